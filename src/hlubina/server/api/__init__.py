"""The HTTP interface: visitors, games, lobby, tables, records. What happens in play goes through the socket."""

from hlubina.server.api import games, records, tables, visitors

HANDLERS = [*visitors.HANDLERS, *games.HANDLERS, *tables.HANDLERS, *records.HANDLERS]

__all__ = ["HANDLERS"]
