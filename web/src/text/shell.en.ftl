# The page in English: everything but the texts of the games.
# Shell
app = Hlubina
app-motto = games of the deep at one table
and = { $first } and { $second }
close = Close
back = Back
cancel = Cancel
copy = Copy
copied = Copied
retry = Try again
loading = Loading…
yes = Yes
no = No
skip-to-content = Skip to the content
unreachable = The server does not answer now. Try again in a moment.
page-broken = The page ran into an error. Your game is safe on the server; load the page again.
reload = Load again
not-found = There is nothing here.
to-lobby = To the lobby

# Header
playing-as = Playing as
change-name = Change your name
language = Language
language-cs = Czech
language-en = English
theme = Theme
theme-dark = dark
theme-light = light
theme-system = as the system
theme-switch = Switch between dark and light
sound-on = Sound is on, turn it off
sound-off = Sound is off, turn it on
open-settings = Settings
open-rules = Rules
home = Hlubina, lobby

# Lobby
lobby-title = Lobby
choose-game = Choose a game
game-seats = players
game-minutes = { $minutes } min
game-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
game-about-conspiracy = You build an ocean senate of fifteen lords: draw, or take a pile, gather keys to locations, pearls, and above all a coalition of one colour.
game-about-abyss = The struggle for the throne of the deep: explore, buy allies, recruit the lords of the court, and take locations with their keys.
game-about-passengers = Two boats, guides of souls and smugglers of demons, and nobody knows who is who. You place passengers, use gifts, talk, lie and vote.
game-about-heroes = Together against the heroes: each leads a clan of monsters, builds a deck of cards, lays traps, and keeps the vault shut.
game-about-prophecy = A journey round the world for artifacts: fight monsters, learn in guilds, trade, dive into the Water Realm, and face the guardians of the astral spheres.
seats-label = Seats
pace-label = Pace
pace-none = no clock
pace-live = { $minutes } min + { $seconds } s
pace-days =
    { $days ->
        [one] a day per move
       *[other] { $days } days per move
    }
pace-short-days = by days
join-label = Who may join
join-anybody = anybody
join-invited = with the link
bot-label = Strength of the bots
house-rules =
    { $count ->
        [0] Rules by the book
        [one] { $count } house rule
       *[other] { $count } house rules
    }
house-rules-title = House rules
house-rules-search = Search the house rules
house-rules-none = No house rule speaks of that.
house-rules-rule = the rule
table-settings =
    { $count ->
        [one] { $count } setting
       *[other] { $count } settings
    }
by-the-book = by the book
spectators-label = Spectators
spectators-yes = welcome
spectators-no = none
rated-label = Rating
rated-yes = rated
rated-no = friendly
rated-needs-account = A rated game needs an account.
fair-shuffle = Verifiable shuffle
with-people = With friends
make-table = Make a table and invite
play-now =
    { $bots ->
        [0] Play alone
       *[other] Play with bots
    }
learn-now = Learn by playing
invite-hint = Invitation: send the link of the table, guests need no account.
tables-now = Tables now
tables-live =
    { $count ->
       *[other] { $count } live
    }
tables-all = all
tables-free = free seat
tables-mine = mine
tables-filter = Which tables
tables-none = There is no such table now.
tables-none-hint = Make one and send the link, or play with bots.
table-join = Join
table-watch = Watch
table-continue = Continue
table-open = Open
table-your-turn = your turn
table-playing = playing, { $progress } %
table-over = over
table-private = by invitation
table-seats = Who sits there
seat-empty = empty seat { $number }
lobby-lost = Connection lost. Reconnecting…
footer = An unofficial project without ties to the publishers of the games.
footer-about = Rules, open code and icons: About
upload-record = Replay a record from a file

# Names
guest-name = Guest { $animal }
bot-1 = Bea
bot-2 = Cyril
bot-3 = Dora
bot-4 = Emil
bot-5 = Franta
bot-6 = Gita
bot-7 = Hugo
bot-8 = Iva
bot = bot
level-random = beginner
    .how = Does anything that the rules allow.
level-greedy = easy
    .how = Takes what looks best at first sight, at once.
level-search-200 = medium
    .how = Imagines two hundred ways the game could go before each decision.
level-search-1000 = hard
    .how = Imagines a thousand ways the game could go before each decision.
level-search-1s = very hard
    .how = Thinks a second about each decision.
level-search-3s = master
    .how = Thinks three seconds about each decision.

