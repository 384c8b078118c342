# Passengers in English. Texts are ours; the texts of gifts restate facts.

title = Passengers
notice = Unofficial and unaffiliated. Passengers (Podsvětí) is a game by Joost Das, published by Fablesmith, in Czech by TLAMA games.
how-to-play =
    Guides want to bring souls to the Underworld, smugglers demons. Nobody knows who is who; only the smugglers know each other. Zholyk, if in the game, plays alone and wins if neither team scores more.
    There are three rounds. In each you place 1 card from your hand face down on a free seat of one of two boats, and take the gift and the votes that the seat shows. You may say anything about the card, true or false, or nothing.
    Then the gifts are used, from the lowest number to the highest. They look at cards, swap them, change their colour with a mask, make players admit the truth or be silent.
    Then you discuss as you like, and everybody votes in secret. The boat with more votes goes to the Underworld, the other leaves the game. A tie is decided by the vote of whoever holds the ferryman’s coin.
    After the third round the passengers in the Underworld are turned up. Guides score 1 for each soul and a bonus for souls of one colour on a boat: 1 for two, 2 for three, 3 for four.
    Smugglers score 1 for each demon and 1 more for each neighbouring soul of its colour: left, right, below or above. Empty seats are skipped.
    Zholyk’s card is a soul and a demon, but has no colour. Zholyk’s player always has 6.5 points, with eight players 8.5.
    A tie goes to the team whose member holds the coin; if Zholyk does, to the guides. A team that has been found out can still win.
proposed-note = Rules, numbers of cards, the order of gifts and the scoring come from the rulebook. The printed texts of the gifts and the layout of the boats were not known to us: what exactly the gifts do and where they lie is for the most part our own design, made to fit all that the rulebook says.

# Words

boat-raven = raven boat
    .loc = raven boat
boat-wolf = wolf boat
    .loc = wolf boat
other_boat-raven = raven boat
    .loc = raven boat
other_boat-wolf = wolf boat
    .loc = wolf boat
colour-green = green
    .gen = green
colour-red = red
    .gen = red
colour-blue = blue
    .gen = blue
kind-soul = a soul
    .many = souls
kind-demon = a demon
    .many = demons
kind-zholyk = Zholyk
    .many = Zholyk
side-guide = a guide
    .many = Guides
side-smuggler = a smuggler
    .many = Smugglers
side-zholyk = Zholyk
    .many = Zholyk
until-votes_revealed = until the votes are shown
until-gift_phase_end = until the gift phase ends
trust-trust = I believe them
trust-doubt = I do not believe them
reason-none = trust me
reason-souls_here = there are souls on it
reason-demons_there = there are demons on the other
about-placed = what they placed
about-hand = what they hold
about-saw = what they saw
about-loyalty = whose side they are on
about-plan_vote = how they will vote
card-soul_green = a green soul
card-soul_red = a red soul
card-soul_blue = a blue soul
card-demon_green = a green demon
card-demon_red = a red demon
card-demon_blue = a blue demon
card-zholyk = Zholyk
other_card-soul_green = a green soul
other_card-soul_red = a red soul
other_card-soul_blue = a blue soul
other_card-demon_green = a green demon
other_card-demon_red = a red demon
other_card-demon_blue = a blue demon
other_card-zholyk = Zholyk
what-soul = a soul
what-demon = a demon
what-green = a green card
what-red = a red card
what-blue = a blue card
what-soul_green = a green soul
what-soul_red = a red soul
what-soul_blue = a blue soul
what-demon_green = a green demon
what-demon_red = a red demon
what-demon_blue = a blue demon
what-zholyk = Zholyk

# Gifts: name and action

gift-I-0 = Potion
    .help = No action.
gift-I-1 = Chameleon
    .help = Name a colour. Everybody else admits how many cards of it they hold.
gift-I-2 = Lantern
    .help = Choose 2 players. Each secretly shows you 1 card from hand, of their own choice.
gift-I-3 = Bell
    .help = Choose another player, who is silent until the votes are shown.
gift-I-4 = Hamsa
    .help = Look at 1 face-down passenger in play.
gift-I-5 = Scales
    .help = Look at 1 face-down passenger in the Underworld.
