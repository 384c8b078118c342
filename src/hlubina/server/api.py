"""The HTTP interface: visitors, games, lobby, tables, records. What happens in play goes through the socket."""

from __future__ import annotations

import asyncio
import json
import secrets
from hmac import compare_digest
from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from hlubina import rulebook
from hlubina.core.errors import HlubinaError
from hlubina.core.records import Record, read_record
from hlubina.play import replay, verify
from hlubina.registry import GAMES, title, titles
from hlubina.server.cardfiles import bad_cards, changes_of, check_file, read_cards, shown_faces, switches_of, words_of
from hlubina.server.denied import Denied
from hlubina.server.house import House
from hlubina.server.messages import (
    ActionInfo,
    AddBot,
    Analysis,
    CardChange,
    ChangePerson,
    Claim,
    Created,
    GameInfo,
    Language,
    LobbyTable,
    LogIn,
    NewGuest,
    NewTable,
    OrderInfo,
    OwnCards,
    OwnTable,
    Person,
    Position,
    PublicPerson,
    Reasons,
    Rematch,
    ShownFace,
    Sit,
    SwitchInfo,
)
from hlubina.server.people import own
from hlubina.server.room import Room
from hlubina.server.store.store import PersonRow
from hlubina.server.thinking import BOTS, check_bot
from hlubina.server.visitors import COOKIES, cookie_name, known_visitor, visitor_of
from hlubina.text import PAGE_CATALOGUES, texts

Call = Request[Any, Any, Any]
Name = Annotated[str, PathParameter(max_length=40)]
Invite = Annotated[str, QueryParameter(max_length=40, description="the invitation of a private table")]


def house_of(request: Call) -> House:
    house: House = request.app.state.house
    return house


async def visitor(request: Call) -> PersonRow:
    """The visitor of a request, who may not make too many of them."""
    person = await known_visitor(house_of(request), request)
    house_of(request).limits.spend("request", person.id)
    return person


# Visitors


@post("/api/me", tags=["visitors"])
async def come(request: Call, data: JSONBody[NewGuest]) -> Response[Person]:
    """Come in as a guest; who has a cookie is the same person as before."""
    house = house_of(request)
    person = await visitor_of(house, request)
    if person is None:
        house.limits.spend("guest", request.client.host if request.client else "")
        person = await house.people.new_guest(data.name, data.language, house.now())
    return with_cookie(house, person)


@get("/api/me", tags=["visitors"])
async def who_am_i(request: Call) -> Person:
    return own(await visitor(request))


@patch("/api/me", tags=["visitors"])
async def change_me(request: Call, data: JSONBody[ChangePerson]) -> Person:
    """Change name, language or preferences."""
    person = await visitor(request)
    return own(await house_of(request).people.change(person, data.name, data.language, data.preferences))


@post("/api/me/claim", tags=["visitors"])
async def claim(request: Call, data: JSONBody[Claim]) -> Person:
    """Make an account of the guest."""
    person = await visitor(request)
    house_of(request).limits.spend("claim", person.id)
    return own(await house_of(request).people.claim(person, data.name, data.password))


@post("/api/session", tags=["visitors"])
async def log_in(request: Call, data: JSONBody[LogIn]) -> Response[Person]:
    house = house_of(request)
    house.limits.spend("login", request.client.host if request.client else "")
    house.limits.spend("login", data.name.casefold())
    return with_cookie(house, await house.people.log_in(data.name, data.password))


@delete(
    "/api/session",
    tags=["visitors"],
    status_code=204,
    response_cookies=[
        Cookie(key=name, max_age=0, path="/", httponly=True, samesite="lax", secure=name.startswith("__Host-"))
        for name in COOKIES
    ],
)
async def log_out(request: Call) -> None:
    """Forget this visitor here; for an account, everywhere."""
    house = house_of(request)
    person = await visitor_of(house, request)
    if person is not None and person.account is not None:
        await house.people.end_sessions(person)


@get("/api/people/{name:str}", tags=["visitors"])
async def somebody(request: Call, name: Name) -> PublicPerson:
    """Name, ratings and statistics of anybody."""
    return await house_of(request).people.public(name)


