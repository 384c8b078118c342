"""Every world that fits what a viewer knows: what is certain in all of them, and one of them drawn at random (P-8).

A world says which card each passenger is, what everybody was dealt, and how hidden shuffles and exchanges went. The
evidence is exact: cards seen, answers admitted, loyalties known, numbers of souls and demons by loyalty and by colour.

*How it is solved.* A case fixes the outcomes of the shuffles and which cards were exchanged, so that everything seen
belongs to a certain passenger. Within a case, each dealt hand is a component of its own (hands that exchanged cards
form one together). For a component all assignments are listed: its cards are souls, demons or Zholyk, each with the set
of colours that the evidence leaves it. Components meet only in the numbers of loyalties and of colours: there are no
more than so many cards of each. A card whose colour nobody has restricted never gets in the way of another, so that
only restricted cards need to be counted, by kind and set of colours; by Hall's theorem these counts tell whether the
colours can be dealt. An assignment therefore has a *demand*: a number whose digits are those counts, and the demands of
all components are added up.

All assignments are weighted by the number of deals that lead to them, so that a drawn world is as likely as it would be
at the table, were every card of a hand as likely as another to be placed, shown or given away.
"""

from __future__ import annotations

from hlubina.core.chance import Chance
from hlubina.games.passengers.knowledge.assignments import Component, Lister, most_within
from hlubina.games.passengers.knowledge.demand_counts import (
    ALL_SIDES,
    COLOURS_OF_KIND,
    FIRST,
    SECOND,
    SIDE_DEMANDS,
    SIDE_MASKS,
    demand_of,
    has_room,
    size_of,
    ways_to_deal,
)
from hlubina.games.passengers.knowledge.evidence import (
    ANY_CARD,
    ANY_COLOUR,
    DEMON,
    FIRST_SHADOW,
    LABELS,
    NO_LABEL,
    SOUL,
    ZHOLYK,
    Evidence,
    World,
    held,
)


