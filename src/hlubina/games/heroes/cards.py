"""The components of Keep the Heroes Out!: `cards.toml` read once into flat tables, and checked.

Cards are numbered by their kind in the order of CARD_NAMES: the action cards of the nine clans, loot, promo loot.
Rooms, clans, heroes and enemy cards are numbered in the order of the lists below. None of them ever changes its
number.
"""

from __future__ import annotations

import functools
import operator
from pathlib import Path
from typing import Final

from hlubina.core.cardfile import CardFile, CardSource, named, open_cards, table, tables, whole, word
from hlubina.core.errors import Invalid, shown
from hlubina.games.heroes.names import (
    CARD_NAMES,
    CLAN_NAMES,
    CLANS,
    DIFFICULTIES,
    EFFECT_NAMES,
    FIRST_LOOT,
    FIRST_PROMO,
    LOOT_KINDS,
    LOOT_NAMES,
    NOTHING,
    PROMO_NAMES,
    RESOURCES,
    ROLES,
    ROOM_NAMES,
    ROOMS,
    SIDES,
    TOKEN_NAMES,
    TYPE_NAMES,
)
from hlubina.games.heroes.notation import Side, read_sides
from hlubina.games.heroes.scenarios import Scenario, Supply, read_scenario

CARD_FILE: Final = Path(__file__).with_name("cards.toml")
ABILITIES: Final = [
    *["heal_all", "portal_here", "move_through", "move_own", "ranged_own", "create_bone", "melee_own", "draw_own"],
    "deploy_own",
]
DEFEAT: Final = 4  # the effect of the chest of value 4
MOST_HIT_POINTS: Final = 5