def with_cookie(house: House, person: PersonRow) -> Response[Person]:
    cookie = Cookie(
        key=cookie_name(house.settings),
        value=house.people.cookie(person),
        max_age=house.people.session_seconds,
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.settings.secure(),
    )
    return Response(own(person), cookies=[cookie])


# Games


@get("/api/games", tags=["games"])
async def games(lang: FromQuery[Language] = "en") -> list[GameInfo]:
    """The games with their seats, switches and bots, and the texts of the switches."""
    found = []
    for entry in titles():
        words = texts(entry.name, lang)
        orders = [OrderInfo(name=order.name, lowest=order.lowest, highest=order.highest) for order in entry.orders()]
        found.append(
            GameInfo(
                name=entry.name,
                title=words.say("title"),
                notice=words.say("notice"),
                version=entry.version(),
                seats=(entry.fewest, entry.most),
                switches=switches_of(entry.name, lang),
                orders=orders,
                bots=BOTS,
                actions=entry.vocabulary.size,
            )
        )
    return found


@get("/api/games/{game:str}/texts/{lang:str}", tags=["games"], media_type="text/plain")
async def catalogue(game: Name, lang: FromPath[Language]) -> str:
    """All texts of the game, those of its board and lesson included, as one Fluent catalogue."""
    check_game(game)
    files = [title(game).text_folder / f"{name}.{lang}.ftl" for name in PAGE_CATALOGUES]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


@get("/api/games/{game:str}/faces/{lang:str}", tags=["games"])
async def faces(game: Name, lang: FromPath[Language]) -> dict[str, ShownFace]:
    """What is printed on every component, by its id; the face `game` has the figures of the rules."""
    check_game(game)
    return shown_faces(game, lang)


@post("/api/games/{game:str}/changes/{lang:str}", tags=["games"], status_code=200)
async def try_changes(
    request: Call, game: Name, lang: FromPath[Language], data: JSONBody[OwnCards]
) -> list[CardChange]:
    """What differs in a card file from the standard cards; one that cannot be played with is refused."""
    person = await visitor(request)
    check_game(game)
    house_of(request).limits.spend("cards", person.id)
    await house_of(request).thinkers.check_cards(game, data.cards, title(game).fewest, {})
    return await asyncio.to_thread(changes_of, game, lang, data.cards)


@post("/api/games/{game:str}/switches/{lang:str}", tags=["games"], status_code=200)
async def try_switches(
    request: Call, game: Name, lang: FromPath[Language], data: JSONBody[OwnCards]
) -> list[SwitchInfo]:
    """The switches with the values that a card file offers; one that cannot be played with is refused."""
    person = await visitor(request)
    check_game(game)
    house_of(request).limits.spend("cards", person.id)
    await house_of(request).thinkers.check_cards(game, data.cards, title(game).fewest, {})
    return await asyncio.to_thread(switches_of, game, lang, data.cards)


@get("/api/games/{game:str}/actions", tags=["games"])
async def actions(game: Name) -> list[ActionInfo]:
    """Every action of the game; its number never changes."""
    check_game(game)
    vocabulary = title(game).vocabulary
    decoded = [vocabulary.decode(number) for number in range(vocabulary.size)]
    return [ActionInfo(action=action.number, name=action.name, arguments=action.arguments) for action in decoded]


@get("/api/games/{game:str}/rules", tags=["games"], media_type="text/plain")
async def rules(game: Name, lang: FromQuery[Language] = "en") -> str:
    """The numbered rules, as Markdown, with the figures of the standard cards."""
    check_game(game)
    return rulebook.rules_text(game, lang, words_of(game, lang, "").faces)


def check_game(game: str) -> None:
    if game not in GAMES:
        raise Denied("no_game", "There is no such game.", status=404)


# Tables


@get("/api/lobby", tags=["tables"])
async def lobby(request: Call) -> list[LobbyTable]:
    """The tables that wait for players or may be watched."""
    return await house_of(request).lobby()


