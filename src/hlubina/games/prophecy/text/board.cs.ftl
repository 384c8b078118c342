# Texty stolu Proroctví, které hra sama nepotřebuje.

map = Plán
fight = Souboj
you = ty
meanwhile = Co se dělo

# Místa
cell = Hlubina { $cell }
sphere = Sféra { $number }
sphere-from = Útočí se odtud: { $fields }
you-are-here = stojíš tady
stands = Stojí tu { $name }
stands-there = stojí tu
stands-at = Místo: { $place }
face-down = zakryté dobrodružství
only-you = víš to jen ty
empty-field = volné pole, nic tu neleží
arena = aréna závěrečného boje
piece = Leží tu Část mapy
lives = { $count ->
    [one] { $count } život
    [few] { $count } životy
   *[other] { $count } životů
}
treasure = { $card } { $maps ->
    [one] za { $maps } Část mapy
    [few] za { $maps } Části mapy
   *[other] za { $maps } Částí mapy
}
goods = Zboží
lessons = Výuka
treasures = Poklady
price = Cena { $gold }
lesson-price = { $gold ->
    [0] Stojí { $xp } zk.
   *[other] Stojí { $xp } zk. a { $gold } zl.
}
no-things = Zatím bez předmětů a schopností.
limits = Předmětů { $items } z { $itemLimit }, schopností { $abilities } z { $abilityLimit }.
sheet-of = Postava: { $name }
spent = v tomto kole už použito

# Cesty a činy
way-walk = pěšky
way-ride = na koni
way-ship = lodí
way-gate = branou
way-free = { $way }, zdarma
way-paid = { $way }, za { $gold } zl.
choose-field = { $field }
sell-for = Prodat za { $gold } zl.
do-buy = Koupit
do-learn = Naučit se
do-dig = Vykopat
do-use = Použít
do-card = Vybrat
do-opportunity = Využít
do-monster = Bojovat
do-attack = Zaútočit
do-attack_for_map = Bojovat o mapu
do-swim = Plavat sem
do-cell = Vybrat
do-sphere = Vybrat
do-guild = Vybrat
do-heal = Vyléčit se
do-inn = Přenocovat
do-stay = Zůstat
hold = Udržet se
attack-sphere = Na sféru { $sphere }
enter-gate = Vstoupit do Vodní říše
swim = Plavat { $direction }
swim-out = Vynořit se { $direction }
to-north = na sever
to-east = na východ
to-south = na jih
to-west = na západ
bag = { $bubbles ->
    [one] { $bubbles } bublinka
    [few] { $bubbles } bublinky
   *[other] { $bubbles } bublinek
} za { $gold } zl.
key-strength = S
key-will = V
key-roll = K
key-end = K
key-stay = Z
key-north = S
key-east = V
key-south = J
key-west = Z

# Boj
fight-strength = Silou{ $win }
fight-will = Vůlí{ $win }
fight-will-paid = { $price ->
    [one] Vůlí za { $price } mag
    [few] Vůlí za { $price } magy
   *[other] Vůlí za { $price } magů
}{ $win }
win-percent = : výhra { $win } %
fight-by-strength = { $foe }, boj silou
fight-by-will = { $foe }, boj vůlí
for-map = o mapu
of-strength = síla: { $name }
of-will = vůle: { $name }
declared = použito v boji
theirs = soupeř: { $name }
choose-mode = Obě možnosti s nejlepší výbavou, jakou máš.
against = proti
share-win = výhra { $share } %
share-draw = remíza { $share }
share-loss = prohra { $share } %
odds = Výhra { $win }, remíza { $draw }, prohra { $loss } z { $throws } hodů
exact = Z { $throws } hodů { $win } vyhrává, { $draw } je remíza, { $loss } prohrává.
better-of-two = platí lepší ze dvou kostek
mode-strength = Silou { $own } proti { $other }
mode-will = Vůlí { $own } proti { $other }
mode-strength-paid = Silou { $own } proti { $other }
mode-will-paid = { $price ->
    [one] Vůlí za { $price } mag: { $own } proti { $other }
    [few] Vůlí za { $price } magy: { $own } proti { $other }
   *[other] Vůlí za { $price } magů: { $own } proti { $other }
}
chance-strength = silou { $own } proti { $other }: výhra { $win } %, remíza { $draw } %, prohra { $loss } %
chance-will = vůlí { $own } proti { $other }: výhra { $win } %, remíza { $draw } %, prohra { $loss } %
chance-strength-paid = silou { $own } proti { $other }: výhra { $win } %, remíza { $draw } %, prohra { $loss } %
chance-will-paid = { $price ->
    [one] vůlí za { $price } mag
    [few] vůlí za { $price } magy
   *[other] vůlí za { $price } magů
} { $own } proti { $other }: výhra { $win } %, remíza { $draw } %, prohra { $loss } %
for-magic = za { $price } m.
cannot-pay = na to nemáš magy
own-won = { $own } : { $other }, výhra. Soupeř: { $foe }.
own-drawn = { $own } : { $other }, remíza, nic se neztrácí. Soupeř: { $foe }.
own-lost = { $own } : { $other }, prohra. Soupeř: { $foe }.
other-won = { $own } : { $other }. { $name } vítězí, prohrává { $foe }.
other-drawn = { $own } : { $other }. Remíza: { $name } a { $foe }.
other-lost = { $own } : { $other }. { $name } prohrává, vítězí { $foe }.
die-waits = kostka čeká na hod
shows-light = světlá kostka: { $value }
shows-dark = tmavá kostka: { $value }

