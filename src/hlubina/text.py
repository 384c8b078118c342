"""Everything a player reads: one Fluent catalogue per game and language, and one for the shell."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from hlubina.core.cardfile import CardFile
from hlubina.core.errors import Invalid, shown
from hlubina.core.faces import GAME, Face, Faces, Sentence
from hlubina.core.journal import Statement
from hlubina.core.prompts import Prompt
from hlubina.core.vocabulary import Action
from hlubina.registry import title

LANGUAGES = ("cs", "en")
SHELL = Path(__file__).parent / "terminal"
PAGE_CATALOGUES = ("game", "board", "lesson")  # of a game; the terminal needs the first only
PLAYERS = ("seat", "by", "opponent")  # facts that are seats


class Texts:
    """The texts of one game in one language, for certain cards; without a game only those of the shell."""

    def __init__(self, game: str | None, language: str, cards: CardFile | None = None) -> None:
        self.language = check_language(language)
        self.bundle = bundle(game, language)
        self.faces: Faces = {} if game is None else title(game).faces(cards or title(game).standard)
        self.figures: dict[str, int] = self.faces[GAME]["figures"] if GAME in self.faces else {}
        self.names: dict[tuple[str, str], dict[str, object]] = {}

    def say(self, name: str, **facts: object) -> str:
        """A message, or `message.attribute`, with its facts filled in.

        The figures of the game fill in every text, those on the face of a component its own name as well.
        """
        name, _, attribute = name.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        own = self.faces[name]["figures"] if name in self.faces else {}
        text, errors = self.bundle.format_pattern(pattern, self.figures | own | facts)
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
                for name in shared_keys(each) or [key]:
                    words[name] = self.listed([str(forms[name]) for forms in each])
            else:
                words[key] = value
        return words

    def named(self, key: str, message: str) -> dict[str, object]:
        """A name in all its forms, and what the face of the thing says: `lord_acc`, `lord_help`, `lord_cost`."""
        if (key, message) not in self.names:
            attributes = self.bundle.get_message(message).attributes
            forms: dict[str, object] = {f"{key}_{form}": self.say(f"{message}.{form}") for form in attributes}
            if message in self.faces:
                figures = self.faces[message]["figures"]
                forms |= {f"{key}_{figure}": number for figure, number in figures.items()}
                forms[f"{key}_help"] = self.help(message)
            self.names[key, message] = {key: self.say(message), **forms}
        return self.names[key, message]

    def help(self, thing: str) -> str:
        """What a component does, in the sentences of its face."""
        return " ".join(self.sentences(self.faces[thing]))

    def sentences(self, face: Face) -> list[str]:
        """Each begins with a capital letter, whichever phrase comes first."""
        told = [self.sentence(each) for each in face["sentences"]]
        return [text[:1].upper() + text[1:] for text in told]

    def sentence(self, sentence: Sentence) -> str:
        """A sentence of a face in words; phrases within it first."""
        facts: dict[str, object] = {}
        phrases: dict[str, str] = {}
        for key, value in sentence["facts"].items():
            if isinstance(value, dict):
                phrases[key] = self.sentence(value)
            elif isinstance(value, list) and any(isinstance(each, dict) for each in value):
                phrases[key] = self.listed([self.sentence(each) for each in value if isinstance(each, dict)])
            else:
                facts[key] = value
        return self.say(sentence["text"], **self.words(facts, []), **phrases)

    def listed(self, names: list[str]) -> str:
        """Two names are joined by a word, more by commas."""
        return self.say("and", first=names[0], second=names[1]) if len(names) == 2 else ", ".join(names)

    def event(self, form: Mapping[str, object], players: list[str]) -> str:
        """A line of the log, from an event as one viewer may see it."""
        facts = {key: value for key, value in form.items() if key not in ("event", "hidden", "scene")}
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

    def setting(self, name: str, value: str) -> str:
        """A value of a setting; what the card file itself gives a title goes by that."""
        own = self.faces.get(f"{name}-{value}")
        return (own and own["words"].get("title")) or self.say(f"setting-{name}-{value}")

    def plan(self, plan: Statement, players: list[str]) -> str:
        """What a player aims at next."""
        return self.say(f"plan-{plan.name}", **self.words(plan.facts, players))

    def refusal(self, rule: str) -> str:
        return self.say(f"refusal-{rule.replace('.', '_')}")


@cache
def bundle(game: str | None, language: str) -> FluentBundle:
    return read_bundle(game, language, PAGE_CATALOGUES[:1])


def read_bundle(game: str | None, language: str, catalogues: Sequence[str]) -> FluentBundle:
    """The texts of the shell, and those of a game in these catalogues; a game needs none for the page."""
    found = FluentBundle([language], use_isolating=False)
    files = [SHELL / f"text.{language}.ftl"]
    if game is not None:
        named = [title(game).text_folder / f"{name}.{language}.ftl" for name in catalogues]
        files += [file for file in named if file.exists()]
    for file in files:
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def shared_keys(dictionaries: list[dict[str, object]]) -> list[str]:
    first, *others = dictionaries or [{}]
    return [key for key in first if all(key in other for other in others)]


@cache
def texts(game: str | None, language: str) -> Texts:
    """The texts of a game with its standard cards."""
    return Texts(game, language)


def texts_with(game: str, language: str, cards: CardFile | None) -> Texts:
    """The texts of a game with these cards, or with the standard ones."""
    return texts(game, language) if cards is None else Texts(game, language, cards)


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Invalid(f"Hlubina speaks {' and '.join(LANGUAGES)}, not {shown(language)}.")
    return language


def own_language() -> str:
    """The language of the user's surroundings, English if it is none of ours."""
    chosen = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return chosen[:2] if chosen[:2] in LANGUAGES else "en"
