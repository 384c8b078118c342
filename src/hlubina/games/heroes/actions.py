"""The actions of Keep the Heroes Out! Blocks are only ever appended: records and trained models rely on the numbers."""

from __future__ import annotations

from typing import Final

from hlubina.core.vocabulary import Argument, Block, Vocabulary
from hlubina.games.heroes.cards import RIGHT_SIDED
from hlubina.games.heroes.names import (
    ACTIVE_ROOMS,
    CARD_NAMES,
    CLAN_NAMES,
    HERO_NAMES,
    RESOURCES,
    ROOM_NAMES,
    ROOMS,
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

_ROOM: Final = [Argument("room", ROOMS, labels=ROOM_NAMES)]
_CARD: Final = [Argument("card", len(CARD_NAMES), labels=CARD_NAMES)]
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
        Block("figure", FIGURE, [Argument("wounds", 3)]),
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
    ],
)
