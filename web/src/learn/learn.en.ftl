# Lessons: a guide through the first turns.

# The way in
start-title = Learn by playing
start-text =
    About five minutes at a table with { $bots ->
        [1] one bot
       *[other] { $bots } bots
    }, always with the same cards. A guide explains one thing at a time, and you may play as you like.
start = Begin the lesson
continue = Go on with the lesson
start-over = Start over

# The guide's card
step = Step { $step } of { $steps }
kind-later = Worth knowing
kind-aside = By the way
kind-done = End of the lesson
kind-over = End of the game
go-on = Go on
skip = Skip
leave = End the guide
left = The guide is gone, the game goes on. You find the lesson again on the page How to play.
guide = Guide
again = Show again what the guide said
play-on = Play on
real-table =
    { $bots ->
        [2] Table with two bots
       *[other] Table with { $bots } bots
    }
done = You know what matters
    .text = You can finish this game, start the lesson over, or sit down at a real table with bots. The whole rules open any time with the key ? or the book above.
over = Played to the end
    .text = The score sheet shows where everybody's points come from. Now try a real table with bots, or take the lesson again.

# Conspiracy
conspiracy-welcome = Your chamber
    .text = You build a chamber of 15 lords, from the top row down, each row from left to right. Whoever has the most influence at the end wins. You play against { $rival }.
conspiracy-draw = Draw lords
    .text = You draw 1, 2 or 3 lords and keep one. More lords give you more choice, but { $rival } may then take the others. Try it with two.
conspiracy-keep = What a lord does
    .text = The number at the top left is the lord's influence, the sign at the right what it does when placed. Weak ones are often more useful: 0 may swap two lords, 1 and 2 are keys, 3 and 4 give pearls. Keep one.
    .later = The number at the top left of a lord is its influence, the sign at the right what it does when placed. Weak ones are often more useful: 0 may swap two lords, 1 and 2 are keys, 3 and 4 give pearls.
conspiracy-coalition = Places and coalition
    .text = A lord always goes to the first free place. Neighbours of one colour form a coalition, and each lord of your largest one is worth 3 points. Neighbours are left, right and diagonally above and below.
conspiracy-piles = Discard piles
    .text = Discarded lords lie on the piles of their colours. Instead of drawing you may take a whole pile and place all its lords. Several lords of one colour make a fine coalition.
conspiracy-coats = Coats of arms
    .text = The best lord of each colour bears a coat of arms and scores its influence at the end. Weaker lords of that colour score nothing for theirs. So it pays to have all five colours.
conspiracy-pearls = Pearls and the pearl master
    .text = A 3 gives two pearls, a 4 gives one. The pearl master is whoever last reached or passed the most pearls. At the end that is worth 5 points; pearls are never spent.
conspiracy-keys = Keys
    .text = A 1 is a silver key, a 2 a gold one. As soon as you have two unspent keys of one metal, or any three, you control a location at once. All your keys are then spent.
conspiracy-location = Locations
    .text = Draw up to three locations and keep one, or take an available one. It covers the lord you have just placed and scores what it shows at the end.
    .later = For your keys you draw up to three locations and keep one, or take an available one. It covers the lord you have just placed and scores what it shows at the end.
conspiracy-end = End and scoring
    .text = When somebody places the fifteenth lord, everybody else has one more turn. The best lord of each colour, locations, the largest coalition and the pearl master score. Here you see what it would be now.
conspiracy-swap = A zero swaps
    .text = You may swap two of your lords without keys, this one included. That helps to join a coalition. Choose the first, or leave them as they are.
conspiracy-forced = No choice this time
    .text = An opponent's location says how many lords you must draw now. It holds only until that player's next turn.
conspiracy-reveal = A six turns up
    .text = When a 6 is placed, the top lord of the deck is turned up onto the pile of its colour. Anybody may take it from there.

# Abyss
abyss-welcome = What it is about
    .text = With allies you recruit lords of the court, and with their keys you control locations. Whoever has the most influence at the end wins. You play against { $rival }.
abyss-buy = Buying from an opponent
    .text = You may buy an ally that your opponent reveals. The card goes to your hand, the pearls to them. You buy at most one in their turn, and a high value for 1 pearl is a good deal.
abyss-turn = Your turn
    .text = A turn is one action: explore, ask the council for support, or recruit. You have few allies yet, so begin by exploring.
abyss-explore = Exploring
    .text = Your opponent may buy a revealed ally first. If nobody does, take it and stop, or go on; what is left behind goes to the council. On the fifth space you must take the card, and you gain 1 pearl.
abyss-monster = Monsters and the threat
    .text = You always win a fight with a monster. The threat space says what you get: pearls, monster tokens worth points, or keys. If you go on exploring, the threat rises, and the next reward with it.
    .later = Monsters lurk among the cards, and you always win a fight with them. The threat space says what you get: pearls, monster tokens worth points, or keys. Whoever leaves a monster alone raises the threat.
abyss-council = Council support
    .text = Allies that nobody took lie face down in the council, by race. Instead of exploring you may take one whole stack. The number on it says how many cards it holds.
