"""H-8.2, H-9 and H-10.1 to H-10.3: enemy cards are revealed, heroes come into the dungeon and greet."""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.native import mypyc_attr
from hlubina.core.prompts import ORDER
from hlubina.core.steps import Step
from hlubina.games.heroes.actions import HERO, RESOURCE, ROOM
from hlubina.games.heroes.names import (
    ARCHER,
    CATACOMBS,
    CHAMPION,
    ENEMY_NAMES,
    ENEMY_TYPES,
    HERO_CARDS,
    HERO_NAMES,
    HEROES,
    MAGE,
    NO_ROOM,
    NOTHING,
    RESOURCES,
    ROGUE,
    ROOM_NAMES,
    ROOMS,
    TOKENS,
    TRAP,
    WARRIOR,
)
from hlubina.games.heroes.rules.ending import win
from hlubina.games.heroes.rules.wounds import SHOT, hit_somebody
from hlubina.games.heroes.state import RoomStep, State, kind_of

# The enemy deck


def reveal_card(state: State) -> int:
    """H-9.1: the top enemy card goes to the discard; NOTHING if the second wave has run dry."""
    if not state.enemy_deck:
        if state.wave > 1:
            return NOTHING
        begin_second_wave(state)
    state.own_enemies()
    card = state.enemy_deck.pop()
    state.enemy_discard.append(card)
    state.turned_up()
    if state.journal is not None:
        state.tell("enemy_revealed", {"enemy": ENEMY_NAMES[card]})
    return card


def begin_second_wave(state: State) -> None:
    """H-9.2: the discarded enemy cards are shuffled and become the deck of the second wave."""
    state.wave = 2
    state.own_enemies()
    state.enemy_deck = state.enemy_discard
    state.enemy_discard = []
    state.chance.shuffle(state.enemy_deck)
    state.turned_up()
    if state.journal is not None:
        state.tell("second_wave", {"count": len(state.enemy_deck)})


@mypyc_attr(acyclic=True, free_list_len=1)
class CardResolved(Step):
    """H-9.2, H-9.3: an enemy card is resolved and every hero exhausted; is the deck empty?"""

    def name(self) -> str:
        return "card_resolved"

    def carried_out(self, state: State) -> None:
        if state.enemy_deck:
            return
        if state.wave > 1:
            win(state)
        else:
            begin_second_wave(state)


# Deployment


