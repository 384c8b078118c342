"""Bots think in worker processes, know only what their seat may, keep to their budgets and survive a crash."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import anyio
import pytest

import hlubina
from hlubina.server import workers
from hlubina.server.errors import Denied
from hlubina.server.live_table import LiveTable
from hlubina.server.workers import Workers
from tests.kit.marks import rule
from tests.server import strange_workers
from tests.server.client import Seat, Visitor
from tests.server.hosting import Hosted
from tests.server.scenes import run
from tests.server.strange_workers import NOTES, note, noted
from tests.server.test_secrecy import twins_of


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "notes"
    folder.mkdir()
    monkeypatch.setenv(NOTES, str(folder))
    return folder


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Hosted]:
    with Hosted(tmp_path, workers=Workers(1), limits=False) as running:
        yield running


async def table_with(server: Hosted, *bots: str, game: str = "conspiracy") -> tuple[Visitor, Seat]:
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
                patch.setattr(workers, "fresh_chance", lambda: hlubina.stream("same", "dream"))
                given.append(workers.imagined_for(game, twins.viewer))
        assert given[0] == given[1]


@pytest.mark.parametrize("game", sorted(hlubina.GAMES))
def test_a_worker_thinks_in_the_position_that_was_imagined_for_it_and_imagines_it_only_once(game: str) -> None:
    true = hlubina.new(game, hlubina.title(game).fewest, seed=5)
    seat = true.acting()[0]
    given = workers.imagined_for(true, seat)
    own = workers.seat_of(given, seat)
    assert own.dream.dump() == json.loads(given)
    assert own.view() == true.view(seat)
    assert own.options() == true.options(seat)
    assert own.imagine().view(seat) == true.view(seat)


def test_bots_never_move_unasked_and_play_on_by_themselves_when_it_is_their_turn(server: Hosted) -> None:
    async def go() -> None:
        _, seat = await table_with(server, "greedy", "random", "search:50")
        await seat.play()
        assert seat.update["result"]["ranks"]

    run(go())


def test_a_table_of_bots_whose_player_has_gone_home_goes_on_and_waits_for_the_player(server: Hosted) -> None:
    async def go() -> None:
        _, seat = await table_with(server, "greedy", "greedy")
        while seat.update["prompt"] is None:
            await seat.expect("update")
        answer = await seat.say(seat.move())
        await seat.close()
        name = seat.welcome["table"]["id"]
        await server.until_at(name, lambda live: not live.connections and live.table.acting() == [0])
        await seat.open()
        assert seat.update["number"] >= answer["number"]
        assert seat.update["prompt"] is not None

    run(go())


@rule("P-9.7")
def test_in_a_discussion_no_bot_is_ready_before_the_person_is(server: Hosted) -> None:
    async def go() -> None:
        _, seat = await table_with(server, *["greedy"] * 4, game="passengers")
        name = seat.welcome["table"]["id"]
        for asked in range(2):
            while seat.update["prompt"] is None or seat.update["prompt"]["name"] != "discuss":
                if seat.update["prompt"] is None:
                    await seat.expect("update")
                else:
                    await seat.say(seat.move())
            await server.until_at(name, lambda live: bots_wait(live, [1, 2, 3, 4]))
            assert not await server.look(lambda manager: ready_too_early(manager.live_tables[name].table.game))
            if asked == 0:
                await seat.say(seat.move(hlubina.title("passengers").vocabulary.encode("say_ask", 1, "placed")))
        while seat.update["prompt"] is None or seat.update["prompt"]["name"] != "vote":
            if seat.update["prompt"] is None:
                await seat.expect("update")
            else:
                await seat.say(seat.move())

    run(go())


@rule("P-9.9", "P-9.10")
def test_who_is_to_place_speaks_out_of_turn_and_a_bot_that_is_asked_answers(server: Hosted) -> None:
    async def go() -> None:
        _, seat = await table_with(server, *["greedy"] * 4, game="passengers")
        vocabulary = hlubina.title("passengers").vocabulary
        while seat.update["prompt"] is None:
            await seat.expect("update")
        assert seat.update["prompt"]["name"] == "place_passenger"
        doubt, ask = vocabulary.encode("say_trust", 1, "doubt"), vocabulary.encode("say_ask", 2, "loyalty")
        sayable = await seat.say(seat.wish("ask", what="interjections"))
        assert {doubt, ask} <= set(sayable["actions"])
        assert not {doubt, ask} & set(seat.update["prompt"]["options"])
        await seat.say(seat.wish("interject", action=doubt))
        await seat.say(seat.wish("interject", action=ask))
        while not any(claim["name"] == "say_ask" for claim in seat.update["view"]["claims"]):
            await seat.expect("update")
        assert [claim["name"] for claim in seat.update["view"]["claims"] if claim["seat"] == 0] == [
            "say_trust",
            "say_ask",
        ]
        while seat.update["prompt"]["name"] == "place_passenger":
            await seat.say(seat.move())
            while seat.update["prompt"] is None:
                await seat.expect("update")

    run(go())


def bots_wait(live: LiveTable, seats: list[int]) -> bool:
    """All of them that can still speak have thought about the table as it is, and wait for the person."""
    acting = live.table.acting()
    return all(live.waiting.get(seat) == live.table.number for seat in seats if seat in acting)


def ready_too_early(game: hlubina.Game) -> list[int]:
    """The seats that left the discussion though they could have said more."""
    view = game.view(None)
    said = [claim["seat"] for claim in view["claims"] if claim["phase"] == "discussion"]
    return [seat for seat, player in enumerate(view["players"]) if player["ready"] and said.count(seat) < 3]


# Workers that do not do their work


@pytest.mark.parametrize(("work", "deaths"), [("die_at_first", 1), ("die_unless_greedy", 2), ("die", 3)])
def test_a_worker_that_dies_is_replaced_and_the_bot_moves_all_the_same(
    work: str, deaths: int, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "choose", getattr(strange_workers, work))
    started = Workers(1)
    game = hlubina.new("conspiracy", 2, 3)
    seat = game.acting()[0]
    assert asyncio.run(started.choose(game, seat, "search:50")) in game.options(seat)
    assert started.crashes == deaths


def test_a_worker_that_hangs_is_ended_and_the_bot_moves_all_the_same(
    notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    budgets = []

    async def end_if_it_hangs(scope: anyio.CancelScope) -> None:
        while not noted("hangs"):
            await asyncio.sleep(0.01)
        (notes / "hangs").unlink()
        scope.cancel()

    @contextmanager
    def out_of_time(seconds: float) -> Iterator[None]:
        """As if the time were over as soon as the worker hangs."""
        budgets.append(seconds)
        with anyio.CancelScope() as scope:
            watch = asyncio.create_task(end_if_it_hangs(scope))
            yield
            watch.cancel()
        if scope.cancelled_caught:
            raise TimeoutError

    monkeypatch.setattr(workers, "choose", strange_workers.hang_unless_greedy)
    monkeypatch.setattr(anyio, "fail_after", out_of_time)
    started = Workers(1)
    game = hlubina.new("conspiracy", 2, 3)
    seat = game.acting()[0]
    assert asyncio.run(started.choose(game, seat, "search:50")) in game.options(seat)
    assert started.crashes == 2
    assert budgets == [workers.MOST_SECONDS + workers.SPARE] * 3


def test_while_a_bot_thinks_the_server_answers_and_others_play(
    server: Hosted, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot thinks until it is told that it is enough; all that is answered before was not kept waiting by it."""
    monkeypatch.setattr(workers, "choose", strange_workers.wait_for_a_word)

    async def go() -> None:
        visitor, seat = await table_with(server, "greedy")
        while seat.update["prompt"] is not None:
            await seat.settle((await seat.say(seat.move()))["number"])
        number = seat.number
        while not noted("thinks"):
            await asyncio.sleep(0.01)
        assert (await visitor.ask("GET", "/health")).text == "ok"
        assert (await seat.say(seat.wish("undo")))["type"] in ("ack", "refusal")
        _, elsewhere = await table_with(server, "greedy")
        assert elsewhere.update["status"] == "playing"
        assert seat.number == number
        note("enough")
        while seat.update["prompt"] is None:
            await seat.expect("update")
        assert seat.number > number

    run(go())


@pytest.mark.parametrize("code", ["search:60s", "search:9999999", "nobody", "search:0"])
def test_a_bot_without_a_bounded_budget_gets_no_seat(code: str) -> None:
    with pytest.raises(Denied) as denied:
        workers.check_bot(code)
    assert denied.value.code == "no_bot"
    assert denied.value.text.endswith(".")
