# Abyss in English. Texts are ours; card texts restate facts.

title = Abyss
notice = Unofficial and unaffiliated. Abyss is a game by Bruno Cathala and Charles Chevallier, published by Bombyx.
plot-pearls = { $plot_pearls ->
    [one] { $plot_pearls } pearl
   *[other] { $plot_pearls } pearls
 }
last-space-pearls = { $last_space_pearls ->
    [one] { $last_space_pearls } pearl
   *[other] { $last_space_pearls } pearls
 }
refill-pearls = { $refill_pearls ->
    [one] { $refill_pearls } pearl
   *[other] { $refill_pearls } pearls
 }
how-to-play =
    You want the most influence: from locations, lords, affiliated allies and monster tokens.
    In your turn you may first plot, as often as you like: pay { plot-pearls } and bring a new lord to the court. Then you do one action: explore, ask the council for support, or recruit.
    Exploring turns up cards one by one on { $track_spaces ->
        [one] { $track_spaces } space
       *[other] { $track_spaces } spaces
    }. An ally is first offered to your opponents, each of whom may buy one in your turn, for 1, 2, 3 pearls and so on, paid to you. If nobody buys, you take it and stop, or go on; on the last space you must take it and gain { last-space-pearls }.
    A monster pays what the threat track shows if you fight it; going on raises the threat. Allies left behind go face down to the council.
    The council gives you one of its stacks: all the allies of one race that lie there.
    A lord is paid with allies of as many races as it has bubbles, its own race among them; a pearl fills each missing point. The lowest ally paid stays with you as affiliated. If that leaves { $refill_at } or fewer lords at the court, you gain { refill-pearls } and it is refilled to { $court_spaces }.
    With { $keys_needed ->
        [one] { $keys_needed } key
       *[other] { $keys_needed } keys
    }, on free lords or tokens, you control a location: take an available one, or draw up to { $most_drawn } and keep one. The lords whose keys you use lie under it and lose their abilities.
    Somebody with { $last_lord ->
        [one] { $last_lord } lord
       *[other] { $last_lord } lords
    }, or a court that cannot be refilled, brings the end: everybody else has one more turn. Then the lowest ally of each race in your hand is affiliated too, and the best affiliated one of each race scores.

# Races and guilds

-race-jellyfish = jellyfish
-race-crab = crab
-race-seahorse = seahorse
-race-shellfish = shellfish
-race-squid = squid
race-jellyfish = { -race-jellyfish }
    .acc = jellyfish
    .each = each of your affiliated jellyfish
    .many = Jellyfish
    .gen = jellyfish
race-crab = { -race-crab }
    .acc = crab
    .each = each of your affiliated crabs
    .many = Crabs
    .gen = crabs
race-seahorse = { -race-seahorse }
    .acc = seahorse
    .each = each of your affiliated seahorses
    .many = Seahorses
    .gen = seahorses
race-shellfish = { -race-shellfish }
    .acc = shellfish
    .each = each of your affiliated shellfish
    .many = Shellfish
    .gen = shellfish
race-squid = { -race-squid }
    .acc = squid
    .each = each of your affiliated squid
    .many = Squid
    .gen = squid
letters-jellyfish = Je
letters-crab = Cr
letters-seahorse = Se
letters-shellfish = Sh
letters-squid = Sq

guild-soldier = soldier
    .acc = soldier
    .many = Soldiers
    .each = each of your soldiers
guild-merchant = merchant
    .acc = merchant
    .many = Merchants
    .each = each of your merchants
guild-mage = mage
    .acc = mage
    .many = Mages
    .each = each of your mages
guild-politician = politician
    .acc = politician
    .many = Politicians
    .each = each of your politicians
guild-farmer = farmer
    .acc = farmer
    .many = Farmers
    .each = each of your farmers
guild-ambassador = ambassador
    .acc = ambassador
    .many = Ambassadors
    .each = each of your ambassadors
letters-guild-soldier = So
letters-guild-merchant = Me
letters-guild-mage = Ma
letters-guild-politician = Po
letters-guild-farmer = Fa
letters-guild-ambassador = Am

# Allies and the monster
card-jellyfish_1 = { -race-jellyfish } 1
    .acc = { card-jellyfish_1 }
