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
