# Conspiracy česky. Texty jsou naše, texty karet jen opakují fakta.

title = Spiknutí
notice = Neoficiální verze bez vazby na vydavatele. Spiknutí: Království Hlubiny je hra Bruna Cathaly a Charlese Chevalliera, vydal Bombyx, česky REXhry.
how-to-play =
    Skládáš frakci z { $places } lordů do obrácené pyramidy: řady po { $row_1 }, { $row_2 }, { $row_3 }, { $row_4 } a { $row_5 }, každou zleva doprava.
    Ve svém tahu buď vezmeš z balíčku 1, 2, nebo 3 lordy a jednoho si necháš (ostatní jdou na odkládací balíčky svých barev), nebo si vezmeš celý odkládací balíček.
    Každý lord při zařazení něco dělá: dovolí prohodit dva lordy bez klíče, je to stříbrný nebo zlatý klíč, dá perly, nebo otočí lorda na odkládací balíček. Slabší bývá užitečnější.
    Za dva nepoužité klíče stejné barvy, nebo za jakékoli tři, ovládneš území. Položíš je na právě zařazeného lorda a všechny klíče jsou tím použité.
    Jakmile někdo zařadí posledního z { $places } lordů, ostatní mají ještě jeden tah.
    Body vlivu dává nejvlivnější lord každé barvy, území, { $coalition_per_lord ->
        [one] { $coalition_per_lord } bod
        [few] { $coalition_per_lord } body
       *[other] { $coalition_per_lord } bodů
    } za každého lorda největší koalice (sousedících lordů jedné barvy) a { $pearl_master ->
        [one] { $pearl_master } bod
        [few] { $pearl_master } body
       *[other] { $pearl_master } bodů
    } má perlový magnát: ten, kdo naposledy dosáhl nejvyššího počtu perel nebo ho překonal.

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
    .acc = { -guild-blue(case: "acc") }
    .many = Politici
colour-yellow = { -guild-yellow }
    .acc = { -guild-yellow(case: "acc") }
    .many = Farmáři
colour-red = { -guild-red }
    .acc = { -guild-red(case: "acc") }
    .many = Vojáci
colour-green = { -guild-green }
    .acc = { -guild-green(case: "acc") }
    .many = Obchodníci
colour-purple = { -guild-purple }
    .acc = { -guild-purple(case: "acc") }
    .many = Čarodějové
letters-blue = Po
letters-yellow = Fa
letters-red = Vo
letters-green = Ob
letters-purple = Ča

# Lordi
lord-blue_0 = { -guild-blue } { $influence }
    .acc = { -guild-blue(case: "acc") } { $influence }
lord-blue_1 = { -guild-blue } { $influence }
    .acc = { -guild-blue(case: "acc") } { $influence }
lord-blue_2 = { -guild-blue } { $influence }
    .acc = { -guild-blue(case: "acc") } { $influence }
lord-blue_3 = { -guild-blue } { $influence }
    .acc = { -guild-blue(case: "acc") } { $influence }
lord-blue_4 = { -guild-blue } { $influence }
    .acc = { -guild-blue(case: "acc") } { $influence }
lord-blue_6 = { -guild-blue } { $influence }
    .acc = { -guild-blue(case: "acc") } { $influence }
lord-yellow_0 = { -guild-yellow } { $influence }
    .acc = { -guild-yellow(case: "acc") } { $influence }
lord-yellow_1 = { -guild-yellow } { $influence }
    .acc = { -guild-yellow(case: "acc") } { $influence }
lord-yellow_2 = { -guild-yellow } { $influence }
    .acc = { -guild-yellow(case: "acc") } { $influence }
lord-yellow_3 = { -guild-yellow } { $influence }
    .acc = { -guild-yellow(case: "acc") } { $influence }
lord-yellow_4 = { -guild-yellow } { $influence }
    .acc = { -guild-yellow(case: "acc") } { $influence }
lord-yellow_6 = { -guild-yellow } { $influence }
    .acc = { -guild-yellow(case: "acc") } { $influence }
lord-red_0 = { -guild-red } { $influence }
    .acc = { -guild-red(case: "acc") } { $influence }
lord-red_1 = { -guild-red } { $influence }
    .acc = { -guild-red(case: "acc") } { $influence }
lord-red_2 = { -guild-red } { $influence }
    .acc = { -guild-red(case: "acc") } { $influence }
lord-red_3 = { -guild-red } { $influence }
    .acc = { -guild-red(case: "acc") } { $influence }
lord-red_4 = { -guild-red } { $influence }
    .acc = { -guild-red(case: "acc") } { $influence }
lord-red_6 = { -guild-red } { $influence }
    .acc = { -guild-red(case: "acc") } { $influence }
lord-green_0 = { -guild-green } { $influence }
    .acc = { -guild-green(case: "acc") } { $influence }
