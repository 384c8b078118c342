"""A client of a server: who we are there, what is asked by HTTP, and a table's socket that reconnects by itself."""

from __future__ import annotations

import json
import random
import re
import secrets
import threading
from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import parse_qs, quote, urlencode, urlsplit

import httpx2
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from hlubina.core.errors import Invalid
from hlubina.paths import data_folder
from hlubina.protocol.constants import COOKIES, LOOPBACK, NO_TABLE, NOT_ALLOWED, REJECTED
from hlubina.protocol.messages import (
    PROTOCOL,
    Ack,
    AddBot,
    Ask,
    CardChange,
    Chances,
    ChangePerson,
    GameInfo,
    Hello,
    Hint,
    Interjections,
    LobbyTable,
    NewGuest,
    NewTable,
    OwnTable,
    Person,
    Problem,
    Refusal,
    Say,
    ServerMessage,
    Sit,
    Update,
    Welcome,
    Wish,
)
from hlubina.terminal import saves

TIMEOUT = 10.0  # seconds for an answer, and until a silent connection counts as lost
FIRST_WAIT = 0.2  # seconds before reconnecting, more after each failure
LONGEST_WAIT = 3.0
LATER = 1.0  # seconds before a wish is repeated that the server could not take
LARGEST = 16 * 1024 * 1024  # bytes of a message
REMEMBERED = 100  # tables

STRANGE = 1002  # the server sent what this client does not understand
FINAL = (NO_TABLE, NOT_ALLOWED, REJECTED)
PASSING = (408, 425, 429)  # refusals that another attempt may overcome

Answer = TypeVar("Answer")
Wished = Wish | Say | Ask


class BadAddress(Invalid):
    """What was given is no address of a table or a server."""


class NoServer(Invalid):
    """Nobody answers at the address."""


class NotHlubina(Invalid):
    """Something answers at the address, but not as a server of Hlubina does."""