@post("/api/tables", tags=["tables"])
async def new_table(request: Call, data: JSONBody[NewTable]) -> OwnTable:
    person = await visitor(request)
    house_of(request).limits.spend("table", person.id)
    return own_table(request, await house_of(request).new_table(data, person), person)


@get("/api/tables/{name:str}", tags=["tables"])
async def one_table(request: Call, name: Name, invite: Invite = "") -> OwnTable:
    """A table, and the tokens of the visitor's own seats there."""
    room = await house_of(request).room(name)
    person = await visitor_of(house_of(request), request)
    check_invited(room, person, invite)
    return own_table(request, room, person)


@get("/api/tables/{name:str}/faces/{lang:str}", tags=["tables"])
async def table_faces(request: Call, name: Name, lang: FromPath[Language], invite: Invite = "") -> dict[str, ShownFace]:
    """What is printed on the components with which this table, or an uploaded record, is played."""
    game, card_file = await cards_at(request, name, invite, readable=True)
    return await asyncio.to_thread(shown_faces, game, lang, card_file)


@get("/api/tables/{name:str}/changes/{lang:str}", tags=["tables"])
async def table_changes(request: Call, name: Name, lang: FromPath[Language], invite: Invite = "") -> list[CardChange]:
    """What differs at this table, or in an uploaded record, from the standard cards."""
    game, card_file = await cards_at(request, name, invite, readable=True)
    return await asyncio.to_thread(changes_of, game, lang, card_file)


@get("/api/tables/{name:str}/switches/{lang:str}", tags=["tables"])
async def table_switches(request: Call, name: Name, lang: FromPath[Language], invite: Invite = "") -> list[SwitchInfo]:
    """The switches with the values that the cards of this table, or of an uploaded record, offer."""
    game, card_file = await cards_at(request, name, invite, readable=True)
    return await asyncio.to_thread(switches_of, game, lang, card_file)


@get("/api/tables/{name:str}/rules/{lang:str}", tags=["tables"], media_type="text/plain")
async def table_rules(request: Call, name: Name, lang: FromPath[Language], invite: Invite = "") -> str:
    """The numbered rules, as Markdown, with the figures of the cards of this table, or of an uploaded record."""
    game, card_file = await cards_at(request, name, invite, readable=True)
    words = await asyncio.to_thread(words_of, game, lang, card_file)
    return rulebook.rules_text(game, lang, words.faces)


@get("/api/tables/{name:str}/cards", tags=["tables"], media_type="text/plain")
async def table_cards(request: Call, name: Name, invite: Invite = "") -> Response[str]:
    """The card file with which this table, or an uploaded record, is played."""
    game, card_file = await cards_at(request, name, invite)
    named = {"content-disposition": f'attachment; filename="{game}.toml"'}
    return Response(card_file or title(game).standard.source.raw.decode(), headers=named)


@post("/api/tables/{name:str}/seats", tags=["tables"])
async def sit(request: Call, name: Name, data: JSONBody[Sit]) -> OwnTable:
    person = await visitor(request)
    room = await house_of(request).room(name)
    check_invited(room, person, data.invite)
    table = room.table
    await room.wish(
        wish_key(),
        lambda: table.may_sit(data.seat, person.id, person.name, person.account is not None, data.contribution),
    )
    return own_table(request, room, person)


@delete("/api/tables/{name:str}/seats/{seat:int}", tags=["tables"], status_code=200)
async def rise(request: Call, name: Name, seat: FromPath[int]) -> OwnTable:
    """Rise from a seat before the start, or send a bot away."""
    person = await visitor(request)
    room = await house_of(request).room(name)
    await room.wish(wish_key(), lambda: room.table.may_rise(seat, person.id))
    return own_table(request, room, person)


@post("/api/tables/{name:str}/bots", tags=["tables"])
async def add_bot(request: Call, name: Name, data: JSONBody[AddBot]) -> OwnTable:
    person = await visitor(request)
    room = await house_of(request).room(name)
    code = check_bot(data.bot)
    await room.wish(wish_key(), lambda: room.table.may_seat_bot(data.seat, code, person.id))
    return own_table(request, room, person)


