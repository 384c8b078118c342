# Co říká jen stůl Podsvětí.

# Slova
you = ty
me = já
or = { " / " }
nobody = nikdo
board-yes = ano
board-no = ne
unknown = neznámý
shadow = stín
free = volné
short-raven = Havran
short-wolf = Vlk
board-kind-soul = Duše
board-kind-demon = Démon
board-kind-zholyk = Zholyk
letter-red = Č
letter-green = Z
letter-blue = M
boat = Loď

# Kde hra je
moment = kolo { $round } ze III · { $phase }
board-phase-placement = umísťování
board-phase-gifts = dary
board-phase-discussion = debata
board-phase-vote = hlasování
board-phase-over = konec

# Lodě a místa
place = { $boat } { $round }, místo { $column }
seat = { $boat } { $round }, místo { $column }
aboard =
    { $count ->
        [one] { $count } cestující z nejvýš { $most }
        [few] { $count } cestující z nejvýš { $most }
       *[other] { $count } cestujících z nejvýš { $most }
    }
gift-and-votes =
    Dar { $number } { $gift }, { $votes ->
        [one] { $votes } hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    }
face-down = lícem dolů
masked = maska, barva { $colour }
how-own = tvoje karta, vidíš ji jen ty
how-seen = vidíš to jen ty
how-revealed = odhaleno
how-stated = přiznáno
how-deduced = jisté podle toho, co víš
ribbon-own = vidíš jen ty
ribbon-short = jen ty
ribbon-deduced = je jisté

# Dary
gifts = Dary v pořadí
gifts-choose = Vyber hráče
gifts-none = zatím je nikdo nemá
gift-now = Právě se používá.
gift-used = Už je použitý.
gift-waits = Teprve přijde na řadu.
gift-chosen = zvoleno: { $chosen }
choose-player = Vybrat hráče: { $name }

# Podsvětí
underworld = Podsvětí
underworld-note = vítězné lodě, stejné sloupce
underworld-empty = Kolo { $round }: zatím prázdné

# Co by přinesla která loď
known = Co by přinesla která loď
known-note = podle toho, co víš
known-watching = podle toho, co ví každý
for-guides = Převozníci
for-smugglers = Pašeráci
bring-souls = { $most } za duše
bring-souls-between = { $least } až { $most } za duše
bring-demons = { $most } za démony
bring-demons-between = { $least } až { $most } za démony
bring-colours =
    { $most ->
        [0] nic za barvy
       *[other] nejvýš +{ $most } za barvy
    }
bring-nothing = zatím prázdná
bring-neighbours = a sousední duše
masks = Masky
mask-free = Volná maska, barva { $colour }
mask-used = Použitá maska, barva { $colour }
coin = Mince lodivoda
coin-note = rozhoduje při shodě
coin-of = má minci lodivoda
sides = Ve hře:
sides-guide =
    { $count ->
        [one] { $count } převozník duší
        [few] { $count } převozníci duší
       *[other] { $count } převozníků duší
    }
sides-smuggler =
    { $count ->
        [one] { $count } pašerák démonů
        [few] { $count } pašeráci démonů
       *[other] { $count } pašeráků démonů
    }
sides-zholyk = Zholyk

# Ruka
hand = Tvá ruka
hand-note = nikdo jiný ji nevidí
hand-empty = všechny tvé karty už jsou na lodích
hand-covered = Zakrytá karta { $number }
hold = Podrž a uvidíš
covered = Karty, tvá strana i to, co víš jen ty, jsou zakryté.
you-are-guide = Jsi převozník duší
you-are-smuggler = Jsi pašerák démonů
you-are-zholyk = Jsi Zholyk
aim-guide = Chceš do Podsvětí dostat duše, nejlépe stejné barvy na jedné lodi.
aim-smuggler = Chceš do Podsvětí dostat démony, nejlépe vedle duší jejich barvy.
aim-zholyk = Hraješ jen za sebe: vyhraješ, když žádný tým nebude mít víc bodů.
fellows = S tebou pašují: { $names }

