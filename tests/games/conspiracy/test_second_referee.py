"""A referee of its own: a small second implementation of the rules, written from rules.en.md alone.

It sits beside random games, foresees every question and counts the points again.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Generator
from itertools import combinations
from typing import Any

import pytest

import hlubina
from tests.games.conspiracy.looks import lines
from tests.games.conspiracy.scene import (
    BEST,
    COLOURS,
    FIXED,
    FORCE,
    LOCATION_PEARLS,
    LORD_PEARLS,
    NUMBER,
    SPOTS,
    colour,
    influence,
    metal,
    wins_a_location,
)
from tests.games.words import answer, asked
from tests.kit.marks import campaign, rule


def adjacent(one: int, two: int) -> bool:
    (row, column), (other_row, other_column) = SPOTS[min(one, two)], SPOTS[max(one, two)]
    if row == other_row:
        return abs(column - other_column) == 1
    return other_row - row == 1 and other_column in (column - 1, column)


def largest_coalition(cards: list[str]) -> int:
    groups: list[set[int]] = []
    for place, lord in enumerate(cards):
        mine = {place}
        for group in [group for group in groups if any(adjacent(place, other) for other in group)]:
            if colour(cards[min(group)]) == colour(lord):
                mine |= group
                groups.remove(group)
        groups.append(mine)
    return max(map(len, groups), default=0)


class Senate:
    """One player's things in the referee's own book."""

    def __init__(self) -> None:
        self.lords: list[str] = []
        self.locations: list[str | None] = []
        self.coats = [-1] * 5
        self.pearls = 0
        self.keys: list[str] = []

    def owns(self, location: str) -> bool:
        return location in self.locations

    def score(self, is_master: bool, lone_counts: bool) -> dict[str, int]:
        best = {guild: max((influence(x) for x in self.lords if colour(x) == guild), default=0) for guild in COLOURS}
        group = largest_coalition(self.lords)
        controlled = [location for location in self.locations if location]
        value = sum(FIXED.get(location, 0) for location in controlled)
        for location in controlled:
            guild = location.rsplit("_", 1)[1]
            if location in BEST:
                value += best[guild]
            elif location in NUMBER:
                value += 1 + sum(colour(lord) == guild for lord in self.lords)
        value += sum(influence(lord) == 1 for lord in self.lords) * self.owns("per_silver_key")
        value += 2 * sum(influence(lord) == 2 for lord in self.lords) * self.owns("per_gold_key")
        value += self.pearls // 2 * self.owns("per_pearl_pair") + 2 * len(controlled) * self.owns("per_location")
        return {
            "best_lords": sum(best.values()),
            "locations": value,
            "coalition": 0 if group == 1 and not lone_counts else 3 * group,
            "pearl_master": 5 if is_master else 0,
        }


Question = tuple[int, set[str]]
Asking = Generator[Question, str, None]
Choice = Generator[Question, str, str]


class Referee:
    """The rules once more, as one long conversation: it yields each real question and is told the answer.

    It knows the order of a deck until somebody shuffles it; then the journal tells what was drawn.
    """

    def __init__(self, game: hlubina.Game) -> None:
        data = game.dump()
        self.seats = [Senate() for _ in range(data["seats"])]
        self.settings: dict[str, str] = data["settings"]
        self.deck: list[str] = data["lord_deck"]["cards"]
        self.location_deck: list[str] = data["location_deck"]["cards"]
        self.shuffled = self.locations_shuffled = False
        self.piles: dict[str, list[str]] = {guild: [] for guild in COLOURS}
        self.available: list[str] = data["available"]
        self.held: list[str] = []
        self.aside: list[str] = []
        self.turn: int = data["turn"]
        self.master = self.forcer = self.finisher = -1
        self.forcing = 0
        self.events = game.listen().events
        self.read = 0
        self.met: Counter[str] = Counter()

    # Cards

    def told(self, *names: str) -> dict[str, Any]:
        """The next event of one of these names."""
        while self.events[self.read].name not in names:
            self.read += 1
        event = self.events[self.read]
        self.read += 1
        return {**event.facts, **event.secrets}

    def off_the_deck(self, names: list[str]) -> None:
        if not self.shuffled:
            assert names == self.deck[::-1][: len(names)]
        for name in names:
            self.deck.reverse()
            self.deck.remove(name)
            self.deck.reverse()

    def refill(self) -> None:
        if not self.deck and self.settings["lord_deck_empty"] == "reshuffle_piles":
            self.met["refill"] += 1
            self.sweep_piles()

    def sweep_piles(self) -> None:
        for pile in self.piles.values():
            self.deck += pile
            pile.clear()
        self.shuffled = True

    def agrees_with(self, game: hlubina.Game) -> None:
        """Everything that lies on the table; the new order of a shuffled deck is taken over."""
        data = game.dump()
        assert sorted(data["lord_deck"]["cards"]) == sorted(self.deck)
        assert self.shuffled or data["lord_deck"]["cards"] == self.deck
        assert sorted(data["location_deck"]["cards"]) == sorted(self.location_deck)
        assert self.locations_shuffled or data["location_deck"]["cards"] == self.location_deck
        self.deck, self.location_deck = data["lord_deck"]["cards"], data["location_deck"]["cards"]
        self.shuffled = self.locations_shuffled = False
        assert [sorted(pile) for pile in data["piles"]] == [sorted(pile) for pile in self.piles.values()]
        assert sorted(data["available"]) == sorted(self.available)
        assert (sorted(data["held"]), sorted(data["aside"])) == (sorted(self.held), sorted(self.aside))
        assert (data["pearl_master"], data["finisher"]) == (self.master, self.finisher)
        assert (data["forcer"], data["forcing"]) == (self.forcer, self.forcing)
        for book, seat in zip(self.seats, data["chambers"], strict=True):
            assert (seat["lords"], seat["locations"]) == (book.lords, book.locations)
            assert ([*seat["coats"].values()], seat["pearls"]) == (book.coats, book.pearls)
            assert (seat["silver"], seat["gold"]) == (book.keys.count("silver"), book.keys.count("gold"))

    # Questions

    def ask(self, answers: set[str]) -> Choice:
        assert answers
        return (yield self.turn, answers) if len(answers) > 1 else next(iter(answers))

    def game(self) -> Asking:
        last_turns = len(self.seats)
        while last_turns:
            yield from self.one_turn(self.seats[self.turn])
            last_turns -= self.finisher >= 0
            if last_turns:
                self.turn = (self.turn + 1) % len(self.seats)
        self.met["over"] += 1

    def one_turn(self, me: Senate) -> Asking:
        if self.forcer == self.turn:
            self.forcer, self.forcing = -1, 0
        source = len(self.deck)
        if not source and self.settings["lord_deck_empty"] == "reshuffle_piles":
            source = sum(map(len, self.piles.values()))
        answers = {f"draw {count}" for count in (1, 2, 3) if count <= source}
        answers |= {f"take_pile {guild}" for guild, pile in self.piles.items() if pile}
        if self.forcing and source:
            answers = {f"draw {min(self.forcing, source)}"}
            self.met["forced short" if source < self.forcing else "forced"] += 1
        elif self.forcing:
            self.met["forced with empty deck"] += 1
        choice, what = (yield from self.ask(answers)).split()
        if choice == "draw":
            self.refill()
            drawn = self.told("drew_lords")["lords"]
            assert len(drawn) == int(what)
            self.off_the_deck(drawn)
            kept = (yield from self.ask({f"keep_lord {lord}" for lord in drawn})).split()[1]
            drawn.remove(kept)
            for lord in drawn:
                self.piles[colour(lord)].append(lord)
            self.held = [kept]
        else:
            yield from self.take_pile(what, 15 - len(me.lords))
        while self.held:
            lord = (yield from self.ask({f"place_lord {lord}" for lord in self.held})).split()[1]
            self.held.remove(lord)
            yield from self.place(me, lord)
        for lord in self.aside:
            self.piles[colour(lord)].append(lord)
        self.aside = []

    def take_pile(self, guild: str, free: int) -> Asking:
        pile = self.piles[guild]
        if len(pile) <= free:
            self.held, self.piles[guild] = pile, []
            return
        self.met["fit"] += 1
        while len(self.held) < free:
            high = [lord for lord in pile if not self.held or lord >= self.held[-1]]
            wanted = free - len(self.held)
            enough = {lord for lord in high if sum(other >= lord for other in high) >= wanted}
            lord = (yield from self.ask({f"fit_lord {lord}" for lord in enough})).split()[1]
            pile.remove(lord)
            self.held.append(lord)
        if self.settings["pile_leftovers_and_reshuffle"] == "no_they_return_afterwards":
            self.aside, self.piles[guild] = pile, []

    def place(self, me: Senate, lord: str) -> Asking:
        me.lords.append(lord)
        me.locations.append(None)
        if self.finisher < 0 and len(me.lords) == 15:
            self.finisher = self.turn
        coat = COLOURS.index(colour(lord))
        if me.coats[coat] < 0 or influence(lord) > influence(me.lords[me.coats[coat]]):
            me.coats[coat] = len(me.lords) - 1
        self.gain(me, LORD_PEARLS.get(influence(lord), 0))
        if influence(lord) == 0:
            yield from self.exchange(me)
        elif influence(lord) == 6:
            self.refill()
            if self.deck:
                revealed = self.told("revealed_lord")["lord"]
                self.off_the_deck([revealed])
                self.piles[colour(revealed)].append(revealed)
        elif key := metal(lord):
            me.keys.append(key)
            if wins_a_location(me.keys, me.owns("any_two_keys")):
                yield from self.control(me)

    def gain(self, me: Senate, pearls: int) -> None:
        me.pearls += pearls
        if pearls and (self.master < 0 or me.pearls >= self.seats[self.master].pearls):
            self.master = self.seats.index(me)

    def exchange(self, me: Senate) -> Asking:
        free = [place for place, lord in enumerate(me.lords) if not metal(lord)]
        pairs = [(one, two) for one, two in combinations(free, 2) if me.lords[one] != me.lords[two]]
        if not pairs:
            return
        answers = {f"swap_lord {one + 1}" for one, _ in pairs}
        first = yield from self.ask(answers | {"leave_lords"})
        if first == "leave_lords":
            return
        one = int(first.split()[1]) - 1
        second = yield from self.ask({f"swap_with {right + 1}" for left, right in pairs if left == one})
        two = int(second.split()[1]) - 1
        me.lords[one], me.lords[two] = me.lords[two], me.lords[one]
        me.coats = [{one: two, two: one}.get(place, place) for place in me.coats]
        self.met["exchange"] += 1

    def control(self, me: Senate) -> Asking:
        takes = {f"take_location {location}" for location in self.available}
        draws = {f"draw_locations {count}" for count in (1, 2, 3) if count <= len(self.location_deck)}
        searching = me.owns("search_location_deck")
        if searching and not self.location_deck:
            self.met["empty search"] += 1
            reading = self.settings["search_location_with_empty_deck"]
            if reading == "no_location_keys_lost":
                me.keys = []
            if reading != "may_take_face_up" or not takes:
                return
        elif searching:
            takes, draws = {f"search_location {location}" for location in self.location_deck}, set()
        choice, what = (yield from self.ask(takes | draws)).split()
        if choice == "take_location":
            self.available.remove(what)
        elif choice == "search_location":
            self.met["search"] += 1
            self.location_deck.remove(what)
            self.locations_shuffled = True
        else:
            what = yield from self.draw_locations(int(what))
        me.locations[-1] = what
        me.keys = []
        self.gain(me, LOCATION_PEARLS.get(what, 0))
        if what in FORCE:
            self.met["override"] += self.forcing > 0
            self.forcer, self.forcing = self.turn, FORCE[what]
        elif what == "reshuffle_lords":
            self.sweep_piles()
        elif what == "reshuffle_locations":
            self.location_deck += self.available
            self.available = []
            self.locations_shuffled = True

    def draw_locations(self, count: int) -> Choice:
        drawn = self.told("drew_locations")["locations"]
        assert len(drawn) == count
        assert self.locations_shuffled or drawn == self.location_deck[::-1][:count]
        for location in drawn:
            self.location_deck.remove(location)
        kept = (yield from self.ask({f"keep_location {location}" for location in drawn})).split()[1]
        self.available += [location for location in drawn if location != kept]
        return kept


HABITS = {
    "any": {},
    "drawer": {"draw 3": 20, "draw_locations 3": 20},
    "piler": {"take_pile": 9, "draw 3": 4, "fit_lord": 1},
    "keyed": {"_1": 9, "_2": 6, "draw": 3, "draw_locations 3": 20},
    "scheming": {
        "_1": 9,
        "_2": 5,
        "search_location_deck": 90,
        "any_two_keys": 60,
        "force": 30,
        "reshuffle": 20,
        "draw 3": 6,
        "draw_locations 3": 9,
    },
}


def weight(habit: dict[str, int], text: str) -> int:
    return max((value for part, value in habit.items() if part in text), default=1)


def referee_beside(game: hlubina.Game, habit: dict[str, int], chance: random.Random) -> Referee:
    """Play one game; at every question the referee must have foreseen the seat, the answers and the whole table."""
    referee = Referee(game)
    talk = referee.game()
    seat, answers = next(talk)
    while True:
        assert game.acting() == [seat]
        assert asked(game) == answers
        referee.agrees_with(game)
        choices = sorted(answers)
        choice = chance.choices(choices, [weight(habit, text) for text in choices])[0]
        answer(game, choice)
        try:
            seat, answers = talk.send(choice)
        except StopIteration:
            break
    assert game.is_over()
    referee.agrees_with(game)
    return referee


def check_result(game: hlubina.Game, referee: Referee) -> None:
    lone = referee.settings["lone_lord_is_a_coalition"] == "yes"
    scores = [book.score(referee.master == seat, lone) for seat, book in enumerate(referee.seats)]
    outcome = game.outcome()
    assert outcome.over
    for seat, score in enumerate(scores):
        assert lines(game, seat) == score
    merit = [(sum(score.values()), book.pearls) for score, book in zip(scores, referee.seats, strict=True)]
    assert list(outcome.scores) == [points for points, _ in merit]
    assert list(outcome.ranks) == [1 + sum(other > mine for other in merit) for mine in merit]
    assert list(outcome.winners()) == [seat for seat, mine in enumerate(merit) if mine == max(merit)]
    assert [len(book.lords) == 15 for book in referee.seats][referee.finisher]


SETTINGS = {
    "lord_deck_empty": ["must_take_a_pile_no_reshuffle", "reshuffle_piles"],
    "search_location_with_empty_deck": ["no_location_keys_stay_unspent", "no_location_keys_lost", "may_take_face_up"],
    "search_location_visibility": ["private", "public"],
    "drawn_locations_visibility": ["public", "private"],
    "pile_leftovers_and_reshuffle": ["yes_they_stayed_in_the_pile", "no_they_return_afterwards"],
    "lone_lord_is_a_coalition": ["yes", "no"],
}
GAMES_PER_TABLE = 20


@rule("C-2.1", "C-2.2", "C-2.3", "C-2.4", "C-2.5", "C-3.1", "C-3.2", "C-3.3", "C-3.4", "C-4.1", "C-4.2")
@rule("C-4.3", "C-4.4", "C-4.5", "C-4.6", "C-4.7", "C-5.1", "C-5.2", "C-5.3", "C-5.4", "C-5.5", "C-6.1")
@rule("C-6.2", "C-6.3", "C-7.1", "C-7.2", "C-7.3", "C-7.4", "C-7.5", "C-7.6", "C-7.7", "C-7.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("chosen", ["default", "mixed"])
@pytest.mark.parametrize("habit", HABITS)
def test_a_second_referee_foresees_every_question_and_counts_the_same_points(
    habit: str, chosen: str, seats: int
) -> None:
    chance = random.Random(f"{habit}/{chosen}/{seats}")
    for seed in range(GAMES_PER_TABLE):
        values = {name: chance.choice(readings) for name, readings in SETTINGS.items()}
        settings = values if chosen == "mixed" else {}
        game = hlubina.new("conspiracy", seats=seats, seed=seed, settings=settings)
        check_result(game, referee_beside(game, HABITS[habit], chance))


@campaign
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("habit", HABITS)
def test_a_second_referee_follows_many_games(habit: str, seats: int) -> None:
    for number in range(100):
        name = f"campaign/{habit}/{seats}/{number}"
        chance = random.Random(name)
        settings = {setting: chance.choice(values) for setting, values in SETTINGS.items()} if number % 2 else {}
        game = hlubina.new("conspiracy", seats=seats, seed=name, settings=settings)
        check_result(game, referee_beside(game, HABITS[habit], chance))


@rule("C-2.1", "C-4.2", "C-4.5")
@pytest.mark.parametrize("seed", range(6))
def test_everybody_sees_the_same_table_but_for_searched_and_drawn_locations(seed: int) -> None:
    chance = random.Random(seed)
    settings = {"drawn_locations_visibility": "private"} if seed % 2 else {}
    game = hlubina.new("conspiracy", seats=3, seed=seed, settings=settings)
    while not game.is_over():
        (seat,) = game.acting()
        views = [game.view(viewer) for viewer in (0, 1, 2, None)]
        for viewer, view in zip((0, 1, 2, None), views, strict=True):
            hidden = viewer != seat
            assert view["searched_deck"] is None or not hidden
            if settings and hidden:
                assert view["drawn_locations"] == [None] * len(view["drawn_locations"])
            else:
                assert None not in view["drawn_locations"]
        for key in views[0].keys() - {"previews", "searched_deck", "drawn_locations"}:
            assert all(view[key] == views[0][key] for view in views)
        choices = sorted(asked(game))
        weights = [weight(HABITS["scheming"], text) for text in choices]
        answer(game, chance.choices(choices, weights)[0])
