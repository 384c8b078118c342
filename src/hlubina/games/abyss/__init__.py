"""Abyss: rivals for the throne of the deep win allies of five races, recruit lords with them and control locations.

In a turn you may plot for new lords at court, then do one thing: explore (cards are revealed one by one; opponents may
buy each ally before you take it or go on, and monsters may be fought), take a stack of allies from the council, or
recruit a lord with allies and pearls. Lords bring influence, abilities and keys; three keys win a location. The seventh
lord, or a court that cannot be refilled, brings the last round. Hidden are hands, decks, the council and tokens.

The numbered rules stand in text/rules.en.md. A step of the rulebook is a class in rules/: turn.py (A-2, A-9),
explore.py (A-3), council.py (A-4), recruit.py (A-5), control.py (A-6), lords.py, powers.py or hands.py (A-7);
scoring.py is A-8. mind/ holds what only bots use.
"""

from hlubina.games.abyss.game import AbyssTitle

TITLE = AbyssTitle()
