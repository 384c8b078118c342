"""PR-19: an operation is what an effect of a card does, and when it would do something.

Three kinds of cards have effects that are carried out: those that a player uses (effects.py), opportunities
(opportunities.py) and chance (chance_cards.py). Each kind has one table of its operations; those that several have in
common stand here.
"""

from __future__ import annotations

from hlubina.games.prophecy.cards import OPS, Effect
from hlubina.games.prophecy.state import DAMAGED, State


class Operation:
    """What an effect does for a seat; this one does nothing."""

    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        """Whether it would do something now, outside of fights."""
        return True

    def helps_in_fight(self, state: State, seat: int) -> bool:
        """Whether it would do something in the fight that goes on."""
        return True

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        """Do it; the price has been paid."""


def table_of(rows: list[tuple[int, Operation]]) -> list[Operation]:
    """The operations of one kind of cards by the number of the operation; the others do nothing there."""
    found = [Operation() for _ in OPS]
    for op, operation in rows:
        found[op] = operation
    return found


class Heal(Operation):
    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return state.health[seat] < state.strength[seat]

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.heal(seat, effect.amount)


class RegainMagic(Operation):
    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return state.magic[seat] - effect.magic < state.will[seat] and state.magic[seat] < state.will[seat]

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.regain(seat, effect.amount)


class GainGold(Operation):
    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.gain_gold(seat, effect.amount)


class GainXp(Operation):
    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.gain_xp(seat, effect.amount)


class RaiseStrength(Operation):
    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return state.strength[seat] < state.cards.max_strength

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.raise_strength(seat)


class RaiseWill(Operation):
    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return state.will[seat] < state.cards.max_will

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.raise_will(seat)


class RepairAll(Operation):
    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return any(code & DAMAGED for code in state.items[seat])

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.items[seat] = [code & ~DAMAGED for code in state.items[seat]]
        if state.journal is not None:
            state.tell("repaired_all", {"seat": seat})
