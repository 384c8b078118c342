"""Reading a card file: TOML into plain values, every one checked, and what is wrong said in one sentence."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path

from hlubina.core.errors import Invalid, shown
from hlubina.core.settings import Setting


class CardSource:
    """The bytes of a card file, before anybody has understood them. `name` is what messages call it."""

    def __init__(self, raw: bytes, name: str = "") -> None:
        self.raw = raw
        self.name = name
        self.data: dict[str, object] | None = None  # as plain values, once they have been parsed

    def parsed(self) -> dict[str, object]:
        if self.data is None:
            try:
                self.data = named_anew(tomllib.loads(self.raw.decode()))
            except (ValueError, RecursionError) as error:  # no TOML, no UTF-8, or a number of thousands of digits
                raise self.no_toml(error) from None
        return self.data

    def digest(self) -> str:
        """A short hash of what the file means: comments, layout and the order of names within a table do not count."""
        try:
            meaning = json.dumps(self.parsed(), sort_keys=True, separators=(",", ":"), default=str)
        except (ValueError, RecursionError) as error:  # tables too deep, or a hexadecimal number of thousands of digits
            raise self.no_toml(error) from None
        return hashlib.sha256(meaning.encode()).hexdigest()[:16]

    def no_toml(self, error: Exception) -> Invalid:
        which = f" {self.name}" if self.name else ""
        return Invalid(f"The card file{which} is not valid TOML: {error}.")


def named_anew(data: dict[str, object]) -> dict[str, object]:
    """The same file with [[setting]] for [[switch]], as it was called before."""
    if "switch" in data and "setting" in data:
        raise Invalid("The card file has both [[setting]] and [[switch]], its former name; leave the latter out.")
    return {"setting" if name == "switch" else name: value for name, value in data.items()}


def open_cards(path: Path) -> CardSource:
    try:
        return CardSource(path.read_bytes(), str(path))
    except OSError as error:
        raise Invalid(f"The card file {path} cannot be read: {error.strerror}.") from None


class CardFile:
    """A card file that has been read: what the file of every game has. Its other tables are read by the game."""

    def __init__(self, source: CardSource) -> None:
        self.source = source
        self.data = source.parsed()
        self.digest = source.digest()
        meta = table(self.data, "meta")
        self.game = str(meta.get("game"))
        self.version = whole(meta, "version", "[meta]")
        players = table(self.data, "players")
        self.fewest = whole(players, "min", "[players]")
        self.most = whole(players, "max", "[players]")
        self.settings = read_settings(self.data)

    def check_like(self, standard: CardFile, free: str = "") -> None:
        """A designer's file may change figures, but not the game, its players, version and settings.

        Of the setting that is free its values may differ: they name things of the file.
        """
        if self.game != standard.game:
            raise Invalid(f"The card file is one of {shown(self.game)}, not of {standard.game}.")
        here = [(setting.name, setting.values if setting.name != free else []) for setting in self.settings]
        if here != [(setting.name, setting.values if setting.name != free else []) for setting in standard.settings]:
            but = f", but for the values of {free!r}" if free else ""
            raise Invalid(f"The settings of the card file must stay as they are{but}.")
        if (self.version, self.fewest, self.most) != (standard.version, standard.fewest, standard.most):
            raise Invalid("The version and the number of players in the card file must stay as they are.")


def table(data: dict[str, object], name: str) -> dict[str, object]:
    value = data.get(name)
    if not isinstance(value, dict):
        raise Invalid(f"The card file lacks the table [{name}].")
    return value


def tables(data: dict[str, object], name: str) -> list[dict[str, object]]:
    value = data.get(name)
    if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
        raise Invalid(f"The card file lacks the tables [[{name}]].")
    return value


def whole(entry: dict[str, object], name: str, where: str, default: int | None = None, most: int = 1000) -> int:
    value = entry.get(name, default)
    if type(value) is not int or not 0 <= value <= most:
        raise Invalid(
            f"{name!r} of {where} in the card file must be a whole number from 0 to {most}, not {shown(value)}."
        )
    return value


def wholes(entry: dict[str, object], name: str, where: str, size: int) -> list[int]:
    values = entry.get(name)
    if not isinstance(values, list) or len(values) != size:
        raise Invalid(f"{name!r} of {where} in the card file must be a list of {size} numbers, not {shown(values)}.")
    return [whole({name: value}, name, where) for value in values]


def word(entry: dict[str, object], name: str, words: list[str], where: str) -> int:
    """The index of a word; without the field, of the empty word."""
    value = entry.get(name, "")
    if not isinstance(value, str) or value not in words:
        raise Invalid(f"{name!r} of {where} in the card file must be one of {', '.join(words).strip(', ')}.")
    return words.index(value)


def named(data: dict[str, object], kind: str, names: list[str], game: str) -> list[dict[str, object]]:
    """The tables of a kind in the order of `names`, each exactly once."""
    found: dict[str, dict[str, object]] = {}
    for entry in tables(data, kind):
        name = entry.get("id")
        if not isinstance(name, str) or name not in names:
            raise Invalid(f"The card file has a {kind} {shown(name)}, which {game} does not know.")
        if name in found:
            raise Invalid(f"The card file has the {kind} {name!r} twice; there is one of each.")
        found[name] = entry
    for name in names:
        if name not in found:
            raise Invalid(f"The card file lacks the {kind} {name!r}.")
    return [found[name] for name in names]


def check_counts(data: dict[str, object], actual: dict[str, int]) -> None:
    """What the file says of its cards must be so."""
    counts = table(data, "counts")
    for name, number in actual.items():
        said = whole(counts, name, "[counts]")
        if said != number:
            raise Invalid(f"The card file counts {said} {name.replace('_', ' ')}, but its cards make {number}.")


def read_settings(data: dict[str, object]) -> list[Setting]:
    """Every setting of the file, if it has any; the first value of each is the default."""
    found: list[Setting] = []
    for entry in tables(data, "setting") if "setting" in data else []:
        name = entry.get("name")
        values = entry.get("values")
        if not isinstance(name, str) or not isinstance(values, list) or not values:
            raise Invalid("A [[setting]] of the card file needs a name and a list of values.")
        found.append(Setting(name, [str(value) for value in values], str(values[0])))
    return found
