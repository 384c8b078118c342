"""P-5: the vote. Everybody chooses a boat in secret, all choices are shown at the same time."""

from __future__ import annotations

from typing import Final

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.native import mypyc_attr
from hlubina.games.passengers.actions import VOTE
from hlubina.games.passengers.cards import ANIMALS, MOST_SEATS, NO_GIFT
from hlubina.games.passengers.language import UNTIL_VOTES
from hlubina.games.passengers.rules.gifts import lift_silence
from hlubina.games.passengers.state import EMPTY, VOTING, PassengersStep, State

EITHER_BOAT: Final = [VOTE, VOTE + 1]


@mypyc_attr(acyclic=True, free_list_len=1)
class CallVote(PassengersStep):
    """P-5.1: nobody abstains; a bound vote is cast as it was announced."""

    def name(self) -> str:
        return "call_vote"

    def carried_out(self, state: State) -> None:
        state.phase = VOTING
        state.turns += 1
        state.push(CountVotes(NOBODY))
        for seat in range(state.seats - 1, -1, -1):
            if state.bound[seat] == EMPTY:
                state.push(VOTES[seat])
            else:
                state.ballots[seat] = state.bound[seat]


class Vote(PassengersStep):
    def name(self) -> str:
        return "vote"

    def has_choice(self, state: State) -> bool:
        return True

    def legal(self, state: State) -> list[int]:
        return EITHER_BOAT

    def answered(self, state: State, action: int) -> None:
        state.ballots[self.seat] = action - VOTE

    def rule(self, state: State) -> str:
        return "P-5.1"

    def about(self, state: State) -> dict[str, Fact]:
        return {"votes": state.votes[self.seat], "round": state.round}


VOTES: Final = [Vote(seat) for seat in range(MOST_SEATS)]


@mypyc_attr(acyclic=True, free_list_len=1)
class CountVotes(PassengersStep):
    """P-5.2 to P-5.6: the boat with more votes goes to the Underworld, the other one leaves the game."""

    def name(self) -> str:
        return "count_votes"

    def carried_out(self, state: State) -> None:
        totals = [0, 0]
        for seat in range(state.seats):
            totals[state.ballots[seat]] += state.votes[seat]
        winner = 0 if totals[0] > totals[1] else 1
        if totals[0] == totals[1]:
            winner = state.ballots[state.coin]
        state.turned_up()
        if state.journal is not None:
            tell_votes(state, totals, winner)
        state.winners.append(winner)
        state.votings.append(state.ballots)
        state.deciders.append(state.coin)
        return_everything(state)


def tell_votes(state: State, totals: list[int], winner: int) -> None:
    for seat in range(state.seats):
        state.tell("voted", {"seat": seat, "boat": ANIMALS[state.ballots[seat]], "votes": state.votes[seat]})
    if totals[0] == totals[1]:
        state.tell("tie", {"seat": state.coin, "votes": totals[0]})
    state.tell("boat_won", {"boat": ANIMALS[winner], "votes": totals[winner], "other_votes": totals[1 - winner]})


def return_everything(state: State) -> None:
    """P-2.3: gifts, votes, and whatever lasted until the votes were shown."""
    state.gifts = [NO_GIFT] * state.seats
    state.votes = [0] * state.seats
    state.bound = [EMPTY] * state.seats
    state.ballots = [EMPTY] * state.seats
    state.used = 0
    state.ready = 0
    lift_silence(state, UNTIL_VOTES)
