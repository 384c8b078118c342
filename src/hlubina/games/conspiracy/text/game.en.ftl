# Conspiracy in English. Texts are ours; card texts restate facts.

title = Conspiracy
notice = Unofficial and unaffiliated. Conspiracy: Abyss Universe is a game by Bruno Cathala and Charles Chevallier, published by Bombyx.
how-to-play =
    You line up { $places } lords in an inverted pyramid: rows of { $row_1 }, { $row_2 }, { $row_3 }, { $row_4 } and { $row_5 }, each from left to right.
    In your turn you either draw 1, 2 or 3 lords and keep one (the others go to the open piles of their colours), or you take a whole pile.
    A lord does something when you place it: it lets you swap two lords without keys, is a silver or a gold key, gives pearls, or turns up a lord onto its pile. Weak ones are often more useful.
    Two unspent keys of one metal, or any three, win you a location. It covers the lord you have just placed, and all your keys are spent.
    When somebody places the last of the { $places } lords, everybody else has one more turn.
    You score the best lord of each colour, your locations, { $coalition_per_lord } for each lord of your largest group of neighbours of one colour, and { $pearl_master } if you are the pearl master: whoever last reached or passed the most pearls.

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
lord-blue_0 = { -guild-blue } { $influence }
lord-blue_1 = { -guild-blue } { $influence }
lord-blue_2 = { -guild-blue } { $influence }
lord-blue_3 = { -guild-blue } { $influence }
lord-blue_4 = { -guild-blue } { $influence }
lord-blue_6 = { -guild-blue } { $influence }
lord-yellow_0 = { -guild-yellow } { $influence }
lord-yellow_1 = { -guild-yellow } { $influence }
lord-yellow_2 = { -guild-yellow } { $influence }
lord-yellow_3 = { -guild-yellow } { $influence }
lord-yellow_4 = { -guild-yellow } { $influence }
lord-yellow_6 = { -guild-yellow } { $influence }
lord-red_0 = { -guild-red } { $influence }
lord-red_1 = { -guild-red } { $influence }
lord-red_2 = { -guild-red } { $influence }
lord-red_3 = { -guild-red } { $influence }
lord-red_4 = { -guild-red } { $influence }
lord-red_6 = { -guild-red } { $influence }
lord-green_0 = { -guild-green } { $influence }
lord-green_1 = { -guild-green } { $influence }
lord-green_2 = { -guild-green } { $influence }
lord-green_3 = { -guild-green } { $influence }
lord-green_4 = { -guild-green } { $influence }
lord-green_6 = { -guild-green } { $influence }
lord-purple_0 = { -guild-purple } { $influence }
lord-purple_1 = { -guild-purple } { $influence }
lord-purple_2 = { -guild-purple } { $influence }
lord-purple_3 = { -guild-purple } { $influence }
lord-purple_4 = { -guild-purple } { $influence }
lord-purple_6 = { -guild-purple } { $influence }

# What a lord does when it is placed
ability-swap_two_lords = You may swap two lords without keys, this one included.
ability-silver_key = Silver key.
ability-gold_key = Gold key.
ability-gain_pearls = { $pearls ->
    [one] Gives { $pearls } pearl.
   *[other] Gives { $pearls } pearls.
 }
ability-reveal_top_lord_to_pile = Turns up the top lord of the deck onto the pile of its colour.

# Locations: short names, with the figures on their faces

location-name-points = { $influence ->
    [one] { $influence } point
   *[other] { $influence } points
 }
location-name-pearls = { location-name-points }, { $pearls ->
    [one] { $pearls } pearl
   *[other] { $pearls } pearls
 }
location-name-per = { $influence ->
    [0] { $per }
   *[other] { $influence } + { $per }
 }
location-name-best = { $influence ->
    [0] { $per ->
        [1] As
       *[other] { $per } × as
    }
   *[other] { $influence } + { $per ->
        [1] as
       *[other] { $per } × as
    }
 }
location-name-force = { $lords ->
    [one] Opponents draw { $lords } lord
   *[other] Opponents draw { $lords } lords
 }
location-ip_7 = { location-name-points }
location-ip_5_pearl_1 = { location-name-pearls }
location-ip_4_pearl_2 = { location-name-pearls }
location-ip_3_pearl_3 = { location-name-pearls }
location-per_silver_key = { location-name-per } per silver key
location-per_gold_key = { location-name-per } per gold key
location-per_pearl_pair = { location-name-per } per two pearls
location-per_location = { location-name-per } per location
location-force_one_lord = { location-name-force }
location-force_two_lords = { location-name-force }
location-reshuffle_lords = Reshuffle the piles
location-reshuffle_locations = Reshuffle the locations
location-any_two_keys = Any two keys
location-search_location_deck = Search the deck
location-best_lord_yellow = { location-name-best } the best { -guild-yellow }
location-best_lord_red = { location-name-best } the best { -guild-red }
location-best_lord_green = { location-name-best } the best { -guild-green }
location-best_lord_blue = { location-name-best } the best { -guild-blue }
location-best_lord_purple = { location-name-best } the best { -guild-purple }
location-count_lords_yellow = { location-name-per } per { -guild-yellow }
location-count_lords_red = { location-name-per } per { -guild-red }
location-count_lords_green = { location-name-per } per { -guild-green }
location-count_lords_blue = { location-name-per } per { -guild-blue }
location-count_lords_purple = { location-name-per } per { -guild-purple }

