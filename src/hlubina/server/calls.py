"""Calling people to a table whose decision is due while they look elsewhere.

A call may be lost; a move never waits for one.
"""

from __future__ import annotations

import asyncio
import hashlib
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any
from urllib.parse import urlunsplit

import msgspec
import structlog
from msgspec import Struct

from hlubina.protocol.messages import Language
from hlubina.server import metrics, push
from hlubina.server.errors import Denied
from hlubina.server.preview import names_at
from hlubina.server.store.store import PersonRow, SubscriptionRow
from hlubina.server.tasks import end
from hlubina.server.words import say
from hlubina.text import texts

if TYPE_CHECKING:
    from hlubina.server.live_table import LiveTable
    from hlubina.server.table_manager import TableManager

log = structlog.get_logger()
MOST_WAITING = 1000  # calls; more are lost
AT_ONCE = 4
WITHIN = 10.0  # seconds for each message
GONE = (404, 410)  # what a service answers for a browser that no longer listens
NOBODY = "mailto:nobody@example.invalid"


class Call(Struct, frozen=True):
    """Somebody is asked something at a table; `asked` is the entry since which the question stands."""

    live: LiveTable
    person: str
    seat: int
    asked: int

    def is_due(self) -> bool:
        """Whether it still waits for the person, who is still not here."""
        table = self.live.table
        return self.seat in table.acting() and table.asked[self.seat] == self.asked and self.live.is_missing(self.seat)


class Caller:
    """Sends the calls of this process."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.queue: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self.waiting: dict[tuple[str, str], Call] = {}  # by person and table: the latest
        self.tasks: list[asyncio.Task[None]] = []
        self.names = ThreadPoolExecutor(2, thread_name_prefix="names")  # a slow name server keeps only calls waiting
        self.opening = asyncio.Lock()
        self.client: Any = None
        self.kept = ""

    async def open(self) -> None:
        self.kept = await self.manager.store.kept("push_key", push.new_key)
        self.tasks = [asyncio.create_task(self.work()) for _ in range(AT_ONCE)]

    async def close(self) -> None:
        await end(self.tasks)
        if self.client is not None:
            await self.client.aclose()
        self.names.shutdown(wait=False, cancel_futures=True)

    def public_key(self) -> str:
        """What a browser has to know to be called; nothing where browsers do not allow it."""
        return push.to_text(push.public_point(push.open_key(self.kept))) if self.manager.settings.secure() else ""

    def call(self, call: Call) -> None:
        """In a moment, for whoever only loads the page again is back by then."""
        whom = (call.person, call.live.name)
        if whom not in self.waiting:
            if len(self.waiting) >= MOST_WAITING:
                metrics.CALLS.labels("lost").inc()
                return
            asyncio.get_running_loop().call_later(self.manager.settings.call_after, self.queue.put_nowait, whom)
        self.waiting[whom] = call

    async def work(self) -> None:
        while True:
            whom = await self.queue.get()
            try:
                await self.tell(self.waiting.pop(whom))
            except Denied:
                log.warning("the database does not answer", work="call")
            except Exception:
                log.exception("failed", work="call")

    async def tell(self, call: Call) -> None:
        """Every browser of the person."""
        store = self.manager.store
        subscriptions = await store.subscriptions(call.person) if call.is_due() else []
        if not subscriptions or await store.is_quiet(call.person, call.live.name):
            return
        person = await store.person(call.person)
        if person is not None and call.is_due():
            content = msgspec.json.encode(message(call, person))
            await asyncio.gather(*(self.send(each, call.live.name, content) for each in subscriptions))

    async def send(self, subscription: SubscriptionRow, table: str, content: bytes) -> None:
        import httpx2  # here and below: only a server that calls somebody needs it

        try:
            async with asyncio.timeout(WITHIN):
                status = await self.post(subscription, table, content)
        except (OSError, ValueError, Denied, httpx2.HTTPError, httpx2.InvalidURL) as error:
            metrics.CALLS.labels("failed").inc()
            log.info("not called", reason=type(error).__name__)
            return
        if status in GONE:
            await self.manager.store.drop_subscription(subscription.endpoint)
        metrics.CALLS.labels("gone" if status in GONE else "sent" if status < 300 else "failed").inc()

    async def post(self, subscription: SubscriptionRow, table: str, content: bytes) -> int:
        """To the very address that was looked at: the name might lead elsewhere a moment later."""
        settings = self.manager.settings
        parts = push.checked_endpoint(subscription.endpoint, settings.private_endpoints)
        host, port = parts.hostname or "", parts.port or {"http": 80, "https": 443}[parts.scheme]
        address = await self.address_of(host, port)
        place = f"[{address}]:{port}" if ":" in address else f"{address}:{port}"
        body = push.encrypted(content, *push.checked_keys(subscription.p256dh, subscription.auth))
        contact = settings.public_url if settings.public_url.startswith("https://") else NOBODY
        headers = {
            "host": parts.netloc,
            "authorization": push.signature(
                push.open_key(self.kept), subscription.endpoint, contact, self.manager.now() // 1000
            ),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(push.KEPT_FOR),
            "urgency": "high",
            "topic": hashlib.sha256(table.encode()).hexdigest()[:32],  # the latest takes the place of those before
        }
        client = await self.open_client()
        async with client.stream(
            "POST",
            urlunsplit((parts.scheme, place, parts.path, parts.query, "")),
            headers=headers,
            content=body,
            extensions={"sni_hostname": host},
        ) as answer:
            return int(answer.status_code)

    async def address_of(self, host: str, port: int) -> str:
        """The address of a name, which must not lead into our own network."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self.names, look_up, host, port)
        if not self.manager.settings.private_endpoints and not all(map(push.is_public, found)):
            raise Denied("bad_subscription", "The endpoint is not a public one.")
        return found[0]

    async def open_client(self) -> Any:
        async with self.opening:
            if self.client is None:
                self.client = await asyncio.to_thread(new_client)
        return self.client


def look_up(host: str, port: int) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def new_client(trusted: ssl.SSLContext | bool = True) -> Any:
    """No link is used twice: it belongs to one name, and is found again by its address."""
    import httpx2

    once = httpx2.Limits(max_keepalive_connections=0)
    return httpx2.AsyncClient(verify=trusted, trust_env=False, follow_redirects=False, timeout=WITHIN, limits=once)


def message(call: Call, person: PersonRow) -> dict[str, str]:
    """What the page's worker shows: nothing of the game itself."""
    table = call.live.table
    language: Language = "cs" if person.language == "cs" else "en"
    others = [seat for seat, place in enumerate(table.places) if place.person != call.person]
    names = names_at(table, others, language)
    return {
        "table": table.plan.id,
        "title": texts(table.plan.game, language).say("title"),
        "text": say(language, "call-among", others=names) if names else say(language, "call"),
    }
