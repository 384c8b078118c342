"""A table that this process holds in memory: the fold over its log, its lock, the connections that look at it, and
whatever has to happen there without being asked: bots, standing orders, clocks, the end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
import structlog

from hlubina.protocol.constants import NOT_ALLOWED
from hlubina.protocol.messages import ChatLine, Rival, TableChanged, TableInfo
from hlubina.registry import title
from hlubina.server import metrics
from hlubina.server.calls import Call
from hlubina.server.entries import (
    AnyEntry,
    BotSat,
    CameBack,
    Closed,
    Finished,
    Flagged,
    Followed,
    Left,
    Moved,
    Replaced,
    Resigned,
    Rose,
    Row,
    Sat,
    Started,
    Voted,
)
from hlubina.server.errors import Denied, Unavailable
from hlubina.server.fanout import Notification
from hlubina.server.store.database import Taken, Write
from hlubina.server.store.store import ResultRow
from hlubina.server.table import Table, showing, wishes
from hlubina.server.table.due import due_entry
from hlubina.server.table.places import absent

if TYPE_CHECKING:
    from hlubina.server.connection import Connection
    from hlubina.server.table_manager import TableManager

log = structlog.get_logger()
encoder = msgspec.json.Encoder()
LOOK_AFTER = 12_000  # milliseconds after which a process looks whether the table waits for a bot: none takes longer
OTHERS_FIRST = 3.0  # seconds that the process which made a move has for what follows from it
SOON = 0.1  # seconds in which changes of presence are gathered
REMOTE_FOR = 25_000  # milliseconds for which another process's word on presence holds
CHANGES_SEATS = (
    Sat,
    BotSat,
    Rose,
    Started,
    Resigned,
    Left,
    CameBack,
    Voted,
    Replaced,
    Flagged,
    Finished,
    Closed,
    Followed,
)
STATUS = {Started: "playing", Finished: "over", Closed: "closed"}


class LiveTable:
    """A table in memory. `wish` is the only way to change it: entries are stored first, and shown afterwards."""

    def __init__(self, manager: TableManager, table: Table) -> None:
        self.manager = manager
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.gone_since: dict[int, int] = {}
        self.remote: dict[str, tuple[int, list[bool], int]] = {}
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.called: dict[int, int] = {}  # the question to which each seat's player was called last
        self.waiting: dict[int, int] = {}  # bots that wait for people: the number of the table they thought about
        self.driving: asyncio.Task[None] | None = None
        self.later: asyncio.TimerHandle | None = None
        self.showing: asyncio.TimerHandle | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.chat_number = 0
        self.used = manager.now()
        for seat in range(table.plan.seats):
            self.gone_since[seat] = manager.now()

    @property
    def name(self) -> str:
        return self.table.plan.id

    # The log

    async def wish(self, key: str, make: Callable[[], AnyEntry], stored: Callable[[int], None] | None = None) -> int:
        """Store what is wished for, unless it is denied; the number of its entry. A repeated key changes nothing.

        `stored` is called as soon as it is durable, before anybody is shown it. Whoever stops waiting does not stop it.
        """
        return await asyncio.shield(asyncio.create_task(self.wish_in_turn(key, make, stored)))

    async def wish_in_turn(self, key: str, make: Callable[[], AnyEntry], stored: Callable[[int], None] | None) -> int:
        async with self.lock:
            known = self.table.keys.get(key)
            number = await self.store_wish(key, make, stored) if known is None else known
        if known is not None and stored is not None:
            stored(known)
        self.drive()
        return number

    async def store_wish(
        self, key: str, make: Callable[[], AnyEntry], stored: Callable[[int], None] | None = None
    ) -> int:
        table = self.table
        while key not in table.keys:
            entry = make()
            row = Row(table.number + 1, key, self.manager.now(), entry)
            playing = table.status == "playing" or isinstance(entry, Started)
            due = row.at + LOOK_AFTER if playing else None
            more = self.results(row.at) if isinstance(entry, Finished) else []
            try:
                await self.manager.store.append(self.name, row, STATUS.get(type(entry)), due, *more)
            except Taken:
                await self.catch_up()  # somebody was faster: look again
                if table.number < row.number:
                    raise Unavailable("The database refuses the entry. Nothing was stored.") from None
                continue
            except Unavailable:
                await self.catch_up()  # with the connection lost nobody knows whether it was stored: the key tells
                if key not in table.keys:
                    raise
                continue
            if stored is not None:
                stored(row.number)
                stored = None
            before = self.owed()
            self.fold(row)
            self.call(before)
            self.manager.fanout.tell(Notification(process=self.manager.fanout.process, table=self.name))
        if stored is not None:
            stored(table.keys[key])
        return table.keys[key]

    async def catch_up(self) -> None:
        """Fold what others have stored meanwhile."""
        for row in await self.manager.store.rows(self.name, self.table.number):
            self.fold(row)

    async def refresh(self) -> None:
        """Somebody else stored something: show it, and look after the table if nobody else does."""
        async with self.lock:
            await self.catch_up()
        self.drive(OTHERS_FIRST)

    async def refresh_chat(self) -> None:
        self.hear_chat(await self.manager.store.chat(self.name, self.chat_number))

    def fold(self, row: Row) -> None:
        self.table.apply(row)
        self.used = row.at
        self.admit(row.entry)
        if isinstance(row.entry, Moved):
            metrics.MOVES.labels(self.table.plan.game).inc()
        self.show(isinstance(row.entry, CHANGES_SEATS))
        if isinstance(row.entry, CHANGES_SEATS):
            self.manager.lobby_changed()

    def admit(self, entry: AnyEntry) -> None:
        """Whoever gave up a seat becomes a spectator; where there are none, their connections close at the start."""
        for connection in list(self.connections):
            if isinstance(entry, Rose) and connection.seat == entry.seat:
                connection.lose_seat()
            if isinstance(entry, Started) and connection.seat is None and not self.table.plan.spectators:
                connection.drop(NOT_ALLOWED)

    def results(self, at: int) -> list[Write]:
        """What the people at the table achieved; it is stored together with the end. A lesson does not count."""
        table = self.table
        if table.plan.is_lesson():
            return []
        game = table.game
        outcome = game.outcome()
        ranks = table.ranks()
        gone = absent(table.places)
        others = [Rival(name=place.name, bot=place.bot) for place in table.places]
        return [
            self.manager.store.result_write(
                ResultRow(
                    table=self.name,
                    seat=seat,
                    person=place.person,
                    game=table.plan.game,
                    rank=0 if outcome.together else ranks[seat],
                    score=outcome.scores[seat],
                    at=at,
                    won=int(bool(outcome.won) and seat not in gone if outcome.together else ranks[seat] == 1),
                    role=title(table.plan.game).probe.side(game, seat),
                    rivals=msgspec.json.encode(others[:seat] + others[seat + 1 :]).decode(),
                )
            )
            for seat, place in enumerate(table.places)
            if place.person is not None
        ]

    # Showing

    def show(self, seats_changed: bool = False) -> None:
        """Send every connection what is new for it."""
        if not self.connections:
            return
        made: dict[tuple[int | None, int], bytes] = {}
        changed = self.encoded_info() if seats_changed else None
        for connection in list(self.connections):
            if changed is not None:
                connection.push(changed)
            connection.push(self.encoded_update(connection, made))

    def encoded_update(self, connection: Connection, made: dict[tuple[int | None, int], bytes]) -> bytes:
        key = (connection.seat, connection.sent)
        if key not in made:
            made[key] = encoder.encode(showing.update(self.table, connection.seat, connection.sent, self.manager.now()))
        connection.sent = self.table.number
        return made[key]

    def show_seats_soon(self) -> None:
        """Somebody came or went; many may do so at once."""
        if self.showing is None:
            self.showing = asyncio.get_running_loop().call_later(SOON, self.show_seats)

    def show_seats(self) -> None:
        self.showing = None
        message = self.encoded_info()
        for connection in list(self.connections):
            connection.push(message)

    def encoded_info(self) -> bytes:
        return encoder.encode(TableChanged(table=self.info()))

    def info(self) -> TableInfo:
        return showing.info(self.table, self.connected(), self.replaceable(), self.watching())

    def hear_chat(self, lines: list[ChatLine]) -> None:
        """Show what has been said since."""
        for line in lines:
            if line.number > self.chat_number:
                self.chat_number = line.number
                message = encoder.encode(line)
                for connection in list(self.connections):
                    connection.push(message)

    def tell_chat(self) -> None:
        self.manager.fanout.tell(Notification(self.manager.fanout.process, self.name, chat=True))

    # Presence

    def enter(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.presence_changed()

    def exit(self, connection: Connection) -> None:
        self.connections.discard(connection)
        seat = connection.seat
        if seat is not None and not self.connected()[seat]:
            self.gone_since[seat] = self.manager.now()
            asyncio.get_running_loop().call_later(self.manager.settings.grace + 0.1, self.show_seats_soon)
        self.used = self.manager.now()
        self.presence_changed()
        if connection.lost and not self.manager.closing:
            self.call(set(), connection.person)

    def presence_changed(self) -> None:
        self.show_seats_soon()
        self.tell_presence()

    def tell_presence(self) -> None:
        here = [
            any(connection.seat == seat for connection in self.connections) for seat in range(self.table.plan.seats)
        ]
        watching = sum(connection.seat is None for connection in self.connections)
        self.manager.fanout.tell(Notification(self.manager.fanout.process, self.name, here, watching))

    def hear_presence(self, notification: Notification) -> None:
        before = (self.connected(), self.watching())
        if notification.here is not None and len(notification.here) == self.table.plan.seats:
            self.remote[notification.process] = (
                self.manager.now() + REMOTE_FOR,
                notification.here,
                notification.watching,
            )
        after = (self.connected(), self.watching())
        for seat, (was, here) in enumerate(zip(before[0], after[0], strict=True)):
            if was and not here:
                self.gone_since[seat] = self.manager.now()
        if before != after:
            self.show_seats_soon()

    def connected(self) -> list[bool]:
        here = [False] * self.table.plan.seats
        for connection in self.connections:
            if connection.seat is not None:
                here[connection.seat] = True
        for until, elsewhere, _ in self.remote.values():
            if until > self.manager.now():
                here = [a or b for a, b in zip(here, elsewhere, strict=True)]
        return here

    def watching(self) -> int:
        now = self.manager.now()
        local = sum(connection.seat is None for connection in self.connections)
        return local + sum(count for until, _, count in self.remote.values() if until > now)

    def replaceable(self) -> list[bool]:
        """Whose seat a bot may take over if the opponents agree: who left, ran out of time, or is gone for too long."""
        table = self.table
        grace = int(self.manager.settings.grace * 1000)
        found = []
        for seat, (place, here) in enumerate(zip(table.places, self.connected(), strict=True)):
            gone = not here and self.manager.now() - self.gone_since[seat] >= grace and table.plan.clock.kind != "days"
            waited_for = seat in table.acting()
            found.append(place.is_present() and (place.left or place.late or (gone and waited_for)))
        return found if table.status == "playing" else [False] * len(found)

    def is_missing(self, seat: int) -> bool:
        """Whether somebody plays there who has this table open nowhere, neither at this seat nor otherwise."""
        place = self.table.places[seat]
        if not place.is_present() or place.left:
            return False
        here = self.connected()
        own = self.table.seats_of(place.person or "")
        return not any(here[each] for each in own) and all(
            connection.person != place.person for connection in self.connections
        )

    def present_people(self) -> set[int]:
        """The seats whose players are here."""
        return {
            seat
            for seat, (place, here) in enumerate(zip(self.table.places, self.connected(), strict=True))
            if here and place.is_present() and not place.left
        }

    # Calls

    def owed(self) -> set[tuple[int, int]]:
        """The seats that owe a decision, each with the entry since which its question stands."""
        return {(seat, self.table.asked[seat]) for seat in self.table.acting()}

    def call(self, before: set[tuple[int, int]], only: str | None = None) -> None:
        """Call whoever, or `only` this person, newly owes a decision and does not look; once for each decision."""
        for seat, asked in sorted(self.owed() - before):
            person = self.table.places[seat].person
            if person is None or only not in (None, person) or self.called.get(seat) == asked:
                continue
            if self.is_missing(seat):
                self.called[seat] = asked
                self.manager.caller.call(Call(self, person, seat, asked))

    # What happens without being asked

    def drive(self, delay: float = 0.0) -> None:
        """Look after the table, at once at the process where something happened, later at the others."""
        if delay > 0:
            if self.later is None:
                self.later = asyncio.get_running_loop().call_later(delay, self.drive)
            return
        if self.later is not None:
            self.later.cancel()
            self.later = None
        self.set_timer(self.table.clock.deadline() if self.table.status == "playing" else None)
        if self.driving is not None and not self.driving.done():
            return  # it looks again when it is done with the present thing
        if self.due_entry() is not None:
            self.driving = asyncio.create_task(self.do_what_is_due())
        else:
            self.let_bots_think()

    def due_entry(self) -> AnyEntry | None:
        """The next thing that the table has to do by itself."""
        return due_entry(self.table, self.manager.now(), self.replaceable(), self.present_people())

    def still_due(self) -> AnyEntry:
        entry = self.due_entry()
        if entry is None:
            raise Denied("not_due", "It was due a moment ago, and somebody else has done it.")
        return entry

    async def do_what_is_due(self) -> None:
        try:
            while self.due_entry() is not None:
                async with self.lock:
                    await self.store_wish(f"~{self.table.number + 1}", self.still_due)
                if self.table.status == "over" and self.table.plan.rated:
                    await self.manager.accounts.rate(self.name)
            self.let_bots_think()
            self.set_timer(self.table.clock.deadline() if self.table.status == "playing" else None)
        except Unavailable:
            self.drive(1.0)
        except Denied:
            self.drive(0.1)

    def let_bots_think(self) -> None:
        for seat in self.table.acting():
            self.let_bot_think(seat)

    def let_bot_think(self, seat: int) -> None:
        """Have a worker process choose the answer of a bot; once for each question."""
        table = self.table
        code = table.places[seat].player()
        if code is None or table.drafter is not None:
            return
        asked = table.asked[seat]
        if self.waiting.get(seat) == table.number:
            return
        earlier = self.thinking.get(seat)
        if earlier is not None:
            if earlier[0] == asked and not earlier[1].done():
                return
            earlier[1].cancel()
        self.thinking[seat] = (asked, asyncio.create_task(self.bot_move(seat, code, asked)))

    async def bot_move(self, seat: int, code: str, asked: int) -> None:
        started = self.manager.now()
        number = self.table.number
        action = await self.manager.workers.choose(self.table.game, seat, code, self.table.plan.card_file)
        metrics.THINKING.observe((self.manager.now() - started) / 1000)
        rest = self.manager.settings.bot_pace - (self.manager.now() - started) / 1000
        if rest > 0 and self.connections:
            await asyncio.sleep(rest)
        table = self.table
        if self.waits_for_people(seat, action):
            self.waiting[seat] = number
            if table.number != number:  # somebody has spoken meanwhile
                self.drive(0.1)
            return
        try:
            if table.places[seat].player() is not None and table.asked[seat] == asked:
                await self.wish(f"bot-{asked}-{seat}", lambda: wishes.move(table, seat, asked, action, False))
        except Unavailable:
            self.drive(1.0)
        except Denied:
            self.drive(0.5)

    def waits_for_people(self, seat: int, action: int) -> bool:
        """Where several may speak, a bot with nothing to say waits for the people until one of them has spoken."""
        table = self.table
        others = [table.places[other] for other in table.acting() if other != seat]
        if table.drafter is not None or not any(place.is_present() for place in others):
            return False
        prompt = table.game.prompt(seat)
        return prompt is not None and prompt.decline == action

    def set_timer(self, deadline: int | None) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if deadline is not None:
            wait = max(0.02, min(3600.0, (deadline - self.manager.now()) / 1000 + 0.01))
            self.timer = asyncio.get_running_loop().call_later(wait, self.drive)

    def next_due(self) -> int | None:
        """When somebody has to look at the table even if nobody moves."""
        table = self.table
        if table.status != "playing":
            return None
        if table.is_done() or any(table.places[seat].player() for seat in table.acting()):
            return self.manager.now() + LOOK_AFTER
        return table.clock.deadline()

    def close(self) -> None:
        self.set_timer(None)
        if self.later is not None:
            self.later.cancel()
        for _, task in self.thinking.values():
            task.cancel()
        if self.driving is not None:
            self.driving.cancel()
