# What only the table of Passengers says.

# Words
you = you
me = me
or = { " / " }
nobody = nobody
board-yes = yes
board-no = no
unknown = unknown
shadow = shadow
free = free
short-raven = Raven
short-wolf = Wolf
board-kind-soul = Soul
board-kind-demon = Demon
board-kind-zholyk = Zholyk
letter-red = R
letter-green = G
letter-blue = B
boat = Boat

# Where the game is
moment = round { $round } of III · { $phase }
board-phase-placement = placement
board-phase-gifts = gifts
board-phase-discussion = discussion
board-phase-vote = vote
board-phase-over = the end

# Boats and seats
place = { $boat } { $round }, seat { $column }
seat = { $boat } { $round }, seat { $column }
aboard =
    { $count ->
        [one] { $count } passenger of at most { $most }
       *[other] { $count } passengers of at most { $most }
    }
gift-and-votes =
    Gift { $number } { $gift }, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
face-down = face down
masked = mask, { $colour }
how-own = your card, only you see it
how-seen = only you see it
how-revealed = revealed
how-stated = admitted
how-deduced = certain from what you know
ribbon-own = only you see this
ribbon-short = only you
ribbon-deduced = certain

# Gifts
gifts = Gifts in order
gifts-choose = Choose a player
gifts-none = nobody has one yet
gift-now = It is being used.
gift-used = It has been used.
gift-waits = It is still to come.
gift-chosen = chosen: { $chosen }
choose-player = Choose { $name }

# The Underworld
underworld = The Underworld
underworld-note = the boats that won, column on column
underworld-empty = Round { $round }: empty yet

# What each boat would bring
known = What each boat would bring
known-note = from what you know
known-watching = from what everybody knows
for-guides = Guides
for-smugglers = Smugglers
bring-souls = { $most } for souls
bring-souls-between = { $least } to { $most } for souls
bring-demons = { $most } for demons
bring-demons-between = { $least } to { $most } for demons
bring-colours =
    { $most ->
        [0] nothing for colours
       *[other] up to +{ $most } for colours
    }
bring-nothing = empty yet
bring-neighbours = and neighbouring souls
masks = Masks
mask-free = Mask to be had, { $colour }
mask-used = Used mask, { $colour }
coin = Ferryman’s coin
coin-note = decides a tie
coin-of = holds the ferryman’s coin
sides = In the game:
sides-guide =
    { $count ->
        [one] { $count } guide
       *[other] { $count } guides
    }
sides-smuggler =
    { $count ->
        [one] { $count } smuggler
       *[other] { $count } smugglers
    }
sides-zholyk = Zholyk

# The hand
hand = Your hand
hand-note = nobody else sees it
hand-empty = all your cards are on the boats
hand-covered = Covered card { $number }
hold = Hold to see
covered = Your cards, your side and what only you know are covered.
you-are-guide = You are a guide of souls
you-are-smuggler = You are a smuggler of demons
you-are-zholyk = You are Zholyk
aim-guide = You want souls in the Underworld, best of one colour on a boat.
aim-smuggler = You want demons in the Underworld, best beside souls of their colour.
aim-zholyk = You play alone: you win if neither team has more points.
fellows = Smuggling with you: { $names }

# Talk
say = What you say
say-note = it may be a lie
say-remark = about this card, with one click
say-quick = Quick claims
say-topics = What you want to talk about
say-choose = Choose what to talk about. You read the sentence before you say it.
say-more = Complete the sentence.
speak = Say something
speak-no = Never mind
say-it = Say it
say-ask = Ask
topic-placed = I placed
topic-hand = in hand
topic-saw = I saw
topic-loyalty = side
topic-trust = trust
topic-plan = my vote
topic-urge = appeal
topic-ask = question
part-round = In which round
part-count = How many
part-target = Where
part-what = What
part-seat = Who
part-side = On which side
part-trust = Do you believe them
part-boat = Which boat
part-reason = Why
part-about = What you ask about
claim-round = round { $round }
claim-count-0 = I have none
claim-count-1 = I have one
claim-count-2 = I have two
claim-hand-of = hand of { $name }
board-trust-trust = I believe
board-trust-doubt = I do not believe
ask-placed = what they placed
ask-hand = what they hold
ask-saw = what they saw
ask-loyalty = their side
ask-plan_vote = their vote
quick-plan = My vote: { $boat }
quick-urge = Vote { $boat }
quick-loyalty = I am a guide
claim-own-side = “I am { $side }.”
claim-placed = “My passenger ({ $place }) is { $what }.”
claim-saw = “I saw { $subject }: { $what }.”
silenced = You are silent{ $until } (P-9.4).
silent = silent{ $until }
bound = announced vote: { $boat }

# Players
votes =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
holds =
    { $count ->
        [0] No cards in hand.
        [one] { $count } card in hand.
       *[other] { $count } cards in hand.
    }
holds-known = Certain: { $cards }.
has-voted = the vote is locked
votes-yet = has not voted yet
is-ready = ready to vote

# Answers
vote-raven = Raven
vote-wolf = Wolf
key-raven = R
key-wolf = W

