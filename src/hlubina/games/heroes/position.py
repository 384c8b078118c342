"""A position of Keep the Heroes Out! as plain data and back. Loading checks that the position holds together."""

from __future__ import annotations

import re
from typing import Final

from hlubina.core.data import Reader
from hlubina.core.errors import Invalid, shown
from hlubina.core.game import NOBODY
from hlubina.core.knowledge import EVERYBODY, Deck
from hlubina.core.positions import dump_core, dump_deck, load_core, load_deck, read_step, resume
from hlubina.core.steps import Stack, Step
from hlubina.games.heroes.dungeon import ABSENT, Dungeon
from hlubina.games.heroes.names import (
    BONE,
    CARD_NAMES,
    CHAMPION,
    CLAN_NAMES,
    EFFECT_NAMES,
    ENEMY_NAMES,
    HERO_CARDS,
    HERO_NAMES,
    HEROES,
    LABORATORY,
    LOST,
    NO_ROOM,
    NOTHING,
    ROOM_NAMES,
    ROOMS,
    TOKEN_NAMES,
    TOKENS,
    TYPE_NAMES,
    VAULT,
    WON,
)
from hlubina.games.heroes.notation import DEED_OF, MOST_ITEMS, PAY, SWARM_AMBUSH, is_place, item_at
from hlubina.games.heroes.rules.arrows import BehindArrow, GiveBack
from hlubina.games.heroes.rules.deployment import (
    ArchersGreet,
    ArcherShot,
    CardResolved,
    ChooseDeployRoom,
    DeployHero,
    DestroyResource,
    LieDown,
    NextArcher,
    TrapVictim,
)
from hlubina.games.heroes.rules.hands import DiscardCard
from hlubina.games.heroes.rules.invasion import BeginInvasion, GambleDraw, Invade
from hlubina.games.heroes.rules.movement import Carry, MoveFigure, MoveFrom, MoveTo, SwarmMove
from hlubina.games.heroes.rules.resolution import (
    Attack,
    Charge,
    CheckRoom,
    ChestGone,
    Exhaust,
    HeroesAct,
    LeadHeroes,
    OpenChest,
    Run,
    open_chest,
)
from hlubina.games.heroes.rules.rooms import (
    BuildBeside,
    BuildRotation,
    BuildSide,
    ChooseTile,
    ChooseUnused,
    PayArchitect,
    TakeLoot,
)
from hlubina.games.heroes.rules.setup import ChooseClan, DealClans, FirstTurn, KeepLoot, ShowLoot
from hlubina.games.heroes.rules.specials import (
    FrogBites,
    Jail,
    NewFrog,
    OpChest,
    OpGroup,
    OpHero,
    OpRooms,
    RunOp,
    bits,
    candidates,
)
from hlubina.games.heroes.rules.spreading import WIDTH, Ambush, PlaceMonster, placed_in
from hlubina.games.heroes.rules.symbols import (
    AbilityTarget,
    CreateHere,
    CreateIn,
    DeployBeside,
    FinishPortal,
    OneSymbol,
    OpenPortal,
    PayIn,
    Reward,
    StrikeHero,
    SwarmAct,
    SwarmAgain,
    SwarmRoom,
    SwarmShoot,
    SwarmStrike,
    Symbols,
)
from hlubina.games.heroes.rules.turn import DrawUp, PassTurn, PlayCards, RefreshLoot, ReplaceLoot
from hlubina.games.heroes.rules.wounds import CAUSES, ChooseFigure, ChooseVictim, Defend, DeployHere
from hlubina.games.heroes.state import WOUND_LEVELS, State, kind_of

PORTALS: Final = ["none", "unfinished", "finished"]

# The stacks of steps that can come about, bottom first
# What stands behind the arrow of a defence may be anything
WOUND: Final = (
    r"(?: choose_victim| choose_figure| defend| deploy_here| behind_arrow deploy_here| give_back(?: [a-z_]+)*)"
)
FATE: Final = (
    r"(?: (?:run_op|jail|deploy_hero|lie_down|new_frog|frog_bites|discard_card|check_room|chest_gone|archers_greet"
    r"|destroy_resource))*"
    r"(?: (?:op_hero|op_rooms|op_group|op_chest|choose_deploy_room|next_archer|archer_shot|destroy_resource"
    rf"|trap_victim|discard_card)|{WOUND})?"
)
HEROES_ON: Final = rf"(?: lead_heroes| attack|(?: open_chest)? exhaust| charge| run|{FATE})"
RESOLVING: Final = rf"(?: card_resolved heroes_act(?:(?: gamble_draw| take_loot)?{FATE}|{HEROES_ON}))"
BUILDING: Final = r"(?: pay_architect| choose_tile| build_beside| build_side| build_rotation| choose_unused)"
TARGET: Final = (
    r"(?: one_symbol| reward| swarm_act"
    r"| strike_hero| create_here| create_in| finish_portal| open_portal| ambush| pay_in| swarm_room| ability_target"
    r"| deploy_beside|(?: deploy_here)? create_here| deploy_here| move_from| move_to"
    r"|(?: swarm_move)?(?: move_figure| carry)| swarm_move| swarm_strike| swarm_shoot| swarm_again strike_hero"
    rf"| take_loot|{BUILDING})"
)
PENDING: Final = r"(?: behind_arrow| swarm_act)*"
PLAYING: Final = rf" play_cards(?:(?: symbols)?{PENDING}(?:{TARGET}|{RESOLVING})?)"
REFRESHING: Final = rf" refresh_loot(?: replace_loot|{RESOLVING})?"
TURN: Final = re.compile(
    rf"pass_turn(?: begin_invasion draw_up(?:{PLAYING}|{REFRESHING})| invade(?:{RESOLVING})?)"
    r"|deal_clans(?: choose_clan)+|first_turn(?: place_monster)*(?: keep_loot)?(?: choose_unused)?"
)


