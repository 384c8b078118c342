"""H-2.7, H-4.10: figures from the lair are spread over the rooms of a type, in any order and combination (H-3.8)."""

from __future__ import annotations

from typing import Final

from hlubina.core.journal import Fact
from hlubina.core.native import mypyc_attr
from hlubina.core.steps import NO_CHOICES
from hlubina.games.heroes.actions import DONE, ROOM, TAKE_BACK_CARD, TAKE_BACK_ROOM
from hlubina.games.heroes.names import CLAN_NAMES, ROOMS, TYPE_NAMES
from hlubina.games.heroes.state import WOUND_LEVELS, GatheringStep, State

WIDTH: Final = 5  # bits of `placed` for each room; no clan has more figures than they count
MOST: Final = (1 << WIDTH) - 1


@mypyc_attr(acyclic=True)
class SpreadFigures(GatheringStep):
    """One figure after another: `left` may still come, `placed` counts those that this step has put into each room."""

    def __init__(self, seat: int, left: int, placed: int) -> None:
        super().__init__(seat)
        self.left = left
        self.placed = placed

    def fits(self, state: State) -> bool:
        """Whether the lair has the figures that may still come, and rooms of the type those that have been placed."""
        owner = self.owner(state)
        most = 1 << WIDTH * ROOMS
        if not 0 <= self.left <= state.lair[owner] or not 0 <= self.placed < most or self.left + self.placed == 0:
            return False
        rooms = state.dungeon.of_type(self.room_type(state))
        for room in range(ROOMS):
            number = placed_in(self.placed, room)
            wounded = state.wounded[owner][room * WOUND_LEVELS : (room + 1) * WOUND_LEVELS]
            if number > 0 and (room not in rooms or number > state.band[owner][room] - sum(wounded)):
                return False
        return bool(rooms)

    def owner(self, state: State) -> int:
        """The player whose figures they are."""
        raise NotImplementedError

    def room_type(self, state: State) -> int:
        raise NotImplementedError

    def may_stop(self) -> bool:
        """Whether figures may stay in the lair."""
        raise NotImplementedError

    def with_figures(self, left: int, placed: int) -> SpreadFigures:
        """The same step after a figure has come or gone."""
        raise NotImplementedError

    def legal(self, state: State) -> list[int]:
        options = [DONE] if self.left == 0 or self.may_stop() else []
        if self.left > 0:
            for room in state.dungeon.of_type(self.room_type(state)):
                options.append(ROOM + room)
        return options

    def take_backs(self, state: State) -> list[int]:
        if self.placed == 0:
            return NO_CHOICES
        if not self.may_stop() and len(state.dungeon.of_type(self.room_type(state))) == 1:
            return NO_CHOICES  # all of them have to go there
        return [TAKE_BACK_ROOM + room for room in range(ROOMS) if placed_in(self.placed, room) > 0]

    def answered(self, state: State, action: int) -> None:
        if action == DONE:
            return
        if TAKE_BACK_ROOM <= action < TAKE_BACK_CARD:
            room = action - TAKE_BACK_ROOM
            state.take_back(self.owner(state), room)
            state.push(self.with_figures(self.left + 1, self.placed - one_in(room)))
            return
        room = action - ROOM
        state.deploy(self.owner(state), room)
        if self.left > 1 or self.placed > 0:  # with a single figure there is nothing to combine
            state.push(self.with_figures(self.left - 1, self.placed + one_in(room)))


def one_in(room: int) -> int:
    return 1 << (WIDTH * room)


def placed_in(placed: int, room: int) -> int:
    return placed >> (WIDTH * room) & MOST


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceMonster(SpreadFigures):
    """H-2.7: all starting figures of a clan into rooms of its type."""

    def __init__(self, seat: int, player: int, left: int, placed: int) -> None:
        super().__init__(seat, left, placed)
        self.player = player

    def name(self) -> str:
        return "place_monster"

    def numbers(self) -> list[int]:
        return [self.seat, self.player, self.left, self.placed]

    def fits(self, state: State) -> bool:
        return state.plays(self.seat, self.player) and super().fits(state)

    def owner(self, state: State) -> int:
        return self.player

    def room_type(self, state: State) -> int:
        return state.cards.start_type[state.clan[self.player]]

    def may_stop(self) -> bool:
        return False

    def with_figures(self, left: int, placed: int) -> SpreadFigures:
        return PlaceMonster(self.seat, self.player, left, placed)

    def rule(self, state: State) -> str:
        return "H-2.7"

    def about(self, state: State) -> dict[str, Fact]:
        kind = TYPE_NAMES[self.room_type(state)]
        return {"clan": CLAN_NAMES[state.clan[self.player]], "type": kind, "count": self.left}


@mypyc_attr(acyclic=True, free_list_len=1)
class Ambush(SpreadFigures):
    """H-4.10: up to so many figures into rooms of a type."""

    def __init__(self, seat: int, kind_of_room: int, left: int, placed: int) -> None:
        super().__init__(seat, left, placed)
        self.kind_of_room = kind_of_room

    def name(self) -> str:
        return "ambush"

    def numbers(self) -> list[int]:
        return [self.seat, self.kind_of_room, self.left, self.placed]

    def fits(self, state: State) -> bool:
        return 0 <= self.kind_of_room < len(TYPE_NAMES) and super().fits(state)

    def owner(self, state: State) -> int:
        return state.turn

    def room_type(self, state: State) -> int:
        return self.kind_of_room

    def may_stop(self) -> bool:
        return True

    def with_figures(self, left: int, placed: int) -> SpreadFigures:
        return Ambush(self.seat, self.kind_of_room, left, placed)

    def rule(self, state: State) -> str:
        return "H-4.10"

    def about(self, state: State) -> dict[str, Fact]:
        return {"type": TYPE_NAMES[self.kind_of_room], "count": self.left}
