# Lekce: průvodce hrou po prvních tazích.

# Vstup
start-title = Nauč se to hrou
start-text =
    Asi pět minut u stolu { $bots ->
        [1] s jedním botem
        [4] se čtyřmi boty
       *[other] s boty
    }, vždy se stejnými kartami. Průvodce vysvětlí jednu věc po druhé a hrát můžeš, jak chceš.
start = Začít lekci
continue = Pokračovat v lekci
start-over = Začít znovu

# Karta průvodce
step = Krok { $step } z { $steps }
kind-later = Dobré vědět
kind-aside = Mimochodem
kind-done = Konec lekce
kind-over = Konec hry
go-on = Dál
skip = Přeskočit
leave = Ukončit průvodce
left = Průvodce skončil, hra běží dál. Lekci najdeš znovu na stránce Jak se hraje.
guide = Průvodce
again = Ukázat znovu, co říkal průvodce
play-on = Hrát dál
real-table =
    { $bots ->
        [2] Stůl se dvěma boty
        [4] Stůl se čtyřmi boty
       *[other] Stůl s boty
    }
done = To hlavní už víš
    .text = Můžeš dohrát tuhle hru, začít lekci znovu, nebo si sednout ke skutečnému stolu s boty. Celá pravidla otevřeš kdykoli klávesou ? nebo knihou nahoře.
over = Dohráno
    .text = Ve výsledku vidíš, kdo má za co kolik bodů. Teď zkus skutečný stůl s boty, nebo si lekci zopakuj.

# Spiknutí
conspiracy-welcome = Tvá frakce
    .text = Skládáš frakci z 15 lordů: odshora dolů, každou řadu zleva doprava. Kdo má na konci nejvíc bodů vlivu, vyhrává. Proti tobě hraje { $rival }.
conspiracy-draw = Vezmi lordy z balíčku
    .text = Vezmeš 1, 2, nebo 3 lordy a jednoho si necháš. Z více se lépe vybírá, ale ty ostatní si pak může vzít { $rival }. Zkus to se dvěma.
conspiracy-keep = Co lord umí
    .text = Vlevo nahoře má lord svůj vliv, vpravo to, co udělá při zařazení. Slabší bývá užitečnější: 0 smí prohodit dva lordy, 1 a 2 jsou klíče, 3 a 4 dají perly. Jednoho si nech.
    .later = Vlevo nahoře má lord svůj vliv, vpravo to, co udělá při zařazení. Slabší bývá užitečnější: 0 smí prohodit dva lordy, 1 a 2 jsou klíče, 3 a 4 dají perly.
conspiracy-coalition = Místo a koalice
    .text = Lord jde vždy na první volné místo. Sousedící lordi jedné barvy tvoří koalici a za každého lorda té největší máš 3 body. Sousedí se vlevo, vpravo i šikmo nahoru a dolů.
conspiracy-piles = Odkládací balíčky
    .text = Odložení lordi leží na balíčcích svých barev. Místo z balíčku lordů si smíš vzít celý odkládací balíček a všechny jeho lordy zařadit. Víc lordů jedné barvy se hodí do koalice.
conspiracy-coats = Erby
    .text = Nejvlivnější lord každé barvy nese erb a na konci dá tolik bodů, kolik má vlivu. Slabší lordi téže barvy za vliv nic nedají. Vyplatí se tedy mít všech pět barev.
conspiracy-pearls = Perly a perlový magnát
    .text = Trojka dá dvě perly, čtyřka jednu. Perlovým magnátem je ten, kdo naposledy dosáhl nejvyššího počtu perel nebo ho překonal. Na konci má magnát 5 bodů; perly se neutrácejí.
conspiracy-keys = Klíče
    .text = Jednička je stříbrný klíč, dvojka zlatý. Jakmile máš dva nepoužité klíče stejné barvy, nebo jakékoli tři, hned ovládneš území. Všechny tvé klíče jsou tím použité.
