"""PR-10 to PR-12 and PR-16.9: what a field offers, prices, guilds, repairs and the treasures of the island."""

from __future__ import annotations

from hlubina.core.journal import Fact
from hlubina.core.knowledge import EVERYBODY
from hlubina.games.prophecy.actions import (
    BUY,
    CARD,
    CERTIFICATE,
    DIG,
    HEAL,
    INN,
    LEARN,
    REGAIN_MAGIC,
    REPAIR,
    SELL,
)
from hlubina.games.prophecy.cards import BUY as BUYING
from hlubina.games.prophecy.cards import (
    CAMP,
    CITY,
    FULL_PRICE_SELF,
    GUILDS,
    HALF_PRICE,
    IN_CIVILIZATION,
    ISLAND,
    MONASTERY,
    PRICE_DELTA,
    SERVICES_FREE,
    TOWER,
    VILLAGE,
    WASTELAND,
    XP_DELTA,
)
from hlubina.games.prophecy.cards import LEARN as LEARNING
from hlubina.games.prophecy.cards import SELL as SELLING
from hlubina.games.prophecy.names import CARD_NAMES, COMMON, TREASURE
from hlubina.games.prophecy.rules.effects import offered_here
from hlubina.games.prophecy.rules.ending import close_game, win
from hlubina.games.prophecy.rules.health import discard_pieces
from hlubina.games.prophecy.state import (
    CERTIFICATES,
    CITY_OFFER,
    COMMON_DECK,
    DAMAGED,
    EMPTY,
    GUILD_DECK,
    GUILD_OFFER,
    HUNTERS,
    RARE_DECK,
    SERVED_HEAL,
    SERVED_INN,
    SERVED_MAGIC,
    TREASURE_DECK,
    TREASURE_OFFER,
    VILLAGE_OFFER,
    ProphecyStep,
    State,
    amount_of,
    guild_at,
)

# Prices


def buy_price(state: State, seat: int, card: int) -> int:
    price = state.cards.price[card]
    delta = 0
    for effect in state.effects_at(seat, BUYING):
        if effect.op == HALF_PRICE:
            price = (price + 1) // 2
        elif effect.op == PRICE_DELTA:
            delta += effect.amount
    return max(min(1, price), price + delta)


def sell_price(state: State, seat: int, card: int) -> int:
    """PR-10: half the price rounded up."""
    price = state.cards.price[card]
    if amount_of(state.cards.effects[card], FULL_PRICE_SELF) > 0:
        return price
    offered = (price + 1) // 2
    for effect in state.effects_at(seat, SELLING):
        if effect.op == PRICE_DELTA:
            offered += effect.amount
    return min(price, offered)


def learn_xp(state: State, seat: int, card: int) -> int:
    """PR-11.1: the experience that it costs the character to learn an ability."""
    xp = state.cards.xp[card]
    for effect in state.effects_at(seat, LEARNING):
        if effect.op == XP_DELTA:
            xp = max(1, xp + effect.amount)
    return xp


def learn_gold(state: State, seat: int, card: int) -> int:
    """What a stranger to the guild pays on top; nothing for what is found in the Water Realm."""
    guild = state.cards.guild[card]
    return 0 if guild == EMPTY or state.is_member(seat, guild) else state.cards.xp[card]


def can_learn(state: State, seat: int, card: int) -> bool:
    return learn_xp(state, seat, card) <= state.xp[seat] and learn_gold(state, seat, card) <= state.gold[seat]


def service_price(state: State, seat: int) -> int:
    return 0 if state.has(seat, SERVICES_FREE) else 1


def repair_price(state: State, seat: int) -> int:
    return 0 if state.has(seat, SERVICES_FREE) else state.cards.repair_gold


# What is on offer (PR-3.3, PR-3.4, PR-5.2, PR-5.3)


def offer_ability(state: State, guild: int) -> None:
    deck = state.own_deck(GUILD_DECK + guild)
    if deck.size() > 0:
        state.turned_up()
        put_on_offer(state, guild, deck.draw())


def put_on_offer(state: State, guild: int, card: int) -> None:
    """PR-5.2: the oldest makes room."""
    offer = state.piles[GUILD_OFFER + guild]
    if len(offer) >= state.cards.guild_offers:
        state.return_ability(offer.pop(0))
    offer.append(card)
    if state.journal is not None:
        state.tell("offered", {"guild": GUILDS[guild], "card": CARD_NAMES[card]})


