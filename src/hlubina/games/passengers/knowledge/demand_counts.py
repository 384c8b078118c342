"""How many loyalties and restricted colours some cards demand, as one number, and counting with such numbers (P-8)."""

from __future__ import annotations

from typing import Final

from hlubina.games.passengers.knowledge.evidence import ANY_COLOUR, SOUL, ZHOLYK

# The digits of a demand, four bits each: kind * 6 + set of colours - 1; then guides, smugglers, Zholyk
DIGIT: Final = 4
DIGITS: Final = 15
COLOURS_OF_KIND: Final = 0xFFFFFF
SIDE_DEMANDS: Final = [1 << 48, 1 << 52, 1 << 56]
SIDE_MASKS: Final = [0xF << 48, 0xF << 52, 0xF << 56]
ALL_SIDES: Final = 0x3FF << 48

FIRST: Final = [0, 0, 1, 0, 2, 0, 1, 0]  # the lowest and the second colour of a set
SECOND: Final = [0, 0, 0, 1, 0, 2, 2, 1]


def demand_of(kind: int, colours: int) -> int:
    """What a card with this set of colours adds to a demand; unrestricted ones and Zholyk add nothing."""
    if kind == ZHOLYK or colours == ANY_COLOUR or colours == 0:
        return 0
    return 1 << (DIGIT * (6 * kind + colours - 1))


def size_of(mask: int) -> int:
    size = 0
    while mask:
        size += mask & 1
        mask >>= 1
    return size


def within(demand: int, colours: int) -> int:
    """How many cards of one kind are restricted to these colours."""
    number = 0
    for some in range(1, ANY_COLOUR):
        if some & ~colours == 0:
            number += demand >> (DIGIT * (some - 1)) & 0xF
    return number


ROOM: Final[dict[int, bool]] = {}
DEALS: Final[dict[int, int]] = {}


def has_room(demand: int, copies: int) -> bool:
    """Hall's condition: no set of colours is asked for more often than there are cards of it."""
    if demand == 0:
        return True
    key = demand << 4 | copies
    found = ROOM.get(key)
    if found is None:
        found = True
        for colours in range(1, ANY_COLOUR):
            if within(demand, colours) > copies * size_of(colours):
                found = False
        ROOM[key] = found
    return found


def ways_to_deal(demand: int, copies: int, total: int) -> int:
    """The number of ways to deal `total` different cards of one kind so that the restricted ones get what they may."""
    key = (demand << 4 | copies) << 5 | total
    found = DEALS.get(key)
    if found is None:
        found = deal_pairs(demand, copies, total)
        DEALS[key] = found
    return found


def deal_pairs(demand: int, copies: int, total: int) -> int:
    """Settle a card that may have two colours either way, until each has one."""
    for colours in (3, 5, 6):
        digit = demand_of(SOUL, colours)
        if demand // digit & 0xF:
            bare = demand - digit
            one = ways_to_deal(bare + demand_of(SOUL, 1 << FIRST[colours]), copies, total)
            return one + ways_to_deal(bare + demand_of(SOUL, 1 << SECOND[colours]), copies, total)
    ways = 1
    free = total
    for colour in range(3):
        asked = demand // demand_of(SOUL, 1 << colour) & 0xF
        free -= asked
        for card in range(asked):
            ways *= copies - card
    box = 3 * copies - (total - free)
    for card in range(free):
        ways *= box - card
    return ways
