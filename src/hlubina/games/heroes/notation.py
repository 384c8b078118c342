"""The symbols on action and loot cards (H-4): the notation of `cards.toml` read into items.

face = item { item }        a card has one face, or two with "/" between them
item = action | "swarm:" move, melee or ranged | "reinforce:" action | "(" cost "->" reward { reward } ")"
cost = "melee" | "defend" | "pay:" resource           reward = "deploy:" n | "create:" resource
action = draw | activate | move | melee | ranged | defend | trap | portal | "create:" resource | "ambush:" n ":" type
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
SWARM_MOVE: Final = 11
SWARM_MELEE: Final = 12
SWARM_RANGED: Final = 13
PAY: Final = 14  # of: the resource; always before an arrow

SIMPLE: Final = ["draw", "activate", "move", "melee", "ranged", "defend", "trap", "portal"]
SYMBOLS: Final = [*SIMPLE, "create", "ambush", "reinforce", "swarm_move", "swarm_melee", "swarm_ranged", "pay"]
SWARMS: Final = {"move": SWARM_MOVE, "melee": SWARM_MELEE, "ranged": SWARM_RANGED}
MOST_ITEMS: Final = 6


class Item:
    """One symbol. With an arrow, `deploys` and `creates` say what may follow once it was done."""

    def __init__(self, symbol: int, amount: int, of: int) -> None:
        self.symbol = symbol
        self.amount = amount
        self.of = of
        self.arrow = False
        self.deploys = 0
        self.creates = NOTHING

    def shows(self, action: int) -> bool:
        """H-4.14: any occurrence of an action counts."""
        if self.symbol == SWARM_MOVE:
            return action == MOVE
        if self.symbol == SWARM_MELEE:
            return action == MELEE
        if self.symbol == SWARM_RANGED:
            return action == RANGED
        return self.symbol == action

    def word(self) -> str:
        """The item in the notation."""
        name = SYMBOLS[self.symbol]
        if self.symbol == CREATE or self.symbol == PAY:
            name += f":{RESOURCES[self.of]}"
        elif self.symbol == AMBUSH:
            name += f":{self.amount}:{TYPE_NAMES[self.of]}"
        elif self.symbol == REINFORCE:
            name += f":{SYMBOLS[self.of]}"
        elif self.symbol >= SWARM_MOVE:
            name = name.replace("_", ":")
        if not self.arrow:
            return name
        rewards = [f"deploy:{self.deploys}"] if self.deploys else []
        rewards += [f"create:{RESOURCES[self.creates]}"] if self.creates != NOTHING else []
        return f"({name} -> {' '.join(rewards)})"


class Side:
    """One side of a card."""

    def __init__(self, items: list[Item]) -> None:
        self.items = items
        self.size = len(items)
        self.defends = False
        self.defence_deploys = 0
        for item in items:
            if item.symbol == DEFEND:
                self.defends = True
                self.defence_deploys = item.deploys

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
    symbols = [item.symbol for item in items if not item.arrow]
    if not 1 <= len(items) <= MOST_ITEMS:
        raise Invalid(f"A side of {where} in the card file needs 1 to {MOST_ITEMS} symbols.")
    if any(item.arrow and item.symbol in symbols for item in items) or sum(item.arrow for item in items) > 1:
        raise Invalid(f"A side of {where} in the card file has one arrow at most, and no second symbol like its cost.")
    return Side(items)


def read_item(text: str, where: str) -> Item:
    name, _, rest = text.partition(":")
    if name in SIMPLE and not rest:
        return Item(SIMPLE.index(name), 1, NOTHING)
    if name == "create" and rest in RESOURCES:
        return Item(CREATE, 1, RESOURCES.index(rest))
    if name == "swarm" and rest in SWARMS:
        return Item(SWARMS[rest], 1, NOTHING)
    if name == "reinforce" and rest in SIMPLE:
        return Item(REINFORCE, 1, SIMPLE.index(rest))
    if name == "ambush":
        amount, _, kind = rest.partition(":")
        if amount in ("1", "2", "3", "4", "5") and kind in TYPE_NAMES:
            return Item(AMBUSH, int(amount), TYPE_NAMES.index(kind))
    raise Invalid(f"The {where} of the card file has a symbol {shown(text)} that nobody knows.")


def read_arrow(words: list[str], where: str) -> Item:
    """ "(cost -> reward ...)", taken off the words."""
    inside: list[str] = []
    while words:
        word = words.pop(0)
        inside.append(word.strip("()"))
        if word.endswith(")"):
            break
    if len(inside) < 3 or inside[1] != "->":
        raise Invalid(f"The {where} of the card file has an arrow that is not of the form (cost -> reward).")
    name, _, of = inside[0].partition(":")
    if name == "pay" and of in RESOURCES:
        item = Item(PAY, 1, RESOURCES.index(of))
    elif inside[0] in ("melee", "defend"):
        item = Item(SIMPLE.index(inside[0]), 1, NOTHING)
    else:
        raise Invalid(
            f"What stands before an arrow of {where} in the card file is melee, defend or pay, not {inside[0]!r}."
        )
    item.arrow = True
    for reward in inside[2:]:
        name, _, of = reward.partition(":")
        if name == "deploy" and of in ("1", "2", "3", "4", "5"):
            item.deploys = int(of)
        elif name == "create" and of in RESOURCES and item.symbol != DEFEND:
            item.creates = RESOURCES.index(of)
        else:
            raise Invalid(
                f"What stands after an arrow of {where} in the card file is deploy or create, not {reward!r}."
            )
    return item
