"""H-3.8: several rooms or cards are chosen in any order; each choice can be taken back until all are confirmed."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations, combinations_with_replacement, permutations
from pathlib import Path

import pytest

import hlubina
from hlubina.bots.roster import bot as bot_of
from hlubina.bots.seat import Seat
from hlubina.server.workers import analyse
from tests.games.heroes.looks import awake, display, monsters, player, told
from tests.games.heroes.scene import CARD_FILE, end_turn, table
from tests.games.words import answer, asked, refused, step
from tests.kit.marks import rule

BESIDE_THE_VAULT = ["library", "apothecary", "study", "sewer"]


def starting(clan: str, cards: Path | None = None) -> hlubina.Game:
    """A game for one whose clan places its figures now."""
    return answer(hlubina.new("heroes", 1, 1, cards=cards, listen=True), f"clan {clan}")


def ambushing(**rooms: str) -> hlubina.Game:
    """Ratfolk who may deploy three from the lair into sewer and kennel."""
    game = table("ratfolk", rooms=rooms, hands=["ratfolk_burrows"])
    game.listen()
    return answer(game, "play ratfolk_burrows", "ambush")


def sapped() -> hlubina.Game:
    """Rogues come into two rooms beside the vault."""
    rooms = dict.fromkeys(BESIDE_THE_VAULT, "chest:1")
    return end_turn(table("dragon", scenario="s10", rooms={**rooms, "vault": "dragon"}, enemy="sappers"))


def refreshing(shown: str = "axe sword spider wolf fire_flask", loot_deck: str = "raven spear") -> hlubina.Game:
    hands = ["dragon_claws*2 dragon_scales"]
    game = table("dragon", rooms={"vault": "dragon"}, hands=hands, display=shown, loot_deck=loot_deck)
    game.listen()
    return answer(game, "refresh", "card dragon_scales")


def in_rooms(game: hlubina.Game, clan: str, *rooms: str) -> list[int]:
    return [len(monsters(game, room, clan)) for room in rooms]


# Every combination, in any order


@rule("H-2.7", "H-3.8")
@pytest.mark.parametrize("rooms", [*combinations_with_replacement(["sewer", "kennel"], 4)], ids="-".join)
def test_starting_figures_stand_in_any_combination_whatever_the_order(rooms: tuple[str, ...]) -> None:
    dumps = set()
    for order in set(permutations(rooms)):
        game = answer(starting("ratfolk"), *[f"room {room}" for room in order])
        assert asked(game) == {"done"} | {f"take_back_room {room}" for room in rooms}
        dumps.add(str(game.dump()))
        answer(game, "done")
        assert in_rooms(game, "ratfolk", "sewer", "kennel") == [rooms.count("sewer"), rooms.count("kennel")]
        assert step(game) == "play_cards"
    assert len(dumps) == 1, "the order leaves no trace"


@rule("H-4.10", "H-3.8")
@pytest.mark.parametrize("number", range(4))
def test_an_ambush_takes_any_number_to_any_rooms_whatever_the_order(number: int) -> None:
    for rooms in combinations_with_replacement(["kennel", "sewer"], number):
        for order in set(permutations(rooms)):
            game = answer(ambushing(sewer="ratfolk"), *[f"room {room}" for room in order], "done")
            assert in_rooms(game, "ratfolk", "sewer", "kennel") == [1 + rooms.count("sewer"), rooms.count("kennel")]
            assert player(game)["lair"] == 8 - number


@rule("H-12.3", "H-3.8")
@pytest.mark.parametrize("rooms", [*permutations(BESIDE_THE_VAULT, 2)], ids="-".join)
def test_heroes_come_into_any_of_the_rooms_that_fit_whatever_the_order(rooms: tuple[str, str]) -> None:
    game = answer(sapped(), *[f"room {room}" for room in rooms], "done")
    assert [bool(awake(game, room)) for room in BESIDE_THE_VAULT] == [room in rooms for room in BESIDE_THE_VAULT]


@rule("H-3.2", "H-3.8")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_any_cards_of_the_display_are_replaced_whatever_the_order(number: int) -> None:
    shown = display(refreshing())
    for cards in combinations(shown, number):
        for order in (cards, cards[::-1]):
            game = answer(refreshing(), *[f"card {card}" for card in order], "done")
            assert display(game)[: 5 - number] == [card for card in shown if card not in cards]
            assert game.view(None)["loot"]["buried"] == list(cards[::-1]), "as they lay"


# Taking back


@rule("H-2.7", "H-3.8")
def test_any_starting_figure_is_taken_back_until_all_are_confirmed() -> None:
    game = answer(starting("ratfolk"), "room kennel", "room sewer")
    assert asked(game) == {"room sewer", "room kennel", "take_back_room sewer", "take_back_room kennel"}
    answer(game, "take_back_room kennel")
    assert asked(game) == {"room sewer", "room kennel", "take_back_room sewer"}
    assert in_rooms(game, "ratfolk", "sewer", "kennel") == [1, 0]
    answer(game, "room sewer", "room sewer", "room sewer")
    assert refused(game, "room sewer")
    answer(game, "take_back_room sewer", "room kennel", "done")
    assert in_rooms(game, "ratfolk", "sewer", "kennel") == [3, 1]
    assert [event["room"] for event in told(game, "taken_back")] == ["kennel", "sewer"]
    assert refused(game, "take_back_room sewer"), "what is confirmed stays"


@rule("H-4.10", "H-3.8")
def test_an_ambush_takes_back_only_what_it_has_deployed() -> None:
    game = answer(ambushing(sewer="ratfolk*2"), "room kennel")
    assert asked(game) == {"room sewer", "room kennel", "take_back_room kennel", "done"}
    answer(game, "take_back_room kennel", "room sewer", "room sewer", "take_back_room sewer", "take_back_room sewer")
    assert asked(game) == {"room sewer", "room kennel", "done"}
    answer(game, "done")
    assert in_rooms(game, "ratfolk", "sewer", "kennel") == [2, 0]
    assert player(game)["lair"] == 7


@rule("H-4.10", "H-3.8")
def test_a_wounded_figure_stays_when_the_one_beside_it_is_taken_back() -> None:
    game = table("ghosts", rooms={"vault": "ghosts:1"}, hands=["summoning_scroll ghosts_return"])
    answer(game, "play summoning_scroll", "ambush", "room vault", "room vault", "take_back_room vault", "done")
    assert sorted(monsters(game, "vault", "ghosts")) == [0, 1]


@rule("H-12.3", "H-3.8")
def test_a_room_for_heroes_is_taken_back_and_nobody_comes_before_it_is_confirmed() -> None:
    game = answer(sapped(), "room study", "room sewer")
    assert asked(game) == {"done", "take_back_room study", "take_back_room sewer"}
    answer(game, "take_back_room study")
    assert asked(game) == {"room library", "room apothecary", "room study", "take_back_room sewer"}
    assert not any(awake(game, room) for room in BESIDE_THE_VAULT)
    answer(game, "room library", "done")
    assert [bool(awake(game, room)) for room in BESIDE_THE_VAULT] == [True, False, False, True]


@rule("H-3.2", "H-3.8")
def test_a_card_of_the_display_is_taken_back_until_all_are_confirmed() -> None:
    game = answer(refreshing(), "card wolf", "card axe")
    assert display(game) == ["axe", "sword", "spider", "wolf", "fire_flask"], "nothing has moved yet"
    answer(game, "take_back_card wolf")
    assert asked(game) == {"done", "card sword", "card spider", "card wolf", "card fire_flask", "take_back_card axe"}
    answer(game, "take_back_card axe")
    assert refused(game, "done"), "at least one is replaced"
    answer(game, "card sword", "done")
    assert [event["card"] for event in told(game, "loot_replaced")] == ["sword"]


@rule("H-3.2", "H-3.8")
def test_of_two_equal_cards_one_or_both_are_replaced() -> None:
    equal = next(card for card, number in Counter(refreshing().dump()["loot_deck"]["cards"]).items() if number > 1)
    game = answer(refreshing(f"{equal} sword {equal}"), f"card {equal}")
    assert asked(game) >= {f"card {equal}", f"take_back_card {equal}"}
    answer(game, f"card {equal}")
    assert asked(game) == {"card sword", f"take_back_card {equal}", "done"}
    answer(game, f"take_back_card {equal}", "done")
    assert game.view(None)["loot"]["buried"] == [equal]
    assert display(game)[:2] == ["sword", equal]


# Only real questions


@rule("H-2.7", "H-3.8")
def test_a_single_figure_needs_no_confirmation() -> None:
    game = table("witches", hands=["witches_broom witches_brew"])
    answer(game, "play witches_broom", "ambush", "room library")
    assert step(game) == "play_cards"
    assert in_rooms(game, "witches", "library") == [1]


@rule("H-3.2", "H-3.8")
def test_the_only_card_of_the_display_is_replaced_without_a_question() -> None:
    game = refreshing("axe")
    assert step(game) == "refresh_loot"
    assert game.view(None)["loot"]["buried"] == ["axe"]


@rule("H-2.7", "H-3.8")
def test_with_one_room_of_the_type_the_figures_place_themselves(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(
        CARD_FILE.read_text(encoding="utf-8").replace(
            'start = { count = 3, type = "swords" }', 'start = { count = 3, type = "jewel" }'
        ),
        encoding="utf-8",
    )
    game = starting("gnolls", path)
    assert step(game) == "play_cards"
    assert in_rooms(game, "gnolls", "vault") == [3]


# A designer's clan may begin in the special rooms


@rule("H-2.7", "H-3.8")
@pytest.mark.parametrize(
    ("scenario", "first", "other"), [("s08", "catacombs", "architect"), ("s07", "laboratory", "catacombs")]
)
def test_a_figure_is_taken_back_out_of_special_rooms_too(scenario: str, first: str, other: str, tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    text = CARD_FILE.read_text(encoding="utf-8")
    path.write_text(
        text.replace('start = { count = 4, type = "eye" }', 'start = { count = 4, type = "special" }'),
        encoding="utf-8",
    )
    for room, then in ((first, other), (other, first)):
        game = answer(hlubina.new("heroes", 1, 1, {"scenario": scenario}, path), "clan skeletons")
        while step(game) == "choose_unused":
            answer(game, min(asked(game)))
        answer(game, f"room {room}", f"take_back_room {room}", f"room {then}")
        assert in_rooms(game, "skeletons", room, then) == [0, 1]


# Whoever plays by itself goes on


@rule("H-3.8")
def test_bots_are_not_offered_to_take_back() -> None:
    for game in (
        answer(starting("ratfolk"), "room kennel"),
        answer(ambushing(), "room kennel", "room sewer"),
        answer(sapped(), "room study", "room sewer"),
        answer(refreshing(), "card axe"),
    ):
        (seat,) = game.acting()
        people, bot = set(game.options(seat)), set(Seat(game, seat, hlubina.stream(1, "bot")).options())
        assert bot == {action for action in people if not game.vocabulary.decode(action).name.startswith("take_back")}
        assert bot
        assert bot < people
        assert bot == set(game.choices)


@rule("H-3.8")
@pytest.mark.parametrize("code", ["random", "greedy", "search:4"])
def test_a_bot_goes_on_from_what_a_person_has_chosen_in_any_order(code: str) -> None:
    game = answer(starting("ratfolk"), "room sewer", "room kennel", "take_back_room sewer")
    bot = bot_of(code)
    for _ in range(4):
        game.take(0, bot.choose(Seat(game, 0, hlubina.stream(1, "bot"))))
    assert step(game) == "play_cards"
    assert sum(in_rooms(game, "ratfolk", "sewer", "kennel")) == 4


def test_the_analysis_passes_over_what_was_taken_back() -> None:
    match = hlubina.Match(hlubina.new("heroes", 1, 1), ["someone"])
    for words in (["clan", "ratfolk"], ["room", "kennel"], ["take_back_room", "kennel"], ["room", "sewer"]):
        match.take(0, match.game.vocabulary.encode(words[0], words[1]))
    report = json.loads(analyse(json.dumps(match.record.to_dict()).encode(), ""))
    assert report["moves"][-1] == 4
    assert all(swing["move"] != 2 for swing in report["swings"])
