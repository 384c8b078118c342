# What the guide says in a first game.
lesson-welcome = Together against the heroes
    .text = You and { $rival } defend this dungeon together. If heroes open the chest of value { $vault_chest } in the vault, both of you lose. If you get through the enemy deck twice, both of you win.
lesson-clan = Choose a clan
    .text = Every clan fights in its own way. A few strong figures bear more wounds, a crowd of weak ones comes back again and again. For a first game try the Ratfolk or the Slimes.
lesson-place = Your monsters arrive
    .text = The first figures stand in rooms of one type, the others wait in the lair. Monsters keep heroes away from chests, so it is good to be in their way.
lesson-cards = Your hand
    .text = Play as many cards as you like, one after another. Most have two sides: click the one that you want, the other is lost. Then you draw up to { $hand_size }, and the heroes come.
lesson-symbols = Symbols
    .text = Carry out the symbols in any order, and skip what you do not want. Click a symbol, or a room that glows. If several things can be done there, a small menu opens.
    .later = The symbols of a card are carried out in any order, and each may be skipped. Point at a card and you read what its symbols do.
lesson-activate = Activation
    .text = At the foot of every room you see what its activation does. Some make resources or traps, others turn a resource into loot. You may also use your clan's ability instead.
lesson-move = Moving
    .text = Choose where the monster goes, or drag it there. It walks through corridors, and from portal to portal.
lesson-carry = Carrying
    .text = A monster may take one resource or trap along. The foot of a room shows which resource it turns into loot; carry it there.
lesson-invasion = The invasion
    .text = After every turn enemy cards are revealed: a hero for each room of a type. Eight steps say what happens then, and the dots show what is still in the deck.
lesson-lead = Where they run
    .text = Order, ways and victims are your choice. The dotted line and these lines show what each group would do; nothing has happened yet. Choose the group that goes first.
    .later = When heroes are awake in several rooms, you choose who goes first. A dotted line on the board and the lines in this panel show what each group would do. Point at any room to see what a newcomer would do there.
lesson-loot = Loot
    .text = Take a card from the display. It goes to your discard pile and comes to your hand in time; that is how your clan grows stronger.
    .later = A resource brought to the right room turns into a card of the loot display. The foot of each room shows what it takes and which kind of loot it gives.
lesson-gamble = The gamble
    .text = Once in your turn you may gamble: the hero of the top enemy card is thrown into the catacombs, and you draw { $catacombs_draw ->
        [one] { $catacombs_draw } card
       *[other] { $catacombs_draw } cards
    }. But a mage wakes everybody who lies there.
lesson-end = What to watch
    .text = As many heroes as a chest is worth open it, if no monster stands there. In the vault { $vault_chest } of them are enough for the end. Exhausted heroes stay and wake up when others arrive, so get rid of them in time.
lesson-defend = Defence
    .text = A hero attacks your monster, perhaps in somebody else's turn. With a card that shows a shield the wound does not happen; or keep the card and take the wound.
lesson-refresh = New loot
    .text = A card that you do not need can be discarded to replace loot of the display. After that no more cards are played in this turn.
lesson-trap = A trap
    .text = A trap hits one hero who arrives and is gone. Cards and rooms make more of them.
lesson-wait = They wait
    .text = Too few heroes for that chest: they lie down beside it and wait. The next one who comes wakes them all.
lesson-chest = A chest is open
    .text = What a chest hides is different: a curse, lost resources, awake heroes, a prisoner. Only the chest of the vault means the end.
lesson-wave = The second wave
    .text = The enemy deck has run out and is shuffled again. From now on more cards may come in a turn. Get through it once more and you have won.
lesson-over = Played to the end
    .text = You have won or lost together. Now try another clan, a harder scenario, or a table with two bots.
