# Proroctví česky. Texty jsou naše, texty karet jen opakují fakta.

title = Proroctví
notice = Neoficiální verze bez vazby na vydavatele. Proroctví je hra Vladimíra Chvátila, vydal Altar. Většina karet je náš vlastní návrh.
how-to-play =
    Chceš získat čtyři z pěti artefaktů. Leží v astrálních sférách a každý hlídá nižší a vyšší strážce.
    Kolo začíná kartou náhody. Potom se pohneš: pěšky o pole zdarma, na koni o dvě za 1 zlatý, lodí do sousedního přístavu za 1 zlatý, branou za 2 zlaté. Místo pohybu můžeš pracovat, použít některé schopnosti nebo zaútočit na sféru.
    Se všemi nestvůrami na poli musíš bojovat. Sílu tvoří tvé životy, vůli tvoji magové, k nim výbava a kostka. Kdo má víc, vítězí. Proti tomu, kdo má sílu i vůli, vyvoláš boj vůlí za 2 magy. Prohra stojí život, prohra i remíza ukončí tah.
    Po nestvůrách smíš jednou napadnout jinou postavu na poli, pak využít příležitosti a nabídku pole: léčení, obchod, výuku v ceších, opravy.
    Kdo ztratí poslední život, začíná znovu s novou postavou téhož druhu; artefakty zůstanou ležet nebo je vezme vítěz.
    Jedna sféra je Brána Vodní říše: pod vodou dýcháš z vaku, každé kolo ubude bublinka, a bez vzduchu ubývají životy. Na konci říše čeká palác s artefaktem a Duhovou perlou.
    Části mapy sbírej na polích bez dobrodružství; na Ostrově pokladů za ně vykopeš poklad.
    Když je z úkrytů venku pátý artefakt a nikdo nevyhrál, začíná závěrečný boj: kdo nemá artefakt, vypadává.
    Karty schopností, předmětů, nestvůr a strážců jsou z větší části náš vlastní návrh, protože původní seznam není veřejný; jmenují se a fungují tak, aby seděly ke všemu, co je o hře známo.

# Pole a místa
field-magic_wasteland = Magická pustina
field-forest_1 = Les I
field-forest_camp = Lesní tábor
field-mountain_1 = Hory I
field-plains_1 = Pláně I
field-forest_2 = Les II
field-thieves_guild = Gilda
field-plains_2 = Pláně II
field-village = Vesnice
field-mountain_2 = Hory II
field-magic_tower = Magická věž
field-forest_3 = Les III
field-plains_3 = Pláně III
field-forest_4 = Les IV
field-monastery = Klášter
field-city = Město
field-plains_4 = Pláně IV
field-mountain_3 = Hory III
field-fortress = Pevnost
field-plains_5 = Pláně V
field-treasure_island = Ostrov pokladů
place-magic_wasteland = { field-magic_wasteland }
place-forest_1 = { field-forest_1 }
place-forest_camp = { field-forest_camp }
place-mountain_1 = { field-mountain_1 }
place-plains_1 = { field-plains_1 }
place-forest_2 = { field-forest_2 }
place-thieves_guild = { field-thieves_guild }
place-plains_2 = { field-plains_2 }
place-village = { field-village }
place-mountain_2 = { field-mountain_2 }
place-magic_tower = { field-magic_tower }
place-forest_3 = { field-forest_3 }
place-plains_3 = { field-plains_3 }
place-forest_4 = { field-forest_4 }
place-monastery = { field-monastery }
place-city = { field-city }
place-plains_4 = { field-plains_4 }
place-mountain_3 = { field-mountain_3 }
place-fortress = { field-fortress }
place-plains_5 = { field-plains_5 }
place-treasure_island = { field-treasure_island }
place-sphere_1 = sféra 1
place-sphere_2 = sféra 2
place-sphere_3 = sféra 3
place-sphere_4 = sféra 4
place-sphere_5 = sféra 5
place-water_realm = Vodní říše

# Cechy a postavy
guild-fortress = { field-fortress }
guild-thieves_guild = { field-thieves_guild }
guild-forest_camp = { field-forest_camp }
guild-magic_tower = { field-magic_tower }
guild-monastery = { field-monastery }
character-mystic = Mystik
    .help = Síla 3, vůle 6. Začíná: Klášter. Druhý cech: Magická věž.
character-seeress = Vědma
    .help = Síla 3, vůle 6. Začíná: Magická věž. Druhý cech: Lesní tábor.
character-illusionist = Iluzionistka
    .help = Síla 4, vůle 4. Začíná: Magická věž. Druhý cech: Gilda.
character-mercenary = Žoldák
    .help = Síla 5, vůle 2. Začíná: Gilda. Druhý cech: Pevnost.
character-wandering_monk = Potulný mnich
    .help = Síla 4, vůle 4. Začíná: Klášter. Druhý cech: Gilda.
character-scout = Zvěd
    .help = Síla 5, vůle 2. Začíná: Gilda. Druhý cech: Lesní tábor.
character-paladin = Paladin
    .help = Síla 4, vůle 4. Začíná: Pevnost. Druhý cech: Klášter.
character-ranger = Hraničářka
    .help = Síla 5, vůle 2. Začíná: Lesní tábor. Druhý cech: Pevnost.
character-enchantress = Zaklínačka
    .help = Síla 4, vůle 4. Začíná: Pevnost. Druhý cech: Magická věž.
character-druid = Druid
    .help = Síla 3, vůle 6. Začíná: Lesní tábor. Druhý cech: Klášter.

# Směry, pole říše, zisky, části těla
direction-north = na sever
direction-east = na východ
direction-south = na jih
direction-west = na západ
cell-a1 = A1
cell-b1 = B1
cell-c1 = C1
cell-d1 = D1
cell-e1 = E1
cell-f1 = F1
cell-a2 = A2
cell-b2 = B2
cell-c2 = C2
cell-d2 = D2
cell-e2 = E2
cell-f2 = F2
cell-a3 = A3
cell-b3 = B3
cell-c3 = C3
cell-d3 = D3
cell-e3 = E3
cell-f3 = F3
cell-a4 = A4
cell-b4 = B4
cell-c4 = C4
cell-d4 = D4
cell-e4 = E4
cell-f4 = F4
gain-gold = zlato
gain-xp = zkušenost
gain-strength = síla
gain-will = vůle
gain-item = předmět
gain-health = život
gain-magic = mag
part-hands = do rukou
part-head = na hlavu
part-body = na tělo
part-other_hand = do druhé ruky
foe-card = nestvůra
foe-player = postava
foe-nemesis = Pronásledovatel

# Schopnosti cechů
card-armourer = Zbrojířství
    .help = Místo pohybu opravíš všechny své poškozené předměty, kdekoli (i ve Vodní říši).
card-riding = Jezdectví
    .help = Pohyb: zdarma jeď jedním směrem až o 3 pole.
card-swordsmanship = Šermířství
    .help = +1 v boji silou, používáš-li jednoruční zbraň.
card-crushing_blow = Drtivý úder
    .help = +1 v boji silou, používáš-li obouruční zbraň, která není luk ani kuše.
card-two_weapon_fighting = Boj dvěma zbraněmi
    .help = V boji silou smíš použít dvě jednoruční zbraně najednou.
card-shield_cover = Krytí štítem
    .help = Jednou za kolo, když prohraješ boj silou, ve kterém používáš štít, poškodí se místo ztráty života štít.
card-war_cry = Bojový pokřik
    .help = Jednou za kolo, před hodem v boji silou: soupeř má −1.
card-fury = Zuřivost
    .help = Jednou za kolo, před hodem v boji silou: ztrať 1 život (nikdy poslední) a máš v tomto boji +4.
card-hard_drill = Tvrdý dril
    .help = Dril v Pevnosti ti přinese o 1 zkušenost víc.
card-veteran = Veterán
    .help = +1 zkušenost za každou nestvůru s odměnou aspoň 2 zkušenosti, kterou porazíš v boji silou.
card-sneaking = Plížení
    .help = Jednou za kolo, po příchodu nebo když zůstaneš stát: za 1 maga si v tomto tahu nevšímáš nestvůr na poli a smíš využít jeho příležitosti a možnosti. Část mapy takto nesebereš a na postavu nezaútočíš.
card-harbour_rat = Přístavní krysa
    .help = Všechny plavby lodí máš zdarma, i tam a zpět na Ostrov pokladů.
card-pickpocket = Kapsářství
    .help = Jednou za kolo vezmi až 2 zlaté jedné postavě na svém poli, která tu není v bezpečí.
