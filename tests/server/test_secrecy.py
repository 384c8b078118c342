"""Nobody sees what they may not: two games that differ only in what a viewer may not know give that viewer the same
bytes, over sockets and requests, message by message."""

from __future__ import annotations

import asyncio
import itertools
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hlubina
from hlubina.core.game import Game
from hlubina.core.records import Match
from hlubina.server import accounts, table_manager
from hlubina.server.live_table import SOON
from hlubina.server.table import Table, showing
from tests.kit.tables import some_positions
from tests.server.client import PATIENCE, Seat, Visitor, table_of
from tests.server.hosting import Hosted, StandingClock

STEPS = 8


class Twins:
    """Two positions that `viewer` cannot tell apart, and moves after which they still cannot be told apart."""

    def __init__(self, game: Game, viewer: int, number: int) -> None:
        self.viewer = viewer
        self.games = [game.copy(), game.imagine(viewer, hlubina.stream(number, "twin"))]
        for each in self.games:
            each.origin = game.origin
            each.moves = each.barrier = 0
        self.moves = self.common_moves()

    def common_moves(self) -> list[tuple[int, int]]:
        moves: list[tuple[int, int]] = []
        first, second = (game.copy() for game in self.games)
        first.listen(), second.listen()
        while len(moves) < STEPS and not first.is_over():
            seat = first.acting()[0]
            for action in first.options(seat):
                tried = self.try_both(first, second, seat, action)
                if tried is not None:
                    first, second = tried
                    moves.append((seat, action))
                    break
            else:
                break
        return moves

    def try_both(self, first: Game, second: Game, seat: int, action: int) -> tuple[Game, Game] | None:
        if action not in second.options(seat):
            return None
        pair = (first.copy(), second.copy())
        seen = []
        for game in pair:
            game.listen()
            game.take(seat, action)
            seen.append(
                (game.view(self.viewer), game.listen().seen_by(self.viewer), game.standing(self.viewer).to_dict())
            )
        same = seen[0] == seen[1] and pair[0].acting() == pair[1].acting() and not pair[0].is_over()
        return pair if same else None


def what_is_received(folder: Path, twins: Twins, which: int, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Everything that the viewer and a spectator receive while the moves are made, in order."""
    count = itertools.count(1)
    for module in (table_manager, accounts):
        monkeypatch.setattr(module.secrets, "token_urlsafe", lambda _: f"name-{next(count)}")
        monkeypatch.setattr(module.secrets, "token_hex", lambda _: f"{next(count):016x}")
        monkeypatch.setattr(module.secrets, "randbelow", lambda _: next(count))
    monkeypatch.setattr(table_manager, "sealed_seed", lambda: "sealed:" + "ab" * 32)
    game = twins.games[which]

    def deal(self: Table, at: int) -> None:
        dealt = game.copy()
        dealt.listen()
        self.match = Match(dealt, [place.name for place in self.places])
        self.status = "playing"
        self.started = at
        self.asked = [self.number] * self.plan.seats

    monkeypatch.setattr(Table, "deal", deal)

    async def go(server: Hosted) -> list[Any]:
        got: list[Any] = []
        name, visitors, seats = await table_of(server.url, game.title, game.seats)
        eyes = [seats[twins.viewer], await Seat(server.socket_url, name, None).open()]
        visitor: Visitor = visitors[twins.viewer]
        await server.forward(SOON)
        for eye in eyes:
            await eye.expect("table")  # who is here, told once everybody has come
        for seat, action in twins.moves:
            for eye in eyes:
                forged = eye.wish("move", key="same-key", token="forged", number=eye.number, action=9999)
                got.append(await eye.say(forged))
            mover = seats[seat]
            wish = mover.wish("move", key=f"move-{len(got):04}", number=mover.number, action=action)
            answer = await mover.say(wish)
            assert answer["type"] == "ack", answer
            for each in {*eyes, *seats}:
                await each.settle(answer["number"])
            for path in (f"/api/tables/{name}", "/api/lobby", f"/api/records/{name}"):
                reply = await visitor.ask("GET", path)
                got.append((path, reply.status_code, reply.content))
        again = await Seat(server.socket_url, name, eyes[0].token, visitor.cookie).open(since=-1)
        await server.forward(SOON)
        for eye in (*eyes, again):
            await eye.expect("table")
        got += [eye.raw for eye in (*eyes, again)]
        for each in {*eyes, *seats, again}:
            await each.close()
        for each_visitor in visitors:
            await each_visitor.close()
        return got

    with Hosted(folder, clock=StandingClock(), limits=False) as server:
        return asyncio.run(asyncio.wait_for(go(server), PATIENCE))


def assert_same_bytes(twins: Twins, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    received = []
    for which in (0, 1):
        with monkeypatch.context() as patch:
            received.append(what_is_received(folder / str(which), twins, which, patch))
    assert len(received[0]) == len(received[1])
    for first, second in zip(*received, strict=True):
        assert first == second


def twins_of(name: str, seats: int) -> list[Twins]:
    """Pairs that differ in what is hidden and stay alike for some moves."""
    found = []
    for number, game in enumerate(some_positions((name, seats, {}), 4)):
        if game.is_over():
            continue
        viewer = number % seats
        twins = Twins(game, viewer, number)
        if len(twins.moves) >= 3 and cards_of(twins.games[0]) != cards_of(twins.games[1]):
            found.append(twins)
        if len(found) == 2:
            break
    return found


def cards_of(game: Game) -> dict[str, object]:
    """The position but for its chance, which every imagined one has of its own."""
    return {name: value for name, value in game.dump().items() if name != "chance"}


@pytest.mark.parametrize(("name", "seats"), [("conspiracy", 3), ("abyss", 2), ("abyss", 4)])
def test_what_a_viewer_may_not_know_changes_no_byte_that_the_viewer_receives(
    name: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs = twins_of(name, seats)
    assert pairs
    for number, twins in enumerate(pairs):
        assert_same_bytes(twins, tmp_path / str(number), monkeypatch)


def leak_view(update: Any, game: Game) -> None:
    update.view["leak"] = game.dump()["deck"]


def leak_event(update: Any, game: Game) -> None:
    update.events.append({"event": "leak", "next": game.dump()["location_stack"]})


def leak_size(update: Any, game: Game) -> None:
    update.view["padding"] = " " * (zlib.crc32(str(game.dump()["deck"]).encode()) % 97)


@pytest.mark.parametrize("leak", [leak_view, leak_event, leak_size])
def test_a_planted_leak_is_noticed(
    leak: Callable[[Any, Game], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = showing.update

    def leaky(table: Table, seat: int | None, since: int, now: int) -> Any:
        update = honest(table, seat, since, now)
        if table.match is not None:
            leak(update, table.game)
        return update

    monkeypatch.setattr(showing, "update", leaky)
    (twins, *_) = twins_of("abyss", 2)
    with pytest.raises(AssertionError):
        assert_same_bytes(twins, tmp_path, monkeypatch)
