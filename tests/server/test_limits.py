"""What one visitor may take of the server, and that the others do not notice when somebody tries to take more.

The server's clock stands until a test puts it forward: whatever is answered before did not wait.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from hlubina.protocol.messages import PROTOCOL
from hlubina.server.connection import MOST_WAITING
from hlubina.server.limits import BURST, Bucket, Limits
from hlubina.server.socket import GOODBYE_WITHIN
from tests.server.client import ConnectionClosed, Seat, fine, table_of
from tests.server.hosting import Hosted, StandingClock
from tests.server.scenes import hang_up, metric, refused, run, visitor


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Hosted]:
    with Hosted(tmp_path, clock=StandingClock()) as server:
        yield server


# Messages


def test_a_flood_is_answered_in_full_but_at_10_messages_a_second(served: Hosted) -> None:
    async def story() -> None:
        _, _, (flooder, other) = await table_of(served.url)
        keys = [secrets.token_hex(8) for _ in range(60)]
        for key in keys:
            await flooder.send(flooder.wish("undo") | {"key": key})
        answered = [(await flooder.expect("ack", "refusal"))["key"] for _ in range(BURST)]
        assert (await other.say(other.wish("undo")))["code"] == "no_undo", "The others wait for nobody."
        assert await answers_before_a_line(flooder, other) == []

        await served.forward(0.1)
        answered.append((await flooder.expect("ack", "refusal"))["key"])
        assert await answers_before_a_line(flooder, other) == []

        while len(answered) < len(keys):
            await served.forward(0.1)
            answered.append((await flooder.expect("ack", "refusal"))["key"])
        assert answered == keys
        hang_up(flooder, other)

    async def answers_before_a_line(flooder: Seat, other: Seat) -> list[str]:
        """What the flooder is answered before it hears what the other says now; that comes after all that is said."""
        seen = len(flooder.log)
        assert (await other.say(line(0)))["type"] == "ack"
        await flooder.expect("chat")
        return [message["type"] for message in flooder.log[seen:] if message["type"] in ("ack", "refusal")]

    run(story())


def test_messages_over_the_burst_wait_in_line_and_a_rest_fills_the_burst_again() -> None:
    time = [0.0]
    bucket = Bucket(True, lambda: time[0])
    assert [bucket.wait() for _ in range(22)] == [0.0] * 20 + [0.1, 0.2]
    time[0] += 1.2
    assert [bucket.wait() for _ in range(11)] == pytest.approx([0.0] * 10 + [0.1])
    time[0] += 1000
    assert [bucket.wait() for _ in range(21)] == pytest.approx([0.0] * 20 + [0.1])


def test_a_visitor_has_at_most_10_sockets(served: Hosted) -> None:
    async def story() -> None:
        name, visitors, seats = await table_of(served.url)
        watcher = await visitor(served)
        sockets = [await Seat(served.socket_url, name, None, watcher.cookie).open() for _ in range(10)]
        for address in (seats[0].address, f"{served.socket_url}/api/lobby/socket"):
            async with connect(address, additional_headers={"cookie": watcher.cookie}, proxy=None) as eleventh:
                await eleventh.wait_closed()
                assert eleventh.close_code == 1008
        another = await Seat(served.socket_url, name, None, visitors[1].cookie).open()
        await sockets[0].close()
        await served.until(lambda manager: 10 not in manager.limits.sockets.values())
        again = await Seat(served.socket_url, name, None, watcher.cookie).open()
        hang_up(*seats, *sockets[1:], another, again)

    run(story())


def test_a_visitor_says_at_most_5_lines_in_10_seconds(served: Hosted) -> None:
    async def story() -> None:
        name, _, (talker, listener) = await table_of(served.url)
        second = await Seat(served.socket_url, name, talker.token, talker.cookie).open()
        answers = [await talker.say(line(number)) for number in range(4)]
        answers += [await second.say(line(number)) for number in range(4, 8)]
        assert [answer["type"] for answer in answers] == ["ack"] * 5 + ["refusal"] * 3
        assert {answer["code"] for answer in answers[5:]} == {"too_fast"}
        assert (await listener.say(line(100)))["type"] == "ack", "The limit is each visitor's own."
        while "line 100" not in heard(listener):
            await listener.expect("chat")
        assert heard(listener) == [f"line {number}" for number in (0, 1, 2, 3, 4, 100)]
        await served.forward(10)
        assert (await talker.say(line(9)))["code"] == "too_fast"
        await served.forward(0.001)
        assert (await talker.say(line(9)))["type"] == "ack"
        hang_up(talker, listener, second)

    run(story())


def line(number: int) -> dict[str, Any]:
    return {"type": "say", "key": secrets.token_hex(8), "text": f"line {number}"}


def heard(seat: Seat) -> list[str]:
    return [message["text"] for message in seat.log if message["type"] == "chat"]


# Requests


def test_a_visitor_has_at_most_3_waiting_tables(served: Hosted) -> None:
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


def test_a_costly_request_is_refused_with_a_sentence_when_it_comes_too_often(served: Hosted) -> None:
    costly: dict[str, tuple[int, dict[str, Any]]] = {
        "/api/session": (10, {"name": "Nobody", "password": "12345678"}),
        "/api/records": (10, {}),
        "/api/tables": (30, {"game": "chess", "seats": 2}),
    }

    async def story() -> None:
        eager = await visitor(served)
        for path, (most, body) in costly.items():
            for _ in range(most):
                answer = await eager.ask("POST", path, body)
                assert answer.status_code in {400, 403}, answer.text
            await refused(eager, "POST", path, body, 429, "too_fast")
            assert (await eager.ask("GET", "/api/me")).status_code == 200, "The rest of the server is still open."

    run(story())


def test_what_was_spent_counts_until_its_time_is_over_and_then_nothing_is_kept() -> None:
    time = [0]
    limits = Limits(True, lambda: time[0])
    for _ in range(5):
        limits.spend("chat", "Eva")
        time[0] += 1000
    time[0] = 10_001
    limits.spend("chat", "Eva")
    assert list(limits.spent["chat", "Eva"]) == [1000, 2000, 3000, 4000, 10_001]
    time[0] = 30_000
    limits.forget()
    assert limits.spent == {}


# Those who do not read


async def narrow(served: Hosted, table: str) -> ClientConnection:
    """An onlooker who says hello and reads nothing more than asked to."""
    link = socket.socket()
    link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    link.setblocking(False)
    await asyncio.get_running_loop().sock_connect(link, ("127.0.0.1", served.port))
    address = f"{served.socket_url}/api/tables/{table}/socket"
    slow = await connect(address, sock=link, proxy=None, compression=None, max_queue=1, ping_interval=None)
    await slow.send(json.dumps({"type": "hello", "v": PROTOCOL}))
    return slow


async def until_full(served: Hosted, table: str, seats: list[Seat], quick: Seat) -> None:
    """Play and talk until more waits for the onlooker who does not read than may; all others hear everything."""
    for number in range(100):
        seat = next(seat for seat in seats if seat.update["prompt"] is not None)
        moved = (await seat.say(seat.move()))["number"]
        for each in (*seats, quick):
            await each.settle(moved)
        for more in range(20):
            text = f"{number} {more} ".ljust(500, "x")
            assert (await seat.say(line(0) | {"text": text}))["type"] == "ack"
            while (await quick.expect("chat"))["text"] != text.strip():
                pass
        if await served.look(
            lambda manager: any(connection.dropped for connection in manager.live_tables[table].connections)
        ):
            return
    raise AssertionError(f"More than {MOST_WAITING} messages wait, and nobody is dropped.")


@pytest.fixture
def narrow_links(tmp_path: Path) -> Iterator[Hosted]:
    with Hosted(tmp_path, clock=StandingClock(), narrow=True, limits=False) as server:
        yield server


def test_who_does_not_read_is_dropped_delays_nobody_and_is_whole_again_after_hello(narrow_links: Hosted) -> None:
    served = narrow_links

    async def story() -> None:
        name, _, seats = await table_of(served.url, "abyss", 2)
        slow = await narrow(served, name)
        known = [json.loads(await slow.recv()) for _ in range(2)][1]
        assert known["type"] == "update"
        quick = await Seat(served.socket_url, name, None).open()
        dropped = await metric(served, "hlubina_slow_consumers_total")
        await until_full(served, name, seats, quick)
        assert await metric(served, "hlubina_slow_consumers_total") == dropped + 1

        # Nobody holds on to one who does not even take the goodbye ...
        open_sockets = await metric(served, "hlubina_sockets")
        await served.forward(GOODBYE_WITHIN)
        await served.until_at(name, lambda live: len(live.connections) == 3)
        assert await metric(served, "hlubina_sockets") == open_sockets - 1

        # ... who finds the end of the link, not a gap in the game.
        seen = known
        try:
            while True:
                message = json.loads(await slow.recv())
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


def test_who_does_not_read_does_not_keep_the_server_from_stopping(narrow_links: Hosted) -> None:
    served = narrow_links

    async def story() -> None:
        name, _, seats = await table_of(served.url, "abyss", 2)
        slow = await narrow(served, name)
        quick = await Seat(served.socket_url, name, None).open()
        await until_full(served, name, seats, quick)
        await asyncio.to_thread(served.stop)
        slow.transport.abort()

    run(story())
