"""What bots go by, one object for each title: how a position looks, and what a player might answer.

No position knows its adviser; bots reach it by `title.adviser` or `seat.adviser`. Everything here reads the position it
is given and leaves it as it was, `play_on` apart, and may look at all of it: bots hand in positions that their seat has
imagined.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from hlubina.core.aliases import Action, SeatNumber
from hlubina.core.chance import Chance

if TYPE_CHECKING:
    from hlubina.core.game import Game
    from hlubina.core.journal import Statement

S = TypeVar("S", bound="Game")


class Adviser(Generic[S]):
    """What bots ask about positions of one game: `class AbyssAdviser(Adviser[State])`."""

    def outlook(self, state: S) -> list[float]:
        """The margin by which each seat looks likely to beat its best rival: a rule of thumb."""
        raise NotImplementedError

    def doubt(self, state: S) -> float:
        """How far the outlook may still be off: with a lead of so many points nine in ten win."""
        raise NotImplementedError

    def habit(self, state: S, chance: Chance) -> Action:
        """What a player might answer without much thought: fast, mostly sensible, never always the same."""
        return state.choices[chance.below(len(state.choices))]

    def play_on(self, state: S, chance: Chance, turns: int) -> None:
        """Play by habit for so many turns, or to the end."""
        last = state.turns + turns
        while state.actor >= 0 and state.turns < last:
            state.answer(self.habit(state, chance))

    # Long turns

    def at_rest(self, state: S) -> bool:
        """Whether a thought is complete here and the outlook can be trusted, also in the middle of a long turn."""
        return False

    def foresight(self, state: S) -> int:
        """How many turns a search plays on by habit before it judges: one for everybody, unless turns are long."""
        return state.seats

    def prefers_halving(self) -> bool:
        """Whether a search drops the worse half of the options again and again, instead of growing a tree."""
        return False

    # Games with a way of thinking of their own

    def win_chances(self, state: S, worlds: int, chance: Chance) -> list[float] | None:
        """The chance that `actor` wins after each of `choices`, thought over in so many imagined worlds.

        For games in which it matters what the others believe; without it bots think in their general ways.
        """
        return None

    def volunteer(self, state: S, worlds: int, chance: Chance) -> Action | None:
        """What `actor` says out of turn before it answers its question, thought over in so many imagined worlds."""
        return None

    # What is told to people

    def plan(self, state: S, seat: SeatNumber) -> Statement | None:
        """What a player at this seat would aim at next, in one sentence for the others; its text is `plan-NAME`."""
        return None

    def reasons(self, state: S, seat: SeatNumber, action: Action, chance: Chance) -> list[Statement]:
        """What the seat has to believe of the others, and what speaks for this answer to its question."""
        return []
