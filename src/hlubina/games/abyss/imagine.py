"""What a seat does not know, dealt anew, so that it cannot tell the result from the truth (A-1.4, A-1.6, A-1.7).

Hidden are the order of decks and stacks, tokens of others, and allies as far as they were not seen. An unknown card of
the council still has the race of its stack, and a hand holds no monsters.
"""

from __future__ import annotations

from hlubina.core.chance import Chance
from hlubina.core.knowledge import Deck, deal_unknown, redeal, unknown_cards
from hlubina.core.steps import Stack, Step
from hlubina.games.abyss.cards import MONSTER
from hlubina.games.abyss.rules.hands import DiscardAllies
from hlubina.games.abyss.rules.recruit import PayForLord
from hlubina.games.abyss.state import State, race_of

TRIES = 20  # to find a hand with which an opponent can pay for the chosen lord


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
            begin_anew(dream, top, seat, chance)
        else:
            mark_anew(dream, seat, chance)
        dream.choices = dream.stack.top().legal(dream)
    else:
        mark_anew(dream, seat, chance)


def deal_allies(dream: State, seat: int, chance: Chance) -> None:
    """Council first, each stack of its race; then hands, which hold no monsters; discard and deck hide anything.

    With perfect memory only allies can have gone to the discard unseen.
    """
    hidden = dream.council + dream.hands
    unknown = unknown_cards([*hidden, dream.discard, dream.deck], seat)
    if len(unknown) == dream.deck.size():
        chance.shuffle(unknown)
        deal_unknown([dream.own_deck()], seat, unknown)
        return
    mask = 1 << seat
    allies = 0
    while allies < len(unknown) and unknown[allies] != MONSTER:  # they are sorted, and monsters come last
        allies += 1
    rest = unknown[allies:]
    left: list[int] = []
    place = 0
    for race in range(5):
        start = place
        while place < allies and race_of(unknown[place]) == race:
            place += 1
        own = unknown[start:place]
        if hides(dream.council[race], mask):
            fill(dream.own_stack(race), mask, own, chance)
        left += own
    for other in range(dream.seats):
        if hides(dream.hands[other], mask):
            fill(dream.own_hand(other), mask, left, chance)
    if dream.settings.perfect_memory:
        if hides(dream.discard, mask):
            fill(dream.own_discard(), mask, left, chance)
        decks = [dream.own_deck()]
    else:
        decks = [dream.own_discard(), dream.own_deck()]
    rest += left
    chance.shuffle(rest)
    deal_unknown(decks, seat, rest)


def hides(deck: Deck, mask: int) -> bool:
    """Whether a card of the deck is not known to the seat of this mask."""
    return any(not known & mask for known in deck.known)


def fill(deck: Deck, mask: int, cards: list[int], chance: Chance) -> None:
    """Put one of the cards, drawn at random, into every place that the seat of this mask does not know."""
    places = deck.cards
    known = deck.known
    for place in range(len(places)):
        if not known[place] & mask:
            drawn = chance.below(len(cards))
            places[place] = cards[drawn]
            cards[drawn] = cards[-1]
            cards.pop()


def begin_anew(dream: State, paying: PayForLord, seat: int, chance: Chance) -> None:
    """What another chooses for a payment is their secret: they have chosen nothing yet, and can pay."""
    if dream.marked[paying.seat]:
        dream.own_marked()
        dream.marked[paying.seat] = []
    for _ in range(TRIES):
        if paying.cards_to_add(dream):
            break
        deal_allies(dream, seat, chance)


def mark_anew(dream: State, seat: int, chance: Chance) -> None:
    """What others have chosen to discard is their secret until all have chosen.

    Who has not finished has chosen nothing yet, who has finished any allies.
    """
    for other in range(dream.seats):
        chosen = len(dream.marked[other])
        if other == seat or chosen == 0:
            continue
        dream.own_marked()
        dream.marked[other] = []
        pending = dream.step_of(other)
        if isinstance(pending, DiscardAllies):
            steps: list[Step] = []
            for step in dream.stack.steps():
                steps.append(DiscardAllies(other, pending.missing + chosen, pending.lord) if step is pending else step)
            dream.stack = Stack(steps)
        else:
            hand = sorted(dream.hands[other].cards)
            chance.shuffle(hand)
            dream.marked[other] = sorted(hand[:chosen])
