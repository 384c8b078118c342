"""Rules of thumb for bots: how safe the dungeon looks, and what a player might answer without much thought.

Both come from the same few ideas: heroes are to be beaten, those in the catacombs may all come out at once; monsters
and traps hold up who comes, and so do chests; a card of the enemy deck that is over will not come again.
"""

from __future__ import annotations

from typing import Final

from hlubina.games.heroes import notation
from hlubina.games.heroes.actions import (
    ABILITY,
    ACTIVATE,
    AMBUSH,
    CARD_SPARE,
    CARRY,
    CARRY_NOTHING,
    CREATE,
    DECLINE,
    DEPLOY,
    DONE,
    DRAW,
    END_PLAY,
    END_TURN,
    FIGURE,
    FIGURE_SPARE,
    FINISH_PORTAL,
    GAMBLE,
    HERO,
    LAY_TRAP,
    MELEE,
    MOVE,
    OPEN_PORTAL,
    PAY,
    PLAY,
    PLAYED,
    RANGED,
    REFRESH,
    REINFORCE,
    RESOURCE,
    REVEAL,
    ROOM,
    SPLIT,
    SWARM_DRAW,
    SWARM_MELEE,
    SWARM_MOVE,
    SWARM_RANGED,
    SYMBOL,
    TAKE_BACK_SPARE,
    VICTIM,
    card_of,
    wounds_of,
)
from hlubina.games.heroes.names import (
    ARCHITECT,
    CATACOMBS,
    CHAMPION,
    DRAGON,
    ENEMY_TYPES,
    FINISHED,
    GHOSTS,
    GNOLLS,
    GOLD,
    IMPS,
    LABORATORY,
    LIZARDFOLK,
    LOST,
    MAGE,
    NOTHING,
    RATFOLK,
    RESOURCES,
    ROOMS,
    SKELETONS,
    SLIMES,
    TOKENS,
    TRAP,
    VAULT,
    WON,
)
from hlubina.games.heroes.notation import Item, Side
from hlubina.games.heroes.rules.deployment import ArcherShot
from hlubina.games.heroes.rules.ending import cards_survived
from hlubina.games.heroes.rules.hands import DiscardCard
from hlubina.games.heroes.rules.movement import Carry, MoveFigure, MoveFrom, MoveTo, SwarmMove, destinations
from hlubina.games.heroes.rules.resolution import Charge, LeadHeroes, Run, strength
from hlubina.games.heroes.rules.rooms import TakeLoot, can_activate, has_loot
from hlubina.games.heroes.rules.setup import KeepLoot
from hlubina.games.heroes.rules.spreading import Ambush, PlaceMonster
from hlubina.games.heroes.rules.symbols import (
    AbilityTarget,
    CreateIn,
    DeployBeside,
    FinishPortal,
    OpenPortal,
    PayIn,
    StrikeHero,
    SwarmRoom,
    SwarmShoot,
    Symbols,
    melee_rooms,
    ranged_rooms,
    shots_from,
    side_works,
    swarm_rooms,
)
from hlubina.games.heroes.rules.wounds import ChooseVictim, Defend
from hlubina.games.heroes.state import WOUND_LEVELS, State

# How it stands, in heroes; fitted to how thousands of games by habit ended, from positions in and between their turns
NEARNESS: Final = [1.2, 0.9, 1.1, 1.2, 1.2, 1.2]  # what a hero is worth at this distance from the vault
SHIELD: Final = [0.35, 0.45, 0.45, 0.4, 0.4, 0.4]  # what a wound that monsters can take there is worth
SNARE: Final = [1.0, 1.3, 0.6, 0.4, 0.4, 0.4]  # what a trap is worth there
HOARD: Final = [0.0, 0.2, 0.4, 0.6, 0.6, 0.6]  # what a chest is worth there, for each of its value
GUARD: Final = 0.3  # the first monster of a room
IN_CELLS: Final = 1.5  # a hero in the catacombs, who may break out with all the others
UNGUARDED: Final = [0.0, 0.7, 2.5, 8.0, 20.0]  # so many heroes in the vault without a monster
RESOURCE_WORTH: Final = 0.05
SUPPLIES: Final = 0.5  # a resource where loot is made of it
LOOT_WORTH: Final = 0.6
CARD_WORTH: Final = 0.65  # a card that may be played in this turn
DEFENCE_WORTH: Final = 0.3
GAMBLE_LEFT: Final = 1.9  # the gamble of this turn
WAVE_WORTH: Final = 20.0
COMPANY: Final = 0.35  # at first sight, for each hero beside another one

