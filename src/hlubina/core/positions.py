"""A position as plain data and back: the part that every game shares."""

from __future__ import annotations

from typing import Final

from hlubina.core.chance import load_chance
from hlubina.core.data import Reader
from hlubina.core.errors import Invalid, shown
from hlubina.core.game import Game
from hlubina.core.knowledge import Deck
from hlubina.core.switches import Switch, settle

POSITION_FORMAT: Final = "hlubina-position/1"


def dump_core(game: Game, version: int, cards: str, settings: dict[str, str]) -> dict[str, object]:
    return {
        "format": POSITION_FORMAT,
        "game": game.title,
        "version": version,
        "cards": cards,
        "seats": game.seats,
        "options": dict(settings),
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


def load_settings(switches: list[Switch], reader: Reader) -> dict[str, str]:
    options = reader.value("options")
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise Invalid("The options of a position are names with values.")
    return settle(switches, options)


def dump_deck(deck: Deck, card_names: list[str]) -> dict[str, object]:
    return {"cards": [card_names[card] for card in deck.cards], "known": deck.known[:]}


def load_deck(reader: Reader, card_names: list[str]) -> Deck:
    cards = reader.cards("cards", card_names)
    known = reader.numbers("known", len(cards), 0, 0xFFFF)
    reader.done()
    return Deck(cards, known)


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
