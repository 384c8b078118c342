"""P-8: a view shows exactly what holds in every world that fits what the viewer knows."""

from __future__ import annotations

import random
from typing import Any

import pytest

import hlubina
from hlubina.core.chance import stream
from tests.games.passengers.reference import CARDS, SIDES, Reference, certain_hand, common
from tests.games.passengers.scene import SMALL_BOATS, deal, next_round, place, sits, truth
from tests.games.words import answer
from tests.kit.marks import campaign, rule
from tests.kit.tables import play_at_random

Data = dict[str, Any]


def check_against_reference(start: hlubina.Game, game: hlubina.Game, viewer: int | None) -> int:
    """Everything certain in the view, compared with all histories; says how many certainties there were."""
    assert game.journal is not None
    view: Data = game.view(viewer)
    reference = Reference(start, game.journal.seen_by(viewer), viewer)
    certain = 0
    for entry in view["passengers"]:
        shadow = entry["owner"] is None
        slot = f"shadow {entry['passenger'] - 24}" if shadow else (entry["owner"], entry["round"])
        expected = common(reference.passengers[slot])
        assert {key: entry[key] for key in expected} == expected
    for boat in view["boats"]:
        for seat in boat["seats"]:
            if "passenger" in seat:
                place_ = (boat["round"], boat["boat"], seat["column"])
                expected = common(reference.places[place_])
                assert {key: seat["passenger"][key] for key in expected} == expected
                certain += expected["kind"] is not None and seat["passenger"]["how"] == "deduced"
    for seat, player in enumerate(view["players"]):
        sides = reference.sides[seat]
        assert player["loyalty"] == (SIDES[min(sides)] if len(sides) == 1 else None)
        certain += len(sides) == 1 and seat != viewer
        if player["hand"]:
            assert player["hand"] == certain_hand(reference.hands[seat])
            for number, colour in enumerate(("green", "red", "blue")):
                counts = [sum(card < 6 and card % 3 == number for card in hand) for hand in reference.hands[seat]]
                assert player["colours"][colour] == min(counts)
    return certain


TABLES = [
    *[(4, {}), (5, {"gift_set": "I"}), (5, {"gift_set": "II"}), (5, {"gift_set": "III"})],
    *[(6, {"gift_set": "I"}), (6, {"gift_set": "III"}), (7, {"gift_set": "II"}), (8, {"gift_set": "I"})],
    (6, {"gift_set": "III", "gift_set_round_2": "I", "gift_set_round_3": "II"}),
]


@rule("P-8.1", "P-8.4")
@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_views_show_exactly_what_every_possible_history_has_in_common(seats: int, settings: dict[str, str]) -> None:
    chooser = random.Random(seats + 1)
    start = hlubina.new("passengers", seats, seats + 1, {**settings, "talk": "off"})
    game = start.copy()
    game.listen()
    marks = [25, 60]  # of the game, in percent
    while marks:
        seat = chooser.choice(game.acting())
        game.take(seat, chooser.choice(game.options(seat)))
        if game.progress() > marks[0]:
            check_against_reference(start, game, chooser.choice([None, *range(seats)]))
            del marks[0]


@campaign
@rule("P-8.1")
@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_campaign_of_certainties(seats: int, settings: dict[str, str]) -> None:
    deduced = 0
    for seed in range(100, 140):
        chooser = random.Random(seed)
        start = hlubina.new("passengers", seats, seed, {**settings, "talk": "off"})
        game = start.copy()
        game.listen()
        while not game.is_over():
            seat = chooser.choice(game.acting())
            game.take(seat, chooser.choice(game.options(seat)))
            if chooser.random() < 0.2 and not game.is_over():
                deduced += check_against_reference(start, game, chooser.choice([None, *range(seats)]))
    assert deduced > 0


# Looks


def looked() -> hlubina.Game:
    """Seat 4 has looked at the red demon that seat 1 placed on raven 1."""
    game = deal(5, "Sg Sr Db", "Sb Sg Dr", "Sr Sb Dg", "Sg Dr Db", "Sr Dg Db")
    place(game, "Sg raven 2", "Dr raven 1", "Sr wolf 3", "Sg wolf 2", "Sr wolf 1")
    answer(game, "colour green")
    return answer(game, "passenger 1 raven 1")


