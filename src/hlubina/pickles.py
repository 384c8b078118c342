"""Games in pickles: a position as `dump` writes it, checked like any other when it is opened.

A pickle holds everything, secrets and the seed included, and is opened by the release that wrote it. As with every
pickle, whoever can write one can run any code where it is opened; positions from strangers belong in JSON.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, cast

from hlubina.core.cardfile import CardFile, CardSource
from hlubina.core.chance import Seed, plain_seed
from hlubina.core.data import Reader
from hlubina.core.errors import Invalid
from hlubina.core.game import Game, Origin
from hlubina.registry import title


def packed(game: Game) -> tuple[object, ...]:
    """How to make the game anew: from its position, its seed if it knows it, and its cards if they are not standard."""
    cards: CardFile = cast(Any, game).cards  # every game has them, each its own kind
    seed = None if game.origin is None else game.origin.seed
    changed = cards.digest != title(game.title).standard.digest
    return unpacked, (game.dump(), seed, (cards.source.raw, cards.source.name) if changed else None)


def unpacked(data: Mapping[str, object], seed: Seed | None, card_file: tuple[bytes, str] | None) -> Game:
    """The game of that position, checked."""
    rules = title(Reader(data, "the position").text("game"))
    cards = rules.standard if card_file is None else read_cards(rules.name, *card_file)
    game = rules.restore(data, cards)
    if seed is not None:
        settings = cast(Mapping[str, str], data.get("settings", data.get("options")))
        game.origin = Origin(rules.name, rules.version(), cards.digest, game.seats, dict(settings), plain_seed(seed))
    return game


@lru_cache(maxsize=8)
def read_cards(game: str, raw: bytes, name: str) -> CardFile:
    """Designers' cards, read once for all games of a batch."""
    if not isinstance(raw, bytes) or not isinstance(name, str):
        raise Invalid("The cards in a pickle are the bytes of their file and its name.")
    return title(game).read(CardSource(raw, name))
