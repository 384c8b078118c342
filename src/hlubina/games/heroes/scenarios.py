"""Scenarios: a dungeon with its tokens, and the scenario's own enemy cards, read from data and checked.

grid, rot        rows of rooms from the top, "" for no tile; clockwise quarter turns of each tile
chests           room = value; the vault always holds the 4
portals          rooms with an unfinished portal
traps, resources, heroes     tokens at set-up, heroes exhausted; `players` adds some for a number of clans
missing_room     where a hero comes in whose room is not there; architect_pool: the tiles that can be built
cards            enemy cards: id, n copies, ops carried out in order
corridors, distance          may be given, and must then be what the doors make

pay{room,res,n,otherwise}    discard n tokens there if they are there, else run `otherwise`
discard_each{n}              every player discards n cards of choice
deploy{hero,where,count,hp}  a hero into each of `count` rooms; where: a room, farthest, distance:N or no_chest;
                             hero: a kind or most_in_supply; hp 2 makes a warrior a champion
encourage{where}             largest_group: the room outside the catacombs with most heroes
jail{n}, jail_or_break{limit}    throw n heroes into the catacombs; or, if `limit` are there, they break out
frog_revolt, dark{turns}, confiscate
"""

from __future__ import annotations

from typing import Final

from hlubina.core.cardfile import tables, whole, word
from hlubina.core.errors import Invalid, shown
from hlubina.games.heroes.dungeon import ABSENT, Dungeon
from hlubina.games.heroes.names import (
    ARCHITECT,
    CATACOMBS,
    HERO_CARDS,
    HERO_KINDS,
    HERO_NAMES,
    NO_ROOM,
    NOTHING,
    RESOURCES,
    ROOM_NAMES,
    ROOMS,
    SPECIAL_NAMES,
    TOKENS,
    TRAP,
    VAULT,
    WARRIOR,
)

OPS: Final = [
    *["pay", "discard_each", "deploy", "encourage", "jail", "jail_or_break", "frog_revolt", "dark", "confiscate"],
]
OP_PAY: Final = 0
OP_DISCARD: Final = 1
OP_DEPLOY: Final = 2
OP_ENCOURAGE: Final = 3
OP_JAIL: Final = 4
OP_JAIL_OR_BREAK: Final = 5
OP_FROGS: Final = 6
OP_DARK: Final = 7
OP_CONFISCATE: Final = 8

FARTHEST: Final = -2  # where a hero is deployed, beside a room
NO_CHEST: Final = -3
AT_DISTANCE: Final = -10  # and further down: distance 0, 1, ...
MOST_IN_SUPPLY: Final = -2  # which hero

OP_FIELDS: Final = {
    "pay": ["room", "res", "n", "otherwise"],
    "discard_each": ["n"],
    "deploy": ["hero", "where", "count", "hp"],
    "encourage": ["where"],
    "jail": ["n"],
    "jail_or_break": ["limit"],
    "frog_revolt": [],
    "dark": ["turns"],
    "confiscate": [],
}
FIELDS: Final = [
    *["id", "name", "name_cs", "difficulty", "prov", "grid", "rot", "corridors", "distance", "chests", "portals"],
    *[
        "traps",
        "resources",
        "heroes",
        "players",
        "missing_room",
        "architect_pool",
        "rule",
        "rule_cs",
        "cards",
    ],
]
CARD_FIELDS: Final = ["id", "name", "n", "ops", "text"]
EXTRA_FIELDS: Final = ["traps", "resources", "heroes"]
MOST_COPIES: Final = 10
MOST_STARS: Final = 5
CHAMPION_HIT_POINTS: Final = 2
WIDEST: Final = 7