class Case:
    """One case of how the shuffles and exchanges went, and the worlds that are possible in it."""

    def __init__(
        self,
        evidence: Evidence,
        flips: int,
        streams: list[list[list[int]]],
        swaps: list[int],
        known: dict[tuple[int, ...], Component],
    ) -> None:
        self.evidence = evidence
        self.known = known  # components that cases have in common
        self.flips = flips
        self.streams = streams  # after so many exchanges: the three labels of each seat, placed or held
        self.swaps = swaps  # for each exchange the label given and the label received
        self.limit = 0
        for side in range(3):
            self.limit += evidence.sides[side] * SIDE_DEMANDS[side]
        self.components: list[Component] = []
        self.home = [NO_LABEL] * LABELS  # the component of each label
        self.cards = [0] * LABELS  # the cards that each label can be, 0 while nobody has asked
        self.counts: list[dict[int, int]] = []
        self.rests: list[list[dict[int, bool]]] = []
        # For each component the demands of its groups above the floor, as far as tight
        self.steps: list[list[int]] = []
        self.floor = 0  # of all components together
        self.tight = ALL_SIDES
        self.alive = self.build()

    def build(self) -> bool:
        """List all components; says whether there is any world at all."""
        evidence = self.evidence
        domains = self.domains()
        for domain in domains:
            if domain == 0:
                return False
        for seats in self.joined_seats():
            labels: list[int] = []
            hands: list[list[int]] = []
            for seat in seats:
                hands.append(list(range(len(labels), len(labels) + 3)))
                labels += self.streams[0][seat]
            component = Component(seats, labels)
            self.add_clues(component)
            key = self.key_of(component, domains)
            if key in self.known:
                component = self.known[key]
            else:
                Lister(component, domains, evidence.may_be, hands).list_hands(0, 1)
                component.group()
                self.known[key] = component
            self.add(component)
        if evidence.shadow_souls + evidence.shadow_demons > 0:
            shadows = Component([], list(range(FIRST_SHADOW, LABELS)))
            Lister(shadows, domains, [], []).list_shadows(evidence.shadow_souls)
            shadows.group()
            self.add(shadows)
        for component in self.components:
            if not component.groups:
                return False
        self.find_tight()
        return not self.is_over(self.floor) and self.rest_fits(NO_LABEL, 0, self.floor)

    def domains(self) -> list[int]:
        """The cards that each label can be, by what was seen of it alone."""
        evidence = self.evidence
        domains = evidence.cards[:]
        for index in range(len(evidence.traces)):
            trace = evidence.traces[index]
            domains[trace[self.flips & (len(trace) - 1)]] &= evidence.seen[index]
        for index in range(len(evidence.exchanges)):
            exchange = evidence.exchanges[index]
            if exchange.given >= 0:
                domains[self.swaps[2 * index]] &= 1 << exchange.given
                domains[self.swaps[2 * index + 1]] &= 1 << exchange.received
        return domains

    def joined_seats(self) -> list[list[int]]:
        """The seats, those that have exchanged cards together."""
        group = list(range(self.evidence.seats))
        for exchange in self.evidence.exchanges:
            one = group[exchange.seat]
            two = group[exchange.other]
            for seat in range(len(group)):
                if group[seat] == two:
                    group[seat] = one
        found: list[list[int]] = []
        for number in range(len(group)):
            members = [seat for seat in range(len(group)) if group[seat] == number]
            if members:
                found.append(members)
        return found

    def add_clues(self, component: Component) -> None:
        for clue in self.evidence.hands:
            if clue.seat in component.seats:
                labels = held(self.streams[clue.exchanges][clue.seat], clue.seat, clue.round)
                component.clues.append(clue)
                component.clue_places.append([component.labels.index(label) for label in labels])

    def key_of(self, component: Component, domains: list[int]) -> tuple[int, ...]:
        """What the assignments of a component depend on."""
        key = component.labels + [domains[label] for label in component.labels]
        for places in component.clue_places:
            key.append(NO_LABEL)
            key += places
        return tuple(key)

    def add(self, component: Component) -> None:
        for label in component.labels:
            self.home[label] = len(self.components)
        self.components.append(component)
        self.counts.append({})

    def find_tight(self) -> None:
        """Colours of a kind need no counting where all restricted cards together can never exhaust any of them."""
        for kind in range(2):
            copies = self.evidence.copies[kind]
            tight = False
            for colours in range(1, ANY_COLOUR):
                most = 3  # as many cards as a question about a hand restricts further
                for component in self.components:
                    most += most_within(component, kind, colours)
                tight = tight or most > copies * size_of(colours)
            if tight:
                self.tight |= COLOURS_OF_KIND << (24 * kind)
        for component in self.components:
            floor = component.floor & self.tight
            self.floor += floor
            self.steps.append([(demand & self.tight) - floor for demand in component.group_demands])
            self.rests.append([{} for _ in self.components])
        self.rests.append([{} for _ in self.components])  # of none skipped

    # Is it possible?

    def fits(self, number: int, demand: int) -> bool:
        """Whether the other components leave room for one that has this demand."""
        start = (demand & self.tight) + self.floor - (self.components[number].floor & self.tight)
        return not self.is_over(start) and self.rest_fits(number, 0, start)

    def rest_fits(self, skipped: int, index: int, demand: int) -> bool:
        """Whether the components from `index` on, without the skipped one, can be added to their floors."""
        if index == skipped:
            index += 1
        if index >= len(self.components):
            return demand & ALL_SIDES == self.limit
        known = self.rests[skipped][index]
        found = known.get(demand)
        if found is None:
            found = False
            for step in self.steps[index]:
                following = demand + step
                if not self.is_over(following) and self.rest_fits(skipped, index + 1, following):
                    found = True
                    break
            known[demand] = found
        return found

    def is_over(self, demand: int) -> bool:
        """More guides, smugglers, Zholyks or cards of a colour than there are."""
        for mask in SIDE_MASKS:
            if demand & mask > self.limit & mask:
                return True
        copies = self.evidence.copies
        return not (
            has_room(demand & COLOURS_OF_KIND, copies[SOUL]) and has_room(demand >> 24 & COLOURS_OF_KIND, copies[DEMON])
        )

    def possible(self, label: int) -> int:
        """The cards that a label can be."""
        if self.cards[label] == 0:
            self.cards[label] = self.find_possible(label)
        return self.cards[label]

    def find_possible(self, label: int) -> int:
        number = self.home[label]
        component = self.components[number]
        place = component.labels.index(label)
        found = 0
        for assignment in range(len(component.demands)):
            kind = component.kinds[assignment][place]
            colours = component.colours[assignment][place]
            for colour in range(3):
                card = 3 * kind + colour
                if colours >> colour & 1 and not found >> card & 1:
                    demand = component.demands[assignment] - demand_of(kind, colours) + demand_of(kind, 1 << colour)
                    if self.fits(number, demand):
                        found |= 1 << card
        return found

    def possible_sides(self, sides: list[int]) -> None:
        """Add the sides that each seat can be on."""
        for number in range(len(self.components)):
            component = self.components[number]
            for assignment in range(len(component.demands)):
                for index in range(len(component.seats)):
                    side = 1 << component.sides[assignment][index]
                    seat = component.seats[index]
                    if not sides[seat] & side and self.fits(number, component.demands[assignment]):
                        sides[seat] |= side

    def fewest_kinds(self, labels: list[int], kinds: list[int]) -> None:
        """Lower each number to how many cards of a kind there may be at least among the labels."""
        number = self.home[labels[0]]
        component = self.components[number]
        places = [component.labels.index(label) for label in labels]
        for assignment in range(len(component.demands)):
            for kind in range(3):
                there = 0
                for place in places:
                    if component.kinds[assignment][place] == kind:
                        there += 1
                if there < kinds[kind] and self.fits(number, component.demands[assignment]):
                    kinds[kind] = there

    def fewest(self, labels: list[int], cards: int, bound: int) -> int:
        """How few of these cards can be among the labels, if it is fewer than the bound."""
        number = self.home[labels[0]]
        component = self.components[number]
        places = [component.labels.index(label) for label in labels]
        for assignment in range(len(component.demands)):
            while bound > 0 and self.manages_with(number, assignment, places, cards, bound - 1):
                bound -= 1
        return bound

    def manages_with(self, number: int, assignment: int, places: list[int], cards: int, most: int) -> bool:
        """Whether in this assignment at most so many of the places hold one of the cards."""
        component = self.components[number]
        for free in range(1 << len(places)):  # the places that may hold one
            if size_of(free) > most:
                continue
            demand = component.demands[assignment]
            can = True
            for index in range(len(places)):
                kind = component.kinds[assignment][places[index]]
                colours = component.colours[assignment][places[index]]
                if not free >> index & 1:
                    left = colours & ~(cards >> (3 * kind) & ANY_COLOUR)
                    can = can and left != 0
                    demand += demand_of(kind, left) - demand_of(kind, colours)
            if can and self.fits(number, demand):
                return True
        return False

    # Drawing a world

    def weight(self) -> int:
        return self.count(0, 0)

    def count(self, index: int, demand: int) -> int:
        """In how many deals the components from `index` on can follow this demand."""
        if index == len(self.components):
            return self.deals(demand) if demand & ALL_SIDES == self.limit else 0
        known = self.counts[index]
        found = known.get(demand)
        if found is None:
            found = 0
            component = self.components[index]
            for group in range(len(component.groups)):
                following = demand + component.group_demands[group]
                if not self.is_over(following):
                    found += component.group_weights[group] * self.count(index + 1, following)
            known[demand] = found
        return found

    def deals(self, demand: int) -> int:
        """In how many ways the souls and demons of the box can be dealt to cards so restricted."""
        evidence = self.evidence
        souls = ways_to_deal(demand & COLOURS_OF_KIND, evidence.copies[SOUL], evidence.total(SOUL))
        return souls * ways_to_deal(demand >> 24 & COLOURS_OF_KIND, evidence.copies[DEMON], evidence.total(DEMON))

    def draw(self, chance: Chance) -> World:
        world = World(self.flips, self.streams, self.swaps, self.evidence.seats)
        kinds = [-1] * LABELS
        colours = [0] * LABELS
        demand = 0
        for index in range(len(self.components)):
            component = self.components[index]
            weights: list[int] = []
            for group in range(len(component.groups)):
                following = demand + component.group_demands[group]
                over = self.is_over(following)
                weights.append(0 if over else component.group_weights[group] * self.count(index + 1, following))
            group = weighted_index(weights, chance)
            assignments = component.groups[group]
            assignment = assignments[weighted_index([component.weights[each] for each in assignments], chance)]
            demand += component.group_demands[group]
            for place in range(len(component.labels)):
                kinds[component.labels[place]] = component.kinds[assignment][place]
                colours[component.labels[place]] = component.colours[assignment][place]
            for place in range(len(component.seats)):
                world.sides[component.seats[place]] = component.sides[assignment][place]
        for kind in range(2):
            self.deal_colours(kind, demand >> (24 * kind) & COLOURS_OF_KIND, kinds, colours, world.cards, chance)
        for label in range(LABELS):
            if kinds[label] == ZHOLYK:
                world.cards[label] = 3 * ZHOLYK
        return world

    def deal_colours(
        self, kind: int, demand: int, kinds: list[int], colours: list[int], cards: list[int], chance: Chance
    ) -> None:
        """Give every card of the kind one of its colours, first the restricted ones."""
        copies = self.evidence.copies[kind]
        total = self.evidence.total(kind)
        left = [copies, copies, copies]
        free: list[int] = []
        for label in range(LABELS):
            if kinds[label] != kind:
                continue
            if colours[label] == ANY_COLOUR:
                free.append(label)
                continue
            chosen = FIRST[colours[label]]
            if size_of(colours[label]) == 2:
                second = SECOND[colours[label]]
                bare = demand - demand_of(SOUL, colours[label])
                weights = [
                    ways_to_deal(bare + demand_of(SOUL, 1 << chosen), copies, total),
                    ways_to_deal(bare + demand_of(SOUL, 1 << second), copies, total),
                ]
                chosen = (chosen, second)[weighted_index(weights, chance)]
                demand = bare + demand_of(SOUL, 1 << chosen)
            left[chosen] -= 1
            cards[label] = 3 * kind + chosen
        box = [colour for colour in range(3) for _ in range(left[colour])]
        chance.shuffle(box)
        for index in range(len(free)):
            cards[free[index]] = 3 * kind + box[index]


