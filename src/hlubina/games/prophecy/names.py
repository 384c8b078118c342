"""The names of all cards, in the order of their numbers. A card never changes its number.

The families follow one another: what can be owned comes first, then what is met, then what chance brings.
"""

from __future__ import annotations

from typing import Final

FAMILIES: Final = [
    "abilities",
    "underwater_abilities",
    "water_abilities",
    "common_items",
    "rare_items",
    "treasures",
    "water_items",
    "artifacts",
    "water_opportunities",
    "opportunities",
    "monsters",
    "lesser_guardians",
    "gate",
    "greater_guardians",
    "obstacles",
    "water_monsters",
    "chance",
]
CARD_NAMES: Final = [
    # abilities
    *["armourer", "riding", "swordsmanship", "crushing_blow", "two_weapon_fighting", "shield_cover", "war_cry"],
    *["fury", "hard_drill", "veteran", "sneaking", "harbour_rat", "pickpocket", "burglary", "haggling", "backstab"],
    *["ruse", "secret_contracts", "network_of_spies", "poisons", "forest_wisdom", "highlanders_lore"],
    *["plains_lore", "forest_paths", "herbalism", "archery", "tracking", "taming", "animal_companion"],
    *["wilderness_survival", "fireball", "magic_shield", "gatekeeper", "translocation", "concentration"],
    *["domination", "power_of_mind", "rune_lore", "mana_drain", "mirror_images", "meditation"],
    *["miracle_of_healing", "ships_chaplain", "prayer", "hospitality", "exorcism", "firm_faith", "martyrdom"],
    *["blessed_weapon", "bare_hands"],
    # underwater abilities
    *["deep_combat", "divers_tricks", "speech_of_the_sea", "water_breathing", "calm_of_the_deep"],
    # water abilities
    *["swimming", "voice_of_the_deep", "strength_of_the_sea", "secret_of_currents"],
    # common items
    *["dagger", "short_sword", "mace", "battle_axe", "spear", "bow", "crossbow", "pilgrims_staff", "wooden_shield"],
    *["iron_shield", "leather_armour", "chain_mail", "helmet", "charm_of_will", "wizards_hat", "healing_potion"],
    *["potion_of_magic", "potion_of_strength", "potion_of_clarity", "scroll_of_teleportation"],
    *["scroll_of_firebolt", "scroll_of_warding", "riding_horse", "pack_mule", "lantern", "provisions"],
    # rare items
    *["sword_of_heroes", "rune_axe", "silver_blade", "elven_bow", "flaming_sword", "hammer_of_storms"],
    *["vampiric_dagger", "dragonslayer_spear", "demon_scythe", "staff_of_power", "rod_of_will"],
    *["wand_of_lightning", "paladins_shield", "dragon_shield", "plate_armour", "mithril_shirt", "archmages_robe"],
    *["helm_of_courage", "circlet_of_wisdom", "diadem_of_clarity", "ring_of_strength", "ring_of_will"],
    *["ring_of_regeneration", "ring_of_mana", "lucky_amulet", "necklace_of_second_life", "flying_carpet"],
    *["boots_of_speed", "key_of_gates", "bottomless_bag", "crystal_of_truth", "elixir_of_life", "scroll_of_ruin"],
    *["draught_of_giants", "book_of_sages", "cloak_of_shadows"],
    # treasures
    *["philosophers_stone", "sword_of_the_first_king", "shield_of_dawn", "seven_league_boots", "crystal_ball"],
    *["chalice_of_life", "book_of_eternal_lore", "horn_of_plenty", "cloak_of_invisibility", "ring_of_wishes"],
    # water items
    *["trident", "nacre_helm", "conch_horn", "black_pearl", "fishskin_cloak"],
    # artifacts
    *["executor", "astral_sword", "amulet_of_untouchability", "mirror_shield", "bronze_steed", "royal_cloak"],
    *["ceremonial_sceptre", "banner_of_doom", "signet_ring", "crown_of_ancient_kings"],
    # water opportunities
    *["undersea_cavity", "healing_coral", "sunken_wreck", "mermaid", "dolphins"],
    # opportunities
    *["collector", "purifying_fire", "enchanted_flower", "goldfish", "hermit", "imp", "centaur", "master_wizard"],
    *["pedlar", "travelling_smith", "magic_spring", "sage", "master_at_arms", "old_barrow", "hidden_chest"],
    *["storyteller", "fortune_teller", "forgotten_altar", "fairy", "recruiter", "old_chronicler", "mad_riddler"],
    # monsters
    *["wolf", "wild_boar", "robber", "goblin", "skeleton", "incubus", "succubus", "giant_rats", "zombie"],
    *["will_o_the_wisp", "giant_spider", "kobold", "deserter", "witch", "harpies", "bear", "werewolf", "troll"],
    *["ogre", "ghoul", "wraith", "dark_monk", "bandit_gang", "basilisk", "griffin", "goblin_shaman"],
    *["black_knight", "demon_of_wrath", "tempter", "mummy", "vampire_bats", "living_statue", "thief", "ghost"],
    *["vampire", "dragon", "manticore", "medusa", "cyclops", "lich", "hydra", "sphinx", "demon_lord", "golem"],
    *["minotaur", "warlock", "stone_giant", "banshee"],
    # lesser guardians
    *["sentinel_demon", "hell_hound", "shade", "bone_knight", "furies", "gargoyle", "soul_hunter"],
    *["astral_scorpion"],
    # gate
    *["gate"],
    # greater guardians
    *["lord_of_flames", "queen_of_nightmares", "astral_dragon", "eye_of_the_void", "fallen_king", "iron_colossus"],
    *["archdemon", "reaper"],
    # obstacles
    *["strong_current", "very_strong_current", "whirlpool", "kelp_forest", "dark_trench", "icy_water"],
    # water monsters
    *["drowned_sailors", "sharks", "giant_octopus", "siren", "sea_serpent", "undersea_king", "electric_ray"],
    *["giant_crab"],
    # chance
    *["forest", "mountains", "plains", "fortress", "thieves_guild", "forest_camp", "magic_tower", "monastery"],
    *["free_training", "training_offer", "grocer", "city_merchant", "quiet_times", "interesting_times"],
    *["good_times", "fresh_wind", "magic_wind", "charity", "crisis", "clairvoyant_dream", "legends_of_the_deep"],
    *["treasure_map", "treasure_maps"],
]

