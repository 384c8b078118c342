"""The table of Dive: whose turn it is and where the pearls lie."""

from __future__ import annotations

from typing import Final

from hlubina.core.chance import Chance
from hlubina.core.game import Game
from hlubina.core.journal import Fact
from tests.dive.actions import VOCABULARY
from tests.dive.cards import Cards

NOWHERE: Final = -1


class State(Game):
    """A position of Dive."""

    def __init__(self, cards: Cards, seats: int, chance: Chance) -> None:
        super().__init__("dive", VOCABULARY, seats, chance)
        self.cards = cards
        self.turn = 0
        self.place = NOWHERE  # of the last dive
        self.basket = 0  # pearls of this turn, not safe yet
        self.pearls = [0] * seats

    def copy_into(self, other: State) -> None:
        """Copy everything but the future."""
        self.share_core(other)
        other.turn = self.turn
        other.place = self.place
        other.basket = self.basket
        other.pearls = self.pearls[:]

    def tell(self, name: str, facts: dict[str, Fact]) -> None:
        if self.journal is not None:
            self.journal.tell(name, facts)
