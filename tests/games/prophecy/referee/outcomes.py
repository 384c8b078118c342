"""What a fight brings: rewards and losses, spheres, characters among themselves [PR-8.3, PR-9, PR-13]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any

from tests.games.prophecy.referee.fights import Fight, Fights
from tests.games.prophecy.referee.figures import CARD, PALACE, RULES, WATER, Facts, effects, number_of
from tests.games.prophecy.referee.table import Asking, Lying, Player, Question, Thing, TurnOver, copies


class Outcomes(Fights):
    # Monsters and guardians

    def battle(self, player: Player, lying: Lying, kind: str) -> Generator[Question, str, bool]:
        """Fight a card to the end; True if it is beaten. A lost or drawn fight is up to the caller."""
        fight = Fight(kind, player, None, lying)
        self.hear("fight_began")
        self.met[f"fight: {kind}"] += 1
        yield from self.choose_kind(fight)
        yield from self.choose_gear(fight, 0)
        first = True
        while True:
            lead = yield from self.exchange(fight, first)
            first = False
            if lead <= 0:
                break
            lying.lives -= 1
            if fight.beaten_unfought:
                lying.lives = 0
            if not lying.lives:
                break
        self.wear(fight, 0, "post")
        if not lying.lives:
            self.remove_beaten(lying, kind)
            self.beaten(fight, player)
            return True
        if lead < 0:
            yield from self.lost(fight, player)
        else:
            self.met["drawn"] += 1
        return False

    def remove_beaten(self, lying: Lying, kind: str) -> None:
        if kind == "monster":
            for cards in self.ring:
                if lying in cards:
                    cards.remove(lying)
            self.piles["adventures"].append(lying.card)
            return
        for cards in self.spheres.values():
            if lying in cards:
                cards.remove(lying)
        for cell in [cell for cell, card in self.cells.items() if card is lying]:
            del self.cells[cell]
        if not (self.goal == "treasure_hunters" and CARD[lying.card]["class"] == "greater"):
            self.piles["removed"].append(lying.card)

    def beaten(self, fight: Fight, player: Player) -> None:
        """Experience, gold and rewards, and what cards give to a winner [PR-8.3]."""
        card = fight.card
        xp = int(card.get("xp", 0)) + fight.less_xp
        self.met[f"beaten: {card['id']}"] += 1
        for own, effect in self.win_effects(fight, 0):
            if effect["op"] == "xp_bonus" and card.get("xp", 0) >= effect.get("min_xp", 0):
                xp += effect["n"]
                self.met[f"won more by {own}"] += 1
        player.xp += max(0, xp)
        player.gold += card.get("gold", 0)
        self.winner_gains(fight, 0)
        self.reward(player, card.get("gain", []))

    def win_effects(self, fight: Fight, side: int) -> list[tuple[str, Facts]]:
        gear = fight.sides[side].gear
        return [
            (card, effect)
            for card in self.in_use(fight, side, gear)
            for effect in effects(card, "win")
            if self.applies(fight, side, card, effect, gear)
        ]

    def winner_gains(self, fight: Fight, side: int) -> None:
        player = fight.sides[side].player
        assert player is not None
        for _, effect in self.win_effects(fight, side):
            if effect["op"] == "magic":
                self.regain(player, effect["n"])
            elif effect["op"] == "heal":
                self.heal(player, effect["n"])

    def loser_suffers(self, fight: Fight, side: int) -> int:
        """Worn shields and the Demon Scythe; the magic that is missing costs health, which is returned."""
        player = fight.sides[side].player
        assert player is not None
        self.wear(fight, side, "loss")
        gear = fight.sides[side].gear
        return sum(
            self.lose_magic(player, effect["n"])
            for card in gear.cards()
            for effect in effects(card, "loss")
            if effect["op"] == "lose_magic" and self.applies(fight, side, card, effect, gear)
        )

    def martyr(self, fight: Fight, side: int, lost: int) -> None:
        """Experience for a lost fight, for some cards only if health was lost."""
        own = fight.sides[side]
        assert own.player is not None
        for card in self.in_use(fight, side, own.gear):
            for effect in effects(card, "loss"):
                if effect["op"] == "xp" and self.applies(fight, side, card, effect, own.gear):
                    own.player.xp += effect["n"] if lost > 0 or not effect.get("only_if_health_lost") else 0

    def lost(self, fight: Fight, player: Player) -> Asking:
        """1 health, or what the card says instead [PR-8.3]."""
        self.met["lost"] += 1
        loss = dict(fight.card.get("loss", {"health": 1}))
        has = {"gold": player.gold, "item": player.items, "damage_item": self.damageable(player)}
        for name, things in has.items():
            if loss.get(name):
                loss.setdefault("health", 0 if things else 1)  # who has none of it loses health
        amount = yield from self.protect(fight, player, loss.get("health", 0))
        missing = self.loser_suffers(fight, 0) + self.lose_magic(player, loss.get("magic", 0))
        self.martyr(fight, 0, amount + missing)
        died = False
        try:
            self.lose_health(player, amount)
            self.lose_health(player, missing)
            player.gold -= min(player.gold, loss.get("gold", 0))
            if loss.get("item") and player.items:  # which one is chance
                self.discard_item(player, self.lost_copy(player, self.hear("lost_item")["card"]))
            if loss.get("damage_item") and self.damageable(player):  # what the fight has worn out is damaged already
                card = yield from self.pick(player, "damage_item", "card", self.damageable(player))
                self.damage(player, card)
            if loss.get("bubbles"):
                yield from self.give_up_bubbles(player, loss["bubbles"])
        except TurnOver:
            died = True
        if died:
            raise TurnOver
        if loss.get("drift"):
            yield from self.carried_by_monster(player, loss["drift"])

    def damageable(self, player: Player) -> list[str]:
        cards = {thing.card for thing in player.items if not thing.damaged}
        return sorted(card for card in cards if not any(e["op"] == "indestructible" for e in effects(card)))

    def lost_copy(self, player: Player, card: str) -> Thing:
        """Chance may take any of several copies [PR-8.3]; the journal tells only the card: the one that is gone."""
        dump: Any = self.engine.dump()
        gone = Counter(thing.copy() for thing in player.items) - Counter(copies(dump["players"][player.seat]))
        lost = next(thing for thing in player.items if thing.card == card and gone[thing.copy()])
        self.met[f"lost {'a damaged' if lost.damaged else 'a whole'} {card}"] += 1
        return lost

    def worst(self, player: Player, card: str) -> Thing:
        """Of two copies the damaged one goes first, a tempered one last."""
        same = [thing for thing in player.items if thing.card == card]
        return min(same, key=lambda thing: (not thing.damaged, thing.tempered))

    def give_up_bubbles(self, player: Player, number: int) -> Asking:
        raise NotImplementedError

    def carried_by_monster(self, player: Player, steps: int) -> Asking:
        raise NotImplementedError

    # Spheres

    def attack_sphere(self, player: Player, sphere: int) -> Asking:
        """PR-13: every guardian still there, one after the other."""
        cards = self.spheres[f"sphere_{sphere}"]
        self.met["sphere attacked"] += 1
        while cards:
            top = cards[-1]
            if top.card == "gate":
                if self.gate < 0:
                    top.turn_up()
                    self.find_gate(sphere)
                    answer = yield from self.ask(player, "may_enter", {"attack_sphere", "decline"}, gold=player.gold)
                    if answer == "decline":
                        return
                yield from self.enter_realm(player)
                return
            top.turn_up()
            if CARD[top.card]["class"] == "artifact":
                yield from self.conquer(player, cards)
                return
            won = yield from self.battle(player, top, "guardian")
            if not won:
                raise TurnOver
            if CARD[top.card]["class"] == "greater" and self.goal == "treasure_hunters":
                player.guardians.append(top.card)

    def conquer(self, player: Player, cards: list[Lying]) -> Asking:
        """The artifact, one of two where there are two [PR-13.4, PR-18.1]."""
        names = [lying.card for lying in cards]
        for lying in cards:
            lying.turn_up()
        card = yield from self.pick(player, "keep_artifact", "card", names)
        cards.clear()
        self.piles["removed"] += [name for name in names if name != card]
        self.take_artifacts(player, [card])

    def find_gate(self, sphere: int) -> None:
        """What lay under the Gate moves onto the pearls in the palace [PR-17.4]."""
        cards = self.spheres[f"sphere_{sphere}"]
        self.gate = sphere - 1
        self.spheres["palace"] += [lying for lying in cards if lying.card != "gate"]
        cards[:] = [lying for lying in cards if lying.card == "gate"]
        self.met["gate found"] += 1

    def enter_realm(self, player: Player) -> Asking:
        raise NotImplementedError

    # Characters

    def attackable(self, player: Player, other: Player) -> bool:
        """PR-9.1, PR-9.2."""
        if other is player or other.out or other.place != player.place:
            return False
        if player.in_realm and player.cell == PALACE and not self.in_water(player):
            return False
        if self.is_safe(other):
            return False
        return bool(other.artifacts) or not self.passive(other, "unattackable_without_artifact")

    def duel(self, player: Player, other: Player, for_map: bool) -> Generator[Question, str, bool]:
        """True if the attacker has won, so that the turn goes on."""
        fight = Fight("character", player, other, None)
        fight.for_map = for_map
        self.hear("duel_began")
        self.met["duel for maps" if for_map else "duel"] += 1
        yield from self.choose_kind(fight)
        for side in (0, 1):
            yield from self.choose_gear(fight, side)
        lead = yield from self.exchange(fight)
        if lead == 0 and self.draw_wins(fight, 1):
            lead = -1
        for side in (0, 1):
            self.wear(fight, side, "post")
        if lead == 0:
            self.met["duel drawn"] += 1
            return False
        winner, loser = (0, 1) if lead > 0 else (1, 0)
        yield from self.settle(fight, winner, loser)
        return lead > 0

    def settle(self, fight: Fight, winner: int, loser: int) -> Asking:
        """PR-9.4 to PR-9.6, PR-16.6, PR-18.4."""
        victor, victim = fight.sides[winner].player, fight.sides[loser].player
        assert victor is not None
        assert victim is not None
        spoils = fight.for_map
        if self.settings["maps"] == "aggressive" and self.island and victim.maps():
            answer = yield from self.ask(victor, "choose_spoils", {"take_piece", "take_spoils"}, opponent=victim.seat)
            spoils = answer == "take_piece"
        self.winner_gains(fight, winner)  # a fight for maps is one by the usual rules, without experience
        if spoils:
            self.hand_over_piece(victim, victor)
            return
        victor.xp += int(RULES["duel_xp"])
        answers = {"lose_health"} | ({"give_item"} if victim.items or victim.artifacts else set())
        facts = {"opponent": victor.seat, "health": victim.health}
        answer = yield from self.ask(victim, "loser_chooses", answers, **facts)
        if answer == "give_item":
            yield from self.pick_spoil(victor, victim)
            return
        amount = yield from self.protect(fight, victim, 1)
        missing = self.loser_suffers(fight, loser)
        self.martyr(fight, loser, amount + missing)
        in_water = self.in_water(victim)
        died = self.lose_health(victim, amount, killer=victor) or self.lose_health(victim, missing, killer=victor)
        if in_water and not died:  # whoever chose to lose health, also if armour has saved it [PR-17.18]
            yield from self.give_up_bubbles(victim, int(WATER["duel_bubbles"]))

    def pick_spoil(self, victor: Player, victim: Player) -> Asking:
        cards = sorted({thing.card for thing in victim.items} | set(victim.artifacts))
        card = yield from self.pick(victor, "pick_item", "card", cards, opponent=victim.seat)
        self.met["item won"] += 1
        if card in victim.artifacts:
            victim.artifacts.remove(card)
            victor.artifacts.append(card)
            self.ownership_changed()
            return
        thing = self.best(victim, card)
        victim.items.remove(thing)
        victor.items.append(thing)

    def hand_over_piece(self, victim: Player, victor: Player) -> None:
        """The one with the lowest field; guardians come after all fields, as listed among the cards [PR-20.27]."""
        self.met["piece won"] += 1
        if victim.pieces:
            piece = min(victim.pieces, key=number_of)
            victim.pieces.remove(piece)
            victor.pieces.append(piece)
        else:
            card = min(victim.guardians, key=[*CARD].index)
            victim.guardians.remove(card)
            victor.guardians.append(card)
