"""P-4 and P-11: gifts are used in the order of their numbers; one interpreter carries out the steps of all of them.

While a gift is in use, the table remembers its owner, which step it is at, and what was chosen (`registers`).
`CarryOut` goes on from there whenever nobody has a question to answer.
"""

from __future__ import annotations

from typing import Final

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.games.passengers.actions import (
    ADMIT_COLOUR,
    ADMIT_KIND,
    ANNOUNCE,
    CARD,
    CARD_TWIN,
    COLOUR,
    EMPTY_SEAT,
    ENOUGH,
    KIND,
    PASSENGER,
    PLAYER,
)
from hlubina.games.passengers.cards import ANIMALS, GIFT_NAMES, MOST_SEATS, NO_GIFT
from hlubina.games.passengers.language import (
    ADMIT,
    BIND_VOTE,
    CHOOSE_COLOUR,
    CHOOSE_KIND,
    CHOOSE_PASSENGERS,
    CHOOSE_PLAYERS,
    EACH_BOAT,
    EXCHANGE_HAND,
    KIND_OR_COLOUR,
    MOST_REGISTERS,
    NEEDS_HAND,
    NEEDS_UNDERWORLD,
    SHOW_HAND_CARD,
    UNTIL_GIFTS_END,
    Gift,
    Op,
)
from hlubina.games.passengers.rules.effects import (
    bind_vote,
    exchange_hands,
    people,
    perform,
    show_hand_card,
    state_of_passenger,
)
from hlubina.games.passengers.rules.placement import gift_of
from hlubina.games.passengers.rules.talk import invite_remarks
from hlubina.games.passengers.rules.targets import candidates, empty_spots, players_to_choose, unused_masks
from hlubina.games.passengers.state import EMPTY, GIFTS, NOTHING, PassengersStep, State, Use, hand_options, spot_facts


class UseGifts(PassengersStep):
    """P-4.1: the next gift by number, until all are used."""

    def name(self) -> str:
        return "use_gifts"

    def carried_out(self, state: State) -> None:
        if state.phase != GIFTS:
            state.begin_phase(GIFTS)
        lowest = 10
        owner = NOBODY
        for seat in range(state.seats):
            if not state.used >> seat & 1 and state.gifts[seat] < lowest:
                lowest = state.gifts[seat]
                owner = seat
        if owner == NOBODY:
            lift_silence(state, UNTIL_GIFTS_END)
            return
        state.used |= 1 << owner
        state.turns += 1
        state.push(USE_GIFTS)
        begin_gift(state, owner, gift_of(state, lowest))


def lift_silence(state: State, moment: int) -> None:
    for seat in range(state.seats):
        if state.silent[seat] == moment:
            state.silent[seat] = 0


def begin_gift(state: State, owner: int, number: int) -> None:
    """P-4.2: a gift must be used; without a legal target nothing happens."""
    gift = state.cards.gifts[number]
    state.gift = number
    state.owner = owner
    state.at = 0
    state.instead = False
    state.registers = [NOTHING] * MOST_REGISTERS
    if not gift.steps:
        put_away(state, "no_action")
        return
    if not is_possible(state, gift, gift.steps):
        if not gift.impossible or not is_possible(state, gift, gift.impossible):
            put_away(state, "no_target")
            return
        state.instead = True
    if state.journal is not None:
        state.tell("used_gift", {"seat": owner, "gift": GIFT_NAMES[number]})
    state.push(CARRY_OUT)


def is_possible(state: State, gift: Gift, steps: list[Op]) -> bool:
    """Whether every choice of the steps has something to choose from."""
    if gift.needs == NEEDS_HAND and len(state.hands[state.owner]) == 0:
        return False
    if gift.needs == NEEDS_UNDERWORLD and not state.winners:
        return False
    for op in steps:
        if op.op == CHOOSE_COLOUR and op.unused_masks and not unused_masks(state):
            return False
        if op.op == CHOOSE_PLAYERS and not players_to_choose(state, op):
            return False
        if op.op == CHOOSE_PASSENGERS and not candidates(state, op):
            return False
    return True


def put_away(state: State, why: str) -> None:
    """The gift is over without having done anything."""
    if state.journal is not None:
        state.tell(why, {"seat": state.owner, "gift": GIFT_NAMES[state.gift]})
    finish_gift(state)


def finish_gift(state: State) -> None:
    state.uses.append(Use(state.round, state.owner, state.gift, state.instead, state.registers))
    gift = state.gift
    owner = state.owner
    state.gift = NO_GIFT
    state.owner = NOBODY
    state.at = 0
    state.instead = False
    state.registers = []
    invite_remarks(state, gift, owner)


def steps_of(state: State) -> list[Op]:
    gift = state.cards.gifts[state.gift]
    return gift.impossible if state.instead else gift.steps


