"""Conspiracy: the position with everything the table and the records ask of it, and its title."""

from __future__ import annotations

from typing import SupportsIndex, cast

from hlubina.core.cardfile import CardFile, CardSource
from hlubina.core.chance import Chance
from hlubina.core.data import Reader
from hlubina.core.faces import Faces
from hlubina.core.game import NOBODY, Game
from hlubina.core.knowledge import redeal, shuffled
from hlubina.core.outcome import Outcome
from hlubina.core.positions import load_settings
from hlubina.core.title import Title
from hlubina.games.conspiracy.actions import VOCABULARY
from hlubina.games.conspiracy.cards import CARD_FILE, KINDS, LOCATION_NAMES, PLACES, STANDARD, Cards, read_cards
from hlubina.games.conspiracy.faces import faces
from hlubina.games.conspiracy.mind.adviser import ConspiracyAdviser
from hlubina.games.conspiracy.position import dump, load_into
from hlubina.games.conspiracy.rules.recruit import PassTurn
from hlubina.games.conspiracy.scoring import outcome
from hlubina.games.conspiracy.state import State
from hlubina.games.conspiracy.view import view


class Conspiracy(State):
    """One position of Conspiracy."""

    def copy(self) -> Game:
        twin = Conspiracy(self.cards, self.seats, self.settings, self.chance.copy())
        self.copy_into(twin)
        return twin

    def imagine(self, seat: SupportsIndex, chance: Chance) -> Game:
        """Hidden are the orders of both decks, and drawn locations where that setting is private."""
        number = self.check_seat(seat)
        dream = Conspiracy(self.cards, self.seats, self.settings, chance.fork())
        self.copy_into(dream)
        dream.origin = None
        dream.own_locations()
        redeal([dream.own_lord_deck()], number, dream.chance)
        redeal([dream.location_deck, dream.drawn_locations], number, dream.chance)
        if dream.drawn_locations.size() > 0 and dream.actor != number:
            dream.choices = dream.stack.top().legal(dream)
        return dream

    def view(self, seat: SupportsIndex | None) -> dict[str, object]:
        return cast(dict[str, object], view(self, self.check_viewer(seat)))

    def outcome(self) -> Outcome:
        return outcome(self)

    def dump(self) -> dict[str, object]:
        return dump(self)

    def progress(self) -> int:
        """The fullest chamber tells how near the end is."""
        return 100 if self.actor == NOBODY else 100 * max(self.filled) // (PLACES + 1)


def deal(cards: Cards, seats: int, settings: dict[str, str], setup: Chance, play: Chance) -> Conspiracy:
    """C-1: shuffle both decks, show the first location, choose who begins, and wait for the first turn."""
    game = Conspiracy(cards, seats, settings, play)
    game.lay_out()
    lords = [lord for lord in range(KINDS) for _ in range(cards.copies[lord])]
    game.lord_deck = shuffled(lords, setup)
    game.location_deck = shuffled(list(range(len(LOCATION_NAMES))), setup)
    game.available.append(game.location_deck.draw())
    game.turn = (setup.below(seats) - 1) % seats
    game.push(PassTurn(NOBODY))
    return game


class ConspiracyTitle(Title):
    """Conspiracy as the registry knows it."""

    def __init__(self) -> None:
        super().__init__("conspiracy", VOCABULARY, STANDARD, CARD_FILE.parent, ConspiracyAdviser())

    def read(self, source: CardSource) -> CardFile:
        return read_cards(source)

    def faces(self, cards: CardFile) -> Faces:
        return faces(cast(Cards, cards))

    def deal(self, seats: int, settings: dict[str, str], setup: Chance, play: Chance, cards: CardFile) -> Game:
        return deal(cast(Cards, cards), seats, settings, setup, play)

    def load(self, reader: Reader, seats: int, cards: CardFile) -> Game:
        tables = cast(Cards, cards)
        game = Conspiracy(tables, seats, load_settings(tables.settings, reader), Chance(0, 0, 0, 0))
        game.lay_out()
        load_into(game, reader)
        return game
