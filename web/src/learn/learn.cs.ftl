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