@rule("P-8.1", "P-11.6")
def test_after_a_look_only_the_looker_and_the_placer_know_the_card() -> None:
    game = looked()
    for viewer in (None, 0, 2, 3):
        assert sits(game, "raven 1", viewer)["card"] is None
        assert game.view(viewer)["seen"][0]["seats"] == [4]
    assert sits(game, "raven 1", 4)["card"] == "demon_red"
    assert sits(game, "raven 1", 1)["how"] == "own"


@rule("P-8.1", "P-11.12")
def test_a_swap_carries_knowledge_along() -> None:
    game = answer(looked(), "passenger 1 raven 1", "passenger 1 wolf 3")
    assert sits(game, "wolf 3", 4)["card"] == "demon_red"
    assert sits(game, "wolf 3", 4)["how"] == "seen"
    assert sits(game, "raven 1", 4)["card"] is None
    assert sits(game, "wolf 3", 1)["card"] == "demon_red"
    assert sits(game, "raven 1", 2)["card"] == "soul_red"


def shuffled(*hands: str) -> hlubina.Game:
    """Round II, set III then I: seats 1 and 2 have placed on raven 1 and wolf 2, and these were shuffled."""
    given = hands or ("Sg Sr Db", "Sb Sg Dr", "Sr Sb Dg", "Sg Dr Db", "Sr Dg Db")
    game = deal(5, *given, gift_set="III", gift_set_round_2="I")
    place(game, "Sg raven 2", "Dr raven 1", "Sr wolf 2", "Sg wolf 4", "Sr raven 3")
    while game.view(None)["step"] != "choose_passengers":
        game.take(game.acting()[0], game.options(game.acting()[0])[0])
    return answer(game, "passenger 1 raven 1", "passenger 1 wolf 2")


@rule("P-8.3", "P-11.13")
def test_after_a_shuffle_the_placer_knows_only_that_it_is_one_of_two() -> None:
    game = shuffled()
    for spot in ("raven 1", "wolf 2"):
        passenger = sits(game, spot, 1)
        assert passenger["passengers"] == [3, 6]
        assert passenger["card"] is None
    own = next(entry for entry in game.view(1)["passengers"] if entry["passenger"] == 3)
    assert own["card"] == "demon_red"


@rule("P-8.3")
def test_a_later_look_at_one_of_the_two_settles_both_for_that_viewer() -> None:
    """Seat 1 placed a demon; the scales show it one of the two in the Underworld."""
    for seed in range(4):
        data = shuffled().dump()
        data["shuffles"] = [seed % 2]
        data["table"]["boats"][0][0], data["table"]["boats"][1][1] = (
            ("demon_red", "soul_red") if seed % 2 == 0 else ("soul_red", "demon_red")
        )
        game = hlubina.load(data, SMALL_BOATS)
        next_round(game, "raven")
        place(game, "Sr raven 1", "Sb wolf 4", "Sb raven 3", "Dr wolf 1", "Dg wolf 2")
        while game.view(None)["gift_in_use"] is None or game.view(None)["gift_in_use"]["gift"] != "I-5":
            game.take(game.acting()[0], game.options(game.acting()[0])[0])
        answer(game, "passenger 1 raven 1")
        answer(game, "admit_colour")  # red, as both of them are
        seen = truth(game, "raven 1", 1)
        assert sits(game, "raven 1", 1, 1)["card"] == seen
        other = sits(game, "wolf 2", 1, 1)
        if seen == "soul_red":  # so the viewer's own demon is the other one
            assert sits(game, "raven 1", 1, 1)["passengers"] == [6]
            assert (other["card"], other["how"]) == ("demon_red", "own")
        else:  # it may be a red demon of somebody else
            assert other["card"] is None
        assert sits(game, "raven 1", 3, 1)["card"] is None


