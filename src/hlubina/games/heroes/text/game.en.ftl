# Keep the Heroes Out! in English. Texts are ours; card texts restate facts.

title = Keep the Heroes Out!
notice = Unofficial and unaffiliated. Keep the Heroes Out! is a game by Luís Brüh, published by Brueh Games and in Czech by MINDOK. Action cards, loot, chest backs and scenarios are our own design, because the real ones are not public; who has the box can replace them in the card file.
how-to-play =
    You play together: each leads a clan of monsters and all defend the dungeon. If heroes open the chest of value { $vault_chest } in the vault, everybody loses. If you get through the enemy deck twice, everybody wins.
    In your turn you play cards from your hand. Of a card with two sides only one is carried out. Its symbols are done in any order and each may be skipped: move, attack, activate a room or the clan's ability, trap, portal, ambush.
    Activated rooms make resources and traps. Carry a resource to the room that turns it into loot; the foot of a room shows what it takes and what it gives. Loot goes to your discard pile and comes to your hand in time.
    A card that you do not want may be discarded to replace some of the loot display. Then you draw up to { $hand_size ->
        [one] { $hand_size } card
       *[other] { $hand_size } cards
    } and the heroes come: { $fewest_enemies } to { $most_enemies } enemy cards by difficulty and wave.
    A hero who arrives greets (the rogue disarms a trap, the warrior destroys resources, the archer shoots towards the vault) and meets traps. Whoever survives wakes all exhausted heroes of the room. Then heroes attack monsters; without monsters they open the chest, wait beside it for more, or run nearer to the vault. Order, ways and victims are your choice.
    Once in your turn you may gamble: the hero of the top enemy card is thrown into the catacombs and you draw { $catacombs_draw ->
        [one] { $catacombs_draw } card
       *[other] { $catacombs_draw } cards
    }. But a mage sets everybody there free.

# Rooms

room-vault = vault
    .acc = the vault
    .in = in the vault
    .to = into the vault
    .from = from the vault
room-library = library
    .acc = the library
    .in = in the library
    .to = into the library
    .from = from the library
room-sewer = sewer
    .acc = the sewer
    .in = in the sewer
    .to = into the sewer
    .from = from the sewer
room-graveyard = graveyard
    .acc = the graveyard
    .in = in the graveyard
    .to = into the graveyard
    .from = from the graveyard
room-workshop = workshop
    .acc = the workshop
    .in = in the workshop
    .to = into the workshop
    .from = from the workshop
room-forge = forge
    .acc = the forge
    .in = in the forge
    .to = into the forge
    .from = from the forge
room-kennel = kennel
    .acc = the kennel
    .in = in the kennel
    .to = into the kennel
    .from = from the kennel
room-apothecary = apothecary
    .acc = the apothecary
    .in = in the apothecary
    .to = into the apothecary
    .from = from the apothecary
room-study = study
    .acc = the study
    .in = in the study
    .to = into the study
    .from = from the study
room-laboratory = laboratory
    .acc = the laboratory
    .in = in the laboratory
    .to = into the laboratory
    .from = from the laboratory
room-architect = architect's studio
    .acc = the architect's studio
    .in = in the architect's studio
    .to = into the architect's studio
    .from = from the architect's studio
room-catacombs = catacombs
    .acc = the catacombs
    .in = in the catacombs
    .to = into the catacombs
    .from = from the catacombs

room-makes = Activate: 1 { $token } into this room.
room-crafts = Activate: for { $token_acc } from this room 1 { $kind } from the loot display onto your discard pile.
special-vault = The chest of value { $vault_chest } lies here.
special-laboratory = Activate: the hero of the top enemy card goes to the catacombs, and you take 1 card of the unused clan from the loot display.
special-architect = Activate: for 1 to { $best_chest } gold from this room you build a new room with a chest of that value.
special-catacombs = Once in your turn, without a monster and without an activation: the hero of the top enemy card is thrown in here exhausted and you draw { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    }. A mage wakes everybody here.

type-rooms = Its rooms: { $rooms }.
type-swords = swords
type-hats = hats
type-eye = mystic eye
type-crossbones = crossbones
type-jewel = jewel
type-special = special


# Heroes, tokens, chests

hero-rogue = rogue
    .acc = a rogue
    .many = rogues
    .tired = exhausted rogue
hero-warrior = warrior
    .acc = a warrior
    .many = warriors
    .tired = exhausted warrior
hero-archer = archer
    .acc = an archer
    .many = archers
    .tired = exhausted archer
hero-mage = mage
    .acc = a mage
    .many = mages
    .tired = exhausted mage
hero-champion = champion
    .acc = a champion
    .many = champions
    .tired = exhausted champion

greeting-rogue = Greeting: disarms 1 trap in the room where she is deployed.
greeting-warrior = Greeting: destroys up to 2 resources in the room where he is deployed.
greeting-archer = Greeting: 1 wound to a monster in an adjacent room towards the vault.
greeting-mage = Greeting in the catacombs only: wakes everybody there.
greeting-champion = A warrior with { $hit_points ->
        [one] { $hit_points } hit point
       *[other] { $hit_points } hit points
    }.
hero-plentiful = a hero of the kind most plentiful in the supply

token-gold = gold
    .acc = a gold coin
token-frog = frog
    .acc = a frog
token-bone = bone
    .acc = a bone
token-book = book
    .acc = a book
token-trap = trap
    .acc = a trap

kind-potion = potion
kind-creature = creature
kind-weapon = weapon
kind-scroll = scroll
kind-action = action card
kind-foreign = card of a foreign clan

effect-loot = loot, a resource is gone
    .short = loot
effect-curse = curse, everybody discards a card
    .short = curse
effect-heal = heal, the heroes are active again
    .short = heal
effect-prisoner = prisoner, one more hero for the catacombs
    .short = prisoner
effect-defeat = defeat
    .short = defeat

opened-loot = Heroes take 1 resource from this room.
opened-curse = Every player discards 1 card of choice.
opened-heal = Every hero in this room is active again.
opened-prisoner = An enemy card is revealed, and its hero goes to the catacombs.
opened-defeat = The game is lost.

chest-1 = chest of value { $value }
chest-2 = chest of value { $value }
chest-3 = chest of value { $value }
chest-4 = chest of value { $value }
chest-opened = { $value ->
        [one] { $value } active hero opens it
       *[other] { $value } active heroes open it
    } if there is no monster in the room.
chest-backs = On the backs: { $backs }.
chest-back = { $count }× { $effect_short }

