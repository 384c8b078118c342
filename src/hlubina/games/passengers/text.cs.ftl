# Podsvětí česky. Texty jsou naše, texty darů jen opakují fakta.

title = Podsvětí
notice = Neoficiální verze bez vazby na vydavatele. Podsvětí (Passengers) je hra Joosta Dase, vydal Fablesmith, česky TLAMA games.
how-to-play =
    Převozníci duší chtějí do Podsvětí dopravit duše, pašeráci démonů démony. Kdo je kdo, se neví; jen pašeráci se znají navzájem. Zholyk, hraje-li, patří jen sobě: vyhraje, když ho v bodech nikdo nepřekoná.
    Hrajete tři kola. V každém položíš 1 kartu z ruky lícem dolů na volné místo jedné ze dvou lodí a vezmeš si dar a hlasy, které místo ukazuje. Říkat o ní můžeš cokoli, třeba i lež, nebo nic.
    Potom se použijí dary, od nejnižšího čísla po nejvyšší. Prohlížejí karty, prohazují je, mění jim barvu maskou, nutí přiznat pravdu, nebo mlčet.
    Nakonec se domluvíte, jak kdo chce, a všichni tajně hlasují. Loď s více hlasy odpluje do Podsvětí, druhá ze hry odchází. Při shodě rozhodne, jak hlasuje majitel mince lodivoda.
    Po třetím kole se cestující v Podsvětí otočí. Převozníci mají bod za každou duši a bonus za duše stejné barvy na jedné lodi: za dvě 1, za tři 2, za čtyři 3.
    Pašeráci mají bod za každého démona a další za každou duši jeho barvy, která s ním sousedí: vlevo, vpravo, pod ním nebo nad ním. Prázdná místa se přeskakují.
    Karta Zholyka je duše i démon, ale nemá barvu. Hráč Zholyka má vždy 6,5 bodu, v osmi hráčích 8,5.
    Při shodě vyhraje tým, jehož člen má minci; má-li ji Zholyk, převozníci. I odhalený tým může vyhrát.
proposed-note = Pravidla, počty karet, pořadí darů a bodování jsou z pravidel hry. Tištěné texty darů a rozvržení lodí jsme ale neznali: co přesně dary dělají a na kterém místě leží, je z větší části náš návrh, který dodržuje všechno, co pravidla říkají.

# Slova

boat-raven = havraní loď
    .loc = havraní lodi
boat-wolf = vlčí loď
    .loc = vlčí lodi
other_boat-raven = havraní loď
    .loc = havraní lodi
other_boat-wolf = vlčí loď
    .loc = vlčí lodi
colour-green = zelená
    .acc = zelenou
    .gen = zelené
colour-red = červená
    .acc = červenou
    .gen = červené
colour-blue = modrá
    .acc = modrou
    .gen = modré
kind-soul = duše
    .acc = duši
    .many = duše
kind-demon = démon
    .acc = démona
    .many = démony
kind-zholyk = Zholyk
    .acc = Zholyka
    .many = Zholyka
side-guide = převozník duší
    .many = převozníci duší
side-smuggler = pašerák démonů
    .many = pašeráci démonů
side-zholyk = Zholyk
    .many = Zholyk
until-votes_revealed = dokud se neukážou hlasy
until-gift_phase_end = až do konce fáze darů
trust-trust = věřím
trust-doubt = nevěřím
reason-none = věřte mi
reason-souls_here = jsou na ní duše
reason-demons_there = na té druhé jsou démoni
about-placed = na umístěného cestujícího
about-hand = na karty v ruce
about-saw = na to, co má po prohlídce za sebou
about-loyalty = na příslušnost
about-plan_vote = na hlasování
card-soul_green = zelená duše
    .acc = zelenou duši
card-soul_red = červená duše
    .acc = červenou duši
card-soul_blue = modrá duše
    .acc = modrou duši
card-demon_green = zelený démon
    .acc = zeleného démona