card-burglary = Lupičství
    .help = Jednou za kolo ve Městě nebo ve Vesnici hoď kostkou: při 5–6 si vezmi zdarma jeden nabízený předmět, při 1 ztrať 1 život.
card-haggling = Smlouvání
    .help = Předměty kupuješ o 1 zlatý levněji (nejméně za 1) a prodáváš o 1 zlatý dráž (nikdy nad plnou cenu).
card-backstab = Rána ze zálohy
    .help = Jednou za kolo, před hodem: +2 v boji silou proti lidské nestvůře nebo proti postavě.
card-ruse = Lest
    .help = Jednou za kolo, po hodu: za 1 maga změň prohraný boj v remízu.
card-secret_contracts = Tajné zakázky
    .help = Práce ve Městě a v Gildě ti vynese o 1 zlatý víc.
card-network_of_spies = Síť zvědů
    .help = Jednou za kolo se podívej až na 2 zakrytá dobrodružství kdekoli na plánu.
card-poisons = Jedy
    .help = +1 v boji silou s jednoruční zbraní proti všemu živému (zvířeti, člověku, humanoidovi, drakovi, postavě).
card-forest_wisdom = Lesní moudrost
    .help = +2 v každém boji v lese.
card-highlanders_lore = Horalská zkušenost
    .help = +2 v každém boji v horách.
card-plains_lore = Znalost plání
    .help = +1 v každém boji na pláních; jdeš-li z plání pěšky, smíš jít až o 2 pole.
card-forest_paths = Lesní stezky
    .help = Pohyb: z lesa přejdi zdarma do kteréhokoli jiného lesa.
card-herbalism = Bylinkářství
    .help = Místo pohybu si v lese nebo na pláních vyléčíš 2 životy.
card-archery = Lukostřelba
    .help = +2 v boji silou, používáš-li luk nebo kuši.
card-tracking = Stopování
    .help = +1 zkušenost za každé zvíře, které porazíš.
card-taming = Ochočení
    .help = Jednou za kolo, místo boje se zvířetem: za 2 magy se počítá za poražené, jen přinese o 1 zkušenost méně.
card-animal_companion = Zvířecí společník
    .help = +1 v boji silou na polích divočiny.
card-wilderness_survival = Přežití v divočině
    .help = Když prohraješ boj v divočině, hoď kostkou: při 5–6 život neztratíš.
card-fireball = Ohnivá koule
    .help = Kouzlo. Jednou za kolo, před hodem v boji silou s nestvůrou nebo strážcem: za 2 magy +3.
card-magic_shield = Magický štít
    .help = Kouzlo. Jednou za kolo, když prohraješ boj: za 1 maga neztratíš život.
card-gatekeeper = Vládce bran
    .help = Pohyb: magické brány máš zdarma.
card-translocation = Přenos
    .help = Kouzlo, pohyb: za 3 magy přejdi na kterékoli pole základního plánu.
card-concentration = Soustředění
    .help = Jednou za kolo v boji vůlí házíš dvěma kostkami a platí lepší.
card-domination = Ovládnutí mysli
    .help = Vyvolání boje vůlí tě stojí o 1 maga méně.
card-power_of_mind = Síla mysli
    .help = +1 v boji vůlí.
card-rune_lore = Znalost run
    .help = Po použití svitku hoď kostkou: při 4–6 si ho necháš.
card-mana_drain = Vysátí magie
    .help = Po vítězství v boji vůlí si doplníš 2 magy.
card-mirror_images = Zrcadlové obrazy
    .help = Kouzlo. Jednou za kolo, před hodem v boji silou: za 2 magy má soupeř −2.
card-meditation = Meditace
    .help = Místo pohybu si doplníš 3 magy, kdekoli (i ve Vodní říši).
card-miracle_of_healing = Zázrak uzdravení
    .help = Místo pohybu si za 1 maga vyléčíš 2 životy, kdekoli (i ve Vodní říši).
card-ships_chaplain = Lodní bohoslužby
    .help = Plavby lodí máš zdarma a ještě na nich vyděláš: za běžnou plavbu 1 zlatý, na Ostrov pokladů zdarma a za cestu zpět 2 zlaté.
card-prayer = Modlitba
    .help = Jednou za kolo v boji silou házíš dvěma kostkami a platí lepší.
card-hospitality = Pohostinnost lidí
    .help = Místo pohybu si na poli civilizace vyléčíš 1 život, doplníš 1 maga a získáš 1 zlatý.
card-exorcism = Vymítání
    .help = +2 v každém boji s nemrtvými a démony (i se strážci těchto druhů).
card-firm_faith = Pevná víra
    .help = Kdo proti tobě vyvolává boj vůlí, platí o 2 magy víc; v boji vůlí s postavami máš +1.
card-martyrdom = Mučednictví
    .help = Kdykoli v prohraném boji ztratíš život, získáš 1 zkušenost.
card-blessed_weapon = Posvěcení zbraně
    .help = Jednou za kolo, před hodem v boji silou: za 1 maga +2.
card-bare_hands = Holé ruce
    .help = +2 v boji silou, ve kterém nedržíš nic v rukou.

# Podmořské schopnosti
card-deep_combat = Boj v hlubinách
    .help = Za to, co držíš v rukou, nemáš postih za boj pod vodou.
card-divers_tricks = Potápěčské triky
    .help = Každý vak, který si koupíš, má o 2 bublinky víc.
card-speech_of_the_sea = Řeč vodních tvorů
    .help = Na začátku pohybu se podívej na jednu zakrytou kartu vedle sebe; útěk před nestvůrou tě nestojí žádné bublinky.
card-water_breathing = Vodní dech
    .help = Kdykoli máš odevzdat bublinku, smíš místo ní zaplatit 1 maga.
card-calm_of_the_deep = Klid hlubin
    .help = Nemusíš se nechat odnést proudem ani nestvůrou; +1 v boji vůlí v říši.

# Vodní schopnosti
card-swimming = Plavání
    .help = Ve Vodní říši smíš udělat v tahu o krok víc.
card-voice_of_the_deep = Hlas hlubin
    .help = +1 v boji vůlí (kdekoli).
card-strength_of_the_sea = Mořská síla
    .help = +1 v boji silou ve Vodní říši a na polích s přístavem.
card-secret_of_currents = Tajemství proudů
    .help = Když tě něco odnáší, směr si volíš ty.

# Běžné předměty
card-dagger = Dýka
    .help = +1 v boji silou.
card-short_sword = Krátký meč
    .help = +2 v boji silou.
card-mace = Palcát
    .help = +1 v boji silou, +2 proti nemrtvým.
card-battle_axe = Bojová sekera
    .help = +3 v boji silou.
card-spear = Kopí
    .help = +2 v boji silou.
card-bow = Luk
    .help = +2 v boji silou.
card-crossbow = Kuše
    .help = +4 v jednom boji silou, pak je poškozená.
card-pilgrims_staff = Poutnická hůl
    .help = +1 v boji silou i v boji vůlí.
card-wooden_shield = Dřevěný štít
    .help = +1 v boji silou; prohraješ-li s ním, poškodí se.
card-iron_shield = Železný štít
    .help = +1 v boji silou.
card-leather_armour = Kožená zbroj
    .help = Když prohraješ boj silou, hoď kostkou: při 6 život neztratíš.
card-chain_mail = Kroužková košile
    .help = Když prohraješ boj silou, hoď kostkou: při 5–6 život neztratíš.
card-helmet = Přilba
    .help = Když prohraješ boj silou, hoď kostkou: při 6 život neztratíš.
card-charm_of_will = Talisman vůle
    .help = +1 v boji vůlí.
card-wizards_hat = Kouzelnický klobouk
    .help = +1 v boji vůlí.
card-healing_potion = Léčivý lektvar
    .help = Na jedno použití, kdykoli ve svém kole mimo boj: vyléčíš si 2 životy.
card-potion_of_magic = Lektvar magenergie
    .help = Na jedno použití, kdykoli ve svém kole mimo boj: doplníš si 3 magy.
card-potion_of_strength = Lektvar síly
    .help = Na jedno použití, před hodem: +2 v boji silou.
card-potion_of_clarity = Lektvar jasné mysli
    .help = Na jedno použití, před hodem: +2 v boji vůlí.
card-scroll_of_teleportation = Svitek Teleportace
    .help = Na jedno použití, pohyb: přejdi na kterékoli pole základního plánu (i na Ostrov pokladů, nikdy do Vodní říše ani v ní).
card-scroll_of_firebolt = Svitek ohnivé střely
    .help = Na jedno použití, před hodem: +3 v boji silou s nestvůrou nebo strážcem.
card-scroll_of_warding = Svitek ochrany
    .help = Na jedno použití, když prohraješ boj: neztratíš život.
