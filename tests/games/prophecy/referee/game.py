"""The whole game: draft, rounds, limits, the final battle and how it ends [PR-3, PR-4, PR-15, PR-18, PR-22]."""

from __future__ import annotations

import contextlib

import hlubina
from tests.games.prophecy.referee.fights import Fight
from tests.games.prophecy.referee.figures import CHARACTER, FIELDS, ISLAND, PORTS, RING, RULES, SOLO, effects
from tests.games.prophecy.referee.life import HeroicBattle
from tests.games.prophecy.referee.table import Asking, Choice, Deciding, Lying, Over, Player, Question, TurnOver
from tests.games.prophecy.referee.water import RoundOver, Water

VICTORY = 10
TREASURES = {"three": 3, "five": 5, "seven": 7, "ten": 10}
MOST_TO_BID = 15  # PR-20.26


class Referee(Water):
    def game(self) -> Asking:
        """From the choice of characters, or in a position made by hand from a question of movement."""
        under_way = bool(self.players[0].character)
        try:
            if not under_way:
                yield from self.choose_artifacts()
                yield from self.choose_characters()
                self.begin_game()
            while True:
                try:
                    yield from self.one_round(self.players[self.turn], under_way)
                except HeroicBattle:
                    yield from self.go_to_the_arena()
                under_way = False
                self.next_player()
        except Over:
            return

    # Artifacts

    def choose_artifacts(self) -> Asking:
        """By agreement or veto: one after the other, from who plays last against the clock [PR-18.2]."""
        how = self.settings["artifacts"]
        if self.goal != "artifacts" or how not in {"agreed", "vetoed"}:
            return
        left = set(self.decks["artifacts_aside"])
        assert len(left) == 10
        said: list[str] = []
        for number in range(5 if how == "agreed" else 3):
            player = self.players[(self.first - 1 - number) % len(self.players)]
            step, most = ("name_artifact", 5) if how == "agreed" else ("strike_artifact", 3)
            answers = {f"card {card}" for card in left} | ({"decline"} if how == "vetoed" else set())
            answer = yield from self.ask(player, step, answers, count=most - number)
            if answer != "decline":
                said.append(answer.split()[1])
                left.remove(said[-1])
                self.decks["artifacts_aside"].remove(said[-1])
                self.piles["shown"].append(said[-1])
        self.met[f"artifacts {how}"] += 1
        self.piles["shown"] = []
        decks = self.engine.dump()["decks"]  # only chance knows which sphere holds which
        laid = [decks[f"sphere_{number}"]["cards"][0] for number in range(1, 6)]
        assert set(laid) == set(said) if how == "agreed" else len(set(laid)) == 5 and not set(laid) & set(said)
        for number, card in enumerate(laid, 1):
            self.spheres[f"sphere_{number}"].insert(0, Lying(card, 0))
        aside = decks["artifacts_aside"]["cards"]
        assert {*laid, *aside} == {*left, *said}
        self.decks["artifacts_aside"] = aside

    # Characters

    def choose_characters(self) -> Asking:
        """Two are dealt, one is kept, the other goes to the left, one of the two is played [PR-3.7]."""
        if self.settings["characters"] == "random":
            for player, entry in zip(self.players, self.engine.dump()["players"], strict=True):
                player.character = [*CHARACTER][entry["character"]]
            return
        count = len(self.players)
        kept: list[str] = []
        if count > 1:
            for player in self.players:
                later = list(range(player.seat + 1, count))
                answers = {f"character {name}" for name in self.hands[player.seat]}
                answer = yield Question(player.seat, "keep_character", answers, {}, set(), later)
                kept.append(answer.split()[1])
            passed = [next(n for n in hand if n != kept[seat]) for seat, hand in enumerate(self.hands)]
            self.hands = [[kept[seat], passed[(seat - 1) % count]] for seat in range(count)]
        chosen: list[str] = []
        for player in self.players:
            later = list(range(player.seat + 1, count))
            answers = {f"character {name}" for name in self.hands[player.seat]}
            answer = yield Question(player.seat, "take_character", answers, {}, set(), later)
            chosen.append(answer.split()[1])
        for player in self.players:
            player.character = chosen[player.seat]

    def begin_game(self) -> None:
        for player in self.players:
            self.start_anew(player)
        if self.island and not self.piles["treasures"]:
            number = (
                TREASURES[self.settings["hunters_treasures"]]
                if self.goal == "treasure_hunters"
                else RULES["treasures_open"]
            )
            self.show_treasures(number)
        self.turn = self.first
        self.round = 1

    # Rounds

    def next_player(self) -> None:
        """Clockwise, past those who are out; after the last one the next round begins [PR-15.8]."""
        count = len(self.players)
        while True:
            self.turn = (self.turn + 1) % count
            if self.turn == self.first:
                if RULES["round_limit"] and self.round == RULES["round_limit"]:
                    self.finish()
                self.round += 1
            if not self.players[self.turn].out:
                return

    def one_round(self, player: Player, under_way: bool) -> Asking:
        """PR-4.1; one that is under way has come to the movement."""
        try:
            if not under_way:
                self.more_turns = 0
                player.used = set()
                player.resting = 0
                yield from self.start_round(player)
            yield from self.take_turn(player)
            while self.more_turns:
                self.more_turns -= 1
                yield from self.take_turn(player)
        except RoundOver:
            self.more_turns = 0
        except TurnOver:
            pass
        yield from self.finish_round(player)

    def start_round(self, player: Player) -> Asking:
        for card in player.whole():
            for effect in effects(card, "roundstart"):
                self.do_simple(player, effect)
        if self.in_water(player):
            try:
                yield from self.give_up_bubbles(player, 1)
            except TurnOver as drowned:
                raise RoundOver from drowned
        doomed = self.apocalypse
        if doomed:
            yield from self.doom(player)
        if player.on_base:
            yield from self.chance_step(player, doomed)

    def chance_step(self, player: Player, doomed: bool) -> Asking:
        """PR-5.9, PR-15.6: in the arena and in the Apocalypse no card is drawn, but by a lone player."""
        draws = self.arena < 0 and (not self.apocalypse or len(self.players) == 1)
        waved = yield from self.wave_banner(player, "draw_chance" if draws else "decline")
        if draws and not waved:
            yield from self.draw_chance(player)
            if self.apocalypse and not doomed:
                yield from self.doom(player)

    def deck_runs_out(self) -> None:
        """The chance deck is used up once in the final battle, and is the clock of a lone player [PR-15.6, PR-22.4]."""
        if len(self.players) == 1:
            self.runs += 1
            self.shuffle("chance")
            if self.runs == SOLO["runs"]:
                self.finish()
            self.apocalypse = self.runs >= SOLO["runs"] - 1
        elif self.final:
            self.apocalypse = True

    def wave_banner(self, player: Player, other: str) -> Deciding:
        victims = [other for other in self.others(player) if other.on_base and not self.spared(other)]
        if "banner_of_doom" not in player.artifacts or not victims:
            return False
        answers = {"use banner_of_doom", other}
        (count,) = (effect["n"] for effect in effects("banner_of_doom", "chance"))
        answer = yield from self.ask(player, "wave_or_draw", answers, count=count)
        if answer != "use banner_of_doom":
            return False
        self.met["banner waved"] += 1
        for victim in victims:
            self.lose_health(victim, count)
        return True

    def spared(self, player: Player) -> bool:
        """Before the final battle nobody loses the last health; the Amulet protects its holder."""
        return self.passive(player, "untouchable") or (player.health <= 1 and not self.final)

    def doom(self, player: Player) -> Asking:
        answers = {"lose_health"} | ({"lose_magic"} if player.magic else set())
        answer = yield from self.ask(player, "doom", answers, health=player.health, magic=player.magic)
        if answer == "lose_magic":
            player.magic -= 1
        else:
            self.lose_health(player, 1)

    def take_turn(self, player: Player) -> Asking:
        self.met["turn"] += 1
        self.sneaking = False
        try:
            if player.in_realm:
                yield from self.water_turn(player)
            else:
                yield from self.move(player)
                yield from self.everybody_ashore()
                yield from self.play_on(player)
        except TurnOver:
            pass
        if not self.sneaking:
            self.pick_up_piece(player)

    def finish_round(self, player: Player) -> Asking:
        """The limits [PR-2.5], and the nemesis of a lone player [PR-22.2]."""
        yield from self.everybody_ashore()
        if player.out:
            return
        player.gold = min(player.gold, RULES["limit_gold"])
        player.xp = min(player.xp, RULES["limit_xp"])
        while len(player.items) > (limit := self.item_limit(player)):
            cards = sorted({thing.card for thing in player.items})
            card = yield from self.pick(player, "drop_item", "card", cards, limit=limit, count=len(player.items))
            self.discard_item(player, self.worst(player, card))
            self.met["item dropped"] += 1
        while len(player.abilities) > (limit := self.ability_limit(player)):
            card = yield from self.pick(
                player, "forget_ability", "card", player.abilities, limit=limit, count=len(player.abilities)
            )
            self.forget(player, card)
            self.met["ability forgotten"] += 1
        if len(self.players) == 1:
            yield from self.nemesis_moves(player)

    def price_of_goods(self, player: Player, card: str) -> int:
        return self.price(player, card)

    # Alone

    def nemesis_attribute(self, player: Player, mode: str) -> int:
        return int(
            SOLO["strength" if mode == "s" else "will"]
            + SOLO["per_artifact"] * len(player.artifacts)
            + SOLO["per_run"] * self.runs
        )

    def nemesis_moves(self, player: Player) -> Asking:
        told = self.hear("nemesis_moved")
        field = FIELDS.index(told["field"])
        assert 1 <= (field - self.nemesis) % RING <= 6
        self.nemesis = field
        if player.place != field or self.is_safe(player):
            return
        self.met["nemesis fought"] += 1
        self.nemesis = 0  # however the fight ends, it goes back to the Magic Wasteland [PR-22.3]
        fight = Fight("nemesis", player, None, None)
        yield from self.choose_kind(fight)
        yield from self.choose_gear(fight, 0)
        lead = yield from self.exchange(fight)
        self.wear(fight, 0, "post")
        if lead > 0:
            player.xp += SOLO["xp"]
            self.winner_gains(fight, 0)
        if lead < 0:
            amount = yield from self.protect(fight, player, 1)
            missing = self.loser_suffers(fight, 0)
            self.martyr(fight, 0, amount + missing)
            with contextlib.suppress(TurnOver):
                self.lose_health(player, amount)
                self.lose_health(player, missing)

    # The final battle

    def begin_final(self) -> None:
        """Who has no artifact is out, all chance cards are shuffled, the Gate closes [PR-15.5, PR-15.6]."""
        self.final = True
        self.met["final battle"] += 1
        for player in self.players:
            if not player.artifacts:
                self.drop_out(player)
        self.last_one_wins()
        self.shuffle("chance")
        if self.settings["final_battle"] == "heroic":
            raise HeroicBattle
        active = self.players[self.turn]
        if active.in_realm or active.out:
            raise RoundOver

    def ask(self, player: Player, name: str, answers: set[str], **facts: object) -> Choice:
        if name != "come_ashore":
            yield from self.everybody_ashore()
        return (yield from super().ask(player, name, answers, **facts))

    def everybody_ashore(self) -> Asking:
        """When the Gate closes, before anything else; the rules name no order [PR-15.5]."""
        while self.final and (swimmers := [player for player in self.fighters() if player.in_realm]):
            (seat,) = self.engine.acting()
            yield from self.come_ashore(next(player for player in swimmers if player.seat == seat))

    def go_to_the_arena(self) -> Asking:
        """PR-18.9, from the dice to the first fighter."""
        yield from self.everybody_ashore()
        told = self.hear("arena_dice")
        assert told["light"] != told["dark"], told
        light = told["light"] > told["dark"]
        bids = {player.seat: 0 for player in self.fighters()}
        asked = [player for player in self.fighters() if player.gold]
        for number, player in enumerate(asked):
            answers = {f"number {gold}" for gold in range(min(player.gold, MOST_TO_BID) + 1)}
            later = [other.seat for other in asked[number + 1 :]]
            facts = {"gold": player.gold, "die": "light" if light else "dark"}
            answer = yield Question(player.seat, "bid", answers, facts, set(), later)
            bids[player.seat] = int(answer.split()[1])
        total = sum(bids.values())
        self.arena = (total if light else -total) % RING
        assert self.hear("arena")["field"] == FIELDS[self.arena]
        for lying in list(self.ring[self.arena]):
            self.clear(self.arena, lying)
        if FIELDS[self.arena] in self.pieces_on:
            self.pieces_on.remove(FIELDS[self.arena])
            self.piles["maps"].append(FIELDS[self.arena])
        marks = {player.seat: (self.way_to_the_arena(player.place), -bids[player.seat]) for player in self.fighters()}
        self.first = int(self.engine.dump()["first"])  # of equal ones dice decide
        assert marks[self.first] == min(marks.values()), (marks, self.first)
        for player in self.fighters():
            player.gold -= bids[player.seat]
            player.place = self.arena
            player.health, player.magic = player.strength, player.will
        self.turn = (self.first - 1) % len(self.players)
        self.met["arena"] += 1

    def way_to_the_arena(self, place: int) -> int:
        if place == ISLAND:
            return 1 + min(self.way_to_the_arena(port) for port in PORTS)
        return min((place - self.arena) % RING, (self.arena - place) % RING)

    # The score

    def counts_the_same(self, game: hlubina.Game) -> None:
        """Ten points for the victory, one for each artifact, certificate or point of fame."""
        outcome = game.outcome()
        assert outcome.over
        mine = [
            VICTORY * (player.seat == self.winner)
            + {
                "artifacts": len(player.artifacts),
                "certificates": len(player.certificates),
                "treasure_hunters": player.fame,
                "underwater_treasure": 0,
            }[self.goal]
            for player in self.players
        ]
        assert list(outcome.scores) == mine, (outcome.scores, mine)
        if self.winner >= 0:
            assert outcome.winners() == [self.winner]
