# Conspiracy in English. Texts are ours; card texts restate facts.

title = Conspiracy
notice = Unofficial and unaffiliated. Conspiracy: Abyss Universe is a game by Bruno Cathala and Charles Chevallier, published by Bombyx.
how-to-play =
    You line up 15 lords in an inverted pyramid: rows of 5, 4, 3, 2 and 1, each from left to right.
    In your turn you either draw 1, 2 or 3 lords and keep one (the others go to the open piles of their colours), or you take a whole pile.
    A lord does something when you place it: 0 lets you swap two lords without keys, 1 is a silver key, 2 a gold key, 3 gives two pearls, 4 gives one pearl, 6 turns up a lord onto its pile.
    Two unspent keys of one metal, or any three, win you a location. It covers the lord you have just placed, and all your keys are spent.
    When somebody places the fifteenth lord, everybody else has one more turn.
    You score the best lord of each colour, your locations, 3 for each lord of your largest group of neighbours of one colour, and 5 if you are the pearl master: whoever last reached or passed the most pearls.

# Guilds

-guild-blue = Politician
-guild-yellow = Farmer
-guild-red = Soldier
-guild-green = Merchant
-guild-purple = Mage
colour-blue = { -guild-blue }
    .many = Politicians
colour-yellow = { -guild-yellow }
    .many = Farmers
colour-red = { -guild-red }
    .many = Soldiers
colour-green = { -guild-green }
    .many = Merchants
colour-purple = { -guild-purple }
    .many = Mages
letters-blue = Po
letters-yellow = Fa
letters-red = So
letters-green = Me
letters-purple = Ma

# Lords
lord-blue_0 = { -guild-blue } 0
lord-blue_1 = { -guild-blue } 1
lord-blue_2 = { -guild-blue } 2
lord-blue_3 = { -guild-blue } 3
lord-blue_4 = { -guild-blue } 4
lord-blue_6 = { -guild-blue } 6
lord-yellow_0 = { -guild-yellow } 0
lord-yellow_1 = { -guild-yellow } 1
lord-yellow_2 = { -guild-yellow } 2
lord-yellow_3 = { -guild-yellow } 3
lord-yellow_4 = { -guild-yellow } 4
lord-yellow_6 = { -guild-yellow } 6
lord-red_0 = { -guild-red } 0
lord-red_1 = { -guild-red } 1
lord-red_2 = { -guild-red } 2
lord-red_3 = { -guild-red } 3
lord-red_4 = { -guild-red } 4
lord-red_6 = { -guild-red } 6
lord-green_0 = { -guild-green } 0
lord-green_1 = { -guild-green } 1
lord-green_2 = { -guild-green } 2
lord-green_3 = { -guild-green } 3
lord-green_4 = { -guild-green } 4
lord-green_6 = { -guild-green } 6
lord-purple_0 = { -guild-purple } 0
lord-purple_1 = { -guild-purple } 1
lord-purple_2 = { -guild-purple } 2
lord-purple_3 = { -guild-purple } 3
lord-purple_4 = { -guild-purple } 4
lord-purple_6 = { -guild-purple } 6

ability-0 = You may swap two lords without keys, this one included.
ability-1 = Silver key.
ability-2 = Gold key.
ability-3 = { $amount ->
    [one] Gives { $amount } pearl.
   *[other] Gives { $amount } pearls.
 }
ability-4 = Turns up the top lord of the deck onto the pile of its colour.

# Locations: short name, and what it does

location-ip_7 = 7 points
    .help = Worth 7.
location-ip_5_pearl_1 = 5 points, 1 pearl
    .help = Gain 1 pearl now; worth 5.
location-ip_4_pearl_2 = 4 points, 2 pearls
    .help = Gain 2 pearls now; worth 4.
location-ip_3_pearl_3 = 3 points, 3 pearls
    .help = Gain 3 pearls now; worth 3.
location-per_silver_key = 1 per silver key
    .help = Worth 1 per silver key in your chamber, spent and covered ones too.
location-per_gold_key = 2 per gold key
    .help = Worth 2 per gold key in your chamber, spent and covered ones too.
location-per_pearl_pair = 1 per two pearls
    .help = Worth 1 per full pair of your pearls.
location-per_location = 2 per location
    .help = Worth 2 per location you control, this one included.
location-force_one_lord = Opponents draw one
    .help = Until your next turn each opponent must draw exactly one lord; worth 3.
