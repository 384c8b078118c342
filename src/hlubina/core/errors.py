"""Refusals. Each is one sentence for the person who reads it: what was refused, why, what would be right."""

from __future__ import annotations


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

    def __init__(self, message: str, seat: int, action: int, rule: str) -> None:
        super().__init__(message)
        self.seat = seat
        self.action = action
        self.rule = rule


class Invalid(HlubinaError):
    """Data that does not hold: an option, a card file, a position, a record, a bot code."""
