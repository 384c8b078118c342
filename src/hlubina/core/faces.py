"""Faces: what is printed on the components of a game, made from its card data and from nothing else.

Page, terminal, help, tooltips, lessons, logs and screen readers show faces, so that a changed card file changes all of
them. A face is plain data without a language: its sentences name messages of the game's catalogue and the figures
that fill them; `hlubina.text.Texts` puts them into words.
"""

from __future__ import annotations

from typing import Final, TypedDict

from hlubina.core.journal import Fact

GAME: Final = "game"  # the face of the game itself: figures of the rules, which every text may use as variables


class Sentence(TypedDict):
    """A message of the catalogue. A fact may be a sentence itself, or several that are listed: phrases within it."""

    text: str
    facts: dict[str, Fact | Sentence | list[Sentence]]


class Face(TypedDict):
    """One component. Its id, `KIND-NAME`, is also the message with its name in the catalogue."""

    kind: str
    figures: dict[str, int]  # printed numbers
    words: dict[str, str]  # printed words that are no sentences: a race, a guild, a slot
    symbols: list[list[str]]  # printed symbols, by sides
    sentences: list[Sentence]  # what it does


Faces = dict[str, Face]
Facts = dict[str, Fact | Sentence | list[Sentence]]


def face(
    kind: str,
    figures: dict[str, int] | None = None,
    words: dict[str, str] | None = None,
    symbols: list[list[str]] | None = None,
    sentences: list[Sentence] | None = None,
) -> Face:
    return Face(kind=kind, figures=figures or {}, words=words or {}, symbols=symbols or [], sentences=sentences or [])


def sentence(text: str, facts: Facts | None = None) -> Sentence:
    return Sentence(text=text, facts=facts or {})
