# Proroctví česky. Texty jsou naše, texty karet jen opakují fakta.

title = Proroctví
notice = Neoficiální verze bez vazby na vydavatele. Proroctví je hra Vladimíra Chvátila, vydal Altar. Většina karet je náš vlastní návrh.
how-to-play =
    Chceš získat { $to_win } z pěti artefaktů. Leží v astrálních sférách a každý hlídá nižší a vyšší strážce.
    Kolo začíná kartou náhody. Potom se pohneš: pěšky o pole zdarma, na koni o dvě za { $ride_gold ->
        [one] { $ride_gold } zlatý
        [few] { $ride_gold } zlaté
        [many] { $ride_gold } zlatého
       *[other] { $ride_gold } zlatých
    }, lodí do sousedního přístavu za { $ship_gold ->
        [one] { $ship_gold } zlatý
        [few] { $ship_gold } zlaté
        [many] { $ship_gold } zlatého
       *[other] { $ship_gold } zlatých
    }, branou za { $gate_gold ->
        [one] { $gate_gold } zlatý
        [few] { $gate_gold } zlaté
        [many] { $gate_gold } zlatého
       *[other] { $gate_gold } zlatých
    }. Místo pohybu můžeš pracovat, použít některé schopnosti nebo zaútočit na sféru.
    Se všemi nestvůrami na poli musíš bojovat. Sílu tvoří tvé životy, vůli tvé magy, k tomu se přičte výbava a kostka. Kdo má víc, vítězí. Proti tomu, kdo má sílu i vůli, vyvoláš boj vůlí za { $will_call_magic ->
        [one] { $will_call_magic } mag
        [few] { $will_call_magic } magy
        [many] { $will_call_magic } magu
       *[other] { $will_call_magic } magů
    }. Prohra stojí život, prohra i remíza ukončí tah.
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
character-seeress = Vědma
character-illusionist = Iluzionistka
character-mercenary = Žoldák
character-wandering_monk = Potulný mnich
character-scout = Zvěd
character-paladin = Paladin
character-ranger = Hraničářka
character-enchantress = Zaklínačka
character-druid = Druid

# Směry, pole říše, zisky, části těla
result-won = výhra
result-drawn = remíza
result-lost = prohra
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
die-light = světlá kostka po směru hodinových ručiček
die-dark = tmavá kostka proti směru hodinových ručiček
foe-card = nestvůra
foe-player = postava
foe-nemesis = Pronásledovatel

# Schopnosti cechů
card-armourer = Zbrojířství
card-riding = Jezdectví
card-swordsmanship = Šermířství
card-crushing_blow = Drtivý úder
card-two_weapon_fighting = Boj dvěma zbraněmi
card-shield_cover = Krytí štítem
card-war_cry = Bojový pokřik
card-fury = Zuřivost
card-hard_drill = Tvrdý dril
card-veteran = Veterán
card-sneaking = Plížení
card-harbour_rat = Přístavní krysa
card-pickpocket = Kapsářství
card-burglary = Lupičství
card-haggling = Smlouvání
card-backstab = Rána ze zálohy
card-ruse = Lest
card-secret_contracts = Tajné zakázky
card-network_of_spies = Síť zvědů
card-poisons = Jedy
card-forest_wisdom = Lesní moudrost
card-highlanders_lore = Horalská zkušenost
card-plains_lore = Znalost plání
card-forest_paths = Lesní stezky
card-herbalism = Bylinkářství
card-archery = Lukostřelba
card-tracking = Stopování
card-taming = Ochočení
card-animal_companion = Zvířecí společník
card-wilderness_survival = Přežití v divočině
card-fireball = Ohnivá koule
card-magic_shield = Magický štít
card-gatekeeper = Vládce bran
card-translocation = Přenos
card-concentration = Soustředění
card-domination = Ovládnutí mysli
card-power_of_mind = Síla mysli
card-rune_lore = Znalost run
card-mana_drain = Vysátí magie
card-mirror_images = Zrcadlové obrazy
card-meditation = Meditace
card-miracle_of_healing = Zázrak uzdravení
card-ships_chaplain = Lodní bohoslužby
card-prayer = Modlitba
card-hospitality = Pohostinnost lidí
card-exorcism = Vymítání
card-firm_faith = Pevná víra
card-martyrdom = Mučednictví
card-blessed_weapon = Posvěcení zbraně
card-bare_hands = Holé ruce

# Podmořské schopnosti
card-deep_combat = Boj v hlubinách
card-divers_tricks = Potápěčské triky
card-speech_of_the_sea = Řeč vodních tvorů
card-water_breathing = Vodní dech
card-calm_of_the_deep = Klid hlubin

# Vodní schopnosti
card-swimming = Plavání
card-voice_of_the_deep = Hlas hlubin
card-strength_of_the_sea = Mořská síla
card-secret_of_currents = Tajemství proudů

# Běžné předměty
card-dagger = Dýka
card-short_sword = Krátký meč
card-mace = Palcát
card-battle_axe = Bojová sekera
card-spear = Kopí
card-bow = Luk
card-crossbow = Kuše
card-pilgrims_staff = Poutnická hůl
card-wooden_shield = Dřevěný štít
card-iron_shield = Železný štít
card-leather_armour = Kožená zbroj
card-chain_mail = Kroužková košile
card-helmet = Přilba
card-charm_of_will = Talisman vůle
card-wizards_hat = Kouzelnický klobouk
card-healing_potion = Léčivý lektvar
card-potion_of_magic = Lektvar magenergie
card-potion_of_strength = Lektvar síly
card-potion_of_clarity = Lektvar jasné mysli
card-scroll_of_teleportation = Svitek Teleportace
card-scroll_of_firebolt = Svitek ohnivé střely
card-scroll_of_warding = Svitek ochrany
card-riding_horse = Jezdecký kůň
card-pack_mule = Soumar
card-lantern = Lucerna
card-provisions = Cestovní zásoby

# Vzácné předměty
card-sword_of_heroes = Meč hrdinů
card-rune_axe = Runová sekera
card-silver_blade = Stříbrná čepel
card-elven_bow = Elfí luk
card-flaming_sword = Ohnivý meč
card-hammer_of_storms = Kladivo bouří
card-vampiric_dagger = Upíří dýka
card-dragonslayer_spear = Kopí drakobijce
card-demon_scythe = Démonická kosa
card-staff_of_power = Hůl moci
card-rod_of_will = Žezlo vůle
card-wand_of_lightning = Hůlka blesků
card-paladins_shield = Štít paladina
card-dragon_shield = Dračí štít
card-plate_armour = Plátová zbroj
card-mithril_shirt = Mithrilová košile
card-archmages_robe = Roucho arcimága
card-helm_of_courage = Přilba odvahy
card-circlet_of_wisdom = Čelenka moudrosti
card-diadem_of_clarity = Diadém jasu
card-ring_of_strength = Prsten síly
card-ring_of_will = Prsten vůle
card-ring_of_regeneration = Prsten regenerace
card-ring_of_mana = Prsten many
card-lucky_amulet = Amulet štěstí
card-necklace_of_second_life = Náhrdelník druhého života
card-flying_carpet = Létající koberec
card-boots_of_speed = Boty rychlosti
card-key_of_gates = Klíč bran
card-bottomless_bag = Bezedný vak
card-crystal_of_truth = Křišťál pravdy
card-elixir_of_life = Elixír života
card-scroll_of_ruin = Svitek zkázy
card-draught_of_giants = Nápoj obrů
card-book_of_sages = Kniha mudrců
card-cloak_of_shadows = Plášť stínů

# Poklady
card-philosophers_stone = Kámen mudrců
card-sword_of_the_first_king = Meč prvního krále
card-shield_of_dawn = Štít úsvitu
card-seven_league_boots = Sedmimílové boty
card-crystal_ball = Křišťálová koule
card-chalice_of_life = Kalich života
card-book_of_eternal_lore = Kniha věčného vědění
card-horn_of_plenty = Roh hojnosti
card-cloak_of_invisibility = Plášť neviditelnosti
card-ring_of_wishes = Prsten přání

