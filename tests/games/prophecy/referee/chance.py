"""Chance cards [PR-5], and the two that the expansion adds [PR-16.2, PR-17.3]."""

from __future__ import annotations

from tests.games.prophecy.referee.figures import (
    BOARD,
    CARD,
    CELL_NAMES,
    CHANCE,
    CHARACTER,
    FIELDS,
    GUILDS,
    RING,
    RULES,
    Facts,
)
from tests.games.prophecy.referee.outcomes import Outcomes
from tests.games.prophecy.referee.table import EVERYBODY, Asking, Deciding, Lying, Player

PEACE_ONLY = {"reveal_sphere", "offer_underwater", "reveal_water"}  # what is ignored in the final battle


class Chance(Outcomes):
    def draw_chance(self, player: Player) -> Asking:
        while True:
            if not self.decks["chance"]:
                self.deck_runs_out()
                if self.final:
                    return
            told = self.hear("chance")
            assert told["seat"] == player.seat
            card = self.draw("chance", told["card"])
            assert card is not None
            self.piles["chance"].append(card)
            self.met[f"chance: {card}"] += 1
            again = self.final and any(effect["op"] in PEACE_ONLY for effect in CHANCE[card]["fx"])  # PR-15.6
            for effect in [] if again else CHANCE[card]["fx"]:
                again = (yield from self.chance_effect(player, card, effect)) or again
            if not again:
                return

    def deck_runs_out(self) -> None:
        raise NotImplementedError

    def chance_effect(self, player: Player, card: str, effect: Facts) -> Deciding:
        op = effect["op"]
        here = [other for other in self.players if other.on_base]
        if op == "place_adventures":
            self.place_adventures(player, effect["terrain"])
        elif op == "offer_ability":
            yield from self.offer_abilities(player, effect["guild"])
        elif op == "restock":
            self.restock(effect["field"], effect["common"], effect["rare"])
        elif op == "extra_turn":
            self.more_turns += effect["n"]
        elif op == "all_gain":
            for other in here:
                amount = effect["drawer" if other is player else "others"]
                self.gain(other, effect["what"], amount)
        elif op == "charity":
            self.charity(here, effect)
        elif op == "crisis":
            return self.crisis(player, here, effect)
        elif op == "reveal_sphere":
            yield from self.reveal_sphere(player)
        elif op == "offer_underwater":
            self.offer("underwater")
        elif op == "reveal_water":
            for left in range(effect["n"], 0, -1):
                yield from self.reveal_cell(player, left)
        else:
            assert op == "place_map"
            self.place_pieces(effect["n"] + (self.goal == "treasure_hunters"))
        return False

    def gain(self, player: Player, what: str, amount: int) -> None:
        if what == "health":
            self.heal(player, amount)
        elif what == "magic":
            self.regain(player, amount)
        elif what == "gold":
            player.gold += amount
        else:
            player.xp += amount

    def place_adventures(self, player: Player, terrain: str) -> None:
        """Clockwise from the drawer's field: the first card face up, a second face down [PR-5.1]."""
        start = player.place if player.place < RING else 0
        for step in range(RING):
            field = (start + step) % RING
            if BOARD[field]["terrain"] != terrain or len(self.ring[field]) >= 2:
                continue
            if not self.decks["adventures"] and not self.piles["adventures"]:
                return
            if self.ring[field]:
                card = self.draw("adventures")
                assert card is not None
                self.ring[field].append(Lying(card, 0))
            else:
                told = self.hear("placed")
                card = self.draw("adventures", told["card"])
                assert card is not None
                assert told["field"] == FIELDS[field]
                self.ring[field].append(Lying(card, EVERYBODY))

    def offer(self, deck: str) -> None:
        """The top ability goes into its guild; the oldest of three leaves [PR-5.2]."""
        if not self.decks[deck]:
            return
        card = self.decks[deck].pop()
        guild = CARD[card]["guild"]
        assert self.hear("offered") == {"event": "offered", "guild": guild, "card": card}
        offers = self.piles[guild]
        offers.append(card)
        if len(offers) > RULES["guild_offers"]:
            self.put_under(offers.pop(0))

    def offer_abilities(self, player: Player, guild: str) -> Asking:
        if guild == "choice":
            chosen = yield from self.pick(player, "choose_guild", "guild", GUILDS)
            self.offer(chosen)
        elif guild == "own_both":
            for own in CHARACTER[player.character]["guilds"]:
                self.offer(own)
        else:
            self.offer(guild)

    def restock(self, field: str, common: int, rare: int) -> None:
        for card in self.piles[field]:
            self.discard_card(card)
        told = self.hear("restocked")
        assert told["field"] == field
        cards = list(told["cards"])
        self.piles[field] = []
        for deck in ["common"] * common + ["rare"] * rare:
            if self.decks[deck] or self.piles[deck]:
                drawn = self.draw(deck, cards.pop(0))
                assert drawn is not None
                self.piles[field].append(drawn)
        assert not cards

    def charity(self, here: list[Player], effect: Facts) -> None:
        """The poorest gain; characters in the Water Realm are ignored [PR-5.6]."""
        gold = min(player.gold for player in here)
        health = min(player.health for player in here)
        magic = min(player.magic for player in here)
        poor = [player for player in here if player.gold == gold]
        hurt = [player for player in here if player.health == health]
        drained = [player for player in here if player.magic == magic]
        for player in poor:
            player.gold += effect["gold"]
        for player in hurt:
            self.heal(player, effect["health"])
        for player in drained:
            self.regain(player, effect["magic"])

    def crisis(self, player: Player, here: list[Player], effect: Facts) -> bool:
        """Half of everybody's gold, rounded down [PR-5.4]; True if another card follows [PR-18.8]."""
        told = self.hear("crisis_came", "crisis_averted")
        assert (told["event"] == "crisis_averted") == (told["die"] == effect["avoided_on"])
        if told["die"] == effect["avoided_on"]:
            return False
        for other in here:
            other.gold -= other.gold // 2
        return self.settings["chance_rotation"] == "on"

    # Revealing

    def hidden_spheres(self) -> list[int]:
        """Spheres, and the palace with its Gate, that have a hidden card [PR-5.7]."""
        found = [n for n in range(1, 6) if any(not lying.face_up for lying in self.spheres[f"sphere_{n}"])]
        if self.gate >= 0 and any(not lying.face_up for lying in self.spheres["palace"]):
            found.append(self.gate + 1)
        return sorted(found)

    def reveal_sphere(self, player: Player) -> Asking:
        hidden = self.hidden_spheres()
        if not hidden:
            return
        answer = yield from self.pick(player, "reveal_sphere", "sphere", [str(number) for number in hidden])
        number = int(answer)
        cards = self.spheres["palace" if self.gate == number - 1 else f"sphere_{number}"]
        top = next(lying for lying in reversed(cards) if not lying.face_up)
        for lying in cards:
            if CARD[lying.card]["class"] == "artifact" == CARD[top.card]["class"]:
                lying.turn_up()  # two artifacts count as one card [PR-18.1]
        top.turn_up()
        if top.card == "gate":
            self.find_gate(number)

    def reveal_cell(self, player: Player, left: int) -> Asking:
        hidden = [cell for cell, lying in sorted(self.cells.items()) if not lying.face_up]
        if hidden:
            cell = yield from self.pick(
                player, "reveal_cell", "cell", [CELL_NAMES[cell] for cell in hidden], count=left
            )
            self.cells[CELL_NAMES.index(cell)].turn_up()

    # Maps

    def place_pieces(self, number: int) -> None:
        number = min(number, len(self.decks["maps"]) + len(self.piles["maps"]))
        told = [str(self.hear("piece_placed")["field"]) for _ in range(number)]
        self.pieces_on += self.draw_told("maps", told)
        self.met["piece placed"] += number

    def pick_up_piece(self, player: Player) -> None:
        """At the end of the turn, if no adventure lies there [PR-16.4]."""
        if not 0 <= player.place < RING or self.ring[player.place]:
            return
        name = FIELDS[player.place]
        if name in self.pieces_on:
            self.pieces_on.remove(name)
            player.pieces.append(name)
            self.met["piece picked up"] += 1
