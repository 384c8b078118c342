"""Clocks. Times are whole milliseconds; when the server was down no clock ran."""

from __future__ import annotations

import time

from hlubina.protocol.messages import ClockRules, ClockState

SECOND = 1000
DAY = 24 * 3600 * SECOND
BACK_IN_GAME = 60 * SECOND  # what a player who ran out of time and comes back has at least

Outages = list[tuple[int, int]]


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Clock:
    """How much time each seat has left. `live`: for the whole game, with a gain for every turn; `days`: for every
    decision anew."""

    def __init__(self, rules: ClockRules, seats: int, outages: Outages) -> None:
        self.rules = rules
        self.outages = outages
        self.left = [self.full()] * seats
        self.running: list[int] = []
        self.since = 0

    def full(self) -> int:
        return self.rules.days * DAY if self.rules.kind == "days" else self.rules.bank * SECOND

    def go(self, at: int, running: list[int]) -> None:
        """From now on the clocks of these seats run."""
        if self.rules.kind == "none":
            return
        self.left = [self.left_at(seat, at) for seat in range(len(self.left))]
        for seat in self.running:
            if seat not in running and self.rules.kind == "live":
                self.left[seat] += self.rules.increment * SECOND
        for seat in running:
            if seat not in self.running and self.rules.kind == "days":
                self.left[seat] = self.full()
        self.running = running
        self.since = at

    def give_back(self, seat: int) -> None:
        """A player who ran out of time comes back and goes on."""
        self.left[seat] = max(self.left[seat], self.full() if self.rules.kind == "days" else BACK_IN_GAME)

    def left_at(self, seat: int, at: int) -> int:
        if seat not in self.running:
            return self.left[seat]
        return max(0, self.left[seat] - between(self.since, at, self.outages))

    def deadline(self) -> int | None:
        """When the first clock will have run out, if nobody moves before."""
        if self.rules.kind == "none" or not self.running:
            return None
        moment = self.since + min(self.left[seat] for seat in self.running)
        for began, ended in self.outages:
            if ended > self.since and began < moment:
                moment += ended - max(began, self.since)
        return moment

    def state(self, at: int) -> ClockState | None:
        if self.rules.kind == "none":
            return None
        left = [self.left_at(seat, at) for seat in range(len(self.left))]
        return ClockState(at=at, left=left, running=self.running)


def between(start: int, end: int, outages: Outages) -> int:
    """The milliseconds from start to end in which the server was up."""
    down = sum(max(0, min(end, ended) - max(start, began)) for began, ended in outages)
    return max(0, end - start - down)