card-jellyfish_2 = { -race-jellyfish } 2
    .acc = { card-jellyfish_2 }
card-jellyfish_3 = { -race-jellyfish } 3
    .acc = { card-jellyfish_3 }
card-jellyfish_4 = { -race-jellyfish } 4
    .acc = { card-jellyfish_4 }
card-jellyfish_5 = { -race-jellyfish } 5
    .acc = { card-jellyfish_5 }
card-crab_1 = { -race-crab } 1
    .acc = { card-crab_1 }
card-crab_2 = { -race-crab } 2
    .acc = { card-crab_2 }
card-crab_3 = { -race-crab } 3
    .acc = { card-crab_3 }
card-crab_4 = { -race-crab } 4
    .acc = { card-crab_4 }
card-crab_5 = { -race-crab } 5
    .acc = { card-crab_5 }
card-seahorse_1 = { -race-seahorse } 1
    .acc = { card-seahorse_1 }
card-seahorse_2 = { -race-seahorse } 2
    .acc = { card-seahorse_2 }
card-seahorse_3 = { -race-seahorse } 3
    .acc = { card-seahorse_3 }
card-seahorse_4 = { -race-seahorse } 4
    .acc = { card-seahorse_4 }
card-seahorse_5 = { -race-seahorse } 5
    .acc = { card-seahorse_5 }
card-shellfish_1 = { -race-shellfish } 1
    .acc = { card-shellfish_1 }
card-shellfish_2 = { -race-shellfish } 2
    .acc = { card-shellfish_2 }
card-shellfish_3 = { -race-shellfish } 3
    .acc = { card-shellfish_3 }
card-shellfish_4 = { -race-shellfish } 4
    .acc = { card-shellfish_4 }
card-shellfish_5 = { -race-shellfish } 5
    .acc = { card-shellfish_5 }
card-squid_1 = { -race-squid } 1
    .acc = { card-squid_1 }
card-squid_2 = { -race-squid } 2
    .acc = { card-squid_2 }
card-squid_3 = { -race-squid } 3
    .acc = { card-squid_3 }
card-squid_4 = { -race-squid } 4
    .acc = { card-squid_4 }
card-squid_5 = { -race-squid } 5
    .acc = { card-squid_5 }
card-monster = monster
    .acc = a monster

# Lords

lord-recruiter = Recruiter
    .acc = { lord-recruiter }
lord-jailer = Jailer
    .acc = { lord-jailer }
lord-seeker = Seeker
    .acc = { lord-seeker }
lord-assassin = Assassin
    .acc = { lord-assassin }
lord-commander = Commander
    .acc = { lord-commander }
lord-tamer = Tamer
    .acc = { lord-tamer }
lord-hunter = Hunter
    .acc = { lord-hunter }
lord-ship_master = Ship Master
    .acc = { lord-ship_master }
lord-trader = Trader
    .acc = { lord-trader }
lord-peddler = Peddler
    .acc = { lord-peddler }
lord-landlord = Landlord
    .acc = { lord-landlord }
lord-slaver = Slaver
    .acc = { lord-slaver }
lord-shopkeeper = Shopkeeper
    .acc = { lord-shopkeeper }
lord-shaman = Shaman
    .acc = { lord-shaman }
lord-invoker = Invoker
    .acc = { lord-invoker }
lord-apprentice = Apprentice
    .acc = { lord-apprentice }
lord-oracle = Oracle
    .acc = { lord-oracle }
lord-alchemist = Alchemist
    .acc = { lord-alchemist }
lord-illusionist = Illusionist
    .acc = { lord-illusionist }
lord-master_of_magic = Master of Magic
    .acc = { lord-master_of_magic }
lord-opportunist = Opportunist
    .acc = { lord-opportunist }
lord-corruptor = Corruptor
    .acc = { lord-corruptor }
lord-traitor = Traitor
    .acc = { lord-traitor }
lord-diplomat = Diplomat
    .acc = { lord-diplomat }
lord-treasurer = Treasurer
    .acc = { lord-treasurer }
lord-schemer = Schemer
    .acc = { lord-schemer }
lord-keeper = Keeper
    .acc = { lord-keeper }
lord-reaper = Reaper
    .acc = { lord-reaper }
lord-shepherd = Shepherd
    .acc = { lord-shepherd }