gift-I-6 = Scroll
    .help = Swap 2 passengers in play, on one boat or across the two.
gift-I-7 = Feather
    .help = Reveal 1 face-down passenger in play.
gift-I-8 = Mask
    .help = Lay 1 unused mask on a passenger in play that has none.
gift-I-9 = Ferryman’s coin
    .help = Take the ferryman’s coin.
gift-II-0 = Potion
    .help = No action.
gift-II-1 = Chameleon
    .help = Name souls or demons and choose 2 players. Each admits whether they hold at least one.
gift-II-2 = Lantern
    .help = Choose another player. You secretly show each other 1 card from hand.
gift-II-3 = Bell
    .help = Everybody, you included, is silent until the gift phase ends.
gift-II-4 = Hamsa
    .help = Choose a face-down passenger in play and another player. Both of you look at it.
gift-II-5 = Scales
    .help = Look at 1 face-down passenger in the Underworld, then admit its kind or its colour.
gift-II-6 = Scroll
    .help = Move 1 passenger in play to an empty seat. If that is impossible, swap 2 passengers from different boats.
gift-II-7 = Feather
    .help = Swap 2 passengers on one boat in the Underworld.
gift-II-8 = Mask
    .help = Lay 1 unused mask on a passenger in play that has none.
gift-II-9 = Ferryman’s coin
    .help = Take the ferryman’s coin.
gift-III-0 = Potion
    .help = No action.
gift-III-1 = Chameleon
    .help = Choose another player. Each of you picks 1 card from hand, and you exchange them face down.
gift-III-2 = Lantern
    .help = Secretly look at all the cards in another player’s hand.
gift-III-3 = Bell
    .help = Choose another player, who announces a boat now and must vote for it.
gift-III-4 = Hamsa
    .help = Look at 1 face-down passenger on each boat in play, then be silent until the votes are shown.
gift-III-5 = Scales
    .help = Secretly look at up to 2 face-down passengers on one boat in the Underworld.
gift-III-6 = Scroll
    .help = Choose 2 face-down passengers in play without masks. Shuffle them and put them back on the same 2 seats.
gift-III-7 = Feather
    .help = Swap 1 passenger in play with 1 passenger in the Underworld.
gift-III-8 = Mask
    .help = Lay 1 unused mask on a passenger in play that has none.
gift-III-9 = Ferryman’s coin
    .help = Take the ferryman’s coin.
gift-4P-0 = Potion
    .help = No action.
gift-4P-1 = Chameleon
    .help = Name a colour and choose another player, who admits how many cards of it they hold.
gift-4P-2 = Lantern
    .help = Choose another player, who secretly shows you 1 card from hand, of their own choice.
gift-4P-3 = Bell
    .help = Look at 1 face-down shadow passenger in play, then be silent until the votes are shown.
gift-4P-4 = Hamsa
    .help = Look at 1 face-down passenger in play that is not a shadow.
gift-4P-5 = Scales
    .help = Look at 1 face-down passenger in the Underworld.
gift-4P-6 = Scroll
    .help = Swap 2 passengers in play, on one boat or across the two.
gift-4P-7 = Feather
    .help = Reveal 1 face-down shadow passenger, in play or in the Underworld.
gift-4P-8 = Mask
    .help = Lay 1 unused mask on a passenger in play that has none.
gift-4P-9 = Ferryman’s coin
    .help = Take the ferryman’s coin.

# Questions
prompt-place_passenger = Whom do you place where?
    .detail = The card lies face down. You take the gift and the votes that the seat shows at once. { $count ->
        [one] This is your last card.
       *[other] You hold { $count } cards.
    }
prompt-lay_shadow = Where do you lay the shadow passenger?
    .detail = { $number ->
        [1] On any free seat of either boat.
       *[other] On a free seat of the boat that has no shadow yet.
    } Not even you see the card. It brings no gift and no votes.
prompt-remark = { $sort ->
        [0] Will you say something about your passenger?
        [1] Will you say who sits there?
       *[other] Will you say what the hand holds?
    }
    .detail = { $sort ->
        [0] It sits on the { $boat_loc }, seat { $column }.
        [1] You looked at the { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }.
       *[other] The cards are held by { $opponent }.
    } Everybody will hear it. It may be a lie, and saying nothing is fine.
