"""What a table has to do by itself: end the game, let a clock fall, have a bot go on, follow a standing order.

Each question is answered with the entry to store, or None if nothing of the kind is due.
"""

from __future__ import annotations

from hlubina.server.entries import AnyEntry, Finished, Flagged, Moved, Replaced
from hlubina.server.table.fold import Table
from hlubina.server.table.places import STAND_IN


def due_entry(table: Table, now: int, replaceable: list[bool], present: set[int]) -> AnyEntry | None:
    """The next thing that is due. `replaceable` tells for each seat whether its player may be replaced, `present` are
    the seats whose players are here."""
    if table.former or table.status != "playing":
        return None
    return finish(table) or flag(table, now) or replacement(table, replaceable, present) or standing_answer(table)


def finish(table: Table) -> Finished | None:
    if not table.is_done():
        return None
    return Finished(dict(table.game.outcome().to_dict()), table.game.digest())


def flag(table: Table, now: int) -> Flagged | None:
    """The first clock that has run out."""
    return next((Flagged(seat) for seat in table.clock.running if table.clock.left_at(seat, now) <= 0), None)


def replacement(table: Table, replaceable: list[bool], present: set[int]) -> Replaced | None:
    """A bot goes on for a player who may be replaced when every opponent who is here has agreed."""
    for seat, place in enumerate(table.places):
        if replaceable[seat] and place.is_present() and place.votes and (present - {seat}) <= place.votes:
            return Replaced(seat, STAND_IN)
    return None


def standing_answer(table: Table) -> Moved | None:
    """The next answer that a standing order gives."""
    if table.drafter is not None:
        return None
    for seat in table.acting():
        place = table.places[seat]
        if place.is_present() and place.orders:
            answer = table.game.standing_answer(seat, place.orders)
            if answer is not None:
                return Moved(seat, answer, auto=True)
    return None
