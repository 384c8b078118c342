"""Wounds of monsters: whom an attack, an arrow or a frog hits, and who may defend it (H-4.7, H-10.5)."""

from __future__ import annotations

from typing import Final

from hlubina.core.journal import Fact
from hlubina.core.native import mypyc_attr
from hlubina.core.steps import Step
from hlubina.games.heroes.actions import DECLINE, DEPLOY, VICTIM, card_actions, card_of, figure_action, wounds_of
from hlubina.games.heroes.names import CARD_NAMES, CLAN_NAMES, NOTHING, ROOM_NAMES
from hlubina.games.heroes.notation import place_of
from hlubina.games.heroes.rules.arrows import follow_defence
from hlubina.games.heroes.state import OptionalStep, State

ATTACK: Final = 0  # what wounds: a hero in the room, against whom one may defend,
SHOT: Final = 1  # an archer's greeting,
FROG: Final = 2  # or a frog
CAUSES: Final = 3


def hit_somebody(state: State, room: int, cause: int) -> None:
    """Some monster in the room suffers a wound; the players choose which."""
    state.push(ChooseVictim(state.leader(), room, cause))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseVictim(Step):
    """H-10.5: the clan whose monster suffers."""

    def __init__(self, seat: int, room: int, cause: int) -> None:
        super().__init__(seat)
        self.room = room
        self.cause = cause

    def name(self) -> str:
        return "choose_victim"

    def numbers(self) -> list[int]:
        return [self.seat, self.room, self.cause]

    def fits(self, state: State) -> bool:
        return state.is_room(self.room) and 0 <= self.cause < CAUSES and state.crowd[self.room] > 0

    def legal(self, state: State) -> list[int]:
        options: list[int] = []
        for player in range(state.players):
            if state.band[player][self.room] > 0:
                options.append(VICTIM + state.clan[player])
        options.sort()
        return options

    def answered(self, state: State, action: int) -> None:
        player = state.clan.index(action - VICTIM)
        state.push(ChooseFigure(self.seat, self.room, player, self.cause))

    def rule(self, state: State) -> str:
        return "H-10.5"

    def about(self, state: State) -> dict[str, Fact]:
        return {"room": ROOM_NAMES[self.room], "cause": self.cause}


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseFigure(Step):
    """A25: which of the clan's figures, if they have different wounds."""

    def __init__(self, seat: int, room: int, player: int, cause: int) -> None:
        super().__init__(seat)
        self.room = room
        self.player = player
        self.cause = cause

    def name(self) -> str:
        return "choose_figure"

    def numbers(self) -> list[int]:
        return [self.seat, self.room, self.player, self.cause]

    def fits(self, state: State) -> bool:
        there = state.is_room(self.room) and 0 <= self.player < state.players
        return there and state.band[self.player][self.room] > 0 and 0 <= self.cause < CAUSES

    def legal(self, state: State) -> list[int]:
        return [figure_action(level) for level in state.levels(self.player, self.room)]

    def answered(self, state: State, action: int) -> None:
        wounds = wounds_of(action)
        defender = self.player if self.cause == ATTACK else NOTHING
        if defender != NOTHING and not can_defend(state, defender):
            defender = next_defender(state, self.player, self.room, defender)
        if defender == NOTHING:
            state.wound(self.player, self.room, wounds)
        else:
            state.push(Defend(state.seat_of(defender), defender, self.room, wounds, self.player))

    def rule(self, state: State) -> str:
        return "H-10.5"

    def about(self, state: State) -> dict[str, Fact]:
        return {"room": ROOM_NAMES[self.room], "clan": CLAN_NAMES[state.clan[self.player]]}


def can_defend(state: State, player: int) -> bool:
    return any(state.cards.defends[card] for card in state.hand[player])


