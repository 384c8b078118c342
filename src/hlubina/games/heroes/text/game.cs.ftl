# Příšeří česky. Texty jsou naše, texty karet jen opakují fakta.

title = Příšeří: Hrdinům vstup zakázán
notice = Neoficiální verze bez vazby na vydavatele. Hru Keep the Heroes Out! vymyslel Luís Brüh, vydali ji Brueh Games a česky MINDOK. Akční karty, kořist, ruby truhlic a scénáře jsou náš vlastní návrh, protože skutečné nejsou veřejné; kdo má krabici, může je v souboru karet nahradit.
how-to-play =
    Hrajete společně: každý vede jeden klan příšer a bráníte podzemí. Když se hrdinům podaří otevřít truhlici o hodnotě { $vault_chest } v Pokladnici, prohráváte všichni. Když dvakrát projdete balíček nepřátel, všichni vyhráváte.
    Ve svém tahu hraješ karty z ruky. Má-li karta dvě strany, provedeš jen jednu z nich. Symboly na ní provádíš v libovolném pořadí a kterýkoli smíš vynechat: pohyb, útok, aktivaci místnosti nebo schopnosti klanu, past, portál, léčku.
    Místnosti po aktivaci vyrábějí zdroje a pasti. Zdroj doneseš pohybem do místnosti, která ho mění v kořist; co která bere a co dává, vidíš u jejího spodního okraje. Kořist jde na tvou odhazovací hromádku a časem ti přijde do ruky.
    Nechtěnou kartu smíš odhodit a vyměnit část nabídky kořisti. Potom si dobereš do { $hand_size ->
        [one] { $hand_size } karty
       *[other] { $hand_size } karet
    } a přijdou hrdinové. Kolik karet nepřátel je přivede, určuje obtížnost a vlna: { $fewest_enemies } až { $most_enemies }.
    Hrdina po příchodu pozdraví (zlodějka zneškodní past, válečník zničí až dva zdroje, lučištnice vystřelí směrem k Pokladnici) a narazí na pasti. Kdo přežije, povzbudí všechny unavené hrdiny v místnosti. Potom hrdinové útočí na příšery; nejsou-li tam, otevírají truhlici, čekají u ní na posily, nebo běží blíž k Pokladnici. Pořadí, cestu i oběti vybíráte vy.
    Jednou za svůj tah smíš pokoušet štěstěnu: uvrhneš hrdinu z horní karty nepřátel do Katakomb a dobereš si { $catacombs_draw ->
        [one] { $catacombs_draw } kartu
        [few] { $catacombs_draw } karty
       *[other] { $catacombs_draw } karet
    }. Mág ale všechny v Katakombách osvobodí.

# Místnosti

room-vault = Pokladnice
    .acc = Pokladnici
    .in = v Pokladnici
    .to = do Pokladnice
    .from = z Pokladnice
room-library = Knihovna
    .acc = Knihovnu
    .in = v Knihovně
    .to = do Knihovny
    .from = z Knihovny
room-sewer = Stoka
    .acc = Stoku
    .in = ve Stoce
    .to = do Stoky
    .from = ze Stoky
room-graveyard = Hřbitov
    .acc = Hřbitov
    .in = na Hřbitově
    .to = na Hřbitov
    .from = ze Hřbitova
room-workshop = Dílna
    .acc = Dílnu
    .in = v Dílně
    .to = do Dílny
    .from = z Dílny
room-forge = Kovárna
    .acc = Kovárnu
    .in = v Kovárně
    .to = do Kovárny
    .from = z Kovárny
room-kennel = Chovná stanice
    .acc = Chovnou stanici
    .in = v Chovné stanici
    .to = do Chovné stanice
    .from = z Chovné stanice
room-apothecary = Mastičkárna
    .acc = Mastičkárnu
    .in = v Mastičkárně
    .to = do Mastičkárny
    .from = z Mastičkárny
room-study = Studovna
    .acc = Studovnu
    .in = ve Studovně
    .to = do Studovny
    .from = ze Studovny
room-laboratory = Laboratoř
    .acc = Laboratoř
    .in = v Laboratoři
    .to = do Laboratoře
    .from = z Laboratoře
room-architect = Architektův ateliér
    .acc = Architektův ateliér
    .in = v Architektově ateliéru
    .to = do Architektova ateliéru
    .from = z Architektova ateliéru
room-catacombs = Katakomby
    .acc = Katakomby
    .in = v Katakombách
    .to = do Katakomb
    .from = z Katakomb

room-makes = Aktivace: 1 { $token } do této místnosti.
room-crafts = Aktivace: za { $token_acc } z této místnosti 1 { $kind } z nabídky kořisti na tvou odhazovací hromádku.
special-vault = Leží tu truhlice o hodnotě { $vault_chest }.
special-laboratory = Aktivace: hrdina z horní karty nepřátel jde do Katakomb a ty získáš 1 kartu nepoužitého klanu z nabídky kořisti.
special-architect = Aktivace: za 1 až { $best_chest ->
        [one] { $best_chest } zlaták
        [few] { $best_chest } zlatáky
       *[other] { $best_chest } zlatáků
    } z této místnosti postavíš novou místnost s truhlicí té hodnoty.
special-catacombs = Jednou za svůj tah, bez příšery a bez aktivace: hrdina z horní karty nepřátel je sem uvržen unavený a ty si dobereš { $draw ->
        [one] { $draw } kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    }. Mág tu všechny povzbudí.

type-rooms = Místnosti tohoto typu: { $rooms }.
type-swords = Meče
type-hats = Klobouky
type-eye = Mystické oko
type-crossbones = Zkřížené hnáty
type-jewel = Klenot
type-special = Speciální


# Hrdinové, žetony, truhlice

hero-rogue = zlodějka
    .acc = zlodějku
    .tired = unavená zlodějka
    .many = zlodějky
hero-warrior = válečník
    .acc = válečníka
    .tired = unavený válečník
    .many = válečníci
hero-archer = lučištnice
    .acc = lučištnici
    .tired = unavená lučištnice
    .many = lučištnice
hero-mage = mág
    .acc = mága
    .tired = unavený mág
    .many = mágové
hero-champion = šampion
    .acc = šampiona
    .tired = unavený šampion
    .many = šampioni

greeting-rogue = Pozdrav: zneškodní 1 past v místnosti, kam byla nasazena.
greeting-warrior = Pozdrav: zničí až 2 zdroje v místnosti, kam byl nasazen.
greeting-archer = Pozdrav: 1 zranění příšeře v sousední místnosti směrem k Pokladnici.
greeting-mage = Pozdrav jen v Katakombách: povzbudí všechny, kdo tam jsou.
greeting-champion = Válečník, který má { $hit_points ->
        [one] { $hit_points } život
        [few] { $hit_points } životy
       *[other] { $hit_points } životů
    }.
hero-plentiful = hrdina, jehož žetonů je v zásobě nejvíc

token-gold = zlaták
    .acc = zlaták
token-frog = žába
    .acc = žábu
token-bone = kost
    .acc = kost
token-book = kniha
    .acc = knihu
token-trap = past
    .acc = past

kind-potion = lektvar
kind-creature = tvor
kind-weapon = zbraň
kind-scroll = svitek
kind-action = akční karta
kind-foreign = karta cizího klanu

effect-loot = kořist, zdroj zmizí
    .short = kořist
effect-curse = kletba, každý odhodí kartu
    .short = kletba
effect-heal = uzdravení, hrdinové v místnosti jsou povzbuzeni
    .short = uzdravení
effect-prisoner = vězeň, další hrdina do Katakomb
    .short = vězeň
effect-defeat = porážka
    .short = porážka

opened-loot = Hrdinové vezmou z místnosti 1 zdroj.
opened-curse = Každý hráč odhodí 1 kartu podle svého výběru.
opened-heal = Všichni hrdinové v místnosti jsou povzbuzeni.
opened-prisoner = Odhalí se karta nepřátel a její hrdina jde do Katakomb.
opened-defeat = Prohráli jste.

