"""PR-19: the interpreter of the effects that a player decides about, with the further choices that they need.

A card may be used in one of a few windows (movement, instead of it, on arrival, in step 5, before and after the dice,
on a loss, instead of chance). `usable_cards` gives those that can do something in a window now; `use_card` pays for
one and carries it out. What each effect does, and when it would do something, is told by its operation; the table of
them stands at the end.
"""

from __future__ import annotations

from typing import Final

from hlubina.core.journal import Fact
from hlubina.games.prophecy.actions import (
    CARD,
    CELL,
    DECLINE,
    GAIN,
    GAIN_GOLD,
    GAIN_HEALTH,
    GAIN_MAGIC,
    GO_TO,
    HIDING_CELLS,
    MONSTER_CARD,
    OPPONENT,
    PLACE_OF_CELL,
    SPHERE,
)
from hlubina.games.prophecy.cards import (
    ACT,
    BEST_OF_TWO,
    BONUS,
    CHOOSE_ONE,
    CITY,
    DAMAGE_SHIELD,
    DEFEAT_WITHOUT_FIGHT,
    DESTROY_MONSTER,
    EAST_OF,
    FIELD_NAMES,
    FIELDS,
    FOE_BONUS,
    GATES,
    GOLD,
    GUILDS,
    HEAL,
    IGNORE_MONSTERS,
    IN_WATER,
    ISLAND,
    JUMP_TERRAIN,
    KEEP_SCROLL,
    LOSS,
    LOSS_TO_DRAW,
    MAGIC,
    MOVE,
    NO_HEALTH_LOSS,
    PEEK_ADVENTURE,
    PEEK_ANY,
    PEEK_WATER,
    PER_ROUND,
    PLACES,
    POST,
    PRE,
    RAISE_STRENGTH,
    RAISE_WILL,
    REPAIR_ALL,
    REROLL,
    RIDE,
    ROW_HEAL,
    ROW_MAGIC,
    SHIELD,
    SOUTH_OF,
    SPHERES,
    STEAL_GOLD,
    STEAL_OFFER,
    TELEPORT,
    TO_GATE,
    UNSLOTTED,
    UNTOUCHABLE,
    VILLAGE,
    WALK,
    WAVE_BANNER,
    WIDTH,
    WISH,
    Effect,
)
from hlubina.games.prophecy.fight_state import WON, Fight, with_side
from hlubina.games.prophecy.inference import deduce
from hlubina.games.prophecy.names import CARD_NAMES, CARDS, COMMON, MONSTER
from hlubina.games.prophecy.rules.equipment import applies, cancels, fight_place, meets, opponent_mask
from hlubina.games.prophecy.rules.health import can_spare, lose_health
from hlubina.games.prophecy.rules.operations import (
    GainGold,
    Heal,
    Operation,
    RaiseStrength,
    RaiseWill,
    RegainMagic,
    RepairAll,
    table_of,
)
from hlubina.games.prophecy.state import (
    ADVENTURE_PILE,
    CITY_OFFER,
    DAMAGED,
    EMPTY,
    GUILD_OFFER,
    NO_CARDS,
    SLOTS,
    SPHERE_DECK,
    VILLAGE_OFFER,
    OptionalStep,
    ProphecyStep,
    State,
    cell_at,
)

IN_FIGHT: Final = 1 << PRE | 1 << POST | 1 << LOSS
# What a peek may look at
PEEK_FIELDS: Final = 1
PEEK_NEIGHBOURS: Final = 2
PEEK_ALL: Final = 3
PEEK_FORTUNE: Final = 4  # one sphere, or else fields
PEEK_CELLS: Final = 5  # next to the swimmer


def usable_cards(state: State, seat: int, moment: int) -> list[int]:
    """The cards that the seat can use in this window, each once, in the order of their numbers."""
    if not state.moments[seat] >> moment & 1:
        return NO_CARDS
    cards = state.cards
    found: list[int] = []
    fight = state.fight
    for card in state.abilities[seat]:
        if (
            cards.uses[card] >> moment & 1
            and state.is_active_ability(seat, card)
            and can_use(state, seat, card, moment)
        ):
            found.append(card)
    for code in state.items[seat]:
        card = code >> 2
        if cards.uses[card] >> moment & 1 and not code & DAMAGED and card not in found:
            fighting = IN_FIGHT >> moment & 1 and cards.slot[card] != UNSLOTTED
            if fighting and (fight is None or code not in fight.gear[fight.side_of(seat)]):
                continue
            if can_use(state, seat, card, moment):
                found.append(card)
    for card in state.artifacts[seat]:
        if cards.uses[card] >> moment & 1 and can_use(state, seat, card, moment):
            found.append(card)
    if len(found) > 1:
        found.sort()
    return found


