"""The second referee's own table: where everything lies, and how it is compared with a dumped position."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Generator
from typing import Any, NamedTuple

import hlubina
from tests.games.heroes.referee.figures import CATACOMBS, HEROES, STEPS, TOKENS, VAULT, Figures

EVERYBODY = 65535


def counted(things: Counter[str], names: list[str]) -> dict[str, int]:
    return {name: things.get(name, 0) for name in names}


class Question(NamedTuple):
    seat: int
    name: str
    answers: set[str]
    facts: dict[str, Any]


Asking = Generator[Question, str, None]
Choice = Generator[Question, str, str]


class Over(Exception):
    """The game is won or lost."""


class Pile:
    """Cards face down, the top one last. After a shuffle their order is chance until a dump or the journal tells."""

    def __init__(self, cards: list[str]) -> None:
        self.cards = cards
        self.known = [0] * len(cards)
        self.loose = True

    def shuffle_in(self, cards: list[str]) -> None:
        self.cards = self.cards + cards
        self.known = [0] * len(self.cards)
        self.loose = True

    def draw(self, told: list[str], number: int) -> list[str]:
        """Take so many cards off the top; they must be among those that the journal names."""
        left = len(self.cards) - number
        if self.loose and number == len(told):
            drawn = list(told)
        else:  # the top cards, or all that a loose pile still has: the rest of those that are told came after a shuffle
            assert left == 0 or not self.loose
            drawn = self.cards[left:][::-1]
        assert not Counter(drawn) - Counter(told), (drawn, told)
        for card in drawn:
            self.cards.remove(card) if self.loose else self.cards.pop()
            self.known.pop()
        return drawn

    def put_under(self, card: str) -> None:
        self.cards.insert(0, card)
        self.known.insert(0, EVERYBODY)

    def compare(self, data: dict[str, list[Any]]) -> None:
        if self.loose:
            assert sorted(data["cards"]) == sorted(self.cards)
            self.cards = list(data["cards"])
            self.loose = False
        assert data == {"cards": self.cards, "known": self.known}


class Room:
    def __init__(self, name: str, x: int, y: int, rotation: int, players: int) -> None:
        self.name = name
        self.x, self.y, self.rotation = x, y, rotation
        self.tokens: Counter[str] = Counter()
        self.portal = "none"
        self.chest = 0
        self.back: str | None = None  # None while nobody but chance knows it
        self.resting: Counter[str] = Counter()
        self.active: Counter[str] = Counter()
        self.fresh: Counter[str] = Counter()
        self.monsters: list[list[int]] = [[] for _ in range(players)]  # the wounds of each figure

    def heroes(self) -> Counter[str]:
        return self.resting + self.active + self.fresh

    def held(self) -> bool:
        return any(self.monsters)

    def wake(self) -> None:
        self.active += self.resting
        self.resting = Counter()


class Player:
    def __init__(self, number: int, seat: int) -> None:
        self.number = number
        self.seat = seat
        self.clan = ""
        self.lair = 0
        self.pile = Pile([])
        self.hand: list[str] = []
        self.played: list[str] = []
        self.discard: list[str] = []


class Table:
    def __init__(self, game: hlubina.Game, figures: Figures) -> None:
        data: Any = game.dump()
        self.figures = figures
        self.settings: dict[str, str] = data["settings"]
        self.scenario = self.figures.scenarios[self.settings["scenario"]]
        seats: int = data["seats"]
        count = ["one", "two", "three", "four"].index(self.settings["solo_clans"]) + 1 if seats == 1 else seats
        self.players = [Player(number, number if seats > 1 else 0) for number in range(count)]
        (block,) = (block for block in game.vocabulary.blocks if block.name == "room")
        self.room_order: list[str] = block.arguments[0].labels or []
        self.turn = self.turns = self.moves = self.dark = self.result = 0
        self.wave = 1
        self.gambled = False
        self.running: list[tuple[str, str]] = []
        self.rooms: dict[str, Room] = {}
        self.chest_supply = {value: list(self.figures.chests[value]) for value in (1, 2, 3, 4)}
        self.unseen: list[Room] = []
        self.turned: Room | None = None  # whose chest is open while its effect happens
        self.enemy_deck = Pile(self.figures.enemy_cards(self.scenario["id"]))
        self.enemy_discard: list[str] = []
        self.revealed = 0
        self.loot_deck = Pile([])
        self.display: list[str] = []
        self.tiles: list[str] = []
        self.tile_pile = Pile([])
        self.unused_clan: str | None = None
        self.lay_out()
        self.events = game.listen().events
        self.read = 0
        self.heard: dict[str, deque[dict[str, Any]]] = {}
        self.met: Counter[str] = Counter()

    def lay_out(self) -> None:
        """The dungeon of the scenario [H-2.1]."""
        plan = self.scenario
        cells = {room: (x, y) for y, row in enumerate(plan["grid"]) for x, room in enumerate(row) if room}
        for name in self.room_order:
            if name in cells:
                self.rooms[name] = Room(name, *cells[name], plan["rot"][name], len(self.players))
        for name, value in plan["chests"].items():
            self.lay_chest(self.rooms[name], value)
        for name in plan["portals"]:
            self.rooms[name].portal = "unfinished"
        for extra in (plan, plan.get("players", {}).get(str(len(self.players)), {})):
            for name, traps in extra.get("traps", {}).items():
                self.rooms[name].tokens["trap"] += traps
            for name, tokens in extra.get("resources", {}).items():
                self.rooms[name].tokens.update(tokens)
            for name, heroes in extra.get("heroes", {}).items():
                self.rooms[name].resting.update(heroes)
        if "architect" in self.rooms:
            unused = [name for name in self.room_order if name not in self.rooms]
            self.tile_pile = Pile(list(plan.get("architect_pool", unused)))

    def lay_chest(self, room: Room, value: int) -> None:
        """A random chest of the value, whose back only chance knows."""
        room.chest, room.back = value, None
        self.unseen.append(room)

    # What the journal tells of chance

    def told(self, name: str) -> dict[str, Any]:
        self.listen()
        return self.heard[name].popleft()

    def listen(self) -> None:
        for event in self.events[self.read :]:
            self.heard.setdefault(event.name, deque()).append({**event.facts, **event.secrets})
        self.read = len(self.events)

    def nothing_unheard(self) -> None:
        """Whatever chance gave was asked for by the rules."""
        self.listen()
        for name in ("drew", "enemy_revealed", "reinforced", "display_refilled", "chest_opened", "second_wave"):
            assert not self.heard.get(name), (name, self.heard[name])

    # The dungeon

    @property
    def me(self) -> Player:
        return self.players[self.turn]

    def ordered(self, rooms: list[Room]) -> list[Room]:
        return sorted(rooms, key=lambda room: self.room_order.index(room.name))

    def cell(self, x: int, y: int) -> Room | None:
        for room in self.rooms.values():
            if (room.x, room.y) == (x, y):
                return room
        return None

    def touching(self, room: Room) -> list[Room]:
        cells = [self.cell(room.x + x, room.y + y) for x, y in STEPS]
        return [other for other in cells if other is not None]

    def joined(self, room: Room) -> list[Room]:
        """The rooms that a corridor joins: both tiles have a doorway on the shared side."""
        found: list[Room] = []
        for side, (x, y) in enumerate(STEPS):
            other = self.cell(room.x + x, room.y + y)
            if (
                other is not None
                and side in self.figures.doors(room.name, room.rotation)
                and (side + 2) % 4 in self.figures.doors(other.name, other.rotation)
            ):
                found.append(other)
        return self.ordered(found)

    def distances(self) -> dict[str, int]:
        found = {VAULT: 0}
        edge = [self.rooms[VAULT]]
        while edge:
            room = edge.pop(0)
            for other in self.joined(room):
                if other.name not in found:
                    found[other.name] = found[room.name] + 1
                    edge.append(other)
        return found

    def nearer(self, room: Room) -> list[Room]:
        steps = self.distances()
        return [other for other in self.joined(room) if steps[other.name] < steps[room.name]]

    def in_supply(self, token: str) -> int:
        if token == "portal":
            used = sum(room.portal != "none" for room in self.rooms.values())
        elif token in TOKENS:
            used = sum(room.tokens[token] for room in self.rooms.values())
        else:
            kinds = ["warrior", "champion"] if token == "warrior" else [token]
            used = sum(room.heroes()[kind] for room in self.rooms.values() for kind in kinds)
            used += sum(hero in kinds for hero, _ in self.running)
        return self.figures.limit(token) - used

    def rooms_with(self, player: Player) -> list[Room]:
        """The rooms with a monster of the player."""
        return self.ordered([room for room in self.rooms.values() if room.monsters[player.number]])

    def hit_points(self, player: Player) -> int:
        return int(self.figures.clans[player.clan]["hp"])

    # Comparing

    def agrees_with(self, game: hlubina.Game) -> None:
        data: Any = game.dump()
        mine = (self.turn, self.turns, self.moves, self.wave, self.dark, int(self.gambled), self.result)
        assert mine == tuple(data[key] for key in ("turn", "turns", "moves", "wave", "dark", "gambled", "result"))
        self.learn_backs(data)
        self.show_tiles(data["tiles"])
        assert [entry["room"] for entry in data["rooms"]] == [
            room.name for room in self.ordered([*self.rooms.values()])
        ]
        for entry in data["rooms"]:
            self.compare_room(self.rooms[entry["room"]], entry)
        assert sorted((runner["hero"], runner["room"]) for runner in data["running"]) == sorted(self.running)
        for player, entry in zip(self.players, data["players"], strict=True):
            assert (entry["clan"] or "") == player.clan
            assert entry["lair"] == player.lair
            player.pile.compare(entry["pile"])
            for zone in ("hand", "played", "discard"):
                assert sorted(entry[zone]) == sorted(getattr(player, zone)), (zone, entry[zone], getattr(player, zone))
        self.enemy_deck.compare(data["enemy_deck"])
        assert data["enemy_discard"] == self.enemy_discard
        self.loot_deck.compare(data["loot_deck"])
        assert data["display"] == self.display
        assert sorted(data["tiles"]) == sorted(self.tiles)
        self.tile_pile.compare(data["tile_pile"])
        assert data["unused_clan"] == self.unused_clan
        for value, entry in enumerate(data["chest_supply"], 1):
            assert sorted(entry["cards"]) == sorted(self.chest_supply[value]), (value, entry, self.chest_supply)
        self.counts_the_same(game)

    def counts_the_same(self, game: hlubina.Game) -> None:
        """All share one score: the enemy cards survived, and the value of the chests that are still there."""
        outcome = game.outcome()
        closed = sum(room.chest for room in self.rooms.values())
        lines = {line.name: list(line.points) for line in outcome.lines}
        seats = len({player.seat for player in self.players})
        survived = self.revealed - (self.result == 2)  # not the one that brought defeat
        assert lines == {"cards": [survived] * seats, "chests": [closed] * seats}
        assert list(outcome.scores) == [survived + closed] * seats
        assert (outcome.over, outcome.together, bool(outcome.won)) == (self.result > 0, True, self.result == 1)
        assert list(outcome.ranks) == [1] * seats
        assert outcome.winners() == (list(range(seats)) if self.result == 1 else [])

    def learn_backs(self, data: dict[str, Any]) -> None:
        """The back of a chest is chance, but it must be one that lay in the supply."""
        for entry in data["rooms"]:
            room = self.rooms[entry["room"]]
            if room in self.unseen and room.chest:
                (effect,) = entry["back"]["cards"]
                self.chest_supply[room.chest].remove(effect)
                room.back = effect
        self.unseen = []

    def show_tiles(self, shown: list[str]) -> None:
        """Three tiles of the architect lie open, while there are any; which ones is chance [H-2.12]."""
        new = list((Counter(shown) - Counter(self.tiles)).elements())
        assert len(new) == min(3 - len(self.tiles), len(self.tile_pile.cards))
        for tile in new:
            self.tiles += self.tile_pile.draw([tile], 1)

    def compare_room(self, room: Room, entry: dict[str, Any]) -> None:
        sizes = [len(shown) for shown in entry["monsters"]]
        assert all(size > max(wounds, default=0) for size, wounds in zip(sizes, room.monsters, strict=True))
        mine = {
            "room": room.name,
            "x": room.x,
            "y": room.y,
            "rotation": room.rotation,
            "tokens": counted(room.tokens, TOKENS),
            "portal": room.portal,
            "chest": room.chest,
            "back": {
                "cards": [room.back] if room.chest else [],
                "known": [EVERYBODY if room is self.turned else 0] if room.chest else [],
            },
            "resting": counted(room.resting, HEROES),
            "active": counted(room.active, HEROES),
            "fresh": counted(room.fresh, HEROES),
            "monsters": [
                [wounds.count(number) for number in range(size)]
                for size, wounds in zip(sizes, room.monsters, strict=True)
            ],
        }
        assert entry == mine, (entry, mine)

    # Questions

    def ask(self, player: Player, name: str, answers: set[str], **facts: Any) -> Choice:
        assert answers, name
        if len(answers) == 1:
            return next(iter(answers))
        return (yield Question(player.seat, name, answers, facts))

    def pick(self, player: Player, name: str, word: str, values: list[str], **facts: Any) -> Choice:
        """One of several values; the word before it is left out."""
        answer = yield from self.ask(player, name, {f"{word} {value}" for value in values}, **facts)
        return answer.split()[1]

    def pick_room(self, player: Player, name: str, rooms: list[Room], **facts: Any) -> Generator[Question, str, Room]:
        answer = yield from self.pick(player, name, "room", [room.name for room in rooms], **facts)
        return self.rooms[answer]

    def catacombs(self) -> Room:
        return self.rooms[CATACOMBS]
