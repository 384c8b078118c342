# Texts of the table of Prophecy that the game itself has no need of.

map = Map
fight = Fight
you = you
close = Close
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
place-magic_wasteland = Once per turn regain up to { $wasteland_magic } magic, free.
place-forest_camp = 1 gold heals { $camp_heal } health. Nobody without an artifact is attacked here.
place-monastery = Once per turn heal { $monastery_heal } health, free. Nobody without an artifact is attacked here.
place-magic_tower = 1 gold regains { $tower_magic } magic.
place-village = Inn for 1 gold: { $inn_heal } health, { $inn_magic } magic and safety until your next turn. Items are bought and sold.
place-city = Items are bought and sold. Instead of moving: { $work_magic } magic for { $work_city_gold } gold.
place-thieves_guild = Instead of moving: { $work_magic } magic for { $work_guild_gold } gold.
place-fortress = Instead of moving: { $drill_health } health for { $drill_xp } experience.
place-treasure_island = Treasures are dug up here for map pieces.
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
die-light = light die: { $value }
die-dark = dark die: { $value }

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
kept = this one stays with you

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
gain-health = health { $count }
gain-magic = magic { $count }
gain-gold = gold { $count }
gain-xp = experience { $count }

# Kinds of cards
kind-of = { $group }, { $kind }
kind-beast = beast
kind-human = human
kind-humanoid = humanoid
kind-undead = undead
kind-demon = demon
kind-spirit = spirit
kind-dragon = dragon
kind-construct = construct
group-ability = ability
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
