# The terminal in English.

human = Player { $number }
bot-1 = Bea
bot-2 = Cyril
bot-3 = Dora
bot-4 = Emil
bot-5 = Franta
bot-6 = Gita
bot-7 = Hugo
bot-8 = Iva
round = round { $number }
choose = Your choice
keys-line = number · u undo · h hint · ? help · ?1 explain 1 · l log · q quit
orders-line = number · u undo · h hint · ? help · ?1 explain 1 · a auto-pass · l log · q quit
talk-line = number · t say something · u undo · h hint · ? help · ?1 explain 1 · a auto-pass · l log · q quit
talk-help = “t 3” says number 3, “t word” shows only what has the word in it. Everybody hears it, and it may be a lie.
talk-shared = “t @{ $seat }” shows what { $who } may say, “t @{ $seat } 3” says number 3 for them.
talk-nobody = Nobody who plays at this terminal has the seat “{ $asked }”.
talk-none = There is nothing that you may say out of turn now.
talk-nothing = Nothing that you may say now has “{ $asked }” in it.
order-followed = auto-pass: { $action }
order-none = This game has nothing to decide in advance.
order-help = “a 4” sets all, “a 2 4” only number 2 (of { $last }); 1 means always ask me.
order-range = Type a value from 1 to { $highest }.
several-line = Several in one line if you like, in any order: 1 3 5
several-over = No longer on offer: { $chosen }
one-choice = One answer is asked for here; type a single number.
not-a-choice = “{ $answer }” is none of the choices; type a number from 1 to { $last }, or ? for help.
nothing-to-undo = Nothing to take back: the last move showed something hidden, or it was not yours.
undone = Taken back.
hint-title = What search thinks
hint-line = { $number }. { $action }: win chance { $percent } %
hint-thinking = Thinking for a second…
log-title = What happened
explain-nothing = There is no choice and no card “{ $asked }” to explain.
help-title = How to play
help-rules = ?{ $chapter } shows a chapter of the rules with the figures of these cards, ?{ $chapter }.1 one rule. “{ $command } rules { $game } --lang { $language }” prints all of them, with --cards FILE those for a card file of your own.
help-commands = Type the number of your choice. Where several are chosen, 1 3 5 in one line chooses them all. u takes your last move back if it showed nothing hidden; h asks search for its three best; ?N explains choice N and ?word any card with that word in its name; l shows the log; t shows what you may say out of turn and t N says it, where a game offers that; a sets what you decline in advance, where a game offers that; q saves and quits.
saved = Saved. “{ $command } play { $game }” goes on from here.
resumed = Going on with your saved game. “--new” starts another one.
put-aside = Your earlier game was put aside: { $path }
fair = The shuffle is sealed, commitment { $commitment }. After the game the record shows the seed.
over = The game is over
winner = { $names } wins
winners = { $names } share the victory
together-won = You have won together.
together-lost = You have lost together.
rank = Place
points = Points
number = { NUMBER($number) }
total = Total
record-kept = The record is in { $path }; “{ $command } replay” shows it, “{ $command } verify” checks it.
rule-number = Rule { $rule }
move-of = Move { $number } of { $total }
and = { $first } and { $second }

# Served tables

join-bad-address = “{ $address }” is no address of a server or a table. Such an address looks like http://127.0.0.1:8321/t/abc
join-no-server = The server { $address } does not answer. Check the address, and whether the server runs.
join-not-hlubina = It is not Hlubina that answers at { $address }, or not the same version as yours.
join-other-version = The server plays version { $theirs } of { $game }, your program knows version { $ours }. Update it.
join-hello = At the server { $address } you are { $who }.
join-seat = You sit on seat { $seat } as { $who }.
join-watching = You are watching.
join-connecting = Connecting…
join-lost = Connection lost. Reconnecting… Nothing will be missed.
join-found = Connected again.
join-closing = The server restarts. We will be back in a moment, and no clock runs till then.
join-kept = Your choice will be sent as soon as you are connected again.
join-no-answer = The server does not answer now; try again in a moment.
join-gone = The server has ended the connection.
join-gone-1002 = The server sends messages that this program does not understand. Their versions differ; update them.
join-gone-1008 = The server has ended the connection and refuses another one.
join-gone-4403 = You may not watch this table. You need an invitation.
join-gone-4404 = There is no such table on the server.
join-left = Your seat stays yours. Come back with { $command } join { $address }
join-left-watching = Watch again with { $command } join { $address }
join-closed = The table was given up before the game began.
join-former = This table is of version { $version } of the rules, which is not played here any more. You can read how it ended and keep its record.
join-former-kept = The record is in { $path }.

join-seats-title = { $game }: who sits here
join-seats-prompt = Command
join-seats-keys = s start · b add a bot · b search:1s add a bot by its code · c text tell the others · ? help · q quit
join-empty = empty seat { $number }
join-you = you
join-away = away
join-missing = { $count ->
    [one] { $count } player is missing.
   *[other] { $count } players are missing.
 }
join-complete = Every seat is taken, the game can start.
join-invite = Others join at the same address in a browser, or with { $command } join { $address }
join-begins = The game begins.

