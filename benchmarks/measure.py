"""Rates by CPU time: the median over several windows. Standard library only, so that every environment can use it."""

from __future__ import annotations

import argparse
import gc
import random
import statistics
import time
from collections.abc import Callable, Hashable
from typing import TypeVar

Key = TypeVar("Key", bound=Hashable)


class Effort:
    """How long to measure, and with how many different games in turn."""

    def __init__(self, windows: int, seconds: float, games: int) -> None:
        self.windows = windows
        self.seconds = seconds
        self.games = games


def asked_effort() -> Effort:
    """The effort that the command line asks for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--windows", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--games", type=int, default=32)
    arguments = parser.parse_args()
    return Effort(arguments.windows, arguments.seconds, arguments.games)


Work = Callable[[], int]  # does a little and says how many units that was


def rates(works: dict[Key, Work], effort: Effort) -> dict[Key, dict[str, float]]:
    """Units per second of CPU time for each work, a window of each in turn: a slow minute slows all of them alike."""
    for work in works.values():
        work()
    gc.collect()
    gc.freeze()  # what was set up is not looked through again and again
    found: dict[Key, list[float]] = {key: [] for key in works}
    for _ in range(effort.windows):
        for key, work in works.items():
            found[key].append(window(work, effort.seconds))
    return {key: summary(values) for key, values in found.items()}


def summary(values: list[float]) -> dict[str, float]:
    return {"median": statistics.median(values), "low": min(values), "high": max(values)}


def window(work: Work, seconds: float) -> float:
    units = 0
    start = time.process_time()
    while True:
        units += work()
        spent = time.process_time() - start
        if spent >= seconds:
            return units / spent


def pick(options: list[int]) -> int:
    """One of the options, chosen by the caller: every engine is driven with the same generator."""
    return options[int(random.random() * len(options))]
