"""How bots choose what to say: true or not, it should win votes for their side, and be believable in any case.

Guides say what is so: they live on being believed. The others say what helps them. Nobody says what everybody knows to
be false, and no smuggler says a bad word about another.
"""

from __future__ import annotations

import math
from typing import Final

from hlubina.games.passengers import actions as act
from hlubina.games.passengers.cards import CARDS, COLUMNS, GUIDE, HAND, SMUGGLER, SOUL, ZHOLYK
from hlubina.games.passengers.knowledge.clues import known_worlds
from hlubina.games.passengers.mind.likelihood import look_of_word
from hlubina.games.passengers.mind.thinker import Thinker
from hlubina.games.passengers.rules.claims import (
    COLOUR_SAID,
    KIND_SAID,
    NO_KIND,
    fits,
    said,
    subject,
    trace_of_words,
)
from hlubina.games.passengers.rules.talk import Discuss, has_placed, topic_of
from hlubina.games.passengers.state import (
    EMPTY,
    FIRST_SHADOW,
    LOOKED,
    PLACEMENT,
    State,
    owner_of,
    place_of_trace,
    round_said,
    speaker,
    words,
)

LIE_OF_A_GUIDE: Final = 0.08
LIE: Final = 0.006  # for the others
WITNESSED_LIE: Final = 0.04  # somebody knows better
COLOUR_TOLD: Final = 0.01  # of helping demons to find their souls
TRUTH: Final = 0.006  # guides gain a little by any true word
REVERSAL: Final = 0.06  # of taking a word back
STRANGE_STORY: Final = 0.04  # of claiming in all what no guide can have been dealt
IDLE: Final = 0.02  # of saying what nobody needs
BETRAYAL: Final = 0.25  # of giving away a smuggler, or oneself
ABSURD: Final = 0.3  # of saying what everybody knows to be false
REMARK_WHIM: Final = 0.016
TALK_WHIM: Final = 0.012
ANSWER: Final = 0.012  # of answering a question
RESERVE: Final = 0.007  # of opening one's mouth at all
HELD_BACK: Final = 0.05  # of spending the last claim of a discussion unasked
SUSPECTED: Final = 0.3  # by how much more, or less, than anybody somebody must be suspected to be spoken of
SURE: Final = 0.4  # and to be called a smuggler
GUIDES_SOULS: Final = 2  # in a dealt hand
ASKED_PLACED: Final = 0
ASKED_LOYALTY: Final = 3
ASKED_PLAN: Final = 4


def appraise_remark(thinker: Thinker) -> list[float]:
    """A word about a card just placed or seen, or none."""
    values = plain_values(thinker)
    first = thinker.state.choices[1]
    if first < act.SAY_HAND:
        boat = thinker.belief.testimony.boats[thinker.own_passenger()]
        values[0] -= thinker.exposure(look_of_word(boat, NO_KIND))
    add_card_claims(thinker, values, first, REMARK_WHIM)
    keep_to_what_can_be_true(thinker, values)
    return values


def appraise_reply(thinker: Thinker) -> list[float]:
    """An answer to a question that came after the seat had said all it wanted."""
    values = plain_values(thinker)
    weigh_claims(thinker, values)
    keep_to_what_can_be_true(thinker, values)
    return values


def appraise_discussion(thinker: Thinker) -> list[float]:
    """What to say before the vote; the last claim is held back for an answer, as long as nobody has asked."""
    values = plain_values(thinker)
    weigh_claims(thinker, values)
    add_questions(thinker, values)
    hold_back(thinker, values)
    keep_to_what_can_be_true(thinker, values)
    return values


def appraise_interjection(thinker: Thinker) -> list[float]:
    """What to say out of turn, or nothing; of the boats not before everybody has placed."""
    values = plain_values(thinker)
    weigh_claims(thinker, values)
    add_questions(thinker, values)
    keep_to_what_can_be_true(thinker, values)
    return values


def hold_back(thinker: Thinker, values: list[float]) -> None:
    step = thinker.state.stack.top()
    if isinstance(step, Discuss) and step.said == thinker.state.cards.claims - 1:
        for index in range(len(values)):
            action = thinker.state.choices[index]
            topic = topic_of(action, thinker.seat)
            if action != act.READY and not (topic >= 0 and was_asked(thinker, topic)):
                values[index] -= HELD_BACK


