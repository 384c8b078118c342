"""A-7.7: abilities that their owner may use once in each of their turns, when they like (A-2.6)."""

from __future__ import annotations

from hlubina.core.journal import Fact
from hlubina.core.steps import Step
from hlubina.core.vocabulary import distinct
from hlubina.games.abyss.actions import ALLY, LORD, PURGE, REPLACE, SELL, STACK
from hlubina.games.abyss.cards import ALLY_NAMES, LORD_NAMES, OPPORTUNIST, ORACLE, RACES, SLAVER
from hlubina.games.abyss.rules.council import filled_stacks
from hlubina.games.abyss.state import State

POWERS = (1 << SLAVER) | (1 << ORACLE) | (1 << OPPORTUNIST)


def usable_powers(state: State, seat: int) -> list[int]:
    """The actions that use a power now, ascending."""
    options: list[int] = []
    if state.active[seat] & POWERS == 0:
        return options
    if ready(state, seat, SLAVER) and state.hands[seat].size() > 0:
        options.append(SELL)
    if ready(state, seat, ORACLE) and filled_stacks(state):
        options.append(PURGE)
    if ready(state, seat, OPPORTUNIST) and state.court and state.lord_deck.size() > 0:
        options.append(REPLACE)
    return options


def ready(state: State, seat: int, lord: int) -> bool:
    if not state.works(seat, lord):
        return False
    return not state.used >> lord & 1 or state.settings.unlimited_powers


def proceeds(state: State, seat: int) -> int:
    """The pearls that the Slaver could still bring in this turn."""
    if not ready(state, seat, SLAVER):
        return 0
    allies = state.hands[seat].size()
    return state.cards.amount[SLAVER] * (allies if state.settings.unlimited_powers else min(1, allies))


def use_power(state: State, seat: int, action: int) -> None:
    """The window in which it is used must already be on the stack again."""
    if action == SELL:
        state.used |= 1 << SLAVER
        state.push(SellAlly(seat))
    elif action == PURGE:
        state.used |= 1 << ORACLE
        state.push(PurgeStack(seat))
    else:
        state.used |= 1 << OPPORTUNIST
        state.push(ReplaceLord(seat))


class SellAlly(Step):
    """Slaver: discard an ally for pearls."""

    def name(self) -> str:
        return "sell_ally"

    def legal(self, state: State) -> list[int]:
        return distinct(ALLY, state.hands[self.seat].cards)

    def answered(self, state: State, action: int) -> None:
        ally = action - ALLY
        state.throw_away(self.seat, ally)
        count = state.cards.amount[SLAVER]
        state.pearls[self.seat] += count
        if state.journal is not None:
            facts: dict[str, Fact] = {"seat": self.seat, "count": count}
            state.journal.whisper("sold", facts, {"card": ALLY_NAMES[ally]}, state.thrown_knowers(self.seat))

    def rule(self, state: State) -> str:
        return "A-7.7"

    def about(self, state: State) -> dict[str, Fact]:
        return {"pearls": state.cards.amount[SLAVER]}


class PurgeStack(Step):
    """Oracle: discard a whole stack of the council."""

    def name(self) -> str:
        return "purge_stack"

    def legal(self, state: State) -> list[int]:
        return [STACK + race for race in filled_stacks(state)]

    def answered(self, state: State, action: int) -> None:
        race = action - STACK
        stack = state.own_stack(race)
        if state.journal is not None:
            state.tell("purged", {"seat": self.seat, "race": RACES[race], "count": stack.size()})
        discard = state.own_discard()
        discard.cards += stack.cards
        discard.known += stack.known
        stack.cards = []
        stack.known = []

    def rule(self, state: State) -> str:
        return "A-7.7"


class ReplaceLord(Step):
    """Opportunist: a lord of the court leaves the game, the top lord of the deck takes its space."""

    def name(self) -> str:
        return "replace_lord"

    def legal(self, state: State) -> list[int]:
        return distinct(LORD, state.court)

    def answered(self, state: State, action: int) -> None:
        lord = action - LORD
        space = state.court.index(lord)
        state.own_lords()
        state.removed_lords.append(lord)
        newcomer = state.own_lord_deck().draw()
        state.court[space] = newcomer
        state.turned_up()
        if state.journal is not None:
            state.tell("lord_removed", {"seat": self.seat, "lord": LORD_NAMES[lord]})
            state.tell("lord_came", {"lord": LORD_NAMES[newcomer]})

    def rule(self, state: State) -> str:
        return "A-7.7"
