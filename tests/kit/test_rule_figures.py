"""Figures in the rules: one with a mark is that of the cards; one without is the same with every card file."""

from __future__ import annotations

import re
from collections import Counter
from copy import deepcopy

import pytest

from hlubina import rulebook
from hlubina.core.faces import GAME, Faces
from hlubina.registry import title
from hlubina.rulebook import MARK
from hlubina.text import LANGUAGES
from tests.kit.cardfiles import is_printed
from tests.kit.tables import PLAYED

EVERY_GAME = pytest.mark.parametrize("name", PLAYED)
IN_EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
# Digits that count nothing: numbers of rules, code, settings, links, names (4P), tags (S2), a table of odds.
BESIDE = re.compile(
    r"^#.*$|^ *\d+\. |`[^`]*`|«[^»]*»|\]\([^)]*\)"
    r"|\b[A-Z]+-\d+(?:\.\d+)?|\b[A-Z]\d+\b|\b\d[A-Z]\b|^\|(?: [-+]?\w+ \|){7,}$",
    re.MULTILINE,
)
FORMS = {"en": 2, "cs": 3}
STANDARD_CARDS = ("PR-1", "PR-21")  # the board and the examples, which speak of the standard cards
# Figures for other texts: sums and extremes of what the rules say one by one, and what every card file has alike.
UNSAID = {
    "abyss": {"token_least", "token_most"},
    "heroes": {"best_chest", "fewest_enemies", "most_enemies"},
    "passengers": {
        "group_1",
        "rounds",
        *(f"zholyk_{part}_{seats}" for part in ("points", "tenths") for seats in (5, 7)),
    },
}
STRANGE = 900  # no card file has so large a figure


@IN_EACH_LANGUAGE
@EVERY_GAME
def test_every_marked_figure_is_that_of_the_standard_cards(name: str, language: str) -> None:
    assert differing(rulebook.marked_text(name, language), standard(name)) == []


@IN_EACH_LANGUAGE
@EVERY_GAME
def test_every_comment_in_the_rules_is_a_mark_of_a_figure_on_a_face(name: str, language: str) -> None:
    text, faces = rulebook.marked_text(name, language), standard(name)
    assert COMMENT.findall(MARK.sub("", text)) == []
    assert marks(text)
    for mark in MARK.finditer(text):
        assert is_printed(mark["name"], faces), mark[0]
        assert len((mark["forms"] or "").split("/")) == (FORMS[language] if mark["noun"] else 1), mark[0]


@EVERY_GAME
def test_every_language_marks_the_same_figures_in_every_rule(name: str) -> None:
    czech, english = (marks_by_rule(rulebook.marked_text(name, language)) for language in LANGUAGES)
    assert czech == english


@IN_EACH_LANGUAGE
@EVERY_GAME
def test_other_cards_change_every_marked_figure_and_nothing_else(name: str, language: str) -> None:
    """Each figure of a face gets a strange value of its own, so that one filled in from elsewhere is noticed."""
    text, faces = rulebook.marked_text(name, language), deepcopy(standard(name))
    strange: dict[str, int] = {}
    for mark in marks(text):
        thing, _, figure = mark.rpartition(".")
        strange.setdefault(mark, STRANGE + len(strange))
        faces[thing or GAME]["figures"][figure] = strange[mark]
    shown = rulebook.rules_text(name, language, faces)
    assert [int(figure) for figure in re.findall(r"\d+", shown) if int(figure) >= STRANGE] == [
        strange[mark] for mark in marks(text)
    ]
    assert "<!--" not in shown


@IN_EACH_LANGUAGE
@EVERY_GAME
def test_a_number_without_a_mark_is_the_same_with_all_cards_and_written_in_words(name: str, language: str) -> None:
    found = unmarked(rulebook.marked_text(name, language))
    assert not found, "mark what the card file decides, 5<!--pearl_master-->; write in words what it does not: " + str(
        found
    )


@EVERY_GAME
def test_the_rules_say_every_figure_of_the_game(name: str) -> None:
    figures_of_the_game = set(standard(name)[GAME]["figures"])
    assert figures_of_the_game - set(marks(rulebook.marked_text(name))) == UNSAID.get(name, set())


@EVERY_GAME
def test_a_wrong_figure_and_a_wrong_form_are_noticed(name: str) -> None:
    text, faces = rulebook.marked_text(name, "cs"), standard(name)
    for mark in MARK.finditer(text):
        wrong = str(int(mark["figure"]) + 1)
        planted = text[: mark.start()] + wrong + text[mark.end("figure") :]
        assert len(differing(planted, faces)) == 1
    assert differing("9 perla<!--figure perla/perly/perel-->", {GAME: {**faces[GAME], "figures": {"figure": 9}}})


def test_a_number_without_a_mark_is_noticed() -> None:
    assert unmarked("## A-1 Two\n\n1. Draw 3<!--hand--> cards (A-1.2, «a_3»), then 2 more, or `4 x 5`.\n") == [
        "2 more, or "
    ]


def test_what_is_counted_follows_the_figure() -> None:
    text = "1 perla<!--pearls perla/perly/perel-->"
    told = [rulebook.filled(text, {GAME: {**standard("abyss")[GAME], "figures": {"pearls": n}}}) for n in (0, 1, 2, 5)]
    assert told == ["0 perel", "1 perla", "2 perly", "5 perel"]


def standard(name: str) -> Faces:
    return title(name).faces(title(name).standard)


def marks(text: str) -> list[str]:
    return [mark["name"] for mark in MARK.finditer(text)]


def marks_by_rule(text: str) -> dict[str, Counter[str]]:
    """The marks of each chapter, and of each numbered rule in it."""
    rules = {**chapters(text), **rulebook.numbered_rules(text)}
    return {number: Counter(marks(rule)) for number, rule in rules.items()}


def chapters(text: str) -> dict[str, str]:
    """The chapters with rules by their numbers; not the others, which tell where the standard cards come from."""
    parts = re.split(r"^## (?:([A-Z]+-\d+) )?", text, flags=re.MULTILINE)
    return {number: chapter for number, chapter in zip(parts[1::2], parts[2::2], strict=True) if number}


def differing(text: str, faces: Faces) -> list[str]:
    """The marks whose figure or form is not that of the faces."""
    return [mark[0] for mark in MARK.finditer(text) if rulebook.filled(mark[0], faces) != COMMENT.sub("", mark[0])]


def unmarked(text: str) -> list[str]:
    """Numbers in digits that have no mark, each with a few letters after it."""
    told = [plain(chapter) for number, chapter in chapters(text).items() if number not in STANDARD_CARDS]
    return [number for chapter in told for number in re.findall(r"\d+.{0,10}", chapter)]


def plain(text: str) -> str:
    return BESIDE.sub("", MARK.sub("", text))
