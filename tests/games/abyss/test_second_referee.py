"""A referee of its own: a small second implementation of Abyss, written from rules.en.md and the rulebook alone.

It sits beside random games, foresees every question, all its answers and the whole table, and counts the points again.
"""

from __future__ import annotations

import random
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Generator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import hlubina
from tests.games.words import by_words, weight
from tests.kit.cardfiles import rewritten
from tests.kit.marks import campaign, rule

CARDS = Path(hlubina.__file__).parent / "games" / "abyss" / "cards.toml"
EVERYBODY = 65535
GIVE_UP = 1500  # moves; with few cards some habits never come to an end

MONSTER = "monster"


class Question(NamedTuple):
    """The steps that are asked about, and what each of their seats may answer."""

    steps: list[list[str | int]]
    answers: dict[int, set[str]]


Asking = Generator[Question, tuple[int, str], None]
Choice = Generator[Question, tuple[int, str], str]
Held = list[tuple[str, int]]  # cards, each with the mask of the seats that know it


class Figures:
    """The card file, read once more."""

    def __init__(self, path: Path) -> None:
        self.data = tomllib.loads(path.read_text(encoding="utf-8"))
        self.races = [race["id"] for race in self.data["race"]]
        self.lords = {lord["id"]: lord for lord in self.data["lord"]}
        self.locations = {location["id"]: location for location in self.data["location"]}
        self.lord_number = {lord: number for number, lord in enumerate(self.lords)}
        self.location_number = {location: number for number, location in enumerate(self.locations)}
        self.rewards = [threat["rewards"] for threat in self.data["threat"]]
        self.settings = {setting["name"]: setting["values"] for setting in self.data["setting"]}

    def amount(self, lord: str) -> int:
        return int(self.lords[lord]["amount"])

    def place(self, ally: str) -> tuple[int, int]:
        """Order of the council, then of value."""
        return self.races.index(race(ally)), value(ally)


@cache
def race(ally: str) -> str:
    return ally.split("_")[0]


@cache
def value(ally: str) -> int:
    return int(ally.split("_")[1])


def total(allies: list[str]) -> int:
    return sum(map(value, allies))


class House:
    """One player's things in the referee's own book."""

    def __init__(self, seat: int, pearls: int) -> None:
        self.seat = seat
        self.hand: Held = []
        self.marked: list[str] = []
        self.pearls = pearls
        self.key_tokens = 0
        self.affiliated: list[str] = []
        self.free: set[str] = set()
        self.disabled: set[str] = set()
        self.locations: dict[str, list[str]] = {}
        self.tokens: Held = []

    def cards(self) -> list[str]:
        return [card for card, _ in self.hand]

    def lords(self) -> list[str]:
        return [*self.free, *self.disabled, *(lord for under in self.locations.values() for lord in under)]


