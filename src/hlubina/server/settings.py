"""How a server is set up: by flags, or by environment variables of the same names (HLUBINA_PORT ...)."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from hlubina.core.errors import Invalid
from hlubina.paths import data_folder
from hlubina.protocol.constants import COOKIES, LOOPBACK

LEVELS = ("debug", "info", "warning", "error")


def default_database() -> str:
    """Where the terminal keeps its games too."""
    return str(data_folder() / "tables.sqlite")


@dataclass
class Settings:
    host: str = "127.0.0.1"
    port: int = 8321
    database: str = field(default_factory=default_database)
    valkey: str = ""
    public_url: str = ""
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    log_level: str = "info"
    limits: bool = True  # off only for measuring
    bot_pace: float = 0.3  # a bot's move can be followed
    grace: float = 30.0  # seconds before opponents may replace a player who is gone
    session_days: int = 400
    call_after: float = 5.0  # seconds that somebody who is due has to come back before being called
    private_endpoints: bool = False  # only in tests: calls go to this machine, by plain http
    page: Path | None = None  # the built page

    def check(self) -> None:
        if not 0 <= self.port <= 65535:
            raise Invalid(f"A port is a number from 0 to 65535, not {self.port}.")
        if not 1 <= self.thinkers <= 256:
            raise Invalid(f"There are 1 to 256 thinkers, not {self.thinkers}.")
        if not 0 <= self.bot_pace <= 60:
            raise Invalid(f"The pace of bots is 0 to 60 seconds, not {self.bot_pace:g}.")
        if not 0 <= self.grace <= 86_400:
            raise Invalid(f"The grace is 0 to 86400 seconds, not {self.grace:g}.")
        if self.log_level not in LEVELS:
            raise Invalid(f"The log level is one of {', '.join(LEVELS)}, not {self.log_level!r}.")
        if self.page is not None and not (self.page / "index.html").exists():
            raise Invalid(f"There is no built page in {self.page}: it has no index.html.")
        if self.public_url:
            parts = urlsplit(self.public_url)
            if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
                raise Invalid(f"The public URL is like https://table.example.org, not {self.public_url!r}.")
        if self.valkey and not self.valkey.startswith(("redis://", "rediss://", "valkey://", "valkeys://", "unix://")):
            raise Invalid("The Valkey URL begins with redis://, valkey:// or unix://.")
        if self.valkey and not self.database.startswith("postgres"):
            raise Invalid("Several processes need PostgreSQL: name it with --database.")

    def cookie_name(self) -> str:
        """The name with the prefix that browsers guard, wherever they accept it."""
        return COOKIES[0] if self.secure() else COOKIES[1]

    def secure(self) -> bool:
        """Whether browsers reach the server safely enough for Secure cookies: by https, or on this very machine."""
        return self.public_url.startswith("https://") or (not self.public_url and self.host in LOOPBACK)
