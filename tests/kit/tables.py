"""Tables to test on: every game, seat count and setting, played at random from chosen seeds."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module

import msgspec

import hlubina
from hlubina.core import game as core
from hlubina.core.cardfile import CardFile
from hlubina.core.chance import stream
from hlubina.core.title import Title
from hlubina.registry import GAMES, title
from tests.kit.cardfiles import Path, changed

BUILD = "pure" if str(core.__file__).endswith(".py") else "compiled"
SIXTH = {"dive": "tests.dive"}  # a tiny game for the tests, in plain Python
HOUSE = dict(GAMES)
PLAYED = {**HOUSE, **SIXTH} if BUILD == "pure" else HOUSE

ABOUT = 20  # tables of a game: so many seat counts, in rotation, every other value of a setting is tried at
LONG = 200  # decisions of a game that is not looked at in every position,
SPREAD = 60  # but in about so many, and wherever a new stack of steps waits;
CHANGED = 2  # where one setting is changed in so many times fewer, for the rest is as at the usual table
STRAIGHT_ON = 0.7  # how often a random player chooses as a bot would, where people may also reorder and take back
SHORTER: dict[str, tuple[Path, int]] = {"prophecy": (("rules", "round_limit"), 60)}  # random players hardly ever win
LOOKS = 40  # of all seats together at one table, where every seat's knowledge is compared
ENCODER = msgspec.json.Encoder(order="sorted")
LOOK_EVERYWHERE = False  # with --campaign: at every position of every game

Table = tuple[str, int, dict[str, str]]


def every_table() -> list[Table]:
    """Each game at each seat count with its defaults, and each other value of each setting at some of them."""
    tables: list[Table] = []
    for name in PLAYED:
        rules = title_of(name)
        counts = range(rules.fewest, rules.most + 1)
        others = [
            (setting.name, value)
            for setting in rules.settings()
            for value in setting.values
            if value != setting.default
        ]
        tried = max(1, ABOUT // max(1, len(others)))
        for seats in counts:
            tables.append((name, seats, {}))
            for number, (setting, value) in enumerate(others):
                if (seats + number) % len(counts) < tried:
                    tables.append((name, seats, {setting: value}))
    return tables


@cache
def cards_of(name: str) -> CardFile:
    """The standard cards; where random players only stop at a limit of rounds, with a lower limit."""
    if name not in SHORTER:
        return title_of(name).standard
    cards = changed(name, *SHORTER[name])
    assert cards is not None
    return cards


def new(
    name: str, seats: int, seed: int | str, settings: dict[str, str] | None = None, listen: bool = False
) -> hlubina.Game:
    """A new game for random players."""
    return hlubina.new(name, seats, seed, settings, cards_of(name), listen)


def some_seeds(name: str, seats: int, games: int = 6) -> range:
    """Seeds of games to go through move by move: so many short ones, or a single long one."""
    return range(games if sum(1 for _ in positions(name, seats, {}, 1)) <= LONG else 1)


def table_id(table: Table) -> str:
    name, seats, settings = table
    return "-".join([name, str(seats), *[f"{key}={value}" for key, value in settings.items()]])


def random_settings(name: str, chooser: random.Random) -> dict[str, str]:
    return {setting.name: chooser.choice(setting.values) for setting in title(name).settings()}


def play_at_random(game: hlubina.Game, seed: int | str, limit: int = 5000) -> Iterator[hlubina.Game]:
    """The game before every decision and at its end; an endless game is an alarm."""
    chooser = random.Random(seed)
    for _ in range(limit):
        yield game
        if game.is_over():
            return
        seat = chooser.choice(game.acting())
        game.take(seat, chooser.choice(some_options(game, seat, chooser)))
    raise AssertionError(f"{game.title} did not end within {limit} decisions")


def some_options(game: hlubina.Game, seat: int, chooser: random.Random) -> list[int]:
    """The legal actions; of those that only reorder a choice or take it back so few that the choice comes to an end."""
    options, plain = game.options(seat), game.onward(seat)
    return plain if len(plain) < len(options) and chooser.random() < STRAIGHT_ON else options


def play_by_habit(game: hlubina.Game, seed: int, limit: int = 5000) -> Iterator[hlubina.Game]:
    """The game before every decision and at its end, played as the bots would without much thought."""
    chance = stream(seed, "habit")
    adviser = hlubina.title(game.title).adviser
    for _ in range(limit):
        yield game
        if game.is_over():
            return
        game.answer(adviser.habit(game, chance))
    raise AssertionError(f"{game.title} did not end within {limit} decisions")


def positions(name: str, seats: int, settings: dict[str, str], games: int, seed: int = 0) -> Iterator[hlubina.Game]:
    """Every position of some random games."""
    for number in range(seed, seed + games):
        yield from play_at_random(new(name, seats, number, settings), number)


def own_game(table: Table, seed: int) -> Iterator[hlubina.Game]:
    """Every position of a random game that only this table has: at each table other things happen."""
    name, seats, settings = table
    own = f"{table_id(table)}/{seed}"
    return play_at_random(new(name, seats, own, settings), own)


def telling_positions(table: Table, seed: int) -> Iterator[hlubina.Game]:
    """Every position of a random game, of a long one some."""
    return own_game(table, seed) if length(table, seed) <= LONG else some_positions(table, seed)


def some_positions(table: Table, seed: int, spread: int = SPREAD) -> Iterator[hlubina.Game]:
    """About so many positions of a random game, evenly over it, and wherever a new stack of steps waits."""
    for _, game in telling(own_game(table, seed), stride(table, length(table, seed), spread)):
        yield game


def stride(table: Table, long: int, wanted: int) -> int:
    """How far apart are so many positions of so long a game; where a setting is changed, fewer."""
    return max(1, long * (CHANGED if table[2] else 1) // wanted)


def looks(table: Table, seed: int) -> Iterator[hlubina.Game]:
    """Some positions of a random game, to be looked at through the eyes of every seat."""
    return some_positions(table, seed, LOOKS // table[1])


def telling(games: Iterable[hlubina.Game], stride: int) -> Iterator[tuple[int, hlubina.Game]]:
    """Every so many of the positions that a game goes through, and each at which a stack of steps waits that the game
    has not had yet, its end among them; with their places in the game. In the long campaigns every one."""
    met: set[tuple[str, ...]] = set()
    for place, game in enumerate(games):
        waiting = tuple([step.name() for step in game.stack.steps()])
        if waiting not in met or place % stride == 0 or LOOK_EVERYWHERE:
            met.add(waiting)
            yield place, game


def length(table: Table, seed: int) -> int:
    """How many positions a random game has."""
    return sum(1 for _ in own_game(table, seed))


def written(game: hlubina.Game) -> bytes:
    """The whole position in bytes, for comparisons: what `digest` hashes, but made faster."""
    return ENCODER.encode(game.dump())


def games_and_seats() -> list[tuple[str, int]]:
    return [(name, seats) for name in PLAYED for seats in range(title_of(name).fewest, title_of(name).most + 1)]


def title_of(name: str) -> Title:
    """A title, also one that is not registered: while tests are collected the sixth game is not."""
    found = import_module(PLAYED[name]).TITLE
    assert isinstance(found, Title)
    return found
