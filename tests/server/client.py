"""A client for the tests: visitors over HTTP, seats over sockets, as any program would use the server."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hlubina.protocol.messages import PROTOCOL

PATIENCE = 300.0  # seconds after which a server is broken; no test depends on how many


class Visitor:
    """One browser: a cookie and whatever it asks for."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookie = ""
        self.http = httpx2.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False)

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx2.Response:
        if self.cookie:
            headers["cookie"] = self.cookie
        content = None if body is None else msgspec.json.encode(body)
        if content is not None:
            headers["content-type"] = "application/json"
        answer = await self.http.request(method, path, content=content, headers=headers)
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        self.http.cookies.clear()
        return answer

    async def get(self, path: str) -> Any:
        return fine(await self.ask("GET", path))

    async def post(self, path: str, body: Any = None) -> Any:
        return fine(await self.ask("POST", path, {} if body is None else body))

    async def come(self, name: str | None = None, language: str = "en") -> dict[str, Any]:
        person = await self.post("/api/me", {"language": language, **({"name": name} if name else {})})
        assert isinstance(person, dict)
        return person

    async def new_table(self, game: str = "conspiracy", seats: int = 2, **more: Any) -> dict[str, Any]:
        made = await self.post("/api/tables", {"game": game, "seats": seats, **more})
        assert isinstance(made, dict)
        return made

    async def close(self) -> None:
        await self.http.aclose()


def new_key() -> str:
    return f"{random.getrandbits(64):016x}"


def fine(answer: httpx2.Response) -> Any:
    assert answer.status_code < 300, (answer.status_code, answer.text)
    return msgspec.json.decode(answer.content) if answer.content else None


class Seat:
    """One socket at a table. `update` is the last one received, `log` everything."""

    def __init__(self, url: str, table: str, token: str | None, cookie: str = "", invite: str = "") -> None:
        self.address = f"{url}/api/tables/{table}/socket" + (f"?invite={invite}" if invite else "")
        self.token = token
        self.cookie = cookie
        self.socket: ClientConnection | None = None
        self.update: dict[str, Any] = {}
        self.welcome: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.number = -1
        self.chance = random.Random(0)

    async def open(self, since: int | None = None) -> Seat:
        headers = {"cookie": self.cookie} if self.cookie else {}
        self.socket = await connect(
            self.address,
            additional_headers=headers,
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )
        await self.send(
            {"type": "hello", "v": PROTOCOL, "token": self.token, "since": self.number if since is None else since}
        )
        self.welcome = await self.expect("welcome")
        await self.expect("update")
        return self

    async def send(self, message: dict[str, Any] | bytes | str) -> None:
        assert self.socket is not None
        if isinstance(message, dict):
            message = msgspec.json.encode(message).decode()
        await self.socket.send(message)

    async def receive(self, within: float = PATIENCE) -> dict[str, Any]:
        assert self.socket is not None
        async with asyncio.timeout(within):  # unlike wait_for it never swallows a cancellation
            raw = await self.socket.recv(decode=False)
        assert isinstance(raw, bytes)
        self.raw.append(raw)
        message: dict[str, Any] = msgspec.json.decode(raw)
        self.log.append(message)
        if message["type"] == "update":
            self.update = message
            self.number = message["number"]
        return message

    async def expect(self, *kinds: str, within: float = PATIENCE) -> dict[str, Any]:
        """The next message of one of these types; others before it are taken note of."""
        while True:
            message = await self.receive(within)
            if message["type"] in kinds:
                return message

    def wish(self, kind: str, **fields: Any) -> dict[str, Any]:
        return {"type": kind, "key": new_key(), "token": self.token, **fields}

    def move(self, action: int | None = None, **fields: Any) -> dict[str, Any]:
        """A move, by default a random one of those offered."""
        if action is None:
            action = self.chance.choice(self.update["prompt"]["options"])
        return self.wish("move", number=self.update["number"], action=action, **fields)

    async def say(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a wish and wait for its answer."""
        await self.send(message)
        while True:
            answer = await self.expect("ack", "refusal", "hint", "chances", "interjections")
            if answer["key"] == message["key"]:
                return answer

    async def settle(self, number: int) -> None:
        """Wait until the update of that number has come."""
        while self.number < number:
            await self.expect("update")

    async def play(self, until: int = 100_000) -> None:
        """Play at random whenever asked, until the game is over or so many updates have come."""
        for _ in range(until):
            if self.update["status"] == "over":
                return
            if self.update["prompt"] is not None:
                answer = await self.say(self.move())
                assert answer["type"] == "ack" or answer["code"] == "stale", answer
                if answer["type"] == "ack":
                    await self.settle(answer["number"])
                    continue
            await self.expect("update")

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()


async def table_of(
    url: str, game: str = "conspiracy", seats: int = 2, **more: Any
) -> tuple[str, list[Visitor], list[Seat]]:
    """A started table with a guest at every seat and all of them connected."""
    visitors = [Visitor(url) for _ in range(seats)]
    for visitor in visitors:
        await visitor.come()
    made = await visitors[0].new_table(game, seats, **more)
    name = made["table"]["id"]
    tokens = [made["seats"]["0"]]
    for visitor in visitors[1:]:
        sat = await visitor.post(f"/api/tables/{name}/seats", {"invite": made["invite"] or ""})
        tokens += list(sat["seats"].values())
    await visitors[0].post(f"/api/tables/{name}/start")
    found = []
    for visitor, token in zip(visitors, tokens, strict=True):
        found.append(await Seat(url.replace("http", "ws", 1), name, token, visitor.cookie).open())
    return name, visitors, found


__all__ = ["ConnectionClosed", "Seat", "Visitor", "fine", "table_of"]
