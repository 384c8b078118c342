"""Everything a player reads exists in both languages, and can be filled in."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from hlubina.core.prompts import CHOOSE, Prompt
from hlubina.registry import title
from hlubina.server.words import WORDS
from hlubina.text import LANGUAGES, PAGE_CATALOGUES, SHELL, texts
from tests.kit.tables import PLAYED, Table, every_table, new, play_at_random, some_seeds, table_id

PAGE = Path(__file__).parents[2] / "web" / "src" / "text"
CASE = re.compile("_(gen|dat|acc|loc|ins)$")
PLAYERS = [f"P{seat}" for seat in range(8)]
IN_EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("name", PLAYED)
def test_both_languages_have_the_same_messages_and_variables(name: str) -> None:
    kinds = [(SHELL, "text"), (WORDS, "text"), *((title(name).text_folder, kind) for kind in catalogues_of(name))]
    for folder, kind in kinds:
        catalogues = {
            language: messages((folder / f"{kind}.{language}.ftl").read_text("utf-8")) for language in LANGUAGES
        }
        first, second = catalogues.values()
        assert first.keys() == second.keys()
        for message, variables in first.items():
            assert without_cases(variables) == without_cases(second[message]), message


@IN_EACH_LANGUAGE
@pytest.mark.parametrize("name", PLAYED)
def test_no_message_of_a_game_has_the_name_of_another_one_or_of_one_of_the_page(name: str, language: str) -> None:
    files = [title(name).text_folder / f"{kind}.{language}.ftl" for kind in catalogues_of(name)]
    files.append(PAGE / f"shell.{language}.ftl")
    named = [message for file in files for message in messages(file.read_text("utf-8"))]
    assert not {message for message in named if named.count(message) > 1}


@IN_EACH_LANGUAGE
@pytest.mark.parametrize("name", PLAYED)
def test_every_kind_of_component_and_every_figure_has_a_name(name: str, language: str) -> None:
    files = [title(name).text_folder / f"{kind}.{language}.ftl" for kind in catalogues_of(name)]
    named = {message for file in files for message in messages(file.read_text("utf-8"))}
    faces = texts(name, language).faces.values()
    wanted = {f"faces-{face['kind']}" for face in faces} | {
        f"figure-{figure}" for face in faces for figure in face["figures"]
    }
    assert wanted <= named, wanted - named


def without_cases(variables: set[str]) -> set[str]:
    """What a text is filled in with: one language may need a form of a name where the other takes the name itself."""
    return {CASE.sub("", variable) for variable in variables}


def catalogues_of(name: str) -> list[str]:
    """A game that has no board on the page has no texts for it."""
    folder = title(name).text_folder
    return [
        kind
        for kind in PAGE_CATALOGUES
        if kind == "game" or any((folder / f"{kind}.{language}.ftl").exists() for language in LANGUAGES)
    ]


def messages(text: str) -> dict[str, set[str]]:
    """The messages of a catalogue with the variables they use."""
    found: dict[str, set[str]] = {}
    for entry in re.split(r"\n(?=[a-z-])", text):
        name = re.match(r"([a-z][\w-]*) =", entry)
        if name:
            found[name[1]] = set(re.findall(r"\$(\w+)", entry))
    return found


@cache
def every_answer(name: str, language: str) -> list[str]:
    """The text of every action."""
    words = texts(name, language)
    vocabulary = title(name).vocabulary
    return [words.action(vocabulary.decode(action), PLAYERS) for action in range(vocabulary.size)]


@IN_EACH_LANGUAGE
@pytest.mark.parametrize("name", PLAYED)
def test_every_action_has_a_text_of_its_own(name: str, language: str) -> None:
    said = every_answer(name, language)
    for block in title(name).vocabulary.blocks:
        own = said[block.first : block.first + block.size]
        assert len(set(own)) == block.size, block.name


@IN_EACH_LANGUAGE
@pytest.mark.parametrize("name", PLAYED)
def test_every_setting_and_value_has_a_text(name: str, language: str) -> None:
    words = texts(name, language)
    for setting in title(name).settings():
        assert words.say(f"setting-{setting.name}")
        values = [words.say(f"setting-{setting.name}-{value}") for value in setting.values]
        assert len(set(values)) == len(values)


# The same facts make the same words, whatever the table: each is put into words once.


@cache
def question_and_detail(name: str, language: str, asked: str, facts: str) -> tuple[str, str]:
    return texts(name, language).question(Prompt(CHOOSE, asked, 0, json.loads(facts), [], None), PLAYERS)


@cache
def line(name: str, language: str, form: str) -> str:
    return texts(name, language).event(json.loads(form), PLAYERS)


@cache
def refusal(name: str, language: str, rule: str) -> str:
    return texts(name, language).refusal(rule)


@pytest.mark.parametrize("table", every_table(), ids=table_id)
def test_every_question_and_event_can_be_told_to_everybody(table: Table) -> None:
    name, seats, settings = table
    for seed in some_seeds(name, seats, games=4):
        game = new(name, seats, f"{seed}/{table_id(table)}", settings)
        journal = game.listen()
        for position in play_at_random(game, f"{seed}/{table_id(table)}"):
            for seat in position.acting():
                prompt = position.prompt(seat)
                step = position.step_of(seat)
                assert prompt is not None
                assert step is not None
                facts = json.dumps(prompt.facts)
                rule = step.refusal(position, prompt.options[0])
                for language in LANGUAGES:
                    question, detail = question_and_detail(name, language, prompt.name, facts)
                    assert 0 < len(question.split()) <= 8, (language, question)
                    assert detail, (language, question)
                    answers = every_answer(name, language)
                    offered = {answers[action] for action in prompt.options}
                    assert len(offered) == len(prompt.options), (language, question)
                    assert refusal(name, language, rule), (language, rule)
        for event in journal.events:
            for form in {json.dumps(event.seen_by(viewer)) for viewer in [None, *range(seats)]}:
                for language in LANGUAGES:
                    assert line(name, language, form), (language, form)
        for score in [*game.outcome().lines, *game.outcome().tie_breaks]:
            for language in LANGUAGES:
                assert texts(name, language).say(f"score-{score.name}"), (language, score.name)
