"""A position of Keep the Heroes Out! as plain data and back. Loading checks that the position holds together."""

from __future__ import annotations

import re
from typing import Final

from hlubina.core.data import Reader
from hlubina.core.errors import Invalid
from hlubina.core.game import NOBODY
from hlubina.core.knowledge import EVERYBODY, Deck
from hlubina.core.positions import StepClasses, dump_core, dump_deck, load_core, load_deck, resume
from hlubina.core.steps import Stack, Step
from hlubina.games.heroes.dungeon import ABSENT, Dungeon
from hlubina.games.heroes.names import (
    CARD_NAMES,
    CLAN_NAMES,
    EFFECT_NAMES,
    ENEMY_NAMES,
    HERO_CARDS,
    HERO_NAMES,
    HEROES,
    LABORATORY,
    LOST,
    NOTHING,
    ROOM_NAMES,
    ROOMS,
    TOKEN_NAMES,
    TOKENS,
    VAULT,
    WON,
)
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
)
from hlubina.games.heroes.rules.spreading import Ambush, PlaceMonster
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
from hlubina.games.heroes.rules.wounds import ChooseFigure, ChooseVictim, Defend, DeployHere
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
        **dump_core(state, state.cards.version, state.cards.digest, state.settings.chosen),
        "turn": state.turn,
        "wave": state.wave,
        "dark": state.dark,
        "gambled": state.gambled,
        "result": state.result,
        "rooms": [dump_room(state, room) for room in state.dungeon.rooms],
        "running": [
            {"hero": HERO_NAMES[runner // ROOMS], "room": ROOM_NAMES[runner % ROOMS]} for runner in state.running
        ],
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
        "tokens": dict(zip(TOKEN_NAMES, state.tokens[room * TOKENS : (room + 1) * TOKENS], strict=True)),
        "portal": PORTALS[state.portals[room]],
        "chest": state.chests[room],
        "back": dump_back(state, room),
        "resting": heroes_by_name(state.resting, room),
        "active": heroes_by_name(state.active, room),
        "fresh": heroes_by_name(state.fresh, room),
        "monsters": [figures(state, player, room) for player in range(state.players)],
    }


def heroes_by_name(heroes: list[int], room: int) -> dict[str, int]:
    return dict(zip(HERO_NAMES, heroes[room * HEROES : (room + 1) * HEROES], strict=True))


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
    for token, number in enumerate(reader.named_numbers("tokens", TOKEN_NAMES, 0, 20)):
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
    for hero, number in enumerate(reader.named_numbers("resting", HERO_NAMES, 0, 20)):
        for _ in range(number):
            state.place_resting(room, hero)
    for hero, number in enumerate(reader.named_numbers("fresh", HERO_NAMES, 0, 20)):
        for _ in range(number):
            state.place_hero(room, hero)
    for hero, number in enumerate(reader.named_numbers("active", HERO_NAMES, 0, 20)):
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
        runner = Reader(entry, "a hero who runs")
        hero = runner.check_card("hero", runner.value("hero"), HERO_NAMES)
        room = runner.check_card("room", runner.value("room"), ROOM_NAMES)
        runner.done()
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
    due = state.cards.loot_deck(state.settings.promo)
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


PLAYERS_STEPS: Final = ("choose_clan", "keep_loot", "place_monster", "discard_card", "defend", "deploy_here")
STEPS: Final = StepClasses(
    "Keep the Heroes Out!",
    [
        *[PassTurn, BeginInvasion, DrawUp, CardResolved, HeroesAct, GambleDraw, Jail, NewFrog, DealClans, FirstTurn],
        *[ShowLoot, GiveBack, RunOp, ArchersGreet, LieDown, CheckRoom, OpenChest, ChestGone, FrogBites, DeployHero],
        *[SwarmAgain, BehindArrow],
    ],
    [
        *[ChooseClan, KeepLoot, PlaceMonster, DiscardCard, Defend, DeployHere, PlayCards, LeadHeroes, FinishPortal],
        *[OpenPortal, PayArchitect, AbilityTarget, DeployBeside, ChooseUnused, Symbols, PayIn, StrikeHero, SwarmRoom],
        *[OneSymbol, Reward, SwarmAct, MoveTo, CreateIn, Attack, Charge, TrapVictim, ArcherShot, ChooseVictim],
        *[DestroyResource, Exhaust, MoveFigure, Carry, CreateHere, SwarmMove, SwarmStrike, SwarmShoot, Run],
        *[ChooseFigure, Invade, ReplaceLoot, RefreshLoot, MoveFrom, TakeLoot, ChooseTile, NextArcher, OpHero, OpGroup],
        *[OpChest, ChooseDeployRoom, Ambush, OpRooms, BuildBeside, BuildSide, BuildRotation],
    ],
)


def load_step(state: State, entry: object) -> Step:
    """Some steps belong to any player, all others to the active one."""
    step = STEPS.read(state, entry)
    if step.seat not in (NOBODY, state.leader()) and step.name() not in PLAYERS_STEPS:
        raise STEPS.unknown(step.name(), step.numbers())
    return step


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
