"""Conspiracy: each player recruits lords of five guilds and lines them up in an inverted pyramid of fifteen places.

In a turn you draw one to three lords and keep one, the others feeding the open piles of their colours, or you take a
whole pile. Lords bring pearls, keys to underwater locations, a swap of places or a peek at the deck. The best lord of
each colour, the locations, the largest group of one colour and the title of pearl master make the score. Everything is
open but the order of the two decks.

The numbered rules stand in text/rules.en.md. A step of the rulebook is a class in rules/recruit.py (C-2, C-5),
rules/lords.py (C-3, C-6) or rules/control.py (C-4); scoring.py is C-7, and preview.py tells what an answer would bring.
mind/ holds what only bots use.
"""

from hlubina.games.conspiracy.game import ConspiracyTitle

TITLE = ConspiracyTitle()
