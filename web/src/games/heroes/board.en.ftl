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

difficulty-family = family
difficulty-challenge = challenge
difficulty-hardcore = hardcore
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
letters-rogue = Ro
letters-warrior = Wa
letters-archer = Ar
letters-mage = Ma
letters-champion = Ch
portal-finished = Portal: monsters walk between portals as between adjacent rooms.
portal-unfinished = Unfinished portal: a monster here finishes it by an activation.
chest-about = Opened by { $count ->
        [one] { $count } hero
       *[other] { $count } heroes
    } without a monster in the room. It may hide: { $backs }.
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
    .help = A hero card brings a hero into each of the two rooms of its type.
step-greeting = Greeting
    .help = On arrival: the archer shoots towards the vault, the warrior destroys two resources, the rogue disarms a trap.
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
sign-create = create { $token }
sign-pay = discard { $token }
sign-ambush = ambush { $count }, { $type }
sign-deploy =
    { $count ->
        [one] deploy { $count } figure
       *[other] deploy { $count } figures
    }
sign-reinforce = reinforcement: { $symbol }
sign-swarm = swarm: { $symbol }
sign-arrow = { $first }, then { $then }
sign-choose = { $symbol }: show where ({ $count })
sign-where = Now choose where.
sign-done = done
sign-idle = nothing to do now
help-draw = A card for your hand; you may still play it.
help-activate = The action of a room with your monster, your clan's ability, or finish a portal.
help-move = One monster to an adjacent room or from portal to portal. It may carry a resource or a trap.
help-melee = 1 wound to a hero in a room with your monster.
help-ranged = 1 wound to a hero in a room next to your monster.
help-defend = Also outside your turn: the wound of an attacked monster does not happen.
help-trap = A trap into a room with your monster. It hits a hero who arrives there.
help-portal = A finished portal into a room with your monster.
help-create = Put { $token } into a room with your monster.
help-pay = Discard { $token } from a room with your monster.
help-ambush = Up to { $count } figures from the lair, into: { $rooms }.
help-deploy = Up to { $count } figures from the lair into the same room.
help-reinforce = Of the top three cards of your pile those with this symbol come to your hand: { $symbol }.
help-swarm = Each of your monsters in one room may do it once: { $symbol }.
help-arrow = If it was done, in the same room: { $then }.

# Answers
answer-take_wound = Take the wound
answer-done = Skip the rest
answer-end_play = End playing, heroes come
answer-gamble = Gamble: 3 cards
answer-refresh = New loot
order-lead_heroes = Leave it to the adviser
order-late_gamble = Never ask
