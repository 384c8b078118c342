"""A-7.2, A-7.5, A-2.9: discarding allies from the hand. Several seats choose at the same time.

A chosen ally is only marked; it leaves the hand when all have chosen, so that nobody can wait for the others' choice.
"""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.prompts import GATHER
from hlubina.core.steps import Step
from hlubina.core.vocabulary import distinct
from hlubina.games.abyss.actions import ALLY, DISCARD, PAY_PEARL, TAKE_BACK
from hlubina.games.abyss.cards import COMMANDER, JAILER
from hlubina.games.abyss.state import State, card_names


def demand_discards(state: State, seats: list[int], counts: list[int], lord: int) -> None:
    """Each of these seats discards so many allies of its choice, all at the same time; `lord` makes them."""
    state.push(ThrowMarked(NOBODY))
    for index in range(len(seats) - 1, -1, -1):
        state.push(DiscardAllies(seats[index], counts[index], lord))


def excess(state: State, seat: int) -> int:
    """How many allies the seat holds above the limit of an opponent's Commander (A-7.5)."""
    if state.against(seat, COMMANDER) == NOBODY:
        return 0
    return max(0, state.hands[seat].size() - state.cards.amount[COMMANDER])


def enforce_limit(state: State, seats: list[int]) -> None:
    """Let those of the seats who hold too many allies discard."""
    over: list[int] = []
    counts: list[int] = []
    for seat in seats:
        too_many = excess(state, seat)
        if too_many > 0:
            over.append(seat)
            counts.append(too_many)
    if over:
        demand_discards(state, over, counts, COMMANDER)


class DiscardAllies(Step):
    """Choose allies to discard, in any order. Several are confirmed; bots choose ascending."""

    def __init__(self, seat: int, missing: int, lord: int) -> None:
        super().__init__(seat)
        self.missing = missing
        self.lord = lord

    def name(self) -> str:
        return "discard_allies"

    def together(self) -> bool:
        return True

    def kind(self) -> str:
        return GATHER

    def numbers(self) -> list[int]:
        return [self.seat, self.missing, self.lord]

    def fits(self, state: State) -> bool:
        left = state.hands[self.seat].size() - len(state.marked[self.seat])
        if self.missing == 0 and (len(state.marked[self.seat]) < 2 or self.is_settled(state)):
            return False  # there is nothing to confirm
        return 0 <= self.missing <= left and self.lord in (JAILER, COMMANDER)

    def legal(self, state: State) -> list[int]:
        if self.missing == 0:
            return [DISCARD]
        left = sorted(state.held(self.seat))
        marked = state.marked[self.seat]
        later = [ally for ally in left if not marked or ally >= marked[-1]]
        if len(later) < self.missing:  # people have chosen high cards first
            return distinct(ALLY, left)
        return distinct(ALLY, later[: len(later) - self.missing + 1])  # from these on, enough are left to choose from

    def can_take_back(self, state: State) -> bool:
        if state.marked[self.seat]:
            return not self.is_settled(state)
        return bool(self.take_backs(state))

    def is_settled(self, state: State) -> bool:
        """Whether all must go, or all are equal."""
        hand = state.hands[self.seat].cards
        return len(hand) == len(state.marked[self.seat]) + self.missing or min(hand) == max(hand)

    def take_backs(self, state: State) -> list[int]:
        marked = state.marked[self.seat]
        if self.is_settled(state):
            return []
        others: list[int] = []
        if self.missing > 0:
            plain = self.legal(state)
            others = [action for action in distinct(ALLY, state.held(self.seat)) if action not in plain]
        return others + distinct(TAKE_BACK, marked)

    def answered(self, state: State, action: int) -> None:
        if action == DISCARD:
            return
        if TAKE_BACK <= action < DISCARD:
            state.unmark(self.seat, action - TAKE_BACK)
            state.push(DiscardAllies(self.seat, self.missing + 1, self.lord))
            return
        several = bool(state.marked[self.seat]) or self.missing > 1
        settled = self.is_settled(state)
        state.mark(self.seat, action - ALLY)
        if self.missing > 1 or (several and not settled):
            state.push(DiscardAllies(self.seat, self.missing - 1, self.lord))

    def rule(self, state: State) -> str:
        return "A-7.2" if self.lord == JAILER else "A-7.5"

    def about(self, state: State) -> dict[str, Fact]:
        return {"missing": self.missing, "count": len(state.marked[self.seat]) + self.missing}


class ThrowMarked(Step):
    """All have chosen: the marked allies go to the discard."""

    def name(self) -> str:
        return "throw_marked"

    def carried_out(self, state: State) -> None:
        state.turned_up()  # secret choices come to light
        for seat in range(state.seats):
            thrown = state.marked[seat]
            if thrown:
                state.own_marked()
                state.marked[seat] = []
                discard_and_tell(state, seat, thrown)


def discard_and_tell(state: State, seat: int, allies: list[int]) -> None:
    for ally in allies:
        state.throw_away(seat, ally)
    if state.journal is not None:
        facts: dict[str, Fact] = {"seat": seat, "count": len(allies)}
        state.journal.whisper("discarded", facts, {"cards": card_names(allies)}, state.thrown_knowers(seat))


def martial_excess(state: State, seat: int, kept: int) -> int:
    return state.hands[seat].size() - state.cards.martial_hand - kept


class MartialLaw(Step):
    """A-2.9: for each ally above twelve pay a pearl or discard one. `kept` have been paid for."""

    def __init__(self, seat: int, kept: int) -> None:
        super().__init__(seat)
        self.kept = kept

    def name(self) -> str:
        return "martial_law"

    def numbers(self) -> list[int]:
        return [self.seat, self.kept]

    def fits(self, state: State) -> bool:
        return 0 <= self.kept <= state.hands[self.seat].size()

    def legal(self, state: State) -> list[int]:
        options = distinct(ALLY, state.hands[self.seat].cards)
        if state.pearls[self.seat] > 0:
            options.append(PAY_PEARL)
        return options

    def answered(self, state: State, action: int) -> None:
        kept = self.kept
        if action == PAY_PEARL:
            state.pearls[self.seat] -= 1
            kept += 1
            if state.journal is not None:
                state.tell("paid_martial", {"seat": self.seat})
        else:
            discard_and_tell(state, self.seat, [action - ALLY])
        if martial_excess(state, self.seat, kept) > 0:
            state.push(MartialLaw(self.seat, kept))

    def rule(self, state: State) -> str:
        return "A-2.9"

    def about(self, state: State) -> dict[str, Fact]:
        return {"excess": martial_excess(state, self.seat, self.kept), "pearls": state.pearls[self.seat]}
