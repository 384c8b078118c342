# Co říká jen deska Spiknutí.

chamber = Tvá frakce
chamber-of = Frakce: { $name }
place-next = další
place-lord = Místo { $place }: { $lord }
place-is-next = Na řadě je místo { $place }.
bears-coat = Nejvlivnější své barvy.
key-spent = Klíč je použitý.
key-unspent = Klíč je nepoužitý.
holds-location = Pod územím { $location }, hodnota { $worth }.

piles = Balíček lordů a odkládací balíčky
piles-note = vezmi jeden, nebo lordy z balíčku
deck = Balíček lordů: { $count }
deck-draw = Vzít z balíčku lordů
pile = { $colour }: { $lords }
pile-empty = { $colour }: žádný lord
locations = Území
locations-note = za dva klíče stejné barvy, nebo za jakékoli tři
locations-note-any = stačí ti libovolné dva klíče
locations-note-search = vybíráš si z celého balíčku
location-deck = Balíček území: { $count }
location-hidden = Území, které vidí jen { $name }

draw = Vzít { $count }
drawn = Vzatí lordi
drawn-by = Z balíčku bere { $name }
held = Lordi k zařazení
held-by = Řadí { $name }
fit = Odkládací balíček
drawn-locations = Vzatá území
drawn-locations-by = Z balíčku bere { $name }
searched = Balíček území
still-held = zbývá zařadit: { $lords }

master = Perlový magnát
master-own =
    { $points ->
        [one] jsi jím ty: { $points } bod
        [few] jsi jím ty: { $points } body
       *[other] jsi jím ty: { $points } bodů
    }
master-other =
    { $pearls ->
        [one] { $name }: { $pearls } perla
        [few] { $name }: { $pearls } perly
       *[other] { $name }: { $pearls } perel
    }
master-nobody = zatím nikdo nemá perlu
master-missing = ty máš { $pearls }
track = Stupnice perel: magnát má { $master }, ty máš { $own }.
track-watched = Stupnice perel: magnát má { $master }.

score = Tvé body
score-of = { $name }
score-now = kdyby hra skončila teď
score-final = konečný výsledek
preview = Změna bodů: { $points }.
keys = Nepoužité klíče
keys-spent =
    { $count ->
        [one] použitý: { $count }
        [few] použité: { $count }
       *[other] použitých: { $count }
    }
keys-label = Nepoužité klíče: stříbrné { $silver }, zlaté { $gold }. Použité: { $spent }.
pearls =
    { $count ->
        [one] { $count } perla
        [few] { $count } perly
       *[other] { $count } perel
    }
is-master = perlový magnát

rival = Frakce, kterou má { $name }: { $lords }
rival-empty = Frakce, kterou má { $name }, je prázdná.
board-hint = { $percent } %

# Co je natištěno: druhy součástí a názvy jejich čísel

faces-game = Pravidla
faces-lord = Lordi
faces-location = Území
figure-influence = vliv
figure-pearls = perly
figure-per = za každý kus
figure-lords = kolik lordů vzít
figure-places = míst ve frakci
figure-row_1 = míst v první řadě
figure-row_2 = ve druhé řadě
figure-row_3 = ve třetí řadě
figure-row_4 = ve čtvrté řadě
figure-row_5 = v páté řadě
figure-coalition_per_lord = za každého lorda největší koalice
figure-pearl_master = pro perlového magnáta
figure-all_lords = lordů ve hře
figure-all_locations = území ve hře
figure-copies_1 = karet v každé barvě: první druh lorda
figure-copies_2 = druhý druh lorda
figure-copies_3 = třetí druh
figure-copies_4 = čtvrtý druh
figure-copies_5 = pátý druh
figure-copies_6 = šestý druh