lord-miller = Miller
    .acc = { lord-miller }
lord-aquaculturalist = Aquaculturalist
    .acc = { lord-aquaculturalist }
lord-landowner = Landowner
    .acc = { lord-landowner }
lord-sage = Sage
    .acc = { lord-sage }
lord-hermit = Hermit
    .acc = { lord-hermit }
lord-elder = Elder
    .acc = { lord-elder }

# What lords do
amount-pearls = { $amount ->
    [one] { $amount } pearl
   *[other] { $amount } pearls
 }
does-none = No ability.
does-recruiter = Opponents pay { $amount } more for every lord.
does-jailer = Each opponent discards { $amount ->
    [one] { $amount } ally
   *[other] { $amount } allies
 } of their choice from hand.
does-seeker = Each opponent loses { amount-pearls }, or all they have.
does-assassin = Choose { $amount } free lord of each opponent: it loses its ability and keys for good.
does-commander = Opponents keep at most { $amount ->
    [one] { $amount } ally
   *[other] { $amount } allies
 } in hand: now, and at the end of their turns.
does-tamer = Opponents who fight a monster are paid from { $amount ->
    [one] { $amount } threat space
   *[other] { $amount } threat spaces
 } lower, but never below space { $threat_start }.
does-hunter = Take { $amount } random monster token from an opponent of your choice.
does-ship_master = When your exploration ends, gain { amount-pearls } for each different race that goes to the council.
does-gain_pearls = Gain { amount-pearls } now.
does-landlord = Gain { amount-pearls } now and { $amount } at the beginning of each of your turns.
does-slaver = Once a turn you may discard 1 ally from your hand for { amount-pearls }.
does-shaman = The abilities of opposing soldiers do not touch you.
does-invoker = You have { $amount } more turn right after this one.
does-apprentice = Take { $amount } stack of the council.
does-oracle = Once a turn you may discard { $amount } whole stack of the council.
does-alchemist = When you ask the council for support, you take { $amount } stacks instead of 1.
does-illusionist = You may exchange { $amount } of your locations for an available one; the lords under it move along.
does-master_of_magic = From your next recruitment on, you choose which of the paid allies is affiliated.
does-opportunist = Once a turn you may replace { $amount } lord of the court with the top lord of the deck.
does-corruptor = You may take another lord of the court for { amount-pearls }.
does-traitor = You may give up { $amount } other free lord of yours for any lord of the court.
does-diplomat = You may pay for lords with any races, as long as their number is right.
does-treasurer = You pay { $amount } less for every lord.
does-schemer = You may give up { $amount } other free lord of yours for the top lord of the deck.
does-draw_locations = Draw { $amount ->
    [one] { $amount } location and control it with this lord.
    [2] { $amount } locations and control one of them with this lord; the other becomes available.
   *[other] { $amount } locations and control one of them with this lord; the others become available.
 }

# What a location is worth: `base` points, and `per` for each thing counted
worth-points = { $base ->
    [0] { $per }
   *[other] { $base } plus { $per }
 }
worth-times = { $base ->
    [0] { "" }
   *[other] { $base } plus{ " " }
 }{ $per ->
    [1] { "" }
   *[other] { $per } times{ " " }
 }
worth-nothing = Worth { $base }.
worth-lords_of_guild = Worth { worth-points } for { $guild_each }.
worth-affiliated_of_race = Worth { worth-points } for { $race_each }.
worth-distinct_guilds = Worth { worth-points } for each guild among your lords, ambassadors included.
worth-weakest_lord = Worth { worth-times }the influence of your weakest lord.
worth-strongest_lord = Worth { worth-times }the influence of your strongest lord.
worth-lords_with_key = Worth { worth-points } for each of your lords with a key.
worth-lords_without_key = Worth { worth-points } for each of your lords without a key.
worth-weakest_affiliated_each_race = Worth { worth-times }the value of your lowest affiliated ally of each race.
worth-minus_lords = Worth { $base } minus { $per } for each of your lords, but at least 0.
worth-minus_affiliated = Worth { $base } minus { $per } for each of your affiliated allies, but at least 0.
worth-copy_opponent_location = Scores like one location of an opponent, the best for you, counted with your own lords and allies.
does-exchange = When you gain it, you may exchange it for any location of the stack.

