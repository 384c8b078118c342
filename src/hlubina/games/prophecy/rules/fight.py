"""PR-8: a fight from the choice of its kind to its result, in the order of PR-8.5.

One duty, `FightOn`, walks through the stages and asks only where an answer can matter. Beneath it whoever began the
fight has put a duty that goes on after a victory; a lost or drawn fight with a monster or guardian ends the turn
instead.
"""

from __future__ import annotations

from typing import Final

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.games.prophecy.actions import (
    BY_STRENGTH,
    BY_WILL,
    CARD,
    DECLINE,
    NOTHING,
    ROLL,
    SEATS,
    use_of,
    used_card,
)
from hlubina.games.prophecy.cards import (
    DAMAGE_SELF,
    GAINS,
    HEAL,
    IGNORE_DRIFT,
    LOSE_MAGIC,
    LOSS,
    LOSS_TO_DRAW,
    MAGIC,
    NO_HEALTH_LOSS,
    POST,
    PRE,
    STRENGTH,
    UNSLOTTED,
    WILL,
    WILL_CALL_DELTA,
    WILL_CALL_FREE,
    WILL_CALL_SURCHARGE,
    WIN,
    XP,
    XP_BONUS,
    Effect,
)
from hlubina.games.prophecy.fight_state import (
    ACTIVE,
    DRAWN,
    IN_PALACE,
    LOST,
    ON_CELL,
    OTHER,
    WITH_GUARDIAN,
    WITH_MONSTER,
    WITH_NEMESIS,
    WON,
    Fight,
    result_name,
)
from hlubina.games.prophecy.names import CARD_NAMES
from hlubina.games.prophecy.rules.currents import HoldOn
from hlubina.games.prophecy.rules.effects import usable_cards, use_card
from hlubina.games.prophecy.rules.ending import is_over
from hlubina.games.prophecy.rules.equipment import (
    applies,
    best_sets,
    can_fill,
    die_bonus,
    draw_wins,
    fight_place,
    meets,
    modes_of,
    odds,
    opponent_mask,
    part_sets,
    total,
)
from hlubina.games.prophecy.rules.health import lose_bubbles, lose_health, lose_magic
from hlubina.games.prophecy.state import (
    COMMON_DECK,
    DAMAGED,
    EMPTY,
    NO_CARDS,
    NO_EFFECTS,
    RARE_DECK,
    OptionalStep,
    ProphecyStep,
    State,
)

# Stages; equipment has one for hands, head and body of each side
KIND: Final = 0
ANSWER: Final = 1
GEAR: Final = 2
OTHER_GEAR: Final = 5
DECLARE: Final = 8
OTHER_DECLARE: Final = 9
DICE: Final = 10
AFTER: Final = 11
OTHER_AFTER: Final = 12
RESULT: Final = 13
DEFENCE: Final = 1 << ANSWER | 7 << OTHER_GEAR | 1 << OTHER_DECLARE | 1 << OTHER_AFTER  # of characters only, as a mask
SAVE: Final = 20
NO_XP: Final = -1  # a victory without experience (PR-16.6)


def begin_fight(state: State, fight: Fight) -> None:
    """The caller has pushed what follows a victory."""
    state.fight = fight
    if state.journal is not None:
        if fight.defender >= 0:
            state.tell("duel_began", {"seat": fight.active, "opponent": fight.defender})
        elif fight.card == EMPTY:
            state.tell("nemesis_came", {"seat": fight.active})
        else:
            state.tell("fight_began", {"seat": fight.active, "card": CARD_NAMES[fight.card]})
    state.push(FIGHT_ON)


def call_price(state: State, seat: int, opponent: int) -> int:
    """PR-8.1, PR-9.3: the magic that calling a will fight costs."""
    if state.has(seat, WILL_CALL_FREE):
        return 0
    price = state.cards.will_call_magic + state.passive(seat, WILL_CALL_DELTA)
    if opponent >= 0:
        price += state.cards.will_call_artifact * len(state.artifacts[opponent])
        price += state.passive(opponent, WILL_CALL_SURCHARGE)
    return max(0, price)


