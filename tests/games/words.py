"""What the scenes of all games say to a game: its answers in words, such as `draw 2` or `card hermit`."""

from __future__ import annotations

import hlubina


def spoken(game: hlubina.Game, action: int) -> str:
    decoded = game.vocabulary.decode(action)
    return " ".join([decoded.name, *map(str, decoded.arguments.values())])


def asked(game: hlubina.Game, seat: int | None = None) -> set[str]:
    """Everything that the acting seat may answer."""
    if seat is None:
        (seat,) = game.acting()
    return {spoken(game, action) for action in game.options(seat)}


def answer(game: hlubina.Game, *answers: str, seat: int | None = None) -> hlubina.Game:
    for text in answers:
        name, *words = text.split()
        arguments = [int(word) if word.isdigit() else word for word in words]
        game.take(game.acting()[0] if seat is None else seat, game.vocabulary.encode(name, *arguments))
    return game


def refused(game: hlubina.Game, text: str, seat: int | None = None) -> bool:
    """Whether the answer is refused; a refusal leaves everything as it was."""
    before = game.dump()
    try:
        answer(game, text, seat=seat)
    except hlubina.Refused:
        return game.dump() == before
    return False


def step(game: hlubina.Game) -> str:
    name: str = game.view(None)["step"]
    return name
