"""The seats of a table with who has them, and what their absence means for the result."""

from __future__ import annotations

from hlubina.core.shown import OutcomeForm

STAND_IN = "greedy"  # the bot that goes on for a player who is gone


class Place:
    """One seat and who has it."""

    def __init__(self) -> None:
        self.person: str | None = None
        self.bot: str | None = None
        self.name = ""
        self.contribution = ""
        self.sat = 0  # the entry by which it was taken; tokens of earlier sitters are void
        self.stand_in: str | None = None
        self.resigned = False
        self.left = False
        self.late = False
        self.votes: set[int] = set()
        self.orders: dict[str, int] = {}

    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    def player(self) -> str | None:
        """The bot that plays now, None if the person does."""
        return self.bot or self.stand_in

    def is_present(self) -> bool:
        """Whether a person plays here."""
        return self.person is not None and self.stand_in is None


def absent(places: list[Place]) -> list[int]:
    """The seats whose players gave up, or had a bot go on for them to the end."""
    return [seat for seat, place in enumerate(places) if place.resigned or place.stand_in is not None]


def counted(outcome: OutcomeForm, places: list[Place]) -> OutcomeForm:
    """How the game ended, with the ranks that count: whoever was absent comes last."""
    gone = absent(places)
    order = [(seat in gone, rank) for seat, rank in enumerate(outcome["ranks"])]
    outcome["ranks"] = [1 + sum(other < this for other in order) for this in order]
    outcome["absent"] = gone
    return outcome
