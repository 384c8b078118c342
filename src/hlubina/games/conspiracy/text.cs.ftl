# Conspiracy česky. Texty jsou naše, texty karet jen opakují fakta.

title = Spiknutí
notice = Neoficiální verze bez vazby na vydavatele. Spiknutí: Království Hlubiny je hra Bruna Cathaly a Charlese Chevalliera, vydal Bombyx, česky REXhry.
how-to-play =
    Skládáš frakci z 15 lordů do obrácené pyramidy: řady po 5, 4, 3, 2 a 1, každou zleva doprava.
    Ve svém tahu buď vezmeš z balíčku 1, 2, nebo 3 lordy a jednoho si necháš (ostatní jdou na odkládací balíčky svých barev), nebo si vezmeš celý odkládací balíček.
    Každý lord při zařazení něco dělá: 0 dovolí prohodit dva lordy bez klíče, 1 je stříbrný klíč, 2 zlatý klíč, 3 dá dvě perly, 4 jednu perlu, 6 otočí lorda na odkládací balíček.
    Za dva nepoužité klíče stejné barvy, nebo za jakékoli tři, ovládneš území. Položíš je na právě zařazeného lorda a všechny klíče jsou tím použité.
    Jakmile někdo zařadí patnáctého lorda, ostatní mají ještě jeden tah.
    Body vlivu dává nejvlivnější lord každé barvy, území, 3 body za každého lorda největší koalice (sousedících lordů jedné barvy) a 5 bodů má perlový magnát: ten, kdo naposledy dosáhl nejvyššího počtu perel nebo ho překonal.

# Cechy

-guild-blue = { $case ->
   *[nom] politik
    [acc] politika
 }
-guild-yellow = { $case ->
   *[nom] farmář
    [acc] farmáře
 }
-guild-red = { $case ->
   *[nom] voják
    [acc] vojáka
 }
-guild-green = { $case ->
   *[nom] obchodník
    [acc] obchodníka
 }
-guild-purple = { $case ->
   *[nom] čaroděj
    [acc] čaroděje
 }
colour-blue = { -guild-blue }
    .many = Politici
colour-yellow = { -guild-yellow }
    .many = Farmáři
colour-red = { -guild-red }
    .many = Vojáci
colour-green = { -guild-green }
    .many = Obchodníci
colour-purple = { -guild-purple }
    .many = Čarodějové
letters-blue = Po
letters-yellow = Fa
letters-red = Vo
letters-green = Ob
letters-purple = Ča

# Lordi
lord-blue_0 = { -guild-blue } 0
    .acc = { -guild-blue(case: "acc") } 0
lord-blue_1 = { -guild-blue } 1
    .acc = { -guild-blue(case: "acc") } 1
lord-blue_2 = { -guild-blue } 2
    .acc = { -guild-blue(case: "acc") } 2
lord-blue_3 = { -guild-blue } 3
    .acc = { -guild-blue(case: "acc") } 3
lord-blue_4 = { -guild-blue } 4
    .acc = { -guild-blue(case: "acc") } 4
lord-blue_6 = { -guild-blue } 6
    .acc = { -guild-blue(case: "acc") } 6
lord-yellow_0 = { -guild-yellow } 0
    .acc = { -guild-yellow(case: "acc") } 0
lord-yellow_1 = { -guild-yellow } 1
    .acc = { -guild-yellow(case: "acc") } 1
lord-yellow_2 = { -guild-yellow } 2
    .acc = { -guild-yellow(case: "acc") } 2
lord-yellow_3 = { -guild-yellow } 3
    .acc = { -guild-yellow(case: "acc") } 3
lord-yellow_4 = { -guild-yellow } 4
    .acc = { -guild-yellow(case: "acc") } 4
lord-yellow_6 = { -guild-yellow } 6
    .acc = { -guild-yellow(case: "acc") } 6
lord-red_0 = { -guild-red } 0
    .acc = { -guild-red(case: "acc") } 0
lord-red_1 = { -guild-red } 1
    .acc = { -guild-red(case: "acc") } 1
lord-red_2 = { -guild-red } 2
    .acc = { -guild-red(case: "acc") } 2
lord-red_3 = { -guild-red } 3
    .acc = { -guild-red(case: "acc") } 3
lord-red_4 = { -guild-red } 4
    .acc = { -guild-red(case: "acc") } 4
lord-red_6 = { -guild-red } 6
    .acc = { -guild-red(case: "acc") } 6
lord-green_0 = { -guild-green } 0
    .acc = { -guild-green(case: "acc") } 0
lord-green_1 = { -guild-green } 1
    .acc = { -guild-green(case: "acc") } 1
lord-green_2 = { -guild-green } 2
    .acc = { -guild-green(case: "acc") } 2
