"""The previews of answers are what the engine scores when they are given, wherever that is decided in the open."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

import hlubina
from hlubina.registry import title
from tests.games.conspiracy.looks import lines
from tests.games.conspiracy.scene import NO_KEYS_13, table
from tests.games.words import answer, spoken
from tests.kit.cardfiles import changed

SETTINGS = {setting.name: setting.values for setting in title("conspiracy").settings()}
DECISIVE = ["lone_lord_is_a_coalition", "search_location_with_empty_deck", "lord_deck_empty"]
COMBINATIONS = [dict(zip(DECISIVE, values, strict=True)) for values in product(*(SETTINGS[name] for name in DECISIVE))]
TURNED_UP = {"drew_lords", "drew_locations", "kept_location", "searched_location"}  # the deck, or another player
LOCATIONS = ("take_location", "keep_location", "search_location")
SILENT = {"draw", "draw_locations", "leave_lords"}  # nothing is decided by these
LORDS_LEFT = {"swap_lord", "fit_lord", "take_pile"}  # or the choice between lords is left
WITH_PREVIEW = {"keep_lord", "place_lord", "take_pile", "fit_lord", "swap_with", "swap_lord", *LOCATIONS}

Preview = dict[str, Any]


def foreseen(game: hlubina.Game) -> dict[str, Preview]:
    """The previews that the acting seat sees, by the answers."""
    (seat,) = game.acting()
    return {spoken(game, preview["action"]): preview for preview in game.view(seat)["previews"]}


def comes_true(game: hlubina.Game, preview: Preview, chance: random.Random) -> bool | None:
    """Whether the engine scores what was foreseen; None if the deck, others or further lords had a say as well."""
    (seat,) = game.acting()
    name = game.vocabulary.decode(preview["action"]).name
    after = game.copy()
    journal = after.listen()
    after.take(seat, preview["action"])
    several = name in ("take_pile", "fit_lord") and len(preview["lords"]) > 1
    while several and len(after.view(None)["chambers"][seat]["places"]) < preview["lords"][-1]["place"]:
        prompt = after.prompt(seat)
        if prompt is None or prompt.name not in ("place_lords", "swap_lords"):
            return None
        after.take(seat, chance.choice(prompt.options) if prompt.decline is None else prompt.decline)
    told = [event.name for event in journal.events]
    decisive = told[1:] if name in LOCATIONS else told
    if TURNED_UP & set(decisive) or (several and "took_location" in told):
        return None
    if told.count("placed_lord") > (0 if name in ("swap_lord", "swap_with") else len(preview["lords"])):
        return None  # held lords have followed by themselves
    before, now = (each.view(None)["chambers"][seat] for each in (game, after))
    change = {line: points - lines(game, seat)[line] for line, points in lines(after, seat).items()}
    keys = {metal: now["unspent"][metal] - before["unspent"][metal] for metal in ("silver", "gold")}
    lords = {place["place"]: place["lord"] for place in preview["lords"]}
    return bool(
        change == preview["lines"]
        and sum(change.values()) == preview["points"]
        and lines(after, seat)["coalition"] == preview["coalition_points"]
        and now["coalition"] == preview["coalition"]
        and now["pearls"] - before["pearls"] == preview["pearls"]
        and (keys == preview["keys"] or (several and "no_location" in told))
        and (several or all(now["places"][place - 1]["lord"] == lord for place, lord in lords.items()))
    )


@pytest.mark.parametrize("settings", COMBINATIONS, ids=lambda settings: "-".join(settings.values()))
def test_every_preview_comes_true_wherever_open_information_decides(settings: dict[str, str]) -> None:
    chance = random.Random(str(settings))
    compared: Counter[str] = Counter()
    for seats, seed in product((2, 3, 4), range(2)):
        others = {name: chance.choice(values) for name, values in SETTINGS.items() if name not in settings}
        game = hlubina.new("conspiracy", seats=seats, seed=seed, settings=settings | others)
        while not game.is_over():
            (seat,) = game.acting()
            names = [game.vocabulary.decode(action).name for action in game.options(seat)]
            previews = game.view(seat)["previews"]
            assert len(previews) == len([name for name in names if name not in SILENT]) or LORDS_LEFT & set(names)
            for preview in previews:
                true = comes_true(game, preview, chance)
                assert true is not False, (game.vocabulary.tell(preview["action"]), preview, game.dump())
                compared[game.vocabulary.decode(preview["action"]).name] += true is True
            action = chance.choice(game.options(seat))
            if names.count("take_pile") and chance.random() < 0.5:
                action = chance.choice(
                    [each for each, name in zip(game.options(seat), names, strict=True) if name == "take_pile"]
                )
            game.take(seat, action)
    assert compared.keys() >= {"keep_lord", "place_lord", "take_pile", "swap_with", "take_location", "keep_location"}
    assert min(compared[name] for name in ("keep_lord", "place_lord", "take_pile", "keep_location")) > 5


@pytest.mark.parametrize(("reading", "points"), [("yes", 3), ("no", 0)])
def test_the_first_lord_is_foreseen_as_the_setting_says(reading: str, points: int) -> None:
    game = answer(table("", deck="blue_6 red_4", lone_lord_is_a_coalition=reading), "draw 2")
    preview = foreseen(game)["keep_lord blue_6"]
    assert preview["lines"] == {"best_lords": 6, "locations": 0, "coalition": points, "pearl_master": 0}
    assert (preview["coalition"], preview["coalition_points"], preview["points"]) == ([1], points, 6 + points)
    assert preview["lords"] == [{"place": 1, "lord": "blue_6"}]


def test_only_who_is_asked_sees_previews() -> None:
    game = answer(table("blue_4", "red_3", deck="blue_6 red_4"), "draw 2")
    assert [len(game.view(viewer)["previews"]) for viewer in (0, 1, None)] == [2, 0, 0]


def test_a_pile_is_foreseen_whole_and_one_that_does_not_fit_only_when_its_lords_are_chosen() -> None:
    game = table(NO_KEYS_13, piles="purple_3 purple_4 purple_6 yellow_3 yellow_4")
    assert foreseen(game).keys() == {"take_pile yellow"}
    assert foreseen(game)["take_pile yellow"]["lords"] == [
        {"place": 14, "lord": "yellow_3"},
        {"place": 15, "lord": "yellow_4"},
    ]
    assert foreseen(answer(game, "take_pile purple")) == {}
    last = foreseen(answer(game, "fit_lord purple_3"))
    best = {name: preview["lines"]["best_lords"] for name, preview in last.items()}
    assert best == {"fit_lord purple_4": 4, "fit_lord purple_6": 6}


def test_an_exchange_is_foreseen_on_both_places() -> None:
    game = answer(table("blue_4 red_3 blue_3", deck="green_0 red_6"), "draw 2", "keep_lord green_0", "swap_lord 2")
    preview = foreseen(game)["swap_with 3"]
    assert preview["lords"] == [{"place": 2, "lord": "blue_3"}, {"place": 3, "lord": "red_3"}]
    assert (preview["coalition"], preview["lines"]["coalition"], preview["lines"]["best_lords"]) == ([1, 2], 3, 0)


def test_pearls_of_a_location_count_for_pairs_and_for_the_pearl_master() -> None:
    game = table(
        "blue_1 red_1+per_pearl_pair blue_4 green_1", "green_3", deck="yellow_1 red_6", available="ip_5_pearl_1"
    )
    preview = foreseen(answer(game, "draw 2", "keep_lord yellow_1"))["take_location ip_5_pearl_1"]
    assert (preview["pearls"], preview["lines"]["locations"], preview["lines"]["pearl_master"]) == (1, 5 + 1, 5)
    assert preview["keys"] == {"silver": -2, "gold": 0}


def test_previews_count_with_the_cards_of_the_table() -> None:
    cards = changed("conspiracy", ("scoring", "coalition_per_lord"), 4)
    game = hlubina.new("conspiracy", seats=2, seed=1, cards=cards)
    answer(game, "draw 2")
    assert {preview["lines"]["coalition"] for preview in foreseen(game).values()} == {4}
