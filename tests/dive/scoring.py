"""D-3: the most pearls win."""

from __future__ import annotations

from hlubina.core.outcome import Line, Outcome
from tests.dive.state import State


def outcome(state: State) -> Outcome:
    return Outcome(state.is_over(), [Line("pearls", state.pearls[:])], [])
