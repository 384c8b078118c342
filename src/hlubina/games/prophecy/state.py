"""The table of Prophecy: where every card lies, who stands where, and the small deeds that every step is made of."""

from __future__ import annotations

from typing import Final

from hlubina.core.chance import Chance
from hlubina.core.game import NOBODY, Game
from hlubina.core.journal import Fact
from hlubina.core.knowledge import EVERYBODY, Deck
from hlubina.core.native import mypyc_attr
from hlubina.core.prompts import MAY
from hlubina.core.steps import Step
from hlubina.games.prophecy.actions import DECLINE, VOCABULARY
from hlubina.games.prophecy.cards import (
    ABILITY_LIMIT,
    CELLS,
    FIELDS,
    GUILD_FIELDS,
    IN_WATER,
    INDESTRUCTIBLE,
    ITEM_LIMIT,
    ON_BASE,
    PASSIVE,
    PLACES,
    SPHERES,
    WIDTH,
    Cards,
    Effect,
)
from hlubina.games.prophecy.fight_state import Fight
from hlubina.games.prophecy.names import (
    ARTIFACT,
    CARD_NAMES,
    COMMON,
    LESSER,
    MONSTER,
    RARE,
    TREASURE,
    UNDERWATER,
    WATER_ABILITY,
)

EMPTY: Final = -1
SLOTS: Final = 2  # adventures that fit on a field

# Decks; what lies in them is hidden as far as the masks say
CHANCE_DECK: Final = 0
ADVENTURES: Final = 1
COMMON_DECK: Final = 2
RARE_DECK: Final = 3
GUILD_DECK: Final = 4  # + guild
UNDERWATER_DECK: Final = 9
MAP_DECK: Final = 10  # fields
TREASURE_DECK: Final = 11
SPHERE_DECK: Final = 12  # + sphere: artifacts, greater guardian, lesser guardian
PALACE_DECK: Final = 17
LESSER_ASIDE: Final = 18
GREATER_ASIDE: Final = 19
ARTIFACTS_ASIDE: Final = 20
LIGHT_ASIDE: Final = 21
DARK_ASIDE: Final = 22
DECKS: Final = 23
ALL_DECKS: Final = (1 << DECKS) - 1
DECK_NAMES: Final = [
    *["chance", "adventures", "common", "rare"],
    *["fortress", "thieves_guild", "forest_camp", "magic_tower", "monastery", "underwater", "maps", "treasures"],
    *["sphere_1", "sphere_2", "sphere_3", "sphere_4", "sphere_5", "palace"],
    *["lesser_aside", "greater_aside", "artifacts_aside", "light_aside", "dark_aside"],
]
# Face-up piles
CHANCE_PILE: Final = 0
ADVENTURE_PILE: Final = 1
COMMON_PILE: Final = 2
RARE_PILE: Final = 3
MAP_PILE: Final = 4
REMOVED: Final = 5  # out of the game
VILLAGE_OFFER: Final = 6
CITY_OFFER: Final = 7
GUILD_OFFER: Final = 8  # + guild, the oldest first
TREASURE_OFFER: Final = 13
SHOWN: Final = 14  # what is just being chosen from, or has been named or struck so far
PILES: Final = 15
PILE_NAMES: Final = [
    *["chance", "adventures", "common", "rare", "maps", "removed", "village", "city"],
    *["fortress", "thieves_guild", "forest_camp", "magic_tower", "monastery", "treasures", "shown"],
]
# Flags of an item in possession: card * 4 + flags
DAMAGED: Final = 1
TEMPERED: Final = 2
# Services used in this turn
SERVED_HEAL: Final = 1
SERVED_MAGIC: Final = 2
SERVED_INN: Final = 4
# How the game goes
GOALS: Final = ["artifacts", "treasure_hunters", "underwater_treasure", "certificates"]
FOR_ARTIFACTS: Final = 0
HUNTERS: Final = 1
UNDERWATER_TREASURE: Final = 2
CERTIFICATES: Final = 3
TREASURES_OF: Final = {"three": 3, "five": 5, "seven": 7, "ten": 10}
# Shared by whoever has none of it, and never changed
NO_CARDS: Final[list[int]] = []
NO_FIGURES: Final[list[int]] = []
NO_SEATS: Final[list[int]] = []
NO_SLOTS: Final[list[int]] = []
NO_ZONES: Final[list[list[int]]] = []
NO_EFFECTS: Final[list[Effect]] = []
NO_DECK: Final = Deck([], [])
NO_DECKS: Final[list[Deck]] = []