def can_use(state: State, seat: int, card: int, moment: int) -> bool:
    """Somebody can pay for it, it has not been used up, and it would do something."""
    helps = False
    for effect in state.cards.effects[card]:
        if effect.moment == moment and effect.used:
            if effect.limit == PER_ROUND and card in state.used[seat]:
                return False
            if not can_pay(state, seat, effect):
                return False
            if effect.where and not effect.where & state.mask_of(seat):
                return False
            if IN_FIGHT >> moment & 1:
                helps = helps or helps_in_fight(state, seat, card, effect)
            else:
                helps = helps or OPERATIONS[effect.op].helps(state, seat, card, effect)
    return helps


def can_pay(state: State, seat: int, effect: Effect) -> bool:
    if effect.magic > state.magic[seat] or effect.gold > state.gold[seat] or effect.xp > state.xp[seat]:
        return False
    return effect.health == 0 or can_spare(state, seat)


def helps_in_fight(state: State, seat: int, card: int, effect: Effect) -> bool:
    fight = state.fight
    if fight is None:
        return False
    side = fight.side_of(seat)
    if card in fight.used[side]:
        return False
    if not applies(effect, fight.mode, opponent_mask(state, fight, side), fight_place(state, fight)):
        return False
    if not meets(state.cards, fight.gear[side], effect.requires):
        return False
    spell = effect.consumed or (card < COMMON and effect.magic > 0)
    if spell and cancels(state, fight.gear[1 - side]):
        return False
    return OPERATIONS[effect.op].helps_in_fight(state, seat)


def use_card(state: State, seat: int, card: int, moment: int) -> None:
    """Pay, use up, carry out."""
    fight = state.fight
    if state.journal is not None:
        state.tell("used", {"seat": seat, "card": CARD_NAMES[card]})
    if fight is not None and IN_FIGHT >> moment & 1:
        side = fight.side_of(seat)
        fight.used = with_side(fight.used, side, [*fight.used[side], card])
    chosen: list[Effect] = []
    consumed = False
    for effect in state.cards.effects[card]:
        if effect.moment == moment and effect.used:
            chosen.append(effect)
            consumed = consumed or effect.consumed
    for effect in chosen:
        state.magic[seat] -= effect.magic
        state.gold[seat] -= effect.gold
        state.xp[seat] -= effect.xp
        state.health[seat] -= effect.health
        if (effect.limit == PER_ROUND or effect.op == PEEK_WATER) and card not in state.used[seat]:
            state.used[seat].append(card)
    if consumed:
        use_up(state, seat, card)
    for effect in chosen:
        OPERATIONS[effect.op].carry_out(state, seat, card, effect)


def use_up(state: State, seat: int, card: int) -> None:
    """A one-use item is discarded; Rune Lore may save a scroll."""
    if state.cards.scroll[card]:
        for ability in state.abilities[seat]:
            for effect in state.cards.effects[ability]:
                if effect.op == KEEP_SCROLL and state.roll() >= effect.die:
                    if state.journal is not None:
                        state.tell("kept_scroll", {"seat": seat, "card": CARD_NAMES[card]})
                    return
    code = state.find_whole(seat, card)
    if code != EMPTY:
        state.discard_item(seat, code)


def alternatives(cards: list[int]) -> list[int]:
    """One answer for each different card, ascending."""
    return [CARD + card for card in sorted(set(cards))]


# In fights


class InFight(Operation):
    """Does something to the fight that goes on."""

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        fight = state.fight
        if fight is not None:
            self.change(state, fight, fight.side_of(seat), effect)

    def change(self, state: State, fight: Fight, side: int, effect: Effect) -> None:
        raise NotImplementedError


class AddBonus(InFight):
    def change(self, state: State, fight: Fight, side: int, effect: Effect) -> None:
        fight.add_bonus(side, effect.amount)


class AddToFoe(InFight):
    def change(self, state: State, fight: Fight, side: int, effect: Effect) -> None:
        fight.add_bonus(1 - side, effect.amount)


