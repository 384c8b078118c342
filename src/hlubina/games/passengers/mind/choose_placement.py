"""How bots place and vote: which card where, and which boat."""

from __future__ import annotations

from typing import Final

from hlubina.games.passengers.actions import LAY_SHADOW, PLACE_TWIN, SPOTS
from hlubina.games.passengers.cards import DEMON, ROUNDS, SOUL, kind_of
from hlubina.games.passengers.language import (
    ADMIT,
    BIND_VOTE,
    EXCHANGE_HAND,
    LOOK,
    LOOK_HAND,
    MASK,
    MOVE,
    NEEDS_HAND,
    NEEDS_UNDERWORLD,
    OPS,
    REVEAL,
    SHOW_HAND_CARD,
    SHUFFLE,
    SILENCE,
    SWAP,
    TAKE_COIN,
)
from hlubina.games.passengers.mind.evaluation import ARRIVING
from hlubina.games.passengers.mind.likelihood import column_of, look_of_vote, look_of_word
from hlubina.games.passengers.mind.public_opinion import WORTH
from hlubina.games.passengers.mind.thinker import Thinker
from hlubina.games.passengers.rules.claims import NO_KIND
from hlubina.games.passengers.rules.placement import gift_of
from hlubina.games.passengers.state import State

VOTE_WORTH: Final = 0.014  # of a vote, in chances to win
COIN_AT_THE_END: Final = 0.05
WORD_SWING: Final = 0.45  # how far public opinion follows what is said of a passenger
PLACING_WHIM: Final = 0.02
SHADOW_ENVY: Final = 0.2  # of what a shadow takes from those who place before


def worths_of_deeds() -> list[float]:
    """What the deeds of a gift are worth to its owner, in chances to win."""
    worths = [0.0] * len(OPS)
    worths[LOOK] = 0.015
    worths[REVEAL] = 0.012
    worths[ADMIT] = 0.008
    worths[SHOW_HAND_CARD] = 0.008
    worths[LOOK_HAND] = 0.012
    worths[EXCHANGE_HAND] = 0.010
    worths[SWAP] = 0.030
    worths[SHUFFLE] = 0.006
    worths[MOVE] = 0.030
    worths[MASK] = 0.025
    worths[TAKE_COIN] = 0.015
    worths[SILENCE] = 0.003
    worths[BIND_VOTE] = 0.004
    return worths


DEEDS: Final = worths_of_deeds()


def gift_worth(state: State, number: int) -> float:
    gift = state.cards.gifts[gift_of(state, number)]
    if gift.needs == NEEDS_HAND and state.round == ROUNDS:
        return 0.0
    if gift.needs == NEEDS_UNDERWORLD and not state.winners:
        return 0.0
    worth = 0.0
    for op in gift.steps:
        worth += DEEDS[op.op]
        if op.op == TAKE_COIN and state.round == ROUNDS:
            worth += COIN_AT_THE_END
    return worth


def seat_worth(state: State, place: int) -> float:
    """What a seat of a boat is worth to who takes it: its votes and its gift."""
    return VOTE_WORTH * state.cards.seat_votes[place] + gift_worth(state, state.cards.seat_gift[place])


def appraise_placing(thinker: Thinker) -> list[float]:
    state = thinker.state
    known: dict[int, float] = {}
    values: list[float] = []
    for action in state.choices:
        plain = action - PLACE_TWIN if PLACE_TWIN <= action < LAY_SHADOW else action
        if plain not in known:
            place = state.place_of(plain % SPOTS)
            known[plain] = worth_of_placing(thinker, plain // SPOTS, place) + thinker.whim(PLACING_WHIM)
        values.append(known[plain])
    return values


def worth_of_placing(thinker: Thinker, card: int, place: int) -> float:
    """The chance to win with the card there, and with the best word about it; a guide says what it is."""
    state = thinker.state
    toward = WORD_SWING if place % SPOTS < SPOTS // 2 else -WORD_SWING
    words = [kind_of(card)] if thinker.is_honest() else [SOUL, DEMON, NO_KIND]
    swings = [0.0 if word == NO_KIND else toward * WORTH[word] for word in words]
    totals = [0.0] * len(swings)
    for evaluation in thinker.evaluations:
        cards = evaluation.cards[:]
        cards[place] = card
        evaluation.expect(card, -ARRIVING)
        raven = evaluation.worth(cards, state.masks, 0)
        wolf = evaluation.worth(cards, state.masks, 1)
        evaluation.expect(card, ARRIVING)
        for index in range(len(swings)):
            wins = evaluation.raven_wins(0.0, swings[index])
            totals[index] += wins * raven + (1.0 - wins) * wolf
    balance = thinker.opinion.balance(state, state.round)
    boat = column_of(balance if toward > 0.0 else -balance)
    best = 0.0
    for index in range(len(words)):
        best = max(best, totals[index] / len(thinker.evaluations) - thinker.exposure(look_of_word(boat, words[index])))
    return best + seat_worth(state, place)


def appraise_shadow(thinker: Thinker) -> list[float]:
    """Nobody knows the card, but it keeps the seat's gift and votes from everybody; those who lay place late."""
    state = thinker.state
    base = thinker.prospect()
    values: list[float] = []
    for action in state.choices:
        worth = seat_worth(state, state.place_of(action - LAY_SHADOW))
        values.append(base + SHADOW_ENVY * worth + thinker.whim(PLACING_WHIM))
    return values


def appraise_boats(thinker: Thinker) -> list[float]:
    """The vote, or its announcement: raven, wolf."""
    state = thinker.state
    votes = float(state.votes[thinker.seat])
    worths = thinker.boats()
    values: list[float] = []
    for animal in range(2):
        wins = thinker.raven_wins(votes if animal == 0 else -votes)
        values.append(wins * worths[0] + (1.0 - wins) * worths[1])
        values[animal] += 1e-6 if worths[animal] > worths[1 - animal] else 0.0
    if thinker.common.left > 0:
        balance = thinker.opinion.balance(state, state.round)
        values[0] -= thinker.exposure(look_of_vote(state.round, balance))
        values[1] -= thinker.exposure(look_of_vote(state.round, -balance))
    return values
