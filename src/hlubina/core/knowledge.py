"""Who knows what: every card of a hidden pile carries a bit mask of the seats that know it where it lies.

Moving a card keeps its mask, shuffling clears it. Views and imagined positions both come from this one mask.
"""

from __future__ import annotations

from typing import Final

from hlubina.core.aliases import Card, Mask, SeatNumber
from hlubina.core.chance import Chance
from hlubina.core.native import mypyc_attr

EVERYBODY: Final = 0xFFFF  # fifteen seats and the spectators
SPECTATOR: Final = 0x8000


def bit(viewer: SeatNumber | None) -> Mask:
    """The mask of one viewer; None is a spectator, who knows only what everybody knows."""
    return SPECTATOR if viewer is None else 1 << viewer


@mypyc_attr(acyclic=True)
class Deck:
    """Cards that lie face down, in order, the top one last, each with the mask of those who know it."""

    def __init__(self, cards: list[Card], known: list[Mask]) -> None:
        self.cards = cards
        self.known = known

    def copy(self) -> Deck:
        return Deck(self.cards[:], self.known[:])

    def size(self) -> int:
        return len(self.cards)

    def draw(self) -> Card:
        """Take the top card; who knew it no longer matters when it is turned up."""
        self.known.pop()
        return self.cards.pop()

    def take(self, card: Card) -> None:
        """Take out one card that somebody has found in the deck."""
        place = self.cards.index(card)
        del self.cards[place]
        del self.known[place]

    def add(self, card: Card, knowers: Mask) -> None:
        self.cards.append(card)
        self.known.append(knowers)

    def put_under(self, card: Card, knowers: Mask) -> None:
        """Lay a card beneath all others."""
        self.cards.insert(0, card)
        self.known.insert(0, knowers)

    def empty(self) -> list[Card]:
        """Take all cards."""
        cards = self.cards
        self.cards = []
        self.known = []
        return cards

    def shuffle(self, chance: Chance) -> None:
        chance.shuffle(self.cards)
        self.known = [0] * len(self.cards)

    def seen_by(self, viewer: SeatNumber | None) -> list[Card | None]:
        """The cards as the viewer knows them, None for the others."""
        mask = bit(viewer)
        return [card if known & mask else None for card, known in zip(self.cards, self.known, strict=True)]


def shuffled(cards: list[Card], chance: Chance) -> Deck:
    """A new deck that nobody knows."""
    deck = Deck(cards, [])
    deck.shuffle(chance)
    return deck


def unknown_cards(decks: list[Deck], seat: SeatNumber) -> list[Card]:
    """All cards of these decks that the seat does not know, sorted, so that their order tells nothing."""
    mask = 1 << seat
    unknown: list[Card] = []
    for deck in decks:
        cards = deck.cards
        known = deck.known
        for place in range(len(cards)):
            if not known[place] & mask:
                unknown.append(cards[place])
    unknown.sort()
    return unknown


def deal_unknown(decks: list[Deck], seat: SeatNumber, cards: list[Card]) -> None:
    """Fill every place whose card the seat does not know, taking the cards from the end of the list."""
    mask = 1 << seat
    for deck in decks:
        places = deck.cards
        known = deck.known
        for place in range(len(places)):
            if not known[place] & mask:
                places[place] = cards.pop()


def redeal(decks: list[Deck], seat: SeatNumber, chance: Chance) -> None:
    """Mix all cards of these decks that the seat does not know, each place staying hidden or known as it was.

    What comes out depends on what the seat knows and on `chance` only.
    """
    unknown = unknown_cards(decks, seat)
    chance.shuffle(unknown)
    deal_unknown(decks, seat, unknown)
