# What only the board of Conspiracy says.

chamber = Your chamber
chamber-of = Chamber of { $name }
place-next = next
place-lord = Place { $place }: { $lord }
place-is-next = Place { $place } is next.
bears-coat = Best of its colour.
key-spent = The key is spent.
key-unspent = The key is unspent.
holds-location = Under the location { $location }, worth { $worth }.

piles = Lord deck and discard piles
piles-note = take one pile, or draw
deck = Lord deck: { $count }
deck-draw = Draw from the lord deck
pile = { $colour }: { $lords }
pile-empty = { $colour }: no lord
locations = Locations
locations-note = won with two keys of one metal, or any three
locations-note-any = any two keys win you one
locations-note-search = you choose yours from the whole deck
location-deck = Location deck: { $count }
location-hidden = A location that only { $name } sees

draw = Draw { $count }
drawn = Drawn lords
drawn-by = { $name } has drawn
held = Lords to place
held-by = { $name } places
fit = The pile
drawn-locations = Drawn locations
drawn-locations-by = { $name } has drawn
searched = The location deck
still-held = still to place: { $lords }

master = Pearl master
master-own =
    { $points ->
        [one] you are it: { $points } point
       *[other] you are it: { $points } points
    }
master-other =
    { $pearls ->
        [one] { $name } with { $pearls } pearl
       *[other] { $name } with { $pearls } pearls
    }
master-nobody = nobody has a pearl yet
master-missing = you have { $pearls }
track = Pearl track: the master has { $master }, you have { $own }.
track-watched = Pearl track: the master has { $master }.

score = Your score
score-of = { $name }
score-now = if it ended now
score-final = final score
preview = Change of points: { $points }.
keys = Unspent keys
keys-spent = spent: { $count }
keys-label = Unspent keys: { $silver } silver, { $gold } gold. Spent: { $spent }.
pearls =
    { $count ->
        [one] { $count } pearl
       *[other] { $count } pearls
    }
is-master = pearl master

rival = Chamber of { $name }: { $lords }
rival-empty = Chamber of { $name } is empty.
board-hint = { $percent } %

# What is printed: kinds of components and names of their figures

faces-game = Rules
faces-lord = Lords
faces-location = Locations
figure-influence = influence
figure-pearls = pearls
figure-per = for each
figure-lords = lords to draw
figure-places = places of a chamber
figure-row_1 = places in the first row
figure-row_2 = second row
figure-row_3 = third row
figure-row_4 = fourth row
figure-row_5 = fifth row
figure-coalition_per_lord = for each lord of the largest coalition
figure-pearl_master = for the pearl master
figure-all_lords = lords
figure-all_locations = locations
figure-copies_1 = copies in each colour: first kind of lord
figure-copies_2 = second kind of lord
figure-copies_3 = third kind
figure-copies_4 = fourth kind
figure-copies_5 = fifth kind
figure-copies_6 = sixth kind
