"""The numbered rules of a game with the figures of its cards, and the tests that cite them.

A figure that the card file decides has a mark behind it, an HTML comment that no reader sees. `5<!--pearl_master-->` is
a figure of the face `game`, `2<!--lord-seeker.amount-->` one of another face. A mark may bring the forms of what is
counted: `1 pearl<!--plot_pearls pearl/pearls-->`, in Czech one, few and many.
"""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

from hlubina.core.errors import Invalid
from hlubina.core.faces import GAME, Faces
from hlubina.registry import title

HEADING = re.compile(r"^## (?P<number>[A-Z]+-\d+) (?P<name>.+)$")
ITEM = re.compile(r"^(?P<number>\d+)\. (?P<text>.+)$")
MARK = re.compile(r"(?P<figure>\d+)(?: (?P<noun>[^\d<]+))?<!--(?P<name>[\w.-]+)(?: (?P<forms>[^<>]+))?-->")
SETTING = re.compile(r"«(\w+)»")
SOURCE = re.compile(r" *\[[^\]]*\]")  # says where a rule comes from
FEW = range(2, 5)  # Czech counts 2 perly, 5 perel


def rules_text(game: str, language: str = "en", faces: Faces | None = None) -> str:
    """The rules as Markdown with the figures of these faces, else of the standard cards."""
    rules = title(game)
    return filled(marked_text(game, language), rules.faces(rules.standard) if faces is None else faces)


def marked_text(game: str, language: str = "en") -> str:
    """The rules as they are written, with their marks; in English if the game has none in that language."""
    folder = title(game).text_folder
    translated = folder / f"rules.{language}.md"
    return (translated if translated.exists() else folder / "rules.en.md").read_text(encoding="utf-8")


def filled(text: str, faces: Faces) -> str:
    """A marked text with the figures of these faces, and without its marks."""

    def shown(mark: re.Match[str]) -> str:
        figure = figure_of(mark["name"], faces)
        forms = (mark["forms"] or "").split("/")
        return f"{figure} {form_for(figure, forms)}" if mark["forms"] else str(figure)

    return MARK.sub(shown, text)


def figure_of(name: str, faces: Faces) -> int:
    """The figure that a mark names; a face that shows none of it has 0."""
    thing, _, figure = name.rpartition(".")
    return faces[thing or GAME]["figures"].get(figure, 0)


def form_for(count: int, forms: list[str]) -> str:
    """Two forms are for one and for more, three for one, for 2 to 4, and for more."""
    return forms[0] if count == 1 else forms[1] if count in FEW else forms[-1]


def rules(game: str, language: str = "en", faces: Faces | None = None) -> dict[str, str]:
    """Every rule number with its text. A chapter without numbered items is one rule."""
    return numbered_rules(rules_text(game, language, faces))


class Place(NamedTuple):
    """A rule by its number, and the name of its chapter."""

    number: str
    chapter: str


@cache
def settings_in_rules(game: str, language: str) -> dict[str, Place]:
    """For every setting where the rules first name it, as «name»: a rule, or what stands before those of a chapter."""
    found: dict[str, Place] = {}
    chapter = number = name = ""
    for line in marked_text(game, language).splitlines():
        if heading := HEADING.match(line):
            chapter, name = heading["number"], SOURCE.sub("", heading["name"])
            number = chapter
        elif item := ITEM.match(line):
            number = f"{chapter}.{item['number']}"
        if chapter:
            for setting in SETTING.findall(line):
                found.setdefault(setting, Place(number, name))
    return found


def numbered_rules(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    chapter = number = ""
    numbered = False
    for line in text.splitlines():
        heading = HEADING.match(line)
        item = ITEM.match(line)
        if heading:
            chapter = heading["number"]
            numbered = False
            found[chapter] = heading["name"]
        elif item and chapter:
            if not numbered:
                del found[chapter]
                numbered = True
            number = f"{chapter}.{item['number']}"
            found[number] = item["text"]
        elif number and line.startswith("   "):
            found[number] += " " + line.strip()
        else:
            number = ""
    return found


def coverage(game: str, checkout: Path) -> dict[str, list[str]]:
    """Every rule number with the tests that cite it, as pytest collects them: those of the game if it has its own."""
    tests = checkout / "tests"
    if not (tests / "kit").is_dir():
        raise Invalid(f"There are no tests in {checkout}; run this in a checkout of the project.")
    own = tests / "games" / game
    cited = citations(own if own.is_dir() else tests, checkout)
    return {number: cited.get(number, []) for number in rules(game)}


def citations(tests: Path, checkout: Path) -> dict[str, list[str]]:
    """Every rule number that tests cite, with those tests."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "--rules-cited", str(tests)]
    collected = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
    if collected.returncode != 0:
        raise Invalid(f"The tests could not be collected:\n{collected.stdout}{collected.stderr}")
    cited: dict[str, list[str]] = {}
    for line in collected.stdout.splitlines():
        if line.startswith("rule "):
            _, number, test = line.split(" ", 2)
            cited.setdefault(number, []).append(test)
    return cited
