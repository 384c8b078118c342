"""What nobody knows, dealt anew (H-1.5): the order of decks, the backs of chests. No seat knows more than another."""

from __future__ import annotations

from hlubina.core.chance import Chance
from hlubina.games.heroes.rules.resolution import open_chest
from hlubina.games.heroes.state import State


def deal_anew(dream: State, chance: Chance) -> None:
    for player in range(dream.players):
        dream.own_cards(player)
        mix(dream.pile[player], chance)
    dream.own_enemies()
    dream.own_tiles()
    dream.own_loot()
    dream.own_chests()
    mix(dream.enemy_deck, chance)
    mix(dream.tile_pile, chance)
    mix_above(dream.loot_deck, dream.buried, chance)
    turned = open_chest(dream)
    for value in range(1, 4):
        mix_chests(dream, value, turned, chance)


def mix(cards: list[int], chance: Chance) -> None:
    """The result depends on what lies there only, not on its order."""
    cards.sort()
    chance.shuffle(cards)


def mix_above(cards: list[int], known: int, chance: Chance) -> None:
    """All but the known cards at the bottom."""
    hidden = cards[known:]
    mix(hidden, chance)
    cards[known:] = hidden


def mix_chests(dream: State, value: int, turned: int, chance: Chance) -> None:
    """Chests of one value: those in rooms but for one that has been turned, and those of the supply nobody has seen."""
    supply = dream.chest_supply[value]
    unseen = len(supply) - dream.chests_seen[value]
    backs = supply[:unseen]
    rooms: list[int] = []
    for room in dream.dungeon.rooms:
        if dream.chests[room] == value and room != turned:
            rooms.append(room)
            backs.append(dream.backs[room])
    mix(backs, chance)
    for room in rooms:
        dream.backs[room] = backs.pop()
    supply[:unseen] = backs