conspiracy-location = Území
    .text = Vezmi z balíčku až tři území a jedno si nech, nebo si vezmi vyložené. Položíš je na právě zařazeného lorda a na konci dostaneš body, které ukazuje.
    .later = Za klíče vezmeš z balíčku až tři území a jedno si necháš, nebo si vezmeš vyložené. Položíš je na právě zařazeného lorda a na konci dostaneš body, které ukazuje.
conspiracy-end = Konec a body
    .text = Jakmile někdo zařadí patnáctého lorda, ostatní mají ještě jeden tah. Body dají nejvlivnější lordi svých barev, území, největší koalice a perlový magnát. Tady vidíš, kolik by jich bylo teď.
conspiracy-swap = Nula prohazuje
    .text = Smíš prohodit dva své lordy bez klíče, třeba i tohoto. Hodí se to, když chceš spojit koalici. Vyber prvního, nebo nech lordy být.
conspiracy-forced = Nemáš na výběr
    .text = Území soupeře určuje, kolik lordů teď musíš vzít z balíčku. Platí jen do jeho příštího tahu.
conspiracy-reveal = Šestka otáčí
    .text = Lord 6 při zařazení otočí horního lorda z balíčku na odkládací balíček jeho barvy. Vzít si ho odtud může každý.

# Abyss
abyss-welcome = O co se hraje
    .text = Za spojence rekrutuješ vládce ze dvora a jejich klíči ovládneš lokace. Kdo má na konci nejvíc bodů vlivu, vyhrává. Proti tobě hraje { $rival }.
abyss-buy = Nákup od soupeře
    .text = Spojence, kterého při průzkumu odhalí soupeř, smíš koupit. Karta jde do tvé ruky, perly soupeři. V jednom jeho tahu koupíš nejvýš jednoho; vysoká hodnota za 1 perlu se vyplatí.
abyss-turn = Tvůj tah
    .text = V tahu máš jednu akci: průzkum, podporu z rady, nebo rekrutování. Spojenců máš zatím málo, začni průzkumem.
abyss-explore = Průzkum
    .text = Odhaleného spojence smí nejdřív koupit soupeř. Když ho nechá být, vezmi si ho a průzkum končí, nebo pokračuj; koho necháš ležet, ten jde do rady. Na pátém poli si kartu vzít musíš a dostaneš 1 perlu.
abyss-monster = Nestvůra a hrozba
    .text = Boj s nestvůrou vždy vyhraješ. Odměnu určuje pole, na kterém je hrozba: perly, žetony nestvůr za body, nebo klíče. Když budeš pokračovat v průzkumu, hrozba stoupne a příští odměna s ní.
    .later = V průzkumu číhají i nestvůry a boj s nimi vždy vyhraješ. Odměnu určuje pole, na kterém je hrozba: perly, žetony nestvůr za body, nebo klíče. Kdo nestvůru nechá být, posune hrozbu výš.
abyss-council = Podpora z rady
    .text = Spojenci, které při průzkumu nikdo nevzal, leží lícem dolů v radě podle ras. Místo průzkumu si smíš vzít jednu celou hromádku. Kolik je v ní karet, říká číslo na ní.
abyss-recruit = Rekrutování
    .text = Vlevo dole má vládce cenu a bubliny: platíš spojenci právě tolika ras a vyznačená rasa mezi nimi být musí. Kdo svítí, na toho máš. Vyber si ho, nebo zahraj něco jiného.
    .later = Vlevo dole má vládce cenu a bubliny: platíš spojenci právě tolika ras a vyznačená rasa mezi nimi být musí. Pod každým vidíš, co ti na něj chybí.
abyss-pay = Placení
    .text = Vybírej spojence z ruky, dokud nebude souhlasit počet ras. Každý chybějící bod doplní perla, přebytek propadne. Nakonec platbu potvrď.
    .later = Vládce platíš spojenci z ruky a počet jejich ras musí souhlasit. Každý chybějící bod doplní perla, přebytek propadne.
abyss-affiliate = Spolupracující spojenec
    .text = Nejnižší zaplacený spojenec s tebou teď spolupracuje, ostatní jsou odhození. Na konci dá body z každé rasy ten nejvyšší spolupracující.
    .later = Po rekrutování ti zůstane nejnižší zaplacený spojenec jako spolupracující. Na konci dá body z každé rasy ten nejvyšší z nich.
