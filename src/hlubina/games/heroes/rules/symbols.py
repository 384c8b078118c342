"""H-4: the symbols of a card in play, one after another in any order, each optional."""

from __future__ import annotations

from typing import Final

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.native import mypyc_attr
from hlubina.core.prompts import MAY
from hlubina.core.steps import Step
from hlubina.games.heroes import actions, notation
from hlubina.games.heroes.actions import (
    ABILITY,
    ACTIVATE,
    CREATE,
    DECLINE,
    DONE,
    DRAW,
    FINISH_PORTAL,
    HERO,
    MELEE,
    MOVE,
    RANGED,
    REINFORCE,
    RESOURCE,
    ROOM,
    SWARM_AMBUSH,
    SWARM_CREATE,
    SYMBOL,
    TAKE_BACK_SPARE,
)
from hlubina.games.heroes.names import (
    ACTIVE_ROOMS,
    BONE,
    CARD_NAMES,
    DRAGON,
    FINISHED,
    GHOSTS,
    GNOLLS,
    HEROES,
    IMPS,
    LIZARDFOLK,
    NO_ROOM,
    NOTHING,
    RATFOLK,
    RESOURCES,
    ROOM_NAMES,
    SKELETONS,
    SLIMES,
    TOKEN_NAMES,
    TOKENS,
    TRAP,
    UNFINISHED,
    WITCHES,
)
from hlubina.games.heroes.notation import MOST_ITEMS, Item, Side, is_swarm, item_at, place_of
from hlubina.games.heroes.rules.arrows import BehindArrow, follow_ambush, follow_arrow, with_place
from hlubina.games.heroes.rules.movement import CORRIDORS, WALLS, MoveFrom, MoveTo, SwarmMove
from hlubina.games.heroes.rules.rooms import activate, can_activate
from hlubina.games.heroes.rules.spreading import Ambush
from hlubina.games.heroes.rules.wounds import deploy_here
from hlubina.games.heroes.state import OptionalStep, RoomStep, State, card_names


def simple_actions() -> list[int]:
    found = [NOTHING] * len(notation.SYMBOLS)
    found[notation.DRAW] = DRAW
    found[notation.LAY_TRAP] = actions.LAY_TRAP
    found[notation.PORTAL] = actions.OPEN_PORTAL
    found[notation.AMBUSH] = actions.AMBUSH
    found[notation.REINFORCE] = REINFORCE
    found[notation.SWARM_MOVE] = actions.SWARM_MOVE
    found[notation.SWARM_MELEE] = actions.SWARM_MELEE
    found[notation.SWARM_RANGED] = actions.SWARM_RANGED
    found[notation.PAY] = actions.PAY
    found[notation.SWARM_DRAW] = actions.SWARM_DRAW
    found[notation.SWARM_ACTIVATE] = actions.SWARM_ACTIVATE
    found[notation.SWARM_TRAP] = actions.SWARM_TRAP
    found[notation.SWARM_PORTAL] = actions.SWARM_PORTAL
    found[notation.SWARM_AMBUSH] = SWARM_AMBUSH
    found[notation.SWARM_REINFORCE] = actions.SWARM_REINFORCE
    return found


ACTION_OF: Final = simple_actions()


# What can be done now


def melee_rooms(state: State, player: int) -> list[int]:
    """H-4.4: where a monster of the player stands beside a hero."""
    band = state.band[player]
    found: list[int] = []
    for room in state.dungeon.rooms:
        if band[room] > 0 and state.party[room] > 0:
            found.append(room)
    return found


def ranged_rooms(state: State, player: int) -> list[int]:
    """H-4.5: rooms with heroes next to a monster of the player; never in the dark."""
    found: list[int] = []
    if state.dark > 0:
        return found
    band = state.band[player]
    for room in state.dungeon.rooms:
        if state.party[room] > 0:
            for other in state.dungeon.near[room]:
                if band[other] > 0:
                    found.append(room)
                    break
    return found


def shots_from(state: State, room: int) -> list[int]:
    return [other for other in state.dungeon.near[room] if state.party[other] > 0]


def active_rooms(state: State, player: int) -> list[int]:
    """H-4.2: rooms whose action a monster of the player can carry out."""
    band = state.band[player]
    found: list[int] = []
    for room in state.dungeon.rooms:
        if room < ACTIVE_ROOMS and band[room] > 0 and can_activate(state, room):
            found.append(room)
    return found


def unfinished_portals(state: State, player: int) -> list[int]:
    return [room for room in state.rooms_with(player) if state.portals[room] == UNFINISHED]


