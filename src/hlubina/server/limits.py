"""Rate limits: how often a visitor may do what costs the server something, so that nobody slows it down for others."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from hlubina.server.errors import Denied

RATES = {
    "guest": "60/minute",
    "claim": "10/hour",
    "login": "10/minute",
    "table": "30/minute",
    "cards": "20/minute",
    "chat": "5/10 seconds",
    "help": "20/minute",
    "analysis": "6/minute",
    "reasons": "60/minute",
    "upload": "10/minute",
    "call": "20/minute",
    "request": "600/minute",
}
PERIODS = {"10 seconds": 10_000, "minute": 60_000, "hour": 3_600_000}  # milliseconds
MESSAGES_PER_SECOND = 10
BURST = 20
SOCKETS = 10  # for each visitor
FAULTS = 10  # bad messages after which a socket is closed


class Limits:
    """`now` gives the time in milliseconds."""

    def __init__(self, on: bool, now: Callable[[], int]) -> None:
        self.on = on
        self.now = now
        self.rates = {name: read_rate(rate) for name, rate in RATES.items()}
        self.spent: dict[tuple[str, str], deque[int]] = {}  # when, by what and who
        self.sockets: dict[str, int] = {}

    def spend(self, what: str, who: str) -> None:
        if not self.on:
            return
        most, _ = self.rates[what]
        times = self.spent.setdefault((what, who), deque())
        self.drop_old(what, times)
        if len(times) >= most:
            raise Denied(
                "too_fast", f"Too many requests of this kind (at most {RATES[what]}); wait a little.", status=429
            )
        times.append(self.now())

    def drop_old(self, what: str, times: deque[int]) -> None:
        begin = self.now() - self.rates[what][1]
        while times and times[0] < begin:
            times.popleft()

    def forget(self) -> None:
        """Drop what no longer counts."""
        for (what, who), times in list(self.spent.items()):
            self.drop_old(what, times)
            if not times:
                del self.spent[what, who]

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


def read_rate(rate: str) -> tuple[int, int]:
    """How many there may be, and in how many milliseconds."""
    most, _, period = rate.partition("/")
    return int(most), PERIODS[period]


class Bucket:
    """A token bucket: so many messages a second, and some more in a burst. `clock` gives the time in seconds."""

    def __init__(self, on: bool, clock: Callable[[], float]) -> None:
        self.on = on
        self.clock = clock
        self.tokens = float(BURST)
        self.at = clock()

    def wait(self) -> float:
        """Count a message, and say for how many seconds it has to wait."""
        if not self.on:
            return 0.0
        now = self.clock()
        self.tokens = min(float(BURST), self.tokens + (now - self.at) * MESSAGES_PER_SECOND) - 1
        self.at = now
        return max(0.0, -self.tokens / MESSAGES_PER_SECOND)
