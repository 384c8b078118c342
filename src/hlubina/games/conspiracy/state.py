"""The table of Conspiracy: where every card lies, and the small deeds that every step is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hlubina.core.chance import Chance
from hlubina.core.game import NOBODY, Game
from hlubina.core.journal import Fact
from hlubina.core.knowledge import Deck
from hlubina.games.conspiracy.actions import VOCABULARY
from hlubina.games.conspiracy.cards import (
    GOLD_KEY,
    LORD_NAMES,
    PLACES,
    SILVER_KEY,
    Cards,
)

if TYPE_CHECKING:  # a type for the compiler only; at run time these are plain ints
    from mypy_extensions import i64

EMPTY: Final = -1
# What copies of a game share until one of them changes it: bits of `shared`
LORD_DECK: Final = 1
ALL_LORDS: Final = 2
ALL_LOCATIONS: Final = 4
ALL_WEALTH: Final = 8
PILES: Final = 1 << 4  # << colour
EVERYTHING: Final = (1 << 9) - 1
# Held by a game that has no table yet, and never changed
NO_CARDS: Final[list[int]] = []
NO_FIGURES: Final[list[int]] = []
NO_ZONES: Final[list[list[int]]] = []
NO_DECK: Final = Deck([], [])


class State(Game):
    """A position of Conspiracy. Lists per seat and place are flat: seat * 15 + place, places from 0.

    It is made bare: `lay_out`, or the game of which it becomes a copy, gives it its zones. Who changes a zone that
    copies share makes it the game's own first.
    """

    def __init__(self, cards: Cards, seats: int, settings: dict[str, str], chance: Chance) -> None:
        super().__init__("conspiracy", VOCABULARY, seats, chance)
        self.cards = cards
        self.settings = settings
        self.shared: i64 = 0  # what copies of this game have too
        # Lords: deck, drawn by the active player, discard piles by colour, taken and not yet placed, set aside
        self.lord_deck = NO_DECK
        self.drawn_lords = NO_CARDS
        self.piles = NO_ZONES
        self.held = NO_CARDS
        self.aside = NO_CARDS  # never changed, only replaced
        # Locations: deck, drawn by the active player, face up
        self.location_deck = NO_DECK
        self.drawn_locations = NO_DECK
        self.available = NO_CARDS
        # Chambers
        self.lords = NO_FIGURES
        self.locations = NO_FIGURES
        self.filled = NO_FIGURES
        self.coats = NO_FIGURES  # seat * 5 + colour: the place of the coat of arms
        self.pearls = NO_FIGURES
        self.silver = NO_FIGURES  # unspent keys
        self.gold = NO_FIGURES
        # Everything else that lasts
        self.turn = NOBODY
        self.pearl_master = NOBODY
        self.forcing = 0  # how many lords opponents of the forcer must draw
        self.forcer = NOBODY
        self.finisher = NOBODY  # who placed the fifteenth lord first
        self.any_two_keys = 0  # mask of the seats whom any two keys suffice
        self.searchers = 0  # mask of the seats who search the location deck

    def lay_out(self) -> None:
        """Empty chambers and piles for every seat."""
        self.lord_deck = Deck([], [])
        self.drawn_lords = []
        self.piles = [[], [], [], [], []]
        self.held = []
        self.location_deck = Deck([], [])
        self.drawn_locations = Deck([], [])
        self.available = []
        self.lords = [EMPTY] * (self.seats * PLACES)
        self.locations = [EMPTY] * (self.seats * PLACES)
        self.filled = [0] * self.seats
        self.coats = [EMPTY] * (self.seats * 5)
        self.pearls = [0] * self.seats
        self.silver = [0] * self.seats
        self.gold = [0] * self.seats

    def copy_into(self, other: State) -> None:
        """Copy everything but the future."""
        self.share_core(other)
        self.shared = other.shared = EVERYTHING
        other.lord_deck = self.lord_deck
        other.drawn_lords = self.drawn_lords[:]
        other.piles = self.piles[:]
        other.held = self.held[:]
        other.aside = self.aside
        other.location_deck = self.location_deck
        other.drawn_locations = self.drawn_locations
        other.available = self.available
        other.lords = self.lords
        other.locations = self.locations
        other.filled = self.filled
        other.coats = self.coats
        other.pearls = self.pearls
        other.silver = self.silver
        other.gold = self.gold
        other.turn = self.turn
        other.pearl_master = self.pearl_master
        other.forcing = self.forcing
        other.forcer = self.forcer
        other.finisher = self.finisher
        other.any_two_keys = self.any_two_keys
        other.searchers = self.searchers

    # What is to be changed

    def own_lord_deck(self) -> Deck:
        if self.shared & LORD_DECK:
            self.shared ^= LORD_DECK
            self.lord_deck = self.lord_deck.copy()
        return self.lord_deck

    def own_pile(self, colour: i64) -> list[int]:
        mask: i64 = PILES << colour
        if self.shared & mask:
            self.shared ^= mask
            self.piles[colour] = self.piles[colour][:]
        return self.piles[colour]

    def own_lords(self) -> None:
        """The lords in all chambers, and their coats of arms."""
        if self.shared & ALL_LORDS:
            self.shared ^= ALL_LORDS
            self.lords = self.lords[:]
            self.filled = self.filled[:]
            self.coats = self.coats[:]

    def own_locations(self) -> None:
        """All locations, wherever they lie."""
        if self.shared & ALL_LOCATIONS:
            self.shared ^= ALL_LOCATIONS
            self.location_deck = self.location_deck.copy()
            self.drawn_locations = self.drawn_locations.copy()
            self.available = self.available[:]
            self.locations = self.locations[:]

    def own_wealth(self) -> None:
        """Pearls and keys."""
        if self.shared & ALL_WEALTH:
            self.shared ^= ALL_WEALTH
            self.pearls = self.pearls[:]
            self.silver = self.silver[:]
            self.gold = self.gold[:]

    def setting(self, name: str, value: str) -> bool:
        return self.settings[name] == value

    # Lords

    def free_places(self, seat: int) -> int:
        return PLACES - self.filled[seat]

    def drawable_lords(self) -> int:
        """How many lords can be drawn: those of the deck, or of the piles that would become the deck (C-7.2)."""
        left = self.lord_deck.size()
        if left == 0 and self.setting("lord_deck_empty", "reshuffle_piles"):
            for pile in self.piles:
                left += len(pile)
        return left

    def draw_lord(self) -> int:
        """Turn up the top lord."""
        if self.lord_deck.size() == 0:
            self.reshuffle_lords()
        self.turned_up()
        return self.own_lord_deck().draw()

    def discard_lord(self, lord: int) -> None:
        self.own_pile(self.cards.colour[lord]).append(lord)

    def reshuffle_lords(self) -> None:
        """All piles go back into the lord deck."""
        deck = self.own_lord_deck()
        for colour in range(5):
            for lord in self.piles[colour]:
                deck.add(lord, 0)
            self.piles[colour] = []
        deck.shuffle(self.chance)
        self.turned_up()
        if self.journal is not None:
            self.tell("lords_reshuffled", {"count": self.lord_deck.size()})

    def has_key(self, lord: int) -> bool:
        ability = self.cards.ability[lord]
        return ability == SILVER_KEY or ability == GOLD_KEY

    # Pearls

    def gain_pearls(self, seat: int, count: int) -> None:
        """C-6.1: whoever reaches or passes the master's number by a gain becomes pearl master."""
        self.own_wealth()
        self.pearls[seat] += count
        if self.journal is not None:
            self.tell("gained_pearls", {"seat": seat, "count": count, "total": self.pearls[seat]})
        master = self.pearl_master
        if master != seat and (master == NOBODY or self.pearls[seat] >= self.pearls[master]):
            self.pearl_master = seat
            if self.journal is not None:
                self.tell("became_pearl_master", {"seat": seat, "total": self.pearls[seat]})

    # Telling

    def tell(self, name: str, facts: dict[str, Fact]) -> None:
        """Tell everybody; callers ask first whether anybody listens."""
        if self.journal is not None:
            self.journal.tell(name, facts)


def names(lords: list[int]) -> list[str]:
    return [LORD_NAMES[lord] for lord in lords]