# The board, the monster and its tokens
does-track = Spaces: { $track_spaces }. Whoever takes or fights the card on the last one gains { last-space-pearls }.
does-plot = Before the action of your turn you may bring a new lord for { plot-pearls }, as long as fewer than { $court_spaces } are at the court.
does-refill = If you recruit and { $refill_at } or fewer lords are left, you gain { refill-pearls } and the court is refilled.
does-monster = A fight pays what the threat space shows.
pays-1 = A fight pays { $first }.
pays-2 = A fight pays { $first }, or { $second }.
pays-3 = A fight pays { $first }, or { $second }, or { $third }.
reward-0 = nothing
reward-1 = { $first }
reward-2 = { $first } + { $second }
reward-3 = { $first } + { $second } + { $third }
threat-1 = Threat space { $space }
threat-2 = Threat space { $space }
threat-3 = Threat space { $space }
threat-4 = Threat space { $space }
threat-5 = Threat space { $space }
threat-6 = Threat space { $space }
threat-7 = Threat space { $space }
threat-8 = Threat space { $space }
threat-9 = Threat space { $space }
threat-10 = Threat space { $space }
token-1 = Monster token worth { $value }
token-2 = Monster token worth { $value }
token-3 = Monster token worth { $value }

# Locations

location-sargasso_silos = Sargasso Silos
location-hydrozoa_reserves = Hydrozoa Reserves
location-sanctuary = Sanctuary
location-parliament = Parliament
location-barracks = Barracks
location-dockworks = Dockworks
location-sargasso_fields = Sargasso Fields
location-abyss = The Abyss
location-city_of_mirrors = City of Mirrors
location-black_smokers = Black Smokers
location-oceanic_senate = Oceanic Senate Assembly
location-depths = Depths
location-throne_room = Throne Room
location-jail = Jail
location-chasm = Chasm
location-closed_tower = Closed Tower
location-lost_tower = Lost Tower
location-chamber_of_allies = Chamber of Allies
location-giant_clams = Nest of Giant Clams
location-coral_barrier = Coral Barrier

# Questions
prompt-choose_action = What do you do?
    .detail = You may bring lords to the court for pearls; then explore, ask the council for support, or recruit. { $pearls ->
        [0] You have no pearl.
        [one] You have { $pearls } pearl.
       *[other] You have { $pearls } pearls.
    }
prompt-offer_ally = Buy { $card }?
    .detail = It costs { $price ->
        [one] { $price } pearl
       *[other] { $price } pearls
    }, and you have { $pearls }. You can buy only once in this turn.
prompt-ally_revealed = Take { $card }?
    .detail = { $bonus ->
        [0] Taking it ends the exploration. If you go on, it stays on space { $space }.
       *[other] Space { $space } is the last: you must take it, and you gain { last-space-pearls }.
    }
prompt-monster_revealed = Fight the monster?
    .detail = { $bonus ->
        [0] The threat is at { $threat }. If you go on, the monster stays on space { $space } and the threat rises, at most to { $threat_spaces }.
       *[other] Space { $space } is the last: you must fight, and you gain { last-space-pearls } on top of the reward. The threat is at { $threat }.
    }
prompt-choose_reward = Which reward do you take?
    .detail = These are the rewards of threat space { $threat }; afterwards the threat is back at { $threat_start }.
prompt-second_stack = Which stack do you take as well?
    .detail = The { lord-alchemist } brings you a second stack of the council.
prompt-take_stack = Which stack do you take?
    .detail = The { lord-apprentice } brings you one stack of the council.
prompt-pay_for_lord = Which allies do you pay with?
    .detail = The { $lord } costs { $price }: { $paid } in allies{ $pearls ->
        [0] { "" }
        [one] , { $pearls } pearl
       *[other] , { $pearls } pearls
    }{ $missing ->
        [0] .
       *[other] , { $missing } missing.
    } { $races_missing ->
        [0] The races are complete.
        [one] { $races_missing } more race is needed.
       *[other] { $races_missing } more races are needed.
    }
prompt-affiliate_ally = Which ally stays with you?
    .detail = { $any ->
        [0] Several of the paid allies are the lowest: choose the one to be affiliated.
       *[other] The { lord-master_of_magic } lets you affiliate any of the paid allies.
    }
