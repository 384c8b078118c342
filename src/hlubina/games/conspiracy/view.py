"""What a seat or a spectator may see of the table.

Denied by default: only what is named here is shown; hidden cards are None, decks are their size. Events have forms of
their own for each viewer, and prompts and options go to their seat alone.
"""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.games.conspiracy.cards import COLOURS, GOLD_KEY, LOCATION_NAMES, LORD_NAMES, PLACES, SILVER_KEY
from hlubina.games.conspiracy.scoring import coalition, keys, location_worth, outcome
from hlubina.games.conspiracy.state import EMPTY, State, names


def view(state: State, viewer: int | None) -> dict[str, object]:
    return {
        "game": state.title,
        "viewer": viewer,
        "seats": state.seats,
        "round": (state.turns - 1) // state.seats + 1,
        "moves": state.moves,
        "turn": state.turn,
        "acting": state.acting(),
        "step": state.stack.top().name() if state.actor != NOBODY else None,
        "lord_deck": state.lord_deck.size(),
        "drawn_lords": names(state.drawn_lords),
        "piles": {COLOURS[colour]: names(state.piles[colour]) for colour in range(5)},
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
        "forced": {"by": state.forcer, "count": state.forcing} if state.forcer != NOBODY else None,
        "finisher": seat_or_none(state.finisher),
        "standing": outcome(state).to_dict(),
    }


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def chamber(state: State, seat: int) -> dict[str, object]:
    places: list[dict[str, object]] = []
    for place in range(state.filled[seat]):
        location = state.locations[seat * PLACES + place]
        places.append(
            {
                "lord": LORD_NAMES[state.lords[seat * PLACES + place]],
                "location": None if location == EMPTY else LOCATION_NAMES[location],
                "worth": None if location == EMPTY else location_worth(state, seat, location),
            }
        )
    largest = coalition(state, seat)
    return {
        "places": places,
        "coats": {COLOURS[colour]: place_or_none(state.coats[seat * 5 + colour]) for colour in range(5)},
        "coalition": [place + 1 for place in range(PLACES) if largest >> place & 1],
        "pearls": state.pearls[seat],
        "unspent": {"silver": state.silver[seat], "gold": state.gold[seat]},
        "keys": {"silver": keys(state, seat, SILVER_KEY), "gold": keys(state, seat, GOLD_KEY)},
        "any_two_keys": bool(state.any_two_keys >> seat & 1),
        "searches_deck": bool(state.searchers >> seat & 1),
    }


def place_or_none(place: int) -> int | None:
    return None if place == EMPTY else place + 1


def searched_deck(state: State, viewer: int | None) -> list[str] | None:
    """The location deck while it is being searched, sorted: its order stays hidden from the searcher, too (C-4.5)."""
    if state.actor == NOBODY or state.stack.top().name() != "search_locations":
        return None
    if viewer != state.actor and not state.setting("search_location_visibility", "public"):
        return None
    return [LOCATION_NAMES[card] for card in sorted(state.location_deck.cards)]
