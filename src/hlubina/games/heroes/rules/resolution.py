"""H-10: the active heroes are resolved, room by room, until every hero is exhausted."""

from __future__ import annotations

from typing import Final

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.native import mypyc_attr
from hlubina.core.prompts import ORDER
from hlubina.core.steps import Step
from hlubina.games.heroes.actions import HERO, ROOM, SPLIT
from hlubina.games.heroes.names import EFFECT_NAMES, HERO_NAMES, HEROES, NO_ROOM, NOTHING, ROOM_NAMES, ROOMS
from hlubina.games.heroes.rules.deployment import (
    TrapVictim,
    destroy_resources,
    reveal_card,
    throw_in,
    trap_springs,
    wake,
)
from hlubina.games.heroes.rules.ending import lose
from hlubina.games.heroes.rules.hands import everybody_discards
from hlubina.games.heroes.rules.wounds import ATTACK, hit_somebody
from hlubina.games.heroes.state import WOUND_LEVELS, RoomStep, State

LOOT: Final = 0  # the effects of chests
CURSE: Final = 1
HEAL: Final = 2
DEFEAT: Final = 4


@mypyc_attr(acyclic=True, free_list_len=1)
class HeroesAct(Step):
    """H-10.9: as long as a hero is active."""

    def name(self) -> str:
        return "heroes_act"

    def carried_out(self, state: State) -> None:
        if state.awake > 0:
            state.push(HeroesAct(NOBODY))
            state.push(LeadHeroes(state.leader()))


@mypyc_attr(acyclic=True, free_list_len=1)
class LeadHeroes(Step):
    """A16: the players choose the room whose heroes go on."""

    def name(self) -> str:
        return "lead_heroes"

    def kind(self) -> str:
        return ORDER

    def legal(self, state: State) -> list[int]:
        options: list[int] = []
        for room in state.dungeon.rooms:
            if state.party[room] > 0 and state.count(state.active, room) + state.count(state.fresh, room) > 0:
                options.append(ROOM + room)
        return options

    def answered(self, state: State, action: int) -> None:
        state.push(CheckRoom(NOBODY, action - ROOM))

    def rule(self, state: State) -> str:
        return "H-10.9"


@mypyc_attr(acyclic=True, free_list_len=1)
class CheckRoom(RoomStep):
    """H-10.3, H-10.4: traps hit those who have just arrived; whoever is left of them wakes the room; then they act."""

    def name(self) -> str:
        return "check_room"

    def carried_out(self, state: State) -> None:
        room = self.room
        if trap_springs(state, room):
            state.push(CheckRoom(NOBODY, room))
            state.push(TrapVictim(state.leader(), room))
            return
        if state.count(state.fresh, room) > 0:
            state.own_heroes()
            first = room * HEROES
            for place in range(first, first + HEROES):
                state.active[place] += state.fresh[place]
                state.fresh[place] = 0
            wake(state, room)
        act(state, room)


def act(state: State, room: int) -> None:
    """One pass of H-10.10."""
    heroes = state.count(state.active, room)
    if heroes == 0:
        return
    chest = state.chests[room]
    if state.crowd[room] > 0:
        state.push(Attack(state.leader(), room))
    elif 0 < chest <= heroes:
        state.push(OpenChest(NOBODY, room))
        state.push(Exhaust(state.leader(), room, chest))
    elif chest > 0:
        wait(state, room)
    else:
        charge(state, room)


# Attack (H-10.5)


def strength(state: State, room: int) -> int:
    """How many wounds the monsters of a room can take together."""
    total = 0
    for player in range(state.players):
        count = state.band[player][room]
        if count > 0:
            total += count * state.hit_points(player)
            wounded = state.wounded[player]
            if wounded:
                for level in range(WOUND_LEVELS):
                    total -= wounded[room * WOUND_LEVELS + level] * (level + 1)
    return total


