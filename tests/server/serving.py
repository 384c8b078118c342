"""A real server process for the tests: started, killed, restarted."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from tests.server.address import Address
from tests.server.client import PATIENCE


class Served(Address):
    """`python -m hlubina serve` on a database; the port stays the same over restarts, as behind a real address.

    A socket that never listens holds the port, so that nobody else is given it while the server is down.
    """

    def __init__(self, folder: Path, database: str, *flags: str, env: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.database = database
        self.flags = flags
        self.env = env or {}
        self.held = socket.socket()
        self.held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.held.bind(("127.0.0.1", 0))
        self.port: int = self.held.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / f"server-{id(self)}.log"
        self.out = folder / f"server-{id(self)}.out"
        folder.mkdir(parents=True, exist_ok=True)

    def start(self) -> Served:
        self.launch()
        return self.await_ready()

    def launch(self) -> None:
        command = [sys.executable, "-m", "hlubina", "serve", "--port", str(self.port), "--database", self.database]
        surroundings = {**os.environ, "HLUBINA_BOT_PACE": "0", "PYTHONUNBUFFERED": "1", **self.env}
        with self.out.open("wb") as stdout, self.log.open("ab") as stderr:
            self.process = subprocess.Popen(
                [*command, "--thinkers", "1", *self.flags],
                stdout=stdout,
                stderr=stderr,
                env=surroundings,
                start_new_session=True,
            )

    def await_ready(self) -> Served:
        assert self.process is not None
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            found = re.search(rb"served at http://127.0.0.1:([0-9]+)\n", self.out.read_bytes())
            if found:
                assert int(found[1]) == self.port
                return self
            if self.process.poll() is not None:
                break
            time.sleep(0.02)
        self.kill()
        raise AssertionError(f"The server did not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """As a power cut does: no chance to say goodbye."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As an operator does."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def __enter__(self) -> Served:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
        self.held.close()
