# Abyss česky. Texty jsou naše, texty karet jen opakují fakta.

title = Abyss
notice = Neoficiální verze bez vazby na vydavatele. Abyss je hra Bruna Cathaly a Charlese Chevalliera, vydal Bombyx.
plot-pearls = { $plot_pearls ->
    [one] { $plot_pearls } perlu
    [few] { $plot_pearls } perly
   *[other] { $plot_pearls } perel
 }
last-space-pearls = { $last_space_pearls ->
    [one] { $last_space_pearls } perlu
    [few] { $last_space_pearls } perly
   *[other] { $last_space_pearls } perel
 }
refill-pearls = { $refill_pearls ->
    [one] { $refill_pearls } perlu
    [few] { $refill_pearls } perly
   *[other] { $refill_pearls } perel
 }
how-to-play =
    Chceš mít nejvíc bodů vlivu: za lokace, vládce, spolupracující spojence a žetony nestvůr.
    Ve svém tahu smíš nejdřív, kolikrát chceš, přivést za { plot-pearls } na dvůr nového vládce. Potom provedeš jednu akci: průzkum, podporu z rady, nebo rekrutování.
    Při průzkumu odhaluješ karty jednu po druhé na { $track_spaces ->
        [one] { $track_spaces } pole
        [few] { $track_spaces } pole
       *[other] { $track_spaces } polí
    }. Spojence nejdřív nabídneš soupeřům: každý smí ve tvém tahu koupit jednoho, první stojí 1 perlu, druhý 2 a tak dále, a perly jsou tvoje. Když nekoupí nikdo, vezmeš si ho a průzkum končí, nebo pokračuješ; na posledním poli si ho vzít musíš a dostaneš { last-space-pearls }.
    Za boj s nestvůrou dostaneš odměnu podle stupnice hrozby; když pokračuješ, hrozba stoupne. Spojenci, které necháš ležet, jdou lícem dolů do rady.
    Podpora z rady ti dá celou jednu hromádku, tedy všechny spojence jedné rasy, kteří tam leží.
    Vládce zaplatíš spojenci tolika ras, kolik má bublin, a jeho vlastní rasa mezi nimi musí být; každý chybějící bod doplní perla. Nejnižší zaplacený spojenec ti zůstane jako spolupracující. Nezbude-li potom na dvoře víc vládců než { $refill_at }, dostaneš { refill-pearls } a dvůr se doplní na { $court_spaces }.
    Máš-li { $keys_needed ->
        [one] { $keys_needed } klíč
        [few] { $keys_needed } klíče
       *[other] { $keys_needed } klíčů
    }, ať už na volných vládcích, nebo na žetonech, ovládneš lokaci: vezmeš si dostupnou, nebo jich až { $most_drawn } dobereš a jednu si necháš. Vládci, jejichž klíče použiješ, leží pod ní a o schopnost přijdou.
    Konec přinese něčí { $last_lord }. vládce nebo dvůr, který už nejde doplnit: ostatní mají ještě jeden tah. Potom začne spolupracovat i nejnižší spojenec každé rasy z tvé ruky a body dá ten nejvyšší spolupracující z každé rasy.

# Rasy a cechy

-race-jellyfish = { $case ->
   *[nom] medúza
    [acc] medúzu
 }
-race-crab = { $case ->
   *[nom] krab
    [acc] kraba
 }
-race-seahorse = { $case ->
   *[nom] mořský koník
    [acc] mořského koníka
 }
-race-shellfish = { $case ->
   *[nom] měkkýš
    [acc] měkkýše
 }
-race-squid = { $case ->
   *[nom] chobotnice
    [acc] chobotnici
 }
race-jellyfish = { -race-jellyfish }
    .acc = medúzu
    .each = každou tvou spolupracující medúzu
    .many = Medúzy
    .gen = medúz
race-crab = { -race-crab }
    .acc = kraba
    .each = každého tvého spolupracujícího kraba
    .many = Krabi
    .gen = krabů
race-seahorse = { -race-seahorse }
    .acc = koníka
    .each = každého tvého spolupracujícího mořského koníka
    .many = Mořští koníci
    .gen = mořských koníků
race-shellfish = { -race-shellfish }
    .acc = měkkýše
    .each = každého tvého spolupracujícího měkkýše
    .many = Měkkýši
    .gen = měkkýšů
race-squid = { -race-squid }
    .acc = chobotnici
    .each = každou tvou spolupracující chobotnici
    .many = Chobotnice
    .gen = chobotnic
letters-jellyfish = Me
letters-crab = Kr
letters-seahorse = Ko
letters-shellfish = Mk
letters-squid = Ch

guild-soldier = voják
    .acc = vojáka
    .each = každého tvého vojáka
    .many = Vojáci
guild-merchant = obchodník
    .acc = obchodníka
    .each = každého tvého obchodníka
    .many = Obchodníci
guild-mage = mág
    .acc = mága
    .each = každého tvého mága
    .many = Mágové
guild-politician = politik
    .acc = politika
    .each = každého tvého politika
    .many = Politici
guild-farmer = farmář
    .acc = farmáře
    .each = každého tvého farmáře
    .many = Farmáři
guild-ambassador = velvyslanec
    .acc = velvyslance
    .each = každého tvého velvyslance
    .many = Velvyslanci
letters-guild-soldier = Vo
letters-guild-merchant = Ob
letters-guild-mage = Má
letters-guild-politician = Po
letters-guild-farmer = Fa
letters-guild-ambassador = Ve

# Spojenci a nestvůra
card-jellyfish_1 = { -race-jellyfish } 1
    .acc = { -race-jellyfish(case: "acc") } 1
