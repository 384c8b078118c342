"""A referee of its own: a small second implementation of Passengers, written from rules.en.md and the card file alone.

It sits beside random games, foresees every question and all its answers, keeps its own table and memory, and counts
again. Of every certainty that a view shows it asks whether it would be refuted by an exchange of two cards that the
viewer could not notice.
"""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import hlubina
from tests.games.passengers.scene import SMALL_BOATS
from tests.games.words import by_words, spoken
from tests.kit.marks import campaign, rule

CARDS = Path(hlubina.__file__).parent / "games" / "passengers" / "cards.toml"
BOATS = ("raven", "wolf")
COLOURS = ("green", "red", "blue")
KINDS = ("soul", "demon")
SIDES = ("guide", "smuggler", "zholyk")
NOBODY = -1  # a spectator
TALK = ("remark", "discuss")  # steps in which one is asked to speak


class Question(NamedTuple):
    """A step, what each of its seats may answer, and what anybody may say out of turn."""

    step: str
    answers: dict[int, set[str]]
    asides: dict[int, set[str]]


Asking = Generator[Question, tuple[int, str], None]
Choice = Generator[Question, tuple[int, str], str]
Answers = Generator[Question, tuple[int, str], dict[int, str]]
Told = Generator[Question, tuple[int, str], tuple[int, str]]
Place = tuple[int, str, int]  # round, boat, column


@cache
def kind_of(name: str) -> str:
    return name.split("_")[0]


def colour_of(name: str) -> str | None:
    return None if name == "zholyk" else name.split("_")[1]


class Card:
    """One physical passenger, wherever it is."""

    def __init__(self, name: str, origin: str) -> None:
        self.name = name
        self.origin = origin  # "seat 3", "shadow" or "box"
        self.number = -1
        self.owner = NOBODY
        self.shadow = False
        self.mask: str | None = None
        self.face_up = False
        self.shuffled = False
        self.seen: dict[int, int] = {}  # viewer: when last
        self.mixes: list[Mix] = []
        self.watched: set[int] = set()  # who has followed it with their eyes since they saw it


class Fact(NamedTuple):
    """An admitted answer: it names a hand or a single passenger, and must stay true in every world."""

    when: int
    cards: tuple[Card, ...]
    question: str
    what: str
    answer: Any

    def holds(self, names: Callable[[Card], str]) -> bool:
        told = [names(card) for card in self.cards]
        return bool(answer_to(self.question, self.what, told) == self.answer)


class Mix(NamedTuple):
    """A moment when two cards could be told apart by one seat at most: one left its hand, or they were shuffled."""

    when: int
    cards: tuple[Card, Card]
    seat: int
    shuffled: bool


def answer_to(question: str, what: str, names: list[str]) -> Any:
    if question == "hand_count_of_colour":
        return sum(colour_of(name) == what for name in names)
    if question == "hand_has_kind":
        return int(any(kind_of(name) in (what, "zholyk") for name in names))
    return kind_of(names[0]) if question == "kind_of" else colour_of(names[0])


class Figures:
    """The card file, read once more."""

    def __init__(self, path: Path) -> None:
        self.data = tomllib.loads(path.read_text(encoding="utf-8"))
        self.counts = {row["n"]: row for row in self.data["player_count"]}
        self.gifts = {gift["id"]: gift for gift in self.data["gift"]}
        self.numbers = {name: number for number, name in enumerate(self.data["objects"]["names"])}
        self.settings = {setting["name"]: setting["values"] for setting in self.data["setting"]}


@cache
def figures(path: Path = CARDS) -> Figures:
    return Figures(path)


