# Stránka česky: všechno kromě textů her.
# Stránka
app = Hlubina
app-motto = hry z hlubin u jednoho stolu
and = { $first } a { $second }
close = Zavřít
back = Zpět
cancel = Zrušit
copy = Kopírovat
copied = Zkopírováno
retry = Zkusit znovu
loading = Načítá se…
yes = Ano
no = Ne
skip-to-content = Přejít k obsahu
unreachable = Server teď neodpovídá. Zkus to za chvíli.
page-broken = Stránka narazila na chybu. Hra je v bezpečí na serveru, stačí stránku načíst znovu.
reload = Načíst znovu
not-found = Tady nic není.
to-lobby = Do lobby

# Záhlaví
playing-as = Hraješ jako
change-name = Změnit jméno
language = Jazyk
language-cs = Česky
language-en = Anglicky
theme = Vzhled
theme-dark = tmavý
theme-light = světlý
theme-system = podle systému
theme-switch = Přepnout tmavý a světlý vzhled
sound-on = Zvuk je zapnutý, vypnout
sound-off = Zvuk je vypnutý, zapnout
open-settings = Nastavení
open-rules = Pravidla
home = Hlubina, lobby

# Lobby
lobby-title = Lobby
choose-game = Vyber hru
game-seats = hráči
game-minutes = { $minutes } min
game-tables =
    { $count ->
        [one] { $count } stůl
        [few] { $count } stoly
       *[other] { $count } stolů
    }
game-about-conspiracy = Skládáš senátní frakci z patnácti lordů: bereš je z balíčku lordů, nebo z odkládacích balíčků, získáváš klíče k územím, perly a hlavně koalici jedné barvy.
game-about-abyss = Boj o trůn v hlubinách: zkoumáš hlubiny, získáváš spojence, rekrutuješ vládce ze dvora a jejich klíči ovládáš lokace.
game-about-passengers = Dvě lodě, převozníci duší a pašeráci démonů, o kterých se neví, kdo je kdo. Umísťuješ cestující, používáš dary, mluvíš, lžeš a hlasuješ.
game-about-heroes = Společně proti hrdinům: každý vede klan příšer, vylepšuje si balíček karet, klade pasti a nepustí nikoho do Pokladnice.
game-about-prophecy = Cesta kolem světa za artefakty: bojuješ s nestvůrami, učíš se v ceších, nakupuješ, potápíš se do Vodní říše a poměříš se se strážci astrálních sfér.
seats-label = Hráčů u stolu
pace-label = Tempo
pace-none = bez hodin
pace-live = { $minutes } min + { $seconds } s
pace-days =
    { $days ->
        [one] den na rozhodnutí
        [few] { $days } dny na rozhodnutí
       *[other] { $days } dní na rozhodnutí
    }
pace-short-days = dopisně
join-label = Kdo smí přisednout
join-anybody = kdokoli
join-invited = jen s odkazem
bot-label = Síla botů
house-rules =
    { $count ->
        [0] Podle tištěných pravidel
        [one] { $count } domácí pravidlo
        [few] { $count } domácí pravidla
       *[other] { $count } domácích pravidel
    }
house-rules-title = Domácí pravidla
house-rules-search = Hledat v domácích pravidlech
house-rules-none = O tom žádné domácí pravidlo nemluví.
house-rules-rule = pravidlo
table-settings = { $count } nastavení
by-the-book = podle tištěných pravidel
spectators-label = Diváci
spectators-yes = smějí
spectators-no = ne
rated-label = Hodnocení
rated-yes = hodnocená
rated-no = přátelská
rated-needs-account = Hodnocená hra potřebuje účet.
fair-shuffle = Ověřitelné míchání
with-people = S přáteli
make-table = Založit stůl a pozvat
play-now =
    { $bots ->
        [0] Hrát sám
       *[other] Hrát s boty
    }
learn-now = Naučit se hrou
invite-hint = Pozvánka: pošli odkaz stolu, hosté nepotřebují účet.
tables-now = Stoly teď
tables-live =
    { $count ->
        [one] { $count } živě
       *[other] { $count } živě
    }
