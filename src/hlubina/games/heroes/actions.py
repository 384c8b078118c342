"""The actions of Keep the Heroes Out! Blocks are only ever appended: records and trained models rely on the numbers.

A block that turned out too small for the card files of players goes on in a later one of the same name.
"""

from __future__ import annotations

from typing import Final

from hlubina.core.vocabulary import Argument, Block, Vocabulary, distinct
from hlubina.games.heroes.names import (
    ACTIVE_ROOMS,
    CARD_NAMES,
    CLAN_NAMES,
    FIRST_SPARE,
    HERO_NAMES,
    NOTHING,
    RESOURCES,
    RIGHT_SIDED,
    ROOM_NAMES,
    ROOMS,
    SPARE_NAMES,
    TOKEN_NAMES,
)

CLAN: Final = 0  # + clan: to play, or for the laboratory
PLAY: Final = 9  # + card: its only side, or the left one
PLAY_RIGHT: Final = 83  # + place of the card in RIGHT_SIDED
GAMBLE: Final = 133  # in the catacombs
REFRESH: Final = 134  # the loot display
END_PLAY: Final = 135
REVEAL: Final = 136  # the next enemy card
END_TURN: Final = 137
DRAW: Final = 138  # the symbols of the card in play
ABILITY: Final = 139
AMBUSH: Final = 140
REINFORCE: Final = 141
FINISH_PORTAL: Final = 142
LAY_TRAP: Final = 143
OPEN_PORTAL: Final = 144
PAY: Final = 145
SWARM_MOVE: Final = 146
SWARM_MELEE: Final = 147
SWARM_RANGED: Final = 148
CREATE: Final = 149  # + resource
ACTIVATE: Final = 153  # + room
MOVE: Final = 164  # + room that a monster leaves
MELEE: Final = 176  # + room
RANGED: Final = 188  # + room that is shot into
DONE: Final = 200  # no more of this
ROOM: Final = 201  # + room
HERO: Final = 213  # + hero
VICTIM: Final = 218  # + clan of the monster that is wounded
FIGURE: Final = 227  # + wounds that the chosen monster has
CARRY: Final = 230  # + token
CARRY_NOTHING: Final = 235
CARD: Final = 236  # + card: discarded, taken, replaced or defended with
RESOURCE: Final = 310  # + resource
DEPLOY: Final = 314  # one more monster
DECLINE: Final = 315
SPLIT: Final = 316  # the group of heroes that charges
CHEST: Final = 317  # + value - 1
SIDE: Final = 320  # + side of a room
ROTATION: Final = 324  # + quarter turns
TAKE_BACK_ROOM: Final = 328  # + room that was chosen among several
TAKE_BACK_CARD: Final = 340  # + card that was chosen among several
PLAY_SPARE: Final = 414  # + card - FIRST_SPARE
RIGHT_SPARE: Final = 536  # + place of the card in SPARE_RIGHTS
CARD_SPARE: Final = 682  # + card - FIRST_SPARE
FIGURE_SPARE: Final = 804  # + wounds - FIGURES
SYMBOL: Final = 810  # + number of the symbol on the side in play, where an action alone would not tell it
SWARM_DRAW: Final = 818
SWARM_ACTIVATE: Final = 819
SWARM_TRAP: Final = 820
SWARM_PORTAL: Final = 821
SWARM_AMBUSH: Final = 822
SWARM_REINFORCE: Final = 823
SWARM_CREATE: Final = 824  # + resource
TAKE_BACK_SPARE: Final = 828  # + card - FIRST_SPARE
ACTIONS: Final = 950

FIGURES: Final = 3  # wounds that the first block of figures has
MOST_WOUNDS: Final = 8  # that a figure can have and stay
SPARE_RIGHTS: Final = [name for name in CARD_NAMES if name not in RIGHT_SIDED]

_ROOM: Final = [Argument("room", ROOMS, labels=ROOM_NAMES)]
_CARD: Final = [Argument("card", FIRST_SPARE, labels=CARD_NAMES[:FIRST_SPARE])]
_SPARE: Final = [Argument("card", len(SPARE_NAMES), labels=SPARE_NAMES)]
_RESOURCE: Final = [Argument("token", len(RESOURCES), labels=RESOURCES)]