prompt-choose_colour = Which colour do you choose?
    .detail = { $gift }: { $gift_help }
prompt-choose_kind = Souls or demons?
    .detail = { $gift }: { $gift_help }
prompt-choose_players = Which player do you choose?
    .detail = { $gift }: { $gift_help } { $missing ->
        [one] { "" }
       *[other] { $missing } still to choose.
    }
prompt-choose_passengers = Which passenger do you choose?
    .detail = { $gift }: { $gift_help } { $missing ->
        [one] { "" }
       *[other] { $missing } still to choose.
    }
prompt-choose_empty_seat = Where do you move the passenger?
    .detail = { $gift }: { $gift_help }
prompt-show_card = Which card do you show?
    .detail = { $gift }: only { $opponent } sees it, then it returns to your hand.
prompt-give_card = Which card do you give away?
    .detail = { $gift }: { $opponent } receives it and you receive another. Loyalties stay as they are.
prompt-admit_one = What do you admit of the passenger?
    .detail = { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }: you tell the truth, but only its kind or only its colour.
prompt-announce_boat = Which boat will you vote for?
    .detail = You must announce it now and cannot change it in this round. { $opponent } has used the gift.
prompt-discuss = What do you say before the vote?
    .detail = { $missing ->
        [one] You have { $missing } claim left.
       *[other] You have { $missing } claims left.
    } Nobody checks whether it is true. Once you say you are ready you do not come back to the discussion.
prompt-vote = Which boat shall go to the Underworld?
    .detail = { $votes ->
        [0] You have no votes in this round.
        [one] Your { $votes } vote goes to one boat.
       *[other] All your { $votes } votes go to one boat.
    } All choices are shown at the same time.

# Answers
action-place = { $card } on the { $boat }, seat { $column }
action-place_twin = the other, equal card ({ $card }) on the { $boat }, seat { $column }
action-lay_shadow = { $boat }, seat { $column }
action-colour = { $colour }
action-kind = { $kind_many }
action-player = { $seat }
action-passenger = { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }
action-enough = That is enough
action-empty_seat = { $boat }, seat { $column }
action-card = { $card }
action-card_twin = { $card }, the other one
action-admit_kind = Admit the kind
action-admit_colour = Admit the colour
action-announce = { $boat }
action-vote = { $boat }
action-silent = Say nothing
action-ready = Ready to vote
action-say_placed = “My passenger of round { $round ->
    [1] I
    [2] II
   *[other] III
 } is { $what }.”
action-say_hand = { $count ->
    [0] “I do not hold { $what }.”
   *[other] “I hold { $what }, exactly one.”
 }
action-say_both = “Both my cards: { $what }.”
action-say_saw = “On the { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }, there is { $what }.”
action-say_saw_hand = “{ $seat } holds { $what }.”
action-say_loyalty = “{ $seat }: { $side }.”
action-say_trust = “{ $seat }: { $trust }.”
action-say_plan = “I will vote for the { $boat }.”
action-say_urge = “Vote for the { $boat }: { $reason }.”
action-say_ask = Ask { $seat }: { $about }

# What happened
event-gaze_2 = The smugglers have seen each other: { $seat } and { $opponent }.
event-gaze_2-hidden = The smugglers have seen each other.
event-gaze_3 = The smugglers have seen each other: { $seat }, { $opponent } and { $by }.
event-gaze_3-hidden = The smugglers have seen each other.
event-round_began = Round { $round ->
    [1] I
    [2] II
   *[other] III
 } begins. { $seat } holds the ferryman’s coin.
event-laid_shadow = { $seat } lays a shadow passenger on the { $boat }, seat { $column }.
event-placed = { $seat } places { $card } on the { $boat }, seat { $column }: { $gift }, { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
 }.
event-placed-hidden = { $seat } places a passenger on the { $boat }, seat { $column }: { $gift }, { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
 }.
