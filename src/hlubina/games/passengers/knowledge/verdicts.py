"""Claims held against what a viewer knows for certain (P-8.1). What cannot be decided stays open."""

from __future__ import annotations

from typing import Final

from hlubina.games.passengers import actions as act
from hlubina.games.passengers.cards import HAND, SIDES
from hlubina.games.passengers.knowledge.solver import Worlds
from hlubina.games.passengers.language import MOVE, SHUFFLE, SWAP, Op
from hlubina.games.passengers.rules.claims import SAID_CARDS, trace_of_claim
from hlubina.games.passengers.state import EMPTY, EXCHANGED, State, round_said, speaker, words

OPEN: Final = 0
FITS: Final = 1
CONTRADICTED: Final = 2

EVERY_CARD: Final = 0x7F


def verdict(state: State, claim: int, worlds: Worlds) -> int:
    """Whether a claim fits what the viewer knows, contradicts it, or neither."""
    said = words(claim)
    seat = speaker(claim)
    if act.SAY_PLACED <= said < act.SAY_HAND:
        number, what = divmod(said - act.SAY_PLACED, len(act.WHATS))
        if state.passengers[seat * HAND + number] == EMPTY:
            return OPEN  # a promise
        return compared(worlds.possible(seat * HAND + number), SAID_CARDS[what])
    if act.SAY_HAND <= said < act.SAY_BOTH:
        return held(state, claim, worlds, SAID_CARDS[(said - act.SAY_HAND) // 2], (said - act.SAY_HAND) % 2)
    if act.SAY_BOTH <= said < act.SAY_SAW:
        return held(state, claim, worlds, SAID_CARDS[said - act.SAY_BOTH], 2)
    if act.SAY_SAW <= said < act.SAY_SAW_HAND:
        return compared(
            worlds.possible_at(trace_of_claim(state, claim)), SAID_CARDS[(said - act.SAY_SAW) % len(act.WHATS)]
        )
    if act.SAY_LOYALTY <= said < act.SAY_TRUST:
        other, side = divmod(said - act.SAY_LOYALTY, len(SIDES))
        return compared(worlds.possible_sides(other), 1 << side)
    if act.SAY_PLAN <= said < act.SAY_URGE and round_said(claim) <= len(state.votings):
        return FITS if state.votings[round_said(claim) - 1][seat] == said - act.SAY_PLAN else CONTRADICTED
    return OPEN


def compared(possible: int, said: int) -> int:
    """What can be, as a set, against what is said to be."""
    if possible & said == 0:
        return CONTRADICTED
    return FITS if possible & ~said == 0 else OPEN


def held(state: State, claim: int, worlds: Worlds, cards: int, count: int) -> int:
    """The hand at that time: what is held now, and what was placed from it since; after an exchange it is open."""
    seat = speaker(claim)
    number = round_said(claim)
    for clue in state.clues:
        if clue.sort == EXCHANGED and clue.round > number and seat in (clue.seat, clue.other):
            return OPEN
    if number == HAND:
        return FITS if count == 0 else CONTRADICTED
    labels = [seat * HAND + HAND - 1 - index for index in range(HAND - number)]
    least = worlds.certain_number(labels, cards)
    most = len(labels) - worlds.certain_number(labels, EVERY_CARD & ~cards)
    if count < least or count > most:
        return CONTRADICTED
    return FITS if least == most else OPEN


CARRIERS: Final = [SWAP, SHUFFLE, MOVE]


def carries(steps: list[Op]) -> bool:
    """Whether passengers change their seats."""
    return any(op.op in CARRIERS for op in steps)
