"""Writes cards.json: what is printed on the cards of Abyss, from the card file. Run it after a change there.

python web/src/games/abyss/cards.py
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
CARDS = HERE.parents[3] / "src/hlubina/games/abyss/cards.toml"
LORD_FACTS = ("guild", "influence", "cost", "bubbles", "race", "keys", "timing")
LOCATION_FACTS = ("guild", "race")


def main() -> None:
    cards = tomllib.loads(CARDS.read_text(encoding="utf-8"))
    printed = {
        "trackSpaces": cards["exploration"]["spaces"],
        "lastSpacePearls": cards["exploration"]["last_space_pearls"],
        "courtSpaces": cards["court"]["spaces"],
        "keysNeeded": cards["control"]["keys"],
        "lordsToEnd": cards["end"]["lords"],
        "threat": [space["rewards"] for space in cards["threat"]],
        "lords": {lord["id"]: facts(lord, LORD_FACTS) for lord in cards["lord"]},
        "locations": {location["id"]: facts(location, LOCATION_FACTS) for location in cards["location"]},
    }
    (HERE / "cards.json").write_text(json.dumps(printed, indent=1) + "\n", encoding="utf-8")


def facts(card: dict[str, object], names: tuple[str, ...]) -> dict[str, object]:
    return {name: card[name] for name in names if name in card}


if __name__ == "__main__":
    main()
