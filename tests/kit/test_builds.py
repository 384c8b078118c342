"""Pure and compiled builds play identical games and say the same, whatever Python's hash seed is."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.fingerprint import fingerprint
from tests.kit.marks import campaign
from tests.kit.tables import BUILD

pytestmark = pytest.mark.skipif(BUILD == "pure", reason="Hlubina is not compiled here; there is nothing to compare")


def compare(checkout: Path, pure_environment: dict[str, str], games: int) -> None:
    """This process plays compiled, another one pure."""
    command = [sys.executable, "-m", "tests.kit.fingerprint", str(games)]
    with subprocess.Popen(command, cwd=checkout, env=pure_environment, stdout=subprocess.PIPE, text=True) as other:
        compiled = fingerprint(games)
        output, _ = other.communicate()
    assert other.returncode == 0
    pure = json.loads(output)
    assert pure["build"] == "pure"
    assert pure["told"].keys() == compiled.keys()
    for told, hashes in pure["told"].items():
        apart = [place for place, (one, two) in enumerate(zip(hashes, compiled[told], strict=False)) if one != two]
        assert not apart, f"{told}: {hashes[apart[0]]} in place {apart[0]}, compiled {compiled[told][apart[0]]}"
        assert len(hashes) == len(compiled[told]), told


def test_pure_and_compiled_play_identical_games(checkout: Path, pure_environment: dict[str, str]) -> None:
    compare(checkout, pure_environment, 10)


@campaign
def test_pure_and_compiled_play_a_thousand_identical_games(checkout: Path, pure_environment: dict[str, str]) -> None:
    compare(checkout, pure_environment, 1000)
