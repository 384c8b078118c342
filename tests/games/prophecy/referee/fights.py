"""Fights up to their result: kind, equipment, declared effects, dice [PR-8, PR-9.3, PR-17.17]."""

from __future__ import annotations

from collections.abc import Generator
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

from tests.games.prophecy.referee.figures import CARD, CHARACTER, ISLAND, RULES, WATER, Facts, effects
from tests.games.prophecy.referee.life import Life
from tests.games.prophecy.referee.table import Asking, Lying, Player, Question, Thing

ABILITIES = {"ability", "underwater", "water_ability"}
RESULTS = ("fight_lost", "fight_drawn", "defeated", "life_taken", "duel_won", "won_piece", "nemesis_beaten")


class Gear(NamedTuple):
    """What is held and worn, tempered weapons marked by a star."""

    hands: tuple[str, ...]
    head: tuple[str, ...]
    body: tuple[str, ...]

    def cards(self) -> list[str]:
        return [card.strip("*") for part in self for card in part]


BARE = Gear((), (), ())


class Profile(NamedTuple):
    """All that a set of equipment can matter for in a fight."""

    bonus: int
    saved: int  # of 36 * 36 throws of two protections, how many save the health
    good: frozenset[str]
    bad: frozenset[str]

    def beats(self, other: Profile) -> bool:
        return (
            self.bonus >= other.bonus
            and self.saved >= other.saved
            and self.good >= other.good
            and self.bad <= other.bad
            and self != other
        )


class Side:
    def __init__(self, player: Player | None) -> None:
        self.player = player
        self.gear = BARE
        self.declared = 0
        self.twice = False
        self.die = 0
        self.used: set[str] = set()


class Fight:
    def __init__(self, kind: str, active: Player, defender: Player | None, lying: Lying | None) -> None:
        self.kind = kind  # monster, guardian, palace, water, character, nemesis
        self.sides = [Side(active), Side(defender)]
        self.active = active
        self.defender = defender
        self.lying = lying
        self.mode = "s"
        self.for_map = False
        self.less_xp = 0
        self.beaten_unfought = False

    @property
    def card(self) -> Facts:
        return CARD[self.lying.card] if self.lying else {}

    def kinds(self, side: int) -> set[str]:
        """What the opponent of a side is."""
        if self.kind in {"character", "nemesis"}:
            return {"character"}
        found = {str(self.card.get("kind", ""))}
        if self.kind in {"monster", "water"}:
            found.add("monster")
        if self.kind in {"guardian", "palace"}:
            found.add("guardian")
        return found


@cache
def odds(lead: int, twice: bool, other_twice: bool, draw_wins: bool) -> tuple[Fraction, Fraction]:
    """Which part of all throws wins and loses."""
    won = lost = number = 0
    for own in product(range(1, 7), repeat=2 if twice else 1):
        for other in product(range(1, 7), repeat=2 if other_twice else 1):
            difference = lead + max(own) - max(other)
            won += difference > 0 or (draw_wins and difference == 0)
            lost += difference < 0
            number += 1
    return Fraction(won, number), Fraction(lost, number)


