"""PR-17: movement, obstacles, monsters and finds in the Water Realm, and its palace."""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.knowledge import EVERYBODY
from hlubina.games.prophecy.actions import (
    CONCEDE,
    LEARN,
    LOSE_HEALTH,
    OPPORTUNITY,
    PAY_MAGIC,
    STAY,
    SWIM,
    TAKE,
    is_use,
    use_of,
    used_card,
)
from hlubina.games.prophecy.cards import (
    ACT,
    CELLS,
    DIRECTIONS,
    DRIFT,
    FLEE_DELTA,
    FLEE_FREE,
    IGNORE_DRIFT,
    INSTEAD,
    LOSE_BUBBLES,
    MOVE,
    PAY_OR_LOSE,
    PLACES,
    SLOW,
    WATER_MOVE,
    WATER_STEPS,
    WILL_CHECK,
    Effect,
)
from hlubina.games.prophecy.fight_state import IN_PALACE, ON_CELL, Fight
from hlubina.games.prophecy.names import (
    ARTIFACT,
    CARD_NAMES,
    COMMON,
    OBSTACLE,
    WATER_MONSTER,
    WATER_OPPORTUNITY,
)
from hlubina.games.prophecy.rules.adventures import potions
from hlubina.games.prophecy.rules.currents import HoldOn, leave_realm, neighbour
from hlubina.games.prophecy.rules.effects import usable_cards, use_card
from hlubina.games.prophecy.rules.ending import (
    ComeAshore,
    concede,
    is_over,
    may_concede,
    ownership_changed,
    take_artifact,
    win,
)
from hlubina.games.prophecy.rules.fight import begin_fight
from hlubina.games.prophecy.rules.health import lose_bubbles, lose_health, lose_magic
from hlubina.games.prophecy.rules.opportunities import can_take, take_opportunity
from hlubina.games.prophecy.rules.spheres import fight_guardian, is_artifact, turn_up, win_artifact
from hlubina.games.prophecy.rules.trade import can_learn, learn
from hlubina.games.prophecy.state import (
    EMPTY,
    PALACE_DECK,
    REMOVED,
    SPHERE_DECK,
    ProphecyStep,
    State,
)

# Movement


def has_monster(state: State, cell: int) -> bool:
    if cell == state.cards.palace:
        return state.palace_is_water() and state.decks[PALACE_DECK].size() > 0
    return state.water[cell] >= WATER_MONSTER and state.water_known[cell] == EVERYBODY


def flee_price(state: State, seat: int) -> int:
    """PR-17.15: what leaving the cell costs."""
    if not has_monster(state, state.cell_of(seat)) or state.has(seat, FLEE_FREE):
        return 0
    return max(0, state.cards.flee_bubbles + state.passive(seat, FLEE_DELTA))


def swims(state: State, seat: int) -> list[int]:
    """PR-17.9: directions; from the palace only off the board (PR-17.20)."""
    cell = state.cell_of(seat)
    found: list[int] = []
    for direction in range(4):
        if neighbour(cell, direction) == EMPTY or not in_sealed_palace(state, seat):
            found.append(SWIM + direction)
    return found


def in_sealed_palace(state: State, seat: int) -> bool:
    return state.in_palace(seat) and not state.palace_is_water()


class WaterMove(ProphecyStep):
    """PR-17.9: swim, stay, or an ability instead of moving."""

    def name(self) -> str:
        return "water_move"

    def legal(self, state: State) -> list[int]:
        seat = self.seat
        options = [STAY, *swims(state, seat)]
        for card in usable_cards(state, seat, INSTEAD):
            options.append(use_of(card))
        for card in usable_cards(state, seat, MOVE):
            options.append(use_of(card))
        for card in potions(state, seat):
            options.append(use_of(card))
        if may_concede(state, seat):
            options.append(CONCEDE)
        return sorted(set(options))

    def answered(self, state: State, action: int) -> None:
        seat = self.seat
        if action == CONCEDE:
            state.push(WaterMove(seat))
            concede(state, seat)
            return
        if is_use(action):
            card = used_card(action)
            if state.cards.uses[card] >> INSTEAD & 1:
                use_card(state, seat, card, INSTEAD)
                state.slowed[seat] = 0
                return
            state.push(WaterMove(seat))
            use_card(state, seat, card, MOVE if state.cards.uses[card] >> MOVE & 1 else ACT)
            return
        steps = 1 if state.slowed[seat] else state.cards.water_steps + state.passive(seat, WATER_STEPS)
        state.slowed[seat] = 0
        if action == STAY:
            return
        state.push(Swim(NOBODY, action - SWIM, steps))
        lose_bubbles(state, seat, flee_price(state, seat))

    def rule(self, state: State) -> str:
        return "PR-17.9"

    def about(self, state: State) -> dict[str, Fact]:
        seat = self.seat
        return {"bubbles": state.bubbles[seat], "bag": state.bag[seat], "flee": flee_price(state, seat)}


