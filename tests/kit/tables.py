"""Tables to test on: every game, seat count and option, played at random from chosen seeds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import hlubina
from hlubina.core.chance import stream
from hlubina.registry import GAMES, title

FEW = 3  # with so many seat counts every option is tried at all of them,
ABOUT = 30  # else at some in rotation, so that the game has about so many tables
LONG = 750  # decisions of a game that is not looked at in every position,
MANY = 60  # but in about so many


def every_table() -> list[tuple[str, int, dict[str, str]]]:
    """Each game at each seat count with its defaults, and with each other value of each switch."""
    tables: list[tuple[str, int, dict[str, str]]] = []
    for name in GAMES:
        rules = title(name)
        counts = range(rules.fewest, rules.most + 1)
        others = [
            (switch.name, value) for switch in rules.switches() for value in switch.values if value != switch.default
        ]
        tried = len(counts) if len(counts) <= FEW else max(1, ABOUT // len(others))
        for seats in counts:
            tables.append((name, seats, {}))
            for number, (switch, value) in enumerate(others):
                if (seats + number) % len(counts) < tried:
                    tables.append((name, seats, {switch: value}))
    return tables


def some_seeds(name: str, seats: int, games: int = 6) -> range:
    """Seeds of games to go through move by move: so many short ones, or a single long one."""
    length = sum(1 for _ in play_at_random(hlubina.new(name, seats, 0), 0))
    return range(games if length <= LONG else 1)


def table_id(table: tuple[str, int, dict[str, str]]) -> str:
    name, seats, options = table
    return "-".join([name, str(seats), *[f"{key}={value}" for key, value in options.items()]])


def random_options(name: str, chooser: random.Random) -> dict[str, str]:
    return {switch.name: chooser.choice(switch.values) for switch in title(name).switches()}


def play_at_random(game: hlubina.Game, seed: int, limit: int = 5000) -> Iterator[hlubina.Game]:
    """The game before every decision and at its end; an endless game is an alarm."""
    chooser = random.Random(seed)
    for _ in range(limit):
        yield game
        if game.is_over():
            return
        seat = chooser.choice(game.acting())
        game.take(seat, chooser.choice(game.options(seat)))
    raise AssertionError(f"{game.title} did not end within {limit} decisions")


def play_by_habit(game: hlubina.Game, seed: int, limit: int = 5000) -> Iterator[hlubina.Game]:
    """The game before every decision and at its end, played as the bots would without much thought."""
    chance = stream(seed, "habit")
    for _ in range(limit):
        yield game
        if game.is_over():
            return
        game.answer(game.habit(chance))
    raise AssertionError(f"{game.title} did not end within {limit} decisions")


def positions(name: str, seats: int, options: dict[str, str], games: int, seed: int = 0) -> Iterator[hlubina.Game]:
    """Every position of some random games; of long ones about `MANY` in all, spread evenly, and the last of each."""
    for number in range(seed, seed + games):
        length = sum(1 for _ in play_at_random(hlubina.new(name, seats, number, options), number))
        step = length * games // MANY if length > LONG else 1
        for place, game in enumerate(play_at_random(hlubina.new(name, seats, number, options), number)):
            if place % step == 0 or game.is_over():
                yield game


def some_positions(table: tuple[str, int, dict[str, str]], seed: int, most: int = 60) -> Iterator[hlubina.Game]:
    """Positions of one random game, spread evenly over it, up to about `most`; of a long game a third of them."""
    name, seats, options = table
    length = sum(1 for _ in play_at_random(hlubina.new(name, seats, seed, options), seed))
    most = most if length <= LONG else most // 3
    for number, game in enumerate(play_at_random(hlubina.new(name, seats, seed, options), seed)):
        if number % max(1, length // most) == 0:
            yield game


def games_and_seats() -> list[tuple[str, int]]:
    return [
        (name, seats) for name, seats in product(GAMES, range(1, 16)) if title(name).fewest <= seats <= title(name).most
    ]