# Difficulty

difficulty-family = family
difficulty-challenge = challenge
difficulty-hardcore = hardcore
difficulty-waves = Enemy cards a turn: { $wave1 } in the first wave, { $wave2 } in the second.

# Clans

role-slayer = slayer
role-team = team player
role-defender = defender
clan-figures = { $monsters ->
        [one] { $monsters } figure with
       *[other] { $monsters } figures, each with
    } { $hit_points ->
        [one] { $hit_points } hit point
       *[other] { $hit_points } hit points
    }; { $start ->
        [one] { $start } begins in a room
       *[other] { $start } begin in rooms
    } of the type { $type }.

clan-dragon = Dragon
    .one = dragon
    .acc = the dragon
clan-witches = Witches
    .one = witch
    .acc = a witch
clan-ghosts = Ghosts
    .one = ghost
    .acc = a ghost
clan-imps = Imps
    .one = imp
    .acc = an imp
clan-lizardfolk = Lizardfolk
    .one = lizard
    .acc = a lizard
clan-skeletons = Skeletons
    .one = skeleton
    .acc = a skeleton
clan-gnolls = Gnolls
    .one = gnoll
    .acc = a gnoll
clan-slimes = Slimes
    .one = slime
    .acc = a slime
clan-ratfolk = Ratfolk
    .one = rat
    .acc = a rat

ability-dragon = Ability: remove all wounds from the dragon.
advice-dragon = Weapons are of little use; look for potions and scrolls with attacks.
ability-witches = Ability: a finished portal into a room with a witch and without a portal.
advice-witches = Build portals early; everybody gets about faster.
ability-ghosts = Ability: move one ghost through a corridor or a wall.
advice-ghosts = Carry resources so that others get loot.
ability-imps = Ability: move one imp.
advice-imps = Lay traps; look for loot with traps, attacks and deployment.
ability-lizardfolk = Ability: ranged attack by any lizard.
advice-lizardfolk = Strike and vanish; look for loot with moves and attacks.
ability-skeletons = Ability: a bone into any room of the dungeon.
advice-skeletons = Early on take creatures and more moves.
ability-gnolls = Ability: melee attack by any gnoll.
advice-gnolls = Carry gold along; it brings new gnolls.
ability-slimes = Ability: draw a card.
advice-slimes = Loot with activations feeds the ability.
ability-ratfolk = Ability: a new rat into a room with another rat.
advice-ratfolk = Look for weapons; axes and swords are your aces.

# Symbols

sign-create = create { $token_acc }
sign-pay = discard { $token_acc }
sign-ambush = ambush { $count }, { $type }
sign-deploy =
    { $count ->
        [one] deploy { $count } figure
       *[other] deploy { $count } figures
    }
sign-reinforce = reinforcement: { $symbol }
sign-swarm = swarm: { $symbol }
sign-arrow = { $first }, then { $then }
help-draw = A card for your hand; you may still play it this turn.
help-activate = The action of a room with your monster, finishing a portal there, or your clan's ability.
help-move = One of your monsters to an adjacent room or from a finished portal to another. It may carry a resource or a trap.
help-melee = 1 wound to a hero in a room with your monster.
help-ranged = 1 wound to a hero in a room one corridor away from your monster.
help-defend = Also outside your turn: when a hero attacks your monster, it is not wounded. A table may agree that it is enough to have a monster in the room.
help-trap = A trap into a room with your monster. It hits a hero who arrives there.
help-portal = A finished portal into a room with your monster and without a portal.
help-create = Put { $token_acc } into a room with your monster.
help-pay = Discard { $token_acc } from a room with your monster.
help-ambush = { $count ->
        [one] { $count } figure from the lair into a room
       *[other] Up to { $count } figures from the lair, split as you like among rooms
    } of this type ({ $rooms }).
help-ambush-one-room = { $count ->
        [one] { $count } figure
       *[other] Up to { $count } figures
    } from the lair into the room of this type ({ $rooms }).
help-reinforce = Of the top three cards of your pile those with the symbol “{ $symbol }” come to your hand, the others to your discard pile.
help-swarm = Each of your monsters in one room of your choice may do this once: { $symbol }.
help-arrow = { $first } Once this is done, you may { $then } in the same room.
help-arrow-any = { $first } Once this is done, you may also do this: { $then }.
help-arrow-placed = { $first } Once this is done, you may also do this: { $then }. What you put down comes into the same room.
help-arrow-anywhere = { $first } Once this is done, you may also do this: { $then }. What you put down comes into a room with your monster.
card-line = { $count }× { $what }. { $does }
card-left = Either: { $count }× { $what }. { $does }
card-right = Or: { $count }× { $what }. { $does }
card-and = And: { $count }× { $what }. { $does }

symbol-draw = draw
symbol-activate = activate
symbol-move = move
symbol-melee = melee
symbol-ranged = ranged
symbol-defend = defend
symbol-trap = trap
symbol-portal = portal
symbol-create = create a resource
symbol-ambush = ambush
symbol-reinforce = reinforcement
symbol-pay = discard a resource
symbol-deploy = deployment
symbol-swarm_move = swarm: move
symbol-swarm_melee = swarm: melee
symbol-swarm_ranged = swarm: ranged
symbol-swarm_draw = swarm: draw
symbol-swarm_activate = swarm: activate
symbol-swarm_defend = swarm: defend
symbol-swarm_trap = swarm: trap
symbol-swarm_portal = swarm: portal
symbol-swarm_create = swarm: create a resource
symbol-swarm_ambush = swarm: ambush
symbol-swarm_reinforce = swarm: reinforcement

# Action cards

