"""What a seat or a spectator may see of the table.

Denied by default: only what is named here is shown; hidden cards are None, decks are their size. Hands and stacks are
sorted, so that their order tells nothing.
"""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.core.knowledge import Deck
from hlubina.games.abyss.cards import CARD_NAMES, LOCATION_NAMES, LORD_NAMES, RACES
from hlubina.games.abyss.control import keys, lords_under
from hlubina.games.abyss.explore import paying_space, price
from hlubina.games.abyss.recruit import affordable, means_for, price_of
from hlubina.games.abyss.scoring import location_worth, standing
from hlubina.games.abyss.state import State, card_names, lord_names, lords_in


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
        "deck": state.deck.size(),
        "discard": seen(state.discard, viewer),
        "track": [CARD_NAMES[card] for card in state.track],
        "price": price(state),
        "threat": state.threat,
        "rewards": rewards(state),
        "council": {RACES[race]: seen(state.council[race], viewer) for race in range(5)},
        "payment": card_names(state.payment),
        "court": court(state, viewer),
        "lord_deck": state.lord_deck.size(),
        "removed_lords": lord_names(sorted(state.removed_lords)),
        "location_stack": state.location_stack.size(),
        "drawn_locations": sorted_names(state.drawn_locations.seen_by(viewer), LOCATION_NAMES),
        "available": [LOCATION_NAMES[location] for location in state.available],
        "worths": worths(state, viewer),
        "removed_locations": [LOCATION_NAMES[location] for location in state.removed_locations],
        "token_pool": state.token_pool.size(),
        "players": [player(state, seat, viewer) for seat in range(state.seats)],
        "bought": state.bought,
        "buyers": [seat for seat in range(state.seats) if state.buyers >> seat & 1],
        "used": lord_names(lords_in(state.used)),
        "extra_turns": state.extra_turns,
        "finisher": None if state.finisher == NOBODY else state.finisher,
        "standing": standing(state, viewer).to_dict(),
    }


def rewards(state: State) -> list[dict[str, int]]:
    """What the active player would be paid for a monster now."""
    space = paying_space(state, state.turn) - 1
    cards = state.cards
    paid: list[dict[str, int]] = []
    for number in range(len(cards.reward_keys[space])):
        paid.append(
            {
                "keys": cards.reward_keys[space][number],
                "pearls": cards.reward_pearls[space][number],
                "tokens": cards.reward_tokens[space][number],
            }
        )
    return paid


def sorted_names(cards: list[int | None], names: list[str]) -> list[str | None]:
    """The known cards in order, then None for each of the others."""
    known = sorted(card for card in cards if card is not None)
    found: list[str | None] = [names[card] for card in known]
    return found + [None] * (len(cards) - len(known))


def seen(deck: Deck, viewer: int | None) -> list[str | None]:
    return sorted_names(deck.seen_by(viewer), CARD_NAMES)


def court(state: State, viewer: int | None) -> list[dict[str, object]]:
    """The lords with their price for the viewer; a spectator sees the price for the player whose turn it is."""
    payer = state.turn if viewer is None else viewer
    within = [] if viewer is None else affordable(state, viewer)
    return [
        {
            "lord": LORD_NAMES[lord],
            "price": price_of(state, payer, lord),
            "affordable": None if viewer is None else lord in within,
            **({} if viewer is None else reach(state, viewer, lord)),
        }
        for lord in state.court
    ]


def reach(state: State, viewer: int, lord: int) -> dict[str, object]:
    """The races that would pay best, the pearls on top, and the points that would still be missing: None for a race."""
    races, most = means_for(state, viewer, lord)
    open_points = max(0, price_of(state, viewer, lord) - most)
    return {
        "races": [RACES[race] for race in races],
        "pearls": min(open_points, state.pearls[viewer]),
        "missing": max(0, open_points - state.pearls[viewer]) if races else None,
    }


def worths(state: State, viewer: int | None) -> dict[str, int]:
    """What every location would be worth to the viewer now."""
    if viewer is None:
        return {}
    return {name: location_worth(state, viewer, location) for location, name in enumerate(LOCATION_NAMES)}


def player(state: State, seat: int, viewer: int | None) -> dict[str, object]:
    tokens: list[int | None] = []
    for token in state.tokens[seat].seen_by(viewer):
        tokens.append(None if token is None else state.cards.token_values[token])
    return {
        "hand": seen(state.hands[seat], viewer),
        "marked": card_names(state.marked[seat]) if seat == viewer else [],
        "pearls": state.pearls[seat],
        "key_tokens": state.key_tokens[seat],
        "keys": keys(state, seat),
        "affiliated": card_names(state.affiliated[seat]),
        "free": lord_names(lords_in(state.active[seat])),
        "disabled": lord_names(lords_in(state.free[seat] & ~state.active[seat])),
        "locations": [owned_location(state, seat, location) for location in state.locations[seat]],
        "tokens": tokens,
    }


def owned_location(state: State, seat: int, location: int) -> dict[str, object]:
    return {
        "location": LOCATION_NAMES[location],
        "worth": location_worth(state, seat, location),
        "lords": lord_names(lords_under(state, location)),
    }
