"""How bots use gifts: whom to look at, to ask and to silence, what to swap, move and mask, which card to show."""

from __future__ import annotations

from typing import Final

from hlubina.games.passengers.actions import (
    ADMIT_KIND,
    CARD,
    CARD_TWIN,
    COLOUR,
    EMPTY_SEAT,
    ENOUGH,
    PASSENGER,
    PLAYER,
)
from hlubina.games.passengers.cards import DEMON, GUIDE, SIDES, SOUL, kind_of
from hlubina.games.passengers.language import (
    BIND_VOTE,
    CHOOSE_PASSENGERS,
    EXCHANGE_HAND,
    LOOK,
    MASK,
    MOVE,
    REVEAL,
    SHUFFLE,
    SILENCE,
    SWAP,
    Op,
)
from hlubina.games.passengers.mind.public_opinion import WORTH
from hlubina.games.passengers.mind.thinker import Thinker
from hlubina.games.passengers.rules.gifts import GiveCard, steps_of
from hlubina.games.passengers.rules.targets import candidates, empty_spots, matching
from hlubina.games.passengers.state import EMPTY, State, animal_of

NEWS: Final = 0.03  # of learning what one had no idea of
RIVAL: Final = 0.015  # of hindering somebody who is certainly on another side, or of helping a friend
SPARED: Final = 0.02  # of leaving other smugglers alone
WHIM: Final = 0.004
SHOWN_SOUL: Final = 0.012  # of passing for a guide
GIVEN_AWAY: Final = 0.02  # of a card that the giver's side does not want


def appraise_gift(thinker: Thinker) -> list[float]:
    """The question of a gift that its owner has to answer now."""
    state = thinker.state
    op = steps_of(state)[state.at]
    first = state.choices[0]
    if first < COLOUR + 3:
        return appraise_colour(thinker, op)
    if first < PLAYER:
        return whims(thinker)
    if first < PASSENGER:
        return appraise_players(thinker, op)
    if first < EMPTY_SEAT:
        return appraise_passengers(thinker, op)
    return [worth_of_move(thinker, state.registers[op.argument][0], action - EMPTY_SEAT) for action in state.choices]


def whims(thinker: Thinker) -> list[float]:
    """Options that the evaluation cannot tell apart."""
    base = thinker.prospect()
    return [base + thinker.whim(WHIM) for _ in thinker.state.choices]


def deed(state: State, codes: list[int], register: int) -> Op | None:
    """The first deed of one of these sorts in which the gift will use a register."""
    for op in steps_of(state):
        if op.op in codes and (register in op.targets or register in op.who or register == op.argument):
            return op
    return None


# Passengers


def appraise_colour(thinker: Thinker, op: Op) -> list[float]:
    """A mask is chosen together with who will wear it; a question about hands is as good in any colour."""
    state = thinker.state
    mask = deed(state, [MASK], op.register)
    if mask is None:
        return whims(thinker)
    places: list[int] = []
    for step in steps_of(state):
        if step.op == CHOOSE_PASSENGERS and step.register in mask.targets:
            places = matching(state, step)
    values: list[float] = []
    for action in state.choices:
        values.append(highest([worth_of_mask(thinker, place, action - COLOUR) for place in places]))
    return values


def appraise_passengers(thinker: Thinker, op: Op) -> list[float]:
    state = thinker.state
    base = thinker.prospect()
    values: list[float] = []
    for action in state.choices:
        if action == ENOUGH:
            values.append(base)
        else:
            values.append(worth_of_passenger(thinker, op, action - PASSENGER, base))
    return values


def worth_of_passenger(thinker: Thinker, op: Op, place: int, base: float) -> float:
    """What it is worth to choose the passenger at a place for what the gift will do."""
    state = thinker.state
    code = EMPTY
    doing = deed(state, [REVEAL, MASK, SWAP, SHUFFLE, MOVE], op.register)
    if doing is not None:
        code = doing.op
    if code == REVEAL:
        return worth_of_reveal(thinker, place)
    if code == MASK and doing is not None:
        return worth_of_mask(thinker, place, state.registers[doing.argument][0])
    if code == MOVE:
        return highest([worth_of_move(thinker, place, spot) for spot in empty_spots(state, place)])
    if (code == SWAP or code == SHUFFLE) and doing is not None:
        return worth_of_pair(thinker, op, doing, place)
    if deed(state, [LOOK], op.register) is not None:
        return base + NEWS * news(thinker, place) + thinker.whim(WHIM)
    return base + thinker.whim(WHIM)


def news(thinker: Thinker, place: int) -> float:
    """How little the seat knows who sits at a place: from 0 to 1; in play it matters more."""
    souls = thinker.belief.souls(thinker.state.traces[place])
    return 4.0 * souls * (1.0 - souls) * (1.0 if thinker.state.in_play(place) else 0.6)


def worth_of_reveal(thinker: Thinker, place: int) -> float:
    """Everybody will know who sits there."""
    state = thinker.state
    before = thinker.opinion.of_trace(state.traces[place])
    total = 0.0
    for evaluation in thinker.evaluations:
        swing = sign_of(state, place) * (WORTH[kind_of(evaluation.cards[place])] - before)
        total += evaluation.prospect(evaluation.cards, state.masks, swing)
    return total / len(thinker.evaluations) + (NEWS * news(thinker, place) if thinker.side == GUIDE else 0.0)


