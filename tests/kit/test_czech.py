"""Czech as it is spoken: nouns agree with the numbers before them, and things are called as in the rulebooks.

What follows a number is learned from the catalogues themselves, out of the variants for one, few and other; a text that
does not agree with them ("1 bublinek") is told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hlubina.server.words import WORDS
from hlubina.text import PAGE_CATALOGUES, SHELL
from tests.kit.tables import PLAYED, title_of

PAGE = Path(__file__).parents[2] / "web" / "src"
NUMBERS = {"one": 1, "few": 2, "other": 5}
COUNTED = re.compile(r"(?<![\w,.:])(?P<number>\d+) (?=(?P<word>[^\W\d_]+))")
OTHER_CASE = re.compile(r"\b(bez|dalších|do|k|ke|od|po|s|se|u|v|ve|z|ze) $", re.IGNORECASE)  # asked for by these
PEOPLE = ("seat", "by", "opponent", "name", "names", "who", "voter", "rival")  # variables that are no numbers
TERMS = {  # by game: what must not be said, and what the rulebook says instead
    "heroes": {
        r"odhazovací\w* balíč\w*": "odhazovací hromádka",
        r"\binvaz\w*": "vpád hrdinů",
        r"\bprobu(d|z|ď|ou)\w*": "povzbudit",
    },
    "shell": {
        r"pán\w* dvora|verbu\w+": "rekrutovat vládce",
        r"míst\w* království": "lokace",
        r"\b(vrátit|vzít|poslední|o) tah\b|\btáhl\w*": "tah is a player's turn; a single answer is rozhodnutí or krok",
    },
    "prophecy": {r"\bmag(a|ové|ovi)\b": "mag is no person: 1 mag, 2 magy, 5 magů"},
}


class Variables(Visitor):
    """The variables of a text, and its choices between numbers."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.choices: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # a name of Fluent
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & {"one", "few", "many"}:
            self.choices.append(node)
        self.generic_visit(node)


def catalogues(place: str) -> list[Path]:
    if place == "shell":
        shells = [folder / "text.cs.ftl" for folder in (SHELL, WORDS)]
        return [*shells, PAGE / "text" / "shell.cs.ftl", PAGE / "learn" / "learn.cs.ftl"]
    return [path for kind in PAGE_CATALOGUES if (path := title_of(place).text_folder / f"{kind}.cs.ftl").exists()]


PLACES = [*PLAYED, "shell"]
EVERYWHERE = pytest.mark.parametrize("place", PLACES)


@cache
def entries(path: Path) -> list[ast.Message]:
    return [entry for entry in FluentParser().parse(path.read_text("utf-8")).body if isinstance(entry, ast.Message)]


def variables(entry: ast.Message) -> Variables:
    found = Variables()
    found.visit(entry)
    return found


def renderings(place: str) -> Iterator[tuple[str, str, str]]:
    """Every text of a place with one, two and five of everything: its name, the kind of number, the text."""
    for path in catalogues(place):
        bundle = FluentBundle(["cs"], use_isolating=False)
        for each in dict.fromkeys([path, *catalogues(place), SHELL / "text.cs.ftl"]):
            bundle.add_resource(FluentResource(each.read_text("utf-8")))
        for entry in entries(path):
            names = variables(entry).names
            message = bundle.get_message(entry.id.name)
            for pattern in [message.value, *message.attributes.values()]:
                for kind, number in NUMBERS.items():
                    facts = {name: "Ema" if name in PEOPLE else number for name in names}
                    if pattern is not None:
                        yield entry.id.name, kind, str(bundle.format_pattern(pattern, facts)[0])


def counted(text: str, number: int) -> list[str]:
    """The words right behind the number, where it stands in the nominative or accusative."""
    return [
        each["word"].lower()
        for each in COUNTED.finditer(text)
        if int(each["number"]) == number and not OTHER_CASE.search(text[: each.start()])
    ]


@cache
def learned() -> dict[str, set[str]]:
    """The words that variants put behind one, few and other numbers, and never behind others."""
    forms: dict[str, set[str]] = {kind: set() for kind in NUMBERS}
    for place in PLACES:
        for path in catalogues(place):
            for entry in entries(path):
                for choice in variables(entry).choices:
                    for variant in choice.variants:
                        kind = variant.key.name if isinstance(variant.key, ast.Identifier) else ""
                        if kind in NUMBERS:
                            forms[kind].update(counted(written(variant.value, choice, NUMBERS[kind]), NUMBERS[kind]))
    return forms


def written(pattern: ast.Pattern, choice: ast.SelectExpression, number: int) -> str:
    """The text of a variant, with the number in the place of the variable that is chosen by."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif prints(element, choice):
            parts.append(str(number))
        else:
            parts.append("…")
    return "".join(parts)


def prints(element: object, choice: ast.SelectExpression) -> bool:
    inner = element.expression if isinstance(element, ast.Placeable) else None
    return (
        isinstance(inner, ast.VariableReference)
        and isinstance(choice.selector, ast.VariableReference)
        and inner.id.name == choice.selector.id.name
    )


@EVERYWHERE
def test_what_is_counted_agrees_with_one_two_and_five(place: str) -> None:
    forms = learned()
    known = set[str]().union(*forms.values())
    wrong = [
        f"{name}: {NUMBERS[kind]} {word}"
        for name, kind, text in renderings(place)
        for word in counted(text, NUMBERS[kind])
        if word in known and word not in forms[kind] and word not in forms["one"] & forms["other"]
    ]
    assert wrong == []


@EVERYWHERE
def test_no_text_is_lost_to_a_slip_of_the_pen(place: str) -> None:
    for path in catalogues(place):
        junk = [it.content for it in FluentParser().parse(path.read_text("utf-8")).body if isinstance(it, ast.Junk)]
        assert junk == [], path


@pytest.mark.parametrize("place", TERMS)
def test_things_are_called_as_in_the_rulebook(place: str) -> None:
    files = [*catalogues(place), *([] if place == "shell" else [title_of(place).text_folder / "rules.cs.md"])]
    wrong = [
        f"{file.name}: {found[0]!r} ({instead})"
        for file in files
        for term, instead in TERMS[place].items()
        for found in re.finditer(term, file.read_text("utf-8"), re.IGNORECASE)
    ]
    assert wrong == []


def test_a_wrong_form_is_noticed() -> None:
    forms = learned()
    assert {"bublinku", "bublinky", "bublinek"} <= set[str]().union(*forms.values())
    assert "bublinek" not in forms["one"] | forms["few"]
    assert counted("Máš 1 bublinek.", 1) == ["bublinek"]
    assert counted("Zbývá jedna z 1 bublinek.", 1) == []
