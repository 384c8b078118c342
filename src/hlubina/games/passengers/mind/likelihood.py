"""How likely players would have done what everybody saw, if their sides and cards were those of an imagined world.

The figures were measured in games between the bots themselves and drawn some way towards even odds, since people are
less regular. Testimony gathers once what everybody saw, as far as it is telling, so that a world is weighed quickly.
"""

from __future__ import annotations

import math
from typing import Final

from hlubina.games.passengers import actions as act
from hlubina.games.passengers.cards import (
    DEMON,
    GUIDE,
    HAND,
    MOST_SEATS,
    SIDES,
    SMUGGLER,
    SOUL,
    colour_of,
    kind_of,
)
from hlubina.games.passengers.knowledge.evidence import World
from hlubina.games.passengers.language import CHOOSE_PLAYERS
from hlubina.games.passengers.mind.public_opinion import WORTH, Opinion
from hlubina.games.passengers.rules.claims import COLOUR_SAID, KIND_SAID, NO_KIND, fits, said, subject_of_claim
from hlubina.games.passengers.state import (
    EMPTY,
    FIRST_SHADOW,
    LOOKED,
    State,
    animal_of,
    round_of,
    round_said,
    speaker,
    words,
)

# What players say of their own passenger, by side and kind: nothing or no kind, a soul, a demon, Zholyk
WORDS: Final = [
    [[0.20, 0.66, 0.12, 0.02], [0.22, 0.16, 0.60, 0.02], [0.25, 0.25, 0.25, 0.25]],
    [[0.20, 0.46, 0.32, 0.02], [0.20, 0.54, 0.24, 0.02], [0.25, 0.25, 0.25, 0.25]],
    [[0.20, 0.42, 0.36, 0.02], [0.20, 0.42, 0.36, 0.02], [0.20, 0.42, 0.36, 0.02]],
]
# How much more often than by chance a kind is placed on the boat that passes for the better one, if neither does, or on
# the other one, by side and kind
BOATS: Final = [
    [[1.20, 1.05, 0.75], [0.60, 0.90, 1.45], [1.0, 1.0, 1.0]],
    [[0.65, 0.90, 1.40], [1.15, 1.05, 0.80], [1.0, 1.0, 1.0]],
    [[1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0]],
]
BETTER: Final = 0.25  # by how much a boat must promise more
TRUE_COLOUR: Final = [0.9, 0.6, 0.6]  # of a colour that is named, by side
WITNESS_WORD: Final = [0.92, 0.55, 0.55]  # that the truth is told of a passenger one looked at, by side
HAND_WORD: Final = [0.85, 0.5, 0.55]  # or of the speaker's hand
LOYALTY_WORD: Final = [[0.9, 0.05, 0.05], [0.86, 0.07, 0.07], [0.86, 0.07, 0.07]]  # what they say they are, by side
# Good and bad words about somebody, and a gift aimed at somebody, by the sides of both
PRAISE: Final = [[1.2, 0.8, 0.95], [1.05, 0.9, 1.05], [1.0, 1.0, 1.0]]
BLAME: Final = [[0.85, 1.2, 1.0], [1.15, 0.35, 1.15], [1.0, 1.0, 1.0]]
AIM: Final = [[0.95, 1.1, 1.0], [1.1, 0.6, 1.1], [1.0, 1.0, 1.0]]
# How firmly votes, by round, and words about the vote follow what the voter wants, for each point between the boats:
# smugglers hide what they want until the end
FIRM: Final = [[0.9, -0.2, 0.1], [0.9, -0.4, 0.1], [0.9, -1.1, 0.0]]
LOOSE: Final = [0.5, 0.0, 0.1]
ACCOMPLICE: Final = 0.6  # how far a smuggler guesses what the others have placed


