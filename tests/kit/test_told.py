"""Every event and every question that a game declares in its `shown.py` can be told in both languages.

Random games tell most of them; an event of a rare turn would otherwise be told for the first time at somebody's table.
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints

import pytest
from fluent.runtime import FluentBundle, FluentResource

from hlubina.core.prompts import CHOOSE, Prompt
from hlubina.registry import title
from hlubina.server.schema import shown_types
from hlubina.text import LANGUAGES, Texts, texts
from tests.kit.tables import PLAYED
from tests.kit.test_texts import PLAYERS, messages

Facts = dict[str, Any]
NUMBERS = (0, 1, 2, 3, 5, 21)  # every plural of Czech and English; as a seat the last one is not taken


def declared(name: str, what: str) -> dict[str, Any]:
    """The types of the facts, by the name of the event or the question."""
    return get_type_hints(getattr(shown_types(name), what), include_extras=True)


def bare(fact: Any) -> Any:
    """The type itself, without notes about it."""
    while get_origin(fact) in (Annotated, NotRequired, Required):
        fact = get_args(fact)[0]
    return fact


def values(words: Texts, key: str, fact: Any) -> list[Any]:
    """All that a fact may be, as far as it could be told differently."""
    fact = bare(fact)
    if get_origin(fact) is Literal:
        return list(get_args(fact))
    if get_origin(fact) in (Union, types.UnionType):
        return [value for each in get_args(fact) for value in values(words, key, each)]
    if get_origin(fact) is list:
        one = values(words, key.removesuffix("s"), get_args(fact)[0])
        return [*([each] for each in one), one[:2], one[:3]]  # an empty list is not told
    if fact is int:
        return list(NUMBERS[:-1] if key in ("seat", "by", "opponent") else NUMBERS)
    if fact is str:
        return [thing.removeprefix(f"{key}-") for thing in things(words, key)]
    assert fact in (bool, type(None)), f"{key} is of the type {fact}, which no text can tell"
    return [False, True] if fact is bool else [None]


def things(words: Texts, kind: str) -> list[str]:
    """Everything of a kind that has a face, or else a name."""
    with_face = [thing for thing in words.faces if thing.startswith(f"{kind}-")]
    named = [name for name in words.bundle._messages if name.startswith(f"{kind}-") and is_name(words, name)]
    assert with_face or named, f"nothing is called {kind}-…"
    return with_face or named


def is_name(words: Texts, name: str) -> bool:
    """Whether a message is whole by itself."""
    try:
        return bool(words.say(name))
    except LookupError:
        return False


def every(words: Texts, form: Any, whole: bool = False) -> Iterator[Facts]:
    """Facts of this form: each fact takes all its values, while the others keep their first one.

    Facts of an event that may be missing are those that some viewers may not see: all are there, or none of them.
    Those of a question depend on what it is about, so it is asked with all of them (`whole`).
    """
    types_of = get_type_hints(form, include_extras=True)
    secret = sorted(key for key, fact in types_of.items() if get_origin(fact) is NotRequired)
    possible = {key: values(words, key, fact) for key, fact in types_of.items()}
    for hidden in (secret, []) if secret and not whole else ([],):
        usual = {key: each[0] for key, each in possible.items() if key not in hidden}
        yield usual
        for key in usual:
            for value in possible[key][1:]:
                yield {**usual, key: value}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLAYED)
def test_every_declared_event_can_be_told_whatever_its_facts(name: str, language: str) -> None:
    words = texts(name, language)
    for event, form in declared(name, "Events").items():
        for facts in every(words, form):
            hidden = sorted(get_type_hints(form).keys() - facts.keys())
            shown = {"event": event, **facts, **({"hidden": hidden} if hidden else {})}
            assert words.event(shown, PLAYERS), shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLAYED)
def test_every_declared_question_can_be_asked_whatever_its_facts(name: str, language: str) -> None:
    words = texts(name, language)
    for question, form in declared(name, "Prompts").items():
        for facts in every(words, form, whole=True):
            assert all(words.question(Prompt(CHOOSE, question, 0, facts, [], None), PLAYERS)), (question, facts)


@pytest.mark.parametrize("name", PLAYED)
def test_no_text_is_kept_for_an_event_or_a_question_that_is_not_declared(name: str) -> None:
    kept = messages((title(name).text_folder / "game.en.ftl").read_text("utf-8"))
    events = {text.removeprefix("event-").removesuffix("-hidden") for text in kept if text.startswith("event-")}
    assert events == declared(name, "Events").keys()
    questions = {text.removeprefix("prompt-") for text in kept if text.startswith("prompt-")}
    assert questions == declared(name, "Prompts").keys()


def test_a_text_that_asks_for_a_fact_which_is_not_declared_is_noticed() -> None:
    words = Texts("prophecy", "en")
    forms = list(every(words, declared("prophecy", "Events")["duel_won"]))
    words.bundle = FluentBundle(["en"], use_isolating=False)
    words.bundle.add_resource(FluentResource("event-duel_won = { $seat } wins { $count } gold.\nresult-won = won"))
    with pytest.raises(LookupError, match="count"):
        words.event({"event": "duel_won", **forms[0]}, PLAYERS)