def rooms_for_portal(state: State, player: int) -> list[int]:
    """H-4.9, A12: rooms with a monster and without any portal."""
    if state.portals_left == 0:
        return []
    return [room for room in state.rooms_with(player) if state.portals[room] == 0]


def rooms_to_pay(state: State, player: int, resource: int) -> list[int]:
    return [room for room in state.rooms_with(player) if state.has_token(room, resource)]


def swarm_rooms(state: State, player: int, item: Item) -> list[int]:
    """H-4.13: rooms whose monsters can do something together."""
    symbol = item.symbol
    if symbol == notation.SWARM_MOVE:
        return state.rooms_with(player)
    if symbol == notation.SWARM_MELEE:
        return melee_rooms(state, player)
    if symbol == notation.SWARM_RANGED:
        if state.dark > 0:
            return []
        return [room for room in state.rooms_with(player) if shots_from(state, room)]
    return [room for room in state.rooms_with(player) if options_there(state, player, item, room)]


def options_there(state: State, player: int, item: Item, room: int) -> list[int]:
    """The actions with which a monster of a swarm can do what the symbol says, in its room."""
    deed = notation.DEED_OF[item.symbol]
    if state.band[player][room] == 0:
        return []
    if deed == notation.MOVE:
        return [MOVE + room]
    if deed == notation.MELEE:
        return [MELEE + room] if state.party[room] > 0 else []
    if deed == notation.RANGED:
        return [RANGED + other for other in shots_from(state, room)] if state.dark == 0 else []
    if deed == notation.ACTIVATE:
        options: list[int] = []
        if ability_works(state, player):
            options.append(ABILITY)
        if state.portals[room] == UNFINISHED:
            options.append(FINISH_PORTAL)
        if room < ACTIVE_ROOMS and can_activate(state, room):
            options.append(ACTIVATE + room)
        return options
    if deed == notation.PORTAL:
        return [actions.OPEN_PORTAL] if state.portals_left > 0 and state.portals[room] == 0 else []
    if deed == notation.CREATE:
        return [CREATE + item.of] if state.left[item.of] > 0 else []
    if deed == notation.LAY_TRAP:
        return [actions.LAY_TRAP] if state.left[TRAP] > 0 else []
    if deed == notation.AMBUSH:
        return [actions.AMBUSH] if state.lair[player] > 0 and state.dungeon.of_type(item.of) else []
    if deed == notation.DEFEND:
        return []
    can_draw = bool(state.pile[player]) or bool(state.discard[player])
    return [ACTION_OF[deed]] if can_draw else []


def ability_works(state: State, player: int) -> bool:
    """H-4.16: whether the clan's ability would do anything."""
    clan = state.clan[player]
    if not state.is_here(player):
        return False
    if clan == DRAGON:
        return any(wounds > 0 for wounds in state.wounded[player])
    if clan == LIZARDFOLK:
        return bool(ranged_rooms(state, player))
    if clan == GNOLLS:
        return bool(melee_rooms(state, player))
    if clan == SLIMES:
        return bool(state.pile[player]) or bool(state.discard[player])
    if clan == SKELETONS:
        return state.left[BONE] > 0
    if clan == RATFOLK:
        return state.lair[player] > 0
    return clan != WITCHES or bool(rooms_for_portal(state, player))


def item_options(state: State, player: int, item: Item) -> list[int]:
    """The actions with which a symbol can be carried out now."""
    symbol = item.symbol
    if symbol == notation.MOVE:
        return [MOVE + room for room in state.rooms_with(player)]
    if symbol == notation.ACTIVATE:
        options = [ACTIVATE + room for room in active_rooms(state, player)]
        if unfinished_portals(state, player):
            options.insert(0, FINISH_PORTAL)
        if ability_works(state, player):
            options.insert(0, ABILITY)
        return options
    if symbol == notation.MELEE:
        return [MELEE + room for room in melee_rooms(state, player)]
    if symbol == notation.RANGED:
        return [RANGED + room for room in ranged_rooms(state, player)]
    if symbol == notation.CREATE:
        return [CREATE + item.of] if state.left[item.of] > 0 and state.is_here(player) else []
    if symbol == notation.SWARM_CREATE:
        return [SWARM_CREATE + item.of] if swarm_rooms(state, player, item) else []
    return [ACTION_OF[symbol]] if can_do(state, player, item) else []


