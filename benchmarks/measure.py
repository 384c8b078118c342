"""Rates by CPU time: the median over several windows. Standard library only, so that every environment can use it."""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable


class Effort:
    """How long to measure."""

    def __init__(self, windows: int, seconds: float) -> None:
        self.windows = windows
        self.seconds = seconds


def asked_effort() -> Effort:
    """The effort that the command line asks for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--windows", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    arguments = parser.parse_args()
    return Effort(arguments.windows, arguments.seconds)


def rate(work: Callable[[], int], effort: Effort) -> dict[str, float]:
    """Units per second of CPU time; `work` does a little and says how many units that was."""
    work()
    rates: list[float] = []
    for _ in range(effort.windows):
        units = 0
        start = time.process_time()
        while True:
            units += work()
            spent = time.process_time() - start
            if spent >= effort.seconds:
                break
        rates.append(units / spent)
    return {"median": statistics.median(rates), "low": min(rates), "high": max(rates)}


def pick(options: list[int]) -> int:
    """One of the options, chosen by the caller: every engine is driven with the same generator."""
    return options[int(random.random() * len(options))]
