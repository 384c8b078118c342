"""A turn on the base board: movement, arriving, what a field offers [PR-4, PR-6, PR-10, PR-11, PR-16]."""

from __future__ import annotations

from tests.games.prophecy.referee.figures import (
    AROUND,
    CARD,
    FIELDS,
    GATES,
    ISLAND,
    PLACES,
    PORTS,
    RING,
    RULES,
    Facts,
    effects,
    number_of,
    price_of,
)
from tests.games.prophecy.referee.opportunities import Opportunities
from tests.games.prophecy.referee.table import Asking, Deciding, Player, Thing, TurnOver

MOVES = {"ride", "walk", "jump_terrain", "to_gate", "teleport"}


class Travel(Opportunities):
    # Movement

    def move(self, player: Player) -> Asking:
        """PR-6.1: one journey, one activity instead of it, or staying."""
        while True:
            ways = self.journeys(player)
            uses = self.uses_before_moving(player)
            answers = {"stay", *ways, *uses, *self.activities(player), *self.concessions(player)}
            answer = yield from self.ask(player, "move", answers, field=PLACES[player.place], gold=player.gold)
            if answer == "concede":
                self.concede(player)
                continue
            if answer in ways:
                place, gold = ways[answer]
                player.gold -= gold
                self.arrive_at(player, place)
                self.met[answer.split()[0]] += 1
                return
            if answer == "stay":
                return
            if answer == "work":
                self.work(player)
                return
            if answer == "attack_sphere":
                yield from self.attack_sphere(player, int(self.field(player)["sphere"]))
                return
            done = yield from self.use_on_the_way(player, answer.split()[1])
            if done:
                return

    def arrive_at(self, player: Player, place: int) -> None:
        player.place = place

    def journeys(self, player: Player) -> dict[str, tuple[int, int]]:
        """Where one can go by foot, horse, ship and gate, and what it costs."""
        found: dict[str, tuple[int, int]] = {}
        if self.arena >= 0:
            return found
        here = player.place
        sails_free = self.passive(player, "ships_free")
        income, back = self.ship_income(player)
        if here < RING:
            for step in (-1, 1):
                found[f"walk {FIELDS[(here + step) % RING]}"] = ((here + step) % RING, 0)
                found[f"ride {FIELDS[(here + 2 * step) % RING]}"] = ((here + 2 * step) % RING, RULES["ride_gold"])
            if here in PORTS:
                fare = 0 if sails_free else RULES["ship_gold"]
                for step in (-1, 1):
                    port = PORTS[(PORTS.index(here) + step) % len(PORTS)]
                    found[f"ship {FIELDS[port]}"] = (port, fare - income)
                if self.island:
                    found[f"ship {PLACES[ISLAND]}"] = (ISLAND, 0 if sails_free else RULES["island_gold"])
            if here in GATES:
                fare = 0 if self.passive(player, "gates_free") else RULES["gate_gold"]
                for gate in GATES:
                    if gate != here:
                        found[f"gate {FIELDS[gate]}"] = (gate, fare)
        else:
            for port in PORTS:
                found[f"ship {FIELDS[port]}"] = (port, -back)
        return {way: (place, gold) for way, (place, gold) in found.items() if gold <= player.gold}

    def ship_income(self, player: Player) -> tuple[int, int]:
        for card in player.whole():
            for effect in effects(card, "passive"):
                if effect["op"] == "ship_income":
                    return effect["n"], effect["island_back"]
        return 0, 0

    def activities(self, player: Player) -> set[str]:
        """Work and spheres [PR-6.4, PR-6.5]; in the arena only what moves nobody."""
        found: set[str] = set()
        field = self.field(player)
        name = field.get("id")
        if name in {"city", "thieves_guild"} and player.magic >= RULES["work_magic"]:
            found.add("work")
        if name == "fortress" and player.health > RULES["drill_health"]:
            found.add("work")
        if "sphere" in field and self.spheres[f"sphere_{field['sphere']}"] and not self.final:
            found.add("attack_sphere")
        return found

    def work(self, player: Player) -> None:
        name = self.field(player)["id"]
        if name == "fortress":
            player.health -= RULES["drill_health"]
            player.xp += RULES["drill_xp"] + self.passive_sum(player, "drill_bonus")
        else:
            player.magic -= RULES["work_magic"]
            gold = RULES["work_city_gold"] if name == "city" else RULES["work_guild_gold"]
            player.gold += gold + self.passive_sum(player, "work_bonus")

    def uses_before_moving(self, player: Player) -> set[str]:
        found = {f"use {card}" for card in self.potions(player)}
        for card in player.whole():
            for effect in effects(card):
                moving = effect["t"] == "move" or effect.get("at") == "move"
                if moving and effect["op"] in MOVES and self.arena < 0 and self.destinations(player, effect):
                    found.add(f"use {card}")
                if effect["t"] == "instead" and self.instead_helps(player, effect):
                    found.add(f"use {card}")
        return found

    def affords(self, player: Player, effect: Facts) -> bool:
        return bool(player.magic >= effect.get("magic", 0) and player.gold >= effect.get("gold", 0))

    def destinations(self, player: Player, effect: Facts) -> list[int]:
        """Where a boot card leads [PR-19.7]."""
        if not self.affords(player, effect) or not self.at_place(None, player, effect):
            return []
        here, op = player.place, effect["op"]
        if op in {"ride", "walk"}:
            if here >= RING:
                return []
            steps = range(1, effect["n"] + 1)
            return sorted({(here + sign * step) % RING for step in steps for sign in (-1, 1)} - {here})
        if op == "jump_terrain":
            return [field for field in self.fields_of_terrain(effect["terrain"]) if field != here]
        if op == "to_gate":
            return [gate for gate in GATES if gate != here]
        assert op == "teleport"
        return [place for place in range(ISLAND + self.island) if place != here]

    def instead_helps(self, player: Player, effect: Facts) -> bool:
        """Not without effect, and where the card works."""
        if not self.affords(player, effect) or not self.at_place(None, player, effect):
            return False
        return {
            "repair_all": any(thing.damaged for thing in player.items),
            "heal": player.health < player.strength,
            "magic": player.magic < player.will,
            "gold": True,
        }[effect["op"]]

    def use_on_the_way(self, player: Player, card: str) -> Deciding:
        """A potion, a boot card or a crossed-out boot; True if that was the movement."""
        if card in self.potions(player):
            yield from self.drink(player, card)
            return False
        moving = [e for e in effects(card) if e["t"] == "move" or e.get("at") == "move"]
        moving = [effect for effect in moving if effect["op"] in MOVES]
        self.met[f"used {card}"] += 1
        if moving:
            (effect,) = moving
            places = self.destinations(player, effect)
            self.pay_for(player, card, effect)
            names = [PLACES[place] for place in places]
            answer = yield from self.pick(player, "destination", "go_to", names, card=card)
            self.arrive_at(player, number_of(answer))
            return True
        self.do_instead(player, card)
        return True

    def do_instead(self, player: Player, card: str) -> None:
        """All that helps, paid for once."""
        paid = False
        for effect in effects(card, "instead"):
            if self.instead_helps(player, effect):
                if not paid:
                    self.pay_for(player, card, effect)
                    paid = True
                self.do_simple(player, effect)

    # Arriving

    def play_on(self, player: Player) -> Asking:
        """Steps 2 to 5 of a turn, again after being carried elsewhere."""
        self.attacked = False
        while True:
            self.sneaking = self.busy = self.dug = self.carried_off = False
            self.served: set[str] = set()
            yield from self.meet_monsters(player)
            if not self.sneaking:
                self.pick_up_artifacts(player)
            yield from self.act(player)
            if not self.carried_off:
                return

    def meet_monsters(self, player: Player) -> Asking:
        """PR-4.2, steps 2 and 3."""
        if player.place >= RING:
            return
        for lying in self.ring[player.place]:
            lying.turn_up()
        while (monsters := self.monsters_at(player.place)) and not self.sneaking:
            answers = {f"monster {lying.card}" for lying in monsters}
            answers |= {f"use {card}" for card in self.potions(player)} | self.arrival_uses(player)
            answer = yield from self.ask(player, "encounter", answers, cards=[lying.card for lying in monsters])
            card = answer.split()[1]
            if answer.startswith("use"):
                yield from self.use_on_arrival(player, card)
                continue
            lying = next(lying for lying in monsters if lying.card == card)
            won = yield from self.battle(player, lying, "monster")
            if not won:
                raise TurnOver

    def arrival_uses(self, player: Player) -> set[str]:
        return {
            f"use {card}"
            for card in player.whole()
            for effect in effects(card)
            if (effect["t"] == "arrive" or effect.get("at") == "arrive")
            and self.affords(player, effect)
            and card not in player.used
        }

    def use_on_arrival(self, player: Player, card: str) -> Asking:
        if card in self.potions(player):
            yield from self.drink(player, card)
            return
        (effect,) = (e for e in effects(card) if e["t"] == "arrive" or e.get("at") == "arrive")
        self.pay_for(player, card, effect)
        self.met[f"used {card}"] += 1
        if effect["op"] == "ignore_monsters":
            self.sneaking = True
            return
        monsters = self.monsters_at(player.place)
        name = yield from self.pick(player, "destroy_monster", "monster", [lying.card for lying in monsters])
        lying = next(lying for lying in monsters if lying.card == name)
        self.remove_beaten(lying, "monster")

    def pick_up_artifacts(self, player: Player) -> None:
        """PR-14.2: all that lie on the place, once no monster is left."""
        found = [card for card, place in self.dropped.items() if place == player.place]
        if found:
            self.take_artifacts(player, found)

    # What a field offers

    def act(self, player: Player) -> Asking:
        while True:
            answers = {"end_turn"} | self.attacks(player) | self.field_offers(player) | self.act_uses(player)
            answers |= {f"opportunity {card}" for card in self.opportunities_here(player)}
            if self.must_attack(player) and self.attacks(player):
                answers.discard("end_turn")
            answer = yield from self.ask(player, "act", answers, gold=player.gold, xp=player.xp)
            if answer == "end_turn":
                return
            name, *rest = answer.split()
            if name in {"attack", "attack_for_map"}:
                self.attacked = True
                won = yield from self.duel(player, self.players[int(rest[0])], name == "attack_for_map")
                if not won and player.place != ISLAND:  # there one may still dig [PR-9.7]
                    raise TurnOver
                if player.in_realm:  # the attacker has ended the movement where the other drowned [PR-17.24]
                    self.pick_up_artifacts(player)
                continue
            if name == "opportunity":
                self.busy = self.arena < 0
                if player.in_realm:
                    yield from self.accept_offer(player, "take", "")
                else:
                    yield from self.take_opportunity(player, rest[0])
                if self.carried_off:
                    return
            elif name == "use":
                yield from self.use_in_turn(player, rest[0])
            else:
                self.busy = self.arena < 0  # there the attack may also come later [PR-18.9]
                yield from self.accept_offer(player, name, rest[0] if rest else "")

    def must_attack(self, player: Player) -> bool:
        """In the arena each turn must attack one of the others [PR-18.9]."""
        return self.arena >= 0 and not self.attacked

    def attacks(self, player: Player) -> set[str]:
        """Once per turn, before anything else, with no monster left [PR-9.1]."""
        if self.attacked or self.busy or self.sneaking or self.monsters_at(player.place):
            return set()
        found: set[str] = set()
        for other in self.players:
            if self.attackable(player, other):
                found.add(f"attack {other.seat}")
                if self.island and self.settings["maps"] == "normal" and player.maps() and other.maps():
                    found.add(f"attack_for_map {other.seat}")
        return found

    def field_offers(self, player: Player) -> set[str]:
        """PR-10."""
        found: set[str] = set()
        free = self.passive(player, "services_free")
        field = self.field(player)
        name = field.get("id", "")
        hurt, drained = player.health < player.strength, player.magic < player.will
        coin = free or player.gold >= 1
        if (name == "monastery" and hurt and "heal" not in self.served) or (name == "forest_camp" and hurt and coin):
            found.add("heal")
        if (name == "magic_wasteland" and drained and "regain_magic" not in self.served) or (
            name == "magic_tower" and drained and coin
        ):
            found.add("regain_magic")
        if name == "village" and coin and "inn" not in self.served:
            found.add("inn")
        civilized = field.get("type") == "civilization"
        if civilized and any(thing.damaged for thing in player.items) and (free or player.gold >= RULES["repair_gold"]):
            found.add("repair")
        if name in {"city", "village"}:
            found |= {f"buy {card}" for card in self.piles[name] if self.price(player, card) <= player.gold}
            found |= {f"sell {thing.card}" for thing in player.items}
        if player.place == ISLAND and not self.dug:
            found |= {f"dig {card}" for card in self.piles["treasures"] if CARD[card]["maps"] <= player.maps()}
        guild = field.get("guild")
        if guild:
            for card in self.piles[guild]:
                xp, gold = self.lesson(player, card)
                if player.xp >= xp and player.gold >= gold:
                    found.add(f"learn {card}")
            affords = player.gold >= RULES["certificate_gold"] and player.xp >= RULES["certificate_xp"]
            if self.goal == "certificates" and guild not in player.certificates and affords:
                found.add("certificate")
        return found

    def price(self, player: Player, card: str) -> int:
        """Half price first, rounded up, then what is haggled, at least 1 [PR-19.6]."""
        price = price_of(card)
        changes = [effect for own in player.whole() for effect in effects(own, "buy")]
        if any(effect["op"] == "half_price" for effect in changes):
            price = (price + 1) // 2
        return max(1, price + sum(int(effect["n"]) for effect in changes if effect["op"] == "price_delta"))

    def sale(self, player: Player, card: str) -> int:
        """Half the price rounded up [PR-10.10]."""
        price = price_of(card)
        if any(effect["op"] == "full_price_self" for effect in effects(card, "sell")):
            return price
        changes = [effect for own in player.whole() for effect in effects(own, "sell")]
        more = sum(int(effect["n"]) for effect in changes if effect["op"] == "price_delta")
        return min(price, (price + 1) // 2 + more)

    def lesson(self, player: Player, card: str) -> tuple[int, int]:
        """Experience, and as much gold for those who are no members [PR-11.1]."""
        facts = CARD[card]
        gold = 0 if self.member(player, facts["guild"]) else facts["xp"]
        changes = [effect for own in player.whole() for effect in effects(own, "learn")]
        xp = max(1, facts["xp"] + sum(effect["n"] for effect in changes))
        return xp, gold

    def accept_offer(self, player: Player, name: str, card: str) -> Asking:
        free = self.passive(player, "services_free")
        here = self.field(player).get("id", "")
        self.met[name] += 1
        if name == "heal":
            self.heal(player, RULES["monastery_heal"] if here == "monastery" else RULES["camp_heal"])
            player.gold -= 0 if here == "monastery" or free else 1
        elif name == "regain_magic":
            self.regain(player, RULES["wasteland_magic"] if here == "magic_wasteland" else RULES["tower_magic"])
            player.gold -= 0 if here == "magic_wasteland" or free else 1
        elif name == "inn":
            player.gold -= 0 if free else 1
            self.heal(player, RULES["inn_heal"])
            self.regain(player, RULES["inn_magic"])
            player.resting = 1
        elif name == "repair":
            cards = sorted({thing.card for thing in player.items if thing.damaged})
            price = 0 if free else RULES["repair_gold"]
            chosen = yield from self.pick(player, "repair_item", "card", cards, price=price)
            player.gold -= price
            next(thing for thing in player.items if thing.card == chosen and thing.damaged).damaged = False
        elif name == "certificate":
            self.certify(player)
        elif name == "buy":
            player.gold -= self.price(player, card)
            self.piles[here].remove(card)
            player.items.append(Thing(card))
        elif name == "sell":
            thing = self.worst(player, card)
            player.gold += self.sale(player, card)
            self.discard_item(player, thing)
        elif name == "learn":
            xp, gold = self.lesson(player, card)
            player.xp -= xp
            player.gold -= gold
            self.piles[self.guild_here(player)].remove(card)
            player.abilities.append(card)
        else:
            assert name == "dig"
            self.dig(player, card)
        self.served.add(name)

    def certify(self, player: Player) -> None:
        """PR-18.12: the first with all five wins."""
        player.gold -= RULES["certificate_gold"]
        player.xp -= RULES["certificate_xp"]
        player.certificates.add(self.guild_here(player))
        if len(player.certificates) == 5:
            self.win(player)

    def dig(self, player: Player, card: str) -> None:
        """PR-16.9, PR-18.5."""
        self.spend_pieces(player, CARD[card]["maps"])
        self.piles["treasures"].remove(card)
        player.items.append(Thing(card))
        self.dug = True
        if self.goal == "treasure_hunters":
            player.fame += CARD[card]["maps"]
            if not self.piles["treasures"]:
                self.finish()
            return
        for other in self.piles["treasures"]:
            self.decks["treasures"].insert(0, other)
        self.piles["treasures"] = []
        self.show_treasures(RULES["treasures_open"])

    def show_treasures(self, number: int) -> None:
        for _ in range(number):
            if self.decks["treasures"]:
                self.piles["treasures"].append(self.decks["treasures"].pop())

    def gate_fields(self) -> list[int]:
        return AROUND[self.gate + 1]
