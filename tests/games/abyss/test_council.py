"""A-4: support of the council."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.abyss.figures import RACES, SETTINGS
from tests.games.abyss.looks import council, discard, free, hand, own, turn
from tests.games.abyss.scene import player, recruit, table
from tests.games.words import answer, asked, refused, step
from tests.kit.marks import rule

STACKS = "jellyfish_1 jellyfish_4 crab_2 squid_3"


@rule("A-4.1")
@pytest.mark.parametrize("race", RACES)
def test_all_cards_of_one_stack_are_taken_into_the_hand(race: str) -> None:
    stacks = " ".join(f"{one}_{number}" for one in RACES for number in (1, 3, 5))
    game = table(player(hand="crab_4"), council=stacks)
    answer(game, f"support {race}")
    assert sorted(hand(game, 0)) == sorted(["crab_4", f"{race}_1", f"{race}_3", f"{race}_5"])
    assert set(council(game)) == set(RACES) - {race}
    assert turn(game) == 1


@rule("A-4.1")
def test_an_empty_stack_cannot_be_asked() -> None:
    game = table(player(), council=STACKS)
    assert asked(game) == {"explore", "support jellyfish", "support crab", "support squid"}
    assert refused(game, "support seahorse")


@rule("A-4.1", "A-1.6")
def test_a_stack_is_taken_unseen() -> None:
    game = table(player(), council=STACKS)
    assert game.view(0)["council"]["jellyfish"] == [None, None]
    answer(game, "support jellyfish")
    assert own(game, 0)["hand"] == ["jellyfish_1", "jellyfish_4"]
    assert game.view(1)["players"][0]["hand"] == [None, None]


@rule("A-4.2", "A-7.14")
def test_the_alchemist_takes_two_different_stacks_both_compulsory() -> None:
    game = table(player(free="alchemist"), council=STACKS)
    answer(game, "support jellyfish")
    assert (turn(game), step(game)) == (0, "second_stack")
    assert asked(game) == {"stack crab", "stack squid"}
    answer(game, "stack squid")
    assert hand(game, 0) == ["jellyfish_1", "jellyfish_4", "squid_3"]
    assert turn(game) == 1


@rule("A-4.2")
@pytest.mark.parametrize("first", ["jellyfish", "crab", "squid"])
def test_the_second_stack_is_any_other_than_the_first(first: str) -> None:
    game = answer(table(player(free="alchemist"), council=STACKS), f"support {first}")
    assert asked(game) == {f"stack {race}" for race in ("jellyfish", "crab", "squid") if race != first}


@rule("A-4.2")
def test_the_alchemist_is_content_with_the_only_stack() -> None:
    game = answer(table(player(free="alchemist"), council="jellyfish_1 jellyfish_2"), "support jellyfish")
    assert hand(game, 0) == ["jellyfish_1", "jellyfish_2"]
    assert turn(game) == 1


@rule("A-4.2")
def test_of_two_stacks_the_alchemist_takes_both() -> None:
    game = answer(table(player(free="alchemist"), council="jellyfish_1 crab_2"), "support crab")
    assert hand(game, 0) == ["jellyfish_1", "crab_2"]
    assert turn(game) == 1


@rule("A-4.2", "A-1.5")
@pytest.mark.parametrize("place", ["disabled", "under"])
def test_an_alchemist_that_is_not_active_takes_one_stack(place: str) -> None:
    lord: dict[str, Any] = {place: {"jail": "alchemist"} if place == "under" else "alchemist"}
    game = answer(table(player(**lord), council=STACKS), "support jellyfish")
    assert turn(game) == 1
    assert hand(game, 0) == ["jellyfish_1", "jellyfish_4"]


@rule("A-4.2", "A-2.6")
def test_the_oracle_is_not_asked_between_the_two_stacks() -> None:
    game = table(player(free="alchemist oracle"), council=STACKS)
    answer(game, "support jellyfish")
    assert asked(game) == {"stack crab", "stack squid"}


@rule("A-4.3", "A-4.2", "A-7.14")
@pytest.mark.parametrize("lords", ["", "alchemist"])
def test_the_apprentice_takes_one_stack_on_arrival_with_or_without_the_alchemist(lords: str) -> None:
    game = table(
        player(hand="jellyfish_3 crab_3 shellfish_1", free=lords),
        court="apprentice keeper reaper miller",
        council=STACKS,
    )
    recruit(game, "apprentice", "jellyfish_3", "crab_3", "shellfish_1")
    assert step(game) == "take_stack"
    assert asked(game) == {"stack jellyfish", "stack crab", "stack squid"}
    answer(game, "stack jellyfish")
    assert hand(game, 0) == ["jellyfish_1", "jellyfish_4"]
    assert turn(game) == 1


@rule("A-4.3", "A-7.12")
@pytest.mark.parametrize("stacks", ["", "jellyfish_5"])
def test_the_apprentice_takes_the_only_stack_and_nothing_from_an_empty_council(stacks: str) -> None:
    game = table(player(hand="jellyfish_3 crab_3 shellfish_1"), court="apprentice keeper reaper miller", council=stacks)
    recruit(game, "apprentice", "jellyfish_3", "crab_3", "shellfish_1")
    assert hand(game, 0) == stacks.split()
    assert free(game, 0) == {"apprentice"}
    assert turn(game) == 1


@rule("A-4.3", "A-7.7")
@pytest.mark.parametrize("frequency", SETTINGS["per_turn_frequency"])
def test_the_oracle_discards_a_stack_once_a_turn_or_as_often_as_it_likes(frequency: str) -> None:
    game = table(player(free="oracle"), council=STACKS, per_turn_frequency=frequency)
    answer(game, "purge")
    assert asked(game) == {"stack jellyfish", "stack crab", "stack squid"}
    answer(game, "stack jellyfish")
    assert discard(game) == ["jellyfish_1", "jellyfish_4"]
    assert council(game) == {"crab": ["crab_2"], "squid": ["squid_3"]}
    assert ("purge" in asked(game)) == (frequency == "unlimited")
    if frequency == "unlimited":
        answer(game, "purge", "stack crab")
        assert council(game) == {"squid": ["squid_3"]}


@rule("A-4.3", "A-7.7")
def test_the_oracle_has_nothing_to_do_with_an_empty_council() -> None:
    game = table(player(free="oracle", pearls=1), court="keeper reaper")
    assert "purge" not in asked(game)
    assert refused(game, "purge")


@rule("A-4.3", "A-3.10")
def test_what_the_oracle_discards_comes_back_with_the_next_deck() -> None:
    game = table(
        player(free="oracle"), council="jellyfish_1 jellyfish_2 crab_1", deck="crab_5 crab_4", other_allies="discard"
    )
    answer(game, "purge", "stack jellyfish")
    assert "jellyfish_1" in discard(game)
    answer(game, "explore", "go_on", "go_on")
    assert discard(game) == []
