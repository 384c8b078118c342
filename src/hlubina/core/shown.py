"""The forms in which every game is shown: types for whoever reads them. Never compiled, so that they can be looked at.

Each game adds its own in `games/GAME/shown.py`: `View`, `Prompts` (the facts of each question, by its name) and
`Events` (the facts of each event, by its name). TypeScript is generated from them, and the tests hold what is shown to
them. Annotations are not postponed here: only then does Python itself know which fields may be missing.
"""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

Kind = Literal["choose", "may", "order", "gather"]
Thrown = Annotated[int, "thrown"]  # a fact of an event: what a die shows that everybody sees thrown
FaceUp = Annotated[str, "face up"]  # a card that everybody sees when it happens, wherever it lies hidden afterwards


class OrderForm(TypedDict):
    """A standing order and the number it is set to."""

    name: str
    value: int


class PromptForm(TypedDict):
    """The question before a seat: `options` are the legal actions, `decline` the one that means no.

    `order` is the standing order that would answer it, and others like it, from now on.
    """

    kind: Kind
    name: str
    seat: int
    facts: dict[str, Any]
    options: list[int]
    decline: int | None
    order: OrderForm | None


class OutcomeForm(TypedDict):
    """How it stands or ended. All points as players count them; `parts` is 2 where there are half points.

    `won` is there only where all play together, `absent` only in a result at a table: seats whose
    players did not stay, and who therefore come last in `ranks`.
    """

    over: bool
    ranks: list[int]
    scores: list[float]
    lines: dict[str, list[float]]
    tie_breaks: dict[str, list[float]]
    parts: NotRequired[int]
    won: NotRequired[bool | None]
    absent: NotRequired[list[int]]