tables-all = všechny
tables-free = volné místo
tables-mine = moje
tables-filter = Které stoly
tables-none = Žádný takový stůl tu teď není.
tables-none-hint = Založ ho a pošli odkaz, nebo si zahraj s boty.
table-join = Přisednout
table-watch = Sledovat
table-continue = Pokračovat
table-open = Otevřít
table-your-turn = jsi na tahu
table-playing = hraje se, { $progress } %
table-over = po hře
table-private = s odkazem
table-seats = Kdo u stolu sedí
seat-empty = volné místo { $number }
lobby-lost = Spojení je přerušené, obnovuje se…
footer = Neoficiální projekt bez vazby na vydavatele her.
footer-about = Pravidla, otevřený kód a zdroje ikon: O projektu
upload-record = Přehrát záznam ze souboru

# Jména
guest-name = Host { $animal }
bot-1 = Bea
bot-2 = Cyril
bot-3 = Dora
bot-4 = Emil
bot-5 = Franta
bot-6 = Gita
bot-7 = Hugo
bot-8 = Iva
bot = bot
level-random = začátečník
    .how = Dělá cokoli, co pravidla dovolí.
level-greedy = lehký
    .how = Volí hned to, co na první pohled vypadá nejlépe.
level-search-200 = střední
    .how = Před každým rozhodnutím si představí dvě stě pokračování hry.
level-search-1000 = těžký
    .how = Před každým rozhodnutím si představí tisíc pokračování hry.
level-search-1s = velmi těžký
    .how = Nad každým rozhodnutím přemýšlí vteřinu.
level-search-3s = mistr
    .how = Nad každým rozhodnutím přemýšlí tři vteřiny.

# Čekárna
waiting-title = Kdo si sedne ke stolu
waiting-missing =
    { $count ->
        [one] Chybí { $count } hráč.
        [few] Chybějí { $count } hráči.
       *[other] Chybí { $count } hráčů.
    }
waiting-complete = Všechna místa jsou obsazená, můžete začít.
waiting-start = Rozdat karty
waiting-sit = Sednout si sem
waiting-rise = Vstát
waiting-add-bot = Posadit bota
waiting-send-bot-away = Poslat bota pryč: { $name }
waiting-fill = Obsadit boty
waiting-close = Zrušit stůl
waiting-close-sure = Opravdu zrušit?
waiting-you = ty
waiting-away = je pryč
waiting-watch = Díváš se. Volné místo na tebe čeká.
invite-title = Pozvánka
invite-label = Odkaz na stůl
invite-qr = QR kód s odkazem na stůl
invite-private = Ke stolu se dostane jen ten, kdo má tento odkaz.
invite-open = Stůl je v lobby, přisednout může kdokoli.
invite-only-here = Tuhle adresu otevře jen tenhle počítač. Aby se mohly přidat i telefony ve stejné síti, spusť „./dev play --network“.
invite-share = Sdílet
fair-title = Férové míchání
fair-text = Karty zamíchá zapečetěné semínko. Jeho otisk vidíš už teď; po hře se semínko odkryje a můžeš ho ověřit.
fair-commitment = Otisk
rules-chosen = Pravidla stolu
shared-add = Další hráč u této obrazovky
shared-turn = Na řadě je { $name }
shared-hint = Předej obrazovku. Karty se ukážou, až tlačítko podržíš.
shared-hold = Podržet a hrát
pass-turn = Na řadě je { $name }
pass-hint = { $number } z { $count }: předej obrazovku. Co se ukáže, dokud držíš tlačítko, smíš vidět jen ty.
pass-hold = Podrž a podívej se
pass-next = Další hráč
pass-done = Začít hru
table-closed = Stůl byl zrušen dřív, než hra začala.
former-title = Stůl podle starších pravidel
former-over = Tahle hra se hrála podle pravidel ve verzi { $version }, podle kterých se tu už nehraje. Výsledek i záznam zůstávají, přehrát ji tu ale nejde.
former-unfinished = Tahle hra začala podle pravidel ve verzi { $version }, podle kterých se tu už nehraje. Nejde v ní pokračovat.
former-ended = Skončila { $date }
former-players = Hráli: { $names }