class Cards(CardFile):
    """The tables of one card file. A file of scenarios alone is laid over the standard one."""

    def __init__(self, source: CardSource) -> None:
        super().__init__(source)
        data = self.data
        self.read_figures(data)
        self.doors: list[int] = []  # a bit for each side of the unrotated tile: north, east, south, west
        self.room_type: list[int] = []
        self.makes: list[int] = []  # the token, or NOTHING
        self.pays: list[int] = []
        self.crafts: list[int] = []  # the kind of loot, or NOTHING
        self.read_rooms(data)
        self.sides: list[list[Side]] = [[] for _ in CARD_NAMES]
        self.copies: list[int] = [0] * len(CARD_NAMES)
        self.loot_kind: list[int] = [NOTHING] * len(CARD_NAMES)
        self.clan_of: list[int] = [NOTHING] * len(CARD_NAMES)
        self.monsters: list[int] = []
        self.hit_points: list[int] = []
        self.start_count: list[int] = []
        self.start_type: list[int] = []
        self.roles: list[int] = []  # or NOTHING
        self.read_clans(data)
        self.read_loot(data)
        self.chests: list[list[int]] = [[], [], [], [], []]  # the effects by value
        self.read_chests(data)
        self.wave_cards: list[list[int]] = []  # by difficulty: enemy cards a turn in either wave
        self.read_difficulties(data)
        self.scenarios: list[Scenario] = []
        self.replaced = [False] * len(self.scenario_names())  # by those of a player
        self.read_scenarios(tables(data, "scenarios"))
        self.chapters: list[list[int]] = []  # scenarios by chapter
        self.chapter_clans: list[list[int]] = []
        self.read_chapters(data)
        self.check_sides()
        self.defends = [any(side.defends for side in sides) for sides in self.sides]

    def read_figures(self, data: dict[str, object]) -> None:
        meta = table(data, "meta")
        self.hand_size = whole(meta, "hand_size", "[meta]", most=20)
        self.display_size = whole(meta, "loot_display", "[meta]", most=20)
        self.catacombs_draw = whole(meta, "catacombs_draw", "[meta]", most=10)
        tokens = table(data, "tokens")
        self.hero_tokens = whole(tokens, "hero_each", "[tokens]", most=20)
        self.resource_tokens = whole(tokens, "resource_each", "[tokens]", most=20)
        self.trap_tokens = whole(tokens, "traps", "[tokens]", most=20)
        self.portal_tokens = whole(tokens, "portals", "[tokens]", most=ROOMS)
        if self.hand_size == 0 or self.hero_tokens == 0:
            raise Invalid("The card file needs a hand size and hero tokens above 0.")

    def supply(self) -> Supply:
        return Supply(self.hero_tokens, self.resource_tokens, self.trap_tokens, self.portal_tokens, self.chests)

    def token_limit(self, token: int) -> int:
        return self.trap_tokens if token >= len(RESOURCES) else self.resource_tokens

    def read_rooms(self, data: dict[str, object]) -> None:
        for room, entry in enumerate(named(data, "rooms", ROOM_NAMES, "Keep the Heroes Out!")):
            where = f"room {ROOM_NAMES[room]!r}"
            doors = entry.get("doors")
            if not isinstance(doors, str) or not doors or any(side not in SIDES for side in doors):
                raise Invalid(f"'doors' of {where} in the card file must be some of the letters NESW.")
            self.doors.append(sum(1 << SIDES.index(side) for side in set(doors)))
            self.room_type.append(word(entry, "type", TYPE_NAMES, where))
            self.makes.append(word(entry, "makes", ["", *TOKEN_NAMES], where) - 1)
            self.pays.append(word(entry, "pay", ["", *RESOURCES], where) - 1)
            self.crafts.append(word(entry, "loot", ["", *LOOT_KINDS], where) - 1)
            if (self.pays[-1] == NOTHING) != (self.crafts[-1] == NOTHING):
                raise Invalid(f"The {where} of the card file must have both 'pay' and 'loot', or neither.")

    def read_clans(self, data: dict[str, object]) -> None:
        first = 0
        for clan, entry in enumerate(named(data, "clans", CLAN_NAMES, "Keep the Heroes Out!")):
            where = f"clan {CLAN_NAMES[clan]!r}"
            self.monsters.append(whole(entry, "monsters", where, most=20))
            self.hit_points.append(whole(entry, "hp", where, most=MOST_HIT_POINTS))
            start = entry.get("start")
            if not isinstance(start, dict):
                raise Invalid(f"The {where} of the card file lacks its 'start'.")
            self.start_count.append(whole(start, "count", where, most=self.monsters[-1]))
            self.start_type.append(word(start, "type", TYPE_NAMES, where))
            self.roles.append(word(entry, "role", ["", *ROLES], where) - 1)
            if word(entry, "ability", ABILITIES, where) != clan:
                raise Invalid(f"The ability of the {where} in the card file must stay {ABILITIES[clan]!r}.")
            if 0 in (self.monsters[-1], self.hit_points[-1], self.start_count[-1]):
                raise Invalid(f"The {where} of the card file needs monsters, hit points and starting monsters.")
            names = [name for name in CARD_NAMES[:FIRST_LOOT] if name.startswith(CLAN_NAMES[clan] + "_")]
            self.read_deck(entry, clan, first, names, where)
            first += len(names)
        if len(set(self.monsters)) != CLANS:
            raise Invalid("No two clans of the card file may have equally many monsters: the smallest clan begins.")

    def read_deck(self, entry: dict[str, object], clan: int, first: int, names: list[str], where: str) -> None:
        for card, found in enumerate(named(entry, "cards", names, f"the {where}"), first):
            self.read_card(card, found, whole(found, "n", f"card {CARD_NAMES[card]!r}", most=10))
            self.clan_of[card] = clan
        size = sum(self.copies[first : first + len(names)])
        if size != 10:
            raise Invalid(f"The deck of the {where} in the card file must have 10 cards, not {size}.")

    def read_card(self, card: int, entry: dict[str, object], copies: int) -> None:
        self.sides[card] = read_sides(entry.get("sym"), f"card {CARD_NAMES[card]!r}")
        self.copies[card] = copies

    def read_loot(self, data: dict[str, object]) -> None:
        game = "Keep the Heroes Out!"
        found = named(data, "loot", LOOT_NAMES, game) + named(data, "promo", PROMO_NAMES, game)
        for card, entry in enumerate(found, FIRST_LOOT):
            where = f"card {CARD_NAMES[card]!r}"
            self.read_card(card, entry, whole(entry, "n", where, 1, most=10))
            self.loot_kind[card] = word(entry, "kind", LOOT_KINDS, where)
        said = whole(table(data, "components"), "loot_cards", "[components]")
        there = sum(self.copies[FIRST_LOOT:FIRST_PROMO])
        if said != there:
            raise Invalid(f"The card file counts {said} loot cards, but its cards make {there}.")

    def read_chests(self, data: dict[str, object]) -> None:
        for entry in tables(data, "chests"):
            value = whole(entry, "value", "a chest", most=4)
            effect = word(entry, "effect", EFFECT_NAMES, "a chest")
            if value == 0 or (effect == DEFEAT) != (value == 4):
                raise Invalid("A chest of the card file has a value from 1 to 4, and 'defeat' belongs to the 4 alone.")
            self.chests[value] += [effect] * whole(entry, "n", "a chest", most=20)
        said = whole(table(data, "tokens"), "chests", "[tokens]")
        there = sum(len(effects) for effects in self.chests)
        if said != there or len(self.chests[4]) != 1:
            raise Invalid(f"The card file counts {said} chests, but there are {there}; one of them has the value 4.")

    def read_difficulties(self, data: dict[str, object]) -> None:
        levels = table(data, "difficulty")
        for name in DIFFICULTIES:
            level = table(levels, name)
            where = f"difficulty {name!r}"
            self.wave_cards.append([whole(level, wave, where, most=10) for wave in ("wave1", "wave2")])
            if 0 in self.wave_cards[-1]:
                raise Invalid(f"The {where} of the card file needs at least one enemy card a turn.")

    def read_scenarios(self, entries: list[dict[str, object]]) -> None:
        """Every scenario of the switch, in its order."""
        names = self.scenario_names()
        for name, entry in zip(names, named({"scenarios": entries}, "scenarios", names, "the switch"), strict=True):
            self.scenarios.append(read_scenario(name, entry, self.doors, self.room_type, self.supply()))

    def scenario_names(self) -> list[str]:
        for switch in self.switches:
            if switch.name == "scenario":
                return switch.values
        raise Invalid("The card file lacks the switch 'scenario'.")

    def read_chapters(self, data: dict[str, object]) -> None:
        names = self.scenario_names()
        for entry in tables(data, "chapters"):
            scenarios, clans = entry.get("scenarios"), entry.get("clans")
            if not isinstance(scenarios, list) or not isinstance(clans, list):
                raise Invalid("A [[chapters]] of the card file needs lists of scenarios and clans.")
            self.chapters.append([word({"scenarios": name}, "scenarios", names, "a chapter") for name in scenarios])
            self.chapter_clans.append([word({"clans": name}, "clans", CLAN_NAMES, "a chapter") for name in clans])
            if len(set(self.chapter_clans[-1])) < self.most:
                raise Invalid(f"A chapter of the card file needs at least {self.most} different clans.")
        if sorted(functools.reduce(operator.iadd, self.chapters, [])) != list(range(len(names))):
            raise Invalid("Every scenario of the card file must stand in exactly one chapter.")

    def chapter_of(self, scenario: int) -> int:
        for chapter, scenarios in enumerate(self.chapters):
            if scenario in scenarios:
                return chapter
        raise AssertionError("Every scenario stands in a chapter.")

    def check_sides(self) -> None:
        for card, sides in enumerate(self.sides):
            playable = len(sides) == 2 and sides[1].words() != ["defend"]
            if playable != (CARD_NAMES[card] in RIGHT_SIDED):
                raise Invalid(
                    f"The sides of card {CARD_NAMES[card]!r} in the card file must stay two, or one, to play."
                )

    # Small questions that the rules ask

    def clan_deck(self, clan: int) -> list[int]:
        """H-2.6: the ten action cards."""
        return [card for card in range(FIRST_LOOT) if self.clan_of[card] == clan for _ in range(self.copies[card])]

    def loot_deck(self, promo: bool) -> list[int]:
        last = len(CARD_NAMES) if promo else FIRST_PROMO
        return [card for card in range(FIRST_LOOT, last) for _ in range(self.copies[card])]


