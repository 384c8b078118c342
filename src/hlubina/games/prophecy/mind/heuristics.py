"""Rules of thumb for bots: how a position looks before the end, and what a player might answer without much thought.

The worth of a seat is counted in points, ten for an artifact: what its character is and has, what would come of the
fields around it (`monster_worth` knows the odds of every open monster), and under water the air against the way.
"""

from __future__ import annotations

from typing import Final

from hlubina.core.knowledge import EVERYBODY
from hlubina.games.prophecy.actions import (
    ATTACK,
    ATTACK_FOR_MAP,
    ATTACK_SPHERE,
    BAG,
    BUY,
    BY_STRENGTH,
    BY_WILL,
    CARD,
    CERTIFICATE,
    CONCEDE,
    DECLINE,
    DIG,
    END_TURN,
    GATE,
    GIVE_ITEM,
    GO_TO,
    HEAL,
    INN,
    LEARN,
    LOSE_HEALTH,
    LOSE_MAGIC,
    NO_BAG,
    OPPORTUNITY,
    PAY_BUBBLE,
    REPAIR,
    RIDE,
    ROLL,
    SAILS,
    SELL,
    SHIP,
    STAY,
    SWIM,
    TAKE,
    TAKE_PIECE,
    WALK,
    WORK,
    is_use,
    used_card,
)
from hlubina.games.prophecy.cards import (
    BODY,
    BONUS,
    BOTH_HANDS,
    CAMP,
    CELLS,
    CITY,
    DRIFT,
    FIELDS,
    FIGHT,
    GATES,
    HAND,
    HEAD,
    HEIGHT,
    ISLAND,
    LOSE_BUBBLES,
    MONASTERY,
    PLACES,
    PORTS,
    SHIELD,
    STRENGTH,
    TOWER,
    UNSLOTTED,
    VILLAGE,
    WASTELAND,
    WIDTH,
    WILL,
    Cards,
)
from hlubina.games.prophecy.names import ARTIFACT, CARDS, COMMON, GREATER, LESSER, MONSTER, OBSTACLE, WATER_MONSTER
from hlubina.games.prophecy.names import GATE as GATE_CARD
from hlubina.games.prophecy.rules.currents import neighbour
from hlubina.games.prophecy.rules.ending import needed
from hlubina.games.prophecy.rules.equipment import WINS, odds, trial, whole_odds
from hlubina.games.prophecy.rules.fight import call_price
from hlubina.games.prophecy.rules.setup import is_light
from hlubina.games.prophecy.rules.spheres import is_artifact, sphere_at
from hlubina.games.prophecy.rules.water import has_monster
from hlubina.games.prophecy.state import (
    CERTIFICATES,
    CITY_OFFER,
    DAMAGED,
    EMPTY,
    FOR_ARTIFACTS,
    GUILD_OFFER,
    HUNTERS,
    PALACE_DECK,
    SLOTS,
    SPHERE_DECK,
    TEMPERED,
    TREASURE_OFFER,
    VILLAGE_OFFER,
    State,
)

ARTIFACT_WORTH: Final = 10.0
PEARL_WORTH: Final = 5.0
CONCEDED: Final = 4.0  # lost by granting the victory as long as there is hope, won where there is none
LAST_ARTIFACT: Final = 14.0  # more for the one that decides the game
POWER: Final = 1.6  # of a point in the stronger attribute, with everything that adds to it
SECOND_POWER: Final = 0.5  # and in the weaker one
HEALTH: Final = 0.55
LAST_HEALTH: Final = 2.5  # what being at the brink costs
MAGIC: Final = 0.16
GOLD: Final = 0.22
XP: Final = 0.34
ITEM: Final = 0.12  # of a point of the price of an item that adds to no fight
ABILITY: Final = 0.22
PIECE: Final = 0.9
RARE_ITEM: Final = 2.4
COMMON_ITEM: Final = 1.1
PATIENCE: Final = 0.86  # what a field is worth one step farther away
SIGHT: Final = 5  # fields looked at in each direction
HURRY: Final = 0.6  # what the best field around is worth before one is there
SECOND_FIELD: Final = 0.2  # what the second best is worth
OUT: Final = -30.0  # who is out of the game
PLENTY: Final = 10  # gold or experience that is useful; what goes beyond it counts
SURPLUS: Final = 0.05
DAMAGED_PART: Final = 0.5  # of an item's worth
MORE_ARTIFACTS: Final = 1.5  # for the square of their number: with each the next is nearer to victory
FAME: Final = 3.0
CERTIFICATE_WORTH: Final = 8.0