# What a location does, and what it is worth: Worth 1 plus (1 for each Farmer in your chamber).

location-pearls = { $pearls ->
    [one] Gain { $pearls } pearl now.
   *[other] Gain { $pearls } pearls now.
 }
effect-opponents_draw_exactly = { $lords ->
    [one] Until your next turn each opponent must draw exactly { $lords } lord.
   *[other] Until your next turn each opponent must draw exactly { $lords } lords, keep one and discard the rest.
 }
effect-reshuffle_lord_piles = Shuffle all discard piles into the lord deck now.
effect-reshuffle_face_up_locations = Shuffle all available locations into their deck now.
effect-two_keys_of_any_metal = From now on any two unspent keys win you a location.
effect-choose_from_location_deck = From now on you choose your locations from the whole deck, never from the available ones.
location-worth = Worth { $influence }.
location-worth-bonus = { $influence ->
    [0] Worth { $bonus }.
   *[other] Worth { $influence } plus { $bonus }.
 }
bonus-per_silver_key = { $per } per silver key in your chamber, spent and covered ones too
bonus-per_gold_key = { $per } per gold key in your chamber, spent and covered ones too
bonus-per_two_pearls = { $per } per full pair of your pearls
bonus-per_location = { $per } per location you control, this one included
bonus-best_lord_ip_of_colour = { $per ->
    [1] the influence of your best { $colour } (0 if you have none)
   *[other] { $per } times the influence of your best { $colour } (0 if you have none)
 }
bonus-lords_of_colour = { $per } for each { $colour } in your chamber

# Questions
prompt-recruit = Draw lords, or take a pile?
    .detail = { $drawable ->
        [0] The deck is empty: take a pile.
       *[other] You keep one of the drawn lords; the others go to the piles of their colours.
    } Place { $place } is next.
prompt-keep_lord = Which lord do you keep?
    .detail = { $forced ->
        [0] The others go to the piles of their colours.
       *[other] A location forces you to draw just so many. { $count ->
            [2] The other goes to the pile of its colour.
           *[other] The others go to the piles of their colours.
        }
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

# Settings
setting-lord_deck_empty = The lord deck is empty
setting-lord_deck_empty-must_take_a_pile_no_reshuffle = one must take a pile
setting-lord_deck_empty-reshuffle_piles = the piles become the new deck
setting-forced_draw_with_short_deck = Forced to draw more than the deck holds
setting-forced_draw_with_short_deck-draw_what_is_left_and_ignore_if_empty = draw what is left; with an empty deck take a pile
setting-search_location_with_empty_deck = Searching an empty location deck
setting-search_location_with_empty_deck-no_location_keys_stay_unspent = no location, the keys stay unspent
setting-search_location_with_empty_deck-no_location_keys_lost = no location, the keys are lost
setting-search_location_with_empty_deck-may_take_face_up = take an available location
setting-search_location_visibility = The location deck while it is searched
setting-search_location_visibility-private = only the searcher sees it
setting-search_location_visibility-public = everybody sees it
setting-drawn_locations_visibility = Drawn locations before the choice
setting-drawn_locations_visibility-public = everybody sees them
setting-drawn_locations_visibility-private = only the player who draws sees them
setting-pile_leftovers_and_reshuffle = Leftovers of a pile when the piles are reshuffled
setting-pile_leftovers_and_reshuffle-yes_they_stayed_in_the_pile = they are shuffled in too
setting-pile_leftovers_and_reshuffle-no_they_return_afterwards = they are kept out and return after the turn
setting-lone_lord_is_a_coalition = A lone lord is a coalition of one
setting-lone_lord_is_a_coalition-yes = { $coalition_per_lord ->
    [one] yes, { $coalition_per_lord } point
   *[other] yes, { $coalition_per_lord } points
 }
setting-lone_lord_is_a_coalition-no = no
setting-force_cards_override = Two forcing locations at once
setting-force_cards_override-newest_replaces_older = the newer one replaces the older

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
board-silver_key = key s
board-gold_key = key g
board-swap = swap
board-reveal = reveal
board-lords-of = { $count } of { $places } lords
