# Texty stolu v prohlížeči.

# Části
dungeon = Podzemí
zoom = Pohled na podzemí
zoom-in = Podívat se zblízka
zoom-out = Podívat se z dálky
zoom-all = Celé podzemí
hand = Tvá ruka
hand-of = Ruka: { $name }
hand-empty = V ruce už nic nemáš.
hand-of-clan =
    { $count ->
        [one] V ruce { $count } karta
        [few] V ruce { $count } karty
       *[other] V ruce { $count } karet
    }
in-play = Zahraná karta
your-clans = Tvé klany
has-turn = na tahu
yours = tvoje
clans = Klany
clans-note = každý smí být ve hře jednou
clan-of = obsazeno: { $name }
figures =
    { $count ->
        [one] { $count } figurka
        [few] { $count } figurky
       *[other] { $count } figurek
    }
hit-points =
    { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    }
begins-in = začíná v místnostech typu { $type }
lair = V doupěti figurek: { $count } z { $all }
pile =
    { $count ->
        [one] V dobíracím balíčku { $count } karta
        [few] V dobíracím balíčku { $count } karty
       *[other] V dobíracím balíčku { $count } karet
    }
discard =
    { $count ->
        [one] Zahraná nebo odhozená { $count } karta
        [few] Zahrané nebo odhozené { $count } karty
       *[other] Zahraných nebo odhozených { $count } karet
    }
loot-note = v nabídce
loot-deck =
    { $count ->
        [one] V balíčku kořisti { $count } karta
        [few] V balíčku kořisti { $count } karty
       *[other] V balíčku kořisti { $count } karet
    }
buried = Úplně dole: { $cards }
supply-about = Zbylé žetony. Dojdou-li, nejde použít jejich symbol, místnost ani schopnost.
backs = Co mohou skrývat truhlice
tiles-note = další lícem dolů: { $count }
deeds = Co tu uděláš
deed-room = Vybrat
deed-activate = Aktivovat
deed-move = Jít odsud
deed-melee = Zaútočit
deed-ranged = Vystřelit sem

wave = { $number }. vlna
dark = tma, tahů do konce: { $count }
loot = Kořist
or = nebo
plan = Záměr
supply = Zásoba
tiles = K postavení
chest = truhlice { $value }
name-finished = portál
name-unfinished = nehotový portál

# Místnosti
room-type = typ { $type }
room-distance =
    { $count ->
        [0] sama Pokladnice
        [one] { $count } krok od Pokladnice
        [few] { $count } kroky od Pokladnice
       *[other] { $count } kroků od Pokladnice
    }
room-corridors = chodby: { $rooms }
heroes-fresh = právě přišli: { $heroes }
heroes-active = aktivní: { $heroes }
heroes-resting = unavení: { $heroes }
wounds = { $count } zranění
state-fresh = právě přichází
state-active = aktivní hrdina
state-resting = unavený hrdina
portal-finished = Portál: příšery chodí mezi portály jako mezi sousedními místnostmi.
portal-unfinished = Nehotový portál: dokončí ho aktivací příšera v této místnosti.
chest-hides = Může skrývat: { $backs }.
gamble-used = Štěstěna už byla v tomto tahu použita.

# Nepřátelé
enemies = Nepřátelé
invasion = Vpád hrdinů
per-turn =
    { $count ->
        [one] { $count } karta po každém tahu
        [few] { $count } karty po každém tahu
       *[other] { $count } karet po každém tahu
    }
card-of = karta { $number } z { $count }
enemy-deck =
    { $count ->
        [one] Balíček nepřátel, { $count } karta
        [few] Balíček nepřátel, { $count } karty
       *[other] Balíček nepřátel, { $count } karet
    }
revealed = Karta nepřátel
left-in-deck = Ještě v balíčku
left-of = v balíčku { $left } z { $count }
in-supply = žetony
steps = Kroky karty nepřátel
step-reveal = Odhalení
    .help = Karta hrdiny přivede po jednom hrdinovi do každé místnosti svého typu.
step-greeting = Pozdrav
    .help = Po příchodu: lučištnice vystřelí směrem k Pokladnici, válečník zničí až dva zdroje, zlodějka zneškodní past.
