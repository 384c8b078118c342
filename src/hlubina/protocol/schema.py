"""The messages for those who write a client: as JSON Schema and as TypeScript, both derived from `messages`.

The order is that of the module and nothing depends on the day: a generated file changes only when a message does.
"""

from __future__ import annotations

import textwrap
from inspect import cleandoc
from typing import Any, Final

import msgspec

from hlubina.core import shown as forms
from hlubina.protocol import messages

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
PLACE: Final = "#/$defs/"
UNIONS: Final = ("ClientMessage", "ServerMessage")
SPOKEN: Final = (*UNIONS, "Lobby")  # what goes over a socket; the rest are parts of it, and HTTP bodies
REQUESTS: Final = (
    *("NewTable", "OwnCards", "Sit", "AddBot", "Rematch", "NewGuest", "ChangePerson", "Claim", "LogIn"),
    *("Subscription", "EndOfCalls", "TableCalls"),
)
FORMS: Final = ("OrderForm", "OutcomeForm", "PromptForm")  # plain data of the engine within messages
WIDTH: Final = 120

Schema = dict[str, Any]


def messages_schema() -> Schema:
    """One JSON Schema document: any message of a socket, with all types of the interface under `$defs`."""
    named = wire_types()
    schemas, parts = msgspec.json.schema_components(named.values(), ref_template=PLACE + "{name}")
    definitions = {name: parts.get(name, schema) for name, schema in zip(named, schemas, strict=True)}
    for schema in definitions.values():
        if "description" in schema:
            schema["description"] = cleandoc(schema["description"])
    return {
        "$schema": DIALECT,
        "title": f"Hlubina, protocol {messages.PROTOCOL}",
        "anyOf": [{"$ref": PLACE + name} for name in SPOKEN],
        "$defs": definitions,
    }


def typescript() -> str:
    """The same types for TypeScript. A field with a default may be left out of what a client sends; the server
    writes every field."""
    definitions = messages_schema()["$defs"]
    asked = reachable(["ClientMessage", *REQUESTS], definitions)
    told = reachable([name for name in definitions if name not in asked], definitions)
    both = asked & told
    pieces = [
        "// Written by `hlubina schema --typescript`; change src/hlubina/protocol/messages.py instead.",
        f"export const PROTOCOL = {messages.PROTOCOL};",
    ]
    for name, schema in definitions.items():
        if name in UNIONS:
            members = "".join(f"\n  | {type_of(member)}" for member in schema["anyOf"])
            pieces.append(f"export type {name} ={members};")
        else:
            partial = name in FORMS or (name in asked and name not in told)
            pieces.append(interface(name, schema, partial, definitions, both))
    return "\n\n".join(pieces) + "\n"


def wire_types() -> dict[str, Any]:
    """The messages, their parts and the unions, in the order of the module; not the classes that only lend fields."""
    named = {name: vars(forms)[name] for name in FORMS} | vars(messages)
    classes = {name: it for name, it in named.items() if name in FORMS or is_message(it)}
    lenders = {base for entry in classes.values() for base in entry.__bases__}
    return {name: named[name] for name in named if name in UNIONS or (name in classes and named[name] not in lenders)}


def is_message(it: object) -> bool:
    return isinstance(it, type) and issubclass(it, messages.Wire)


def reachable(names: list[str], definitions: dict[str, Schema]) -> set[str]:
    """The named types and all that they refer to."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += references(definitions[name])
    return found


def references(schema: object) -> list[str]:
    if isinstance(schema, list):
        return [name for part in schema for name in references(part)]
    if isinstance(schema, dict):
        here = [schema["$ref"].removeprefix(PLACE)] if "$ref" in schema else []
        return here + [name for part in schema.values() for name in references(part)]
    return []


# TypeScript


def interface(name: str, schema: Schema, partial: bool, definitions: dict[str, Schema], both: set[str]) -> str:
    """One class. One that is `partial`, as what the client sends, may lack what is not required, also in the types
    that go `both` ways."""
    lines = [*comment(schema.get("description", "")), f"export interface {name} {{"]
    for field, form in schema["properties"].items():
        optional = partial and field not in schema["required"]
        written = type_of(form)
        if partial and written in both and not definitions[written]["required"]:
            written = f"Partial<{written}>"
        lines += comment(about(form, optional), "  ")
        lines.append(f"  {field}{'?' if optional else ''}: {written};")
    return "\n".join([*lines, "}"])


def type_of(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(PLACE)
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_of(part) for part in schema["anyOf"])
    match schema.get("type"):
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as name:
            return str(name)
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(type_of(part) for part in schema['prefixItems'])}]"
        case "array":
            element = type_of(schema.get("items", {}))
            return f"({element})[]" if " | " in element else f"{element}[]"
        case "object":
            return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
        case None:
            return "unknown"
    raise NotImplementedError(f"TypeScript cannot be written for {schema}.")


def about(schema: Schema, optional: bool) -> str:
    """What there is to say about a field: its description and what it is when left out."""
    parts = [part["description"] for part in (schema, *schema.get("anyOf", [])) if "description" in part]
    default = schema.get("default")
    if optional and default not in (None, "", {}) and "$ref" not in schema:
        parts.append(f"{msgspec.json.encode(default).decode()} if left out")
    return "; ".join(parts)


def comment(text: str, indent: str = "") -> list[str]:
    if not text:
        return []
    if "\n" not in text and len(indent + text) + 7 <= WIDTH:
        return [f"{indent}/** {text} */"]
    paragraphs = [textwrap.wrap(paragraph, WIDTH - len(indent) - 3) for paragraph in text.split("\n\n")]
    lines = [line for paragraph in paragraphs for line in ["", *paragraph]][1:]
    return [f"{indent}/**", *[f"{indent} * {line}".rstrip() for line in lines], f"{indent} */"]
