"""Several processes on one PostgreSQL and one Valkey serve any table: the database decides, the rest only wakes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import pytest

from hlubina.server.live_table import SOON
from tests.server.client import Seat, Visitor, table_of
from tests.server.hosting import Hosted, StandingClock
from tests.server.scenes import NO_LIMITS, Host, run
from tests.server.services import Valkey
from tests.server.serving import Served
from tests.server.test_kill import MOVES, Player, check_store, playing, until_moved

AWAY = 1  # moves without Valkey
LOOK_AGAIN = 5.0  # seconds after which a process looks for what it was not told


@pytest.fixture
def three(tmp_path: Path, postgres_database: str, valkey: Valkey) -> Iterator[list[Hosted]]:
    """Three servers that share a database, Valkey and a clock that stands, so that nobody finds anything by looking
    again after a while."""
    valkey.start()
    clock = StandingClock()
    with ExitStack() as stack:
        servers = [Hosted(tmp_path, postgres_database, clock=clock, limits=False, valkey=valkey.url) for _ in range(3)]
        for server in servers:
            stack.enter_context(server)
        for server in servers:
            asyncio.run(server.until(lambda manager: not manager.fanout.away))
        yield servers


@pytest.fixture
def three_processes(tmp_path: Path, postgres_database: str, valkey: Valkey) -> Iterator[list[Served]]:
    valkey.start()
    flags = ("--valkey", valkey.url)
    servers = [Served(tmp_path / str(number), postgres_database, *flags, env=NO_LIMITS) for number in range(3)]
    with ExitStack() as stack:
        for server in servers:
            stack.push(server)
            server.launch()
        yield [server.await_ready() for server in servers]


async def seats_apart(servers: Sequence[Host], seats: int = 3, game: str = "conspiracy") -> tuple[str, list[Seat]]:
    """A table whose players are connected to different processes."""
    name, visitors, found = await table_of(servers[0].url, game, seats)
    apart = []
    for index, (visitor, seat) in enumerate(zip(visitors, found, strict=True)):
        await seat.close()
        await visitor.close()
        url = servers[index % len(servers)].socket_url
        apart.append(await Seat(url, name, seat.token, visitor.cookie).open())
    return name, apart


def test_a_cookie_a_token_and_a_table_hold_at_every_process(three: list[Hosted]) -> None:
    async def go() -> None:
        anna = Visitor(three[0].url)
        await anna.come("Anna")
        made = await anna.new_table(seats=2)
        for server in three[1:]:
            elsewhere = Visitor(server.url)
            elsewhere.cookie = anna.cookie
            assert (await elsewhere.get("/api/me"))["name"] == "Anna"
            found = await elsewhere.get(f"/api/tables/{made['table']['id']}")
            assert found["seats"] == made["seats"]
            assert made["table"]["id"] in [table["id"] for table in await elsewhere.get("/api/lobby")]

    run(go())


def test_a_move_at_one_process_is_seen_at_the_others_at_once(three: list[Hosted]) -> None:
    async def go() -> None:
        _, seats = await seats_apart(three)
        for _ in range(12):
            mover = next(seat for seat in seats if seat.update["prompt"] is not None)
            answer = await mover.say(mover.move())
            for seat in seats:
                await seat.settle(answer["number"])
        assert len({seat.update["number"] for seat in seats}) == 1

    run(go())


def test_of_many_submits_at_three_processes_one_is_accepted(three: list[Hosted]) -> None:
    async def go() -> None:
        name, seats = await seats_apart(three)
        for _ in range(5):
            mover = next(seat for seat in seats if seat.update["prompt"] is not None)
            rivals = [
                await Seat(three[number % 3].socket_url, name, mover.token, mover.cookie).open() for number in range(12)
            ]
            answers = await asyncio.gather(*(rival.say(rival.move()) for rival in rivals))
            accepted = [answer for answer in answers if answer["type"] == "ack"]
            assert len(accepted) == 1
            assert {answer["code"] for answer in answers if answer["type"] == "refusal"} == {"stale"}
            for seat in [*rivals, *seats]:
                await seat.settle(accepted[0]["number"])
            for rival in rivals:
                await rival.close()

    run(go())


def test_presence_and_chat_cross_the_processes(three: list[Hosted]) -> None:
    async def go() -> None:
        name, seats = await seats_apart(three)
        line = seats[0].wish("say", text="Hello over there")
        del line["token"]
        await seats[0].say(line)
        for seat in seats[1:]:
            assert (await seat.expect("chat"))["text"] == "Hello over there"
        await told(name, seats[0], [True, True, True])
        await seats[2].close()
        await told(name, seats[0], [True, True, False])

    async def told(name: str, seat: Seat, here: list[bool]) -> None:
        """That these are here; changes are gathered for a moment before they are told."""
        await three[0].until_at(name, lambda live: live.connected() == here)
        await three[0].forward(SOON)
        while [place["connected"] for place in (await seat.expect("table"))["table"]["seats"]] != here:
            pass

    run(go())


def test_one_process_dies_and_valkey_restarts_and_no_move_is_lost(
    three_processes: list[Served], valkey: Valkey, postgres_database: str
) -> None:
    three = three_processes

    async def go() -> dict[str, dict[str, int]]:
        acknowledged: dict[str, dict[str, int]] = {}
        players: list[Player] = []
        for number in range(3):
            name, seats = await seats_apart(three, 3, "abyss")
            acknowledged[name] = {}
            players += [Player(seat, acknowledged[name], 10 * number + index) for index, seat in enumerate(seats)]
        async with playing(players):
            await until_moved(players, acknowledged, MOVES)
            await asyncio.to_thread(three[1].kill)
            moved_on = [player for player in players if player.seat.address.startswith(three[1].socket_url)]
            for player in moved_on:  # as a proxy would send them to a process that is there
                player.seat.address = player.seat.address.replace(three[1].socket_url, three[2].socket_url)
            await until_moved(players, acknowledged, MOVES)
            await asyncio.to_thread(valkey.kill)
            await until_moved(players, acknowledged, AWAY)  # slowly, by looking again
            await asyncio.to_thread(valkey.start)
            await until_moved(players, acknowledged, MOVES)
        return acknowledged

    acknowledged = asyncio.run(go())
    for server in (three[0], three[2]):
        server.stop()
    assert asyncio.run(check_store(postgres_database, acknowledged)) > 50


@pytest.mark.parametrize("seconds", [LOOK_AGAIN, 60.0], ids=["soon", "late"])
def test_without_valkey_s_word_a_move_elsewhere_is_found_all_the_same(
    three: list[Hosted], valkey: Valkey, seconds: float
) -> None:
    """Even by a process that was held up and looks late."""

    async def go() -> None:
        _, seats = await seats_apart(three)
        await asyncio.to_thread(valkey.kill)
        try:
            for server in three:
                await server.until(lambda manager: manager.fanout.away)
            mover = next(seat for seat in seats if seat.update["prompt"] is not None)
            answer = await mover.say(mover.move())
            await mover.settle(answer["number"])
            for server in three:
                assert await server.look(lambda manager: manager.fanout.away)
            await three[0].forward(seconds)
            for seat in seats:
                await seat.settle(answer["number"])
        finally:
            await asyncio.to_thread(valkey.start)

    run(go())