card-riding_horse = Jezdecký kůň
    .help = Pohyb: jeď zdarma o 2 pole.
card-pack_mule = Soumar
    .help = Smíš mít o 2 předměty víc (soumar se mezi ně počítá).
card-lantern = Lucerna
    .help = Jednou za kolo se podívej na zakrytá dobrodružství na obou sousedních polích.
card-provisions = Cestovní zásoby
    .help = Na jedno použití, ve svém kole mimo boj: vyléčíš si 1 život.

# Vzácné předměty
card-sword_of_heroes = Meč hrdinů
    .help = +3 v boji silou.
card-rune_axe = Runová sekera
    .help = +4 v boji silou.
card-silver_blade = Stříbrná čepel
    .help = +2 v boji silou, +4 proti nemrtvým a démonům.
card-elven_bow = Elfí luk
    .help = +3 v boji silou; remíza s nestvůrou se počítá jako výhra.
card-flaming_sword = Ohnivý meč
    .help = +2 v boji silou; před hodem smíš zaplatit 1 maga za další +2.
card-hammer_of_storms = Kladivo bouří
    .help = +4 v boji silou; padne-li ti 6, je to +6.
card-vampiric_dagger = Upíří dýka
    .help = +2 v boji silou; vyhraješ-li s ní nad živým soupeřem, vyléčíš si 1 život.
card-dragonslayer_spear = Kopí drakobijce
    .help = +3 v boji silou, +5 proti zvířatům a drakům.
card-demon_scythe = Démonická kosa
    .help = +5 v boji silou; prohraješ-li s ní, ztratíš navíc 2 magy.
card-staff_of_power = Hůl moci
    .help = +2 v boji vůlí i v boji silou.
card-rod_of_will = Žezlo vůle
    .help = +2 v boji vůlí.
card-wand_of_lightning = Hůlka blesků
    .help = Jednou za kolo, před hodem v boji silou: za 2 magy +4.
card-paladins_shield = Štít paladina
    .help = +2 v boji silou.
card-dragon_shield = Dračí štít
    .help = +1 v každém boji; když prohraješ boj silou, hoď kostkou: při 5–6 život neztratíš.
card-plate_armour = Plátová zbroj
    .help = Když prohraješ boj silou, hoď kostkou: při 4–6 život neztratíš.
card-mithril_shirt = Mithrilová košile
    .help = +1 v každém boji.
card-archmages_robe = Roucho arcimága
    .help = +2 v boji vůlí.
card-helm_of_courage = Přilba odvahy
    .help = +1 v boji silou.
card-circlet_of_wisdom = Čelenka moudrosti
    .help = +2 v boji vůlí.
card-diadem_of_clarity = Diadém jasu
    .help = Vyvolání boje vůlí tě stojí o 1 maga méně.
card-ring_of_strength = Prsten síly
    .help = +1 v boji silou.
card-ring_of_will = Prsten vůle
    .help = +1 v boji vůlí.
card-ring_of_regeneration = Prsten regenerace
    .help = Na začátku svého kola si vyléčíš 1 život.
card-ring_of_mana = Prsten many
    .help = Na začátku svého kola si doplníš 1 maga.
card-lucky_amulet = Amulet štěstí
    .help = Jednou za kolo v boji znovu hoď svou kostkou; platí druhý hod.
card-necklace_of_second_life = Náhrdelník druhého života
    .help = Máš-li zemřít, místo toho ho odhodíš a máš 2 životy.
card-flying_carpet = Létající koberec
    .help = Pohyb: leť zdarma jedním směrem až o 4 pole.
card-boots_of_speed = Boty rychlosti
    .help = Pohyb: jdi zdarma až o 2 pole.
card-key_of_gates = Klíč bran
    .help = Pohyb: z kteréhokoli pole přejdi za 1 zlatý ke kterékoli magické bráně.
card-bottomless_bag = Bezedný vak
    .help = Smíš mít o 3 předměty víc (vak se mezi ně počítá).
card-crystal_of_truth = Křišťál pravdy
    .help = Jednou za kolo se podívej na vrchní skrytou kartu jedné sféry nebo na jedno zakryté dobrodružství či vodní kartu.
card-elixir_of_life = Elixír života
    .help = Na jedno použití, ve svém kole mimo boj: doplníš si všechny životy a magy.
card-scroll_of_ruin = Svitek zkázy
    .help = Na jedno použití: odhoď jednu nestvůru na svém poli bez boje a bez odměny (strážce ne).
card-draught_of_giants = Nápoj obrů
    .help = Na jedno použití, ve svém kole: síla +1.
card-book_of_sages = Kniha mudrců
    .help = Na jedno použití, ve svém kole: vůle +1.
card-cloak_of_shadows = Plášť stínů
    .help = Jednou za kolo, po příchodu nebo když zůstaneš stát, si v tomto tahu nevšímáš nestvůr na poli (jako Plížení, ale bez placení).

# Poklady
card-philosophers_stone = Kámen mudrců
    .help = Jednou za kolo: vyleč si 1 život, nebo si doplň 1 maga, nebo získej 1 zlatý.
card-sword_of_the_first_king = Meč prvního krále
    .help = +4 v boji silou; nikdy se nepoškodí.
card-shield_of_dawn = Štít úsvitu
    .help = +2 v boji silou a +1 v boji vůlí; nikdy se nepoškodí.
card-seven_league_boots = Sedmimílové boty
    .help = Pohyb: jdi zdarma jedním směrem až o 5 polí.
card-crystal_ball = Křišťálová koule
    .help = Jednou za kolo se podívej na kterékoli 2 skryté karty (dobrodružství, vrch sféry, vodní karty).
card-chalice_of_life = Kalich života
    .help = Místo pohybu si doplníš všechny životy.
card-book_of_eternal_lore = Kniha věčného vědění
    .help = Smíš mít o 2 schopnosti víc a schopnosti tě stojí o 1 zkušenost méně (nejméně 1).
card-horn_of_plenty = Roh hojnosti
    .help = Na začátku svého kola získáš 1 zlatý.
card-cloak_of_invisibility = Plášť neviditelnosti
    .help = Postavy na tebe nesmějí útočit, dokud nemáš artefakt; jednou za kolo si nevšímáš nestvůr na poli (jako Plížení).
card-ring_of_wishes = Prsten přání
    .help = Na jedno použití, ve svém tahu: vezmi si zdarma kterýkoli předmět nabízený ve Městě nebo ve Vesnici, nebo kteroukoli schopnost nabízenou v cechu (dovolí-li to limit).

# Předměty z Vodní říše
card-trident = Trojzubec
    .help = +2 v boji silou; ruka s ním nemá postih za boj pod vodou.
card-nacre_helm = Perleťová přilba
    .help = +1 v každém boji ve Vodní říši, jinde +1 v boji vůlí.
card-conch_horn = Mušlový roh
    .help = Jednou za kolo, před hodem: soupeř má −1.
card-black_pearl = Černá perla
    .help = K ničemu není, ale smíš ji prodat za plnou cenu.
card-fishskin_cloak = Plášť z rybí kůže
    .help = Útěk před vodní nestvůrou tě stojí o 1 bublinku méně; když prohraješ boj silou, hoď kostkou: při 6 život neztratíš.

# Artefakty
card-executor = Exekutor
    .help = +4 v boji silou.
card-astral_sword = Astrální meč
    .help = +3 v boji silou a +1 v boji vůlí.
card-amulet_of_untouchability = Amulet nedotknutelnosti
    .help = Kdykoli máš v boji ztratit život, hoď kostkou: při 3–6 ho neztratíš. Karty ostatních hráčů ti nic nevezmou.
card-mirror_shield = Zrcadlový štít
    .help = +1 v každém boji; soupeřova kouzla, svitky a lektvary nemají na boj s tebou vliv.
card-bronze_steed = Bronzový oř
    .help = Pohyb: jeď zdarma jedním směrem až o 5 polí; +1 v boji silou.
card-royal_cloak = Královský plášť
    .help = Pohyb: přejdi na kterékoli pole základního plánu, i na Ostrov pokladů; ne do Vodní říše ani v ní.
card-ceremonial_sceptre = Obřadní žezlo
    .help = +2 v boji vůlí; vyvolání boje vůlí tě nic nestojí.
card-banner_of_doom = Praporec zkázy
    .help = Místo tažení karty náhody jím smíš zamávat: každá jiná postava na základním plánu ztratí 1 život (před závěrečným bojem nikdy poslední). Ve Vodní říši nepůsobí.
card-signet_ring = Pečetní prsten
    .help = +3 v každém boji na poli civilizace; služby, opravy a hostinec máš zdarma a předměty kupuješ za polovinu (zaokrouhleno nahoru).
