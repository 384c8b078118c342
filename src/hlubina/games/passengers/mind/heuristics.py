"""Rules of thumb for bots: how a position looks before the end, and what a player might answer without much thought."""

from __future__ import annotations

from typing import Final

from hlubina.core.chance import Chance
from hlubina.games.passengers.actions import SPOTS
from hlubina.games.passengers.cards import COLUMNS, DEMON, GUIDE, PLACES, ROUNDS, SMUGGLER, SOUL, kind_of
from hlubina.games.passengers.scoring import count_up, tally
from hlubina.games.passengers.state import EMPTY, State

SOULS_A_ROUND: Final = 0.32  # what a round brings the guides and the smugglers, for each player
DEMONS_A_ROUND: Final = 0.35


def promises(state: State) -> tuple[float, float]:
    """What the guides and the smugglers may count on: the Underworld, either boat in play, and rounds to come."""
    if len(state.winners) == state.round:
        points = tally(state)
        guides, smugglers = float(points.guides()), float(points.smugglers())
    else:
        guides = smugglers = 0.0
        for animal in range(2):
            points = count_up(state, with_boat(state, animal))
            guides += 0.5 * points.guides()
            smugglers += 0.5 * points.smugglers()
    left = float(ROUNDS - state.round) * state.seats
    for seat in range(state.seats):
        if len(state.hands[seat]) > HAND_AFTER[state.round]:
            left += 0.8  # not placed yet
    return guides + SOULS_A_ROUND * left, smugglers + DEMONS_A_ROUND * left


HAND_AFTER: Final = [3, 2, 1, 0]  # cards held after placing, by round


def with_boat(state: State, animal: int) -> list[int]:
    """The cards of the Underworld, if this boat in play were to join it."""
    cards = [EMPTY] * PLACES
    for place in range(PLACES):
        if state.traces[place] and (
            state.in_underworld(place) or (state.in_play(place) and place // COLUMNS % 2 == animal)
        ):
            cards[place] = state.card_at(place)
    return cards


def likely_vote(state: State, seat: int, chance: Chance) -> int:
    """Guides want their souls to arrive and their demons not, smugglers the other way round."""
    passenger = seat * 3 + state.round - 1
    kind = kind_of(state.passengers[passenger])
    side = state.loyalty[seat]
    for place in range((state.round - 1) * SPOTS, state.round * SPOTS):
        if state.traces[place] == [passenger]:
            boat = place // COLUMNS % 2
            if (side == GUIDE and kind == SOUL) or (side == SMUGGLER and kind == DEMON):
                return boat
            if (side == GUIDE and kind == DEMON) or (side == SMUGGLER and kind == SOUL):
                return 1 - boat
    return chance.below(2)
