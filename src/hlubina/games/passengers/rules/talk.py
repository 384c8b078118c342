"""P-9: talk as part of the game. Claims are public at once, may be lies, and are never checked for truth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hlubina.core.game import NOBODY, is_among, place_among
from hlubina.core.journal import Fact
from hlubina.core.knowledge import EVERYBODY
from hlubina.core.native import mypyc_attr
from hlubina.core.orders import Order
from hlubina.core.shown import OrderForm
from hlubina.games.passengers import actions as act
from hlubina.games.passengers.cards import HAND, MOST_SEATS, PLACES, SHADOWS_PER_ROUND
from hlubina.games.passengers.rules.claims import trace_of_words
from hlubina.games.passengers.state import (
    DISCUSSION,
    EMPTY,
    HAND_CARD,
    LOOKED,
    NOTHING,
    VOTING,
    WHOLE_HAND,
    Clue,
    OptionalStep,
    PassengersStep,
    State,
    owner_of,
    phase_said,
    place_of_trace,
    round_said,
    speaker,
    spot_facts,
    words,
)

if TYPE_CHECKING:  # a type for the compiler only; at run time these are plain ints
    from mypy_extensions import i64

ABOUT_PLACED: Final = -1
ASK_ABOUT_HAND: Final = act.ASKED.index("hand")
ASK_ABOUT_SAW: Final = act.ASKED.index("saw")


def may_speak(state: State, seat: int) -> bool:
    """P-9.4: whether no gift has silenced the seat."""
    return state.silent[seat] == 0


# Remarks


def invite_remark(state: State, seat: int, about: int) -> None:
    if state.settings.talk and may_speak(state, seat):
        state.push(REMARKS_ON_PLACED[seat] if about == ABOUT_PLACED else Remark(seat, about))


def invite_remarks(state: State, gift: int, owner: int) -> None:
    """When a gift is done, whoever looked or was shown something may say what; the owner first."""
    if not state.settings.talk:
        return
    for index in range(len(state.clues) - 1, -1, -1):
        clue = state.clues[index]
        if clue.round != state.round or clue.gift != gift:
            break
        told = tellers(state, clue)
        if told != 0:
            for step in range(state.seats - 1, -1, -1):
                seat = (owner + step) % state.seats
                if told >> seat & 1:
                    invite_remark(state, seat, index)


def tellers(state: State, clue: Clue) -> int:
    """P-9.5: those who have looked at it, or were shown it, and not in secret, as a mask."""
    if clue.secret and state.settings.secret_blocks:
        return 0
    if clue.sort == LOOKED:
        return 0 if clue.viewers == EVERYBODY else clue.viewers
    return 1 << clue.other if clue.sort in (HAND_CARD, WHOLE_HAND) else 0


def witnesses(state: State) -> int:
    """Those who can tell something of what they saw, as a mask."""
    while state.told < len(state.clues):
        clue = state.clues[state.told]
        saw = tellers(state, clue)
        if saw != 0:
            subject = 1 << subject_of(clue)
            for seat in range(state.seats):
                if saw >> seat & 1:
                    state.seen[seat] |= subject
            state.witnesses |= saw
        state.told += 1
    return state.witnesses


@mypyc_attr(acyclic=True, free_list_len=1)
class Remark(OptionalStep):
    """P-9.6: say something of a card just placed, or just seen; or nothing."""

    def __init__(self, seat: int, about: int) -> None:
        super().__init__(seat)
        self.clue = about  # the number of a clue, or ABOUT_PLACED

    def name(self) -> str:
        return "remark"

    def numbers(self) -> list[int]:
        return [self.seat, self.clue]

    def legal(self, state: State) -> list[int]:
        if self.clue == ABOUT_PLACED:
            first = placed_claim(state.round)
        else:
            first = seen_claim(state.clues[self.clue])
        key = first * 2 + int(state.zholyk)
        found = REMARKS.get(key)
        if found is None:
            found = [act.SILENT, *claims_of_cards(state, first)]
            REMARKS[key] = found
        return found

    def answered(self, state: State, action: int) -> None:
        if action != act.SILENT:
            say(state, self.seat, action)

    def rule(self, state: State) -> str:
        return "P-9.6"

    def about(self, state: State) -> dict[str, Fact]:
        if self.clue == ABOUT_PLACED:
            return {"sort": 0, **spot_facts(state.placements[-1] >> 4)}
        clue = state.clues[self.clue]
        if clue.sort == LOOKED:
            return {"sort": 1, **spot_facts(clue.place)}
        return {"sort": 2, "opponent": clue.seat}


REMARKS_ON_PLACED: Final = [Remark(seat, ABOUT_PLACED) for seat in range(MOST_SEATS)]


def placed_claim(round_number: int) -> int:
    return act.SAY_PLACED + (round_number - 1) * len(act.WHATS)


def seen_claim(clue: Clue) -> int:
    return act.SAY_SAW + subject_of(clue) * len(act.WHATS)


def subject_of(clue: Clue) -> int:
    """What was seen: a place, or, after all places, the hand of a seat; the claims about them follow that order."""
    return clue.place if clue.sort == LOOKED else PLACES + clue.seat


def claims_of_cards(state: State, first: int) -> list[int]:
    """One claim for all that can be said of a card."""
    return EVERY_ACTION[first : first + (len(act.WHATS) if state.zholyk else act.SAID_ZHOLYK)]


ASK: Final = 1
SAY_NOTHING: Final = 2
ORDERS: Final = [Order("remarks", ASK, SAY_NOTHING)]


def standing_answer(state: State, seat: int, orders: dict[str, int]) -> int | None:
    """P-9.6, P-9.10: who does not want to be asked says nothing, except in the discussion."""
    if orders["remarks"] == SAY_NOTHING and is_invited(state, seat):
        return act.SILENT
    return None


def fitting_order(state: State, seat: int) -> OrderForm | None:
    return {"name": "remarks", "value": SAY_NOTHING} if is_invited(state, seat) else None


def is_invited(state: State, seat: int) -> bool:
    """Whether the seat is asked for a remark, or an answer, outside the discussion."""
    return state.phase != DISCUSSION and isinstance(state.step_of(seat), OptionalStep)


# Interjections


def may_interject(state: State, seat: int) -> bool:
    """P-9.9: whether the seat may speak now of its own accord; who is asked to speak, or discusses, does it there.

    There is always something left to say: nobody has as many claims in a phase as there are opinions.
    """
    if not state.settings.talk or state.actor == NOBODY or state.phase == VOTING or not may_speak(state, seat):
        return False
    return state.claims_made(seat) < state.cards.claims and not isinstance(state.step_of(seat), (OptionalStep, Discuss))


def interjections(state: State, seat: int) -> list[int]:
    """P-9.9: what the seat may say now of its own accord."""
    return unsaid_claims(state, seat)[1:] if may_interject(state, seat) else NOTHING  # without being ready


def interject(state: State, seat: int, action: int) -> None:
    """P-9.9, P-9.7: a claim out of turn; who was ready for the vote discusses again."""
    state.moves += 1
    state.remember(seat, action)
    claim(state, seat, action)
    if state.phase == DISCUSSION and state.claims_made(seat) < state.cards.claims:
        state.ready &= ~(1 << seat)
        state.push(Discuss(seat, state.claims_made(seat)))
    state.advance()


def claim(state: State, seat: int, action: int) -> None:
    """P-9.9: one of the claims that a seat has in each phase; who is asked may answer it."""
    state.spoken += 1 << 4 * seat
    say(state, seat, action)
    if act.SAY_ASK <= action < act.END:
        invite_reply(state, (action - act.SAY_ASK) // len(act.ASKED), (action - act.SAY_ASK) % len(act.ASKED))


# Discussion


@mypyc_attr(acyclic=True, free_list_len=1)
class OpenDiscussion(PassengersStep):
    """P-9.7: before the vote everybody who may speak discusses."""

    def name(self) -> str:
        return "open_discussion"

    def carried_out(self, state: State) -> None:
        if not state.settings.talk or state.cards.claims == 0:
            return
        state.begin_phase(DISCUSSION)
        state.turns += 1
        for seat in range(state.seats - 1, -1, -1):
            if may_speak(state, seat):
                state.push(Discuss(seat, 0))
        if state.journal is not None:
            state.tell("discussion", {"round": state.round})


@mypyc_attr(acyclic=True, free_list_len=1)
class Discuss(PassengersStep):
    """P-9.7: one more claim, or ready to vote, until one interjects something or is asked."""

    def __init__(self, seat: int, said: int) -> None:
        super().__init__(seat)
        self.said = said
        self.left: list[int] | None = None  # what can still be said, once it is known

    def name(self) -> str:
        return "discuss"

    def numbers(self) -> list[int]:
        return [self.seat, self.said]

    def has_choice(self, state: State) -> bool:
        return True

    def decline(self) -> int | None:
        return act.READY

    def legal(self, state: State) -> list[int]:
        options = self.left
        if options is None:
            options = unsaid_claims(state, self.seat)
            self.left = options
        return options

    def answered(self, state: State, action: int) -> None:
        if action != act.READY:
            state.turns += 1
            claim(state, self.seat, action)
            if self.said + 1 < state.cards.claims:
                again = Discuss(self.seat, self.said + 1)
                if self.left is not None:
                    again.left = without_action(self.left, action)
                state.push(again)
                return
        state.ready |= 1 << self.seat

    def rule(self, state: State) -> str:
        return "P-9.7"

    def about(self, state: State) -> dict[str, Fact]:
        return {"missing": state.cards.claims - self.said}


def invite_reply(state: State, seat: int, about: int) -> None:
    """P-9.10: who is asked may answer before the game goes on, unless they have something else to decide."""
    if not may_speak(state, seat):
        return
    topics = 1 << about
    asked: Reply | None = None
    for step in state.open_steps():
        if step.seat == seat:
            if not isinstance(step, Reply):
                return  # free to answer with a claim
            asked = step
    if asked is not None:
        topics |= asked.topics
        state.stack.remove(asked)
    reply = Reply(seat, topics)
    if len(reply.legal(state)) > 1:
        state.push(reply)


@mypyc_attr(acyclic=True, free_list_len=1)
class Reply(OptionalStep):
    """P-9.10: answer the questions asked, one claim for each thing asked about, or say nothing."""

    def __init__(self, seat: int, topics: int) -> None:
        super().__init__(seat)
        self.topics = topics  # what was asked about, as a mask of ASKED

    def name(self) -> str:
        return "reply"

    def numbers(self) -> list[int]:
        return [self.seat, self.topics]

    def has_choice(self, state: State) -> bool:
        return True

    def legal(self, state: State) -> list[int]:
        options = [act.SILENT]
        for action in claims_of(state, self.seat):
            topic = topic_of(action, self.seat)
            if topic >= 0 and self.topics >> topic & 1:
                options.append(action)
        return options

    def answered(self, state: State, action: int) -> None:
        if action == act.SILENT:
            return
        state.turns += 1
        say(state, self.seat, action)
        left = self.topics & ~(1 << topic_of(action, self.seat))
        if left:
            state.push(Reply(self.seat, left))

    def rule(self, state: State) -> str:
        return "P-9.10"

    def about(self, state: State) -> dict[str, Fact]:
        return {"count": self.topics.bit_count()}


def topic_of(action: int, seat: int) -> int:
    """Which question a claim of the seat answers, as a place in ASKED, or -1."""
    if act.SAY_PLACED <= action < act.SAY_HAND:
        return act.ASKED.index("placed")
    if act.SAY_HAND <= action < act.SAY_SAW:
        return ASK_ABOUT_HAND
    if act.SAY_SAW <= action < act.SAY_LOYALTY:
        return ASK_ABOUT_SAW
    if act.SAY_LOYALTY <= action < act.SAY_TRUST:
        return act.ASKED.index("loyalty") if (action - act.SAY_LOYALTY) // 3 == seat else -1
    return act.ASKED.index("plan_vote") if act.SAY_PLAN <= action < act.SAY_URGE else -1


EVERY_ACTION: Final = list(range(act.VOCABULARY.size))
OWN_CLAIMS: Final[dict[int, list[int]]] = {}  # lists that are made once, by all that they depend on
OPINIONS: Final[dict[int, list[int]]] = {}
REMARKS: Final[dict[int, list[int]]] = {}
CLAIMS: Final[dict[int, list[int]]] = {}


def claims_of(state: State, seat: int) -> list[int]:
    """Being ready, and all that the seat can say, ascending; the list may be shared and must not be changed."""
    key = key_of_opinions(state, seat)
    saw = state.seen[seat]
    found = CLAIMS.get(key) if saw == 0 else None
    if found is None:
        found = own_claims(state, has_placed(state, seat))[:]
        add_seen_claims(state, saw, found)
        found += opinions(state, seat, key)
        if saw == 0:
            CLAIMS[key] = found
    return found


def unsaid_claims(state: State, seat: int) -> list[int]:
    """Being ready, and all that the seat can say and has not said in this phase, ascending."""
    options = claims_of(state, seat)
    for index in range(len(state.claims) - 1, -1, -1):
        earlier = state.claims[index]
        if round_said(earlier) != state.round or phase_said(earlier) != state.phase:
            break
        if speaker(earlier) == seat and is_among(options, words(earlier)):
            options = without_action(options, words(earlier))
    return options


def without_action(options: list[int], action: int) -> list[int]:
    """A copy of an ascending list that has the action, without it."""
    left = options[:]
    del left[place_among(left, action)]
    return left


def own_claims(state: State, placed: bool) -> list[int]:
    """Being ready, and what anybody can say of own cards, ascending; of the hand once this round's card is placed."""
    key = (state.round * 2 + int(state.zholyk)) * 2 + int(placed)
    found = OWN_CLAIMS.get(key)
    if found is None:
        found = [act.READY]
        for number in range(1, state.round + 1):
            found += claims_of_cards(state, placed_claim(number))
        held = HAND - state.round if placed else 0
        if held > 0:
            size = len(act.WHATS) if state.zholyk else act.SAID_ZHOLYK
            found += EVERY_ACTION[act.SAY_HAND : act.SAY_HAND + 2 * size]
        if held > 1:
            found += EVERY_ACTION[act.SAY_BOTH : act.SAY_BOTH + act.SAID_ZHOLYK]
        OWN_CLAIMS[key] = found
    return found


