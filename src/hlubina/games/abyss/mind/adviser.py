"""The adviser of Abyss: what its bots go by, worked out in the modules beside it."""

from __future__ import annotations

from hlubina.core.adviser import Adviser
from hlubina.core.chance import Chance
from hlubina.core.game import NOBODY
from hlubina.core.outcome import leads
from hlubina.games.abyss.mind.heuristics import first_sight, lateness, promise, unfinished
from hlubina.games.abyss.scoring import score
from hlubina.games.abyss.state import State


class AbyssAdviser(Adviser[State]):
    """How a position looks before the end, and what a player might answer."""

    def outlook(self, state: State) -> list[float]:
        """The expected margin of each seat over its best rival; at the end, the real one."""
        over = state.actor == NOBODY
        late = lateness(state)
        promises: list[float] = []
        for seat in range(state.seats):
            promises.append(float(score(state, seat)) if over else promise(state, seat, late))
        if not over:
            promises[state.turn] += unfinished(state)
        return leads(promises)

    def doubt(self, state: State) -> float:
        return 14.0 - 7.0 * lateness(state)

    def habit(self, state: State, chance: Chance) -> int:
        """A quick answer: what brings most at first sight, with some doubt, and now and then anything."""
        choices = state.choices
        if chance.below(16) == 0:
            return choices[chance.below(len(choices))]
        best = choices[0]
        most = -1000.0
        for action in choices:
            gain = first_sight(state, action) + 0.01 * chance.below(100)
            if gain > most:
                most = gain
                best = action
        return best
