"""Hlubina: board games of the deep, for playing, studying, research and design.

import hlubina

game = hlubina.new("conspiracy", seats=4, seed=7)
record = hlubina.play(game, ["greedy", "greedy", "random", "search:200"])
hlubina.verify(record)
"""

from hlubina.bots.roster import bot
from hlubina.bots.seat import Bot, Seat
from hlubina.core.chance import Chance, commitment, sealed_seed, stream
from hlubina.core.errors import HlubinaError, Invalid, Refused
from hlubina.core.game import Game
from hlubina.core.outcome import Outcome
from hlubina.core.prompts import Prompt
from hlubina.core.records import Match, Record, read_record
from hlubina.play import load, new, play, replay, verify
from hlubina.registry import GAMES, title

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Bot",
    "Chance",
    "Game",
    "HlubinaError",
    "Invalid",
    "Match",
    "Outcome",
    "Prompt",
    "Record",
    "Refused",
    "Seat",
    "__version__",
    "bot",
    "commitment",
    "load",
    "new",
    "play",
    "read_record",
    "replay",
    "sealed_seed",
    "stream",
    "title",
    "verify",
]