class Fights(Life):
    # Bonuses

    def works_here(self, fight: Fight, player: Player, card: str) -> bool:
        """Underwater abilities work in the water alone [PR-17.19]."""
        return CARD[card]["class"] != "underwater" or (self.in_water(player) and fight.kind != "palace")

    def at_place(self, fight: Fight | None, player: Player, effect: Facts) -> bool:
        where = effect.get("where")
        if not where:
            return True
        if fight and fight.kind in {"guardian", "palace"}:
            return "base" in where  # a sphere has no terrain, and the palace is one like the others [PR-8.10, PR-17.20]
        return any(self.is_place(player, name) for name in where)

    def is_place(self, player: Player, name: str) -> bool:
        if name == "water":
            return self.in_water(player)
        if player.in_realm:
            return False
        if name == "base":
            return True
        if name == "port":
            return player.place == ISLAND or bool(self.field(player)["port"])
        field = self.field(player)
        return bool(field) and name in {field["terrain"], field["type"]}

    def applies(self, fight: Fight, side: int, card: str, effect: Facts, gear: Gear) -> bool:
        player = fight.sides[side].player
        assert player is not None
        if effect.get("mode", "any") not in {"any", fight.mode}:
            return False
        if "vs" in effect and not set(effect["vs"]) & fight.kinds(side):
            return False
        if not self.works_here(fight, player, card) or not self.at_place(fight, player, effect):
            return False
        return self.holds(gear, effect.get("req", ""))

    def holds(self, gear: Gear, need: str) -> bool:
        held = [CARD[card.strip("*")] for card in gear.hands]
        if need == "one_handed_weapon":
            return any(card["slot"] == "hand1" and card.get("weapon") for card in held)
        if need == "two_handed_melee":
            return any(card["slot"] == "hand2" and card.get("weapon") and not card.get("bow") for card in held)
        if need == "bow":
            return any(card.get("bow") for card in held)
        if need == "shield":
            return any(card["slot"] == "shield" for card in held)
        if need == "empty_hands":
            return not held
        assert not need
        return True

    def in_use(self, fight: Fight, side: int, gear: Gear) -> list[str]:
        """Abilities, whatever needs no slot, and the equipment chosen."""
        player = fight.sides[side].player
        assert player is not None
        loose = [card for card in player.whole() if CARD[card].get("slot", "none") == "none"]
        return loose + gear.cards()

    def bonus(self, fight: Fight, side: int, gear: Gear) -> int:
        player = fight.sides[side].player
        assert player is not None
        total = sum(
            effect["n"]
            for card in self.in_use(fight, side, gear)
            for effect in effects(card, "fight")
            if effect["op"] == "bonus" and self.applies(fight, side, card, effect, gear)
        )
        if fight.mode == "s":
            total += sum(card.endswith("*") for card in gear.hands)
            total -= self.penalty(fight, side, gear)
        if fight.kind == "character":
            other = fight.sides[1 - side].player
            assert other is not None
            total += int(WATER["pearl_bonus"]) * (player.pearl and not other.pearl)
        return int(total)

    def penalty(self, fight: Fight, side: int, gear: Gear) -> int:
        """1 for each hand that holds something in a strength fight under water [PR-17.17]."""
        player = fight.sides[side].player
        assert player is not None
        if not self.in_water(player) or fight.kind == "palace":
            return 0
        if any(e["op"] == "ignore_water_penalty" for card in player.abilities for e in effects(card)):
            return 0
        hands = 0
        for card in gear.hands:
            name = card.strip("*")
            if not any(effect["op"] == "no_water_penalty_self" for effect in effects(name)):
                hands += 2 if CARD[name]["slot"] == "hand2" else 1
        return hands * int(WATER["hand_penalty"])

    def attribute(self, fight: Fight, side: int) -> int:
        player = fight.sides[side].player
        if player:
            return player.health if fight.mode == "s" else player.magic
        if fight.kind == "nemesis":
            return self.nemesis_attribute(fight.active, fight.mode)
        card = fight.card
        value = int(card["s" if fight.mode == "s" else "w"])
        if fight.mode == "w":
            gender = self.gender(fight.active)
            value = int(card.get(f"w_vs_{gender}", value))
        return value + (int(WATER["king_bonus"]) if self.is_king_at_home(fight) else 0)

    def is_king_at_home(self, fight: Fight) -> bool:
        return fight.kind == "water" and fight.lying in self.spheres["palace"]

    def nemesis_attribute(self, player: Player, mode: str) -> int:
        raise NotImplementedError

    def gender(self, player: Player) -> str:
        return str(CHARACTER[player.character]["gender"])

    def total(self, fight: Fight, side: int) -> int:
        """Without the die."""
        own = fight.sides[side]
        mine = self.attribute(fight, side) + own.declared
        return mine + (self.bonus(fight, side, own.gear) if own.player else 0)

    # The kind of fight

    def call_price(self, fight: Fight, caller: Player, other: Player | None) -> int:
        """PR-8.1, PR-9.3."""
        if self.passive(caller, "will_call_free"):
            return 0
        price = int(RULES["will_call_magic"]) + self.passive_sum(caller, "will_call_delta")
        if other:
            price += int(RULES["will_call_artifact"]) * len(other.artifacts)
            price += self.passive_sum(other, "will_call_surcharge")
        return max(0, price)

    def choose_kind(self, fight: Fight) -> Asking:
        card = fight.card
        if fight.lying and "w" not in card:
            return
        if fight.lying and "s" not in card:
            fight.mode = "w"
            return
        yield from self.call(fight, fight.active, fight.defender, "choose_kind")
        if fight.defender and fight.mode == "s":
            yield from self.call(fight, fight.defender, fight.active, "answer_kind")

    def call(self, fight: Fight, caller: Player, other: Player | None, name: str) -> Asking:
        price = self.call_price(fight, caller, other)
        answers = {"by_strength"} | ({"by_will"} if caller.magic >= price else set())
        answer = yield from self.ask(caller, name, answers, price=price, magic=caller.magic)
        if answer == "by_will":
            fight.mode = "w"
            caller.magic -= price
            self.met["will called"] += 1

    # Equipment

    def outfits(self, player: Player) -> list[Gear]:
        """Every legal set [PR-8.6]."""
        cards = [thing.card + "*" * thing.tempered for thing in player.items if not thing.damaged]
        cards = sorted(set(cards + player.artifacts))
        owned = [*(thing.card + "*" * thing.tempered for thing in player.items if not thing.damaged), *player.artifacts]
        slot = {card: CARD[card.strip("*")].get("slot", "none") for card in cards}
        two = self.passive(player, "two_weapons")
        hands: list[tuple[str, ...]] = [()]
        for card in cards:
            if slot[card] in {"hand1", "hand2", "shield"}:
                hands.append((card,))
        single = [card for card in cards if slot[card] in {"hand1", "shield"}]
        for number, one in enumerate(single):
            for other in single[number:]:
                weapons = sum(bool(CARD[card.strip("*")].get("weapon")) for card in (one, other))
                shields = (slot[one] == "shield") + (slot[other] == "shield")
                if one == other and owned.count(one) < 2:
                    continue
                if shields < 2 and (weapons < 2 or two):
                    hands.append((one, other))
        heads = [(), *((card,) for card in cards if slot[card] == "head")]
        bodies = [(), *((card,) for card in cards if slot[card] == "body")]
        return [Gear(*parts) for parts in product(hands, heads, bodies)]

    def profile(self, fight: Fight, side: int, gear: Gear) -> Profile:
        player = fight.sides[side].player
        assert player is not None
        good: set[str] = set()
        bad: set[str] = set()
        saves: list[int] = []
        for card in gear.cards():
            for effect in effects(card):
                if effect["t"] == "passive" or not self.applies(fight, side, card, effect, gear):
                    continue
                op = effect["op"]
                if effect["t"] == "loss" and op == "no_health_loss":
                    saves.append(7 - effect["die"])
                elif op in {"damage_self", "lose_magic"}:
                    bad.add(f"{card} {op}")
                elif (op == "cancel_foe_consumables" and fight.kind != "character") or (
                    effect["t"] == "pre" and not self.can_declare(fight, side, card, effect)
                ):
                    continue
                elif effect["t"] in {"pre", "win"} or op in {"draw_wins", "bonus_on_die"}:
                    good.add(op if op in {"draw_wins", "cancel_foe_consumables"} else card)
        for card in player.abilities:
            for effect in effects(card, "loss"):
                if effect["op"] == "damage_shield_instead" and self.applies(fight, side, card, effect, gear):
                    good.add("shield to be damaged")
        lost = 36 * 36
        for save in saves:
            lost = lost * (6 - save) // 6
        return Profile(self.bonus(fight, side, gear), 36 * 36 - lost, frozenset(good), frozenset(bad))

    def choose_gear(self, fight: Fight, side: int) -> Asking:
        """The engine offers sets that no other beats in every respect [PR-8.9]; which of equal ones does not matter."""
        player = fight.sides[side].player
        if not player:
            return
        outfits = self.outfits(player)
        profiles = {gear: self.profile(fight, side, gear) for gear in outfits}
        best = {one for one in profiles.values() if not any(other.beats(one) for other in profiles.values())}
        chosen: list[tuple[str, str]] = []
        while not self.comes("dice", *RESULTS) and self.engine_asks(player, "choose_gear"):
            part = str(self.engine_fact(player, "part"))
            left = [gear for gear in outfits if all(self.fits(gear, *step) for step in chosen)]
            legal = {way for gear in left for way in self.ways_in(gear, part, chosen)}
            needed: set[str] = set()
            for profile in best:
                fitting = [gear for gear in left if profiles[gear] == profile]
                ways = {way for gear in fitting for way in self.ways_in(gear, part, chosen)}
                if ways and not any(way in self.offered(player) for way in ways):
                    needed |= ways
            answer = yield Question(player.seat, "choose_gear", needed, {"part": part}, legal, [])
            chosen.append((part, answer))
            self.met["gear chosen"] += 1
        left = [gear for gear in outfits if all(self.fits(gear, *step) for step in chosen)]
        kept = [gear for gear in left if profiles[gear] in best]
        if not kept:  # the answers allow none of the best: then the best of what they allow
            kept = [gear for gear in left if not any(profiles[other].beats(profiles[gear]) for other in left)]
        fight.sides[side].gear = kept[0]
        if len({profiles[gear] for gear in kept}) > 1 or profiles[kept[0]] not in best:
            fight.sides[side].gear = self.gear_taken(fight, side, kept + left)

    def gear_taken(self, fight: Fight, side: int, sets: list[Gear]) -> Gear:
        """Several sets are left, whose difference the engine finds no matter: position or dice tell its choice."""
        self.met["gear left to the engine"] += 1
        data = self.engine.dump()["fight"]
        if not self.comes("dice"):
            told = sorted(piece["card"] for piece in data["gear"][side]) if data and data["gear"][side] else None
            return next((gear for gear in sets if sorted(gear.cards()) == told), sets[0])
        dice = next(event.facts for event in self.events[self.read :] if event.name == "dice")
        for gear in sets:
            fight.sides[side].gear = gear
            fight.sides[side].die = int(str(dice["light" if side == 0 else "dark"]))
            if self.thrown(fight, side) == dice["own" if side == 0 else "other"]:
                return gear
        return sets[0]

    def ways_in(self, gear: Gear, part: str, chosen: list[tuple[str, str]]) -> set[str]:
        """The answers to the question for a part that lead to this set."""
        names = [card.strip("*") for card in (gear.hands if "hand" in part else getattr(gear, part))]
        if part == "other_hand":
            first = [answer.split()[1] for name, answer in chosen if name == "hands"]
            if not first:  # what the first hand holds was not asked
                return {*(f"card {name}" for name in names), "nothing"}
            names.remove(first[0])
        return {f"card {name}" for name in names} or {"nothing"}

    def fits(self, gear: Gear, part: str, answer: str) -> bool:
        names = [card.strip("*") for card in (gear.hands if "hand" in part else getattr(gear, part))]
        if answer == "nothing":
            return len(names) < 2 if part == "other_hand" else not names
        return answer.split()[1] in names

    def engine_asks(self, player: Player, name: str) -> bool:
        if self.engine.is_over() or player.seat not in self.engine.acting():
            return False
        prompt = self.engine.prompt(player.seat)
        return prompt is not None and prompt.name == name

    def engine_fact(self, player: Player, fact: str) -> object:
        prompt = self.engine.prompt(player.seat)
        assert prompt is not None
        return prompt.facts[fact]

    def offered(self, player: Player) -> set[str]:
        found = set()
        for option in self.engine.options(player.seat):
            action = self.engine.vocabulary.decode(option)
            found.add(" ".join([action.name, *map(str, action.arguments.values())]))
        return found

    # Declared effects

    def can_declare(self, fight: Fight, side: int, card: str, effect: Facts) -> bool:
        own = fight.sides[side]
        player = own.player
        assert player is not None
        if card in own.used or (effect.get("limit") == "round" and card in player.used):
            return False
        if player.magic < effect.get("magic", 0):
            return False
        return player.health > effect.get("health", 0) or not effect.get("health")

    def silenced(self, fight: Fight, side: int, card: str, effect: Facts) -> bool:
        """The opponent's Mirror Shield stops one-use cards and abilities paid with magic."""
        other = fight.sides[1 - side]
        if not other.player:
            return False
        mirror = any(e["op"] == "cancel_foe_consumables" for worn in other.gear.cards() for e in effects(worn))
        spell = CARD[card]["class"] in ABILITIES and effect.get("magic", 0) > 0
        return mirror and (effect["t"] == "consume" or spell)

    def declarations(self, fight: Fight, side: int) -> dict[str, Facts]:
        own = fight.sides[side]
        found: dict[str, Facts] = {}
        for card in self.in_use(fight, side, own.gear):
            for effect in effects(card):
                if effect["t"] != "pre" and effect.get("at") != "pre":
                    continue
                if effect["op"] == "cancel_foe_consumables" or self.silenced(fight, side, card, effect):
                    continue
                if self.applies(fight, side, card, effect, own.gear) and self.can_declare(fight, side, card, effect):
                    found[card] = effect
        return found

    def matters(self, fight: Fight, side: int, effect: Facts) -> bool:
        """Does the effect change the odds, or could it, since the attacked character may still declare something?"""
        own, other = fight.sides[side], fight.sides[1 - side]
        lead = self.total(fight, side) - self.total(fight, 1 - side)
        gain = {"bonus": effect.get("n", 0), "foe_bonus": -effect.get("n", 0)}.get(effect["op"], 0)
        paid = effect.get("health", 0) if fight.mode == "s" else effect.get("magic", 0)
        even = self.draw_wins(fight, side)
        now = odds(lead, own.twice, other.twice, even)
        if effect["op"] == "defeat_without_fight":
            return now[0] < 1
        if side == 0 and other.player and self.declarations(fight, 1) and gain > paid:
            return True
        then = odds(lead + gain - paid, own.twice or effect["op"] == "best_of_two", other.twice, even)
        return then[0] > now[0] or then[1] < now[1]

    def declare(self, fight: Fight, side: int) -> Asking:
        player = fight.sides[side].player
        if not player:
            return
        while True:
            ready = self.declarations(fight, side)
            needed = {f"use {card}" for card, effect in ready.items() if self.matters(fight, side, effect)}
            if self.comes("dice", *RESULTS) or not self.engine_asks(player, "declare"):
                assert not needed, ("not asked", needed)
                return
            optional = {f"use {card}" for card in ready} - needed
            answer = yield Question(player.seat, "declare", needed | {"roll"}, {}, optional, [])
            if answer == "roll":
                return
            card = answer.split()[1]
            self.use_declared(fight, side, card, ready[card])
            self.met[f"declared {card}"] += 1
            if fight.beaten_unfought:
                return

    def use_declared(self, fight: Fight, side: int, card: str, effect: Facts) -> None:
        own, other = fight.sides[side], fight.sides[1 - side]
        player = own.player
        assert player is not None
        self.pay_for(player, card, effect)
        own.used.add(card)
        if effect["op"] == "bonus":
            own.declared += effect["n"]
        elif effect["op"] == "foe_bonus":
            other.declared += effect["n"]
        elif effect["op"] == "best_of_two":
            own.twice = True
        else:
            assert effect["op"] == "defeat_without_fight"
            fight.beaten_unfought = True
            fight.less_xp = effect["xp_delta"]

    def pay_for(self, player: Player, card: str, effect: Facts) -> None:
        """Magic, gold and health are paid, a card used once is gone [PR-11.4, PR-12.1]."""
        player.magic -= effect.get("magic", 0)
        player.gold -= effect.get("gold", 0)
        player.health -= effect.get("health", 0)
        player.xp -= effect.get("xp", 0) if effect["op"] in {"raise_will", "raise_strength"} else 0
        if effect.get("limit") == "round":
            player.used.add(card)
        if effect["t"] == "consume":
            self.consume(player, card)

    def consume(self, player: Player, card: str) -> None:
        keeps = bool(CARD[card].get("scroll")) and self.passive(player, "keep_scroll")
        if keeps and self.next_stroke() == "kept_scroll":
            assert self.hear("kept_scroll")["card"] == card
            self.met["scroll kept"] += 1
            return
        thing = next(thing for thing in player.items if thing.card == card and not thing.damaged)
        self.discard_item(player, thing)

    # Dice

    def throw(self, fight: Fight) -> Generator[Question, str, int]:
        """Throw, use what comes after the dice; how much the active side leads by."""
        told = self.hear("dice")
        assert told["seat"] == fight.active.seat
        for side, name in ((0, "light"), (1, "dark")):
            fight.sides[side].die = told[name]
        assert (told["own"], told["other"]) == (self.thrown(fight, 0), self.thrown(fight, 1)), (
            told,
            self.thrown(fight, 0),
            self.thrown(fight, 1),
            fight.sides[0].gear,
            fight.sides[1].gear,
        )
        self.met["dice"] += 1
        for side in (0, 1):
            forced = yield from self.after_dice(fight, side)
            if forced:
                return 0
        lead = self.thrown(fight, 0) - self.thrown(fight, 1)
        return 1 if lead == 0 and self.draw_wins(fight, 0) else lead

    def thrown(self, fight: Fight, side: int) -> int:
        own = fight.sides[side]
        total = self.total(fight, side) + own.die
        if own.player:
            for card in own.gear.cards():
                for effect in effects(card, "post"):
                    if effect["op"] == "bonus_on_die" and self.applies(fight, side, card, effect, own.gear):
                        total += effect["n"] if own.die >= effect["die"] else 0
        return total

    def draw_wins(self, fight: Fight, side: int) -> bool:
        gear = fight.sides[side].gear
        return any(
            effect["op"] == "draw_wins" and self.applies(fight, side, card, effect, gear)
            for card in gear.cards()
            for effect in effects(card, "post")
        )

    def after_dice(self, fight: Fight, side: int) -> Generator[Question, str, bool]:
        """True if the side makes a draw of it."""
        own = fight.sides[side]
        player = own.player
        if not player:
            return False
        while True:
            lead = self.thrown(fight, side) - self.thrown(fight, 1 - side)
            ready: dict[str, Facts] = {}
            for card in self.in_use(fight, side, own.gear):
                for effect in effects(card, "post"):
                    if effect["op"] not in {"loss_to_draw", "reroll"} or self.silenced(fight, side, card, effect):
                        continue
                    if self.can_declare(fight, side, card, effect):
                        ready[card] = effect
            needed = {f"use {card}" for card, effect in ready.items() if lead < 0 and self.helps(own.die, lead, effect)}
            if self.comes(*RESULTS) or not self.engine_asks(player, "after_dice"):
                assert not needed, ("not asked", needed, lead)
                return False
            optional = {f"use {card}" for card in ready} - needed
            answer = yield Question(player.seat, "after_dice", needed | {"decline"}, {}, optional, [])
            if answer == "decline":
                return False
            card = answer.split()[1]
            self.pay_for(player, card, ready[card])
            own.used.add(card)
            self.met[f"after the dice {card}"] += 1
            if ready[card]["op"] == "loss_to_draw":
                return True
            own.die = self.hear("rerolled")["die"]

    def helps(self, die: int, lead: int, effect: Facts) -> bool:
        return effect["op"] == "loss_to_draw" or lead + 6 - die >= 0

    def exchange(self, fight: Fight, first: bool = True) -> Generator[Question, str, int]:
        """Effects are declared once, for all exchanges with a group [PR-8.9]."""
        for side in (0, 1) if first else ():
            yield from self.declare(fight, side)
            if fight.beaten_unfought:
                return 1
        return (yield from self.throw(fight))

    # Protection of health

    def protect(self, fight: Fight, player: Player, amount: int) -> Generator[Question, str, int]:
        """Health that is lost in spite of all protections [PR-8.9]: free ones are rolled, others are offered."""
        if amount <= 0:
            return 0
        side = 0 if player is fight.active else 1
        own = fight.sides[side]
        free: list[int] = []
        for card in self.in_use(fight, side, own.gear):
            for effect in effects(card, "loss"):
                if effect["op"] != "no_health_loss" or "die" not in effect:
                    continue
                if self.applies(fight, side, card, effect, own.gear):
                    free.append(effect["die"])
        while free:
            told = self.hear("armour")
            assert told["seat"] == player.seat
            free.remove(told["needed"])
            if told["die"] >= told["needed"]:
                self.met["armour saved"] += 1
                return 0
        ready: dict[str, Facts] = {}
        for card in self.in_use(fight, side, own.gear):
            for effect in effects(card):
                if effect["op"] not in {"no_health_loss", "damage_shield_instead"} or "die" in effect:
                    continue
                if self.silenced(fight, side, card, effect) or not self.can_declare(fight, side, card, effect):
                    continue
                if self.applies(fight, side, card, effect, own.gear):
                    ready[card] = effect
        if not ready:
            return amount
        answers = {"decline", *(f"use {card}" for card in ready)}
        answer = yield from self.ask(player, "save_health", answers, count=amount, health=player.health)
        if answer == "decline":
            return amount
        card = answer.split()[1]
        self.pay_for(player, card, ready[card])
        if ready[card]["op"] == "damage_shield_instead":
            shield = next(card for card in own.gear.hands if CARD[card.strip("*")]["slot"] == "shield")
            self.damage(player, shield)
        self.met[f"saved by {card}"] += 1
        return 0

    def damage(self, player: Player, card: str) -> None:
        """A star means the tempered copy; without it one that is not tempered goes first."""
        name = card.strip("*")
        if any(effect["op"] == "indestructible" for effect in effects(name)):
            return
        whole = [thing for thing in player.items if thing.card == name and not thing.damaged]
        for thing in sorted(whole, key=lambda thing: thing.tempered != card.endswith("*"))[:1]:
            thing.damaged = True

    def wear(self, fight: Fight, side: int, trigger: str) -> None:
        """What is damaged by use, or by losing."""
        own = fight.sides[side]
        if own.player:
            for held in (held for part in own.gear for held in part):
                card = held.strip("*")
                for effect in effects(card, trigger):
                    if effect["op"] == "damage_self" and self.applies(fight, side, card, effect, own.gear):
                        self.damage(own.player, held)

    def best(self, player: Player, card: str) -> Thing:
        """Of two copies one that is whole, then one that is tempered."""
        same = [thing for thing in player.items if thing.card == card]
        return min(same, key=lambda thing: (thing.damaged, not thing.tempered))
