"""What the lab asks of Prophecy: who won, how long it took, when the spheres were reached, how often the palace."""

from __future__ import annotations

from typing import Final

from hlubina.core.journal import Event
from hlubina.core.probe import Probe
from hlubina.games.prophecy.cards import CHARACTER_NAMES
from hlubina.games.prophecy.names import CARD_NAMES, GREATER, OBSTACLE
from hlubina.games.prophecy.state import EMPTY, State

FIRST: Final = {"attacked_sphere": "first_attack", "took_artifact": "first_artifact"}  # the round it first happened in
SERIOUS: Final = 5  # bubbles: with fewer nobody means to come to the palace


class ProphecyProbe(Probe[State]):
    def side(self, state: State, seat: int) -> str:
        return "" if state.character[seat] == EMPTY else CHARACTER_NAMES[state.character[seat]]

    def measures(self, state: State) -> dict[str, int]:
        """Rounds, the first attack on a sphere and the first artifact, whether the round limit ended it all
        (PR-15.8), and of all who entered the Water Realm with enough air how many came to the palace.
        """
        cut_off = state.round == state.cards.round_limit and state.winner == EMPTY
        found = {"rounds": state.round, "ended_by_limit": 1 if cut_off else 0}
        current = 0
        tries = 0
        reached = 0
        under_way: list[object] = []
        guardians = CARD_NAMES[GREATER:OBSTACLE]
        for event in [] if state.journal is None else state.journal.events:
            seat = event.facts.get("seat")
            if event.name == "round_began":
                number = event.facts["count"]
                current = number if isinstance(number, int) else current
            elif event.name in FIRST and FIRST[event.name] not in found:
                found[FIRST[event.name]] = current
            if event.name == "entered_water" and is_serious(event):
                tries += 1
                under_way.append(seat)
            elif seat in under_way:
                arrived = event.name == "gained_pearl" or (
                    event.name == "fight_began" and event.facts.get("card") in guardians
                )
                if arrived or event.name == "came_ashore" or event.name == "died":
                    under_way.remove(seat)
                    reached += 1 if arrived else 0
        found["palace_tries"] = tries
        found["palace_reached"] = reached
        return found


def is_serious(event: Event) -> bool:
    bubbles = event.facts.get("count")
    return isinstance(bubbles, int) and bubbles >= SERIOUS