join-keys-line = number · u undo · h hint · ? help · ?1 explain 1 · c text tell the others · l log · q quit
join-orders-line = number · u undo · h hint · ? help · ?1 explain 1 · a auto-pass · c text tell the others · l log · q quit
join-talk-line = number · t say something · u undo · h hint · ? help · ?1 explain 1 · a auto-pass · c text tell the others · l log · q quit
join-help = Type the number of your choice; Enter alone shows the table. Where several are chosen, 1 3 5 in one line chooses them all. u takes your last move back, and asks those who have moved since; h asks search for its three best; ?N explains choice N and ?word any card with that word in its name; l shows the log; t shows what you may say out of turn and t N says it, where a game offers that; a sets what you decline in advance, where a game offers that; c and a text is read by everybody; resign gives the game up; replace hands the seat of somebody who is gone to a bot; back takes your own seat back from a bot; q leaves the screen, the seat stays yours.
join-unknown = There is no command “{ $answer }” here; type ? for help.
join-not-asked = Nobody asks you anything now.
join-waiting-for = Waiting for { $names } (? help)
join-drafted = Your turn is drafted in another window; ok confirms it.
join-changed = The question has changed meanwhile.
join-hasty = “{ $answer }” was meant for the question before, so it does not count.
join-clocks = Clocks: { $clocks }
join-yes-no = y/n
join-answer = Please answer y (yes) or n (no).
join-resign = Do you really want to give up?
join-undo-asked = { $who } would like to take back a move. Do you agree?
join-undo-sent = Others have moved since and must agree. Asking them.
join-undo-denied = The move stays: the others do not agree, or have gone on.
join-undone = A move was taken back.
join-resigned = { $who } resigns.
join-gone-away = { $who } has left the table.
join-unlinked = { $who } is away now.
join-returned = { $who } is back at the table.
join-late = { $who } has run out of time.
join-voted = { $voter } agrees that a bot goes on for { $who }.
join-stand-in = The bot { $bot } goes on for { $who }.
join-stand-in-own = The bot { $bot } plays for you now. “back” takes your seat back.
join-plays-again = { $who } plays again.
join-replaceable = { $who } is not there. “replace { $seat }” proposes that a bot goes on.

join-no-record = The record could not be fetched. Try later { $command } join { $address }
join-record-broken = The record does not hold: { $error }
join-verified = The record holds: every move, the result, and every shuffle by the commitment { $commitment } from before the deal.
join-promise-broken = Beware, the cards were not shuffled by the commitment { $commitment } that the server showed before the deal!

lobby-title = Tables at { $address }
lobby-empty = There is no table.
lobby-waiting = { $free ->
    [0] full, about to start
    [one] { $free } free seat
   *[other] { $free } free seats
 }
lobby-playing = playing, { $done } % done
lobby-over = over ({ $done } %)
lobby-yours = you sit here
lobby-choose = Which table
lobby-help = number of a table · n new table · r refresh · q quit
lobby-no-games = The server offers no game that this program knows.
lobby-new-game = Which game
lobby-new-seats = How many seats
lobby-new-bots = How many of them for bots
lobby-new-bot = Which bot
lobby-number = Type a number from { $lowest } to { $highest }.

denied-stale = The question has changed meanwhile; this answer does not count any more.
denied-not_your_turn = It is not your turn.
denied-table_over = The game is over.
denied-table_full = Every seat is taken. With --watch you can look on.
denied-seat_taken = Somebody sits there already.
denied-seated = At a rated table nobody plays two seats.
denied-no_seat = The table has no such seat.
denied-no_table = There is no such table on the server.
denied-not_invited = The table is private; you need an invitation.
denied-not_allowed = You may not do that.
denied-started = The game has started already.
denied-not_started = The game has not started yet.
denied-seats_empty = Some seats are still empty; b adds a bot.
denied-not_seated = Only those who sit at the table can do that.
denied-no_undo = This cannot be taken back: something hidden has come to light, or others have moved.
denied-no_draft = There is nothing to confirm.
denied-not_sayable = You cannot say that now.
denied-resigned = You have given this game up already.
denied-not_gone = Your seat is yours; there is nothing to take back.
denied-not_replaceable = That seat cannot be given to a bot now.
denied-voted = You have agreed already.
denied-too_fast = Too fast; wait a moment.
denied-unavailable = The server cannot store it now; trying again.
denied-bad_token = The server does not believe that this seat is yours. Quit and join again.
denied-too_many_tables = You have too many waiting tables already.
denied-no_spectators = This table has no spectators.
denied-silence = Spectators of a rated game are silent.
denied-silenced = The game silences you for now. You may still do everything else.
denied-name_taken = Somebody has that name already.
denied-rated = There is no help in a rated game.

# what is printed on a component
face-does = Effect
face-symbols = Symbols
own-cards = own cards
own-cards-note = { $count ->
    [0] This table is played with a card file of its own, in which nothing differs from the standard cards.
    [one] This table is played with cards of its own. One difference from the standard cards:
   *[other] This table is played with cards of its own. { $count } differences from the standard cards:
 }
own-cards-sit = Sit down at this table
changes-what = component
changes-standard = standard
changes-here = here
changes-none = Nothing differs from the standard cards.
join-other-cards = The server sent other cards than those of this table.
denied-broken_cards = With the cards of this table the game cannot go on like this.
join-cards-for-new = A card file is for a new table: give the address of the server and make a table in its lobby.