# Stůl
turn-number = tah { $number }
progress = Odehráno { $progress } %
tab-table = Stůl
tab-own = Moje
tab-notebook = Zápisník
tab-rivals = Soupeři
tab-partners = Spoluhráči
players = Hráči u stolu
tab-log = Záznam
tab-chat = Hovor
tabs = Části stolu
board = Herní deska
rivals = Hráči
to-act = na tahu
points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
seat-connected = u stolu
seat-away = je pryč
seat-left = místo je opuštěné
seat-late = čas vypršel
seat-resigned = hra vzdaná
seat-stand-in = hraje bot
seat-replace = Ať hraje bot
seat-replace-hint = { $name } tu není. Když budou všichni souhlasit, dohraje hru na tomto místě bot.
seat-voted = Pro bota už jsou: { $names }
stand-in-own = Hraje za tebe bot.
take-back-seat = Vrátit se ke hře
watchers =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
clock-of = Hodiny: { $name }
clock-days = { $days } d { $hours } h
table-menu = Další možnosti
since-last-turn = Od mého tahu
resign = Vzdát hru
resign-sure = Opravdu chceš hru vzdát?
leave = Odejít od stolu
leave-sure = Když odejdeš, mohou ostatní nechat hrát bota. Vrátit se můžeš kdykoli.
share-view = Odkaz na stůl
orders-open = Předem dané odpovědi
chances-ask = Jak si stojíme
chances-title = Odhad šancí na výhru

# Spojení
link-connecting = Připojuje se…
link-lost = Spojení je přerušené, obnovuje se… O nic nepřijdeš.
link-closing = Server se restartuje. Za chvíli jsme zpátky a hodiny stojí.
gone-1008 = Server spojení ukončil. Možná máš otevřených moc oken.
gone-4403 = Tenhle stůl se sledovat nedá. Potřebuješ pozvánku.
gone-4404 = Takový stůl tu není.
gone-other = Server spojení ukončil.

# Lišta s otázkou
waiting-for = Na tahu: { $names }
waiting-detail = Až přijdeš na řadu, ozve se zvonek.
waiting-watching = Díváš se z míst pro diváky.
passing = Sleduj, co se děje
passing-detail = Kliknutí nebo klávesa ukáže zbytek najednou.
sending = Odesílá se…
kept = Odešle se, jakmile bude spojení.
undo = Vrátit krok
undo-ask = Požádat o vrácení
undo-asked-title = Smí { $name } vzít své rozhodnutí zpět?
undo-asked-detail = Když budou všichni souhlasit, hra se vrátí před toto rozhodnutí.
undo-requested = Čeká se, jestli ostatní s vrácením souhlasí.
agree = Souhlasím
disagree = Nesouhlasím
hint = Poradit
hint-thinking = Bot přemýšlí…
hint-line = { $percent } %
hint-title = Co by hrál bot
confirm-turn = Potvrdit tah
confirm-question = Potvrdit tah?
confirm-detail = Zatím ho vidíš jen ty. Potom ho uvidí všichni.
rule-number = Pravidlo { $rule }
answers = Odpovědi
your-turn = Jsi na tahu
your-turn-title = ● Jsi na tahu · { $game }
your-turn-notice = { $table }: { $question }
over-detail = Záznam hry si můžeš přehrát, rozebrat i ověřit.
game-over = Hra skončila

# Záznam a hovor
log = Záznam
log-turn = Tah { $number } · { $name }
log-round = { $round ->
    [1] Kolo I
    [2] Kolo II
    [3] Kolo III
   *[other] Kolo { $round }
 }
