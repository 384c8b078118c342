"""Rules of thumb for bots: how a position looks before the end."""

from __future__ import annotations

from hlubina.core.chance import Chance
from hlubina.core.outcome import leads
from hlubina.games.abyss.scoring import score
from hlubina.games.abyss.state import State


def outlook(state: State) -> list[float]:
    return leads(
        [
            float(score(state, seat)) + 0.6 * state.pearls[seat] + 0.5 * state.hands[seat].size()
            for seat in range(state.seats)
        ]
    )


def doubt(state: State) -> float:
    return 15.0


def habit(state: State, chance: Chance) -> int:
    return state.choices[chance.below(len(state.choices))]
