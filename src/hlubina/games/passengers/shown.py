"""What Passengers shows: the view of a seat or a spectator, the facts of its questions and of its events."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Boat = Literal["raven", "wolf"]
Colour = Literal["green", "red", "blue"]
Kind = Literal["soul", "demon", "zholyk"]
Side = Literal["guide", "smuggler", "zholyk"]
Card = Literal["soul_green", "soul_red", "soul_blue", "demon_green", "demon_red", "demon_blue", "zholyk"]
What = Literal[
    "soul",
    "demon",
    "green",
    "red",
    "blue",
    "soul_green",
    "soul_red",
    "soul_blue",
    "demon_green",
    "demon_red",
    "demon_blue",
    "zholyk",
]
Stated = Literal["soul", "demon", "zholyk", "green", "red", "blue"]
Phase = Literal["placement", "gifts", "discussion", "vote", "over"]
Until = Literal["votes_revealed", "gift_phase_end"]
Where = Literal["in_play", "underworld", "lost", "waiting"]
How = Literal["own", "seen", "revealed", "stated", "deduced"]
Verdict = Literal["fits", "contradicted"]
SaidAs = Literal[
    "say_placed",
    "say_hand",
    "say_both",
    "say_saw",
    "say_saw_hand",
    "say_loyalty",
    "say_trust",
    "say_plan",
    "say_urge",
    "say_ask",
]
Trust = Literal["trust", "doubt"]
Reason = Literal["none", "souls_here", "demons_there"]
About = Literal["placed", "hand", "saw", "loyalty", "plan_vote"]
SeenHow = Literal["looked", "showed", "looked_at_hand", "exchanged"]
Question = Literal["hand_count_of_colour", "hand_has_kind", "kind_of", "colour_of"]
GiftSet = Literal["I", "II", "III", "4P"]


# The view


class Place(TypedDict):
    """A seat of a boat."""

    round: int
    boat: Boat
    column: int


class Identity(TypedDict):
    """What is certain of a card; null is what is not."""

    card: Card | None
    kind: Kind | None
    colour: Colour | None  # the printed one


class Passenger(Identity):
    """Who sits on a seat, as far as the viewer knows."""

    passengers: list[int]  # the numbers of those who may sit there: one, or several after a shuffle
    owner: int | None
    shadow: NotRequired[Literal[True]]  # for certain
    face_up: bool
    mask: NotRequired[Colour]
    how: How | None  # it is known


class BoatSeat(TypedDict):
    column: int
    gift: str  # of the set in use
    votes: int
    passenger: NotRequired[Passenger]


class Subject(TypedDict):
    """The passenger that a claim, a look or an admitted answer is about: the card, wherever it sits now."""

    passengers: list[int]  # the numbers of those it can be: one, or several after a shuffle
    owner: int | None  # who placed it
    shadow: NotRequired[Literal[True]]  # for certain
    now: Place | None  # where it sits, as far as the viewer can follow it


class Promise(TypedDict):
    """What a boat would bring in points: at least and at most, by what is possible for each passenger."""

    souls: tuple[int, int]
    demons: tuple[int, int]
    bonus: int  # for souls of one colour, at most


class BoatState(TypedDict):
    round: int
    boat: Boat
    where: Where
    promise: NotRequired[Promise]  # as far as the viewer knows; only in play
    promise_to_all: NotRequired[Promise]  # as far as everybody knows: for a screen that others see too
    seats: list[BoatSeat]


class Colours(TypedDict):
    green: int
    red: int
    blue: int


class Player(TypedDict):
    gift: str | None
    votes: int
    used: bool  # the gift
    hand: list[Identity]
    colours: Colours  # of the hand, at least
    loyalty: Side | None
    silent: Until | None
    bound: Boat | None  # the vote, announced
    voted: bool
    vote: Boat | None  # the viewer's own
    ready: bool  # to vote
    claims_left: int
    picked: bool  # a card to show or give
    pick: Card | None  # the viewer's own


class Placed(Identity):
    """A passenger by itself, wherever it is now: who laid it where, and what it certainly is."""

    passenger: int
    owner: int | None
    laid_by: int
    round: int
    boat: Boat
    column: int


class Chosen(TypedDict):
    """One thing that was chosen for a gift: a colour, a kind, a player, or a place."""

    colour: NotRequired[Colour]
    kind: NotRequired[Kind]
    seat: NotRequired[int]
    round: NotRequired[int]
    boat: NotRequired[Boat]
    column: NotRequired[int]


class GiftTurn(TypedDict):
    seat: int
    gift: str
    used: bool


class GiftInUse(TypedDict):
    seat: int
    gift: str
    chosen: list[Chosen]


class Use(TypedDict):
    """How a gift was used."""

    round: int
    seat: int
    gift: str
    instead: bool  # its steps were impossible, and others took their place
    carried: NotRequired[Literal[True]]  # it took passengers to other seats
    chosen: list[Chosen]


class Seen(TypedDict):
    """That somebody looked, showed or exchanged, and what it was if the viewer may know."""

    round: int
    gift: str
    seats: list[int]  # who knows it
    secret: bool
    how: SeenHow
    cards: list[Card] | None
    subject: NotRequired[Subject]  # of a look
    boat: NotRequired[Boat]  # where it sat then
    column: NotRequired[int]
    seat: NotRequired[int]
    opponent: NotRequired[int]


class Answer(TypedDict):
    """What was admitted: it is true."""

    round: int
    gift: str
    seat: int
    question: Question
    answer: int | Stated | None
    colour: NotRequired[Colour]
    kind: NotRequired[Kind]
    subject: NotRequired[Subject]  # of an answer about a passenger
    boat: NotRequired[Boat]  # where it sat then
    column: NotRequired[int]


class Claim(TypedDict):
    """What somebody said, true or not."""

    said_in: int  # which round
    phase: Phase
    seat: int
    name: SaidAs  # of the action
    verdict: NotRequired[Verdict]  # against what the viewer knows for certain; none is open, or one's own claim
    what: NotRequired[What]
    count: NotRequired[int]
    opponent: NotRequired[int]
    side: NotRequired[Side]
    trust: NotRequired[Trust]
    reason: NotRequired[Reason]
    about: NotRequired[About]
    subject: NotRequired[Subject]  # of a claim about a passenger
    round: NotRequired[int]  # in which it was placed, or where it was seen
    boat: NotRequired[Boat]
    column: NotRequired[int]


class Ballot(TypedDict):
    boat: Boat
    votes: int


class Voting(TypedDict):
    round: int
    votes: list[Ballot]  # by seat
    raven: int
    wolf: int
    coin: int  # who held it
    winner: Boat


class Worth(TypedDict):
    """A passenger in the Underworld and its points."""

    round: int
    boat: Boat
    column: int
    points: int


class SoulGroup(TypedDict):
    """Souls of one colour on a boat, and their bonus."""

    round: int
    boat: Boat
    column: int  # the first of them
    columns: list[int]
    colour: Colour
    points: int


class Neighbours(TypedDict):
    """A demon and a neighbouring soul of its colour."""

    demon: Place
    soul: Place
    points: int


class ScoringStep(TypedDict):
    """The scoring one by one: a passenger is turned up, a group or a pair of neighbours counts, the sides are told."""

    step: Literal["turn", "group", "pair", "sides"]
    index: int  # in `groups` or `neighbours`
    place: Place | None  # of who is turned up
    guides: int  # so far
    smugglers: int


class Scoring(TypedDict):
    guides: int
    smugglers: int
    zholyk: float  # 0 without Zholyk
    winner: Side
    tied: bool
    wins_ties: Side
    loyalties: list[Side]  # by seat
    souls: list[Worth]
    demons: list[Worth]
    groups: list[SoulGroup]
    neighbours: list[Neighbours]
    steps: list[ScoringStep]


class Sides(TypedDict):
    guide: int
    smuggler: int
    zholyk: int


class LeftOver(TypedDict):
    soul: int
    demon: int


class Won(TypedDict):
    """A boat that went to the Underworld."""

    round: int
    boat: Boat


class View(TypedDict):
    seats: int
    round: int
    phase: Phase
    moves: int
    step: str | None
    coin: int  # who holds it
    starter: int  # of the round
    gift_sets: list[GiftSet]  # by round
    columns: int
    cap: int  # of passengers on a boat
    masks: list[Colour]  # not used yet
    shadows_left: int
    sides: Sides  # how many players of each
    left_over: LeftOver  # cards in the box
    loyalty: Side | None  # the viewer's own
    hand: list[Card]  # the viewer's own
    smugglers: list[int]  # as the demon gaze has shown them
    players: list[Player]
    boats: list[BoatState]
    underworld: list[Won]
    passengers: list[Placed]
    gift_order: list[GiftTurn]
    gift_in_use: GiftInUse | None
    uses: list[Use]
    seen: list[Seen]
    answers: list[Answer]
    claims: list[Claim]
    votings: list[Voting]
    scoring: Scoring | None


# Questions


class PlacePassengerFacts(TypedDict):
    round: int
    count: int  # cards in hand


class LayShadowFacts(TypedDict):
    number: int  # of the round's shadows


class RemarkFacts(TypedDict):
    sort: Literal[0, 1, 2]  # about a passenger just placed, one just looked at, a card or a hand just seen
    round: NotRequired[int]
    boat: NotRequired[Boat]
    column: NotRequired[int]
    opponent: NotRequired[int]


class ChoiceFacts(TypedDict):
    gift: str
    missing: int  # how many are still to be chosen


class PickFacts(TypedDict):
    gift: str
    opponent: int  # who sees or gets the card


class AdmitOneFacts(TypedDict):
    gift: str
    round: int
    boat: Boat
    column: int


class AnnounceFacts(TypedDict):
    gift: str
    opponent: int  # who used the gift


class DiscussFacts(TypedDict):
    missing: int  # claims left


class ReplyFacts(TypedDict):
    count: int  # things that were asked about


class VoteFacts(TypedDict):
    votes: int
    round: int


class Prompts(TypedDict):
    place_passenger: PlacePassengerFacts
    lay_shadow: LayShadowFacts
    remark: RemarkFacts
    choose_colour: ChoiceFacts
    choose_kind: ChoiceFacts
    choose_players: ChoiceFacts
    choose_passengers: ChoiceFacts
    choose_empty_seat: ChoiceFacts
    show_card: PickFacts
    give_card: PickFacts
    admit_one: AdmitOneFacts
    announce_boat: AnnounceFacts
    discuss: DiscussFacts
    reply: ReplyFacts
    vote: VoteFacts


# Events


class Gaze(TypedDict):
    """The smugglers, for themselves."""

    seat: NotRequired[int]
    opponent: NotRequired[int]
    by: NotRequired[int]


class RoundBegan(TypedDict):
    round: int
    seat: int


class AtPlace(TypedDict):
    seat: int
    round: int
    boat: Boat
    column: int


class PlacedCard(AtPlace):
    gift: str
    votes: int
    card: NotRequired[Card]


class OfGift(TypedDict):
    seat: int
    gift: str


class ChosePlayer(TypedDict):
    seat: int
    opponent: int
    gift: str


class Looked(AtPlace):
    card: NotRequired[Card]


class Revealed(AtPlace):
    card: Card


class StatedKind(AtPlace):
    kind: Kind


class OfColour(AtPlace):
    colour: Colour


class TwoPlaces(AtPlace):
    other_round: int
    other_boat: Boat
    other_column: int


class AdmittedCount(TypedDict):
    seat: int
    colour: Colour
    count: int


class AdmittedKind(TypedDict):
    seat: int
    kind: Kind
    count: int


class Showed(TypedDict):
    seat: int
    opponent: int
    card: NotRequired[Card]


class LookedAtHand(TypedDict):
    seat: int
    opponent: int
    cards: NotRequired[list[Card]]


class Exchanged(TypedDict):
    seat: int
    opponent: int
    card: NotRequired[Card]
    other_card: NotRequired[Card]


class OfSeat(TypedDict):
    seat: int


class Silenced(TypedDict):
    seat: int
    until: Until


class OfBoat(TypedDict):
    seat: int
    boat: Boat


class SaidPlaced(AtPlace):
    """Of one's own passenger: where it sits now."""

    what: What


