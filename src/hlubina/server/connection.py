"""One socket through which somebody follows a table or the lobby; what is sent waits here, within bounds."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

from hlubina.protocol.constants import TOO_SLOW
from hlubina.server import metrics

MOST_WAITING = 200  # messages
MOST_BYTES = 2_000_000


class Connection:
    def __init__(
        self,
        person: str,
        send: Callable[[bytes], Coroutine[Any, Any, None]],
        close: Callable[[int], Coroutine[Any, Any, None]],
    ) -> None:
        self.person = person
        self.seat: int | None = None
        self.token: str | None = None
        self.sent = -1
        self.send = send
        self.close = close
        self.waiting: deque[bytes] = deque()
        self.bytes_waiting = 0
        self.sender: asyncio.Task[None] | None = None
        self.dropped = False
        self.lost = False  # it ended without a goodbye: a telephone that sleeps, a network that is gone

    def lose_seat(self) -> None:
        """From now on this is a spectator who has seen nothing yet."""
        self.seat = None
        self.token = None
        self.sent = -1

    def drop(self, code: int) -> None:
        """Close the socket; nothing more is sent."""
        self.dropped = True
        self.waiting.clear()
        if self.sender is not None:
            self.sender.cancel()
        self.sender = asyncio.create_task(self.close(code))

    def push(self, message: bytes) -> None:
        """Send when the socket takes it. A client that does not read is dropped; it comes back to a fresh update."""
        if self.dropped:
            return
        self.waiting.append(message)
        self.bytes_waiting += len(message)
        if len(self.waiting) > MOST_WAITING or self.bytes_waiting > MOST_BYTES:
            metrics.SLOW.inc()
            self.drop(TOO_SLOW)
        elif self.sender is None or self.sender.done():
            self.sender = asyncio.create_task(self.flush())

    async def flush(self) -> None:
        while self.waiting:
            message = self.waiting.popleft()
            self.bytes_waiting -= len(message)
            try:
                await self.send(message)
            except Exception:  # the socket is gone; its reader notices
                self.dropped = True
                self.waiting.clear()
