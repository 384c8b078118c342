"""Positions at the edge of what can be: far too much in hand, nearly dead, all artifacts out, a realm of swimmers."""

from __future__ import annotations

import random
from typing import Any

import hlubina
from hlubina.games.prophecy.inference import deduce
from tests.games.prophecy.referee.drive import mixed
from tests.games.prophecy.referee.figures import (
    CARD,
    CELL_NAMES,
    CHARACTER,
    FIELDS,
    GUILDS,
    ISLAND,
    PALACE,
    PLACES,
    RING,
    RULES,
    WATER,
    WILDERNESS,
)
from tests.games.prophecy.scene import ALL, Table

SWIMMING = [["end_turn", -1], ["play_on", -1], ["water_move", 0]]
SPHERES = [f"sphere_{number}" for number in range(1, 6)]


STAGES = ["under way", "last artifact", "final battle"]


class Extreme:
    """A position by chance: under way, with the last artifact at the feet of seat 0, or in the final battle."""

    def __init__(self, name: str, stage: str) -> None:
        self.chance = random.Random(name)
        late = stage != "under way"
        seats = self.chance.randint(2 if late else 1, 5)
        settings = {**mixed(self.chance), "characters": "random"}
        if late or self.chance.random() < 0.8:
            settings["goal"] = "artifacts"
        self.settings = settings
        self.table = Table(
            *self.chance.sample([*CHARACTER], seats), seed=self.chance.randrange(1 << 30), settings=settings
        )
        self.players: list[dict[str, Any]] = self.table.data["players"]
        self.late = late
        self.final = stage == "final battle"
        self.fill_board()
        self.open_gate()
        self.hand_out()
        self.scatter_artifacts()
        self.place_everybody()
        if stage == "last artifact":
            self.lay_at_the_feet()

    def data(self) -> dict[str, object]:
        """The position, with everything known that follows from what is seen."""
        game = hlubina.load(self.table.data)
        deduce(game)  # type: ignore[arg-type]
        return game.dump()

    def take(self, deck: str) -> str | None:
        cards = self.table.deck(deck)["cards"]
        return self.chance.choice(cards) if cards else None

    def fill_board(self) -> None:
        for field in WILDERNESS:
            for mark in ("", self.chance.choice(["", "?"])):
                card = self.take("adventures")
                if card and self.chance.random() < 0.7:
                    self.table.lay(FIELDS[field], mark + card)
        self.table.data["round"] = self.chance.randint(1, RULES["round_limit"])
        cards = self.table.deck("chance")["cards"]
        left = self.chance.choice([1, 2, len(cards)])
        self.table.pile("chance").extend(cards[left:])
        self.table.data["decks"]["chance"] = {"cards": cards[:left], "known": [0] * len(cards[:left])}

    def open_gate(self) -> None:
        """The Gate is found, and some of the realm."""
        water = self.table.data["water"]
        if not water["cells"]:
            return
        for number in range(len(water["cells"])):
            if self.chance.random() < 0.5:
                water["lying"]["known"][number] = ALL
        sphere = next(number for number in range(5) if "gate" in self.table.deck(SPHERES[number])["cards"])
        if self.late or self.chance.random() < 0.8:
            deck, palace = self.table.deck(SPHERES[sphere]), self.table.deck("palace")
            palace["cards"] += deck["cards"][:-1]
            palace["known"] += deck["known"][:-1]
            self.table.data["decks"][SPHERES[sphere]] = {"cards": ["gate"], "known": [ALL]}
            self.table.data["gate_sphere"] = sphere

    def hand_out(self) -> None:
        """Nobody has anything, or many have far too much."""
        for seat, player in enumerate(self.players):
            many = self.chance.choice([0, 2, 12])
            for _ in range(many):
                card = self.take(self.chance.choice(["common", "common", "rare", "treasures"]))
                if card:
                    self.table.item(seat, card + self.chance.choice(["", "", "!"]))
            for number, card in enumerate(player["items"]):
                if CARD[card].get("weapon") and self.chance.random() < 0.2:
                    player["tempered"].append(number)
            for _ in range(self.chance.choice([0, 2, 12])):
                card = self.take(self.chance.choice([*GUILDS, "underwater"]))
                if card:
                    self.table.ability(seat, card)
            for _ in range(self.chance.choice([0, 0, 3])):
                piece = self.take("maps")
                if piece:
                    self.table.piece(seat, piece)
            player["strength"] = self.chance.randint(player["strength"], RULES["max_strength"])
            player["will"] = self.chance.randint(player["will"], RULES["max_will"])
            player["health"] = self.chance.choice([1, 2, player["strength"]])
            player["magic"] = self.chance.choice([0, 1, player["will"]])
            player["gold"], player["xp"] = self.chance.choice([0, 1, 15, 20]), self.chance.choice([0, 3, 15])

    def scatter_artifacts(self) -> None:
        """Spheres are untouched, half won or won; what was won is held, or lies where its holder died."""
        if self.settings["goal"] != "artifacts":
            return
        for name in [*SPHERES, "palace"]:
            deck = self.table.deck(name)
            artifacts = [card for card in deck["cards"] if CARD[card]["class"] == "artifact"]
            if not artifacts or "gate" in deck["cards"]:
                continue
            beaten = 9 if self.late else self.chance.choice([0, 1, 2, 9, 9])
            while beaten and CARD[deck["cards"][-1]]["class"] in {"lesser", "greater"}:
                self.table.pile("removed").append(deck["cards"].pop())
                deck["known"].pop()
                beaten -= 1
            if beaten > 5:
                self.table.pile("removed").extend(deck["cards"][1:])
                self.give_or_drop(deck["cards"][0])
                deck["cards"].clear()
                deck["known"].clear()
        if not self.final:
            self.leave_one_to_be_taken()
        water = self.table.data["water"]
        if water["cells"]:
            for player in self.players:
                player["pearl"] = int(self.chance.random() < 0.3 and self.table.data["palace_pearls"] > 0)
                self.table.data["palace_pearls"] -= player["pearl"]

    def give_or_drop(self, card: str) -> None:
        holders = [player for player in self.players if len(player["artifacts"]) < 2]
        if holders and (self.late or self.chance.random() < 0.8):
            self.chance.choice(holders)["artifacts"].append(card)
        else:
            self.drop(card)

    def leave_one_to_be_taken(self) -> None:
        """Otherwise the final battle would have begun."""
        hidden = any(CARD[card]["class"] == "artifact" for name in SPHERES for card in self.table.deck(name)["cards"])
        if not hidden and not self.table.deck("palace")["cards"] and max(self.table.data["dropped"].values()) < 0:
            self.drop(next(player for player in self.players if player["artifacts"])["artifacts"].pop())

    def drop(self, card: str) -> None:
        swimming = self.table.data["water"]["cells"] and self.table.data["gate_sphere"] >= 0
        places = [*range(RING)] + ([RING + 1 + cell for cell in range(len(CELL_NAMES))] if swimming else [])
        self.table.data["dropped"][card] = self.chance.choice(places)

    def place_everybody(self) -> None:
        """Often together, often in the realm; in the final battle on the base board, or in the arena."""
        water = self.table.data["water"]
        realm = water["cells"] and self.table.data["gate_sphere"] >= 0 and not self.final
        island = self.settings["treasure_island"] == "on" or self.settings["goal"] == "treasure_hunters"
        meeting = self.chance.randrange(ISLAND + island)
        if self.final and self.settings["final_battle"] == "heroic":
            meeting = FIELDS.index(self.chance.choice(["city", "thieves_guild", "fortress"]))  # with work to be done
        arena = self.final and self.settings["final_battle"] == "heroic"
        for player in self.players:
            player["place"] = meeting if self.chance.random() < 0.5 else self.chance.randrange(ISLAND + island)
            if realm and self.chance.random() < 0.5:
                cells = [cell for cell in range(len(CELL_NAMES)) if cell != PALACE or self.chance.random() < 0.5]
                cell = self.chance.choice(cells)
                player["place"] = RING + 1 + cell
                if CELL_NAMES[cell] in water["cells"]:
                    water["lying"]["known"][water["cells"].index(CELL_NAMES[cell])] = ALL
                player["bag"] = self.chance.choice([0, 3, *WATER["bag_bubbles"]])
                player["bubbles"] = self.chance.choice([0, 1, player["bag"]]) if player["bag"] else 0
            if arena:
                player["place"] = meeting
            if self.final and not player["artifacts"]:
                player.update(place=-1, out=1, bag=0, bubbles=0)
        if self.final:
            self.begin_final(meeting if arena else -1)
        if self.players[self.table.data["turn"]]["place"] >= len(PLACES):
            self.table.steps(*SWIMMING)

    def lay_at_the_feet(self) -> None:
        """All artifacts that nobody holds lie where the first player is, who has only to stay there."""
        place = self.players[0]["place"]
        lying = self.table.data["dropped"]
        lying.update({card: place for card, where in lying.items() if where >= 0})
        if place < RING:
            self.clear(place)

    def clear(self, field: int) -> None:
        there = self.table.data["fields"][field]
        self.table.pile("adventures").extend(there["cards"])
        there["cards"], there["known"] = [], []
        self.table.data["field_lives"][2 * field : 2 * field + 2] = [0, 0]

    def begin_final(self, arena: int) -> None:
        self.table.flag("final").data["arena"] = arena
        if self.chance.random() < 0.5 and arena < 0:
            self.table.flag("apocalypse")
        if arena >= 0:
            self.clear(arena)
        turn = next(seat for seat, player in enumerate(self.players) if not player["out"])
        self.table.data["turn"] = turn
        if arena >= 0:  # able to work, so that there is something to decide
            self.table.player(turn, health=2, magic=1)
        self.table.steps(["end_turn", -1], ["play_on", -1], ["move", turn])
