"""What the second referee reads from the card file, in a form of its own."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import hlubina

CARDS = Path(hlubina.__file__).parent / "games" / "heroes" / "cards.toml"

HEROES = ["rogue", "warrior", "archer", "mage", "champion"]
RESOURCES = ["gold", "frog", "bone", "book"]
TOKENS = [*RESOURCES, "trap"]
SIDES = "NESW"
STEPS = [(0, -1), (1, 0), (0, 1), (-1, 0)]  # what lies to the north, east, south and west of a cell
CATACOMBS = "catacombs"
VAULT = "vault"


class Item(NamedTuple):
    """One symbol of a card, by itself or in a swarm, with what stands behind it if it stands before an arrow."""

    action: str
    what: str = ""  # resource, type of room, or the action that reinforcements show
    number: int = 0
    swarm: bool = False
    behind: tuple[Item, ...] = ()

    def symbol(self) -> str:
        return f"swarm_{self.action}" if self.swarm else self.action

    def shows(self, action: str) -> bool:
        return self.action == action or any(item.action == action for item in self.behind)


def read_item(word: str) -> Item:
    parts = word.split(":")
    if parts[0] == "swarm":
        return read_item(word.removeprefix("swarm:"))._replace(swarm=True)
    if parts[0] == "ambush":
        return Item("ambush", parts[2], int(parts[1]))
    if parts[0] == "deploy":
        return Item("deploy", number=int(parts[1]))
    return Item(parts[0], parts[1] if len(parts) > 1 else "")


def read_side(text: str) -> list[Item]:
    words = text.replace("(", "( ").replace(")", " )").split()
    items: list[Item] = []
    while words:
        if words[0] == "(":
            assert words[2] == "->"
            end = words.index(")")
            items.append(read_item(words[1])._replace(behind=tuple(map(read_item, words[3:end]))))
            words = words[end + 1 :]
        else:
            items.append(read_item(words.pop(0)))
    return items


@cache
def turned(doors: str, rotation: int) -> set[int]:
    return {(SIDES.index(side) + rotation) % 4 for side in doors}


class Figures:
    def __init__(self, path: Path) -> None:
        self.data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        self.clans: dict[str, dict[str, Any]] = {clan["id"]: clan for clan in self.data["clans"]}
        self.rooms: dict[str, dict[str, Any]] = {room["id"]: room for room in self.data["rooms"]}
        self.scenarios: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in self.data["scenarios"]}
        self.settings: dict[str, list[str]] = {entry["name"]: entry["values"] for entry in self.data["setting"]}
        self.kinds = {card["id"]: card["kind"] for card in [*self.data["loot"], *self.data["promo"]]}
        self.sides: dict[str, list[list[Item]]] = {}
        for clan in self.clans.values():
            for card in clan["cards"]:
                self.kinds[card["id"]] = clan["id"]
                self.sides[card["id"]] = [read_side(side) for side in card["sym"].split(" / ")]
        for card in [*self.data["loot"], *self.data["promo"]]:
            self.sides[card["id"]] = [read_side(side) for side in card["sym"].split(" / ")]
        self.chests = {
            value: sorted(
                chest["effect"] for chest in self.data["chests"] if chest["value"] == value for _ in range(chest["n"])
            )
            for value in (1, 2, 3, 4)
        }

    def limit(self, token: str) -> int:
        tokens = self.data["tokens"]
        if token in RESOURCES:
            return int(tokens["resource_each"])
        if token in HEROES:
            return int(tokens["hero_each"])
        return int(tokens[{"trap": "traps", "portal": "portals"}[token]])

    def deck_of(self, clan: str) -> list[str]:
        return [card["id"] for card in self.clans[clan]["cards"] for _ in range(card["n"])]

    def loot_cards(self, promo: bool) -> list[str]:
        cards = [card["id"] for card in self.data["loot"] for _ in range(card.get("n", 1))]
        return cards + [card["id"] for card in self.data["promo"]] if promo else cards

    def enemy_cards(self, scenario: str) -> list[str]:
        heroes = [f"{card['hero']}_{card['type']}" for card in self.data["enemy_deck"]["hero_cards"]]
        return heroes + [card["id"] for card in self.scenarios[scenario]["cards"] for _ in range(card["n"])]

    def doors(self, room: str, rotation: int) -> set[int]:
        """The sides with a doorway, 0 for the north, after so many quarter turns clockwise."""
        return turned(self.rooms[room]["doors"], rotation)

    def rooms_of_type(self, name: str) -> list[str]:
        return [room for room, entry in self.rooms.items() if entry["type"] == name]

    def chapter_clans(self, scenario: str) -> list[str]:
        (chapter,) = (chapter for chapter in self.data["chapters"] if scenario in chapter["scenarios"])
        return list(chapter["clans"])

    def shows(self, card: str, action: str) -> bool:
        return any(item.shows(action) for side in self.sides[card] for item in side)

    def defence(self, card: str) -> Item:
        """What a defence with the card is: of several the first that has an arrow [H-4.7]."""
        found = [item for side in self.sides[card] for item in side if item.action == "defend"]
        return next((item for item in found if item.behind), found[0])


@cache
def figures_of(path: Path) -> Figures:
    return Figures(path)
