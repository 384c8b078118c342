"""PR-4, PR-6: a round from the chance card to the check of limits, and the turn inside it."""

from __future__ import annotations

from typing import Final

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.games.prophecy.actions import (
    ATTACK,
    ATTACK_FOR_MAP,
    ATTACK_SPHERE,
    BUY,
    CARD,
    CONCEDE,
    DIG,
    END_TURN,
    GATE,
    HEAL,
    LEARN,
    OPPORTUNITY,
    RIDE,
    SAILS,
    SEATS,
    SELL,
    SHIP,
    STAY,
    TAKE,
    WALK,
    WORK,
    is_use,
    use_of,
    used_card,
)
from hlubina.games.prophecy.cards import (
    ACT,
    CITY,
    DRILL_BONUS,
    FIELD_NAMES,
    FIELDS,
    FORTRESS,
    GATES,
    GATES_FREE,
    GOLD,
    INSTEAD,
    ISLAND,
    MOVE,
    ON_CHANCE,
    PLACES,
    PORTS,
    ROUNDSTART,
    SHIP_INCOME,
    SHIPS_FREE,
    THIEVES,
    WASTELAND,
    WORK_BONUS,
)
from hlubina.games.prophecy.cards import HEAL as HEALING
from hlubina.games.prophecy.cards import MAGIC as REGAINING
from hlubina.games.prophecy.fight_state import WITH_NEMESIS, Fight
from hlubina.games.prophecy.names import CARD_NAMES, WATER_OPPORTUNITY
from hlubina.games.prophecy.rules.adventures import ENCOUNTERS, opportunities_at, potions, reveal_field
from hlubina.games.prophecy.rules.chance_cards import DRAW_CHANCE_CARD, Doom, WaveOrDraw, draws_chance
from hlubina.games.prophecy.rules.currents import drift
from hlubina.games.prophecy.rules.duel import begin_duel, map_targets, targets
from hlubina.games.prophecy.rules.effects import clear_slot, is_safe, travel, usable_cards, use_card
from hlubina.games.prophecy.rules.ending import close_game, concede, may_concede
from hlubina.games.prophecy.rules.fight import begin_fight
from hlubina.games.prophecy.rules.health import can_spare, lose_bubbles, lose_health
from hlubina.games.prophecy.rules.opportunities import can_take, stays, take_opportunity
from hlubina.games.prophecy.rules.spheres import attack_sphere, sphere_at
from hlubina.games.prophecy.rules.trade import add_field_options, take_field_option
from hlubina.games.prophecy.rules.water import (
    PalaceOn,
    WaterMove,
    enter_cell,
    fight_water_monster,
    find_options,
    has_monster,
    lies_open,
    pick_up,
    take_find,
)
from hlubina.games.prophecy.state import (
    EMPTY,
    NO_CARDS,
    NO_SEATS,
    ProphecyStep,
    State,
)

# Rounds


class PassRound(ProphecyStep):
    """PR-3.9, PR-15.8: the next player's round; always the lowest step of a running game."""

    def name(self) -> str:
        return "pass_round"

    def carried_out(self, state: State) -> None:
        seat = state.turn
        passed = False
        while True:
            seat = (seat + 1) % state.seats
            passed = passed or seat == state.first
            if not state.out[seat]:
                break
        if passed:
            state.round += 1
        if state.round > state.cards.round_limit:
            state.round -= 1
            close_game(state)
        else:
            begin_round(state, seat)


def begin_round(state: State, seat: int) -> None:
    """PR-4.1: a character's round begins: effects of its cards, the chance card, then its turn."""
    state.turn = seat
    state.turns += 1
    if state.used[seat]:
        state.used[seat] = []
    state.resting[seat] = 0
    state.more_turns = 0
    if state.journal is not None:
        state.tell("round_began", {"seat": seat, "count": state.round})
    state.push(PASS_ROUND)
    state.push(FINISH_ROUND)
    state.push(BEGIN_TURN)
    for effect in state.effects_at(seat, ROUNDSTART):
        if effect.op == HEALING:
            state.heal(seat, effect.amount)
        elif effect.op == REGAINING:
            state.regain(seat, effect.amount)
        elif effect.op == GOLD:
            state.gain_gold(seat, effect.amount)
    in_water = state.in_water(seat)
    if not in_water and usable_cards(state, seat, ON_CHANCE):
        state.push(WaveOrDraw(seat))
    elif not in_water and draws_chance(state):
        state.push(DRAW_CHANCE_CARD)
    if state.apocalypse:
        state.push(Doom(seat))
    if in_water and (not state.in_palace(seat) or state.palace_is_water()):
        lose_bubbles(state, seat, 1)  # PR-17.7: before the Apocalypse, also where air is a question


