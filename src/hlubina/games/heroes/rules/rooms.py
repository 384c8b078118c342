"""H-5: what rooms do for a monster in them: tokens and loot, the laboratory, the architect's studio."""

from __future__ import annotations

from typing import Final

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.steps import Step
from hlubina.games.heroes.actions import CHEST, CLAN, ROOM, ROTATION, SIDE, card_actions, card_of
from hlubina.games.heroes.names import (
    ARCHITECT,
    CARD_NAMES,
    CLAN_NAMES,
    CLANS,
    GOLD,
    LABORATORY,
    LOOT_KINDS,
    NOTHING,
    ROOM_NAMES,
    TOKEN_NAMES,
    TOKENS,
)
from hlubina.games.heroes.rules.deployment import CardResolved, reveal_card, throw_in
from hlubina.games.heroes.rules.resolution import HeroesAct
from hlubina.games.heroes.state import State

FOREIGN: Final = 4  # the kind of the cards that the laboratory gives
TILES_SHOWN: Final = 3


def can_activate(state: State, room: int) -> bool:
    """Whether the action of a room can be carried out now."""
    cards = state.cards
    makes = cards.makes[room]
    if makes != NOTHING:
        return state.left[makes] > 0
    if cards.pays[room] != NOTHING:
        return state.has_token(room, cards.pays[room]) and has_loot(state, cards.crafts[room])
    if room == LABORATORY:
        return has_loot(state, FOREIGN)
    return room == ARCHITECT and bool(state.tiles) and bool(chest_choices(state)) and bool(building_sites(state))


def activate(state: State, seat: int, room: int) -> None:
    cards = state.cards
    makes = cards.makes[room]
    if makes != NOTHING:  # H-5.1
        state.put_token(room, makes)
        if state.journal is not None:
            state.tell("made", state.own(state.turn, {"token": TOKEN_NAMES[makes], "room": ROOM_NAMES[room]}))
    elif cards.pays[room] != NOTHING:  # H-5.2
        state.drop_token(room, cards.pays[room])
        state.push(TakeLoot(seat, cards.crafts[room]))
    elif room == LABORATORY:
        experiment(state, seat)
    else:
        state.push(PayArchitect(seat))


# Loot (H-5.2)


def is_kind(state: State, card: int, kind: int) -> bool:
    return state.cards.clan_of[card] != NOTHING if kind == FOREIGN else state.cards.loot_kind[card] == kind


def has_loot(state: State, kind: int) -> bool:
    return any(is_kind(state, card, kind) for card in state.display)


class TakeLoot(Step):
    """A card of the kind goes from the display to the discard pile."""

    def __init__(self, seat: int, loot: int) -> None:
        super().__init__(seat)
        self.loot = loot

    def name(self) -> str:
        return "take_loot"

    def numbers(self) -> list[int]:
        return [self.seat, self.loot]

    def fits(self, state: State) -> bool:
        return 0 <= self.loot <= 4

    def legal(self, state: State) -> list[int]:
        return card_actions([card for card in state.display if is_kind(state, card, self.loot)])

    def answered(self, state: State, action: int) -> None:
        card = card_of(action)
        state.own_loot()
        state.own_cards(state.turn)
        state.display.remove(card)
        state.discard[state.turn].append(card)
        if state.journal is not None:
            state.tell("took_loot", state.own(state.turn, {"card": CARD_NAMES[card]}))
        state.refill_display()

    def rule(self, state: State) -> str:
        return "H-5.5" if self.loot == FOREIGN else "H-5.2"

    def about(self, state: State) -> dict[str, Fact]:
        return {"kind": "foreign" if self.loot == FOREIGN else LOOT_KINDS[self.loot]}


# The laboratory (H-5.5)


def experiment(state: State, seat: int) -> None:
    if state.journal is not None:
        state.tell("experimented", state.own(state.turn, {}))
    state.push(CardResolved(NOBODY))
    state.push(HeroesAct(NOBODY))
    state.push(TakeLoot(seat, FOREIGN))
    throw_in(state, reveal_card(state))


def open_laboratory(state: State) -> None:
    """H-2.11: a clan that nobody plays gives its cards to the loot deck."""
    if state.settings.clans_drawn:
        spare = spare_clans(state)
        add_foreign_cards(state, spare[state.chance.below(len(spare))])
    else:
        state.push(ChooseUnused(state.leader()))


def spare_clans(state: State) -> list[int]:
    return [clan for clan in range(CLANS) if clan not in state.clan]


class ChooseUnused(Step):
    """H-2.11: which clan gives its cards."""

    def name(self) -> str:
        return "choose_unused"

    def legal(self, state: State) -> list[int]:
        return [CLAN + clan for clan in spare_clans(state)]

    def answered(self, state: State, action: int) -> None:
        add_foreign_cards(state, action - CLAN)

    def rule(self, state: State) -> str:
        return "H-2.11"


def add_foreign_cards(state: State, clan: int) -> None:
    state.unused_clan = clan
    state.own_loot()
    state.loot_deck += state.cards.clan_deck(clan)
    state.chance.shuffle(state.loot_deck)
    state.buried = 0
    state.turned_up()
    if state.journal is not None:
        state.tell("foreign_cards", {"clan": CLAN_NAMES[clan]})


