"""How a game stands or ended: ranks, scores and where each point comes from."""

from __future__ import annotations

from typing import SupportsIndex

from hlubina.core.errors import whole
from hlubina.core.shown import OutcomeForm


class Line:
    """One line of the score sheet: a name and the points of each seat."""

    def __init__(self, name: str, points: list[int]) -> None:
        self.name = name
        self.points = points

    def __repr__(self) -> str:
        return f"<Line {self.name}: {', '.join(map(str, self.points))}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Line, (self.name, self.points)


class Outcome:
    """Ranks start at 1; who cannot be told apart shares one. `over` is False for a standing in mid-game.

    All points are whole numbers; in a game with half points they are halves here, and `parts` is 2.
    Where all play `together`, `won` says at the end whether they won, and all share one rank.
    """

    def __init__(
        self,
        over: bool,
        lines: list[Line],
        tie_breaks: list[Line],
        parts: int = 1,
        together: bool = False,
        won: bool | None = None,
    ) -> None:
        self.over = over
        self.parts = parts
        self.together = together
        self.won = won
        self.lines = lines
        self.tie_breaks = tie_breaks
        seats = len(lines[0].points)
        self.scores = [sum(line.points[seat] for line in lines) for seat in range(seats)]
        keys = [[self.scores[seat]] + [tie_break.points[seat] for tie_break in tie_breaks] for seat in range(seats)]
        self.ranks = [1 + sum(1 for other in keys if other > key) for key in keys]

    def __repr__(self) -> str:
        """For instance `<Outcome at the end: seat 0 has 31 (rank 1), seat 1 has 28.5 (rank 2)>`."""
        told = [
            f"seat {seat} has {self.shown(self.scores[seat])} (rank {self.ranks[seat]})"
            for seat in range(len(self.scores))
        ]
        if self.together and self.over:
            told.insert(0, "all have won" if self.won else "all have lost")
        return f"<Outcome {'at the end' if self.over else 'so far'}: {', '.join(told)}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, (self.over, self.lines, self.tie_breaks, self.parts, self.together, self.won)

    def winners(self) -> list[int]:
        if self.together and not self.won:
            return []
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def share(self, seat: SupportsIndex) -> float:
        """How much of the victory is the seat's: all of it where all have won together."""
        winners = self.winners()
        if whole(seat, "A seat") not in winners:
            return 0.0
        return 1.0 if self.together else 1.0 / len(winners)

    def shown(self, points: int) -> int | float:
        """Points as players count them: 13 halves are 6.5."""
        return points // self.parts if points % self.parts == 0 else points / self.parts

    def to_dict(self) -> OutcomeForm:
        """As plain data: `parts` only if it is not 1, `won` only where all play together."""
        data: OutcomeForm = {
            "over": self.over,
            "ranks": self.ranks,
            "scores": [self.shown(score) for score in self.scores],
            "lines": {line.name: [self.shown(points) for points in line.points] for line in self.lines},
            "tie_breaks": {line.name: [self.shown(points) for points in line.points] for line in self.tie_breaks},
        }
        if self.parts != 1:
            data["parts"] = self.parts
        if self.together:
            data["won"] = self.won
        return data


def leads(promises: list[float]) -> list[float]:
    """By how much each seat is ahead of its best rival, or behind."""
    margins: list[float] = []
    for seat in range(len(promises)):
        best_rival = -1000.0
        for other in range(len(promises)):
            if other != seat and promises[other] > best_rival:
                best_rival = promises[other]
        margins.append(promises[seat] - best_rival)
    return margins
