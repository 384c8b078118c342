# Passengers in English. Texts are ours; the texts of gifts restate facts.

title = Passengers
notice = Unofficial and unaffiliated. Passengers (Podsvětí) is a game by Joost Das, published by Fablesmith, in Czech by TLAMA games.
how-to-play =
    Guides want to bring souls to the Underworld, smugglers demons. Nobody knows who is who; only the smugglers know each other. Zholyk, if in the game, plays alone and wins if neither team scores more.
    There are three rounds. In each you place 1 card from your hand face down on a free seat of one of two boats, and take the gift and the votes that the seat shows. You may say anything about the card, true or false, or nothing.
    Then the gifts are used, from the lowest number to the highest. They look at cards, swap them, change their colour with a mask, make players admit the truth or be silent.
    Then you discuss as you like, and everybody votes in secret. The boat with more votes goes to the Underworld, the other leaves the game. A tie is decided by the vote of whoever holds the ferryman’s coin.
    After the third round the passengers in the Underworld are turned up. Guides score { $soul_points } for each soul and a bonus for souls of one colour on a boat: { $group_1 ->
        [0] { "" }
       *[other] { $group_1 } for one,{ " " }
    }{ $group_2 } for two, { $group_3 } for three, { $group_4 } for four.
    Smugglers score { $demon_points } for each demon and { $neighbour_points } more for each neighbouring soul of its colour: left, right, below or above. Empty seats are skipped.
    Zholyk’s card is a soul and a demon, but has no colour. Zholyk’s player always has a fixed number of points.{ $zholyk_points_4 ->
        [0] { "" }
       *[other] { " " }With 4 players { $zholyk_tenths_4 ->
            [0] { $zholyk_points_4 }
           *[other] { $zholyk_points_4 }.{ $zholyk_tenths_4 }
        }.
    }{ $zholyk_points_5 ->
        [0] { "" }
       *[other] { " " }With 5 players { $zholyk_tenths_5 ->
            [0] { $zholyk_points_5 }
           *[other] { $zholyk_points_5 }.{ $zholyk_tenths_5 }
        }.
    }{ $zholyk_points_6 ->
        [0] { "" }
       *[other] { " " }With 6 players { $zholyk_tenths_6 ->
            [0] { $zholyk_points_6 }
           *[other] { $zholyk_points_6 }.{ $zholyk_tenths_6 }
        }.
    }{ $zholyk_points_7 ->
        [0] { "" }
       *[other] { " " }With 7 players { $zholyk_tenths_7 ->
            [0] { $zholyk_points_7 }
           *[other] { $zholyk_points_7 }.{ $zholyk_tenths_7 }
        }.
    }{ $zholyk_points_8 ->
        [0] { "" }
       *[other] { " " }With 8 players { $zholyk_tenths_8 ->
            [0] { $zholyk_points_8 }
           *[other] { $zholyk_points_8 }.{ $zholyk_tenths_8 }
        }.
    }
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
    .clause = { " " }until the votes are shown
until-gift_phase_end = until the gift phase ends
    .clause = { " " }until the gift phase ends
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

# What is printed: objects and gifts

object-potion = Potion
object-chameleon = Chameleon
object-lantern = Lantern
object-bell = Bell
object-hamsa = Hamsa
object-scales = Scales
object-scroll = Scroll
object-feather = Feather
object-mask = Mask
object-coin = Ferryman’s coin
gift-I-0 = { object-potion }
gift-I-1 = { object-chameleon }
gift-I-2 = { object-lantern }
gift-I-3 = { object-bell }
gift-I-4 = { object-hamsa }
gift-I-5 = { object-scales }
gift-I-6 = { object-scroll }
gift-I-7 = { object-feather }
gift-I-8 = { object-mask }
gift-I-9 = { object-coin }
gift-II-0 = { object-potion }
gift-II-1 = { object-chameleon }
gift-II-2 = { object-lantern }
gift-II-3 = { object-bell }
gift-II-4 = { object-hamsa }
gift-II-5 = { object-scales }
gift-II-6 = { object-scroll }
gift-II-7 = { object-feather }
gift-II-8 = { object-mask }
gift-II-9 = { object-coin }
gift-III-0 = { object-potion }
gift-III-1 = { object-chameleon }
gift-III-2 = { object-lantern }
gift-III-3 = { object-bell }
gift-III-4 = { object-hamsa }
gift-III-5 = { object-scales }
gift-III-6 = { object-scroll }
gift-III-7 = { object-feather }
gift-III-8 = { object-mask }
gift-III-9 = { object-coin }
gift-4P-0 = { object-potion }
gift-4P-1 = { object-chameleon }
gift-4P-2 = { object-lantern }
gift-4P-3 = { object-bell }
gift-4P-4 = { object-hamsa }
gift-4P-5 = { object-scales }
gift-4P-6 = { object-scroll }
gift-4P-7 = { object-feather }
gift-4P-8 = { object-mask }
gift-4P-9 = { object-coin }

