"""Actions are small integers. A vocabulary gives each of them a name and arguments, in blocks that are only ever
appended to, so that an action keeps its number in old records and trained models."""

from __future__ import annotations

from typing import SupportsIndex

from hlubina.core.errors import Invalid, shown, whole


class Argument:
    """One argument of a block: its values are names, or whole numbers from `start`."""

    def __init__(self, name: str, size: int, start: int = 0, labels: list[str] | None = None) -> None:
        self.name = name
        self.size = size
        self.start = start
        self.labels = labels

    def __reduce__(self) -> tuple[object, ...]:
        return Argument, (self.name, self.size, self.start, self.labels)

    def value(self, index: int) -> int | str:
        return self.labels[index] if self.labels is not None else self.start + index

    def has(self, value: int | str) -> bool:
        return any(self.value(index) == value for index in range(self.size))

    def index(self, value: int | str) -> int:
        for index in range(self.size):
            if self.value(index) == value:
                return index
        raise Invalid(f"{value!r} is no {self.name}; it is one of {[self.value(i) for i in range(self.size)]}.")


class Action:
    """A decoded action: the name of its block and its arguments."""

    def __init__(self, number: int, name: str, arguments: dict[str, int | str]) -> None:
        self.number = number
        self.name = name
        self.arguments = arguments

    def __str__(self) -> str:
        inside = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.name}({inside})"

    def __repr__(self) -> str:
        return f"<action {self.number}: {self}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Action, (self.number, self.name, self.arguments)


class Block:
    """A run of actions with one name; the last argument varies fastest."""

    def __init__(self, name: str, first: int, arguments: list[Argument]) -> None:
        self.name = name
        self.first = first
        self.arguments = arguments
        self.size = 1
        for argument in arguments:
            self.size *= argument.size

    def __reduce__(self) -> tuple[object, ...]:
        return Block, (self.name, self.first, self.arguments)


class Vocabulary:
    """All actions of a game. A block may go on in a later one of the same name, since blocks are only appended."""

    def __init__(self, game: str, blocks: list[Block]) -> None:
        self.game = game
        self.blocks = blocks
        self.size = 0
        for block in blocks:
            if block.first != self.size:
                raise Invalid(f"Block {block.name!r} of {game} must begin at {self.size}, not at {block.first}.")
            self.size += block.size
        self.told: dict[int, str] = {}

    def __repr__(self) -> str:
        return f"<Vocabulary of {self.game}: {self.size} actions>"

    def __reduce__(self) -> tuple[object, ...]:
        return Vocabulary, (self.game, self.blocks)

    def tell(self, action: SupportsIndex) -> str:
        """The action in words, for sentences about it."""
        number = whole(action, "An action")
        found = self.told.get(number)
        if found is None:
            found = str(self.decode(number))
            self.told[number] = found
        return found

    def decode(self, action: SupportsIndex) -> Action:
        """Name and arguments of an action."""
        number = whole(action, "An action")
        if not 0 <= number < self.size:
            raise Invalid(f"{self.game} has the actions 0 to {self.size - 1}; {shown(number)} is none of them.")
        for block in reversed(self.blocks):
            if number >= block.first:
                break
        rest = number - block.first
        values: dict[str, int | str] = {}
        for argument in reversed(block.arguments):
            values[argument.name] = argument.value(rest % argument.size)
            rest //= argument.size
        return Action(number, block.name, {argument.name: values[argument.name] for argument in block.arguments})

    def encode(self, name: str, *given: SupportsIndex | str) -> int:
        """The number of an action: `encode("take_pile", "red")`."""
        values = [value if isinstance(value, str) else whole(value, f"An argument of {name}") for value in given]
        named = [block for block in self.blocks if block.name == name]
        if not named:
            raise Invalid(f"{self.game} has no action {name!r}; it has {', '.join(b.name for b in self.blocks)}.")
        block = named[0]
        if len(values) != len(block.arguments):
            wanted = ", ".join(argument.name for argument in block.arguments) or "nothing"
            raise Invalid(f"{name} takes {wanted}, not {values}.")
        for later in named[1:]:
            if all(argument.has(value) for argument, value in zip(later.arguments, values, strict=True)):
                block = later
        index = 0
        for argument, value in zip(block.arguments, values, strict=True):
            index = index * argument.size + argument.index(value)
        return block.first + index


def distinct(first: int, cards: list[int]) -> list[int]:
    """One action of the block that begins at `first` for each different card, ascending."""
    if len(cards) == 1:
        return [first + cards[0]]
    options: list[int] = []
    for card in sorted(cards):
        action = first + card
        if not options or options[-1] != action:
            options.append(action)
    return options