class FinishRound(ProphecyStep):
    """PR-2.5, PR-22: limits, and the nemesis of who plays alone."""

    def name(self) -> str:
        return "finish_round"

    def carried_out(self, state: State) -> None:
        seat = state.turn
        if state.out[seat]:
            return
        cards = state.cards
        if state.gold[seat] > cards.limit_gold:
            state.gold[seat] = cards.limit_gold
        if state.xp[seat] > cards.limit_xp:
            state.xp[seat] = cards.limit_xp
        if state.settings.solo:
            state.push(NemesisMoves(NOBODY))
        check_limits(state, seat)


def check_limits(state: State, seat: int) -> None:
    """PR-2.5: item by item, then abilities; what is discarded may have raised a limit itself."""
    if len(state.items[seat]) > state.item_limit(seat):
        state.push(DropItem(seat))
    elif len(state.abilities[seat]) > state.ability_limit(seat):
        state.push(ForgetAbility(seat))


class DropItem(ProphecyStep):
    """PR-2.5: an item above the limit."""

    def name(self) -> str:
        return "drop_item"

    def legal(self, state: State) -> list[int]:
        return sorted({CARD + (code >> 2) for code in state.items[self.seat]})

    def answered(self, state: State, action: int) -> None:
        state.discard_item(self.seat, state.find_item(self.seat, action - CARD))
        if state.journal is not None:
            state.tell("lost_item", {"seat": self.seat, "card": CARD_NAMES[action - CARD]})
        check_limits(state, self.seat)

    def rule(self, state: State) -> str:
        return "PR-2.5"

    def about(self, state: State) -> dict[str, Fact]:
        return {"limit": state.item_limit(self.seat), "count": len(state.items[self.seat])}


class ForgetAbility(ProphecyStep):
    """PR-2.5, PR-11.3: an ability above the limit."""

    def name(self) -> str:
        return "forget_ability"

    def legal(self, state: State) -> list[int]:
        return sorted(CARD + card for card in state.abilities[self.seat])

    def answered(self, state: State, action: int) -> None:
        state.forget(self.seat, action - CARD)
        if state.journal is not None:
            state.tell("forgot", {"seat": self.seat, "card": CARD_NAMES[action - CARD]})
        check_limits(state, self.seat)

    def rule(self, state: State) -> str:
        return "PR-2.5"

    def about(self, state: State) -> dict[str, Fact]:
        return {"limit": state.ability_limit(self.seat), "count": len(state.abilities[self.seat])}


class NemesisMoves(ProphecyStep):
    """PR-22: the nemesis comes nearer by a die, and fights whom it finds."""

    def name(self) -> str:
        return "nemesis_moves"

    def carried_out(self, state: State) -> None:
        seat = state.turn
        state.nemesis = (state.nemesis + state.roll()) % FIELDS
        if state.journal is not None:
            state.tell("nemesis_moved", {"field": FIELD_NAMES[state.nemesis]})
        if state.nemesis == state.place[seat] and not is_safe(state, seat):
            state.nemesis = WASTELAND
            begin_fight(state, Fight(WITH_NEMESIS, seat, EMPTY, EMPTY))


# Turns


class BeginTurn(ProphecyStep):
    """PR-4.2; with Quiet Times another one follows."""

    def name(self) -> str:
        return "begin_turn"

    def carried_out(self, state: State) -> None:
        seat = state.turn
        state.arriving = 0
        state.adrift = 0
        state.spent = 0
        state.sneaking = 0
        state.attacked = 0
        state.busy = 0
        state.dug = 0
        state.served = 0
        if state.more_turns > 0:
            state.more_turns -= 1
            state.push(BEGIN_TURN)
        state.push(END_OF_TURN)
        state.push(PLAY_ON)
        if state.in_water(seat):
            state.push(WaterMove(seat))
        else:
            state.push(MOVES[seat])


class EndTurn(ProphecyStep):
    """PR-16.4: at the end of a turn a map piece may be picked up."""

    def name(self) -> str:
        return "end_turn"

    def carried_out(self, state: State) -> None:
        seat = state.turn
        place = state.place[seat]
        if 0 <= place < FIELDS and state.pieces_on >> place & 1 and state.is_clear(place):
            state.pieces_on ^= 1 << place
            state.pieces[seat].append(place)
            if state.journal is not None:
                state.tell("gained_piece", {"seat": seat, "total": len(state.pieces[seat])})