class SaidPlacedShuffled(TypedDict):
    """Of one's own passenger, which may sit on either of two seats."""

    seat: int
    round: int
    what: What


class SaidSaw(AtPlace):
    """Of the passenger of another player, or one's own: where it sits now."""

    opponent: int
    what: What


class SaidOfPlace(AtPlace):
    """Of a shadow where it sits now, or of whoever was seen there."""

    what: What


class SaidHand(TypedDict):
    seat: int
    what: What
    count: int


class SaidBoth(TypedDict):
    seat: int
    what: What


class SaidSawHand(TypedDict):
    seat: int
    opponent: int
    what: What


class SaidLoyalty(TypedDict):
    seat: int
    opponent: int
    side: Side


class SaidOwnLoyalty(TypedDict):
    seat: int
    side: Side


class TwoSeats(TypedDict):
    seat: int
    opponent: int


class SaidUrge(TypedDict):
    seat: int
    boat: Boat
    reason: Reason


class SaidAsk(TypedDict):
    seat: int
    opponent: int
    about: About


class OfRound(TypedDict):
    round: int


class Voted(TypedDict):
    seat: int
    boat: Boat
    votes: int


class Tie(TypedDict):
    seat: int
    votes: int


class BoatWon(TypedDict):
    boat: Boat
    votes: int
    other_votes: int