abyss-recruit = Recruiting
    .text = At the foot of a lord are its price and its bubbles: you pay with allies of exactly that many races, the marked one among them. You can afford the lords that glow. Choose one, or play something else.
    .later = At the foot of a lord are its price and its bubbles: you pay with allies of exactly that many races, the marked one among them. Below each lord you see what you still lack.
abyss-pay = Paying
    .text = Choose allies from your hand until the number of races is right. A pearl fills each missing point, a surplus is lost. Then confirm the payment.
    .later = A lord is paid with allies from your hand, of the right number of races. A pearl fills each missing point, a surplus is lost.
abyss-affiliate = Affiliated ally
    .text = The lowest ally you paid is now affiliated, the others are discarded. At the end the best affiliated ally of each race scores.
    .later = After a recruitment the lowest ally you paid stays with you as affiliated. At the end the best affiliated ally of each race scores.
abyss-lords = Free lords
    .text = Your new lord is free: its ability works, and its key if it has one. Once you use that key, the lord lies under the location and loses its ability, but you keep its influence.
    .later = A recruited lord is free: its ability works, and its key if it has one. Once you use that key, the lord lies under the location and loses its ability, but you keep its influence.
abyss-keys = Keys and locations
    .text = Some free lords bear a key, and monsters give you more as tokens. With three keys you control a location at the end of your turn: take an available one, or draw up to four and keep one.
abyss-plot = A new lord at the court
    .text = While the court has a free space, you may bring a new lord there for 1 pearl before your action, as often as you like. It helps when nobody at the court suits you.
abyss-end = End and scoring
    .text = A seventh lord, or a court that cannot be refilled, brings the end: everybody else has one more turn. Then the lowest ally of each race in your hand is affiliated too. Locations, lords, affiliated allies and monster tokens score.
abyss-reward = What to choose
    .text = A monster token hides 2 to 4 points. A key helps you to a location, a pearl to buy and to pay. After your choice the threat is back at 1.
abyss-location = You have three keys
    .text = You must take a location now. The more you draw, the better the choice, but the others become available to your opponent too. The number in the disc is what it would score for you now.
abyss-refill = The court is refilled
    .text = If a recruitment leaves two lords or fewer at the court, it is refilled to six. Whoever recruited gains 2 pearls.

# Passengers
passengers-welcome = What it is about
    .text = Two boats wait for passengers. After a vote one sails to the Underworld and the other leaves the game. You play three rounds, and everybody knows only their own side.
passengers-side = Your side
    .text = Here are your side and your cards; nobody else sees them. Guides want souls in the Underworld, smugglers demons. The smugglers know each other, the guides have to find each other.
passengers-place = Place a passenger
    .text = Choose a card from your hand, then a free seat. The card lies face down, and you take the gift and the votes that the seat shows. Even a guide must place a demon some time, and a smuggler a soul.
passengers-remark = What you say of it
    .text = Now you may say something about your card. It may be true or a lie, and saying nothing is fine. Say anything, or nothing.
    .later = After placing a card you may say something about it, true or false. Saying nothing is fine.
passengers-gifts = Gifts in order
    .text = When everybody sits, the gifts are used from the lowest number. They look at cards, swap them or make players admit the truth. Stay on one for a moment to read what it does.
passengers-players = Choose players
    .text = Your gift concerns other players. Choose them here in the row of gifts, by their names.
passengers-targets = Choose a passenger
    .text = Your gift concerns passengers. Those whom you may choose glow.
passengers-colour = Choose a colour
    .text = Red triangle, green square, blue circle: colours decide about the bonuses in the scoring.
passengers-show = Show a card
    .text = Somebody wants to see a card from your hand. You choose which one, and nobody else sees it. What was shown in secret may not be talked about.
passengers-discuss = Discussion
    .text = Everybody may say up to three things. Choose a topic, put the sentence together, read it and say it. When you have nothing to add, say that you are ready.
    .later = Before the vote everybody may say up to three things. Nobody checks whether they are true.
passengers-vote = The vote
    .text = All your votes go to one boat. The choices are shown at the same time, and who voted how stays known. Choose the boat that holds more of what your side wants.
    .later = The vote is secret and simultaneous. Who voted how stays known afterwards.
passengers-underworld = The Underworld grows
    .text = The boat that won lies in the Underworld, the next one goes above it, column on column. The cards stay face down until the end.
passengers-notebook = The notebook
    .text = The notebook remembers for you: what is proven bears a seal, what somebody claimed stands in quotation marks. What cannot be true is marked.
passengers-score = What scores
    .text = A soul is a point for the guides, and several souls of one colour on a boat add a bonus. A demon is a point for the smugglers, and one more for each soul of its colour beside, above or below it.
passengers-mask = A mask
    .text = A mask changes the colour of a passenger until the end of the game. Each colour is used only once.
passengers-coin = The ferryman's coin
    .text = Whoever holds the coin begins the round, and their vote decides a tie. At the end the coin may even decide who wins.
passengers-silence = Silence
    .text = The silenced claim nothing and do not write to the table. They still play and vote.
