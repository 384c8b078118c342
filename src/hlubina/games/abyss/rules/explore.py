"""A-3: exploring the depths. Cards are revealed one by one, allies are offered to the opponents, monsters fought."""

from __future__ import annotations

from typing import Final

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.native import mypyc_attr
from hlubina.core.orders import Order
from hlubina.core.shown import OrderForm
from hlubina.core.steps import Step
from hlubina.games.abyss.actions import BUY, DECLINE, FIGHT, GO_ON, REWARD, TAKE_ALLY
from hlubina.games.abyss.cards import ALLY_NAMES, CARD_NAMES, MONSTER, RACES, SHIP_MASTER, TAMER, VALUES
from hlubina.games.abyss.rules.hands import enforce_limit
from hlubina.games.abyss.rules.powers import usable_powers, use_power
from hlubina.games.abyss.scoring import close_game
from hlubina.games.abyss.state import OptionalStep, State, card_names, race_of, value_of


def can_reveal(state: State) -> bool:
    """A-3.11: there is a card left, or trying to reveal one is allowed to end the game."""
    if state.deck.size() > 0 or state.discard.size() > 0:
        return True
    return state.settings.dry_ends_game


def reveal(state: State) -> None:
    """A-3.1: the next card comes onto the track."""
    if state.deck.size() == 0:
        if state.discard.size() == 0:
            run_dry(state)
            return
        reshuffle(state)
    card = state.own_deck().draw()
    state.track.append(card)
    state.turned_up()
    if state.journal is not None:
        state.tell("revealed", {"seat": state.turn, "card": CARD_NAMES[card], "space": len(state.track)})
    if card == MONSTER:
        state.push(MonsterRevealed(state.turn))
    else:
        offer_ally(state, 1)


def reshuffle(state: State) -> None:
    """A-3.10: the discarded exploration cards are shuffled and become the deck."""
    deck = state.own_deck()
    deck.cards = state.own_discard().empty()
    deck.shuffle(state.chance)
    if state.journal is not None:
        state.tell("reshuffled", {"count": state.deck.size()})


def run_dry(state: State) -> None:
    """A-3.11: no card can be revealed."""
    if state.journal is not None:
        state.tell("no_card_left", {})
    if state.settings.dry_ends_game:
        clear_track(state)
        state.stack.cut(0)
        close_game(state)
    else:
        end_exploration(state)


@mypyc_attr(acyclic=True, free_list_len=1)
class RevealNext(Step):
    """A-3.3: after a purchase another card must be revealed."""

    def name(self) -> str:
        return "reveal_next"

    def carried_out(self, state: State) -> None:
        reveal(state)


# An ally is revealed


def price(state: State) -> int:
    return 1 + state.bought


def offer_ally(state: State, first: int) -> None:
    """A-3.2: ask the opponents, clockwise; `first` is how far to the left of the active player the asking begins."""
    cost = price(state)
    for step in range(first, state.seats):
        seat = (state.turn + step) % state.seats
        if not state.buyers >> seat & 1 and state.pearls[seat] >= cost:
            state.push(OfferAlly(seat))
            return
    state.push(AllyRevealed(state.turn))


@mypyc_attr(acyclic=True, free_list_len=1)
class OfferAlly(OptionalStep):
    """A-3.2: an opponent may buy the ally."""

    def name(self) -> str:
        return "offer_ally"

    def legal(self, state: State) -> list[int]:
        return [BUY, DECLINE]

    def answered(self, state: State, action: int) -> None:
        if action == DECLINE:
            offer_ally(state, (self.seat - state.turn) % state.seats + 1)
        else:
            buy_ally(state, self.seat)

    def rule(self, state: State) -> str:
        return "A-3.2"

    def about(self, state: State) -> dict[str, Fact]:
        return {"card": ALLY_NAMES[state.track[-1]], "price": price(state), "pearls": state.pearls[self.seat]}


ORDERS: Final = [Order(f"buy_{race}", 1, VALUES + 1) for race in RACES]  # the lowest value worth asking for


def standing_answer(state: State, seat: int, orders: dict[str, int]) -> int | None:
    """Decline an ally below the value that the player has set for its race."""
    if not isinstance(state.step_of(seat), OfferAlly):
        return None
    ally = state.track[-1]
    return DECLINE if value_of(ally) < orders[ORDERS[race_of(ally)].name] else None


def fitting_order(state: State, seat: int) -> OrderForm | None:
    """No longer to be asked about an ally like the one on offer: the next value is the lowest worth a question."""
    if not isinstance(state.step_of(seat), OfferAlly):
        return None
    ally = state.track[-1]
    return {"name": ORDERS[race_of(ally)].name, "value": value_of(ally) + 1}


def buy_ally(state: State, seat: int) -> None:
    cost = price(state)
    ally = state.track.pop()
    state.pearls[seat] -= cost
    state.pearls[state.turn] += cost
    state.bought += 1
    state.buyers |= 1 << seat
    state.add_to_hand(seat, ally, state.remembered())
    if state.journal is not None:
        state.tell("bought", {"seat": seat, "card": ALLY_NAMES[ally], "price": cost, "by": state.turn})
    state.push(RevealNext(NOBODY))
    if state.settings.buyers_discard_at_once:
        enforce_limit(state, [seat])


