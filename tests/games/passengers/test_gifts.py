"""P-4 and P-11: the order of gifts, and every one of the forty played."""

from __future__ import annotations

from typing import Any

import pytest

import hlubina
from hlubina.games.passengers.rules.effects import move, swap
from tests.games.passengers.scene import (
    CARDS,
    LAYOUTS,
    SMALL_BOATS,
    STANDARD,
    deal,
    next_round,
    pass_gifts,
    place,
    place_all,
    sits,
    take_gifts,
    told,
    truth,
    vote,
)
from tests.games.words import answer, asked, refused, step
from tests.kit.marks import rule

Data = dict[str, Any]
OBJECTS: list[str] = CARDS["objects"]["names"]


def holding(gift: str, *others: str, seats: int = 5, round_number: int = 1, **settings: str) -> hlubina.Game:
    """Seat 0 has placed on the seat of this gift and the game has come to using it; the others took other gifts."""
    set_, number = gift.split("-")
    wanted = OBJECTS[int(number)]
    if set_ != "4P":
        settings = {"gift_set": set_, **settings}
    game = deal(4 if set_ == "4P" else seats, listen=True, settings=settings)
    for played in range(1, round_number + 1):
        if set_ == "4P":
            lay_shadows(game, LAYOUTS[played - 1].get(wanted, "nowhere"))
        if played < round_number:
            place_all(game)
            pass_gifts(game)
            vote(game, *["raven"] * game.seats)
    layout = LAYOUTS[round_number - 1]
    spots = [layout[other] for other in others]
    while game.view(None)["phase"] == "placement":
        seat = game.acting()[0]
        options_ = [text for text in sorted(asked(game)) if text.startswith("place ")]
        if seat == 0:
            fitting = [text for text in options_ if text.endswith(layout[wanted])]
        elif spots:
            fitting = [text for text in options_ if text.endswith(spots[0])]
            spots = spots[1:]
        else:
            fitting = [text for text in options_ if not text.endswith(layout[wanted])]
        answer(game, fitting[0])
    until_turn(game, wanted)
    return game


def lay_shadows(game: hlubina.Game, spare: str) -> None:
    """On the last seats that are not the one to be kept free."""
    while step(game) == "lay_shadow":
        answer(game, [text for text in sorted(asked(game)) if not text.endswith(spare)][-1])


def until_turn(game: hlubina.Game, wanted: str) -> None:
    """Let the gifts before this one be used somehow."""
    while game.view(None)["phase"] == "gifts":
        using = game.view(None)["gift_in_use"]
        if using is not None and OBJECTS[int(using["gift"].split("-")[1])] == wanted:
            return
        seat = game.acting()[0]
        game.take(seat, game.options(seat)[0])


def gift(name: str) -> Data:
    return next(entry for entry in CARDS["gift"] if entry["id"] == name)


# Order


@rule("P-4.1")
@pytest.mark.parametrize("case", CARDS["order_case"], ids=lambda case: case["id"])
def test_gifts_act_in_the_order_of_their_numbers(case: Data) -> None:
    game = take_gifts(deal(5, listen=True), *case["gifts"])
    pass_gifts(game)
    acted = [form["gift"] for form in told(game) if form["event"] in ("used_gift", "no_action", "no_target")]
    assert [OBJECTS[int(name.split("-")[1])] for name in acted] == case["order"]


@rule("P-4.3")
@pytest.mark.parametrize("set_", ["I", "II", "III", "4P"])
def test_the_potion_has_no_action(set_: str) -> None:
    game = holding(f"{set_}-0")
    assert any(form["event"] == "no_action" and form["seat"] == 0 for form in told(game))
    assert not gift(f"{set_}-0")["steps"]


@rule("P-4.2")
def test_a_gift_cannot_be_declined() -> None:
    game = holding("I-4")
    prompt = game.prompt(0)
    assert prompt is not None
    assert prompt.decline is None
    assert refused(game, "silent") == "P-11.4"


# Set I


