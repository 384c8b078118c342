"""What goes over the wire: the messages of a table's socket and the bodies of the HTTP interface.

Every message is a JSON object whose `type` says which one it is; fields that nobody knows are refused. Schemas and
TypeScript types are generated from these classes. Texts are not sent: a name such as `prompt.name` or a rule's number
is looked up in the game's catalogue by whoever shows it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from hlubina.core.shown import OutcomeForm, PromptForm

PROTOCOL = 4
MOST_CARDS = 128 * 1024  # bytes of a card file

END = r"(?![\s\S])"  # what `$` is not: it lets a line break pass
Key = Annotated[
    str, Meta(pattern=rf"^[A-Za-z0-9_-]{{8,64}}{END}", description="chosen by the client, new for every wish")
]
Token = Annotated[str, Meta(max_length=200, description="proves the right to act for a seat")]
Number = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(min_length=1, max_length=30, description="as the others see it; printable, no line breaks")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Contribution = Annotated[
    str,
    Meta(pattern=rf"^[0-9a-f]{{0,64}}{END}", description="hexadecimal digits, mixed into the seed"),
]
CardText = Annotated[str, Meta(max_length=MOST_CARDS, description="a card file, TOML; empty for the standard cards")]
Language = Literal["cs", "en"]
Status = Literal["waiting", "playing", "over", "closed"]
UndoKind = Literal["no", "now", "ask"]


class Wire(Struct, forbid_unknown_fields=True, kw_only=True):
    """What all messages share: unknown fields are refused."""


# From the client, over the socket


class Hello(Wire, tag="hello"):
    """The first message: which protocol, as whom, and what is known already."""

    v: int
    token: Token | None = None
    since: Annotated[int, Meta(ge=-1, description="the last number seen, -1 for none")] = -1


class Wish(Wire):
    """Something that a seat wants. A repeated key gets the stored answer and changes nothing."""

    key: Key
    token: Token


class Move(Wish, tag="move"):
    """One of the offered actions, chosen when the table stood at `number`; a draft waits for `confirm`."""

    number: Number
    action: Annotated[int, Meta(ge=0, le=1_000_000)]
    draft: bool = False


class Interject(Wish, tag="interject"):
    """Say something out of turn, of what `ask` brought; nobody waits for it, and it need not be fresh."""

    action: Annotated[int, Meta(ge=0, le=1_000_000)]


class Confirm(Wish, tag="confirm"):
    """The drafted moves are meant so: show them to the others."""


class Undo(Wish, tag="undo"):
    """Take back one's own last move; if others have moved since, ask them."""


class AnswerUndo(Wish, tag="answer_undo"):
    """Whether the move that somebody asks for may be taken back."""

    agree: bool


class SetOrders(Wish, tag="orders"):
    """Standing orders: what the seat would answer anyway."""

    orders: Annotated[dict[str, int], Meta(max_length=50)]


class Resign(Wish, tag="resign"):
    """Give the game up. With more than one opponent left a bot plays the seat to its end."""


class Leave(Wish, tag="leave"):
    """Go away from a running game; the opponents may let a bot go on at once."""


class Back(Wish, tag="back"):
    """Take one's own seat back from the bot that plays it, or after leaving."""


class Replace(Wish, tag="replace"):
    """Vote that a bot goes on for a player who is gone or out of time."""

    seat: SeatNumber


class Say(Wire, tag="say"):
    """A line of chat, or one of the quick phrases, which everybody reads in their own language."""

    key: Key
    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Annotated[str, Meta(pattern=rf"^[a-z_]{{0,30}}{END}")] = ""


class Ask(Wire, tag="ask"):
    """Ask for what no update brings: what a bot would do here, how likely each seat is to win, or what the seat may
    say out of turn."""

    key: Key
    token: Token
    what: Literal["hint", "chances", "interjections"]


ClientMessage = (
    Hello | Move | Interject | Confirm | Undo | AnswerUndo | SetOrders | Resign | Leave | Back | Replace | Say | Ask
)


# From the server, over the socket


class ClockRules(Wire):
    """No clock; `live`: seconds for the game and some more after every turn; `days`: days for every decision."""

    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, Meta(ge=0, le=86_400, description="live: seconds for the game")] = 0
    increment: Annotated[int, Meta(ge=0, le=3_600, description="live: seconds gained by a turn")] = 0
    days: Annotated[int, Meta(ge=0, le=30)] = 0


class ClockState(Wire):
    """Milliseconds that each seat had left at the moment `at`; those of the running seats have been going since."""

    at: int
    left: list[int]
    running: list[int]


