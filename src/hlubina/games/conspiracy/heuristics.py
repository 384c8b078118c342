"""Rules of thumb for bots: how good a position looks before the end."""

from __future__ import annotations

from hlubina.games.conspiracy.scoring import score
from hlubina.games.conspiracy.state import State


def worth(state: State, seat: int) -> float:
    best_rival = -1000
    for other in range(state.seats):
        if other != seat:
            best_rival = max(best_rival, score(state, other))
    return score(state, seat) - best_rival
