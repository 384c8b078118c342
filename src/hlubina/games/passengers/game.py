"""Passengers: the position with everything the table and the records ask of it, and its title."""

from __future__ import annotations

from typing import Any, SupportsIndex, cast

from hlubina.core.cardfile import CardFile, CardSource
from hlubina.core.chance import Chance
from hlubina.core.data import Reader
from hlubina.core.faces import Faces
from hlubina.core.game import NOBODY, Game
from hlubina.core.orders import Order
from hlubina.core.outcome import Outcome
from hlubina.core.positions import load_settings
from hlubina.core.shown import OrderForm
from hlubina.core.title import Title
from hlubina.games.passengers.actions import VOCABULARY
from hlubina.games.passengers.cards import CARD_FILE, HAND, ROUNDS, STANDARD, Cards, read_cards
from hlubina.games.passengers.faces import faces
from hlubina.games.passengers.imagine import deal_anew
from hlubina.games.passengers.knowledge.clues import known_worlds
from hlubina.games.passengers.mind.adviser import PassengersAdviser
from hlubina.games.passengers.position import dump, load_into
from hlubina.games.passengers.probe import PassengersProbe
from hlubina.games.passengers.rules.rounds import begin, deal_out
from hlubina.games.passengers.rules.talk import (
    ORDERS,
    fitting_order,
    interject,
    interjections,
    may_interject,
    may_speak,
    standing_answer,
)
from hlubina.games.passengers.scoring import HALVES, outcome, standing
from hlubina.games.passengers.state import EMPTY, PLACEMENT, Settings, State
from hlubina.games.passengers.view import view


class Passengers(State):
    """One position of Passengers."""

    def copy(self) -> Game:
        twin = Passengers(self.cards, self.seats, self.settings, self.chance.copy())
        self.copy_into(twin)
        return twin

    def imagine(self, seat: SupportsIndex, chance: Chance) -> Game:
        number = self.check_seat(seat)
        dream = Passengers(self.cards, self.seats, self.settings, chance.fork())
        known_worlds(self, number)  # for all dreams of this seat
        self.copy_into(dream)
        dream.origin = None
        deal_anew(dream, number, dream.chance)
        return dream

    def view(self, seat: SupportsIndex | None) -> dict[str, Any]:
        return cast(dict[str, Any], view(self, self.check_viewer(seat)))

    def outcome(self) -> Outcome:
        return outcome(self)

    def standing(self, seat: SupportsIndex | None) -> Outcome:
        self.check_viewer(seat)
        return standing(self)

    def may_speak(self, seat: SupportsIndex) -> bool:
        return may_speak(self, self.check_seat(seat))

    def may_interject(self, seat: SupportsIndex) -> bool:
        return may_interject(self, self.check_seat(seat))

    def interjections(self, seat: SupportsIndex) -> list[int]:
        return interjections(self, self.check_seat(seat))

    def interject(self, seat: int, action: int) -> None:
        interject(self, seat, action)

    def standing_answer(self, seat: int, orders: dict[str, int]) -> int | None:
        return standing_answer(self, seat, orders)

    def fitting_order(self, seat: int) -> OrderForm | None:
        return fitting_order(self, seat)

    def dump(self) -> dict[str, object]:
        return dump(self)

    def progress(self) -> int:
        """Rounds, and within a round the placements, the gifts and the votes."""
        if self.actor == NOBODY:
            return 100
        placed = gone = 0
        for seat in range(self.seats):
            placed += 1 if len(self.hands[seat]) == HAND - self.round else 0
            gone += self.used >> seat & 1
        voted = self.seats - self.ballots.count(EMPTY)
        done = placed if self.phase == PLACEMENT else placed + gone + voted
        return 99 * ((self.round - 1) * 3 * self.seats + done) // (ROUNDS * 3 * self.seats)


def deal(cards: Cards, seats: int, settings: dict[str, str], setup: Chance, play: Chance) -> Passengers:
    """P-1: deal loyalties and cards, and begin the first round."""
    game = Passengers(cards, seats, Settings(settings, cards.crew(seats), cards.columns), play)
    game.lay_out()
    deal_out(game, setup)
    begin(game)
    return game


class PassengersTitle(Title):
    """Passengers as the registry knows it."""

    def __init__(self) -> None:
        super().__init__("passengers", VOCABULARY, STANDARD, CARD_FILE.parent, PassengersAdviser())
        self.probe = PassengersProbe()
        self.parts = HALVES

    def orders(self) -> list[Order]:
        return ORDERS

    def read(self, source: CardSource) -> CardFile:
        return read_cards(source)

    def faces(self, cards: CardFile) -> Faces:
        return faces(cast(Cards, cards))

    def deal(self, seats: int, settings: dict[str, str], setup: Chance, play: Chance, cards: CardFile) -> Game:
        return deal(cast(Cards, cards), seats, settings, setup, play)

    def load(self, reader: Reader, seats: int, cards: CardFile) -> Game:
        tables = cast(Cards, cards)
        settings = load_settings(tables.settings, reader)
        game = Passengers(tables, seats, Settings(settings, tables.crew(seats), tables.columns), Chance(0, 0, 0, 0))
        game.lay_out()
        load_into(game, reader)
        return game
