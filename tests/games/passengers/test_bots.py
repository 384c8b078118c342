"""Bots of Passengers: what they believe follows the evidence, what they say serves their side, and nobody peeps."""

from __future__ import annotations

from typing import Any

import pytest

import hlubina
from hlubina.bots.search import SearchBot
from hlubina.bots.seat import Seat
from hlubina.core.cardfile import CardFile
from hlubina.core.chance import stream
from hlubina.games.passengers.cards import GUIDE, SMUGGLER
from hlubina.games.passengers.mind.choose_talk import is_absurd
from hlubina.games.passengers.mind.evaluation import chance_to_win
from hlubina.games.passengers.state import State
from hlubina.text import LANGUAGES, texts
from tests.games.passengers.scene import IDLE_GIFTS, deal, pass_gifts, place, vote
from tests.games.words import answer
from tests.kit.tables import play_at_random

PROBE = hlubina.title("passengers").probe
ADVISER = hlubina.title("passengers").adviser
SEATS = range(4, 9)
GUIDES_FIRST = ["Sg Sr Db", "Sb Sg Dr", "Sr Sb Dg", "Sg Dr Db", "Sr Dg Db"]  # seats 3 and 4 are the smugglers


def talking(cards: CardFile | None = None) -> hlubina.Game:
    return deal(5, *GUIDES_FIRST, cards=cards, talk="on")


def suspicion(game: hlubina.Game, viewer: int, seat: int) -> int:
    """How likely the viewer thinks the seat a smuggler, in percent."""
    dream = game.imagine(viewer, stream(1, "dream"))
    for reason in ADVISER.reasons(dream, viewer, -1, stream(2, "thoughts")):
        if reason.facts["opponent"] == seat:
            found = reason.facts["smuggler"]
            assert isinstance(found, int)
            return found
    raise AssertionError(f"nothing is believed of seat {seat}")


# Belief


def test_before_anything_has_happened_everybody_is_equally_suspect() -> None:
    game = talking()
    for seat in range(1, 5):
        assert 40 <= suspicion(game, 0, seat) <= 60


def test_smugglers_are_certain_of_each_other_and_zholyk_of_nobody() -> None:
    game = deal(6)
    assert suspicion(game, 3, 4) == 100
    assert suspicion(game, 3, 0) == 0
    assert 20 <= suspicion(game, 5, 3) <= 60


def before_the_look(said: str) -> hlubina.Game:
    """Seat 1 has placed a demon and said what it is; seat 0, who has hamsa, is about to look at somebody."""
    game = talking()
    for placement in ("Sg wolf 1", "Dr raven 1", "Sr raven 2", "Sg wolf 3", "Sr wolf 2"):
        place(game, placement)
        answer(game, said if placement == "Dr raven 1" else "silent")
    while game.view(None)["step"] != "choose_passengers" or game.acting() != [0]:
        seat = game.acting()[0]
        game.take(seat, min(game.options(seat)))
    return game


def test_who_is_caught_at_a_lie_is_suspected_and_who_told_the_truth_is_trusted() -> None:
    for said, sharper in (("say_placed 1 soul", 1), ("say_placed 1 demon", -1)):
        game = before_the_look(said)
        before = suspicion(game, 0, 1)
        answer(game, "passenger 1 raven 1")
        assert sharper * (suspicion(game, 0, 1) - before) >= 4


def demon_boat(votes: list[str]) -> hlubina.Game:
    """Raven has what its players call souls, wolf what they call demons; then everybody votes."""
    game = talking(IDLE_GIFTS)
    for placement, said in (
        ("Sg raven 1", "soul"),
        ("Sb raven 2", "soul"),
        ("Dg wolf 1", "demon"),
        ("Dr wolf 2", "soul"),
        ("Dg wolf 3", "demon"),
    ):
        place(game, placement)
        answer(game, f"say_placed 1 {said}")
    pass_gifts(game)
    return vote(game, *votes)


def test_a_vote_for_the_boat_that_passes_for_the_worse_one_is_held_against_the_voter() -> None:
    follows = suspicion(demon_boat(["raven", "raven", "raven", "wolf", "raven"]), 0, 2)
    strays = suspicion(demon_boat(["raven", "raven", "wolf", "wolf", "raven"]), 0, 2)
    assert strays > follows + 5


# Words


def claims_of(seats: int, seed: int, settings: dict[str, str]) -> list[tuple[hlubina.Game, int, str, dict[str, Any]]]:
    """Every claim in a game between bots, with the position before it."""
    record = hlubina.play(hlubina.new("passengers", seats, seed, settings), ["greedy"] * seats)
    found = []
    game = hlubina.replay(record, 0)
    for seat, action in record.moves:
        decoded = game.vocabulary.decode(action)
        if decoded.name.startswith("say_"):
            found.append((game.copy(), seat, decoded.name, {**decoded.arguments, "action": action}))
        game.take(seat, action)
    return found


@pytest.mark.parametrize(("seats", "gift_set"), [(5, "I"), (6, "II"), (8, "I")])
def test_no_smuggler_gives_away_another_or_oneself_and_nobody_says_what_all_know_to_be_false(
    seats: int, gift_set: str
) -> None:
    lies = 0
    for game, seat, said, facts in claims_of(seats, 3, {"gift_set": gift_set}):
        assert isinstance(game, State)
        assert not is_absurd(game, seat, facts["action"])
        if PROBE.side(game, seat) == "guide":
            if said == "say_placed":
                assert facts["what"].split("_")[0] == own_kind(game, seat, facts["round"])
            continue
        lies += said == "say_placed" and facts["what"] != own_kind(game, seat, facts["round"])
        if said == "say_loyalty" and (facts["seat"] == seat or is_fellow(game, seat, facts["seat"])):
            assert facts["side"] == "guide"
        if said == "say_trust" and is_fellow(game, seat, facts["seat"]):
            assert facts["trust"] == "trust"
    assert lies > 0


