# Terminál česky.

human = Hráč { $number }
bot-1 = Bára
bot-2 = Cyril
bot-3 = Dana
bot-4 = Emil
bot-5 = František
bot-6 = Gita
bot-7 = Hugo
bot-8 = Iva
round = { $number }. kolo
choose = Tvá volba
keys-line = číslo · u zpět · h tip · ? nápověda · ?1 vysvětlí 1 · l záznam · q konec
orders-line = číslo · u zpět · h tip · ? nápověda · ?1 vysvětlí 1 · a automatické odmítání · l záznam · q konec
talk-line = číslo · t něco říct · u zpět · h tip · ? nápověda · ?1 vysvětlí 1 · a automatické odmítání · l záznam · q konec
talk-help = „t 3“ řekne číslo 3, „t slovo“ ukáže jen to, v čem to slovo je. Uslyší to všichni a může to být lež.
talk-shared = „t @{ $seat }“ ukáže, co smí říct { $who }, „t @{ $seat } 3“ za něj řekne číslo 3.
talk-nobody = Nikdo, kdo hraje u tohoto terminálu, nemá místo „{ $asked }“.
talk-none = Teď mimo pořadí nic říct nesmíš.
talk-nothing = V ničem, co teď smíš říct, není „{ $asked }“.
order-followed = automaticky: { $action }
order-none = V této hře není co rozhodnout předem.
order-help = „a 4“ nastaví vše, „a 2 4“ jen položku 2 (z { $last }); 1 znamená vždy se ptát.
order-range = Napiš hodnotu od 1 do { $highest }.
several-line = Klidně jich napiš víc na jeden řádek, v libovolném pořadí: 1 3 5
several-over = Vybrat už nešlo: { $chosen }
one-choice = Tady se čeká jediná odpověď; napiš jen jedno číslo.
not-a-choice = „{ $answer }“ není žádná z možností; napiš číslo od 1 do { $last }, nebo ? pro nápovědu.
nothing-to-undo = Není co vrátit: poslední rozhodnutí odkrylo něco skrytého, nebo nebylo tvoje.
undone = Vráceno.
hint-title = Co radí bot search
hint-line = { $number }. { $action }: šance na výhru { $percent } %
hint-thinking = Přemýšlím…
log-title = Co se stalo
explain-nothing = Možnost ani karta „{ $asked }“ tu není.
help-title = Jak se hraje
help-rules = ?{ $chapter } ukáže kapitolu pravidel s čísly těchto karet, ?{ $chapter }.1 jedno pravidlo. Celá pravidla vypíše příkaz „{ $command } rules { $game } --lang { $language }“, s volbou --cards SOUBOR ta pro vlastní soubor karet.
help-commands = Napiš číslo své odpovědi. Kde se vybírá víc věcí, napiš třeba 1 3 5 na jeden řádek. u vrátí tvé poslední rozhodnutí, pokud neodkrylo nic skrytého; h ukáže tři nejlepší odpovědi podle bota search; ?N vysvětlí možnost N a ?slovo kteroukoli kartu s tím slovem v názvu; l ukáže záznam; t ukáže, co smíš říct mimo pořadí, a t N to řekne, pokud to hra nabízí; a nastaví, co odmítáš předem, pokud to hra nabízí; q uloží hru a skončí.
saved = Uloženo. V rozehrané hře budeš pokračovat příkazem „{ $command } play { $game }“.
resumed = Pokračuješ v uložené hře. Novou začneš volbou „--new“.
put-aside = Dřívější hra je odložená: { $path }
fair = Míchání je zapečetěné, otisk { $commitment }. Tajné semínko najdeš po hře v záznamu.
over = Konec hry
winner = Vyhrává { $names }
winners = O vítězství se dělí { $names }
together-won = Vyhráli jste společně.
together-lost = Prohráli jste společně.
rank = Pořadí
points = Body
number = { NUMBER($number) }
total = Celkem
record-kept = Záznam hry je v souboru { $path }; ukáže ho „{ $command } replay“ a ověří „{ $command } verify“.
rule-number = Pravidlo { $rule }
move-of = Krok { $number } z { $total }
and = { $first } a { $second }

# Stoly na serveru

