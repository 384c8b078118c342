"""Every example of the README and of the documents for those who use Hlubina works when pasted."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.client import PATIENCE
from tests.server.serving import Served

CHECKOUT = Path(__file__).parents[1]
README = (CHECKOUT / "README.md").read_text("utf-8")
NAMES = ("README.md", "docs/playing.md", "docs/simulating.md", "docs/library.md", "docs/measurements.md")
DOCUMENTS = {name: (CHECKOUT / name).read_text("utf-8") for name in NAMES}


def blocks(language: str) -> list[tuple[str, str]]:
    """The blocks of code in that language, each with the document it stands in."""
    form = re.compile(rf"```{language}\n(.*?)```", flags=re.S)
    return [(name, block) for name, text in DOCUMENTS.items() for block in form.findall(text)]


PYTHON = blocks("python")
COMMANDS = [line.partition("  #")[0].strip() for _, block in blocks("sh") for line in block.splitlines()]
INLINE = [words for text in DOCUMENTS.values() for words in re.findall(r"`(?:\./dev run )?(hlubina [^`]+)`", text)]
ALL = list(dict.fromkeys([*COMMANDS, *(f"./dev run {words}" for words in INLINE)]))
UNSAID = re.compile(r"\b(FILE|GAME|RECORD|URL)\b")  # what the reader has to fill in
SERVED = ("./dev run hlubina serve", "./dev run hlubina join")
LONG = ("./dev run hlubina simulate", "./dev run hlubina balance")
HLUBINA = [line for line in ALL if line.startswith("./dev run hlubina ") and not UNSAID.search(line)]
ALONE = [line for line in HLUBINA if not line.startswith(SERVED)]
SERVING = [line for line in COMMANDS if line.startswith(SERVED)]


def shortened(command: str) -> list[str]:
    """The same command with so few games, and so little thought, that a test can run it."""
    if command.startswith(LONG):
        command = re.sub(r"--games \d+", "--games 1", command)
        command = re.sub(r"search:\d+", "search:1", command)
        command = command.replace("--over difficulty,scenario", "--over difficulty")
    return shlex.split(command.removeprefix("./dev run "))


@pytest.mark.parametrize(("name", "code"), PYTHON, ids=[name for name, _ in PYTHON])
def test_a_python_example_runs(name: str, code: str, tmp_path: Path) -> None:
    script = tmp_path / "example.py"
    script.write_text(code, "utf-8")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("command", ALONE)
def test_a_shell_example_runs(command: str, checkout: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *shortened(command)],
        cwd=checkout,
        input="1\nq\n",
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "120"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_commands_of_dev_exist(checkout: Path) -> None:
    script = (checkout / "dev").read_text("utf-8")
    named = {line.split()[1] for line in COMMANDS if line.startswith("./dev ")}
    assert {"play", "test", "bench", "load", "run"} <= named
    assert all(f'"{command}": {command}' in script for command in named)


def test_the_served_table_can_be_joined(checkout: Path, tmp_path: Path) -> None:
    serve, join = (shlex.split(line)[2:] for line in SERVING)
    with Served(tmp_path, str(tmp_path / "t.sqlite")) as server:
        words = [word.replace("http://127.0.0.1:8321", server.url) for word in join]
        done = subprocess.run(
            [sys.executable, "-m", *words],
            cwd=checkout,
            input="q\n",
            capture_output=True,
            text=True,
            env={**os.environ, "HLUBINA_DATA": str(tmp_path)},
            timeout=PATIENCE,
            check=False,
        )
    assert serve == ["hlubina", "serve"]
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_two_commands_stand_on_the_first_screen(checkout: Path) -> None:
    first_screen = README[: README.index("## In the terminal")]
    for command in ("play", "test"):
        assert f"./dev {command}" in first_screen
    picture = re.search(r"!\[[^]]+\]\(([^)]+)\)", first_screen)
    assert picture is not None
    assert (checkout / picture[1]).exists()
