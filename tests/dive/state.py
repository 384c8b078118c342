"""The table of Dive: whose turn it is and where the pearls lie."""

from __future__ import annotations

from typing import Final, cast

from hlubina.core.chance import Chance
from hlubina.core.game import Game, Step
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


class DiveStep(Step):
    """A step of Dive: narrows the game's type once for all of them."""

    def options(self, game: Game) -> list[int]:
        return self.legal(cast(State, game))

    def take(self, game: Game, action: int) -> None:
        self.answered(cast(State, game), action)

    def run(self, game: Game) -> None:
        self.done(cast(State, game))

    def facts(self, game: Game) -> dict[str, Fact]:
        return self.about(cast(State, game))

    def legal(self, state: State) -> list[int]:
        raise NotImplementedError

    def answered(self, state: State, action: int) -> None:
        raise NotImplementedError

    def done(self, state: State) -> None:
        raise NotImplementedError

    def about(self, state: State) -> dict[str, Fact]:
        return {}
