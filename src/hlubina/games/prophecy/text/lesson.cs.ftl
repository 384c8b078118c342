# What the guide says in a first game.
lesson-welcome = O co jde
    .text = Cestuješ po okruhu dvaceti polí, sílíš a sbíráš artefakty. Leží v pěti sférách uprostřed a hlídají je strážci. Kdo jich má { $to_win }, vítězí.
lesson-character = Tvoje postava
    .text = Každá postava má jinou sílu, vůli a dva cechy, ve kterých se učí bez zlata. Vyber si jednu, druhou pošleš dál.
    .later = Postavy se liší silou, vůlí a dvěma cechy, ve kterých se učí bez zlata.
lesson-sheet = Síla a vůle
    .text = Červené kamínky jsou tvé životy a zároveň síla v boji, modré jsou magy a zároveň vůle. Co ztratíš nebo zaplatíš, hned tě oslabí, dokud se nevyléčíš.
lesson-move = Pohyb
    .text = Svítí všechna pole, kam se dostaneš. Pěšky o jedno zdarma, na koni o dvě za { $ride_gold ->
        [one] { $ride_gold } zlatý
        [few] { $ride_gold } zlaté
        [many] { $ride_gold } zlatého
       *[other] { $ride_gold } zlatých
    }, z přístavu lodí, od brány k bráně. U pole s nestvůrou je napsáno, kolik procent máš na výhru.
lesson-kind = Silou, nebo vůlí
    .text = Kdo má sílu i vůli, s tím se bojuje silou. Za { $will_call_magic ->
        [one] { $will_call_magic } mag
        [few] { $will_call_magic } magy
        [many] { $will_call_magic } magu
       *[other] { $will_call_magic } magů
    } vyvoláš boj vůlí. Panel ukazuje, jak by dopadlo jedno i druhé.
    .later = Proti soupeři, který má sílu i vůli, můžeš za { $will_call_magic ->
        [one] { $will_call_magic } mag
        [few] { $will_call_magic } magy
        [many] { $will_call_magic } magu
       *[other] { $will_call_magic } magů
    } vyvolat boj vůlí. Před hodem vždy uvidíš obě možnosti s přesnou šancí.
lesson-dice = Hod
    .text = K síle nebo vůli se přičte kostka, tobě i soupeři. Pruh říká, kolik hodů vyhraje. Prohra stojí život, prohra i remíza ukončí tah.
    .later = Boj rozhoduje vlastnost, výbava a kostka na obou stranách. Prohra stojí život, prohra i remíza ukončí tah.
lesson-act = Co nabízí pole
    .text = V panelu vidíš, co tu jde dělat: léčit se, koupit, naučit se, využít příležitost. Udělej, co chceš, a pak ukonči tah.
    .later = Když porazíš nestvůry, smíš využít všechno, co pole nabízí, a pak ukončit tah.
lesson-learn = Cech
    .text = Schopnosti se kupují za zkušenost. V cizím cechu zaplatíš i zlatem. Podrž kartu a přečti si, co umí.
    .later = V ceších se za zkušenost učí schopnosti; v cizím cechu zaplatíš i zlatem.
lesson-buy = Obchod
    .text = Ve Městě a ve Vesnici se nakupuje a prodává. Zbraně, štíty a zbroje fungují jen tehdy, když je v boji použiješ.
    .later = Ve Městě a ve Vesnici se nakupuje a prodává. Zbraň dá bonus jen v boji, ve kterém ji držíš.
lesson-gear = Výbava do boje
    .text = Máš dvě ruce, jednu hlavu a jedno tělo. Vyber, co si vezmeš; platí to pro tento boj.
lesson-chance = Karta náhody
    .text = Každé kolo na plánu začíná kartou náhody. Nejčastěji přinese dobrodružství na lesy, hory nebo pláně.
lesson-rivals = Soupeři
    .text = Značky u jména shrnují poslední kolo soupeře: kartu náhody, cestu, boje a zisk. Meče říkají, že ho lze napadnout, holubice, že je v bezpečí.
lesson-sphere = Sféra
    .text = Odtud můžeš místo pohybu zaútočit na sféru. Po nižším strážci přijde hned vyšší, tak ať máš dost sil. Teď si můžeš vybrat i jinou cestu.
    .later = Na sféru se útočí místo pohybu z jednoho ze dvou polí, ke kterým vede čárka. Po nižším strážci hned následuje vyšší.
lesson-maps = Ostrov pokladů
    .text = Části mapy leží na polích. Seber je na poli bez dobrodružství a na Ostrově pokladů za ně vykopeš poklad.
    .later = Časem se na polích objeví Části mapy. Na Ostrově pokladů za ně vykopeš poklad.
lesson-water = Vodní říše
    .text = Brána je objevena: kdo na její sféru zaútočí, potopí se. Kup si vak, každé kolo spotřebuješ bublinku. V paláci leží artefakt a Duhová perla.
    .later = Jedna sféra skrývá Bránu Vodní říše. Pod vodou se dýchá z vaku a v paláci na konci leží artefakt s Duhovou perlou.
lesson-swim = Pod vodou
    .text = Plaveš až o { $water_steps ->
        [one] { $water_steps } pole
        [few] { $water_steps } pole
        [many] { $water_steps } pole
       *[other] { $water_steps } polí
    }. Dole vidíš vzduch, nejkratší cestu ven a rezervu. Klesne-li rezerva pod nulu, vrať se.
lesson-end = Kdo vyhraje
    .text = První artefakt je venku. Kdo ho drží, nikde není v bezpečí. Kdo má { $to_win ->
        [one] { $to_win } artefakt
        [few] { $to_win } artefakty
        [many] { $to_win } artefaktu
       *[other] { $to_win } artefaktů
    }, vyhrává; když je venku pátý a nikdo nevyhrál, začne závěrečný boj.
    .later = Kdo má { $to_win ->
        [one] { $to_win } artefakt
        [few] { $to_win } artefakty
        [many] { $to_win } artefaktu
       *[other] { $to_win } artefaktů
    }, vyhrává. Kdo nějaký drží, nikde není v bezpečí. Když je venku pátý a nikdo nevyhrál, začne závěrečný boj.
lesson-draw = Remíza
    .text = Remíza nic nestojí, ale tah končí. Nestvůra na poli zůstává.
lesson-death = Nový začátek
    .text = Postava zemřela a začíná znovu na svém poli. Předměty, schopnosti i zlato jsou pryč; má znovu { $start_gold ->
        [one] { $start_gold } zlatý
        [few] { $start_gold } zlaté
        [many] { $start_gold } zlatého
       *[other] { $start_gold } zlatých
    }, { $start_xp ->
        [one] { $start_xp } zkušenost
        [few] { $start_xp } zkušenosti
        [many] { $start_xp } zkušenosti
       *[other] { $start_xp } zkušeností
    } a vlastnosti ze své karty.
