"""How bots choose an answer: the chance to win after each; and what they say before they answer."""

from __future__ import annotations

from typing import Final

from hlubina.core.chance import Chance
from hlubina.games.passengers.actions import ADMIT_KIND, ANNOUNCE, CARD, COLOUR, LAY_SHADOW, READY, SILENT
from hlubina.games.passengers.mind.choose_gift import appraise_admission, appraise_cards, appraise_gift
from hlubina.games.passengers.mind.choose_placement import appraise_boats, appraise_placing, appraise_shadow
from hlubina.games.passengers.mind.choose_talk import (
    appraise_discussion,
    appraise_interjection,
    appraise_remark,
    appraise_reply,
)
from hlubina.games.passengers.mind.thinker import Thinker
from hlubina.games.passengers.rules.talk import Reply, interjections
from hlubina.games.passengers.state import State

SELDOM: Final = 8  # of so many questions, one makes a bot think about speaking out of turn


def win_chances(state: State, worlds: int, chance: Chance) -> list[float]:
    """The chance that the side of the actor wins, for each of its choices."""
    thinker = Thinker(state, state.actor, worlds, chance)
    return [max(0.0, min(1.0, value)) for value in appraise(thinker, state.choices[0])]


def volunteer(state: State, worlds: int, chance: Chance) -> int | None:
    """P-9.9: now and then the actor says something before it places or uses a gift, once in a phase."""
    seat = state.actor
    if state.claims_made(seat) > 0:
        return None
    sayable = interjections(state, seat)
    if not sayable or chance.below(SELDOM) > 0:
        return None
    asked = state.choices
    state.choices = [READY, *sayable]
    values = appraise_interjection(Thinker(state, seat, worlds, chance))
    state.choices = asked
    top = 0
    for index in range(1, len(values)):
        if values[index] > values[top]:
            top = index
    return None if top == 0 else sayable[top - 1]


def appraise(thinker: Thinker, first: int) -> list[float]:
    if first < LAY_SHADOW:
        return appraise_placing(thinker)
    if first < COLOUR:
        return appraise_shadow(thinker)
    if first < CARD:
        return appraise_gift(thinker)
    if first < ADMIT_KIND:
        return appraise_cards(thinker)
    if first < ANNOUNCE:
        return appraise_admission(thinker)
    if first < SILENT:
        return appraise_boats(thinker)
    if first == SILENT:
        return appraise_reply(thinker) if isinstance(thinker.state.stack.top(), Reply) else appraise_remark(thinker)
    return appraise_discussion(thinker)
