"""`random`: any legal action, each equally likely."""

from __future__ import annotations

from hlubina.bots.seat import Seat


class RandomBot:
    def __repr__(self) -> str:
        return f"<bot {self.code()}>"

    def __reduce__(self) -> tuple[object, ...]:
        return RandomBot, ()

    def code(self) -> str:
        return "random"

    def choose(self, seat: Seat) -> int:
        options = seat.options()
        return options[seat.chance.below(len(options))]