# Postavy
cubes-strength = Síla { $full }, životů zbývá { $now }
cubes-will = Vůle { $full }, magů zbývá { $now }
stat-strength = Životy ze síly
stat-will = Magy z vůle
stat-gold = Zlato
stat-xp = Zkušenost
stat-pieces = Části mapy
stat-fame = Sláva
stat-certificates = Osvědčení
stat-artifacts = Artefakty
stat-pearl = Duhová perla
is-safe = V bezpečí
is-exposed = Dá se napadnout, silou výhra { $win } %
may-attack = dá se napadnout
may-not-attack = v bezpečí
attack-now = Můžeš zaútočit, silou výhra { $win } %
attack-possible = Dá se napadnout, silou výhra { $win } %
attack-no = V bezpečí před útokem
things = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
less = Skrýt karty
brief = síla { $health } · vůle { $magic } · { $held }
last-round = Co se stalo v { $round }. kole
draft = Výběr postavy
draft-note = jednu si necháš, druhou pošleš dál
draft-waits = Ostatní ještě vybírají.
board-kept = tahle zůstává tobě

# Vodní říše
attack-share = { $win } %
attack-safe = v bezpečí

palace = Palác
entrance = Vstup do říše
hidden-light = zakrytá světlá karta
hidden-dark = zakrytá tmavá karta
empty-cell = volná voda
realm-closed = říše se uzavřela
divers = pod vodou: { $names }
gate-unknown = Brána ještě není objevena
gate-known = vchod je sféra { $sphere }
air-left = Vzduch { $bubbles } z { $bag }
air-home = vzduch { $bubbles }, ven { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}
air-flee = Útěk před nestvůrou stojí bublinky navíc: { $flee }.
air-of = vzduch { $bubbles } z { $bag }
reserve = rezerva { $reserve }

# Kolo v několika značkách
deed-chance = Náhoda: { $card }
deed-learned = Nová schopnost: { $card }
deed-bought = Nákup: { $card }
deed-item = Nový předmět: { $card }
deed-artifact = Artefakt: { $card }
deed-dug = Poklad: { $card }
deed-moved = Cesta: { $place }
deed-water = Ponor do Vodní říše
deed-died = Smrt a nový začátek
deed-pearl = Duhová perla
deed-piece = Část mapy
deed-won = Výhra, soupeř: { $foe }
deed-lost = Prohra, soupeř: { $foe }
deed-drawn = Remíza, soupeř: { $foe }
board-gain-health = životy { $count }
board-gain-magic = magy { $count }
board-gain-gold = zlato { $count }
board-gain-xp = zkušenost { $count }

# Druhy karet
kind-of = { $group }, { $kind }
group-ability = schopnost
group-underwater_ability = podmořská schopnost
group-water_ability = vodní schopnost
group-common = běžný předmět
group-rare = vzácný předmět
group-treasure = poklad
group-water_item = vodní předmět
group-artifact = artefakt
group-water_opportunity = příležitost
group-opportunity = příležitost
group-monster = nestvůra
group-lesser = nižší strážce
group-greater = vyšší strážce
group-obstacle = překážka
group-water_monster = vodní nestvůra
group-chance = karta náhody
group-gate = Brána

# Hlava stránky
moment = kolo { $round }
moment-draft = výběr postav
round-of = Kolo { $round }, { $name }:
alone-lost = Proroctví se nenaplnilo
alone-won = Vítězství je tvoje