class Op:
    """One thing that a scenario card does."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.room = NO_ROOM
        self.token = NOTHING
        self.amount = 1
        self.hero = NOTHING
        self.where = NO_ROOM
        self.strong = False
        self.hit_points = 0  # of the hero, if they are told
        self.otherwise: list[int] = []


class Tokens:
    """What lies in the dungeon at the beginning."""

    def __init__(self) -> None:
        self.tokens = [0] * (ROOMS * TOKENS)
        self.heroes = [0] * (ROOMS * HERO_KINDS)


class Scenario:
    """One scenario, never changed once it is read."""

    def __init__(self, name: str, dungeon: Dungeon) -> None:
        self.name = name
        self.title = ""
        self.rule = ""
        self.standard = False  # one of those that have their texts in the catalogue
        self.difficulty = 0  # from 1, the easiest; 0 if nobody says
        self.dungeon = dungeon
        self.chests = [0] * ROOMS
        self.portals: list[int] = []
        self.setup = Tokens()
        self.extra: list[Tokens] = [Tokens() for _ in range(5)]  # by number of clans
        self.missing_room = NO_ROOM
        self.pool: list[int] = []
        self.ops: list[Op] = []
        self.cards: list[int] = []  # enemy cards, one for each copy
        self.card_ops: list[list[int]] = [[] for _ in range(HERO_CARDS + len(SPECIAL_NAMES))]

    def is_like(self, other: Scenario) -> bool:
        """Whether the same rooms lie at the same places, and the same kinds of cards come."""
        mine, its = self.dungeon, other.dungeon
        same = mine.x == its.x and mine.y == its.y and mine.rooms == its.rooms
        return same and set(self.cards) == set(other.cards)

    def deck_size(self) -> int:
        return HERO_CARDS + len(self.cards)


class Supply:
    """How many tokens there are of everything a scenario may lay out."""

    def __init__(self, heroes: int, resources: int, traps: int, portals: int, chests: list[list[int]]) -> None:
        self.heroes = heroes
        self.resources = resources
        self.traps = traps
        self.portals = portals
        self.chests = chests


def read_scenario(
    name: str, entry: dict[str, object], doors: list[int], room_type: list[int], supply: Supply
) -> Scenario:
    where = f"scenario {name!r}"
    check_fields(entry, FIELDS, where)
    scenario = Scenario(name, read_grid(entry, doors, room_type, where))
    scenario.title = text_of(entry, "name", where)
    scenario.rule = text_of(entry, "rule", where)
    scenario.difficulty = whole(entry, "difficulty", where, 0, most=MOST_STARS)
    rooms = [ROOM_NAMES[room] for room in scenario.dungeon.rooms]
    for room, value in mapping(entry, "chests", rooms, where).items():
        scenario.chests[ROOM_NAMES.index(room)] = whole({"chests": value}, "chests", where, most=4)
    check_chests(scenario, supply, where)
    scenario.portals = [ROOM_NAMES.index(room) for room in listed(entry, "portals", rooms, where)]
    if len(set(scenario.portals)) != len(scenario.portals) or len(scenario.portals) > supply.portals:
        raise Invalid(f"The {where} has more portals than one a room, or than the {supply.portals} there are.")
    scenario.setup = read_tokens(entry, rooms, where)
    read_extra(scenario, entry, rooms, where)
    for number in range(1, 5):
        check_tokens(scenario, number, supply, where)
    scenario.missing_room = word(entry, "missing_room", ["", *rooms], where) - 1
    if scenario.missing_room != NO_ROOM:
        scenario.missing_room = scenario.dungeon.rooms[scenario.missing_room]
    read_pool(scenario, entry, where)
    read_enemies(scenario, entry, rooms, where)
    return scenario


# Fields


def check_fields(entry: dict[str, object], known: list[str], where: str) -> None:
    for name in entry:
        if name not in known:
            raise Invalid(f"The {where} has a field {shown(name)} that nobody knows; there are {', '.join(known)}.")


def text_of(entry: dict[str, object], name: str, where: str) -> str:
    value = entry.get(name, "")
    if not isinstance(value, str) or len(value) > 1000 or any(not sign.isprintable() for sign in value):
        raise Invalid(f"{name!r} of the {where} must be a text of at most 1000 printable characters.")
    return value


def mapping(entry: dict[str, object], name: str, keys: list[str], where: str) -> dict[str, object]:
    """A table with a value for some of the keys."""
    value = entry.get(name, {})
    if not isinstance(value, dict):
        raise Invalid(f"{name!r} of the {where} must be a table of names with values, not {shown(value)}.")
    for key in value:
        if key not in keys:
            raise Invalid(f"{name!r} of the {where} names {shown(key)}; there are {', '.join(keys)}.")
    return value


def listed(entry: dict[str, object], name: str, words: list[str], where: str) -> list[str]:
    values = entry.get(name, [])
    if not isinstance(values, list):
        raise Invalid(f"{name!r} of the {where} must be a list, not {shown(values)}.")
    for value in values:
        if not isinstance(value, str) or value not in words:
            raise Invalid(f"{name!r} of the {where} names {shown(value)}; there are {', '.join(words)}.")
    return [str(value) for value in values]


# The dungeon


def read_grid(entry: dict[str, object], doors: list[int], room_type: list[int], where: str) -> Dungeon:
    rows = entry.get("grid")
    if not isinstance(rows, list) or not rows or not all(isinstance(row, list) for row in rows):
        raise Invalid(f"'grid' of the {where} must be a list of rows, each a list of rooms.")
    if len(rows) > WIDEST or any(len(row) > WIDEST for row in rows):
        raise Invalid(f"The grid of the {where} may be at most {WIDEST} by {WIDEST} rooms.")
    x, y, rotation = [0] * ROOMS, [0] * ROOMS, [ABSENT] * ROOMS
    turns = mapping(entry, "rot", ROOM_NAMES, where)
    for line, row in enumerate(rows):
        for column, name in enumerate(row):
            if name == "":
                continue
            if not isinstance(name, str) or name not in ROOM_NAMES:
                raise Invalid(f"The grid of the {where} has a room {shown(name)}; there are {', '.join(ROOM_NAMES)}.")
            room = ROOM_NAMES.index(name)
            if rotation[room] != ABSENT:
                raise Invalid(f"The grid of the {where} has the room {name} twice; there is one of each.")
            x[room], y[room] = column, line
            rotation[room] = whole({"rot": turns.get(name, 0)}, "rot", f"room {name!r} of the {where}", most=3)
    for needed in (VAULT, CATACOMBS):
        if rotation[needed] == ABSENT:
            raise Invalid(f"The {where} lacks the {ROOM_NAMES[needed]}, without which nobody can play.")
    dungeon = Dungeon(x, y, rotation, doors, room_type)
    lost = dungeon.cut_off()
    if lost:
        raise Invalid(f"In the {where} no corridor leads from {', '.join(lost)} to the vault: turn or move its tiles.")
    check_said(entry, dungeon, where)
    return dungeon


def check_said(entry: dict[str, object], dungeon: Dungeon, where: str) -> None:
    """Corridors and distances that are written down must be so."""
    if "corridors" in entry:
        made = [
            [ROOM_NAMES[room], ROOM_NAMES[other]]
            for room in dungeon.rooms
            for other in dungeon.near[room]
            if ROOM_NAMES[room] < ROOM_NAMES[other]
        ]
        if entry["corridors"] != sorted(made):
            raise Invalid(f"The corridors of the {where} are not those that its doors make; leave them out.")
    if "distance" in entry:
        far = {ROOM_NAMES[room]: dungeon.distance[room] for room in dungeon.rooms}
        if entry["distance"] != far:
            raise Invalid(f"The distances of the {where} are not those that its corridors make; leave them out.")


# Tokens


def check_chests(scenario: Scenario, supply: Supply, where: str) -> None:
    for room, value in enumerate(scenario.chests):
        if (value == 4) != (room == VAULT):
            raise Invalid(f"In the {where} the chest of value 4 must lie in the vault, and nowhere else.")
    for value in range(1, 4):
        there = len(supply.chests[value])
        if scenario.chests.count(value) > there:
            raise Invalid(
                f"The {where} needs {scenario.chests.count(value)} chests of value {value}; there are {there}."
            )


def read_tokens(entry: dict[str, object], rooms: list[str], where: str) -> Tokens:
    found = Tokens()
    for name, number in mapping(entry, "traps", rooms, where).items():
        count = whole({"traps": number}, "traps", where, most=20)
        found.tokens[ROOM_NAMES.index(name) * TOKENS + TRAP] += count
    for name in mapping(entry, "resources", rooms, where):
        there = mapping(entry, "resources", rooms, where)
        for resource in listed(there, name, RESOURCES, where):
            found.tokens[ROOM_NAMES.index(name) * TOKENS + RESOURCES.index(resource)] += 1
    for name in mapping(entry, "heroes", rooms, where):
        there = mapping(entry, "heroes", rooms, where)
        for hero in listed(there, name, HERO_NAMES[:HERO_KINDS], where):
            found.heroes[ROOM_NAMES.index(name) * HERO_KINDS + HERO_NAMES.index(hero)] += 1
    return found


def read_extra(scenario: Scenario, entry: dict[str, object], rooms: list[str], where: str) -> None:
    changes = mapping(entry, "players", ["1", "2", "3", "4"], where)
    for number, change in changes.items():
        if not isinstance(change, dict):
            raise Invalid(f"'players' of the {where} must name what is added for each number of clans.")
        check_fields(change, EXTRA_FIELDS, f"{where} with {number} clans")
        scenario.extra[int(number)] = read_tokens(change, rooms, where)


def check_tokens(scenario: Scenario, number: int, supply: Supply, where: str) -> None:
    extra = scenario.extra[number]
    for token in range(TOKENS):
        most = supply.traps if token == TRAP else supply.resources
        total = sum(scenario.setup.tokens[token::TOKENS]) + sum(extra.tokens[token::TOKENS])
        if total > most:
            raise Invalid(f"The {where} needs {total} tokens of one kind with {number} clans; there are {most}.")
    for kind in range(HERO_KINDS):
        total = sum(scenario.setup.heroes[kind::HERO_KINDS]) + sum(extra.heroes[kind::HERO_KINDS])
        if total > supply.heroes:
            raise Invalid(f"The {where} needs {total} tokens of the {HERO_NAMES[kind]}; there are {supply.heroes}.")


def read_pool(scenario: Scenario, entry: dict[str, object], where: str) -> None:
    """H-2.12: the tiles for the architect, by default all that are not used."""
    has = scenario.dungeon.has
    spare = [ROOM_NAMES[room] for room in range(ROOMS) if not has[room]]
    if has[ARCHITECT]:
        names = listed(entry, "architect_pool", spare, where) if "architect_pool" in entry else spare
        scenario.pool = sorted({ROOM_NAMES.index(name) for name in names})
    elif "architect_pool" in entry:
        raise Invalid(f"The {where} has an architect_pool, but no architect's studio.")


# Enemy cards


def read_enemies(scenario: Scenario, entry: dict[str, object], rooms: list[str], where: str) -> None:
    if "cards" not in entry:
        return
    for card in tables(entry, "cards"):
        check_fields(card, CARD_FIELDS, f"card of the {where}")
        number = HERO_CARDS + word(card, "id", SPECIAL_NAMES, f"a card of the {where}")
        if number in scenario.cards:
            raise Invalid(f"The {where} has the card {SPECIAL_NAMES[number - HERO_CARDS]!r} twice; say it with n.")
        scenario.cards += [number] * whole(card, "n", f"a card of the {where}", most=MOST_COPIES)
        scenario.card_ops[number] = read_ops(scenario, card, "ops", rooms, where)


def read_ops(scenario: Scenario, entry: dict[str, object], name: str, rooms: list[str], where: str) -> list[int]:
    """The ops of a card or of an `otherwise`, by their numbers."""
    numbers: list[int] = []
    if name not in entry:
        return numbers
    for data in tables(entry, name):
        op = read_op(scenario, data, rooms, where)
        scenario.ops.append(op)
        numbers.append(len(scenario.ops) - 1)
    return numbers


def read_op(scenario: Scenario, data: dict[str, object], rooms: list[str], where: str) -> Op:
    here = f"a card of the {where}"
    op = Op(word(data, "op", OPS, here))
    name = OPS[op.kind]
    check_fields(data, ["op", *OP_FIELDS[name]], f"op {name!r} of the {where}")
    if op.kind == OP_PAY:
        op.room = ROOM_NAMES.index(rooms[word(data, "room", rooms, here)])
        op.token = word(data, "res", RESOURCES, here)
        op.amount = whole(data, "n", here, 1, most=5)
        op.otherwise = read_ops(scenario, data, "otherwise", rooms, where)
    elif op.kind in (OP_DISCARD, OP_JAIL):
        op.amount = whole(data, "n", here, 1, most=5)
    elif op.kind == OP_JAIL_OR_BREAK:
        op.amount = whole(data, "limit", here, most=20)
    elif op.kind == OP_DARK:
        op.amount = whole(data, "turns", here, most=10)
    elif op.kind == OP_ENCOURAGE:
        word(data, "where", ["largest_group"], here)
    elif op.kind == OP_DEPLOY:
        read_deployment(op, data, rooms, here)
    return op


def read_deployment(op: Op, data: dict[str, object], rooms: list[str], here: str) -> None:
    heroes = [*HERO_NAMES[:HERO_KINDS], "most_in_supply"]
    hero = word(data, "hero", heroes, here)
    op.hero = MOST_IN_SUPPLY if hero == HERO_KINDS else hero
    distances = [f"distance:{number}" for number in range(1, ROOMS)]
    where = word(data, "where", [*rooms, "farthest", "no_chest", *distances], here)
    if where < len(rooms):
        op.where = ROOM_NAMES.index(rooms[where])
    elif where == len(rooms):
        op.where = FARTHEST
    elif where == len(rooms) + 1:
        op.where = NO_CHEST
    else:
        op.where = AT_DISTANCE - (where - len(rooms) - 1)
    op.amount = whole(data, "count", here, 1, most=4)
    op.hit_points = whole(data, "hp", here, 0, most=CHAMPION_HIT_POINTS)
    op.strong = op.hit_points == CHAMPION_HIT_POINTS
    if op.strong and op.hero != WARRIOR:
        raise Invalid(f"In {here} only a warrior can have {CHAMPION_HIT_POINTS} hit points: a champion.")
