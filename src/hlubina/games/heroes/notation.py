"""The symbols on action and loot cards (H-4): the notation of `cards.toml` read into items.

card   = side [ "/" side ]
side   = item { item }
item   = doing | "(" ( doing | "pay:" resource ) "->" reward { reward } ")"
reward = doing | "deploy:" n
doing  = action | "swarm:" action
action = draw | activate | move | melee | ranged | defend | trap | portal
       | "create:" resource | "ambush:" n ":" type of room | "reinforce:" what the cards show
"""

from __future__ import annotations

from typing import Final

from hlubina.core.errors import Invalid, shown
from hlubina.games.heroes.names import NOTHING, RESOURCES, TYPE_NAMES

DRAW: Final = 0
ACTIVATE: Final = 1
MOVE: Final = 2
MELEE: Final = 3
RANGED: Final = 4
DEFEND: Final = 5
LAY_TRAP: Final = 6
PORTAL: Final = 7
CREATE: Final = 8  # of: the resource
AMBUSH: Final = 9  # amount, of: the type of room
REINFORCE: Final = 10  # of: the action
SWARM_MOVE: Final = 11  # a swarm has the amount and the `of` of what it does
SWARM_MELEE: Final = 12
SWARM_RANGED: Final = 13
PAY: Final = 14  # of: the resource; always before an arrow
SWARM_DRAW: Final = 15
SWARM_ACTIVATE: Final = 16
SWARM_DEFEND: Final = 17
SWARM_TRAP: Final = 18
SWARM_PORTAL: Final = 19
SWARM_CREATE: Final = 20
SWARM_AMBUSH: Final = 21
SWARM_REINFORCE: Final = 22
DEPLOY: Final = 23  # amount; always behind an arrow

SIMPLE: Final = ["draw", "activate", "move", "melee", "ranged", "defend", "trap", "portal"]
SYMBOLS: Final = [
    *[*SIMPLE, "create", "ambush", "reinforce", "swarm_move", "swarm_melee", "swarm_ranged", "pay"],
    *["swarm_draw", "swarm_activate", "swarm_defend", "swarm_trap", "swarm_portal", "swarm_create", "swarm_ambush"],
    *["swarm_reinforce", "deploy"],
]
SOUGHT: Final = [*SIMPLE, "create", "ambush"]  # what reinforcements can show
MOST_ITEMS: Final = 8
MOST_FIGURES: Final = 9  # of an ambush or a deployment


def swarm_deeds() -> list[int]:
    """By symbol: what each monster of a swarm does; any other symbol is its own deed."""
    found = list(range(len(SYMBOLS)))
    for symbol, name in enumerate(SYMBOLS):
        if name.startswith("swarm_"):
            found[symbol] = SYMBOLS.index(name.removeprefix("swarm_"))
    return found


DEED_OF: Final = swarm_deeds()


class Item:
    """One symbol, and what may follow once it was done, if an arrow stands behind it."""

    def __init__(self, symbol: int, amount: int, of: int) -> None:
        self.symbol = symbol
        self.amount = amount
        self.of = of
        self.arrow = False
        self.then: list[Item] = []  # behind the arrow
        self.deploys = 0  # figures that may be deployed behind it

    def shows(self, action: int) -> bool:
        """H-4.14: any occurrence of an action counts, in a swarm and around an arrow too."""
        return DEED_OF[self.symbol] == action or any(item.shows(action) for item in self.then)

    def word(self) -> str:
        """The item in the notation."""
        symbol = DEED_OF[self.symbol]
        name = SYMBOLS[symbol]
        if symbol == CREATE or symbol == PAY:
            name += f":{RESOURCES[self.of]}"
        elif symbol == AMBUSH:
            name += f":{self.amount}:{TYPE_NAMES[self.of]}"
        elif symbol == REINFORCE:
            name += f":{SYMBOLS[self.of]}"
        elif symbol == DEPLOY:
            name += f":{self.amount}"
        if symbol != self.symbol:
            name = f"swarm:{name}"
        return f"({name} -> {' '.join(item.word() for item in self.then)})" if self.arrow else name

    def family(self) -> int:
        """Items of one family are carried out with the same actions."""
        return self.symbol * 10 + (self.of if DEED_OF[self.symbol] == CREATE else 0)


class Side:
    """One side of a card."""

    def __init__(self, items: list[Item]) -> None:
        self.items = items
        self.size = len(items)
        self.defends = False
        self.defence = NOTHING  # the item that defends; with an arrow, if there is one
        words = [item.word() for item in items]
        self.first = [words.index(word) for word in words]  # the first of equal items
        self.families = [item.family() for item in items]
        self.mixed = len(set(self.families)) < len(set(words))  # whether an action alone may not tell the symbol
        for number, item in enumerate(items):
            if DEED_OF[item.symbol] == DEFEND:
                self.defends = True
                if self.defence == NOTHING or (item.arrow and not items[self.defence].arrow):
                    self.defence = number

    def shows(self, action: int) -> bool:
        return any(item.shows(action) for item in self.items)

    def words(self) -> list[str]:
        return [item.word() for item in self.items]


