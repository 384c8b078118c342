"""A real server process for the tests: started, killed, restarted."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path


class Served:
    """`python -m hlubina serve` on a database; the port stays the same over restarts, as behind a real address."""

    def __init__(self, folder: Path, database: str, *flags: str, env: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.database = database
        self.flags = flags
        self.env = env or {}
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / f"server-{id(self)}.log"
        self.out = folder / "server.out"
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self, within: float = 60.0) -> Served:
        self.launch()
        return self.await_ready(within)

    def launch(self) -> None:
        command = [sys.executable, "-m", "hlubina", "serve", "--port", str(self.port), "--database", self.database]
        self.out.write_bytes(b"")
        surroundings = {**os.environ, "HLUBINA_BOT_PACE": "0", "PYTHONUNBUFFERED": "1", **self.env}
        with self.out.open("wb") as stdout, self.log.open("ab") as stderr:
            self.process = subprocess.Popen(
                [*command, "--thinkers", "1", *self.flags],
                stdout=stdout,
                stderr=stderr,
                env=surroundings,
                start_new_session=True,
            )

    def await_ready(self, within: float = 60.0) -> Served:
        assert self.process is not None
        until = time.monotonic() + within
        while time.monotonic() < until:
            found = re.search(rb"served at http://127.0.0.1:([0-9]+)", self.out.read_bytes())
            if found:
                self.port = int(found[1])
                return self
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(f"The server did not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """As a power cut does: no chance to say goodbye."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self, within: float = 20.0) -> int:
        """As an operator does."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(within)

    def __enter__(self) -> Served:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
