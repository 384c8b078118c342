"""The table of Passengers: where every card lies, what everybody has seen of it, and the small deeds of every step.

A placed card is a *passenger* and has a number for good: seat * 3 + round - 1 for what a player placed in a round, 24
and up for shadows. Where passengers sit is public, except that a shuffle (III-6) leaves open which of two sits where.
So each place has a *trace*: the passengers that may sit there, indexed by the outcome of the shuffles so far (`flips`,
a bit for each); a trace of one is certain, one of 2**k depends on the first k shuffles. Everything here is public but
`loyalty`, `dealt`, `shadow_deck`, `hands`, `passengers`, `flips`, `contents`, `picks` and `ballots`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hlubina.core.chance import Chance
from hlubina.core.game import NOBODY, Game
from hlubina.core.journal import Fact
from hlubina.core.native import mypyc_attr
from hlubina.core.prompts import MAY
from hlubina.core.steps import Step
from hlubina.games.passengers.actions import (
    ADMIT_KIND,
    CARD,
    LAY_SHADOW,
    PLACE,
    SILENT,
    SPOTS,
    VOCABULARY,
    VOTE,
)
from hlubina.games.passengers.cards import (
    ANIMALS,
    COLUMNS,
    HAND,
    LONER,
    NO_GIFT,
    PLACES,
    SETS,
    Cards,
    Crew,
)
from hlubina.games.passengers.knowledge.solver import Worlds

if TYPE_CHECKING:  # a type for the compiler only; at run time these are plain ints
    from mypy_extensions import i64

EMPTY: Final = -1
FIRST_SHADOW: Final = 24
PASSENGERS: Final = 30

PLACEMENT: Final = 0
GIFTS: Final = 1
DISCUSSION: Final = 2
VOTING: Final = 3
PHASES: Final = ["placement", "gifts", "discussion", "vote"]

# Sorts of clues
LOOKED: Final = 0  # at the passenger of a trace
HAND_CARD: Final = 1  # `seat` showed a card to `other`; which one is its content
WHOLE_HAND: Final = 2  # `other` saw the hand of `seat`
COUNT_ADMITTED: Final = 3  # `seat` holds `answer` cards of the colour `argument`
KIND_ADMITTED: Final = 4  # `seat` holds a card of the kind `argument` (answer 1), or none (0)
KIND_STATED: Final = 5  # the passenger of a trace is of the kind `answer`
COLOUR_STATED: Final = 6  # its printed colour is `answer`
EXCHANGED: Final = 7  # `seat` and `other`; the content is both cards


class Settings:
    """The chosen settings as the rules ask for them."""

    def __init__(self, settings: dict[str, str], crew: Crew, columns: int) -> None:
        self.chosen = settings
        first = SETS.index(settings["gift_set"])
        chosen = [first]
        for name in ("gift_set_round_2", "gift_set_round_3"):
            chosen.append(first if settings[name] == "same" else SETS.index(settings[name]))
        self.sets = [set_ if set_ in crew.sets else crew.sets[0] for set_ in chosen]  # P-1.2
        self.cap = crew.cap if crew.cap > 0 else columns  # P-3.3
        self.each_group = settings["colour_groups"] == "each_group"  # P-6.2
        self.secret_blocks = settings["secret_blocks_claims"] == "yes"  # P-9.5
        self.lost_shown = settings["lost_boats_after_game"] == "shown"  # P-5.5
        self.talk = settings["talk"] == "on"


@mypyc_attr(acyclic=True)
class Clue:
    """What some or all have learnt. What it says to those who may know follows from the truth."""

    def __init__(self, sort: int, viewers: int, round_number: int, gift: int, seat: int, exchanges: int) -> None:
        self.sort = sort
        self.viewers = viewers
        self.round = round_number
        self.gift = gift
        self.seat = seat
        self.exchanges = exchanges  # how many had taken place before
        self.other = NOBODY
        self.place = EMPTY
        self.trace: list[int] = []
        self.argument = EMPTY
        self.answer = EMPTY
        self.secret = False


@mypyc_attr(acyclic=True)
class Use:
    """How a gift was used: what was chosen, register by register."""

    def __init__(self, round_number: int, seat: int, gift: int, instead: bool, chosen: list[list[int]]) -> None:
        self.round = round_number
        self.seat = seat
        self.gift = gift
        self.instead = instead  # the steps for when the others are impossible
        self.chosen = chosen


class State(Game):
    """A position of Passengers. Rounds count from 1; a boat is an animal of a round.

    A new one is bare: `lay_out` lays the table, or another one is copied into it.
    """

    def __init__(self, cards: Cards, seats: int, settings: Settings, chance: Chance) -> None:
        super().__init__("passengers", VOCABULARY, seats, chance)
        self.cards = cards
        self.crew = cards.crew(seats)
        self.zholyk = self.crew.sides[LONER] > 0  # takes part
        self.settings = settings
        # The deal
        self.first_coin = 0
        self.loyalty = NOTHING
        self.dealt = NO_LISTS  # ascending
        self.shadow_deck = NOTHING  # in the order of laying, the laid ones included
        # Passengers
        self.hands = NO_LISTS  # ascending
        self.passengers = NOTHING  # the card of each placed passenger
        self.traces = NO_LISTS
        self.taken: i64 = 0  # mask of the places where somebody sits
        self.masks = NOTHING
        self.face_up: i64 = 0  # mask of places
        self.flips = 0
        self.shuffles = 0
        self.fated = NOTHING  # outcomes of shuffles that a stored position brings along
        self.shadows_laid = 0
        # The round
        self.round = 0
        self.phase = PLACEMENT
        self.coin = 0
        self.winners = NOTHING  # the animal that won, by round
        self.masks_used = 0
        self.gifts = NOTHING  # the number each seat holds
        self.votes = NOTHING
        self.used = 0  # mask of the seats that have used their gift
        self.silent = NOTHING  # until when
        self.bound = NOTHING  # announced votes
        self.ballots = NOTHING
        self.ready = 0  # mask of the seats that wait for the vote
        self.spoken = 0  # how many of its claims each seat has made in this phase, four bits for each
        # The gift in use
        self.gift = NO_GIFT
        self.owner = NOBODY
        self.instead = False
        self.at = 0
        self.registers = NO_LISTS
        self.picks = NOTHING  # cards chosen to be shown or given, by seat
        # What is remembered
        self.placements = NOTHING  # place * 16 + seat, in order; shadows too, with the seat that laid them
        self.deciders = NOTHING  # who held the coin when the votes were counted, by round
        self.starters = NOTHING  # who held it when the round began
        self.votings = NO_LISTS  # by round and seat
        self.uses = NO_USES
        self.clues = NO_CLUES
        self.contents = NOTHING  # what a clue showed, where it does not follow from its trace
        self.exchanges = 0
        self.claims = NOTHING  # what was said: clues so far << 24 | phase << 20 | round << 16 | seat << 12 | action
        self.history = NOTHING  # every decision without its secret: round << 16 | seat << 12 | action
        self.worlds_known = NO_WORLDS_KNOWN  # what each seat, and a spectator, can know; made when asked for
        self.worlds_known_before = NO_WORLDS_KNOWN  # what they knew before something changed
        self.told = 0  # so many clues were looked through for
        self.witnesses = 0  # those who can tell something of what they saw, as a mask
        self.seen = NOTHING  # what each seat can tell of, as a mask: places, then hands of seats

    def lay_out(self) -> None:
        """A table before the first round."""
        self.passengers = [EMPTY] * PASSENGERS
        self.traces = [NOTHING] * PLACES
        self.masks = [EMPTY] * PLACES
        self.winners = []
        self.placements = []
        self.deciders = []
        self.starters = []
        self.votings = []
        self.uses = []
        self.clues = []
        self.contents = []
        self.claims = []
        self.history = []
        self.gifts = [NO_GIFT] * self.seats
        self.votes = [0] * self.seats
        self.silent = [0] * self.seats
        self.bound = [EMPTY] * self.seats
        self.ballots = [EMPTY] * self.seats
        self.picks = [EMPTY] * self.seats
        self.seen = [0] * self.seats

    def copy_into(self, other: State) -> None:
        """Copy everything but the future."""
        self.share_core(other)
        other.first_coin = self.first_coin
        other.loyalty = self.loyalty
        other.dealt = self.dealt
        other.shadow_deck = self.shadow_deck
        other.hands = self.hands[:]
        other.passengers = self.passengers[:]
        other.traces = self.traces[:]
        other.taken = self.taken
        other.masks = self.masks[:]
        other.face_up = self.face_up
        other.flips = self.flips
        other.shuffles = self.shuffles
        other.shadows_laid = self.shadows_laid
        other.round = self.round
        other.phase = self.phase
        other.coin = self.coin
        other.winners = self.winners[:]
        other.masks_used = self.masks_used
        other.gifts = self.gifts[:]
        other.votes = self.votes[:]
        other.used = self.used
        other.silent = self.silent[:]
        other.bound = self.bound[:]
        other.ballots = self.ballots[:]
        other.ready = self.ready
        other.spoken = self.spoken
        other.gift = self.gift
        other.owner = self.owner
        other.instead = self.instead
        other.at = self.at
        other.registers = self.registers[:]
        other.picks = self.picks[:]
        other.placements = self.placements[:]
        other.deciders = self.deciders[:]
        other.starters = self.starters[:]
        other.votings = self.votings[:]
        other.uses = self.uses[:]
        other.clues = self.clues[:]
        other.contents = self.contents[:]
        other.exchanges = self.exchanges
        other.claims = self.claims[:]
        other.history = self.history[:]
        other.worlds_known = self.worlds_known[:]
        other.worlds_known_before = self.worlds_known_before[:]
        other.told = self.told
        other.witnesses = self.witnesses
        other.seen = self.seen[:]

    def answer(self, action: int) -> None:
        """Carry out an action that is known to be legal, and remember what everybody saw of it."""
        self.remember(self.actor, without_secret(action))
        super().answer(action)

    def remember(self, seat: int, action: int) -> None:
        moment: i64 = self.round * 16 + seat
        self.history.append(moment << 12 | action)

    def begin_phase(self, phase: int) -> None:
        """P-9.9: in every phase each may make as many claims as in the others."""
        self.phase = phase
        self.spoken = 0

    def claims_made(self, seat: int) -> int:
        return self.spoken >> 4 * seat & 0xF

    # Where things are

    def place_of(self, spot: int) -> int:
        """The place of a seat of this round's boats."""
        return (self.round - 1) * SPOTS + spot

    def in_underworld(self, place: int) -> bool:
        number = place // SPOTS
        return number < len(self.winners) and self.winners[number] == animal_of(place)

    def in_play(self, place: int) -> bool:
        return place // SPOTS == self.round - 1 and len(self.winners) < self.round

    def passenger_at(self, place: int) -> int:
        """Who really sits there."""
        trace = self.traces[place]
        return trace[self.flips & (len(trace) - 1)]

    def card_at(self, place: int) -> int:
        return self.passengers[self.passenger_at(place)]

    def crowd(self, boat: int) -> int:
        """How many passengers a boat has; a boat is round * 2 + animal from 0."""
        return CROWDS[self.taken_on(boat)]

    def taken_on(self, boat: int) -> int:
        """The seats of a boat that are taken, as a mask."""
        first: i64 = boat * COLUMNS
        return self.taken >> first & WHOLE_BOAT

    def sit_down(self, place: int, trace: list[int]) -> None:
        self.traces[place] = trace
        at: i64 = place
        self.taken |= 1 << at

    def seating(self, animal: int) -> int:
        """Which seats of a boat in play are empty: the number of `EMPTY_SPOTS` that lists them."""
        return self.seating_with(animal, self.taken_on((self.round - 1) * 2 + animal))

    def free_seating(self, animal: int) -> int:
        """P-3.2, P-3.3: the same for a boat that still takes passengers, otherwise of no seats at all."""
        taken = self.taken_on((self.round - 1) * 2 + animal)
        return self.seating_with(animal, WHOLE_BOAT if CROWDS[taken] >= self.settings.cap else taken)

    def seating_with(self, animal: int, taken: int) -> int:
        return (animal * 2 + COLUMNS - self.cards.columns) * (WHOLE_BOAT + 1) + taken

    def free_spots_on(self, animal: int) -> list[int]:
        """The free seats of a boat, none if it is full; the list is shared and must not be changed."""
        return EMPTY_SPOTS[self.free_seating(animal)]

    def empty_spots_on(self, animal: int) -> list[int]:
        """The empty seats of one boat, full or not; the list is shared too."""
        return EMPTY_SPOTS[self.seating(animal)]

    # Knowledge

    def is_finished(self) -> bool:
        """The last boat has been counted, and nothing is left to be done."""
        return self.actor == NOBODY and self.stack.is_empty()

    def is_shown_at_the_end(self, place: int) -> bool:
        """P-5.5, P-6.1: everybody sees who sits there once the game is over."""
        seated = len(self.traces[place]) > 0 and self.is_finished()
        return seated and (self.settings.lost_shown or self.in_underworld(place))

    def learn(self, clue: Clue, content: int) -> None:
        """Somebody has learnt something that was hidden."""
        self.clues.append(clue)
        self.contents.append(content)
        self.turned_up()
        self.forget_minds()

    def forget_minds(self) -> None:
        """What can be known has changed."""
        if self.worlds_known:
            for number in range(len(self.worlds_known_before)):
                if self.worlds_known[number] is None:
                    self.worlds_known[number] = self.worlds_known_before[number]
            self.worlds_known_before = self.worlds_known
            self.worlds_known = NO_WORLDS_KNOWN

    # Telling

    def tell(self, name: str, facts: dict[str, Fact]) -> None:
        """Tell everybody; callers ask first whether anybody listens."""
        if self.journal is not None:
            self.journal.tell(name, facts)


