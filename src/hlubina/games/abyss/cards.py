"""The cards of Abyss: `cards.toml` read once into flat tables, and checked.

An ally is numbered by its kind: race * 5 + value - 1; equal allies are one kind, a monster is number 25. Lords and
locations are numbered in the order of the lists below. None of them ever changes its number.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hlubina.core.cardfile import (
    CardFile,
    CardSource,
    check_counts,
    named,
    open_cards,
    table,
    tables,
    whole,
    wholes,
    word,
)
from hlubina.core.errors import Invalid

RACES: Final = ["jellyfish", "crab", "seahorse", "shellfish", "squid"]
GUILDS: Final = ["soldier", "merchant", "mage", "politician", "farmer", "ambassador"]
VALUES: Final = 5
KINDS: Final = 25
MONSTER: Final = 25
ALL_RACES: Final = 5  # bubbles of an ambassador
ANY_RACE: Final = -1

ALLY_NAMES: Final = [f"{race}_{value}" for race in RACES for value in range(1, VALUES + 1)]
CARD_NAMES: Final = [*ALLY_NAMES, "monster"]

# Soldiers
RECRUITER: Final = 0
JAILER: Final = 1
SEEKER: Final = 2
ASSASSIN: Final = 3
COMMANDER: Final = 4
TAMER: Final = 5
HUNTER: Final = 6
# Merchants
SHIP_MASTER: Final = 7
TRADER: Final = 8
PEDDLER: Final = 9
LANDLORD: Final = 10
SLAVER: Final = 11
SHOPKEEPER: Final = 12
# Mages
SHAMAN: Final = 13
INVOKER: Final = 14
APPRENTICE: Final = 15
ORACLE: Final = 16
ALCHEMIST: Final = 17
ILLUSIONIST: Final = 18
MASTER_OF_MAGIC: Final = 19
# Politicians
OPPORTUNIST: Final = 20
CORRUPTOR: Final = 21
TRAITOR: Final = 22
DIPLOMAT: Final = 23
TREASURER: Final = 24
SCHEMER: Final = 25
# Farmers: keeper, reaper, shepherd, miller, aquaculturalist, landowner. Ambassadors
SAGE: Final = 32
HERMIT: Final = 33
ELDER: Final = 34
LORDS: Final = 35

LORD_NAMES: Final = [
    *["recruiter", "jailer", "seeker", "assassin", "commander", "tamer", "hunter"],
    *["ship_master", "trader", "peddler", "landlord", "slaver", "shopkeeper"],
    *["shaman", "invoker", "apprentice", "oracle", "alchemist", "illusionist", "master_of_magic"],
    *["opportunist", "corruptor", "traitor", "diplomat", "treasurer", "schemer"],
    *["keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner"],
    *["sage", "hermit", "elder"],
]
ARROWS: Final = [
    *[JAILER, SEEKER, ASSASSIN, HUNTER, TRADER, PEDDLER, SHOPKEEPER, INVOKER, APPRENTICE, ILLUSIONIST],
    *[CORRUPTOR, TRAITOR, SCHEMER, SAGE, HERMIT, ELDER],
]
PER_TURN_LORDS: Final = [SLAVER, ORACLE, OPPORTUNIST]
FARMERS: Final = range(26, 32)
# The amounts of abilities that always touch the same number of things, 0 for those that count nothing
FIXED: Final = {
    **dict.fromkeys(FARMERS, 0),
    ASSASSIN: 1,
    HUNTER: 1,
    SHAMAN: 0,
    INVOKER: 1,
    APPRENTICE: 1,
    ORACLE: 1,
    ALCHEMIST: 2,
    ILLUSIONIST: 1,
    MASTER_OF_MAGIC: 0,
    OPPORTUNIST: 1,
    TRAITOR: 1,
    DIPLOMAT: 0,
    SCHEMER: 1,
}
TIMINGS: Final = ["once", "permanent", "per_turn", "none"]
ONCE: Final = 0
PERMANENT: Final = 1
PER_TURN: Final = 2
NO_ABILITY: Final = 3
AMBASSADOR: Final = 5  # the guild

LOCATION_NAMES: Final = [
    *["sargasso_silos", "hydrozoa_reserves", "sanctuary", "parliament", "barracks", "dockworks", "sargasso_fields"],
    *["abyss", "city_of_mirrors", "black_smokers", "oceanic_senate", "depths", "throne_room", "jail", "chasm"],
    *["closed_tower", "lost_tower", "chamber_of_allies", "giant_clams", "coral_barrier"],
]
CITY_OF_MIRRORS: Final = 8
BLACK_SMOKERS: Final = 9

# What a location is worth
NOTHING: Final = 0
LORDS_OF_GUILD: Final = 1
AFFILIATED_OF_RACE: Final = 2
DISTINCT_GUILDS: Final = 3
WEAKEST_LORD: Final = 4
STRONGEST_LORD: Final = 5
LORDS_WITH_KEY: Final = 6
LORDS_WITHOUT_KEY: Final = 7
WEAKEST_AFFILIATED: Final = 8
MINUS_LORDS: Final = 9
MINUS_AFFILIATED: Final = 10
COPY_LOCATION: Final = 11
SCORINGS: Final = [
    "nothing",
    "lords_of_guild",
    "affiliated_of_race",
    "distinct_guilds",
    "weakest_lord",
    "strongest_lord",
    "lords_with_key",
    "lords_without_key",
    "weakest_affiliated_each_race",
    "minus_lords",
    "minus_affiliated",
    "copy_opponent_location",
]
CARD_FILE: Final = Path(__file__).with_name("cards.toml")


def timing_of(lord: int) -> int:
    if lord in ARROWS:
        return ONCE
    if lord in FARMERS:
        return NO_ABILITY
    return PER_TURN if lord in PER_TURN_LORDS else PERMANENT


class Cards(CardFile):
    """The tables of one card file."""

    def __init__(self, source: CardSource) -> None:
        super().__init__(source)
        data = self.data
        self.read_figures(data)
        self.ally_copies = wholes(table(data, "allies"), "copies", "[allies]", VALUES)
        self.monsters = whole(table(data, "monsters"), "cards", "[monsters]")
        tokens = table(data, "monster_tokens")
        self.token_values = wholes(tokens, "values", "[monster_tokens]", 3)
        self.token_copies = wholes(tokens, "copies", "[monster_tokens]", 3)
        self.reward_keys: list[list[int]] = []  # by threat space from 0
        self.reward_pearls: list[list[int]] = []
        self.reward_tokens: list[list[int]] = []
        self.read_threat(data)
        self.guild: list[int] = []
        self.influence: list[int] = []
        self.cost: list[int] = []
        self.bubbles: list[int] = []
        self.race: list[int] = []
        self.keys: list[int] = []
        self.timing: list[int] = []
        self.amount: list[int] = []
        self.read_lords(data)
        self.scoring: list[int] = []
        self.base: list[int] = []
        self.per: list[int] = []
        self.location_guild: list[int] = []
        self.location_race: list[int] = []
        self.read_locations(data)
        if [entry.get("id") for entry in tables(data, "race")] != RACES:
            raise Invalid(f"The races of the card file must be {', '.join(RACES)}, in this order.")
        self.check_counts(data)

    def read_figures(self, data: dict[str, object]) -> None:
        setup = table(data, "setup")
        self.first_pearls = whole(setup, "pearls", "[setup]")
        self.first_locations = whole(setup, "locations_face_up", "[setup]", most=len(LOCATION_NAMES))
        exploration = table(data, "exploration")
        self.track_spaces = whole(exploration, "spaces", "[exploration]", most=10)
        self.last_space_pearls = whole(exploration, "last_space_pearls", "[exploration]")
        court = table(data, "court")
        self.court_spaces = whole(court, "spaces", "[court]", most=LORDS)
        self.plot_pearls = whole(court, "plot_pearls", "[court]")
        self.refill_at = whole(court, "refill_at", "[court]", most=self.court_spaces)
        self.refill_pearls = whole(court, "refill_pearls", "[court]")
        control = table(data, "control")
        self.keys_needed = whole(control, "keys", "[control]", most=10)
        self.most_drawn = whole(control, "most_drawn", "[control]", most=4)
        self.last_lord = whole(table(data, "end"), "lords", "[end]", most=LORDS)
        self.martial_hand = whole(table(data, "martial_law"), "hand", "[martial_law]")
        if 0 in (self.track_spaces, self.court_spaces, self.plot_pearls, self.keys_needed, self.last_lord):
            raise Invalid("The card file needs spaces, keys, lords to end the game and a price for plotting above 0.")

    def read_threat(self, data: dict[str, object]) -> None:
        spaces = tables(data, "threat")
        if not 1 <= len(spaces) <= 10:
            raise Invalid("The card file needs one to ten tables [[threat]].")
        for space, entry in enumerate(spaces, 1):
            where = f"threat space {space}"
            rewards = entry.get("rewards")
            if (
                not isinstance(rewards, list)
                or not 1 <= len(rewards) <= 3
                or not all(isinstance(reward, dict) for reward in rewards)
            ):
                raise Invalid(f"The {where} of the card file needs one to three rewards.")
            self.reward_keys.append([whole(reward, "keys", where, most=2) for reward in rewards])
            self.reward_pearls.append([whole(reward, "pearls", where) for reward in rewards])
            self.reward_tokens.append([whole(reward, "tokens", where) for reward in rewards])
            if 0 not in self.reward_tokens[-1]:
                raise Invalid(f"The {where} of the card file needs a reward without tokens, for when they run out.")

    def read_lords(self, data: dict[str, object]) -> None:
        for lord, entry in enumerate(named(data, "lord", LORD_NAMES, "Abyss")):
            where = f"lord {LORD_NAMES[lord]!r}"
            self.guild.append(word(entry, "guild", GUILDS, where))
            self.influence.append(whole(entry, "influence", where))
            self.cost.append(whole(entry, "cost", where))
            self.bubbles.append(whole(entry, "bubbles", where, most=ALL_RACES))
            self.race.append(word(entry, "race", ["", *RACES], where) - 1)
            self.keys.append(whole(entry, "keys", where, 0, most=1))
            self.timing.append(word(entry, "timing", TIMINGS, where))
            self.amount.append(whole(entry, "amount", where, 0))
            if self.timing[-1] != timing_of(lord):
                raise Invalid(f"The timing of the {where} in the card file must stay as it is.")
            if self.amount[-1] != FIXED.get(lord, self.amount[-1]):
                raise Invalid(f"The amount of the {where} in the card file must stay {FIXED[lord]}.")
            if self.timing[-1] == ONCE and self.keys[-1] > 0:
                raise Invalid(f"The {where} of the card file has an arrow and a key; a lord has one of them at most.")
            if self.bubbles[-1] == 0:
                raise Invalid(f"The {where} of the card file needs at least one bubble.")
            if self.guild[-1] == AMBASSADOR:
                self.keys[-1] = self.keys_needed

    def read_locations(self, data: dict[str, object]) -> None:
        for location, entry in enumerate(named(data, "location", LOCATION_NAMES, "Abyss")):
            where = f"location {LOCATION_NAMES[location]!r}"
            scoring = word(entry, "scoring", SCORINGS, where)
            self.scoring.append(scoring)
            self.base.append(whole(entry, "base", where))
            self.per.append(whole(entry, "per", where, 0))
            self.location_guild.append(word(entry, "guild", ["", *GUILDS], where) - 1)
            self.location_race.append(word(entry, "race", ["", *RACES], where) - 1)
            if scoring == LORDS_OF_GUILD and self.location_guild[-1] < 0:
                raise Invalid(f"The {where} of the card file needs a guild.")
            if scoring == AFFILIATED_OF_RACE and self.location_race[-1] < 0:
                raise Invalid(f"The {where} of the card file needs a race.")
            if (scoring == COPY_LOCATION) != (location == CITY_OF_MIRRORS):
                raise Invalid("In the card file city_of_mirrors, and no other location, copies another.")
            if scoring == COPY_LOCATION and self.base[-1] + self.per[-1] > 0:
                raise Invalid("In the card file city_of_mirrors has no points of its own.")

    def check_counts(self, data: dict[str, object]) -> None:
        check_counts(
            data,
            {
                "allies": len(RACES) * sum(self.ally_copies),
                "monsters": self.monsters,
                "monster_tokens": sum(self.token_copies),
                "lords": len(self.cost),
                "lords_with_key": sum(1 for keys in self.keys if keys > 0),
                "influence": sum(self.influence),
                "locations": len(self.scoring),
            },
        )
        if sum(self.ally_copies) == 0:
            raise Invalid("The card file needs allies.")


STANDARD: Final = Cards(open_cards(CARD_FILE))


def read_cards(source: CardSource) -> Cards:
    """A designer's cards; figures may differ, but not the players, settings and version."""
    cards = Cards(source)
    cards.check_like(STANDARD)
    return cards
