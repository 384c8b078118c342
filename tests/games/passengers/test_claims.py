"""P-8.1, P-9.2, P-9.3: what was said, seen and admitted of a passenger goes with the card; when a claim is true."""

from __future__ import annotations

from typing import Any

import hlubina
from hlubina.terminal.passengers import answer_line, said
from hlubina.text import texts as texts_of
from tests.games.passengers.scene import deal, place, told
from tests.games.words import answer, asked
from tests.kit.marks import rule

Data = dict[str, Any]
NAMES = ["Agnes", "Bruno", "Cyril", "Dita", "Ervin", "Filip"]
RAVEN_2 = {"round": 1, "boat": "raven", "column": 2}
WOLF_1 = {"round": 1, "boat": "wolf", "column": 1}


def swapped() -> hlubina.Game:
    """Seat 0 says a soul of its passenger, 1 looks at it, and then the scroll of seat 2 swaps it with wolf 1."""
    game = deal(5, talk="on", listen=True)
    answer(place(game, "Db raven 3"), "say_placed 1 soul")
    for placement in ("Sb wolf 1", "Sr raven 2", "Sg wolf 4", "Sr wolf 2"):
        answer(place(game, placement), "silent")
    answer(game, "player 1", "player 2")  # the lantern
    answer(game, "card soul_green", seat=1)
    answer(game, "card soul_blue", seat=2)
    answer(game, "player 4")  # the bell
    answer(game, "passenger 1 raven 3")  # the hamsa of seat 1
    answer(game, "say_saw 1 raven 3 demon")
    return answer(game, "passenger 1 raven 3", "passenger 1 wolf 1")  # the scroll of seat 2


@rule("P-9.2", "P-8.1")
def test_a_claim_about_a_swapped_passenger_names_the_seat_where_it_sits_now() -> None:
    for viewer in (None, 0, 1, 3):
        placed, saw = swapped().view(viewer)["claims"]
        assert placed["subject"] == {"passengers": [0], "owner": 0, "now": WOLF_1}
        assert saw["subject"] == placed["subject"]
        assert (saw["round"], saw["boat"], saw["column"]) == (1, "raven", 3)  # where it was looked at


@rule("P-8.1")
def test_a_look_follows_the_passenger() -> None:
    (look,) = [each for each in swapped().view(1)["seen"] if each["how"] == "looked"]
    assert look["cards"] == ["demon_blue"]
    assert look["subject"]["now"] == WOLF_1
    assert (look["boat"], look["column"]) == ("raven", 3)


@rule("P-9.2", "P-8.1")
def test_what_the_others_know_of_a_swapped_passenger_still_judges_the_claim() -> None:
    game = swapped()
    assert [claim.get("verdict") for claim in game.view(1)["claims"]] == ["contradicted", None]
    assert [claim.get("verdict") for claim in game.view(0)["claims"]] == [None, "fits"]


@rule("P-9.2")
def test_what_is_said_after_a_swap_names_whose_passenger_it_is_and_where_it_sits() -> None:
    game = swapped()
    while game.view(None)["phase"] != "discussion":
        seat = game.acting()[0]
        game.take(seat, game.options(seat)[0])
    answer(game, "say_saw 1 raven 3 soul", seat=1)
    assert told(game)[-1].items() >= {"event": "said_saw", "seat": 1, "opponent": 0, **WOLF_1}.items()
    answer(game, "say_placed 1 demon", seat=0)
    assert told(game)[-1].items() >= {"event": "said_placed", "seat": 0, **WOLF_1}.items()
    line = texts_of("passengers", "en").event(told(game)[-1], NAMES)
    assert "wolf boat I, seat 1" in line


@rule("P-9.2")
def test_the_terminal_names_the_passenger_and_its_seat_now() -> None:
    texts = texts_of("passengers", "en")
    placed, saw = swapped().view(None)["claims"]
    here = f"{texts.say('letters-wolf')} I/1"
    assert said(placed, NAMES, texts) == f"Agnes: Agnes {here} = a soul"
    assert said(saw, NAMES, texts) == f"Bruno: Agnes {here} = a demon"


