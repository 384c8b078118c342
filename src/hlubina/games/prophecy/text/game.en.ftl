# Prophecy in English. The texts are ours; those of cards only repeat facts.

title = Prophecy
notice = Unofficial and unaffiliated. Prophecy is a game by Vlaada Chvátil, published by Altar and Z-Man Games. Most cards are our own design.
how-to-play =
    You want { $to_win } of the five artifacts. They lie in astral spheres, each guarded by a lesser and a greater guardian.
    A round begins with a chance card. Then you move: walk a field for free, ride two for { $ride_gold } gold, sail to the next port for { $ship_gold } gold, take a gate for { $gate_gold }. Instead of moving you can work, use some abilities, or attack a sphere.
    All monsters on your field must be fought. Your health is your strength, your magic your will; equipment and a die are added. The higher total wins. Against an opponent with both you can call a will fight for { $will_call_magic } magic. A loss costs health; a loss or a draw ends the turn.
    After the monsters you may attack one other character there, then use opportunities and what the field offers: healing, trade, lessons in guilds, repairs.
    Who loses the last health starts again with a new character of the same kind; artifacts stay there or go to the winner.
    One sphere is the Gate of the Water Realm: under water you breathe from a bag, a bubble is gone every round, and without air health goes. At its end waits a palace with an artifact and a Rainbow Pearl.
    Pick up map pieces on fields without adventures; on Treasure Island they dig up a treasure.
    When the fifth artifact has come to light and nobody has won, the final battle begins: who has no artifact is out.
    Most ability, item, monster and guardian cards are our own design, because no list of the original ones is public; they fit everything that is known about the game.

# Fields and places
field-magic_wasteland = Magic Wasteland
field-forest_1 = Forest I
field-forest_camp = Forest Camp
field-mountain_1 = Mountains I
field-plains_1 = Plains I
field-forest_2 = Forest II
field-thieves_guild = Thieves' Guild
field-plains_2 = Plains II
field-village = Village
field-mountain_2 = Mountains II
field-magic_tower = Magic Tower
field-forest_3 = Forest III
field-plains_3 = Plains III
field-forest_4 = Forest IV
field-monastery = Monastery
field-city = City
field-plains_4 = Plains IV
field-mountain_3 = Mountains III
field-fortress = Fortress
field-plains_5 = Plains V
field-treasure_island = Treasure Island
place-magic_wasteland = { field-magic_wasteland }
place-forest_1 = { field-forest_1 }
place-forest_camp = { field-forest_camp }
place-mountain_1 = { field-mountain_1 }
place-plains_1 = { field-plains_1 }
place-forest_2 = { field-forest_2 }
place-thieves_guild = { field-thieves_guild }
place-plains_2 = { field-plains_2 }
place-village = { field-village }
place-mountain_2 = { field-mountain_2 }
place-magic_tower = { field-magic_tower }
place-forest_3 = { field-forest_3 }
place-plains_3 = { field-plains_3 }
place-forest_4 = { field-forest_4 }
place-monastery = { field-monastery }
place-city = { field-city }
place-plains_4 = { field-plains_4 }
place-mountain_3 = { field-mountain_3 }
place-fortress = { field-fortress }
place-plains_5 = { field-plains_5 }
place-treasure_island = { field-treasure_island }
place-sphere_1 = sphere 1
place-sphere_2 = sphere 2
place-sphere_3 = sphere 3
place-sphere_4 = sphere 4
place-sphere_5 = sphere 5
place-water_realm = Water Realm

# Guilds and characters
guild-fortress = { field-fortress }
guild-thieves_guild = { field-thieves_guild }
guild-forest_camp = { field-forest_camp }
guild-magic_tower = { field-magic_tower }
guild-monastery = { field-monastery }
character-mystic = Mystic
character-seeress = Seeress
character-illusionist = Illusionist
character-mercenary = Mercenary
character-wandering_monk = Wandering Monk
character-scout = Scout
character-paladin = Paladin
character-ranger = Ranger
character-enchantress = Enchantress
character-druid = Druid

# Directions, cells, gains, parts of the body
result-won = won
result-drawn = a draw
result-lost = lost
direction-north = north
direction-east = east
direction-south = south
direction-west = west
cell-a1 = A1
cell-b1 = B1
cell-c1 = C1
cell-d1 = D1
cell-e1 = E1
cell-f1 = F1
cell-a2 = A2
cell-b2 = B2
cell-c2 = C2
cell-d2 = D2
cell-e2 = E2
cell-f2 = F2
cell-a3 = A3
cell-b3 = B3
cell-c3 = C3
cell-d3 = D3
cell-e3 = E3
cell-f3 = F3
cell-a4 = A4
cell-b4 = B4
cell-c4 = C4
cell-d4 = D4
cell-e4 = E4
cell-f4 = F4
gain-gold = gold
gain-xp = experience
gain-strength = strength
gain-will = will
gain-item = an item
gain-health = health
gain-magic = magic
part-hands = in your hands
part-head = on your head
part-body = on your body
part-other_hand = in the other hand
die-light = light die will move clockwise
die-dark = dark die will move counter-clockwise
foe-card = monster
foe-player = character
foe-nemesis = the nemesis

# Abilities of the guilds
card-armourer = Armourer
card-riding = Riding
card-swordsmanship = Swordsmanship
card-crushing_blow = Crushing Blow
card-two_weapon_fighting = Two-Weapon Fighting
card-shield_cover = Shield Cover
card-war_cry = War Cry
card-fury = Fury
card-hard_drill = Hard Drill
card-veteran = Veteran
card-sneaking = Sneaking
card-harbour_rat = Harbour Rat
card-pickpocket = Pickpocket
card-burglary = Burglary
card-haggling = Haggling
card-backstab = Backstab
card-ruse = Ruse
card-secret_contracts = Secret Contracts
card-network_of_spies = Network of Spies
card-poisons = Poisons
card-forest_wisdom = Forest Wisdom
card-highlanders_lore = Highlander's Lore
card-plains_lore = Plains Lore
card-forest_paths = Forest Paths
card-herbalism = Herbalism
card-archery = Archery
card-tracking = Tracking
card-taming = Taming
card-animal_companion = Animal Companion
card-wilderness_survival = Wilderness Survival
card-fireball = Fireball
card-magic_shield = Magic Shield
card-gatekeeper = Gatekeeper
card-translocation = Translocation
card-concentration = Concentration
card-domination = Domination
card-power_of_mind = Power of Mind
card-rune_lore = Rune Lore
card-mana_drain = Mana Drain
card-mirror_images = Mirror Images
card-meditation = Meditation
card-miracle_of_healing = Miracle of Healing
card-ships_chaplain = Ship's Chaplain
card-prayer = Prayer
card-hospitality = Hospitality
card-exorcism = Exorcism
card-firm_faith = Firm Faith
card-martyrdom = Martyrdom
card-blessed_weapon = Blessed Weapon
card-bare_hands = Bare Hands

