"""Rules of thumb for bots: how a position looks before the end, and what a player might answer without much thought.

The weights of `promise` were fitted to the final margins of 900 games between greedy bots with some random moves: early
in the game allies and pearls are worth having, late only sure points, keys for a last location, races to affiliate.
"""

from __future__ import annotations

from typing import Final

from hlubina.games.abyss.actions import (
    ABANDON,
    ALLY,
    BUY,
    DECLINE,
    DRAW_LOCATIONS,
    END_TURN,
    EXPLORE,
    FIGHT,
    GO_ON,
    LOCATION,
    LORD,
    PAY,
    PLOT,
    PURGE,
    RECRUIT,
    REPLACE,
    REWARD,
    SELL,
    SUPPORT,
    TAKE_ALLY,
)
from hlubina.games.abyss.cards import (
    ALCHEMIST,
    AMBASSADOR,
    COMMANDER,
    DIPLOMAT,
    LANDLORD,
    LORDS,
    MASTER_OF_MAGIC,
    MONSTER,
    OPPORTUNIST,
    ORACLE,
    RECRUITER,
    SHAMAN,
    SHIP_MASTER,
    SLAVER,
    TAMER,
    TREASURER,
)
from hlubina.games.abyss.rules.control import SwapLocation, UseKeys, keys
from hlubina.games.abyss.rules.explore import paying_space, price
from hlubina.games.abyss.rules.lords import BetrayLord, SchemeLord
from hlubina.games.abyss.rules.recruit import AffiliateAlly, PayForLord, affordable, price_of
from hlubina.games.abyss.scoring import best_allies, location_worth, locations_worth, token_points
from hlubina.games.abyss.state import State, lords_in, race_of, value_of

LONG_GAME: Final = 30.0  # rounds, which few games reach
USEFUL_POINTS: Final = 30  # of allies in hand; nobody can spend more before the end
USEFUL_ALLIES: Final = 14
EXPLORING: Final = 2.6  # what going on with an exploration is worth
LOCATION_WORTH: Final = 9.0  # of a location still to be chosen
POINT: Final = 0.5  # of an ally's value in hand
PEARL: Final = 0.7
KEY: Final = [0.0, 2.0, 4.5]  # so many keys, of a location
REWARD_KEY: Final = 2.3  # a key won from a monster, before it is known what it opens
TOKEN: Final = 2.5
BETRAYED: Final = 7.0  # an average lord and its ability, against which a loss is held
LOCATION_DRAWN: Final = 6.0  # an average location

# An answer at first sight, in the same points
CONFIRM: Final = 3.0  # what is laid out suffices
GIVE_UP: Final = -5.0
USUAL: Final = 0.5  # going on
SELLING: Final = 0.8
DRAWING: Final = 7.5  # locations to choose from,
EACH_DRAWN: Final = 0.4  # and for every one of them


def ability_values() -> list[float]:
    """What a lord's lasting ability is worth at the beginning of the game."""
    values = [0.0] * LORDS
    for lord, worth in (
        (RECRUITER, 2.4),
        (COMMANDER, 2.0),
        (TAMER, 0.4),
        (SHIP_MASTER, 4.5),
        (LANDLORD, 6.0),
        (SLAVER, 3.3),
        (SHAMAN, 0.8),
        (ORACLE, 0.5),
        (ALCHEMIST, 3.5),
        (MASTER_OF_MAGIC, 3.7),
        (OPPORTUNIST, 0.0),
        (DIPLOMAT, 1.9),
        (TREASURER, 5.0),
    ):
        values[lord] = worth
    return values


ABILITY: Final = ability_values()


def lateness(state: State) -> float:
    """How much of the game is over, from 0 to 1: by lords, or by rounds where nobody recruits any more."""
    most = 0
    for seat in range(state.seats):
        most = max(most, len(lords_in(state.owned[seat])))
    rounds = state.turns / state.seats
    return min(1.0, max(most / state.cards.last_lord, (rounds - LONG_GAME) / LONG_GAME))


def promise(state: State, seat: int, late: float) -> float:
    """The points that a seat may count on in the end, as far as it differs from the others."""
    cards = state.cards
    value = (0.5 + 0.4 * late) * locations_worth(state, seat)
    lords = lords_in(state.owned[seat])
    value += 1.2 * late * len(lords)
    for lord in lords:
        value += (0.5 + 0.3 * late) * cards.influence[lord]
        if state.works(seat, lord):
            value += (1.0 - late) * ABILITY[lord]
    value += 0.7 * best_allies(state, seat) + (0.7 + 0.25 * late) * token_points(state, seat)
    value += (1.0 - 0.8 * late) * min(10, state.pearls[seat])
    value += hand_worth(state, seat, late)
    own_keys = keys(state, seat)
    if own_keys >= cards.keys_needed:
        value += LOCATION_WORTH
    elif own_keys == 2:
        value += 2.5 + 3.0 * late
    elif own_keys == 1:
        value += 2.4 - 1.5 * late
    return value


