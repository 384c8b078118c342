"""What one visitor may take of the server, and that the others do not notice when somebody tries to take more."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import ConnectionClosed, Seat, Visitor, fine, table_of
from tests.server.scenes import hang_up, in_other_circumstances, metric, refused, run, visitor
from tests.server.serving import Served

# The kernel keeps megabytes for a loopback link that nobody reads; over a real one it is a few kilobytes.
NARROW_LINKS = """
import socket

class Narrow(socket.socket):
    def bind(self, address):
        self.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        super().bind(address)

socket.socket = Narrow
"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("limits")
    env = in_other_circumstances(folder / "site", NARROW_LINKS)
    with Served(folder, str(folder / "tables.sqlite"), env=env) as server:
        yield server


# Messages


def test_a_flood_is_answered_in_full_but_at_10_messages_a_second(served: Served) -> None:
    async def story() -> None:
        _, _, (flooder, other) = await table_of(served.url)
        keys = [secrets.token_hex(8) for _ in range(60)]
        began = time.monotonic()
        for key in keys:
            await flooder.send(flooder.wish("undo") | {"key": key})
        answered = [(await flooder.expect("ack", "refusal"))["key"] for _ in range(20)]
        assert time.monotonic() - began < 2, "A burst of 20 is not slowed down."

        other_began = time.monotonic()
        assert (await other.say(other.wish("undo")))["code"] == "no_undo"
        assert time.monotonic() - other_began < 1, "The others wait for nobody."

        answered += [(await flooder.expect("ack", "refusal"))["key"] for _ in range(40)]
        assert time.monotonic() - began > 3
        assert answered == keys
        hang_up(flooder, other)

    run(story())


def test_a_visitor_has_at_most_10_sockets(served: Served) -> None:
    async def story() -> None:
        name, visitors, seats = await table_of(served.url)
        watcher = await visitor(served)
        sockets = [await Seat(served.socket_url, name, None, watcher.cookie).open() for _ in range(10)]
        for address in (seats[0].address, f"{served.socket_url}/api/lobby/socket"):
            async with connect(address, additional_headers={"cookie": watcher.cookie}, proxy=None) as eleventh:
                await asyncio.wait_for(eleventh.wait_closed(), 10)
                assert eleventh.close_code == 1008
        another = await Seat(served.socket_url, name, None, visitors[1].cookie).open()
        await sockets[0].close()
        again = await later(lambda: Seat(served.socket_url, name, None, watcher.cookie).open())
        hang_up(*seats, *sockets[1:], another, again)

    run(story())


async def later(attempt: Any) -> Any:
    """The result of the first attempt that succeeds; the server may notice a farewell a moment later."""
    for _ in range(20):
        try:
            return await attempt()
        except ConnectionClosed:
            await asyncio.sleep(0.1)
    return await attempt()


def test_a_visitor_says_at_most_5_lines_in_10_seconds(served: Served) -> None:
    async def story() -> None:
        name, _, (talker, listener) = await table_of(served.url)
        second = await Seat(served.socket_url, name, talker.token, talker.cookie).open()
        began = time.monotonic()
        answers = [await talker.say(line(number)) for number in range(4)]
        answers += [await second.say(line(number)) for number in range(4, 8)]
        assert [answer["type"] for answer in answers] == ["ack"] * 5 + ["refusal"] * 3
        assert {answer["code"] for answer in answers[5:]} == {"too_fast"}
        assert (await listener.say(line(100)))["type"] == "ack", "The limit is each visitor's own."
        while "line 100" not in heard(listener):
            await listener.expect("chat")
        assert heard(listener) == [f"line {number}" for number in (0, 1, 2, 3, 4, 100)]
        await asyncio.sleep(max(0.0, began + 11 - time.monotonic()))
        assert (await talker.say(line(9)))["type"] == "ack"
        hang_up(talker, listener, second)

    run(story())


def line(number: int) -> dict[str, Any]:
    return {"type": "say", "key": secrets.token_hex(8), "text": f"line {number}"}


def heard(seat: Seat) -> list[str]:
    return [message["text"] for message in seat.log if message["type"] == "chat"]


# Requests


