"""Everything a player reads: one Fluent catalogue per game and language, and one for the shell."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from hlubina.core.errors import Invalid, shown
from hlubina.core.plans import Plan
from hlubina.core.prompts import Prompt
from hlubina.core.vocabulary import Action
from hlubina.registry import title

LANGUAGES = ("cs", "en")
SHELL = Path(__file__).parent / "terminal"
PLAYERS = ("seat", "by", "opponent")  # facts that are seats


class Texts:
    """The texts of one game in one language; without a game only those of the shell."""

    def __init__(self, game: str | None, language: str) -> None:
        self.language = check_language(language)
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in [SHELL] if game is None else [SHELL, title(game).folder]:
            resource = FluentResource((folder / f"text.{language}.ftl").read_text(encoding="utf-8"))
            self.bundle.add_resource(resource)
        self.names: dict[tuple[str, str], dict[str, str]] = {}

    def say(self, name: str, **facts: object) -> str:
        """A message, or `message.attribute`, with its facts filled in."""
        name, _, attribute = name.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"The {self.language} text {name} cannot be filled in: {errors}")
        return str(text)

    def words(self, facts: Mapping[str, object], players: list[str]) -> dict[str, object]:
        """Facts as words: seats become names, cards their names, `lord_acc` the attribute `acc` of a lord's name."""
        words: dict[str, object] = {}
        for key, value in facts.items():
            if key in PLAYERS and isinstance(value, int):
                words[key] = players[value]
            elif isinstance(value, str):
                words.update(self.named(key, f"{key}-{value}"))
            elif isinstance(value, list):
                each = [self.named(key, f"{key.removesuffix('s')}-{card}") for card in value]
                for name in each[0] if each else [key]:
                    words[name] = self.listed([forms[name] for forms in each])
            else:
                words[key] = value
        return words

    def named(self, key: str, message: str) -> dict[str, str]:
        """A name in all its forms, which never change."""
        if (key, message) not in self.names:
            attributes = self.bundle.get_message(message).attributes
            forms = {f"{key}_{form}": self.say(f"{message}.{form}") for form in attributes}
            self.names[key, message] = {key: self.say(message), **forms}
        return self.names[key, message]

    def listed(self, names: list[str]) -> str:
        """Two names are joined by a word, more by commas."""
        return self.say("and", first=names[0], second=names[1]) if len(names) == 2 else ", ".join(names)

    def event(self, form: Mapping[str, object], players: list[str]) -> str:
        """A line of the log, from an event as one viewer may see it."""
        facts = {key: value for key, value in form.items() if key not in ("event", "hidden")}
        name = f"event-{form['event']}" + ("-hidden" if "hidden" in form else "")
        return self.say(name, **self.words(facts, players))

    def reason(self, form: Mapping[str, object], players: list[str]) -> str:
        """A reason for an answer, in a sentence."""
        facts = {key: value for key, value in form.items() if key != "reason"}
        return self.say(f"reason-{form['reason']}", **self.words(facts, players))

    def action(self, action: Action, players: list[str]) -> str:
        return self.say(f"action-{action.name}", **self.words(action.arguments, players))

    def question(self, prompt: Prompt, players: list[str]) -> tuple[str, str]:
        """The question, and what follows from it."""
        words = self.words(prompt.facts, players)
        return self.say(f"prompt-{prompt.name}", **words), self.say(f"prompt-{prompt.name}.detail", **words)

    def plan(self, plan: Plan, players: list[str]) -> str:
        """What a player aims at next."""
        return self.say(f"plan-{plan.name}", **self.words(plan.facts, players))

    def refusal(self, rule: str) -> str:
        return self.say(f"refusal-{rule.replace('.', '_')}")


@cache
def texts(game: str | None, language: str) -> Texts:
    return Texts(game, language)


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Invalid(f"Hlubina speaks {' and '.join(LANGUAGES)}, not {shown(language)}.")
    return language


def own_language() -> str:
    """The language of the user's surroundings, English if it is none of ours."""
    chosen = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return chosen[:2] if chosen[:2] in LANGUAGES else "en"
