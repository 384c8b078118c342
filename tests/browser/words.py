"""What the page says: the tests find things by the names that people read, from the page's own catalogues."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

SOURCES = Path(__file__).parents[2] / "web" / "src"
SHELL = "text/shell"
LESSONS = "learn/learn"
LANGUAGES = ("cs", "en")


@cache
def catalogue(book: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((SOURCES / f"{book}.{language}.ftl").read_text("utf-8")))
    return bundle


def say(language: str, name: str, /, book: str = SHELL, **facts: Any) -> str:
    """A text of the shell, or of another catalogue of the page."""
    bundle = catalogue(book, language)
    message = bundle.get_message(name)
    assert message.value is not None, name
    text, errors = bundle.format_pattern(message.value, facts)
    assert not errors, (name, errors)
    return str(text)
