"""The table in the terminal, played through by a person who types."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import hlubina
from hlubina.bots.search import SearchBot
from hlubina.paths import data_folder
from hlubina.terminal import saves
from hlubina.terminal.play import LocalTable
from hlubina.terminal.style import new_console
from hlubina.text import LANGUAGES, texts


class Typist:
    """Types the given lines, then leaves."""

    def __init__(self, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)

    def __call__(self, prompt: str) -> str:
        for line in self.lines:
            return line
        raise EOFError


def always(line: str) -> Callable[[str], str]:
    return lambda prompt: line


def sit_down(
    read: Callable[[str], str], language: str = "en", players: str = "human,greedy", seed: int = 4, width: int = 100
) -> tuple[LocalTable, io.StringIO]:
    seats = players.split(",")
    match = hlubina.Match(listening(hlubina.new("conspiracy", len(seats), seed)), seats)
    screen = io.StringIO()
    return LocalTable(match, language, new_console(file=screen, width=width), read), screen


def listening(game: hlubina.Game) -> hlubina.Game:
    game.listen()
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", ["human,random", "human,human,greedy", "random,human,random,human"])
def test_a_whole_game_can_be_played_by_typing_numbers(language: str, players: str) -> None:
    table, screen = sit_down(always("1"), language, players)
    assert table.run()
    text = screen.getvalue()
    assert {"cs": "Konec hry", "en": "The game is over"}[language] in text
    (kept,) = (data_folder() / "finished").iterdir()
    assert hlubina.verify(saves.read(kept)).is_over()
    assert not saves.waiting("conspiracy").exists()


def test_bad_input_is_answered_in_a_sentence_and_changes_nothing() -> None:
    table, screen = sit_down(Typist("0", "99", "draw", "-1", "?99", "", "1.5", "²", "9" * 5000, "[/x]"))
    before = table.match.game.moves
    assert not table.run()
    text = screen.getvalue()
    assert text.count("is none of the choices") == 8
    assert "no choice and no card “99”" in text
    assert table.match.game.moves >= before


def test_help_explains_the_game_the_commands_and_a_choice() -> None:
    table, screen = sit_down(Typist("?", "?1", "l", "1", "q"))
    assert not table.run()
    text = screen.getvalue()
    assert "inverted pyramid" in text
    assert "rules conspiracy --lang en" in text
    assert "Rule C-2.1" in text
    assert "Unofficial" in text
    assert "What happened" in text


def test_what_is_allowed_is_explained_by_its_rule_and_not_by_a_refusal() -> None:
    table, screen = sit_down(Typist("?1", "q"), width=400)
    assert not table.run()
    text = screen.getvalue()
    assert "Rule C-2.1: " in text
    assert texts("conspiracy", "en").refusal("C-2.1") not in text


def test_any_card_can_be_looked_up_by_a_word_of_its_name() -> None:
    table, screen = sit_down(Typist("?any two", "?politician 4", "?kraken"), width=200)
    assert not table.run()
    text = screen.getvalue()
    assert "any two unspent keys win you a location" in text
    assert "Gives 1 pearl" in text
    assert "no card “kraken”" in text


def test_everybodys_locations_are_named() -> None:
    table, screen = sit_down(always("1"), players="human,greedy", width=200)
    table.run()
    text = screen.getvalue()
    assert "Player 1 controls: " in text
    assert "Bea (greedy) controls: " in text


def test_a_hint_shows_three_choices_with_their_win_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hlubina.terminal.play.SearchBot", lambda *_: SearchBot(100, 0.0))
    table, screen = sit_down(Typist("h"))
    assert not table.run()
    assert screen.getvalue().count("win chance") == 3


def test_a_move_that_showed_nothing_can_be_taken_back_and_a_draw_cannot() -> None:
    taken_back = refused = False
    for seed in range(30):
        table, screen = sit_down(Typist(*["4", "u", "1", "u"] * 8), seed=seed)
        table.run()
        taken_back |= "Taken back" in screen.getvalue()
        refused |= "Nothing to take back" in screen.getvalue()
        if taken_back and refused:
            return
    raise AssertionError(f"taken back: {taken_back}, refused: {refused}")


def test_a_game_left_is_saved_and_goes_on_just_so() -> None:
    table, screen = sit_down(Typist("1", "1", "1"))
    assert not table.run()
    assert "Saved" in screen.getvalue()
    record = saves.read(saves.waiting("conspiracy"))
    assert record.moves == table.record.moves
    assert hlubina.replay(record).digest() == table.match.game.digest()


def test_the_game_is_on_disk_after_every_move_so_a_crash_loses_nothing() -> None:
    seen: list[int] = []

    def spy(prompt: str) -> str:
        path = saves.waiting("conspiracy")
        if path.exists():
            seen.append(len(saves.read(path).moves) - table.match.game.moves)
        return "1"

    table, _ = sit_down(spy)
    table.run()
    assert set(seen) == {0}


def test_a_new_game_puts_the_waiting_one_aside(tmp_path: Path) -> None:
    table, _ = sit_down(Typist("1"))
    table.run()
    kept = saves.put_aside("conspiracy")
    assert kept is not None
    assert hlubina.replay(saves.read(kept)).moves == len(table.record.moves)
    assert saves.put_aside("conspiracy") is None


@pytest.mark.parametrize("width", [60, 80, 160])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_shows_letters_for_every_colour_at_any_width(language: str, width: int) -> None:
    table, screen = sit_down(Typist(*["3", "1"] * 5), language, "human,greedy,greedy,greedy", width=width)
    table.run()
    letters = {"cs": ["Po", "Fa", "Vo", "Ob", "Ča"], "en": ["Po", "Fa", "So", "Me", "Ma"]}[language]
    assert all(pair in screen.getvalue() for pair in letters)


def test_hidden_draws_stay_hidden_from_the_other_people_at_the_table() -> None:
    settings = {"drawn_locations_visibility": "private"}
    for seed in range(300):
        game = listening(hlubina.new("conspiracy", 2, seed, settings))
        match = hlubina.Match(game, ["random", "human"])
        screen = io.StringIO()
        LocalTable(match, "en", new_console(file=screen, width=200), always("1")).run()
        drawn = [event for event in game.listen().events if event.name == "drew_locations"]
        told = [line for line in screen.getvalue().splitlines() if "Bea (random) draws" in line and "location" in line]
        if any(event.facts["seat"] == 0 for event in drawn):
            assert all(re.search(r"draws \d locations?\.", line) for line in told)
            assert told
            return
    raise AssertionError("nobody drew locations")
