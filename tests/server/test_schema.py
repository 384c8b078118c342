"""The published forms of the messages: complete, agreeing with what the server accepts, and good TypeScript."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, get_args, get_type_hints

import jsonschema_rs
import msgspec
import pytest

from hlubina.protocol import messages
from hlubina.protocol.messages import PROTOCOL
from hlubina.protocol.schema import FORMS, REQUESTS, UNIONS, messages_schema, typescript, wire_types
from hlubina.server.api import HANDLERS, dependencies, played
from hlubina.views import views_document
from tests.commands import run_command

WISH = {"key": "wish-0001", "token": "t"}

CLIENT: dict[str, list[dict[str, Any]]] = {
    "hello": [{"v": PROTOCOL}, {"v": PROTOCOL, "token": None, "since": -1}, {"v": PROTOCOL, "token": "t", "since": 12}],
    "move": [{**WISH, "number": 3, "action": 17}, {**WISH, "number": 3, "action": 17, "draft": True}],
    "interject": [{**WISH, "action": 17}],
    "confirm": [WISH],
    "undo": [WISH],
    "answer_undo": [{**WISH, "agree": False}],
    "orders": [{**WISH, "orders": {}}, {**WISH, "orders": {"decline_crab": 4}}],
    "resign": [WISH],
    "leave": [WISH],
    "back": [WISH],
    "replace": [{**WISH, "seat": 2}],
    "say": [{"key": "wish-0001", "text": "Dobrá hra!"}, {"key": "wish-0001", "phrase": "thanks"}],
    "ask": [{**WISH, "what": "hint"}, {**WISH, "what": "chances"}, {**WISH, "what": "interjections"}],
}

BAD: dict[str, dict[str, Any]] = {
    "no such type": {"type": "dance", **WISH},
    "no type": {**WISH, "number": 3, "action": 17},
    "unknown field": {"type": "undo", **WISH, "loud": True},
    "missing field": {"type": "move", **WISH, "number": 3},
    "key too short": {"type": "undo", "key": "short", "token": "t"},
    "negative number": {"type": "move", **WISH, "number": -1, "action": 17},
    "text for a number": {"type": "move", **WISH, "number": "3", "action": 17},
    "no such help": {"type": "ask", **WISH, "what": "cards"},
}


def test_the_document_names_every_message_and_the_version(checkout: Path) -> None:
    document = (checkout / "docs" / "protocol.md").read_text("utf-8")
    tags = {entry.__struct_config__.tag for entry in message_classes() if issubclass(entry, msgspec.Struct)} - {None}
    assert {tag for tag in tags if f"`{tag}`" not in document and f'"type": "{tag}"' not in document} == set()
    assert set(re.findall(r'"v": ?(\d+)', document)) == {str(PROTOCOL)}
    assert f"version {PROTOCOL}" in document


def validator(name: str) -> jsonschema_rs.Validator:
    schema = messages_schema()
    return jsonschema_rs.validator_for({"$defs": schema["$defs"], "$ref": f"#/$defs/{name}"})


def message_classes() -> list[type]:
    return [entry for name, entry in wire_types().items() if name not in UNIONS]


def fields_of(entry: type) -> list[str]:
    if not issubclass(entry, msgspec.Struct):
        return list(get_type_hints(entry))
    return [*(["type"] if entry.__struct_config__.tag else []), *entry.__struct_encode_fields__]


def test_every_message_class_is_in_the_schema_and_in_typescript() -> None:
    schema, types = messages_schema(), typescript()
    names = [entry.__name__ for entry in message_classes()]
    assert set(names) >= {entry.__name__ for union in UNIONS for entry in get_args(getattr(messages, union))}
    assert set(names) >= {"Lobby", "Problem", *REQUESTS}
    assert not set(names) & {"Wire", "Wish"}
    assert list(schema["$defs"]) == list(wire_types())
    assert re.findall(r"^export interface (\w+) \{$", types, re.MULTILINE) == names
    assert re.findall(r"^export type (\w+) =$", types, re.MULTILINE) == list(UNIONS)


def test_every_field_and_docstring_is_in_typescript() -> None:
    types = typescript()
    words = " ".join(types.replace("*", " ").split())
    for entry in message_classes():
        body = re.search(rf"^export interface {entry.__name__} {{\n(.*?)^}}", types, re.MULTILINE | re.DOTALL)
        assert body is not None
        written = re.findall(r"^  (\w+)\??: [^;]+;$", body[1], re.MULTILINE)
        assert sorted(written) == sorted(fields_of(entry))
        if entry.__doc__:
            assert " ".join(entry.__doc__.split()) in words


def test_requests_are_what_the_http_interface_takes() -> None:
    taken = {get_type_hints(handler.fn).get("data") for handler in HANDLERS}
    bodies = {body.__name__ for body in taken if isinstance(body, type) and issubclass(body, messages.Wire)}
    assert bodies == set(REQUESTS)


def test_no_field_of_a_request_is_called_like_what_handlers_are_given() -> None:
    """A fault in such a field would be answered with 500 instead of 400."""
    given = {*dependencies.DEPENDENCIES, *played.DEPENDENCIES}
    assert not given & {field for name in REQUESTS for field in fields_of(getattr(messages, name))}


def test_the_document_is_a_sound_schema() -> None:
    schema = messages_schema()
    jsonschema_rs.meta.validate(schema)
    jsonschema_rs.validator_for(schema)  # every reference leads somewhere


def test_there_is_an_example_of_every_client_message() -> None:
    tags = [entry.__struct_config__.tag for entry in get_args(messages.ClientMessage)]
    assert list(CLIENT) == tags


@pytest.mark.parametrize("tag", CLIENT)
def test_examples_of_client_messages_hold_for_schema_and_server_alike(tag: str) -> None:
    checker, document = validator("ClientMessage"), jsonschema_rs.validator_for(messages_schema())
    for example in CLIENT[tag]:
        message = {"type": tag, **example}
        checker.validate(message)
        document.validate(message)
        msgspec.json.decode(msgspec.json.encode(message), type=messages.ClientMessage)


@pytest.mark.parametrize("case", BAD)
def test_what_the_schema_refuses_the_server_refuses_too(case: str) -> None:
    assert not validator("ClientMessage").is_valid(BAD[case])
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(BAD[case]), type=messages.ClientMessage)


def test_what_the_server_writes_fits_the_schema() -> None:
    seat = messages.SeatInfo(kind="person", name="Jana", person="p1", connected=True)
    table = messages.LobbyTable(
        id="t1", game="abyss", cards="", status="waiting", seats=[seat], clock=messages.ClockRules(), settings={},
        spectators=True, rated=False, owner="p1", created=0, progress=0,
    )  # fmt: skip
    for name, message in (
        ("ServerMessage", messages.Ack(key="wish-0001", number=4)),
        ("ServerMessage", messages.Refusal(key=None, code="bad_message", text="This is no message.")),
        ("Lobby", messages.Lobby(tables=[table])),
    ):
        validator(name).validate(msgspec.to_builtins(message))


def test_the_examples_of_the_protocol_are_messages(checkout: Path) -> None:
    text = (checkout / "docs" / "protocol.md").read_text("utf-8")
    examples = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    assert len(examples) >= 5
    for example in examples:
        jsonschema_rs.validator_for(messages_schema()).validate(json.loads(example))


def test_only_what_a_client_sends_and_the_forms_of_the_engine_may_lack_fields() -> None:
    types = typescript()
    assert "  since?: number;" in types
    assert "  clock?: Partial<ClockRules>;" in types
    sent = {entry.__name__ for entry in get_args(messages.ClientMessage)} | set(REQUESTS)
    for name, body in re.findall(r"^export interface (\w+) \{\n(.*?)^\}", types, re.MULTILINE | re.DOTALL):
        if name not in sent and name not in FORMS:
            assert "?:" not in body, name
    assert "  won?: boolean | null;" in types


def test_tagged_messages_have_a_literal_type() -> None:
    assert '  type: "answer_undo";' in typescript()
    assert '  undo: "ask" | "no" | "now";' in typescript()


def test_the_command_prints_both_forms(tmp_path: Path) -> None:
    def printed(*flags: str) -> str:
        return run_command("schema", *flags, data=tmp_path, cwd=tmp_path).stdout

    assert json.loads(printed()) == messages_schema()
    assert printed("--typescript") == typescript()


@pytest.mark.skipif(shutil.which("tsc") is None, reason="no TypeScript compiler on this machine")
def test_the_typescript_compiles(tmp_path: Path) -> None:
    (tmp_path / "messages.ts").write_text(typescript(), "utf-8")
    (tmp_path / "use.ts").write_text(
        'import type { ClientMessage, ServerMessage } from "./messages";\n'
        'export const hello: ClientMessage = { type: "hello", v: 4 };\n'
        "export function number(message: ServerMessage): number | null {\n"
        '  return message.type === "update" ? message.number : null;\n'
        "}\n",
        "utf-8",
    )
    compiler = shutil.which("tsc") or ""
    done = subprocess.run(
        [compiler, "--noEmit", "--strict", "use.ts"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_the_document_of_the_views_is_what_the_games_declare(checkout: Path) -> None:
    kept = (checkout / "docs" / "views.md").read_text(encoding="utf-8")
    assert kept == views_document(), "write it anew: hlubina schema --markdown > docs/views.md"