class Settings:
    """The chosen settings as the rules ask for them."""

    def __init__(self, settings: dict[str, str], seats: int) -> None:
        self.chosen = settings
        self.goal = GOALS.index(settings["goal"])
        water = settings["water_realm"] != "off" and self.goal != HUNTERS
        self.water = self.goal == UNDERWATER_TREASURE or (water and self.goal != CERTIFICATES)
        self.corners = settings["water_realm"] != "balanced"  # PR-20.1; also where only the goal brings the realm
        self.island = settings["treasure_island"] == "on" or self.goal == HUNTERS
        self.spheres = self.goal != CERTIFICATES
        self.selection = settings["artifacts"]  # PR-18.1, PR-18.2
        self.fast = settings["artifacts_to_win"] == "three"  # PR-18.11
        self.peaceful = settings["maps"] == "peaceful"  # PR-18.3
        self.aggressive = settings["maps"] == "aggressive"  # PR-18.4
        self.rotation = settings["chance_rotation"] == "on"  # PR-18.8
        self.heroic = settings["final_battle"] == "heroic"  # PR-18.9
        self.long = settings["length"] == "long"  # PR-18.10
        self.below_zero = settings["death"] == "below_zero"  # PR-14.1
        self.draft = settings["characters"] == "draft"  # PR-3.7
        self.all_guardians = settings["guardians"] == "all"
        self.second_expansion = settings["expansion_cards"] == "on"  # PR-3.10
        self.hunters_treasures = TREASURES_OF[settings["hunters_treasures"]]  # PR-18.5
        self.more_adventures = settings["more_adventures"] == "on"
        self.solo = seats == 1  # PR-22