# Underwater abilities
card-deep_combat = Deep Combat
card-divers_tricks = Diver's Tricks
card-speech_of_the_sea = Speech of the Sea
card-water_breathing = Water Breathing
card-calm_of_the_deep = Calm of the Deep

# Abilities of the Water Realm
card-swimming = Swimming
card-voice_of_the_deep = Voice of the Deep
card-strength_of_the_sea = Strength of the Sea
card-secret_of_currents = Secret of Currents

# Common items
card-dagger = Dagger
card-short_sword = Short Sword
card-mace = Mace
card-battle_axe = Battle Axe
card-spear = Spear
card-bow = Bow
card-crossbow = Crossbow
card-pilgrims_staff = Pilgrim's Staff
card-wooden_shield = Wooden Shield
card-iron_shield = Iron Shield
card-leather_armour = Leather Armour
card-chain_mail = Chain Mail
card-helmet = Helmet
card-charm_of_will = Charm of Will
card-wizards_hat = Wizard's Hat
card-healing_potion = Healing Potion
card-potion_of_magic = Potion of Magic
card-potion_of_strength = Potion of Strength
card-potion_of_clarity = Potion of Clarity
card-scroll_of_teleportation = Scroll of Teleportation
card-scroll_of_firebolt = Scroll of Firebolt
card-scroll_of_warding = Scroll of Warding
card-riding_horse = Riding Horse
card-pack_mule = Pack Mule
card-lantern = Lantern
card-provisions = Provisions

# Rare items
card-sword_of_heroes = Sword of Heroes
card-rune_axe = Rune Axe
card-silver_blade = Silver Blade
card-elven_bow = Elven Bow
card-flaming_sword = Flaming Sword
card-hammer_of_storms = Hammer of Storms
card-vampiric_dagger = Vampiric Dagger
card-dragonslayer_spear = Dragonslayer Spear
card-demon_scythe = Demon Scythe
card-staff_of_power = Staff of Power
card-rod_of_will = Rod of Will
card-wand_of_lightning = Wand of Lightning
card-paladins_shield = Paladin's Shield
card-dragon_shield = Dragon Shield
card-plate_armour = Plate Armour
card-mithril_shirt = Mithril Shirt
card-archmages_robe = Archmage's Robe
card-helm_of_courage = Helm of Courage
card-circlet_of_wisdom = Circlet of Wisdom
card-diadem_of_clarity = Diadem of Clarity
card-ring_of_strength = Ring of Strength
card-ring_of_will = Ring of Will
card-ring_of_regeneration = Ring of Regeneration
card-ring_of_mana = Ring of Mana
card-lucky_amulet = Lucky Amulet
card-necklace_of_second_life = Necklace of Second Life
card-flying_carpet = Flying Carpet
card-boots_of_speed = Boots of Speed
card-key_of_gates = Key of Gates
card-bottomless_bag = Bottomless Bag
card-crystal_of_truth = Crystal of Truth
card-elixir_of_life = Elixir of Life
card-scroll_of_ruin = Scroll of Ruin
card-draught_of_giants = Draught of Giants
card-book_of_sages = Book of Sages
card-cloak_of_shadows = Cloak of Shadows

# Treasures
card-philosophers_stone = Philosopher's Stone
card-sword_of_the_first_king = Sword of the First King
card-shield_of_dawn = Shield of Dawn
card-seven_league_boots = Seven-League Boots
card-crystal_ball = Crystal Ball
card-chalice_of_life = Chalice of Life
card-book_of_eternal_lore = Book of Eternal Lore
card-horn_of_plenty = Horn of Plenty
card-cloak_of_invisibility = Cloak of Invisibility
card-ring_of_wishes = Ring of Wishes

# Items of the Water Realm
card-trident = Trident
card-nacre_helm = Nacre Helm
card-conch_horn = Conch Horn
card-black_pearl = Black Pearl
card-fishskin_cloak = Fishskin Cloak

# Artifacts
card-executor = Executor
card-astral_sword = Astral Sword
card-amulet_of_untouchability = Amulet of Untouchability
card-mirror_shield = Mirror Shield
card-bronze_steed = Bronze Steed
card-royal_cloak = Royal Cloak
card-ceremonial_sceptre = Ceremonial Sceptre
card-banner_of_doom = Banner of Doom
card-signet_ring = Signet Ring
card-crown_of_ancient_kings = Crown of Ancient Kings

# Opportunities in the Water Realm
card-undersea_cavity = Undersea Cavity
card-healing_coral = Healing Coral
card-sunken_wreck = Sunken Wreck
card-mermaid = Mermaid
card-dolphins = Dolphins

# Opportunities
card-collector = Collector
card-purifying_fire = Purifying Fire
card-enchanted_flower = Enchanted Flower
card-goldfish = Goldfish
card-hermit = Hermit
card-imp = Imp
card-centaur = Centaur
card-master_wizard = Master Wizard
card-pedlar = Pedlar
card-travelling_smith = Travelling Smith
card-magic_spring = Magic Spring
card-sage = Sage
card-master_at_arms = Master-at-Arms
card-old_barrow = Old Barrow
card-hidden_chest = Hidden Chest
card-storyteller = Storyteller
card-fortune_teller = Fortune Teller
card-forgotten_altar = Forgotten Altar
card-fairy = Fairy
card-recruiter = Recruiter
card-old_chronicler = Old Chronicler
card-mad_riddler = Mad Riddler

# Monsters
card-wolf = Wolf
card-wild_boar = Wild Boar
card-robber = Robber
card-goblin = Goblin
card-skeleton = Skeleton
card-incubus = Incubus
card-succubus = Succubus
card-giant_rats = Giant Rats
card-zombie = Zombie
card-will_o_the_wisp = Will-o'-the-Wisp
card-giant_spider = Giant Spider
card-kobold = Kobold
card-deserter = Deserter
card-witch = Witch
card-harpies = Harpies
card-bear = Bear
card-werewolf = Werewolf
card-troll = Troll
card-ogre = Ogre
card-ghoul = Ghoul
card-wraith = Wraith
card-dark_monk = Dark Monk
card-bandit_gang = Bandit Gang
card-basilisk = Basilisk
card-griffin = Griffin
card-goblin_shaman = Goblin Shaman
card-black_knight = Black Knight
card-demon_of_wrath = Demon of Wrath
card-tempter = Tempter
card-mummy = Mummy
card-vampire_bats = Vampire Bats
card-living_statue = Living Statue
card-thief = Thief
card-ghost = Ghost
card-vampire = Vampire
card-dragon = Dragon
card-manticore = Manticore
card-medusa = Medusa
card-cyclops = Cyclops
card-lich = Lich
card-hydra = Hydra
card-sphinx = Sphinx
card-demon_lord = Demon Lord
card-golem = Golem
card-minotaur = Minotaur
card-warlock = Warlock
card-stone_giant = Stone Giant
card-banshee = Banshee

