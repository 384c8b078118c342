"""What the objects of the interface say of themselves when they are printed, and what they keep to themselves."""

from __future__ import annotations

import inspect
import re

import pytest

import hlubina
from hlubina.core.chance import stream
from hlubina.core.journal import Event
from hlubina.core.outcome import Line, Outcome
from hlubina.registry import GAMES, title

SEED = "sealed:" + "5a" * 32


@pytest.mark.parametrize("name", GAMES)
def test_a_printed_game_says_who_decides_and_between_what(name: str) -> None:
    game = hlubina.new(name, title(name).fewest, SEED)
    (seat, *_) = game.acting()
    lines = str(game).splitlines()
    assert lines[0].startswith(f"{name} for {game.seats}, turn {game.turns}, move {game.moves}: seat")
    assert [line.split(",")[0].strip() for line in sorted(lines[1:])] == [f"seat {each}" for each in game.acting()]
    (own,) = [line for line in lines[1:] if line.startswith(f"  seat {seat}, ")]
    prompt = game.prompt(seat)
    assert prompt is not None
    assert f", {prompt.name}: " in own
    assert all(game.vocabulary.tell(action) in own for action in game.options(seat)[:20])
    assert repr(game) == f"<{lines[0]}>"
    assert repr(hlubina.Seat(game, seat, stream(1, "x"))) == f"<Seat {seat}, as it sees {game!r}>"
    assert "5a5a" not in str(game) + repr(game) + repr(hlubina.Match(game, ["random"] * game.seats))


def test_a_printed_game_that_is_over_says_how_it_ended() -> None:
    game = hlubina.new("conspiracy", 2, 1)
    game.playout(stream(1, "x"))
    outcome = game.outcome()
    first, *rest = str(game).splitlines()
    assert first.endswith(": over")
    assert rest == [f"  seat {seat}: {outcome.scores[seat]}, rank {outcome.ranks[seat]}" for seat in range(2)]


def test_several_who_decide_are_named() -> None:
    game = hlubina.new("passengers", 5, 1)
    game.playout(stream(2, "x"), 1)
    while len(game.acting()) < 2:
        game.answer(game.choices[0])
    assert repr(game).endswith(f"seats {' and '.join(map(str, game.acting()))} decide>")


def test_results_and_questions_say_what_they_are() -> None:
    game = hlubina.new("conspiracy", 2, 1)
    (seat,) = game.acting()
    assert repr(game.prompt(seat)) == f"<Prompt recruit for seat {seat}: choose, {len(game.options(seat))} options>"
    assert repr(title("abyss")) == f"<Title abyss: version {title('abyss').version()}, 2 to 4 players>"
    assert repr(Line("pearls", [3, 4])) == "<Line pearls: 3, 4>"
    halves = Outcome(False, [Line("pearls", [3, 4])], [], parts=2)
    assert repr(halves) == "<Outcome so far: seat 0 has 1.5 (rank 2), seat 1 has 2 (rank 1)>"
    won = Outcome(True, [Line("pearls", [3, 3])], [], together=True, won=True)
    assert repr(won) == "<Outcome at the end: all have won, seat 0 has 3 (rank 1), seat 1 has 3 (rank 1)>"
    record = hlubina.play(hlubina.new("conspiracy", 2, SEED), ["random", "greedy"])
    version = title("conspiracy").version()
    told = f"<Record of conspiracy {version}: random, greedy; {len(record.moves)} moves, finished>"
    assert repr(record) == told


def test_an_event_does_not_print_its_secrets() -> None:
    assert repr(Event("draw", {"seat": 1}, {"card": "crab_3"}, 2)) == "<Event draw: seat=1, card is secret>"
    assert repr(Event("end", {}, {}, 0)) == "<Event end>"


def test_the_version_is_a_version() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", hlubina.__version__)


def test_methods_and_classes_keep_their_docstrings() -> None:
    assert inspect.getdoc(hlubina.Game.take) == (
        "Carry out a legal action, and everything that follows until somebody has to decide again."
    )
    assert str(inspect.getdoc(hlubina.Game)).startswith("One position. `take` is the only way it changes.")
    assert inspect.getdoc(stream) == 'The named stream of a seed, for instance `stream(7, "play")`.'
    assert str(inspect.getdoc(type(hlubina.new("conspiracy", 2, 1)).view)).startswith("What that seat")
    names = [name for name in dir(hlubina.Game) if not name.startswith("_") and callable(getattr(hlubina.Game, name))]
    assert [name for name in names if not inspect.getdoc(getattr(hlubina.Game, name))] == []
    assert len(names) > 20
