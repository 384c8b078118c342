"""A-6: keys, the control of locations, ambassadors, Black Smokers and the Illusionist."""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.native import mypyc_attr
from hlubina.core.prompts import GATHER
from hlubina.core.steps import Step
from hlubina.core.vocabulary import distinct
from hlubina.games.abyss.actions import DECLINE, DRAW_LOCATIONS, KEY_TOKEN, LOCATION, LORD
from hlubina.games.abyss.cards import BLACK_SMOKERS, ELDER, HERMIT, LOCATION_NAMES, LORDS, SAGE
from hlubina.games.abyss.state import EMPTY, OptionalStep, State, lord_names, lords_in


def keys(state: State, seat: int) -> int:
    """A-6.1: tokens, and the keys of lords that are free and not disabled."""
    total = state.key_tokens[seat]
    if state.active[seat]:
        for lord in lords_in(state.active[seat]):
            total += state.keys_of(lord)
    return total


@mypyc_attr(acyclic=True, free_list_len=1)
class ControlKeys(Step):
    """A-2.4, A-6.5: the action is complete; while three keys are together, a location must be controlled."""

    def name(self) -> str:
        return "control_keys"

    def carried_out(self, state: State) -> None:
        if keys(state, state.turn) < state.cards.keys_needed:
            return
        if state.location_stack.size() > 0 or state.available:
            state.push(ControlKeys(NOBODY))
            state.push(ControlLocation(state.turn))
        elif state.journal is not None:
            state.tell("no_location", {"seat": state.turn})


class ControlLocation(Step):
    """A-6.2: take an available location, or say how many to draw."""

    def name(self) -> str:
        return "control_location"

    def legal(self, state: State) -> list[int]:
        options: list[int] = []
        for count in range(min(state.cards.most_drawn, state.location_stack.size())):
            options.append(DRAW_LOCATIONS + count)
        if state.available:
            options += distinct(LOCATION, state.available)
        return options

    def answered(self, state: State, action: int) -> None:
        if action < LOCATION:
            draw_locations(state, self.seat, action - DRAW_LOCATIONS + 1, EMPTY)
        else:
            state.own_locations()
            state.available.remove(action - LOCATION)
            gain_location(state, self.seat, action - LOCATION, EMPTY)

    def rule(self, state: State) -> str:
        return "A-6.2"

    def about(self, state: State) -> dict[str, Fact]:
        return {"keys": keys(state, self.seat)}


def draw_locations(state: State, seat: int, count: int, lord: int) -> None:
    """Draw so many together; `lord` is the ambassador that draws, EMPTY where keys pay."""
    state.own_locations()
    for _ in range(count):
        state.drawn_locations.add(state.location_stack.draw(), 1 << seat)
    state.turned_up()
    if state.journal is not None:
        drawn: list[str] = [LOCATION_NAMES[location] for location in state.drawn_locations.cards]
        state.journal.whisper("drew_locations", {"seat": seat, "count": count}, {"locations": drawn}, 1 << seat)
    state.push(KeepLocation(seat, lord))


class KeepLocation(Step):
    """A-6.2, A-6.9: keep one of the drawn locations; the others become available."""

    def __init__(self, seat: int, lord: int) -> None:
        super().__init__(seat)
        self.lord = lord

    def name(self) -> str:
        return "keep_location"

    def numbers(self) -> list[int]:
        return [self.seat, self.lord]

    def fits(self, state: State) -> bool:
        """Whether the lord gives a choice of locations; without one the keys do."""
        return self.lord == EMPTY or (self.lord in (SAGE, HERMIT, ELDER) and state.works(self.seat, self.lord))

    def legal(self, state: State) -> list[int]:
        return distinct(LOCATION, state.drawn_locations.cards)

    def answered(self, state: State, action: int) -> None:
        state.turned_up()
        state.own_locations()
        rest = state.drawn_locations.empty()
        rest.remove(action - LOCATION)
        rest.sort()
        state.available += rest
        if state.journal is not None and rest:
            state.tell("laid_out", {"locations": [LOCATION_NAMES[location] for location in rest]})
        gain_location(state, self.seat, action - LOCATION, self.lord)

    def rule(self, state: State) -> str:
        return "A-6.2" if self.lord == EMPTY else "A-6.9"

    def about(self, state: State) -> dict[str, Fact]:
        return {"count": state.drawn_locations.size()}


