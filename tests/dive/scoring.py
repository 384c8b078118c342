"""D-3: the most pearls win. Also what bots think of a position before the end."""

from __future__ import annotations

from hlubina.core.outcome import Line, Outcome, leads
from tests.dive.state import State


def outcome(state: State) -> Outcome:
    return Outcome(state.is_over(), [Line("pearls", state.pearls[:])], [])


def outlook(state: State) -> list[float]:
    """Pearls that are safe, and those in the basket, which may still be lost, by half."""
    promises = [float(pearls) for pearls in state.pearls]
    promises[state.turn] += state.basket / 2
    return leads(promises)
