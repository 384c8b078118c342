"""The adviser of Prophecy: what its bots go by, worked out in the modules beside it."""

from __future__ import annotations

from hlubina.core.adviser import Adviser
from hlubina.core.chance import Chance
from hlubina.core.game import NOBODY
from hlubina.core.outcome import leads
from hlubina.games.prophecy.mind.heuristics import Hero, first_sight, promise
from hlubina.games.prophecy.state import EMPTY, State


class ProphecyAdviser(Adviser[State]):
    """How a position looks before the end, and what a player might answer."""

    def outlook(self, state: State) -> list[float]:
        """The margin of each seat over its best rival; at the end, the real one."""
        if state.actor == NOBODY:
            scores = state.outcome()
            return leads([-40.0 * rank for rank in scores.ranks])
        if state.character[0] == EMPTY:
            return [0.0] * state.seats
        heroes = [Hero(state, seat) for seat in range(state.seats)]
        return leads([promise(state, hero, heroes) for hero in heroes])

    def doubt(self, state: State) -> float:
        """How far a lead may still be off."""
        most = 0
        for seat in range(state.seats):
            most = max(most, len(state.artifacts[seat]))
        return 22.0 - 3.0 * most

    def habit(self, state: State, chance: Chance) -> int:
        """What looks best at first sight, with some doubt, and now and then anything."""
        choices = state.choices
        if chance.below(24) == 0:
            return choices[chance.below(len(choices))]
        seat = state.actor
        hero = Hero(state, seat)
        heroes = [hero if other == seat else Hero(state, other) for other in range(state.seats)]
        best_action = choices[0]
        most = -1000.0
        for action in choices:
            gain = first_sight(state, hero, heroes, action) + 0.002 * chance.below(100)
            if gain > most:
                most = gain
                best_action = action
        return best_action

    def foresight(self, state: State) -> int:
        """Two rounds: whoever walks somewhere wants to see what is done there, and what comes of it."""
        return 2 * state.seats

    def prefers_halving(self) -> bool:
        return True
