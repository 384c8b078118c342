"""Numbers of actions are for ever: old records and trained models rely on them, so blocks are only ever appended."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

from tests.kit.tables import HOUSE, title_of

NUMBERS = Path(__file__).parents[1] / "vectors" / "actions.json"


@pytest.mark.parametrize("name", HOUSE)
def test_actions_keep_their_numbers_and_new_ones_come_behind(name: str) -> None:
    kept = json.loads(NUMBERS.read_text("utf-8"))[name]
    there = {block.name: block.first for block in title_of(name).vocabulary.blocks}
    assert {block: there.get(block) for block in kept} == kept, "actions have other numbers now"
    new = {block: first for block, first in there.items() if block not in kept}
    assert not new, f"append to {NUMBERS.name}: {new}"


@pytest.mark.parametrize("name", ["abyss", "passengers"])
def test_the_last_block_ends_where_the_actions_end(name: str) -> None:
    """Rules ask for a block by both of its ends; the last one's is written beside it."""
    assert title_of(name).vocabulary.size == import_module(f"hlubina.games.{name}.actions").END