card-dragon_flight = Fiery flight
card-dragon_claws = Dragon claws
card-dragon_breath = Dragon breath
card-dragon_hoard = Guardian of the hoard
card-dragon_fury = Dragon fury
card-dragon_scales = Dragon scales
card-witches_brew = Brewing
card-witches_hex = Hex
card-witches_gate = Witches' gate
card-witches_broom = Broomstick flight
card-witches_frog = Frog charm
card-witches_grimoire = Grimoire
card-ghosts_haunting = Haunting
card-ghosts_chill = Chill down the spine
card-ghosts_whisper = Whisper in the walls
card-ghosts_chains = Rattling chains
card-ghosts_return = Return from beyond
card-ghosts_mist = Veil of mist
card-imps_mischief = Mischief
card-imps_snares = Snares
card-imps_bustle = Bustle
card-imps_hideout = Imps' hideout
card-imps_prank = Nasty prank
card-imps_pitchforks = Pitchforks
card-lizardfolk_hunt = Hunt
card-lizardfolk_volley = Volley of arrows
card-lizardfolk_camp = Camp in the reeds
card-lizardfolk_swamp = Out of the swamp
card-lizardfolk_watch = Watch
card-skeletons_rising = Rising of the dead
card-skeletons_bones = Gathered bones
card-skeletons_horde = Skeleton horde
card-skeletons_march = March of the dead
card-skeletons_blades = Rusty blades
card-gnolls_fangs = Fangs
card-gnolls_plunder = Plunder
card-gnolls_hirelings = Hirelings
card-gnolls_raid = Raid
card-gnolls_pack = Pack
card-gnolls_howl = Howl
card-slimes_ooze = Ooze
card-slimes_split = Splitting
card-slimes_bubble = Bubbling
card-slimes_wave = Wave of slime
card-slimes_engulf = Engulfing
card-slimes_slap = Wet slap
card-ratfolk_rush = Rat rush
card-ratfolk_works = Busy paws
card-ratfolk_teeth = Sharp teeth
card-ratfolk_burrows = Burrows

# Loot

card-fire_flask = Fire flask
card-rage_brew = Rage brew
card-haste_draught = Haste draught
card-vigour_tonic = Vigour tonic
card-stoneskin = Stoneskin
card-spider = Spider
card-wolf = Wolf
card-hellhound = Hellhound
card-raven = Raven
card-broodmother = Broodmother
card-axe = Axe
card-sword = Sword
card-spear = Spear
card-crossbow = Crossbow
card-shield = Shield
card-gate_scroll = Gate scroll
card-summoning_scroll = Summoning scroll
card-fireball = Fireball
card-insight = Scroll of insight
card-muster = Muster scroll
card-love_potion = Love potion
card-mimic = Mimic
card-war_horn = War horn
card-blueprints = Blueprints

# Further cards of a card file

card-dragon_1 = Dragon, card 1
card-dragon_2 = Dragon, card 2
card-dragon_3 = Dragon, card 3
card-dragon_4 = Dragon, card 4
card-dragon_5 = Dragon, card 5
card-dragon_6 = Dragon, card 6
card-dragon_7 = Dragon, card 7
card-dragon_8 = Dragon, card 8
card-dragon_9 = Dragon, card 9
card-dragon_10 = Dragon, card 10
card-witches_1 = Witches, card 1
card-witches_2 = Witches, card 2
card-witches_3 = Witches, card 3
card-witches_4 = Witches, card 4
card-witches_5 = Witches, card 5
card-witches_6 = Witches, card 6
card-witches_7 = Witches, card 7
card-witches_8 = Witches, card 8
card-witches_9 = Witches, card 9
card-witches_10 = Witches, card 10
card-ghosts_1 = Ghosts, card 1
card-ghosts_2 = Ghosts, card 2
card-ghosts_3 = Ghosts, card 3
card-ghosts_4 = Ghosts, card 4
card-ghosts_5 = Ghosts, card 5
card-ghosts_6 = Ghosts, card 6
card-ghosts_7 = Ghosts, card 7
card-ghosts_8 = Ghosts, card 8
card-ghosts_9 = Ghosts, card 9
card-ghosts_10 = Ghosts, card 10
card-imps_1 = Imps, card 1
card-imps_2 = Imps, card 2
card-imps_3 = Imps, card 3
card-imps_4 = Imps, card 4
card-imps_5 = Imps, card 5
card-imps_6 = Imps, card 6
card-imps_7 = Imps, card 7
card-imps_8 = Imps, card 8
card-imps_9 = Imps, card 9
card-imps_10 = Imps, card 10
card-lizardfolk_1 = Lizardfolk, card 1
card-lizardfolk_2 = Lizardfolk, card 2
card-lizardfolk_3 = Lizardfolk, card 3
card-lizardfolk_4 = Lizardfolk, card 4
card-lizardfolk_5 = Lizardfolk, card 5
card-lizardfolk_6 = Lizardfolk, card 6
card-lizardfolk_7 = Lizardfolk, card 7
card-lizardfolk_8 = Lizardfolk, card 8
card-lizardfolk_9 = Lizardfolk, card 9
card-lizardfolk_10 = Lizardfolk, card 10
card-skeletons_1 = Skeletons, card 1
card-skeletons_2 = Skeletons, card 2
card-skeletons_3 = Skeletons, card 3
card-skeletons_4 = Skeletons, card 4
card-skeletons_5 = Skeletons, card 5
card-skeletons_6 = Skeletons, card 6
card-skeletons_7 = Skeletons, card 7
card-skeletons_8 = Skeletons, card 8
card-skeletons_9 = Skeletons, card 9
card-skeletons_10 = Skeletons, card 10
card-gnolls_1 = Gnolls, card 1
card-gnolls_2 = Gnolls, card 2
card-gnolls_3 = Gnolls, card 3
card-gnolls_4 = Gnolls, card 4
card-gnolls_5 = Gnolls, card 5
card-gnolls_6 = Gnolls, card 6
card-gnolls_7 = Gnolls, card 7
card-gnolls_8 = Gnolls, card 8
card-gnolls_9 = Gnolls, card 9
card-gnolls_10 = Gnolls, card 10
card-slimes_1 = Slimes, card 1
card-slimes_2 = Slimes, card 2
card-slimes_3 = Slimes, card 3
card-slimes_4 = Slimes, card 4
card-slimes_5 = Slimes, card 5
card-slimes_6 = Slimes, card 6
card-slimes_7 = Slimes, card 7
card-slimes_8 = Slimes, card 8
card-slimes_9 = Slimes, card 9
card-slimes_10 = Slimes, card 10
card-ratfolk_1 = Ratfolk, card 1
card-ratfolk_2 = Ratfolk, card 2
card-ratfolk_3 = Ratfolk, card 3
card-ratfolk_4 = Ratfolk, card 4
card-ratfolk_5 = Ratfolk, card 5
card-ratfolk_6 = Ratfolk, card 6
card-ratfolk_7 = Ratfolk, card 7
card-ratfolk_8 = Ratfolk, card 8
card-ratfolk_9 = Ratfolk, card 9
card-ratfolk_10 = Ratfolk, card 10
card-loot_1 = Loot, card 1
card-loot_2 = Loot, card 2
card-loot_3 = Loot, card 3
card-loot_4 = Loot, card 4
card-loot_5 = Loot, card 5
card-loot_6 = Loot, card 6
card-loot_7 = Loot, card 7
card-loot_8 = Loot, card 8
card-loot_9 = Loot, card 9
card-loot_10 = Loot, card 10
card-loot_11 = Loot, card 11
card-loot_12 = Loot, card 12
card-loot_13 = Loot, card 13
card-loot_14 = Loot, card 14
card-loot_15 = Loot, card 15
card-loot_16 = Loot, card 16
card-loot_17 = Loot, card 17
card-loot_18 = Loot, card 18
card-loot_19 = Loot, card 19
card-loot_20 = Loot, card 20
card-loot_21 = Loot, card 21
card-loot_22 = Loot, card 22
card-loot_23 = Loot, card 23
card-loot_24 = Loot, card 24
card-loot_25 = Loot, card 25
card-loot_26 = Loot, card 26
card-loot_27 = Loot, card 27
card-loot_28 = Loot, card 28
card-promo_1 = Promo loot, card 1
card-promo_2 = Promo loot, card 2
card-promo_3 = Promo loot, card 3
card-promo_4 = Promo loot, card 4

