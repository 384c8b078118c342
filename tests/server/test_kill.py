"""No acknowledged move is ever lost, none happens twice: real servers are killed in full flight, again and again."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

import hlubina
from hlubina.server.entries import Moved
from hlubina.server.store.store import Store, open_database
from tests.kit.marks import campaign
from tests.server.client import PATIENCE, Seat, table_of
from tests.server.scenes import NO_LIMITS, hang_up
from tests.server.services import Postgres
from tests.server.serving import Served

TABLES = 4
MOVES = 25  # at least, between two kills
MANY_MOVES = 80  # in the long campaign
LOST = (WebSocketException, OSError, EOFError)  # what a player sees of a server that dies


class Player:
    """A player whose link breaks: connects again, and repeats what was not acknowledged with the same key."""

    def __init__(self, seat: Seat, acknowledged: dict[str, int], number: int) -> None:
        self.seat = seat
        self.acknowledged = acknowledged
        self.seat.chance = random.Random(number)
        self.pending: dict[str, object] | None = None

    async def play(self) -> None:
        while self.seat.update["status"] != "over":
            try:
                await self.move_on()
            except LOST:
                await self.come_back()

    async def move_on(self) -> None:
        seat = self.seat
        if self.pending is None:
            if seat.update["prompt"] is None:
                await seat.receive()
                return
            self.pending = seat.move()
        answer = await seat.say(self.pending)
        if answer["type"] == "ack":
            key = str(self.pending["key"])
            assert self.acknowledged.setdefault(key, answer["number"]) == answer["number"]
            self.pending = None
            await seat.settle(answer["number"])
        else:
            assert answer["code"] in ("stale", "unavailable", "not_your_turn"), answer
            if answer["code"] != "unavailable":
                self.pending = None
                await seat.receive()  # what the answer was too late for

    async def come_back(self) -> None:
        while True:
            try:
                await self.seat.close()
                await self.seat.open()
                return
            except LOST:
                await asyncio.sleep(0.05)


@asynccontextmanager
async def playing(players: list[Player]) -> AsyncIterator[None]:
    """They play on until this is over; what went wrong for one of them goes wrong here."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        for fault in found:
            if isinstance(fault, Exception):
                raise fault
        hang_up(*(player.seat for player in players))


async def play_and_kill(server: Served, kills: int, moves: int, seed: int) -> dict[str, dict[str, int]]:
    """Four tables played by people while the server is killed, each time after so many moves or up to twice as many;
    what was acknowledged, by table."""
    chance = random.Random(seed)
    acknowledged: dict[str, dict[str, int]] = {}
    players = []
    for number in range(TABLES):
        name, visitors, seats = await table_of(server.url, "abyss" if number % 2 else "conspiracy", 2 + number % 3)
        acknowledged[name] = {}
        players += [Player(seat, acknowledged[name], seed * 100 + index) for index, seat in enumerate(seats)]
        for visitor in visitors:
            await visitor.close()
    async with playing(players):
        for _ in range(kills):
            await until_moved(players, acknowledged, moves + chance.randrange(moves))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await until_moved(players, acknowledged, moves)
    return acknowledged


def moves_of(acknowledged: dict[str, dict[str, int]]) -> int:
    return sum(map(len, acknowledged.values()))


async def until_moved(players: list[Player], acknowledged: dict[str, dict[str, int]], more: int) -> None:
    """Until so many more moves are acknowledged, however slow the machine is, or all games are over."""
    moves = moves_of(acknowledged) + more
    until = time.monotonic() + PATIENCE
    while moves_of(acknowledged) < moves and any(player.seat.update["status"] != "over" for player in players):
        assert time.monotonic() < until, f"Only {moves_of(acknowledged)} of {moves} moves were acknowledged."
        await asyncio.sleep(0.02)


async def check_store(database: str, acknowledged: dict[str, dict[str, int]]) -> int:
    """Every acknowledged move is in the log under its key, once; the log folds to a legal game. How many there are."""
    opened = open_database(database)
    await opened.open()
    store = Store(opened)
    total = 0
    for name, keys in acknowledged.items():
        rows = await store.rows(name)
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        stored = {row.key.split(":", 1)[-1]: row.number for row in rows if isinstance(row.entry, Moved)}
        lost = {key: number for key, number in keys.items() if stored.get(key) != number}
        assert not lost
        plan = await store.plan(name)
        assert plan is not None
        game = hlubina.new(plan.game, plan.seats, plan.secret, plan.settings)
        for row in rows:
            if isinstance(row.entry, Moved):
                game.take(row.entry.seat, row.entry.action)
        total += len(keys)
    await opened.close()
    return total


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_kills_lose_nothing_and_double_nothing(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = str(tmp_path / "t.sqlite") if kind == "sqlite" else request.getfixturevalue("postgres_database")
    with Served(tmp_path, database, env=NO_LIMITS) as server:
        acknowledged = asyncio.run(play_and_kill(server, 2, MOVES, 1))
        server.stop()
    assert asyncio.run(check_store(database, acknowledged)) >= 3 * MOVES


@campaign
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_campaign_of_a_hundred_kills_and_twenty_thousand_moves(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = str(tmp_path / "t.sqlite") if kind == "sqlite" else request.getfixturevalue("postgres_database")
    moves = kills = 0
    while moves < 20_000 or kills < 100:
        with Served(tmp_path, database, env=NO_LIMITS) as server:
            acknowledged = asyncio.run(play_and_kill(server, 5, MANY_MOVES, kills))
            server.stop()
        moves += asyncio.run(check_store(database, acknowledged))
        kills += 5
        print(f"{kind}: {kills} kills, {moves} acknowledged moves")


def test_a_database_that_restarts_under_the_players_loses_nothing(
    tmp_path: Path, postgres_database: str, postgres: Postgres
) -> None:
    """PostgreSQL is killed and started twice while a move is always on its way; players try again and go on."""

    async def go(server: Served) -> dict[str, dict[str, int]]:
        name, _, seats = await table_of(server.url, "conspiracy", 3)
        acknowledged: dict[str, dict[str, int]] = {name: {}}
        players = [Player(seat, acknowledged[name], index) for index, seat in enumerate(seats)]
        async with playing(players):
            for _ in range(2):
                await until_moved(players, acknowledged, 8)
                await asyncio.to_thread(postgres.kill)
                await asyncio.to_thread(postgres.start)
                await until_moved(players, acknowledged, 3)
        return acknowledged

    with Served(tmp_path, postgres_database, env=NO_LIMITS) as server:
        acknowledged = asyncio.run(go(server))
        server.stop()
    assert asyncio.run(check_store(postgres_database, acknowledged)) > 20
