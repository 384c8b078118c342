"""Prophecy: heroes roam a ring of twenty fields, fight, learn and trade, and storm five astral spheres for artifacts.

In a round you draw a chance card, then take a turn: move (or do something instead), fight all monsters where you
arrive, perhaps attack another character, then use what the field offers. Fights add a die to current health or current
magic. Beaten guardians of the spheres give artifacts; four of five win, and when the fifth is found a final battle is
fought for them. One sphere hides the Gate of the Water Realm, where air runs short; map pieces lead to treasures.

The rules stand in rules.md; a chapter is a file: setup.py (PR-3), turn.py (PR-4, PR-6), chance.py (PR-5),
adventures.py and opportunities.py (PR-7), fight.py, bout.py and equipment.py (PR-8), duel.py (PR-9), trade.py (PR-10
to PR-12, PR-16), spheres.py (PR-13), life.py (PR-14), ending.py (PR-15, PR-18), water.py (PR-17), effects.py (PR-19).
"""

from hlubina.games.prophecy.game import ProphecyTitle

TITLE = ProphecyTitle()