# What lies on a field, and what it costs to fight for it
ON_THE_ISLAND: Final = 0.5
TREASURE_NEAR: Final = 3.0  # on the island, with the pieces to dig
TREASURE_OVERSEAS: Final = 3.5  # in a port, with the pieces and the fare
SAILING: Final = 2  # gold
UNKNOWN_CARD: Final = 0.1
OPPORTUNITY_MET: Final = 0.9
PIECE_HERE: Final = 0.7
CITY_SERVICES: Final = 0.2
NO_CHANCE: Final = -5.0  # an opponent that cannot be fought
AT_THE_BRINK: Final = 1.5  # of a loss of health, with hardly any left
WOUNDED: Final = 0.3  # the same with more
VAIN: Final = 0.25  # a fight that is not won
GREATER_WORTH: Final = 1.5  # beating a guardian that nobody has seen
LESSER_WORTH: Final = 3.0
CALL: Final = 2  # what fighting by will costs, roughly
PREY: Final = 2.0  # a holder of artifacts who is beaten

# Under water
WATER_IS_THE_END: Final = 40.0  # the palace that decides the game
AIR_NEEDED: Final = 4.5  # rounds from the edge to the palace,
AIR_FOR_HIDDEN: Final = 0.2  # and for every hidden card
AIR: Final = 0.25  # of a round's air that the way takes
SHORT_OF_AIR: Final = 1.2  # for every round that the air does not last

# An answer at first sight
ATTACK_ON_SPHERE: Final = 1.5  # times what it promises
USUAL: Final = 0.3  # going on
SERVICE: Final = 0.9
FIND: Final = 3.0  # what may just be taken
DIG_UP: Final = 4.0
AT_STAKE: Final = 2.0  # each artifact of those who fight a duel
# Where a guild has its house, by field
GUILD_ON: Final = [-1, -1, 2, -1, -1, -1, 1, -1, -1, -1, 3, -1, -1, -1, 4, -1, -1, -1, 0, -1]


