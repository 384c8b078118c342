"""Copies of a game share what none of them has changed: whatever one of them does, the others hold what they held."""

from __future__ import annotations

import importlib

import pytest

import hlubina
from hlubina.core.chance import stream
from hlubina.core.knowledge import Deck
from hlubina.registry import title
from tests.kit.tables import PLAYED, games_and_seats, some_positions

TURNS = 2  # that a copy is played on
# What a game only notes for itself, which is no part of the position
APART = ("shared", "worlds_known", "worlds_known_before")


def contents(game: hlubina.Game) -> dict[str, object]:
    """All numbers and lists that a game is made of, also those that no dump has because they follow from others."""
    names = getattr(type(game), "__mypyc_attrs__", None) or vars(game)
    return {name: plain(getattr(game, name)) for name in names if name not in APART}


def plain(value: object) -> object:
    if isinstance(value, Deck):
        return [value.cards[:], value.known[:]]
    if isinstance(value, list):
        return [plain(entry) for entry in value]
    return value if isinstance(value, int) else None


@pytest.mark.parametrize(("name", "seats"), games_and_seats())
def test_nothing_that_a_game_holds_changes_with_its_copies(name: str, seats: int) -> None:
    adviser = hlubina.title(name).adviser
    chance = stream(seats, "copies")
    for game in some_positions((name, seats, {}), 21):
        held = contents(game)
        twin = game.copy()
        assert contents(twin) == held
        for number, action in enumerate(game.choices):
            other = game.copy() if number % 2 else game.imagine(game.actor, chance)
            if action in other.choices:
                other.answer(action)
        later = game.copy()
        later.playout(chance, TURNS)
        latest, so_far = later.copy(), contents(later)
        adviser.play_on(latest, chance, TURNS)
        assert contents(later) == so_far
        assert contents(game) == held
        adviser.play_on(game.copy(), chance, TURNS)
        assert contents(game) == contents(twin) == held


@pytest.mark.parametrize("name", PLAYED)
def test_what_games_without_a_table_hold_stays_empty(name: str) -> None:
    modules = [importlib.import_module(module) for module in (f"{PLAYED[name]}.state", "hlubina.core.game")]
    hlubina.new(name, title(name).fewest, 1).playout(stream(1, "empty"))
    found = [value for module in modules for label, value in vars(module).items() if label.startswith("NO_")]
    empty = [plain(value) for value in found if isinstance(value, list | Deck)]
    assert empty
    assert all(value in ([], [[], []]) for value in empty)
