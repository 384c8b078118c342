"""The words of Keep the Heroes Out! in their order: what is numbered here keeps its number for ever."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1
NO_ROOM: Final = -1

ROOM_NAMES: Final = [
    *["vault", "library", "sewer", "graveyard", "workshop", "forge", "kennel", "apothecary", "study", "laboratory"],
    *["architect", "catacombs"],
]
ROOMS: Final = 12
VAULT: Final = 0
SEWER: Final = 2
LABORATORY: Final = 9
ARCHITECT: Final = 10
CATACOMBS: Final = 11
ACTIVE_ROOMS: Final = 11  # all but the catacombs can be activated

TYPE_NAMES: Final = ["swords", "hats", "eye", "crossbones", "jewel", "special"]
ENEMY_TYPES: Final = 4  # the first four have two rooms each and stand on hero cards

SIDES: Final = "NESW"

RESOURCES: Final = ["gold", "frog", "bone", "book"]
GOLD: Final = 0
FROG: Final = 1
BONE: Final = 2
TRAP: Final = 4
TOKEN_NAMES: Final = [*RESOURCES, "trap"]
TOKENS: Final = 5

UNFINISHED: Final = 1  # states of a portal
FINISHED: Final = 2

LOOT_KINDS: Final = ["potion", "creature", "weapon", "scroll"]

# Heroes. A champion is a warrior with two hit points; wounded once, it is like any other warrior.
HERO_NAMES: Final = ["rogue", "warrior", "archer", "mage", "champion"]
HERO_KINDS: Final = 4
HEROES: Final = 5
ROGUE: Final = 0
WARRIOR: Final = 1
ARCHER: Final = 2
MAGE: Final = 3
CHAMPION: Final = 4

EFFECT_NAMES: Final = ["loot", "curse", "heal", "prisoner", "defeat"]

ROLES: Final = ["slayer", "team", "defender"]

# Clans, in the order of the number of their monsters
CLAN_NAMES: Final = [
    *["dragon", "witches", "ghosts", "imps", "lizardfolk", "skeletons", "gnolls", "slimes", "ratfolk"],
]
CLANS: Final = 9
DRAGON: Final = 0
WITCHES: Final = 1
GHOSTS: Final = 2
IMPS: Final = 3
LIZARDFOLK: Final = 4
SKELETONS: Final = 5
GNOLLS: Final = 6
SLIMES: Final = 7
RATFOLK: Final = 8

LOOT_NAMES: Final = [
    *["fire_flask", "rage_brew", "haste_draught", "vigour_tonic", "stoneskin"],
    *["spider", "wolf", "hellhound", "raven", "broodmother"],
    *["axe", "sword", "spear", "crossbow", "shield"],
    *["gate_scroll", "summoning_scroll", "fireball", "insight", "muster"],
]
PROMO_NAMES: Final = ["love_potion", "mimic", "war_horn", "blueprints"]
ACTION_NAMES: Final = [
    *["dragon_flight", "dragon_claws", "dragon_breath", "dragon_hoard", "dragon_fury", "dragon_scales"],
    *["witches_brew", "witches_hex", "witches_gate", "witches_broom", "witches_frog", "witches_grimoire"],
    *["ghosts_haunting", "ghosts_chill", "ghosts_whisper", "ghosts_chains", "ghosts_return", "ghosts_mist"],
    *["imps_mischief", "imps_snares", "imps_bustle", "imps_hideout", "imps_prank", "imps_pitchforks"],
    *["lizardfolk_hunt", "lizardfolk_volley", "lizardfolk_camp", "lizardfolk_swamp", "lizardfolk_watch"],
    *["skeletons_rising", "skeletons_bones", "skeletons_horde", "skeletons_march", "skeletons_blades"],
    *["gnolls_fangs", "gnolls_plunder", "gnolls_hirelings", "gnolls_raid", "gnolls_pack", "gnolls_howl"],
    *["slimes_ooze", "slimes_split", "slimes_bubble", "slimes_wave", "slimes_engulf", "slimes_slap"],
    *["ratfolk_rush", "ratfolk_works", "ratfolk_teeth", "ratfolk_burrows"],
]
# The cards above that had a right side to play when actions were numbered: their right sides have the first numbers
RIGHT_SIDED: Final = [
    *["dragon_flight", "dragon_claws", "dragon_breath", "dragon_hoard", "dragon_fury", "witches_brew", "witches_hex"],
    *["witches_gate", "witches_broom", "witches_grimoire", "ghosts_haunting", "ghosts_chill", "ghosts_whisper"],
    *["ghosts_chains", "ghosts_return", "imps_mischief", "imps_snares", "imps_bustle", "imps_hideout", "imps_prank"],
    *["imps_pitchforks", "lizardfolk_hunt", "lizardfolk_volley", "lizardfolk_camp", "lizardfolk_swamp"],
    *["skeletons_rising", "skeletons_bones", "skeletons_horde", "skeletons_blades", "gnolls_fangs", "gnolls_plunder"],
    *["gnolls_hirelings", "gnolls_raid", "gnolls_pack", "gnolls_howl", "slimes_ooze", "slimes_split"],
    *["slimes_bubble", "slimes_wave", "slimes_engulf", "slimes_slap", "ratfolk_rush", "ratfolk_works"],
    *["ratfolk_teeth", "ratfolk_burrows", "spear", "summoning_scroll", "muster", "mimic", "blueprints"],
]
# Names for the further cards of a card file: no deck of a clan has more than ten cards
CLAN_CARDS: Final = 10
SPARE_LOOT: Final = 28
SPARE_PROMO: Final = 4
SPARE_NAMES: Final = [
    *[f"{clan}_{number + 1}" for clan in CLAN_NAMES for number in range(CLAN_CARDS)],
    *[f"loot_{number + 1}" for number in range(SPARE_LOOT)],
    *[f"promo_{number + 1}" for number in range(SPARE_PROMO)],
]
CARD_NAMES: Final = [*ACTION_NAMES, *LOOT_NAMES, *PROMO_NAMES, *SPARE_NAMES]
FIRST_SPARE: Final = 74
FIRST_SPARE_LOOT: Final = 164
FIRST_SPARE_PROMO: Final = 192

# Enemy cards: hero * 4 + type of room, then those of the scenarios
SPECIAL_NAMES: Final = [
    *["olga", "revolt", "encore", "bailiffs", "bars", "darkness", "brew", "inspection", "champion", "sappers"],
    "ladder",
    *[f"special_{number + 1}" for number in range(20)],  # for the scenarios of a player
]
HERO_CARDS: Final = 16
ENEMY_NAMES: Final = [
    *[f"{hero}_{kind}" for hero in HERO_NAMES[:HERO_KINDS] for kind in TYPE_NAMES[:ENEMY_TYPES]],
    *SPECIAL_NAMES,
]

MOST_SCENARIOS: Final = 40
SCENARIO_NAMES: Final = [f"s{number + 1:02}" for number in range(MOST_SCENARIOS)]

DIFFICULTIES: Final = ["family", "challenge", "hardcore"]
SOLO_CLANS: Final = ["one", "two", "three", "four"]
KEPT_LOOT: Final = ["none", "one", "two", "three"]

WON: Final = 1  # how the game ended
LOST: Final = 2
