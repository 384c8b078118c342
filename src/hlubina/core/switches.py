"""Switches: every open point of the rules is an option of the game, set when it is created and kept in its record."""

from __future__ import annotations

from collections.abc import Mapping

from hlubina.core.errors import Invalid


class Switch:
    """A choice between named readings of a rule. Its texts are `option-NAME` and `option-NAME-VALUE`."""

    def __init__(self, name: str, values: list[str], default: str) -> None:
        if default not in values:
            raise Invalid(f"The default {default!r} of option {name!r} is not one of {', '.join(values)}.")
        self.name = name
        self.values = values
        self.default = default


def settle(switches: list[Switch], wanted: Mapping[str, str] | None) -> dict[str, str]:
    """The setting of every switch: as asked for, the rest by default."""
    settings = {switch.name: switch.default for switch in switches}
    for name, value in (wanted or {}).items():
        switch = next((switch for switch in switches if switch.name == name), None)
        if switch is None:
            there = f"there are {', '.join(settings)}" if settings else "this game has none"
            raise Invalid(f"There is no option {name!r}; {there}.")
        if value not in switch.values:
            raise Invalid(f"Option {name} is one of {', '.join(switch.values)}, not {value!r}.")
        settings[name] = value
    return settings