class Referee:
    """The rules once more, as one long conversation: it yields each real question and is told the answer.

    It knows the order of a deck until somebody shuffles it; then the journal tells what was drawn.
    """

    def __init__(self, game: hlubina.Game, figures: Figures) -> None:
        data: Any = game.dump()
        self.figures = figures
        self.fixed = figures.data
        self.settings: dict[str, str] = data["settings"]
        self.turn: int = data["turn"]
        self.houses = [House(seat, self.fixed["setup"]["pearls"]) for seat in range(data["seats"])]
        self.deck: list[str] = data["deck"]["cards"] + data["track"][::-1]
        self.discard: Held = []
        self.track: list[str] = []
        self.council: dict[str, list[str]] = {name: [] for name in figures.races}
        self.threat = 1
        self.lord_deck: list[str] = data["lord_deck"]["cards"]
        self.court: list[str] = data["court"]
        self.removed_lords: list[str] = []
        self.stack: list[str] = data["location_stack"]["cards"]
        self.available: list[str] = data["available"]
        self.removed_locations: list[str] = []
        self.drawn: list[str] = []
        self.pool: list[str] = data["token_pool"]["cards"]
        self.payment: list[str] = []
        self.turns = self.moves = self.bought = self.extra_turns = 0
        self.buyers: set[int] = set()
        self.used: set[str] = set()
        self.abandoned: set[str] = set()
        self.finisher = -1
        self.cut_short = False
        self.shuffled: set[str] = set()
        self.events = game.listen().events
        self.read = 0
        self.met: Counter[str] = Counter()

    # Small questions about the table

    @property
    def me(self) -> House:
        return self.houses[self.turn]

    def rivals(self) -> list[House]:
        """The opponents, beginning on the left."""
        seats = len(self.houses)
        return [self.houses[(self.turn + step) % seats] for step in range(1, seats)]

    def has(self, house: House, lord: str) -> bool:
        return lord in house.free

    def threatened(self, house: House, lord: str) -> bool:
        """Whether an opponent's active soldier touches this player."""
        if self.has(house, "shaman"):
            return False
        return any(self.has(other, lord) for other in self.houses if other is not house)

    def victims(self) -> list[House]:
        return [rival for rival in self.rivals() if not self.has(rival, "shaman")]

    def keys_of(self, lord: str) -> int:
        card = self.figures.lords[lord]
        if card["guild"] == "ambassador" and self.settings["ambassador_keys"] == "three_keys":
            return 3
        return int(card.get("keys", 0))

    def keys(self, house: House) -> int:
        return house.key_tokens + sum(map(self.keys_of, house.free))

    def price(self, lord: str) -> int:
        price = int(self.figures.lords[lord]["cost"])
        if self.threatened(self.me, "recruiter"):
            price += self.figures.amount("recruiter")
        if self.has(self.me, "treasurer"):
            price -= self.figures.amount("treasurer")
        return price

    def ally_price(self) -> int:
        return 1 + self.bought

    def reward_space(self) -> int:
        lower = self.figures.amount("tamer") if self.threatened(self.me, "tamer") else 0
        return max(1, self.threat - lower)

    # Cards on their way

    def told(self, name: str) -> dict[str, Any]:
        """The next event of this name, of those that the last answer caused."""
        while self.read < len(self.events) and self.events[self.read].name != name:
            self.read += 1
        assert self.read < len(self.events), f"no event {name}"
        event = self.events[self.read]
        self.read += 1
        return {**event.facts, **event.secrets}

    def seen(self) -> int:
        """Who still knows a card that lay open, once it is in the council, the discard or a hand."""
        return EVERYBODY if self.settings["memory"] == "perfect" else 0

    def into_hand(self, house: House, allies: list[str]) -> None:
        house.hand += [(ally, self.seen() or 1 << house.seat) for ally in allies]

    def out_of_hand(self, house: House, ally: str) -> None:
        """Openly: of two equal cards the better known one goes."""
        house.hand.remove(max(card for card in house.hand if card[0] == ally))

    def throw(self, house: House, allies: list[str]) -> None:
        """Discard from the hand, openly or face down."""
        for ally in allies:
            self.out_of_hand(house, ally)
        known = self.seen()
        if self.settings["hand_discards"] == "face_down" and allies:
            known &= 1 << house.seat
            house.hand = [(card, 1 << house.seat) for card in house.cards()]
        self.discard += [(ally, known) for ally in allies]

    def to_discard(self, cards: list[str]) -> None:
        self.discard += [(card, self.seen()) for card in cards]

    def reveal(self) -> None:
        if not self.deck:
            self.met["reshuffled"] += 1
            self.deck, self.discard = [card for card, _ in self.discard], []
            self.shuffled.add("deck")
        card = self.told("revealed")["card"] if self.moves else self.deck[-1]
        if "deck" in self.shuffled:
            self.deck.remove(card)
        else:
            assert card == self.deck.pop()
        self.track.append(card)

    def draw_locations(self, count: int) -> None:
        for _ in range(count):
            self.drawn.append(self.stack.pop())

    def keep_drawn(self, location: str) -> None:
        self.drawn.remove(location)
        self.available += self.drawn
        self.drawn = []

    # Conversation

    def ask(self, step: str, answers: set[str], *numbers: int, seat: int = -1) -> Choice:
        seat = self.turn if seat < 0 else seat
        assert answers, step
        if len(answers) == 1:
            return next(iter(answers))
        _, text = yield Question([[step, seat, *numbers]], {seat: answers})
        return text

    def ask_with_powers(self, step: str, answers: Callable[[], set[str]]) -> Choice:
        """A question before which the abilities of A-7.7 may be used."""
        while True:
            powers = self.powers()
            choice = yield from self.ask(step, answers() | powers)
            if choice not in powers:
                return choice
            yield from self.use_power(choice)

    def powers(self) -> set[str]:
        ready = {
            lord for lord in self.me.free if self.settings["per_turn_frequency"] == "unlimited" or lord not in self.used
        }
        found = {"sell"} if "slaver" in ready and self.me.hand else set()
        found |= {"purge"} if "oracle" in ready and any(self.council.values()) else set()
        return found | ({"replace"} if "opportunist" in ready and self.lord_deck and self.court else set())

    def use_power(self, power: str) -> Asking:
        self.met[power] += 1
        if power == "sell":
            self.used.add("slaver")
            ally = yield from self.ask("sell_ally", {f"ally {ally}" for ally in self.me.cards()})
            self.throw(self.me, [ally.split()[1]])
            self.me.pearls += self.figures.amount("slaver")
        elif power == "purge":
            self.used.add("oracle")
            stack = yield from self.ask("purge_stack", self.stacks())
            cards = self.council[stack.split()[1]]
            self.to_discard(cards)
            cards.clear()
        else:
            self.used.add("opportunist")
            choice = yield from self.ask("replace_lord", {f"lord {lord}" for lord in self.court})
            space = self.court.index(choice.split()[1])
            self.removed_lords.append(self.court[space])
            self.court[space] = self.lord_deck.pop()

    def stacks(self, word: str = "stack") -> set[str]:
        return {f"{word} {name}" for name, cards in self.council.items() if cards}

    # Turns

    def game(self) -> Asking:
        while True:
            yield from self.one_turn()
            if self.cut_short or self.turn_passes():
                break
        self.last_affiliations()
        self.met["over"] += 1

    def turn_passes(self) -> bool:
        """Whether that was the last turn."""
        early = self.settings["court_end_trigger"] == "deck_empty_and_court_not_full"
        if early and not self.lord_deck and len(self.court) < self.fixed["court"]["spaces"]:
            self.end_is_near("end by an empty lord deck")
        owed, self.extra_turns = self.extra_turns, 0
        if owed and (self.finisher < 0 or self.settings["invoker_at_game_end"] == "yes"):
            self.met["extra turn at the end" if self.finisher >= 0 else "extra turn"] += 1
            return False
        following = (self.turn + 1) % len(self.houses)
        if following == self.finisher:
            return True
        self.turn = following
        return False

    def end_is_near(self, why: str) -> None:
        if self.finisher < 0:
            self.met[why] += 1
            self.finisher = self.turn

    def one_turn(self) -> Asking:
        self.turns += 1
        self.bought = 0
        self.buyers, self.used, self.abandoned = set(), set(), set()
        if self.has(self.me, "landlord"):
            self.me.pearls += self.figures.amount("landlord")
        yield from self.act()
        if self.cut_short:
            return
        yield from self.control()
        yield from self.ask_with_powers("finish_turn", lambda: {"end_turn"})
        yield from self.commander_at_the_end()
        if self.settings["martial_law"] == "on":
            yield from self.martial_law()

    def act(self) -> Asking:
        while True:
            choice, *what = (yield from self.ask_with_powers("choose_action", self.actions)).split()
            if choice == "plot":
                self.me.pearls -= self.fixed["court"]["plot_pearls"]
                self.court.append(self.lord_deck.pop())
                continue
            if choice == "recruit" and not (yield from self.pay_for(what[0])):
                continue
            if choice == "recruit":
                yield from self.recruited(what[0])
            elif choice == "explore":
                yield from self.explore()
            elif choice == "support":
                yield from self.support(what[0])
            return

    def actions(self) -> set[str]:
        main = {f"recruit {lord}" for lord in self.court if self.affordable(lord)} | self.stacks("support")
        if self.may_explore():
            main.add("explore")
        court = self.fixed["court"]
        if len(self.court) < court["spaces"] and self.lord_deck and self.me.pearls >= court["plot_pearls"]:
            return main | {"plot"} | (set() if main else {"end_turn"})
        return main or {"end_turn"}

    def support(self, name: str) -> Asking:
        self.take_stack(name)
        if self.has(self.me, "alchemist") and any(self.council.values()):
            self.met["second stack"] += 1
            self.take_stack((yield from self.ask("second_stack", self.stacks())).split()[1])

    def take_stack(self, name: str) -> None:
        self.into_hand(self.me, self.council[name])
        self.council[name] = []

    def martial_law(self) -> Asking:
        paid = 0
        while len(self.me.hand) - paid > self.fixed["martial_law"]["hand"]:
            answers = {f"ally {ally}" for ally in self.me.cards()} | ({"pay_pearl"} if self.me.pearls else set())
            choice = yield from self.ask("martial_law", answers, paid)
            self.met["martial law"] += 1
            if choice == "pay_pearl":
                self.me.pearls -= 1
                paid += 1
            else:
                self.throw(self.me, [choice.split()[1]])

    # Exploring

    def may_explore(self) -> bool:
        return bool(self.deck or self.discard) or self.settings["exploration_deck_and_discard_both_empty"] == "error"

    def explore(self) -> Asking:
        last = self.fixed["exploration"]["spaces"]
        while True:
            if not self.deck and not self.discard:
                self.met["nothing to reveal"] += 1
                self.cut_short = self.settings["exploration_deck_and_discard_both_empty"] == "error"
                break
            self.reveal()
            card = self.track[-1]
            if card == MONSTER:
                choice = yield from self.ask_with_powers("monster_revealed", lambda: self.after_reveal("fight", last))
                if choice == "fight":
                    yield from self.fight(last)
                    break
                self.threat = min(self.threat + 1, len(self.figures.rewards))
                continue
            if (yield from self.sold_to_a_rival(card)):
                continue
            if (
                yield from self.ask_with_powers("ally_revealed", lambda: self.after_reveal("take_ally", last))
            ) == "go_on":
                continue
            if len(self.track) == last:
                self.me.pearls += self.fixed["exploration"]["last_space_pearls"]
            self.into_hand(self.me, [self.track.pop()])
            break
        self.clear_track()

    def after_reveal(self, ending: str, last: int) -> set[str]:
        return {ending, "go_on"} if len(self.track) < last and self.may_explore() else {ending}

    def sold_to_a_rival(self, card: str) -> Generator[Question, tuple[int, str], bool]:
        price = self.ally_price()
        for rival in self.rivals():
            if rival.seat in self.buyers or rival.pearls < price:
                continue
            if (yield from self.ask("offer_ally", {"buy", "decline"}, seat=rival.seat)) == "decline":
                continue
            rival.pearls -= price
            self.me.pearls += price
            self.into_hand(rival, [self.track.pop()])
            self.bought += 1
            self.buyers.add(rival.seat)
            if self.settings["commander_buyer_discard"] == "at_once":
                yield from self.commander_limit([rival])
            return True
        return False

    def fight(self, last: int) -> Asking:
        self.met["fight"] += 1
        if len(self.track) == last:
            self.me.pearls += self.fixed["exploration"]["last_space_pearls"]
        rewards = self.figures.rewards[self.reward_space() - 1]
        payable = {f"reward {n}" for n, reward in enumerate(rewards, 1) if reward["tokens"] <= len(self.pool)}
        number = int((yield from self.ask("choose_reward", payable)).split()[1])
        reward = rewards[number - 1]
        self.me.pearls += reward["pearls"]
        self.me.key_tokens += reward["keys"]
        for _ in range(reward["tokens"]):
            self.me.tokens.append((self.pool.pop(), 1 << self.turn))
        self.threat = 1

    def clear_track(self) -> None:
        allies = [card for card in self.track if card != MONSTER]
        self.to_discard([card for card in self.track if card == MONSTER])
        for ally in allies:
            self.council[race(ally)].append(ally)
        if self.has(self.me, "ship_master") and not self.cut_short:
            self.me.pearls += self.figures.amount("ship_master") * len(set(map(race, allies)))
        self.track = []

    # Discarding

    def commander_limit(self, houses: list[House]) -> Asking:
        most = self.figures.amount("commander")
        demands = {
            house.seat: len(house.hand) - most
            for house in houses
            if len(house.hand) > most and self.threatened(house, "commander")
        }
        self.met["commander"] += len(demands)
        yield from self.discard_together(demands, "commander")

    def commander_at_the_end(self) -> Asking:
        late = self.settings["commander_buyer_discard"] == "end_of_current_turn"
        yield from self.commander_limit([self.me, *(self.houses[seat] for seat in self.buyers if late)])

    def discard_together(self, demands: dict[int, int], lord: str) -> Asking:
        """All choose at the same time, each in any order, and may take back until they confirm; then all throw."""
        confirmed = {seat for seat, due in demands.items() if due == 0}
        while True:
            missing = {seat: due - len(self.houses[seat].marked) for seat, due in demands.items()}
            answers = {}
            for seat, number in missing.items():
                if seat in confirmed:
                    continue
                house = self.houses[seat]
                left = sorted((Counter(house.cards()) - Counter(house.marked)).elements(), key=self.figures.place)
                if number and (len(left) == number or len(set(house.cards())) == 1):  # there is nothing to choose
                    self.choose(house, left[:number])
                    confirmed.add(seat)
                elif number == 0 and demands[seat] == 1:
                    confirmed.add(seat)
                elif number == 0:
                    answers[seat] = {"discard", *(f"take_back {ally}" for ally in house.marked)}
                else:
                    back = {f"take_back {ally}" for ally in house.marked}
                    answers[seat] = {f"ally {ally}" for ally in left} | back
            if not answers:
                break
            number = self.figures.lord_number[lord]
            steps: list[list[str | int]] = [["discard_allies", seat, missing[seat], number] for seat in answers]
            seat, text = yield Question(steps, answers)
            if text == "discard":
                confirmed.add(seat)
            else:
                self.choose_or_take_back(self.houses[seat], text)
        for seat in demands:
            house = self.houses[seat]
            self.throw(house, house.marked)
            house.marked = []

    def choose(self, house: House, allies: list[str]) -> None:
        house.marked = sorted([*house.marked, *allies], key=self.figures.place)

    def choose_or_take_back(self, house: House, text: str) -> None:
        word, ally = text.split()
        if word == "take_back":
            self.met["taken back"] += 1
            house.marked.remove(ally)
        else:
            self.choose(house, [ally])

    # Recruiting

    def affordable(self, lord: str) -> bool:
        return self.within_reach(lord, [], self.me.cards())

    def right_races(self, lord: str, races: set[str]) -> bool:
        card = self.figures.lords[lord]
        printed = card.get("race") in (None, *races) or self.has(self.me, "diplomat")
        return printed and len(races) == card["bubbles"]

    def within_reach(self, lord: str, paid: list[str], rest: list[str]) -> bool:
        """Whether these cards, all of them if need be, can complete the payment."""
        fixed = {race(ally) for ally in paid}
        more = sorted({race(ally) for ally in rest} - fixed)
        for extra in combinations(more, max(0, self.figures.lords[lord]["bubbles"] - len(fixed))):
            races = fixed | set(extra)
            allies = paid + [ally for ally in rest if race(ally) in races]
            if self.right_races(lord, races) and total(allies) + self.me.pearls >= self.price(lord):
                return True
        return False

    def superfluous(self, lord: str, paid: list[str]) -> bool:
        """Whether a card of a race that is paid twice is not needed."""
        if self.settings["superfluous_payment"] == "allowed":
            return False
        races = Counter(map(race, paid))
        return any(races[race(ally)] > 1 and total(paid) - value(ally) >= self.price(lord) for ally in paid)

    def complete(self, lord: str, paid: list[str]) -> bool:
        enough = total(paid) + self.me.pearls >= self.price(lord)
        return enough and self.right_races(lord, {race(ally) for ally in paid}) and not self.superfluous(lord, paid)

    def can_be_completed(self, lord: str, paid: list[str], rest: list[str]) -> bool:
        """With some of the rest, which is in order. What is superfluous stays so."""
        if self.superfluous(lord, paid) or not self.within_reach(lord, paid, rest):
            return False
        if self.complete(lord, paid) or self.settings["superfluous_payment"] == "allowed":
            return True
        return any(self.can_be_completed(lord, [*paid, ally], rest[at + 1 :]) for at, ally in first_of_each(rest))

    def rest_of(self, chosen: list[str]) -> list[str]:
        return sorted((Counter(self.me.cards()) - Counter(chosen)).elements(), key=self.figures.place)

    def only_way(self, lord: str, chosen: list[str]) -> list[str]:
        """What completes these allies, if whatever completes them has all of it."""
        if self.complete(lord, chosen):
            return []
        rest = self.rest_of(chosen)
        needed = [
            ally for at, ally in enumerate(rest) if not self.within_reach(lord, chosen, rest[:at] + rest[at + 1 :])
        ]
        return needed if self.complete(lord, chosen + needed) else []

    def pay_for(self, lord: str) -> Generator[Question, tuple[int, str], bool]:
        while True:
            self.choose(self.me, self.only_way(lord, self.me.marked))
            chosen = self.me.marked
            answers = {"abandon"}
            for ally in chosen:
                fewer = list((Counter(chosen) - Counter([ally])).elements())
                if not self.complete(lord, chosen) or self.only_way(lord, fewer) != [ally]:
                    answers.add(f"take_back {ally}")
            if self.complete(lord, chosen):
                answers.add("pay")
            rest = self.rest_of(chosen)
            for at, ally in first_of_each(rest):
                if self.can_be_completed(lord, [*chosen, ally], rest[:at] + rest[at + 1 :]):
                    answers.add(f"ally {ally}")
            choice = yield from self.ask("pay_for_lord", answers, self.figures.lord_number[lord])
            if choice == "pay":
                self.payment, self.me.marked = chosen, []
                for ally in self.payment:
                    self.out_of_hand(self.me, ally)
                self.me.pearls -= max(0, self.price(lord) - total(self.payment))
                return True
            if choice == "abandon":
                self.met["abandoned"] += 1
                self.abandoned.add(lord)
                self.me.marked = []
                return False
            self.choose_or_take_back(self.me, choice)

    def affiliable(self) -> set[str]:
        lowest = min(map(value, self.payment))
        return {ally for ally in self.payment if value(ally) == lowest or self.has(self.me, "master_of_magic")}

    def recruited(self, lord: str) -> Asking:
        answers = {f"ally {ally}" for ally in self.affiliable()}
        kept = (yield from self.ask("affiliate_ally", answers, self.figures.lord_number[lord])).split()[1]
        self.payment.remove(kept)
        self.me.affiliated.append(kept)
        self.to_discard(self.payment)
        self.payment = []
        self.court.remove(lord)
        yield from self.arrive(lord)
        court = self.fixed["court"]
        if len(self.court) <= court["refill_at"]:
            self.me.pearls += court["refill_pearls"]
            while self.lord_deck and len(self.court) < court["spaces"]:
                self.court.append(self.lord_deck.pop())
            if len(self.court) < court["spaces"]:
                self.end_is_near("end by an incomplete court")

    def arrive(self, lord: str) -> Asking:
        self.me.free.add(lord)
        if len(self.me.lords()) >= self.fixed["end"]["lords"]:
            self.end_is_near("end by lords")
        power: Callable[[], Asking] | None = getattr(self, f"arrow_of_{lord}", None)
        guild = self.figures.lords[lord]["guild"]
        if guild == "ambassador":
            yield from self.ambassador(lord)
        elif lord in ("trader", "peddler", "shopkeeper", "landlord"):
            self.me.pearls += self.figures.amount(lord)
        elif power:
            yield from power()

    # Arrow abilities

    def arrow_of_jailer(self) -> Asking:
        number = self.figures.amount("jailer")
        demands = {house.seat: min(number, len(house.hand)) for house in self.victims() if house.hand}
        yield from self.discard_together(demands, "jailer")

    def arrow_of_seeker(self) -> Asking:
        for house in self.victims():
            house.pearls -= min(house.pearls, self.figures.amount("seeker"))
        yield from ()

    def arrow_of_hunter(self) -> Asking:
        robbed = {f"opponent {house.seat}" for house in self.victims() if house.tokens}
        if not robbed:
            return
        house = self.houses[int((yield from self.ask("rob_token", robbed)).split()[1])]
        token = str(self.told("stole_token")["value"])
        self.met["robbed"] += 1
        house.tokens.remove(next(held for held in house.tokens if held[0] == token))
        self.me.tokens.append((token, 1 << self.turn | 1 << house.seat))

    def arrow_of_assassin(self) -> Asking:
        for house in self.victims():
            if not house.free:
                continue
            answers = {f"lord {lord}" for lord in house.free}
            lord = (yield from self.ask("disable_lord", answers, house.seat)).split()[1]
            self.met["disabled"] += 1
            house.free.remove(lord)
            house.disabled.add(lord)

    def arrow_of_commander(self) -> Asking:
        yield from self.commander_limit(self.rivals())

    def arrow_of_invoker(self) -> Asking:
        self.extra_turns = 1
        yield from ()

    def arrow_of_apprentice(self) -> Asking:
        if any(self.council.values()):
            self.take_stack((yield from self.ask("take_stack", self.stacks())).split()[1])

    def arrow_of_corruptor(self) -> Asking:
        price = self.figures.amount("corruptor")
        sales = len(self.me.hand) if self.settings["per_turn_frequency"] == "unlimited" else 1
        hope = self.figures.amount("slaver") * sales
        if not self.court or self.me.pearls + (hope if "sell" in self.powers() else 0) < price:
            return

        def answers() -> set[str]:
            affordable = self.court if self.me.pearls >= price else []
            return {"decline", *(f"lord {lord}" for lord in affordable)}

        choice = yield from self.ask_with_powers("corrupt_lord", answers)
        if choice == "decline":
            return
        self.met["corrupted"] += 1
        lord = choice.split()[1]
        self.me.pearls -= price
        self.court.remove(lord)
        yield from self.arrive(lord)

    def others(self, lord: str) -> set[str]:
        return {f"lord {other}" for other in self.me.free | self.me.disabled if other != lord}

    def give_up(self, lord: str) -> None:
        self.me.free.discard(lord)
        self.me.disabled.discard(lord)
        self.removed_lords.append(lord)

    def arrow_of_traitor(self) -> Asking:
        if not self.others("traitor") or not self.court:
            return
        choice = yield from self.ask_with_powers("betray_lord", lambda: {"decline"} | self.others("traitor"))
        if choice == "decline":
            return
        self.met["betrayed"] += 1
        self.give_up(choice.split()[1])
        lord = (yield from self.ask("take_lord", {f"lord {lord}" for lord in self.court})).split()[1]
        self.court.remove(lord)
        yield from self.arrive(lord)

    def arrow_of_schemer(self) -> Asking:
        if not self.others("schemer") or not self.lord_deck:
            return
        choice = yield from self.ask("scheme_lord", {"decline"} | self.others("schemer"))
        if choice == "decline":
            return
        self.met["schemed"] += 1
        self.give_up(choice.split()[1])
        yield from self.arrive(self.lord_deck.pop())

    def arrow_of_illusionist(self) -> Asking:
        if not self.me.locations or not self.available:
            return
        choice = yield from self.ask("swap_location", {"decline", *(f"location {name}" for name in self.me.locations)})
        if choice == "decline":
            return
        self.met["illusion"] += 1
        old = choice.split()[1]
        answers = {f"location {name}" for name in self.available}
        new = (yield from self.ask("swap_with", answers, self.figures.location_number[old])).split()[1]
        self.available.remove(new)
        self.available.append(old)
        self.me.locations[new] = self.me.locations.pop(old)
        yield from self.smokers(new)

    def ambassador(self, lord: str) -> Asking:
        number = self.figures.lord_number[lord]
        if self.stack:
            self.draw_locations(min(self.figures.amount(lord), len(self.stack)))
            answers = {f"location {name}" for name in self.drawn}
            location = (yield from self.ask("keep_location", answers, number)).split()[1]
            self.keep_drawn(location)
        elif self.available and self.settings["ambassador_with_empty_location_stack"] == "takes_available_location":
            self.met["ambassador takes an available location"] += 1
            answers = {f"location {name}" for name in self.available}
            location = (yield from self.ask("take_available", answers, number)).split()[1]
            self.available.remove(location)
        else:
            self.met["ambassador without location"] += 1
            return
        self.me.free.remove(lord)
        self.me.locations[location] = [lord]
        yield from self.smokers(location)

    # Locations

    def control(self) -> Asking:
        control = self.fixed["control"]
        while self.keys(self.me) >= control["keys"] and (self.stack or self.available):
            most = min(control["most_drawn"], len(self.stack))
            answers = {f"draw_locations {count}" for count in range(1, most + 1)}
            answers |= {f"location {name}" for name in self.available}
            choice, what = (yield from self.ask("control_location", answers)).split()
            if choice == "location":
                self.available.remove(what)
            else:
                self.draw_locations(int(what))
                what = (yield from self.ask("keep_location", {f"location {name}" for name in self.drawn}, -1)).split()[
                    1
                ]
                self.keep_drawn(what)
            self.me.locations[what] = []
            yield from self.use_keys(what, control["keys"])
            yield from self.smokers(what)

    def use_keys(self, location: str, missing: int) -> Asking:
        """Lords and tokens in any order, as long as there are others with just as many keys as are missing then."""
        number = self.figures.lord_number
        lowest = 0
        while missing:
            keyed = [lord for lord in number if lord in self.me.free and self.keys_of(lord)]
            answers = set()
            if self.me.key_tokens and self.fits(missing - 1, keyed, self.me.key_tokens - 1):
                answers.add("key_token")
            for lord in keyed:
                others = [other for other in keyed if other != lord]
                if self.fits(missing - self.keys_of(lord), others, self.me.key_tokens):
                    answers.add(f"lord {lord}")
            if self.me.key_tokens + sum(map(self.keys_of, keyed)) == missing:  # there is nothing to choose
                answers = {f"lord {keyed[0]}" if keyed else "key_token"}
            step = self.figures.location_number[location], missing, lowest
            choice = yield from self.ask("use_keys", answers, *step)
            if choice == "key_token":
                self.me.key_tokens -= 1
                missing -= 1
                lowest = len(number)
                continue
            lord = choice.split()[1]
            self.me.free.remove(lord)
            self.me.locations[location].append(lord)
            missing -= self.keys_of(lord)
            lowest = max(lowest, number[lord] + 1)

    def fits(self, missing: int, keyed: list[str], tokens: int) -> bool:
        if 0 <= missing <= tokens:
            return True
        return missing > 0 and any(
            self.fits(missing - self.keys_of(lord), keyed[at + 1 :], tokens) for at, lord in enumerate(keyed)
        )

    def smokers(self, location: str) -> Asking:
        if location != "black_smokers" or not self.stack:
            return
        choice = yield from self.ask("search_stack", {"decline", *(f"location {name}" for name in self.stack)})
        if choice == "decline":
            return
        self.met["searched"] += 1
        self.shuffled.add("stack")
        new = choice.split()[1]
        self.stack.remove(new)
        removed = self.settings["black_smokers_destination"] == "removed"
        (self.removed_locations if removed else self.stack).append(location)
        self.me.locations[new] = self.me.locations.pop(location)

    # The end

    def last_affiliations(self) -> None:
        for house in self.houses:
            for name in self.figures.races:
                mine = sorted((ally for ally in house.cards() if race(ally) == name), key=value)
                house.affiliated += mine[:1]
                self.to_discard(mine[1:])
            house.hand = []

    def counted_lords(self, house: House) -> list[str]:
        gone = house.disabled if self.settings["disabled_lord_in_formulas"] == "ip_only" else set()
        return [lord for lord in house.lords() if lord not in gone]

    def worth(self, location: str, house: House) -> int:
        card = self.figures.locations[location]
        scoring, per = card["scoring"], int(card.get("per", 0))
        lords = [self.figures.lords[lord] for lord in self.counted_lords(house)]
        keyed = sum(self.keys_of(lord["id"]) > 0 for lord in lords)
        allies = house.affiliated
        influence = [self.figures.lords[lord]["influence"] for lord in house.lords()]
        if scoring == "copy_opponent_location":
            others = [name for other in self.houses if other is not house for name in other.locations]
            return max([0, *(self.worth(name, house) for name in others)])
        number: int = {
            "nothing": 0,
            "lords_of_guild": sum(lord["guild"] == card.get("guild") for lord in lords),
            "affiliated_of_race": sum(race(ally) == card.get("race") for ally in allies),
            "distinct_guilds": len({lord["guild"] for lord in lords}),
            "weakest_lord": min(influence, default=0),
            "strongest_lord": max(influence, default=0),
            "minus_lords": -len(lords),
            "minus_affiliated": -len(allies),
            "lords_with_key": keyed,
            "lords_without_key": len(lords) - keyed,
            "weakest_affiliated_each_race": sum(
                min((value(ally) for ally in allies if race(ally) == name), default=0) for name in self.figures.races
            ),
        }[scoring]
        return max(0, int(card["base"]) + per * number)

    def lines(self, house: House) -> dict[str, int]:
        best = dict.fromkeys(self.figures.races, 0)
        for ally in house.affiliated:
            best[race(ally)] = max(best[race(ally)], value(ally))
        return {
            "locations": sum(self.worth(location, house) for location in house.locations),
            "lords": sum(self.figures.lords[lord]["influence"] for lord in house.lords()),
            "allies": sum(best.values()),
            "tokens": sum(int(token) for token, _ in house.tokens),
        }

    def tie_breaks(self, house: House) -> tuple[int, int]:
        return house.pearls, max((self.figures.lords[lord]["influence"] for lord in house.lords()), default=0)

    # Comparing

    def agrees_with(self, data: dict[str, Any]) -> None:
        """Everything that lies on the table; the new order of a shuffled deck is taken over."""
        over = not data["steps"]
        self.same_pile("deck", data["deck"], self.deck)
        self.same_pile("stack", data["location_stack"], self.stack)
        self.deck, self.stack = data["deck"]["cards"], data["location_stack"]["cards"]
        self.shuffled.clear()
        self.same_pile("lord_deck", data["lord_deck"], self.lord_deck)
        self.same_pile("pool", data["token_pool"], self.pool)
        assert over or held(data["discard"]) == sorted(self.discard)
        assert sorted(data["discard"]["cards"]) == sorted(card for card, _ in self.discard)
        for name, stack in zip(self.figures.races, data["council"], strict=True):
            assert held(stack) == sorted((card, self.seen()) for card in self.council[name])
        assert (data["track"], data["threat"]) == (self.track, self.threat)
        assert (data["payment"], data["court"]) == (self.payment, self.court)
        assert sorted(data["removed_lords"]) == sorted(self.removed_lords)
        assert sorted(data["available"]) == sorted(self.available)
        assert sorted(data["removed_locations"]) == sorted(self.removed_locations)
        assert sorted(data["drawn_locations"]["cards"]) == sorted(self.drawn)
        assert (data["turn"], data["turns"], data["moves"]) == (self.turn, self.turns, self.moves)
        assert (data["bought"], set(data["buyers"])) == (self.bought, self.buyers)
        assert (set(data["used"]), set(data["abandoned"])) == (self.used, self.abandoned)
        assert (data["extra_turns"], data["finisher"]) == (self.extra_turns, self.finisher)
        for house, seat in zip(self.houses, data["players"], strict=True):
            assert held(seat["hand"]) == sorted(house.hand)
            assert seat["marked"] == house.marked
            assert (seat["pearls"], seat["key_tokens"]) == (house.pearls, house.key_tokens)
            assert sorted(seat["affiliated"]) == sorted(house.affiliated)
            assert (set(seat["free"]), set(seat["disabled"])) == (house.free, house.disabled)
            locations = {place["location"]: sorted(place["lords"]) for place in seat["locations"]}
            assert locations == {name: sorted(lords) for name, lords in house.locations.items()}
            assert sorted(seat["tokens"]["cards"]) == sorted(token for token, _ in house.tokens)
            assert over or held(seat["tokens"]) == sorted(house.tokens)

    def same_pile(self, name: str, pile: dict[str, Any], mine: list[str]) -> None:
        assert not any(pile["known"]), name
        assert sorted(pile["cards"]) == sorted(mine), name
        assert name in self.shuffled or pile["cards"] == mine, name


