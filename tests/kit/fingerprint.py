"""Plays random games and tells what comes of it at every move: whatever the build, it must be the same.

Run as a program it writes that as JSON: `python -m tests.kit.fingerprint GAMES`.
"""

from __future__ import annotations

import copy
import hashlib
import json
import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

import hlubina
from hlubina.registry import title
from tests.kit.secrecy import CHANNELS, said
from tests.kit.tables import BUILD, HOUSE, new, play_at_random, random_settings, written
from tests.records import make as golden

BOTS = ("random", "greedy", "search:20")
ODD_VALUES: list[Any] = [None, "x", -1, 10**30, True, 1.5, [], {}]


def fingerprint(games: int) -> dict[str, list[str]]:
    """Of so many random games of every title a hash for each position, of the golden games the digests, and every
    sentence that refuses bad input.

    A fifth of the random games are told in full, of the others the position only.
    """
    told: dict[str, list[str]] = {}
    for name in HOUSE:
        for number in range(games):
            parts = in_full if number < games // 5 else lambda game: [written(game)]
            told[f"{name}, game {number}"] = [short_hash(parts(game)) for game in whole_game(name, number)]
        told[f"{name}, bad input"] = list(answers_to_bad_input(name))
    for file in golden.FOLDER.glob("*.json"):
        told[f"golden game {file.stem}"] = golden.digests(json.loads(file.read_text("utf-8"))["record"])
    return told


def short_hash(parts: list[bytes]) -> str:
    return hashlib.sha256(b"\n".join(parts)).hexdigest()[:8]


def whole_game(name: str, number: int) -> Iterator[hlubina.Game]:
    """A game with random settings, one number of seats after the other, and a sealed seed now and then."""
    counts = range(title(name).fewest, title(name).most + 1)
    seats = counts[number % len(counts)]
    seed = f"sealed:{number:064x}" if number % 4 == 0 else number
    settings = random_settings(name, random.Random(f"{name}/{number}"))
    return play_at_random(new(name, seats, seed, settings, listen=True), number)


def in_full(game: hlubina.Game) -> list[bytes]:
    """The position and its digest, what every channel tells whoever decides and one viewer in turn, and a position
    that this viewer imagines; of one position the choices of bots, at the end the journal of each viewer."""
    viewers = [None, *range(game.seats)]
    guest = viewers[game.moves % len(viewers)]
    parts = [written(game), game.digest().encode()]
    for viewer in (guest, *game.acting()[:1]):
        parts += [said(channel, game, viewer) for name, channel in CHANNELS.items() if name != "journal"]
    if guest is not None:
        parts.append(written(game.imagine(guest, hlubina.stream(game.moves, "dream"))))
    if game.moves == 10:
        parts.append(json.dumps([choice(game, code) for code in BOTS]).encode())
    if game.is_over():
        parts += [said(CHANNELS["journal"], game, viewer) for viewer in viewers]
        parts.append(json.dumps(game.outcome().to_dict()).encode())
    return parts


def choice(game: hlubina.Game, code: str) -> int:
    seat = game.acting()[0]
    return hlubina.bot(code).choose(hlubina.Seat(game, seat, hlubina.stream(4, code)))


def answers_to_bad_input(name: str) -> Iterator[str]:
    """What is said to numbers out of range, to strange values, and to positions and records damaged in every place."""
    seats = title(name).most
    game = hlubina.new(name, seats, 1)
    game.playout(hlubina.stream(1, "bad"), 3)
    record = hlubina.play(hlubina.new(name, seats, 1), ["random"] * seats).to_dict()
    for number in (-1, seats, 10**30):
        for ask in (game.options, game.prompt, game.view, lambda seat: game.imagine(seat, hlubina.stream(1, "x"))):
            yield answer(ask, number)
        yield answer(lambda number: game.copy().take(number, 0), number)
        yield answer(lambda number: hlubina.replay(record, number), number)
    for action in (-1, game.vocabulary.size, 10**30, *range(0, game.vocabulary.size, 10)):
        yield answer(lambda action: game.copy().take(game.acting()[0], action), action)
    for value in ODD_VALUES:
        yield answer(lambda value: hlubina.new(name, value, 1), value)
        yield answer(lambda value: hlubina.new(name, seats, 1, {"speed": value}), value)
        yield answer(hlubina.load, value)
        yield answer(hlubina.verify, value)
        if value is not None:
            yield answer(lambda value: hlubina.new(name, seats, value), value)
    for data in damaged(game.dump()):
        yield answer(hlubina.load, data)
    for data in damaged(record):
        yield answer(hlubina.verify, data)


def answer(ask: Callable[..., Any], *given: Any) -> str:
    try:
        answered = ask(*given)
    except hlubina.HlubinaError as refusal:
        return f"{type(refusal).__name__}: {refusal}"
    return answered.digest() if isinstance(answered, hlubina.Game) else repr(answered)


def damaged(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The data with one value taken out or made strange: each value in turn, but of a list only the first few."""
    for number, path in enumerate(places(data)):
        spoilt = copy.deepcopy(data)
        inner: Any = spoilt
        for key in path[:-1]:
            inner = inner[key]
        strange = number % (len(ODD_VALUES) + 1)
        if strange == len(ODD_VALUES):
            del inner[path[-1]]
        else:
            inner[path[-1]] = ODD_VALUES[strange]
        yield spoilt


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to every value in plain data."""
    if path:
        yield path
    parts = data.items() if isinstance(data, dict) else enumerate(data[:3]) if isinstance(data, list) else ()
    for key, part in parts:
        yield from places(part, (*path, key))


if __name__ == "__main__":
    json.dump({"build": BUILD, "told": fingerprint(int(sys.argv[1]))}, sys.stdout)