def can_do(state: State, player: int, item: Item) -> bool:
    """The symbols that ask for their room, if any, only later."""
    symbol = item.symbol
    if symbol == notation.DRAW:
        return bool(state.pile[player]) or bool(state.discard[player])
    if symbol == notation.LAY_TRAP:
        return state.left[TRAP] > 0 and state.is_here(player)
    if symbol == notation.PORTAL:
        return bool(rooms_for_portal(state, player))
    if symbol == notation.AMBUSH:
        return state.lair[player] > 0 and bool(state.dungeon.of_type(item.of))
    if symbol == notation.REINFORCE:
        return bool(state.pile[player]) or bool(state.discard[player])
    if symbol == notation.PAY:
        return bool(rooms_to_pay(state, player, item.of))
    if symbol == notation.DEFEND:
        return False
    return bool(swarm_rooms(state, player, item))


def side_works(state: State, player: int, face: Side) -> bool:
    """Whether playing this side would do anything."""
    return any(item_options(state, player, item) for item in face.items)


# Carrying out


@mypyc_attr(acyclic=True, free_list_len=1)
class Symbols(Step):
    """H-4: the next symbol of the card in play, or no more of them. `left` is a mask of those not yet done."""

    def __init__(self, seat: int, card: int, side: int, left: int) -> None:
        super().__init__(seat)
        self.card = card
        self.side = side
        self.left = left

    def name(self) -> str:
        return "symbols"

    def kind(self) -> str:
        return MAY

    def decline(self) -> int | None:
        return DONE

    def numbers(self) -> list[int]:
        return [self.seat, self.card, self.side, self.left]

    def fits(self, state: State) -> bool:
        sides = state.cards.sides[self.card] if self.card in state.played[state.turn] else []
        return 0 <= self.side < len(sides) and 0 < self.left < 1 << sides[self.side].size

    def legal(self, state: State) -> list[int]:
        face = state.cards.sides[self.card][self.side]
        options = [DONE]
        for number in range(face.size):
            if self.left >> number & 1 and self.is_first(face, number):
                options += self.ways(state, face, number)
        options.sort()
        return options

    def ways(self, state: State, face: Side, number: int) -> list[int]:
        """The answers that carry out a symbol: itself, if another one that is left has the same actions."""
        found = item_options(state, state.turn, face.items[number])
        if face.mixed and found:
            for other in range(face.size):
                same = face.families[other] == face.families[number] and face.first[other] != face.first[number]
                if same and self.left >> other & 1:
                    return [SYMBOL + number]
        return found

    def carriers(self, state: State) -> dict[str, list[int]]:
        """The answers that carry out each symbol that is left, for the players to see."""
        side = state.cards.sides[self.card][self.side]
        found: dict[str, list[int]] = {}
        for number, item in enumerate(side.items):
            if self.left >> number & 1 and self.is_first(side, number):
                found[item.word()] = self.ways(state, side, number)
        return found

    def is_first(self, face: Side, number: int) -> bool:
        """Equal symbols are offered once."""
        for earlier in range(face.first[number], number):
            if self.left >> earlier & 1 and face.first[earlier] == face.first[number]:
                return False
        return True

    def answered(self, state: State, action: int) -> None:
        if action == DONE:
            return
        face = state.cards.sides[self.card][self.side]
        number = self.item_of(face, action)
        left = self.left & ~(1 << number)
        if left:
            state.push(Symbols(self.seat, self.card, self.side, left))
        place = place_of(self.card, self.side, number)
        if SYMBOL <= action < SYMBOL + notation.MOST_ITEMS:
            state.push(OneSymbol(self.seat, place))
        else:
            carry_out(state, self.seat, place, action)

    def item_of(self, face: Side, action: int) -> int:
        """The symbol that an action uses up."""
        if SYMBOL <= action < SYMBOL + notation.MOST_ITEMS:
            return action - SYMBOL
        symbol = symbol_of(action)
        for number in range(face.size):
            item = face.items[number]
            if self.left >> number & 1 and item.symbol == symbol:
                if symbol == notation.CREATE and item.of != action - CREATE:
                    continue
                if symbol == notation.SWARM_CREATE and item.of != action - SWARM_CREATE:
                    continue
                return number
        raise AssertionError("Only actions of the symbols on the card are offered.")

    def rule(self, state: State) -> str:
        return "H-4.17"

    def about(self, state: State) -> dict[str, Fact]:
        count = 0
        for number in range(8):
            count += self.left >> number & 1
        return {"card": CARD_NAMES[self.card], "count": count}


