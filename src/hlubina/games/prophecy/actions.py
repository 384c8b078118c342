"""The actions of Prophecy. Blocks are only ever appended: records and trained models rely on the numbers."""

from __future__ import annotations

from typing import Final

from hlubina.core.vocabulary import Argument, Block, Vocabulary
from hlubina.games.prophecy.cards import (
    CELLS,
    CHARACTER_NAMES,
    DIRECTIONS,
    FIELD_NAMES,
    FIELDS,
    GATES,
    GUILDS,
    ISLAND,
    PLACES,
    PORTS,
    STANDARD,
    WIDTH,
)
from hlubina.games.prophecy.names import (
    CARD_NAMES,
    COMMON,
    LESSER,
    MONSTER,
    OWNABLE,
    TREASURE,
    WATER_ITEM,
    WATER_OPPORTUNITY,
)

USABLE: Final = [card for card in range(OWNABLE) if STANDARD.uses[card]]
SAILS: Final = [*PORTS, ISLAND]
PALACE: Final = STANDARD.palace
GAINS: Final = ["gold", "xp", "strength", "will", "item", "health", "magic"]
GAIN_GOLD: Final = 0
GAIN_XP: Final = 1
GAIN_STRENGTH: Final = 2
GAIN_WILL: Final = 3
GAIN_ITEM: Final = 4
GAIN_HEALTH: Final = 5
GAIN_MAGIC: Final = 6
NUMBERS: Final = 16
SEATS: Final = 5


def cell_name(cell: int) -> str:
    """Columns by letters, rows by numbers, as on a chart."""
    return f"{'abcdef'[cell % WIDTH]}{cell // WIDTH + 1}"


CELL_NAMES: Final = [cell_name(cell) for cell in range(CELLS)]
HIDING_CELLS: Final = [cell for cell in range(CELLS) if cell != PALACE]


