"""Tables for tests of the fold: no server, no store, a clock that stands where it is put."""

from __future__ import annotations

from collections.abc import Callable

from hlubina.core.chance import SEALED
from hlubina.protocol.messages import ClockRules
from hlubina.registry import title
from hlubina.server.clocks import Outages
from hlubina.server.entries import AnyEntry, BotSat, Row, Sat, Started
from hlubina.server.table import Table, TablePlan, due, wishes

SECRET = SEALED + "5e" * 32


def new_plan(
    game: str = "conspiracy", seats: int = 2, clock: ClockRules | None = None, rated: bool = False
) -> TablePlan:
    rules = title(game)
    return TablePlan(
        id="t",
        game=game,
        version=rules.version(),
        cards=rules.standard.digest,
        seats=seats,
        settings={},
        clock=clock or ClockRules(),
        spectators=True,
        listed=True,
        rated=rated,
        owner="p0",
        invite="",
        secret=SECRET,
        created=0,
    )


class Desk:
    """A table, its log and the time."""

    def __init__(self, plan: TablePlan | None = None, outages: Outages | None = None) -> None:
        self.table = Table(plan or new_plan(), outages or [])
        self.rows: list[Row] = []
        self.time = 1000

    def put(self, entry: AnyEntry, seconds: float = 0) -> int:
        self.time += int(seconds * 1000)
        row = Row(self.table.number + 1, f"k{self.table.number + 1}", self.time, entry)
        self.rows.append(row)
        self.table.apply(row)
        return row.number

    def start(self, *bots: str) -> Desk:
        """People at all seats but the last ones, which the bots have."""
        people = self.table.plan.seats - len(bots)
        for seat in range(people):
            self.put(Sat(seat, f"p{seat}", f"Player {seat}"))
        for index, bot in enumerate(bots):
            self.put(BotSat(people + index, bot))
        self.put(Started())
        return self

    def move(self, option: int = 0, draft: bool = False, seconds: float = 0) -> int:
        """Whoever is to move takes the option of that index."""
        seat = self.table.acting()[0]
        action = self.table.game.options(seat)[option]
        return self.put(wishes.move(self.table, seat, self.table.number, action, draft), seconds)

    def finish(self) -> int:
        """End a game that is done."""
        finished = due.finish(self.table)
        assert finished is not None
        return self.put(finished)

    def play_until(self, done: Callable[[Table], bool]) -> None:
        while not done(self.table):
            self.move()

    def again(self) -> Table:
        """The same log folded once more."""
        table = Table(self.table.plan, self.table.clock.outages)
        for row in self.rows:
            table.apply(row)
        return table