location-force_two_lords = Opponents draw two
    .help = Until your next turn each opponent must draw exactly two lords, keep one and discard the other; worth 3.
location-reshuffle_lords = Reshuffle the piles
    .help = Shuffle all discard piles into the lord deck now; worth 3.
location-reshuffle_locations = Reshuffle the locations
    .help = Shuffle all available locations into their deck now; worth 3.
location-any_two_keys = Any two keys
    .help = From now on any two unspent keys win you a location; worth 3.
location-search_location_deck = Search the deck
    .help = From now on you choose your locations from the whole deck, never from the available ones; worth 3.
location-best_lord_yellow = As the best Farmer
    .help = Worth the influence of your best Farmer (0 if you have none).
location-best_lord_red = As the best Soldier
    .help = Worth the influence of your best Soldier (0 if you have none).
location-best_lord_green = As the best Merchant
    .help = Worth the influence of your best Merchant (0 if you have none).
location-best_lord_blue = As the best Politician
    .help = Worth the influence of your best Politician (0 if you have none).
location-best_lord_purple = As the best Mage
    .help = Worth the influence of your best Mage (0 if you have none).
location-count_lords_yellow = 1 + 1 per Farmer
    .help = Worth 1 plus 1 for each Farmer in your chamber.
location-count_lords_red = 1 + 1 per Soldier
    .help = Worth 1 plus 1 for each Soldier in your chamber.
location-count_lords_green = 1 + 1 per Merchant
    .help = Worth 1 plus 1 for each Merchant in your chamber.
location-count_lords_blue = 1 + 1 per Politician
    .help = Worth 1 plus 1 for each Politician in your chamber.
location-count_lords_purple = 1 + 1 per Mage
    .help = Worth 1 plus 1 for each Mage in your chamber.

# Questions
prompt-recruit = Draw lords, or take a pile?
    .detail = { $drawable ->
        [0] The deck is empty: take a pile.
       *[other] You keep one of the drawn lords; the others go to the piles of their colours.
    } Place { $place } is next.
prompt-keep_lord = Which lord do you keep?
    .detail = { $forced ->
        [0] The others go to the piles of their colours.
       *[other] A location forces you to draw just so many. The other goes to the pile of its colour.
    }
prompt-fit_lords = Which lords do you take?
    .detail = The pile is larger than your free places. { $missing ->
        [one] { $missing } place is still free.
       *[other] { $missing } places are still free.
    }
prompt-place_lords = Which lord comes next?
    .detail = { $count ->
        [one] { $count } lord is left to place.
       *[other] { $count } lords are left to place.
    } Place { $place } is next.
prompt-swap_lords = Swap two lords?
    .detail = Choose the first of the two places, or leave them. Lords with keys stay.
prompt-swap_with = Swap it with which lord?
    .detail = { $lord } on place { $place } changes places.
prompt-control_location = Which location do you control?
    .detail = Draw up to three and keep one, or take an available one. Your keys are spent.
prompt-keep_location = Which location do you keep?
    .detail = The others become available to everybody.
prompt-search_locations = Choose a location from the deck
    .detail = { $count ->
        [one] The deck holds { $count } location.
       *[other] The deck holds { $count } locations.
    } It is shuffled afterwards.

# Answers
action-draw = { $count ->
    [one] Draw { $count } lord
   *[other] Draw { $count } lords
 }
action-take_pile = Take the pile: { $colour_many }
action-keep_lord = Keep { $lord }
action-fit_lord = Take { $lord }
action-place_lord = Place { $lord }
action-leave_lords = Leave them as they are
action-swap_lord = Swap the lord on place { $place }
action-swap_with = Swap with place { $place }
action-draw_locations = { $count ->
    [one] Draw { $count } location
   *[other] Draw { $count } locations
 }
action-take_location = Take: { $location }
action-keep_location = Keep: { $location }
action-search_location = Choose: { $location }

# What happened
event-turn_began = { $seat } begins a turn.
event-must_draw = { $count ->
    [one] { $by } forces { $seat } to draw exactly { $count } lord.
   *[other] { $by } forces { $seat } to draw exactly { $count } lords.
 }
event-drew_lords = { $seat } draws { $lords }.
event-kept_lord = { $seat } keeps { $lord }; to the piles: { $lords }.
event-took_pile = { $seat } takes the pile: { $lords }.
event-left_in_pile = { $seat } leaves in the pile: { $lords }.
event-placed_lord = { $seat } places { $lord } on place { $place }.
event-revealed_lord = { $seat } turns up { $lord } onto its pile.
event-swapped_lords = { $seat } swaps { $lords }.
event-left_lords = { $seat } swaps no lords.
event-gained_pearls = { $seat } gains { $count ->
    [one] { $count } pearl
   *[other] { $count } pearls
 } and has { $total }.