def is_fellow(game: hlubina.Game, seat: int, other: int) -> bool:
    return PROBE.side(game, seat) == PROBE.side(game, other) == "smuggler"


def own_kind(game: hlubina.Game, seat: int, round_number: int) -> str:
    for passenger in game.view(seat)["passengers"]:
        if passenger["passenger"] == seat * 3 + round_number - 1:
            kind: str = passenger["kind"]
            return kind
    raise AssertionError("nothing was placed")


# Honesty of the bots themselves


@pytest.mark.parametrize("seats", SEATS)
def test_thoughts_do_not_depend_on_what_the_seat_cannot_know(seats: int) -> None:
    for number, game in enumerate(play_at_random(hlubina.new("passengers", seats, 5, {"gift_set": "III"}), 5)):
        if number % 9 or game.is_over():
            continue
        for seat in game.acting()[:2]:
            truths = [game.copy(), game.imagine(seat, stream(number, "other truth"))]
            thoughts = []
            for truth in truths:
                truth.give_floor(seat)
                thoughts.append(ADVISER.win_chances(truth, 12, stream(number, "thoughts")))
            assert thoughts[0] == thoughts[1]
            assert thoughts[0] is not None
            assert len(thoughts[0]) == len(game.options(seat))
            assert all(0.0 <= chance <= 1.0 for chance in thoughts[0])


def test_thinking_leaves_the_position_as_it_was() -> None:
    for number, game in enumerate(play_at_random(hlubina.new("passengers", 5, 6), 6)):
        if number % 7 == 0 and not game.is_over():
            before = game.digest()
            ADVISER.win_chances(game, 8, stream(1, "x"))
            ADVISER.reasons(game, game.acting()[0], game.options(game.acting()[0])[0], stream(1, "y"))
            assert game.digest() == before


def test_search_thinks_in_as_many_worlds_as_it_may_and_judges_every_option() -> None:
    game = hlubina.new("passengers", 5, 8)
    seat = Seat(game, game.acting()[0], stream(1, "bot"))
    for worlds in (1, 30, 200):
        judged = SearchBot(worlds, 0.0).evaluate(seat)
        assert {evaluation.visits for evaluation in judged} == {worlds}
        assert sorted(evaluation.action for evaluation in judged) == seat.options()
        chances = [evaluation.win_chance for evaluation in judged]
        assert chances == sorted(chances, reverse=True)


# Deeds


def first_vote(viewer: int) -> list[float]:
    """Three guides have their souls on raven, two smugglers their demons on wolf; what raven and wolf are worth."""
    game = deal(5, *GUIDES_FIRST, cards=IDLE_GIFTS)
    place(game, "Sg raven 1", "Sb raven 2", "Sr raven 3", "Dr wolf 1", "Db wolf 2")
    pass_gifts(game)
    game.give_floor(viewer)
    thoughts = ADVISER.win_chances(game, 100, stream(3, "vote"))
    assert thoughts is not None
    return thoughts


def test_a_guide_votes_for_the_boat_with_the_own_soul_and_a_smuggler_for_the_own_demon() -> None:
    raven, wolf = first_vote(viewer=0)
    assert raven > wolf
    raven, wolf = first_vote(viewer=3)
    assert wolf > raven


@pytest.mark.parametrize("side", [GUIDE, SMUGGLER])
def test_with_four_players_a_team_far_ahead_of_the_other_still_heeds_zholyk(side: int) -> None:
    four = deal(4)
    eight = deal(8)
    assert isinstance(four, State)
    assert isinstance(eight, State)

    def chance(state: State, own: int, other: int) -> float:
        guides, smugglers = (own, other) if side == GUIDE else (other, own)
        return chance_to_win(state, side, guides, smugglers, side, 0)

    assert chance(four, 6, 3) < 0.5 < chance(four, 7, 6)
    assert chance(eight, 6, 3) > 0.5  # with more players teams look at each other only


# Reasons


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_reasons_can_be_told_in_both_languages_and_shares_make_a_hundred(seats: int) -> None:
    record = hlubina.play(hlubina.new("passengers", seats, 12), ["greedy"] * seats)
    names = [f"P{seat}" for seat in range(seats)]
    told: set[str] = set()
    game = hlubina.replay(record, 0)
    for number, (seat, action) in enumerate(record.moves):
        if number % 3 == 0 and action in game.options(seat):
            found: list[dict[str, Any]] = [
                reason.flat("reason") for reason in ADVISER.reasons(game, seat, action, stream(1, "why"))
            ]
            shares = [form for form in found if str(form["reason"]).startswith("believes")]
            assert [form["opponent"] for form in shares] == [other for other in range(seats) if other != seat]
            for form in shares:
                assert form["guide"] + form["smuggler"] + form.get("zholyk", 0) == 100
            assert str(found[-1]["reason"]).startswith("promise")
            for form in found:
                told.add(str(form["reason"]))
                for language in LANGUAGES:
                    assert texts("passengers", language).reason(form, names)
        game.take(seat, action)
    assert {"boat_wins", "seat_brings", "boat_carries", "boat_worth", "word_true"} <= told


def test_who_has_no_question_has_beliefs_all_the_same() -> None:
    game = deal(5)
    assert [reason.name for reason in ADVISER.reasons(game, 3, -1, stream(1, "why"))] == ["believes"] * 4
