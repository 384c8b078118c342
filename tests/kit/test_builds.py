"""Pure and compiled builds play identical games, whatever Python's hash seed is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hlubina.core import game as core
from tests.kit.marks import campaign


def run_fingerprint(checkout: Path, environment: dict[str, str], games: int) -> list[str]:
    command = [sys.executable, "-m", "tests.kit.fingerprint", str(games)]
    done = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split()


def compare(checkout: Path, pure_environment: dict[str, str], games: int) -> None:
    if str(core.__file__).endswith(".py"):
        pytest.skip("Hlubina is not compiled here; there is nothing to compare")
    installed = {key: value for key, value in pure_environment.items() if key != "PYTHONPATH"}
    compiled = run_fingerprint(checkout, installed, games)
    pure = run_fingerprint(checkout, pure_environment, games)
    assert compiled[0] == "compiled"
    assert pure[0] == "pure"
    assert compiled[1] == pure[1]


def test_pure_and_compiled_play_identical_games(checkout: Path, pure_environment: dict[str, str]) -> None:
    compare(checkout, pure_environment, 25)


@campaign
def test_pure_and_compiled_play_a_thousand_identical_games(checkout: Path, pure_environment: dict[str, str]) -> None:
    compare(checkout, pure_environment, 1000)