# Enemies

enemy-rogue_swords = rogue, swords
enemy-rogue_hats = rogue, hats
enemy-rogue_eye = rogue, mystic eye
enemy-rogue_crossbones = rogue, crossbones
enemy-warrior_swords = warrior, swords
enemy-warrior_hats = warrior, hats
enemy-warrior_eye = warrior, mystic eye
enemy-warrior_crossbones = warrior, crossbones
enemy-archer_swords = archer, swords
enemy-archer_hats = archer, hats
enemy-archer_eye = archer, mystic eye
enemy-archer_crossbones = archer, crossbones
enemy-mage_swords = mage, swords
enemy-mage_hats = mage, hats
enemy-mage_eye = mage, mystic eye
enemy-mage_crossbones = mage, crossbones
enemy-olga = Olga is hungry
enemy-revolt = Revolt of the frogs
enemy-encore = Encore
enemy-bailiffs = Bailiffs
enemy-bars = Rattling bars
enemy-darkness = Darkness
enemy-brew = Unstable brew
enemy-inspection = Inspection
enemy-champion = Champion of the guild
enemy-sappers = Sappers
enemy-ladder = Siege ladder
enemy-special_1 = Special card 1
enemy-special_2 = Special card 2
enemy-special_3 = Special card 3
enemy-special_4 = Special card 4
enemy-special_5 = Special card 5
enemy-special_6 = Special card 6
enemy-special_7 = Special card 7
enemy-special_8 = Special card 8
enemy-special_9 = Special card 9
enemy-special_10 = Special card 10
enemy-special_11 = Special card 11
enemy-special_12 = Special card 12
enemy-special_13 = Special card 13
enemy-special_14 = Special card 14
enemy-special_15 = Special card 15
enemy-special_16 = Special card 16
enemy-special_17 = Special card 17
enemy-special_18 = Special card 18
enemy-special_19 = Special card 19
enemy-special_20 = Special card 20

hero-card = In each of these rooms { $hero_acc } arrives: { $rooms }.
special-in = In scenario { $number }: { $what }
op-otherwise = If that is not possible: { $what }
op-pay = Discard { $room_from }: { $count }× { $token }.
op-discard = Every player discards { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
op-encourage = The largest group of heroes outside the catacombs wakes up.
op-jail = { $count ->
        [one] The hero of the next enemy card is thrown into the catacombs.
       *[other] The heroes of the next { $count } enemy cards are thrown into the catacombs.
    }
op-jail-or-break = With { $count } or more heroes in the catacombs they break out and are active. Otherwise the hero of the next enemy card is thrown in.
op-frogs = In each room with a frog and a monster a frog bites 1 monster (1 wound) and leaves. Then 1 frog hops into the sewer.
op-dark = No ranged attacks and no archers' greetings until { $count ->
        [one] this turn has ended
       *[other] { $count } turns have ended, this one included
    }.
op-confiscate = The lowest chest outside the vault is removed without its effect.
op-deploy = Coming { $room_to }: { $hero }.
op-deploy-farthest = Arriving in { $count ->
        [one] the room
       *[other] each of the { $count } rooms
    } farthest from the vault: { $hero }.
op-deploy-no-chest = Arriving in { $count ->
        [one] { $count } room
       *[other] each of { $count } rooms
    } without a chest: { $hero }.
op-deploy-distance = Arriving in { $count ->
        [one] { $count } room
       *[other] each of { $count } rooms
    } { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } from the vault: { $hero }.
op-strong = A champion has { $hit_points ->
        [one] { $hit_points } hit point
       *[other] { $hit_points } hit points
    }.
op-weak = It has { $hit_points ->
        [one] { $hit_points } hit point
       *[other] { $hit_points } hit points
    }.

# Scenarios

about-s01 = A dungeon to learn in. Olga the landlady is always hungry.
about-s02 = Frogs that you leave beside monsters bite.
about-s03 = Music wakes exhausted heroes: never let a big group rest.
about-s04 = The landlord wants his rent; keep something in the vault for him.
about-s05 = The prisoners in the catacombs rattle the bars: do not let too many of them gather.
about-s06 = Long dark halls. In the dark nobody shoots.
about-s07 = Mad experiments: foreign cards, and prisoners for the catacombs.
about-s08 = The dungeon is not finished yet; you build as you defend.
about-s09 = A compact dungeon. Champions are hard to get rid of.
about-s10 = Rogues dig in close to the vault.
about-s11 = Siege ladders bring heroes into rooms that no chest guards.
about-s12 = The finale: bailiffs, champions, sappers and siege ladders, and heroes inside from the start.
scenario-deck = Enemy deck, { $count } cards: { $hero_cards } hero cards and { $cards }.
scenario-deck-plain = Enemy deck, { $count } cards: hero cards only.
counted-enemy = { $count }× { $enemy }
scenario-laboratory = There is a laboratory: { $clan_cards } cards of a clan that nobody plays are shuffled into the loot deck.
scenario-laboratory-built = When the laboratory is built, { $clan_cards } cards of a clan that nobody plays are shuffled into the loot deck.
scenario-missing = A hero whose room is not built yet comes { $room_to }.
scenario-pool = To be built by the architect: { $rooms }.
scenario-chests = Chests: { $chests }.
there-chest = { $room } { $value }
scenario-portals = Unfinished portals: { $rooms }.
scenario-tokens = At the beginning: { $things }.
scenario-extra = With { $clans ->
        [one] { $clans } clan
       *[other] { $clans } clans
    } also: { $things }.