prompt-sell_ally = Which ally do you sell?
    .detail = You get { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    }; the card goes to the discard.
prompt-purge_stack = Which stack do you discard?
    .detail = All its cards go to the discard.
prompt-replace_lord = Which lord do you replace?
    .detail = It leaves the game, and the top lord of the deck takes its space at the court.
prompt-finish_turn = Use an ability, or end the turn?
    .detail = One of your lords can still do something in this turn.
prompt-discard_allies = { $count ->
        [one] Which ally do you discard?
       *[other] Which { $count } allies do you discard?
    }
    .detail = { $missing ->
        [0] All are chosen; you can still change your choice.
        [one] { $missing } card is still to be chosen, in any order.
       *[other] { $missing } cards are still to be chosen, in any order.
    }
prompt-martial_law = Pay a pearl, or discard an ally?
    .detail = Above { $martial_hand }, { $excess ->
        [one] { $excess } card is
       *[other] { $excess } cards are
    } still to be paid for or discarded. { $pearls ->
        [0] You have no pearl.
        [one] You have { $pearls } pearl.
       *[other] You have { $pearls } pearls.
    }
prompt-control_location = Which location do you control?
    .detail = Take an available one, or draw up to { $most_drawn } and keep one. Your keys: { $keys }.
prompt-keep_location = Which location do you keep?
    .detail = { $count ->
        [one] You have drawn only this one.
       *[other] You have drawn { $count }; what you do not keep becomes available to everybody.
    }
prompt-take_available = Which available location do you take?
    .detail = The stack is empty, so the ambassador controls an available one.
prompt-use_keys = Which key do you use?
    .detail = { $location } still takes { $missing ->
        [one] { $missing } key
       *[other] { $missing } keys
    }. A lord whose key you use goes under the location.
prompt-search_stack = Exchange Black Smokers for another location?
    .detail = { $count ->
        [one] The stack holds { $count } location.
       *[other] The stack holds { $count } locations.
    } It is shuffled afterwards.
prompt-disable_lord = Which lord does the { lord-assassin } strike?
    .detail = Choose a free lord of { $opponent }. It loses its ability and keys, not its influence.
prompt-rob_token = Whose monster token do you take?
    .detail = It is drawn at random. Only you and the player you rob see its value.
prompt-corrupt_lord = Take another lord of the court?
    .detail = Any of them costs { $price ->
        [one] { $price } pearl
       *[other] { $price } pearls
    } now, and you have { $pearls }.
prompt-betray_lord = Which lord do you give up?
    .detail = The { lord-traitor } lets you take any lord of the court instead. You may also decline.
prompt-take_lord = Which lord do you take?
    .detail = It comes from the court in place of the lord you give up.
prompt-scheme_lord = Which lord do you give up?
    .detail = The { lord-schemer } brings you the top lord of the deck instead. You may also decline.
prompt-swap_location = Which of your locations do you exchange?
    .detail = The { lord-illusionist } gets you an available one; the lords under it move along. You may also decline.
prompt-swap_with = Which available location do you want instead?
    .detail = You give back { $location }.

# Answers
action-plot = Bring a new lord to the court ({ plot-pearls })
action-explore = Explore the depths
action-support = Ask the council for support: { $race_many }
action-recruit = Recruit the { $lord }
action-sell = { lord-slaver }: sell an ally
action-purge = { lord-oracle }: discard a stack of the council
action-replace = { lord-opportunist }: replace a lord of the court
action-end_turn = End the turn
action-buy = Buy
action-decline = No, thanks
action-take_ally = Take the ally
action-fight = Fight the monster
action-go_on = Go on exploring
action-reward = Reward { $number }
action-ally = { $card }
action-pay = Confirm the payment
action-abandon = Do not recruit this lord after all
action-draw_locations = { $count ->
    [one] Draw { $count } location
   *[other] Draw { $count } locations
 }
action-location = { $location }
action-lord = { $lord }
action-key_token = Use a key token
action-stack = Stack: { $race_many }
action-opponent = { $seat }
action-pay_pearl = Pay 1 pearl
action-take_back = Take back { $card }
action-discard = Discard the chosen allies