lord-green_3 = { -guild-green } 3
    .acc = { -guild-green(case: "acc") } 3
lord-green_4 = { -guild-green } 4
    .acc = { -guild-green(case: "acc") } 4
lord-green_6 = { -guild-green } 6
    .acc = { -guild-green(case: "acc") } 6
lord-purple_0 = { -guild-purple } 0
    .acc = { -guild-purple(case: "acc") } 0
lord-purple_1 = { -guild-purple } 1
    .acc = { -guild-purple(case: "acc") } 1
lord-purple_2 = { -guild-purple } 2
    .acc = { -guild-purple(case: "acc") } 2
lord-purple_3 = { -guild-purple } 3
    .acc = { -guild-purple(case: "acc") } 3
lord-purple_4 = { -guild-purple } 4
    .acc = { -guild-purple(case: "acc") } 4
lord-purple_6 = { -guild-purple } 6
    .acc = { -guild-purple(case: "acc") } 6

ability-0 = Smíš prohodit dva lordy bez klíče, včetně tohoto.
ability-1 = Stříbrný klíč.
ability-2 = Zlatý klíč.
ability-3 = { $amount ->
    [one] Dá { $amount } perlu.
    [few] Dá { $amount } perly.
   *[other] Dá { $amount } perel.
 }
ability-4 = Otočí horního lorda z balíčku na odkládací balíček jeho barvy.

# Území: krátký název a co dělá

location-ip_7 = 7 BV
    .help = Hodnota 7 BV.
location-ip_5_pearl_1 = 5 BV, 1 perla
    .help = Ihned 1 perla; hodnota 5 BV.
location-ip_4_pearl_2 = 4 BV, 2 perly
    .help = Ihned 2 perly; hodnota 4 BV.
location-ip_3_pearl_3 = 3 BV, 3 perly
    .help = Ihned 3 perly; hodnota 3 BV.
location-per_silver_key = 1 za stříbrný klíč
    .help = Hodnota 1 za každý stříbrný klíč ve tvé frakci, i použitý či zakrytý.
location-per_gold_key = 2 za zlatý klíč
    .help = Hodnota 2 za každý zlatý klíč ve tvé frakci, i použitý či zakrytý.
location-per_pearl_pair = 1 za dvě perly
    .help = Hodnota 1 za každou úplnou dvojici tvých perel.
location-per_location = 2 za území
    .help = Hodnota 2 za každé území, které ovládáš, i za toto.
location-force_one_lord = Soupeři berou jednoho
    .help = Do tvého příštího tahu musí každý soupeř vzít právě jednoho lorda z balíčku; hodnota 3 BV.
location-force_two_lords = Soupeři berou dva
    .help = Do tvého příštího tahu musí každý soupeř vzít právě dva lordy z balíčku a jednoho odložit; hodnota 3 BV.
location-reshuffle_lords = Zamíchat lordy
    .help = Ihned zamíchej všechny odkládací balíčky do balíčku lordů; hodnota 3 BV.
location-reshuffle_locations = Zamíchat území
    .help = Ihned zamíchej všechna vyložená území do jejich balíčku; hodnota 3 BV.
location-any_two_keys = Libovolné dva klíče
    .help = Od této chvíle ti k ovládnutí území stačí libovolné dva klíče; hodnota 3 BV.
location-search_location_deck = Výběr z balíčku
    .help = Od této chvíle si území vybíráš z celého balíčku a nikdy z vyložených; hodnota 3 BV.
location-best_lord_yellow = Za nejvlivnějšího farmáře
    .help = Hodnota podle vlivu tvého nejvlivnějšího farmáře (0, pokud žádného nemáš).
location-best_lord_red = Za nejvlivnějšího vojáka
    .help = Hodnota podle vlivu tvého nejvlivnějšího vojáka (0, pokud žádného nemáš).
location-best_lord_green = Za nejvlivnějšího obchodníka
    .help = Hodnota podle vlivu tvého nejvlivnějšího obchodníka (0, pokud žádného nemáš).
location-best_lord_blue = Za nejvlivnějšího politika
    .help = Hodnota podle vlivu tvého nejvlivnějšího politika (0, pokud žádného nemáš).
location-best_lord_purple = Za nejvlivnějšího čaroděje
    .help = Hodnota podle vlivu tvého nejvlivnějšího čaroděje (0, pokud žádného nemáš).
location-count_lords_yellow = 1 + 1 za každého farmáře
    .help = Hodnota 1 a další 1 za každého farmáře ve tvé frakci.
location-count_lords_red = 1 + 1 za každého vojáka
    .help = Hodnota 1 a další 1 za každého vojáka ve tvé frakci.
location-count_lords_green = 1 + 1 za každého obchodníka
    .help = Hodnota 1 a další 1 za každého obchodníka ve tvé frakci.