card-crown_of_ancient_kings = Koruna dávných králů
    .help = +1 v každém boji, +2 proti postavám; smíš mít o 1 předmět a o 1 schopnost víc.

# Příležitosti ve Vodní říši
card-undersea_cavity = Podmořská dutina
    .help = Doplň si všechny bublinky svého vaku.
card-healing_coral = Léčivé korály
    .help = Vyleč si 2 životy.
card-sunken_wreck = Potopený vrak
    .help = Hoď kostkou: 1–2 získáš 3 zlaté, 3–4 běžný předmět, 5–6 vzácný předmět.
card-mermaid = Mořská panna
    .help = Doplň si všechny magy.
card-dolphins = Delfíni
    .help = Hned se přesuň až o 3 další pole; vstupuješ jen na poslední.

# Příležitosti
card-collector = Sběratel
    .help = Prodej právě jeden předmět za plnou cenu.
card-purifying_fire = Očistný oheň
    .help = Ztrať aspoň 1 život (nikdy poslední) a za každý získej 2 zkušenosti.
card-enchanted_flower = Čarovná květina
    .help = Pokud ti chybějí životy, vyleč si 3.
card-goldfish = Zlatá rybka
    .help = Vyber si, v čem nemá nikdo méně než ty: zlato (+4), zkušenost (+3), síla (+1), vůle (+1), předměty (běžný předmět).
card-hermit = Poustevník
    .help = Vůle +1; nejsi-li nejchudší (zlato a ceny předmětů), odhoď předtím předmět v ceně aspoň 4.
card-imp = Rarach
    .help = Vyměň jeden předmět: za cenu aspoň 5 dostaneš vzácný, za nižší běžný.
card-centaur = Kentaur
    .help = Hned tě odnese na kterékoli pole základního plánu; hraj tam dál jako po příchodu.
card-master_wizard = Mistr čaroděj
    .help = Buď zaplať 2 zlaté a nech se přenést na kterékoli pole základního plánu, nebo zaplať 5 zkušeností za vůli +1.
card-pedlar = Potulný kupec
    .help = Ukáže 2 běžné předměty a aspoň jeden z nich si kup; nemáš-li ani na jeden, karta zůstává.
card-travelling_smith = Potulný kovář
    .help = Buď ti zdarma opraví všechny předměty, nebo za 3 zlaté dá jedné zbrani natrvalo o 1 víc.
card-magic_spring = Magický pramen
    .help = Doplň si všechny magy.
card-sage = Mudrc
    .help = Zaplať 4 zkušenosti: vůle +1.
card-master_at_arms = Mistr zbraní
    .help = Zaplať 4 zkušenosti: síla +1.
card-old_barrow = Stará mohyla
    .help = Hoď kostkou: 1 ztratíš 1 život, 2–4 běžný předmět, 5–6 vzácný předmět. Potřebuješ aspoň 2 životy.
card-hidden_chest = Ukrytá truhlice
    .help = Získej 4 zlaté.
card-storyteller = Vypravěč
    .help = Získej 2 zkušenosti.
card-fortune_teller = Věštkyně
    .help = Zaplať 1 zlatý: podívej se na vrchní skrytou kartu jedné sféry, nebo na 3 zakrytá dobrodružství.
card-forgotten_altar = Zapomenutý oltář
    .help = Zaplať 6 zlatých: síla +1, nebo vůle +1.
card-fairy = Lesní víla
    .help = Vyleč si 2 životy a doplň 2 magy.
card-recruiter = Verbíř
    .help = Získej 3 zlaté a 1 zkušenost; přesuneš se do Pevnosti a tvůj tah končí.
card-old_chronicler = Starý kronikář
    .help = Odkryj všem vrchní skrytou kartu jedné sféry.
card-mad_riddler = Šílený hádankář
    .help = Zeptá se na cenu předmětu: za správnou odpověď 3 zkušenosti, za špatnou ztratíš 1 život (nikdy poslední).

# Nestvůry
card-wolf = Vlk
    .help = Zvíře: síla 3. Odměna: 1 zkušenost.
card-wild_boar = Divočák
    .help = Zvíře: síla 4. Odměna: 1 zkušenost.
card-robber = Loupežník
    .help = Člověk: síla 3, vůle 3. Odměna: 2 zkušenosti, 1 zlatý.
card-goblin = Skřet
    .help = Humanoid: síla 3, vůle 2. Odměna: 1 zkušenost, 1 zlatý.
card-skeleton = Kostlivec
    .help = Nemrtvý: síla 4, vůle 2. Odměna: 1 zkušenost, 1 zlatý.
card-incubus = Inkubus
    .help = Démon: vůle 3 (proti ženě 5). Odměna: 2 zkušenosti.
card-succubus = Sukuba
    .help = Démon: vůle 3 (proti muži 5). Odměna: 2 zkušenosti.
card-giant_rats = Obří krysy
    .help = Zvíře: síla 2, 2 životy. Odměna: 1 zkušenost.
card-zombie = Zombie
    .help = Nemrtvý: síla 5. Odměna: 2 zkušenosti.
card-will_o_the_wisp = Bludička
    .help = Duch: vůle 4. Odměna: 1 zkušenost. Prohra: 2 magy (za každého chybějícího 1 život).
card-giant_spider = Obří pavouk
    .help = Zvíře: síla 4. Odměna: 2 zkušenosti. Prohra: 1 život, 1 maga (za každého chybějícího 1 život).
card-kobold = Kobold
    .help = Humanoid: síla 2, vůle 3. Odměna: 1 zkušenost, 2 zlaté. Prohra: 2 zlaté (nemáš-li zlato, 1 život).
card-deserter = Zběh
    .help = Člověk: síla 4, vůle 2. Odměna: 2 zkušenosti, 2 zlaté.
card-witch = Čarodějnice
    .help = Člověk: síla 2, vůle 5. Odměna: 1 zkušenost, 1 zlatý.
card-harpies = Harpyje
    .help = Zvíře: síla 3, 3 životy. Odměna: 3 zkušenosti, běžný předmět.
card-bear = Medvěd
    .help = Zvíře: síla 6. Odměna: 2 zkušenosti.
card-werewolf = Vlkodlak
    .help = Zvíře: síla 6, vůle 3. Odměna: 3 zkušenosti.
card-troll = Troll
    .help = Humanoid: síla 7, vůle 3. Odměna: 3 zkušenosti, 3 zlaté.
card-ogre = Zlobr
    .help = Humanoid: síla 7, vůle 4. Odměna: 2 zkušenosti, běžný předmět.
card-ghoul = Ghúl
    .help = Nemrtvý: síla 5, vůle 4. Odměna: 2 zkušenosti, 1 zlatý.
card-wraith = Přízrak
    .help = Nemrtvý: vůle 6. Odměna: 3 zkušenosti. Prohra: 2 magy (za každého chybějícího 1 život).
card-dark_monk = Temný mnich
    .help = Člověk: síla 4, vůle 6. Odměna: 2 zkušenosti, běžný předmět.
card-bandit_gang = Tlupa lapků
    .help = Člověk: síla 4, vůle 3, 2 životy. Odměna: 2 zkušenosti, 4 zlaté.
card-basilisk = Bazilišek
    .help = Zvíře: síla 6, vůle 5. Odměna: 3 zkušenosti, 1 zlatý. Prohra: poškodí se ti předmět podle tvé volby (nemáš-li jaký, 1 život).
card-griffin = Gryf
    .help = Zvíře: síla 7. Odměna: 3 zkušenosti, 1 zlatý.
card-goblin_shaman = Skřetí šaman
    .help = Humanoid: síla 4, vůle 5. Odměna: 2 zkušenosti, 2 zlaté.
card-black_knight = Černý rytíř
    .help = Člověk: síla 7, vůle 4. Odměna: 2 zkušenosti, 2 zlaté, běžný předmět.
card-demon_of_wrath = Démon hněvu
    .help = Démon: síla 7, vůle 5. Odměna: 3 zkušenosti.
card-tempter = Pokušitel
    .help = Démon: vůle 6. Odměna: 2 zkušenosti, 4 zlaté.
card-mummy = Mumie
    .help = Nemrtvý: síla 6, vůle 4. Odměna: 2 zkušenosti, 3 zlaté.
card-vampire_bats = Upíří netopýři
    .help = Zvíře: síla 3, 3 životy. Odměna: 3 zkušenosti.
card-living_statue = Živá socha
    .help = Výtvor: síla 8. Odměna: 3 zkušenosti, běžný předmět.
