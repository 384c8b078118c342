"""What a worker process does instead of thinking: it dies, hangs, or waits for a word.

The test and its workers leave each other notes: empty files in a folder that the environment names.
"""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from hlubina.server.workers import choose

NOTES = "HLUBINA_TEST_NOTES"


def die_at_first(imagined: bytes, seat: int, code: str) -> int:
    if not noted("died"):
        note("died")
        die(imagined, seat, code)
    return choose(imagined, seat, code)


def die_unless_greedy(imagined: bytes, seat: int, code: str) -> int:
    return choose(imagined, seat, code) if code == "greedy" else die(imagined, seat, code)


def die(imagined: bytes, seat: int, code: str) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("A worker outlived its death.")


def hang_unless_greedy(imagined: bytes, seat: int, code: str) -> int:
    if code != "greedy":
        note("hangs")
        while True:
            time.sleep(1)
    return choose(imagined, seat, code)


def wait_for_a_word(imagined: bytes, seat: int, code: str) -> int:
    note("thinks")
    while not noted("enough"):
        time.sleep(0.01)
    return choose(imagined, seat, code)


def note(what: str) -> None:
    (Path(os.environ[NOTES]) / what).touch()


def noted(what: str) -> bool:
    return (Path(os.environ[NOTES]) / what).exists()