class OneSymbol(Step):
    """H-4.17: how the chosen symbol is carried out, where others on the card have the same actions."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def name(self) -> str:
        return "one_symbol"

    def numbers(self) -> list[int]:
        return [self.seat, self.place]

    def fits(self, state: State) -> bool:
        return state.is_printed(self.place) and self.place % MOST_ITEMS == 0

    def legal(self, state: State) -> list[int]:
        options = item_options(state, state.turn, item_at(state.cards.sides, self.place))
        options.sort()
        return options

    def answered(self, state: State, action: int) -> None:
        carry_out(state, self.seat, self.place, action)

    def rule(self, state: State) -> str:
        return "H-4.17"

    def about(self, state: State) -> dict[str, Fact]:
        return {"symbol": notation.SYMBOLS[item_at(state.cards.sides, self.place).symbol]}


def carry_out(state: State, seat: int, at: int, action: int) -> None:
    """Do what is printed at a place of a card, in the way that was chosen."""
    item = item_at(state.cards.sides, at)
    symbol = item.symbol
    place = at if item.arrow else NOTHING
    if symbol == notation.DRAW:
        follow_arrow(state, place, NO_ROOM)
        state.draw_cards(state.turn, 1)
    elif symbol == notation.ACTIVATE:
        if action == ABILITY:
            follow_arrow(state, place, NO_ROOM)
            use_ability(state, seat)
        elif action == FINISH_PORTAL:
            state.push(FinishPortal(seat, place))
        else:
            follow_arrow(state, place, action - ACTIVATE)
            activate(state, seat, action - ACTIVATE)
    elif symbol == notation.MOVE:
        state.push(MoveTo(seat, action - MOVE, CORRIDORS, place))
    elif symbol == notation.MELEE:
        state.push(StrikeHero(seat, action - MELEE, place))
    elif symbol == notation.RANGED:
        state.push(StrikeHero(seat, action - RANGED, place))
    elif symbol == notation.CREATE:
        state.push(CreateIn(seat, item.of, 0, place))
    elif symbol == notation.LAY_TRAP:
        state.push(CreateIn(seat, TRAP, 0, place))
    elif symbol == notation.PORTAL:
        state.push(OpenPortal(seat, place))
    elif symbol == notation.AMBUSH:
        follow_ambush(state, place)
        lie_in_wait(state, seat, item)
    elif symbol == notation.REINFORCE:
        follow_arrow(state, place, NO_ROOM)
        reinforce(state, item.of)
    elif symbol == notation.PAY:
        state.push(PayIn(seat, place))
    else:
        state.push(SwarmRoom(seat, at))


def lie_in_wait(state: State, seat: int, item: Item) -> None:
    state.push(Ambush(seat, item.of, min(item.amount, state.lair[state.turn]), 0))


def symbol_of(action: int) -> int:
    """The symbol behind an action of `Symbols`."""
    if SWARM_CREATE <= action < TAKE_BACK_SPARE:
        return notation.SWARM_CREATE
    if RANGED <= action < DONE:
        return notation.RANGED
    if MELEE <= action < RANGED:
        return notation.MELEE
    if MOVE <= action < MELEE:
        return notation.MOVE
    if ACTIVATE <= action < MOVE or action == ABILITY or action == FINISH_PORTAL:
        return notation.ACTIVATE
    if CREATE <= action < ACTIVATE:
        return notation.CREATE
    return ACTION_OF.index(action)


class StrikeHero(RoomStep):
    """H-4.4, H-4.5: which hero suffers the wound; behind an arrow more may follow (H-4.12)."""

    def __init__(self, seat: int, room: int, place: int) -> None:
        super().__init__(seat, room)
        self.place = place  # of the symbol before the arrow, or NOTHING

    def name(self) -> str:
        return "strike_hero"

    def numbers(self) -> list[int]:
        return [self.seat, self.room, self.place]

    def fits(self, state: State) -> bool:
        there = state.is_room(self.room) and state.party[self.room] > 0
        return there and (self.place == NOTHING or state.is_before_arrow(self.place))

    def legal(self, state: State) -> list[int]:
        return [HERO + hero for hero in state.all_kinds(self.room)]

    def answered(self, state: State, action: int) -> None:
        strike(state, self.room, action - HERO)
        follow_arrow(state, self.place, self.room)

    def rule(self, state: State) -> str:
        return "H-4.4"


def strike(state: State, room: int, hero: int) -> None:
    """H-4.15: a wound for a hero. Only behind the arrow of a defence some are not exhausted; they are hit first."""
    state.own_heroes()
    place = room * HEROES + hero
    if state.active[place] > 0:
        state.hurt(state.active, room, hero)
    elif state.fresh[place] > 0:
        state.hurt(state.fresh, room, hero)
    else:
        state.hurt(state.resting, room, hero)


# Behind an arrow (H-4.12)


def offer_reward(state: State, place: int, player: int, room: int) -> None:
    """A player may do what stands at this place; figures and tokens come into the room, if there was one."""
    item = item_at(state.cards.sides, place)
    if item.symbol == notation.DEPLOY and room != NO_ROOM:
        deploy_here(state, player, room, item.amount)
    elif item.symbol == notation.CREATE and room != NO_ROOM:
        if state.left[item.of] > 0:
            state.push(CreateHere(state.leader(), room, item.of))
    elif reward_options(state, player, item, room):
        state.push(Reward(state.leader(), place, room))


def reward_options(state: State, player: int, item: Item, room: int) -> list[int]:
    if item.symbol == notation.DEPLOY:
        return [ROOM + other for other in state.rooms_with(player)] if state.lair[player] > 0 else []
    if room != NO_ROOM:
        if item.symbol == notation.LAY_TRAP:
            return [actions.LAY_TRAP] if state.left[TRAP] > 0 else []
        if item.symbol == notation.PORTAL:
            return [actions.OPEN_PORTAL] if state.portals_left > 0 and state.portals[room] == 0 else []
    return item_options(state, player, item)


class Reward(OptionalStep):
    """How what stands behind an arrow is carried out, if at all."""

    def __init__(self, seat: int, place: int, room: int) -> None:
        super().__init__(seat)
        self.place = place
        self.room = room  # where the symbol before the arrow was done, or NO_ROOM

    def name(self) -> str:
        return "reward"

    def numbers(self) -> list[int]:
        return [self.seat, self.place, self.room]

    def fits(self, state: State) -> bool:
        there = self.room == NO_ROOM or state.is_room(self.room)
        return there and state.is_printed(self.place) and self.place % MOST_ITEMS > 0

    def legal(self, state: State) -> list[int]:
        options = [DECLINE, *reward_options(state, state.turn, item_at(state.cards.sides, self.place), self.room)]
        options.sort()
        return options

    def answered(self, state: State, action: int) -> None:
        item = item_at(state.cards.sides, self.place)
        if action == DECLINE:
            return
        if item.symbol == notation.DEPLOY:
            state.deploy(state.turn, action - ROOM)
            deploy_here(state, state.turn, action - ROOM, item.amount - 1)
        elif item.symbol == notation.LAY_TRAP and self.room != NO_ROOM:
            make(state, self.room, TRAP)
        elif item.symbol == notation.PORTAL and self.room != NO_ROOM:
            open_portal(state, self.room)
        else:
            carry_out(state, self.seat, self.place, action)

    def rule(self, state: State) -> str:
        return "H-4.12"

    def about(self, state: State) -> dict[str, Fact]:
        return {"symbol": notation.SYMBOLS[item_at(state.cards.sides, self.place).symbol]}


class CreateHere(OptionalStep):
    """H-4.12: a resource for the room, behind an arrow."""

    def __init__(self, seat: int, room: int, token: int) -> None:
        super().__init__(seat)
        self.room = room
        self.token = token

    def name(self) -> str:
        return "create_here"

    def numbers(self) -> list[int]:
        return [self.seat, self.room, self.token]

    def fits(self, state: State) -> bool:
        return state.is_room(self.room) and 0 <= self.token < TOKENS and state.left[self.token] > 0

    def legal(self, state: State) -> list[int]:
        return [RESOURCE + self.token, DECLINE]

    def answered(self, state: State, action: int) -> None:
        if action != DECLINE:
            make(state, self.room, self.token)

    def rule(self, state: State) -> str:
        return "H-4.12"

    def about(self, state: State) -> dict[str, Fact]:
        return {"room": ROOM_NAMES[self.room], "token": RESOURCES[self.token]}


def make(state: State, room: int, token: int) -> None:
    state.put_token(room, token)
    if state.journal is not None:
        state.tell("made", state.own(state.turn, {"token": TOKEN_NAMES[token], "room": ROOM_NAMES[room]}))


class CreateIn(Step):
    """H-4.6, H-4.8: the room that a resource or trap comes into; a bone of the skeletons' ability comes anywhere."""

    def __init__(self, seat: int, token: int, anywhere: int, place: int = NOTHING) -> None:
        super().__init__(seat)
        self.token = token
        self.anywhere = anywhere
        self.place = place  # of the symbol before an arrow

    def name(self) -> str:
        return "create_in"

    def numbers(self) -> list[int]:
        return with_place([self.seat, self.token, self.anywhere], self.place)

    def fits(self, state: State) -> bool:
        there = 0 <= self.token < TOKENS and state.left[self.token] > 0
        if self.place == NOTHING:
            return there and 0 <= self.anywhere <= (self.token == BONE)
        return there and self.anywhere == 0 and state.is_before_arrow(self.place)

    def legal(self, state: State) -> list[int]:
        if self.anywhere:
            return [ROOM + room for room in state.dungeon.rooms]
        return [ROOM + room for room in state.rooms_with(state.turn)]

    def answered(self, state: State, action: int) -> None:
        make(state, action - ROOM, self.token)
        follow_arrow(state, self.place, action - ROOM)

    def rule(self, state: State) -> str:
        if self.anywhere:
            return "H-4.16"
        return "H-4.8" if self.token == TRAP else "H-4.6"

    def about(self, state: State) -> dict[str, Fact]:
        return {"token": TOKEN_NAMES[self.token], "anywhere": self.anywhere}