there-token = { $count }× { $token } { $room_in }
there-hero = { $count }× { $hero_tired } { $room_in }

scenario-s01 = Olga's Cauldron
scenario-s02 = Frog Uprising
scenario-s03 = Battle of the Bands
scenario-s04 = Rent Day
scenario-s05 = Jailbreak
scenario-s06 = Lights Out
scenario-s07 = The Mad Laboratory
scenario-s08 = Under Construction
scenario-s09 = Guild Champions
scenario-s10 = Sappers
scenario-s11 = The Long Siege
scenario-s12 = The Guild's Finest Hour
scenario-s13 = Scenario 13
scenario-s14 = Scenario 14
scenario-s15 = Scenario 15
scenario-s16 = Scenario 16
scenario-s17 = Scenario 17
scenario-s18 = Scenario 18
scenario-s19 = Scenario 19
scenario-s20 = Scenario 20
scenario-s21 = Scenario 21
scenario-s22 = Scenario 22
scenario-s23 = Scenario 23
scenario-s24 = Scenario 24
scenario-s25 = Scenario 25
scenario-s26 = Scenario 26
scenario-s27 = Scenario 27
scenario-s28 = Scenario 28
scenario-s29 = Scenario 29
scenario-s30 = Scenario 30
scenario-s31 = Scenario 31
scenario-s32 = Scenario 32
scenario-s33 = Scenario 33
scenario-s34 = Scenario 34
scenario-s35 = Scenario 35
scenario-s36 = Scenario 36
scenario-s37 = Scenario 37
scenario-s38 = Scenario 38
scenario-s39 = Scenario 39
scenario-s40 = Scenario 40

chapter-about = Scenarios: { $scenarios }. Clans to choose from: { $clans }.
chapter-1 = New Tenants
chapter-2 = Works in Progress
chapter-3 = Everyone on the Walls

# Questions

prompt-choose_clan = Which clan will you play?
    .detail = You choose clan { $number } of the table; each clan can be played once.
prompt-keep_loot = Which loot card do you keep?
    .detail = Reward of the chronicle: it is shuffled into the starting deck of the { $clan }. { $count ->
        [one] { $count } card is still to be taken
       *[other] { $count } cards are still to be taken
    }.
prompt-choose_unused = Which clan gives cards to the laboratory?
    .detail = Its { $clan_cards } action cards are shuffled into the loot; anybody may play them.
prompt-place_monster = { $count ->
        [0] Do you confirm where your monsters begin?
       *[other] Where does the { $clan_one } begin?
    }
    .detail = { $count ->
        [0] You may still take any of them back.
       *[other] Type of room: { $type }. { $type_help } Still to be placed: { $count }.
    }
prompt-play_cards = Which card do you play?
    .detail = { $clan }: { $count ->
        [0] your hand is empty
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }. Then the heroes come.
prompt-symbols = Which symbol do you carry out?
    .detail = { $card }: { $count ->
        [one] { $count } symbol is left
       *[other] { $count } symbols are left
    }, each may be skipped.
prompt-refresh_loot = Which card do you discard for this?
    .detail = For each card you replace one or more cards of the loot display.
prompt-replace_loot = Which loot do you replace?
    .detail = { $count ->
        [0] Choose one or more cards. They go under the loot deck and the display is refilled.
       *[other] Chosen: { $cards }. Until you confirm them you may take any card back.
    }
prompt-invade = Gamble, or go on?
    .detail = { $count ->
        [0] The heroes are resolved, the turn may end.
        [one] { $count } enemy card is still to be revealed.
       *[other] { $count } enemy cards are still to be revealed.
    } Gambling gives { $catacombs_draw ->
        [one] { $catacombs_draw } card
       *[other] { $catacombs_draw } cards
    } and a hero to the catacombs.
prompt-lead_heroes = Which heroes go on?
    .detail = There are active heroes in several rooms; choose where to go on.
prompt-attack = Who attacks { $room_in }?
    .detail = Not all of them will get the chance; who attacks is exhausted.
prompt-exhaust = Who opens the chest { $room_in }?
    .detail = Still to be exhausted: { $count }. The others stay active.
prompt-charge = Where do the heroes { $room_from } run?
    .detail = Active heroes: { $count }. Several ways lead nearer to the vault; you may split the group.
prompt-run = Where does the { $hero } { $room_from } run?
    .detail = The group splits; all arrive at the same time.
prompt-trap_victim = Whom does the trap { $room_in } hit?
    .detail = It wounds one of those who have just arrived, and is gone.
prompt-next_archer = Which archer shoots first?
    .detail = Several archers have come in; you choose the order of their greetings.
prompt-archer_shot = Where does the archer { $room_from } shoot?
    .detail = Into an adjacent room towards the vault; one monster there is wounded.
prompt-destroy_resource = Which resource is taken { $room_from }?
    .detail = The heroes destroy it; the token returns to the supply.
prompt-choose_deploy_room = Into which room does the { $hero } come?
    .detail = There are too few tokens; instead of the others all of that kind wake up.
prompt-op_hero = Which hero comes?
    .detail = Of these there are equally many tokens in the supply, and most.
prompt-op_rooms = { $count ->
        [0] Do you confirm these rooms?
       *[other] Into which room does the { $hero } come?
    }
    .detail = { $count ->
        [0] You may still take any of them back.
       *[other] Still to be chosen: { $count }.
    }
prompt-op_group = Which group wakes up?
    .detail = These groups of heroes are equally large.
prompt-op_chest = Which chest do you lose?
    .detail = These chests are worth least; the one you choose is removed without its effect.
prompt-choose_victim = Which monster { $room_in } is wounded?
    .detail = { $cause ->
        [0] A hero in the room attacks; the owner may defend.
        [1] An archer shoots; there is no defence.
       *[other] A frog bites; there is no defence.
    }
prompt-choose_figure = Which figure is wounded?
    .detail = { $clan } { $room_in }: the figures have different wounds.
prompt-defend = Defend the monster { $room_in }?
    .detail = { $own ->
        [0] Another clan's monster; you have one in the room too.{ " " }
       *[other] { "" }
    }{ $clan }: the figure has { $left ->
        [one] { $left } hit point left and would return to the lair.
       *[other] { $left } hit points left.
    } The card goes to your discard pile.
prompt-deploy_here = Deploy { $clan_acc } { $room_to }?
    .detail = From your lair you may deploy { $count ->
        [one] { $count } more monster
       *[other] { $count } more monsters
    } here.