# Lesser guardians
card-sentinel_demon = Sentinel Demon
card-hell_hound = Hell Hound
card-shade = Shade
card-bone_knight = Bone Knight
card-furies = Furies
card-gargoyle = Gargoyle
card-soul_hunter = Soul Hunter
card-astral_scorpion = Astral Scorpion

# The Gate
card-gate = Gate of the Water Realm

# Greater guardians
card-lord_of_flames = Lord of Flames
card-queen_of_nightmares = Queen of Nightmares
card-astral_dragon = Astral Dragon
card-eye_of_the_void = Eye of the Void
card-fallen_king = Fallen King
card-iron_colossus = Iron Colossus
card-archdemon = Archdemon
card-reaper = Reaper

# Obstacles
card-strong_current = Strong Current
card-very_strong_current = Very Strong Current
card-whirlpool = Whirlpool
card-kelp_forest = Kelp Forest
card-dark_trench = Dark Trench
card-icy_water = Icy Water

# Monsters of the Water Realm
card-drowned_sailors = Drowned Sailors
card-sharks = Sharks
card-giant_octopus = Giant Octopus
card-siren = Siren
card-sea_serpent = Sea Serpent
card-undersea_king = Undersea King
card-electric_ray = Electric Ray
card-giant_crab = Giant Crab

# Chance cards
card-forest = Forest
card-mountains = Mountains
card-plains = Plains
card-fortress = Fortress
card-thieves_guild = Thieves' Guild
card-forest_camp = Forest Camp
card-magic_tower = Magic Tower
card-monastery = Monastery
card-free_training = Free Training
card-training_offer = Training Offer
card-grocer = Grocer
card-city_merchant = City Merchant
card-quiet_times = Quiet Times
card-interesting_times = Interesting Times
card-good_times = Good Times
card-fresh_wind = Fresh Wind
card-magic_wind = Magic Wind
card-charity = Charity
card-crisis = Crisis
card-clairvoyant_dream = Clairvoyant Dream
card-legends_of_the_deep = Legends of the Deep
card-treasure_map = Treasure Map
card-treasure_maps = Treasure Maps

# What cards do: phrases that the engine puts together from the card file (faces.py)
fx-nothing = { "" }
fx-comma = { $first }, { $second }
fx-and = { $first } and { $second }
fx-or = { $first } or { $second }
fx-or-else = { $first }, or { $second }
fx-plus = +{ $n }
fx-minus = −{ $n }
fx-said = { $deed }.
fx-used = { $lead }: { $deed }.
fx-paid = { $price }: { $deed }
fx-choice = either { $deeds }.
fx-price = for { $price }
fx-one-use = one use
fx-once-a-round = once per round
fx-once-a-fight = once per fight
fx-standing = standing { $place }
fx-fight = { $mode ->
    [1] strength fight
    [2] will fight
   *[other] fight
}{ $versus }{ $place }{ $held }
fx-versus = { " " }against { $foes }
fx-there = { " " }{ $place }
fx-fight-bonus = { $bonus } in every { $fight }.
fx-fight-further = a further { $bonus } in every { $fight }.
fx-slot = { $what } { $slot }.
fx-scroll = Scroll.
fx-underwater = Works only in the Water Realm and on entering it, not against the guardian in the palace.
fx-only-water = Only with the Water Realm.
fx-only-island = Only with Treasure Island.
fx-second-expansion = From the second expansion.
fx-only-experienced = Only with the cards for the experienced.
fx-obstacle = Entering brings { $gain }.
fx-gate = Once it is revealed, whatever lies under it moves to the palace. Whoever attacks this sphere enters the Water Realm.
fx-character = Strength { $strength }, will { $will }. Start: { $first }. Second guild: { $second }.
fx-row = { $from } { $row }
fx-rows = { $from }–{ $to } { $row }
fx-opponent = { $kind_cap }: { $attributes }.
fx-strength = strength { $n }
fx-will = will { $n }
fx-will-split = will { $women } against a woman, { $men } against a man
fx-lives = { $n ->
    [one] { $n } life
   *[other] { $n } lives
}
fx-reward = Reward: { $gains }.
fx-no-reward = No reward.
fx-gain-item = a common item
fx-gain-rare_item = a rare item
fx-gain-strength = strength +1
fx-gain-will = will +1
fx-loss = If you lose: { $losses }.
fx-no-loss = A loss costs nothing.
fx-loss-health = { $n } health
fx-loss-magic = { $n ->
    [one] { $n } magic (1 health if you have none)
   *[other] { $n } magic (1 health for each you lack)
}
fx-loss-gold = { $n } gold (1 health if you have none)
fx-loss-item = { $n ->
    [one] a random item
   *[other] { $n } random items
} (1 health if you have none)
fx-loss-damage_item = { $n ->
    [one] an item of your choice is damaged
   *[other] { $n } items of your choice are damaged
} (1 health if none can be)
fx-loss-bubbles = { $n ->
    [one] { $n } bubble
   *[other] { $n } bubbles
}
fx-loss-drift = { $n ->
    [one] you are carried { $n } cell in a random direction
   *[other] you are carried { $n } cells in a random direction
}
fx-undersea_king = In the palace both attributes are { $king_bonus } higher.
qty-health = { $n } health
qty-last-health = { $n } health (never the last)
qty-magic = { $n } magic
qty-gold = { $n } gold
qty-xp = { $n } experience
qty-bubbles = { $n ->
    [one] { $n } bubble
   *[other] { $n } bubbles
}
qty-common = { $n ->
    [one] { $n } common item
   *[other] { $n } common items
}
qty-rare = { $n ->
    [one] { $n } rare item
   *[other] { $n } rare items
}
slot-bow = weapon (bow or crossbow)
slot-weapon = weapon
slot-thing = item
slot-hand1 = for one hand
slot-hand2 = for both hands
slot-shield = that serves as a shield, for one hand
slot-head = for the head
slot-body = for the body
terrain-forest = forest
    .every = every forest field
    .other = to any other forest field
terrain-mountain = mountains
    .every = every mountain field
    .other = to any other mountain field
terrain-plains = plains
    .every = every plains field
    .other = to any other plains field
kind-beast = beast
    .cap = Beast
kind-human = human
    .cap = Human
kind-humanoid = humanoid
    .cap = Humanoid
kind-undead = undead
    .cap = Undead
kind-demon = demon
    .cap = Demon
kind-spirit = spirit
    .cap = Spirit
kind-dragon = dragon
    .cap = Dragon
kind-construct = construct
    .cap = Construct
