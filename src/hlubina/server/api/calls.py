"""Calls to people whose decision is due: by which key, to which browsers, and to which tables not."""

from __future__ import annotations

from litestar.params import JSONBody

from hlubina.protocol.messages import CallKey, EndOfCalls, Subscription, TableCalls
from hlubina.server import push
from hlubina.server.api.dependencies import Live, Manager, Visitor, get, patch, post
from hlubina.server.errors import Denied
from hlubina.server.live_table import LiveTable
from hlubina.server.store.store import PersonRow, SubscriptionRow

MOST_BROWSERS = 8  # of one person


@get("/api/calls", tags=["calls"])
async def call_key(manager: Manager) -> CallKey:
    """What a browser needs to be called."""
    return CallKey(key=manager.caller.public_key())


@post("/api/me/calls", tags=["calls"], status_code=204)
async def begin_calls(manager: Manager, visitor: Visitor, data: JSONBody[Subscription]) -> None:
    """Call this browser when a decision of the visitor is due and no page shows the table."""
    if not manager.caller.public_key():
        raise Denied("no_calls", "This server calls nobody: browsers allow it by https only.")
    manager.limits.spend("call", visitor.id)
    push.checked_endpoint(data.endpoint, manager.settings.private_endpoints)
    push.checked_keys(data.p256dh, data.auth)
    row = SubscriptionRow(data.endpoint, visitor.id, data.p256dh, data.auth, manager.now())
    await manager.store.add_subscription(row, MOST_BROWSERS)


@post("/api/me/calls/end", tags=["calls"], status_code=204)
async def end_calls(manager: Manager, visitor: Visitor, data: JSONBody[EndOfCalls]) -> None:
    """Never call this browser again."""
    await manager.store.drop_own_subscription(visitor.id, data.endpoint)


@get("/api/tables/{name:str}/calls", tags=["calls"])
async def table_calls(manager: Manager, visitor: Visitor, live: Live) -> TableCalls:
    """Whether the visitor, who sits there, is called to the table."""
    check_seated(live, visitor)
    return TableCalls(on=not await manager.store.is_quiet(visitor.id, live.name))


@patch("/api/tables/{name:str}/calls", tags=["calls"])
async def change_table_calls(manager: Manager, visitor: Visitor, live: Live, data: JSONBody[TableCalls]) -> TableCalls:
    """Be called to the table or not."""
    check_seated(live, visitor)
    await manager.store.set_quiet(visitor.id, live.name, not data.on)
    return data


def check_seated(live: LiveTable, person: PersonRow) -> None:
    if not live.table.seats_of(person.id):
        raise Denied("not_seated", "Only those who sit at the table are called to it.", status=403)


HANDLERS = [call_key, begin_calls, end_calls, table_calls, change_table_calls]
