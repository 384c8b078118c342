"""Cancelling tasks reliably."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

AGAIN = 1.0  # seconds after which a task that goes on is cancelled again


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks until all of them have ended.

    Once is not enough: in Python 3.11 `asyncio.wait_for`, which the libraries below us use, drops a cancellation
    that comes in the same moment as the result.
    """
    pending = {task for task in tasks if not task.done()}
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=AGAIN)