# What a gift does, put together from its steps: whom and what it concerns

thing-colour =
    { $unused ->
        [1] an unused mask
       *[other] a colour
    }
thing-kind = a kind (souls or demons)
thing-seat = an empty seat in play
thing-players =
    { $count ->
        [one] another player
       *[other] { $count } other players
    }{ $hand ->
        [1] { " " }with cards in hand
        [2] , even without cards in hand
       *[other] { "" }
    }
thing-passengers =
    { $some ->
        [1] up to { $count }
       *[other] { $count }
    } { $down ->
        [1] face-down{ " " }
       *[other] { "" }
    }{ $shadow ->
        [1] shadow{ " " }
       *[other] { "" }
    }{ $count ->
        [one] passenger
       *[other] passengers
    }{ $boats ->
        [1] { " " }on one boat
        [2] { " " }on each boat
        [3] { " " }from different boats
       *[other] { "" }
    }{ $zone ->
        [1] { " " }in play
        [2] { " " }in the Underworld
       *[other] , in play or in the Underworld
    }{ $without ->
        [1] { $count ->
            [one] { " " }without a mask
           *[other] { " " }without masks
        }
        [2] { $count ->
            [one] { " " }that is not a shadow
           *[other] { " " }that are not shadows
        }
        [3] { $count ->
            [one] { " " }that has no mask and is not a shadow
           *[other] { " " }that have no masks and are not shadows
        }
        [4] { " " }that has none
        [6] { " " }that has none and is not a shadow
       *[other] { "" }
    }{ $more ->
        [1] { $zone ->
            [3] ,
           *[other] { "" }
        }
       *[other] { "" }
    }
thing-those =
    { $nth ->
        [0] { $count ->
            [one] that passenger
           *[other] those passengers
        }
        [1] { $count ->
            [one] the passenger chosen first
           *[other] the passengers chosen first
        }
       *[other] { $count ->
            [one] the passenger chosen last
           *[other] the passengers chosen last
        }
    }
thing-hand =
    { $new ->
        [1] { $count ->
            [one] another player’s hand
           *[other] the hands of { $count } other players
        }
       *[other] { $count ->
            [one] { $nth ->
                [0] that player’s hand
                [1] the hand of the player chosen first
               *[other] the hand of the player chosen last
            }
           *[other] their hands
        }
    }
thing-receiver =
    { $nth ->
        [-1] you
        [0] that player
        [1] the player chosen first
       *[other] the player chosen last
    }
thing-subject =
    { $lead ->
        [2] If that is impossible, { $who ->
            [1] { $nth ->
                [0] that player
                [1] the player chosen first
               *[other] the player chosen last
            }
            [2] each of them
            [3] everybody else
            [4] everybody, you included,
            [5] both of you
            [6] all of you
           *[other] you
        }
       *[other] { $who ->
            [1] { $nth ->
                [0] That player
                [1] The player chosen first
               *[other] The player chosen last
            }
            [2] Each of them
            [3] Everybody else
            [4] Everybody, you included,
            [5] Both of you
            [6] All of you
           *[other] You
        }
    }

# The deeds: by you, by one, by all, by you and others

deed-nothing = No action.
deed-needs_hand = Nothing happens while you hold no cards.
deed-needs_underworld = Nothing happens before a boat has reached the Underworld.
deed-choose =
    { $lead ->
        [1] Then choose
        [2] If that is impossible, choose
       *[other] Choose
    } { $things }.
deed-look-you =
    { $lead ->
        [1] Then look
        [2] If that is impossible, look
       *[other] Look
    } at { $passengers }.
deed-look-one = { $subject } looks at { $passengers }.
deed-look-all = { $subject } looks at { $passengers }.
deed-look-both = { $subject } look at { $passengers }.
deed-look_secretly-you =
    { $lead ->
        [1] Then secretly look
        [2] If that is impossible, secretly look
       *[other] Secretly look
    } at { $passengers }.
