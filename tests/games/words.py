"""What the scenes of all games say to a game: its answers in words, such as `draw 2` or `card hermit`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import hlubina
from hlubina.core.vocabulary import Vocabulary

NO_RULE = "no rule"  # somebody else is to decide


def spoken(game: hlubina.Game, action: int) -> str:
    return named(game.vocabulary, action)


@cache
def named(vocabulary: Vocabulary, action: int) -> str:
    decoded = vocabulary.decode(action)
    return " ".join([decoded.name, *map(str, decoded.arguments.values())])


def by_words(game: hlubina.Game, seat: int) -> dict[str, int]:
    """The legal actions of a seat by what they are called."""
    return {spoken(game, action): action for action in game.options(seat)}


def asked(game: hlubina.Game, seat: int | None = None) -> set[str]:
    """Everything that the acting seat may answer."""
    if seat is None:
        (seat,) = game.acting()
    return set(by_words(game, seat))


def weight(habit: Mapping[str, float], text: str, default: float = 1) -> float:
    """How much a player of that habit likes the answer: the highest weight of any word it begins with."""
    return max((value for part, value in habit.items() if text.startswith(part)), default=default)


def code(game: hlubina.Game, text: str) -> int:
    name, *words = text.split()
    return game.vocabulary.encode(name, *[int(word) if word.isdigit() else word for word in words])


def answer(game: hlubina.Game, *answers: str, seat: int | None = None) -> hlubina.Game:
    for text in answers:
        game.take(game.acting()[0] if seat is None else seat, code(game, text))
    return game


def refused(game: hlubina.Game, text: str, seat: int | None = None) -> str:
    """The rule by which the answer is refused, or NO_RULE; empty if it is not refused."""
    before = game.dump()
    try:
        answer(game, text, seat=seat)
    except hlubina.Refused as refusal:
        assert game.dump() == before
        return refusal.rule or NO_RULE
    return ""


def step(game: hlubina.Game) -> str:
    name: str = game.view(None)["step"]
    return name
