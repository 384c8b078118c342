"""P-6 and P-7: what the boats in the Underworld are worth, and who has won. Points are counted in halves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hlubina.core.outcome import Line, Outcome
from hlubina.games.passengers.cards import (
    COLOURLESS,
    COLOURS,
    COLUMNS,
    DEMON,
    GUIDE,
    LONER,
    PLACES,
    SMUGGLER,
    SOUL,
    colour_of,
    kind_of,
)
from hlubina.games.passengers.state import EMPTY, WHOLE_BOAT, State

if TYPE_CHECKING:  # a type for the compiler only; at run time these are plain ints
    from mypy_extensions import i64

HALVES = 2


class Group:
    """Souls of one colour on a boat, and the bonus for them."""

    def __init__(self, boat: int, colour: int, places: list[int], points: int) -> None:
        self.boat = boat
        self.colour = colour
        self.places = places
        self.points = points


class Tally:
    """The points of both teams, and where each of them comes from."""

    def __init__(self) -> None:
        self.souls: list[int] = []  # places
        self.demons: list[int] = []
        self.groups: list[Group] = []
        self.bonds: list[tuple[int, int]] = []  # a demon and a neighbouring soul of its colour
        self.soul_points = 0
        self.group_points = 0
        self.demon_points = 0
        self.bond_points = 0

    def guides(self) -> int:
        return self.soul_points + self.group_points

    def smugglers(self) -> int:
        return self.demon_points + self.bond_points


def close_game(state: State) -> None:
    """P-6.1: everything in the Underworld is turned up; the lost boats too if the players want to see them."""
    for number in range(len(state.winners)):
        first: i64 = (number * 2 + state.winners[number]) * COLUMNS
        state.face_up |= state.taken & WHOLE_BOAT << first
    state.turned_up()
    state.forget_minds()
    if state.journal is not None:
        tell_result(state)


def tell_result(state: State) -> None:
    points = tally(state)
    state.tell("scored", {"side": "guide", "count": points.guides()})
    state.tell("scored", {"side": "smuggler", "count": points.smugglers()})
    halves = state.crew.zholyk_half_points
    if state.zholyk:
        state.tell("scored_zholyk", {"count": halves // HALVES, "tenths": 5 * (halves % HALVES)})
    state.tell(f"won_{('guides', 'smugglers', 'zholyk')[winner(state)]}", {})


def tally(state: State) -> Tally:
    """The boats that are in the Underworld by now."""
    cards = [EMPTY] * PLACES
    for number in range(len(state.winners)):
        first = (number * 2 + state.winners[number]) * COLUMNS
        for place in range(first, first + COLUMNS):
            if state.traces[place]:
                cards[place] = state.card_at(place)
    return count_up(state, cards)


def count_up(state: State, cards: list[int]) -> Tally:
    """The points of these cards in the Underworld, by place; the boats are stacked by their rounds."""
    found = Tally()
    for place in range(PLACES):
        if cards[place] != EMPTY:
            if kind_of(cards[place]) != DEMON:  # P-6.6: Zholyk is both
                found.souls.append(place)
            if kind_of(cards[place]) != SOUL:
                found.demons.append(place)
    found.soul_points = len(found.souls) * state.cards.soul_points
    found.demon_points = len(found.demons) * state.cards.demon_points
    for boat in range(PLACES // COLUMNS):
        add_groups(state, cards, boat, found)
    for demon in found.demons:
        colour = worn_colour(state, cards, demon)
        for soul in neighbours(cards, demon):
            if colour != COLOURLESS and soul in found.souls and worn_colour(state, cards, soul) == colour:
                found.bonds.append((demon, soul))
    found.bond_points = len(found.bonds) * state.cards.neighbour_points
    return found


def worn_colour(state: State, cards: list[int], place: int) -> int:
    """P-6.1: the colour of the mask, and no other; without one the printed colour."""
    return state.masks[place] if state.masks[place] != EMPTY else colour_of(cards[place])


def add_groups(state: State, cards: list[int], boat: int, found: Tally) -> None:
    """P-6.2: the bonus for souls of one colour on a boat: for the largest group, or for each."""
    groups: list[Group] = []
    for colour in range(len(COLOURS)):
        places: list[int] = []
        for place in range(boat * COLUMNS, boat * COLUMNS + COLUMNS):
            if place in found.souls and worn_colour(state, cards, place) == colour:
                places.append(place)
        points = state.cards.group_points[len(places)]
        if points > 0:
            groups.append(Group(boat, colour, places, points))
    if not state.settings.each_group and len(groups) > 1:
        best = groups[0]
        for group in groups:
            if group.points > best.points:
                best = group
        groups = [best]
    for group in groups:
        found.groups.append(group)
        found.group_points += group.points


def neighbours(cards: list[int], place: int) -> list[int]:
    """P-6.4: the nearest passenger left, right, below and above; empty seats are skipped."""
    boat = place // COLUMNS
    column = place % COLUMNS
    found: list[int] = []
    for way in (range(column - 1, -1, -1), range(column + 1, COLUMNS)):
        for other in way:
            if cards[boat * COLUMNS + other] != EMPTY:
                found.append(boat * COLUMNS + other)
                break
    for way in (range(boat - 1, -1, -1), range(boat + 1, PLACES // COLUMNS)):
        for other in way:
            if cards[other * COLUMNS + column] != EMPTY:
                found.append(other * COLUMNS + column)
                break
    return found


# The winner (P-7)


def favoured(state: State) -> int:
    """P-7.2: the team that wins ties: that of the coin; if it is Zholyk's player, the guides."""
    side = state.loyalty[state.coin]
    return GUIDE if side == LONER else side


def winner(state: State) -> int:
    points = tally(state)
    return winning_side(points.guides(), points.smugglers(), favoured(state), state.crew.zholyk_half_points)


def winning_side(guides: int, smugglers: int, favoured_side: int, zholyk_half_points: int) -> int:
    if HALVES * max(guides, smugglers) < zholyk_half_points:
        return LONER
    if guides == smugglers:
        return favoured_side
    return GUIDE if guides > smugglers else SMUGGLER


def outcome(state: State) -> Outcome:
    """The result, or how it stands now, all cards known."""
    points = tally(state)
    lines = [
        Line("souls", for_side(state, GUIDE, HALVES * points.soul_points)),
        Line("groups", for_side(state, GUIDE, HALVES * points.group_points)),
        Line("demons", for_side(state, SMUGGLER, HALVES * points.demon_points)),
        Line("neighbours", for_side(state, SMUGGLER, HALVES * points.bond_points)),
        Line("zholyk", for_side(state, LONER, state.crew.zholyk_half_points)),
    ]
    return Outcome(state.is_finished(), lines, [Line("coin", for_side(state, favoured(state), HALVES))], HALVES)


def for_side(state: State, side: int, points: int) -> list[int]:
    return [points if state.loyalty[seat] == side else 0 for seat in range(state.seats)]


def standing(state: State) -> Outcome:
    """Before the end nobody can tell who stands how: everything rests on hidden cards and loyalties."""
    if state.is_finished():
        return outcome(state)
    nothing = [0] * state.seats
    lines = [Line(name, nothing) for name in ("souls", "groups", "demons", "neighbours", "zholyk")]
    return Outcome(False, lines, [Line("coin", nothing)], HALVES)
