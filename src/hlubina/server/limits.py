"""Limits: how often a visitor may do what costs something. They keep one visitor from spoiling it for the others."""

from __future__ import annotations

import time

from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from hlubina.server.denied import Denied

RATES = {
    "guest": "60/minute",
    "claim": "10/hour",
    "login": "10/minute",
    "table": "30/minute",
    "chat": "5/10 seconds",
    "help": "20/minute",
    "analysis": "6/minute",
    "reasons": "60/minute",
    "upload": "10/minute",
    "request": "600/minute",
}
MESSAGES_PER_SECOND = 10
BURST = 20
SOCKETS = 10  # for each visitor
FAULTS = 10  # bad messages after which a socket is closed


class Limits:
    def __init__(self, on: bool) -> None:
        self.on = on
        self.limiter = MovingWindowRateLimiter(MemoryStorage())
        self.rates = {name: parse(rate) for name, rate in RATES.items()}
        self.sockets: dict[str, int] = {}

    def spend(self, what: str, who: str) -> None:
        if self.on and not self.limiter.hit(self.rates[what], what, who):
            raise Denied("too_fast", f"That is too often ({RATES[what]}); wait a little.", status=429)

    def open_socket(self, who: str) -> bool:
        if self.on and self.sockets.get(who, 0) >= SOCKETS:
            return False
        self.sockets[who] = self.sockets.get(who, 0) + 1
        return True

    def close_socket(self, who: str) -> None:
        left = self.sockets.get(who, 1) - 1
        if left > 0:
            self.sockets[who] = left
        else:
            self.sockets.pop(who, None)


class Bucket:
    """So many messages a second, and some more in a burst."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.tokens = float(BURST)
        self.at = time.monotonic()

    def wait(self) -> float:
        """Take one, and say how many seconds it has to wait for its turn."""
        if not self.on:
            return 0.0
        now = time.monotonic()
        self.tokens = min(float(BURST), self.tokens + (now - self.at) * MESSAGES_PER_SECOND) - 1
        self.at = now
        return max(0.0, -self.tokens / MESSAGES_PER_SECOND)
