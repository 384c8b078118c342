"""C-7.4 to C-7.8: what a chamber is worth."""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.core.outcome import Line, Outcome
from hlubina.games.conspiracy.cards import (
    BEST_LORD,
    COUNT_LORDS,
    GOLD_KEY,
    NEIGHBOURS,
    NO_BONUS,
    PER_GOLD_KEY,
    PER_LOCATION,
    PER_SILVER_KEY,
    PER_TWO_PEARLS,
    PLACES,
    SILVER_KEY,
)
from hlubina.games.conspiracy.state import EMPTY, State


def outcome(state: State) -> Outcome:
    seats = range(state.seats)
    return Outcome(
        state.actor == NOBODY,
        [
            Line("best_lords", [best_lords(state, seat) for seat in seats]),
            Line("locations", [locations_worth(state, seat) for seat in seats]),
            Line("coalition", [coalition_points(state, seat) for seat in seats]),
            Line("pearl_master", [master_points(state, seat) for seat in seats]),
        ],
        [Line("pearls", state.pearls[:])],  # C-7.8
    )


def score(state: State, seat: int) -> int:
    return (
        best_lords(state, seat)
        + locations_worth(state, seat)
        + coalition_points(state, seat)
        + master_points(state, seat)
    )


def best_lord(state: State, seat: int, colour: int) -> int:
    """The influence of the lord that bears the coat of arms, 0 without one."""
    bearer = state.coats[seat * 5 + colour]
    return 0 if bearer == EMPTY else state.cards.influence[state.lords[seat * PLACES + bearer]]


def best_lords(state: State, seat: int) -> int:
    total = 0
    for colour in range(5):
        total += best_lord(state, seat, colour)
    return total


def locations_worth(state: State, seat: int) -> int:
    total = 0
    for place in range(state.filled[seat]):
        location = state.locations[seat * PLACES + place]
        if location != EMPTY:
            total += location_worth(state, seat, location)
    return total


def location_worth(state: State, seat: int, location: int) -> int:
    """What a location is worth, or would be, in this seat's chamber as it is (C-7.6)."""
    cards = state.cards
    bonus = cards.location_bonus[location]
    worth = cards.location_influence[location]
    if bonus == NO_BONUS:
        return worth
    per = cards.location_per[location]
    colour = cards.location_colour[location]
    if bonus == PER_SILVER_KEY:
        return worth + per * keys(state, seat, SILVER_KEY)
    if bonus == PER_GOLD_KEY:
        return worth + per * keys(state, seat, GOLD_KEY)
    if bonus == PER_TWO_PEARLS:
        return worth + per * (state.pearls[seat] // 2)
    if bonus == PER_LOCATION:
        return worth + per * locations_held(state, seat)
    if bonus == BEST_LORD:
        return worth + per * best_lord(state, seat, colour)
    assert bonus == COUNT_LORDS
    return worth + per * lords_of(state, seat, colour)


def keys(state: State, seat: int, metal: int) -> int:
    """All keys of a metal in the chamber, spent and covered ones too."""
    count = 0
    for place in range(state.filled[seat]):
        if state.cards.ability[state.lords[seat * PLACES + place]] == metal:
            count += 1
    return count


def locations_held(state: State, seat: int) -> int:
    count = 0
    for place in range(state.filled[seat]):
        if state.locations[seat * PLACES + place] != EMPTY:
            count += 1
    return count


def lords_of(state: State, seat: int, colour: int) -> int:
    count = 0
    for place in range(state.filled[seat]):
        if state.cards.colour[state.lords[seat * PLACES + place]] == colour:
            count += 1
    return count


def coalition(state: State, seat: int) -> int:
    """The places of the largest coalition as a bit mask, the first one of equal size (C-7.5)."""
    colours = [0, 0, 0, 0, 0]
    for place in range(state.filled[seat]):
        colours[state.cards.colour[state.lords[seat * PLACES + place]]] |= 1 << place
    largest = 0
    size = 0
    for left in colours:
        while left:
            group = connected(left & -left, left)
            left &= ~group
            members = group.bit_count()
            if members > size:
                largest = group
                size = members
    return largest


def connected(group: int, colour: int) -> int:
    """All places of a colour that can be reached from a group."""
    edge = group
    while edge:
        place = edge.bit_length() - 1
        edge &= ~(1 << place)
        fresh = NEIGHBOURS[place] & colour & ~group
        group |= fresh
        edge |= fresh
    return group


def coalition_points(state: State, seat: int) -> int:
    size = coalition(state, seat).bit_count()
    if size == 1 and state.setting("lone_lord_is_a_coalition", "no"):
        return 0
    return state.cards.coalition_per_lord * size


def master_points(state: State, seat: int) -> int:
    return state.cards.pearl_master if state.pearl_master == seat else 0
