"""What a seat or a spectator may see of the table.

Denied by default: only what is named here is shown; hidden cards are None, decks are their size. Hands and stacks are
sorted, so that their order tells nothing.
"""

from __future__ import annotations

from typing import Final, cast

from hlubina.core.game import NOBODY
from hlubina.core.knowledge import Deck
from hlubina.games.abyss.cards import CARD_NAMES, LOCATION_NAMES, LORD_NAMES, RACES
from hlubina.games.abyss.rules.control import keys, lords_under
from hlubina.games.abyss.rules.explore import paying_space, price
from hlubina.games.abyss.rules.recruit import AffiliateAlly, PayForLord, affordable, means_for, price_of, race_sums
from hlubina.games.abyss.scoring import location_worth
from hlubina.games.abyss.shown import Bill, CourtEntry, Due, OwnedLocation, Player, Race, RaceSum, Reward, View
from hlubina.games.abyss.state import State, card_names, lord_names, lords_in, race_of, value_of

NAMED: Final = cast(list[Race], RACES)


def view(state: State, viewer: int | None) -> View:
    council = state.council
    return {
        "seats": state.seats,
        "round": (state.turns - 1) // state.seats + 1,
        "moves": state.moves,
        "turn": state.turn,
        "step": state.stack.top().name() if state.actor != NOBODY else None,
        "deck": state.deck.size(),
        "discard": seen(state.discard, viewer),
        "track": [CARD_NAMES[card] for card in state.track],
        "price": price(state),
        "threat": state.threat,
        "rewards": rewards(state),
        "council": {
            "jellyfish": seen(council[0], viewer),
            "crab": seen(council[1], viewer),
            "seahorse": seen(council[2], viewer),
            "shellfish": seen(council[3], viewer),
            "squid": seen(council[4], viewer),
        },
        "council_sums": council_sums(state, viewer),
        "payment": card_names(state.payment),
        "bill": bill(state, viewer),
        "sums": [] if viewer is None else sums(state.held(viewer)),
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
    }


def rewards(state: State) -> list[Reward]:
    """What the active player would be paid for a monster now."""
    space = paying_space(state, state.turn) - 1
    cards = state.cards
    paid: list[Reward] = []
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


def council_sums(state: State, viewer: int | None) -> dict[str, int]:
    """What the stacks of the council would give, as far as the viewer can tell."""
    found: dict[str, int] = {}
    for race, stack in enumerate(state.council):
        allies = stack.seen_by(viewer)
        if allies and None not in allies:
            found[RACES[race]] = sum(value_of(ally) for ally in allies if ally is not None)
    return found


def sums(allies: list[int]) -> list[RaceSum]:
    """What these allies would pay, by race."""
    found: list[RaceSum] = []
    for race, value in enumerate(race_sums(allies)):
        if value > 0:
            found.append({"race": NAMED[race], "value": value})
    return found


def bill(state: State, viewer: int | None) -> Bill | None:
    """The payment for a lord: to the payer while it is chosen, to all until one of its allies is affiliated."""
    if state.actor == NOBODY:
        return None
    step = state.stack.top()
    if not isinstance(step, PayForLord | AffiliateAlly):
        return None
    if step.seat != viewer and isinstance(step, PayForLord):
        return None
    allies = state.payment or state.marked[step.seat]
    races = sums(allies)
    paid = sum(entry["value"] for entry in races)
    if step.seat != viewer:
        return {"paid": paid, "sums": races, "due": None}
    cost = price_of(state, viewer, step.lord)
    open_points = max(0, cost - paid)
    pearls = min(open_points, state.pearls[viewer]) if isinstance(step, PayForLord) else open_points  # paid by then
    due: Due = {
        "lord": LORD_NAMES[step.lord],
        "price": cost,
        "pearls": pearls,
        "missing": open_points - pearls,
        "over": max(0, paid - cost),
        "races_missing": state.cards.bubbles[step.lord] - len({race_of(ally) for ally in allies}),
    }
    return {"paid": paid, "sums": races, "due": due}


def court(state: State, viewer: int | None) -> list[CourtEntry]:
    """The lords with their price for the viewer; a spectator sees the price for the player whose turn it is."""
    payer = state.turn if viewer is None else viewer
    within = [] if viewer is None else affordable(state, viewer)
    entries: list[CourtEntry] = []
    for lord in state.court:
        cost = price_of(state, payer, lord)
        entry: CourtEntry = {
            "lord": LORD_NAMES[lord],
            "price": cost,
            "change": cost - state.cards.cost[lord],
            "affordable": None if viewer is None else lord in within,
        }
        if viewer is not None:
            races, most = means_for(state, viewer, lord)
            open_points = max(0, cost - most)
            entry["races"] = [NAMED[race] for race in races]
            entry["pearls"] = min(open_points, state.pearls[viewer])
            entry["missing"] = max(0, open_points - state.pearls[viewer]) if races else None
        entries.append(entry)
    return entries


def worths(state: State, viewer: int | None) -> dict[str, int]:
    """What every location would be worth to the viewer now."""
    if viewer is None:
        return {}
    return {name: location_worth(state, viewer, location) for location, name in enumerate(LOCATION_NAMES)}


def player(state: State, seat: int, viewer: int | None) -> Player:
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
        "lords": len(lords_in(state.owned[seat])),
        "free": lord_names(lords_in(state.active[seat])),
        "disabled": lord_names(lords_in(state.free[seat] & ~state.active[seat])),
        "locations": [owned_location(state, seat, location) for location in state.locations[seat]],
        "tokens": tokens,
    }


def owned_location(state: State, seat: int, location: int) -> OwnedLocation:
    return {
        "location": LOCATION_NAMES[location],
        "worth": location_worth(state, seat, location),
        "lords": lord_names(lords_under(state, location)),
    }