@post("/api/tables/{name:str}/start", tags=["tables"], status_code=200)
async def start(request: Call, name: Name) -> OwnTable:
    person = await visitor(request)
    room = await house_of(request).room(name)
    await room.wish(wish_key(), lambda: room.table.may_start(person.id))
    return own_table(request, room, person)


@delete("/api/tables/{name:str}", tags=["tables"], status_code=204)
async def give_up(request: Call, name: Name) -> None:
    """Give up a table that has not started."""
    person = await visitor(request)
    room = await house_of(request).room(name)
    await room.wish(wish_key(), lambda: room.table.may_close(person.id))


@post("/api/tables/{name:str}/rematch", tags=["tables"])
async def rematch(request: Call, name: Name, data: JSONBody[Rematch]) -> OwnTable:
    """The next table for the same people: made by the first who asks, joined by the others."""
    person = await visitor(request)
    house = house_of(request)
    house.limits.spend("table", person.id)
    following = await house.rematch(await house.room(name), person, data.contribution)
    return own_table(request, following, person)


def own_table(request: Call, room: Room, person: PersonRow | None) -> OwnTable:
    house = house_of(request)
    seats = [] if person is None else room.table.seat_of(person.id)
    tokens = {str(seat): house.people.token(room.name, seat, room.table.places[seat].sat) for seat in seats}
    knows = bool(seats) or (person is not None and person.id == room.table.plan.owner)
    return OwnTable(table=room.info(), seats=tokens, invite=room.table.plan.invite or None if knows else None)


def check_invited(room: Room, person: PersonRow | None, invite: str) -> None:
    plan = room.table.plan
    if not plan.invite or (person is not None and (person.id == plan.owner or room.table.seat_of(person.id))):
        return
    if not compare_digest(plan.invite.encode(), invite.encode()):
        raise Denied("not_invited", "This table is private: you need its invitation.", status=403)


def wish_key() -> str:
    return f"http-{secrets.token_hex(8)}"


# Records


@get("/api/records/{name:str}", tags=["records"])
async def record(request: Call, name: Name, invite: Invite = "") -> dict[str, Any]:
    """The record of a game that is over, seed and all."""
    played, _ = await finished_record(request, name, invite)
    return played.to_dict()


@post("/api/records", tags=["records"])
async def upload(request: Call, data: JSONBody[dict[str, Any]]) -> Created:
    """Keep a record for replay and analysis; it is checked move by move. Beside its own fields there may be a
    `card_file`, the file with whose cards it was played.
    """
    person = await visitor(request)
    house = house_of(request)
    house.limits.spend("upload", person.id)
    record, card_file = apart(data)
    if card_file:
        check_file(card_file)
        await house.thinkers.check_record(json.dumps(record).encode(), card_file)
    try:
        if not card_file:
            verify(record)
    except HlubinaError as error:
        raise Denied("bad_record", str(error), status=400) from None
    name = f"r-{secrets.token_urlsafe(9)}"
    await house.store.add_upload(name, person.id, json.dumps(data), house.now())
    return Created(id=name)


@get("/api/records/{name:str}/position", tags=["records"])
async def position(
    request: Call,
    name: Name,
    move: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    invite: Invite = "",
) -> Position:
    """A moment of a game: any eyes when it is over, one's own before."""
    played, card_file = await viewable_record(request, name, seat, invite)
    check_current(played)
    check_moment(played, move, seat)
    game = replay(played, move, read_cards(played.game, card_file), listen=True)
    return Position(
        game=played.game,
        cards=played.cards if card_file else "",
        move=move,
        moves=len(played.moves),
        seat=seat,
        acting=game.acting(),
        view=game.view(seat),
        events=[dict(event) for event in game.listen().forms(seat)],
        standing=game.standing(seat).to_dict(),
    )


@get("/api/records/{name:str}/analysis", tags=["records"])
async def analysis(request: Call, name: Name, invite: Invite = "") -> Analysis:
    """The curve of chances and the costliest decisions of a game that is over."""
    person = await visitor(request)
    house = house_of(request)
    played, card_file = await finished_record(request, name, invite)
    if played.result is None:
        raise Denied("not_over", "Only a finished game can be analysed.")
    check_current(played)
    known = house.analyses.get(name)
    if known is None:
        house.limits.spend("analysis", person.id)
        known = await house.thinkers.analysis(json.dumps(played.to_dict()).encode(), card_file)
        house.keep_analysis(name, known)
    return known


