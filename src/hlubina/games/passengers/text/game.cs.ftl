# Podsvětí česky. Texty jsou naše, texty darů jen opakují fakta.

title = Podsvětí
notice = Neoficiální verze bez vazby na vydavatele. Podsvětí (Passengers) je hra Joosta Dase, vydal Fablesmith, česky TLAMA games.
how-to-play =
    Převozníci duší chtějí do Podsvětí dopravit duše, pašeráci démonů démony. Kdo je kdo, se neví; jen pašeráci se znají navzájem. Zholyk, hraje-li, patří jen sobě: vyhraje, když ho v bodech nikdo nepřekoná.
    Hrajete tři kola. V každém položíš 1 kartu z ruky lícem dolů na volné místo jedné ze dvou lodí a vezmeš si dar a hlasy, které místo ukazuje. Říkat o ní můžeš cokoli, třeba i lež, nebo nic.
    Potom se použijí dary, od nejnižšího čísla po nejvyšší. Prohlížejí karty, prohazují je, mění jim barvu maskou, nutí přiznat pravdu, nebo mlčet.
    Nakonec se domluvíte, jak kdo chce, a všichni tajně hlasují. Loď s více hlasy odpluje do Podsvětí, druhá ze hry odchází. Při shodě rozhodne, jak hlasuje majitel mince lodivoda.
    Po třetím kole se cestující v Podsvětí otočí. Převozníci mají { $soul_points ->
        [one] { $soul_points } bod
        [few] { $soul_points } body
       *[other] { $soul_points } bodů
    } za každou duši a bonus za duše stejné barvy na jedné lodi: { $group_1 ->
        [0] { "" }
       *[other] za jednu { $group_1 },{ " " }
    }za dvě { $group_2 }, za tři { $group_3 }, za čtyři { $group_4 }.
    Pašeráci mají { $demon_points ->
        [one] { $demon_points } bod
        [few] { $demon_points } body
       *[other] { $demon_points } bodů
    } za každého démona a navíc { $neighbour_points } za každou duši jeho barvy, která s ním sousedí: vlevo, vpravo, pod ním nebo nad ním. Prázdná místa se přeskakují.
    Karta Zholyka je duše i démon, ale nemá barvu. Hráč Zholyka má vždy pevný počet bodů.{ $zholyk_points_4 ->
        [0] { "" }
       *[other] { " " }Ve hře pro 4 hráče { $zholyk_tenths_4 ->
            [0] { $zholyk_points_4 }
           *[other] { $zholyk_points_4 },{ $zholyk_tenths_4 }
        }.
    }{ $zholyk_points_5 ->
        [0] { "" }
       *[other] { " " }Ve hře pro 5 hráčů { $zholyk_tenths_5 ->
            [0] { $zholyk_points_5 }
           *[other] { $zholyk_points_5 },{ $zholyk_tenths_5 }
        }.
    }{ $zholyk_points_6 ->
        [0] { "" }
       *[other] { " " }Ve hře pro 6 hráčů { $zholyk_tenths_6 ->
            [0] { $zholyk_points_6 }
           *[other] { $zholyk_points_6 },{ $zholyk_tenths_6 }
        }.
    }{ $zholyk_points_7 ->
        [0] { "" }
       *[other] { " " }Ve hře pro 7 hráčů { $zholyk_tenths_7 ->
            [0] { $zholyk_points_7 }
           *[other] { $zholyk_points_7 },{ $zholyk_tenths_7 }
        }.
    }{ $zholyk_points_8 ->
        [0] { "" }
       *[other] { " " }Ve hře pro 8 hráčů { $zholyk_tenths_8 ->
            [0] { $zholyk_points_8 }
           *[other] { $zholyk_points_8 },{ $zholyk_tenths_8 }
        }.
    }
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
    .clause = , dokud se neukážou hlasy
until-gift_phase_end = až do konce fáze darů
    .clause = { " " }až do konce fáze darů
trust-trust = věřím
trust-doubt = nevěřím
reason-none = věřte mi
reason-souls_here = jsou na ní duše
reason-demons_there = na té druhé jsou démoni
about-placed = na umístěného cestujícího
about-hand = na karty v ruce
about-saw = na to, co po prohlídce ví
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