# What happened
event-turn_began = { $seat } begins a turn.
event-extra_turn = { $seat } has one more turn.
event-passed = { $seat } has no possible action and passes.
event-plotted = { $seat } pays { plot-pearls } and brings the { $lord } to the court.
event-revealed = { $seat } reveals { $card_acc } on space { $space }.
event-bought = { $seat } buys { $card } from { $by } for { $price ->
    [one] { $price } pearl
   *[other] { $price } pearls
 }.
event-took_ally = { $seat } takes { $card }.
event-bonus_pearl = { $seat } gains { last-space-pearls } for the last space.
event-passed_monster = { $seat } leaves the monster alone; the threat is now at { $threat }.
event-fought = { $seat } fights the monster for the reward of threat space { $threat }.
event-tamed = The { lord-tamer } of { $by } lowers the reward of { $seat }.
event-gained_keys = { $seat } gains { $count ->
    [one] { $count } key token
   *[other] { $count } key tokens
 }.
event-gained_pearls = { $seat } gains { $count ->
    [one] { $count } pearl
   *[other] { $count } pearls
 } and has { $total }.
event-drew_token = { $seat } draws a monster token worth { $value }.
event-drew_token-hidden = { $seat } draws a monster token.
event-sent_to_council = { $seat } sends to the council: { $cards }.
event-reshuffled = The discard is shuffled into a new exploration deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
event-took_stack = { $seat } takes the stack of { $race_gen }: { $cards }.
event-took_stack-hidden = { $seat } takes the stack of { $race_gen } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
 }).
event-paid = { $seat } pays for the { $lord }: { $cards }{ $pearls ->
    [0] { "" }
    [one] , plus { $pearls } pearl
   *[other] , plus { $pearls } pearls
 }.
event-abandoned = { $seat } does not recruit the { $lord } after all.
event-affiliated = { $seat } affiliates { $card }.
event-lord_arrived = { $seat } gains the { $lord }.
event-no_effect = { $seat }: the { $lord } can do nothing now.
event-court_refilled = The court is refilled: { $lords }.
event-last_round_lords = { $seat } has { $last_lord ->
    [one] { $last_lord } lord
   *[other] { $last_lord } lords
 }. Everybody else has one more turn.
event-last_round_court = The court cannot be filled any more. The last regular turn belongs to { $seat }; everybody else has one more.
event-discarded = { $seat } discards { $cards }.
event-discarded-hidden = { $seat } discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
event-lost_pearls = { $seat } loses { $count ->
    [one] { $count } pearl
   *[other] { $count } pearls
 } and has { $total }.
event-disabled = { $by } sends the { lord-assassin } to disable the { $lord } of { $seat }.
event-stole_token = { $seat } takes a monster token worth { $value } from { $by }.
event-stole_token-hidden = { $seat } takes a monster token from { $by }.
event-sold = { $seat } sells { $card } for { $count ->
    [one] { $count } pearl
   *[other] { $count } pearls
 }.
event-sold-hidden = { $seat } sells an ally for { $count ->
    [one] { $count } pearl
   *[other] { $count } pearls
 }.
event-purged = { $seat } discards the stack of { $race_gen } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
 }).
event-lord_removed = { $seat } removes the { $lord } from the court.
event-lord_came = The { $lord } comes to the court.
event-gave_up_lord = { $seat } gives up the { $lord }.
event-drew_locations = { $seat } draws { $count ->
    [one] a location
   *[other] locations
 }: { $locations }.
event-drew_locations-hidden = { $seat } draws { $count ->
    [one] { $count } location
   *[other] { $count } locations
 }.
event-controlled_location = { $seat } controls a location: { $location }.
event-laid_out = Now available: { $locations }.
event-tucked = { $seat } puts under { $location }: { $lords }.
event-used_key_tokens = { $seat } uses { $count ->
    [one] { $count } key token
   *[other] { $count } key tokens
 }.
event-no_location = { $seat } cannot control a location: none is left.
event-searched_stack = { $seat } searches the stack and exchanges Black Smokers for { $location }.
event-gave_location = { $seat } gives back { $location }.
event-paid_martial = { $seat } pays 1 pearl to keep a card above { $martial_hand }.
event-hand_affiliated = { $seat } affiliates from hand: { $cards }.
event-no_card_left = No card is left to reveal.
event-game_over = The game is over.

