"""A position as plain data and back: the part that every game shares."""

from __future__ import annotations

import re
from typing import Final

from hlubina.core.chance import load_chance
from hlubina.core.data import Reader
from hlubina.core.errors import Invalid, shown
from hlubina.core.game import NOBODY, Game
from hlubina.core.knowledge import Deck
from hlubina.core.settings import Setting, settle
from hlubina.core.steps import Step

POSITION_FORMAT: Final = "hlubina-position/1"


def dump_core(game: Game, version: int, cards: str, settings: dict[str, str]) -> dict[str, object]:
    return {
        "format": POSITION_FORMAT,
        "game": game.title,
        "version": version,
        "cards": cards,
        "seats": game.seats,
        "settings": dict(settings),
        "turns": game.turns,
        "moves": game.moves,
        "barrier": game.barrier,
        "chance": game.chance.dump(),
        "steps": [[step.name(), *step.numbers()] for step in game.stack.steps()],
    }


def load_core(game: Game, reader: Reader, fewest_turns: int = 1) -> None:
    """All of it but the steps, which are checked against the table once that is laid.

    Where players choose something before anybody has a turn, no turn may have begun yet.
    """
    game.turns = reader.number("turns", fewest_turns, 1_000_000)
    game.moves = reader.number("moves", 0, 1_000_000)
    game.barrier = reader.number("barrier", 0, game.moves)
    game.chance = load_chance(reader.value("chance"))


def load_settings(offered: list[Setting], reader: Reader) -> dict[str, str]:
    settings = reader.value("settings", former="options")
    if not isinstance(settings, dict) or not all(isinstance(value, str) for value in settings.values()):
        raise Invalid("The settings of a position are names with values.")
    return settle(offered, settings)


def dump_deck(deck: Deck, card_names: list[str]) -> dict[str, object]:
    return {"cards": [card_names[card] for card in deck.cards], "known": deck.known[:]}


def load_deck(reader: Reader, card_names: list[str]) -> Deck:
    cards = reader.cards("cards", card_names)
    known = reader.numbers("known", len(cards), 0, 0xFFFF)
    reader.done()
    return Deck(cards, known)


class StepClasses:
    """All steps of a game by their names, to read them back: duties, which belong to nobody, and questions."""

    def __init__(self, game: str, duties: list[type[Step]], questions: list[type[Step]]) -> None:
        self.game = game  # as sentences call it
        self.duties = {name_of(each): each for each in duties}
        self.questions = {name_of(each): each for each in questions}

    def read(self, state: Game, entry: object) -> Step:
        """The step that was written as its name and numbers, if there is one and it fits."""
        name, numbers = read_step(entry)
        step = self.made(state, name, numbers)
        if step is None or not step.fits(state):
            raise self.unknown(name, numbers)
        return step

    def made(self, state: Game, name: str, numbers: list[int]) -> Step | None:
        """The step of that name with these numbers, no more and no fewer."""
        duty = numbers[:1] == [NOBODY]
        make = (self.duties if duty else self.questions).get(name)
        if make is None or not (duty or (numbers and 0 <= numbers[0] < state.seats)):
            return None
        try:
            step = make(*numbers)
        except TypeError:  # another number of numbers
            return None
        return step if step.numbers() == numbers else None

    def unknown(self, name: str, numbers: list[int]) -> Invalid:
        return Invalid(f"{self.game} has no step {shown(name)} with the numbers {numbers} in this position.")


def name_of(step: type[Step]) -> str:
    """The name of a class in small letters, as its steps are called."""
    return re.sub("(?!^)([A-Z])", r"_\1", step.__name__).lower()


def read_step(entry: object) -> tuple[str, list[int]]:
    """The name of a step and its numbers."""
    if not isinstance(entry, list) or not entry or not isinstance(entry[0], str):
        raise Invalid(f"A step is a name and numbers, not {shown(entry)}.")
    if not all(type(number) is int and abs(number) < 1 << 60 for number in entry[1:]):
        raise Invalid(f"A step is a name and numbers, not {shown(entry)}.")
    return entry[0], entry[1:]


def resume(game: Game) -> None:
    """Find the question of the moment again; a position is only ever stored where there is a real one."""
    if game.stack.is_empty():
        return
    top = game.stack.top()
    for step in game.open_steps() or [top]:
        if step.seat < 0 or (len(step.legal(game)) < 2 and not step.can_take_back(game)):
            raise Invalid(f"The step {step.name()} has no real question to ask in this position.")
    game.advance()