def weigh_claims(thinker: Thinker, values: list[float]) -> None:
    """Claims about cards, the vote and people."""
    state = thinker.state
    own = act.SAY_PLACED + (state.round - 1) * len(act.WHATS)
    add_card_claims(thinker, values, own, REMARK_WHIM)
    for action in state.choices:
        if act.SAY_SAW <= action < act.SAY_SAW_HAND and said(action) == 0:
            add_card_claims(thinker, values, action, REMARK_WHIM)
    if state.phase != PLACEMENT:
        add_boats(thinker, values)
    add_people(thinker, values)


def plain_values(thinker: Thinker) -> list[float]:
    """Silence costs nothing, idle talk a little, giving oneself or a friend away much."""
    base = thinker.prospect()
    values: list[float] = []
    for action in thinker.state.choices:
        if action == act.SILENT:
            values.append(base + thinker.whim(REMARK_WHIM))
        else:
            values.append(base if action == act.READY else base - IDLE - harm(thinker, action))
    return values


def harm(thinker: Thinker, action: int) -> float:
    """How much a word hurts the speaker's side, whatever else it may do."""
    if act.SAY_LOYALTY <= action < act.SAY_TRUST:
        seat = (action - act.SAY_LOYALTY) // 3
        side = (action - act.SAY_LOYALTY) % 3
        if seat == thinker.seat:
            return 0.0 if side == GUIDE else BETRAYAL
        return BETRAYAL if thinker.is_accomplice(seat) and side != GUIDE else 0.0
    if act.SAY_TRUST <= action < act.SAY_PLAN:
        return (
            BETRAYAL if thinker.is_accomplice((action - act.SAY_TRUST) // 2) and (action - act.SAY_TRUST) % 2 else 0.0
        )
    if act.SAY_SAW_HAND <= action < act.SAY_LOYALTY:
        seat = (action - act.SAY_SAW_HAND) // len(act.WHATS)
        return BETRAYAL if thinker.is_accomplice(seat) and KIND_SAID[said(action)] != SOUL else 0.0
    return 0.0


def raise_to(thinker: Thinker, values: list[float], action: int, value: float) -> None:
    """Give an answer its worth, if it is offered."""
    choices = thinker.state.choices
    if action in choices:
        values[choices.index(action)] = value


# Cards


def add_card_claims(thinker: Thinker, values: list[float], first: int, whim: float) -> None:
    """All that can be said of one passenger: a soul or a demon for what it does to the vote; colours seldom help."""
    state = thinker.state
    own = act.SAY_PLACED <= first < act.SAY_HAND
    if not own and not act.SAY_SAW <= first < act.SAY_SAW_HAND:
        return
    trace = trace_of_words(state, thinker.seat, first, len(state.clues))
    if not trace or (own and state.passengers[trace[0]] == EMPTY):
        return  # nothing seen, and nothing promised
    spoken = word_so_far(thinker, first)
    label = trace[0]
    place = place_of_trace(state, trace)
    owner = owner_of(label)
    worths = worths_of_kinds(thinker, label, place)
    answer = ANSWER if own and was_asked(thinker, ASKED_PLACED) else 0.0
    moods = [thinker.whim(whim), thinker.whim(whim), 0.0]
    for what in range(len(act.WHATS)):
        kind = KIND_SAID[what]
        if kind == NO_KIND or kind == ZHOLYK:
            continue
        worth = worths[kind] + answer + moods[kind]
        worth -= lie_cost(thinker, trace, what, own)
        if own:
            worth -= thinker.exposure(look_of_word(thinker.belief.testimony.boats[label], kind))
            worth -= STRANGE_STORY if spoken == NO_KIND and is_strange(thinker, kind) else 0.0
        if COLOUR_SAID[what] >= 0:
            worth -= COLOUR_TOLD
        if spoken == kind:
            worth -= IDLE + answer
        elif spoken != NO_KIND:
            worth -= REVERSAL
        if owner >= 0 and thinker.is_accomplice(owner) and kind != SOUL:
            worth -= BETRAYAL
        raise_to(thinker, values, first + what, worth)


def worths_of_kinds(thinker: Thinker, label: int, place: int) -> list[float]:
    """The chance to win if one says that it is a soul, a demon."""
    state = thinker.state
    if place == EMPTY or not state.in_play(place):
        base = thinker.prospect() - IDLE
        return [base, base]
    sign = 1.0 if place // COLUMNS % 2 == 0 else -1.0
    now = thinker.opinion.leans[label]
    here = math.tanh(now / 2.0)
    worths: list[float] = []
    for step in (1.0, -1.0):
        worths.append(thinker.prospect(sign * (math.tanh((now + step) / 2.0) - here)))
    return worths


def lie_cost(thinker: Thinker, trace: list[int], what: int, own: bool) -> float:
    """What a word costs by being false, as far as the speaker knows; a guide's true word is a gain."""
    state = thinker.state
    label = trace[0]
    card = state.passengers[trace[state.flips & (len(trace) - 1)]]
    if fits(card, what):
        return -TRUTH if thinker.is_honest() else 0.0
    if thinker.is_honest():
        return LIE_OF_A_GUIDE
    for clue in state.clues:
        if clue.sort == LOOKED and clue.trace == trace:
            for seat in range(state.seats):
                if clue.viewers >> seat & 1 and seat != thinker.seat and not thinker.is_accomplice(seat):
                    return WITNESSED_LIE
    if not own and label < FIRST_SHADOW and not thinker.is_accomplice(owner_of(label)):
        return WITNESSED_LIE / 2.0  # its owner knows better
    return LIE


def is_strange(thinker: Thinker, kind: int) -> bool:
    """Whether no guide could have placed one more of this kind, after all that the seat has said it placed."""
    told = 0
    for number in range(thinker.state.round - 1):
        if word_so_far(thinker, act.SAY_PLACED + number * len(act.WHATS)) == kind:
            told += 1
    return not thinker.is_honest() and told >= (GUIDES_SOULS if kind == SOUL else HAND - GUIDES_SOULS)


def word_so_far(thinker: Thinker, first: int) -> int:
    """The kind that the seat has said already."""
    word = NO_KIND
    for claim in thinker.state.claims:
        if speaker(claim) == thinker.seat and 0 <= words(claim) - first < len(act.WHATS):
            kind = KIND_SAID[words(claim) - first]
            word = kind if kind != NO_KIND else word
    return word


def was_asked(thinker: Thinker, about: int) -> bool:
    """Somebody has asked the seat about it in this round."""
    asked = act.SAY_ASK + thinker.seat * len(act.ASKED) + about
    return any(words(claim) == asked and round_said(claim) == thinker.state.round for claim in thinker.state.claims)


# The vote, people, questions


def add_boats(thinker: Thinker, values: list[float]) -> None:
    """Speak for the better boat: guides as they see it, the others for the one that a guide would name."""
    if has_said(thinker, act.SAY_PLAN, act.SAY_ASK):
        return
    state = thinker.state
    worths = thinker.boats()
    gap = worths[0] - worths[1] if thinker.is_honest() else 0.1 * thinker.opinion.balance(state, state.round)
    animal = 0 if gap > 0.0 else 1
    base = thinker.prospect()
    worth = base + min(0.01, 0.15 * abs(gap)) - RESERVE + thinker.whim(TALK_WHIM)
    souls = demons = 0.0
    for place in range((state.round - 1) * 2 * COLUMNS, state.round * 2 * COLUMNS):
        if state.traces[place]:
            souls_there = leaning_to(thinker, place)
            if place // COLUMNS % 2 == animal:
                souls += souls_there
            else:
                demons += 1.0 - souls_there
    reason = 0 if abs(gap) < 0.02 else (1 if souls >= demons else 2)
    raise_to(thinker, values, act.SAY_URGE + animal * 3 + reason, worth)
    raise_to(
        thinker, values, act.SAY_PLAN + animal, worth - 0.004 + (ANSWER if was_asked(thinker, ASKED_PLAN) else 0.0)
    )


def leaning_to(thinker: Thinker, place: int) -> float:
    """How likely a soul sits there: as a guide believes it, or as the others want it to be believed."""
    trace = thinker.state.traces[place]
    if thinker.is_honest():
        return thinker.belief.souls(trace)
    return 0.5 + 0.5 * thinker.opinion.of_trace(trace)


def has_said(thinker: Thinker, first: int, end: int) -> bool:
    """Whether the seat has said something of the sort in this round."""
    for claim in thinker.state.claims:
        if speaker(claim) == thinker.seat and round_said(claim) == thinker.state.round and first <= words(claim) < end:
            return True
    return False


def add_people(thinker: Thinker, values: list[float]) -> None:
    """Who one is, whom one suspects most, and whom one trusts most; each now and then."""
    state = thinker.state
    base = thinker.prospect()
    own = act.SAY_LOYALTY + thinker.seat * 3 + GUIDE
    if not has_ever_said(thinker, own):
        answer = ANSWER if was_asked(thinker, ASKED_LOYALTY) else 0.0
        raise_to(thinker, values, own, base - RESERVE + answer + thinker.whim(TALK_WHIM))
    if has_said(thinker, act.SAY_TRUST, act.SAY_PLAN):
        return
    suspect = trusted = EMPTY
    for seat in range(state.seats):
        if seat != thinker.seat and not thinker.is_accomplice(seat):
            if suspect == EMPTY or suspicion(thinker, seat) > suspicion(thinker, suspect):
                suspect = seat
            if trusted == EMPTY or suspicion(thinker, seat) < suspicion(thinker, trusted):
                trusted = seat
    usual = float(state.crew.sides[SMUGGLER]) / (state.seats - 1)
    excess = suspicion(thinker, suspect) - usual
    if excess > SUSPECTED:
        worth = base - RESERVE + 0.02 * excess + thinker.whim(TALK_WHIM)
        raise_to(thinker, values, act.SAY_TRUST + suspect * 2 + 1, worth)
        raise_to(thinker, values, act.SAY_LOYALTY + suspect * 3 + SMUGGLER, worth + 0.02 * (excess - SURE))
    if usual - suspicion(thinker, trusted) > SUSPECTED:
        raise_to(thinker, values, act.SAY_TRUST + trusted * 2, base - RESERVE + thinker.whim(TALK_WHIM))


def suspicion(thinker: Thinker, seat: int) -> float:
    """How likely the seat is a smuggler; who is none of the guides says what a guide who knows nothing could say."""
    if thinker.is_honest():
        return thinker.shares[seat][SMUGGLER]
    return 0.5 - 0.5 * thinker.opinion.credit[seat] + thinker.grudges[seat]


def has_ever_said(thinker: Thinker, action: int) -> bool:
    return any(speaker(claim) == thinker.seat and words(claim) == action for claim in thinker.state.claims)


def add_questions(thinker: Thinker, values: list[float]) -> None:
    """Ask somebody of whose passenger nothing is known."""
    if has_said(thinker, act.SAY_ASK, act.SAY_ASK + 8 * len(act.ASKED)):
        return
    state = thinker.state
    base = thinker.prospect()
    for seat in range(state.seats):
        label = seat * HAND + state.round - 1
        quiet = seat == thinker.seat or state.silent[seat] != 0 or thinker.is_accomplice(seat)
        if not quiet and has_placed(state, seat) and abs(thinker.opinion.leans[label]) < 0.1:
            raise_to(thinker, values, act.SAY_ASK + seat * len(act.ASKED), base - RESERVE + thinker.whim(TALK_WHIM))


# What everybody knows


def keep_to_what_can_be_true(thinker: Thinker, values: list[float]) -> None:
    """Drop the best answer as long as everybody knows it to be false."""
    state = thinker.state
    while True:
        top = 0
        for index in range(1, len(values)):
            if values[index] > values[top]:
                top = index
        if not is_absurd(state, thinker.seat, state.choices[top]):
            return
        values[top] -= ABSURD


def is_absurd(state: State, seat: int, action: int) -> bool:
    """Whether a word about a passenger contradicts what everybody can know."""
    if not (act.SAY_PLACED <= action < act.SAY_HAND or act.SAY_SAW <= action < act.SAY_SAW_HAND):
        return False
    label = subject(state, seat, action, len(state.clues))
    if label == EMPTY:
        return False
    possible = known_worlds(state, None).possible(label)
    return not any(possible >> card & 1 and fits(card, said(action)) for card in range(CARDS))
