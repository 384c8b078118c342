# What the guide says in a first game.
lesson-welcome = What it is about
    .text = With allies you recruit lords of the court, and with their keys you control locations. Whoever has the most influence at the end wins. You play against { $rival }.
lesson-buy = Buying from an opponent
    .text = You may buy an ally that your opponent reveals. The card goes to your hand, the pearls to them. You buy at most one in their turn, and a high value for 1 pearl is a good deal.
lesson-turn = Your turn
    .text = A turn is one action: explore, ask the council for support, or recruit. You have few allies yet, so begin by exploring.
lesson-explore = Exploring
    .text = Your opponent may buy a revealed ally first. If nobody does, take it and stop, or go on; what is left behind goes to the council. On the last space you must take the card, and you gain { last-space-pearls }.
lesson-monster = Monsters and the threat
    .text = You always win a fight with a monster. The threat space says what you get: pearls, monster tokens worth points, or keys. If you go on exploring, the threat rises, and the next reward with it.
    .later = Monsters lurk among the cards, and you always win a fight with them. The threat space says what you get: pearls, monster tokens worth points, or keys. Whoever leaves a monster alone raises the threat.
lesson-council = Council support
    .text = Allies that nobody took lie face down in the council, by race. Instead of exploring you may take one whole stack. The number on it says how many cards it holds.
lesson-recruit = Recruiting
    .text = At the foot of a lord are its price and its bubbles: you pay with allies of exactly that many races, the marked one among them. You can afford the lords that glow. Choose one, or play something else.
    .later = At the foot of a lord are its price and its bubbles: you pay with allies of exactly that many races, the marked one among them. Below each lord you see what you still lack.
lesson-pay = Paying
    .text = Choose allies from your hand until the number of races is right. A pearl fills each missing point, a surplus is lost. Then confirm the payment.
    .later = A lord is paid with allies from your hand, of the right number of races. A pearl fills each missing point, a surplus is lost.
lesson-affiliate = Affiliated ally
    .text = The lowest ally you paid is now affiliated, the others are discarded. At the end the best affiliated ally of each race scores.
    .later = After a recruitment the lowest ally you paid stays with you as affiliated. At the end the best affiliated ally of each race scores.
lesson-lords = Free lords
    .text = Your new lord is free: its ability works, and its key if it has one. Once you use that key, the lord lies under the location and loses its ability, but you keep its influence.
    .later = A recruited lord is free: its ability works, and its key if it has one. Once you use that key, the lord lies under the location and loses its ability, but you keep its influence.
lesson-keys = Keys and locations
    .text = Some free lords bear a key, and monsters give you more as tokens. With { $keys_needed ->
        [one] { $keys_needed } key
       *[other] { $keys_needed } keys
    } you control a location at the end of your turn: take an available one, or draw up to { $most_drawn } and keep one.
lesson-plot = A new lord at the court
    .text = While the court has a free space, you may bring a new lord there for { plot-pearls } before your action, as often as you like. It helps when nobody at the court suits you.
lesson-end = End and scoring
    .text = Somebody with { $last_lord ->
        [one] { $last_lord } lord
       *[other] { $last_lord } lords
    }, or a court that cannot be refilled, brings the end: everybody else has one more turn. Then the lowest ally of each race in your hand is affiliated too. Locations, lords, affiliated allies and monster tokens score.
lesson-reward = What to choose
    .text = A monster token hides { $token_least } to { $token_most } points. A key helps you to a location, a pearl to buy and to pay. After your choice the threat is back at { $threat_start }.
lesson-location = You have { $keys_needed ->
    [one] { $keys_needed } key
   *[other] { $keys_needed } keys
 }
    .text = You must take a location now. The more you draw, the better the choice, but the others become available to your opponent too. The number in the disc is what it would score for you now.
lesson-refill = The court is refilled
    .text = If a recruitment leaves { $refill_at } or fewer lords at the court, it is refilled to { $court_spaces }. Whoever recruited gains { refill-pearls }.