card-demon_red = červený démon
    .acc = červeného démona
card-demon_blue = modrý démon
    .acc = modrého démona
card-zholyk = Zholyk
    .acc = Zholyka
other_card-soul_green = zelená duše
    .acc = zelenou duši
other_card-soul_red = červená duše
    .acc = červenou duši
other_card-soul_blue = modrá duše
    .acc = modrou duši
other_card-demon_green = zelený démon
    .acc = zeleného démona
other_card-demon_red = červený démon
    .acc = červeného démona
other_card-demon_blue = modrý démon
    .acc = modrého démona
other_card-zholyk = Zholyk
    .acc = Zholyka
what-soul = duše
    .acc = duši
what-demon = démon
    .acc = démona
what-green = zelená karta
    .acc = zelenou kartu
what-red = červená karta
    .acc = červenou kartu
what-blue = modrá karta
    .acc = modrou kartu
what-soul_green = zelená duše
    .acc = zelenou duši
what-soul_red = červená duše
    .acc = červenou duši
what-soul_blue = modrá duše
    .acc = modrou duši
what-demon_green = zelený démon
    .acc = zeleného démona
what-demon_red = červený démon
    .acc = červeného démona
what-demon_blue = modrý démon
    .acc = modrého démona
what-zholyk = Zholyk
    .acc = Zholyka

# Dary: název a akce

gift-I-0 = Lektvar
    .help = Bez akce.
gift-I-1 = Chameleon
    .help = Vyslov barvu. Všichni ostatní přiznají, kolik karet té barvy mají v ruce.
gift-I-2 = Lucerna
    .help = Vyber 2 hráče. Každý ti tajně ukáže 1 kartu z ruky podle své volby.
gift-I-3 = Zvonek
    .help = Vyber jiného hráče. Bude mlčet, dokud se neukážou hlasy.
gift-I-4 = Hamsa
    .help = Podívej se na 1 cestujícího ve hře, který leží lícem dolů.
gift-I-5 = Váhy
    .help = Podívej se na 1 cestujícího v Podsvětí, který leží lícem dolů.
gift-I-6 = Svitek
    .help = Prohoď 2 cestující ve hře, na jedné lodi, nebo mezi loděmi.
gift-I-7 = Pero
    .help = Odhal 1 cestujícího ve hře, který leží lícem dolů.
gift-I-8 = Maska
    .help = Polož 1 nepoužitou masku na cestujícího ve hře, který žádnou nemá.
gift-I-9 = Mince lodivoda
    .help = Vezmi si minci lodivoda.
gift-II-0 = Lektvar
    .help = Bez akce.
gift-II-1 = Chameleon
    .help = Zvol duše, nebo démony, a vyber 2 hráče. Každý přizná, jestli má v ruce aspoň jednoho takového cestujícího.
gift-II-2 = Lucerna
    .help = Vyber jiného hráče. Tajně si navzájem ukážete 1 kartu z ruky.
gift-II-3 = Zvonek
    .help = Všichni včetně tebe mlčí až do konce fáze darů.
gift-II-4 = Hamsa
    .help = Vyber cestujícího ve hře, který leží lícem dolů, a jiného hráče. Oba se na cestujícího podíváte.
gift-II-5 = Váhy
    .help = Podívej se na 1 cestujícího v Podsvětí, který leží lícem dolů, a pak přiznej jeho druh, nebo barvu.
gift-II-6 = Svitek
    .help = Přesuň 1 cestujícího ve hře na volné místo. Když to nejde, prohoď 2 cestující z různých lodí.
gift-II-7 = Pero
    .help = Prohoď 2 cestující na jedné lodi v Podsvětí.
gift-II-8 = Maska
    .help = Polož 1 nepoužitou masku na cestujícího ve hře, který žádnou nemá.
gift-II-9 = Mince lodivoda
    .help = Vezmi si minci lodivoda.
gift-III-0 = Lektvar
    .help = Bez akce.
