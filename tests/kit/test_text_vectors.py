"""Facts are put into words by Python for the terminal and by TypeScript for the page: both must say the same.

The cases stand in tests/vectors/texts.json; web/src/lib/vectors.test.ts runs the same ones.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from hlubina.core.faces import GAME
from hlubina.core.prompts import Prompt
from hlubina.core.vocabulary import Action
from hlubina.text import Texts

SUITES: list[dict[str, Any]] = json.loads((Path(__file__).parents[1] / "vectors" / "texts.json").read_text("utf-8"))
CASES = [(suite, case) for suite in SUITES for case in suite["cases"]]


def texts_of(suite: dict[str, Any]) -> Texts:
    words = Texts(None, suite["language"])
    words.bundle = FluentBundle([suite["language"]], use_isolating=False)
    words.bundle.add_resource(FluentResource("\n".join(suite["catalogue"])))
    words.faces = suite["faces"]
    words.figures = words.faces[GAME]["figures"]
    return words


def told(words: Texts, kind: str, form: dict[str, Any], players: list[str]) -> object:
    match kind:
        case "event":
            return words.event(form, players)
        case "action":
            return words.action(Action(form["action"], form["name"], form["arguments"]), players)
        case "question":
            return list(words.question(Prompt(**form), players))
        case "reason":
            return words.reason(form, players)
    raise ValueError(kind)


@pytest.mark.parametrize(
    ("suite", "case"), CASES, ids=[f"{suite['language']}-{n}" for n, (suite, _) in enumerate(CASES)]
)
def test_python_says_what_the_vectors_say(suite: dict[str, Any], case: dict[str, Any]) -> None:
    assert told(texts_of(suite), case["kind"], case["form"], suite["players"]) == case["expected"]


@pytest.mark.parametrize("suite", SUITES, ids=[suite["language"] for suite in SUITES])
def test_the_sentences_of_a_face_are_what_the_page_is_given(suite: dict[str, Any]) -> None:
    words = texts_of(suite)
    for face in suite["faces"].values():
        assert words.sentences(face) == face["said"]


def test_the_vectors_cover_every_kind_in_both_languages() -> None:
    for suite in SUITES:
        assert {case["kind"] for case in suite["cases"]} == {"event", "action", "question", "reason"}
    assert {suite["language"] for suite in SUITES} == {"cs", "en"}