vs-monster = monsters
vs-guardian = guardians
vs-character = characters
vs-beast = beasts
vs-human = humans
vs-humanoid = humanoids
vs-undead = undead
vs-demon = demons
vs-spirit = spirits
vs-dragon = dragons
vs-construct = constructs
where-forest = in a forest
where-mountain = in mountains
where-plains = on plains
where-wilderness = in the wilderness
where-civilization = on a civilization field
where-water = in the Water Realm
where-base = on the base board
where-port = on a field with a port
req-one_handed_weapon = { " " }in which you use a one-handed weapon
req-two_handed_melee = { " " }in which you use a two-handed weapon other than a bow or crossbow
req-bow = { " " }in which you use a bow or crossbow
req-shield = { " " }in which you use a shield
req-empty_hands = { " " }in which you hold nothing in your hands
when-pre = before the dice of a { $fight }
when-post = after the dice of a { $fight }
when-loss = when you lose a { $fight }
when-win = when you win a { $fight }
when-fought = after a { $fight } in which you use it
when-fighting = in a { $fight } in which you use it
when-arrive = on arriving or staying
when-move = movement
when-instead = instead of moving
when-act = in your turn, after the monsters
when-potion = in your round outside a fight
when-chance = instead of drawing a chance card
when-roundstart = at the start of your round
does-bonus = you get { $bonus }
does-foe_bonus = the opponent gets { $bonus }
does-bonus_on_die = if your die shows { $die ->
    [6] 6
   *[other] { $die }–6
}, you get a further { $bonus }
does-best_of_two = you throw two dice and the better one counts
does-reroll = throw your die again; the new throw counts
does-draw_wins = a draw is a victory for you
does-loss_to_draw = a fight that you are losing becomes a draw
does-no_health_loss = you lose no health
does-no_health_loss-die = roll a die; on { $die ->
    [6] 6
   *[other] { $die }–6
} you lose no health
does-damage_shield_instead = you lose no health, the shield is damaged instead
does-damage_self = it is damaged
does-lose_magic = you lose { $n } magic as well (1 health for each you lack)
does-magic = regain { $n } magic
does-magic-all = regain all magic
does-heal = heal { $n } health
does-heal-all = heal all health
does-gold = gain { $n } gold
does-xp = gain { $n } experience
does-xp-if_hurt = gain { $n } experience if you lose health
does-xp_bonus = gain { $n } experience more
does-xp_bonus-from = gain { $n } experience more if the reward is at least { $from } experience
does-xp_delta = abilities cost you { $n } experience { $less ->
    [1] less (at least 1)
   *[other] more
}
does-defeat_without_fight = the opponent counts as defeated and brings { $n } experience { $less ->
    [1] less
   *[other] more
}
does-destroy_monster = discard one monster of the field without a fight and without reward
does-ignore_monsters = ignore the monsters of the field this turn and use what it offers; you can take no map piece and attack nobody there
does-ride = { $n ->
    [one] ride { $n } field
   *[other] ride up to { $n } fields in one direction
}
does-walk = { $n ->
    [one] walk { $n } field
   *[other] walk up to { $n } fields in one direction
}
does-jump_terrain = go { $target }
does-to_gate = go to any field with a magic gate
does-teleport = go to any field of the base board, Treasure Island included; not in the Water Realm
does-teleport_now = you are carried at once to any field of the base board and play on there as if you had just arrived
does-move_to = you are moved to the field { $field }, where your turn ends
does-ships_free = ships are free for you, also to Treasure Island and back
does-ship_income = every voyage earns you { $fare }, the way back from Treasure Island { $back }, the way there nothing
does-gates_free = magic gates are free for you
does-will_call_delta = calling a will fight costs you { $n } magic { $less ->
    [1] less
   *[other] more
}
does-will_call_surcharge = calling a will fight against you costs other characters { $n } magic { $less ->
    [1] less
   *[other] more
}
does-will_call_free = calling a will fight costs you nothing
does-two_weapons = you may use two one-handed weapons in the same fight
does-item_limit = you may have { $n ->
    [one] { $n } item
   *[other] { $n } items
} { $less ->
    [1] fewer
   *[other] more
}
does-ability_limit = you may have { $n ->
    [one] { $n } ability
   *[other] { $n } abilities
} { $less ->
    [1] fewer
   *[other] more
}
does-indestructible = it is never damaged
does-price_delta-buy = items cost you { $n } gold { $less ->
    [1] less (at least 1)
   *[other] more
}
does-price_delta-sell = you sell items for { $n } gold { $less ->
    [1] less
   *[other] more (never above the full price)
}
does-half_price = items cost you half the price, rounded up
does-full_price_self = it is sold for its full price
does-sell_one_full = sell one item for its full price
does-swap_item = swap one item: for a price of { $extra } or more you draw a rare item, for less a common one
does-pedlar = { $n ->
    [one] { $n } common item is shown
   *[other] { $n } common items are shown
} and you buy at least one; the rest are discarded; if you can afford none, the card stays
does-temper_weapon = one weapon of yours adds { $n } more in strength fights for good, each weapon only once
does-wish = take one item offered in the City or in the Village, or, if your limit allows, one ability offered in a guild, for free
does-work_bonus = work in the City and in the Thieves' Guild brings you { $n } gold { $less ->
    [1] less
   *[other] more
}
does-drill_bonus = the drill in the Fortress brings you { $n } experience { $less ->
    [1] less
   *[other] more
}
does-services_free = services, repairs and the inn are free for you
does-repair_all = repair all your damaged items
does-steal_gold = take up to { $n } gold from one character on your field who is not safe there
does-steal_offer = roll a die in the City or in the Village; on { $die ->
    [6] 6
   *[other] { $die }–6
} take one offered item for free, on { $extra ->
    [1] 1
   *[other] 1–{ $extra }
} lose 1 health
does-untouchable = cards of other players cannot take anything from you
does-unattackable_without_artifact = characters cannot attack you while you have no artifact
does-cancel_foe_consumables = in a fight in which you use it the opponent cannot use one-use cards or abilities paid with magic
does-peek_adventure = look at up to { $n ->
    [one] { $n } face-down adventure
   *[other] { $n } face-down adventures
} anywhere on the board
does-peek_adventure-near = look at up to { $n ->
    [one] { $n } face-down adventure
   *[other] { $n } face-down adventures
} on the two neighbouring fields
does-peek_any = look at { $n ->
    [one] { $n } hidden card: an adventure, the top card of a sphere or a water card
   *[other] up to { $n } hidden cards: adventures, top cards of spheres or water cards
}
does-peek_any-fortune = look at the top hidden card of one sphere, or at up to { $n ->
    [one] { $n } face-down adventure
   *[other] { $n } face-down adventures
}
does-peek_water = look at { $n ->
    [one] { $n } face-down card
   *[other] { $n } face-down cards
} next to you
does-reveal_sphere = reveal the next hidden card of { $n ->
    [one] one sphere
   *[other] { $n } spheres
} for everybody
does-reveal_water = whoever drew the card turns over { $n ->
    [one] { $n } face-down card
   *[other] { $n } face-down cards
} of the Water Realm
does-raise_strength = strength +{ $n }
does-raise_will = will +{ $n }
does-raise_any = strength +{ $n } or will +{ $n }
does-least_of_all = choose something of which nobody has less than you: gold (+{ $n }), experience (+{ $extra }), strength (+1), will (+1), items (a common item)
does-hermit = will +1; unless you are the poorest by gold and prices of items, first discard an item priced { $n } or more
does-health_to_xp = lose 1 or more health (never the last) and gain { $n } experience for each
does-table = roll a die: { $rows }{ $danger ->
    [1] ; you need at least 2 health
   *[other] { "" }
}
does-riddle = a riddle: what does one of the common items cost? For the right answer you gain { $xp }, for a wrong one you lose { $health } (never the last)
does-place_adventures = an adventure comes to { $fields }
does-offer_ability = { $guild }: a new ability is offered
does-offer_ability-choice = whoever drew the card names a guild, which offers a new ability
does-offer_ability-own_both = both guilds of whoever drew the card offer a new ability
does-offer_underwater = the top underwater ability is offered in its guild
does-restock = { $field }: a new offer replaces the old one, { $goods }
does-extra_turn = whoever drew the card takes { $n ->
    [one] { $n } more turn
   *[other] { $n } more turns
} this round
does-all_gain-gold = whoever drew the card gains { $gain }, all others on the base board { $others }
does-all_gain-xp = whoever drew the card gains { $gain }, all others on the base board { $others }
does-all_gain-health = whoever drew the card heals { $gain }, all others on the base board { $others }
does-all_gain-magic = whoever drew the card regains { $gain }, all others on the base board { $others }
does-charity = on the base board whoever has the least gold gains { $gold }, whoever has the least health heals { $health }, whoever has the least magic regains { $magic }; in a tie all of them do
does-crisis = whoever drew the card rolls a die; unless it shows { $die }, everybody on the base board loses half of their gold, rounded down
does-place_map = { $n ->
    [one] { $n } map piece comes
   *[other] { $n } map pieces come
} to the board (one more with the goal Treasure Hunters)
does-bag_bonus = every air bag you buy holds { $n ->
    [one] { $n } bubble
   *[other] { $n } bubbles
} { $less ->
    [1] fewer
   *[other] more
}
does-bubbles = regain { $n ->
    [one] { $n } bubble
   *[other] { $n } bubbles
}
does-bubbles-all = regain all bubbles of your bag
does-lose_bubbles = lose { $n ->
    [one] { $n } bubble
   *[other] { $n } bubbles
}
does-drift = you are carried { $n ->
    [one] { $n } cell
   *[other] { $n } cells
} in a random direction
does-drift-hold = pay { $price }, or you are carried { $n ->
    [one] { $n } cell
   *[other] { $n } cells
} in a random direction
does-slow = next round you swim at most { $n ->
    [one] { $n } cell
   *[other] { $n } cells
}
does-will_check = roll a die and add your magic; below { $n } you lose { $magic } (1 health for each you lack)
does-pay_or_lose = pay { $magic }, or lose { $health }
does-water_move = move at once up to { $n ->
    [one] { $n } cell
   *[other] { $n } cells
}; only the last one is entered
does-water_steps = you swim up to { $n ->
    [one] { $n } cell
   *[other] { $n } cells
} { $less ->
    [1] less
   *[other] more
} in a turn
does-flee_free = running from a monster costs you no extra bubbles
does-flee_delta = running from a monster costs you { $n ->
    [one] { $n } bubble
   *[other] { $n } bubbles
} { $less ->
    [1] fewer
   *[other] more
}
does-magic_for_bubble = whenever you must give up a bubble, you may pay { $n } magic instead
does-ignore_drift = you may refuse to be carried away, by a current or by a monster
does-choose_drift = when you are carried away, you choose the direction
does-ignore_water_penalty = no penalty in fights under water for what you hold
does-no_water_penalty_self = the hand that holds it has no penalty under water
does-wave_banner = every other character on the base board loses { $n } health (before the final battle never the last)
does-survive = if you would die, you live on with { $n } health
does-survive-discard = if you would die, discard it and live on with { $n } health
does-keep_scroll = when you use a scroll, roll a die; on { $die ->
    [6] 6
   *[other] { $die }–6
} you keep it
row-health-1 = lose 1 health
row-common = draw a common item
row-rare = draw a rare item
row-gold-3 = gain 3 gold
row-heal1 = heal 1 health
row-magic1 = regain 1 magic
row-gold1 = gain 1 gold