# Waiting room
waiting-title = Who sits at the table
waiting-missing =
    { $count ->
        [one] { $count } player is missing.
       *[other] { $count } players are missing.
    }
waiting-complete = Every seat is taken; the game can start.
waiting-start = Deal the cards
waiting-sit = Sit here
waiting-rise = Stand up
waiting-add-bot = Seat a bot
waiting-send-bot-away = Send the bot away: { $name }
waiting-fill = Fill with bots
waiting-close = Close the table
waiting-close-sure = Really give it up?
waiting-you = you
waiting-away = away
waiting-watch = You are watching. A free seat waits for you.
invite-title = Invitation
invite-label = Link to the table
invite-qr = QR code with the link to the table
invite-private = Only who has this link gets to the table.
invite-open = The table is in the lobby; anybody may join.
invite-only-here = Only this computer can open this address. For phones in the same network to join, start “./dev play --network”.
invite-share = Share
fair-title = Fair shuffle
fair-text = The cards are shuffled by a sealed seed. You see its commitment now; after the game the seed is shown and can be verified.
fair-commitment = Commitment
rules-chosen = Rules of this table
shared-add = One more player at this screen
shared-turn = { $name } is next
shared-hint = Hand the screen over. The cards appear when you hold the button.
shared-hold = Hold to play
pass-turn = { $name } is next
pass-hint = { $number } of { $count }: hand the screen over. What appears while you hold the button is for your eyes only.
pass-hold = Hold and look
pass-next = Next player
pass-done = Begin the game
table-closed = The table was given up before the game began.
former-title = A table of earlier rules
former-over = This game was played by version { $version } of the rules, which is not played here any more. Its result and its record are kept; it cannot be replayed here.
former-unfinished = This game was begun by version { $version } of the rules, which is not played here any more. It cannot go on.
former-ended = Ended on { $date }
former-players = Players: { $names }

# Table
turn-number = turn { $number }
progress = { $progress } % played
tab-table = Table
tab-own = Yours
tab-notebook = Notebook
tab-rivals = Rivals
tab-partners = Partners
players = Players at the table
tab-log = Log
tab-chat = Chat
tabs = Parts of the table
board = Board
rivals = Players
to-act = to act
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
seat-connected = at the table
seat-away = away
seat-left = has left
seat-late = out of time
seat-resigned = has resigned
seat-stand-in = a bot plays on
seat-replace = Let a bot go on
seat-replace-hint = { $name } is not here. If all agree, a bot plays on.
seat-voted = Agreed already: { $names }
stand-in-own = A bot plays for you.
take-back-seat = Come back to the game
watchers =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
clock-of = Clock: { $name }
clock-days = { $days } d { $hours } h
table-menu = More
since-last-turn = Since my turn
resign = Resign
resign-sure = Do you really want to give up?
leave = Leave the table
leave-sure = If you leave, the others may let a bot go on. You can come back at any time.
share-view = Link to the table
orders-open = Answers in advance
chances-ask = Chances
chances-title = Estimated chances to win

# Link
link-connecting = Connecting…
link-lost = Connection lost. Reconnecting… Nothing will be missed.
link-closing = The server restarts. We will be back in a moment, and no clock runs till then.
gone-1008 = The server has ended the connection. Perhaps too many windows are open.
gone-4403 = You may not watch this table. You need an invitation.
gone-4404 = There is no such table.
gone-other = The server has ended the connection.

# Prompt bar
waiting-for = To act: { $names }
waiting-detail = A bell rings when it is your turn.
waiting-watching = You see what spectators may see.
passing = Watch what happens
passing-detail = A click or any key shows the rest at once.
sending = Sending…
kept = It will be sent as soon as you are connected again.
undo = Undo
undo-ask = Ask to undo
undo-asked-title = May { $name } take a move back?
undo-asked-detail = If all agree, the game goes back to before that move.
undo-requested = Waiting whether the others agree to undo.
agree = Agree
disagree = Refuse
hint = Hint
hint-thinking = A bot thinks…
hint-line = { $percent } %
hint-title = What a bot would play
confirm-turn = Confirm the turn
confirm-question = Confirm the turn?
confirm-detail = Only you see it so far. Then everybody will.
rule-number = Rule { $rule }
answers = Answers
your-turn = Your turn
your-turn-title = ● Your turn · { $game }
your-turn-notice = { $table }: { $question }
over-detail = You can replay, analyse and verify the game.
game-over = The game is over

