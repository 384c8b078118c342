"""What a seat or a spectator may see of the table.

Denied by default: only what is named here is shown. Hands are open (A3); hidden are the order of decks and the
backs of chests, so that everybody sees the same.
"""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.games.heroes.ending import outcome
from hlubina.games.heroes.invasion import Invade, cards_per_turn
from hlubina.games.heroes.names import (
    CARD_NAMES,
    CLAN_NAMES,
    EFFECT_NAMES,
    ENEMY_NAMES,
    HERO_KINDS,
    HERO_NAMES,
    HEROES,
    LOOT_KINDS,
    NOTHING,
    ROOM_NAMES,
    SIDES,
    TOKEN_NAMES,
    TOKENS,
    TYPE_NAMES,
    UNFINISHED,
)
from hlubina.games.heroes.plans import plan
from hlubina.games.heroes.preview import arrival, forecasts
from hlubina.games.heroes.state import WOUND_LEVELS, State, card_names
from hlubina.games.heroes.symbols import Symbols


def view(state: State, viewer: int | None) -> dict[str, object]:
    return {
        "game": state.title,
        "viewer": viewer,
        "seats": state.seats,
        "round": max(0, state.turns - 1) // state.players + 1,
        "moves": state.moves,
        "turn": state.leader(),
        "player": state.turn,
        "acting": state.acting(),
        "step": state.stack.top().name() if state.actor != NOBODY else None,
        "scenario": scenario(state),
        "difficulty": state.settings["difficulty"],
        "wave": state.wave,
        "invasion": invasion(state),
        "dark": state.dark,
        "gambled": bool(state.gambled),
        "card": card_in_play(state),
        "rooms": [room_view(state, room) for room in state.dungeon.rooms],
        "preview": forecasts(state),
        "players": [player_view(state, player) for player in range(state.players)],
        "supply": supply(state),
        "enemy": enemy(state),
        "loot": loot(state),
        "tiles": {"shown": [ROOM_NAMES[tile] for tile in sorted(state.tiles)], "pile": len(state.tile_pile)},
        "plans": plans(state),
        "standing": outcome(state).to_dict(),
    }


def scenario(state: State) -> dict[str, object]:
    found = state.scenario
    names = sorted({ENEMY_NAMES[card] for card in found.cards})
    counts = {name: sum(1 for card in found.cards if ENEMY_NAMES[card] == name) for name in names}
    own = state.cards.replaced[state.cards.scenario_names().index(found.name)]
    return {
        "id": found.name,
        "title": found.title if own else None,
        "rule": found.rule if own else None,
        "cards": counts,
    }


def invasion(state: State) -> dict[str, object]:
    left: int | None = None
    for step in state.stack.steps():
        if isinstance(step, Invade):
            left = step.left
    return {"cards_per_turn": cards_per_turn(state), "left": left}


def card_in_play(state: State) -> dict[str, object] | None:
    """The card whose symbols are being carried out, and what is left of them."""
    for step in state.stack.steps():
        if isinstance(step, Symbols):
            face = state.cards.faces[step.card][step.side]
            left = [face.items[number].word() for number in range(face.size) if step.left >> number & 1]
            return {"card": CARD_NAMES[step.card], "side": step.side + 1, "left": left}
    return None


# Rooms


def room_view(state: State, room: int) -> dict[str, object]:
    dungeon = state.dungeon
    return {
        "room": ROOM_NAMES[room],
        "type": TYPE_NAMES[state.cards.room_type[room]],
        "x": dungeon.x[room],
        "y": dungeon.y[room],
        "rotation": dungeon.rotation[room],
        "doors": "".join(SIDES[side] for side in range(4) if dungeon.doors[room] >> side & 1),
        "corridors": [ROOM_NAMES[other] for other in dungeon.near[room]],
        "distance": dungeon.distance[room],
        "closer": [ROOM_NAMES[other] for other in dungeon.closer[room]],
        "tokens": {TOKEN_NAMES[token]: state.tokens[room * TOKENS + token] for token in state.tokens_in(room, TOKENS)},
        "portal": portal_name(state.portals[room]),
        "chest": state.chests[room] or None,
        "resting": heap(state, state.resting, room),
        "active": heap(state, state.active, room),
        "fresh": heap(state, state.fresh, room),
        "monsters": [monsters(state, player, room) for player in range(state.players) if state.band[player][room] > 0],
        "arrival": arrival(state, room),
    }