lord-green_1 = { -guild-green } { $influence }
    .acc = { -guild-green(case: "acc") } { $influence }
lord-green_2 = { -guild-green } { $influence }
    .acc = { -guild-green(case: "acc") } { $influence }
lord-green_3 = { -guild-green } { $influence }
    .acc = { -guild-green(case: "acc") } { $influence }
lord-green_4 = { -guild-green } { $influence }
    .acc = { -guild-green(case: "acc") } { $influence }
lord-green_6 = { -guild-green } { $influence }
    .acc = { -guild-green(case: "acc") } { $influence }
lord-purple_0 = { -guild-purple } { $influence }
    .acc = { -guild-purple(case: "acc") } { $influence }
lord-purple_1 = { -guild-purple } { $influence }
    .acc = { -guild-purple(case: "acc") } { $influence }
lord-purple_2 = { -guild-purple } { $influence }
    .acc = { -guild-purple(case: "acc") } { $influence }
lord-purple_3 = { -guild-purple } { $influence }
    .acc = { -guild-purple(case: "acc") } { $influence }
lord-purple_4 = { -guild-purple } { $influence }
    .acc = { -guild-purple(case: "acc") } { $influence }
lord-purple_6 = { -guild-purple } { $influence }
    .acc = { -guild-purple(case: "acc") } { $influence }

# Co lord dělá při zařazení
ability-swap_two_lords = Smíš prohodit dva lordy bez klíče, včetně tohoto.
ability-silver_key = Stříbrný klíč.
ability-gold_key = Zlatý klíč.
ability-gain_pearls = { $pearls ->
    [one] Dá { $pearls } perlu.
    [few] Dá { $pearls } perly.
   *[other] Dá { $pearls } perel.
 }
ability-reveal_top_lord_to_pile = Otočí horního lorda z balíčku na odkládací balíček jeho barvy.

# Území: krátké názvy s čísly, která jsou na kartách

location-name-points = { $influence } BV
location-name-pearls = { location-name-points }, { $pearls ->
    [one] { $pearls } perla
    [few] { $pearls } perly
   *[other] { $pearls } perel
 }
location-name-per = { $influence ->
    [0] { $per }
   *[other] { $influence } + { $per }
 }
location-name-best = { $influence ->
    [0] { $per ->
        [1] Za
       *[other] { $per } × za
    }
   *[other] { $influence } + { $per ->
        [1] za
       *[other] { $per } × za
    }
 }
location-name-force = Soupeři berou { $lords ->
    [one] { $lords } lorda
    [few] { $lords } lordy
   *[other] { $lords } lordů
 }
location-ip_7 = { location-name-points }
location-ip_5_pearl_1 = { location-name-pearls }
location-ip_4_pearl_2 = { location-name-pearls }
location-ip_3_pearl_3 = { location-name-pearls }
location-per_silver_key = { location-name-per } za stříbrný klíč
location-per_gold_key = { location-name-per } za zlatý klíč
location-per_pearl_pair = { location-name-per } za dvě perly
location-per_location = { location-name-per } za území
location-force_one_lord = { location-name-force }
location-force_two_lords = { location-name-force }
location-reshuffle_lords = Zamíchat lordy
location-reshuffle_locations = Zamíchat území
location-any_two_keys = Libovolné dva klíče
location-search_location_deck = Výběr z balíčku
location-best_lord_yellow = { location-name-best } nejvlivnějšího { -guild-yellow(case: "acc") }
location-best_lord_red = { location-name-best } nejvlivnějšího { -guild-red(case: "acc") }
location-best_lord_green = { location-name-best } nejvlivnějšího { -guild-green(case: "acc") }
location-best_lord_blue = { location-name-best } nejvlivnějšího { -guild-blue(case: "acc") }
location-best_lord_purple = { location-name-best } nejvlivnějšího { -guild-purple(case: "acc") }
location-count_lords_yellow = { location-name-per } za každého { -guild-yellow(case: "acc") }
location-count_lords_red = { location-name-per } za každého { -guild-red(case: "acc") }
location-count_lords_green = { location-name-per } za každého { -guild-green(case: "acc") }
location-count_lords_blue = { location-name-per } za každého { -guild-blue(case: "acc") }
location-count_lords_purple = { location-name-per } za každého { -guild-purple(case: "acc") }

# Co území dělá a jakou má hodnotu: Hodnota 1 a k tomu (1 za každého farmáře ve tvé frakci).

location-pearls = { $pearls ->
    [one] Ihned { $pearls } perla.
    [few] Ihned { $pearls } perly.
   *[other] Ihned { $pearls } perel.
 }
effect-opponents_draw_exactly = Do tvého příštího tahu musí každý soupeř vzít z balíčku právě { $lords ->
    [one] { $lords } lorda.
    [few] { $lords } lordy a jednoho si nechat.
   *[other] { $lords } lordů a jednoho si nechat.
 }