@rule("P-11.1", "P-11.8")
def test_i_1_every_other_player_admits_how_many_cards_of_a_colour_they_hold() -> None:
    game = holding("I-1")
    hands = [game.view(seat)["hand"] for seat in range(5)]
    answer(game, "colour green")
    answers = {entry["seat"]: entry["answer"] for entry in game.view(None)["answers"]}
    assert answers == {seat: sum("green" in card for card in hands[seat]) for seat in range(1, 5)}


@rule("P-11.3", "P-11.9", "P-9.5")
def test_i_2_two_different_players_secretly_show_a_card_of_their_choice() -> None:
    game = holding("I-2")
    assert asked(game) == {f"player {seat}" for seat in range(1, 5)}
    answer(game, "player 3")
    assert asked(game) == {"player 1", "player 2", "player 4"}
    answer(game, "player 1")
    assert game.acting() == [1, 3]
    card = game.view(3)["hand"][1]
    answer(game, f"card {card}", seat=3)
    assert game.view(3)["players"][3]["pick"] == card
    assert game.view(0)["players"][3]["picked"]
    assert game.view(0)["players"][3]["pick"] is None
    assert not game.view(0)["seen"]
    answer(game, f"card {game.view(1)['hand'][0]}", seat=1)
    shown = {entry["seat"]: entry for entry in game.view(0)["seen"]}
    assert shown[3]["cards"] == [card]
    assert shown[3]["secret"]
    assert any(entry["card"] == card for entry in game.view(0)["players"][3]["hand"])
    assert all(entry["cards"] is None for entry in game.view(2)["seen"])
    assert game.view(3)["hand"].count(card) >= 1


@rule("P-11.17", "P-9.4")
def test_i_3_another_player_is_silent_until_the_votes_are_shown() -> None:
    game = holding("I-3")
    answer(game, "player 2")
    assert game.view(None)["players"][2]["silent"] == "votes_revealed"
    assert [game.may_speak(seat) for seat in range(5)] == [True, True, False, True, True]
    next_round(game, "raven")
    assert game.may_speak(2)


@rule("P-11.6", "P-11.4", "P-8.2")
def test_i_4_looks_at_one_face_down_passenger_in_play() -> None:
    game = holding("I-4")
    choices = {f"passenger 1 {boat} {column}" for boat, column in occupied(game)}
    assert asked(game) == choices  # the player's own one among them
    target = min(choice for choice in choices if not choice.endswith("wolf 1"))
    spot = " ".join(target.split()[2:])
    answer(game, target)
    assert sits(game, spot, 0)["card"] == truth(game, spot)
    assert sits(game, spot, 0)["how"] == "seen"
    assert sits(game, spot)["face_up"] is False
    for viewer in (None, 1, 2, 3, 4):
        entry = game.view(viewer)["seen"][-1]
        assert (entry["how"], entry["seats"], entry["cards"]) == ("looked", [0], None)


def occupied(game: hlubina.Game) -> list[tuple[str, int]]:
    return [
        (boat["boat"], seat["column"])
        for boat in game.view(None)["boats"]
        if boat["where"] == "in_play"
        for seat in boat["seats"]
        if "passenger" in seat
    ]


@rule("P-11.12", "P-4.6")
@pytest.mark.parametrize("name", ["I-6", "II-6", "4P-6"])
def test_i_6_ii_6_and_4p_6_swap_two_passengers_in_play(name: str) -> None:
    game = holding(name)
    spots = sorted(" ".join(choice.split()[2:]) for choice in asked(game))
    one, two = spots[-1], spots[0]  # on different boats
    before = (truth(game, one), truth(game, two))
    votes = [player["votes"] for player in game.view(None)["players"]]
    owners = (sits(game, one)["owner"], sits(game, two)["owner"])
    answer(game, f"passenger 1 {one}")
    assert f"passenger 1 {one}" not in asked(game)
    answer(game, f"passenger 1 {two}")
    assert (truth(game, two), truth(game, one)) == before
    assert (sits(game, two)["owner"], sits(game, one)["owner"]) == owners
    assert [player["votes"] for player in game.view(None)["players"]] == votes


