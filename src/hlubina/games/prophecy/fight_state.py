"""A fight in progress, as far as it has come: who fights whom, by what, and with which dice (PR-8.5)."""

from __future__ import annotations

from typing import Final, TypeVar

from hlubina.core.game import NOBODY
from hlubina.core.native import mypyc_attr
from hlubina.games.prophecy.shown import Result

# Kinds
WITH_MONSTER: Final = 0  # on a field
WITH_GUARDIAN: Final = 1  # in a sphere
IN_PALACE: Final = 2
ON_CELL: Final = 3  # with a monster of the Water Realm
WITH_CHARACTER: Final = 4
WITH_NEMESIS: Final = 5
# Results, for the active side
WON: Final = 1
DRAWN: Final = 2
LOST: Final = 3
# Sides
ACTIVE: Final = 0
OTHER: Final = 1

T = TypeVar("T")
NEITHER: Final = [0, 0]
NEITHER_TWICE: Final = [False, False]
NEITHER_ANY: Final[list[list[int]]] = [[], []]


def result_name(result: int) -> Result:
    return "won" if result == WON else "drawn" if result == DRAWN else "lost"


def with_side(pair: list[T], side: int, value: T) -> list[T]:
    """The pair with another value for one side."""
    return [value, pair[OTHER]] if side == ACTIVE else [pair[ACTIVE], value]


@mypyc_attr(acyclic=True, free_list_len=1)
class Fight:
    """A fight in progress. `active` is the seat whose turn it is; lists have an entry for each side.

    Copies and other fights share the lists: they are replaced, never changed.
    """

    def __init__(self, kind: int, active: int, card: int, place: int) -> None:
        self.kind = kind
        self.active = active
        self.defender = NOBODY  # a seat
        self.card = card  # the opponent, if it is one
        self.place = place  # its slot, sphere or cell
        self.mode = 0  # not chosen yet
        self.lives = 1
        self.for_map = False
        self.gear = NEITHER_ANY
        self.bonus = NEITHER
        self.twice = NEITHER_TWICE
        self.used = NEITHER_ANY
        self.dice = NEITHER
        self.draw_forced = False
        self.guarded = False  # the loser loses no health
        self.stage = 0
        self.result = 0
        self.less_xp = 0
        self.loser = NOBODY
        self.stake = 0  # health that the loser is about to lose

    def copy(self) -> Fight:
        twin = Fight(self.kind, self.active, self.card, self.place)
        twin.defender = self.defender
        twin.mode = self.mode
        twin.lives = self.lives
        twin.for_map = self.for_map
        twin.gear = self.gear
        twin.bonus = self.bonus
        twin.twice = self.twice
        twin.used = self.used
        twin.dice = self.dice
        twin.draw_forced = self.draw_forced
        twin.guarded = self.guarded
        twin.stage = self.stage
        twin.result = self.result
        twin.less_xp = self.less_xp
        twin.loser = self.loser
        twin.stake = self.stake
        return twin

    def hold(self, side: int, gear: list[int]) -> None:
        """Take up further equipment."""
        if gear:
            self.gear = with_side(self.gear, side, self.gear[side] + gear)

    def add_bonus(self, side: int, amount: int) -> None:
        self.bonus = with_side(self.bonus, side, self.bonus[side] + amount)

    def seat_of(self, side: int) -> int:
        return self.active if side == ACTIVE else self.defender

    def side_of(self, seat: int) -> int:
        return ACTIVE if seat == self.active else OTHER
