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
space-last = { $space }. pole, prázdné, k tomu 1 perla
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
threat-space = { $space }. pole: { $rewards }
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
keys = { $keys } ze { $needed }
keys-label =
    { $keys ->
        [one] { $keys } klíč ze { $needed }
        [few] { $keys } klíče ze { $needed }
       *[other] { $keys } klíčů ze { $needed }
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
        [one] { $count } vládce z { $end }
        [few] { $count } vládci z { $end }
       *[other] { $count } vládců z { $end }
    }
disabled = zasažený Zabijákem
used = v tomto tahu už použito
under = pod lokací
points = Body teď
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
answer-take_last = Vzít { $card } a 1 perlu
answer-go_on = Zkoumat dál
answer-fight = Bojovat
answer-explore = Prozkoumat
answer-plot = Nový vládce za 1
answer-pay = Rekrutovat za { $price }
answer-abandon = Vzít zpět
answer-opponent = { $name }: { $tokens }

# Schopnosti, krátce na kartu
ability-recruiter = Soupeři platí za vládce o 2 víc.
ability-jailer = Soupeři odhodí po 1 spojenci.
ability-seeker = Soupeři přijdou o 2 perly.
ability-assassin = Zasáhni každému soupeři 1 vládce.
ability-commander = Soupeři drží nejvýš 6 karet.
ability-tamer = Soupeřům klesá odměna za boj.
ability-hunter = Vezmi soupeři žeton nestvůry.
ability-ship_master = Perla za každou rasu, která jde do rady.
ability-trader = Získej 3 perly.
ability-peddler = Získej 2 perly.
ability-landlord = Perla teď a v každém tvém tahu.
ability-slaver = 1× za tah: 2 perly za spojence.
ability-shopkeeper = Získej 1 perlu.
ability-shaman = Cizí vojáci ti neškodí.
ability-invoker = Hraješ ještě jeden tah.
ability-apprentice = Vezmi si hromádku z rady.
ability-oracle = 1× za tah odhoď hromádku rady.
ability-alchemist = Z rady bereš 2 hromádky.
ability-illusionist = Vyměň lokaci za dostupnou.
ability-master_of_magic = Vybíráš, kdo s tebou spolupracuje.
ability-opportunist = 1× za tah vyměň vládce na dvoře.
ability-corruptor = Další vládce ze dvora za 5 perel.
ability-traitor = Vyměň vládce za jiného ze dvora.
ability-diplomat = Plať kterýmikoli rasami.
ability-treasurer = Platíš o 2 méně.
ability-schemer = Vyměň vládce za horního z balíčku.
ability-sage = Dober 2 lokace, 1 si nech.
ability-hermit = Dober 1 lokaci.
ability-elder = Dober 3 lokace, 1 si nech.

# Hodnoty lokací, krátce
line-sargasso_silos = 5 + 2 za farmáře
line-hydrozoa_reserves = 6 + 2 za mága
line-sanctuary = 4 + 3 za medúzu
line-parliament = 6 + 2 za politika
line-barracks = 7 + 2 za vojáka
line-dockworks = 5 + 2 za obchodníka
line-sargasso_fields = 3 + 3 za koníka
line-abyss = 2 za každý cech
line-city_of_mirrors = jako lokace soupeře
line-black_smokers = za jinou z hromádky
line-oceanic_senate = 4 + 3 za chobotnici
line-depths = 2 × nejslabší vládce
line-throne_room = nejvlivnější vládce
line-jail = 15 − 1 za vládce
line-chasm = 5 + 3 za kraba
line-closed_tower = 3 za vládce s klíčem
line-lost_tower = 3 za vládce bez klíče
line-chamber_of_allies = 3 + nejnižší z každé rasy
line-giant_clams = 3 + 3 za měkkýše
line-coral_barrier = 20 − 1 za spojence

# Rada bota u karty
hint = { $percent } %