class PortalStep(Step):
    """A room is chosen for a portal; what stands behind an arrow follows there."""

    def __init__(self, seat: int, place: int = NOTHING) -> None:
        super().__init__(seat)
        self.place = place  # of the symbol before an arrow

    def numbers(self) -> list[int]:
        return with_place([self.seat], self.place)

    def fits(self, state: State) -> bool:
        return self.place == NOTHING or state.is_before_arrow(self.place)


class FinishPortal(PortalStep):
    """H-6.1: the unfinished portal that is turned."""

    def name(self) -> str:
        return "finish_portal"

    def legal(self, state: State) -> list[int]:
        return [ROOM + room for room in unfinished_portals(state, state.turn)]

    def answered(self, state: State, action: int) -> None:
        finish_portal(state, action - ROOM)
        follow_arrow(state, self.place, action - ROOM)

    def rule(self, state: State) -> str:
        return "H-6.1"


def finish_portal(state: State, room: int) -> None:
    state.finish_portal(room)
    if state.journal is not None:
        state.tell("portal_finished", state.own(state.turn, {"room": ROOM_NAMES[room]}))


class OpenPortal(PortalStep):
    """H-4.9: the room that gets a finished portal."""

    def name(self) -> str:
        return "open_portal"

    def legal(self, state: State) -> list[int]:
        return [ROOM + room for room in rooms_for_portal(state, state.turn)]

    def answered(self, state: State, action: int) -> None:
        open_portal(state, action - ROOM)
        follow_arrow(state, self.place, action - ROOM)

    def rule(self, state: State) -> str:
        return "H-4.9"


