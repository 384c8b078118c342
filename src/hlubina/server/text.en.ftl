# What the server itself says to people: previews of links, calls to the table.

preview-lobby = Board games in the browser, with people and bots, without an account: { $games }.
preview-lesson = How to play: { $game }
preview-lesson-about = A guided first game: you learn by playing.
preview-private = Private table: { $game }
preview-private-about = Only people with the invitation can join.
preview-waiting = { $free ->
    [0] { $seated }. All seats are taken.
    [one] { $seated }. Waiting for { $free } player.
   *[other] { $seated }. Waiting for { $free } players.
 }
preview-playing = { $seated }. The game is on.
preview-acting = { $seated }. To move: { $acting }.
preview-over = { $seated }. The game is over.
preview-closed = The game did not take place.
seated-nobody = Nobody at the table yet
seated = At the table: { $names }
bots = { $count ->
    [one] a bot
   *[other] { $count } bots
 }
call-among = Your turn. At the table: { $others }.
call = Your turn.
