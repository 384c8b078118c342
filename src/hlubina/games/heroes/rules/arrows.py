"""H-4.12: what stands behind an arrow may be done once the symbol before it was done.

A step that carries out the symbol before an arrow keeps its place on the card. When it is done, what stands behind is
offered one by one: figures and tokens come into the room where it happened, everything else any monster may do.
"""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.core.steps import Step
from hlubina.games.heroes.names import NO_ROOM, NOTHING
from hlubina.games.heroes.notation import DEPLOY, MOST_ITEMS, is_place, item_at, item_before
from hlubina.games.heroes.state import State


def follow_arrow(state: State, place: int, room: int) -> None:
    """The active player has done what stands at a place of a card, in this room if in any."""
    if place != NOTHING:
        state.push(BehindArrow(NOBODY, place + 1, state.turn, room, NOTHING))


def follow_ambush(state: State, place: int) -> None:
    """Only if a figure leaves the lair the ambush before an arrow was carried out."""
    if place != NOTHING:
        state.push(BehindArrow(NOBODY, place + 1, state.turn, NO_ROOM, state.lair[state.turn]))


def follow_defence(state: State, place: int, player: int, room: int) -> None:
    """A player has defended in this room; everything but a deployment is done as if in the player's own turn."""
    if any(reward.symbol != DEPLOY for reward in item_at(state.cards.sides, place).then):
        state.push(GiveBack(NOBODY, state.turn))
    state.push(BehindArrow(NOBODY, place + 1, player, room, NOTHING))


def with_place(numbers: list[int], place: int) -> list[int]:
    """The numbers of a step that may carry out what stands before an arrow."""
    return numbers if place == NOTHING else [*numbers, place]


class BehindArrow(Step):
    """Offer what stands behind an arrow, the first thing first."""

    def __init__(self, seat: int, place: int, player: int, room: int, lair: int) -> None:
        super().__init__(seat)
        self.place = place
        self.player = player
        self.room = room
        self.lair = lair  # as it was before an ambush, NOTHING for another symbol

    def name(self) -> str:
        return "behind_arrow"

    def numbers(self) -> list[int]:
        return [self.seat, self.place, self.player, self.room, self.lair]

    def fits(self, state: State) -> bool:
        there = self.room == NO_ROOM or state.is_room(self.room)
        player = 0 <= self.player < state.players and NOTHING <= self.lair <= 20
        return there and player and is_place(state.cards.sides, self.place) and self.place % MOST_ITEMS > 0

    def carried_out(self, state: State) -> None:
        if self.lair != NOTHING and state.lair[self.player] >= self.lair:
            return
        reward = item_at(state.cards.sides, self.place)
        if reward.symbol != DEPLOY:
            state.turn = self.player
        if self.place % MOST_ITEMS < len(item_before(state.cards.sides, self.place).then):
            state.push(BehindArrow(NOBODY, self.place + 1, self.player, self.room, NOTHING))
        state.offer_reward(self.place, self.player, self.room)


class GiveBack(Step):
    """Who has done something behind the arrow of a defence gives the turn back."""

    def __init__(self, seat: int, player: int) -> None:
        super().__init__(seat)
        self.player = player

    def name(self) -> str:
        return "give_back"

    def numbers(self) -> list[int]:
        return [self.seat, self.player]

    def fits(self, state: State) -> bool:
        return 0 <= self.player < state.players

    def carried_out(self, state: State) -> None:
        state.turn = self.player
