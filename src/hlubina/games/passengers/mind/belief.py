"""What a seat believes: many worlds that fit all it is certain of, weighed by how players behave."""

from __future__ import annotations

from hlubina.core.chance import Chance
from hlubina.games.passengers.cards import DEMON, SIDES, SOUL, kind_of
from hlubina.games.passengers.knowledge.clues import known_worlds
from hlubina.games.passengers.knowledge.evidence import World
from hlubina.games.passengers.mind.likelihood import Testimony
from hlubina.games.passengers.mind.public_opinion import Opinion
from hlubina.games.passengers.mind.sampling import PRECISION, WorldSampler
from hlubina.games.passengers.state import State


class Belief:
    """Worlds with their weights, which make 1."""

    def __init__(self, state: State, seat: int, opinion: Opinion, worlds: int, chance: Chance) -> None:
        self.state = state
        self.seat = seat
        self.worlds: list[World] = []
        self.weights: list[float] = []
        certain = known_worlds(state, seat)
        self.testimony = Testimony(state, seat, opinion)
        sampler = WorldSampler(certain, self.testimony)
        total = 0.0
        for _ in range(worlds):
            total += sampler.add(self.worlds, self.weights, chance)
        if total == 0.0:
            self.worlds = [certain.draw(chance)]
            self.weights = [1.0]
            total = 1.0
        for index in range(len(self.weights)):
            self.weights[index] /= total

    def resampled(self, number: int, chance: Chance) -> list[World]:
        """So many of the worlds, each as often as it weighs, all of them as likely as each other from now on."""
        found: list[World] = []
        point = chance.below(PRECISION) / PRECISION / number
        reached = 0.0
        for index in range(len(self.worlds)):
            reached += self.weights[index]
            while len(found) < number and point < reached:
                found.append(self.worlds[index])
                point += 1.0 / number
        while len(found) < number:
            found.append(self.worlds[-1])
        return found

    def shares(self, seat: int) -> list[float]:
        """How likely the seat is a guide, a smuggler or Zholyk."""
        found = [0.0] * len(SIDES)
        for index in range(len(self.worlds)):
            found[self.worlds[index].sides[seat]] += self.weights[index]
        return found

    def kinds(self, trace: list[int]) -> list[float]:
        """How likely the passenger of a trace is a soul, a demon or Zholyk."""
        found = [0.0, 0.0, 0.0]
        for index in range(len(self.worlds)):
            world = self.worlds[index]
            card = world.cards[trace[world.flips & (len(trace) - 1)]]
            found[kind_of(card)] += self.weights[index]
        return found

    def souls(self, trace: list[int]) -> float:
        """How likely it counts as a soul rather than as a demon."""
        kinds = self.kinds(trace)
        return kinds[SOUL] + 0.5 * (1.0 - kinds[SOUL] - kinds[DEMON])
