# Co říká jen deska Abyssu.

# Průzkum
track = Průzkum
track-of = zkoumá { $name }
track-yours = zkoumáš ty
track-offer = na prodej je poslední karta
deck =
    { $count ->
        [one] Balíček průzkumu, { $count } karta
        [few] Balíček průzkumu, { $count } karty
       *[other] Balíček průzkumu, { $count } karet
    }
discard = odhozeno { $count }
space = { $space }. pole, prázdné
space-last = { $space }. pole, prázdné, přidá { last-space-pearls }
price =
    { $count ->
        [one] cena { $count } perla
        [few] cena { $count } perly
       *[other] cena { $count } perel
    }

# Rada
council-note = lícem dolů
stack = { $race }: { $cards }
stack-empty = { $race }: prázdná hromádka
hidden =
    { $count ->
        [one] { $count } neznámá karta
        [few] { $count } neznámé karty
       *[other] { $count } neznámých karet
    }

# Hrozba
threat-here = hrozba je tady

# Dvůr
court-note = co by tě každý vládce stál teď
court-note-of = ceny platí pro: { $name }
lord-deck =
    { $count ->
        [one] Balíček vládců, { $count } karta
        [few] Balíček vládců, { $count } karty
       *[other] Balíček vládců, { $count } karet
    }
court-space = Volné místo na dvoře
affordable = máš na něj
not-affordable = nemáš na něj
missing = chybí { $count }
missing-race = chybí rasa
dearer = o { $count } dráž
cheaper = o { $count } levněji

# Platba
payment = Platba
payment-of = Platí { $name }
payment-paid = { $paid } z { $price }
payment-missing = chybí { $count }
payment-pearls =
    { $count ->
        [one] doplní { $count } perla
        [few] doplní { $count } perly
       *[other] doplní { $count } perel
    }
payment-exact = přesně
payment-over = o { $count } víc, přebytek propadne
payment-races =
    { $count ->
        [one] ještě { $count } rasa
        [few] ještě { $count } rasy
       *[other] ještě { $count } ras
    }
payment-races-done = rasy jsou úplné
keep-one = Jeden z nich ti zůstane

# Odhození
discard-left =
    { $count ->
        [one] zbývá odhodit { $count } kartu
        [few] zbývá odhodit { $count } karty
       *[other] zbývá odhodit { $count } karet
    }

# Výběr nad deskou
tray-drawn = Dobrané lokace
tray-drawn-hidden = { $name } vybírá z dobraných lokací
tray-stack = Hromádka lokací
tray-lords = Vládci, které má { $name }
tray-own-lords = Tvoji volní vládci
tray-own-locations = Tvoje lokace
hidden-location = Dobraná lokace, kterou nevidíš

# Moje
purse = Tvoje perly, klíče, vládci a rasy v ruce
lords = Volní vládci
lords-none = zatím žádný
keys = { $keys }/{ $needed }
keys-label =
    { $keys ->
        [one] { $keys } klíč, potřeba je { $needed }
        [few] { $keys } klíče, potřeba je { $needed }
       *[other] { $keys } klíčů, potřeba je { $needed }
    }
key-token = Žeton klíče
locations-own = Lokace
affiliated = Spolupracují
affiliated-none = zatím nikdo
available = Dostupné lokace
available-none = žádná
hand = Ruka
hand-note = podle rasy
hand-empty = prázdná
pearls =
    { $count ->
        [one] { $count } perla
        [few] { $count } perly
       *[other] { $count } perel
    }
monsters =
    { $count ->
        [one] { $count } žeton nestvůry
        [few] { $count } žetony nestvůr
       *[other] { $count } žetonů nestvůr
    }
monsters-worth = hodnoty: { $values }
lord-count =
    { $count ->
        [one] { $count } vládce, konec přinese { $end }.
        [few] { $count } vládci, konec přinese { $end }.
       *[other] { $count } vládců, konec přinese { $end }.
    }
disabled = zasažený Zabijákem
used = v tomto tahu už použito
under = pod lokací
points-now = Body teď
points-final = Body
line-locations = Lokace
line-lords = Vládci
line-allies = Spojenci
line-tokens = Nestvůry
panel-of = { $name }

