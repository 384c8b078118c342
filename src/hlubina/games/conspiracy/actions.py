"""The actions of Conspiracy. Blocks are only ever appended: records and trained models rely on the numbers."""

from __future__ import annotations

from typing import Final

from hlubina.core.vocabulary import Argument, Block, Vocabulary
from hlubina.games.conspiracy.cards import COLOURS, KINDS, LOCATION_NAMES, LORD_NAMES

DRAW: Final = 0  # + number of lords - 1
TAKE_PILE: Final = 3  # + colour
KEEP_LORD: Final = 8  # + lord, of those drawn
FIT_LORD: Final = 38  # + lord, of a pile that is larger than the free places
PLACE_LORD: Final = 68  # + lord, of those held
LEAVE_LORDS: Final = 98  # exchange none
SWAP_LORD: Final = 99  # + place, the first of the two
SWAP_WITH: Final = 113  # + place - 1, the second
DRAW_LOCATIONS: Final = 127  # + number - 1
TAKE_LOCATION: Final = 130  # + location, an available one
KEEP_LOCATION: Final = 154  # + location, of those drawn
SEARCH_LOCATION: Final = 178  # + location, from the whole deck, which search_location_deck itself has left
AFTER_LOCATIONS: Final = SEARCH_LOCATION + len(LOCATION_NAMES) - 1

_LORD: Final = [Argument("lord", KINDS, labels=LORD_NAMES)]
_LOCATION: Final = [Argument("location", len(LOCATION_NAMES), labels=LOCATION_NAMES)]
_SEARCHED: Final = [Argument("location", len(LOCATION_NAMES) - 1, labels=LOCATION_NAMES[:-1])]

VOCABULARY: Final = Vocabulary(
    "conspiracy",
    [
        Block("draw", DRAW, [Argument("count", 3, start=1)]),
        Block("take_pile", TAKE_PILE, [Argument("colour", len(COLOURS), labels=COLOURS)]),
        Block("keep_lord", KEEP_LORD, _LORD),
        Block("fit_lord", FIT_LORD, _LORD),
        Block("place_lord", PLACE_LORD, _LORD),
        Block("leave_lords", LEAVE_LORDS, []),
        Block("swap_lord", SWAP_LORD, [Argument("place", 14, start=1)]),
        Block("swap_with", SWAP_WITH, [Argument("place", 14, start=2)]),
        Block("draw_locations", DRAW_LOCATIONS, [Argument("count", 3, start=1)]),
        Block("take_location", TAKE_LOCATION, _LOCATION),
        Block("keep_location", KEEP_LOCATION, _LOCATION),
        Block(
            "search_location",
            SEARCH_LOCATION,
            _SEARCHED,
        ),
    ],
)