# The architect's studio (H-5.6)


def chest_choices(state: State) -> list[int]:
    """The values of chests that the gold in the studio pays for and the supply has."""
    gold = state.tokens[ARCHITECT * TOKENS + GOLD]
    return [value for value in range(1, 4) if value <= gold and state.chest_supply[value]]


def building_sites(state: State) -> list[int]:
    """The rooms beside which a tile can be laid so that a corridor joins them (A11)."""
    return [room for room in state.dungeon.rooms if state.dungeon.open_sides(room)]


class PayArchitect(Step):
    """Discard one to three gold for a chest of that value."""

    def name(self) -> str:
        return "pay_architect"

    def legal(self, state: State) -> list[int]:
        return [CHEST + value - 1 for value in chest_choices(state)]

    def answered(self, state: State, action: int) -> None:
        value = action - CHEST + 1
        for _ in range(value):
            state.drop_token(ARCHITECT, GOLD)
        state.push(ChooseTile(self.seat, value))

    def rule(self, state: State) -> str:
        return "H-5.6"


class ChooseTile(Step):
    """One of the revealed tiles."""

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value = value

    def name(self) -> str:
        return "choose_tile"

    def numbers(self) -> list[int]:
        return [self.seat, self.value]

    def fits(self, state: State) -> bool:
        return 1 <= self.value <= 3

    def legal(self, state: State) -> list[int]:
        return [ROOM + tile for tile in sorted(state.tiles)]

    def answered(self, state: State, action: int) -> None:
        state.push(BuildBeside(self.seat, self.value, action - ROOM))

    def rule(self, state: State) -> str:
        return "H-5.6"

    def about(self, state: State) -> dict[str, Fact]:
        return {"value": self.value}


class BuildBeside(ChooseTile):
    """The room from whose doorway the new one is reached."""

    def __init__(self, seat: int, value: int, tile: int) -> None:
        super().__init__(seat, value)
        self.tile = tile

    def name(self) -> str:
        return "build_beside"

    def numbers(self) -> list[int]:
        return [self.seat, self.value, self.tile]

    def fits(self, state: State) -> bool:
        return 1 <= self.value <= 3 and self.tile in state.tiles and bool(state.chest_supply[self.value])

    def legal(self, state: State) -> list[int]:
        return [ROOM + room for room in building_sites(state)]

    def answered(self, state: State, action: int) -> None:
        state.push(BuildSide(self.seat, self.value, self.tile, action - ROOM))

    def about(self, state: State) -> dict[str, Fact]:
        return {"room": ROOM_NAMES[self.tile], "value": self.value}


class BuildSide(BuildBeside):
    """On which side of that room."""

    def __init__(self, seat: int, value: int, tile: int, beside: int) -> None:
        super().__init__(seat, value, tile)
        self.beside = beside

    def name(self) -> str:
        return "build_side"

    def numbers(self) -> list[int]:
        return [self.seat, self.value, self.tile, self.beside]

    def fits(self, state: State) -> bool:
        return super().fits(state) and state.is_room(self.beside)

    def legal(self, state: State) -> list[int]:
        return [SIDE + side for side in state.dungeon.open_sides(self.beside)]

    def answered(self, state: State, action: int) -> None:
        state.push(BuildRotation(self.seat, self.value, self.tile, self.beside, action - SIDE))

    def about(self, state: State) -> dict[str, Fact]:
        return {"room": ROOM_NAMES[self.tile], "value": self.value, "rooms": [ROOM_NAMES[self.beside]]}


class BuildRotation(BuildSide):
    """In which rotation; the doorway towards that room decides what is possible."""

    def __init__(self, seat: int, value: int, tile: int, beside: int, side: int) -> None:
        super().__init__(seat, value, tile, beside)
        self.side = side

    def name(self) -> str:
        return "build_rotation"

    def numbers(self) -> list[int]:
        return [self.seat, self.value, self.tile, self.beside, self.side]

    def fits(self, state: State) -> bool:
        return super().fits(state) and self.side in state.dungeon.open_sides(self.beside)

    def legal(self, state: State) -> list[int]:
        return [ROTATION + quarters for quarters in state.dungeon.rotations(self.tile, self.side)]

    def answered(self, state: State, action: int) -> None:
        state.dungeon = state.dungeon.with_room(self.tile, self.beside, self.side, action - ROTATION)
        state.own_tiles()
        state.own_chests()
        state.tiles.remove(self.tile)
        state.chests[self.tile] = self.value
        state.backs[self.tile] = draw_chest(state, self.value)
        if state.journal is not None:
            state.tell("built", state.own(state.turn, {"room": ROOM_NAMES[self.tile], "value": self.value}))
        reveal_tiles(state)
        if self.tile == LABORATORY and state.unused_clan == NOTHING:
            open_laboratory(state)


def draw_chest(state: State, value: int) -> int:
    """A22: any chest of the value, unseen."""
    state.own_chests()
    supply = state.chest_supply[value]
    state.chance.shuffle(supply)
    state.chests_seen[value] = 0
    state.turned_up()
    return supply.pop()


def reveal_tiles(state: State) -> None:
    state.own_tiles()
    while len(state.tiles) < TILES_SHOWN and state.tile_pile:
        state.tiles.append(state.tile_pile.pop())
        state.turned_up()
