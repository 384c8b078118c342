"""PR-7.2: opportunities, of the board and of the Water Realm. None of them can be used to no effect.

What each effect of an opportunity does, and when it would do something, is told by its operation; the table of them
stands at the end.
"""

from __future__ import annotations

from typing import Final

from hlubina.core.journal import Fact
from hlubina.games.prophecy.actions import (
    BUY,
    CARD,
    DECLINE,
    GAIN,
    GAIN_GOLD,
    GAIN_ITEM,
    GAIN_STRENGTH,
    GAIN_WILL,
    GAIN_XP,
    NUMBER,
    NUMBERS,
    REPAIR,
    TEMPER,
    TRAVEL,
)
from hlubina.games.prophecy.cards import (
    BUBBLES,
    FIELD_NAMES,
    GOLD,
    HEAL,
    HEALTH_TO_XP,
    HERMIT,
    LEAST_OF_ALL,
    MAGIC,
    MOVE_TO,
    PEDLAR,
    PEEK_ANY,
    RAISE_ANY,
    RAISE_STRENGTH,
    RAISE_WILL,
    REPAIR_ALL,
    REVEAL_SPHERE,
    RIDDLE,
    ROW_COMMON,
    ROW_GOLD,
    ROW_HURT,
    SELL_ONE_FULL,
    SWAP_ITEM,
    TABLE,
    TELEPORT_NOW,
    TEMPER_WEAPON,
    XP,
    Effect,
)
from hlubina.games.prophecy.names import CARD_NAMES, CARDS, COMMON, RARE
from hlubina.games.prophecy.rules.effects import (
    PEEK_FORTUNE,
    Destination,
    Peek,
    alternatives,
    can_pay,
    peek_targets,
)
from hlubina.games.prophecy.rules.health import can_spare, lose_health
from hlubina.games.prophecy.rules.operations import (
    GainGold,
    GainXp,
    Heal,
    Operation,
    RaiseStrength,
    RaiseWill,
    RegainMagic,
    RepairAll,
    table_of,
)
from hlubina.games.prophecy.rules.spheres import OpenSphere
from hlubina.games.prophecy.rules.trade import buy_price, sell_for
from hlubina.games.prophecy.state import (
    COMMON_DECK,
    EMPTY,
    RARE_DECK,
    SHOWN,
    TEMPERED,
    OptionalStep,
    ProphecyStep,
    State,
)

SUNKEN_GOLD = 3


def can_take(state: State, seat: int, card: int) -> bool:
    """PR-7.2: some effect can be paid for and would do something."""
    if card in state.used[seat]:
        return False
    return any(can_do(state, seat, card, effect) for effect in state.cards.effects[card])


def can_do(state: State, seat: int, card: int, effect: Effect) -> bool:
    return can_pay(state, seat, effect) and OPERATIONS[effect.op].helps(state, seat, card, effect)


def stays(state: State, seat: int, card: int) -> bool:
    """The Pedlar shows his goods; if nothing can be bought, he stays, and is done with the seat for this round."""
    for effect in state.cards.effects[card]:
        if effect.op == PEDLAR:
            meet_pedlar(state, seat, effect.amount)
            if any(buy_price(state, seat, item) <= state.gold[seat] for item in state.piles[SHOWN]):
                return False
            put_shown_away(state)
            state.used[seat].append(card)
            return True
    return False


def take_opportunity(state: State, seat: int, card: int) -> None:
    """Carry it out; where it has two faces, ask for one. The caller has discarded the card."""
    effects = state.cards.effects[card]
    if is_choice(effects):
        state.push(ChooseFace(seat, card))
        return
    for effect in effects:
        do(state, seat, card, effect)


def is_choice(effects: list[Effect]) -> bool:
    """Two effects of which one has a price are alternatives."""
    return len(effects) > 1 and any(effect.gold + effect.xp > 0 for effect in effects)


def do(state: State, seat: int, card: int, effect: Effect) -> None:
    state.gold[seat] -= effect.gold
    state.xp[seat] -= effect.xp
    OPERATIONS[effect.op].carry_out(state, seat, card, effect)


class ChooseFace(ProphecyStep):
    """The Master Wizard and the Travelling Smith: one of two services; `first` is the card."""

    def name(self) -> str:
        return "choose_face"

    def fits(self, state: State) -> bool:
        return 0 <= self.first < CARDS

    def legal(self, state: State) -> list[int]:
        options: list[int] = []
        for effect in state.cards.effects[self.first]:
            if can_do(state, self.seat, self.first, effect):
                options.append(face_of(effect))
        return sorted(options)

    def answered(self, state: State, action: int) -> None:
        for effect in state.cards.effects[self.first]:
            if face_of(effect) == action:
                do(state, self.seat, self.first, effect)
                return

    def rule(self, state: State) -> str:
        return "PR-7.2"

    def about(self, state: State) -> dict[str, Fact]:
        return {"card": CARD_NAMES[self.first]}


