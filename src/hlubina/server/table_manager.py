"""All tables that this process holds in memory, the lobby, and the watch over tables that nobody looks at."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
import structlog

from hlubina.core.cardfile import CardFile
from hlubina.core.chance import sealed_seed
from hlubina.core.errors import HlubinaError
from hlubina.core.settings import settle
from hlubina.protocol.constants import COOKIES
from hlubina.protocol.messages import Analysis, ClockRules, Lobby, LobbyTable, NewTable, TableInfo
from hlubina.registry import title
from hlubina.server import metrics
from hlubina.server.accounts import Accounts
from hlubina.server.calls import Caller
from hlubina.server.cardfiles import read_cards
from hlubina.server.clocks import Outages, now_ms
from hlubina.server.connection import Connection
from hlubina.server.entries import Followed, Row, Sat
from hlubina.server.errors import Denied, Unavailable
from hlubina.server.fanout import Fanout, NoFanout, Notification
from hlubina.server.limits import Limits
from hlubina.server.live_table import LiveTable, encoder
from hlubina.server.settings import Settings
from hlubina.server.store.store import PersonRow, Store, is_shared, open_database
from hlubina.server.table import Table, TablePlan, seats
from hlubina.server.table.former import FormerTable
from hlubina.server.table.plan import lesson_seed
from hlubina.server.tasks import end
from hlubina.server.workers import Workers

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


class TableManager:
    """What one process of the server knows and does; every handler and socket is given the one there is."""

    def __init__(self, settings: Settings, now: Callable[[], int] = now_ms) -> None:
        self.settings = settings
        self.now = now
        self.store = Store(open_database(settings.database))
        self.workers = Workers(settings.thinkers)
        self.limits = Limits(settings.limits, now)
        self.fanout = open_fanout(settings.valkey)
        self.caller = Caller(self)
        self.outages: Outages = []
        self.looked = now()  # when the database was last searched for what no notification told
        self.live_tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.lobby_connections: set[Connection] = set()
        self.lobby_news = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.process = secrets.token_hex(8)
        self.address = ""  # how other machines reach this server, once it is served
        self.is_open = False
        self.closing = False
        self.analyses: dict[str, Analysis] = {}
        self.accounts: Accounts

    async def open(self) -> None:
        self.is_open = True
        await self.store.database.open()
        self.accounts = Accounts(self.store, await self.store.secret(), self.settings.session_days, self.now)
        alive = ALIVE if is_shared(self.settings.database) else 0
        await self.store.begin_process(self.process, self.now(), alive, AFTER_OUTAGE)
        self.outages += await self.store.outages()
        await self.caller.open()
        await self.fanout.open(self.hear, self.check_all)
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
        for live in self.live_tables.values():
            live.close()
            async with live.lock:  # whatever is being stored will be
                pass
        await self.caller.close()
        try:
            await self.store.see_process(self.process, self.now())
        except Unavailable:
            log.warning("the end could not be stored")
        await self.fanout.close()
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

    async def visitor(self, cookies: Mapping[str, str]) -> PersonRow | None:
        """Whose request it is, by its cookies."""
        guarded, _ = COOKIES
        return await self.accounts.visitor(cookies.get(self.settings.cookie_name()) or cookies.get(guarded))

    # Tables

    async def live_table(self, name: str) -> LiveTable:
        """The table of that name, folded from its log if it is not in memory yet."""
        if name in self.live_tables:
            self.live_tables[name].used = self.now()
            return self.live_tables[name]
        if name not in self.loading:
            self.loading[name] = asyncio.create_task(self.load(name))
            self.loading[name].add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def load(self, name: str) -> LiveTable:
        plan = await self.store.plan(name) if len(name) <= 40 else None
        if plan is None:
            raise Denied("no_table", "There is no such table.", status=404)
        cards = await cards_of(plan)
        outages = [(began, ended) for began, ended in self.outages if ended > plan.created]
        table = FormerTable(plan) if cards is None else Table(plan, outages, cards)
        await self.fanout.follow(name)
        for row in await self.store.rows(name):
            fold(table, row)
        live = LiveTable(self, table)
        live.hear_chat(await self.store.chat(name))
        self.live_tables[name] = live
        metrics.LIVE_TABLES.set(len(self.live_tables))
        live.drive()
        return live

    async def new_table(self, wish: NewTable, person: PersonRow) -> LiveTable:
        wanted = {**wish.options, **wish.settings}
        try:
            rules = title(wish.game)
            rules.check_seats(wish.seats)
            if not wish.cards:
                settle(rules.settings(), wanted)
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
            await self.workers.check_cards(wish.game, wish.cards, wish.seats, wanted)
        cards = await asyncio.to_thread(read_cards, wish.game, wish.cards)
        plan = TablePlan(
            id=secrets.token_urlsafe(9),
            game=wish.game,
            version=rules.version(),
            cards=cards.digest,
            card_file=wish.cards,
            seats=wish.seats,
            settings=settle(cards.settings, wanted),
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

    async def add_table(self, plan: TablePlan, entries: list[Any]) -> LiveTable:
        rows = [Row(index + 1, f"~{index + 1}", plan.created, entry) for index, entry in enumerate(entries)]
        await self.store.add_table(plan, rows, plan.created)
        self.lobby_changed()
        return await self.live_table(plan.id)

    async def rematch(self, live: LiveTable, person: PersonRow, contribution: str) -> LiveTable:
        """The next table for the same people and bots, everybody one seat further; the first who wants it makes it."""
        table = live.table
        if table.status != "over":
            raise Denied("not_over", "A rematch follows when the game is over.")
        if not table.seats_of(person.id):
            raise Denied("not_seated", "Only those who sat at the table can ask for a rematch.", status=403)
        if table.former:
            table.check_open()
        if table.next is None:
            plan = follow_up(table.plan, self.now())
            following = await self.add_table(plan, [])
            await live.wish("rematch", lambda: Followed(plan.id))
            if table.next != plan.id:  # somebody else was faster
                await following.wish("given-up", lambda: seats.close(following.table, plan.owner))
        assert table.next is not None
        following = await self.live_table(table.next)
        count = table.plan.seats
        for seat, place in enumerate(table.places):
            if following.table.places[(seat + 1) % count].is_free() and place.person in (None, person.id):
                await self.seat_again(following, (seat + 1) % count, place.bot, person, contribution)
        if following.table.status == "waiting" and not any(place.is_free() for place in following.table.places):
            await following.wish("start", lambda: seats.start(following.table, following.table.plan.owner))
        return following

    async def seat_again(
        self, live: LiveTable, seat: int, bot: str | None, person: PersonRow, contribution: str
    ) -> None:
        table = live.table
        account = person.account is not None
        if bot is not None:
            code = bot
            await live.wish(f"bot-{seat}", lambda: seats.seat_bot(table, seat, code, table.plan.owner))
        else:
            await live.wish(
                f"again-{seat}", lambda: seats.sit(table, seat, person.id, person.name, account, contribution)
            )

    # The lobby

    def lobby_changed(self) -> None:
        """Here something changed: tell whoever looks at the lobby, and the other processes."""
        self.lobby_news.set()
        self.fanout.tell(Notification(self.fanout.process))

    async def lobby(self) -> list[LobbyTable]:
        found = []
        for name in await self.store.listed(self.now() - LISTED_FOR):
            try:
                live = await self.live_table(name)
            except Denied:
                continue
            info = live.info()
            if not info.former and (info.status == "waiting" or info.spectators):
                found.append(lobby_table(info))
        return found

    async def tell_lobby(self) -> None:
        """Show everybody in the lobby what changed, at most once a second; other processes tell by notifications."""
        while True:
            await self.lobby_news.wait()
            self.lobby_news.clear()
            if not self.lobby_connections:
                continue
            try:
                message = encoder.encode(Lobby(tables=await self.lobby()))
            except Unavailable:
                await asyncio.sleep(1.0)
                self.lobby_news.set()
                continue
            for connection in list(self.lobby_connections):
                connection.push(message)
            await asyncio.sleep(1.0)

    def keep_analysis(self, name: str, analysis: Analysis) -> None:
        """The last few are kept: everybody at the table will ask for the same one."""
        self.analyses[name] = analysis
        if len(self.analyses) > KEPT_ANALYSES:
            del self.analyses[next(iter(self.analyses))]

    # Other processes

    def hear(self, notification: Notification) -> None:
        if not notification.table:
            if self.lobby_connections:
                self.lobby_news.set()
            return
        live = self.live_tables.get(notification.table)
        if live is None:
            if notification.table in self.loading:  # it may have read its log before this happened
                self.loading[notification.table].add_done_callback(lambda _: self.hear(notification))
            return
        if notification.here is not None:
            live.hear_presence(notification)
        else:
            self.refresh(live, notification.chat)

    def refresh(self, live: LiveTable, chat: bool = False) -> None:
        task = asyncio.create_task(live.refresh_chat() if chat else live.refresh())
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    def check_all(self) -> None:
        """Notifications may have been lost: look at every table."""
        for live in self.live_tables.values():
            self.refresh(live)
            self.refresh(live, chat=True)

    async def look_after_shared(self) -> None:
        """Find in the database what no notification told."""
        if not is_shared(self.settings.database):
            return
        now = self.now()
        touched = await self.store.touched(self.looked - CLOCKS_APART)
        self.looked = now
        for name, number in touched.items():
            live = self.live_tables.get(name)
            if live is not None and live.table.number < number:
                self.refresh(live)
        for live in self.live_tables.values():
            if live.connections:
                live.tell_presence()
        self.lobby_news.set()

    # Watch

    async def heartbeat(self) -> None:
        await self.store.see_process(self.process, self.now())
        metrics.CRASHES.set(self.workers.crashes)

    async def look_after_due(self) -> None:
        """Tables where a bot, a clock or the end is due and nobody seems to look after it."""
        for name in await self.store.due(self.now()):
            try:
                live = await self.live_table(name)
            except Denied as denied:
                log.warning("a table cannot be looked after", table=name, code=denied.code)
                await self.store.forget_due(name)
                continue
            live.drive()
            await self.store.set_due(name, live.table.number, live.next_due())

    async def tidy(self) -> None:
        """Let idle tables go from memory, close those that never started, settle ratings that a crash left open."""
        for name, live in list(self.live_tables.items()):
            if not live.connections and self.now() - live.used > IDLE and not live.lock.locked():
                live.close()
                del self.live_tables[name]
                await self.fanout.unfollow(name)
        metrics.LIVE_TABLES.set(len(self.live_tables))
        self.limits.forget()
        for name in await self.store.forgotten(self.now() - FORGOTTEN_AFTER):
            with suppress(Denied):
                live = await self.live_table(name)
                await live.wish("forgotten", partial(seats.close, live.table, live.table.plan.owner))
        for name in await self.store.unrated():
            await self.accounts.rate(name)


def open_fanout(url: str) -> Fanout:
    """How other processes are told, if there may be any."""
    if not url:
        return NoFanout()
    from hlubina.server.fanout_valkey import ValkeyFanout  # loaded only where it is used: it is large

    return ValkeyFanout(url)


async def cards_of(plan: TablePlan) -> CardFile | None:
    """The cards of a table, read beside what else the server does; none if they are not for these rules."""
    rules = title(plan.game)
    if plan.version != rules.version():
        return None
    try:
        cards = await asyncio.to_thread(read_cards, plan.game, plan.card_file) if plan.card_file else rules.standard
    except HlubinaError:
        return None
    return cards if cards.digest == plan.cards else None


def fold(table: Table, row: Row) -> None:
    """Fold an entry; with cards of somebody's own the rules may fail."""
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
        raise Denied("bad_clock", "A clock of days has at least one day.", status=400)


def follow_up(plan: TablePlan, now: int) -> TablePlan:
    """The same table again, with a new deal."""
    return msgspec.structs.replace(plan, id=secrets.token_urlsafe(9), secret=sealed_seed(), created=now)


def lobby_table(info: TableInfo) -> LobbyTable:
    return LobbyTable(**{name: getattr(info, name) for name in LobbyTable.__struct_fields__})