# Log and chat
log = Log
log-turn = Turn { $number } · { $name }
log-round = { $round ->
    [1] Round I
    [2] Round II
    [3] Round III
   *[other] Round { $round }
 }
log-start = Beginning
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = It is quiet at the table.
chat-write = Write to the table…
chat-send = Send
chat-mute = Mute: { $name }
chat-unmute = Unmute: { $name }
chat-muted =
    { $count ->
        [one] { $count } muted line
       *[other] { $count } muted lines
    }
chat-phrases = Quick phrases
chat-watcher = spectator
phrase-hello = Hello
phrase-good_luck = Good luck
phrase-well_played = Well played
phrase-thanks = Thanks for the game
phrase-moment = One moment, back soon
phrase-thinking = I am thinking
phrase-oops = Oops

# Score sheet
sheet-title = The end
sheet-winner = { $names } wins
sheet-winners = { $names } share the victory
sheet-you-won = The victory is yours
sheet-together-won = You have won together
sheet-together-lost = You have lost together
sheet-together = At the table: { $names }.
sheet-all = Together
sheet-line = For
sheet-total = Total
sheet-tie-break = tie-break
sheet-rank-of = { $rank }.
sheet-absent = did not stay
sheet-rematch = Rematch
sheet-rematch-join = Join the rematch
sheet-replay = Replay
sheet-analysis = Analysis
sheet-download = Download the record
sheet-verify = Verify the shuffle
sheet-show-board = Show the table
sheet-show-sheet = Show the score

# Settings
settings-title = Settings
settings-sound = Bell when it is my turn
settings-sounds = Sounds of the others' moves
settings-notify = Notification when I am not looking
settings-notify-denied = The browser does not allow notifications.
settings-calls = Call me when it is my turn
settings-calls-hint = On this device, even with the page closed. It can be switched off at each table.
settings-calls-denied = The browser does not allow calls.
table-calls = Call me to this table
settings-speed = Pace at which I see others move
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = at once
settings-confirm = I confirm my turn
settings-confirm-hint = Your turn stays a draft until you confirm it; only you see it.
settings-discreet = Hide my hand
settings-discreet-hint = Where a game has secrets, your cards are covered until you hold them. Always so on a shared screen.
settings-keys = Keys
keys-numbers = digits and letters: answers
keys-enter = Enter: the main answer, confirm
keys-undo = U: undo
keys-hint = H: hint
keys-rules = ?: rules
keys-replay = R: since my last turn
keys-chat = C: write to the table

# Profile
profile-title = Who you are
profile-name = Name
profile-save = Save
profile-saved = Saved.
profile-guest = You are a guest. Your seats and games are yours as long as you keep this browser.
profile-account = You have the account { $name }.
profile-claim-title = Make an account
profile-claim-text = The name becomes yours alone, and the password opens it elsewhere. Your games stay with you.
profile-password = Password (at least 8 characters)
profile-claim = Make an account
profile-login-title = Log in
profile-login-text = Do you have an account already?
profile-login = Log in
profile-logout = Log out everywhere
profile-forget = Forget the guest in this browser
profile-statistics = Results
profile-no-games = No finished game yet.
profile-games = games
profile-won = won
profile-best = best score
profile-mean = mean score
profile-rank = mean place
profile-rating = rating
profile-last = Latest games
played-rank =
    { $seats ->
        [one] place { $rank }
       *[other] place { $rank } of { $seats }
    }
played-points = points: { $points }
played-won-together = won together
played-lost-together = lost together
played-against = against { $names }
played-with = with { $names }

# Rules
rules-title = Rules: { $game }
cards-title = { $game }: all cards
cards-search = Search the cards
rules-search = Search the rules
rules-found =
    { $count ->
        [0] There is no such thing in the rules.
        [one] { $count } passage
       *[other] { $count } passages
    }
rules-contents = Contents
rules-how = How to play
rules-pick = Which rules?

# About
about-title = About
about-text = Hlubina is open source (MIT licence). The games belong to their authors and publishers; Hlubina is unofficial and contains none of their pictures or texts.
about-icons = Icons
about-icons-text = From game-icons.net under the licence CC BY 3.0. Authors:
about-fonts = Fonts
about-fonts-text = Bona Nova, Bona Nova SC and Ysabeau Office under the SIL Open Font License.
about-fair = Fairness
about-fair-text = Every shuffle is sealed before and verifiable after the game. Bots see nothing that a person in their seat would not see.
about-games = Games