prompt-discard_card = Which card do you discard?
    .detail = { $clan }: { $count ->
        [one] { $count } card is still to be discarded
       *[other] { $count } cards are still to be discarded
    }.
prompt-move_from = From where does your monster go?
    .detail = Clan ability: move one monster, which may take one token along.
prompt-move_to = Where does the monster { $room_from } go?
    .detail = { $through ->
        [0] An adjacent room through a corridor, or from a finished portal to another one.
       *[other] Any room that touches, through a corridor or a wall; portals do not help here.
    }
prompt-move_figure = Which figure goes { $room_from }?
    .detail = The figures have different wounds, which travel with them.
prompt-carry = Does it carry something?
    .detail = { $room } → { $rooms }: one resource or trap.
prompt-swarm_move = Where does the next one go?
    .detail = { $room }: { $count ->
        [one] { $count } monster may still move
       *[other] { $count } monsters may still move
    }.
prompt-swarm_room = In which room is the swarm?
    .detail = { $symbol }: each of your monsters in one room.
prompt-swarm_act = What does the next one of the swarm do?
    .detail = { $room }, { $symbol }: { $count ->
        [one] { $count } monster may still act
       *[other] { $count } monsters may still act
    }.
prompt-one_symbol = How do you carry it out?
    .detail = The symbol you have chosen: { $symbol }.
prompt-reward = Do you also carry out what stands behind the arrow?
    .detail = { $symbol }: you may, because what stands before it was done.
prompt-swarm_strike = Whom does the next one attack?
    .detail = { $room }: { $count ->
        [one] { $count } monster may still attack
       *[other] { $count } monsters may still attack
    }.
prompt-swarm_shoot = Where does the next one shoot?
    .detail = { $room }: { $count ->
        [one] { $count } monster may still shoot
       *[other] { $count } monsters may still shoot
    }.
prompt-strike_hero = Whom do you attack { $room_in }?
    .detail = The hero suffers 1 wound, which nearly all do not survive.
prompt-create_here = Put { $token_acc } { $room_to }?
    .detail = The reward behind the arrow; it comes into the same room.
prompt-create_in = Where do you put { $token_acc }?
    .detail = { $anywhere ->
        [0] Into a room with a monster of yours.
       *[other] Into any room of the dungeon.
    }
prompt-finish_portal = Which portal do you finish?
    .detail = Monsters walk between finished portals as between adjacent rooms.
prompt-open_portal = Where do you open a portal?
    .detail = In a room with a monster of yours and without any portal.
prompt-ambush = { $count ->
        [0] Do you confirm where your monsters are deployed?
       *[other] Where do you deploy the next monster?
    }
    .detail = { $count ->
        [0] You may still take any of them back.
        [one] Ambush, { $type }: { $count } more monster. { $type_help }
       *[other] Ambush, { $type }: { $count } more monsters. { $type_help }
    }
prompt-pay_in = From where do you discard { $token_acc }?
    .detail = From a room with a monster of yours; the reward comes to the same room.
prompt-ability_target = Where do you attack?
    .detail = Clan ability: one wound to a hero.
prompt-deploy_beside = Where does the new rat come?
    .detail = Into a room where there is a rat already.
prompt-take_loot = Which card do you take?
    .detail = From the loot display: { $kind }. It goes to your discard pile.
prompt-pay_architect = How much gold do you pay?
    .detail = A chest of that value will lie in the new room.
prompt-choose_tile = Which room do you build?
    .detail = With a chest of value { $value }.
prompt-build_beside = Beside which room do you build it?
    .detail = The { $room } with a chest of value { $value } is joined to a doorway that leads out.
prompt-build_side = On which side?
    .detail = The { $room } with a chest of value { $value } beside the { $rooms }.
prompt-build_rotation = How do you turn the room?
    .detail = The { $room } with a chest of value { $value } beside the { $rooms }: by how many quarters clockwise.

# Answers

action-clan = { $clan }
action-play = Play { $card }
action-play_right = Play the right side of { $card }
action-gamble = Gamble in the catacombs
action-refresh = Refresh the loot display
action-end_play = Play no more
action-reveal = Reveal an enemy card
action-end_turn = End the turn
action-draw = Draw a card
action-ability = Use the clan's ability
action-ambush = Ambush
action-reinforce = Reinforcement
action-finish_portal = Finish a portal
action-lay_trap = Lay a trap
action-open_portal = Open a portal
action-pay = Pay with a resource
action-swarm_move = Swarm: move
action-swarm_melee = Swarm: melee
action-swarm_ranged = Swarm: ranged
action-swarm_draw = Swarm: draw
action-swarm_activate = Swarm: activate
action-swarm_trap = Swarm: trap
action-swarm_portal = Swarm: portal
action-swarm_ambush = Swarm: ambush
action-swarm_reinforce = Swarm: reinforcement
action-swarm_create = Swarm: create { $token }
action-symbol = Carry out symbol { $number } of the card
action-create = Create { $token }
action-activate = Activate { $room_acc }
action-move = Move { $room_from }
action-melee = Attack { $room_in }
action-ranged = Shoot { $room_to }
action-done = Done
action-room = { $room }
action-hero = { $hero }
action-victim = { $clan }
action-figure = { $wounds ->
    [0] without wounds
    [one] { $wounds } wound
   *[other] { $wounds } wounds
 }
action-carry = Take { $token_acc }
action-carry_nothing = Take nothing
action-card = { $card }
action-resource = { $token }
action-take_back_room = Take back: { $room }
action-take_back_card = Take back: { $card }
action-deploy = Deploy
action-decline = Rather not
action-split = Split the group
action-chest = { $value } gold, chest { $value }
action-side = { $side ->
    [0] north
    [1] east
    [2] south
   *[other] west
 }
action-rotation = { $quarters ->
    [0] not turned
    [1] a quarter
    [2] half
   *[other] three quarters
 }

# What happened

event-clan_chosen = { $seat } plays the clan { $clan }.
event-clan_dealt = { $seat } ({ $clan }): { $count } monsters in the clan.
event-turn_began = It is { $seat }'s turn ({ $clan }).
event-played = { $seat } ({ $clan }) plays { $card }{ $side ->
    [1] { "" }
   *[other] , the right side
 }.
event-drew = { $seat } ({ $clan }) draws { $count ->
    [one] a card
   *[other] cards
 }: { $cards }.
