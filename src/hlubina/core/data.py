"""Reading plain data from outside: every value is checked, and what is wrong is said in one sentence."""

from __future__ import annotations

from hlubina.core.errors import Invalid, shown

NO_CARD = -1


class Reader:
    """Takes the fields out of one table of data, and knows which were never asked for."""

    def __init__(self, data: object, what: str) -> None:
        if not isinstance(data, dict) or not all(isinstance(name, str) for name in data):
            raise Invalid(f"There must be a table of named fields for {what}.")
        self.fields: dict[str, object] = dict(data)
        self.what = what

    def value(self, name: str, former: str = "") -> object:
        """The field of that name, or of the one it had before."""
        if former in self.fields and name not in self.fields:
            return self.fields.pop(former)
        if name not in self.fields:
            raise Invalid(f"In {self.what}, {name!r} is missing.")
        return self.fields.pop(name)

    def done(self) -> None:
        """Nothing may be left over."""
        for name in self.fields:
            raise Invalid(f"In {self.what}, nobody knows the field {shown(name)}.")

    def number(self, name: str, low: int, high: int) -> int:
        return self.check_number(name, self.value(name), low, high)

    def check_number(self, name: str, value: object, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise Invalid(f"In {self.what}, {name!r} must be a whole number from {low} to {high}, not {shown(value)}.")
        return value

    def text(self, name: str) -> str:
        value = self.value(name)
        if not isinstance(value, str):
            raise Invalid(f"In {self.what}, {name!r} must be a text, not {shown(value)}.")
        return value

    def items(self, name: str) -> list[object]:
        value = self.value(name)
        if not isinstance(value, list):
            raise Invalid(f"In {self.what}, {name!r} must be a list, not {shown(value)}.")
        return value

    def numbers(self, name: str, size: int, low: int, high: int) -> list[int]:
        values = self.items(name)
        if len(values) != size:
            raise Invalid(f"In {self.what}, {name!r} must have {size} numbers, not {len(values)}.")
        return [self.check_number(name, value, low, high) for value in values]

    def named_numbers(self, name: str, keys: list[str], low: int, high: int) -> list[int]:
        """One number under each of the keys, in their order."""
        reader = self.child(name)
        numbers = [reader.number(key, low, high) for key in keys]
        reader.done()
        return numbers

    def cards(self, name: str, card_names: list[str]) -> list[int]:
        return [self.check_card(name, value, card_names) for value in self.items(name)]

    def optional_cards(self, name: str, card_names: list[str], size: int) -> list[int]:
        values = self.items(name)
        if len(values) != size:
            raise Invalid(f"In {self.what}, {name!r} must have {size} entries, not {len(values)}.")
        return [NO_CARD if value is None else self.check_card(name, value, card_names) for value in values]

    def card_lists(self, name: str, card_names: list[str], size: int) -> list[list[int]]:
        values = self.items(name)
        if len(values) != size or not all(isinstance(value, list) for value in values):
            raise Invalid(f"In {self.what}, {name!r} must be {size} lists of cards.")
        return [
            [self.check_card(name, card, card_names) for card in value] for value in values if isinstance(value, list)
        ]

    def check_card(self, name: str, value: object, card_names: list[str]) -> int:
        if not isinstance(value, str) or value not in card_names:
            raise Invalid(f"In {self.what}, {name!r} has a card {shown(value)} that does not exist.")
        return card_names.index(value)

    def child(self, name: str) -> Reader:
        return Reader(self.value(name), f"{name!r} of {self.what}")

    def children(self, name: str, size: int) -> list[Reader]:
        values = self.items(name)
        if len(values) != size:
            raise Invalid(f"In {self.what}, {name!r} must have {size} entries, not {len(values)}.")
        return [Reader(value, f"{name!r} {index} of {self.what}") for index, value in enumerate(values)]