class Referee:
    """The rules once more, as one long conversation: it yields each real question and is told the answer."""

    def __init__(self, game: hlubina.Game, figures: Figures) -> None:
        data: Any = game.dump()
        self.engine = game
        self.figures = figures
        self.fixed = figures.data
        self.settings: dict[str, str] = data["settings"]
        self.seats: int = data["seats"]
        self.row = figures.counts[self.seats]
        self.zholyk_plays = bool(self.row["zholyk"])
        self.loyalty: list[str] = data["deal"]["loyalty"]
        self.hands = [[Card(name, f"seat {seat}") for name in hand] for seat, hand in enumerate(data["deal"]["hands"])]
        self.deal = [list(hand) for hand in self.hands]
        self.shadow_deck = [Card(name, "shadow") for name in data["deal"]["shadows"]]
        dealt = [card for hand in self.hands for card in hand] + self.shadow_deck
        box = Counter(f"{kind}_{colour}" for kind in KINDS for colour in COLOURS for _ in range(4))
        box += Counter(["zholyk"] * self.zholyk_plays)
        self.names = box.copy()
        for card in dealt:
            assert box[card.name], "a card too many"
            box[card.name] -= 1
        self.box = [Card(name, "box") for name in box.elements()]
        self.cards = dealt + self.box
        self.coin: int = data["deal"]["coin"]
        self.round = 0
        self.phase = "placement"
        self.starter = self.coin
        self.columns = len(self.fixed["boat"][0]["seats"])
        self.cap = self.row["cap_per_boat"] or self.columns
        self.seating: dict[tuple[int, str], list[Card | None]] = {
            (number, boat): [None] * self.columns for number in (1, 2, 3) for boat in BOATS
        }
        self.shows = {(boat["round"], boat["animal"]): boat["seats"] for boat in self.fixed["boat"]}
        self.where = dict.fromkeys(self.seating, "waiting")
        self.masks = list(COLOURS)
        self.gifts: dict[int, str] = {}
        self.votes: dict[int, int] = {}
        self.used: set[int] = set()
        self.silent: dict[int, str] = {}
        self.bound: dict[int, str] = {}
        self.ballots: dict[int, str] = {}
        self.picked: dict[int, str] = {}
        self.ready: set[int] = set()
        self.said: dict[int, set[str]] = {}  # in this phase
        self.made = [0] * self.seats  # claims of one's own accord in this phase
        self.asked: dict[int, set[str]] = {}  # who may answer, and what they were asked about
        self.claims: list[tuple[int, str, int]] = []  # round, phase, seat
        self.uses: list[tuple[int, int, str, bool, list[Any]]] = []
        self.answers: list[Fact] = []
        self.facts: list[Fact] = []
        self.saw: list[tuple[int, str, bool]] = []  # viewer, claim without its end, secret
        self.votings: list[dict[str, Any]] = []
        self.shown: dict[tuple[int, int], list[Card]] = {}  # viewer, seat: cards surely in that hand still
        self.clock = 0
        self.shuffles = 0
        self.met: Counter[str] = Counter()
        for seat, hand in enumerate(self.hands):
            for card in hand:
                card.seen[seat] = 0

    # Small questions about the table

    def key(self, boat: str) -> tuple[int, str]:
        return self.round, boat

    def crew(self, key: tuple[int, str]) -> list[Card]:
        return [card for card in self.seating[key] if card]

    def free(self, boat: str) -> list[int]:
        if len(self.crew(self.key(boat))) >= self.cap:
            return []
        return [column for column, card in enumerate(self.seating[self.key(boat)], 1) if card is None]

    def at(self, place: Place) -> Card:
        card = self.seating[place[:2]][place[2] - 1]
        assert card
        return card

    def place_of(self, card: Card) -> Place:
        for (number, boat), seats in self.seating.items():
            if card in seats:
                return number, boat, seats.index(card) + 1
        raise AssertionError

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat]

    def gift_set(self, number: int) -> str:
        if self.seats == 4:
            return "4P"
        own = self.settings.get(f"gift_set_round_{number}", "same")
        return self.settings["gift_set"] if own == "same" else own

    def gift_at(self, place: Place) -> str:
        shown = self.shows[place[:2]][place[2] - 1]
        return f"{self.gift_set(place[0])}-{self.figures.numbers[shown['gift']]}"

    def may_speak(self, seat: int) -> bool:
        return self.settings["talk"] == "on" and seat not in self.silent

    def whats(self) -> list[str]:
        pairs = [f"{kind}_{colour}" for kind in KINDS for colour in COLOURS]
        return [*KINDS, *COLOURS, *pairs, *(["zholyk"] if self.zholyk_plays else [])]

    def mixed(self, one: Card, other: Card, seat: int, shuffled: bool) -> None:
        mix = Mix(self.clock, (one, other), seat, shuffled)
        one.mixes.append(mix)
        other.mixes.append(mix)

    def saw_something(self, use: Use, viewer: int, claim: str, secret: bool) -> None:
        use.saw.append((viewer, claim, secret))
        self.saw.append((viewer, claim, secret))

    def sees(self, viewer: int, card: Card) -> None:
        card.seen[viewer] = self.clock
        card.watched.add(viewer)

    # Conversation

    def ask(self, step: str, seat: int, answers: set[str]) -> Choice:
        assert answers, step
        text = yield from self.ask_at_once(step, seat, answers)
        yield from self.hear_answers()
        return text

    def ask_at_once(self, step: str, seat: int, answers: set[str]) -> Choice:
        """A question whose answer is carried out before others answer theirs."""
        if len(answers) == 1:
            return next(iter(answers))
        _, text = yield from self.listen(step, {seat: answers})
        return text

    def ask_all(self, step: str, answers: dict[int, set[str]], book: dict[int, str]) -> Answers:
        """Asked at the same time, answered in any order."""
        for seat, texts in answers.items():
            if len(texts) == 1:
                book[seat] = next(iter(texts))
        while missing := {seat: texts for seat, texts in answers.items() if seat not in book}:
            seat, text = yield from self.listen(step, missing)
            book[seat] = text
        yield from self.hear_answers()
        return book

    def listen(self, step: str, answers: dict[int, set[str]]) -> Told:
        """P-9.9, P-9.10: until the question is answered, questions of others are, and anybody says anything."""
        while True:
            replies = {seat: {"silent", *self.replies(seat, topics)} for seat, topics in self.asked.items()}
            asides = {seat: self.asides(seat) for seat in range(self.seats) if step not in TALK or seat not in answers}
            asides = {seat: texts for seat, texts in asides.items() if texts and seat not in replies}
            seat, text = yield Question(step, {**answers, **replies}, asides)
            self.clock += 1
            if seat in replies:
                self.reply(seat, text)
            elif text not in answers.get(seat, set()):
                assert text in asides[seat]
                self.met[f"aside in {self.phase}"] += 1
                self.claim(seat, text, set(answers))
                if self.phase == "discussion":
                    self.met["back"] += 1
                    self.ready -= {seat} if self.made[seat] < self.limit() else set()
                    return seat, "back"
            else:
                return seat, text

    def hear_answers(self) -> Asking:
        """P-9.10: before the game goes on."""
        while self.asked:
            yield from self.listen_to_answer()

    def listen_to_answer(self) -> Asking:
        replies = {seat: {"silent", *self.replies(seat, topics)} for seat, topics in self.asked.items()}
        asides = {seat: texts for seat in range(self.seats) if seat not in replies and (texts := self.asides(seat))}
        seat, text = yield Question("reply", replies, asides)
        self.clock += 1
        if seat in replies:
            self.reply(seat, text)
        else:
            self.claim(seat, text, set())

    def limit(self) -> int:
        return int(self.fixed["talk"]["claims_per_discussion"])

    def asides(self, seat: int) -> set[str]:
        if not self.may_speak(seat) or self.made[seat] >= self.limit() or self.phase == "vote":
            return set()
        return self.claims_of(seat) - self.said.get(seat, set())

    def claim(self, seat: int, text: str, busy: set[int]) -> None:
        """One of the claims of this phase; who is asked and not busy may answer."""
        self.made[seat] += 1
        self.spoke(seat, text)
        if text.startswith("say_ask"):
            _, word, about = text.split()
            other = int(word)
            if self.may_speak(other) and other not in busy:
                topics = self.asked.get(other, set()) | {about}
                if self.replies(other, topics):
                    self.asked[other] = topics

    def spoke(self, seat: int, text: str) -> None:
        self.said.setdefault(seat, set()).add(text)
        self.claims.append((self.round, self.phase, seat))

    def reply(self, seat: int, text: str) -> None:
        left = self.asked.pop(seat)
        if text != "silent":
            self.met[f"reply in {self.phase}"] += 1
            self.spoke(seat, text)
            left = {about for about in left if text not in self.replies(seat, {about})}
            if self.replies(seat, left):
                self.asked[seat] = left

    def begin_phase(self, phase: str) -> None:
        self.phase, self.said, self.made = phase, {}, [0] * self.seats

    def game(self) -> Asking:
        for number in (1, 2, 3):
            self.round, self.starter = number, self.coin
            for boat in BOATS:
                self.where[self.key(boat)] = "in_play"
            self.begin_phase("placement")
            yield from self.placement()
            self.begin_phase("gifts")
            yield from self.gift_phase()
            self.silent = {seat: until for seat, until in self.silent.items() if until == "votes_revealed"}
            if self.settings["talk"] == "on":
                self.begin_phase("discussion")
                yield from self.discussion()
            self.phase = "vote"
            yield from self.vote()
        self.phase = "over"
        self.clock += 1
        for key, where in self.where.items():
            if where == "underworld" or self.settings["lost_boats_after_game"] == "shown":
                for card in self.crew(key):
                    card.face_up = card.face_up or where == "underworld"
                    for viewer in range(NOBODY, self.seats):
                        self.sees(viewer, card)

    # Placement

    def placement(self) -> Asking:
        if self.seats == 4:
            yield from self.lay_shadows()
        for step in range(self.seats):
            seat = (self.coin + step) % self.seats
            hand = self.hands[seat]
            free = [(boat, column) for boat in BOATS for column in self.free(boat)]
            texts = {f"{verb} {name} {boat} {column}" for verb, name in named("place", hand) for boat, column in free}
            choice = yield from self.ask_at_once("place_passenger", seat, texts)
            _, name, boat, column = choice.split()
            place = (self.round, boat, int(column))
            card = self.leave_hand(seat, name)
            card.number, card.owner = seat * 3 + self.round - 1, seat
            card.watched = {seat}
            self.seating[place[:2]][place[2] - 1] = card
            self.gifts[seat] = self.gift_at(place)
            self.votes[seat] = self.shows[place[:2]][place[2] - 1]["votes"]
            if self.may_speak(seat):
                yield from self.remarks([(seat, f"say_placed {self.round}")])
            yield from self.hear_answers()

    def lay_shadows(self) -> Asking:
        boats: tuple[str, ...] = BOATS
        for step in (1, 2):
            seat = (self.coin - step) % self.seats
            texts = {f"lay_shadow {boat} {column}" for boat in boats for column in self.free(boat)}
            choice = yield from self.ask_at_once("lay_shadow", seat, texts)
            _, boat, column = choice.split()
            card = self.shadow_deck.pop(0)
            card.number, card.shadow = 24 + (self.round - 1) * 2 + step - 1, True
            self.seating[self.key(boat)][int(column) - 1] = card
            boats = tuple(other for other in BOATS if other != boat)
            yield from self.hear_answers()

    def leave_hand(self, seat: int, name: str) -> Card:
        """Of two equal cards others cannot say which one leaves, and need not."""
        hand = self.hands[seat]
        card = next(card for card in hand if card.name == name)
        hand.remove(card)
        for other in hand:
            self.mixed(card, other, seat, False)
        for viewer in range(NOBODY, self.seats):
            self.shown.pop((viewer, seat), None)
        self.clock += 1
        return card

    def remarks(self, invited: list[tuple[int, str]]) -> Asking:
        """P-9.6: in any order; who has seen several things speaks of one after another."""
        while invited:
            answers: dict[int, set[str]] = {}
            for seat, start in invited:
                answers.setdefault(seat, {"silent", *[f"{start} {what}" for what in self.whats()]})
            seat, choice = yield from self.listen("remark", answers)
            invited.remove(next(invitation for invitation in invited if invitation[0] == seat))
            if choice != "silent":
                self.spoke(seat, choice)
                self.met["remark"] += 1

    # Gifts

    def gift_phase(self) -> Asking:
        for seat in sorted(self.gifts, key=lambda seat: int(self.gifts[seat].split("-")[1])):
            gift = self.gifts[seat]
            self.used.add(seat)
            card = self.figures.gifts[gift]
            steps, instead = card["steps"], False
            idle = (card["needs"] == "hand" and not any(self.hands)) or (
                card["needs"] == "underworld" and "underworld" not in self.where.values()
            )
            use = Use(seat, gift)
            self.met[gift] += 1
            if not idle and not self.possible(use, steps):
                steps, instead = card.get("impossible_steps", []), "impossible_steps" in card
                self.met[f"{gift} instead" if instead else f"{gift} without a target"] += 1
            if idle:
                self.met["idle"] += 1
                steps = []
            yield from self.carry_out(use, steps)
            self.uses.append((self.round, seat, gift, instead, use.chosen))
            blocked = self.settings["secret_blocks_claims"] == "yes"
            told = [(viewer, claim) for viewer, claim, secret in use.saw if not (secret and blocked)]
            yield from self.remarks([(viewer, claim) for viewer, claim in told if self.may_speak(viewer)])
            yield from self.hear_answers()

    def possible(self, use: Use, steps: list[dict[str, Any]]) -> bool:
        for step in steps:
            if step["op"] == "choose_passengers" and not self.first_targets(step):
                return False
            if step["op"] == "choose_empty_seat" and not any(
                self.empty_seats(card) for boat in BOATS for card in self.crew(self.key(boat))
            ):
                return False
            if step["op"] == "choose_colour" and step["from"] == "unused_masks" and not self.masks:
                return False
        return True

    def targets(self, select: dict[str, str]) -> list[Place]:
        return [
            (*key, column)
            for key, seats in self.seating.items()
            if self.where[key] in select["zone"].split("|")
            for column, card in enumerate(seats, 1)
            if card
            and not (select["face"] == "down" and card.face_up)
            and not (select["mask"] == "none" and card.mask)
            and not (select["shadow"] == "only" and not card.shadow)
            and not (select["shadow"] == "never" and card.shadow)
        ]

    def first_targets(self, step: dict[str, Any]) -> list[Place]:
        least = step.get("n_min", step["n"])
        places = self.targets(step["select"])
        return [place for place in places if 1 + self.reach(step, place, places) >= least]

    def reach(self, step: dict[str, Any], place: Place, places: list[Place]) -> int:
        """How many more can be chosen after this one."""
        rest = [other for other in places if other != place]
        wanted: int = step["n"]
        return min(wanted - 1, len([other for other in rest if self.together(step, place, other)]))

    def together(self, step: dict[str, Any], place: Place, other: Place) -> bool:
        boats: str = step["select"]["boats"]
        if boats == "any":
            return True
        return (place[:2] == other[:2]) == (boats == "same")

    def empty_seats(self, card: Card) -> list[tuple[str, int]]:
        home = self.place_of(card)[1]
        return [
            (boat, column)
            for boat in BOATS
            if boat == home or len(self.crew(self.key(boat))) < self.cap
            for column, other in enumerate(self.seating[self.key(boat)], 1)
            if other is None
        ]

    def carry_out(self, use: Use, steps: list[dict[str, Any]]) -> Asking:
        use.steps = steps
        for number, step in enumerate(steps):
            op = step["op"]
            if op == "show_hand_card":
                if number and steps[number - 1]["op"] == op:
                    continue  # picked together with the one before
                yield from self.show_cards(use, [step for step in steps if step["op"] == op])
            elif op.startswith("choose") or op in ("exchange_hand", "admit", "bind_vote"):
                yield from getattr(self, op)(use, step)
            else:
                getattr(self, op)(use, step)

    def who(self, use: Use, word: str | list[str]) -> list[int]:
        if isinstance(word, list):
            return [seat for part in word for seat in self.who(use, part)]
        if word == "owner":
            return [use.seat]
        if word == "others":
            return [(use.seat + step) % self.seats for step in range(1, self.seats)]
        if word == "everyone":
            return list(range(self.seats))
        return list(use.bound[word[1:]])

    def aims(self, use: Use, word: str | list[str]) -> list[Card]:
        words = word if isinstance(word, list) else [word]
        return [card for part in words for card in use.bound[part[1:]]]

    def choose_colour(self, use: Use, step: dict[str, Any]) -> Asking:
        colours = self.masks if step["from"] == "unused_masks" else COLOURS
        choice = yield from self.ask("choose_colour", use.seat, {f"colour {colour}" for colour in colours})
        use.bound[step["as"]] = [choice.split()[1]]
        use.chosen.append({"colour": choice.split()[1]})

    def choose_kind(self, use: Use, step: dict[str, Any]) -> Asking:
        choice = yield from self.ask("choose_kind", use.seat, {f"kind {kind}" for kind in KINDS})
        use.bound[step["as"]] = [choice.split()[1]]
        use.chosen.append({"kind": choice.split()[1]})

    def choose_players(self, use: Use, step: dict[str, Any]) -> Asking:
        left = [seat for seat in self.others(use.seat) if step["from"] == "others" or self.hands[seat]]
        chosen: list[int] = []
        while left and len(chosen) < step["n"]:
            choice = yield from self.ask("choose_players", use.seat, {f"player {seat}" for seat in left})
            chosen.append(int(choice.split()[1]))
            left.remove(chosen[-1])
        use.bound[step["as"]] = chosen
        use.chosen += [{"seat": seat} for seat in chosen]

    def choose_passengers(self, use: Use, step: dict[str, Any]) -> Asking:
        chosen: list[Place] = []
        places = self.first_targets(step)
        if step["select"]["boats"] == "each":
            places = [place for place in places if place[:2] == places[0][:2]]  # asked boat by boat
        if any(later["op"] == "choose_empty_seat" for later in use.steps):
            places = [place for place in places if self.empty_seats(self.at(place))]
        while places and len(chosen) < step["n"]:
            texts = {"passenger {} {} {}".format(*place) for place in places}
            if chosen and len(chosen) >= step.get("n_min", step["n"]) and step["select"]["boats"] != "each":
                texts.add("enough")
            choice = yield from self.ask("choose_passengers", use.seat, texts)
            if choice == "enough":
                self.met["enough"] += 1
                break
            _, number, boat, column = choice.split()
            place = (int(number), boat, int(column))
            chosen.append(place)
            everything = self.targets(step["select"])
            places = [p for p in everything if p not in chosen and self.together(step, place, p)]
        use.bound[step["as"]] = [self.at(place) for place in chosen]
        use.chosen += [as_dict(place) for place in chosen]

    def choose_empty_seat(self, use: Use, step: dict[str, Any]) -> Asking:
        (card,) = use.bound["x"]
        texts = {f"empty_seat {boat} {column}" for boat, column in self.empty_seats(card)}
        choice = yield from self.ask("choose_empty_seat", use.seat, texts)
        _, boat, column = choice.split()
        use.bound[step["as"]] = [(self.round, boat, int(column))]
        use.chosen.append(as_dict((self.round, boat, int(column))))

    def look(self, use: Use, step: dict[str, Any]) -> None:
        self.clock += 1
        for card in self.aims(use, step["target"]):
            place = self.place_of(card)
            for viewer in self.who(use, step["who"]):
                self.sees(viewer, card)
                self.saw_something(use, viewer, "say_saw {} {} {}".format(*place), step.get("secret", False))

    def reveal(self, use: Use, step: dict[str, Any]) -> None:
        self.clock += 1
        for card in self.aims(use, step["target"]):
            card.face_up = True
            for viewer in range(NOBODY, self.seats):
                self.sees(viewer, card)

    def admit(self, use: Use, step: dict[str, Any]) -> Asking:
        question = step["question"]
        if question == "kind_or_colour_of":
            (card,) = self.aims(use, step["arg"])
            choice = yield from self.ask_at_once("admit_one", use.seat, {"admit_kind", "admit_colour"})
            question = "kind_of" if choice == "admit_kind" else "colour_of"
            self.admitted((card,), question, "")
            yield from self.hear_answers()
            return
        for seat in self.who(use, step["who"]):
            self.admitted(tuple(self.hands[seat]), question, use.bound[step["arg"][1:]][0])

    def admitted(self, cards: tuple[Card, ...], question: str, what: str) -> None:
        self.clock += 1
        answer = answer_to(question, what, [card.name for card in cards])
        self.facts.append(Fact(self.clock, cards, question, what, answer))

    def show_cards(self, use: Use, steps: list[dict[str, Any]]) -> Asking:
        pairs = [
            (seat, to) for step in steps for seat in self.who(use, step["who"]) for to in self.who(use, step["to"])
        ]
        picks = yield from self.pick("show_card", [seat for seat, _ in pairs])
        for seat, viewer in pairs:
            self.hand_seen(viewer, seat, next(card for card in self.hands[seat] if card.name == picks[seat]))
            self.saw_something(use, viewer, f"say_saw_hand {seat}", steps[0]["secret"])

    def hand_seen(self, viewer: int, seat: int, card: Card) -> None:
        self.clock += 1
        self.sees(viewer, card)
        if card not in self.shown.setdefault((viewer, seat), []):
            self.shown[viewer, seat].append(card)

    def pick(self, step: str, seats: list[int]) -> Answers:
        texts = {seat: {f"{verb} {name}" for verb, name in named("card", self.hands[seat])} for seat in seats}
        answers = yield from self.ask_all(step, texts, self.picked)
        self.picked = {}
        return {seat: text.split()[1] for seat, text in answers.items()}

    def look_hand(self, use: Use, step: dict[str, Any]) -> None:
        (seat,) = self.who(use, step["target"])
        for card in self.hands[seat]:
            self.hand_seen(use.seat, seat, card)
        self.saw_something(use, use.seat, f"say_saw_hand {seat}", step["secret"])

    def exchange_hand(self, use: Use, step: dict[str, Any]) -> Asking:
        one, other = self.who(use, step["who"])
        picks = yield from self.pick("give_card", [one, other])
        mine, yours = self.leave_hand(one, picks[one]), self.leave_hand(other, picks[other])
        self.hands[one].append(yours)
        self.hands[other].append(mine)
        self.hand_seen(one, one, yours)
        self.hand_seen(other, other, mine)
        self.hand_seen(one, other, mine)
        self.hand_seen(other, one, yours)

    def swap(self, use: Use, step: dict[str, Any]) -> None:
        one, other = self.aims(use, step["target"])
        self.put(one, other, self.place_of(one), self.place_of(other))

    def put(self, one: Card, other: Card, here: Place, there: Place) -> None:
        self.seating[here[:2]][here[2] - 1] = other
        self.seating[there[:2]][there[2] - 1] = one

    def shuffle(self, use: Use, step: dict[str, Any]) -> None:
        one, other = self.aims(use, step["target"])
        self.clock += 1
        self.mixed(one, other, NOBODY, True)
        data: Any = self.engine.dump()
        if data["shuffles"][self.shuffles]:
            self.swap(use, step)
        self.shuffles += 1
        self.clock += 1
        for card in (one, other):
            card.shuffled = True
            card.watched = set()

    def move(self, use: Use, step: dict[str, Any]) -> None:
        (card,) = self.aims(use, step["target"])
        here = self.place_of(card)
        (there,) = use.bound[step["to"][1:]]
        self.seating[here[:2]][here[2] - 1] = None
        assert self.seating[there[:2]][there[2] - 1] is None
        self.seating[there[:2]][there[2] - 1] = card

    def mask(self, use: Use, step: dict[str, Any]) -> None:
        (card,) = self.aims(use, step["target"])
        (card.mask,) = use.bound[step["colour"][1:]]
        self.masks.remove(str(card.mask))

    def take_coin(self, use: Use, step: dict[str, Any]) -> None:
        self.met["took the coin" if use.seat != self.coin else "kept the coin"] += 1
        self.coin = use.seat

    def silence(self, use: Use, step: dict[str, Any]) -> None:
        for seat in self.who(use, step["who"]):
            if self.silent.get(seat) != "votes_revealed":
                self.silent[seat] = step["until"]

    def bind_vote(self, use: Use, step: dict[str, Any]) -> Asking:
        (seat,) = self.who(use, step["who"])
        choice = yield from self.ask_at_once("announce_boat", seat, {f"announce {boat}" for boat in BOATS})
        self.bound[seat] = choice.split()[1]
        yield from self.hear_answers()

    # Discussion and vote

    def claims_of(self, seat: int) -> set[str]:
        whats, others = self.whats(), self.others(seat)
        texts = {f"say_placed {number} {what}" for number in range(1, self.round + 1) for what in whats}
        placed = any(card.number == seat * 3 + self.round - 1 for card in self.cards)
        holds = len(self.hands[seat]) if placed else 0
        texts |= {f"say_hand {what} {count}" for what in whats for count in (0, 1) if count <= holds and holds}
        texts |= {f"say_both {what}" for what in whats if what != "zholyk" and holds >= 2}
        blocked = self.settings["secret_blocks_claims"] == "yes"
        for viewer, claim, secret in self.saw:
            if viewer == seat and not (secret and blocked):
                texts |= {f"{claim} {what}" for what in whats}
        sides = SIDES if self.zholyk_plays else SIDES[:2]
        texts |= {f"say_loyalty {other} {side}" for other in range(self.seats) for side in sides}
        texts |= {f"say_trust {other} {trust}" for other in others for trust in ("trust", "doubt")}
        texts |= {f"say_plan {boat}" for boat in BOATS}
        texts |= {f"say_urge {boat} {why}" for boat in BOATS for why in ("none", "souls_here", "demons_there")}
        for other in others:
            topics = ["placed", "loyalty", "plan_vote", *(["hand"] if self.round < 3 else [])]
            topics += ["saw"] if any(v == other and not (secret and blocked) for v, _, secret in self.saw) else []
            texts |= {f"say_ask {other} {topic}" for topic in topics}
        return texts

    def discussion(self) -> Asking:
        speakers = [seat for seat in range(self.seats) if self.may_speak(seat)]
        self.ready = set()
        while waiting := [seat for seat in speakers if seat not in self.ready]:
            texts = {seat: {"ready"} | self.claims_of(seat) - self.said.get(seat, set()) for seat in waiting}
            seat, text = yield from self.listen("discuss", texts)
            if text == "ready":
                self.ready.add(seat)
            elif text != "back":
                self.claim(seat, text, set(waiting) - ({seat} if self.made[seat] + 1 == self.limit() else set()))
            if self.made[seat] == self.limit():
                self.ready.add(seat)
            if len(self.ready) == len(speakers):
                while self.asked and len(self.ready) == len(speakers):
                    yield from self.last_answers(speakers)

    def last_answers(self, speakers: list[int]) -> Asking:
        """Everybody is ready, but somebody was asked; who speaks now discusses again."""
        before = list(self.made)
        yield from self.listen_to_answer()
        for seat in speakers:
            if self.made[seat] > before[seat] and self.made[seat] < self.limit():
                self.ready.discard(seat)

    def replies(self, seat: int, topics: set[str]) -> set[str]:
        """P-9.10: the claims that answer a question about one of these things."""
        starts = {
            "placed": ("say_placed ",),
            "hand": ("say_hand ", "say_both "),
            "saw": ("say_saw ", "say_saw_hand "),
            "loyalty": (f"say_loyalty {seat} ",),
            "plan_vote": ("say_plan ",),
        }
        wanted = tuple(start for about in topics for start in starts[about])
        return {text for text in self.claims_of(seat) if text.startswith(wanted)}

    def vote(self) -> Asking:
        texts = {
            seat: {f"vote {self.bound[seat]}"} if seat in self.bound else {f"vote {boat}" for boat in BOATS}
            for seat in range(self.seats)
        }
        answers = yield from self.ask_all("vote", texts, self.ballots)
        chosen = {seat: text.split()[1] for seat, text in answers.items()}
        sums = {boat: sum(self.votes[seat] for seat in chosen if chosen[seat] == boat) for boat in BOATS}
        winner = self.winner(sums, chosen)
        self.votings.append(
            {
                "round": self.round,
                "votes": [{"boat": chosen[seat], "votes": self.votes[seat]} for seat in range(self.seats)],
                **sums,
                "coin": self.coin,
                "winner": winner,
            }
        )
        for boat in BOATS:
            self.where[self.key(boat)] = "underworld" if boat == winner else "lost"
        self.gifts, self.votes, self.used, self.ballots = {}, {}, set(), {}
        self.silent, self.bound, self.ready = {}, {}, set()

    def winner(self, sums: dict[str, int], chosen: dict[int, str]) -> str:
        if sums["raven"] == sums["wolf"]:
            self.met["tie"] += 1
            return chosen[self.coin]
        return max(BOATS, key=lambda boat: sums[boat])

    # Scoring

    def underworld(self) -> list[list[Card | None]]:
        return [seats for key, seats in self.seating.items() if self.where[key] == "underworld"]

    def colour(self, card: Card) -> str | None:
        return card.mask or colour_of(card.name)

    def neighbours(self, rows: list[list[Card | None]], row: int, column: int) -> list[Card]:
        left = rows[row][:column][::-1]
        right = rows[row][column + 1 :]
        below = [rows[other][column] for other in range(row)][::-1]
        above = [rows[other][column] for other in range(row + 1, len(rows))]
        return [next(filter(None, line)) for line in (left, right, below, above) if any(line)]

    def points(self) -> dict[str, int]:
        rows = self.underworld()
        cards = [(row, column, card) for row, seats in enumerate(rows) for column, card in enumerate(seats) if card]
        found = {"souls": 0, "groups": 0, "demons": 0, "neighbours": 0}
        for row, column, card in cards:
            found["souls"] += kind_of(card.name) in ("soul", "zholyk")
            if kind_of(card.name) in ("demon", "zholyk"):
                found["demons"] += 1
                found["neighbours"] += sum(
                    kind_of(other.name) in ("soul", "zholyk")
                    and self.colour(card) is not None
                    and self.colour(other) == self.colour(card)
                    for other in self.neighbours(rows, row, column)
                )
        for seats in rows:
            groups = Counter(self.colour(card) for card in seats if card and kind_of(card.name) != "demon")
            worth = [max(0, groups[colour] - 1) for colour in COLOURS]
            found["groups"] += sum(worth) if self.settings["colour_groups"] == "each_group" else max(worth)
        return found

    def check_result(self) -> None:
        found = self.points()
        guides, smugglers = found["souls"] + found["groups"], found["demons"] + found["neighbours"]
        zholyk = {4: 6.5, 6: 6.5, 8: 8.5}.get(self.seats, 0)
        ties = self.loyalty[self.coin] if self.loyalty[self.coin] != "zholyk" else "guide"
        if zholyk > max(guides, smugglers):
            winner = "zholyk"
        elif guides == smugglers:
            winner = ties
        else:
            winner = "guide" if guides > smugglers else "smuggler"
        self.met[f"{winner} won"] += 1
        self.met["equal teams"] += guides == smugglers
        self.met["zholyk below"] += any(card and card.name == "zholyk" for row in self.underworld() for card in row)
        self.met["masked zholyk below"] += any(
            card and card.name == "zholyk" and card.mask is not None for row in self.underworld() for card in row
        )
        view = self.engine.view(None)
        scoring: Any = view["scoring"]
        assert (scoring["guides"], scoring["smugglers"]) == (guides, smugglers)
        assert scoring["zholyk"] == zholyk
        assert (scoring["winner"], scoring["wins_ties"]) == (winner, ties)
        assert scoring["loyalties"] == self.loyalty
        for line, points in found.items():
            assert sum(entry["points"] for entry in scoring[line]) == points
        standing = self.engine.standing(None).to_dict()
        score = {"guide": guides, "smuggler": smugglers, "zholyk": zholyk}
        assert standing["scores"] == [score[side] for side in self.loyalty]
        merit = [(score[side], side == ties) for side in self.loyalty]
        assert standing["ranks"] == [1 + sum(other > mine for other in merit) for mine in merit]
        assert {seat for seat, rank in enumerate(standing["ranks"]) if rank == 1} == {
            seat for seat, side in enumerate(self.loyalty) if side == winner
        }

    # The setup and the whole table, as the position and as views show it

    def check_setup(self) -> None:
        row = self.row
        sides = Counter(self.loyalty)
        assert [sides[side] for side in SIDES] == [row["guides"], row["smugglers"], row["zholyk"]]
        assert sum(sides.values()) == self.seats
        for side, hand in zip(self.loyalty, self.hands, strict=True):
            kinds = Counter(kind_of(card.name) for card in hand)
            assert [kinds[kind] for kind in (*KINDS, "zholyk")] == HANDS[side]
        shadows = Counter(kind_of(card.name) for card in self.shadow_deck)
        assert shadows == ({"soul": 3, "demon": 3} if self.seats == 4 else {})
        left = Counter(kind_of(card.name) for card in self.box)
        assert (left["soul"], left["demon"]) == LEFT_OVER[self.seats]
        view: Any = self.engine.view(None)
        assert view["left_over"] == {"soul": left["soul"], "demon": left["demon"]}
        assert [view["sides"][side] for side in SIDES] == [sides[side] for side in SIDES]
        for number in (1, 2, 3):
            seen = Counter(show["gift"] for boat in BOATS for show in self.shows[number, boat])
            assert max(seen.values()) == 1
            assert sum(show["votes"] for boat in BOATS for show in self.shows[number, boat]) <= 17
        for seat in range(self.seats):
            mine: Any = self.engine.view(seat)
            team = [other for other, side in enumerate(self.loyalty) if side == "smuggler"]
            gaze = team if self.seats > 4 and seat in team else []
            assert sorted({*mine["smugglers"], *([seat] if gaze else [])}) == gaze

    def agrees_with(self, data: Any) -> None:
        table = data["table"]
        assert (table["round"], table["phase"], table["coin"]) == (self.round, self.phase, self.coin)
        assert [sorted(hand) for hand in table["hands"]] == [sorted(c.name for c in hand) for hand in self.hands]
        boats = [
            [written(card) if card else None for card in self.seating[number, boat]]
            for number in (1, 2, 3)
            for boat in BOATS
        ]
        assert table["boats"] == boats
        assert table["underworld"] == [voting["winner"] for voting in self.votings]

    def agrees_with_view(self, view: Any, viewer: int) -> None:
        assert (view["round"], view["phase"], view["coin"]) == (self.round, self.phase, self.coin)
        assert view["starter"] == self.starter
        assert (view["columns"], view["cap"]) == (self.columns, self.cap)
        assert view["gift_sets"] == [self.gift_set(number) for number in (1, 2, 3)]
        assert sorted(view["masks"]) == sorted(self.masks)
        assert view["shadows_left"] == len(self.shadow_deck)
        assert view["votings"] == self.votings
        assert [claim_key(claim) for claim in view["claims"]] == self.claims
        assert [fact_key(answer) for answer in view["answers"]] == [
            (fact.question, fact.what or None, fact.answer) for fact in self.facts
        ]
        assert view["underworld"] == [
            {"round": number, "boat": boat} for (number, boat), where in self.where.items() if where == "underworld"
        ]
        done = [(u["round"], u["seat"], u["gift"], u["instead"], u["chosen"]) for u in view["uses"]]
        assert done[: len(self.uses)] == self.uses or sorted_uses(done[: len(self.uses)]) == sorted_uses(self.uses)
        assert len(done) <= len(self.uses) + 1
        if self.phase == "gifts":
            order = sorted(self.gifts.items(), key=lambda item: int(item[1].split("-")[1]))
            assert [(entry["seat"], entry["gift"]) for entry in view["gift_order"]] == order
        for seat, player in enumerate(view["players"]):
            self.check_player(view, viewer, seat, player)
        for boat in view["boats"]:
            key = (boat["round"], boat["boat"])
            assert boat["where"] == self.where[key]
            for shown, card in zip(boat["seats"], self.seating[key], strict=True):
                place = (*key, shown["column"])
                assert shown["gift"] == self.gift_at(place)
                assert shown["votes"] == self.shows[key][shown["column"] - 1]["votes"]
                assert ("passenger" not in shown) == (card is None)
                if card:
                    self.check_passenger(viewer, card, shown["passenger"])
        self.check_numbers(view, viewer)

    def check_player(self, view: Any, viewer: int, seat: int, player: Any) -> None:
        assert (player["gift"], player["votes"]) == (self.gifts.get(seat), self.votes.get(seat, 0))
        assert player["silent"] == self.silent.get(seat)
        assert player["bound"] == self.bound.get(seat)
        assert len(player["hand"]) == len(self.hands[seat])
        assert player["vote"] is None or seat == viewer
        if self.phase == "vote":
            assert player["voted"] == (seat in self.ballots)
        if self.phase == "discussion":
            assert player["ready"] == (seat in self.ready)
        if seat == viewer:
            assert view["loyalty"] == player["loyalty"] == self.loyalty[seat]
            assert sorted(view["hand"]) == sorted(card.name for card in self.hands[seat])
        hand = [card.name for card in self.hands[seat]]
        self.check_hand(viewer, seat, player, hand)
        loyalty = player["loyalty"]
        if self.phase != "over" and viewer != seat:
            if self.gazes(viewer):
                team = self.loyalty[seat] == "smuggler"
                assert not team or loyalty == "smuggler"
                if not self.zholyk_plays:
                    assert loyalty == self.loyalty[seat]
            if loyalty is not None:
                assert loyalty == self.loyalty[seat]
                for card in self.deal[seat]:
                    for other, since in self.partners(viewer, card):
                        loyalties = None if since else self.other_deal(viewer, card, other)
                        if loyalties and loyalties[seat] != loyalty:
                            assert not self.unnoticed(card, other, 0), f"{viewer} cannot know {loyalty} {seat}"
                self.met["loyalty deduced"] += not self.gazes(viewer)

    def gazes(self, viewer: int) -> bool:
        return viewer != NOBODY and self.seats > 4 and self.loyalty[viewer] == "smuggler"

    def check_hand(self, viewer: int, seat: int, player: Any, hand: list[str]) -> None:
        cards = Counter(shown["card"] for shown in player["hand"] if shown["card"])
        kinds = Counter(shown["kind"] for shown in player["hand"] if shown["kind"])
        colours = Counter({colour: count for colour, count in player["colours"].items() if count})

        def fits(names: list[str]) -> bool:
            return (
                cards <= Counter(names)
                and kinds <= Counter(map(kind_of, names))
                and colours <= Counter(c for c in map(colour_of, names) if c)
            )

        assert fits(hand)
        if seat == viewer:
            assert cards == Counter(hand)
            return
        sure = Counter(card.name for card in self.shown.get((viewer, seat), []))
        assert sure <= cards, "a card was shown and is still there"
        if cards or kinds or colours:
            for card in self.hands[seat]:
                for other, since in self.partners(viewer, card):
                    names = exchanged(card, other)
                    if not fits([names(held) for held in self.hands[seat]]):
                        assert not self.unnoticed(card, other, since), f"{viewer} cannot know this hand of {seat}"

    def check_passenger(self, viewer: int, card: Card, shown: Any) -> None:
        assert (shown["face_up"], shown.get("mask")) == (card.face_up, card.mask)
        assert card.number in shown["passengers"]
        if not card.shuffled:
            assert shown["passengers"] == [card.number]
            assert ("shadow" in shown) == card.shadow
            assert shown["owner"] == (None if card.shadow else card.owner)
        else:
            assert shown["owner"] in (None, card.owner)
        self.check_identity(viewer, card, shown, by_number=False)
        if viewer in card.watched:
            assert shown["card"] == card.name

    def check_numbers(self, view: Any, viewer: int) -> None:
        numbers = {card.number: card for seats in self.seating.values() for card in seats if card}
        assert {entry["passenger"] for entry in view["passengers"]} == set(numbers)
        for entry in view["passengers"]:
            card = numbers[entry["passenger"]]
            self.check_identity(viewer, card, entry, by_number=True)
            if card.owner == viewer != NOBODY or (viewer in card.watched and not card.shuffled):
                assert entry["card"] == card.name

    def check_identity(self, viewer: int, card: Card, shown: Any, by_number: bool) -> None:
        """What is shown is true, and no world that the viewer cannot tell from this one denies it."""
        certain = (shown["card"], shown["kind"], shown["colour"])
        if certain == (None, None, None):
            return
        assert agree(certain, card.name)
        for other, since in self.partners(viewer, card, not by_number):
            if not agree(certain, other.name):
                assert not self.unnoticed(card, other, since), f"{viewer} cannot know {certain}"

    # Worlds that a viewer cannot tell from the true one

    def partners(self, viewer: int, card: Card, seating: bool = True) -> Iterator[tuple[Card, int]]:
        """With which other cards this one could have been exchanged unnoticed, if no answer tells, and since when."""
        if viewer not in card.seen:
            for other in self.cards:
                if viewer not in other.seen and self.other_deal(viewer, card, other) is not None:
                    yield other, 0
        for mix in card.mixes:
            if (mix.shuffled and not seating) or viewer == mix.seat != NOBODY:
                continue
            other = mix.cards[mix.cards[0] is card]
            if max(card.seen.get(viewer, 0), other.seen.get(viewer, 0)) <= mix.when:
                yield other, mix.when

    def other_deal(self, viewer: int, one: Card, other: Card) -> list[str] | None:
        """The loyalties if these two had been dealt the other way round; nothing if that is no other world."""
        if one.name == other.name:
            return None
        if kind_of(one.name) == kind_of(other.name) or one.origin == other.origin != "box":
            return self.loyalty
        if self.phase == "over" or not (one.origin.startswith("seat") and other.origin.startswith("seat")):
            return None
        names = exchanged(one, other)
        loyalties = [side_of(tuple([names(card) for card in hand])) for hand in self.deal]
        if Counter(loyalties) != Counter(self.loyalty):
            return None
        if self.gazes(viewer) and any(
            (a == "smuggler") != (b == "smuggler") for a, b in zip(loyalties, self.loyalty, strict=True)
        ):
            return None
        return loyalties

    def unnoticed(self, one: Card, other: Card, since: int) -> bool:
        names = exchanged(one, other)
        return all(fact.holds(names) for fact in self.facts if fact.when > since)