class Worths:
    """What cards are worth at first sight; made once for a card file."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.bounty = [0.0] * CARDS  # for beating an opponent
        self.sting = [0.0] * CARDS  # for being beaten, besides health
        self.item = [0.0] * CARDS
        self.ability = [0.0] * CARDS
        # Bonuses in fights, doubled: those that need a certain opponent or place count by half
        self.strength = [0] * CARDS
        self.will = [0] * CARDS
        for card in range(CARDS):
            self.weigh(card)
        self.lesser = typical(cards, LESSER, GATE_CARD)  # of guardians that nobody has seen
        self.greater = typical(cards, GREATER, OBSTACLE)

    def weigh(self, card: int) -> None:
        cards = self.cards
        bounty = XP * cards.xp[card] + GOLD * cards.gold[card]
        for gain in cards.gains[card]:
            bounty += COMMON_ITEM if gain == 0 else RARE_ITEM if gain == 1 else POWER + 0.3
        self.bounty[card] = bounty
        sting = 0.5 * cards.loss_magic[card] * MAGIC
        self.sting[card] = sting + 0.6 * (cards.loss_gold[card] * GOLD + cards.loss_item[card])
        for effect in cards.effects[card]:
            if effect.moment == FIGHT and effect.op == BONUS:
                value = effect.amount * (1 if effect.versus or effect.where else 2)
                if effect.mode != WILL:
                    self.strength[card] += value
                if effect.mode != STRENGTH:
                    self.will[card] += value
        more = max(self.strength[card], self.will[card])
        self.item[card] = ITEM * cards.price[card] + 0.4 * POWER * more
        self.ability[card] = ABILITY * cards.xp[card] + 0.5 * POWER * more + 0.8


def typical(cards: Cards, first: int, after: int) -> int:
    """What guardians of a kind have to fight with, on average."""
    total = 0
    for card in range(first, after):
        total += max(cards.strength[card], cards.will[card])
    return total // (after - first)


KEPT: list[Worths] = []


def worths_of(cards: Cards) -> Worths:
    """Kept for the card file that was asked for last."""
    if not KEPT or KEPT[0].cards is not cards:
        KEPT[:] = [Worths(cards)]
    return KEPT[0]


class Hero:
    """What a character throws into fights, at a glance."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.worths = worths_of(state.cards)
        self.strength = 0
        self.will = 0
        if state.items[seat] or state.abilities[seat] or state.artifacts[seat]:
            self.arm(state)
        self.health = state.health[seat]
        self.magic = state.magic[seat]
        self.woman = state.character[seat] != EMPTY and state.cards.woman[state.character[seat]]
        self.strong = self.health + self.strength  # totals in fights
        self.wise = self.magic + self.will
        self.chance = 0.0  # of the fight that was weighed last

    def arm(self, state: State) -> None:
        strengths = self.worths.strength
        wills = self.worths.will
        slots = state.cards.slot
        strong = 0
        wise = 0
        for card in state.abilities[self.seat]:
            strong += strengths[card]
            wise += wills[card]
        best_strength = [0, 0, 0, 0, 0, 0]
        best_will = [0, 0, 0, 0, 0, 0]
        carried = state.items[self.seat]
        if state.artifacts[self.seat]:
            carried = carried + [card << 2 for card in state.artifacts[self.seat]]
        for code in carried:
            card = code >> 2
            if not code & DAMAGED:
                slot = slots[card]
                if slot == UNSLOTTED:
                    strong += strengths[card]
                    wise += wills[card]
                else:
                    best_strength[slot] = max(best_strength[slot], strengths[card] + (code & TEMPERED))
                    best_will[slot] = max(best_will[slot], wills[card])
        strong += max(best_strength[BOTH_HANDS], best_strength[HAND] + best_strength[SHIELD])
        wise += max(best_will[BOTH_HANDS], best_will[HAND] + best_will[SHIELD])
        self.strength = (strong + best_strength[HEAD] + best_strength[BODY]) // 2
        self.will = (wise + best_will[HEAD] + best_will[BODY]) // 2


def chance_of(lead: int) -> float:
    return WINS[min(12, max(0, lead + 6))] / 36.0


def risk_of(lead: int) -> float:
    return WINS[min(12, max(0, 6 - lead))] / 36.0


# Seats


def promise(state: State, hero: Hero, heroes: list[Hero]) -> float:
    """What a seat has and may soon have."""
    seat = hero.seat
    if state.out[seat]:
        return OUT
    value = holdings(state, hero)
    strong = state.strength[seat] + hero.strength
    wise = state.will[seat] + hero.will
    value += POWER * max(strong, wise) + SECOND_POWER * min(strong, wise)
    health = hero.health
    value += HEALTH * health + MAGIC * hero.magic
    if health <= 2:
        value -= LAST_HEALTH / max(1, health) * (2.0 if state.artifacts[seat] else 1.0)
    value += goal_worth(state, seat)
    if state.in_water(seat):
        return value + under_water(state, hero)
    if state.arena != EMPTY:
        return value
    return value + prospects(state, hero, heroes)


def holdings(state: State, hero: Hero) -> float:
    cards = state.cards
    seat = hero.seat
    gold = state.gold[seat]
    xp = state.xp[seat]
    value = GOLD * min(gold, PLENTY) + SURPLUS * max(0, gold - PLENTY)
    value += XP * min(xp, PLENTY) + SURPLUS * max(0, xp - PLENTY)
    for card in state.abilities[seat]:
        value += ABILITY * cards.xp[card]
    for code in state.items[seat]:
        value += ITEM * cards.price[code >> 2] * (DAMAGED_PART if code & DAMAGED else 1.0)
    if state.settings.island:
        value += PIECE * min(4, len(state.pieces[seat]))
    return value


