# Dive in English.

title = Dive
notice = A game for the tests of Hlubina.
how-to-play =
    In your turn you dive for pearls as often as you like, and each time the die shows the swell: where it is higher than the calm of the place, your basket is lost.
    Who surfaces in time keeps the pearls. The basket holds { $basket }; after { $rounds } rounds the most pearls win.

place-reef = reef
place-wreck = wreck
place-trench = trench
place-does = { $pearls ->
    [one] { $pearls } pearl
   *[other] { $pearls } pearls
    } for a die of at most { $calm }.
faces-game = Rules
faces-place = Places
figure-rounds = rounds
figure-basket = pearls in a basket
figure-pearls = pearls
figure-calm = calm

action-dive = dive at the { $place } ({ $place_pearls } for at most { $place_calm })
action-surface = surface

prompt-descend = Dive or surface?
    .detail = { $basket ->
        [one] { $basket } pearl lies
       *[other] { $basket } pearls lie
        } in your basket.

event-dived = { $seat } dives at the { $place }, throws { $swell } and brings up { $pearls ->
    [one] { $pearls } pearl
   *[other] { $pearls } pearls
    }.
event-lost = { $seat } dives at the { $place }, throws { $swell } and loses { $pearls ->
    [one] { $pearls } pearl
   *[other] { $pearls } pearls
    }.
event-surfaced = { $seat } surfaces with { $pearls ->
    [one] { $pearls } pearl
   *[other] { $pearls } pearls
    }.
event-game_over = The last diver is back.

refusal-D-2_4 = Dive where the pearls still fit into your basket, or surface.
score-pearls = Pearls
