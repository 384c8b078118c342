"""What differs between two sets of cards, as their faces show it: for whoever is about to play with a changed file."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from fluent.runtime import FluentBundle

from hlubina.core.cardfile import CardFile
from hlubina.core.faces import GAME, Face, face
from hlubina.text import PAGE_CATALOGUES, Texts, read_bundle, texts

SYMBOLS, EFFECT = "face-symbols", "face-does"  # messages


class Change(NamedTuple):
    """One difference on the component with this `face`: what it is called, what is printed as a standard, and here."""

    face: str
    name: str
    label: str
    standard: str
    here: str


def changes(game: str, language: str, cards: CardFile) -> list[Change]:
    """Every difference from the standard cards, in the order of the card file."""
    return differences(texts(game, language), Texts(game, language, cards), labels(game, language))


def differences(standard: Texts, here: Texts, named: FluentBundle) -> list[Change]:
    """`named` has the names of figures, as messages `figure-NAME`."""
    found: list[Change] = []
    blank = face("")
    for thing in union(here.faces, standard.faces):
        before = printed(standard, standard.faces.get(thing, blank))
        after = printed(here, here.faces.get(thing, blank))
        for line in union(after, before):
            was, now = before.get(line, ""), after.get(line, "")
            if was != now:
                name = name_of(here if thing in here.faces else standard, thing)
                found.append(Change(thing, name, label_of(line, named), was, now))
    return found


def union(first: Iterable[str], second: Iterable[str]) -> list[str]:
    return list(dict.fromkeys([*first, *second]))


def name_of(words: Texts, thing: str) -> str:
    return words.say("title" if thing == GAME else thing)


def printed(words: Texts, face: Face) -> dict[str, str]:
    """Everything on a face, in the reader's language: figures and words by their names, symbols, sentences."""
    lines = {name: words.say("number", number=number) for name, number in face["figures"].items()}
    for name, value in face["words"].items():
        message = f"{name}-{value}"
        lines[name] = words.say(message) if words.bundle.has_message(message) else value
    if face["symbols"]:
        lines[SYMBOLS] = " | ".join(" ".join(side) for side in face["symbols"])
    if face["sentences"]:
        lines[EFFECT] = " ".join(words.sentences(face))
    return lines


@cache
def labels(game: str, language: str) -> FluentBundle:
    """All texts of a game: figures are called by name on the page only."""
    return read_bundle(game, language, PAGE_CATALOGUES)


def label_of(name: str, named: FluentBundle) -> str:
    """What a figure is called; one that has no text is called by its own name."""
    message = name if name in (SYMBOLS, EFFECT) else f"figure-{name}"
    pattern = named.get_message(message).value if named.has_message(message) else None
    return name.replace("_", " ") if pattern is None else str(named.format_pattern(pattern)[0])
