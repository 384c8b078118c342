"""A position of Conspiracy as plain data and back. Loading checks that the position can really have come about."""

from __future__ import annotations

from typing import Final

from hlubina.core.data import Reader
from hlubina.core.errors import Invalid
from hlubina.core.game import NOBODY
from hlubina.core.knowledge import EVERYBODY
from hlubina.core.positions import StepClasses, dump_core, dump_deck, load_core, load_deck, resume
from hlubina.core.steps import Stack, Step
from hlubina.games.conspiracy.cards import (
    ANY_TWO_KEYS,
    COLOURS,
    GOLD_KEY,
    KINDS,
    LOCATION_NAMES,
    LORD_NAMES,
    OPPONENTS_DRAW_EXACTLY,
    PLACES,
    SEARCH_DECK,
    SILVER_KEY,
)
from hlubina.games.conspiracy.rules.control import ControlLocation, KeepLocation, SearchLocations, keys_suffice
from hlubina.games.conspiracy.rules.lords import SwapLords, SwapWith
from hlubina.games.conspiracy.rules.recruit import FitLords, KeepLord, PassTurn, PlaceLords, Recruit
from hlubina.games.conspiracy.state import EMPTY, State, names

CONTROLLING: Final = ("control_location", "keep_location", "search_locations")


def dump(state: State) -> dict[str, object]:
    return {
        **dump_core(state, state.cards.version, state.cards.digest, state.settings),
        "turn": state.turn,
        "lord_deck": dump_deck(state.lord_deck, LORD_NAMES),
        "drawn_lords": names(state.drawn_lords),
        "piles": [names(pile) for pile in state.piles],
        "held": names(state.held),
        "aside": names(state.aside),
        "location_deck": dump_deck(state.location_deck, LOCATION_NAMES),
        "drawn_locations": dump_deck(state.drawn_locations, LOCATION_NAMES),
        "available": [LOCATION_NAMES[card] for card in state.available],
        "chambers": [dump_chamber(state, seat) for seat in range(state.seats)],
        "pearl_master": state.pearl_master,
        "forcing": state.forcing,
        "forcer": state.forcer,
        "finisher": state.finisher,
    }


def dump_chamber(state: State, seat: int) -> dict[str, object]:
    start = seat * PLACES
    placed = range(start, start + state.filled[seat])
    return {
        "lords": [LORD_NAMES[state.lords[place]] for place in placed],
        "locations": [
            None if state.locations[place] == EMPTY else LOCATION_NAMES[state.locations[place]] for place in placed
        ],
        "coats": dict(zip(COLOURS, state.coats[seat * 5 : seat * 5 + 5], strict=True)),
        "pearls": state.pearls[seat],
        "silver": state.silver[seat],
        "gold": state.gold[seat],
    }


def load_into(state: State, reader: Reader) -> None:
    """Fill a laid-out state from data, and refuse what cannot be."""
    seats = state.seats
    load_core(state, reader)
    state.turn = reader.number("turn", 0, seats - 1)
    state.lord_deck = load_deck(reader.child("lord_deck"), LORD_NAMES)
    state.drawn_lords = reader.cards("drawn_lords", LORD_NAMES)
    state.piles = reader.card_lists("piles", LORD_NAMES, 5)
    state.held = reader.cards("held", LORD_NAMES)
    state.aside = reader.cards("aside", LORD_NAMES)
    state.location_deck = load_deck(reader.child("location_deck"), LOCATION_NAMES)
    state.drawn_locations = load_deck(reader.child("drawn_locations"), LOCATION_NAMES)
    state.available = reader.cards("available", LOCATION_NAMES)
    for seat, chamber in enumerate(reader.children("chambers", seats)):
        load_chamber(state, seat, chamber)
    state.pearl_master = reader.number("pearl_master", NOBODY, seats - 1)
    state.forcing = reader.number("forcing", 0, 3)
    state.forcer = reader.number("forcer", NOBODY, seats - 1)
    state.finisher = reader.number("finisher", NOBODY, seats - 1)
    check_cards(state)
    check_piles(state)
    for seat in range(seats):
        check_coats(state, seat)
    check_tokens(state)
    state.stack = Stack([load_step(state, entry) for entry in reader.items("steps")])
    check_steps(state)
    controlling = state.turn if not state.stack.is_empty() and state.stack.top().name() in CONTROLLING else NOBODY
    for seat in range(seats):
        check_keys(state, seat, controlling)
    check_knowledge(state)
    reader.done()
    resume(state)


