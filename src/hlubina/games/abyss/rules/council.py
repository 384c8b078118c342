"""A-4: support from the council."""

from __future__ import annotations

from hlubina.core.journal import Fact
from hlubina.core.steps import Step
from hlubina.games.abyss.actions import STACK
from hlubina.games.abyss.cards import ALCHEMIST, RACES
from hlubina.games.abyss.state import State, card_names


def filled_stacks(state: State) -> list[int]:
    """The races whose stack is not empty."""
    found: list[int] = []
    council = state.council
    for race in range(5):
        if council[race].cards:
            found.append(race)
    return found


def support(state: State, seat: int, race: int) -> None:
    """A-4.1, A-4.2: with the Alchemist two stacks."""
    take_stack(state, seat, race)
    if state.works(seat, ALCHEMIST) and filled_stacks(state):
        state.push(SecondStack(seat))


def take_stack(state: State, seat: int, race: int) -> None:
    """Only now the owner looks at the cards; what others have seen of them, they still know."""
    stack = state.own_stack(race)
    for place in range(len(stack.cards)):
        state.add_to_hand(seat, stack.cards[place], stack.known[place])
    taken = stack.empty()
    if state.remembered() == 0:
        state.turned_up()
    if state.journal is not None:
        facts: dict[str, Fact] = {"seat": seat, "race": RACES[race], "count": len(taken)}
        state.journal.whisper("took_stack", facts, {"cards": card_names(taken)}, state.remembered() | 1 << seat)


class TakeStack(Step):
    """A-4.3: the Apprentice brings one stack."""

    def name(self) -> str:
        return "take_stack"

    def legal(self, state: State) -> list[int]:
        return [STACK + race for race in filled_stacks(state)]

    def answered(self, state: State, action: int) -> None:
        take_stack(state, self.seat, action - STACK)

    def rule(self, state: State) -> str:
        return "A-4.3"


class SecondStack(TakeStack):
    """A-4.2: the Alchemist's other stack."""

    def name(self) -> str:
        return "second_stack"

    def rule(self, state: State) -> str:
        return "A-4.2"
