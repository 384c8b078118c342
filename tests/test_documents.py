"""The documents hold together: what the site lists is there, links lead somewhere, and what they name exists.

`./dev docs` builds the site with --strict and finds more, but has to install something for it.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from hlubina.core.adviser import Adviser
from hlubina.core.game import Game
from hlubina.core.probe import Probe
from hlubina.core.steps import Step
from hlubina.core.title import Title
from hlubina.registry import GAMES
from hlubina.text import LANGUAGES

CHECKOUT = Path(__file__).parents[1]
GAMES_FOLDER = CHECKOUT / "src" / "hlubina" / "games"
DIVE = CHECKOUT / "tests" / "dive"
RULES = sorted(GAMES_FOLDER.rglob("rules*.md"))
DOCUMENTS = sorted([*CHECKOUT.glob("*.md"), *(CHECKOUT / "docs").rglob("*.md")])
NAV = re.findall(r"^ +- .+: (\S+\.md)$", (CHECKOUT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
ADDING = (CHECKOUT / "docs" / "adding-a-game.md").read_text("utf-8")
ARCHITECTURE = (CHECKOUT / "docs" / "architecture.md").read_text("utf-8")
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
OWNERS = {"Adviser": Adviser, "Game": Game, "Probe": Probe, "Step": Step, "Title": Title}


def named(document: Path) -> str:
    return str(document.relative_to(CHECKOUT))


def test_the_site_has_every_document_once() -> None:
    assert sorted(NAV) == sorted(map(named, [*DOCUMENTS, *RULES]))


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_links_lead_somewhere(document: Path) -> None:
    for link in LINK.findall(CODE.sub("", document.read_text("utf-8"))):
        if re.match(r"https?:", link):
            continue
        place, _, anchor = link.partition("#")
        target = (document.parent / place).resolve() if place else document
        assert target.exists(), f"{named(document)} links to {link}, which is not there"
        if anchor:
            assert anchor in anchors(target), f"{named(document)} links to {link}, a heading that is not there"


def anchors(document: Path) -> set[str]:
    """The headings of a document as links call them."""
    text = re.sub(r"```.*?```", "", document.read_text("utf-8"), flags=re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def test_the_reference_names_what_there_is() -> None:
    pages = sorted((CHECKOUT / "docs" / "api").glob("*.md"))
    found = [name for page in pages for name in re.findall(r"^::: (\S+)", page.read_text("utf-8"), re.MULTILINE)]
    assert found
    for name in found:
        module, _, last = name.rpartition(".")
        assert hasattr(import_module(module), last) or import_module(name), name


def rows(text: str, heading: str) -> list[list[str]]:
    """The rows of the tables of a chapter, without their heads."""
    chapter = text.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    tables = re.findall(r"^\|(?: ?-+:? ?\|)+\n((?:\|.*\n)+)", chapter, re.MULTILINE)
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for table in tables for row in table.splitlines()]


def test_adding_a_game_lists_the_files_that_games_have() -> None:
    listed = {file: row[-1] for row in rows(ADDING, "The folder") for file in SPAN.findall(row[0])}
    assert {"cards.toml", "game.py", "shown.py"} <= listed.keys()
    for file, in_dive in listed.items():
        assert (DIVE / file).exists() == in_dive.startswith("yes"), file
        assert any((GAMES_FOLDER / name / file).exists() for name in GAMES), file
    small = {str(file.relative_to(DIVE)) for file in DIVE.rglob("*.*") if "__pycache__" not in file.parts}
    assert {file for file in small if not file.startswith("rules/") and file != "mind/__init__.py"} <= listed.keys()


def test_adding_a_game_lists_the_messages_that_catalogues_have() -> None:
    listed = [name for row in rows(ADDING, "Texts") for name in SPAN.findall(row[0])]
    forms = {name: re.compile(pattern(name)) for name in listed if not name.startswith(".")}
    used: set[str] = set()
    for language in LANGUAGES:
        for message in messages(DIVE, language):
            assert any(form.fullmatch(message) for form in forms.values()), f"no form of {message} is listed"
        for game in GAMES:
            found = messages(GAMES_FOLDER / game, language)
            used |= {name for name, form in forms.items() if any(map(form.fullmatch, found))}
    assert used == forms.keys()


def pattern(name: str) -> str:
    """`event-NAME-hidden` for all messages of that form."""
    return re.sub(r"KIND|NAME|VALUE", r"\\w+", name).replace("X-2_1", r"[A-Z]+-\w+")


def messages(game: Path, language: str) -> list[str]:
    files = [path for path in sorted(game.rglob(f"*.{language}.ftl")) if not path.name.startswith("lesson")]
    return [found for file in files for found in re.findall(r"^([a-zA-Z][\w-]*) =", file.read_text("utf-8"), re.M)]


def test_adding_a_game_names_methods_that_there_are() -> None:
    listed = [name for row in rows(ADDING, "What a game and its title provide") for name in SPAN.findall(row[0])]
    assert len(listed) > 20
    for name in listed:
        owner, _, method = name.partition(".")
        assert hasattr(OWNERS[owner], method), name
    needed = {f"Game.{name}" for name in ("copy", "imagine", "view", "outcome", "dump", "progress")}
    assert {*needed, "Adviser.outlook", "Adviser.doubt"} <= set(listed)


@pytest.mark.parametrize("heading", ["A board for the terminal", "A board for the browser", "Tests"])
def test_adding_a_game_names_places_that_there_are(heading: str) -> None:
    chapter = ADDING.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    places = [place for place in SPAN.findall(chapter) if re.match(r"(?:src|web|tests|docs)/[\w/.]+$", place)]
    assert places
    for place in places:
        assert (CHECKOUT / place.replace("GAME", "conspiracy")).exists(), place


def test_the_architecture_names_places_that_there_are() -> None:
    listed = [place for row in rows(ARCHITECTURE, "What lives where, and why") for place in SPAN.findall(row[0])]
    assert len(listed) > 10
    for place in listed:
        real = place.replace("GAME", "conspiracy")
        assert (CHECKOUT / real).exists() or (CHECKOUT / "src" / "hlubina" / real).exists(), place