# Co je na kartách a na plánu: druhy, čísla a značky
faces-game = Pravidla
faces-field = Pole
faces-character = Postavy
faces-card = Karty
figure-strength = Síla
figure-will = Vůle
figure-will_vs_woman = Vůle proti ženě
figure-will_vs_man = Vůle proti muži
figure-lives = Životy
figure-xp = Zkušenost
figure-gold = Zlato
figure-price = Cena
figure-maps = Části mapy
figure-hands = Ruce
figure-copies = Počet karet
figure-more_copies = Navíc pro čtyři a pět hráčů
figure-reserve = Rezerva
figure-sphere = Sféra
figure-loss_health = Prohra: životy
figure-loss_magic = Prohra: magy
figure-loss_gold = Prohra: zlato
figure-loss_item = Prohra: předměty
figure-loss_damage_item = Prohra: poškozené předměty
figure-loss_bubbles = Prohra: bublinky
figure-loss_drift = Prohra: o kolik polí tě odnese
figure-start_gold = Zlato na začátku
figure-start_xp = Zkušenost na začátku
figure-max_strength = Nejvyšší síla
figure-max_will = Nejvyšší vůle
figure-limit_gold = Limit zlata
figure-limit_xp = Limit zkušenosti
figure-limit_items = Limit předmětů
figure-limit_abilities = Limit schopností
figure-limit_long = Limit v delší hře
figure-limit_realm = Navíc s Vodní říší
figure-to_win = Artefakty k vítězství
figure-to_win_fast = Artefakty k vítězství v kratší hře
figure-guild_offers = Schopnosti v nabídce cechu
figure-village_common = Vesnice: běžné předměty na začátku
figure-city_common = Město: běžné předměty na začátku
figure-city_rare = Město: vzácné předměty na začátku
figure-repair_gold = Oprava, zlato
figure-will_call_magic = Vyvolání boje vůlí, magy
figure-will_call_artifact = Magy navíc za každý soupeřův artefakt
figure-duel_xp = Zkušenost za poraženou postavu
figure-rebirth_health_missing = Životy chybějící po smrti
figure-rebirth_magic_missing = Magy chybějící po smrti
figure-round_limit = Nejvyšší počet kol
figure-ride_gold = Jízda na koni, zlato
figure-ship_gold = Loď, zlato
figure-gate_gold = Magická brána, zlato
figure-island_gold = Loď na Ostrov pokladů a zpět, zlato
figure-work_magic = Práce, magy
figure-work_city_gold = Práce ve Městě, zlato
figure-work_guild_gold = Práce v Gildě, zlato
figure-drill_health = Dril, životy
figure-drill_xp = Dril, zkušenost
figure-monastery_heal = Klášter, životy
figure-camp_heal = Lesní tábor, životy
figure-wasteland_magic = Magická pustina, magy
figure-tower_magic = Magická věž, magy
figure-inn_heal = Hostinec, životy
figure-inn_magic = Hostinec, magy
figure-price_per_map = Zlato za každou Část mapy u pokladu
figure-treasures_open = Vyložené poklady
figure-certificate_gold = Osvědčení, zlato
figure-certificate_xp = Osvědčení, zkušenost
figure-left_over = Zbylé vodní karty každé barvy
figure-water_steps = Pole v tahu pod vodou
figure-flee_bubbles = Útěk před vodní nestvůrou, bublinky
figure-duel_bubbles = Prohraný souboj pod vodou, bublinky
figure-hand_penalty = Postih za každou ruku pod vodou
figure-pearl_bonus = Bonus Duhové perly
figure-king_bonus = Podmořský král v paláci, bonus
figure-bag_gold_1 = Vak 1, zlato
figure-bag_gold_2 = Vak 2, zlato
figure-bag_gold_3 = Vak 3, zlato
figure-bag_gold_4 = Vak 4, zlato
figure-bag_bubbles_1 = Vak 1, bublinky
figure-bag_bubbles_2 = Vak 2, bublinky
figure-bag_bubbles_3 = Vak 3, bublinky
figure-bag_bubbles_4 = Vak 4, bublinky
figure-nemesis_strength = Pronásledovatel, síla
figure-nemesis_will = Pronásledovatel, vůle
figure-nemesis_per_artifact = Pronásledovatel, navíc za každý artefakt
figure-nemesis_per_run = Pronásledovatel, navíc za každý průchod
figure-nemesis_xp = Pronásledovatel, zkušenost
figure-solo_runs = Průchody balíčku náhody v sólové hře
symbol-item = Odměna: běžný předmět
symbol-rare_item = Odměna: vzácný předmět
symbol-strength = Odměna: síla
symbol-will = Odměna: vůle
symbol-port = Přístav
symbol-gate = Magická brána
symbol-safe = Bezpečí
