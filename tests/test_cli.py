"""The command line: every command, and every kind of bad input: one clear sentence, exit code 2, nothing changed.

Commands run in the test's own process, since most of the time goes into starting Python; the examples of the README
run in processes of their own.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import hlubina
from hlubina.core.chance import with_contributions
from hlubina.games.conspiracy.cards import CARD_FILE
from hlubina.registry import title
from tests.commands import run_command
from tests.games.heroes.larger import larger_source
from tests.kit.tables import BUILD

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """In an empty folder, with saved games in another."""

    def command(*arguments: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
        return run_command(*arguments, data=tmp_path / "data", cwd=tmp_path, typed=typed)

    return command


def in_a_process(*arguments: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "hlubina", *arguments]
    return subprocess.run(words, input=typed, capture_output=True, text=True, env={**os.environ, **env}, check=False)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    played = hlubina.play(hlubina.new("conspiracy", 3, 5), ["greedy", "random", "random"])
    path = tmp_path / "record.json"
    path.write_text(json.dumps(played.to_dict()), "utf-8")
    return path


def test_games_lists_every_game_with_its_settings(run: Run) -> None:
    done = run("games", "--lang", "cs")
    assert done.returncode == 0
    assert "Spiknutí" in done.stdout
    assert "lone_lord_is_a_coalition=no" in done.stdout
    listed = json.loads(run("games", "--json").stdout)
    assert [entry["game"] for entry in listed] == list(hlubina.GAMES)


@pytest.fixture
def larger(tmp_path: Path) -> Path:
    """A card file with thirteen scenarios; the first of them, s13, is its own."""
    path = tmp_path / "larger.toml"
    path.write_bytes(larger_source().raw)
    return path


def test_games_lists_what_a_card_file_offers(run: Run, larger: Path) -> None:
    done = run("games", "heroes", "--cards", larger, "--lang", "cs")
    assert "* Cellar\n" in done.stdout
    assert "-s scenario=s13" in done.stdout
    assert "Spiknutí" not in done.stdout
    (listed,) = json.loads(run("games", "heroes", "--cards", larger, "--json").stdout)
    assert listed["settings"]["scenario"]["default"] == "s13"
    assert_refused(run("games", "--cards", larger), "A card file is that of one game; name it.")


def test_balance_goes_over_the_scenarios_of_a_card_file(run: Run, larger: Path) -> None:
    wanted = ["balance", "heroes", "--cards", larger, "--over", "scenario", "--setting", "clans=drawn", "--seats", "2"]
    done = run(*wanted, "--bots", "random", "--games", "1", "--json")
    assert done.returncode == 0, done.stderr
    found = {share["settings"] for share in json.loads(done.stdout)["shares"] if share["side"] == "together"}
    assert found - {""} == {f"s{number:02}" for number in range(1, 14)}
    assert_refused(run(*wanted, "-s", "scenario=s14"), "Setting scenario is one of s13, s01, s02")


@pytest.mark.parametrize("flag", ["--setting", "-s", "--option", "-o"])
def test_a_setting_may_be_named_by_its_former_flags(run: Run, flag: str) -> None:
    done = run("simulate", "conspiracy", "--games", "1", "--bots", "random,random", flag, "speed=fast")
    assert_refused(done, "There is no setting 'speed'")


def test_version_tells_the_build_too(run: Run) -> None:
    done = run("--version")
    assert done.returncode == 0
    assert done.stdout == f"hlubina {hlubina.__version__} ({'pure Python' if BUILD == 'pure' else 'compiled'})\n"


def test_play_saves_on_exit_and_resumes(run: Run) -> None:
    first = run("play", "conspiracy", "--seats", "human,random", "--seed", "3", typed="1\n1\n1\nq\n")
    assert first.returncode == 0
    assert "Saved" in first.stdout
    second = run("play", "conspiracy", typed="1\nq\n")
    assert "Going on with your saved game" in second.stdout
    third = run("play", "conspiracy", "--new", "--lang", "cs", typed="q\n")
    assert "odložená" in third.stdout
    assert "zapečetěné" in third.stdout


def test_play_to_the_end_leaves_a_record_that_verifies(run: Run, tmp_path: Path) -> None:
    done = run("play", "conspiracy", "--seats", "human,greedy", typed="1\n" * 200)
    assert "The game is over" in done.stdout
    (kept,) = (tmp_path / "data" / "finished").iterdir()
    checked = run("verify", kept)
    assert checked.returncode == 0
    assert "The record holds" in checked.stdout
    assert json.loads(run("verify", kept, "--json").stdout)["over"] is True
    told = re.search(r"commitment ([0-9a-f]{16})", done.stdout)
    assert told is not None
    assert run("verify", kept, "--commitment", told[1]).returncode == 0
    broken = run("verify", kept, "--commitment", "0" * 16)
    assert broken.returncode == 2
    assert "not dealt from what was committed to" in broken.stderr


def test_verify_finds_a_players_contribution_in_the_seed(run: Run, tmp_path: Path) -> None:
    seed = with_contributions(hlubina.sealed_seed(), ["c0ffee", ""])
    record = hlubina.play(hlubina.new("conspiracy", 2, seed), ["random", "random"])
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record.to_dict()), "utf-8")
    assert run("verify", path, "--contribution", "c0ffee").returncode == 0
    missing = run("verify", path, "--contribution", "beef")
    assert missing.returncode == 2
    assert missing.stderr == "The record was dealt without that contribution.\n"


def test_simulate_shows_rates_with_intervals(run: Run) -> None:
    done = run("simulate", "conspiracy", "--bots", "greedy,random", "--games", "20", "--seed", "1", "--jobs", "2")
    assert done.returncode == 0
    assert "95 % interval" in done.stdout
    data = json.loads(
        run("simulate", "conspiracy", "--seats", "4", "--bots", "random", "--games", "8", "--json").stdout
    )
    assert [entry["games"] for entry in data["bots"]] == [8, 8, 8, 8]


def test_replay_shows_the_log_and_the_position_after_a_move(run: Run, record: Path) -> None:
    done = run("replay", record, "--lang", "cs")
    assert done.returncode == 0
    assert "Hra skončila" in done.stdout
    early = json.loads(run("replay", record, "--move", "4", "--seat", "1", "--json").stdout)
    assert early["move"] == 4
    assert early["seat"] == 1
    assert len(early["standing"]["scores"]) == early["view"]["seats"]


def test_rules_are_shown(run: Run) -> None:
    assert "Pearl master" in run("rules", "conspiracy").stdout
    assert "Perlový magnát" in run("rules", "conspiracy", "--lang", "cs").stdout
    assert json.loads(run("rules", "conspiracy", "--json", "--lang", "cs").stdout)["C-3.2"].startswith("Vliv 1: ")


def test_the_rules_have_the_figures_of_the_card_file_that_is_named(run: Run, tmp_path: Path) -> None:
    standard = title("conspiracy").standard.source.raw.decode()
    own = tmp_path / "own.toml"
    own.write_text(standard.replace("pearl_master = 5 ", "pearl_master = 1 "), "utf-8")
    assert "nobody gets the 5 points." in json.loads(run("rules", "conspiracy", "--json").stdout)["C-6.3"]
    told = json.loads(run("rules", "conspiracy", "--cards", own, "--json").stdout)["C-6.3"]
    assert "nobody gets the 1 point." in told
    printed = run("rules", "conspiracy", "--cards", own, "--lang", "cs").stdout
    assert "1 bod nedostane nikdo." in " ".join(printed.split())
    assert "<!--" not in printed


def test_rules_are_listed_with_their_tests_and_one_without_is_a_hole(run: Run, tmp_path: Path) -> None:
    (tmp_path / "tests" / "kit").mkdir(parents=True)
    (tmp_path / "tests" / "conftest.py").write_text((Path(__file__).parent / "conftest.py").read_text("utf-8"), "utf-8")
    test = 'import pytest\n\n\n@pytest.mark.rule("C-4.5")\ndef test_one() -> None:\n    assert True\n'
    (tmp_path / "tests" / "test_one.py").write_text(test, "utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n  rule: x\n  campaign: y\n", "utf-8")
    done = run("rules", "conspiracy", "--coverage")
    assert done.returncode == 1
    assert re.search(r"^C-4\.5 +1 tests  tests/test_one\.py::test_one$", done.stdout, re.MULTILINE), done.stdout
    assert "NO TEST" in done.stdout
    assert re.search(r"^\d+ rules, [1-9]\d* without a test: ", done.stdout, re.MULTILINE)


def damaged(record: Path) -> Path:
    data = json.loads(record.read_text("utf-8"))
    data["moves"][3] = [0, 150]
    record.write_text(json.dumps(data), "utf-8")
    return record


BAD = {
    "unknown game": (["play", "chess"], "no game 'chess'"),
    "unknown game to simulate": (["simulate", "chess"], "no game 'chess'"),
    "wrong seat count": (["play", "conspiracy", "--seats", "human"], "2 to 4 players"),
    "seats that do not match": (["simulate", "conspiracy", "--seats", "3", "--bots", "random,random"], "3 seats"),
    "unknown bot": (["simulate", "conspiracy", "--bots", "random,deep"], "no bot 'deep'"),
    "unknown setting": (["play", "conspiracy", "-s", "speed=fast"], "no setting 'speed'"),
    "wrong value": (["play", "conspiracy", "-s", "lone_lord_is_a_coalition=maybe"], "yes, no"),
    "setting without value": (["play", "conspiracy", "--setting", "lone_lord_is_a_coalition"], "NAME=VALUE"),
    "unknown language": (["games", "--lang", "de"], "'de'"),
    "no games": (["simulate", "conspiracy", "--bots", "random,random", "--games", "0"], "At least one game"),
    "no jobs": (["simulate", "conspiracy", "--bots", "random,random", "--jobs", "0"], "At least one job"),
    "no argument": (["play"], "Missing argument"),
    "unknown flag": (["games", "--loud"], "--loud"),
    "a pace that is none": (["play", "conspiracy", "--pace", "-3"], "pace"),
    "resumed with a seed": (["play", "conspiracy", "--resume", "x.json", "--seed", "1"], "leave them out"),
    "a seed too long": (["play", "conspiracy", "--seed", "9" * 5000], "at most 200"),
    "bad seed": (["play", "conspiracy", "--seed", "sealed:12"], "sealed seed"),
    "no such record": (["verify", "nowhere.json"], "cannot be read"),
    "no record at all": (["replay", str(CARD_FILE)], "is damaged"),
    "rules of an unknown game": (["rules", "go"], "no game 'go'"),
    "rules in another language": (["rules", "conspiracy", "--lang", "de"], "cs and en, not 'de'"),
    "unknown command": (["dance"], "No such command"),
    "no address of a table": (["join", "ftp://x"], "no address of a server or a table"),
    "no server at the address": (["join", "http://127.0.0.1:1/t/x"], "does not answer"),
    "a seat for who watches": (["join", "http://127.0.0.1:1", "--watch", "--seat", "1"], "who watches takes none"),
    "a name too long": (["join", "http://127.0.0.1:1", "--name", "x" * 31], "1 to 30"),
    "missing card file": (["simulate", "conspiracy", "--cards", "nowhere.toml"], "cannot be read"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_input_is_one_sentence_and_exit_code_2(run: Run, case: str, tmp_path: Path) -> None:
    arguments, words = BAD[case]
    assert_refused(run(*arguments), words)
    assert not (tmp_path / "data").exists()


def assert_refused(done: subprocess.CompletedProcess[str], words: str) -> None:
    assert done.returncode == 2, done.stdout + done.stderr
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_a_process_ends_with_the_exit_code_too(tmp_path: Path) -> None:
    arguments, words = BAD["unknown game"]
    assert_refused(in_a_process(*arguments, HLUBINA_DATA=str(tmp_path / "data")), words)
    assert not (tmp_path / "data").exists()


def test_a_missing_package_is_said_with_how_to_get_it() -> None:
    program = (
        "import sys; sys.modules['websockets'] = None; sys.argv[1:] = ['join', 'x']; import hlubina.cli as c; c.main()"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "install hlubina[server]" in done.stderr


def test_a_damaged_record_is_refused_by_replay_and_verify(run: Run, record: Path) -> None:
    damaged(record)
    for command in ("verify", "replay"):
        done = run(command, record)
        assert done.returncode == 2
        assert "Move 4 of the record is not legal" in done.stderr
    done = run("play", "conspiracy", "--resume", record)
    assert done.returncode == 2


def test_what_is_no_data_at_all_is_refused(run: Run, tmp_path: Path) -> None:
    for text in ("[" * 100_000, "9" * 5000, "\ud800".encode("utf-8", "surrogatepass"), '{"format": 1}'):
        file = tmp_path / "x.json"
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        done = run("verify", file)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr


def test_a_resumed_record_puts_the_waiting_game_aside(run: Run, record: Path, tmp_path: Path) -> None:
    run("play", "conspiracy", "--seats", "human,random", "--seed", "3", typed="1\nq\n")
    waiting = (tmp_path / "data" / "conspiracy.json").read_text("utf-8")
    data = json.loads(record.read_text("utf-8"))
    data["moves"] = data["moves"][:5]
    data["players"] = ["human", "random", "random"]
    record.write_text(json.dumps(data), "utf-8")
    done = run("play", "conspiracy", "--resume", record, typed="q\n")
    assert done.returncode == 0, done.stderr
    (aside,) = (tmp_path / "data" / "aside").iterdir()
    assert aside.read_text("utf-8") == waiting


def test_names_are_printed_as_they_are(run: Run, record: Path) -> None:
    data = json.loads(record.read_text("utf-8"))
    data["players"] = ["[/x]", "[bold]", "ok"]
    record.write_text(json.dumps(data), "utf-8")
    done = run("replay", record)
    assert done.returncode == 0, done.stderr
    assert "[/x]" in done.stdout


def test_a_data_directory_that_cannot_be_written_is_said() -> None:
    done = in_a_process("play", "conspiracy", "--seats", "human,random", typed="1\n", HLUBINA_DATA="/dev/null/x")
    assert done.returncode == 2
    assert "cannot be saved" in done.stderr


def test_a_move_or_seat_that_is_not_in_the_record_is_refused(run: Run, record: Path) -> None:
    assert "no position after 999" in run("replay", record, "--move", "999").stderr
    assert "no seat 7" in run("replay", record, "--seat", "7").stderr


def test_a_broken_card_file_is_refused(run: Run, tmp_path: Path) -> None:
    broken = tmp_path / "cards.toml"
    broken.write_text(CARD_FILE.read_text("utf-8").replace('id = "ip_7"', 'id = "ip_5_pearl_1"'), "utf-8")
    done = run("simulate", "conspiracy", "--bots", "random,random", "--cards", broken)
    assert done.returncode == 2
    assert "'ip_5_pearl_1' twice" in done.stderr
