"""PostgreSQL through asyncpg: any number of processes, and the primary key decides who was first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import Executable
from sqlalchemy.dialects.postgresql.asyncpg import dialect

from hlubina.core.errors import Invalid
from hlubina.server.errors import Unavailable
from hlubina.server.store.database import Compiler, Row, Taken, Write
from hlubina.server.store.migrate import migrate_postgres

POOL = 10
LOST = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
PATIENCE = (0.1, 0.3, 0.6, 1.0, 2.0, 3.0)  # seconds between attempts while the database is away

Answer = TypeVar("Answer")


class Postgres:
    def __init__(self, url: str) -> None:
        self.url = url
        self.compiler = Compiler(dialect())  # type: ignore[no-untyped-call]
        self.pool: asyncpg.Pool | None = None

    async def open(self) -> None:
        try:
            await migrate_postgres(self.url)
            self.pool = await asyncpg.create_pool(self.url, min_size=1, max_size=POOL, command_timeout=20)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            raise Invalid(f"The PostgreSQL database cannot be used: {error}.") from None

    async def close(self) -> None:
        if self.pool is not None:
            await self.pool.close()

    async def read(self, statement: Executable, **values: Any) -> list[Row]:
        compiled = self.compiler.compile(statement, ())

        async def fetch() -> list[Row]:
            assert self.pool is not None
            return [tuple(row) for row in await self.pool.fetch(compiled.sql, *compiled.arguments(values))]

        return await self.patiently(fetch)

    async def write(self, *writes: Write) -> None:
        """A connection lost in mid-commit leaves it open whether it was stored: the caller's keys tell."""
        assert self.pool is not None
        try:
            async with self.pool.acquire() as connection, connection.transaction():
                for write in writes:
                    compiled = self.compiler.compile(write.statement, tuple(write.values))
                    done = await connection.execute(compiled.sql, *compiled.arguments(write.values))
                    if write.rows is not None and int(done.rsplit(" ", 1)[1]) != write.rows:
                        raise Taken
        except (asyncpg.UniqueViolationError, asyncpg.SerializationError, asyncpg.DeadlockDetectedError):
            raise Taken from None
        except LOST:
            raise Unavailable("The database does not answer; try again.") from None
        except (asyncpg.DiskFullError, asyncpg.InsufficientResourcesError, asyncpg.OperatorInterventionError) as error:
            raise Unavailable(f"The database cannot take it now: {error}. Nothing was stored.") from None

    async def patiently(self, work: Callable[[], Awaitable[Answer]]) -> Answer:
        """Reading is harmless to repeat: wait a little for a database that restarts."""
        for pause in PATIENCE:
            try:
                return await work()
            except (*LOST, asyncpg.OperatorInterventionError):
                await asyncio.sleep(pause)
        raise Unavailable("The database does not answer; try again.")
