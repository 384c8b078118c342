"""The components of Keep the Heroes Out!: `cards.toml` read once into flat tables, and checked.

Cards are numbered by their kind in the order of CARD_NAMES: the action cards of the nine clans, loot, promo loot, and
the further cards that a player's file may have. A card that the file does not have has no sides and no copies.
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
    ACTION_NAMES,
    CARD_NAMES,
    CLAN_CARDS,
    CLAN_NAMES,
    CLANS,
    DIFFICULTIES,
    EFFECT_NAMES,
    FIRST_SPARE,
    FIRST_SPARE_LOOT,
    FIRST_SPARE_PROMO,
    LOOT_KINDS,
    LOOT_NAMES,
    NOTHING,
    PROMO_NAMES,
    RESOURCES,
    ROLES,
    ROOM_NAMES,
    ROOMS,
    SCENARIO_NAMES,
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
MOST_HIT_POINTS: Final = 9
MOST_LOOT: Final = 100


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
        self.promo = [False] * len(CARD_NAMES)
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
        self.read_scenarios(tables(data, "scenarios"))
        self.chapters: list[list[int]] = []  # scenarios by chapter
        self.chapter_clans: list[list[int]] = []
        self.read_chapters(data)
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
            self.read_deck(entry, clan, where)
        if len(set(self.monsters)) != CLANS:
            raise Invalid("No two clans of the card file may have equally many monsters: the smallest clan begins.")

    def read_deck(self, entry: dict[str, object], clan: int, where: str) -> None:
        """Any cards of the clan: those that it has here, and as many others as a deck can have."""
        spare = FIRST_SPARE + clan * CLAN_CARDS
        names = [name for name in ACTION_NAMES if name.startswith(CLAN_NAMES[clan] + "_")]
        names += CARD_NAMES[spare : spare + CLAN_CARDS]
        size = 0
        for found in tables(entry, "cards"):
            card = self.read_card(found, names, f"a card of the {where}", None)
            self.clan_of[card] = clan
            size += self.copies[card]
        if size != CLAN_CARDS:
            raise Invalid(f"The deck of the {where} in the card file must have {CLAN_CARDS} cards, not {size}.")

    def read_card(self, entry: dict[str, object], names: list[str], what: str, copies: int | None) -> int:
        name = entry.get("id")
        if not isinstance(name, str) or name not in names:
            raise Invalid(f"The id of {what} in the card file must be one of {', '.join(names)}, not {shown(name)}.")
        card = CARD_NAMES.index(name)
        where = f"card {name!r}"
        if self.sides[card]:
            raise Invalid(f"The card file has the {where} twice; say it with n.")
        self.sides[card] = read_sides(entry.get("sym"), where)
        self.copies[card] = whole(entry, "n", where, copies, most=CLAN_CARDS)
        if self.copies[card] == 0:
            raise Invalid(f"The card file has no copy of the {where}; leave the card out.")
        return card

    def read_loot(self, data: dict[str, object]) -> None:
        loot = [*LOOT_NAMES, *CARD_NAMES[FIRST_SPARE_LOOT:FIRST_SPARE_PROMO]]
        for entry in tables(data, "loot"):
            self.read_loot_card(entry, loot, "a loot card")
        promo = [*PROMO_NAMES, *CARD_NAMES[FIRST_SPARE_PROMO:]]
        for entry in tables(data, "promo") if "promo" in data else []:
            self.promo[self.read_loot_card(entry, promo, "a promo card")] = True
        said = whole(table(data, "components"), "loot_cards", "[components]", most=MOST_LOOT)
        there = len(self.loot_deck(promo=False))
        if said != there:
            raise Invalid(f"The card file counts {said} loot cards, but its cards make {there}.")

    def read_loot_card(self, entry: dict[str, object], names: list[str], what: str) -> int:
        card = self.read_card(entry, names, what, 1)
        self.loot_kind[card] = word(entry, "kind", LOOT_KINDS, f"card {CARD_NAMES[card]!r}")
        return card

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
        """Every scenario that the setting offers, in its order."""
        names = self.scenario_names()
        for name in names:
            if name not in SCENARIO_NAMES or names.count(name) > 1:
                raise Invalid(
                    f"The setting 'scenario' of the card file must list scenarios from {SCENARIO_NAMES[0]} to "
                    f"{SCENARIO_NAMES[-1]}, each once, not {shown(name)}."
                )
        for name, entry in zip(names, named({"scenarios": entries}, "scenarios", names, "the setting"), strict=True):
            self.scenarios.append(read_scenario(name, entry, self.doors, self.room_type, self.supply()))

    def scenario_names(self) -> list[str]:
        for setting in self.settings:
            if setting.name == "scenario":
                return setting.values
        raise Invalid("The card file lacks the setting 'scenario'.")

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

    # Small questions that the rules ask

    def clan_deck(self, clan: int) -> list[int]:
        """H-2.6: the ten action cards."""
        return [card for card, owner in enumerate(self.clan_of) if owner == clan for _ in range(self.copies[card])]

    def loot_deck(self, promo: bool) -> list[int]:
        return [
            card
            for card, kind in enumerate(self.loot_kind)
            if kind != NOTHING and (promo or not self.promo[card])
            for _ in range(self.copies[card])
        ]


def read_standard() -> Cards:
    cards = Cards(open_cards(CARD_FILE))
    for scenario in cards.scenarios:
        scenario.standard = True
    return cards


STANDARD: Final = read_standard()


class OwnScenarios(Cards):
    """The standard cards with some scenarios replaced by those of a file that holds nothing else."""

    def __init__(self, source: CardSource, entries: list[dict[str, object]]) -> None:
        super().__init__(open_cards(CARD_FILE))
        for scenario in self.scenarios:
            scenario.standard = True
        self.source = source
        self.digest = source.digest()
        names = self.scenario_names()
        for entry in entries:
            name = entry.get("id")
            if not isinstance(name, str) or name not in names:
                raise Invalid(
                    f"A scenario has an id of {', '.join(names)}, in whose place it is played, not {shown(name)}."
                )
            self.scenarios[names.index(name)] = read_scenario(name, entry, self.doors, self.room_type, self.supply())


def read_cards(source: CardSource) -> Cards:
    """A designer's cards; figures, cards and scenarios may differ, but not the players, version and other settings."""
    data = source.parsed()
    if data.keys() == {"scenarios"}:
        return OwnScenarios(source, tables(data, "scenarios"))
    cards = Cards(source)
    cards.check_like(STANDARD, free="scenario")
    known = {scenario.name: scenario for scenario in STANDARD.scenarios}
    for scenario in cards.scenarios:
        named_here = bool(scenario.title or scenario.rule)
        scenario.standard = not named_here and scenario.name in known and scenario.is_like(known[scenario.name])
    return cards
