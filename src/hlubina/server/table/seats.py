"""Who sits where, and what may be wished before the start: to sit down, to rise, to ask a bot, to start, to give up.

Each wish is answered with the entry to store, or denied.
"""

from __future__ import annotations

from hlubina.server.entries import BotSat, Closed, Rose, Sat, Started
from hlubina.server.errors import Denied
from hlubina.server.table.fold import Table


def sit(table: Table, seat: int | None, person: str, name: str, account: bool, contribution: str) -> Sat:
    table.check_open()
    if table.plan.rated and not account:
        raise Denied("account_needed", "At a rated table everybody needs an account.", status=403)
    free = [index for index, place in enumerate(table.places) if place.is_free()]
    if not free:
        raise Denied("table_full", "Every seat is taken.")
    chosen = free[0] if seat is None else table.check_seat(seat)
    if chosen not in free:
        raise Denied("seat_taken", "Somebody sits there already.")
    if table.plan.rated and table.seats_of(person):
        raise Denied("seated", "At a rated table nobody plays two seats.")
    return Sat(chosen, person, name, contribution)


def seat_bot(table: Table, seat: int, code: str, person: str) -> BotSat:
    table.check_open()
    if table.plan.rated:
        raise Denied("rated", "At a rated table people play each other.")
    if not table.seats_of(person) and person != table.plan.owner:
        raise Denied("not_seated", "Only those who sit at the table can add bots to it.", status=403)
    if not table.places[table.check_seat(seat)].is_free():
        raise Denied("seat_taken", "Somebody sits there already.")
    return BotSat(seat, code)


def rise(table: Table, seat: int, person: str) -> Rose:
    table.check_waiting()
    place = table.places[table.check_seat(seat)]
    if place.is_free():
        raise Denied("seat_empty", "Nobody sits there.")
    if place.person != person and not (place.bot and (table.seats_of(person) or person == table.plan.owner)):
        raise Denied("not_yours", "That is somebody else's seat.", status=403)
    return Rose(seat)


def start(table: Table, person: str) -> Started:
    table.check_open()
    if not table.seats_of(person) and person != table.plan.owner:
        raise Denied("not_seated", "Only those who sit at the table can start the game.", status=403)
    if any(place.is_free() for place in table.places):
        raise Denied("seats_empty", "Some seats are still empty; bots may fill them.")
    if table.plan.card_file:
        check_deal(table)
    return Started()


def check_deal(table: Table) -> None:
    """Try the deal before the start is stored: with cards of somebody's own it may fail."""
    try:
        table.dealt()
    except Exception:
        raise Denied("broken_cards", "The cards of this table cannot be dealt.") from None


def close(table: Table, person: str) -> Closed:
    table.check_waiting()
    if person != table.plan.owner:
        raise Denied("not_yours", "Only whoever made the table can give it up.", status=403)
    return Closed()
