"""The second referee's own table: where everything lies, what chance told, and how a dumped position compares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any, NamedTuple

import hlubina
from tests.games.prophecy.referee.figures import (
    BOARD,
    CARD,
    CELL_NAMES,
    CHARACTERS,
    FIELDS,
    FIRST_CELL,
    GUILDS,
    ISLAND,
    PALACE,
    RING,
    Facts,
)

EVERYBODY = 65535
SPECTATORS = 15  # the bit of those who watch
SPHERES = [*(f"sphere_{number}" for number in range(1, 6)), "palace"]
FIGURES = [
    *["strength", "will", "health", "magic", "gold", "xp", "place", "bag", "bubbles", "pearl", "slowed"],
    *["resting", "out", "fame", "conceded"],
]
UNKNOWN = "?"  # a card drawn from a deck that was shuffled a moment ago: the next dump tells which one it is

# What only chance knows. None of these events may pass unnoticed.
CHANCE_EVENTS = {
    *["chance", "dice", "rerolled", "rolled", "armour", "crisis_came", "crisis_averted", "burgled", "will_check"],
    *[
        "carried",
        "nemesis_moved",
        "arena_dice",
        "arena",
        "placed",
        "offered",
        "restocked",
        "piece_placed",
        "pedlar",
        "kept_scroll",
    ],
}


class Question(NamedTuple):
    """Who is asked what. Of `optional` answers the rules say nothing: the engine may offer them or not."""

    seat: int
    name: str
    answers: set[str]
    facts: Facts
    optional: set[str]
    also: list[int]  # seats that are asked at the same time and answer later


Asking = Generator[Question, str, None]
Choice = Generator[Question, str, str]
Deciding = Generator[Question, str, bool]


class Over(Exception):
    """The game is over."""


class TurnOver(Exception):
    """The turn of the active player ends at once, for instance by a lost fight or by death."""


class Lying:
    """A card on a field, in the Water Realm or in a sphere; `known` is the mask of those who have seen it."""

    def __init__(self, card: str, known: int) -> None:
        self.card = card
        self.known = known
        self.lives: int = CARD[card].get("lives", 1) if card != UNKNOWN else 1

    @property
    def face_up(self) -> bool:
        return self.known == EVERYBODY

    def turn_up(self) -> None:
        self.known = EVERYBODY


Copy = tuple[str, bool, bool]  # an item, whether it is damaged, whether it is tempered


def copies(entry: dict[str, Any]) -> list[Copy]:
    """The items of a player as a position has them."""
    return [
        (card, number in entry["damaged"], number in entry["tempered"]) for number, card in enumerate(entry["items"])
    ]


class Thing:
    """An item somebody owns."""

    def __init__(self, card: str) -> None:
        self.card = card
        self.damaged = False
        self.tempered = False

    def copy(self) -> Copy:
        return self.card, self.damaged, self.tempered


class Player:
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.character = ""
        self.strength = self.will = self.health = self.magic = 0
        self.gold = self.xp = 0
        self.place = -1
        self.items: list[Thing] = []
        self.abilities: list[str] = []
        self.artifacts: list[str] = []
        self.pieces: list[str] = []
        self.guardians: list[str] = []
        self.used: set[str] = set()
        self.bag = self.bubbles = self.pearl = self.slowed = self.resting = self.out = self.fame = 0
        self.dead = False  # in the final battle, where nobody begins anew
        self.certificates: set[str] = set()
        self.conceded = -1  # to whom this player grants the victory

    @property
    def in_realm(self) -> bool:
        return self.place >= FIRST_CELL

    @property
    def cell(self) -> int:
        return self.place - FIRST_CELL

    @property
    def on_base(self) -> bool:
        return not self.out and 0 <= self.place <= ISLAND

    def maps(self) -> int:
        return len(self.pieces) + len(self.guardians)

    def whole(self) -> list[str]:
        """Cards in working order: items that are not damaged, abilities, artifacts."""
        return [thing.card for thing in self.items if not thing.damaged] + self.abilities + self.artifacts


class Table:
    def __init__(self, game: hlubina.Game, data: Any) -> None:
        """The table as `data` says, before the engine has gone on to its first question or at one of them."""
        self.engine = game
        self.engine = game
        self.events = game.listen().events
        self.read = 0
        self.met: Counter[str] = Counter()
        self.moves: int = data["moves"]
        self.settings: dict[str, str] = data["settings"]
        self.players = [Player(seat) for seat in range(data["seats"])]
        self.first: int = data["first"]
        self.turn: int = data["turn"]
        self.round: int = data["round"]
        self.more_turns: int = data["more_turns"]
        self.final, self.apocalypse = bool(data["final"]), bool(data["apocalypse"])
        self.arena: int = data["arena"]
        self.winner: int = data["winner"]
        self.nemesis: int = data["nemesis"]
        self.runs: int = data["runs"]
        self.over = False
        self.decks: dict[str, list[str]] = {name: list(deck["cards"]) for name, deck in data["decks"].items()}
        self.loose: set[str] = set()
        self.piles: dict[str, list[str]] = {name: list(cards) for name, cards in data["piles"].items()}
        self.ring = [self.lay(entry) for entry in data["fields"]]
        for number, cards in enumerate(self.ring):
            for lying, lives in zip(cards, data["field_lives"][2 * number :], strict=False):
                lying.lives = lives
        self.spheres: dict[str, list[Lying]] = {name: self.lay(data["decks"][name]) for name in SPHERES}
        for name, lives in data["guardian_lives"].items():
            for lying in self.spheres[name][-1:]:
                lying.lives = lives or lying.lives
        self.pieces_on: list[str] = list(data["pieces_on"])
        self.dropped = self.places_of_dropped(data)
        self.cells: dict[int, Lying] = {}
        if data["water"]:
            water = data["water"]
            cells = self.lay(water["lying"])
            for card, lives in zip(cells, water["lives"], strict=True):
                card.lives = lives
            self.cells = {CELL_NAMES.index(name): card for name, card in zip(water["cells"], cells, strict=True)}
        self.gate: int = data["gate_sphere"]
        self.pearls: int = data["palace_pearls"]
        self.hands = [list(entry["hand"]["cards"]) for entry in data["players"]]
        for player, entry in zip(self.players, data["players"], strict=True):
            self.seat_down(player, entry)

    def seat_down(self, player: Player, entry: dict[str, Any]) -> None:
        """A character as the position says."""
        if entry["character"] < 0:
            return
        player.character = CHARACTERS[entry["character"]]["id"]
        for key in FIGURES:
            setattr(player, key, entry[key])
        for key in ("abilities", "artifacts", "pieces", "guardians"):
            setattr(player, key, list(entry[key]))
        player.used = set(entry["used"])
        for number, card in enumerate(entry["items"]):
            thing = Thing(card)
            thing.damaged, thing.tempered = number in entry["damaged"], number in entry["tempered"]
            player.items.append(thing)
        player.certificates = {guild for number, guild in enumerate(GUILDS) if entry["certificates"] >> number & 1}

    def places_of_dropped(self, data: Any) -> dict[str, int]:
        """Artifacts that lie where their holders died."""
        return {card: place for card, place in data["dropped"].items() if place >= 0}

    def lay(self, entry: dict[str, Any]) -> list[Lying]:
        return [Lying(card, known) for card, known in zip(entry["cards"], entry["known"], strict=True)]

    # What the journal tells of chance

    def hear(self, *names: str) -> Facts:
        """The next event of one of these names; no other stroke of chance may come before it."""
        while self.read < len(self.events):
            event = self.events[self.read]
            self.read += 1
            if event.name in names:
                return {"event": event.name, **event.facts, **event.secrets}
            assert event.name not in CHANCE_EVENTS, (event, names)
        raise AssertionError(f"the engine says nothing of {names}")

    def comes(self, *names: str) -> bool:
        """Has the engine gone on so far that one of these has happened?"""
        return any(event.name in names for event in self.events[self.read :])

    def next_stroke(self) -> str:
        """The next stroke of chance that has not been heard of yet."""
        return next((event.name for event in self.events[self.read :] if event.name in CHANCE_EVENTS), "")

    def nothing_unheard(self) -> None:
        for event in self.events[self.read :]:
            assert event.name not in CHANCE_EVENTS, event
        self.read = len(self.events)

    # Decks

    def draw(self, deck: str, told: str | None = None) -> str | None:
        """The top card, None if there is none. Of a deck shuffled just now only what was `told` is known."""
        if not self.decks[deck] and self.piles.get(deck):
            self.shuffle(deck)
        if not self.decks[deck]:
            return None
        if deck not in self.loose:
            card = self.decks[deck].pop()
            assert told in {None, card}, (deck, told, card)
            return card
        self.decks[deck].remove(told or self.decks[deck][0]) if told else self.decks[deck].append(UNKNOWN)
        return told or UNKNOWN

    def draw_told(self, deck: str, told: list[str]) -> list[str]:
        """So many cards off the top, told in any order."""
        left = Counter(told)
        drawn: list[str] = []
        for _ in told:
            if not self.decks[deck]:
                self.shuffle(deck)
            card = next(iter(left)) if deck in self.loose else self.decks[deck][-1]
            assert left[card], (deck, told, card)
            left -= Counter([card])
            drawn.append(str(self.draw(deck, card)))
        return drawn

    def shuffle(self, deck: str) -> None:
        """The discards become the deck."""
        self.decks[deck] = [*self.decks[deck], *self.piles[deck]]
        self.piles[deck] = []
        self.loose.add(deck)
        self.met[f"{deck} shuffled"] += 1

    def compare_deck(self, deck: str, cards: list[str]) -> None:
        if deck in self.loose:
            blanks = self.decks[deck].count(UNKNOWN)  # so many were drawn without being told
            mine = Counter(card for card in self.decks[deck] if card != UNKNOWN)
            assert not Counter(cards) - mine, (deck, cards, self.decks[deck])
            assert mine.total() - len(cards) == blanks, (deck, cards, self.decks[deck])
            self.drawn_unseen += (mine - Counter(cards)).elements()
            self.decks[deck] = list(cards)
            self.loose.discard(deck)
        assert self.decks[deck] == cards, (deck, self.decks[deck], cards)

    # Who knows what

    def knows(self, viewer: int, lying: Lying) -> bool:
        """Seen, or left over when all others of its kind have been seen."""
        return bool(lying.known >> viewer & 1) or self.follows(viewer, lying)

    def follows(self, viewer: int, lying: Lying) -> bool:
        kind = CARD[lying.card]["class"] if lying.card != UNKNOWN else ""
        if kind not in {"gate", "lesser", "greater", "artifact"}:
            return False
        kinds = {"gate", "lesser"} if kind in {"gate", "lesser"} else {kind}
        unseen = [
            other
            for cards in self.spheres.values()
            for other in cards
            if CARD[other.card]["class"] in kinds and not other.known >> viewer & 1
        ]
        if unseen != [lying]:
            return False
        if kind == "gate":
            return True
        if kind == "artifact":
            sure = {"base_five", "new_five", "agreed"}
            return self.settings["artifacts"] in sure or not self.decks["artifacts_aside"]
        return self.settings["guardians"] == "base" and not self.decks[f"{kind}_aside"]

    # Comparing

    def agrees_with(self, game: hlubina.Game) -> None:
        data: Any = game.dump()
        assert self.over or (self.turn, self.round) == (data["turn"], data["round"]), (self.turn, self.round)
        assert self.first == data["first"]
        assert (int(self.final), int(self.apocalypse)) == (data["final"], data["apocalypse"])
        mine = (self.arena, self.winner, self.nemesis, self.runs, self.gate, self.pearls, self.moves)
        keys = ("arena", "winner", "nemesis", "runs", "gate_sphere", "palace_pearls", "moves")
        assert mine == tuple(data[key] for key in keys), (mine, [data[key] for key in keys])
        self.drawn_unseen: list[str] = []  # several decks may have been shuffled by one answer
        for name, deck in data["decks"].items():
            if name not in self.spheres:
                self.compare_deck(name, deck["cards"])
        for name, pile in data["piles"].items():
            assert sorted(self.piles[name]) == sorted(pile), (name, self.piles[name], pile)
        for guild in GUILDS:
            assert self.piles[guild] == data["piles"][guild], (guild, self.piles[guild])
        for number, entry in enumerate(data["fields"]):
            self.compare_lying(FIELDS[number], self.ring[number], entry)
            lives = [lying.lives for lying in self.ring[number]]
            assert lives == data["field_lives"][2 * number :][: len(lives)], (FIELDS[number], lives)
        for name, lying in self.spheres.items():
            self.compare_lying(name, lying, data["decks"][name])
        assert sorted(self.pieces_on) == sorted(data["pieces_on"]), (self.pieces_on, data["pieces_on"])
        assert self.dropped == self.places_of_dropped(data), (self.dropped, data["dropped"])
        self.compare_water(data["water"])
        for player, entry in zip(self.players, data["players"], strict=True):
            self.compare_player(player, entry)

    def compare_lying(self, name: str, mine: list[Lying], entry: dict[str, Any]) -> None:
        for lying, card in zip(mine, entry["cards"], strict=False):
            if lying.card == UNKNOWN:
                lying.card = card
                self.drawn_unseen.remove(card)
                lying.lives = CARD[card].get("lives", 1)
        assert [lying.card for lying in mine] == entry["cards"], (name, [lying.card for lying in mine], entry)
        viewers = [*range(len(self.players)), SPECTATORS]
        for lying, mask in zip(mine, entry["known"], strict=True):
            known = [self.knows(viewer, lying) for viewer in viewers]
            assert known == [bool(mask >> viewer & 1) for viewer in viewers], (name, lying.card, known, mask)
            assert lying.face_up == (mask == EVERYBODY), (name, lying.card, mask)

    def compare_water(self, water: dict[str, Any] | None) -> None:
        cells = water["cells"] if water else []
        assert [CELL_NAMES[cell] for cell in sorted(self.cells)] == cells, (self.cells, cells)
        if water:
            lying = [self.cells[cell] for cell in sorted(self.cells)]
            self.compare_lying("water", lying, water["lying"])
            assert [card.lives for card in lying] == water["lives"], (lying, water["lives"])

    def compare_player(self, player: Player, entry: dict[str, Any]) -> None:
        names = [character["id"] for character in CHARACTERS]
        assert player.character == (names[entry["character"]] if entry["character"] >= 0 else "")
        if not player.character:
            return
        for key in ("place", "out") if player.dead else FIGURES:
            assert getattr(player, key) == entry[key], (player.seat, key, getattr(player, key), entry[key])
        mine = sorted(thing.copy() for thing in player.items)
        theirs = sorted(copies(entry))
        assert mine == theirs, (player.seat, mine, theirs)
        for key in ("abilities", "artifacts", "pieces", "guardians", "used"):
            assert sorted(getattr(player, key)) == sorted(entry[key]), (player.seat, key, getattr(player, key), entry)
        assert len(player.certificates) == entry["certificates"].bit_count()

    # Places

    def field(self, player: Player) -> Facts:
        """The field of the ring a character stands on; nothing on the island and in the realm."""
        return BOARD[player.place] if player.place < RING else {}

    def monsters_at(self, place: int) -> list[Lying]:
        return [lying for lying in self.ring[place] if CARD[lying.card]["class"] == "monster"] if place < RING else []

    def in_water(self, player: Player) -> bool:
        """On a water cell: the palace is a sphere, but not when the Undersea King lives there [PR-17.20, PR-18.6]."""
        king = self.settings["goal"] == "underwater_treasure"
        return player.in_realm and (player.cell != PALACE or king)

    def others(self, player: Player) -> list[Player]:
        """In the order of play after the player."""
        count = len(self.players)
        return [self.players[(player.seat + step) % count] for step in range(1, count)]

    # Questions

    def ask(self, player: Player, name: str, answers: set[str], **facts: Any) -> Choice:
        assert answers, name
        if len(answers) == 1:
            return next(iter(answers))
        return (yield Question(player.seat, name, answers, facts, set(), []))

    def pick(self, player: Player, name: str, word: str, values: list[str], **facts: Any) -> Choice:
        """One of several values; the word before it is left out."""
        answer = yield from self.ask(player, name, {f"{word} {value}" for value in values}, **facts)
        return answer.split()[1]
