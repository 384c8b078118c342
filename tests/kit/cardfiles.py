"""Changed card files: one figure of the standard file is another."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator

from hlubina.core.cardfile import CardFile, CardSource
from hlubina.core.errors import Invalid
from hlubina.registry import title

Path = tuple[str | int, ...]
BESIDE = (
    "meta",
    "players",
    "counts",
    "switch",
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
    data = copy.deepcopy(title(game).standard.data)
    put(data, place, figure)
    for _ in range(10):
        try:
            return title(game).read(CardSource(toml(data)))
        except Invalid as refused:
            found = COUNTS.search(str(refused))
            counts = data.get("counts")
            if found is None or not isinstance(counts, dict):
                return None
            counts[found[2].replace(" ", "_")] = int(found[3])
    raise AssertionError(f"The counts of {game} cannot be made to agree.")


def put(data: object, place: Path, figure: int) -> None:
    *way, last = place
    inner = data
    for number, step in enumerate(way):
        outer, inner = inner, inner[step]  # type: ignore[index]
        if isinstance(inner, str):
            start = int(last)
            outer[step] = inner[:start] + NUMBER.sub(str(figure), inner[start:], count=1)  # type: ignore[index]
            assert number == len(way) - 1
            return
    inner[last] = figure  # type: ignore[index]


def toml(data: dict[str, object]) -> bytes:
    return "".join(f"{key} = {inline(value)}\n" for key, value in data.items()).encode()


def inline(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {inline(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return json.dumps(value)
