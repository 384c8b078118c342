"""Positions that cannot be are refused with a sentence, and so are card files; late games load as they were dumped."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hlubina
from hlubina.core.cardfile import open_cards
from hlubina.core.chance import stream
from hlubina.games.prophecy import fight_state, state
from hlubina.games.prophecy.cards import CARD_FILE, read_cards
from hlubina.games.prophecy.state import State
from tests.games.prophecy.scene import Table

Data = dict[str, Any]


def spoil(change: Callable[[Data], object]) -> Data:
    data = Table("ranger", "druid").data
    change(data)
    return data


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda d: d["players"][0]["items"].append("dagger"), "cards dagger"),
        (lambda d: d["players"][0].update(health=9), "health"),
        (lambda d: d["players"][0].update(health=0), "no health"),
        (lambda d: d["players"][0].update(place=22), "before the Gate"),
        (lambda d: d["players"][0].update(out=1), "must stand somewhere"),
        (lambda d: d["players"][0].update(character=d["players"][1]["character"]), "same character"),
        (lambda d: d["players"][0]["abilities"].append("dagger"), "among its abilities"),
        (lambda d: d["steps"].pop(0), "pass_round"),
        (lambda d: d["steps"].append(["dance", 0, 0, 0]), "no step"),
        (lambda d: d["steps"].append(["declare", 0, 0, 0]), "needs a fight"),
        (lambda d: d["field_lives"].__setitem__(0, 1), "lives"),
        (lambda d: d.update(winner=0), "is over"),
        (lambda d: d["decks"]["maps"]["cards"].pop() and d["decks"]["maps"]["known"].pop(), "map piece"),
        (lambda d: d.update(extra=1), "nobody knows"),
        (lambda d: d["pieces_on"].append("atlantis"), "does not exist"),
        (lambda d: d["decks"]["chance"]["known"].__setitem__(0, 16), "not at the table"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: Callable[[Data], object], reason: str) -> None:
    with pytest.raises(hlubina.Invalid, match=reason) as refusal:
        hlubina.load(spoil(change))
    assert str(refusal.value).endswith(".")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('op = "repair_all"', 'op = "fly"', "must be one of"),
        ('t = "move", op = "ride", n = 3', 't = "move", op = "ride", n = 3, colour = 1', "does not know"),
        ("start_gold = 3", "start_gold = -1", "whole number"),
        ('id = "dagger"', 'id = "knife"', "must be"),
        ('slot = "hand1"', 'slot = "tail"', "must be one of"),
        (
            't = "fight", mode = "s", op = "bonus", n = 1 }], prov',
            't = "act", op = "gold", n = 1 }], prov',
            "works by itself",
        ),
        ("palace = [5, 0]", "palace = [4, 0]", "must stay"),
    ],
)
def test_a_card_file_that_is_wrong_is_refused(old: str, new: str, reason: str, tmp_path: Path) -> None:
    text = CARD_FILE.read_text("utf-8")
    assert old in text
    path = tmp_path / "cards.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(hlubina.Invalid, match=reason):
        read_cards(open_cards(path))


def test_late_positions_load_as_they_were_dumped() -> None:
    game: Any = hlubina.new("prophecy", 3, 4)
    chance = stream(4, "late")
    number = 0
    while not game.is_over() and number < 700:
        number += 1
        if number % 70 == 0:
            data = json.loads(json.dumps(game.dump()))
            assert hlubina.load(data).dump() == game.dump()
        game.answer(hlubina.title("prophecy").adviser.habit(game, chance))


def test_the_moments_of_what_everybody_has_are_kept_as_if_counted_anew() -> None:
    chance = stream(8, "moments")
    for seed in range(8):
        game = hlubina.new("prophecy", 2 + seed % 4, seed)
        while not game.is_over():
            game.playout(chance, 3)
            loaded = hlubina.load(game.dump())
            assert isinstance(game, State)
            assert isinstance(loaded, State)
            assert game.moments == loaded.moments


def test_what_is_shared_by_whoever_has_none_of_it_stays_empty() -> None:
    for seats in range(1, 6):
        hlubina.new("prophecy", seats, seats).playout(stream(seats, "shared"))
    shared = {name: value for name, value in vars(state).items() if name.startswith("NO_") and name != "NO_DECK"}
    assert len(shared) >= 6
    assert {name for name, value in shared.items() if value} == set()
    assert state.NO_DECK.size() == 0
    shared_by_fights = (fight_state.NEITHER, fight_state.NEITHER_TWICE, fight_state.NEITHER_ANY)
    assert shared_by_fights == ([0, 0], [False, False], [[], []])
