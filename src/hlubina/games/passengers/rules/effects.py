"""P-11: the deeds that gifts are made of: looking, revealing, admitting, showing, moving, masking, silencing."""

from __future__ import annotations

from hlubina.core.journal import Fact
from hlubina.core.knowledge import EVERYBODY
from hlubina.games.passengers.cards import (
    ANIMALS,
    CARD_NAMES,
    COLOURLESS,
    COLOURS,
    KINDS,
    ZHOLYK,
    card_names,
    colour_of,
    kind_of,
)
from hlubina.games.passengers.knowledge.clues import packed
from hlubina.games.passengers.language import (
    ADMIT,
    COUNT_COLOUR,
    LOOK,
    LOOK_HAND,
    MASK,
    MOMENTS,
    MOVE,
    OTHERS,
    OWNER,
    REVEAL,
    SHUFFLE,
    SILENCE,
    SWAP,
    Op,
)
from hlubina.games.passengers.state import (
    COLOUR_STATED,
    COUNT_ADMITTED,
    EMPTY,
    EXCHANGED,
    HAND_CARD,
    KIND_ADMITTED,
    KIND_STATED,
    LOOKED,
    NOTHING,
    WHOLE_HAND,
    Clue,
    State,
    spot_facts,
    with_card,
    without,
)


def people(state: State, who: list[int]) -> list[int]:
    """The seats that a step means; several clockwise from the owner."""
    found: list[int] = []
    for word in who:
        if word == OWNER:
            found.append(state.owner)
        elif word >= 0:
            found += state.registers[word]
        else:
            for step in range(1 if word == OTHERS else 0, state.seats):
                found.append((state.owner + step) % state.seats)
    return found


def perform(state: State, op: Op) -> None:
    """Carry out a deed that asks nobody."""
    code = op.op
    if code == LOOK:
        for place in chosen(state, op):
            look(state, people(state, op.who), place, op.secret)
    elif code == REVEAL:
        for place in chosen(state, op):
            reveal(state, place)
    elif code == ADMIT:
        for seat in people(state, op.who):
            admit(state, seat, op.question == COUNT_COLOUR, state.registers[op.argument][0])
    elif code == LOOK_HAND:
        for viewer in people(state, op.who):
            for seat in chosen(state, op):
                look_at_hand(state, viewer, seat, op.secret)
    elif code == SWAP:
        one, two = chosen(state, op)
        swap(state, one, two)
    elif code == SHUFFLE:
        one, two = chosen(state, op)
        shuffle(state, one, two)
    elif code == MOVE:
        move(state, chosen(state, op)[0], state.registers[op.argument][0])
    elif code == MASK:
        lay_mask(state, chosen(state, op)[0], state.registers[op.argument][0])
    elif code == SILENCE:
        for seat in people(state, op.who):
            silence(state, seat, op.until)
    else:
        take_coin(state, people(state, op.who)[0])


def chosen(state: State, op: Op) -> list[int]:
    """The targets of a step: places of passengers, or seats."""
    found: list[int] = []
    for register in op.targets:
        found += state.registers[register]
    return found


def new_clue(state: State, sort: int, viewers: int, seat: int) -> Clue:
    return Clue(sort, viewers, state.round, state.gift, seat, state.exchanges)


# Passengers


def look(state: State, viewers: list[int], place: int, secret: bool) -> None:
    """P-11.6: these players look at the passenger of a place."""
    mask = 0
    for seat in viewers:
        mask |= 1 << seat
    clue = new_clue(state, LOOKED, mask, viewers[0])
    clue.place = place
    clue.trace = state.traces[place]
    clue.secret = secret
    state.learn(clue, EMPTY)
    if state.journal is not None:
        for seat in viewers:
            card = CARD_NAMES[state.card_at(place)]
            state.journal.whisper("looked", {"seat": seat, **spot_facts(place)}, {"card": card}, mask)


def reveal(state: State, place: int) -> None:
    """P-11.7: turn the passenger of a place face up for everybody."""
    clue = new_clue(state, LOOKED, EVERYBODY, state.owner)
    clue.place = place
    clue.trace = state.traces[place]
    state.learn(clue, EMPTY)
    state.face_up |= 1 << place
    if state.journal is not None:
        card = CARD_NAMES[state.card_at(place)]
        state.tell("revealed", {"seat": state.owner, **spot_facts(place), "card": card})


def state_of_passenger(state: State, seat: int, place: int, kind: bool) -> None:
    """P-11.8: state the kind, or the printed colour, of a passenger."""
    card = state.card_at(place)
    clue = new_clue(state, KIND_STATED if kind else COLOUR_STATED, EVERYBODY, seat)
    clue.place = place
    clue.trace = state.traces[place]
    clue.answer = kind_of(card) if kind else colour_of(card)
    state.learn(clue, EMPTY)
    if state.journal is not None:
        facts: dict[str, Fact] = {"seat": seat, **spot_facts(place)}
        if kind:
            state.tell("stated_kind", {**facts, "kind": KINDS[clue.answer]})
        elif clue.answer == COLOURLESS:
            state.tell("stated_no_colour", facts)
        else:
            state.tell("stated_colour", {**facts, "colour": COLOURS[clue.answer]})


def swap(state: State, one: int, two: int) -> None:
    """P-11.12: masks and faces go along."""
    traces = state.traces
    traces[one], traces[two] = traces[two], traces[one]
    masks = state.masks
    masks[one], masks[two] = masks[two], masks[one]
    if (state.face_up >> one & 1) != (state.face_up >> two & 1):
        state.face_up ^= 1 << one | 1 << two
    if state.journal is not None:
        state.tell("swapped", {"seat": state.owner, **two_spots(one, two)})


