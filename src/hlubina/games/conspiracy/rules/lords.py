"""C-3: placing a lord, its coat of arms and its ability."""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.core.native import mypyc_attr
from hlubina.core.prompts import MAY
from hlubina.core.steps import Step
from hlubina.games.conspiracy.actions import LEAVE_LORDS, SWAP_LORD, SWAP_WITH
from hlubina.games.conspiracy.cards import (
    GAIN_PEARLS,
    GOLD_KEY,
    LORD_NAMES,
    PLACES,
    REVEAL_LORD,
    SILVER_KEY,
)
from hlubina.games.conspiracy.rules.control import gain_key
from hlubina.games.conspiracy.state import EMPTY, State


def place_lord(state: State, seat: int, lord: int) -> None:
    """Put a lord on the next place and resolve its ability (C-2.3)."""
    state.own_lords()
    place = state.filled[seat]
    state.lords[seat * PLACES + place] = lord
    state.filled[seat] = place + 1
    if state.journal is not None:
        state.tell("placed_lord", {"seat": seat, "lord": LORD_NAMES[lord], "place": place + 1})
    move_coat(state, seat, place, lord)
    if place + 1 == PLACES and state.finisher == NOBODY:  # C-7.1
        state.finisher = seat
        if state.journal is not None:
            state.tell("last_round", {"seat": seat})
    ability = state.cards.ability[lord]
    if ability == SILVER_KEY or ability == GOLD_KEY:
        gain_key(state, seat, ability)
    elif ability == GAIN_PEARLS:
        state.gain_pearls(seat, state.cards.amount[lord])
    elif ability == REVEAL_LORD:
        reveal_lord(state, seat)
    elif first_partners(state, seat):
        state.push(SwapLords(seat))


def move_coat(state: State, seat: int, place: int, lord: int) -> None:
    """C-3.4: the coat of arms lies on the best lord of its colour and stays on equal values."""
    coat = seat * 5 + state.cards.colour[lord]
    bearer = state.coats[coat]
    if bearer == EMPTY or state.cards.influence[lord] > state.cards.influence[state.lords[seat * PLACES + bearer]]:
        state.coats[coat] = place


def reveal_lord(state: State, seat: int) -> None:
    """C-3.3: the top lord goes to the pile of its colour; with an empty deck nothing happens."""
    if state.drawable_lords() == 0:
        return
    lord = state.draw_lord()
    state.discard_lord(lord)
    if state.journal is not None:
        state.tell("revealed_lord", {"seat": seat, "lord": LORD_NAMES[lord]})


def partners(state: State, seat: int, first: int) -> list[int]:
    """The later places whose lord may be exchanged with the one at `first`, and differs from it (C-3.1)."""
    lords = state.lords
    start = seat * PLACES
    lord = lords[start + first]
    places: list[int] = []
    if not state.has_key(lord):
        for place in range(first + 1, state.filled[seat]):
            other = lords[start + place]
            if other != lord and not state.has_key(other):
                places.append(place)
    return places


def first_partners(state: State, seat: int) -> list[int]:
    """The places whose lord can be exchanged with a later one."""
    return [place for place in range(state.filled[seat] - 1) if partners(state, seat, place)]


@mypyc_attr(acyclic=True, free_list_len=1)
class SwapLords(Step):
    """C-3.1: exchange two lords without keys, or none. Asks for the earlier of the two places."""

    def name(self) -> str:
        return "swap_lords"

    def kind(self) -> str:
        return MAY

    def decline(self) -> int | None:
        return LEAVE_LORDS

    def legal(self, state: State) -> list[int]:
        options = [LEAVE_LORDS]
        for place in first_partners(state, self.seat):
            options.append(SWAP_LORD + place)
        return options

    def answered(self, state: State, action: int) -> None:
        if action == LEAVE_LORDS:
            if state.journal is not None:
                state.tell("left_lords", {"seat": self.seat})
        else:
            state.push(SwapWith(self.seat, action - SWAP_LORD))

    def rule(self, state: State) -> str:
        return "C-3.1"


@mypyc_attr(acyclic=True, free_list_len=1)
class SwapWith(Step):
    """C-3.1: the second of the two places."""

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def name(self) -> str:
        return "swap_with"

    def numbers(self) -> list[int]:
        return [self.seat, self.first]

    def fits(self, state: State) -> bool:
        return 0 <= self.first < state.filled[self.seat]

    def legal(self, state: State) -> list[int]:
        return [SWAP_WITH + place - 1 for place in partners(state, self.seat, self.first)]

    def answered(self, state: State, action: int) -> None:
        swap(state, self.seat, self.first, action - SWAP_WITH + 1)

    def rule(self, state: State) -> str:
        return "C-3.1"

    def about(self, state: State) -> dict[str, int | str | list[str]]:
        return {"place": self.first + 1, "lord": LORD_NAMES[state.lords[self.seat * PLACES + self.first]]}


def swap(state: State, seat: int, first: int, second: int) -> None:
    """Exchange two lords; their coats of arms go with them."""
    state.own_lords()
    lords = state.lords
    start = seat * PLACES
    one = lords[start + first]
    other = lords[start + second]
    lords[start + first] = other
    lords[start + second] = one
    for coat in range(seat * 5, seat * 5 + 5):
        if state.coats[coat] == first:
            state.coats[coat] = second
        elif state.coats[coat] == second:
            state.coats[coat] = first
    if state.journal is not None:
        state.tell("swapped_lords", {"seat": seat, "lords": [LORD_NAMES[one], LORD_NAMES[other]]})
