"""Scenario cards (H-10.1): each op of `scenarios.py` is a small deed here."""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.steps import Step
from hlubina.games.heroes.actions import DONE, HERO, ROOM, TAKE_BACK_CARD, TAKE_BACK_ROOM
from hlubina.games.heroes.names import (
    CATACOMBS,
    CHAMPION,
    FROG,
    HERO_KINDS,
    HERO_NAMES,
    HEROES,
    RESOURCES,
    ROOM_NAMES,
    ROOMS,
    SEWER,
    TOKENS,
    VAULT,
)
from hlubina.games.heroes.rules.deployment import deploy_heroes, reveal_card, throw_in, wake
from hlubina.games.heroes.rules.hands import everybody_discards
from hlubina.games.heroes.rules.resolution import remove_chest
from hlubina.games.heroes.rules.wounds import FROG as BITE
from hlubina.games.heroes.rules.wounds import hit_somebody
from hlubina.games.heroes.scenarios import (
    AT_DISTANCE,
    FARTHEST,
    MOST_IN_SUPPLY,
    NO_CHEST,
    OP_CONFISCATE,
    OP_DARK,
    OP_DEPLOY,
    OP_DISCARD,
    OP_ENCOURAGE,
    OP_FROGS,
    OP_JAIL,
    OP_JAIL_OR_BREAK,
    OP_PAY,
    Op,
)
from hlubina.games.heroes.state import GatheringStep, State


def resolve_special(state: State, card: int) -> None:
    run_ops(state, state.scenario.card_ops[card])


def run_ops(state: State, numbers: list[int]) -> None:
    for number in reversed(numbers):
        state.push(RunOp(NOBODY, number))


