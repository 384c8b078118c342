"""What the second referee reads from the card file, in a form of its own."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import hlubina

CARDS = Path(hlubina.__file__).parent / "games" / "prophecy" / "cards.toml"
FILE: dict[str, Any] = tomllib.loads(CARDS.read_text(encoding="utf-8"))

Facts = dict[str, Any]

RULES: Facts = FILE["rules"]
WATER: Facts = FILE["water"]
SOLO: Facts = FILE["solo"]
SETTINGS: dict[str, list[str]] = {setting["name"]: setting["values"] for setting in FILE["setting"]}
DEFAULTS = {name: values[0] for name, values in SETTINGS.items()}

KINDS = {
    "abilities": "ability",
    "underwater_abilities": "underwater",
    "water_abilities": "water_ability",
    "common_items": "common",
    "rare_items": "rare",
    "treasures": "treasure",
    "water_items": "water_item",
    "artifacts": "artifact",
    "water_opportunities": "water_opportunity",
    "opportunities": "opportunity",
    "monsters": "monster",
    "lesser_guardians": "lesser",
    "greater_guardians": "greater",
    "obstacles": "obstacle",
    "water_monsters": "water_monster",
}
CARD: dict[str, Facts] = {
    card["id"]: {"fx": [], **card, "class": kind} for group, kind in KINDS.items() for card in FILE["cards"][group]
}
CARD["gate"] = {"id": "gate", "class": "gate", "fx": []}
CHANCE: dict[str, Facts] = {card["id"]: card for card in FILE["cards"]["chance"]}
CHARACTERS: list[Facts] = FILE["cast"]["characters"]
CHARACTER = {character["id"]: character for character in CHARACTERS}
GUILDS = ["fortress", "thieves_guild", "forest_camp", "magic_tower", "monastery"]

BOARD: list[Facts] = FILE["board"]["fields"]
RING = len(BOARD)
ISLAND = RING  # the number of Treasure Island; cells of the Water Realm follow
FIRST_CELL = RING + 1
FIELDS = [field["id"] for field in BOARD]
PLACES = [*FIELDS, "treasure_island"]
PORTS = [number for number, field in enumerate(BOARD) if field["port"]]
GATES = [number for number, field in enumerate(BOARD) if field["gate"]]
WILDERNESS = [number for number, field in enumerate(BOARD) if field["type"] == "wilderness"]
AROUND = {
    sphere: [number for number, field in enumerate(BOARD) if field.get("sphere") == sphere] for sphere in range(1, 6)
}

WIDTH, HEIGHT = 6, 4
CELLS = WIDTH * HEIGHT
COMPASS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
CELL_NAMES = [f"{'abcdef'[cell % WIDTH]}{cell // WIDTH + 1}" for cell in range(CELLS)]


def number_of(field: str) -> int:
    return PLACES.index(field)


def cell_at(place: list[int]) -> int:
    column, row = place
    return row * WIDTH + column


PALACE = cell_at(WATER["palace"])


def beyond(cell: int, direction: str, steps: int = 1) -> int | None:
    """The cell so many steps away, or None off the board."""
    x, y = COMPASS[direction]
    column, row = cell % WIDTH + x * steps, cell // WIDTH + y * steps
    return row * WIDTH + column if 0 <= column < WIDTH and 0 <= row < HEIGHT else None


def is_light(cell: int) -> bool:
    return (cell % WIDTH + cell // WIDTH) % 2 == (PALACE % WIDTH + PALACE // WIDTH) % 2


def price_of(card: str) -> int:
    facts = CARD[card]
    return int(RULES["price_per_map"] * facts["maps"] if facts["class"] == "treasure" else facts["price"])


def effects(card: str, trigger: str | None = None) -> list[Facts]:
    return [effect for effect in CARD[card]["fx"] if trigger is None or effect.get("t") == trigger]


def is_monster(card: str) -> bool:
    return bool(CARD[card]["class"] == "monster")


def copies(group: str) -> list[str]:
    return [card["id"] for card in FILE["cards"][group] for _ in range(card.get("copies", 1))]
