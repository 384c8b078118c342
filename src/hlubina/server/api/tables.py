"""Tables: the lobby, making and finding one, sitting down, starting, and the cards with which it is played."""

from __future__ import annotations

import asyncio
import secrets

from litestar import Response
from litestar.params import FromPath, JSONBody

from hlubina import rulebook
from hlubina.protocol.messages import (
    AddBot,
    CardChange,
    Language,
    LobbyTable,
    NewTable,
    OwnTable,
    Rematch,
    SettingInfo,
    ShownFace,
    Sit,
)
from hlubina.registry import title
from hlubina.server.api.dependencies import Live, Manager, MaybeVisitor, Visitor, check_invited, delete, get, post
from hlubina.server.api.played import PlayedWith
from hlubina.server.cardfiles import changes_of, settings_of, shown_faces, words_of
from hlubina.server.live_table import LiveTable
from hlubina.server.store.store import PersonRow
from hlubina.server.table import seats
from hlubina.server.table_manager import TableManager
from hlubina.server.workers import check_bot


@get("/api/lobby", tags=["tables"])
async def lobby(manager: Manager) -> list[LobbyTable]:
    """The tables that wait for players or may be watched."""
    return await manager.lobby()


@post("/api/tables", tags=["tables"])
async def new_table(manager: Manager, visitor: Visitor, data: JSONBody[NewTable]) -> OwnTable:
    manager.limits.spend("table", visitor.id)
    return own_table(manager, await manager.new_table(data, visitor), visitor)


@get("/api/tables/{name:str}", tags=["tables"])
async def one_table(manager: Manager, person: MaybeVisitor, invited: Live) -> OwnTable:
    """A table, and the tokens of the visitor's own seats there."""
    return own_table(manager, invited, person)


@get("/api/tables/{name:str}/faces/{lang:str}", tags=["tables"])
async def table_faces(played_with: PlayedWith, lang: FromPath[Language]) -> dict[str, ShownFace]:
    """What is printed on the components with which this table, or an uploaded record, is played."""
    game, card_file = played_with.readable()
    return await asyncio.to_thread(shown_faces, game, lang, card_file)


@get("/api/tables/{name:str}/changes/{lang:str}", tags=["tables"])
async def table_changes(played_with: PlayedWith, lang: FromPath[Language]) -> list[CardChange]:
    """What differs at this table, or in an uploaded record, from the standard cards."""
    game, card_file = played_with.readable()
    return await asyncio.to_thread(changes_of, game, lang, card_file)


@get("/api/tables/{name:str}/settings/{lang:str}", tags=["tables"])
async def table_settings(played_with: PlayedWith, lang: FromPath[Language]) -> list[SettingInfo]:
    """The settings with the values that the cards of this table, or of an uploaded record, offer."""
    game, card_file = played_with.readable()
    return await asyncio.to_thread(settings_of, game, lang, card_file)


@get("/api/tables/{name:str}/rules/{lang:str}", tags=["tables"], media_type="text/plain")
async def table_rules(played_with: PlayedWith, lang: FromPath[Language]) -> str:
    """The numbered rules, as Markdown, with the figures of the cards of this table, or of an uploaded record."""
    game, card_file = played_with.readable()
    words = await asyncio.to_thread(words_of, game, lang, card_file)
    return rulebook.rules_text(game, lang, words.faces)


@get("/api/tables/{name:str}/cards", tags=["tables"], media_type="text/plain")
async def table_cards(played_with: PlayedWith) -> Response[str]:
    """The card file with which this table, or an uploaded record, is played."""
    named = {"content-disposition": f'attachment; filename="{played_with.game}.toml"'}
    return Response(played_with.card_file or title(played_with.game).standard.source.raw.decode(), headers=named)


@post("/api/tables/{name:str}/seats", tags=["tables"])
async def sit(manager: Manager, visitor: Visitor, live: Live, data: JSONBody[Sit]) -> OwnTable:
    check_invited(live, visitor, data.invite)
    table = live.table
    await live.wish(
        wish_key(),
        lambda: seats.sit(table, data.seat, visitor.id, visitor.name, visitor.account is not None, data.contribution),
    )
    return own_table(manager, live, visitor)


@delete("/api/tables/{name:str}/seats/{seat:int}", tags=["tables"], status_code=200)
async def rise(manager: Manager, visitor: Visitor, live: Live, seat: FromPath[int]) -> OwnTable:
    """Rise from a seat before the start, or send a bot away."""
    await live.wish(wish_key(), lambda: seats.rise(live.table, seat, visitor.id))
    return own_table(manager, live, visitor)


@post("/api/tables/{name:str}/bots", tags=["tables"])
async def add_bot(manager: Manager, visitor: Visitor, live: Live, data: JSONBody[AddBot]) -> OwnTable:
    code = check_bot(data.bot)
    await live.wish(wish_key(), lambda: seats.seat_bot(live.table, data.seat, code, visitor.id))
    return own_table(manager, live, visitor)


@post("/api/tables/{name:str}/start", tags=["tables"], status_code=200)
async def start(manager: Manager, visitor: Visitor, live: Live) -> OwnTable:
    await live.wish(wish_key(), lambda: seats.start(live.table, visitor.id))
    return own_table(manager, live, visitor)


@delete("/api/tables/{name:str}", tags=["tables"], status_code=204)
async def give_up(visitor: Visitor, live: Live) -> None:
    """Give up a table that has not started."""
    await live.wish(wish_key(), lambda: seats.close(live.table, visitor.id))


@post("/api/tables/{name:str}/rematch", tags=["tables"])
async def rematch(manager: Manager, visitor: Visitor, live: Live, data: JSONBody[Rematch]) -> OwnTable:
    """The next table for the same people: made by the first who asks, joined by the others."""
    manager.limits.spend("table", visitor.id)
    return own_table(manager, await manager.rematch(live, visitor, data.contribution), visitor)


def own_table(manager: TableManager, live: LiveTable, person: PersonRow | None) -> OwnTable:
    held = [] if person is None else live.table.seats_of(person.id)
    tokens = {str(seat): manager.accounts.token(live.name, seat, live.table.places[seat].sat) for seat in held}
    knows = bool(held) or (person is not None and person.id == live.table.plan.owner)
    invite = live.table.plan.invite or None if knows else None
    return OwnTable(table=live.info(), seats=tokens, invite=invite, address=manager.address)


def wish_key() -> str:
    return f"http-{secrets.token_hex(8)}"


HANDLERS = [
    lobby,
    new_table,
    one_table,
    table_faces,
    table_changes,
    table_settings,
    table_rules,
    table_cards,
    sit,
    rise,
    add_bot,
    start,
    give_up,
    rematch,
]