def add_seen_claims(state: State, saw: i64, found: list[int]) -> None:
    """What can be said of what was seen, ascending."""
    subject: i64 = 0
    while saw:
        if saw & 1:
            found += claims_of_cards(state, act.SAY_SAW + subject * len(act.WHATS))
        saw >>= 1
        subject += 1


def opinions(state: State, seat: int, key: int) -> list[int]:
    """What the seat can say of others and of the vote, ascending."""
    found = OPINIONS.get(key)
    if found is None:
        found = listed_opinions(state, seat, witnesses(state))
        OPINIONS[key] = found
    return found


def key_of_opinions(state: State, seat: int) -> int:
    """All that these depend on."""
    speaker = (witnesses(state) << 4 | state.seats) << 4 | seat
    placed = int(has_placed(state, seat))
    return speaker << 4 | placed << 3 | int(state.zholyk) << 2 | HAND - state.round


def has_placed(state: State, seat: int) -> bool:
    """Whether the seat has placed its passenger of this round."""
    return len(state.hands[seat]) == HAND - state.round


def listed_opinions(state: State, seat: int, saw: int) -> list[int]:
    sides = 3 if state.zholyk else 2
    others = [other for other in range(state.seats) if other != seat]
    found: list[int] = []
    for other in range(state.seats):
        found += EVERY_ACTION[act.SAY_LOYALTY + other * 3 : act.SAY_LOYALTY + other * 3 + sides]
    for other in others:
        found += EVERY_ACTION[act.SAY_TRUST + other * 2 : act.SAY_TRUST + other * 2 + 2]
    found += EVERY_ACTION[act.SAY_PLAN : act.SAY_PLAN + 2]
    found += EVERY_ACTION[act.SAY_URGE : act.SAY_URGE + 2 * len(act.REASONS)]
    for other in others:
        for about in range(len(act.ASKED)):
            if about == ASK_ABOUT_HAND and state.round == HAND:
                continue
            if about == ASK_ABOUT_SAW and not saw >> other & 1:
                continue
            found.append(act.SAY_ASK + other * len(act.ASKED) + about)
    return found