def held(pile: dict[str, Any]) -> Held:
    return sorted(zip(pile["cards"], pile["known"], strict=True))


def first_of_each(cards: list[str]) -> list[tuple[int, str]]:
    return [(at, card) for at, card in enumerate(cards) if card not in cards[:at]]


def referee_beside(referee: Referee, game: hlubina.Game, habit: dict[str, float], chance: random.Random) -> None:
    """Play one game; at every question the referee must have foreseen the seats, the answers and the whole table."""
    talk = referee.game()
    question = next(talk, None)
    while question is not None:
        data: Any = game.dump()
        referee.agrees_with(data)
        assert sorted(data["steps"][-len(question.steps) :]) == sorted(question.steps)
        assert sorted(game.acting()) == sorted(question.answers)
        actions = {seat: by_words(game, seat) for seat in question.answers}
        assert {seat: set(texts) for seat, texts in actions.items()} == question.answers
        if referee.moves == GIVE_UP:
            return
        seat = chance.choice(sorted(actions))
        texts = sorted(actions[seat])
        text = chance.choices(texts, [weight(habit, text) for text in texts])[0]
        referee.read = len(referee.events)
        referee.moves += 1
        game.take(seat, actions[seat][text])
        try:
            question = talk.send((seat, text))
        except StopIteration:
            question = None
    assert game.is_over()
    referee.agrees_with(game.dump())
    check_result(referee, game)