card-thief = Zloděj
    .help = Člověk: síla 4, vůle 4. Odměna: 2 zkušenosti, 3 zlaté. Prohra: náhodný předmět (nemáš-li předmět, 1 život).
card-ghost = Strašidlo
    .help = Nemrtvý: vůle 5. Odměna: 2 zkušenosti, 1 zlatý.
card-vampire = Upír
    .help = Nemrtvý: síla 7, vůle 7. Odměna: 3 zkušenosti, vzácný předmět.
card-dragon = Drak
    .help = Drak: síla 10, vůle 8. Odměna: 4 zkušenosti, 5 zlatých, vzácný předmět.
card-manticore = Mantikora
    .help = Zvíře: síla 8, vůle 5. Odměna: 2 zkušenosti, síla +1.
card-medusa = Medúza
    .help = Humanoid: síla 7, vůle 7. Odměna: 2 zkušenosti, vůle +1.
card-cyclops = Kyklop
    .help = Humanoid: síla 9, vůle 4. Odměna: 3 zkušenosti, 1 zlatý, síla +1.
card-lich = Lich
    .help = Nemrtvý: síla 6, vůle 9. Odměna: 4 zkušenosti, vzácný předmět.
card-hydra = Hydra
    .help = Zvíře: síla 7, 2 životy. Odměna: 4 zkušenosti, 2 zlaté, síla +1.
card-sphinx = Sfinga
    .help = Zvíře: vůle 7. Odměna: 3 zkušenosti, vůle +1.
card-demon_lord = Pán démonů
    .help = Démon: síla 9, vůle 8. Odměna: 4 zkušenosti, 2 zlaté, vzácný předmět.
card-golem = Golem
    .help = Výtvor: síla 9. Odměna: 3 zkušenosti, vzácný předmět.
card-minotaur = Minotaur
    .help = Humanoid: síla 8, vůle 4. Odměna: 2 zkušenosti, síla +1.
card-warlock = Černokněžník
    .help = Člověk: síla 5, vůle 8. Odměna: 3 zkušenosti, 2 zlaté, vůle +1.
card-stone_giant = Kamenný obr
    .help = Humanoid: síla 9, vůle 5. Odměna: 3 zkušenosti, 2 zlaté, běžný předmět.
card-banshee = Bánší
    .help = Nemrtvý: vůle 7. Odměna: 2 zkušenosti, vůle +1.

# Nižší strážci
card-sentinel_demon = Strážný démon
    .help = Démon: síla 7, vůle 7. Odměna: 3 zkušenosti, vzácný předmět.
card-hell_hound = Pekelný pes
    .help = Démon: síla 8. Odměna: 3 zkušenosti, síla +1.
card-shade = Stín
    .help = Nemrtvý: vůle 7. Odměna: 3 zkušenosti, vůle +1.
card-bone_knight = Kostěný rytíř
    .help = Nemrtvý: síla 8, vůle 6. Odměna: 2 zkušenosti, 3 zlaté, vzácný předmět.
card-furies = Fúrie
    .help = Démon: síla 5, vůle 5, 3 životy. Odměna: 4 zkušenosti, 5 zlatých, běžný předmět.
card-gargoyle = Kamenný chrlič
    .help = Výtvor: síla 9. Odměna: 3 zkušenosti, vzácný předmět.
card-soul_hunter = Lovec duší
    .help = Démon: síla 7, vůle 8. Odměna: 3 zkušenosti, 2 zlaté, vůle +1.
card-astral_scorpion = Astrální štír
    .help = Zvíře: síla 8, vůle 5. Odměna: 3 zkušenosti, 2 zlaté, síla +1. Prohra: 2 životy.

# Brána
card-gate = Brána Vodní říše
    .help = Kdo zaútočí na tuto sféru, vstoupí do Vodní říše.

# Vyšší strážci
card-lord_of_flames = Pán plamenů
    .help = Démon: síla 12, vůle 9. Odměna: 4 zkušenosti.
card-queen_of_nightmares = Královna nočních můr
    .help = Démon: síla 10, vůle 11. Odměna: 4 zkušenosti.
card-astral_dragon = Astrální drak
    .help = Drak: síla 12. Odměna: 4 zkušenosti.
card-eye_of_the_void = Oko prázdnoty
    .help = Duch: vůle 11. Odměna: 4 zkušenosti.
card-fallen_king = Padlý král
    .help = Nemrtvý: síla 11, vůle 10. Odměna: 4 zkušenosti.
card-iron_colossus = Železný kolos
    .help = Výtvor: síla 12. Odměna: 5 zkušeností.
card-archdemon = Arcidémon
    .help = Démon: síla 11, vůle 11. Odměna: 5 zkušeností. Prohra: 1 život, 2 magy (za každého chybějícího 1 život).
card-reaper = Smrťák
    .help = Nemrtvý: síla 10, vůle 10. Odměna: 5 zkušeností. Prohra: 2 životy.

# Překážky
card-strong_current = Silný proud
    .help = Zaplať ještě 1 bublinku, nebo tě odnese o 2 pole náhodným směrem. Za vstup 1 zkušenost.
card-very_strong_current = Velmi silný proud
    .help = Odnese tě o 2 pole náhodným směrem. Za vstup 1 zkušenost.
card-whirlpool = Vír
    .help = Ztratíš 2 bublinky. Za vstup 1 zkušenost.
card-kelp_forest = Chaluhový prales
    .help = Ztratíš 1 bublinku a v příštím kole se pohneš nejvýš o 1 pole.
card-dark_trench = Temná propast
    .help = Hoď kostkou a přičti svou vůli: pod 9 ztratíš 2 magy (za každého chybějícího 1 život). Za vstup 1 zkušenost.
card-icy_water = Ledová voda
    .help = Zaplať 2 magy, nebo ztrať 1 život. Za vstup 1 zkušenost.

# Vodní nestvůry
card-drowned_sailors = Utonulí námořníci
    .help = Nemrtvý: síla 6, vůle 5. Odměna: 2 zkušenosti, 2 zlaté. Prohra: 1 život, odnese tě o 2 pole.
card-sharks = Žraloci
    .help = Zvíře: síla 6, 2 životy. Odměna: 3 zkušenosti.
card-giant_octopus = Obří chobotnice
    .help = Zvíře: síla 8, vůle 5. Odměna: 3 zkušenosti, vzácný předmět. Prohra: 1 život, 1 bublinku.
card-siren = Siréna
    .help = Humanoid: vůle 7. Odměna: 3 zkušenosti, běžný předmět. Prohra: 2 magy (za každého chybějícího 1 život).
card-sea_serpent = Mořský had
    .help = Drak: síla 9, vůle 6. Odměna: 3 zkušenosti, síla +1.
card-undersea_king = Podmořský král
    .help = Humanoid: síla 9, vůle 9. Odměna: 4 zkušenosti, 3 zlaté, vzácný předmět, vůle +1.
card-electric_ray = Elektrický rejnok
    .help = Zvíře: síla 5, vůle 5. Odměna: 2 zkušenosti. Prohra: 1 život, 1 maga (za každého chybějícího 1 život).
card-giant_crab = Obří krab
    .help = Zvíře: síla 8. Odměna: 2 zkušenosti, běžný předmět.

# Karty náhody
card-forest = Les
    .help = Na každý les přijde dobrodružství.
card-mountains = Hory
    .help = Na každé hory přijde dobrodružství.
card-plains = Pláně
    .help = Na každé pláně přijde dobrodružství.
card-fortress = Pevnost
    .help = V Pevnosti přibude schopnost.
card-thieves_guild = Gilda
    .help = V Gildě přibude schopnost.
card-forest_camp = Lesní tábor
    .help = V Lesním táboře přibude schopnost.
card-magic_tower = Magická věž
    .help = V Magické věži přibude schopnost.
card-monastery = Klášter
    .help = V Klášteře přibude schopnost.
card-free_training = Volný výcvik
    .help = Kdo táhl, vybere cech, ve kterém přibude schopnost.
card-training_offer = Nabídka výcviku
    .help = V obou ceších toho, kdo táhl, přibude schopnost.
card-grocer = Hokynář
    .help = Nabídka ve Vesnici se odhodí, vyloží se 2 běžné předměty.
card-city_merchant = Městský kupec
    .help = Nabídka ve Městě se odhodí, vyloží se 1 běžný a 1 vzácný předmět.
card-quiet_times = Klidné časy
    .help = Kdo táhl, má v tomto kole dva tahy.
card-interesting_times = Zajímavé časy
    .help = Kdo táhl, získá 2 zkušenosti, ostatní 1.
card-good_times = Dobré časy
    .help = Kdo táhl, získá 4 zlaté, ostatní 2.