# Co je natištěné: předměty a dary

object-potion = Lektvar
object-chameleon = Chameleon
object-lantern = Lucerna
object-bell = Zvonek
object-hamsa = Hamsa
object-scales = Váhy
object-scroll = Svitek
object-feather = Pírko
object-mask = Maska
object-coin = Mince lodivoda
gift-I-0 = { object-potion }
gift-I-1 = { object-chameleon }
gift-I-2 = { object-lantern }
gift-I-3 = { object-bell }
gift-I-4 = { object-hamsa }
gift-I-5 = { object-scales }
gift-I-6 = { object-scroll }
gift-I-7 = { object-feather }
gift-I-8 = { object-mask }
gift-I-9 = { object-coin }
gift-II-0 = { object-potion }
gift-II-1 = { object-chameleon }
gift-II-2 = { object-lantern }
gift-II-3 = { object-bell }
gift-II-4 = { object-hamsa }
gift-II-5 = { object-scales }
gift-II-6 = { object-scroll }
gift-II-7 = { object-feather }
gift-II-8 = { object-mask }
gift-II-9 = { object-coin }
gift-III-0 = { object-potion }
gift-III-1 = { object-chameleon }
gift-III-2 = { object-lantern }
gift-III-3 = { object-bell }
gift-III-4 = { object-hamsa }
gift-III-5 = { object-scales }
gift-III-6 = { object-scroll }
gift-III-7 = { object-feather }
gift-III-8 = { object-mask }
gift-III-9 = { object-coin }
gift-4P-0 = { object-potion }
gift-4P-1 = { object-chameleon }
gift-4P-2 = { object-lantern }
gift-4P-3 = { object-bell }
gift-4P-4 = { object-hamsa }
gift-4P-5 = { object-scales }
gift-4P-6 = { object-scroll }
gift-4P-7 = { object-feather }
gift-4P-8 = { object-mask }
gift-4P-9 = { object-coin }

# Co dar dělá, složené z jeho kroků: koho a čeho se týká

thing-colour =
    { $unused ->
        [1] nepoužitou masku
       *[other] barvu
    }
thing-kind = druh (duše, nebo démony)
thing-seat = volné místo ve hře
thing-players =
    { $count ->
        [one] jiného hráče
        [few] { $count } jiné hráče
       *[other] { $count } jiných hráčů
    }{ $hand ->
        [1] { " " }s kartami v ruce
        [2] , třeba i bez karet v ruce
       *[other] { "" }
    }
thing-passengers =
    { $some ->
        [1] nejvýš { $count }
       *[other] { $count }
    } { $shadow ->
        [1] { $count ->
            [one] stínového{ " " }
            [few] stínové{ " " }
           *[other] stínových{ " " }
        }
       *[other] { "" }
    }{ $count ->
        [one] cestujícího
        [few] cestující
       *[other] cestujících
    }{ $boats ->
        [1] { " " }na jedné lodi
        [2] { " " }na každé lodi
        [3] { " " }z různých lodí
       *[other] { "" }
    }{ $zone ->
        [1] { " " }ve hře
        [2] { " " }v Podsvětí
       *[other] { " " }ve hře nebo v Podsvětí
    }{ $down ->
        [1] { $count ->
            [one] , který leží lícem dolů
           *[other] , kteří leží lícem dolů
        }
       *[other] { "" }
    }{ $without ->
        [0] { "" }
       *[other] { $down ->
            [1] { " a" }
           *[other] { $count ->
                [one] , který
               *[other] , kteří
            }
        }
    }{ $without ->
        [1] { $count ->
            [one] { " " }nemá masku
           *[other] { " " }nemají masku
        }
        [2] { $count ->
            [one] { " " }není stínový
           *[other] { " " }nejsou stínoví
        }
        [3] { $count ->
            [one] { " " }nemá masku a není stínový
           *[other] { " " }nemají masku a nejsou stínoví
        }
        [4] { " " }žádnou nemá
        [6] { " " }žádnou nemá a není stínový
       *[other] { "" }
    }{ $more ->
        [1] { $without ->
            [0] { $down ->
                [1] ,
               *[other] { "" }
            }
           *[other] ,
        }
       *[other] { "" }
    }