def check_result(referee: Referee, game: hlubina.Game) -> None:
    outcome = game.outcome()
    assert outcome.over
    lines = [referee.lines(house) for house in referee.houses]
    for seat, mine in enumerate(lines):
        assert {line.name: line.points[seat] for line in outcome.lines} == mine
    breaks = [referee.tie_breaks(house) for house in referee.houses]
    merit = [(sum(mine.values()), *more) for mine, more in zip(lines, breaks, strict=True)]
    assert list(outcome.scores) == [points for points, *_ in merit]
    assert list(outcome.ranks) == [1 + sum(other > mine for other in merit) for mine in merit]


QUICK = {"abandon": 0.05, "take_back": 0.1, "recruit": 6, "decline": 0.4}
HABITS: dict[str, dict[str, float]] = {
    "any": {"take_back": 0.5},
    "builder": {**QUICK, "support": 3, "draw_locations 4": 9},
    "hoarder": {"support": 9, "buy": 4, "recruit": 0.05, "abandon": 0.05, "take_back": 0.1, "pay_pearl": 3},
    "hunter": {**QUICK, "explore": 9, "go_on": 5, "recruit hunter": 50, "recruit tamer": 30, "draw_locations 4": 9},
    "plotter": {
        **QUICK,
        "plot": 9,
        "buy": 0.2,
        **{
            f"{verb} {lord}": 40
            for verb in ("recruit", "lord")
            for lord in ("slaver", "corruptor", "traitor", "schemer")
        },
        **{f"{verb} {lord}": 40 for verb in ("recruit", "lord") for lord in ("oracle", "opportunist", "illusionist")},
        "draw_locations 4": 9,
    },
    "soldier": {
        **QUICK,
        "buy": 4,
        **{f"recruit {lord}": 40 for lord in ("assassin", "commander", "jailer", "shaman", "recruiter", "treasurer")},
    },
}


