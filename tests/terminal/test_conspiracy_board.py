"""The table of Conspiracy in the terminal shows what is on the faces of the cards."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.cells import cell_len

import hlubina
from hlubina.core.faces import GAME
from hlubina.registry import title
from hlubina.terminal import boards
from hlubina.terminal.style import new_console
from hlubina.text import LANGUAGES, Texts, texts
from tests.games.conspiracy.scene import table
from tests.kit.cardfiles import changed
from tests.kit.tables import positions

PLAYERS = ["Ada", "Ben", "Cleo", "Dan"]


def drawn(game: hlubina.Game, viewer: int | None, words: Texts, width: int = 100) -> list[str]:
    """The lines of the board without colours."""
    screen = io.StringIO()
    console = new_console(file=screen, width=width)
    console.print(boards.draw("conspiracy", boards.scene_of(game, viewer), viewer or 0, PLAYERS[: game.seats], words))
    return screen.getvalue().splitlines()


def some_positions(seats: int) -> Iterator[hlubina.Game]:
    for number, game in enumerate(positions("conspiracy", seats, {}, 1, seed=seats)):
        if number % 7 == 0 or game.is_over():
            yield game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_can_be_drawn_and_every_answer_explained(seats: int, language: str) -> None:
    words = texts("conspiracy", language)
    for game in some_positions(seats):
        for viewer in (None, 0):
            lines = drawn(game, viewer, words)
            assert max(cell_len(line.rstrip()) for line in lines) <= 100
            assert all(name in "\n".join(lines) for name in PLAYERS[:seats])
        for seat in game.acting():
            scene = boards.scene_of(game, seat)
            for action in game.options(seat):
                answer = game.vocabulary.decode(action)
                arguments = answer.arguments
                silent = arguments.keys() <= {"count"}
                assert bool(boards.note("conspiracy", answer, scene, words)) != silent
                assert all(boards.explain("conspiracy", arguments, scene, words))


def test_every_card_can_be_looked_up() -> None:
    words = texts("conspiracy", "cs")
    for card in words.faces.keys() - {GAME}:
        assert f"{words.say(card)}: {words.help(card)}" in boards.look_up("conspiracy", words.say(card).upper(), words)
    assert boards.look_up("conspiracy", "kraken", words) == []
    assert boards.look_up("conspiracy", "čaroděj 3", words) == ["čaroděj 3: Dá 2 perly."]


def test_points_and_coalition_of_the_viewer_are_told() -> None:
    lines = "\n".join(drawn(table("blue_4 blue_3"), 0, texts("conspiracy", "en"), width=160))
    assert "2 of 15 lords" in lines
    assert "coalition 2 × 3" in lines
    assert "15 points" in lines


def test_changed_cards_are_drawn_as_they_are() -> None:
    cards = changed("conspiracy", ("lord", 5, "influence"), 9)
    assert cards is not None
    words = Texts("conspiracy", "en", cards)
    game = title("conspiracy").restore({**table("blue_6").dump(), "cards": cards.digest}, cards)
    assert any("Po 9*" in line for line in drawn(game, 0, words))