# At first sight; found by letting habit play thousands of games, with these and the figures of `deed_worth` varied
PREY: Final = [2.1, 0.6, 0.15, 1.05, 0.85, 0.75]  # what a hero is worth beating at this distance from the vault
POST: Final = [0.9, 1.15, 0.87, 0.7, 0.6, 0.5]  # what a first monster is worth there
PITFALL: Final = [2.6, 2.2, 2.0, 1.6, 1.4, 1.2]  # what a trap is worth there
STRIKE: Final = 1.7  # of a card in play, attacks come first
BREAKOUT_LEFT: Final = 0.4  # of what heroes in the catacombs are worth, as they may never come out
VAULT_GUARD: Final = 2.0  # a first monster in the vault, for each hero there
SECOND_GUARD: Final = 0.5  # of what a first monster is worth
CROWD: Final = 0.15  # any further one
STRIKES_NEXT: Final = 0.35  # of what a hero in the same room is worth beating
CARGO_HOME: Final = 1.4  # a resource that comes where loot is made of it,
CARGO_NEARER: Final = 0.5  # or nearer to it
DRAWS: Final = 3.0  # cards drawn, at first sight
GAMBLING: Final = 2.8  # three cards and an enemy card less
IDLE_SIDE: Final = -0.9  # a side that can do nothing
DEFENCE_SPENT: Final = -0.8  # a card that could have defended,
DEFENCE_LOST: Final = -1.0  # and more where its side does something
LEANING: Final = [  # by symbol
    *[0.2, -0.4, -0.2, 0.3, 0.3, 0.0, 0.0, 0.0, 0.0, 0.4, 0.2, -0.1, -0.1, -0.1, 0.0],
    *[0.0, -0.1, 0.0, 0.0, 0.0, 0.0, 0.1, 0.0, 0.0],
]


# How it stands


def safety(state: State) -> float:
    """How much better than lost the position is, in beaten heroes; 0 is where it may go either way."""
    if state.result == WON:
        return 4.0 * WAVE_WORTH
    if state.result == LOST:
        return -4.0 * WAVE_WORTH
    value = WAVE_WORTH * (survived(state) - 0.5) - vault_danger(state)
    time = 1.0 - survived(state)
    for room in state.dungeon.rooms:
        value += room_worth(state, room, time)
    for player in range(state.players):
        value += clan_worth(state, player)
    value += CARD_WORTH * len(state.hand[state.turn])
    return value if state.gambled else value + GAMBLE_LEFT


def survived(state: State) -> float:
    return cards_survived(state) / (2.0 * state.scenario.deck_size())


def near(state: State, room: int) -> int:
    return min(5, state.dungeon.distance[room])


def vault_danger(state: State) -> float:
    heroes = min(4, state.party[VAULT])
    danger = UNGUARDED[heroes]
    if state.crowd[VAULT] > 0:
        danger /= 1.0 + 1.5 * strength(state, VAULT)
    return danger


def hero_worth(state: State, room: int) -> float:
    """What it is worth to beat one hero of a room."""
    return IN_CELLS if room == CATACOMBS else NEARNESS[near(state, room)]


def room_worth(state: State, room: int, time: float) -> float:
    value = 0.0
    heroes = state.party[room]
    distance = near(state, room)
    if heroes > 0:
        value -= heroes * hero_worth(state, room)
    if state.crowd[room] > 0:
        value += GUARD + SHIELD[distance] * min(4, strength(state, room))
    traps = state.tokens[room * TOKENS + TRAP]
    if traps > 0:
        value += SNARE[distance] * min(3, traps)
    value += HOARD[distance] * state.chests[room]
    if state.portals[room] == FINISHED:
        value += 0.2
    return value + resources_worth(state, room, time)


def resources_worth(state: State, room: int, time: float) -> float:
    """Resources that lie about are a promise of loot, most of all where it is made."""
    value = 0.0
    for token in range(len(RESOURCES)):
        number = state.tokens[room * TOKENS + token]
        if number > 0:
            if state.cards.pays[room] == token or (room == ARCHITECT and token == GOLD):
                value += SUPPLIES * min(2, number) * time
            value += RESOURCE_WORTH * min(2, number)
    return value


