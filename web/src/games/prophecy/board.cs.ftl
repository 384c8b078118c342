# Texty stolu Proroctví, které hra sama nepotřebuje.

map = Plán
fight = Souboj
you = ty
close = Zavřít
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
place-magic_wasteland = Jednou za tah si zdarma doplníš nejvýš { $wasteland_magic ->
    [one] { $wasteland_magic } maga
    [few] { $wasteland_magic } magy
   *[other] { $wasteland_magic } magů
}.
place-forest_camp = Za 1 zlatý vyléčíš { $camp_heal ->
    [one] { $camp_heal } život
    [few] { $camp_heal } životy
   *[other] { $camp_heal } životů
}. Nikdo tu neútočí na toho, kdo nemá artefakt.
place-monastery = Jednou za tah zdarma vyléčíš { $monastery_heal ->
    [one] { $monastery_heal } život
    [few] { $monastery_heal } životy
   *[other] { $monastery_heal } životů
}. Nikdo tu neútočí na toho, kdo nemá artefakt.
place-magic_tower = Za 1 zlatý si doplníš { $tower_magic ->
    [one] { $tower_magic } maga
    [few] { $tower_magic } magy
   *[other] { $tower_magic } magů
}.
place-village = Hostinec za 1 zlatý vrátí { $inn_heal ->
    [one] { $inn_heal } život
    [few] { $inn_heal } životy
   *[other] { $inn_heal } životů
} a { $inn_magic ->
    [one] { $inn_magic } maga
    [few] { $inn_magic } magy
   *[other] { $inn_magic } magů
} a dá bezpečí do příštího tahu. Nakupuje se a prodává.
place-city = Nakupuje se a prodává. Místo pohybu: za { $work_magic ->
    [one] { $work_magic } maga
    [few] { $work_magic } magy
   *[other] { $work_magic } magů
} získáš { $work_city_gold ->
    [one] { $work_city_gold } zlatý
    [few] { $work_city_gold } zlaté
   *[other] { $work_city_gold } zlatých
}.
place-thieves_guild = Místo pohybu: za { $work_magic ->
    [one] { $work_magic } maga
    [few] { $work_magic } magy
   *[other] { $work_magic } magů
} získáš { $work_guild_gold ->
    [one] { $work_guild_gold } zlatý
    [few] { $work_guild_gold } zlaté
   *[other] { $work_guild_gold } zlatých
}.
place-fortress = Místo pohybu: za { $drill_health ->
    [one] { $drill_health } život
    [few] { $drill_health } životy
   *[other] { $drill_health } životů
} získáš { $drill_xp ->
    [one] { $drill_xp } zkušenost
    [few] { $drill_xp } zkušenosti
   *[other] { $drill_xp } zkušeností
}.
place-treasure_island = Za Části mapy se tu kopou poklady.
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
    [one] Vůlí za { $price } maga
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
    [one] Vůlí za { $price } maga: { $own } proti { $other }
    [few] Vůlí za { $price } magy: { $own } proti { $other }
   *[other] Vůlí za { $price } magů: { $own } proti { $other }
}
chance-strength = silou { $own } proti { $other }: výhra { $win } %, remíza { $draw } %, prohra { $loss } %
chance-will = vůlí { $own } proti { $other }: výhra { $win } %, remíza { $draw } %, prohra { $loss } %
chance-strength-paid = silou { $own } proti { $other }: výhra { $win } %, remíza { $draw } %, prohra { $loss } %
chance-will-paid = { $price ->
    [one] vůlí za { $price } maga
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
die-light = světlá kostka: { $value }
die-dark = tmavá kostka: { $value }

# Postavy
cubes-strength = Síla { $full }, životů zbývá { $now }
cubes-will = Vůle { $full }, magů zbývá { $now }
stat-strength = Životy ze síly
stat-will = Magové z vůle
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
brief = { $health } sil · { $magic } vůl · { $held }
last-round = Co se stalo v { $round }. kole
draft = Výběr postavy
draft-note = jednu si necháš, druhou pošleš dál
draft-waits = Ostatní ještě vybírají.
kept = tahle zůstává tobě

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
gain-health = životy { $count }
gain-magic = magové { $count }
gain-gold = zlato { $count }
gain-xp = zkušenost { $count }

# Druhy karet
kind-of = { $group }, { $kind }
kind-beast = zvíře
kind-human = člověk
kind-humanoid = humanoid
kind-undead = nemrtvý
kind-demon = démon
kind-spirit = duch
kind-dragon = drak
kind-construct = výtvor
group-ability = schopnost
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
