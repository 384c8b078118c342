"""How fair a game is: how often each side wins between bots, or each seat where everybody plays alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hlubina.lab.simulate import Plan, Result, interval, results


@dataclass
class Share:
    """What became of a bot on one side. A game counts once, however many of the bots were on that side in it."""

    seats: int
    bot: str
    side: str
    games: int = 0
    wins: int = 0
    points: float = 0.0

    def to_dict(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "bot": self.bot,
            "side": self.side,
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.wins / self.games,
            "win_rate_interval": list(interval(self.wins, self.games)),
            "mean_score": self.points / self.games,
        }


def balance(plan: Plan, jobs: int = 1, progress: Callable[[], None] | None = None) -> list[Share]:
    """Play the plan and sum it up, one line for each bot on each side; shared wins are wins."""
    shares: dict[tuple[str, str], Share] = {}
    for result in results(plan, jobs):
        for index, (bot, side) in enumerate(zip(plan.bots, result.sides, strict=True)):
            if (bot, side) not in list(zip(plan.bots, result.sides, strict=True))[:index]:
                share = shares.setdefault((bot, side), Share(len(plan.bots), bot, side))
                share.games += 1
                share.wins += has_won(plan, result, bot, side)
                share.points += result.scores[index]
        if progress is not None:
            progress()
    return [shares[key] for key in sorted(shares)]


def has_won(plan: Plan, result: Result, bot: str, side: str) -> bool:
    lines = zip(plan.bots, result.sides, result.ranks, strict=True)
    return any(code == bot and own == side and rank == 1 for code, own, rank in lines)