def open_portal(state: State, room: int) -> None:
    state.lay_portal(room, FINISHED)
    if state.journal is not None:
        state.tell("portal_opened", state.own(state.turn, {"room": ROOM_NAMES[room]}))


def reinforce(state: State, action: int) -> None:
    """H-4.14, A6: of the top three cards those that show the action come to the hand."""
    player = state.turn
    state.own_cards(player)
    taken: list[int] = []
    thrown: list[int] = []
    for _ in range(3):
        if not state.pile[player] and not state.reshuffle(player):
            break
        card = state.pile[player].pop()
        if any(face.shows(action) for face in state.cards.sides[card]):
            taken.append(card)
        else:
            thrown.append(card)
    state.hand[player] += taken
    state.discard[player] += thrown
    state.turned_up()
    if state.journal is not None:
        facts: dict[str, Fact] = {"count": len(taken), "cards": card_names(taken + thrown)}
        state.tell("reinforced", state.own(player, facts))


class PayIn(Step):
    """H-4.12: the room that a resource is discarded from."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def name(self) -> str:
        return "pay_in"

    def numbers(self) -> list[int]:
        return [self.seat, self.place]

    def fits(self, state: State) -> bool:
        return state.is_printed(self.place) and item_at(state.cards.sides, self.place).symbol == notation.PAY

    def resource(self, state: State) -> int:
        return item_at(state.cards.sides, self.place).of

    def legal(self, state: State) -> list[int]:
        return [ROOM + room for room in rooms_to_pay(state, state.turn, self.resource(state))]

    def answered(self, state: State, action: int) -> None:
        room = action - ROOM
        token = self.resource(state)
        state.drop_token(room, token)
        if state.journal is not None:
            facts: dict[str, Fact] = {"token": RESOURCES[token], "room": ROOM_NAMES[room]}
            state.tell("paid", state.own(state.turn, facts))
        follow_arrow(state, self.place, room)

    def rule(self, state: State) -> str:
        return "H-4.12"

    def about(self, state: State) -> dict[str, Fact]:
        return {"token": RESOURCES[self.resource(state)]}


# Swarms (H-4.13)


class SwarmRoom(Step):
    """The room whose monsters act together."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place  # of the symbol

    def name(self) -> str:
        return "swarm_room"

    def numbers(self) -> list[int]:
        return [self.seat, self.place]

    def fits(self, state: State) -> bool:
        return state.is_printed(self.place) and is_swarm(item_at(state.cards.sides, self.place).symbol)

    def legal(self, state: State) -> list[int]:
        item = item_at(state.cards.sides, self.place)
        return [ROOM + room for room in swarm_rooms(state, state.turn, item)]

    def answered(self, state: State, action: int) -> None:
        room = action - ROOM
        number = state.band[state.turn][room]
        item = item_at(state.cards.sides, self.place)
        if item.arrow or not notation.SWARM_MOVE <= item.symbol <= notation.SWARM_RANGED:
            state.push(SwarmAct(self.seat, self.place, room, number, 0))
        elif item.symbol == notation.SWARM_MOVE:
            state.push(SwarmMove(self.seat, room, number))
        elif item.symbol == notation.SWARM_MELEE:
            swarm_strikes(state, self.seat, room, number)
        else:
            swarm_shoots(state, self.seat, room, number)

    def rule(self, state: State) -> str:
        return "H-4.13"

    def about(self, state: State) -> dict[str, Fact]:
        return {"symbol": notation.SYMBOLS[item_at(state.cards.sides, self.place).symbol]}


