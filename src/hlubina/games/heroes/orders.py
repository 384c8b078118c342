"""What players may decide in advance: who leads the heroes, and whether to be asked about a late gamble."""

from __future__ import annotations

from typing import Final

from hlubina.core.orders import Order
from hlubina.core.shown import OrderForm
from hlubina.games.heroes.actions import END_TURN, REVEAL
from hlubina.games.heroes.mind.heuristics import best_lead
from hlubina.games.heroes.rules.invasion import Invade
from hlubina.games.heroes.rules.resolution import Attack, Charge, Exhaust, LeadHeroes, Run
from hlubina.games.heroes.state import State

ASK: Final = 1
NEVER_ASK: Final = 2
ORDERS: Final = [Order("lead_heroes", ASK, NEVER_ASK), Order("late_gamble", ASK, NEVER_ASK)]


def standing_answer(state: State, seat: int, orders: dict[str, int]) -> int | None:
    step = state.step_of(seat)
    if orders["late_gamble"] > ASK and isinstance(step, Invade):
        return REVEAL if step.left > 0 else END_TURN
    if orders["lead_heroes"] > ASK and isinstance(step, LeadHeroes | Attack | Exhaust | Charge | Run):
        return best_lead(state)
    return None


def fitting_order(state: State, seat: int) -> OrderForm | None:
    step = state.step_of(seat)
    if isinstance(step, LeadHeroes):
        return {"name": "lead_heroes", "value": NEVER_ASK}
    return {"name": "late_gamble", "value": NEVER_ASK} if isinstance(step, Invade) else None