chest-1 = truhlice o hodnotě { $value }
chest-2 = truhlice o hodnotě { $value }
chest-3 = truhlice o hodnotě { $value }
chest-4 = truhlice o hodnotě { $value }
chest-opened = { $value ->
        [one] Otevře ji { $value } aktivní hrdina
        [few] Otevřou ji { $value } aktivní hrdinové
       *[other] Otevře ji { $value } aktivních hrdinů
    }, není-li v místnosti příšera.
chest-backs = Na rubu: { $backs }.
chest-back = { $count }× { $effect_short }

# Obtížnost

difficulty-family = rodinný mód
difficulty-challenge = výzva
difficulty-hardcore = krutopřísný mód
difficulty-waves = Karet nepřátel za tah: v první vlně { $wave1 }, ve druhé { $wave2 }.

# Klany

role-slayer = hrdinobijec
role-team = týmový hráč
role-defender = obránce
clan-figures = { $monsters ->
        [one] { $monsters } figurka, má
        [few] { $monsters } figurky, každá má
       *[other] { $monsters } figurek, každá má
    } { $hit_points ->
        [one] { $hit_points } život
        [few] { $hit_points } životy
       *[other] { $hit_points } životů
    }. { $start ->
        [one] V místnosti typu { $type } začíná { $start }
        [few] V místnostech typu { $type } začínají { $start }
       *[other] V místnostech typu { $type } jich začíná { $start }
    }.

clan-dragon = Drak
    .one = drak
    .acc = draka
clan-witches = Čarodějnice
    .one = čarodějnice
    .acc = čarodějnici
clan-ghosts = Duchové
    .one = duch
    .acc = ducha
clan-imps = Raraši
    .one = rarach
    .acc = raracha
clan-lizardfolk = Ještěráci
    .one = ještěrák
    .acc = ještěráka
clan-skeletons = Kostlivci
    .one = kostlivec
    .acc = kostlivce
clan-gnolls = Gnolové
    .one = gnol
    .acc = gnola
clan-slimes = Slizouni
    .one = slizoun
    .acc = slizouna
clan-ratfolk = Krysáci
    .one = krysák
    .acc = krysáka

ability-dragon = Schopnost: odstraníš drakovi všechna zranění.
advice-dragon = Zbraně jsou mu málo platné; hledej lektvary a svitky s útokem.
ability-witches = Schopnost: hotový portál do místnosti s čarodějnicí, kde žádný portál neleží.
advice-witches = Stav portály co nejdřív; všichni pak budou pohyblivější.
ability-ghosts = Schopnost: jeden duch se pohne chodbou, nebo skrz zeď.
advice-ghosts = Přenášej zdroje, ať ostatní získají kořist.
ability-imps = Schopnost: jeden rarach se pohne.
advice-imps = Pokládej pasti; hledej kořist s pastmi, útoky a nasazením.
ability-lizardfolk = Schopnost: jeden ještěrák zaútočí na dálku.
advice-lizardfolk = Zaútoč a zmiz; hledej kořist s pohybem a útokem.
ability-skeletons = Schopnost: kost do kterékoli místnosti podzemí.
advice-skeletons = Zpočátku získávej tvory a víc pohybu.
ability-gnolls = Schopnost: jeden gnol zaútočí na blízko.
advice-gnolls = Nos s sebou zlatáky; nasadíš za ně další gnoly.
ability-slimes = Schopnost: dobereš si kartu.
advice-slimes = Kořist s aktivacemi schopnost živí.
ability-ratfolk = Schopnost: nový krysák do místnosti s jiným krysákem.
advice-ratfolk = Hledej zbraně; sekery a meče jsou tvoje esa.

# Symboly

sign-create = vytvořit { $token_acc }
sign-pay = odhodit { $token_acc }
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
help-draw = Karta do ruky; ještě v tomto tahu ji smíš zahrát.
help-activate = Akce místnosti s tvou příšerou, dokončení portálu v ní, nebo schopnost klanu.
help-move = Jedna tvoje příšera do sousední místnosti, nebo z hotového portálu do jiného. Smí nést zdroj, nebo past.
help-melee = 1 zranění hrdinovi v místnosti s tvou příšerou.
help-ranged = 1 zranění hrdinovi v místnosti, kterou s místností tvé příšery spojuje chodba.
help-defend = I mimo tvůj tah: když hrdina zaútočí na tvou příšeru, ke zranění nedojde. U stolu se můžete dohodnout, že stačí mít v místnosti příšeru.
help-trap = Past do místnosti s tvou příšerou. Zraní hrdinu, který tam přijde.
help-portal = Hotový portál do místnosti s tvou příšerou, kde žádný portál neleží.
help-create = Do místnosti s tvou příšerou položíš { $token_acc }.
help-pay = Z místnosti s tvou příšerou odhodíš { $token_acc }.
help-ambush = { $count ->
        [one] { $count } figurka z doupěte do místnosti
        [few] Až { $count } figurky z doupěte, libovolně rozdělené do místností
       *[other] Až { $count } figurek z doupěte, libovolně rozdělených do místností
    } tohoto typu ({ $rooms }).
help-ambush-one-room = { $count ->
        [one] { $count } figurka
        [few] Až { $count } figurky
       *[other] Až { $count } figurek
    } z doupěte do místnosti tohoto typu ({ $rooms }).
help-reinforce = Z horních tří karet tvého balíčku jdou do ruky ty se symbolem „{ $symbol }“, ostatní na odhazovací hromádku.
help-swarm = Každá tvoje příšera v jedné zvolené místnosti smí jednou provést akci: { $symbol }.
help-arrow = { $first } Provedeš-li to, smíš v téže místnosti { $then }.
help-arrow-any = { $first } Provedeš-li to, smíš provést také: { $then }.
help-arrow-placed = { $first } Provedeš-li to, smíš provést také: { $then }. Co při tom položíš nebo nasadíš, přijde do téže místnosti.
help-arrow-anywhere = { $first } Provedeš-li to, smíš provést také: { $then }. Co při tom položíš nebo nasadíš, přijde do místnosti s tvou příšerou.
card-line = { $count }× { $what }. { $does }
card-left = Buď: { $count }× { $what }. { $does }
card-right = Nebo: { $count }× { $what }. { $does }
card-and = A také: { $count }× { $what }. { $does }

symbol-draw = dobrání
symbol-activate = aktivace
symbol-move = pohyb
symbol-melee = útok na blízko
symbol-ranged = útok na dálku
symbol-defend = obrana
symbol-trap = past
symbol-portal = portál
symbol-create = vytvoření zdroje
symbol-ambush = léčka
symbol-reinforce = posily
symbol-pay = odhození zdroje
symbol-deploy = nasazení
symbol-swarm_move = hejno: pohyb
symbol-swarm_melee = hejno: útok na blízko
symbol-swarm_ranged = hejno: útok na dálku
symbol-swarm_draw = hejno: dobrání
symbol-swarm_activate = hejno: aktivace
symbol-swarm_defend = hejno: obrana
symbol-swarm_trap = hejno: past
symbol-swarm_portal = hejno: portál
symbol-swarm_create = hejno: vytvoření zdroje
symbol-swarm_ambush = hejno: léčka
symbol-swarm_reinforce = hejno: posily

# Akční karty

