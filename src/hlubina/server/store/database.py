"""What the store asks of a database: reads, and writes that happen all or not at all.

Statements are written once, with SQLAlchemy, and compiled for the database at hand; they run on its own driver, which
is what makes a move cheap.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

from msgspec import Struct
from sqlalchemy import Dialect, Executable
from sqlalchemy.sql.expression import ClauseElement

Row = tuple[Any, ...]


class Taken(Exception):
    """A row of that key is there already, or the row to change is not as expected: somebody was faster."""


class Write(Struct):
    """One statement of a transaction; `rows`, if given, is how many it must touch."""

    statement: Executable
    values: dict[str, Any]
    rows: int | None = None


class Database(Protocol):
    async def open(self) -> None:
        """Bring the schema up to date and be ready."""

    async def close(self) -> None: ...

    async def read(self, statement: Executable, **values: Any) -> list[Row]: ...

    async def write(self, *writes: Write) -> None:
        """All of them, durably, or none. Raises Taken or Unavailable."""


class Compiled(Struct):
    sql: str
    names: list[str]
    fixed: dict[str, Any]

    def arguments(self, values: dict[str, Any]) -> list[Any]:
        return [values[name] if name in values else self.fixed[name] for name in self.names]


class Compiler:
    """Statements as the text of one dialect, compiled once each."""

    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect
        self.compile = cache(self.compile_once)

    def compile_once(self, statement: Executable, columns: tuple[str, ...]) -> Compiled:
        assert isinstance(statement, ClauseElement)
        keys = list(columns) if getattr(statement, "is_insert", False) else None
        compiled: Any = statement.compile(dialect=self.dialect, column_keys=keys)
        return Compiled(str(compiled), list(compiled.positiontup or []), dict(compiled.params))