location-count_lords_blue = 1 + 1 za každého politika
    .help = Hodnota 1 a další 1 za každého politika ve tvé frakci.
location-count_lords_purple = 1 + 1 za každého čaroděje
    .help = Hodnota 1 a další 1 za každého čaroděje ve tvé frakci.

# Otázky
prompt-recruit = Vzít lordy z balíčku, nebo odkládací balíček?
    .detail = { $drawable ->
        [0] Balíček je prázdný, vezmi si odkládací balíček.
       *[other] Ze vzatých lordů si jednoho necháš, ostatní jdou na odkládací balíčky svých barev.
    } Na řadě je místo { $place }.
prompt-keep_lord = Kterého lorda si necháš?
    .detail = { $forced ->
        [0] Ostatní jdou na odkládací balíčky svých barev.
       *[other] Území soupeře ti určuje, kolik lordů bereš. Druhý jde na odkládací balíček své barvy.
    }
prompt-fit_lords = Které lordy si vezmeš?
    .detail = V balíčku je víc lordů, než máš volných míst. { $missing ->
        [one] Zbývá { $missing } volné místo.
        [few] Zbývají { $missing } volná místa.
       *[other] Zbývá { $missing } volných míst.
    }
prompt-place_lords = Kterého lorda zařadíš?
    .detail = { $count ->
        [one] Zbývá zařadit { $count } lorda.
        [few] Zbývá zařadit { $count } lordy.
       *[other] Zbývá zařadit { $count } lordů.
    } Na řadě je místo { $place }.
prompt-swap_lords = Prohodit dva lordy?
    .detail = Vyber první ze dvou míst, nebo nech lordy být. Lordi s klíčem zůstávají.
prompt-swap_with = S kterým lordem ho prohodíš?
    .detail = Místo mění { $lord } z místa { $place }.
prompt-control_location = Které území ovládneš?
    .detail = Vezmi až tři z balíčku a jedno si nech, nebo si vezmi vyložené. Tvé klíče jsou tím použité.
prompt-keep_location = Které území si necháš?
    .detail = Ostatní budou vyložená pro všechny.
prompt-search_locations = Vyber si území z balíčku
    .detail = { $count ->
        [one] V balíčku je { $count } území.
        [few] V balíčku jsou { $count } území.
       *[other] V balíčku je { $count } území.
    } Potom se zamíchá.

# Odpovědi
action-draw = { $count ->
    [one] Vzít { $count } lorda
    [few] Vzít { $count } lordy
   *[other] Vzít { $count } lordů
 }
action-take_pile = Vzít odkládací balíček: { $colour_many }
action-keep_lord = Nechat si: { $lord }
action-fit_lord = Vzít: { $lord }
action-place_lord = Zařadit: { $lord }
action-leave_lords = Nechat lordy být
action-swap_lord = Prohodit lorda z místa { $place }
action-swap_with = Prohodit s místem { $place }
action-draw_locations = { $count ->
    [one] Vzít z balíčku { $count } území
    [few] Vzít z balíčku { $count } území
   *[other] Vzít z balíčku { $count } území
 }
action-take_location = Vzít vyložené: { $location }
action-keep_location = Nechat si: { $location }
action-search_location = Vybrat: { $location }

# Co se stalo
event-turn_began = Na tahu je { $seat }.
event-must_draw = { $count ->
    [one] { $seat } musí vzít právě { $count } lorda – určuje to území, které má { $by }.
    [few] { $seat } musí vzít právě { $count } lordy – určuje to území, které má { $by }.
   *[other] { $seat } musí vzít právě { $count } lordů – určuje to území, které má { $by }.
 }
event-drew_lords = { $seat } bere z balíčku: { $lords }.
event-kept_lord = { $seat } si nechává { $lord_acc }; odkládá: { $lords }.
event-took_pile = { $seat } si bere odkládací balíček: { $lords }.
event-left_in_pile = { $seat } nechává v balíčku: { $lords }.
event-placed_lord = { $seat } řadí { $lord_acc } na místo { $place }.
event-revealed_lord = { $seat } otáčí na odkládací balíček { $lord_acc }.
event-swapped_lords = { $seat } prohazuje { $lords_acc }.
event-left_lords = { $seat } lordy neprohazuje.
event-gained_pearls = { $seat } získává { $count ->
    [one] { $count } perlu
    [few] { $count } perly
   *[other] { $count } perel
 } a má { $total }.
event-became_pearl_master = Perlovým magnátem se stává { $seat }.
event-drew_locations = { $seat } bere z balíčku území: { $locations }.
event-drew_locations-hidden = { $seat } bere z balíčku { $count ->
    [one] { $count } území
    [few] { $count } území
   *[other] { $count } území
 }.
