"""The table of Abyss: where every card lies, and the small deeds that every step is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hlubina.core.chance import Chance
from hlubina.core.game import NOBODY, Game
from hlubina.core.journal import Fact
from hlubina.core.knowledge import EVERYBODY, Deck
from hlubina.core.native import mypyc_attr
from hlubina.core.prompts import MAY
from hlubina.core.steps import Step
from hlubina.games.abyss.actions import DECLINE, VOCABULARY
from hlubina.games.abyss.cards import (
    AMBASSADOR,
    CARD_NAMES,
    KINDS,
    LORD_NAMES,
    LORDS,
    SHAMAN,
    Cards,
)

if TYPE_CHECKING:  # a type for the compiler only; at run time these are plain ints
    from mypy_extensions import i64

EMPTY: Final = -1
# What copies of a game share until one of them changes it: bits of `shared`
DECK: Final = 1
DISCARD: Final = 2
LORD_DECK: Final = 4
ALL_LORDS: Final = 8
ALL_LOCATIONS: Final = 16
ALL_TOKENS: Final = 32
ALL_MARKED: Final = 64
STACKS: Final = 1 << 7  # << race
HANDS: Final = 1 << 12  # << seat
EVERYTHING: Final = (1 << 16) - 1
# Held by a game that has no table yet, and never changed
NO_CARDS: Final[list[int]] = []
NO_FIGURES: Final[list[int]] = []
NO_ZONES: Final[list[list[int]]] = []
NO_DECK: Final = Deck([], [])
NO_DECKS: Final[list[Deck]] = []


class Settings:
    """The chosen settings as the rules ask for them."""

    def __init__(self, settings: dict[str, str]) -> None:
        self.chosen = settings
        self.perfect_memory = settings["memory"] == "perfect"
        self.thrown_face_up = settings["hand_discards"] == "face_up"
        self.martial_law = settings["martial_law"] == "on"
        self.dry_ends_game = settings["exploration_deck_and_discard_both_empty"] == "error"
        self.buyers_discard_at_once = settings["commander_buyer_discard"] == "at_once"
        self.buyers_discard_at_end = settings["commander_buyer_discard"] == "end_of_current_turn"
        self.sparing = settings["superfluous_payment"] == "forbidden"
        lost = settings["ambassador_with_empty_location_stack"] == "power_lost_lord_stays_free"
        self.ambassador_takes_available = not lost
        self.ambassador_keys = settings["ambassador_keys"] == "three_keys"
        self.smokers_removed = settings["black_smokers_destination"] == "removed"
        self.disabled_count = settings["disabled_lord_in_formulas"] == "counts_normally"
        self.unlimited_powers = settings["per_turn_frequency"] == "unlimited"
        self.late_invoker = settings["invoker_at_game_end"] == "yes"
        self.empty_deck_ends_game = settings["court_end_trigger"] == "deck_empty_and_court_not_full"


class State(Game):
    """A position of Abyss. Sets of lords are bit masks; the cards of the court and the track lie in lists.

    It is made bare: `lay_out`, or the game of which it becomes a copy, gives it its zones. Who changes a zone that
    copies share makes it the game's own first.
    """

    def __init__(self, cards: Cards, seats: int, settings: Settings, chance: Chance) -> None:
        super().__init__("abyss", VOCABULARY, seats, chance)
        self.cards = cards
        self.settings = settings
        self.shared: i64 = 0  # what copies of this game have too
        # Exploration: cards are kinds of allies, or MONSTER
        self.deck = NO_DECK
        self.discard = NO_DECK
        self.track = NO_CARDS  # the last one is the card revealed last
        self.council = NO_DECKS
        self.payment = NO_CARDS  # paid for a lord, ascending, until one of them is affiliated
        self.threat = 1
        # Lords; the court in the order in which its spaces are filled, the farthest from the deck first
        self.lord_deck = NO_DECK
        self.court = NO_CARDS
        self.removed_lords = NO_CARDS
        # Locations
        self.location_stack = NO_DECK
        self.drawn_locations = NO_DECK
        self.available = NO_CARDS
        self.removed_locations = NO_CARDS
        # Monster tokens: indices into the table of their values
        self.token_pool = NO_DECK
        # Per seat
        self.hands = NO_DECKS
        self.marked = NO_ZONES  # allies chosen for a payment or discard, ascending, still in hand until that is done
        self.pearls = NO_FIGURES
        self.key_tokens = NO_FIGURES
        self.affiliated = NO_ZONES
        self.owned = NO_FIGURES  # masks of lords: all,
        self.free = NO_FIGURES  # those not under a location,
        self.active = NO_FIGURES  # and those not disabled either
        self.locations = NO_ZONES
        self.tokens = NO_DECKS
        # Per lord
        self.under = NO_FIGURES  # the location that a lord lies under
        # Everything else that lasts
        self.turn = NOBODY
        self.bought = 0  # allies bought in this turn
        self.buyers = 0  # mask of the seats that bought
        self.used = 0  # mask of the lords whose ability was used in this turn
        self.abandoned = 0  # mask of the lords whose payment was abandoned in this turn
        self.passes = 0  # turns passed in a row
        self.extra_turns = 0
        self.finisher = NOBODY  # who triggered the end

    def lay_out(self) -> None:
        """Empty zones for every seat."""
        seats = range(self.seats)
        self.deck = Deck([], [])
        self.discard = Deck([], [])
        self.track = []
        self.payment = []
        self.lord_deck = Deck([], [])
        self.court = []
        self.removed_lords = []
        self.location_stack = Deck([], [])
        self.drawn_locations = Deck([], [])
        self.available = []
        self.removed_locations = []
        self.token_pool = Deck([], [])
        self.council = [Deck([], []) for _ in range(5)]
        self.hands = [Deck([], []) for _ in seats]
        self.marked = [[] for _ in seats]
        self.pearls = [0] * self.seats
        self.key_tokens = [0] * self.seats
        self.affiliated = [[] for _ in seats]
        self.owned = [0] * self.seats
        self.free = [0] * self.seats
        self.active = [0] * self.seats
        self.locations = [[] for _ in seats]
        self.tokens = [Deck([], []) for _ in seats]
        self.under = [EMPTY] * LORDS

    def copy_into(self, other: State) -> None:
        """Copy everything but the future."""
        self.share_core(other)
        self.shared = other.shared = EVERYTHING
        other.deck = self.deck
        other.discard = self.discard
        other.track = self.track[:]
        other.council = self.council[:]
        other.payment = self.payment[:]
        other.threat = self.threat
        other.lord_deck = self.lord_deck
        other.court = self.court[:]
        other.removed_lords = self.removed_lords
        other.location_stack = self.location_stack
        other.drawn_locations = self.drawn_locations
        other.available = self.available
        other.removed_locations = self.removed_locations
        other.token_pool = self.token_pool
        other.hands = self.hands[:]
        other.marked = self.marked
        other.pearls = self.pearls[:]
        other.key_tokens = self.key_tokens[:]
        other.affiliated = self.affiliated
        other.owned = self.owned
        other.free = self.free
        other.active = self.active
        other.locations = self.locations
        other.tokens = self.tokens
        other.under = self.under
        other.turn = self.turn
        other.bought = self.bought
        other.buyers = self.buyers
        other.used = self.used
        other.abandoned = self.abandoned
        other.passes = self.passes
        other.extra_turns = self.extra_turns
        other.finisher = self.finisher

    # What is to be changed

    def own_deck(self) -> Deck:
        if self.shared & DECK:
            self.shared ^= DECK
            self.deck = self.deck.copy()
        return self.deck

    def own_discard(self) -> Deck:
        if self.shared & DISCARD:
            self.shared ^= DISCARD
            self.discard = self.discard.copy()
        return self.discard

    def own_lord_deck(self) -> Deck:
        if self.shared & LORD_DECK:
            self.shared ^= LORD_DECK
            self.lord_deck = self.lord_deck.copy()
        return self.lord_deck

    def own_stack(self, race: i64) -> Deck:
        """A stack of the council."""
        mask: i64 = STACKS << race
        if self.shared & mask:
            self.shared ^= mask
            self.council[race] = self.council[race].copy()
        return self.council[race]

    def own_hand(self, seat: i64) -> Deck:
        mask: i64 = HANDS << seat
        if self.shared & mask:
            self.shared ^= mask
            self.hands[seat] = self.hands[seat].copy()
        return self.hands[seat]

    def own_lords(self) -> None:
        """Everybody's lords and affiliated allies, and the lords that have left the game."""
        if self.shared & ALL_LORDS:
            self.shared ^= ALL_LORDS
            self.owned = self.owned[:]
            self.free = self.free[:]
            self.active = self.active[:]
            self.under = self.under[:]
            self.removed_lords = self.removed_lords[:]
            self.affiliated = [allies[:] for allies in self.affiliated]

    def own_locations(self) -> None:
        """All locations, wherever they lie."""
        if self.shared & ALL_LOCATIONS:
            self.shared ^= ALL_LOCATIONS
            self.location_stack = self.location_stack.copy()
            self.drawn_locations = self.drawn_locations.copy()
            self.available = self.available[:]
            self.removed_locations = self.removed_locations[:]
            self.locations = [locations[:] for locations in self.locations]

    def own_tokens(self) -> None:
        """All monster tokens, wherever they lie."""
        if self.shared & ALL_TOKENS:
            self.shared ^= ALL_TOKENS
            self.token_pool = self.token_pool.copy()
            self.tokens = [tokens.copy() for tokens in self.tokens]

    def own_marked(self) -> None:
        if self.shared & ALL_MARKED:
            self.shared ^= ALL_MARKED
            self.marked = [marked[:] for marked in self.marked]

    def opponents(self, seat: int) -> list[int]:
        """Clockwise from the left of the seat."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    # What is known

    def remembered(self) -> int:
        """Who knows a card that now lies face down, in the council, the discard or a hand, and was open before."""
        return EVERYBODY if self.settings.perfect_memory else 0

    # Lords

    def works(self, seat: int, lord: int) -> bool:
        """A-1.5: the seat has this lord, free and not disabled."""
        return self.active[seat] >> lord & 1 == 1

    def against(self, seat: int, lord: int) -> int:
        """The opponent whose working soldier touches the seat, NOBODY if none does or the Shaman protects it (A-7)."""
        if self.active[seat] >> SHAMAN & 1:
            return NOBODY
        for other in range(self.seats):
            if other != seat and self.active[other] >> lord & 1:
                return other
        return NOBODY

    def exposed(self, seat: int) -> list[int]:
        """The opponents, clockwise, whom the seat's soldiers touch."""
        found: list[int] = []
        for other in self.opponents(seat):
            if not self.active[other] >> SHAMAN & 1:
                found.append(other)
        return found

    def keys_of(self, lord: int) -> int:
        """The keys on a lord; those of ambassadors can be left out of account (A-6.10)."""
        if self.cards.guild[lord] == AMBASSADOR and not self.settings.ambassador_keys:
            return 0
        return self.cards.keys[lord]

    # Allies

    def held(self, seat: int) -> list[int]:
        """The allies in hand that are not chosen for a payment or discard."""
        hand = self.hands[seat].cards
        marked = self.marked[seat]
        if not marked:
            return hand
        left = hand[:]
        for ally in marked:
            left.remove(ally)
        return left

    def mark(self, seat: int, ally: int) -> None:
        """Choose an ally of the hand, in whatever order: what is chosen is kept ascending."""
        self.own_marked()
        marked = self.marked[seat]
        place = len(marked)
        while place > 0 and marked[place - 1] > ally:
            place -= 1
        marked.insert(place, ally)

    def unmark(self, seat: int, ally: int) -> None:
        self.own_marked()
        self.marked[seat].remove(ally)

    def add_to_hand(self, seat: int, card: int, known: int) -> None:
        """Put an ally into a hand; `known` is who still knows it there, beside its owner."""
        self.own_hand(seat).add(card, known | 1 << seat)

    def take_from_hand(self, seat: int, card: int) -> None:
        """Of equal cards the one that everybody knows: which of them it was, nobody can tell."""
        hand = self.own_hand(seat)
        found = EMPTY
        for place in range(len(hand.cards)):
            if hand.cards[place] == card:
                found = place
                if hand.known[place] == EVERYBODY:
                    break
        if hand.known[found] != EVERYBODY:
            self.turned_up()  # others see it now, or see that it is gone
        del hand.cards[found]
        del hand.known[found]

    def throw_away(self, seat: int, card: int) -> None:
        """Discard an ally from the hand, not as a payment (A-1.7)."""
        self.take_from_hand(seat, card)
        self.own_discard().add(card, self.thrown_knowers(seat) & self.remembered())
        if not self.settings.thrown_face_up:
            hand = self.own_hand(seat)
            hand.known = [1 << seat] * len(hand.cards)

    def thrown_knowers(self, seat: int) -> int:
        """Who sees which ally is discarded."""
        return EVERYBODY if self.settings.thrown_face_up else 1 << seat

    # Pearls and tokens

    def gain_pearls(self, seat: int, count: int) -> None:
        if count > 0:
            self.pearls[seat] += count
            if self.journal is not None:
                self.tell("gained_pearls", {"seat": seat, "count": count, "total": self.pearls[seat]})

    def gain_token(self, seat: int) -> None:
        """Draw a monster token; only its owner sees it."""
        self.own_tokens()
        token = self.token_pool.draw()
        self.tokens[seat].add(token, 1 << seat)
        self.turned_up()
        if self.journal is not None:
            value = self.cards.token_values[token]
            self.journal.whisper("drew_token", {"seat": seat}, {"value": value}, 1 << seat)

    # Telling

    def tell(self, name: str, facts: dict[str, Fact]) -> None:
        """Tell everybody; callers ask first whether anybody listens."""
        if self.journal is not None:
            self.journal.tell(name, facts)


@mypyc_attr(acyclic=True)
class OptionalStep(Step):
    """A step that its seat may decline."""

    def kind(self) -> str:
        return MAY

    def decline(self) -> int | None:
        return DECLINE


RACE: Final = [ally // 5 for ally in range(KINDS)]
VALUE: Final = [ally % 5 + 1 for ally in range(KINDS)]


def race_of(ally: int) -> int:
    return RACE[ally]


def value_of(ally: int) -> int:
    return VALUE[ally]


def card_names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in sorted(cards)]


def lord_names(lords: list[int]) -> list[str]:
    return [LORD_NAMES[lord] for lord in lords]


def lords_in(mask: int) -> list[int]:
    """The lords of a set, ascending."""
    found: list[int] = []
    lord = 0
    while mask:
        if mask & 1:
            found.append(lord)
        mask >>= 1
        lord += 1
    return found
