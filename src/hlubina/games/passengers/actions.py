"""The actions of Passengers. Blocks are only ever appended: records and trained models rely on the numbers.

Equal cards of a hand are offered one by one (`place` and `place_twin`), so that neither the number of answers nor
whether a question is asked at all tells anything about a hand (P-8.2).
"""

from __future__ import annotations

from typing import Final

from hlubina.core.vocabulary import Argument, Block, Vocabulary
from hlubina.games.passengers.cards import (
    ANIMALS,
    CARD_NAMES,
    COLOURS,
    COLUMNS,
    KINDS,
    MOST_SEATS,
    ROUNDS,
    SIDES,
)

SPOTS: Final = 10  # the seats of one round's two boats
WHATS: Final = ["soul", "demon", *COLOURS, *CARD_NAMES]  # what can be said of a card; Zholyk is the last
SAID_ZHOLYK: Final = 11
REASONS: Final = ["none", "souls_here", "demons_there"]
ASKED: Final = ["placed", "hand", "saw", "loyalty", "plan_vote"]

PLACE: Final = 0  # + card * 10 + spot
PLACE_TWIN: Final = 70  # the other of two equal cards
LAY_SHADOW: Final = 130  # + spot
COLOUR: Final = 140
KIND: Final = 143
PLAYER: Final = 145
PASSENGER: Final = 153  # + place
ENOUGH: Final = 183
EMPTY_SEAT: Final = 184  # + spot
CARD: Final = 194  # shown, or given away
CARD_TWIN: Final = 201
ADMIT_KIND: Final = 207
ADMIT_COLOUR: Final = 208
ANNOUNCE: Final = 209  # + animal
VOTE: Final = 211  # + animal
SILENT: Final = 213  # no remark
READY: Final = 214  # to vote
# Claims (P-9.2)
SAY_PLACED: Final = 215  # + (round - 1) * 12 + what
SAY_HAND: Final = 251  # + what * 2 + count
SAY_BOTH: Final = 275  # + what, Zholyk excepted
SAY_SAW: Final = 286  # + place * 12 + what
SAY_SAW_HAND: Final = 646  # + seat * 12 + what
SAY_LOYALTY: Final = 742  # + seat * 3 + side
SAY_TRUST: Final = 766  # + seat * 2; the odd ones doubt
SAY_PLAN: Final = 782  # + animal
SAY_URGE: Final = 784  # + animal * 3 + reason
SAY_ASK: Final = 790  # + seat * 5 + about
END: Final = 830  # behind the last

_BOAT: Final = Argument("boat", len(ANIMALS), labels=ANIMALS)
_COLUMN: Final = Argument("column", COLUMNS, start=1)
_ROUND: Final = Argument("round", ROUNDS, start=1)
_CARD: Final = Argument("card", len(CARD_NAMES), labels=CARD_NAMES)
_TWIN: Final = Argument("card", len(CARD_NAMES) - 1, labels=CARD_NAMES[:-1])
_WHAT: Final = Argument("what", len(WHATS), labels=WHATS)
_SEAT: Final = Argument("seat", MOST_SEATS)

VOCABULARY: Final = Vocabulary(
    "passengers",
    [
        Block("place", PLACE, [_CARD, _BOAT, _COLUMN]),
        Block("place_twin", PLACE_TWIN, [_TWIN, _BOAT, _COLUMN]),
        Block("lay_shadow", LAY_SHADOW, [_BOAT, _COLUMN]),
        Block("colour", COLOUR, [Argument("colour", len(COLOURS), labels=COLOURS)]),
        Block("kind", KIND, [Argument("kind", 2, labels=KINDS[:2])]),
        Block("player", PLAYER, [_SEAT]),
        Block("passenger", PASSENGER, [_ROUND, _BOAT, _COLUMN]),
        Block("enough", ENOUGH, []),
        Block("empty_seat", EMPTY_SEAT, [_BOAT, _COLUMN]),
        Block("card", CARD, [_CARD]),
        Block("card_twin", CARD_TWIN, [_TWIN]),
        Block("admit_kind", ADMIT_KIND, []),
        Block("admit_colour", ADMIT_COLOUR, []),
        Block("announce", ANNOUNCE, [_BOAT]),
        Block("vote", VOTE, [_BOAT]),
        Block("silent", SILENT, []),
        Block("ready", READY, []),
        Block("say_placed", SAY_PLACED, [_ROUND, _WHAT]),
        Block("say_hand", SAY_HAND, [_WHAT, Argument("count", 2)]),
        Block("say_both", SAY_BOTH, [Argument("what", len(WHATS) - 1, labels=WHATS[:-1])]),
        Block("say_saw", SAY_SAW, [_ROUND, _BOAT, _COLUMN, _WHAT]),
        Block("say_saw_hand", SAY_SAW_HAND, [_SEAT, _WHAT]),
        Block("say_loyalty", SAY_LOYALTY, [_SEAT, Argument("side", len(SIDES), labels=SIDES)]),
        Block("say_trust", SAY_TRUST, [_SEAT, Argument("trust", 2, labels=["trust", "doubt"])]),
        Block("say_plan", SAY_PLAN, [_BOAT]),
        Block("say_urge", SAY_URGE, [_BOAT, Argument("reason", len(REASONS), labels=REASONS)]),
        Block("say_ask", SAY_ASK, [_SEAT, Argument("about", len(ASKED), labels=ASKED)]),
    ],
)