abyss-lords = Volní vládci
    .text = Nový vládce je volný: platí jeho schopnost i klíč, pokud ho má. Až ten klíč použiješ, vládce se zasune pod lokaci a o schopnost přijde; body vlivu za něj ti zůstanou.
    .later = Rekrutovaný vládce je volný: platí jeho schopnost i klíč, pokud ho má. Až ten klíč použiješ, vládce se zasune pod lokaci a o schopnost přijde; body vlivu za něj ti zůstanou.
abyss-keys = Klíče a lokace
    .text = Klíče nosí někteří volní vládci, další získáš za nestvůry jako žetony. Se třemi klíči ovládneš na konci tahu lokaci: vezmeš si dostupnou, nebo jich až čtyři dobereš a jednu si necháš.
abyss-plot = Nový vládce na dvůr
    .text = Dokud je na dvoře volné místo, smíš před akcí za 1 perlu přivést nového vládce, a to kolikrát chceš. Hodí se to, když na dvoře není nikdo pro tebe.
abyss-end = Konec a body
    .text = Konec přinese něčí sedmý vládce nebo dvůr, který už nejde doplnit; ostatní mají ještě jeden tah. Potom začne spolupracovat i nejnižší spojenec každé rasy z ruky. Body jsou za lokace, vládce, spolupracující spojence a žetony nestvůr.
abyss-reward = Co si vybrat
    .text = Žeton nestvůry skrývá 2 až 4 body. Klíč pomůže k lokaci, perla k nákupu i placení. Po výběru se hrozba vrátí na 1. pole.
abyss-location = Máš tři klíče
    .text = Lokaci si teď vzít musíš. Čím víc jich dobereš, tím lepší výběr, ale zbylé budou dostupné i soupeři. Číslo v kroužku říká, kolik bodů by ti dala teď.
abyss-refill = Doplnění dvora
    .text = Když po rekrutování zbudou na dvoře nejvýš dva vládci, dvůr se doplní na šest. Kdo rekrutoval, dostane 2 perly.

# Podsvětí
passengers-welcome = O co jde
    .text = Dvě lodě čekají na cestující. Jedna po hlasování odpluje do Podsvětí, druhá ze hry odejde. Hrajete tři kola a kdo je na čí straně, to ví každý jen o sobě.
passengers-side = Tvá strana
    .text = Tady je tvá strana a tvé karty, nikdo jiný je nevidí. Převozníci chtějí v Podsvětí duše, pašeráci démony. Pašeráci se navzájem znají, převozníci se musí najít.
passengers-place = Umísti cestujícího
    .text = Vyber kartu z ruky a pak volné místo. Karta leží lícem dolů a ty hned dostaneš dar a hlasy, které místo ukazuje. I převozník musí někdy umístit démona, a pašerák duši.
passengers-remark = Co o ní řekneš
    .text = Teď smíš o své kartě něco říct. Může to být pravda i lež a mlčet je také v pořádku. Řekni cokoli, nebo nic.
    .later = Po umístění smíš o své kartě něco říct, pravdu i lež. Mlčet je také v pořádku.
passengers-gifts = Dary v pořadí
    .text = Když všichni sedí, použijí se dary od nejnižšího čísla. Prohlížejí karty, prohazují je nebo nutí přiznat pravdu. Co který umí, se ukáže, když na něm chvíli zůstaneš.
passengers-players = Vyber hráče
    .text = Tvůj dar se týká jiných hráčů. Vyber je tady v řadě darů: u každého je jméno.
passengers-targets = Vyber cestujícího
    .text = Tvůj dar se týká cestujících. Ti, které smíš vybrat, svítí.
passengers-colour = Vyber barvu
    .text = Červený trojúhelník, zelený čtverec, modrý kruh: barvy rozhodují o bonusech při bodování.
passengers-show = Ukaž kartu
    .text = Někdo chce vidět kartu z tvé ruky. Kterou, to volíš ty, a uvidí ji jen on. O tom, co bylo ukázáno tajně, se pak mluvit nesmí.