@rule("P-11.4")
@pytest.mark.parametrize("name", ["I-6", "II-6"])
def test_i_6_and_ii_6_swap_only_passengers_on_different_boats(name: str) -> None:
    game = holding(name)
    answer(game, next(choice for choice in asked(game) if "raven" in choice))
    assert asked(game)
    assert all("wolf" in choice for choice in asked(game))


@rule("P-11.14", "P-11.5", "P-4.2")
@pytest.mark.parametrize("name", ["I-7", "II-7"])
def test_i_7_and_ii_7_move_one_passenger_to_an_empty_seat(name: str) -> None:
    game = holding(name, round_number=3)
    spots = sorted(" ".join(choice.split()[2:]) for choice in asked(game))
    one = spots[0]
    card = truth(game, one, 3)
    answer(game, f"passenger 3 {one}")
    assert asked(game)
    assert not any(f"empty_seat {spot}" in asked(game) for spot in spots)
    target = sorted(asked(game))[0]
    answer(game, target)
    assert truth(game, one, 3) is None
    assert truth(game, target.removeprefix("empty_seat "), 3) == card


@rule("P-11.7")
@pytest.mark.parametrize("name", ["I-7", "II-7"])
def test_i_7_and_ii_7_without_an_empty_seat_reveal_one_passenger_in_play_for_good(name: str) -> None:
    game = holding(name, seats=8, round_number=3)
    target = sorted(asked(game))[0]
    boat, column = target.split()[2:]
    answer(game, target)
    for viewer in (None, 1, 4):
        passenger = sits(game, f"{boat} {column}", viewer, 3)
        assert passenger["face_up"]
        assert passenger["card"] == truth(game, f"{boat} {column}", 3)
        assert passenger["how"] == "revealed"
    pass_gifts(game)
    vote(game, *[boat] * 8)
    assert sits(game, f"{boat} {column}", None, 3)["face_up"]


@rule("P-11.7", "P-8.1")
def test_a_revealed_passenger_of_a_lost_boat_stays_known() -> None:
    game = holding("I-7", seats=8, round_number=3, lost_boats_after_game="hidden")
    target = sorted(asked(game))[0]
    boat, column = target.split()[2:]
    answer(game, target)
    pass_gifts(game)
    vote(game, *["wolf" if boat == "raven" else "raven"] * 8)
    passenger = sits(game, f"{boat} {column}", 3, 3)
    assert passenger["card"] is not None
    assert game.view(None)["boats"][4 + ["raven", "wolf"].index(boat)]["where"] == "lost"


@rule("P-11.15", "P-11.1", "P-4.4")
@pytest.mark.parametrize("name", ["I-8", "II-8", "III-8", "4P-8"])
def test_the_mask_gift_lays_an_unused_mask(name: str) -> None:
    game = holding(name)
    assert asked(game) == {"colour green", "colour red", "colour blue"}
    answer(game, "colour blue")
    target = sorted(asked(game))[0]
    spot = " ".join(target.split()[2:])
    answer(game, target)
    assert sits(game, spot)["mask"] == "blue"
    assert game.view(None)["masks"] == ["green", "red"]


@rule("P-11.16")
@pytest.mark.parametrize("name", ["I-9", "II-9", "III-9", "4P-9"])
def test_the_coin_gift_takes_the_coin_at_once(name: str) -> None:
    set_ = name.split("-")[0]
    settings = {} if set_ == "4P" else {"gift_set": set_}
    game = deal(4 if set_ == "4P" else 5, coin=1, listen=True, settings=settings)
    if set_ == "4P":
        lay_shadows(game, "raven 4")
    while game.view(None)["phase"] == "placement":
        seat = game.acting()[0]
        texts = sorted(text for text in asked(game) if text.startswith("place "))
        wanted = [text for text in texts if text.endswith("raven 4") == (seat == 0)]
        answer(game, wanted[-1])
    pass_gifts(game)
    assert game.view(None)["coin"] == 0
    assert any(form["event"] == "took_coin" for form in told(game))