class Use:
    """A gift being used: what was chosen so far."""

    def __init__(self, seat: int, gift: str) -> None:
        self.seat = seat
        self.gift = gift
        self.bound: dict[str, list[Any]] = {}
        self.chosen: list[Any] = []
        self.saw: list[tuple[int, str, bool]] = []
        self.steps: list[dict[str, Any]] = []


HANDS = {"guide": [2, 1, 0], "smuggler": [1, 2, 0], "zholyk": [1, 1, 1]}
LEFT_OVER = {4: (3, 4), 5: (4, 5), 6: (3, 4), 7: (1, 2), 8: (0, 1)}


@cache
def side_of(names: tuple[str, ...]) -> str:
    kinds = Counter(map(kind_of, names))
    return next((side for side in SIDES if [kinds[k] for k in (*KINDS, "zholyk")] == HANDS[side]), "impossible")


def exchanged(one: Card, other: Card) -> Callable[[Card], str]:
    return lambda card: other.name if card is one else one.name if card is other else card.name


def agree(certain: tuple[str | None, str | None, str | None], name: str) -> bool:
    truth = (name, kind_of(name), colour_of(name))
    return all(said is None or said == true for said, true in zip(certain, truth, strict=True))


def named(verb: str, hand: list[Card]) -> set[tuple[str, str]]:
    """Of two equal cards each is offered."""
    counts = Counter(card.name for card in hand)
    return {(verb, name) for name in counts} | {(f"{verb}_twin", name) for name, count in counts.items() if count > 1}