thing-those =
    { $nth ->
        [0] { $count ->
            [one] toho cestujícího
           *[other] ty cestující
        }
        [1] { $count ->
            [one] prvního zvoleného cestujícího
           *[other] první zvolené cestující
        }
       *[other] { $count ->
            [one] posledního zvoleného cestujícího
           *[other] poslední zvolené cestující
        }
    }
thing-hand =
    { $new ->
        [1] { $count ->
            [one] v ruce jiného hráče
           *[other] v rukou { $count } jiných hráčů
        }
       *[other] { $count ->
            [one] { $nth ->
                [0] v ruce toho hráče
                [1] v ruce prvního zvoleného hráče
               *[other] v ruce posledního zvoleného hráče
            }
           *[other] v jejich rukou
        }
    }
thing-receiver =
    { $nth ->
        [-1] ti
        [0] tomu hráči
        [1] prvnímu zvolenému hráči
       *[other] poslednímu zvolenému hráči
    }
thing-subject =
    { $lead ->
        [2] Když to nejde, { $who ->
            [1] { $nth ->
                [0] ten
                [1] první zvolený hráč
               *[other] poslední zvolený hráč
            }
            [2] každý z nich
            [3] všichni ostatní
            [4] všichni včetně tebe
            [5] oba
            [6] všichni vybraní i ty
           *[other] ty
        }
       *[other] { $who ->
            [1] { $nth ->
                [0] Ten
                [1] První zvolený hráč
               *[other] Poslední zvolený hráč
            }
            [2] Každý z nich
            [3] Všichni ostatní
            [4] Všichni včetně tebe
            [5] Oba
            [6] Všichni vybraní i ty
           *[other] Ty
        }
    }

# Co se děje: ty, jeden hráč, všichni, ty i jiní

deed-nothing = Bez akce.
deed-needs_hand = Bez karet v ruce se nestane nic.
deed-needs_underworld = Dokud v Podsvětí není žádná loď, nestane se nic.
deed-choose =
    { $lead ->
        [1] Pak vyber
        [2] Když to nejde, vyber
       *[other] Vyber
    } { $things }.
deed-look-you =
    { $lead ->
        [1] Pak se podívej
        [2] Když to nejde, podívej se
       *[other] Podívej se
    } na { $passengers }.
deed-look-one = { $subject } se podívá na { $passengers }.
deed-look-all = { $subject } se podívají na { $passengers }.
deed-look-both = { $subject } se podíváte na { $passengers }.
deed-look_secretly-you =
    { $lead ->
        [1] Pak se tajně podívej
        [2] Když to nejde, tajně se podívej
       *[other] Tajně se podívej
    } na { $passengers }.
deed-look_secretly-one = { $subject } se tajně podívá na { $passengers }.
deed-look_secretly-all = { $subject } se tajně podívají na { $passengers }.
deed-look_secretly-both = { $subject } se tajně podíváte na { $passengers }.
deed-reveal =
    { $lead ->
        [1] Pak odhal
        [2] Když to nejde, odhal
       *[other] Odhal
    } { $passengers }.
deed-admit_count-you =
    { $lead ->
        [1] Pak přiznej
        [2] Když to nejde, přiznej
       *[other] Přiznej
    }, kolik karet té barvy máš v ruce.
deed-admit_count-one = { $subject } přizná, kolik karet té barvy má v ruce.
deed-admit_count-all = { $subject } přiznají, kolik karet té barvy mají v ruce.
deed-admit_count-both = { $subject } přiznáte, kolik karet té barvy máte v ruce.
deed-admit_kind-you =
    { $lead ->
        [1] Pak přiznej
        [2] Když to nejde, přiznej
       *[other] Přiznej
    }, jestli máš v ruce aspoň jednoho takového cestujícího.
