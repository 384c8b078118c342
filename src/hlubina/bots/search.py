"""`search`: information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012, the single-observer form).

Each simulation imagines a position that the seat cannot tell from the true one and walks down one shared tree through
the actions that are legal there, adds one node, and plays on for a few turns by habit; then the game's own rules of
thumb say how it stands. A node counts how often it could have been chosen: an action that is rarely available is not
blamed for it. The n-th visit of every option of the root meets the same imagined cards, so that options are compared on
equal luck. The budget is a number of simulations or of seconds.

A game that has its own way of thinking is asked instead, in as many imagined worlds as the budget allows. Where
turns are long chains of small answers no tree is grown: the options are halved by turns (`hlubina.bots.halving`).
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from hlubina.bots.evaluation import Evaluation, win_chance
from hlubina.bots.halving import SequentialHalving
from hlubina.bots.seat import Seat
from hlubina.core.adviser import Adviser
from hlubina.core.chance import Chance
from hlubina.core.game import Game

EXPLORATION: Final = 0.2
CAUTION: Final = 1.5  # leads are trusted a little less than they deserve: a bigger one stays worth having
CLOCK_EVERY: Final = 16  # simulations between two looks at the clock
WORLDS: Final = 64  # for games that think for themselves: worlds between two looks at the clock


class Node:
    """An action in the tree, with what it brought the seat that took it."""

    def __init__(self, action: int, seat: int) -> None:
        self.action = action
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.reward = 0.0
        self.wins = 0.0  # kept for the options of the root only
        self.children: dict[int, Node] = {}


class SearchBot:
    """Stops after `simulations`, or after `seconds` if that is not 0."""

    def __init__(self, simulations: int, seconds: float) -> None:
        self.simulations = simulations
        self.seconds = seconds

    def __repr__(self) -> str:
        return f"<bot {self.code()}>"

    def __reduce__(self) -> tuple[object, ...]:
        return SearchBot, (self.simulations, self.seconds)

    def code(self) -> str:
        return f"search:{self.seconds:g}s" if self.seconds > 0 else f"search:{self.simulations}"

    def choose(self, seat: Seat) -> int:
        return self.evaluate(seat)[0].action

    def evaluate(self, seat: Seat) -> list[Evaluation]:
        """All options, the best first."""
        if seat.adviser.prefers_halving():
            return SequentialHalving(self.simulations, self.seconds).evaluate(seat)
        thoughts = self.ask_the_game(seat)
        return thoughts if thoughts else self.search(seat)

    def ask_the_game(self, seat: Seat) -> list[Evaluation]:
        """The game's own thoughts, gathered until the budget is spent; none if it has none."""
        options = seat.options()
        totals = [0.0] * len(options)
        deadline = time.perf_counter() + self.seconds
        done = 0
        while self.goes_on(done, deadline):
            worlds = WORLDS if self.seconds > 0 else min(WORLDS, self.simulations - done)
            thoughts = seat.adviser.win_chances(seat.dream, worlds, seat.chance)
            if thoughts is None:
                return []
            for index in range(len(options)):
                totals[index] += worlds * thoughts[index]
            done += worlds
        evaluations = [Evaluation(options[index], done, totals[index] / done) for index in range(len(options))]
        evaluations.sort(key=lambda evaluation: -evaluation.win_chance)
        return evaluations

    def search(self, seat: Seat) -> list[Evaluation]:
        root = Node(-1, seat.number)
        options = [Node(action, seat.number) for action in seat.options()]
        lucks: list[Chance] = []
        deadline = time.perf_counter() + self.seconds
        done = 0
        while self.goes_on(done, deadline):
            if done < len(options):  # every option once, then the promising ones
                option = options[done]
                option.available = 1
                root.children[option.action] = option
            else:
                option = select(seat.adviser, root, seat.dream, seat.chance)
            if option.visits == len(lucks):
                lucks.append(seat.chance.fork())
            luck = lucks[option.visits].copy()
            simulate(seat.adviser, seat.dream.imagine(seat.number, luck), option, luck)
            done += 1
        evaluations = [Evaluation(node.action, node.visits, node.wins / max(1, node.visits)) for node in options]
        evaluations.sort(key=lambda evaluation: -evaluation.visits)
        return evaluations

    def goes_on(self, done: int, deadline: float) -> bool:
        if self.seconds > 0:
            return done % CLOCK_EVERY != 0 or done == 0 or time.perf_counter() < deadline
        return done < self.simulations


def simulate(adviser: Adviser[Any], game: Game, option: Node, chance: Chance) -> None:
    """Take an option of the root, walk down the tree, add one node, play on, and go back."""
    path = [option]
    node = option
    game.answer(node.action)
    while node.visits > 0 and game.actor >= 0:
        node = select(adviser, node, game, chance)
        path.append(node)
        game.answer(node.action)
    adviser.play_on(game, chance, adviser.foresight(game))
    leads = adviser.outlook(game)
    doubt = adviser.doubt(game)
    for node in path:
        node.visits += 1
        node.reward += 0.5 + 0.5 * math.tanh(leads[node.seat] / (CAUTION * doubt))
    option.wins += win_chance(game, option.seat, leads, doubt)


def select(adviser: Adviser[Any], node: Node, game: Game, chance: Chance) -> Node:
    """The child to follow: by habit while there are untried actions, then by the best upper confidence bound."""
    children = node.children
    untried = False
    best: Node | None = None
    bound = -1.0
    for action in game.choices:
        child = children.get(action)
        if child is None:
            untried = True
            continue
        child.available += 1
        value = child.reward / child.visits + EXPLORATION * math.sqrt(math.log(child.available) / child.visits)
        if value > bound:
            bound = value
            best = child
    if best is not None and not untried:
        return best
    habitual = adviser.habit(game, chance)
    known = children.get(habitual)
    if known is not None:
        return known
    fresh = Node(habitual, game.actor)
    fresh.available = 1
    children[habitual] = fresh
    return fresh