event-became_pearl_master = { $seat } becomes pearl master.
event-drew_locations = { $seat } draws { $locations }.
event-drew_locations-hidden = { $seat } draws { $count ->
    [one] { $count } location
   *[other] { $count } locations
 }.
event-kept_location = { $seat } controls the location { $location }.
event-took_location = { $seat } takes the available location { $location }.
event-searched_location = { $seat } searches the deck and takes { $location }.
event-no_location = { $seat } finds no location: the deck is empty.
event-forced = Until the next turn of { $seat }, opponents must draw exactly { $count ->
    [one] { $count } lord
   *[other] { $count } lords
 }.
event-lords_reshuffled = The piles are shuffled into the lord deck; it holds { $count }.
event-locations_reshuffled = The available locations are shuffled into their deck; it holds { $count }.
event-last_round = { $seat } has filled the chamber. Everybody else has one more turn.
event-game_over = The game is over.

# Why not
refusal-C-2_1 = Draw 1, 2 or 3 lords, not more than the deck holds, and keep exactly one; or take a whole pile.
refusal-C-2_3 = Place one of the lords you hold.
refusal-C-2_4 = Choose lords of the pile, the lowest first, until all places are full.
refusal-C-3_1 = Only lords without keys can be swapped, and only two that differ.
refusal-C-4_2 = Draw up to three locations, not more than the deck holds, and keep one; or take an available one.
refusal-C-4_5 = You choose from the location deck only.
refusal-C-5_1 = A forcing location makes you draw; the piles are closed to you.

# Score
score-best_lords = Best lord of each colour
score-locations = Locations
score-coalition = Largest coalition
score-pearl_master = Pearl master
score-pearls = Pearls (break ties)

# Options
option-lord_deck_empty = The lord deck is empty
option-lord_deck_empty-must_take_a_pile_no_reshuffle = one must take a pile
option-lord_deck_empty-reshuffle_piles = the piles become the new deck
option-forced_draw_with_short_deck = Forced to draw more than the deck holds
option-forced_draw_with_short_deck-draw_what_is_left_and_ignore_if_empty = draw what is left; with an empty deck take a pile
option-search_location_with_empty_deck = Searching an empty location deck
option-search_location_with_empty_deck-no_location_keys_stay_unspent = no location, the keys stay unspent
option-search_location_with_empty_deck-no_location_keys_lost = no location, the keys are lost
option-search_location_with_empty_deck-may_take_face_up = take an available location
option-search_location_visibility = The location deck while it is searched
option-search_location_visibility-private = only the searcher sees it
option-search_location_visibility-public = everybody sees it
option-drawn_locations_visibility = Drawn locations before the choice
option-drawn_locations_visibility-public = everybody sees them
option-drawn_locations_visibility-private = only the player who draws sees them
option-pile_leftovers_and_reshuffle = Leftovers of a pile when the piles are reshuffled
option-pile_leftovers_and_reshuffle-yes_they_stayed_in_the_pile = they are shuffled in too
option-pile_leftovers_and_reshuffle-no_they_return_afterwards = they are kept out and return after the turn
option-lone_lord_is_a_coalition = A lone lord is a coalition of one
option-lone_lord_is_a_coalition-yes = yes, 3 points
option-lone_lord_is_a_coalition-no = no
option-force_cards_override = Two forcing locations at once
option-force_cards_override-newest_replaces_older = the newer one replaces the older

# On the board
board-deck = Lord deck
board-piles = Discard piles
board-locations = Locations:
board-location-deck = deck
board-available = available
board-held = in hand
board-drawn = drawn
board-pearl-master = pearl master
board-pearls = { $count ->
    [one] { $count } pearl
   *[other] { $count } pearls
 }
board-keys = unspent keys: { $silver } silver, { $gold } gold
board-keys-short = { $silver }s { $gold }g
board-owns = controls
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
board-coalition = coalition { $size } × { $per }
board-forced = { $seat } forces opponents to draw { $count }
board-last-round = last round
board-silver = key s
board-gold = key g
board-swap = swap
board-reveal = reveal
board-lords-of = { $count } of 15 lords
