"""H-13: the chronicle, the scenarios in order with the clans of their chapters, once for each difficulty.

It is a fold over finished games, wherever they are kept: those that were played with the clans of the chapter count.
"""

from __future__ import annotations

from collections.abc import Mapping

from hlubina.games.heroes.cards import Cards


class Result:
    """What the chronicle needs to know of a finished game."""

    def __init__(self, options: Mapping[str, str], won: bool) -> None:
        self.options = options
        self.won = won


class Entry:
    """One scenario of the chronicle: how often it was tried, whether it was won, whether it may be played."""

    def __init__(self, scenario: str, chapter: int) -> None:
        self.scenario = scenario
        self.chapter = chapter
        self.tries = 0
        self.won = False
        self.open = False


def chronicle(cards: Cards, difficulty: str, results: list[Result]) -> list[Entry]:
    """All scenarios in order; the first one and each one after a victory are open."""
    names = cards.scenario_names()
    entries: list[Entry] = []
    for chapter, scenarios in enumerate(cards.chapters, 1):
        entries += [Entry(names[scenario], chapter) for scenario in scenarios]
    for result in results:
        counts = result.options.get("clans") == "chapter" and result.options.get("difficulty") == difficulty
        for entry in entries:
            if counts and entry.scenario == result.options.get("scenario"):
                entry.tries += 1
                entry.won = entry.won or result.won
    before = True
    for entry in entries:
        entry.open = before
        before = entry.won
    return entries


def next_entry(entries: list[Entry]) -> Entry | None:
    """The first scenario that is still to be won."""
    for entry in entries:
        if not entry.won:
            return entry
    return None
