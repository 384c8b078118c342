"""The games of the house. A new game is one folder and one line."""

from __future__ import annotations

from importlib import import_module

from hlubina.core.errors import Invalid
from hlubina.core.title import Title

GAMES = {
    "conspiracy": "hlubina.games.conspiracy",
    "abyss": "hlubina.games.abyss",
    "passengers": "hlubina.games.passengers",
    "heroes": "hlubina.games.heroes",
    "prophecy": "hlubina.games.prophecy",
}


def title(name: str) -> Title:
    """The title of that name."""
    if name not in GAMES:
        raise Invalid(f"There is no game {name!r}; there is {', '.join(GAMES)}.")
    found = import_module(GAMES[name]).TITLE
    assert isinstance(found, Title)
    return found


def titles() -> list[Title]:
    return [title(name) for name in GAMES]
