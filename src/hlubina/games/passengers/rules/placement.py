"""P-3 and P-10: passengers are placed on the boats, shadows first where there are any."""

from __future__ import annotations

from typing import Final

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.native import mypyc_attr
from hlubina.games.passengers.actions import LAY_SHADOW, PLACE, PLACE_TWIN, SPOTS
from hlubina.games.passengers.cards import (
    CARD_NAMES,
    CARDS,
    GIFT_NAMES,
    HAND,
    MOST_SEATS,
    SHADOWS_PER_ROUND,
)
from hlubina.games.passengers.rules.talk import ABOUT_PLACED, invite_remark
from hlubina.games.passengers.state import (
    EMPTY_SPOTS,
    FIRST_SHADOW,
    NOTHING,
    PassengersStep,
    State,
    hand_options,
    spot_facts,
    without,
)


class PlacePassengers(PassengersStep):
    """P-3.2, P-10.2: who places next, until everybody has."""

    def name(self) -> str:
        return "place_passengers"

    def carried_out(self, state: State) -> None:
        starter = state.starters[-1]
        if state.crew.shadows() > 0 and state.shadows_laid < SHADOWS_PER_ROUND * state.round:
            state.turns += 1
            state.push(PLACE_PASSENGERS)
            second = state.shadows_laid % SHADOWS_PER_ROUND
            state.push(LayShadow((starter - 1 - second) % state.seats))  # P-10.5
            return
        shadows = state.shadows_laid
        placed = len(state.placements) - shadows - (state.round - 1) * state.seats
        if placed < state.seats:
            state.turns += 1
            state.push(PLACE_PASSENGERS)
            state.push(PLACINGS[(starter + placed) % state.seats])


PLACE_PASSENGERS: Final = PlacePassengers(NOBODY)


@mypyc_attr(acyclic=True, free_list_len=1)
class LayShadow(PassengersStep):
    """P-10.2: the second shadow goes to the other boat."""

    def name(self) -> str:
        return "lay_shadow"

    def legal(self, state: State) -> list[int]:
        raven = NOTHING if self.is_taken(state, 0) else SHADOW_SPOTS[state.free_seating(0)]
        wolf = NOTHING if self.is_taken(state, 1) else SHADOW_SPOTS[state.free_seating(1)]
        return raven + wolf

    def is_taken(self, state: State, animal: int) -> bool:
        """Whether the boat has this round's first shadow."""
        return state.shadows_laid % SHADOWS_PER_ROUND > 0 and state.crowd((state.round - 1) * 2 + animal) > 0

    def answered(self, state: State, action: int) -> None:
        place = state.place_of(action - LAY_SHADOW)
        shadow = FIRST_SHADOW + state.shadows_laid
        state.passengers[shadow] = state.shadow_deck[state.shadows_laid]
        state.sit_down(place, [shadow])
        state.shadows_laid += 1
        state.placements.append(place << 4 | self.seat)
        state.forget_minds()
        if state.journal is not None:
            state.tell("laid_shadow", {"seat": self.seat, **spot_facts(place)})

    def rule(self, state: State) -> str:
        return "P-10.2"

    def about(self, state: State) -> dict[str, Fact]:
        return {"number": state.shadows_laid % SHADOWS_PER_ROUND + 1}


SHADOW_SPOTS: Final = [[LAY_SHADOW + spot for spot in spots] for spots in EMPTY_SPOTS]


class PlacePassenger(PassengersStep):
    """P-3.2: one hand card face down on a free seat; its gift and votes are taken at once (P-3.4)."""

    def name(self) -> str:
        return "place_passenger"

    def legal(self, state: State) -> list[int]:
        raven = state.free_seating(0)
        wolf = state.free_seating(1)
        options: list[int] = []
        for card in hand_options(0, CARDS, state.hands[self.seat]):
            first = card * len(EMPTY_SPOTS)
            options += PLACEMENTS[first + raven]
            options += PLACEMENTS[first + wolf]
        return options

    def answered(self, state: State, action: int) -> None:
        card = (action if action < PLACE_TWIN else action - PLACE_TWIN) // SPOTS
        place_passenger(state, self.seat, card, state.place_of(action % SPOTS))
        invite_remark(state, self.seat, ABOUT_PLACED)

    def rule(self, state: State) -> str:
        return "P-3.2"

    def about(self, state: State) -> dict[str, Fact]:
        return {"round": state.round, "count": len(state.hands[self.seat])}


PLACEMENTS: Final = [  # by card, twins after all others as in the vocabulary, and by the empty seats of a boat
    [PLACE + card * SPOTS + spot for spot in spots] for card in range(2 * CARDS) for spots in EMPTY_SPOTS
]
PLACINGS: Final = [PlacePassenger(seat) for seat in range(MOST_SEATS)]  # steps that are all alike are made once


def place_passenger(state: State, seat: int, card: int, place: int) -> None:
    passenger = seat * HAND + state.round - 1
    state.hands[seat] = without(state.hands[seat], card)
    state.passengers[passenger] = card
    state.sit_down(place, [passenger])
    number = state.cards.seat_gift[place]
    state.gifts[seat] = number
    state.votes[seat] = state.cards.seat_votes[place]
    state.placements.append(place << 4 | seat)
    state.forget_minds()
    if state.journal is not None:
        gift = GIFT_NAMES[gift_of(state, number)]
        facts: dict[str, Fact] = {"seat": seat, **spot_facts(place), "gift": gift, "votes": state.votes[seat]}
        state.journal.whisper("placed", facts, {"card": CARD_NAMES[card]}, 1 << seat)


def gift_of(state: State, number: int) -> int:
    """The gift of this round's set."""
    return state.settings.sets[state.round - 1] * 10 + number