class RollTwice(InFight):
    """The better of two dice counts."""

    def helps_in_fight(self, state: State, seat: int) -> bool:
        fight = state.fight
        return fight is not None and not fight.twice[fight.side_of(seat)]

    def change(self, state: State, fight: Fight, side: int, effect: Effect) -> None:
        fight.twice = with_side(fight.twice, side, True)


class DefeatWithoutFight(InFight):
    """Won at once, for less experience."""

    def change(self, state: State, fight: Fight, side: int, effect: Effect) -> None:
        fight.result = WON
        fight.less_xp = effect.extra


class Reroll(InFight):
    def change(self, state: State, fight: Fight, side: int, effect: Effect) -> None:
        fight.dice = with_side(fight.dice, side, state.roll())
        if state.journal is not None:
            state.tell("rerolled", {"seat": fight.seat_of(side), "die": fight.dice[side]})


class LossToDraw(InFight):
    def change(self, state: State, fight: Fight, side: int, effect: Effect) -> None:
        fight.draw_forced = True


class GuardHealth(InFight):
    """A loss costs no health."""

    def change(self, state: State, fight: Fight, side: int, effect: Effect) -> None:
        fight.guarded = True


class DamageShield(InFight):
    """A loss costs no health but damages the shield."""

    def change(self, state: State, fight: Fight, side: int, effect: Effect) -> None:
        fight.guarded = True
        for code in fight.gear[side]:
            if state.cards.slot[code >> 2] == SHIELD:
                state.damage(fight.seat_of(side), code)


# Movement


class Journey(Operation):
    """Boot cards: to one of some fields."""

    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return bool(destinations(state, seat, effect))

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        if effect.moment == MOVE:
            state.push(Destination(seat, card))


def destinations(state: State, seat: int, effect: Effect) -> list[int]:
    """Where a boot card can take the character; never the place where it stands."""
    here = state.place[seat]
    if here >= PLACES or state.arena != EMPTY:
        return []
    found: list[int] = []
    if effect.op == TELEPORT:
        found = list(range(PLACES if state.settings.island else FIELDS))
    elif effect.op == TO_GATE:
        found = GATES[:]
    elif effect.op == JUMP_TERRAIN:
        found = [field for field in range(FIELDS) if state.cards.terrain[field] == effect.extra]
    elif here != ISLAND:
        for step in range(1, effect.amount + 1):
            for field in ((here + step) % FIELDS, (here - step) % FIELDS):
                if field not in found:
                    found.append(field)
        found.sort()
    if here in found:
        found.remove(here)
    return found


class Destination(ProphecyStep):
    """PR-6.1: where a card takes you; `first` is the card."""

    def name(self) -> str:
        return "destination"

    def fits(self, state: State) -> bool:
        return 0 <= self.first < CARDS

    def legal(self, state: State) -> list[int]:
        for effect in state.cards.effects[self.first]:
            if effect.moment == MOVE:
                return [GO_TO + place for place in destinations(state, self.seat, effect)]
        return [GO_TO + place for place in all_places(state, self.seat)]

    def answered(self, state: State, action: int) -> None:
        travel(state, self.seat, action - GO_TO)

    def rule(self, state: State) -> str:
        return "PR-6.1"

    def about(self, state: State) -> dict[str, Fact]:
        return {"card": CARD_NAMES[self.first]}


def all_places(state: State, seat: int) -> list[int]:
    """Any other field of the base board."""
    last = PLACES if state.settings.island else FIELDS
    return [place for place in range(last) if place != state.place[seat]]


def travel(state: State, seat: int, place: int) -> None:
    state.place[seat] = place
    state.arriving = 1
    if state.journal is not None:
        state.tell("moved", {"seat": seat, "field": FIELD_NAMES[place]})


# Looking at hidden cards


class LookAround(Operation):
    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return bool(peek_targets(state, seat, peek_kind(effect)))

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.push(Peek(seat, peek_kind(effect), effect.amount))


class LookUnderWater(Operation):
    """One card next to the swimmer, once a round."""

    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return (
            card not in state.used[seat]
            and state.mask_of(seat) == IN_WATER
            and bool(peek_targets(state, seat, PEEK_CELLS))
        )

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.push(Peek(seat, PEEK_CELLS, 1))