def goal_worth(state: State, seat: int) -> float:
    goal = state.settings.goal
    if goal == FOR_ARTIFACTS:
        count = len(state.artifacts[seat])
        given_up = CONCEDED if state.conceded[seat] != EMPTY else 0.0
        return ARTIFACT_WORTH * count + MORE_ARTIFACTS * count * count + PEARL_WORTH * state.pearl[seat] - given_up
    if goal == HUNTERS:
        settled = CONCEDED if state.conceded[seat] != EMPTY else 0.0
        return FAME * state.fame[seat] + PIECE * len(state.pieces[seat]) + settled
    if goal == CERTIFICATES:
        return CERTIFICATE_WORTH * bin(state.certificates[seat]).count("1")
    return 0.0


# Fields


def prospects(state: State, hero: Hero, heroes: list[Hero]) -> float:
    """The most promising field around, less for every step towards it."""
    here = state.place[hero.seat]
    if here == ISLAND:
        return ON_THE_ISLAND + (TREASURE_NEAR if diggable(state, hero.seat) else 0.0)
    most = promise_of_field(state, hero, here)
    second = 0.0
    discount = 1.0
    for step in range(1, SIGHT + 1):
        discount *= PATIENCE
        for field in ((here + step) % FIELDS, (here - step) % FIELDS):
            value = discount * promise_of_field(state, hero, field)
            if value > most:
                second = most
                most = value
            elif value > second:
                second = value
    most = max(most, hunt_worth(state, hero, heroes, here))
    if here in PORTS and state.gold[hero.seat] >= SAILING and diggable(state, hero.seat):
        most = max(most, TREASURE_OVERSEAS)
    return HURRY * most + SECOND_FIELD * second


def diggable(state: State, seat: int) -> bool:
    pieces = len(state.pieces[seat])
    return pieces > 0 and any(state.cards.maps[card] <= pieces for card in state.piles[TREASURE_OFFER])


def promise_of_field(state: State, hero: Hero, field: int) -> float:
    cards = state.cards
    value = 0.0
    if cards.terrain[field] >= 0:
        value = adventures_worth(state, hero, field)
    sphere = cards.sphere[field]
    if sphere != EMPTY and not state.final and state.decks[SPHERE_DECK + sphere].size() > 0:
        value += max(0.0, sphere_worth(state, hero, sphere))
    if cards.terrain[field] < 0:
        value += service_worth(state, hero, field)
    return value


def adventures_worth(state: State, hero: Hero, field: int) -> float:
    value = 0.0
    clear = 1.0
    for slot in range(SLOTS * field, SLOTS * field + SLOTS):
        card = state.lying[slot]
        if card == EMPTY:
            break
        known = state.lying_known[slot]
        if known != EVERYBODY and not known >> hero.seat & 1:
            value += UNKNOWN_CARD * clear
        elif card >= MONSTER:
            value += clear * monster_worth(state, hero, card, state.lying_lives[slot])
            clear *= hero.chance
        else:
            value += clear * OPPORTUNITY_MET
    if state.pieces_on >> field & 1:
        value += PIECE_HERE * clear
    return value


def service_worth(state: State, hero: Hero, field: int) -> float:
    """What a guild house, a market or a place of healing offers."""
    seat = hero.seat
    value = 0.0
    if GUILD_ON[field] >= 0:
        value = lesson_worth(state, hero, GUILD_ON[field])
    missing = state.strength[seat] - hero.health
    drained = state.will[seat] - hero.magic
    if field == VILLAGE:
        value += shopping_worth(state, hero, VILLAGE_OFFER)
    elif field == CITY:
        value += shopping_worth(state, hero, CITY_OFFER) + CITY_SERVICES
    elif field == MONASTERY:
        value += HEALTH * min(2, missing)
    elif field == CAMP:
        value += 0.35 * min(missing, state.gold[seat])
    elif field == WASTELAND:
        value += MAGIC * min(3, drained)
    elif field == TOWER:
        value += 0.1 * min(drained, 2 * state.gold[seat])
    return value