deed-look_secretly-one = { $subject } secretly looks at { $passengers }.
deed-look_secretly-all = { $subject } secretly looks at { $passengers }.
deed-look_secretly-both = { $subject } secretly look at { $passengers }.
deed-reveal =
    { $lead ->
        [1] Then reveal
        [2] If that is impossible, reveal
       *[other] Reveal
    } { $passengers }.
deed-admit_count-you =
    { $lead ->
        [1] Then admit
        [2] If that is impossible, admit
       *[other] Admit
    } how many cards of that colour you hold.
deed-admit_count-one = { $subject } admits how many cards of that colour they hold.
deed-admit_count-all = { $subject } admits how many cards of that colour they hold.
deed-admit_count-both = { $subject } admit how many cards of that colour you hold.
deed-admit_kind-you =
    { $lead ->
        [1] Then admit
        [2] If that is impossible, admit
       *[other] Admit
    } whether you hold at least one such passenger.
deed-admit_kind-one = { $subject } admits whether they hold at least one such passenger.
deed-admit_kind-all = { $subject } admits whether they hold at least one such passenger.
deed-admit_kind-both = { $subject } admit whether you hold at least one such passenger.
deed-admit_passenger =
    { $lead ->
        [1] Then admit
        [2] If that is impossible, admit
       *[other] Admit
    } { $nth ->
        [0] its kind or its colour
       *[other] the kind or the colour of { $passenger }
    }.
deed-show-you =
    { $lead ->
        [1] Then show
        [2] If that is impossible, show
       *[other] Show
    } { $receiver } 1 card from your hand, of your own choice.
deed-show-one = { $subject } shows { $receiver } 1 card from hand, of their own choice.
deed-show-all = { $subject } shows { $receiver } 1 card from hand, of their own choice.
deed-show-both = { $subject } show { $receiver } 1 card from hand, of your own choice.
deed-show_secretly-you =
    { $lead ->
        [1] Then secretly show
        [2] If that is impossible, secretly show
       *[other] Secretly show
    } { $receiver } 1 card from your hand, of your own choice.
deed-show_secretly-one = { $subject } secretly shows { $receiver } 1 card from hand, of their own choice.
deed-show_secretly-all = { $subject } secretly shows { $receiver } 1 card from hand, of their own choice.
deed-show_secretly-both = { $subject } secretly show { $receiver } 1 card from hand, of your own choice.
deed-show_each_other = You show each other 1 card from hand.
deed-show_each_other_secretly = You secretly show each other 1 card from hand.
deed-look_hand-you =
    { $lead ->
        [1] Then look
        [2] If that is impossible, look
       *[other] Look
    } at all the cards in { $hands }.
deed-look_hand-one = { $subject } looks at all the cards in { $hands }.
deed-look_hand-all = { $subject } looks at all the cards in { $hands }.
deed-look_hand-both = { $subject } look at all the cards in { $hands }.
deed-look_hand_secretly-you =
    { $lead ->
        [1] Then secretly look
        [2] If that is impossible, secretly look
       *[other] Secretly look
    } at all the cards in { $hands }.
deed-look_hand_secretly-one = { $subject } secretly looks at all the cards in { $hands }.
deed-look_hand_secretly-all = { $subject } secretly looks at all the cards in { $hands }.
deed-look_hand_secretly-both = { $subject } secretly look at all the cards in { $hands }.
deed-exchange-both = Each of you picks 1 card from hand, and you exchange them face down.
deed-exchange-two = Each of the two picks 1 card from hand, and they exchange them face down.
deed-swap =
    { $lead ->
        [1] Then swap
        [2] If that is impossible, swap
       *[other] Swap
    } { $passengers }{ $anywhere ->
        [1] , on one boat or across the two
       *[other] { "" }
    }.
deed-swap_two =
    { $lead ->
        [1] Then swap
        [2] If that is impossible, swap
       *[other] Swap
    } { $passengers } with { $others }.
deed-shuffle =
    { $lead ->
        [1] Then shuffle
        [2] If that is impossible, shuffle
       *[other] Shuffle
    } them and put them back on the same 2 seats.
deed-move =
    { $lead ->
        [1] Then move
        [2] If that is impossible, move
       *[other] Move
    } { $passengers } to { $known ->
        [1] that seat
       *[other] an empty seat
    }.
