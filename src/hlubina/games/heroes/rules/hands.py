"""Cards that players must discard from their hands: the curse of a chest (H-10.6), and scenario cards."""

from __future__ import annotations

from hlubina.core.journal import Fact
from hlubina.core.native import mypyc_attr
from hlubina.core.steps import Step
from hlubina.games.heroes.actions import card_actions, card_of
from hlubina.games.heroes.names import CARD_NAMES, CLAN_NAMES
from hlubina.games.heroes.state import State


def everybody_discards(state: State, number: int) -> None:
    """Each player, beginning with the active one, discards so many cards of choice; an empty hand is spared (A26)."""
    for step in range(state.players - 1, -1, -1):
        player = (state.turn + step) % state.players
        due = min(number, len(state.hand[player]))
        if due > 0:
            state.push(DiscardCard(state.seat_of(player), player, due))


@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardCard(Step):
    """A player discards cards from the hand, one by one."""

    def __init__(self, seat: int, player: int, left: int) -> None:
        super().__init__(seat)
        self.player = player
        self.left = left

    def name(self) -> str:
        return "discard_card"

    def numbers(self) -> list[int]:
        return [self.seat, self.player, self.left]

    def fits(self, state: State) -> bool:
        return state.plays(self.seat, self.player) and 1 <= self.left <= len(state.hand[self.player])

    def legal(self, state: State) -> list[int]:
        return card_actions(state.hand[self.player])

    def answered(self, state: State, action: int) -> None:
        if self.left > 1:
            state.push(DiscardCard(self.seat, self.player, self.left - 1))
        throw_away(state, self.player, card_of(action))

    def rule(self, state: State) -> str:
        return "H-10.6"

    def about(self, state: State) -> dict[str, Fact]:
        return {"clan": CLAN_NAMES[state.clan[self.player]], "count": self.left}


def throw_away(state: State, player: int, card: int) -> None:
    state.own_cards(player)
    state.hand[player].remove(card)
    state.discard[player].append(card)
    if state.journal is not None:
        state.tell("discarded", state.own(player, {"card": CARD_NAMES[card]}))