def peek_kind(effect: Effect) -> int:
    if effect.op == PEEK_ADVENTURE:
        return PEEK_NEIGHBOURS if effect.extra else PEEK_FIELDS
    return PEEK_ALL if effect.moment == ACT else PEEK_FORTUNE


def peek_targets(state: State, seat: int, kind: int) -> list[int]:
    """Hidden cards that the seat does not know yet, as answers."""
    mask = 1 << seat
    found: list[int] = []
    if kind == PEEK_CELLS:
        here = state.cell_of(seat)
        for direction in range(4):
            cell = cell_at(here % WIDTH + EAST_OF[direction], here // WIDTH + SOUTH_OF[direction])
            if cell != EMPTY and state.water[cell] != EMPTY and not state.water_known[cell] & mask:
                found.append(CELL + PLACE_OF_CELL[cell])
        found.sort()
        return found
    here = state.place[seat]
    for field in range(FIELDS):
        if kind == PEEK_NEIGHBOURS and field not in ((here + 1) % FIELDS, (here - 1) % FIELDS):
            continue
        if kind == PEEK_NEIGHBOURS and here >= FIELDS:
            continue
        for slot in range(SLOTS * field, SLOTS * field + SLOTS):
            if state.lying[slot] != EMPTY and not state.lying_known[slot] & mask:
                found.append(GO_TO + field)
    if kind == PEEK_ALL or kind == PEEK_FORTUNE:
        for sphere in range(SPHERES):
            known = state.decks[SPHERE_DECK + sphere].known
            if known and not known[-1] & mask:
                found.append(SPHERE + sphere)
    if kind == PEEK_ALL and not state.final:
        for cell in HIDING_CELLS:
            if state.water[cell] != EMPTY and not state.water_known[cell] & mask:
                found.append(CELL + PLACE_OF_CELL[cell])
    return sorted(set(found))


class Peek(OptionalStep):
    """Look at hidden cards: `first` says which, `second` how many more."""

    def name(self) -> str:
        return "peek"

    def legal(self, state: State) -> list[int]:
        return sorted([*peek_targets(state, self.seat, self.first), DECLINE])

    def answered(self, state: State, action: int) -> None:
        if action == DECLINE:
            return
        kind = self.first
        card = look(state, self.seat, action)
        state.turned_up()
        if state.journal is not None:
            place = where_named(action)
            state.journal.whisper("looked", {"seat": self.seat, **place}, {"card": CARD_NAMES[card]}, 1 << self.seat)
        if kind == PEEK_FORTUNE:
            if SPHERE <= action < SPHERE + SPHERES:
                return
            kind = PEEK_FIELDS
        if self.second > 1 and peek_targets(state, self.seat, kind):
            state.push(Peek(self.seat, kind, self.second - 1))

    def rule(self, state: State) -> str:
        return "PR-19.5"

    def about(self, state: State) -> dict[str, Fact]:
        return {"count": self.second}


def where_named(action: int) -> dict[str, Fact]:
    if SPHERE <= action < SPHERE + SPHERES:
        return {"place": f"sphere_{action - SPHERE + 1}"}
    if CELL <= action < CELL + len(HIDING_CELLS):
        return {"place": "water_realm"}
    return {"place": FIELD_NAMES[action - GO_TO]}


def look(state: State, seat: int, action: int) -> int:
    """Learn one hidden card; says which it is."""
    mask = 1 << seat
    if SPHERE <= action < SPHERE + SPHERES:
        deck = state.own_deck(SPHERE_DECK + action - SPHERE)
        deck.known[-1] |= mask
        deduce(state)
        return deck.cards[-1]
    if CELL <= action < CELL + len(HIDING_CELLS):
        cell = HIDING_CELLS[action - CELL]
        state.water_known[cell] |= mask
        return state.water[cell]
    field = action - GO_TO
    for slot in range(SLOTS * field, SLOTS * field + SLOTS):
        if state.lying[slot] != EMPTY and not state.lying_known[slot] & mask:
            state.lying_known[slot] |= mask
            return state.lying[slot]
    return EMPTY


# Against others


class Pickpocket(Operation):
    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return bool(victims(state, seat))

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.push(StealGold(seat, effect.amount))


def victims(state: State, seat: int) -> list[int]:
    """Characters on the same field who are not safe there and have gold."""
    found: list[int] = []
    for other in state.others(seat):
        here = state.place[other] == state.place[seat] and state.gold[other] > 0
        if here and not is_safe(state, other) and not state.has(other, UNTOUCHABLE):
            found.append(other)
    return sorted(found)


def is_safe(state: State, seat: int) -> bool:
    """PR-9.2: whether the character cannot be attacked, by where it stands or because it rests."""
    place = state.place[seat]
    if state.artifacts[seat] or place >= PLACES or place < 0:
        return False
    return state.cards.safe[place] or state.resting[seat] > 0


class StealGold(ProphecyStep):
    """Pickpocket; `first` is the most that can be taken."""

    def name(self) -> str:
        return "steal_gold"

    def legal(self, state: State) -> list[int]:
        return [OPPONENT + other for other in victims(state, self.seat)]

    def answered(self, state: State, action: int) -> None:
        victim = action - OPPONENT
        count = min(self.first, state.gold[victim])
        state.gold[victim] -= count
        state.gold[self.seat] += count
        if state.journal is not None:
            state.tell("stole_gold", {"seat": self.seat, "opponent": victim, "count": count})

    def rule(self, state: State) -> str:
        return "PR-19.6"

    def about(self, state: State) -> dict[str, Fact]:
        return {"count": self.first}


def doomed(state: State, seat: int) -> list[int]:
    """Whom the Banner of Doom reaches: never the last health before the final battle."""
    found: list[int] = []
    for other in state.others(seat):
        if state.on_base(other) and (state.final or can_spare(state, other)) and not state.has(other, UNTOUCHABLE):
            found.append(other)
    return found


class WaveBanner(Operation):
    """The Banner of Doom: health of all others."""

    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return bool(doomed(state, seat))

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        for other in doomed(state, seat):
            if not state.stack.is_empty():
                lose_health(state, other, effect.amount)


# Offers


def offered_here(state: State, seat: int) -> list[int]:
    place = state.place[seat]
    if place == VILLAGE:
        return state.piles[VILLAGE_OFFER]
    if place == CITY:
        return state.piles[CITY_OFFER]
    return []


class Burglary(Operation):
    """A die decides whether something offered is taken, or health lost."""

    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return bool(offered_here(state, seat))

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        die = state.roll()
        if state.journal is not None:
            state.tell("burgled", {"seat": seat, "die": die})
        if die >= effect.die:
            state.push(TakeOffer(seat))
        elif die <= effect.extra:
            lose_health(state, seat, 1)


def take_from_offer(state: State, seat: int, card: int) -> None:
    for pile in (VILLAGE_OFFER, CITY_OFFER):
        if card in state.piles[pile]:
            state.piles[pile].remove(card)
            state.gain_item(seat, card)
            return


class TakeOffer(ProphecyStep):
    """One offered item for free."""

    def name(self) -> str:
        return "take_offer"

    def legal(self, state: State) -> list[int]:
        return alternatives(offered_here(state, self.seat))

    def answered(self, state: State, action: int) -> None:
        card = action - CARD
        offered_here(state, self.seat).remove(card)
        state.gain_item(self.seat, card)

    def rule(self, state: State) -> str:
        return "PR-19.6"


class MakeWish(Operation):
    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return bool(wishes(state, seat))

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.push(Wish(seat))


def wishes(state: State, seat: int) -> list[int]:
    """What the Ring of Wishes can bring."""
    found = [*state.piles[VILLAGE_OFFER], *state.piles[CITY_OFFER]]
    if len(state.abilities[seat]) < state.ability_limit(seat):
        for guild in range(len(GUILDS)):
            found += state.piles[GUILD_OFFER + guild]
    return found


class Wish(ProphecyStep):
    """The Ring of Wishes."""

    def name(self) -> str:
        return "wish"

    def legal(self, state: State) -> list[int]:
        return alternatives(wishes(state, self.seat))

    def answered(self, state: State, action: int) -> None:
        card = action - CARD
        if card >= COMMON:
            take_from_offer(state, self.seat, card)
            return
        for guild in range(len(GUILDS)):
            if card in state.piles[GUILD_OFFER + guild]:
                state.piles[GUILD_OFFER + guild].remove(card)
        state.add_ability(self.seat, card)
        if state.journal is not None:
            state.tell("learned", {"seat": self.seat, "card": CARD_NAMES[card]})

    def rule(self, state: State) -> str:
        return "PR-19.6"


# One of several gains, and monsters


class OneOfSeveral(Operation):
    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        if effect.rows:
            state.push(ChooseGain(seat, card))


class ChooseGain(ProphecyStep):
    """The Philosopher's Stone: one of several gains; `first` is the card."""

    def name(self) -> str:
        return "choose_gain"

    def fits(self, state: State) -> bool:
        return 0 <= self.first < CARDS

    def legal(self, state: State) -> list[int]:
        options: list[int] = []
        for effect in state.cards.effects[self.first]:
            for row in effect.rows:
                if row == ROW_HEAL:
                    if state.health[self.seat] < state.strength[self.seat]:
                        options.append(GAIN + GAIN_HEALTH)
                elif row == ROW_MAGIC:
                    if state.magic[self.seat] < state.will[self.seat]:
                        options.append(GAIN + GAIN_MAGIC)
                else:
                    options.append(GAIN + GAIN_GOLD)
        return sorted(options)

    def answered(self, state: State, action: int) -> None:
        if action == GAIN + GAIN_HEALTH:
            state.heal(self.seat, 1)
        elif action == GAIN + GAIN_MAGIC:
            state.regain(self.seat, 1)
        else:
            state.gain_gold(self.seat, 1)

    def rule(self, state: State) -> str:
        return "PR-19.5"

    def about(self, state: State) -> dict[str, Fact]:
        return {"card": CARD_NAMES[self.first]}


class AgainstMonsters(Operation):
    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return bool(state.monster_slots(state.place[seat]))


class SneakPast(AgainstMonsters):
    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.sneaking = 1


class Ruin(AgainstMonsters):
    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.push(DestroyMonster(seat))


class DestroyMonster(ProphecyStep):
    """The Scroll of Ruin."""

    def name(self) -> str:
        return "destroy_monster"

    def legal(self, state: State) -> list[int]:
        slots = state.monster_slots(state.place[self.seat])
        return sorted(MONSTER_CARD + state.lying[slot] - MONSTER for slot in slots)

    def answered(self, state: State, action: int) -> None:
        card = MONSTER + action - MONSTER_CARD
        for slot in state.monster_slots(state.place[self.seat]):
            if state.lying[slot] == card:
                clear_slot(state, slot)
        if state.journal is not None:
            state.tell("destroyed", {"seat": self.seat, "card": CARD_NAMES[card]})

    def rule(self, state: State) -> str:
        return "PR-19.4"


def clear_slot(state: State, slot: int) -> None:
    """Discard an adventure; what lies under it moves up."""
    state.piles[ADVENTURE_PILE].append(state.lying[slot])
    last = slot | 1
    if slot != last:
        state.lying[slot] = state.lying[last]
        state.lying_known[slot] = state.lying_known[last]
        state.lying_lives[slot] = state.lying_lives[last]
    state.lying[last] = EMPTY
    state.lying_known[last] = 0
    state.lying_lives[last] = 0


# The table: what the cards do that players use

OPERATIONS: Final = table_of(
    [
        (HEAL, Heal()),
        (MAGIC, RegainMagic()),
        (GOLD, GainGold()),
        (RAISE_STRENGTH, RaiseStrength()),
        (RAISE_WILL, RaiseWill()),
        (REPAIR_ALL, RepairAll()),
        (CHOOSE_ONE, OneOfSeveral()),
        (RIDE, Journey()),
        (WALK, Journey()),
        (JUMP_TERRAIN, Journey()),
        (TO_GATE, Journey()),
        (TELEPORT, Journey()),
        (PEEK_ADVENTURE, LookAround()),
        (PEEK_ANY, LookAround()),
        (PEEK_WATER, LookUnderWater()),
        (STEAL_GOLD, Pickpocket()),
        (STEAL_OFFER, Burglary()),
        (WISH, MakeWish()),
        (WAVE_BANNER, WaveBanner()),
        (IGNORE_MONSTERS, SneakPast()),
        (DESTROY_MONSTER, Ruin()),
        (BONUS, AddBonus()),
        (FOE_BONUS, AddToFoe()),
        (BEST_OF_TWO, RollTwice()),
        (DEFEAT_WITHOUT_FIGHT, DefeatWithoutFight()),
        (REROLL, Reroll()),
        (LOSS_TO_DRAW, LossToDraw()),
        (NO_HEALTH_LOSS, GuardHealth()),
        (DAMAGE_SHIELD, DamageShield()),
    ]
)
