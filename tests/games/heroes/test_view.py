"""What the view tells beyond where things lie: forecasts, the answers of each symbol, what chests may hide."""

from __future__ import annotations

from typing import Any

import hlubina
from tests.games.heroes.looks import room
from tests.games.heroes.scene import Data, end_turn, lead, table
from tests.games.words import answer, asked, spoken
from tests.kit.tables import play_by_habit


def test_a_newcomer_meets_traps_wakes_the_others_and_opens_the_chest() -> None:
    game = table("dragon", rooms={"kennel": "trap rogue*2 chest:3", "workshop": "mage chest:1", "vault": "dragon"})
    assert room(game, "kennel")["arrival"] == [
        {"room": "kennel", "trapped": 1, "woken": 0, "heroes": 0, "does": "nothing"}
    ]
    assert room(game, "workshop")["arrival"] == [
        {"room": "workshop", "trapped": 0, "woken": 1, "heroes": 2, "does": "loot", "chest": 1}
    ]


def test_a_charge_names_every_room_on_its_way() -> None:
    game = table("dragon", rooms={"vault": "dragon"})
    assert room(game, "graveyard")["arrival"] == [
        {"room": "graveyard", "trapped": 0, "woken": 0, "heroes": 1, "does": "charge", "to": ["kennel"]},
        {"room": "kennel", "trapped": 0, "woken": 0, "heroes": 1, "does": "charge", "to": ["workshop"]},
        {"room": "workshop", "trapped": 0, "woken": 0, "heroes": 1, "does": "charge", "to": ["vault"]},
        {"room": "vault", "trapped": 0, "woken": 0, "heroes": 1, "does": "attack"},
    ]


def test_every_symbol_that_is_left_has_its_answers() -> None:
    game = table("dragon", hands=["dragon_fury"], rooms={"vault": "dragon rogue"})
    answer(game, "play dragon_fury")
    card = game.view(None)["card"]
    assert card["left"] == ["melee", "melee", "move"]
    assert {symbol: [spoken(game, action) for action in actions] for symbol, actions in card["answers"].items()} == {
        "melee": ["melee vault"],
        "move": ["move vault"],
    }
    answer(game, "move vault")
    assert game.view(None)["card"]["answers"] == {}, "another question is open"


def test_the_answers_of_the_symbols_are_all_that_can_be_answered_but_enough() -> None:
    game = hlubina.new("heroes", 2, 3, {"clans": "drawn"})
    seen = 0
    for position in play_by_habit(game, 3):
        view = position.view(None)
        if view["step"] == "symbols":
            seen += 1
            carried = {spoken(position, action) for actions in view["card"]["answers"].values() for action in actions}
            assert carried | {"done"} == asked(position)
            assert set(view["card"]["answers"]) == set(view["card"]["left"])
    assert seen > 20


def test_the_heroes_that_can_be_chosen_are_those_that_the_view_names() -> None:
    seen = set()
    for seed in range(12):
        for position in play_by_habit(hlubina.new("heroes", 2, seed, {"clans": "drawn"}), seed):
            targets = position.view(None)["targets"]
            if not position.acting():
                assert targets is None
                continue
            prompt = position.prompt(position.acting()[0])
            assert prompt is not None
            offered = {text.split()[1] for text in asked(position) if text.startswith("hero ")}
            if targets is None:
                assert not offered or "room" not in prompt.facts
            else:
                seen.add(prompt.name)
                assert prompt.facts["room"] == targets["room"]
                here = room(position, targets["room"])
                assert offered == {hero for state in targets["states"] for hero in here[state] if here[state][hero]}
    assert {"trap_victim", "attack", "exhaust", "strike_hero", "swarm_strike"} <= seen


def test_the_back_of_the_chest_in_the_vault_is_no_secret() -> None:
    game = table("dragon", rooms={"vault": "dragon"})
    assert game.view(None)["enemy"]["backs"]["4"] == {"defeat": 1}


def test_who_is_awake_is_told_what_comes_first() -> None:
    first = set()
    for seed in range(8):
        game = hlubina.new("heroes", 2, seed, {"clans": "drawn", "difficulty": "hardcore", "scenario": "s12"})
        for position in play_by_habit(game, seed):
            for group in position.view(None)["preview"]:
                first.add(group["next"])
                station = group["way"][0]
                assert (group["next"] == "traps") == (station["trapped"] > 0)
                assert group["next"] in ("traps", "encourage", station["does"])
    assert first >= {"attack", "charge"}


def seen_after(view: Data, scenes: list[Data]) -> Data:
    """What somebody sees who knows a view and is then told scenes, one after another."""
    rooms = {each["room"]: each for each in view["rooms"]}
    seen = {name: view[name] for name in ("wave", "enemy")}
    for scene in scenes:
        for each in scene.get("rooms", []):
            rooms[each["room"]] = rooms.get(each["room"], {}) | each
        seen |= {name: scene[name] for name in seen if name in scene}
    parts = ("tokens", "chest", "resting", "active", "fresh", "monsters")
    return seen | {name: {part: each.get(part) for part in parts} for name, each in rooms.items()}


def test_scenes_tell_all_that_a_chain_of_events_changes() -> None:
    chains = 0
    for seed in range(3):
        game: Any = hlubina.new("heroes", 2, seed, {"clans": "drawn"}, listen=True)
        journal = game.listen(scenes=True)
        before, told = game.view(None), len(journal.events)
        for position in play_by_habit(game, seed):
            game.tell("dark", {"count": 0})  # so that what happened after the last event is told as well
            scenes = [event.scene for event in journal.events[told:]]
            view = position.view(None)
            known = {each["room"] for each in before["rooms"]}
            new = [each for each in view["rooms"] if each["room"] not in known]  # a room that was built
            start = before | {"rooms": before["rooms"] + new}
            assert seen_after(start, scenes) == seen_after(view, [])
            chains += len(scenes) > 3
            before, told = view, len(journal.events)
    assert chains > 50


def test_a_scene_tells_who_is_exhausted_and_whose_chest_is_gone() -> None:
    rooms = {"library": "rogue trap*2 chest:3", "apothecary": "chest:1:heal", "vault": "dragon"}
    game = table("dragon", rooms=rooms, enemy="rogue_hats")
    journal = game.listen(scenes=True)
    lead(end_turn(game), "library", "apothecary")
    seen = {(event.name, event.facts.get("room")): event.scene.get("rooms") for event in journal.events}
    assert seen["hero_deployed", "library"] == [{"room": "library", "fresh": {"rogue": 1}}]
    assert seen["trap_disarmed", "library"] == [{"room": "library", "tokens": {"trap": 1}}]
    assert seen["trap_sprung", "library"] == [{"room": "library", "tokens": {}}]
    assert seen["hero_gone", "library"] == [{"room": "library", "fresh": {}}]
    opened = {"room": "apothecary", "resting": {"rogue": 1}, "fresh": {}}
    assert seen["chest_opened", "apothecary"] == [opened]
    assert seen["chest_gone", "apothecary"] == [{"room": "apothecary", "chest": None}], "only when its effect is over"
    woken = {"room": "apothecary", "resting": {}, "active": {"rogue": 1}}
    assert seen["encouraged", "apothecary"] == [woken], "the chest has healed"


def test_who_only_counts_events_is_told_no_scenes() -> None:
    game = hlubina.new("heroes", 2, 3, {"clans": "drawn"}, listen=True)
    for _ in play_by_habit(game, 3):
        pass
    assert not any(event.scene for event in game.listen().events)
