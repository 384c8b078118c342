"""Measures public peers in their own environment, driven at random from Python as ours is, and prints JSON.

In OpenSpiel every applied action counts, those of chance too, which flatters it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from measure import Effort, asked_effort, pick, rates

Measures = dict[str, dict[str, float]]


def open_spiel(name: str, effort: Effort) -> Measures:
    import pyspiel

    game = pyspiel.load_game(name)

    def walk(state: Any, limit: int) -> int:
        steps = 0
        while not state.is_terminal() and steps < limit:
            if state.is_chance_node():
                state.apply_action(random.choices(*zip(*state.chance_outcomes(), strict=True))[0])
            else:
                state.apply_action(pick(state.legal_actions()))
            steps += 1
        return steps

    middle = game.new_initial_state()
    walk(middle, 70)

    def copies() -> int:
        for _ in range(50):
            middle.clone()
        return 50

    def driven() -> int:
        return walk(game.new_initial_state(), 1 << 30)

    return rates({"decisions driven from Python": driven, "copies": copies}, effort)


def catanatron(effort: Effort) -> Measures:
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def driven() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            ticks += 1
        return ticks

    middle = Game([RandomPlayer(colour) for colour in colours])
    for _ in range(70):
        middle.play_tick()

    def copies() -> int:
        for _ in range(50):
            middle.copy()
        return 50

    return rates({"decisions driven from Python": driven, "copies": copies}, effort)


def rlcard(effort: Effort) -> Measures:
    from rlcard import make

    environment = make("gin-rummy")

    def driven() -> int:
        state, _ = environment.reset()
        steps = 0
        while not environment.is_over():
            state, _ = environment.step(pick(list(state["legal_actions"])))
            steps += 1
        return steps

    return rates({"decisions driven from Python": driven}, effort)


def pettingzoo(effort: Effort) -> Measures:
    from pettingzoo.classic.connect_four.connect_four import raw_env

    environment = raw_env()

    def driven() -> int:
        environment.reset()
        steps = 0
        for _ in environment.agent_iter():
            observation, _, ended, cut, _ = environment.last()
            if ended or cut:
                environment.step(None)
                continue
            environment.step(pick([action for action, legal in enumerate(observation["action_mask"]) if legal]))
            steps += 1
        return steps

    return rates({"decisions driven from Python": driven}, effort)


PEERS: dict[str, Callable[[Effort], Measures]] = {
    "OpenSpiel hearts": lambda effort: open_spiel("hearts", effort),
    "OpenSpiel gin_rummy": lambda effort: open_spiel("gin_rummy", effort),
    "OpenSpiel bridge": lambda effort: open_spiel("bridge(use_double_dummy_result=false)", effort),
    "Catanatron": catanatron,
    "RLCard gin-rummy": rlcard,
    "PettingZoo connect four": pettingzoo,
}


def main() -> None:
    effort = asked_effort()
    print(json.dumps({name: peer(effort) for name, peer in PEERS.items()}))


if __name__ == "__main__":
    main()