def face_of(effect: Effect) -> int:
    if effect.op == TELEPORT_NOW:
        return TRAVEL
    if effect.op == REPAIR_ALL:
        return REPAIR
    if effect.op == TEMPER_WEAPON:
        return TEMPER
    return GAIN + GAIN_WILL


class WithItem(Operation):
    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return bool(state.items[seat])


class Collector(WithItem):
    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.push(SellFull(seat))


class SellFull(ProphecyStep):
    """The Collector buys one item for its full price."""

    def name(self) -> str:
        return "sell_full"

    def legal(self, state: State) -> list[int]:
        return alternatives([code >> 2 for code in state.items[self.seat]])

    def answered(self, state: State, action: int) -> None:
        sell_for(state, self.seat, action - CARD, state.cards.price[action - CARD])

    def rule(self, state: State) -> str:
        return "PR-7.2"


class Imp(WithItem):
    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.push(SwapItem(seat, effect.extra))


class SwapItem(ProphecyStep):
    """The Imp: an item for one drawn; `first` is the price from which a rare one comes."""

    def name(self) -> str:
        return "swap_item"

    def legal(self, state: State) -> list[int]:
        return alternatives([code >> 2 for code in state.items[self.seat]])

    def answered(self, state: State, action: int) -> None:
        card = action - CARD
        state.discard_item(self.seat, state.find_item(self.seat, card))
        state.gain_drawn_item(self.seat, RARE_DECK if state.cards.price[card] >= self.first else COMMON_DECK)

    def rule(self, state: State) -> str:
        return "PR-7.2"

    def about(self, state: State) -> dict[str, Fact]:
        return {"price": self.first}


class PurifyingFire(Operation):
    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return can_spare(state, seat)

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.push(BurnHealth(seat, effect.amount))


class BurnHealth(ProphecyStep):
    """Purifying Fire: health, never the last, for experience; `first` is what each brings."""

    def name(self) -> str:
        return "burn_health"

    def legal(self, state: State) -> list[int]:
        return [NUMBER + count for count in range(1, min(state.health[self.seat], NUMBERS))]

    def answered(self, state: State, action: int) -> None:
        count = action - NUMBER
        lose_health(state, self.seat, count)
        state.gain_xp(self.seat, self.first * count)

    def rule(self, state: State) -> str:
        return "PR-7.2"

    def about(self, state: State) -> dict[str, Fact]:
        return {"xp": self.first, "health": state.health[self.seat]}


class RollOnTable(Operation):
    """What the die says; who may lose health needs some to spare."""

    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return can_spare(state, seat) or ROW_HURT not in effect.rows

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        die = state.roll()
        if state.journal is not None:
            state.tell("rolled", {"seat": seat, "die": die})
        row = effect.rows[die - 1]
        if row == ROW_HURT:
            lose_health(state, seat, 1)
        elif row == ROW_GOLD:
            state.gain_gold(seat, SUNKEN_GOLD)
        else:
            state.gain_drawn_item(seat, COMMON_DECK if row == ROW_COMMON else RARE_DECK)


# The Goldfish and the Hermit compare all characters, wherever they are (PR-17.6)


class Goldfish(Operation):
    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return bool(least_categories(state, seat))

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.push(ChooseLeast(seat, effect.amount, effect.extra))


def least_categories(state: State, seat: int) -> list[int]:
    """In what nobody has less than the seat, as far as it helps."""
    found: list[int] = []
    others = [other for other in state.living() if other != seat]
    if all(state.gold[other] >= state.gold[seat] for other in others):
        found.append(GAIN_GOLD)
    if all(state.xp[other] >= state.xp[seat] for other in others):
        found.append(GAIN_XP)
    weakest = all(state.strength[other] >= state.strength[seat] for other in others)
    if weakest and state.strength[seat] < state.cards.max_strength:
        found.append(GAIN_STRENGTH)
    if state.will[seat] < state.cards.max_will and all(state.will[other] >= state.will[seat] for other in others):
        found.append(GAIN_WILL)
    if all(len(state.items[other]) >= len(state.items[seat]) for other in others):
        found.append(GAIN_ITEM)
    return found


