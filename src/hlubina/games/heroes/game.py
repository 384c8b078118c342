"""Keep the Heroes Out!: the position with everything the table and the records ask of it, and its title."""

from __future__ import annotations

from typing import SupportsIndex, cast

from hlubina.core.cardfile import CardFile, CardSource
from hlubina.core.chance import Chance
from hlubina.core.data import Reader
from hlubina.core.faces import Faces
from hlubina.core.game import NOBODY, Game
from hlubina.core.journal import Fact, Journal
from hlubina.core.orders import Order
from hlubina.core.outcome import Outcome
from hlubina.core.positions import load_settings
from hlubina.core.shown import OrderForm
from hlubina.core.title import Title
from hlubina.games.heroes.actions import ACTIONS, PLAY_SPARE, PLAYS, VOCABULARY
from hlubina.games.heroes.cards import CARD_FILE, STANDARD, Cards, read_cards
from hlubina.games.heroes.faces import faces
from hlubina.games.heroes.imagine import deal_anew
from hlubina.games.heroes.mind.adviser import HeroesAdviser
from hlubina.games.heroes.orders import ORDERS, fitting_order, standing_answer
from hlubina.games.heroes.position import dump, load_into
from hlubina.games.heroes.probe import HeroesProbe
from hlubina.games.heroes.rules.ending import cards_survived, outcome
from hlubina.games.heroes.rules.setup import lay_table
from hlubina.games.heroes.rules.symbols import offer_reward
from hlubina.games.heroes.scenes import Picture
from hlubina.games.heroes.state import Settings, State
from hlubina.games.heroes.view import view


class Heroes(State):
    """One position of Keep the Heroes Out!"""

    def listen(self, scenes: bool = False) -> Journal:
        journal = super().listen(scenes)
        if journal.scenes and journal.picture is None:
            journal.picture = Picture(self)
        return journal

    def tell(self, name: str, facts: dict[str, Fact]) -> None:
        super().tell(name, facts)
        journal = self.journal
        if journal is not None and journal.picture is not None:
            journal.events[-1].scene = cast(Picture, journal.picture).changes(self)
            journal.picture = Picture(self)

    def offer_reward(self, place: int, player: int, room: int) -> None:
        offer_reward(self, place, player, room)

    def copy(self) -> Game:
        twin = Heroes(self.cards, self.seats, self.settings, self.scenario, self.chance.copy())
        self.copy_into(twin)
        return twin

    def imagine(self, seat: SupportsIndex, chance: Chance) -> Game:
        self.check_seat(seat)
        dream = Heroes(self.cards, self.seats, self.settings, self.scenario, chance.fork())
        self.copy_into(dream)
        dream.origin = None
        deal_anew(dream, dream.chance)
        return dream

    def view(self, seat: SupportsIndex | None) -> dict[str, object]:
        self.check_viewer(seat)
        return cast(dict[str, object], view(self))

    def outcome(self) -> Outcome:
        return outcome(self)

    def standing_answer(self, seat: int, orders: dict[str, int]) -> int | None:
        return standing_answer(self, seat, orders)

    def fitting_order(self, seat: int) -> OrderForm | None:
        return fitting_order(self, seat)

    def dump(self) -> dict[str, object]:
        return dump(self)

    def cooperative(self) -> bool:
        return True

    def progress(self) -> int:
        """Both waves of enemy cards are the whole game."""
        if self.actor == NOBODY:
            return 100
        return min(99, 100 * cards_survived(self) // (2 * self.scenario.deck_size()))


def new_game(cards: Cards, seats: int, settings: dict[str, str], chance: Chance) -> Heroes:
    """An empty table of these settings."""
    scenario = cards.scenarios[cards.scenario_names().index(settings["scenario"])]
    return Heroes(cards, seats, Settings(settings), scenario, chance)


class HeroesTitle(Title):
    """Keep the Heroes Out! as the registry knows it."""

    def __init__(self) -> None:
        super().__init__("heroes", VOCABULARY, STANDARD, CARD_FILE.parent, HeroesAdviser())
        self.probe = HeroesProbe()

    def orders(self) -> list[Order]:
        return ORDERS

    def reserved(self) -> list[int]:
        """Cards, symbols and wounds that the standard cards do not have."""
        found = list(range(PLAY_SPARE, ACTIONS))
        for card, sides in enumerate(STANDARD.sides):
            right = PLAYS[card * 2 + 1]
            if right < PLAY_SPARE and (len(sides) < 2 or sides[1].words() == ["defend"]):
                found.append(right)
            elif right >= PLAY_SPARE and len(sides) == 2 and sides[1].words() != ["defend"]:
                found.remove(right)
        return found

    def read(self, source: CardSource) -> CardFile:
        return read_cards(source)

    def faces(self, cards: CardFile) -> Faces:
        return faces(cast(Cards, cards))

    def deal(self, seats: int, settings: dict[str, str], setup: Chance, play: Chance, cards: CardFile) -> Game:
        game = new_game(cast(Cards, cards), seats, settings, play)
        lay_table(game, setup)
        return game

    def load(self, reader: Reader, seats: int, cards: CardFile) -> Game:
        tables = cast(Cards, cards)
        game = new_game(tables, seats, load_settings(tables.settings, reader), Chance(0, 0, 0, 0))
        game.lay_out()
        load_into(game, reader)
        return game
