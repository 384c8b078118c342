"""A server that runs on the sources uses compiled modules for its bots as soon as they have been made."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import anyio
import pytest

from hlubina.server.workers import Workers, expected_build


def first_place() -> tuple[str, int]:
    """In a worker: where it looks for modules first, and who it is."""
    return sys.path[0], os.getpid()


@pytest.fixture
def workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workers:
    monkeypatch.setattr(sys, "path", [*sys.path])
    workers = Workers(1)
    workers.expected = tmp_path / "native"
    return workers


def test_workers_take_the_compiled_modules_once_they_are_ready(workers: Workers) -> None:
    build = workers.expected
    assert build is not None

    async def scene() -> None:
        before = await workers.run(workers.playing, 60.0, first_place)
        assert before == await workers.run(workers.playing, 60.0, first_place), "an idle worker is used again"
        build.mkdir()
        assert before == await workers.run(workers.playing, 60.0, first_place), "half of a build is not used"
        (build / "ready").touch()
        after = await workers.run(workers.playing, 60.0, first_place)
        assert after[0] == str(build)
        assert after[1] != before[1]
        assert after == await workers.run(workers.playing, 60.0, first_place), "the change happens once"

    anyio.run(scene)


def test_only_a_server_on_the_sources_expects_a_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HLUBINA_NATIVE", str(tmp_path))
    monkeypatch.setattr("hlubina.core.game.__file__", "/somewhere/game.py")
    assert expected_build() == tmp_path
    monkeypatch.setattr("hlubina.core.game.__file__", "/somewhere/game.cpython-311.so")
    assert expected_build() is None
    monkeypatch.delenv("HLUBINA_NATIVE")
    assert expected_build() is None