# Řeč
say = Co řekneš
say-note = může to být i lež
say-remark = o této kartě, jedním kliknutím
say-quick = Rychlá tvrzení
say-topics = O čem chceš mluvit
say-choose = Vyber, o čem chceš mluvit. Větu si přečteš, než ji řekneš.
say-more = Ještě doplň větu.
speak = Něco říct
speak-no = Raději ne
say-it = Říct
say-ask = Zeptat se
topic-placed = moje karta
topic-hand = v ruce
topic-saw = co vím
topic-loyalty = strana
topic-trust = důvěra
topic-plan = můj hlas
topic-urge = výzva
topic-ask = otázka
part-round = Ve kterém kole
part-count = Kolik
part-target = Kde
part-what = Co
part-seat = Kdo
part-side = Na které straně
part-trust = Věříš?
part-boat = Která loď
part-reason = Proč
part-about = Na co se ptáš
claim-round = kolo { $round }
claim-count-0 = nemám
claim-count-1 = mám jednou
claim-count-2 = mám dvakrát
claim-hand-of = ruka: { $name }
board-trust-trust = věřím
board-trust-doubt = nevěřím
ask-placed = co je na lodi
ask-hand = co má v ruce
ask-saw = co se ukázalo
ask-loyalty = na čí je straně
ask-plan_vote = jak bude hlasovat
quick-plan = Můj hlas: { $boat }
quick-urge = Hlasujte: { $boat }
quick-loyalty = Jsem převozník
claim-own-side = „Já jsem { $side }.“
claim-placed = „Můj cestující ({ $place }) je { $what }.“
claim-saw = „Na vlastní oči, { $subject }: { $what }.“
silenced = Mlčíš{ $until } (P-9.4).
silent = mlčí{ $until }
bound = oznámený hlas: { $boat }

# Hráči
votes =
    { $count ->
        [one] { $count } hlas
        [few] { $count } hlasy
       *[other] { $count } hlasů
    }
holds =
    { $count ->
        [0] Bez karet v ruce.
        [one] V ruce { $count } karta.
        [few] V ruce { $count } karty.
       *[other] V ruce { $count } karet.
    }
holds-known = Jistě: { $cards }.
has-voted = hlas je zamčený
votes-yet = ještě hlasuje
is-ready = může hlasovat

# Odpovědi
vote-raven = Havran
vote-wolf = Vlk
key-raven = H
key-wolf = V

# Zápisník
notebook = Zápisník
notebook-of = Čí záznamy
notebook-all = všichni
notebook-pages = Stránky zápisníku
proven = Prokázáno
proven-mark = prokázáno
proven-none = Zatím nic.
secret =
    { $count ->
        [one] Víš to jen ty.
       *[other] Víte to jen { $names }.
    }
claims = Tvrzení
claims-none = Zatím nikdo nic netvrdil.
claims-wrong =
    { $count ->
        [one] { $count } nesedí
        [few] { $count } nesedí
       *[other] { $count } nesedí
    }
contradicted = nesedí s tím, co víš
fits = sedí s tím, co víš
fact-count = { $colour } v ruce: { $list }
fact-has = { $kind } v ruce: { $list }
subject-of = cestující, kterého má na lodi { $name } ({ $place })
subject-own = tvůj cestující ({ $place })
subject-shadow = stínový cestující ({ $place })
subject-seat = cestující ({ $place })
subject-shuffled = cestující z místa { $place }, od té doby zamíchaný
fact-is = { $subject }: { $card }.
fact-colour = { $subject }: barva { $colour }.
fact-colourless = { $subject }: bez barvy.
fact-looked =
    { $count ->
        [one] { $names } zná: { $subject }
       *[other] { $names } znají: { $subject }
    }
fact-showed = { $viewer } zná jednu kartu z ruky, kterou má { $name }.
fact-hand = { $viewer } zná celou ruku, kterou má { $name }.
fact-holds = V ruce má { $name }: { $cards }.
fact-own-card = Z tvé ruky: { $cards }.
fact-secretly = Bylo to tajně (P-9.5).
fact-exchanged = { $first } a { $second }: výměna karty z ruky.
fact-exchanged-cards = { $first } za { $second }.
fact-carried = { $name }, { $gift }: { $places }.
fact-side = { $name }: { $side }.
fact-vote = Havran { $raven }, vlk { $wolf }. Pro havrana { $ravens }; pro vlka { $wolves }.