passengers-discuss = Debata
    .text = Každý smí říct až tři věci. Vyber téma, slož větu, přečti si ji a řekni. Až nechceš nic dodat, dej vědět, že můžete hlasovat.
    .later = Před hlasováním smí každý říct až tři věci. Nikdo neověřuje, jestli je to pravda.
passengers-vote = Hlasování
    .text = Všechny tvé hlasy jdou jedné lodi. Volby se ukážou najednou a kdo hlasoval jak, už zůstane známo. Vyber loď, na které je víc toho, co chce tvá strana.
    .later = Hlasuje se tajně a najednou. Kdo hlasoval jak, pak už zůstane známo.
passengers-underworld = Podsvětí roste
    .text = Vítězná loď leží v Podsvětí, další se položí nad ni, sloupec na sloupec. Karty zůstávají lícem dolů až do konce.
passengers-notebook = Zápisník
    .text = Zápisník si pamatuje za tebe: s pečetí je to, co je prokázané, v uvozovkách to, co kdo tvrdil. Co nemůže být pravda, je označené.
passengers-score = Za co jsou body
    .text = Duše je bod pro převozníky, a víc duší stejné barvy na lodi přidá bonus. Démon je bod pro pašeráky, a další má za každou duši své barvy vedle sebe, nad sebou nebo pod sebou.
passengers-mask = Maska
    .text = Maska změní barvu cestujícího až do konce hry. Každá barva se použije jen jednou.
passengers-coin = Mince lodivoda
    .text = Kdo má minci, začíná kolo, a jeho hlas rozhodne při shodě. I o vítězi může na konci rozhodnout mince.
passengers-silence = Mlčení
    .text = Kdo mlčí, netvrdí nic a nepíše ani do hovoru. Hraje a hlasuje dál.
# Příšeří
heroes-welcome = Společně proti hrdinům
    .text = Tohle podzemí bráníte společně, hraje s tebou { $rival }. Otevřou-li hrdinové v Pokladnici truhlici o hodnotě 4, prohrajete oba. Když dvakrát projdete balíček nepřátel, oba vyhrajete.
heroes-clan = Vyber si klan
    .text = Každý klan bojuje po svém. Silné figurky snesou víc zranění, slabých je zase hodně a pořád se vracejí. Na první hru zkus Krysáky nebo Slizouny.
heroes-place = Tvoje příšery přicházejí
    .text = První figurky stojí v místnostech jednoho typu, ostatní čekají v doupěti. Kde je příšera, tam se hrdinové k truhlici nedostanou; stůj jim tedy v cestě.
heroes-cards = Tvá ruka
    .text = Zahraj kolik karet chceš, jednu po druhé. Většina má dvě strany: klikni na tu, kterou chceš, druhá propadne. Potom si dobereš do pěti a přijdou hrdinové.
heroes-symbols = Symboly
    .text = Symboly prováděj v libovolném pořadí a co nechceš, vynech. Klikni na symbol, nebo na místnost, která svítí. Jde-li v ní udělat víc věcí, otevře se malá nabídka.
    .later = Symboly na kartě se provádějí v libovolném pořadí a kterýkoli smíš vynechat. Ukaž na kartu a přečteš si, co její symboly dělají.
heroes-activate = Aktivace
    .text = Dole v každé místnosti vidíš, co udělá její aktivace. Někde vznikají zdroje a pasti, jinde se zdroj mění v kořist. Místo místnosti smíš použít i schopnost svého klanu.
heroes-move = Pohyb
    .text = Vyber, kam příšera půjde, nebo ji tam přetáhni. Chodí se chodbami a z portálu do portálu.
heroes-carry = Přenášení
    .text = Příšera smí vzít s sebou jeden zdroj nebo past. Zlaták patří do Kovárny, kost do Chovné stanice, žába do Mastičkárny, kniha do Studovny.
heroes-invasion = Invaze
    .text = Po každém tahu se odhalují karty nepřátel: po jednom hrdinovi do obou místností jednoho typu. Co bude dál, říká osm kroků; tečky ukazují, co v balíčku ještě zbývá.