deed-admit_kind-one = { $subject } přizná, jestli má v ruce aspoň jednoho takového cestujícího.
deed-admit_kind-all = { $subject } přiznají, jestli mají v ruce aspoň jednoho takového cestujícího.
deed-admit_kind-both = { $subject } přiznáte, jestli máte v ruce aspoň jednoho takového cestujícího.
deed-admit_passenger =
    { $lead ->
        [1] Pak přiznej
        [2] Když to nejde, přiznej
       *[other] Přiznej
    } { $nth ->
        [0] jeho druh, nebo barvu
       *[other] druh, nebo barvu { $passenger }
    }.
deed-show-you =
    { $lead ->
        [1] Pak ukaž
        [2] Když to nejde, ukaž
       *[other] Ukaž
    } { $receiver } 1 kartu z ruky podle své volby.
deed-show-one = { $subject } { $receiver } ukáže 1 kartu z ruky podle své volby.
deed-show-all = { $subject } { $receiver } ukážou 1 kartu z ruky podle své volby.
deed-show-both = { $subject } { $receiver } ukážete 1 kartu z ruky podle své volby.
deed-show_secretly-you =
    { $lead ->
        [1] Pak tajně ukaž
        [2] Když to nejde, tajně ukaž
       *[other] Tajně ukaž
    } { $receiver } 1 kartu z ruky podle své volby.
deed-show_secretly-one = { $subject } { $receiver } tajně ukáže 1 kartu z ruky podle své volby.
deed-show_secretly-all = { $subject } { $receiver } tajně ukážou 1 kartu z ruky podle své volby.
deed-show_secretly-both = { $subject } { $receiver } tajně ukážete 1 kartu z ruky podle své volby.
deed-show_each_other = Navzájem si ukážete 1 kartu z ruky.
deed-show_each_other_secretly = Tajně si navzájem ukážete 1 kartu z ruky.
deed-look_hand-you =
    { $lead ->
        [1] Pak se podívej
        [2] Když to nejde, podívej se
       *[other] Podívej se
    } na všechny karty { $hands }.
deed-look_hand-one = { $subject } se podívá na všechny karty { $hands }.
deed-look_hand-all = { $subject } se podívají na všechny karty { $hands }.
deed-look_hand-both = { $subject } se podíváte na všechny karty { $hands }.
deed-look_hand_secretly-you =
    { $lead ->
        [1] Pak se tajně podívej
        [2] Když to nejde, tajně se podívej
       *[other] Tajně se podívej
    } na všechny karty { $hands }.
deed-look_hand_secretly-one = { $subject } se tajně podívá na všechny karty { $hands }.
deed-look_hand_secretly-all = { $subject } se tajně podívají na všechny karty { $hands }.
deed-look_hand_secretly-both = { $subject } se tajně podíváte na všechny karty { $hands }.
deed-exchange-both = Každý z vás zvolí 1 kartu z ruky a vyměníte si je lícem dolů.
deed-exchange-two = Každý z těch dvou zvolí 1 kartu z ruky a vymění si je lícem dolů.
deed-swap =
    { $lead ->
        [1] Pak prohoď
        [2] Když to nejde, prohoď
       *[other] Prohoď
    } { $passengers }{ $anywhere ->
        [1] , na jedné lodi, nebo mezi loděmi
       *[other] { "" }
    }.
deed-swap_two =
    { $lead ->
        [1] Pak prohoď
        [2] Když to nejde, prohoď
       *[other] Prohoď
    } { $passengers } a { $others }.
deed-shuffle =
    { $lead ->
        [1] Pak je zamíchej
        [2] Když to nejde, zamíchej je
       *[other] Zamíchej je
    } a vrať na stejná 2 místa.
deed-move =
    { $lead ->
        [1] Pak přesuň
        [2] Když to nejde, přesuň
       *[other] Přesuň
    } { $passengers } na { $known ->
        [1] zvolené místo
       *[other] volné místo
    }.
deed-mask =
    { $lead ->
        [1] Pak polož
        [2] Když to nejde, polož
       *[other] Polož
    } 1 nepoužitou masku na { $passengers }.
deed-mask_chosen =
    { $lead ->
        [1] Pak polož
        [2] Když to nejde, polož
       *[other] Polož
    } zvolenou masku na { $passengers }.
deed-coin-you =
    { $lead ->
        [1] Pak si vezmi
        [2] Když to nejde, vezmi si
       *[other] Vezmi si
    } minci lodivoda.