# What fields offer
place-offers-magic_wasteland = Once per turn regain up to { $wasteland_magic } magic, free.
place-offers-forest_camp = For 1 gold heal { $camp_heal } health.
place-offers-monastery = Once per turn heal { $monastery_heal } health, free.
place-offers-magic_tower = For 1 gold regain { $tower_magic } magic.
place-offers-village = Once per turn the inn, for 1 gold: heal { $inn_heal } health, regain { $inn_magic } magic and, without an artifact, be safe here until your next turn. Items are bought and sold.
place-offers-city = Items are bought and sold. Instead of moving, work for { $work_magic } magic: gain { $work_city_gold } gold.
place-offers-thieves_guild = Instead of moving, work for { $work_magic } magic: gain { $work_guild_gold } gold.
place-offers-fortress = Instead of moving, drill for { $drill_health } health (never the last): gain { $drill_xp } experience.
place-offers-treasure_island = Once per turn a treasure is dug up here for map pieces. Port: ships from here to any port are free.
place-teaches = Its abilities are learned here.
place-repairs = An item is repaired for { $repair_gold } gold.
place-is-safe = A character without an artifact cannot be attacked here.
place-has-port = Port: a ship to the next port costs { $ship_gold } gold, to Treasure Island and back { $island_gold }.
place-has-gate = Magic gate: the way to another gate costs { $gate_gold } gold.
place-has-sphere = Sphere { $n } is attacked from here instead of moving.
place-is-wild = Adventures come here.

# Questions
prompt-keep_character = Which character do you keep?
    .detail = The other goes to your left; then you choose from your two.
prompt-take_character = Whom will you play?
    .detail = A character starts on the field of its first guild.
prompt-move = Where do you go?
    .detail = You are at { $field } with { $gold } gold. Walk one field for free, ride two for { $ride_gold } gold.
prompt-destination = Where do you go?
    .detail = Taken by: { $card }.
prompt-encounter = What about the monsters?
    .detail = On the field: { $cards }. You must fight them all unless you find another way.
prompt-act = What do you do on this field?
    .detail = You have { $gold } gold and { $xp } experience. A character can be attacked only before anything else.