class Worlds:
    """All worlds that fit the evidence of one viewer."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self.cases: list[Case] = []
        self.known: dict[tuple[int, ...], Component] = {}
        last = [[seat * 3, seat * 3 + 1, seat * 3 + 2] for seat in range(evidence.seats)]
        for flips in range(1 << evidence.shuffles):
            self.look_back(flips, [last], [])
        self.weights: list[int] = []
        self.cards = [0] * LABELS  # the cards that each label can be, 0 while nobody has asked
        self.sides: list[int] = []
        self.kinds: dict[int, list[int]] = {}  # what is certain of cards held together
        self.numbers: dict[int, int] = {}

    def look_back(self, flips: int, streams: list[list[list[int]]], swaps: list[int]) -> None:
        """Go back through the exchanges, in every way in which they can have gone."""
        index = len(self.evidence.exchanges) - len(streams)
        if index < 0:
            case = Case(self.evidence, flips, streams, swaps, self.known)
            if case.alive:
                self.cases.append(case)
            return
        exchange = self.evidence.exchanges[index]
        after = streams[0]
        for received in held(after[exchange.seat], exchange.seat, exchange.round):
            for given in held(after[exchange.other], exchange.other, exchange.round):
                before = after[:]
                before[exchange.seat] = [given if label == received else label for label in after[exchange.seat]]
                before[exchange.other] = [received if label == given else label for label in after[exchange.other]]
                self.look_back(flips, [before, *streams], [given, received, *swaps])

    # What is certain

    def possible(self, label: int) -> int:
        """The cards that a passenger can be, as a mask."""
        if self.cards[label] == 0:
            found = 0
            for case in self.cases:
                if found != ANY_CARD:
                    found |= case.possible(label)
            self.cards[label] = found
        return self.cards[label]

    def possible_at(self, trace: list[int]) -> int:
        """The cards that can lie at a place."""
        if len(trace) == 1:
            return self.possible(trace[0])
        found = 0
        for case in self.cases:
            found |= case.possible(trace[case.flips & (len(trace) - 1)])
        return found

    def sitting(self, trace: list[int]) -> list[int]:
        """The passengers that can sit at a place, ascending."""
        found: list[int] = []
        for case in self.cases:
            label = trace[case.flips & (len(trace) - 1)]
            if label not in found:
                found.append(label)
        found.sort()
        return found

    def possible_sides(self, seat: int) -> int:
        """The sides that a seat can be on, as a mask."""
        if not self.sides:
            self.sides = [0] * self.evidence.seats
            for case in self.cases:
                case.possible_sides(self.sides)
        return self.sides[seat]

    def certain_kinds(self, labels: list[int]) -> list[int]:
        """How many souls, demons and Zholyks there are at least among cards held together."""
        key = labels[0] << 2 | len(labels)
        if key not in self.kinds:
            kinds = [len(labels)] * 3
            for case in self.cases:
                case.fewest_kinds(labels, kinds)
            self.kinds[key] = kinds
        return self.kinds[key][:]

    def certain_number(self, labels: list[int], cards: int) -> int:
        """How many of a set of cards there are at least among cards held together."""
        key = (labels[0] << 2 | len(labels)) << 7 | cards
        bound = self.numbers.get(key, NO_LABEL)
        if bound == NO_LABEL:
            bound = len(labels)
            for case in self.cases:
                bound = case.fewest(labels, cards, bound)
            self.numbers[key] = bound
        return bound

    # A world

    def draw(self, chance: Chance) -> World:
        if not self.weights:
            self.weights = [case.weight() for case in self.cases]
        return self.cases[weighted_index(self.weights, chance)].draw(chance)


def weighted_index(weights: list[int], chance: Chance) -> int:
    """An index at random, each in proportion to its weight; the weights may be huge."""
    if len(weights) == 1:
        return 0
    total = 0
    for weight in weights:
        total += weight
    high: int = chance.word()
    low: int = chance.word()
    drawn = ((high << 32 | low) * total) >> 64
    for index in range(len(weights)):
        drawn -= weights[index]
        if drawn < 0:
            return index
    raise AssertionError("There must be a world that fits what a seat knows.")
