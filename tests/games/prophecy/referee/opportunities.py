"""Opportunities and cards that are used in one's own turn [PR-7, PR-12.2, PR-19]."""

from __future__ import annotations

from tests.games.prophecy.referee.chance import Chance
from tests.games.prophecy.referee.figures import (
    CARD,
    CELL_NAMES,
    FIELDS,
    GUILDS,
    ISLAND,
    PALACE,
    PLACES,
    RING,
    RULES,
    Facts,
    beyond,
    effects,
    number_of,
    price_of,
)
from tests.games.prophecy.referee.table import Asking, Lying, Player, Thing, TurnOver

HERMIT_PRICE = CARD["hermit"]["fx"][0]["price_from"]
GOLDFISH = CARD["goldfish"]["fx"][0]
LEAST = {"gold": GOLDFISH["gain_gold"], "xp": GOLDFISH["gain_xp"], "strength": 1, "will": 1, "item": 1}


class Opportunities(Chance):
    attacked = busy = sneaking = dug = carried_off = False
    served: set[str] = set()

    # Potions and other cards that may be used any time outside fights

    def potions(self, player: Player) -> list[str]:
        return sorted(
            {
                card
                for card in player.whole()
                if any(effect["t"] == "consume" and "at" not in effect for effect in effects(card))
                and any(self.helps_now(player, effect) for effect in effects(card, "consume"))
            }
        )

    def helps_now(self, player: Player, effect: Facts) -> bool:
        """Nothing may be used without effect [PR-7.2]."""
        op = effect["op"]
        if op == "wish":
            return bool(self.wishes(player))
        ready: dict[str, bool] = {
            "heal": player.health < player.strength,
            "magic": player.magic < player.will,
            "raise_strength": player.strength < RULES["max_strength"],
            "raise_will": player.will < RULES["max_will"],
            "gold": True,
            "xp": True,
        }
        return ready[op]

    def do_simple(self, player: Player, effect: Facts) -> None:
        op, n = effect["op"], effect.get("n", 0)
        if op == "heal":
            self.heal(player, n)
        elif op == "magic":
            self.regain(player, n)
        elif op == "gold":
            player.gold += n
        elif op == "xp":
            player.xp += n
        elif op == "raise_strength":
            self.raise_strength(player, n)
        elif op == "raise_will":
            self.raise_will(player, n)
        else:
            assert op == "repair_all", op
            for thing in player.items:
                thing.damaged = False

    def drink(self, player: Player, card: str) -> Asking:
        self.met[f"used {card}"] += 1
        self.pay_for(player, card, {"t": "consume", "op": ""})
        for effect in effects(card, "consume"):
            if effect["op"] == "wish":
                yield from self.wish(player)
            else:
                self.do_simple(player, effect)

    def wishes(self, player: Player) -> list[str]:
        cards = self.piles["city"] + self.piles["village"]
        if len(player.abilities) < self.ability_limit(player):
            for guild in GUILDS:
                cards = cards + self.piles[guild]
        return sorted(set(cards))

    def wish(self, player: Player) -> Asking:
        card = yield from self.pick(player, "wish", "card", self.wishes(player))
        for name, pile in self.piles.items():
            if name in {"city", "village", *GUILDS} and card in pile:
                pile.remove(card)
                break
        if CARD[card]["class"] in {"common", "rare"}:
            player.items.append(Thing(card))
        else:
            player.abilities.append(card)

    # Free actions in step 5

    def act_uses(self, player: Player) -> set[str]:
        found = {f"use {card}" for card in self.potions(player)}
        for card in player.whole():
            for effect in effects(card, "act"):
                if card not in player.used and self.act_helps(player, effect):
                    found.add(f"use {card}")
        return found

    def act_helps(self, player: Player, effect: Facts) -> bool:
        op = effect["op"]
        if op == "steal_gold":
            return bool(self.victims(player))
        if op == "steal_offer":
            name = self.field(player).get("id", "")
            return name in {"city", "village"} and bool(self.piles[name])
        if op == "choose_one":
            return bool(self.gains_of(player, effect))
        if op == "peek_adventure":
            return bool(self.peekable_fields(player, effect.get("range", 0)))
        assert op == "peek_any"
        return bool(self.peekable(player, effect))

    def victims(self, player: Player) -> list[Player]:
        return [
            other
            for other in self.players
            if other is not player
            and not other.out
            and other.place == player.place
            and other.gold
            and not self.is_safe(other)
            and not self.passive(other, "untouchable")
        ]

    def gains_of(self, player: Player, effect: Facts) -> list[str]:
        ready = {
            "heal1": ("health", player.health < player.strength),
            "magic1": ("magic", player.magic < player.will),
            "gold1": ("gold", True),
        }
        return [ready[name][0] for name in effect["options"] if ready[name][1]]

    def use_in_turn(self, player: Player, card: str) -> Asking:
        if card in self.potions(player):
            yield from self.drink(player, card)
            return
        (effect,) = effects(card, "act")
        self.met[f"used {card}"] += 1
        self.pay_for(player, card, effect)
        op = effect["op"]
        if op == "steal_gold":
            seats = [str(other.seat) for other in self.victims(player)]
            answer = yield from self.pick(player, "steal_gold", "opponent", seats, count=effect["n"])
            other = self.players[int(answer)]
            stolen = min(other.gold, effect["n"])
            other.gold -= stolen
            player.gold += stolen
        elif op == "steal_offer":
            yield from self.burgle(player, effect)
        elif op == "choose_one":
            gain = yield from self.pick(player, "choose_gain", "gain", self.gains_of(player, effect), card=card)
            self.gain(player, gain, 1)
        elif op == "peek_adventure":
            yield from self.peek(player, effect, effect["n"], fields_only=True)
        else:
            yield from self.peek(player, effect, effect["n"], fields_only=False)

    def burgle(self, player: Player, effect: Facts) -> Asking:
        die = self.hear("burgled")["die"]
        offers = self.piles[self.field(player)["id"]]
        if die >= effect["die"]:
            card = yield from self.pick(player, "take_offer", "card", sorted(set(offers)))
            offers.remove(card)
            player.items.append(Thing(card))
        elif die <= effect["fail_on"]:
            self.lose_health(player, 1)

    # Looking at hidden cards

    def peekable_fields(self, player: Player, near: int) -> list[int]:
        found = []
        for field in range(RING):
            far = min((field - player.place) % RING, (player.place - field) % RING)
            if near and (player.place >= RING or not 0 < far <= near):
                continue
            if any(not lying.face_up and not lying.known >> player.seat & 1 for lying in self.ring[field]):
                found.append(field)
        return found

    def peekable(self, player: Player, effect: Facts, fields_only: bool = False) -> set[str]:
        """Adventures, top cards of spheres, water cards."""
        found = {f"go_to {FIELDS[field]}" for field in self.peekable_fields(player, effect.get("range", 0))}
        if fields_only or effect["op"] == "peek_adventure":
            return found
        for number in range(1, 6):
            if self.unseen_top(player, number):
                found.add(f"sphere {number}")
        if effect.get("t") == "act" and not self.final:
            for cell, lying in self.cells.items():
                if not lying.face_up and not lying.known >> player.seat & 1:
                    found.add(f"cell {CELL_NAMES[cell]}")
        return found

    def unseen_top(self, player: Player, number: int) -> Lying | None:
        cards = self.spheres[f"sphere_{number}"]
        if cards and not self.knows(player.seat, cards[-1]):
            return cards[-1]
        return None

    def peek(self, player: Player, effect: Facts, number: int, fields_only: bool) -> Asking:
        for left in range(number, 0, -1):
            answers = self.peekable(player, effect, fields_only or (left < number and effect.get("t") != "act"))
            if not answers:
                return
            answer = yield from self.ask(player, "peek", answers | {"decline"}, count=left)
            if answer == "decline":
                return
            kind, name = answer.split()
            self.look(player, kind, name)
            if kind == "sphere" and effect.get("t") != "act":
                return  # the Fortune Teller: one sphere, or several adventures

    def look(self, player: Player, kind: str, name: str) -> None:
        if kind == "go_to":
            seen = next(x for x in self.ring[number_of(name)] if not x.face_up and not x.known >> player.seat & 1)
            cards = [seen]
        elif kind == "cell":
            cards = [self.cells[CELL_NAMES.index(name)]]
        else:
            top = self.unseen_top(player, int(name))
            assert top is not None
            cards = [top]
        for lying in cards:
            lying.known |= 1 << player.seat

    # Opportunities on the base board

    def opportunities_here(self, player: Player) -> list[str]:
        if player.place >= RING or (self.monsters_at(player.place) and not self.sneaking):
            return []
        return [
            lying.card
            for lying in self.ring[player.place]
            if CARD[lying.card]["class"] == "opportunity" and self.opportunity_helps(player, lying.card)
        ]

    def opportunity_helps(self, player: Player, card: str) -> bool:
        return any(self.offer_helps(player, effect) for effect in effects(card))

    def offer_helps(self, player: Player, effect: Facts) -> bool:
        """PR-7.2: it cannot be used without effect, nor without paying its price."""
        op = effect["op"]
        if not self.pays(player, effect):
            return False
        if op in {"heal", "magic", "raise_will", "raise_strength", "gold", "xp"}:
            return self.helps_now(player, effect)
        if op == "raise_any":
            return bool(player.strength < RULES["max_strength"] or player.will < RULES["max_will"])
        if op in {"sell_one_full", "swap_item"}:
            return bool(player.items)
        if op == "health_to_xp":
            return bool(player.health > effect["min"])
        if op == "least_of_all":
            return bool(self.least_gains(player))
        if op == "hermit":
            return player.will < RULES["max_will"] and (self.is_poorest(player) or bool(self.hermit_items(player)))
        if op == "pedlar":
            return self.pedlar_affordable(player)
        if op == "repair_all":
            return any(thing.damaged for thing in player.items)
        if op == "temper_weapon":
            return bool(self.untempered(player))
        if op == "table":
            return "health-1" not in effect["rows"] or player.health >= 2
        if op == "peek_any":
            return bool(self.peekable(player, effect))
        if op == "reveal_sphere":
            return bool(self.hidden_spheres())
        return op in {"teleport_now", "move_to", "riddle"}

    def pays(self, player: Player, effect: Facts) -> bool:
        xp = effect.get("xp", 0) if effect["op"] in {"raise_will", "raise_strength"} else 0
        return player.gold >= effect.get("gold", 0) and player.xp >= xp and player.magic >= effect.get("magic", 0)

    def least_gains(self, player: Player) -> list[str]:
        """What nobody has less of; characters in the realm count too [PR-17.6]."""
        found = []
        others = [other for other in self.players if not other.out]
        counts = {
            "gold": [other.gold for other in others],
            "xp": [other.xp for other in others],
            "strength": [other.strength for other in others],
            "will": [other.will for other in others],
            "item": [len(other.items) for other in others],
        }
        own = {
            "gold": player.gold,
            "xp": player.xp,
            "strength": player.strength,
            "will": player.will,
            "item": len(player.items),
        }
        for gain, values in counts.items():
            if own[gain] > min(values):
                continue
            if gain == "strength" and player.strength >= RULES["max_strength"]:
                continue
            if gain == "will" and player.will >= RULES["max_will"]:
                continue
            found.append(gain)
        return found

    def wealth(self, player: Player) -> int:
        return player.gold + sum(price_of(thing.card) for thing in player.items)

    def is_poorest(self, player: Player) -> bool:
        return self.wealth(player) <= min(self.wealth(other) for other in self.players if not other.out)

    def hermit_items(self, player: Player) -> list[str]:
        return sorted({thing.card for thing in player.items if price_of(thing.card) >= HERMIT_PRICE})

    def pedlar_affordable(self, player: Player) -> bool:
        """If one can afford none of the goods, the card stays: one may look nevertheless."""
        return bool(self.decks["common"] or self.piles["common"]) and player.gold > 0 and "pedlar" not in player.used

    def untempered(self, player: Player) -> list[str]:
        return sorted({t.card for t in player.items if CARD[t.card].get("weapon") and not t.tempered})

    def take_opportunity(self, player: Player, card: str) -> Asking:
        self.met[f"opportunity: {card}"] += 1
        lying = next(lying for lying in self.ring[player.place] if lying.card == card)
        place = player.place
        faces = [effect for effect in effects(card) if self.offer_helps(player, effect)]
        if card != "pedlar":
            self.clear(place, lying)
        if card in {"master_wizard", "travelling_smith"}:
            words = {
                "teleport_now": "travel",
                "raise_will": "gain will",
                "repair_all": "repair",
                "temper_weapon": "temper",
            }
            answer = yield from self.ask(player, "choose_face", {words[e["op"]] for e in faces}, card=card)
            faces = [effect for effect in faces if words[effect["op"]] == answer]
        for effect in faces:
            player.gold -= effect.get("gold", 0)
            player.xp -= effect.get("xp", 0) if effect["op"] in {"raise_will", "raise_strength"} else 0
            yield from self.opportunity_effect(player, card, effect, place, lying)

    def clear(self, place: int, lying: Lying) -> None:
        self.ring[place].remove(lying)
        self.piles["adventures"].append(lying.card)

    def opportunity_effect(self, player: Player, card: str, effect: Facts, place: int, lying: Lying) -> Asking:
        op = effect["op"]
        items = sorted({thing.card for thing in player.items})
        if op == "sell_one_full":
            chosen = yield from self.pick(player, "sell_full", "card", items)
            player.gold += price_of(chosen)
            self.discard_item(player, self.worst(player, chosen))
        elif op == "health_to_xp":
            numbers = [str(number) for number in range(effect["min"], player.health)]
            answer = yield from self.pick(
                player, "burn_health", "number", numbers, xp=effect["n"], health=player.health
            )
            player.health -= int(answer)
            player.xp += effect["n"] * int(answer)
        elif op == "least_of_all":
            gain = yield from self.pick(player, "choose_least", "gain", self.least_gains(player))
            yield from self.gain_least(player, gain)
        elif op == "hermit":
            if not self.is_poorest(player):
                chosen = yield from self.pick(player, "pay_hermit", "card", self.hermit_items(player))
                self.discard_item(player, self.worst(player, chosen))
            self.raise_will(player, 1)
        elif op == "swap_item":
            chosen = yield from self.pick(player, "swap_item", "card", items, price=effect["rare_from"])
            self.discard_item(player, self.worst(player, chosen))
            self.draw_item(player, "rare" if price_of(chosen) >= effect["rare_from"] else "common")
        elif op == "teleport_now":
            places = [PLACES[n] for n in range(ISLAND + self.island) if n != player.place]
            answer = yield from self.pick(player, "destination", "go_to", places, card=card)
            player.place = number_of(answer)
            self.carried_off = True
        elif op == "move_to":
            player.place = effect["field"]
            raise TurnOver
        elif op == "pedlar":
            yield from self.pedlar(player, effect["n"], place, lying)
        elif op == "temper_weapon":
            chosen = yield from self.pick(player, "temper_weapon", "card", self.untempered(player))
            same = [t for t in player.items if t.card == chosen and not t.tempered]
            min(same, key=lambda t: t.damaged).tempered = True
        elif op == "table":
            row = effect["rows"][self.hear("rolled")["die"] - 1]
            yield from self.table_row(player, row)
        elif op == "raise_any":
            can = {"strength": player.strength < RULES["max_strength"], "will": player.will < RULES["max_will"]}
            gain = yield from self.pick(player, "raise_any", "gain", [name for name, free in can.items() if free])
            self.raise_strength(player, 1) if gain == "strength" else self.raise_will(player, 1)
        elif op == "peek_any":
            yield from self.peek(player, effect, effect["n"], fields_only=False)
        elif op == "reveal_sphere":
            yield from self.reveal_sphere(player)
        elif op == "riddle":
            yield from self.riddle(player, effect)
        else:
            self.do_simple(player, effect)

    def gain_least(self, player: Player, gain: str) -> Asking:
        yield from ()
        if gain == "strength":
            self.raise_strength(player, LEAST[gain])
        elif gain == "will":
            self.raise_will(player, LEAST[gain])
        elif gain == "item":
            self.draw_item(player, "common")
        else:
            self.gain(player, gain, LEAST[gain])

    def table_row(self, player: Player, row: str) -> Asking:
        yield from ()
        if row.startswith("health-"):
            self.lose_health(player, int(row.removeprefix("health-")))
        elif row.startswith("gold+"):
            player.gold += int(row.removeprefix("gold+"))
        else:
            self.draw_item(player, row)

    def pedlar(self, player: Player, number: int, place: int, lying: Lying) -> Asking:
        """Goods are shown, at least one is bought, the rest discarded; who can afford none leaves the card."""
        shown = self.draw_told("common", self.hear("pedlar")["cards"])
        assert len(shown) == number or not self.decks["common"]
        self.piles["shown"] = list(shown)
        bought = False
        if any(self.price_of_goods(player, card) <= player.gold for card in shown):
            self.clear(place, lying)
        else:
            player.used.add("pedlar")
        while True:
            offers = [card for card in self.piles["shown"] if self.price_of_goods(player, card) <= player.gold]
            if not offers:
                break
            answers = {f"buy {card}" for card in offers} | ({"decline"} if bought else set())
            answer = yield from self.ask(player, "buy_from_pedlar", answers, gold=player.gold)
            if answer == "decline":
                break
            card = answer.split()[1]
            player.gold -= self.price_of_goods(player, card)
            self.piles["shown"].remove(card)
            player.items.append(Thing(card))
            bought = True
        for card in self.piles["shown"]:
            self.discard_card(card)
        self.piles["shown"] = []

    def price_of_goods(self, player: Player, card: str) -> int:
        raise NotImplementedError

    def riddle(self, player: Player, effect: Facts) -> Asking:
        card = str(self.engine_fact(player, "card"))
        price = price_of(card)
        offered = set(self.offered(player))
        assert len(offered) == 3
        assert f"number {price}" in offered
        answer = yield from self.ask(player, "riddle", offered, card=card, xp=effect["xp"], health=effect["health"])
        if answer == f"number {price}":
            player.xp += effect["xp"]
        elif player.health > effect["health"]:
            player.health -= effect["health"]

    def next_cells(self, cell: int) -> list[int]:
        found = [beyond(cell, direction) for direction in ("north", "east", "south", "west")]
        return [other for other in found if other is not None and other != PALACE]
