"""A prompt is the question a seat has to answer, in one of a closed set of kinds, so that every user interface
can ask it without knowing the game."""

from __future__ import annotations

from typing import Final, cast

from hlubina.core.aliases import Action, SeatNumber
from hlubina.core.journal import Fact
from hlubina.core.shown import Kind, OrderForm, PromptForm

CHOOSE: Final = "choose"  # exactly one of the options
MAY: Final = "may"  # one of the options, or decline (`decline` is the action that does)
ORDER: Final = "order"  # which of several comes next; all of them will have their turn
GATHER: Final = "gather"  # one more of a set that is being put together

KINDS: Final = (CHOOSE, MAY, ORDER, GATHER)


class Prompt:
    """`name` is the step that asks, `facts` what its text needs, `options` the legal actions.

    `order` is the standing order that would answer it, and others like it, from now on.
    """

    def __init__(
        self,
        kind: str,
        name: str,
        seat: SeatNumber,
        facts: dict[str, Fact],
        options: list[Action],
        decline: Action | None,
        order: OrderForm | None = None,
    ) -> None:
        self.kind = kind
        self.name = name
        self.seat = seat
        self.facts = facts
        self.options = options
        self.decline = decline
        self.order = order

    def __repr__(self) -> str:
        return f"<Prompt {self.name} for seat {self.seat}: {self.kind}, {len(self.options)} options>"

    def __reduce__(self) -> tuple[object, ...]:
        return Prompt, (self.kind, self.name, self.seat, self.facts, self.options, self.decline, self.order)

    def to_dict(self) -> PromptForm:
        return {
            "kind": cast(Kind, self.kind),
            "name": self.name,
            "seat": self.seat,
            "facts": self.facts,
            "options": self.options,
            "decline": self.decline,
            "order": self.order,
        }