def monster_worth(state: State, hero: Hero, card: int, lives: int) -> float:
    """What trying to beat it is worth by the better kind of fight; its chance is left in `hero.chance`."""
    cards = state.cards
    reward = hero.worths.bounty[card]
    loss = hero.worths.sting[card]
    if cards.loss_health[card]:
        loss += HEALTH * cards.loss_health[card] + (AT_THE_BRINK if hero.health <= 2 else WOUNDED)
    strength = cards.strength[card]
    will = cards.will_vs_woman[card] if hero.woman else cards.will_vs_man[card]
    worth = NO_CHANCE
    hero.chance = 0.0
    if strength >= 0:
        lead = hero.strong - strength
        win = chance_of(lead)
        for _ in range(1, lives):
            win *= chance_of(lead)
        worth = win * reward - risk_of(lead) * loss - VAIN * (1.0 - win)
        hero.chance = win
    price = cards.will_call_magic if strength >= 0 else 0
    if will >= 0 and price <= hero.magic:
        lead = hero.wise - price - will
        win = chance_of(lead)
        for _ in range(1, lives):
            win *= chance_of(lead)
        by_will = win * reward - risk_of(lead) * loss - VAIN * (1.0 - win) - MAGIC * price
        if by_will > worth:
            worth = by_will
            hero.chance = win
    return worth


def sphere_worth(state: State, hero: Hero, sphere: int) -> float:
    """What an attack on the sphere promises with what the seat knows of its guardians."""
    deck = state.decks[SPHERE_DECK + sphere]
    if state.gate_sphere == sphere:
        return gate_worth(state, hero)
    own = max(hero.strong, hero.wise - CALL)
    chance = 1.0
    value = 0.0
    for place in range(deck.size() - 1, -1, -1):
        card = deck.cards[place]
        if is_artifact(card):
            value += chance * artifact_worth(state, hero.seat)
            break
        if deck.known[place] >> hero.seat & 1:
            if card == GATE_CARD:
                return gate_worth(state, hero)
            value += chance * monster_worth(state, hero, card, state.cards.lives[card])
            chance *= hero.chance
        else:
            greater = card >= GREATER
            lead = own - (hero.worths.greater if greater else hero.worths.lesser)
            win = chance_of(lead)
            worth = (
                win * (GREATER_WORTH if greater else LESSER_WORTH)
                - risk_of(lead) * (HEALTH + WOUNDED)
                - VAIN * (1.0 - win)
            )
            value += chance * worth
            chance *= win
    return value


def artifact_worth(state: State, seat: int) -> float:
    """More for the one that would decide the game."""
    lacking = needed(state) - len(state.artifacts[seat])
    return ARTIFACT_WORTH + (LAST_ARTIFACT if lacking <= 1 else 0.0)


def gate_worth(state: State, hero: Hero) -> float:
    """A visit to the Water Realm, with the largest bag that can be paid for."""
    if state.pearl[hero.seat] and state.decks[PALACE_DECK].size() == 0:
        return 0.0
    bubbles = 0
    price = 0
    for size in range(len(state.cards.bag_gold)):
        if state.cards.bag_gold[size] <= state.gold[hero.seat]:
            bubbles = state.cards.bag_bubbles[size]
            price = state.cards.bag_gold[size]
    if bubbles == 0:
        return 0.0
    hidden = 0
    for known in state.water_known:
        if known != EVERYBODY:
            hidden += 1
    need = AIR_NEEDED + AIR_FOR_HIDDEN * hidden
    return max(0.0, palace_worth(state, hero) * hope(hero, bubbles, need) - GOLD * price - 0.3 * need)


