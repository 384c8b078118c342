"""Bots think in worker processes, know only what their seat may, keep to their budgets and survive a crash."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

import hlubina
from hlubina.server import thinking
from hlubina.server.denied import Denied
from tests.server.client import Seat, Visitor
from tests.server.serving import Served
from tests.server.test_secrecy import twins_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("bots")
    with Served(folder, str(folder / "t.sqlite"), env={"HLUBINA_LIMITS": "off"}) as running:
        yield running


async def table_with(server: Served, *bots: str, game: str = "conspiracy") -> tuple[Visitor, Seat]:
    visitor = Visitor(server.url)
    await visitor.come()
    made = await visitor.new_table(game, 1 + len(bots))
    name = made["table"]["id"]
    for index, bot in enumerate(bots):
        await visitor.post(f"/api/tables/{name}/bots", {"seat": index + 1, "bot": bot})
    await visitor.post(f"/api/tables/{name}/start")
    return visitor, await Seat(server.socket_url, name, made["seats"]["0"], visitor.cookie).open()


def test_what_a_worker_is_given_does_not_depend_on_what_its_seat_may_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    for twins in twins_of("abyss", 2):
        given = []
        for game in twins.games:
            with monkeypatch.context() as patch:
                patch.setattr(thinking, "fresh_chance", lambda: hlubina.stream("same", "dream"))
                given.append(thinking.dream_of(game, twins.viewer))
        assert given[0] == given[1]


def test_bots_never_move_unasked_and_play_on_by_themselves_when_it_is_their_turn(server: Served) -> None:
    async def go() -> None:
        _, seat = await table_with(server, "greedy", "random", "search:50")
        await seat.play()
        assert seat.update["result"]["ranks"]

    asyncio.run(go())


def test_a_table_of_bots_whose_player_has_gone_home_goes_on_and_waits_for_the_player(server: Served) -> None:
    async def go() -> None:
        _, seat = await table_with(server, "greedy", "greedy")
        while seat.update["prompt"] is None:
            await seat.expect("update")
        answer = await seat.say(seat.move())
        await seat.close()
        for _ in range(100):
            await asyncio.sleep(0.1)
            await seat.open()
            if seat.update["prompt"] is not None:
                break
            await seat.close()
        assert seat.update["number"] >= answer["number"]
        assert seat.update["prompt"] is not None

    asyncio.run(go())


def test_a_worker_that_is_killed_is_replaced_and_the_bot_moves_all_the_same(server: Served) -> None:
    async def go() -> None:
        _, seat = await table_with(server, "search:1s")
        assert server.process is not None
        main = psutil.Process(server.process.pid)
        killed = 0
        until = time.monotonic() + 120
        while killed < 3 and time.monotonic() < until:
            if seat.update["prompt"] is not None:
                answer = await seat.say(seat.move())
                if answer["type"] == "ack":
                    await seat.settle(answer["number"])
            if seat.update["prompt"] is None:
                await asyncio.sleep(0.3)
                for worker in main.children(recursive=True):
                    worker.kill()
                    killed += 1
                await seat.expect("update", within=30)
        assert killed >= 3
        while seat.update["prompt"] is None:
            await seat.expect("update", within=30)

    asyncio.run(go())


def test_a_bot_keeps_to_its_seconds_and_the_table_answers_meanwhile(server: Served) -> None:
    async def go() -> None:
        visitor, seat = await table_with(server, "search:1s")
        while seat.update["prompt"] is None:
            await seat.expect("update", within=30)
        before = thinking_seconds((await visitor.ask("GET", "/metrics")).text)
        while seat.update["prompt"] is not None:
            answer = await seat.say(seat.move())
            await seat.settle(answer["number"])
        started = time.perf_counter()
        assert (await visitor.ask("GET", "/health")).text == "ok"
        assert time.perf_counter() - started < 0.8, "the event loop is not the one that thinks"
        while seat.update["prompt"] is None:
            await seat.expect("update", within=30)
        after = thinking_seconds((await visitor.ask("GET", "/metrics")).text)
        moves = after[1] - before[1]
        assert moves >= 1
        assert (after[0] - before[0]) / moves < 3.0

    asyncio.run(go())


def thinking_seconds(metrics: str) -> tuple[float, float]:
    """Seconds and moves so far."""
    found = [re.search(rf"^hlubina_bot_seconds_{part} ([0-9.e+]+)", metrics, re.M) for part in ("sum", "count")]
    return float(found[0][1]) if found[0] else 0.0, float(found[1][1]) if found[1] else 0.0


@pytest.mark.parametrize("code", ["search:60s", "search:9999999", "nobody", "search:0"])
def test_a_bot_without_a_bounded_budget_gets_no_seat(code: str) -> None:
    with pytest.raises(Denied) as denied:
        thinking.check_bot(code)
    assert denied.value.code == "no_bot"
    assert denied.value.text.endswith(".")