def as_dict(place: Place) -> dict[str, Any]:
    return {"round": place[0], "boat": place[1], "column": place[2]}


def written(card: Card) -> str:
    text = card.name + (f"+{card.mask}" if card.mask else "")
    return text.upper() if card.face_up else text


def claim_key(claim: Any) -> tuple[int, str, int]:
    return claim["said_in"], claim["phase"], claim["seat"]


def fact_key(answer: Any) -> tuple[str, str | None, Any]:
    what = answer.get("colour") if answer["question"] == "hand_count_of_colour" else answer.get("kind")
    return answer["question"], what if answer["question"].startswith("hand") else None, answer["answer"]


def sorted_uses(uses: list[Any]) -> list[Any]:
    return [(*use[:4], sorted(map(str, use[4]))) for use in uses]


def referee_beside(referee: Referee, game: hlubina.Game, chance: random.Random) -> None:
    """Play one game; at every question the referee must have foreseen the seats, the answers and the whole table."""
    talk = referee.game()
    question = next(talk, None)
    referee.check_setup()
    while question is not None:
        data: Any = game.dump()
        referee.agrees_with(data)
        step = data["steps"][-1][0]
        assert step in (question.step, "reply")
        assert sorted(game.acting()) == sorted(question.answers)
        if question.step != "discuss" or chance.random() < 0.2:
            look_around(referee, game, chance)
        seat = chance.choice(sorted(question.answers))
        options = by_words(game, seat)
        assert set(options) == question.answers[seat]
        for silent in set(range(game.seats)) - set(question.answers):
            assert not game.options(silent)
        speaker = chance.randrange(game.seats)
        asides = {spoken(game, action): action for action in game.interjections(speaker)}
        assert set(asides) == question.asides.get(speaker, set())
        text = chance.choice(sorted(options))
        if "ready" in options and chance.random() < 0.4:
            text = "ready"
        if asides and chance.random() < 0.3:
            questions = sorted(text for text in asides if text.startswith("say_ask"))
            seat, options = speaker, asides
            text = chance.choice(questions if questions and chance.random() < 0.5 else sorted(asides))
        game.take(seat, options[text])
        try:
            question = talk.send((seat, text))
        except StopIteration:
            question = None
    assert game.is_over()
    referee.agrees_with(game.dump())
    for viewer in range(NOBODY, game.seats):
        look(referee, game, viewer)
    referee.check_result()


