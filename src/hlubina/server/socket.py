"""The sockets: one for each person who looks at a table, and the live lobby."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hmac import compare_digest
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath, FromQuery

from hlubina.protocol.constants import NO_TABLE, NOT_ALLOWED, REJECTED
from hlubina.protocol.messages import (
    PROTOCOL,
    Ack,
    AnswerUndo,
    Ask,
    Back,
    Chances,
    ChatLine,
    ClientMessage,
    Confirm,
    Hello,
    Hint,
    Interject,
    Interjections,
    Leave,
    Lobby,
    Move,
    Refusal,
    Replace,
    Resign,
    Say,
    SetOrders,
    Undo,
    Welcome,
)
from hlubina.server import metrics
from hlubina.server.api.dependencies import Manager
from hlubina.server.connection import Connection
from hlubina.server.entries import AnyEntry
from hlubina.server.errors import Denied
from hlubina.server.limits import FAULTS, Bucket
from hlubina.server.live_table import LiveTable, encoder
from hlubina.server.store.database import Taken
from hlubina.server.table import showing, undo, wishes
from hlubina.server.table_manager import TableManager
from hlubina.server.ws_protocol import ABORT

log = structlog.get_logger()
decoder = msgspec.json.Decoder(ClientMessage)
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
NO_GOODBYE = 1005  # what uvicorn tells of a link that was lost, or whose client answers no ping
GOODBYE_WITHIN = 3.0  # seconds
HELLO_WITHIN = 20.0  # seconds
Socket = WebSocket[Any, Any, Any]
Act = Move | Interject | Confirm | Undo | AnswerUndo | SetOrders | Resign | Leave | Back | Replace


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: Socket, manager: Manager, name: FromPath[str], invite: FromQuery[str] = "") -> None:
    """One connection to a table."""
    try:
        live = await manager.live_table(name)
    except Denied as denied:
        await reject(socket, NO_TABLE if denied.code == "no_table" else NOT_ALLOWED)
        return
    async with admitted(manager, socket) as (connection, visitor):
        try:
            await Conversation(manager, live, connection, socket, invite, visitor).hold()
        except WebSocketDisconnect as end:
            connection.lost = end.code == NO_GOODBYE
            raise
        finally:
            if connection in live.connections:
                live.exit(connection)


@websocket("/api/lobby/socket")
async def lobby_socket(socket: Socket, manager: Manager) -> None:
    """The live lobby: all listed tables, again whenever something changes."""
    async with admitted(manager, socket) as (connection, _):
        manager.lobby_connections.add(connection)
        try:
            connection.push(encoder.encode(Lobby(tables=await manager.lobby())))
            await socket.receive_data(mode="text")  # nothing is expected
            await socket.close(REJECTED)
        finally:
            manager.lobby_connections.discard(connection)


@asynccontextmanager
async def admitted(manager: TableManager, socket: Socket) -> AsyncIterator[tuple[Connection, str]]:
    """An open socket within the limits, until the connection is lost; and the visitor's name, if there is one."""
    person = await manager.visitor(socket.cookies)
    who = person.id if person is not None else f"address {socket.client.host if socket.client else ''}"
    if not manager.limits.open_socket(who):
        await reject(socket, REJECTED)
        raise WebSocketDisconnect(detail="too many sockets", code=REJECTED)
    metrics.SOCKETS.inc()
    try:
        await socket.accept()
        yield new_connection(socket, who), person.name if person is not None else ""
    except (WebSocketException, RuntimeError, OSError, Denied):
        pass  # the connection is lost, or the store is
    finally:
        metrics.SOCKETS.dec()
        manager.limits.close_socket(who)


async def reject(socket: Socket, code: int) -> None:
    """Accept and close at once, so that browsers see the code."""
    await socket.accept()
    await socket.close(code)


def new_connection(socket: Socket, who: str) -> Connection:
    async def send(message: bytes) -> None:
        await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})

    async def close(code: int) -> None:
        """Say goodbye; a client that does not take even that is cut off."""
        try:
            await asyncio.wait_for(socket.close(code), GOODBYE_WITHIN)
        except TimeoutError:
            extensions: Any = socket.scope.get("extensions") or {}
            if ABORT in extensions:
                extensions[ABORT]()
        except (WebSocketException, RuntimeError, OSError):
            pass  # it is closed already

    return Connection(who, send, close)