# Why not
refusal-A-2_2 = Plotting costs { plot-pearls } and needs a free space in the court and a lord in the deck.
refusal-A-4_1 = Only a council stack that is not empty can be taken.
refusal-A-5_7 = Recruit a lord of the court that your allies and pearls can pay for.
refusal-A-2_3 = Bring a lord to the court while it has room and you have { plot-pearls }, or do one action: explore, take a stack of the council, or recruit a lord you can pay for.
refusal-A-2_5 = Use an ability that you still have in this turn, or end the turn.
refusal-A-2_8 = You may pass only if you can neither explore nor take a council stack nor recruit.
refusal-A-2_9 = Pay a pearl for a card above { $martial_hand }, or discard a card.
refusal-A-3_2 = Buy the offered ally, or decline.
refusal-A-3_4 = Take the ally or go on; on the last space, or with no card left, you must take it.
refusal-A-3_6 = Fight the monster or go on; on the last space, or with no card left, you must fight.
refusal-A-3_7 = Choose a reward of the threat space that can be paid in full.
refusal-A-4_2 = Choose another stack of the council that is not empty.
refusal-A-4_3 = Choose a stack of the council that is not empty.
refusal-A-5_2 = Choose allies from your hand, of exactly as many races as the lord asks for and with its own race among them, or take some back; confirm when your pearls fill the rest.
refusal-A-5_5 = Keep one of the lowest allies you paid with; with the Master of Magic, any of them.
refusal-A-6_1 = Use { $keys_needed ->
    [one] { $keys_needed } key
   *[other] { $keys_needed } keys
 }: key tokens, or keys of your free lords that are not disabled.
refusal-A-6_2 = Take an available location, or draw up to { $most_drawn }, not more than the stack holds, and keep one of them.
refusal-A-6_9 = Choose one of the locations that the ambassador offers you.
refusal-A-6_11 = Choose a location of the stack, or keep Black Smokers.
refusal-A-6_12 = Choose one of your locations and an available one for it, or decline.
refusal-A-7_2 = The Jailer makes you discard an ally from your hand; the Hunter robs an opponent who has a monster token.
refusal-A-7_3 = Choose a free lord of this opponent.
refusal-A-7_5 = Discard allies from your hand until you hold { $commander_hand }.
refusal-A-7_7 = Sell an ally from your hand, discard a stack of the council that is not empty, or replace a lord of the court, as your lord allows.
refusal-A-7_9 = Choose a lord of the court if you can pay for it, or decline.
refusal-A-7_10 = Give up another free lord of yours, or decline; with the Traitor, then choose a lord of the court.

# Score
score-locations = Locations
score-lords = Lords
score-allies = Affiliated allies
score-tokens = Monster tokens
score-pearls = Pearls (break ties)
score-highest_lord = Strongest lord (breaks further ties)

# The board
board-track = Track
board-threat = Threat
board-council = Council
board-court = Court
board-hand = Hand: { $count }
board-hand-of = hand { $count }
board-affiliated = Affiliated
board-affiliated-of = affiliated
board-payment = Payment
board-drawn = Drawn
board-marked = To discard
board-price-head = price
board-races-head = races
board-influence-head = infl.
board-key = key
board-affordable = you can pay now
board-any-race = any other race
board-disabled = disabled
board-used = used in this turn
board-last-round = last round
board-extra-turn = { $seat } has one more turn after this
board-reward = a fight pays
board-or = or
board-available = available
board-available-worth = available, worth to you now
board-stack = stack { $count }
board-deck = deck { $count }
board-discard = discard { $count }
board-lords = { $count } of { $last_lord } lords
board-price = buyers pay { $count ->
    [one] { $count } pearl
   *[other] { $count } pearls
 }
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
board-points-known = { $count ->
    [one] { $count } known point
   *[other] { $count } known points
 }
board-pearls = { $count ->
    [one] { $count } pearl
   *[other] { $count } pearls
 }
board-keys = { $count ->
    [one] { $count } key
   *[other] { $count } keys
 }{ $tokens ->
    [0] { "" }
    [one] { " " }({ $tokens } token)
   *[other] { " " }({ $tokens } tokens)
 }
board-tokens = { $count ->
    [one] { $count } monster token
   *[other] { $count } monster tokens
 }
board-reward-keys = { $count ->
    [one] { $count } key
   *[other] { $count } keys
 }