# Předměty z Vodní říše
card-trident = Trojzubec
card-nacre_helm = Perleťová přilba
card-conch_horn = Mušlový roh
card-black_pearl = Černá perla
card-fishskin_cloak = Plášť z rybí kůže

# Artefakty
card-executor = Exekutor
card-astral_sword = Astrální meč
card-amulet_of_untouchability = Amulet nedotknutelnosti
card-mirror_shield = Zrcadlový štít
card-bronze_steed = Bronzový oř
card-royal_cloak = Královský plášť
card-ceremonial_sceptre = Obřadní žezlo
card-banner_of_doom = Praporec zkázy
card-signet_ring = Pečetní prsten
card-crown_of_ancient_kings = Koruna dávných králů

# Příležitosti ve Vodní říši
card-undersea_cavity = Podmořská dutina
card-healing_coral = Léčivé korály
card-sunken_wreck = Potopený vrak
card-mermaid = Mořská panna
card-dolphins = Delfíni

# Příležitosti
card-collector = Sběratel
card-purifying_fire = Očistný oheň
card-enchanted_flower = Čarovná květina
card-goldfish = Zlatá rybka
card-hermit = Poustevník
card-imp = Rarach
card-centaur = Kentaur
card-master_wizard = Mistr čaroděj
card-pedlar = Potulný kupec
card-travelling_smith = Potulný kovář
card-magic_spring = Magický pramen
card-sage = Mudrc
card-master_at_arms = Mistr zbraní
card-old_barrow = Stará mohyla
card-hidden_chest = Ukrytá truhlice
card-storyteller = Vypravěč
card-fortune_teller = Věštkyně
card-forgotten_altar = Zapomenutý oltář
card-fairy = Lesní víla
card-recruiter = Verbíř
card-old_chronicler = Starý kronikář
card-mad_riddler = Šílený hádankář

# Nestvůry
card-wolf = Vlk
card-wild_boar = Divočák
card-robber = Loupežník
card-goblin = Skřet
card-skeleton = Kostlivec
card-incubus = Inkubus
card-succubus = Sukuba
card-giant_rats = Obří krysy
card-zombie = Zombie
card-will_o_the_wisp = Bludička
card-giant_spider = Obří pavouk
card-kobold = Kobold
card-deserter = Zběh
card-witch = Čarodějnice
card-harpies = Harpyje
card-bear = Medvěd
card-werewolf = Vlkodlak
card-troll = Troll
card-ogre = Zlobr
card-ghoul = Ghúl
card-wraith = Přízrak
card-dark_monk = Temný mnich
card-bandit_gang = Tlupa lapků
card-basilisk = Bazilišek
card-griffin = Gryf
card-goblin_shaman = Skřetí šaman
card-black_knight = Černý rytíř
card-demon_of_wrath = Démon hněvu
card-tempter = Pokušitel
card-mummy = Mumie
card-vampire_bats = Upíří netopýři
card-living_statue = Živá socha
card-thief = Zloděj
card-ghost = Strašidlo
card-vampire = Upír
card-dragon = Drak
card-manticore = Mantikora
card-medusa = Medúza
card-cyclops = Kyklop
card-lich = Lich
card-hydra = Hydra
card-sphinx = Sfinga
card-demon_lord = Pán démonů
card-golem = Golem
card-minotaur = Minotaur
card-warlock = Černokněžník
card-stone_giant = Kamenný obr
card-banshee = Bánší

# Nižší strážci
card-sentinel_demon = Strážný démon
card-hell_hound = Pekelný pes
card-shade = Stín
card-bone_knight = Kostěný rytíř
card-furies = Fúrie
card-gargoyle = Kamenný chrlič
card-soul_hunter = Lovec duší
card-astral_scorpion = Astrální štír

# Brána
card-gate = Brána Vodní říše

# Vyšší strážci
card-lord_of_flames = Pán plamenů
card-queen_of_nightmares = Královna nočních můr
card-astral_dragon = Astrální drak
card-eye_of_the_void = Oko prázdnoty
card-fallen_king = Padlý král
card-iron_colossus = Železný kolos
card-archdemon = Arcidémon
card-reaper = Smrťák

# Překážky
card-strong_current = Silný proud
card-very_strong_current = Velmi silný proud
card-whirlpool = Vír
card-kelp_forest = Chaluhový prales
card-dark_trench = Temná propast
card-icy_water = Ledová voda

# Vodní nestvůry
card-drowned_sailors = Utonulí námořníci
card-sharks = Žraloci
card-giant_octopus = Obří chobotnice
card-siren = Siréna
card-sea_serpent = Mořský had
card-undersea_king = Podmořský král
card-electric_ray = Elektrický rejnok
card-giant_crab = Obří krab

# Karty náhody
card-forest = Les
card-mountains = Hory
card-plains = Pláně
card-fortress = Pevnost
card-thieves_guild = Gilda
card-forest_camp = Lesní tábor
card-magic_tower = Magická věž
card-monastery = Klášter
card-free_training = Volný výcvik
card-training_offer = Nabídka výcviku
card-grocer = Hokynář
card-city_merchant = Městský kupec
card-quiet_times = Klidné časy
card-interesting_times = Zajímavé časy
card-good_times = Dobré časy
card-fresh_wind = Svěží vítr
card-magic_wind = Magický vítr
card-charity = Charita
card-crisis = Krize
card-clairvoyant_dream = Jasnozřivý sen
card-legends_of_the_deep = Legendy o hlubinách
card-treasure_map = Mapa pokladů
card-treasure_maps = Mapy pokladů