heroes-lead = Kam poběží
    .text = Pořadí, cesty i oběti vybíráte vy. Tečkovaná čára a tyto řádky ukazují, co by která skupina udělala; ještě se nic nestalo. Vyber, kdo začne.
    .later = Jsou-li hrdinové aktivní ve více místnostech, vybíráš, kdo začne. Tečkovaná čára na plánu a řádky v tomto panelu ukazují, co by která skupina udělala. Ukaž na kteroukoli místnost a uvidíš, co by v ní udělal nově příchozí.
heroes-loot = Kořist
    .text = Vezmi si kartu z nabídky. Půjde na tvůj odhazovací balíček a časem ti přijde do ruky; tak tvůj klan sílí.
    .later = Zdroj donesený do správné místnosti se změní v kartu z nabídky kořisti: zlaták v Kovárně ve zbraň, kost v Chovné stanici v tvora, žába v Mastičkárně v lektvar, kniha ve Studovně ve svitek.
heroes-gamble = Štěstěna
    .text = Jednou za svůj tah smíš pokoušet štěstěnu: uvrhneš hrdinu z horní karty nepřátel do Katakomb a dobereš si 3 karty. Mág ale probudí všechny, kdo tam leží.
heroes-end = Na co dávat pozor
    .text = Truhlici otevře tolik hrdinů, jakou má hodnotu, není-li u ní příšera. V Pokladnici stačí čtyři a je konec. Unavení hrdinové zůstávají a probudí je další příchozí, zbav se jich tedy včas.
heroes-defend = Obrana
    .text = Na tvou příšeru útočí hrdina, třeba i v cizím tahu. S kartou, na které je štít, se zranění nestane; nebo si kartu nech a zranění přijmi.
heroes-refresh = Nová kořist
    .text = Kartu, kterou nepotřebuješ, smíš odhodit a vyměnit za ni kořist v nabídce. Potom už v tomto tahu karty nezahraješ.
heroes-trap = Past
    .text = Past zraní jednoho příchozího hrdinu a zmizí. Další pasti kladou Raraši a vznikají v Dílně.
heroes-wait = Čekají na posily
    .text = Na tuhle truhlici je hrdinů málo: ulehnou vedle ní a čekají. Kdo přijde příště, všechny je probudí.
heroes-chest = Otevřená truhlice
    .text = Truhlice skrývají různé věci: kletbu, ztrátu zdrojů, probuzené hrdiny, vězně. Jen ta v Pokladnici znamená konec.
heroes-wave = Druhá vlna
    .text = Balíček nepřátel došel a zamíchá se znovu. Od této chvíle může za tah přijít víc karet. Projděte ho ještě jednou a vyhráli jste.
heroes-over = Dohráno
    .text = Vyhráli jste nebo prohráli společně. Teď zkus jiný klan, těžší scénář, nebo stůl se dvěma boty.

# Proroctví
prophecy-welcome = O co jde
    .text = Cestuješ po okruhu dvaceti polí, sílíš a sbíráš artefakty. Leží v pěti sférách uprostřed a hlídají je strážci. Kdo má čtyři, vítězí.
prophecy-character = Tvoje postava
    .text = Každá postava má jinou sílu, vůli a dva cechy, ve kterých se učí bez zlata. Vyber si jednu, druhou pošleš dál.
    .later = Postavy se liší silou, vůlí a dvěma cechy, ve kterých se učí bez zlata.
prophecy-sheet = Síla a vůle
    .text = Červené kostky jsou tvé životy a zároveň síla v boji, modré jsou magové a zároveň vůle. Co ztratíš nebo zaplatíš, hned tě oslabí, dokud se nevyléčíš.
prophecy-move = Pohyb
    .text = Svítí všechna pole, kam se dostaneš. Pěšky o jedno zdarma, na koni o dvě za zlatý, z přístavu lodí, od brány k bráně. U pole s nestvůrou je napsáno, kolik procent máš na výhru.
prophecy-kind = Silou, nebo vůlí
    .text = Kdo má sílu i vůli, s tím se bojuje silou. Za 2 magy vyvoláš boj vůlí. Panel ukazuje, jak by dopadlo jedno i druhé.
    .later = Proti soupeři, který má sílu i vůli, můžeš za 2 magy vyvolat boj vůlí. Před hodem vždy uvidíš obě možnosti s přesnou šancí.
