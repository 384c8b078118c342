"""Worlds drawn as likely as the behaviour of the players makes them, from all that fit what a seat is certain of.

The solver lists for every hand the ways in which its cards can be. Each way is weighed here by what its player did, as
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
from hlubina.games.passengers.knowledge.solver import Scenario, Worlds
from hlubina.games.passengers.mind.likelihood import Testimony

PRECISION: Final = 1 << 30


class Hands:
    """The ways of one component, sorted by the sides they need, each with its weight."""

    def __init__(self, component: Component, testimony: Testimony) -> None:
        self.component = component
        self.tolls: list[int] = []  # of sides
        self.weights: list[float] = []
        self.ways: list[list[int]] = []
        self.way_weights: list[list[float]] = []
        for way in range(len(component.tolls)):
            self.add(component.tolls[way] & ALL_SIDES, way, plausibility(component, way, testimony))

    def add(self, toll: int, way: int, weight: float) -> None:
        if toll not in self.tolls:
            self.tolls.append(toll)
            self.weights.append(0.0)
            self.ways.append([])
            self.way_weights.append([])
        group = self.tolls.index(toll)
        self.weights[group] += weight
        self.ways[group].append(way)
        self.way_weights[group].append(weight)


def plausibility(component: Component, way: int, testimony: Testimony) -> float:
    """In how many deals it comes about, times how likely its players would have done what they did."""
    weight = float(component.weights[way])
    kinds = component.kinds[way]
    for index in range(len(component.seats)):
        seat = component.seats[index]
        side = component.sides[way][index]
        weight *= testimony.by_side[seat * 3 + side]
    for place in range(len(component.labels)):
        label = component.labels[place]
        if label < MOST_SEATS * HAND and testimony.is_placed(label):
            owner = label // HAND
            if owner in component.seats:
                side = component.sides[way][component.seats.index(owner)]
                weight *= testimony.by_card[label * 9 + side * 3 + kinds[place]]
    return weight


class Draw:
    """All worlds of one scenario, ready to be drawn."""

    def __init__(self, scenario: Scenario, testimony: Testimony) -> None:
        self.scenario = scenario
        self.hands = [Hands(component, testimony) for component in scenario.components]
        self.rests: list[dict[int, float]] = [{} for _ in self.hands]
        self.weight = self.rest(0, 0)
        self.deals = 0.0  # of the world drawn last: in how many ways its colours can be dealt

    def rest(self, index: int, toll: int) -> float:
        """The weight of all ways of the hands from `index` on, if the others need these sides."""
        if index == len(self.hands):
            return 1.0 if toll == self.scenario.limit else 0.0
        known = self.rests[index]
        if toll in known:
            return known[toll]
        hands = self.hands[index]
        total = 0.0
        for group in range(len(hands.tolls)):
            total += hands.weights[group] * self.rest(index + 1, toll + hands.tolls[group])
        known[toll] = total
        return total

    def world(self, chance: Chance) -> World:
        scenario = self.scenario
        world = World(scenario.flips, scenario.streams, scenario.swaps, scenario.evidence.seats)
        kinds = [-1] * LABELS
        colours = [0] * LABELS
        sides = 0
        toll = 0
        for index in range(len(self.hands)):
            hands = self.hands[index]
            component = hands.component
            weights: list[float] = []
            for group in range(len(hands.tolls)):
                weights.append(hands.weights[group] * self.rest(index + 1, sides + hands.tolls[group]))
            group = picked(weights, chance)
            sides += hands.tolls[group]
            way = hands.ways[group][picked(hands.way_weights[group], chance)]
            toll += component.tolls[way]
            for place in range(len(component.labels)):
                kinds[component.labels[place]] = component.kinds[way][place]
                colours[component.labels[place]] = component.colours[way][place]
            for place in range(len(component.seats)):
                world.sides[component.seats[place]] = component.sides[way][place]
        self.deals = 0.0 if scenario.is_over(toll) else float(scenario.deals(toll))
        if self.deals > 0.0:
            for kind in range(SOUL, ZHOLYK):
                held = toll >> (24 * kind) & COLOURS_OF_KIND
                scenario.deal_colours(kind, held, kinds, colours, world.cards, chance)
            for label in range(LABELS):
                if kinds[label] == ZHOLYK:
                    world.cards[label] = ZHOLYK_CARD
        return world


class Lots:
    """All worlds that fit what a seat is certain of, to draw from."""

    def __init__(self, certain: Worlds, testimony: Testimony) -> None:
        self.testimony = testimony
        self.draws = [Draw(scenario, testimony) for scenario in certain.scenarios]
        self.weights = [draw.weight for draw in self.draws]

    def add(self, worlds: list[World], weights: list[float], chance: Chance) -> float:
        """Draw a world, add it with its weight, and say the weight; a world that cannot be is left out."""
        draw = self.draws[picked(self.weights, chance)]
        world = draw.world(chance)
        if draw.deals == 0.0:
            return 0.0
        weight = draw.deals * self.testimony.weigh(world)
        worlds.append(world)
        weights.append(weight)
        return weight


def picked(weights: list[float], chance: Chance) -> int:
    """An index, as likely as its weight."""
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