class RequestDenied(Invalid):
    """The server refuses: a code for programs and its own sentence."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.text)
        self.code = problem.code


# Where


class Address:
    """A server, and perhaps a table of it with the invitation: `http://host:port/t/TABLE?invite=CODE`."""

    def __init__(self, server: str, table: str | None, invite: str) -> None:
        self.server = server
        self.table = table
        self.invite = invite


def read_address(url: str) -> Address:
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        port = parts.port
    except ValueError:
        raise BadAddress(url) from None
    path = re.fullmatch(r"/t/([A-Za-z0-9_-]{1,64})/?", parts.path)
    place = re.fullmatch(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:\d+)?", parts.netloc)
    if parts.scheme not in ("http", "https") or place is None or port == 0 or not (path or parts.path in ("", "/")):
        raise BadAddress(url)
    invite = parse_qs(parts.query).get("invite", [""])[0]
    return Address(f"{parts.scheme}://{parts.netloc.lower()}", path[1] if path else None, invite)


def table_address(server: str, table: str, invite: str = "") -> str:
    return f"{server}/t/{table}{invited(invite)}"


def invited(invite: str) -> str:
    return f"?{urlencode({'invite': invite})}" if invite else ""


# Who


class Visitor:
    """Who we are at one server, kept between runs: its cookie, and what each table promised before the deal."""

    def __init__(self, address: str) -> None:
        self.address = address
        data = self.read()
        self.cookies: dict[str, str] = texts_of(data.get("cookies"))
        kept = data.get("tables")
        self.tables = {table: texts_of(facts) for table, facts in (kept if isinstance(kept, dict) else {}).items()}

    def path(self) -> Path:
        return data_folder() / "servers" / (re.sub(r"[^a-z0-9.-]+", "_", self.address) + ".json")

    def read(self) -> dict[str, Any]:
        """What was kept; nothing if it is damaged or of another server."""
        try:
            data = json.loads(self.path().read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return data if isinstance(data, dict) and data.get("address") == self.address else {}

    def write(self) -> None:
        tables = dict(list(self.tables.items())[-REMEMBERED:])
        data = {"address": self.address, "cookies": self.cookies, "tables": tables}
        saves.write_json(data, self.path(), private=True)

    def cookie_header(self) -> dict[str, str]:
        if not self.cookies:
            return {}
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}

    def take_cookies(self, headers: list[str]) -> None:
        """By hand, for a jar refuses `__Host-` cookies by plain http, where loopback is as safe as https."""
        before = dict(self.cookies)
        for header in headers:
            jar: SimpleCookie = SimpleCookie()
            try:
                jar.load(header)
            except CookieError:
                continue
            for name in COOKIES:
                if name in jar:
                    self.cookies.pop(name, None)
                    if jar[name].value and jar[name]["max-age"] != "0":
                        self.cookies[name] = jar[name].coded_value
        if self.cookies != before:
            self.write()

    def remember(self, table: str, **facts: str) -> None:
        """Keep what is said of a table for the first time; later words do not change it."""
        self.tables[table] = facts | self.tables.get(table, {})
        self.write()

    def recall(self, table: str, fact: str) -> str:
        return self.tables.get(table, {}).get(fact, "")


def texts_of(data: object) -> dict[str, str]:
    if not isinstance(data, dict):
        return {}
    return {name: value for name, value in data.items() if isinstance(name, str) and isinstance(value, str)}


# HTTP


class Client:
    """What can be asked of a server by HTTP."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.visitor = Visitor(address)
        self.proxied = urlsplit(address).hostname not in LOOPBACK
        self.http = httpx2.Client(base_url=address, timeout=TIMEOUT, trust_env=self.proxied)

    def close(self) -> None:
        self.http.close()

    def enter(self, name: str | None, language: str) -> Person:
        """Be known to the server, as whom we were before or as a new guest, by this name if one is given."""
        person = self.post("/api/me", Person, NewGuest(name=name, language="cs" if language == "cs" else "en"))
        if name is not None and person.name != name:
            person = self.ask("PATCH", "/api/me", Person, ChangePerson(name=name))
        return person

    def games(self, language: str) -> list[GameInfo]:
        return self.ask("GET", f"/api/games?lang={language}", list[GameInfo])

    def lobby(self) -> list[LobbyTable]:
        return self.ask("GET", "/api/lobby", list[LobbyTable])

    def make_table(self, wanted: NewTable) -> OwnTable:
        contribution = secrets.token_hex(16)
        own = self.post("/api/tables", OwnTable, msgspec.structs.replace(wanted, contribution=contribution))
        self.visitor.remember(own.table.id, commitment=own.table.commitment, contribution=contribution)
        return own

    def table(self, table: str, invite: str) -> OwnTable:
        own = self.ask("GET", f"/api/tables/{quote(table)}{invited(invite)}", OwnTable)
        self.visitor.remember(own.table.id, commitment=own.table.commitment)
        return own

    def changes(self, table: str, language: str, invite: str) -> list[CardChange]:
        """What differs at a table from the standard cards."""
        return self.ask("GET", f"/api/tables/{quote(table)}/changes/{language}{invited(invite)}", list[CardChange])

    def card_file(self, table: str, invite: str) -> bytes:
        return self.fetch("GET", f"/api/tables/{quote(table)}/cards{invited(invite)}", None)

    def sit(self, table: str, seat: int | None, invite: str) -> OwnTable:
        self.visitor.remember(table, contribution=secrets.token_hex(16))
        wanted = Sit(seat=seat, invite=invite, contribution=self.visitor.recall(table, "contribution"))
        return self.post(f"/api/tables/{quote(table)}/seats", OwnTable, wanted)

    def add_bot(self, table: str, seat: int, bot: str) -> OwnTable:
        return self.post(f"/api/tables/{quote(table)}/bots", OwnTable, AddBot(seat=seat, bot=bot))

    def start(self, table: str) -> OwnTable:
        return self.post(f"/api/tables/{quote(table)}/start", OwnTable)

    def record(self, table: str, invite: str) -> dict[str, Any]:
        return self.ask("GET", f"/api/records/{quote(table)}{invited(invite)}", dict[str, Any])

    def post(self, path: str, answer: type[Answer], body: msgspec.Struct | None = None) -> Answer:
        return self.ask("POST", path, answer, body)

    def ask(self, method: str, path: str, answer: type[Answer], body: msgspec.Struct | None = None) -> Answer:
        content = self.fetch(method, path, body)
        try:
            return msgspec.json.decode(content, type=answer)
        except msgspec.DecodeError:
            raise NotHlubina(f"{method} {path}") from None

    def fetch(self, method: str, path: str, body: msgspec.Struct | None) -> bytes:
        """What the server answers, unless it refuses."""
        headers = self.visitor.cookie_header()
        content = None
        if body is not None:
            content = msgspec.json.encode(body)
            headers["Content-Type"] = "application/json"
        try:
            response = self.http.request(method, path, content=content, headers=headers)
        except (httpx2.HTTPError, httpx2.InvalidURL) as error:
            raise NoServer(str(error)) from None
        self.http.cookies.clear()
        self.visitor.take_cookies(response.headers.get_list("set-cookie"))
        if response.is_success:
            return bytes(response.content)
        try:
            problem = msgspec.json.decode(response.content, type=Problem)
        except msgspec.DecodeError:
            raise NotHlubina(f"{method} {path}: {response.status_code}") from None
        raise RequestDenied(problem)


# The socket


class Lost(msgspec.Struct, frozen=True):
    """The connection is lost; the client reconnects."""


class Gone(msgspec.Struct, frozen=True):
    """The connection has ended for good."""

    code: int


Arrival = ServerMessage | Lost | Gone


def new_key() -> str:
    """A wish has one key, however often it has to be sent."""
    return secrets.token_urlsafe(12)


