"""H-2: the set-up, from the scenario to the first turn."""

from __future__ import annotations

from hlubina.core.chance import Chance
from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.steps import Step
from hlubina.games.heroes.actions import CLAN, card_actions, card_of
from hlubina.games.heroes.names import (
    CARD_NAMES,
    CLAN_NAMES,
    CLANS,
    HERO_CARDS,
    HERO_KINDS,
    LABORATORY,
    NOTHING,
    ROOMS,
    TOKENS,
    UNFINISHED,
)
from hlubina.games.heroes.rules.rooms import open_laboratory, reveal_tiles
from hlubina.games.heroes.rules.spreading import PlaceMonster
from hlubina.games.heroes.rules.turn import begin_turn
from hlubina.games.heroes.scenarios import Tokens
from hlubina.games.heroes.state import State


def lay_table(state: State, chance: Chance) -> None:
    """H-2.1 to H-2.5, and the clans as far as they are drawn by lot."""
    state.lay_out()
    lay_tokens(state, state.scenario.setup)
    lay_tokens(state, state.scenario.extra[state.players])
    for room in state.scenario.portals:
        state.lay_portal(room, UNFINISHED)
    lay_chests(state, chance)
    state.loot_deck = state.cards.loot_deck(state.settings.promo)
    chance.shuffle(state.loot_deck)
    state.enemy_deck = [*range(HERO_CARDS), *state.scenario.cards]
    chance.shuffle(state.enemy_deck)
    state.tile_pile = state.scenario.pool[:]
    chance.shuffle(state.tile_pile)
    reveal_tiles(state)
    state.push(DealClans(NOBODY))
    if state.settings.clans_drawn:
        clans = list(range(CLANS))
        chance.shuffle(clans)
        for player in range(state.players):
            state.take_clan(player, clans[player])
    else:
        for player in reversed(range(state.players)):
            state.push(ChooseClan(state.seat_of(player), player))
    state.push(ShowLoot(NOBODY))  # the display lies there before anybody chooses


def lay_tokens(state: State, setup: Tokens) -> None:
    for room in range(ROOMS):
        for token in range(TOKENS):
            for _ in range(setup.tokens[room * TOKENS + token]):
                state.put_token(room, token)
        for hero in range(HERO_KINDS):
            for _ in range(setup.heroes[room * HERO_KINDS + hero]):
                state.place_resting(room, hero)


def lay_chests(state: State, chance: Chance) -> None:
    """H-2.1, H-2.3: a random chest of the stated value, its back unseen."""
    for value in range(1, 5):
        effects = state.cards.chests[value][:]
        chance.shuffle(effects)
        for room in state.dungeon.rooms:
            if state.scenario.chests[room] == value:
                state.chests[room] = value
                state.backs[room] = effects.pop()
        if value < 4:
            state.chest_supply[value] = effects


class ChooseClan(Step):
    """H-2.6: each player picks a clan that nobody has yet."""

    def __init__(self, seat: int, player: int) -> None:
        super().__init__(seat)
        self.player = player

    def name(self) -> str:
        return "choose_clan"

    def numbers(self) -> list[int]:
        return [self.seat, self.player]

    def fits(self, state: State) -> bool:
        own = 0 <= self.player < state.players and state.seat_of(self.player) == self.seat
        return own and state.clan[self.player] == NOTHING

    def legal(self, state: State) -> list[int]:
        offered = list(range(CLANS))
        if state.settings.clans_of_chapter:
            scenario = state.cards.scenario_names().index(state.settings.chosen["scenario"])
            offered = sorted(state.cards.chapter_clans[state.cards.chapter_of(scenario)])
        return [CLAN + clan for clan in offered if clan not in state.clan]

    def answered(self, state: State, action: int) -> None:
        state.take_clan(self.player, action - CLAN)
        if state.journal is not None:
            state.tell("clan_chosen", state.own(self.player, {}))

    def rule(self, state: State) -> str:
        return "H-2.6"

    def about(self, state: State) -> dict[str, Fact]:
        return {"number": self.player + 1}


