"""How good a position is in one imagined world: the points of boats, which boat will win the vote, who the game."""

from __future__ import annotations

import math
from typing import Final

from hlubina.games.passengers.cards import (
    COLOURLESS,
    COLUMNS,
    DEMON,
    GUIDE,
    HAND,
    LONER,
    PLACES,
    ROUNDS,
    SOUL,
    ZHOLYK_CARD,
    kind_of,
)
from hlubina.games.passengers.knowledge.evidence import World
from hlubina.games.passengers.mind.likelihood import FIRM, Ballot, chance_by
from hlubina.games.passengers.mind.public_opinion import Opinion, boats_of
from hlubina.games.passengers.scoring import HALVES
from hlubina.games.passengers.state import EMPTY, FIRST_SHADOW, State

# What a round brings beside the single cards, to guides and smugglers, with 4 to 8 players
GROUPS_A_ROUND: Final = [0.20, 0.15, 0.20, 0.32, 0.48]
BONDS_A_ROUND: Final = [0.58, 0.48, 0.58, 0.80, 0.97]
ARRIVING: Final = 0.5  # the share of cards that reach the Underworld
SCATTER: Final = 1.1  # of the margin between the teams, for a round to come
SPREAD: Final = 0.7  # of the points of a team
SETTLED: Final = 0.35  # what is left of both when nothing is to come
FAVOUR: Final = 0.3  # of winning ties, in points
# How far teams heed Zholyk, with 4 to 8 players; before, Zholyk won 41 % with four and 40 % with six and set III
HEED: Final = [1.5, 0.0, 0.25, 0.0, 0.0]
USUAL_VOTES: Final = 2.0  # of who has not placed yet
SWAY: Final = 0.3  # the part of the guides' votes that follows a point of public opinion


class Round:
    """What all worlds of one position have in common."""

    def __init__(self, state: State, seat: int, opinion: Opinion) -> None:
        self.state = state
        self.seat = seat
        self.opinion = opinion
        self.stacks = [boats_of(state, 0), boats_of(state, 1)]
        self.left = ROUNDS - state.round
        self.ballots: list[Ballot] = []
        self.votes: list[float] = []
        self.total = 0.0
        for other in range(state.seats):
            placed = len(state.hands[other]) == HAND - state.round
            votes = float(state.votes[other]) if placed else USUAL_VOTES
            self.votes.append(votes)
            if other != seat:
                self.total += votes
                self.ballots.append(Ballot(state, opinion, other, state.round, FIRM[state.round - 1]))


class WorldEvaluation:
    """One world as the seat sees the rest of the round and of the game in it."""

    def __init__(self, common: Round, world: World) -> None:
        state = common.state
        self.common = common
        self.world = world
        self.side = world.sides[common.seat]
        self.cards = [EMPTY] * PLACES
        for place in range(PLACES):
            trace = state.traces[place]
            if trace and (state.in_underworld(place) or state.in_play(place)):
                self.cards[place] = world.cards[trace[world.flips & (len(trace) - 1)]]
        coin = world.sides[state.coin]
        self.favoured = GUIDE if coin == LONER else coin
        self.souls_to_come = GROUPS_A_ROUND[state.seats - 4] * common.left
        self.demons_to_come = BONDS_A_ROUND[state.seats - 4] * common.left
        self.look_ahead()
        self.lead = 0.0  # the votes of the others that raven is ahead by
        self.doubt = 1.0
        self.guide_votes = 0.0
        self.count_votes()

    def look_ahead(self) -> None:
        """Cards that have not been placed yet."""
        state = self.common.state
        for seat in range(state.seats):
            for label in range(seat * HAND + HAND - len(state.hands[seat]), seat * HAND + HAND):
                self.expect(self.world.cards[label], ARRIVING)
        for label in range(FIRST_SHADOW + state.shadows_laid, FIRST_SHADOW + state.crew.shadows()):
            self.expect(self.world.cards[label], ARRIVING)

    def expect(self, card: int, share: float) -> None:
        if kind_of(card) != DEMON:
            self.souls_to_come += share
        if kind_of(card) != SOUL:
            self.demons_to_come += share

    def count_votes(self) -> None:
        common = self.common
        variance = 1.0
        for ballot in common.ballots:
            votes = common.votes[ballot.seat]
            if self.world.sides[ballot.seat] == GUIDE:
                self.guide_votes += votes
            bound = common.state.bound[ballot.seat]
            if bound != EMPTY:
                self.lead += votes if bound == 0 else -votes
                continue
            raven = ballot.raven(self.world)
            self.lead += votes * (2.0 * raven - 1.0)
            variance += 4.0 * votes * votes * raven * (1.0 - raven)
        self.doubt = math.sqrt(variance)

    # Chances

    def raven_wins(self, own: float, swing: float) -> float:
        """How likely raven wins if the seat gives it so many votes more, and public opinion swings by so much."""
        lead = self.lead + own + SWAY * self.guide_votes * swing
        return chance_by(1.7 * lead / self.doubt)

    def worth(self, cards: list[int], masks: list[int], animal: int) -> float:
        """The chance of the seat's side to win the game if this boat wins."""
        common = self.common
        return self.worth_of_points(points_of(common.state, cards, masks, common.stacks[animal]))

    def worth_of_points(self, points: int) -> float:
        guides = (points >> 8) + self.souls_to_come
        smugglers = (points & 0xFF) + self.demons_to_come
        return chance_to_win(self.common.state, self.side, guides, smugglers, self.favoured, self.common.left)

    def prospect(self, cards: list[int], masks: list[int], swing: float) -> float:
        """The chance of the seat's side to win the game, if the seat votes for what it likes better."""
        raven = self.worth(cards, masks, 0)
        wolf = self.worth(cards, masks, 1)
        votes = self.common.votes[self.common.seat]
        wins = self.raven_wins(votes if raven > wolf else -votes, swing)
        return wins * raven + (1.0 - wins) * wolf


