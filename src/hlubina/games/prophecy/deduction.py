"""What a seat knows of spheres without having seen it: the last card of a kind that can still lie there."""

from __future__ import annotations

from typing import Final

from hlubina.core.knowledge import EVERYBODY, SPECTATOR
from hlubina.games.prophecy.cards import ARTIFACTS
from hlubina.games.prophecy.names import ARTIFACT, GATE, GREATER
from hlubina.games.prophecy.state import (
    ARTIFACTS_ASIDE,
    EMPTY,
    GREATER_ASIDE,
    LESSER_ASIDE,
    PALACE_DECK,
    SPHERE_DECK,
    State,
)

LESSER_KIND: Final = 0
GREATER_KIND: Final = 1
ARTIFACT_KIND: Final = 2
ASIDE: Final = [LESSER_ASIDE, GREATER_ASIDE, ARTIFACTS_ASIDE]


def kind_of(card: int) -> int:
    """Of a card in a sphere or in the palace."""
    if card >= GREATER:
        return GREATER_KIND
    return LESSER_KIND if card >= ARTIFACT + ARTIFACTS else ARTIFACT_KIND


def hidden_places(state: State, mask: int, kind: int) -> list[list[int]]:
    """Deck and place of every card of a kind in spheres and palace that not all these viewers know."""
    found: list[list[int]] = []
    for number in range(SPHERE_DECK, PALACE_DECK + 1):
        deck = state.decks[number]
        for place in range(len(deck.cards)):
            if deck.known[place] & mask != mask and kind_of(deck.cards[place]) == kind:
                found.append([number, place])
    return found


def deduce(state: State) -> None:
    """Called whenever somebody has learned a card of a sphere."""
    masks = [*[1 << seat for seat in range(state.seats)], SPECTATOR]
    for kind in (LESSER_KIND, GREATER_KIND, ARTIFACT_KIND):
        hidden = hidden_places(state, EVERYBODY, kind)
        for mask in masks if hidden else []:
            unknown = EMPTY
            count = 0
            for index in range(len(hidden)):
                number, place = hidden[index]
                if not state.decks[number].known[place] & mask:
                    unknown = index
                    count += 1
            if count == 1:
                number, place = hidden[unknown]
                if state.decks[number].cards[place] == GATE or is_last(state, kind, mask):
                    state.decks[number].known[place] |= mask


def is_last(state: State, kind: int, mask: int) -> bool:
    """No card of that kind is put away out of the viewer's sight."""
    return all(known & mask for known in state.decks[ASIDE[kind]].known)