class Conversation:
    """What is said over one connection to a table, from the hello to the end."""

    def __init__(
        self, manager: TableManager, live: LiveTable, connection: Connection, socket: Socket, invite: str, visitor: str
    ) -> None:
        self.manager = manager
        self.live = live
        self.connection = connection
        self.socket = socket
        self.invite = invite
        self.visitor = visitor
        self.bucket = Bucket(manager.limits.on, asyncio.get_running_loop().time)
        self.faults = 0

    async def hold(self) -> None:
        try:
            hello = decoder.decode(await asyncio.wait_for(self.socket.receive_data(mode="text"), HELLO_WITHIN))
            if not isinstance(hello, Hello) or hello.v != PROTOCOL:
                raise Denied("bad_message", f"The first message must be a hello of protocol {PROTOCOL}.")
            await self.welcome(hello)
        except (*UNREADABLE, TimeoutError):
            self.refuse(None, Denied("bad_message", f"The first message must be a hello of protocol {PROTOCOL}."))
            await self.close(REJECTED)
            return
        except Denied as denied:
            self.refuse(None, denied)
            await self.close(NOT_ALLOWED if denied.code in ("not_invited", "no_spectators", "bad_token") else REJECTED)
            return
        while self.faults < FAULTS:
            text = await self.socket.receive_data(mode="text")
            await asyncio.sleep(self.bucket.wait())  # a client that sends too fast is heard later, and has to wait
            await self.hear(text)
        await self.close(REJECTED)

    async def close(self, code: int) -> None:
        """Close after what was said last has been sent."""
        if self.connection.sender is not None:
            await asyncio.wait([self.connection.sender], timeout=1.0)
        await self.connection.close(code)

    async def welcome(self, hello: Hello) -> None:
        live, connection = self.live, self.connection
        if hello.token is not None:
            connection.seat = self.check_token(hello.token)
            connection.token = hello.token
        else:
            self.check_spectator()
        chat = await self.manager.store.chat(live.name)
        async with live.lock:
            info = live.info()
            connection.push(encoder.encode(Welcome(v=PROTOCOL, table=info, seat=connection.seat, chat=chat[-200:])))
            connection.sent = hello.since
            connection.push(live.encoded_update(connection, {}))
            live.enter(connection)

    def check_token(self, token: str) -> int:
        seat, sat = self.manager.accounts.seat_of(token, self.live.name)
        places = self.live.table.places
        if not 0 <= seat < len(places) or places[seat].person is None or places[seat].sat != sat:
            raise Denied("bad_token", "That is not a token for a seat at this table.", status=403)
        return seat

    def check_spectator(self) -> None:
        plan = self.live.table.plan
        if plan.invite and not compare_digest(plan.invite.encode(), self.invite.encode()):
            raise Denied("not_invited", "This table is private: you need its invitation.", status=403)
        if not plan.spectators and self.live.table.status == "playing":
            raise Denied("no_spectators", "This table has no spectators.", status=403)

    def own_seat(self, token: str) -> int:
        """The seat that a message acts for: the one this socket was opened for, proven again."""
        connection = self.connection
        if (
            connection.seat is None
            or connection.token is None
            or not compare_digest(token.encode(), connection.token.encode())
        ):
            raise Denied("bad_token", "That is not the token of the seat at which you sit.", status=403)
        return connection.seat

    async def hear(self, text: str | bytes) -> None:
        message: ClientMessage | None = None
        began = time.perf_counter()
        try:
            message = decoder.decode(text)
            await self.answer(message)
            metrics.WISHES.labels(type(message).__name__, "ok").inc()
            metrics.STORING.observe(time.perf_counter() - began)
        except UNREADABLE as error:
            self.faults += 1
            self.refuse(None, Denied("bad_message", f"The message is not understood: {error}."[:300]))
        except Denied as denied:
            if denied.code in ("bad_token", "bad_message"):
                self.faults += 1
            self.refuse(getattr(message, "key", None), denied)
            metrics.WISHES.labels(type(message).__name__, denied.code).inc()
            if denied.code == "stale":
                self.connection.push(self.live.encoded_update(self.connection, {}))

    def refuse(self, key: str | None, denied: Denied) -> None:
        self.connection.push(encoder.encode(Refusal(key=key, code=denied.code, text=denied.text, rule=denied.rule)))

    async def answer(self, message: ClientMessage) -> None:
        match message:
            case Hello():
                raise Denied("bad_message", "You have said hello already.")
            case Say():
                await self.say(message)
            case Ask():
                await self.help(message)
            case _:
                seat = self.own_seat(message.token)
                await self.live.wish(
                    f"{seat}:{message.key}", lambda: self.entry(seat, message), self.acknowledge(message.key)
                )

    def acknowledge(self, key: str) -> Callable[[int], None]:
        return lambda number: self.connection.push(encoder.encode(Ack(key=key, number=number)))

    def entry(self, seat: int, message: Act) -> AnyEntry:
        """What the wish would be in the log, or why it is denied."""
        table = self.live.table
        match message:
            case Move():
                return wishes.move(table, seat, message.number, message.action, message.draft)
            case Interject():
                return wishes.say(table, seat, message.action)
            case Confirm():
                return wishes.confirm(table, seat)
            case Undo():
                return undo.take_back(table, seat)
            case AnswerUndo():
                return undo.answer(table, seat, message.agree)
            case SetOrders():
                return wishes.order(table, seat, message.orders)
            case Resign():
                return wishes.resign(table, seat)
            case Leave():
                return wishes.leave(table, seat)
            case Back():
                return wishes.come_back(table, seat)
            case Replace():
                return wishes.vote(table, seat, message.seat, self.live.replaceable())

    async def say(self, message: Say) -> None:
        manager, live, connection = self.manager, self.live, self.connection
        text = "".join(letter for letter in message.text if letter.isprintable()).strip()
        if not text and not message.phrase:
            raise Denied("bad_message", "The message is empty.")
        if connection.seat is None and live.table.status == "playing" and live.table.plan.rated:
            raise Denied("silence", "Spectators of a rated game are silent.")
        if connection.seat is None and not self.visitor:
            raise Denied("no_visitor", "Only visitors with a name can speak.")
        if not showing.may_speak(live.table, connection.seat, connection.person):
            raise Denied("silenced", "The game silences you for a while; you may still do everything else.")
        key = f"{connection.person}:{message.key}"
        known = await manager.store.chat_number(live.name, key)
        if known is None:
            manager.limits.spend("chat", connection.person)
        name = self.visitor if connection.seat is None else live.table.places[connection.seat].name
        while known is None:
            lines = await manager.store.chat(live.name, live.chat_number)
            live.hear_chat(lines)
            number = live.chat_number + 1
            line = ChatLine(
                number=number, at=manager.now(), seat=connection.seat, name=name, text=text, phrase=message.phrase
            )
            try:
                await manager.store.add_chat(live.name, key, line)
            except Taken:
                known = await manager.store.chat_number(live.name, key)
                continue
            known = number
            self.acknowledge(message.key)(number)
            live.hear_chat([line])
            live.tell_chat()
            return
        self.acknowledge(message.key)(known)

    async def help(self, message: Ask) -> None:
        seat = self.own_seat(message.token)
        table = self.live.table
        if message.what == "interjections":
            sayable = Interjections(key=message.key, number=table.number, actions=table.interjections(seat))
            self.connection.push(encoder.encode(sayable))
            return
        if table.plan.rated:
            raise Denied("rated", "There is no help in a rated game.")
        table.check_playing()
        self.manager.limits.spend("help", self.connection.person)
        number, game = table.number, table.shown_game(seat).copy()
        if message.what == "chances":
            chances = await self.manager.workers.chances(game, seat, table.plan.card_file)
            self.connection.push(encoder.encode(Chances(key=message.key, number=number, chances=chances)))
            return
        if not table.may_act(seat):
            raise Denied("not_your_turn", "There is nothing to decide for you now.")
        options = await self.manager.workers.hint(game, seat, table.plan.card_file)
        self.connection.push(encoder.encode(Hint(key=message.key, number=number, options=options)))