deed-mask =
    { $lead ->
        [1] Then lay
        [2] If that is impossible, lay
       *[other] Lay
    } 1 unused mask on { $passengers }.
deed-mask_chosen =
    { $lead ->
        [1] Then lay
        [2] If that is impossible, lay
       *[other] Lay
    } that mask on { $passengers }.
deed-coin-you =
    { $lead ->
        [1] Then take
        [2] If that is impossible, take
       *[other] Take
    } the ferryman’s coin.
deed-coin-one = { $subject } takes the ferryman’s coin.
deed-silence-you =
    { $lead ->
        [1] Then be
        [2] If that is impossible, be
       *[other] Be
    } silent{ $until_clause }.
deed-silence-one = { $subject } is silent{ $until_clause }.
deed-silence-all = { $subject } is silent{ $until_clause }.
deed-silence-both = { $subject } are silent{ $until_clause }.
deed-bind_vote-you =
    { $lead ->
        [1] Then announce
        [2] If that is impossible, announce
       *[other] Announce
    } a boat now; you must vote for it.
deed-bind_vote-one = { $subject } announces a boat now and must vote for it.
deed-bind_vote-all = { $subject } announces a boat now and must vote for it.
deed-bind_vote-both = { $subject } announce a boat now and must vote for it.

# Other components

ship-raven-1 = Raven boat I
ship-wolf-1 = Wolf boat I
ship-raven-2 = Raven boat II
ship-wolf-2 = Wolf boat II
ship-raven-3 = Raven boat III
ship-wolf-3 = Wolf boat III
crew-4 = Four players
crew-5 = Five players
crew-6 = Six players
crew-7 = Seven players
crew-8 = Eight players
mask-green = Green mask
mask-red = Red mask
mask-blue = Blue mask
coin-ferryman = Ferryman’s coin
printed-seat =
    Seat { $column }: { $object }, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }.
printed-soul =
    { $soul_points ->
        [one] { $soul_points } point
       *[other] { $soul_points } points
    } for the guides in the Underworld, and a bonus together with souls of its colour on the same boat.
printed-demon =
    { $demon_points ->
        [one] { $demon_points } point
       *[other] { $demon_points } points
    } for the smugglers in the Underworld, and { $neighbour_points } more for each neighbouring soul of its colour.
printed-zholyk = A soul and a demon at once, without a colour: in the Underworld { $soul_points ->
        [one] { $soul_points } point
       *[other] { $soul_points } points
    } for the guides and { $demon_points } for the smugglers.
printed-copies =
    { $count ->
        [one] There is { $count } such card.
       *[other] There are { $count } such cards.
    }
printed-mask = Whoever wears the mask has its colour and no other until the end of the game.
printed-coin = Whoever holds the coin begins the round, and their vote decides a tie. If the teams are tied at the end, the coin decides who wins.
printed-guide =
    { $soul_points ->
        [one] { $soul_points } point
       *[other] { $soul_points } points
    } for each soul in the Underworld.
printed-groups = Bonus on each boat for souls of one colour: { $groups }.
printed-group =
    { $count ->
        [one] { $count } soul
       *[other] { $count } souls
    } +{ $points }
printed-smuggler =
    { $demon_points ->
        [one] { $demon_points } point
       *[other] { $demon_points } points
    } for each demon in the Underworld.
printed-neighbours = { $neighbour_points } more for each neighbouring soul of its colour: left, right, below or above. Empty seats are skipped.
printed-loner = Plays alone and wins if neither team has more points.
printed-loner_with =
    With { $players } players always { $tenths ->
        [0] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $points }.{ $tenths } points
    }.
printed-loner_has =
    Zholyk’s player always has { $tenths ->
        [0] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $points }.{ $tenths } points
    }.
printed-sides =
    { $guides ->
        [one] { $guides } guide
       *[other] { $guides } guides
    }, { $smugglers ->
        [one] { $smugglers } smuggler
       *[other] { $smugglers } smugglers
    }{ $zholyk ->
        [0] .
       *[other] , Zholyk.
    }
printed-gaze =
    { $gaze ->
        [1] The smugglers know each other.
       *[other] The smugglers do not know each other.
    }
printed-cap =
    { $count ->
        [one] At most { $count } passenger on a boat.
       *[other] At most { $count } passengers on a boat.
    }
printed-shadows =
    { $count } shadow passengers in each round, in all { $souls ->
        [one] { $souls } soul
       *[other] { $souls } souls
    } and { $demons ->
        [one] { $demons } demon
       *[other] { $demons } demons
    }.
