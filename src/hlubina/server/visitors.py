"""Whose request it is: the person of its cookie."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from hlubina.server.denied import Denied
from hlubina.server.house import House
from hlubina.server.settings import Settings
from hlubina.server.store.store import PersonRow

Connection = ASGIConnection[Any, Any, Any, Any]


COOKIES = ("__Host-hlubina", "hlubina")


def cookie_name(settings: Settings) -> str:
    """The name with the prefix that browsers guard, wherever they accept it."""
    return COOKIES[0] if settings.secure() else COOKIES[1]


async def visitor_of(house: House, connection: Connection) -> PersonRow | None:
    return await house.people.visitor(connection.cookies.get(cookie_name(house.settings)))


async def known_visitor(house: House, connection: Connection) -> PersonRow:
    person = await visitor_of(house, connection)
    if person is None:
        raise Denied("no_visitor", "Say first who you are: POST /api/me.", status=401)
    return person