class PlayOn(ProphecyStep):
    """The rest of a turn after the movement (PR-4.2): exploring, monsters, then everything that is optional."""

    def name(self) -> str:
        return "play_on"

    def carried_out(self, state: State) -> None:
        seat = state.turn
        if state.adrift:
            state.push(PLAY_ON)
            drift(state, seat)
        elif state.in_water(seat):
            play_in_water(state, seat)
        else:
            play_on_land(state, seat)


def play_on_land(state: State, seat: int) -> None:
    """PR-4.2, PR-14.2: explore, fight, take what lies there, then whatever is optional."""
    place = state.place[seat]
    if state.arriving:
        state.arriving = 0
        state.busy = 0
        state.sneaking = 0  # PR-19.4: it was past the monsters of another field
        reveal_field(state, place)
    if state.spent:
        return
    monsters = state.has_monsters(place)
    if monsters and not state.sneaking:
        state.push(PLAY_ON)
        state.push(ENCOUNTERS[seat])
    elif not monsters and lies_open(state, place):
        state.push(PLAY_ON)
        pick_up(state, seat)
    else:
        state.push(ACTS[seat])


def play_in_water(state: State, seat: int) -> None:
    """PR-17: the same on a cell or in the palace."""
    if state.arriving:
        state.arriving = 0
        state.push(PLAY_ON)
        enter_cell(state, seat)
        if state.spent and state.in_water(seat) and not state.final and has_monster(state, state.cell_of(seat)):
            fight_water_monster(state, seat)  # PR-20.23: who has lost and was carried here has entered like anybody
    elif state.spent:
        return
    elif lies_open(state, state.place[seat]):  # PR-17.24: who stays has ended the movement here too
        state.push(PLAY_ON)
        pick_up(state, seat)
    elif state.in_palace(seat):
        state.push(PLAY_ON)
        state.push(PalaceOn(NOBODY))
    elif has_monster(state, state.cell_of(seat)):
        state.push(PLAY_ON)
        fight_water_monster(state, seat)
    else:
        state.push(ACTS[seat])


# Duties are all alike: one of each is enough
PASS_ROUND: Final = PassRound(NOBODY)
FINISH_ROUND: Final = FinishRound(NOBODY)
BEGIN_TURN: Final = BeginTurn(NOBODY)
END_OF_TURN: Final = EndTurn(NOBODY)
PLAY_ON: Final = PlayOn(NOBODY)


# Movement (PR-6)


def ship_price(state: State, seat: int, target: int) -> int:
    """PR-16.7: the way to the island is a return ticket."""
    if state.place[seat] == ISLAND or state.has(seat, SHIPS_FREE):
        return 0
    return state.cards.island_gold if target == ISLAND else state.cards.ship_gold


def gate_price(state: State, seat: int) -> int:
    return 0 if state.has(seat, GATES_FREE) else state.cards.gate_gold


def sailings_from(here: int) -> list[int]:
    """The next ports on both sides, or from the island every port."""
    if here == ISLAND:
        return PORTS
    if here not in PORTS:
        return []
    place = PORTS.index(here)
    return sorted([PORTS[(place - 1) % len(PORTS)], PORTS[(place + 1) % len(PORTS)]])


def gates_from(here: int) -> list[int]:
    return [gate for gate in GATES if gate != here] if here in GATES else []


# What a character can afford to do from a place, as a mask
ON_FOOT: Final = 1
ON_HORSE: Final = 2
BY_SHIP: Final = 4
TO_ISLAND: Final = 8
BY_GATE: Final = 16
TO_WORK: Final = 32
TO_SPHERE: Final = 64
MEANS: Final = 128


def moves_from(here: int, means: int) -> list[int]:
    """PR-6.1, PR-6.4: to stay, and everything that the means allow, ascending."""
    options = [STAY]
    if means & ON_FOOT and here < FIELDS:
        options += sorted([WALK + (here + step) % FIELDS for step in (1, -1)])
    if means & ON_HORSE and here < FIELDS:
        options += sorted([RIDE + (here + step) % FIELDS for step in (2, -2)])
    if means & BY_SHIP:
        options += [SHIP + SAILS.index(port) for port in sailings_from(here)]
    if means & TO_ISLAND:
        options.append(SHIP + SAILS.index(ISLAND))
    if means & BY_GATE:
        options += [GATE + GATES.index(gate) for gate in gates_from(here)]
    if means & TO_WORK:
        options.append(WORK)
    if means & TO_SPHERE:
        options.append(ATTACK_SPHERE)
    return options


