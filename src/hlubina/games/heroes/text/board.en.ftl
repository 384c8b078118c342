# Texts of the table in the browser.

# Parts
dungeon = Dungeon
zoom = View of the dungeon
zoom-in = Look from nearer
zoom-out = Look from farther
zoom-all = Whole dungeon
hand = Your hand
hand-of = Hand: { $name }
hand-empty = Your hand is empty.
hand-of-clan =
    { $count ->
        [one] Hand: { $count } card
       *[other] Hand: { $count } cards
    }
in-play = Card in play
your-clans = Your clans
has-turn = has the turn
yours = yours
clans = Clans
clans-note = each can be played once
clan-of = taken: { $name }
figures =
    { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
hit-points =
    { $count ->
        [one] { $count } hit point
       *[other] { $count } hit points
    }
begins-in = begins in rooms of the type { $type }
lair = { $count } of { $all } figures in the lair
pile =
    { $count ->
        [one] { $count } card in the draw pile
       *[other] { $count } cards in the draw pile
    }
discard =
    { $count ->
        [one] { $count } card played or discarded
       *[other] { $count } cards played or discarded
    }
loot-note = on show
loot-deck =
    { $count ->
        [one] { $count } card in the loot deck
       *[other] { $count } cards in the loot deck
    }
buried = At the bottom: { $cards }
supply-about = Tokens that are left. Without one its symbol, room or ability cannot be used.
backs = What chests may hide
tiles-note = { $count } more face down
deeds = What to do here
deed-room = Choose
deed-activate = Activate
deed-move = Move from here
deed-melee = Attack
deed-ranged = Shoot here

wave = wave { $number }
dark = dark, turns to go: { $count }
loot = Loot
or = or
plan = Plan
supply = Supply
tiles = To build
chest = chest { $value }
name-finished = portal
name-unfinished = unfinished portal

# Rooms
room-type = type { $type }
room-distance =
    { $count ->
        [0] the vault itself
        [one] { $count } step from the vault
       *[other] { $count } steps from the vault
    }
room-corridors = corridors: { $rooms }
heroes-fresh = just arrived: { $heroes }
heroes-active = active: { $heroes }
heroes-resting = exhausted: { $heroes }
wounds =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
state-fresh = has just arrived
state-active = active
state-resting = exhausted
portal-finished = Portal: monsters walk between portals as between adjacent rooms.
portal-unfinished = Unfinished portal: a monster here finishes it by an activation.
chest-hides = It may hide: { $backs }.
gamble-used = The gamble is used in this turn.

# Enemies
enemies = Enemies
invasion = Invasion
per-turn =
    { $count ->
        [one] { $count } card after each turn
       *[other] { $count } cards after each turn
    }
card-of = card { $number } of { $count }
enemy-deck =
    { $count ->
        [one] Enemy deck, { $count } card
       *[other] Enemy deck, { $count } cards
    }
revealed = Enemy card
left-in-deck = Still in the deck
left-of = { $left } of { $count } in the deck
in-supply = tokens
steps = Steps of an enemy card
step-reveal = Reveal
    .help = A hero card brings a hero into each room of its type.
step-greeting = Greeting
    .help = On arrival: the archer shoots towards the vault, the warrior destroys resources, the rogue disarms a trap.
step-traps = Traps
    .help = Each trap of the room hits one of those who have just arrived.
step-encourage = Encourage
    .help = Whoever has arrived and survived wakes all exhausted heroes of the room.
step-attack = Attack
    .help = With a monster in the room each hero wounds one and is exhausted.
step-loot = Loot
    .help = Without monsters, with as many heroes as the chest is worth: it is opened.
step-wait = Wait
    .help = Without monsters, with too few heroes for the chest: they wait for more.
step-charge = Charge
    .help = Without monsters and chest they run on, nearer to the vault.

# Preview
preview = If they run
preview-note = nothing has happened yet
preview-none = No hero is awake. Point at a room to see what a hero would do who comes there.
one-hero = One more hero:
arrival = A hero who comes here: { $way }
then = then
does-trapped =
    { $count ->
        [one] trap hits { $count }
       *[other] traps hit { $count }
    }
does-woken =
    { $count ->
        [one] { $count } wakes up
       *[other] { $count } wake up
    }
does-loot =
    { $count ->
        [one] { $count } opens chest { $value }
       *[other] { $count } open chest { $value }
    }
does-attack =
    { $count ->
        [one] { $count } attacks
       *[other] { $count } attack
    }
does-wait =
    { $count ->
        [one] { $count } waits
       *[other] { $count } wait
    }

# Symbols
sign-choose = { $symbol }: show where ({ $count })
sign-where = Now choose where.
sign-done = done
sign-idle = nothing to do now

# Answers
answer-take_wound = Take the wound
answer-done = Skip the rest
answer-end_play = End playing, heroes come
answer-gamble = Gamble: { $catacombs_draw ->
        [one] { $catacombs_draw } card
       *[other] { $catacombs_draw } cards
    }
answer-refresh = New loot
board-order-lead_heroes = Leave it to the adviser
board-order-late_gamble = Never ask

# What is printed
faces-clan = Clans
faces-card = Cards
faces-room = Rooms
faces-type = Types of rooms
faces-token = Tokens
faces-hero = Heroes
faces-enemy = Enemy cards
faces-chest = Chests
faces-effect = Backs of chests
faces-difficulty = Difficulty
faces-scenario = Scenarios
faces-chapter = Chapters
faces-game = The game
figure-copies = copies
figure-monsters = figures
figure-hit_points = hit points
figure-start = begin in the dungeon
figure-tokens = tokens
figure-draw = cards for a gamble
figure-value = value
figure-wave1 = enemy cards a turn, first wave
figure-wave2 = second wave
figure-deck = cards in the enemy deck
figure-stars = difficulty
figure-hand_size = cards in hand
figure-loot_display = loot cards on display
figure-catacombs_draw = cards for a gamble
figure-vault_chest = value of the vault's chest
figure-best_chest = highest value of the other chests
figure-clan_cards = action cards of a clan
figure-loot_cards = loot cards
figure-promo_cards = promo loot cards
figure-hero_cards = hero cards
figure-hero_tokens = tokens of each hero
figure-resource_tokens = tokens of each resource
figure-trap_tokens = traps
figure-portal_tokens = portals
figure-chest_tokens = chests
figure-fewest_enemies = enemy cards a turn, at least
figure-most_enemies = at most
figure-family_wave1 = family, first wave
figure-family_wave2 = family, second wave
figure-challenge_wave1 = challenge, first wave
figure-challenge_wave2 = challenge, second wave
figure-hardcore_wave1 = hardcore, first wave
figure-hardcore_wave2 = hardcore, second wave