event-no_action = { $seat }: { $gift } has no action.
event-no_target = { $seat }: { $gift } cannot do anything now.
event-used_gift = { $seat } uses the gift { $gift }.
event-chose_player = { $seat } chooses { $opponent }.
event-looked = { $seat } looks at the { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }: { $card }.
event-looked-hidden = { $seat } looks at the { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }.
event-revealed = { $seat } reveals the { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }: { $card }.
event-stated_kind = { $seat } admits the kind of the { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }: { $kind }.
event-stated_colour = { $seat } admits the colour of the { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }: { $colour }.
event-stated_no_colour = { $seat } admits the colour of the { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }: none.
event-swapped = { $seat } swaps the { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }, with the { $other_boat } { $other_round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $other_column }.
event-shuffled = { $seat } shuffles the { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }, and the { $other_boat } { $other_round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $other_column }. Nobody knows who is where now.
event-moved = { $seat } moves the { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }, to the { $other_boat } { $other_round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $other_column }.
event-masked = { $seat } lays the { $colour } mask on the { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }.
event-admitted_count = { $seat } admits how many { $colour_gen } cards they hold: { $count }.
event-admitted_kind = { $seat } admits { $count ->
    [0] not to hold
   *[other] to hold
 } { $kind }.
event-showed = { $seat } secretly shows { $card } to { $opponent }.
event-showed-hidden = { $seat } secretly shows a card to { $opponent }.
event-looked_at_hand = { $seat } looks at the hand of { $opponent }: { $cards }.
event-looked_at_hand-hidden = { $seat } looks at the hand of { $opponent }.
event-exchanged = { $seat } and { $opponent } exchange cards: { $card } for { $other_card }.
event-exchanged-hidden = { $seat } and { $opponent } exchange a card from hand.
event-kept_coin = { $seat } has the ferryman’s coin and keeps it.
event-took_coin = { $seat } takes the ferryman’s coin.
event-silenced = { $seat } is silent { $until }.
event-announced = { $seat } announces a vote for the { $boat }.
event-said_placed = { $seat }: “On the { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }, I placed { $what }.”
event-said_hand = { $seat }: { $count ->
    [0] “I do not hold { $what }.”
   *[other] “I hold { $what }, exactly one.”
 }
event-said_both = { $seat }: “Both my cards: { $what }.”
event-said_saw = { $seat }: “On the { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }, there is { $what }.”
event-said_saw_hand = { $seat }: “{ $opponent } holds { $what }.”
event-said_loyalty = { $seat }: “{ $opponent } is { $side }.”
event-said_own_loyalty = { $seat }: “I am { $side }.”
event-said_trust = { $seat }: “I believe { $opponent }.”
event-said_doubt = { $seat }: “I do not believe { $opponent }.”
event-said_plan = { $seat }: “I will vote for the { $boat }.”
event-said_urge = { $seat }: “Vote for the { $boat }: { $reason }.”
event-said_ask = { $seat } asks { $opponent }: { $about }?
event-discussion = Round { $round ->
    [1] I
    [2] II
   *[other] III
 }: the discussion before the vote.
event-voted = { $seat }: { $boat }, { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
 }.
event-tie = A tie of { $votes } : { $votes }. The coin decides, held by { $seat }.
event-boat_won = The { $boat } goes to the Underworld, { $votes } : { $other_votes }. The other boat leaves the game.
event-scored = { $side_many }: { $count ->
    [one] { $count } point
   *[other] { $count } points
 }.
event-scored_zholyk = Zholyk: { $count }.{ $tenths } points.
event-won_guides = The game is over. The guides have won.
event-won_smugglers = The game is over. The smugglers have won.
event-won_zholyk = The game is over. Zholyk has won.

# Why not
refusal-P-3_2 = Place a card from your hand on a free seat of a boat that is not full.
refusal-P-5_1 = Vote for the raven boat or the wolf boat; nobody abstains.
refusal-P-9_6 = Say something about this card, or say nothing.
refusal-P-9_7 = Choose one of the claims offered that you have not made yet, or say that you are ready.
refusal-P-10_2 = A shadow goes on a free seat, the second one on the boat without the first.
refusal-P-11_1 = Choose a colour; for a mask one that has not been used.
refusal-P-11_2 = Choose souls or demons.
refusal-P-11_3 = Choose another player whom the gift can concern.
refusal-P-11_4 = Choose a passenger whom the gift can concern.
refusal-P-11_5 = Choose an empty seat of a boat that is not full.
refusal-P-11_8 = Admit the kind or the colour of the passenger.
refusal-P-11_9 = Show a card that you hold.
refusal-P-11_11 = Give a card that you hold.
refusal-P-11_18 = Announce the raven boat or the wolf boat.

