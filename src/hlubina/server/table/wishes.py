"""What the seats may wish while the game is played. Each wish is answered with the entry to store, or denied."""

from __future__ import annotations

from hlubina.core.errors import HlubinaError, Refused
from hlubina.core.orders import settle_orders
from hlubina.registry import title
from hlubina.server.entries import CameBack, Confirmed, Left, Moved, Ordered, Resigned, Voted
from hlubina.server.errors import Denied
from hlubina.server.table.fold import Table, Tried


def move(table: Table, seat: int, number: int, action: int, draft: bool) -> Moved:
    table.check_playing()
    if number < table.asked[seat] or number > table.number:
        raise Denied("stale", "The table has changed since; look at it again.")
    if not table.may_act(seat):
        raise Denied("not_your_turn", "It is not your turn.")
    try:
        table.game.check(seat, action)
    except Refused as refusal:
        raise Denied("refused", str(refusal), refusal.rule) from None
    if table.plan.card_file:
        check_goes_on(table, seat, action)
    return Moved(seat, action, draft=draft and table.game.acting() == [seat])


def say(table: Table, seat: int, action: int) -> Moved:
    """Something out of turn: it counts whether it may be said now, whatever has happened since it was chosen."""
    table.check_playing()
    if action not in table.interjections(seat):
        raise Denied("not_sayable", "You cannot say that now.")
    if table.plan.card_file:
        check_goes_on(table, seat, action)
    return Moved(seat, action, draft=False)


def check_goes_on(table: Table, seat: int, action: int) -> None:
    """Make a move before it is stored: with cards of somebody's own the rules may fail."""
    assert table.match is not None
    try:
        table.tried = Tried(table.game, seat, action, table.match.after(seat, action))
    except Exception:
        raise Denied("broken_cards", "With the cards of this table the game cannot go on like this.") from None


def confirm(table: Table, seat: int) -> Confirmed:
    table.check_playing()
    if table.drafter != seat:
        raise Denied("no_draft", "There is nothing to confirm.")
    return Confirmed(seat)


def order(table: Table, seat: int, orders: dict[str, int]) -> Ordered:
    try:
        return Ordered(seat, settle_orders(title(table.plan.game).orders(), orders))
    except HlubinaError as error:
        raise Denied("bad_order", str(error)) from None


def resign(table: Table, seat: int) -> Resigned:
    table.check_playing()
    if table.places[seat].resigned:
        raise Denied("resigned", "You have resigned already.")
    return Resigned(seat, table.confirmed if table.drafter == seat else None)


def leave(table: Table, seat: int) -> Left:
    table.check_playing()
    if table.places[seat].left:
        raise Denied("left", "You have left already.")
    return Left(seat)


def come_back(table: Table, seat: int) -> CameBack:
    table.check_playing()
    place = table.places[seat]
    if place.resigned:
        raise Denied("resigned", "Whoever has resigned cannot come back.")
    if not (place.left or place.late or place.stand_in):
        raise Denied("not_gone", "You have been here all the time.")
    return CameBack(seat)


def vote(table: Table, seat: int, target: int, replaceable: list[bool]) -> Voted:
    table.check_playing()
    table.check_seat(target)
    if target == seat or not replaceable[target]:
        raise Denied("not_replaceable", "That seat cannot be given to a bot now.")
    if seat in table.places[target].votes:
        raise Denied("voted", "You have agreed already.")
    return Voted(seat, target)
