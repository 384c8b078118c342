"""The house: all tables that live in this process, the lobby, and the watch over tables that nobody looks at."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
import structlog

from hlubina.core.cardfile import CardFile
from hlubina.core.chance import SEALED, sealed_seed
from hlubina.core.errors import HlubinaError
from hlubina.core.switches import settle
from hlubina.protocol.messages import Analysis, ClockRules, Lobby, LobbyTable, NewTable, TableInfo
from hlubina.registry import title
from hlubina.server import metrics
from hlubina.server.cardfiles import read_cards
from hlubina.server.clocks import Outages, now_ms
from hlubina.server.denied import Denied, Unavailable
from hlubina.server.former import FormerTable
from hlubina.server.limits import Limits
from hlubina.server.log import Followed, Row, Sat
from hlubina.server.people import People
from hlubina.server.room import Room, encoder
from hlubina.server.settings import Settings
from hlubina.server.store.store import PersonRow, Store, is_shared, open_database
from hlubina.server.table import Plan, Table
from hlubina.server.tasks import end
from hlubina.server.thinking import Thinkers
from hlubina.server.viewer import Viewer
from hlubina.server.wake import Alone, Nudge

log = structlog.get_logger()
HEARTBEAT = 2.0  # seconds
ALIVE = 7000  # milliseconds after its last heartbeat in which a process counts as alive
AFTER_OUTAGE = 5000  # milliseconds given to everybody to come back
CLOCKS_APART = 15_000  # milliseconds by which another process may date what it stores earlier than we would
IDLE = 600_000  # milliseconds after which a table that nobody looks at leaves the memory
LISTED_FOR = 12 * 3600 * 1000
FORGOTTEN_AFTER = 24 * 3600 * 1000
KEPT_ANALYSES = 100
WAITING_TABLES = 3  # for each visitor


class House:
    def __init__(self, settings: Settings, now: Callable[[], int] = now_ms) -> None:
        self.settings = settings
        self.now = now
        self.store = Store(open_database(settings.database))
        self.thinkers = Thinkers(settings.thinkers)
        self.limits = Limits(settings.limits, now)
        self.wake = waking(settings.valkey)
        self.outages: Outages = []
        self.looked = now()  # when tables were last looked through for what nudges did not tell
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.lobby_viewers: set[Viewer] = set()
        self.lobby_news = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.process = secrets.token_hex(8)
        self.is_open = False
        self.closing = False
        self.analyses: dict[str, Analysis] = {}
        self.people: People

    async def open(self) -> None:
        self.is_open = True
        await self.store.database.open()
        self.people = People(self.store, await self.store.secret(), self.settings.session_days, self.now)
        alive = ALIVE if is_shared(self.settings.database) else 0
        await self.store.begin_process(self.process, self.now(), alive, AFTER_OUTAGE)
        self.outages += await self.store.outages()
        await self.wake.open(self.hear, self.check_all)
        self.tasks = [
            self.repeat(HEARTBEAT, self.heartbeat),
            self.repeat(1.0, self.look_after_due),
            self.repeat(5.0, self.look_after_shared),
            self.repeat(30.0, self.tidy),
            asyncio.create_task(self.tell_lobby()),
        ]

    async def close(self) -> None:
        """Stop, and note when: from now on no clock runs until a process is back."""
        self.closing = True
        await end(self.tasks)
        for room in self.rooms.values():
            room.close()
            async with room.lock:  # whatever is being stored will be
                pass
        try:
            await self.store.see_process(self.process, self.now())
        except Unavailable:
            log.warning("the end could not be stored")
        await self.wake.close()
        await self.store.database.close()

    def repeat(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.Task[None]:
        async def go_on() -> None:
            while True:
                await asyncio.sleep(seconds)
                try:
                    await work()
                except Unavailable:
                    log.warning("the database does not answer", work=work.__name__)
                except Exception:
                    log.exception("failed", work=work.__name__)

        return asyncio.create_task(go_on())

    # Rooms

    async def room(self, name: str) -> Room:
        """The table of that name, folded from its log if it does not live here yet."""
        if name in self.rooms:
            self.rooms[name].used = self.now()
            return self.rooms[name]
        if name not in self.loading:
            self.loading[name] = asyncio.create_task(self.load(name))
            self.loading[name].add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def load(self, name: str) -> Room:
        plan = await self.store.plan(name) if len(name) <= 40 else None
        if plan is None:
            raise Denied("no_table", "There is no such table.", status=404)
        cards = await cards_of(plan)
        outages = [(began, ended) for began, ended in self.outages if ended > plan.created]
        table = FormerTable(plan) if cards is None else Table(plan, outages, cards)
        await self.wake.follow(name)
        for row in await self.store.rows(name):
            fold(table, row)
        room = Room(self, table)
        room.hear_chat(await self.store.chat(name))
        self.rooms[name] = room
        metrics.ROOMS.set(len(self.rooms))
        room.drive()
        return room

    async def new_table(self, wish: NewTable, person: PersonRow) -> Room:
        try:
            rules = title(wish.game)
            rules.check_seats(wish.seats)
            if not wish.cards:
                settle(rules.switches(), wish.options)
        except HlubinaError as error:
            raise Denied("bad_table", str(error), status=400) from None
        check_clock(wish.clock)
        if wish.lesson and (wish.rated or wish.listed or wish.cards):
            raise Denied("bad_table", "A lesson is neither rated nor listed: its cards are known.", status=400)
        if wish.cards and wish.rated:
            raise Denied("bad_table", "A table with cards of its own is never rated.", status=400)
        if wish.rated and person.account is None:
            raise Denied("account_needed", "For a rated table you need an account.", status=403)
        if self.settings.limits and await self.store.waiting_of(person.id) >= WAITING_TABLES:
            raise Denied("too_many_tables", f"You have {WAITING_TABLES} waiting tables already.", status=429)
        if wish.cards:
            await self.thinkers.check_cards(wish.game, wish.cards, wish.seats, wish.options)
        cards = await asyncio.to_thread(read_cards, wish.game, wish.cards)
        plan = Plan(
            id=secrets.token_urlsafe(9),
            game=wish.game,
            version=rules.version(),
            cards=cards.digest,
            card_file=wish.cards,
            seats=wish.seats,
            options=settle(cards.switches, wish.options),
            clock=wish.clock,
            spectators=wish.spectators,
            listed=wish.listed,
            rated=wish.rated,
            owner=person.id,
            invite="" if wish.listed else secrets.token_urlsafe(9),
            secret=lesson_seed(wish.game) if wish.lesson else sealed_seed(),
            created=self.now(),
        )
        return await self.add_table(plan, [Sat(0, person.id, person.name, wish.contribution)] if wish.sit else [])

    async def add_table(self, plan: Plan, entries: list[Any]) -> Room:
        rows = [Row(index + 1, f"~{index + 1}", plan.created, entry) for index, entry in enumerate(entries)]
        await self.store.add_table(plan, rows, plan.created)
        self.lobby_changed()
        return await self.room(plan.id)

    async def rematch(self, room: Room, person: PersonRow, contribution: str) -> Room:
        """The next table for the same people and bots, everybody one seat further; the first who wants it makes it."""
        table = room.table
        if table.status != "over":
            raise Denied("not_over", "A rematch follows when the game is over.")
        if not table.seat_of(person.id):
            raise Denied("not_seated", "Only who sat at the table can ask for a rematch.", status=403)
        if table.former:
            table.check_open()
        if table.next is None:
            plan = follow_up(table.plan, self.now())
            following = await self.add_table(plan, [])
            await room.wish("rematch", lambda: Followed(plan.id))
            if table.next != plan.id:  # somebody else was faster
                await following.wish("given-up", lambda: following.table.may_close(plan.owner))
        assert table.next is not None
        following = await self.room(table.next)
        seats = table.plan.seats
        for seat, place in enumerate(table.places):
            if following.table.places[(seat + 1) % seats].is_free() and place.person in (None, person.id):
                await self.seat_again(following, (seat + 1) % seats, place.bot, person, contribution)
        if following.table.status == "waiting" and not any(place.is_free() for place in following.table.places):
            await following.wish("start", lambda: following.table.may_start(following.table.plan.owner))
        return following

    async def seat_again(self, room: Room, seat: int, bot: str | None, person: PersonRow, contribution: str) -> None:
        table = room.table
        account = person.account is not None
        if bot is not None:
            code = bot
            await room.wish(f"bot-{seat}", lambda: table.may_seat_bot(seat, code, table.plan.owner))
        else:
            await room.wish(f"again-{seat}", lambda: table.may_sit(seat, person.id, person.name, account, contribution))

    # The lobby

    def lobby_changed(self) -> None:
        """Here something changed: tell our own viewers, and the other processes."""
        self.lobby_news.set()
        self.wake.tell(Nudge(self.wake.process))

    async def lobby(self) -> list[LobbyTable]:
        found = []
        for name in await self.store.listed(self.now() - LISTED_FOR):
            try:
                room = await self.room(name)
            except Denied:
                continue
            info = room.info()
            if not info.former and (info.status == "waiting" or info.spectators):
                found.append(lobby_table(info))
        return found

    async def tell_lobby(self) -> None:
        """Tell the lobby's viewers what changed, at most once a second; a change elsewhere comes by a nudge."""
        while True:
            await self.lobby_news.wait()
            self.lobby_news.clear()
            if not self.lobby_viewers:
                continue
            try:
                message = encoder.encode(Lobby(tables=await self.lobby()))
            except Unavailable:
                await asyncio.sleep(1.0)
                self.lobby_news.set()
                continue
            for viewer in list(self.lobby_viewers):
                viewer.push(message)
            await asyncio.sleep(1.0)

    def keep_analysis(self, name: str, analysis: Analysis) -> None:
        """The last few are kept: everybody at the table will ask for the same one."""
        self.analyses[name] = analysis
        if len(self.analyses) > KEPT_ANALYSES:
            del self.analyses[next(iter(self.analyses))]

    # Other processes

    def hear(self, nudge: Nudge) -> None:
        if not nudge.table:
            if self.lobby_viewers:
                self.lobby_news.set()
            return
        room = self.rooms.get(nudge.table)
        if room is None:
            if nudge.table in self.loading:  # it may have read its log before this happened
                self.loading[nudge.table].add_done_callback(lambda _: self.hear(nudge))
            return
        if nudge.here is not None:
            room.hear_presence(nudge)
        else:
            self.refresh(room, nudge.chat)

    def refresh(self, room: Room, chat: bool = False) -> None:
        task = asyncio.create_task(room.refresh_chat() if chat else room.refresh())
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    def check_all(self) -> None:
        """Nudges may have been lost: look at every table."""
        for room in self.rooms.values():
            self.refresh(room)
            self.refresh(room, chat=True)

    async def look_after_shared(self) -> None:
        """Find what nudges did not tell: a re-read, never a lost move."""
        if not is_shared(self.settings.database):
            return
        now = self.now()
        touched = await self.store.touched(self.looked - CLOCKS_APART)
        self.looked = now
        for name, number in touched.items():
            room = self.rooms.get(name)
            if room is not None and room.table.number < number:
                self.refresh(room)
        for room in self.rooms.values():
            if room.viewers:
                room.tell_presence()
        self.lobby_news.set()

    # Watch

    async def heartbeat(self) -> None:
        await self.store.see_process(self.process, self.now())
        metrics.CRASHES.set(self.thinkers.crashes)

    async def look_after_due(self) -> None:
        """Tables where a bot, a clock or the end is due and nobody seems to look after it."""
        for name in await self.store.due(self.now()):
            try:
                room = await self.room(name)
            except Denied as denied:
                log.warning("a table cannot be looked after", table=name, code=denied.code)
                await self.store.forget_due(name)
                continue
            room.drive()
            await self.store.set_due(name, room.table.number, room.next_due())

    async def tidy(self) -> None:
        """Let idle tables go from memory, close those that never started, settle ratings that a crash left open."""
        for name, room in list(self.rooms.items()):
            if not room.viewers and self.now() - room.used > IDLE and not room.lock.locked():
                room.close()
                del self.rooms[name]
                await self.wake.unfollow(name)
        metrics.ROOMS.set(len(self.rooms))
        self.limits.forget()
        for name in await self.store.forgotten(self.now() - FORGOTTEN_AFTER):
            with suppress(Denied):
                room = await self.room(name)
                await room.wish("forgotten", partial(room.table.may_close, room.table.plan.owner))
        for name in await self.store.unrated():
            await self.people.rate(name)


