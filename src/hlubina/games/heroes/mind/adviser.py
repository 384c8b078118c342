"""The adviser of Keep the Heroes Out!: what its bots go by, worked out in the modules beside it."""

from __future__ import annotations

from typing import Final

from hlubina.core.adviser import Adviser
from hlubina.core.chance import Chance
from hlubina.core.game import NOBODY
from hlubina.core.journal import Statement
from hlubina.games.heroes.mind.heuristics import first_sight, safety
from hlubina.games.heroes.mind.plans import plan
from hlubina.games.heroes.rules.turn import PlayCards
from hlubina.games.heroes.state import State

DOUBT: Final = 13.0


class HeroesAdviser(Adviser[State]):
    """How a position looks before the end, and what a player might answer."""

    def outlook(self, state: State) -> list[float]:
        return [safety(state)] * state.seats

    def doubt(self, state: State) -> float:
        return DOUBT

    def habit(self, state: State, chance: Chance) -> int:
        """A quick answer: what brings most at first sight, with some doubt."""
        choices = state.choices
        best = choices[0]
        most = -1000.0
        for action in choices:
            gain = first_sight(state, action) + 0.002 * chance.below(100)
            if gain > most:
                most = gain
                best = action
        return best

    def at_rest(self, state: State) -> bool:
        """Between two cards of a turn."""
        return state.actor != NOBODY and isinstance(state.stack.top(), PlayCards)

    def foresight(self, state: State) -> int:
        """To the end of the turn, so that the invasion is part of it."""
        return 1

    def prefers_halving(self) -> bool:
        return True

    def plan(self, state: State, seat: int) -> Statement | None:
        return plan(state, state.check_seat(seat))
