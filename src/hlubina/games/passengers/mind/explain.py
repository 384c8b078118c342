"""Why: what a seat has to believe of the others, and what speaks for an answer, as data for the texts."""

from __future__ import annotations

from typing import Final

from hlubina.core.chance import Chance
from hlubina.core.journal import Fact, Statement
from hlubina.games.passengers import actions as act
from hlubina.games.passengers.cards import ANIMALS, GIFT_NAMES, GUIDE, HAND, LONER, SMUGGLER
from hlubina.games.passengers.mind.choose import appraise
from hlubina.games.passengers.mind.thinker import Thinker
from hlubina.games.passengers.rules.claims import fits, said, trace_of_words
from hlubina.games.passengers.rules.placement import gift_of
from hlubina.games.passengers.state import State, animal_of, spot_facts

WORLDS: Final = 400
TOLD: Final = 0.02  # a difference worth telling


def reasons(state: State, seat: int, action: int, chance: Chance) -> list[Statement]:
    """What the seat believes; and if the action is one of its answers, what speaks for it."""
    state.give_floor(seat)
    thinker = Thinker(state, seat, WORLDS, chance)
    found = [belief(thinker, other) for other in range(state.seats) if other != seat]
    if state.actor == seat and action in state.choices:
        found += about_answer(thinker, action)
        found.append(promise(thinker, action))
    return found


def belief(thinker: Thinker, seat: int) -> Statement:
    """On which side the seat seems to be, in percent that make a hundred."""
    shares = thinker.shares[seat]
    smuggler = percent(shares[SMUGGLER])
    facts: dict[str, Fact] = {"opponent": seat, "smuggler": smuggler}
    if not thinker.state.zholyk:
        return Statement("believes", {**facts, "guide": 100 - smuggler})
    zholyk = min(100 - smuggler, percent(shares[LONER]))
    return Statement("believes_three", {**facts, "guide": 100 - smuggler - zholyk, "zholyk": zholyk})


def promise(thinker: Thinker, action: int) -> Statement:
    """What the answer promises, and the best one if that is another."""
    choices = thinker.state.choices
    values = appraise(thinker, choices[0])
    best = values[0]
    for value in values:
        best = max(best, value)
    own = values[choices.index(action)]
    if best - own < TOLD:
        return Statement("promise", {"percent": percent(own)})
    return Statement("promise_less", {"percent": percent(own), "best": percent(best)})


def percent(share: float) -> int:
    return int(100.0 * max(0.0, min(1.0, share)) + 0.5)


def about_answer(thinker: Thinker, action: int) -> list[Statement]:
    if act.PLACE <= action < act.LAY_SHADOW:
        return about_seat(thinker, thinker.state.place_of(action % act.SPOTS))
    if act.PLAYER <= action < act.PASSENGER:
        return [about_player(thinker, action - act.PLAYER)]
    if act.PASSENGER <= action < act.ENOUGH:
        return [about_passenger(thinker, action - act.PASSENGER)]
    if act.ANNOUNCE <= action < act.SILENT:
        return about_vote(thinker, (action - act.ANNOUNCE) % len(ANIMALS))
    if action in (act.SILENT, act.READY):
        return [Statement("says_nothing", {})]
    return about_word(thinker, action)


def about_seat(thinker: Thinker, place: int) -> list[Statement]:
    """Whether the boat will win, and what the seat brings."""
    state = thinker.state
    gift = GIFT_NAMES[gift_of(state, state.cards.seat_gift[place])]
    return [
        Statement(
            "boat_wins", {"boat": ANIMALS[animal_of(place)], "percent": percent(boat_wins(thinker, animal_of(place)))}
        ),
        Statement("seat_brings", {"gift": gift, "votes": state.cards.seat_votes[place]}),
    ]


def boat_wins(thinker: Thinker, animal: int) -> float:
    raven = thinker.raven_wins(0.0)
    return raven if animal == 0 else 1.0 - raven


def about_player(thinker: Thinker, seat: int) -> Statement:
    if thinker.is_accomplice(seat):
        return Statement("complice", {"opponent": seat})
    name = "friend" if thinker.friend(seat) > 0.6 else "rival" if thinker.friend(seat) < 0.4 else "mystery"
    return Statement(name, {"opponent": seat})


def about_passenger(thinker: Thinker, place: int) -> Statement:
    """Who seems to sit there."""
    share = percent(thinker.belief.souls(thinker.state.traces[place]))
    return Statement("seems_soul", {**spot_facts(place), "percent": share})


def about_vote(thinker: Thinker, animal: int) -> list[Statement]:
    """What either boat carries, what it would mean, and whether the vote is a cover."""
    worths = thinker.boats()
    found = [boat_carries(thinker, 0), boat_carries(thinker, 1)]
    for boat in range(len(ANIMALS)):
        found.append(Statement("boat_worth", {"boat": ANIMALS[boat], "percent": percent(worths[boat])}))
    if thinker.side != GUIDE and worths[animal] < worths[1 - animal]:
        found.append(Statement("cover", {}))
    return found


def boat_carries(thinker: Thinker, animal: int) -> Statement:
    """The souls and demons that are expected on a boat, to a tenth."""
    state = thinker.state
    souls = demons = 0.0
    for place in range(state.place_of(0), state.place_of(act.SPOTS)):
        if state.traces[place] and animal_of(place) == animal:
            share = thinker.belief.souls(state.traces[place])
            souls += share
            demons += 1.0 - share
    tenths = [int(10.0 * number + 0.5) for number in (souls, demons)]
    return Statement(
        "boat_carries",
        {
            "boat": ANIMALS[animal],
            "souls": tenths[0] // 10,
            "soul_tenths": tenths[0] % 10,
            "demons": tenths[1] // 10,
            "demon_tenths": tenths[1] % 10,
        },
    )


def about_word(thinker: Thinker, action: int) -> list[Statement]:
    """Whether it is true, as far as the speaker knows, and how it looks for the boats."""
    found: list[Statement] = []
    truth = truth_of(thinker, action)
    if truth >= 0:
        found.append(Statement("word_true" if truth else "word_false", {}))
    if act.SAY_LOYALTY <= action < act.SAY_PLAN:
        seat = (action - act.SAY_LOYALTY) // 3 if action < act.SAY_TRUST else (action - act.SAY_TRUST) // 2
        if seat != thinker.seat:
            found.append(about_player(thinker, seat))
    for animal in range(len(ANIMALS)):
        found.append(Statement("boat_wins", {"boat": ANIMALS[animal], "percent": percent(boat_wins(thinker, animal))}))
    return found


def truth_of(thinker: Thinker, action: int) -> int:
    """1 for the truth, 0 for a lie, -1 where it is none of both."""
    state = thinker.state
    if act.SAY_PLACED <= action < act.SAY_HAND:
        label = thinker.seat * HAND + (action - act.SAY_PLACED) // len(act.WHATS)
        return 1 if fits(state.passengers[label], said(action)) else 0
    if act.SAY_SAW <= action < act.SAY_SAW_HAND:
        trace = trace_of_words(state, thinker.seat, action, len(state.clues))
        if trace:
            return 1 if fits(state.passengers[trace[state.flips & (len(trace) - 1)]], said(action)) else 0
    if act.SAY_LOYALTY <= action < act.SAY_TRUST and (action - act.SAY_LOYALTY) // 3 == thinker.seat:
        return 1 if (action - act.SAY_LOYALTY) % 3 == thinker.side else 0
    return -1
