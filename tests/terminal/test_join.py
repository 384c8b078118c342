"""Served tables at the terminal, against a small server that knows just the protocol and can be told to misbehave."""

from __future__ import annotations

import _thread
import asyncio
import contextlib
import io
import json
import re
import socket
import stat
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

import hlubina
from hlubina.core.chance import with_contributions
from hlubina.core.records import Match
from hlubina.paths import data_folder
from hlubina.protocol.messages import (
    PROTOCOL,
    Ack,
    AnswerUndo,
    ChatLine,
    ClientMessage,
    ClockRules,
    ClockState,
    GameInfo,
    Hello,
    LobbyTable,
    Move,
    OwnTable,
    Person,
    Problem,
    Refusal,
    Replace,
    Resign,
    Say,
    SeatInfo,
    ServerMessage,
    Sit,
    Status,
    TableChanged,
    TableInfo,
    UndoKind,
    Update,
    Welcome,
)
from hlubina.server.workers import Workers
from hlubina.terminal import client, saves
from hlubina.terminal import join as joining
from hlubina.terminal.client import BadAddress, read_address
from hlubina.terminal.join import Terminal, Wanted, join
from hlubina.terminal.news import seat_names
from hlubina.terminal.style import command, new_console
from hlubina.text import LANGUAGES, texts
from tests.server.client import Visitor
from tests.server.hosting import Hosted

COOKIE = "__Host-hlubina"
TABLE = "table-1"
PATIENCE = 300.0  # seconds after which something is broken; no test depends on how many


class FakeTable:
    """A game, usually Conspiracy, for a person on seat 0 and somebody on seat 1 who always takes the first option."""

    def __init__(self) -> None:
        self.game = "conspiracy"
        self.secret = hlubina.sealed_seed()
        self.contribution = ""
        self.status: Status = "waiting"
        self.seats = [SeatInfo(kind="empty"), SeatInfo(kind="bot", name="greedy", bot="greedy")]
        self.match: Match | None = None
        self.number = 0
        self.keys: dict[str, int] = {}
        self.lock = threading.RLock()
        self.asks: int | None = None
        self.undo: UndoKind = "no"
        self.clock: ClockState | None = None
        self.cards = ""

    def info(self) -> TableInfo:
        return TableInfo(
            id=TABLE, number=self.number, game=self.game, version=hlubina.title(self.game).version(),
            cards=self.cards, former=False,
            status=self.status, seats=self.seats, settings={}, clock=ClockRules(), spectators=True, listed=True,
            rated=False, owner="p1", commitment=hlubina.commitment(self.secret), created=0, started=None, ended=None,
            next=None, progress=0, watching=0,
        )  # fmt: skip

    def deal(self) -> None:
        seed = with_contributions(self.secret, [self.contribution, ""])
        self.match = Match(hlubina.new(self.game, 2, seed, listen=True), ["Anna", "greedy"])
        self.status = "playing"
        self.number += 1
        self.others_move()

    def others_move(self) -> None:
        assert self.match is not None
        game = self.match.game
        while not game.is_over() and game.acting()[0] == 1:
            self.match.take(1, game.options(1)[0])
            self.number += 1
        if game.is_over():
            self.status = "over"

    def take(self, move: Move) -> int:
        if move.key not in self.keys:
            assert self.match is not None
            self.match.take(0, move.action)
            self.number += 1
            self.keys[move.key] = self.number
            self.others_move()
        return self.keys[move.key]

    def update(self, seat: int | None) -> Update:
        game = None if self.match is None else self.match.game
        prompt = None if game is None else game.prompt(seat)
        return Update(
            number=self.number, status=self.status, seat=seat, acting=[] if game is None else game.acting(),
            view=None if game is None else game.view(seat), prompt=None if prompt is None else prompt.to_dict(),
            standing=None if game is None else game.standing(seat).to_dict(),
            progress=0 if game is None else game.progress(),
            result=game.outcome().to_dict() if game is not None and game.is_over() else None,
            events_from=0, events=[] if game is None else [dict(form) for form in game.listen().seen_by(seat)],
            clock=self.clock, undo=self.undo, asked=self.asks, drafting=None, orders={},
            may_interject=False,
        )  # fmt: skip


