"""What the card file of Abyss says, for scenes and what they expect."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

Data = dict[str, Any]
CARD_FILE = Path(__file__).parents[3] / "src/hlubina/games/abyss/cards.toml"
CARDS = tomllib.loads(CARD_FILE.read_text(encoding="utf-8"))
RACES = ["jellyfish", "crab", "seahorse", "shellfish", "squid"]
COPIES = {1: 4, 2: 3, 3: 3, 4: 2, 5: 1}
ALLIES = [f"{race}_{value}" for race in RACES for value, copies in COPIES.items() for _ in range(copies)]
EXPLORATION = [*ALLIES, *["monster"] * 6]
TOKENS = ["2"] * 9 + ["3"] * 9 + ["4"] * 2
LORDS: list[str] = [lord["id"] for lord in CARDS["lord"]]
FACTS: dict[str, dict[str, Any]] = {lord["id"]: lord for lord in CARDS["lord"]}
LOCATIONS: list[str] = [location["id"] for location in CARDS["location"]]
SETTINGS: dict[str, list[str]] = {setting["name"]: setting["values"] for setting in CARDS["setting"]}
FARMERS = ["keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner"]
AMBASSADORS = ["sage", "hermit", "elder"]
KEYED = [lord for lord in LORDS if FACTS[lord].get("keys")]


def race(card: str) -> str:
    return card.split("_")[0]


def value(card: str) -> int:
    return int(card.split("_")[1])


def in_order(cards: list[str]) -> list[str]:
    """Allies in the order of the council and of value."""
    return sorted(cards, key=lambda card: (RACES.index(race(card)), value(card)))