# The notebook
notebook = Notebook
notebook-of = Whose entries
notebook-all = everybody
notebook-pages = Pages of the notebook
proven = Proven
proven-mark = proven
proven-none = Nothing yet.
secret =
    { $count ->
        [one] Only you know it.
       *[other] Only { $names } know it.
    }
claims = Claims
claims-none = Nobody has claimed anything yet.
claims-wrong =
    { $count ->
        [one] { $count } cannot be true
       *[other] { $count } cannot be true
    }
contradicted = cannot be true, as you know
fits = fits what you know
fact-count = { $colour } in hand: { $list }
fact-has = { $kind } in hand: { $list }
subject-of = { $name }’s passenger ({ $place })
subject-own = your passenger ({ $place })
subject-shadow = the shadow ({ $place })
subject-seat = the passenger ({ $place })
subject-shuffled = the passenger who sat at { $place }, shuffled since
fact-is = { $subject }: { $card }.
fact-colour = { $subject }: its colour is { $colour }.
fact-colourless = { $subject }: no colour.
fact-looked =
    { $count ->
        [one] { $names } knows { $subject }
       *[other] { $names } know { $subject }
    }
fact-showed = { $viewer } knows a card in the hand of { $name }.
fact-hand = { $viewer } knows the whole hand of { $name }.
fact-holds = { $name } holds { $cards }.
fact-own-card = From your hand: { $cards }.
fact-secretly = It was done in secret (P-9.5).
fact-exchanged = { $first } and { $second } exchanged a card from hand.
fact-exchanged-cards = { $first } for { $second }.
fact-carried = { $name }, { $gift }: { $places }.
fact-side = { $name }: { $side }.
fact-vote = Raven { $raven }, wolf { $wolf }. For the raven { $ravens }; for the wolf { $wolves }.

# The end
finale = What is in the Underworld
finale-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
finale-tie = A tie. The ferryman’s coin decides for { $side }.
finale-legend =
    A soul is { $soul_points ->
        [one] { $soul_points } point
       *[other] { $soul_points } points
    }, a demon { $demon_points ->
        [one] { $demon_points } point
       *[other] { $demon_points } points
    }. Bracket: souls of one colour on a boat. Line: a soul beside a demon of its colour.
finale-skip = A click shows everything at once.
lost = Boats that did not reach the Underworld
won-guide = The guides have won
won-smuggler = The smugglers have won
won-zholyk = Zholyk has won

# All cards: kinds of components, and what their numbers are
faces-game = The rules in numbers
faces-card = Passengers
faces-gift = Gifts
faces-ship = Boats
faces-side = Sides
faces-crew = Numbers of players
faces-mask = Masks
faces-coin = Coin
figure-number = Number
figure-copies = Cards
figure-soul_points = Points for a soul
figure-demon_points = Points for a demon
figure-neighbour_points = Points for a neighbouring soul
figure-group_1 = Bonus for one soul of one colour
figure-group_2 = Bonus for two souls of one colour
figure-group_3 = Bonus for three souls of one colour
figure-group_4 = Bonus for four souls of one colour
figure-group_5 = Bonus for five souls of one colour
figure-votes_1 = Votes, seat 1
figure-votes_2 = Votes, seat 2
figure-votes_3 = Votes, seat 3
figure-votes_4 = Votes, seat 4
figure-votes_5 = Votes, seat 5
figure-guides = Guides
figure-smugglers = Smugglers
figure-zholyk = Zholyk
figure-demon_gaze = Smugglers know each other
figure-souls_left = Souls left over
figure-demons_left = Demons left over
figure-cap = Most passengers on a boat
figure-shadow_souls = Souls among the shadows
figure-shadow_demons = Demons among the shadows
figure-zholyk_half_points = Half points of Zholyk’s player
figure-rounds = Rounds
figure-hand_size = Cards in hand
figure-claims_each = Claims in a discussion
figure-souls_per_colour = Souls of each colour
figure-demons_per_colour = Demons of each colour
figure-vote_tokens = Voting tokens
figure-mask_tokens = Masks
figure-zholyk_half_points_4 = Half points with four players
figure-zholyk_points_4 = Zholyk’s whole points with four players
figure-zholyk_tenths_4 = Zholyk’s tenths with four players
figure-zholyk_half_points_5 = Half points with five players
figure-zholyk_points_5 = Zholyk’s whole points with five players
figure-zholyk_tenths_5 = Zholyk’s tenths with five players
figure-zholyk_half_points_6 = Half points with six players
figure-zholyk_points_6 = Zholyk’s whole points with six players
figure-zholyk_tenths_6 = Zholyk’s tenths with six players
figure-zholyk_half_points_7 = Half points with seven players
figure-zholyk_points_7 = Zholyk’s whole points with seven players
figure-zholyk_tenths_7 = Zholyk’s tenths with seven players
figure-zholyk_half_points_8 = Half points with eight players
figure-zholyk_points_8 = Zholyk’s whole points with eight players
figure-zholyk_tenths_8 = Zholyk’s tenths with eight players