class Link:
    """One table's socket, kept alive by a thread that hands every message to `deliver`.

    Whenever the connection is lost it is opened again, and every wish without an answer is sent again under its old
    key: the server knows by the key whether it has been fulfilled already.
    """

    def __init__(
        self, client: Client, table: str, invite: str, token: str | None, deliver: Callable[[Arrival], None]
    ) -> None:
        self.url = f"ws{client.address.removeprefix('http')}/api/tables/{quote(table)}/socket{invited(invite)}"
        self.headers = client.visitor.cookie_header()
        self.proxied = client.proxied
        self.token = token
        self.deliver = deliver
        self.since = -1
        self.wait = FIRST_WAIT
        self.unanswered: dict[str, Wished] = {}
        self.socket: ClientConnection | None = None  # only while the server has welcomed us
        self.lock = threading.Lock()
        self.trying = False  # a timer runs after which everything is sent again
        self.closed = threading.Event()
        self.thread = threading.Thread(target=self.run, name="link", daemon=True)

    def open(self) -> None:
        self.thread.start()

    def close(self) -> None:
        self.closed.set()
        with self.lock:
            socket = self.socket
        if socket is not None:
            socket.close()
        self.thread.join(2.0)

    def wish(self, message: Wished) -> None:
        """Send a wish now, or as soon as there is a connection."""
        with self.lock:
            self.unanswered[message.key] = message
            socket = self.socket
        if socket is not None:
            send(socket, message)

    # The thread

    def run(self) -> None:
        told = False
        while not self.closed.is_set():
            try:
                with self.connected() as socket:
                    self.follow(socket)
            except InvalidStatus as refusal:
                status = refusal.response.status_code
                code = {404: NO_TABLE, 401: NOT_ALLOWED, 403: NOT_ALLOWED}.get(status, REJECTED)
                if 400 <= status < 500 and status not in PASSING:
                    self.deliver(Gone(code))
                    return
            except ConnectionClosed as end:
                if end.rcvd is not None and end.rcvd.code in FINAL:
                    self.deliver(Gone(end.rcvd.code))
                    return
            except msgspec.DecodeError:
                self.deliver(Gone(STRANGE))
                return
            except (OSError, WebSocketException, EOFError):
                pass
            with self.lock:
                told = told and self.socket is None
                self.socket = None
            if self.closed.is_set():
                return
            if not told:
                self.deliver(Lost())
                told = True
            self.closed.wait(self.wait * random.uniform(0.5, 1.0))
            self.wait = min(LONGEST_WAIT, self.wait * 1.7)

    def connected(self) -> ClientConnection:
        return connect(
            self.url,
            additional_headers=self.headers,
            open_timeout=TIMEOUT,
            ping_interval=TIMEOUT,
            ping_timeout=TIMEOUT,
            close_timeout=0.5,
            max_size=LARGEST,
            proxy=True if self.proxied else None,
        )

    def follow(self, socket: ClientConnection) -> None:
        """Say hello and hand on what comes, until the connection is lost."""
        send(socket, Hello(v=PROTOCOL, token=self.token, since=self.since))
        decoder = msgspec.json.Decoder(ServerMessage)
        while True:
            message: ServerMessage = decoder.decode(socket.recv())
            if isinstance(message, Welcome):
                if message.v != PROTOCOL:
                    raise msgspec.DecodeError
                self.deliver(message)
                self.welcomed(socket)
                continue
            if isinstance(message, Update):
                self.since = message.number
            elif isinstance(message, Refusal) and is_passing(message):
                self.try_again()
            elif isinstance(message, Ack | Refusal | Hint | Chances | Interjections):
                self.answered(message.key)
            self.deliver(message)

    def welcomed(self, socket: ClientConnection) -> None:
        self.wait = FIRST_WAIT
        with self.lock:
            self.socket = socket
        self.repeat()

    def answered(self, key: str | None) -> None:
        """Without a key nobody knows which wish was meant, so none is sent again."""
        with self.lock:
            if key is None:
                self.unanswered.clear()
            else:
                self.unanswered.pop(key, None)

    def try_again(self) -> None:
        """The server could not take a wish now: send everything without an answer once more, in a moment."""
        with self.lock:
            if self.trying:
                return
            self.trying = True
        timer = threading.Timer(LATER, self.repeat)
        timer.daemon = True
        timer.start()

    def repeat(self) -> None:
        with self.lock:
            self.trying = False
            socket = self.socket
            wishes = list(self.unanswered.values())
        for wish in wishes:
            if socket is not None:
                send(socket, wish)


def is_passing(refusal: Refusal) -> bool:
    """Whether the wish is still good: the store did not take it now, or it came too fast to be read."""
    return refusal.code == "unavailable" or (refusal.code == "too_fast" and refusal.key is None)


def send(socket: ClientConnection, message: Hello | Wished) -> None:
    """If the connection is lost here, the thread that listens notices, and sends again what has no answer."""
    try:
        socket.send(msgspec.json.encode(message).decode())
    except (ConnectionClosed, OSError):
        return
