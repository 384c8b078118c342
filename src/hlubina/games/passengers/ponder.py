"""What the bots make of a question of Passengers: every answer with the chance to win after it."""

from __future__ import annotations

from hlubina.core.chance import Chance
from hlubina.games.passengers.actions import ADMIT_KIND, ANNOUNCE, CARD, COLOUR, LAY_SHADOW, SILENT
from hlubina.games.passengers.bluffing import appraise_discussion, appraise_remark, appraise_reply
from hlubina.games.passengers.placing import appraise_boats, appraise_placing, appraise_shadow
from hlubina.games.passengers.scheming import appraise_admission, appraise_cards, appraise_gift
from hlubina.games.passengers.state import State
from hlubina.games.passengers.talk import Reply
from hlubina.games.passengers.thinking import Thinker


def ponder(state: State, worlds: int, chance: Chance) -> list[float]:
    """The chance that the side of the actor wins, for each of its choices."""
    thinker = Thinker(state, state.actor, worlds, chance)
    return [max(0.0, min(1.0, value)) for value in appraise(thinker, state.choices[0])]


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