def hand_worth(state: State, seat: int, late: float) -> float:
    """Early in the game all allies will be of use; late, races for the last affiliation and what can be paid now."""
    hand = state.held(seat)
    if not hand:
        return 0.0
    points = 0
    races = 0
    for ally in hand:
        points += value_of(ally)
        races |= 1 << race_of(ally)
    worth = (0.6 - 0.45 * late) * min(USEFUL_POINTS, points) + (0.3 - 0.8 * late) * min(USEFUL_ALLIES, len(hand))
    for race in range(5):
        if races >> race & 1:
            worth += 2.0 * late - 0.3
    best = 0
    for lord in affordable(state, seat):
        best = max(best, state.cards.influence[lord])
    return worth + 0.35 * late * best


def unfinished(state: State) -> float:
    """What the player whose turn it is may still expect from what is going on."""
    top = state.stack.top()
    if isinstance(top, PayForLord | AffiliateAlly):
        lord = top.lord
        paid = 0
        lowest = 5
        for ally in state.payment or state.marked[state.turn]:
            paid += value_of(ally)
            lowest = min(lowest, value_of(ally))
        gap = 0.0
        if isinstance(top, PayForLord):
            gap = float(max(0, price_of(state, state.turn, lord) - paid))
        return lord_gain(state, state.turn, lord) - 0.8 * gap + 0.3 * lowest
    if state.track:
        card = state.track[-1]
        last = len(state.track) == state.cards.track_spaces
        if card == MONSTER:
            now = best_reward(state)
        else:
            now = POINT * value_of(card)
        return now + PEARL if last else max(now, EXPLORING)
    return 0.0


def lord_gain(state: State, seat: int, lord: int) -> float:
    """What a lord brings at first sight."""
    cards = state.cards
    gain = cards.influence[lord] + (1.0 - lateness(state)) * ABILITY[lord]
    if cards.guild[lord] == AMBASSADOR:
        gain += LOCATION_WORTH - 1
    elif cards.keys[lord] > 0:
        own = keys(state, seat)
        gain += LOCATION_WORTH - KEY[2] if own >= 2 else KEY[own + 1] - KEY[own]
    return gain


def best_reward(state: State) -> float:
    space = paying_space(state, state.turn) - 1
    cards = state.cards
    best = 0.0
    for number in range(len(cards.reward_keys[space])):
        best = max(best, reward_worth(state, space, number))
    return best


def reward_worth(state: State, space: int, number: int) -> float:
    cards = state.cards
    return (
        REWARD_KEY * cards.reward_keys[space][number]
        + PEARL * cards.reward_pearls[space][number]
        + TOKEN * cards.reward_tokens[space][number]
    )


def first_sight(state: State, action: int) -> float:
    """What an answer brings at first sight."""
    seat = state.actor
    cards = state.cards
    if action == EXPLORE:
        return EXPLORING + 0.6
    if action == PLOT:
        return USUAL
    if SUPPORT <= action < RECRUIT:
        total = 0
        for ally in state.council[action - SUPPORT].cards:
            total += value_of(ally)
        return POINT * total
    if RECRUIT <= action < SELL:
        lord = action - RECRUIT
        return lord_gain(state, seat, lord) - POINT * price_of(state, seat, lord)
    if action == SELL:
        return SELLING
    if action == PURGE or action == REPLACE:
        return 0.0
    if action == END_TURN:
        return USUAL
    if action == BUY:
        return POINT * value_of(state.track[-1]) + 0.5 - 1.2 * PEARL * price(state)
    if action == DECLINE:
        return USUAL
    if action == TAKE_ALLY:
        return POINT * value_of(state.track[-1])
    if action == FIGHT:
        return best_reward(state)
    if action == GO_ON:
        return EXPLORING - 0.8
    if REWARD <= action < ALLY:
        return reward_worth(state, paying_space(state, seat) - 1, action - REWARD)
    top = state.stack.top()
    if ALLY <= action < PAY:
        kept = float(value_of(action - ALLY))
        return kept if isinstance(top, AffiliateAlly) else -kept
    if action == PAY:
        return CONFIRM
    if action == ABANDON:
        return GIVE_UP
    if DRAW_LOCATIONS <= action < LOCATION:
        return DRAWING + EACH_DRAWN * (action - DRAW_LOCATIONS)
    if LOCATION <= action < LORD:
        worth = float(location_worth(state, seat, action - LOCATION))
        return LOCATION_DRAWN - worth if isinstance(top, SwapLocation) else worth
    if LORD <= action < LORD + LORDS:
        lord = action - LORD
        if isinstance(top, BetrayLord | SchemeLord):
            return BETRAYED - cards.influence[lord] - ABILITY[lord]
        if isinstance(top, UseKeys):
            return 1.0 - ABILITY[lord]
        return cards.influence[lord] + ABILITY[lord]
    return USUAL
