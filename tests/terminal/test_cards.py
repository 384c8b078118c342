"""Cards of one's own in the terminal: faces, games, records and served tables tell the figures that are played with."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import CompletedProcess

import pytest

import hlubina
from hlubina.registry import title
from hlubina.server import cardfiles
from hlubina.terminal import join as joining
from hlubina.terminal import keyboard
from hlubina.terminal.saves import read
from tests.commands import run_command
from tests.server.client import Visitor
from tests.server.hosting import Hosted
from tests.server.scenes import run as tell

Run = Callable[..., CompletedProcess[str]]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    def command(*arguments: str | Path, typed: str = "") -> CompletedProcess[str]:
        return run_command(*arguments, data=tmp_path / "data", cwd=tmp_path, typed=typed)

    return command


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """Conspiracy in which the pearl master gets 9 points instead of 5."""
    text = title("conspiracy").standard.source.raw.decode()
    assert "pearl_master = 5 " in text
    path = tmp_path / "nine.toml"
    path.write_bytes(text.replace("pearl_master = 5 ", "pearl_master = 9 ").encode())
    return path


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hosted]:
    monkeypatch.setattr(cardfiles, "TRIAL", 0.0)
    monkeypatch.setattr(joining, "HASTY", 0.0)
    with Hosted(tmp_path / "server", limits=False) as server:
        yield server


@contextmanager
def typing(text: str) -> Iterator[None]:
    """What the keyboard gives, which does not read from where Python would."""
    lines = io.StringIO(text)

    def read_line(prompt: str) -> str:
        line = lines.readline()
        if not line:
            raise EOFError
        return line

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(keyboard, "StandardInput", lambda: read_line)
        yield


def test_faces_tells_what_is_printed_and_what_differs(run: Run, cards: Path) -> None:
    standard = json.loads(run("faces", "conspiracy", "--json").stdout)
    assert standard["changes"] == []
    assert standard["faces"]["game"]["figures"]["pearl_master"] == 5
    own = json.loads(run("faces", "conspiracy", "--cards", cards, "--json").stdout)
    assert own["faces"]["game"]["figures"]["pearl_master"] == 9
    assert [(change["face"], change["standard"], change["here"]) for change in own["changes"]] == [("game", "5", "9")]
    shown = run("faces", "conspiracy", "--cards", cards, "--lang", "cs").stdout
    assert "běžně" in shown
    assert "pro perlového magnáta" in shown
    same = run("faces", "conspiracy", "--cards", title("conspiracy").folder / "cards.toml").stdout
    assert "Nothing differs" in same


def test_every_game_shows_its_faces(run: Run) -> None:
    for game in hlubina.GAMES:
        for language in ("cs", "en"):
            assert run("faces", game, "--lang", language).returncode == 0


def test_a_bad_card_file_is_one_sentence(run: Run, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_bytes(b"\xff")
    for words in (("faces", "abyss"), ("join", "http://127.0.0.1:9")):
        done = run(*words, "--cards", bad)
        assert (done.returncode, done.stdout) == (2, "")
    huge = tmp_path / "huge.toml"
    huge.write_text("a = " + "9" * 10_000)
    assert "is not valid TOML" in run("faces", "abyss", "--cards", huge).stderr


def test_help_and_replay_tell_the_figures_of_the_cards(run: Run, cards: Path, tmp_path: Path) -> None:
    def help_of(*more: str | Path) -> str:
        return run("play", "conspiracy", "--seats", "human,random", "--seed", "3", *more, typed="?\nq\n").stdout

    assert help_of() != help_of("--cards", cards)
    typed = "?C-6.3\n?c-7\nq\n"
    for more, points in ((), "5"), (("--cards", cards), "9"):
        shown = run("play", "conspiracy", "--seats", "human,random", "--new", "--seed", "3", *more, typed=typed).stdout
        assert f"nobody gets the {points} points." in " ".join(shown.replace("│", " ").split())
        assert f"{points} for the pearl master." in " ".join(shown.replace("│", " ").split())
    deck = title("conspiracy").cards(cards)
    path = tmp_path / "record.json"
    played = hlubina.play(hlubina.new("conspiracy", 2, 5, cards=deck), ["random", "random"])
    path.write_text(json.dumps(played.to_dict()), "utf-8")
    assert run("replay", path, "--cards", cards).returncode == 0
    assert run("replay", path, "--reasons", "--cards", cards).returncode == 0
    assert run("verify", path, "--cards", cards).returncode == 0
    assert run("verify", path).returncode == 2


def test_a_table_with_own_cards_is_made_and_played_to_its_end(
    run: Run, cards: Path, served: Hosted, tmp_path: Path
) -> None:
    lobby = "n\n1\n2\n1\n1\n"  # a new table, the first game, two seats, one of them for the first bot
    with typing(lobby + "s\n" + "1\n" * 500):
        done = run("join", served.url, "--name", "Anna", "--cards", cards)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    assert "This table is played with cards of its own. One difference from the standard cards:" in done.stdout
    (record,) = (tmp_path / "data").rglob("conspiracy*.json")
    kept = record.with_suffix(".toml")
    assert kept.read_bytes() == cards.read_bytes()
    assert hlubina.verify(read(record), kept).is_over()
    assert run("verify", record, "--cards", kept).returncode == 0


def test_what_differs_is_shown_in_the_lobby_and_before_sitting_down(run: Run, cards: Path, served: Hosted) -> None:
    async def story() -> None:
        owner = Visitor(served.url)
        await owner.come("Owner")
        await owner.new_table("conspiracy", 2, cards=cards.read_text())
        await owner.close()

    tell(story())
    with typing("1\nq\n"):
        done = run("join", served.url, "--name", "Bert", "--lang", "cs")
    assert "Spiknutí · vlastní karty" in done.stdout
    differs, sits = done.stdout.index("pro perlového magnáta"), done.stdout.index("Sedíš na místě")
    assert differs < sits


def test_a_card_file_is_for_a_new_table(run: Run, cards: Path) -> None:
    done = run("join", "http://127.0.0.1:9/t/abc", "--cards", cards)
    assert (done.returncode, done.stdout) == (2, "")
    assert "new table" in done.stderr