@mypyc_attr(acyclic=True, free_list_len=1)
class Attack(RoomStep):
    """An active hero attacks and is exhausted. Where all of them will, the order does not matter."""

    def name(self) -> str:
        return "attack"

    def legal(self, state: State) -> list[int]:
        kinds = state.kinds(state.active, self.room)
        if len(kinds) > 1 and strength(state, self.room) >= state.count(state.active, self.room):
            return [HERO + kinds[0]]
        return [HERO + hero for hero in kinds]

    def answered(self, state: State, action: int) -> None:
        hero = action - HERO
        state.rest(self.room, hero)
        if state.journal is not None:
            state.tell("hero_attacked", {"hero": HERO_NAMES[hero], "room": ROOM_NAMES[self.room]})
        hit_somebody(state, self.room, ATTACK)

    def rule(self, state: State) -> str:
        return "H-10.5"


# Loot and wait (H-10.6, H-10.7)


@mypyc_attr(acyclic=True, free_list_len=1)
class Exhaust(RoomStep):
    """As many active heroes as the chest is worth are exhausted; the players choose which."""

    def __init__(self, seat: int, room: int, left: int) -> None:
        super().__init__(seat, room)
        self.left = left

    def name(self) -> str:
        return "exhaust"

    def numbers(self) -> list[int]:
        return [self.seat, self.room, self.left]

    def fits(self, state: State) -> bool:
        return state.is_room(self.room) and 1 <= self.left <= state.count(state.active, self.room)

    def legal(self, state: State) -> list[int]:
        kinds = state.kinds(state.active, self.room)
        if state.count(state.active, self.room) == self.left:
            return [HERO + kinds[0]]
        return [HERO + hero for hero in kinds]

    def answered(self, state: State, action: int) -> None:
        state.rest(self.room, action - HERO)
        if self.left > 1:
            state.push(Exhaust(self.seat, self.room, self.left - 1))

    def rule(self, state: State) -> str:
        return "H-10.6"

    def about(self, state: State) -> dict[str, Fact]:
        return {"room": ROOM_NAMES[self.room], "count": self.left}


@mypyc_attr(acyclic=True, free_list_len=1)
class OpenChest(RoomStep):
    """H-10.6: the chest is turned and its effect applied."""

    def name(self) -> str:
        return "open_chest"

    def fits(self, state: State) -> bool:
        return state.is_room(self.room) and state.chests[self.room] > 0

    def carried_out(self, state: State) -> None:
        room = self.room
        value = state.chests[room]
        effect = state.backs[room]
        state.turned_up()
        if effect == DEFEAT:
            remove_chest(state, room)
        else:
            state.push(ChestGone(NOBODY, room))
        if state.journal is not None:
            facts: dict[str, Fact] = {"room": ROOM_NAMES[room], "value": value, "effect": EFFECT_NAMES[effect]}
            state.tell("chest_opened", facts)
        if effect == DEFEAT:
            lose(state)
        elif effect == LOOT:
            destroy_resources(state, room, 1)
        elif effect == CURSE:
            everybody_discards(state, 1)
        elif effect == HEAL:
            wake(state, room)
        else:
            throw_in(state, reveal_card(state))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChestGone(RoomStep):
    """H-10.6: once its effect is over, the chest goes to the supply."""

    def name(self) -> str:
        return "chest_gone"

    def fits(self, state: State) -> bool:
        return state.is_room(self.room) and 0 < state.chests[self.room] < 4

    def carried_out(self, state: State) -> None:
        value = state.chests[self.room]
        remove_chest(state, self.room)
        if state.journal is not None:
            state.tell("chest_gone", {"room": ROOM_NAMES[self.room], "value": value})


def open_chest(state: State) -> int:
    """The room whose chest has been turned and still lies there."""
    for step in state.stack.steps():
        if isinstance(step, ChestGone):
            return step.room
    return NO_ROOM


def remove_chest(state: State, room: int) -> None:
    """The chest leaves the room; everybody has seen its back."""
    state.own_chests()
    value = state.chests[room]
    if value < 4:
        state.chest_supply[value].append(state.backs[room])
        state.chests_seen[value] += 1
    state.chests[room] = 0
    state.backs[room] = NOTHING


