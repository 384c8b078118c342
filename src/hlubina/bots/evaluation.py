"""What a search says of an option, and how likely a seat is to win where it stopped to think."""

from __future__ import annotations

import math

from hlubina.core.game import Game


class Evaluation:
    """One option as the search sees it."""

    def __init__(self, action: int, visits: int, win_chance: float) -> None:
        self.action = action
        self.visits = visits
        self.win_chance = win_chance

    def __repr__(self) -> str:
        return f"<Evaluation of action {self.action}: wins {self.win_chance:.0%}, {self.visits} visits>"

    def __reduce__(self) -> tuple[object, ...]:
        return Evaluation, (self.action, self.visits, self.win_chance)


def win_chance(game: Game, seat: int, leads: list[float], doubt: float) -> float:
    """How likely the seat is to win: known at the end, before it by the outlook.

    All seats together make 1, unless they win and lose together.
    """
    if game.actor < 0:
        return game.outcome().share(seat)
    if game.cooperative():
        return 0.5 + 0.5 * math.tanh(leads[seat] / doubt)
    total = 0.0
    for lead in leads:
        total += 0.5 + 0.5 * math.tanh(lead / doubt)
    return (0.5 + 0.5 * math.tanh(leads[seat] / doubt)) / total
