"""What plain integers stand for. Aliases only: compiled code handles them as the integers that they are."""

from __future__ import annotations

from typing import TypeAlias

SeatNumber: TypeAlias = int  # from 0; NOBODY is none of them. `hlubina.Seat` is what a bot holds
Action: TypeAlias = int  # an answer, as the game's `Vocabulary` numbers them
Card: TypeAlias = int  # a kind of card or one card, as each game numbers them
Mask: TypeAlias = int  # a set of seats, one bit each, and one for the spectators