printed-left =
    Left over: { $souls ->
        [0] { "" }
        [one] { $souls } soul and{ " " }
       *[other] { $souls } souls and{ " " }
    }{ $demons ->
        [one] { $demons } demon
       *[other] { $demons } demons
    }.

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
prompt-reply = You were asked. Do you answer?
    .detail = { $count ->
        [one] One claim, true or not; or nothing.
       *[other] One claim for each of the { $count } things you were asked about, true or not; or nothing.
    }
prompt-discuss = What do you say before the vote?
    .detail = { $missing ->
        [one] You have { $missing } claim left.
       *[other] You have { $missing } claims left.
    } Nobody checks whether it is true. You take being ready back by making another claim.
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
action-say_saw = “When I looked at the { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }, I saw { $what }.”
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
event-silenced = { $seat } is silent{ $until_clause }.
event-announced = { $seat } announces a vote for the { $boat }.
event-said_placed = { $seat }: “My passenger, now on the { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }, is { $what }.”
event-said_placed_shuffled = { $seat }: “My passenger of round { $round ->
    [1] I
    [2] II
   *[other] III
 } is { $what }.”
event-said_hand = { $seat }: { $count ->
    [0] “I do not hold { $what }.”
   *[other] “I hold { $what }, exactly one.”
 }
event-said_both = { $seat }: “Both my cards: { $what }.”
event-said_saw = { $seat }: “I saw the passenger of { $opponent }, now on the { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }: { $what }.”
event-said_saw_shadow = { $seat }: “I saw the shadow that is now on the { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }: { $what }.”
event-said_saw_shuffled = { $seat }: “When I looked at the { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, seat { $column }, I saw { $what }.”
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
refusal-P-9_10 = Answer the question, or say nothing.
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
board-silent = silent{ $until }
board-bound = bound to the { $boat }
board-spectator = You are watching; you see what everybody sees.
board-smugglers = smugglers: { $names }
board-answers = Admitted
board-claims = Said
board-group = { $boat }: { $count } souls ({ $colour }), +{ $points }
board-bond = The demon { $demon } has a neighbouring soul of its colour, { $soul }, +{ $points }

# Settings
setting-gift_set = Gift set (four players always have their own)
setting-gift_set-I = I: information, for a first game
setting-gift_set-II = II: trust and speech
setting-gift_set-III = III: upheaval, for experienced groups
setting-gift_set_round_2 = Gift set of the second round
setting-gift_set_round_2-same = the same as in the first
setting-gift_set_round_2-I = set I
setting-gift_set_round_2-II = set II
setting-gift_set_round_2-III = set III
setting-gift_set_round_3 = Gift set of the third round
setting-gift_set_round_3-same = the same as in the first
setting-gift_set_round_3-I = set I
setting-gift_set_round_3-II = set II
setting-gift_set_round_3-III = set III
setting-colour_groups = Bonus for souls of one colour
setting-colour_groups-best_group = on each boat for the largest group only
setting-colour_groups-each_group = on each boat for every group
setting-secret_blocks_claims = What was shown in secret
setting-secret_blocks_claims-yes = no claims are offered about it
setting-secret_blocks_claims-no = may be talked about, too
setting-lost_boats_after_game = Lost boats after the game
setting-lost_boats_after_game-shown = are shown
setting-lost_boats_after_game-hidden = stay face down
setting-talk = Claims and discussion
setting-talk-on = are part of the game
setting-talk-off = left out (for research)

# Decided in advance
order-remarks = { $value ->
    [1] Remarks about cards: always ask
   *[other] Remarks about cards: never ask, say nothing
 }

# Reasons, told after the game
reason-believes = { $opponent }: guide { $guide } %, smuggler { $smuggler } %
reason-believes_three = { $opponent }: guide { $guide } %, smuggler { $smuggler } %, Zholyk { $zholyk } %
reason-promise = The side's chance to win the game after this: { $percent } %.
reason-promise_less = The side's chance to win the game after this: { $percent } %; the best answer promised { $best } %.
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
reason-boat_worth = The side's chance to win the game if the { $boat } wins: { $percent } %.
reason-cover = The vote goes where everybody looks for it, so as not to stand out.
reason-word_true = What was said is true.
reason-word_false = What was said is a lie.
reason-says_nothing = There is nothing to say that would help.