def read_sides(notation: object, where: str) -> list[Side]:
    """The one or two faces of a card."""
    if not isinstance(notation, str):
        raise Invalid(f"'sym' of {where} in the card file must be a text, not {shown(notation)}.")
    sides = notation.split("/")
    if len(sides) > 2:
        raise Invalid(f"The {where} of the card file has more than two sides.")
    return [read_side(side.split(), where) for side in sides]


def read_side(words: list[str], where: str) -> Side:
    items: list[Item] = []
    while words:
        if words[0].startswith("("):
            items.append(read_arrow(words, where))
        else:
            items.append(read_item(words.pop(0), where))
    if not 1 <= len(items) <= MOST_ITEMS:
        raise Invalid(f"A side of {where} in the card file needs 1 to {MOST_ITEMS} symbols.")
    return Side(items)


def read_item(text: str, where: str) -> Item:
    name, _, rest = text.partition(":")
    if name in SIMPLE and not rest:
        return Item(SIMPLE.index(name), 1, NOTHING)
    if name == "create" and rest in RESOURCES:
        return Item(CREATE, 1, RESOURCES.index(rest))
    if name == "reinforce" and rest in SOUGHT:
        return Item(REINFORCE, 1, SOUGHT.index(rest))
    if name == "ambush":
        amount, _, kind = rest.partition(":")
        if kind in TYPE_NAMES:
            return Item(AMBUSH, read_amount(amount, text, where), TYPE_NAMES.index(kind))
    if name == "swarm":
        item = read_item(rest, where)
        if DEED_OF[item.symbol] != item.symbol:
            raise Invalid(f"The {where} of the card file has a swarm of a swarm, {shown(text)}.")
        item.symbol = SYMBOLS.index(f"swarm_{SYMBOLS[item.symbol]}")
        return item
    if name in ("deploy", "pay"):
        side = "behind" if name == "deploy" else "before"
        raise Invalid(f"The {where} of the card file has {shown(text)} by itself; it can only stand {side} an arrow.")
    raise Invalid(f"The {where} of the card file has a symbol {shown(text)} that nobody knows.")


def read_amount(text: str, word: str, where: str) -> int:
    if text not in [str(number) for number in range(1, MOST_FIGURES + 1)]:
        raise Invalid(f"In {shown(word)} of {where} in the card file there must be 1 to {MOST_FIGURES} figures.")
    return int(text)


def read_arrow(words: list[str], where: str) -> Item:
    """ "(cost -> reward ...)", taken off the words."""
    inside: list[str] = []
    closed = False
    while words and not closed:
        word = words.pop(0)
        closed = word.endswith(")")
        inside.append(word.removeprefix("(") if not inside else word)
    if closed:
        inside[-1] = inside[-1].removesuffix(")")
    inside = [word for word in inside if word]
    if not closed or len(inside) < 3 or inside[1] != "->" or any(word == "->" for word in inside[2:]):
        raise Invalid(f"The {where} of the card file has an arrow that is not of the form (cost -> reward).")
    name, _, of = inside[0].partition(":")
    if name == "pay" and of in RESOURCES:
        item = Item(PAY, 1, RESOURCES.index(of))
    else:
        item = read_item(inside[0], where)
    item.arrow = True
    if len(inside) - 2 > MOST_ITEMS - 1:
        raise Invalid(f"Behind an arrow of {where} in the card file there may be at most {MOST_ITEMS - 1} symbols.")
    for word in inside[2:]:
        reward = read_reward(word, where)
        item.then.append(reward)
        if reward.symbol == DEPLOY:
            item.deploys += reward.amount
    return item


def read_reward(text: str, where: str) -> Item:
    name, _, amount = text.partition(":")
    if name == "deploy":
        return Item(DEPLOY, read_amount(amount, text, where), NOTHING)
    item = read_item(text, where)
    if DEED_OF[item.symbol] == DEFEND:
        raise Invalid(
            f"Behind an arrow of {where} in the card file stands {shown(text)}, but a defence answers an attack "
            "and cannot follow anything; it can stand before the arrow."
        )
    return item


# Where a symbol is printed, as one number for a step to keep


def place_of(card: int, side: int, number: int) -> int:
    """The place of an item; those behind its arrow have the numbers that follow."""
    return ((card * 2 + side) * MOST_ITEMS + number) * MOST_ITEMS


def item_at(sides: list[list[Side]], place: int) -> Item:
    item = item_before(sides, place)
    behind = place % MOST_ITEMS
    return item.then[behind - 1] if behind > 0 else item


def item_before(sides: list[list[Side]], place: int) -> Item:
    """The item itself, also for a place behind its arrow."""
    side = place // (MOST_ITEMS * MOST_ITEMS)
    return sides[side // 2][side % 2].items[place // MOST_ITEMS % MOST_ITEMS]


def is_place(sides: list[list[Side]], place: int) -> bool:
    """Whether a symbol is printed there."""
    side = place // (MOST_ITEMS * MOST_ITEMS)
    if place < 0 or side // 2 >= len(sides) or side % 2 >= len(sides[side // 2]):
        return False
    number = place // MOST_ITEMS % MOST_ITEMS
    items = sides[side // 2][side % 2].items
    return number < len(items) and place % MOST_ITEMS <= len(items[number].then)


def is_swarm(symbol: int) -> bool:
    """Whether all figures of a room carry out what the symbol says."""
    return DEED_OF[symbol] != symbol