@mypyc_attr(acyclic=True)
class PassengersStep(Step):
    """A step of Passengers."""

    def together(self) -> bool:
        """Who has to decide something is not held up by those who were asked a question meanwhile (P-9.10)."""
        return True


@mypyc_attr(acyclic=True)
class OptionalStep(PassengersStep):
    """A step that its seat may leave without a word."""

    def kind(self) -> str:
        return MAY

    def decline(self) -> int | None:
        return SILENT


NOTHING: Final[list[int]] = []  # the trace of an empty seat, or nothing chosen yet; never changed, nor are these:
NO_LISTS: Final[list[list[int]]] = []
NO_USES: Final[list[Use]] = []
NO_CLUES: Final[list[Clue]] = []
NO_WORLDS_KNOWN: Final[list[Worlds | None]] = []


WHOLE_BOAT: Final = (1 << COLUMNS) - 1
CROWDS: Final = [taken.bit_count() for taken in range(WHOLE_BOAT + 1)]  # by the seats that are taken


def empty_spots(animal: int, columns: int, taken: int) -> list[int]:
    return [animal * COLUMNS + column for column in range(columns) if not taken >> column & 1]


EMPTY_SPOTS: Final = [  # by animal, with all seats and with one fewer, and by those that are taken
    empty_spots(animal, columns, taken)
    for animal in range(2)
    for columns in (COLUMNS, COLUMNS - 1)
    for taken in range(WHOLE_BOAT + 1)
]