@rule("P-11.16")
def test_who_has_the_coin_keeps_it() -> None:
    game = holding("I-9")
    assert game.view(None)["coin"] == 0
    assert any(form["event"] == "kept_coin" for form in told(game))


# Set II


@rule("P-11.2", "P-11.8")
@pytest.mark.parametrize("kind", ["soul", "demon"])
def test_ii_1_a_player_admits_whether_they_hold_a_soul_or_a_demon(kind: str) -> None:
    for seat in (1, 4):
        game = holding("II-1")
        answer(game, f"kind {kind}", f"player {seat}")
        (entry,) = game.view(None)["answers"]
        assert entry["seat"] == seat
        assert entry["answer"] == any(card.startswith(kind) for card in game.view(seat)["hand"])


@rule("P-11.8")
def test_zholyk_in_hand_is_a_soul_and_a_demon_and_has_no_colour() -> None:
    hands = ["Sg Sr Db", "Sb Sg Dr", "Sr Sb Dg", "Sg Dr Db", "Sr Dg Db", "Z Sb Dr"]
    for kind in ("soul", "demon"):
        game = deal(6, *hands, gift_set="II")
        place(game, "Sg wolf 3", "Sb raven 1", "Sr raven 2", "Sg raven 3", "Sr wolf 1", "Sb wolf 2")
        answer(game, f"kind {kind}", "player 5")
        assert next(entry for entry in game.view(None)["answers"] if entry["seat"] == 5)["answer"] == 1
    game = deal(6, *hands)
    place(game, "Sg wolf 3", "Sb raven 1", "Sr raven 2", "Sg raven 3", "Sr wolf 1", "Sb wolf 2")
    answer(game, "colour blue")
    assert next(entry for entry in game.view(None)["answers"] if entry["seat"] == 5)["answer"] == 0


@rule("P-11.9")
def test_ii_2_both_cards_are_picked_before_either_is_shown() -> None:
    game = holding("II-2")
    answer(game, "player 2")
    assert game.acting() == [0, 2]
    mine, yours = game.view(0)["hand"][1], game.view(2)["hand"][0]
    answer(game, f"card {mine}", seat=0)
    assert not game.view(2)["seen"]
    answer(game, f"card {yours}", seat=2)
    assert [entry["cards"] for entry in game.view(0)["seen"]] == [[mine], [yours]]
    assert [entry["cards"] for entry in game.view(2)["seen"]] == [[mine], [yours]]
    assert [entry["cards"] for entry in game.view(1)["seen"]] == [None, None]


@rule("P-11.17")
def test_ii_3_everybody_is_silent_until_the_gifts_are_done() -> None:
    game = take_gifts(deal(5, gift_set="II"), "bell", "potion", "scroll", "mask", "hamsa")
    assert game.acting() == [4]  # the bell has asked nobody
    assert not any(game.may_speak(seat) for seat in range(5))
    assert {player["silent"] for player in game.view(None)["players"]} == {"gift_phase_end"}
    pass_gifts(game)
    assert game.view(None)["phase"] == "vote"
    assert all(game.may_speak(seat) for seat in range(5))


@rule("P-11.6")
def test_ii_4_looks_at_one_passenger() -> None:
    game = holding("II-4")
    target = sorted(asked(game))[0]
    spot = " ".join(target.split()[2:])
    answer(game, target)
    assert sits(game, spot, 0)["card"] == truth(game, spot)
    assert game.view(1)["seen"][-1]["seats"] == [0]
    assert game.view(1)["seen"][-1]["cards"] is None


@rule("P-11.8")
@pytest.mark.parametrize("name", ["I-5", "II-5"])
@pytest.mark.parametrize("what", ["kind", "colour"])
def test_i_5_and_ii_5_look_into_the_underworld_and_admit_kind_or_colour(what: str, name: str) -> None:
    game = holding(name, round_number=2)
    target = sorted(asked(game))[-1]
    spot = " ".join(target.split()[2:])
    answer(game, target)
    assert asked(game) == {"admit_kind", "admit_colour"}
    answer(game, f"admit_{what}")
    card = truth(game, spot, 1)
    assert card is not None
    kind, colour = card.split("_")
    entry = game.view(None)["answers"][-1]
    assert entry["answer"] == (kind if what == "kind" else colour)
    assert sits(game, spot, 0, 1)["card"] == card
    shown = sits(game, spot, None, 1)
    assert (shown["kind"], shown["colour"]) == ((kind, None) if what == "kind" else (None, colour))
    assert shown["how"] == "stated"


