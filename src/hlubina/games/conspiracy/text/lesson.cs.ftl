# What the guide says in a first game.
lesson-welcome = Tvá frakce
    .text = Skládáš frakci z { $places } lordů: odshora dolů, každou řadu zleva doprava. Kdo má na konci nejvíc bodů vlivu, vyhrává. Proti tobě hraje { $rival }.
lesson-draw = Vezmi lordy z balíčku
    .text = Vezmeš 1, 2, nebo 3 lordy a jednoho si necháš. Z více se lépe vybírá, ale ty ostatní si pak může vzít { $rival }. Zkus to se dvěma.
lesson-keep = Co lord umí
    .text = Vlevo nahoře má lord svůj vliv, vpravo to, co udělá při zařazení: šipky prohodí dva lordy, za klíče je území, perly dostaneš hned. Slabší lord bývá užitečnější. Jednoho si nech.
    .later = Vlevo nahoře má lord svůj vliv, vpravo to, co udělá při zařazení: šipky prohodí dva lordy, za klíče je území, perly dostaneš hned. Slabší lord bývá užitečnější.
lesson-coalition = Místo a koalice
    .text = Lord jde vždy na první volné místo. Sousedící lordi jedné barvy tvoří koalici a za každého lorda té největší máš { $coalition_per_lord ->
        [one] { $coalition_per_lord } bod
        [few] { $coalition_per_lord } body
       *[other] { $coalition_per_lord } bodů
    }. Sousedí se vlevo, vpravo i šikmo nahoru a dolů.
lesson-piles = Odkládací balíčky
    .text = Odložení lordi leží na balíčcích svých barev. Místo z balíčku lordů si smíš vzít celý odkládací balíček a všechny jeho lordy zařadit. Víc lordů jedné barvy se hodí do koalice.
lesson-coats = Erby
    .text = Nejvlivnější lord každé barvy nese erb a na konci dá tolik bodů, kolik má vlivu. Slabší lordi téže barvy za vliv nic nedají. Vyplatí se tedy mít všech pět barev.
lesson-pearls = Perly a perlový magnát
    .text = Lord s perlami vpravo nahoře ti jich tolik dá. Perlovým magnátem je ten, kdo naposledy dosáhl nejvyššího počtu perel nebo ho překonal. Na konci má magnát { $pearl_master ->
        [one] { $pearl_master } bod
        [few] { $pearl_master } body
       *[other] { $pearl_master } bodů
    }; perly se neutrácejí.
lesson-keys = Klíče
    .text = Někteří lordi přinášejí stříbrný nebo zlatý klíč. Jakmile máš dva nepoužité klíče stejné barvy, nebo jakékoli tři, hned ovládneš území. Všechny tvé klíče jsou tím použité.
lesson-location = Území
    .text = Vezmi z balíčku až tři území a jedno si nech, nebo si vezmi vyložené. Položíš je na právě zařazeného lorda a na konci dostaneš body, které ukazuje.
    .later = Za klíče vezmeš z balíčku až tři území a jedno si necháš, nebo si vezmeš vyložené. Položíš je na právě zařazeného lorda a na konci dostaneš body, které ukazuje.
lesson-end = Konec a body
    .text = Jakmile někdo zařadí posledního z { $places } lordů, ostatní mají ještě jeden tah. Body dají nejvlivnější lordi svých barev, území, největší koalice a perlový magnát. Tady vidíš, kolik by jich bylo teď.
lesson-swap = Tento lord prohazuje
    .text = Smíš prohodit dva své lordy bez klíče, třeba i tohoto. Hodí se to, když chceš spojit koalici. Vyber prvního, nebo nech lordy být.
lesson-forced = Nemáš na výběr
    .text = Území soupeře určuje, kolik lordů teď musíš vzít z balíčku. Platí jen do jeho příštího tahu.
lesson-reveal = Otočený lord
    .text = Někteří lordi při zařazení otočí horního lorda z balíčku na odkládací balíček jeho barvy. Vzít si ho odtud může každý.
