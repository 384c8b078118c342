"""Keep the Heroes Out!: monsters of up to four clans defend their dungeon together against waves of heroes.

In a turn you play action cards: move, attack, lay traps, make resources and turn them into loot that makes your
deck stronger. Then enemy cards bring heroes in; they greet, run towards the vault, wake each other, attack monsters
and open chests. When the enemy deck has been gone through twice, everybody has won; when four heroes open the chest
of the vault, everybody has lost. Hidden is only the order of decks and the backs of chests.

The numbered rules stand in text/rules.en.md. A step of the rulebook is a class in rules/: setup.py (H-2), turn.py
(H-3), symbols.py, arrows.py, spreading.py and movement.py (H-4, H-6), rooms.py (H-5), invasion.py and deployment.py
(H-8 to H-10.3), resolution.py and wounds.py (H-10), specials.py (scenario cards) or hands.py; ending.py is H-11.
Beside the position stand the words in their order (names.py), what is read from the card file (notation.py: symbols,
scenarios.py, dungeon.py: the map), the order of scenarios (chronicle.py), standing orders (orders.py), and what players
are shown of the heroes' next deeds (preview.py) and of past ones (scenes.py). mind/ holds what bots go by.
"""

from hlubina.games.heroes.game import HeroesTitle

TITLE = HeroesTitle()
