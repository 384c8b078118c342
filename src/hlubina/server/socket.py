"""The sockets: one for each viewer of a table, and the live lobby."""

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
from hlubina.server.denied import Denied
from hlubina.server.house import House
from hlubina.server.limits import FAULTS, Bucket
from hlubina.server.log import AnyEntry
from hlubina.server.room import Room, encoder
from hlubina.server.store.database import Taken
from hlubina.server.transport import ABORT
from hlubina.server.viewer import Viewer
from hlubina.server.visitors import visitor_of

log = structlog.get_logger()
decoder = msgspec.json.Decoder(ClientMessage)
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
GOODBYE_WITHIN = 3.0  # seconds
HELLO_WITHIN = 20.0  # seconds
Socket = WebSocket[Any, Any, Any]
Act = Move | Interject | Confirm | Undo | AnswerUndo | SetOrders | Resign | Leave | Back | Replace


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: Socket, name: FromPath[str], invite: FromQuery[str] = "") -> None:
    """One viewer of a table."""
    house: House = socket.app.state.house
    try:
        room = await house.room(name)
    except Denied as denied:
        await reject(socket, 4404 if denied.code == "no_table" else 4403)
        return
    async with admitted(house, socket) as (viewer, visitor):
        try:
            await Conversation(house, room, viewer, socket, invite, visitor).hold()
        finally:
            if viewer in room.viewers:
                room.exit(viewer)


@websocket("/api/lobby/socket")
async def lobby_socket(socket: Socket) -> None:
    """The live lobby: all listed tables, again whenever something changes."""
    house: House = socket.app.state.house
    async with admitted(house, socket) as (viewer, _):
        house.lobby_viewers.add(viewer)
        try:
            viewer.push(encoder.encode(Lobby(tables=await house.lobby())))
            await socket.receive_data(mode="text")  # nothing is expected
            await socket.close(1008)
        finally:
            house.lobby_viewers.discard(viewer)


@asynccontextmanager
async def admitted(house: House, socket: Socket) -> AsyncIterator[tuple[Viewer, str]]:
    """An open socket within the limits, until the link breaks; and the visitor's name, if there is one."""
    person = await visitor_of(house, socket)
    who = person.id if person is not None else f"address {socket.client.host if socket.client else ''}"
    if not house.limits.open_socket(who):
        await reject(socket, 1008)
        raise WebSocketDisconnect(detail="too many sockets", code=1008)
    metrics.SOCKETS.inc()
    try:
        await socket.accept()
        yield new_viewer(socket, who), person.name if person is not None else ""
    except (WebSocketException, RuntimeError, OSError, Denied):
        pass  # the link broke, or the store
    finally:
        metrics.SOCKETS.dec()
        house.limits.close_socket(who)


async def reject(socket: Socket, code: int) -> None:
    """Accept and close at once, so that browsers see the code."""
    await socket.accept()
    await socket.close(code)


def new_viewer(socket: Socket, who: str) -> Viewer:
    async def send(message: bytes) -> None:
        await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})

    async def close(code: int) -> None:
        """Say goodbye; who does not take even that is cut off."""
        try:
            await asyncio.wait_for(socket.close(code), GOODBYE_WITHIN)
        except TimeoutError:
            extensions: Any = socket.scope.get("extensions") or {}
            if ABORT in extensions:
                extensions[ABORT]()
        except (WebSocketException, RuntimeError, OSError):
            pass  # it is closed already

    return Viewer(who, send, close)