# Replay
replay-title = Replay
replay-of = { $game }: replay
replay-first = To the beginning
replay-previous = One move back
replay-next = One move on
replay-last = To the end
replay-previous-turn = Previous turn
replay-next-turn = Next turn
replay-play = Play
replay-pause = Pause
replay-move = Move { $move } of { $moves }
replay-eyes = Whose eyes
replay-eyes-all = spectator
replay-link = Copy the link to this moment
replay-upload = Upload a record
replay-upload-text = A file that the server gave after a game, or a record from the terminal.
replay-choose-file = Choose a file
replay-bad-file = This is no record of a game.
replay-tab-log = Log
replay-tab-analysis = Analysis

# Analysis
analysis-start = Analyse the game
analysis-running = A bot goes through the whole game; this takes a while…
analysis-curve = Chances to win during the game
analysis-swings = The costliest decisions
analysis-none = No decision cost much.
analysis-swing = Move { $move }, { $name }: −{ $loss } %
analysis-played = Played: { $action }
analysis-better = Better: { $action }
analysis-chance = { $name }: { $percent } %
analysis-not-over = Only a finished game can be analysed.
reasons-title = Why this

# Verifier
verify-title = Verify the shuffle
verify-text = The commitment that the table showed before the deal is computed here, in your browser, from the seed in the record.
verify-record = The record
verify-choose = Choose a file with a record
verify-secret = Seed in the record
verify-computed = Commitment computed from the seed
verify-promised = Commitment shown before the deal
verify-stated = Commitment in the record
verify-contributions = What the players mixed in
verify-contribution = Seat { $seat }, { $name }: { $value }
verify-nothing = nothing
verify-yours = yours, as you sent it
verify-not-yours = differs from what this browser sent
verify-holds = The promise holds: the cards were dealt from the seed sealed before the game.
verify-broken = Beware, the seed does not match the commitment from before the deal.
verify-unknown = This browser did not see the commitment before the deal; it can only be compared with the record itself.
verify-open = This game has an open seed; nothing was sealed.
verify-insecure = The browser computes hashes only over https or on this very machine.
verify-shuffles = Every single shuffle and move is verified by the command
verify-key = Key of the shuffles

# Learn
learn-link = How to play
learn-title = How to play: { $game }
learn-rules = The whole rules
learn-cards = All cards
learn-try = Try it with bots

# Generic board
generic-own = Mine
generic-shared = On the table
generic-hidden =
    { $count ->
       *[other] { $count } hidden
    }

# Denied
denied-stale = The question has changed meanwhile; this answer does not count any more.
denied-refused = The rules do not allow that.
denied-not_your_turn = It is not your turn.
denied-table_over = The game is over.
denied-table_full = Every seat is taken; you can watch.
denied-seat_taken = Somebody sits there already.
denied-seat_empty = Nobody sits there.
denied-seated = At a rated table nobody plays two seats.
denied-no_seat = The table has no such seat.
denied-no_table = There is no such table.
denied-no_game = The server knows no such game.
denied-no_move = The game has no such move.
denied-no_person = The server knows nobody like that.
denied-not_invited = The table is private; you need the link with the invitation.
denied-not_yours = That is somebody else's.
denied-started = The game has started already.
denied-not_started = The game has not started yet.
denied-not_over = The game is not over yet.
denied-seats_empty = There are empty seats yet.
denied-not_seated = Only those who sit at the table can do that.
denied-no_undo = This cannot be taken back: something hidden has come to light, or others have moved.
denied-no_draft = There is nothing to confirm.
denied-not_sayable = You cannot say that now.
denied-not_asked = Nobody asks you to take anything back now.
denied-resigned = You have given this game up already.
denied-left = You have left already.
denied-not_gone = Your seat is yours; there is nothing to take back.
denied-not_replaceable = That seat cannot be given to a bot now.
denied-voted = You have agreed already.
denied-too_fast = Too fast; wait a moment.
denied-unavailable = The server cannot store it now; trying again.
denied-bad_token = The server does not believe that this seat is yours. Load the page again.
denied-bad_message = The server does not understand the message. Load the page again.
denied-bad_name = A name has 1 to 30 characters.
denied-bad_record = The record does not follow the rules of the game.
denied-bad_order = This game knows no such answer in advance.
denied-bad_request = The server does not understand the request.
denied-too_many_tables = You have too many waiting tables already. Give one up first.
denied-no_spectators = This table has no spectators.
denied-silence = Spectators of a rated game are silent.
denied-silenced = The game silences you for now. You may still do everything else.
denied-no_visitor = Only visitors with a name can speak.
denied-name_taken = Somebody has that name already.
denied-has_account = You have an account already.
denied-wrong_password = The name or the password is wrong.
denied-account_needed = At a rated table everybody needs an account.
denied-rated = In a rated game nobody is helped, and no bot sits.
denied-other_version = That table is of another version of the rules.
denied-not_found = There is nothing here.
denied-failure = Something went wrong at the server; nothing was changed.

