"""Golden games: old records replay to the same position after every move, for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hlubina
from hlubina.registry import GAMES
from tests.records.make import FOLDER, digests

FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_the_same_digest_at_every_move(file: Path) -> None:
    golden = json.loads(file.read_text("utf-8"))
    name = golden["record"]["game"]
    if golden["record"]["cards"] != hlubina.title(name).standard.digest:
        pytest.fail(f"cards.toml of {name} has changed: python -m tests.records.make {name} makes its records anew")
    assert digests(golden["record"]) == golden["digests"]
    assert hlubina.verify(golden["record"]).is_over()


def test_every_game_has_golden_records_at_every_seat_count() -> None:
    for name in GAMES:
        rules = hlubina.title(name)
        seats = {json.loads(file.read_text("utf-8"))["record"]["seats"] for file in FILES if file.stem.startswith(name)}
        assert seats == set(range(rules.fewest, rules.most + 1))
