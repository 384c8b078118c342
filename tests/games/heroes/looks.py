"""What is seen of a table of Keep the Heroes Out!, in the words of its scenes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import hlubina

Data = dict[str, Any]


def room(game: hlubina.Game, name: str) -> Data:
    for entry in game.view(None)["rooms"]:
        if entry["room"] == name:
            found: Data = entry
            return found
    raise AssertionError(f"there is no {name}")


def heroes(game: hlubina.Game, name: str) -> dict[str, int]:
    """The exhausted heroes of a room; nobody may be active."""
    entry = room(game, name)
    assert not entry["active"]
    assert not entry["fresh"]
    resting: dict[str, int] = entry["resting"]
    return resting


def awake(game: hlubina.Game, name: str) -> dict[str, int]:
    entry = room(game, name)
    total: Counter[str] = Counter(entry["active"])
    total.update(entry["fresh"])
    return dict(total)


def monsters(game: hlubina.Game, name: str, clan: str) -> list[int]:
    """The wounds of each figure of a clan in a room."""
    for entry in room(game, name)["monsters"]:
        if entry["clan"] == clan:
            wounds: list[int] = entry["wounds"]
            return wounds
    return []


def tokens(game: hlubina.Game, name: str) -> dict[str, int]:
    found: dict[str, int] = room(game, name)["tokens"]
    return found


def player(game: hlubina.Game, number: int = 0) -> Data:
    found: Data = game.view(None)["players"][number]
    return found


def hand(game: hlubina.Game, number: int = 0) -> list[str]:
    return list(player(game, number)["hand"])


def discard(game: hlubina.Game, number: int = 0) -> list[str]:
    cards: list[str] = player(game, number)["discard"]
    return cards


def display(game: hlubina.Game) -> list[str]:
    return list(game.view(None)["loot"]["display"])


def chest(game: hlubina.Game, name: str) -> int | None:
    value: int | None = room(game, name)["chest"]
    return value


def supply(game: hlubina.Game, token: str) -> int:
    number: int = game.view(None)["supply"]["tokens"][token]
    return number


def told(game: hlubina.Game, name: str) -> list[Data]:
    """Everything of that name that happened since somebody listens."""
    assert game.journal is not None
    return [form for form in game.journal.seen_by(None) if form["event"] == name]
