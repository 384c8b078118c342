"""What is typed while other things happen: a line is awaited in a thread and delivered like any other message."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable

from msgspec import Struct


class Typed(Struct, frozen=True):
    """A line; None when there will be no more."""

    line: str | None


class Keyboard:
    """At most one line is awaited at a time. Whoever takes it from the queue clears `awaited`."""

    def __init__(self, read: Callable[[str], str], deliver: Callable[[Typed], None]) -> None:
        self.read = read
        self.deliver = deliver
        self.awaited = False

    def ask(self, prompt: str) -> None:
        self.awaited = True
        threading.Thread(target=self.wait, args=[prompt], name="keyboard", daemon=True).start()

    def wait(self, prompt: str) -> None:
        try:
            line = self.read(prompt)
        except EOFError:
            self.deliver(Typed(None))
        else:
            self.deliver(Typed(line))


class StandardInput:
    """Reads lines past Python's own buffer, whose lock a waiting thread would still hold when the program ends.

    Whoever asks has shown the prompt already.
    """

    def __init__(self) -> None:
        self.rest = b""

    def __call__(self, prompt: str) -> str:
        while b"\n" not in self.rest:
            piece = self.more()
            if not piece and not self.rest:
                raise EOFError
            self.rest += piece or b"\n"
        line, _, self.rest = self.rest.partition(b"\n")
        return line.decode(sys.stdin.encoding or "utf-8", "replace").rstrip("\r")

    def more(self) -> bytes:
        try:
            return os.read(sys.stdin.fileno(), 4096)
        except OSError:  # the terminal is gone
            return b""
