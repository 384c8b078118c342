"""The numbered rules of a game, and the tests that cite them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from hlubina.core.errors import Invalid
from hlubina.registry import title

HEADING = re.compile(r"^## (?P<number>[A-Z]+-\d+) (?P<name>.+)$")
ITEM = re.compile(r"^(?P<number>\d+)\. (?P<text>.+)$")


def rules_text(game: str, language: str = "en") -> str:
    """The rules as Markdown; in English if the game has none in that language."""
    folder = title(game).folder
    translated = folder / f"rules.{language}.md"
    return (translated if translated.exists() else folder / "rules.md").read_text(encoding="utf-8")


def rules(game: str, language: str = "en") -> dict[str, str]:
    """Every rule number with its text. A chapter without numbered items is one rule."""
    found: dict[str, str] = {}
    chapter = number = ""
    numbered = False
    for line in rules_text(game, language).splitlines():
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
