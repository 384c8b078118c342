"""P-8: what a viewer knows for certain, gathered from the table for the solver in solver.py."""

from __future__ import annotations

from hlubina.core.knowledge import bit
from hlubina.games.passengers.cards import GUIDE, HAND, LONER, PLACES, SMUGGLER, ZHOLYK, ZHOLYK_CARD
from hlubina.games.passengers.knowledge.evidence import (
    ASKED_KIND,
    COUNTED,
    SHOWN,
    WHOLE,
    Evidence,
    Exchange,
    HandEvidence,
)
from hlubina.games.passengers.knowledge.solver import Worlds
from hlubina.games.passengers.state import (
    COLOUR_STATED,
    COUNT_ADMITTED,
    EMPTY,
    EXCHANGED,
    HAND_CARD,
    KIND_ADMITTED,
    KIND_STATED,
    LOOKED,
    WHOLE_HAND,
    Clue,
    State,
)


def known_worlds(state: State, viewer: int | None) -> Worlds:
    """All that the viewer can be certain of; a spectator is None."""
    number = state.seats if viewer is None else viewer
    if not state.worlds_known:
        state.worlds_known = [None] * (state.seats + 1)
    found = state.worlds_known[number]
    if found is None:
        found = worlds_for(state, viewer, number)
        state.worlds_known[number] = found
    return found


def worlds_for(state: State, viewer: int | None, number: int) -> Worlds:
    """What happened need not have told this viewer anything: then all that was known still holds."""
    evidence = evidence_of(state, viewer)
    before = state.worlds_known_before[number] if state.worlds_known_before else None
    if before is not None and before.evidence.numbers() == evidence.numbers():
        return before
    return Worlds(evidence)


def evidence_of(state: State, viewer: int | None) -> Evidence:
    crew = state.crew
    evidence = Evidence(state.seats, crew.sides, state.cards.per_colour, crew.shadow_souls, crew.shadow_demons)
    evidence.shuffles = state.shuffles
    evidence.may_be = [sides_known(state, seat, viewer) for seat in range(state.seats)]
    if viewer is not None:
        for number, card in enumerate(own_cards(state, viewer)):
            evidence.cards[viewer * HAND + number] = 1 << card
    for index in range(len(state.clues)):
        heed(state, viewer, evidence, state.clues[index], state.contents[index])
    for place in range(PLACES):
        if state.is_shown_at_the_end(place):
            evidence.traces.append(state.traces[place])
            evidence.seen.append(1 << state.card_at(place))
    return evidence


def sides_known(state: State, seat: int, viewer: int | None) -> int:
    """The sides a seat may be on, as a mask: viewers know their own, smugglers each other after the gaze (P-1.10)."""
    own = 1 << state.loyalty[seat]
    if seat == viewer or state.is_finished():
        return own
    strange = 1 << GUIDE | 1 << SMUGGLER | (1 << LONER if state.zholyk else 0)
    if viewer is not None and knows_smugglers(state, viewer):
        return own if own == 1 << SMUGGLER else strange & ~(1 << SMUGGLER)
    return strange


def knows_smugglers(state: State, seat: int) -> bool:
    return state.crew.gaze and state.loyalty[seat] == SMUGGLER


def own_cards(state: State, seat: int) -> list[int]:
    """What the seat has placed, round by round, then what it holds."""
    placed = [card for card in state.passengers[seat * HAND : seat * HAND + HAND] if card != EMPTY]
    return placed + state.hands[seat]


def heed(state: State, viewer: int | None, evidence: Evidence, clue: Clue, content: int) -> None:
    """Add what a clue says to the viewer."""
    sort = clue.sort
    may = clue.viewers & bit(viewer) != 0
    if sort == LOOKED:
        if may:
            evidence.traces.append(clue.trace)
            evidence.seen.append(1 << state.passengers[clue.trace[state.flips & (len(clue.trace) - 1)]])
    elif sort == KIND_STATED:
        evidence.traces.append(clue.trace)
        evidence.seen.append(1 << ZHOLYK_CARD if clue.answer == ZHOLYK else 7 << (3 * clue.answer))
    elif sort == COLOUR_STATED:
        evidence.traces.append(clue.trace)
        evidence.seen.append(1 << ZHOLYK_CARD if clue.answer == EMPTY else 9 << clue.answer)
    elif sort == EXCHANGED:
        given, received = (content // 8, content % 8) if may else (EMPTY, EMPTY)
        evidence.exchanges.append(Exchange(clue.seat, clue.other, clue.round, given, received))
    elif clue.seat != viewer and (may or sort in (COUNT_ADMITTED, KIND_ADMITTED)):
        evidence.hands.append(about_hand(clue, content))


def about_hand(clue: Clue, content: int) -> HandEvidence:
    sorts = {HAND_CARD: SHOWN, WHOLE_HAND: WHOLE, COUNT_ADMITTED: COUNTED, KIND_ADMITTED: ASKED_KIND}
    found = HandEvidence(sorts[clue.sort], clue.seat, clue.round, clue.exchanges)
    if clue.sort == HAND_CARD:
        found.card = content
    elif clue.sort == WHOLE_HAND:
        found.cards = unpacked(content)
    elif clue.sort == COUNT_ADMITTED:
        found.colour = clue.argument
        found.count = clue.answer
    else:
        found.kind = clue.argument
        found.count = clue.answer
    return found


def packed(hand: list[int]) -> int:
    """A hand as one number."""
    number = 0
    for card in sorted(hand):
        number = number * 8 + card + 1
    return number


def unpacked(number: int) -> list[int]:
    hand: list[int] = []
    while number:
        hand.append(number % 8 - 1)
        number //= 8
    hand.reverse()
    return hand