# Soupeř
hand-of =
    { $count ->
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
keys-of =
    { $count ->
        [one] { $count } klíč
        [few] { $count } klíče
       *[other] { $count } klíčů
    }
known-hand = V ruce
known-affiliated = Spolupracují
nothing = nic

# Odpovědi v liště
answer-buy = Koupit za { $price }
answer-let_go = Nechat být
answer-take_ally = Vzít { $card }
answer-take_last = Vzít { $card } a { last-space-pearls }
answer-go_on = Zkoumat dál
answer-fight = Bojovat
answer-explore = Prozkoumat
answer-plot = Nový vládce za { $plot_pearls }
answer-pay = { $pearls ->
    [0] Rekrutovat bez perel
    [one] Rekrutovat za { $pearls } perlu
    [few] Rekrutovat za { $pearls } perly
   *[other] Rekrutovat za { $pearls } perel
 }
answer-discard = { $count ->
    [one] Odhodit { $count } kartu
    [few] Odhodit { $count } karty
   *[other] Odhodit { $count } karet
 }
answer-abandon = Tohoto ne
answer-opponent = { $name }: { $tokens }

# Schopnosti, krátce na kartu
ability-recruiter = Soupeři platí za vládce o { $amount } víc.
ability-jailer = Soupeři odhodí po { $amount ->
    [one] { $amount } spojenci
   *[other] { $amount } spojencích
 }.
ability-seeker = Soupeři přijdou o { amount-pearls }.
ability-assassin = Zasáhni každému soupeři { $amount ->
    [one] { $amount } vládce
    [few] { $amount } vládce
   *[other] { $amount } vládců
 }.
ability-commander = Soupeři drží nejvýš { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
   *[other] { $amount } karet
 }.
ability-tamer = Soupeřům klesá odměna o { $amount ->
    [one] { $amount } pole
    [few] { $amount } pole
   *[other] { $amount } polí
 }.
ability-hunter = Vezmi soupeři { $amount ->
    [one] { $amount } žeton nestvůry
    [few] { $amount } žetony nestvůr
   *[other] { $amount } žetonů nestvůr
 }.
ability-ship_master = Získej { amount-pearls } za každou rasu, která jde do rady.
ability-gain_pearls = Získej { amount-pearls }.
ability-landlord = Získej { amount-pearls } teď a v každém tahu.
ability-slaver = 1× za tah: { amount-pearls } za spojence.
ability-shaman = Cizí vojáci ti neškodí.
ability-invoker = Hraješ ještě { $amount ->
    [one] { $amount } tah
    [few] { $amount } tahy
   *[other] { $amount } tahů
 }.
ability-apprentice = Vezmi si { $amount ->
    [one] { $amount } hromádku
    [few] { $amount } hromádky
   *[other] { $amount } hromádek
 } z rady.
ability-oracle = 1× za tah odhoď { $amount ->
    [one] { $amount } hromádku
    [few] { $amount } hromádky
   *[other] { $amount } hromádek
 } rady.
ability-alchemist = Z rady bereš { $amount ->
    [one] { $amount } hromádku
    [few] { $amount } hromádky
   *[other] { $amount } hromádek
 }.
ability-illusionist = Vyměň { $amount ->
    [one] { $amount } lokaci za dostupnou
    [few] { $amount } lokace za dostupné
   *[other] { $amount } lokací za dostupné
 }.
ability-master_of_magic = Vybíráš, kdo s tebou spolupracuje.
ability-opportunist = 1× za tah vyměň { $amount ->
    [one] { $amount } vládce
    [few] { $amount } vládce
   *[other] { $amount } vládců
 } na dvoře.
ability-corruptor = Další vládce ze dvora za { amount-pearls }.
ability-traitor = Vyměň { $amount ->
    [one] { $amount } vládce za jiného
    [few] { $amount } vládce za jiné
   *[other] { $amount } vládců za jiné
 } ze dvora.
ability-diplomat = Plať kterýmikoli rasami.
ability-treasurer = Platíš o { $amount } méně.
ability-schemer = Vyměň { $amount ->
    [one] { $amount } vládce za horního
    [few] { $amount } vládce za horní
   *[other] { $amount } vládců za horní
 } z balíčku.
ability-draw_locations = Dober { $amount ->
    [one] { $amount } lokaci.
    [few] { $amount } lokace, jednu si nech.
   *[other] { $amount } lokací, jednu si nech.
 }

# Co lokace počítá, krátce: za `base` a `per`, které může být činitelem
line-nothing = { "" }
line-exchange = { $base ->
    [0] za jinou z hromádky
   *[other] { "" }, nebo jiná z hromádky
 }
line-lords_of_guild = za { $guild_acc }
line-affiliated_of_race = za { $race_acc }
line-distinct_guilds = za každý cech
line-weakest_lord = nejslabší vládce
line-strongest_lord = nejvlivnější vládce
line-lords_with_key = za vládce s klíčem
line-lords_without_key = za vládce bez klíče
line-weakest_affiliated_each_race = nejnižší z každé rasy
line-minus_lords = za vládce
line-minus_affiliated = za spojence
line-copy_opponent_location = jako lokace soupeře

# Druhy komponent
faces-game = Pravidla v číslech
faces-board = Deska
faces-threat = Stupnice hrozby
faces-card = Balíček průzkumu
faces-token = Žetony nestvůr
faces-lord = Vládci
faces-location = Lokace

# Jak se jmenují čísla na kartách
figure-influence = Vliv
figure-cost = Cena
figure-bubbles = Počet ras k placení
figure-keys = Počet klíčů
figure-amount = Číslo schopnosti
figure-value = Hodnota
figure-copies = Počet kusů
figure-space = Pole
figure-base = Body
figure-per = Za každou započítanou věc
figure-first_pearls = Perly na začátku
figure-first_locations = Lokace na začátku
figure-track_spaces = Počet polí průzkumu
figure-last_space_pearls = Perly za poslední pole
figure-court_spaces = Počet míst na dvoře
figure-plot_pearls = Perly za nového vládce
figure-refill_at = Kolik vládců zbývá při doplnění dvora
figure-refill_pearls = Perly za doplnění dvora
figure-keys_needed = Klíče na lokaci
figure-most_drawn = Nejvíc dobraných lokací
figure-last_lord = Kolikátý vládce přinese konec
figure-martial_hand = Karty v ruce při stanném právu
figure-commander_hand = Karty v ruce při Veliteli
figure-threat_spaces = Počet polí hrozby
figure-threat_start = Hrozba na začátku
figure-token_least = Nejnižší žeton nestvůry
figure-token_most = Nejvyšší žeton nestvůry

# Rada bota u karty
board-hint = { $percent } %
