"""A-8: what everything is worth, and the last deeds before it is counted."""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.core.knowledge import EVERYBODY, bit
from hlubina.core.outcome import Line, Outcome
from hlubina.games.abyss.cards import (
    AFFILIATED_OF_RACE,
    CITY_OF_MIRRORS,
    COPY_LOCATION,
    DISTINCT_GUILDS,
    LORDS_OF_GUILD,
    LORDS_WITH_KEY,
    LORDS_WITHOUT_KEY,
    MINUS_AFFILIATED,
    MINUS_LORDS,
    STRONGEST_LORD,
    WEAKEST_AFFILIATED,
    WEAKEST_LORD,
)
from hlubina.games.abyss.state import State, card_names, lords_in, race_of, value_of


def close_game(state: State) -> None:
    """A-8.1: the lowest ally of every race in hand is affiliated, the rest discarded; tokens are turned up."""
    state.own_lords()
    state.own_tokens()
    discard = state.own_discard()
    for seat in range(state.seats):
        hand = sorted(state.own_hand(seat).empty())
        kept: list[int] = []
        for ally in hand:
            if not kept or race_of(kept[-1]) != race_of(ally):
                kept.append(ally)
            else:
                discard.add(ally, state.remembered())
        state.affiliated[seat] += kept
        tokens = state.tokens[seat]
        tokens.known = [EVERYBODY] * tokens.size()
        if state.journal is not None and kept:
            state.tell("hand_affiliated", {"seat": seat, "cards": card_names(kept)})
    state.turned_up()
    if state.journal is not None:
        state.tell("game_over", {})


def outcome(state: State) -> Outcome:
    """The result, or how it stands now, all tokens counted."""
    return sheet(state, [token_points(state, seat) for seat in range(state.seats)])


def standing(state: State, viewer: int | None) -> Outcome:
    """How it stands as far as the viewer can tell: tokens that they do not know count nothing yet."""
    return sheet(state, [known_token_points(state, seat, viewer) for seat in range(state.seats)])


def sheet(state: State, token_line: list[int]) -> Outcome:
    seats = range(state.seats)
    return Outcome(
        state.actor == NOBODY and state.stack.is_empty(),
        [
            Line("locations", [locations_worth(state, seat) for seat in seats]),
            Line("lords", [lords_influence(state, seat) for seat in seats]),
            Line("allies", [best_allies(state, seat) for seat in seats]),
            Line("tokens", token_line),
        ],
        [
            Line("pearls", state.pearls[:]),
            Line("highest_lord", [strongest_lord(state, seat) for seat in seats]),
        ],
    )


def score(state: State, seat: int) -> int:
    return (
        locations_worth(state, seat)
        + lords_influence(state, seat)
        + best_allies(state, seat)
        + token_points(state, seat)
    )


def token_points(state: State, seat: int) -> int:
    total = 0
    for token in state.tokens[seat].cards:
        total += state.cards.token_values[token]
    return total


def known_token_points(state: State, seat: int, viewer: int | None) -> int:
    tokens = state.tokens[seat]
    mask = bit(viewer)
    total = 0
    for place in range(len(tokens.cards)):
        if tokens.known[place] & mask:
            total += state.cards.token_values[tokens.cards[place]]
    return total


def lords_influence(state: State, seat: int) -> int:
    total = 0
    for lord in lords_in(state.owned[seat]):
        total += state.cards.influence[lord]
    return total


def best_allies(state: State, seat: int) -> int:
    """The highest affiliated value of each race."""
    best = [0] * 5
    for ally in state.affiliated[seat]:
        if value_of(ally) > best[race_of(ally)]:
            best[race_of(ally)] = value_of(ally)
    return sum(best)


def strongest_lord(state: State, seat: int) -> int:
    strongest = 0
    for lord in lords_in(state.owned[seat]):
        strongest = max(strongest, state.cards.influence[lord])
    return strongest


def weakest_lord(state: State, seat: int) -> int:
    lords = lords_in(state.owned[seat])
    if not lords:
        return 0
    weakest = state.cards.influence[lords[0]]
    for lord in lords:
        weakest = min(weakest, state.cards.influence[lord])
    return weakest


# Locations


def locations_worth(state: State, seat: int) -> int:
    total = 0
    for location in state.locations[seat]:
        total += location_worth(state, seat, location)
    return total


def location_worth(state: State, seat: int, location: int) -> int:
    """What a location is worth to the seat, owned or not."""
    cards = state.cards
    scoring = cards.scoring[location]
    if scoring == COPY_LOCATION:
        return mirrored_worth(state, seat)
    base = cards.base[location]
    per = cards.per[location]
    if scoring == LORDS_OF_GUILD:
        return base + per * count_guild(state, seat, cards.location_guild[location])
    if scoring == AFFILIATED_OF_RACE:
        return base + per * count_race(state, seat, cards.location_race[location])
    if scoring == DISTINCT_GUILDS:
        return base + per * count_guilds(state, seat)
    if scoring == WEAKEST_LORD:
        return base + per * weakest_lord(state, seat)
    if scoring == STRONGEST_LORD:
        return base + per * strongest_lord(state, seat)
    if scoring == LORDS_WITH_KEY:
        return base + per * count_keyed(state, seat, True)
    if scoring == LORDS_WITHOUT_KEY:
        return base + per * count_keyed(state, seat, False)
    if scoring == WEAKEST_AFFILIATED:
        return base + per * weakest_allies(state, seat)
    if scoring == MINUS_LORDS:
        return max(0, base - per * len(counted_lords(state, seat)))
    if scoring == MINUS_AFFILIATED:
        return max(0, base - per * len(state.affiliated[seat]))
    return base


def mirrored_worth(state: State, seat: int) -> int:
    """A-6.13: the best location of an opponent, computed with the lords and allies of the seat."""
    best = 0
    for other in range(state.seats):
        if other != seat:
            for location in state.locations[other]:
                if location != CITY_OF_MIRRORS:
                    best = max(best, location_worth(state, seat, location))
    return best


def counted_lords(state: State, seat: int) -> list[int]:
    """A-7.4: the lords that locations count."""
    owned = state.owned[seat]
    if not state.settings.disabled_count:
        owned &= ~(state.free[seat] & ~state.active[seat])
    return lords_in(owned)


def count_guild(state: State, seat: int, guild: int) -> int:
    count = 0
    for lord in counted_lords(state, seat):
        if state.cards.guild[lord] == guild:
            count += 1
    return count


def count_guilds(state: State, seat: int) -> int:
    guilds = 0
    for lord in counted_lords(state, seat):
        guilds |= 1 << state.cards.guild[lord]
    count = 0
    while guilds:
        count += guilds & 1
        guilds >>= 1
    return count


def count_keyed(state: State, seat: int, keyed: bool) -> int:
    count = 0
    for lord in counted_lords(state, seat):
        if (state.keys_of(lord) > 0) == keyed:
            count += 1
    return count


def count_race(state: State, seat: int, race: int) -> int:
    count = 0
    for ally in state.affiliated[seat]:
        if race_of(ally) == race:
            count += 1
    return count


def weakest_allies(state: State, seat: int) -> int:
    """The lowest affiliated value of each race together."""
    lowest = [0] * 5
    for ally in state.affiliated[seat]:
        value = value_of(ally)
        if lowest[race_of(ally)] == 0 or value < lowest[race_of(ally)]:
            lowest[race_of(ally)] = value
    return sum(lowest)
