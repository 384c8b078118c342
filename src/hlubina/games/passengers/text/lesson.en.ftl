# What the guide says in a first game.
lesson-welcome = What it is about
    .text = Two boats wait for passengers. After a vote one sails to the Underworld and the other leaves the game. You play three rounds, and nobody shows whose side they are on.
lesson-side = Your side
    .text = Here are your side and your cards; nobody else sees them. Guides want souls in the Underworld, smugglers demons. The smugglers know each other, the guides have to find each other.
lesson-place = Place a passenger
    .text = Choose a card from your hand, then a free seat. The card lies face down, and you take the gift and the votes that the seat shows. Even a guide must place a demon some time, and a smuggler a soul.
lesson-remark = What you say of it
    .text = Now you may say something about your card. It may be true or a lie, and saying nothing is fine. Say anything, or nothing.
    .later = After placing a card you may say something about it, true or false. Saying nothing is fine.
lesson-gifts = Gifts in order
    .text = When everybody sits, the gifts are used from the lowest number. They look at cards, swap them or make players admit the truth. Stay on one for a moment to read what it does.
lesson-players = Choose players
    .text = Your gift concerns other players. Choose them here in the row of gifts, by their names.
lesson-targets = Choose a passenger
    .text = Your gift concerns passengers. Those whom you may choose glow.
lesson-colour = Choose a colour
    .text = Red triangle, green square, blue circle: colours decide about the bonuses in the scoring.
lesson-show = Show a card
    .text = Somebody wants to see a card from your hand. You choose which one, and nobody else sees it. Whoever sees it in secret may not talk about it; you may.
lesson-discuss = Discussion
    .text =
        { $claims_each ->
            [one] Everybody may say { $claims_each } thing.
           *[other] Everybody may say up to { $claims_each } things.
        } Choose a topic, put the sentence together, read it and say it. When you have nothing to add, say that you are ready.
    .later =
        { $claims_each ->
            [one] Before the vote everybody may say { $claims_each } thing.
           *[other] Before the vote everybody may say up to { $claims_each } things.
        } Nobody checks whether they are true.
lesson-vote = The vote
    .text = All your votes go to one boat. The choices are shown at the same time, and who voted how stays known. Choose the boat that holds more of what your side wants.
    .later = The vote is secret and simultaneous. Who voted how stays known afterwards.
lesson-underworld = The Underworld grows
    .text = The boat that won lies in the Underworld, the next one goes above it, column on column. The cards stay face down until the end.
lesson-notebook = The notebook
    .text = The notebook remembers for you: what is proven bears a seal, what somebody claimed stands in quotation marks. What cannot be true is marked.
lesson-score = What scores
    .text =
        { $soul_points ->
            [one] A soul is { $soul_points } point
           *[other] A soul is { $soul_points } points
        } for the guides, and several souls of one colour on a boat add a bonus. { $demon_points ->
            [one] A demon is { $demon_points } point
           *[other] A demon is { $demon_points } points
        } for the smugglers, and { $neighbour_points } more for each soul of its colour beside, above or below it.
lesson-mask = A mask
    .text = A mask changes the colour of a passenger until the end of the game. Each colour is used only once.
lesson-coin = The ferryman's coin
    .text = Whoever holds the coin begins the round, and their vote decides a tie. At the end the coin may even decide who wins.
lesson-silence = Silence
    .text = The silenced claim nothing and do not write to the table. They still play and vote.
