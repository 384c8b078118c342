"""What a seat does not know, dealt anew, so that it cannot tell the result from the truth (A-1.4, A-1.6, A-1.7).

Hidden are the order of decks and stacks, tokens of others, and allies as far as they were not seen. An unknown card of
the council still has the race of its stack, and a hand holds no monsters.
"""

from __future__ import annotations

from hlubina.core.chance import Chance
from hlubina.core.knowledge import deal_unknown, redeal, unknown_cards
from hlubina.games.abyss.cards import MONSTER
from hlubina.games.abyss.recruit import PayForLord
from hlubina.games.abyss.state import State, race_of

TRIES = 20  # to find a hand with which an opponent can complete a payment that has begun


def deal_anew(dream: State, seat: int, chance: Chance) -> None:
    dream.own_locations()
    dream.own_tokens()
    redeal([dream.own_lord_deck()], seat, chance)
    redeal([dream.location_stack, dream.drawn_locations], seat, chance)
    redeal([dream.token_pool, *dream.tokens], seat, chance)
    deal_allies(dream, seat, chance)
    if dream.actor >= 0 and dream.actor != seat:
        top = dream.stack.top()
        if isinstance(top, PayForLord):
            for _ in range(TRIES):
                if top.cards_to_lay(dream) or top.is_complete(dream):
                    break
                deal_allies(dream, seat, chance)
        mark_anew(dream, seat, chance)
        dream.choices = dream.stack.top().options(dream)
    else:
        mark_anew(dream, seat, chance)


def deal_allies(dream: State, seat: int, chance: Chance) -> None:
    """Council first, each stack of its race; then hands and discard, which hide allies only; the rest is the deck."""
    unknown = unknown_cards([*dream.council, *dream.hands, dream.discard, dream.deck], seat)
    chance.shuffle(unknown)
    mask = 1 << seat
    if len(unknown) > dream.deck.size():
        for race in range(5):
            stack = dream.council[race]
            for place in range(len(stack.cards)):
                if not stack.known[place] & mask:
                    dream.own_stack(race).cards[place] = pick(unknown, race)
        for other in range(dream.seats):
            hand = dream.hands[other]
            for place in range(len(hand.cards)):
                if not hand.known[place] & mask:
                    dream.own_hand(other).cards[place] = pick(unknown, -1)
        discard = dream.discard  # monsters are only ever discarded face up
        for place in range(len(discard.cards)):
            if not discard.known[place] & mask:
                dream.own_discard().cards[place] = pick(unknown, -1)
        chance.shuffle(unknown)  # monsters were passed over, so they lie at the front now
    deal_unknown([dream.own_deck()], seat, unknown)


def pick(cards: list[int], race: int) -> int:
    """Take the first card of the race out of shuffled ones; -1 stands for any ally."""
    for place in range(len(cards)):
        card = cards[place]
        if card != MONSTER and (race < 0 or race_of(card) == race):
            del cards[place]
            return card
    raise AssertionError("The cards that a seat does not know must fit the places where they lie.")


def mark_anew(dream: State, seat: int, chance: Chance) -> None:
    """What others have chosen to discard is their secret until all have chosen."""
    for other in range(dream.seats):
        chosen = len(dream.marked[other])
        if other == seat or chosen == 0:
            continue
        missing = 0
        for step in dream.open_steps():
            if step.seat == other:
                missing = step.numbers()[1]
        hand = sorted(dream.hands[other].cards)
        chance.shuffle(hand)
        dream.own_marked()
        dream.marked[other] = sorted(hand[: chosen + missing])[:chosen]
