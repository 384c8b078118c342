"""A plan is what a player aims at next, told to the others in one sentence: half the game where all play together."""

from __future__ import annotations

from hlubina.core.journal import Fact


class Plan:
    """`name` and `facts` as in an event; its text is `plan-NAME`."""

    def __init__(self, name: str, facts: dict[str, Fact]) -> None:
        self.name = name
        self.facts = facts

    def __repr__(self) -> str:
        return f"<Plan {self.name}: {self.facts}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Plan, (self.name, self.facts)

    def to_dict(self) -> dict[str, object]:
        return {"name": self.name, "facts": self.facts}
