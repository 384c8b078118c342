# What the guide says in a first game.
lesson-welcome = O co jde
    .text = Dvě lodě čekají na cestující. Jedna po hlasování odpluje do Podsvětí, druhá ze hry odejde. Hrajete tři kola a kdo je na čí straně, není na nikom vidět.
lesson-side = Tvá strana
    .text = Tady je tvá strana a tvé karty, nikdo jiný je nevidí. Převozníci chtějí v Podsvětí duše, pašeráci démony. Pašeráci se navzájem znají, převozníci se musí najít.
lesson-place = Umísti cestujícího
    .text = Vyber kartu z ruky a pak volné místo. Karta leží lícem dolů a ty hned dostaneš dar a hlasy, které místo ukazuje. I převozník musí někdy umístit démona, a pašerák duši.
lesson-remark = Co o ní řekneš
    .text = Teď smíš o své kartě něco říct. Může to být pravda i lež a mlčet je také v pořádku. Řekni cokoli, nebo nic.
    .later = Po umístění smíš o své kartě něco říct, pravdu i lež. Mlčet je také v pořádku.
lesson-gifts = Dary v pořadí
    .text = Když všichni sedí, použijí se dary od nejnižšího čísla. Prohlížejí karty, prohazují je nebo nutí přiznat pravdu. Co který umí, se ukáže, když na něm chvíli zůstaneš.
lesson-players = Vyber hráče
    .text = Tvůj dar se týká jiných hráčů. Vyber je tady v řadě darů: u každého je jméno.
lesson-targets = Vyber cestujícího
    .text = Tvůj dar se týká cestujících. Ti, které smíš vybrat, svítí.
lesson-colour = Vyber barvu
    .text = Červený trojúhelník, zelený čtverec, modrý kruh: barvy rozhodují o bonusech při bodování.
lesson-show = Ukaž kartu
    .text = Někdo chce vidět kartu z tvé ruky. Kterou, to volíš ty, a nikdo další ji neuvidí. Kdo ji tajně uvidí, mluvit o ní nesmí, ty ano.
lesson-discuss = Debata
    .text =
        { $claims_each ->
            [one] Každý smí říct { $claims_each } věc.
            [few] Každý smí říct až { $claims_each } věci.
           *[other] Každý smí říct až { $claims_each } věcí.
        } Vyber téma, slož větu, přečti si ji a řekni. Až nechceš nic dodat, dej vědět, že můžete hlasovat.
    .later =
        { $claims_each ->
            [one] Před hlasováním smí každý říct { $claims_each } věc.
            [few] Před hlasováním smí každý říct až { $claims_each } věci.
           *[other] Před hlasováním smí každý říct až { $claims_each } věcí.
        } Nikdo neověřuje, jestli je to pravda.
lesson-vote = Hlasování
    .text = Všechny tvé hlasy jdou jedné lodi. Hlasy se ukážou najednou a jak kdo hlasoval, už zůstane známo. Vyber loď, na které je víc toho, co chce tvá strana.
    .later = Hlasuje se tajně a najednou. Jak kdo hlasoval, pak už zůstane známo.
lesson-underworld = Podsvětí roste
    .text = Vítězná loď leží v Podsvětí, další se položí nad ni, sloupec na sloupec. Karty zůstávají lícem dolů až do konce.
lesson-notebook = Zápisník
    .text = Zápisník si pamatuje za tebe: s pečetí je to, co je prokázané, v uvozovkách to, co kdo tvrdil. Co nemůže být pravda, je označené.
lesson-score = Za co jsou body
    .text =
        Duše přinese převozníkům { $soul_points ->
            [one] { $soul_points } bod
            [few] { $soul_points } body
           *[other] { $soul_points } bodů
        }, a víc duší stejné barvy na lodi přidá bonus. Démon přinese pašerákům { $demon_points ->
            [one] { $demon_points } bod
            [few] { $demon_points } body
           *[other] { $demon_points } bodů
        }, a navíc { $neighbour_points } za každou duši své barvy vedle sebe, nad sebou nebo pod sebou.
lesson-mask = Maska
    .text = Maska změní barvu cestujícího až do konce hry. Každá barva se použije jen jednou.
lesson-coin = Mince lodivoda
    .text = Kdo má minci, začíná kolo, a jeho hlas rozhodne při shodě. I o vítězi může na konci rozhodnout mince.
lesson-silence = Mlčení
    .text = Kdo mlčí, netvrdí nic a nepíše ani do hovoru. Hraje a hlasuje dál.