def deploy_card(state: State, card: int) -> None:
    """H-10.1: a hero into each room of the type; A17 and `missing_room` where one is not there."""
    rooms = state.dungeon.of_type(card % ENEMY_TYPES)
    missing = state.scenario.missing_room
    if len(rooms) < 2 and missing != NO_ROOM and missing not in rooms:
        rooms.append(missing)
    deploy_heroes(state, card // ENEMY_TYPES, rooms)


def deploy_heroes(state: State, hero: int, rooms: list[int]) -> None:
    """H-10.1, H-10.2: a hero into each of the rooms, then all of them greet."""
    mask = 0
    for room in rooms:
        mask |= 1 << room
    bring_in(state, hero, mask, 0)


def bring_in(state: State, hero: int, waiting: int, there: int) -> None:
    """H-8.2, A14: with too few tokens the players choose the rooms; then the others of the kind wake up."""
    left = state.heroes_left[kind_of(hero)]
    missing = 0
    for room in range(ROOMS):
        missing += waiting >> room & 1
    if left > 0 and missing > left:
        state.push(ChooseDeployRoom(state.leader(), hero, waiting, there))
        return
    if left == 0 and missing > 0:
        state.push(DeployHero(NOBODY, hero, NO_ROOM))
    else:
        for room in range(ROOMS):
            if waiting >> room & 1:
                place(state, hero, room)
        there |= waiting
    if there > 0:
        greet_together(state, hero, there)


def place(state: State, hero: int, room: int) -> None:
    state.place_hero(room, hero)
    if state.journal is not None:
        state.tell("hero_deployed", {"hero": HERO_NAMES[hero], "room": ROOM_NAMES[room]})


class ChooseDeployRoom(Step):
    """A14: there are fewer tokens than rooms. `there` are those that a hero has come into already."""

    def __init__(self, seat: int, hero: int, rooms: int, there: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.rooms = rooms
        self.there = there

    def name(self) -> str:
        return "choose_deploy_room"

    def numbers(self) -> list[int]:
        return [self.seat, self.hero, self.rooms, self.there]

    def fits(self, state: State) -> bool:
        placed = self.there == 0 or (state.are_rooms(self.there) and not self.rooms & self.there)
        return 0 <= self.hero < HEROES and state.are_rooms(self.rooms) and placed

    def legal(self, state: State) -> list[int]:
        return [ROOM + room for room in range(ROOMS) if self.rooms >> room & 1]

    def answered(self, state: State, action: int) -> None:
        chosen = 1 << (action - ROOM)
        place(state, self.hero, action - ROOM)
        bring_in(state, self.hero, self.rooms & ~chosen, self.there | chosen)

    def rule(self, state: State) -> str:
        return "H-8.2"

    def about(self, state: State) -> dict[str, Fact]:
        return {"hero": HERO_NAMES[self.hero]}


@mypyc_attr(acyclic=True, free_list_len=1)
class DeployHero(Step):
    """A hero comes into a room and greets; without a token, or a room, its fellows wake up instead."""

    def __init__(self, seat: int, hero: int, room: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.room = room

    def name(self) -> str:
        return "deploy_hero"

    def numbers(self) -> list[int]:
        return [self.seat, self.hero, self.room]

    def fits(self, state: State) -> bool:
        return 0 <= self.hero < HEROES and (self.room == NO_ROOM or state.is_room(self.room))

    def carried_out(self, state: State) -> None:
        if self.room == NO_ROOM or state.heroes_left[kind_of(self.hero)] == 0:
            wake_fellows(state, kind_of(self.hero))
            return
        place(state, self.hero, self.room)
        greet(state, self.room, self.hero)


def wake_fellows(state: State, kind: int) -> None:
    """H-8.2: every hero of the kind, and everybody who shares a room with one, becomes active; nobody greets."""
    if state.journal is not None:
        state.tell("no_token", {"hero": HERO_NAMES[kind]})
    for room in state.dungeon.rooms:
        if has_kind(state, room, kind):
            wake(state, room)


def has_kind(state: State, room: int, kind: int) -> bool:
    first = room * HEROES
    if state.resting[first + kind] + state.active[first + kind] + state.fresh[first + kind] > 0:
        return True
    champion = first + CHAMPION
    return kind == WARRIOR and state.resting[champion] + state.active[champion] + state.fresh[champion] > 0


def wake(state: State, room: int) -> None:
    woken = state.wake_room(room)
    if woken > 0 and state.journal is not None:
        state.tell("encouraged", {"room": ROOM_NAMES[room], "count": woken})


# Greetings (H-10.2)


def greet(state: State, room: int, hero: int) -> None:
    kind = kind_of(hero)
    if kind == ROGUE:
        if state.has_token(room, TRAP):
            state.drop_token(room, TRAP)
            if state.journal is not None:
                state.tell("trap_disarmed", {"room": ROOM_NAMES[room]})
    elif kind == WARRIOR:
        destroy_resources(state, room, 2)
    elif kind == ARCHER:
        if targets_of_archer(state, room):
            state.push(ArcherShot(state.leader(), room))
    elif room == CATACOMBS:
        wake(state, room)


def greet_together(state: State, hero: int, rooms: int) -> None:
    """H-10.2: heroes of one card greet. The order matters only among archers, so that only theirs is asked for."""
    if kind_of(hero) == ARCHER:
        state.push(ArchersGreet(NOBODY, rooms))
        return
    for room in range(ROOMS - 1, -1, -1):
        if rooms >> room & 1:
            greet(state, room, hero)


@mypyc_attr(acyclic=True, free_list_len=1)
class ArchersGreet(Step):
    """H-10.2, A16: several archers shoot one after another; a mask of the rooms of those who have not yet."""

    def __init__(self, seat: int, rooms: int) -> None:
        super().__init__(seat)
        self.rooms = rooms

    def name(self) -> str:
        return "archers_greet"

    def numbers(self) -> list[int]:
        return [self.seat, self.rooms]

    def fits(self, state: State) -> bool:
        return state.are_rooms(self.rooms)

    def carried_out(self, state: State) -> None:
        ready = 0
        for room in range(ROOMS):
            if self.rooms >> room & 1 and targets_of_archer(state, room):
                ready |= 1 << room
        if ready > 0:
            state.push(NextArcher(state.leader(), ready))


@mypyc_attr(acyclic=True, free_list_len=1)
class NextArcher(Step):
    """A16: the players choose whose greeting comes first."""

    def __init__(self, seat: int, rooms: int) -> None:
        super().__init__(seat)
        self.rooms = rooms

    def name(self) -> str:
        return "next_archer"

    def kind(self) -> str:
        return ORDER

    def numbers(self) -> list[int]:
        return [self.seat, self.rooms]

    def fits(self, state: State) -> bool:
        return state.are_rooms(self.rooms)

    def legal(self, state: State) -> list[int]:
        return [ROOM + room for room in range(ROOMS) if self.rooms >> room & 1]

    def answered(self, state: State, action: int) -> None:
        room = action - ROOM
        rest = self.rooms & ~(1 << room)
        if rest > 0:
            state.push(ArchersGreet(NOBODY, rest))
        state.push(ArcherShot(self.seat, room))

    def rule(self, state: State) -> str:
        return "H-10.2"


def targets_of_archer(state: State, room: int) -> list[int]:
    """A18: adjacent rooms nearer to the vault with a monster; by the other reading farther ones if there is none."""
    if state.dark > 0:
        return []
    found = [other for other in state.dungeon.closer[room] if state.crowd[other] > 0]
    if not found and state.settings.archer_everywhere:
        found = [other for other in state.dungeon.near[room] if state.crowd[other] > 0]
    return found


class ArcherShot(RoomStep):
    """H-10.2: the room that the archer shoots into."""

    def name(self) -> str:
        return "archer_shot"

    def legal(self, state: State) -> list[int]:
        return [ROOM + room for room in targets_of_archer(state, self.room)]

    def answered(self, state: State, action: int) -> None:
        room = action - ROOM
        if state.journal is not None:
            state.tell("archer_shot", {"room": ROOM_NAMES[self.room], "rooms": [ROOM_NAMES[room]]})
        hit_somebody(state, room, SHOT)

    def rule(self, state: State) -> str:
        return "H-10.2"


def destroy_resources(state: State, room: int, number: int) -> None:
    """A19: as many as possible, at most so many; the players pick which."""
    if number > 0 and state.tokens_in(room, len(RESOURCES)):
        state.push(DestroyResource(state.leader(), room, number))


class DestroyResource(RoomStep):
    """H-10.2, H-10.6: a resource leaves the room."""

    def __init__(self, seat: int, room: int, left: int) -> None:
        super().__init__(seat, room)
        self.left = left

    def name(self) -> str:
        return "destroy_resource"

    def numbers(self) -> list[int]:
        return [self.seat, self.room, self.left]

    def fits(self, state: State) -> bool:
        return state.is_room(self.room) and 1 <= self.left <= 2

    def legal(self, state: State) -> list[int]:
        return [RESOURCE + token for token in state.tokens_in(self.room, len(RESOURCES))]

    def answered(self, state: State, action: int) -> None:
        token = action - RESOURCE
        state.drop_token(self.room, token)
        if state.journal is not None:
            state.tell("resource_lost", {"token": RESOURCES[token], "room": ROOM_NAMES[self.room]})
        destroy_resources(state, self.room, self.left - 1)

    def rule(self, state: State) -> str:
        return "H-10.2"


# Traps (H-10.3)


def trap_springs(state: State, room: int) -> bool:
    """Whether a trap is still to hit somebody who has just arrived."""
    return state.tokens[room * TOKENS + TRAP] > 0 and state.count(state.fresh, room) > 0


class TrapVictim(RoomStep):
    """A13: one of those who have just arrived suffers a wound, and the trap is gone."""

    def name(self) -> str:
        return "trap_victim"

    def legal(self, state: State) -> list[int]:
        return [HERO + hero for hero in state.kinds(state.fresh, self.room)]

    def answered(self, state: State, action: int) -> None:
        state.drop_token(self.room, TRAP)
        if state.journal is not None:
            state.tell("trap_sprung", {"room": ROOM_NAMES[self.room]})
        state.own_heroes()
        state.hurt(state.fresh, self.room, action - HERO)

    def rule(self, state: State) -> str:
        return "H-10.3"


# The catacombs (H-5.4 a and b)


def throw_in(state: State, card: int) -> None:
    """The hero of a revealed card is thrown into the catacombs; a scenario card has no effect."""
    if card == NOTHING or card >= HERO_CARDS:
        return
    hero = card // ENEMY_TYPES
    if state.heroes_left[hero] > 0:
        state.push(LieDown(NOBODY, hero))
    state.push(DeployHero(NOBODY, hero, CATACOMBS))


@mypyc_attr(acyclic=True, free_list_len=1)
class LieDown(Step):
    """H-5.4: traps hit the one who was thrown in; unless it is a mage, it lies exhausted then."""

    def __init__(self, seat: int, hero: int) -> None:
        super().__init__(seat)
        self.hero = hero

    def name(self) -> str:
        return "lie_down"

    def numbers(self) -> list[int]:
        return [self.seat, self.hero]

    def fits(self, state: State) -> bool:
        return 0 <= self.hero < CHAMPION

    def carried_out(self, state: State) -> None:
        if trap_springs(state, CATACOMBS):
            state.push(LieDown(NOBODY, self.hero))
            state.push(TrapVictim(state.leader(), CATACOMBS))
            return
        place = CATACOMBS * HEROES + self.hero
        if state.fresh[place] > 0:
            state.own_heroes()
            state.fresh[place] -= 1
            if self.hero == MAGE:
                state.active[place] += 1
            else:
                state.resting[place] += 1
                state.awake -= 1