def shuffled() -> hlubina.Game:
    """Seat 0 says a demon of its passenger; the scroll of set III then shuffles it with that of seat 1."""
    game = deal(5, talk="on", listen=True, gift_set="III")
    answer(place(game, "Db raven 1"), "say_placed 1 demon")
    for placement in ("Sb wolf 2", "Sr raven 2", "Sg wolf 4", "Sr raven 4"):
        answer(place(game, placement), "silent")
    answer(game, "player 1")  # the bell of seat 3 binds a vote
    answer(game, "announce wolf", seat=1)
    return answer(game, "passenger 1 raven 1", "passenger 1 wolf 2")


@rule("P-8.1", "P-8.3", "P-9.2")
def test_after_a_shuffle_nobody_says_where_the_passenger_sits() -> None:
    game = shuffled()
    (claim,) = game.view(3)["claims"]
    assert claim["subject"] == {"passengers": [0], "owner": 0, "now": None}
    while game.view(None)["phase"] != "discussion":
        seat = game.acting()[0]
        game.take(seat, game.options(seat)[0])
    answer(game, "say_placed 1 soul", seat=0)
    assert told(game)[-1] == {"event": "said_placed_shuffled", "seat": 0, "round": 1, "what": "soul"}


@rule("P-8.1")
def test_an_admitted_answer_follows_the_passenger() -> None:
    answer_of = {"seat": 1, "question": "kind_of", "answer": "soul", "round": 1, "boat": "raven", "column": 2}
    now = {"passengers": [0], "owner": 0, "now": WOLF_1}
    texts = texts_of("passengers", "en")
    assert answer_line({**answer_of, "subject": now}, NAMES, texts) == f"Agnes {texts.say('letters-wolf')} I/1: a soul"
    shuffled_since = {**now, "now": None}
    then = f"≈ {texts.say('letters-raven')} I/2: a soul"
    assert answer_line({**answer_of, "subject": shuffled_since}, NAMES, texts) == then


# Zholyk


def looked_at_zholyk() -> hlubina.Game:
    """Zholyk is placed by seat 0 and seat 1 has looked at it."""
    game = deal(6, "Z Sb Dr", "Sb Sg Dr", "Sr Sb Dg", "Sg Dr Db", "Sr Dg Db", "Sg Sr Db", talk="on")
    answer(place(game, "Z raven 1"), "say_placed 1 demon")
    for placement in ("Sb wolf 1", "Sr raven 4", "Sg wolf 4", "Sr wolf 2", "Sg raven 2"):
        answer(place(game, placement), "silent")
    answer(game, "player 4")  # the bell of seat 3
    return answer(game, "passenger 1 raven 1")


@rule("P-9.3")
def test_who_calls_zholyk_a_demon_tells_the_truth_in_the_notebook_and_in_the_reasons() -> None:
    game = looked_at_zholyk()
    (claim,) = game.view(1)["claims"]
    assert claim["verdict"] == "fits"
    for what, truth in (("demon", True), ("soul", True), ("zholyk", True), ("red", False), ("demon_red", False)):
        action = game.vocabulary.encode("say_saw", 1, "raven", 1, what)
        assert f"say_saw 1 raven 1 {what}" in asked(game)
        named = {
            reason.name
            for reason in hlubina.title("passengers").adviser.reasons(game, 1, action, hlubina.stream(1, "why"))
        }
        assert ("word_true" in named, "word_false" in named) == (truth, not truth)


@rule("P-9.3")
def test_calling_zholyk_a_soul_of_a_colour_is_a_lie() -> None:
    game = answer(looked_at_zholyk(), "say_saw 1 raven 1 soul_green")
    assert game.view(0)["claims"][-1]["verdict"] == "contradicted"