class State(Game):
    """A position of Prophecy. Places are fields, the island, then the cells of the Water Realm.

    It is made bare: `lay_out`, or the game of which it becomes a copy, gives it its zones.
    """

    def __init__(self, cards: Cards, seats: int, settings: Settings, chance: Chance) -> None:
        super().__init__("prophecy", VOCABULARY, seats, chance)
        self.cards = cards
        self.settings = settings
        self.decks = NO_DECKS
        self.shared = 0  # a mask of decks that copies of this game have too
        self.piles = NO_ZONES
        # Adventures on the ring: two slots a field, with masks and remaining lives
        self.lying = NO_FIGURES
        self.lying_known = NO_FIGURES
        self.lying_lives = NO_FIGURES
        # The Water Realm by cell
        self.water = NO_FIGURES
        self.water_known = NO_FIGURES
        self.water_lives = NO_FIGURES
        self.pieces_on = 0  # a mask of fields with a map piece
        self.dropped = NO_FIGURES  # where each artifact lies, EMPTY if it does not lie open
        self.guardian_lives = NO_FIGURES  # of the top guardian of each sphere and of the palace, 0 = all
        self.gate_sphere = EMPTY
        self.palace_pearls = 0
        # Characters by seat
        self.character = NO_FIGURES
        self.strength = NO_FIGURES
        self.will = NO_FIGURES
        self.health = NO_FIGURES
        self.magic = NO_FIGURES
        self.gold = NO_FIGURES
        self.xp = NO_FIGURES
        self.place = NO_FIGURES
        self.items = NO_ZONES  # card * 4 + flags
        self.abilities = NO_ZONES
        self.artifacts = NO_ZONES
        self.moments = NO_FIGURES  # a mask of those at which something that the character has works or may be used
        self.pieces = NO_ZONES  # fields of map pieces; guardians as FIELDS + card
        self.used = NO_ZONES  # cards used in the round
        self.bag = NO_FIGURES
        self.bubbles = NO_FIGURES
        self.pearl = NO_FIGURES
        self.slowed = NO_FIGURES
        self.resting = NO_FIGURES  # safe in the Village
        self.out = NO_FIGURES
        self.fame = NO_FIGURES
        self.conceded = NO_FIGURES  # to whom each grants the victory, or EMPTY (PR-15.2, PR-18.5)
        self.certificates = NO_FIGURES  # a mask of guilds
        # Draft
        self.hands = NO_DECKS
        self.kept = NO_FIGURES
        self.spare = NO_DECK
        # The round and turn in progress
        self.turn = NOBODY
        self.round = 0
        self.first = 0  # the seat that plays first
        self.more_turns = 0
        self.arriving = 0  # the character has come to a new place, which is still to be explored
        self.adrift = 0  # cells that a current is about to carry the character
        self.spent = 0  # the turn ends when the character comes to rest
        self.sneaking = 0
        self.attacked = 0
        self.busy = 0  # options of the field were used, so no attack any more
        self.dug = 0
        self.served = 0
        self.fight: Fight | None = None
        # The end
        self.final = 0
        self.arena = EMPTY
        self.bids = NO_FIGURES
        self.apocalypse = 0
        self.winner = NOBODY
        # Alone
        self.nemesis = EMPTY
        self.runs = 0

    def lay_out(self) -> None:
        """Empty zones for every seat."""
        seats = self.seats
        self.decks = [Deck([], []) for _ in range(DECKS)]
        self.piles = [[] for _ in range(PILES)]
        self.lying = [EMPTY] * (SLOTS * FIELDS)
        self.lying_known = [0] * (SLOTS * FIELDS)
        self.lying_lives = [0] * (SLOTS * FIELDS)
        self.water = [EMPTY] * CELLS
        self.water_known = [0] * CELLS
        self.water_lives = [0] * CELLS
        self.dropped = [EMPTY] * 10
        self.guardian_lives = [0] * (SPHERES + 1)
        self.character = [EMPTY] * seats
        self.strength = [0] * seats
        self.will = [0] * seats
        self.health = [0] * seats
        self.magic = [0] * seats
        self.gold = [0] * seats
        self.xp = [0] * seats
        self.place = [EMPTY] * seats
        self.items = [[] for _ in range(seats)]
        self.abilities = [[] for _ in range(seats)]
        self.artifacts = [[] for _ in range(seats)]
        self.moments = [0] * seats
        self.pieces = [[] for _ in range(seats)]
        self.used = [[] for _ in range(seats)]
        self.bag = [0] * seats
        self.bubbles = [0] * seats
        self.pearl = [0] * seats
        self.slowed = [0] * seats
        self.resting = [0] * seats
        self.out = [0] * seats
        self.fame = [0] * seats
        self.conceded = [EMPTY] * seats
        self.certificates = [0] * seats
        self.hands = [Deck([], []) for _ in range(seats)]
        self.kept = [EMPTY] * seats
        self.bids = [EMPTY] * seats

    def copy_into(self, other: State) -> None:
        """Copy everything but the future."""
        self.share_core(other)
        self.shared = other.shared = ALL_DECKS
        other.decks = self.decks[:]
        other.piles = [pile[:] for pile in self.piles]
        other.lying = self.lying[:]
        other.lying_known = self.lying_known[:]
        other.lying_lives = self.lying_lives[:]
        other.water = self.water[:]
        other.water_known = self.water_known[:]
        other.water_lives = self.water_lives[:]
        other.pieces_on = self.pieces_on
        other.dropped = self.dropped[:]
        other.guardian_lives = self.guardian_lives[:]
        other.gate_sphere = self.gate_sphere
        other.palace_pearls = self.palace_pearls
        other.character = self.character[:]
        other.strength = self.strength[:]
        other.will = self.will[:]
        other.health = self.health[:]
        other.magic = self.magic[:]
        other.gold = self.gold[:]
        other.xp = self.xp[:]
        other.place = self.place[:]
        other.items = [items[:] for items in self.items]
        other.abilities = [abilities[:] for abilities in self.abilities]
        other.artifacts = [artifacts[:] for artifacts in self.artifacts]
        other.moments = self.moments[:]
        other.pieces = [pieces[:] for pieces in self.pieces]
        other.used = [used[:] for used in self.used]
        other.bag = self.bag[:]
        other.bubbles = self.bubbles[:]
        other.pearl = self.pearl[:]
        other.slowed = self.slowed[:]
        other.resting = self.resting[:]
        other.out = self.out[:]
        other.fame = self.fame[:]
        other.conceded = self.conceded[:]
        other.certificates = self.certificates[:]
        other.hands = self.hands[:]
        other.kept = self.kept[:]
        other.spare = self.spare
        other.turn = self.turn
        other.round = self.round
        other.first = self.first
        other.more_turns = self.more_turns
        other.arriving = self.arriving
        other.adrift = self.adrift
        other.spent = self.spent
        other.sneaking = self.sneaking
        other.attacked = self.attacked
        other.busy = self.busy
        other.dug = self.dug
        other.served = self.served
        other.fight = None if self.fight is None else self.fight.copy()
        other.final = self.final
        other.arena = self.arena
        other.bids = self.bids[:]
        other.apocalypse = self.apocalypse
        other.winner = self.winner
        other.nemesis = self.nemesis
        other.runs = self.runs

    def own_deck(self, number: int) -> Deck:
        """The deck, to be changed: copies of a game share each deck until one of them changes it."""
        if self.shared >> number & 1:
            self.shared ^= 1 << number
            self.decks[number] = self.decks[number].copy()
        return self.decks[number]

    # Dice

    def roll(self) -> int:
        self.turned_up()
        return 1 + self.chance.below(6)

    # Places

    def in_water(self, seat: int) -> bool:
        return self.place[seat] >= PLACES

    def on_base(self, seat: int) -> bool:
        """On the ring or the island."""
        return 0 <= self.place[seat] < PLACES

    def cell_of(self, seat: int) -> int:
        return self.place[seat] - PLACES

    def in_palace(self, seat: int) -> bool:
        return self.place[seat] == PLACES + self.cards.palace

    def palace_is_water(self) -> bool:
        """PR-18.6: whether reaching the treasure of the palace wins the game."""
        return self.settings.goal == UNDERWATER_TREASURE

    def mask_of(self, seat: int) -> int:
        """Where the seat stands, as effects ask for it."""
        place = self.place[seat]
        if place >= PLACES:
            return ON_BASE if self.in_palace(seat) and not self.palace_is_water() else IN_WATER
        return self.cards.place_mask[place] if place >= 0 else 0

    def entrance(self) -> int:
        return self.cards.entrance_corners if self.settings.corners else self.cards.entrance_balanced

    def monster_slots(self, field: int) -> list[int]:
        """The slots of a field with a monster face up."""
        found: list[int] = []
        if field < FIELDS:
            for slot in range(SLOTS * field, SLOTS * field + SLOTS):
                if self.is_monster(slot):
                    found.append(slot)
        return found

    def has_monsters(self, field: int) -> bool:
        return field < FIELDS and (self.is_monster(SLOTS * field) or self.is_monster(SLOTS * field + 1))

    def is_monster(self, slot: int) -> bool:
        """Whether a monster lies there face up."""
        return MONSTER <= self.lying[slot] < LESSER and self.lying_known[slot] == EVERYBODY

    def is_clear(self, field: int) -> bool:
        """No adventure at all lies there."""
        return field >= FIELDS or (self.lying[SLOTS * field] == EMPTY and self.lying[SLOTS * field + 1] == EMPTY)

    # What a character has

    def works(self, card: int, code: int) -> bool:
        """PR-8.8: a damaged item gives nothing."""
        return not code & DAMAGED

    def is_active_ability(self, seat: int, card: int) -> bool:
        """PR-17.19: underwater abilities work in the realm only."""
        if UNDERWATER <= card < WATER_ABILITY:
            return self.mask_of(seat) == IN_WATER
        return True

    def passive(self, seat: int, op: int) -> int:
        """The sum of a passive effect over everything the seat has."""
        total = 0
        if not self.moments[seat] >> PASSIVE & 1:
            return total
        cards = self.cards
        for card in self.abilities[seat]:
            if cards.moments[card] >> PASSIVE & 1 and self.is_active_ability(seat, card):
                total += amount_of(cards.effects[card], op)
        for code in self.items[seat]:
            card = code >> 2
            if cards.moments[card] >> PASSIVE & 1 and not code & DAMAGED:
                total += amount_of(cards.effects[card], op)
        for card in self.artifacts[seat]:
            if cards.moments[card] >> PASSIVE & 1:
                total += amount_of(cards.effects[card], op)
        return total

    def has(self, seat: int, op: int) -> bool:
        return self.passive(seat, op) != 0

    def effects_at(self, seat: int, moment: int) -> list[Effect]:
        """Every effect of the seat's cards that works by itself at a moment, whatever lies in the hands."""
        if not self.moments[seat] >> moment & 1:
            return NO_EFFECTS
        found: list[Effect] = []
        cards = self.cards
        for card in self.abilities[seat]:
            if cards.moments[card] >> moment & 1 and self.is_active_ability(seat, card):
                for effect in cards.effects[card]:
                    if effect.moment == moment:
                        found.append(effect)
        for code in self.items[seat]:
            if cards.moments[code >> 2] >> moment & 1 and not code & DAMAGED:
                for effect in cards.effects[code >> 2]:
                    if effect.moment == moment:
                        found.append(effect)
        for card in self.artifacts[seat]:
            if cards.moments[card] >> moment & 1:
                for effect in cards.effects[card]:
                    if effect.moment == moment:
                        found.append(effect)
        return found

    def item_limit(self, seat: int) -> int:
        """PR-2.5: how many items the character may keep at the end of its round."""
        limit = self.cards.limit_long if self.settings.long else self.cards.limit_items
        return limit + self.realm_limit() + self.passive(seat, ITEM_LIMIT)

    def ability_limit(self, seat: int) -> int:
        limit = self.cards.limit_long if self.settings.long else self.cards.limit_abilities
        return limit + self.realm_limit() + self.passive(seat, ABILITY_LIMIT)

    def realm_limit(self) -> int:
        return self.cards.limit_realm if self.settings.water else 0

    def is_member(self, seat: int, guild: int) -> bool:
        return guild in self.cards.guilds[self.character[seat]]

    def wealth(self, seat: int) -> int:
        """Gold and the prices of all items, as the Hermit counts."""
        total = self.gold[seat]
        for code in self.items[seat]:
            total += self.cards.price[code >> 2]
        return total

    # Changes of figures

    def heal(self, seat: int, count: int) -> None:
        gained = min(count, self.strength[seat] - self.health[seat])
        if gained > 0:
            self.health[seat] += gained
            if self.journal is not None:
                self.tell("healed", {"seat": seat, "count": gained, "total": self.health[seat]})

    def regain(self, seat: int, count: int) -> None:
        gained = min(count, self.will[seat] - self.magic[seat])
        if gained > 0:
            self.magic[seat] += gained
            if self.journal is not None:
                self.tell("regained_magic", {"seat": seat, "count": gained, "total": self.magic[seat]})

    def gain_gold(self, seat: int, count: int) -> None:
        if count > 0:
            self.gold[seat] += count
            if self.journal is not None:
                self.tell("gained_gold", {"seat": seat, "count": count, "total": self.gold[seat]})

    def gain_xp(self, seat: int, count: int) -> None:
        if count > 0:
            self.xp[seat] += count
            if self.journal is not None:
                self.tell("gained_xp", {"seat": seat, "count": count, "total": self.xp[seat]})

    def raise_strength(self, seat: int) -> None:
        """PR-2.3: one more strength, and one health with it, up to the most there is."""
        if self.strength[seat] < self.cards.max_strength:
            self.strength[seat] += 1
            self.health[seat] += 1
            if self.journal is not None:
                self.tell("raised_strength", {"seat": seat, "total": self.strength[seat]})

    def raise_will(self, seat: int) -> None:
        if self.will[seat] < self.cards.max_will:
            self.will[seat] += 1
            self.magic[seat] += 1
            if self.journal is not None:
                self.tell("raised_will", {"seat": seat, "total": self.will[seat]})

    # What a character has changes nowhere but here, so that its moments are always right

    def add_item(self, seat: int, code: int) -> None:
        self.items[seat].append(code)
        self.moments[seat] |= self.cards.moments[code >> 2]

    def remove_item(self, seat: int, code: int) -> None:
        self.items[seat].remove(code)
        self.count_moments(seat)

    def add_ability(self, seat: int, card: int) -> None:
        self.abilities[seat].append(card)
        self.moments[seat] |= self.cards.moments[card]

    def remove_ability(self, seat: int, card: int) -> None:
        self.abilities[seat].remove(card)
        self.count_moments(seat)

    def add_artifact(self, seat: int, card: int) -> None:
        self.artifacts[seat].append(card)
        self.moments[seat] |= self.cards.moments[card]

    def remove_artifact(self, seat: int, card: int) -> None:
        self.artifacts[seat].remove(card)
        self.count_moments(seat)

    def strip(self, seat: int) -> None:
        """Take everything away."""
        self.items[seat] = []
        self.abilities[seat] = []
        self.artifacts[seat] = []
        self.moments[seat] = 0

    def count_moments(self, seat: int) -> None:
        moments = 0
        for code in self.items[seat]:
            moments |= self.cards.moments[code >> 2]
        for card in self.abilities[seat]:
            moments |= self.cards.moments[card]
        for card in self.artifacts[seat]:
            moments |= self.cards.moments[card]
        self.moments[seat] = moments

    # Items

    def draw_item(self, deck: int) -> int:
        """The top item of the common or rare deck; EMPTY if there is none anywhere (PR-12.1)."""
        pile = self.own_deck(deck)
        if pile.size() == 0:
            discard = self.piles[COMMON_PILE if deck == COMMON_DECK else RARE_PILE]
            if not discard:
                return EMPTY
            pile.cards = discard[:]
            discard.clear()
            pile.shuffle(self.chance)
        self.turned_up()
        return pile.draw()

    def gain_item(self, seat: int, card: int) -> None:
        self.add_item(seat, card << 2)
        if self.journal is not None:
            self.tell("gained_item", {"seat": seat, "card": CARD_NAMES[card]})

    def gain_drawn_item(self, seat: int, deck: int) -> None:
        card = self.draw_item(deck)
        if card != EMPTY:
            self.gain_item(seat, card)

    def put_away(self, card: int) -> None:
        """Where an item goes when it is discarded."""
        if COMMON <= card < RARE:
            self.piles[COMMON_PILE].append(card)
        elif RARE <= card < TREASURE:
            self.piles[RARE_PILE].append(card)
        else:
            self.piles[REMOVED].append(card)

    def discard_item(self, seat: int, code: int) -> None:
        self.remove_item(seat, code)
        self.put_away(code >> 2)

    def find_item(self, seat: int, card: int) -> int:
        """The copy of an item that is worth least: damaged before whole, whole before tempered."""
        found = EMPTY
        worth = 9
        for code in self.items[seat]:
            if code >> 2 == card:
                value = (0 if code & DAMAGED else 2) + (1 if code & TEMPERED else 0)
                if value < worth:
                    worth = value
                    found = code
        return found

    def find_whole(self, seat: int, card: int) -> int:
        """The best copy that can be used."""
        found = EMPTY
        for code in self.items[seat]:
            if code >> 2 == card and not code & DAMAGED and (found == EMPTY or code & TEMPERED):
                found = code
        return found

    def can_be_damaged(self, code: int) -> bool:
        return not code & DAMAGED and amount_of(self.cards.effects[code >> 2], INDESTRUCTIBLE) == 0

    def damage(self, seat: int, code: int) -> None:
        if self.can_be_damaged(code) and code in self.items[seat]:
            self.items[seat][self.items[seat].index(code)] = code | DAMAGED
            if self.journal is not None:
                self.tell("damaged", {"seat": seat, "card": CARD_NAMES[code >> 2]})

    def forget(self, seat: int, card: int) -> None:
        """PR-11.3: the character gives an ability back."""
        self.remove_ability(seat, card)
        self.return_ability(card)

    def return_ability(self, card: int) -> None:
        if card >= WATER_ABILITY:
            self.piles[REMOVED].append(card)
        elif card >= UNDERWATER:
            self.own_deck(UNDERWATER_DECK).put_under(card, EVERYBODY)
        else:
            self.own_deck(GUILD_DECK + self.cards.guild[card]).put_under(card, EVERYBODY)

    # Artifacts

    def hidden_artifacts(self) -> int:
        """How many artifacts nobody has brought into the world yet; two under one guardian count once."""
        if self.settings.goal != FOR_ARTIFACTS:
            return 0
        hidden = 0
        for deck in range(SPHERE_DECK, PALACE_DECK + 1):
            cards = self.decks[deck].cards
            if cards and ARTIFACT <= cards[0] < ARTIFACT + 10:
                hidden += 1
        return hidden

    # The stack

    def cut_to(self, name: str) -> None:
        """Leave everything that was still to be done before the step of that name."""
        stack = self.stack
        while not stack.is_at_bottom() and stack.top().name() != name:
            stack.drop()

    def end_turn(self) -> None:
        """PR-4.3: drop what was pending in this turn and go on with its end."""
        self.fight = None
        self.cut_to("end_turn")

    # Telling

    def tell(self, name: str, facts: dict[str, Fact]) -> None:
        """Tell everybody; callers ask first whether anybody listens."""
        if self.journal is not None:
            self.journal.tell(name, facts)

    def living(self) -> list[int]:
        """The seats still in the game."""
        return [seat for seat in range(self.seats) if not self.out[seat]]

    def others(self, seat: int) -> list[int]:
        """Those still in the game, clockwise from the left of the seat."""
        found: list[int] = []
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            if not self.out[other]:
                found.append(other)
        return found