class FightOn(ProphecyStep):
    """Goes on with the fight until somebody has to decide, or it is over."""

    def name(self) -> str:
        return "fight_on"

    def carried_out(self, state: State) -> None:
        fight = state.fight
        assert fight is not None
        alone = fight.defender < 0
        while True:
            stage = fight.stage
            fight.stage += 1
            if alone and DEFENCE >> stage & 1:
                continue
            question: ProphecyStep | None = None
            if stage == KIND:
                question = ask_kind(state, fight)
            elif stage == ANSWER:
                question = ask_answer(state, fight)
            elif stage < DECLARE:
                question = ask_gear(state, fight, stage)
            elif stage < DICE:
                question = ask_declaration(state, fight, ACTIVE if stage == DECLARE else OTHER)
            elif stage == DICE:
                throw_dice(state, fight)
            elif stage < RESULT:
                question = ask_after(state, fight, ACTIVE if stage == AFTER else OTHER)
            else:
                if settle(state, fight):
                    return
            if question is not None:
                state.push(FIGHT_ON)
                state.push(question)
                return


FIGHT_ON: Final = FightOn(NOBODY)  # duties are all alike


# PR-8.5 a


def ask_kind(state: State, fight: Fight) -> ProphecyStep | None:
    modes = modes_of(state, fight)
    fight.mode = modes[0]
    if len(modes) == 2 and call_price(state, fight.active, fight.defender) <= state.magic[fight.active]:
        return CHOOSE_KINDS[fight.active]
    return None


def ask_answer(state: State, fight: Fight) -> ProphecyStep | None:
    other = fight.defender
    if fight.mode != STRENGTH or call_price(state, other, fight.active) > state.magic[other]:
        return None
    return AnswerKind(other)


KINDS: Final = [BY_STRENGTH, BY_WILL]


class ChooseKind(ProphecyStep):
    """PR-8.1: strength, or pay for a will fight."""

    def name(self) -> str:
        return "choose_kind"

    def legal(self, state: State) -> list[int]:
        return KINDS

    def answered(self, state: State, action: int) -> None:
        choose_kind(state, self.seat, action)

    def rule(self, state: State) -> str:
        return "PR-8.1"

    def about(self, state: State) -> dict[str, Fact]:
        return kind_facts(state, self.seat)


CHOOSE_KINDS: Final = [ChooseKind(seat) for seat in range(SEATS)]


class AnswerKind(ChooseKind):
    """PR-9.3: who is attacked with strength may call a will fight."""

    def name(self) -> str:
        return "answer_kind"

    def rule(self, state: State) -> str:
        return "PR-9.3"


def kind_facts(state: State, seat: int) -> dict[str, Fact]:
    fight = state.fight
    assert fight is not None
    opponent = fight.seat_of(1 - fight.side_of(seat))
    return {"price": call_price(state, seat, opponent), "magic": state.magic[seat]}


def choose_kind(state: State, seat: int, action: int) -> None:
    fight = state.fight
    assert fight is not None
    fight.mode = STRENGTH if action == BY_STRENGTH else WILL
    if action == BY_WILL:
        price = call_price(state, seat, fight.seat_of(1 - fight.side_of(seat)))
        state.magic[seat] -= price
        if state.journal is not None:
            state.tell("called_will", {"seat": seat, "count": price})


# PR-8.5 b


def ask_gear(state: State, fight: Fight, stage: int) -> ProphecyStep | None:
    side = ACTIVE if stage < OTHER_GEAR else OTHER
    seat = fight.seat_of(side)
    part = (stage - GEAR) % 3
    if not can_fill(state, seat, part):
        return None
    sets = best_sets(state, fight, side, part_sets(state, seat, part))
    if len(sets) == 1:
        fight.hold(side, sets[0])
        return None
    return ChooseGear(seat, part, EMPTY)