class SeatInfo(Wire):
    """Who sits where. `stand_in` is the bot that goes on for a player who is gone."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    person: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    connected: bool = False
    resigned: bool = False
    left: bool = False
    late: bool = False
    replaceable: bool = False
    votes: list[int] = []


class TableInfo(Wire):
    """A table as everybody may see it when its log has come to entry `number`.

    `cards` is the digest of its own card file, empty if it is played with the standard cards. A `former` table is of a
    version of the rules, or of cards, that this server cannot play: it has no views, and nobody can move there.
    """

    id: str
    number: int
    game: str
    version: int
    cards: str
    former: bool
    status: Status
    seats: list[SeatInfo]
    settings: dict[str, str]
    clock: ClockRules
    spectators: bool
    listed: bool
    rated: bool
    owner: str
    commitment: str
    created: int
    started: int | None
    ended: int | None
    next: str | None
    progress: int
    watching: int


class Update(Wire, tag="update"):
    """How the table stands at `number` for this viewer. Events from index `events_from` on replace what was there.

    `view` is what the game shows to the seat; who looks, who decides and how it stands are told beside it. `progress`
    is how much of the game is played, in percent. `undo` says what Undo would do; `asked` is the seat that asks to
    take back; `drafting` the seat whose turn is not confirmed yet. `may_interject` tells whether the seat may say
    something out of turn: Ask tells what.
    """

    number: int
    status: Status
    seat: int | None
    acting: list[int]
    view: dict[str, Any] | None
    prompt: PromptForm | None
    standing: OutcomeForm | None
    result: OutcomeForm | None
    progress: int
    events_from: int
    events: list[dict[str, Any]]
    clock: ClockState | None
    undo: UndoKind
    asked: int | None
    drafting: int | None
    orders: dict[str, int]
    may_interject: bool


class ChatLine(Wire, tag="chat"):
    number: int
    at: int
    seat: int | None
    name: str
    text: str
    phrase: str


class Welcome(Wire, tag="welcome"):
    """The answer to Hello; an Update follows."""

    v: int
    table: TableInfo
    seat: int | None
    chat: list[ChatLine]


class TableChanged(Wire, tag="table"):
    """Somebody sat down, rose, came, went, resigned, was replaced ..."""

    table: TableInfo


class Ack(Wire, tag="ack"):
    """The wish is stored as entry `number` and will never be lost."""

    key: str
    number: int


class Refusal(Wire, tag="refusal"):
    """Why a message changed nothing: a code for programs, a sentence for people, the rule that forbids a move."""

    key: str | None
    code: str
    text: str
    rule: str = ""


class Judged(Wire):
    action: int
    win_chance: float


class Hint(Wire, tag="hint"):
    """What a bot would do, the best first."""

    key: str
    number: int
    options: list[Judged]


class Chances(Wire, tag="chances"):
    key: str
    number: int
    chances: list[float]


class Interjections(Wire, tag="interjections"):
    """What the seat might say out of turn when the table stood at `number`."""

    key: str
    number: int
    actions: list[int]


class Closing(Wire, tag="closing"):
    """The server goes down for a restart; come back in a moment, clocks stand still meanwhile."""

    seconds: int


ServerMessage = Welcome | Update | TableChanged | ChatLine | Ack | Refusal | Hint | Chances | Interjections | Closing


class LobbyTable(Wire):
    """A listed table: one that waits for players, or one that may be watched."""

    id: str
    game: str
    cards: str
    status: Status
    seats: list[SeatInfo]
    clock: ClockRules
    settings: dict[str, str]
    spectators: bool
    rated: bool
    owner: str
    created: int
    progress: int


class Lobby(Wire, tag="lobby"):
    """The live lobby's only message: all listed tables, sent whenever something changed."""

    tables: list[LobbyTable]


# HTTP bodies


class NewTable(Wire):
    game: Annotated[str, Meta(max_length=30)]
    seats: SeatNumber
    settings: Annotated[dict[str, str], Meta(max_length=50)] = {}
    options: Annotated[dict[str, str], Meta(max_length=50, description="the former name of `settings`")] = {}
    clock: ClockRules = field(default_factory=ClockRules)
    spectators: bool = True
    listed: bool = True
    rated: bool = False
    lesson: Annotated[bool, Meta(description="a table to learn at: the same cards for everybody, known beforehand")] = (
        False
    )
    sit: bool = True
    contribution: Contribution = ""
    cards: CardText = ""


class OwnCards(Wire):
    """A card file that somebody thinks of playing with."""

    cards: CardText


