"""P-8.1: a claim is marked as fitting or contradicted exactly as far as the viewer can be certain."""

from __future__ import annotations

from typing import Any

import pytest

import hlubina
from tests.games.passengers.scene import deal
from tests.games.words import answer
from tests.kit.tables import play_at_random

Data = dict[str, Any]


def matches(what: str, card: str) -> bool:
    """Whether a card is what was said: soul_red is a soul, red, and a red soul; Zholyk a soul and a demon."""
    return what == card or what in card.split("_") or (card == "zholyk" and what in ("soul", "demon"))


def is_true(game: hlubina.Game, claim: Data) -> bool | None:
    """Whether a claim just made is true; None if that is nothing that a view could tell."""
    speaker = game.view(claim["seat"])
    if claim["name"] in ("say_hand", "say_both"):
        return bool(sum(matches(claim["what"], card) for card in speaker["hand"]) == claim["count"])
    if claim["name"] == "say_placed":
        own = [each for each in speaker["passengers"] if each["owner"] == claim["seat"]]
        return matches(claim["what"], next(each["card"] for each in own if each["round"] == claim["round"]))
    if claim["name"] == "say_loyalty":
        side = game.view(claim["opponent"])["loyalty"]
        return bool(claim["side"] == side)
    return None


@pytest.mark.parametrize(("seats", "gifts"), [(5, "I"), (6, "II"), (5, "III"), (4, "I")])
def test_what_is_marked_is_so(seats: int, gifts: str) -> None:
    met: set[tuple[str, str]] = set()
    for seed in range(3):
        truth: list[bool | None] = []
        for game in play_at_random(hlubina.new("passengers", seats, seed, {"gift_set": gifts}), seed):
            public = game.view(None)["claims"]
            truth += [is_true(game, claim) for claim in public[len(truth) :]]
            for viewer in range(seats) if game.moves % 9 == 0 or game.is_over() else []:
                for claim, true in zip(game.view(viewer)["claims"], truth, strict=True):
                    if claim["seat"] == viewer:
                        assert "verdict" not in claim
                    elif "verdict" in claim:
                        met.add((claim["name"], claim["verdict"]))
                        if true is not None:
                            assert claim["verdict"] == ("fits" if true else "contradicted"), claim
    kinds = ("say_placed", "say_hand", "say_loyalty")
    assert {(kind, verdict) for kind in kinds for verdict in ("fits", "contradicted")} <= met


def test_a_vote_against_the_own_announcement_is_marked() -> None:
    game = deal(5, talk="on")
    while game.view(None)["phase"] != "discussion":
        seat = game.acting()[0]
        options = game.options(seat)
        game.take(seat, options[0])
    speaker = game.acting()[0]
    answer(game, "say_plan raven", seat=speaker)
    while game.acting() and game.view(None)["phase"] == "discussion":
        answer(game, "ready", seat=game.acting()[0])
    for seat in list(game.acting()):
        answer(game, "vote wolf", seat=seat)
    (claim,) = [each for each in game.view(None)["claims"] if each["name"] == "say_plan"]
    assert claim["verdict"] == "contradicted"
