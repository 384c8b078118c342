"""H-3: a turn from its beginning to its end."""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.native import mypyc_attr
from hlubina.core.steps import NO_CHOICES, Step
from hlubina.games.heroes.actions import (
    DONE,
    END_PLAY,
    GAMBLE,
    PLAYED,
    PLAYS,
    REFRESH,
    card_actions,
    card_of,
    card_taken_back,
    take_back_actions,
)
from hlubina.games.heroes.names import CARD_NAMES, CLAN_NAMES, FIRST_SPARE, NOTHING
from hlubina.games.heroes.rules.hands import throw_away
from hlubina.games.heroes.rules.invasion import BeginInvasion, gamble
from hlubina.games.heroes.rules.symbols import Symbols, side_works
from hlubina.games.heroes.state import GatheringStep, State


def begin_turn(state: State, player: int) -> None:
    state.turn = player
    state.turns += 1
    state.gambled = 0
    if state.journal is not None:
        state.tell("turn_began", state.own(player, {}))
    state.push(PassTurn(NOBODY))
    state.push(BeginInvasion(NOBODY))
    state.push(DrawUp(NOBODY))
    state.push(PlayCards(state.seat_of(player)))


@mypyc_attr(acyclic=True, free_list_len=1)
class PlayCards(Step):
    """H-3.1: play cards one at a time; then the loot display may be refreshed."""

    def name(self) -> str:
        return "play_cards"

    def legal(self, state: State) -> list[int]:
        player = state.turn
        hand = state.hand[player]
        options: list[int] = []
        rights: list[int] = []
        last = NOTHING
        for card in sorted(hand):
            if card == last:
                continue
            last = card
            sides = state.cards.sides[card]
            left = side_works(state, player, sides[0])
            if len(sides) == 2 and side_works(state, player, sides[1]):
                rights.append(PLAYS[card * 2 + 1])
            elif not left:
                left = True  # A20: a card that can do nothing may be played for nothing
            if left:
                options.append(PLAYS[card * 2])
        options += rights
        if not state.gambled:
            options.append(GAMBLE)
        if hand and state.display:
            options.append(REFRESH)
        options.append(END_PLAY)
        if last >= FIRST_SPARE or options[0] > END_PLAY or (rights and rights[-1] > END_PLAY):
            options.sort()
        return options

    def answered(self, state: State, action: int) -> None:
        if action == END_PLAY:
            return
        if action == REFRESH:
            state.push(RefreshLoot(self.seat, 1))
            return
        state.push(PlayCards(self.seat))
        if action == GAMBLE:
            gamble(state)
        else:
            side = PLAYED[action]
            play(state, self.seat, side // 2, side % 2)

    def refusal(self, state: State, action: int) -> str:
        if action == GAMBLE:
            return "H-5.4"
        return "H-3.2" if action == REFRESH else "H-3.1"

    def about(self, state: State) -> dict[str, Fact]:
        player = state.turn
        return {"clan": CLAN_NAMES[state.clan[player]], "count": len(state.hand[player])}


def play(state: State, seat: int, card: int, side: int) -> None:
    player = state.turn
    state.own_cards(player)
    state.hand[player].remove(card)
    state.played[player].append(card)
    face = state.cards.sides[card][side]
    if state.journal is not None:
        state.tell("played", state.own(player, {"card": CARD_NAMES[card], "side": side + 1}))
    if side_works(state, player, face):
        state.push(Symbols(seat, card, side, (1 << face.size) - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class RefreshLoot(Step):
    """H-3.2: discard a card to replace some of the display, as often as there are cards."""

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def name(self) -> str:
        return "refresh_loot"

    def numbers(self) -> list[int]:
        return [self.seat, self.first]

    def fits(self, state: State) -> bool:
        return 0 <= self.first <= 1

    def legal(self, state: State) -> list[int]:
        options: list[int] = []
        if not state.gambled:
            options.append(GAMBLE)
        if not self.first:
            options.append(END_PLAY)
        if state.hand[state.turn] and state.display:
            options += card_actions(state.hand[state.turn])
            options.sort()
        return options

    def answered(self, state: State, action: int) -> None:
        if action == END_PLAY:
            return
        if action == GAMBLE:
            state.push(RefreshLoot(self.seat, 0))
            gamble(state)
            return
        state.push(RefreshLoot(self.seat, 0))
        throw_away(state, state.turn, card_of(action))
        state.push(ReplaceLoot(self.seat, 0))

    def rule(self, state: State) -> str:
        return "H-3.2"


@mypyc_attr(acyclic=True, free_list_len=1)
class ReplaceLoot(GatheringStep):
    """H-3.2: one or more cards of the display go under the loot deck as they lie; then it is refilled.

    `chosen` marks their places; of equal cards the first ones.
    """

    def __init__(self, seat: int, chosen: int) -> None:
        super().__init__(seat)
        self.chosen = chosen

    def name(self) -> str:
        return "replace_loot"

    def numbers(self) -> list[int]:
        return [self.seat, self.chosen]

    def fits(self, state: State) -> bool:
        """Whether these are places of the display, and of equal cards the first ones."""
        if not 0 <= self.chosen < 1 << len(state.display):
            return False
        left: list[int] = []
        for place, card in enumerate(state.display):
            if not self.chosen >> place & 1:
                left.append(card)
            elif card in left:
                return False
        return True

    def is_chosen(self, place: int) -> bool:
        return self.chosen >> place & 1 == 1

    def legal(self, state: State) -> list[int]:
        options = [DONE] if self.chosen > 0 else []
        cards = [card for place, card in enumerate(state.display) if not self.is_chosen(place)]
        if cards:
            options += card_actions(cards)
        return options

    def take_backs(self, state: State) -> list[int]:
        if self.chosen == 0 or len(state.display) == 1:  # the only card has to go
            return NO_CHOICES
        return take_back_actions([card for place, card in enumerate(state.display) if self.is_chosen(place)])

    def answered(self, state: State, action: int) -> None:
        if action == DONE:
            self.replace(state)
            return
        back = card_taken_back(action)
        if back != NOTHING:
            place = self.places(state, back, True)[-1]
        else:
            place = self.places(state, card_of(action), False)[0]
        state.push(ReplaceLoot(self.seat, self.chosen ^ 1 << place))

    def places(self, state: State, card: int, chosen: bool) -> list[int]:
        """Where the card lies in the display, chosen or not."""
        found: list[int] = []
        for place, other in enumerate(state.display):
            if other == card and self.is_chosen(place) == chosen:
                found.append(place)
        return found

    def replace(self, state: State) -> None:
        state.own_loot()
        kept: list[int] = []
        for place, card in enumerate(state.display):
            if not self.is_chosen(place):
                kept.append(card)
                continue
            state.loot_deck.insert(0, card)
            state.buried += 1
            if state.journal is not None:
                state.tell("loot_replaced", state.own(state.turn, {"card": CARD_NAMES[card]}))
        state.display = kept
        state.refill_display()

    def rule(self, state: State) -> str:
        return "H-3.2"

    def about(self, state: State) -> dict[str, Fact]:
        chosen = [CARD_NAMES[card] for place, card in enumerate(state.display) if self.is_chosen(place)]
        return {"count": len(chosen), "cards": chosen}


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawUp(Step):
    """H-3.3: the played cards are discarded, then the hand is drawn up."""

    def name(self) -> str:
        return "draw_up"

    def carried_out(self, state: State) -> None:
        player = state.turn
        state.own_cards(player)
        state.discard[player] += state.played[player]
        state.played[player] = []
        missing = state.cards.hand_size - len(state.hand[player])
        if missing > 0:
            state.draw_cards(player, missing)


@mypyc_attr(acyclic=True, free_list_len=1)
class PassTurn(Step):
    """H-3.5: to the left neighbour."""

    def name(self) -> str:
        return "pass_turn"

    def carried_out(self, state: State) -> None:
        if state.dark > 0:
            state.dark -= 1
        begin_turn(state, (state.turn + 1) % state.players)
