"""A server inside the test's own process: quick to start, and with a clock that stands until a test puts it forward.

It speaks over real sockets, as the program does. What only a process can show is tested with `Served`.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import structlog
from anyio import CapacityLimiter
from argon2 import PasswordHasher

from hlubina.server.app import Server, build, transport_config
from hlubina.server.clocks import now_ms
from hlubina.server.live_table import LiveTable
from hlubina.server.settings import Settings
from hlubina.server.store.migrate import migrate_sqlite
from hlubina.server.table_manager import TableManager
from hlubina.server.workers import Workers
from tests.server.address import Address
from tests.server.client import PATIENCE

THREAD = "server"
SOME_DAY = 1_800_000_000_000  # milliseconds since 1970
Answer = TypeVar("Answer")


class StandingClock:
    """The time of a server and of everything that it does later: it stands until it is put forward."""

    def __init__(self) -> None:
        self.now = SOME_DAY
        self.loops: list[StandingLoop] = []  # those that are not closed
        self.lock = threading.Lock()

    def milliseconds(self) -> int:
        return self.now

    def forward(self, seconds: float) -> None:
        self.now += round(seconds * 1000)
        with self.lock:
            for loop in self.loops:
                loop.call_soon_threadsafe(lambda: None)  # it looks at its timers again


class StandingLoop(asyncio.SelectorEventLoop):
    def __init__(self, clock: StandingClock) -> None:
        super().__init__()
        self.clock = clock
        with clock.lock:
            clock.loops.append(self)

    def close(self) -> None:
        with self.clock.lock:
            if self in self.clock.loops:
                self.clock.loops.remove(self)
        super().close()

    def time(self) -> float:
        return (self.clock.now - SOME_DAY) / 1000  # small, since seconds are not exact


class Inline(Workers):
    """Bots that think in the server itself: for stories in which they only have to move."""

    async def run(
        self, limiter: CapacityLimiter, seconds: float, work: Callable[..., Answer], *arguments: object
    ) -> Answer:
        return work(*arguments)


class Inside(Server):
    """Tells where it listens, and leaves the signals of the process alone."""

    def __init__(self, config: Any, manager: TableManager, ready: Callable[[], None]) -> None:
        super().__init__(config, manager)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super(Server, self).startup(sockets)
        self.ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Hosted(Address):
    """A server on a database of its own, unless one is given, in a thread of its own.

    `narrow` links hold a few kilobytes that nobody reads, like real ones; the kernel keeps megabytes for a loopback.
    """

    def __init__(
        self,
        folder: Path,
        database: str = "",
        clock: StandingClock | None = None,
        workers: Workers | None = None,
        narrow: bool = False,
        **settings: Any,
    ) -> None:
        self.database = database or fresh_database(folder / "tables.sqlite")
        self.clock = clock
        self.workers = workers
        self.narrow = narrow
        self.settings = Settings(database=self.database, port=0, thinkers=1, bot_pace=0, **settings)
        self.manager: TableManager
        self.port = 0
        self.server: Inside | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread: threading.Thread | None = None
        self.ready = threading.Event()
        self.fault: BaseException | None = None
        self.stumbles: list[str] = []

    def start(self) -> Hosted:
        self.ready.clear()
        self.fault = None
        JOURNAL.keep(self.stumbles)
        self.thread = threading.Thread(target=self.serve, name=THREAD, daemon=True)
        self.thread.start()
        assert self.ready.wait(PATIENCE), "The server does not start."
        if self.fault is not None:
            raise self.fault
        return self

    def serve(self) -> None:
        try:
            app, self.manager = build(self.settings, now_ms if self.clock is None else self.clock.milliseconds)
            self.manager.workers = self.workers or Inline(1)
            config = transport_config(app, self.settings)
            config.ws_ping_interval = config.ws_ping_timeout = None  # they would end links whose clock leaps
            config.timeout_keep_alive = 10**9
            with asyncio.Runner(loop_factory=self.new_loop) as runner:
                self.loop = runner.get_loop()
                runner.run(self.manager.open())
                self.manager.accounts.hasher = PasswordHasher(1, 8, 1)  # passwords of tests need no protection
                self.server = Inside(config, self.manager, self.ready.set)
                runner.run(self.server.serve([self.listen()]))
        except BaseException as fault:
            self.fault = fault
        finally:
            self.ready.set()

    def new_loop(self) -> asyncio.AbstractEventLoop:
        if self.clock is None:
            return asyncio.new_event_loop()
        return StandingLoop(self.clock)

    def listen(self) -> socket.socket:
        link = socket.socket()
        if self.narrow:
            link.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        link.bind(("127.0.0.1", 0))
        self.port = link.getsockname()[1]
        return link

    def stop(self) -> None:
        """As an operator does: everybody is told, everything is stored."""
        JOURNAL.leave(self.stumbles)
        if self.thread is None or self.server is None:
            return
        self.server.should_exit = True
        until = time.monotonic() + PATIENCE
        while self.thread.is_alive() and time.monotonic() < until:
            if self.clock is not None:
                self.clock.forward(0.1)
            self.thread.join(0.01)
        assert not self.thread.is_alive(), "The server does not stop."
        if self.fault is not None:
            raise self.fault

    def __enter__(self) -> Hosted:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.thread is not None and self.thread.is_alive():
            self.stop()

    # Looking inside

    async def look(self, see: Callable[[TableManager], Answer]) -> Answer:
        """What is to be seen inside, seen in the server's own thread."""

        async def seen() -> Answer:
            return see(self.manager)

        assert self.loop is not None
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(seen(), self.loop))

    async def until(self, fits: Callable[[TableManager], bool]) -> None:
        """Wait for something that the server is about to do and tells nobody."""
        until = time.monotonic() + PATIENCE
        while not await self.look(fits):
            assert time.monotonic() < until, "The server never came to that."
            await asyncio.sleep(0.005)

    async def until_at(self, table: str, fits: Callable[[LiveTable], bool]) -> None:
        """The same for a table that lives there."""
        await self.until(lambda manager: table in manager.live_tables and fits(manager.live_tables[table]))

    async def forward(self, seconds: float) -> None:
        """Put the clock forward; what is due then has begun when this returns."""
        assert self.clock is not None
        self.clock.forward(seconds)
        for _ in range(2):  # the loop finds what is due after it has looked for us, and begins it before the next time
            await self.look(lambda manager: None)


@cache
def empty_database() -> bytes:
    """Made once, since Alembic is slow to load."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "empty.sqlite"
        migrate_sqlite(path)
        return path.read_bytes()


def fresh_database(path: Path) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(empty_database())
    return str(path)


class Journal(logging.Handler):
    """Keeps what servers in this process call an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.readers: list[list[str]] = []

    def keep(self, errors: list[str]) -> None:
        if self not in logging.getLogger().handlers:
            logging.getLogger().addHandler(self)
            structlog.configure(
                processors=[structlog.processors.add_log_level, structlog.processors.format_exc_info, self.note],
                logger_factory=structlog.ReturnLoggerFactory(),
            )
        self.readers.append(errors)

    def leave(self, errors: list[str]) -> None:
        self.readers = [reader for reader in self.readers if reader is not errors]

    def emit(self, record: logging.LogRecord) -> None:
        if record.threadName == THREAD:  # and not the clients'
            for reader in self.readers:
                reader.append(self.format(record))

    def note(self, _: object, level: str, event: Any) -> Any:
        if event["level"] in ("error", "critical"):
            for reader in self.readers:
                reader.append(str(event))
        return str(event)


JOURNAL = Journal()