@mypyc_attr(acyclic=True, free_list_len=1)
class AllyRevealed(Step):
    """A-3.4: nobody has bought the ally; take it or go on."""

    def name(self) -> str:
        return "ally_revealed"

    def legal(self, state: State) -> list[int]:
        options = usable_powers(state, self.seat)
        options.append(TAKE_ALLY)
        if len(state.track) < state.cards.track_spaces and can_reveal(state):
            options.append(GO_ON)
        return options

    def answered(self, state: State, action: int) -> None:
        if action == GO_ON:
            reveal(state)
        elif action == TAKE_ALLY:
            take_ally(state, self.seat)
        else:
            state.push(AllyRevealed(self.seat))
            use_power(state, self.seat, action)

    def rule(self, state: State) -> str:
        return "A-3.4"

    def about(self, state: State) -> dict[str, Fact]:
        return {
            "card": ALLY_NAMES[state.track[-1]],
            "space": len(state.track),
            "bonus": int(len(state.track) == state.cards.track_spaces),
        }


def take_ally(state: State, seat: int) -> None:
    on_last_space = len(state.track) == state.cards.track_spaces
    ally = state.track.pop()
    state.add_to_hand(seat, ally, state.remembered())
    if state.journal is not None:
        state.tell("took_ally", {"seat": seat, "card": ALLY_NAMES[ally]})
    if on_last_space:
        gain_bonus(state, seat)
    end_exploration(state)


def gain_bonus(state: State, seat: int) -> None:
    """The pearl of the last space."""
    state.pearls[seat] += state.cards.last_space_pearls
    if state.journal is not None:
        state.tell("bonus_pearl", {"seat": seat})


# A monster is revealed


@mypyc_attr(acyclic=True, free_list_len=1)
class MonsterRevealed(Step):
    """A-3.6: fight or go on."""

    def name(self) -> str:
        return "monster_revealed"

    def legal(self, state: State) -> list[int]:
        options = usable_powers(state, self.seat)
        options.append(FIGHT)
        if len(state.track) < state.cards.track_spaces and can_reveal(state):
            options.append(GO_ON)
        return options

    def answered(self, state: State, action: int) -> None:
        if action == FIGHT:
            fight(state, self.seat)
        elif action == GO_ON:
            state.threat = min(len(state.cards.reward_keys), state.threat + 1)
            if state.journal is not None:
                state.tell("passed_monster", {"seat": self.seat, "threat": state.threat})
            reveal(state)
        else:
            state.push(MonsterRevealed(self.seat))
            use_power(state, self.seat, action)

    def rule(self, state: State) -> str:
        return "A-3.6"

    def about(self, state: State) -> dict[str, Fact]:
        return {
            "space": len(state.track),
            "threat": state.threat,
            "bonus": int(len(state.track) == state.cards.track_spaces),
        }


def paying_space(state: State, seat: int) -> int:
    """The threat space whose rewards the seat may choose from (A-3.8)."""
    if state.against(seat, TAMER) == NOBODY:
        return state.threat
    return max(1, state.threat - state.cards.amount[TAMER])


def fight(state: State, seat: int) -> None:
    space = paying_space(state, seat)
    if state.journal is not None:
        state.tell("fought", {"seat": seat, "threat": space})
        if space < state.threat:
            state.tell("tamed", {"seat": seat, "by": state.against(seat, TAMER)})
    if len(state.track) == state.cards.track_spaces:
        gain_bonus(state, seat)
    state.push(ChooseReward(seat))


class ChooseReward(Step):
    """A-3.7: one of the rewards of the space, of those that can be paid in full."""

    def name(self) -> str:
        return "choose_reward"

    def legal(self, state: State) -> list[int]:
        tokens = state.cards.reward_tokens[paying_space(state, self.seat) - 1]
        left = state.token_pool.size()
        options: list[int] = []
        for number in range(len(tokens)):
            if tokens[number] <= left:
                options.append(REWARD + number)
        return options

    def answered(self, state: State, action: int) -> None:
        cards = state.cards
        space = paying_space(state, self.seat) - 1
        number = action - REWARD
        keys = cards.reward_keys[space][number]
        if keys > 0:
            state.key_tokens[self.seat] += keys
            if state.journal is not None:
                state.tell("gained_keys", {"seat": self.seat, "count": keys})
        state.gain_pearls(self.seat, cards.reward_pearls[space][number])
        for _ in range(cards.reward_tokens[space][number]):
            state.gain_token(self.seat)
        state.threat = 1
        end_exploration(state)

    def rule(self, state: State) -> str:
        return "A-3.7"

    def about(self, state: State) -> dict[str, Fact]:
        return {"threat": paying_space(state, self.seat)}


def end_exploration(state: State) -> None:
    """A-3.9: the track is cleared, and the Ship Master earns."""
    races = clear_track(state)
    if races > 0 and state.works(state.turn, SHIP_MASTER):
        state.gain_pearls(state.turn, races * state.cards.amount[SHIP_MASTER])


def clear_track(state: State) -> int:
    """Allies go to the council, monsters to the discard; says how many different races were sent."""
    remembered = state.remembered()
    races = 0
    different = 0
    sent: list[int] = []
    for card in state.track:
        if card == MONSTER:
            state.own_discard().add(card, remembered)
        else:
            race = race_of(card)
            state.own_stack(race).add(card, remembered)
            if not races >> race & 1:
                races |= 1 << race
                different += 1
            sent.append(card)
    state.track = []
    if state.journal is not None and sent:
        state.tell("sent_to_council", {"seat": state.turn, "cards": card_names(sent)})
    return different
