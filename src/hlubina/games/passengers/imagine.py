"""P-8: a world that a seat cannot tell from the truth, laid on the table."""

from __future__ import annotations

from hlubina.core.chance import Chance
from hlubina.games.passengers.cards import HAND
from hlubina.games.passengers.knowledge.clues import known_worlds, packed
from hlubina.games.passengers.knowledge.evidence import World
from hlubina.games.passengers.state import EMPTY, EXCHANGED, FIRST_SHADOW, HAND_CARD, PASSENGERS, WHOLE_HAND, State


def deal_anew(dream: State, seat: int, chance: Chance) -> None:
    worlds = known_worlds(dream, seat)
    world = worlds.draw(chance)
    dream.loyalty = world.sides
    dream.dealt = [world.dealt(other) for other in range(dream.seats)]
    dream.flips = world.flips
    dream.shadow_deck = world.cards[FIRST_SHADOW : FIRST_SHADOW + dream.crew.shadows()]
    for other in range(dream.seats):
        placed = HAND - len(dream.hands[other])
        first = other * HAND
        dream.passengers[first : first + placed] = world.cards[first : first + placed]
        dream.hands[other] = sorted(world.cards[first + placed : first + HAND])
    for passenger in range(FIRST_SHADOW, PASSENGERS):
        if dream.passengers[passenger] != EMPTY:
            dream.passengers[passenger] = world.cards[passenger]
    fill_clues(dream, seat, world, chance)
    choose_anew(dream, seat, chance)
    dream.worlds_known = [None] * (dream.seats + 1)
    dream.worlds_known[seat] = worlds
    dream.worlds_known_before = []
    if dream.actor >= 0 and dream.actor != seat:
        dream.choices = dream.stack.top().legal(dream)


def fill_clues(dream: State, seat: int, world: World, chance: Chance) -> None:
    """What others were shown, as far as the seat does not know it."""
    exchange = 0
    for index in range(len(dream.clues)):
        clue = dream.clues[index]
        if clue.sort == EXCHANGED:
            given, received = world.swaps[2 * exchange], world.swaps[2 * exchange + 1]
            dream.contents[index] = world.cards[given] * 8 + world.cards[received]
            exchange += 1
        elif clue.sort == WHOLE_HAND:
            dream.contents[index] = packed(world.hand(clue.seat, clue.round, clue.exchanges))
        elif clue.sort == HAND_CARD and not clue.viewers >> seat & 1:
            hand = sorted(world.hand(clue.seat, clue.round, clue.exchanges))
            dream.contents[index] = hand[chance.below(len(hand))]


def choose_anew(dream: State, seat: int, chance: Chance) -> None:
    """Secret choices of others that have not come to light."""
    for other in range(dream.seats):
        if other != seat:
            if dream.picks[other] != EMPTY:
                dream.picks[other] = dream.hands[other][chance.below(len(dream.hands[other]))]
            if dream.ballots[other] != EMPTY and dream.bound[other] == EMPTY:
                dream.ballots[other] = chance.below(2)