def follow(seed: str, seats: int, habit: str, kind: type[Referee] = Referee, cards: Path = CARDS) -> Referee:
    """One game of this table; every third one with the default settings."""
    figures = figures_of(cards)
    chance = random.Random(seed)
    mixed = {name: chance.choice(values) for name, values in figures.settings.items()}
    settings = mixed if chance.randrange(3) else {}
    game = hlubina.new("abyss", seats=seats, seed=seed, settings=settings, cards=cards)
    referee = kind(game, figures)
    referee_beside(referee, game, HABITS[habit], chance)
    return referee


@cache
def figures_of(cards: Path) -> Figures:
    return Figures(cards)


@pytest.fixture(scope="module")
def few_cards(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A designer's file with few allies, monsters and tokens and cheap lords: everything runs out."""
    changes = {
        "copies = [4, 3, 3, 2, 1]": "copies = [2, 2, 1, 1, 0]",
        "allies = 65": "allies = 30",
        "cards = 6": "cards = 2",
        "monsters = 6": "monsters = 2",
        "copies = [9, 9, 2]": "copies = [3, 3, 1]",
        "monster_tokens = 20": "monster_tokens = 7",
        "rewards = [{ keys = 0, pearls = 1, tokens = 0 }, ": "rewards = [{ keys = 1, pearls = 0, tokens = 0 }, ",
    }
    text = rewritten(CARDS.read_text(encoding="utf-8"), changes.items())
    text = re.sub(r"^cost = (\d+)", lambda cost: f"cost = {int(cost[1]) - 5}", text, flags=re.MULTILINE)
    path = tmp_path_factory.mktemp("cards") / "few.toml"
    path.write_text(text, encoding="utf-8")
    return path


@rule("A-1.1", "A-1.6", "A-1.7", "A-2.1", "A-2.2", "A-2.3", "A-2.4", "A-2.5", "A-2.6", "A-2.7", "A-2.9", "A-3.1")
@rule("A-3.2", "A-3.3", "A-3.4", "A-3.5", "A-3.6", "A-3.7", "A-3.8", "A-3.9", "A-3.10", "A-3.12", "A-3.13", "A-3.14")
@rule("A-4.1", "A-4.2", "A-4.3", "A-5.1", "A-5.2", "A-5.3", "A-5.4", "A-5.5", "A-5.6", "A-5.7", "A-6.1", "A-6.2")
@rule("A-6.3", "A-6.4", "A-6.5", "A-6.6", "A-6.8", "A-6.9", "A-6.10", "A-6.11", "A-6.12", "A-6.13", "A-7.1", "A-7.2")
@rule("A-7.3", "A-7.4", "A-7.5", "A-7.6", "A-7.7", "A-7.8", "A-7.9", "A-7.10", "A-7.11", "A-7.12", "A-7.13", "A-7.14")
@rule("A-8.1", "A-8.2", "A-8.3", "A-8.4", "A-9.1", "A-9.2", "A-9.3", "A-9.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("habit", HABITS)
def test_a_second_referee_foresees_every_question_and_counts_the_same_points(habit: str, seats: int) -> None:
    for number in range(5):
        follow(f"{habit}/{seats}/{number}", seats, habit)


@rule("A-3.7", "A-3.10", "A-3.11", "A-6.6", "A-9.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_does_so_where_cards_and_tokens_run_out(seats: int, few_cards: Path) -> None:
    met: Counter[str] = Counter()
    for habit in HABITS:
        for number in range(3):
            met += follow(f"few/{habit}/{seats}/{number}", seats, habit, cards=few_cards).met
    assert met["nothing to reveal"]


@campaign
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("habit", HABITS)
def test_a_second_referee_follows_many_games(habit: str, seats: int, few_cards: Path) -> None:
    for number in range(200):
        assert follow(f"campaign/{habit}/{seats}/{number}", seats, habit).met
        if number % 4 == 0:
            assert follow(f"campaign/few/{habit}/{seats}/{number}", seats, habit, cards=few_cards).met


def wrong(**rules: Callable[..., Any]) -> type[Referee]:
    return type("WrongReferee", (Referee,), rules)


def careless(self: Referee, house: House, lord: str) -> bool:
    return any(lord in other.free for other in self.houses if other is not house)


WRONG_RULES: dict[str, type[Referee]] = {
    "every ally costs one pearl": wrong(ally_price=lambda self: 1),
    "the Shaman protects nobody": wrong(threatened=careless),
    "disabled lords give keys": wrong(keys=lambda self, h: h.key_tokens + sum(map(self.keys_of, h.free | h.disabled))),
    "Recruiter and Treasurer do nothing": wrong(price=lambda self, lord: self.figures.lords[lord]["cost"]),
    "the Tamer does nothing": wrong(reward_space=lambda self: self.threat),
    "any ally may be affiliated": wrong(affiliable=lambda self: set(self.payment)),
    "nothing is superfluous": wrong(superfluous=lambda self, lord, paid: False),
    "every race will do": wrong(
        right_races=lambda self, lord, races: len(races) == self.figures.lords[lord]["bubbles"]
    ),
    "the Slaver sells nothing": wrong(powers=lambda self: Referee.powers(self) - {"sell"}),
    "everybody remembers everything": wrong(seen=lambda self: EVERYBODY),
    "lords under a location count for no location": wrong(counted_lords=lambda self, h: [*h.free, *h.disabled]),
    "nothing breaks a tie": wrong(tie_breaks=lambda self, house: (0, 0)),
}


def follow_until_a_complaint(kind: type[Referee]) -> None:
    for number in range(90):
        follow(f"wrong/{number}", 2 + number % 3, list(HABITS)[number % len(HABITS)], kind)


@pytest.mark.parametrize("name", WRONG_RULES)
def test_the_referee_complains_if_a_rule_is_wrong(name: str) -> None:
    """Were it blind, a slip in the engine would pass as well."""
    with pytest.raises((AssertionError, ValueError)):
        follow_until_a_complaint(WRONG_RULES[name])
