"""What a seat or a spectator may see of the table.

Denied by default: only what is named here is shown. Hands are open (A3); hidden are the order of decks and the
backs of chests, so that everybody sees the same.
"""

from __future__ import annotations

from typing import cast

from hlubina.core.game import NOBODY
from hlubina.games.heroes import shown
from hlubina.games.heroes.mind.plans import plan
from hlubina.games.heroes.names import (
    CARD_NAMES,
    CLAN_NAMES,
    EFFECT_NAMES,
    ENEMY_NAMES,
    HERO_KINDS,
    HERO_NAMES,
    HEROES,
    NOTHING,
    ROOM_NAMES,
    SIDES,
    TOKEN_NAMES,
    TOKENS,
    TYPE_NAMES,
    UNFINISHED,
)
from hlubina.games.heroes.preview import arrival, forecasts
from hlubina.games.heroes.rules.deployment import TrapVictim
from hlubina.games.heroes.rules.invasion import Invade, cards_per_turn
from hlubina.games.heroes.rules.resolution import Attack, Exhaust, open_chest
from hlubina.games.heroes.rules.symbols import StrikeHero, SwarmShoot, SwarmStrike, Symbols
from hlubina.games.heroes.state import WOUND_LEVELS, State, card_names


def view(state: State) -> shown.View:
    return {
        "seats": state.seats,
        "round": max(0, state.turns - 1) // state.players + 1,
        "moves": state.moves,
        "turn": state.leader(),
        "player": state.turn,
        "step": state.stack.top().name() if state.actor != NOBODY else None,
        "scenario": scenario(state),
        "difficulty": cast(shown.Difficulty, state.settings.chosen["difficulty"]),
        "wave": state.wave,
        "invasion": invasion(state),
        "dark": state.dark,
        "gambled": bool(state.gambled),
        "card": card_in_play(state),
        "targets": targets(state),
        "rooms": [room_view(state, room) for room in state.dungeon.rooms],
        "preview": forecasts(state),
        "players": [player_view(state, player) for player in range(state.players)],
        "supply": supply(state),
        "enemy": enemy(state),
        "loot": loot(state),
        "tiles": {"shown": [ROOM_NAMES[tile] for tile in sorted(state.tiles)], "pile": len(state.tile_pile)},
        "plans": plans(state),
    }


def targets(state: State) -> shown.Targets | None:
    if state.actor == NOBODY:
        return None
    top = state.stack.top()
    if isinstance(top, TrapVictim):
        return {"room": ROOM_NAMES[top.room], "states": ["fresh"]}
    if isinstance(top, Attack | Exhaust):
        return {"room": ROOM_NAMES[top.room], "states": ["active"]}
    if isinstance(top, StrikeHero | SwarmStrike) and not isinstance(top, SwarmShoot):  # that one asks for a room
        return {"room": ROOM_NAMES[top.room], "states": ["fresh", "active", "resting"]}
    return None


def scenario(state: State) -> shown.ScenarioView:
    found = state.scenario
    names = sorted({ENEMY_NAMES[card] for card in found.cards})
    counts = {name: sum(1 for card in found.cards if ENEMY_NAMES[card] == name) for name in names}
    return {
        "id": found.name,
        "title": found.title or None,
        "rule": found.rule or None,
        "cards": counts,
    }


def invasion(state: State) -> shown.InvasionView:
    left: int | None = None
    for step in state.stack.steps():
        if isinstance(step, Invade):
            left = step.left
    all_cards = cards_per_turn(state)
    return {"cards_per_turn": all_cards, "left": left, "number": 0 if left is None else max(0, all_cards - left)}


def card_in_play(state: State) -> shown.CardInPlay | None:
    """The card whose symbols are being carried out, what is left of them, and which answers carry them out now."""
    top = state.stack.top() if state.actor != NOBODY else None
    for step in state.stack.steps():
        if isinstance(step, Symbols):
            side = state.cards.sides[step.card][step.side]
            left = [side.items[number].word() for number in range(side.size) if step.left >> number & 1]
            answers = step.carriers(state) if step is top else {}
            return {"card": CARD_NAMES[step.card], "side": step.side + 1, "left": left, "answers": answers}
    return None


# Rooms