deed-coin-one = { $subject } si vezme minci lodivoda.
deed-silence-you =
    { $lead ->
        [1] Pak mlč
        [2] Když to nejde, mlč
       *[other] Mlč
    }{ $until_clause }.
deed-silence-one = { $subject } mlčí{ $until_clause }.
deed-silence-all = { $subject } mlčí{ $until_clause }.
deed-silence-both = { $subject } mlčíte{ $until_clause }.
deed-bind_vote-you =
    { $lead ->
        [1] Pak hned oznam
        [2] Když to nejde, hned oznam
       *[other] Hned oznam
    } loď, pro kterou pak musíš hlasovat.
deed-bind_vote-one = { $subject } hned oznámí loď a musí pro ni hlasovat.
deed-bind_vote-all = { $subject } hned oznámí loď a musí pro ni hlasovat.
deed-bind_vote-both = { $subject } hned oznámíte loď a musíte pro ni hlasovat.

# Ostatní součásti

ship-raven-1 = Havraní loď I
ship-wolf-1 = Vlčí loď I
ship-raven-2 = Havraní loď II
ship-wolf-2 = Vlčí loď II
ship-raven-3 = Havraní loď III
ship-wolf-3 = Vlčí loď III
crew-4 = Čtyři hráči
crew-5 = Pět hráčů
crew-6 = Šest hráčů
crew-7 = Sedm hráčů
crew-8 = Osm hráčů
mask-green = Zelená maska
mask-red = Červená maska
mask-blue = Modrá maska
coin-ferryman = Mince lodivoda
printed-seat =
    Místo { $column }: { $object }, { $votes ->
        [one] { $votes } hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    }.
printed-soul =
    { $soul_points ->
        [one] { $soul_points } bod
        [few] { $soul_points } body
       *[other] { $soul_points } bodů
    } pro převozníky v Podsvětí a bonus spolu s dušemi stejné barvy na téže lodi.
printed-demon =
    { $demon_points ->
        [one] { $demon_points } bod
        [few] { $demon_points } body
       *[other] { $demon_points } bodů
    } pro pašeráky v Podsvětí a { $neighbour_points } navíc za každou sousední duši stejné barvy.
printed-zholyk = Duše i démon zároveň, ale bez barvy: v Podsvětí { $soul_points ->
        [one] { $soul_points } bod
        [few] { $soul_points } body
       *[other] { $soul_points } bodů
    } pro převozníky a { $demon_points } pro pašeráky.
printed-copies =
    { $count ->
        [one] Ve hře je { $count } taková karta.
        [few] Ve hře jsou { $count } takové karty.
       *[other] Ve hře je { $count } takových karet.
    }
printed-mask = Kdo má masku, má až do konce hry její barvu a žádnou jinou.
printed-coin = Kdo má minci, začíná kolo a jeho hlas rozhoduje při shodě. Když mají týmy na konci stejně bodů, rozhodne mince o vítězi.
printed-guide =
    { $soul_points ->
        [one] { $soul_points } bod
        [few] { $soul_points } body
       *[other] { $soul_points } bodů
    } za každou duši v Podsvětí.
printed-groups = Bonus na každé lodi za duše stejné barvy: { $groups }.
printed-group =
    { $count ->
        [one] { $count } duše
        [few] { $count } duše
       *[other] { $count } duší
    } +{ $points }
printed-smuggler =
    { $demon_points ->
        [one] { $demon_points } bod
        [few] { $demon_points } body
       *[other] { $demon_points } bodů
    } za každého démona v Podsvětí.
printed-neighbours = { $neighbour_points } navíc za každou sousední duši jeho barvy: vlevo, vpravo, pod ním nebo nad ním. Prázdná místa se přeskakují.
printed-loner = Hraje jen za sebe a vyhraje, když žádný tým nemá víc bodů.
printed-loner_with =
    Ve hře pro { $players ->
        [one] { $players } hráče
        [few] { $players } hráče
       *[other] { $players } hráčů
    } má vždy { $tenths ->
        [0] { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }
       *[other] { $points },{ $tenths } bodu
    }.