class ChooseGear(ProphecyStep):
    """PR-8.6: what to hold or wear; `first` is the part of the body, `second` the card one hand holds already."""

    def name(self) -> str:
        return "choose_gear"

    def fits(self, state: State) -> bool:
        return 0 <= self.first < 3

    def sets(self, state: State) -> list[list[int]]:
        fight = state.fight
        assert fight is not None
        found = part_sets(state, self.seat, self.first)
        if self.second != EMPTY:
            found = [gear for gear in found if self.second in cards_of(gear)]
        return best_sets(state, fight, fight.side_of(self.seat), found)

    def answer(self, gear: list[int]) -> int:
        """What has to be answered to take this set."""
        cards = cards_of(gear)
        if self.second != EMPTY:
            cards.remove(self.second)
        return CARD + cards[0] if cards else NOTHING

    def legal(self, state: State) -> list[int]:
        return sorted({self.answer(gear) for gear in self.sets(state)})

    def answered(self, state: State, action: int) -> None:
        fight = state.fight
        assert fight is not None
        if self.second == EMPTY and action != NOTHING:
            further = ChooseGear(self.seat, self.first, action - CARD)
            if len(further.legal(state)) > 1:
                state.push(further)
            else:
                fight.hold(fight.side_of(self.seat), further.sets(state)[0])
            return
        for gear in self.sets(state):
            if self.answer(gear) == action:
                fight.hold(fight.side_of(self.seat), gear)
                return

    def rule(self, state: State) -> str:
        return "PR-8.6"

    def about(self, state: State) -> dict[str, Fact]:
        return {"part": ["hands", "head", "body"][self.first] if self.second == EMPTY else "other_hand"}


def cards_of(gear: list[int]) -> list[int]:
    return [code >> 2 for code in gear]


# PR-8.5 c


def ask_declaration(state: State, fight: Fight, side: int) -> ProphecyStep | None:
    seat = fight.seat_of(side)
    if not usable_cards(state, seat, PRE) or is_certain(state, fight, side):
        return None
    return Declare(seat)


def is_certain(state: State, fight: Fight, side: int) -> bool:
    """The side wins whatever the dice show, and whatever a character attacked by it may still declare (PR-8.9)."""
    counts = odds(state, fight)
    if counts[0 if side == ACTIVE else 2] < counts[3]:
        return False
    return side == OTHER or fight.defender < 0 or not usable_cards(state, fight.defender, PRE)


class Declare(ProphecyStep):
    """PR-8.5 c: what is used before the dice."""

    def name(self) -> str:
        return "declare"

    def legal(self, state: State) -> list[int]:
        return [ROLL, *[use_of(card) for card in usable_cards(state, self.seat, PRE)]]

    def answered(self, state: State, action: int) -> None:
        fight = state.fight
        assert fight is not None
        if action == ROLL:
            return
        use_card(state, self.seat, used_card(action), PRE)
        if fight.result == WON:
            fight.stage = RESULT
            return
        further = ask_declaration(state, fight, fight.side_of(self.seat))
        if further is not None:
            state.push(further)

    def rule(self, state: State) -> str:
        return "PR-8.5"

    def about(self, state: State) -> dict[str, Fact]:
        fight = state.fight
        assert fight is not None
        side = fight.side_of(self.seat)
        counts = odds(state, fight)
        return {
            "own": total(state, fight, side),
            "other": total(state, fight, 1 - side),
            "wins": counts[0 if side == ACTIVE else 2],
            "losses": counts[2 if side == ACTIVE else 0],
            "throws": counts[3],
        }


# PR-8.5 d to f


def throw_dice(state: State, fight: Fight) -> None:
    light = throw(state, fight.twice[ACTIVE])
    fight.dice = [light, throw(state, fight.twice[OTHER])]
    if state.journal is not None:
        own = total(state, fight, ACTIVE) + die_bonus(state, fight, ACTIVE, fight.dice[ACTIVE])
        other = total(state, fight, OTHER) + die_bonus(state, fight, OTHER, fight.dice[OTHER])
        dice: dict[str, Fact] = {"seat": fight.active, "light": fight.dice[0], "dark": fight.dice[1]}
        state.tell("dice", {**dice, "own": own + fight.dice[0], "other": other + fight.dice[1]})


def throw(state: State, twice: bool) -> int:
    """One die, or the better of two throws."""
    die = state.roll()
    return max(die, state.roll()) if twice else die


def lead(state: State, fight: Fight) -> int:
    """By how much the active side is ahead with the dice as they lie."""
    if fight.draw_forced:
        return 0
    ahead = total(state, fight, ACTIVE) - total(state, fight, OTHER) + fight.dice[ACTIVE] - fight.dice[OTHER]
    if fight.gear[ACTIVE]:
        ahead += die_bonus(state, fight, ACTIVE, fight.dice[ACTIVE])
    if fight.gear[OTHER]:
        ahead -= die_bonus(state, fight, OTHER, fight.dice[OTHER])
    if ahead == 0:
        for_active = draw_wins(state, fight, ACTIVE)
        for_other = fight.defender >= 0 and draw_wins(state, fight, OTHER)
        if for_active != for_other:
            return 1 if for_active else -1
    return ahead


