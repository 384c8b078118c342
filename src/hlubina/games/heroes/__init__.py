"""Keep the Heroes Out!: monsters of up to four clans defend their dungeon together against waves of heroes.

In a turn you play action cards: move, attack, lay traps, make resources and turn them into loot that makes your
deck stronger. Then enemy cards bring heroes in; they greet, run towards the vault, wake each other, attack monsters
and open chests. When the enemy deck has been gone through twice, everybody has won; when four heroes open the chest
of the vault, everybody has lost. Hidden is only the order of decks and the backs of chests.

The rules stand in rules.md; a step of the rulebook is a class in setup.py (H-2), turn.py (H-3), symbols.py and
movement.py (H-4, H-6), rooms.py (H-5), invasion.py and deployment.py (H-8 to H-10.3), resolution.py and wounds.py
(H-10), specials.py (scenario cards) or hands.py; ending.py is H-11. Symbols of cards, scenarios and the map are read
in notation.py, scenarios.py and dungeon.py.
"""

from hlubina.games.heroes.game import HeroesTitle

TITLE = HeroesTitle()