card-dragon_flight = Ohnivý let
card-dragon_claws = Dračí drápy
card-dragon_breath = Dračí dech
card-dragon_hoard = Strážce pokladu
card-dragon_fury = Dračí běsnění
card-dragon_scales = Dračí šupiny
card-witches_brew = Vaření v kotli
card-witches_hex = Uhranutí
card-witches_gate = Čarovná brána
card-witches_broom = Let na koštěti
card-witches_frog = Žabí kouzlo
card-witches_grimoire = Grimoár
card-ghosts_haunting = Strašení
card-ghosts_chill = Mrazení v zádech
card-ghosts_whisper = Šepot ze zdí
card-ghosts_chains = Řinčení řetězů
card-ghosts_return = Návrat ze záhrobí
card-ghosts_mist = Mlžný závoj
card-imps_mischief = Rošťárna
card-imps_snares = Nástrahy
card-imps_bustle = Shon
card-imps_hideout = Skrýš rarachů
card-imps_prank = Zlý žertík
card-imps_pitchforks = Vidle
card-lizardfolk_hunt = Lov
card-lizardfolk_volley = Salva šípů
card-lizardfolk_camp = Tábor v rákosí
card-lizardfolk_swamp = Výpad z bažiny
card-lizardfolk_watch = Hlídka
card-skeletons_rising = Povstání mrtvých
card-skeletons_bones = Sebrané kosti
card-skeletons_horde = Horda kostlivců
card-skeletons_march = Pochod mrtvých
card-skeletons_blades = Rezavé čepele
card-gnolls_fangs = Tesáky
card-gnolls_plunder = Drancování
card-gnolls_hirelings = Najatí žoldnéři
card-gnolls_raid = Přepad
card-gnolls_pack = Smečka
card-gnolls_howl = Vytí
card-slimes_ooze = Prosakování
card-slimes_split = Dělení
card-slimes_bubble = Bublání
card-slimes_wave = Vlna slizu
card-slimes_engulf = Pohlcení
card-slimes_slap = Mokrá facka
card-ratfolk_rush = Krysí úprk
card-ratfolk_works = Pilné packy
card-ratfolk_teeth = Ostré zuby
card-ratfolk_burrows = Nory

# Kořist

card-fire_flask = Ohnivá lahvice
card-rage_brew = Odvar zuřivosti
card-haste_draught = Lektvar spěchu
card-vigour_tonic = Posilující tonikum
card-stoneskin = Kamenná kůže
card-spider = Pavouk
card-wolf = Vlk
card-hellhound = Pekelný pes
card-raven = Havran
card-broodmother = Matka hnízda
card-axe = Sekera
card-sword = Meč
card-spear = Kopí
card-crossbow = Kuše
card-shield = Štít
card-gate_scroll = Svitek brány
card-summoning_scroll = Svitek vyvolání
card-fireball = Ohnivá koule
card-insight = Svitek vhledu
card-muster = Svitek svolání
card-love_potion = Nápoj lásky
card-mimic = Mimik
card-war_horn = Válečný roh
card-blueprints = Stavební plány

# Další karty souboru karet

card-dragon_1 = Drak, karta 1
card-dragon_2 = Drak, karta 2
card-dragon_3 = Drak, karta 3
card-dragon_4 = Drak, karta 4
card-dragon_5 = Drak, karta 5
card-dragon_6 = Drak, karta 6
card-dragon_7 = Drak, karta 7
card-dragon_8 = Drak, karta 8
card-dragon_9 = Drak, karta 9
card-dragon_10 = Drak, karta 10
card-witches_1 = Čarodějnice, karta 1
card-witches_2 = Čarodějnice, karta 2
card-witches_3 = Čarodějnice, karta 3
card-witches_4 = Čarodějnice, karta 4
card-witches_5 = Čarodějnice, karta 5
card-witches_6 = Čarodějnice, karta 6
card-witches_7 = Čarodějnice, karta 7
card-witches_8 = Čarodějnice, karta 8
card-witches_9 = Čarodějnice, karta 9
card-witches_10 = Čarodějnice, karta 10
card-ghosts_1 = Duchové, karta 1
card-ghosts_2 = Duchové, karta 2
card-ghosts_3 = Duchové, karta 3
card-ghosts_4 = Duchové, karta 4
card-ghosts_5 = Duchové, karta 5
card-ghosts_6 = Duchové, karta 6
card-ghosts_7 = Duchové, karta 7
card-ghosts_8 = Duchové, karta 8
card-ghosts_9 = Duchové, karta 9
card-ghosts_10 = Duchové, karta 10
card-imps_1 = Raraši, karta 1
card-imps_2 = Raraši, karta 2
card-imps_3 = Raraši, karta 3
card-imps_4 = Raraši, karta 4
card-imps_5 = Raraši, karta 5
card-imps_6 = Raraši, karta 6
card-imps_7 = Raraši, karta 7
card-imps_8 = Raraši, karta 8
card-imps_9 = Raraši, karta 9
card-imps_10 = Raraši, karta 10
card-lizardfolk_1 = Ještěráci, karta 1
card-lizardfolk_2 = Ještěráci, karta 2
card-lizardfolk_3 = Ještěráci, karta 3
card-lizardfolk_4 = Ještěráci, karta 4
card-lizardfolk_5 = Ještěráci, karta 5
card-lizardfolk_6 = Ještěráci, karta 6
card-lizardfolk_7 = Ještěráci, karta 7
card-lizardfolk_8 = Ještěráci, karta 8
card-lizardfolk_9 = Ještěráci, karta 9
card-lizardfolk_10 = Ještěráci, karta 10
card-skeletons_1 = Kostlivci, karta 1
card-skeletons_2 = Kostlivci, karta 2
card-skeletons_3 = Kostlivci, karta 3
card-skeletons_4 = Kostlivci, karta 4
card-skeletons_5 = Kostlivci, karta 5
card-skeletons_6 = Kostlivci, karta 6
card-skeletons_7 = Kostlivci, karta 7
card-skeletons_8 = Kostlivci, karta 8
card-skeletons_9 = Kostlivci, karta 9
card-skeletons_10 = Kostlivci, karta 10
card-gnolls_1 = Gnolové, karta 1
card-gnolls_2 = Gnolové, karta 2
card-gnolls_3 = Gnolové, karta 3
card-gnolls_4 = Gnolové, karta 4
card-gnolls_5 = Gnolové, karta 5
card-gnolls_6 = Gnolové, karta 6
card-gnolls_7 = Gnolové, karta 7
card-gnolls_8 = Gnolové, karta 8
card-gnolls_9 = Gnolové, karta 9
card-gnolls_10 = Gnolové, karta 10
card-slimes_1 = Slizouni, karta 1
card-slimes_2 = Slizouni, karta 2
card-slimes_3 = Slizouni, karta 3
card-slimes_4 = Slizouni, karta 4
card-slimes_5 = Slizouni, karta 5
card-slimes_6 = Slizouni, karta 6
card-slimes_7 = Slizouni, karta 7
card-slimes_8 = Slizouni, karta 8
card-slimes_9 = Slizouni, karta 9
card-slimes_10 = Slizouni, karta 10
card-ratfolk_1 = Krysáci, karta 1
card-ratfolk_2 = Krysáci, karta 2
card-ratfolk_3 = Krysáci, karta 3
card-ratfolk_4 = Krysáci, karta 4
card-ratfolk_5 = Krysáci, karta 5
card-ratfolk_6 = Krysáci, karta 6
card-ratfolk_7 = Krysáci, karta 7
card-ratfolk_8 = Krysáci, karta 8
card-ratfolk_9 = Krysáci, karta 9
card-ratfolk_10 = Krysáci, karta 10
card-loot_1 = Kořist, karta 1
card-loot_2 = Kořist, karta 2
card-loot_3 = Kořist, karta 3
card-loot_4 = Kořist, karta 4
card-loot_5 = Kořist, karta 5
card-loot_6 = Kořist, karta 6
card-loot_7 = Kořist, karta 7
card-loot_8 = Kořist, karta 8
card-loot_9 = Kořist, karta 9
card-loot_10 = Kořist, karta 10
card-loot_11 = Kořist, karta 11
card-loot_12 = Kořist, karta 12
card-loot_13 = Kořist, karta 13
card-loot_14 = Kořist, karta 14
card-loot_15 = Kořist, karta 15
card-loot_16 = Kořist, karta 16
card-loot_17 = Kořist, karta 17
card-loot_18 = Kořist, karta 18
card-loot_19 = Kořist, karta 19
card-loot_20 = Kořist, karta 20
card-loot_21 = Kořist, karta 21
card-loot_22 = Kořist, karta 22
card-loot_23 = Kořist, karta 23
card-loot_24 = Kořist, karta 24
card-loot_25 = Kořist, karta 25
card-loot_26 = Kořist, karta 26
card-loot_27 = Kořist, karta 27
card-loot_28 = Kořist, karta 28
card-promo_1 = Promo kořist, karta 1
card-promo_2 = Promo kořist, karta 2
card-promo_3 = Promo kořist, karta 3
card-promo_4 = Promo kořist, karta 4