card-jellyfish_2 = { -race-jellyfish } 2
    .acc = { -race-jellyfish(case: "acc") } 2
card-jellyfish_3 = { -race-jellyfish } 3
    .acc = { -race-jellyfish(case: "acc") } 3
card-jellyfish_4 = { -race-jellyfish } 4
    .acc = { -race-jellyfish(case: "acc") } 4
card-jellyfish_5 = { -race-jellyfish } 5
    .acc = { -race-jellyfish(case: "acc") } 5
card-crab_1 = { -race-crab } 1
    .acc = { -race-crab(case: "acc") } 1
card-crab_2 = { -race-crab } 2
    .acc = { -race-crab(case: "acc") } 2
card-crab_3 = { -race-crab } 3
    .acc = { -race-crab(case: "acc") } 3
card-crab_4 = { -race-crab } 4
    .acc = { -race-crab(case: "acc") } 4
card-crab_5 = { -race-crab } 5
    .acc = { -race-crab(case: "acc") } 5
card-seahorse_1 = { -race-seahorse } 1
    .acc = { -race-seahorse(case: "acc") } 1
card-seahorse_2 = { -race-seahorse } 2
    .acc = { -race-seahorse(case: "acc") } 2
card-seahorse_3 = { -race-seahorse } 3
    .acc = { -race-seahorse(case: "acc") } 3
card-seahorse_4 = { -race-seahorse } 4
    .acc = { -race-seahorse(case: "acc") } 4
card-seahorse_5 = { -race-seahorse } 5
    .acc = { -race-seahorse(case: "acc") } 5
card-shellfish_1 = { -race-shellfish } 1
    .acc = { -race-shellfish(case: "acc") } 1
card-shellfish_2 = { -race-shellfish } 2
    .acc = { -race-shellfish(case: "acc") } 2
card-shellfish_3 = { -race-shellfish } 3
    .acc = { -race-shellfish(case: "acc") } 3
card-shellfish_4 = { -race-shellfish } 4
    .acc = { -race-shellfish(case: "acc") } 4
card-shellfish_5 = { -race-shellfish } 5
    .acc = { -race-shellfish(case: "acc") } 5
card-squid_1 = { -race-squid } 1
    .acc = { -race-squid(case: "acc") } 1
card-squid_2 = { -race-squid } 2
    .acc = { -race-squid(case: "acc") } 2
card-squid_3 = { -race-squid } 3
    .acc = { -race-squid(case: "acc") } 3
card-squid_4 = { -race-squid } 4
    .acc = { -race-squid(case: "acc") } 4
card-squid_5 = { -race-squid } 5
    .acc = { -race-squid(case: "acc") } 5
card-monster = nestvůra
    .acc = nestvůru

# Vládci

lord-recruiter = Verbíř
    .acc = Verbíře
lord-jailer = Dozorce
    .acc = Dozorce
lord-seeker = Hledač
    .acc = Hledače
lord-assassin = Zabiják
    .acc = Zabijáka
lord-commander = Velitel
    .acc = Velitele
lord-tamer = Trenér
    .acc = Trenéra
lord-hunter = Lovec
    .acc = Lovce
lord-ship_master = Rejdař
    .acc = Rejdaře
lord-trader = Kupec
    .acc = Kupce
lord-peddler = Kramář
    .acc = Kramáře
lord-landlord = Rentiér
    .acc = Rentiéra
lord-slaver = Otrokář
    .acc = Otrokáře
lord-shopkeeper = Hokynář
    .acc = Hokynáře
lord-shaman = Šaman
    .acc = Šamana
lord-invoker = Vyvolávač
    .acc = Vyvolávače
lord-apprentice = Učeň
    .acc = Učně
lord-oracle = Orákulum
    .acc = Orákulum
lord-alchemist = Alchymista
    .acc = Alchymistu
lord-illusionist = Iluzionista
    .acc = Iluzionistu
lord-master_of_magic = Pán magie
    .acc = Pána magie
lord-opportunist = Oportunista
    .acc = Oportunistu
lord-corruptor = Korupčník
    .acc = Korupčníka
lord-traitor = Zrádce
    .acc = Zrádce
lord-diplomat = Diplomat
    .acc = Diplomata
lord-treasurer = Pokladník
    .acc = Pokladníka
lord-schemer = Spiklenec
    .acc = Spiklence
lord-keeper = Chovatel
    .acc = Chovatele
lord-reaper = Žnec
    .acc = Žence
lord-shepherd = Pastýř
    .acc = Pastýře
lord-miller = Mlynář
    .acc = Mlynáře
lord-aquaculturalist = Pěstitel řas
    .acc = Pěstitele řas
lord-landowner = Statkář
    .acc = Statkáře
lord-sage = Mudrc
    .acc = Mudrce
lord-hermit = Poustevník
    .acc = Poustevníka
lord-elder = Starší
    .acc = Staršího

# Co vládci dovedou
amount-pearls = { $amount ->
    [one] { $amount } perlu
    [few] { $amount } perly
   *[other] { $amount } perel
 }
does-none = Bez schopnosti.
does-recruiter = Soupeři platí za každého vládce o { $amount } víc.
does-jailer = Každý soupeř odhodí z ruky { $amount ->
    [one] { $amount } spojence
    [few] { $amount } spojence
   *[other] { $amount } spojenců
 } podle své volby.
