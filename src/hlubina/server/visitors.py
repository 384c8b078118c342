"""Whose request it is: the person of its cookie."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from hlubina.protocol.constants import COOKIES
from hlubina.server.errors import Denied
from hlubina.server.settings import Settings
from hlubina.server.store.store import PersonRow
from hlubina.server.table_manager import TableManager

HttpConnection = ASGIConnection[Any, Any, Any, Any]


def cookie_name(settings: Settings) -> str:
    """The name with the prefix that browsers guard, wherever they accept it."""
    return COOKIES[0] if settings.secure() else COOKIES[1]


async def visitor_of(manager: TableManager, connection: HttpConnection) -> PersonRow | None:
    return await manager.accounts.visitor(connection.cookies.get(cookie_name(manager.settings)))


async def known_visitor(manager: TableManager, connection: HttpConnection) -> PersonRow:
    person = await visitor_of(manager, connection)
    if person is None:
        raise Denied("no_visitor", "Say first who you are: POST /api/me.", status=401)
    return person