@rule("P-8.3")
def test_two_equal_cards_stay_known_through_a_shuffle() -> None:
    """Seat 2 is shown nothing, but seat 1 placed a red soul and looked at another one before both were shuffled."""
    game = deal(6, gift_set="III")
    place(game, "Sg wolf 4", "Sb wolf 1", "Sb raven 2", "Sg raven 1", "Sr raven 3", "Sb wolf 2")
    while game.view(None)["gift_in_use"] is None or game.view(None)["gift_in_use"]["gift"] != "III-4":
        game.take(game.acting()[0], game.options(game.acting()[0])[0])
    answer(game, "passenger 1 raven 2", "passenger 1 wolf 2")  # seat 1 sees two blue souls
    assert game.view(None)["gift_in_use"]["gift"] == "III-6"
    answer(game, "passenger 1 raven 2", "passenger 1 wolf 2")
    for spot in ("raven 2", "wolf 2"):
        assert sits(game, spot, 1)["card"] == "soul_blue"
        assert sits(game, spot, 1)["owner"] is None
        assert sits(game, spot, 0)["card"] is None


def a_demon_among_souls() -> hlubina.Game:
    """Everybody has placed a soul but seat 3, whose demon is at raven 3."""
    game = deal(5, "Sg Sr Db", "Sb Sg Dr", "Sr Sb Dg", "Sg Dr Db", "Sr Dg Db")
    return place(game, "Sg wolf 1", "Sb raven 1", "Sr raven 2", "Dr raven 3", "Sr wolf 2")


# Hands


@rule("P-8.4")
def test_two_demons_of_one_player_prove_a_smuggler_to_who_knows_them() -> None:
    game = a_demon_among_souls()
    answer(game, "player 0", "player 1")
    answer(game, "card demon_blue", seat=0)
    answer(game, "card soul_green", seat=1)
    answer(game, "passenger 1 raven 3")  # seat 0 sees that seat 3 placed a demon
    assert game.view(0)["players"][3]["loyalty"] is None
    next_round(game, "raven")
    place(game, "Sr wolf 2", "Sg raven 2", "Sb raven 1", "Db wolf 1", "Dg wolf 3")
    while game.view(None)["gift_in_use"] is None or game.view(None)["gift_in_use"]["gift"] != "I-4":
        game.take(game.acting()[0], game.options(game.acting()[0])[0])
    answer(game, "passenger 2 wolf 1")
    assert game.view(0)["players"][3]["loyalty"] == "smuggler"
    assert game.view(0)["players"][3]["hand"][0]["kind"] == "soul"
    assert game.view(1)["players"][3]["loyalty"] is None


@rule("P-8.4")
def test_one_demon_alone_proves_nothing() -> None:
    game = deal(5, "Sg Sr Db", "Sb Sg Dr", "Sr Sb Dg", "Sg Dr Db", "Sr Dg Db", coin=4)
    place(game, "Sr raven 1", "Sg wolf 1", "Dr raven 2", "Sr wolf 3", "Sg wolf 2")
    answer(game, "colour green", "passenger 1 raven 2")
    assert sits(game, "raven 2", 0)["kind"] == "demon"
    assert game.view(0)["players"][1]["loyalty"] is None


@rule("P-8.1")
def test_with_eight_players_the_last_colour_is_known_by_counting() -> None:
    """All twelve souls are in the game: who has seen eleven of them knows the twelfth."""
    found = 0
    for seed in range(6):
        game = hlubina.new("passengers", 8, seed, {"talk": "off", "lost_boats_after_game": "hidden"})
        for _ in play_at_random(game, seed):
            pass
        for viewer in range(8):
            for boat in game.view(viewer)["boats"]:
                there = [seat["passenger"] for seat in boat["seats"] if "passenger" in seat]
                found += sum(passenger["how"] == "deduced" for passenger in there)
    assert found > 0


# Imagining


@rule("P-8.1")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_imagined_worlds_cover_what_is_possible_and_never_what_is_not(seats: int) -> None:
    """What is certain is the same in every imagined world; what is not certain varies."""
    chooser = random.Random(seats)
    for gift_set in ("I", "III"):
        game = hlubina.new("passengers", seats, seats, {"gift_set": gift_set, "talk": "off"})
        for position in play_at_random(game, seats):
            if chooser.random() < 0.9 or position.is_over():
                continue
            viewer = chooser.randrange(seats)
            view = position.view(viewer)
            dreams = [position.imagine(viewer, stream(number, "cover")).dump()["table"] for number in range(120)]
            for number, boat in enumerate(view["boats"]):
                for column, seat in enumerate(boat["seats"]):
                    if "passenger" in seat:
                        seen = {plain(dream["boats"][number][column]) for dream in dreams}
                        assert seat["passenger"]["card"] in (None, *seen)
                        assert (len(seen) == 1) == (seat["passenger"]["card"] is not None)