class OpStep(Step):
    """A step about one op of the scenario."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def numbers(self) -> list[int]:
        return [self.seat, self.number]

    def fits(self, state: State) -> bool:
        return 0 <= self.number < len(state.scenario.ops)

    def rule(self, state: State) -> str:
        return "H-10.1"


class RunOp(OpStep):
    def name(self) -> str:
        return "run_op"

    def carried_out(self, state: State) -> None:
        op = state.scenario.ops[self.number]
        if op.kind == OP_PAY:
            pay(state, op)
        elif op.kind == OP_DISCARD:
            everybody_discards(state, op.amount)
        elif op.kind == OP_DEPLOY:
            state.push(OpHero(state.leader(), self.number))
        elif op.kind == OP_ENCOURAGE:
            if largest_groups(state):
                state.push(OpGroup(state.leader(), self.number))
        elif op.kind == OP_JAIL:
            for _ in range(op.amount):
                state.push(Jail(NOBODY))
        elif op.kind == OP_JAIL_OR_BREAK:
            if state.party[CATACOMBS] >= op.amount:
                wake(state, CATACOMBS)
            else:
                state.push(Jail(NOBODY))
        elif op.kind == OP_FROGS:
            revolt(state)
        elif op.kind == OP_DARK:
            state.dark = max(state.dark, op.amount)
            if state.journal is not None:
                state.tell("dark", {"count": state.dark})
        elif op.kind == OP_CONFISCATE and lowest_chests(state):
            state.push(OpChest(state.leader(), self.number))


def pay(state: State, op: Op) -> None:
    """Discard the tokens if they are there, otherwise the rest of the card happens."""
    if state.tokens[op.room * TOKENS + op.token] < op.amount:
        run_ops(state, op.otherwise)
        return
    for _ in range(op.amount):
        state.drop_token(op.room, op.token)
        if state.journal is not None:
            state.tell("resource_paid", {"token": RESOURCES[op.token], "room": ROOM_NAMES[op.room]})


class Jail(Step):
    """Reveal an enemy card and throw its hero into the catacombs."""

    def name(self) -> str:
        return "jail"

    def carried_out(self, state: State) -> None:
        throw_in(state, reveal_card(state))


# Deploying


def plentiful(state: State) -> list[int]:
    """The heroes with most tokens in the supply."""
    most = 0
    for kind in range(HERO_KINDS):
        most = max(most, state.heroes_left[kind])
    return [kind for kind in range(HERO_KINDS) if state.heroes_left[kind] == most]


class OpHero(OpStep):
    """Which hero is deployed; a real question only among the most plentiful."""

    def name(self) -> str:
        return "op_hero"

    def legal(self, state: State) -> list[int]:
        op = state.scenario.ops[self.number]
        if op.hero != MOST_IN_SUPPLY:
            return [HERO + (CHAMPION if op.strong else op.hero)]
        return [HERO + kind for kind in plentiful(state)]

    def answered(self, state: State, action: int) -> None:
        hero = action - HERO
        op = state.scenario.ops[self.number]
        rooms = candidates(state, op)
        if len(rooms) <= op.amount:
            deploy_heroes(state, hero, rooms)
        else:
            state.push(OpRooms(self.seat, self.number, hero, 0))


def candidates(state: State, op: Op) -> list[int]:
    """The rooms that an op may deploy into; only a room that it names can be the catacombs."""
    dungeon = state.dungeon
    if op.where >= 0:
        return [op.where]
    rooms = [room for room in dungeon.rooms if room != CATACOMBS]
    if op.where == FARTHEST:
        farthest = max([dungeon.distance[room] for room in rooms])
        return [room for room in rooms if dungeon.distance[room] == farthest]
    if op.where == NO_CHEST:
        return [room for room in rooms if room != VAULT and state.chests[room] == 0]
    return [room for room in rooms if dungeon.distance[room] == AT_DISTANCE - op.where]


class OpRooms(GatheringStep):
    """H-12.3: which of the rooms that fit equally well."""

    def __init__(self, seat: int, number: int, hero: int, chosen: int) -> None:
        super().__init__(seat)
        self.number = number
        self.hero = hero
        self.chosen = chosen

    def name(self) -> str:
        return "op_rooms"

    def numbers(self) -> list[int]:
        return [self.seat, self.number, self.hero, self.chosen]

    def fits(self, state: State) -> bool:
        there = 0 <= self.number < len(state.scenario.ops) and 0 <= self.hero < HEROES
        if not there or (self.chosen != 0 and not state.are_rooms(self.chosen)):
            return False
        op = state.scenario.ops[self.number]
        chosen = [room for room in range(ROOMS) if self.chosen >> room & 1]
        possible = candidates(state, op)
        return len(chosen) <= op.amount and all(room in possible for room in chosen)

    def legal(self, state: State) -> list[int]:
        op = state.scenario.ops[self.number]
        if bits(self.chosen) == op.amount:
            return [DONE]
        return [ROOM + room for room in candidates(state, op) if not self.chosen >> room & 1]

    def take_backs(self, state: State) -> list[int]:
        return [TAKE_BACK_ROOM + room for room in range(ROOMS) if self.chosen >> room & 1]

    def answered(self, state: State, action: int) -> None:
        chosen = self.chosen
        if TAKE_BACK_ROOM <= action < TAKE_BACK_CARD:
            chosen &= ~(1 << (action - TAKE_BACK_ROOM))
        elif ROOM <= action < HERO:
            chosen |= 1 << (action - ROOM)
        if action == DONE or state.scenario.ops[self.number].amount == 1:
            deploy_heroes(state, self.hero, [room for room in range(ROOMS) if chosen >> room & 1])
        else:
            state.push(OpRooms(self.seat, self.number, self.hero, chosen))

    def rule(self, state: State) -> str:
        return "H-12.3"

    def about(self, state: State) -> dict[str, Fact]:
        left = state.scenario.ops[self.number].amount - bits(self.chosen)
        return {"hero": HERO_NAMES[self.hero], "count": left}


def bits(mask: int) -> int:
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


# Encouraging


def largest_groups(state: State) -> list[int]:
    most = 0
    for room in state.dungeon.rooms:
        if room != CATACOMBS:
            most = max(most, state.party[room])
    if most == 0:
        return []
    return [room for room in state.dungeon.rooms if room != CATACOMBS and state.party[room] == most]


class OpGroup(OpStep):
    """Which of the largest groups wakes up."""

    def name(self) -> str:
        return "op_group"

    def legal(self, state: State) -> list[int]:
        return [ROOM + room for room in largest_groups(state)]

    def answered(self, state: State, action: int) -> None:
        wake(state, action - ROOM)


# Frogs


def revolt(state: State) -> None:
    """In each room with a frog and a monster a frog bites and leaves; then a new one comes to the sewer."""
    state.push(NewFrog(NOBODY))
    for room in reversed(state.dungeon.rooms):
        if state.has_token(room, FROG) and state.crowd[room] > 0:
            state.push(FrogBites(NOBODY, room))


class FrogBites(Step):
    def __init__(self, seat: int, room: int) -> None:
        super().__init__(seat)
        self.room = room

    def name(self) -> str:
        return "frog_bites"

    def numbers(self) -> list[int]:
        return [self.seat, self.room]

    def fits(self, state: State) -> bool:
        return state.is_room(self.room) and state.crowd[self.room] > 0 and state.has_token(self.room, 1)

    def carried_out(self, state: State) -> None:
        state.drop_token(self.room, FROG)
        if state.journal is not None:
            state.tell("frog_bit", {"room": ROOM_NAMES[self.room]})
        hit_somebody(state, self.room, BITE)


class NewFrog(Step):
    def name(self) -> str:
        return "new_frog"

    def carried_out(self, state: State) -> None:
        if state.left[FROG] > 0 and state.dungeon.has[SEWER]:
            state.put_token(SEWER, FROG)
            if state.journal is not None:
                state.tell("frog_came", {"room": ROOM_NAMES[SEWER]})


# Chests


def lowest_chests(state: State) -> list[int]:
    """The rooms outside the vault whose chest is worth least."""
    least = 4
    for room in state.dungeon.rooms:
        if 0 < state.chests[room] < least:
            least = state.chests[room]
    if least == 4:
        return []
    return [room for room in state.dungeon.rooms if state.chests[room] == least]


class OpChest(OpStep):
    """Which of the lowest chests is lost, without its effect."""

    def name(self) -> str:
        return "op_chest"

    def legal(self, state: State) -> list[int]:
        return [ROOM + room for room in lowest_chests(state)]

    def answered(self, state: State, action: int) -> None:
        room = action - ROOM
        value = state.chests[room]
        confiscate(state, room)
        if state.journal is not None:
            state.tell("chest_confiscated", {"room": ROOM_NAMES[room], "value": value})


def confiscate(state: State, room: int) -> None:
    """Nobody looks at the back of the chest."""
    value = state.chests[room]
    back = state.backs[room]
    remove_chest(state, room)
    supply = state.chest_supply[value]
    supply.pop()
    state.chests_seen[value] -= 1
    supply.insert(len(supply) - state.chests_seen[value], back)