def clan_worth(state: State, player: int) -> float:
    """Loot and defences of a clan."""
    clan = state.clan[player]
    if clan == NOTHING:
        return 0.0
    value = 0.0 if state.is_here(player) else -1.0
    loot = 0
    for cards in (state.pile[player], state.discard[player], state.hand[player], state.played[player]):
        for card in cards:
            if state.cards.clan_of[card] != clan:
                loot += 1
    value += LOOT_WORTH * loot
    for card in state.hand[player]:
        if state.cards.defends[card]:
            value += DEFENCE_WORTH
    return value


# What a player might answer


def best_lead(state: State) -> int:
    """What the adviser answers where heroes are led: always the same."""
    best = state.choices[0]
    most = -1000.0
    for action in state.choices:
        gain = first_sight(state, action)
        if gain > most:
            most = gain
            best = action
    return best


def first_sight(state: State, action: int) -> float:
    """What an answer brings at first sight."""
    if action < PLAY:
        return 0.0
    if PLAYED[action] != NOTHING:
        return side_worth(state, state.cards.sides[PLAYED[action] // 2][PLAYED[action] % 2])
    if CARD_SPARE <= action < TAKE_BACK_SPARE:
        return spare_sight(state, action)
    if action < ROOM:
        return deed_worth(state, action)
    if action < HERO:
        return room_choice(state, action - ROOM)
    if action < VICTIM:
        return hero_choice(state, action - HERO)
    if action < FIGURE:
        return victim_worth(state, state.clan.index(action - VICTIM))
    if action < CARRY:
        return figure_choice(state, action)
    if action <= CARRY_NOTHING:
        return carry_choice(state, action)
    if action < RESOURCE:
        return card_choice(state, card_of(action))
    if action < DEPLOY:
        return 0.3 if has_use(state, action - RESOURCE) else 0.6
    if action == DEPLOY:
        return 1.0
    if action == SPLIT:
        return -0.5
    return 0.4


def spare_sight(state: State, action: int) -> float:
    """Answers that only the card files of players have."""
    if action < FIGURE_SPARE:
        return card_choice(state, card_of(action))
    if action < SYMBOL:
        return figure_choice(state, action)
    top = state.stack.top()
    if action < SWARM_DRAW and isinstance(top, Symbols):
        item = state.cards.sides[top.card][top.side].items[action - SYMBOL]
        return 0.3 + item_worth(state, state.turn, item)
    return 1.0


def figure_choice(state: State, action: int) -> float:
    wounds = float(wounds_of(action))
    return wounds if isinstance(state.stack.top(), MoveFigure) else -wounds


def prey_worth(state: State, room: int) -> float:
    """What it is worth at first sight to beat one hero of a room."""
    worth = PREY[near(state, room)]
    if room == CATACOMBS:
        worth *= BREAKOUT_LEFT
    return worth + COMPANY * (state.party[room] - 1)


# Cards and symbols


def side_worth(state: State, face: Side) -> float:
    """The symbols of a side together; one that can do nothing may still make room for another card."""
    player = state.turn
    value = 0.3
    for item in face.items:
        value += LEANING[item.symbol]
    if face.defends:
        value += DEFENCE_SPENT
    if not side_works(state, player, face):
        return value + IDLE_SIDE
    for item in face.items:
        value += item_worth(state, player, item)
        if item.deploys > 0 and item.symbol != notation.DEFEND:
            value += 0.7 * min(item.deploys, state.lair[player])
    if face.defends:
        value += DEFENCE_LOST
    return value


def item_worth(state: State, player: int, item: Item) -> float:
    if notation.DEED_OF[item.symbol] != item.symbol:
        return swarm_worth(state, player, item)
    return symbol_worth(state, player, item.symbol, item.of, item.amount)


def symbol_worth(state: State, player: int, symbol: int, of: int, amount: int) -> float:
    if symbol == notation.MOVE:
        return best_move(state, player)
    if symbol == notation.ACTIVATE:
        return best_activation(state, player)
    if symbol == notation.MELEE:
        return best_hit(state, melee_rooms(state, player))
    if symbol == notation.RANGED:
        return best_hit(state, ranged_rooms(state, player))
    if symbol == notation.DRAW:
        return 1.1
    if symbol == notation.AMBUSH:
        return ambush_worth(state, player, of, amount)
    if symbol == notation.LAY_TRAP:
        return 1.0 if state.left[TRAP] > 0 and state.is_here(player) else 0.0
    if symbol == notation.CREATE:
        return 0.5 if has_use(state, of) else 0.1
    if symbol == notation.PAY:
        return 0.3 if state.lair[player] > 1 else -0.5
    if symbol == notation.REINFORCE:
        return 1.5
    if symbol == notation.PORTAL:
        return 0.4
    return 0.0


def best_hit(state: State, rooms: list[int]) -> float:
    best = 0.0
    for room in rooms:
        best = max(best, prey_worth(state, room))
    return best


def ambush_worth(state: State, player: int, kind: int, amount: int) -> float:
    number = min(amount, state.lair[player])
    best = 0.0
    for room in state.dungeon.of_type(kind):
        best = max(best, need(state, room))
    return number * (0.4 + 0.5 * best)


def swarm_worth(state: State, player: int, item: Item) -> float:
    symbol = item.symbol
    best = 0.0
    for room in swarm_rooms(state, player, item):
        band = state.band[player][room]
        if symbol == notation.SWARM_MELEE:
            best = max(best, min(band, state.party[room]) * prey_worth(state, room))
        elif symbol == notation.SWARM_RANGED:
            best = max(best, 0.8 * band * best_hit(state, shots_from(state, room)))
        elif symbol == notation.SWARM_MOVE:
            best = max(best, band * 0.7 * move_gain(state, player, room))
        else:
            deed = symbol_worth(state, player, notation.DEED_OF[symbol], item.of, item.amount)
            best = max(best, 0.8 * band * deed)
    return best


def swarm_in_play(state: State, player: int, symbol: int) -> float:
    """What the swarm that may be led now is worth."""
    top = state.stack.top()
    if isinstance(top, Symbols):
        for item in state.cards.sides[top.card][top.side].items:
            if item.symbol == symbol:
                return swarm_worth(state, player, item)
    return 1.0


def deed_worth(state: State, action: int) -> float:
    """Symbols and the other things that one may do next."""
    player = state.turn
    if action == DONE:
        return -0.75
    if RANGED <= action < DONE:
        return STRIKE + prey_worth(state, action - RANGED)
    if MELEE <= action < RANGED:
        return STRIKE + prey_worth(state, action - MELEE)
    if MOVE <= action < MELEE:
        return 0.2 + move_gain(state, player, action - MOVE)
    if ACTIVATE <= action < MOVE:
        room = action - ACTIVATE
        return activation_worth(state, room) - (0.0 if state.cards.pays[room] != NOTHING else 0.6)
    if CREATE <= action < ACTIVATE:
        return 0.5 if has_use(state, action - CREATE) else 0.1
    if action == GAMBLE:
        return gamble_worth(state)
    if action == REFRESH:
        return -0.2
    if action == END_PLAY:
        return -0.4
    if action == REVEAL or action == END_TURN:
        return 0.5
    if action == DRAW or action == REINFORCE:
        return DRAWS
    if action == ABILITY:
        return ability_worth(state, player)
    if action == AMBUSH:
        return 1.5
    if action == LAY_TRAP:
        return 1.5
    if action == FINISH_PORTAL or action == OPEN_PORTAL:
        return 0.4
    if action == PAY:
        return 1.5 if state.lair[player] > 1 else 0.0
    if action == SWARM_MELEE:
        return swarm_in_play(state, player, notation.SWARM_MELEE)
    if action == SWARM_RANGED:
        return swarm_in_play(state, player, notation.SWARM_RANGED)
    if action == SWARM_MOVE:
        return swarm_in_play(state, player, notation.SWARM_MOVE)
    return 0.4 if action == DECLINE else 0.0


def gamble_worth(state: State) -> float:
    """Three cards and an enemy card less, against the danger that a mage leads a breakout."""
    mages = 0
    for card in state.enemy_deck:
        if card // ENEMY_TYPES == MAGE:
            mages += 1
    chance = mages / max(1, len(state.enemy_deck))
    breakout = (state.party[CATACOMBS] + 1) * PREY[near(state, CATACOMBS)]
    if state.chests[CATACOMBS] > state.party[CATACOMBS]:
        breakout *= BREAKOUT_LEFT
    return GAMBLING - chance * 1.2 * breakout


# Activations


def best_activation(state: State, player: int) -> float:
    best = ability_worth(state, player)
    band = state.band[player]
    for room in state.dungeon.rooms:
        if band[room] > 0 and room != CATACOMBS and can_activate(state, room):
            best = max(best, activation_worth(state, room))
    return best


def activation_worth(state: State, room: int) -> float:
    if state.cards.pays[room] != NOTHING:
        return 0.5 + 2.5 * (1.0 - survived(state))
    if room == LABORATORY:
        return 1.0 - survived(state)
    if room == ARCHITECT:
        return 2.0
    makes = state.cards.makes[room]
    if makes == TRAP:
        return 0.95 if state.tokens[room * TOKENS + TRAP] < 3 else 0.5
    wanted = 0.6 if has_use(state, makes) else 0.1
    return wanted / (1.0 + state.tokens[room * TOKENS + makes])


def has_use(state: State, resource: int) -> bool:
    """Whether there is loot to be had for a resource, or something to be built."""
    if resource == GOLD and state.tiles:
        return True
    for room in state.dungeon.rooms:
        if state.cards.pays[room] == resource:
            return has_loot(state, state.cards.crafts[room])
    return False


def ability_worth(state: State, player: int) -> float:
    clan = state.clan[player]
    if not state.is_here(player):
        return 0.0
    if clan == DRAGON:
        wounds = 0
        for place, number in enumerate(state.wounded[player]):
            wounds += number * (place % WOUND_LEVELS + 1)
        return 0.5 * wounds
    if clan == LIZARDFOLK:
        return best_hit(state, ranged_rooms(state, player))
    if clan == GNOLLS:
        return best_hit(state, melee_rooms(state, player))
    if clan == SLIMES:
        return 1.1
    if clan == SKELETONS:
        return 0.5
    if clan == RATFOLK:
        return 0.9 if state.lair[player] > 0 else 0.0
    if clan == IMPS or clan == GHOSTS:
        return best_move(state, player)
    return 0.4


# Moves


def post_worth(state: State, room: int, others: int) -> float:
    """What a monster is worth in a room where so many others stand."""
    distance = near(state, room)
    if others == 0:
        value = POST[distance]
        if room == VAULT and state.party[VAULT] > 0:
            value += VAULT_GUARD * state.party[VAULT]
    elif others == 1:
        value = SECOND_GUARD * POST[distance]
    else:
        value = CROWD
    if state.party[room] > 0 and room != CATACOMBS:
        value += STRIKES_NEXT * prey_worth(state, room)
    return value


def need(state: State, room: int) -> float:
    """What one more monster is worth in a room."""
    return post_worth(state, room, state.crowd[room])


def loss(state: State, room: int) -> float:
    """What a monster is missed where it leaves."""
    return post_worth(state, room, state.crowd[room] - 1)


def move_gain(state: State, player: int, room: int) -> float:
    """The best that a monster can gain by leaving this room."""
    best = -5.0
    carried = best_cargo(state, room)
    for target in destinations(state, room, 0):
        best = max(best, need(state, target) + cargo_gain(state, carried, room, target))
    return best - loss(state, room)


def best_move(state: State, player: int) -> float:
    best = 0.0
    band = state.band[player]
    for room in state.dungeon.rooms:
        if band[room] > 0:
            best = max(best, move_gain(state, player, room))
    return best


def best_cargo(state: State, room: int) -> int:
    """The resource of a room that is wanted elsewhere most."""
    for token in range(len(RESOURCES)):
        if state.tokens[room * TOKENS + token] > 0 and has_use(state, token) and workplace(state, token) != room:
            return token
    return NOTHING


def workplace(state: State, token: int) -> int:
    """The room that turns a resource into loot; the architect comes first."""
    if token == GOLD and state.tiles:
        return ARCHITECT
    for room in state.dungeon.rooms:
        if state.cards.pays[room] == token:
            return room
    return NOTHING


def cargo_gain(state: State, token: int, room: int, target: int) -> float:
    if token == NOTHING:
        return 0.0
    place = workplace(state, token)
    if place == target:
        return CARGO_HOME
    if place == NOTHING:
        return 0.0
    return CARGO_NEARER if steps_apart(state, target, place) < steps_apart(state, room, place) else 0.0


def steps_apart(state: State, room: int, other: int) -> int:
    """Corridor steps between two rooms."""
    return state.dungeon.apart[room * ROOMS + other]


def carry_choice(state: State, action: int) -> float:
    if action == CARRY_NOTHING:
        return 0.1
    top = state.stack.top()
    assert isinstance(top, Carry)
    token = action - CARRY
    if token == TRAP:
        more = PITFALL[near(state, top.target)] - PITFALL[near(state, top.room)]
        spread = state.tokens[top.room * TOKENS + TRAP] - state.tokens[top.target * TOKENS + TRAP]
        return more + 0.15 * spread
    if workplace(state, token) == top.room:
        return -0.5
    return cargo_gain(state, token, top.room, top.target)


# Choices of rooms, heroes, victims and cards


def room_choice(state: State, room: int) -> float:
    top = state.stack.top()
    if isinstance(top, MoveTo):
        return need(state, room) + cargo_gain(state, best_cargo(state, top.room), top.room, room)
    if isinstance(top, SwarmMove):
        gain = need(state, room) - loss(state, top.room)
        return gain + cargo_gain(state, best_cargo(state, top.room), top.room, room)
    if isinstance(top, MoveFrom):
        return move_gain(state, state.turn, room)
    if isinstance(top, LeadHeroes):
        return lead_worth(state, room)
    if isinstance(top, Charge | Run):
        return charge_worth(state, room, state.count(state.active, top.room))
    if isinstance(top, Ambush | DeployBeside | PlaceMonster):
        return 0.3 + need(state, room)
    if isinstance(top, AbilityTarget | SwarmShoot):
        return prey_worth(state, room)
    if isinstance(top, SwarmRoom):
        return float(state.band[state.turn][room])
    if isinstance(top, CreateIn):
        if top.token == TRAP:
            return PITFALL[near(state, room)] - 0.3 * state.tokens[room * TOKENS + TRAP]
        place = workplace(state, top.token)
        return 0.0 if place == NOTHING else -0.3 * steps_apart(state, room, place)
    if isinstance(top, OpenPortal | FinishPortal):
        return 0.1 * near(state, room)
    if isinstance(top, PayIn):
        return need(state, room)
    if isinstance(top, ArcherShot):
        return -POST[near(state, room)] + 0.2 * strength(state, room)
    return 0.1 * near(state, room)


def lead_worth(state: State, room: int) -> float:
    """Rooms with monsters first, then chests, then charges from afar."""
    if state.crowd[room] > 0:
        return 3.0
    if state.chests[room] > 0:
        return 2.0
    return 0.2 * near(state, room)


def charge_worth(state: State, room: int, heroes: int) -> float:
    """Towards traps, monsters and chests that hold them up, away from resting heroes and an unguarded vault."""
    value = 0.8 * min(heroes, state.tokens[room * TOKENS + TRAP])
    if state.crowd[room] > 0:
        value += 0.6 + 0.2 * strength(state, room)
    elif state.chests[room] > heroes + state.party[room]:
        value += 1.0
    elif state.chests[room] > 0:
        value += 0.3
    return value - 0.5 * state.party[room]


def hero_choice(state: State, hero: int) -> float:
    """Whom to hit, or to exhaust: a mage runs on as well as anybody, a champion is only wounded."""
    if hero == CHAMPION:
        return 0.2 if isinstance(state.stack.top(), StrikeHero) else 0.0
    scarce = state.heroes_left[hero]
    return 0.5 - 0.1 * scarce


def victim_worth(state: State, player: int) -> float:
    """Those suffer first who can bear it."""
    clan = state.clan[player]
    top = state.stack.top()
    value = 0.1 * state.cards.monsters[clan]
    if isinstance(top, ChooseVictim):
        levels = state.levels(player, top.room)
        if levels and levels[0] + 1 < state.hit_points(player):
            value += 1.5
        for card in state.hand[player]:
            if state.cards.defends[card] and state.players > 0:
                value += 0.3
    return value


def card_choice(state: State, card: int) -> float:
    top = state.stack.top()
    if isinstance(top, Defend):
        left = state.hit_points(top.owner) - top.wounds
        return 1.0 if left <= 1 else 0.3
    if isinstance(top, KeepLoot):
        return card_worth(state, card, top.player)
    worth = card_worth(state, card, state.turn)
    if isinstance(top, TakeLoot):
        return worth
    if isinstance(top, DiscardCard):
        return -worth
    return 0.5 - worth


def card_worth(state: State, card: int, player: int) -> float:
    """What a card is worth to a player, whatever the position: its symbols counted."""
    best = 0.0
    for face in state.cards.sides[card]:
        value = 0.0
        for item in face.items:
            if notation.DEED_OF[item.symbol] != item.symbol:
                value += 0.3 * min(6, state.cards.monsters[state.clan[player]])
            elif item.symbol == notation.AMBUSH:
                value += 0.7 * item.amount
            else:
                value += 1.0 + 0.5 * item.deploys
        best = max(best, value)
    return best
