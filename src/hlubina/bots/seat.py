"""What a bot holds: one seat's knowledge of a game, never the game itself.

A seat is made from an imagined position, which its player cannot tell from the true one. Looking into it, copying it
or cheating with it yields nothing that the player does not know.
"""

from __future__ import annotations

from typing import Any, Protocol, SupportsIndex

from hlubina.core.aliases import Action
from hlubina.core.chance import Chance
from hlubina.core.game import Game
from hlubina.core.prompts import Prompt
from hlubina.registry import title


class Seat:
    """One seat's knowledge of a game, and the adviser of that game."""

    def __init__(self, game: Game, number: SupportsIndex, chance: Chance, imagined: bool = False) -> None:
        self.number = game.check_seat(number)
        self.chance = chance
        self.dream = game if imagined else game.imagine(self.number, chance)
        self.dream.give_floor(self.number)
        self.adviser = title(self.dream.title).adviser

    def __repr__(self) -> str:
        return f"<Seat {self.number}, as it sees {self.dream!r}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Seat, (self.dream, self.number, self.chance, True)

    @staticmethod
    def of_dream(dream: Game, number: SupportsIndex, chance: Chance) -> Seat:
        """The seat of a position that was imagined for it already, by whoever knows the true one."""
        return Seat(dream, number, chance, imagined=True)

    def options(self) -> list[Action]:
        """What leads on: a bot takes no choice back, else it might choose and take back for ever."""
        return self.dream.onward(self.number)

    def prompt(self) -> Prompt | None:
        return self.dream.prompt(self.number)

    def view(self) -> dict[str, Any]:
        return self.dream.view(self.number)

    def imagine(self) -> Game:
        """A possible true position, another one each time."""
        return self.dream.imagine(self.number, self.chance)


class Bot(Protocol):
    """Answers one question at a time. Any class with these two methods will do."""

    def code(self) -> str:
        """The short code by which the bot is asked for on the command line, or its name."""

    def choose(self, seat: Seat) -> Action:
        """One of the seat's options, or something it may say out of turn; then it is asked again."""
