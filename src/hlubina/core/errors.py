"""Refusals. Each is one sentence for the person who reads it: what was refused, why, what would be right."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

from hlubina.core.aliases import Action, SeatNumber


def shown(value: object) -> str:
    """A value as it may be repeated in a sentence: short, and never an error itself."""
    try:
        text = repr(value).encode("utf-8", "replace").decode()
    except (ValueError, RecursionError):
        return "something too large to show"
    return text if len(text) <= 60 else text[:57] + "..."


class HlubinaError(ValueError):
    """Something was asked for that cannot be done; nothing was changed."""


class Refused(HlubinaError):
    """A move that is not legal. `rule` is the number of the rule that forbids it, where one does."""

    def __init__(self, message: str, seat: SeatNumber, action: Action, rule: str) -> None:
        super().__init__(message)
        self.seat = seat
        self.action = action
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return Refused, (str(self), self.seat, self.action, self.rule)


class Invalid(HlubinaError):
    """Data that does not hold: a setting, a card file, a position, a record, a bot code."""


def whole(value: object, what: str) -> int:
    """A whole number from outside; `what` is what a refusal calls it."""
    if type(value) is int:
        return value
    number = as_whole(value)
    if number is None:
        raise Invalid(f"{what} is a whole number, not {shown(value)}.")
    return number


def as_whole(value: object) -> int | None:
    """A whole number of Python or of a library such as numpy, as a plain one; True, False and 1.0 are none."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return index(value)
    except TypeError:  # it only seemed to be one, as an array of several does
        return None