log-start = Začátek
log-empty = Zatím se nic nestalo.
chat = Hovor
chat-empty = U stolu je ticho.
chat-write = Napiš ke stolu…
chat-send = Poslat
chat-mute = Ztlumit: { $name }
chat-unmute = Slyšet znovu: { $name }
chat-muted =
    { $count ->
        [one] { $count } ztlumená zpráva
        [few] { $count } ztlumené zprávy
       *[other] { $count } ztlumených zpráv
    }
chat-phrases = Rychlé fráze
chat-watcher = divák
phrase-hello = Ahoj
phrase-good_luck = Hodně štěstí
phrase-well_played = Pěkně zahráno
phrase-thanks = Díky za hru
phrase-moment = Moment, hned jsem zpátky
phrase-thinking = Přemýšlím
phrase-oops = Ajaj

# Výsledek
sheet-title = Konec hry
sheet-winner = Vítězí { $names }
sheet-winners = O vítězství se dělí { $names }
sheet-you-won = Vítězství je tvoje
sheet-together-won = Společně jste vyhráli
sheet-together-lost = Společně jste prohráli
sheet-together = U stolu: { $names }.
sheet-all = Společně
sheet-line = Za co
sheet-total = Celkem
sheet-tie-break = rozhoduje při shodě
sheet-rank-of = { $rank }.
sheet-absent = bez hráče do konce
sheet-rematch = Odveta
sheet-rematch-join = Přidat se k odvetě
sheet-replay = Přehrát hru
sheet-analysis = Rozbor
sheet-download = Stáhnout záznam
sheet-verify = Ověřit míchání
sheet-show-board = Ukázat stůl
sheet-show-sheet = Ukázat výsledek

# Nastavení
settings-title = Nastavení
settings-sound = Zvonek, když jsem na tahu
settings-sounds = Zvuky tahů ostatních
settings-notify = Upozornění, když se nedívám
settings-notify-denied = Prohlížeč upozornění nedovolil.
settings-calls = Zavolat mě, když jsem na tahu
settings-calls-hint = Na tomhle zařízení, i když je stránka zavřená. U každého stolu se to dá vypnout.
settings-calls-denied = Prohlížeč volání nedovolil.
table-calls = Volat mě k tomuhle stolu
settings-speed = Tempo, jakým vidím tahy ostatních
speed-slow = klidné
speed-normal = běžné
speed-fast = svižné
speed-instant = hned
settings-confirm = Svůj tah potvrzuji
settings-confirm-hint = Tah zůstane rozepsaný, dokud ho nepotvrdíš. Vidíš ho jen ty.
settings-discreet = Skrývat mou ruku
settings-discreet-hint = Kde hra něco tají, jsou tvé karty zakryté, dokud je nepodržíš. Na společné obrazovce vždy.
settings-keys = Klávesy
keys-numbers = číslice a písmena: odpovědi
keys-enter = Enter: hlavní odpověď, potvrzení
keys-undo = U: vrátit krok
keys-hint = H: poradit
keys-rules = ?: pravidla
keys-replay = R: co se stalo od mého tahu
keys-chat = C: psát ke stolu

# Profil
profile-title = Kdo jsi
profile-name = Jméno
profile-save = Uložit
profile-saved = Uloženo.
profile-guest = Jsi host. Místo u stolu i hry jsou tvoje, dokud máš tento prohlížeč.
profile-account = Máš účet { $name }.
profile-claim-title = Založit účet
profile-claim-text = Jméno bude jen tvoje a heslem ho otevřeš i jinde. Dosavadní hry ti zůstanou.
profile-password = Heslo (aspoň 8 znaků)
profile-claim = Založit účet
profile-login-title = Přihlásit se
profile-login-text = Už máš účet odjinud?
profile-login = Přihlásit
profile-logout = Odhlásit se všude
profile-forget = Zapomenout hosta v tomto prohlížeči
profile-statistics = Výsledky
profile-no-games = Zatím žádná dohraná hra.
profile-games = her
profile-won = výher
profile-best = nejvíc bodů
profile-mean = průměr bodů
profile-rank = průměrné pořadí
profile-rating = hodnocení
profile-last = Poslední hry
played-rank =
    { $seats ->
        [one] { $rank }. místo
       *[other] { $rank }. místo z { $seats }
    }
