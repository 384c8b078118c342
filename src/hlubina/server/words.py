"""What the server itself says to people, in their language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

WORDS = Path(__file__).parent


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource((WORDS / f"text.{language}.ftl").read_text(encoding="utf-8")))
    return found


def say(language: str, name: str, **facts: object) -> str:
    """A message with its facts filled in."""
    pattern = bundle(language).get_message(name).value
    assert pattern is not None
    text, errors = bundle(language).format_pattern(pattern, facts)
    if errors:
        raise LookupError(f"The {language} text {name} cannot be filled in: {errors}")
    return str(text)
