"""The cards of Conspiracy: `cards.toml` read once into flat tables, and checked.

A lord is numbered by its kind: colour * 6 + rank, ranks 0 to 5 being the influences 0, 1, 2, 3, 4, 6. Equal lords are
one kind. Locations are numbered in the order of the file. Colours, ranks and locations never change their numbers.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hlubina.core.cardfile import CardFile, CardSource, check_counts, named, open_cards, table, tables, whole, word
from hlubina.core.errors import Invalid

COLOURS: Final = ["blue", "yellow", "red", "green", "purple"]
RANKS: Final = 6
KINDS: Final = 30
ROWS: Final = [5, 4, 3, 2, 1]
PLACES: Final = 15

# What a lord does when it is placed (C-3)
SILVER_KEY: Final = 1
GOLD_KEY: Final = 2
GAIN_PEARLS: Final = 3
REVEAL_LORD: Final = 4
ABILITIES: Final = ["swap_two_lords", "silver_key", "gold_key", "gain_pearls", "reveal_top_lord_to_pile"]

# What a location does (C-4, C-5)
NO_EFFECT: Final = 0
OPPONENTS_DRAW_EXACTLY: Final = 1
RESHUFFLE_LORDS: Final = 2
RESHUFFLE_LOCATIONS: Final = 3
ANY_TWO_KEYS: Final = 4
SEARCH_DECK: Final = 5
EFFECTS: Final = [
    "",
    "opponents_draw_exactly",
    "reshuffle_lord_piles",
    "reshuffle_face_up_locations",
    "two_keys_of_any_metal",
    "choose_from_location_deck",
]

# What a location is worth at the end on top of its influence (C-7.6)
NO_BONUS: Final = 0
PER_SILVER_KEY: Final = 1
PER_GOLD_KEY: Final = 2
PER_TWO_PEARLS: Final = 3
PER_LOCATION: Final = 4
BEST_LORD: Final = 5
COUNT_LORDS: Final = 6
BONUSES: Final = [
    "",
    "per_silver_key",
    "per_gold_key",
    "per_two_pearls",
    "per_location",
    "best_lord_ip_of_colour",
    "lords_of_colour",
]

LORD_NAMES: Final = [f"{colour}_{rank}" for colour in COLOURS for rank in (0, 1, 2, 3, 4, 6)]
LOCATION_NAMES: Final = [
    *["ip_7", "ip_5_pearl_1", "ip_4_pearl_2", "ip_3_pearl_3"],
    *["per_silver_key", "per_gold_key", "per_pearl_pair", "per_location"],
    *["force_one_lord", "force_two_lords", "reshuffle_lords", "reshuffle_locations"],
    "any_two_keys",
    *[f"best_lord_{colour}" for colour in ("yellow", "red", "green", "blue", "purple")],
    *[f"count_lords_{colour}" for colour in ("yellow", "red", "green", "blue", "purple")],
    "search_location_deck",  # last: it is never found by searching
]
CARD_FILE: Final = Path(__file__).with_name("cards.toml")


def neighbour_masks() -> list[int]:
    """For each place a bit mask of its neighbours: left, right, two above, two below (C-7.5)."""
    number: dict[tuple[int, int], int] = {}
    for row, length in enumerate(ROWS):
        for column in range(length):
            number[(row, column)] = len(number)
    masks: list[int] = []
    for row, column in number:
        beside = [(row, column - 1), (row, column + 1)]
        above = [(row - 1, column), (row - 1, column + 1)]
        below = [(row + 1, column - 1), (row + 1, column)]
        masks.append(sum(1 << number[place] for place in beside + above + below if place in number))
    return masks


NEIGHBOURS: Final = neighbour_masks()


class Cards(CardFile):
    """The tables of one card file."""

    def __init__(self, source: CardSource) -> None:
        super().__init__(source)
        data = self.data
        scoring = table(data, "scoring")
        self.coalition_per_lord = whole(scoring, "coalition_per_lord", "[scoring]")
        self.pearl_master = whole(scoring, "pearl_master", "[scoring]")
        self.colour: list[int] = []
        self.influence: list[int] = []
        self.copies: list[int] = []
        self.ability: list[int] = []
        self.amount: list[int] = []
        self.read_lords(data)
        self.location_influence: list[int] = []
        self.location_pearls: list[int] = []
        self.location_bonus: list[int] = []
        self.location_per: list[int] = []
        self.location_colour: list[int] = []
        self.location_effect: list[int] = []
        self.location_amount: list[int] = []
        self.read_locations(data)
        self.check_shape(data)
        self.check_counts(data)

    def read_lords(self, data: dict[str, object]) -> None:
        entries = tables(data, "lord")
        if len(entries) != RANKS:
            raise Invalid(f"The card file has {len(entries)} kinds of lord; Conspiracy has {RANKS}.")
        for colour in range(len(COLOURS)):
            for rank, entry in enumerate(entries):
                where = f"lord {rank + 1}"
                self.colour.append(colour)
                self.influence.append(whole(entry, "influence", where))
                self.copies.append(whole(entry, "copies_per_colour", where))
                self.ability.append(word(entry, "ability", ABILITIES, where))
                self.amount.append(whole(entry, "amount", where, 0))
                if (self.amount[-1] > 0) != (self.ability[-1] == GAIN_PEARLS):
                    raise Invalid(f"In the card file a lord has an amount exactly if it gives pearls; see {where}.")

    def read_locations(self, data: dict[str, object]) -> None:
        for name, entry in zip(LOCATION_NAMES, named(data, "location", LOCATION_NAMES, "Conspiracy"), strict=True):
            where = f"location {name!r}"
            self.location_influence.append(whole(entry, "influence", where))
            self.location_pearls.append(whole(entry, "pearls", where, 0))
            self.location_bonus.append(word(entry, "bonus", BONUSES, where))
            self.location_per.append(whole(entry, "per", where, 0))
            self.location_colour.append(word(entry, "colour", ["", *COLOURS], where) - 1)
            self.location_effect.append(word(entry, "effect", EFFECTS, where))
            self.location_amount.append(whole(entry, "amount", where, 0))
            if self.location_bonus[-1] in (BEST_LORD, COUNT_LORDS) and self.location_colour[-1] < 0:
                raise Invalid(f"The {where} of the card file needs a colour.")
            if (self.location_effect[-1] == SEARCH_DECK) != (name == "search_location_deck"):
                raise Invalid("In the card file search_location_deck, and no other location, lets one search the deck.")
            if self.location_effect[-1] == OPPONENTS_DRAW_EXACTLY and not 1 <= self.location_amount[-1] <= 3:
                raise Invalid(f"The {where} of the card file must force to draw 1, 2 or 3 lords.")

    def check_shape(self, data: dict[str, object]) -> None:
        colours = [entry.get("id") for entry in tables(data, "colour")]
        if colours != COLOURS:
            raise Invalid(f"The colours of the card file must be {', '.join(COLOURS)}, in this order.")
        if table(data, "chamber").get("rows") != ROWS:
            raise Invalid("The chamber of the card file must have rows of 5, 4, 3, 2 and 1.")

    def check_counts(self, data: dict[str, object]) -> None:
        kinds = range(KINDS)
        actual = {
            "lords": sum(self.copies),
            "locations": len(self.location_influence),
            "silver_keys": sum(self.copies[kind] for kind in kinds if self.ability[kind] == SILVER_KEY),
            "gold_keys": sum(self.copies[kind] for kind in kinds if self.ability[kind] == GOLD_KEY),
            "pearls": sum(self.location_pearls)
            + sum(self.copies[kind] * self.amount[kind] for kind in kinds if self.ability[kind] == GAIN_PEARLS),
        }
        check_counts(data, actual)
        if actual["lords"] < 4 * PLACES:
            raise Invalid(f"Four players need at least {4 * PLACES} lords; the card file has {actual['lords']}.")
        if actual["silver_keys"] + actual["gold_keys"] > 2 * len(LOCATION_NAMES):
            raise Invalid(f"More than {2 * len(LOCATION_NAMES)} keys could win more locations than there are.")


STANDARD: Final = Cards(open_cards(CARD_FILE))


def read_cards(source: CardSource) -> Cards:
    """A designer's cards; figures may differ, but not the players, settings and version."""
    cards = Cards(source)
    cards.check_like(STANDARD)
    return cards