def restock(state: State, pile: int, common: int, rare: int) -> None:
    for card in state.piles[pile]:
        state.put_away(card)
    state.piles[pile] = []
    for _ in range(common):
        add_to_offer(state, pile, state.draw_item(COMMON_DECK))
    for _ in range(rare):
        add_to_offer(state, pile, state.draw_item(RARE_DECK))
    if state.journal is not None:
        place = "village" if pile == VILLAGE_OFFER else "city"
        state.tell("restocked", {"field": place, "cards": [CARD_NAMES[card] for card in state.piles[pile]]})


def add_to_offer(state: State, pile: int, card: int) -> None:
    if card != EMPTY:
        state.piles[pile].append(card)


# Options of the field


def add_field_options(state: State, seat: int, options: list[int]) -> None:
    """What the field offers now, unsorted (PR-10)."""
    place = state.place[seat]
    gold = state.gold[seat]
    wounded = state.health[seat] < state.strength[seat]
    drained = state.magic[seat] < state.will[seat]
    if (place == MONASTERY and wounded and not state.served & SERVED_HEAL) or (
        place == CAMP and wounded and gold >= service_price(state, seat)
    ):
        options.append(HEAL)
    elif (place == WASTELAND and drained and not state.served & SERVED_MAGIC) or (
        place == TOWER and drained and gold >= service_price(state, seat)
    ):
        options.append(REGAIN_MAGIC)
    elif place == VILLAGE and not state.served & SERVED_INN and gold >= service_price(state, seat):
        options.append(INN)
    elif place == ISLAND and not state.dug:
        for card in state.piles[TREASURE_OFFER]:
            if state.cards.maps[card] <= len(state.pieces[seat]):
                options.append(DIG + card - TREASURE)
    if state.mask_of(seat) & IN_CIVILIZATION:
        if count_damaged(state, seat) > 0 and gold >= repair_price(state, seat):
            options.append(REPAIR)
        if place == VILLAGE or place == CITY:
            trade_options(state, seat, options)
        guild_options(state, seat, options)


def count_damaged(state: State, seat: int) -> int:
    number = 0
    for code in state.items[seat]:
        if code & DAMAGED:
            number += 1
    return number


def trade_options(state: State, seat: int, options: list[int]) -> None:
    for card in offered_here(state, seat):
        if buy_price(state, seat, card) <= state.gold[seat] and BUY + card - COMMON not in options:
            options.append(BUY + card - COMMON)
    for code in state.items[seat]:
        if SELL + (code >> 2) - COMMON not in options:
            options.append(SELL + (code >> 2) - COMMON)


def guild_options(state: State, seat: int, options: list[int]) -> None:
    guild = guild_at(state.place[seat])
    if guild == EMPTY:
        return
    for card in state.piles[GUILD_OFFER + guild]:
        if can_learn(state, seat, card):
            options.append(LEARN + card)
    wanted = state.settings.goal == CERTIFICATES and not state.certificates[seat] >> guild & 1
    enough_xp = state.xp[seat] >= state.cards.certificate_xp
    if wanted and enough_xp and state.gold[seat] >= state.cards.certificate_gold:
        options.append(CERTIFICATE)


def take_field_option(state: State, seat: int, action: int) -> None:
    cards = state.cards
    fee = service_price(state, seat)
    if action == HEAL:
        if state.place[seat] == MONASTERY:
            state.served |= SERVED_HEAL
            state.heal(seat, cards.monastery_heal)
        else:
            pay(state, seat, fee)
            state.heal(seat, cards.camp_heal)
    elif action == REGAIN_MAGIC:
        if state.place[seat] == WASTELAND:
            state.served |= SERVED_MAGIC
            state.regain(seat, cards.wasteland_magic)
        else:
            pay(state, seat, fee)
            state.regain(seat, cards.tower_magic)
    elif action == INN:
        state.served |= SERVED_INN
        pay(state, seat, fee)
        state.resting[seat] = 1
        if state.journal is not None:
            state.tell("rested", {"seat": seat})
        state.heal(seat, cards.inn_heal)
        state.regain(seat, cards.inn_magic)
    elif action == REPAIR:
        state.push(RepairItem(seat))
    elif action == CERTIFICATE:
        earn_certificate(state, seat)
    elif BUY <= action < SELL:
        buy(state, seat, action - BUY + COMMON)
    elif SELL <= action < LEARN:
        sell(state, seat, action - SELL + COMMON)
    elif LEARN <= action < DIG:
        learn(state, seat, action - LEARN)
    else:
        dig(state, seat, action - DIG + TREASURE)


