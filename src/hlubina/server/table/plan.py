"""What a table was made for."""

from __future__ import annotations

import hashlib

import msgspec
from msgspec import Struct

from hlubina.core.chance import SEALED
from hlubina.protocol.messages import ClockRules


class TablePlan(Struct, frozen=True):
    """How a table was made. `secret` is the sealed seed, which leaves the server only when the game is over.

    `cards` is the digest of the cards, `card_file` the file itself if they are not the standard ones.
    """

    id: str
    game: str
    version: int
    cards: str
    seats: int
    settings: dict[str, str]
    clock: ClockRules
    spectators: bool
    listed: bool
    rated: bool
    owner: str
    invite: str
    secret: str
    created: int
    card_file: str = ""

    def is_lesson(self) -> bool:
        return self.secret == lesson_seed(self.game)


def lesson_seed(game: str) -> str:
    """The deal of a lesson: everybody learns with the same cards."""
    return SEALED + hashlib.sha256(f"hlubina lesson {game}".encode()).hexdigest()


def read_plan(text: str) -> TablePlan:
    """A plan as it was stored; formerly its settings were called options."""
    data = msgspec.json.decode(text)
    if "options" in data:
        data["settings"] = data.pop("options")
    return msgspec.convert(data, TablePlan)
