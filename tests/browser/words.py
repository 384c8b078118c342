"""What the page says: the tests find things by the names that people read, from the page's own catalogues."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from hlubina.text import texts

SOURCES = Path(__file__).parents[2] / "web" / "src"
PACKAGE = Path(__file__).parents[2] / "src" / "hlubina"
SHELL = "text/shell"
LESSONS = "learn/learn"
LANGUAGES = ("cs", "en")


@cache
def catalogue(book: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = PACKAGE if book.startswith("games/") else SOURCES
    bundle.add_resource(FluentResource((folder / f"{book}.{language}.ftl").read_text("utf-8")))
    return bundle


def say(language: str, name: str, /, book: str = SHELL, **facts: Any) -> str:
    """A text of the shell, or of another catalogue of the page, such as `games/abyss/text/board`."""
    bundle = catalogue(book, language)
    figures = texts(book.split("/")[1], language).figures if book.startswith("games/") else {}
    message = bundle.get_message(name)
    assert message.value is not None, name
    text, errors = bundle.format_pattern(message.value, figures | facts)
    assert not errors, (name, errors)
    return str(text)
