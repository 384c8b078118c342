"""Measures every game of Hlubina in this Python, compiled or pure, and prints JSON."""

from __future__ import annotations

import json

import hlubina
from hlubina.bots.search import SearchBot
from hlubina.bots.seat import Seat
from hlubina.core import game as core
from hlubina.registry import GAMES, title
from measure import Effort, asked_effort, pick, rate

PLAYED = 32  # different games to take turns with


def measure(name: str, effort: Effort) -> dict[str, dict[str, float]]:
    seats = title(name).most
    games = [hlubina.new(name, seats, seed) for seed in range(PLAYED)]
    middles = [halfway(game) for game in games]
    chance = hlubina.stream(1, "bench")
    search = SearchBot(200, 0.0)
    turn = iter(range(1 << 60))

    def driven() -> int:
        game = games[next(turn) % PLAYED].copy()
        while True:
            acting = game.acting()
            if not acting:
                return game.moves
            seat = acting[0]
            game.take(seat, pick(game.options(seat)))

    def inside() -> int:
        return games[next(turn) % PLAYED].copy().playout(chance)

    def copies() -> int:
        game = middles[next(turn) % PLAYED]
        for _ in range(50):
            game.copy()
        return 50

    def imagined() -> int:
        game = middles[next(turn) % PLAYED]
        for _ in range(20):
            game.imagine(0, chance)
        return 20

    def playouts() -> int:
        inside()
        return 1

    def simulations() -> int:
        game = games[next(turn) % PLAYED]
        seat = game.acting()[0]
        search.choose(Seat(game, seat, chance))
        return search.simulations

    def served() -> int:
        """One move as a server sees it: apply, legal actions, everybody's view."""
        game = middles[next(turn) % PLAYED].copy()
        seat = game.acting()[0]
        game.take(seat, game.options(seat)[0])
        for viewer in range(seats):
            game.options(viewer)
            game.view(viewer)
        return 1

    return {
        "decisions driven from Python": rate(driven, effort),
        "decisions inside the engine": rate(inside, effort),
        "copies": rate(copies, effort),
        "imagined positions": rate(imagined, effort),
        "playouts from the opening": rate(playouts, effort),
        "search simulations from the opening": rate(simulations, effort),
        "moves served with all views": rate(served, effort),
    }


def halfway(game: hlubina.Game) -> hlubina.Game:
    middle = game.copy()
    while middle.progress() < 50:
        middle.take(middle.acting()[0], pick(middle.options(middle.acting()[0])))
    return middle


def main() -> None:
    effort = asked_effort()
    compiled = not str(core.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "games": {name: measure(name, effort) for name in GAMES}}))


if __name__ == "__main__":
    main()
