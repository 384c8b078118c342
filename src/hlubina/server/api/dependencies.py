"""What the handlers of the HTTP interface are given: the tables of this process, whose request it is, the table that
its path names. No field of a body may have the name of a dependency: a fault in it would count as one of the server.
"""

from __future__ import annotations

from functools import partial
from hmac import compare_digest
from typing import Annotated, Any

import litestar
from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from hlubina.protocol.messages import Problem
from hlubina.server.errors import Denied
from hlubina.server.live_table import LiveTable
from hlubina.server.store.store import PersonRow
from hlubina.server.table_manager import TableManager

Call = Request[Any, Any, Any]
Name = Annotated[str, PathParameter(max_length=40)]
Invite = Annotated[str, QueryParameter(max_length=40, description="the invitation of a private table")]
Manager = NamedDependency[TableManager]
MaybeVisitor = NamedDependency[PersonRow | None]  # None: a request without a cookie, or with one that is not ours
Visitor = NamedDependency[PersonRow]
Live = NamedDependency[LiveTable]

PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=text)
    for status, text in {
        400: "The request is not understood.",
        401: "The visitor is not known.",
        403: "It is not allowed.",
        404: "It is not there.",
        409: "It is not possible now.",
        410: "The table is of another version of the rules.",
        413: "The request is too large.",
        429: "It is too often.",
        503: "The store cannot take it now.",
    }.items()
}
get = partial(litestar.get, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS)
patch = partial(litestar.patch, responses=PROBLEMS)
delete = partial(litestar.delete, responses=PROBLEMS)


def find_manager(state: State) -> TableManager:
    manager: TableManager = state.manager
    return manager


async def find_person(request: Call, manager: Manager) -> PersonRow | None:
    return await manager.visitor(request.cookies)


async def find_visitor(manager: Manager, person: MaybeVisitor) -> PersonRow:
    """Whoever makes the request, who may not make too many of them."""
    if person is None:
        raise Denied("no_visitor", "Say who you are first: POST /api/me.", status=401)
    manager.limits.spend("request", person.id)
    return person


async def find_live(manager: Manager, visitor: Visitor, name: Name) -> LiveTable:
    """The table at which a visitor wants to do something; looked up for visitors only."""
    return await manager.live_table(name)


async def find_invited(manager: Manager, person: MaybeVisitor, name: Name, invite: Invite = "") -> LiveTable:
    """The table at which somebody wants to look, which needs no more than its invitation."""
    live = await manager.live_table(name)
    check_invited(live, person, invite)
    return live


DEPENDENCIES = {
    "manager": Provide(find_manager, sync_to_thread=False),
    "person": Provide(find_person),
    "visitor": Provide(find_visitor),
    "live": Provide(find_live),
    "invited": Provide(find_invited),
}


def check_invited(live: LiveTable, person: PersonRow | None, invite: str) -> None:
    plan = live.table.plan
    if not plan.invite or (person is not None and (person.id == plan.owner or live.table.seats_of(person.id))):
        return
    if not compare_digest(plan.invite.encode(), invite.encode()):
        raise Denied("not_invited", "This table is private: you need its invitation.", status=403)