does-seeker = Každý soupeř přijde o { amount-pearls }, nebo o všechny, má-li jich méně.
does-assassin = Každému soupeři zasáhneš { $amount ->
    [one] { $amount } volného vládce: natrvalo přijde
    [few] { $amount } volné vládce: natrvalo přijdou
   *[other] { $amount } volných vládců: natrvalo přijdou
 } o schopnost a klíče.
does-commander = Soupeři smějí mít v ruce nejvýš { $amount ->
    [one] { $amount } spojence
    [few] { $amount } spojence
   *[other] { $amount } spojenců
 }: hned teď a pak na konci svých tahů.
does-tamer = Soupeř za boj s nestvůrou dostane odměnu o { $amount ->
    [one] { $amount } pole
    [few] { $amount } pole
   *[other] { $amount } polí
 } hrozby nižší, nejméně však z { $threat_start }. pole.
does-hunter = Vezmeš { $amount ->
    [one] { $amount } náhodný žeton nestvůry
    [few] { $amount } náhodné žetony nestvůr
   *[other] { $amount } náhodných žetonů nestvůr
 } soupeři, kterého si vybereš.
does-ship_master = Na konci svého průzkumu získáš { amount-pearls } za každou rasu, která jde do rady.
does-gain_pearls = Ihned získáš { amount-pearls }.
does-landlord = Ihned získáš { amount-pearls } a { $amount ->
    [one] další
    [few] další
   *[other] dalších
 } { $amount } na začátku každého svého tahu.
does-slaver = Jednou za tah smíš odhodit z ruky 1 spojence za { amount-pearls }.
does-shaman = Schopnosti vojáků tvých soupeřů na tebe neplatí.
does-invoker = Hned po tomto tahu máš ještě { $amount ->
    [one] { $amount } tah
    [few] { $amount } tahy
   *[other] { $amount } tahů
 }.
does-apprentice = Vezmeš si z rady { $amount ->
    [one] { $amount } hromádku
    [few] { $amount } hromádky
   *[other] { $amount } hromádek
 }.
does-oracle = Jednou za tah smíš odhodit { $amount ->
    [one] { $amount } celou hromádku
    [few] { $amount } celé hromádky
   *[other] { $amount } celých hromádek
 } z rady.
does-alchemist = Když žádáš radu o podporu, bereš si { $amount ->
    [one] { $amount } hromádku
    [few] { $amount } hromádky
   *[other] { $amount } hromádek
 } místo 1.
does-illusionist = Smíš vyměnit { $amount ->
    [one] { $amount } svou lokaci za dostupnou; vládci pod ní
    [few] { $amount } své lokace za dostupné; vládci pod nimi
   *[other] { $amount } svých lokací za dostupné; vládci pod nimi
 } se přesunou.
does-master_of_magic = Od příštího rekrutování si vybíráš, který ze zaplacených spojenců s tebou bude spolupracovat.
does-opportunist = Jednou za tah smíš nahradit { $amount ->
    [one] { $amount } vládce na dvoře horním vládcem
    [few] { $amount } vládce na dvoře horními vládci
   *[other] { $amount } vládců na dvoře horními vládci
 } z balíčku.
does-corruptor = Smíš si za { amount-pearls } vzít ze dvora dalšího vládce.
does-traitor = Smíš obětovat { $amount ->
    [one] { $amount } jiného svého volného vládce a vzít si za něj kteréhokoli
    [few] { $amount } jiné své volné vládce a vzít si za ně kterékoli
   *[other] { $amount } jiných svých volných vládců a vzít si za ně kterékoli
 } ze dvora.
does-diplomat = Za vládce smíš platit kterýmikoli rasami, jen jejich počet musí souhlasit.
does-treasurer = Za každého vládce platíš o { $amount } méně.
does-schemer = Smíš obětovat { $amount ->
    [one] { $amount } jiného svého volného vládce a vzít si za něj horního
    [few] { $amount } jiné své volné vládce a vzít si za ně horní
   *[other] { $amount } jiných svých volných vládců a vzít si za ně horní
 } z balíčku.
does-draw_locations = Dobereš { $amount ->
    [one] { $amount } lokaci a s tímto vládcem ji ovládneš.
    [2] { $amount } lokace a jednu s tímto vládcem ovládneš; druhá bude dostupná.
    [few] { $amount } lokace a jednu s tímto vládcem ovládneš; ostatní budou dostupné.
   *[other] { $amount } lokací a jednu s tímto vládcem ovládneš; ostatní budou dostupné.
 }

# Hodnota lokace: `base` bodů a `per` za každou započítanou věc
worth-points = { $base ->
    [0] { $per } BV
   *[other] { $base } BV + { $per } BV
 }
worth-times = { $base ->
    [0] { "" }
   *[other] { $base } BV +{ " " }
 }{ $per ->
    [1] { "" }
   *[other] { $per } ×{ " " }
 }
worth-nothing = Hodnota { $base } BV.
worth-lords_of_guild = Hodnota { worth-points } za { $guild_each }.
worth-affiliated_of_race = Hodnota { worth-points } za { $race_each }.
worth-distinct_guilds = Hodnota { worth-points } za každý cech mezi tvými vládci, včetně velvyslanců.
worth-weakest_lord = Hodnota je { worth-times }vliv tvého nejslabšího vládce.
worth-strongest_lord = Hodnota je { worth-times }vliv tvého nejvlivnějšího vládce.
worth-lords_with_key = Hodnota { worth-points } za každého tvého vládce s klíčem.
worth-lords_without_key = Hodnota { worth-points } za každého tvého vládce bez klíče.
worth-weakest_affiliated_each_race = Hodnota je { worth-times }hodnota tvého nejnižšího spolupracujícího spojence každé rasy.
worth-minus_lords = Hodnota { $base } BV minus { $per } BV za každého tvého vládce, nejméně však 0.
worth-minus_affiliated = Hodnota { $base } BV minus { $per } BV za každého tvého spolupracujícího spojence, nejméně však 0.
worth-copy_opponent_location = Boduje jako jedna lokace soupeře, ta pro tebe nejlepší, ale podle tvých vládců a spojenců.
does-exchange = Při zisku smíš tuto lokaci vyměnit za kteroukoli z hromádky.