class FakeServer(ThreadingHTTPServer):
    """HTTP and sockets on one port. `mischief` may answer a message itself (True) or break the link."""

    daemon_threads = True
    allow_reuse_address = True
    running: ClassVar[list[FakeServer]] = []

    def __init__(self, port: int = 0, table: FakeTable | None = None) -> None:
        super().__init__(("127.0.0.1", port), FakePages)
        self.table = table or FakeTable()
        self.guests: list[str] = []
        self.cookies_seen: list[str] = []
        self.heard: list[ClientMessage] = []
        self.links: list[socket.socket] = []
        self.connections: set[ServerConnection] = set()
        self.mischief: Callable[[ServerConnection, ClientMessage], bool] = lambda connection, message: False
        self.welcomed = threading.Event()  # somebody has been shown the table
        self.sockets = serve(self.hold, "127.0.0.1", 0)
        self.running.append(self)
        threading.Thread(target=self.sockets.serve_forever, daemon=True).start()
        threading.Thread(target=self.serve_forever, args=[0.02], daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def kill(self) -> None:
        """Like a server that is killed: nobody says goodbye."""
        self.running.remove(self)
        self.shutdown()
        self.server_close()
        self.cut()
        self.sockets.shutdown()

    def cut(self) -> None:
        """Break every link."""
        for link in self.links:
            with contextlib.suppress(OSError):
                link.shutdown(socket.SHUT_RDWR)
        self.links.clear()

    def hear_out(self) -> None:
        """Wait until everybody who has left was heard to the end."""
        end = time.monotonic() + PATIENCE
        while self.connections:
            assert time.monotonic() < end, "Somebody never leaves."
            time.sleep(0.01)

    def finish_request(self, request: Any, client_address: Any) -> None:
        """Hand sockets on to their own server, for a client finds both at one port."""
        if b"upgrade: websocket" not in request.recv(65536, socket.MSG_PEEK).lower():
            super().finish_request(request, client_address)
            return
        with socket.create_connection(self.sockets.socket.getsockname()) as inner:
            self.links.append(request)
            back = threading.Thread(target=pump, args=[inner, request], daemon=True)
            back.start()
            pump(request, inner)
            back.join()

    def hold(self, connection: ServerConnection) -> None:
        self.connections.add(connection)
        try:
            self.converse(connection)
        except ConnectionClosed:
            pass
        finally:
            self.connections.discard(connection)

    def converse(self, connection: ServerConnection) -> None:
        decoder = msgspec.json.Decoder(ClientMessage)
        hello: ClientMessage = decoder.decode(connection.recv())
        self.heard.append(hello)
        assert isinstance(hello, Hello)
        if self.mischief(connection, hello):
            return
        seat = 0 if hello.token else None
        say(connection, Welcome(v=PROTOCOL, table=self.table.info(), seat=seat, chat=[]))
        say(connection, self.table.update(seat))
        self.welcomed.set()
        while True:
            message: ClientMessage = decoder.decode(connection.recv())
            self.heard.append(message)
            if self.mischief(connection, message):
                continue
            with self.table.lock:
                if isinstance(message, Move):
                    number = self.table.take(message)
                    say(connection, Ack(key=message.key, number=number))
                    say(connection, self.table.update(0))
                elif not isinstance(message, Hello):
                    say(connection, Ack(key=message.key, number=self.table.number))

    def tell(self, message: ServerMessage) -> None:
        for connection in list(self.connections):
            say(connection, message)

    def moves(self) -> list[Move]:
        return [message for message in self.heard if isinstance(message, Move)]


def pump(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while piece := source.recv(65536):
            target.sendall(piece)
        target.shutdown(socket.SHUT_WR)


def say(connection: ServerConnection, message: ServerMessage) -> None:
    connection.send(msgspec.json.encode(message).decode())


class FakePages(BaseHTTPRequestHandler):
    server: FakeServer
    protocol_version = "HTTP/1.1"

    def log_message(self, *words: Any) -> None:
        """Silence."""

    def answer(self, body: object, status: int = 200, cookie: str = "") -> None:
        content = msgspec.json.encode(body)
        self.send_response(status)
        if cookie:
            self.send_header("Set-Cookie", f"{COOKIE}={cookie}; Path=/; Secure; HttpOnly; SameSite=lax")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def own_table(self) -> OwnTable:
        table = self.server.table
        seats = {"0": "token"} if table.seats[0].person == "p1" else {}
        return OwnTable(table=table.info(), seats=seats, invite=None, address="")

    def do_GET(self) -> None:
        table = self.server.table
        if self.path == f"/api/tables/{TABLE}":
            self.answer(self.own_table())
        elif self.path == "/api/lobby":
            fields = {name: getattr(table.info(), name) for name in LobbyTable.__struct_fields__}
            self.answer([LobbyTable(**fields)])
        elif self.path.startswith("/api/games"):
            game = GameInfo(
                name="conspiracy", title="", notice="", version=1, seats=(2, 2), settings=[], orders=[],
                bots=["random", "greedy"], actions=0,
            )  # fmt: skip
            self.answer([game])
        elif self.path == f"/api/records/{TABLE}" and table.match is not None:
            self.answer(table.match.closed().to_dict())
        else:
            self.answer(Problem(code="no_table", text="There is no such table."), 404)

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        table = self.server.table
        cookie = (self.headers.get("Cookie") or "").removeprefix(f"{COOKIE}=")
        self.server.cookies_seen.append(cookie)
        if self.path == "/api/me":
            if cookie not in self.server.guests:
                cookie = f"guest{len(self.server.guests)}"
                self.server.guests.append(cookie)
            self.answer(Person(id="p1", name="Anna", language="en", account=False, preferences={}), cookie=cookie)
        elif self.path == "/api/tables":
            table.seats[0] = SeatInfo(kind="person", name="Anna", person="p1")
            table.seats[1] = SeatInfo(kind="empty")
            table.contribution = msgspec.json.decode(body)["contribution"]
            self.answer(self.own_table(), 201)
        elif self.path.endswith("/seats"):
            wish = msgspec.json.decode(body, type=Sit)
            if table.seats[wish.seat or 0].kind != "empty":
                self.answer(Problem(code="seat_taken", text="Somebody sits there already."), 409)
                return
            table.seats[0] = SeatInfo(kind="person", name="Anna", person="p1", connected=True)
            table.contribution = wish.contribution
            self.answer(self.own_table())
        elif self.path.endswith("/bots"):
            table.seats[1] = SeatInfo(kind="bot", name="greedy", bot="greedy")
            self.answer(self.own_table())
        elif any(seat.kind == "empty" for seat in table.seats):
            self.answer(Problem(code="seats_empty", text="There are empty seats."), 409)
        else:
            table.deal()
            self.answer(self.own_table())
            self.server.tell(TableChanged(table=table.info()))
            self.server.tell(table.update(0))


@pytest.fixture
def server() -> Iterator[FakeServer]:
    fake = FakeServer()
    yield fake
    fake.kill()


@pytest.fixture(autouse=True)
def everybody_reads_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, what is typed was meant for the question that is shown."""
    monkeypatch.setattr(joining, "HASTY", 0.0)


class Script:
    """Types these lines one after another, each when something is asked, then leaves; a function is called first."""

    def __init__(self, *lines: str | Callable[[], str], then: str | None = None) -> None:
        self.lines = iter(lines)
        self.then = then

    def __call__(self, prompt: str) -> str:
        for line in self.lines:
            return line if isinstance(line, str) else line()
        if self.then is None:
            raise EOFError
        return self.then


def visit(
    url: str, read: Callable[[str], str], language: str = "en", screen: io.StringIO | None = None, **wanted: Any
) -> tuple[bool, str]:
    """Join, type, and give what was on the screen; who waits in vain leaves after a minute."""
    screen = io.StringIO() if screen is None else screen
    terminal = Terminal(language, new_console(file=screen, width=160), read, interactive=False)
    patience = threading.Timer(PATIENCE, _thread.interrupt_main)
    patience.start()
    try:
        followed = join(url, Wanted(**wanted), terminal)
    finally:
        patience.cancel()
    for server in FakeServer.running:
        server.hear_out()
    return followed, screen.getvalue()


def until_shown(text: str, screen: io.StringIO) -> None:
    """What the server tells comes in its own time, and only then the person types on."""
    end = time.monotonic() + PATIENCE
    while text not in screen.getvalue():
        assert time.monotonic() < end, f"“{text}” was never shown."
        time.sleep(0.01)


def table_of(server: FakeServer) -> str:
    return f"{server.url}/t/{TABLE}"


# The way in


BAD_ADDRESSES = ["", "ftp://x/t/a", "http://", "http://x/y", "http://x:99999", "http://x:y", "http://a b", "http://u@x"]


@pytest.mark.parametrize("url", BAD_ADDRESSES)
def test_what_is_no_address_is_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(BadAddress):
        read_address(url)
    with pytest.raises(hlubina.Invalid, match="není adresa"):
        visit(url, Script(), "cs")


def test_an_address_is_a_server_or_a_table_with_its_invitation() -> None:
    address = read_address("https://Table.example.org:8443/t/Ab_-9?invite=x%2Fy")
    assert (address.server, address.table, address.invite) == ("https://table.example.org:8443", "Ab_-9", "x/y")
    assert read_address("127.0.0.1:8321").server == "http://127.0.0.1:8321"
    assert read_address("http://[::1]:8321/").table is None


def test_no_server_is_said_in_the_readers_language() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        with pytest.raises(hlubina.Invalid, match="neodpovídá"):
            visit(f"http://127.0.0.1:{unused.getsockname()[1]}", Script(), "cs")


def test_a_server_that_is_not_hlubina_is_said(server: FakeServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FakePages, "do_POST", lambda self: self.answer("<html>"))
    with pytest.raises(hlubina.Invalid, match="not Hlubina"):
        visit(server.url, Script())


def test_no_such_table_and_a_taken_seat_are_said(server: FakeServer) -> None:
    with pytest.raises(hlubina.Invalid, match="no such table"):
        visit(f"{server.url}/t/other", Script())
    with pytest.raises(hlubina.Invalid, match="Somebody sits there"):
        visit(table_of(server), Script(), seat=1)


def test_the_guest_is_the_same_in_the_next_run_and_nobody_else_may_read_who(server: FakeServer) -> None:
    visit(table_of(server), Script())
    visit(table_of(server), Script())
    assert server.guests == ["guest0"]
    assert server.cookies_seen[0] == ""
    assert set(server.cookies_seen[1:]) == {"guest0"}
    (kept,) = (data_folder() / "servers").iterdir()
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    kept.write_text("{damaged", "utf-8")
    visit(table_of(server), Script())
    assert server.guests == ["guest0", "guest1"]


def test_the_lobby_lists_tables_and_a_table_can_be_made_there(server: FakeServer) -> None:
    followed, screen = visit(server.url, Script("9", "q"))
    assert not followed
    assert "1 free seat" in screen
    assert "number of a table" in screen
    followed, screen = visit(server.url, Script("n", "1", "2", "s", then="1"))
    assert followed
    assert "greedy" in screen
    assert "The record holds" in screen


# Play


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_and_its_record_checked(server: FakeServer, language: str) -> None:
    followed, screen = visit(table_of(server), Script("?", "s", "?", "?1", "l", then="1"), language)
    assert followed
    assert {"cs": "Konec hry", "en": "The game is over"}[language] in screen
    assert {"cs": "Záznam je v pořádku", "en": "The record holds"}[language] in screen
    assert screen.count({"cs": "Hra začíná", "en": "The game begins"}[language]) == 1
    (kept,) = (data_folder() / "finished").iterdir()
    assert hlubina.verify(saves.read(kept)).is_over()
    assert hlubina.commitment(server.table.secret)[:16] in screen
    assert len({move.key for move in server.moves()}) == len(server.moves())
    hello = server.heard[0]
    assert isinstance(hello, Hello)
    assert (hello.token, hello.since) == ("token", -1)


def test_a_deal_that_was_not_committed_to_is_exposed(server: FakeServer) -> None:
    def cheat() -> str:
        server.table.secret = hlubina.sealed_seed()
        return "s"

    _, screen = visit(table_of(server), Script(cheat, then="1"))
    assert "not shuffled by the commitment" in screen
    assert "The record holds" not in screen


def test_a_deal_without_ones_contribution_is_exposed(server: FakeServer) -> None:
    def cheat() -> str:
        server.table.contribution = "00"
        return "s"

    _, screen = visit(table_of(server), Script(cheat, then="1"))
    assert "not shuffled by the commitment" in screen


def test_who_leaves_keeps_the_seat_and_is_told_how_to_come_back(server: FakeServer) -> None:
    followed, screen = visit(table_of(server), Script("s", "1", "q"))
    assert not followed
    assert f"Come back with {command()} join {table_of(server)}" in screen
    followed, screen = visit(table_of(server), Script(then="1"))
    assert followed
    assert "You sit on seat 1" in screen
    assert "The record holds" in screen


def test_bad_input_is_answered_and_sends_nothing(server: FakeServer) -> None:
    _, screen = visit(table_of(server), Script("dance", "s", "99", "-1", "dance", "h h", "\x1b[2J", "q"))
    assert screen.count("There is no command") == 4
    assert "none of the choices" in screen
    assert "\x1b[2J" not in screen
    assert server.moves() == []


def test_a_stale_answer_gets_the_fresh_question(server: FakeServer) -> None:
    def be_late(connection: ServerConnection, message: ClientMessage) -> bool:
        if not isinstance(message, Move) or len(server.moves()) > 1:
            return False
        server.table.number += 5
        say(connection, Refusal(key=message.key, code="stale", text="The table has changed."))
        say(connection, server.table.update(0))
        return True

    server.mischief = be_late
    followed, screen = visit(table_of(server), Script("s", then="1"))
    assert followed
    assert screen.count("this answer does not count") == 1
    first, second = server.moves()[:2]
    assert second.number == first.number + 5
    assert second.key != first.key


def test_an_answer_to_a_question_that_changed_under_the_hands_does_not_count(
    server: FakeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(joining, "HASTY", 1e9)  # nobody reads so fast
    screen = io.StringIO()

    def move_elsewhere() -> str:
        match = server.table.match
        assert match is not None
        match.take(0, match.game.options(0)[1])  # in another window
        server.table.number += 1
        server.table.others_move()
        server.tell(server.table.update(0))
        until_shown("The question has changed", screen)
        return "1"

    _, shown = visit(table_of(server), Script("s", move_elsewhere, "q"), screen=screen)
    assert "The question has changed" in shown
    assert "was meant for the question before" in shown
    assert server.moves() == []


def test_a_move_that_was_taken_back_is_told(server: FakeServer) -> None:
    screen = io.StringIO()

    def take_back() -> str:
        match = server.table.match
        assert match is not None
        match.rewind(0)
        server.table.number += 1
        server.tell(server.table.update(0))
        until_shown("A move was taken back", screen)
        return "q"

    _, shown = visit(table_of(server), Script("s", "1", take_back), screen=screen)
    assert "A move was taken back" in shown


def test_a_refusal_shows_the_rule(server: FakeServer) -> None:
    def refuse(connection: ServerConnection, message: ClientMessage) -> bool:
        if isinstance(message, Move):
            say(connection, Refusal(key=message.key, code="refused", text="No.", rule="C-2.1"))
        return isinstance(message, Move)

    server.mischief = refuse
    _, screen = visit(table_of(server), Script("s", "1", "q"))
    assert "Rule C-2.1: " in screen


def test_a_wish_that_cannot_be_stored_is_repeated_with_its_key(
    server: FakeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "LATER", 0.05)

    def fail(connection: ServerConnection, message: ClientMessage) -> bool:
        if not isinstance(message, Move) or len(server.moves()) > 2:
            return False
        key = message.key if len(server.moves()) == 1 else None
        code = "unavailable" if key else "too_fast"
        say(connection, Refusal(key=key, code=code, text="Not now."))
        return True

    server.mischief = fail
    followed, screen = visit(table_of(server), Script("s", then="1"))
    assert followed
    assert "trying again" in screen
    assert len({move.key for move in server.moves()[:3]}) == 1
    assert all(server.moves().count(move) == 1 for move in server.moves()[3:])


# The link


@pytest.mark.parametrize("stored", [False, True], ids=["before it was stored", "after it was stored"])
def test_when_the_link_breaks_an_unanswered_move_is_repeated_with_its_key(server: FakeServer, stored: bool) -> None:
    def break_link(connection: ServerConnection, message: ClientMessage) -> bool:
        if isinstance(message, Move) and len(server.moves()) == 1:
            if stored:
                server.table.take(message)
            server.cut()
            return True
        return False

    server.mischief = break_link
    followed, screen = visit(table_of(server), Script("s", then="1"))
    assert followed
    assert "Connection lost" in screen
    assert "Connected again" in screen
    assert "The record holds" in screen
    first, again, *later = server.moves()
    assert first == again
    assert first.key not in [move.key for move in later]
    hellos = [message for message in server.heard if isinstance(message, Hello)]
    assert hellos[1].since == first.number
    assert server.table.match is not None
    assert len([seat for seat, _ in server.table.match.record.moves if seat == 0]) == len(server.table.keys)


def test_a_server_that_is_killed_and_comes_back_finds_everybody_again() -> None:
    held = socket.socket()  # never listens, but nobody else is given the port while there is no server
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    first = FakeServer(held.getsockname()[1])
    second: list[FakeServer] = []
    screen = io.StringIO()

    def kill() -> str:
        first.kill()
        until_shown("Connection lost", screen)
        second.append(FakeServer(held.getsockname()[1], first.table))
        return "1"

    followed, shown = visit(table_of(first), Script("s", "1", kill, then="1"), screen=screen)
    second[0].kill()
    held.close()
    assert followed
    assert shown.count("Connection lost") == 1
    assert shown.count("Connected again") == 1
    assert "The record holds" in shown
    assert len(second[0].moves()) > 1


def test_a_table_that_is_gone_for_good_is_not_asked_for_again(server: FakeServer) -> None:
    def turn_away(connection: ServerConnection, message: ClientMessage) -> bool:
        connection.close(4404)
        return True

    server.mischief = turn_away
    with pytest.raises(hlubina.Invalid, match="no such table"):
        visit(table_of(server), Script())
    assert len(server.heard) == 1


def test_a_server_of_another_protocol_is_said(server: FakeServer) -> None:
    def babble(connection: ServerConnection, message: ClientMessage) -> bool:
        connection.send(json.dumps({"type": "welcome", "v": 9}))
        return True

    server.mischief = babble
    with pytest.raises(hlubina.Invalid, match="does not understand"):
        visit(table_of(server), Script())


# Others at the table


def test_chat_and_comings_and_goings_are_shown_and_cannot_command_the_terminal(server: FakeServer) -> None:
    screen = io.StringIO()

    def others() -> str:
        line = ChatLine(number=1, at=0, seat=1, name="Eve", text="hi \x1b[2Jthere", phrase="")
        server.tell(line)
        seats = [server.table.seats[0], SeatInfo(kind="person", name="Eve", person="p2", replaceable=True, left=True)]
        server.table.seats = seats
        server.tell(TableChanged(table=server.table.info()))
        until_shown("“replace 2” proposes", screen)
        return "replace 2"

    _, shown = visit(table_of(server), Script("s", "c hello all", others, "replace 1", "q"), screen=screen)
    assert "Eve: hi �[2Jthere" in shown
    assert "Eve has left the table" in shown
    assert "“replace 2” proposes" in shown
    assert "cannot be given to a bot" in shown
    assert [message.text for message in server.heard if isinstance(message, Say)] == ["hello all"]
    assert [message.seat for message in server.heard if isinstance(message, Replace)] == [1]


def test_a_request_to_take_back_is_asked_with_yes_or_no_and_only_once(server: FakeServer) -> None:
    screen = io.StringIO()

    def request() -> str:
        server.table.asks = 1
        server.tell(server.table.update(0))
        until_shown("would like to take back", screen)
        return ""

    _, shown = visit(table_of(server), Script("s", request, "7", "y", "u", "resign", "n", "q"), screen=screen)
    assert "would like to take back" in shown
    assert "Please answer y" in shown
    answers = [message for message in server.heard if isinstance(message, AnswerUndo)]
    assert len(answers) == 1
    assert "Nothing to take back" in shown
    assert not [message for message in server.heard if isinstance(message, Resign)]


def test_who_asks_in_vain_to_take_back_is_told(server: FakeServer) -> None:
    screen = io.StringIO()

    def ask_in_vain() -> str:
        for asks in (0, None):
            server.table.asks = asks
            server.tell(server.table.update(0))
        until_shown("The move stays", screen)
        return "q"

    server.table.undo = "ask"
    _, shown = visit(table_of(server), Script("s", "u", ask_in_vain), screen=screen)
    assert "must agree" in shown
    assert "The move stays" in shown


def test_clocks_are_shown(server: FakeServer) -> None:
    server.table.clock = ClockState(at=0, left=[272_500, 3_600_000], running=[0])
    _, screen = visit(table_of(server), Script("s", "q"))
    assert "Clocks: Anna 4:32 · Bea (greedy) 1:00:00" in screen


def test_a_spectator_sees_the_game_and_moves_nothing(server: FakeServer) -> None:
    server.table.seats[0] = SeatInfo(kind="person", name="Anna", person="p1")
    server.table.deal()

    def play() -> None:
        server.welcomed.wait()
        assert server.table.match is not None
        game = server.table.match.game
        while not game.is_over():
            with server.table.lock:
                server.table.match.take(0, game.options(0)[0])
                server.table.number += 1
                server.table.others_move()
                server.tell(server.table.update(None))

    threading.Thread(target=play, daemon=True).start()
    followed, screen = visit(table_of(server), Script(), watch=True)
    assert followed
    assert "You are watching" in screen
    assert "The game is over" in screen
    assert "The record holds" in screen
    assert len(server.heard) == 1


def test_those_who_share_a_name_are_told_apart() -> None:
    seats = [SeatInfo(kind="person", name="Eva"), SeatInfo(kind="person", name="Eva"), SeatInfo(kind="empty")]
    assert seat_names(seats, texts("abyss", "cs")) == ["Eva (1)", "Eva (2)", "volné místo 3"]


async def empty_table(server: Hosted, game: str, seats: int) -> str:
    owner = Visitor(server.url)
    await owner.come()
    made = await owner.new_table(game, seats, sit=False)
    await owner.close()
    return str(made["table"]["id"])


def test_out_of_turn_the_server_is_asked_what_may_be_said_and_the_number_shown_says_it(tmp_path: Path) -> None:
    screen = io.StringIO()
    doubts: list[str] = []

    def when(text: str, line: Callable[[], str]) -> Callable[[], str]:
        def type_then() -> str:
            until_shown(text, screen)
            return line()

        return type_then

    def doubt() -> str:
        """The number before the words, as the list has shown it."""
        found = re.search(r"(\d+)  “Bea[^“]*not believe", screen.getvalue())
        assert found is not None, screen.getvalue()
        doubts.append(f"t {found[1]}")
        return doubts[-1]

    script = Script(
        *["b"] * 3,
        "s",
        "t 5",  # which one that is nobody has been shown yet
        when("Everybody hears it", lambda: "t nonsense"),
        when("has “nonsense” in it", doubt),
        when("Anna: “I do not believe Bea", lambda: doubts[0]),
        when("You cannot say that now.", lambda: "q"),
    )
    with Hosted(tmp_path, workers=Workers(1), limits=False) as server:
        table = asyncio.run(empty_table(server, "passengers", 4))
        followed, shown = visit(f"{server.url}/t/{table}", script, screen=screen, name="Anna")
    assert not followed
    assert "t say something" in shown
    assert shown.count("Everybody hears it") == 1
