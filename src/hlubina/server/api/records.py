"""Records of games: kept, shown move by move, analysed and explained."""

from __future__ import annotations

import json
import secrets
from typing import Annotated, Any

from litestar.params import JSONBody, QueryParameter

from hlubina.core.errors import HlubinaError
from hlubina.play import replay, verify
from hlubina.protocol.messages import Analysis, Created, Position, Reasons
from hlubina.server.api.dependencies import Invite, Manager, MaybeVisitor, Name, Visitor, get, post
from hlubina.server.api.played import apart, check_current, check_moment, finished_record, viewable_record
from hlubina.server.cardfiles import check_file, read_cards
from hlubina.server.errors import Denied


@get("/api/records/{name:str}", tags=["records"])
async def record(manager: Manager, person: MaybeVisitor, name: Name, invite: Invite = "") -> dict[str, Any]:
    """The record of a game that is over, seed and all."""
    played, _ = await finished_record(manager, person, name, invite)
    return played.to_dict()


@post("/api/records", tags=["records"])
async def upload(manager: Manager, visitor: Visitor, data: JSONBody[dict[str, Any]]) -> Created:
    """Keep a record for replay and analysis; it is checked move by move. Beside its own fields there may be a
    `card_file`, the file with whose cards it was played.
    """
    manager.limits.spend("upload", visitor.id)
    record, card_file = apart(data)
    if card_file:
        check_file(card_file)
        await manager.workers.check_record(json.dumps(record).encode(), card_file)
    try:
        if not card_file:
            verify(record)
    except HlubinaError as error:
        raise Denied("bad_record", str(error), status=400) from None
    name = f"r-{secrets.token_urlsafe(9)}"
    await manager.store.add_upload(name, visitor.id, json.dumps(data), manager.now())
    return Created(id=name)


@get("/api/records/{name:str}/position", tags=["records"])
async def position(
    manager: Manager,
    person: MaybeVisitor,
    name: Name,
    move: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    invite: Invite = "",
) -> Position:
    """A moment of a game: any eyes when it is over, one's own before."""
    played, card_file = await viewable_record(manager, person, name, seat, invite)
    check_current(played)
    check_moment(played, move, seat)
    game = replay(played, move, read_cards(played.game, card_file), listen=True)
    return Position(
        game=played.game,
        cards=played.cards if card_file else "",
        move=move,
        moves=len(played.moves),
        seat=seat,
        acting=game.acting(),
        view=game.view(seat),
        events=[dict(event) for event in game.listen().seen_by(seat)],
        standing=game.standing(seat).to_dict(),
    )


@get("/api/records/{name:str}/analysis", tags=["records"])
async def analysis(manager: Manager, visitor: Visitor, name: Name, invite: Invite = "") -> Analysis:
    """The curve of chances and the costliest decisions of a game that is over."""
    played, card_file = await finished_record(manager, visitor, name, invite)
    if played.result is None:
        raise Denied("not_over", "Only a finished game can be analysed.")
    check_current(played)
    known = manager.analyses.get(name)
    if known is None:
        manager.limits.spend("analysis", visitor.id)
        known = await manager.workers.analysis(json.dumps(played.to_dict()).encode(), card_file)
        manager.keep_analysis(name, known)
    return known


@get("/api/records/{name:str}/reasons", tags=["records"])
async def reasons(
    manager: Manager,
    visitor: Visitor,
    name: Name,
    seat: Annotated[int, QueryParameter(ge=0, le=15)],
    move: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    invite: Invite = "",
) -> Reasons:
    """What a seat had to believe after so many moves of a game that is over, and what spoke for its next answer."""
    played, card_file = await finished_record(manager, visitor, name, invite)
    if played.result is None:
        raise Denied("not_over", "Only a finished game can be explained.")
    check_current(played)
    check_moment(played, move, seat)
    manager.limits.spend("reasons", visitor.id)
    return await manager.workers.reasons(json.dumps(played.to_dict()).encode(), move, seat, card_file)


HANDLERS = [record, upload, position, analysis, reasons]
