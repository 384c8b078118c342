"""Every example of the README works when pasted."""

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

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", README, flags=re.S)
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", README, flags=re.S) for line in block.splitlines()]
INLINE = [f"./dev run {words}" for words in re.findall(r"`\./dev run ([^`]+)`", README)]


@pytest.mark.parametrize("number", range(len(PYTHON)))
def test_a_python_example_runs(number: int, tmp_path: Path) -> None:
    script = tmp_path / "example.py"
    script.write_text(PYTHON[number], "utf-8")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


SERVED = ("./dev run hlubina serve", "./dev run hlubina join")
ALONE = [line for line in COMMANDS + INLINE if line.startswith("./dev run") and not line.startswith(SERVED)]


@pytest.mark.parametrize("command", ALONE)
def test_a_shell_example_runs(command: str, checkout: Path) -> None:
    words = shlex.split(command.removeprefix("./dev run "), comments=True)
    assert words[0] == "hlubina"
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=checkout,
        input="1\nq\n",
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "120"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_served_table_can_be_joined(checkout: Path, tmp_path: Path) -> None:
    serve, join = (shlex.split(line, comments=True)[2:] for line in COMMANDS if line.startswith(SERVED))
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
    first_screen = README[: README.index("## Play in the terminal")]
    script = (checkout / "dev").read_text("utf-8")
    for command in ("play", "test"):
        assert f"./dev {command}" in first_screen
        assert f'"{command}": {command}' in script
    picture = re.search(r"!\[[^]]+\]\(([^)]+)\)", first_screen)
    assert picture is not None
    assert (checkout / picture[1]).exists()


def test_links_lead_somewhere(checkout: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (checkout / target).exists(), target
