"""A position of Passengers as plain data and back.

What everybody may remember is part of a position, so a position is its deal and its history: every decision since.
Loading plays them again, so that nothing can be stored that cannot have come about; `table` says where everything is,
for people who read it, and must agree. So the pending steps are compared with those that the history leads to,
instead of being made anew from their names as in the other games.
"""

from __future__ import annotations

from hlubina.core.chance import load_chance
from hlubina.core.data import Reader
from hlubina.core.errors import Invalid, Refused, shown
from hlubina.core.game import NOBODY
from hlubina.core.positions import dump_core, read_step
from hlubina.core.steps import Stack, Step
from hlubina.games.passengers.actions import CARD, PLACE, SPOTS, VOTE
from hlubina.games.passengers.cards import (
    ANIMALS,
    CARD_NAMES,
    COLOURS,
    COLUMNS,
    DEMON,
    HAND,
    PLACES,
    SIDES,
    SOUL,
    ZHOLYK_CARD,
    card_names,
    kind_of,
)
from hlubina.games.passengers.rules.rounds import begin
from hlubina.games.passengers.state import EMPTY, EXCHANGED, HAND_CARD, PHASES, State

LONGEST = 5000


def dump(state: State) -> dict[str, object]:
    return {
        **dump_core(state, state.cards.version, state.cards.digest, state.settings.chosen),
        "deal": {
            "coin": state.first_coin,
            "loyalty": [SIDES[side] for side in state.loyalty],
            "hands": [card_names(hand) for hand in state.dealt],
            "shadows": [CARD_NAMES[card] for card in state.shadow_deck],
        },
        "history": [list(move) for move in moves(state)],
        "shuffles": [state.flips >> number & 1 for number in range(state.shuffles)],
        "table": table(state),
    }


def moves(state: State) -> list[tuple[int, int]]:
    """The history with its secrets: which cards were placed and picked, and how everybody votes."""
    picked = picked_cards(state)
    found: list[tuple[int, int]] = []
    for entry in state.history:
        number = entry >> 16
        seat = entry >> 12 & 0xF
        action = entry & 0xFFF
        if action < PLACE + SPOTS:
            action += state.passengers[seat * HAND + number - 1] * SPOTS
        elif action == CARD:
            action += picked[seat].pop(0)
        elif action == VOTE:
            ballots = state.votings[number - 1] if number <= len(state.votings) else state.ballots
            action += ballots[seat]
        found.append((seat, action))
    return found


