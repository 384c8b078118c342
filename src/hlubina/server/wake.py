"""Waking the other processes. Truth is in the database: a lost message costs a re-read, never a move."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct


class Nudge(Struct, omit_defaults=True):
    """Something happened at a table: look into the database. Presence is told here alone, it is not stored."""

    process: str
    table: str = ""
    here: list[bool] | None = None
    watching: int = 0
    chat: bool = False


class Alone:
    """One process: nobody has to be woken."""

    process = "alone"
    away = False  # nobody to lose

    async def open(self, heard: Callable[[Nudge], None], restored: Callable[[], None]) -> None: ...

    async def close(self) -> None: ...

    async def follow(self, table: str) -> None:
        """From when this returns nobody is silent about the table."""

    async def unfollow(self, table: str) -> None: ...

    def tell(self, nudge: Nudge) -> None: ...