class Sit(Wire):
    """Which seat, or the first free one; the invitation if the table is private."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=40)] = ""
    contribution: Contribution = ""


class AddBot(Wire):
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=30)]


class Rematch(Wire):
    contribution: Contribution = ""


class OwnTable(Wire):
    """A table together with what only this visitor may have: the seats, their tokens, the invitation."""

    table: TableInfo
    seats: dict[str, str]
    invite: str | None
    address: str  # how other machines reach the server, http://192.168.1.5:8321; "" if they cannot


class Created(Wire):
    id: str


class Person(Wire):
    """The visitor, as only the visitor sees it."""

    id: str
    name: str
    language: Language
    account: bool
    preferences: dict[str, Any]


class NewGuest(Wire):
    name: Name | None = None
    language: Language = "en"


class ChangePerson(Wire):
    name: Name | None = None
    language: Language | None = None
    preferences: Annotated[dict[str, Any], Meta(max_length=40)] | None = None


class Claim(Wire):
    """Make the guest an account: from now on the name is taken and the password opens it."""

    name: Name
    password: Password


class LogIn(Wire):
    name: Name
    password: Password


class CallKey(Wire):
    """The key with which this server signs its calls, as browsers want it (Web Push); "" if it calls nobody."""

    key: str


class Subscription(Wire):
    """Where and with which keys a browser can be called, as its push manager says."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class EndOfCalls(Wire):
    endpoint: Annotated[str, Meta(max_length=1000)]


class TableCalls(Wire):
    """Whether the visitor is called to a table."""

    on: bool


class GameRating(Wire):
    """`value` is what the rating is shown as: the skill that is almost certainly there."""

    value: float
    mu: float
    sigma: float
    games: int


class Tally(Wire):
    games: int
    won: int


class GameStatistics(Wire):
    """`roles`: the same for what was played, where a game has sides, clans or characters."""

    games: int
    won: int
    roles: dict[str, Tally]
    best: float | None
    mean_score: float | None
    mean_rank: float | None


class Rival(Wire):
    """Somebody else at a table; `bot` is the code of a bot."""

    name: str
    bot: str | None


class PlayedGame(Wire):
    """A game that somebody has played to its end, at this table, as this role if the game has roles; where all win or
    lose together there is no rank."""

    table: str
    game: str
    at: int
    won: bool
    rank: int | None
    points: float
    role: str
    rivals: list[Rival]


class PublicPerson(Wire):
    id: str
    name: str
    account: bool
    since: int
    ratings: dict[str, GameRating]
    statistics: dict[str, GameStatistics]
    played: list[PlayedGame]


class SettingInfo(Wire):
    """One setting of the rules in somebody's language; `rule` is the number of the rule that says what it does, and
    `chapter` where that stands."""

    name: str
    rule: str
    chapter: str
    text: str
    values: dict[str, str]
    default: str


class OrderInfo(Wire):
    name: str
    lowest: int
    highest: int


class GameInfo(Wire):
    name: str
    title: str
    notice: str
    version: int
    seats: tuple[int, int]
    settings: list[SettingInfo]
    orders: list[OrderInfo]
    bots: list[str]
    actions: int


class ActionInfo(Wire):
    """What an action is: its text is `action-NAME` in the catalogue, filled in with the arguments."""

    action: int
    name: str
    arguments: dict[str, int | str]


class ShownFace(Wire):
    """What is printed on a component, in words: `name` is its name, `sentences` what it does, `symbols` go by sides."""

    kind: str
    name: str
    figures: dict[str, int]
    words: dict[str, str]
    symbols: list[list[str]]
    sentences: list[str]


class CardChange(Wire):
    """One difference from the standard cards: what it is called, what is printed there and here."""

    face: str
    name: str
    label: str
    standard: str
    here: str


class Position(Wire):
    """A moment of a recorded game through somebody's eyes; `cards` as at a table."""

    game: str
    cards: str
    move: int
    moves: int
    seat: int | None
    acting: list[int]
    view: dict[str, Any]
    events: list[dict[str, Any]]
    standing: OutcomeForm


class Swing(Wire):
    """A decision after which the seat's chances were worse than they could have been."""

    move: int
    seat: int
    action: int
    better: int
    loss: float


class Analysis(Wire):
    """`curve[n]` are the seats' chances to win after n moves; `swings` the costliest decisions, worst first."""

    moves: list[int]
    curve: list[list[float]]
    swings: list[Swing]


class Reasons(Wire):
    """What a seat had to believe before a move, and what spoke for its answer, if it gave one.

    The text of a reason is `reason-NAME` in the game's catalogue, filled in with its other fields.
    """

    move: int
    seat: int
    action: int | None
    reasons: list[dict[str, Any]]


class Problem(Wire):
    """Every refusal of the HTTP interface: a code for programs and a sentence for people."""

    code: str
    text: str