def portal_name(portal: int) -> str | None:
    if portal == 0:
        return None
    return "unfinished" if portal == UNFINISHED else "finished"


def heap(state: State, heroes: list[int], room: int) -> dict[str, int]:
    return {HERO_NAMES[hero]: heroes[room * HEROES + hero] for hero in state.kinds(heroes, room)}


def monsters(state: State, player: int, room: int) -> dict[str, object]:
    """A clan's figures in a room, each with its wounds."""
    wounds: list[int] = []
    if state.wounded[player]:
        for level in range(WOUND_LEVELS):
            wounds += [level + 1] * state.wounded[player][room * WOUND_LEVELS + level]
    healthy = state.band[player][room] - len(wounds)
    return {"player": player, "clan": CLAN_NAMES[state.clan[player]], "wounds": [0] * healthy + wounds}


# Players and cards


def player_view(state: State, player: int) -> dict[str, object]:
    clan = state.clan[player]
    known = clan != NOTHING
    return {
        "seat": state.seat_of(player),
        "clan": CLAN_NAMES[clan] if known else None,
        "monsters": state.cards.monsters[clan] if known else None,
        "hit_points": state.cards.hit_points[clan] if known else None,
        "lair": state.lair[player],
        "hand": [card_view(state, card) for card in sorted(state.hand[player])],
        "played": card_names(state.played[player]),
        "discard": card_names(state.discard[player]),
        "pile": card_names(state.pile[player]),
    }


def card_view(state: State, card: int) -> dict[str, object]:
    kind = state.cards.loot_kind[card]
    return {
        "card": CARD_NAMES[card],
        "kind": "action" if kind == NOTHING else LOOT_KINDS[kind],
        "sides": [face.words() for face in state.cards.faces[card]],
    }


def supply(state: State) -> dict[str, object]:
    return {
        "tokens": {name: state.left[token] for token, name in enumerate(TOKEN_NAMES)},
        "portals": state.portals_left,
        "heroes": {HERO_NAMES[kind]: state.heroes_left[kind] for kind in range(HERO_KINDS)},
        "chests": {str(value): len(state.chest_supply[value]) for value in range(1, 4)},
    }


def enemy(state: State) -> dict[str, object]:
    """The discard is public, so everybody can count what is left in the deck."""
    names = [ENEMY_NAMES[card] for card in sorted(state.enemy_deck)]
    return {
        "deck": len(names),
        "left": {name: names.count(name) for name in names},
        "discard": [ENEMY_NAMES[card] for card in state.enemy_discard],
        "backs": backs_left(state),
    }


def backs_left(state: State) -> dict[str, dict[str, int]]:
    """What can be on the backs of the chests that nobody has seen, by value."""
    found: dict[str, dict[str, int]] = {}
    for value in range(1, 4):
        unseen = state.chest_supply[value][: len(state.chest_supply[value]) - state.chests_seen[value]]
        unseen += [state.backs[room] for room in state.dungeon.rooms if state.chests[room] == value]
        names = sorted(EFFECT_NAMES[effect] for effect in unseen)
        found[str(value)] = {name: names.count(name) for name in names}
    return found


def loot(state: State) -> dict[str, object]:
    return {
        "deck": len(state.loot_deck),
        "left": card_names(state.loot_deck),
        "buried": [CARD_NAMES[card] for card in state.loot_deck[: state.buried]],
        "display": [card_view(state, card) for card in state.display],
        "unused_clan": None if state.unused_clan == NOTHING else CLAN_NAMES[state.unused_clan],
    }


def plans(state: State) -> list[dict[str, object] | None]:
    """What each seat aims at next, as its own rules of thumb tell."""
    found: list[dict[str, object] | None] = []
    for seat in range(state.seats):
        aim = plan(state, seat)
        found.append(None if aim is None else aim.to_dict())
    return found
