"""A card file that uses everything the notation has: other cards in every deck, further scenarios, other hit points."""

from __future__ import annotations

import copy
from typing import Any

from hlubina.core.cardfile import CardSource
from hlubina.games.heroes.cards import STANDARD, Cards, read_cards
from tests.kit.cardfiles import toml

DECKS = {  # each clan has ten different cards, with names that no standard card has
    "dragon": [
        *["swarm:draw", "swarm:activate / swarm:defend", "swarm:trap swarm:portal", "swarm:create:gold / move"],
        "(melee -> ranged portal)",
    ],
    "witches": [
        *["swarm:ambush:1:hats / draw", "swarm:reinforce:create", "(draw -> melee)", "(activate -> move draw)"],
        "(swarm:ambush:1:hats -> ambush:1:hats)",
    ],
    "ghosts": [
        *["(move -> deploy:1 trap)", "(ranged -> create:bone) ranged", "(create:frog -> activate)"],
        "(swarm:trap -> swarm:trap)",
    ],
    "imps": [
        *["(trap -> portal)", "(portal -> swarm:move)", "(ambush:2:swords -> melee)", "(reinforce:move -> move)"],
        "(swarm:move -> reinforce:melee)",
    ],
    "lizardfolk": [
        *["(defend -> melee draw)", "(swarm:melee -> deploy:2)", "(swarm:move -> swarm:melee) / defend"],
        "(swarm:ranged -> swarm:portal) / (swarm:defend -> ranged)",
    ],
    "skeletons": [
        *["(pay:bone -> deploy:3) (pay:gold -> draw)", "(swarm:defend -> activate)", "melee (melee -> draw)"],
        "(pay:frog -> create:gold swarm:create:book)",
    ],
    "gnolls": ["ambush:2:swords ambush:1:swords ambush:1:eye", "reinforce:melee reinforce:ambush", "defend"],
    "slimes": [
        *["(draw -> deploy:2)", "(ambush:9:hats -> create:book trap)", "(swarm:activate -> ranged)"],
        "(defend -> deploy:1 create:frog move) / melee",
    ],
    "ratfolk": ["create:gold create:frog swarm:create:frog swarm:create:bone", "(swarm:draw -> portal)", "draw"],
}
HIT_POINTS = {"witches": 9, "ghosts": 4, "ratfolk": 2}


def larger_data() -> dict[str, Any]:
    """The standard file with all of this instead."""
    data: dict[str, Any] = copy.deepcopy(STANDARD.data)
    for clan in data["clans"]:
        name = clan["id"]
        faces = DECKS[name]
        cards = [{"id": f"{name}_{number}", "n": 1, "sym": face} for number, face in enumerate(faces, 1)]
        plain = ["melee move / ranged", "move move", "activate activate / move", "ranged", "melee", "draw", "activate"]
        for number, face in enumerate(plain[: 10 - len(cards)], len(cards) + 1):
            cards.append({"id": f"{name}_{number}", "n": 1, "sym": face})
        clan["cards"] = cards
        clan["hp"] = HIT_POINTS.get(name, clan["hp"])
    data["loot"] = [
        {"id": f"loot_{number}", "kind": kind, "sym": face}
        for number, (kind, face) in enumerate(
            [("potion", "swarm:draw"), ("creature", "(move -> melee)"), ("weapon", "swarm:melee"), ("scroll", "draw")],
            1,
        )
    ]
    data["promo"] = [{"id": "promo_1", "kind": "potion", "sym": "draw draw / move"}]
    data["components"]["loot_cards"] = 4
    further = copy.deepcopy(data["scenarios"][0])
    further.update(id="s13", name="Cellar", rule="Mind the step.")
    further["cards"] = [{"id": "special_20", "n": 2, "ops": [{"op": "dark", "turns": 1}]}]
    data["scenarios"].append(further)
    data["setting"][0]["values"] = ["s13", *data["setting"][0]["values"]]
    data["chapters"][0]["scenarios"].append("s13")
    return data


def larger_source() -> CardSource:
    return CardSource(toml(larger_data()))


def larger_cards() -> Cards:
    return read_cards(larger_source())