# Co karty dělají: obraty, které hra skládá podle souboru karet (faces.py)
fx-nothing = { "" }
fx-comma = { $first }, { $second }
fx-and = { $first } a { $second }
fx-or = { $first } nebo { $second }
fx-or-else = { $first }, nebo { $second }
fx-plus = +{ $n }
fx-minus = −{ $n }
fx-said = { $deed }.
fx-used = { $lead }: { $deed }.
fx-paid = { $price }: { $deed }
fx-choice = buď { $deeds }.
fx-price = za { $price }
fx-one-use = na jedno použití
fx-once-a-round = jednou za kolo
fx-once-a-fight = jednou za boj
fx-standing = stojíš-li { $place }
fx-fight = { $mode ->
    [1] boji silou
    [2] boji vůlí
   *[other] boji
}{ $versus }{ $place }{ $held }
fx-versus = { " " }proti { $foes }
fx-there = { " " }{ $place }
fx-fight-bonus = { $bonus } v každém { $fight }.
fx-fight-further = další { $bonus } v každém { $fight }.
fx-slot = { $what } { $slot }.
fx-scroll = Svitek.
fx-underwater = Působí jen ve Vodní říši a při vstupu do ní, ne proti strážci v paláci.
fx-only-water = Jen s Vodní říší.
fx-only-island = Jen s Ostrovem pokladů.
fx-second-expansion = Z druhého rozšíření.
fx-only-experienced = Jen s kartami pro zkušené.
fx-obstacle = Za vstup získáš { $gain }.
fx-gate = Po odkrytí se vše, co je pod ní, přesune do paláce. Kdo zaútočí na tuto sféru, vstoupí do Vodní říše.
fx-character = Síla { $strength }, vůle { $will }. Začíná: { $first }. Druhý cech: { $second }.
fx-row = { $from } { $row }
fx-rows = { $from }–{ $to } { $row }
fx-opponent = { $kind_cap }: { $attributes }.
fx-strength = síla { $n }
fx-will = vůle { $n }
fx-will-split = vůle { $women } proti ženě, { $men } proti muži
fx-lives = { $n ->
    [one] { $n } život
    [few] { $n } životy
    [many] { $n } životu
   *[other] { $n } životů
}
fx-reward = Odměna: { $gains }.
fx-no-reward = Bez odměny.
fx-gain-item = běžný předmět
fx-gain-rare_item = vzácný předmět
fx-gain-strength = síla +1
fx-gain-will = vůle +1
fx-loss = Prohra: { $losses }.
fx-no-loss = Prohra nic nestojí.
fx-loss-health = { $n ->
    [one] { $n } život
    [few] { $n } životy
    [many] { $n } životu
   *[other] { $n } životů
}
fx-loss-magic = { $n ->
    [one] { $n } mag (chybí-li ti, 1 život)
    [few] { $n } magy (za každý chybějící mag 1 život)
    [many] { $n } magu (za každý chybějící mag 1 život)
   *[other] { $n } magů (za každý chybějící mag 1 život)
}
fx-loss-gold = { $n ->
    [one] { $n } zlatý
    [few] { $n } zlaté
    [many] { $n } zlatého
   *[other] { $n } zlatých
} (nemáš-li zlato, 1 život)
fx-loss-item = { $n ->
    [one] náhodný předmět
    [few] { $n } náhodné předměty
    [many] { $n } náhodného předmětu
   *[other] { $n } náhodných předmětů
} (nemáš-li žádný, 1 život)
fx-loss-damage_item = { $n ->
    [one] poškození předmětu, který vybereš
    [few] poškození { $n } předmětů, které vybereš
    [many] poškození { $n } předmětu, které vybereš
   *[other] poškození { $n } předmětů, které vybereš
} (není-li co poškodit, 1 život)
fx-loss-bubbles = { $n ->
    [one] { $n } bublinka
    [few] { $n } bublinky
    [many] { $n } bublinky
   *[other] { $n } bublinek
}
fx-loss-drift = { $n ->
    [one] odnesení náhodným směrem o { $n } pole
    [few] odnesení náhodným směrem o { $n } pole
    [many] odnesení náhodným směrem o { $n } pole
   *[other] odnesení náhodným směrem o { $n } polí
}
fx-undersea_king = V paláci má obě vlastnosti o { $king_bonus } vyšší.
qty-health = { $n ->
    [one] { $n } život
    [few] { $n } životy
    [many] { $n } životu
   *[other] { $n } životů
}
qty-last-health = { $n ->
    [one] { $n } život
    [few] { $n } životy
    [many] { $n } životu
   *[other] { $n } životů
} (nikdy poslední)
qty-magic = { $n ->
    [one] { $n } mag
    [few] { $n } magy
    [many] { $n } magu
   *[other] { $n } magů
}
qty-gold = { $n ->
    [one] { $n } zlatý
    [few] { $n } zlaté
    [many] { $n } zlatého
   *[other] { $n } zlatých
}
qty-xp = { $n ->
    [one] { $n } zkušenost
    [few] { $n } zkušenosti
    [many] { $n } zkušenosti
   *[other] { $n } zkušeností
}
qty-bubbles = { $n ->
    [one] { $n } bublinku
    [few] { $n } bublinky
    [many] { $n } bublinky
   *[other] { $n } bublinek
}
qty-common = { $n ->
    [one] { $n } běžný předmět
    [few] { $n } běžné předměty
    [many] { $n } běžného předmětu
   *[other] { $n } běžných předmětů
}
qty-rare = { $n ->
    [one] { $n } vzácný předmět
    [few] { $n } vzácné předměty
    [many] { $n } vzácného předmětu
   *[other] { $n } vzácných předmětů
}
slot-bow = zbraň (luk nebo kuše)
slot-weapon = zbraň
slot-thing = předmět
slot-hand1 = do jedné ruky
slot-hand2 = do obou rukou
slot-shield = do jedné ruky, slouží jako štít
slot-head = na hlavu
slot-body = na tělo
terrain-forest = les
    .every = každé pole lesů
    .other = do kteréhokoli jiného lesa
terrain-mountain = hory
    .every = každé pole hor
    .other = do kterýchkoli jiných hor
terrain-plains = pláně
    .every = každé pole plání
    .other = na kterékoli jiné pláně
kind-beast = zvíře
    .cap = Zvíře
kind-human = člověk
    .cap = Člověk
kind-humanoid = humanoid
    .cap = Humanoid
kind-undead = nemrtvý
    .cap = Nemrtvý
kind-demon = démon
    .cap = Démon
kind-spirit = duch
    .cap = Duch
kind-dragon = drak
    .cap = Drak
kind-construct = výtvor
    .cap = Výtvor
