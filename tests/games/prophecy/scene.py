"""Tables of Prophecy laid out by hand, and the words to play on them: put this there, roll so, do that, expect this."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

import hlubina
from hlubina.core.chance import stream
from hlubina.games.prophecy.actions import CELL_NAMES
from hlubina.games.prophecy.cards import CHARACTER_NAMES, FIELD_NAMES, PLACES, STANDARD
from hlubina.games.prophecy.names import CARD_NAMES

ALL = 65535
DUTY = [0, 0]
Data = dict[str, Any]
APART = ["plains_4", "plains_1", "forest_3", "plains_2", "forest_1"]
FLAGS = [
    *["more_turns", "arriving", "adrift", "spent", "sneaking", "attacked", "busy", "dug", "served", "final"],
    "apocalypse",
]


def place(name: str) -> int:
    """A field, or a cell of the Water Realm."""
    return FIELD_NAMES.index(name) if name in FIELD_NAMES else PLACES + CELL_NAMES.index(name)


class Table:
    """A position under construction: an empty ring, full health, nothing in anybody's hands; seat 0 is to move."""

    def __init__(self, *characters: str, seed: int = 1, settings: Mapping[str, str] | None = None, **more: str) -> None:
        chosen = {"characters": "random", **(settings or {}), **more}
        game = hlubina.new("prophecy", len(characters), seed, chosen)
        while game.stack.top().name() in ("name_artifact", "strike_artifact"):
            game.answer(game.choices[0])
        self.data: Data = copy.deepcopy(game.dump())
        self.data["turn"] = self.data["first"] = 0
        self.data["round"] = 1
        self.data["fight"] = None
        self.data.update(dict.fromkeys(FLAGS, 0))
        for seat, name in enumerate(characters):
            number = CHARACTER_NAMES.index(name)
            strength, will = STANDARD.first_strength[number], STANDARD.first_will[number]
            self.player(seat, character=number, strength=strength, health=strength, will=will, magic=will)
            self.player(seat, gold=3, xp=3, place=place(APART[seat]))
        for field in self.data["fields"]:
            self.deck("adventures")["cards"][:0] = field["cards"]
            self.deck("adventures")["known"][:0] = [0] * len(field["cards"])
            field["cards"], field["known"] = [], []
        self.data["field_lives"] = [0] * 40
        self.steps(["end_turn", -1], ["play_on", -1], ["move", 0])

    def deck(self, name: str) -> Data:
        found: Data = self.data["decks"][name]
        return found

    def pile(self, name: str) -> list[str]:
        found: list[str] = self.data["piles"][name]
        return found

    def steps(self, *steps: list[Any]) -> Table:
        """What is still to be done in the round of the seat whose turn it is, the question of the moment last."""
        bottom: list[list[Any]] = [["pass_round", -1], ["finish_round", -1]]
        self.data["steps"] = [[name, seat, *(rest or DUTY)] for name, seat, *rest in [*bottom, *steps]]
        return self

    def flag(self, name: str, value: int = 1) -> Table:
        assert name in FLAGS
        self.data[name] = value
        return self

    def player(self, seat: int, **figures: Any) -> Table:
        self.data["players"][seat].update(figures)
        return self

    def at(self, seat: int, where: str) -> Table:
        return self.player(seat, place=place(where))

    def meet(self, seat: int) -> Table:
        """The seat stands where seat 0 does; neither can pay for a will fight."""
        self.player(0, magic=0)
        return self.player(seat, place=self.data["players"][0]["place"], magic=0)

    def pull(self, card: str) -> None:
        """Take a card from wherever it lies."""
        for deck in self.data["decks"].values():
            if card in deck["cards"]:
                index = deck["cards"].index(card)
                del deck["cards"][index], deck["known"][index]
                return
        for pile in self.data["piles"].values():
            if card in pile:
                pile.remove(card)
                return
        water = self.data["water"]
        index = water["lying"]["cards"].index(card)
        for part in (water["cells"], water["lives"], water["lying"]["cards"], water["lying"]["known"]):
            del part[index]

    def item(self, seat: int, *cards: str) -> Table:
        for card in cards:
            self.pull(card.removesuffix("!"))
            items = self.data["players"][seat]["items"]
            items.append(card.removesuffix("!"))
            if card.endswith("!"):
                self.data["players"][seat]["damaged"].append(len(items) - 1)
        return self

    def ability(self, seat: int, *cards: str) -> Table:
        for card in cards:
            self.pull(card)
            self.data["players"][seat]["abilities"].append(card)
        return self

    def artifact(self, seat: int, *cards: str) -> Table:
        for card in cards:
            self.pull(card)
            self.data["players"][seat]["artifacts"].append(card)
        return self

    def piece(self, seat: int, *fields: str) -> Table:
        for field in fields:
            self.pull_piece(field)
            self.data["players"][seat]["pieces"].append(field)
        return self

    def guardian(self, seat: int, *cards: str) -> Table:
        """Greater guardians that somebody has beaten and keeps as map pieces."""
        for card in cards:
            self.pull(card)
            self.data["players"][seat]["guardians"].append(card)
        return self

    def piece_on(self, field: str) -> Table:
        self.pull_piece(field)
        self.data["pieces_on"] = sorted([*self.data["pieces_on"], field], key=FIELD_NAMES.index)
        return self

    def pull_piece(self, field: str) -> None:
        maps = self.deck("maps")
        index = maps["cards"].index(field)
        del maps["cards"][index], maps["known"][index]

    def lay(self, field: str, *cards: str) -> Table:
        """Adventures on a field, the first face up, `?` in front of a face-down one."""
        number = FIELD_NAMES.index(field)
        for card in cards:
            name = card.removeprefix("?")
            self.pull(name)
            there = self.data["fields"][number]
            there["cards"].append(name)
            there["known"].append(0 if card.startswith("?") else ALL)
            lives = STANDARD.lives[number_of(name)]
            self.data["field_lives"][2 * number + len(there["cards"]) - 1] = lives
        return self

    def sphere(self, number: int, *cards: str, known: int = 0) -> Table:
        """What lies in a sphere, the top card first; what was there is exchanged with it."""
        name = f"sphere_{number}"
        before = self.deck(name)["cards"][:]
        self.data["decks"][name] = {"cards": [], "known": []}
        for card in before:
            self.send_away(card)
        for card in reversed(cards):
            self.pull(card)
            self.deck(name)["cards"].append(card)
            self.deck(name)["known"].append(known)
        return self

    def send_away(self, card: str) -> None:
        number = number_of(card)
        aside = "artifacts_aside" if number < number_of("undersea_cavity") else "lesser_aside"
        if number >= number_of("lord_of_flames"):
            aside = "greater_aside"
        if card == "gate":
            self.pile("removed").append(card)
            return
        self.deck(aside)["cards"].append(card)
        self.deck(aside)["known"].append(0)

    def gate(self, number: int, *palace: str) -> Table:
        """The Gate is found in a sphere; the palace holds these cards, the top one first."""
        self.sphere(number, "gate", known=ALL)
        self.data["gate_sphere"] = number - 1
        for card in reversed(palace):
            self.pull(card)
            self.deck("palace")["cards"].append(card)
            self.deck("palace")["known"].append(0)
        return self

    def cell(self, name: str, card: str | None, known: int = ALL) -> Table:
        """Put a card on a cell, or clear it; what lay there goes out of the game."""
        water = self.data["water"]
        if name in water["cells"]:
            index = water["cells"].index(name)
            self.pile("removed").append(water["lying"]["cards"][index])
            for part in (water["cells"], water["lives"], water["lying"]["cards"], water["lying"]["known"]):
                del part[index]
        if card is not None:
            self.pull(card)
            index = sum(CELL_NAMES.index(other) < CELL_NAMES.index(name) for other in water["cells"])
            water["cells"].insert(index, name)
            water["lying"]["cards"].insert(index, card)
            water["lying"]["known"].insert(index, known)
            water["lives"].insert(index, STANDARD.lives[number_of(card)])
        return self

    def offer(self, pile: str, *cards: str) -> Table:
        """What is offered in a guild, in the village, in the city or on the island, and nothing else."""
        back = {"village": "common", "city": "rare", "treasures": "treasures"}.get(pile, pile)
        for card in self.pile(pile):
            rare = number_of(card) >= number_of("sword_of_heroes")
            self.deck(back if rare or back != "rare" else "common")["cards"].insert(0, card)
        for name in {back, "common"}:
            self.deck(name)["known"] = [0] * len(self.deck(name)["cards"])
        self.pile(pile).clear()
        for card in cards:
            self.pull(card)
            self.pile(pile).append(card)
        return self

    def chance(self, *cards: str) -> Table:
        """The next chance cards, the first one on top."""
        for card in reversed(cards):
            self.pull(card)
            self.deck("chance")["cards"].append(card)
            self.deck("chance")["known"].append(0)
        return self

    def dice(self, *numbers: int) -> Table:
        """What the next dice show."""
        for seed in range(400_000):
            source = stream(seed, "dice")
            state = source.dump()
            if all(source.below(6) + 1 == number for number in numbers):
                self.data["chance"] = state
                return self
        raise AssertionError("no such dice found")

    def play(self) -> Play:
        return Play(hlubina.load(self.data))