played-points = body: { $points }
played-won-together = společná výhra
played-lost-together = společná prohra
played-against = soupeři: { $names }
played-with = spoluhráči: { $names }

# Pravidla
rules-title = Pravidla: { $game }
cards-title = { $game }: všechny karty
cards-search = Hledat v kartách
rules-search = Hledat v pravidlech
rules-found =
    { $count ->
        [0] Nic takového v pravidlech není.
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }
rules-contents = Obsah
rules-how = Jak se hraje
rules-pick = Která pravidla?

# O projektu
about-title = O projektu
about-text = Hlubina je otevřený program (licence MIT). Hry patří svým autorům a vydavatelům; Hlubina je neoficiální a neobsahuje jejich obrázky ani texty.
about-icons = Ikony
about-icons-text = Z kolekce game-icons.net pod licencí CC BY 3.0. Autoři:
about-fonts = Písma
about-fonts-text = Bona Nova, Bona Nova SC a Ysabeau Office pod licencí SIL Open Font License.
about-fair = Férovost
about-fair-text = Každé míchání je předem zapečetěné a po hře ověřitelné. Boti nevidí nic, co by na jejich místě neviděl člověk.
about-games = Hry

# Přehrávka
replay-title = Přehrávka
replay-of = { $game }: přehrávka
replay-first = Na začátek
replay-previous = O krok zpět
replay-next = O krok dál
replay-last = Na konec
replay-previous-turn = Předchozí tah
replay-next-turn = Další tah
replay-play = Přehrávat
replay-pause = Zastavit
replay-move = Krok { $move } z { $moves }
replay-eyes = Číma očima
replay-eyes-all = divák
replay-link = Kopírovat odkaz na tuto chvíli
replay-upload = Nahrát záznam
replay-upload-text = Soubor, který server uložil po hře, nebo záznam z terminálu.
replay-choose-file = Vybrat soubor
replay-bad-file = Tohle není záznam hry.
replay-tab-log = Záznam
replay-tab-analysis = Rozbor

# Rozbor
analysis-start = Rozebrat hru
analysis-running = Bot prochází celou hru, chvíli to potrvá…
analysis-curve = Šance na výhru během hry
analysis-swings = Nejdražší rozhodnutí
analysis-none = Žádné rozhodnutí šance výrazně nezhoršilo.
analysis-swing = Krok { $move }, { $name }: −{ $loss } %
analysis-played = Zahráno: { $action }
analysis-better = Lepší bylo: { $action }
analysis-chance = { $name }: { $percent } %
analysis-not-over = Rozebrat jde jen dohranou hru.
reasons-title = Proč tak

# Ověření
verify-title = Ověření míchání
verify-text = Otisk, který stůl ukázal před rozdáním, se tady v prohlížeči přepočítá ze semínka v záznamu.
verify-record = Záznam hry
verify-choose = Vybrat soubor se záznamem
verify-secret = Semínko ze záznamu
verify-computed = Otisk spočítaný ze semínka
verify-promised = Otisk ukázaný před rozdáním
verify-stated = Otisk v záznamu
verify-contributions = Příspěvky hráčů do míchání
verify-contribution = Místo { $seat }, { $name }: { $value }
verify-nothing = nic
verify-yours = tvůj příspěvek souhlasí
verify-not-yours = liší se od toho, co poslal tento prohlížeč
verify-holds = Slib platí: karty rozdalo semínko zapečetěné před hrou.
verify-broken = Pozor, semínko neodpovídá otisku z doby před rozdáním.
verify-unknown = Tento prohlížeč otisk před rozdáním neviděl, porovnat jde jen s tím, co stojí v záznamu.
verify-open = Tato hra má otevřené semínko, nic nebylo zapečetěno.
verify-insecure = Prohlížeč umí počítat otisky jen přes https nebo na tomto počítači.
verify-shuffles = Každé zamíchání a každé rozhodnutí ověří příkaz
verify-key = Klíč míchání