class Scored(TypedDict):
    side: Side
    count: int


class ScoredZholyk(TypedDict):
    count: int
    tenths: int


class Nothing(TypedDict):
    pass


class Events(TypedDict):
    gaze_2: Gaze
    gaze_3: Gaze
    round_began: RoundBegan
    laid_shadow: AtPlace
    placed: PlacedCard
    no_action: OfGift
    no_target: OfGift
    used_gift: OfGift
    chose_player: ChosePlayer
    looked: Looked
    revealed: Revealed
    stated_kind: StatedKind
    stated_colour: OfColour
    stated_no_colour: AtPlace
    swapped: TwoPlaces
    shuffled: TwoPlaces
    moved: TwoPlaces
    masked: OfColour
    admitted_count: AdmittedCount
    admitted_kind: AdmittedKind
    showed: Showed
    looked_at_hand: LookedAtHand
    exchanged: Exchanged
    kept_coin: OfSeat
    took_coin: OfSeat
    silenced: Silenced
    announced: OfBoat
    said_placed: SaidPlaced
    said_placed_shuffled: SaidPlacedShuffled
    said_hand: SaidHand
    said_both: SaidBoth
    said_saw: SaidSaw
    said_saw_shadow: SaidOfPlace
    said_saw_shuffled: SaidOfPlace
    said_saw_hand: SaidSawHand
    said_loyalty: SaidLoyalty
    said_own_loyalty: SaidOwnLoyalty
    said_trust: TwoSeats
    said_doubt: TwoSeats
    said_plan: OfBoat
    said_urge: SaidUrge
    said_ask: SaidAsk
    discussion: OfRound
    voted: Voted
    tie: Tie
    boat_won: BoatWon
    scored: Scored
    scored_zholyk: ScoredZholyk
    won_guides: Nothing
    won_smugglers: Nothing
    won_zholyk: Nothing
