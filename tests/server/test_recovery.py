"""Any process rebuilds any table from its log, when somebody asks for it and no sooner: a restart costs the same for
one table and for a thousand."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import msgspec
import pytest

from hlubina.server.accounts import Accounts
from hlubina.server.clocks import now_ms
from hlubina.server.entries import Closed, Row
from hlubina.server.store.store import Store, open_database
from hlubina.server.table import Table, TablePlan
from tests.kit.marks import campaign
from tests.server.client import Seat
from tests.server.hosting import Hosted, fresh_database
from tests.server.scenes import metric, run
from tests.server.tables import Desk, new_plan

DESKS = 20
LOOKED_AT = 20


def played_desk(number: int) -> Desk:
    """A table in the middle of its game."""
    desk = Desk(new_plan("conspiracy", 4)).start()
    chance = random.Random(number)
    for _ in range(40):
        desk.move(chance.randrange(len(desk.table.game.options(desk.table.acting()[0]))))
    return desk


def plan_of(desk: Desk, number: int) -> TablePlan:
    values = {name: getattr(desk.table.plan, name) for name in TablePlan.__struct_fields__}
    return TablePlan(**{**values, "id": f"table{number}", "created": now_ms()})


async def fill(database: str, tables: int) -> tuple[list[str], list[bytes]]:
    """So many tables in play; the tokens of seat 0 and what it is shown."""
    opened = open_database(database)
    await opened.open()
    store = Store(opened)
    accounts = Accounts(store, await store.secret(), 1, now_ms)
    desks = [played_desk(number) for number in range(DESKS)]
    await asyncio.gather(*(add(store, desks[number % DESKS], number) for number in range(tables)))
    tokens = [accounts.token(f"table{number}", 0, 1) for number in range(tables)]
    await opened.close()
    return tokens, [repr(desks[number % DESKS].table.game.view(0)).encode() for number in range(tables)]


async def add(store: Store, desk: Desk, number: int) -> None:
    await store.add_table(plan_of(desk, number), desk.rows, now_ms())


@pytest.mark.parametrize("tables", [100, pytest.param(1000, marks=campaign)])
def test_after_a_restart_a_table_is_rebuilt_when_it_is_asked_for_and_the_others_cost_nothing(
    tables: int, tmp_path: Path
) -> None:
    database = fresh_database(tmp_path / "tables.sqlite")
    tokens, views = asyncio.run(fill(database, tables))

    async def story(server: Hosted) -> None:
        assert await server.look(lambda manager: len(manager.live_tables)) == 0
        for count, number in enumerate(range(0, tables, tables // LOOKED_AT), 1):
            seat = await Seat(server.socket_url, f"table{number}", tokens[number]).open()
            assert repr(seat.update["view"]).encode() == views[number]
            await seat.close()
            assert await metric(server, "hlubina_rooms") == count

    with Hosted(tmp_path, database, limits=False) as server:
        run(story(server))


def test_outages_are_forgotten_when_no_clock_runs_that_could_have_stood_still_in_them(tmp_path: Path) -> None:
    async def story() -> None:
        opened = open_database(fresh_database(tmp_path / "tables.sqlite"))
        await opened.open()
        store = Store(opened)
        await store.begin_process("first", 1_000, 0, 0)
        await store.begin_process("second", 2_000, 0, 0)
        await store.begin_process("third", 3_000, 0, 0)
        assert await store.outages() == [(2_000, 3_000)], "the earlier one is gone: there is no table"
        await store.add_table(msgspec.structs.replace(new_plan(), created=3_500), [], 3_500)
        for number, now in enumerate((4_000, 5_000, 6_000)):
            await store.begin_process(f"later-{number}", now, 0, 0)
        assert await store.outages() == [(3_000, 4_000), (4_000, 5_000), (5_000, 6_000)], "the table was there"
        await store.append(new_plan().id, Row(1, "key", 6_500, Closed()), "closed", None)
        await store.begin_process("last", 7_000, 0, 0)
        assert await store.outages() == [(6_000, 7_000)], "the table is closed"
        await opened.close()

    asyncio.run(story())


@campaign
def test_folding_a_long_table_takes_milliseconds() -> None:
    desk = played_desk(1)
    began = time.process_time()
    for _ in range(20):
        table = Table(desk.table.plan, [])
        for row in desk.rows:
            table.apply(row)
    assert (time.process_time() - began) / 20 < 0.1