class CarryOut(PassengersStep):
    """Go on with the gift in use, as far as nobody has to decide."""

    def name(self) -> str:
        return "carry_out"

    def carried_out(self, state: State) -> None:
        steps = steps_of(state)
        while state.at < len(steps):
            op = steps[state.at]
            if op.chooses():
                if wants_more(state, op):
                    state.push(CARRY_OUT)
                    state.push(choice_step(state, op))
                    return
                state.at += 1
            elif op.op in (SHOW_HAND_CARD, EXCHANGE_HAND):
                if ask_for_cards(state, op):
                    return
            elif op.op == BIND_VOTE or (op.op == ADMIT and op.question == KIND_OR_COLOUR):
                state.at += 1
                state.push(CARRY_OUT)
                for seat in reversed(people(state, op.who)):
                    state.push(AnnounceBoat(seat) if op.op == BIND_VOTE else AdmitOne(seat, op.argument))
                return
            else:
                state.at += 1
                perform(state, op)
        finish_gift(state)


USE_GIFTS: Final = UseGifts(NOBODY)
CARRY_OUT: Final = CarryOut(NOBODY)


def wants_more(state: State, op: Op) -> bool:
    chosen = state.registers[op.register]
    if not chosen and state.at == 0:
        return True  # as the gift is possible
    if op.op == CHOOSE_PLAYERS:
        return len(chosen) < op.most and bool(players_to_choose(state, op))
    if op.op == CHOOSE_PASSENGERS:
        return len(chosen) < op.most and bool(candidates(state, op))
    return not chosen


def choice_step(state: State, op: Op) -> PassengersStep:
    if op.op == CHOOSE_COLOUR:
        return COLOUR_CHOICES[state.owner]
    if op.op == CHOOSE_KIND:
        return KIND_CHOICES[state.owner]
    if op.op == CHOOSE_PLAYERS:
        return PLAYER_CHOICES[state.owner]
    if op.op == CHOOSE_PASSENGERS:
        return PASSENGER_CHOICES[state.owner]
    return SEAT_CHOICES[state.owner]


# Choices (P-11.1 to P-11.5)


class GiftStep(PassengersStep):
    """A choice of the gift's owner: which one follows from the step that the gift is at."""

    def op(self, state: State) -> Op:
        return steps_of(state)[state.at]

    def choose(self, state: State, value: int) -> None:
        register = self.op(state).register
        state.registers[register] = [*state.registers[register], value]

    def about(self, state: State) -> dict[str, Fact]:
        op = self.op(state)
        return {"gift": GIFT_NAMES[state.gift], "missing": op.most - len(state.registers[op.register])}


class ChooseColour(GiftStep):
    def name(self) -> str:
        return "choose_colour"

    def legal(self, state: State) -> list[int]:
        if self.op(state).unused_masks:
            return [COLOUR + colour for colour in unused_masks(state)]
        return [COLOUR, COLOUR + 1, COLOUR + 2]

    def answered(self, state: State, action: int) -> None:
        self.choose(state, action - COLOUR)

    def rule(self, state: State) -> str:
        return "P-11.1"


class ChooseKind(GiftStep):
    def name(self) -> str:
        return "choose_kind"

    def legal(self, state: State) -> list[int]:
        return [KIND, KIND + 1]

    def answered(self, state: State, action: int) -> None:
        self.choose(state, action - KIND)

    def rule(self, state: State) -> str:
        return "P-11.2"


class ChoosePlayers(GiftStep):
    def name(self) -> str:
        return "choose_players"

    def legal(self, state: State) -> list[int]:
        return [PLAYER + seat for seat in players_to_choose(state, self.op(state))]

    def answered(self, state: State, action: int) -> None:
        self.choose(state, action - PLAYER)
        if state.journal is not None:
            facts: dict[str, Fact] = {"seat": self.seat, "opponent": action - PLAYER, "gift": GIFT_NAMES[state.gift]}
            state.tell("chose_player", facts)

    def rule(self, state: State) -> str:
        return "P-11.3"


class ChoosePassengers(GiftStep):
    def name(self) -> str:
        return "choose_passengers"

    def legal(self, state: State) -> list[int]:
        op = self.op(state)
        options = [PASSENGER + place for place in candidates(state, op)]
        if op.boats != EACH_BOAT and len(state.registers[op.register]) >= op.least:
            options.append(ENOUGH)
        return options

    def answered(self, state: State, action: int) -> None:
        if action == ENOUGH:
            state.at += 1
        else:
            self.choose(state, action - PASSENGER)

    def rule(self, state: State) -> str:
        return "P-11.4"


class ChooseEmptySeat(GiftStep):
    def name(self) -> str:
        return "choose_empty_seat"

    def legal(self, state: State) -> list[int]:
        passenger = state.registers[self.op(state).argument][0]
        return [EMPTY_SEAT + spot for spot in empty_spots(state, passenger)]

    def answered(self, state: State, action: int) -> None:
        self.choose(state, state.place_of(action - EMPTY_SEAT))

    def rule(self, state: State) -> str:
        return "P-11.5"


