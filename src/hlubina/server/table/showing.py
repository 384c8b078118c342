"""What a table shows: to everybody, and to those who look at it through the eyes of a seat."""

from __future__ import annotations

from hlubina.core.chance import commitment
from hlubina.core.records import Record
from hlubina.protocol.messages import SeatInfo, TableInfo, Update
from hlubina.server.table import undo
from hlubina.server.table.fold import Table


def update(table: Table, seat: int | None, since: int, now: int) -> Update:
    """All that a viewer needs who was shown the table as of entry `since`, -1 for never."""
    if table.match is None:
        return Update(
            number=table.number, status=table.status, seat=seat, acting=[], view=None, prompt=None, standing=None,
            result=table.result(), progress=0, events_from=0, events=[], clock=None, undo="no", asked=None,
            drafting=None, orders={}, may_interject=False,
        )  # fmt: skip
    game = table.shown_game(seat)
    events_from = unchanged(table, seat, since)
    told = table.marks[-1].told(seat)
    journal = table.match.game.listen()
    fresh = journal.events[events_from:told]
    events: list[dict[str, object]] = [dict(event.seen_by(seat)) for event in fresh]
    if since >= 0:  # who follows sees one after another; the last one is seen in the view
        for form, event in zip(events[:-1], fresh, strict=False):
            if event.scene:
                form["scene"] = event.scene
    playing = table.status == "playing"
    prompt = game.prompt(seat) if playing and table.may_act(seat) else None
    return Update(
        number=table.number,
        status=table.status,
        seat=seat,
        acting=table.acting(),
        view=game.view(seat),
        prompt=None if prompt is None else prompt.to_dict(),
        standing=game.standing(seat).to_dict() if playing else None,
        result=table.result(),
        progress=game.progress(),
        events_from=events_from,
        events=events,
        clock=table.clock.state(now) if playing else None,
        undo=undo.kind(table, seat),
        asked=None if table.request is None else table.request.seat,
        drafting=table.drafter,
        orders={} if seat is None else table.places[seat].orders,
        may_interject=table.may_interject(seat),
    )


def unchanged(table: Table, seat: int | None, since: int) -> int:
    """How many events the viewer has been told since then and need not be told again."""
    if not 0 <= since <= table.number:
        return 0
    return min(mark.told(seat) for mark in table.marks[since:])


def info(table: Table, connected: list[bool], replaceable: list[bool], watching: int) -> TableInfo:
    plan = table.plan
    return TableInfo(
        id=plan.id,
        number=table.number,
        game=plan.game,
        version=plan.version,
        cards=plan.cards if plan.card_file else "",
        former=table.former,
        status=table.status,
        seats=[
            seat_info(table, seat, here, gone)
            for seat, (here, gone) in enumerate(zip(connected, replaceable, strict=True))
        ],
        settings=plan.settings,
        clock=plan.clock,
        spectators=plan.spectators,
        listed=plan.listed,
        rated=plan.rated,
        owner=plan.owner,
        commitment=commitment(plan.secret),
        created=plan.created,
        started=table.started,
        ended=table.ended,
        next=table.next,
        progress=progress(table),
        watching=watching,
    )


def seat_info(table: Table, seat: int, connected: bool, replaceable: bool) -> SeatInfo:
    place = table.places[seat]
    return SeatInfo(
        kind="person" if place.person else "bot" if place.bot else "empty",
        name=place.name,
        person=place.person,
        bot=place.bot,
        stand_in=place.stand_in,
        connected=connected,
        resigned=place.resigned,
        left=place.left,
        late=place.late,
        replaceable=replaceable,
        votes=sorted(place.votes),
    )


def progress(table: Table) -> int:
    return 0 if table.match is None else table.shown_game(None).progress()


def shown_record(table: Table, seat: int | None) -> Record:
    """The moves so far, without those of somebody else's draft."""
    assert table.match is not None
    full = table.match.record
    if table.drafter is None or table.drafter == seat:
        return full
    shown = Record(full.game, full.version, full.cards, full.seats, full.players, full.settings, full.seed)
    shown.moves = full.moves[: table.confirmed]
    return shown


def may_speak(table: Table, seat: int | None, person: str) -> bool:
    """Whether the game lets the seat talk now; nobody evades that by looking on from a second window."""
    if table.match is None or table.status != "playing":
        return True
    held = {number for number, place in enumerate(table.places) if place.person == person} | {seat}
    return all(table.shown_game(None).may_speak(number) for number in held if number is not None)