# Jak se hraje
learn-link = Jak se hraje
learn-title = Jak se hraje: { $game }
learn-rules = Celá pravidla
learn-cards = Všechny karty
learn-try = Zkusit s boty

# Obecná deska
generic-own = Moje
generic-shared = Na stole
generic-hidden =
    { $count ->
        [one] { $count } skrytá
        [few] { $count } skryté
       *[other] { $count } skrytých
    }

# Proč ne
denied-stale = Otázka se mezitím změnila, tahle odpověď už neplatí.
denied-refused = To pravidla nedovolují.
denied-not_your_turn = Teď nejsi na tahu.
denied-table_over = Hra už skončila.
denied-table_full = Všechna místa jsou obsazená, můžeš se dívat.
denied-seat_taken = Na tomto místě už někdo sedí.
denied-seat_empty = Tam nikdo nesedí.
denied-seated = U hodnoceného stolu nikdo nehraje na dvou místech.
denied-no_seat = Takové místo u stolu není.
denied-no_table = Takový stůl tu není.
denied-no_game = Takovou hru server nezná.
denied-no_move = Tak daleko ta hra nedošla.
denied-no_person = Nikoho takového server nezná.
denied-not_invited = Stůl je soukromý, potřebuješ odkaz s pozvánkou.
denied-not_yours = To místo patří někomu jinému.
denied-started = Hra už začala.
denied-not_started = Hra ještě nezačala.
denied-not_over = Hra ještě neskončila.
denied-seats_empty = Ještě nejsou obsazená všechna místa.
denied-not_seated = To může jen ten, kdo u stolu sedí.
denied-no_undo = Tohle vrátit nejde: odkrylo se něco skrytého, nebo už hráli jiní.
denied-no_draft = Není co potvrdit.
denied-not_sayable = Tohle teď říct nesmíš.
denied-not_asked = Nikdo teď o vrácení nežádá.
denied-resigned = Tuhle hru už máš vzdanou.
denied-left = Od stolu už jsi pryč.
denied-not_gone = Své místo máš, není co vracet.
denied-not_replaceable = To místo se teď botovi předat nedá.
denied-voted = Svůj souhlas už máš daný.
denied-too_fast = Moc rychle; chvilku počkej.
denied-unavailable = Server to teď nemůže uložit, zkouší to znovu.
denied-bad_token = Server nevěří, že tohle místo je tvoje. Načti stránku znovu.
denied-bad_message = Server zprávě nerozumí. Načti stránku znovu.
denied-bad_name = Jméno má 1 až 30 znaků.
denied-bad_record = Záznam neodpovídá pravidlům hry.
denied-bad_order = Takové předem dané odpovědi tahle hra nezná.
denied-bad_request = Server požadavku nerozumí.
denied-too_many_tables = Máš už příliš mnoho čekajících stolů. Některý nejdřív zruš.
denied-no_spectators = Tenhle stůl nemá diváky.
denied-silence = Diváci hodnocené hry mlčí.
denied-silenced = Hra ti teď nedovoluje mluvit. Všechno ostatní můžeš.
denied-no_visitor = Mluvit může jen ten, kdo má jméno.
denied-name_taken = Tohle jméno už někdo má.
denied-has_account = Účet už máš.
denied-wrong_password = Jméno nebo heslo nesouhlasí.
denied-account_needed = U hodnoceného stolu potřebuje každý účet.
denied-rated = V hodnocené hře se neradí a boti u ní nesedí.
denied-other_version = Ten stůl je z jiné verze pravidel.
denied-not_found = Tady nic není.
denied-failure = Na serveru se něco pokazilo; nic se nezměnilo.