prophecy-dice = Hod
    .text = K síle nebo vůli se přičte kostka, tobě i soupeři. Pruh říká, kolik hodů vyhraje. Prohra stojí život, prohra i remíza ukončí tah.
    .later = Boj rozhoduje vlastnost, výbava a kostka na obou stranách. Prohra stojí život, prohra i remíza ukončí tah.
prophecy-act = Co nabízí pole
    .text = V panelu vidíš, co tu jde dělat: léčit se, koupit, naučit se, využít příležitost. Udělej, co chceš, a pak ukonči tah.
    .later = Když porazíš nestvůry, smíš využít všechno, co pole nabízí, a pak ukončit tah.
prophecy-learn = Cech
    .text = Schopnosti se kupují za zkušenost. V cizím cechu zaplatíš i zlatem. Podrž kartu a přečti si, co umí.
    .later = V ceších se za zkušenost učí schopnosti; v cizím cechu zaplatíš i zlatem.
prophecy-buy = Obchod
    .text = Ve Městě a ve Vesnici se nakupuje a prodává. Zbraně, štíty a zbroje fungují jen tehdy, když je v boji použiješ.
    .later = Ve Městě a ve Vesnici se nakupuje a prodává. Zbraň dá bonus jen v boji, ve kterém ji držíš.
prophecy-gear = Výbava do boje
    .text = Máš dvě ruce, jednu hlavu a jedno tělo. Vyber, co si vezmeš; platí to pro tento boj.
prophecy-chance = Karta náhody
    .text = Každé kolo na plánu začíná kartou náhody. Nejčastěji přinese dobrodružství na lesy, hory nebo pláně.
prophecy-rivals = Soupeři
    .text = Značky u jména shrnují poslední kolo soupeře: kartu náhody, cestu, boje a zisk. Meče říkají, že ho lze napadnout, holubice, že je v bezpečí.
prophecy-sphere = Sféra
    .text = Odtud můžeš místo pohybu zaútočit na sféru. Po nižším strážci přijde hned vyšší, tak ať máš dost sil. Teď si můžeš vybrat i jinou cestu.
    .later = Na sféru se útočí místo pohybu z jednoho ze dvou polí, ke kterým vede čárka. Po nižším strážci hned následuje vyšší.
prophecy-maps = Ostrov pokladů
    .text = Části mapy leží na polích. Seber je na poli bez dobrodružství a na Ostrově pokladů za ně vykopeš poklad.
    .later = Časem se na polích objeví Části mapy. Na Ostrově pokladů za ně vykopeš poklad.
prophecy-water = Vodní říše
    .text = Brána je objevena: kdo na její sféru zaútočí, potopí se. Kup si vak, každé kolo spotřebuješ bublinku. V paláci leží artefakt a Duhová perla.
    .later = Jedna sféra skrývá Bránu Vodní říše. Pod vodou se dýchá z vaku a v paláci na konci leží artefakt s Duhovou perlou.
prophecy-swim = Pod vodou
    .text = Plaveš až o dvě pole. Dole vidíš vzduch, nejkratší cestu ven a rezervu. Klesne-li rezerva pod nulu, vrať se.
prophecy-end = Kdo vyhraje
    .text = První artefakt je venku. Kdo ho drží, nikde není v bezpečí. Čtyři artefakty vyhrávají; když je venku pátý a nikdo nevyhrál, začne závěrečný boj.
    .later = Čtyři artefakty vyhrávají. Kdo nějaký drží, nikde není v bezpečí. Když je venku pátý a nikdo nevyhrál, začne závěrečný boj.
prophecy-draw = Remíza
    .text = Remíza nic nestojí, ale tah končí. Nestvůra na poli zůstává.
prophecy-death = Nový začátek
    .text = Postava zemřela a začíná znovu na svém poli. Předměty, schopnosti i zlato jsou pryč; má znovu 3 zlaté, 3 zkušenosti a vlastnosti ze své karty.