prompt-choose_kind = By strength or by will?
    .detail = A will fight costs { $price } magic, you have { $magic }; what you pay lowers your will.
prompt-answer_kind = Do you answer with will?
    .detail = The attack is by strength. A will fight costs you { $price } magic, you have { $magic }.
prompt-choose_gear = What do you take { $part }?
    .detail = Only what you use helps in this fight.
prompt-declare = Anything before the dice?
    .detail = You { $own } against { $other }; you win { $wins } and lose { $losses } of { $throws } throws.
prompt-after_dice = Anything after the dice?
    .detail = Your die { $own }, theirs { $other }; you are { $behind } short of a draw.
prompt-save_health = Do you save your health?
    .detail = Otherwise you lose { $count } health of { $health }.
prompt-damage_item = Which item is damaged?
    .detail = A damaged item gives nothing until it is repaired.
prompt-choose_spoils = Do you take a map piece?
    .detail = Otherwise the loser loses health or an item. The loser: { $opponent }.
prompt-loser_chooses = Health or an item?
    .detail = You lose 1 of { $health } health, or { $opponent } picks one item of yours, artifacts included.
prompt-pick_item = Which item do you take?
    .detail = The loser is { $opponent }.
prompt-steal_gold = Whom do you rob?
    .detail = They lose { $count } gold at most.
prompt-peek = Which card do you look at?
    .detail = Only you see it. Left: { $count }.
prompt-destroy_monster = Which monster do you destroy?
    .detail = There is no reward for it.
prompt-take_offer = What do you take?
    .detail = One of the offered items, for free.
prompt-wish = What do you wish for?
    .detail = One offered item or ability, for free.
prompt-choose_gain = What do you gain?
    .detail = { $card }: one of these.
prompt-repair_item = Which item do you repair?
    .detail = It costs { $price } gold.
prompt-choose_face = What do you want?
    .detail = { $card }: one of these.
prompt-sell_full = Which item do you sell?
    .detail = You get its full price.
prompt-swap_item = Which item do you swap?
    .detail = A price of { $price } or more brings a rare item, less a common one.
prompt-burn_health = How much health do you give?
    .detail = Each brings { $xp } experience; you have { $health } and must keep one.
prompt-choose_least = What do you ask for?
    .detail = You choose from what nobody has less of than you.
prompt-pay_hermit = What do you give up?
    .detail = Any of these items is enough for the Hermit; then will +1.
prompt-raise_any = Strength or will?
    .detail = It rises by 1.
prompt-buy_from_pedlar = What do you buy?
    .detail = At least one of the items shown; you have { $gold } gold.
prompt-temper_weapon = Which weapon is tempered?
    .detail = It gives 1 more for good.
prompt-riddle = What does { $card } cost?
    .detail = Right: { $xp } experience. Wrong: { $health } health, never the last.
prompt-keep_artifact = Which artifact do you keep?
    .detail = The other is discarded.
prompt-name_artifact = Which artifact shall be in the game?
    .detail = { $count ->
        [one] One more artifact is to be named.
       *[other] { $count } more artifacts are to be named.
    }
prompt-strike_artifact = Do you strike an artifact?
    .detail = Struck artifacts are not played with; five of the others are drawn. Questions left: { $count }.
prompt-may_enter = Do you enter the Water Realm?
    .detail = You have just found the Gate. You have { $gold } gold for a bag.
prompt-choose_bag = Which air bag do you buy?
    .detail = Each round under water costs a bubble. You have { $gold } gold.
prompt-reveal_sphere = Which sphere do you reveal?
    .detail = Everybody sees its next hidden card.
prompt-wave_or_draw = Do you wave the banner?
    .detail = The others on the base board lose { $count } health each; you draw no chance card then.
prompt-doom = Apocalypse: health or magic?
    .detail = You have { $health } health and { $magic } magic.
prompt-choose_guild = Which guild gets an ability?
    .detail = If { $guild_offers } lie there already, the oldest one leaves.
prompt-reveal_cell = Which water card do you turn?
    .detail = Left to turn: { $count }.
prompt-drop_item = Which item do you discard?
    .detail = You have { $count }, the limit is { $limit }.
prompt-forget_ability = Which ability do you discard?
    .detail = You have { $count }, the limit is { $limit }.
prompt-water_move = Where do you swim?
    .detail = Air { $bubbles } of { $bag }. { $flee ->
        [0] You may stay as well.
       *[other] Running from the monster costs { $flee } more.
    }
prompt-swim_on = Do you swim on?
    .detail = Steps left: { $count }.
prompt-hold_on = Do you hold on?
    .detail = { $price ->
        [0] It costs nothing.
       *[other] It costs bubbles: { $price }, you have { $bubbles }.
    } Otherwise you are carried { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    } away.
prompt-choose_drift = Which way are you carried?
    .detail = { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }.
prompt-pay_or_lose = Magic or health?
    .detail = Pay { $price } magic, or lose { $count } of { $health } health.
prompt-breathe = A bubble or magic?
    .detail = You have { $bubbles } bubbles and { $magic } magic; { $count } still to give up.
prompt-come_ashore = Where do you come ashore?
    .detail = On one of the two fields from which the Gate is entered.
prompt-bid = How much gold do you bid?
    .detail = The { $die } from the Magic Wasteland by the sum of all bids; the gold is lost. You have { $gold }.

# Answers
action-stay = Stay
action-walk = Walk: { $field }
action-ride = Ride: { $field }
action-ship = By ship: { $field }
action-gate = Through the gate: { $field }
action-work = Work instead of moving
action-attack_sphere = Into the sphere
action-go_to = { $field }
action-swim = Swim { $direction }
action-monster = Monster: { $card }
action-by_strength = By strength
action-by_will = By will
action-roll = Roll
action-nothing = Nothing
action-concede = Grant the victory
action-decline = Rather not
action-end_turn = End the turn
action-attack = Attack: { $opponent }
action-attack_for_map = Fight for a map: { $opponent }
action-heal = Heal
action-regain_magic = Regain magic
action-inn = Stay at the inn
action-repair = Repair
action-certificate = Earn the certificate
action-take = Take the item
action-lose_health = Lose health
action-lose_magic = Lose magic
action-give_item = Offer an item
action-pay_bubble = Pay with air
action-pay_magic = Pay with magic
action-take_piece = Take a map piece
action-take_spoils = Health or an item
action-draw_chance = Draw a chance card
action-travel = Be carried
action-temper = Temper a weapon
action-bag = { $size ->
    [1] Small bag: { $bag_bubbles_1 ->
        [one] { $bag_bubbles_1 } bubble
       *[other] { $bag_bubbles_1 } bubbles
    } for { $bag_gold_1 } gold
    [2] Medium bag: { $bag_bubbles_2 ->
        [one] { $bag_bubbles_2 } bubble
       *[other] { $bag_bubbles_2 } bubbles
    } for { $bag_gold_2 } gold
    [3] Large bag: { $bag_bubbles_3 ->
        [one] { $bag_bubbles_3 } bubble
       *[other] { $bag_bubbles_3 } bubbles
    } for { $bag_gold_3 } gold
   *[other] Largest bag: { $bag_bubbles_4 ->
        [one] { $bag_bubbles_4 } bubble
       *[other] { $bag_bubbles_4 } bubbles
    } for { $bag_gold_4 } gold
 }