class DealClans(Step):
    """H-2.6 to H-2.8: decks and figures; with a laboratory, another clan's cards for the loot deck (H-2.11)."""

    def name(self) -> str:
        return "deal_clans"

    def carried_out(self, state: State) -> None:
        state.own_monsters()
        for player in range(state.players):
            state.own_cards(player)
            clan = state.clan[player]
            state.lair[player] = state.cards.monsters[clan]
            state.pile[player] = state.cards.clan_deck(clan)
            state.chance.shuffle(state.pile[player])
            if state.journal is not None:
                state.tell("clan_dealt", state.own(player, {"count": state.cards.monsters[clan]}))
        state.push(FirstTurn(NOBODY))
        for player in reversed(range(state.players)):
            if starters(state, player) > 0:
                state.push(PlaceMonster(state.seat_of(player), player, starters(state, player), 0))
        ask_for_kept_loot(state, 0, state.settings.kept_loot)
        if state.dungeon.has[LABORATORY]:
            open_laboratory(state)


def ask_for_kept_loot(state: State, player: int, left: int) -> None:
    """H-13.3: the next player who still takes a loot card, as long as one lies in the display."""
    if left == 0:
        player += 1
        left = state.settings.kept_loot
    if left > 0 and player < state.players and loot_in_display(state):
        state.push(KeepLoot(state.seat_of(player), player, left))


def loot_in_display(state: State) -> list[int]:
    """Loot, but no cards of the clan that serves the laboratory."""
    return [card for card in state.display if state.cards.loot_kind[card] != NOTHING]


class KeepLoot(Step):
    """H-13.3: a loot card for the starting deck, a reward of the chronicle."""

    def __init__(self, seat: int, player: int, left: int) -> None:
        super().__init__(seat)
        self.player = player
        self.left = left

    def name(self) -> str:
        return "keep_loot"

    def numbers(self) -> list[int]:
        return [self.seat, self.player, self.left]

    def fits(self, state: State) -> bool:
        return state.plays(self.seat, self.player) and 1 <= self.left <= state.settings.kept_loot

    def legal(self, state: State) -> list[int]:
        return card_actions(loot_in_display(state))

    def answered(self, state: State, action: int) -> None:
        card = card_of(action)
        state.own_loot()
        state.own_cards(self.player)
        state.display.remove(card)
        state.pile[self.player].append(card)
        state.chance.shuffle(state.pile[self.player])
        if state.journal is not None:
            state.tell("took_loot", state.own(self.player, {"card": CARD_NAMES[card]}))
        state.refill_display()
        ask_for_kept_loot(state, self.player, self.left - 1)

    def rule(self, state: State) -> str:
        return "H-13.3"

    def about(self, state: State) -> dict[str, Fact]:
        return {"clan": CLAN_NAMES[state.clan[self.player]], "count": self.left}


def starters(state: State, player: int) -> int:
    """H-2.7: how many figures begin in the dungeon."""
    clan = state.clan[player]
    if not state.dungeon.of_type(state.cards.start_type[clan]):
        return 0
    return state.cards.start_count[clan]


class ShowLoot(Step):
    """H-2.2: show the first loot cards."""

    def name(self) -> str:
        return "show_loot"

    def carried_out(self, state: State) -> None:
        state.refill_display()


class FirstTurn(Step):
    """H-2.8, H-2.10: hands are drawn, and the smallest clan begins."""

    def name(self) -> str:
        return "first_turn"

    def carried_out(self, state: State) -> None:
        first = 0
        for player in range(state.players):
            state.draw_cards(player, state.cards.hand_size)
            if state.cards.monsters[state.clan[player]] < state.cards.monsters[state.clan[first]]:
                first = player
        begin_turn(state, first)