# Deska, nestvůra a její žetony
does-track = Počet polí: { $track_spaces }. Kdo si vezme kartu na posledním z nich nebo s ní bojuje, získá { last-space-pearls }.
does-plot = Před akcí smíš za { plot-pearls } přivést nového vládce, dokud jich na dvoře není { $court_spaces }.
does-refill = Když po tvém rekrutování nezbude na dvoře víc vládců než { $refill_at }, získáš { refill-pearls } a dvůr se doplní.
does-monster = Odměnu za boj určuje pole hrozby.
pays-1 = Odměna za boj: { $first }.
pays-2 = Odměna za boj: { $first }, nebo { $second }.
pays-3 = Odměna za boj: { $first }, nebo { $second }, nebo { $third }.
reward-0 = nic
reward-1 = { $first }
reward-2 = { $first } + { $second }
reward-3 = { $first } + { $second } + { $third }
threat-1 = { $space }. pole hrozby
threat-2 = { $space }. pole hrozby
threat-3 = { $space }. pole hrozby
threat-4 = { $space }. pole hrozby
threat-5 = { $space }. pole hrozby
threat-6 = { $space }. pole hrozby
threat-7 = { $space }. pole hrozby
threat-8 = { $space }. pole hrozby
threat-9 = { $space }. pole hrozby
threat-10 = { $space }. pole hrozby
token-1 = Žeton nestvůry, hodnota { $value }
token-2 = Žeton nestvůry, hodnota { $value }
token-3 = Žeton nestvůry, hodnota { $value }

# Lokace

location-sargasso_silos = Sargasová sila
location-hydrozoa_reserves = Rezervace polypovců
location-sanctuary = Svatyně
location-parliament = Parlament
location-barracks = Kasárna
location-dockworks = Doky
location-sargasso_fields = Sargasová pole
location-abyss = Propast
location-city_of_mirrors = Město zrcadel
location-black_smokers = Černí kuřáci
location-oceanic_senate = Oceánský senát
location-depths = Hlubiny
location-throne_room = Trůnní sál
location-jail = Vězení
location-chasm = Průrva
location-closed_tower = Uzavřená věž
location-lost_tower = Ztracená věž
location-chamber_of_allies = Komora spojenců
location-giant_clams = Hnízdo obřích škeblí
location-coral_barrier = Korálová bariéra

# Otázky
prompt-choose_action = Co uděláš?
    .detail = Za perly smíš přivádět vládce na dvůr; pak zvol průzkum, podporu z rady, nebo rekrutování. { $pearls ->
        [0] Nemáš žádnou perlu.
        [one] Máš { $pearls } perlu.
        [few] Máš { $pearls } perly.
       *[other] Máš { $pearls } perel.
    }
prompt-offer_ally = Koupíš { $card_acc }?
    .detail = Cena: { $price ->
        [one] { $price } perla
        [few] { $price } perly
       *[other] { $price } perel
    }, ty máš { $pearls }. V tomto tahu můžeš koupit jen jednou.
prompt-ally_revealed = Vezmeš si { $card_acc }?
    .detail = { $bonus ->
        [0] Pokud ano, průzkum končí. Pokud budeš pokračovat, karta zůstane na { $space }. poli.
       *[other] { $space }. pole je poslední: kartu si musíš vzít a získáš { last-space-pearls }.
    }
prompt-monster_revealed = Budeš s nestvůrou bojovat?
    .detail = { $bonus ->
        [0] Hrozba je na { $threat }. poli. Pokud budeš pokračovat, nestvůra zůstane na { $space }. poli průzkumu a hrozba stoupne, nejvýš na { $threat_spaces }.
       *[other] { $space }. pole průzkumu je poslední: bojovat musíš a k odměně získáš { last-space-pearls }. Hrozba je na { $threat }. poli.
    }
prompt-choose_reward = Kterou odměnu si vezmeš?
    .detail = Odměny nabízí { $threat }. pole hrozby; potom se hrozba vrátí na { $threat_start }. pole.
prompt-second_stack = Kterou hromádku si vezmeš navíc?
    .detail = { lord-alchemist } ti dává druhou hromádku z rady.
prompt-take_stack = Kterou hromádku si vezmeš?
    .detail = { lord-apprentice } ti dává jednu hromádku z rady.
prompt-pay_for_lord = Kterými spojenci zaplatíš?
    .detail = { $lord } stojí { $price }: spojenci { $paid }{ $pearls ->
        [0] { "" }
        [one] , { $pearls } perla
        [few] , { $pearls } perly
       *[other] , { $pearls } perel
    }{ $missing ->
        [0] .
       *[other] , chybí { $missing }.
    } { $races_missing ->
        [0] Rasy jsou úplné.
        [one] Je potřeba ještě { $races_missing } rasa.
        [few] Jsou potřeba ještě { $races_missing } rasy.
       *[other] Je potřeba ještě { $races_missing } ras.
    }
