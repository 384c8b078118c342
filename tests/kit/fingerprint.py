"""Plays random games and prints a hash over every position: run by different builds, it must print the same."""

from __future__ import annotations

import argparse
import hashlib
import random

import hlubina
from hlubina.core import game as core
from hlubina.registry import GAMES
from tests.kit.tables import play_at_random, random_options


def fingerprint(games: int) -> str:
    """Over all games, seat counts and random options, with a sealed seed now and then."""
    total = hashlib.sha256()
    for name in GAMES:
        rules = hlubina.title(name)
        chooser = random.Random(5)
        for number in range(games):
            seats = chooser.randint(rules.fewest, rules.most)
            seed = f"sealed:{number:064x}" if number % 10 == 0 else number
            game = hlubina.new(name, seats, seed, random_options(name, chooser))
            for position in play_at_random(game, number):
                total.update(position.digest().encode())
            dream = hlubina.new(name, seats, number).imagine(0, hlubina.stream(number, "dream"))
            total.update(dream.digest().encode())
    return total.hexdigest()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("games", type=int)
    build = "pure" if str(core.__file__).endswith(".py") else "compiled"
    print(build, fingerprint(parser.parse_args().games))
