"""Many games between bots: seats rotated, every game reproducible from its number, results with intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from scipy.stats import binomtest

from hlubina.bots.roster import bot
from hlubina.core.errors import Invalid
from hlubina.play import new, play
from hlubina.registry import title

CONFIDENCE = 0.95


@dataclass
class Plan:
    """What to simulate. Bot i sits at seat (i + game) mod seats: every bot has every seat equally often.

    All seatings that differ share a deal; bots that are all alike get a new one for every game. Plans of one seed that
    begin with different numbers have different deals.
    """

    game: str
    bots: list[str]
    games: int
    seed: int
    settings: dict[str, str] = field(default_factory=dict)
    cards: str | None = None
    first: int = 0

    def rotations(self) -> int:
        """How many seatings differ."""
        shifts = range(1, len(self.bots) + 1)
        return next(shift for shift in shifts if self.bots[-shift:] + self.bots[:-shift] == self.bots)

    def check(self) -> None:
        """Everything that can be wrong with a plan is said before the first game."""
        for code in self.bots:
            bot(code)
        if self.games < 1:
            raise Invalid(f"At least one game must be played, not {self.games}.")
        new(self.game, len(self.bots), 0, self.settings, self.cards)


@dataclass
class Result:
    """One game: the ranks, scores and sides of each bot of the plan, the number of decisions, if all won together, and
    the game's own measures.

    The side is the seat, from 1, where everybody plays alone.
    """

    ranks: list[int]
    scores: list[float]
    sides: list[str]
    moves: int
    won: bool | None = None
    measures: dict[str, int] = field(default_factory=dict)


@dataclass
class BotScore:
    """What became of one bot. A win is a victory alone, or one of all together; shared ones are counted apart."""

    bot: str
    wins: int
    shared: int
    games: int
    mean_score: float
    mean_rank: float

    def interval(self) -> tuple[float, float]:
        return interval(self.wins, self.games)

    def to_dict(self) -> dict[str, Any]:
        low, high = self.interval()
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": self.wins,
            "shared": self.shared,
            "win_rate": self.wins / self.games,
            "win_rate_interval": [low, high],
            "mean_score": self.mean_score,
            "mean_rank": self.mean_rank,
        }


def interval(wins: int, games: int) -> tuple[float, float]:
    """The Wilson interval of the share of games won."""
    bounds = binomtest(wins, games).proportion_ci(CONFIDENCE, method="wilson")
    return float(bounds.low), float(bounds.high)


def play_one(plan: Plan, number: int) -> Result:
    """Game `number` of a plan."""
    seats = len(plan.bots)
    rotations = plan.rotations()
    shift = number % rotations
    seating = [plan.bots[(seat - shift) % seats] for seat in range(seats)]
    seed = f"{plan.seed}/{number // rotations}"
    game = new(plan.game, seats, seed, plan.settings, plan.cards)
    game.listen()
    record = play(game, seating)
    outcome = game.outcome()
    probe = title(plan.game).probe
    order = [(index + shift) % seats for index in range(seats)]
    return Result(
        [outcome.ranks[seat] for seat in order],
        [outcome.scores[seat] / outcome.parts for seat in order],
        [probe.side(game, seat) or str(seat + 1) for seat in order],
        len(record.moves),
        outcome.won,
        probe.measures(game),
    )


def play_many(plan: Plan, numbers: Sequence[int]) -> list[Result]:
    return [play_one(plan, number) for number in numbers]


def results(plan: Plan, jobs: int = 1) -> Iterator[Result]:
    """The games of a plan as they end, in order."""
    plan.check()
    if jobs < 1:
        raise Invalid(f"At least one job is needed, not {jobs}.")
    numbers = range(plan.first, plan.first + plan.games)
    if jobs == 1:
        for number in numbers:
            yield play_one(plan, number)
        return
    size = max(1, min(50, plan.games // (4 * jobs)))
    chunks = [numbers[start : start + size] for start in range(0, plan.games, size)]
    with ProcessPoolExecutor(jobs) as pool:
        for chunk in pool.map(play_many, [plan] * len(chunks), chunks):
            yield from chunk


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[], None] | None = None) -> list[BotScore]:
    """Play the plan and sum it up, one line for each bot."""
    played: list[Result] = []
    for result in results(plan, jobs):
        played.append(result)
        if progress is not None:
            progress()
    return [summary(plan, played, index) for index in range(len(plan.bots))]


def summary(plan: Plan, played: list[Result], index: int) -> BotScore:
    first = [result for result in played if result.ranks[index] == 1 and result.won is not False]
    alone = [result for result in first if result.ranks.count(1) == 1 or result.won]
    games = len(played)
    return BotScore(
        plan.bots[index],
        len(alone),
        len(first) - len(alone),
        games,
        sum(result.scores[index] for result in played) / games,
        sum(result.ranks[index] for result in played) / games,
    )
