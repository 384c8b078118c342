"""Prophecy: the position with everything the table and the records ask of it, and its title."""

from __future__ import annotations

from typing import Any, Final, SupportsIndex, cast

from hlubina.core.cardfile import CardFile, CardSource
from hlubina.core.chance import Chance
from hlubina.core.data import Reader
from hlubina.core.faces import Faces
from hlubina.core.game import NOBODY, Game
from hlubina.core.outcome import Outcome
from hlubina.core.positions import load_settings
from hlubina.core.title import Title
from hlubina.games.prophecy.actions import VOCABULARY
from hlubina.games.prophecy.cards import CARD_FILE, STANDARD, Cards, read_cards
from hlubina.games.prophecy.faces import faces
from hlubina.games.prophecy.imagine import deal_anew
from hlubina.games.prophecy.mind.adviser import ProphecyAdviser
from hlubina.games.prophecy.position import dump, load_into
from hlubina.games.prophecy.probe import ProphecyProbe
from hlubina.games.prophecy.rules.setup import deal_characters, lay_table, talk_over_artifacts
from hlubina.games.prophecy.rules.turn import PassRound
from hlubina.games.prophecy.scoring import outcome
from hlubina.games.prophecy.state import Settings, State
from hlubina.games.prophecy.view import view

HALF_WAY: Final = 25  # rounds


class Prophecy(State):
    """One position of Prophecy."""

    def copy(self) -> Game:
        twin = Prophecy(self.cards, self.seats, self.settings, self.chance.copy())
        self.copy_into(twin)
        return twin

    def imagine(self, seat: SupportsIndex, chance: Chance) -> Game:
        number = self.check_seat(seat)
        dream = Prophecy(self.cards, self.seats, self.settings, chance.fork())
        self.copy_into(dream)
        dream.origin = None
        deal_anew(dream, number, dream.chance)
        return dream

    def view(self, seat: SupportsIndex | None) -> dict[str, Any]:
        return cast(dict[str, Any], view(self, self.check_viewer(seat)))

    def outcome(self) -> Outcome:
        return outcome(self)

    def dump(self) -> dict[str, object]:
        return dump(self)

    def progress(self) -> int:
        """Rounds played, half of it after as many as a usual game has, or the final battle: whichever is further."""
        if self.actor == NOBODY:
            return 100
        rounds = max(0, self.round - 1)
        return 99 if self.final else min(98, 100 * rounds // (rounds + HALF_WAY))


def deal(cards: Cards, seats: int, settings: dict[str, str], setup: Chance, play: Chance) -> Prophecy:
    """PR-3: lay the table, deal or choose characters, and begin."""
    game = Prophecy(cards, seats, Settings(settings, seats), play)
    game.lay_out()
    lay_table(game, setup)
    game.push(PassRound(NOBODY))
    deal_characters(game, setup)
    talk_over_artifacts(game)
    game.barrier = 0
    return game


class ProphecyTitle(Title):
    """Prophecy as the registry knows it."""

    def __init__(self) -> None:
        super().__init__("prophecy", VOCABULARY, STANDARD, CARD_FILE.parent, ProphecyAdviser())
        self.probe = ProphecyProbe()

    def read(self, source: CardSource) -> CardFile:
        return read_cards(source)

    def faces(self, cards: CardFile) -> Faces:
        return faces(cast(Cards, cards))

    def deal(self, seats: int, settings: dict[str, str], setup: Chance, play: Chance, cards: CardFile) -> Game:
        return deal(cast(Cards, cards), seats, settings, setup, play)

    def load(self, reader: Reader, seats: int, cards: CardFile) -> Game:
        tables = cast(Cards, cards)
        settings = load_settings(tables.settings, reader)
        game = Prophecy(tables, seats, Settings(settings, seats), Chance(0, 0, 0, 0))
        game.lay_out()
        load_into(game, reader)
        return game
