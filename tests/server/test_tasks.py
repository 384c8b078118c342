"""A task that is to end does end, also when a library below it drops a cancellation."""

from __future__ import annotations

import asyncio

import pytest

from hlubina.server import tasks


def test_a_task_that_drops_a_cancellation_is_cancelled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "AGAIN", 0)

    async def wait_for_a_result() -> None:
        """As redis does: the result comes in the same moment as the cancellation, which Python 3.11 then drops."""
        await asyncio.wait_for(asyncio.sleep(0), 60)
        await asyncio.sleep(3600)

    async def drop_one() -> None:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            await asyncio.sleep(3600)

    async def go() -> None:
        started = [asyncio.create_task(wait_for_a_result()), asyncio.create_task(drop_one())]
        for _ in range(2):  # the one has its result and does not know it yet, the other sleeps
            await asyncio.sleep(0)
        await tasks.end(started)
        assert all(task.cancelled() for task in started)
        await tasks.end(started)  # nothing is left to end

    asyncio.run(go())
