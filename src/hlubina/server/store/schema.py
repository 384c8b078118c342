"""The tables of the store. Times are milliseconds since 1970, flags 0 or 1, structured values JSON as text."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text, UniqueConstraint

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", Text, unique=True),  # the name as names are compared, of accounts only
    Column("password", Text),
    Column("language", Text, nullable=False),
    Column("preferences", Text, nullable=False),
    Column("session", Integer, nullable=False),  # cookies of an earlier session are void
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("plan", Text, nullable=False),
    Column("owner", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Integer, nullable=False),
    Column("rated", Integer, nullable=False),  # 1: ratings are still to be changed
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),  # of its last entry
    Column("due", BigInteger),  # when somebody has to look after it: a bot's move, a clock
    Index("tables_by_status", "status", "listed"),
    Index("tables_by_due", "due"),
    Index("tables_by_touched", "touched"),
)


def lines_of_a_table(name: str) -> Table:
    """What is only ever appended to, numbered within its table; the same key again is refused."""
    return Table(
        name,
        metadata,
        Column("table", Text, ForeignKey("tables.id"), primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("key", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("body", Text, nullable=False),
        UniqueConstraint("table", "key", name=f"{name}_key"),
    )


entries = lines_of_a_table("entries")
chat = lines_of_a_table("chat")

results = Table(
    "results",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("won", Integer, nullable=False),
    Column("role", Text, nullable=False),
    Column("rivals", Text, nullable=False),  # the others at the table, as JSON
    Index("results_by_person", "person", "at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

uploads = Table(
    "uploads",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("record", Text, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", Text, primary_key=True),  # where a browser is called
    Column("person", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("subscriptions_by_person", "person"),
)

quiet = Table(
    "quiet",  # who does not want to be called to which table
    metadata,
    Column("person", Text, primary_key=True),
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
)

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
