"""The numbered rules of every game are the same in every language, and their figures are those of the cards."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest

from hlubina import rulebook
from hlubina.registry import GAMES, title
from hlubina.text import LANGUAGES
from tests.kit.tables import PLAYED

EVERY_GAME = pytest.mark.parametrize("name", PLAYED)
IN_EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
TESTED_TWICE = ["heroes", "prophecy"]  # each of their rules has at least two tests
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


@EVERY_GAME
def test_every_game_has_its_rules_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        file = title(name).text_folder / f"rules.{language}.md"
        assert file.is_file(), f"{name} has no {file.name}"


@EVERY_GAME
def test_every_setting_is_read_by_some_rule(name: str) -> None:
    rules = title(name)
    code = "".join(file.read_text("utf-8") for file in rules.text_folder.parent.rglob("*.py"))
    open_points = [setting.name for setting in rules.settings() if len(setting.values) > 1]
    unread = [setting for setting in open_points if not re.search(rf"\b{setting}\b", code)]
    assert not unread, f"no rule of {name} asks for them"


@EVERY_GAME
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_same_rules_in_the_same_order(name: str, language: str) -> None:
    assert list(rulebook.rules(name, language)) == list(rulebook.rules(name))


@EVERY_GAME
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_names_the_same_settings_and_sources_in_every_rule(name: str, language: str) -> None:
    original, translated = chapters(name, "en"), chapters(name, language)
    for number, text in original.items():
        assert settings(translated[number]) == settings(text), number
        assert sources(translated[number], legend(name, language)) == sources(text, legend(name, "en")), number


@IN_EACH_LANGUAGE
@EVERY_GAME
def test_the_rules_name_every_setting_and_no_other(name: str, language: str) -> None:
    named = [setting for text in chapters(name, language).values() for setting in settings(text)]
    assert set(named) == {setting.name for setting in title(name).settings()}


@IN_EACH_LANGUAGE
@EVERY_GAME
def test_no_line_within_a_rule_looks_like_the_beginning_of_a_list(name: str, language: str) -> None:
    assert not re.findall(r"^ +(?:\d+[.)]|[-+*]) .*$", rulebook.rules_text(name, language), re.MULTILINE)


@EVERY_GAME
def test_every_rule_of_every_game_has_a_test_that_cites_it(name: str, cited_rules: dict[str, set[str]]) -> None:
    rules = rulebook.rules(name)
    assert rules
    assert [number for number in rules if number not in cited_rules] == []


@pytest.mark.parametrize("name", TESTED_TWICE)
def test_every_rule_has_a_test_of_its_normal_case_and_one_of_its_edge(
    name: str, cited_rules: dict[str, set[str]]
) -> None:
    """Variants of a test are one test, and a second referee, which follows whole games, is none."""
    written: dict[str, set[str]] = {}
    for number in rulebook.rules(name):
        tests = {test.partition("[")[0] for test in cited_rules.get(number, set())}
        written[number] = {test for test in tests if "test_second_referee.py" not in test}
    assert {number: tests for number, tests in written.items() if len(tests) < 2} == {}


def test_a_game_without_a_translation_shows_its_english_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rules.en.md").write_text("## X-1 Setup\n\n1. Shuffle.\n", "utf-8")
    monkeypatch.setattr(rulebook, "title", lambda name: SimpleNamespace(text_folder=tmp_path))
    assert rulebook.rules("x", "cs", {}) == {"X-1.1": "Shuffle."}


def test_the_rules_are_part_of_the_package(checkout: Path) -> None:
    project = tomllib.loads((checkout / "pyproject.toml").read_text("utf-8"))
    package = checkout / "src" / "hlubina"
    packed = {file for glob in project["tool"]["setuptools"]["package-data"]["hlubina"] for file in package.glob(glob)}
    assert packed >= set(package.glob("games/*/text/rules.*.md"))


def chapters(name: str, language: str) -> dict[str, str]:
    """The text of each chapter by its number."""
    parts = re.split(r"^## ([A-Z]+-\d+) ", rulebook.rules_text(name, language), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("name", GAMES)
def test_the_rules_say_of_every_setting_where_it_belongs(name: str, language: str) -> None:
    places = rulebook.settings_in_rules(name, language)
    for setting in title(name).standard.settings:
        assert places[setting.name].chapter, setting.name
        assert places[setting.name].number.startswith(next(iter(rulebook.rules(name))).partition("-")[0])


def settings(text: str) -> list[str]:
    return rulebook.SETTING.findall(text)


def legend(name: str, language: str) -> list[str]:
    """The tags that say where a rule comes from, as the table at the beginning explains them."""
    return re.findall(r"^\| ([^ |-]+) \|", rulebook.rules_text(name, language), re.MULTILINE)[1:]


def sources(text: str, tags: list[str]) -> list[int]:
    """The tags of a text in their order, as places in the legend: [rulebook; order: online] has two."""
    parts = [part for bracket in re.findall(r"\[([^]]+)\]", text) for part in re.split("[;,]", bracket)]
    found = [next((word for word in re.findall(r"\w+", part) if word in tags), None) for part in parts]
    return [tags.index(tag) for tag in found if tag]