join-bad-address = „{ $address }“ není adresa serveru ani stolu. Taková adresa vypadá třeba takto: http://127.0.0.1:8321/t/abc
join-no-server = Server { $address } neodpovídá. Zkontroluj adresu a jestli server běží.
join-not-hlubina = Na adrese { $address } neodpovídá Hlubina, nebo je to jiná verze než tvoje.
join-other-version = Na serveru se hraje { $game } ve verzi { $theirs }, tvůj program zná verzi { $ours }. Aktualizuj ho.
join-hello = Na serveru { $address } se jmenuješ { $who }.
join-seat = Sedíš na místě { $seat } jako { $who }.
join-watching = Jen se díváš.
join-connecting = Navazuji spojení…
join-lost = Spojení je přerušené, obnovuje se… O nic nepřijdeš.
join-found = Spojení je zpátky.
join-closing = Server se restartuje. Za chvíli se zase připojím, hodiny zatím stojí.
join-kept = Volba se odešle, jakmile bude spojení zpátky.
join-no-answer = Server teď neodpovídá, zkus to za chvíli znovu.
join-gone = Server spojení ukončil.
join-gone-1002 = Server posílá zprávy, kterým tento program nerozumí. Mají různé verze; aktualizuj je.
join-gone-1008 = Server spojení ukončil a další odmítá.
join-gone-4403 = U tohoto stolu se nesmíš dívat. Potřebuješ pozvánku.
join-gone-4404 = Takový stůl na serveru není.
join-left = Místo ti zůstává. Vrátíš se příkazem { $command } join { $address }
join-left-watching = Znovu se přijdeš podívat příkazem { $command } join { $address }
join-closed = Stůl byl zrušen dřív, než hra začala.
join-former = Tento stůl je z verze pravidel { $version }, podle které se tu už nehraje. Můžeš si přečíst, jak hra dopadla, a uložit její záznam.
join-former-kept = Záznam je v { $path }.

join-seats-title = { $game }: kdo už sedí
join-seats-prompt = Příkaz
join-seats-keys = s začít · b přidat bota · b search:1s přidat bota s tímto kódem · c text napsat ostatním · ? nápověda · q konec
join-empty = volné místo { $number }
join-you = to jsi ty
join-away = právě tu není
join-missing = { $count ->
    [one] Chybí ještě { $count } hráč.
    [few] Chybějí ještě { $count } hráči.
   *[other] Chybí ještě { $count } hráčů.
 }
join-complete = Všechna místa jsou obsazená, hra může začít.
join-invite = Ostatní přisednou v prohlížeči na téže adrese, nebo příkazem { $command } join { $address }
join-begins = Hra začíná.

join-keys-line = číslo · u zpět · h tip · ? nápověda · ?1 vysvětlí 1 · c text napsat ostatním · l záznam · q konec
join-orders-line = číslo · u zpět · h tip · ? nápověda · ?1 vysvětlí 1 · a automatické odmítání · c text napsat ostatním · l záznam · q konec
join-talk-line = číslo · t něco říct · u zpět · h tip · ? nápověda · ?1 vysvětlí 1 · a automatické odmítání · c text napsat ostatním · l záznam · q konec
join-help = Napiš číslo své odpovědi, samotný Enter ukáže stůl. Kde se vybírá víc věcí, napiš třeba 1 3 5 na jeden řádek. u vrátí tvé poslední rozhodnutí, a pokud už hrál někdo další, požádá ho o souhlas; h ukáže tři nejlepší odpovědi podle bota search; ?N vysvětlí možnost N a ?slovo kteroukoli kartu s tím slovem v názvu; l ukáže záznam; t ukáže, co smíš říct mimo pořadí, a t N to řekne, pokud to hra nabízí; a nastaví, co odmítáš předem, pokud to hra nabízí; c a text pošle zprávu ostatním; resign hru vzdá; replace předá botovi místo hráče, který zmizel; back ti vrátí místo, na kterém za tebe hraje bot; q odejde od obrazovky, místo ti zůstane.
join-unknown = Příkaz „{ $answer }“ tu neznám; napiš ? pro nápovědu.
join-not-asked = Teď se tě nikdo na nic neptá.
join-waiting-for = Na tahu: { $names } (? nápověda)
join-drafted = Tah máš rozepsaný v jiném okně; příkazem ok ho potvrdíš.
join-changed = Otázka se mezitím změnila.
join-hasty = „{ $answer }“ patřilo ještě k předchozí otázce, takže to neplatí.
join-clocks = Hodiny: { $clocks }
join-yes-no = a/n
join-answer = Odpověz prosím a (ano), nebo n (ne).
join-resign = Opravdu chceš hru vzdát?
join-undo-asked = { $who } chce vzít zpět své poslední rozhodnutí. Souhlasíš?
join-undo-sent = Ostatní už hráli, musí souhlasit. Ptám se jich.
join-undo-denied = Rozhodnutí zůstává: ostatní nesouhlasí, nebo už hrají dál.
join-undone = Rozhodnutí je vzato zpět.
join-resigned = { $who }: hráč hru vzdal.
join-gone-away = { $who }: hráč odešel od stolu.
join-unlinked = { $who } je teď pryč od stolu.
join-returned = { $who } je zase u stolu.
join-late = { $who }: čas vypršel.
join-voted = { $voter } souhlasí, aby místo „{ $who }“ převzal bot.
join-stand-in = { $who }: dál hraje bot { $bot }.
join-stand-in-own = Za tebe teď hraje bot { $bot }. Příkazem back si místo vezmeš zpátky.
join-plays-again = { $who } zase hraje.
join-replaceable = { $who } tu není. Příkazem „replace { $seat }“ navrhneš, aby dál hrál bot.

