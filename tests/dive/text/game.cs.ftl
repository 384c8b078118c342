# Ponor česky.

title = Ponor
notice = Hra pro testy Hlubiny.
how-to-play =
    Ve svém tahu se za perlami potápíš, kolikrát chceš, a pokaždé kostka ukáže příboj: je-li vyšší než klid místa, o košík přijdeš.
    Kdo se vynoří včas, tomu perly zůstanou. Do košíku se jich vejde { $basket }; po { $rounds ->
        [one] { $rounds } kole
       *[other] { $rounds } kolech
    } vyhrává, kdo jich má nejvíc.

place-reef = útes
    .loc = u útesu
place-wreck = vrak
    .loc = u vraku
place-trench = příkop
    .loc = v příkopu
place-does = { $pearls ->
    [one] { $pearls } perla
    [few] { $pearls } perly
   *[other] { $pearls } perel
    } za hod nejvýš { $calm }.
faces-game = Pravidla
faces-place = Místa
figure-rounds = počet kol
figure-basket = perel v košíku
figure-pearls = perly
figure-calm = klid

action-dive = ponořit se { $place_loc } ({ $place_pearls } za hod nejvýš { $place_calm })
action-surface = vynořit se

prompt-descend = Ponoříš se, nebo se vynoříš?
    .detail = V košíku { $basket ->
        [one] máš { $basket } perlu
        [few] máš { $basket } perly
       *[other] máš { $basket } perel
    }.

event-dived = { $seat } se potápí { $place_loc }, hází { $swell } a vynáší { $pearls ->
    [one] { $pearls } perlu
    [few] { $pearls } perly
   *[other] { $pearls } perel
    }.
event-lost = { $seat } se potápí { $place_loc }, hází { $swell } a přichází o { $pearls ->
    [one] { $pearls } perlu
    [few] { $pearls } perly
   *[other] { $pearls } perel
    }.
event-surfaced = { $seat } se vynořuje a má { $pearls ->
    [one] { $pearls } perlu
    [few] { $pearls } perly
   *[other] { $pearls } perel
    } navíc.
event-game_over = Poslední potápěč je zpátky.

refusal-D-2_4 = Ponoř se tam, kde se ti perly ještě vejdou do košíku, nebo se vynoř.
score-pearls = Perly
