"""The cards of Prophecy: `cards.toml` read once into flat tables, and checked.

Every card is a number (names.py). What a card does is a list of effects in the vocabulary of PR-19; an effect says at
which moment it works or may be used, and everything else about it is a figure.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hlubina.core.cardfile import CardFile, CardSource, open_cards, table, tables, whole, wholes, word
from hlubina.core.errors import Invalid, shown
from hlubina.games.prophecy.names import (
    ABILITY,
    ARTIFACT,
    CARD_NAMES,
    CARDS,
    CHANCE,
    FAMILIES,
    FIRSTS,
    GATE,
    GREATER,
    LESSER,
    MONSTER,
    OBSTACLE,
    OWNABLE,
    UNDERWATER,
    WATER_ABILITY,
    WATER_MONSTER,
)

FIELDS: Final = 20
ISLAND: Final = 20
PLACES: Final = 21  # the ring and the island; the cells of the Water Realm follow
CELLS: Final = 24
WIDTH: Final = 6
HEIGHT: Final = 4
SPHERES: Final = 5
ARTIFACTS: Final = 10
CHARACTERS: Final = 10
GUILDS: Final = ["fortress", "thieves_guild", "forest_camp", "magic_tower", "monastery"]
GUILD_FIELDS: Final = [18, 6, 2, 10, 14]
FIELD_NAMES: Final = [
    *["magic_wasteland", "forest_1", "forest_camp", "mountain_1", "plains_1", "forest_2", "thieves_guild", "plains_2"],
    *["village", "mountain_2", "magic_tower", "forest_3", "plains_3", "forest_4", "monastery", "city", "plains_4"],
    *["mountain_3", "fortress", "plains_5", "treasure_island"],
]
WASTELAND: Final = 0
CAMP: Final = 2
THIEVES: Final = 6
VILLAGE: Final = 8
TOWER: Final = 10
MONASTERY: Final = 14
CITY: Final = 15
FORTRESS: Final = 18
CHARACTER_NAMES: Final = [
    *["mystic", "seeress", "illusionist", "mercenary", "wandering_monk", "scout", "paladin", "ranger", "enchantress"],
    "druid",
]
PORTS: Final = [3, 8, 12, 15, 19]
GATES: Final = [0, 5, 9, 15]
SPHERE_FIELDS: Final = [[1, 3], [5, 7], [9, 11], [13, 15], [17, 19]]
DIRECTIONS: Final = ["north", "east", "south", "west"]
EAST_OF: Final = [0, 1, 0, -1]
SOUTH_OF: Final = [-1, 0, 1, 0]

# Terrains, and where an effect works
TERRAINS: Final = ["forest", "mountain", "plains"]
WHERE: Final = ["forest", "mountain", "plains", "wilderness", "civilization", "water", "base", "port"]
IN_WILDERNESS: Final = 8
IN_CIVILIZATION: Final = 16
IN_WATER: Final = 32
ON_BASE: Final = 64
AT_PORT: Final = 128

# Opponents, and against whom an effect works
VERSUS: Final = [
    *["monster", "guardian", "character"],
    *["beast", "human", "humanoid", "undead", "demon", "spirit", "dragon", "construct"],
]
VS_MONSTER: Final = 1
VS_GUARDIAN: Final = 2
VS_CHARACTER: Final = 4

# The moments at which an effect works by itself or may be used (PR-19)
MOMENTS: Final = [
    *["own", "fight", "pre", "post", "loss", "win", "arrive", "move", "instead", "act", "buy", "sell", "learn"],
    *["roundstart", "chance", "passive", "enter_water", "lethal"],
]
OWN: Final = 0
FIGHT: Final = 1
PRE: Final = 2
POST: Final = 3
LOSS: Final = 4
WIN: Final = 5
ARRIVE: Final = 6
MOVE: Final = 7
INSTEAD: Final = 8
ACT: Final = 9
BUY: Final = 10
SELL: Final = 11
LEARN: Final = 12
ROUNDSTART: Final = 13
ON_CHANCE: Final = 14
PASSIVE: Final = 15
ENTER_WATER: Final = 16
LETHAL: Final = 17

USED_MOMENTS: Final = (
    1 << PRE | 1 << POST | 1 << LOSS | 1 << ARRIVE | 1 << MOVE | 1 << INSTEAD | 1 << ACT | 1 << ON_CHANCE
)

ANY: Final = 0
STRENGTH: Final = 1
WILL: Final = 2
MODES: Final = ["any", "s", "w"]

REQUIREMENTS: Final = ["", "one_handed_weapon", "two_handed_melee", "bow", "shield", "empty_hands"]
ONE_HANDED: Final = 1
TWO_HANDED: Final = 2
WITH_BOW: Final = 3
WITH_SHIELD: Final = 4
EMPTY_HANDS: Final = 5

LIMITS: Final = ["", "round", "fight"]
PER_ROUND: Final = 1

# What effects do
OPS: Final = [
    *["bonus", "foe_bonus", "bonus_on_die", "best_of_two", "reroll", "draw_wins", "loss_to_draw", "no_health_loss"],
    *["damage_shield_instead", "damage_self", "lose_magic", "magic", "heal", "gold", "xp", "xp_bonus", "xp_delta"],
    *["defeat_without_fight", "destroy_monster", "ignore_monsters", "ride", "walk", "jump_terrain", "to_gate"],
    *["teleport", "teleport_now", "move_to", "ships_free", "ship_income", "gates_free", "will_call_delta"],
    *["will_call_surcharge", "will_call_free", "two_weapons", "item_limit", "ability_limit", "indestructible"],
    *["price_delta", "half_price", "full_price_self", "sell_one_full", "swap_item", "pedlar", "temper_weapon", "wish"],
    *["work_bonus", "drill_bonus", "services_free", "repair_all", "steal_gold", "steal_offer", "untouchable"],
    *["unattackable_without_artifact", "cancel_foe_consumables", "peek_adventure", "peek_any", "peek_water"],
    *["reveal_sphere", "reveal_water", "raise_strength", "raise_will", "raise_any", "least_of_all", "hermit"],
    *["health_to_xp", "table", "riddle", "choose_one", "place_adventures", "offer_ability", "offer_underwater"],
    *["restock", "extra_turn", "all_gain", "charity", "crisis", "place_map", "bag_bonus", "bubbles", "lose_bubbles"],
    *["drift", "slow", "will_check", "pay_or_lose", "water_move", "water_steps", "flee_free", "flee_delta"],
    *["magic_for_bubble", "ignore_drift", "choose_drift", "ignore_water_penalty", "no_water_penalty_self"],
    *["wave_banner", "survive", "keep_scroll"],
]
BONUS: Final = 0
FOE_BONUS: Final = 1
BONUS_ON_DIE: Final = 2
BEST_OF_TWO: Final = 3
REROLL: Final = 4
DRAW_WINS: Final = 5
LOSS_TO_DRAW: Final = 6
NO_HEALTH_LOSS: Final = 7
DAMAGE_SHIELD: Final = 8
DAMAGE_SELF: Final = 9
LOSE_MAGIC: Final = 10
MAGIC: Final = 11
HEAL: Final = 12
GOLD: Final = 13
XP: Final = 14
XP_BONUS: Final = 15
XP_DELTA: Final = 16
DEFEAT_WITHOUT_FIGHT: Final = 17
DESTROY_MONSTER: Final = 18
IGNORE_MONSTERS: Final = 19
RIDE: Final = 20
WALK: Final = 21
JUMP_TERRAIN: Final = 22
TO_GATE: Final = 23
TELEPORT: Final = 24
TELEPORT_NOW: Final = 25
MOVE_TO: Final = 26
SHIPS_FREE: Final = 27
SHIP_INCOME: Final = 28
GATES_FREE: Final = 29
WILL_CALL_DELTA: Final = 30
WILL_CALL_SURCHARGE: Final = 31
WILL_CALL_FREE: Final = 32
TWO_WEAPONS: Final = 33
ITEM_LIMIT: Final = 34
ABILITY_LIMIT: Final = 35
INDESTRUCTIBLE: Final = 36
PRICE_DELTA: Final = 37
HALF_PRICE: Final = 38
FULL_PRICE_SELF: Final = 39
SELL_ONE_FULL: Final = 40
SWAP_ITEM: Final = 41
PEDLAR: Final = 42
TEMPER_WEAPON: Final = 43
WISH: Final = 44
WORK_BONUS: Final = 45
DRILL_BONUS: Final = 46
SERVICES_FREE: Final = 47
REPAIR_ALL: Final = 48
STEAL_GOLD: Final = 49
STEAL_OFFER: Final = 50
UNTOUCHABLE: Final = 51
UNATTACKABLE: Final = 52
CANCEL_CONSUMABLES: Final = 53
PEEK_ADVENTURE: Final = 54
PEEK_ANY: Final = 55
PEEK_WATER: Final = 56
REVEAL_SPHERE: Final = 57
REVEAL_WATER: Final = 58
RAISE_STRENGTH: Final = 59
RAISE_WILL: Final = 60
RAISE_ANY: Final = 61
LEAST_OF_ALL: Final = 62
HERMIT: Final = 63
HEALTH_TO_XP: Final = 64
TABLE: Final = 65
RIDDLE: Final = 66
CHOOSE_ONE: Final = 67
PLACE_ADVENTURES: Final = 68
OFFER_ABILITY: Final = 69
OFFER_UNDERWATER: Final = 70
RESTOCK: Final = 71
EXTRA_TURN: Final = 72
ALL_GAIN: Final = 73
CHARITY: Final = 74
CRISIS: Final = 75
PLACE_MAP: Final = 76
BAG_BONUS: Final = 77
BUBBLES: Final = 78
LOSE_BUBBLES: Final = 79
DRIFT: Final = 80
SLOW: Final = 81
WILL_CHECK: Final = 82
PAY_OR_LOSE: Final = 83
WATER_MOVE: Final = 84
WATER_STEPS: Final = 85
FLEE_FREE: Final = 86
FLEE_DELTA: Final = 87
MAGIC_FOR_BUBBLE: Final = 88
IGNORE_DRIFT: Final = 89
CHOOSE_DRIFT: Final = 90
IGNORE_WATER_PENALTY: Final = 91
NO_WATER_PENALTY_SELF: Final = 92
WAVE_BANNER: Final = 93
SURVIVE: Final = 94
KEEP_SCROLL: Final = 95

AUTOMATIC: Final = [DAMAGE_SELF, DRAW_WINS, BONUS_ON_DIE, LOSE_MAGIC, XP, CANCEL_CONSUMABLES]  # even when fighting

# Further figures of some operations: the name in the file, for `extra` and for `other`
FURTHER: Final = {
    "defeat_without_fight": ["xp_delta", ""],
    "steal_offer": ["fail_on", ""],
    "peek_adventure": ["range", ""],
    "ship_income": ["island_back", ""],
    "xp_bonus": ["min_xp", ""],
    "xp": ["only_if_health_lost", ""],
    "jump_terrain": ["terrain", ""],
    "place_adventures": ["terrain", ""],
    "move_to": ["field", "end_turn"],
    "health_to_xp": ["min", ""],
    "offer_ability": ["guild", ""],
    "restock": ["field", "rare"],
    "all_gain": ["what", "others"],
    "charity": ["health", "magic"],
    "swap_item": ["rare_from", ""],
    "will_check": ["lose_magic", ""],
    "pay_or_lose": ["health", ""],
    "drift": ["resist_bubbles", ""],
    "riddle": ["health", ""],
    "least_of_all": ["gain_xp", ""],
    "survive": ["discard", ""],
}
AMOUNTS: Final = {  # where the file calls the amount by another name
    "restock": "common",
    "all_gain": "drawer",
    "charity": "gold",
    "will_check": "target",
    "pay_or_lose": "magic",
    "magic_for_bubble": "magic",
    "riddle": "xp",
    "least_of_all": "gain_gold",
    "hermit": "price_from",
}
DICE: Final = {"crisis": "avoided_on"}
# What these bring is always one, so a card file cannot say another figure
ALWAYS_ONE: Final = [
    *["raise_strength", "raise_will", "raise_any", "temper_weapon", "peek_water", "reveal_sphere", "slow"],
    "magic_for_bubble",
]
FURTHER_WORDS: Final = {
    "terrain": TERRAINS,
    "guild": [*GUILDS, "choice", "own_both"],
    "what": ["gold", "xp", "health", "magic"],
}
ANY_GUILD: Final = 5
OWN_GUILDS: Final = 6
GAIN_GOLD: Final = 0
GAIN_XP: Final = 1
GAIN_HEALTH: Final = 2
# What a row of a table or an option brings
ROWS: Final = ["health-1", "common", "rare", "gold+3", "heal1", "magic1", "gold1"]
ROW_HURT: Final = 0
ROW_COMMON: Final = 1
ROW_GOLD: Final = 3
ROW_HEAL: Final = 4
ROW_MAGIC: Final = 5

SLOTS: Final = ["none", "hand1", "hand2", "shield", "head", "body"]
UNSLOTTED: Final = 0
HAND: Final = 1
BOTH_HANDS: Final = 2
SHIELD: Final = 3
HEAD: Final = 4
BODY: Final = 5
GAINS: Final = ["common", "rare", "S+1", "W+1"]
CARD_FILE: Final = Path(__file__).with_name("cards.toml")


class Effect:
    """One effect of a card: when it works, what it does, and under which conditions."""

    def __init__(self, moment: int, op: int) -> None:
        self.moment = moment
        self.op = op
        self.amount = 0
        self.mode = ANY
        self.versus = 0
        self.where = 0
        self.requires = 0
        self.magic = 0
        self.gold = 0
        self.health = 0
        self.xp = 0
        self.limit = 0
        self.die = 0
        self.extra = 0
        self.other = 0
        self.consumed = False
        self.used = False  # a player decides about it, instead of it working by itself
        self.rows: list[int] = []

    def waits(self) -> bool:
        """Whether it is used, by all that is known about it."""
        if not USED_MOMENTS >> self.moment & 1 or self.op in AUTOMATIC:
            return False
        price = self.magic + self.gold + self.health + self.xp + self.limit
        return self.op != NO_HEALTH_LOSS or price > 0 or self.consumed


class Cards(CardFile):
    """The tables of one card file; those of cards are lists with an entry for every number."""

    def __init__(self, source: CardSource) -> None:
        super().__init__(source)
        self.effects: list[list[Effect]] = [[] for _ in range(CARDS)]
        self.moments = [0] * CARDS  # a mask of the moments at which a card has an effect,
        self.uses = [0] * CARDS  # of those at which its owner decides about it,
        self.one_use = [0] * CARDS  # and of those at which it is used up
        self.copies = [1] * CARDS
        self.price = [0] * CARDS
        self.xp = [0] * CARDS  # price of an ability, or reward for a victory
        self.gold = [0] * CARDS
        self.maps = [0] * CARDS
        self.guild = [-1] * CARDS
        self.slot = [UNSLOTTED] * CARDS
        self.weapon = [False] * CARDS
        self.bow = [False] * CARDS
        self.scroll = [False] * CARDS
        self.potion = [False] * CARDS
        self.reserve = [0] * CARDS
        self.extra_set = [False] * CARDS
        self.new_set = [False] * CARDS  # of an artifact
        self.experienced = [False] * CARDS  # only for experienced players
        self.second = [False] * CARDS  # of the second expansion
        self.module = [0] * CARDS  # of a chance card: 1 Water Realm, 2 Treasure Island
        self.more_copies = [0] * CARDS  # of a chance card, with four or five players
        # Opponents
        self.kind = [0] * CARDS  # a mask of VERSUS
        self.strength = [-1] * CARDS
        self.will = [-1] * CARDS
        self.will_vs_woman = [-1] * CARDS
        self.will_vs_man = [-1] * CARDS
        self.lives = [1] * CARDS
        self.gains: list[list[int]] = [[] for _ in range(CARDS)]
        self.loss_health = [1] * CARDS
        self.loss_magic = [0] * CARDS
        self.loss_gold = [0] * CARDS
        self.loss_item = [0] * CARDS
        self.loss_damage = [0] * CARDS
        self.loss_bubbles = [0] * CARDS
        self.loss_drift = [0] * CARDS
        # Characters
        self.woman: list[bool] = []
        self.guilds: list[list[int]] = []
        self.first_strength: list[int] = []
        self.first_will: list[int] = []
        # The board
        self.place_mask = [0] * PLACES
        self.terrain = [-1] * PLACES
        self.fields_of: list[list[int]] = [[] for _ in TERRAINS]  # by terrain
        self.safe = [False] * PLACES
        self.sphere = [-1] * PLACES
        self.read_rules()
        self.read_water()
        self.read_solo()
        self.read_board()
        self.read_characters()
        self.read_cards()

    def figure(self, name: str, most: int = 1000) -> int:
        return whole(table(self.data, "rules"), name, "[rules]", most=most)

    def read_rules(self) -> None:
        figure = self.figure
        self.start_gold = figure("start_gold")
        self.start_xp = figure("start_xp")
        self.max_strength = figure("max_strength", 20)
        self.max_will = figure("max_will", 20)
        self.limit_gold = figure("limit_gold")
        self.limit_xp = figure("limit_xp")
        self.limit_items = figure("limit_items")
        self.limit_abilities = figure("limit_abilities")
        self.limit_long = figure("limit_long")
        self.limit_realm = figure("limit_realm")
        self.to_win = figure("to_win", 5)
        self.to_win_fast = figure("to_win_fast", 5)
        self.guild_offers = figure("guild_offers", 5)
        self.village_common = figure("village_common", 5)
        self.city_common = figure("city_common", 5)
        self.city_rare = figure("city_rare", 5)
        self.repair_gold = figure("repair_gold")
        self.will_call_magic = figure("will_call_magic")
        self.will_call_artifact = figure("will_call_artifact")
        self.duel_xp = figure("duel_xp")
        self.rebirth_health_missing = figure("rebirth_health_missing")
        self.rebirth_magic_missing = figure("rebirth_magic_missing")
        self.round_limit = figure("round_limit", 500)
        self.ride_gold = figure("ride_gold")
        self.ship_gold = figure("ship_gold")
        self.gate_gold = figure("gate_gold")
        self.island_gold = figure("island_gold")
        self.work_magic = figure("work_magic")
        self.work_city_gold = figure("work_city_gold")
        self.work_guild_gold = figure("work_guild_gold")
        self.drill_health = figure("drill_health")
        self.drill_xp = figure("drill_xp")
        self.monastery_heal = figure("monastery_heal")
        self.camp_heal = figure("camp_heal")
        self.wasteland_magic = figure("wasteland_magic")
        self.tower_magic = figure("tower_magic")
        self.inn_heal = figure("inn_heal")
        self.inn_magic = figure("inn_magic")
        self.price_per_map = figure("price_per_map")
        self.treasures_open = figure("treasures_open", 10)
        self.certificate_gold = figure("certificate_gold")
        self.certificate_xp = figure("certificate_xp")
        if 0 in (self.to_win, self.to_win_fast, self.guild_offers, self.round_limit, self.treasures_open):
            raise Invalid("The card file needs artifacts to win, offers, open treasures and a round limit above 0.")

    def read_water(self) -> None:
        water = table(self.data, "water")
        self.palace = self.cell(water, "palace")
        self.entrance_balanced = self.cell(water, "entrance_balanced")
        self.entrance_corners = self.cell(water, "entrance_corners")
        if self.palace in (self.entrance_balanced, self.entrance_corners):
            raise Invalid("The palace and the entrance of the Water Realm in the card file must be two cells.")
        self.left_over = whole(water, "left_over", "[water]")
        self.water_steps = whole(water, "steps", "[water]", most=10)
        self.flee_bubbles = whole(water, "flee_bubbles", "[water]")
        self.duel_bubbles = whole(water, "duel_bubbles", "[water]")
        self.hand_penalty = whole(water, "hand_penalty", "[water]")
        self.pearl_bonus = whole(water, "pearl_bonus", "[water]")
        self.bag_gold = wholes(water, "bag_gold", "[water]", 4)
        self.bag_bubbles = wholes(water, "bag_bubbles", "[water]", 4)
        self.king_bonus = whole(water, "king_bonus", "[water]")
        rose = water.get("rose")
        if not isinstance(rose, list) or len(rose) != 6:
            raise Invalid("The 'rose' of [water] in the card file must name a direction for each number of the die.")
        self.rose = [word({"rose": name}, "rose", DIRECTIONS, "[water]") for name in rose]

    def read_solo(self) -> None:
        solo = table(self.data, "solo")
        self.nemesis_strength = whole(solo, "strength", "[solo]")
        self.nemesis_will = whole(solo, "will", "[solo]")
        self.nemesis_per_artifact = whole(solo, "per_artifact", "[solo]")
        self.nemesis_per_run = whole(solo, "per_run", "[solo]")
        self.nemesis_xp = whole(solo, "xp", "[solo]")
        self.solo_runs = whole(solo, "runs", "[solo]", most=20)

    def cell(self, water: dict[str, object], name: str) -> int:
        x, y = wholes(water, name, "[water]", 2)
        if x >= WIDTH or y >= HEIGHT:
            raise Invalid(f"{name!r} of [water] in the card file must be a column up to 5 and a row up to 3.")
        return y * WIDTH + x

    def read_board(self) -> None:
        fields = tables(table(self.data, "board"), "fields")
        if [entry.get("id") for entry in fields] != FIELD_NAMES[:FIELDS]:
            raise Invalid(f"The fields of the card file must be {', '.join(FIELD_NAMES[:FIELDS])}, in this order.")
        for field, entry in enumerate(fields):
            where = f"field {FIELD_NAMES[field]!r}"
            mask = ON_BASE
            kind = word(entry, "type", ["special", "wilderness", "civilization"], where)
            terrain = word(entry, "terrain", ["none", *TERRAINS], where) - 1
            if (kind == 1) != (terrain >= 0):
                raise Invalid(f"The {where} of the card file must have a terrain exactly if it is wilderness.")
            if kind == 1:
                mask |= IN_WILDERNESS | 1 << terrain
            if kind == 2:
                mask |= IN_CIVILIZATION
            if field in PORTS:
                mask |= AT_PORT
            self.place_mask[field] = mask
            self.terrain[field] = terrain
            if terrain >= 0:
                self.fields_of[terrain].append(field)
            self.safe[field] = entry.get("safe") is True
            self.check_field(field, entry)
        self.place_mask[ISLAND] = ON_BASE | AT_PORT
        for sphere in range(SPHERES):
            for field in SPHERE_FIELDS[sphere]:
                self.sphere[field] = sphere

    def check_field(self, field: int, entry: dict[str, object]) -> None:
        """Ports, gates, guilds and spheres are where they are: records and rules go by them."""
        printed: dict[str, object] = {"port": field in PORTS, "gate": field in GATES, "guild": None, "sphere": None}
        if field in GUILD_FIELDS:
            printed["guild"] = GUILDS[GUILD_FIELDS.index(field)]
        for sphere, fields in enumerate(SPHERE_FIELDS):
            if field in fields:
                printed["sphere"] = sphere + 1
        for name, value in printed.items():
            if entry.get(name) != value:
                raise Invalid(f"{name!r} of the field {FIELD_NAMES[field]!r} in the card file must stay as it is.")

    def read_characters(self) -> None:
        characters = tables(table(self.data, "cast"), "characters")
        if [entry.get("id") for entry in characters] != CHARACTER_NAMES:
            raise Invalid(f"The characters of the card file must be {', '.join(CHARACTER_NAMES)}, in this order.")
        for character, entry in enumerate(characters):
            where = f"character {CHARACTER_NAMES[character]!r}"
            self.woman.append(word(entry, "gender", ["m", "f"], where) == 1)
            guilds = entry.get("guilds")
            if not isinstance(guilds, list) or len(guilds) != 2 or guilds[0] == guilds[1]:
                raise Invalid(f"The {where} of the card file must have two different guilds.")
            self.guilds.append([word({"guilds": guild}, "guilds", GUILDS, where) for guild in guilds])
            self.first_strength.append(whole(entry, "strength", where, most=self.max_strength))
            self.first_will.append(whole(entry, "will", where, most=self.max_will))
            if self.first_strength[-1] <= self.rebirth_health_missing:
                raise Invalid(f"The {where} of the card file needs more strength to be reborn with.")

    def read_cards(self) -> None:
        data = table(self.data, "cards")
        for family, first in zip(FAMILIES, FIRSTS, strict=False):
            if first != GATE:
                names = CARD_NAMES[first : FIRSTS[FIRSTS.index(first) + 1]]
                entries = tables(data, family)
                if [entry.get("id") for entry in entries] != names:
                    raise Invalid(f"The {family.replace('_', ' ')} of the card file must be {', '.join(names)}.")
                for number, entry in enumerate(entries):
                    self.read_card(first + number, entry)
        for first, after in ((UNDERWATER, WATER_ABILITY), (ABILITY, UNDERWATER)):
            for card in range(first, after):
                if self.guild[card] < 0:
                    raise Invalid(f"The ability {CARD_NAMES[card]!r} of the card file needs a guild.")
        for guild in range(len(GUILDS)):
            if self.guild[ABILITY:UNDERWATER].count(guild) == 0:
                raise Invalid(f"The card file has no ability of the guild {GUILDS[guild]}.")
        if sum(self.copies[ARTIFACT : ARTIFACT + ARTIFACTS]) != ARTIFACTS:
            raise Invalid("There is one of each artifact.")
        for first in range(ARTIFACT, ARTIFACT + ARTIFACTS, 2):
            if self.new_set[first] == self.new_set[first + 1]:
                pair = f"{CARD_NAMES[first]!r} and {CARD_NAMES[first + 1]!r}"
                raise Invalid(f"Of the artifacts {pair} in the card file one must be of the set base, one new.")

    def read_card(self, card: int, entry: dict[str, object]) -> None:
        where = f"card {CARD_NAMES[card]!r}"
        self.copies[card] = whole(entry, "copies", where, 1, most=9)
        if self.copies[card] == 0:
            raise Invalid(f"The {where} of the card file needs at least one copy.")
        self.price[card] = whole(entry, "price", where, 0)
        self.xp[card] = whole(entry, "xp", where, 0)
        self.gold[card] = whole(entry, "gold", where, 0)
        self.maps[card] = whole(entry, "maps", where, 0, most=12)
        self.guild[card] = word(entry, "guild", ["", *GUILDS], where) - 1
        self.slot[card] = word(entry, "slot", ["", *SLOTS], where) - 1 if "slot" in entry else UNSLOTTED
        self.weapon[card] = entry.get("weapon") is True
        self.bow[card] = entry.get("bow") is True
        self.scroll[card] = entry.get("scroll") is True
        self.potion[card] = entry.get("potion") is True
        self.reserve[card] = whole(entry, "reserve", where, 0, most=2)
        self.extra_set[card] = entry.get("set") == "extra"
        self.new_set[card] = entry.get("set") == "new"
        self.experienced[card] = entry.get("experienced") is True
        self.second[card] = entry.get("expansion") == "water_realm"
        self.module[card] = word(entry, "module", ["", "water_realm", "treasure_island"], where)
        if ARTIFACT <= card < ARTIFACT + ARTIFACTS and entry.get("pair") != (card - ARTIFACT) // 2 + 1:
            raise Invalid(f"'pair' of {where} in the card file must stay as it is.")
        if card >= CHANCE:
            self.copies[card] = whole(entry, "count", where, most=9)
            self.more_copies[card] = whole(entry, "extra", where, most=9)
        if MONSTER <= card < GATE or GREATER <= card < CHANCE:
            self.read_opponent(card, entry, where)
        fx = entry.get("fx", [])
        if not isinstance(fx, list) or not all(isinstance(effect, dict) for effect in fx):
            raise Invalid(f"'fx' of {where} in the card file must be a list of effects.")
        for effect in fx:
            self.effects[card].append(read_effect(effect, where))
            self.moments[card] |= 1 << self.effects[card][-1].moment
            if self.effects[card][-1].used:
                self.uses[card] |= 1 << self.effects[card][-1].moment
            if self.effects[card][-1].consumed:
                self.one_use[card] |= 1 << self.effects[card][-1].moment

    def read_opponent(self, card: int, entry: dict[str, object], where: str) -> None:
        if OBSTACLE <= card < WATER_MONSTER:
            return
        role = VS_GUARDIAN if LESSER <= card < WATER_MONSTER else VS_MONSTER
        self.kind[card] = role | 1 << 3 + word(entry, "kind", VERSUS[3:], where)
        self.strength[card] = whole(entry, "s", where) if "s" in entry else -1
        self.will[card] = whole(entry, "w", where) if "w" in entry else -1
        if self.strength[card] < 0 and self.will[card] < 0:
            raise Invalid(f"The {where} of the card file needs strength or will.")
        self.will_vs_woman[card] = whole(entry, "w_vs_f", where) if "w_vs_f" in entry else self.will[card]
        self.will_vs_man[card] = whole(entry, "w_vs_m", where) if "w_vs_m" in entry else self.will[card]
        self.lives[card] = whole(entry, "lives", where, 1, most=9)
        gains = entry.get("gain", [])
        if not isinstance(gains, list):
            raise Invalid(f"'gain' of {where} in the card file must be a list.")
        self.gains[card] = [word({"gain": gain}, "gain", GAINS, where) for gain in gains]
        if "loss" in entry:
            loss = table(entry, "loss")
            for name in loss:
                word(
                    {"loss": name},
                    "loss",
                    ["health", "magic", "gold", "item", "damage_item", "bubbles", "drift"],
                    where,
                )
            self.loss_health[card] = whole(loss, "health", where, 0)
            self.loss_magic[card] = whole(loss, "magic", where, 0)
            self.loss_gold[card] = whole(loss, "gold", where, 0)
            self.loss_item[card] = whole(loss, "item", where, 0, most=1)
            self.loss_damage[card] = whole(loss, "damage_item", where, 0, most=1)
            self.loss_bubbles[card] = whole(loss, "bubbles", where, 0)
            self.loss_drift[card] = whole(loss, "drift", where, 0, most=5)


def read_effect(entry: dict[str, object], where: str) -> Effect:
    """PR-19; a field that the vocabulary does not know is refused."""
    left = dict(entry)
    op = word(left, "op", OPS, where)
    name = OPS[op]
    del left["op"]
    trigger = left.pop("t", "own")
    if trigger == "consume":
        moment = word({"at": left.pop("at", "act")}, "at", MOMENTS, where)
    else:
        moment = word({"t": trigger}, "t", MOMENTS, where)
    effect = Effect(moment, op)
    effect.consumed = trigger == "consume"
    effect.amount = signed(left, AMOUNTS.get(name, "n"), where)
    effect.die = whole(left, DICE.get(name, "die"), where, 0, most=6)
    left.pop(DICE.get(name, "die"), None)
    if name in ALWAYS_ONE and effect.amount != 1:
        raise Invalid(f"{AMOUNTS.get(name, 'n')!r} of {name} of {where} in the card file can only be 1.")
    further = FURTHER.get(name, ["", ""])
    effect.extra = further_figure(left, further[0], where)
    effect.other = further_figure(left, further[1], where)
    effect.mode = word({"mode": left.pop("mode", "any")}, "mode", MODES, where)
    effect.versus = mask_of(left, "vs", VERSUS, where)
    effect.where = mask_of(left, "where", WHERE, where)
    effect.requires = word({"req": left.pop("req", "")}, "req", REQUIREMENTS, where)
    effect.limit = word({"limit": left.pop("limit", "")}, "limit", LIMITS, where)
    effect.magic = signed(left, "magic", where)
    effect.gold = signed(left, "gold", where)
    effect.health = signed(left, "health", where)
    effect.xp = signed(left, "xp", where)
    rows = left.pop("rows", left.pop("options", []))
    if not isinstance(rows, list) or (name == "table" and len(rows) != 6):
        raise Invalid(f"'rows' of {where} in the card file must name what each number of the die brings.")
    effect.rows = [word({"rows": row}, "rows", ROWS, where) for row in rows]
    for unknown in left:
        raise Invalid(f"An effect of {where} in the card file has {shown(unknown)}, which {name} does not know.")
    effect.used = effect.waits()
    return effect


def signed(left: dict[str, object], name: str, where: str) -> int:
    value = left.pop(name, 0)
    if type(value) is not int or abs(value) > 99:
        raise Invalid(f"{name!r} of {where} in the card file must be a whole number up to 99, not {shown(value)}.")
    return value


def further_figure(left: dict[str, object], name: str, where: str) -> int:
    if not name or name not in left:
        return 0
    value = left.pop(name)
    if name in FURTHER_WORDS:
        return word({name: value}, name, FURTHER_WORDS[name], where)
    if name == "field" and isinstance(value, str):
        return word({name: value}, name, FIELD_NAMES, where)
    if name in ("range", "min") and value != 1:
        raise Invalid(f"{name!r} of {where} in the card file can only be 1.")
    if value is True:
        return 1
    return signed({name: value}, name, where)


def mask_of(left: dict[str, object], name: str, words: list[str], where: str) -> int:
    values = left.pop(name, [])
    if not isinstance(values, list):
        raise Invalid(f"{name!r} of {where} in the card file must be a list.")
    mask = 0
    for value in values:
        mask |= 1 << word({name: value}, name, words, where)
    return mask


STANDARD: Final = Cards(open_cards(CARD_FILE))


def read_cards(source: CardSource) -> Cards:
    """A designer's cards; figures and effects may differ, but not players, settings and version."""
    cards = Cards(source)
    cards.check_like(STANDARD)
    if cards.palace != STANDARD.palace:
        raise Invalid("The palace of the Water Realm must stay where it is.")
    for card in range(OWNABLE):
        if cards.uses[card] and not STANDARD.uses[card]:
            raise Invalid(f"The card {CARD_NAMES[card]!r} works by itself; it cannot be made one that is used.")
    return cards