def without_secret(action: int) -> int:
    """The action as everybody sees it: not which card, not which boat is voted for."""
    if PLACE <= action < LAY_SHADOW:
        return PLACE + action % SPOTS
    if CARD <= action < ADMIT_KIND:
        return CARD
    if VOTE <= action < SILENT:
        return VOTE
    return action


def speaker(claim: int) -> int:
    """The seat that made a claim."""
    return claim >> 12 & 0xF


def words(claim: int) -> int:
    """What was claimed, as an action."""
    return claim & 0xFFF


def round_said(claim: int) -> int:
    return claim >> 16 & 0xF


def phase_said(claim: int) -> int:
    return claim >> 20 & 0xF


def clues_before(claim: int) -> int:
    """How many clues there were when it was said."""
    return claim >> 24


def hand_options(first: int, twin: int, hand: list[int]) -> list[int]:
    """An action for each card of a sorted hand, ascending; the second of two equal cards is offered as their twin."""
    options: list[int] = []
    for index in range(len(hand)):
        if index == 0 or hand[index] != hand[index - 1]:
            options.append(first + hand[index])
    for index in range(1, len(hand)):
        if hand[index] == hand[index - 1]:
            options.append(twin + hand[index])
    return options


def animal_of(place: int) -> int:
    return place // COLUMNS % 2


def boat_of(place: int) -> int:
    return place // COLUMNS


def round_of(place: int) -> int:
    return place // SPOTS + 1


def spot_facts(place: int) -> dict[str, Fact]:
    """Where a place is; shared by all who tell of it, and never changed."""
    return SPOT_FACTS[place]


SPOT_FACTS: Final[list[dict[str, Fact]]] = [
    {"round": round_of(place), "boat": ANIMALS[animal_of(place)], "column": place % COLUMNS + 1}
    for place in range(PLACES)
]


def place_of_trace(state: State, trace: list[int]) -> int:
    """Where the passenger of a trace sits now, as far as everybody can follow it."""
    for place in range(PLACES):
        if state.traces[place] == trace:
            return place
    return EMPTY


def owner_of(passenger: int) -> int:
    """Who placed it; nobody owns a shadow."""
    return NOBODY if passenger >= FIRST_SHADOW else passenger // HAND


def without(hand: list[int], card: int) -> list[int]:
    """A new hand without one of its cards: hands are shared between copies and never changed in place."""
    left = hand[:]
    left.remove(card)
    return left


def with_card(hand: list[int], card: int) -> list[int]:
    return sorted([*hand, card])