# Guests
guest-1 = Ray
guest-2 = Cuttlefish
guest-3 = Urchin
guest-4 = Crab
guest-5 = Gull
guest-6 = Seal
guest-7 = Dolphin
guest-8 = Orca
guest-9 = Manta
guest-10 = Moray
guest-11 = Langoustine
guest-12 = Lobster
guest-13 = Oyster
guest-14 = Jellyfish
guest-15 = Octopus
guest-16 = Starfish
guest-17 = Seahorse
guest-18 = Albatross
guest-19 = Tern
guest-20 = Penguin
guest-21 = Walrus
guest-22 = Narwhal
guest-23 = Carp
guest-24 = Zander
guest-25 = Eel
guest-26 = Sturgeon
guest-27 = Angler
guest-28 = Salmon
guest-29 = Trout
guest-30 = Catfish
guest-31 = Cormorant
guest-32 = Crayfish
guest-33 = Whale
guest-34 = Cachalot
guest-35 = Shark
guest-36 = Sardine
guest-37 = Tuna
guest-38 = Swordfish
guest-39 = Hake
guest-40 = Scallop

# Tables
table-name-1 = The Lighthouse
table-name-2 = Night crossing
table-name-3 = The Blue Lagoon
table-name-4 = The Lost Deep
table-name-5 = Pearl Bay
table-name-6 = Quiet Tide
table-name-7 = The Golden Anchor
table-name-8 = Coral Court
table-name-9 = Seven Shells
table-name-10 = The Old Harbour
table-name-11 = Silver Reef
table-name-12 = Behind the Breakwater
table-name-13 = The Diving Bell
table-name-14 = The Captain's Table
table-name-15 = The Salt Cave
table-name-16 = Green Shallows
table-name-17 = Misty Island
table-name-18 = The North Current
table-name-19 = Two Whales
table-name-20 = The Secret Chamber
table-name-21 = Midnight Beacon
table-name-22 = The Amber Coast
table-name-23 = The Sunken Bell
table-name-24 = White Sand
table-name-25 = Below the Surface
table-name-26 = The Long Pier
table-name-27 = The Kelp Garden
table-name-28 = The Ship's Bell
table-name-29 = The Fisherman's Rest
table-name-30 = The Narrows
table-name-31 = The Great Ebb
table-name-32 = Moon Cove
table-name-33 = The Wreck of Hope
table-name-34 = World's End
table-name-35 = Rainbow Reef
table-name-36 = The Seventh Sea
table-name-37 = The Black Pearl
table-name-38 = The Compass Rose
table-name-39 = Still Water
table-name-40 = The Trident
table-name-41 = The Southern Cross
table-name-42 = The Water Castle
table-name-43 = Starry Night
table-name-44 = The Chasm
table-name-45 = The Sea Gate
table-name-46 = Below Deck
table-name-47 = The Lonely Buoy
table-name-48 = Foam and Salt

# Cards of one's own
own-cards = own cards
own-cards-label = Cards
own-cards-choose = Own cards from a file
own-cards-help = A card file (TOML) in which figures are changed. Everybody sees what differs before they sit down.
own-cards-remove = back to the standard cards
own-cards-bad = This card file cannot be used.
own-cards-unreadable = It is too large, or no text.
own-cards-unrated = A table with its own cards is never rated.
own-cards-note = This table is played with cards of its own.
own-cards-changes =
    { $count ->
        [0] Nothing differs from the standard cards
        [one] One difference from the standard cards
       *[other] { $count } differences from the standard cards
    }
own-cards-same = Nothing differs from the standard cards.
own-cards-standard = standard
own-cards-here = here
own-cards-download = Download the card file
own-cards-all = All cards
replay-upload-cards = For a record that was played with cards of its own, choose the card file (TOML) first.
denied-broken_cards = With the cards of this table the game cannot go on like this.