def points_of(state: State, cards: list[int], masks: list[int], boats: list[int]) -> int:
    """P-6, fast: the guides' points * 256 + the smugglers' points of these boats, stacked bottom first."""
    rules = state.cards
    guides = smugglers = 0
    nearest = [EMPTY] * COLUMNS  # the passenger below, by column
    for boat in boats:
        souls = [0, 0, 0]
        left = EMPTY
        for column in range(COLUMNS):
            place = boat * COLUMNS + column
            card = cards[place]
            if card == EMPTY:
                continue
            colour = masks[place]
            if colour == EMPTY:
                colour = COLOURLESS if card == ZHOLYK_CARD else card % 3
            if card < 3 or card == ZHOLYK_CARD:
                guides += rules.soul_points
                if colour != COLOURLESS:
                    souls[colour] += 1
            if card >= 3:
                smugglers += rules.demon_points
            if colour != COLOURLESS:
                smugglers += rules.neighbour_points * bonds(cards, masks, left, card, colour)
                smugglers += rules.neighbour_points * bonds(cards, masks, nearest[column], card, colour)
            left = place
            nearest[column] = place
        guides += group_points(state, souls)
    return guides << 8 | smugglers


def bonds(cards: list[int], masks: list[int], place: int, card: int, colour: int) -> int:
    """How many demons of the two have a soul of their colour in the other."""
    if place == EMPTY:
        return 0
    other = cards[place]
    worn = masks[place]
    if worn == EMPTY:
        worn = COLOURLESS if other == ZHOLYK_CARD else other % 3
    if worn != colour:
        return 0
    found = 0
    if card >= 3 and (other < 3 or other == ZHOLYK_CARD):
        found += 1
    if other >= 3 and (card < 3 or card == ZHOLYK_CARD):
        found += 1
    return found


def group_points(state: State, souls: list[int]) -> int:
    """P-6.2: the points of groups of souls, from their numbers by colour."""
    table = state.cards.group_points
    if state.settings.each_group:
        return table[souls[0]] + table[souls[1]] + table[souls[2]]
    return table[max(souls[0], souls[1], souls[2])]


def chance_to_win(state: State, side: int, guides: float, smugglers: float, favoured: int, left: int) -> float:
    """How likely the side wins with these points in sight and so many rounds to come.

    A team that heeds Zholyk wants to be ahead by as much as both lack to pass Zholyk between them. Else it looks at the
    other team only, as people do: whether both stay low enough for Zholyk is Zholyk's concern.
    """
    rounds = math.sqrt(left)
    threshold = state.crew.zholyk_half_points / HALVES
    if side == LONER:
        spread = SETTLED + SPREAD * rounds
        return chance_by((threshold - guides) / spread) * chance_by((threshold - smugglers) / spread)
    margin = guides - smugglers + (FAVOUR if favoured == GUIDE else -FAVOUR)
    slack = HEED[state.seats - 4] * max(0.0, 2.0 * threshold - guides - smugglers)
    scatter = SETTLED + SCATTER * rounds
    return chance_by((margin - slack) / scatter) if side == GUIDE else 1.0 - chance_by((margin + slack) / scatter)