COLOUR_CHOICES: Final = [ChooseColour(seat) for seat in range(MOST_SEATS)]
KIND_CHOICES: Final = [ChooseKind(seat) for seat in range(MOST_SEATS)]
PLAYER_CHOICES: Final = [ChoosePlayers(seat) for seat in range(MOST_SEATS)]
PASSENGER_CHOICES: Final = [ChoosePassengers(seat) for seat in range(MOST_SEATS)]
SEAT_CHOICES: Final = [ChooseEmptySeat(seat) for seat in range(MOST_SEATS)]


# Cards picked from hands (P-11.9, P-11.11)


def ask_for_cards(state: State, op: Op) -> bool:
    """Let everybody who shows or gives a card pick it, all at once; when they have, carry it out."""
    if op.op == EXCHANGE_HAND:
        steps = [op]
        givers = people(state, op.who)
    else:
        steps = shows_in_a_row(state)
        givers = []
        for step in steps:
            givers += people(state, step.who)
    for giver in givers:
        if state.picks[giver] == EMPTY and len(state.hands[giver]) > 0:
            state.push(CARRY_OUT)
            for seat in sorted(givers, reverse=True):
                state.push(GiveCard(seat) if op.op == EXCHANGE_HAND else ShowCard(seat))
            return True
    state.at += len(steps)
    if op.op == EXCHANGE_HAND:
        exchange_hands(state, givers[0], givers[1])
    else:
        for step in steps:
            show_hand_card(state, step)
    for giver in givers:
        state.picks[giver] = EMPTY
    return False


def shows_in_a_row(state: State) -> list[Op]:
    """All cards are picked before any is shown, as far as nobody shows twice."""
    steps = steps_of(state)
    found: list[Op] = []
    givers: list[int] = []
    for index in range(state.at, len(steps)):
        op = steps[index]
        if op.op != SHOW_HAND_CARD:
            break
        more = people(state, op.who)
        if not set(givers).isdisjoint(more):
            break
        found.append(op)
        givers += more
    return found


class PickCard(PassengersStep):
    """Pick a hand card, at the same time as others; it stays secret until all have."""

    def legal(self, state: State) -> list[int]:
        return hand_options(CARD, CARD_TWIN, state.hands[self.seat])

    def answered(self, state: State, action: int) -> None:
        state.picks[self.seat] = action - CARD_TWIN if CARD_TWIN <= action < ADMIT_KIND else action - CARD

    def receiver(self, state: State) -> int:
        raise NotImplementedError

    def about(self, state: State) -> dict[str, Fact]:
        return {"gift": GIFT_NAMES[state.gift], "opponent": self.receiver(state)}


class ShowCard(PickCard):
    def name(self) -> str:
        return "show_card"

    def receiver(self, state: State) -> int:
        for op in shows_in_a_row(state):
            if self.seat in people(state, op.who):
                return people(state, op.to)[0]
        return state.owner

    def rule(self, state: State) -> str:
        return "P-11.9"


class GiveCard(PickCard):
    def name(self) -> str:
        return "give_card"

    def receiver(self, state: State) -> int:
        one, two = people(state, steps_of(state)[state.at].who)
        return two if self.seat == one else one

    def rule(self, state: State) -> str:
        return "P-11.11"


class AdmitOne(PassengersStep):
    """P-11.8: kind or colour of a passenger just looked at."""

    def __init__(self, seat: int, register: int) -> None:
        super().__init__(seat)
        self.register = register

    def name(self) -> str:
        return "admit_one"

    def numbers(self) -> list[int]:
        return [self.seat, self.register]

    def legal(self, state: State) -> list[int]:
        return [ADMIT_KIND, ADMIT_COLOUR]

    def answered(self, state: State, action: int) -> None:
        state_of_passenger(state, self.seat, state.registers[self.register][0], action == ADMIT_KIND)

    def rule(self, state: State) -> str:
        return "P-11.8"

    def about(self, state: State) -> dict[str, Fact]:
        return {"gift": GIFT_NAMES[state.gift], **spot_facts(state.registers[self.register][0])}


class AnnounceBoat(PassengersStep):
    """P-11.18: name the boat that the vote will be bound to."""

    def name(self) -> str:
        return "announce_boat"

    def legal(self, state: State) -> list[int]:
        return [ANNOUNCE + animal for animal in range(len(ANIMALS))]

    def answered(self, state: State, action: int) -> None:
        bind_vote(state, self.seat, action - ANNOUNCE)

    def rule(self, state: State) -> str:
        return "P-11.18"

    def about(self, state: State) -> dict[str, Fact]:
        return {"gift": GIFT_NAMES[state.gift], "opponent": state.owner}