def after_cards(state: State, fight: Fight, side: int) -> list[int]:
    """What could still turn the result: nothing for who is ahead, no draw for who has one."""
    seat = fight.seat_of(side)
    usable = NO_CARDS if seat < 0 or fight.draw_forced else usable_cards(state, seat, POST)
    if not usable:
        return NO_CARDS
    ahead = lead(state, fight) if side == ACTIVE else -lead(state, fight)
    found: list[int] = []
    if ahead > 0:
        return found
    for card in usable:
        if ahead < 0 or not any(effect.op == LOSS_TO_DRAW for effect in state.cards.effects[card]):
            found.append(card)
    return found


def ask_after(state: State, fight: Fight, side: int) -> ProphecyStep | None:
    return AfterDice(fight.seat_of(side)) if after_cards(state, fight, side) else None


class AfterDice(OptionalStep):
    """PR-8.5 e."""

    def name(self) -> str:
        return "after_dice"

    def legal(self, state: State) -> list[int]:
        fight = state.fight
        assert fight is not None
        return [DECLINE, *[use_of(card) for card in after_cards(state, fight, fight.side_of(self.seat))]]

    def answered(self, state: State, action: int) -> None:
        fight = state.fight
        assert fight is not None
        if action != DECLINE:
            use_card(state, self.seat, used_card(action), POST)
            if after_cards(state, fight, fight.side_of(self.seat)):
                state.push(AfterDice(self.seat))

    def rule(self, state: State) -> str:
        return "PR-8.5"

    def about(self, state: State) -> dict[str, Fact]:
        fight = state.fight
        assert fight is not None
        side = fight.side_of(self.seat)
        ahead = lead(state, fight) if side == ACTIVE else -lead(state, fight)
        return {"behind": -ahead, "own": fight.dice[side], "other": fight.dice[1 - side]}


def settle(state: State, fight: Fight) -> bool:
    """The result; says whether the fight is over."""
    if fight.result != WON:
        ahead = lead(state, fight)
        fight.result = WON if ahead > 0 else DRAWN if ahead == 0 else LOST
        if fight.result == WON and fight.lives > 1:
            fight.lives -= 1
            keep_lives(state, fight)
            fight.result = 0
            fight.stage = DICE
            fight.draw_forced = False
            if state.journal is not None:
                facts: dict[str, Fact] = {"seat": fight.active, "card": CARD_NAMES[fight.card], "count": fight.lives}
                state.tell("life_taken", {**facts, "result": result_name(WON)})
            return False
    wear_out(state, fight)
    if fight.defender >= 0:
        return True  # whoever began the duel goes on
    if fight.result == WON:
        conquer(state, fight)
    elif fight.result == DRAWN:
        if state.journal is not None:
            state.tell("fight_drawn", {"seat": fight.active, "result": result_name(DRAWN)})
        state.end_turn()
    else:
        be_beaten(state, fight)
    return True


def keep_lives(state: State, fight: Fight) -> None:
    """PR-8.4: a monster that was not beaten keeps the lives it has left."""
    if fight.kind == WITH_MONSTER:
        state.lying_lives[fight.place] = fight.lives
    elif fight.kind == ON_CELL:
        state.water_lives[fight.place] = fight.lives
    elif fight.kind == WITH_GUARDIAN or fight.kind == IN_PALACE:
        state.guardian_lives[fight.place] = fight.lives


def wear_out(state: State, fight: Fight) -> None:
    """What is damaged by being used."""
    for side in range(ACTIVE, OTHER + 1):
        for code in fight.gear[side]:
            for effect in state.cards.effects[code >> 2]:
                if effect.op == DAMAGE_SELF and effect.moment == POST and effect.mode in (0, fight.mode):
                    state.damage(fight.seat_of(side), code)


