"""What the log of a table holds. An entry is what happened, never what follows from it: that is folded again."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct


class Entry(Struct, tag_field="kind", tag=str.lower, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that happened at a table."""


class Sat(Entry):
    """A person took a seat before the start and contributed to the seed."""

    seat: int
    person: str
    name: str
    contribution: str = ""


class BotSat(Entry):
    seat: int
    bot: str


class Rose(Entry):
    seat: int


class Started(Entry):
    """The cards are dealt."""


class Moved(Entry):
    """`auto`: answered by a standing order; `draft`: not shown to the others until it is confirmed."""

    seat: int
    action: int
    draft: bool = False
    auto: bool = False


class Confirmed(Entry):
    seat: int


class Undone(Entry):
    """The game was taken back to where it stood after so many moves."""

    seat: int
    moves: int


class UndoAsked(Entry):
    seat: int


class UndoDenied(Entry):
    seat: int


class UndoAgreed(Entry):
    seat: int


class Ordered(Entry):
    seat: int
    orders: dict[str, int]


class Resigned(Entry):
    """`moves`: as many moves of the game stand, if a draft of the seat is given up with it."""

    seat: int
    moves: int | None = None


class Left(Entry):
    seat: int


class CameBack(Entry):
    seat: int


class Voted(Entry):
    """A seat agrees that a bot goes on for another one."""

    seat: int
    target: int


class Replaced(Entry):
    """A bot goes on for the seat until its player comes back."""

    seat: int
    bot: str


class Flagged(Entry):
    """The clock of the seat ran out."""

    seat: int


class Finished(Entry):
    """The game is over and its results count.

    Result and final position are written down, because rules of a later version would lead elsewhere; logs from before
    that was done have neither.
    """

    result: dict[str, Any] | None = None
    digest: str | None = None


class Closed(Entry):
    """A table that never started was given up."""


class Followed(Entry):
    """The rematch has its own table."""

    table: str


AnyEntry = (
    Sat
    | BotSat
    | Rose
    | Started
    | Moved
    | Confirmed
    | Undone
    | UndoAsked
    | UndoDenied
    | UndoAgreed
    | Ordered
    | Resigned
    | Left
    | CameBack
    | Voted
    | Replaced
    | Flagged
    | Finished
    | Closed
    | Followed
)


class Row(Struct, frozen=True):
    """An entry as it is stored: its number, the key under which it was wished for, and when."""

    number: int
    key: str
    at: int
    entry: AnyEntry


encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> str:
    return encoder.encode(entry).decode()


def read_row(number: int, key: str, at: int, body: str) -> Row:
    return Row(number, key, at, decoder.decode(body))