def look_around(referee: Referee, game: hlubina.Game, chance: random.Random) -> None:
    look(referee, game, chance.randrange(NOBODY, game.seats))


def look(referee: Referee, game: hlubina.Game, viewer: int) -> None:
    referee.agrees_with_view(game.view(None if viewer == NOBODY else viewer), viewer)
    if viewer != NOBODY:
        assert game.may_speak(viewer) == (viewer not in referee.silent)


def follow(seed: str, seats: int, kind: type[Referee] = Referee, cards: Path | None = None) -> Referee:
    """One game; every fourth one with the default settings."""
    chance = random.Random(seed)
    mixed = {name: chance.choice(values) for name, values in figures().settings.items()}
    settings = mixed if chance.randrange(4) else {}
    game = hlubina.new("passengers", seats=seats, seed=seed, settings=settings, cards=cards)
    referee = kind(game, figures(cards or CARDS))
    referee_beside(referee, game, chance)
    return referee


@rule("P-1.1", "P-1.2", "P-1.3", "P-1.4", "P-1.5", "P-1.6", "P-1.7", "P-1.8", "P-1.9", "P-1.10", "P-2.1", "P-2.2")
@rule("P-2.3", "P-2.4", "P-3.1", "P-3.2", "P-3.3", "P-3.4", "P-3.5", "P-3.6", "P-4.1", "P-4.2", "P-4.3", "P-4.4")
@rule("P-4.5", "P-4.6", "P-5.1", "P-5.2", "P-5.3", "P-5.4", "P-5.5", "P-5.6", "P-6.1", "P-6.2", "P-6.3", "P-6.4")
@rule("P-6.5", "P-6.6", "P-6.7", "P-7.1", "P-7.2", "P-7.3", "P-8.1", "P-8.2", "P-8.3", "P-8.4", "P-9.1", "P-9.2")
@rule("P-9.3", "P-9.4", "P-9.5", "P-9.6", "P-9.7", "P-10.1", "P-10.2", "P-10.3", "P-10.4", "P-10.5", "P-11.1")
@rule("P-11.2", "P-11.3", "P-11.5", "P-11.6", "P-11.7", "P-11.8", "P-11.9", "P-11.10", "P-11.11", "P-11.12")
@rule("P-11.13", "P-11.14", "P-11.15", "P-11.16", "P-11.17", "P-11.18")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_a_second_referee_foresees_every_question_and_counts_the_same_points(seats: int) -> None:
    for number in range(6):
        follow(f"second/{seats}/{number}", seats)


@rule("P-3.3", "P-6.4", "P-10.3")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_it_does_so_on_boats_of_four_seats(seats: int, tmp_path: Path) -> None:
    path = tmp_path / "four.toml"
    path.write_bytes(SMALL_BOATS.source.raw)
    for number in range(3):
        assert follow(f"four/{seats}/{number}", seats, cards=path).columns == 4


@campaign
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_a_second_referee_follows_many_games(seats: int) -> None:
    met: Counter[str] = Counter()
    for number in range(200):
        met += follow(f"campaign/{seats}/{number}", seats).met
    sets = ("4P",) if seats == 4 else ("I", "II", "III")
    assert all(met[gift] for gift in figures().gifts if gift.split("-")[0] in sets)
    assert met["tie"]
