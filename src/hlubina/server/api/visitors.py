"""Who somebody is: guests, accounts, sessions."""

from __future__ import annotations

from litestar import Response
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from hlubina.protocol.constants import COOKIES
from hlubina.protocol.messages import ChangePerson, Claim, LogIn, NewGuest, Person, PublicPerson
from hlubina.server.accounts import as_self
from hlubina.server.api.dependencies import Call, Manager, MaybeVisitor, Name, Visitor, delete, get, patch, post
from hlubina.server.store.store import PersonRow
from hlubina.server.table_manager import TableManager


@post("/api/me", tags=["visitors"])
async def come(request: Call, manager: Manager, person: MaybeVisitor, data: JSONBody[NewGuest]) -> Response[Person]:
    """Come in as a guest; whoever has a cookie is the same person as before."""
    if person is None:
        manager.limits.spend("guest", address_of(request))
        person = await manager.accounts.new_guest(data.name, data.language, manager.now())
    return with_cookie(manager, person)


@get("/api/me", tags=["visitors"])
async def who_am_i(visitor: Visitor) -> Person:
    return as_self(visitor)


@patch("/api/me", tags=["visitors"])
async def change_me(manager: Manager, visitor: Visitor, data: JSONBody[ChangePerson]) -> Person:
    """Change name, language or preferences."""
    return as_self(await manager.accounts.change(visitor, data.name, data.language, data.preferences))


@post("/api/me/claim", tags=["visitors"])
async def claim(manager: Manager, visitor: Visitor, data: JSONBody[Claim]) -> Person:
    """Make an account of the guest."""
    manager.limits.spend("claim", visitor.id)
    return as_self(await manager.accounts.claim(visitor, data.name, data.password))


@post("/api/session", tags=["visitors"])
async def log_in(request: Call, manager: Manager, data: JSONBody[LogIn]) -> Response[Person]:
    manager.limits.spend("login", address_of(request))
    manager.limits.spend("login", data.name.casefold())
    return with_cookie(manager, await manager.accounts.log_in(data.name, data.password))


@delete(
    "/api/session",
    tags=["visitors"],
    status_code=204,
    response_cookies=[
        Cookie(key=name, max_age=0, path="/", httponly=True, samesite="lax", secure=name.startswith("__Host-"))
        for name in COOKIES
    ],
)
async def log_out(manager: Manager, person: MaybeVisitor) -> None:
    """Forget this visitor here; for an account, everywhere. Nobody is called any more."""
    if person is not None:
        await manager.store.drop_subscriptions(person.id)
    if person is not None and person.account is not None:
        await manager.accounts.end_sessions(person)


@get("/api/people/{name:str}", tags=["visitors"])
async def somebody(manager: Manager, person: MaybeVisitor, name: Name) -> PublicPerson:
    """Name, ratings, statistics and last games of anybody; against whom is told only to the person."""
    return await manager.accounts.public(name, person is not None and person.id == name)


def address_of(request: Call) -> str:
    return request.client.host if request.client else ""


def with_cookie(manager: TableManager, person: PersonRow) -> Response[Person]:
    cookie = Cookie(
        key=manager.settings.cookie_name(),
        value=manager.accounts.cookie(person),
        max_age=manager.accounts.session_seconds,
        path="/",
        httponly=True,
        samesite="lax",
        secure=manager.settings.secure(),
    )
    return Response(as_self(person), cookies=[cookie])


HANDLERS = [come, who_am_i, change_me, claim, log_in, log_out, somebody]
