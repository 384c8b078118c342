"""What the lab asks of the games that it has played, secrets included, one object for each title: `title.probe`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from hlubina.core.aliases import SeatNumber

if TYPE_CHECKING:
    from hlubina.core.game import Game

S = TypeVar("S", bound="Game")


class Probe(Generic[S]):
    """What is asked of any game; one that has more to tell has a probe of its own."""

    def side(self, state: S, seat: SeatNumber) -> str:
        """The side or character that a seat plays for, or what it plays where all win together."""
        return ""

    def measures(self, state: S) -> dict[str, int]:
        """Figures of a game that is over: how long it was, what was tried, what came off."""
        return {}
