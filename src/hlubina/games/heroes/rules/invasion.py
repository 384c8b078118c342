"""H-3.4, H-9 and H-5.4: the invasion at the end of a turn, and the gamble in the catacombs."""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.native import mypyc_attr
from hlubina.core.prompts import MAY
from hlubina.core.steps import Step
from hlubina.games.heroes.actions import END_TURN, GAMBLE, REVEAL
from hlubina.games.heroes.names import HERO_CARDS
from hlubina.games.heroes.rules.deployment import CardResolved, deploy_card, reveal_card, throw_in
from hlubina.games.heroes.rules.resolution import HeroesAct
from hlubina.games.heroes.rules.specials import resolve_special
from hlubina.games.heroes.state import State


def cards_per_turn(state: State) -> int:
    """H-11.1, H-11.6: how many enemy cards a turn reveals, by difficulty and wave."""
    if state.settings.wave_zero and state.turns <= state.players:
        return 1
    return state.cards.wave_cards[state.settings.difficulty][state.wave - 1]


@mypyc_attr(acyclic=True, free_list_len=1)
class BeginInvasion(Step):
    """H-3.4: how many cards is settled now (A15)."""

    def name(self) -> str:
        return "begin_invasion"

    def carried_out(self, state: State) -> None:
        state.push(Invade(state.leader(), cards_per_turn(state)))


@mypyc_attr(acyclic=True, free_list_len=1)
class Invade(Step):
    """The next enemy card, or the end of the turn; the gamble is still open between them (A9)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def name(self) -> str:
        return "invade"

    def kind(self) -> str:
        return MAY

    def decline(self) -> int | None:
        return REVEAL if self.left > 0 else END_TURN

    def numbers(self) -> list[int]:
        return [self.seat, self.left]

    def fits(self, state: State) -> bool:
        return 0 <= self.left <= 10

    def legal(self, state: State) -> list[int]:
        going_on = REVEAL if self.left > 0 else END_TURN
        return [going_on] if state.gambled else [GAMBLE, going_on]

    def answered(self, state: State, action: int) -> None:
        if action == GAMBLE:
            state.push(Invade(self.seat, self.left))
            gamble(state)
        elif action == REVEAL:
            state.push(Invade(self.seat, self.left - 1))
            invade(state)

    def rule(self, state: State) -> str:
        return "H-3.4"

    def about(self, state: State) -> dict[str, Fact]:
        return {"count": self.left}


def invade(state: State) -> None:
    """One enemy card, to its end."""
    state.push(CardResolved(NOBODY))
    state.push(HeroesAct(NOBODY))
    card = reveal_card(state)
    if card >= HERO_CARDS:
        resolve_special(state, card)
    elif card >= 0:
        deploy_card(state, card)


def gamble(state: State) -> None:
    """H-5.4: throw a hero into the catacombs, draw, and only then the heroes act whom a mage has woken."""
    state.gambled = 1
    if state.journal is not None:
        state.tell("gambled", state.own(state.turn, {}))
    state.push(CardResolved(NOBODY))
    state.push(HeroesAct(NOBODY))
    state.push(GambleDraw(NOBODY))
    throw_in(state, reveal_card(state))


@mypyc_attr(acyclic=True, free_list_len=1)
class GambleDraw(Step):
    def name(self) -> str:
        return "gamble_draw"

    def carried_out(self, state: State) -> None:
        state.draw_cards(state.turn, state.cards.catacombs_draw)