vs-monster = nestvůrám
vs-guardian = strážcům
vs-character = postavám
vs-beast = zvířatům
vs-human = lidem
vs-humanoid = humanoidům
vs-undead = nemrtvým
vs-demon = démonům
vs-spirit = duchům
vs-dragon = drakům
vs-construct = výtvorům
where-forest = v lese
where-mountain = v horách
where-plains = na pláních
where-wilderness = v divočině
where-civilization = na poli civilizace
where-water = ve Vodní říši
where-base = na základním plánu
where-port = na poli s přístavem
req-one_handed_weapon = , ve kterém používáš jednoruční zbraň
req-two_handed_melee = , ve kterém používáš obouruční zbraň, ne však luk ani kuši
req-bow = , ve kterém používáš luk nebo kuši
req-shield = , ve kterém používáš štít
req-empty_hands = , ve kterém nedržíš nic v rukou
when-pre = před hodem v { $fight }
when-post = po hodu v { $fight }
when-loss = po prohře v { $fight }
when-win = po vítězství v { $fight }
when-fought = po každém { $fight }, ve kterém používáš tuto výbavu
when-fighting = v každém { $fight }, ve kterém používáš tuto výbavu
when-arrive = po příchodu, nebo když zůstaneš stát
when-move = pohyb
when-instead = místo pohybu
when-act = ve svém tahu po boji s nestvůrami
when-potion = ve svém kole mimo boj
when-chance = místo tažení karty náhody
when-roundstart = na začátku svého kola
does-bonus = máš { $bonus }
does-foe_bonus = soupeř má { $bonus }
does-bonus_on_die = při hodu { $die ->
    [6] 6
   *[other] { $die }–6
} máš další { $bonus }
does-best_of_two = házíš dvěma kostkami a platí lepší
does-reroll = znovu hoď svou kostkou; platí nový hod
does-draw_wins = remíza se ti počítá jako výhra
does-loss_to_draw = boj, který prohráváš, skončí remízou
does-no_health_loss = neztratíš život
does-no_health_loss-die = hoď kostkou; při { $die ->
    [6] 6
   *[other] { $die }–6
} neztratíš život
does-damage_shield_instead = neztratíš život, místo toho se poškodí štít
does-damage_self = poškodí se
does-lose_magic = { $n ->
    [one] ztratíš navíc { $n } mag
    [few] ztratíš navíc { $n } magy
    [many] ztratíš navíc { $n } magu
   *[other] ztratíš navíc { $n } magů
} (za každý chybějící mag 1 život)
does-magic = doplníš si { $n ->
    [one] { $n } mag
    [few] { $n } magy
    [many] { $n } magu
   *[other] { $n } magů
}
does-magic-all = doplníš si všechny magy
does-heal = vyléčíš si { $n ->
    [one] { $n } život
    [few] { $n } životy
    [many] { $n } životu
   *[other] { $n } životů
}
does-heal-all = vyléčíš si všechny životy
does-gold = získáš { $n ->
    [one] { $n } zlatý
    [few] { $n } zlaté
    [many] { $n } zlatého
   *[other] { $n } zlatých
}
does-xp = získáš { $n ->
    [one] { $n } zkušenost
    [few] { $n } zkušenosti
    [many] { $n } zkušenosti
   *[other] { $n } zkušeností
}
does-xp-if_hurt = ztratíš-li život, získáš { $n ->
    [one] { $n } zkušenost
    [few] { $n } zkušenosti
    [many] { $n } zkušenosti
   *[other] { $n } zkušeností
}
does-xp_bonus = získáš o { $n ->
    [one] { $n } zkušenost
    [few] { $n } zkušenosti
    [many] { $n } zkušenosti
   *[other] { $n } zkušeností
} víc
does-xp_bonus-from = je-li odměna aspoň { $from ->
    [one] { $from } zkušenost
    [few] { $from } zkušenosti
    [many] { $from } zkušenosti
   *[other] { $from } zkušeností
}, získáš o { $n ->
    [one] { $n } zkušenost
    [few] { $n } zkušenosti
    [many] { $n } zkušenosti
   *[other] { $n } zkušeností
} víc
does-xp_delta = schopnosti tě stojí o { $n ->
    [one] { $n } zkušenost
    [few] { $n } zkušenosti
    [many] { $n } zkušenosti
   *[other] { $n } zkušeností
} { $less ->
    [1] méně (nejméně 1)
   *[other] víc
}
does-defeat_without_fight = soupeř se počítá za poraženého a přinese o { $n ->
    [one] { $n } zkušenost
    [few] { $n } zkušenosti
    [many] { $n } zkušenosti
   *[other] { $n } zkušeností
} { $less ->
    [1] méně
   *[other] víc
}
does-destroy_monster = odhodíš jednu nestvůru na svém poli bez boje a bez odměny
does-ignore_monsters = v tomto tahu si nevšímáš nestvůr na poli a využiješ, co nabízí; Část mapy tu nesebereš a na nikoho nezaútočíš
does-ride = { $n ->
    [one] jeď o { $n } pole
    [few] jeď jedním směrem až o { $n } pole
    [many] jeď jedním směrem až o { $n } pole
   *[other] jeď jedním směrem až o { $n } polí
}
does-walk = { $n ->
    [one] jdi o { $n } pole
    [few] jdi jedním směrem až o { $n } pole
    [many] jdi jedním směrem až o { $n } pole
   *[other] jdi jedním směrem až o { $n } polí
}
does-jump_terrain = přejdi { $target }
does-to_gate = přejdi na kterékoli pole s magickou bránou
does-teleport = přejdi na kterékoli pole základního plánu, i na Ostrov pokladů; ve Vodní říši to nejde
does-teleport_now = hned se přeneseš na kterékoli pole základního plánu a hraješ tam dál jako po příchodu
does-move_to = přesuneš se na pole { $field }, kde tvůj tah končí
does-ships_free = lodí pluješ zdarma, i na Ostrov pokladů a zpět
does-ship_income = za každou plavbu získáš { $fare }, za cestu zpět z Ostrova pokladů { $back }, za cestu tam nic
does-gates_free = magické brány máš zdarma
does-will_call_delta = vyvolání boje vůlí tě stojí o { $n ->
    [one] { $n } mag
    [few] { $n } magy
    [many] { $n } magu
   *[other] { $n } magů
} { $less ->
    [1] méně
   *[other] víc
}
does-will_call_surcharge = vyvolání boje vůlí proti tobě stojí ostatní postavy o { $n ->
    [one] { $n } mag
    [few] { $n } magy
    [many] { $n } magu
   *[other] { $n } magů
} { $less ->
    [1] méně
   *[other] víc
}
does-will_call_free = vyvolání boje vůlí tě nic nestojí
does-two_weapons = v jednom boji smíš použít dvě jednoruční zbraně
does-item_limit = smíš mít o { $n ->
    [one] { $n } předmět
    [few] { $n } předměty
    [many] { $n } předmětu
   *[other] { $n } předmětů
} { $less ->
    [1] méně
   *[other] víc
}
does-ability_limit = smíš mít o { $n ->
    [one] { $n } schopnost
    [few] { $n } schopnosti
    [many] { $n } schopnosti
   *[other] { $n } schopností
} { $less ->
    [1] méně
   *[other] víc
}
does-indestructible = nikdy se nepoškodí
does-price_delta-buy = předměty kupuješ o { $n ->
    [one] { $n } zlatý
    [few] { $n } zlaté
    [many] { $n } zlatého
   *[other] { $n } zlatých
} { $less ->
    [1] levněji (nejméně za 1)
   *[other] dráž
}
does-price_delta-sell = předměty prodáváš o { $n ->
    [one] { $n } zlatý
    [few] { $n } zlaté
    [many] { $n } zlatého
   *[other] { $n } zlatých
} { $less ->
    [1] levněji
   *[other] dráž (nikdy nad plnou cenu)
}
does-half_price = předměty kupuješ za polovinu ceny, zaokrouhleno nahoru
does-full_price_self = tuto kartu prodáš za plnou cenu
does-sell_one_full = prodej jeden předmět za plnou cenu
does-swap_item = vyměň jeden předmět: za cenu aspoň { $extra } dostaneš vzácný, za nižší běžný
does-pedlar = { $n ->
    [one] ukáže se { $n } běžný předmět
    [few] ukážou se { $n } běžné předměty
    [many] ukáže se { $n } běžného předmětu
   *[other] ukáže se { $n } běžných předmětů
} a aspoň jeden si koupíš; zbytek se odhodí; nemáš-li ani na jeden, karta zůstává
does-temper_weapon = jedna tvá zbraň natrvalo přidává v boji silou o { $n } víc, každá jen jednou
does-wish = vezmi si zdarma jeden předmět nabízený ve Městě nebo ve Vesnici, nebo, dovolí-li to limit, jednu schopnost nabízenou v cechu
does-work_bonus = práce ve Městě a v Gildě ti vynese o { $n ->
    [one] { $n } zlatý
    [few] { $n } zlaté
    [many] { $n } zlatého
   *[other] { $n } zlatých
} { $less ->
    [1] méně
   *[other] víc
}
does-drill_bonus = dril v Pevnosti ti přinese o { $n ->
    [one] { $n } zkušenost
    [few] { $n } zkušenosti
    [many] { $n } zkušenosti
   *[other] { $n } zkušeností
} { $less ->
    [1] méně
   *[other] víc
}
does-services_free = služby, opravy a hostinec máš zdarma
does-repair_all = opravíš všechny své poškozené předměty
does-steal_gold = vezmi až { $n ->
    [one] { $n } zlatý
    [few] { $n } zlaté
    [many] { $n } zlatého
   *[other] { $n } zlatých
} jedné postavě na svém poli, která tu není v bezpečí
does-steal_offer = hoď kostkou ve Městě nebo ve Vesnici; při { $die ->
    [6] 6
   *[other] { $die }–6
} si vezmi zdarma jeden nabízený předmět, při { $extra ->
    [1] 1
   *[other] 1–{ $extra }
} ztratíš 1 život
does-untouchable = karty ostatních hráčů ti nic nevezmou
does-unattackable_without_artifact = postavy na tebe nesmějí útočit, dokud nemáš artefakt
does-cancel_foe_consumables = v boji, ve kterém používáš tuto výbavu, nesmí soupeř použít karty na jedno použití ani schopnosti placené magy
does-peek_adventure = podívej se kdekoli na plánu nejvýš na { $n ->
    [one] { $n } zakryté dobrodružství
    [few] { $n } zakrytá dobrodružství
    [many] { $n } zakrytého dobrodružství
   *[other] { $n } zakrytých dobrodružství
}
does-peek_adventure-near = podívej se na obou sousedních polích nejvýš na { $n ->
    [one] { $n } zakryté dobrodružství
    [few] { $n } zakrytá dobrodružství
    [many] { $n } zakrytého dobrodružství
   *[other] { $n } zakrytých dobrodružství
}
does-peek_any = podívej se { $n ->
    [one] na { $n } skrytou kartu: dobrodružství, vrchní kartu sféry nebo vodní kartu
    [few] nejvýš na { $n } skryté karty: dobrodružství, vrchní karty sfér nebo vodní karty
    [many] nejvýš na { $n } skryté karty: dobrodružství, vrchní karty sfér nebo vodní karty
   *[other] nejvýš na { $n } skrytých karet: dobrodružství, vrchní karty sfér nebo vodní karty
}
does-peek_any-fortune = podívej se na vrchní skrytou kartu jedné sféry, nebo nejvýš na { $n ->
    [one] { $n } zakryté dobrodružství
    [few] { $n } zakrytá dobrodružství
    [many] { $n } zakrytého dobrodružství
   *[other] { $n } zakrytých dobrodružství
}
does-peek_water = podívej se na { $n ->
    [one] { $n } zakrytou kartu
    [few] { $n } zakryté karty
    [many] { $n } zakryté karty
   *[other] { $n } zakrytých karet
} vedle sebe
does-reveal_sphere = odkryj všem další skrytou kartu { $n ->
    [one] jedné sféry
    [few] { $n } sfér
    [many] { $n } sféry
   *[other] { $n } sfér
}
does-reveal_water = kdo kartu táhl, otočí ve Vodní říši { $n ->
    [one] { $n } zakrytou kartu
    [few] { $n } zakryté karty
    [many] { $n } zakryté karty
   *[other] { $n } zakrytých karet
}
does-raise_strength = síla +{ $n }
does-raise_will = vůle +{ $n }
does-raise_any = síla +{ $n }, nebo vůle +{ $n }
does-least_of_all = vyber si, čeho nemá nikdo méně než ty: zlato (+{ $n }), zkušenost (+{ $extra }), síla (+1), vůle (+1), předměty (běžný předmět)
does-hermit = vůle +1; nejsi-li podle zlata a cen předmětů nejchudší, odhoď předtím předmět v ceně aspoň { $n }
does-health_to_xp = ztrať aspoň 1 život (nikdy poslední) a za každý získej { $n ->
    [one] { $n } zkušenost
    [few] { $n } zkušenosti
    [many] { $n } zkušenosti
   *[other] { $n } zkušeností
}
does-table = hoď kostkou: { $rows }{ $danger ->
    [1] ; potřebuješ aspoň 2 životy
   *[other] { "" }
}
does-riddle = hádanka: kolik stojí jeden z běžných předmětů? Za správnou odpověď získáš { $xp }, za špatnou ztratíš { $health } (nikdy poslední)
does-place_adventures = na { $fields } přijde dobrodružství
does-offer_ability = { $guild }: přibude schopnost
does-offer_ability-choice = kdo kartu táhl, vybere cech, ve kterém přibude schopnost
does-offer_ability-own_both = v obou ceších toho, kdo kartu táhl, přibude schopnost
does-offer_underwater = horní podmořská schopnost přibude v nabídce svého cechu
does-restock = { $field }: nová nabídka místo staré, { $goods }
does-extra_turn = kdo kartu táhl, má v tomto kole { $n ->
    [one] o { $n } tah víc
    [few] o { $n } tahy víc
    [many] o { $n } tahu víc
   *[other] o { $n } tahů víc
}
does-all_gain-gold = kdo kartu táhl, získá { $gain }, každý jiný na základním plánu { $others }
does-all_gain-xp = kdo kartu táhl, získá { $gain }, každý jiný na základním plánu { $others }
does-all_gain-health = kdo kartu táhl, vyléčí si { $gain }, každý jiný na základním plánu { $others }
does-all_gain-magic = kdo kartu táhl, doplní si { $gain }, každý jiný na základním plánu { $others }
does-charity = kdo má na základním plánu nejméně zlata, získá { $gold }, kdo nejméně životů, vyléčí si { $health }, kdo nejméně magů, doplní si { $magic }; při shodě všichni
does-crisis = kdo kartu táhl, hodí kostkou; nepadne-li { $die }, všichni na základním plánu ztratí polovinu zlata, zaokrouhleno dolů
does-place_map = { $n ->
    [one] na plán přijde { $n } Část mapy
    [few] na plán přijdou { $n } Části mapy
    [many] na plán přijde { $n } Části mapy
   *[other] na plán přijde { $n } Částí mapy
} (při hře Lovci pokladů o jednu víc)
does-bag_bonus = každý vak, který si koupíš, má o { $n ->
    [one] { $n } bublinku
    [few] { $n } bublinky
    [many] { $n } bublinky
   *[other] { $n } bublinek
} { $less ->
    [1] méně
   *[other] víc
}
does-bubbles = doplníš si { $n ->
    [one] { $n } bublinku
    [few] { $n } bublinky
    [many] { $n } bublinky
   *[other] { $n } bublinek
}
does-bubbles-all = doplníš si všechny bublinky svého vaku
does-lose_bubbles = ztratíš { $n ->
    [one] { $n } bublinku
    [few] { $n } bublinky
    [many] { $n } bublinky
   *[other] { $n } bublinek
}
does-drift = odnese tě náhodným směrem o { $n ->
    [one] { $n } pole
    [few] { $n } pole
    [many] { $n } pole
   *[other] { $n } polí
}
does-drift-hold = zaplať { $price }, nebo tě odnese náhodným směrem o { $n ->
    [one] { $n } pole
    [few] { $n } pole
    [many] { $n } pole
   *[other] { $n } polí
}
does-slow = v příštím kole plaveš nejvýš o { $n ->
    [one] { $n } pole
    [few] { $n } pole
    [many] { $n } pole
   *[other] { $n } polí
}
does-will_check = hoď kostkou a přičti své magy; je-li to méně než { $n }, ztratíš { $magic } (za každý chybějící mag 1 život)
does-pay_or_lose = zaplať { $magic }, nebo ztratíš { $health }
does-water_move = hned se přesuň až o { $n ->
    [one] { $n } pole
    [few] { $n } pole
    [many] { $n } pole
   *[other] { $n } polí
}; vstupuješ jen na poslední
does-water_steps = v tahu smíš plavat o { $n ->
    [one] { $n } pole
    [few] { $n } pole
    [many] { $n } pole
   *[other] { $n } polí
} { $less ->
    [1] méně
   *[other] víc
}
does-flee_free = útěk před nestvůrou tě nestojí žádné bublinky navíc
does-flee_delta = útěk před nestvůrou tě stojí o { $n ->
    [one] { $n } bublinku
    [few] { $n } bublinky
    [many] { $n } bublinky
   *[other] { $n } bublinek
} { $less ->
    [1] méně
   *[other] víc
}
does-magic_for_bubble = kdykoli máš odevzdat bublinku, smíš místo ní zaplatit { $n ->
    [one] { $n } mag
    [few] { $n } magy
    [many] { $n } magu
   *[other] { $n } magů
}
does-ignore_drift = nemusíš se nechat odnést, ani proudem, ani nestvůrou
does-choose_drift = když tě něco odnáší, směr si volíš ty
does-ignore_water_penalty = za to, co držíš v rukou, nemáš postih za boj pod vodou
does-no_water_penalty_self = ruka s touto výbavou nemá postih za boj pod vodou
does-wave_banner = každá jiná postava na základním plánu ztratí { $n ->
    [one] { $n } život
    [few] { $n } životy
    [many] { $n } životu
   *[other] { $n } životů
} (před závěrečným bojem nikdy poslední)
does-survive = máš-li zemřít, žiješ dál a máš { $n ->
    [one] { $n } život
    [few] { $n } životy
    [many] { $n } životu
   *[other] { $n } životů
}
does-survive-discard = máš-li zemřít, odhodíš tuto kartu, žiješ dál a máš { $n ->
    [one] { $n } život
    [few] { $n } životy
    [many] { $n } životu
   *[other] { $n } životů
}
does-keep_scroll = použiješ-li svitek, hoď kostkou; při { $die ->
    [6] 6
   *[other] { $die }–6
} si ho necháš
row-health-1 = ztratíš 1 život
row-common = dostaneš běžný předmět
row-rare = dostaneš vzácný předmět
row-gold-3 = získáš 3 zlaté
row-heal1 = vyléčíš si 1 život
row-magic1 = doplníš si 1 mag
row-gold1 = získáš 1 zlatý

