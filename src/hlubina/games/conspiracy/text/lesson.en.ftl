# What the guide says in a first game.
lesson-welcome = Your chamber
    .text = You build a chamber of { $places } lords, from the top row down, each row from left to right. Whoever has the most influence at the end wins. You play against { $rival }.
lesson-draw = Draw lords
    .text = You draw 1, 2 or 3 lords and keep one. More lords give you more choice, but { $rival } may then take the others. Try it with two.
lesson-keep = What a lord does
    .text = The number at the top left is the lord's influence, the sign at the right what it does when placed: arrows swap two lords, keys win locations, pearls are yours at once. Weak lords are often more useful. Keep one.
    .later = The number at the top left of a lord is its influence, the sign at the right what it does when placed: arrows swap two lords, keys win locations, pearls are yours at once. Weak lords are often more useful.
lesson-coalition = Places and coalition
    .text = A lord always goes to the first free place. Neighbours of one colour form a coalition, and each lord of your largest one is worth { $coalition_per_lord ->
        [one] { $coalition_per_lord } point
       *[other] { $coalition_per_lord } points
    }. Neighbours are left, right and diagonally above and below.
lesson-piles = Discard piles
    .text = Discarded lords lie on the piles of their colours. Instead of drawing you may take a whole pile and place all its lords. Several lords of one colour make a fine coalition.
lesson-coats = Coats of arms
    .text = The best lord of each colour bears a coat of arms and scores its influence at the end. Weaker lords of that colour score nothing for theirs. So it pays to have all five colours.
lesson-pearls = Pearls and the pearl master
    .text = A lord with pearls at the top right gives you so many. The pearl master is whoever last reached or passed the most pearls. At the end that is worth { $pearl_master ->
        [one] { $pearl_master } point
       *[other] { $pearl_master } points
    }; pearls are never spent.
lesson-keys = Keys
    .text = Some lords bring a silver or a gold key. As soon as you have two unspent keys of one metal, or any three, you control a location at once. All your keys are then spent.
lesson-location = Locations
    .text = Draw up to three locations and keep one, or take an available one. It covers the lord you have just placed and scores what it shows at the end.
    .later = For your keys you draw up to three locations and keep one, or take an available one. It covers the lord you have just placed and scores what it shows at the end.
lesson-end = End and scoring
    .text = When somebody places the last of the { $places } lords, everybody else has one more turn. The best lord of each colour, locations, the largest coalition and the pearl master score. Here you see what it would be now.
lesson-swap = This lord swaps
    .text = You may swap two of your lords without keys, this one included. That helps to join a coalition. Choose the first, or leave them as they are.
lesson-forced = No choice this time
    .text = An opponent's location says how many lords you must draw now. It holds only until that player's next turn.
lesson-reveal = A lord is turned up
    .text = Some lords turn up the top lord of the deck onto the pile of its colour when they are placed. Anybody may take it from there.
