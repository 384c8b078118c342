"""Worlds drawn as likely as the behaviour of the players makes them, from all that fit what a seat is certain of.

The solver lists for every hand the assignments of its cards. Each is weighed here by what its player did, as
far as that depends on this hand alone; the hands meet in how many players there are of each side. So most worlds drawn
are plausible ones. What the weights leave out (colours that run short, and deeds that depend on the cards of others) is
made good by the worlds' own weights afterwards.
"""

from __future__ import annotations

from typing import Final

from hlubina.core.chance import Chance
from hlubina.games.passengers.cards import HAND, MOST_SEATS, SOUL, ZHOLYK, ZHOLYK_CARD
from hlubina.games.passengers.knowledge.assignments import Component
from hlubina.games.passengers.knowledge.demand_counts import ALL_SIDES, COLOURS_OF_KIND
from hlubina.games.passengers.knowledge.evidence import LABELS, World
from hlubina.games.passengers.knowledge.solver import Case, Worlds
from hlubina.games.passengers.mind.likelihood import Testimony

PRECISION: Final = 1 << 30


class Hands:
    """The assignments of one component, sorted by the sides they need, each with its weight."""

    def __init__(self, component: Component, testimony: Testimony) -> None:
        self.component = component
        self.demands: list[int] = []  # of sides
        self.weights: list[float] = []
        self.assignments: list[list[int]] = []
        self.assignment_weights: list[list[float]] = []
        for assignment in range(len(component.demands)):
            sides = component.demands[assignment] & ALL_SIDES
            self.add(sides, assignment, plausibility(component, assignment, testimony))

    def add(self, demand: int, assignment: int, weight: float) -> None:
        if demand not in self.demands:
            self.demands.append(demand)
            self.weights.append(0.0)
            self.assignments.append([])
            self.assignment_weights.append([])
        group = self.demands.index(demand)
        self.weights[group] += weight
        self.assignments[group].append(assignment)
        self.assignment_weights[group].append(weight)


def plausibility(component: Component, assignment: int, testimony: Testimony) -> float:
    """In how many deals it comes about, times how likely its players would have done what they did."""
    weight = float(component.weights[assignment])
    kinds = component.kinds[assignment]
    for index in range(len(component.seats)):
        seat = component.seats[index]
        side = component.sides[assignment][index]
        weight *= testimony.by_side[seat * 3 + side]
    for place in range(len(component.labels)):
        label = component.labels[place]
        if label < MOST_SEATS * HAND and testimony.is_placed(label):
            owner = label // HAND
            if owner in component.seats:
                side = component.sides[assignment][component.seats.index(owner)]
                weight *= testimony.by_card[label * 9 + side * 3 + kinds[place]]
    return weight


class CaseSampler:
    """All worlds of one case, ready to be drawn."""

    def __init__(self, case: Case, testimony: Testimony) -> None:
        self.case = case
        self.hands = [Hands(component, testimony) for component in case.components]
        self.rests: list[dict[int, float]] = [{} for _ in self.hands]
        self.weight = self.rest(0, 0)
        self.deals = 0.0  # of the world drawn last: in how many ways its colours can be dealt

    def rest(self, index: int, demand: int) -> float:
        """The weight of all assignments of the hands from `index` on, if the others need these sides."""
        if index == len(self.hands):
            return 1.0 if demand == self.case.limit else 0.0
        known = self.rests[index]
        if demand in known:
            return known[demand]
        hands = self.hands[index]
        total = 0.0
        for group in range(len(hands.demands)):
            total += hands.weights[group] * self.rest(index + 1, demand + hands.demands[group])
        known[demand] = total
        return total

    def world(self, chance: Chance) -> World:
        case = self.case
        world = World(case.flips, case.streams, case.swaps, case.evidence.seats)
        kinds = [-1] * LABELS
        colours = [0] * LABELS
        sides = 0
        demand = 0
        for index in range(len(self.hands)):
            hands = self.hands[index]
            component = hands.component
            weights: list[float] = []
            for group in range(len(hands.demands)):
                weights.append(hands.weights[group] * self.rest(index + 1, sides + hands.demands[group]))
            group = weighted_index(weights, chance)
            sides += hands.demands[group]
            assignment = hands.assignments[group][weighted_index(hands.assignment_weights[group], chance)]
            demand += component.demands[assignment]
            for place in range(len(component.labels)):
                kinds[component.labels[place]] = component.kinds[assignment][place]
                colours[component.labels[place]] = component.colours[assignment][place]
            for place in range(len(component.seats)):
                world.sides[component.seats[place]] = component.sides[assignment][place]
        self.deals = 0.0 if case.is_over(demand) else float(case.deals(demand))
        if self.deals > 0.0:
            for kind in range(SOUL, ZHOLYK):
                held = demand >> (24 * kind) & COLOURS_OF_KIND
                case.deal_colours(kind, held, kinds, colours, world.cards, chance)
            for label in range(LABELS):
                if kinds[label] == ZHOLYK:
                    world.cards[label] = ZHOLYK_CARD
        return world


class WorldSampler:
    """All worlds that fit what a seat is certain of, to draw from."""

    def __init__(self, certain: Worlds, testimony: Testimony) -> None:
        self.testimony = testimony
        self.samplers = [CaseSampler(case, testimony) for case in certain.cases]
        self.weights = [sampler.weight for sampler in self.samplers]

    def add(self, worlds: list[World], weights: list[float], chance: Chance) -> float:
        """Draw a world, add it with its weight, and say the weight; a world that cannot be is left out."""
        sampler = self.samplers[weighted_index(self.weights, chance)]
        world = sampler.world(chance)
        if sampler.deals == 0.0:
            return 0.0
        weight = sampler.deals * self.testimony.weigh(world)
        worlds.append(world)
        weights.append(weight)
        return weight


def weighted_index(weights: list[float], chance: Chance) -> int:
    """An index at random, each in proportion to its weight."""
    if len(weights) == 1:
        return 0
    total = 0.0
    for weight in weights:
        total += weight
    point = total * chance.below(PRECISION) / PRECISION
    for index in range(len(weights)):
        point -= weights[index]
        if point < 0.0:
            return index
    return len(weights) - 1