# By place, and by place and means
SAILINGS: Final = [sailings_from(here) for here in range(PLACES)]
PASSAGES: Final = [gates_from(here) for here in range(PLACES)]
MOVES_FROM: Final = [[moves_from(here, means) for means in range(MEANS)] for here in range(PLACES)]


def sailings(state: State, seat: int) -> list[int]:
    """PR-6.2, PR-16.7: where ships go from here."""
    here = state.place[seat]
    if not state.on_base(seat) or not SAILINGS[here]:
        return []
    return [*SAILINGS[here], ISLAND] if state.settings.island and here != ISLAND else SAILINGS[here]


def means_of(state: State, seat: int) -> int:
    """PR-6.1, PR-6.4: the journeys that can be paid for, and what can be done instead."""
    here = state.place[seat]
    means = TO_WORK if can_work(state, seat) else 0
    if state.arena != EMPTY:
        return means
    gold = state.gold[seat]
    means |= ON_FOOT
    if gold >= state.cards.ride_gold:
        means |= ON_HORSE
    if SAILINGS[here]:
        if ship_price(state, seat, SAILINGS[here][0]) <= gold:
            means |= BY_SHIP
        if state.settings.island and here != ISLAND and ship_price(state, seat, ISLAND) <= gold:
            means |= TO_ISLAND
    if PASSAGES[here] and gate_price(state, seat) <= gold:
        means |= BY_GATE
    return means if sphere_at(state, seat) == EMPTY else means | TO_SPHERE


def can_work(state: State, seat: int) -> bool:
    """PR-6.5: whether the character can work where it stands, and afford it."""
    place = state.place[seat]
    if place == CITY or place == THIEVES:
        return state.magic[seat] >= state.cards.work_magic
    return place == FORTRESS and can_spare(state, seat)


def work(state: State, seat: int) -> None:
    cards = state.cards
    if state.journal is not None:
        state.tell("worked", {"seat": seat})
    if state.place[seat] == FORTRESS:
        lose_health(state, seat, cards.drill_health)
        state.gain_xp(seat, cards.drill_xp + state.passive(seat, DRILL_BONUS))
        return
    state.magic[seat] -= cards.work_magic
    wage = cards.work_city_gold if state.place[seat] == CITY else cards.work_guild_gold
    state.gain_gold(seat, wage + state.passive(seat, WORK_BONUS))


class Move(ProphecyStep):
    """PR-6.1, PR-6.4: one journey, one activity instead, or stay."""

    def name(self) -> str:
        return "move"

    def legal(self, state: State) -> list[int]:
        seat = self.seat
        options = MOVES_FROM[state.place[seat]][means_of(state, seat)]
        uses = NO_CARDS if state.arena != EMPTY else usable_cards(state, seat, MOVE)
        uses = joined(uses, usable_cards(state, seat, INSTEAD))
        uses = joined(uses, potions(state, seat))
        if uses:
            options = [*options, *sorted([use_of(card) for card in uses])]
        return [*options, CONCEDE] if may_concede(state, seat) else options

    def answered(self, state: State, action: int) -> None:
        seat = self.seat
        if action == CONCEDE:
            state.push(MOVES[seat])
            concede(state, seat)
            return
        state.arriving = 1
        if is_use(action):
            card = used_card(action)
            uses = state.cards.uses[card]
            if uses >> MOVE & 1 and usable(state, seat, card, MOVE):
                use_card(state, seat, card, MOVE)
            elif uses >> INSTEAD & 1:
                use_card(state, seat, card, INSTEAD)
            else:
                state.push(MOVES[seat])
                use_card(state, seat, card, ACT)
        elif action == WORK:
            work(state, seat)
        elif action == ATTACK_SPHERE:
            attack_sphere(state, seat, sphere_at(state, seat))
        elif action != STAY:
            journey(state, seat, action)

    def refusal(self, state: State, action: int) -> str:
        if action == CONCEDE:
            return "PR-15.2"
        if action == WORK:
            return "PR-6.5"
        if action == ATTACK_SPHERE:
            return "PR-13.1"
        return "PR-6.2" if SHIP <= action < WORK else "PR-6.1"

    def about(self, state: State) -> dict[str, Fact]:
        return {"field": FIELD_NAMES[state.place[self.seat]], "gold": state.gold[self.seat]}


