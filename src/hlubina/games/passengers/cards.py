"""The components of Passengers: `cards.toml` read once into flat tables, and checked.

A passenger card is numbered by what it shows: soul 0 to 2, demon 3 to 5 (green, red, blue), Zholyk 6; equal cards are
one number. A gift is numbered by set * 10 + its own number. A seat of a boat has a *place*: boat * 5 + column, where
boat is round * 2 + animal, all from 0. None of them ever changes its number.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hlubina.core.cardfile import CardFile, CardSource, check_counts, open_cards, table, tables, whole, wholes, word
from hlubina.core.errors import Invalid, shown
from hlubina.games.passengers.language import Gift, read_gift

COLOURS: Final = ["green", "red", "blue"]
KINDS: Final = ["soul", "demon", "zholyk"]
SOUL: Final = 0
DEMON: Final = 1
ZHOLYK: Final = 2  # the kind
ZHOLYK_CARD: Final = 6
CARD_NAMES: Final = [*[f"soul_{colour}" for colour in COLOURS], *[f"demon_{colour}" for colour in COLOURS], "zholyk"]
CARDS: Final = 7
COLOURLESS: Final = -1

SIDES: Final = ["guide", "smuggler", "zholyk"]
GUIDE: Final = 0
SMUGGLER: Final = 1
LONER: Final = 2  # Zholyk's player

ANIMALS: Final = ["raven", "wolf"]
ROUNDS: Final = 3
COLUMNS: Final = 5  # seats of a boat, at most
FEWEST_COLUMNS: Final = 4
PLACES: Final = 30
HAND: Final = 3
SHADOWS_PER_ROUND: Final = 2
MOST_SEATS: Final = 8

OBJECTS: Final = ["potion", "chameleon", "lantern", "bell", "hamsa", "scales", "scroll", "feather", "mask", "coin"]
SETS: Final = ["I", "II", "III", "4P"]
GIFT_NAMES: Final = [f"{name}-{number}" for name in SETS for number in range(10)]
NO_GIFT: Final = -1
VOTE_TOKENS: Final = 17
MASKS: Final = 3

CARD_FILE: Final = Path(__file__).with_name("cards.toml")


class Crew:
    """What depends on the number of players (P-1.5, P-3.3, P-6.7)."""

    def __init__(self, entry: dict[str, object]) -> None:
        self.seats = whole(entry, "n", "[[player_count]]", most=MOST_SEATS)
        where = f"[[player_count]] {self.seats}"
        self.sides = [whole(entry, name, where, most=MOST_SEATS) for name in ("guides", "smugglers", "zholyk")]
        self.cap = whole(entry, "cap_per_boat", where, most=COLUMNS)
        self.shadow_souls = whole(entry, "shadow_souls", where, most=6)
        self.shadow_demons = whole(entry, "shadow_demons", where, most=6)
        self.gaze = whole(entry, "demon_gaze", where, most=1) == 1
        self.zholyk_half_points = whole(entry, "zholyk_half_points", where)
        self.sets = read_sets(entry.get("gift_sets"), where)
        self.souls = self.seats + self.sides[GUIDE] + self.shadow_souls
        self.demons = self.seats + self.sides[SMUGGLER] + self.shadow_demons
        self.souls_left = whole(entry, "souls_left", where)
        self.demons_left = whole(entry, "demons_left", where)
        if sum(self.sides) != self.seats or self.sides[LONER] > 1:
            raise Invalid(f"The guides, smugglers and Zholyk of {where} in the card file must make {self.seats}.")
        if self.sides[LONER] == 0 and self.zholyk_half_points > 0:
            raise Invalid(f"Zholyk does not take part in {where} of the card file, so 'zholyk_half_points' must be 0.")
        if self.shadow_souls + self.shadow_demons not in (0, SHADOWS_PER_ROUND * ROUNDS):
            raise Invalid(f"The shadows of {where} in the card file must be none, or two for each round.")

    def shadows(self) -> int:
        return self.shadow_souls + self.shadow_demons


def read_sets(value: object, where: str) -> list[int]:
    if not isinstance(value, list) or not value or not all(name in SETS for name in value):
        raise Invalid(f"'gift_sets' of {where} in the card file must be a list of {', '.join(SETS)}.")
    return [SETS.index(str(name)) for name in value]


class Cards(CardFile):
    """The tables of one card file."""

    def __init__(self, source: CardSource) -> None:
        super().__init__(source)
        data = self.data
        passengers = table(data, "passengers")
        self.per_colour = [
            whole(passengers, "souls_per_colour", "[passengers]", most=8),
            whole(passengers, "demons_per_colour", "[passengers]", most=8),
        ]
        self.zholyk = whole(passengers, "zholyk", "[passengers]", most=1)
        scoring = table(data, "scoring")
        self.soul_points = whole(scoring, "soul", "[scoring]")
        self.demon_points = whole(scoring, "demon", "[scoring]")
        self.group_points = wholes(scoring, "groups", "[scoring]", COLUMNS + 1)
        self.neighbour_points = whole(scoring, "neighbour", "[scoring]")
        if self.group_points[0] > 0:
            raise Invalid("The first number of 'groups' in [scoring] of the card file, for no souls, must be 0.")
        self.claims = whole(table(data, "talk"), "claims_per_discussion", "[talk]", most=9)
        if table(data, "objects").get("names") != OBJECTS:
            raise Invalid(f"The objects of the card file must be {', '.join(OBJECTS)}, in this order.")
        self.crews = [Crew(entry) for entry in tables(data, "player_count")]
        self.check_crews()
        self.columns = 0  # seats of a boat, on all boats alike
        self.seat_gift: list[int] = []  # by place
        self.seat_votes: list[int] = []
        self.vote_tokens = 0
        self.read_boats(data)
        self.gifts = self.read_gifts(data)
        check_counts(
            data,
            {
                "boats": len(tables(data, "boat")),
                "passengers": len(COLOURS) * sum(self.per_colour) + self.zholyk,
                "gifts": len(self.gifts),
                "vote_tokens": self.vote_tokens,
                "masks": MASKS,
            },
        )

    def crew(self, seats: int) -> Crew:
        return self.crews[seats - self.fewest]

    def copies(self, kind: int) -> int:
        """How many cards of each colour there are of souls or demons."""
        return self.per_colour[kind]

    def check_crews(self) -> None:
        if [crew.seats for crew in self.crews] != list(range(self.fewest, self.most + 1)):
            raise Invalid(
                f"The card file needs one [[player_count]] for each of {self.fewest} to {self.most}, in order."
            )
        for crew in self.crews:
            left = [
                len(COLOURS) * self.per_colour[SOUL] - crew.souls,
                len(COLOURS) * self.per_colour[DEMON] - crew.demons,
            ]
            if left != [crew.souls_left, crew.demons_left]:
                raise Invalid(
                    f"With {crew.seats} players {left[SOUL]} souls and {left[DEMON]} demons are left over, "
                    f"not {crew.souls_left} and {crew.demons_left} as the card file says."
                )
            if crew.sides[LONER] > self.zholyk:
                raise Invalid(f"The card file has no Zholyk for {crew.seats} players.")

    def read_boats(self, data: dict[str, object]) -> None:
        found: dict[int, dict[str, object]] = {}
        for entry in tables(data, "boat"):
            boat = 2 * (whole(entry, "round", "[[boat]]", most=ROUNDS) - 1) + word(entry, "animal", ANIMALS, "[[boat]]")
            if boat < 0 or boat in found:
                raise Invalid("The card file needs each boat, raven and wolf of rounds 1 to 3, exactly once.")
            found[boat] = entry
        if len(found) != 2 * ROUNDS:
            raise Invalid("The card file needs each boat, raven and wolf of rounds 1 to 3, exactly once.")
        for boat in range(2 * ROUNDS):
            self.read_seats(boat, found[boat].get("seats"))
        for number in range(ROUNDS):
            self.check_round(number)

    def read_seats(self, boat: int, seats: object) -> None:
        """P-3.3: five seats are the standard; a designer may have four."""
        where = f"the {ANIMALS[boat % 2]} boat of round {boat // 2 + 1}"
        if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
            raise Invalid(f"In the card file, {where} needs a list of 'seats', each with a gift and votes.")
        if boat == 0:
            self.columns = len(seats)
        if len(seats) != self.columns or not FEWEST_COLUMNS <= len(seats) <= COLUMNS:
            raise Invalid(
                f"In the card file, {where} has {len(seats)} seats; all boats need the same number, "
                f"{FEWEST_COLUMNS} or {COLUMNS}."
            )
        for seat in seats:
            self.seat_gift.append(word(seat, "gift", OBJECTS, where))
            self.seat_votes.append(whole(seat, "votes", where, most=VOTE_TOKENS))
        for _ in range(COLUMNS - len(seats)):
            self.seat_gift.append(NO_GIFT)
            self.seat_votes.append(0)

    def check_round(self, number: int) -> None:
        first = number * 2 * COLUMNS
        gifts = [gift for gift in self.seat_gift[first : first + 2 * COLUMNS] if gift != NO_GIFT]
        if len(set(gifts)) != len(gifts):
            raise Invalid(f"In the card file, two seats of round {number + 1} show the same gift.")
        self.vote_tokens = max(self.vote_tokens, sum(self.seat_votes[first : first + 2 * COLUMNS]))

    def read_gifts(self, data: dict[str, object]) -> list[Gift]:
        found: dict[str, Gift] = {}
        for entry in tables(data, "gift"):
            name = entry.get("id")
            if not isinstance(name, str) or name not in GIFT_NAMES or name in found:
                raise Invalid(f"The card file has a gift {shown(name)} twice, or one that Passengers does not know.")
            number = GIFT_NAMES.index(name)
            if (entry.get("set"), entry.get("number"), entry.get("object")) != (
                SETS[number // 10],
                number % 10,
                OBJECTS[number % 10],
            ):
                raise Invalid(f"The set, number and object of the gift {name} in the card file must stay as they are.")
            found[name] = read_gift(entry, name)
        for name in GIFT_NAMES:
            if name not in found:
                raise Invalid(f"The card file lacks the gift {name}.")
        return [found[name] for name in GIFT_NAMES]


def kind_of(card: int) -> int:
    return card // 3


def colour_of(card: int) -> int:
    """The printed colour; Zholyk has none."""
    return COLOURLESS if card == ZHOLYK_CARD else card % 3


def card_names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in sorted(cards)]


STANDARD: Final = Cards(open_cards(CARD_FILE))


def read_cards(source: CardSource) -> Cards:
    """A designer's cards; figures may differ, but not the players, settings and version."""
    cards = Cards(source)
    cards.check_like(STANDARD)
    return cards