action-no_bag = No bag
action-gain = { $gain }
action-guild = { $guild }
action-sphere = Sphere { $sphere }
action-cell = Cell { $cell }
action-number = { $number }
action-character = { $character }
action-opportunity = Use: { $card }
action-buy = Buy: { $card }
action-sell = Sell: { $card }
action-learn = Learn: { $card }
action-dig = Dig up: { $card }
action-card = { $card }
action-opponent = { $opponent }
action-use = Use: { $card }

# Events
event-plays = { $seat } plays the { $character }.
event-round_began = Round { $count }: { $seat } to play.
event-chance = { $seat } draws a chance card: { $card }.
event-placed = { $field }: { $card } appears.
event-offered = { $guild } offers: { $card }.
event-restocked = { $field } has a new offer: { $cards }.
event-revealed = A card is revealed: { $card }.
event-piece_placed = A map piece is placed on { $field }.
event-crisis_came = Crisis: { $seat } rolls { $die }; everybody on the base board loses half of their gold.
event-crisis_averted = No crisis: { $seat } rolls { $die }.
event-moved = { $seat } comes to { $field }.
event-worked = { $seat } works.
event-attacked_sphere = { $seat } attacks sphere { $count }.
event-gate_found = Sphere { $count } is the Gate of the Water Realm. Guardian and artifact move to the palace.
event-entered_water = { $seat } enters the Water Realm with { $count } air.
event-fight_began = { $seat } fights: { $card }.
event-duel_began = { $seat } attacks { $opponent }.
event-nemesis_came = The nemesis has caught up with { $seat }.
event-nemesis_moved = The nemesis is at { $field }.
event-nemesis_beaten = { $seat } beats back the nemesis.
event-called_will = { $seat } calls a will fight for { $count } magic.
event-used = { $seat } uses: { $card }.
event-dice = Dice { $light } and { $dark }: { $seat } has { $own }, the opponent { $other }.
event-rerolled = { $seat } rolls again: { $die }.
event-life_taken = { $card } loses a life, { $count } left. { $seat } fights on.
event-fight_drawn = A draw. The turn of { $seat } ends.
event-fight_lost = { $seat } loses the fight.
event-defeated = { $seat } defeats { $card }.
event-armour = { $seat } rolls for protection: { $die }, { $needed } is enough.
event-duel_won = { $seat } wins, { $opponent } loses.
event-won_piece = { $seat } gets a map piece from { $opponent }.
event-took_item = { $seat } takes { $card } from { $opponent }.
event-stole_gold = { $seat } steals { $count } gold from { $opponent }.
event-burgled = { $seat } tries a burglary: { $die }.
event-healed = { $seat } heals { $count } health (now { $total }).
event-regained_magic = { $seat } regains { $count } magic (now { $total }).
event-gained_gold = { $seat } gains { $count } gold (now { $total }).
event-gained_xp = { $seat } gains { $count } experience (now { $total }).
event-raised_strength = { $seat } raises strength to { $total }.
event-raised_will = { $seat } raises will to { $total }.
event-gained_item = { $seat } gains an item: { $card }.
event-damaged = { $seat }: damaged, { $card }.
event-repaired = { $seat } repairs: { $card }.
event-repaired_all = { $seat } has repaired everything.
event-tempered = { $seat } has a better weapon: { $card }.
event-kept_scroll = { $seat } keeps the scroll: { $card }.
event-destroyed = { $seat } destroys a monster: { $card }.
event-lost_health = { $seat } loses { $count } health ({ $total } left).
event-lost_magic = { $seat } loses { $count } magic ({ $total } left).
event-lost_gold = { $seat } loses { $count } gold ({ $total } left).
event-lost_item = { $seat } discards an item: { $card }.
event-forgot = { $seat } discards an ability: { $card }.
event-survived = { $seat } survives, { $card } is gone.
event-died = The character of { $seat } dies.
event-looked = { $seat } looks at a hidden card ({ $place }): { $card }.
event-looked-hidden = { $seat } looks at a hidden card ({ $place }).
event-paid = { $seat } pays { $count } gold ({ $total } left).
event-rested = { $seat } stays at the inn and is safe.
event-bought = { $seat } buys { $card } for { $count } gold.
event-sold = { $seat } sells { $card } for { $count } gold.
event-learned = { $seat } learns: { $card }.
event-certified = { $seat } earns the certificate: { $guild }.
event-gained_piece = { $seat } picks up a map piece (now { $total }).
event-dug = { $seat } digs up { $card } with { $count } map pieces.
event-pedlar = { $seat } looks at the goods: { $cards }.
event-rolled = { $seat } rolls { $die }.
event-riddle_solved = { $seat } answers right.
event-riddle_failed = { $seat } answers wrong.
event-regained_bubbles = { $seat } has { $total } air again.
event-lost_bubble = { $seat } uses a bubble ({ $total } left).
event-breathed_magic = { $seat } breathes water for magic ({ $total } left).
event-drowning = { $seat } is drowning.
event-swam = { $seat } swims { $direction }.
event-carried = The current carries { $seat } { $direction }.
event-came_ashore = { $seat } comes ashore at { $field }.
event-will_check = { $seat } rolls { $die }, { $total } with will; { $needed } is enough.
event-gained_pearl = { $seat } gains a Rainbow Pearl.
event-took_artifact = { $seat } gains an artifact: { $card } (now { $total }).
event-final_battle = The final battle begins.
event-conceded = { $seat } grants the victory to { $opponent }.
event-named_artifact = { $seat } names an artifact to play with: { $card }.
event-struck_artifact = { $seat } strikes an artifact: { $card }.
event-dropped_out = { $seat } has no artifact and is out.
event-bid = { $seat } bid { $count } gold.
event-arena_dice = Light die { $light }, dark { $dark }: the { $die } from the Magic Wasteland.
event-arena = { $count } gold in all. The arena is { $field }.
event-apocalypse = The Apocalypse begins.
event-won = { $seat } wins.
event-game_ended = The game ends.

