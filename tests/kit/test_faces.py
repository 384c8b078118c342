"""What is printed is what is played: every figure of a card file stands on a face, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from hlubina import changes, rulebook
from hlubina.core.faces import GAME, Face, Faces, Sentence
from hlubina.registry import title
from hlubina.text import LANGUAGES, Texts, texts
from tests.kit.cardfiles import Path, changed, figures, is_printed
from tests.kit.tables import PLAYED

# Where things lie and how they are called: on the board, but no figure that a player reads.
LAYOUT: dict[str, tuple[str, ...]] = {
    "conspiracy": ("coalition_example",),  # positions for the tests
    # sources, comments, a module that is left out, and worked cases for the tests: the game reads none of them
    "passengers": (
        *("sources", "module", "effect_language", "learns", "prov", "round_example"),
        *("scoring_case", "winner_case", "vote_case", "order_case"),
    ),
    "abyss": ("recruit_example", "scoring_example"),  # worked examples that the tests play
    # where the entrance of the Water Realm lies, the number of a field (told by its name), where a figure comes from
    "prophecy": ("entrance_balanced", "entrance_corners", "field", "prov"),
    "heroes": (
        "rot",  # how tiles are turned
        *("prov", "sources", "known_real", "components"),  # notes about the data
        *("events", "wounds", "active_player", "wave0"),  # markers in the box that no rule counts
    ),
}

# Facts that choose between words: a place, a person, whether something is the case
CHOOSES: dict[str, set[str]] = {
    "passengers": {
        *("lead", "nth", "who", "boats", "zone", "without", "down", "some", "shadow", "known", "anywhere", "new"),
        *("gaze", "zholyk"),  # counted on the same card by others
    },
    "prophecy": {"mode"},
}
# Sentences that say "a", "the" or nothing where the figure is one
ONE_UNSAID: dict[str, set[str]] = {
    "conspiracy": {"bonus-best_lord_ip_of_colour"},
    "abyss": {"worth-strongest_lord", "worth-weakest_affiliated_each_race"},
    "passengers": {"thing-hand", "thing-players", "thing-those"},
    "heroes": {"op-confiscate", "op-deploy", "op-deploy-farthest", "op-encourage", "op-jail"},
    "prophecy": {"does-reveal_sphere"},
}
STRIDE = 29  # between figures that are tried one after another
ENOUGH = 5  # faults to plant


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLAYED)
def test_every_figure_that_a_sentence_is_given_is_printed_in_it(name: str, language: str) -> None:
    words = texts(name, language)
    found = [
        f"{thing}: {key} is {figure}, but it says: {words.sentence(phrase)}"
        for thing, face in words.faces.items()
        for sentence in face["sentences"]
        for phrase in phrases(sentence)
        for key, figure in phrase["facts"].items()
        if isinstance(figure, int) and figure > 0 and key not in CHOOSES.get(name, ())
        if not (figure == 1 and phrase["text"] in ONE_UNSAID.get(name, ()))
        if not is_said(figure, words.sentence(phrase))
    ]
    assert not found, found[:20]


def phrases(sentence: Sentence) -> Iterator[Sentence]:
    """The sentence and all phrases within it."""
    yield sentence
    for fact in sentence["facts"].values():
        for each in fact if isinstance(fact, list) else [fact]:
            if isinstance(each, dict):
                yield from phrases(each)


def is_said(figure: int, text: str) -> bool:
    return re.search(rf"(?<!\d){figure}(?!\d)", text) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLAYED)
def test_every_face_has_a_name_and_says_whole_sentences(name: str, language: str) -> None:
    words = texts(name, language)
    for thing, face in words.faces.items():
        assert words.say("title" if thing == GAME else thing), thing
        assert thing == GAME or thing.startswith(f"{face['kind']}-"), thing
        assert all(changes.printed(words, face).values()), f"what differs on {thing} could not be listed"
        for sentence in words.sentences(face):
            assert sentence, thing
            assert sentence == " ".join(sentence.split()), (thing, sentence)
            assert sentence[-1] in ".!?…)”“", (thing, sentence)
            assert sentence[0] == sentence[0].upper(), (thing, sentence)


@pytest.mark.parametrize("name", PLAYED)
def test_every_changed_figure_of_the_card_file_is_seen_on_a_face_and_in_the_rules_in_both_languages(name: str) -> None:
    rules = title(name)
    before = rules.faces(rules.standard)
    both = [Texts(name, language) for language in LANGUAGES]
    marked = [rulebook.marked_text(name, language) for language in LANGUAGES]
    printed = [rulebook.filled(text, before) for text in marked]
    named = {mark["name"] for mark in rulebook.MARK.finditer(marked[0])}
    told_anew: set[str] = set()
    sayings = [{thing: words.sentences(face) for thing, face in before.items()} for words in both]
    unseen = []
    stale = []
    tried = 0
    for place, figure in figures(name):
        if any(str(step) in LAYOUT.get(name, ()) for step in place):
            continue
        for other in (figure + 1, figure - 1, figure + 2, figure + 10):
            cards = changed(name, place, other) if other >= 0 else None
            if cards is not None:
                tried += 1
                faces = rules.faces(cards)
                fresh = {thing: face for thing, face in faces.items() if face != before.get(thing)}
                for words in both:
                    put_on(words, faces)
                if not is_seen(both, fresh, other):
                    unseen.append((place, figure, other))
                for words, old_sayings in zip(both, sayings, strict=True):
                    stale += said_as_before(words, before, fresh, old_sayings)
                assert all(is_printed(mark, faces) for mark in named), place
                anew = {mark for mark in named if rulebook.figure_of(mark, faces) != rulebook.figure_of(mark, before)}
                for text, old in zip(marked, printed, strict=True) if anew else ():
                    assert rulebook.filled(text, faces) != old, place
                told_anew |= anew
                break
    assert not unseen, f"{len(unseen)} of {tried}: {[told(each) for each in unseen[:40]]}"
    assert not stale, sorted(set(stale))[:40]
    assert told_anew


@pytest.mark.parametrize("name", PLAYED)
def test_a_face_that_keeps_an_old_figure_is_noticed(name: str) -> None:
    rules = title(name)
    before = rules.faces(rules.standard)
    both = [Texts(name, language) for language in LANGUAGES]
    planted = 0
    for place in spread(figures(name)):
        cards = next((cards for figure in (47, 43, 19) if (cards := changed(name, place, figure)) is not None), None)
        if cards is None:
            continue
        faces = rules.faces(cards)
        fresh = {thing: face for thing, face in faces.items() if face != before.get(thing)}
        for words in both:
            put_on(words, faces)
        if any(is_seen(both, fresh, figure) for figure in (47, 43, 19)):
            planted += 1
            for words in both:
                put_on(words, before)
            assert not any(is_seen(both, {thing: before[thing] for thing in fresh}, figure) for figure in (47, 43))
            if planted == ENOUGH:
                break
    assert planted == ENOUGH


def spread(every: list[tuple[Path, int]]) -> Iterator[Path]:
    """All places, those far apart first: neighbours are alike, and some stand on no face or allow no other figure."""
    for first in range(STRIDE):
        for place, _ in every[first::STRIDE]:
            yield place


def put_on(words: Texts, faces: Faces) -> None:
    """The texts for other cards; to make them anew for each of a thousand card files would take minutes."""
    words.faces, words.figures = faces, faces[GAME]["figures"]
    words.names.clear()


def is_seen(both: list[Texts], fresh: dict[str, Face], figure: int) -> bool:
    """Whether a face that has changed shows the figure in both languages; none of a thing need not be said."""
    return (figure == 0 and bool(fresh)) or any(
        figure in face["figures"].values()
        or any(str(figure) in re.findall(r"\d+", symbol) for side in face["symbols"] for symbol in side)
        or all(str(figure) in re.findall(r"\d+", words.help(thing)) for words in both)
        for thing, face in fresh.items()
    )


def said_as_before(words: Texts, before: Faces, fresh: dict[str, Face], sayings: dict[str, list[str]]) -> list[str]:
    """Sentences whose figures have changed and whose words have not: a figure is written into the text."""
    found = []
    for thing, face in fresh.items():
        old, new = before[thing]["sentences"] if thing in before else [], face["sentences"]
        if len(old) == len(new):
            now = words.sentences(face)
            for number, each in enumerate(new):
                if old[number] != each and now[number] == sayings[thing][number]:
                    found.append(f"{thing}, {words.language}: {now[number]}")
    return found


def told(unseen: tuple[Path, int, int]) -> str:
    place, figure, other = unseen
    return f"{'.'.join(map(str, place))}: {figure} to {other}"