prompt-affiliate_ally = Který spojenec s tebou bude spolupracovat?
    .detail = { $any ->
        [0] Nejnižší hodnotu má víc zaplacených spojenců, jednoho z nich si vyber.
       *[other] { lord-master_of_magic } ti dovoluje vybrat kteréhokoli ze zaplacených spojenců.
    }
prompt-sell_ally = Kterého spojence prodáš?
    .detail = Dostaneš { $pearls ->
        [one] { $pearls } perlu
        [few] { $pearls } perly
       *[other] { $pearls } perel
    }; karta jde na odhazovací balíček.
prompt-purge_stack = Kterou hromádku odhodíš?
    .detail = Všechny její karty jdou na odhazovací balíček.
prompt-replace_lord = Kterého vládce nahradíš?
    .detail = Odejde ze hry a jeho místo na dvoře zaujme horní vládce z balíčku.
prompt-finish_turn = Použiješ schopnost, nebo ukončíš tah?
    .detail = Některý z tvých vládců může v tomto tahu ještě něco udělat.
prompt-discard_allies = { $count ->
        [one] Kterého spojence odhodíš?
        [few] Které { $count } spojence odhodíš?
       *[other] Kterých { $count } spojenců odhodíš?
    }
    .detail = { $missing ->
        [0] Vybráno; výběr ještě můžeš změnit.
        [one] Zbývá vybrat { $missing } kartu, na pořadí nezáleží.
        [few] Zbývá vybrat { $missing } karty, na pořadí nezáleží.
       *[other] Zbývá vybrat { $missing } karet, na pořadí nezáleží.
    }
prompt-martial_law = Zaplatíš perlu, nebo odhodíš spojence?
    .detail = Nad limit { $martial_hand } { $excess ->
        [one] zbývá zaplatit nebo odhodit { $excess } kartu
        [few] zbývá zaplatit nebo odhodit { $excess } karty
       *[other] zbývá zaplatit nebo odhodit { $excess } karet
    }. { $pearls ->
        [0] Nemáš žádnou perlu.
        [one] Máš { $pearls } perlu.
        [few] Máš { $pearls } perly.
       *[other] Máš { $pearls } perel.
    }
prompt-control_location = Kterou lokaci ovládneš?
    .detail = Vezmi si dostupnou, nebo jich až { $most_drawn } dober a jednu si nech. Tvé klíče: { $keys }.
prompt-keep_location = Kterou lokaci si necháš?
    .detail = { $count ->
        [one] Dobraná lokace je jen jedna.
        [few] Máš na výběr { $count } lokace; ty, které si nenecháš, budou dostupné všem.
       *[other] Máš na výběr { $count } lokací; ty, které si nenecháš, budou dostupné všem.
    }
prompt-take_available = Kterou dostupnou lokaci si vezmeš?
    .detail = Hromádka je prázdná, a tak velvyslanec ovládne některou z dostupných.
prompt-use_keys = Který klíč použiješ?
    .detail = { $location }: { $missing ->
        [one] zbývá použít { $missing } klíč
        [few] zbývá použít { $missing } klíče
       *[other] zbývá použít { $missing } klíčů
    }. Vládce, jehož klíč použiješ, půjde pod lokaci.
prompt-search_stack = Vyměníš Černé kuřáky za jinou lokaci?
    .detail = { $count ->
        [one] V hromádce je { $count } lokace.
        [few] V hromádce jsou { $count } lokace.
       *[other] V hromádce je { $count } lokací.
    } Potom se zamíchá.
prompt-disable_lord = Kterého vládce { lord-assassin } zasáhne?
    .detail = Vyber volného vládce, kterého má { $opponent }. Přijde o schopnost a klíče, body vlivu mu zůstanou.
prompt-rob_token = Komu vezmeš žeton nestvůry?
    .detail = Losuje se náhodně. Hodnotu uvidíš jen ty a ten, komu ho vezmeš.
prompt-corrupt_lord = Vezmeš si ze dvora dalšího vládce?
    .detail = Kterýkoli teď stojí { $price ->
        [one] { $price } perlu
        [few] { $price } perly
       *[other] { $price } perel
    } a ty máš { $pearls }.
prompt-betray_lord = Kterého vládce obětuješ?
    .detail = { lord-traitor } ti za něj dá kteréhokoli vládce ze dvora. Můžeš i odmítnout.
prompt-take_lord = Kterého vládce si vezmeš?
    .detail = Přijde k tobě ze dvora místo toho, kterého obětuješ.
prompt-scheme_lord = Kterého vládce obětuješ?
    .detail = { lord-schemer } ti za něj dá horního vládce z balíčku. Můžeš i odmítnout.
prompt-swap_location = Kterou svou lokaci vyměníš?
    .detail = { lord-illusionist } ti za ni dá dostupnou; vládci pod ní se přesunou. Můžeš i odmítnout.
prompt-swap_with = Kterou dostupnou lokaci za ni chceš?
    .detail = Vracíš lokaci { $location }.

# Odpovědi
action-plot = Přivést na dvůr nového vládce za { plot-pearls }
action-explore = Prozkoumat hlubiny
action-support = Požádat radu o podporu: { $race_many }
action-recruit = Rekrutovat { $lord_acc }
action-sell = { lord-slaver }: prodat spojence
action-purge = { lord-oracle }: odhodit hromádku z rady
action-replace = { lord-opportunist }: nahradit vládce na dvoře
action-end_turn = Ukončit tah
action-buy = Koupit
action-decline = Raději ne
action-take_ally = Vzít si spojence
action-fight = Bojovat s nestvůrou
action-go_on = Pokračovat v průzkumu
action-reward = Odměna { $number }
action-ally = { $card }
action-pay = Potvrdit platbu
action-abandon = Přece jen tohoto vládce nerekrutovat
action-draw_locations = { $count ->
    [one] Dobrat { $count } lokaci
    [few] Dobrat { $count } lokace
   *[other] Dobrat { $count } lokací
 }
