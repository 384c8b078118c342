"""PR-8.2, PR-8.6, PR-17.17: what each side of a fight can throw in, the best sets of equipment, and the exact odds."""

from __future__ import annotations

from typing import Final

from hlubina.games.prophecy.cards import (
    BODY,
    BONUS,
    BONUS_ON_DIE,
    BOTH_HANDS,
    CANCEL_CONSUMABLES,
    DAMAGE_SELF,
    DAMAGE_SHIELD,
    DRAW_WINS,
    EMPTY_HANDS,
    FIGHT,
    HAND,
    HEAD,
    IGNORE_WATER_PENALTY,
    IN_WATER,
    LOSE_MAGIC,
    LOSS,
    NO_WATER_PENALTY_SELF,
    ON_BASE,
    ONE_HANDED,
    POST,
    PRE,
    SHIELD,
    STRENGTH,
    TWO_HANDED,
    TWO_WEAPONS,
    UNSLOTTED,
    VS_CHARACTER,
    WILL,
    WIN,
    WITH_BOW,
    WITH_SHIELD,
    Cards,
    Effect,
)
from hlubina.games.prophecy.fight_state import (
    ACTIVE,
    IN_PALACE,
    ON_CELL,
    OTHER,
    WITH_GUARDIAN,
    WITH_MONSTER,
    WITH_NEMESIS,
    Fight,
)
from hlubina.games.prophecy.names import UNDERSEA_KING, UNDERWATER, WATER_ABILITY
from hlubina.games.prophecy.state import (
    DAMAGED,
    EMPTY,
    SLOTS,
    TEMPERED,
    State,
    amount_of,
)

FIGHTING: Final = 1 << PRE | 1 << POST | 1 << LOSS | 1 << WIN
PART_SLOTS: Final = [1 << HAND | 1 << BOTH_HANDS | 1 << SHIELD, 1 << HEAD, 1 << BODY]  # hands, head and body, as masks
ONCE: Final = [1, 1, 1, 1, 1, 1]  # how often a die shows each number,
BETTER: Final = [1, 3, 5, 7, 9, 11]  # and the better of two
EITHER_WAY: Final = [STRENGTH, WILL]
BY_STRENGTH_ONLY: Final = [STRENGTH]
BY_WILL_ONLY: Final = [WILL]
# Throws of two dice that are won and drawn for a difference of totals from -6 to 6 (PR-8)
WINS: Final = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36]
DRAWS: Final = [0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0]


def opponent_mask(state: State, fight: Fight, side: int) -> int:
    """What the opponent of a side is."""
    if fight.card == EMPTY or side == OTHER:
        return VS_CHARACTER
    return state.cards.kind[fight.card]