def waking(url: str) -> Alone:
    """How other processes are woken, if there may be any."""
    if not url:
        return Alone()
    from hlubina.server.valkey import Valkey  # loaded only where it is used: it is large

    return Valkey(url)


async def cards_of(plan: Plan) -> CardFile | None:
    """The cards of a table, read beside what else the server does; none if they are not for these rules."""
    rules = title(plan.game)
    if plan.version != rules.version():
        return None
    try:
        cards = await asyncio.to_thread(read_cards, plan.game, plan.card_file) if plan.card_file else rules.standard
    except HlubinaError:
        return None
    return cards if plan.cards == cards.digest else None


def fold(table: Table, row: Row) -> None:
    """Fold an entry; cards of somebody's own may have led the rules astray."""
    try:
        table.apply(row)
    except Exception:
        if not table.plan.card_file:
            raise
        raise Denied("broken_cards", "With the cards of this table its game cannot be played.", status=410) from None


def check_clock(clock: ClockRules) -> None:
    if clock.kind == "live" and clock.bank < 10:
        raise Denied("bad_clock", "A live clock has at least 10 seconds.", status=400)
    if clock.kind == "days" and clock.days < 1:
        raise Denied("bad_clock", "A clock of days has at least one.", status=400)


def lesson_seed(game: str) -> str:
    """The deal of a lesson: everybody learns with the same cards."""
    return SEALED + hashlib.sha256(f"hlubina lesson {game}".encode()).hexdigest()


def follow_up(plan: Plan, now: int) -> Plan:
    """The same table again, with a new deal."""
    return msgspec.structs.replace(plan, id=secrets.token_urlsafe(9), secret=sealed_seed(), created=now)


def lobby_table(info: TableInfo) -> LobbyTable:
    return LobbyTable(**{name: getattr(info, name) for name in LobbyTable.__struct_fields__})
