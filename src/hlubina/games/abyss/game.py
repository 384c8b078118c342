"""Abyss: the position with everything the table and the records ask of it, and its title."""

from __future__ import annotations

from typing import SupportsIndex, cast

from hlubina.core.cardfile import CardFile, CardSource
from hlubina.core.chance import Chance
from hlubina.core.data import Reader
from hlubina.core.faces import Faces
from hlubina.core.game import NOBODY, Game
from hlubina.core.knowledge import shuffled
from hlubina.core.orders import Order
from hlubina.core.outcome import Outcome
from hlubina.core.positions import load_settings
from hlubina.core.shown import OrderForm
from hlubina.core.title import Title
from hlubina.games.abyss.actions import VOCABULARY
from hlubina.games.abyss.cards import (
    CARD_FILE,
    KINDS,
    LOCATION_NAMES,
    LORDS,
    MONSTER,
    STANDARD,
    Cards,
    read_cards,
)
from hlubina.games.abyss.faces import faces
from hlubina.games.abyss.imagine import deal_anew
from hlubina.games.abyss.mind.adviser import AbyssAdviser
from hlubina.games.abyss.position import dump, load_into
from hlubina.games.abyss.rules.explore import ORDERS, fitting_order, standing_answer
from hlubina.games.abyss.rules.turn import PassTurn
from hlubina.games.abyss.scoring import outcome, standing
from hlubina.games.abyss.state import Settings, State
from hlubina.games.abyss.view import view


class Abyss(State):
    """One position of Abyss."""

    def copy(self) -> Game:
        twin = Abyss(self.cards, self.seats, self.settings, self.chance.copy())
        self.copy_into(twin)
        return twin

    def imagine(self, seat: SupportsIndex, chance: Chance) -> Game:
        number = self.check_seat(seat)
        dream = Abyss(self.cards, self.seats, self.settings, chance.fork())
        self.copy_into(dream)
        dream.origin = None
        deal_anew(dream, number, dream.chance)
        return dream

    def view(self, seat: SupportsIndex | None) -> dict[str, object]:
        return cast(dict[str, object], view(self, self.check_viewer(seat)))

    def outcome(self) -> Outcome:
        return outcome(self)

    def standing(self, seat: SupportsIndex | None) -> Outcome:
        return standing(self, self.check_viewer(seat))

    def standing_answer(self, seat: int, orders: dict[str, int]) -> int | None:
        return standing_answer(self, seat, orders)

    def fitting_order(self, seat: int) -> OrderForm | None:
        return fitting_order(self, seat)

    def dump(self) -> dict[str, object]:
        return dump(self)

    def progress(self) -> int:
        """The lords that have left the court, or the lord deck, tell how near the end is."""
        if self.actor == NOBODY:
            return 100
        gone = LORDS - self.lord_deck.size() - len(self.court)
        first = LORDS - self.cards.court_spaces
        drawn = first - self.lord_deck.size()
        return min(99, max(100 * gone // (self.seats * self.cards.last_lord), 100 * drawn // (first + 1)))


def deal(cards: Cards, seats: int, settings: dict[str, str], setup: Chance, play: Chance) -> Abyss:
    """A-1.2: shuffle the decks, lay out court and locations, give everybody pearls, and choose who begins."""
    game = Abyss(cards, seats, Settings(settings), play)
    game.lay_out()
    allies = [ally for ally in range(KINDS) for _ in range(cards.ally_copies[ally % 5])]
    game.deck = shuffled(allies + [MONSTER] * cards.monsters, setup)
    game.lord_deck = shuffled(list(range(LORDS)), setup)
    for _ in range(cards.court_spaces):
        game.court.append(game.lord_deck.draw())
    game.location_stack = shuffled(list(range(len(LOCATION_NAMES))), setup)
    for _ in range(cards.first_locations):
        game.available.append(game.location_stack.draw())
    tokens = [token for token in range(len(cards.token_copies)) for _ in range(cards.token_copies[token])]
    game.token_pool = shuffled(tokens, setup)
    game.pearls = [cards.first_pearls] * seats
    game.turn = (setup.below(seats) - 1) % seats
    game.push(PassTurn(NOBODY))
    return game


class AbyssTitle(Title):
    """Abyss as the registry knows it."""

    def __init__(self) -> None:
        super().__init__("abyss", VOCABULARY, STANDARD, CARD_FILE.parent, AbyssAdviser())

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
        game = Abyss(tables, seats, Settings(settings), Chance(0, 0, 0, 0))
        game.lay_out()
        load_into(game, reader)
        return game