def names_of(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def card_argument(cards: list[int]) -> list[Argument]:
    return [Argument("card", len(cards), labels=names_of(cards))]


def field_argument(fields: list[int]) -> list[Argument]:
    return [Argument("field", len(fields), labels=[FIELD_NAMES[field] for field in fields])]


SELLABLE: Final = list(range(COMMON, WATER_ITEM + 5))
BLOCKS: Final = [
    Block("stay", 0, []),
    Block("walk", 1, field_argument(list(range(FIELDS)))),
    Block("ride", 21, field_argument(list(range(FIELDS)))),
    Block("ship", 41, field_argument(SAILS)),
    Block("gate", 47, field_argument(GATES)),
    Block("work", 51, []),
    Block("attack_sphere", 52, []),
    Block("go_to", 53, field_argument(list(range(PLACES)))),
    Block("swim", 74, [Argument("direction", 4, labels=DIRECTIONS)]),
    Block("monster", 78, card_argument(list(range(MONSTER, LESSER)))),
    Block("by_strength", 126, []),
    Block("by_will", 127, []),
    Block("roll", 128, []),
    Block("nothing", 129, []),
    Block("decline", 130, []),
    Block("end_turn", 131, []),
    Block("attack", 132, [Argument("opponent", SEATS)]),
    Block("attack_for_map", 137, [Argument("opponent", SEATS)]),
    Block("heal", 142, []),
    Block("regain_magic", 143, []),
    Block("inn", 144, []),
    Block("repair", 145, []),
    Block("certificate", 146, []),
    Block("take", 147, []),
    Block("lose_health", 148, []),
    Block("lose_magic", 149, []),
    Block("give_item", 150, []),
    Block("pay_bubble", 151, []),
    Block("pay_magic", 152, []),
    Block("take_piece", 153, []),
    Block("take_spoils", 154, []),
    Block("draw_chance", 155, []),
    Block("travel", 156, []),
    Block("temper", 157, []),
    Block("bag", 158, [Argument("size", 4, start=1)]),
    Block("no_bag", 162, []),
    Block("gain", 163, [Argument("gain", len(GAINS), labels=GAINS)]),
    Block("guild", 170, [Argument("guild", len(GUILDS), labels=GUILDS)]),
    Block("sphere", 175, [Argument("sphere", 5, start=1)]),
    Block("cell", 180, [Argument("cell", len(HIDING_CELLS), labels=[CELL_NAMES[cell] for cell in HIDING_CELLS])]),
    Block("number", 203, [Argument("number", NUMBERS)]),
    Block("character", 219, [Argument("character", len(CHARACTER_NAMES), labels=CHARACTER_NAMES)]),
    Block("opportunity", 229, card_argument(list(range(WATER_OPPORTUNITY, MONSTER)))),
    Block("buy", 256, card_argument(list(range(COMMON, TREASURE)))),
    Block("sell", 318, card_argument(SELLABLE)),
    Block("learn", 395, card_argument(list(range(COMMON)))),
    Block("dig", 454, card_argument(list(range(TREASURE, WATER_ITEM)))),
    Block("card", 464, card_argument(list(range(OWNABLE)))),
    Block("opponent", 464 + OWNABLE, [Argument("opponent", SEATS)]),
    Block("use", 469 + OWNABLE, card_argument(USABLE)),
    Block("concede", 469 + OWNABLE + len(USABLE), []),
]
VOCABULARY: Final = Vocabulary("prophecy", BLOCKS)

STAY: Final = 0
WALK: Final = 1  # + field
RIDE: Final = 21  # + field
SHIP: Final = 41  # + place in SAILS
GATE: Final = 47  # + place in GATES
WORK: Final = 51
ATTACK_SPHERE: Final = 52
GO_TO: Final = 53  # + field or island
SWIM: Final = 74  # + direction
MONSTER_CARD: Final = 78  # + monster
BY_STRENGTH: Final = 126
BY_WILL: Final = 127
ROLL: Final = 128
NOTHING: Final = 129  # in a hand
DECLINE: Final = 130
END_TURN: Final = 131
ATTACK: Final = 132  # + seat
ATTACK_FOR_MAP: Final = 137  # + seat
HEAL: Final = 142
REGAIN_MAGIC: Final = 143
INN: Final = 144
REPAIR: Final = 145
CERTIFICATE: Final = 146
TAKE: Final = 147  # what lies on a cell of the Water Realm
LOSE_HEALTH: Final = 148
LOSE_MAGIC: Final = 149
GIVE_ITEM: Final = 150
PAY_BUBBLE: Final = 151
PAY_MAGIC: Final = 152
TAKE_PIECE: Final = 153
TAKE_SPOILS: Final = 154
DRAW_CHANCE: Final = 155
TRAVEL: Final = 156
TEMPER: Final = 157
BAG: Final = 158  # + size
NO_BAG: Final = 162
GAIN: Final = 163  # + what
GUILD: Final = 170  # + guild
SPHERE: Final = 175  # + sphere
CELL: Final = 180  # + place in HIDING_CELLS
NUMBER: Final = 203  # + number
CHARACTER: Final = 219  # + character
OPPORTUNITY: Final = 229  # + opportunity
BUY: Final = 256  # + item
SELL: Final = 318  # + item
LEARN: Final = 395  # + ability
DIG: Final = 454  # + treasure
CARD: Final = 464  # + card: chosen for what the question says
OPPONENT: Final = 464 + OWNABLE  # + seat
USE: Final = 469 + OWNABLE  # + place in USABLE
CONCEDE: Final = 469 + OWNABLE + len(USABLE)

PLACE_IN_USABLE: Final = [USABLE.index(card) if card in USABLE else -1 for card in range(OWNABLE)]
PLACE_OF_CELL: Final = [HIDING_CELLS.index(cell) if cell in HIDING_CELLS else -1 for cell in range(CELLS)]


def use_of(card: int) -> int:
    return USE + PLACE_IN_USABLE[card]


def is_use(action: int) -> bool:
    return USE <= action < CONCEDE


def used_card(action: int) -> int:
    return USABLE[action - USE]
