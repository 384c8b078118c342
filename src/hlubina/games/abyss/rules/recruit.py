"""A-5: recruiting a lord: the payment, the ally that stays, the court."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.native import mypyc_attr
from hlubina.core.prompts import GATHER
from hlubina.core.steps import Step
from hlubina.core.vocabulary import distinct
from hlubina.games.abyss.actions import (
    ABANDON,
    ALLY,
    DISCARD,
    PAY,
    TAKE_BACK,
)
from hlubina.games.abyss.cards import (
    ALLY_NAMES,
    ANY_RACE,
    DIPLOMAT,
    KINDS,
    LORD_NAMES,
    MASTER_OF_MAGIC,
    RECRUITER,
    TREASURER,
)
from hlubina.games.abyss.rules.control import ControlKeys
from hlubina.games.abyss.rules.lords import arrive, trigger_end
from hlubina.games.abyss.state import State, card_names, lord_names, race_of, value_of

if TYPE_CHECKING:  # a type for the compiler only; at run time these are plain ints
    from mypy_extensions import i64


def price_of(state: State, seat: int, lord: int) -> int:
    """A-5.1: what the lord costs this seat, with what opponents' lords add to it."""
    return max(0, state.cards.cost[lord] + surcharge(state, seat))


def surcharge(state: State, seat: int) -> int:
    """What Recruiter and Treasurer add to every price of the seat."""
    more = 0
    if state.against(seat, RECRUITER) != NOBODY:
        more = state.cards.amount[RECRUITER]
    if state.works(seat, TREASURER):
        more -= state.cards.amount[TREASURER]
    return more


def needed_race(state: State, seat: int, lord: int) -> int:
    """A-5.2: the race that must be among those paid, unless the Diplomat waives it."""
    return ANY_RACE if state.works(seat, DIPLOMAT) else state.cards.race[lord]


