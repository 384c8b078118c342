"""P-11: who and what a gift can be aimed at. Only public facts decide (P-8.2)."""

from __future__ import annotations

from hlubina.games.passengers.actions import SPOTS
from hlubina.games.passengers.cards import COLUMNS, MASKS
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
from hlubina.games.passengers.state import EMPTY, FIRST_SHADOW, State, boat_of


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
    boats = sorted({boat_of(place) for place in found})
    if op.boats == EACH_BOAT:
        return [place for place in found if len(chosen) < len(boats) and boat_of(place) == boats[len(chosen)]]
    left = [place for place in found if place not in chosen]
    if chosen:
        if op.boats == SAME_BOAT:
            return [place for place in left if boat_of(place) == boat_of(chosen[0])]
        if op.boats == DIFFERENT_BOATS:
            return [place for place in left if boat_of(place) != boat_of(chosen[0])]
        return left
    if op.boats == SAME_BOAT:
        return [place for place in left if count_on(found, boat_of(place)) >= op.least]
    if op.boats == DIFFERENT_BOATS:
        return left if len(boats) > 1 else []
    return left if len(left) >= op.least else []


def count_on(places: list[int], boat: int) -> int:
    number = 0
    for place in places:
        if boat_of(place) == boat:
            number += 1
    return number


def matching(state: State, op: Op) -> list[int]:
    """Every passenger that the selection allows, by place."""
    found: list[int] = []
    if op.zones & UNDERWORLD:
        for number in range(len(state.winners)):
            first = (number * 2 + state.winners[number]) * COLUMNS
            add_matching(state, op, first, first + COLUMNS, found)
    if op.zones & IN_PLAY:
        first = (state.round - 1) * SPOTS
        add_matching(state, op, first, first + SPOTS, found)
    return found


def add_matching(state: State, op: Op, first: int, end: int, found: list[int]) -> None:
    for place in range(first, end):
        trace = state.traces[place]
        if (
            trace
            and not (op.face_down and state.face_up >> place & 1)
            and not (op.unmasked and state.masks[place] != EMPTY)
            and not (op.shadow == ONLY_SHADOWS and min(trace) < FIRST_SHADOW)
            and not (op.shadow == NO_SHADOWS and max(trace) >= FIRST_SHADOW)
            and not (op.movable and not empty_spots(state, place))
        ):
            found.append(place)


def empty_spots(state: State, passenger: int) -> list[int]:
    """P-11.5: the empty seats in play to which the passenger at this place can go."""
    spots: list[int] = []
    for animal in range(2):
        boat = (state.round - 1) * 2 + animal
        if boat == boat_of(passenger) or state.crowd(boat) < state.readings.cap:
            for column in range(state.readings.columns):
                if not state.traces[boat * COLUMNS + column]:
                    spots.append(animal * COLUMNS + column)
    return spots