class SwarmAct(RoomStep):
    """Each monster of the room may do once what the symbol says; if one did, what stands behind an arrow may follow."""

    def __init__(self, seat: int, place: int, room: int, left: int, acted: int) -> None:
        super().__init__(seat, room)
        self.place = place
        self.left = left
        self.acted = acted  # once a monster has acted: 1, or 1 more than the lair held before an ambush

    def name(self) -> str:
        return "swarm_act"

    def numbers(self) -> list[int]:
        return [self.seat, self.place, self.room, self.left, self.acted]

    def fits(self, state: State) -> bool:
        """A swarm that ambushes keeps in `acted` also how many figures the lair held."""
        if not state.is_printed(self.place) or not state.is_room(self.room):
            return False
        symbol = item_at(state.cards.sides, self.place).symbol
        most = 1 + 20 if symbol == notation.SWARM_AMBUSH else 1
        return is_swarm(symbol) and 1 <= self.left <= 20 and 0 <= self.acted <= most

    def legal(self, state: State) -> list[int]:
        item = item_at(state.cards.sides, self.place)
        options = [DONE, *options_there(state, state.turn, item, self.room)]
        options.sort()
        return options

    def answered(self, state: State, action: int) -> None:
        item = item_at(state.cards.sides, self.place)
        if action == DONE:
            self.finish(state, item, self.acted)
            return
        acted = self.acted
        if acted == 0:
            acted = 1 + (state.lair[state.turn] if item.symbol == notation.SWARM_AMBUSH else 0)
        if self.left > 1:
            state.push(SwarmAct(self.seat, self.place, self.room, self.left - 1, acted))
        else:
            self.finish(state, item, acted)
        act_there(state, self.seat, item, self.room, action)

    def finish(self, state: State, item: Item, acted: int) -> None:
        """What stands behind an arrow follows if a monster has acted, or a figure has come out of the lair."""
        if item.arrow and acted > 0:
            lair = acted - 1 if item.symbol == notation.SWARM_AMBUSH else NOTHING
            state.push(BehindArrow(NOBODY, self.place + 1, state.turn, self.room, lair))

    def rule(self, state: State) -> str:
        return "H-4.13"

    def about(self, state: State) -> dict[str, Fact]:
        symbol = notation.SYMBOLS[item_at(state.cards.sides, self.place).symbol]
        return {"room": ROOM_NAMES[self.room], "count": self.left, "symbol": symbol}


def act_there(state: State, seat: int, item: Item, room: int, action: int) -> None:
    """One monster of a swarm does in its room what was chosen."""
    deed = notation.DEED_OF[item.symbol]
    if deed == notation.ACTIVATE:
        if action == ABILITY:
            use_ability(state, seat)
        elif action == FINISH_PORTAL:
            finish_portal(state, room)
        else:
            activate(state, seat, room)
    elif deed == notation.MOVE:
        state.push(MoveTo(seat, room, CORRIDORS))
    elif deed == notation.MELEE:
        state.push(StrikeHero(seat, room, NOTHING))
    elif deed == notation.RANGED:
        state.push(StrikeHero(seat, action - RANGED, NOTHING))
    elif deed == notation.CREATE:
        make(state, room, item.of)
    elif deed == notation.LAY_TRAP:
        make(state, room, TRAP)
    elif deed == notation.PORTAL:
        open_portal(state, room)
    elif deed == notation.AMBUSH:
        lie_in_wait(state, seat, item)
    elif deed == notation.REINFORCE:
        reinforce(state, item.of)
    else:
        state.draw_cards(state.turn, 1)