@rule("P-11.8")
@pytest.mark.parametrize(("what", "answered"), [("kind", "zholyk"), ("colour", None)])
def test_ii_5_of_zholyk_the_answers_are_zholyk_or_no_colour(what: str, answered: str | None) -> None:
    game = deal(6, gift_set="II", coin=5, listen=True)
    place(game, "Z raven 1")
    place_all(game)
    pass_gifts(game, max)
    vote(game, *["raven"] * 6)
    (column,) = [column for column in range(1, 5) if truth(game, f"raven {column}", 1) == "zholyk"]
    take_scales = [text for text in asked(game) if text.endswith("wolf 4")]
    answer(game, take_scales[0])
    owner = next(seat for seat in range(6) if game.view(None)["players"][seat]["gift"] == "II-5")
    place_all(game)
    until_turn(game, "scales")
    answer(game, f"passenger 1 raven {column}", f"admit_{what}", seat=owner)
    entry = game.view(None)["answers"][-1]
    assert entry["answer"] == answered
    assert sits(game, f"raven {column}", None, 1)["card"] == "zholyk"  # both answers give it away


@rule("P-11.5", "P-3.3")
def test_ii_7_no_boat_comes_above_its_limit() -> None:
    game = deal(5, gift_set="II", cards=STANDARD)
    place(game, "Sg raven 2", "Sb raven 1", "Sr raven 3", "Sg wolf 1", "Sr wolf 5")
    until_turn(game, "feather")
    answer(game, "passenger 1 wolf 1")
    assert asked(game) == {f"empty_seat wolf {column}" for column in (2, 3, 4)}  # raven has three


# Set III


@rule("P-11.11")
def test_iii_1_exchanges_a_card_of_each_hand_and_loyalties_stay() -> None:
    game = holding("III-1")
    answer(game, "kind soul", "player 3")
    assert game.acting() == [0, 3]
    assert step(game) == "give_card"
    hands = {seat: game.view(seat)["hand"] for seat in (0, 3)}
    mine, yours = hands[0][0], hands[3][1]
    answer(game, f"card {mine}", seat=0)
    assert game.view(0)["hand"] == hands[0]
    answer(game, f"card {yours}", seat=3)
    assert sorted(game.view(0)["hand"]) == sorted([hands[0][1], yours])
    assert sorted(game.view(3)["hand"]) == sorted([hands[3][0], mine])
    assert game.view(0)["loyalty"] == "guide"
    assert game.view(3)["loyalty"] == "smuggler"
    entry = game.view(0)["seen"][-1]
    assert (entry["how"], entry["seat"], entry["opponent"], entry["cards"]) == ("exchanged", 0, 3, [mine, yours])
    assert game.view(1)["seen"][-1]["cards"] is None
    answers = game.view(None)["answers"]  # of the hands after the exchange
    assert sorted(entry["seat"] for entry in answers) == [1, 2, 3, 4]
    for admitted in answers:
        holds = any(card.startswith("soul") for card in game.view(admitted["seat"])["hand"])
        assert admitted["answer"] == holds


@rule("P-11.10")
def test_iii_2_secretly_looks_at_a_whole_hand() -> None:
    game = holding("III-2")
    answer(game, "player 4")
    entry = game.view(0)["seen"][-1]
    assert (entry["cards"], entry["secret"]) == (game.view(4)["hand"], True)
    assert [card["card"] for card in game.view(0)["players"][4]["hand"]] == game.view(4)["hand"]
    assert game.view(1)["seen"][-1]["cards"] is None


