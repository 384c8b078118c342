"""PR-15: how a game stands or ended. The goal decides; if nobody reached it, what everybody has."""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.core.outcome import Line, Outcome
from hlubina.games.prophecy.state import CERTIFICATES, FOR_ARTIFACTS, HUNTERS, State

VICTORY = 10  # more than anything else on the sheet can bring


def outcome(state: State) -> Outcome:
    seats = range(state.seats)
    over = state.actor == NOBODY and state.stack.is_empty()
    lines = [Line("victory", [VICTORY if state.winner == seat else 0 for seat in seats])]
    goal = state.settings.goal
    if goal == FOR_ARTIFACTS:
        lines.append(Line("artifacts", [len(state.artifacts[seat]) for seat in seats]))
    elif goal == HUNTERS:
        lines = [Line("fame", state.fame[:])]
    elif goal == CERTIFICATES:
        lines.append(Line("certificates", [bin(state.certificates[seat]).count("1") for seat in seats]))
    breaks = [Line("pieces", [len(state.pieces[seat]) for seat in seats])] if goal == HUNTERS else []
    breaks.append(Line("attributes", [state.strength[seat] + state.will[seat] for seat in seats]))
    breaks.append(Line("wealth", [state.wealth(seat) + state.xp[seat] for seat in seats]))
    return Outcome(over, lines, breaks)
