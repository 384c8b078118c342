"""Where the program keeps what belongs to its user: saved games of the terminal, the tables of a server."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The user's data directory, or the one that `HLUBINA_DATA` names."""
    chosen = os.environ.get("HLUBINA_DATA")
    return Path(chosen) if chosen else user_data_path("hlubina")
