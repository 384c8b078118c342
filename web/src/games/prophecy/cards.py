"""Writes cards.json: what is printed on the cards of Prophecy, from the card file. Run it after a change there.

python web/src/games/prophecy/cards.py
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
CARDS = HERE.parents[3] / "src/hlubina/games/prophecy/cards.toml"
FACTS = ("kind", "s", "w", "lives", "xp", "gold", "guild", "price", "slot", "maps")
FIGURES = (  # what the fields offer
    *("wasteland_magic", "camp_heal", "monastery_heal", "tower_magic", "inn_heal", "inn_magic"),
    *("work_magic", "work_city_gold", "work_guild_gold", "drill_health", "drill_xp"),
)
SHORT = {  # what a group is called on the page
    "abilities": "ability",
    "underwater_abilities": "ability",
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
    "chance": "chance",
}


def main() -> None:
    data = tomllib.loads(CARDS.read_text(encoding="utf-8"))
    printed = {
        "fields": {field["id"]: field["terrain"] for field in data["board"]["fields"]},
        "characters": {each["id"]: [each["strength"], each["will"]] for each in data["cast"]["characters"]},
        "rules": {name: data["rules"][name] for name in FIGURES},
        "cards": cards(data["cards"]),
    }
    text = json.dumps(printed, separators=(",", ":")).replace('},"', '},\n"')
    (HERE / "cards.json").write_text(text + "\n", encoding="utf-8")


def cards(groups: dict[str, list[dict[str, object]]]) -> dict[str, dict[str, object]]:
    """A few chance cards are named like fields; they are no things that lie about, so the others go first."""
    found: dict[str, dict[str, object]] = {}
    for group, name in SHORT.items():
        for card in groups[group]:
            found.setdefault(str(card["id"]), {"group": name} | {fact: card[fact] for fact in FACTS if fact in card})
    return found


if __name__ == "__main__":
    main()