# Co nabízejí pole
place-offers-magic_wasteland = Jednou za tah si zdarma doplníš nejvýš { $wasteland_magic ->
    [one] { $wasteland_magic } mag
    [few] { $wasteland_magic } magy
    [many] { $wasteland_magic } magu
   *[other] { $wasteland_magic } magů
}.
place-offers-forest_camp = Za 1 zlatý si vyléčíš { $camp_heal ->
    [one] { $camp_heal } život
    [few] { $camp_heal } životy
    [many] { $camp_heal } životu
   *[other] { $camp_heal } životů
}.
place-offers-monastery = Jednou za tah si zdarma vyléčíš { $monastery_heal ->
    [one] { $monastery_heal } život
    [few] { $monastery_heal } životy
    [many] { $monastery_heal } životu
   *[other] { $monastery_heal } životů
}.
place-offers-magic_tower = Za 1 zlatý si doplníš { $tower_magic ->
    [one] { $tower_magic } mag
    [few] { $tower_magic } magy
    [many] { $tower_magic } magu
   *[other] { $tower_magic } magů
}.
place-offers-village = Hostinec jednou za tah za 1 zlatý: vyléčíš si { $inn_heal ->
    [one] { $inn_heal } život
    [few] { $inn_heal } životy
    [many] { $inn_heal } životu
   *[other] { $inn_heal } životů
}, doplníš si { $inn_magic ->
    [one] { $inn_magic } mag
    [few] { $inn_magic } magy
    [many] { $inn_magic } magu
   *[other] { $inn_magic } magů
} a bez artefaktu jsi tu do svého příštího tahu v bezpečí. Nakupuje se tu a prodává.
place-offers-city = Nakupuje se tu a prodává. Místo pohybu práce za { $work_magic ->
    [one] { $work_magic } mag
    [few] { $work_magic } magy
    [many] { $work_magic } magu
   *[other] { $work_magic } magů
}: získáš { $work_city_gold ->
    [one] { $work_city_gold } zlatý
    [few] { $work_city_gold } zlaté
    [many] { $work_city_gold } zlatého
   *[other] { $work_city_gold } zlatých
}.
place-offers-thieves_guild = Místo pohybu práce za { $work_magic ->
    [one] { $work_magic } mag
    [few] { $work_magic } magy
    [many] { $work_magic } magu
   *[other] { $work_magic } magů
}: získáš { $work_guild_gold ->
    [one] { $work_guild_gold } zlatý
    [few] { $work_guild_gold } zlaté
    [many] { $work_guild_gold } zlatého
   *[other] { $work_guild_gold } zlatých
}.
place-offers-fortress = Místo pohybu dril za { $drill_health ->
    [one] { $drill_health } život
    [few] { $drill_health } životy
    [many] { $drill_health } životu
   *[other] { $drill_health } životů
} (nikdy poslední): získáš { $drill_xp ->
    [one] { $drill_xp } zkušenost
    [few] { $drill_xp } zkušenosti
    [many] { $drill_xp } zkušenosti
   *[other] { $drill_xp } zkušeností
}.
place-offers-treasure_island = Jednou za tah tu za Části mapy vykopeš poklad. Přístav: do kteréhokoli přístavu se odtud pluje zdarma.
place-teaches = Učí se tu schopnosti cechu.
place-repairs = Oprava předmětu stojí { $repair_gold ->
    [one] { $repair_gold } zlatý
    [few] { $repair_gold } zlaté
    [many] { $repair_gold } zlatého
   *[other] { $repair_gold } zlatých
}.
place-is-safe = Postavu bez artefaktu tu nelze napadnout.
place-has-port = Přístav: loď do sousedního přístavu stojí { $ship_gold ->
    [one] { $ship_gold } zlatý
    [few] { $ship_gold } zlaté
    [many] { $ship_gold } zlatého
   *[other] { $ship_gold } zlatých
}, na Ostrov pokladů a zpět { $island_gold }.
place-has-gate = Magická brána: cesta k jiné bráně stojí { $gate_gold ->
    [one] { $gate_gold } zlatý
    [few] { $gate_gold } zlaté
    [many] { $gate_gold } zlatého
   *[other] { $gate_gold } zlatých
}.
place-has-sphere = Místo pohybu se odtud útočí na sféru { $n }.
place-is-wild = Přicházejí sem dobrodružství.

