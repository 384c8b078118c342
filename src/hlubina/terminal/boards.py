"""How each game is drawn. A game without a board of its own is shown as plain data, and is playable all the same."""

from __future__ import annotations

import json
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from hlubina.terminal import abyss, conspiracy, heroes, passengers, prophecy
from hlubina.text import Texts

BOARDS = {
    "abyss": abyss,
    "conspiracy": conspiracy,
    "heroes": heroes,
    "passengers": passengers,
    "prophecy": prophecy,
}


def draw(game: str, view: dict[str, Any], viewer: int, players: list[str], texts: Texts) -> RenderableType:
    if game in BOARDS:
        picture: RenderableType = BOARDS[game].board(view, viewer, players, texts)
        return picture
    return Text(json.dumps(view, indent=1, ensure_ascii=False))


def note(game: str, arguments: dict[str, Any], view: dict[str, Any], texts: Texts) -> str:
    """What stands behind an answer, in a few words; nothing if there is nothing to say."""
    return BOARDS[game].note(arguments, view, texts) if game in BOARDS else ""


def explain(game: str, arguments: dict[str, Any], view: dict[str, Any], texts: Texts) -> list[str]:
    """Every card behind an answer with all that it does."""
    return BOARDS[game].explain(arguments, view, texts) if game in BOARDS else []


def look_up(game: str, word: str, texts: Texts) -> list[str]:
    """The cards that have a word in their name."""
    return BOARDS[game].look_up(word, texts) if game in BOARDS else []