card-fresh_wind = Svěží vítr
    .help = Kdo táhl, vyléčí si 2 životy, ostatní 1.
card-magic_wind = Magický vítr
    .help = Kdo táhl, doplní si 4 magy, ostatní 2.
card-charity = Charita
    .help = Kdo má nejméně zlata, získá 3 zlaté; kdo má nejméně životů, vyléčí si 1; kdo má nejméně magů, doplní si 2.
card-crisis = Krize
    .help = Kdo táhl, hodí kostkou: nepadne-li 6, všichni ztratí polovinu zlata (zaokrouhleno dolů).
card-clairvoyant_dream = Jasnozřivý sen
    .help = Kdo táhl, odkryje další skrytou kartu jedné sféry.
card-legends_of_the_deep = Legendy o hlubinách
    .help = Ve svém cechu přibude podmořská schopnost a kdo táhl, otočí 2 karty ve Vodní říši.
card-treasure_map = Mapa pokladů
    .help = Na plán přijde 1 Část mapy.
card-treasure_maps = Mapy pokladů
    .help = Na plán přijdou 2 Části mapy.

# Otázky
prompt-keep_character = Kterou postavu si necháš?
    .detail = Druhou pošleš hráči po levici; pak si z obou karet vybereš.
prompt-take_character = Za koho budeš hrát?
    .detail = Postava začíná na poli svého prvního cechu.
prompt-move = Kam půjdeš?
    .detail = Stojíš: { $field }. Máš { $gold ->
        [one] { $gold } zlatý
        [few] { $gold } zlaté
       *[other] { $gold } zlatých
    }. Pěšky o pole zdarma, na koni o dvě za 1 zlatý.
prompt-destination = Kam se přesuneš?
    .detail = Bere tě tam: { $card }.
prompt-encounter = Co uděláš s nestvůrami?
    .detail = Na poli: { $cards }. Bojovat musíš se všemi, nepomůžeš-li si jinak.
prompt-act = Co uděláš na tomto poli?
    .detail = Máš { $gold ->
        [one] { $gold } zlatý
        [few] { $gold } zlaté
       *[other] { $gold } zlatých
    } a { $xp ->
        [one] { $xp } zkušenost
        [few] { $xp } zkušenosti
       *[other] { $xp } zkušeností
    }. Útok na postavu je možný jen před ostatními činnostmi.
prompt-choose_kind = Silou, nebo vůlí?
    .detail = Boj vůlí stojí { $price ->
        [one] { $price } maga
        [few] { $price } magy
       *[other] { $price } magů
    }, máš { $magic }; zaplacení magové sníží tvou vůli.
prompt-answer_kind = Odpovíš bojem vůlí?
    .detail = Soupeř útočí silou. Boj vůlí tě stojí { $price ->
        [one] { $price } maga
        [few] { $price } magy
       *[other] { $price } magů
    }, máš { $magic }.
prompt-choose_gear = Co si vezmeš { $part }?
    .detail = Jen to, co použiješ, v tomto boji pomáhá.
prompt-declare = Použiješ něco před hodem?
    .detail = Ty { $own } proti { $other }; výhra { $wins }, prohra { $losses } z { $throws } možných hodů.
prompt-after_dice = Použiješ něco po hodu?
    .detail = Tvá kostka { $own }, soupeřova { $other }; chybí ti { $behind } k remíze.
prompt-save_health = Zachráníš se před ztrátou?
    .detail = Jinak ztratíš { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    }, máš { $health }.
prompt-damage_item = Který předmět se poškodí?
    .detail = Poškozený předmět nic nedává, dokud ho neopravíš.
prompt-choose_spoils = Vezmeš si Část mapy?
    .detail = Jinak poražený přijde o život, nebo o předmět. Poražený: { $opponent }.
prompt-loser_chooses = Život, nebo předmět?
    .detail = Ztratíš život (máš { $health }), nebo si jeden předmět vybere { $opponent }, i artefakt.
prompt-pick_item = Který předmět si vezmeš?
    .detail = Poražený je { $opponent }.
prompt-steal_gold = Koho okradeš?
    .detail = Přijde nejvýš o 2 zlaté.
prompt-peek = Na kterou kartu se podíváš?
    .detail = Uvidíš ji jen ty. Zbývá: { $count }.
prompt-destroy_monster = Kterou nestvůru zničíš?
    .detail = Odměnu za ni nedostaneš.
prompt-take_offer = Co si vezmeš?
    .detail = Jeden z nabízených předmětů, zdarma.
prompt-wish = Co si přeješ?
    .detail = Jeden nabízený předmět nebo jednu nabízenou schopnost, zdarma.
prompt-choose_gain = Co získáš?
    .detail = { $card }: jedno z toho.
prompt-repair_item = Který předmět opravíš?
    .detail = Oprava stojí { $price ->
        [one] { $price } zlatý
        [few] { $price } zlaté
       *[other] { $price } zlatých
    }.
prompt-choose_face = Co chceš?
    .detail = { $card }: jedno z toho.
prompt-sell_full = Který předmět prodáš?
    .detail = Dostaneš plnou cenu.
prompt-swap_item = Který předmět vyměníš?
    .detail = Za cenu aspoň { $price } dostaneš vzácný, za nižší běžný.
prompt-burn_health = Kolik životů obětuješ?
    .detail = Za každý získáš { $xp ->
        [one] { $xp } zkušenost
        [few] { $xp } zkušenosti
       *[other] { $xp } zkušeností
    }; máš { $health }, poslední nesmíš.
prompt-choose_least = Co si přeješ od rybky?
    .detail = Vybíráš z toho, v čem nikdo nemá méně než ty.
prompt-pay_hermit = Čeho se vzdáš?
    .detail = Poustevník chce předmět v ceně aspoň 4; pak vůle +1.
prompt-raise_any = Síla, nebo vůle?
    .detail = Zvolená vlastnost stoupne o 1.
prompt-buy_from_pedlar = Co si koupíš?
    .detail = Aspoň jeden z ukázaných předmětů; máš { $gold ->
        [one] { $gold } zlatý
        [few] { $gold } zlaté
       *[other] { $gold } zlatých
    }.
prompt-temper_weapon = Kterou zbraň dáš kováři?
    .detail = Natrvalo bude dávat o 1 víc.
prompt-riddle = Kolik stojí { $card }?
    .detail = Za správnou odpověď 3 zkušenosti, za špatnou ztratíš 1 život (nikdy poslední).
prompt-keep_artifact = Který artefakt si necháš?
    .detail = Druhý se zahodí.
prompt-may_enter = Vstoupíš do Vodní říše?
    .detail = Brána je objevena. Na vak máš { $gold ->
        [one] { $gold } zlatý
        [few] { $gold } zlaté
       *[other] { $gold } zlatých
    }.
prompt-choose_bag = Jak velký vak si koupíš?
    .detail = Každé kolo pod vodou stojí bublinku. Máš { $gold ->
        [one] { $gold } zlatý
        [few] { $gold } zlaté
       *[other] { $gold } zlatých
    }.
prompt-reveal_sphere = Kterou sféru odkryješ?
    .detail = Všichni uvidí její další skrytou kartu.
prompt-wave_or_draw = Zamáváš praporcem?
    .detail = Ostatní na základním plánu ztratí po životě; kartu náhody pak netáhneš.
prompt-doom = Apokalypsa: život, nebo mag?
    .detail = Máš { $health ->
        [one] { $health } život
        [few] { $health } životy
       *[other] { $health } životů
    } a { $magic ->
        [one] { $magic } maga
        [few] { $magic } magy
       *[other] { $magic } magů
    }.
prompt-choose_guild = Ve kterém cechu přibude schopnost?
    .detail = Leží-li tam už dvě, starší odejde.
prompt-reveal_cell = Kterou vodní kartu otočíš?
    .detail = Zbývá otočit: { $count }.
prompt-drop_item = Který předmět odhodíš?
    .detail = Máš jich { $count }, limit je { $limit }.
prompt-forget_ability = Kterou schopnost odhodíš?
    .detail = Máš jich { $count }, limit je { $limit }.
prompt-water_move = Kam poplaveš?
    .detail = Vzduch { $bubbles } z { $bag }. { $flee ->
        [0] Zůstat smíš také.
       *[other] Útěk před nestvůrou stojí navíc { $flee }.
    }
prompt-swim_on = Poplaveš dál?
    .detail = Zbývá kroků: { $count }.
prompt-hold_on = Udržíš se v proudu?
    .detail = { $price ->
        [0] Jinak tě odnese o dvě pole.
       *[other] Stojí to bublinek: { $price }, máš { $bubbles }. Jinak tě odnese o dvě pole.
    }