def gain_location(state: State, seat: int, location: int, lord: int) -> None:
    """A-6.3: the location lies before its owner; then the lords whose keys are used go under it."""
    state.own_locations()
    state.locations[seat].append(location)
    if state.journal is not None:
        state.tell("controlled_location", {"seat": seat, "location": LOCATION_NAMES[location]})
    if lord == EMPTY:
        state.push(UseKeys(seat, location, state.cards.keys_needed, 0))
    else:
        tuck(state, seat, lord, location)
        settle_in(state, seat, location)


def tuck(state: State, seat: int, lord: int, location: int) -> None:
    state.own_lords()
    state.free[seat] &= ~(1 << lord)
    state.active[seat] &= ~(1 << lord)
    state.under[lord] = location


class UseKeys(Step):
    """A-6.1: which keys to use, in any order; `missing` are still needed. Bots go up from `lowest`, tokens last."""

    def __init__(self, seat: int, location: int, missing: int, lowest: int) -> None:
        super().__init__(seat)
        self.location = location
        self.missing = missing
        self.lowest = lowest

    def name(self) -> str:
        return "use_keys"

    def kind(self) -> str:
        return GATHER

    def numbers(self) -> list[int]:
        return [self.seat, self.location, self.missing, self.lowest]

    def fits(self, state: State) -> bool:
        there = self.location in state.locations[self.seat]
        return there and 1 <= self.missing <= state.cards.keys_needed and 0 <= self.lowest <= LORDS

    def legal(self, state: State) -> list[int]:
        options = self.in_order(state)
        return options if options else self.in_any_order(state)  # people have used others first

    def take_backs(self, state: State) -> list[int]:
        if keys(state, self.seat) == self.missing:
            return []
        plain = self.legal(state)
        return [action for action in self.in_any_order(state) if action not in plain]

    def in_any_order(self, state: State) -> list[int]:
        """The keys after which the others still suffice for exactly what is missing."""
        lords = [lord for lord in range(LORDS) if state.works(self.seat, lord) and state.keys_of(lord) > 0]
        tokens = state.key_tokens[self.seat]
        options: list[int] = []
        for lord in lords:
            others = [state.keys_of(other) for other in lords if other != lord]
            if makes(self.missing - state.keys_of(lord), tokens, others):
                options.append(LORD + lord)
        if tokens > 0 and makes(self.missing - 1, tokens - 1, [state.keys_of(lord) for lord in lords]):
            options.append(KEY_TOKEN)
        return options

    def in_order(self, state: State) -> list[int]:
        left = state.key_tokens[self.seat]  # single keys from here on
        options: list[int] = [KEY_TOKEN] if left >= self.missing else []
        for lord in range(LORDS - 1, self.lowest - 1, -1):
            if not state.works(self.seat, lord):
                continue
            own = state.keys_of(lord)
            if 0 < own <= self.missing and left >= self.missing - own:
                options.append(LORD + lord)
            if own == 1:
                left += 1
        options.reverse()
        return options

    def answered(self, state: State, action: int) -> None:
        if action == KEY_TOKEN:
            state.key_tokens[self.seat] -= 1
            missing = self.missing - 1
            lowest = LORDS
        else:
            lord = action - LORD
            missing = self.missing - state.keys_of(lord)
            lowest = max(self.lowest, lord + 1)
            tuck(state, self.seat, lord, self.location)
        if missing > 0:
            state.push(UseKeys(self.seat, self.location, missing, lowest))
            return
        if state.journal is not None:
            tell_keys(state, self.seat, self.location)
        settle_in(state, self.seat, self.location)

    def rule(self, state: State) -> str:
        return "A-6.1"

    def about(self, state: State) -> dict[str, Fact]:
        return {"location": LOCATION_NAMES[self.location], "missing": self.missing}


def makes(missing: int, tokens: int, owns: list[int]) -> bool:
    """Whether some of these tokens and lords, with so many keys each, have exactly as many keys."""
    if 0 <= missing <= tokens:
        return True
    return any(own <= missing and makes(missing - own, tokens, owns[place + 1 :]) for place, own in enumerate(owns))


def tell_keys(state: State, seat: int, location: int) -> None:
    lords = lords_under(state, location)
    if lords:
        state.tell("tucked", {"seat": seat, "lords": lord_names(lords), "location": LOCATION_NAMES[location]})
    tokens = state.cards.keys_needed - sum(state.keys_of(lord) for lord in lords)
    if tokens > 0:
        state.tell("used_key_tokens", {"seat": seat, "count": tokens})


def lords_under(state: State, location: int) -> list[int]:
    return [lord for lord in range(LORDS) if state.under[lord] == location]


# What a location does when it is gained