# The first number of every family
ABILITY: Final = 0
UNDERWATER: Final = 50
WATER_ABILITY: Final = 55
COMMON: Final = 59
RARE: Final = 85
TREASURE: Final = 121
WATER_ITEM: Final = 131
ARTIFACT: Final = 136
WATER_OPPORTUNITY: Final = 146
OPPORTUNITY: Final = 151
MONSTER: Final = 173
LESSER: Final = 221
GATE: Final = 229
GREATER: Final = 230
OBSTACLE: Final = 238
WATER_MONSTER: Final = 244
CHANCE: Final = 252
CARDS: Final = 275
FIRSTS: Final = [
    *[ABILITY, UNDERWATER, WATER_ABILITY, COMMON, RARE, TREASURE, WATER_ITEM, ARTIFACT, WATER_OPPORTUNITY, OPPORTUNITY],
    *[MONSTER, LESSER, GATE, GREATER, OBSTACLE, WATER_MONSTER, CHANCE, CARDS],
]

# Groups of families
ITEM: Final = COMMON
OWNABLE: Final = WATER_OPPORTUNITY  # so many cards can be owned

# Cards with logic of their own
UNDERSEA_KING: Final = 249
INTERESTING_TIMES: Final = 265
CLAIRVOYANT_DREAM: Final = 271
LEGENDS: Final = 272
