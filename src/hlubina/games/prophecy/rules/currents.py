"""PR-17.12, PR-17.14: currents of the Water Realm, and the way out of it."""

from __future__ import annotations

from hlubina.core.journal import Fact
from hlubina.games.prophecy.actions import DECLINE, PAY_BUBBLE, STAY, SWIM
from hlubina.games.prophecy.cards import CHOOSE_DRIFT, DIRECTIONS, EAST_OF, IGNORE_DRIFT, PLACES, SOUTH_OF, WIDTH
from hlubina.games.prophecy.rules.ending import ComeAshore
from hlubina.games.prophecy.rules.health import can_spare, lose_bubbles
from hlubina.games.prophecy.state import EMPTY, ProphecyStep, State, cell_at


def neighbour(cell: int, direction: int, steps: int = 1) -> int:
    """EMPTY off the board."""
    return cell_at(cell % WIDTH + steps * EAST_OF[direction], cell // WIDTH + steps * SOUTH_OF[direction])


def leave_realm(state: State, seat: int) -> None:
    """PR-17.12: however one leaves, one plays on ashore as if just arrived."""
    state.arriving = 1
    state.spent = 0
    state.push(ComeAshore(seat))


def drift(state: State, seat: int) -> None:
    """PR-17.14: the current carries the character in a direction that a die, or a card of its own, decides."""
    if state.has(seat, CHOOSE_DRIFT):
        state.push(ChooseDrift(seat, state.adrift))
        state.adrift = 0
        return
    count = state.adrift
    state.adrift = 0
    die = state.roll()
    if state.journal is not None:
        state.tell("rolled", {"seat": seat, "die": die})
    carry(state, seat, state.cards.rose[die - 1], count)


def carry(state: State, seat: int, direction: int, count: int) -> None:
    cell = neighbour(state.cell_of(seat), direction, count)
    if state.journal is not None:
        state.tell("carried", {"seat": seat, "direction": DIRECTIONS[direction]})
    if cell == EMPTY:
        leave_realm(state, seat)
    else:
        state.place[seat] = PLACES + cell
        state.arriving = 1


class ChooseDrift(ProphecyStep):
    """The Secret of Currents: the direction is one's own choice; `first` is the distance."""

    def name(self) -> str:
        return "choose_drift"

    def legal(self, state: State) -> list[int]:
        return [SWIM + direction for direction in range(4)]

    def answered(self, state: State, action: int) -> None:
        carry(state, self.seat, action - SWIM, self.first)

    def rule(self, state: State) -> str:
        return "PR-17.14"

    def about(self, state: State) -> dict[str, Fact]:
        return {"count": self.first}


class HoldOn(ProphecyStep):
    """PR-17.14: hold on against a current, or be carried; `first` is the distance, `second` the price in bubbles."""

    def name(self) -> str:
        return "hold_on"

    def legal(self, state: State) -> list[int]:
        options = [STAY] if state.has(self.seat, IGNORE_DRIFT) else []
        options.append(DECLINE)
        if self.second and (state.bubbles[self.seat] >= self.second or can_spare(state, self.seat)):
            options.append(PAY_BUBBLE)
        return options

    def answered(self, state: State, action: int) -> None:
        if action == PAY_BUBBLE:
            lose_bubbles(state, self.seat, self.second)
        elif action == DECLINE:
            state.adrift = self.first

    def rule(self, state: State) -> str:
        return "PR-17.14"

    def about(self, state: State) -> dict[str, Fact]:
        return {"count": self.first, "price": self.second, "bubbles": state.bubbles[self.seat]}