def number_of(card: str) -> int:
    return CARD_NAMES.index(card)


class Play:
    """A game with words for a test."""

    def __init__(self, game: hlubina.Game) -> None:
        self.game: Any = game
        self.journal = game.listen()

    def does(self, seat: int, action: str, *arguments: int | str) -> Play:
        self.game.take(seat, self.game.vocabulary.encode(action, *arguments))
        return self

    def offered(self, seat: int, name: str = "") -> list[str]:
        """The arguments of the offered actions of a block, or the names of all offered actions."""
        decoded = [self.game.vocabulary.decode(action) for action in self.game.options(seat)]
        if not name:
            return sorted({action.name for action in decoded})
        return [str(next(iter(action.arguments.values()), "")) for action in decoded if action.name == name]

    @property
    def step(self) -> str:
        return "" if self.game.is_over() else str(self.game.stack.top().name())

    def told(self, name: str) -> list[Data]:
        return [dict(event.facts) for event in self.journal.events if event.name == name]

    def who(self, seat: int) -> Data:
        found: Data = self.game.view(None)["players"][seat]
        return found

    def items(self, seat: int) -> list[str]:
        return [item["card"] for item in self.who(seat)["items"]]

    def field(self, name: str) -> list[str | None]:
        ring = self.game.view(None)["ring"]
        return [card["card"] for entry in ring if entry["field"] == name for card in entry["cards"]]