def settle_in(state: State, seat: int, location: int) -> None:
    """A-6.11: Black Smokers may be traded at once."""
    if location == BLACK_SMOKERS and state.location_stack.size() > 0:
        state.push(SearchStack(seat))


class SearchStack(OptionalStep):
    """A-6.11: take another location from the stack in place of Black Smokers, or keep it."""

    def name(self) -> str:
        return "search_stack"

    def legal(self, state: State) -> list[int]:
        return [DECLINE, *distinct(LOCATION, state.location_stack.cards)]

    def answered(self, state: State, action: int) -> None:
        if action == DECLINE:
            return
        location = action - LOCATION
        state.own_locations()
        state.location_stack.take(location)
        if state.settings.smokers_removed:
            state.removed_locations.append(BLACK_SMOKERS)
        else:
            state.location_stack.add(BLACK_SMOKERS, 0)
        state.location_stack.shuffle(state.chance)
        state.turned_up()
        exchange(state, self.seat, BLACK_SMOKERS, location)
        if state.journal is not None:
            state.tell("searched_stack", {"seat": self.seat, "location": LOCATION_NAMES[location]})

    def rule(self, state: State) -> str:
        return "A-6.11"

    def about(self, state: State) -> dict[str, Fact]:
        return {"count": state.location_stack.size()}


def exchange(state: State, seat: int, old: int, new: int) -> None:
    """Another location in the place of an old one; the lords under it move along."""
    state.own_locations()
    state.own_lords()
    mine = state.locations[seat]
    mine[mine.index(old)] = new
    for lord in lords_under(state, old):
        state.under[lord] = new


# Ambassadors


def ambassador(state: State, seat: int, lord: int) -> bool:
    """Draw locations and control one of them alone; False if there is none."""
    count = min(state.cards.amount[lord], state.location_stack.size())
    if count > 0:
        draw_locations(state, seat, count, lord)
        return True
    if state.available and state.settings.ambassador_takes_available:
        state.push(TakeAvailable(seat, lord))
        return True
    return False


class TakeAvailable(Step):
    """A-6.9: the stack is empty, so the ambassador takes an available location."""

    def __init__(self, seat: int, lord: int) -> None:
        super().__init__(seat)
        self.lord = lord

    def name(self) -> str:
        return "take_available"

    def numbers(self) -> list[int]:
        return [self.seat, self.lord]

    def fits(self, state: State) -> bool:
        return self.lord in (SAGE, HERMIT, ELDER) and state.works(self.seat, self.lord)

    def legal(self, state: State) -> list[int]:
        return distinct(LOCATION, state.available)

    def answered(self, state: State, action: int) -> None:
        state.own_locations()
        state.available.remove(action - LOCATION)
        gain_location(state, self.seat, action - LOCATION, self.lord)

    def rule(self, state: State) -> str:
        return "A-6.9"


# The Illusionist


def illusionist(state: State, seat: int) -> bool:
    if not state.locations[seat] or not state.available:
        return False
    state.push(SwapLocation(seat))
    return True


class SwapLocation(OptionalStep):
    """A-6.12: which own location to exchange, or none."""

    def name(self) -> str:
        return "swap_location"

    def legal(self, state: State) -> list[int]:
        return [DECLINE, *distinct(LOCATION, state.locations[self.seat])]

    def answered(self, state: State, action: int) -> None:
        if action != DECLINE:
            state.push(SwapWith(self.seat, action - LOCATION))

    def rule(self, state: State) -> str:
        return "A-6.12"


class SwapWith(Step):
    """A-6.12: for which available location."""

    def __init__(self, seat: int, location: int) -> None:
        super().__init__(seat)
        self.location = location

    def name(self) -> str:
        return "swap_with"

    def numbers(self) -> list[int]:
        return [self.seat, self.location]

    def fits(self, state: State) -> bool:
        return self.location in state.locations[self.seat]

    def legal(self, state: State) -> list[int]:
        return distinct(LOCATION, state.available)

    def answered(self, state: State, action: int) -> None:
        new = action - LOCATION
        state.own_locations()
        state.available.remove(new)
        state.available.append(self.location)
        exchange(state, self.seat, self.location, new)
        if state.journal is not None:
            state.tell("gave_location", {"seat": self.seat, "location": LOCATION_NAMES[self.location]})
            state.tell("controlled_location", {"seat": self.seat, "location": LOCATION_NAMES[new]})
        settle_in(state, self.seat, new)

    def rule(self, state: State) -> str:
        return "A-6.12"

    def about(self, state: State) -> dict[str, Fact]:
        return {"location": LOCATION_NAMES[self.location]}
