# Texts of the table of Prophecy that the game itself has no need of.

map = Map
fight = Fight
you = you
meanwhile = What has happened

# Places
cell = Depth { $cell }
sphere = Sphere { $number }
sphere-from = Attacked from: { $fields }
you-are-here = you are here
stands = { $name } stands here
stands-there = stands here
stands-at = Place: { $place }
face-down = face-down adventure
only-you = only you know it
empty-field = nothing lies here
arena = arena of the final battle
piece = A map piece lies here
lives = { $count ->
    [one] { $count } life
   *[other] { $count } lives
}
treasure = { $card } { $maps ->
    [one] for { $maps } map piece
   *[other] for { $maps } map pieces
}
goods = Goods
lessons = Lessons
treasures = Treasures
price = Price { $gold }
lesson-price = { $gold ->
    [0] Costs { $xp } experience
   *[other] Costs { $xp } experience and { $gold } gold
}
no-things = No items and no abilities yet.
limits = Items { $items } of { $itemLimit }, abilities { $abilities } of { $abilityLimit }.
sheet-of = Character: { $name }
spent = used in this round

# Ways and deeds
way-walk = on foot
way-ride = on horseback
way-ship = by ship
way-gate = through the gate
way-free = { $way }, free
way-paid = { $way }, for { $gold } gold
choose-field = { $field }
sell-for = Sell for { $gold }
do-buy = Buy
do-learn = Learn
do-dig = Dig up
do-use = Use
do-card = Choose
do-opportunity = Use
do-monster = Fight
do-attack = Attack
do-attack_for_map = Fight for a map
do-swim = Swim here
do-cell = Choose
do-sphere = Choose
do-guild = Choose
do-heal = Heal
do-inn = Stay overnight
do-stay = Stay
hold = Hold on
attack-sphere = Attack sphere { $sphere }
enter-gate = Enter the Water Realm
swim = Swim { $direction }
swim-out = Surface { $direction }
to-north = north
to-east = east
to-south = south
to-west = west
bag = { $bubbles ->
    [one] { $bubbles } bubble
   *[other] { $bubbles } bubbles
} for { $gold } gold
key-strength = S
key-will = W
key-roll = D
key-end = E
key-stay = Y
key-north = N
key-east = E
key-south = S
key-west = W

# Fights
fight-strength = Strength{ $win }
fight-will = Will{ $win }
fight-will-paid = Will for { $price } magic{ $win }
win-percent = : { $win } % win
fight-by-strength = { $foe }, by strength
fight-by-will = { $foe }, by will
for-map = for a map
of-strength = strength: { $name }
of-will = will: { $name }
declared = used in the fight
theirs = opponent: { $name }
choose-mode = Both ways with the best equipment that you have.
against = against
share-win = win { $share } %
share-draw = draw { $share }
share-loss = loss { $share } %
odds = Win { $win }, draw { $draw }, loss { $loss } of { $throws } throws
exact = Of { $throws } throws { $win } win, { $draw } draw, { $loss } lose.
better-of-two = the better of two dice counts
mode-strength = Strength { $own } against { $other }
mode-will = Will { $own } against { $other }
mode-strength-paid = Strength { $own } against { $other }
mode-will-paid = Will for { $price } magic: { $own } against { $other }
chance-strength = strength { $own } against { $other }: win { $win } %, draw { $draw } %, loss { $loss } %
chance-will = will { $own } against { $other }: win { $win } %, draw { $draw } %, loss { $loss } %
chance-strength-paid = strength { $own } against { $other }: win { $win } %, draw { $draw } %, loss { $loss } %
chance-will-paid = will for { $price } magic { $own } against { $other }: win { $win } %, draw { $draw } %, loss { $loss } %
for-magic = for { $price } m.
cannot-pay = you have not enough magic
own-won = { $own } : { $other }, you win. Beaten: { $foe }.
own-drawn = { $own } : { $other }, a draw, nothing is lost. Opponent: { $foe }.
own-lost = { $own } : { $other }, you lose. Winner: { $foe }.
other-won = { $own } : { $other }. { $name } wins, { $foe } loses.
other-drawn = { $own } : { $other }. A draw: { $name } and { $foe }.
other-lost = { $own } : { $other }. { $name } loses, { $foe } wins.
die-waits = the die waits for the throw
shows-light = light die: { $value }
shows-dark = dark die: { $value }

# Characters
cubes-strength = Strength { $full }, health left { $now }
cubes-will = Will { $full }, magic left { $now }
stat-strength = Health of strength
stat-will = Magic of will
stat-gold = Gold
stat-xp = Experience
stat-pieces = Map pieces
stat-fame = Fame
stat-certificates = Certificates
stat-artifacts = Artifacts
stat-pearl = Rainbow Pearl
is-safe = Safe
is-exposed = May be attacked, strength wins { $win } %
may-attack = may be attacked
may-not-attack = safe
attack-now = You may attack, strength wins { $win } %
attack-possible = May be attacked, strength wins { $win } %
attack-no = Safe from attack
things = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
less = Hide the cards
brief = S { $health } · W { $magic } · { $held }
last-round = What happened in round { $round }
draft = Choose a character
draft-note = keep one, pass the other on
draft-waits = The others are still choosing.
board-kept = this one stays with you

# The Water Realm
attack-share = { $win } %
attack-safe = safe

palace = Palace
entrance = Entrance of the realm
hidden-light = face-down light card
hidden-dark = face-down dark card
empty-cell = open water
realm-closed = the realm is closed
divers = under water: { $names }
gate-unknown = the Gate is not found yet
gate-known = entered by sphere { $sphere }
air-left = Air { $bubbles } of { $bag }
air-home = air { $bubbles }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} to get out
air-flee = Fleeing from the monster costs more bubbles: { $flee }.
air-of = air { $bubbles } of { $bag }
reserve = reserve { $reserve }