# Nepřátelé

enemy-rogue_swords = zlodějka, Meče
enemy-rogue_hats = zlodějka, Klobouky
enemy-rogue_eye = zlodějka, Mystické oko
enemy-rogue_crossbones = zlodějka, Zkřížené hnáty
enemy-warrior_swords = válečník, Meče
enemy-warrior_hats = válečník, Klobouky
enemy-warrior_eye = válečník, Mystické oko
enemy-warrior_crossbones = válečník, Zkřížené hnáty
enemy-archer_swords = lučištnice, Meče
enemy-archer_hats = lučištnice, Klobouky
enemy-archer_eye = lučištnice, Mystické oko
enemy-archer_crossbones = lučištnice, Zkřížené hnáty
enemy-mage_swords = mág, Meče
enemy-mage_hats = mág, Klobouky
enemy-mage_eye = mág, Mystické oko
enemy-mage_crossbones = mág, Zkřížené hnáty
enemy-olga = Olga má hlad
enemy-revolt = Vzpoura žab
enemy-encore = Přídavek
enemy-bailiffs = Exekutoři
enemy-bars = Rachot mříží
enemy-darkness = Tma
enemy-brew = Nestálý lektvar
enemy-inspection = Stavební dozor
enemy-champion = Šampion cechu
enemy-sappers = Sapéři
enemy-ladder = Obléhací žebřík
enemy-special_1 = Zvláštní karta 1
enemy-special_2 = Zvláštní karta 2
enemy-special_3 = Zvláštní karta 3
enemy-special_4 = Zvláštní karta 4
enemy-special_5 = Zvláštní karta 5
enemy-special_6 = Zvláštní karta 6
enemy-special_7 = Zvláštní karta 7
enemy-special_8 = Zvláštní karta 8
enemy-special_9 = Zvláštní karta 9
enemy-special_10 = Zvláštní karta 10
enemy-special_11 = Zvláštní karta 11
enemy-special_12 = Zvláštní karta 12
enemy-special_13 = Zvláštní karta 13
enemy-special_14 = Zvláštní karta 14
enemy-special_15 = Zvláštní karta 15
enemy-special_16 = Zvláštní karta 16
enemy-special_17 = Zvláštní karta 17
enemy-special_18 = Zvláštní karta 18
enemy-special_19 = Zvláštní karta 19
enemy-special_20 = Zvláštní karta 20

hero-card = Do každé z těchto místností přijde { $hero }: { $rooms }.
special-in = Ve scénáři { $number }: { $what }
op-otherwise = Není-li to možné: { $what }
op-pay = Zmizí { $room_from }: { $count }× { $token }.
op-discard = Každý hráč odhodí { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
op-encourage = Největší skupina hrdinů mimo Katakomby je povzbuzena.
op-jail = { $count ->
        [one] Do Katakomb přibude hrdina z další karty nepřátel.
       *[other] Do Katakomb přibudou hrdinové z dalších { $count } karet nepřátel.
    }
op-jail-or-break = { $count ->
        [one] Je-li v Katakombách aspoň { $count } hrdina
        [few] Jsou-li v Katakombách aspoň { $count } hrdinové
       *[other] Je-li v Katakombách aspoň { $count } hrdinů
    }, prolomí mříže a všichni jsou povzbuzeni. Jinak tam přibude hrdina z další karty nepřátel.
op-frogs = V každé místnosti, kde je žába s příšerou, žába kousne 1 příšeru (1 zranění) a zmizí. Potom přiskáče 1 žába do Stoky.
op-dark = Žádné útoky na dálku ani pozdravy lučištnic, dokud { $count ->
        [one] neskončí tento tah
        [few] neskončí { $count } tahy včetně tohoto
       *[other] neskončí { $count } tahů včetně tohoto
    }.
op-confiscate = Truhlice s nejnižší hodnotou mimo Pokladnici zmizí bez účinku.
op-deploy = Přichází { $hero } { $room_to }.
op-deploy-farthest = Do { $count ->
        [one] místnosti
        [few] každé ze { $count } místností
       *[other] každé z { $count } místností
    } nejdál od Pokladnice přijde { $hero }.
op-deploy-no-chest = Do { $count ->
        [one] { $count } místnosti
        [few] každé ze { $count } místností
       *[other] každé z { $count } místností
    } bez truhlice přijde { $hero }.
op-deploy-distance = Do { $count ->
        [one] { $count } místnosti vzdálené
        [few] každé ze { $count } místností vzdálených
       *[other] každé z { $count } místností vzdálených
    } { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    } od Pokladnice přijde { $hero }.
op-strong = Šampion má { $hit_points ->
        [one] { $hit_points } život
        [few] { $hit_points } životy
       *[other] { $hit_points } životů
    }.
op-weak = Má { $hit_points ->
        [one] { $hit_points } život
        [few] { $hit_points } životy
       *[other] { $hit_points } životů
    }.

# Scénáře

about-s01 = Podzemí na zaučenou. Paní domácí Olga má pořád hlad.
about-s02 = Žáby, které necháte u příšer, koušou.
about-s03 = Hudba povzbuzuje unavené hrdiny: velkou skupinu nikdy nenechte pohromadě.
about-s04 = Domácí chodí vybírat nájem; mějte pro něj v Pokladnici něco připraveno.
about-s05 = Vězni v Katakombách lomcují mřížemi: ať se jich tam nesejde moc.
about-s06 = Dlouhé temné chodby. Za tmy nikdo nestřílí.
about-s07 = Šílené pokusy: cizí karty a vězni do Katakomb.
about-s08 = Podzemí ještě není hotové; stavíte, zatímco se bráníte.
about-s09 = Stísněné podzemí. Šampionů se jen tak nezbavíte.
about-s10 = Zlodějky se prokopávají až k Pokladnici.
about-s11 = Po obléhacích žebřících lezou hrdinové tam, kde neleží žádná truhlice.
about-s12 = Finále: exekutoři, šampioni, sapéři i obléhací žebříky a hrdinové uvnitř hned od začátku.
scenario-deck = Balíček nepřátel, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }: { $hero_cards ->
        [one] { $hero_cards } karta
        [few] { $hero_cards } karty
       *[other] { $hero_cards } karet
    } hrdinů a { $cards }.
scenario-deck-plain = Balíček nepřátel, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }: jen karty hrdinů.
counted-enemy = { $count }× { $enemy }
scenario-laboratory = V podzemí je Laboratoř: do balíčku kořisti se { $clan_cards ->
        [one] zamíchá { $clan_cards } karta
        [few] zamíchají { $clan_cards } karty
       *[other] zamíchá { $clan_cards } karet
    } klanu, za který nikdo nehraje.
scenario-laboratory-built = Až bude postavena Laboratoř, do balíčku kořisti se { $clan_cards ->
        [one] zamíchá { $clan_cards } karta
        [few] zamíchají { $clan_cards } karty
       *[other] zamíchá { $clan_cards } karet
    } klanu, za který nikdo nehraje.
