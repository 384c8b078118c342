"""What heroes would do next, for the players' planning (14.4): nothing here changes the position.

A forecast follows one group from room to room: traps, encouragement, then attack, loot, wait or charge. Where
several rooms are nearer to the vault it goes on through the first of them and names them all.
"""

from __future__ import annotations

from typing import cast

from hlubina.games.heroes import shown
from hlubina.games.heroes.names import HERO_NAMES, HEROES, ROOM_NAMES, TOKENS, TRAP
from hlubina.games.heroes.state import State


def forecasts(state: State) -> list[shown.Forecast]:
    """For every room with active heroes: who is there, and the way they would go if nobody stopped them."""
    found: list[shown.Forecast] = []
    for room in state.dungeon.rooms:
        fresh = state.count(state.fresh, room)
        active = state.count(state.active, room)
        if fresh + active > 0:
            heroes = [cast(shown.Hero, HERO_NAMES[hero]) for hero in awake_heroes(state, room)]
            stations = way(state, room, active, fresh)
            found.append({"room": ROOM_NAMES[room], "heroes": heroes, "next": first(stations[0]), "way": stations})
    return found


def first(station: shown.Station) -> shown.NextDeed:
    """What a group comes to first."""
    if station["trapped"] > 0:
        return "traps"
    return "encourage" if station["woken"] > 0 else station["does"]


def awake_heroes(state: State, room: int) -> list[int]:
    found: list[int] = []
    for hero in range(HEROES):
        place = room * HEROES + hero
        found += [hero] * (state.active[place] + state.fresh[place])
    return found


def arrival(state: State, room: int) -> list[shown.Station]:
    """What one hero would do who came into the room now."""
    return way(state, room, state.count(state.active, room), state.count(state.fresh, room) + 1)


def way(state: State, room: int, active: int, fresh: int) -> list[shown.Station]:
    """Stations of a group: the room, how many heroes are active there after traps and encouragement, what they do."""
    found: list[shown.Station] = []
    while True:
        traps = state.tokens[room * TOKENS + TRAP]
        hit = min(traps, fresh)
        fresh -= hit
        woken = state.count(state.resting, room) if fresh > 0 else 0
        active += fresh + woken
        does, targets = deed(state, room, active)
        station: shown.Station = {
            "room": ROOM_NAMES[room],
            "trapped": hit,
            "woken": woken,
            "heroes": active,
            "does": does,
        }
        if does == "loot":
            station["chest"] = state.chests[room]
        if targets:
            station["to"] = [ROOM_NAMES[target] for target in targets]
        found.append(station)
        if not targets:
            return found
        room = targets[0]
        fresh = active
        active = state.count(state.active, room)


def deed(state: State, room: int, heroes: int) -> tuple[shown.Deed, list[int]]:
    """What so many active heroes do in a room, and where a charge leads."""
    chest = state.chests[room]
    if heroes == 0:
        return "nothing", []
    if state.crowd[room] > 0:
        return "attack", []
    if chest > heroes:
        return "wait", []
    if chest > 0:
        return "loot", []
    return "charge", state.dungeon.closer[room]