def swarm_strikes(state: State, seat: int, room: int, left: int) -> None:
    if left > 0 and state.party[room] > 0:
        state.push(SwarmStrike(seat, room, left))


class SwarmStrike(RoomStep):
    """Each monster of the room may attack once."""

    def __init__(self, seat: int, room: int, left: int) -> None:
        super().__init__(seat, room)
        self.left = left

    def name(self) -> str:
        return "swarm_strike"

    def numbers(self) -> list[int]:
        return [self.seat, self.room, self.left]

    def fits(self, state: State) -> bool:
        return state.is_room(self.room) and 1 <= self.left <= state.band[state.turn][self.room]

    def legal(self, state: State) -> list[int]:
        return [DONE] + [HERO + hero for hero in state.all_kinds(self.room)]

    def answered(self, state: State, action: int) -> None:
        if action != DONE:
            strike(state, self.room, action - HERO)
            swarm_strikes(state, self.seat, self.room, self.left - 1)

    def rule(self, state: State) -> str:
        return "H-4.13"

    def about(self, state: State) -> dict[str, Fact]:
        return {"room": ROOM_NAMES[self.room], "count": self.left}


def swarm_shoots(state: State, seat: int, room: int, left: int) -> None:
    if left > 0 and shots_from(state, room):
        state.push(SwarmShoot(seat, room, left))


class SwarmShoot(SwarmStrike):
    """Each monster of the room may shoot once, each where it likes."""

    def name(self) -> str:
        return "swarm_shoot"

    def legal(self, state: State) -> list[int]:
        return [DONE] + [ROOM + room for room in shots_from(state, self.room)]

    def answered(self, state: State, action: int) -> None:
        if action != DONE:
            state.push(SwarmAgain(NOBODY, self.room, self.left - 1))
            state.push(StrikeHero(self.seat, action - ROOM, NOTHING))


class SwarmAgain(RoomStep):
    """The next monster of a shooting swarm, once the last one has hit."""

    def __init__(self, seat: int, room: int, left: int) -> None:
        super().__init__(seat, room)
        self.left = left

    def name(self) -> str:
        return "swarm_again"

    def numbers(self) -> list[int]:
        return [self.seat, self.room, self.left]

    def fits(self, state: State) -> bool:
        return state.is_room(self.room) and 0 <= self.left <= 20

    def carried_out(self, state: State) -> None:
        swarm_shoots(state, state.leader(), self.room, self.left)


# Clan abilities (H-4.16)


def use_ability(state: State, seat: int) -> None:
    player = state.turn
    clan = state.clan[player]
    if clan == DRAGON:
        heal(state, player)
    elif clan == WITCHES:
        state.push(OpenPortal(seat))
    elif clan == GHOSTS:
        state.push(MoveFrom(seat, WALLS))
    elif clan == IMPS:
        state.push(MoveFrom(seat, CORRIDORS))
    elif clan == LIZARDFOLK:
        state.push(AbilityTarget(seat))
    elif clan == SKELETONS:
        state.push(CreateIn(seat, BONE, 1 if state.settings.bone_anywhere else 0))
    elif clan == GNOLLS:
        state.push(AbilityTarget(seat))
    elif clan == SLIMES:
        state.draw_cards(player, 1)
    else:
        state.push(DeployBeside(seat))


def heal(state: State, player: int) -> None:
    """The dragon loses all its wounds."""
    state.own_monsters()
    state.wounded[player] = [0] * len(state.wounded[player])
    if state.journal is not None:
        state.tell("healed", state.own(player, {}))


class AbilityTarget(Step):
    """Lizardfolk and gnolls: the room in which a hero is hit."""

    def name(self) -> str:
        return "ability_target"

    def legal(self, state: State) -> list[int]:
        if state.clan[state.turn] == LIZARDFOLK:
            return [ROOM + room for room in ranged_rooms(state, state.turn)]
        return [ROOM + room for room in melee_rooms(state, state.turn)]

    def answered(self, state: State, action: int) -> None:
        state.push(StrikeHero(self.seat, action - ROOM, NOTHING))

    def rule(self, state: State) -> str:
        return "H-4.16"


class DeployBeside(Step):
    """Ratfolk: a new rat beside another one."""

    def name(self) -> str:
        return "deploy_beside"

    def legal(self, state: State) -> list[int]:
        return [ROOM + room for room in state.rooms_with(state.turn)]

    def answered(self, state: State, action: int) -> None:
        state.deploy(state.turn, action - ROOM)

    def rule(self, state: State) -> str:
        return "H-4.16"