event-gambled = { $seat } ({ $clan }) gambles in the catacombs.
event-enemy_revealed = Enemy card: { $enemy }.
event-second_wave = The second wave begins: the enemy deck is shuffled, { $count } cards.
event-hero_deployed = Arriving { $room_to }: { $hero }.
event-no_token = No token is left ({ $hero }): instead of coming in, all of that kind wake up, and everybody with them.
event-encouraged = Heroes woken up { $room_in }: { $count }.
event-trap_disarmed = The rogue disarms a trap { $room_in }.
event-archer_shot = The archer shoots { $room_from } { $rooms_to }.
event-resource_lost = The heroes destroy { $token_acc } { $room_in }.
event-trap_sprung = A trap snaps shut { $room_in }.
event-hero_wounded = The { $hero } { $room_in } is wounded and fights on.
event-hero_gone = The { $hero } is gone { $room_from }.
event-hero_attacked = The { $hero } attacks { $room_in }.
event-monster_wounded = Wounded: { $clan_one } { $room_in } ({ $seat }).
event-monster_gone = The { $clan_one } returns { $room_from } to the lair ({ $seat }).
event-defended = { $seat } ({ $clan }) defends { $room_in } with { $card }.
event-taken_back = { $seat } takes { $clan_acc } { $room_from } back.
event-deployed = { $seat } deploys { $clan_acc } { $room_to }.
event-chest_opened = The heroes open a chest of value { $value } { $room_in }: { $effect }.
event-chest_gone = Gone { $room_from }: the opened chest, value { $value }.
event-heroes_wait = Waiting beside the chest { $room_in }: { $count }.
event-heroes_charged = Charge { $room_from } { $rooms_to }, heroes: { $count }.
event-discarded = { $seat } ({ $clan }) discards { $card }.
event-resource_paid = Gone { $room_from }: { $token }.
event-frog_bit = A frog bites { $room_in } and leaves.
event-frog_came = A new frog hops { $room_to }.
event-dark = It is dark. Turns to go: { $count }.
event-chest_confiscated = The chest of value { $value } { $room_in } is confiscated.
event-made = { $seat } ({ $clan }) puts { $token_acc } { $room_to }.
event-took_loot = { $seat } ({ $clan }) takes { $card }.
event-display_refilled = New in the loot display: { $cards }.
event-experimented = { $seat } ({ $clan }) works in the laboratory.
event-foreign_cards = The cards of the { $clan } are shuffled into the loot.
event-built = { $seat } ({ $clan }) builds: { $room }, chest of value { $value }.
event-moved = { $seat }: { $clan_one } goes { $room_from } { $rooms_to }.
event-carried = { $seat } ({ $clan }) carries { $token_acc } { $rooms_to }.
event-portal_finished = { $seat } ({ $clan }) finishes the portal { $room_in }.
event-portal_opened = { $seat } ({ $clan }) opens a portal { $room_in }.
event-reinforced = { $seat } ({ $clan }) calls reinforcements: { $cards }. To the hand: { $count }.
event-paid = { $seat } ({ $clan }) pays { $room_in }: { $token }.
event-healed = { $seat }: { $clan_one } is without wounds again.
event-loot_replaced = { $seat } ({ $clan }) puts { $card } under the loot deck.
event-won = The heroes leave with empty hands. You have won!
event-lost = The heroes have opened the chest of the vault. You have lost.

# Why not

refusal-H-2_6 = Choose a clan that nobody plays yet; in the chronicle one of your chapter's clans.
refusal-H-2_7 = Put the monster into a room of the type where its clan begins.
refusal-H-2_11 = Choose a clan that nobody plays.
refusal-H-3_1 = Play a card from your hand, gamble, refresh the display, or play no more.
refusal-H-3_2 = Discard a card from your hand and replace at least one card of the loot display for it.
refusal-H-3_4 = Reveal the next enemy card, or gamble if nobody has in this turn.
refusal-H-4_3 = A monster goes through a corridor to an adjacent room, or from a finished portal to another; it may take one resource or trap.
refusal-H-4_4 = An attack wounds one hero in this room.
refusal-H-4_6 = The resource comes into a room with a monster of yours.
refusal-H-4_7 = Play a card with a defence, or take the wound.
refusal-H-4_8 = The trap comes into a room with a monster of yours.
refusal-H-4_9 = The portal comes into a room with a monster of yours where no portal lies.
refusal-H-4_10 = Deploy monsters from the lair into rooms of the type shown.
refusal-H-4_12 = What stands behind the arrow may be done only in the room where what stands before it was done.
refusal-H-4_13 = The swarm is in one room, and each monster of it acts once at most.
refusal-H-4_16 = The clan's ability is done by one of your monsters in the dungeon; a ghost goes through a corridor or a wall to a room that touches.
refusal-H-4_17 = Carry out one of the symbols that are left on the card and can be done, or stop.
refusal-H-5_2 = Take a card of the kind that the room makes from the display.
refusal-H-5_4 = You may gamble once in your turn.
refusal-H-5_5 = Take a card of the foreign clan from the display.
refusal-H-5_6 = Pay 1 to { $best_chest } gold from the studio, and join the new room by a corridor to one that is there.
refusal-H-6_1 = You can finish an unfinished portal in a room with a monster of yours.
refusal-H-8_2 = Choose one of the rooms that the hero may come into.
refusal-H-10_1 = Choose from what the scenario card allows.
refusal-H-10_2 = The greeting touches only what this room offers.
refusal-H-10_3 = The trap wounds a hero who has just arrived.
refusal-H-10_5 = An attack in the room wounds one monster that stands there.
refusal-H-10_6 = Exhaust an active hero of the room; for a curse discard a card from your hand.
refusal-H-10_8 = Heroes run through a corridor into a room nearer to the vault.
refusal-H-10_9 = Choose a room with an active hero.
refusal-H-12_3 = Choose different rooms that the scenario card allows, and confirm them.
refusal-H-13_3 = Take a loot card from the display for your starting deck; a card of the foreign clan cannot be kept.

# Plans

plan-guard = { $clan }: I will stand in their way { $room_in }.
plan-strike = { $clan }: I want to get rid of the heroes { $room_in } (there are { $count }).
plan-trap = { $clan }: I will prepare a trap { $room_in }.
plan-loot = { $clan }: I am after loot ({ $kind }) and go { $room_to }.
plan-deploy = { $clan }: I need more monsters in the dungeon.
plan-gather = { $clan }: I will make resources for the others { $room_in }.

# Result

score-cards = Enemy cards survived
score-chests = Value of closed chests

# Decided in advance

