"""Dive: the position with everything the table and the records ask of it, and its title."""

from __future__ import annotations

from typing import SupportsIndex, cast

from hlubina.core.cardfile import CardFile, CardSource
from hlubina.core.chance import Chance
from hlubina.core.data import Reader
from hlubina.core.faces import Faces
from hlubina.core.game import NOBODY, Game
from hlubina.core.outcome import Outcome
from hlubina.core.title import Title
from tests.dive.actions import VOCABULARY
from tests.dive.cards import CARD_FILE, PLACE_NAMES, STANDARD, Cards, read_cards
from tests.dive.faces import faces
from tests.dive.mind.adviser import DiveAdviser
from tests.dive.position import dump, load_into
from tests.dive.rules.turn import PassTurn
from tests.dive.scoring import outcome
from tests.dive.shown import Place, View
from tests.dive.state import NOWHERE, State


class Dive(State):
    """One position of Dive."""

    def copy(self) -> Game:
        twin = Dive(self.cards, self.seats, self.chance.copy())
        self.copy_into(twin)
        return twin

    def imagine(self, seat: SupportsIndex, chance: Chance) -> Game:
        """Everything lies open; only the dice to come are others."""
        self.check_seat(seat)
        dream = Dive(self.cards, self.seats, chance.fork())
        self.copy_into(dream)
        dream.origin = None
        return dream

    def view(self, seat: SupportsIndex | None) -> dict[str, object]:
        self.check_viewer(seat)
        shown: View = {
            "seats": self.seats,
            "round": (self.turns - 1) // self.seats + 1,
            "moves": self.moves,
            "turn": self.turn,
            "place": None if self.place == NOWHERE else cast(Place, PLACE_NAMES[self.place]),
            "basket": self.basket,
            "pearls": self.pearls[:],
        }
        return cast(dict[str, object], shown)

    def outcome(self) -> Outcome:
        return outcome(self)

    def dump(self) -> dict[str, object]:
        return dump(self)

    def progress(self) -> int:
        return 100 if self.is_over() else 100 * (self.turns - 1) // (self.cards.rounds * self.seats)


class DiveTitle(Title):
    """Dive as the registry knows it."""

    def __init__(self) -> None:
        super().__init__("dive", VOCABULARY, STANDARD, CARD_FILE.parent, DiveAdviser())

    def read(self, source: CardSource) -> CardFile:
        return read_cards(source)

    def faces(self, cards: CardFile) -> Faces:
        return faces(cast(Cards, cards))

    def deal(self, seats: int, settings: dict[str, str], setup: Chance, play: Chance, cards: CardFile) -> Game:
        """D-1."""
        game = Dive(cast(Cards, cards), seats, play)
        game.turn = setup.below(seats)
        game.push(PassTurn(NOBODY))
        return game

    def load(self, reader: Reader, seats: int, cards: CardFile) -> Game:
        game = Dive(cast(Cards, cards), seats, Chance(0, 0, 0, 0))
        load_into(game, reader)
        return game
