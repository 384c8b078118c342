"""Gains, losses, items, death, artifacts and who has won [PR-2, PR-12, PR-14, PR-15]."""

from __future__ import annotations

from typing import Any

import hlubina
from tests.games.prophecy.referee.figures import (
    BOARD,
    CARD,
    CHARACTER,
    RULES,
    WATER,
    cell_at,
    effects,
    number_of,
)
from tests.games.prophecy.referee.table import Over, Player, Table, Thing, TurnOver

DECK_OF_ITEM = {"common": "common", "rare": "rare"}


class HeroicBattle(Exception):
    """All artifacts are taken: whatever is going on, the heroes go to the arena [PR-18.9]."""


class Life(Table):
    def __init__(self, game: hlubina.Game, data: Any) -> None:
        super().__init__(game, data)
        self.goal = self.settings["goal"]
        self.realm = self.has_realm()
        self.island = self.goal == "treasure_hunters" or self.settings["treasure_island"] == "on"
        layout = "balanced" if self.settings["water_realm"] == "balanced" else "corners"
        self.entrance = cell_at(WATER[f"entrance_{layout}"])

    def has_realm(self) -> bool:
        """The hunt and the Basic Version are for the base board alone [PR-18.5, PR-18.12]."""
        if self.goal in {"treasure_hunters", "certificates"}:
            return False
        return self.goal == "underwater_treasure" or self.settings["water_realm"] != "off"

    # Passive effects

    def passive(self, player: Player, op: str) -> bool:
        return any(effect["op"] == op for card in player.whole() for effect in effects(card, "passive"))

    def passive_sum(self, player: Player, op: str) -> int:
        return sum(
            effect.get("n", 0)
            for card in player.whole()
            for effect in effects(card, "passive")
            if effect["op"] == op and (CARD[card]["class"] != "underwater" or self.in_water(player))
        )

    def item_limit(self, player: Player) -> int:
        limit: int = RULES["limit_long"] if self.settings["length"] == "long" else RULES["limit_items"]
        return limit + self.realm * int(RULES["limit_realm"]) + self.passive_sum(player, "item_limit")

    def ability_limit(self, player: Player) -> int:
        limit: int = RULES["limit_long"] if self.settings["length"] == "long" else RULES["limit_abilities"]
        return limit + self.realm * int(RULES["limit_realm"]) + self.passive_sum(player, "ability_limit")

    # Gains

    def heal(self, player: Player, number: int) -> None:
        player.health = min(player.strength, player.health + number)

    def regain(self, player: Player, number: int) -> None:
        player.magic = min(player.will, player.magic + number)

    def raise_strength(self, player: Player, number: int) -> None:
        gain = min(number, RULES["max_strength"] - player.strength)  # PR-2.3
        player.strength += gain
        player.health += gain

    def raise_will(self, player: Player, number: int) -> None:
        gain = min(number, RULES["max_will"] - player.will)
        player.will += gain
        player.magic += gain

    def draw_item(self, player: Player, deck: str) -> None:
        """An item from the common or the rare deck."""
        if not self.decks[deck] and not self.piles[deck]:
            return
        told = self.hear("gained_item")
        card = self.draw(deck, told["card"])
        assert card is not None
        player.items.append(Thing(card))

    def reward(self, player: Player, gains: list[str]) -> None:
        for gain in gains:
            if gain == "S+1":
                self.raise_strength(player, 1)
            elif gain == "W+1":
                self.raise_will(player, 1)
            else:
                self.draw_item(player, gain)

    # Losses

    def lose_magic(self, player: Player, number: int) -> int:
        """Lose magic; what is missing costs health, which is returned to be lost [PR-8.7]."""
        lost = min(number, player.magic)
        player.magic -= lost
        return number - lost

    def lose_health(self, player: Player, number: int, killer: Player | None = None) -> bool:
        """Lose health, and die of it; True if the character died."""
        if number <= 0:
            return False
        before = player.health
        player.health -= number
        below_zero = self.settings["death"] == "below_zero"
        dead = player.health < 0 or (player.health == 0 and not below_zero)
        if below_zero and before > 0 and player.health < 0:
            dead = True
        if not dead:
            return False
        for thing in player.items:
            if not thing.damaged and any(effect["op"] == "survive" for effect in effects(thing.card, "lethal")):
                (effect,) = effects(thing.card, "lethal")
                player.health = min(effect["n"], player.strength)
                self.discard_item(player, thing)
                self.met["second life"] += 1
                return False
        self.die(player, killer)
        return True

    def discard_item(self, player: Player, thing: Thing) -> None:
        player.items.remove(thing)
        self.discard_card(thing.card)

    def discard_card(self, card: str) -> None:
        pile = DECK_OF_ITEM.get(CARD[card]["class"], "removed")
        self.piles[pile].append(card)

    def forget(self, player: Player, card: str) -> None:
        player.abilities.remove(card)
        self.put_under(card)

    def put_under(self, card: str) -> None:
        """An ability goes under its own deck; one found in the water leaves the game [PR-11.3]."""
        facts = CARD[card]
        if facts["class"] == "water_ability":
            self.piles["removed"].append(card)
        else:
            self.decks["underwater" if facts["class"] == "underwater" else facts["guild"]].insert(0, card)

    def spend_pieces(self, player: Player, number: int) -> None:
        """Pieces go to their discards; guardians that served as such leave the game [PR-16.9, PR-18.5]."""
        order = sorted(player.pieces, key=number_of)
        for piece in order[:number]:
            player.pieces.remove(piece)
            self.piles["maps"].append(piece)
        for card in sorted(player.guardians, key=[*CARD].index)[: max(0, number - len(order))]:
            player.guardians.remove(card)
            self.piles["removed"].append(card)

    def die(self, player: Player, killer: Player | None) -> None:
        """PR-14.2, PR-9.6."""
        self.met["died in the realm" if player.in_realm else "died"] += 1
        for card in list(player.abilities):
            self.forget(player, card)
        for thing in list(player.items):
            if killer:
                player.items.remove(thing)
                killer.items.append(thing)
            else:
                self.discard_item(player, thing)
        taken = list(player.artifacts)
        player.artifacts = []
        if killer:
            killer.gold += player.gold
            killer.artifacts += taken
            killer.pieces += player.pieces
            killer.guardians += player.guardians
        else:
            for card in taken:
                self.dropped[card] = player.place
            self.piles["maps"] += player.pieces
            self.piles["removed"] += player.guardians
        player.pieces, player.guardians = [], []
        if player.pearl:
            player.pearl = 0
            self.pearls += 1
        if self.final:
            player.dead = True
            self.drop_out(player)  # PR-14.4
        else:
            self.start_anew(player)
            player.health -= RULES["rebirth_health_missing"]
            player.magic = max(0, player.magic - RULES["rebirth_magic_missing"])
        if taken:
            self.ownership_changed()
        if player.seat == self.turn:
            self.more_turns = 0  # the new character begins with the next round [PR-14.3]
            if killer is None:
                raise TurnOver

    def start_anew(self, player: Player) -> None:
        facts = CHARACTER[player.character]
        player.strength = player.health = facts["strength"]
        player.will = player.magic = facts["will"]
        player.gold, player.xp = RULES["start_gold"], RULES["start_xp"]
        player.place = number_of(facts["guilds"][0])
        player.certificates = set()
        player.bag = player.bubbles = player.slowed = player.resting = 0

    # Artifacts and the end

    def take_artifacts(self, player: Player, cards: list[str]) -> None:
        player.artifacts += cards
        for card in cards:
            self.dropped.pop(card, None)
        self.met["artifact taken"] += len(cards)
        self.ownership_changed()

    def still_guarded(self) -> int:
        """How many artifacts are still in spheres and in the palace."""
        return sum(any(CARD[lying.card]["class"] == "artifact" for lying in cards) for cards in self.spheres.values())

    def realm_artifact_waits(self) -> bool:
        """The artifact of the realm has not been taken from the palace yet [PR-15.2]."""
        if not self.realm:
            return False
        hidden = [n for n in range(1, 6) if any(lying.card == "gate" for lying in self.spheres[f"sphere_{n}"])]
        palace = any(CARD[lying.card]["class"] == "artifact" for lying in self.spheres["palace"])
        return palace or (self.gate < 0 and bool(hidden))

    def enough_artifacts(self) -> int:
        return int(RULES["to_win_fast"] if self.settings["artifacts_to_win"] == "three" else RULES["to_win"])

    def about_to_win(self) -> Player | None:
        """Enough artifacts while that of the realm waits [PR-15.2], or fame out of everybody's reach [PR-18.5]."""
        left = sum(CARD[card]["maps"] for card in self.piles["treasures"])
        for player in self.players:
            rivals = [other for other in self.players if other is not player]
            if self.goal == "treasure_hunters":
                sure = all(player.fame > other.fame + left for other in rivals)
            else:
                enough = len(player.artifacts) >= self.enough_artifacts()
                sure = self.goal == "artifacts" and enough and self.realm_artifact_waits() and not self.final
            if rivals and sure:
                return player
        return None

    def concessions(self, player: Player) -> set[str]:
        rival = self.about_to_win()
        return {"concede"} if rival not in {None, player} and player.conceded < 0 else set()

    def concede(self, player: Player) -> None:
        rival = self.about_to_win()
        assert rival is not None
        self.met["victory granted"] += 1
        player.conceded = rival.seat
        if all(other.conceded == rival.seat for other in self.players if other is not rival):
            if self.goal == "artifacts":
                self.win(rival)
            self.finish()

    def ownership_changed(self) -> None:
        """PR-15.1 to PR-15.4, PR-20.22."""
        if self.goal != "artifacts":
            return
        favourite = self.about_to_win()
        for player in self.players:
            if favourite is None or player.conceded != favourite.seat:
                player.conceded = -1
        need = self.enough_artifacts()
        if self.final:
            for player in self.players:
                if not player.artifacts and not player.out:
                    self.drop_out(player)
        for player in self.players:
            if len(player.artifacts) < need or self.realm_artifact_waits():
                continue
            if not any(other.pearl and other.artifacts for other in self.players if other is not player):
                self.win(player)
        self.check_final()

    def win(self, player: Player) -> None:
        self.winner = player.seat
        self.finish()

    def finish(self) -> None:
        self.over = True
        raise Over

    def drop_out(self, player: Player) -> None:
        player.out = 1
        player.place = -1
        player.bag = player.bubbles = player.slowed = 0
        self.met["out"] += 1

    def check_final(self) -> None:
        """PR-15.4, PR-15.5, PR-15.7."""
        if not self.final:
            if not self.still_guarded() and not self.dropped and len(self.players) > 1:
                self.begin_final()
            return
        self.last_one_wins()
        if self.players[self.turn].out:
            self.more_turns = 0
            raise TurnOver

    def fighters(self) -> list[Player]:
        return [player for player in self.players if not player.out]

    def last_one_wins(self) -> None:
        if len(self.fighters()) == 1:
            self.win(self.fighters()[0])

    def begin_final(self) -> None:
        raise NotImplementedError

    # Fields

    def is_safe(self, player: Player) -> bool:
        """PR-9.2: doves protect those without an artifact, and so does the inn."""
        if player.artifacts or player.in_realm:
            return False
        return bool(self.field(player).get("safe")) or bool(player.resting)

    def member(self, player: Player, guild: str) -> bool:
        return guild in CHARACTER[player.character]["guilds"]

    def guild_here(self, player: Player) -> str:
        return str(self.field(player).get("guild", ""))

    def fields_of_terrain(self, terrain: str) -> list[int]:
        return [number for number, field in enumerate(BOARD) if field["terrain"] == terrain]
