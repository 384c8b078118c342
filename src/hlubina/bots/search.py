"""`search`: information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012, the single-observer form).

Each simulation imagines a position that the seat cannot tell from the true one and walks down one shared tree through
the actions that are legal there, adds one node, and plays the rest out. A node counts how often it could have been
chosen: an action that is rarely available is not blamed for it. The budget is a number of simulations or of seconds.
"""

from __future__ import annotations

import math
import time
from typing import Final

from hlubina.bots.seat import Bot, Seat
from hlubina.core.chance import Chance
from hlubina.core.game import Game

EXPLORATION: Final = 0.5
CLOCK_EVERY: Final = 16  # simulations between two looks at the clock


class Node:
    """An action in the tree, with what it brought the seat that took it."""

    def __init__(self, action: int, seat: int) -> None:
        self.action = action
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.reward = 0.0
        self.wins = 0.0
        self.children: dict[int, Node] = {}


class Judgement:
    """One option of the root as the search sees it."""

    def __init__(self, action: int, visits: int, win_chance: float) -> None:
        self.action = action
        self.visits = visits
        self.win_chance = win_chance


class SearchBot(Bot):
    """Stops after `simulations`, or after `seconds` if that is not 0."""

    def __init__(self, simulations: int, seconds: float) -> None:
        self.simulations = simulations
        self.seconds = seconds

    def code(self) -> str:
        return f"search:{self.seconds:g}s" if self.seconds > 0 else f"search:{self.simulations}"

    def choose(self, seat: Seat) -> int:
        return self.judge(seat)[0].action

    def judge(self, seat: Seat) -> list[Judgement]:
        """All options, the best first."""
        root = Node(-1, seat.number)
        deadline = time.perf_counter() + self.seconds
        done = 0
        while self.goes_on(done, deadline):
            simulate(seat.imagine(), root, seat.chance)
            done += 1
        judgements: list[Judgement] = []
        for action in seat.options():
            node = root.children.get(action)
            if node is None or node.visits == 0:
                judgements.append(Judgement(action, 0, 0.0))
            else:
                judgements.append(Judgement(action, node.visits, node.wins / node.visits))
        judgements.sort(key=lambda judgement: -judgement.visits)
        return judgements

    def goes_on(self, done: int, deadline: float) -> bool:
        if self.seconds > 0:
            return done == 0 or done % CLOCK_EVERY != 0 or time.perf_counter() < deadline
        return done < self.simulations


def simulate(game: Game, root: Node, chance: Chance) -> None:
    """One walk down the tree, one new node, one playout, and the way back."""
    path: list[Node] = []
    node = root
    while game.actor >= 0:
        known = len(node.children)
        node = select(node, game, chance)
        path.append(node)
        game.answer(node.action)
        if node.visits == 0 and known >= 0:
            break
    game.playout(chance)
    learn(path, game)


def select(node: Node, game: Game, chance: Chance) -> Node:
    """The child to follow: an untried action first, else the one with the best upper confidence bound."""
    children = node.children
    choices = game.choices
    untried = 0
    best: Node | None = None
    bound = -1.0
    for action in choices:
        child = children.get(action)
        if child is None or child.visits == 0:
            untried += 1
            continue
        child.available += 1
        value = child.reward / child.visits + EXPLORATION * math.sqrt(math.log(child.available) / child.visits)
        if value > bound:
            bound = value
            best = child
    if untried == 0 and best is not None:
        return best
    pick = chance.below(untried)
    for action in choices:
        child = children.get(action)
        if child is None or child.visits == 0:
            if pick == 0:
                fresh = Node(action, game.actor)
                fresh.available = 1
                children[action] = fresh
                return fresh
            pick -= 1
    raise AssertionError("an untried action was counted")


def learn(path: list[Node], game: Game) -> None:
    """Tell every node on the way how the game ended for the seat that chose it."""
    outcome = game.outcome()
    winners = outcome.winners()
    share = 1.0 / len(winners)
    scores = outcome.scores
    for node in path:
        seat = node.seat
        won = share if seat in winners else 0.0
        rival = max(scores[other] for other in range(len(scores)) if other != seat)
        node.visits += 1
        node.wins += won
        node.reward += 0.5 * won + 0.25 + 0.25 * math.tanh((scores[seat] - rival) / 15.0)
