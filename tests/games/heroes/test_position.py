"""Positions that cannot have come about are refused in one sentence."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import hlubina
from tests.games.heroes.scene import CARD_FILE, HEROES, TOKENS, scene_cards, table
from tests.games.words import answer
from tests.kit.damage import Change, Data, put, refused_in_one_sentence
from tests.kit.marks import rule

TURN = [["pass_turn", -1], ["begin_invasion", -1], ["draw_up", -1]]
PLAYING = [*TURN, ["play_cards", 0]]
RESOLVING = [["pass_turn", -1], ["invade", 0, 0], ["card_resolved", -1], ["heroes_act", -1]]
VAULT, FORGE = 0, 5
NO_TOKENS, NO_HEROES = dict.fromkeys(TOKENS, 0), dict.fromkeys(HEROES, 0)


@pytest.fixture(scope="module")
def position() -> Data:
    return table(
        "witches",
        "ratfolk",
        rooms={
            "vault": "witches:1 ratfolk gold*2 rogue",
            "forge": "witches portal mage*2 champion",
            "kennel": "trap ratfolk chest:2:heal",
            "library": "unfinished",
        },
        hands=["witches_brew*2 witches_frog axe", "ratfolk_rush"],
        gambled=0,
        cards=CARD_FILE,
    ).dump()


def in_room(number: int, **fields: object) -> Change:
    return lambda data: data["rooms"][number].update(**fields)


def of_player(number: int, **fields: object) -> Change:
    return lambda data: data["players"][number].update(**fields)


def steps(*pending: list[Any], under: list[list[Any]] = PLAYING) -> Change:
    return lambda data: data.update(steps=[*under, *pending])


def deck(*cards: str, known: int = 0) -> Data:
    return {"cards": list(cards), "known": [known] * len(cards)}


FAULTS: dict[str, Change] = {
    "a turn of nobody": put(turn=2),
    "a third wave": put(wave=3),
    "an unknown field": put(boss=1),
    "a missing field": lambda data: data.pop("display"),
    "a card too many": of_player(0, hand=["witches_brew"] * 4),
    "a card that does not exist": of_player(0, hand=["witches_brew", "broom"]),
    "a card too few": of_player(0, hand=["witches_brew"]),
    "somebody else's card": of_player(1, hand=["dragon_claws"]),
    "an unknown clan": of_player(1, clan="elves"),
    "a clan twice": of_player(1, clan="witches"),
    "no clan in the middle of the game": of_player(1, clan=None),
    "a known draw pile": lambda data: data["players"][1].update(pile=deck("ratfolk_rush", known=65535)),
    "monsters too many": of_player(1, lair=9),
    "a rat with wounds": in_room(VAULT, monsters=[[0, 1, 0, 0, 0], [0, 1, 0, 0, 0]]),
    "a witch with three wounds": in_room(VAULT, monsters=[[0, 0, 0, 1, 0], [1]]),
    "monsters of nobody": in_room(VAULT, monsters=[[0, 1, 0, 0, 0]]),
    "too much gold": in_room(VAULT, tokens={**NO_TOKENS, "gold": 6}),
    "tokens of a sixth kind": in_room(VAULT, tokens={**NO_TOKENS, "amber": 1}),
    "too many mages": in_room(FORGE, resting={**NO_HEROES, "mage": 7}),
    "too many warriors with champions": in_room(FORGE, resting={**NO_HEROES, "warrior": 4, "champion": 3}),
    "a portal that is none": in_room(FORGE, portal="closed"),
    "no chest in the vault": in_room(VAULT, chest=0, back=deck()),
    "a chest without a back": in_room(FORGE, chest=1),
    "a chest with a wrong back": in_room(FORGE, chest=1, back=deck("defeat")),
    "a seen back": in_room(VAULT, back=deck("defeat", known=65535)),
    "a second chest of 4": in_room(FORGE, chest=4, back=deck("defeat")),
    "a room elsewhere": in_room(FORGE, x=7),
    "a room turned": in_room(FORGE, rotation=3),
    "a room twice": lambda data: data["rooms"].append(copy.deepcopy(data["rooms"][0])),
    "a room too few": lambda data: data["rooms"].pop(),
    "a room that was never built": lambda data: data["rooms"].append(
        {**copy.deepcopy(data["rooms"][FORGE]), "room": "laboratory", "x": 3, "y": 0}
    ),
    "enemies of another scenario": lambda data: data["enemy_deck"]["cards"].__setitem__(0, "revolt"),
    "an enemy card too few": lambda data: data["enemy_deck"].update(
        cards=data["enemy_deck"]["cards"][1:], known=data["enemy_deck"]["known"][1:]
    ),
    "a known enemy deck": lambda data: data["enemy_deck"].update(known=[1] * len(data["enemy_deck"]["cards"])),
    "a loot card known in the middle": lambda data: data["loot_deck"]["known"].__setitem__(3, 65535),
    "a display of six": lambda data: data.update(
        display=[*data["display"], data["loot_deck"]["cards"].pop()],
        loot_deck={"cards": data["loot_deck"]["cards"], "known": data["loot_deck"]["known"][:-1]},
    ),
    "a laboratory's clan without one": put(unused_clan="dragon"),
    "tiles without an architect": put(tiles=["study"]),
    "chests that are not there": lambda data: data["chest_supply"][0].update(cards=["heal"], known=[0]),
    "heroes awake in a quiet turn": in_room(FORGE, active={**NO_HEROES, "rogue": 1}),
    "heroes on the run from nowhere": put(running=[{"hero": "rogue", "room": "vault"}]),
    "a runner that is none": put(running=["rogue"]),
    "a result in the middle": put(result=1),
    "no steps": put(steps=[]),
    "no turn": steps(["play_cards", 0], under=[]),
    "a step that is none": steps(["dance", 0]),
    "a step of another seat": steps(["play_cards", 1], under=TURN),
    "a step of nobody's seat": steps(["play_cards", 5], under=TURN),
    "two questions": steps(["play_cards", 0]),
    "a step without its numbers": steps(["move_to", 0]),
    "a move of nobody": steps(["move_to", 0, 1, 0]),
    "a card in play that was not played": steps(["symbols", 0, 6, 0, 7]),
    "an attack without heroes": steps(["strike_hero", 0, 2, -1]),
    "a swarm too large": steps(["swarm_move", 0, VAULT, 4]),
    "heroes led by nobody": steps(["lead_heroes", 0], under=RESOLVING),
    "a defence without monsters": steps(["defend", 0, 0, 3, 0, 0], under=RESOLVING),
    "a building without an architect": steps(["choose_tile", 0, 1]),
    "an op that is none": steps(["op_rooms", 0, 9, 1, 0], under=RESOLVING),
    "a question without a choice": steps(["take_loot", 0, 3]),
    "before the first turn with cards": put(steps=[["deal_clans", -1], ["choose_clan", 1, 1]]),
    "settings that are none": lambda data: data["settings"].update(difficulty="easy"),
    "too many seats": put(seats=5),
    "a broken deck": put(enemy_deck={"cards": []}),
    "numbers that are texts": put(wave="1"),
}


@rule("H-1.2", "H-1.3", "H-1.4")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(fault: str, position: Data) -> None:
    refused_in_one_sentence(position, FAULTS[fault])


def test_the_position_itself_is_fine(position: Data) -> None:
    assert hlubina.load(position).dump() == position


def test_positions_survive_every_step_of_building(position: Data) -> None:
    game = table(
        "imps",
        scenario="s08",
        rooms={"architect": "imps gold"},
        hands=["imps_bustle"],
        tiles="laboratory study workshop",
    )
    answer(game, "play imps_bustle", "activate architect", "room laboratory")
    while game.view(None)["step"].startswith("build") or game.view(None)["step"] == "choose_unused":
        assert hlubina.load(game.dump(), scene_cards()).dump() == game.dump()
        game.take(0, game.options(0)[-1])
    assert hlubina.load(game.dump(), scene_cards()).dump() == game.dump()


@pytest.mark.parametrize("value", [None, [], "x", -1, 10**20, {}, [[]], True, 0.5], ids=repr)
def test_garbage_is_refused_and_never_crashes(value: object, position: Data) -> None:
    for field in position:
        if position[field] != value and (field, value) != ("settings", {}):
            with pytest.raises(hlubina.Invalid, match=r"\.$"):
                hlubina.load({**copy.deepcopy(position), field: value})