@mypyc_attr(acyclic=True)
class ProphecyStep(Step):
    """A step of Prophecy: a seat and two further numbers."""

    def __init__(self, seat: int, first: int = 0, second: int = 0) -> None:
        super().__init__(seat)
        self.first = first
        self.second = second

    def numbers(self) -> list[int]:
        return [self.seat, self.first, self.second]

    def fits(self, state: State) -> bool:
        return -1 <= self.first < 200 and -1 <= self.second < 200


@mypyc_attr(acyclic=True)
class OptionalStep(ProphecyStep):
    """A step that its seat may decline."""

    def kind(self) -> str:
        return MAY

    def decline(self) -> int | None:
        return DECLINE


def amount_of(effects: list[Effect], op: int) -> int:
    """The amount of an operation among effects; 1 if it has none."""
    total = 0
    for effect in effects:
        if effect.op == op:
            total += effect.amount if effect.amount else 1
    return total


GUILD_BY_FIELD: Final = [GUILD_FIELDS.index(field) if field in GUILD_FIELDS else EMPTY for field in range(PLACES)]


def guild_at(place: int) -> int:
    return GUILD_BY_FIELD[place] if 0 <= place < PLACES else EMPTY


def cell_at(x: int, y: int) -> int:
    """EMPTY off the board."""
    if 0 <= x < WIDTH and 0 <= y < CELLS // WIDTH:
        return y * WIDTH + x
    return EMPTY