def lesson_worth(state: State, hero: Hero, guild: int) -> float:
    """The best ability that can be paid for there."""
    seat = hero.seat
    cards = state.cards
    member = state.is_member(seat, guild)
    most = 0.0
    for card in state.piles[GUILD_OFFER + guild]:
        price = cards.xp[card]
        if price <= state.xp[seat] and (member or price <= state.gold[seat]):
            most = max(most, hero.worths.ability[card] - XP * price - (0.0 if member else GOLD * price))
    wanted = state.settings.goal == CERTIFICATES and not state.certificates[seat] >> guild & 1
    rich = state.gold[seat] >= cards.certificate_gold and state.xp[seat] >= cards.certificate_xp
    return most + 6.0 if wanted and rich else most


def shopping_worth(state: State, hero: Hero, pile: int) -> float:
    most = 0.0
    for card in state.piles[pile]:
        price = state.cards.price[card]
        if price <= state.gold[hero.seat]:
            most = max(most, hero.worths.item[card] - GOLD * price)
    return most


def hunt_worth(state: State, hero: Hero, heroes: list[Hero], here: int) -> float:
    """A holder of artifacts is worth hunting (PR-13.6), a weakened one above all; nobody else is."""
    most = 0.0
    for prey in heroes:
        other = prey.seat
        if other == hero.seat or not state.artifacts[other] or not 0 <= state.place[other] < FIELDS:
            continue
        count = len(state.artifacts[other])
        lead = max(hero.strong - prey.strong, hero.wise - CALL - count - prey.wise)
        worth = chance_of(lead) * (PREY + MORE_ARTIFACTS * count * count)
        worth -= risk_of(lead) * (PREY + AT_STAKE * len(state.artifacts[hero.seat]))
        if prey.health <= 2:
            worth += chance_of(lead) * PREY * count
        steps = abs(here - state.place[other])
        for _ in range(min(steps, FIELDS - steps)):
            worth *= PATIENCE
        most = max(most, worth)
    return most


# Under water

AROUND: Final = [[near for near in [neighbour(cell, side) for side in range(4)] if near >= 0] for cell in range(CELLS)]


def palace_worth(state: State, hero: Hero) -> float:
    """What waits in the palace for who comes there alive: the guardian may be attacked again and again."""
    seat = hero.seat
    deck = state.decks[PALACE_DECK]
    prize = 0.0 if state.pearl[seat] or state.palace_pearls == 0 else PEARL_WORTH
    if deck.size() == 0:
        return prize
    guardian = deck.cards[-1]
    chance = 1.0
    if not is_artifact(guardian):
        if deck.known[-1] >> seat & 1:
            monster_worth(state, hero, guardian, state.cards.lives[guardian])
            chance = hero.chance
        else:
            chance = chance_of(max(hero.strong, hero.wise - CALL) - hero.worths.greater)
    chance = min(1.0, chance * (1.0 + 0.2 * max(0, hero.health - 2)))
    return chance * (WATER_IS_THE_END if state.palace_is_water() else prize + artifact_worth(state, seat))


def hope(hero: Hero, bubbles: int, need: float) -> float:
    """How likely the air lasts for so many rounds; health is air of the last resort."""
    spare = bubbles + 0.7 * (hero.health - 3) - need
    return min(0.95, max(0.03, 0.62 + 0.11 * spare))


def ways_to(state: State, hero: Hero, goal: int) -> list[int]:
    """From every cell the air that the best way to a goal takes, in tenths of rounds, as far as the seat can tell."""
    price = [cell_price(state, hero, cell) for cell in range(CELLS)]
    ways = [999] * CELLS
    ways[goal] = 0
    price[goal] = 10
    front = [goal]
    while front:
        further: list[int] = []
        for cell in front:
            way = ways[cell] + price[cell]
            for near in AROUND[cell]:
                if way < ways[near]:
                    ways[near] = way
                    if near not in further:
                        further.append(near)
        front = further
    return ways