class Conversation:
    def __init__(self, house: House, room: Room, viewer: Viewer, socket: Socket, invite: str, visitor: str) -> None:
        self.house = house
        self.room = room
        self.viewer = viewer
        self.socket = socket
        self.invite = invite
        self.visitor = visitor
        self.bucket = Bucket(house.limits.on, asyncio.get_running_loop().time)
        self.faults = 0

    async def hold(self) -> None:
        try:
            hello = decoder.decode(await asyncio.wait_for(self.socket.receive_data(mode="text"), HELLO_WITHIN))
            if not isinstance(hello, Hello) or hello.v != PROTOCOL:
                raise Denied("bad_message", f"The first message is a hello of protocol {PROTOCOL}.")
            await self.welcome(hello)
        except (*UNREADABLE, TimeoutError):
            self.refuse(None, Denied("bad_message", f"The first message is a hello of protocol {PROTOCOL}."))
            await self.close(1008)
            return
        except Denied as denied:
            self.refuse(None, denied)
            await self.close(4403 if denied.code in ("not_invited", "no_spectators", "bad_token") else 1008)
            return
        while self.faults < FAULTS:
            text = await self.socket.receive_data(mode="text")
            await asyncio.sleep(self.bucket.wait())  # who talks too fast is heard later, and the link fills up
            await self.hear(text)
        await self.close(1008)

    async def close(self, code: int) -> None:
        """Close after what was said last has been sent."""
        if self.viewer.sender is not None:
            await asyncio.wait([self.viewer.sender], timeout=1.0)
        await self.viewer.close(code)

    async def welcome(self, hello: Hello) -> None:
        room, viewer = self.room, self.viewer
        if hello.token is not None:
            viewer.seat = self.check_token(hello.token)
            viewer.token = hello.token
        else:
            self.check_spectator()
        chat = await self.house.store.chat(room.name)
        async with room.lock:
            info = room.info()
            viewer.push(encoder.encode(Welcome(v=PROTOCOL, table=info, seat=viewer.seat, chat=chat[-200:])))
            viewer.sent = hello.since
            viewer.push(room.encoded_update(viewer, {}))
            room.enter(viewer)

    def check_token(self, token: str) -> int:
        seat, sat = self.house.people.seat_of(token, self.room.name)
        places = self.room.table.places
        if not 0 <= seat < len(places) or places[seat].person is None or places[seat].sat != sat:
            raise Denied("bad_token", "That is not a token for a seat at this table.", status=403)
        return seat

    def check_spectator(self) -> None:
        plan = self.room.table.plan
        if plan.invite and not compare_digest(plan.invite.encode(), self.invite.encode()):
            raise Denied("not_invited", "This table is private: you need its invitation.", status=403)
        if not plan.spectators and self.room.table.status == "playing":
            raise Denied("no_spectators", "This table has no spectators.", status=403)

    def own_seat(self, token: str) -> int:
        """The seat that a message acts for: the one this socket was opened for, proven again."""
        viewer = self.viewer
        if viewer.seat is None or viewer.token is None or not compare_digest(token.encode(), viewer.token.encode()):
            raise Denied("bad_token", "That is not the token of the seat at which you sit.", status=403)
        return viewer.seat

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
                self.viewer.push(self.room.encoded_update(self.viewer, {}))

    def refuse(self, key: str | None, denied: Denied) -> None:
        self.viewer.push(encoder.encode(Refusal(key=key, code=denied.code, text=denied.text, rule=denied.rule)))

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
                await self.room.wish(
                    f"{seat}:{message.key}", lambda: self.entry(seat, message), self.acknowledge(message.key)
                )

    def acknowledge(self, key: str) -> Callable[[int], None]:
        return lambda number: self.viewer.push(encoder.encode(Ack(key=key, number=number)))

    def entry(self, seat: int, message: Act) -> AnyEntry:
        """What the wish would be in the log, or why it is denied."""
        table = self.room.table
        match message:
            case Move():
                return table.may_move(seat, message.number, message.action, message.draft)
            case Interject():
                return table.may_say(seat, message.action)
            case Confirm():
                return table.may_confirm(seat)
            case Undo():
                return table.may_undo(seat)
            case AnswerUndo():
                return table.may_answer_undo(seat, message.agree)
            case SetOrders():
                return table.may_order(seat, message.orders)
            case Resign():
                return table.may_resign(seat)
            case Leave():
                return table.may_leave(seat)
            case Back():
                return table.may_come_back(seat)
            case Replace():
                return table.may_vote(seat, message.seat, self.room.replaceable())

    async def say(self, message: Say) -> None:
        house, room, viewer = self.house, self.room, self.viewer
        text = "".join(letter for letter in message.text if letter.isprintable()).strip()
        if not text and not message.phrase:
            raise Denied("bad_message", "There is nothing said.")
        if viewer.seat is None and room.table.status == "playing" and room.table.plan.rated:
            raise Denied("silence", "Spectators of a rated game are silent.")
        if viewer.seat is None and not self.visitor:
            raise Denied("no_visitor", "Only visitors with a name can speak.")
        if not room.table.may_speak(viewer.seat, viewer.person):
            raise Denied("silenced", "The game silences you for a while; everything else you may do.")
        key = f"{viewer.person}:{message.key}"
        known = await house.store.chat_number(room.name, key)
        if known is None:
            house.limits.spend("chat", viewer.person)
        name = self.visitor if viewer.seat is None else room.table.places[viewer.seat].name
        while known is None:
            lines = await house.store.chat(room.name, room.chat_number)
            room.hear_chat(lines)
            number = room.chat_number + 1
            line = ChatLine(
                number=number, at=house.now(), seat=viewer.seat, name=name, text=text, phrase=message.phrase
            )
            try:
                await house.store.add_chat(room.name, key, line)
            except Taken:
                known = await house.store.chat_number(room.name, key)
                continue
            known = number
            self.acknowledge(message.key)(number)
            room.hear_chat([line])
            room.tell_chat()
            return
        self.acknowledge(message.key)(known)

    async def help(self, message: Ask) -> None:
        seat = self.own_seat(message.token)
        table = self.room.table
        if message.what == "interjections":
            sayable = Interjections(key=message.key, number=table.number, actions=table.interjections(seat))
            self.viewer.push(encoder.encode(sayable))
            return
        if table.plan.rated:
            raise Denied("rated", "In a rated game nobody is helped.")
        table.check_playing()
        self.house.limits.spend("help", self.viewer.person)
        number, game = table.number, table.shown_game(seat).copy()
        if message.what == "chances":
            chances = await self.house.thinkers.chances(game, seat, table.plan.card_file)
            self.viewer.push(encoder.encode(Chances(key=message.key, number=number, chances=chances)))
            return
        if not table.may_act(seat):
            raise Denied("not_your_turn", "There is nothing to decide for you now.")
        options = await self.house.thinkers.hint(game, seat, table.plan.card_file)
        self.viewer.push(encoder.encode(Hint(key=message.key, number=number, options=options)))