action-location = { $location }
action-lord = { $lord }
action-key_token = Použít žeton klíče
action-stack = Hromádka: { $race_many }
action-opponent = { $seat }
action-pay_pearl = Zaplatit 1 perlu
action-take_back = Vzít zpět: { $card }
action-discard = Odhodit vybrané spojence

# Co se stalo
event-turn_began = Na tahu je { $seat }.
event-extra_turn = { $seat } má ještě jeden tah.
event-passed = { $seat } nemůže provést žádnou akci a vynechává.
event-plotted = { $seat } platí { plot-pearls } a přivádí na dvůr { $lord_acc }.
event-revealed = { $seat } odhaluje na { $space }. poli { $card_acc }.
event-bought = { $seat } kupuje { $card_acc }; { $by } dostává { $price ->
    [one] { $price } perlu
    [few] { $price } perly
   *[other] { $price } perel
 }.
event-took_ally = { $seat } si bere { $card_acc }.
event-bonus_pearl = { $seat } získává { last-space-pearls } za poslední pole.
event-passed_monster = { $seat } nechává nestvůru být; hrozba je teď na { $threat }. poli.
event-fought = { $seat } poráží nestvůru; odměnu určuje { $threat }. pole hrozby.
event-tamed = { $seat } dostane nižší odměnu, protože Trenéra má { $by }.
event-gained_keys = { $seat } získává { $count ->
    [one] { $count } žeton klíče
    [few] { $count } žetony klíčů
   *[other] { $count } žetonů klíčů
 }.
event-gained_pearls = { $seat } získává { $count ->
    [one] { $count } perlu
    [few] { $count } perly
   *[other] { $count } perel
 } a má { $total }.
event-drew_token = { $seat } losuje žeton nestvůry s hodnotou { $value }.
event-drew_token-hidden = { $seat } losuje žeton nestvůry.
event-sent_to_council = { $seat } posílá do rady: { $cards }.
event-reshuffled = Odhazovací balíček se míchá a je z něj nový balíček průzkumu: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }.
event-took_stack = { $seat } si bere z rady hromádku { $race_gen }: { $cards }.
event-took_stack-hidden = { $seat } si bere z rady hromádku { $race_gen } ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }).
event-paid = { $seat } platí za { $lord_acc }: { $cards }{ $pearls ->
    [0] { "" }
    [one] , k tomu { $pearls } perla
    [few] , k tomu { $pearls } perly
   *[other] , k tomu { $pearls } perel
 }.
event-abandoned = { $seat } přece jen nerekrutuje { $lord_acc }.
event-affiliated = { $seat } má nového spolupracujícího spojence: { $card }.
event-lord_arrived = { $seat } získává { $lord_acc }.
event-no_effect = { $seat }: { $lord } teď nemůže nic udělat.
event-court_refilled = Dvůr se doplňuje: { $lords }.
event-last_round_lords = { $seat } má { $last_lord }. vládce. Ostatní mají ještě jeden tah.
event-last_round_court = Dvůr už nejde zaplnit. Poslední běžný tah má { $seat }, ostatní mají ještě jeden.
event-discarded = { $seat } odhazuje: { $cards }.
event-discarded-hidden = { $seat } odhazuje { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
 }.
event-lost_pearls = { $seat } ztrácí { $count ->
    [one] { $count } perlu
    [few] { $count } perly
   *[other] { $count } perel
 } a má { $total }.
event-disabled = { $by } posílá Zabijáka: { $seat } má zasaženého vládce ({ $lord }).
event-stole_token = { $seat } bere soupeři žeton nestvůry s hodnotou { $value }; přichází o něj { $by }.
event-stole_token-hidden = { $seat } bere soupeři žeton nestvůry; přichází o něj { $by }.
event-sold = { $seat } prodává { $card_acc } za { $count ->
    [one] { $count } perlu
    [few] { $count } perly
   *[other] { $count } perel
 }.
event-sold-hidden = { $seat } prodává spojence za { $count ->
    [one] { $count } perlu
    [few] { $count } perly
   *[other] { $count } perel
 }.
event-purged = { $seat } odhazuje z rady hromádku { $race_gen } ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }).
event-lord_removed = { $seat } odstraňuje ze dvora { $lord_acc }.
event-lord_came = Na dvůr přichází { $lord }.
event-gave_up_lord = { $seat } obětuje { $lord_acc }.
event-drew_locations = { $seat } dobírá { $count ->
    [one] lokaci
   *[other] lokace
 }: { $locations }.
event-drew_locations-hidden = { $seat } dobírá { $count ->
    [one] { $count } lokaci
    [few] { $count } lokace
   *[other] { $count } lokací
 }.
event-controlled_location = { $seat } ovládá lokaci: { $location }.
event-laid_out = Nově k dispozici: { $locations }.
event-tucked = { $seat } zasouvá pod lokaci { $location }: { $lords }.
event-used_key_tokens = { $seat } používá { $count ->
    [one] { $count } žeton klíče
    [few] { $count } žetony klíčů
   *[other] { $count } žetonů klíčů
 }.