# Konec
finale = Co je v Podsvětí
finale-count =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
finale-tie = Shoda. O vítězi rozhodla mince lodivoda: { $side }.
finale-legend =
    Za duši { $soul_points ->
        [one] { $soul_points } bod
        [few] { $soul_points } body
       *[other] { $soul_points } bodů
    }, za démona { $demon_points ->
        [one] { $demon_points } bod
        [few] { $demon_points } body
       *[other] { $demon_points } bodů
    }. Závorka: duše stejné barvy na jedné lodi. Čára: duše vedle démona její barvy.
finale-skip = Kliknutím ukážeš všechno naráz.
lost = Lodě, které se do Podsvětí nedostaly
won-guide = Vyhráli převozníci duší
won-smuggler = Vyhráli pašeráci démonů
won-zholyk = Vyhrál Zholyk

# Všechny karty: druhy součástí a co znamenají jejich čísla
faces-game = Pravidla v číslech
faces-card = Cestující
faces-gift = Dary
faces-ship = Lodě
faces-side = Strany
faces-crew = Počty hráčů
faces-mask = Masky
faces-coin = Mince
figure-number = Číslo
figure-copies = Karet
figure-soul_points = Body za duši
figure-demon_points = Body za démona
figure-neighbour_points = Body za sousední duši
figure-group_1 = Bonus za jednu duši stejné barvy
figure-group_2 = Bonus za dvě duše stejné barvy
figure-group_3 = Bonus za tři duše stejné barvy
figure-group_4 = Bonus za čtyři duše stejné barvy
figure-group_5 = Bonus za pět duší stejné barvy
figure-votes_1 = Hlasy, místo 1
figure-votes_2 = Hlasy, místo 2
figure-votes_3 = Hlasy, místo 3
figure-votes_4 = Hlasy, místo 4
figure-votes_5 = Hlasy, místo 5
figure-guides = Převozníci duší
figure-smugglers = Pašeráci démonů
figure-zholyk = Zholyk
figure-demon_gaze = Pašeráci se znají
figure-souls_left = Nepoužité duše
figure-demons_left = Nepoužití démoni
figure-cap = Nejvíc cestujících na lodi
figure-shadow_souls = Duše mezi stíny
figure-shadow_demons = Démoni mezi stíny
figure-zholyk_half_points = Půlbody hráče Zholyka
figure-rounds = Kola
figure-hand_size = Karty v ruce
figure-claims_each = Tvrzení v debatě
figure-souls_per_colour = Duše od každé barvy
figure-demons_per_colour = Démoni od každé barvy
figure-vote_tokens = Hlasovací žetony
figure-mask_tokens = Masky
figure-zholyk_half_points_4 = Půlbody ve čtyřech hráčích
figure-zholyk_points_4 = Celé body Zholyka ve čtyřech hráčích
figure-zholyk_tenths_4 = Desetiny bodu Zholyka ve čtyřech hráčích
figure-zholyk_half_points_5 = Půlbody v pěti hráčích
figure-zholyk_points_5 = Celé body Zholyka v pěti hráčích
figure-zholyk_tenths_5 = Desetiny bodu Zholyka v pěti hráčích
figure-zholyk_half_points_6 = Půlbody v šesti hráčích
figure-zholyk_points_6 = Celé body Zholyka v šesti hráčích
figure-zholyk_tenths_6 = Desetiny bodu Zholyka v šesti hráčích
figure-zholyk_half_points_7 = Půlbody v sedmi hráčích
figure-zholyk_points_7 = Celé body Zholyka v sedmi hráčích
figure-zholyk_tenths_7 = Desetiny bodu Zholyka v sedmi hráčích
figure-zholyk_half_points_8 = Půlbody v osmi hráčích
figure-zholyk_points_8 = Celé body Zholyka v osmi hráčích
figure-zholyk_tenths_8 = Desetiny bodu Zholyka v osmi hráčích
