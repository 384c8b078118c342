"""A position of Dive as plain data and back. Loading checks that the position can really have come about."""

from __future__ import annotations

from typing import Final

from hlubina.core.data import Reader
from hlubina.core.errors import Invalid
from hlubina.core.game import NOBODY
from hlubina.core.positions import StepClasses, dump_core, load_core, load_settings, resume
from hlubina.core.steps import Stack
from tests.dive.cards import PLACE_NAMES
from tests.dive.rules.turn import Descend, PassTurn
from tests.dive.state import NOWHERE, State

STEPS: Final = StepClasses("Dive", [PassTurn], [Descend])


def dump(state: State) -> dict[str, object]:
    return {
        **dump_core(state, state.cards.version, state.cards.digest, {}),
        "turn": state.turn,
        "place": state.place,
        "basket": state.basket,
        "pearls": state.pearls[:],
    }


def load_into(state: State, reader: Reader) -> None:
    """Fill a state from data, and refuse what cannot be."""
    cards = state.cards
    load_settings(cards.settings, reader)
    load_core(state, reader)
    state.turn = reader.number("turn", 0, state.seats - 1)
    state.place = reader.number("place", NOWHERE, len(PLACE_NAMES) - 1)
    state.basket = reader.number("basket", 0, cards.basket)
    state.pearls = reader.numbers("pearls", state.seats, 0, cards.rounds * cards.basket)
    steps = [STEPS.read(state, entry) for entry in reader.items("steps")]
    reader.done()
    last = cards.rounds * state.seats
    if state.turns > last:
        raise Invalid(f"{state.turns} turns cannot have begun; the game has {last}.")
    if [(step.name(), step.seat) for step in steps] == [("pass_turn", NOBODY), ("descend", state.turn)]:
        state.stack = Stack(steps)
    elif steps or state.turns < last or state.basket > 0:
        raise Invalid("The steps of a running game are pass_turn and descend; one that is over has none.")
    resume(state)
