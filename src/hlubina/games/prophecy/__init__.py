"""Prophecy: heroes roam a ring of twenty fields, fight, learn and trade, and storm five astral spheres for artifacts.

In a round you draw a chance card, then take a turn: move (or do something instead), fight all monsters where you
arrive, perhaps attack another character, then use what the field offers. Fights add a die to current health or current
magic. Beaten guardians of the spheres give artifacts; four of five win, and when the fifth is found a final battle is
fought for them. One sphere hides the Gate of the Water Realm, where air runs short; map pieces lead to treasures.

The numbered rules stand in text/rules.en.md; a chapter is a file in rules/: setup.py (PR-3), turn.py (PR-4, PR-6),
chance_cards.py (PR-5), adventures.py and opportunities.py (PR-7), fight.py and equipment.py (PR-8), duel.py (PR-9),
trade.py (PR-10 to PR-12, PR-16), spheres.py (PR-13), health.py (PR-14), ending.py (PR-15, PR-18), water.py and
currents.py (PR-17), effects.py (PR-19). Beside the position stand the names of all cards (names.py), the fight in
progress (fight_state.py), what a seat can infer about the spheres (inference.py), and what the lab counts
(probe.py). mind/ holds what only bots use.
"""

from hlubina.games.prophecy.game import ProphecyTitle

TITLE = ProphecyTitle()