# Points
score-souls = Souls in the Underworld
score-groups = Souls of one colour on a boat
score-demons = Demons in the Underworld
score-neighbours = Souls beside demons of their colour
score-zholyk = Zholyk
score-coin = Ferryman’s coin (decides ties)

# Table
phase-placement = placement
phase-gifts = gifts
phase-discussion = discussion
phase-vote = vote
phase-over = the end
letters-raven = Raven
letters-wolf = Wolf
letters-soul = So
letters-demon = De
letters-zholyk = Zh
letters-green = g
letters-red = r
letters-blue = b
board-coin = coin: { $seat }
board-masks = masks: { $masks }
board-underworld = Underworld (the highest boat first)
board-lost = Boats that lost
board-shadow = shadow
board-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
 }
board-hand-of = hand:
board-ready = ready to vote
board-voted = has voted
board-silent = silent { $until }
board-bound = bound to the { $boat }
board-spectator = You are watching; you see what everybody sees.
board-smugglers = smugglers: { $names }
board-answers = Admitted
board-claims = Said
board-group = { $boat }: { $count } souls ({ $colour }), +{ $points }
board-bond = The demon { $demon } has a neighbouring soul of its colour, { $soul }, +{ $points }

# Options
option-gift_set = Gift set (four players always have their own)
option-gift_set-I = I: information, for a first game
option-gift_set-II = II: trust and speech
option-gift_set-III = III: upheaval, for experienced groups
option-gift_set_round_2 = Gift set of the second round
option-gift_set_round_2-same = the same as in the first
option-gift_set_round_2-I = set I
option-gift_set_round_2-II = set II
option-gift_set_round_2-III = set III
option-gift_set_round_3 = Gift set of the third round
option-gift_set_round_3-same = the same as in the first
option-gift_set_round_3-I = set I
option-gift_set_round_3-II = set II
option-gift_set_round_3-III = set III
option-seats_per_boat = Seats on a boat
option-seats_per_boat-four = four
option-seats_per_boat-five = five, all ten gifts in every round
option-colour_groups = Bonus for souls of one colour
option-colour_groups-best_group = on each boat for the largest group only
option-colour_groups-each_group = on each boat for every group
option-secret_blocks_claims = What was shown in secret
option-secret_blocks_claims-yes = no claims are offered about it
option-secret_blocks_claims-no = may be talked about, too
option-lost_boats_after_game = Lost boats after the game
option-lost_boats_after_game-shown = are shown
option-lost_boats_after_game-hidden = stay face down
option-talk = Claims and discussion
option-talk-on = are part of the game
option-talk-off = left out (for research)

# Decided in advance
order-remarks = { $value ->
    [1] Remarks about cards: always ask
   *[other] Remarks about cards: never ask, say nothing
 }

# Reasons, told after the game
reason-believes = { $opponent }: guide { $guide } %, smuggler { $smuggler } %
reason-believes_three = { $opponent }: guide { $guide } %, smuggler { $smuggler } %, Zholyk { $zholyk } %
reason-promise = Chance of the own side to win the game after this: { $percent } %.
reason-promise_less = Chance of the own side to win the game after this: { $percent } %; the best answer promised { $best } %.
reason-boat_wins = Chance of the { $boat } to win this vote: { $percent } %.
reason-seat_brings = The seat brings { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
 } and the gift { $gift }.
reason-complice = { $opponent } is a fellow smuggler.
reason-friend = { $opponent } seems to be on the same side.
reason-rival = { $opponent } seems to be on another side.
reason-mystery = It is open on whose side { $opponent } is.
reason-seems_soul = { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }: a soul with { $percent } %.
reason-boat_carries = On the { $boat } one expects { $souls }.{ $soul_tenths } souls and { $demons }.{ $demon_tenths } demons.
reason-boat_worth = Chance of the own side to win the game if the { $boat } wins: { $percent } %.
reason-cover = The vote goes where everybody looks for it, so as not to stand out.
reason-word_true = What was said is true.
reason-word_false = What was said is a lie.
reason-says_nothing = There is nothing to say that would help.
