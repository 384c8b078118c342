"""What an answer would bring: carried out on a copy with the game's own deeds, counted with its own scoring.

Nothing is carried out but the answer itself, so that nothing hidden can tell: what the deck, another player or a later
choice decides is left out, and so are held lords that follow because no other is left. Where a choice between lords is
left there is no preview.
"""

from __future__ import annotations

from typing import cast

from hlubina.games.conspiracy.actions import (
    AFTER_LOCATIONS,
    DRAW_LOCATIONS,
    FIT_LORD,
    KEEP_LOCATION,
    KEEP_LORD,
    LEAVE_LORDS,
    PLACE_LORD,
    SEARCH_LOCATION,
    SWAP_LORD,
    SWAP_WITH,
    TAKE_LOCATION,
    TAKE_PILE,
)
from hlubina.games.conspiracy.cards import LORD_NAMES, PLACES
from hlubina.games.conspiracy.rules.control import gain_location
from hlubina.games.conspiracy.rules.lords import SwapWith, partners, place_lord, swap
from hlubina.games.conspiracy.scoring import best_lords, coalition, coalition_points, locations_worth, master_points
from hlubina.games.conspiracy.shown import Keys, Preview, PreviewLines, PreviewLord
from hlubina.games.conspiracy.state import State


def previews(state: State, seat: int) -> list[Preview]:
    """Of the answers to the question before this seat, those of which something can be told."""
    found: list[Preview] = []
    before = lines(state, seat)
    for action in state.choices:
        after = carried_out(state, seat, action)
        if after is not None:
            found.append(preview(state, before, after, seat, action))
    return found


def carried_out(state: State, seat: int, action: int) -> State | None:
    """A copy in which the answer has been given; None if it leaves everything open."""
    if TAKE_LOCATION <= action < AFTER_LOCATIONS:
        block = (
            TAKE_LOCATION if action < KEEP_LOCATION else KEEP_LOCATION if action < SEARCH_LOCATION else SEARCH_LOCATION
        )
        after = cast(State, state.copy())
        gain_location(after, seat, action - block)
        return after
    if SWAP_LORD <= action < DRAW_LOCATIONS:
        return with_swap(state, seat, action)
    lords = lords_of(state, seat, action)
    return with_lords(state, seat, lords) if lords else None


def lords_of(state: State, seat: int, action: int) -> list[int]:
    """The lords that an answer brings into the chamber, if no choice between lords is left."""
    if PLACE_LORD <= action < LEAVE_LORDS:
        return [action - PLACE_LORD]
    if FIT_LORD <= action < PLACE_LORD:
        chosen = [*state.held, action - FIT_LORD]
        return chosen if len(chosen) == state.free_places(seat) else []
    if KEEP_LORD <= action < FIT_LORD:
        return [action - KEEP_LORD]
    if TAKE_PILE <= action < KEEP_LORD:
        pile = state.piles[action - TAKE_PILE]
        return pile if len(pile) <= state.free_places(seat) else []
    return []


def with_lords(state: State, seat: int, lords: list[int]) -> State:
    """Several lords are of one colour: their order decides nothing but when a location can be won."""
    after = cast(State, state.copy())
    for lord in lords:
        place_lord(after, seat, lord)
    return after


def with_swap(state: State, seat: int, action: int) -> State | None:
    """Two lords exchanged; the first of them alone decides if there is only one that it can change places with."""
    step = state.stack.top()
    if isinstance(step, SwapWith):
        first = step.first
        second = action - SWAP_WITH + 1
    else:
        first = action - SWAP_LORD
        others = partners(state, seat, first)
        if len(others) != 1:
            return None
        second = others[0]
    after = cast(State, state.copy())
    swap(after, seat, first, second)
    return after


def lines(state: State, seat: int) -> PreviewLines:
    return PreviewLines(
        best_lords=best_lords(state, seat),
        locations=locations_worth(state, seat),
        coalition=coalition_points(state, seat),
        pearl_master=master_points(state, seat),
    )


def preview(state: State, before: PreviewLines, after: State, seat: int, action: int) -> Preview:
    now = lines(after, seat)
    change = PreviewLines(
        best_lords=now["best_lords"] - before["best_lords"],
        locations=now["locations"] - before["locations"],
        coalition=now["coalition"] - before["coalition"],
        pearl_master=now["pearl_master"] - before["pearl_master"],
    )
    largest = coalition(after, seat)
    return Preview(
        action=action,
        lords=moved_lords(state, after, seat),
        coalition=[place + 1 for place in range(PLACES) if largest >> place & 1],
        coalition_points=now["coalition"],
        lines=change,
        points=change["best_lords"] + change["locations"] + change["coalition"] + change["pearl_master"],
        pearls=after.pearls[seat] - state.pearls[seat],
        keys=Keys(silver=after.silver[seat] - state.silver[seat], gold=after.gold[seat] - state.gold[seat]),
    )


def moved_lords(state: State, after: State, seat: int) -> list[PreviewLord]:
    start = seat * PLACES
    return [
        PreviewLord(place=place + 1, lord=LORD_NAMES[after.lords[start + place]])
        for place in range(after.filled[seat])
        if after.lords[start + place] != state.lords[start + place]
    ]
