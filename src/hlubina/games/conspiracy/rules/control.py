"""C-4: keys, the control of locations, and what a location does at once."""

from __future__ import annotations

from hlubina.core.journal import Fact
from hlubina.core.knowledge import EVERYBODY
from hlubina.core.native import mypyc_attr
from hlubina.core.steps import Step
from hlubina.core.vocabulary import distinct
from hlubina.games.conspiracy.actions import DRAW_LOCATIONS, KEEP_LOCATION, SEARCH_LOCATION, TAKE_LOCATION
from hlubina.games.conspiracy.cards import (
    ANY_TWO_KEYS,
    LOCATION_NAMES,
    OPPONENTS_DRAW_EXACTLY,
    PLACES,
    RESHUFFLE_LOCATIONS,
    RESHUFFLE_LORDS,
    SEARCH_DECK,
    SILVER_KEY,
)
from hlubina.games.conspiracy.state import State


def gain_key(state: State, seat: int, metal: int) -> None:
    """C-4.1: with the second key of one metal, or the third of any, a location must be controlled at once."""
    state.own_wealth()
    if metal == SILVER_KEY:
        state.silver[seat] += 1
    else:
        state.gold[seat] += 1
    if keys_suffice(state, seat):
        control_location(state, seat)


def keys_suffice(state: State, seat: int) -> bool:
    silver = state.silver[seat]
    gold = state.gold[seat]
    if silver >= 2 or gold >= 2:
        return True
    return silver + gold >= 2 and (state.any_two_keys >> seat) & 1 == 1  # C-4.4


def control_location(state: State, seat: int) -> None:
    if not (state.searchers >> seat) & 1:
        state.push(ControlLocation(seat))
    elif state.location_deck.size() > 0:
        state.push(SearchLocations(seat))
    elif state.setting("search_location_with_empty_deck", "may_take_face_up") and state.available:
        state.push(ControlLocation(seat))
    else:  # C-4.5
        if state.setting("search_location_with_empty_deck", "no_location_keys_lost"):
            state.own_wealth()
            state.silver[seat] = 0
            state.gold[seat] = 0
        if state.journal is not None:
            state.tell("no_location", {"seat": seat})


@mypyc_attr(acyclic=True, free_list_len=1)
class ControlLocation(Step):
    """C-4.2: draw one to three locations at once, or take an available one."""

    def name(self) -> str:
        return "control_location"

    def legal(self, state: State) -> list[int]:
        options: list[int] = []
        for count in range(min(3, state.location_deck.size())):
            options.append(DRAW_LOCATIONS + count)
        for location in sorted(state.available):
            options.append(TAKE_LOCATION + location)
        return options

    def answered(self, state: State, action: int) -> None:
        if action < TAKE_LOCATION:
            draw_locations(state, self.seat, action - DRAW_LOCATIONS + 1)
            return
        location = action - TAKE_LOCATION
        state.own_locations()
        state.available.remove(location)
        if state.journal is not None:
            state.tell("took_location", {"seat": self.seat, "location": LOCATION_NAMES[location]})
        gain_location(state, self.seat, location)

    def rule(self, state: State) -> str:
        return "C-4.2"


def draw_locations(state: State, seat: int, count: int) -> None:
    public = state.setting("drawn_locations_visibility", "public")
    knowers = EVERYBODY if public else 1 << seat
    state.own_locations()
    for _ in range(count):
        state.drawn_locations.add(state.location_deck.draw(), knowers)
    state.turned_up()
    if state.journal is not None:
        facts: dict[str, Fact] = {"seat": seat, "count": count}
        drawn: dict[str, Fact] = {"locations": [LOCATION_NAMES[card] for card in state.drawn_locations.cards]}
        if public:
            state.tell("drew_locations", {**facts, **drawn})
        else:
            state.journal.whisper("drew_locations", facts, drawn, knowers)
    state.push(KeepLocation(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class KeepLocation(Step):
    """C-4.2: keep one of the drawn locations."""

    def name(self) -> str:
        return "keep_location"

    def legal(self, state: State) -> list[int]:
        return distinct(KEEP_LOCATION, state.drawn_locations.cards)

    def answered(self, state: State, action: int) -> None:
        kept = action - KEEP_LOCATION
        state.own_locations()
        rest = state.drawn_locations.empty()
        rest.remove(kept)
        state.available.extend(rest)  # C-4.3: laid out before the kept one takes effect
        if state.journal is not None:
            laid_out: list[str] = [LOCATION_NAMES[card] for card in rest]
            state.tell("kept_location", {"seat": self.seat, "location": LOCATION_NAMES[kept], "locations": laid_out})
        gain_location(state, self.seat, kept)

    def rule(self, state: State) -> str:
        return "C-4.2"

    def about(self, state: State) -> dict[str, Fact]:
        return {"count": state.drawn_locations.size()}


class SearchLocations(Step):
    """C-4.5: choose from the whole location deck, which is shuffled afterwards."""

    def name(self) -> str:
        return "search_locations"

    def legal(self, state: State) -> list[int]:
        return distinct(SEARCH_LOCATION, state.location_deck.cards)

    def answered(self, state: State, action: int) -> None:
        location = action - SEARCH_LOCATION
        state.own_locations()
        state.location_deck.take(location)
        state.location_deck.shuffle(state.chance)
        state.turned_up()
        if state.journal is not None:
            state.tell("searched_location", {"seat": self.seat, "location": LOCATION_NAMES[location]})
        gain_location(state, self.seat, location)

    def rule(self, state: State) -> str:
        return "C-4.5"

    def about(self, state: State) -> dict[str, Fact]:
        return {"count": state.location_deck.size()}


def gain_location(state: State, seat: int, location: int) -> None:
    """C-4.3: the location lies on the lord just placed; all keys are spent; then its immediate effect."""
    cards = state.cards
    state.own_locations()
    state.own_wealth()
    state.locations[seat * PLACES + state.filled[seat] - 1] = location
    state.silver[seat] = 0
    state.gold[seat] = 0
    if cards.location_pearls[location] > 0:
        state.gain_pearls(seat, cards.location_pearls[location])
    effect = cards.location_effect[location]
    if effect == OPPONENTS_DRAW_EXACTLY:  # C-5.2: the newest replaces an older one
        state.forcing = cards.location_amount[location]
        state.forcer = seat
        if state.journal is not None:
            state.tell("forced", {"seat": seat, "count": state.forcing})
    elif effect == RESHUFFLE_LORDS:  # C-4.6
        state.reshuffle_lords()
    elif effect == RESHUFFLE_LOCATIONS:
        reshuffle_locations(state)
    elif effect == ANY_TWO_KEYS:
        state.any_two_keys |= 1 << seat
    elif effect == SEARCH_DECK:
        state.searchers |= 1 << seat


def reshuffle_locations(state: State) -> None:
    """All available locations go back into their deck."""
    state.own_locations()
    for location in state.available:
        state.location_deck.add(location, 0)
    state.available.clear()
    state.location_deck.shuffle(state.chance)
    state.turned_up()
    if state.journal is not None:
        state.tell("locations_reshuffled", {"count": state.location_deck.size()})
