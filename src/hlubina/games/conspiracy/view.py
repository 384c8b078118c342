"""What a seat or a spectator may see of the table.

Denied by default: only what is named here is shown; hidden cards are None, decks are their size. Events have forms of
their own for each viewer, and prompts and options go to their seat alone.
"""

from __future__ import annotations

from typing import cast

from hlubina.core.game import NOBODY
from hlubina.games.conspiracy.cards import GOLD_KEY, LOCATION_NAMES, LORD_NAMES, PLACES, SILVER_KEY
from hlubina.games.conspiracy.preview import previews
from hlubina.games.conspiracy.scoring import coalition, keys, location_worth
from hlubina.games.conspiracy.shown import Chamber, Coats, Forced, Keys, Piles, Place, Question, View
from hlubina.games.conspiracy.state import EMPTY, State, names


def view(state: State, viewer: int | None) -> View:
    piles = state.piles
    return {
        "seats": state.seats,
        "round": (state.turns - 1) // state.seats + 1,
        "moves": state.moves,
        "turn": state.turn,
        "step": cast(Question, state.stack.top().name()) if state.actor != NOBODY else None,
        "lord_deck": state.lord_deck.size(),
        "drawn_lords": names(state.drawn_lords),
        "piles": Piles(
            blue=names(piles[0]),
            yellow=names(piles[1]),
            red=names(piles[2]),
            green=names(piles[3]),
            purple=names(piles[4]),
        ),
        "held": names(state.held),
        "aside": names(state.aside),
        "location_deck": state.location_deck.size(),
        "searched_deck": searched_deck(state, viewer),
        "drawn_locations": [
            None if card is None else LOCATION_NAMES[card] for card in state.drawn_locations.seen_by(viewer)
        ],
        "available": [LOCATION_NAMES[card] for card in state.available],
        "chambers": [chamber(state, seat) for seat in range(state.seats)],
        "pearl_master": seat_or_none(state.pearl_master),
        "forced": Forced(by=state.forcer, count=state.forcing) if state.forcer != NOBODY else None,
        "finisher": seat_or_none(state.finisher),
        "previews": previews(state, viewer) if viewer is not None and viewer == state.actor else [],
    }


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def chamber(state: State, seat: int) -> Chamber:
    places: list[Place] = []
    for place in range(state.filled[seat]):
        location = state.locations[seat * PLACES + place]
        shown: Place = {"lord": LORD_NAMES[state.lords[seat * PLACES + place]]}
        if location != EMPTY:
            shown["location"] = LOCATION_NAMES[location]
            shown["worth"] = location_worth(state, seat, location)
        places.append(shown)
    largest = coalition(state, seat)
    coats = state.coats[seat * 5 : seat * 5 + 5]
    return Chamber(
        places=places,
        coats=Coats(
            blue=place_or_none(coats[0]),
            yellow=place_or_none(coats[1]),
            red=place_or_none(coats[2]),
            green=place_or_none(coats[3]),
            purple=place_or_none(coats[4]),
        ),
        coalition=[place + 1 for place in range(PLACES) if largest >> place & 1],
        pearls=state.pearls[seat],
        unspent=Keys(silver=state.silver[seat], gold=state.gold[seat]),
        spent=spent_keys(state, seat),
        keys=Keys(silver=keys(state, seat, SILVER_KEY), gold=keys(state, seat, GOLD_KEY)),
        any_two_keys=bool(state.any_two_keys >> seat & 1),
        searches_deck=bool(state.searchers >> seat & 1),
    )


def spent_keys(state: State, seat: int) -> list[int]:
    """The places of spent keys: all keys are spent at once (C-4.3), so the unspent ones are those placed last."""
    silver = state.silver[seat]
    gold = state.gold[seat]
    spent: list[int] = []
    for place in range(state.filled[seat] - 1, -1, -1):
        ability = state.cards.ability[state.lords[seat * PLACES + place]]
        if ability == SILVER_KEY:
            silver -= 1
            if silver < 0:
                spent.append(place + 1)
        elif ability == GOLD_KEY:
            gold -= 1
            if gold < 0:
                spent.append(place + 1)
    spent.reverse()
    return spent


def place_or_none(place: int) -> int | None:
    return None if place == EMPTY else place + 1


def searched_deck(state: State, viewer: int | None) -> list[str] | None:
    """The location deck while it is being searched, sorted: its order stays hidden from the searcher, too (C-4.5)."""
    if state.actor == NOBODY or state.stack.top().name() != "search_locations":
        return None
    if viewer != state.actor and not state.setting("search_location_visibility", "public"):
        return None
    return [LOCATION_NAMES[card] for card in sorted(state.location_deck.cards)]
