"""Steps: what the rulebook says is still to be done, as a stack whose top step comes first.

A step says who decides, what is legal and what an answer does. It is taken off the stack when it is answered and
pushes whatever follows from the answer, itself included if it is not done. Steps hold seats and numbers, never cards,
and are never changed once pushed: copies of a game share them.
"""

from __future__ import annotations

from typing import Any, Final

from hlubina.core.aliases import Action, SeatNumber
from hlubina.core.journal import Fact
from hlubina.core.native import mypyc_attr
from hlubina.core.prompts import CHOOSE

NO_CHOICES: Final[list[Action]] = []  # shared, and never changed
NO_STEPS: Final[list[Step]] = []  # the same


@mypyc_attr(acyclic=True)
class Step:
    """One step of the rulebook that is still to be done by `seat`, or by nobody in particular (a duty).

    `state` is always the game that has the step on its stack. Each game writes its steps for its own class of positions
    (`def legal(self, state: State)`), which compiled code checks at every call. It is `Any` here and no parameter of a
    generic class, since mypyc cannot keep those out of the garbage collector.
    """

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def name(self) -> str:
        """The name of its class in small letters: `pay_for_lord` for `PayForLord`."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """What the step was made from, beside its name."""
        return [self.seat]

    def fits(self, state: Any) -> bool:
        """Whether these numbers mean something in this position: asked of a step that is read back from outside.

        That its seat is one of the game, or nobody's, is certain already.
        """
        return True

    # Questions

    def legal(self, state: Any) -> list[Action]:
        """The legal answers that lead on, ascending, never none. Whatever can be reached is reached by them alone."""
        raise NotImplementedError

    def take_backs(self, state: Any) -> list[Action]:
        """The legal answers that take back a choice not confirmed yet, or make it in another order; ascending."""
        return NO_CHOICES

    def can_take_back(self, state: Any) -> bool:
        """Whether there is any of those; a step that knows can say so without listing them."""
        return bool(self.take_backs(state))

    def has_choice(self, state: Any) -> bool:
        """Whether there is more than one legal answer; a step that always has one can say so without listing them."""
        return len(self.legal(state)) > 1 or self.can_take_back(state)

    def answered(self, state: Any, action: Action) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def rule(self, state: Any) -> str:
        """The number of the rule that says what is legal here."""
        raise NotImplementedError

    def refusal(self, state: Any, action: Action) -> str:
        """The number of the rule that forbids an action which is not legal here, where each has a rule of its own."""
        return self.rule(state)

    def together(self) -> bool:
        """Whether the step may be answered in any order with such steps of other seats right above or below."""
        return False

    def kind(self) -> str:
        return CHOOSE

    def decline(self) -> Action | None:
        return None

    def about(self, state: Any) -> dict[str, Fact]:
        """What the text of the question needs to know."""
        return {}

    # Duties

    def carried_out(self, state: Any) -> None:
        """Carry out a duty, which asks nobody."""
        raise NotImplementedError


@mypyc_attr(acyclic=True, free_list_len=1)
class Pending:
    """A step on a stack and what lies below it. Never changed: stacks share what lies below."""

    def __init__(self, step: Step, below: Pending | None) -> None:
        self.step = step
        self.below = below


@mypyc_attr(acyclic=True)
class Stack:
    """Pending steps; the top one is done first. A copy costs nothing: it shares them all."""

    def __init__(self, steps: list[Step]) -> None:
        self.pending: Pending | None = None
        for step in steps:
            self.push(step)

    def share(self, other: Stack) -> None:
        """Make another one a copy of this one."""
        other.pending = self.pending

    def push(self, step: Step) -> None:
        self.pending = Pending(step, self.pending)

    def top(self) -> Step:
        pending = self.pending
        if pending is None:
            raise IndexError("Nothing is pending.")
        return pending.step

    def pop(self) -> Step:
        step = self.top()
        self.drop()
        return step

    def drop(self) -> None:
        """Take the top step off without looking at it."""
        pending = self.pending
        if pending is not None:
            self.pending = pending.below

    def remove(self, step: Step) -> None:
        """Take a step out from beneath others."""
        above: list[Step] = []
        while self.top() is not step:
            above.append(self.pop())
        self.drop()
        for other in reversed(above):
            self.push(other)

    def cut(self, size: int) -> None:
        """Leave at most so many steps, those at the bottom."""
        for _ in range(len(self.steps()) - size):
            self.drop()

    def steps(self) -> list[Step]:
        """All of them, the top one last."""
        found: list[Step] = []
        pending = self.pending
        while pending is not None:
            found.append(pending.step)
            pending = pending.below
        found.reverse()
        return found

    def is_empty(self) -> bool:
        return self.pending is None

    def is_at_bottom(self) -> bool:
        """Whether nothing lies below the top step."""
        return self.pending is None or self.pending.below is None