event-kept_location = { $seat } ovládá území: { $location }.
event-took_location = { $seat } si bere vyložené území: { $location }.
event-searched_location = { $seat } prohledává balíček a bere území: { $location }.
event-no_location = { $seat } nemá z čeho vybrat: balíček území je prázdný.
event-forced = Dokud nebude znovu na tahu { $seat }, musí každý soupeř brát právě { $count ->
    [one] { $count } lorda
    [few] { $count } lordy
   *[other] { $count } lordů
 }.
event-lords_reshuffled = Odkládací balíčky se míchají do balíčku lordů; { $count ->
    [one] je v něm teď { $count } lord
    [few] jsou v něm teď { $count } lordi
   *[other] je v něm teď { $count } lordů
 }.
event-locations_reshuffled = Vyložená území se míchají do balíčku; { $count ->
    [few] jsou v něm teď { $count } území
   *[other] je v něm teď { $count } území
 }.
event-last_round = { $seat } má plnou frakci. Ostatní mají ještě jeden tah.
event-game_over = Hra skončila.

# Proč ne
refusal-C-2_1 = Vezmi 1, 2, nebo 3 lordy, ne víc, než je v balíčku, a jednoho si nech; nebo si vezmi celý odkládací balíček.
refusal-C-2_3 = Zařaď některého z lordů, které držíš.
refusal-C-2_4 = Vybírej lordy z balíčku od nejnižšího, dokud nezaplníš všechna místa.
refusal-C-3_1 = Prohodit lze jen lordy bez klíče, a jen dva různé.
refusal-C-4_2 = Vezmi až tři území, ne víc, než je v balíčku, a jedno si nech; nebo si vezmi vyložené.
refusal-C-4_5 = Vybíráš si jen z balíčku území.
refusal-C-5_1 = Území soupeře tě nutí brát z balíčku, odkládací balíčky jsou pro tebe zavřené.

# Body
score-best_lords = Nejvlivnější lord každé barvy
score-locations = Území
score-coalition = Největší koalice
score-pearl_master = Perlový magnát
score-pearls = Perly (rozhodují při shodě)

# Volby
option-lord_deck_empty = Balíček lordů je prázdný
option-lord_deck_empty-must_take_a_pile_no_reshuffle = musí se vzít odkládací balíček
option-lord_deck_empty-reshuffle_piles = odkládací balíčky se stanou novým balíčkem
option-forced_draw_with_short_deck = Je nutné vzít víc lordů, než je v balíčku
option-forced_draw_with_short_deck-draw_what_is_left_and_ignore_if_empty = vezme se zbytek; je-li balíček prázdný, bere se odkládací balíček
option-search_location_with_empty_deck = Výběr z prázdného balíčku území
option-search_location_with_empty_deck-no_location_keys_stay_unspent = žádné území, klíče zůstávají nepoužité
option-search_location_with_empty_deck-no_location_keys_lost = žádné území, klíče propadají
option-search_location_with_empty_deck-may_take_face_up = bere se vyložené území
option-search_location_visibility = Balíček území při výběru
option-search_location_visibility-private = vidí ho jen ten, kdo vybírá
option-search_location_visibility-public = vidí ho všichni
option-drawn_locations_visibility = Vzatá území před výběrem
option-drawn_locations_visibility-public = vidí je všichni
option-drawn_locations_visibility-private = vidí je jen ten, kdo bere
option-pile_leftovers_and_reshuffle = Zbytek odkládacího balíčku při míchání
option-pile_leftovers_and_reshuffle-yes_they_stayed_in_the_pile = zamíchá se také
option-pile_leftovers_and_reshuffle-no_they_return_afterwards = zůstane stranou a po tahu se vrátí
option-lone_lord_is_a_coalition = Osamělý lord je koalice o jednom lordovi
option-lone_lord_is_a_coalition-yes = ano, 3 body
option-lone_lord_is_a_coalition-no = ne
option-force_cards_override = Dvě omezující území najednou
option-force_cards_override-newest_replaces_older = novější ruší starší

# Na stole
board-deck = Balíček lordů
board-piles = Odkládací balíčky
board-locations = Území:
board-location-deck = balíček
board-available = vyložená
board-held = v ruce
board-drawn = vzatí
board-pearl-master = perlový magnát
board-pearls = { $count ->
    [one] { $count } perla
    [few] { $count } perly
   *[other] { $count } perel
 }
board-keys = nepoužité klíče: { $silver } stříbrné, { $gold } zlaté
board-keys-short = { $silver }s { $gold }z
board-owns = ovládá
board-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
 }
board-coalition = koalice { $size } × { $per }
board-forced = { $seat } nutí soupeře brát { $count }
board-last-round = poslední kolo
board-silver = klíč s
board-gold = klíč z
board-swap = prohození
board-reveal = otočení
board-lords-of = { $count } z 15 lordů
