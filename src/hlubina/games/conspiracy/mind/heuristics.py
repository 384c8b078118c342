"""Rules of thumb for bots: how a position looks before the end.

The weights were fitted to the final margins of 5,500 games between greedy bots with some random moves. Each has a value
for the beginning and one for the end of the game: points in the best lords and in the coalition come to everybody in
time, points in locations do not; a place already filled is a chance that is gone.
"""

from __future__ import annotations

from typing import Final

from hlubina.core.chance import Chance
from hlubina.games.conspiracy.actions import DRAW, TAKE_PILE
from hlubina.games.conspiracy.cards import GAIN_PEARLS, GOLD_KEY, NEIGHBOURS, PLACES, SILVER_KEY
from hlubina.games.conspiracy.scoring import (
    best_lord,
    best_lords,
    coalition_points,
    location_worth,
    locations_worth,
)
from hlubina.games.conspiracy.state import State

# What a lord or a location brings at first sight, in points
OVER_BEST: Final = 0.7  # a point above the best lord of its colour
SAME_COLOUR: Final = 1.5  # each neighbour of the same colour
FIRST_KEY: Final = 2.0
COMPLETING_KEY: Final = 4.0  # with it a location can be taken
PEARL: Final = 0.5
OTHER_ABILITY: Final = 0.5
LOCATION_PEARL: Final = 0.7
DRAWN: Final = 4.5  # what a draw of lords brings on average,
MORE_DRAWN: Final = 0.5  # and each further one
WHIM: Final = 0.03  # so that equals are not always answered alike; times 0 to 99


def promise(state: State, seat: int) -> float:
    late = max(state.filled) / PLACES
    filled = state.filled[seat]
    value = (
        (0.3 + 0.6 * late) * best_lords(state, seat)
        + (0.9 + 0.1 * late) * locations_worth(state, seat)
        + late * coalition_points(state, seat)
        + late * 0.5 * pearl_lead(state, seat)
        - late * 1.1 * filled
    )
    if filled < PLACES:
        keys = state.silver[seat] + state.gold[seat]
        if keys == 1:
            value += 1.7 + 0.7 * late
        elif keys >= 2:
            value += 1.3 + 1.8 * late
    if state.pearl_master == seat:
        value += late
    if state.turn == seat:
        value += 0.9 + 0.7 * late
    return value


def pearl_lead(state: State, seat: int) -> int:
    """Pearls ahead of the best rival, or behind; more than four either way hardly matters."""
    rival = 0
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, state.pearls[other])
    return max(-4, min(4, state.pearls[seat] - rival))


def recruit_habit(state: State, chance: Chance) -> int:
    """A pile that is worth more than a good draw, else as many lords as possible."""
    seat = state.actor
    best = DRAW
    most = 0.0
    for action in state.choices:
        if action < TAKE_PILE:
            gain = DRAWN + MORE_DRAWN * action
        else:
            gain = 0.0
            for lord in state.piles[action - TAKE_PILE]:
                gain += lord_gain(state, seat, lord)
        gain += WHIM * chance.below(100)
        if gain > most:
            most = gain
            best = action
    return best


def lord_gain(state: State, seat: int, lord: int) -> float:
    """What one more lord brings at first sight."""
    cards = state.cards
    colour = cards.colour[lord]
    gain = OVER_BEST * max(0, cards.influence[lord] - best_lord(state, seat, colour))
    place = state.filled[seat]
    start = seat * PLACES
    for other in range(place):
        if NEIGHBOURS[place] >> other & 1 and cards.colour[state.lords[start + other]] == colour:
            gain += SAME_COLOUR
    ability = cards.ability[lord]
    if ability == SILVER_KEY:
        gain += COMPLETING_KEY if state.silver[seat] > 0 or state.gold[seat] > 1 else FIRST_KEY
    elif ability == GOLD_KEY:
        gain += COMPLETING_KEY if state.gold[seat] > 0 or state.silver[seat] > 1 else FIRST_KEY
    elif ability == GAIN_PEARLS:
        gain += PEARL * cards.amount[lord]
    else:
        gain += OTHER_ABILITY
    return gain


def location_gain(state: State, seat: int, location: int) -> float:
    return location_worth(state, seat, location) + LOCATION_PEARL * state.cards.location_pearls[location]
