"""What the scenes of all games say to a game: its answers in words, such as `draw 2` or `card hermit`."""

from __future__ import annotations

import hlubina

NO_RULE = "no rule"  # somebody else is to decide


def spoken(game: hlubina.Game, action: int) -> str:
    decoded = game.vocabulary.decode(action)
    return " ".join([decoded.name, *map(str, decoded.arguments.values())])


def asked(game: hlubina.Game, seat: int | None = None) -> set[str]:
    """Everything that the acting seat may answer."""
    if seat is None:
        (seat,) = game.acting()
    return {spoken(game, action) for action in game.options(seat)}


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
