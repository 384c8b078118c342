"""How fair a game is, and how hard: how often each side wins between bots, each seat where everybody plays alone, and
all together where they win or lose together; there the sides are what the seats play, for instance their clans.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Any

from hlubina.core.errors import Invalid
from hlubina.core.settings import Setting
from hlubina.lab.simulate import Plan, Result, interval, results

TOGETHER = "together"
SEPARATOR = ", "  # between the values of several settings


@dataclass
class Share:
    """What became of a bot on one side. A game counts once, however many of the bots were on that side in it."""

    seats: int
    bot: str
    side: str
    games: int = 0
    wins: int = 0
    points: float = 0.0
    settings: str = ""

    def to_dict(self) -> dict[str, Any]:
        return {
            "settings": self.settings,
            "seats": self.seats,
            "bot": self.bot,
            "side": self.side,
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.wins / self.games,
            "win_rate_interval": list(interval(self.wins, self.games)),
            "mean_score": self.points / self.games,
        }


@dataclass
class Gauge:
    """One of the game's own measures over all games."""

    seats: int
    name: str
    values: list[int] = field(default_factory=list)

    def quartiles(self) -> tuple[int, int, int]:
        """The lower quartile, the median and the upper quartile, each a value that came up."""
        ranked = sorted(self.values)
        last = len(ranked) - 1
        return ranked[last // 4], ranked[last // 2], ranked[3 * last // 4]

    def to_dict(self) -> dict[str, Any]:
        low, median, high = self.quartiles()
        return {
            "seats": self.seats,
            "measure": self.name,
            "games": len(self.values),
            "median": median,
            "quartiles": [low, high],
            "total": sum(self.values),
        }


def combinations(offered: Sequence[Setting], over: Sequence[str], settings: dict[str, str]) -> list[dict[str, str]]:
    """The settings with every combination of those to vary; one that is set already stays so."""
    known = {setting.name: setting.values for setting in offered}
    for name in over:
        if name not in known:
            there = f"there are {', '.join(known)}" if known else "this game has none"
            raise Invalid(f"There is no setting {name!r}; {there}.")
    varied = [name for name in over if name not in settings]
    return [
        {**settings, **dict(zip(varied, values, strict=True))} for values in product(*[known[name] for name in varied])
    ]


def balance(
    plan: Plan,
    jobs: int = 1,
    progress: Callable[[], None] | None = None,
    over: Sequence[str] = (),
    gauges: list[Gauge] | None = None,
) -> list[Share]:
    """Play the plan and sum it up, one line for each bot on each side; shared wins are wins.

    Where all win together there is a line for that too. The lines are named after the plan's setting of `over`, and the
    game's own measures are added to `gauges`.
    """
    settings = SEPARATOR.join(plan.settings[name] for name in over)
    measured: dict[str, Gauge] = {}
    shares: dict[tuple[str, str], Share] = {}
    for result in results(plan, jobs):
        for bot, side in played(plan, result):
            share = shares.setdefault((bot, side), Share(len(plan.bots), bot, side, settings=settings))
            share.games += 1
            share.wins += has_won(plan, result, bot, side)
            share.points += score(plan, result, bot, side)
        for name, value in result.measures.items():
            measured.setdefault(name, Gauge(len(plan.bots), name)).values.append(value)
        if progress is not None:
            progress()
    if gauges is not None:
        gauges += measured.values()
    return [shares[key] for key in sorted(shares)]


def played(plan: Plan, result: Result) -> list[tuple[str, str]]:
    """Each bot on each side once, in the order of the plan."""
    alone = list(dict.fromkeys(zip(plan.bots, result.sides, strict=True)))
    return alone if result.won is None else [(", ".join(dict.fromkeys(plan.bots)), TOGETHER), *alone]


def has_won(plan: Plan, result: Result, bot: str, side: str) -> bool:
    if result.won is not None:
        return result.won
    lines = zip(plan.bots, result.sides, result.ranks, strict=True)
    return any(code == bot and own == side and rank == 1 for code, own, rank in lines)


def score(plan: Plan, result: Result, bot: str, side: str) -> float:
    """That of the first such bot: a side has one score."""
    lines = zip(plan.bots, result.sides, result.scores, strict=True)
    return next((points for code, own, points in lines if code == bot and own == side), result.scores[0])


def across(shares: list[Share]) -> list[list[Share]]:
    """Parts of a table: what all did together over everything, then for each value of each setting, each side over
    everything, and last each combination of values for itself if several settings vary.
    """
    apart = [share for share in shares if share.side == TOGETHER]
    sides = sorted([share for share in shares if share.side != TOGETHER], key=lambda share: share.side)
    varied = len(values(apart[0]))
    parts = [summed(apart)]
    parts += [summed(apart, place) for place in range(varied)]
    parts.append(summed(sides))
    return [*parts, apart] if varied > 1 else parts


def values(share: Share) -> list[str]:
    """The values of the settings that vary."""
    return share.settings.split(SEPARATOR) if share.settings else []


def summed(shares: list[Share], place: int | None = None) -> list[Share]:
    """Those put together that are alike but for their settings, or have the same value of one of them."""
    whole: dict[str, dict[tuple[int, str, str], Share]] = {}
    for share in shares:
        name = "" if place is None else values(share)[place]
        alike = whole.setdefault(name, {})
        key = share.seats, share.bot, share.side
        if key not in alike:
            alike[key] = replace(share, settings=name)
        else:
            alike[key].games += share.games
            alike[key].wins += share.wins
            alike[key].points += share.points
    return [share for alike in whole.values() for share in alike.values()]
