# What only the board of Abyss says.

# Exploration
track = Exploration
track-of = { $name } explores
track-yours = you explore
track-offer = the newest card is on offer
deck =
    { $count ->
        [one] Exploration deck, { $count } card
       *[other] Exploration deck, { $count } cards
    }
discard = discard { $count }
space = Space { $space }, empty
space-last = Space { $space }, empty, with 1 pearl
price =
    { $count ->
        [one] price { $count } pearl
       *[other] price { $count } pearls
    }

# Council
council-note = face down
stack = { $race }: { $cards }
stack-empty = { $race }: empty stack
hidden =
    { $count ->
        [one] { $count } unknown card
       *[other] { $count } unknown cards
    }

# Threat
threat-space = Space { $space }: { $rewards }
threat-here = the threat is here

# Court
court-note = what each costs you now
court-note-of = prices for { $name }
lord-deck =
    { $count ->
        [one] Lord deck, { $count } card
       *[other] Lord deck, { $count } cards
    }
court-space = Free space at the court
affordable = within reach
not-affordable = not yet
missing = short { $count }
missing-race = a race is missing
dearer = { $count } more
cheaper = { $count } less

# Payment
payment = Payment
payment-of = { $name } pays
payment-paid = { $paid } of { $price }
payment-missing = { $count } missing
payment-pearls =
    { $count ->
        [one] { $count } pearl fills it
       *[other] { $count } pearls fill it
    }
payment-exact = exactly
payment-over = { $count } too much, which is lost
payment-races =
    { $count ->
        [one] { $count } more race
       *[other] { $count } more races
    }
payment-races-done = races complete
keep-one = One of them stays with you

# Discarding
discard-left =
    { $count ->
        [one] { $count } card left to discard
       *[other] { $count } cards left to discard
    }

# Choices above the board
tray-drawn = Drawn locations
tray-drawn-hidden = { $name } chooses from drawn locations
tray-stack = The location stack
tray-lords = Lords of { $name }
tray-own-lords = Your free lords
tray-own-locations = Your locations
hidden-location = A drawn location that you do not see

# The own side
purse = Your pearls, keys, lords and the races in hand
lords = Free lords
lords-none = none yet
keys = { $keys } of { $needed }
keys-label =
    { $keys ->
        [one] { $keys } key of { $needed }
       *[other] { $keys } keys of { $needed }
    }
key-token = Key token
locations-own = Locations
affiliated = Affiliated
affiliated-none = nobody yet
available = Available locations
available-none = none
hand = Hand
hand-note = by race
hand-empty = empty
pearls =
    { $count ->
        [one] { $count } pearl
       *[other] { $count } pearls
    }
monsters =
    { $count ->
        [one] { $count } monster token
       *[other] { $count } monster tokens
    }
monsters-worth = worth { $values }
lord-count =
    { $count ->
        [one] { $count } lord of { $end }
       *[other] { $count } lords of { $end }
    }
disabled = disabled by the Assassin
used = used in this turn
under = under a location
points = Points now
points-final = Points
line-locations = Locations
line-lords = Lords
line-allies = Allies
line-tokens = Monsters
panel-of = { $name }

# A rival
hand-of =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
keys-of =
    { $count ->
        [one] { $count } key
       *[other] { $count } keys
    }
known-hand = In hand
known-affiliated = Affiliated
nothing = nothing

# Answers in the bar
answer-buy = Buy for { $price }
answer-let_go = Let it go
answer-take_ally = Take { $card }
answer-take_last = Take { $card } and 1 pearl
answer-go_on = Explore on
answer-fight = Fight
answer-explore = Explore
answer-plot = New lord for 1
answer-pay = Recruit for { $price }
answer-abandon = Take back
answer-opponent = { $name }: { $tokens }

# Abilities, short enough for the card
ability-recruiter = Opponents pay 2 more for lords.
ability-jailer = Opponents discard 1 ally.
ability-seeker = Opponents lose 2 pearls.
ability-assassin = Disable 1 lord of each opponent.
ability-commander = Opponents hold at most 6 cards.
ability-tamer = Opponents' fights pay less.
ability-hunter = Take an opponent's monster token.
ability-ship_master = A pearl per race you send to the council.
ability-trader = Gain 3 pearls.
ability-peddler = Gain 2 pearls.
ability-landlord = A pearl now and every turn.
ability-slaver = Once a turn: an ally for 2 pearls.
ability-shopkeeper = Gain 1 pearl.
ability-shaman = Enemy soldiers do not touch you.
ability-invoker = Take one more turn.
ability-apprentice = Take a council stack.
ability-oracle = Once a turn discard a council stack.
ability-alchemist = Take 2 council stacks.
ability-illusionist = Exchange a location.
ability-master_of_magic = You choose whom to affiliate.
ability-opportunist = Once a turn replace a court lord.
ability-corruptor = Another court lord for 5 pearls.
ability-traitor = Swap a lord for one of the court.
ability-diplomat = Pay with any races.
ability-treasurer = You pay 2 less.
ability-schemer = Swap a lord for the top of the deck.
ability-sage = Draw 2 locations, keep 1.
ability-hermit = Draw 1 location.
ability-elder = Draw 3 locations, keep 1.

# Worth of locations, short
line-sargasso_silos = 5 + 2 per farmer
line-hydrozoa_reserves = 6 + 2 per mage
line-sanctuary = 4 + 3 per jellyfish
line-parliament = 6 + 2 per politician
line-barracks = 7 + 2 per soldier
line-dockworks = 5 + 2 per merchant
line-sargasso_fields = 3 + 3 per seahorse
line-abyss = 2 per guild
line-city_of_mirrors = as an opponent's
line-black_smokers = for one of the stack
line-oceanic_senate = 4 + 3 per squid
line-depths = 2 × weakest lord
line-throne_room = strongest lord
line-jail = 15 − 1 per lord
line-chasm = 5 + 3 per crab
line-closed_tower = 3 per lord with a key
line-lost_tower = 3 per lord without key
line-chamber_of_allies = 3 + lowest of each race
line-giant_clams = 3 + 3 per shellfish
line-coral_barrier = 20 − 1 per ally

# A bot's advice at a card
hint = { $percent } %
