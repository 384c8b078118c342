"""`greedy`: looks to the end of its own turn, or of a thought where turns are long, and takes what looks best there.

What it cannot see (the next cards) it imagines a few times over; each option is tried on the same imagined positions.
A game that has its own way of thinking is asked instead, with few worlds; there it may speak out of turn first.
"""

from __future__ import annotations

from typing import Any, Final

from hlubina.bots.seat import Seat
from hlubina.core.adviser import Adviser
from hlubina.core.game import Game

SAMPLES: Final = 6
WORLDS: Final = 48  # for games that think for themselves


class GreedyBot:
    def __repr__(self) -> str:
        return f"<bot {self.code()}>"

    def __reduce__(self) -> tuple[object, ...]:
        return GreedyBot, ()

    def code(self) -> str:
        return "greedy"

    def choose(self, seat: Seat) -> int:
        words = seat.adviser.volunteer(seat.dream, WORLDS, seat.chance)
        if words is not None:
            return words
        options = seat.options()
        thoughts = seat.adviser.win_chances(seat.dream, WORLDS, seat.chance)
        return options[best(appraise(seat, options) if thoughts is None else thoughts)]


def appraise(seat: Seat, options: list[int]) -> list[float]:
    """The expected margin after each option, as far as the end of the turn tells."""
    totals = [0.0] * len(options)
    for _ in range(SAMPLES):
        dream = seat.imagine()
        for index, option in enumerate(options):
            totals[index] += worth_after(seat.adviser, dream, seat.number, option) / SAMPLES
    return totals


def worth_after(adviser: Adviser[Any], game: Game, seat: int, action: int) -> float:
    """What the position is worth to the seat after the action and the rest of its turn or thought, step by step."""
    future = game.copy()
    future.answer(action)
    while future.actor == seat and future.turns == game.turns and not adviser.at_rest(future):
        future.answer(best_step(adviser, future, seat))
    return adviser.outlook(future)[seat]


def best_step(adviser: Adviser[Any], game: Game, seat: int) -> int:
    """The answer that looks best as soon as it is given."""
    choices = game.choices
    worths: list[float] = []
    for action in choices:
        future = game.copy()
        future.answer(action)
        worths.append(adviser.outlook(future)[seat])
    return choices[best(worths)]


def best(values: list[float]) -> int:
    """The index of the highest value, the first of equals."""
    top = 0
    for index in range(1, len(values)):
        if values[index] > values[top]:
            top = index
    return top
