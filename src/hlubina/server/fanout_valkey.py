"""Pub/sub between processes on Valkey or Redis."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from hlubina.server.fanout import Notification
from hlubina.server.tasks import end

log = structlog.get_logger()
decoder = msgspec.json.Decoder(Notification)
LOBBY = "hlubina:lobby"
TABLE = "hlubina:table:"
PATIENCE = 1.0  # seconds to wait for a subscription


class ValkeyFanout:
    """Pub/sub between processes. While it is away everything works but slower: tables are looked up periodically."""

    def __init__(self, url: str) -> None:
        self.process = secrets.token_hex(4)
        address = url.replace("valkey://", "redis://", 1).replace("valkeys://", "rediss://", 1)
        self.redis = Redis.from_url(address, retry=Retry(NoBackoff(), 0))  # `listen` notices a lost connection
        self.pubsub = self.redis.pubsub()
        self.away = True
        self.followed: dict[str, asyncio.Future[None]] = {}  # done once its notifications are heard
        self.outbox: asyncio.Queue[Notification] = asyncio.Queue(10_000)
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, heard: Callable[[Notification], None], restored: Callable[[], None]) -> None:
        self.tasks = [asyncio.create_task(self.listen(heard, restored)), asyncio.create_task(self.send())]

    async def close(self) -> None:
        await end(self.tasks)
        with suppress(RedisError, OSError):
            await self.pubsub.aclose()  # type: ignore[no-untyped-call]
            await self.redis.aclose()

    async def follow(self, table: str) -> None:
        channel = TABLE + table
        heard = self.followed.setdefault(channel, asyncio.get_running_loop().create_future())
        if not self.away:
            with suppress(RedisError, OSError):
                await self.pubsub.subscribe(channel)
                await asyncio.wait_for(asyncio.shield(heard), PATIENCE)

    async def unfollow(self, table: str) -> None:
        self.followed.pop(TABLE + table, None)
        with suppress(RedisError, OSError):
            await self.pubsub.unsubscribe(TABLE + table)

    def tell(self, notification: Notification) -> None:
        with suppress(asyncio.QueueFull):
            self.outbox.put_nowait(notification)

    async def send(self) -> None:
        while True:
            notification = await self.outbox.get()
            channel = TABLE + notification.table if notification.table else LOBBY
            try:
                await self.redis.publish(channel, msgspec.json.encode(notification))
            except (RedisError, OSError):
                await asyncio.sleep(0.2)

    async def listen(self, heard: Callable[[Notification], None], restored: Callable[[], None]) -> None:
        lost = False
        while True:
            try:
                await self.pubsub.subscribe(LOBBY, *self.followed)
                self.away = False
                if lost:
                    log.info("valkey is back")
                    restored()
                lost = False
                while True:
                    self.hear(await self.pubsub.get_message(timeout=None), heard)
            except (RedisError, OSError) as error:
                if not lost:
                    log.warning("valkey does not answer", error=type(error).__name__)
                lost = self.away = True
                with suppress(RedisError, OSError):
                    await self.pubsub.aclose()  # type: ignore[no-untyped-call]
                await asyncio.sleep(0.5)

    def hear(self, message: dict[str, Any] | None, heard: Callable[[Notification], None]) -> None:
        if message is None:
            return
        if message["type"] == "subscribe":
            confirmed = self.followed.get(message["channel"].decode())
            if confirmed is not None and not confirmed.done():
                confirmed.set_result(None)
        elif message["type"] == "message":
            with suppress(msgspec.DecodeError):
                notification = decoder.decode(message["data"])
                if notification.process != self.process:
                    heard(notification)
