"""Reasons: what a seat had to believe of the others, and what spoke for an answer; to be told after the game."""

from __future__ import annotations

from hlubina.core.journal import Fact


class Reason:
    """One reason as plain data; its text is `reason-NAME` in the game's catalogue, filled in with the facts."""

    def __init__(self, name: str, facts: dict[str, Fact]) -> None:
        self.name = name
        self.facts = facts

    def __repr__(self) -> str:
        return f"<Reason {self.name}: {self.facts}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Reason, (self.name, self.facts)

    def form(self) -> dict[str, Fact]:
        form: dict[str, Fact] = {"reason": self.name}
        form.update(self.facts)
        return form
