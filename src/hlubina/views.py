"""What each game shows, for those who write a client: as JSON Schema, as TypeScript and as a document to read.

All of it is derived from the types in a game's `shown.py` and the comments behind their fields.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from inspect import cleandoc
from types import ModuleType
from typing import Final, is_typeddict

import msgspec

from hlubina.core.errors import Invalid
from hlubina.protocol.schema import PLACE, Schema, interface, type_of
from hlubina.registry import GAMES, title

VIEWS_HEAD: Final = """\
# Views

What each game shows a seat or a spectator: `View` is `game.view(seat)`, `Prompts` the facts of every question by its
name, `Events` the facts of every event by its name; the types that they are made of come before them. Where one move
brings many events, each but the last has as its `scene` what it changed, for whoever follows the table. A field with
`?` may be missing. What a viewer may not know is `null` or not there at all. Written by `hlubina schema --markdown`
from `src/hlubina/games/GAME/shown.py`."""
GAME_TYPES: Final = """\
/** An event as one viewer may see it; `hidden` names what is not shown to them. */
export type GameEvent = { [Name in keyof Events]: { event: Name; hidden?: string[]%s } & Events[Name] }[keyof Events];

/** What a question is about. */
export type Question = { [Name in keyof Prompts]: { name: Name; facts: Prompts[Name] } }[keyof Prompts];
"""


def game_typescript(game: str) -> str:
    """What a game shows, for TypeScript: its view, the facts of its questions and of its events."""
    definitions = shown_schema(game)
    pieces = [f"// Written by `hlubina schema --typescript {game}`; change src/hlubina/games/{game}/shown.py instead."]
    for name, schema in definitions.items():
        pieces.append(interface(name, schema, True, definitions, set()))
    return "\n\n".join([*pieces, GAME_TYPES % ("; scene?: Scene" if "Scene" in definitions else "")])


def shown_schema(game: str) -> dict[str, Schema]:
    """The types of what a game shows, by their names in the order of its module."""
    module = shown_types(game)
    types = [it for it in vars(module).values() if is_typeddict(it) and it.__module__ == module.__name__]
    _, parts = msgspec.json.schema_components(types, ref_template=PLACE + "{name}")
    for schema in parts.values():
        if "description" in schema:
            schema["description"] = cleandoc(schema["description"])
    for name, field, text in comments(inspect.getsource(module)):
        parts[name]["properties"][field]["description"] = text
    return {entry.__name__: parts[entry.__name__] for entry in types}


def comments(source: str) -> Iterator[tuple[str, str, str]]:
    """The comments behind the fields of a module's classes: class, field, text."""
    name = ""
    for line in source.splitlines():
        if found := re.match(r"class (\w+)", line):
            name = found[1]
        elif found := re.match(r"    (\w+): .*  # (.+)$", line):
            yield name, found[1], found[2]


def views_document() -> str:
    """What every game shows, for people to read."""
    pieces = [VIEWS_HEAD]
    for game in GAMES:
        pieces.append(f"## {game}")
        for name, schema in shown_schema(game).items():
            head = f"**{name}**" + (f": {' '.join(schema['description'].split())}" if "description" in schema else "")
            required = schema.get("required", [])
            rows = []
            for field, form in schema["properties"].items():
                note = f": {form['description']}" if "description" in form else ""
                rows.append(f"- `{field}{'' if field in required else '?'}: {type_of(form)}`{note}")
            pieces.append("\n".join([head, "", *rows]))
    return "\n\n".join(pieces) + "\n"


def shown_types(game: str) -> ModuleType:
    name = f"{GAMES[title(game).name]}.shown"
    if find_spec(name) is None:
        raise Invalid(f"{game} does not declare what it shows.")
    return import_module(name)