event-no_location = { $seat } nemůže ovládnout lokaci: žádná nezbývá.
event-searched_stack = { $seat } prohledává hromádku a místo Černých kuřáků bere lokaci: { $location }.
event-gave_location = { $seat } vrací lokaci: { $location }.
event-paid_martial = { $seat } platí 1 perlu a nechává si kartu nad limit { $martial_hand }.
event-hand_affiliated = { $seat } vykládá z ruky spolupracující spojence: { $cards }.
event-no_card_left = Nezbývá žádná karta k odhalení.
event-game_over = Hra skončila.

# Proč ne
refusal-A-2_2 = Nový vládce stojí { plot-pearls } a potřebuje volné místo na dvoře a kartu v balíčku vládců.
refusal-A-4_1 = Z rady si lze vzít jen hromádku, která není prázdná.
refusal-A-5_7 = Rekrutuj vládce ze dvora, na kterého ti stačí spojenci a perly.
refusal-A-2_3 = Přiveď na dvůr vládce, je-li tam místo a máš { plot-pearls }, nebo proveď jednu akci: průzkum, podporu z rady, nebo rekrutování vládce, kterého můžeš zaplatit.
refusal-A-2_5 = Použij schopnost, kterou v tomto tahu ještě máš, nebo ukonči tah.
refusal-A-2_8 = Tah můžeš vynechat, jen když nelze zkoumat hlubiny, vzít hromádku z rady ani rekrutovat.
refusal-A-2_9 = Za kartu nad limit { $martial_hand } zaplať perlu, nebo některou odhoď.
refusal-A-3_2 = Nabízeného spojence kup, nebo odmítni.
refusal-A-3_4 = Spojence si vezmi, nebo pokračuj; na posledním poli, nebo když nezbývá karta, si ho vzít musíš.
refusal-A-3_6 = S nestvůrou bojuj, nebo pokračuj; na posledním poli, nebo když nezbývá karta, bojovat musíš.
refusal-A-3_7 = Vyber odměnu z pole hrozby, kterou lze vyplatit celou.
refusal-A-4_2 = Vyber z rady jinou hromádku, která není prázdná.
refusal-A-4_3 = Vyber z rady hromádku, která není prázdná.
refusal-A-5_2 = Vybírej spojence z ruky, právě tolika ras, kolik vládce žádá, a s jeho vlastní rasou mezi nimi, nebo některé ber zpět; potvrď, až zbytek doplní perly.
refusal-A-5_5 = Nech si jednoho z nejnižších zaplacených spojenců; s Pánem magie kteréhokoli z nich.
refusal-A-6_1 = Použij { $keys_needed ->
    [one] { $keys_needed } klíč
    [few] { $keys_needed } klíče
   *[other] { $keys_needed } klíčů
 }: žetony, nebo klíče svých volných vládců, které nezasáhl Zabiják.
refusal-A-6_2 = Vezmi si dostupnou lokaci, nebo jich dober až { $most_drawn }, ne víc, než je v hromádce, a jednu si nech.
refusal-A-6_9 = Vyber jednu z lokací, které velvyslanec nabízí.
refusal-A-6_11 = Vyber lokaci z hromádky, nebo si nech Černé kuřáky.
refusal-A-6_12 = Vyber jednu ze svých lokací a za ni jednu dostupnou, nebo odmítni.
refusal-A-7_2 = Kvůli Dozorci odhoď spojence z ruky; s Lovcem vyber soupeře, který má žeton nestvůry.
refusal-A-7_3 = Vyber volného vládce tohoto soupeře.
refusal-A-7_5 = Odhazuj spojence z ruky, dokud jich nebude { $commander_hand }.
refusal-A-7_7 = Podle svého vládce prodej spojence z ruky, odhoď z rady hromádku, která není prázdná, nebo nahraď vládce na dvoře.
refusal-A-7_9 = Vyber vládce ze dvora, máš-li na něj perly, nebo odmítni.
refusal-A-7_10 = Obětuj jiného svého volného vládce, nebo odmítni; se Zrádcem si pak vyber vládce ze dvora.

# Body
score-locations = Lokace
score-lords = Vládci
score-allies = Spolupracující spojenci
score-tokens = Žetony nestvůr
score-pearls = Perly (rozhodují při shodě)
score-highest_lord = Nejvlivnější vládce (rozhoduje při další shodě)

# Stůl
board-track = Průzkum
board-threat = Hrozba
board-council = Rada
board-court = Dvůr
board-hand = Ruka: { $count }
board-hand-of = ruka { $count }
board-affiliated = Spolupracují
board-affiliated-of = spolupracují
board-payment = Platba
board-drawn = Dobrané
board-marked = K odhození
board-price-head = cena
board-races-head = rasy
board-influence-head = vliv
board-key = klíč
board-affordable = můžeš zaplatit
board-any-race = jiná rasa
board-disabled = zasažený
board-used = v tomto tahu už použito
board-last-round = poslední kolo
board-extra-turn = { $seat } bude mít ještě jeden tah
board-reward = odměna za boj
board-or = nebo
board-available = dostupné
board-available-worth = dostupné (BV pro tebe teď)
board-stack = hromádka { $count }
board-deck = balíček { $count }
board-discard = odhozeno { $count }
board-lords = vládci { $count }/{ $last_lord }
board-price = nákup za { $count ->
    [one] { $count } perlu
    [few] { $count } perly
   *[other] { $count } perel
 }
board-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
 }
board-points-known = { $count ->
    [one] { $count } známý bod
    [few] { $count } známé body
   *[other] { $count } známých bodů
 }
board-pearls = { $count ->
    [one] { $count } perla
    [few] { $count } perly
   *[other] { $count } perel
 }
