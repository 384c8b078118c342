# What the server itself says to people: previews of links, calls to the table.

preview-lobby = Deskové hry v prohlížeči, s lidmi i s boty, bez účtu: { $games }.
preview-lesson = Jak se hraje: { $game }
preview-lesson-about = První partie s průvodcem: naučíš se hrát při hře.
preview-private = Soukromý stůl: { $game }
preview-private-about = Ke stolu se dostane jen ten, kdo má pozvánku.
preview-waiting = { $free ->
    [0] { $seated }. Všechna místa jsou obsazená.
    [one] { $seated }. Čeká se na { $free } hráče.
    [few] { $seated }. Čeká se na { $free } hráče.
   *[other] { $seated }. Čeká se na { $free } hráčů.
 }
preview-playing = { $seated }. Hraje se.
preview-acting = { $seated }. Na tahu: { $acting }.
preview-over = { $seated }. Dohráno.
preview-closed = Partie se nekonala.
seated-nobody = U stolu zatím nikdo
seated = U stolu: { $names }
bots = { $count ->
    [one] bot
    [few] { $count } boti
   *[other] { $count } botů
 }
call-among = Jsi na tahu. U stolu: { $others }.
call = Jsi na tahu.
