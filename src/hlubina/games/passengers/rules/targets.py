"""P-11: who and what a gift can be aimed at. Only public facts decide (P-8.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hlubina.games.passengers.actions import SPOTS
from hlubina.games.passengers.cards import COLUMNS, MASKS, PLACES
from hlubina.games.passengers.language import (
    DIFFERENT_BOATS,
    EACH_BOAT,
    IN_PLAY,
    NO_SHADOWS,
    ONLY_SHADOWS,
    SAME_BOAT,
    UNDERWORLD,
    Op,
)
from hlubina.games.passengers.state import EMPTY, FIRST_SHADOW, NOTHING, WHOLE_BOAT, State, boat_of

if TYPE_CHECKING:  # a type for the compiler only; at run time these are plain ints
    from mypy_extensions import i64


def unused_masks(state: State) -> list[int]:
    return [colour for colour in range(MASKS) if not state.masks_used >> colour & 1]


def players_to_choose(state: State, op: Op) -> list[int]:
    """P-11.3: others who have not been chosen yet."""
    chosen = state.registers[op.register]
    found: list[int] = []
    for seat in range(state.seats):
        if seat != state.owner and seat not in chosen and (not op.with_hand or len(state.hands[seat]) > 0):
            found.append(seat)
    return found


def candidates(state: State, op: Op) -> list[int]:
    """P-11.4: the places of passengers that can be chosen next, so that the choice can be completed."""
    chosen = state.registers[op.register]
    found = matching(state, op)
    if op.boats == EACH_BOAT:
        boats = boats_of(found)
        return [place for place in found if len(chosen) < len(boats) and boat_of(place) == boats[len(chosen)]]
    if chosen:
        left = [place for place in found if place not in chosen]
        if op.boats == SAME_BOAT:
            return [place for place in left if boat_of(place) == boat_of(chosen[0])]
        if op.boats == DIFFERENT_BOATS:
            return [place for place in left if boat_of(place) != boat_of(chosen[0])]
        return left
    if op.boats == SAME_BOAT:
        return [place for place in found if count_on(found, boat_of(place)) >= op.least]
    if op.boats == DIFFERENT_BOATS:
        return found if len(boats_of(found)) > 1 else []
    return found if len(found) >= op.least else []


def boats_of(places: list[int]) -> list[int]:
    """The boats of places that are ascending."""
    boats: list[int] = []
    for place in places:
        if not boats or boats[-1] != boat_of(place):
            boats.append(boat_of(place))
    return boats


def count_on(places: list[int], boat: int) -> int:
    number = 0
    for place in places:
        if boat_of(place) == boat:
            number += 1
    return number


def matching(state: State, op: Op) -> list[int]:
    """Every passenger that the selection allows, by place; the list is shared and must not be changed."""
    seated: i64 = state.taken
    if op.face_down:
        seated &= ~state.face_up
    found = NOTHING
    if op.zones & UNDERWORLD:
        for number in range(len(state.winners)):
            found = found + seated_on(seated, number * 2 + state.winners[number])
    if op.zones & IN_PLAY:
        here = seated_in(seated, state.round)
        found = found + here if found else here
    if op.unmasked or op.movable or op.shadow == ONLY_SHADOWS or op.shadow == NO_SHADOWS:
        return [place for place in found if is_suitable(state, op, place)]
    return found


def seated_on(seated: i64, boat: int) -> list[int]:
    """The places of a boat that are in the mask."""
    first: i64 = boat * COLUMNS
    return seated_in(seated & WHOLE_BOAT << first, boat // 2 + 1)


def seated_in(seated: i64, round_number: int) -> list[int]:
    """The places of both boats of a round that are in the mask."""
    first: i64 = (round_number - 1) * SPOTS
    return PLACES_IN[(round_number - 1) * (BOTH_BOATS + 1) + (seated >> first & BOTH_BOATS)]


BOTH_BOATS: Final = (1 << SPOTS) - 1
PLACES_IN: Final = [  # by round and mask of the seats of its boats
    [first + spot for spot in range(SPOTS) if seated >> spot & 1]
    for first in range(0, PLACES, SPOTS)
    for seated in range(BOTH_BOATS + 1)
]


def is_suitable(state: State, op: Op, place: int) -> bool:
    if op.unmasked and state.masks[place] != EMPTY:
        return False
    if op.shadow == ONLY_SHADOWS or op.shadow == NO_SHADOWS:
        trace = state.traces[place]
        shadows = count_shadows(trace)
        if shadows < len(trace) if op.shadow == ONLY_SHADOWS else shadows > 0:
            return False
    return not op.movable or has_empty_spot(state, place)


def count_shadows(trace: list[int]) -> int:
    number = 0
    for passenger in trace:
        if passenger >= FIRST_SHADOW:
            number += 1
    return number


def empty_spots(state: State, passenger: int) -> list[int]:
    """P-11.5: the empty seats in play to which the passenger at this place can go."""
    return empty_spots_on(state, 0, passenger) + empty_spots_on(state, 1, passenger)


def has_empty_spot(state: State, passenger: int) -> bool:
    return len(empty_spots_on(state, 0, passenger)) > 0 or len(empty_spots_on(state, 1, passenger)) > 0


def empty_spots_on(state: State, animal: int, passenger: int) -> list[int]:
    """Those of one boat; on its own the passenger can move even if the boat is full."""
    within = (state.round - 1) * 2 + animal == boat_of(passenger)
    return state.empty_spots_on(animal) if within else state.free_spots_on(animal)