def two_spots(one: int, two: int) -> dict[str, Fact]:
    first = spot_facts(one)
    second = spot_facts(two)
    return {
        **first,
        "other_round": second["round"],
        "other_boat": second["boat"],
        "other_column": second["column"],
    }


def shuffle(state: State, one: int, two: int) -> None:
    """P-11.13: nobody knows the order any more."""
    size = 1 << state.shuffles
    first = spread(state.traces[one], size)
    second = spread(state.traces[two], size)
    state.traces[one] = first + second
    state.traces[two] = second + first
    flip = state.fated.pop(0) if state.fated else state.chance.below(2)
    state.flips |= flip << state.shuffles
    state.shuffles += 1
    state.turned_up()
    state.forget_minds()
    if state.journal is not None:
        state.tell("shuffled", {"seat": state.owner, **two_spots(one, two)})


def spread(trace: list[int], size: int) -> list[int]:
    """The same trace, written out for every outcome of the shuffles so far."""
    return [trace[index & (len(trace) - 1)] for index in range(size)]


def move(state: State, place: int, seat: int) -> None:
    """P-11.14: to an empty seat, with mask and face."""
    state.sit_down(seat, state.traces[place])
    state.traces[place] = NOTHING
    state.taken ^= 1 << place
    state.masks[seat] = state.masks[place]
    state.masks[place] = EMPTY
    if state.face_up >> place & 1:
        state.face_up ^= 1 << place | 1 << seat
    if state.journal is not None:
        state.tell("moved", {"seat": state.owner, **two_spots(place, seat)})


def lay_mask(state: State, place: int, colour: int) -> None:
    """P-11.15: lay a mask, so that the passenger of a place counts as of this colour."""
    state.masks[place] = colour
    state.masks_used |= 1 << colour
    if state.journal is not None:
        state.tell("masked", {"seat": state.owner, **spot_facts(place), "colour": COLOURS[colour]})


# Hands


def admit(state: State, seat: int, colour: bool, asked: int) -> None:
    """P-11.8: how many cards of a colour, or whether there is one of a kind."""
    hand = state.hands[seat]
    answer = 0
    for card in hand:
        if colour:
            answer += 1 if colour_of(card) == asked else 0
        elif kind_of(card) in (asked, ZHOLYK):
            answer = 1
    clue = new_clue(state, COUNT_ADMITTED if colour else KIND_ADMITTED, EVERYBODY, seat)
    clue.argument = asked
    clue.answer = answer
    state.learn(clue, EMPTY)
    if state.journal is not None:
        if colour:
            state.tell("admitted_count", {"seat": seat, "colour": COLOURS[asked], "count": answer})
        else:
            state.tell("admitted_kind", {"seat": seat, "kind": KINDS[asked], "count": answer})


def show_hand_card(state: State, op: Op) -> None:
    """P-11.9: the picked cards are shown to one player."""
    receiver = people(state, op.to)[0]
    for giver in people(state, op.who):
        card = state.picks[giver]
        if card == EMPTY or giver == receiver:
            continue
        clue = new_clue(state, HAND_CARD, 1 << giver | 1 << receiver, giver)
        clue.other = receiver
        clue.secret = op.secret
        state.learn(clue, card)
        if state.journal is not None:
            facts: dict[str, Fact] = {"seat": giver, "opponent": receiver}
            state.journal.whisper("showed", facts, {"card": CARD_NAMES[card]}, clue.viewers)


def look_at_hand(state: State, viewer: int, seat: int, secret: bool) -> None:
    """P-11.10: a player looks at all cards in the hand of another."""
    clue = new_clue(state, WHOLE_HAND, 1 << viewer | 1 << seat, seat)
    clue.other = viewer
    clue.secret = secret
    state.learn(clue, packed(state.hands[seat]))
    if state.journal is not None:
        facts: dict[str, Fact] = {"seat": viewer, "opponent": seat}
        state.journal.whisper("looked_at_hand", facts, {"cards": card_names(state.hands[seat])}, clue.viewers)


def exchange_hands(state: State, one: int, two: int) -> None:
    """P-11.11: the picked cards change hands."""
    given, received = state.picks[one], state.picks[two]
    clue = new_clue(state, EXCHANGED, 1 << one | 1 << two, one)
    clue.other = two
    state.hands[one] = with_card(without(state.hands[one], given), received)
    state.hands[two] = with_card(without(state.hands[two], received), given)
    state.learn(clue, given * 8 + received)
    state.exchanges += 1
    if state.journal is not None:
        secrets: dict[str, Fact] = {"card": CARD_NAMES[given], "other_card": CARD_NAMES[received]}
        state.journal.whisper("exchanged", {"seat": one, "opponent": two}, secrets, clue.viewers)


# Everything else


def take_coin(state: State, seat: int) -> None:
    """P-11.16: at once; who has it keeps it."""
    if state.journal is not None:
        state.tell("kept_coin" if state.coin == seat else "took_coin", {"seat": seat})
    state.coin = seat


def silence(state: State, seat: int, until: int) -> None:
    """P-11.17: a longer silence is not shortened."""
    if state.silent[seat] == 0 or until < state.silent[seat]:
        state.silent[seat] = until
    if state.journal is not None:
        state.tell("silenced", {"seat": seat, "until": MOMENTS[until]})


def bind_vote(state: State, seat: int, animal: int) -> None:
    """P-11.18: the player announces a boat, and must vote for it."""
    state.bound[seat] = animal
    if state.journal is not None:
        state.tell("announced", {"seat": seat, "boat": ANIMALS[animal]})
