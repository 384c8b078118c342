"""Changed card files: one figure of the standard file is another."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from hlubina.core.cardfile import CardFile, CardSource
from hlubina.core.errors import Invalid
from hlubina.core.faces import GAME, Faces
from hlubina.registry import title

Path = tuple[str | int, ...]
BESIDE = (
    "meta",
    "players",
    "counts",
    "setting",
)  # about the file and the game: on no component
COUNTS = re.compile(r"counts (\d+) (.+), but its cards make (-?\d+)")
NUMBER = re.compile(r"\d+")


def figures(game: str) -> list[tuple[Path, int]]:
    """Every number of a standard card file with its place, those within texts such as `deploy:2` too."""
    return list(numbers(title(game).standard.data, ()))


def numbers(value: object, place: Path) -> Iterator[tuple[Path, int]]:
    if isinstance(value, dict):
        for key, part in value.items():
            if place or key not in BESIDE:
                yield from numbers(part, (*place, key))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from numbers(part, (*place, index))
    elif type(value) is int:
        yield place, value
    elif isinstance(value, str) and place[-1] != "id":
        for found in NUMBER.finditer(value):
            yield (*place, found.start()), int(found[0])


def changed(game: str, place: Path, figure: int) -> CardFile | None:
    """The cards with another figure there; None if the rules of the card file refuse it."""
    data = with_figure(title(game).standard.data, place, figure)
    assert isinstance(data, dict)
    for _ in range(10):
        source = CardSource(f"{place} {figure}".encode())
        source.data = data  # as if it had been parsed: thousands of files are read like this
        try:
            return title(game).read(source)
        except Invalid as refused:
            found = COUNTS.search(str(refused))
            if found is None or "counts" not in data:
                return None
            data = with_figure(data, ("counts", found[2].replace(" ", "_")), int(found[3]))
    raise AssertionError(f"The counts of {game} cannot be made to agree.")


def with_figure(value: Any, place: Path, figure: int) -> Any:
    """The same value but for one figure; what lies beside the way to it is shared."""
    if not place:
        return figure
    step, *rest = place
    if isinstance(value, str):
        start = int(step)
        return value[:start] + NUMBER.sub(str(figure), value[start:], count=1)
    copied = value.copy()
    copied[step] = with_figure(value[step] if rest else None, tuple(rest), figure)
    return copied


def is_printed(mark: str, faces: Faces) -> bool:
    """Whether the figure that a mark in the rules names stands on one of these faces."""
    thing, _, figure = mark.rpartition(".")
    return figure in faces[thing or GAME]["figures"]


def rewritten(text: str, changes: Iterable[tuple[str, str]]) -> str:
    """A card file with other words; each place is there exactly once."""
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def toml(data: dict[str, object]) -> bytes:
    return "".join(f"{key} = {inline(value)}\n" for key, value in data.items()).encode()


def inline(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {inline(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return json.dumps(value)
