"""The adviser of Passengers: what its bots go by, worked out in the modules beside it."""

from __future__ import annotations

from typing import Final, cast

from hlubina.core.adviser import Adviser
from hlubina.core.chance import Chance
from hlubina.core.journal import Statement
from hlubina.games.passengers.actions import READY, SILENT, VOTE
from hlubina.games.passengers.cards import GUIDE, ROUNDS
from hlubina.games.passengers.mind.choose import appraise
from hlubina.games.passengers.mind.choose_talk import appraise_interjection
from hlubina.games.passengers.mind.explain import reasons
from hlubina.games.passengers.mind.heuristics import likely_vote, promises
from hlubina.games.passengers.mind.thinker import Thinker
from hlubina.games.passengers.rules.talk import interjections
from hlubina.games.passengers.scoring import HALVES, favoured
from hlubina.games.passengers.state import State

DOUBT: Final = 1.5  # of a round still to come
FAVOUR: Final = 0.25  # of winning ties
SELDOM: Final = 8  # of so many questions, one makes a bot think about speaking out of turn


class PassengersAdviser(Adviser[State]):
    """How a position looks before the end, and what a player might answer."""

    def outlook(self, state: State) -> list[float]:
        """The expected lead of each seat's side over the best of the others; at the end, the real one."""
        guides, smugglers = promises(state)
        zholyk = state.crew.zholyk_half_points / HALVES if state.zholyk else -100.0
        if favoured(state) == GUIDE:
            guides += FAVOUR
        else:
            smugglers += FAVOUR
        sides = [guides, smugglers, zholyk]
        leads: list[float] = []
        for seat in range(state.seats):
            side = state.loyalty[seat]
            best = -100.0
            for other in range(3):
                if other != side:
                    best = max(best, sides[other])
            leads.append(sides[side] - best)
        return leads

    def doubt(self, state: State) -> float:
        return 1.0 + DOUBT * (ROUNDS - len(state.winners))

    def habit(self, state: State, chance: Chance) -> int:
        """Little talk; a vote for the boat that brings the player's side more, by what it placed; else anything."""
        choices = state.choices
        if chance.below(16) == 0:
            return choices[chance.below(len(choices))]
        if SILENT in choices:
            return SILENT
        if READY in choices:
            return READY
        if choices[0] == VOTE:
            return VOTE + likely_vote(state, state.actor, chance)
        return choices[chance.below(len(choices))]

    def win_chances(self, state: State, worlds: int, chance: Chance) -> list[float]:
        """The chance that the side of the actor wins, for each of its choices."""
        thinker = Thinker(state, state.actor, worlds, chance)
        return [max(0.0, min(1.0, value)) for value in appraise(thinker, state.choices[0])]

    def volunteer(self, state: State, worlds: int, chance: Chance) -> int | None:
        """P-9.9: now and then the actor says something before it places or uses a gift, once in a phase."""
        seat = state.actor
        if state.claims_made(seat) > 0:
            return None
        sayable = interjections(state, seat)
        if not sayable or chance.below(SELDOM) > 0:
            return None
        asked = state.choices
        state.choices = [READY, *sayable]
        values = appraise_interjection(Thinker(state, seat, worlds, chance))
        state.choices = asked
        top = 0
        for index in range(1, len(values)):
            if values[index] > values[top]:
                top = index
        return None if top == 0 else sayable[top - 1]

    def reasons(self, state: State, seat: int, action: int, chance: Chance) -> list[Statement]:
        """Thought over in a copy, in which the seat may be given the floor."""
        state.check_seat(seat)
        return reasons(cast(State, state.copy()), seat, action, chance)
