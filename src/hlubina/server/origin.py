"""Every request and handshake must name a Host and an Origin that are ours; every answer carries the headers that keep
a page from being misused."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec

from hlubina.protocol.constants import LOOPBACK, REJECTED
from hlubina.protocol.messages import Problem
from hlubina.server.settings import Settings

SAFE = {"GET", "HEAD", "OPTIONS"}
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


class OriginCheck:
    """Wraps the whole application."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        self.public = urlsplit(settings.public_url)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if not self.is_our_host(headers.get(b"host", "")):
            await refuse(scope, receive, send, "bad_host", "This server is not known by that name.")
        elif unsafe and not self.is_our_origin(headers.get(b"origin"), headers.get(b"host", "")):
            await refuse(scope, receive, send, "bad_origin", "The request comes from another site.")
        else:
            await self.app(scope, receive, with_headers(send))

    def is_our_host(self, host: str) -> bool:
        """Names that an attacker's DNS could point here are not ours; addresses cannot be pointed anywhere."""
        name = urlsplit(f"//{host}").hostname or ""
        if name in LOOPBACK or (self.public.hostname and name == self.public.hostname):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    def is_our_origin(self, origin: str | None, host: str) -> bool:
        """Browsers name the origin of every handshake and unsafe request; a client that names none is no browser."""
        if origin is None:
            return True
        parts = urlsplit(origin)
        if self.public.hostname:
            return (parts.scheme, parts.netloc) == (self.public.scheme, self.public.netloc)
        return parts.scheme in ("http", "https") and parts.netloc == host


def with_headers(send: Any) -> Any:
    async def add(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", []), *HEADERS]}
        await send(message)

    return add


async def refuse(scope: Any, receive: Any, send: Any, code: str, text: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": REJECTED})
        return
    body = msgspec.json.encode(Problem(code=code, text=text))
    start = {"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"application/json")]}
    await with_headers(send)(start)
    await send({"type": "http.response.body", "body": body})