order-lead_heroes = { $value ->
    [1] Heroes: I choose order, ways and who is exhausted
   *[other] Heroes: the adviser chooses order, ways and who is exhausted
 }
order-late_gamble = { $value ->
    [1] Gamble between enemy cards: always ask
   *[other] Gamble between enemy cards: never
 }

# Settings

setting-scenario = Scenario
setting-scenario-s01 = 1. Olga's Cauldron
setting-scenario-s02 = 2. Frog Uprising
setting-scenario-s03 = 3. Battle of the Bands
setting-scenario-s04 = 4. Rent Day
setting-scenario-s05 = 5. Jailbreak
setting-scenario-s06 = 6. Lights Out
setting-scenario-s07 = 7. The Mad Laboratory
setting-scenario-s08 = 8. Under Construction
setting-scenario-s09 = 9. Guild Champions
setting-scenario-s10 = 10. Sappers
setting-scenario-s11 = 11. The Long Siege
setting-scenario-s12 = 12. The Guild's Finest Hour
setting-scenario-s13 = 13. scenario
setting-scenario-s14 = 14. scenario
setting-scenario-s15 = 15. scenario
setting-scenario-s16 = 16. scenario
setting-scenario-s17 = 17. scenario
setting-scenario-s18 = 18. scenario
setting-scenario-s19 = 19. scenario
setting-scenario-s20 = 20. scenario
setting-scenario-s21 = 21. scenario
setting-scenario-s22 = 22. scenario
setting-scenario-s23 = 23. scenario
setting-scenario-s24 = 24. scenario
setting-scenario-s25 = 25. scenario
setting-scenario-s26 = 26. scenario
setting-scenario-s27 = 27. scenario
setting-scenario-s28 = 28. scenario
setting-scenario-s29 = 29. scenario
setting-scenario-s30 = 30. scenario
setting-scenario-s31 = 31. scenario
setting-scenario-s32 = 32. scenario
setting-scenario-s33 = 33. scenario
setting-scenario-s34 = 34. scenario
setting-scenario-s35 = 35. scenario
setting-scenario-s36 = 36. scenario
setting-scenario-s37 = 37. scenario
setting-scenario-s38 = 38. scenario
setting-scenario-s39 = 39. scenario
setting-scenario-s40 = 40. scenario
setting-difficulty = Difficulty
setting-difficulty-family = family: { $family_wave1 ->
    [one] { $family_wave1 } enemy card
   *[other] { $family_wave1 } enemy cards
 } a turn, { $family_wave2 } in the second wave
setting-difficulty-challenge = challenge: { $challenge_wave1 ->
    [one] { $challenge_wave1 } enemy card
   *[other] { $challenge_wave1 } enemy cards
 } a turn, { $challenge_wave2 } in the second wave
setting-difficulty-hardcore = hardcore: { $hardcore_wave1 ->
    [one] { $hardcore_wave1 } enemy card
   *[other] { $hardcore_wave1 } enemy cards
 } a turn, { $hardcore_wave2 } in the second wave
setting-clans = Clans
setting-clans-chosen = everybody chooses
setting-clans-drawn = drawn by lot
setting-clans-chapter = everybody chooses from the clans of the scenario's chapter
setting-solo_clans = How many clans a single player leads
setting-solo_clans-one = one
setting-solo_clans-two = two, as if two were playing
setting-solo_clans-three = three, as if three were playing
setting-solo_clans-four = four, as if four were playing
setting-promo = Promo loot cards ({ $promo_cards })
setting-promo-off = not in the game
setting-promo-on = shuffled into the loot
setting-kept_loot = Kept loot
setting-kept_loot-none = nobody begins with loot
setting-kept_loot-one = everybody begins with one loot card, as after one won scenario of the chapter
setting-kept_loot-two = everybody begins with two loot cards, as after two won scenarios of the chapter
setting-kept_loot-three = everybody begins with three loot cards, as after three won scenarios of the chapter
setting-wave_zero = Wave zero
setting-wave_zero-off = without it
setting-wave_zero-on = until everybody has had a turn only 1 enemy card comes a turn
setting-archer_shot = Archer, when there is nobody towards the vault
setting-archer_shot-towards_vault = does not shoot
setting-archer_shot-anywhere_else_too = shoots into another adjacent room
setting-skeleton_bone = Bone of the skeletons
setting-skeleton_bone-anywhere = comes into any room
setting-skeleton_bone-with_skeleton = comes into a room with a skeleton
setting-defence = Who may defend an attacked monster
setting-defence-owner = its owner
setting-defence-anybody_there = everybody with a monster in the room, the owner first

# Table

board-wave = wave { $number }
board-enemy = Enemies
board-deck = { $count } in the deck
board-per-turn = { $count } a turn
board-dark = dark ({ $count })
board-loot = Loot
board-hand = Hand
board-pile = pile { $count }
board-discard = discarded { $count }
board-lair = lair { $count }
board-preview = Heroes
board-tiles = To build
board-plan = Plan
board-or = or
board-does-attack = attacks
board-does-loot = opens the chest
board-does-wait = waits
board-does-charge = runs on
board-does-nothing = nothing
letters-rogue = Ro
letters-warrior = Wa
letters-archer = Ar
letters-mage = Ma
letters-champion = Ch
letters-dragon = Dr
letters-witches = Wi
letters-ghosts = Gh
letters-imps = Im
letters-lizardfolk = Li
letters-skeletons = Sk
letters-gnolls = Gn
letters-slimes = Sl
letters-ratfolk = Ra
letters-gold = go
letters-frog = fr
letters-bone = bo
letters-book = bk
letters-trap = tr
board-legend = ▲ active hero · △ exhausted hero · ■ monster (wounds in brackets) · ▣ chest · ◉ portal · ○ unfinished portal

# Chronicle

campaign-title = Chronicle: { $difficulty }
campaign-chapter = Chapter { $number }: { $title }
campaign-won = won
campaign-lost = lost
campaign-open = next
campaign-closed = locked
campaign-tries = { $count ->
    [0] not played yet
    [one] { $count } try
   *[other] { $count } tries
 }
campaign-reward = { $count ->
    [one] Everybody begins it with { $count } loot card, kept from this chapter.
   *[other] Everybody begins it with { $count } loot cards, kept from this chapter.
 }
campaign-next = Next is { $title }. Play it with "{ $command }".
campaign-complete = The whole chronicle is won.
scenario-ok = The scenario holds: { $rooms } rooms, { $chests } chests, { $cards } enemy cards.
scenario-play = Play it with "{ $command }".
