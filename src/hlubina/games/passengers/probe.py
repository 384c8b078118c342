"""What the lab asks of Passengers: which side won."""

from __future__ import annotations

from hlubina.core.probe import Probe
from hlubina.games.passengers.cards import SIDES
from hlubina.games.passengers.state import State


class PassengersProbe(Probe[State]):
    def side(self, state: State, seat: int) -> str:
        return SIDES[state.loyalty[seat]]
