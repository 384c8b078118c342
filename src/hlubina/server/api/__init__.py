"""The HTTP interface: visitors, games, lobby, tables, records, calls. What happens in play goes through the socket."""

from hlubina.server.api import calls, games, records, tables, visitors

HANDLERS = [*visitors.HANDLERS, *games.HANDLERS, *tables.HANDLERS, *records.HANDLERS, *calls.HANDLERS]

__all__ = ["HANDLERS"]