# A round in a few signs
deed-chance = Chance: { $card }
deed-learned = New ability: { $card }
deed-bought = Bought: { $card }
deed-item = New item: { $card }
deed-artifact = Artifact: { $card }
deed-dug = Treasure: { $card }
deed-moved = Journey: { $place }
deed-water = Dive into the Water Realm
deed-died = Death and a new start
deed-pearl = Rainbow Pearl
deed-piece = Map piece
deed-won = Won, opponent: { $foe }
deed-lost = Lost, opponent: { $foe }
deed-drawn = Draw, opponent: { $foe }
board-gain-health = health { $count }
board-gain-magic = magic { $count }
board-gain-gold = gold { $count }
board-gain-xp = experience { $count }

# Kinds of cards
kind-of = { $group }, { $kind }
group-ability = ability
group-underwater_ability = underwater ability
group-water_ability = water ability
group-common = common item
group-rare = rare item
group-treasure = treasure
group-water_item = water item
group-artifact = artifact
group-water_opportunity = opportunity
group-opportunity = opportunity
group-monster = monster
group-lesser = lesser guardian
group-greater = greater guardian
group-obstacle = obstacle
group-water_monster = water monster
group-chance = chance card
group-gate = Gate

# The head of the page
moment = round { $round }
moment-draft = choosing characters
round-of = Round { $round }, { $name }:
alone-lost = The prophecy was not fulfilled
alone-won = The victory is yours

# What is printed: kinds of components, figures and symbols
faces-game = Rules
faces-field = Fields
faces-character = Characters
faces-card = Cards
figure-strength = Strength
figure-will = Will
figure-will_vs_woman = Will against a woman
figure-will_vs_man = Will against a man
figure-lives = Lives
figure-xp = Experience
figure-gold = Gold
figure-price = Price
figure-maps = Map pieces
figure-hands = Hands
figure-copies = Copies
figure-more_copies = More with four or five players
figure-reserve = Reserve
figure-sphere = Sphere
figure-loss_health = Loss: health
figure-loss_magic = Loss: magic
figure-loss_gold = Loss: gold
figure-loss_item = Loss: items
figure-loss_damage_item = Loss: damaged items
figure-loss_bubbles = Loss: bubbles
figure-loss_drift = Loss: carried away, cells
figure-start_gold = Gold at the start
figure-start_xp = Experience at the start
figure-max_strength = Most strength
figure-max_will = Most will
figure-limit_gold = Limit of gold
figure-limit_xp = Limit of experience
figure-limit_items = Limit of items
figure-limit_abilities = Limit of abilities
figure-limit_long = Limit in the longer game
figure-limit_realm = More with the Water Realm
figure-to_win = Artifacts to win
figure-to_win_fast = Artifacts to win, shorter game
figure-guild_offers = Abilities offered in a guild
figure-village_common = Village: common items at first
figure-city_common = City: common items at first
figure-city_rare = City: rare items at first
figure-repair_gold = Repair, gold
figure-will_call_magic = Calling a will fight, magic
figure-will_call_artifact = More magic for each artifact of the opponent
figure-duel_xp = Experience for beating a character
figure-rebirth_health_missing = Health missing after death
figure-rebirth_magic_missing = Magic missing after death
figure-round_limit = Rounds at most
figure-ride_gold = Ride, gold
figure-ship_gold = Ship, gold
figure-gate_gold = Magic gate, gold
figure-island_gold = Ship to Treasure Island and back, gold
figure-work_magic = Work, magic
figure-work_city_gold = Work in the City, gold
figure-work_guild_gold = Work in the Thieves' Guild, gold
figure-drill_health = Drill, health
figure-drill_xp = Drill, experience
figure-monastery_heal = Monastery, health
figure-camp_heal = Forest Camp, health
figure-wasteland_magic = Magic Wasteland, magic
figure-tower_magic = Magic Tower, magic
figure-inn_heal = Inn, health
figure-inn_magic = Inn, magic
figure-price_per_map = Gold for each map piece of a treasure
figure-treasures_open = Treasures shown
figure-certificate_gold = Certificate, gold
figure-certificate_xp = Certificate, experience
figure-left_over = Water cards left over of each colour
figure-water_steps = Cells in a turn under water
figure-flee_bubbles = Running from a water monster, bubbles
figure-duel_bubbles = Lost duel under water, bubbles
figure-hand_penalty = Penalty for each hand under water
figure-pearl_bonus = Bonus of the Rainbow Pearl
figure-king_bonus = Undersea King in the palace, bonus
figure-bag_gold_1 = Air bag 1, gold
figure-bag_gold_2 = Air bag 2, gold
figure-bag_gold_3 = Air bag 3, gold
figure-bag_gold_4 = Air bag 4, gold
figure-bag_bubbles_1 = Air bag 1, bubbles
figure-bag_bubbles_2 = Air bag 2, bubbles
figure-bag_bubbles_3 = Air bag 3, bubbles
figure-bag_bubbles_4 = Air bag 4, bubbles
figure-nemesis_strength = Nemesis, strength
figure-nemesis_will = Nemesis, will
figure-nemesis_per_artifact = Nemesis, more for each artifact
figure-nemesis_per_run = Nemesis, more for each run
figure-nemesis_xp = Nemesis, experience
figure-solo_runs = Runs of the chance deck alone
symbol-item = Reward: a common item
symbol-rare_item = Reward: a rare item
symbol-strength = Reward: strength
symbol-will = Reward: will
symbol-port = Port
symbol-gate = Magic gate
symbol-safe = Safe
