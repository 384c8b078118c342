"""What is stored and how it is asked for: tables and their logs, people, results. SQL stands here and nowhere else."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import bindparam, delete, func, insert, or_, select, update
from sqlalchemy.sql.expression import ColumnElement

from hlubina.core.errors import Invalid
from hlubina.protocol.messages import ChatLine
from hlubina.server.entries import Row, read_row, write_entry
from hlubina.server.store import schema
from hlubina.server.store.database import Database, Taken, Write
from hlubina.server.table import TablePlan
from hlubina.server.table.plan import read_plan

entries, tables, chat, people = schema.entries.c, schema.tables.c, schema.chat.c, schema.people.c
results, ratings, uploads = schema.results.c, schema.ratings.c, schema.uploads.c
subscriptions, quiet = schema.subscriptions.c, schema.quiet.c

ADD_ENTRY = insert(schema.entries)
TOUCH = (
    update(schema.tables)
    .where(tables.id == bindparam("id_"))
    .values(
        status=func.coalesce(bindparam("status_"), tables.status),
        touched=bindparam("touched_"),
        number=bindparam("number_"),
        due=bindparam("due_"),
    )
)
READ_ENTRIES = (
    select(entries.number, entries.key, entries.at, entries.body)
    .where(entries.table == bindparam("id_"), entries.number > bindparam("after_"))
    .order_by(entries.number)
)
ADD_TABLE = insert(schema.tables)
READ_PLAN = select(tables.plan).where(tables.id == bindparam("id_"))
READ_LISTED = (
    select(tables.id)
    .where(
        tables.listed == 1,
        or_(tables.status == "waiting", tables.status == "playing"),
        tables.touched > bindparam("after_"),
    )
    .order_by(tables.created.desc())
    .limit(200)
)
SET_DUE = (
    update(schema.tables)
    .where(tables.id == bindparam("id_"), tables.number == bindparam("number_"))
    .values(due=bindparam("due_"))
)
DROP_DUE = update(schema.tables).where(tables.id == bindparam("id_")).values(due=None)
READ_TOUCHED = select(tables.id, tables.number).where(tables.touched >= bindparam("since_"))
READ_DUE = select(tables.id).where(tables.due <= bindparam("now_")).order_by(tables.due).limit(100)
COUNT_WAITING = select(func.count()).where(tables.owner == bindparam("owner_"), tables.status == "waiting")
READ_STALE = select(tables.id).where(tables.status == "waiting", tables.touched < bindparam("before_")).limit(100)
ADD_CHAT = insert(schema.chat)
READ_CHAT = (
    select(chat.body)
    .where(chat.table == bindparam("id_"), chat.number > bindparam("after_"))
    .order_by(chat.number)
    .limit(1000)
)
FIND_CHAT = select(chat.number).where(chat.table == bindparam("id_"), chat.key == bindparam("key_"))
ADD_PERSON = insert(schema.people)
PERSON_COLUMNS: list[ColumnElement[Any]] = [
    people.id,
    people.name,
    people.account,
    people.password,
    people.language,
    people.preferences,
    people.session,
    people.created,
]
READ_PERSON = select(*PERSON_COLUMNS).where(people.id == bindparam("id_"))
FIND_ACCOUNT = select(*PERSON_COLUMNS).where(people.account == bindparam("account_"))
CHANGE_PERSON = (
    update(schema.people)
    .where(people.id == bindparam("id_"))
    .values(
        name=bindparam("name_"),
        account=bindparam("account_"),
        password=bindparam("password_"),
        language=bindparam("language_"),
        preferences=bindparam("preferences_"),
        session=bindparam("session_"),
    )
)
ADD_RESULT = insert(schema.results)
READ_RESULTS = (
    select(schema.results).where(results.person == bindparam("person_")).order_by(results.at.desc()).limit(1000)
)
READ_TABLE_RESULTS = (
    select(results.seat, results.person, results.game, results.rank)
    .where(results.table == bindparam("id_"))
    .order_by(results.seat)
)
READ_RATINGS = select(ratings.game, ratings.mu, ratings.sigma, ratings.games).where(
    ratings.person == bindparam("person_")
)
ADD_RATING = insert(schema.ratings)
CHANGE_RATING = (
    update(schema.ratings)
    .where(
        ratings.person == bindparam("person_"),
        ratings.game == bindparam("game_"),
        ratings.games == bindparam("games_before"),
    )
    .values(mu=bindparam("mu_"), sigma=bindparam("sigma_"), games=bindparam("games_after"))
)
MARK_RATED = update(schema.tables).where(tables.id == bindparam("id_"), tables.rated == 1).values(rated=2)
READ_UNRATED = select(tables.id).where(tables.rated == 1, tables.status == "over").limit(100)
ADD_UPLOAD = insert(schema.uploads)
READ_UPLOAD = select(uploads.record).where(uploads.id == bindparam("id_"))
ADD_SUBSCRIPTION = insert(schema.subscriptions)
READ_SUBSCRIPTIONS = (
    select(
        subscriptions.endpoint, subscriptions.person, subscriptions.p256dh, subscriptions.auth, subscriptions.created
    )
    .where(subscriptions.person == bindparam("person_"))
    .order_by(subscriptions.created.desc(), subscriptions.endpoint)
)
DROP_SUBSCRIPTION = delete(schema.subscriptions).where(subscriptions.endpoint == bindparam("endpoint_"))
DROP_OWN_SUBSCRIPTION = DROP_SUBSCRIPTION.where(subscriptions.person == bindparam("person_"))
DROP_SUBSCRIPTIONS = delete(schema.subscriptions).where(subscriptions.person == bindparam("person_"))
ADD_QUIET = insert(schema.quiet)
READ_QUIET = select(quiet.table).where(quiet.person == bindparam("person_"), quiet.table == bindparam("id_"))
DROP_QUIET = delete(schema.quiet).where(quiet.person == bindparam("person_"), quiet.table == bindparam("id_"))
ADD_SETTING = insert(schema.settings)
READ_SETTING = select(schema.settings.c.value).where(schema.settings.c.name == bindparam("name_"))
READ_SEEN = select(func.max(schema.processes.c.seen))
ADD_PROCESS = insert(schema.processes)
SEE_PROCESS = update(schema.processes).where(schema.processes.c.id == bindparam("id_")).values(seen=bindparam("seen_"))
DROP_PROCESSES = delete(schema.processes).where(schema.processes.c.seen < bindparam("before_"))
ADD_OUTAGE = insert(schema.outages)
READ_OUTAGES = select(schema.outages.c.began, schema.outages.c.ended).order_by(schema.outages.c.began)
READ_OLDEST_CLOCK = select(func.min(tables.created)).where(or_(tables.status == "waiting", tables.status == "playing"))
DROP_OUTAGES = delete(schema.outages).where(schema.outages.c.ended < bindparam("before_"))


class ResultRow(Struct):
    """What one person achieved at one table. The score is in parts of a point; `rank` is 0 where all win or lose
    together; `rivals` is JSON."""

    table: str
    seat: int
    person: str
    game: str
    rank: int
    score: int
    at: int
    won: int
    role: str
    rivals: str


class PersonRow(Struct):
    """Somebody who plays. `account` is the name, as names are compared, of who has claimed one."""

    id: str
    name: str
    account: str | None
    password: str | None
    language: str
    preferences: str
    session: int
    created: int


class RatingRow(Struct):
    mu: float
    sigma: float
    games: int


class SubscriptionRow(Struct):
    """Where a browser of somebody is called, and its keys."""

    endpoint: str
    person: str
    p256dh: str
    auth: str
    created: int


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database

    # Tables and their logs

    async def add_table(self, plan: TablePlan, rows: list[Row], now: int) -> None:
        row = {
            "id": plan.id,
            "plan": msgspec.json.encode(plan).decode(),
            "owner": plan.owner,
            "status": "waiting",
            "listed": int(plan.listed),
            "rated": int(plan.rated),
            "created": plan.created,
            "touched": now,
            "number": len(rows),
            "due": None,
        }
        await self.database.write(Write(ADD_TABLE, row), *[self.entry_write(plan.id, entry) for entry in rows])

    async def plan(self, table: str) -> TablePlan | None:
        found = await self.database.read(READ_PLAN, id_=table)
        return read_plan(found[0][0]) if found else None

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        return [read_row(*row) for row in await self.database.read(READ_ENTRIES, id_=table, after_=after)]

    def entry_write(self, table: str, row: Row) -> Write:
        body = write_entry(row.entry)
        return Write(ADD_ENTRY, {"table": table, "number": row.number, "key": row.key, "at": row.at, "body": body})

    async def append(self, table: str, row: Row, status: str | None, due: int | None, *more: Write) -> None:
        """Store an entry durably, or raise Taken if its number or key is there already; status None is unchanged."""
        touch = Write(TOUCH, {"id_": table, "status_": status, "touched_": row.at, "number_": row.number, "due_": due})
        await self.database.write(self.entry_write(table, row), touch, *more)

    async def touched(self, since: int) -> dict[str, int]:
        """The tables at which something has happened since then, with their last numbers."""
        return {row[0]: row[1] for row in await self.database.read(READ_TOUCHED, since_=since)}

    async def listed(self, after: int) -> list[str]:
        return [row[0] for row in await self.database.read(READ_LISTED, after_=after)]

    async def due(self, now: int) -> list[str]:
        return [row[0] for row in await self.database.read(READ_DUE, now_=now)]

    async def set_due(self, table: str, number: int, due: int | None) -> None:
        """When the table has to be looked after again, unless something has happened there meanwhile."""
        await self.database.write(Write(SET_DUE, {"id_": table, "number_": number, "due_": due}))

    async def forget_due(self, table: str) -> None:
        """Nothing can be done for this table here."""
        await self.database.write(Write(DROP_DUE, {"id_": table}))

    async def waiting_of(self, owner: str) -> int:
        return int((await self.database.read(COUNT_WAITING, owner_=owner))[0][0])

    async def forgotten(self, before: int) -> list[str]:
        """Tables that have waited for players since then."""
        return [row[0] for row in await self.database.read(READ_STALE, before_=before)]

    # Chat

    async def add_chat(self, table: str, key: str, line: ChatLine) -> None:
        body = msgspec.json.encode(line).decode()
        row = {"table": table, "number": line.number, "key": key, "at": line.at, "body": body}
        await self.database.write(Write(ADD_CHAT, row))

    async def chat(self, table: str, after: int = 0) -> list[ChatLine]:
        found = await self.database.read(READ_CHAT, id_=table, after_=after)
        return [msgspec.json.decode(row[0], type=ChatLine) for row in found]

    async def chat_number(self, table: str, key: str) -> int | None:
        found = await self.database.read(FIND_CHAT, id_=table, key_=key)
        return int(found[0][0]) if found else None

    # People

    async def add_person(self, person: PersonRow) -> None:
        await self.database.write(Write(ADD_PERSON, msgspec.structs.asdict(person)))

    async def person(self, name: str) -> PersonRow | None:
        found = await self.database.read(READ_PERSON, id_=name)
        return PersonRow(*found[0]) if found else None

    async def account(self, name: str) -> PersonRow | None:
        found = await self.database.read(FIND_ACCOUNT, account_=name)
        return PersonRow(*found[0]) if found else None

    async def change_person(self, person: PersonRow) -> None:
        values = {f"{name}_": value for name, value in msgspec.structs.asdict(person).items() if name != "created"}
        await self.database.write(Write(CHANGE_PERSON, values, rows=1))

    # Calls

    async def add_subscription(self, subscription: SubscriptionRow, most: int) -> None:
        """A browser belongs to one person, the last who has used it; of too many the oldest are dropped."""
        row = msgspec.structs.asdict(subscription)
        with suppress(Taken):
            await self.database.write(
                Write(DROP_SUBSCRIPTION, {"endpoint_": subscription.endpoint}), Write(ADD_SUBSCRIPTION, row)
            )
        for old in (await self.subscriptions(subscription.person))[most:]:
            await self.drop_subscription(old.endpoint)

    async def subscriptions(self, person: str) -> list[SubscriptionRow]:
        """The latest first."""
        return [SubscriptionRow(*row) for row in await self.database.read(READ_SUBSCRIPTIONS, person_=person)]

    async def drop_subscription(self, endpoint: str) -> None:
        await self.database.write(Write(DROP_SUBSCRIPTION, {"endpoint_": endpoint}))

    async def drop_own_subscription(self, person: str, endpoint: str) -> None:
        await self.database.write(Write(DROP_OWN_SUBSCRIPTION, {"person_": person, "endpoint_": endpoint}))

    async def drop_subscriptions(self, person: str) -> None:
        await self.database.write(Write(DROP_SUBSCRIPTIONS, {"person_": person}))

    async def is_quiet(self, person: str, table: str) -> bool:
        """Whether the person does not want to be called to that table."""
        return bool(await self.database.read(READ_QUIET, person_=person, id_=table))

    async def set_quiet(self, person: str, table: str, wanted: bool) -> None:
        drop = Write(DROP_QUIET, {"person_": person, "id_": table})
        add = [Write(ADD_QUIET, {"person": person, "table": table})] if wanted else []
        with suppress(Taken):
            await self.database.write(drop, *add)

    # Results and ratings

    def result_write(self, result: ResultRow) -> Write:
        return Write(ADD_RESULT, msgspec.structs.asdict(result))

    async def results_of(self, person: str) -> list[ResultRow]:
        """The latest first."""
        return [ResultRow(*row) for row in await self.database.read(READ_RESULTS, person_=person)]

    async def results_at(self, table: str) -> list[tuple[int, str, str, int]]:
        """Seat, person, game and rank."""
        found = await self.database.read(READ_TABLE_RESULTS, id_=table)
        return [(row[0], row[1], row[2], row[3]) for row in found]

    async def ratings_of(self, person: str) -> dict[str, RatingRow]:
        found = await self.database.read(READ_RATINGS, person_=person)
        return {row[0]: RatingRow(row[1], row[2], row[3]) for row in found}

    async def change_ratings(
        self, table: str, game: str, changes: dict[str, tuple[RatingRow | None, RatingRow]]
    ) -> None:
        """Replace the ratings of people, each given before and after, all or none; Taken if one of them has changed or
        the table counts already."""
        writes = [Write(MARK_RATED, {"id_": table}, rows=1)]
        for person, (before, after) in changes.items():
            if before is None:
                writes.append(Write(ADD_RATING, {"person": person, "game": game, **msgspec.structs.asdict(after)}))
                continue
            values = {"person_": person, "game_": game, "games_before": before.games, "games_after": after.games}
            writes.append(Write(CHANGE_RATING, {**values, "mu_": after.mu, "sigma_": after.sigma}, rows=1))
        await self.database.write(*writes)

    async def unrated(self) -> list[str]:
        return [row[0] for row in await self.database.read(READ_UNRATED)]

    # Uploaded records

    async def add_upload(self, name: str, person: str, record: str, now: int) -> None:
        await self.database.write(Write(ADD_UPLOAD, {"id": name, "person": person, "at": now, "record": record}))

    async def upload(self, name: str) -> str | None:
        found = await self.database.read(READ_UPLOAD, id_=name)
        return str(found[0][0]) if found else None

    # The server itself

    async def secret(self) -> str:
        """The key that signs cookies and tokens."""
        return await self.kept("secret", lambda: secrets.token_hex(32))

    async def kept(self, name: str, make: Callable[[], str]) -> str:
        """A secret of the server: made once, shared by all processes on this database."""
        found = await self.database.read(READ_SETTING, name_=name)
        if not found:
            with suppress(Taken):
                await self.database.write(Write(ADD_SETTING, {"name": name, "value": make()}))
            found = await self.database.read(READ_SETTING, name_=name)
        return str(found[0][0])

    async def begin_process(self, name: str, now: int, alive: int, grace: int) -> None:
        """Say that this process is there; if none was, the time since the last one is an outage, and a little more.

        Outages that ended before the oldest table was made whose clocks may still run are forgotten.
        """
        seen = (await self.database.read(READ_SEEN))[0][0]
        oldest = (await self.database.read(READ_OLDEST_CLOCK))[0][0]
        writes = [
            Write(DROP_PROCESSES, {"before_": now - alive}),
            Write(ADD_PROCESS, {"id": name, "seen": now}),
            Write(DROP_OUTAGES, {"before_": now if oldest is None else oldest}),
        ]
        if seen is not None and now - seen > alive:
            writes.append(Write(ADD_OUTAGE, {"began": seen, "ended": now + grace}))
        await self.database.write(*writes)

    async def see_process(self, name: str, now: int) -> None:
        await self.database.write(Write(SEE_PROCESS, {"id_": name, "seen_": now}))

    async def outages(self) -> list[tuple[int, int]]:
        return [(row[0], row[1]) for row in await self.database.read(READ_OUTAGES)]


def is_shared(address: str) -> bool:
    """Whether several processes may use the database."""
    return address.startswith(("postgresql://", "postgres://"))


def open_database(address: str) -> Database:
    """The database of a URL or a file's path."""
    if is_shared(address):
        from hlubina.server.store.postgres import Postgres

        return Postgres(address.replace("postgres://", "postgresql://", 1))
    if "://" in address and not address.startswith("sqlite:///"):
        raise Invalid(
            f"A database is a file, or a URL that begins with postgresql://, not {address.split('://')[0]}://."
        )
    from hlubina.server.store.sqlite import Sqlite

    return Sqlite(Path(address.removeprefix("sqlite:///")))
