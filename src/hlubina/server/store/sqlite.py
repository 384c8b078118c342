"""SQLite: one thread writes and commits whatever has come in meanwhile together, another one reads."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout
from sqlalchemy import Executable
from sqlalchemy.dialects.sqlite import dialect

from hlubina.core.errors import Invalid
from hlubina.server.errors import Unavailable
from hlubina.server.store.database import Compiler, Row, Taken, Write
from hlubina.server.store.migrate import migrate_sqlite

MOST_TOGETHER = 256  # transactions in one commit
Job = tuple[tuple[Write, ...], "asyncio.Future[None]"]


class Sqlite:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.compiler = Compiler(dialect(paramstyle="qmark"))
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.reader = ThreadPoolExecutor(1, thread_name_prefix="sqlite-reader")
        self.reading: sqlite3.Connection | None = None
        self.writer: threading.Thread | None = None
        self.lock = FileLock(f"{path}.lock", blocking=False, thread_local=False)  # another thread may release it
        self.loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        await asyncio.to_thread(self.prepare)
        self.writer = threading.Thread(target=self.write_on, name="sqlite-writer", daemon=True)
        self.writer.start()

    def prepare(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))  # seeds and the key of cookies are in it
            self.lock.acquire()
        except Timeout:
            raise Invalid(
                f"Another server uses the database {self.path}; several processes need PostgreSQL and Valkey."
            ) from None
        except OSError as error:
            raise Invalid(f"The database {self.path} cannot be opened: {error.strerror}.") from None
        try:
            migrate_sqlite(self.path)
            self.reading = self.connect()
        except sqlite3.Error as error:
            raise Invalid(f"The database {self.path} cannot be used: {error}.") from None

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
            connection.execute(f"PRAGMA {pragma}")
        return connection

    async def close(self) -> None:
        self.jobs.put(None)
        if self.writer is not None:
            await asyncio.to_thread(self.writer.join)
        self.reader.shutdown()
        if self.reading is not None:
            self.reading.close()
        self.lock.release()

    async def read(self, statement: Executable, **values: Any) -> list[Row]:
        compiled = self.compiler.compile(statement, ())
        return await asyncio.get_running_loop().run_in_executor(
            self.reader, self.read_now, compiled.sql, compiled.arguments(values)
        )

    def read_now(self, sql: str, arguments: list[Any]) -> list[Row]:
        assert self.reading is not None
        try:
            return self.reading.execute(sql, arguments).fetchall()
        except sqlite3.Error as error:
            raise Unavailable(f"The database cannot be read: {error}.") from None

    async def write(self, *writes: Write) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put((writes, done))
        await done

    # In the writer's thread

    def write_on(self) -> None:
        connection = self.connect()
        going = True
        while going:
            job = self.jobs.get()
            batch: list[Job] = []
            while job is not None:
                batch.append(job)
                if len(batch) == MOST_TOGETHER:
                    break
                try:
                    job = self.jobs.get_nowait()
                except queue.Empty:
                    break
            going = job is not None
            if batch:
                outcomes = self.commit(connection, [writes for writes, _ in batch])
                assert self.loop is not None
                self.loop.call_soon_threadsafe(tell, [done for _, done in batch], outcomes)
        connection.close()

    def commit(self, connection: sqlite3.Connection, batch: list[tuple[Write, ...]]) -> list[Exception | None]:
        """Run the transactions one after another and make them durable together."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [self.run(connection, writes) for writes in batch]
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [unavailable(error)] * len(batch)
        return outcomes

    def run(self, connection: sqlite3.Connection, writes: tuple[Write, ...]) -> Exception | None:
        connection.execute("SAVEPOINT one")
        try:
            for write in writes:
                compiled = self.compiler.compile(write.statement, tuple(write.values))
                touched = connection.execute(compiled.sql, compiled.arguments(write.values)).rowcount
                if write.rows is not None and touched != write.rows:
                    raise Taken
        except (sqlite3.IntegrityError, Taken):
            connection.execute("ROLLBACK TO one")
            connection.execute("RELEASE one")
            return Taken()
        connection.execute("RELEASE one")
        return None


def unavailable(error: sqlite3.Error) -> Unavailable:
    if "full" in str(error):
        return Unavailable("The disk is full: nothing was stored. Free some space and try again.")
    return Unavailable(f"The database cannot be written: {error}. Nothing was stored.")


def tell(waiting: list[asyncio.Future[None]], outcomes: list[Exception | None]) -> None:
    for done, outcome in zip(waiting, outcomes, strict=True):
        if done.cancelled():
            continue
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)
