"""P-1 and P-2: the deal, and three rounds of placement, gifts and vote."""

from __future__ import annotations

from hlubina.core.chance import Chance
from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.native import mypyc_attr
from hlubina.games.passengers.cards import COLOURS, DEMON, LONER, ROUNDS, SMUGGLER, SOUL, ZHOLYK_CARD
from hlubina.games.passengers.rules.gifts import USE_GIFTS
from hlubina.games.passengers.rules.placement import PLACE_PASSENGERS
from hlubina.games.passengers.rules.talk import OpenDiscussion
from hlubina.games.passengers.rules.vote import CallVote
from hlubina.games.passengers.scoring import close_game
from hlubina.games.passengers.state import PLACEMENT, PassengersStep, State


def deal_out(state: State, chance: Chance) -> None:
    """P-1.4 to P-1.9: the coin, loyalties, hands and shadows."""
    state.first_coin = chance.below(state.seats)
    souls = deck_of(state, SOUL, chance)
    demons = deck_of(state, DEMON, chance)
    loyalties: list[int] = []
    for side, number in enumerate(state.crew.sides):
        for _ in range(number):
            loyalties.append(ZHOLYK_CARD if side == LONER else (demons if side == SMUGGLER else souls).pop())
    chance.shuffle(loyalties)
    state.loyalty = [card // 3 for card in loyalties]
    state.dealt = [sorted([card, souls.pop(), demons.pop()]) for card in loyalties]
    shadows = [souls.pop() for _ in range(state.crew.shadow_souls)]
    shadows += [demons.pop() for _ in range(state.crew.shadow_demons)]
    chance.shuffle(shadows)
    state.shadow_deck = shadows


def deck_of(state: State, kind: int, chance: Chance) -> list[int]:
    deck = [3 * kind + colour for colour in range(len(COLOURS)) for _ in range(state.cards.copies(kind))]
    chance.shuffle(deck)
    return deck


def begin(state: State) -> None:
    """The table is laid; the first round can begin."""
    state.coin = state.first_coin
    state.hands = state.dealt[:]
    state.push(NextRound(NOBODY))


@mypyc_attr(acyclic=True, free_list_len=1)
class NextRound(PassengersStep):
    """P-2.1, P-2.4: the next round begins with whoever holds the coin, or the game is over."""

    def name(self) -> str:
        return "next_round"

    def carried_out(self, state: State) -> None:
        if state.round == ROUNDS:
            close_game(state)
            return
        if state.round == 0 and state.crew.gaze and state.journal is not None:
            tell_gaze(state)
        state.round += 1
        state.begin_phase(PLACEMENT)
        state.starters.append(state.coin)
        if state.journal is not None:
            state.tell("round_began", {"round": state.round, "seat": state.coin})
        state.push(NextRound(NOBODY))
        state.push(CallVote(NOBODY))
        state.push(OpenDiscussion(NOBODY))
        state.push(USE_GIFTS)
        state.push(PLACE_PASSENGERS)


def tell_gaze(state: State) -> None:
    """P-1.10: the smugglers see each other, two or three of them."""
    smugglers = [seat for seat in range(state.seats) if state.loyalty[seat] == SMUGGLER]
    secrets: dict[str, Fact] = {}
    mask = 0
    for name, seat in zip(("seat", "opponent", "by"), smugglers, strict=False):
        secrets[name] = seat
        mask |= 1 << seat
    if state.journal is not None and len(secrets) == len(smugglers) > 1:
        state.journal.whisper(f"gaze_{len(smugglers)}", {}, secrets, mask)
