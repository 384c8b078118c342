"""How bots choose an answer: the chance to win after each; and what they say before they answer."""

from __future__ import annotations

from hlubina.games.passengers.actions import ADMIT_KIND, ANNOUNCE, CARD, COLOUR, LAY_SHADOW, SILENT
from hlubina.games.passengers.mind.choose_gift import appraise_admission, appraise_cards, appraise_gift
from hlubina.games.passengers.mind.choose_placement import appraise_boats, appraise_placing, appraise_shadow
from hlubina.games.passengers.mind.choose_talk import (
    appraise_discussion,
    appraise_remark,
    appraise_reply,
)
from hlubina.games.passengers.mind.thinker import Thinker
from hlubina.games.passengers.rules.talk import Reply


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
