"""The actions of Dive. Blocks are only ever appended: records and trained models rely on the numbers."""

from __future__ import annotations

from typing import Final

from hlubina.core.vocabulary import Argument, Block, Vocabulary
from tests.dive.cards import PLACE_NAMES

DIVE: Final = 0  # + place
SURFACE: Final = 3

VOCABULARY: Final = Vocabulary(
    "dive",
    [
        Block("dive", DIVE, [Argument("place", len(PLACE_NAMES), labels=PLACE_NAMES)]),
        Block("surface", SURFACE, []),
    ],
)
