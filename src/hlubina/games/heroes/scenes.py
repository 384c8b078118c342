"""What the table looked like each time something happened: one move of the invasion is a long chain of events.

Whoever draws them one after another is told here what each has changed, and needs no rules for it.
"""

from __future__ import annotations

from typing import cast

from hlubina.games.heroes import shown
from hlubina.games.heroes.names import HEROES, ROOM_NAMES, TOKENS
from hlubina.games.heroes.rules.resolution import open_chest
from hlubina.games.heroes.state import WOUND_LEVELS, State
from hlubina.games.heroes.view import bands, enemy, heap, token_counts


class Picture:
    """What everybody saw when an event was told."""

    def __init__(self, state: State) -> None:
        self.wave = state.wave
        self.enemies = len(state.enemy_deck)
        self.tokens = state.tokens[:]
        self.chests = state.chests[:]
        self.turned = open_chest(state)
        self.resting = state.resting[:]
        self.active = state.active[:]
        self.fresh = state.fresh[:]
        self.bands = [band[:] for band in state.band]
        self.wounded = [wounded[:] for wounded in state.wounded]

    def changes(self, state: State) -> dict[str, object]:
        """What of the table is not as it was."""
        scene: shown.Scene = {}
        if state.wave != self.wave:
            scene["wave"] = state.wave
        turned = open_chest(state) != self.turned
        if len(state.enemy_deck) != self.enemies or state.chests != self.chests or turned:
            scene["enemy"] = enemy(state)
        rooms = self.changed_rooms(state)
        if rooms:
            scene["rooms"] = rooms
        return cast(dict[str, object], scene)

    def changed_rooms(self, state: State) -> list[shown.RoomScene]:
        tokens = changed(self.tokens, state.tokens, TOKENS)
        chests = changed(self.chests, state.chests, 1)
        resting = changed(self.resting, state.resting, HEROES)
        active = changed(self.active, state.active, HEROES)
        fresh = changed(self.fresh, state.fresh, HEROES)
        monsters = 0
        for player in range(state.players):
            monsters |= changed(self.bands[player], state.band[player], 1)
            monsters |= changed(self.wounded[player], state.wounded[player], WOUND_LEVELS)
        found: list[shown.RoomScene] = []
        for room in state.dungeon.rooms:
            bit = 1 << room
            if not (tokens | chests | resting | active | fresh | monsters) & bit:
                continue
            scene: shown.RoomScene = {"room": ROOM_NAMES[room]}
            if tokens & bit:
                scene["tokens"] = token_counts(state, room)
            if chests & bit:
                scene["chest"] = state.chests[room] or None
            if resting & bit:
                scene["resting"] = heap(state, state.resting, room)
            if active & bit:
                scene["active"] = heap(state, state.active, room)
            if fresh & bit:
                scene["fresh"] = heap(state, state.fresh, room)
            if monsters & bit:
                scene["monsters"] = bands(state, room)
            found.append(scene)
        return found


def changed(before: list[int], now: list[int], width: int) -> int:
    """The rooms, as bits, in which one of so many figures for each is not what it was."""
    if before == now:
        return 0
    rooms = 0
    for place in range(len(now)):
        if place >= len(before) or before[place] != now[place]:
            rooms |= 1 << (place // width)
    return rooms
