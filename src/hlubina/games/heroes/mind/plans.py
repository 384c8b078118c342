"""What a player would aim at next, in one sentence for the others, by the same rules of thumb that bots go by."""

from __future__ import annotations

from typing import Final

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact, Statement
from hlubina.games.heroes.mind.heuristics import hero_worth
from hlubina.games.heroes.names import (
    CATACOMBS,
    CLAN_NAMES,
    IMPS,
    LOOT_KINDS,
    NO_ROOM,
    NOTHING,
    ROOM_NAMES,
    TOKENS,
    TRAP,
    VAULT,
)
from hlubina.games.heroes.rules.rooms import can_activate
from hlubina.games.heroes.state import State

URGENT: Final = 4.0  # heroes of a room worth so much together come before everything else


def plan(state: State, seat: int) -> Statement | None:
    """The plan of the seat's clan; of several clans of one seat, of the one whose turn it is.

    Partners share the work: who has a turn later plans with what those before leave.
    """
    if state.actor == NOBODY or state.turns == 0:
        return None
    player = state.turn if state.seats == 1 else seat
    guards = strikers = 0
    other = state.turn
    while other != player:
        name = plan_after(state, other, guards, strikers).name
        guards += int(name == "guard")
        strikers += int(name == "strike")
        other = (other + 1) % len(state.clan)
    return plan_after(state, player, guards, strikers)


def plan_after(state: State, player: int, guards: int, strikers: int) -> Statement:
    """The plan of a player when so many of those before guard the vault and strike."""
    if not state.is_here(player):
        return made(state, player, "deploy", NO_ROOM)
    if state.crowd[VAULT] == 0 and state.party[VAULT] > 0 and guards == 0:
        return made(state, player, "guard", VAULT)
    room = worst_room(state, strikers)
    if room != NO_ROOM and state.party[room] * hero_worth(state, room) >= URGENT:
        return made(state, player, "strike", room)
    if state.crowd[VAULT] == 0 and guards == 0:
        return made(state, player, "guard", VAULT)
    return quiet_plan(state, player, room)


def quiet_plan(state: State, player: int, room: int) -> Statement:
    """What there is time for when nothing burns."""
    place = ready_workplace(state)
    if place != NO_ROOM:
        return made(state, player, "loot", place)
    if state.clan[player] == IMPS and state.left[TRAP] > 0:
        return made(state, player, "trap", best_trap_room(state))
    if room != NO_ROOM:
        return made(state, player, "strike", room)
    for own in state.rooms_with(player):
        if own != CATACOMBS and can_activate(state, own):
            return made(state, player, "gather", own)
    return made(state, player, "guard", VAULT)


def made(state: State, player: int, name: str, room: int) -> Statement:
    facts: dict[str, Fact] = {"clan": CLAN_NAMES[state.clan[player]]}
    if room != NO_ROOM:
        facts["room"] = ROOM_NAMES[room]
    if name == "strike":
        facts["count"] = state.party[room]
    if name == "loot":
        facts["kind"] = LOOT_KINDS[state.cards.crafts[room]]
    return Statement(name, facts)


def worst_room(state: State, strikers: int) -> int:
    """The room outside the catacombs whose heroes are worth most together, but for those that so many others strike."""
    rooms = [room for room in state.dungeon.rooms if room != CATACOMBS and state.party[room] > 0]
    rooms.sort(key=lambda room: -state.party[room] * hero_worth(state, room))
    return rooms[strikers % len(rooms)] if rooms else NO_ROOM


def ready_workplace(state: State) -> int:
    """A room where a resource waits to be turned into loot."""
    for room in state.dungeon.rooms:
        if state.cards.pays[room] != NOTHING and can_activate(state, room):
            return room
    return NO_ROOM


def best_trap_room(state: State) -> int:
    """The room nearest to the vault, but not the vault itself, without a trap."""
    best = VAULT
    for room in state.dungeon.rooms:
        free = state.tokens[room * TOKENS + TRAP] == 0 and room != VAULT and room != CATACOMBS
        if free and (best == VAULT or state.dungeon.distance[room] < state.dungeon.distance[best]):
            best = room
    return best
