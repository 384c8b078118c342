"""Tables of a version of the rules that is not played any more: they are read from their log, without a game."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from hlubina.core.settings import settle
from hlubina.registry import title
from hlubina.server.clocks import now_ms
from hlubina.server.entries import Resigned, Undone
from hlubina.server.errors import Denied
from hlubina.server.store import schema
from hlubina.server.store.database import Write
from hlubina.server.store.store import Store, open_database
from hlubina.server.table import TablePlan, due, seats, showing, undo, wishes
from hlubina.server.table.former import FormerTable
from hlubina.text import texts
from tests.commands import run_command
from tests.server.client import Seat, fine
from tests.server.hosting import Hosted, Inline, StandingClock, fresh_database
from tests.server.scenes import refused, run, visitor
from tests.server.tables import Desk, new_plan

FORGOTTEN = 25 * 3600  # seconds after which a table that never started is closed


def lively_desk(seed: int) -> Desk:
    """A game to its end in which moves are drafted, confirmed and taken back, and somebody resigns amid a draft."""
    plan = new_plan("conspiracy", 3)
    desk = Desk(msgspec.structs.replace(plan, settings=settle(title(plan.game).settings(), {}))).start()
    table = desk.table
    chance = random.Random(seed)
    while not table.is_done():
        seat = table.acting()[0]
        deed = chance.random()
        if table.drafter == seat and deed < 0.02 and not any(place.resigned for place in table.places):
            desk.put(wishes.resign(table, seat))
        elif table.drafter is not None and (deed < 0.3 or not table.may_act(seat)):
            desk.put(wishes.confirm(table, table.drafter))
        elif deed < 0.4 and undo.kind(table, seat) == "now":
            desk.put(undo.take_back(table, seat))
        elif table.may_act(seat):
            desk.move(chance.randrange(len(table.game.options(seat))), draft=table.places[seat].player() is None)
    desk.finish()
    return desk


def read_again(desk: Desk) -> FormerTable:
    former = FormerTable(desk.table.plan)
    for row in desk.rows:
        former.apply(row)
    return former


@pytest.mark.parametrize("seed", range(12))
def test_the_log_alone_gives_the_record_and_the_result_of_the_game(seed: int) -> None:
    desk = lively_desk(seed)
    former = read_again(desk)
    assert former.record().to_dict() == desk.table.record().to_dict()
    assert former.result() == desk.table.result()
    info, played = showing.info(former, [], [], 0), showing.info(desk.table, [], [], 0)
    assert (info.former, played.former) == (True, False)
    assert msgspec.structs.replace(info, former=False, progress=100) == played


def test_some_of_these_games_have_a_resignation_amid_a_draft() -> None:
    entries = [row.entry for seed in range(12) for row in lively_desk(seed).rows]
    assert any(isinstance(entry, Resigned) and entry.moves is not None for entry in entries)
    assert any(isinstance(entry, Undone) for entry in entries)


def test_nobody_plays_at_such_a_table() -> None:
    desk = Desk().start()
    former = read_again(desk)
    assert former.acting() == []
    assert due.due_entry(former, 10**15, [True, True], set()) is None
    for wish in (
        lambda: wishes.move(former, 0, 1, 0, False),
        lambda: wishes.resign(former, 0),
        lambda: undo.take_back(former, 0),
        lambda: seats.sit(former, 0, "p", "P", False, ""),
        lambda: seats.start(former, "p0"),
    ):
        with pytest.raises(Denied) as denied:
            wish()
        assert (denied.value.code, denied.value.status) == ("other_version", 410)
    with pytest.raises(Denied) as denied:
        former.record()
    assert denied.value.code == "not_over"


async def fill(database: str, desks: dict[str, Desk], own_cards: str = "") -> None:
    """Store tables as if they had been played by the version of the rules before this one."""
    opened = open_database(database)
    await opened.open()
    store = Store(opened)
    for name, desk in desks.items():
        plan = former_plan(desk.table.plan, name, own_cards)
        await store.add_table(plan, desk.rows, now_ms())
        status = update(schema.tables).where(schema.tables.c.id == name).values(status=desk.table.status)
        await opened.write(Write(status, {}))
    await opened.close()


def former_plan(plan: TablePlan, name: str, own_cards: str) -> TablePlan:
    return msgspec.structs.replace(plan, id=name, version=plan.version - 1, cards="0" * 64, card_file=own_cards)


@contextmanager
def hosted(tmp_path: Path, own_cards: str = "") -> Iterator[tuple[Hosted, dict[str, Desk]]]:
    """A server with tables of former rules: one that is over, one that was begun, one that waited for players."""
    desks = {"over": lively_desk(1), "begun": Desk().start(), "waiting": Desk()}
    desks["begun"].move()
    database = fresh_database(tmp_path / "tables.sqlite")
    asyncio.run(fill(database, desks, own_cards))
    with Hosted(tmp_path, database, clock=StandingClock(), workers=Inline(0), limits=False) as server:
        yield server, desks


@pytest.mark.parametrize("own_cards", ["", "these cards are for other rules"])
def test_a_finished_table_of_former_rules_is_read_and_downloaded_but_not_replayed(
    tmp_path: Path, own_cards: str
) -> None:
    async def story(server: Hosted, desks: dict[str, Desk]) -> None:
        who = await visitor(server)
        played = desks["over"].table
        shown = fine(await who.ask("GET", "/api/tables/over"))["table"]
        assert (shown["former"], shown["status"], shown["version"]) == (True, "over", played.plan.version - 1)
        assert [seat["name"] for seat in shown["seats"]] == [place.name for place in played.places]
        record = fine(await who.ask("GET", "/api/records/over"))
        expected = {**played.record().to_dict(), "version": played.plan.version - 1, "cards": "0" * 64}
        assert record == expected
        eyes = await Seat(server.socket_url, "over", None).open()
        assert (eyes.update["status"], eyes.update["view"]) == ("over", None)
        assert eyes.update["result"] == played.result()
        await eyes.close()
        for path in ("position", "analysis", "reasons?seat=0"):
            await refused(who, "GET", f"/api/records/over/{path}", None, 410, "other_version")
        for lang in ("cs", "en"):
            assert fine(await who.ask("GET", f"/api/tables/over/faces/{lang}"))
            assert fine(await who.ask("GET", f"/api/tables/over/changes/{lang}")) == []
        if own_cards:
            assert (await who.ask("GET", "/api/tables/over/cards")).text == own_cards
        await who.close()

    with hosted(tmp_path, own_cards) as (server, desks):
        run(story(server, desks))


def test_tables_of_former_rules_hold_nobody_up(tmp_path: Path) -> None:
    async def story(server: Hosted, desks: dict[str, Desk]) -> None:
        who = await visitor(server)
        assert fine(await who.ask("GET", "/api/lobby")) == []
        await refused(who, "POST", "/api/tables/waiting/seats", {}, 410, "other_version")
        await refused(who, "GET", "/api/records/begun", None, 403, "not_over")
        await refused(who, "GET", "/api/records/begun/position", None, 403, "not_over")
        assert fine(await who.ask("GET", "/api/tables/begun"))["table"]["status"] == "playing"
        await server.forward(FORGOTTEN)
        await server.until_at("waiting", lambda live: live.table.status == "closed")
        await who.close()

    with hosted(tmp_path) as (server, desks):
        run(story(server, desks))


def test_an_uploaded_record_of_former_rules_gets_a_sentence(tmp_path: Path) -> None:
    async def story(server: Hosted, desks: dict[str, Desk]) -> None:
        who = await visitor(server)
        record = fine(await who.ask("GET", "/api/records/over"))
        await refused(who, "POST", "/api/records", record, 400, "bad_record")
        await who.close()

    with hosted(tmp_path) as (server, desks):
        run(story(server, desks))


@pytest.mark.parametrize(("name", "records"), [("over", 1), ("begun", 0)])
def test_the_terminal_tells_how_it_ended_and_keeps_the_record(name: str, records: int, tmp_path: Path) -> None:
    with hosted(tmp_path) as (server, desks):
        joined = run_command("join", f"{server.url}/t/{name}", data=tmp_path / "home", cwd=tmp_path)
    said = " ".join(joined.stdout.split())
    assert texts(None, "en").say("join-former", version=desks[name].table.plan.version - 1) in said
    assert len([*(tmp_path / "home").rglob("*.json")]) - 1 == records  # one more holds who we are
    assert joined.returncode == 0


def test_a_table_stored_when_settings_were_called_options_is_played_on(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(new_plan("conspiracy"), id="begun", settings={"lone_lord_is_a_coalition": "no"})

    async def store_it(database: str) -> None:
        opened = open_database(database)
        await opened.open()
        await Store(opened).add_table(plan, Desk(plan).start().rows, now_ms())
        data = msgspec.to_builtins(plan)
        data["options"] = data.pop("settings")
        written = update(schema.tables).values(plan=msgspec.json.encode(data).decode(), status="playing")
        await opened.write(Write(written, {}))
        await opened.close()

    async def story(server: Hosted) -> None:
        who = await visitor(server)
        shown = fine(await who.ask("GET", "/api/tables/begun"))["table"]
        assert (shown["former"], shown["status"]) == (False, "playing")
        assert shown["settings"] == plan.settings

    database = fresh_database(tmp_path / "tables.sqlite")
    asyncio.run(store_it(database))
    with Hosted(tmp_path, database, clock=StandingClock(), workers=Inline(0), limits=False) as server:
        run(story(server))