# Hosté
guest-1 = Rejnok
guest-2 = Sépie
guest-3 = Ježek
guest-4 = Krab
guest-5 = Racek
guest-6 = Tuleň
guest-7 = Delfín
guest-8 = Kosatka
guest-9 = Manta
guest-10 = Murena
guest-11 = Langusta
guest-12 = Humr
guest-13 = Perlorodka
guest-14 = Medúza
guest-15 = Chobotnice
guest-16 = Hvězdice
guest-17 = Koník
guest-18 = Albatros
guest-19 = Rybák
guest-20 = Tučňák
guest-21 = Lachtan
guest-22 = Narval
guest-23 = Kapr
guest-24 = Candát
guest-25 = Úhoř
guest-26 = Jeseter
guest-27 = Ďas
guest-28 = Losos
guest-29 = Pstruh
guest-30 = Sumec
guest-31 = Kormorán
guest-32 = Rak
guest-33 = Plejtvák
guest-34 = Vorvaň
guest-35 = Žralok
guest-36 = Sardinka
guest-37 = Tuňák
guest-38 = Mečoun
guest-39 = Hejk
guest-40 = Lastura

# Stoly
table-name-1 = Stůl u majáku
table-name-2 = Noční plavba
table-name-3 = Modrá laguna
table-name-4 = Ztracená hlubina
table-name-5 = Perlová zátoka
table-name-6 = Tichý příliv
table-name-7 = Zlatá kotva
table-name-8 = Korálový dvůr
table-name-9 = U sedmi mušlí
table-name-10 = Starý přístav
table-name-11 = Stříbrný útes
table-name-12 = Za vlnolamem
table-name-13 = Ponorka
table-name-14 = Kapitánův stůl
table-name-15 = Solná jeskyně
table-name-16 = Zelená mělčina
table-name-17 = Mlžný ostrov
table-name-18 = Severní proud
table-name-19 = U dvou velryb
table-name-20 = Tajná komora
table-name-21 = Půlnoční maják
table-name-22 = Jantarové pobřeží
table-name-23 = Potopený zvon
table-name-24 = Bílý písek
table-name-25 = Pod hladinou
table-name-26 = Dlouhé molo
table-name-27 = Chaluhový sad
table-name-28 = Lodní zvon
table-name-29 = Rybářská bašta
table-name-30 = Úžina
table-name-31 = Velký odliv
table-name-32 = Měsíční zátoka
table-name-33 = Vrak Naděje
table-name-34 = Na konci světa
table-name-35 = Duhový útes
table-name-36 = Sedmé moře
table-name-37 = Černá perla
table-name-38 = Větrná růžice
table-name-39 = Klidná voda
table-name-40 = Trojzubec
table-name-41 = Jižní kříž
table-name-42 = Vodní zámek
table-name-43 = Hvězdná noc
table-name-44 = Propadlina
table-name-45 = Mořská brána
table-name-46 = Pod palubou
table-name-47 = Osamělá bóje
table-name-48 = Pěna a sůl

# Vlastní karty
own-cards = vlastní karty
own-cards-label = Karty
own-cards-choose = Vlastní karty ze souboru
own-cards-help = Soubor karet (TOML) se změněnými čísly. Každý uvidí, co je jinak, ještě než si přisedne.
own-cards-remove = zpět k běžným kartám
own-cards-bad = Tento soubor karet nelze použít.
own-cards-unreadable = Je příliš velký, nebo to není text.
own-cards-unrated = Stůl s vlastními kartami se nehodnotí.
own-cards-note = U tohoto stolu se hraje s vlastními kartami.
own-cards-changes =
    { $count ->
        [0] Od běžných karet se nic neliší
        [one] { $count } rozdíl proti běžným kartám
        [few] { $count } rozdíly proti běžným kartám
       *[other] { $count } rozdílů proti běžným kartám
    }
own-cards-same = Od běžných karet se nic neliší.
own-cards-standard = běžně
own-cards-here = tady
own-cards-download = Stáhnout soubor karet
own-cards-all = Všechny karty
replay-upload-cards = Hrálo-li se s vlastními kartami, vyber nejdřív jejich soubor (TOML).
denied-broken_cards = S kartami tohoto stolu takhle hra pokračovat nemůže.