board-keys = { $count ->
    [one] { $count } klíč
    [few] { $count } klíče
   *[other] { $count } klíčů
 }{ $tokens ->
    [0] { "" }
    [one] { " " }({ $tokens } žeton)
    [few] { " " }({ $tokens } žetony)
   *[other] { " " }({ $tokens } žetonů)
 }
board-tokens = { $count ->
    [one] { $count } žeton nestvůry
    [few] { $count } žetony nestvůr
   *[other] { $count } žetonů nestvůr
 }
board-reward-keys = { $count ->
    [one] { $count } klíč
    [few] { $count } klíče
   *[other] { $count } klíčů
 }
board-reward-pearls = { board-pearls }
board-reward-tokens = { board-tokens }
board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }
board-copies = v ruce { $count }×
board-cost = cena { $count }
board-influence = vliv { $count }
board-worth = teď pro tebe { $count } BV
board-all-races = všech pět ras
board-any-races = { $count ->
    [one] { $count } rasa, kterákoli
    [few] { $count } různé rasy
   *[other] { $count } různých ras
 }
board-races = { $others ->
    [0] jen { $race }
    [one] { $race } a { $others } další rasa
    [few] { $race } a { $others } další rasy
   *[other] { $race } a { $others } dalších ras
 }

# Nastavení
setting-ambassador_keys = Klíče velvyslanců
setting-ambassador_keys-no_key = žádné (online verze)
setting-ambassador_keys-three_keys = { $keys_needed }: volný velvyslanec může ovládnout lokaci sám
setting-superfluous_payment = Nadbytečné karty v platbě
setting-superfluous_payment-allowed = dovolené
setting-superfluous_payment-forbidden = zakázané (online verze)
setting-court_end_trigger = Dvůr přinese konec hry
setting-court_end_trigger-refill_incomplete = když ho po rekrutování nejde doplnit
setting-court_end_trigger-deck_empty_and_court_not_full = i když je na konci tahu balíček vládců prázdný a dvůr není plný (online verze)
setting-commander_buyer_discard = Kdo nákupem překročí limit soupeřova Velitele ({ $commander_hand }), odhazuje
setting-commander_buyer_discard-at_once = ihned (online verze)
setting-commander_buyer_discard-end_of_current_turn = na konci právě hraného tahu
setting-commander_buyer_discard-end_of_own_next_turn = na konci svého příštího tahu
setting-black_smokers_destination = Černí kuřáci po výměně
setting-black_smokers_destination-removed = odejdou ze hry
setting-black_smokers_destination-shuffled_into_stack = zamíchají se do hromádky lokací
setting-disabled_lord_in_formulas = Vládce zasažený Zabijákem při bodování lokací
setting-disabled_lord_in_formulas-counts_normally = počítá se jako každý jiný (online verze)
setting-disabled_lord_in_formulas-ip_only = platí jen jeho body vlivu
setting-invoker_at_game_end = Vyvolávačův tah navíc v závěru hry
setting-invoker_at_game_end-yes = odehraje se
setting-invoker_at_game_end-no = propadá
setting-exploration_deck_and_discard_both_empty = Balíček průzkumu i odhazovací balíček jsou prázdné
setting-exploration_deck_and_discard_both_empty-explore_illegal_and_exploration_stops = průzkum nejde začít a rozehraný končí
setting-exploration_deck_and_discard_both_empty-error = při dalším odhalení hra ihned končí
setting-ambassador_with_empty_location_stack = Velvyslanec a prázdná hromádka lokací
setting-ambassador_with_empty_location_stack-power_lost_lord_stays_free = žádná lokace, vládce zůstává volný
setting-ambassador_with_empty_location_stack-takes_available_location = vezme si dostupnou lokaci
setting-per_turn_frequency = Otrokář, Orákulum a Oportunista
setting-per_turn_frequency-once_per_turn = jednou za tah
setting-per_turn_frequency-unlimited = ve svém tahu, kolikrát chceš
setting-martial_law = Stanné právo: nejvýš { $martial_hand } v ruce na konci tahu
setting-martial_law-off = neplatí, bez omezení
setting-martial_law-on = platí, za každou další kartu perla, nebo odhození (online verze, z rozšíření)
setting-memory = Karty v rukou, v radě a odhozené
setting-memory-none = jsou tajné: vidět je jen jejich počet, v radě i rasa
setting-memory-perfect = všichni si všechno pamatují (pro studium a výzkum)
setting-hand_discards = Karty odhozené z ruky
setting-hand_discards-face_up = vidí všichni
setting-hand_discards-face_down = vidí jen jejich majitel

# Rozhodnuto předem: spojence nižší hodnoty odmítá bez ptaní
order-buy_jellyfish = { $value ->
    [1] Medúzy: vždy se ptát
    [6] Medúzy: nikdy nekupovat
   *[other] Medúzy: ptát se od hodnoty { $value }
 }
order-buy_crab = { $value ->
    [1] Krabi: vždy se ptát
    [6] Krabi: nikdy nekupovat
   *[other] Krabi: ptát se od hodnoty { $value }
 }
order-buy_seahorse = { $value ->
    [1] Mořští koníci: vždy se ptát
    [6] Mořští koníci: nikdy nekupovat
   *[other] Mořští koníci: ptát se od hodnoty { $value }
 }
order-buy_shellfish = { $value ->
    [1] Měkkýši: vždy se ptát
    [6] Měkkýši: nikdy nekupovat
   *[other] Měkkýši: ptát se od hodnoty { $value }
 }
order-buy_squid = { $value ->
    [1] Chobotnice: vždy se ptát
    [6] Chobotnice: nikdy nekupovat
   *[other] Chobotnice: ptát se od hodnoty { $value }
 }
