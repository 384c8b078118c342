"""A table that was made for another version of the rules, or for cards that these rules cannot read: it can be looked
at, but not played. Its log tells who sat there, what was moved and how it ended; no position is made from it.
"""

from __future__ import annotations

from typing import cast

from hlubina.core.chance import with_contributions
from hlubina.core.records import Record
from hlubina.core.shown import OutcomeForm
from hlubina.protocol.messages import ClockRules
from hlubina.server.clocks import Clock
from hlubina.server.entries import AnyEntry, Finished, Resigned
from hlubina.server.errors import Denied
from hlubina.server.table.fold import Table
from hlubina.server.table.places import counted
from hlubina.server.table.plan import TablePlan


class FormerTable(Table):
    former = True

    def __init__(self, plan: TablePlan) -> None:
        super().__init__(plan, [])
        self.clock = Clock(ClockRules(), plan.seats, [])  # nobody has to hurry any more
        self.kept: Record | None = None

    def result(self) -> OutcomeForm | None:
        """As it was stored; none if the game did not end, or ended before results were written down."""
        if self.kept is None or self.kept.result is None:
            return None
        return counted(cast(OutcomeForm, dict(self.kept.result)), self.places)

    def record(self) -> Record:
        if self.kept is None or self.status != "over":
            raise Denied("not_over", "The record can be had when the game is over: it holds every secret.", status=403)
        return self.kept

    def check_open(self) -> None:
        text = f"The table was made for version {self.plan.version} of {self.plan.game}, which is not played here."
        raise Denied("other_version", text, status=410)

    def check_playing(self) -> None:
        self.check_open()

    def is_done(self) -> bool:
        return False

    # The fold

    def fold(self, entry: AnyEntry, at: int) -> None:
        super().fold(entry, at)
        if isinstance(entry, Finished) and self.kept is not None:
            self.kept.result, self.kept.digest = entry.result, entry.digest
        if isinstance(entry, Resigned) and entry.moves is not None:
            self.rewind(entry.moves)

    def deal(self, at: int) -> None:
        plan = self.plan
        seed = with_contributions(plan.secret, [place.contribution for place in self.places])
        names = [place.name for place in self.places]
        self.kept = Record(plan.game, plan.version, plan.cards, plan.seats, names, plan.settings, seed)
        self.status = "playing"
        self.started = at

    def game_moves(self) -> list[tuple[int, int]]:
        return [] if self.kept is None else self.kept.moves

    def move(self, seat: int, action: int, draft: bool) -> None:
        self.game_moves().append((seat, action))
        self.request = None

    def settle_draft(self) -> None:
        """Whether a draft is open does not matter: what is given up says so in the log."""

    def rewind(self, moves: int) -> None:
        del self.game_moves()[moves:]
        self.request = None
