"""The adviser of Conspiracy: what its bots go by, worked out in the modules beside it."""

from __future__ import annotations

from hlubina.core.adviser import Adviser
from hlubina.core.chance import Chance
from hlubina.core.game import NOBODY
from hlubina.core.outcome import leads
from hlubina.games.conspiracy.actions import DRAW_LOCATIONS, FIT_LORD, KEEP_LORD, TAKE_LOCATION
from hlubina.games.conspiracy.cards import LOCATION_NAMES
from hlubina.games.conspiracy.mind.heuristics import location_gain, lord_gain, promise, recruit_habit
from hlubina.games.conspiracy.scoring import score
from hlubina.games.conspiracy.state import State


class ConspiracyAdviser(Adviser[State]):
    """How a position looks before the end, and what a player might answer."""

    def outlook(self, state: State) -> list[float]:
        """The expected margin of each seat over its best rival; at the end, the real one."""
        over = state.actor == NOBODY
        promises: list[float] = []
        for seat in range(state.seats):
            promises.append(float(score(state, seat)) if over else promise(state, seat))
        return leads(promises)

    def doubt(self, state: State) -> float:
        """Ten points until somebody is near the end, then less; fitted to the games that `promise` was fitted to."""
        return 10.0 - 1.5 * max(0, max(state.filled) - 11)

    def habit(self, state: State, chance: Chance) -> int:
        """A quick answer: what brings most at first sight, with some doubt, and now and then anything."""
        choices = state.choices
        first = choices[0]
        if chance.below(8) == 0 or FIT_LORD <= first < DRAW_LOCATIONS:
            return choices[chance.below(len(choices))]
        if first < KEEP_LORD:
            return recruit_habit(state, chance)
        best = first
        most = -1.0
        for action in choices:
            if action < FIT_LORD:
                gain = lord_gain(state, state.actor, action - KEEP_LORD)
            elif action < TAKE_LOCATION:
                gain = 5.0 if action == DRAW_LOCATIONS + 2 else 4.0
            else:
                gain = location_gain(state, state.actor, (action - TAKE_LOCATION) % len(LOCATION_NAMES))
            if gain > most:
                most = gain
                best = action
        return best
