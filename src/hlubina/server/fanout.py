"""Telling the other processes that something happened. What counts is in the database: a lost message costs a re-read,
never a move.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct


class Notification(Struct, omit_defaults=True):
    """Something happened at a table: look into the database. Only presence is told here, for it is not stored."""

    process: str
    table: str = ""
    here: list[bool] | None = None
    watching: int = 0
    chat: bool = False


class Fanout(Protocol):
    """How this process, called `process`, tells the others and hears from them; `away` while it cannot."""

    process: str
    away: bool

    async def open(self, heard: Callable[[Notification], None], restored: Callable[[], None]) -> None:
        """Begin; `restored` is called when notifications may have been lost."""

    async def close(self) -> None: ...

    async def follow(self, table: str) -> None:
        """When this returns, notifications about the table are heard."""

    async def unfollow(self, table: str) -> None: ...

    def tell(self, notification: Notification) -> None: ...


class NoFanout:
    """One process: there is nobody to tell."""

    process = "alone"
    away = False

    async def open(self, heard: Callable[[Notification], None], restored: Callable[[], None]) -> None: ...

    async def close(self) -> None: ...

    async def follow(self, table: str) -> None: ...

    async def unfollow(self, table: str) -> None: ...

    def tell(self, notification: Notification) -> None: ...