gift-III-1 = Chameleon
    .help = Vyber jiného hráče. Každý z vás zvolí 1 kartu z ruky a vyměníte si je lícem dolů.
gift-III-2 = Lucerna
    .help = Tajně se podívej na všechny karty v ruce jiného hráče.
gift-III-3 = Zvonek
    .help = Vyber jiného hráče. Hned oznámí loď a musí pro ni hlasovat.
gift-III-4 = Hamsa
    .help = Podívej se na každé lodi ve hře na 1 cestujícího, který leží lícem dolů, a pak mlč, dokud se neukážou hlasy.
gift-III-5 = Váhy
    .help = Tajně se podívej až na 2 cestující, kteří leží lícem dolů na jedné lodi v Podsvětí.
gift-III-6 = Svitek
    .help = Vyber 2 cestující ve hře, kteří leží lícem dolů a nemají masku. Zamíchej je a vrať na stejná 2 místa.
gift-III-7 = Pero
    .help = Prohoď 1 cestujícího ve hře s 1 cestujícím v Podsvětí.
gift-III-8 = Maska
    .help = Polož 1 nepoužitou masku na cestujícího ve hře, který žádnou nemá.
gift-III-9 = Mince lodivoda
    .help = Vezmi si minci lodivoda.
gift-4P-0 = Lektvar
    .help = Bez akce.
gift-4P-1 = Chameleon
    .help = Vyslov barvu a vyber jiného hráče. Přizná, kolik karet té barvy má v ruce.
gift-4P-2 = Lucerna
    .help = Vyber jiného hráče. Tajně ti ukáže 1 kartu z ruky podle své volby.
gift-4P-3 = Zvonek
    .help = Podívej se na 1 stínového cestujícího ve hře, který leží lícem dolů, a pak mlč, dokud se neukážou hlasy.
gift-4P-4 = Hamsa
    .help = Podívej se na 1 cestujícího ve hře, který leží lícem dolů a není stínový.
gift-4P-5 = Váhy
    .help = Podívej se na 1 cestujícího v Podsvětí, který leží lícem dolů.
gift-4P-6 = Svitek
    .help = Prohoď 2 cestující ve hře, na jedné lodi, nebo mezi loděmi.
gift-4P-7 = Pero
    .help = Odhal 1 stínového cestujícího, který leží lícem dolů ve hře, nebo v Podsvětí.
gift-4P-8 = Maska
    .help = Polož 1 nepoužitou masku na cestujícího ve hře, který žádnou nemá.
gift-4P-9 = Mince lodivoda
    .help = Vezmi si minci lodivoda.

# Otázky
prompt-place_passenger = Koho a kam umístíš?
    .detail = Karta leží lícem dolů. Hned si vezmeš dar a hlasy, které místo ukazuje. { $count ->
        [one] Tohle je tvoje poslední karta.
        [few] V ruce máš { $count } karty.
       *[other] V ruce máš { $count } karet.
    }
prompt-lay_shadow = Kam položíš stínového cestujícího?
    .detail = { $number ->
        [1] Na kterékoli volné místo jedné z lodí.
       *[other] Na volné místo té lodi, na které stín ještě není.
    } Kartu nevidíš ani ty. Dar ani hlasy za ni nejsou.