board-reward-pearls = { board-pearls }
board-reward-tokens = { board-tokens }
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
board-copies = { $count } in hand
board-cost = price { $count }
board-influence = influence { $count }
board-worth = { $count } to you now
board-all-races = all five races
board-any-races = { $count ->
    [one] { $count } race, whichever it is
   *[other] { $count } different races
 }
board-races = { $race }{ $others ->
    [0] { " " }only
    [one] { " " }and { $others } other race
   *[other] { " " }and { $others } other races
 }

# Settings
setting-ambassador_keys = Keys of ambassadors
setting-ambassador_keys-no_key = none (online edition)
setting-ambassador_keys-three_keys = { $keys_needed }: a free ambassador can control a location alone
setting-superfluous_payment = Superfluous cards in a payment
setting-superfluous_payment-allowed = allowed
setting-superfluous_payment-forbidden = forbidden (online edition)
setting-court_end_trigger = The court brings the end of the game
setting-court_end_trigger-refill_incomplete = when it cannot be refilled after a recruitment
setting-court_end_trigger-deck_empty_and_court_not_full = also when a turn ends with an empty lord deck and a court that is not full (online edition)
setting-commander_buyer_discard = Under the Commander, who buys an ally and holds more than { $commander_hand } discards
setting-commander_buyer_discard-at_once = at once (online edition)
setting-commander_buyer_discard-end_of_current_turn = at the end of the current turn
setting-commander_buyer_discard-end_of_own_next_turn = at the end of their own next turn
setting-black_smokers_destination = Black Smokers after the exchange
setting-black_smokers_destination-removed = out of the game
setting-black_smokers_destination-shuffled_into_stack = shuffled into the location stack
setting-disabled_lord_in_formulas = A lord disabled by the Assassin, when locations score
setting-disabled_lord_in_formulas-counts_normally = counts like any other (online edition)
setting-disabled_lord_in_formulas-ip_only = only its influence counts
setting-invoker_at_game_end = The Invoker's extra turn when the game is about to end
setting-invoker_at_game_end-yes = is taken
setting-invoker_at_game_end-no = is lost
setting-exploration_deck_and_discard_both_empty = Exploration deck and discard are both empty
setting-exploration_deck_and_discard_both_empty-explore_illegal_and_exploration_stops = nobody can explore, an exploration under way stops
setting-exploration_deck_and_discard_both_empty-error = the next reveal ends the game at once
setting-ambassador_with_empty_location_stack = An ambassador finds the location stack empty
setting-ambassador_with_empty_location_stack-power_lost_lord_stays_free = no location, the lord stays free
setting-ambassador_with_empty_location_stack-takes_available_location = the ambassador takes an available location
setting-per_turn_frequency = Slaver, Oracle and Opportunist
setting-per_turn_frequency-once_per_turn = once a turn
setting-per_turn_frequency-unlimited = as often as you like in your turn
setting-martial_law = Martial law: { $martial_hand } cards in hand at the end of a turn
setting-martial_law-off = off, no limit
setting-martial_law-on = on, a pearl or a discard for each card above (online edition, from an expansion)
setting-memory = Cards in hands, council and discard
setting-memory-none = are secret: only their number shows, in the council their race too
setting-memory-perfect = everybody remembers everything (for study and research)
setting-hand_discards = Cards discarded from the hand
setting-hand_discards-face_up = everybody sees them
setting-hand_discards-face_down = only their owner sees them

# Standing orders: allies of lower value are declined without asking
order-buy_jellyfish = { $value ->
    [1] Jellyfish: always ask
    [6] Jellyfish: never buy
   *[other] Jellyfish: ask from value { $value }
 }
order-buy_crab = { $value ->
    [1] Crabs: always ask
    [6] Crabs: never buy
   *[other] Crabs: ask from value { $value }
 }
order-buy_seahorse = { $value ->
    [1] Seahorses: always ask
    [6] Seahorses: never buy
   *[other] Seahorses: ask from value { $value }
 }
order-buy_shellfish = { $value ->
    [1] Shellfish: always ask
    [6] Shellfish: never buy
   *[other] Shellfish: ask from value { $value }
 }
order-buy_squid = { $value ->
    [1] Squid: always ask
    [6] Squid: never buy
   *[other] Squid: ask from value { $value }
 }