class Swim(ProphecyStep):
    """One step: `first` is the direction, `second` the steps left, above 100 when only the last cell is entered."""

    def name(self) -> str:
        return "swim"

    def fits(self, state: State) -> bool:
        return 0 <= self.first < 4 and 0 <= self.second < 200

    def carried_out(self, state: State) -> None:
        seat = state.turn
        cell = neighbour(state.cell_of(seat), self.first)
        if cell == EMPTY:
            leave_realm(state, seat)
            return
        state.place[seat] = PLACES + cell
        state.arriving = 1
        if state.journal is not None:
            state.tell("swam", {"seat": seat, "direction": DIRECTIONS[self.first]})
        left = self.second - 1
        if left % 100 > 0 and cell != state.cards.palace and (left > 100 or can_pass(state, seat, cell)):
            state.push(SwimOn(seat, left))


def can_pass(state: State, seat: int, cell: int) -> bool:
    """PR-17.10: whether the character can swim through a cell: it is empty, or holds a good card that all can see."""
    if any(state.place[other] == PLACES + cell for other in state.others(seat)):
        return False
    card = state.water[cell]
    return card == EMPTY or (card < OBSTACLE and state.water_known[cell] == EVERYBODY)


class SwimOn(ProphecyStep):
    """PR-17.10: a further step, or stop here; `first` is the number of steps left, as in `Swim`."""

    def name(self) -> str:
        return "swim_on"

    def legal(self, state: State) -> list[int]:
        return [STAY, *swims(state, self.seat)]

    def answered(self, state: State, action: int) -> None:
        if action != STAY:
            state.push(Swim(NOBODY, action - SWIM, self.first))

    def rule(self, state: State) -> str:
        return "PR-17.10"

    def about(self, state: State) -> dict[str, Fact]:
        return {"count": self.first % 100}


# Cells


def enter_cell(state: State, seat: int) -> None:
    """PR-17.11, PR-17.13, PR-17.24: what happens on coming to a cell, before any fight."""
    cell = state.cell_of(seat)
    pick_up(state, seat)
    card = state.water[cell]
    if is_over(state) or state.final or card == EMPTY:
        return  # PR-15.5: with the last artifact the realm is gone
    if state.water_known[cell] != EVERYBODY:
        state.water_known[cell] = EVERYBODY
        state.turned_up()
        if state.journal is not None:
            state.tell("revealed", {"card": CARD_NAMES[card]})
    if OBSTACLE <= card < WATER_MONSTER:
        state.gain_xp(seat, state.cards.xp[card])
        for effect in state.cards.effects[card]:
            if state.place[seat] == PLACES + cell:
                meet_obstacle(state, seat, effect)


def lies_open(state: State, place: int) -> bool:
    """Whether an artifact lies there."""
    return any(where == place for where in state.dropped)


def pick_up(state: State, seat: int) -> None:
    """PR-14.2, PR-17.24: artifacts that lie where the character stands."""
    place = state.place[seat]
    found = False
    for number in range(len(state.dropped)):
        if state.dropped[number] == place:
            take_artifact(state, seat, ARTIFACT + number)
            found = True
    if found:
        ownership_changed(state)


def meet_obstacle(state: State, seat: int, effect: Effect) -> None:
    op = effect.op
    if op == DRIFT:
        if effect.extra or state.has(seat, IGNORE_DRIFT):
            state.push(HoldOn(seat, effect.amount, effect.extra))
        else:
            state.adrift = effect.amount
    elif op == LOSE_BUBBLES:
        lose_bubbles(state, seat, effect.amount)
    elif op == SLOW:
        state.slowed[seat] = 1
    elif op == WILL_CHECK:
        die = state.roll()
        if state.journal is not None:
            state.tell(
                "will_check", {"seat": seat, "die": die, "total": die + state.magic[seat], "needed": effect.amount}
            )
        if die + state.magic[seat] < effect.amount:
            lose_magic(state, seat, effect.extra)
    elif op == PAY_OR_LOSE:
        if state.magic[seat] >= effect.amount:
            state.push(PayOrLose(seat, effect.amount, effect.extra))
        else:
            lose_health(state, seat, effect.extra)