class ChooseLeast(ProphecyStep):
    """The Goldfish; `first` is the gold and `second` the experience it may bring."""

    def name(self) -> str:
        return "choose_least"

    def legal(self, state: State) -> list[int]:
        return [GAIN + what for what in least_categories(state, self.seat)]

    def answered(self, state: State, action: int) -> None:
        what = action - GAIN
        if what == GAIN_GOLD:
            state.gain_gold(self.seat, self.first)
        elif what == GAIN_XP:
            state.gain_xp(self.seat, self.second)
        elif what == GAIN_STRENGTH:
            state.raise_strength(self.seat)
        elif what == GAIN_WILL:
            state.raise_will(self.seat)
        else:
            state.gain_drawn_item(self.seat, COMMON_DECK)

    def rule(self, state: State) -> str:
        return "PR-7.2"


class Hermit(Operation):
    """Will, for nothing or for an item."""

    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return state.will[seat] < state.cards.max_will and (
            is_poorest(state, seat) or bool(hermit_items(state, seat, effect.amount))
        )

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        if is_poorest(state, seat):
            state.raise_will(seat)
        else:
            state.push(PayHermit(seat, effect.amount))


def is_poorest(state: State, seat: int) -> bool:
    return all(state.wealth(other) >= state.wealth(seat) for other in state.living())


def hermit_items(state: State, seat: int, price: int) -> list[int]:
    return [code >> 2 for code in state.items[seat] if state.cards.price[code >> 2] >= price]


class PayHermit(ProphecyStep):
    """The Hermit teaches who is not the poorest only for an item; `first` is the least price of it."""

    def name(self) -> str:
        return "pay_hermit"

    def legal(self, state: State) -> list[int]:
        return alternatives(hermit_items(state, self.seat, self.first))

    def answered(self, state: State, action: int) -> None:
        state.discard_item(self.seat, state.find_item(self.seat, action - CARD))
        state.raise_will(self.seat)

    def rule(self, state: State) -> str:
        return "PR-7.2"


class ForgottenAltar(Operation):
    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return state.strength[seat] < state.cards.max_strength or state.will[seat] < state.cards.max_will

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.push(RaiseAny(seat))


class RaiseAny(ProphecyStep):
    """The Forgotten Altar."""

    def name(self) -> str:
        return "raise_any"

    def legal(self, state: State) -> list[int]:
        options: list[int] = []
        if state.strength[self.seat] < state.cards.max_strength:
            options.append(GAIN + GAIN_STRENGTH)
        if state.will[self.seat] < state.cards.max_will:
            options.append(GAIN + GAIN_WILL)
        return options

    def answered(self, state: State, action: int) -> None:
        if action == GAIN + GAIN_STRENGTH:
            state.raise_strength(self.seat)
        else:
            state.raise_will(self.seat)

    def rule(self, state: State) -> str:
        return "PR-7.2"


# Pedlar and smith


class Pedlar(Operation):
    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return state.gold[seat] > 0

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.push(BuyFromPedlar(seat))


def meet_pedlar(state: State, seat: int, count: int) -> None:
    """He shows his cards at once: they are told in an order of their own, not in that of the deck."""
    for _ in range(count):
        card = state.draw_item(COMMON_DECK)
        if card != EMPTY:
            state.piles[SHOWN].append(card)
    if state.journal is not None:
        state.tell("pedlar", {"seat": seat, "cards": [CARD_NAMES[card] for card in sorted(state.piles[SHOWN])]})


def put_shown_away(state: State) -> None:
    for card in state.piles[SHOWN]:
        state.put_away(card)
    state.piles[SHOWN] = []


class BuyFromPedlar(OptionalStep):
    """At least one of what he shows; `first` is the number bought already."""

    def name(self) -> str:
        return "buy_from_pedlar"

    def legal(self, state: State) -> list[int]:
        options = [DECLINE] if self.first > 0 else []
        for card in sorted(set(state.piles[SHOWN])):
            if buy_price(state, self.seat, card) <= state.gold[self.seat]:
                options.append(BUY + card - COMMON)
        return options

    def decline(self) -> int | None:
        return DECLINE if self.first > 0 else None

    def answered(self, state: State, action: int) -> None:
        if action == DECLINE:
            put_shown_away(state)
            return
        card = action - BUY + COMMON
        price = buy_price(state, self.seat, card)
        state.gold[self.seat] -= price
        state.piles[SHOWN].remove(card)
        state.add_item(self.seat, card << 2)
        if state.journal is not None:
            state.tell("bought", {"seat": self.seat, "card": CARD_NAMES[card], "count": price})
        state.push(BuyFromPedlar(self.seat, self.first + 1))

    def rule(self, state: State) -> str:
        return "PR-7.2"

    def about(self, state: State) -> dict[str, Fact]:
        return {"gold": state.gold[self.seat]}


