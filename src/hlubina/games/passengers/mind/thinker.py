"""How a seat thinks about its question: by the chance of its side to win after each answer, over what it believes."""

from __future__ import annotations

from typing import Final

from hlubina.core.chance import Chance
from hlubina.games.passengers.cards import GUIDE, HAND, SMUGGLER
from hlubina.games.passengers.mind.belief import Belief
from hlubina.games.passengers.mind.evaluation import Round, WorldEvaluation
from hlubina.games.passengers.mind.public_opinion import Opinion
from hlubina.games.passengers.state import State

CLOSE_LOOKS: Final = 16  # the fewest worlds in which every answer is tried
EXPOSURE: Final = 0.02  # what it costs to be twice or thrice as suspect, for each round to come
EVERY_WORLD: Final = 4  # of so many believed in, one is looked at closely


class Thinker:
    """A seat with its question: what it believes, and a few worlds of that to try its answers in."""

    def __init__(self, state: State, seat: int, worlds: int, chance: Chance) -> None:
        self.state = state
        self.seat = seat
        self.side = state.loyalty[seat]
        self.chance = chance
        self.opinion = Opinion(state)
        self.belief = Belief(state, seat, self.opinion, worlds, chance)
        self.common = Round(state, seat, self.opinion)
        closely = min(worlds, max(CLOSE_LOOKS, worlds // EVERY_WORLD))
        self.evaluations = [WorldEvaluation(self.common, world) for world in self.belief.resampled(closely, chance)]
        self.shares = [self.belief.shares(other) for other in range(state.seats)]
        self.grudges = [self.whim(0.9) for _ in range(state.seats)]  # for those who must invent their suspicions

    def own_passenger(self) -> int:
        """The number of what the seat places in this round."""
        return self.seat * HAND + self.state.round - 1

    def is_accomplice(self, seat: int) -> bool:
        """Another smuggler whom this one knows."""
        return self.side == SMUGGLER and seat != self.seat and self.shares[seat][SMUGGLER] > 0.999

    def friend(self, seat: int) -> float:
        """How likely the seat is on the same side."""
        return self.shares[seat][self.side]

    def is_honest(self) -> bool:
        """Guides gain by being believed; the others have something to hide."""
        return self.side == GUIDE

    def exposure(self, look: float) -> float:
        """What it costs to look like a smuggler, by these log-odds; guides do not care, they are none."""
        return 0.0 if self.is_honest() else EXPOSURE * (self.common.left + 0.5) * look

    def whim(self, size: float) -> float:
        """A little of something else, so that nobody can be sure what the seat does."""
        return size * self.chance.below(1024) / 1024.0

    def prospect(self, swing: float = 0.0) -> float:
        """The chance to win as things are, if public opinion swings by so much towards the raven boat."""
        total = 0.0
        for evaluation in self.evaluations:
            total += evaluation.prospect(evaluation.cards, self.state.masks, swing)
        return total / len(self.evaluations)

    def boats(self) -> list[float]:
        """The chance to win if raven wins this vote, and if wolf does."""
        worths = [0.0, 0.0]
        for evaluation in self.evaluations:
            for animal in range(2):
                worths[animal] += evaluation.worth(evaluation.cards, self.state.masks, animal) / len(self.evaluations)
        return worths

    def raven_wins(self, own: float) -> float:
        """How likely raven wins the vote if the seat gives it so many votes more."""
        total = 0.0
        for evaluation in self.evaluations:
            total += evaluation.raven_wins(own, 0.0)
        return total / len(self.evaluations)
