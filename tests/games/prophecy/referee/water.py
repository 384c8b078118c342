"""The Water Realm [PR-17]."""

from __future__ import annotations

from collections.abc import Generator

from tests.games.prophecy.referee.fights import Fight
from tests.games.prophecy.referee.figures import (
    CARD,
    CELL_NAMES,
    COMPASS,
    FIRST_CELL,
    PALACE,
    PLACES,
    WATER,
    Facts,
    beyond,
    effects,
    number_of,
)
from tests.games.prophecy.referee.table import Asking, Lying, Player, Question, Thing, TurnOver
from tests.games.prophecy.referee.travel import Travel

POSITIVE = {"water_item", "water_ability", "water_opportunity"}


class RoundOver(Exception):
    """The round ends at once: after the palace has been conquered, or on drowning."""


class Water(Travel):
    # Air

    def give_up_bubbles(self, player: Player, number: int) -> Asking:
        """A bubble, or magic with Water Breathing; without either health [PR-17.7, PR-17.8]."""
        for left in range(number, 0, -1):
            cards = [card for card in player.whole() for e in effects(card) if e["op"] == "magic_for_bubble"]
            if cards and player.magic >= 1 and self.in_water(player):
                answer = yield from self.ask(
                    player,
                    "breathe",
                    {"pay_bubble", "pay_magic"},
                    bubbles=player.bubbles,
                    magic=player.magic,
                    count=left,
                )
                if answer == "pay_magic":
                    player.magic -= 1
                    continue
            if player.bubbles:
                player.bubbles -= 1
            elif self.lose_health(player, 1):
                return

    def enter_realm(self, player: Player) -> Asking:
        """Buy a bag, step onto the entrance; the turn ends [PR-17.5]."""
        bonus = sum(e["n"] for card in player.whole() for e in effects(card) if e["op"] == "bag_bonus")
        sizes = [n for n, gold in enumerate(WATER["bag_gold"], 1) if gold <= player.gold]
        answers = {"no_bag", *(f"bag {n}" for n in sizes)}
        answer = yield from self.ask(player, "choose_bag", answers, gold=player.gold)
        if answer != "no_bag":
            size = int(answer.split()[1])
            player.gold -= WATER["bag_gold"][size - 1]
            player.bag = player.bubbles = WATER["bag_bubbles"][size - 1] + bonus
        player.place = FIRST_CELL + self.entrance
        self.met["entered the realm"] += 1
        self.no_second_turn_in_the_realm()
        raise TurnOver

    def no_second_turn_in_the_realm(self) -> None:
        """The rules of the realm apply from the next round on, so a further turn is lost [PR-17.5]."""
        self.more_turns = 0

    # Movement

    def flee_price(self, player: Player) -> int:
        """Running from a monster costs two bubbles more [PR-17.15]."""
        lying = self.cells.get(player.cell)
        if player.cell == PALACE and self.in_water(player) and self.spheres["palace"]:
            lying = self.spheres["palace"][-1]  # the Undersea King
        if not lying or CARD[lying.card]["class"] != "water_monster":
            return 0
        if self.passive(player, "flee_free"):
            return 0
        return max(0, int(WATER["flee_bubbles"]) + self.passive_sum(player, "flee_delta"))

    def water_turn(self, player: Player) -> Asking:
        self.attacked = self.busy = self.sneaking = self.dug = self.carried_off = False
        self.served = set()
        stayed = yield from self.water_move(player)
        if not player.in_realm:
            yield from self.play_on(player)
            return
        yield from self.resolve_cell(player, entering=not stayed)
        while player.in_realm:
            self.carried_off = False
            yield from self.act(player)
            if not self.carried_off:
                return
            if player.in_realm:
                yield from self.resolve_cell(player, entering=True)
        yield from self.play_on(player)

    def water_move(self, player: Player) -> Generator[Question, str, bool]:
        """True if the character stays."""
        while True:
            answers = {"stay"} | self.swims(player) | {f"use {card}" for card in self.potions(player)}
            answers |= self.instead_in_water(player) | self.concessions(player)
            flee = self.flee_price(player)
            answer = yield from self.ask(
                player, "water_move", answers, bubbles=player.bubbles, bag=player.bag, flee=flee
            )
            if answer == "concede":
                self.concede(player)
                continue
            if answer == "stay":
                player.slowed = 0
                return True
            kind, name = answer.split()
            if kind == "use":
                done = yield from self.use_in_water(player, name)
                if done:
                    player.slowed = 0
                    return True
                continue
            yield from self.give_up_bubbles(player, flee)
            steps = int(WATER["steps"]) + self.passive_sum(player, "water_steps")
            if player.slowed:
                steps = min(steps, player.slowed)
            player.slowed = 0
            yield from self.swim(player, name, steps)
            return False

    def swims(self, player: Player) -> set[str]:
        """Every direction; from the palace only off the board [PR-17.9, PR-17.20]."""
        if player.cell == PALACE and not self.in_water(player):
            return {f"swim {way}" for way in COMPASS if beyond(player.cell, way) is None}
        return {f"swim {way}" for way in COMPASS}

    def instead_in_water(self, player: Player) -> set[str]:
        found: set[str] = set()
        for card in player.whole():
            for effect in effects(card):
                if effect["t"] == "instead" and "where" not in effect and self.instead_helps(player, effect):
                    found.add(f"use {card}")
                fresh = effect["op"] == "peek_water" and card not in player.used
                if fresh and self.in_water(player) and self.peekable_cells(player):
                    found.add(f"use {card}")
        return found

    def peekable_cells(self, player: Player) -> list[int]:
        return [
            cell
            for cell in self.next_cells(player.cell)
            if cell in self.cells and not self.cells[cell].face_up and not self.cells[cell].known >> player.seat & 1
        ]

    def use_in_water(self, player: Player, card: str) -> Generator[Question, str, bool]:
        if card in self.potions(player):
            yield from self.drink(player, card)
            return False
        self.met[f"used {card}"] += 1
        if any(effect["op"] == "peek_water" for effect in effects(card)):
            player.used.add(card)
            names = [f"cell {CELL_NAMES[cell]}" for cell in self.peekable_cells(player)]
            answer = yield from self.ask(player, "peek", {*names, "decline"}, count=1)
            if answer != "decline":
                self.look(player, "cell", answer.split()[1])
            return False
        self.do_instead(player, card)
        return True

    def swim(self, player: Player, way: str, steps: int) -> Asking:
        """PR-17.10: the next step only from an empty cell, or over a face-up positive card, past nobody."""
        while True:
            target = beyond(player.cell, way)
            if target is None:
                yield from self.come_ashore(player)
                return
            player.place = FIRST_CELL + target
            steps -= 1
            if not steps or not self.may_swim_on(player):
                return
            answers = {"stay"} | {f"swim {way}" for way in COMPASS}
            answer = yield from self.ask(player, "swim_on", answers, count=steps)
            if answer == "stay":
                return
            way = answer.split()[1]

    def may_swim_on(self, player: Player) -> bool:
        if player.cell == PALACE:
            return False
        if any(other.place == player.place and not other.out for other in self.others(player)):
            return False
        lying = self.cells.get(player.cell)
        return lying is None or (lying.face_up and CARD[lying.card]["class"] in POSITIVE)

    def come_ashore(self, player: Player) -> Asking:
        """However one leaves, on one of the two fields of the Gate [PR-17.12]."""
        fields = [PLACES[field] for field in self.gate_fields()]
        answer = yield from self.pick(player, "come_ashore", "go_to", fields)
        player.place = number_of(answer)
        player.bag = player.bubbles = player.slowed = 0
        self.met["came ashore"] += 1

    # Cells

    def resolve_cell(self, player: Player, entering: bool) -> Asking:
        """Reveal, obey obstacles on entering, fight; the palace has rules of its own."""
        self.pick_up_artifacts(player)  # the movement has ended here, whatever the card does next [PR-17.24]
        if player.cell == PALACE:
            yield from self.palace(player)
            return
        lying = self.cells.get(player.cell)
        if not lying:
            return
        lying.turn_up()
        kind = CARD[lying.card]["class"]
        if kind == "obstacle" and entering:
            yield from self.obstacle(player, lying)
        elif kind == "water_monster":
            won = yield from self.battle(player, lying, "water")
            if not won and player.in_realm:
                raise TurnOver  # carried off the board one plays on there [PR-20.23]

    def obstacle(self, player: Player, lying: Lying) -> Asking:
        """PR-17.13, PR-17.14."""
        card = CARD[lying.card]
        player.xp += card["xp"]
        self.met[f"obstacle: {card['id']}"] += 1
        for effect in sorted(card["fx"], key=lambda effect: str(effect["op"]) != "slow"):
            yield from self.obstacle_effect(player, effect)
            if not player.in_realm or effect["op"] == "drift":
                break

    def obstacle_effect(self, player: Player, effect: Facts) -> Asking:
        op = effect["op"]
        if op == "drift":
            held = yield from self.holds_on(player, effect)
            if not held:
                yield from self.drift(player, effect["n"])
        elif op == "lose_bubbles":
            yield from self.give_up_bubbles(player, effect["n"])
        elif op == "slow":
            player.slowed = effect["n"]
        elif op == "will_check":
            told = self.hear("will_check")
            assert (told["total"], told["needed"]) == (told["die"] + player.magic, effect["target"])
            if told["total"] < effect["target"]:
                self.lose_health(player, self.lose_magic(player, effect["lose_magic"]))
        else:
            assert op == "pay_or_lose"
            answers = {"lose_health"} | ({"pay_magic"} if player.magic >= effect["magic"] else set())
            answer = yield from self.ask(
                player,
                "pay_or_lose",
                answers,
                price=effect["magic"],
                count=effect["health"],
                health=player.health,
            )
            if answer == "pay_magic":
                player.magic -= effect["magic"]
            else:
                self.lose_health(player, effect["health"])

    def holds_on(self, player: Player, effect: Facts) -> Generator[Question, str, bool]:
        price = effect.get("resist_bubbles", 0)
        answers = {"decline"}
        if (
            player.bubbles >= price > 0 or player.health > price - player.bubbles > 0
        ):  # health for a bubble, not the last
            answers.add("pay_bubble")
        if self.passive(player, "ignore_drift"):
            answers.add("stay")
        facts = {"count": effect["n"], "bubbles": player.bubbles}
        answer = yield from self.ask(player, "hold_on", answers, **facts)
        if answer == "pay_bubble":
            yield from self.give_up_bubbles(player, price)
        return answer != "decline"

    def carried_by_monster(self, player: Player, steps: int) -> Asking:
        """Calm of the Deep helps against Drowned Sailors as well."""
        if self.passive(player, "ignore_drift"):
            answer = yield from self.ask(player, "hold_on", {"stay", "decline"}, count=steps)
            if answer == "stay":
                return
        yield from self.drift(player, steps)

    def drift(self, player: Player, steps: int) -> Asking:
        """Carried two cells; what is passed over is ignored [PR-17.14]."""
        if self.passive(player, "choose_drift"):
            way = yield from self.pick(player, "choose_drift", "swim", [*COMPASS], count=steps)
        else:
            way = str(WATER["rose"][self.hear("rolled")["die"] - 1])
        assert self.hear("carried")["direction"] == way
        self.met["carried away"] += 1
        target = beyond(player.cell, way, steps)
        if target is None:
            yield from self.come_ashore(player)
            self.carried_off = True
            return
        player.place = FIRST_CELL + target
        yield from self.resolve_cell(player, entering=True)

    # Positive cards

    def water_card(self, player: Player) -> Lying | None:
        lying = self.cells.get(player.cell) if player.in_realm else None
        return lying if lying and lying.face_up and CARD[lying.card]["class"] in POSITIVE else None

    def field_offers(self, player: Player) -> set[str]:
        if not player.in_realm:
            return super().field_offers(player)
        lying = self.water_card(player)
        if not lying or not self.take_helps(player, lying.card):
            return set()
        kind = CARD[lying.card]["class"]
        words = {"water_opportunity": f"opportunity {lying.card}", "water_ability": f"learn {lying.card}"}
        return {words.get(kind, "take")}

    def take_helps(self, player: Player, card: str) -> bool:
        kind = CARD[card]["class"]
        if kind == "water_ability":
            return bool(player.xp >= self.water_lesson(player, card))
        if kind == "water_item":
            return True
        return any(self.water_offer_helps(player, effect) for effect in effects(card))

    def water_lesson(self, player: Player, card: str) -> int:
        changes = [effect for own in player.whole() for effect in effects(own, "learn")]
        return max(1, int(CARD[card]["xp"]) + sum(int(effect["n"]) for effect in changes))

    def water_offer_helps(self, player: Player, effect: Facts) -> bool:
        op = effect["op"]
        if op == "bubbles":
            return player.bubbles < player.bag
        if op == "water_move":
            return True
        return self.offer_helps(player, effect)

    def accept_offer(self, player: Player, name: str, card: str) -> Asking:
        if not player.in_realm:
            yield from super().accept_offer(player, name, card)
            return
        lying = self.cells.pop(player.cell)
        card = lying.card
        kind = CARD[card]["class"]
        self.met[f"taken: {card}"] += 1
        if kind == "water_item":
            player.items.append(Thing(card))
        elif kind == "water_ability":
            player.xp -= self.water_lesson(player, card)
            player.abilities.append(card)
        else:
            self.piles["removed"].append(card)
            for effect in effects(card):
                yield from self.water_opportunity(player, effect)

    def water_opportunity(self, player: Player, effect: Facts) -> Asking:
        op = effect["op"]
        if op == "bubbles":
            player.bubbles = min(player.bag, player.bubbles + effect["n"])
        elif op == "table":
            yield from self.table_row(player, effect["rows"][self.hear("rolled")["die"] - 1])
        elif op == "water_move":
            yield from self.ride_dolphins(player, effect["n"])
        else:
            self.do_simple(player, effect)

    def ride_dolphins(self, player: Player, steps: int) -> Asking:
        """Up to three cells at once; only the last one is entered."""
        start = player.place
        while steps:
            answers = {"stay"} | {f"swim {way}" for way in COMPASS}
            answer = yield from self.ask(player, "swim_on", answers, count=steps)
            if answer == "stay":
                break
            target = beyond(player.cell, answer.split()[1])
            if target is None:
                yield from self.come_ashore(player)
                break
            player.place = FIRST_CELL + target
            steps = 0 if target == PALACE else steps - 1
        self.carried_off = player.place != start

    # The palace

    def palace(self, player: Player) -> Asking:
        """PR-17.20 to PR-17.22."""
        cards = self.spheres["palace"]
        guardian = next((lying for lying in cards if CARD[lying.card]["class"] == "greater"), None)
        if self.in_water(player):
            yield from self.kings_palace(player)
            return
        if guardian:
            guardian.turn_up()
            won = yield from self.battle(player, guardian, "palace")
            if not won:
                raise TurnOver
        self.take_pearl(player)
        conquered = bool(cards)
        if conquered:
            yield from self.conquer(player, cards)
        yield from self.come_ashore(player)
        if conquered:
            raise RoundOver  # a later visitor plays on [PR-17.22]

    def take_pearl(self, player: Player) -> None:
        if not player.pearl:
            player.pearl = 1
            self.pearls -= 1
            player.health, player.magic = player.strength, player.will
            self.met["pearl"] += 1

    def kings_palace(self, player: Player) -> Asking:
        """Whoever beats the Undersea King wins [PR-18.6]."""
        (king,) = self.spheres["palace"]
        won = yield from self.battle(player, king, "water")
        if not won:
            raise TurnOver
        self.win(player)

    def is_king_at_home(self, fight: Fight) -> bool:
        return fight.kind == "water" and fight.lying in self.spheres["palace"]
