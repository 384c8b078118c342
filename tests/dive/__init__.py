"""Dive: a tiny game of dice for the tests alone. Who brings up the most pearls wins.

It is as small as a game can be: two questions, four actions, no open points, two to six players and one die. The kit
tests it like any other, so that it takes nothing for granted which only the games of the house have.

The numbered rules stand in text/rules.en.md; rules/turn.py is D-2, scoring.py is D-3.
"""

from tests.dive.game import DiveTitle

TITLE = DiveTitle()