def sign_of(state: State, place: int) -> float:
    """On which side of the vote a passenger counts."""
    if not state.in_play(place):
        return 0.0
    return 1.0 if animal_of(place) == 0 else -1.0


def worth_of_mask(thinker: Thinker, place: int, colour: int) -> float:
    masks = thinker.state.masks[:]
    masks[place] = colour
    total = 0.0
    for evaluation in thinker.evaluations:
        total += evaluation.prospect(evaluation.cards, masks, 0.0)
    return total / len(thinker.evaluations)


def worth_of_move(thinker: Thinker, place: int, spot: int) -> float:
    return worth_of_swap(thinker, place, thinker.state.place_of(spot))


def worth_of_pair(thinker: Thinker, op: Op, doing: Op, place: int) -> float:
    """The passenger with the one chosen before, or with the best of those that can be chosen next."""
    state = thinker.state
    partners: list[int] = []
    for register in doing.targets:
        if register != op.register or state.registers[register]:
            partners += state.registers[register]
    if not partners:
        partners = partners_of(state, op, doing, place)
    values: list[float] = []
    for partner in partners:
        if partner != place:
            swapped = worth_of_swap(thinker, place, partner)
            if doing.op == SHUFFLE:
                swapped = 0.5 * (swapped + thinker.prospect())
            values.append(swapped)
    return highest(values)


def partners_of(state: State, op: Op, doing: Op, place: int) -> list[int]:
    """Whom the gift lets one choose after the passenger at a place."""
    for step in steps_of(state):
        if step.op == CHOOSE_PASSENGERS and step.register in doing.targets and step.register != op.register:
            return matching(state, step)
    kept = state.registers[op.register]
    state.registers[op.register] = [place]
    found = candidates(state, op)
    state.registers[op.register] = kept
    return found


def worth_of_swap(thinker: Thinker, one: int, two: int) -> float:
    """Two places change their passengers; one of them may be empty."""
    state = thinker.state
    masks = state.masks[:]
    masks[one], masks[two] = masks[two], masks[one]
    swing = (sign_of(state, two) - sign_of(state, one)) * (leaning(thinker, one) - leaning(thinker, two))
    total = 0.0
    for evaluation in thinker.evaluations:
        cards = evaluation.cards[:]
        cards[one], cards[two] = cards[two], cards[one]
        total += evaluation.prospect(cards, masks, swing)
    return total / len(thinker.evaluations)


def leaning(thinker: Thinker, place: int) -> float:
    trace = thinker.state.traces[place]
    return thinker.opinion.of_trace(trace) if trace else 0.0


# Players


def appraise_players(thinker: Thinker, op: Op) -> list[float]:
    state = thinker.state
    base = thinker.prospect()
    hinders = deed(state, [SILENCE, BIND_VOTE], op.register) is not None
    helps = deed(state, [EXCHANGE_HAND, LOOK], op.register) is not None
    values: list[float] = []
    for action in state.choices:
        seat = action - PLAYER
        worth = base + thinker.whim(WHIM) - (SPARED if thinker.is_accomplice(seat) and not helps else 0.0)
        if hinders:
            worth += RIVAL * (1.0 - thinker.friend(seat))
        elif helps:
            worth += RIVAL * thinker.friend(seat)
        else:
            worth += NEWS * mystery(thinker, seat)
        values.append(worth)
    return values


def mystery(thinker: Thinker, seat: int) -> float:
    """How little the seat knows on whose side another is: from 0 to 1."""
    surest = 0.0
    for side in range(len(SIDES)):
        surest = max(surest, thinker.shares[seat][side])
    return 2.0 * (1.0 - surest)


# Own cards


def appraise_cards(thinker: Thinker) -> list[float]:
    """Show what a guide would show; give away what the giver's side does not want to place."""
    state = thinker.state
    base = thinker.prospect()
    gives = isinstance(state.stack.top(), GiveCard)
    unwanted = DEMON if thinker.side == GUIDE else SOUL
    values: list[float] = []
    for action in state.choices:
        card = action - CARD_TWIN if CARD_TWIN <= action < ADMIT_KIND else action - CARD
        worth = base + thinker.whim(WHIM)
        if gives:
            worth += GIVEN_AWAY if kind_of(card) == unwanted else 0.0
        elif kind_of(card) == SOUL:
            worth += SHOWN_SOUL
        values.append(worth)
    return values


def appraise_admission(thinker: Thinker) -> list[float]:
    """Guides tell the kind; a smuggler or Zholyk tells it of souls only."""
    state = thinker.state
    base = thinker.prospect()
    place = EMPTY
    for register in state.registers:
        if register:
            place = register[0]
    open_hearted = thinker.side == GUIDE or thinker.belief.souls(state.traces[place]) > 0.5
    values: list[float] = []
    for action in state.choices:
        tells = action == ADMIT_KIND
        values.append(base + (RIVAL if tells == open_hearted else 0.0) + thinker.whim(WHIM))
    return values


def highest(values: list[float]) -> float:
    top = 0.0
    for value in values:
        top = max(top, value)
    return top