join-no-record = Záznam hry se nepodařilo stáhnout. Zkus později { $command } join { $address }
join-record-broken = Záznam hry nesouhlasí: { $error }
join-verified = Záznam je v pořádku: všechna rozhodnutí, výsledek i každé míchání odpovídají otisku { $commitment } z doby před rozdáním.
join-promise-broken = Pozor, karty nebyly zamíchány podle otisku { $commitment }, který server ukázal před rozdáním!

lobby-title = Stoly na serveru { $address }
lobby-empty = Žádný stůl tu není.
lobby-waiting = { $free ->
    [0] plno, za chvíli začne
    [one] { $free } volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
 }
lobby-playing = hraje se, hotovo { $done } %
lobby-over = dohráno ({ $done } %)
lobby-yours = sedíš tu
lobby-choose = Ke kterému stolu
lobby-help = číslo stolu · n nový stůl · r obnovit · q konec
lobby-no-games = Server nenabízí žádnou hru, kterou tento program zná.
lobby-new-game = Která hra
lobby-new-seats = Kolik míst
lobby-new-bots = Kolik z nich pro boty
lobby-new-bot = Který bot
lobby-number = Napiš číslo od { $lowest } do { $highest }.

denied-stale = Otázka se mezitím změnila, tahle odpověď už neplatí.
denied-not_your_turn = Teď nejsi na tahu.
denied-table_over = Hra už skončila.
denied-table_full = Všechna místa jsou obsazená. S volbou --watch se můžeš dívat.
denied-seat_taken = Na tomto místě už někdo sedí.
denied-seated = U hodnoceného stolu nikdo nehraje na dvou místech.
denied-no_seat = Takové místo u stolu není.
denied-no_table = Takový stůl na serveru není.
denied-not_invited = Stůl je soukromý, potřebuješ pozvánku.
denied-not_allowed = To nesmíš.
denied-started = Hra už začala.
denied-not_started = Hra ještě nezačala.
denied-seats_empty = Ještě nejsou obsazená všechna místa; b přidá bota.
denied-not_seated = To může jen ten, kdo u stolu sedí.
denied-no_undo = Tohle vrátit nejde: odkrylo se něco skrytého, nebo už hráli jiní.
denied-no_draft = Není co potvrdit.
denied-not_sayable = Tohle teď říct nesmíš.
denied-resigned = Tuhle hru už máš vzdanou.
denied-not_gone = Své místo máš, není co vracet.
denied-not_replaceable = To místo se teď botovi předat nedá.
denied-voted = Svůj souhlas už máš daný.
denied-too_fast = Moc rychle; chvilku počkej.
denied-unavailable = Server to teď nemůže uložit, zkouším to znovu.
denied-bad_token = Server nevěří, že tohle místo je tvoje. Skonči a připoj se znovu.
denied-too_many_tables = Máš už příliš mnoho čekajících stolů.
denied-no_spectators = U tohoto stolu se diváci nepřipouštějí.
denied-silence = Diváci hodnocené hry mlčí.
denied-silenced = Hra ti teď nedovoluje mluvit. Všechno ostatní můžeš.
denied-name_taken = Tohle jméno už někdo má.
denied-rated = V hodnocené hře se neradí.

# what is printed on a component
face-does = Účinek
face-symbols = Symboly
own-cards = vlastní karty
own-cards-note = { $count ->
    [0] U tohoto stolu se hraje s vlastním souborem karet, od běžných karet se ale nic neliší.
    [one] U tohoto stolu se hraje s vlastními kartami. { $count } rozdíl proti běžným:
    [few] U tohoto stolu se hraje s vlastními kartami. { $count } rozdíly proti běžným:
   *[other] U tohoto stolu se hraje s vlastními kartami. { $count } rozdílů proti běžným:
 }
own-cards-sit = Přisednout k tomuto stolu
changes-what = součást
changes-standard = běžně
changes-here = tady
changes-none = Od běžných karet se nic neliší.
join-other-cards = Server poslal jiné karty, než s jakými se u tohoto stolu hraje.
denied-broken_cards = S kartami tohoto stolu takhle hra pokračovat nemůže.
join-cards-for-new = Soubor karet patří k novému stolu: zadej adresu serveru a založ stůl tam.