VOCABULARY: Final = Vocabulary(
    "heroes",
    [
        Block("clan", CLAN, [Argument("clan", len(CLAN_NAMES), labels=CLAN_NAMES)]),
        Block("play", PLAY, _CARD),
        Block("play_right", PLAY_RIGHT, [Argument("card", len(RIGHT_SIDED), labels=RIGHT_SIDED)]),
        Block("gamble", GAMBLE, []),
        Block("refresh", REFRESH, []),
        Block("end_play", END_PLAY, []),
        Block("reveal", REVEAL, []),
        Block("end_turn", END_TURN, []),
        Block("draw", DRAW, []),
        Block("ability", ABILITY, []),
        Block("ambush", AMBUSH, []),
        Block("reinforce", REINFORCE, []),
        Block("finish_portal", FINISH_PORTAL, []),
        Block("lay_trap", LAY_TRAP, []),
        Block("open_portal", OPEN_PORTAL, []),
        Block("pay", PAY, []),
        Block("swarm_move", SWARM_MOVE, []),
        Block("swarm_melee", SWARM_MELEE, []),
        Block("swarm_ranged", SWARM_RANGED, []),
        Block("create", CREATE, _RESOURCE),
        Block("activate", ACTIVATE, [Argument("room", ACTIVE_ROOMS, labels=ROOM_NAMES[:ACTIVE_ROOMS])]),
        Block("move", MOVE, _ROOM),
        Block("melee", MELEE, _ROOM),
        Block("ranged", RANGED, _ROOM),
        Block("done", DONE, []),
        Block("room", ROOM, _ROOM),
        Block("hero", HERO, [Argument("hero", len(HERO_NAMES), labels=HERO_NAMES)]),
        Block("victim", VICTIM, [Argument("clan", len(CLAN_NAMES), labels=CLAN_NAMES)]),
        Block("figure", FIGURE, [Argument("wounds", FIGURES)]),
        Block("carry", CARRY, [Argument("token", len(TOKEN_NAMES), labels=TOKEN_NAMES)]),
        Block("carry_nothing", CARRY_NOTHING, []),
        Block("card", CARD, _CARD),
        Block("resource", RESOURCE, _RESOURCE),
        Block("deploy", DEPLOY, []),
        Block("decline", DECLINE, []),
        Block("split", SPLIT, []),
        Block("chest", CHEST, [Argument("value", 3, start=1)]),
        Block("side", SIDE, [Argument("side", 4)]),
        Block("rotation", ROTATION, [Argument("quarters", 4)]),
        Block("take_back_room", TAKE_BACK_ROOM, _ROOM),
        Block("take_back_card", TAKE_BACK_CARD, _CARD),
        Block("play", PLAY_SPARE, _SPARE),
        Block("play_right", RIGHT_SPARE, [Argument("card", len(SPARE_RIGHTS), labels=SPARE_RIGHTS)]),
        Block("card", CARD_SPARE, _SPARE),
        Block("figure", FIGURE_SPARE, [Argument("wounds", MOST_WOUNDS + 1 - FIGURES, start=FIGURES)]),
        Block("symbol", SYMBOL, [Argument("number", 8, start=1)]),
        Block("swarm_draw", SWARM_DRAW, []),
        Block("swarm_activate", SWARM_ACTIVATE, []),
        Block("swarm_trap", SWARM_TRAP, []),
        Block("swarm_portal", SWARM_PORTAL, []),
        Block("swarm_ambush", SWARM_AMBUSH, []),
        Block("swarm_reinforce", SWARM_REINFORCE, []),
        Block("swarm_create", SWARM_CREATE, _RESOURCE),
        Block("take_back_card", TAKE_BACK_SPARE, _SPARE),
    ],
)


def sides_played() -> list[int]:
    """By action: card * 2 + side that it plays, or NOTHING."""
    found = [NOTHING] * ACTIONS
    for card, name in enumerate(CARD_NAMES):
        found[PLAY + card if card < FIRST_SPARE else PLAY_SPARE + card - FIRST_SPARE] = card * 2
        right = name in RIGHT_SIDED
        found[PLAY_RIGHT + RIGHT_SIDED.index(name) if right else RIGHT_SPARE + SPARE_RIGHTS.index(name)] = card * 2 + 1
    return found


PLAYED: Final = sides_played()
PLAYS: Final = [PLAYED.index(side) for side in range(2 * len(CARD_NAMES))]  # by card * 2 + side


def card_of(action: int) -> int:
    """The card of an action from one of the blocks `card`."""
    return action - CARD if action < CARD_SPARE else action - CARD_SPARE + FIRST_SPARE


def card_actions(cards: list[int]) -> list[int]:
    """One action for each different card, ascending."""
    standard = [card for card in cards if card < FIRST_SPARE]
    options = distinct(CARD, standard) if standard else []
    if len(standard) < len(cards):
        options += distinct(CARD_SPARE - FIRST_SPARE, [card for card in cards if card >= FIRST_SPARE])
    return options


def take_back_actions(cards: list[int]) -> list[int]:
    """One action for each different card that was chosen, ascending."""
    standard = [card for card in cards if card < FIRST_SPARE]
    options = distinct(TAKE_BACK_CARD, standard) if standard else []
    if len(standard) < len(cards):
        options += distinct(TAKE_BACK_SPARE - FIRST_SPARE, [card for card in cards if card >= FIRST_SPARE])
    return options


def card_taken_back(action: int) -> int:
    """The card of an action from one of the blocks `take_back_card`, or NOTHING for another action."""
    if TAKE_BACK_SPARE <= action < TAKE_BACK_SPARE + len(SPARE_NAMES):
        return action - TAKE_BACK_SPARE + FIRST_SPARE
    return action - TAKE_BACK_CARD if TAKE_BACK_CARD <= action < PLAY_SPARE else NOTHING


def figure_action(wounds: int) -> int:
    return FIGURE + wounds if wounds < FIGURES else FIGURE_SPARE + wounds - FIGURES


def wounds_of(action: int) -> int:
    return action - FIGURE if action < FIGURE_SPARE else action - FIGURE_SPARE + FIGURES
