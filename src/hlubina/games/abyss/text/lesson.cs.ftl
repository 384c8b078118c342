# What the guide says in a first game.
lesson-welcome = O co se hraje
    .text = Za spojence rekrutuješ vládce ze dvora a jejich klíči ovládneš lokace. Kdo má na konci nejvíc bodů vlivu, vyhrává. Proti tobě hraje { $rival }.
lesson-buy = Nákup od soupeře
    .text = Spojence, kterého při průzkumu odhalí soupeř, smíš koupit. Karta jde do tvé ruky, perly soupeři. V jednom jeho tahu koupíš nejvýš jednoho; vysoká hodnota za 1 perlu se vyplatí.
lesson-turn = Tvůj tah
    .text = V tahu máš jednu akci: průzkum, podporu z rady, nebo rekrutování. Spojenců máš zatím málo, začni průzkumem.
lesson-explore = Průzkum
    .text = Odhaleného spojence smí nejdřív koupit soupeř. Když ho nechá být, vezmi si ho a průzkum končí, nebo pokračuj; koho necháš ležet, ten jde do rady. Na posledním poli si kartu vzít musíš a dostaneš { last-space-pearls }.
lesson-monster = Nestvůra a hrozba
    .text = Boj s nestvůrou vždy vyhraješ. Odměnu určuje pole, na kterém je hrozba: perly, žetony nestvůr za body, nebo klíče. Když budeš pokračovat v průzkumu, hrozba stoupne a příští odměna s ní.
    .later = V průzkumu číhají i nestvůry a boj s nimi vždy vyhraješ. Odměnu určuje pole, na kterém je hrozba: perly, žetony nestvůr za body, nebo klíče. Kdo nestvůru nechá být, posune hrozbu výš.
lesson-council = Podpora z rady
    .text = Spojenci, které při průzkumu nikdo nevzal, leží lícem dolů v radě podle ras. Místo průzkumu si smíš vzít jednu celou hromádku. Kolik je v ní karet, říká číslo na ní.
lesson-recruit = Rekrutování
    .text = Vlevo dole má vládce cenu a bubliny: platíš spojenci právě tolika ras a vyznačená rasa mezi nimi být musí. Kdo svítí, na toho máš. Vyber si ho, nebo zahraj něco jiného.
    .later = Vlevo dole má vládce cenu a bubliny: platíš spojenci právě tolika ras a vyznačená rasa mezi nimi být musí. Pod každým vidíš, co ti na něj chybí.
lesson-pay = Placení
    .text = Vybírej spojence z ruky, dokud nebude souhlasit počet ras. Každý chybějící bod doplní perla, přebytek propadne. Nakonec platbu potvrď.
    .later = Vládce platíš spojenci z ruky a počet jejich ras musí souhlasit. Každý chybějící bod doplní perla, přebytek propadne.
lesson-affiliate = Spolupracující spojenec
    .text = Nejnižší zaplacený spojenec s tebou teď spolupracuje, ostatní jsou odhození. Na konci dá body z každé rasy ten nejvyšší spolupracující.
    .later = Po rekrutování ti zůstane nejnižší zaplacený spojenec jako spolupracující. Na konci dá body z každé rasy ten nejvyšší z nich.
lesson-lords = Volní vládci
    .text = Nový vládce je volný: platí jeho schopnost i klíč, pokud ho má. Až ten klíč použiješ, vládce se zasune pod lokaci a o schopnost přijde; body vlivu za něj ti zůstanou.
    .later = Rekrutovaný vládce je volný: platí jeho schopnost i klíč, pokud ho má. Až ten klíč použiješ, vládce se zasune pod lokaci a o schopnost přijde; body vlivu za něj ti zůstanou.
lesson-keys = Klíče a lokace
    .text = Klíče nosí někteří volní vládci, další získáš za nestvůry jako žetony. Máš-li { $keys_needed ->
        [one] { $keys_needed } klíč
        [few] { $keys_needed } klíče
       *[other] { $keys_needed } klíčů
    }, ovládneš na konci tahu lokaci: vezmeš si dostupnou, nebo jich až { $most_drawn } dobereš a jednu si necháš.
lesson-plot = Nový vládce na dvůr
    .text = Dokud je na dvoře volné místo, smíš před akcí za { plot-pearls } přivést nového vládce, a to kolikrát chceš. Hodí se to, když na dvoře není nikdo pro tebe.
lesson-end = Konec a body
    .text = Konec přinese něčí { $last_lord }. vládce nebo dvůr, který už nejde doplnit; ostatní mají ještě jeden tah. Potom začne spolupracovat i nejnižší spojenec každé rasy z ruky. Body jsou za lokace, vládce, spolupracující spojence a žetony nestvůr.
lesson-reward = Co si vybrat
    .text = Žeton nestvůry skrývá { $token_least } až { $token_most ->
        [one] { $token_most } bod
        [few] { $token_most } body
       *[other] { $token_most } bodů
    }. Klíč pomůže k lokaci, perla k nákupu i placení. Po výběru se hrozba vrátí na { $threat_start }. pole.
lesson-location = Máš { $keys_needed ->
    [one] { $keys_needed } klíč
    [few] { $keys_needed } klíče
   *[other] { $keys_needed } klíčů
 }
    .text = Lokaci si teď vzít musíš. Čím víc jich dobereš, tím lepší výběr, ale zbylé budou dostupné i soupeři. Číslo v kroužku říká, kolik bodů by ti dala teď.
lesson-refill = Doplnění dvora
    .text = Když po rekrutování nezbude na dvoře víc vládců než { $refill_at }, dvůr se doplní na { $court_spaces }. Kdo rekrutoval, dostane { refill-pearls }.