def wait(state: State, room: int) -> None:
    """H-10.7: all heroes of a room are exhausted, too few to open its chest and with no monster to attack."""
    state.own_heroes()
    first = room * HEROES
    waiting = 0
    for hero in range(HEROES):
        number = state.active[first + hero]
        state.active[first + hero] = 0
        state.resting[first + hero] += number
        waiting += number
    state.awake -= waiting
    if state.journal is not None:
        state.tell("heroes_wait", {"room": ROOM_NAMES[room], "count": waiting})


# Charge (H-10.8)


def charge(state: State, room: int) -> None:
    rooms = state.dungeon.closer[room]
    if len(rooms) == 1:
        run_together(state, room, rooms[0])
    else:
        state.push(Charge(state.leader(), room))


def run_together(state: State, room: int, target: int) -> None:
    """All active heroes of a room run into the next one."""
    state.own_heroes()
    number = 0
    for hero in range(HEROES):
        here = state.active[room * HEROES + hero]
        state.active[room * HEROES + hero] = 0
        state.fresh[target * HEROES + hero] += here
        number += here
    state.party[room] -= number
    state.party[target] += number
    tell_charge(state, room, target, number)


def tell_charge(state: State, room: int, target: int, number: int) -> None:
    if state.journal is not None:
        facts: dict[str, Fact] = {"room": ROOM_NAMES[room], "rooms": [ROOM_NAMES[target]], "count": number}
        state.tell("heroes_charged", facts)


class Charge(RoomStep):
    """Several rooms are nearer to the vault: the players choose one for all, or split the group."""

    def name(self) -> str:
        return "charge"

    def legal(self, state: State) -> list[int]:
        options = [ROOM + room for room in state.dungeon.closer[self.room]]
        if state.count(state.active, self.room) > 1:
            options.append(SPLIT)
        return options

    def answered(self, state: State, action: int) -> None:
        if action == SPLIT:
            next_runner(state, self.room, 0, 0)
        else:
            run_together(state, self.room, action - ROOM)

    def rule(self, state: State) -> str:
        return "H-10.8"

    def about(self, state: State) -> dict[str, Fact]:
        return {"room": ROOM_NAMES[self.room], "count": state.count(state.active, self.room)}


def next_runner(state: State, room: int, hero: int, lowest: int) -> None:
    """Ask where the next hero of a split group runs; equal ones run to rooms in ascending order."""
    for kind in range(hero, HEROES):
        if state.active[room * HEROES + kind] > 0:
            state.push(Run(state.leader(), room, kind, lowest if kind == hero else 0))
            return
    arrive(state, room)


class Run(RoomStep):
    """One hero of a split group."""

    def __init__(self, seat: int, room: int, hero: int, lowest: int) -> None:
        super().__init__(seat, room)
        self.hero = hero
        self.lowest = lowest

    def name(self) -> str:
        return "run"

    def numbers(self) -> list[int]:
        return [self.seat, self.room, self.hero, self.lowest]

    def fits(self, state: State) -> bool:
        return state.is_room(self.room) and 0 <= self.hero < HEROES and 0 <= self.lowest < ROOMS

    def legal(self, state: State) -> list[int]:
        return [ROOM + room for room in state.dungeon.closer[self.room] if room >= self.lowest]

    def answered(self, state: State, action: int) -> None:
        target = action - ROOM
        state.own_heroes()
        state.active[self.room * HEROES + self.hero] -= 1
        state.running.append(self.hero * ROOMS + target)
        next_runner(state, self.room, self.hero, target)

    def rule(self, state: State) -> str:
        return "H-10.8"

    def about(self, state: State) -> dict[str, Fact]:
        return {"room": ROOM_NAMES[self.room], "hero": HERO_NAMES[self.hero]}


def arrive(state: State, room: int) -> None:
    """The split group arrives everywhere at once."""
    state.own_heroes()
    for target in state.dungeon.closer[room]:
        number = 0
        for runner in state.running:
            if runner % ROOMS == target:
                state.fresh[target * HEROES + runner // ROOMS] += 1
                number += 1
        state.party[room] -= number
        state.party[target] += number
        if number > 0:
            tell_charge(state, room, target, number)
    state.running = []
