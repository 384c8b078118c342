"""What a seat knows of spheres without having seen it: the last card of a kind that can still lie there."""

from __future__ import annotations

from typing import Final

from hlubina.core.knowledge import EVERYBODY, SPECTATOR
from hlubina.games.prophecy.cards import ARTIFACTS
from hlubina.games.prophecy.names import ARTIFACT, GATE, GREATER
from hlubina.games.prophecy.state import (
    ARTIFACTS_ASIDE,
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
    viewers = (1 << state.seats) - 1 | SPECTATOR
    for kind in range(LESSER_KIND, ARTIFACT_KIND + 1):
        guessing = missing_one(state, kind, viewers)
        if guessing:
            for number in range(SPHERE_DECK, PALACE_DECK + 1):
                conclude(state, number, kind, guessing)


def missing_one(state: State, kind: int, viewers: int) -> int:
    """The viewers, as a mask, to whom exactly one card of a kind in spheres and palace is hidden."""
    some = 0
    several = 0
    for number in range(SPHERE_DECK, PALACE_DECK + 1):
        deck = state.decks[number]
        for place in range(len(deck.cards)):
            if kind_of(deck.cards[place]) == kind:
                missing = viewers & ~deck.known[place]
                several |= some & missing
                some |= missing
    return some & ~several


def conclude(state: State, number: int, kind: int, guessing: int) -> None:
    """Let those of the viewers to whom a card of this deck is the hidden one know it, if it can be no other."""
    deck = state.decks[number]
    for place in range(len(deck.cards)):
        if kind_of(deck.cards[place]) == kind:
            missing = guessing & ~deck.known[place]
            learned = missing if deck.cards[place] == GATE else missing & ~kept_from(state, kind)
            if learned:
                deck = state.own_deck(number)
                deck.known[place] |= learned


def kept_from(state: State, kind: int) -> int:
    """The viewers, as a mask, out of whose sight a card of that kind is put away."""
    seen = EVERYBODY
    for known in state.decks[ASIDE[kind]].known:
        seen &= known
    return EVERYBODY & ~seen