def race_sums(allies: list[int]) -> list[int]:
    """The values of the allies together, by race."""
    sums = [0] * 5
    for ally in allies:
        kind: i64 = ally
        sums[kind // 5] += kind % 5 + 1
    return sums


def most_from(sums: list[int], races: int, needed: int) -> int:
    """The most that so many races with cards can give, `needed` among them; -1 if there are too few."""
    total: i64 = 0
    taken: i64 = 0
    if needed != ANY_RACE:
        total = sums[needed]
        if total == 0 or races == 0:
            return -1
        taken = 1 << needed
        races -= 1
    for _ in range(races):
        best: i64 = -1
        most: i64 = 0
        for race in range(5):
            own: i64 = sums[race]
            if own > most and not taken >> race & 1:
                most = own
                best = race
        if best < 0:
            return -1
        total += most
        taken |= 1 << best
    return total


def affordable(state: State, seat: int) -> list[int]:
    """A-5.7: the lords of the court that the seat can pay for, ascending."""
    court = state.court
    hand = state.held(seat)
    if not court or not hand:
        return []
    cards = state.cards
    sums = race_sums(hand)
    means = state.pearls[seat] - surcharge(state, seat)
    waived = state.works(seat, DIPLOMAT)
    found: list[int] = []
    for lord in court:
        most = most_from(sums, cards.bubbles[lord], ANY_RACE if waived else cards.race[lord])
        if most >= 0 and most + means >= cards.cost[lord]:
            found.append(lord)
    found.sort()
    return found


def means_for(state: State, seat: int, lord: int) -> tuple[list[int], int]:
    """The races that would give most for a lord, and how much; no race at all if too few are in hand."""
    sums = race_sums(state.held(seat))
    needed = needed_race(state, seat, lord)
    bubbles = state.cards.bubbles[lord]
    most = most_from(sums, bubbles, needed)
    if most < 0:
        return [], 0
    others = sorted([race for race in range(5) if race != needed and sums[race] > 0], key=lambda race: -sums[race])
    chosen = others[:bubbles] if needed == ANY_RACE else [needed, *others[: bubbles - 1]]
    return sorted(chosen), most


def begin_payment(state: State, seat: int, lord: int) -> None:
    """Ask for the payment; allies that have to be in it, and complete it, choose themselves."""
    paying = PayForLord(seat, lord)
    for ally in paying.remainder(state, state.marked[seat]):
        state.mark(seat, ally)
    state.push(paying)


@mypyc_attr(acyclic=True, free_list_len=1)
class PayForLord(Step):
    """A-5.2 to A-5.4: choose allies one by one; whatever is offered can be completed.

    They stay in hand, marked, until the payment is confirmed: until then they are the payer's secret and can be taken
    back. Bots choose them in ascending order, so that no payment is met twice, and abandon a payment once in a turn.
    """

    def __init__(self, seat: int, lord: int) -> None:
        super().__init__(seat)
        self.lord = lord

    def name(self) -> str:
        return "pay_for_lord"

    def kind(self) -> str:
        return GATHER

    def decline(self) -> int | None:
        return ABANDON

    def numbers(self) -> list[int]:
        return [self.seat, self.lord]

    def fits(self, state: State) -> bool:
        return self.lord in state.court

    def legal(self, state: State) -> list[int]:
        options = self.cards_to_add(state)
        if self.is_complete(state, state.marked[self.seat]):
            options.append(PAY)
        elif not options:  # people have chosen high cards first
            options = self.cards_in_any_order(state)
        if not state.abandoned >> self.lord & 1 or not options:
            options.append(ABANDON)
        return options

    def take_backs(self, state: State) -> list[int]:
        plain = self.legal(state)
        found: list[int] = []
        for action in self.cards_in_any_order(state):
            if action not in plain:
                found.append(action)
        if ABANDON not in plain:
            found.append(ABANDON)
        chosen = state.marked[self.seat]
        complete = self.is_complete(state, chosen)
        for action in distinct(TAKE_BACK, chosen):
            if not complete or not self.comes_back(state, action - TAKE_BACK):
                found.append(action)
        return found

    def can_take_back(self, state: State) -> bool:
        return bool(state.abandoned >> self.lord & 1) or bool(self.take_backs(state))

    def comes_back(self, state: State, ally: int) -> bool:
        """Whether a complete payment without this ally could be completed by nothing else."""
        fewer = state.marked[self.seat][:]
        fewer.remove(ally)
        return self.remainder(state, fewer) == [ally]

    def remainder(self, state: State, chosen: list[int]) -> list[int]:
        """The allies that complete the payment if no others can do so without them; else none."""
        if self.is_complete(state, chosen):
            return []
        hand = state.hands[self.seat].cards
        price = price_of(state, self.seat, self.lord)
        sums = race_sums(hand)
        spare = self.reach(state, chosen, sums[:]) - price
        candidates: list[int] = []
        most = state.pearls[self.seat]  # what they can pay with those chosen
        for ally in chosen:
            most += value_of(ally)
        for ally in hand:
            value = value_of(ally)
            if value > spare or sums[race_of(ally)] == value:
                candidates.append(ally)
                most += value
        if most < price:
            return []
        needed: list[int] = []
        for ally in candidates:
            race = race_of(ally)
            sums[race] -= value_of(ally)
            if not self.within_reach(state, chosen, sums[:]):
                needed.append(ally)
            sums[race] += value_of(ally)
        for ally in chosen:
            if ally in needed:
                needed.remove(ally)
        needed.sort()
        return needed if needed and self.is_complete(state, sorted(chosen + needed)) else []

    def cards_in_any_order(self, state: State) -> list[int]:
        """The allies after which the payment can still be completed, with any others of the hand."""
        chosen = state.marked[self.seat]
        held = state.held(self.seat)
        options: list[int] = []
        for action in distinct(ALLY, held):
            more = sorted([*chosen, action - ALLY])
            able = self.within_reach(state, more, race_sums(state.hands[self.seat].cards))
            if able and (not state.settings.sparing or self.can_be_spared(state, more)):
                options.append(action)
        return options

    def can_be_completed(self, state: State) -> bool:
        return self.is_complete(state, state.marked[self.seat]) or bool(self.cards_in_any_order(state))

    def within_reach(self, state: State, chosen: list[int], sums: list[int]) -> bool:
        """Whether these allies can pay with others, when each race gives so much at most, the chosen ones included."""
        return self.reach(state, chosen, sums) >= price_of(state, self.seat, self.lord)

    def reach(self, state: State, chosen: list[int], sums: list[int]) -> int:
        """What these allies, others and all pearls can pay at most; -1 if the races do not fit."""
        missing = state.cards.bubbles[self.lord]  # races
        needed = needed_race(state, self.seat, self.lord)
        most = 0
        for race in range(5):
            if any(race_of(ally) == race for ally in chosen):
                most += sums[race]
                sums[race] = 0
                missing -= 1
                if race == needed:
                    needed = ANY_RACE
        others = -1 if missing < 0 else most_from(sums, missing, needed)
        return -1 if others < 0 else most + others + state.pearls[self.seat]

    def can_be_spared(self, state: State, chosen: list[int]) -> bool:
        """A-5.4: whether a payment without superfluous cards has these allies in it."""
        if self.is_complete(state, chosen):
            return True
        if superfluous(chosen, price_of(state, self.seat, self.lord)):
            return False
        allies = [0] * KINDS
        for ally in state.hands[self.seat].cards:
            allies[ally] += 1
        for ally in chosen:
            allies[ally] -= 1
        for following in range(KINDS):
            if allies[following] > 0 and self.can_spare(state, chosen, allies, following):
                return True
        return False

    def cards_to_add(self, state: State) -> list[int]:
        """The allies after which the payment can still be completed in ascending order.

        Those of the races chosen before are then out of reach.
        """
        needed = needed_race(state, self.seat, self.lord)
        wanted = price_of(state, self.seat, self.lord) - state.pearls[self.seat]
        missing = state.cards.bubbles[self.lord]  # races
        laid = 0
        lowest = 0
        for ally in state.marked[self.seat]:
            race = race_of(ally)
            if not laid >> race & 1:
                laid |= 1 << race
                missing -= 1
            wanted -= value_of(ally)
            lowest = ally
        if needed != ANY_RACE and laid >> needed & 1:
            needed = ANY_RACE
        allies = [0] * KINDS
        highest = -1
        for ally in state.hands[self.seat].cards:
            allies[ally] += 1
            if ally > highest:
                highest = ally
        for ally in state.marked[self.seat]:
            allies[ally] -= 1
        after = [0] * 5  # what the later races can give, by race
        options: list[int] = []
        race = -1
        most = -1
        still = 0  # what the race can give from here on
        for ally in range(highest, lowest - 1, -1):
            if allies[ally] == 0:
                continue
            if race_of(ally) != race:
                if race >= 0:
                    after[race] = still
                race = race_of(ally)
                still = 0
                further = missing if laid >> race & 1 else missing - 1
                most = -1 if further < 0 else most_from(after, further, ANY_RACE if needed == race else needed)
            still += allies[ally] * value_of(ally)
            enough = most >= 0 and still + most >= wanted
            if enough and (not state.settings.sparing or self.can_spare(state, state.marked[self.seat], allies, ally)):
                options.append(ALLY + ally)
        options.reverse()
        return options

    def can_spare(self, state: State, chosen: list[int], allies: list[int], ally: int) -> bool:
        """A-5.4: whether a payment without superfluous cards can follow when this ally is added to those chosen."""
        more = [*chosen, ally]
        if self.is_complete(state, more):
            return True
        if superfluous(more, price_of(state, self.seat, self.lord)):
            return False
        allies[ally] -= 1
        sums = race_sums(more)
        for following in range(ally, KINDS):
            sums[race_of(following)] += allies[following] * value_of(following)
        if not self.within_reach(state, more, sums):
            allies[ally] += 1
            return False
        found = False
        for following in range(ally, KINDS):
            if allies[following] > 0 and self.can_spare(state, more, allies, following):
                found = True
                break
        allies[ally] += 1
        return found

    def is_complete(self, state: State, chosen: list[int]) -> bool:
        laid = 0
        paid = 0
        for ally in chosen:
            laid |= 1 << race_of(ally)
            paid += value_of(ally)
        races = 0
        for race in range(5):
            races += laid >> race & 1
        needed = needed_race(state, self.seat, self.lord)
        price = price_of(state, self.seat, self.lord)
        if races != state.cards.bubbles[self.lord] or paid + state.pearls[self.seat] < price:
            return False
        if needed != ANY_RACE and not laid >> needed & 1:
            return False
        return not state.settings.sparing or not superfluous(chosen, price)

    def answered(self, state: State, action: int) -> None:
        if action == ABANDON:
            self.abandon(state)
        elif action == PAY:
            self.pay(state)
        else:
            if TAKE_BACK <= action < DISCARD:
                state.unmark(self.seat, action - TAKE_BACK)
            else:
                state.mark(self.seat, action - ALLY)
            begin_payment(state, self.seat, self.lord)

    def abandon(self, state: State) -> None:
        """The turn goes on as if nothing had happened."""
        state.abandoned |= 1 << self.lord
        if state.marked[self.seat]:
            state.own_marked()
            state.marked[self.seat] = []
        if state.journal is not None:
            state.tell("abandoned", {"seat": self.seat, "lord": LORD_NAMES[self.lord]})

    def pay(self, state: State) -> None:
        """The chosen allies leave the hand, for all to see."""
        state.own_marked()
        state.payment = state.marked[self.seat]
        state.marked[self.seat] = []
        paid = 0
        for ally in state.payment:
            state.take_from_hand(self.seat, ally)
            paid += value_of(ally)
        pearls = max(0, price_of(state, self.seat, self.lord) - paid)
        state.pearls[self.seat] -= pearls
        state.passes = 0
        if state.journal is not None:
            cards = card_names(state.payment)
            lord = LORD_NAMES[self.lord]
            state.tell("paid", {"seat": self.seat, "lord": lord, "cards": cards, "pearls": pearls})
        state.stack.drop()  # the choice of an action, to which an abandoned payment would have returned
        state.push(ControlKeys(NOBODY))
        state.push(CloseCourt(NOBODY))
        state.push(AffiliateAlly(self.seat, self.lord))

    def rule(self, state: State) -> str:
        return "A-5.2"

    def about(self, state: State) -> dict[str, Fact]:
        price = price_of(state, self.seat, self.lord)
        chosen = state.marked[self.seat]
        paid = sum(value_of(ally) for ally in chosen)
        races = len({race_of(ally) for ally in chosen})
        rest = max(0, price - paid)
        pearls = min(rest, state.pearls[self.seat])
        return {
            "lord": LORD_NAMES[self.lord],
            "price": price,
            "paid": paid,
            "pearls": pearls,
            "missing": rest - pearls,
            "races_missing": state.cards.bubbles[self.lord] - races,
        }


def superfluous(payment: list[int], price: int) -> bool:
    """A-5.4: a card could be taken back: its race has another one, and the allies alone still reach the price."""
    paid = sum(value_of(ally) for ally in payment)
    for ally in payment:
        if paid - value_of(ally) >= price and sum(race_of(other) == race_of(ally) for other in payment) > 1:
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class AffiliateAlly(Step):
    """A-5.5: which ally of the payment stays for good."""

    def __init__(self, seat: int, lord: int) -> None:
        super().__init__(seat)
        self.lord = lord

    def name(self) -> str:
        return "affiliate_ally"

    def numbers(self) -> list[int]:
        return [self.seat, self.lord]

    def fits(self, state: State) -> bool:
        return self.lord in state.court

    def legal(self, state: State) -> list[int]:
        payment = state.payment
        if not state.works(self.seat, MASTER_OF_MAGIC):
            lowest = min([value_of(ally) for ally in payment])
            payment = [ally for ally in payment if value_of(ally) == lowest]
        return distinct(ALLY, payment)

    def answered(self, state: State, action: int) -> None:
        kept = action - ALLY
        state.payment.remove(kept)
        state.own_lords()
        state.affiliated[self.seat].append(kept)
        if state.journal is not None:
            state.tell("affiliated", {"seat": self.seat, "card": ALLY_NAMES[kept]})
        discard = state.own_discard()
        for ally in state.payment:
            discard.add(ally, state.remembered())
        state.payment = []
        state.court.remove(self.lord)
        arrive(state, self.seat, self.lord)

    def rule(self, state: State) -> str:
        return "A-5.5"

    def about(self, state: State) -> dict[str, Fact]:
        return {"any": int(state.works(self.seat, MASTER_OF_MAGIC))}


@mypyc_attr(acyclic=True, free_list_len=1)
class CloseCourt(Step):
    """A-5.6: the court closes up; with two lords or fewer it is refilled, and that pays."""

    def name(self) -> str:
        return "close_court"

    def carried_out(self, state: State) -> None:
        if len(state.court) > state.cards.refill_at:
            return
        state.gain_pearls(state.turn, state.cards.refill_pearls)
        newcomers: list[int] = []
        while len(state.court) < state.cards.court_spaces and state.lord_deck.size() > 0:
            newcomers.append(state.own_lord_deck().draw())
            state.court.append(newcomers[-1])
        if newcomers:
            state.turned_up()
            if state.journal is not None:
                state.tell("court_refilled", {"lords": lord_names(newcomers)})
        if len(state.court) < state.cards.court_spaces:
            trigger_end(state, "last_round_court")
