"""What a viewer knows for certain of hands and passengers, and one truth that fits it (P-8)."""

from __future__ import annotations

from typing import Final

SOUL: Final = 0
DEMON: Final = 1
ZHOLYK: Final = 2
LABELS: Final = 30  # passengers: three for each of eight seats, then six shadows
FIRST_SHADOW: Final = 24
ANY_CARD: Final = 0x7F  # a set of cards as a mask: souls, demons, Zholyk
ANY_COLOUR: Final = 7  # a set of colours as a mask
NO_LABEL: Final = -1

# Sorts of evidence about a hand
SHOWN: Final = 0  # `card` was in it
WHOLE: Final = 1  # it was `cards`
COUNTED: Final = 2  # it had `count` cards of `colour`
ASKED_KIND: Final = 3  # it had a card of `kind`, or none


class HandEvidence:
    """Something known of a hand in a round, after so many exchanges."""

    def __init__(self, sort: int, seat: int, round_number: int, exchanges: int) -> None:
        self.sort = sort
        self.seat = seat
        self.round = round_number
        self.exchanges = exchanges
        self.card = -1
        self.cards: list[int] = []
        self.colour = -1
        self.kind = -1
        self.count = 0


class Exchange:
    """Two players exchanged a card in a round; the cards are -1 to those who do not know them."""

    def __init__(self, seat: int, other: int, round_number: int, given: int, received: int) -> None:
        self.seat = seat
        self.other = other
        self.round = round_number
        self.given = given
        self.received = received


class Evidence:
    """All that a viewer knows for certain."""

    def __init__(self, seats: int, sides: list[int], copies: list[int], shadow_souls: int, shadow_demons: int) -> None:
        self.seats = seats
        self.sides = sides  # how many guides, smugglers, Zholyk
        self.copies = copies  # of each colour of souls and demons
        self.shadow_souls = shadow_souls
        self.shadow_demons = shadow_demons
        self.shuffles = 0
        self.may_be = [7] * seats  # sets of sides
        self.cards = [ANY_CARD] * LABELS
        self.traces: list[list[int]] = []  # what was seen of passengers: where it led to,
        self.seen: list[int] = []  # and which cards it can be
        self.hands: list[HandEvidence] = []
        self.exchanges: list[Exchange] = []

    def numbers(self) -> list[int]:
        """All of it as a row of numbers: what is the same evidence has the same row."""
        row = [self.shuffles, *self.may_be, *self.cards, len(self.traces)]
        for index in range(len(self.traces)):
            row += self.traces[index]
            row.append(-1)
            row.append(self.seen[index])
        for hand in self.hands:
            row += [-2, hand.sort, hand.seat, hand.round, hand.exchanges, hand.card, hand.colour, hand.kind, hand.count]
            row += hand.cards
        for exchange in self.exchanges:
            row += [-3, exchange.seat, exchange.other, exchange.round, exchange.given, exchange.received]
        return row

    def total(self, kind: int) -> int:
        """How many souls or demons are dealt."""
        if kind == SOUL:
            return self.seats + self.sides[0] + self.shadow_souls
        return self.seats + self.sides[1] + self.shadow_demons


class World:
    """One possible truth."""

    def __init__(self, flips: int, streams: list[list[list[int]]], swaps: list[int], seats: int) -> None:
        self.flips = flips
        self.streams = streams
        self.swaps = swaps
        self.cards = [-1] * LABELS
        self.sides = [0] * seats

    def hand(self, seat: int, round_number: int, exchanges: int) -> list[int]:
        """The cards that the seat held after placing in that round."""
        return [self.cards[label] for label in held(self.streams[exchanges][seat], seat, round_number)]

    def dealt(self, seat: int) -> list[int]:
        return sorted([self.cards[label] for label in self.streams[0][seat]])


def held(stream: list[int], seat: int, round_number: int) -> list[int]:
    """The labels of a stream that the seat has not placed by the end of the round's placement."""
    return [label for label in stream if not seat * 3 <= label < seat * 3 + round_number]