# Otázky
prompt-keep_character = Kterou postavu si necháš?
    .detail = Druhou pošleš hráči po levici; pak si z obou karet vybereš.
prompt-take_character = Za koho budeš hrát?
    .detail = Postava začíná na poli svého prvního cechu.
prompt-move = Kam půjdeš?
    .detail = Stojíš na poli { $field }. Máš { $gold ->
        [one] { $gold } zlatý
        [few] { $gold } zlaté
       *[other] { $gold } zlatých
    }. Pěšky o pole zdarma, na koni o dvě za { $ride_gold ->
        [one] { $ride_gold } zlatý
        [few] { $ride_gold } zlaté
        [many] { $ride_gold } zlatého
       *[other] { $ride_gold } zlatých
    }.
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
        [one] { $price } mag
        [few] { $price } magy
       *[other] { $price } magů
    }, máš { $magic }; zaplacené magy sníží tvou vůli.
prompt-answer_kind = Odpovíš bojem vůlí?
    .detail = Soupeř útočí silou. Boj vůlí tě stojí { $price ->
        [one] { $price } mag
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
    .detail = Přijde nejvýš o { $count ->
        [one] { $count } zlatý
        [few] { $count } zlaté
        [many] { $count } zlatého
       *[other] { $count } zlatých
    }.
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
    .detail = Poustevníkovi stačí kterýkoli z těchto předmětů; pak vůle +1.
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
    .detail = Za správnou odpověď získáš { $xp ->
        [one] { $xp } zkušenost
        [few] { $xp } zkušenosti
        [many] { $xp } zkušenosti
       *[other] { $xp } zkušeností
    }, za špatnou ztratíš { $health ->
        [one] { $health } život
        [few] { $health } životy
        [many] { $health } životu
       *[other] { $health } životů
    } (nikdy poslední).
prompt-keep_artifact = Který artefakt si necháš?
    .detail = Druhý se zahodí.
prompt-name_artifact = Který artefakt bude ve hře?
    .detail = { $count ->
        [one] Zbývá vybrat jeden artefakt.
        [few] Zbývá vybrat { $count } artefakty.
       *[other] Zbývá vybrat { $count } artefaktů.
    }
prompt-strike_artifact = Vyřadíš některý artefakt?
    .detail = S vyřazenými se nehraje; z ostatních se vylosuje pět. Zbývá otázek: { $count }.
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
    .detail = Každý jiný na základním plánu ztratí { $count ->
        [one] { $count } život
        [few] { $count } životy
        [many] { $count } životu
       *[other] { $count } životů
    }; kartu náhody pak netáhneš.
prompt-doom = Apokalypsa: život, nebo mag?
    .detail = Máš { $health ->
        [one] { $health } život
        [few] { $health } životy
       *[other] { $health } životů
    } a { $magic ->
        [one] { $magic } mag
        [few] { $magic } magy
       *[other] { $magic } magů
    }.
prompt-choose_guild = Ve kterém cechu přibude schopnost?
    .detail = Leží-li jich tam už { $guild_offers }, nejstarší odejde.
prompt-reveal_cell = Kterou vodní kartu otočíš?
    .detail = Zbývá otočit: { $count }.
prompt-drop_item = Který předmět odhodíš?
    .detail = Máš jich { $count }, limit je { $limit }.
prompt-forget_ability = Kterou schopnost odhodíš?
    .detail = Máš jich { $count }, limit je { $limit }.
prompt-water_move = Kam poplaveš?
    .detail = Bublinky: { $bubbles } z { $bag }. { $flee ->
        [0] Můžeš i zůstat stát.
        [one] Útěk před nestvůrou stojí navíc { $flee } bublinku.
        [few] Útěk před nestvůrou stojí navíc { $flee } bublinky.
       *[other] Útěk před nestvůrou stojí navíc { $flee } bublinek.
    }
prompt-swim_on = Poplaveš dál?
    .detail = Zbývá kroků: { $count }.
prompt-hold_on = Udržíš se na místě?
    .detail = { $price ->
        [0] Nic to nestojí.
        [one] Stojí to { $price } bublinku, máš { $bubbles }.
        [few] Stojí to { $price } bublinky, máš { $bubbles }.
       *[other] Stojí to { $price } bublinek, máš { $bubbles }.
    } Jinak tě odnese o { $count ->
        [one] { $count } pole
        [few] { $count } pole
        [many] { $count } pole
       *[other] { $count } polí
    }.
prompt-choose_drift = Kterým směrem se necháš odnést?
    .detail = O { $count ->
        [one] { $count } pole
        [few] { $count } pole
        [many] { $count } pole
       *[other] { $count } polí
    }.
prompt-pay_or_lose = Magy, nebo život?
    .detail = Zaplatíš { $price ->
        [one] { $price } mag
        [few] { $price } magy
       *[other] { $price } magů
    }, nebo ztratíš { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    } z { $health }.
prompt-breathe = Bublinka, nebo mag?
    .detail = Máš { $bubbles ->
        [one] { $bubbles } bublinku
        [few] { $bubbles } bublinky
       *[other] { $bubbles } bublinek
    } a { $magic ->
        [one] { $magic } mag
        [few] { $magic } magy
       *[other] { $magic } magů
    }; odevzdat je třeba ještě { $count }.
prompt-come_ashore = Kde se vynoříš?
    .detail = Na jednom ze dvou polí, ze kterých se do Vodní říše vstupuje.
prompt-bid = Kolik zlata vezmeš do ruky?
    .detail = O součet všeho zlata se z Magické pustiny posune { $die }; zlato se odhodí. Máš { $gold ->
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
action-attack_sphere = Vyrazit do sféry
action-go_to = { $field }
action-swim = Plavat { $direction }
action-monster = Nestvůra: { $card }
action-by_strength = Silou
action-by_will = Vůlí
action-roll = Hodit
action-nothing = Nic
action-concede = Přiznat vítězství
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
action-lose_magic = Ztratit mag
action-give_item = Nabídnout předmět
action-pay_bubble = Zaplatit vzduchem
action-pay_magic = Zaplatit magií
action-take_piece = Vzít si Část mapy
action-take_spoils = Život, nebo předmět
action-draw_chance = Táhnout kartu náhody
action-travel = Nechat se přenést
action-temper = Vylepšit zbraň
action-bag = { $size ->
    [1] Malý vak: { $bag_bubbles_1 ->
        [one] { $bag_bubbles_1 } bublinka
        [few] { $bag_bubbles_1 } bublinky
       *[other] { $bag_bubbles_1 } bublinek
    } za { $bag_gold_1 ->
        [one] { $bag_gold_1 } zlatý
        [few] { $bag_gold_1 } zlaté
       *[other] { $bag_gold_1 } zlatých
    }
    [2] Střední vak: { $bag_bubbles_2 ->
        [one] { $bag_bubbles_2 } bublinka
        [few] { $bag_bubbles_2 } bublinky
       *[other] { $bag_bubbles_2 } bublinek
    } za { $bag_gold_2 ->
        [one] { $bag_gold_2 } zlatý
        [few] { $bag_gold_2 } zlaté
       *[other] { $bag_gold_2 } zlatých
    }
    [3] Velký vak: { $bag_bubbles_3 ->
        [one] { $bag_bubbles_3 } bublinka
        [few] { $bag_bubbles_3 } bublinky
       *[other] { $bag_bubbles_3 } bublinek
    } za { $bag_gold_3 ->
        [one] { $bag_gold_3 } zlatý
        [few] { $bag_gold_3 } zlaté
       *[other] { $bag_gold_3 } zlatých
    }
   *[other] Největší vak: { $bag_bubbles_4 ->
        [one] { $bag_bubbles_4 } bublinka
        [few] { $bag_bubbles_4 } bublinky
       *[other] { $bag_bubbles_4 } bublinek
    } za { $bag_gold_4 ->
        [one] { $bag_gold_4 } zlatý
        [few] { $bag_gold_4 } zlaté
       *[other] { $bag_gold_4 } zlatých
    }
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
event-entered_water = { $seat } vstupuje do Vodní říše a ve vaku má { $count ->
        [one] { $count } bublinku
        [few] { $count } bublinky
       *[other] { $count } bublinek
    }.
event-fight_began = { $seat } bojuje: { $card }.
event-duel_began = { $seat } útočí na postavu, kterou hraje { $opponent }.
event-nemesis_came = Pronásledovatel dostihl hráče { $seat }.
event-nemesis_moved = Pronásledovatel je na poli { $field }.
event-nemesis_beaten = { $seat } odráží Pronásledovatele.
event-called_will = { $seat } volí boj vůlí a platí { $count ->
        [one] { $count } mag
        [few] { $count } magy
       *[other] { $count } magů
    }.
event-used = { $seat } používá: { $card }.
event-dice = Kostky { $light } a { $dark }: { $seat } má { $own }, soupeř { $other }.
event-rerolled = { $seat } hází znovu: { $die }.
event-life_taken = { $card } přichází o život, { $count ->
        [few] zbývají { $count }
       *[other] zbývá { $count }
    }. Bojuje { $seat }.
event-fight_drawn = Remíza, { $seat } končí tah.
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
    }, přichází o { $count ->
        [one] něj
       *[other] ně
    } { $opponent }.
event-burgled = { $seat } se pokouší o krádež a hází { $die }.
event-healed = { $seat } si léčí { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    } (má { $total }).
event-regained_magic = { $seat } si doplňuje { $count ->
        [one] { $count } mag
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
event-damaged = { $seat } má poškozený předmět: { $card }.
event-repaired = { $seat } opravuje: { $card }.
event-repaired_all = { $seat } má všechny předměty opravené.
event-tempered = { $seat } má lepší zbraň: { $card }.
event-kept_scroll = { $seat } si svitek nechává: { $card }.
event-destroyed = { $seat } ničí nestvůru: { $card }.
event-lost_health = { $seat } ztrácí { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    } (má { $total }).
event-lost_magic = { $seat } ztrácí { $count ->
        [one] { $count } mag
        [few] { $count } magy
       *[other] { $count } magů
    } (má { $total }).
event-lost_gold = { $seat } ztrácí { $count ->
        [one] { $count } zlatý
        [few] { $count } zlaté
       *[other] { $count } zlatých
    } (má { $total }).
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
    } (má { $total }).
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
event-regained_bubbles = { $seat } si doplňuje vzduch, má { $total ->
        [one] { $total } bublinku
        [few] { $total } bublinky
       *[other] { $total } bublinek
    }.
event-lost_bubble = { $seat } spotřebuje bublinku (má { $total }).
event-breathed_magic = { $seat } dýchá vodu za mag (má { $total }).
event-drowning = { $seat } se topí.
event-swam = { $seat } plave { $direction }.
event-carried = Proud unáší { $direction }, pluje s ním { $seat }.
event-came_ashore = { $seat } se vynořuje na poli { $field }.
event-will_check = { $seat } hází { $die }, s vůlí { $total }; stačí { $needed }.
event-gained_pearl = { $seat } získává Duhovou perlu.
event-took_artifact = { $seat } získává artefakt: { $card } (má { $total }).
event-final_battle = Začíná závěrečný boj.
event-conceded = { $seat } přiznává vítězství hráči { $opponent }.
event-named_artifact = { $seat } vybírá do hry artefakt: { $card }.
event-struck_artifact = { $seat } vyřazuje artefakt: { $card }.
event-dropped_out = { $seat } nemá artefakt a vypadává.
event-bid = Nabídka hráče { $seat }: { $count ->
        [one] { $count } zlatý
        [few] { $count } zlaté
       *[other] { $count } zlatých
    }.
event-arena_dice = Světlá kostka { $light }, tmavá { $dark }: z Magické pustiny se posune { $die }.
event-arena = Zlata celkem { $count }. Bojuje se na poli { $field }.
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
refusal-PR-6_5 = Pracuje se ve Městě a v Gildě za mag, v Pevnosti za život, který není poslední.
refusal-PR-7_2 = Příležitost nejde využít naprázdno; vyber, co nabízí.
refusal-PR-7_4 = Vyber jednu z odpovědí.
refusal-PR-8_1 = Zvol boj silou, nebo vůlí.
refusal-PR-8_5 = Teď smíš jen to, co se hodí do této chvíle boje.
refusal-PR-8_6 = Máš dvě ruce, jednu hlavu a jedno tělo; vyber z toho, co máš.
refusal-PR-8_8 = Vyber jeden ze svých předmětů.
refusal-PR-9_1 = Zaútočit smíš jednou za tah, na svém poli, na toho, kdo není v bezpečí, a to dřív, než uděláš cokoli jiného.
refusal-PR-9_3 = Odpověz silou, nebo vůlí.
refusal-PR-9_4 = Poražený ztratí život, nebo dá vítězi na výběr předmět.
refusal-PR-11_1 = Schopnost se učí v jejím cechu za zkušenost, kdo není členem, platí i zlatem.
refusal-PR-12_1 = Kupuje se to, co je na tvém poli v nabídce, máš-li dost zlata.
refusal-PR-13_1 = Na sféru se útočí místo pohybu z jednoho z jejích dvou polí.
refusal-PR-15_2 = Vítězství smíš přiznat na začátku svého tahu jinému hráči, kterému k němu chybí jen artefakt z Vodní říše nebo jehož náskok ve slávě už nikdo nedožene.
refusal-PR-15_6 = Ztrať život, nebo mag.
refusal-PR-16_9 = Vykopat smíš na ostrově jednou za tah otevřený poklad, na který máš dost Částí mapy.
refusal-PR-17_3 = Vyber zakrytou kartu Vodní říše.
refusal-PR-17_4 = Buď do říše vstup, nebo to nech být.
refusal-PR-17_5 = Vyber vak, na který máš zlato, nebo žádný.
refusal-PR-17_8 = Odevzdej bublinku, nebo mag.
refusal-PR-17_9 = Plav jedním ze čtyř směrů, zůstaň, nebo použij něco místo pohybu.
refusal-PR-17_10 = Plav dál, nebo se zastav.
refusal-PR-17_12 = Vyber jedno ze dvou polí Brány.
refusal-PR-17_13 = Zaplať magy, nebo ztrať život.
refusal-PR-17_14 = Udrž se, nebo se nech odnést.
refusal-PR-18_1 = Vyber jeden ze dvou artefaktů.
refusal-PR-18_2 = Vyber artefakt, který ještě nikdo nevybral ani nevyřadil.
refusal-PR-18_4 = Vezmi si Část mapy, nebo obvyklou kořist.
refusal-PR-18_9 = Vezmi do ruky nejvýš tolik zlata, kolik máš, a ne víc než { $limit_gold }.
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
board-air = Vzduch { $bubbles } z { $bag }, k okraji a ven { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }, rezerva { $reserve }
board-odds = výhra { $win }, remíza { $draw }, prohra { $loss } z { $throws }
board-whole = celá skupina { $percent } %
board-chance = Poslední karta náhody
board-against = { $own } proti { $other }
board-damaged = poškozeno
board-tempered = vylepšeno
board-pearl = Duhová perla
board-penalty = postih pod vodou
board-conceded = přiznává vítězství
board-out = mimo hru
board-final = závěrečný boj
board-apocalypse = apokalypsa
board-round = { $round }. kolo
board-price = za { $gold } zl.
board-learn-price = { $xp } zk., { $gold } zl.
board-nemesis = Pronásledovatel
board-dice = kostky { $light } : { $dark }
board-under-water = pod vodou
board-proposed = Karty jsou z větší části náš návrh, původní seznam není veřejný.

# Nastavení
setting-water_realm = Vodní říše
setting-water_realm-corners = ano, vstup a palác v protilehlých rozích
setting-water_realm-balanced = ano, vstup o řadu vedle rohu
setting-water_realm-off = ne
setting-treasure_island = Ostrov pokladů
setting-treasure_island-on = ano
setting-treasure_island-off = ne
setting-goal = Cíl hry
setting-goal-artifacts = artefakty
setting-goal-treasure_hunters = Lovci pokladů: nejvíc slávy
setting-goal-underwater_treasure = Podmořský poklad: porazit krále
setting-goal-certificates = osvědčení všech pěti cechů
setting-artifacts = Které artefakty
setting-artifacts-one_of_each_pair = z každé dvojice jeden
setting-artifacts-base_five = pět ze základní hry
setting-artifacts-new_five = pět nových
setting-artifacts-random_five = pět náhodných
setting-artifacts-ten = všech deset, dva v každé sféře
setting-artifacts-agreed = pět, které hráči vyberou
setting-artifacts-vetoed = pět náhodných po vyřazení až tří
setting-artifacts_to_win = Artefaktů k vítězství
setting-artifacts_to_win-four = { $to_win }
setting-artifacts_to_win-three = { $to_win_fast }
setting-maps = Boj o mapy
setting-maps-normal = kdo sám mapu má
setting-maps-peaceful = žádný
setting-maps-aggressive = i bez vlastní mapy, vítěz volí
setting-chance_rotation = Protáčení karet náhody
setting-chance_rotation-on = po krizi další karta
setting-chance_rotation-off = ne
setting-final_battle = Závěrečný boj
setting-final_battle-heroic = hrdinské řešení v aréně
setting-final_battle-normal = po celém plánu
setting-length = Délka hry
setting-length-normal = běžná, { $limit_items ->
    [one] { $limit_items } předmět
    [few] { $limit_items } předměty
    [many] { $limit_items } předmětu
   *[other] { $limit_items } předmětů
} a { $limit_abilities ->
    [one] { $limit_abilities } schopnost
    [few] { $limit_abilities } schopnosti
    [many] { $limit_abilities } schopnosti
   *[other] { $limit_abilities } schopností
}
setting-length-long = delší, { $limit_long ->
    [one] { $limit_long } předmět
    [few] { $limit_long } předměty
    [many] { $limit_long } předmětu
   *[other] { $limit_long } předmětů
} a { $limit_long ->
    [one] { $limit_long } schopnost
    [few] { $limit_long } schopnosti
    [many] { $limit_long } schopnosti
   *[other] { $limit_long } schopností
}
setting-death = Smrt
setting-death-at_zero = ztrátou posledního života
setting-death-below_zero = až další ztrátou
setting-characters = Výběr postav
setting-characters-draft = ze dvou karet s posíláním
setting-characters-random = náhodný
setting-guardians = Strážci
setting-guardians-base = pět základních každého druhu
setting-guardians-all = všech osm každého druhu
setting-expansion_cards = Nové předměty a dobrodružství
setting-expansion_cards-on = s nimi
setting-expansion_cards-off = jen ze základní hry
setting-hunters_treasures = Poklady Lovců pokladů
setting-hunters_treasures-five = pět
setting-hunters_treasures-three = tři, kratší hra
setting-hunters_treasures-seven = sedm, delší hra
setting-hunters_treasures-ten = všech deset
setting-more_adventures = Karty pro zkušené
setting-more_adventures-off = bez nich
setting-more_adventures-on = Starý kronikář a Šílený hádankář
