"""What everybody can gather of the passengers from talk and public facts alone: the opinion that votes follow.

The lean of a passenger is a log-odds: above 0 it passes for a soul, below for a demon. Own knowledge is no part of it.
"""

from __future__ import annotations

import math
from typing import Final

from hlubina.core.knowledge import EVERYBODY
from hlubina.games.passengers.actions import SAY_HAND, SAY_PLACED, SPOTS
from hlubina.games.passengers.cards import kind_of
from hlubina.games.passengers.rules.claims import KIND_SAID, NO_KIND, is_of_kind, said, subject_of_claim
from hlubina.games.passengers.state import (
    EMPTY,
    KIND_STATED,
    LOOKED,
    PASSENGERS,
    State,
    animal_of,
    speaker,
    words,
)

OWN_WORD: Final = 1.1  # of who placed the passenger
WITNESS: Final = 0.9  # of who looked at it
CERTAIN: Final = 8.0
LIAR: Final = 0.3  # what is left of the weight of somebody's words after a lie that everybody has seen
WORTH: Final = [1.0, -1.0, 0.0]  # of a soul, a demon and Zholyk to the guides


class Opinion:
    """The public lean of each passenger, and which side of the boats it speaks for."""

    def __init__(self, state: State) -> None:
        self.leans = [0.0] * PASSENGERS
        self.facts = public_kinds(state)
        self.credit = [1.0] * state.seats
        for claim in state.claims:
            label = subject_of_claim(state, claim)
            kind = KIND_SAID[said(words(claim))] if label != EMPTY else NO_KIND
            if kind != NO_KIND and self.facts[label] != NO_KIND and not is_of_kind(self.facts[label], kind):
                self.credit[speaker(claim)] = LIAR
        for claim in state.claims:
            seat = speaker(claim)
            action = words(claim)
            label = subject_of_claim(state, claim)
            if label != EMPTY and KIND_SAID[said(action)] != NO_KIND:
                self.leans[label] += self.word(seat, action, KIND_SAID[said(action)])
        for label in range(PASSENGERS):
            if self.facts[label] != NO_KIND:
                self.leans[label] = CERTAIN * WORTH[self.facts[label]]

    def word(self, seat: int, action: int, kind: int) -> float:
        """What it adds to a lean that the seat says so."""
        own = SAY_PLACED <= action < SAY_HAND
        return (OWN_WORD if own else WITNESS) * WORTH[kind] * self.credit[seat]

    def of(self, label: int) -> float:
        """From -1, a demon for certain, to 1, a soul for certain."""
        return math.tanh(self.leans[label] / 2.0)

    def balance(self, state: State, round_number: int) -> float:
        """How much more the raven boat of a round promises to the guides than the wolf boat."""
        total = 0.0
        for place in range((round_number - 1) * SPOTS, round_number * SPOTS):
            trace = state.traces[place]
            if trace:
                worth = self.of_trace(trace)
                total += worth if animal_of(place) == 0 else -worth
        return total

    def of_trace(self, trace: list[int]) -> float:
        if len(trace) == 1:
            return self.of(trace[0])
        total = 0.0
        for label in trace:
            total += self.of(label)
        return total / len(trace)


def public_kinds(state: State) -> list[int]:
    """The kinds of the passengers that everybody has seen or been told the truth of."""
    kinds = [NO_KIND] * PASSENGERS
    for clue in state.clues:
        if len(clue.trace) == 1:
            label = clue.trace[0]
            if clue.sort == LOOKED and clue.viewers == EVERYBODY:
                kinds[label] = kind_of(state.passengers[label])
            elif clue.sort == KIND_STATED:
                kinds[label] = clue.answer
    return kinds


def boats_of(state: State, animal: int) -> list[int]:
    """The boats of the Underworld, bottom first, if this boat in play were to join them; before the last vote."""
    boats = [2 * number + state.winners[number] for number in range(len(state.winners))]
    if len(boats) < state.round:
        boats.append(2 * (state.round - 1) + animal)
    return boats