def pay(state: State, seat: int, gold: int) -> None:
    state.gold[seat] -= gold
    if state.journal is not None and gold > 0:
        state.tell("paid", {"seat": seat, "count": gold, "total": state.gold[seat]})


def buy(state: State, seat: int, card: int) -> None:
    price = buy_price(state, seat, card)
    state.gold[seat] -= price
    offered_here(state, seat).remove(card)
    state.add_item(seat, card << 2)
    if state.journal is not None:
        state.tell("bought", {"seat": seat, "card": CARD_NAMES[card], "count": price})


def sell(state: State, seat: int, card: int) -> None:
    sell_for(state, seat, card, sell_price(state, seat, card))


def sell_for(state: State, seat: int, card: int, price: int) -> None:
    state.discard_item(seat, state.find_item(seat, card))
    state.gold[seat] += price
    if state.journal is not None:
        state.tell("sold", {"seat": seat, "card": CARD_NAMES[card], "count": price})


def learn(state: State, seat: int, card: int) -> None:
    xp, gold = learn_xp(state, seat, card), learn_gold(state, seat, card)
    state.xp[seat] -= xp
    state.gold[seat] -= gold
    for guild in range(len(GUILDS)):
        if card in state.piles[GUILD_OFFER + guild]:
            state.piles[GUILD_OFFER + guild].remove(card)
    state.add_ability(seat, card)
    if state.journal is not None:
        state.tell("learned", {"seat": seat, "card": CARD_NAMES[card]})


class RepairItem(ProphecyStep):
    """PR-8.8: one damaged item."""

    def name(self) -> str:
        return "repair_item"

    def legal(self, state: State) -> list[int]:
        return [CARD + card for card in sorted({code >> 2 for code in state.items[self.seat] if code & DAMAGED})]

    def answered(self, state: State, action: int) -> None:
        pay(state, self.seat, repair_price(state, self.seat))
        items = state.items[self.seat]
        for place in range(len(items)):
            if items[place] >> 2 == action - CARD and items[place] & DAMAGED:
                items[place] &= ~DAMAGED
                break
        if state.journal is not None:
            state.tell("repaired", {"seat": self.seat, "card": CARD_NAMES[action - CARD]})

    def rule(self, state: State) -> str:
        return "PR-8.8"

    def about(self, state: State) -> dict[str, Fact]:
        return {"price": repair_price(state, self.seat)}


# The island


def dig(state: State, seat: int, card: int) -> None:
    """PR-16.9, PR-18.5: spend map pieces for a treasure of the island."""
    state.dug = 1
    count = state.cards.maps[card]
    spent = sorted(state.pieces[seat])[:count]
    for piece in spent:
        state.pieces[seat].remove(piece)
    discard_pieces(state, spent)
    offer = state.piles[TREASURE_OFFER]
    offer.remove(card)
    state.add_item(seat, card << 2)
    if state.journal is not None:
        state.tell("dug", {"seat": seat, "card": CARD_NAMES[card], "count": count})
    if state.settings.goal == HUNTERS:
        state.fame[seat] += count
        if not offer:
            close_game(state)
        return
    for other in offer:
        state.own_deck(TREASURE_DECK).put_under(other, EVERYBODY)
    offer.clear()
    show_treasures(state)


def show_treasures(state: State) -> None:
    deck = state.own_deck(TREASURE_DECK)
    while len(state.piles[TREASURE_OFFER]) < state.cards.treasures_open and deck.size() > 0:
        state.turned_up()
        state.piles[TREASURE_OFFER].append(deck.draw())


def earn_certificate(state: State, seat: int) -> None:
    """PR-18.12: buy the certificate of the guild here; whoever has all of them wins."""
    guild = guild_at(state.place[seat])
    state.gold[seat] -= state.cards.certificate_gold
    state.xp[seat] -= state.cards.certificate_xp
    state.certificates[seat] |= 1 << guild
    if state.journal is not None:
        state.tell("certified", {"seat": seat, "guild": GUILDS[guild]})
    if state.certificates[seat] == (1 << len(GUILDS)) - 1:
        win(state, seat)


def fill_offers(state: State) -> None:
    """PR-3.3, PR-3.4: lay out the abilities of the guilds and the items of village and city."""
    for guild in range(len(GUILDS)):
        offer_ability(state, guild)
    restock(state, VILLAGE_OFFER, state.cards.village_common, 0)
    restock(state, CITY_OFFER, state.cards.city_common, state.cards.city_rare)
