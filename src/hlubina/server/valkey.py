"""Pub/sub between processes on Valkey or Redis."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from hlubina.server.wake import Alone, Nudge

log = structlog.get_logger()
LOBBY = "hlubina:lobby"
TABLE = "hlubina:table:"


class Valkey(Alone):
    """Pub/sub between processes. While it is away everything works but slower: tables are looked up periodically."""

    def __init__(self, url: str) -> None:
        self.process = secrets.token_hex(4)
        self.redis = Redis.from_url(url.replace("valkey://", "redis://", 1).replace("valkeys://", "rediss://", 1))
        self.pubsub = self.redis.pubsub(ignore_subscribe_messages=True)
        self.followed: set[str] = set()
        self.outbox: asyncio.Queue[Nudge] = asyncio.Queue(10_000)
        self.changes = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, heard: Callable[[Nudge], None], restored: Callable[[], None]) -> None:
        self.tasks = [asyncio.create_task(self.listen(heard, restored)), asyncio.create_task(self.send())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(RedisError, OSError):
            await self.pubsub.aclose()  # type: ignore[no-untyped-call]
            await self.redis.aclose()

    def follow(self, table: str) -> None:
        self.followed.add(TABLE + table)
        self.changes.set()

    def unfollow(self, table: str) -> None:
        self.followed.discard(TABLE + table)
        self.changes.set()

    def tell(self, nudge: Nudge) -> None:
        with suppress(asyncio.QueueFull):
            self.outbox.put_nowait(nudge)

    async def send(self) -> None:
        while True:
            nudge = await self.outbox.get()
            channel = TABLE + nudge.table if nudge.table else LOBBY
            try:
                await self.redis.publish(channel, msgspec.json.encode(nudge))
            except (RedisError, OSError):
                await asyncio.sleep(0.2)

    async def listen(self, heard: Callable[[Nudge], None], restored: Callable[[], None]) -> None:
        decoder = msgspec.json.Decoder(Nudge)
        lost = False
        while True:
            try:
                await self.pubsub.subscribe(LOBBY)
                subscribed: set[str] = set()
                if lost:
                    log.info("valkey is back")
                    restored()
                lost = False
                while True:
                    subscribed = await self.adjust(subscribed)
                    message = await self.pubsub.get_message(timeout=0.1)
                    if message is not None:
                        with suppress(msgspec.DecodeError):
                            nudge = decoder.decode(message["data"])
                            if nudge.process != self.process:
                                heard(nudge)
            except (RedisError, OSError) as error:
                if not lost:
                    log.warning("valkey does not answer", error=type(error).__name__)
                lost = True
                with suppress(RedisError, OSError):
                    await self.pubsub.reset()
                await asyncio.sleep(0.5)

    async def adjust(self, subscribed: set[str]) -> set[str]:
        """Follow the channels of the tables that live here, and no others."""
        if not self.changes.is_set() and subscribed:
            return subscribed
        self.changes.clear()
        wanted = set(self.followed)
        if wanted - subscribed:
            await self.pubsub.subscribe(*(wanted - subscribed))
        if subscribed - wanted:
            await self.pubsub.unsubscribe(*(subscribed - wanted))
        return wanted