def next_defender(state: State, owner: int, room: int, last: int) -> int:
    """A4: where everybody may defend who has a monster in the room, they are asked in turn after the owner."""
    if state.settings.all_defend:
        for step in range(last - owner + 1 if last >= owner else last - owner + 1 + state.players, state.players):
            player = (owner + step) % state.players
            if state.band[player][room] > 0 and can_defend(state, player):
                return player
    return NOTHING


class Defend(OptionalStep):
    """H-4.7: a player may play a card with a defence, also out of turn; one card for a wound (A4)."""

    def __init__(self, seat: int, player: int, room: int, wounds: int, owner: int) -> None:
        super().__init__(seat)
        self.player = player
        self.room = room
        self.wounds = wounds  # of the figure that is attacked
        self.owner = owner

    def name(self) -> str:
        return "defend"

    def numbers(self) -> list[int]:
        return [self.seat, self.player, self.room, self.wounds, self.owner]

    def fits(self, state: State) -> bool:
        known = state.plays(self.seat, self.player) and 0 <= self.owner < state.players
        if not known or not state.is_room(self.room):
            return False
        there = state.band[self.player][self.room] > 0 and (self.player == self.owner or state.settings.all_defend)
        return there and self.wounds in state.levels(self.owner, self.room)

    def legal(self, state: State) -> list[int]:
        defences = [card for card in state.hand[self.player] if state.cards.defends[card]]
        options = [DECLINE, *card_actions(defences)]
        options.sort()
        return options

    def answered(self, state: State, action: int) -> None:
        if action == DECLINE:
            other = next_defender(state, self.owner, self.room, self.player)
            if other == NOTHING:
                state.wound(self.owner, self.room, self.wounds)
            else:
                state.push(Defend(state.seat_of(other), other, self.room, self.wounds, self.owner))
            return
        card = card_of(action)
        state.own_cards(self.player)
        state.hand[self.player].remove(card)
        state.discard[self.player].append(card)
        if state.journal is not None:
            facts: dict[str, Fact] = {"card": CARD_NAMES[card], "room": ROOM_NAMES[self.room]}
            state.tell("defended", state.own(self.player, facts))
        for side, face in enumerate(state.cards.sides[card]):
            if face.defends and face.items[face.defence].arrow:
                follow_defence(state, place_of(card, side, face.defence), self.player, self.room)
                break

    def rule(self, state: State) -> str:
        return "H-4.7"

    def about(self, state: State) -> dict[str, Fact]:
        left = state.hit_points(self.owner) - self.wounds
        facts: dict[str, Fact] = {"room": ROOM_NAMES[self.room], "clan": CLAN_NAMES[state.clan[self.owner]]}
        facts["left"] = left
        facts["own"] = 1 if self.owner == self.player else 0
        return facts


def deploy_here(state: State, player: int, room: int, number: int) -> None:
    """H-4.12: up to so many figures from the lair may come into this room."""
    due = min(number, state.lair[player])
    if due > 0:
        state.push(DeployHere(state.seat_of(player), player, room, due))


class DeployHere(OptionalStep):
    """One more figure from the lair, or enough."""

    def __init__(self, seat: int, player: int, room: int, left: int) -> None:
        super().__init__(seat)
        self.player = player
        self.room = room
        self.left = left

    def name(self) -> str:
        return "deploy_here"

    def numbers(self) -> list[int]:
        return [self.seat, self.player, self.room, self.left]

    def fits(self, state: State) -> bool:
        there = state.plays(self.seat, self.player) and state.is_room(self.room)
        return there and 1 <= self.left <= state.lair[self.player]

    def legal(self, state: State) -> list[int]:
        return [DEPLOY, DECLINE]

    def answered(self, state: State, action: int) -> None:
        if action == DEPLOY:
            state.deploy(self.player, self.room)
            deploy_here(state, self.player, self.room, self.left - 1)

    def rule(self, state: State) -> str:
        return "H-4.12"

    def about(self, state: State) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"room": ROOM_NAMES[self.room], "clan": CLAN_NAMES[state.clan[self.player]]}
        facts["count"] = self.left
        return facts
