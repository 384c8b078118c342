"""Passengers (Podsvětí): ferrymen send boats to the Underworld; guides want souls there, smugglers demons.

Three rounds with two boats each. Everybody places a card face down on a seat, takes its gift and its votes, uses the
gift in the order of the numbers, talks, and votes in secret for a boat. The one with more votes goes to the Underworld
with all its passengers, the other leaves the game. Zholyk plays alone, against both. Hidden are loyalties, hands, and
every card placed; what a seat can know for certain is worked out exactly. Anything may be said, true or false.

The numbered rules stand in text/rules.en.md. A step of the rulebook is a class in rules/: rounds.py (P-1, P-2),
placement.py (P-3, P-10), gifts.py (P-4), vote.py (P-5) or talk.py (P-9, with claims.py); scoring.py is P-6 and P-7.
Gifts are data, written in the language of language.py (P-11), put into sentences in wording.py, and carried out in
rules/: gifts.py, targets.py and effects.py. knowledge/ works out what is certain (P-8): clues.py gathers what a viewer
has seen, solver.py finds everything that follows from it. mind/ holds what only bots use.
"""

from hlubina.games.passengers.game import PassengersTitle

TITLE = PassengersTitle()
