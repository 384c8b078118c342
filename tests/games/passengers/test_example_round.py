"""The rulebook's example round: Agnes, Bruno, Cyril, Dita and Ervin, seats 0 to 4; Cyril and Ervin are smugglers."""

from __future__ import annotations

import pytest

import hlubina
from hlubina.core.cardfile import CardFile
from tests.games.passengers.scene import CARDS, SMALL_BOATS, STANDARD, deal, place, sits, told, truth, vote
from tests.games.words import NO_RULE, answer, asked, refused, step
from tests.kit.marks import rule

AGNES, BRUNO, CYRIL, DITA, ERVIN = range(5)
HANDS = ["Sg Sr Dg", "Sr Sg Dr", "Sg Dg Dr", "Sb Sb Db", "Sr Db Dg"]
STORY = CARDS["round_example"]
PLACEMENTS = ["Sg raven 1", "Sr wolf 2", "Dg wolf 1", "Db wolf 3", "Db raven 3"]


def placed() -> hlubina.Game:
    game = deal(5, *HANDS, listen=True)
    return place(game, *PLACEMENTS)


def gifts_used() -> hlubina.Game:
    game = placed()
    answer(game, "colour blue")  # Dita
    answer(game, "player 1", "player 2")  # Ervin
    answer(game, "card soul_green", seat=BRUNO)
    answer(game, "card demon_red", seat=CYRIL)
    answer(game, "passenger 1 raven 3")  # Cyril
    return answer(game, "colour red", "passenger 1 wolf 1")  # Bruno


@rule("P-3.2", "P-3.4", "P-3.3")
def test_placement_goes_round_from_the_coin_and_fills_the_wolf_boat() -> None:
    game = deal(5, *HANDS)
    for number, entry in enumerate(STORY["placements"]):
        assert game.acting() == [STORY["players"].index(entry["player"])]
        assert entry["seat"].replace("-1:", " ") == " ".join(PLACEMENTS[number].split()[1:])
        if entry["player"] == "Ervin":
            assert not any(" wolf " in option for option in asked(game))
        place(game, PLACEMENTS[number])
    view = game.view(None)
    assert [player["votes"] for player in view["players"]] == [3, 2, 1, 2, 2]
    assert [player["gift"] for player in view["players"]] == ["I-0", "I-8", "I-4", "I-1", "I-2"]


@rule("P-4.1", "P-4.3")
def test_potion_does_nothing_and_then_chameleon_lantern_hamsa_mask_act() -> None:
    game = gifts_used()
    acted = [form["seat"] for form in told(game) if form["event"] in ("no_action", "used_gift")]
    assert acted == [STORY["players"].index(entry["player"]) for entry in STORY["gifts"]]
    order = [entry["gift"] for entry in game.view(None)["gift_order"]]
    assert order == [entry["gift"] for entry in STORY["gifts"]]


@rule("P-11.8", "P-9.3")
def test_dita_asks_for_blue_and_the_four_others_admit_true_counts() -> None:
    game = placed()
    assert game.acting() == [DITA]
    assert asked(game) == {"colour green", "colour red", "colour blue"}
    answer(game, "colour blue")
    answers = game.view(None)["answers"]
    assert {entry["seat"]: entry["answer"] for entry in answers} == {AGNES: 0, BRUNO: 0, CYRIL: 0, ERVIN: 0}
    assert all(entry["colour"] == "blue" for entry in answers)


@rule("P-11.9")
def test_bruno_and_cyril_each_pick_a_card_and_only_ervin_sees_them() -> None:
    game = gifts_used()
    shown = [(form["seat"], form.get("card")) for form in told(game, ERVIN) if form["event"] == "showed"]
    assert shown == [(BRUNO, "soul_green"), (CYRIL, "demon_red")]
    for viewer in (None, AGNES, DITA):
        assert all("card" not in form for form in told(game, viewer) if form["event"] == "showed")
        assert all(entry["cards"] is None for entry in game.view(viewer)["seen"])


@rule("P-11.6")
def test_cyril_alone_learns_that_ervin_placed_a_demon() -> None:
    game = gifts_used()
    assert sits(game, "raven 3", CYRIL)["card"] == "demon_blue"
    for viewer in (None, AGNES, BRUNO, DITA):
        assert sits(game, "raven 3", viewer)["kind"] is None