scenario-missing = Hrdina, jehož místnost ještě nestojí, přijde { $room_to }.
scenario-pool = Na postavení čekají: { $rooms }.
scenario-chests = Truhlice: { $chests }.
there-chest = { $room } { $value }
scenario-portals = Nehotové portály: { $rooms }.
scenario-tokens = Na začátku: { $things }.
scenario-extra = { $clans ->
        [one] S { $clans } klanem
       *[other] Se { $clans } klany
    } navíc: { $things }.
there-token = { $count }× { $token } { $room_in }
there-hero = { $count }× { $hero_tired } { $room_in }

scenario-s01 = Olžin kotlík
scenario-s02 = Žabí povstání
scenario-s03 = Souboj kapel
scenario-s04 = Den nájmu
scenario-s05 = Útěk z vězení
scenario-s06 = Zhasněte světla
scenario-s07 = Šílená laboratoř
scenario-s08 = Staveniště
scenario-s09 = Šampioni cechu
scenario-s10 = Sapéři
scenario-s11 = Dlouhé obléhání
scenario-s12 = Hvězdná hodina cechu
scenario-s13 = Scénář 13
scenario-s14 = Scénář 14
scenario-s15 = Scénář 15
scenario-s16 = Scénář 16
scenario-s17 = Scénář 17
scenario-s18 = Scénář 18
scenario-s19 = Scénář 19
scenario-s20 = Scénář 20
scenario-s21 = Scénář 21
scenario-s22 = Scénář 22
scenario-s23 = Scénář 23
scenario-s24 = Scénář 24
scenario-s25 = Scénář 25
scenario-s26 = Scénář 26
scenario-s27 = Scénář 27
scenario-s28 = Scénář 28
scenario-s29 = Scénář 29
scenario-s30 = Scénář 30
scenario-s31 = Scénář 31
scenario-s32 = Scénář 32
scenario-s33 = Scénář 33
scenario-s34 = Scénář 34
scenario-s35 = Scénář 35
scenario-s36 = Scénář 36
scenario-s37 = Scénář 37
scenario-s38 = Scénář 38
scenario-s39 = Scénář 39
scenario-s40 = Scénář 40

chapter-about = Scénáře: { $scenarios }. Klany na výběr: { $clans }.
chapter-1 = Noví nájemníci
chapter-2 = Práce v plném proudu
chapter-3 = Všichni na hradby

# Otázky

prompt-choose_clan = Za který klan budeš hrát?
    .detail = Vybíráš { $number }. klan u stolu; každý klan smí být ve hře jen jednou.