prompt-choose_drift = Kterým směrem se necháš odnést?
    .detail = O dvě pole.
prompt-pay_or_lose = Magové, nebo život?
    .detail = Zaplatíš { $price ->
        [one] { $price } maga
        [few] { $price } magy
       *[other] { $price } magů
    }, nebo ztratíš { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    } z { $health }.
prompt-breathe = Bublinka, nebo mag?
    .detail = Máš { $bubbles } bublinek a { $magic } magů; odevzdat je třeba ještě { $count }.
prompt-come_ashore = Kde se vynoříš?
    .detail = Na jednom ze dvou polí, ze kterých se do Vodní říše vstupuje.
prompt-bid = Kolik zlata vezmeš do ruky?
    .detail = O součet všeho zlata se posune kostka z Magické pustiny; zlato se odhodí. Máš { $gold ->
        [one] { $gold } zlatý
        [few] { $gold } zlaté
       *[other] { $gold } zlatých
    }.

# Odpovědi
action-stay = Zůstat
action-walk = Pěšky: { $field }
action-ride = Na koni: { $field }
action-ship = Lodí: { $field }
action-gate = Branou: { $field }
action-work = Pracovat místo pohybu
action-attack_sphere = Na sféru
action-go_to = { $field }
action-swim = Plavat { $direction }
action-monster = Nestvůra: { $card }
action-by_strength = Silou
action-by_will = Vůlí
action-roll = Hodit
action-nothing = Nic
action-decline = Raději ne
action-end_turn = Ukončit tah
action-attack = Zaútočit: { $opponent }
action-attack_for_map = Bojovat o mapu: { $opponent }
action-heal = Vyléčit se
action-regain_magic = Doplnit magy
action-inn = Přenocovat v hostinci
action-repair = Opravit
action-certificate = Získat osvědčení cechu
action-take = Vzít si předmět
action-lose_health = Ztratit život
action-lose_magic = Ztratit maga
action-give_item = Nabídnout předmět
action-pay_bubble = Zaplatit vzduchem
action-pay_magic = Zaplatit magií
action-take_piece = Vzít si Část mapy
action-take_spoils = Život, nebo předmět
action-draw_chance = Táhnout kartu náhody
action-travel = Nechat se přenést
action-temper = Vylepšit zbraň
action-bag = { $size ->
    [1] Malý vak
    [2] Střední vak
    [3] Velký vak
   *[other] Největší vak
 }
action-no_bag = Bez vaku
action-gain = { $gain }
action-guild = { $guild }
action-sphere = Sféra { $sphere }
action-cell = Pole { $cell }
action-number = { $number }
action-character = { $character }
action-opportunity = Využít: { $card }
action-buy = Koupit: { $card }
action-sell = Prodat: { $card }
action-learn = Naučit se: { $card }
action-dig = Vykopat: { $card }
action-card = { $card }
action-opponent = { $opponent }
action-use = Použít: { $card }

# Události
event-plays = { $seat } hraje za postavu { $character }.
event-round_began = { $count }. kolo, na tahu je { $seat }.
event-chance = { $seat } táhne kartu náhody: { $card }.
event-placed = { $field }: objevuje se { $card }.
event-offered = { $guild } nabízí: { $card }.
event-restocked = { $field } má novou nabídku: { $cards }.
event-revealed = Odkrývá se karta { $card }.
event-piece_placed = Na pole { $field } přichází Část mapy.
event-crisis_came = Krize: padlo { $die }, všichni na základním plánu ztrácejí polovinu zlata. Kostkou házel hráč { $seat }.
event-crisis_averted = Krize se nekoná: { $seat } hází { $die }.
event-moved = { $seat } přichází na pole { $field }.
event-worked = { $seat } pracuje.
event-attacked_sphere = { $seat } útočí na sféru { $count }.
event-gate_found = Ve sféře { $count } je Brána Vodní říše. Strážce a artefakt se přesouvají do paláce.
event-entered_water = { $seat } vstupuje do Vodní říše, vzduchu má na { $count }.
event-fight_began = { $seat } bojuje: { $card }.
event-duel_began = { $seat } útočí na postavu, kterou hraje { $opponent }.
event-nemesis_came = Pronásledovatel dostihl hráče { $seat }.
event-nemesis_moved = Pronásledovatel je na poli { $field }.
event-nemesis_beaten = { $seat } odráží Pronásledovatele.
event-called_will = { $seat } volí boj vůlí a platí { $count ->
        [one] { $count } maga
        [few] { $count } magy
       *[other] { $count } magů
    }.
event-used = { $seat } používá: { $card }.
event-dice = Kostky { $light } a { $dark }: { $seat } má { $own }, soupeř { $other }.
event-rerolled = { $seat } hází znovu: { $die }.
event-life_taken = { $card } přichází o život, zbývá { $count }. Bojuje { $seat }.
event-fight_drawn = Remíza. { $seat } končí tah.
event-fight_lost = { $seat } prohrává boj.
event-defeated = { $seat } vítězí, poražena je karta { $card }.
event-armour = { $seat } hází na ochranu: { $die }, stačí { $needed }.
event-duel_won = { $seat } vítězí, prohrává { $opponent }.
event-won_piece = { $seat } získává Část mapy, odevzdává ji { $opponent }.
event-took_item = { $seat } si bere předmět: { $card }. Přichází o něj { $opponent }.
event-stole_gold = { $seat } krade { $count ->
        [one] { $count } zlatý
        [few] { $count } zlaté
       *[other] { $count } zlatých
    }, přichází o ně { $opponent }.
event-burgled = { $seat } se pokouší o lup: { $die }.
event-healed = { $seat } si léčí { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    } (má { $total }).
event-regained_magic = { $seat } si doplňuje { $count ->
        [one] { $count } maga
        [few] { $count } magy
       *[other] { $count } magů
    } (má { $total }).
event-gained_gold = { $seat } získává { $count ->
        [one] { $count } zlatý
        [few] { $count } zlaté
       *[other] { $count } zlatých
    } (má { $total }).
event-gained_xp = { $seat } získává { $count ->
        [one] { $count } zkušenost
        [few] { $count } zkušenosti
       *[other] { $count } zkušeností
    } (má { $total }).
event-raised_strength = { $seat } zvyšuje sílu na { $total }.
event-raised_will = { $seat } zvyšuje vůli na { $total }.
event-gained_item = { $seat } získává předmět: { $card }.
event-damaged = { $seat }: poškozeno, { $card }.
event-repaired = { $seat } opravuje: { $card }.
event-repaired_all = { $seat } má všechny předměty opravené.
event-tempered = { $seat } má lepší zbraň: { $card }.
event-kept_scroll = { $seat } si svitek nechává: { $card }.
event-destroyed = { $seat } ničí nestvůru: { $card }.
event-lost_health = { $seat } ztrácí { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    } (zbývá { $total }).
event-lost_magic = { $seat } ztrácí { $count ->
        [one] { $count } maga
        [few] { $count } magy
       *[other] { $count } magů
    } (zbývá { $total }).
event-lost_gold = { $seat } ztrácí { $count ->
        [one] { $count } zlatý
        [few] { $count } zlaté
       *[other] { $count } zlatých
    } (zbývá { $total }).
event-lost_item = { $seat } odhazuje předmět: { $card }.
event-forgot = { $seat } odhazuje schopnost: { $card }.
event-survived = { $seat } přežívá, karta { $card } je pryč.
event-died = Postava hráče { $seat } umírá.
event-looked = { $seat } se dívá na skrytou kartu ({ $place }): { $card }.
event-looked-hidden = { $seat } se dívá na skrytou kartu ({ $place }).
event-paid = { $seat } platí { $count ->
        [one] { $count } zlatý
        [few] { $count } zlaté
       *[other] { $count } zlatých
    } (zbývá { $total }).
event-rested = { $seat } nocuje v hostinci a je v bezpečí.
event-bought = { $seat } kupuje předmět: { $card } (cena { $count }).
event-sold = { $seat } prodává předmět: { $card } (cena { $count }).
event-learned = { $seat } se učí: { $card }.
event-certified = { $seat } získává osvědčení: { $guild }.
event-gained_piece = { $seat } sbírá Část mapy (má { $total }).
event-dug = { $seat } vykopává poklad: { $card } (spotřebuje { $count ->
        [one] { $count } Část mapy
        [few] { $count } Části mapy
       *[other] { $count } Částí mapy
    }).