def load_chamber(state: State, seat: int, reader: Reader) -> None:
    lords = reader.cards("lords", LORD_NAMES)
    if len(lords) > PLACES:
        raise Invalid(f"Seat {seat} has {len(lords)} lords; a chamber has {PLACES} places.")
    locations = reader.optional_cards("locations", LOCATION_NAMES, len(lords))
    state.filled[seat] = len(lords)
    for place, lord in enumerate(lords):
        state.lords[seat * PLACES + place] = lord
        state.locations[seat * PLACES + place] = locations[place]
        location = locations[place]
        if location != EMPTY:
            effect = state.cards.location_effect[location]
            if effect == ANY_TWO_KEYS:
                state.any_two_keys |= 1 << seat
            elif effect == SEARCH_DECK:
                state.searchers |= 1 << seat
    for colour, place in enumerate(reader.named_numbers("coats", COLOURS, EMPTY, PLACES - 1)):
        state.coats[seat * 5 + colour] = place
    state.pearls[seat] = reader.number("pearls", 0, 1000)
    state.silver[seat] = reader.number("silver", 0, PLACES)
    state.gold[seat] = reader.number("gold", 0, PLACES)
    reader.done()


def check_cards(state: State) -> None:
    """Every card exactly once (equal lords: as many as there are)."""
    counts = [0] * KINDS
    for zone in [state.lord_deck.cards, state.drawn_lords, state.held, state.aside, *state.piles]:
        for lord in zone:
            counts[lord] += 1
    for lord in state.lords:
        if lord != EMPTY:
            counts[lord] += 1
    for lord in range(KINDS):
        if counts[lord] != state.cards.copies[lord]:
            raise Invalid(f"The position has {counts[lord]} lords {LORD_NAMES[lord]}, not {state.cards.copies[lord]}.")
    found = [0] * len(LOCATION_NAMES)
    for zone in [state.location_deck.cards, state.drawn_locations.cards, state.available]:
        for location in zone:
            found[location] += 1
    for location in state.locations:
        if location != EMPTY:
            found[location] += 1
    for location, count in enumerate(found):
        if count != 1:
            raise Invalid(f"The position has the location {LOCATION_NAMES[location]} {count} times, not once.")


def check_piles(state: State) -> None:
    for colour, pile in enumerate(state.piles):
        for lord in pile:
            if state.cards.colour[lord] != colour:
                raise Invalid(f"The lord {LORD_NAMES[lord]} lies in the {COLOURS[colour]} pile.")


def check_coats(state: State, seat: int) -> None:
    """C-3.4: each coat of arms on a best lord of its colour."""
    cards = state.cards
    best = [EMPTY] * 5
    for place in range(state.filled[seat]):
        lord = state.lords[seat * PLACES + place]
        best[cards.colour[lord]] = max(best[cards.colour[lord]], cards.influence[lord])
    for colour in range(5):
        place = state.coats[seat * 5 + colour]
        if place >= state.filled[seat]:
            raise Invalid(f"Seat {seat} has a coat of arms on the empty place {place + 1}.")
        bearer = EMPTY if place == EMPTY else state.lords[seat * PLACES + place]
        worth = EMPTY if bearer == EMPTY or cards.colour[bearer] != colour else cards.influence[bearer]
        if worth != best[colour]:
            raise Invalid(f"The {COLOURS[colour]} coat of arms of seat {seat} is not on a best lord of its colour.")


def check_keys(state: State, seat: int, controlling: int) -> None:
    """C-4.1: lords with keys never move, so the chamber itself tells which keys were spent, and when.

    `controlling` is the seat that is just choosing a location.
    """
    cards = state.cards
    silver = 0
    gold = 0
    any_two = False
    searches = False
    for place in range(state.filled[seat]):
        ability = cards.ability[state.lords[seat * PLACES + place]]
        has_key = ability == SILVER_KEY or ability == GOLD_KEY
        silver += 1 if ability == SILVER_KEY else 0
        gold += 1 if ability == GOLD_KEY else 0
        location = state.locations[seat * PLACES + place]
        won = has_key and (silver >= 2 or gold >= 2 or (any_two and silver + gold >= 2))
        if location == EMPTY:
            if won and not searches and not (seat == controlling and place + 1 == state.filled[seat]):
                raise Invalid(f"Seat {seat} has no location on place {place + 1}, though its keys had won one.")
            continue
        if not has_key:
            raise Invalid(f"Seat {seat} has a location on place {place + 1}, where no lord with a key lies.")
        if not won:
            raise Invalid(
                f"Seat {seat} has a location on place {place + 1} without enough keys; some would be spent twice."
            )
        silver = 0
        gold = 0
        any_two = any_two or cards.location_effect[location] == ANY_TWO_KEYS
        searches = searches or cards.location_effect[location] == SEARCH_DECK
    lost = searches and state.setting("search_location_with_empty_deck", "no_location_keys_lost")
    same = state.silver[seat] == silver and state.gold[seat] == gold
    if not same and not (lost and state.silver[seat] <= silver and state.gold[seat] <= gold):
        raise Invalid(
            f"Seat {seat} says {state.silver[seat]} silver and {state.gold[seat]} gold keys are unspent; "
            f"its chamber leaves {silver} and {gold}."
        )


