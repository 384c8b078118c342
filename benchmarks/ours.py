"""Measures every game of Hlubina in this Python, compiled or pure, and prints JSON."""

from __future__ import annotations

import json

import hlubina
from hlubina.bots.search import SearchBot
from hlubina.bots.seat import Seat
from hlubina.core import game as core
from hlubina.registry import GAMES
from measure import Work, asked_effort, pick, rates

SEATS = 4  # every game can be played by so many


def works_of(name: str, played: int) -> dict[str, Work]:
    """What is measured of a game, on so many deals in turn."""
    seats = SEATS
    games = [hlubina.new(name, seats, seed) for seed in range(played)]
    middles = [halfway(game) for game in games]
    for game in middles:  # everybody has seen them, as at a served table
        for viewer in range(seats):
            game.view(viewer)
    chance = hlubina.stream(1, "bench")
    search = SearchBot(200, 0.0)
    turn = iter(range(1 << 60))

    def driven() -> int:
        game = games[next(turn) % played].copy()
        while True:
            acting = game.acting()
            if not acting:
                return game.moves
            seat = acting[0]
            game.take(seat, pick(game.onward(seat)))

    def inside() -> int:
        return games[next(turn) % played].copy().playout(chance)

    def copies() -> int:
        game = middles[next(turn) % played]
        for _ in range(50):
            game.copy()
        return 50

    def imagined() -> int:
        game = middles[next(turn) % played]
        for _ in range(20):
            game.imagine(0, chance)
        return 20

    def playouts() -> int:
        inside()
        return 1

    def simulations() -> int:
        game = games[next(turn) % played]
        seat = game.acting()[0]
        search.choose(Seat(game, seat, chance))
        return search.simulations

    def served() -> int:
        """One move as a server sees it: apply, legal actions, everybody's view."""
        game = middles[next(turn) % played].copy()
        seat = game.acting()[0]
        game.take(seat, game.options(seat)[0])
        for viewer in range(seats):
            game.options(viewer)
            game.view(viewer)
        return 1

    return {
        "decisions driven from Python": driven,
        "decisions inside the engine": inside,
        "copies": copies,
        "imagined positions": imagined,
        "playouts from the opening": playouts,
        "search simulations from the opening": simulations,
        "moves served with all views": served,
    }


def halfway(game: hlubina.Game) -> hlubina.Game:
    """The position after half of the decisions of a random game."""
    passed = [game]
    while passed[-1].acting():
        later = passed[-1].copy()
        seat = later.acting()[0]
        later.take(seat, pick(later.onward(seat)))
        passed.append(later)
    return passed[len(passed) // 2]


def main() -> None:
    effort = asked_effort()
    compiled = not str(core.__file__).endswith(".py")
    measured = rates(
        {(name, what): work for name in GAMES for what, work in works_of(name, effort.games).items()}, effort
    )
    games: dict[str, dict[str, dict[str, float]]] = {}
    for (name, what), rate in measured.items():
        games.setdefault(name, {})[what] = rate
    print(json.dumps({"compiled": compiled, "games": games}))


if __name__ == "__main__":
    main()