@rule("P-9.1", "P-9.9", "P-9.10", "P-9.6", "P-3.6")
@pytest.mark.parametrize("cards", [STANDARD, SMALL_BOATS], ids=["five seats", "four seats"])
def test_the_whole_round_is_played_with_all_that_is_said_in_it(cards: CardFile) -> None:
    """Everybody speaks when they speak in the rulebook; what is asked of the whole table is asked of single players."""
    game = deal(5, *HANDS, cards=cards, talk="on")
    answer(place(game, "Sg raven 1"), "silent")
    answer(place(game, "Sr wolf 2"), "say_placed 1 soul")  # Bruno: trust me, an innocent soul
    answer(game, "say_loyalty 1 guide", seat=BRUNO)
    answer(game, "say_placed 1 soul", "say_trust 1 trust", seat=CYRIL)  # he promises a soul, and places a demon
    answer(place(game, "Dg wolf 1"), "silent")
    answer(game, "say_trust 1 doubt", seat=DITA)  # and still she places her card beside his
    answer(place(game, "Db wolf 3"), "silent")
    answer(game, "say_loyalty 4 guide", seat=ERVIN)  # he will find those smugglers
    answer(place(game, "Db raven 3"), "silent")
    assert step(game) == "choose_colour"  # the potion has no action
    answer(game, "say_ask 1 placed", "say_ask 2 placed", "say_ask 4 placed", seat=AGNES)  # tell me!
    assert game.acting() == [BRUNO, CYRIL, DITA, ERVIN]
    answer(game, "silent", seat=BRUNO)
    answer(game, "silent", seat=CYRIL)
    answer(game, "colour blue", seat=DITA)  # out with it: how many blue ones have you got?
    answer(game, "silent", seat=ERVIN)
    answer(game, "player 1", "player 2", seat=ERVIN)
    answer(game, "card soul_green", seat=BRUNO)
    answer(game, "card demon_red", seat=CYRIL)
    answer(game, "passenger 1 raven 3", "say_saw 1 raven 3 soul", "say_trust 4 trust", seat=CYRIL)  # he is fine
    answer(game, "say_trust 2 trust", seat=BRUNO)  # a good feeling about him
    answer(game, "colour red", "passenger 1 wolf 1", seat=BRUNO)
    said = [(claim["seat"], claim["phase"], claim["name"]) for claim in game.view(None)["claims"]]
    assert said == [
        (BRUNO, "placement", "say_placed"),
        (BRUNO, "placement", "say_loyalty"),
        (CYRIL, "placement", "say_placed"),
        (CYRIL, "placement", "say_trust"),
        (DITA, "placement", "say_trust"),
        (ERVIN, "placement", "say_loyalty"),
        (AGNES, "gifts", "say_ask"),
        (AGNES, "gifts", "say_ask"),
        (AGNES, "gifts", "say_ask"),
        (CYRIL, "gifts", "say_saw"),
        (CYRIL, "gifts", "say_trust"),
        (BRUNO, "gifts", "say_trust"),
    ]
    for seat in range(5):
        answer(game, "ready", seat=seat)
    vote(game, "raven", "wolf", "wolf", "raven", "wolf")
    (voting,) = game.view(None)["votings"]
    assert (voting["raven"], voting["wolf"], voting["winner"]) == (5, 5, "raven")
    assert hlubina.load(game.dump(), cards).dump() == game.dump()


@rule("P-9.2", "P-3.6")
def test_cyril_may_say_soul_of_the_demon_he_placed_and_of_the_one_he_saw() -> None:
    game = deal(5, *HANDS, talk="on")
    for number, placement in enumerate(PLACEMENTS):
        place(game, placement)
        answer(game, "say_placed 1 soul" if STORY["placements"][number]["said"] else "silent")
    answer(game, "colour blue", "player 1", "player 2")
    answer(game, "card soul_green", seat=BRUNO)
    answer(game, "card demon_red", seat=CYRIL)
    answer(game, "passenger 1 raven 3")
    assert step(game) == "remark"
    answer(game, "say_saw 1 raven 3 soul")
    claims = game.view(None)["claims"]
    assert [(claim["seat"], claim["name"], claim["what"]) for claim in claims] == [
        (BRUNO, "say_placed", "soul"),
        (CYRIL, "say_placed", "soul"),
        (CYRIL, "say_saw", "soul"),
    ]


@rule("P-11.15", "P-6.1")
def test_bruno_masks_cyrils_passenger_and_nobody_learns_its_kind() -> None:
    game = gifts_used()
    for viewer in (None, AGNES, BRUNO, DITA, ERVIN):
        passenger = sits(game, "wolf 1", viewer)
        assert passenger["mask"] == "red"
        assert passenger["kind"] is None
    assert game.view(None)["masks"] == STORY["after"]["masks_left"]


@rule("P-8.4")
def test_cyril_can_tell_that_ervin_holds_one_soul_and_one_demon() -> None:
    game = gifts_used()
    hand = game.view(CYRIL)["players"][ERVIN]["hand"]
    assert [card["kind"] for card in hand] == STORY["after"]["ervin_hand"]
    assert all(card["kind"] is None for card in game.view(AGNES)["players"][ERVIN]["hand"])


@rule("P-5.2", "P-5.3", "P-5.4", "P-5.5", "P-5.6", "P-2.3", "P-2.4")
def test_five_to_five_the_coin_decides_and_the_raven_boat_sails_to_the_underworld() -> None:
    game = vote(gifts_used(), "raven", "wolf", "wolf", "raven", "wolf")
    (voting,) = game.view(None)["votings"]
    assert (voting["raven"], voting["wolf"], voting["winner"], voting["coin"]) == (5, 5, "raven", AGNES)
    view = game.view(None)
    assert view["underworld"] == [{"round": 1, "boat": "raven"}]
    assert [boat["where"] for boat in view["boats"][:2]] == ["underworld", "lost"]
    assert view["masks"] == ["green", "blue"]
    assert truth(game, "raven 1", 1) == "soul_green"
    assert truth(game, "raven 3", 1) == "demon_blue"
    assert sits(game, "raven 1", BRUNO, 1)["kind"] is None
    assert all(len(player["hand"]) == 2 for player in view["players"])
    assert all(player["gift"] is None and player["votes"] == 0 for player in view["players"])
    assert (view["round"], view["coin"], game.acting()) == (2, AGNES, [AGNES])
    assert game.view(DITA)["hand"] == ["soul_blue", "soul_blue"]


@rule("P-5.1")
def test_nobody_abstains_and_nobody_votes_twice() -> None:
    game = gifts_used()
    assert game.acting() == [AGNES, BRUNO, CYRIL, DITA, ERVIN]
    assert asked(game, BRUNO) == {"vote raven", "vote wolf"}
    answer(game, "vote wolf", seat=BRUNO)
    assert game.acting() == [AGNES, CYRIL, DITA, ERVIN]
    assert refused(game, "vote raven", seat=BRUNO) == NO_RULE