MOVES: Final = [Move(seat) for seat in range(SEATS)]


def joined(cards: list[int], more: list[int]) -> list[int]:
    """Each card once."""
    if not more:
        return cards
    return [*cards, *[card for card in more if card not in cards]]


def usable(state: State, seat: int, card: int, moment: int) -> bool:
    return card in usable_cards(state, seat, moment)


def journey(state: State, seat: int, action: int) -> None:
    price = 0
    if action < RIDE:
        target = action - WALK
    elif action < SHIP:
        target = action - RIDE
        price = state.cards.ride_gold
    elif action < GATE:
        target = SAILS[action - SHIP]
        price = ship_price(state, seat, target)
        earn_fare(state, seat, target)
    else:
        target = GATES[action - GATE]
        price = gate_price(state, seat)
    if price:
        state.gold[seat] -= price
    travel(state, seat, target)


def earn_fare(state: State, seat: int, target: int) -> None:
    """PR-16.7, PR-20.18: the Ship's Chaplain."""
    for card in state.abilities[seat]:
        for effect in state.cards.effects[card]:
            if effect.op == SHIP_INCOME:
                if state.place[seat] == ISLAND:
                    state.gain_gold(seat, effect.extra)
                elif target != ISLAND:
                    state.gain_gold(seat, effect.amount)


# Steps 4 and 5 of the turn


class Act(ProphecyStep):
    """PR-4.2, steps 4 and 5: attack a character, use opportunities and options, or end the turn."""

    def name(self) -> str:
        return "act"

    def legal(self, state: State) -> list[int]:
        seat = self.seat
        foes = NO_SEATS if state.busy else targets(state, seat)
        must_attack = bool(foes) and state.arena != EMPTY  # PR-18.9 e
        options = [] if must_attack else [END_TURN]
        for other in foes:
            options.append(ATTACK + other)
        if foes:
            for other in map_targets(state, seat):
                options.append(ATTACK_FOR_MAP + other)
        if state.in_water(seat):
            options += find_options(state, seat)
        else:
            for slot in opportunities_at(state, state.place[seat]):
                if can_take(state, seat, state.lying[slot]):
                    options.append(OPPORTUNITY + state.lying[slot] - WATER_OPPORTUNITY)
            add_field_options(state, seat, options)
        for card in usable_cards(state, seat, ACT):
            options.append(use_of(card))
        if len(options) > 2:  # the first one is always the lowest
            options.sort()
        return options

    def answered(self, state: State, action: int) -> None:
        seat = self.seat
        if action == END_TURN:
            return
        state.push(PLAY_ON)
        if ATTACK <= action < ATTACK_FOR_MAP:
            begin_duel(state, seat, action - ATTACK, False)
        elif ATTACK_FOR_MAP <= action < HEAL:
            begin_duel(state, seat, action - ATTACK_FOR_MAP, True)
        elif is_use(action):
            use_card(state, seat, used_card(action), ACT)
        else:
            if state.arena == EMPTY:
                state.busy = 1
            if state.in_water(seat) and (action == TAKE or LEARN <= action < DIG or OPPORTUNITY <= action < BUY):
                take_find(state, seat)
            elif OPPORTUNITY <= action < BUY:
                use_opportunity(state, seat, WATER_OPPORTUNITY + action - OPPORTUNITY)
            else:
                take_field_option(state, seat, action)

    def refusal(self, state: State, action: int) -> str:
        if ATTACK <= action < HEAL:
            return "PR-9.1"
        if OPPORTUNITY <= action < BUY:
            return "PR-7.2"
        if LEARN <= action < DIG:
            return "PR-11.1"
        if BUY <= action < SELL:
            return "PR-12.1"
        return "PR-16.9" if DIG <= action < CARD else "PR-4.2"

    def about(self, state: State) -> dict[str, Fact]:
        return {"gold": state.gold[self.seat], "xp": state.xp[self.seat]}


ACTS: Final = [Act(seat) for seat in range(SEATS)]


def use_opportunity(state: State, seat: int, card: int) -> None:
    """PR-7.2: an opportunity is discarded once used."""
    if state.journal is not None:
        state.tell("used", {"seat": seat, "card": CARD_NAMES[card]})
    if stays(state, seat, card):
        return
    for slot in opportunities_at(state, state.place[seat]):
        if state.lying[slot] == card:
            clear_slot(state, slot)
            break
    take_opportunity(state, seat, card)
