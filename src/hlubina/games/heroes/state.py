"""The table of Keep the Heroes Out!: where everything lies, and the small deeds that every step is made of.

A player is a clan at the table; alone, one seat may play several. Heroes lie in three heaps for each room: resting
(exhausted), active, and fresh (active and just arrived, so that traps and encouragement are still to come).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hlubina.core.chance import Chance
from hlubina.core.game import Game
from hlubina.core.journal import Fact
from hlubina.core.native import mypyc_attr
from hlubina.core.prompts import GATHER, MAY
from hlubina.core.steps import Step
from hlubina.games.heroes.actions import DECLINE, MOST_WOUNDS, VOCABULARY
from hlubina.games.heroes.cards import Cards
from hlubina.games.heroes.dungeon import Dungeon
from hlubina.games.heroes.names import (
    CARD_NAMES,
    CHAMPION,
    CLAN_NAMES,
    DIFFICULTIES,
    FINISHED,
    HERO_KINDS,
    HERO_NAMES,
    HEROES,
    KEPT_LOOT,
    NOTHING,
    ROOM_NAMES,
    ROOMS,
    SOLO_CLANS,
    TOKENS,
    UNFINISHED,
    WARRIOR,
)
from hlubina.games.heroes.notation import MOST_ITEMS, is_place, item_at
from hlubina.games.heroes.scenarios import Scenario

if TYPE_CHECKING:  # a type for the compiler only; at run time these are plain ints
    from mypy_extensions import i64

WOUND_LEVELS: Final = MOST_WOUNDS  # a monster can carry from one wound to so many
# What copies of a game share until one of them changes it: bits of `shared`
ALL_TOKENS: Final = 1
ALL_PORTALS: Final = 2
ALL_CHESTS: Final = 4
ALL_TILES: Final = 8
ALL_HEROES: Final = 16
ALL_ENEMIES: Final = 32
ALL_LOOT: Final = 64
ALL_MONSTERS: Final = 128
ALL_CARDS: Final = 256
BANDS: Final = 1 << 9  # << player
CARDS: Final = 1 << 13  # << player
EVERYTHING: Final = (1 << 17) - 1
# Held by a game that has no table yet, and never changed
NO_CARDS: Final[list[int]] = []
NO_FIGURES: Final[list[int]] = []
NO_ZONES: Final[list[list[int]]] = []


class Settings:
    """The chosen settings as the rules ask for them."""

    def __init__(self, settings: dict[str, str]) -> None:
        self.chosen = settings
        self.difficulty = DIFFICULTIES.index(settings["difficulty"])  # H-11.1
        self.clans_drawn = settings["clans"] == "drawn"  # H-2.6
        self.clans_of_chapter = settings["clans"] == "chapter"
        self.solo_clans = 1 + SOLO_CLANS.index(settings["solo_clans"])  # H-11.3
        self.promo = settings["promo"] == "on"  # H-2.2
        self.kept_loot = KEPT_LOOT.index(settings["kept_loot"])  # H-13.3
        self.wave_zero = settings["wave_zero"] == "on"  # H-11.6
        self.archer_everywhere = settings["archer_shot"] == "anywhere_else_too"  # H-10.2
        self.bone_anywhere = settings["skeleton_bone"] == "anywhere"  # H-4.16
        self.all_defend = settings["defence"] == "anybody_there"  # H-4.7


class State(Game):
    """A position of Keep the Heroes Out!

    It is made bare: `lay_out`, or the game of which it becomes a copy, gives it its zones. Who changes a zone makes it
    the game's own first: copies share it.
    """

    def __init__(
        self,
        cards: Cards,
        seats: int,
        settings: Settings,
        scenario: Scenario,
        chance: Chance,
    ) -> None:
        super().__init__("heroes", VOCABULARY, seats, chance)
        self.cards = cards
        self.settings = settings
        self.scenario = scenario
        self.dungeon: Dungeon = scenario.dungeon
        self.players = settings.solo_clans if seats == 1 else seats
        self.shared: i64 = 0  # what copies of this game have too
        # Rooms, flat: room * TOKENS + token, room * HEROES + hero
        self.tokens = NO_FIGURES
        self.portals = NO_FIGURES
        self.chests = NO_FIGURES  # the value, 0 for none
        self.backs = NO_FIGURES  # the hidden effect, NOTHING for none
        self.resting = NO_FIGURES
        self.active = NO_FIGURES
        self.fresh = NO_FIGURES
        self.running = NO_FIGURES  # heroes of a group that is being split: hero * ROOMS + where to
        # Sums that the rules ask for all the time
        self.left = NO_FIGURES  # tokens in the supply
        self.portals_left = 0
        self.heroes_left = NO_FIGURES  # by kind
        self.party = NO_FIGURES  # heroes in a room
        self.awake = 0  # heroes that are active or fresh anywhere
        self.crowd = NO_FIGURES  # monsters in a room
        # Per player
        self.clan = NO_FIGURES
        self.lair = NO_FIGURES
        self.band = NO_ZONES  # figures in each room
        self.wounded = NO_ZONES  # of them with 1, 2, ... wounds: room * WOUND_LEVELS + wounds - 1
        self.pile = NO_ZONES  # the draw pile, the top card last
        self.hand = NO_ZONES
        self.discard = NO_ZONES
        self.played = NO_ZONES
        # Common
        self.enemy_deck = NO_CARDS
        self.enemy_discard = NO_CARDS
        self.loot_deck = NO_CARDS
        self.buried = 0  # how many cards at the bottom of the loot deck everybody has seen
        self.display = NO_CARDS
        self.chest_supply = NO_ZONES  # by value
        self.chests_seen = NO_FIGURES  # how many at the end of each supply everybody has seen
        self.tiles = NO_CARDS
        self.tile_pile = NO_CARDS
        self.unused_clan = NOTHING  # whose cards lie in the loot deck
        self.turn = 0  # the player
        self.wave = 1
        self.dark = 0  # player turns until the light is back
        self.gambled = 0
        self.result = 0

    def lay_out(self) -> None:
        """An empty dungeon, and empty zones for every player."""
        self.tokens = [0] * (ROOMS * TOKENS)
        self.portals = [0] * ROOMS
        self.chests = [0] * ROOMS
        self.backs = [NOTHING] * ROOMS
        self.resting = [0] * (ROOMS * HEROES)
        self.active = [0] * (ROOMS * HEROES)
        self.fresh = [0] * (ROOMS * HEROES)
        self.running = []
        self.left = [self.cards.token_limit(token) for token in range(TOKENS)]
        self.portals_left = self.cards.portal_tokens
        self.heroes_left = [self.cards.hero_tokens] * HERO_KINDS
        self.party = [0] * ROOMS
        self.crowd = [0] * ROOMS
        self.clan = [NOTHING] * self.players
        self.lair = [0] * self.players
        players = range(self.players)
        self.band = [[0] * ROOMS for _ in players]
        self.wounded = [[] for _ in players]
        self.pile = [[] for _ in players]
        self.hand = [[] for _ in players]
        self.discard = [[] for _ in players]
        self.played = [[] for _ in players]
        self.enemy_deck = []
        self.enemy_discard = []
        self.loot_deck = []
        self.display = []
        self.chest_supply = [[], [], [], []]
        self.chests_seen = [0] * 4
        self.tiles = []
        self.tile_pile = []

    def copy_into(self, other: State) -> None:
        """Copy everything but the future."""
        self.share_core(other)
        self.shared = other.shared = EVERYTHING
        other.dungeon = self.dungeon
        other.tokens = self.tokens
        other.portals = self.portals
        other.chests = self.chests
        other.backs = self.backs
        other.resting = self.resting
        other.active = self.active
        other.fresh = self.fresh
        other.running = self.running
        other.left = self.left
        other.portals_left = self.portals_left
        other.heroes_left = self.heroes_left
        other.party = self.party
        other.awake = self.awake
        other.crowd = self.crowd
        other.clan = self.clan
        other.lair = self.lair
        other.band = self.band
        other.wounded = self.wounded
        other.pile = self.pile
        other.hand = self.hand
        other.discard = self.discard
        other.played = self.played
        other.enemy_deck = self.enemy_deck
        other.enemy_discard = self.enemy_discard
        other.loot_deck = self.loot_deck
        other.buried = self.buried
        other.display = self.display
        other.chest_supply = self.chest_supply
        other.chests_seen = self.chests_seen
        other.tiles = self.tiles
        other.tile_pile = self.tile_pile
        other.unused_clan = self.unused_clan
        other.turn = self.turn
        other.wave = self.wave
        other.dark = self.dark
        other.gambled = self.gambled
        other.result = self.result

    # What is to be changed

    def own_tokens(self) -> None:
        if self.shared & ALL_TOKENS:
            self.shared ^= ALL_TOKENS
            self.tokens = self.tokens[:]
            self.left = self.left[:]

    def own_portals(self) -> None:
        if self.shared & ALL_PORTALS:
            self.shared ^= ALL_PORTALS
            self.portals = self.portals[:]

    def own_chests(self) -> None:
        """Those of the rooms and of the supply."""
        if self.shared & ALL_CHESTS:
            self.shared ^= ALL_CHESTS
            self.chests = self.chests[:]
            self.backs = self.backs[:]
            self.chest_supply = [chests[:] for chests in self.chest_supply]
            self.chests_seen = self.chests_seen[:]

    def own_tiles(self) -> None:
        if self.shared & ALL_TILES:
            self.shared ^= ALL_TILES
            self.tiles = self.tiles[:]
            self.tile_pile = self.tile_pile[:]

    def own_heroes(self) -> None:
        """Those of the rooms and of the supply."""
        if self.shared & ALL_HEROES:
            self.shared ^= ALL_HEROES
            self.resting = self.resting[:]
            self.active = self.active[:]
            self.fresh = self.fresh[:]
            self.running = self.running[:]
            self.heroes_left = self.heroes_left[:]
            self.party = self.party[:]

    def own_enemies(self) -> None:
        """The enemy cards."""
        if self.shared & ALL_ENEMIES:
            self.shared ^= ALL_ENEMIES
            self.enemy_deck = self.enemy_deck[:]
            self.enemy_discard = self.enemy_discard[:]

    def own_loot(self) -> None:
        if self.shared & ALL_LOOT:
            self.shared ^= ALL_LOOT
            self.loot_deck = self.loot_deck[:]
            self.display = self.display[:]

    def own_monsters(self) -> None:
        """Clans, lairs and crowds, but not yet the bands."""
        if self.shared & ALL_MONSTERS:
            self.shared ^= ALL_MONSTERS
            self.clan = self.clan[:]
            self.lair = self.lair[:]
            self.crowd = self.crowd[:]
            self.band = self.band[:]
            self.wounded = self.wounded[:]

    def own_band(self, player: i64) -> None:
        """The figures of a player, and what `own_monsters` does."""
        mask: i64 = BANDS << player
        if self.shared & mask:
            self.shared ^= mask
            self.own_monsters()
            self.band[player] = self.band[player][:]
            self.wounded[player] = self.wounded[player][:]

    def own_cards(self, player: i64) -> None:
        """The cards of a player."""
        mask: i64 = CARDS << player
        if self.shared & mask:
            self.shared ^= mask
            if self.shared & ALL_CARDS:
                self.shared ^= ALL_CARDS
                self.pile = self.pile[:]
                self.hand = self.hand[:]
                self.discard = self.discard[:]
                self.played = self.played[:]
            self.pile[player] = self.pile[player][:]
            self.hand[player] = self.hand[player][:]
            self.discard[player] = self.discard[player][:]
            self.played[player] = self.played[player][:]

    # Who decides

    def seat_of(self, player: int) -> int:
        return 0 if self.seats == 1 else player

    def leader(self) -> int:
        """The seat that decides for all of them: that of the active player."""
        return self.seat_of(self.turn)

    def plays(self, seat: int, player: int) -> bool:
        """Whether the player exists, belongs to the seat and has a clan."""
        return 0 <= player < self.players and self.seat_of(player) == seat and self.clan[player] != NOTHING

    def is_room(self, room: int) -> bool:
        """Whether a number is that of a room in the dungeon."""
        return 0 <= room < ROOMS and self.dungeon.has[room]

    def are_rooms(self, mask: int) -> bool:
        """Whether a set of rooms has at least one, and only such as are in the dungeon."""
        return 0 < mask < 1 << ROOMS and all(self.dungeon.has[room] for room in range(ROOMS) if mask >> room & 1)

    def is_printed(self, place: int) -> bool:
        """Whether a symbol is printed there, on a card that the active player has played, or has defended with."""
        card = place // (2 * MOST_ITEMS * MOST_ITEMS)
        own = card in self.played[self.turn] or card in self.discard[self.turn]
        return own and is_place(self.cards.sides, place)

    def is_before_arrow(self, place: int) -> bool:
        """Whether such a symbol has others behind an arrow."""
        return self.is_printed(place) and item_at(self.cards.sides, place).arrow

    def take_clan(self, player: int, clan: int) -> None:
        self.own_monsters()
        self.clan[player] = clan
        if self.cards.hit_points[clan] > 1:
            self.wounded[player] = [0] * (ROOMS * WOUND_LEVELS)

    # Tokens

    def put_token(self, room: int, token: int) -> None:
        self.own_tokens()
        self.left[token] -= 1
        self.tokens[room * TOKENS + token] += 1

    def drop_token(self, room: int, token: int) -> None:
        """A token that leaves the dungeon returns to the supply (H-2.5)."""
        self.own_tokens()
        self.tokens[room * TOKENS + token] -= 1
        self.left[token] += 1

    def has_token(self, room: int, token: int) -> bool:
        return self.tokens[room * TOKENS + token] > 0

    def tokens_in(self, room: int, last: int) -> list[int]:
        """The kinds of tokens in a room, of the first `last` kinds."""
        found: list[int] = []
        first = room * TOKENS
        for token in range(last):
            if self.tokens[first + token] > 0:
                found.append(token)
        return found

    # Portals

    def lay_portal(self, room: int, state: int) -> None:
        self.own_portals()
        self.portals[room] = state
        self.portals_left -= 1

    def finish_portal(self, room: int) -> None:
        assert self.portals[room] == UNFINISHED
        self.own_portals()
        self.portals[room] = FINISHED

    # Monsters

    def enter(self, player: int, room: int, wounds: int) -> None:
        self.own_band(player)
        self.band[player][room] += 1
        self.crowd[room] += 1
        if wounds > 0:
            self.wounded[player][room * WOUND_LEVELS + wounds - 1] += 1

    def leave(self, player: int, room: int, wounds: int) -> None:
        self.own_band(player)
        self.band[player][room] -= 1
        self.crowd[room] -= 1
        if wounds > 0:
            self.wounded[player][room * WOUND_LEVELS + wounds - 1] -= 1

    def deploy(self, player: int, room: int) -> None:
        """A monster comes from the lair."""
        self.own_monsters()
        self.lair[player] -= 1
        self.enter(player, room, 0)
        if self.journal is not None:
            self.tell("deployed", self.own(player, {"room": ROOM_NAMES[room]}))

    def take_back(self, player: int, room: int) -> None:
        """A monster that was deployed without being confirmed returns to the lair (H-3.8)."""
        self.own_monsters()
        self.lair[player] += 1
        self.leave(player, room, 0)
        if self.journal is not None:
            self.tell("taken_back", self.own(player, {"room": ROOM_NAMES[room]}))

    def hit_points(self, player: int) -> int:
        return self.cards.hit_points[self.clan[player]]

    def levels(self, player: int, room: int) -> list[int]:
        """The different numbers of wounds that the player's figures in a room have."""
        count = self.band[player][room]
        if count == 0:
            return []
        wounded = self.wounded[player]
        if not wounded:
            return [0]
        found: list[int] = []
        first = room * WOUND_LEVELS
        for level in range(WOUND_LEVELS):
            if wounded[first + level] > 0:
                found.append(level + 1)
                count -= wounded[first + level]
        if count > 0:
            found.insert(0, 0)
        return found

    def wound(self, player: int, room: int, wounds: int) -> None:
        """H-10.5: a figure suffers a wound and returns to the lair at its limit."""
        self.leave(player, room, wounds)
        gone = wounds + 1 >= self.hit_points(player)
        if gone:
            self.own_monsters()
            self.lair[player] += 1
        else:
            self.enter(player, room, wounds + 1)
        if self.journal is not None:
            name = "monster_gone" if gone else "monster_wounded"
            self.tell(name, self.own(player, {"room": ROOM_NAMES[room]}))

    def rooms_with(self, player: int) -> list[int]:
        band = self.band[player]
        found: list[int] = []
        for room in self.dungeon.rooms:
            if band[room] > 0:
                found.append(room)
        return found

    def is_here(self, player: int) -> bool:
        """Whether the player has a monster in the dungeon."""
        return self.lair[player] < self.cards.monsters[self.clan[player]]

    # Heroes

    def place_hero(self, room: int, hero: int) -> None:
        """A hero comes from the supply, active and just arrived."""
        self.own_heroes()
        self.heroes_left[kind_of(hero)] -= 1
        self.fresh[room * HEROES + hero] += 1
        self.party[room] += 1
        self.awake += 1

    def place_resting(self, room: int, hero: int) -> None:
        self.own_heroes()
        self.heroes_left[kind_of(hero)] -= 1
        self.resting[room * HEROES + hero] += 1
        self.party[room] += 1

    def hurt(self, heap: list[int], room: int, hero: int) -> None:
        """H-4.15: a hero of this heap suffers a wound: a champion becomes a warrior, another one is gone.

        The heap is one of the game's own.
        """
        heap[room * HEROES + hero] -= 1
        if hero == CHAMPION:
            heap[room * HEROES + WARRIOR] += 1
        else:
            self.heroes_left[hero] += 1
            self.party[room] -= 1
            if heap is not self.resting:
                self.awake -= 1
        if self.journal is not None:
            name = "hero_wounded" if hero == CHAMPION else "hero_gone"
            self.tell(name, {"hero": HERO_NAMES[hero], "room": ROOM_NAMES[room]})

    def rest(self, room: int, hero: int) -> None:
        """An active hero becomes exhausted."""
        self.own_heroes()
        self.active[room * HEROES + hero] -= 1
        self.resting[room * HEROES + hero] += 1
        self.awake -= 1

    def wake_room(self, room: int) -> int:
        """All exhausted heroes of a room become active; says how many."""
        first = room * HEROES
        woken = 0
        for place in range(first, first + HEROES):
            number = self.resting[place]
            if number > 0:
                self.own_heroes()
                self.resting[place] = 0
                self.active[place] += number
                woken += number
        self.awake += woken
        return woken

    def count(self, heap: list[int], room: int) -> int:
        first = room * HEROES
        return heap[first] + heap[first + 1] + heap[first + 2] + heap[first + 3] + heap[first + 4]

    def kinds(self, heap: list[int], room: int) -> list[int]:
        """The heroes of a heap in a room, each kind once."""
        found: list[int] = []
        first = room * HEROES
        for hero in range(HEROES):
            if heap[first + hero] > 0:
                found.append(hero)
        return found

    def all_kinds(self, room: int) -> list[int]:
        found: list[int] = []
        for hero in range(HEROES):
            place = room * HEROES + hero
            if self.resting[place] > 0 or self.active[place] > 0 or self.fresh[place] > 0:
                found.append(hero)
        return found

    # Cards

    def draw_cards(self, player: int, number: int) -> int:
        """H-3.6: from the draw pile, and when it is empty from the shuffled discard pile; says how many there were."""
        self.own_cards(player)
        pile = self.pile[player]
        hand = self.hand[player]
        drawn = 0
        for _ in range(number):
            if not pile and not self.reshuffle(player):
                break
            pile = self.pile[player]
            hand.append(pile.pop())
            drawn += 1
        if drawn > 0:
            self.turned_up()
            if self.journal is not None:
                self.tell("drew", self.own(player, {"count": drawn, "cards": card_names(hand[-drawn:])}))
        return drawn

    def reshuffle(self, player: int) -> bool:
        if not self.discard[player]:
            return False
        self.own_cards(player)
        self.pile[player] = self.discard[player]
        self.discard[player] = []
        self.chance.shuffle(self.pile[player])
        return True

    def refill_display(self) -> None:
        """H-2.2: show loot cards from the deck until the display is full."""
        fresh: list[int] = []
        self.own_loot()
        while len(self.display) < self.cards.display_size and self.loot_deck:
            card = self.loot_deck.pop()
            self.display.append(card)
            fresh.append(card)
        self.buried = min(self.buried, len(self.loot_deck))
        if fresh:
            self.turned_up()
            if self.journal is not None:
                self.tell("display_refilled", {"cards": [CARD_NAMES[card] for card in fresh]})

    def offer_reward(self, place: int, player: int, room: int) -> None:
        """H-4.12: a player may do what stands at this place of a card, behind an arrow."""
        raise NotImplementedError

    # Telling

    def tell(self, name: str, facts: dict[str, Fact]) -> None:
        """Tell everybody; callers ask first whether anybody listens."""
        if self.journal is not None:
            self.journal.tell(name, facts)

    def own(self, player: int, facts: dict[str, Fact]) -> dict[str, Fact]:
        """Facts of something that a player's clan does or suffers."""
        found: dict[str, Fact] = {"seat": self.seat_of(player), "clan": CLAN_NAMES[self.clan[player]]}
        found.update(facts)
        return found


@mypyc_attr(acyclic=True)
class OptionalStep(Step):
    """A step that its seat may decline."""

    def kind(self) -> str:
        return MAY

    def decline(self) -> int | None:
        return DECLINE


@mypyc_attr(acyclic=True)
class GatheringStep(Step):
    """H-3.8: several choices are gathered in any order; each can be taken back until all of them are confirmed."""

    def kind(self) -> str:
        return GATHER


@mypyc_attr(acyclic=True)
class RoomStep(Step):
    """A step about one room."""

    def __init__(self, seat: int, room: int) -> None:
        super().__init__(seat)
        self.room = room

    def numbers(self) -> list[int]:
        return [self.seat, self.room]

    def fits(self, state: State) -> bool:
        return state.is_room(self.room)

    def about(self, state: State) -> dict[str, Fact]:
        return {"room": ROOM_NAMES[self.room]}


def kind_of(hero: int) -> int:
    """The token of a hero: a champion is a warrior."""
    return WARRIOR if hero == CHAMPION else hero


def card_names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in sorted(cards)]
