"""What the terminal's screens share: colours, the console, and how the program is called."""

from __future__ import annotations

import os
from typing import Any

from rich.console import Console

BRASS = "#D8B26A"
DANGER = "#F5977F"
INK = "#0D1A22"


def new_console(**settings: Any) -> Console:
    """Texts are printed as they are: a name with brackets is no markup."""
    return Console(markup=False, highlight=False, **settings)


def command() -> str:
    """How the user calls the program."""
    return os.environ.get("HLUBINA_COMMAND", "hlubina")


def printable(text: str) -> str:
    """What somebody else wrote, without anything that could command the terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)
