"""The table of Keep the Heroes Out! in the terminal: drawn from every view, and true to it."""

from __future__ import annotations

import io
import json
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest
from rich.cells import cell_len

import hlubina
from hlubina.terminal import boards, saves
from hlubina.terminal.style import new_console
from hlubina.text import LANGUAGES, texts
from tests.commands import run_command
from tests.kit.marks import rule
from tests.kit.tables import play_by_habit

PLAYERS = ["Ada", "Ben", "Cleo", "Dan"]
SCENARIOS = [f"s{number:02}" for number in range(1, 13)]


def drawn(view: dict[str, Any], viewer: int, language: str, width: int = 100) -> str:
    screen = io.StringIO()
    console = new_console(file=screen, width=width)
    console.print(boards.draw("heroes", view, viewer, PLAYERS[: view["seats"]], texts("heroes", language)))
    return screen.getvalue()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_can_be_drawn_at_every_width(seats: int) -> None:
    for number, scenario in enumerate(SCENARIOS[seats - 1 :: 4]):
        settings = {"scenario": scenario, "solo_clans": "two"}
        game = hlubina.new("heroes", seats, number, settings)
        for move, position in enumerate(play_by_habit(game, number)):
            if move % 60 == 0 or position.is_over():
                picture = drawn(boards.scene_of(position, 0), 0, LANGUAGES[move // 60 % 2], 80 + 40 * (number % 2))
                width = max(cell_len(line.rstrip()) for line in picture.splitlines())
                assert width <= 80 + 40 * (number % 2)
                assert all(name in picture for name in PLAYERS[:seats])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_can_be_explained_and_every_card_looked_up(language: str) -> None:
    words = texts("heroes", language)
    game = hlubina.new("heroes", 2, 5, {"clans": "drawn"})
    for position in play_by_habit(game, 5):
        for seat in position.acting():
            for option in position.options(seat):
                action = position.vocabulary.decode(option)
                assert isinstance(boards.note("heroes", action, position.view(seat), words), str)
                assert all(boards.explain("heroes", action.arguments, position.view(seat), words))
    found = boards.look_up("heroes", words.say("card-slimes_split"), words)
    assert found == [f"{words.say('card-slimes_split')}: {words.help('card-slimes_split')}"]


def test_a_bots_plan_can_be_told_in_both_languages() -> None:
    told = set()
    for seed in range(6):
        game = hlubina.new("heroes", 3, seed, {"clans": "drawn", "difficulty": "challenge"})
        for position in play_by_habit(game, seed):
            for seat in range(3):
                plan = hlubina.title("heroes").adviser.plan(position, seat)
                if plan is not None:
                    told.add(plan.name)
                    assert all(texts("heroes", language).plan(plan, PLAYERS) for language in LANGUAGES)
    assert told >= {"guard", "strike", "loot"}


def run(folder: Path, *words: str, typed: str = "") -> CompletedProcess[str]:
    return run_command(*words, data=folder, cwd=folder, typed=typed, width=200)


def test_the_campaign_goes_on_where_it_was_and_counts_what_was_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = run(tmp_path, "campaign", "--lang", "en")
    assert "1. Olga's Cauldron" in first.stdout
    assert "--play" in first.stdout
    begun = run(tmp_path, "campaign", "--play", "--lang", "en", "--seats", "human,random", typed="1\nq\n")
    assert begun.returncode == 0, begun.stderr
    waiting = json.loads((tmp_path / "heroes.json").read_text("utf-8"))
    assert waiting["settings"]["clans"] == "chapter"
    record = hlubina.play(hlubina.new("heroes", 2, 1, {"scenario": "s01", "clans": "chapter"}), ["random", "random"])
    monkeypatch.setenv("HLUBINA_DATA", str(tmp_path))
    saves.keep(record)
    again = run(tmp_path, "campaign", "--lang", "en")
    assert "1 try" in again.stdout
    wrong = run(tmp_path, "campaign", "--difficulty", "easy")
    assert wrong.returncode == 2
    assert "family" in wrong.stderr


@rule("H-13.3")
def test_the_campaign_deals_the_loot_that_was_won(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HLUBINA_DATA", str(tmp_path))
    for scenario in ("s01", "s02"):
        record = hlubina.play(hlubina.new("heroes", 2, 1, {"scenario": scenario, "clans": "chapter"}), ["random"] * 2)
        assert record.result is not None
        record.result["won"] = True
        saves.keep(record)
    told = run(tmp_path, "campaign", "--lang", "en").stdout
    assert "2 loot cards" in told
    begun = run(tmp_path, "campaign", "--play", "--lang", "en", "--seats", "human,random", typed="1\n" * 3 + "q\n")
    assert begun.returncode == 0, begun.stderr
    assert begun.stdout.count("Which loot card do you keep?") == 2
    waiting = json.loads((tmp_path / "heroes.json").read_text("utf-8"))
    assert (waiting["settings"]["scenario"], waiting["settings"]["kept_loot"]) == ("s03", "two")
    game = hlubina.replay(waiting, len(waiting["moves"]))
    players = game.dump()["players"]
    assert isinstance(players, list)
    assert [len(player["pile"]["cards"]) + len(player["hand"]) for player in players] == [12, 12]


def test_a_scenario_of_ones_own_is_checked_and_drawn(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    text = '[[scenarios]]\nid = "s02"\nname = "Cellar"\ngrid = [["vault"], ["catacombs"]]\nchests = { vault = 4 }\n'
    file.write_text(text, "utf-8")
    shown = run(tmp_path, "scenario", str(file), "--lang", "en")
    assert shown.returncode == 0, shown.stderr
    assert "Cellar" in shown.stdout
    assert "║" in shown.stdout
    assert "Enemy deck, 16 cards: hero cards only." in shown.stdout
    assert "Chests: vault 4." in shown.stdout
    file.write_text(text.replace("vault = 4", "vault = 3"), "utf-8")
    refused = run(tmp_path, "scenario", str(file))
    assert refused.returncode == 2
    assert "chest of value 4" in refused.stderr
    assert "Traceback" not in refused.stderr