def plain(card: str) -> str:
    return card.lower().partition("+")[0]


@rule("P-8.1")
def test_imagined_worlds_are_as_likely_as_at_the_table() -> None:
    """Who placed a demon is a smuggler twice as often as a guide, if all cards are placed equally often."""
    game = a_demon_among_souls()
    answer(game, "player 1", "player 2")
    answer(game, "card soul_green", seat=1)
    answer(game, "card demon_green", seat=2)
    answer(game, "passenger 1 raven 3")
    worlds = [game.imagine(0, stream(number, "likely")).dump()["deal"] for number in range(1500)]
    smuggler = sum(world["loyalty"][3] == "smuggler" for world in worlds) / len(worlds)
    assert 0.55 < smuggler < 0.9
    seen = [world["hands"][3] for world in worlds]
    assert all("demon_red" in hand for hand in seen)


@rule("P-8.1")
def test_draws_match_a_plain_shuffle_that_is_repeated_until_it_fits() -> None:
    """Seat 1 has admitted that it holds two green cards of three; everything else is unknown to a spectator's eye."""
    game = deal(5, "Sr Sb Db", "Sg Sg Dr", "Sr Sb Dg", "Sg Dr Db", "Sr Dg Db", coin=1)
    place(game, "Dr wolf 1", "Sr raven 1", "Sg raven 2", "Sr wolf 2", "Sr wolf 3")
    answer(game, "colour green")
    chooser = random.Random(3)
    expected = {"guide": 0, "smuggler": 0}
    answers = {entry["seat"]: entry["answer"] for entry in game.view(0)["answers"]}
    own = game.dump()["deal"]["hands"][0]
    fitting = 0
    while fitting < 1200:
        souls = [card for card in CARDS[:3] for _ in range(4)]
        demons = [card for card in CARDS[3:6] for _ in range(4)]
        for card in own:
            (souls if card in souls else demons).remove(card)
        chooser.shuffle(souls)
        chooser.shuffle(demons)
        sides = ["guide", "guide", "smuggler", "smuggler"]
        chooser.shuffle(sides)
        held: list[list[str]] = []
        for side in sides:
            hand = [souls.pop(), demons.pop(), souls.pop() if side == "guide" else demons.pop()]
            chooser.shuffle(hand)
            held.append(hand[1:])
        if all(sum("green" in card for card in held[seat - 1]) == answers[seat] for seat in answers if seat > 0):
            fitting += 1
            expected[sides[0]] += 1
    dreams = [game.imagine(0, stream(number, "draws")).dump()["deal"]["loyalty"][1] for number in range(1200)]
    assert abs(dreams.count("guide") - expected["guide"]) < 0.07 * 1200


@rule("P-8.2")
def test_who_imagines_offers_the_others_as_many_answers_as_they_really_have() -> None:
    for seed in range(3):
        for game in play_at_random(hlubina.new("passengers", 6, seed, {"talk": "off"}), seed):
            for viewer in range(6):
                dream = game.imagine(viewer, stream(seed, "answers"))
                assert [len(dream.options(seat)) for seat in range(6)] == [len(game.options(seat)) for seat in range(6)]


@rule("P-8.1")
def test_a_boat_promises_what_its_passengers_can_be() -> None:
    chooser = random.Random(3)
    for seed in range(3):
        game = hlubina.new("passengers", 6, seed, {"talk": "off"})
        while not game.is_over():
            view: Data = game.view(chooser.choice((None, *range(6))))
            for boat in view["boats"]:
                check_promise(boat)
            game.take(game.actor, chooser.choice(game.options(game.actor)))


def check_promise(boat: Data) -> None:
    if boat["where"] != "in_play":
        assert "promise" not in boat
        return
    sitting = [seat["passenger"] for seat in boat["seats"] if "passenger" in seat]
    for kind, (least, most) in (("soul", boat["promise"]["souls"]), ("demon", boat["promise"]["demons"])):
        assert 0 <= least <= most <= len(sitting)
        assert least >= sum(each["kind"] in (kind, "zholyk") for each in sitting)
        assert most <= sum(each["kind"] in (kind, "zholyk", None) for each in sitting)
    assert 0 <= boat["promise"]["bonus"] <= 3
