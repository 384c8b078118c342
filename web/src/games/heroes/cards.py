"""Writes cards.json: what is printed on the cards and rooms, from the card file. Run it after a change there.

python web/src/games/heroes/cards.py
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
CARDS = HERE.parents[3] / "src/hlubina/games/heroes/cards.toml"
SYMBOL = re.compile(r"\([^)]*\)|\S+")


def main() -> None:
    cards = tomllib.loads(CARDS.read_text(encoding="utf-8"))
    printed = {
        "heroes": [hero["id"] for hero in cards["heroes"]],
        "rooms": {room["id"]: facts(room, ("makes", "pay", "loot")) for room in cards["rooms"]},
        "types": {name: kind["rooms"] for name, kind in cards["room_types"].items()},
        "clans": {
            clan["id"]: {"monsters": clan["monsters"], "hp": clan["hp"], "start": clan["start"]}
            for clan in cards["clans"]
        },
        "cards": {
            **{
                card["id"]: {"clan": clan["id"], "sides": sides(card["sym"])}
                for clan in cards["clans"]
                for card in clan["cards"]
            },
            **{
                card["id"]: {"kind": card["kind"], "sides": sides(card["sym"])}
                for card in cards["loot"] + cards["promo"]
            },
        },
    }
    (HERE / "cards.json").write_text(json.dumps(printed, indent=1) + "\n", encoding="utf-8")


def facts(thing: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    return {name: thing[name] for name in names if name in thing}


def sides(text: str) -> list[list[str]]:
    return [SYMBOL.findall(side) for side in text.split(" / ")]


if __name__ == "__main__":
    main()
