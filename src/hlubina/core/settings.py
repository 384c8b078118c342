"""Settings: for every open point of the rules a game names the reading it is played by, and so does its record."""

from __future__ import annotations

from collections.abc import Mapping

from hlubina.core.errors import Invalid


class Setting:
    """A choice between named readings of a rule. Its texts are `setting-NAME` and `setting-NAME-VALUE`."""

    def __init__(self, name: str, values: list[str], default: str) -> None:
        if default not in values:
            raise Invalid(f"The default {default!r} of setting {name!r} is not one of {', '.join(values)}.")
        self.name = name
        self.values = values
        self.default = default


def settle(offered: list[Setting], wanted: Mapping[str, str] | None) -> dict[str, str]:
    """The value of every setting: as asked for, the rest by default."""
    chosen = {setting.name: setting.default for setting in offered}
    for name, value in (wanted or {}).items():
        setting = next((setting for setting in offered if setting.name == name), None)
        if setting is None:
            there = f"there are {', '.join(chosen)}" if chosen else "this game has none"
            raise Invalid(f"There is no setting {name!r}; {there}.")
        if value not in setting.values:
            raise Invalid(f"Setting {name} is one of {', '.join(setting.values)}, not {value!r}.")
        chosen[name] = value
    return chosen
