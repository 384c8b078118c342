"""H-13: the chronicle, the scenarios in order with the clans of their chapters, once for each difficulty.

It is a fold over finished games, wherever they are kept: those that were played with the clans of the chapter count.
So is the reward, a loot card in every starting deck for each scenario of the chapter that was won.
"""

from __future__ import annotations

from collections.abc import Mapping

from hlubina.games.heroes.cards import Cards
from hlubina.games.heroes.names import KEPT_LOOT


class Result:
    """What the chronicle needs to know of a finished game."""

    def __init__(self, settings: Mapping[str, str], won: bool) -> None:
        self.settings = settings
        self.won = won


class Entry:
    """One scenario of the chronicle: how often it was tried, whether it was won, whether it may be played."""

    def __init__(self, scenario: str, chapter: int) -> None:
        self.scenario = scenario
        self.chapter = chapter
        self.tries = 0
        self.won = False
        self.open = False
        self.kept = 0  # loot cards that everybody begins with: the scenarios won before in the chapter


def chronicle(cards: Cards, difficulty: str, results: list[Result]) -> list[Entry]:
    """All scenarios in order; the first one and each one after a victory are open."""
    names = cards.scenario_names()
    entries: list[Entry] = []
    for chapter, scenarios in enumerate(cards.chapters, 1):
        entries += [Entry(names[scenario], chapter) for scenario in scenarios]
    for result in results:
        counts = result.settings.get("clans") == "chapter" and result.settings.get("difficulty") == difficulty
        for entry in entries:
            if counts and entry.scenario == result.settings.get("scenario"):
                entry.tries += 1
                entry.won = entry.won or result.won
    before = True
    won = [0] * (len(cards.chapters) + 1)  # by chapter
    for entry in entries:
        entry.open = before
        before = entry.won
        entry.kept = min(won[entry.chapter], len(KEPT_LOOT) - 1)
        won[entry.chapter] += entry.won
    return entries


def settings_of(entry: Entry, difficulty: str) -> dict[str, str]:
    """The settings with which the scenario is played in the chronicle."""
    return {
        "scenario": entry.scenario,
        "difficulty": difficulty,
        "clans": "chapter",
        "kept_loot": KEPT_LOOT[entry.kept],
    }


def next_entry(entries: list[Entry]) -> Entry | None:
    """The first scenario that is still to be won."""
    for entry in entries:
        if not entry.won:
            return entry
    return None