printed-loner_has =
    Hráč Zholyka má vždy { $tenths ->
        [0] { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }
       *[other] { $points },{ $tenths } bodu
    }.
printed-sides =
    { $guides ->
        [one] { $guides } převozník duší
        [few] { $guides } převozníci duší
       *[other] { $guides } převozníků duší
    }, { $smugglers ->
        [one] { $smugglers } pašerák démonů
        [few] { $smugglers } pašeráci démonů
       *[other] { $smugglers } pašeráků démonů
    }{ $zholyk ->
        [0] .
       *[other] , Zholyk.
    }
printed-gaze =
    { $gaze ->
        [1] Pašeráci se navzájem znají.
       *[other] Pašeráci se navzájem neznají.
    }
printed-cap =
    { $count ->
        [one] Na lodi nejvýš { $count } cestující.
        [few] Na lodi nejvýš { $count } cestující.
       *[other] Na lodi nejvýš { $count } cestujících.
    }
printed-shadows =
    V každém kole { $count ->
        [one] { $count } stínový cestující
        [few] { $count } stínoví cestující
       *[other] { $count } stínových cestujících
    }, celkem { $souls ->
        [one] { $souls } duše
        [few] { $souls } duše
       *[other] { $souls } duší
    } a { $demons ->
        [one] { $demons } démon
        [few] { $demons } démoni
       *[other] { $demons } démonů
    }.
printed-left =
    Ve hře { $souls ->
        [0] { $demons ->
            [few] chybějí
           *[other] chybí
        }{ " " }
        [one] chybí { $souls } duše a{ " " }
        [few] chybějí { $souls } duše a{ " " }
       *[other] chybí { $souls } duší a{ " " }
    }{ $demons ->
        [one] { $demons } démon
        [few] { $demons } démoni
       *[other] { $demons } démonů
    }.

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
        [1] Sedí tady: { $boat } { $round ->
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
prompt-reply = Někdo se tě ptal. Odpovíš?
    .detail = { $count ->
        [one] Smíš říct jedno tvrzení, pravdivé či ne, nebo mlčet.
        [few] Na každou ze { $count } věcí smíš odpovědět jedním tvrzením, pravdivým či ne, nebo mlčet.
       *[other] Na každou z { $count } věcí smíš odpovědět jedním tvrzením, pravdivým či ne, nebo mlčet.
    }
prompt-discuss = Co řekneš před hlasováním?
    .detail = { $missing ->
        [one] Zbývá ti { $missing } tvrzení.
        [few] Zbývají ti { $missing } tvrzení.
       *[other] Zbývá ti { $missing } tvrzení.
    } Nikdo neověřuje, jestli je to pravda. Že můžete hlasovat, vezmeš zpět dalším tvrzením.
prompt-vote = Která loď má odplout do Podsvětí?
    .detail = { $votes ->
        [0] V tomto kole nemáš žádný hlas.
        [one] Tvůj { $votes } hlas půjde jedné lodi.
        [few] Všechny tvé { $votes } hlasy půjdou jedné lodi.
       *[other] Všech tvých { $votes } hlasů půjde jedné lodi.
    } Hlasy se ukážou všechny naráz.

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
    [0] „V ruce nemám { $what_acc }.“
   *[other] „V ruce mám právě jednou { $what_acc }.“
 }
action-say_both = „V ruce mám dvakrát { $what_acc }.“
action-say_saw = „Při prohlídce místa { $column } ({ $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }) se ukázalo: { $what }.“
action-say_saw_hand = „V ruce má { $seat }: { $what }.“
action-say_loyalty = „{ $seat }: { $side }.“
action-say_trust = „{ $seat }: { $trust }.“
action-say_plan = „Budu hlasovat pro { $boat }.“
action-say_urge = „Hlasujte pro { $boat }, { $reason }.“
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
event-laid_shadow = { $seat } pokládá stínového cestujícího na { $boat }, místo { $column }.
event-placed = { $seat } umísťuje { $card_acc } na { $boat }, místo { $column }. Dar { $gift }, { $votes ->
    [one] { $votes } hlas
    [few] { $votes } hlasy
   *[other] { $votes } hlasů
 }.