effect-reshuffle_lord_piles = Ihned zamíchej všechny odkládací balíčky do balíčku lordů.
effect-reshuffle_face_up_locations = Ihned zamíchej všechna vyložená území do jejich balíčku.
effect-two_keys_of_any_metal = Od této chvíle ti k ovládnutí území stačí libovolné dva klíče.
effect-choose_from_location_deck = Od této chvíle si území vybíráš z celého balíčku a nikdy z vyložených.
location-worth = Hodnota { $influence } BV.
location-worth-bonus = { $influence ->
    [0] Hodnota: { $bonus }.
   *[other] Hodnota { $influence } a k tomu { $bonus }.
 }
bonus-per_silver_key = { $per } za každý stříbrný klíč ve tvé frakci, i použitý či zakrytý
bonus-per_gold_key = { $per } za každý zlatý klíč ve tvé frakci, i použitý či zakrytý
bonus-per_two_pearls = { $per } za každou úplnou dvojici tvých perel
bonus-per_location = { $per } za každé území, které ovládáš, i za toto
bonus-best_lord_ip_of_colour = { $per ->
    [1] vliv tvého nejvlivnějšího { $colour_acc } (0, pokud žádného nemáš)
   *[other] { $per } × vliv tvého nejvlivnějšího { $colour_acc } (0, pokud žádného nemáš)
 }
bonus-lords_of_colour = { $per } za každého { $colour_acc } ve tvé frakci

# Otázky
prompt-recruit = Vzít lordy z balíčku, nebo odkládací balíček?
    .detail = { $drawable ->
        [0] Balíček je prázdný, vezmi si odkládací balíček.
       *[other] Ze vzatých lordů si jednoho necháš, ostatní jdou na odkládací balíčky svých barev.
    } Na řadě je místo { $place }.
prompt-keep_lord = Kterého lorda si necháš?
    .detail = { $forced ->
        [0] Ostatní jdou na odkládací balíčky svých barev.
       *[other] Území soupeře ti určuje, kolik lordů bereš. { $count ->
            [2] Druhý jde na odkládací balíček své barvy.
           *[other] Ostatní jdou na odkládací balíčky svých barev.
        }
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
prompt-swap_with = Se kterým lordem ho prohodíš?
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

# Nastavení
setting-lord_deck_empty = Balíček lordů je prázdný
setting-lord_deck_empty-must_take_a_pile_no_reshuffle = musí se vzít odkládací balíček
setting-lord_deck_empty-reshuffle_piles = odkládací balíčky se stanou novým balíčkem
setting-forced_draw_with_short_deck = Je nutné vzít víc lordů, než je v balíčku
setting-forced_draw_with_short_deck-draw_what_is_left_and_ignore_if_empty = vezme se zbytek; je-li balíček prázdný, bere se odkládací balíček
setting-search_location_with_empty_deck = Výběr z prázdného balíčku území
setting-search_location_with_empty_deck-no_location_keys_stay_unspent = žádné území, klíče zůstávají nepoužité
setting-search_location_with_empty_deck-no_location_keys_lost = žádné území, klíče propadají
setting-search_location_with_empty_deck-may_take_face_up = bere se vyložené území
setting-search_location_visibility = Balíček území při výběru
setting-search_location_visibility-private = vidí ho jen ten, kdo vybírá
setting-search_location_visibility-public = vidí ho všichni
setting-drawn_locations_visibility = Vzatá území před výběrem
setting-drawn_locations_visibility-public = vidí je všichni
setting-drawn_locations_visibility-private = vidí je jen ten, kdo bere
setting-pile_leftovers_and_reshuffle = Zbytek odkládacího balíčku při míchání
setting-pile_leftovers_and_reshuffle-yes_they_stayed_in_the_pile = zamíchá se také
setting-pile_leftovers_and_reshuffle-no_they_return_afterwards = zůstane stranou a po tahu se vrátí
setting-lone_lord_is_a_coalition = Osamělý lord je koalice o jednom lordovi
setting-lone_lord_is_a_coalition-yes = { $coalition_per_lord ->
    [one] ano, { $coalition_per_lord } bod
    [few] ano, { $coalition_per_lord } body
   *[other] ano, { $coalition_per_lord } bodů
 }
setting-lone_lord_is_a_coalition-no = ne
setting-force_cards_override = Dvě omezující území najednou
setting-force_cards_override-newest_replaces_older = novější ruší starší

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
board-keys = nepoužité klíče: stříbrné { $silver }, zlaté { $gold }
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
board-silver_key = klíč s
board-gold_key = klíč z
board-swap = prohození
board-reveal = otočení
board-lords-of = { $count } z { $places } lordů