class Ballot:
    """A vote, or a word about one, by somebody who knew the passenger they placed, and perhaps others."""

    def __init__(self, state: State, opinion: Opinion, seat: int, round_number: int, firmness: list[float]) -> None:
        self.seat = seat
        self.firmness = firmness
        self.own = seat * HAND + round_number - 1
        self.own_sign = 0.0  # 1 on the raven boat, -1 on the wolf boat, 0 if it is not certain
        self.balance = 0.0  # by public opinion, without the passengers that the seat knows
        self.known: list[int] = []  # passengers that the seat has looked at,
        self.known_signs: list[float] = []  # and on which boat they sat
        self.rest: list[int] = []  # those of other players,
        self.rest_signs: list[float] = []
        self.rest_worths: list[float] = []  # and what public opinion makes of them
        for place in range((round_number - 1) * act.SPOTS, round_number * act.SPOTS):
            if state.traces[place]:
                self.heed(state, opinion, state.traces[place], 1.0 if animal_of(place) == 0 else -1.0)

    def heed(self, state: State, opinion: Opinion, trace: list[int], sign: float) -> None:
        if trace == [self.own]:
            self.own_sign = sign
            return
        if has_looked(state, self.seat, trace):
            self.known.append(trace[0])
            self.known_signs.append(sign)
            return
        worth = opinion.of_trace(trace)
        self.balance += sign * worth
        if len(trace) == 1 and trace[0] < FIRST_SHADOW:
            self.rest.append(trace[0])
            self.rest_signs.append(sign)
            self.rest_worths.append(worth)

    def raven_alone(self, side: int, kind: int) -> float:
        """How likely raven is named, if the seat knows nothing but that its own passenger is of this kind."""
        return chance_by(self.firmness[side] * (self.balance + self.own_sign * WORTH[kind]))

    def raven(self, world: World) -> float:
        """How likely raven is named in a world."""
        side = world.sides[self.seat]
        balance = self.balance
        if self.own_sign != 0.0:
            balance += self.own_sign * WORTH[kind_of(world.cards[self.own])]
        for index in range(len(self.known)):
            balance += self.known_signs[index] * WORTH[kind_of(world.cards[self.known[index]])]
        if side == SMUGGLER:
            for index in range(len(self.rest)):
                label = self.rest[index]
                if world.sides[label // HAND] == SMUGGLER:
                    guess = WORTH[kind_of(world.cards[label])] - self.rest_worths[index]
                    balance += ACCOMPLICE * self.rest_signs[index] * guess
        return chance_by(self.firmness[side] * balance)


def chance_by(odds: float) -> float:
    return 1.0 / (1.0 + math.exp(-odds))


def has_looked(state: State, seat: int, trace: list[int]) -> bool:
    if len(trace) > 1:
        return False
    return any(clue.sort == LOOKED and clue.viewers >> seat & 1 and clue.trace == trace for clue in state.clues)


class Testimony:
    """Everything telling that others have done before the eyes of one seat."""

    def __init__(self, state: State, viewer: int, opinion: Opinion) -> None:
        self.state = state
        self.viewer = viewer
        self.opinion = opinion
        self.seats = [seat for seat in range(state.seats) if seat != viewer]
        # What depends on a single hand, as factors
        self.by_card: list[float] = [1.0] * (MOST_SEATS * HAND * 9)  # by passenger, side and kind
        self.by_side: list[float] = [1.0] * (MOST_SEATS * 3)
        # What depends on several
        self.pairs: list[list[int]] = []  # seat, other seat
        self.pair_tables: list[list[list[float]]] = []
        self.words: list[list[int]] = []  # seat, passenger or EMPTY, what, round, count of hand cards or EMPTY
        self.boats = [1] * (MOST_SEATS * HAND)  # on which sort of boat each passenger was placed, as in BOATS
        self.ballots: list[Ballot] = []
        self.for_raven: list[bool] = []
        self.heed_placements()
        self.heed_claims()
        self.heed_gifts()
        self.heed_votes()

    # Gathering

    def heed_placements(self) -> None:
        """Where a card was placed, and what was said of it."""
        state = self.state
        balances = [0.0, 0.0]
        last_round = 0
        for index in range(len(state.placements)):
            place = state.placements[index] >> 4
            seat = state.placements[index] & 0xF
            if round_of(place) != last_round:
                last_round = round_of(place)
                balances = [0.0, 0.0]
            if state.crew.shadows() > 0 and index % (state.seats + 2) < 2:
                continue
            label = seat * HAND + last_round - 1
            boat = column_of(balances[animal_of(place)] - balances[1 - animal_of(place)])
            balances[animal_of(place)] += self.opinion.of(label)
            self.boats[label] = boat
            if seat != self.viewer:
                self.times_table(label, BOATS, boat)
                if state.settings.talk:
                    self.times_table(label, WORDS, self.last_word(seat, label) + 1)

    def times_table(self, label: int, table: list[list[list[float]]], column: int) -> None:
        for side in range(len(SIDES)):
            for kind in range(3):
                self.by_card[label * 9 + side * 3 + kind] *= table[side][kind][column]

    def last_word(self, seat: int, label: int) -> int:
        """The kind that its owner last said it is."""
        word = NO_KIND
        first = act.SAY_PLACED + (label - seat * HAND) * len(act.WHATS)
        for claim in self.state.claims:
            if speaker(claim) == seat and 0 <= words(claim) - first < len(act.WHATS):
                kind = KIND_SAID[words(claim) - first]
                word = kind if kind != NO_KIND else word
        return word

    def heed_claims(self) -> None:
        state = self.state
        for claim in state.claims:
            seat = speaker(claim)
            action = words(claim)
            if seat == self.viewer:
                continue
            if act.SAY_PLACED <= action < act.SAY_HAND:
                label = seat * HAND + (action - act.SAY_PLACED) // len(act.WHATS)
                if COLOUR_SAID[said(action)] >= 0 and self.is_placed(label):
                    self.words.append([seat, label, said(action), 0, EMPTY])
            elif act.SAY_HAND <= action < act.SAY_BOTH:
                what = (action - act.SAY_HAND) // 2
                self.words.append([seat, EMPTY, what, round_said(claim), (action - act.SAY_HAND) % 2])
            elif act.SAY_BOTH <= action < act.SAY_SAW:
                self.words.append([seat, EMPTY, action - act.SAY_BOTH, round_said(claim), 2])
            elif act.SAY_SAW <= action < act.SAY_SAW_HAND:
                label = subject_of_claim(state, claim)
                if label != EMPTY:
                    self.words.append([seat, label, said(action), 0, EMPTY])
            elif act.SAY_LOYALTY <= action < act.SAY_TRUST:
                self.heed_loyalty(seat, (action - act.SAY_LOYALTY) // 3, (action - act.SAY_LOYALTY) % 3)
            elif act.SAY_TRUST <= action < act.SAY_PLAN:
                other = (action - act.SAY_TRUST) // 2
                self.add_pair(seat, other, BLAME if (action - act.SAY_TRUST) % 2 else PRAISE)
            elif act.SAY_PLAN <= action < act.SAY_ASK:
                animal = action - act.SAY_PLAN if action < act.SAY_URGE else (action - act.SAY_URGE) // 3
                self.add_ballot(seat, round_said(claim), animal, LOOSE)

    def heed_loyalty(self, seat: int, other: int, side: int) -> None:
        if other == seat:
            for own in range(len(SIDES)):
                self.by_side[seat * 3 + own] *= LOYALTY_WORD[own][side]
        else:
            self.add_pair(seat, other, PRAISE if side == GUIDE else BLAME)

    def add_pair(self, seat: int, other: int, table: list[list[float]]) -> None:
        """Once is enough: who repeats it says nothing new."""
        pair = [seat, other]
        for index in range(len(self.pairs)):
            if self.pairs[index] == pair and self.pair_tables[index] is table:
                return
        self.pairs.append(pair)
        self.pair_tables.append(table)

    def heed_gifts(self) -> None:
        """At whom gifts were aimed."""
        state = self.state
        for use in state.uses:
            if use.seat == self.viewer or use.instead:
                continue
            for op in state.cards.gifts[use.gift].steps:
                if op.op == CHOOSE_PLAYERS:
                    for other in use.chosen[op.register]:
                        self.add_pair(use.seat, other, AIM)

    def heed_votes(self) -> None:
        state = self.state
        for number in range(len(state.votings)):
            for seat in self.seats:
                self.add_ballot(seat, number + 1, state.votings[number][seat], FIRM[number])
        if len(state.votings) < state.round:
            for seat in self.seats:
                if state.bound[seat] != EMPTY:
                    self.add_ballot(seat, state.round, state.bound[seat], FIRM[state.round - 1])

    def add_ballot(self, seat: int, round_number: int, animal: int, firmness: list[float]) -> None:
        """As if voters knew only the passenger they placed; `weigh` corrects for whatever else they know."""
        ballot = Ballot(self.state, self.opinion, seat, round_number, firmness)
        for side in range(len(SIDES)):
            for kind in range(3):
                raven = ballot.raven_alone(side, kind)
                self.by_card[ballot.own * 9 + side * 3 + kind] *= raven if animal == 0 else 1.0 - raven
        self.ballots.append(ballot)
        self.for_raven.append(animal == 0)

    # Weighing

    def is_placed(self, label: int) -> bool:
        return label % HAND < HAND - len(self.state.hands[label // HAND])

    def weigh(self, world: World) -> float:
        """How likely all of it would be in this world, apart from what depends on a single hand."""
        sides = world.sides
        weight = 1.0
        for index in range(len(self.pairs)):
            pair = self.pairs[index]
            weight *= self.pair_tables[index][sides[pair[0]]][sides[pair[1]]]
        for word in self.words:
            weight *= self.weigh_word(word, world)
        for index in range(len(self.ballots)):
            ballot = self.ballots[index]
            side = sides[ballot.seat]
            if ballot.known or (side == SMUGGLER and ballot.rest):
                alone = ballot.raven_alone(side, kind_of(world.cards[ballot.own]))
                raven = ballot.raven(world)
                weight *= raven / alone if self.for_raven[index] else (1.0 - raven) / (1.0 - alone)
        return weight

    def weigh_word(self, word: list[int], world: World) -> float:
        """A claim whose truth the world tells."""
        seat, label, what, round_number, count = word
        side = world.sides[seat]
        if label == EMPTY:
            held = 0
            for card in world.hand(seat, round_number, len(world.streams) - 1):
                held += 1 if fits(card, what) else 0
            truth = HAND_WORD[side]
            return truth if held == count else 1.0 - truth
        if label // HAND == seat:
            colour = TRUE_COLOUR[side]
            return colour if colour_of(world.cards[label]) == COLOUR_SAID[what] else 0.5 * (1.0 - colour)
        truth = WITNESS_WORD[side]
        return truth if fits(world.cards[label], what) else 1.0 - truth


# How it looks to others


def column_of(more: float) -> int:
    """The column of BOATS for a boat that promises so much more than the other."""
    return 0 if more > BETTER else (2 if more < -BETTER else 1)


def look_of_word(boat: int, kind: int) -> float:
    """How much what players say of their own passenger on such a boat speaks against them, for a smuggler: log-odds."""
    likely = [0.0, 0.0]
    for side in (GUIDE, SMUGGLER):
        for held in (SOUL, DEMON):
            share = 2.0 if (held == SOUL) == (side == GUIDE) else 1.0
            likely[side] += share * BOATS[side][held][boat] * WORDS[side][held][kind + 1]
    return math.log(likely[SMUGGLER] / likely[GUIDE])


def look_of_vote(round_number: int, balance: float) -> float:
    """How much a vote speaks against the voter, if the boat passes for better by so much than the other."""
    firmness = FIRM[round_number - 1]
    return math.log(chance_by(firmness[SMUGGLER] * balance) / chance_by(firmness[GUIDE] * balance))
