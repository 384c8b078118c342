"""H-4.3 and H-6: monsters move through corridors and portals, ghosts by their ability through walls, with one token."""

from __future__ import annotations

from typing import Final

from hlubina.core.journal import Fact
from hlubina.core.steps import Step
from hlubina.games.heroes.actions import CARRY, CARRY_NOTHING, DONE, ROOM, figure_action, wounds_of
from hlubina.games.heroes.names import FINISHED, NOTHING, ROOM_NAMES, TOKEN_NAMES, TOKENS
from hlubina.games.heroes.rules.arrows import follow_arrow, with_place
from hlubina.games.heroes.state import RoomStep, State

CORRIDORS: Final = 0
WALLS: Final = 1  # the ability of ghosts: through a corridor or a wall, but not through a portal (A8)


def destinations(state: State, room: int, through: int) -> list[int]:
    """Where a monster can go from a room, ascending."""
    if through == WALLS:
        return state.dungeon.touching[room]
    found = state.dungeon.near[room]
    if state.portals[room] != FINISHED:
        return found
    reached = found[:]
    for other in state.dungeon.rooms:
        if other != room and state.portals[other] == FINISHED and other not in found:
            reached.append(other)
    reached.sort()
    return reached


class MoveFrom(Step):
    """H-4.16, imps and ghosts: the room that a monster leaves."""

    def __init__(self, seat: int, through: int) -> None:
        super().__init__(seat)
        self.through = through

    def name(self) -> str:
        return "move_from"

    def numbers(self) -> list[int]:
        return [self.seat, self.through]

    def fits(self, state: State) -> bool:
        return 0 <= self.through <= 1

    def legal(self, state: State) -> list[int]:
        return [ROOM + room for room in state.rooms_with(state.turn)]

    def answered(self, state: State, action: int) -> None:
        state.push(MoveTo(self.seat, action - ROOM, self.through))

    def rule(self, state: State) -> str:
        return "H-4.16"


class MoveTo(RoomStep):
    """Where the monster goes; behind an arrow more may follow there (H-4.12)."""

    def __init__(self, seat: int, room: int, through: int, place: int = NOTHING) -> None:
        super().__init__(seat, room)
        self.through = through
        self.place = place  # of the symbol before the arrow

    def name(self) -> str:
        return "move_to"

    def numbers(self) -> list[int]:
        return with_place([self.seat, self.room, self.through], self.place)

    def fits(self, state: State) -> bool:
        there = state.is_room(self.room) and state.band[state.turn][self.room] > 0
        if self.place == NOTHING:
            return there and 0 <= self.through <= 1
        return there and self.through == 0 and state.is_before_arrow(self.place)

    def legal(self, state: State) -> list[int]:
        return [ROOM + room for room in destinations(state, self.room, self.through)]

    def answered(self, state: State, action: int) -> None:
        follow_arrow(state, self.place, action - ROOM)
        state.push(MoveFigure(self.seat, self.room, action - ROOM))

    def rule(self, state: State) -> str:
        return "H-4.16" if self.through == WALLS else "H-4.3"

    def about(self, state: State) -> dict[str, Fact]:
        return {"room": ROOM_NAMES[self.room], "through": self.through}


class MoveFigure(RoomStep):
    """Which figure goes, if they have different wounds: wounds travel with it."""

    def __init__(self, seat: int, room: int, target: int) -> None:
        super().__init__(seat, room)
        self.target = target

    def name(self) -> str:
        return "move_figure"

    def numbers(self) -> list[int]:
        return [self.seat, self.room, self.target]

    def fits(self, state: State) -> bool:
        there = state.is_room(self.room) and state.band[state.turn][self.room] > 0
        return there and state.is_room(self.target) and self.room != self.target

    def legal(self, state: State) -> list[int]:
        return [figure_action(level) for level in state.levels(state.turn, self.room)]

    def answered(self, state: State, action: int) -> None:
        wounds = wounds_of(action)
        state.leave(state.turn, self.room, wounds)
        state.enter(state.turn, self.target, wounds)
        if state.journal is not None:
            facts: dict[str, Fact] = {"room": ROOM_NAMES[self.room], "rooms": [ROOM_NAMES[self.target]]}
            state.tell("moved", state.own(state.turn, facts))
        if state.tokens_in(self.room, TOKENS):
            state.push(Carry(self.seat, self.room, self.target))

    def rule(self, state: State) -> str:
        return "H-4.3"


class Carry(RoomStep):
    """One resource or trap may go along."""

    def __init__(self, seat: int, room: int, target: int) -> None:
        super().__init__(seat, room)
        self.target = target

    def name(self) -> str:
        return "carry"

    def numbers(self) -> list[int]:
        return [self.seat, self.room, self.target]

    def fits(self, state: State) -> bool:
        return state.is_room(self.room) and state.is_room(self.target) and self.room != self.target

    def legal(self, state: State) -> list[int]:
        options = [CARRY + token for token in state.tokens_in(self.room, TOKENS)]
        options.append(CARRY_NOTHING)
        return options

    def answered(self, state: State, action: int) -> None:
        if action == CARRY_NOTHING:
            return
        token = action - CARRY
        state.own_tokens()
        state.tokens[self.room * TOKENS + token] -= 1
        state.tokens[self.target * TOKENS + token] += 1
        if state.journal is not None:
            facts: dict[str, Fact] = {"token": TOKEN_NAMES[token], "rooms": [ROOM_NAMES[self.target]]}
            state.tell("carried", state.own(state.turn, facts))

    def rule(self, state: State) -> str:
        return "H-4.3"

    def about(self, state: State) -> dict[str, Fact]:
        return {"room": ROOM_NAMES[self.room], "rooms": [ROOM_NAMES[self.target]]}


class SwarmMove(RoomStep):
    """H-4.13: each monster of the room may move once."""

    def __init__(self, seat: int, room: int, left: int) -> None:
        super().__init__(seat, room)
        self.left = left

    def name(self) -> str:
        return "swarm_move"

    def numbers(self) -> list[int]:
        return [self.seat, self.room, self.left]

    def fits(self, state: State) -> bool:
        return state.is_room(self.room) and 1 <= self.left <= state.band[state.turn][self.room]

    def legal(self, state: State) -> list[int]:
        return [DONE] + [ROOM + room for room in destinations(state, self.room, CORRIDORS)]

    def answered(self, state: State, action: int) -> None:
        if action == DONE:
            return
        if self.left > 1:
            state.push(SwarmMove(self.seat, self.room, self.left - 1))
        state.push(MoveFigure(self.seat, self.room, action - ROOM))

    def rule(self, state: State) -> str:
        return "H-4.13"

    def about(self, state: State) -> dict[str, Fact]:
        return {"room": ROOM_NAMES[self.room], "count": self.left}