def dump(state: State) -> dict[str, object]:
    return {
        **dump_core(state, state.cards.version, state.cards.digest, state.settings),
        "turn": state.turn,
        "wave": state.wave,
        "dark": state.dark,
        "gambled": state.gambled,
        "result": state.result,
        "rooms": [dump_room(state, room) for room in state.dungeon.rooms],
        "running": [[HERO_NAMES[runner // ROOMS], ROOM_NAMES[runner % ROOMS]] for runner in state.running],
        "players": [dump_player(state, player) for player in range(state.players)],
        "enemy_deck": hidden(state.enemy_deck, ENEMY_NAMES),
        "enemy_discard": [ENEMY_NAMES[card] for card in state.enemy_discard],
        "loot_deck": dump_deck(Deck(state.loot_deck, masks(len(state.loot_deck), state.buried)), CARD_NAMES),
        "display": [CARD_NAMES[card] for card in state.display],
        "chest_supply": [dump_chests(state, value) for value in range(1, 4)],
        "tiles": [ROOM_NAMES[tile] for tile in state.tiles],
        "tile_pile": hidden(state.tile_pile, ROOM_NAMES),
        "unused_clan": None if state.unused_clan == NOTHING else CLAN_NAMES[state.unused_clan],
    }


def masks(size: int, known: int) -> list[int]:
    """Everybody knows the first so many, nobody the others."""
    return [EVERYBODY] * known + [0] * (size - known)


def hidden(cards: list[int], names: list[str]) -> dict[str, object]:
    return dump_deck(Deck(cards, [0] * len(cards)), names)


def dump_chests(state: State, value: int) -> dict[str, object]:
    supply = state.chest_supply[value]
    known = masks(len(supply), state.chests_seen[value])[::-1]
    return dump_deck(Deck(supply, known), EFFECT_NAMES)


def dump_room(state: State, room: int) -> dict[str, object]:
    dungeon = state.dungeon
    return {
        "room": ROOM_NAMES[room],
        "x": dungeon.x[room],
        "y": dungeon.y[room],
        "rotation": dungeon.rotation[room],
        "tokens": state.tokens[room * TOKENS : (room + 1) * TOKENS],
        "portal": PORTALS[state.portals[room]],
        "chest": state.chests[room],
        "back": dump_back(state, room),
        "resting": state.resting[room * HEROES : (room + 1) * HEROES],
        "active": state.active[room * HEROES : (room + 1) * HEROES],
        "fresh": state.fresh[room * HEROES : (room + 1) * HEROES],
        "monsters": [figures(state, player, room) for player in range(state.players)],
    }


def dump_back(state: State, room: int) -> dict[str, object]:
    """The back of a chest is hidden until it is opened."""
    if not state.chests[room]:
        return hidden([], EFFECT_NAMES)
    return dump_deck(Deck([state.backs[room]], masks(1, 1 if room == open_chest(state) else 0)), EFFECT_NAMES)


def figures(state: State, player: int, room: int) -> list[int]:
    """The figures of a player in a room by their wounds, from none."""
    wounded = state.wounded[player]
    first = room * WOUND_LEVELS
    levels = wounded[first : first + state.hit_points(player) - 1] if wounded else []
    return [state.band[player][room] - sum(levels), *levels]


def dump_player(state: State, player: int) -> dict[str, object]:
    clan = state.clan[player]
    return {
        "clan": None if clan == NOTHING else CLAN_NAMES[clan],
        "lair": state.lair[player],
        "pile": hidden(state.pile[player], CARD_NAMES),
        "hand": [CARD_NAMES[card] for card in state.hand[player]],
        "played": [CARD_NAMES[card] for card in state.played[player]],
        "discard": [CARD_NAMES[card] for card in state.discard[player]],
    }


# Loading


def load_into(state: State, reader: Reader) -> None:
    """Fill a laid-out state from data, and refuse what cannot be."""
    load_core(state, reader, fewest_turns=0)
    state.turn = reader.number("turn", 0, state.players - 1)
    state.wave = reader.number("wave", 1, 2)
    state.dark = reader.number("dark", 0, 10)
    state.gambled = reader.number("gambled", 0, 1)
    state.result = reader.number("result", 0, LOST)
    for player, entry in enumerate(reader.children("players", state.players)):
        load_player(state, player, entry)
    steps = reader.items("steps")
    load_rooms(state, reader, [entry[2:] for entry in steps if isinstance(entry, list) and entry[:1] == ["chest_gone"]])
    load_running(state, reader)
    state.enemy_deck = load_hidden(reader.child("enemy_deck"), ENEMY_NAMES)
    state.enemy_discard = reader.cards("enemy_discard", ENEMY_NAMES)
    load_loot(state, reader)
    for value, entry in enumerate(reader.children("chest_supply", 3), 1):
        load_chests(state, value, entry)
    state.tiles = reader.cards("tiles", ROOM_NAMES)
    state.tile_pile = load_hidden(reader.child("tile_pile"), ROOM_NAMES)
    state.unused_clan = load_clan(reader, "unused_clan")
    reader.done()
    check_cards(state)
    check_dungeon(state)
    check_supply(state)
    state.stack = Stack(load_steps(state, steps))
    check_steps(state)
    resume(state)


def load_hidden(reader: Reader, names: list[str]) -> list[int]:
    deck = load_deck(reader, names)
    if any(deck.known):
        raise Invalid(f"In {reader.what}, nobody can know a card.")
    return deck.cards


def load_loot(state: State, reader: Reader) -> None:
    deck = load_deck(reader.child("loot_deck"), CARD_NAMES)
    state.loot_deck = deck.cards
    state.buried = deck.known.count(EVERYBODY)
    if deck.known != masks(len(deck.cards), state.buried):
        raise Invalid("Of the loot deck everybody knows some cards at the bottom, and nobody the others.")
    state.display = reader.cards("display", CARD_NAMES)


def load_chests(state: State, value: int, reader: Reader) -> None:
    deck = load_deck(reader, EFFECT_NAMES)
    state.chest_supply[value] = deck.cards
    state.chests_seen[value] = deck.known.count(EVERYBODY)
    if deck.known[::-1] != masks(len(deck.cards), state.chests_seen[value]):
        raise Invalid("Of the chests in the supply everybody knows those that came last, and nobody the others.")


def load_clan(reader: Reader, name: str) -> int:
    value = reader.value(name)
    return NOTHING if value is None else reader.check_card(name, value, CLAN_NAMES)


def load_player(state: State, player: int, reader: Reader) -> None:
    clan = load_clan(reader, "clan")
    if clan != NOTHING:
        state.take_clan(player, clan)
    state.lair[player] = reader.number("lair", 0, 0 if clan == NOTHING else state.cards.monsters[clan])
    state.pile[player] = load_hidden(reader.child("pile"), CARD_NAMES)
    state.hand[player] = reader.cards("hand", CARD_NAMES)
    state.played[player] = reader.cards("played", CARD_NAMES)
    state.discard[player] = reader.cards("discard", CARD_NAMES)
    reader.done()


def load_rooms(state: State, reader: Reader, turned: list[list[object]]) -> None:
    """`turned` is the room whose chest is open, if there is one."""
    entries = reader.items("rooms")
    x, y, rotation = [0] * ROOMS, [0] * ROOMS, [ABSENT] * ROOMS
    for number, entry in enumerate(entries):
        load_room(state, Reader(entry, f"'rooms' {number} of the position"), x, y, rotation, turned)
    base = state.scenario.dungeon
    for room in base.rooms:
        if (x[room], y[room], rotation[room]) != (base.x[room], base.y[room], base.rotation[room]):
            raise Invalid(f"The room {ROOM_NAMES[room]} must lie where the scenario has it.")
    cells = [(x[room], y[room]) for room in range(ROOMS) if rotation[room] != ABSENT]
    if len(set(cells)) != len(cells):
        raise Invalid("Two rooms of the position lie on the same place.")
    state.dungeon = Dungeon(x, y, rotation, base.base_doors, base.room_type)
    if state.dungeon.rooms == base.rooms:
        state.dungeon = base


def load_room(
    state: State, reader: Reader, x: list[int], y: list[int], rotation: list[int], turned: list[list[object]]
) -> None:
    room = reader.check_card("room", reader.value("room"), ROOM_NAMES)
    if rotation[room] != ABSENT:
        raise Invalid(f"The position has the room {ROOM_NAMES[room]} twice.")
    x[room] = reader.number("x", -20, 20)
    y[room] = reader.number("y", -20, 20)
    rotation[room] = reader.number("rotation", 0, 3)
    for token, number in enumerate(reader.numbers("tokens", TOKENS, 0, 20)):
        for _ in range(number):
            state.put_token(room, token)
    portal = reader.check_card("portal", reader.value("portal"), PORTALS)
    if portal > 0:
        state.lay_portal(room, portal)
    state.chests[room] = reader.number("chest", 0, 4)
    back = load_deck(reader.child("back"), EFFECT_NAMES)
    if len(back.cards) != (1 if state.chests[room] else 0):
        raise Invalid(f"In {reader.what}, a chest has one back, and no chest has none.")
    if back.known != masks(len(back.cards), 1 if [room] in turned else 0):
        raise Invalid(f"In {reader.what}, everybody knows the back of a chest that is open, and nobody another.")
    if back.cards:
        state.backs[room] = back.cards[0]
    for hero, number in enumerate(reader.numbers("resting", HEROES, 0, 20)):
        for _ in range(number):
            state.place_resting(room, hero)
    for hero, number in enumerate(reader.numbers("fresh", HEROES, 0, 20)):
        for _ in range(number):
            state.place_hero(room, hero)
    for hero, number in enumerate(reader.numbers("active", HEROES, 0, 20)):
        for _ in range(number):
            state.place_hero(room, hero)
            state.fresh[room * HEROES + hero] -= 1
            state.active[room * HEROES + hero] += 1
    load_figures(state, room, reader)
    reader.done()


def load_figures(state: State, room: int, reader: Reader) -> None:
    groups = reader.items("monsters")
    if len(groups) != state.players:
        raise Invalid(f"In {reader.what}, 'monsters' must have {state.players} entries, not {len(groups)}.")
    for player, group in enumerate(groups):
        levels = state.hit_points(player) if state.wounded[player] else 1
        if not isinstance(group, list) or len(group) != levels:
            raise Invalid(f"In {reader.what}, the monsters of a clan are {levels} numbers, by their wounds.")
        for wounds, value in enumerate(group):
            number = reader.check_number("monsters", value, 0, 20)
            if number > 0 and state.clan[player] == NOTHING:
                raise Invalid(f"In {reader.what}, a player without a clan has no monsters.")
            for _ in range(number):
                state.enter(player, room, wounds)


def load_running(state: State, reader: Reader) -> None:
    for entry in reader.items("running"):
        if not isinstance(entry, list) or len(entry) != 2:
            raise Invalid("A hero who runs is a name and a room.")
        hero = reader.check_card("running", entry[0], HERO_NAMES)
        room = reader.check_card("running", entry[1], ROOM_NAMES)
        state.running.append(hero * ROOMS + room)
        state.heroes_left[kind_of(hero)] -= 1
        state.awake += 1


# Checks


def check_cards(state: State) -> None:
    """Every card exactly once, as many as there are of each kind."""
    chosen = [clan for clan in state.clan if clan != NOTHING]
    if len(set(chosen)) != len(chosen) or state.unused_clan in chosen:
        raise Invalid("Each clan of the position can be played once only, or give its cards to the laboratory.")
    if state.unused_clan != NOTHING and not (state.dungeon.has[LABORATORY]):
        raise Invalid("Without a laboratory no clan gives its cards to the loot deck.")
    there = [*state.loot_deck, *state.display]
    dealt = False
    for player in range(state.players):
        own = [*state.pile[player], *state.hand[player], *state.played[player], *state.discard[player]]
        there += own
        dealt = dealt or bool(own)
    due = state.cards.loot_deck(state.readings.promo)
    if state.unused_clan != NOTHING:
        due += state.cards.clan_deck(state.unused_clan)
    if dealt:
        for clan in state.clan:
            if clan == NOTHING:
                raise Invalid("Cards are dealt only when every player has a clan.")
            due += state.cards.clan_deck(clan)
    for card, name in enumerate(CARD_NAMES):
        if there.count(card) != due.count(card):
            raise Invalid(f"The position has {there.count(card)} cards {name}, not {due.count(card)}.")
    if len(state.display) > state.cards.display_size:
        raise Invalid(f"The display has {state.cards.display_size} places; {len(state.display)} cards are too many.")
    enemies = [*state.enemy_deck, *state.enemy_discard]
    if sorted(enemies) != sorted([*range(HERO_CARDS), *state.scenario.cards]):
        raise Invalid("The enemy cards of the position are not those of its scenario, each as often as it is there.")
    for player in range(state.players):
        clan = state.clan[player]
        figures_there = state.lair[player] + sum(state.band[player])
        if clan != NOTHING and dealt and figures_there != state.cards.monsters[clan]:
            total = state.cards.monsters[clan]
            raise Invalid(f"The clan {CLAN_NAMES[clan]} has {figures_there} monsters in the position, not {total}.")


def check_dungeon(state: State) -> None:
    lost = state.dungeon.cut_off()
    if lost:
        raise Invalid(f"In the position no corridor leads from {', '.join(lost)} to the vault.")
    base = state.scenario.dungeon
    built = [room for room in state.dungeon.rooms if not base.has[room]]
    if sorted([*built, *state.tiles, *state.tile_pile]) != state.scenario.pool:
        raise Invalid("The tiles of the position are not those that its scenario gives to the architect.")
    if (state.chests[VAULT] == 4) == (state.result == LOST) or 4 in state.chests[VAULT + 1 :]:
        raise Invalid("The chest of value 4 lies in the vault until the game is lost.")
    for value in range(1, 4):
        rooms = [room for room in state.dungeon.rooms if state.chests[room] == value]
        backs = [*state.chest_supply[value], *[state.backs[room] for room in rooms]]
        if sorted(backs) != sorted(state.cards.chests[value]):
            raise Invalid(f"The chests of value {value} in the position are not those that there are.")
    if state.chests[VAULT] == 4 and state.backs[VAULT] != state.cards.chests[4][0]:
        raise Invalid("The chest of value 4 brings defeat.")


def check_supply(state: State) -> None:
    for token, name in enumerate(TOKEN_NAMES):
        if state.left[token] < 0:
            raise Invalid(f"The position has {-state.left[token]} more tokens {name} than there are.")
    if state.portals_left < 0:
        raise Invalid("The position has more portals than there are.")
    for kind, left in enumerate(state.heroes_left):
        if left < 0:
            raise Invalid(f"The position has {-left} more heroes {HERO_NAMES[kind]} than there are.")


# Steps


def load_steps(state: State, entries: list[object]) -> list[Step]:
    """From the top: below a step that gives the turn back it is the turn of another player."""
    turn = state.turn
    found: list[Step] = []
    for entry in reversed(entries):
        step = load_step(state, entry)
        found.append(step)
        if isinstance(step, GiveBack):
            state.turn = step.player
    state.turn = turn
    return found[::-1]


def load_step(state: State, entry: object) -> Step:
    name, numbers = read_step(entry)
    if numbers:
        step = make_step(state, name, numbers[0], numbers[1:])
        if step is not None and step.numbers() == numbers:
            return step
    raise Invalid(f"Keep the Heroes Out! has no step {shown(name)} with the numbers {numbers} in this position.")


def make_step(state: State, name: str, seat: int, rest: list[int]) -> Step | None:
    if seat == NOBODY:
        return make_duty(state, name, rest)
    if not 0 <= seat < state.seats:
        return None
    if name in ("choose_clan", "keep_loot", "place_monster", "discard_card", "defend", "deploy_here"):
        return make_players_step(state, name, seat, rest)
    if seat != state.leader():
        return None
    if not rest:
        return make_plain(name, seat)
    if name in ("symbols", "pay_in", "strike_hero", "swarm_room", "one_symbol", "reward", "swarm_act"):
        return make_card_step(state, name, seat, rest)
    if name in ("move_to", "create_in", "open_portal", "finish_portal") and is_before_arrow(state, rest[-1]):
        return make_arrow_step(state, name, seat, rest[:-1], rest[-1]) or make_other(state, name, seat, rest)
    return make_other(state, name, seat, rest)


def make_other(state: State, name: str, seat: int, rest: list[int]) -> Step | None:
    return make_room_step(state, name, seat, rest) or make_number_step(state, name, seat, rest)


def make_duty(state: State, name: str, rest: list[int]) -> Step | None:
    """The steps that ask nobody."""
    if not rest:
        plain: list[Step] = [PassTurn(NOBODY), BeginInvasion(NOBODY), DrawUp(NOBODY), CardResolved(NOBODY)]
        plain += [HeroesAct(NOBODY), GambleDraw(NOBODY), Jail(NOBODY), NewFrog(NOBODY), DealClans(NOBODY)]
        plain += [FirstTurn(NOBODY), ShowLoot(NOBODY)]
        for step in plain:
            if step.name() == name:
                return step
        return None
    first = rest[0]
    if len(rest) == 1:
        if name == "give_back" and 0 <= first < state.players:
            return GiveBack(NOBODY, first)
        if name == "run_op" and 0 <= first < len(state.scenario.ops):
            return RunOp(NOBODY, first)
        if name == "archers_greet" and is_room_mask(state, first):
            return ArchersGreet(NOBODY, first)
        if name == "lie_down" and 0 <= first < CHAMPION:
            return LieDown(NOBODY, first)
        if is_room(state, first):
            if name == "check_room":
                return CheckRoom(NOBODY, first)
            if name == "open_chest" and state.chests[first] > 0:
                return OpenChest(NOBODY, first)
            if name == "chest_gone" and 0 < state.chests[first] < 4:
                return ChestGone(NOBODY, first)
            if name == "frog_bites" and state.crowd[first] > 0 and state.has_token(first, 1):
                return FrogBites(NOBODY, first)
    elif len(rest) == 2:
        if name == "deploy_hero" and 0 <= first < HEROES and (rest[1] == NO_ROOM or is_room(state, rest[1])):
            return DeployHero(NOBODY, first, rest[1])
        if name == "swarm_again" and is_room(state, first) and 0 <= rest[1] <= 20:
            return SwarmAgain(NOBODY, first, rest[1])
    elif len(rest) == 4 and name == "behind_arrow" and is_place(state.cards.sides, first):
        player, room, lair = rest[1], rest[2], rest[3]
        there = room == NO_ROOM or is_room(state, room)
        if 0 <= player < state.players and there and NOTHING <= lair <= 20 and first % MOST_ITEMS > 0:
            return BehindArrow(NOBODY, first, player, room, lair)
    return None


def is_room(state: State, room: int) -> bool:
    return 0 <= room < ROOMS and state.dungeon.has[room]


def make_players_step(state: State, name: str, seat: int, rest: list[int]) -> Step | None:
    """Steps that belong to any player."""
    if not rest or not 0 <= rest[0] < state.players or state.seat_of(rest[0]) != seat:
        return None
    player = rest[0]
    if name == "choose_clan" and len(rest) == 1 and state.clan[player] == NOTHING:
        return ChooseClan(seat, player)
    if state.clan[player] == NOTHING:
        return None
    if name == "keep_loot" and len(rest) == 2 and 1 <= rest[1] <= state.readings.kept_loot:
        return KeepLoot(seat, player, rest[1])
    if name == "discard_card" and len(rest) == 2 and 1 <= rest[1] <= len(state.hand[player]):
        return DiscardCard(seat, player, rest[1])
    if len(rest) == 3:
        start = state.cards.start_type[state.clan[player]]
        if name == "place_monster" and are_figures(state, player, start, rest[1], rest[2]):
            return PlaceMonster(seat, player, rest[1], rest[2])
        if name == "deploy_here" and is_room(state, rest[1]) and 1 <= rest[2] <= state.lair[player]:
            return DeployHere(seat, player, rest[1], rest[2])
    if name == "defend" and len(rest) == 4 and is_room(state, rest[1]) and 0 <= rest[3] < state.players:
        owner = rest[3]
        there = state.band[player][rest[1]] > 0 and (player == owner or state.readings.all_defend)
        if there and rest[2] in state.levels(owner, rest[1]):
            return Defend(seat, player, rest[1], rest[2], owner)
    return None


def make_plain(name: str, seat: int) -> Step | None:
    plain: list[Step] = [PlayCards(seat), LeadHeroes(seat), FinishPortal(seat), OpenPortal(seat), PayArchitect(seat)]
    plain += [AbilityTarget(seat), DeployBeside(seat), ChooseUnused(seat)]
    for step in plain:
        if step.name() == name:
            return step
    return None


def make_card_step(state: State, name: str, seat: int, rest: list[int]) -> Step | None:
    """Steps of a card that lies before the active player."""
    played = state.played[state.turn]
    if name == "symbols" and len(rest) == 3 and rest[0] in played and 0 <= rest[1] < len(state.cards.sides[rest[0]]):
        face = state.cards.sides[rest[0]][rest[1]]
        return Symbols(seat, rest[0], rest[1], rest[2]) if 0 < rest[2] < 1 << face.size else None
    if name == "strike_hero" and len(rest) == 2 and is_room(state, rest[0]) and state.party[rest[0]] > 0:
        there = rest[1] == NOTHING or is_before_arrow(state, rest[1])
        return StrikeHero(seat, rest[0], rest[1]) if there else None
    place = rest[0]
    if not is_printed(state, place):
        return None
    item = item_at(state.cards.sides, place)
    if len(rest) == 1:
        if name == "one_symbol" and place % MOST_ITEMS == 0:
            return OneSymbol(seat, place)
        if name == "pay_in" and item.symbol == PAY:
            return PayIn(seat, place)
        return SwarmRoom(seat, place) if name == "swarm_room" and DEED_OF[item.symbol] != item.symbol else None
    if name == "reward" and len(rest) == 2 and place % MOST_ITEMS > 0:
        return Reward(seat, place, rest[1]) if rest[1] == NO_ROOM or is_room(state, rest[1]) else None
    swarm = len(rest) == 4 and is_room(state, rest[1]) and DEED_OF[item.symbol] != item.symbol
    if name == "swarm_act" and swarm and 1 <= rest[2] <= 20 and 0 <= rest[3] <= most_acted(item.symbol):
        return SwarmAct(seat, place, rest[1], rest[2], rest[3])
    return None


def most_acted(symbol: int) -> int:
    """What a swarm that has acted may hold at most: an ambushing one also how many figures the lair held."""
    return 1 + 20 if symbol == SWARM_AMBUSH else 1


def is_printed(state: State, place: int) -> bool:
    """Whether a symbol is printed there, on a card that the active player has played, or has defended with."""
    card = place // (2 * MOST_ITEMS * MOST_ITEMS)
    own = card in state.played[state.turn] or card in state.discard[state.turn]
    return own and is_place(state.cards.sides, place)


def is_before_arrow(state: State, place: int) -> bool:
    return is_printed(state, place) and item_at(state.cards.sides, place).arrow


def make_arrow_step(state: State, name: str, seat: int, rest: list[int], place: int) -> Step | None:
    """Steps that may carry out what stands before an arrow."""
    if name == "move_to" and len(rest) == 2 and is_room(state, rest[0]) and rest[1] == 0:
        return MoveTo(seat, rest[0], rest[1], place) if state.band[state.turn][rest[0]] > 0 else None
    if name == "create_in" and len(rest) == 2 and 0 <= rest[0] < TOKENS and state.left[rest[0]] > 0 and rest[1] == 0:
        return CreateIn(seat, rest[0], rest[1], place)
    if name == "open_portal" and not rest:
        return OpenPortal(seat, place)
    return FinishPortal(seat, place) if name == "finish_portal" and not rest else None


def make_room_step(state: State, name: str, seat: int, rest: list[int]) -> Step | None:
    """Steps whose first number is a room of the dungeon."""
    room = rest[0]
    if not is_room(state, room):
        return None
    if len(rest) == 1:
        plain: list[Step] = [Attack(seat, room), Charge(seat, room), TrapVictim(seat, room), ArcherShot(seat, room)]
        for step in plain:
            if step.name() == name:
                return step
    elif len(rest) == 2:
        number = rest[1]
        target = is_room(state, number)
        if name == "choose_victim" and 0 <= number < CAUSES and state.crowd[room] > 0:
            return ChooseVictim(seat, room, number)
        if name == "destroy_resource" and 1 <= number <= 2:
            return DestroyResource(seat, room, number)
        if name == "exhaust" and 1 <= number <= state.count(state.active, room):
            return Exhaust(seat, room, number)
        if name == "move_to" and 0 <= number <= 1 and state.band[state.turn][room] > 0:
            return MoveTo(seat, room, number)
        if name == "move_figure" and target and room != number and state.band[state.turn][room] > 0:
            return MoveFigure(seat, room, number)
        if name == "carry" and target and room != number:
            return Carry(seat, room, number)
        if name == "create_here" and 0 <= number < TOKENS and state.left[number] > 0:
            return CreateHere(seat, room, number)
        if 1 <= number <= state.band[state.turn][room]:
            swarms: list[Step] = [SwarmMove(seat, room, number), SwarmStrike(seat, room, number)]
            swarms.append(SwarmShoot(seat, room, number))
            for step in swarms:
                if step.name() == name:
                    return step
    elif len(rest) == 3:
        if name == "run" and 0 <= rest[1] < HEROES and 0 <= rest[2] < ROOMS:
            return Run(seat, room, rest[1], rest[2])
        here = 0 <= rest[1] < state.players and state.band[rest[1]][room] > 0
        if name == "choose_figure" and here and 0 <= rest[2] < CAUSES:
            return ChooseFigure(seat, room, rest[1], rest[2])
    return None


def make_number_step(state: State, name: str, seat: int, rest: list[int]) -> Step | None:
    """The other steps of the active player."""
    first = rest[0]
    size = len(rest)
    if size == 1:
        if name == "invade" and 0 <= first <= 10:
            return Invade(seat, first)
        if name == "replace_loot" and are_first_copies(state.display, first):
            return ReplaceLoot(seat, first)
        if name == "refresh_loot" and 0 <= first <= 1:
            return RefreshLoot(seat, first)
        if name == "move_from" and 0 <= first <= 1:
            return MoveFrom(seat, first)
        if name == "take_loot" and 0 <= first <= 4:
            return TakeLoot(seat, first)
        if name == "choose_tile" and 1 <= first <= 3:
            return ChooseTile(seat, first)
        if name == "next_archer" and is_room_mask(state, first):
            return NextArcher(seat, first)
        if 0 <= first < len(state.scenario.ops):
            ops: list[Step] = [OpHero(seat, first), OpGroup(seat, first), OpChest(seat, first)]
            for step in ops:
                if step.name() == name:
                    return step
    elif size == 2:
        if name == "create_in" and 0 <= first < TOKENS and state.left[first] > 0 and 0 <= rest[1] <= (first == BONE):
            return CreateIn(seat, first, rest[1])
    elif size == 3 and name == "choose_deploy_room":
        placed = rest[2] == 0 or is_room_mask(state, rest[2])
        if 0 <= first < HEROES and is_room_mask(state, rest[1]) and placed and not rest[1] & rest[2]:
            return ChooseDeployRoom(seat, first, rest[1], rest[2])
    elif size == 3 and name == "ambush":
        if 0 <= first < len(TYPE_NAMES) and are_figures(state, state.turn, first, rest[1], rest[2]):
            return Ambush(seat, first, rest[1], rest[2])
    elif size == 3 and name == "op_rooms":
        ops_there = 0 <= first < len(state.scenario.ops)
        if ops_there and 0 <= rest[1] < HEROES and (rest[2] == 0 or is_room_mask(state, rest[2])):
            op = state.scenario.ops[first]
            fits = all(room in candidates(state, op) for room in range(ROOMS) if rest[2] >> room & 1)
            return OpRooms(seat, first, rest[1], rest[2]) if fits and bits(rest[2]) <= op.amount else None
    return make_building(state, name, seat, rest)


def are_figures(state: State, player: int, kind: int, left: int, placed: int) -> bool:
    """Whether the lair has the figures that may still come, and rooms of the type those that have been placed."""
    if not 0 <= left <= state.lair[player] or not 0 <= placed < 1 << WIDTH * ROOMS or left + placed == 0:
        return False
    rooms = state.dungeon.of_type(kind)
    for room in range(ROOMS):
        number = placed_in(placed, room)
        wounded = state.wounded[player][room * WOUND_LEVELS : (room + 1) * WOUND_LEVELS]
        if number > 0 and (room not in rooms or number > state.band[player][room] - sum(wounded)):
            return False
    return bool(rooms)


def are_first_copies(display: list[int], chosen: int) -> bool:
    """Whether these are places of the display, and of equal cards the first ones."""
    if not 0 <= chosen < 1 << len(display):
        return False
    left: list[int] = []
    for place, card in enumerate(display):
        if not chosen >> place & 1:
            left.append(card)
        elif card in left:
            return False
    return True


def is_room_mask(state: State, mask: int) -> bool:
    return 0 < mask < 1 << ROOMS and all(state.dungeon.has[room] for room in range(ROOMS) if mask >> room & 1)


def make_building(state: State, name: str, seat: int, rest: list[int]) -> Step | None:
    if len(rest) < 2 or not 1 <= rest[0] <= 3 or rest[1] not in state.tiles or not state.chest_supply[rest[0]]:
        return None
    if name == "build_beside" and len(rest) == 2:
        return BuildBeside(seat, rest[0], rest[1])
    if len(rest) < 3 or not is_room(state, rest[2]):
        return None
    if name == "build_side" and len(rest) == 3:
        return BuildSide(seat, rest[0], rest[1], rest[2])
    if name == "build_rotation" and len(rest) == 4 and rest[3] in state.dungeon.open_sides(rest[2]):
        return BuildRotation(seat, rest[0], rest[1], rest[2], rest[3])
    return None


def check_steps(state: State) -> None:
    names = [step.name() for step in state.stack.steps()]
    if not names:
        check_end(state)
        return
    if state.result != 0:
        raise Invalid("A game that has been won or lost has no steps any more.")
    if not TURN.fullmatch(" ".join(names)):
        raise Invalid(f"The steps {', '.join(names)} cannot be pending together.")
    for step in reversed(state.stack.steps()):
        if isinstance(step, GiveBack):
            break  # what lies below asks another player
        if step.seat != NOBODY and not step.legal(state):
            raise Invalid(f"The step {step.name()} has nothing to choose from in this position.")
    if state.awake > 0 and "heroes_act" not in names:
        raise Invalid("Heroes can be active only while an enemy card is being resolved.")
    if bool(state.running) and names[-1] != "run":
        raise Invalid("Heroes can be on the run only while a group is being split.")
    if names[0] == "pass_turn":
        check_running_game(state)
    elif state.turns > 0 or state.enemy_discard or state.wave > 1:
        raise Invalid("Before the first turn no enemy card can have been revealed.")


def check_running_game(state: State) -> None:
    if NOTHING in state.clan or state.turns == 0:
        raise Invalid("A turn can have begun only when every player has a clan.")
    if state.dungeon.has[LABORATORY] != (state.unused_clan != NOTHING) and state.stack.top().name() != "choose_unused":
        raise Invalid("With a laboratory, and only with one, a clan gives its cards to the loot deck.")
    top = state.stack.top()
    if isinstance(top, Run) and not state.active[top.room * HEROES + top.hero]:
        raise Invalid("The hero who is to run is not there.")
    if not state.enemy_deck and "card_resolved" not in [step.name() for step in state.stack.steps()]:
        raise Invalid("An empty enemy deck has begun the second wave, or ended the game.")


def check_end(state: State) -> None:
    if state.result not in (WON, LOST):
        raise Invalid("A game without pending steps must have been won or lost.")
    if state.result == WON and (state.wave < 2 or state.enemy_deck or state.awake > 0):
        raise Invalid("A game is won when the second wave is over and every hero exhausted.")
