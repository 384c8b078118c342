"""What is or was played under a name in an address: a table, or an uploaded record."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from litestar.di import NamedDependency, Provide

from hlubina.core.records import Record, read_record
from hlubina.registry import title
from hlubina.server.api.dependencies import Invite, Manager, MaybeVisitor, Name, check_invited
from hlubina.server.cardfiles import bad_cards
from hlubina.server.errors import Denied
from hlubina.server.store.store import PersonRow
from hlubina.server.table import showing
from hlubina.server.table_manager import TableManager


class PlayedCards(NamedTuple):
    """The game of a table or an uploaded record, and its own card file if it has one; `former` if that is not for the
    rules played here."""

    game: str
    card_file: str
    former: bool

    def readable(self) -> tuple[str, str]:
        """A file that is not for the rules played here is left out, and the standard cards stand for it."""
        return self.game, "" if self.former else self.card_file


async def find_cards(manager: Manager, person: MaybeVisitor, name: Name, invite: Invite = "") -> PlayedCards:
    kept = await uploaded(manager, name)
    if kept is not None:
        record, card_file = kept
        return PlayedCards(record.game, card_file, record.version != title(record.game).version())
    live = await manager.live_table(name)
    check_invited(live, person, invite)
    return PlayedCards(live.table.plan.game, live.table.plan.card_file, live.table.former)


PlayedWith = NamedDependency[PlayedCards]
DEPENDENCIES = {"played_with": Provide(find_cards)}


def check_moment(played: Record, move: int, seat: int | None) -> None:
    if move > len(played.moves):
        raise Denied("no_move", f"The game has {len(played.moves)} moves.", status=404)
    if seat is not None and seat >= played.seats:
        raise Denied("no_seat", f"There is no seat {seat}.", status=404)


def apart(data: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """A record, and the card file that came with it."""
    record = {field: value for field, value in data.items() if field != "card_file"}
    card_file = data.get("card_file", "")
    if not isinstance(card_file, str):
        raise bad_cards("The card file is no text.")
    return record, card_file


async def uploaded(manager: TableManager, name: str) -> tuple[Record, str] | None:
    kept = await manager.store.upload(name)
    if kept is None:
        return None
    record, card_file = apart(json.loads(kept))
    return read_record(record), card_file


def check_current(played: Record) -> None:
    """Only records of the rules that are played here can be replayed."""
    version = title(played.game).version()
    if played.version != version:
        text = f"The game was played by version {played.version} of the rules of {played.game}, and these are version "
        raise Denied("other_version", f"{text}{version}: it can be downloaded, but not replayed here.", status=410)


async def finished_record(
    manager: TableManager, person: PersonRow | None, name: str, invite: str
) -> tuple[Record, str]:
    """A record with the card file it needs, if it is not played with the standard cards."""
    kept = await uploaded(manager, name)
    if kept is not None:
        return kept
    live = await manager.live_table(name)
    check_invited(live, person, invite)
    return live.table.record(), live.table.plan.card_file


async def viewable_record(
    manager: TableManager, person: PersonRow | None, name: str, seat: int | None, invite: str
) -> tuple[Record, str]:
    """The moves so far of a game that somebody may look at through these eyes, and its card file."""
    kept = await uploaded(manager, name)
    if kept is not None:
        return kept
    live = await manager.live_table(name)
    table = live.table
    check_invited(live, person, invite)
    if table.former:
        return table.record(), table.plan.card_file
    if table.match is None:
        raise Denied("not_started", "The game has not started yet.")
    if table.status != "over":
        own_seats = [] if person is None else table.seats_of(person.id)
        if seat is None and not table.plan.spectators and not own_seats:
            raise Denied("no_spectators", "This table has no spectators.", status=403)
        if seat is not None and seat not in own_seats:
            raise Denied("not_yours", "While the game goes on only your own eyes are yours.", status=403)
    return showing.shown_record(table, seat), table.plan.card_file