class PayOrLose(ProphecyStep):
    """Icy Water: `first` magic, or `second` health."""

    def name(self) -> str:
        return "pay_or_lose"

    def legal(self, state: State) -> list[int]:
        return [LOSE_HEALTH, PAY_MAGIC]

    def answered(self, state: State, action: int) -> None:
        if action == PAY_MAGIC:
            lose_magic(state, self.seat, self.first)
        else:
            lose_health(state, self.seat, self.second)

    def rule(self, state: State) -> str:
        return "PR-17.13"

    def about(self, state: State) -> dict[str, Fact]:
        return {"price": self.first, "count": self.second, "health": state.health[self.seat]}


def fight_water_monster(state: State, seat: int) -> None:
    """PR-17.15: the character fights the monster of its cell."""
    cell = state.cell_of(seat)
    fight = Fight(ON_CELL, seat, state.water[cell], cell)
    fight.lives = state.water_lives[cell]
    state.push(AfterWaterMonster(NOBODY, cell))
    begin_fight(state, fight)


class AfterWaterMonster(ProphecyStep):
    """A beaten monster leaves the game; `first` is its cell."""

    def name(self) -> str:
        return "after_water_monster"

    def fits(self, state: State) -> bool:
        return 0 <= self.first < CELLS and state.water[self.first] != EMPTY

    def carried_out(self, state: State) -> None:
        clear_cell(state, self.first)


def clear_cell(state: State, cell: int) -> None:
    state.piles[REMOVED].append(state.water[cell])
    take_off(state, cell)


def take_off(state: State, cell: int) -> None:
    state.water[cell] = EMPTY
    state.water_known[cell] = 0
    state.water_lives[cell] = 0


# Finds (PR-17.16)


def find_options(state: State, seat: int) -> list[int]:
    """What a positive card on the cell offers."""
    cell = state.cell_of(seat)
    card = state.water[cell]
    if card == EMPTY or card >= OBSTACLE or state.water_known[cell] != EVERYBODY:
        return []
    if card < COMMON:
        return [LEARN + card] if can_learn(state, seat, card) else []
    if card < WATER_OPPORTUNITY:
        return [TAKE]
    moves = any(effect.op == WATER_MOVE for effect in state.cards.effects[card])
    return [OPPORTUNITY + card - WATER_OPPORTUNITY] if moves or can_take(state, seat, card) else []


def take_find(state: State, seat: int) -> None:
    cell = state.cell_of(seat)
    card = state.water[cell]
    if card < COMMON:
        take_off(state, cell)
        learn(state, seat, card)
    elif card < WATER_OPPORTUNITY:
        take_off(state, cell)
        state.gain_item(seat, card)
    else:
        clear_cell(state, cell)
        if state.journal is not None:
            state.tell("used", {"seat": seat, "card": CARD_NAMES[card]})
        for effect in state.cards.effects[card]:
            if effect.op == WATER_MOVE:
                state.push(SwimOn(seat, 100 + effect.amount))
                return
        take_opportunity(state, seat, card)


# The palace


class PalaceOn(ProphecyStep):
    """PR-17.20 to PR-17.22, PR-18.6: the next guardian of the palace, or what its treasure brings."""

    def name(self) -> str:
        return "palace_on"

    def carried_out(self, state: State) -> None:
        seat = state.turn
        deck = state.own_deck(PALACE_DECK)
        if deck.size() > 0 and not is_artifact(deck.cards[-1]):
            turn_up(state, deck, -1)
            state.push(PalaceOn(NOBODY))
            fight_guardian(state, seat, deck, IN_PALACE, PALACE_DECK - SPHERE_DECK)
        elif state.palace_is_water():
            win(state, seat)
        elif deck.size() > 0:
            gain_pearl(state, seat)
            state.push(LeavePalace(NOBODY))
            win_artifact(state, seat, PALACE_DECK)
        else:
            gain_pearl(state, seat)
            leave_realm(state, seat)  # PR-17.22: later visitors play on ashore


def gain_pearl(state: State, seat: int) -> None:
    """PR-17.23: one for each character."""
    if state.pearl[seat] or state.palace_pearls == 0:
        return
    state.pearl[seat] = 1
    state.palace_pearls -= 1
    if state.journal is not None:
        state.tell("gained_pearl", {"seat": seat})
    state.heal(seat, state.strength[seat])
    state.regain(seat, state.will[seat])


class LeavePalace(ProphecyStep):
    """PR-17.21: the conqueror goes back to the base board, and the round is over."""

    def name(self) -> str:
        return "leave_palace"

    def carried_out(self, state: State) -> None:
        state.cut_to("finish_round")
        state.push(ComeAshore(state.turn))
