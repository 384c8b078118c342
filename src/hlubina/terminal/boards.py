"""How each game is drawn. A game without a board of its own is shown as plain data, and is playable all the same."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from hlubina.core.game import Game
from hlubina.core.shown import OutcomeForm
from hlubina.core.vocabulary import Action
from hlubina.terminal import abyss, conspiracy, heroes, passengers, prophecy
from hlubina.text import Texts

BOARDS = {
    "abyss": abyss,
    "conspiracy": conspiracy,
    "heroes": heroes,
    "passengers": passengers,
    "prophecy": prophecy,
}


Scene = dict[str, Any]  # a view together with what is told beside it: `viewer`, `acting`, `standing`


def scene(view: Mapping[str, Any], viewer: int | None, acting: list[int], standing: OutcomeForm | None) -> Scene:
    """All that a board is drawn from; `viewer` is None for who only watches."""
    return {**view, "viewer": viewer, "acting": acting, "standing": standing}


def scene_of(game: Game, viewer: int | None) -> Scene:
    return scene(game.view(viewer), viewer, game.acting(), game.standing(viewer).to_dict())


def draw(game: str, scene: Scene, viewer: int, players: list[str], texts: Texts) -> RenderableType:
    if game in BOARDS:
        picture: RenderableType = BOARDS[game].board(scene, viewer, players, texts)
        return picture
    return Text(json.dumps(scene, indent=1, ensure_ascii=False))


def note(game: str, action: Action, scene: Scene, texts: Texts) -> str:
    """What stands behind an answer, in a few words; nothing if there is nothing to say."""
    return BOARDS[game].note(action, scene, texts) if game in BOARDS else ""


def explain(game: str, arguments: dict[str, Any], scene: Scene, texts: Texts) -> list[str]:
    """Every card behind an answer with all that it does."""
    return BOARDS[game].explain(arguments, scene, texts) if game in BOARDS else []


def look_up(game: str, word: str, texts: Texts) -> list[str]:
    """The cards that have a word in their name."""
    return BOARDS[game].look_up(word, texts) if game in BOARDS else []
