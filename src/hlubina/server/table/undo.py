"""Taking moves back: at once where nobody else is concerned, else with the consent of the people who moved since."""

from __future__ import annotations

from hlubina.protocol.messages import UndoKind
from hlubina.server.entries import UndoAgreed, UndoAsked, UndoDenied, Undone
from hlubina.server.errors import Denied
from hlubina.server.table.fold import Table


def kind(table: Table, seat: int | None) -> UndoKind:
    """`now`, `ask` (others have moved since and must agree) or `no`."""
    if seat is None or table.status != "playing" or table.match is None or table.request is not None:
        return "no"
    if table.drafter not in (None, seat):
        return "no"
    if table.match.may_undo(seat):
        return "now"
    last = table.last_move_of(seat)
    if last is None or table.plan.rated or table.match.game.barrier > last:
        return "no"
    return "ask" if table.who_must_agree(seat) else "now"


def take_back(table: Table, seat: int) -> Undone | UndoAsked:
    table.check_playing()
    possible = kind(table, seat)
    last = table.last_move_of(seat)
    if possible == "no" or last is None:
        raise Denied("no_undo", "This cannot be taken back: something hidden has come to light, or others moved.")
    return Undone(seat, last) if possible == "now" else UndoAsked(seat)


def answer(table: Table, seat: int, agree: bool) -> UndoAgreed | UndoDenied:
    table.check_playing()
    if table.request is None or seat not in table.request.waiting:
        raise Denied("not_asked", "Nobody asks you to take anything back.")
    return UndoAgreed(seat) if agree else UndoDenied(seat)