@rule("P-11.18", "P-5.1")
@pytest.mark.parametrize("boat", ["raven", "wolf"])
def test_iii_3_another_player_announces_a_boat_and_is_bound_to_it(boat: str) -> None:
    game = holding("III-3", "potion", "scroll", "mask", "hamsa")
    answer(game, "player 2")
    assert (step(game), game.acting()) == ("announce_boat", [2])
    answer(game, f"announce {boat}")
    assert game.view(None)["players"][2]["bound"] == boat
    pass_gifts(game)
    assert game.acting() == [0, 1, 3, 4]
    vote(game, *["wolf" if boat == "raven" else "raven"] * 5)
    assert game.view(None)["votings"][0]["votes"][2]["boat"] == boat


@rule("P-11.12", "P-11.18", "P-4.5")
@pytest.mark.parametrize("name", ["III-3", "4P-5"])
def test_iii_3_and_4p_5_swap_two_passengers_on_one_boat_in_the_underworld(name: str) -> None:
    game = holding(name, round_number=3)
    if name == "III-3":
        answer(game, "player 2", "announce raven")
        assert game.view(None)["players"][2]["bound"] == "raven"
    assert game.acting() == [0]
    assert {choice.split()[1] for choice in asked(game)} == {"1", "2"}
    first = sorted(asked(game))[0]
    answer(game, first)
    number, boat = first.split()[1:3]
    assert all(choice.split()[1:3] == [number, boat] for choice in asked(game))
    second = sorted(asked(game))[-1]
    spots = [" ".join(choice.split()[2:]) for choice in (first, second)]
    before = [truth(game, spot, int(number)) for spot in spots]
    answer(game, second)
    assert [truth(game, spot, int(number)) for spot in spots] == before[::-1]


@rule("P-4.2", "P-11.18")
def test_iii_3_without_the_underworld_only_binds_a_vote() -> None:
    game = holding("III-3")
    answer(game, "player 2", "announce raven")
    in_use = game.view(None)["gift_in_use"]
    assert in_use is None or in_use["gift"] != "III-3"


@rule("P-11.4", "P-11.6", "P-11.17")
def test_iii_4_looks_at_one_on_each_boat_and_is_silent() -> None:
    game = holding("III-4", "potion", "scroll", "mask", "bell")
    assert all(" raven " in choice for choice in asked(game))
    one = sorted(asked(game))[0]
    answer(game, one)
    assert all(" wolf " in choice for choice in asked(game))
    two = sorted(asked(game))[-1]
    answer(game, two)
    for target in (one, two):
        spot = " ".join(target.split()[2:])
        assert sits(game, spot, 0)["card"] == truth(game, spot)
    assert game.view(None)["players"][0]["silent"] == "votes_revealed"


@rule("P-11.4", "P-9.5")
def test_iii_5_secretly_looks_at_up_to_two_on_one_boat_of_the_underworld() -> None:
    game = holding("III-5", round_number=3)
    first = sorted(asked(game))[0]
    assert "enough" not in asked(game)
    boat = first.split()[1:3]
    answer(game, first)
    assert "enough" in asked(game)
    assert all(choice == "enough" or choice.split()[1:3] == boat for choice in asked(game))
    answer(game, "enough")
    entry = game.view(0)["seen"][-1]
    assert entry["secret"]
    assert entry["cards"] is not None
    assert sum(entry["gift"] == "III-5" for entry in game.view(0)["seen"]) == 1


@rule("P-11.13", "P-8.3")
def test_iii_6_shuffles_two_passengers_so_that_nobody_knows_the_order() -> None:
    outcomes: set[bool] = set()
    for seed in range(12):
        data = deal(5, "Sg Sr Db", "Sb Sg Dr", "Sr Sb Dg", "Sg Dr Db", "Sr Dg Db", gift_set="III").dump()
        data["chance"] = hlubina.stream(seed, "shuffle").dump()
        game = hlubina.load(data, SMALL_BOATS)
        place(game, "Sg raven 2", "Dr raven 1", "Sr wolf 2", "Sg wolf 4", "Sr wolf 1")
        until_turn(game, "scroll")
        answer(game, "passenger 1 raven 1", "passenger 1 wolf 2")
        outcomes.add(truth(game, "raven 1") == "demon_red")
        for viewer in (None, 0, 1, 2):
            for spot in ("raven 1", "wolf 2"):
                passenger = sits(game, spot, viewer)
                assert passenger["passengers"] == [3, 6]
                assert (passenger["owner"], passenger["kind"]) == (None, None)
    assert outcomes == {True, False}


