"""Sequential halving: how bots search where turns are long chains of small answers, so that a tree would not get far.

Two advisers name the options that are worth a thought: habit, and a first look at all of them as `greedy` takes it.
Where they differ, their options are tried in imagined worlds, all of them in the same ones, played on by habit for a
few turns. The worse half is left out after each round (Karnin, Koren and Somekh 2013), until one is left.
"""

from __future__ import annotations

import math
import time
from typing import Final

from hlubina.bots.evaluation import Evaluation, win_chance
from hlubina.bots.greedy import worth_after
from hlubina.bots.seat import Seat

LOOKS: Final = 1  # imagined worlds for the first look
FIELD: Final = 3  # options of the first look that are tried at most, and as many of habit
MARGIN: Final = 0.25  # of the doubt: options that look worse than the best by more are not tried for their look
CAUTION: Final = 1.5  # leads are trusted a little less than they deserve


class Candidate:
    """An option, what it looked worth at first, and what it brought in the worlds it was tried in."""

    def __init__(self, action: int, first: float) -> None:
        self.action = action
        self.first = first
        self.visits = 0
        self.gains = 0.0
        self.wins = 0.0


class SequentialHalving:
    """Stops after about so many `simulations`, or after `seconds` if that is not 0."""

    def __init__(self, simulations: int, seconds: float) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.began = time.perf_counter()
        self.done = 0

    def spent(self) -> float:
        """The share of the budget that is used up."""
        if self.seconds > 0:
            return (time.perf_counter() - self.began) / self.seconds
        return self.done / self.simulations

    def evaluate(self, seat: Seat) -> list[Evaluation]:
        """All options, the best first."""
        candidates = first_look(seat)
        today = candidates[0].first
        for candidate in candidates:
            candidate.first -= today
        field = best_advice(seat, candidates)
        rounds = max(1, (len(field) - 1).bit_length())
        ranked: list[Candidate] = []
        for number in range(rounds):
            tried = 0
            while tried == 0 or (len(field) > 1 and self.spent() * rounds < number + 1):
                self.try_all(seat, field, today)
                tried += 1
            field.sort(key=lambda candidate: -candidate.gains)
            half = (len(field) + 1) // 2 if number + 1 < rounds else 0
            ranked = field[half:] + ranked
            field = field[:half]
        rest = [candidate for candidate in candidates if candidate.visits == 0]
        return evaluations(ranked + rest, today, seat.adviser.doubt(seat.dream))

    def try_all(self, seat: Seat, field: list[Candidate], today: float) -> None:
        """Each of the field in the same imagined world."""
        adviser = seat.adviser
        scale = CAUTION * adviser.doubt(seat.dream)
        luck = seat.chance.fork()
        for candidate in field:
            own = luck.copy()
            future = seat.dream.imagine(seat.number, own)
            turns = future.turns + adviser.foresight(future)
            future.answer(candidate.action)
            adviser.play_on(future, own, turns - future.turns)
            leads = adviser.outlook(future)
            candidate.visits += 1
            candidate.gains += math.tanh((leads[seat.number] - today) / scale)
            candidate.wins += win_chance(future, seat.number, leads, adviser.doubt(future))
            self.done += 1


def first_look(seat: Seat) -> list[Candidate]:
    """What each option is worth once its thought is finished, the best first."""
    candidates = [Candidate(action, 0.0) for action in seat.options()]
    for _ in range(LOOKS):
        dream = seat.imagine()
        for candidate in candidates:
            candidate.first += worth_after(seat.adviser, dream, seat.number, candidate.action) / LOOKS
    candidates.sort(key=lambda candidate: -candidate.first)
    return candidates


def best_advice(seat: Seat, candidates: list[Candidate]) -> list[Candidate]:
    """What habit would do, asked a few times, and what looks best at first."""
    adviser = seat.adviser
    usual = [adviser.habit(seat.dream, seat.chance) for _ in range(FIELD)]
    margin = MARGIN * adviser.doubt(seat.dream)
    field = [candidate for candidate in candidates[:FIELD] if candidate.first > -margin]
    return field + [each for each in candidates if each.action in usual and each not in field]


def evaluations(candidates: list[Candidate], today: float, doubt: float) -> list[Evaluation]:
    """Those that were not tried are as much worse than the best as they looked at first."""
    best = candidates[0].wins / candidates[0].visits
    found: list[Evaluation] = []
    for candidate in candidates:
        if candidate.visits > 0:
            found.append(Evaluation(candidate.action, candidate.visits, candidate.wins / candidate.visits))
        else:
            behind = 0.5 * math.tanh(today / doubt) - 0.5 * math.tanh((today + candidate.first) / doubt)
            found.append(Evaluation(candidate.action, 0, max(0.0, best - behind)))
    return found