def check_tokens(state: State) -> None:
    cards = state.cards
    if state.turns > 1 + sum(state.filled):
        raise Invalid(
            f"{state.turns} turns cannot have begun: every turn places a lord, and {sum(state.filled)} lie there."
        )
    for seat in range(state.seats):
        gained = 0
        for place in range(seat * PLACES, seat * PLACES + state.filled[seat]):
            gained += cards.amount[state.lords[place]]
            if state.locations[place] != EMPTY:
                gained += cards.location_pearls[state.locations[place]]
        if gained != state.pearls[seat]:
            raise Invalid(f"Seat {seat} has {state.pearls[seat]} pearls, but its chamber gives {gained}.")
    most = max(state.pearls)
    if (state.pearl_master == NOBODY) != (most == 0):
        raise Invalid("There is a pearl master exactly when somebody has a pearl.")
    if most > 0 and state.pearls[state.pearl_master] != most:
        raise Invalid(f"Seat {state.pearl_master} cannot be pearl master: another seat has more pearls.")
    check_forcing(state)
    full = [seat for seat in range(state.seats) if state.filled[seat] == PLACES]
    if (state.finisher == NOBODY) != (not full) or (full and state.finisher not in full):
        raise Invalid("The finisher must be a seat whose chamber is full, and there is one as soon as one is full.")


def check_forcing(state: State) -> None:
    """C-5.1: who forces owns a location that forces to draw just so many."""
    if state.forcer == NOBODY:
        if state.forcing != 0:
            raise Invalid(f"Somebody must force to draw {state.forcing} lords; the position says nobody does.")
        return
    for place in range(state.forcer * PLACES, state.forcer * PLACES + state.filled[state.forcer]):
        location = state.locations[place]
        if (
            location != EMPTY
            and state.cards.location_effect[location] == OPPONENTS_DRAW_EXACTLY
            and state.cards.location_amount[location] == state.forcing
        ):
            return
    raise Invalid(f"Seat {state.forcer} has no location that forces opponents to draw {state.forcing} lords.")


def check_knowledge(state: State) -> None:
    """Nobody knows a card of a deck; drawn locations are known to all, or to the player who drew them."""
    public = state.setting("drawn_locations_visibility", "public")
    drawn = EVERYBODY if public else 1 << state.turn
    for deck, known in [(state.lord_deck, 0), (state.location_deck, 0), (state.drawn_locations, drawn)]:
        if any(mask != known for mask in deck.known):
            raise Invalid("The position says that seats know cards which they cannot know, or the other way round.")


STEPS: Final = StepClasses(
    "Conspiracy",
    [PassTurn],
    [Recruit, KeepLord, FitLords, PlaceLords, SwapLords, SwapWith, ControlLocation, KeepLocation, SearchLocations],
)


def load_step(state: State, entry: object) -> Step:
    step = STEPS.read(state, entry)
    if step.seat not in (NOBODY, state.turn):
        raise Invalid(f"The step {step.name()} does not belong to seat {state.turn}, whose turn it is.")
    return step


def check_steps(state: State) -> None:
    """The stack is one turn: passing it on, then placing the lords still held, then the question of the moment."""
    seat = state.turn
    steps = [step.name() for step in state.stack.steps()]
    if not steps:
        check_end(state)
        return
    rest = steps[1:]
    if steps[0] != "pass_turn" or not rest:
        raise Invalid("The steps of a running game begin with pass_turn and end with a question.")
    placing = rest[0] == "place_lords"
    if placing and len(rest) > 1:
        rest = rest[1:]
    question = rest[0]
    last = state.lords[seat * PLACES + state.filled[seat] - 1] if state.filled[seat] else EMPTY
    controlling = question in CONTROLLING
    wrong = (
        len(rest) != 1
        or (bool(state.held) != placing and question != "fit_lords")
        or (question in ("recruit", "keep_lord", "fit_lords") and len(steps) != 2)
        or bool(state.drawn_lords) != (question == "keep_lord")
        or (state.drawn_locations.size() > 0) != (question == "keep_location")
        or (controlling and (last == EMPTY or not state.has_key(last) or not keys_suffice(state, seat)))
        or (controlling and state.locations[seat * PLACES + state.filled[seat] - 1] != EMPTY)
        or (question in ("recruit", "keep_lord", "fit_lords") and state.free_places(seat) == 0)
        or (question == "recruit" and bool(state.aside))
        or len(state.drawn_lords) > 3
        or state.drawn_locations.size() > 3
        or any(state.cards.colour[lord] != state.cards.colour[state.held[0]] for lord in state.held)
        or (question == "recruit" and state.forcer == seat)
        or len(state.held) > state.free_places(seat)
    )
    if wrong:
        raise Invalid(f"The pending steps {', '.join(steps)} do not fit the cards on the table.")


def check_end(state: State) -> None:
    if state.finisher != (state.turn + 1) % state.seats or state.held or state.drawn_lords or state.aside:
        raise Invalid("A game without pending steps must be over: the seat after the last turn has filled its chamber.")