@rule("P-11.14", "P-4.2")
def test_iii_7_moves_one_passenger_to_an_empty_seat() -> None:
    game = holding("III-7", round_number=3)
    one = sorted(asked(game))[0]
    spot = " ".join(one.split()[2:])
    card = truth(game, spot, 3)
    answer(game, one)
    target = sorted(asked(game))[0]
    answer(game, target)
    assert truth(game, spot, 3) is None
    assert truth(game, target.removeprefix("empty_seat "), 3) == card


@rule("P-11.12", "P-11.4")
def test_iii_7_without_an_empty_seat_swaps_one_in_play_with_one_in_the_underworld() -> None:
    game = holding("III-7", seats=8, round_number=3)
    one = sorted(asked(game))[0]
    assert one.startswith("passenger 3")
    answer(game, one)
    two = sorted(asked(game))[0]
    assert two.startswith("passenger 1 raven")
    before = (truth(game, " ".join(one.split()[2:]), 3), truth(game, " ".join(two.split()[2:]), 1))
    answer(game, two)
    assert (truth(game, " ".join(two.split()[2:]), 1), truth(game, " ".join(one.split()[2:]), 3)) == before


# Set 4P


@rule("P-11.8")
def test_4p_1_one_player_admits_how_many_cards_of_a_colour_they_hold() -> None:
    game = holding("4P-1")
    answer(game, "colour blue", "player 2")
    (entry,) = game.view(None)["answers"]
    assert entry["seat"] == 2
    assert entry["answer"] == sum("blue" in card for card in game.view(2)["hand"])


@rule("P-11.9")
def test_4p_2_one_player_secretly_shows_a_card() -> None:
    game = holding("4P-2")
    answer(game, "player 3")
    assert game.acting() == [3]
    card = game.view(3)["hand"][-1]
    answer(game, f"card {card}")
    assert game.view(0)["seen"][-1]["cards"] == [card]


@rule("P-11.4", "P-11.17")
def test_4p_3_looks_at_a_shadow_in_play_and_is_silent() -> None:
    game = holding("4P-3")
    spots = [" ".join(choice.split()[2:]) for choice in sorted(asked(game))]
    assert len(spots) == 2
    assert all("shadow" in sits(game, spot) for spot in spots)
    answer(game, f"passenger 1 {spots[0]}")
    assert sits(game, spots[0], 0)["card"] == truth(game, spots[0])
    assert sits(game, spots[0], 1)["card"] is None
    assert not game.may_speak(0)


@rule("P-11.4")
def test_4p_4_looks_at_a_passenger_that_is_no_shadow() -> None:
    game = holding("4P-4")
    spots = [" ".join(choice.split()[2:]) for choice in asked(game)]
    assert len(spots) == 4
    assert not any("shadow" in sits(game, spot) for spot in spots)
    answer(game, f"passenger 1 {spots[0]}")
    assert sits(game, spots[0], 0)["card"] == truth(game, spots[0])


@rule("P-11.4", "P-11.7")
def test_4p_7_reveals_a_shadow_in_play_or_in_the_underworld() -> None:
    game = holding("4P-7", round_number=3)
    choices = sorted(asked(game))
    assert {choice.split()[1] for choice in choices} == {"1", "2", "3"}
    old = choices[0]
    spot = " ".join(old.split()[2:])
    assert "shadow" in sits(game, spot, None, 1)
    answer(game, old)
    assert sits(game, spot, None, 1)["face_up"]
    assert sits(game, spot, 3, 1)["card"] is not None


