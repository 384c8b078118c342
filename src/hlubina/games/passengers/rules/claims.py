"""What claims about passengers mean (P-9.2, P-9.3): whom they are about, wherever it sits, and when they are true."""

from __future__ import annotations

from typing import Final

from hlubina.games.passengers.actions import SAY_HAND, SAY_PLACED, SAY_SAW, SAY_SAW_HAND, WHATS
from hlubina.games.passengers.cards import CARDS, DEMON, HAND, SOUL, ZHOLYK, colour_of, kind_of
from hlubina.games.passengers.state import EMPTY, LOOKED, NOTHING, State, clues_before, speaker, words

NO_KIND: Final = -1
KIND_SAID: Final = [SOUL, DEMON, NO_KIND, NO_KIND, NO_KIND, SOUL, SOUL, SOUL, DEMON, DEMON, DEMON, ZHOLYK]
COLOUR_SAID: Final = [-1, -1, 0, 1, 2, 0, 1, 2, 0, 1, 2, -1]  # of the same words


def said(action: int) -> int:
    """Which of the words for a card a claim about a card uses."""
    if SAY_PLACED <= action < SAY_HAND:
        return (action - SAY_PLACED) % len(WHATS)
    return (action - SAY_SAW) % len(WHATS)


# Whom


def trace_of_words(state: State, seat: int, action: int, clues: int) -> list[int]:
    """P-9.2: the passenger that words are about: what the seat placed, or had seen after so many clues."""
    if SAY_PLACED <= action < SAY_HAND:
        return [seat * HAND + (action - SAY_PLACED) // len(WHATS)]
    if SAY_SAW <= action < SAY_SAW_HAND:
        return seen_trace(state, seat, (action - SAY_SAW) // len(WHATS), clues)
    return NOTHING


def trace_of_claim(state: State, claim: int) -> list[int]:
    return trace_of_words(state, speaker(claim), words(claim), clues_before(claim))


def seen_trace(state: State, seat: int, place: int, clues: int) -> list[int]:
    """What the seat, of the first so many clues, looked at last at a place: whoever sat there then."""
    for index in range(clues - 1, -1, -1):
        clue = state.clues[index]
        if clue.sort == LOOKED and clue.place == place and clue.viewers >> seat & 1:
            return clue.trace
    return NOTHING


def subject(state: State, seat: int, action: int, clues: int) -> int:
    """The number of the passenger that words are about, if it is a single one."""
    trace = trace_of_words(state, seat, action, clues)
    return trace[0] if len(trace) == 1 else EMPTY


def subject_of_claim(state: State, claim: int) -> int:
    return subject(state, speaker(claim), words(claim), clues_before(claim))


# When it is true


def is_of_kind(kind: int, kind_said: int) -> bool:
    """P-9.3: whether it is true to say so of a passenger of a kind; Zholyk is a soul and a demon."""
    return kind == kind_said or (kind == ZHOLYK and kind_said != NO_KIND)


def fits(card: int, what: int) -> bool:
    """Whether a word for a card says the truth of it."""
    if KIND_SAID[what] != NO_KIND and not is_of_kind(kind_of(card), KIND_SAID[what]):
        return False
    return COLOUR_SAID[what] < 0 or colour_of(card) == COLOUR_SAID[what]


def cards_that_fit(what: int) -> int:
    """The cards of which a word is true, as a set."""
    found = 0
    for card in range(CARDS):
        if fits(card, what):
            found |= 1 << card
    return found


SAID_CARDS: Final = [cards_that_fit(what) for what in range(len(WHATS))]