def cell_price(state: State, hero: Hero, cell: int) -> int:
    """What coming to a cell costs."""
    card = state.water[cell]
    if card == EMPTY:
        return 6
    known = state.water_known[cell]
    if known != EVERYBODY and not known >> hero.seat & 1:
        return 10 if is_light(cell) else 19
    if card < OBSTACLE:
        return 6 if known == EVERYBODY else 10
    if card < WATER_MONSTER:
        for effect in state.cards.effects[card]:
            if effect.op == DRIFT:
                return 20 if effect.extra else 35
            if effect.op == LOSE_BUBBLES:
                return 10 + 10 * effect.amount
        return 16
    monster_worth(state, hero, card, state.water_lives[cell])
    return 50 - int(40.0 * hero.chance)


def under_water(state: State, hero: Hero) -> float:
    """The palace, as long as the air lasts; after that only the way out counts."""
    seat = hero.seat
    cell = state.cell_of(seat)
    bubbles = state.bubbles[seat]
    value = 0.0
    if cell == state.cards.palace and not state.palace_is_water():
        return palace_worth(state, hero)
    if state.decks[PALACE_DECK].size() > 0 or not state.pearl[seat]:
        need = 0.1 * ways_to(state, hero, state.cards.palace)[cell]
        value = palace_worth(state, hero) * hope(hero, bubbles, need) - AIR * need
    if has_monster(state, cell) and cell != state.cards.palace:
        value += monster_worth(state, hero, state.water[cell], state.water_lives[cell])
    home = way_out(cell)
    if cell != state.cards.palace and home > bubbles:
        value -= SHORT_OF_AIR * (home - bubbles)
    return max(value, -1.5 * max(0, home - bubbles))


def way_out(cell: int) -> int:
    """Rounds to the nearest edge and over it."""
    x, y = cell % WIDTH, cell // WIDTH
    return (min(x, WIDTH - 1 - x, y, HEIGHT - 1 - y) + 2) // 2


# A quick answer


def first_sight(state: State, hero: Hero, heroes: list[Hero], action: int) -> float:
    """What an answer brings at first sight."""
    seat = hero.seat
    if action == CONCEDE:
        return 5.0 if state.settings.goal == HUNTERS else -2.0
    if is_use(action):
        return use_worth(state, seat, used_card(action))
    if action == BY_STRENGTH or action == BY_WILL:
        return kind_worth(state, seat, STRENGTH if action == BY_STRENGTH else WILL)
    if action < WORK:
        return journey_worth(state, hero, heroes, action)
    if action == WORK:
        return 0.4 if state.health[seat] > 2 else -1.0
    if action == ATTACK_SPHERE:
        sphere = sphere_at(state, seat)
        return 0.0 if sphere == EMPTY else ATTACK_ON_SPHERE * sphere_worth(state, hero, sphere) - 0.2
    if GO_TO <= action < SWIM:
        return promise_of_field(state, hero, action - GO_TO) if action - GO_TO < FIELDS else 0.5
    if SWIM <= action < SWIM + 4:
        return swim_worth(state, hero, action - SWIM)
    if ATTACK <= action < HEAL:
        return attack_worth(state, hero, heroes, action)
    if action == END_TURN or action == DECLINE or action == ROLL:
        return USUAL
    if HEAL <= action <= REPAIR:
        return SERVICE if action != INN else 0.35
    if action == CERTIFICATE or action == TAKE or action == TAKE_PIECE:
        return FIND
    if action == LOSE_HEALTH:
        return 0.6 if state.health[seat] > 2 else -0.5
    if action in (LOSE_MAGIC, GIVE_ITEM, PAY_BUBBLE):
        return 0.3 if action != GIVE_ITEM or not state.artifacts[seat] else -1.0
    if BAG <= action < NO_BAG:
        return 0.5 * (action - BAG)
    if OPPORTUNITY <= action < BUY:
        return 1.0
    if BUY <= action < SELL:
        card = action - BUY + COMMON
        return hero.worths.item[card] - GOLD * state.cards.price[card] + 0.2
    if SELL <= action < LEARN:
        return 0.1 - hero.worths.item[action - SELL + COMMON]
    if LEARN <= action < DIG:
        return hero.worths.ability[action - LEARN]
    if DIG <= action < CARD:
        return DIG_UP
    if CARD <= action < CARD + ARTIFACT + 10:
        return card_worth(state, hero, action - CARD)
    return 0.2