prompt-remark = { $sort ->
        [0] Řekneš něco o svém cestujícím?
        [1] Řekneš, koho tam vidíš?
       *[other] Řekneš, co je v té ruce?
    }
    .detail = { $sort ->
        [0] Sedí na { $boat_loc }, místo { $column }.
        [1] Podívali jste se na: { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, místo { $column }.
       *[other] Karty má { $opponent }.
    } Uslyší to všichni. Může to být lež, a mlčet je také v pořádku.
prompt-choose_colour = Kterou barvu zvolíš?
    .detail = { $gift }: { $gift_help }
prompt-choose_kind = Duše, nebo démony?
    .detail = { $gift }: { $gift_help }
prompt-choose_players = Kterého hráče vybereš?
    .detail = { $gift }: { $gift_help } { $missing ->
        [one] { "" }
       *[other] Zbývá vybrat { $missing }.
    }
prompt-choose_passengers = Kterého cestujícího vybereš?
    .detail = { $gift }: { $gift_help } { $missing ->
        [one] { "" }
       *[other] Zbývá vybrat { $missing }.
    }
prompt-choose_empty_seat = Kam cestujícího přesuneš?
    .detail = { $gift }: { $gift_help }
prompt-show_card = Kterou kartu ukážeš?
    .detail = { $gift }: uvidí ji jen { $opponent } a pak se ti vrátí do ruky.
prompt-give_card = Kterou kartu dáš?
    .detail = { $gift }: kartu dostane { $opponent } a ty dostaneš jinou. Příslušnost se tím nemění.
prompt-admit_one = Co o cestujícím přiznáš?
    .detail = { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, místo { $column }: řekneš pravdu, ale jen o jeho druhu, nebo jen o jeho barvě.
prompt-announce_boat = Pro kterou loď budeš hlasovat?
    .detail = Oznámit to musíš hned a v tomto kole už to nepůjde změnit. Dar použil hráč: { $opponent }.
prompt-discuss = Co řekneš před hlasováním?
    .detail = { $missing ->
        [one] Zbývá ti { $missing } tvrzení.
        [few] Zbývají ti { $missing } tvrzení.
       *[other] Zbývá ti { $missing } tvrzení.
    } Nikdo neověřuje, jestli je to pravda. Až řekneš, že můžete hlasovat, už se do debaty nevrátíš.
prompt-vote = Která loď má odplout do Podsvětí?
    .detail = { $votes ->
        [0] V tomto kole nemáš žádný hlas.
        [one] Tvůj { $votes } hlas půjde celý jedné lodi.
        [few] Všechny tvé { $votes } hlasy půjdou jedné lodi.
       *[other] Všech tvých { $votes } hlasů půjde jedné lodi.
    } Volby se ukážou všechny naráz.

# Odpovědi
action-place = { $card_acc } na { $boat }, místo { $column }
action-place_twin = druhou stejnou kartu ({ $card }) na { $boat }, místo { $column }
action-lay_shadow = { $boat }, místo { $column }
action-colour = { $colour }
action-kind = { $kind_many }
action-player = { $seat }
action-passenger = { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, místo { $column }
action-enough = To stačí
action-empty_seat = { $boat }, místo { $column }
action-card = { $card }
action-card_twin = { $card }, druhá stejná karta
action-admit_kind = Přiznat druh
action-admit_colour = Přiznat barvu
action-announce = { $boat }
action-vote = { $boat }
action-silent = Neříct nic
action-ready = Můžeme hlasovat
action-say_placed = „Můj cestující z kola { $round ->
    [1] I
    [2] II
   *[other] III
 }: { $what }.“
action-say_hand = { $count ->
    [0] „V ruce nemám: { $what }.“
   *[other] „V ruce mám jednou: { $what }.“
 }
action-say_both = „V ruce mám dvakrát: { $what }.“
action-say_saw = „Na místě { $column } ({ $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }) je: { $what }.“
action-say_saw_hand = „V ruce má { $seat }: { $what }.“
action-say_loyalty = „{ $seat }: { $side }.“
action-say_trust = „{ $seat }: { $trust }.“
action-say_plan = „Budu hlasovat takto: { $boat }.“
action-say_urge = „Hlasujte: { $boat }, { $reason }.“
action-say_ask = Otázka pro hráče { $seat }: { $about }

# Co se stalo
event-gaze_2 = Pašeráci démonů se navzájem poznali: { $seat } a { $opponent }.
event-gaze_2-hidden = Pašeráci démonů se navzájem poznali.
event-gaze_3 = Pašeráci démonů se navzájem poznali: { $seat }, { $opponent } a { $by }.
event-gaze_3-hidden = Pašeráci démonů se navzájem poznali.
event-round_began = Začíná kolo { $round ->
    [1] I
    [2] II
   *[other] III
 }. Minci lodivoda má { $seat }.
event-laid_shadow = { $seat } pokládá stínového cestujícího: { $boat }, místo { $column }.
event-placed = { $seat } umísťuje { $card_acc }: { $boat }, místo { $column }. Dar { $gift }, { $votes ->
    [one] { $votes } hlas
    [few] { $votes } hlasy
   *[other] { $votes } hlasů
 }.
event-placed-hidden = { $seat } umísťuje cestujícího: { $boat }, místo { $column }. Dar { $gift }, { $votes ->
    [one] { $votes } hlas
    [few] { $votes } hlasy
   *[other] { $votes } hlasů
 }.
event-no_action = { $seat }: { $gift } nemá žádnou akci.
event-no_target = { $seat }: { $gift } teď nemůže nic udělat.
event-used_gift = { $seat } používá dar { $gift }.
event-chose_player = { $seat } vybírá hráče: { $opponent }.
event-looked = { $seat } se dívá na cestujícího: { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, místo { $column }. Je to { $card }.
event-looked-hidden = { $seat } se dívá na cestujícího: { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, místo { $column }.
event-revealed = { $seat } odhaluje cestujícího: { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, místo { $column }. Je to { $card }.
event-stated_kind = { $seat } přiznává druh cestujícího: { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, místo { $column }, je to { $kind }.
event-stated_colour = { $seat } přiznává barvu cestujícího: { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, místo { $column }, barva je { $colour }.
event-stated_no_colour = { $seat } přiznává barvu cestujícího: { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, místo { $column }, nemá žádnou.
event-swapped = { $seat } prohazuje cestující: { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, místo { $column }, a { $other_boat } { $other_round ->
    [1] I
    [2] II
   *[other] III
 }, místo { $other_column }.
event-shuffled = { $seat } míchá cestující: { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, místo { $column }, a { $other_boat } { $other_round ->
    [1] I
    [2] II
   *[other] III
 }, místo { $other_column }. Kdo je teď kde, neví nikdo.
event-moved = { $seat } přesouvá cestujícího: { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, místo { $column }, nově { $other_boat } { $other_round ->
    [1] I
    [2] II
   *[other] III
 }, místo { $other_column }.
event-masked = { $seat } pokládá masku ({ $colour }): { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, místo { $column }.
event-admitted_count = { $seat } přiznává počet karet { $colour_gen } barvy v ruce: { $count }.
event-admitted_kind = { $seat } přiznává, že v ruce { $count ->
    [0] nemá
   *[other] má
 } { $kind_acc }.
event-showed = { $seat } tajně ukazuje kartu: { $card }. Vidí ji { $opponent }.
event-showed-hidden = { $seat } tajně ukazuje kartu. Vidí ji jen { $opponent }.
event-looked_at_hand = { $seat } si prohlíží ruku, kterou má { $opponent }: { $cards }.
event-looked_at_hand-hidden = { $seat } si prohlíží ruku, kterou má { $opponent }.
event-exchanged = { $seat } a { $opponent } si vyměňují karty: { $card } za { $other_card_acc }.
event-exchanged-hidden = { $seat } a { $opponent } si vyměňují po jedné kartě z ruky.
event-kept_coin = { $seat } má minci lodivoda a nechává si ji.
event-took_coin = { $seat } si bere minci lodivoda.
event-silenced = { $seat } mlčí, { $until }.
event-announced = { $seat } oznamuje, jak bude hlasovat: { $boat }.
event-said_placed = { $seat }: „Na místě { $column } ({ $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }) je ode mě { $what }.“
event-said_hand = { $seat }: { $count ->
    [0] „V ruce nemám: { $what }.“
   *[other] „V ruce mám jednou: { $what }.“
 }
event-said_both = { $seat }: „V ruce mám dvakrát: { $what }.“
event-said_saw = { $seat }: „Na místě { $column } ({ $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }) je { $what }.“
event-said_saw_hand = { $seat }: „V ruce má { $opponent }: { $what }.“
event-said_loyalty = { $seat }: „{ $opponent } je { $side }.“
event-said_own_loyalty = { $seat }: „Já jsem { $side }.“
event-said_trust = { $seat }: „Má moji důvěru: { $opponent }.“
event-said_doubt = { $seat }: „Nemá moji důvěru: { $opponent }.“
event-said_plan = { $seat }: „Budu hlasovat takto: { $boat }.“
event-said_urge = { $seat }: „Hlasujte: { $boat }, { $reason }.“
event-said_ask = { $seat } se ptá { $about }. Odpovědět může { $opponent }.
event-discussion = Před hlasováním v kole { $round ->
    [1] I
    [2] II
   *[other] III
 } se může mluvit.
event-voted = { $seat }: { $boat }, { $votes ->
    [one] { $votes } hlas
    [few] { $votes } hlasy
   *[other] { $votes } hlasů
 }.
event-tie = Shoda { $votes } : { $votes }. Rozhoduje mince, kterou má { $seat }.
event-boat_won = Do Podsvětí odplouvá { $boat }, { $votes } : { $other_votes }. Druhá loď odchází ze hry.
event-scored = { $side_many }: { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
 }.
event-scored_zholyk = Zholyk: { $count },{ $tenths } bodu.
event-won_guides = Hra skončila. Vyhráli převozníci duší.
event-won_smugglers = Hra skončila. Vyhráli pašeráci démonů.
event-won_zholyk = Hra skončila. Vyhrál Zholyk.

# Proč ne
refusal-P-3_2 = Umísti kartu z ruky na volné místo lodi, která ještě není plná.
refusal-P-5_1 = Hlasuj pro havraní, nebo pro vlčí loď; zdržet se nelze.
refusal-P-9_6 = Řekni něco o této kartě, nebo neříkej nic.
refusal-P-9_7 = Vyber jedno z nabízených tvrzení, které zatím nezaznělo, nebo řekni, že můžete hlasovat.
refusal-P-10_2 = Stín patří na volné místo; druhý stín na tu loď, na které první není.
refusal-P-11_1 = Vyber barvu; u masky jen tu, která ještě nebyla použita.
refusal-P-11_2 = Vyber duše, nebo démony.
refusal-P-11_3 = Vyber jiného hráče, kterého se dar může týkat.
refusal-P-11_4 = Vyber cestujícího, kterého se dar může týkat.
refusal-P-11_5 = Vyber volné místo na lodi, která ještě není plná.
refusal-P-11_8 = Přiznej druh, nebo barvu cestujícího.
refusal-P-11_9 = Ukaž kartu, kterou máš v ruce.
refusal-P-11_11 = Dej kartu, kterou máš v ruce.
refusal-P-11_18 = Oznam havraní, nebo vlčí loď.

# Body
score-souls = Duše v Podsvětí
score-groups = Duše stejné barvy na lodi
score-demons = Démoni v Podsvětí
score-neighbours = Duše vedle démonů stejné barvy
score-zholyk = Zholyk
score-coin = Mince lodivoda (rozhoduje při shodě)

# Stůl
phase-placement = umísťování
phase-gifts = dary
phase-discussion = debata
phase-vote = hlasování
phase-over = konec
letters-raven = Havran
letters-wolf = Vlk
letters-soul = Du
letters-demon = Dé
letters-zholyk = Zh
letters-green = z
letters-red = č
letters-blue = m
board-coin = mince: { $seat }
board-masks = masky: { $masks }
board-underworld = Podsvětí (nejvyšší loď nahoře)
board-lost = Lodě, které prohrály
board-shadow = stín
board-votes = { $count ->
    [one] { $count } hlas
    [few] { $count } hlasy
   *[other] { $count } hlasů
 }
board-hand-of = ruka:
board-ready = čeká na hlasování
board-voted = má po hlasování
board-silent = mlčí, { $until }
board-bound = hlasuje závazně: { $boat }
board-spectator = Díváš se; vidíš jen to, co všichni.
board-smugglers = pašeráci: { $names }
board-answers = Přiznáno
board-claims = Řečeno
board-group = { $boat }: { $count }× duše ({ $colour }), +{ $points }
board-bond = Démon { $demon } sousedí s duší stejné barvy { $soul }, +{ $points }

# Volby
option-gift_set = Sada darů (čtyři hráči mají vždy svou vlastní)
option-gift_set-I = I: informace, pro první hru
option-gift_set-II = II: důvěra a řeč
option-gift_set-III = III: zvraty, pro zkušené
option-gift_set_round_2 = Sada darů ve druhém kole
option-gift_set_round_2-same = stejná jako v prvním
option-gift_set_round_2-I = sada I
option-gift_set_round_2-II = sada II
option-gift_set_round_2-III = sada III
option-gift_set_round_3 = Sada darů ve třetím kole
option-gift_set_round_3-same = stejná jako v prvním
option-gift_set_round_3-I = sada I
option-gift_set_round_3-II = sada II
option-gift_set_round_3-III = sada III
option-seats_per_boat = Místa na lodi
option-seats_per_boat-four = čtyři
option-seats_per_boat-five = pět, všech deset darů v každém kole
option-colour_groups = Bonus za duše stejné barvy
option-colour_groups-best_group = na každé lodi jen za největší skupinu
option-colour_groups-each_group = na každé lodi za každou skupinu
option-secret_blocks_claims = Co bylo ukázáno tajně
option-secret_blocks_claims-yes = o tom se tvrzení nenabízejí
option-secret_blocks_claims-no = i o tom se smí mluvit
option-lost_boats_after_game = Lodě, které prohrály, po skončení hry
option-lost_boats_after_game-shown = se ukážou
option-lost_boats_after_game-hidden = zůstanou lícem dolů
option-talk = Tvrzení a debata
option-talk-on = patří ke hře
option-talk-off = vynechat (pro výzkum)

# Rozhodnuto předem
order-remarks = { $value ->
    [1] Poznámky ke kartám: vždy se ptát
   *[other] Poznámky ke kartám: neptat se, mlčet
 }

# Důvody, které se ukazují po hře
reason-believes = { $opponent }: převozník { $guide } %, pašerák { $smuggler } %
reason-believes_three = { $opponent }: převozník { $guide } %, pašerák { $smuggler } %, Zholyk { $zholyk } %
reason-promise = Naděje vlastní strany na výhru po této odpovědi: { $percent } %.
reason-promise_less = Naděje vlastní strany na výhru po této odpovědi: { $percent } %; nejlepší odpověď slibovala { $best } %.
reason-boat_wins = Naděje, že hlasování vyhraje { $boat }: { $percent } %.
reason-seat_brings = Místo přináší { $votes ->
    [one] { $votes } hlas
    [few] { $votes } hlasy
   *[other] { $votes } hlasů
 } a dar: { $gift }.
reason-complice = { $opponent } patří také k pašerákům.
reason-friend = { $opponent } je nejspíš na stejné straně.
reason-rival = { $opponent } je nejspíš na jiné straně.
reason-mystery = Na čí straně je { $opponent }, se těžko pozná.
reason-seems_soul = { $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, místo { $column }: duše na { $percent } %.
reason-boat_carries = Odhad, co veze { $boat }: duše { $souls },{ $soul_tenths }, démoni { $demons },{ $demon_tenths }.
reason-boat_worth = Naděje vlastní strany na výhru, když odpluje { $boat }: { $percent } %.
reason-cover = Hlas jde tam, kde ho všichni čekají, aby nebyl nápadný.
reason-word_true = To, co zaznělo, je pravda.
reason-word_false = To, co zaznělo, je lež.
reason-says_nothing = Nic, co by pomohlo, se teď říct nedá.
