"""The heroes' half of the second referee: enemy cards, greetings, traps, attacks, chests, charges [H-8 to H-12]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any

from tests.games.heroes.referee.figures import CATACOMBS, HEROES, RESOURCES, VAULT, Item
from tests.games.heroes.referee.table import Asking, Over, Player, Question, Room, Table


def kinds(heroes: Counter[str]) -> list[str]:
    return [hero for hero in HEROES if heroes[hero]]


class Invasion(Table):
    # The enemy deck

    def reveal_enemy(self) -> str | None:
        """The next enemy card; with none left the second wave begins, and in the second nothing comes [H-9.4]."""
        if not self.enemy_deck.cards:
            self.met[f"a card is needed beyond the last of wave {self.wave}"] += 1
            if self.wave == 2:
                return None
            self.second_wave()
        (card,) = self.enemy_deck.draw([self.told("enemy_revealed")["enemy"]], 1)
        self.enemy_discard.append(card)
        self.revealed += 1
        return card

    def second_wave(self) -> None:
        self.wave = 2
        self.enemy_deck.shuffle_in(self.enemy_discard)
        self.enemy_discard = []
        assert self.told("second_wave")["count"] == len(self.enemy_deck.cards)
        self.met["second wave"] += 1

    def card_resolved(self) -> None:
        if self.enemy_deck.cards:
            return
        if self.wave == 2:
            self.result = 1
            self.met["won"] += 1
            raise Over
        self.second_wave()

    def hero_of(self, card: str) -> str | None:
        hero = card.split("_")[0]
        return hero if hero in HEROES[:4] else None

    def enemy_card(self) -> Asking:
        """One card of the invasion [H-10]."""
        card = self.reveal_enemy()
        assert card is not None
        hero = self.hero_of(card)
        if hero is None:
            self.met[f"card {card}"] += 1
            (plan,) = (entry for entry in self.scenario["cards"] if entry["id"] == card)
            for op in plan["ops"]:
                yield from self.carry_out(op)
        else:
            rooms: list[Room] = []
            for name in self.figures.rooms_of_type(card.split("_")[1]):
                if name in self.rooms:
                    rooms.append(self.rooms[name])
                elif "missing_room" in self.scenario:
                    self.met["missing room"] += 1
                    rooms.append(self.rooms[self.scenario["missing_room"]])
            yield from self.deploy(hero, self.ordered(rooms))
        yield from self.heroes_act()
        self.card_resolved()

    # Arriving

    def deploy(self, hero: str, rooms: list[Room]) -> Asking:
        """One hero into each of the rooms; where tokens are missing, all of the kind wake up instead [H-8.2]."""
        token = "warrior" if hero == "champion" else hero
        left = list(rooms)
        come: list[Room] = []
        while left and self.in_supply(token):
            if self.in_supply(token) < len(left):
                self.met["one token for two rooms"] += 1
                room = yield from self.pick_room(self.me, "choose_deploy_room", left, hero=hero)
            else:
                room = left[0]
            left.remove(room)
            room.fresh[hero] += 1
            come.append(room)
        yield from self.greet_all(hero, self.ordered(come))
        if left:
            self.wake_all(token)

    def greet_all(self, hero: str, rooms: list[Room]) -> Asking:
        """The players choose the order [A16]. It matters for archers alone, who may share a target."""
        if hero != "archer":
            for room in rooms:
                yield from self.greet(hero, room)
            return
        while ready := [room for room in rooms if self.archer_targets(room)]:
            self.met["order of archers"] += len(ready) > 1
            first = yield from self.pick_room(self.me, "next_archer", ready)
            yield from self.archer_shoots(first)
            rooms = [room for room in rooms if room is not first]

    def wake_all(self, token: str) -> None:
        self.met[f"no token: {token}"] += 1
        names = ["warrior", "champion"] if token == "warrior" else [token]
        for room in self.rooms.values():
            if any(room.heroes()[name] for name in names):
                room.wake()

    def greet(self, hero: str, room: Room) -> Asking:
        if hero == "rogue":
            if room.tokens["trap"]:
                room.tokens["trap"] -= 1
                self.met["disarmed"] += 1
        elif hero in ("warrior", "champion"):
            yield from self.destroy(room, 2)
        elif hero == "archer":
            yield from self.archer_shoots(room)
        elif room.name == CATACOMBS:
            self.met["mage in the catacombs"] += 1
            room.wake()

    def destroy(self, room: Room, number: int) -> Asking:
        """So many resources leave the room, or all of them; the players choose [A19]."""
        while number and any(room.tokens[token] for token in RESOURCES):
            present = [token for token in RESOURCES if room.tokens[token]]
            token = yield from self.pick(self.me, "destroy_resource", "resource", present, room=room.name)
            room.tokens[token] -= 1
            number -= 1
            self.met["destroyed"] += 1

    def archer_targets(self, room: Room) -> list[Room]:
        if self.dark:
            self.met["archer in the dark"] += 1
            return []
        targets = [other for other in self.nearer(room) if other.held()]
        if not targets and self.settings["archer_shot"] == "anywhere_else_too":
            targets = [other for other in self.joined(room) if other.held()]
        return targets

    def archer_shoots(self, room: Room) -> Asking:
        targets = self.archer_targets(room)
        if targets:
            target = yield from self.pick_room(self.me, "archer_shot", targets, room=room.name)
            self.met["archer shot"] += 1
            yield from self.wound_monster(target, 1)

    # Monsters that are wounded

    def wound_monster(self, room: Room, cause: int) -> Asking:
        """A wound for a monster of the players' choice: by a hero's attack (0), an archer's shot (1) or a frog (2)."""
        owners = {player.clan: player for player in self.players if room.monsters[player.number]}
        clan = yield from self.pick(self.me, "choose_victim", "victim", [*owners], room=room.name, cause=cause)
        owner = owners[clan]
        figures = room.monsters[owner.number]
        wounds = int(
            (
                yield from self.pick(
                    self.me, "choose_figure", "figure", [str(w) for w in set(figures)], room=room.name, clan=clan
                )
            )
        )
        if cause == 0:
            left = self.hit_points(owner) - wounds
            for player in self.defenders(owner, room):
                cards = {card for card in player.hand if self.figures.shows(card, "defend")}
                answers = {f"card {card}" for card in cards} | {"decline"}
                own = int(player is owner)
                answer = yield from self.ask(player, "defend", answers, room=room.name, clan=clan, left=left, own=own)
                if answer != "decline":
                    self.met["defended by another"] += not own
                    yield from self.defend(player, room, answer.split()[1])
                    return
        figures.remove(wounds)
        if wounds + 1 < self.hit_points(owner):
            figures.append(wounds + 1)
        else:
            owner.lair += 1
            self.met["back to the lair"] += 1

    def defenders(self, owner: Player, room: Room) -> list[Player]:
        """The owner; where the table reads it so, after that everybody else with a monster in the room [A4]."""
        if self.settings["defence"] == "owner":
            return [owner]
        around = self.players[owner.number :] + self.players[: owner.number]
        return [player for player in around if room.monsters[player.number]]

    def defend(self, owner: Player, room: Room, card: str) -> Asking:
        self.met["defended"] += 1
        owner.hand.remove(card)
        owner.discard.append(card)
        active = self.turn
        yield from self.rewards(owner, room, self.figures.defence(card).behind)
        self.turn = active

    def rewards(self, player: Player, room: Room | None, behind: tuple[Item, ...]) -> Asking:
        """What stands behind an arrow: the half of the rules that the players have."""
        raise NotImplementedError

    def deploy_here(self, player: Player, room: Room, number: int) -> Asking:
        while number and player.lair:
            count = min(number, player.lair)
            answer = yield from self.ask(
                player, "deploy_here", {"deploy", "decline"}, room=room.name, clan=player.clan, count=count
            )
            if answer == "decline":
                return
            self.place(player, room)
            number -= 1

    def place(self, player: Player, room: Room) -> None:
        player.lair -= 1
        room.monsters[player.number].append(0)

    # Active heroes

    def heroes_act(self) -> Asking:
        """Step by step until nobody is active; the players choose the room [H-10.9]."""
        while rooms := self.ordered([room for room in self.rooms.values() if room.active or room.fresh]):
            room = yield from self.pick_room(self.me, "lead_heroes", rooms)
            yield from self.check_room(room)
            if not room.active:
                self.met["all arrivals trapped"] += 1
            elif room.held():
                yield from self.attack(room)
            elif room.chest and room.active.total() >= room.chest:
                yield from self.open_chest(room)
            elif room.chest:
                self.met["waited"] += 1
                room.resting += room.active
                room.active = Counter()
            else:
                yield from self.charge(room)

    def check_room(self, room: Room) -> Asking:
        """Traps hit those who have just arrived; who is left wakes the others [H-10.3, H-10.4]."""
        yield from self.spring_traps(room)
        if room.fresh:
            self.met["encouraged"] += bool(room.resting)
            room.wake()
            room.active += room.fresh
            room.fresh = Counter()

    def spring_traps(self, room: Room) -> Asking:
        while room.tokens["trap"] and room.fresh:
            hero = yield from self.pick(self.me, "trap_victim", "hero", kinds(room.fresh), room=room.name)
            room.tokens["trap"] -= 1
            self.met["trap"] += 1
            self.wound_hero(room.fresh, hero)

    def wound_hero(self, heroes: Counter[str], hero: str) -> None:
        """One hit point: a champion goes on as a plain warrior, anybody else returns to the supply."""
        heroes[hero] -= 1
        if hero == "champion":
            self.met["wounded champion"] += 1
            heroes["warrior"] += 1
        heroes += Counter()  # names without heroes are dropped

    def attack(self, room: Room) -> Asking:
        present = kinds(room.active)
        left = sum(self.hit_points(player) * len(room.monsters[player.number]) for player in self.players)
        left -= sum(sum(wounds) for wounds in room.monsters)
        if (
            room.active.total() <= left
        ):  # enough for all of them to attack, so the engine asks nobody and takes the first
            present = present[:1]
        hero = yield from self.pick(self.me, "attack", "hero", present, room=room.name)
        self.exhaust(room, hero)
        self.met["attacked"] += 1
        yield from self.wound_monster(room, 0)

    def exhaust(self, room: Room, hero: str) -> None:
        room.active -= Counter([hero])
        room.resting[hero] += 1

    def open_chest(self, room: Room) -> Asking:
        for count in range(room.chest, 0, -1):
            if count == room.active.total():  # all that are left are exhausted; nothing is to be chosen
                room.resting += room.active
                room.active = Counter()
                break
            hero = yield from self.pick(self.me, "exhaust", "hero", kinds(room.active), room=room.name, count=count)
            self.exhaust(room, hero)
        told = self.told("chest_opened")
        assert (told["room"], told["value"]) == (room.name, room.chest)
        if room in self.unseen:
            self.unseen.remove(room)
            room.back = told["effect"]
            self.chest_supply[room.chest].remove(room.back)
        effect = room.back
        assert told["effect"] == effect
        self.met[f"chest: {effect}"] += 1
        if effect == "defeat":
            self.remove_chest(room)
            self.result = 2
            self.met["lost"] += 1
            raise Over
        self.turned = room
        if effect == "loot":
            yield from self.destroy(room, 1)
        elif effect == "curse":
            yield from self.discard_each(1)
        elif effect == "heal":
            room.wake()
        else:
            yield from self.jail()
        self.turned = None
        self.remove_chest(room)  # only now [H-10.6]

    def remove_chest(self, room: Room) -> None:
        if room in self.unseen:  # it goes back as unseen as it came
            self.unseen.remove(room)
        else:
            assert room.back is not None
            self.chest_supply[room.chest].append(room.back)
        room.chest, room.back = 0, None

    def discard_each(self, number: int) -> Asking:
        for player in self.players[self.turn :] + self.players[: self.turn]:
            for count in range(number, 0, -1):
                if player.hand:
                    cards = sorted(set(player.hand))
                    card = yield from self.pick(player, "discard_card", "card", cards, clan=player.clan, count=count)
                    player.hand.remove(card)
                    player.discard.append(card)

    def charge(self, room: Room) -> Asking:
        ways = self.nearer(room)
        group = [hero for hero in HEROES for _ in range(room.active[hero])]
        answers = {f"room {way.name}" for way in ways}
        if len(group) > 1 and len(ways) > 1:
            answers.add("split")
        answer = yield from self.ask(self.me, "charge", answers, room=room.name, count=len(group))
        if answer != "split":
            room.active = Counter()
            self.rooms[answer.split()[1]].fresh.update(group)
            self.met["charged"] += 1
            return
        self.met["split"] += 1
        for hero in group:
            ran = [self.room_order.index(to) for kind, to in self.running if kind == hero]
            open_ways = [way for way in ways if self.room_order.index(way.name) >= max(ran, default=0)]
            way = yield from self.pick_room(self.me, "run", open_ways, room=room.name, hero=hero)
            room.active -= Counter([hero])
            self.running.append((hero, way.name))
        for hero, to in self.running:
            self.rooms[to].fresh[hero] += 1
        self.running = []

    def jail(self) -> Asking:
        """The hero of the next enemy card is thrown into the catacombs [H-5.4]."""
        card = self.reveal_enemy()
        hero = self.hero_of(card) if card is not None else None
        if hero is None:
            return
        if not self.in_supply(hero):
            self.met["no token for the catacombs"] += 1
            self.wake_all(hero)
            return
        self.met["jailed"] += 1
        room = self.catacombs()
        room.fresh[hero] += 1
        yield from self.greet(hero, room)
        self.met[f"trap for a jailed {hero}"] += bool(room.tokens["trap"])
        yield from self.spring_traps(room)
        if hero == "mage":
            room.active += room.fresh
        else:
            room.resting += room.fresh
        room.fresh = Counter()

    # Scenario cards

    def carry_out(self, op: dict[str, Any]) -> Asking:
        name = op["op"]
        if name == "pay":
            room = self.rooms[op["room"]]
            if room.tokens[op["res"]] >= op["n"]:
                room.tokens[op["res"]] -= op["n"]
                self.met["paid"] += 1
            else:
                for other in op["otherwise"]:
                    yield from self.carry_out(other)
        elif name == "discard_each":
            yield from self.discard_each(op["n"])
        elif name == "deploy":
            yield from self.deploy_op(op)
        elif name == "encourage":
            yield from self.wake_largest_group()
        elif name == "jail":
            for _ in range(op["n"]):
                yield from self.jail()
        elif name == "jail_or_break":
            if self.catacombs().heroes().total() >= op["limit"]:
                self.met["broke out"] += 1
                self.catacombs().wake()
            else:
                yield from self.jail()
        elif name == "frog_revolt":
            yield from self.frogs_bite()
        elif name == "dark":
            self.dark = op["turns"]
        else:
            assert name == "confiscate"
            yield from self.confiscate()

    def deploy_op(self, op: dict[str, Any]) -> Asking:
        hero = op["hero"]
        if hero == "most_in_supply":
            most = max(self.in_supply(kind) for kind in HEROES[:4])
            plenty = [kind for kind in HEROES[:4] if self.in_supply(kind) == most]
            hero = yield from self.pick(self.me, "op_hero", "hero", plenty)
        if op.get("hp", 1) == 2:
            hero = "champion"
        steps = self.distances()
        where = op["where"]
        outside = self.ordered([room for room in self.rooms.values() if room.name != CATACOMBS])
        if where == "farthest":
            most = max(steps[room.name] for room in outside)
            rooms = [room for room in outside if steps[room.name] == most]
        elif where.startswith("distance:"):
            rooms = [room for room in outside if steps[room.name] == int(where.split(":")[1])]
        elif where == "no_chest":
            rooms = [room for room in outside if not room.chest and room.name != VAULT]
        else:
            rooms = [self.rooms[where]]
        count = min(op.get("count", 1), len(rooms))
        if count == len(rooms):
            chosen = rooms
        elif count == 1:
            chosen = [(yield from self.pick_room(self.me, "op_rooms", rooms, hero=hero, count=1))]
        else:
            chosen = yield from self.some_of(rooms, count, hero)
        yield from self.deploy(hero, chosen)

    def some_of(self, rooms: list[Room], count: int, hero: str) -> Generator[Question, str, list[Room]]:
        """So many of the rooms that fit equally well, chosen in any order and confirmed [H-12.3, H-3.8]."""
        chosen: set[str] = set()
        while True:
            answers = {f"take_back_room {room}" for room in chosen}
            wanted = count - len(chosen)
            if wanted:
                answers |= {f"room {room.name}" for room in rooms if room.name not in chosen}
            else:
                answers.add("done")
            answer = yield from self.ask(self.me, "op_rooms", answers, hero=hero, count=wanted)
            if answer == "done":
                return [room for room in rooms if room.name in chosen]
            chosen ^= {answer.split()[1]}
            self.met["taken back"] += answer.startswith("take_back")

    def wake_largest_group(self) -> Asking:
        groups = [room for room in self.rooms.values() if room.name != CATACOMBS and room.heroes()]
        if not groups:
            return
        most = max(room.heroes().total() for room in groups)
        largest = self.ordered([room for room in groups if room.heroes().total() == most])
        (yield from self.pick_room(self.me, "op_group", largest)).wake()

    def frogs_bite(self) -> Asking:
        for room in self.ordered([*self.rooms.values()]):
            if room.tokens["frog"] and room.held():
                room.tokens["frog"] -= 1
                self.met["frog bit"] += 1
                yield from self.wound_monster(room, 2)
        if self.in_supply("frog"):
            self.rooms["sewer"].tokens["frog"] += 1

    def confiscate(self) -> Asking:
        chests = [room for room in self.rooms.values() if room.chest and room.name != VAULT]
        if chests:
            least = min(room.chest for room in chests)
            lowest = self.ordered([room for room in chests if room.chest == least])
            self.remove_chest((yield from self.pick_room(self.me, "op_chest", lowest)))
            self.met["confiscated"] += 1
