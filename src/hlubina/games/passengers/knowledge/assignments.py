"""Every assignment of kinds and colours to the cards of some hands that fits the evidence about these hands (P-8)."""

from __future__ import annotations

from typing import Final

from hlubina.games.passengers.knowledge.demand_counts import (
    COLOURS_OF_KIND,
    DIGIT,
    DIGITS,
    SIDE_DEMANDS,
    demand_of,
    within,
)
from hlubina.games.passengers.knowledge.evidence import (
    ANY_COLOUR,
    COUNTED,
    DEMON,
    SHOWN,
    SOUL,
    WHOLE,
    ZHOLYK,
    HandEvidence,
)

# How the kinds of a dealt hand can lie on its three cards, and how often: all six orders are equally likely
ARRANGEMENTS: Final = [
    [[SOUL, SOUL, DEMON], [SOUL, DEMON, SOUL], [DEMON, SOUL, SOUL]],
    [[SOUL, DEMON, DEMON], [DEMON, SOUL, DEMON], [DEMON, DEMON, SOUL]],
    [
        *[[ZHOLYK, SOUL, DEMON], [ZHOLYK, DEMON, SOUL], [SOUL, ZHOLYK, DEMON]],
        *[[DEMON, ZHOLYK, SOUL], [SOUL, DEMON, ZHOLYK], [DEMON, SOUL, ZHOLYK]],
    ],
]
ORDERS: Final = [2, 2, 1]


class Component:
    """Hands that are dealt with together, and every assignment of their cards."""

    def __init__(self, seats: list[int], labels: list[int]) -> None:
        self.seats = seats
        self.labels = labels
        self.clues: list[HandEvidence] = []
        self.clue_places: list[list[int]] = []  # the places, among the labels, of the hand each is about
        # Assignments
        self.kinds: list[list[int]] = []
        self.colours: list[list[int]] = []
        self.sides: list[list[int]] = []
        self.weights: list[int] = []
        self.demands: list[int] = []
        # Assignments with the same demand
        self.group_demands: list[int] = []
        self.group_weights: list[int] = []
        self.groups: list[list[int]] = []
        self.floor = 0  # the demand that all assignments have in common

    def group(self) -> None:
        found: dict[int, int] = {}
        for assignment in range(len(self.demands)):
            demand = self.demands[assignment]
            if demand not in found:
                found[demand] = len(self.groups)
                self.group_demands.append(demand)
                self.group_weights.append(0)
                self.groups.append([])
            number = found[demand]
            self.group_weights[number] += self.weights[assignment]
            self.groups[number].append(assignment)
        for digit in range(DIGITS):
            least = 0xF
            for demand in self.group_demands:
                least = min(least, demand >> (DIGIT * digit) & 0xF)
            self.floor += least << (DIGIT * digit)


class Lister:
    """Lists the assignments of a component."""

    def __init__(self, component: Component, domains: list[int], may_be: list[int], hands: list[list[int]]) -> None:
        self.component = component
        self.domains = [domains[label] for label in component.labels]
        self.may_be = may_be
        self.hands = hands  # for each seat of the component, the places of its dealt labels
        self.kinds = [SOUL] * len(component.labels)
        self.colours = [0] * len(component.labels)
        self.sides = [0] * len(component.seats)

    def list_hands(self, number: int, weight: int) -> None:
        """Every side and arrangement for the hands from `number` on."""
        if number == len(self.hands):
            self.heed(0, weight)
            return
        places = self.hands[number]
        for side in range(3):
            if self.may_be[self.component.seats[number]] >> side & 1:
                self.sides[number] = side
                for arrangement in ARRANGEMENTS[side]:
                    if self.lay(places, arrangement):
                        self.list_hands(number + 1, weight * ORDERS[side])

    def list_shadows(self, souls: int) -> None:
        """Every set of so many souls among the shadows."""
        size = len(self.domains)
        places = list(range(size))
        for chosen in range(1 << size):
            arrangement = [SOUL if chosen >> place & 1 else DEMON for place in places]
            if arrangement.count(SOUL) == souls and self.lay(places, arrangement):
                self.heed(0, 1)

    def lay(self, places: list[int], arrangement: list[int]) -> bool:
        for index in range(len(places)):
            place = places[index]
            kind = arrangement[index]
            colours = self.domains[place] >> (3 * kind) & (1 if kind == ZHOLYK else ANY_COLOUR)
            if colours == 0:
                return False
            self.kinds[place] = kind
            self.colours[place] = colours
        return True

    def heed(self, number: int, weight: int) -> None:
        """Apply the evidence about hands from `number` on, in every way in which it can be met."""
        component = self.component
        if number == len(component.clues):
            self.note(weight)
            return
        clue = component.clues[number]
        places = component.clue_places[number]
        if clue.sort == SHOWN:
            for place in places:
                self.heed_card(place, clue.card, number, weight)
        elif clue.sort == WHOLE:
            self.heed_whole(places, 0, clue.cards, number, weight)
        elif clue.sort == COUNTED:
            self.heed_count(places, 0, clue.count, clue.colour, number, weight)
        else:
            has = 0
            for place in places:
                if self.kinds[place] in (clue.kind, ZHOLYK):
                    has = 1
            if has == clue.count:
                self.heed(number + 1, weight)

    def heed_card(self, place: int, card: int, number: int, weight: int) -> None:
        kept = self.colours[place]
        if self.restrict(place, card):
            self.heed(number + 1, weight)
        self.colours[place] = kept

    def restrict(self, place: int, card: int) -> bool:
        """Let the place be exactly this card, if it can be."""
        if self.kinds[place] != card // 3:
            return False
        self.colours[place] &= 1 << (card % 3)
        return self.colours[place] != 0

    def heed_whole(self, places: list[int], index: int, cards: list[int], number: int, weight: int) -> None:
        if index == len(places):
            self.heed(number + 1, weight)
            return
        place = places[index]
        kept = self.colours[place]
        for rank in range(len(cards)):
            if rank > 0 and cards[rank] == cards[rank - 1]:
                continue
            if self.restrict(place, cards[rank]):
                self.heed_whole(places, index + 1, cards[:rank] + cards[rank + 1 :], number, weight)
            self.colours[place] = kept

    def heed_count(self, places: list[int], index: int, missing: int, colour: int, number: int, weight: int) -> None:
        if index == len(places):
            if missing == 0:
                self.heed(number + 1, weight)
            return
        place = places[index]
        kept = self.colours[place]
        if self.kinds[place] == ZHOLYK:
            self.heed_count(places, index + 1, missing, colour, number, weight)
            return
        if missing > 0 and kept >> colour & 1:
            self.colours[place] = 1 << colour
            self.heed_count(places, index + 1, missing - 1, colour, number, weight)
        other = kept & ~(1 << colour)
        if other:
            self.colours[place] = other
            self.heed_count(places, index + 1, missing, colour, number, weight)
        self.colours[place] = kept

    def note(self, weight: int) -> None:
        demand = 0
        for place in range(len(self.kinds)):
            demand += demand_of(self.kinds[place], self.colours[place])
        for side in self.sides:
            demand += SIDE_DEMANDS[side]
        component = self.component
        component.kinds.append(self.kinds[:])
        component.colours.append(self.colours[:])
        component.sides.append(self.sides[:])
        component.weights.append(weight)
        component.demands.append(demand)


def most_within(component: Component, kind: int, colours: int) -> int:
    """How many cards of the component can be restricted to these colours at most."""
    most = 0
    for demand in component.group_demands:
        most = max(most, within(demand >> (24 * kind) & COLOURS_OF_KIND, colours))
    return most
