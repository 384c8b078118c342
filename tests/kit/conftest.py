"""The kit runs over the games of the house and over the sixth one, which only the tests know."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def all_games(with_dive: None) -> None:
    pass