# What is not allowed
refusal-PR-2_5 = Discard until you are within the limit.
refusal-PR-3_7 = Choose one of your two characters.
refusal-PR-4_2 = Now you may do only what the field where you stand allows.
refusal-PR-5_2 = Choose a guild.
refusal-PR-5_7 = Choose a sphere with a hidden card.
refusal-PR-5_9 = Wave the Banner of Doom, or go on without it.
refusal-PR-6_1 = You cannot get there from here, or lack the gold.
refusal-PR-6_2 = Ships go from a port to the next ones and to the island, gates lead to the other gates.
refusal-PR-6_5 = One works in the City and the Guild for magic, in the Fortress for health that is not the last.
refusal-PR-7_2 = An opportunity cannot be used to no effect; choose what it offers.
refusal-PR-7_4 = Choose one of the answers.
refusal-PR-8_1 = Choose strength or will.
refusal-PR-8_5 = Now you may do only what fits this moment of the fight.
refusal-PR-8_6 = You have two hands, one head and one body; choose from what you have.
refusal-PR-8_8 = Choose one of your items.
refusal-PR-9_1 = You may attack once a turn, on your field, who is not safe, and before anything else.
refusal-PR-9_3 = Answer with strength or will.
refusal-PR-9_4 = The loser loses health, or lets the winner pick an item.
refusal-PR-11_1 = An ability is learned in its guild for experience; who is no member pays gold as well.
refusal-PR-12_1 = You buy what is on offer where you stand, if you have the gold.
refusal-PR-13_1 = A sphere is attacked instead of moving from one of its two fields.
refusal-PR-15_2 = You may grant the victory at the start of your turn to somebody else who has enough artifacts but for that of the Water Realm, or a lead in fame that nobody can catch up with.
refusal-PR-15_6 = Lose health or magic.
refusal-PR-16_9 = On the island you may dig up, once a turn, an open treasure for which you have the map pieces.
refusal-PR-17_3 = Choose a face-down card of the Water Realm.
refusal-PR-17_4 = Enter, or do not.
refusal-PR-17_5 = Choose a bag that you can pay for, or none.
refusal-PR-17_8 = Give up a bubble or magic.
refusal-PR-17_9 = Swim in one of four directions, stay, or use something instead.
refusal-PR-17_10 = Swim on, or stop.
refusal-PR-17_12 = Choose one of the two fields of the Gate.
refusal-PR-17_13 = Pay magic, or lose health.
refusal-PR-17_14 = Hold on, or be carried.
refusal-PR-18_1 = Choose one of the two artifacts.
refusal-PR-18_2 = Choose an artifact that has not been named or struck yet.
refusal-PR-18_4 = Take a map piece, or the usual result.
refusal-PR-18_9 = Bid at most the gold you have, and no more than { $limit_gold }.
refusal-PR-19_4 = Choose a monster on your field.
refusal-PR-19_5 = Choose from what is offered.
refusal-PR-19_6 = Choose from what is offered.

# Scores
score-victory = Victory
score-artifacts = Artifacts
score-fame = Fame
score-certificates = Certificates
score-pieces = Map pieces (tie-break)
score-attributes = Strength and will (tie-break)
score-wealth = Wealth and experience (further tie-break)

# The table
board-ring = Board
board-spheres = Spheres
board-water = Water Realm
board-island = Treasure Island
board-fight = Fight
board-offers = On offer
board-players = Players
board-yours = Your character
board-hidden = hidden
board-conquered = conquered
board-gate = Gate
board-lesser = lesser
board-greater = greater
board-artifact = artifact
board-piece = map
board-port = port
board-gate-field = gate
board-safe = safe
board-strength = strength
board-will = will
board-gold = gold
board-xp = experience
board-pieces = maps
board-artifacts = artifacts
board-items = items
board-abilities = abilities
board-air = Air { $bubbles } of { $bag }, out in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, reserve { $reserve }
board-odds = win { $win }, draw { $draw }, loss { $loss } of { $throws }
board-whole = whole group { $percent }%
board-chance = Last chance card
board-against = { $own } against { $other }
board-damaged = damaged
board-tempered = tempered
board-pearl = Rainbow Pearl
board-penalty = underwater penalty
board-conceded = grants the victory
board-out = out
board-final = final battle
board-apocalypse = apocalypse
board-round = round { $round }
board-price = for { $gold } gold
board-learn-price = { $xp } xp, { $gold } gold
board-nemesis = Nemesis
board-dice = dice { $light } : { $dark }
board-under-water = under water
board-proposed = Most cards are our own design; no list of the original ones is public.

# Settings
setting-water_realm = Water Realm
setting-water_realm-corners = yes, entrance and palace in opposite corners
setting-water_realm-balanced = yes, entrance one row off the corner
setting-water_realm-off = no
setting-treasure_island = Treasure Island
setting-treasure_island-on = yes
setting-treasure_island-off = no
setting-goal = Goal
setting-goal-artifacts = artifacts
setting-goal-treasure_hunters = Treasure Hunters: most fame
setting-goal-underwater_treasure = Underwater Treasure: beat the King
setting-goal-certificates = certificates of all five guilds
setting-artifacts = Which artifacts
setting-artifacts-one_of_each_pair = one of each pair
setting-artifacts-base_five = the five of the base game
setting-artifacts-new_five = the five new ones
setting-artifacts-random_five = five at random
setting-artifacts-ten = all ten, two in each sphere
setting-artifacts-agreed = five that the players name
setting-artifacts-vetoed = five at random after up to three are struck
setting-artifacts_to_win = Artifacts to win
setting-artifacts_to_win-four = { $to_win }
setting-artifacts_to_win-three = { $to_win_fast }
setting-maps = Fights for maps
setting-maps-normal = for who has a piece
setting-maps-peaceful = none
setting-maps-aggressive = even without one, the winner chooses
setting-chance_rotation = Chance rotation
setting-chance_rotation-on = another card after a crisis
setting-chance_rotation-off = no
setting-final_battle = Final battle
setting-final_battle-heroic = heroic, in an arena
setting-final_battle-normal = all over the board
setting-length = Length
setting-length-normal = normal, { $limit_items } items and { $limit_abilities } abilities
setting-length-long = longer, { $limit_long } items and { $limit_long } abilities
setting-death = Death
setting-death-at_zero = with the last health
setting-death-below_zero = with one more loss
setting-characters = Characters
setting-characters-draft = drafted
setting-characters-random = random
setting-guardians = Guardians
setting-guardians-base = the basic five of each kind
setting-guardians-all = all eight of each kind
setting-expansion_cards = New items and adventures
setting-expansion_cards-on = with them
setting-expansion_cards-off = only those of the base game
setting-hunters_treasures = Treasures of the Treasure Hunters
setting-hunters_treasures-five = five
setting-hunters_treasures-three = three, shorter
setting-hunters_treasures-seven = seven, longer
setting-hunters_treasures-ten = all ten
setting-more_adventures = Cards for the experienced
setting-more_adventures-off = without
setting-more_adventures-on = Old Chronicler and Mad Riddler