PLAYED = {
    *["I-1", "I-2", "I-3", "I-4", "I-5", "I-6", "I-7", "II-1", "II-2", "II-3", "II-4", "II-5", "II-6", "II-7"],
    *[
        "III-1",
        "III-2",
        "III-3",
        "III-4",
        "III-5",
        "III-6",
        "III-7",
        "4P-1",
        "4P-2",
        "4P-3",
        "4P-4",
        "4P-5",
        "4P-6",
        "4P-7",
    ],
    *[f"{set_}-{number}" for set_ in ("I", "II", "III", "4P") for number in (0, 8, 9)],
}


def test_every_gift_of_the_card_file_is_played_here() -> None:
    assert {entry["id"] for entry in CARDS["gift"]} == PLAYED


# What gifts have in common


@rule("P-4.2")
@pytest.mark.parametrize(("name", "round_number"), [("I-5", 1), ("I-7", 1), ("II-5", 1), ("III-5", 1), ("III-7", 1)])
def test_without_the_underworld_nothing_happens(name: str, round_number: int) -> None:
    """With five seats all gifts are there in round I."""
    set_, number = name.split("-")
    game = deal(5, gift_set=set_, cards=STANDARD, listen=True)
    spot = {"5": "raven 5", "7": "wolf 5"}[number]
    answer(game, f"place soul_green {spot}")
    place_all(game)
    pass_gifts(game)
    what = [form["event"] for form in told(game) if form.get("gift") == name and form["event"] != "placed"]
    assert what == (["used_gift"] if name in ("I-7", "III-7") else ["no_target"])


@rule("P-4.2")
@pytest.mark.parametrize("set_", ["I", "II", "III"])
def test_gifts_for_hands_do_nothing_when_hands_are_empty(set_: str) -> None:
    game = deal(8, gift_set=set_, cards=STANDARD, listen=True)
    for _ in range(2):
        place_all(game)
        pass_gifts(game)
        vote(game, *["raven"] * 8)
    for spot in ("wolf 5", "raven 5"):
        card = game.view(game.acting()[0])["hand"][0]
        answer(game, f"place {card} {spot}")
    place_all(game)
    pass_gifts(game)
    idle = [form["gift"] for form in told(game) if form["event"] == "no_target"]
    assert {f"{set_}-1", f"{set_}-2"} <= set(idle)


@rule("P-4.4")
def test_face_and_mask_travel_with_a_passenger() -> None:
    game: Any = deal(5, gift_set="II", gift_set_round_2="I", gift_set_round_3="I")
    game.masks[0], game.face_up = 1, 1
    game.traces[0], game.traces[6] = [0], [3]
    swap(game, 0, 6)
    assert (game.masks[6], game.masks[0], game.face_up) == (1, -1, 1 << 6)
    move(game, 6, 9)
    assert (game.masks[9], game.masks[6], game.face_up) == (1, -1, 1 << 9)
    assert (game.traces[9], game.traces[6], game.traces[0]) == ([0], [], [3])


@rule("P-4.4")
def test_no_passenger_wears_two_masks() -> None:
    game = holding("I-8")
    answer(game, "colour red")
    target = sorted(asked(game))[0]
    answer(game, target)
    pass_gifts(game)
    vote(game, *["raven" if " raven " in target else "wolf"] * 5)
    while game.view(None)["phase"] == "placement":
        game.take(game.acting()[0], game.options(game.acting()[0])[0])
    assert sum("mask" in seat.get("passenger", {}) for boat in game.view(None)["boats"] for seat in boat["seats"]) == 1


@rule("P-4.5")
def test_gifts_in_play_never_reach_the_underworld() -> None:
    for name in ("I-4", "I-6"):
        game = holding(name, round_number=2)
        assert all(choice.startswith("passenger 2") for choice in asked(game))


@rule("P-4.6")
def test_votes_are_not_changed_by_moving_a_passenger() -> None:
    game = holding("II-7", round_number=3)
    votes = [player["votes"] for player in game.view(None)["players"]]
    answer(game, sorted(asked(game))[0])
    answer(game, sorted(asked(game))[0])
    assert [player["votes"] for player in game.view(None)["players"]] == votes
