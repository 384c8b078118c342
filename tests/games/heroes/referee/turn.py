"""The players' half of the second referee: set-up, cards, symbols, rooms, loot, the gamble, turns [H-2 to H-5]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from typing import Any

from tests.games.heroes.referee.figures import STEPS, TOKENS, Item
from tests.games.heroes.referee.invasion import Invasion, kinds
from tests.games.heroes.referee.table import Asking, Over, Pile, Player, Question, Room

NOWHERE = "nowhere"  # where something was done that needs no room
NOT_DONE = "not done"

Deed = Generator[Question, str, Room | str]
Way = Callable[[], Deed]


class Referee(Invasion):
    """The rules once more, as one long conversation: it yields each real question and is told the answer."""

    def game(self) -> Asking:
        yield from self.set_up()
        try:
            while True:
                yield from self.one_turn()
                self.turn = (self.turn + 1) % len(self.players)
        except Over:
            return

    # Set-up

    def set_up(self) -> Asking:
        self.loot_deck = Pile(self.figures.loot_cards(self.settings["promo"] == "on"))
        self.refill_display()
        yield from self.share_out_clans()
        if "laboratory" in self.rooms:
            yield from self.open_laboratory()
        for player in self.players:
            yield from self.keep_loot(player)
        for player in self.players:
            yield from self.place_starters(player)
        for player in self.players:
            self.draw(player, 5)
        self.turn = min(self.players, key=lambda player: self.figures.clans[player.clan]["monsters"]).number

    def share_out_clans(self) -> Asking:
        if self.settings["clans"] == "drawn":
            for player in self.players:
                player.clan = self.told("clan_dealt")["clan"]
            assert len({player.clan for player in self.players}) == len(self.players)
        for player in self.players:
            if self.settings["clans"] != "drawn":
                free = self.free_clans(self.settings["clans"] == "chapter")
                player.clan = yield from self.pick(player, "choose_clan", "clan", free, number=player.number + 1)
        for player in self.players:
            player.lair = int(self.figures.clans[player.clan]["monsters"])
            player.pile = Pile(self.figures.deck_of(player.clan))

    def free_clans(self, of_chapter: bool) -> list[str]:
        clans = self.figures.chapter_clans(self.scenario["id"]) if of_chapter else list(self.figures.clans)
        return [clan for clan in clans if all(player.clan != clan for player in self.players)]

    def open_laboratory(self) -> Asking:
        """The clan whose cards come into the loot through the laboratory [H-2.11]."""
        if self.settings["clans"] == "drawn":
            self.unused_clan = self.told("foreign_cards")["clan"]
            assert self.unused_clan in self.free_clans(False)
        else:
            self.unused_clan = yield from self.pick(self.me, "choose_unused", "clan", self.free_clans(False))
        self.loot_deck.shuffle_in(self.figures.deck_of(self.unused_clan))

    def keep_loot(self, player: Player) -> Asking:
        """Loot for the starting deck, as often as the chronicle says [H-13.3]."""
        for count in range(["none", "one", "two", "three"].index(self.settings["kept_loot"]), 0, -1):
            loot = sorted({card for card in self.display if self.figures.kinds[card] not in self.figures.clans})
            if loot:
                card = yield from self.pick(player, "keep_loot", "card", loot, clan=player.clan, count=count)
                self.display.remove(card)
                player.pile.shuffle_in([card])
                self.met["kept loot"] += 1
                self.refill_display()

    def place_starters(self, player: Player) -> Asking:
        start = self.figures.clans[player.clan]["start"]
        rooms = self.rooms_of(start["type"])
        if len(rooms) == 1:
            for _ in range(start["count"]):
                self.place(player, rooms[0])
        elif rooms:
            facts = {"clan": player.clan, "type": start["type"]}
            yield from self.spread(player, "place_monster", rooms, start["count"], all_of_them=True, **facts)

    def spread(
        self, player: Player, name: str, rooms: list[Room], number: int, all_of_them: bool, **facts: Any
    ) -> Asking:
        """So many figures from the lair into the rooms, in any combination, until the player says so [6.2, H-3.8]."""
        mine: Counter[str] = Counter()  # the figures that have been put there, by room
        while True:
            count = number - mine.total()
            answers = {f"take_back_room {room}" for room in +mine}
            if count:
                answers |= {f"room {room.name}" for room in rooms}
            if not count or not all_of_them:
                answers.add("done")
            answer = yield from self.ask(player, name, answers, count=count, **facts)
            if answer == "done":
                return
            deed, room = answer.split()
            if deed == "room":
                self.place(player, self.rooms[room])
                mine[room] += 1
                self.met[name] += 1
                if number == 1:  # the only choice needs no second word
                    return
            else:
                player.lair += 1
                self.rooms[room].monsters[player.number].remove(0)
                mine[room] -= 1
                self.met["taken back"] += 1

    def rooms_of(self, kind: str) -> list[Room]:
        return self.ordered([self.rooms[name] for name in self.figures.rooms_of_type(kind) if name in self.rooms])

    # The turn

    def one_turn(self) -> Asking:
        self.turns += 1
        self.gambled = False
        yield from self.play_cards()
        self.me.discard += self.me.played
        self.me.played = []
        self.draw(self.me, 5 - len(self.me.hand))
        board = self.figures.data["difficulty"][self.settings["difficulty"]]
        cards = int(board[f"wave{self.wave}"])
        if self.settings["wave_zero"] == "on" and self.turns <= len(self.players):
            cards = 1
        while True:
            answers = {"reveal" if cards else "end_turn"} | self.gamble_if_unused()
            answer = yield from self.ask(self.me, "invade", answers, count=cards)
            if answer == "gamble":
                yield from self.gamble()
            elif answer == "end_turn":
                break
            else:
                cards -= 1
                yield from self.enemy_card()
        self.dark = max(0, self.dark - 1)

    def gamble_if_unused(self) -> set[str]:
        return set() if self.gambled else {"gamble"}

    def gamble(self) -> Asking:
        self.met["gamble"] += 1
        self.gambled = True
        yield from self.jail()
        self.draw(self.me, 3)
        yield from self.heroes_act()
        self.card_resolved()

    def play_cards(self) -> Asking:
        while True:
            answers = {"end_play"} | self.gamble_if_unused() | self.playable()
            if self.me.hand and self.display:
                answers.add("refresh")
            answer = yield from self.ask(self.me, "play_cards", answers, clan=self.me.clan, count=len(self.me.hand))
            if answer == "end_play":
                return
            if answer == "gamble":
                yield from self.gamble()
            elif answer == "refresh":
                yield from self.refresh_loot()
                return
            else:
                word, card = answer.split()
                self.me.hand.remove(card)
                self.me.played.append(card)
                yield from self.carry_out_symbols(card, self.figures.sides[card][word == "play_right"])

    def playable(self) -> set[str]:
        """Sides that can do something; a card without any may still be played for nothing [A20]."""
        answers: set[str] = set()
        for card in set(self.me.hand):
            useful = [any(self.ways(item) for item in side) for side in self.figures.sides[card]]
            if useful[0] or not any(useful):
                answers.add(f"play {card}")
            if len(useful) > 1 and useful[1]:
                answers.add(f"play_right {card}")
        return answers

    def refresh_loot(self) -> Asking:
        must = True
        while True:
            answers = {f"card {card}" for card in self.me.hand} if self.display else set()
            answers |= self.gamble_if_unused()
            if not must:
                answers.add("end_play")
            answer = yield from self.ask(self.me, "refresh_loot", answers)
            must = False
            if answer == "end_play":
                return
            if answer == "gamble":
                yield from self.gamble()
            else:
                card = answer.split()[1]
                self.me.hand.remove(card)
                self.me.discard.append(card)
                yield from self.replace_loot()

    def replace_loot(self) -> Asking:
        """One or more cards of the display, whichever the player likes, go under the deck as they lie [H-3.2]."""
        chosen: Counter[str] = Counter()
        while len(self.display) > 1:
            answers = {f"card {card}" for card in Counter(self.display) - chosen}
            answers |= {f"take_back_card {card}" for card in +chosen}
            if chosen.total():
                answers.add("done")
            answer = yield from self.ask(
                self.me, "replace_loot", answers, count=chosen.total(), cards=self.first_of(chosen)
            )
            if answer == "done":
                break
            deed, card = answer.split()
            chosen[card] += 1 if deed == "card" else -1
            self.met["taken back"] += deed != "card"
        for card in self.first_of(chosen or Counter(self.display)):  # the only card has to go
            self.display.remove(card)
            self.loot_deck.put_under(card)
        self.met["refreshed"] += 1
        self.refill_display()

    def first_of(self, chosen: Counter[str]) -> list[str]:
        """The chosen cards as they lie in the display; of equal ones the first."""
        left = chosen.copy()
        found: list[str] = []
        for card in self.display:
            if left[card] > 0:
                left[card] -= 1
                found.append(card)
        return found

    def refill_display(self) -> None:
        missing = min(5 - len(self.display), len(self.loot_deck.cards))
        if missing:
            cards = self.told("display_refilled")["cards"]
            assert len(cards) == missing
            self.display += self.loot_deck.draw(cards, missing)

    # Drawing

    def draw(self, player: Player, number: int) -> None:
        number = min(number, len(player.pile.cards) + len(player.discard))
        if number <= 0:
            return
        told = self.told("drew")
        assert (told["seat"], told["clan"], told["count"]) == (player.seat, player.clan, number)
        assert len(told["cards"]) == number
        player.hand += self.off_the_pile(player, told["cards"])

    def off_the_pile(self, player: Player, told: list[str]) -> list[str]:
        """The top cards of the pile; an empty pile is made anew from the discard pile [H-3.6]."""
        top = player.pile.draw(told, min(len(told), len(player.pile.cards)))
        rest = list((Counter(told) - Counter(top)).elements())
        if rest:
            assert not player.pile.cards
            player.pile = Pile(player.discard)
            player.discard = []
            self.met["shuffled"] += 1
            self.met["shuffled in mid-draw"] += bool(top)
        return top + player.pile.draw(rest, len(rest))

    def can_draw(self) -> bool:
        return bool(self.me.pile.cards or self.me.discard)

    def reinforce(self, action: str) -> Deed:
        number = min(3, len(self.me.pile.cards) + len(self.me.discard))
        told = self.told("reinforced")
        assert len(told["cards"]) == number
        for card in self.off_the_pile(self.me, told["cards"]):
            (self.me.hand if self.figures.shows(card, action) else self.me.discard).append(card)
        self.met["reinforced by fewer than three"] += number < 3
        self.met["reinforced"] += 1
        return NOWHERE
        yield

    # Symbols

    def carry_out_symbols(self, card: str, side: list[Item]) -> Asking:
        """In any order, each of them or not; of those that are carried out alike one says which it is [H-4.17]."""
        left = dict(enumerate(side, 1))
        while left:
            found: dict[str, tuple[int, Way]] = {}
            for number, item in left.items():
                ways = self.ways(item)
                if ways and any(self.alike(item, other) for other in left.values()):
                    if item in [left[before] for before in left if before < number]:
                        continue
                    ways = {f"symbol {number}": self.chosen(item)}
                for answer, way in ways.items():
                    found.setdefault(answer, (number, way))
            answer = yield from self.ask(self.me, "symbols", {*found, "done"}, card=card, count=len(left))
            if answer == "done":
                return
            number, way = found[answer]
            item = left.pop(number)
            self.met["told apart"] += answer.startswith("symbol")
            yield from self.follow_arrow(way, item.behind)

    def alike(self, item: Item, other: Item) -> bool:
        """Whether two different symbols are carried out with the same answers."""
        same = item.symbol() == other.symbol() and (item.action != "create" or item.what == other.what)
        return same and item != other

    def chosen(self, item: Item) -> Way:
        def way() -> Deed:
            ways = self.ways(item)
            answer = yield from self.ask(self.me, "one_symbol", {*ways}, symbol=item.symbol())
            return (yield from ways[answer]())

        return way

    def follow_arrow(self, way: Way, behind: tuple[Item, ...]) -> Asking:
        """Do what stands before an arrow; only if it was done, what stands behind it may be done [H-4.12]."""
        where = yield from way()
        if where is not NOT_DONE:
            yield from self.rewards(self.me, where if isinstance(where, Room) else None, behind)
        elif behind:
            self.met["nothing done before an arrow"] += 1

    def rewards(self, player: Player, room: Room | None, behind: tuple[Item, ...]) -> Asking:
        for item in behind:
            self.met[f"behind an arrow: {item.symbol()}"] += 1
            if item.action == "deploy" and room is not None:
                yield from self.deploy_here(player, room, item.number)
                continue
            if item.action != "deploy":  # whoever defends does the rest as in a turn of the player's own
                self.turn = player.number
            ways = self.reward_ways(item, room)
            if item.action == "create" and not item.swarm and room is not None:
                if ways:
                    answers = {f"resource {item.what}", "decline"}
                    answer = yield from self.ask(player, "create_here", answers, room=room.name, token=item.what)
                    if answer != "decline":
                        room.tokens[item.what] += 1
                continue
            answer = yield from self.ask(player, "reward", {*ways, "decline"}, symbol=item.symbol())
            if answer != "decline":
                yield from ways[answer]()

    def reward_ways(self, item: Item, room: Room | None) -> dict[str, Way]:
        """Figures and tokens come where the first thing was done; any of one's monsters does the rest [A30]."""
        if item.action == "deploy":
            rooms = self.rooms_with(self.me) if self.me.lair else []
            return {f"room {other.name}": self.deployer(other, item.number) for other in rooms}
        if item.swarm or room is None or item.action not in ("create", "trap", "portal"):
            return self.ways(item)
        return self.token_ways(item, room)

    def deployer(self, room: Room, number: int) -> Way:
        def way() -> Deed:
            self.place(self.me, room)
            yield from self.deploy_here(self.me, room, number - 1)
            return room

        return way

    def token_ways(self, item: Item, room: Room) -> dict[str, Way]:
        """A token for this very room."""

        def way() -> Deed:
            if item.action == "portal":
                room.portal = "finished"
            else:
                room.tokens[item.what or "trap"] += 1
            return room
            yield

        if item.action == "portal":
            return {"open_portal": way} if self.in_supply("portal") and room.portal == "none" else {}
        answer = f"create {item.what}" if item.action == "create" else "lay_trap"
        return {answer: way} if self.in_supply(item.what or "trap") else {}

    def ways(self, item: Item) -> dict[str, Way]:
        """What the symbol offers now: each answer with the deed that follows."""
        action = item.action
        mine = self.rooms_with(self.me)
        if item.swarm:
            rooms = [room for room in mine if self.ways_there(item, room)]
            answer = f"swarm_create {item.what}" if action == "create" else f"swarm_{action}"
            return {answer: lambda: self.swarm(item, rooms)} if rooms else {}
        if action == "draw":
            return {"draw": self.draw_one} if self.can_draw() else {}
        if action == "activate":
            return self.activations()
        if action == "move":
            return {f"move {room.name}": self.mover(room) for room in mine if self.adjacent(room)}
        if action == "melee":
            return {f"melee {room.name}": self.striker(room) for room in mine if room.heroes()}
        if action == "ranged":
            return {f"ranged {room.name}": self.striker(room) for room in self.targets()}
        if action == "create":
            rooms = self.create_rooms(item.what)
            return {f"create {item.what}": lambda: self.create_in(item.what, rooms)} if rooms else {}
        if action == "trap":
            return {"lay_trap": lambda: self.create_in("trap", mine)} if mine and self.in_supply("trap") else {}
        if action == "portal":
            return {"open_portal": self.open_portal} if self.portal_rooms() else {}
        if action == "ambush":
            return {"ambush": lambda: self.ambush(item)} if self.me.lair and self.rooms_of(item.what) else {}
        if action == "reinforce":
            return {"reinforce": lambda: self.reinforce(item.what)} if self.can_draw() else {}
        if action == "pay":
            rooms = [room for room in mine if room.tokens[item.what]]
            return {"pay": lambda: self.pay(item, rooms)} if rooms else {}
        assert action == "defend"
        return {}

    def draw_one(self) -> Deed:
        self.draw(self.me, 1)
        return NOWHERE
        yield

    def mover(self, room: Room) -> Way:
        return lambda: self.move(room, self.adjacent(room), 0)

    def striker(self, room: Room) -> Way:
        return lambda: self.strike(room)

    # Moving

    def adjacent(self, room: Room) -> list[Room]:
        """Through corridors, and from a finished portal to every other."""
        rooms = self.joined(room)
        if room.portal == "finished":
            rooms += [
                other for other in self.rooms.values() if other.portal == "finished" and other not in [room, *rooms]
            ]
        return self.ordered(rooms)

    def move(self, room: Room, ways: list[Room], through: int) -> Deed:
        way = yield from self.pick_room(self.me, "move_to", ways, room=room.name, through=through)
        yield from self.walk(room, way)
        return way

    def walk(self, room: Room, way: Room) -> Asking:
        figures = room.monsters[self.turn]
        answer = yield from self.pick(
            self.me, "move_figure", "figure", [str(wounds) for wounds in set(figures)], room=room.name
        )
        figures.remove(int(answer))
        way.monsters[self.turn].append(int(answer))
        self.met["moved"] += 1
        tokens = {f"carry {token}" for token in TOKENS if room.tokens[token]}
        carried = yield from self.ask(self.me, "carry", tokens | {"carry_nothing"}, room=room.name, rooms=[way.name])
        if carried != "carry_nothing":
            token = carried.split()[1]
            room.tokens[token] -= 1
            way.tokens[token] += 1
            self.met["carried"] += 1

    # Attacks

    def targets(self) -> list[Room]:
        """Rooms that a monster of the active clan can shoot into."""
        if self.dark:
            return []
        found = [other for room in self.rooms_with(self.me) for other in self.joined(room) if other.heroes()]
        return self.ordered([room for room in self.rooms.values() if room in found])

    def strike(self, room: Room) -> Deed:
        hero = yield from self.pick(self.me, "strike_hero", "hero", kinds(room.heroes()), room=room.name)
        self.hit(room, hero)
        return room

    def hit(self, room: Room, hero: str) -> None:
        """Of equal heroes an active one, for only behind a defence there are any [H-4.15]."""
        self.met["hit"] += 1
        self.met["hit an active hero"] += bool(room.active[hero] or room.fresh[hero])
        self.wound_hero(next(group for group in (room.active, room.fresh, room.resting) if group[hero]), hero)

    # Swarms

    def ways_there(self, item: Item, room: Room) -> dict[str, Way]:
        """What one monster of a swarm can do in its room [H-4.13]."""
        if not room.monsters[self.turn]:
            return {}
        action = item.action
        if action in ("create", "trap", "portal"):
            return self.token_ways(item, room)
        if action == "activate":
            found = {"ability": self.ability(), f"activate {room.name}": self.room_action(room)}
            if room.portal == "unfinished":
                found["finish_portal"] = lambda: self.finish_in(room)
            return {answer: way for answer, way in found.items() if way is not None}
        if action == "ranged":
            targets = [] if self.dark else [other for other in self.joined(room) if other.heroes()]
            return {f"ranged {other.name}": self.striker(other) for other in targets}
        ways = self.ways(item._replace(swarm=False))
        if action in ("move", "melee"):
            return {answer: way for answer, way in ways.items() if answer == f"{action} {room.name}"}
        return ways

    def swarm(self, item: Item, rooms: list[Room]) -> Deed:
        """Each monster of a room once; the swarm has done something if one of them has."""
        action = item.action
        room = yield from self.pick_room(self.me, "swarm_room", rooms, symbol=item.symbol())
        self.met[f"swarm {action}"] += 1
        done: Room | str = NOT_DONE
        for count in range(len(room.monsters[self.turn]), 0, -1):
            if item.behind or action not in ("move", "melee", "ranged"):
                name, ways = "swarm_act", self.ways_there(item, room)
                facts = {"symbol": item.symbol()}
            else:
                name, ways = self.plain_swarm(action, room)
                facts = {}
            answer = yield from self.ask(self.me, name, {*ways, "done"}, room=room.name, count=count, **facts)
            if answer == "done":
                break
            if (yield from ways[answer]()) is not NOT_DONE:
                done = room
        return done

    def plain_swarm(self, action: str, room: Room) -> tuple[str, dict[str, Way]]:
        """The three swarms of the rulebook's examples, with a question of their own each."""
        if action == "move":
            return "swarm_move", {f"room {other.name}": self.walker(room, other) for other in self.adjacent(room)}
        if action == "melee":
            return "swarm_strike", {f"hero {hero}": self.hitter(room, hero) for hero in kinds(room.heroes())}
        shots = [other for other in self.joined(room) if other.heroes()]
        return "swarm_shoot", {f"room {other.name}": self.striker(other) for other in shots}

    def walker(self, room: Room, way: Room) -> Way:
        def walk() -> Deed:
            yield from self.walk(room, way)
            return way

        return walk

    def hitter(self, room: Room, hero: str) -> Way:
        def hit() -> Deed:
            self.hit(room, hero)
            return room
            yield

        return hit

    # Tokens

    def create_rooms(self, token: str) -> list[Room]:
        return self.rooms_with(self.me) if self.in_supply(token) else []

    def create_in(self, token: str, rooms: list[Room], anywhere: int = 0) -> Deed:
        room = yield from self.pick_room(self.me, "create_in", rooms, token=token, anywhere=anywhere)
        room.tokens[token] += 1
        self.met[f"made {token}"] += 1
        self.met["made where no own monster is"] += not room.monsters[self.turn]
        return room

    def portal_rooms(self) -> list[Room]:
        if not self.in_supply("portal"):
            return []
        return [room for room in self.rooms_with(self.me) if room.portal == "none"]

    def open_portal(self) -> Deed:
        room = yield from self.pick_room(self.me, "open_portal", self.portal_rooms())
        room.portal = "finished"
        self.met["portal"] += 1
        return room

    def unfinished(self) -> list[Room]:
        return [room for room in self.rooms_with(self.me) if room.portal == "unfinished"]

    def finish_portal(self) -> Deed:
        room = yield from self.pick_room(self.me, "finish_portal", self.unfinished())
        return (yield from self.finish_in(room))

    def finish_in(self, room: Room) -> Deed:
        room.portal = "finished"
        self.met["finished portal"] += 1
        return room
        yield

    def ambush(self, item: Item) -> Deed:
        """Up to so many figures; done if one of them came."""
        before = self.me.lair
        number = min(item.number, before)
        yield from self.spread(self.me, "ambush", self.rooms_of(item.what), number, all_of_them=False, type=item.what)
        return NOWHERE if self.me.lair < before else NOT_DONE

    def pay(self, item: Item, rooms: list[Room]) -> Deed:
        room = yield from self.pick_room(self.me, "pay_in", rooms, token=item.what)
        room.tokens[item.what] -= 1
        self.met["paid for an arrow"] += 1
        return room

    # Activating

    def activations(self) -> dict[str, Way]:
        found: dict[str, Way] = {}
        ability = self.ability()
        if ability is not None:
            found["ability"] = ability
        if self.unfinished():
            found["finish_portal"] = self.finish_portal
        for room in self.rooms_with(self.me):
            deed = self.room_action(room)
            if deed is not None:
                found[f"activate {room.name}"] = deed
        return found

    def ability(self) -> Way | None:
        """The clan's own deed [H-4.16], done in no room [H-4.12]."""
        mine = self.rooms_with(self.me)
        if not mine:
            return None
        name = self.figures.clans[self.me.clan]["ability"]
        deeds: dict[str, tuple[bool, Callable[[], Generator[Question, str, object]]]] = {
            "heal_all": (any(any(room.monsters[self.turn]) for room in mine), self.heal),
            "portal_here": (bool(self.portal_rooms()), self.open_portal),
            "move_through": (True, lambda: self.move_one(self.through_walls, 1)),
            "move_own": (True, lambda: self.move_one(self.adjacent, 0)),
            "ranged_own": (bool(self.targets()), lambda: self.attack_by_ability(self.targets())),
            "create_bone": (self.in_supply("bone") > 0, self.lay_bone),
            "melee_own": (
                any(room.heroes() for room in mine),
                lambda: self.attack_by_ability([room for room in mine if room.heroes()]),
            ),
            "draw_own": (self.can_draw(), self.draw_one),
            "deploy_own": (self.me.lair > 0, self.deploy_beside),
        }
        possible, deed = deeds[name]
        return self.done_at(NOWHERE, deed) if possible else None

    def done_at(self, where: Room | str, deed: Callable[[], Generator[Question, str, object]]) -> Way:
        def way() -> Deed:
            yield from deed()
            return where

        return way

    def heal(self) -> Asking:
        for room in self.rooms_with(self.me):
            room.monsters[self.turn] = [0] * len(room.monsters[self.turn])
        self.met["healed"] += 1
        yield from ()

    def through_walls(self, room: Room) -> list[Room]:
        """Every tile that touches, through a corridor or a wall; portals are neither [A8]."""
        return self.ordered(self.touching(room))

    def lay_bone(self) -> Asking:
        """Into any room of the dungeon, or by the other reading beside a skeleton [A7]."""
        anywhere = self.settings["skeleton_bone"] == "anywhere"
        rooms = self.ordered([*self.rooms.values()]) if anywhere else self.rooms_with(self.me)
        yield from self.create_in("bone", rooms, int(anywhere))

    def move_one(self, ways: Callable[[Room], list[Room]], through: int) -> Asking:
        room = yield from self.pick_room(self.me, "move_from", self.rooms_with(self.me))
        self.met["moved by ability"] += 1
        yield from self.move(room, ways(room), through)

    def attack_by_ability(self, rooms: list[Room]) -> Asking:
        room = yield from self.pick_room(self.me, "ability_target", rooms)
        yield from self.strike(room)

    def deploy_beside(self) -> Asking:
        room = yield from self.pick_room(self.me, "deploy_beside", self.rooms_with(self.me))
        self.place(self.me, room)

    def room_action(self, room: Room) -> Way | None:
        deed = self.deed_of_room(room)
        return None if deed is None else self.done_at(room, deed)

    def deed_of_room(self, room: Room) -> Callable[[], Generator[Question, str, object]] | None:
        """What an activation of the room does, if it can be done [H-5]."""
        facts = self.figures.rooms[room.name]
        if "makes" in facts:
            token = facts["makes"]
            return (lambda: self.create_in(token, [room])) if self.in_supply(token) else None
        if "pay" in facts:
            kind = facts["loot"]
            if room.tokens[facts["pay"]] and self.of_kind(kind):
                return lambda: self.buy_loot(room, facts["pay"], kind)
            return None
        if facts["special"] == "laboratory":
            clan = self.unused_clan
            return self.experiment if clan is not None and self.of_kind(clan) else None
        if facts["special"] == "architect":
            return (lambda: self.build(room)) if self.prices(room) else None
        return None

    def of_kind(self, kind: str) -> list[str]:
        return sorted({card for card in self.display if self.figures.kinds[card] == kind})

    def buy_loot(self, room: Room, token: str, kind: str) -> Asking:
        room.tokens[token] -= 1
        yield from self.take_loot(kind)

    def take_loot(self, kind: str) -> Asking:
        named = "foreign" if kind == self.unused_clan else kind
        card = yield from self.pick(self.me, "take_loot", "card", self.of_kind(kind), kind=named)
        self.display.remove(card)
        self.me.discard.append(card)
        self.met[f"loot: {named}"] += 1
        self.refill_display()

    def experiment(self) -> Asking:
        assert self.unused_clan is not None
        self.met["experiment"] += 1
        yield from self.jail()
        yield from self.take_loot(self.unused_clan)
        yield from self.heroes_act()
        self.card_resolved()

    # Building

    def prices(self, room: Room) -> list[int]:
        unseen = Counter(other.chest for other in self.unseen)
        return [
            value
            for value in (1, 2, 3)
            if room.tokens["gold"] >= value and len(self.chest_supply[value]) > unseen[value] and self.tiles
        ]

    def build(self, room: Room) -> Asking:
        prices = [str(value) for value in self.prices(room)]
        value = int((yield from self.pick(self.me, "pay_architect", "chest", prices)))
        room.tokens["gold"] -= value
        name = yield from self.pick(self.me, "choose_tile", "room", self.tiles, value=value)
        beside = yield from self.pick_room(self.me, "build_beside", self.edge_rooms(), room=name, value=value)
        facts = {"room": name, "value": value, "rooms": [beside.name]}
        sides = [str(side) for side in self.free_sides(beside)]
        side = int((yield from self.pick(self.me, "build_side", "side", sides, **facts)))
        turns = [str(turn) for turn in range(4) if (side + 2) % 4 in self.figures.doors(name, turn)]
        rotation = int((yield from self.pick(self.me, "build_rotation", "rotation", turns, **facts)))
        x, y = STEPS[side]
        new = Room(name, beside.x + x, beside.y + y, rotation, len(self.players))
        self.rooms[name] = new
        self.lay_chest(new, value)
        self.tiles.remove(name)
        self.met[f"built {name}"] += 1
        if name == "laboratory":
            yield from self.open_laboratory()

    def free_sides(self, room: Room) -> list[int]:
        doors = self.figures.doors(room.name, room.rotation)
        return [
            side for side, (x, y) in enumerate(STEPS) if side in doors and self.cell(room.x + x, room.y + y) is None
        ]

    def edge_rooms(self) -> list[Room]:
        return self.ordered([room for room in self.rooms.values() if self.free_sides(room)])
