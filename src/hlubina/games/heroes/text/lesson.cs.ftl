# What the guide says in a first game.
lesson-welcome = Společně proti hrdinům
    .text = Tohle podzemí bráníte společně, hraje s tebou { $rival }. Otevřou-li hrdinové v Pokladnici truhlici o hodnotě { $vault_chest }, prohrajete oba. Když dvakrát projdete balíček nepřátel, oba vyhrajete.
lesson-clan = Vyber si klan
    .text = Každý klan bojuje po svém. Silné figurky snesou víc zranění, slabých je zase hodně a pořád se vracejí. Na první hru zkus Krysáky nebo Slizouny.
lesson-place = Tvoje příšery přicházejí
    .text = První figurky stojí v místnostech jednoho typu, ostatní čekají v doupěti. Kde je příšera, tam se hrdinové k truhlici nedostanou; stůj jim tedy v cestě.
lesson-cards = Tvá ruka
    .text = Zahraj kolik karet chceš, jednu po druhé. Většina má dvě strany: klikni na tu, kterou chceš, druhá propadne. Potom si dobereš do { $hand_size ->
        [one] { $hand_size } karty
       *[other] { $hand_size } karet
    } a přijdou hrdinové.
lesson-symbols = Symboly
    .text = Symboly prováděj v libovolném pořadí a co nechceš, vynech. Klikni na symbol, nebo na místnost, která svítí. Jde-li v ní udělat víc věcí, otevře se malá nabídka.
    .later = Symboly na kartě se provádějí v libovolném pořadí a kterýkoli smíš vynechat. Ukaž na kartu a přečteš si, co její symboly dělají.
lesson-activate = Aktivace
    .text = Dole v každé místnosti vidíš, co udělá její aktivace. Někde vznikají zdroje a pasti, jinde se zdroj mění v kořist. Místo místnosti smíš použít i schopnost svého klanu.
lesson-move = Pohyb
    .text = Vyber, kam příšera půjde, nebo ji tam přetáhni. Chodí se chodbami a z portálu do portálu.
lesson-carry = Přenášení
    .text = Příšera smí vzít s sebou jeden zdroj nebo past. Dole v místnosti vidíš, který zdroj mění v kořist; dones ho tam.
lesson-invasion = Vpád hrdinů
    .text = Po každém tahu se odhalují karty nepřátel: po jednom hrdinovi do každé místnosti jednoho typu. Co bude dál, říká osm kroků; tečky ukazují, co v balíčku ještě zbývá.
lesson-lead = Kam poběží
    .text = Pořadí, cesty i oběti vybíráte vy. Tečkovaná čára a tyto řádky ukazují, co by která skupina udělala; ještě se nic nestalo. Vyber, kdo začne.
    .later = Jsou-li hrdinové aktivní ve více místnostech, vybíráš, kdo začne. Tečkovaná čára na plánu a řádky v tomto panelu ukazují, co by která skupina udělala. Ukaž na kteroukoli místnost a uvidíš, co by v ní udělal nově příchozí.
lesson-loot = Kořist
    .text = Vezmi si kartu z nabídky. Půjde na tvou odhazovací hromádku a časem ti přijde do ruky; tak tvůj klan sílí.
    .later = Zdroj donesený do správné místnosti se změní v kartu z nabídky kořisti. Dole v každé místnosti vidíš, co bere a jaký druh kořisti za to dává.
lesson-gamble = Štěstěna
    .text = Jednou za svůj tah smíš pokoušet štěstěnu: uvrhneš hrdinu z horní karty nepřátel do Katakomb a dobereš si { $catacombs_draw ->
        [one] { $catacombs_draw } kartu
        [few] { $catacombs_draw } karty
       *[other] { $catacombs_draw } karet
    }. Mág ale povzbudí všechny, kdo tam leží.
lesson-end = Na co dávat pozor
    .text = Truhlici otevře tolik hrdinů, jakou má hodnotu, není-li u ní příšera. V Pokladnici jich stačí tolik, kolik má její truhlice ({ $vault_chest }), a je konec. Unavení hrdinové zůstávají a povzbudí je další příchozí, zbav se jich tedy včas.
lesson-defend = Obrana
    .text = Na tvou příšeru útočí hrdina, třeba i v cizím tahu. S kartou, na které je štít, se zranění nestane; nebo si kartu nech a zranění přijmi.
lesson-refresh = Nová kořist
    .text = Kartu, kterou nepotřebuješ, smíš odhodit a vyměnit za ni kořist v nabídce. Potom už v tomto tahu karty nezahraješ.
lesson-trap = Past
    .text = Past zraní jednoho příchozího hrdinu a zmizí. Další pasti kladou karty a vyrábějí místnosti.
lesson-wait = Čekají na posily
    .text = Na tuhle truhlici je hrdinů málo: unaví se a čekají. Kdo přijde příště, všechny je povzbudí.
lesson-chest = Otevřená truhlice
    .text = Truhlice skrývají různé věci: kletbu, ztrátu zdrojů, povzbuzené hrdiny, vězně. Jen ta v Pokladnici znamená konec.
lesson-wave = Druhá vlna
    .text = Balíček nepřátel došel a zamíchá se znovu. Od této chvíle může za tah přijít víc karet. Projděte ho ještě jednou a vyhráli jste.
lesson-over = Dohráno
    .text = Vyhráli jste nebo prohráli společně. Teď zkus jiný klan, těžší scénář, nebo stůl se dvěma boty.
