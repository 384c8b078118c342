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
space-last = Space { $space }, empty, with { last-space-pearls }
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

# The player's side
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
points-now = Points now
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
answer-take_last = Take { $card } and { last-space-pearls }
answer-go_on = Explore on
answer-fight = Fight
answer-explore = Explore
answer-plot = New lord for { $plot_pearls }
answer-pay = { $pearls ->
    [0] Recruit without pearls
    [one] Recruit for { $pearls } pearl
   *[other] Recruit for { $pearls } pearls
 }
answer-discard = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
 }
answer-abandon = Not this lord
answer-opponent = { $name }: { $tokens }

# Abilities, short enough for the card
ability-recruiter = Opponents pay { $amount } more for lords.
ability-jailer = Opponents discard { $amount ->
    [one] { $amount } ally
   *[other] { $amount } allies
 }.
ability-seeker = Opponents lose { amount-pearls }.
ability-assassin = Disable { $amount } lord of each opponent.
ability-commander = Opponents hold at most { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
 }.
ability-tamer = Opponents' fights pay { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
 } lower.
ability-hunter = Take { $amount } monster token of an opponent.
ability-ship_master = { amount-pearls } per race you send to the council.
ability-gain_pearls = Gain { amount-pearls }.
ability-landlord = { amount-pearls } now and every turn.
ability-slaver = Once a turn: an ally for { amount-pearls }.
ability-shaman = Enemy soldiers do not touch you.
ability-invoker = Take { $amount } more turn.
ability-apprentice = Take { $amount } council stack.
ability-oracle = Once a turn discard { $amount } council stack.
ability-alchemist = Take { $amount } council stacks.
ability-illusionist = Exchange { $amount } location.
ability-master_of_magic = You choose whom to affiliate.
ability-opportunist = Once a turn replace { $amount } court lord.
ability-corruptor = Another court lord for { amount-pearls }.
ability-traitor = Swap { $amount } lord for one of the court.
ability-diplomat = Pay with any races.
ability-treasurer = You pay { $amount } less.
ability-schemer = Swap { $amount } lord for the top of the deck.
ability-draw_locations = Draw { $amount ->
    [one] { $amount } location.
   *[other] { $amount } locations, keep one.
 }

# What a location counts, short: behind `base` and `per`, of which `per` may be a factor
line-nothing = { "" }
line-exchange = { $base ->
    [0] for one of the stack
   *[other] { "" }, or one of the stack
 }
line-lords_of_guild = per { $guild_acc }
line-affiliated_of_race = per { $race_acc }
line-distinct_guilds = per guild
line-weakest_lord = weakest lord
line-strongest_lord = strongest lord
line-lords_with_key = per lord with a key
line-lords_without_key = per lord without key
line-weakest_affiliated_each_race = lowest of each race
line-minus_lords = per lord
line-minus_affiliated = per ally
line-copy_opponent_location = as an opponent's

# Kinds of components
faces-game = The rules in figures
faces-board = The board
faces-threat = The threat track
faces-card = The exploration deck
faces-token = Monster tokens
faces-lord = Lords
faces-location = Locations

# What the figures of faces are called
figure-influence = Influence
figure-cost = Price
figure-bubbles = Races to pay with
figure-keys = Keys
figure-amount = Amount of the ability
figure-value = Value
figure-copies = Copies
figure-space = Space
figure-base = Points
figure-per = For each thing counted
figure-first_pearls = Pearls at the beginning
figure-first_locations = Locations at the beginning
figure-track_spaces = Spaces of the exploration
figure-last_space_pearls = Pearls on the last space
figure-court_spaces = Spaces of the court
figure-plot_pearls = Pearls for a new lord
figure-refill_at = Lords left when the court is refilled
figure-refill_pearls = Pearls for the refill
figure-keys_needed = Keys for a location
figure-most_drawn = Most locations drawn
figure-last_lord = Lords that bring the end
figure-martial_hand = Cards in hand under martial law
figure-commander_hand = Cards in hand under the Commander
figure-threat_spaces = Threat spaces
figure-threat_start = Threat at the beginning
figure-token_least = Lowest monster token
figure-token_most = Highest monster token

# A bot's advice at a card
board-hint = { $percent } %
