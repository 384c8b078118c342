"""Decks with masks of who knows which card."""

from __future__ import annotations

from hlubina.core.knowledge import EVERYBODY, Deck


def test_a_card_put_under_a_deck_is_drawn_last_and_stays_known() -> None:
    deck = Deck([4, 5], [0, 0])
    deck.put_under(7, EVERYBODY)
    assert deck.cards == [7, 4, 5]
    assert deck.seen_by(None) == [7, None, None]
    assert [deck.draw(), deck.draw(), deck.draw()] == [5, 4, 7]