def say(state: State, seat: int, action: int) -> None:
    """P-9.2: what is said is said, and remembered."""
    moment = (len(state.clues) << 4 | state.phase) << 4 | state.round
    state.claims.append((moment << 4 | seat) << 12 | action)
    state.turned_up()
    if state.journal is not None:
        tell_claim(state, seat, action)


def tell_claim(state: State, seat: int, action: int) -> None:
    decoded = act.VOCABULARY.decode(action)
    facts: dict[str, Fact] = {"seat": seat}
    for name, value in decoded.arguments.items():
        facts["opponent" if name == "seat" else name] = value
    event = decoded.name.replace("say_", "said_")
    if event in ("said_placed", "said_saw"):
        event = about_passenger(state, event, trace_of_words(state, seat, action, len(state.clues)), facts)
    elif event == "said_loyalty" and facts["opponent"] == seat:
        del facts["opponent"]
        event = "said_own_loyalty"
    elif event == "said_trust":
        event = "said_trust" if action % 2 == act.SAY_TRUST % 2 else "said_doubt"
        del facts["trust"]
    state.tell(event, facts)


def about_passenger(state: State, event: str, trace: list[int], facts: dict[str, Fact]) -> str:
    """P-9.2: a claim about a passenger names whose it is and where it sits now, unless it was shuffled, or is
    still to be placed."""
    place = place_of_trace(state, trace)
    if place == EMPTY or len(trace) > 1:
        return event + "_shuffled"
    facts.update(spot_facts(place))
    if event == "said_saw":
        if owner_of(trace[0]) == NOBODY:
            return event + "_shadow"
        facts["opponent"] = owner_of(trace[0])
    return event


def is_of_shadow(state: State, index: int) -> bool:
    """Whether that placement is a shadow's: the first two of a round with shadows are."""
    return state.crew.shadows() > 0 and index % (state.seats + SHADOWS_PER_ROUND) < SHADOWS_PER_ROUND
