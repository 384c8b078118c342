"""A-5: recruiting a lord: the payment, the ally that stays, the court."""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.prompts import GATHER
from hlubina.core.vocabulary import distinct
from hlubina.games.abyss.actions import ABANDON, ALLY, PAY
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
from hlubina.games.abyss.control import ControlKeys
from hlubina.games.abyss.lords import arrive, trigger_end
from hlubina.games.abyss.state import AbyssStep, State, card_names, lord_names, race_of, value_of


def price_of(state: State, seat: int, lord: int) -> int:
    """A-5.1."""
    price = state.cards.cost[lord]
    if state.against(seat, RECRUITER) != NOBODY:
        price += state.cards.amount[RECRUITER]
    if state.works(seat, TREASURER):
        price -= state.cards.amount[TREASURER]
    return max(0, price)


def needed_race(state: State, seat: int, lord: int) -> int:
    """A-5.2: the race that must be among those paid, unless the Diplomat waives it."""
    return ANY_RACE if state.works(seat, DIPLOMAT) else state.cards.race[lord]


def race_sums(allies: list[int]) -> list[int]:
    """The values of the allies together, by race."""
    sums = [0] * 5
    for ally in allies:
        sums[ally // 5] += ally % 5 + 1
    return sums


def most_from(sums: list[int], races: int, needed: int) -> int:
    """The most that so many races with cards can give, `needed` among them; -1 if there are too few."""
    total = 0
    taken = 0
    if needed != ANY_RACE:
        if sums[needed] == 0 or races == 0:
            return -1
        total = sums[needed]
        taken = 1 << needed
        races -= 1
    for _ in range(races):
        best = -1
        most = 0
        for race in range(5):
            if sums[race] > most and not taken >> race & 1:
                most = sums[race]
                best = race
        if best < 0:
            return -1
        total += most
        taken |= 1 << best
    return total


def affordable(state: State, seat: int) -> list[int]:
    """A-5.7: the lords of the court that the seat can pay for, ascending."""
    court = state.court
    if not court or state.hands[seat].size() == 0:
        return []
    sums = race_sums(state.hands[seat].cards)
    pearls = state.pearls[seat]
    found: list[int] = []
    for lord in sorted(court):
        most = most_from(sums, state.cards.bubbles[lord], needed_race(state, seat, lord))
        if most >= 0 and most + pearls >= price_of(state, seat, lord):
            found.append(lord)
    return found


class PayForLord(AbyssStep):
    """A-5.2 to A-5.4: lay down allies one by one, ascending; whatever is offered can be completed."""

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

    def legal(self, state: State) -> list[int]:
        options = self.cards_to_lay(state)
        if self.is_complete(state):
            options.append(PAY)
        if not state.abandoned >> self.lord & 1 or not options:
            options.append(ABANDON)
        return options

    def cards_to_lay(self, state: State) -> list[int]:
        """The allies after which the payment can still be completed."""
        needed = needed_race(state, self.seat, self.lord)
        races = state.cards.bubbles[self.lord]
        wanted = price_of(state, self.seat, self.lord) - state.pearls[self.seat]
        counts = [0] * KINDS
        for ally in state.hands[self.seat].cards:
            counts[ally] += 1
        laid = 0
        lowest = 0
        paid = 0
        for ally in state.payment:
            laid |= 1 << race_of(ally)
            paid += value_of(ally)
            lowest = ally
        laid_races = 0
        for race in range(5):
            laid_races += laid >> race & 1
        sparing = state.setting("superfluous_payment", "forbidden")
        still = [0] * 5  # by race, the values of the cards from here on
        options: list[int] = []
        for ally in range(KINDS - 1, lowest - 1, -1):
            if counts[ally] == 0:
                continue
            race = race_of(ally)
            still[race] += counts[ally] * value_of(ally)
            new_race = not laid >> race & 1
            missing = races - laid_races - (1 if new_race else 0)
            if missing < 0:
                continue
            if needed == ANY_RACE or laid >> needed & 1 or needed == race:
                wish = ANY_RACE
            else:
                wish = needed
            rest = still[:]
            rest[race] = 0  # of the race in hand all may follow, of those laid before none
            for other in range(race):
                rest[other] = 0
            more = most_from(rest, missing, wish)
            if more < 0 or paid + still[race] + more < wanted:
                continue
            if sparing and not self.can_spare(state, counts, ally):
                continue
            options.append(ALLY + ally)
        options.reverse()
        return options

    def can_spare(self, state: State, counts: list[int], ally: int) -> bool:
        """A-5.4: whether a payment without superfluous cards can follow from laying this ally."""
        state.payment.append(ally)
        counts[ally] -= 1
        found = self.is_complete(state)
        if not found and not superfluous(state.payment, price_of(state, self.seat, self.lord)):
            for following in range(ally, KINDS):
                if counts[following] > 0 and self.can_spare(state, counts, following):
                    found = True
                    break
        counts[ally] += 1
        state.payment.pop()
        return found

    def is_complete(self, state: State) -> bool:
        laid = 0
        paid = 0
        for ally in state.payment:
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
        return state.setting("superfluous_payment", "allowed") or not superfluous(state.payment, price)

    def answered(self, state: State, action: int) -> None:
        if action == ABANDON:
            self.take_back(state)
        elif action == PAY:
            self.pay(state)
        else:
            state.take_from_hand(self.seat, action - ALLY)
            state.payment.append(action - ALLY)
            state.push(PayForLord(self.seat, self.lord))

    def take_back(self, state: State) -> None:
        """The turn goes on as if nothing had happened, only that others have seen the cards."""
        state.abandoned |= 1 << self.lord
        for ally in state.payment:
            state.add_to_hand(self.seat, ally, state.remembered())
        state.payment = []
        if state.journal is not None:
            state.tell("abandoned", {"seat": self.seat, "lord": LORD_NAMES[self.lord]})

    def pay(self, state: State) -> None:
        paid = sum(value_of(ally) for ally in state.payment)
        pearls = max(0, price_of(state, self.seat, self.lord) - paid)
        state.pearls[self.seat] -= pearls
        if state.journal is not None:
            cards = card_names(state.payment)
            lord = LORD_NAMES[self.lord]
            state.tell("paid", {"seat": self.seat, "lord": lord, "cards": cards, "pearls": pearls})
        state.stack.pop()  # the choice of an action, to which an abandoned payment would have returned
        state.push(ControlKeys(NOBODY))
        state.push(CloseCourt(NOBODY))
        state.push(AffiliateAlly(self.seat, self.lord))

    def rule(self, state: State) -> str:
        return "A-5.2"

    def about(self, state: State) -> dict[str, Fact]:
        price = price_of(state, self.seat, self.lord)
        paid = sum(value_of(ally) for ally in state.payment)
        races = len({race_of(ally) for ally in state.payment})
        return {
            "lord": LORD_NAMES[self.lord],
            "price": price,
            "paid": paid,
            "missing": max(0, price - paid),
            "races_missing": state.cards.bubbles[self.lord] - races,
        }


def superfluous(payment: list[int], price: int) -> bool:
    """A-5.4: a card could be taken back: its race has another one, and the allies alone still reach the price."""
    paid = sum(value_of(ally) for ally in payment)
    for ally in payment:
        if paid - value_of(ally) >= price and sum(race_of(other) == race_of(ally) for other in payment) > 1:
            return True
    return False


class AffiliateAlly(AbyssStep):
    """A-5.5: which ally of the payment stays for good."""

    def __init__(self, seat: int, lord: int) -> None:
        super().__init__(seat)
        self.lord = lord

    def name(self) -> str:
        return "affiliate_ally"

    def numbers(self) -> list[int]:
        return [self.seat, self.lord]

    def legal(self, state: State) -> list[int]:
        payment = state.payment
        if not state.works(self.seat, MASTER_OF_MAGIC):
            lowest = min([value_of(ally) for ally in payment])
            payment = [ally for ally in payment if value_of(ally) == lowest]
        return distinct(ALLY, payment)

    def answered(self, state: State, action: int) -> None:
        kept = action - ALLY
        state.payment.remove(kept)
        state.affiliated[self.seat].append(kept)
        if state.journal is not None:
            state.tell("affiliated", {"seat": self.seat, "card": ALLY_NAMES[kept]})
        for ally in state.payment:
            state.discard.add(ally, state.remembered())
        state.payment = []
        state.court.remove(self.lord)
        arrive(state, self.seat, self.lord)

    def rule(self, state: State) -> str:
        return "A-5.5"

    def about(self, state: State) -> dict[str, Fact]:
        return {"any": int(state.works(self.seat, MASTER_OF_MAGIC))}


class CloseCourt(AbyssStep):
    """A-5.6: the court closes up; with two lords or fewer it is refilled, and that pays."""

    def name(self) -> str:
        return "close_court"

    def carried_out(self, state: State) -> None:
        if len(state.court) > state.cards.refill_at:
            return
        state.gain_pearls(state.turn, state.cards.refill_pearls)
        newcomers: list[int] = []
        while len(state.court) < state.cards.court_spaces and state.lord_deck.size() > 0:
            newcomers.append(state.lord_deck.draw())
            state.court.append(newcomers[-1])
        if newcomers:
            state.turned_up()
            if state.journal is not None:
                state.tell("court_refilled", {"lords": lord_names(newcomers)})
        if len(state.court) < state.cards.court_spaces:
            trigger_end(state, "last_round_court")
