"""The actions of Abyss. Blocks are only ever appended: records and trained models rely on the numbers."""

from __future__ import annotations

from typing import Final

from hlubina.core.vocabulary import Argument, Block, Vocabulary
from hlubina.games.abyss.cards import ALLY_NAMES, KINDS, LOCATION_NAMES, LORD_NAMES, RACES

PLOT: Final = 0
EXPLORE: Final = 1
SUPPORT: Final = 2  # + race
RECRUIT: Final = 7  # + lord, of the court
SELL: Final = 42  # the powers that work once a turn
PURGE: Final = 43
REPLACE: Final = 44
END_TURN: Final = 45
BUY: Final = 46
DECLINE: Final = 47  # an offered ally, or an ability that one need not use
TAKE_ALLY: Final = 48
FIGHT: Final = 49
GO_ON: Final = 50
REWARD: Final = 51  # + number - 1
ALLY: Final = 54  # + ally: paid, affiliated, discarded or sold
PAY: Final = 79  # the payment is complete
ABANDON: Final = 80  # the payment
DRAW_LOCATIONS: Final = 81  # + number - 1
LOCATION: Final = 85  # + location: taken, kept, found or exchanged
LORD: Final = 105  # + lord: taken, given up, disabled, replaced or tucked
KEY_TOKEN: Final = 140  # use one
STACK: Final = 141  # + race: taken or discarded
OPPONENT: Final = 146  # + seat
PAY_PEARL: Final = 150  # under martial law
TAKE_BACK: Final = 151  # + ally: chosen for a payment or discard
DISCARD: Final = 176  # the allies chosen for it
END: Final = 177  # behind the last

_RACE: Final = [Argument("race", len(RACES), labels=RACES)]
_LORD: Final = [Argument("lord", len(LORD_NAMES), labels=LORD_NAMES)]

VOCABULARY: Final = Vocabulary(
    "abyss",
    [
        Block("plot", PLOT, []),
        Block("explore", EXPLORE, []),
        Block("support", SUPPORT, _RACE),
        Block("recruit", RECRUIT, _LORD),
        Block("sell", SELL, []),
        Block("purge", PURGE, []),
        Block("replace", REPLACE, []),
        Block("end_turn", END_TURN, []),
        Block("buy", BUY, []),
        Block("decline", DECLINE, []),
        Block("take_ally", TAKE_ALLY, []),
        Block("fight", FIGHT, []),
        Block("go_on", GO_ON, []),
        Block("reward", REWARD, [Argument("number", 3, start=1)]),
        Block("ally", ALLY, [Argument("card", KINDS, labels=ALLY_NAMES)]),
        Block("pay", PAY, []),
        Block("abandon", ABANDON, []),
        Block("draw_locations", DRAW_LOCATIONS, [Argument("count", 4, start=1)]),
        Block("location", LOCATION, [Argument("location", len(LOCATION_NAMES), labels=LOCATION_NAMES)]),
        Block("lord", LORD, _LORD),
        Block("key_token", KEY_TOKEN, []),
        Block("stack", STACK, _RACE),
        Block("opponent", OPPONENT, [Argument("seat", 4)]),
        Block("pay_pearl", PAY_PEARL, []),
        Block("take_back", TAKE_BACK, [Argument("card", KINDS, labels=ALLY_NAMES)]),
        Block("discard", DISCARD, []),
    ],
)
