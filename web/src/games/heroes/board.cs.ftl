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

difficulty-family = rodinný mód
difficulty-challenge = výzva
difficulty-hardcore = krutopřísný mód
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
state-active = aktivní
state-resting = odpočívá
letters-rogue = Zl
letters-warrior = Vá
letters-archer = Lu
letters-mage = Má
letters-champion = Ša
portal-finished = Portál: příšery chodí mezi portály jako mezi sousedními místnostmi.
portal-unfinished = Nehotový portál: dokončí ho aktivací příšera v této místnosti.
chest-about = Není-li v místnosti příšera, otevře ji { $count ->
        [one] { $count } hrdina
        [few] { $count } hrdinové
       *[other] { $count } hrdinů
    }. Může skrývat: { $backs }.
gamble-used = Štěstěna už byla v tomto tahu použita.

# Nepřátelé
enemies = Nepřátelé
invasion = Invaze
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
    .help = Karta hrdiny přivede po jednom hrdinovi do obou místností svého typu.
step-greeting = Pozdrav
    .help = Po příchodu: lučištnice vystřelí směrem k Pokladnici, válečník zničí dva zdroje, zlodějka zneškodní past.
step-traps = Pasti
    .help = Každá past v místnosti zraní jednoho z těch, kdo právě přišli.
step-encourage = Povzbuzení
    .help = Kdo přišel a přežil, probudí všechny unavené hrdiny v místnosti.
step-attack = Útok
    .help = Je-li v místnosti příšera, každý hrdina jednu zraní a unaví se.
step-loot = Kořist
    .help = Bez příšer a s dostatkem hrdinů se otevře truhlice.
step-wait = Čekání
    .help = Bez příšer, ale s málo hrdiny na truhlici: čekají na další.
step-charge = Zteč
    .help = Bez příšer a bez truhlice běží dál, blíž k Pokladnici.

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
does-woken =
    { $count ->
        [one] { $count } se probudí
        [few] { $count } se probudí
       *[other] { $count } se probudí
    }
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
sign-create = vytvořit { $token }
sign-pay = odhodit { $token }
sign-ambush = léčka { $count }, { $type }
sign-deploy =
    { $count ->
        [one] nasadit { $count } figurku
        [few] nasadit { $count } figurky
       *[other] nasadit { $count } figurek
    }
sign-reinforce = posily: { $symbol }
sign-swarm = hejno: { $symbol }
sign-arrow = { $first }, potom { $then }
sign-choose = { $symbol }: ukázat kde ({ $count })
sign-where = Teď vyber kde.
sign-done = hotovo
sign-idle = teď není co provést
help-draw = Karta do ruky; ještě v tomto tahu ji smíš zahrát.
help-activate = Akce místnosti s tvou příšerou, schopnost klanu, nebo dokončení portálu.
help-move = Jedna příšera do sousední místnosti, nebo z portálu do portálu. Smí nést zdroj či past.
help-melee = 1 zranění hrdinovi v místnosti s tvou příšerou.
help-ranged = 1 zranění hrdinovi v místnosti vedle tvé příšery.
help-defend = I mimo tvůj tah: zranění napadené příšery se nestane.
help-trap = Past do místnosti s tvou příšerou. Zraní hrdinu, který tam přijde.
help-portal = Hotový portál do místnosti s tvou příšerou.
help-create = Do místnosti s tvou příšerou položíš { $token }.
help-pay = Z místnosti s tvou příšerou odhodíš { $token }.
help-ambush = Až { $count ->
        [one] { $count } figurka
        [few] { $count } figurky
       *[other] { $count } figurek
    } z doupěte. Kam: { $rooms }.
help-deploy = Až { $count ->
        [one] { $count } figurka
        [few] { $count } figurky
       *[other] { $count } figurek
    } z doupěte do téže místnosti.
help-reinforce = Z horních tří karet tvého balíčku přijdou do ruky ty se symbolem: { $symbol }.
help-swarm = Každá tvoje příšera v jedné místnosti smí jednou: { $symbol }.
help-arrow = Když se to stalo, v téže místnosti: { $then }.

# Odpovědi
answer-take_wound = Přijmout zranění
answer-done = Zbytek vynechat
answer-end_play = Konec hraní, přijdou hrdinové
answer-gamble = Štěstěna: 3 karty
answer-refresh = Nová kořist
order-lead_heroes = Nechat na rádci
order-late_gamble = Už se neptat