step-traps = Kontrola
    .help = Kontrola místnosti: každá past v místnosti zraní jednoho z těch, kdo právě přišli.
step-encourage = Povzbuzení
    .help = Kdo přišel a přežil, povzbudí všechny unavené hrdiny v místnosti.
step-attack = Útok
    .help = Je-li v místnosti příšera, každý hrdina jednu zraní a unaví se.
step-loot = Rabování
    .help = Není-li v místnosti příšera a hrdinů je dost, vyrabují truhlici.
step-wait = Čekání
    .help = Čekání na posily: není-li v místnosti příšera, ale hrdinů je na truhlici málo, unaví se a čekají na další.
step-charge = Zteč
    .help = Není-li v místnosti příšera ani truhlice, běží dál, blíž k Pokladnici.

# Předpověď
preview = Když poběží
preview-note = ještě se nic nestalo
preview-none = Žádný hrdina není aktivní. Ukaž na místnost a uvidíš, co by v ní udělal nově příchozí.
one-hero = Další hrdina:
arrival = Kdo sem přijde: { $way }
then = potom
does-trapped =
    { $count ->
        [one] past zraní { $count }
       *[other] pasti zraní { $count }
    }
does-woken = povzbudí { $count }
does-loot =
    { $count ->
        [one] { $count } otevře truhlici { $value }
        [few] { $count } otevřou truhlici { $value }
       *[other] { $count } otevře truhlici { $value }
    }
does-attack =
    { $count ->
        [one] { $count } zaútočí
        [few] { $count } zaútočí
       *[other] { $count } zaútočí
    }
does-wait =
    { $count ->
        [one] { $count } čeká
        [few] { $count } čekají
       *[other] { $count } čeká
    }

# Symboly
sign-choose = { $symbol }: ukázat kde ({ $count })
sign-where = Teď vyber kde.
sign-done = hotovo
sign-idle = teď není co provést

# Odpovědi
answer-take_wound = Přijmout zranění
answer-done = Zbytek vynechat
answer-end_play = Konec hraní, přijdou hrdinové
answer-gamble = Štěstěna: { $catacombs_draw ->
        [one] { $catacombs_draw } karta
        [few] { $catacombs_draw } karty
       *[other] { $catacombs_draw } karet
    }
answer-refresh = Nová kořist
board-order-lead_heroes = Nechat na rádci
board-order-late_gamble = Už se neptat

# Co je natištěno
faces-clan = Klany
faces-card = Karty
faces-room = Místnosti
faces-type = Typy místností
faces-token = Žetony
faces-hero = Hrdinové
faces-enemy = Karty nepřátel
faces-chest = Truhlice
faces-effect = Ruby truhlic
faces-difficulty = Obtížnost
faces-scenario = Scénáře
faces-chapter = Kapitoly
faces-game = Hra
figure-copies = počet karet
figure-monsters = figurky
figure-hit_points = životy
figure-start = začíná v podzemí
figure-tokens = žetony
figure-draw = karty za štěstěnu
figure-value = hodnota
figure-wave1 = karty nepřátel za tah, první vlna
figure-wave2 = druhá vlna
figure-deck = karty v balíčku nepřátel
figure-stars = obtížnost
figure-hand_size = karty v ruce
figure-loot_display = karty v nabídce kořisti
figure-catacombs_draw = karty za štěstěnu
figure-vault_chest = hodnota truhlice v Pokladnici
figure-best_chest = nejvyšší hodnota ostatních truhlic
figure-clan_cards = akční karty klanu
figure-loot_cards = karty kořisti
figure-promo_cards = promo karty kořisti
figure-hero_cards = karty hrdinů
figure-hero_tokens = žetony každého hrdiny
figure-resource_tokens = žetony každého zdroje
figure-trap_tokens = pasti
figure-portal_tokens = portály
figure-chest_tokens = truhlice
figure-fewest_enemies = karty nepřátel za tah, nejméně
figure-most_enemies = nejvýše
figure-family_wave1 = rodinný mód, první vlna
figure-family_wave2 = rodinný mód, druhá vlna
figure-challenge_wave1 = výzva, první vlna
figure-challenge_wave2 = výzva, druhá vlna
figure-hardcore_wave1 = krutopřísný mód, první vlna
figure-hardcore_wave2 = krutopřísný mód, druhá vlna