def test_a_visitor_has_at_most_3_waiting_tables(served: Served) -> None:
    async def story() -> None:
        owner, guest = await visitor(served), await visitor(served)
        tables = [(await owner.new_table(listed=number > 0))["table"]["id"] for number in range(3)]
        new = {"game": "conspiracy", "seats": 2}
        await refused(owner, "POST", "/api/tables", new, 429, "too_many_tables")
        await guest.new_table()
        await guest.post(f"/api/tables/{tables[1]}/seats", {})
        await owner.post(f"/api/tables/{tables[1]}/start")
        await owner.new_table()
        await refused(owner, "POST", "/api/tables", new, 429, "too_many_tables")
        fine(await owner.ask("DELETE", f"/api/tables/{tables[2]}"))
        await owner.new_table()

    run(story())


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/session", {"name": "Nobody", "password": "12345678"}),
        ("/api/records", {}),
        ("/api/tables", {"game": "chess", "seats": 2}),
    ],
)
def test_a_costly_request_is_refused_with_a_sentence_when_it_comes_too_often(
    served: Served, path: str, body: dict[str, Any]
) -> None:
    async def story() -> None:
        eager = await visitor(served)
        allowed = 0
        while allowed < 100 and (answer := await eager.ask("POST", path, body)).status_code != 429:
            assert answer.status_code in {400, 403}, answer.text
            allowed += 1
        assert 5 <= allowed < 100
        await refused(eager, "POST", path, body, 429, "too_fast")
        assert (await eager.ask("GET", "/api/me")).status_code == 200, "The rest of the server is still open."

    run(story())


# Those who do not read


async def narrow(served: Served, table: str) -> ClientConnection:
    """An onlooker who says hello, reads the answer, and reads nothing more until asked to."""
    link = socket.socket()
    link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    link.setblocking(False)
    await asyncio.get_running_loop().sock_connect(link, ("127.0.0.1", served.port))
    address = f"{served.socket_url}/api/tables/{table}/socket"
    slow = await connect(address, sock=link, proxy=None, compression=None, max_queue=1, ping_interval=None)
    await slow.send('{"type": "hello", "v": 1}')
    return slow


async def table_of_bots(owner: Visitor) -> str:
    name = (await owner.new_table("abyss", 4, sit=False))["table"]["id"]
    for seat in range(4):
        await owner.post(f"/api/tables/{name}/bots", {"seat": seat, "bot": "random"})
    assert isinstance(name, str)
    return name


def test_who_does_not_read_is_dropped_delays_nobody_and_is_whole_again_after_hello(served: Served) -> None:
    async def story() -> None:
        owner = await visitor(served)
        name = await table_of_bots(owner)
        slow = await narrow(served, name)
        known = [json.loads(await slow.recv()) for _ in range(2)][1]
        assert known["type"] == "update"
        quick = await Seat(served.socket_url, name, None).open()
        _, _, seats = await table_of(served.url)
        dropped = await metric(served, "hlubina_slow_consumers_total")
        open_sockets = await metric(served, "hlubina_sockets")
        await owner.post(f"/api/tables/{name}/start")

        watching = asyncio.create_task(until_over(quick))
        slowest = 0.0
        while not watching.done():
            seat = seats[len(seats[0].log) % 2]
            began = time.monotonic()
            await seat.say(seat.wish("undo"))
            slowest = max(slowest, time.monotonic() - began)
            await asyncio.sleep(0.2)
        assert slowest < 1, "Somebody else had to wait."
        assert await metric(served, "hlubina_slow_consumers_total") == dropped + 1 + await watching

        # Nobody holds on to one who never reads again ...
        for _ in range(100):
            if await metric(served, "hlubina_sockets") < open_sockets:
                break
            await asyncio.sleep(0.2)
        assert await metric(served, "hlubina_sockets") == open_sockets - 1

        # ... and one who does finds the end of the link, not a gap in the game.
        seen = known
        try:
            while True:
                message = json.loads(await asyncio.wait_for(slow.recv(), 5))
                if message["type"] == "update":
                    assert message["number"] >= seen["number"]
                    seen = message
        except ConnectionClosed:
            assert slow.close_code in {1013, 1006}

        whole = await Seat(served.socket_url, name, None).open()
        for since in (known["number"], seen["number"]):
            back = await Seat(served.socket_url, name, None).open(since)
            start = back.update["events_from"]
            assert {**back.update, "events_from": 0, "events": whole.update["events"]} == whole.update
            assert back.update["events"] == whole.update["events"][start:]
            await back.close()
        hang_up(quick, whole, *seats)

    run(story())


async def until_over(watcher: Seat) -> int:
    """Watch to the end. A watcher who falls behind on a busy machine is dropped too and comes back: how often?"""
    times = 0
    while watcher.update["status"] != "over":
        try:
            await watcher.expect("update")
        except ConnectionClosed:
            assert watcher.socket is not None
            assert watcher.socket.close_code == 1013
            times += 1
            await watcher.open()
    return times


def test_who_does_not_read_does_not_keep_the_server_from_stopping(served: Served) -> None:
    """The last of this module: it ends the server."""

    async def story() -> None:
        owner = await visitor(served)
        name = await table_of_bots(owner)
        slow = await narrow(served, name)
        quick = await Seat(served.socket_url, name, None).open()
        await owner.post(f"/api/tables/{name}/start")
        await until_over(quick)
        began = time.monotonic()
        assert await asyncio.to_thread(served.stop) == 0
        assert time.monotonic() - began < 10
        slow.transport.abort()

    run(story())