def standing_effects(state: State, fight: Fight, side: int, moment: int) -> list[Effect]:
    """Effects that work by themselves at the end of a fight, of everything the side has and uses."""
    seat = fight.seat_of(side)
    if not state.moments[seat] >> moment & 1:
        return NO_EFFECTS
    cards = state.cards
    opponent = opponent_mask(state, fight, side)
    place = fight_place(state, fight)
    sources: list[int] = []
    for card in state.abilities[seat]:
        if state.is_active_ability(seat, card):
            sources.append(card)
    for code in state.items[seat]:
        if cards.slot[code >> 2] == UNSLOTTED and not code & DAMAGED:
            sources.append(code >> 2)
    for card in state.artifacts[seat]:
        if cards.slot[card] == UNSLOTTED:
            sources.append(card)
    for code in fight.gear[side]:
        sources.append(code >> 2)
    found: list[Effect] = []
    for card in sources:
        if cards.moments[card] >> moment & 1:
            for effect in cards.effects[card]:
                if effect.moment != moment or effect.used or not applies(effect, fight.mode, opponent, place):
                    continue
                if meets(cards, fight.gear[side], effect.requires):
                    found.append(effect)
    return found


# PR-8.5 g: victory


def win_effects(state: State, fight: Fight, side: int, worth: int) -> None:
    """What a victory brings through the winner's own cards; `worth` is the experience it brings without them."""
    seat = fight.seat_of(side)
    for effect in standing_effects(state, fight, side, WIN):
        if effect.op == XP_BONUS:
            if worth != NO_XP and worth >= effect.extra:
                state.gain_xp(seat, effect.amount)
        elif effect.op == MAGIC:
            state.regain(seat, effect.amount)
        elif effect.op == HEAL:
            state.heal(seat, effect.amount)


def conquer(state: State, fight: Fight) -> None:
    """PR-8.3: experience, gold and rewards."""
    seat = fight.active
    cards = state.cards
    state.fight = None
    if fight.kind == WITH_NEMESIS:
        if state.journal is not None:
            state.tell("nemesis_beaten", {"seat": seat, "result": result_name(WON)})
        state.gain_xp(seat, cards.nemesis_xp)
        win_effects(state, fight, ACTIVE, cards.nemesis_xp)
        return
    card = fight.card
    if state.journal is not None:
        state.tell("defeated", {"seat": seat, "card": CARD_NAMES[card], "result": result_name(WON)})
    worth = cards.xp[card]
    state.gain_xp(seat, worth + fight.less_xp)
    win_effects(state, fight, ACTIVE, worth)
    state.gain_gold(seat, cards.gold[card])
    for gain in cards.gains[card]:
        if GAINS[gain] == "common":
            state.gain_drawn_item(seat, COMMON_DECK)
        elif GAINS[gain] == "rare":
            state.gain_drawn_item(seat, RARE_DECK)
        elif GAINS[gain] == "S+1":
            state.raise_strength(seat)
        else:
            state.raise_will(seat)


# PR-8.5 g: defeat


def be_beaten(state: State, fight: Fight) -> None:
    """PR-8.3: the turn ends, and then the loss is borne."""
    seat = fight.active
    cards = state.cards
    card = fight.card
    if state.journal is not None:
        state.tell("fight_lost", {"seat": seat, "result": result_name(LOST)})
    fight.stake = 1
    if card != EMPTY:
        fight.stake = cards.loss_health[card]
        if cards.loss_gold[card] and state.gold[seat] == 0:
            fight.stake += 1
        if cards.loss_item[card] and not state.items[seat]:
            fight.stake += 1
        if cards.loss_damage[card] and not any(state.can_be_damaged(code) for code in state.items[seat]):
            fight.stake += 1
    if card != EMPTY and cards.loss_drift[card]:
        state.spent = 1
        state.cut_to("play_on")
        if state.has(seat, IGNORE_DRIFT):
            state.push(HoldOn(seat, cards.loss_drift[card]))
        else:
            state.adrift = cards.loss_drift[card]
    else:
        state.cut_to("end_turn")
    suffer(state, fight, seat)


