"""What stories about the server have in common."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Protocol

from tests.server.client import PATIENCE, Seat, Visitor


class Host(Protocol):
    """A server, in its own process or in ours."""

    @property
    def url(self) -> str: ...

    @property
    def socket_url(self) -> str: ...


NO_LIMITS = {"HLUBINA_LIMITS": "off"}


def run(story: Coroutine[Any, Any, None], within: float = 2 * PATIENCE) -> None:
    asyncio.run(asyncio.wait_for(story, within))


async def visitor(served: Host) -> Visitor:
    found = Visitor(served.url)
    await found.come()
    return found


async def refused(who: Visitor, method: str, path: str, body: Any, status: int, code: str) -> None:
    answer = await who.ask(method, path, body)
    assert (answer.status_code, answer.json().get("code")) == (status, code), (method, path, body, answer.text)
    assert set(answer.json()) == {"code", "text"}
    assert answer.json()["text"].endswith(".")


def hang_up(*seats: Seat) -> None:
    """End the link without a goodbye: one would wait behind everything that the seat has not read."""
    for seat in seats:
        assert seat.socket is not None
        seat.socket.transport.abort()


async def metric(served: Host, name: str) -> float:
    """The sum over all labels."""
    reader = Visitor(served.url)
    text = (await reader.ask("GET", "/metrics")).text
    await reader.close()
    found = [line.rpartition(" ") for line in text.splitlines() if line.startswith((f"{name} ", f"{name}{{"))]
    assert found, f"There is no metric {name}."
    return sum(float(value) for _, _, value in found)


def in_other_circumstances(folder: Path, code: str) -> dict[str, str]:
    """An environment in which every Python runs this code first: another time, a narrower link."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "sitecustomize.py").write_text(code)
    return {"PYTHONPATH": os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])}