class Temper(Operation):
    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return bool(weapons_to_temper(state, seat))

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.push(TemperWeapon(seat))


def weapons_to_temper(state: State, seat: int) -> list[int]:
    return [code for code in state.items[seat] if state.cards.weapon[code >> 2] and not code & TEMPERED]


class TemperWeapon(ProphecyStep):
    """The Travelling Smith: one weapon gives 1 more for good."""

    def name(self) -> str:
        return "temper_weapon"

    def legal(self, state: State) -> list[int]:
        return alternatives([code >> 2 for code in weapons_to_temper(state, self.seat)])

    def answered(self, state: State, action: int) -> None:
        for code in sorted(weapons_to_temper(state, self.seat)):
            if code >> 2 == action - CARD:
                items = state.items[self.seat]
                items[items.index(code)] = code | TEMPERED
                if state.journal is not None:
                    state.tell("tempered", {"seat": self.seat, "card": CARD_NAMES[code >> 2]})
                return

    def rule(self, state: State) -> str:
        return "PR-7.2"


# The Mad Riddler


class AskRiddle(Operation):
    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.turned_up()
        item = COMMON + state.chance.below(RARE - COMMON)
        state.push(Riddle(seat, item, state.chance.below(3)))


class Riddle(ProphecyStep):
    """What does an item cost? `first` is the item, `second` how many of the answers are too low."""

    def name(self) -> str:
        return "riddle"

    def fits(self, state: State) -> bool:
        return 0 <= self.first < CARDS

    def legal(self, state: State) -> list[int]:
        price = state.cards.price[self.first]
        lowest = max(0, price - self.second)
        return [NUMBER + number for number in range(lowest, lowest + 3)]

    def answered(self, state: State, action: int) -> None:
        right = action - NUMBER == state.cards.price[self.first]
        if state.journal is not None:
            state.tell("riddle_solved" if right else "riddle_failed", {"seat": self.seat})
        for effect in riddles(state):
            if right:
                state.gain_xp(self.seat, effect.amount)
            elif can_spare(state, self.seat):
                lose_health(state, self.seat, effect.extra)

    def rule(self, state: State) -> str:
        return "PR-7.4"

    def about(self, state: State) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"card": CARD_NAMES[self.first], "xp": 0, "health": 0}
        for effect in riddles(state):
            facts |= {"xp": effect.amount, "health": effect.extra}
        return facts


def riddles(state: State) -> list[Effect]:
    return [effect for effects in state.cards.effects for effect in effects if effect.op == RIDDLE]


# Travel, secrets, air


class TakeAlong(Operation):
    """To any place of the board."""

    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return state.arena == EMPTY

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.push(Destination(seat, card))


class LeadAway(Operation):
    """To one field, where the turn ends."""

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.place[seat] = effect.extra
        if state.journal is not None:
            state.tell("moved", {"seat": seat, "field": FIELD_NAMES[effect.extra]})
        state.end_turn()


class TellFortune(Operation):
    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return bool(peek_targets(state, seat, PEEK_FORTUNE))

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.push(Peek(seat, PEEK_FORTUNE, effect.amount))


class RegainAir(Operation):
    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return state.bubbles[seat] < state.bag[seat]

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.bubbles[seat] = min(state.bag[seat], state.bubbles[seat] + effect.amount)
        if state.journal is not None:
            state.tell("regained_bubbles", {"seat": seat, "total": state.bubbles[seat]})


# The table: what opportunities do

OPERATIONS: Final = table_of(
    [
        (HEAL, Heal()),
        (MAGIC, RegainMagic()),
        (GOLD, GainGold()),
        (XP, GainXp()),
        (RAISE_STRENGTH, RaiseStrength()),
        (RAISE_WILL, RaiseWill()),
        (RAISE_ANY, ForgottenAltar()),
        (REPAIR_ALL, RepairAll()),
        (TEMPER_WEAPON, Temper()),
        (SELL_ONE_FULL, Collector()),
        (SWAP_ITEM, Imp()),
        (HEALTH_TO_XP, PurifyingFire()),
        (TABLE, RollOnTable()),
        (LEAST_OF_ALL, Goldfish()),
        (HERMIT, Hermit()),
        (PEDLAR, Pedlar()),
        (RIDDLE, AskRiddle()),
        (TELEPORT_NOW, TakeAlong()),
        (MOVE_TO, LeadAway()),
        (PEEK_ANY, TellFortune()),
        (REVEAL_SPHERE, OpenSphere()),
        (BUBBLES, RegainAir()),
    ]
)
