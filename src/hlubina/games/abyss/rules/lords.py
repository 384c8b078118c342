"""A-7: a lord arrives, and what its arrow does. Abilities that last are asked for where they matter:

Recruiter, Treasurer, Diplomat, Master of Magic   recruit.py      Tamer, Ship Master        explore.py
Alchemist                                         council.py      Commander                 hands.py
Slaver, Oracle, Opportunist                       powers.py       Landlord                  turn.py, and here
Shaman                                            state.py (`against`, `exposed`)
"""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.steps import Step
from hlubina.core.vocabulary import distinct
from hlubina.games.abyss.actions import (
    DECLINE,
    KEY_TOKEN,
    LORD,
    OPPONENT,
)
from hlubina.games.abyss.cards import (
    APPRENTICE,
    ASSASSIN,
    COMMANDER,
    CORRUPTOR,
    ELDER,
    HERMIT,
    HUNTER,
    ILLUSIONIST,
    INVOKER,
    JAILER,
    LANDLORD,
    LORD_NAMES,
    PEDDLER,
    SAGE,
    SCHEMER,
    SEEKER,
    SHOPKEEPER,
    TRADER,
    TRAITOR,
)
from hlubina.games.abyss.rules.control import ambassador, illusionist
from hlubina.games.abyss.rules.council import TakeStack, filled_stacks
from hlubina.games.abyss.rules.hands import demand_discards, enforce_limit
from hlubina.games.abyss.rules.powers import proceeds, usable_powers, use_power
from hlubina.games.abyss.state import OptionalStep, State, lords_in


def arrive(state: State, seat: int, lord: int) -> None:
    """A lord comes before its owner, free, and what it does at once is done."""
    state.own_lords()
    state.owned[seat] |= 1 << lord
    state.free[seat] |= 1 << lord
    state.active[seat] |= 1 << lord
    if state.journal is not None:
        state.tell("lord_arrived", {"seat": seat, "lord": LORD_NAMES[lord]})
    if len(lords_in(state.owned[seat])) >= state.cards.last_lord:
        trigger_end(state, "last_round_lords")
    if not use_arrow(state, seat, lord) and state.journal is not None:
        state.tell("no_effect", {"seat": seat, "lord": LORD_NAMES[lord]})


def trigger_end(state: State, event: str) -> None:
    """A-9.1: the first trigger counts."""
    if state.finisher == NOBODY:
        state.finisher = state.turn
        if state.journal is not None:
            state.tell(event, {"seat": state.turn})


def use_arrow(state: State, seat: int, lord: int) -> bool:
    """What the lord does on arrival; False if it has an arrow and can do nothing (A-7.12)."""
    if lord == JAILER:
        return jailer(state, seat)
    if lord == SEEKER:
        return seeker(state, seat)
    if lord == ASSASSIN:
        return assassin(state, seat)
    if lord == COMMANDER:
        enforce_limit(state, state.exposed(seat))
    elif lord == HUNTER:
        return hunter(state, seat)
    elif lord == TRADER or lord == PEDDLER or lord == SHOPKEEPER or lord == LANDLORD:
        state.gain_pearls(seat, state.cards.amount[lord])
    elif lord == INVOKER:
        state.extra_turns += 1
    elif lord == APPRENTICE:
        return apprentice(state, seat)
    elif lord == ILLUSIONIST:
        return illusionist(state, seat)
    elif lord == CORRUPTOR:
        return corruptor(state, seat)
    elif lord == TRAITOR:
        return traitor(state, seat)
    elif lord == SCHEMER:
        return schemer(state, seat)
    elif lord == SAGE or lord == HERMIT or lord == ELDER:
        return ambassador(state, seat, lord)
    return True


# Soldiers


def jailer(state: State, seat: int) -> bool:
    """A-7.2: every opponent discards an ally."""
    victims = [other for other in state.exposed(seat) if state.hands[other].size() > 0]
    counts = [min(state.cards.amount[JAILER], state.hands[victim].size()) for victim in victims]
    if victims:
        demand_discards(state, victims, counts, JAILER)
    return bool(victims)


def seeker(state: State, seat: int) -> bool:
    """A-7.2: every opponent loses pearls."""
    touched = False
    for victim in state.exposed(seat):
        lost = min(state.cards.amount[SEEKER], state.pearls[victim])
        if lost > 0:
            touched = True
            state.pearls[victim] -= lost
            if state.journal is not None:
                state.tell("lost_pearls", {"seat": victim, "count": lost, "total": state.pearls[victim]})
    return touched


def assassin(state: State, seat: int) -> bool:
    """A-7.3: one free lord of every opponent is disabled."""
    victims = [other for other in state.exposed(seat) if state.free[other]]
    for victim in reversed(victims):
        state.push(DisableLord(seat, victim))
    return bool(victims)