def picked_cards(state: State) -> list[list[int]]:
    """What each seat picked from a hand of several cards, in order."""
    found: list[list[int]] = [[] for _ in range(state.seats)]
    for index in range(len(state.clues)):
        clue = state.clues[index]
        if HAND - clue.round > 1:
            if clue.sort == HAND_CARD:
                found[clue.seat].append(state.contents[index])
            elif clue.sort == EXCHANGED:
                found[clue.seat].append(state.contents[index] // 8)
                found[clue.other].append(state.contents[index] % 8)
    for seat in range(state.seats):
        if state.picks[seat] != EMPTY:
            found[seat].append(state.picks[seat])
    return found


def table(state: State) -> dict[str, object]:
    """Where everything is now."""
    return {
        "round": state.round,
        "phase": "over" if state.is_finished() else PHASES[state.phase],
        "coin": state.coin,
        "hands": [card_names(hand) for hand in state.hands],
        "boats": [
            [passenger(state, place) for place in range(first, first + state.cards.columns)]
            for first in range(0, PLACES, COLUMNS)
        ],
        "underworld": [ANIMALS[animal] for animal in state.winners],
    }


def passenger(state: State, place: int) -> str | None:
    """A card with its mask, in capitals if it lies face up."""
    if not state.traces[place]:
        return None
    name = CARD_NAMES[state.card_at(place)]
    if state.masks[place] != EMPTY:
        name += "+" + COLOURS[state.masks[place]]
    return name.upper() if state.face_up >> place & 1 else name


# Loading


def load_into(state: State, reader: Reader) -> None:
    """Deal as the data say, play the history, and refuse what does not agree with it."""
    load_deal(state, reader.child("deal"))
    turns = reader.number("turns", 1, 1_000_000)
    number = reader.number("moves", 0, 1_000_000)
    barrier = reader.number("barrier", 0, number)
    chance = load_chance(reader.value("chance"))
    steps = [read_step(entry) for entry in reader.items("steps")]
    history = reader.items("history")
    state.fated = [reader.check_number("shuffles", flip, 0, 1) for flip in reader.items("shuffles")]
    outline = reader.value("table")
    reader.done()
    shuffles = len(state.fated)
    begin(state)
    state.advance()
    replay(state, history)
    if (turns, number, barrier, shuffles) != (state.turns, state.moves, state.barrier, state.shuffles):
        raise Invalid(
            f"The history of the position leads to {state.turns} turns, {state.moves} moves, barrier {state.barrier} "
            f"and {state.shuffles} shuffles, not to {turns}, {number}, {barrier} and {shuffles}."
        )
    restack(state, steps)
    if outline != table(state):
        raise Invalid("The table of the position is not what its deal and its history lead to.")
    state.chance = chance


def load_deal(state: State, reader: Reader) -> None:
    state.first_coin = reader.number("coin", 0, state.seats - 1)
    state.loyalty = reader.cards("loyalty", SIDES)
    state.dealt = [sorted(hand) for hand in reader.card_lists("hands", CARD_NAMES, state.seats)]
    state.shadow_deck = reader.cards("shadows", CARD_NAMES)
    reader.done()
    crew = state.crew
    if [state.loyalty.count(side) for side in range(len(SIDES))] != crew.sides:
        guides, smugglers, zholyk = crew.sides
        raise Invalid(
            f"{state.seats} players are {guides} guides, {smugglers} smugglers and {zholyk} Zholyk; "
            "the deal of the position says otherwise."
        )
    for seat in range(state.seats):
        kinds = [kind_of(card) for card in state.dealt[seat]]
        if sorted(kinds) != sorted([SOUL, DEMON, state.loyalty[seat]]):
            raise Invalid(f"The hand dealt to seat {seat} does not fit its loyalty, {SIDES[state.loyalty[seat]]}.")
    shadows = [kind_of(card) for card in state.shadow_deck]
    if sorted(shadows) != [SOUL] * crew.shadow_souls + [DEMON] * crew.shadow_demons:
        raise Invalid(f"There must be {crew.shadow_souls} souls and {crew.shadow_demons} demons among the shadows.")
    dealt = [card for hand in state.dealt for card in hand] + state.shadow_deck
    for card in range(ZHOLYK_CARD):
        there = state.cards.copies(kind_of(card))
        if dealt.count(card) > there:
            raise Invalid(f"There are {there} cards {CARD_NAMES[card]}, but {dealt.count(card)} were dealt.")


def replay(state: State, history: list[object]) -> None:
    if len(history) > LONGEST:
        raise Invalid(f"The history of a position has at most {LONGEST} moves, not {len(history)}.")
    for index, entry in enumerate(history, 1):
        if not isinstance(entry, list) or len(entry) != 2 or type(entry[0]) is not int or type(entry[1]) is not int:
            raise Invalid(f"Move {index} of the history must be a seat and an action, not {shown(entry)}.")
        seat: int = entry[0]
        action: int = entry[1]
        try:
            state.take(seat, action)
        except (Invalid, Refused):
            raise Invalid(f"Move {index} of the history, {shown(entry)}, is not legal there.") from None


def restack(state: State, steps: list[tuple[str, list[int]]]) -> None:
    """The pending steps must be those of the history; those answered together may lie in any order."""
    order: list[Step] = []
    pending = state.stack.steps()
    left = pending[:]
    for name, numbers in steps:
        for step in left:
            if step.name() == name and step.numbers() == numbers:
                order.append(step)
                left.remove(step)
                break
    together = len(state.open_steps()) if state.actor != NOBODY else 0
    settled = len(pending) - together
    if left or len(order) != len(steps) or order[:settled] != pending[:settled]:
        raise Invalid("The pending steps of the position are not those that its history leads to.")
    state.stack = Stack(order)
    if order:
        state.advance()
