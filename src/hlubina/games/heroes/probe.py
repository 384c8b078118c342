"""What the lab asks of Keep the Heroes Out!: which clans won."""

from __future__ import annotations

from hlubina.core.probe import Probe
from hlubina.games.heroes.names import CLAN_NAMES, NOTHING
from hlubina.games.heroes.state import State


class HeroesProbe(Probe[State]):
    def side(self, state: State, seat: int) -> str:
        """The clans of the seat."""
        own = [clan for player, clan in enumerate(state.clan) if state.seat_of(player) == seat and clan != NOTHING]
        return "+".join([CLAN_NAMES[clan] for clan in own])