@get("/api/records/{name:str}/reasons", tags=["records"])
async def reasons(
    request: Call,
    name: Name,
    seat: Annotated[int, QueryParameter(ge=0, le=15)],
    move: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    invite: Invite = "",
) -> Reasons:
    """What a seat had to believe after so many moves of a game that is over, and what spoke for its next answer."""
    person = await visitor(request)
    house = house_of(request)
    played, card_file = await finished_record(request, name, invite)
    if played.result is None:
        raise Denied("not_over", "Only a finished game can be explained.")
    check_current(played)
    check_moment(played, move, seat)
    house.limits.spend("reasons", person.id)
    return await house.thinkers.reasons(json.dumps(played.to_dict()).encode(), move, seat, card_file)


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


async def uploaded(house: House, name: str) -> tuple[Record, str] | None:
    kept = await house.store.upload(name)
    if kept is None:
        return None
    record, card_file = apart(json.loads(kept))
    return read_record(record), card_file


async def cards_at(request: Call, name: str, invite: str, readable: bool = False) -> tuple[str, str]:
    """The game of a table or an uploaded record, and its own card file if it has one.

    `readable`: a file that is not for the rules played here is left out, and the standard cards stand for it.
    """
    house = house_of(request)
    kept = await uploaded(house, name)
    if kept is not None:
        former, game, card_file = kept[0].version != title(kept[0].game).version(), kept[0].game, kept[1]
    else:
        table = (room := await house.room(name)).table
        check_invited(room, await visitor_of(house, request), invite)
        former, game, card_file = table.former, table.plan.game, table.plan.card_file
    return game, "" if readable and former else card_file


def check_current(played: Record) -> None:
    """Only records of the rules that are played here can be replayed."""
    version = title(played.game).version()
    if played.version != version:
        text = f"The game was played by version {played.version} of the rules of {played.game}, and these are version "
        raise Denied("other_version", f"{text}{version}: it can be downloaded, but not replayed here.", status=410)


async def finished_record(request: Call, name: str, invite: str) -> tuple[Record, str]:
    """A record with the card file it needs, if it is not played with the standard cards."""
    house = house_of(request)
    kept = await uploaded(house, name)
    if kept is not None:
        return kept
    room = await house.room(name)
    check_invited(room, await visitor_of(house, request), invite)
    return room.table.record(), room.table.plan.card_file


async def viewable_record(request: Call, name: str, seat: int | None, invite: str) -> tuple[Record, str]:
    """The moves so far of a game that somebody may look at through these eyes, and its card file."""
    house = house_of(request)
    kept = await uploaded(house, name)
    if kept is not None:
        return kept
    room = await house.room(name)
    table = room.table
    person = await visitor_of(house, request)
    check_invited(room, person, invite)
    if table.former:
        return table.record(), table.plan.card_file
    if table.match is None:
        raise Denied("not_started", "The game has not started yet.")
    if table.status != "over":
        own_seats = [] if person is None else table.seat_of(person.id)
        if seat is None and not table.plan.spectators and not own_seats:
            raise Denied("no_spectators", "This table has no spectators.", status=403)
        if seat is not None and seat not in own_seats:
            raise Denied("not_yours", "While the game goes on only your own eyes are yours.", status=403)
    return table.shown_record(seat), table.plan.card_file


HANDLERS = [
    come,
    who_am_i,
    change_me,
    claim,
    log_in,
    log_out,
    somebody,
    games,
    catalogue,
    faces,
    try_changes,
    try_switches,
    actions,
    rules,
    lobby,
    new_table,
    one_table,
    table_faces,
    table_changes,
    table_switches,
    table_rules,
    table_cards,
    sit,
    rise,
    add_bot,
    start,
    give_up,
    rematch,
    record,
    upload,
    position,
    analysis,
    reasons,
]
