"""D-2: a turn. Dive as often as you dare, and surface before the swell takes your basket."""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.steps import Step
from tests.dive.actions import DIVE, SURFACE
from tests.dive.cards import PLACE_NAMES, SIDES
from tests.dive.state import State


class Descend(Step):
    """D-2.1: dive at a place whose pearls fit into the basket, or surface."""

    def name(self) -> str:
        return "descend"

    def legal(self, state: State) -> list[int]:
        room = state.cards.basket - state.basket
        fitting = [DIVE + place for place, pearls in enumerate(state.cards.pearls) if pearls <= room]  # D-2.4
        return [*fitting, SURFACE]

    def answered(self, state: State, action: int) -> None:
        if action == SURFACE:
            surface(state, self.seat)
        else:
            dive(state, self.seat, action - DIVE)

    def refusal(self, state: State, action: int) -> str:
        return "D-2.4"

    def about(self, state: State) -> dict[str, Fact]:
        return {"basket": state.basket}


class PassTurn(Step):
    """D-2.5: the next player's turn, until all rounds are played."""

    def name(self) -> str:
        return "pass_turn"

    def carried_out(self, state: State) -> None:
        if state.turns == state.cards.rounds * state.seats:
            state.tell("game_over", {})
            return
        if state.turns > 0:
            state.turn = (state.turn + 1) % state.seats
        state.turns += 1
        state.push(PassTurn(NOBODY))
        state.push(Descend(state.turn))


def dive(state: State, seat: int, place: int) -> None:
    """D-2.2: who throws more than the calm of the place loses the basket and the rest of the turn."""
    swell = 1 + state.chance.below(SIDES)
    state.turned_up()
    state.place = place
    if swell <= state.cards.calm[place]:
        state.basket += state.cards.pearls[place]
        state.push(Descend(seat))
        pearls = state.cards.pearls[place]
        state.tell("dived", {"seat": seat, "place": PLACE_NAMES[place], "swell": swell, "pearls": pearls})
    else:
        state.tell("lost", {"seat": seat, "place": PLACE_NAMES[place], "swell": swell, "pearls": state.basket})
        state.basket = 0


def surface(state: State, seat: int) -> None:
    """D-2.3: the pearls of the basket are safe."""
    state.tell("surfaced", {"seat": seat, "pearls": state.basket})
    state.pearls[seat] += state.basket
    state.basket = 0