def use_worth(state: State, seat: int, card: int) -> float:
    """Cards are used when they help: a potion when enough is missing, a declaration in a close fight."""
    if state.fight is not None:
        return 0.35 if card < COMMON else 0.25
    missing = state.strength[seat] - state.health[seat]
    return 0.25 * missing if card >= COMMON else 0.3


def kind_worth(state: State, seat: int, mode: int) -> float:
    fight = state.fight
    if fight is None:
        return 0.0
    side = fight.side_of(seat)
    rival = fight.seat_of(1 - side)
    dream = trial(state, fight.kind, fight.active, fight.card, fight.place, mode, fight.defender)
    price = call_price(state, seat, rival) if mode == WILL else 0
    dream.add_bonus(side, -price)
    counts = whole_odds(odds(state, dream), fight.lives)
    return 3.0 * (counts[0 if side == 0 else 2] / counts[3]) - 0.1 * price


def journey_worth(state: State, hero: Hero, heroes: list[Hero], action: int) -> float:
    seat = hero.seat
    price = 0.0
    if action == STAY:
        if state.place[seat] >= PLACES:
            return 0.2
        field = state.place[seat]
        price = 0.25
    elif action < RIDE:
        field = action - WALK
    elif action < SHIP:
        field = action - RIDE
        price = GOLD
    elif action < GATE:
        field = SAILS[action - SHIP]
        price = GOLD
    else:
        field = GATES[action - GATE]
        price = 2 * GOLD
    if field >= FIELDS:
        return 3.0 if diggable(state, seat) else -1.0
    around = 0.0
    for step in (1, 2):
        for near in ((field + step) % FIELDS, (field - step) % FIELDS):
            around = max(around, promise_of_field(state, hero, near) * (0.7 if step == 1 else 0.5))
    sphere = state.cards.sphere[field]
    if sphere != EMPTY and state.decks[SPHERE_DECK + sphere].size() > 0 and not state.final:
        price += 0.4 * max(0.0, sphere_worth(state, hero, sphere))  # it takes another turn to attack it
    return promise_of_field(state, hero, field) + 0.5 * around + 0.5 * hunt_worth(state, hero, heroes, field) - price


def swim_worth(state: State, hero: Hero, direction: int) -> float:
    """Towards the palace as long as the air lasts, towards the edge after that."""
    cell = state.cell_of(hero.seat)
    target = neighbour(cell, direction)
    bubbles = state.bubbles[hero.seat]
    ways = ways_to(state, hero, state.cards.palace)
    hopeless = hope(hero, bubbles, 0.1 * ways[cell]) < 0.3
    if target == EMPTY:
        return 1.5 if hopeless else -2.0
    if hopeless:
        return float(way_out(cell) - way_out(target))
    return 0.5 + 0.1 * (ways[cell] - ways[target])


def attack_worth(state: State, hero: Hero, heroes: list[Hero], action: int) -> float:
    other = (action - ATTACK) % 5
    prey = heroes[other]
    prize = 1.0 + AT_STAKE * len(state.artifacts[other])
    if ATTACK_FOR_MAP <= action < HEAL:
        prize = 1.2
    lead = hero.strong - prey.strong
    return chance_of(lead) * prize - risk_of(lead) * (1.5 + AT_STAKE * len(state.artifacts[hero.seat]))


def card_worth(state: State, hero: Hero, card: int) -> float:
    """Worth having or holding; for what must be given up the sign turns."""
    worth = hero.worths.item[card] if card >= COMMON else hero.worths.ability[card]
    if card >= ARTIFACT:
        worth = ARTIFACT_WORTH
    giving = state.stack.top().name() in GIVEN_UP
    return -worth if giving else worth


GIVEN_UP: Final = ["drop_item", "forget_ability", "sell_full", "swap_item", "pay_hermit", "damage_item"]
