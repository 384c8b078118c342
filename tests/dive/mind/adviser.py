"""The adviser of Dive: what its bots go by."""

from __future__ import annotations

from hlubina.core.adviser import Adviser
from hlubina.core.outcome import leads
from tests.dive.state import State


class DiveAdviser(Adviser[State]):
    """The least that an adviser must know; the answers by habit are any that are legal."""

    def outlook(self, state: State) -> list[float]:
        """Pearls that are safe, and those in the basket, which may still be lost, by half."""
        promises = [float(pearls) for pearls in state.pearls]
        promises[state.turn] += state.basket / 2
        return leads(promises)

    def doubt(self, state: State) -> float:
        """A turn brings about two pearls."""
        return 2.0 * (state.cards.rounds - (state.turns - 1) // state.seats)
