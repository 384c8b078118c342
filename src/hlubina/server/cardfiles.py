"""Card files that people bring to their tables: bounded, read once, and tried out before anybody sits down to play.

A file may be as hostile as it likes. Before the server reads it, a worker process does (see `Workers.check_cards`),
puts it into words and plays with it at random for a moment; one that hangs is killed.
"""

from __future__ import annotations

import time
from functools import lru_cache
from itertools import count

from hlubina import changes
from hlubina.changes import name_of
from hlubina.core.cardfile import CardFile, CardSource
from hlubina.core.chance import stream
from hlubina.core.errors import HlubinaError
from hlubina.play import load, new
from hlubina.protocol.messages import MOST_CARDS, CardChange, SettingInfo, ShownFace
from hlubina.registry import title
from hlubina.rulebook import settings_in_rules
from hlubina.server.errors import Denied
from hlubina.text import LANGUAGES, Texts

MOST_DOTS = 32  # in a line: the time to read a key with dots grows with the square of its parts
KEPT = 16  # files that a process remembers
TRIAL = 0.3  # seconds of random play with a new file, at least one game
MOST_MOVES = 200_000  # of random play, after which a game counts as endless


def check_file(text: str) -> None:
    """Refuse what is too large, or could take long to read."""
    try:
        size = len(text.encode())
    except UnicodeEncodeError:
        raise bad_cards("The card file is no text.") from None
    if size > MOST_CARDS:
        raise bad_cards(f"A card file has at most {MOST_CARDS // 1024} KiB.")
    if any(line.count(".") > MOST_DOTS for line in text.splitlines()):
        raise bad_cards(f"A line of a card file has at most {MOST_DOTS} dots.")


def bad_cards(text: str) -> Denied:
    return Denied("bad_cards", text if len(text) <= 300 else f"{text[:299]}…", status=400)


@lru_cache(KEPT)
def read_cards(game: str, text: str) -> CardFile:
    """The cards of a file; without one the standard ones."""
    rules = title(game)
    return rules.read(CardSource(text.encode())) if text else rules.standard


@lru_cache(2 * KEPT)
def words_of(game: str, language: str, text: str) -> Texts:
    return Texts(game, language, read_cards(game, text))


def shown_faces(game: str, language: str, text: str = "") -> dict[str, ShownFace]:
    words = words_of(game, language, text)
    return {
        thing: ShownFace(
            kind=face["kind"],
            name=name_of(words, thing),
            figures=face["figures"],
            words=face["words"],
            symbols=face["symbols"],
            sentences=words.sentences(face),
        )
        for thing, face in words.faces.items()
    }


def changes_of(game: str, language: str, text: str) -> list[CardChange]:
    found = changes.changes(game, language, read_cards(game, text))
    return [CardChange(**change._asdict()) for change in found]


def settings_of(game: str, language: str, text: str = "") -> list[SettingInfo]:
    """The settings with the values that these cards offer."""
    words = words_of(game, language, text)
    places = settings_in_rules(game, language)
    return [
        SettingInfo(
            name=setting.name,
            rule=places[setting.name].number,
            chapter=places[setting.name].chapter,
            text=words.say(f"setting-{setting.name}"),
            values={value: words.setting(setting.name, value) for value in setting.values},
            default=setting.default,
        )
        for setting in read_cards(game, text).settings
    ]


# In the worker


def try_cards(game: str, text: str, seats: int, settings: dict[str, str]) -> str:
    """What is wrong with a card file, in a sentence; nothing if a game can be played with it."""
    try:
        cards = read_cards(game, text)
        for language in LANGUAGES:
            shown_faces(game, language, text)
            changes_of(game, language, text)
        until = time.monotonic() + TRIAL
        for seed in count():
            if not ends(game, seats, settings, cards, seed):
                return "With these cards a game does not come to its end."
            if time.monotonic() >= until:
                return ""
    except HlubinaError as error:
        return str(error)
    except Exception as error:  # what the rules never meet with cards that make sense
        return f"With these cards the game cannot be played: {type(error).__name__}."
    return ""


def ends(game: str, seats: int, settings: dict[str, str], cards: CardFile, seed: int) -> bool:
    """Play one game at random, and look at it as players and bots would."""
    position = new(game, seats, seed, settings, cards, listen=True)
    chance = stream(seed, "trial")
    while not position.is_over() and position.moves < MOST_MOVES:
        seat = position.acting()[0]
        load(position.imagine(seat, chance).dump(), cards).view(seat)
        position.standing(None)
        position.playout(chance, 20)
    position.view(None)
    return position.is_over()