event-placed-hidden = { $seat } umísťuje cestujícího na { $boat }, místo { $column }. Dar { $gift }, { $votes ->
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
event-masked = { $seat } pokládá { $colour_acc } masku na cestujícího: { $boat } { $round ->
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
event-silenced = { $seat } mlčí{ $until_clause }.
event-announced = { $seat } oznamuje, jak bude hlasovat: { $boat }.
event-said_placed = { $seat }: „Můj cestující ({ $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, místo { $column }) je { $what }.“
event-said_placed_shuffled = { $seat }: „Můj cestující z kola { $round ->
    [1] I
    [2] II
   *[other] III
 } je { $what }.“
event-said_hand = { $seat }: { $count ->
    [0] „V ruce nemám { $what_acc }.“
   *[other] „V ruce mám právě jednou { $what_acc }.“
 }
event-said_both = { $seat }: „V ruce mám dvakrát { $what_acc }.“
event-said_saw = { $seat }: „Cestující, kterého umístil hráč { $opponent } ({ $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, místo { $column }) je { $what }, viděno na vlastní oči.“
event-said_saw_shadow = { $seat }: „Stínový cestující ({ $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }, místo { $column }) je { $what }, viděno na vlastní oči.“
event-said_saw_shuffled = { $seat }: „Při prohlídce místa { $column } ({ $boat } { $round ->
    [1] I
    [2] II
   *[other] III
 }) se ukázalo: { $what }.“
event-said_saw_hand = { $seat }: „V ruce má { $opponent }: { $what }.“
event-said_loyalty = { $seat }: „{ $opponent } je { $side }.“
event-said_own_loyalty = { $seat }: „Já jsem { $side }.“
event-said_trust = { $seat }: „Má moji důvěru: { $opponent }.“
event-said_doubt = { $seat }: „Nemá moji důvěru: { $opponent }.“
event-said_plan = { $seat }: „Budu hlasovat pro { $boat }.“
event-said_urge = { $seat }: „Hlasujte pro { $boat }, { $reason }.“
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
refusal-P-9_10 = Odpověz na otázku, nebo mlč.
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
board-silent = mlčí{ $until }
board-bound = hlasuje závazně: { $boat }
board-spectator = Díváš se; vidíš jen to, co všichni.
board-smugglers = pašeráci: { $names }
board-answers = Přiznáno
board-claims = Řečeno
board-group = { $boat }: { $count }× duše ({ $colour }), +{ $points }
board-bond = Démon { $demon } sousedí s duší stejné barvy { $soul }, +{ $points }

# Nastavení
setting-gift_set = Sada darů (čtyři hráči mají vždy svou vlastní)
setting-gift_set-I = I: informace, pro první hru
setting-gift_set-II = II: důvěra a řeč
setting-gift_set-III = III: zvraty, pro zkušené
setting-gift_set_round_2 = Sada darů ve druhém kole
setting-gift_set_round_2-same = stejná jako v prvním
setting-gift_set_round_2-I = sada I
setting-gift_set_round_2-II = sada II
setting-gift_set_round_2-III = sada III
setting-gift_set_round_3 = Sada darů ve třetím kole
setting-gift_set_round_3-same = stejná jako v prvním
setting-gift_set_round_3-I = sada I
setting-gift_set_round_3-II = sada II
setting-gift_set_round_3-III = sada III
setting-colour_groups = Bonus za duše stejné barvy
setting-colour_groups-best_group = na každé lodi jen za největší skupinu
setting-colour_groups-each_group = na každé lodi za každou skupinu
setting-secret_blocks_claims = Co bylo ukázáno tajně
setting-secret_blocks_claims-yes = o tom se tvrzení nenabízejí
setting-secret_blocks_claims-no = i o tom se smí mluvit
setting-lost_boats_after_game = Lodě, které prohrály, po skončení hry
setting-lost_boats_after_game-shown = se ukážou
setting-lost_boats_after_game-hidden = zůstanou lícem dolů
setting-talk = Tvrzení a debata
setting-talk-on = patří ke hře
setting-talk-off = vynechat (pro výzkum)

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