event-pedlar = { $seat } si prohlíží zboží: { $cards }.
event-rolled = { $seat } hází { $die }.
event-riddle_solved = { $seat } odpovídá správně.
event-riddle_failed = { $seat } odpovídá špatně.
event-regained_bubbles = { $seat } má znovu vzduchu na { $total }.
event-lost_bubble = { $seat } spotřebuje bublinku (zbývá { $total }).
event-breathed_magic = { $seat } dýchá vodu za 1 maga (zbývá { $total }).
event-drowning = { $seat } se topí.
event-swam = { $seat } plave { $direction }.
event-carried = Proud: { $seat } je o dvě pole dál { $direction }.
event-came_ashore = { $seat } se vynořuje na poli { $field }.
event-will_check = { $seat } hází { $die }, s vůlí { $total }; stačí { $needed }.
event-gained_pearl = { $seat } získává Duhovou perlu.
event-took_artifact = { $seat } získává artefakt: { $card } (má { $total }).
event-final_battle = Začíná závěrečný boj.
event-dropped_out = { $seat } nemá artefakt a vypadává.
event-bid = Nabídka hráče { $seat }: { $count ->
        [one] { $count } zlatý
        [few] { $count } zlaté
       *[other] { $count } zlatých
    }.
event-arena = Světlá kostka { $light }, tmavá { $dark }, zlata celkem { $count }. Bojuje se na poli { $field }.
event-apocalypse = Začíná Apokalypsa.
event-won = { $seat } vítězí.
event-game_ended = Hra končí.

# Co není dovoleno
refusal-PR-2_5 = Odhazuj, dokud nebudeš v limitu.
refusal-PR-3_7 = Vyber jednu ze svých dvou postav.
refusal-PR-4_2 = Teď smíš jen to, co dovoluje pole, na kterém stojíš.
refusal-PR-5_2 = Vyber cech.
refusal-PR-5_7 = Vyber sféru, která má ještě skrytou kartu.
refusal-PR-5_9 = Zamávej Praporcem zkázy, nebo pokračuj bez něj.
refusal-PR-6_1 = Tam se odsud nedostaneš, nebo na to nemáš zlato.
refusal-PR-6_2 = Lodě plují z přístavu do sousedního a na ostrov, brány vedou k ostatním branám.
refusal-PR-6_5 = Pracuje se ve Městě a v Gildě za maga, v Pevnosti za život, který není poslední.
refusal-PR-7_2 = Příležitost nejde využít naprázdno; vyber, co nabízí.
refusal-PR-7_4 = Vyber jednu z odpovědí.
refusal-PR-8_1 = Zvol boj silou, nebo vůlí.
refusal-PR-8_5 = Teď smíš jen to, co se hodí do této chvíle boje.
refusal-PR-8_6 = Máš dvě ruce, jednu hlavu a jedno tělo; vyber z toho, co máš.
refusal-PR-8_8 = Vyber jeden ze svých předmětů.
refusal-PR-9_1 = Zaútočit smíš jednou za tah, na svém poli, na toho, kdo není v bezpečí, a dřív než na cokoli jiného.
refusal-PR-9_3 = Odpověz silou, nebo vůlí.
refusal-PR-9_4 = Poražený ztratí život, nebo dá vítězi na výběr předmět.
refusal-PR-11_1 = Schopnost se učí v jejím cechu za zkušenost, kdo není členem, platí i zlatem.
refusal-PR-12_1 = Kupuje se to, co je na tvém poli v nabídce, máš-li dost zlata.
refusal-PR-13_1 = Na sféru se útočí místo pohybu z jednoho z jejích dvou polí.
refusal-PR-15_6 = Ztrať život, nebo maga.
refusal-PR-16_9 = Vykopat smíš na ostrově jednou za tah otevřený poklad, na který máš dost Částí mapy.
refusal-PR-17_3 = Vyber zakrytou kartu Vodní říše.
refusal-PR-17_4 = Vstup, nebo ne.
refusal-PR-17_5 = Vyber vak, na který máš zlato, nebo žádný.
refusal-PR-17_8 = Odevzdej bublinku, nebo maga.
refusal-PR-17_9 = Plav jedním ze čtyř směrů, zůstaň, nebo použij něco místo pohybu.
refusal-PR-17_10 = Plav dál, nebo se zastav.
refusal-PR-17_12 = Vyber jedno ze dvou polí Brány.
refusal-PR-17_13 = Zaplať magy, nebo ztrať život.
refusal-PR-17_14 = Udrž se, nebo se nech odnést.
refusal-PR-18_1 = Vyber jeden ze dvou artefaktů.
refusal-PR-18_4 = Vezmi si Část mapy, nebo obvyklou kořist.
refusal-PR-18_9 = Vezmi do ruky nejvýš tolik zlata, kolik máš, a ne víc než 15.
refusal-PR-19_4 = Vyber nestvůru na svém poli.
refusal-PR-19_5 = Vyber z nabízeného.
refusal-PR-19_6 = Vyber z nabízeného.

# Body
score-victory = Vítězství
score-artifacts = Artefakty
score-fame = Sláva
score-certificates = Osvědčení
score-pieces = Části mapy (rozhodují při shodě)
score-attributes = Síla a vůle (rozhodují při shodě)
score-wealth = Majetek a zkušenost (rozhodují při další shodě)

# Stůl
board-ring = Plán
board-spheres = Sféry
board-water = Vodní říše
board-island = Ostrov pokladů
board-fight = Souboj
board-offers = Nabídka
board-players = Hráči
board-yours = Tvoje postava
board-hidden = zakryto
board-conquered = dobyta
board-gate = Brána
board-lesser = nižší
board-greater = vyšší
board-artifact = artefakt
board-piece = mapa
board-port = přístav
board-gate-field = brána
board-safe = bezpečí
board-strength = síla
board-will = vůle
board-gold = zlato
board-xp = zkušenost
board-pieces = mapy
board-artifacts = artefakty
board-items = předměty
board-abilities = schopnosti
board-air = Vzduch { $bubbles } z { $bag }, ven { $rounds }, rezerva { $reserve }
board-odds = výhra { $win }, remíza { $draw }, prohra { $loss } z { $throws }
board-against = { $own } proti { $other }
board-damaged = poškozeno
board-tempered = vylepšeno
board-pearl = Duhová perla
board-penalty = postih pod vodou
board-out = mimo hru
board-final = závěrečný boj
board-apocalypse = apokalypsa
board-round = kolo { $round } z { $limit }
board-price = za { $gold } zl.
board-learn-price = { $xp } zk., { $gold } zl.
board-nemesis = Pronásledovatel
board-dice = kostky { $light } : { $dark }
board-under-water = pod vodou
board-proposed = Karty jsou z větší části náš návrh, původní seznam není veřejný.

# Volby
option-water_realm = Vodní říše
option-water_realm-balanced = ano, vstup o řadu vedle rohu
option-water_realm-corners = ano, vstup i palác v rozích
option-water_realm-off = ne
option-treasure_island = Ostrov pokladů
option-treasure_island-on = ano
option-treasure_island-off = ne
option-goal = Cíl hry
option-goal-artifacts = artefakty
option-goal-treasure_hunters = Lovci pokladů: nejvíc slávy
option-goal-underwater_treasure = Podmořský poklad: porazit krále
option-goal-certificates = osvědčení všech pěti cechů
option-artifacts = Které artefakty
option-artifacts-one_of_each_pair = z každé dvojice jeden
option-artifacts-base_five = pět původních
option-artifacts-new_five = pět nových
option-artifacts-random_five = pět náhodných
option-artifacts-ten = všech deset, dva v každé sféře
option-artifacts_to_win = Artefaktů k vítězství
option-artifacts_to_win-four = čtyři
option-artifacts_to_win-three = tři
option-maps = Boj o mapy
option-maps-normal = kdo sám mapu má
option-maps-peaceful = žádný
option-maps-aggressive = i bez vlastní mapy, vítěz volí
option-chance_rotation = Protáčení karet náhody
option-chance_rotation-on = po krizi další karta
option-chance_rotation-off = ne
option-final_battle = Závěrečný boj
option-final_battle-heroic = hrdinské řešení v aréně
option-final_battle-normal = po celém plánu
option-length = Délka hry
option-length-normal = běžná, 7 předmětů a schopností
option-length-long = delší, 9 předmětů a schopností
option-death = Smrt
option-death-at_zero = ztrátou posledního života
option-death-below_zero = až další ztrátou
option-characters = Výběr postav
option-characters-draft = ze dvou karet s posíláním
option-characters-random = náhodný
option-guardians = Strážci
option-guardians-base = pět základních každého druhu
option-guardians-all = všech osm každého druhu
option-more_adventures = Karty pro zkušené
option-more_adventures-off = bez nich
option-more_adventures-on = Starý kronikář a Šílený hádankář