def right_sided_names(path: Path) -> list[str]:
    """The cards of the standard file with a right side that can be played: actions are numbered by them."""
    data = open_cards(path).parsed()
    entries = tables(data, "loot") + tables(data, "promo")
    for clan in tables(data, "clans"):
        entries += tables(clan, "cards")
    sides = {str(entry.get("id")): str(entry.get("sym")).partition("/")[2].strip() for entry in entries}
    return [name for name in CARD_NAMES if sides[name] not in ("", "defend")]


RIGHT_SIDED: Final = right_sided_names(CARD_FILE)
STANDARD: Final = Cards(open_cards(CARD_FILE))


class OwnScenarios(Cards):
    """The standard cards with some scenarios replaced by those of a file that holds nothing else."""

    def __init__(self, source: CardSource, entries: list[dict[str, object]]) -> None:
        super().__init__(open_cards(CARD_FILE))
        self.source = source
        self.digest = source.digest
        names = self.scenario_names()
        for entry in entries:
            name = entry.get("id")
            if not isinstance(name, str) or name not in names:
                raise Invalid(
                    f"A scenario has an id of {', '.join(names)}, in whose place it is played, not {shown(name)}."
                )
            self.replaced[names.index(name)] = True
            self.scenarios[names.index(name)] = read_scenario(name, entry, self.doors, self.room_type, self.supply())


def read_cards(source: CardSource) -> Cards:
    """A designer's cards; figures may differ, but not the players, switches and version."""
    data = source.parsed()
    if data.keys() == {"scenarios"}:
        return OwnScenarios(source, tables(data, "scenarios"))
    cards = Cards(source)
    cards.check_like(STANDARD)
    return cards