prompt-keep_loot = Kterou kartu kořisti si necháš?
    .detail = Odměna z kroniky: zamíchá se do tvého začátečního balíčku ({ $clan }). Zbývá vzít { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
prompt-choose_unused = Který klan dá karty do Laboratoře?
    .detail = Do kořisti se zamíchají jeho akční karty, celkem { $clan_cards }; zahrát je může kdokoli.
prompt-place_monster = { $count ->
        [0] Potvrdíš rozmístění příšer?
       *[other] Kde začne { $clan_one }?
    }
    .detail = { $count ->
        [0] Kteroukoli z nich ještě smíš vzít zpět.
       *[other] Typ místnosti: { $type }. { $type_help } Zbývá rozmístit: { $count }.
    }
prompt-play_cards = Kterou kartu zahraješ?
    .detail = { $clan }: v ruce { $count ->
        [0] už nic není
        [one] je { $count } karta
        [few] jsou { $count } karty
       *[other] je { $count } karet
    }. Potom přijdou hrdinové.
prompt-symbols = Který symbol provedeš?
    .detail = { $card }: { $count ->
        [one] zbývá { $count } symbol
        [few] zbývají { $count } symboly
       *[other] zbývá { $count } symbolů
    }, kterýkoli smíš vynechat.
prompt-refresh_loot = Kterou kartu odhodíš pro novou nabídku?
    .detail = Za každou odhozenou kartu vyměníš jednu nebo víc karet kořisti.
prompt-replace_loot = Kterou kořist vyměníš?
    .detail = { $count ->
        [0] Vyber jednu nebo víc karet. Půjdou dospod balíčku kořisti a nabídka se doplní.
       *[other] Vybráno: { $cards }. Dokud výběr nepotvrdíš, smíš kteroukoli kartu vzít zpět.
    }
prompt-invade = Pokoušet štěstěnu, nebo pokračovat?
    .detail = { $count ->
        [0] Hrdinové jsou vyhodnoceni, tah může skončit.
        [one] Zbývá odhalit { $count } kartu nepřátel.
        [few] Zbývá odhalit { $count } karty nepřátel.
       *[other] Zbývá odhalit { $count } karet nepřátel.
    } Štěstěna dá { $catacombs_draw ->
        [one] { $catacombs_draw } kartu
        [few] { $catacombs_draw } karty
       *[other] { $catacombs_draw } karet
    } a hrdinu do Katakomb.
prompt-lead_heroes = Kteří hrdinové jsou na řadě?
    .detail = Aktivní hrdinové jsou ve více místnostech; vyber jednu.
prompt-attack = Kdo útočí { $room_in }?
    .detail = Všichni hrdinové zaútočit nestihnou, příšery padnou dřív; kdo zaútočí, unaví se.
prompt-exhaust = Koho unaví truhlice { $room_in }?
    .detail = Zbývá unavit: { $count }. Ostatní zůstanou aktivní.
prompt-charge = Kam běží hrdinové { $room_from }?
    .detail = Aktivních hrdinů: { $count }. Blíž k Pokladnici vede víc cest; skupinu smíš i rozdělit.
prompt-run = Kam běží { $hero } { $room_from }?
    .detail = Skupina se dělí; všichni doběhnou zároveň.
prompt-trap_victim = Koho zraní past { $room_in }?
    .detail = Past zraní jednoho z těch, kdo právě přišli, a zmizí.
prompt-next_archer = Která lučištnice vystřelí jako první?
    .detail = Přišlo jich víc; pořadí jejich pozdravů vybíráš ty.
prompt-archer_shot = Kam vystřelí lučištnice { $room_from }?
    .detail = Míří do sousední místnosti směrem k Pokladnici; zraní tam jednu příšeru.
prompt-destroy_resource = Který zdroj zmizí { $room_from }?
    .detail = Hrdinové ho zničí; žeton se vrátí do zásoby.
prompt-choose_deploy_room = Do které místnosti přijde { $hero }?
    .detail = V zásobě je málo žetonů; místo zbylých hrdinů povzbudíte všechny tohoto druhu.
prompt-op_hero = Který hrdina přijde?
    .detail = Těchto žetonů je v zásobě stejně, a to nejvíc.
prompt-op_rooms = { $count ->
        [0] Potvrdíte výběr místností?
       *[other] Do které místnosti přijde { $hero }?
    }
    .detail = { $count ->
        [0] Kteroukoli z nich ještě smíte vzít zpět.
       *[other] Zbývá vybrat: { $count }.
    }
prompt-op_group = Kterou skupinu hrdinů povzbudíte?
    .detail = Tyto skupiny hrdinů jsou stejně velké.
prompt-op_chest = O kterou truhlici přijdete?
    .detail = Tyto truhlice mají nejnižší hodnotu; vybraná zmizí bez účinku.
prompt-choose_victim = Která příšera { $room_in } utrpí zranění?
    .detail = { $cause ->
        [0] Útočí hrdina v místnosti; majitel se může bránit.
        [1] Střílí lučištnice; bránit se nejde.
       *[other] Kouše žába; bránit se nejde.
    }
prompt-choose_figure = Která figurka utrpí zranění?
    .detail = { $clan } { $room_in }: figurky mají různý počet zranění.
prompt-defend = Ubráníš příšeru { $room_in }?
    .detail = { $own ->
        [0] Je to příšera jiného klanu, ty máš v místnosti také svou.{ " " }
       *[other] { "" }
    }{ $clan }: figurce { $left ->
        [one] zbývá { $left } život, jinak se vrátí do doupěte.
        [few] zbývají { $left } životy.
       *[other] zbývá { $left } životů.
    } Karta půjde na odhazovací hromádku.
prompt-deploy_here = Nasadíš { $clan_acc } { $room_to }?
    .detail = Z doupěte sem smíš nasadit ještě { $count ->
        [one] { $count } příšeru
        [few] { $count } příšery
       *[other] { $count } příšer
    }.
prompt-discard_card = Kterou kartu odhodíš?
    .detail = { $clan }: zbývá odhodit { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
prompt-move_from = Odkud půjde tvoje příšera?
    .detail = Schopnost klanu: pohyb jednou příšerou, s sebou smí vzít jeden žeton.
prompt-move_to = Kam půjde příšera { $room_from }?
    .detail = { $through ->
        [0] Chodbou do sousední místnosti, nebo z hotového portálu do jiného.
       *[other] Do kterékoli místnosti, která se dotýká, chodbou i skrz zeď; portály tu nepomohou.
    }
prompt-move_figure = Která figurka půjde { $room_from }?
    .detail = Figurky mají různý počet zranění a nesou si ho s sebou.
prompt-carry = Vezme s sebou něco?
    .detail = { $room } → { $rooms }: jeden zdroj nebo past.
prompt-swarm_move = Kam půjde další z hejna?
    .detail = { $room }: pohnout se { $count ->
        [one] smí ještě { $count } příšera
        [few] smějí ještě { $count } příšery
       *[other] smí ještě { $count } příšer
    }.
prompt-swarm_room = Ve které místnosti je hejno?
    .detail = { $symbol }: každá tvoje příšera v jedné místnosti.
prompt-swarm_act = Co udělá další z hejna?
    .detail = { $room }, { $symbol }: { $count ->
        [one] zbývá { $count } příšera
        [few] zbývají { $count } příšery
       *[other] zbývá { $count } příšer
    }.
prompt-one_symbol = Jak ho provedeš?
    .detail = Zvolený symbol: { $symbol }.
prompt-reward = Provedeš i to, co stojí za šipkou?
    .detail = { $symbol }: smíš, protože to, co stojí před šipkou, se stalo.
prompt-swarm_strike = Na koho zaútočí další z hejna?
    .detail = { $room }: zaútočit { $count ->
        [one] smí ještě { $count } příšera
        [few] smějí ještě { $count } příšery
       *[other] smí ještě { $count } příšer
    }.
prompt-swarm_shoot = Kam vystřelí další z hejna?
    .detail = { $room }: vystřelit { $count ->
        [one] smí ještě { $count } příšera
        [few] smějí ještě { $count } příšery
       *[other] smí ještě { $count } příšer
    }.
prompt-strike_hero = Na koho zaútočíš { $room_in }?
    .detail = Hrdina utrpí 1 zranění; skoro každého to vyřadí.
prompt-create_here = Položíš { $token_acc } { $room_to }?
    .detail = Odměna za šipkou na kartě; zdroj přijde do téže místnosti.
prompt-create_in = Kam položíš { $token_acc }?
    .detail = { $anywhere ->
        [0] Do místnosti se svou příšerou.
       *[other] Do kterékoli místnosti podzemí.
    }
prompt-finish_portal = Který portál dokončíš?
    .detail = Mezi hotovými portály chodí příšery jako mezi sousedními místnostmi.
prompt-open_portal = Kam položíš hotový portál?
    .detail = Do místnosti se svou příšerou, kde žádný portál není.
prompt-ambush = { $count ->
        [0] Potvrdíš nasazení příšer?
       *[other] Kam nasadíš další příšeru?
    }
    .detail = { $count ->
        [0] Kteroukoli z nich ještě smíš vzít zpět.
        [one] Léčka, { $type }: ještě { $count } příšera. { $type_help }
        [few] Léčka, { $type }: ještě { $count } příšery. { $type_help }
       *[other] Léčka, { $type }: ještě { $count } příšer. { $type_help }
    }
prompt-pay_in = Odkud odhodíš { $token_acc }?
    .detail = Z místnosti se svou příšerou; odměna přijde tamtéž.
prompt-ability_target = Kde zaútočíš?
    .detail = Schopnost klanu: jedno zranění hrdinovi.
prompt-deploy_beside = Kam přijde nový krysák?
    .detail = Do místnosti, kde už nějaký krysák je.
prompt-take_loot = Kterou kartu si vezmeš?
    .detail = Z nabídky kořisti: { $kind }. Půjde na tvou odhazovací hromádku.
prompt-pay_architect = Kolik zlatáků architektovi zaplatíš?
    .detail = Na nové místnosti bude ležet truhlice téže hodnoty.
prompt-choose_tile = Kterou místnost postavíš?
    .detail = S truhlicí o hodnotě { $value }.
prompt-build_beside = Vedle které místnosti ji postavíš?
    .detail = { $room } s truhlicí o hodnotě { $value } se připojí ke dveřím, které vedou ven.
prompt-build_side = Na kterou stranu?
    .detail = { $room } s truhlicí o hodnotě { $value } vedle místnosti { $rooms }.
prompt-build_rotation = Jak místnost otočíš?
    .detail = { $room } s truhlicí o hodnotě { $value } vedle místnosti { $rooms }: o kolik čtvrtin po směru hodin.

# Odpovědi

action-clan = { $clan }
action-play = Zahrát: { $card }
action-play_right = Zahrát pravou stranu: { $card }
action-gamble = Pokoušet štěstěnu v Katakombách
action-refresh = Obnovit nabídku kořisti
action-end_play = Ukončit hraní karet
action-reveal = Odhalit kartu nepřátel
action-end_turn = Ukončit tah
action-draw = Dobrat kartu
action-ability = Použít schopnost klanu
action-ambush = Léčka
action-reinforce = Posily
action-finish_portal = Dokončit portál
action-lay_trap = Položit past
action-open_portal = Otevřít portál
action-pay = Zaplatit zdrojem
action-swarm_move = Hejno: pohyb
action-swarm_melee = Hejno: útok na blízko
action-swarm_ranged = Hejno: útok na dálku
action-swarm_draw = Hejno: dobrání
action-swarm_activate = Hejno: aktivace
action-swarm_trap = Hejno: past
action-swarm_portal = Hejno: portál
action-swarm_ambush = Hejno: léčka
action-swarm_reinforce = Hejno: posily
action-swarm_create = Hejno: vytvořit { $token_acc }
action-symbol = Provést { $number }. symbol karty
action-create = Vytvořit: { $token }
action-activate = Aktivovat { $room_acc }
action-move = Jít { $room_from }
action-melee = Zaútočit na blízko { $room_in }
action-ranged = Vystřelit { $room_to }
action-done = Hotovo
action-room = { $room }
action-hero = { $hero }
action-victim = { $clan }
action-figure = { $wounds ->
    [0] bez zranění
    [one] { $wounds } zranění
   *[other] { $wounds } zranění
 }
action-carry = Vzít { $token_acc }
action-carry_nothing = Nebrat nic
action-card = { $card }
action-resource = { $token }
action-take_back_room = Vzít zpět: { $room }
action-take_back_card = Vzít zpět: { $card }
action-deploy = Nasadit
action-decline = Raději ne
action-split = Rozdělit skupinu
action-chest = { $value ->
    [one] { $value } zlaták, truhlice { $value }
    [few] { $value } zlatáky, truhlice { $value }
   *[other] { $value } zlatáků, truhlice { $value }
 }
action-side = { $side ->
    [0] nahoru
    [1] doprava
    [2] dolů
   *[other] doleva
 }
action-rotation = { $quarters ->
    [0] bez otočení
    [1] o čtvrtinu
    [2] o polovinu
   *[other] o tři čtvrtiny
 }

# Co se stalo

event-clan_chosen = { $seat } hraje za klan { $clan }.
event-clan_dealt = { $seat } ({ $clan }): příšer v klanu { $count }.
event-turn_began = Na tahu je { $seat } ({ $clan }).
event-played = { $seat } ({ $clan }) hraje kartu { $card }{ $side ->
    [1] { "" }
   *[other] , pravou stranu
 }.
event-drew = { $seat } ({ $clan }) dobírá { $count ->
    [one] kartu
   *[other] karty
 }: { $cards }.
event-gambled = { $seat } ({ $clan }) pokouší štěstěnu v Katakombách.
event-enemy_revealed = Karta nepřátel: { $enemy }.
event-second_wave = Začíná druhá vlna: balíček nepřátel se zamíchal, karet { $count }.
event-hero_deployed = Přichází { $hero } { $room_to }.
event-no_token = V zásobě není žeton ({ $hero }): místo příchodu jsou povzbuzeni všichni toho druhu i jejich společníci.
event-encouraged = Povzbuzení hrdinové { $room_in }: { $count }.
event-trap_disarmed = Zlodějka zneškodnila past { $room_in }.
event-archer_shot = Lučištnice střílí { $room_from } { $rooms_to }.
event-resource_lost = Hrdinové ničí { $token_acc } { $room_in }.
event-trap_sprung = Past { $room_in } sklapla.
event-hero_wounded = Zranění má { $hero } { $room_in } a bojuje dál.
event-hero_gone = Podzemí opouští { $hero } { $room_from }.
event-hero_attacked = Útočí { $hero } { $room_in }.
event-monster_wounded = Zranění: { $clan_one } { $room_in } ({ $seat }).
event-monster_gone = Do doupěte se { $room_from } vrací { $clan_one } ({ $seat }).
event-defended = { $seat } ({ $clan }) se brání { $room_in } kartou { $card }.
event-taken_back = { $seat } bere { $clan_acc } { $room_from } zpět.
event-deployed = { $seat } nasazuje { $clan_acc } { $room_to }.
event-chest_opened = Hrdinové otevřeli { $room_in } truhlici o hodnotě { $value }: { $effect }.
event-chest_gone = Vyrabovaná truhlice (hodnota { $value }) mizí { $room_from }.
event-heroes_wait = Na posily čekají hrdinové { $room_in }: { $count }.
event-heroes_charged = Zteč { $room_from } { $rooms_to }, hrdinů { $count }.
event-discarded = { $seat } ({ $clan }) odhazuje kartu { $card }.
event-resource_paid = Žeton zmizel { $room_from }: { $token }.
event-frog_bit = Žába { $room_in } kouše a mizí.
event-frog_came = Nová žába přiskákala { $room_to }.
event-dark = Je tma. Tahů do konce: { $count }.
event-chest_confiscated = Zabavená truhlice { $room_in }, hodnota { $value }.
event-made = { $seat } ({ $clan }) pokládá { $token_acc } { $room_to }.
event-took_loot = { $seat } ({ $clan }) získává kartu { $card }.
event-display_refilled = Nově v nabídce kořisti: { $cards }.
event-experimented = { $seat } ({ $clan }) pracuje v Laboratoři.
event-foreign_cards = Do kořisti se zamíchaly karty klanu { $clan }.
event-built = { $seat } ({ $clan }) staví: { $room }, truhlice o hodnotě { $value }.
event-moved = { $seat }: { $clan_one } jde { $room_from } { $rooms_to }.
event-carried = { $seat } ({ $clan }) přenáší { $token_acc } { $rooms_to }.
event-portal_finished = { $seat } ({ $clan }) dokončuje portál { $room_in }.
event-portal_opened = { $seat } ({ $clan }) otevírá portál { $room_in }.
event-reinforced = { $seat } ({ $clan }) volá posily: { $cards }. Do ruky z nich: { $count }.
event-paid = { $seat } ({ $clan }) platí { $room_in }: { $token }.
event-healed = { $seat }: { $clan_one } je zase bez zranění.
event-loot_replaced = { $seat } ({ $clan }) vrací pod balíček kořisti kartu { $card }.
event-won = Hrdinové odtáhli s nepořízenou. Vyhráli jste!
event-lost = Hrdinové otevřeli truhlici v Pokladnici. Prohráli jste.

# Proč ne

refusal-H-2_6 = Vyber klan, za který ještě nikdo nehraje; v kronice jen z klanů své kapitoly.
refusal-H-2_7 = Příšeru postav do místnosti typu, kde její klan začíná.
refusal-H-2_11 = Vyber klan, za který nikdo nehraje.
refusal-H-3_1 = Zahraj kartu z ruky, zkus štěstěnu, obnov nabídku, nebo hraní ukonči.
refusal-H-3_2 = Odhoď kartu z ruky a vyměň za ni aspoň jednu kartu nabídky kořisti.
refusal-H-3_4 = Odhal další kartu nepřátel, nebo zkus štěstěnu, pokud na ni v tomto tahu ještě nedošlo.
refusal-H-4_3 = Příšera jde chodbou do sousední místnosti, nebo z hotového portálu do jiného; vzít smí jeden zdroj či past.
refusal-H-4_4 = Útok zraní jednoho hrdinu v této místnosti.
refusal-H-4_6 = Zdroj přijde do místnosti, kde stojí tvoje příšera.
refusal-H-4_7 = Zahraj kartu s obranou, nebo zranění přijmi.
refusal-H-4_8 = Past přijde do místnosti, kde stojí tvoje příšera.
refusal-H-4_9 = Portál přijde do místnosti s tvou příšerou, kde žádný portál neleží.
refusal-H-4_10 = Příšery z doupěte nasaď do místností uvedeného typu.
refusal-H-4_12 = Co stojí za šipkou, smíš provést jen v místnosti, kde se stalo to před ní.
refusal-H-4_13 = Hejno je v jedné místnosti a každá příšera v něm provede akci nejvýš jednou.
refusal-H-4_16 = Schopnost klanu provede jedna tvoje příšera v podzemí; duch jde chodbou, nebo skrz zeď do místnosti, která se dotýká.
refusal-H-4_17 = Proveď některý ze symbolů, které na kartě zbývají a jdou provést, nebo přestaň.
refusal-H-5_2 = Vezmi si z nabídky kartu druhu, který místnost vyrábí.
refusal-H-5_4 = Štěstěnu smíš pokoušet jednou za svůj tah.
refusal-H-5_5 = Vezmi si z nabídky kartu cizího klanu.
refusal-H-5_6 = Zaplať zlatáky z ateliéru, 1 až { $best_chest }, a novou místnost připoj chodbou k některé, která už stojí.
refusal-H-6_1 = Dokončit jde nehotový portál v místnosti s tvou příšerou.
refusal-H-8_2 = Vyber jednu z místností, kam má hrdina přijít.
refusal-H-10_1 = Vyber z toho, co karta scénáře připouští.
refusal-H-10_2 = Pozdrav zasáhne jen to, co nabízí tato místnost.
refusal-H-10_3 = Past zraní hrdinu, který právě přišel.
refusal-H-10_5 = Útok v místnosti zraní jednu příšeru, která v ní stojí.
refusal-H-10_6 = Unav aktivního hrdinu v místnosti; při kletbě odhoď kartu z ruky.
refusal-H-10_8 = Hrdinové běží chodbou do místnosti, která je blíž k Pokladnici.
refusal-H-10_9 = Vyber místnost, kde je aktivní hrdina.
refusal-H-12_3 = Vyber různé místnosti, které karta scénáře připouští, a výběr potvrď.
refusal-H-13_3 = Vezmi si do začátečního balíčku kartu kořisti z nabídky; kartu cizího klanu si nechat nelze.

# Záměry

plan-guard = { $clan }: postavím se do cesty { $room_in }.
plan-strike = { $clan }: { $count ->
        [one] chci se zbavit hrdiny { $room_in }
       *[other] chci se zbavit hrdinů { $room_in } (celkem { $count })
    }.
plan-trap = { $clan }: připravím past { $room_in }.
plan-loot = { $clan }: jdu si pro kořist ({ $kind }) { $room_to }.
plan-deploy = { $clan }: potřebuji do podzemí víc příšer.
plan-gather = { $clan }: vyrobím zdroje pro ostatní { $room_in }.

# Výsledek

score-cards = Přestálé karty nepřátel
score-chests = Hodnota zavřených truhlic

# Rozhodnuto předem

order-lead_heroes = { $value ->
    [1] Hrdinové: pořadí, cesty a kdo se unaví, vybírám já
   *[other] Hrdinové: pořadí, cesty a kdo se unaví, vybírá rádce
 }
order-late_gamble = { $value ->
    [1] Štěstěna mezi kartami nepřátel: vždy se ptát
   *[other] Štěstěna mezi kartami nepřátel: nikdy
 }

# Nastavení

setting-scenario = Scénář
setting-scenario-s01 = 1. Olžin kotlík
setting-scenario-s02 = 2. Žabí povstání
setting-scenario-s03 = 3. Souboj kapel
setting-scenario-s04 = 4. Den nájmu
setting-scenario-s05 = 5. Útěk z vězení
setting-scenario-s06 = 6. Zhasněte světla
setting-scenario-s07 = 7. Šílená laboratoř
setting-scenario-s08 = 8. Staveniště
setting-scenario-s09 = 9. Šampioni cechu
setting-scenario-s10 = 10. Sapéři
setting-scenario-s11 = 11. Dlouhé obléhání
setting-scenario-s12 = 12. Hvězdná hodina cechu
setting-scenario-s13 = 13. scénář
setting-scenario-s14 = 14. scénář
setting-scenario-s15 = 15. scénář
setting-scenario-s16 = 16. scénář
setting-scenario-s17 = 17. scénář
setting-scenario-s18 = 18. scénář
setting-scenario-s19 = 19. scénář
setting-scenario-s20 = 20. scénář
setting-scenario-s21 = 21. scénář
setting-scenario-s22 = 22. scénář
setting-scenario-s23 = 23. scénář
setting-scenario-s24 = 24. scénář
setting-scenario-s25 = 25. scénář
setting-scenario-s26 = 26. scénář
setting-scenario-s27 = 27. scénář
setting-scenario-s28 = 28. scénář
setting-scenario-s29 = 29. scénář
setting-scenario-s30 = 30. scénář
setting-scenario-s31 = 31. scénář
setting-scenario-s32 = 32. scénář
setting-scenario-s33 = 33. scénář
setting-scenario-s34 = 34. scénář
setting-scenario-s35 = 35. scénář
setting-scenario-s36 = 36. scénář
setting-scenario-s37 = 37. scénář
setting-scenario-s38 = 38. scénář
setting-scenario-s39 = 39. scénář
setting-scenario-s40 = 40. scénář
setting-difficulty = Obtížnost
setting-difficulty-family = rodinný mód: { $family_wave1 ->
    [one] { $family_wave1 } karta
    [few] { $family_wave1 } karty
   *[other] { $family_wave1 } karet
 } nepřátel za tah, ve druhé vlně { $family_wave2 }
setting-difficulty-challenge = výzva: { $challenge_wave1 ->
    [one] { $challenge_wave1 } karta
    [few] { $challenge_wave1 } karty
   *[other] { $challenge_wave1 } karet
 } nepřátel za tah, ve druhé vlně { $challenge_wave2 }
setting-difficulty-hardcore = krutopřísný mód: { $hardcore_wave1 ->
    [one] { $hardcore_wave1 } karta
    [few] { $hardcore_wave1 } karty
   *[other] { $hardcore_wave1 } karet
 } nepřátel za tah, ve druhé vlně { $hardcore_wave2 }
setting-clans = Klany
setting-clans-chosen = každý si vybere
setting-clans-drawn = losují se
setting-clans-chapter = každý si vybere z klanů kapitoly, do které scénář patří
setting-solo_clans = Kolik klanů vede sólohráč
setting-solo_clans-one = jeden
setting-solo_clans-two = dva, jako by hráli dva hráči
setting-solo_clans-three = tři, jako by hráli tři hráči
setting-solo_clans-four = čtyři, jako by hráli čtyři hráči
setting-promo = Promo karty kořisti ({ $promo_cards })
setting-promo-off = ve hře nejsou
setting-promo-on = zamíchají se mezi kořist
setting-kept_loot = Ponechaná kořist
setting-kept_loot-none = nikdo nezačíná s kořistí
setting-kept_loot-one = každý začíná s jednou kartou kořisti, jako po jednom vyhraném scénáři kapitoly
setting-kept_loot-two = každý začíná se dvěma kartami kořisti, jako po dvou vyhraných scénářích kapitoly
setting-kept_loot-three = každý začíná se třemi kartami kořisti, jako po třech vyhraných scénářích kapitoly
setting-wave_zero = Nultá vlna
setting-wave_zero-off = bez ní
setting-wave_zero-on = než má každý za sebou první tah, přichází jen 1 karta nepřátel za tah
setting-archer_shot = Lučištnice, když směrem k Pokladnici nikdo není
setting-archer_shot-towards_vault = nestřílí
setting-archer_shot-anywhere_else_too = střílí do jiné sousední místnosti
setting-skeleton_bone = Kost kostlivců
setting-skeleton_bone-anywhere = přijde do kterékoli místnosti
setting-skeleton_bone-with_skeleton = přijde do místnosti s kostlivcem
setting-defence = Kdo smí bránit příšeru, na kterou hrdina útočí
setting-defence-owner = její majitel
setting-defence-anybody_there = každý, kdo má v místnosti příšeru, nejdřív majitel

# Stůl

board-wave = { $number }. vlna
board-enemy = Nepřátelé
board-deck = v balíčku { $count }
board-per-turn = za tah { $count }
board-dark = tma ({ $count })
board-loot = Kořist
board-hand = Ruka
board-pile = dobírací { $count }
board-discard = odhozeno { $count }
board-lair = doupě { $count }
board-preview = Hrdinové
board-tiles = K postavení
board-plan = Záměr
board-or = nebo
board-does-attack = zaútočí
board-does-loot = otevře truhlici
board-does-wait = čeká
board-does-charge = běží dál
board-does-nothing = nic
letters-rogue = Zl
letters-warrior = Vá
letters-archer = Lu
letters-mage = Má
letters-champion = Ša
letters-dragon = Dr
letters-witches = Ča
letters-ghosts = Du
letters-imps = Ra
letters-lizardfolk = Je
letters-skeletons = Ko
letters-gnolls = Gn
letters-slimes = Sl
letters-ratfolk = Kr
letters-gold = zt
letters-frog = žá
letters-bone = ko
letters-book = kn
letters-trap = pa
board-legend = ▲ aktivní hrdina · △ unavený hrdina · ■ příšera (v závorce zranění) · ▣ truhlice · ◉ portál · ○ nehotový portál

# Kronika

campaign-title = Kronika: { $difficulty }
campaign-chapter = { $number }. kapitola: { $title }
campaign-won = vyhráno
campaign-lost = prohráno
campaign-open = na řadě
campaign-closed = zamčeno
campaign-tries = { $count ->
    [0] zatím nehráno
    [one] { $count } pokus
    [few] { $count } pokusy
   *[other] { $count } pokusů
 }
campaign-reward = { $count ->
    [one] Každý v něm začíná s { $count } kartou kořisti, kterou si z této kapitoly nechal.
   *[other] Každý v něm začíná s { $count } kartami kořisti, které si z této kapitoly nechal.
 }
campaign-next = Na řadě je { $title }. Hraj příkazem „{ $command }“.
campaign-complete = Celá kronika je vyhraná.
scenario-ok = Scénář je v pořádku: místností { $rooms }, truhlic { $chests }, karet nepřátel { $cards }.
scenario-play = Zahraješ si ho příkazem „{ $command }“.