def suffer(state: State, fight: Fight, seat: int) -> None:
    """Let the loser save what can be saved; `stake` is the health that is to be lost."""
    fight.loser = seat
    fight.stage = SAVE
    state.push(SUFFER_LOSS)
    side = fight.side_of(seat)
    if fight.stake > 0:
        for effect in standing_effects(state, fight, side, LOSS):
            if effect.op == NO_HEALTH_LOSS and not fight.guarded:
                die = state.roll()
                fight.guarded = die >= effect.die
                if state.journal is not None:
                    state.tell("armour", {"seat": seat, "die": die, "needed": effect.die})
        if not fight.guarded and usable_cards(state, seat, LOSS):
            state.push(SaveHealth(seat))


class SaveHealth(OptionalStep):
    """What can be used to lose no health."""

    def name(self) -> str:
        return "save_health"

    def legal(self, state: State) -> list[int]:
        return [DECLINE, *[use_of(card) for card in usable_cards(state, self.seat, LOSS)]]

    def answered(self, state: State, action: int) -> None:
        if action != DECLINE:
            use_card(state, self.seat, used_card(action), LOSS)

    def rule(self, state: State) -> str:
        return "PR-8.5"

    def about(self, state: State) -> dict[str, Fact]:
        return {"count": 0 if state.fight is None else state.fight.stake, "health": state.health[self.seat]}


class Suffer(ProphecyStep):
    """The loss itself, and the effects that go with it."""

    def name(self) -> str:
        return "suffer"

    def carried_out(self, state: State) -> None:
        fight = state.fight
        assert fight is not None
        seat = fight.loser
        side = fight.side_of(seat)
        state.fight = None
        killer = fight.seat_of(1 - side)
        lost = 0 if fight.guarded else fight.stake
        magic = 0 if fight.card == EMPTY else state.cards.loss_magic[fight.card]
        effects = standing_effects(state, fight, side, LOSS)
        for effect in effects:
            if effect.op == LOSE_MAGIC:
                magic += effect.amount
        for effect in effects:  # PR-8.7: health that stands in for magic is lost too
            if effect.op == XP and (lost > 0 or magic > state.magic[seat] or not effect.extra):
                state.gain_xp(seat, effect.amount)
        for code in fight.gear[side]:
            for effect in state.cards.effects[code >> 2]:
                if effect.op == DAMAGE_SELF and effect.moment == LOSS and effect.mode in (0, fight.mode):
                    state.damage(seat, code)
        if lose_health(state, seat, lost, killer) or is_over(state):
            return
        if magic and lose_magic(state, seat, magic, killer):
            return
        if fight.card != EMPTY:
            lose_further(state, seat, fight.card)
        elif fight.defender >= 0 and state.in_water(seat):
            lose_bubbles(state, seat, state.cards.duel_bubbles)  # PR-17.18: also if something has saved the health


SUFFER_LOSS: Final = Suffer(NOBODY)


def lose_further(state: State, seat: int, card: int) -> None:
    """Gold, items and air that an opponent takes."""
    cards = state.cards
    gold = min(cards.loss_gold[card], state.gold[seat])
    if gold > 0:
        state.gold[seat] -= gold
        if state.journal is not None:
            state.tell("lost_gold", {"seat": seat, "count": gold, "total": state.gold[seat]})
    if cards.loss_item[card] and state.items[seat]:
        state.turned_up()
        code = state.items[seat][state.chance.below(len(state.items[seat]))]
        state.discard_item(seat, code)
        if state.journal is not None:
            state.tell("lost_item", {"seat": seat, "card": CARD_NAMES[code >> 2]})
    if cards.loss_damage[card] and any(state.can_be_damaged(code) for code in state.items[seat]):
        state.push(DamageItem(seat))
    if cards.loss_bubbles[card]:
        lose_bubbles(state, seat, cards.loss_bubbles[card])


class DamageItem(ProphecyStep):
    """The Basilisk: one of your undamaged items, your choice."""

    def name(self) -> str:
        return "damage_item"

    def legal(self, state: State) -> list[int]:
        items = [code >> 2 for code in state.items[self.seat] if state.can_be_damaged(code)]
        return [CARD + card for card in sorted(set(items))]

    def answered(self, state: State, action: int) -> None:
        for code in sorted(state.items[self.seat]):
            if code >> 2 == action - CARD and state.can_be_damaged(code):
                state.damage(self.seat, code)
                return

    def rule(self, state: State) -> str:
        return "PR-8.8"