class DisableLord(Step):
    """A-7.3: which lord of this opponent."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def name(self) -> str:
        return "disable_lord"

    def numbers(self) -> list[int]:
        return [self.seat, self.victim]

    def fits(self, state: State) -> bool:
        return 0 <= self.victim < state.seats and self.victim != self.seat

    def legal(self, state: State) -> list[int]:
        return distinct(LORD, lords_in(state.free[self.victim]))

    def answered(self, state: State, action: int) -> None:
        lord = action - LORD
        state.own_lords()
        state.active[self.victim] &= ~(1 << lord)
        if state.journal is not None:
            state.tell("disabled", {"seat": self.victim, "by": self.seat, "lord": LORD_NAMES[lord]})

    def rule(self, state: State) -> str:
        return "A-7.3"

    def about(self, state: State) -> dict[str, Fact]:
        return {"opponent": self.victim}


def hunter(state: State, seat: int) -> bool:
    """A-7.2: a random monster token of an opponent."""
    if not token_owners(state, seat):
        return False
    state.push(RobToken(seat))
    return True


def token_owners(state: State, seat: int) -> list[int]:
    return sorted(other for other in state.exposed(seat) if state.tokens[other].size() > 0)


class RobToken(Step):
    """A-7.2: whose token the Hunter takes."""

    def name(self) -> str:
        return "rob_token"

    def legal(self, state: State) -> list[int]:
        return [OPPONENT + other for other in token_owners(state, self.seat)]

    def answered(self, state: State, action: int) -> None:
        victim = action - OPPONENT
        state.own_tokens()
        tokens = state.tokens[victim]
        place = state.chance.below(tokens.size())
        token = tokens.cards.pop(place)
        known = tokens.known.pop(place) | 1 << victim | 1 << self.seat
        state.tokens[self.seat].add(token, known)
        state.turned_up()
        if state.journal is not None:
            value = state.cards.token_values[token]
            state.journal.whisper("stole_token", {"seat": self.seat, "by": victim}, {"value": value}, known)

    def rule(self, state: State) -> str:
        return "A-7.2"


# Mages; the Invoker owes a turn (turn.py), the Illusionist exchanges a location (control.py)


def apprentice(state: State, seat: int) -> bool:
    """A-4.3: a stack of the council."""
    if not filled_stacks(state):
        return False
    state.push(TakeStack(seat))
    return True


# Politicians


def corruptor(state: State, seat: int) -> bool:
    """A-7.9: a second lord for pearls, which a sale by the Slaver may bring together."""
    if not state.court or state.pearls[seat] + proceeds(state, seat) < state.cards.amount[CORRUPTOR]:
        return False
    state.push(CorruptLord(seat))
    return True


class CorruptLord(OptionalStep):
    """A-7.9: which lord to take for pearls, or none."""

    def name(self) -> str:
        return "corrupt_lord"

    def legal(self, state: State) -> list[int]:
        options = usable_powers(state, self.seat)
        options.append(DECLINE)
        if state.pearls[self.seat] >= state.cards.amount[CORRUPTOR]:
            options += distinct(LORD, state.court)
        return options

    def answered(self, state: State, action: int) -> None:
        if LORD <= action < KEY_TOKEN:
            state.pearls[self.seat] -= state.cards.amount[CORRUPTOR]
            state.court.remove(action - LORD)
            arrive(state, self.seat, action - LORD)
        elif action != DECLINE:
            state.push(CorruptLord(self.seat))
            use_power(state, self.seat, action)

    def rule(self, state: State) -> str:
        return "A-7.9"

    def about(self, state: State) -> dict[str, Fact]:
        return {"price": state.cards.amount[CORRUPTOR], "pearls": state.pearls[self.seat]}


def traitor(state: State, seat: int) -> bool:
    """A-7.10: another free lord for one of the court."""
    if not state.court or not other_free(state, seat, TRAITOR):
        return False
    state.push(BetrayLord(seat))
    return True


def other_free(state: State, seat: int, lord: int) -> list[int]:
    """The free lords beside this one, disabled ones too."""
    return lords_in(state.free[seat] & ~(1 << lord))


def give_up(state: State, seat: int, lord: int) -> None:
    """A lord leaves the game with its influence and its key."""
    state.own_lords()
    state.owned[seat] &= ~(1 << lord)
    state.free[seat] &= ~(1 << lord)
    state.active[seat] &= ~(1 << lord)
    state.removed_lords.append(lord)
    if state.journal is not None:
        state.tell("gave_up_lord", {"seat": seat, "lord": LORD_NAMES[lord]})


class BetrayLord(OptionalStep):
    """A-7.10: which lord the Traitor gives up, or none."""

    def name(self) -> str:
        return "betray_lord"

    def legal(self, state: State) -> list[int]:
        options = usable_powers(state, self.seat)
        options.append(DECLINE)
        return options + [LORD + lord for lord in other_free(state, self.seat, TRAITOR)]

    def answered(self, state: State, action: int) -> None:
        if LORD <= action < KEY_TOKEN:
            give_up(state, self.seat, action - LORD)
            state.push(TakeLord(self.seat))
        elif action != DECLINE:
            state.push(BetrayLord(self.seat))
            use_power(state, self.seat, action)

    def rule(self, state: State) -> str:
        return "A-7.10"


class TakeLord(Step):
    """A-7.10: which lord of the court takes the place."""

    def name(self) -> str:
        return "take_lord"

    def legal(self, state: State) -> list[int]:
        return distinct(LORD, state.court)

    def answered(self, state: State, action: int) -> None:
        state.court.remove(action - LORD)
        arrive(state, self.seat, action - LORD)

    def rule(self, state: State) -> str:
        return "A-7.10"


def schemer(state: State, seat: int) -> bool:
    """A-7.10: another free lord for the top one of the deck."""
    if state.lord_deck.size() == 0 or not other_free(state, seat, SCHEMER):
        return False
    state.push(SchemeLord(seat))
    return True


class SchemeLord(OptionalStep):
    """A-7.10: which lord the Schemer gives up, or none."""

    def name(self) -> str:
        return "scheme_lord"

    def legal(self, state: State) -> list[int]:
        return [DECLINE] + [LORD + lord for lord in other_free(state, self.seat, SCHEMER)]

    def answered(self, state: State, action: int) -> None:
        if action == DECLINE:
            return
        give_up(state, self.seat, action - LORD)
        state.turned_up()
        arrive(state, self.seat, state.own_lord_deck().draw())

    def rule(self, state: State) -> str:
        return "A-7.10"