def fight_place(state: State, fight: Fight) -> int:
    """Where the fight takes place: a sphere is no field (PR-17.20)."""
    if fight.kind == WITH_MONSTER:
        return state.cards.place_mask[fight.place // SLOTS]
    if fight.kind == ON_CELL:
        return IN_WATER
    if fight.kind == WITH_GUARDIAN:
        return ON_BASE
    if fight.kind == IN_PALACE:
        return IN_WATER if state.palace_is_water() else ON_BASE
    return state.mask_of(fight.active if fight.defender < 0 else fight.defender)


def meets(cards: Cards, gear: list[int], requires: int) -> bool:
    if requires == 0:
        return True
    if requires == EMPTY_HANDS:
        return all(cards.slot[code >> 2] not in (HAND, BOTH_HANDS, SHIELD) for code in gear)
    for code in gear:
        card = code >> 2
        slot = cards.slot[card]
        if requires == ONE_HANDED and slot == HAND and cards.weapon[card]:
            return True
        if requires == TWO_HANDED and slot == BOTH_HANDS and cards.weapon[card] and not cards.bow[card]:
            return True
        if requires == WITH_BOW and cards.bow[card]:
            return True
        if requires == WITH_SHIELD and slot == SHIELD:
            return True
    return False


def applies(effect: Effect, mode: int, opponent: int, place: int) -> bool:
    """Whether an effect has its place in a fight of this kind."""
    if effect.mode and effect.mode != mode:
        return False
    if effect.versus and not effect.versus & opponent:
        return False
    return not effect.where or effect.where & place != 0


def carried(state: State, seat: int) -> list[int]:
    """Undamaged items and artifacts that fill a slot."""
    cards = state.cards
    found: list[int] = []
    for code in state.items[seat]:
        if not code & DAMAGED and cards.slot[code >> 2] != UNSLOTTED:
            found.append(code)
    for card in state.artifacts[seat]:
        if cards.slot[card] != UNSLOTTED:
            found.append(card << 2)
    return found


def bonus_of(state: State, card: int, mode: int, opponent: int, place: int) -> int:
    total = 0
    if state.cards.moments[card] >> FIGHT & 1:
        for effect in state.cards.effects[card]:
            plain = effect.moment == FIGHT and effect.op == BONUS and not effect.requires
            if plain and applies(effect, mode, opponent, place):
                total += effect.amount
    return total


def gear_bonus(state: State, fight: Fight, side: int, gear: list[int]) -> int:
    """What a set of equipment adds in a fight."""
    opponent = opponent_mask(state, fight, side)
    return set_bonus(state, fight.seat_of(side), fight.mode, opponent, fight_place(state, fight), gear)


def set_bonus(state: State, seat: int, mode: int, opponent: int, place: int, gear: list[int]) -> int:
    """What a set of equipment adds, with the abilities that rest on it and the penalty under water."""
    total = 0
    if gear:
        drag = is_dragged(state, seat, mode, place)
        for code in gear:
            total += piece_bonus(state, code, mode, opponent, place, drag)
    if state.abilities[seat] and state.moments[seat] >> FIGHT & 1:
        total += resting_bonus(state.cards, resting_effects(state, seat, mode, opponent, place), gear)
    return total


def piece_bonus(state: State, code: int, mode: int, opponent: int, place: int, drag: bool) -> int:
    """What a piece adds, less what the hands that hold it lose under water."""
    cards = state.cards
    card = code >> 2
    total = bonus_of(state, card, mode, opponent, place)
    if code & TEMPERED and mode == STRENGTH:
        total += 1
    slot = cards.slot[card]
    if drag and slot in (HAND, BOTH_HANDS, SHIELD) and amount_of(cards.effects[card], NO_WATER_PENALTY_SELF) == 0:
        total -= cards.hand_penalty * (2 if slot == BOTH_HANDS else 1)
    return total


def is_dragged(state: State, seat: int, mode: int, place: int) -> bool:
    """PR-17.17: whether water hinders the character in a fight of strength."""
    return place == IN_WATER and mode == STRENGTH and not ignores_penalty(state, seat)


def ignores_penalty(state: State, seat: int) -> bool:
    return any(amount_of(state.cards.effects[card], IGNORE_WATER_PENALTY) > 0 for card in state.abilities[seat])


def resting_effects(state: State, seat: int, mode: int, opponent: int, place: int) -> list[Effect]:
    """What abilities add if the right things are held."""
    cards = state.cards
    found: list[Effect] = []
    for card in state.abilities[seat]:
        if cards.moments[card] >> FIGHT & 1:
            for effect in cards.effects[card]:
                if effect.moment == FIGHT and effect.requires and applies(effect, mode, opponent, place):
                    found.append(effect)
    return found


def resting_bonus(cards: Cards, effects: list[Effect], gear: list[int]) -> int:
    total = 0
    for effect in effects:
        if meets(cards, gear, effect.requires):
            total += effect.amount
    return total


def constant_bonus(state: State, seat: int, mode: int, opponent: int, place: int) -> int:
    """What abilities, and items that fill no slot, add whatever the hands hold."""
    cards = state.cards
    total = 0
    if not state.moments[seat] >> FIGHT & 1:
        return total
    for card in state.abilities[seat]:
        if cards.moments[card] >> FIGHT & 1 and (place == IN_WATER or not UNDERWATER <= card < WATER_ABILITY):
            total += bonus_of(state, card, mode, opponent, place)
    for code in state.items[seat]:
        if not code & DAMAGED and cards.slot[code >> 2] == UNSLOTTED:
            total += bonus_of(state, code >> 2, mode, opponent, place)
    for card in state.artifacts[seat]:
        if cards.slot[card] == UNSLOTTED:
            total += bonus_of(state, card, mode, opponent, place)
    return total


def pearl_bonus(state: State, fight: Fight, side: int) -> int:
    """PR-17.23: what a pearl adds against a character that has none."""
    if fight.defender < 0 or not state.pearl[fight.seat_of(side)] or state.pearl[fight.seat_of(1 - side)]:
        return 0
    return state.cards.pearl_bonus


def attribute(state: State, fight: Fight, side: int) -> int:
    """PR-2.2: current health or magic, or what is printed on the opponent."""
    mode = fight.mode
    if side == OTHER and fight.defender < 0:
        return printed(state, fight, mode)
    seat = fight.seat_of(side)
    return state.health[seat] if mode == STRENGTH else state.magic[seat]


def printed(state: State, fight: Fight, mode: int) -> int:
    """The strength or will of a monster, guardian or the nemesis; EMPTY if it cannot be fought so."""
    cards = state.cards
    if fight.kind == WITH_NEMESIS:
        more = cards.nemesis_per_artifact * len(state.artifacts[fight.active]) + cards.nemesis_per_run * state.runs
        return more + (cards.nemesis_strength if mode == STRENGTH else cards.nemesis_will)
    card = fight.card
    if mode == STRENGTH:
        value = cards.strength[card]
    elif cards.woman[state.character[fight.active]]:
        value = cards.will_vs_woman[card]
    else:
        value = cards.will_vs_man[card]
    if value >= 0 and fight.kind == IN_PALACE and card == UNDERSEA_KING:
        value += cards.king_bonus
    return value


def total(state: State, fight: Fight, side: int) -> int:
    """Everything but the die."""
    value = attribute(state, fight, side) + fight.bonus[side]
    seat = fight.seat_of(side)
    if seat >= 0:
        if state.moments[seat] >> FIGHT & 1 or fight.gear[side]:
            opponent = opponent_mask(state, fight, side)
            place = fight_place(state, fight)
            value += constant_bonus(state, seat, fight.mode, opponent, place)
            value += set_bonus(state, seat, fight.mode, opponent, place, fight.gear[side])
        value += pearl_bonus(state, fight, side)
    return value


# Equipment


def can_fill(state: State, seat: int, part: int) -> bool:
    """Whether the seat has an undamaged piece for hands, head or body."""
    slots = PART_SLOTS[part]
    slot_of = state.cards.slot
    for code in state.items[seat]:
        if slots >> slot_of[code >> 2] & 1 and not code & DAMAGED:
            return True
    return any(slots >> slot_of[card] & 1 for card in state.artifacts[seat])


def hand_sets(state: State, seat: int, pieces: list[int]) -> list[list[int]]:
    """PR-8.6: every legal way to fill two hands."""
    cards = state.cards
    held = [code for code in pieces if cards.slot[code >> 2] in (HAND, BOTH_HANDS, SHIELD)]
    found: list[list[int]] = [[]]
    two_weapons = len(held) > 1 and state.has(seat, TWO_WEAPONS)
    for place in range(len(held)):
        one = held[place]
        found.append([one])
        if cards.slot[one >> 2] == BOTH_HANDS:
            continue
        for later in range(place + 1, len(held)):
            other = held[later]
            if cards.slot[other >> 2] == BOTH_HANDS:
                continue
            if cards.slot[one >> 2] == SHIELD and cards.slot[other >> 2] == SHIELD:
                continue
            if cards.weapon[one >> 2] and cards.weapon[other >> 2] and not two_weapons:
                continue
            found.append([one, other] if one > other else [other, one])
    return found


def slot_sets(state: State, seat: int, slot: int) -> list[list[int]]:
    """Nothing, or one piece for the head or the body."""
    found: list[list[int]] = [[]]
    for code in carried(state, seat):
        if state.cards.slot[code >> 2] == slot:
            found.append([code])
    return found


def best_sets(state: State, fight: Fight, side: int, sets: list[list[int]]) -> list[list[int]]:
    """Without those that another set beats in every respect: the bonus, and everything else its pieces do."""
    if len(sets) == 1:
        return sets
    seat = fight.seat_of(side)
    bonuses = [gear_bonus(state, fight, side, gear) for gear in sets]
    good = [merits(state, seat, gear, fight.mode, True) for gear in sets]
    bad = [merits(state, seat, gear, fight.mode, False) for gear in sets]
    kept: list[list[int]] = []
    for index in range(len(sets)):
        beaten = False
        for rival in range(len(sets)):
            if rival == index or bonuses[rival] < bonuses[index]:
                continue
            if not contains(good[rival], good[index]) or not contains(bad[index], bad[rival]):
                continue
            equal = bonuses[rival] == bonuses[index] and len(good[rival]) == len(good[index])
            if not equal or len(bad[rival]) < len(bad[index]) or rival < index:
                beaten = True
                break
        if not beaten:
            kept.append(sets[index])
    return kept


def contains(whole: list[int], part: list[int]) -> bool:
    return all(card in whole for card in part)


def merits(state: State, seat: int, gear: list[int], mode: int, good: bool) -> list[int]:
    """The cards of a set that do more, or worse, than add to the total."""
    cards = state.cards
    found: list[int] = []
    for code in gear:
        card = code >> 2
        if cards.moments[card] & FIGHTING:
            for effect in cards.effects[card]:
                works = FIGHTING >> effect.moment & 1 and (not effect.mode or effect.mode == mode)
                if works and (effect.op not in (DAMAGE_SELF, LOSE_MAGIC)) == good and card not in found:
                    found.append(card)
        if good and cards.slot[card] == SHIELD and mode == STRENGTH and covers(state, seat) and card not in found:
            found.append(card)
    return found


def covers(state: State, seat: int) -> bool:
    """Shield Cover makes any shield worth holding."""
    return any(amount_of(state.cards.effects[card], DAMAGE_SHIELD) > 0 for card in state.abilities[seat])


def cancels(state: State, gear: list[int]) -> bool:
    """The Mirror Shield."""
    return any(amount_of(state.cards.effects[code >> 2], CANCEL_CONSUMABLES) > 0 for code in gear)


# Dice


def die_bonus(state: State, fight: Fight, side: int, die: int) -> int:
    """What the equipment of this side adds to its die, beyond the number thrown."""
    return die_bonuses(state, fight.gear[side], fight.mode)[die - 1]


def die_bonuses(state: State, gear: list[int], mode: int) -> list[int]:
    """What the equipment adds to each number of the die, beyond the number itself."""
    more = [0, 0, 0, 0, 0, 0]
    for code in gear:
        for effect in state.cards.effects[code >> 2]:
            if effect.op == BONUS_ON_DIE and (not effect.mode or effect.mode == mode):
                for die in range(effect.die, 7):
                    more[die - 1] += effect.amount
    return more


def draw_wins(state: State, fight: Fight, side: int) -> bool:
    if not fight.gear[side]:
        return False
    opponent = opponent_mask(state, fight, side)
    return wins_draws(state, fight.gear[side], fight.mode, opponent, fight_place(state, fight))


def wins_draws(state: State, gear: list[int], mode: int, opponent: int, place: int) -> bool:
    for code in gear:
        for effect in state.cards.effects[code >> 2]:
            if effect.op == DRAW_WINS and applies(effect, mode, opponent, place):
                return True
    return False


def odds(state: State, fight: Fight) -> list[int]:
    """Won, drawn and lost for the active side in the next exchange, and out of how many equally likely throws."""
    margin = total(state, fight, ACTIVE) - total(state, fight, OTHER)
    if not fight.twice[ACTIVE] and not fight.twice[OTHER] and is_plain(state, fight.gear[0] + fight.gear[1]):
        return plain_odds(margin)
    own = BETTER if fight.twice[ACTIVE] else ONCE
    foe = BETTER if fight.twice[OTHER] else ONCE
    own_more = die_bonuses(state, fight.gear[ACTIVE], fight.mode)
    foe_more = die_bonuses(state, fight.gear[OTHER], fight.mode)
    draw_won = draw_wins(state, fight, ACTIVE)
    draw_lost = fight.defender >= 0 and draw_wins(state, fight, OTHER)
    return dice_odds(margin, own, own_more, foe, foe_more, (1 if draw_won else 0) - (1 if draw_lost else 0))


def dice_odds(
    margin: int, own: list[int], own_more: list[int], foe: list[int], foe_more: list[int], tie: int
) -> list[int]:
    """Every throw counted; `own` and `foe` say how often each number comes, `tie` for whom a draw is a victory."""
    counts = [0, 0, 0, 0]
    for light in range(6):
        for dark in range(6):
            weight = own[light] * foe[dark]
            lead = margin + light + own_more[light] - dark - foe_more[dark]
            if lead == 0:
                lead = tie
            counts[0 if lead > 0 else 1 if lead == 0 else 2] += weight
            counts[3] += weight
    return counts


def is_plain(state: State, gear: list[int]) -> bool:
    """Nothing of this has to do with what the dice show."""
    for code in gear:
        for effect in state.cards.effects[code >> 2]:
            if effect.op == BONUS_ON_DIE or effect.op == DRAW_WINS:
                return False
    return True


def plain_odds(margin: int) -> list[int]:
    """PR-8: by the difference of the totals alone."""
    column = min(6, max(-6, margin))
    return [WINS[6 + column], DRAWS[6 + column], WINS[6 - column], 36]


def whole_odds(counts: list[int], lives: int) -> list[int]:
    """The same for a whole group: every exchange must be won (PR-8.4)."""
    win, draw, loss, out_of = counts
    won = 1
    drawn = 0
    lost = 0
    all_throws = 1
    for _ in range(lives):
        drawn = drawn * out_of + won * draw
        lost = lost * out_of + won * loss
        won *= win
        all_throws *= out_of
    return [won, drawn, lost, all_throws]


def trial(state: State, kind: int, seat: int, card: int, place: int, mode: int, rival: int = -1) -> Fight:
    """The fight as it would be, with the best equipment on each side: for views and rules of thumb."""
    fight = Fight(kind, seat, card, place)
    fight.mode = mode
    fight.defender = rival
    fight.lives = state.cards.lives[card] if card >= 0 else 1
    equip(state, fight, ACTIVE)
    if rival >= 0:
        equip(state, fight, OTHER)
    return fight


def equip(state: State, fight: Fight, side: int) -> None:
    """Take the sets with the highest bonus."""
    opponent = opponent_mask(state, fight, side)
    fight.hold(side, best_gear(state, fight.seat_of(side), fight.mode, opponent, fight_place(state, fight)))


def best_gear(state: State, seat: int, mode: int, opponent: int, place: int) -> list[int]:
    """The first of the sets for hands, head and body that add most."""
    held = carried(state, seat)
    if not held:
        return []
    drag = is_dragged(state, seat, mode, place)
    gear = best_hands(state, seat, held, mode, opponent, place, drag)
    for slot in (HEAD, BODY):
        most = 0
        best = EMPTY
        for code in held:
            if state.cards.slot[code >> 2] == slot:
                bonus = piece_bonus(state, code, mode, opponent, place, drag)
                if bonus > most:
                    most = bonus
                    best = code
        if best != EMPTY:
            gear.append(best)
    return gear


def best_hands(state: State, seat: int, held: list[int], mode: int, opponent: int, place: int, drag: bool) -> list[int]:
    cards = state.cards
    resting = resting_effects(state, seat, mode, opponent, place)
    best: list[int] = []
    most = resting_bonus(cards, resting, best)
    for gear in hand_sets(state, seat, held):
        bonus = resting_bonus(cards, resting, gear) if resting else 0
        for code in gear:
            bonus += piece_bonus(state, code, mode, opponent, place, drag)
        if bonus > most:
            most = bonus
            best = gear
    return best[:]


def part_sets(state: State, seat: int, part: int) -> list[list[int]]:
    """The sets for hands, head and body."""
    if part == 0:
        return hand_sets(state, seat, carried(state, seat))
    return slot_sets(state, seat, HEAD if part == 1 else BODY)


def modes_of(state: State, fight: Fight) -> list[int]:
    """How the opponent can be fought at all."""
    if fight.card == EMPTY:
        return EITHER_WAY
    if printed(state, fight, STRENGTH) < 0:
        return BY_WILL_ONLY
    return EITHER_WAY if printed(state, fight, WILL) >= 0 else BY_STRENGTH_ONLY
