"""The table of Prophecy in the terminal can be drawn for everybody in both languages, with the odds of every fight."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

import hlubina
from hlubina.terminal import boards
from hlubina.text import texts

PLAYERS = ["Ann", "Bo", "Cy", "Di", "Ed"]


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("seats", [1, 3])
def test_every_position_can_be_drawn(seats: int, language: str) -> None:
    words = texts("prophecy", language)
    chooser = random.Random(seats)
    game = hlubina.new("prophecy", seats, seats)
    told: set[str] = set()
    for number in range(150):
        if game.is_over():
            break
        if number % 15 == 0:
            console = Console(width=160, record=True, file=io.StringIO())
            console.print(boards.draw("prophecy", game.view(0), 0, PLAYERS[:seats], words))
            drawn = console.export_text()
            assert words.say("field-magic_wasteland") in drawn
            assert words.say("board-spheres") in drawn
        seat = chooser.choice(game.acting())
        scene = boards.scene_of(game, seat)
        for option in game.options(seat):
            action = game.vocabulary.decode(option)
            if boards.note("prophecy", action, scene, words):
                told.add(action.name)
        game.take(seat, chooser.choice(game.options(seat)))
    assert told >= {"ride", "buy", "learn"}


def test_cards_are_looked_up_by_name() -> None:
    words = texts("prophecy", "cs")
    assert any(line.startswith("Praporec zkázy") for line in boards.look_up("prophecy", "praporec", words))
    assert boards.explain("prophecy", {"card": "dagger"}, {}, words)