def room_view(state: State, room: int) -> shown.Room:
    dungeon = state.dungeon
    return {
        "room": ROOM_NAMES[room],
        "type": cast(shown.RoomType, TYPE_NAMES[state.cards.room_type[room]]),
        "x": dungeon.x[room],
        "y": dungeon.y[room],
        "rotation": dungeon.rotation[room],
        "doors": "".join(SIDES[side] for side in range(4) if dungeon.doors[room] >> side & 1),
        "corridors": [ROOM_NAMES[other] for other in dungeon.near[room]],
        "distance": dungeon.distance[room],
        "closer": [ROOM_NAMES[other] for other in dungeon.closer[room]],
        "tokens": token_counts(state, room),
        "portal": portal_name(state.portals[room]),
        "chest": state.chests[room] or None,
        "resting": heap(state, state.resting, room),
        "active": heap(state, state.active, room),
        "fresh": heap(state, state.fresh, room),
        "monsters": bands(state, room),
        "arrival": arrival(state, room),
    }


def token_counts(state: State, room: int) -> dict[str, int]:
    return {TOKEN_NAMES[token]: state.tokens[room * TOKENS + token] for token in state.tokens_in(room, TOKENS)}


def portal_name(portal: int) -> shown.Portal | None:
    if portal == 0:
        return None
    return "unfinished" if portal == UNFINISHED else "finished"


def heap(state: State, heroes: list[int], room: int) -> dict[str, int]:
    return {HERO_NAMES[hero]: heroes[room * HEROES + hero] for hero in state.kinds(heroes, room)}


def bands(state: State, room: int) -> list[shown.Band]:
    return [monsters(state, player, room) for player in range(state.players) if state.band[player][room] > 0]


def monsters(state: State, player: int, room: int) -> shown.Band:
    """A clan's figures in a room, each with its wounds."""
    wounds: list[int] = []
    if state.wounded[player]:
        for level in range(WOUND_LEVELS):
            wounds += [level + 1] * state.wounded[player][room * WOUND_LEVELS + level]
    healthy = state.band[player][room] - len(wounds)
    return {"player": player, "clan": clan_name(state.clan[player]), "wounds": [0] * healthy + wounds}


def clan_name(clan: int) -> shown.Clan:
    return cast(shown.Clan, CLAN_NAMES[clan])


# Players and cards


def player_view(state: State, player: int) -> shown.Player:
    clan = state.clan[player]
    known = clan != NOTHING
    return {
        "seat": state.seat_of(player),
        "clan": clan_name(clan) if known else None,
        "monsters": state.cards.monsters[clan] if known else None,
        "hit_points": state.cards.hit_points[clan] if known else None,
        "lair": state.lair[player],
        "hand": card_names(state.hand[player]),
        "played": card_names(state.played[player]),
        "discard": card_names(state.discard[player]),
        "pile": card_names(state.pile[player]),
    }


def supply(state: State) -> shown.Supply:
    return {
        "tokens": {name: state.left[token] for token, name in enumerate(TOKEN_NAMES)},
        "portals": state.portals_left,
        "heroes": {HERO_NAMES[kind]: state.heroes_left[kind] for kind in range(HERO_KINDS)},
        "chests": {str(value): len(state.chest_supply[value]) for value in range(1, 4)},
    }


def enemy(state: State) -> shown.Enemy:
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
    closed = [room for room in state.dungeon.rooms if room != open_chest(state)]
    for value in range(1, len(state.cards.chests)):
        unseen = [state.backs[room] for room in closed if state.chests[room] == value]
        if value < len(state.chest_supply):
            unseen += state.chest_supply[value][: len(state.chest_supply[value]) - state.chests_seen[value]]
        names = sorted(EFFECT_NAMES[effect] for effect in unseen)
        found[str(value)] = {name: names.count(name) for name in names}
    return found


def loot(state: State) -> shown.Loot:
    return {
        "deck": len(state.loot_deck),
        "left": card_names(state.loot_deck),
        "buried": [CARD_NAMES[card] for card in state.loot_deck[: state.buried]],
        "display": [CARD_NAMES[card] for card in state.display],
        "unused_clan": None if state.unused_clan == NOTHING else clan_name(state.unused_clan),
    }


def plans(state: State) -> list[shown.PlanForm | None]:
    """What each seat aims at next, as its own rules of thumb tell."""
    found: list[shown.PlanForm | None] = []
    for seat in range(state.seats):
        aim = plan(state, seat)
        found.append(None if aim is None else cast(shown.PlanForm, aim.to_dict()))
    return found
