"""Decks of scenes: all cards but those that lie elsewhere, and how a position writes them."""

from __future__ import annotations

from collections import Counter
from typing import Any


def without(cards: list[str], *gone: list[str]) -> list[str]:
    left = Counter(cards)
    for some in gone:
        left.subtract(some)
    assert min(left.values(), default=0) >= 0, f"not so many: {[card for card, number in left.items() if number < 0]}"
    return list(left.elements())


def face_down(cards: list[str], mask: int = 0) -> dict[str, Any]:
    return {"cards": cards, "known": [mask] * len(cards)}
