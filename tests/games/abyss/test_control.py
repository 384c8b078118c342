"""A-6: keys and locations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import hlubina
from tests.games.abyss.figures import AMBASSADORS, CARD_FILE, FACTS, KEYED, LOCATIONS, LORDS, RACES, SETTINGS
from tests.games.abyss.looks import available, free, hand, lines, location_stack, locations, own, pearls, turn
from tests.games.abyss.scene import player, recruit, table
from tests.games.words import answer, asked, refused, step
from tests.kit.marks import rule

DRAW = {"draw_locations 1", "draw_locations 2", "draw_locations 3", "draw_locations 4"}
ONE_EACH = " ".join(f"{race}_2" for race in RACES)
SMOKERS = "black_smokers"


def keyed(free: str = "", keys: int = 0, **layout: Any) -> hlubina.Game:
    """Seat 0 recruits the Shepherd, whose key is the last one it needs."""
    layout.setdefault("court", "shepherd keeper reaper miller trader")
    layout.setdefault("council", "squid_1 crab_1")
    game = table(player(hand="seahorse_5 seahorse_3", free=free, keys=keys), **layout)
    return recruit(game, "shepherd", "seahorse_3", "seahorse_5")


@rule("A-6.1")
@pytest.mark.parametrize("lord", [lord for lord in LORDS if lord not in AMBASSADORS])
def test_every_lord_shows_its_key_or_none(lord: str) -> None:
    game = table(player(free=lord), court="", lord_deck="", council="squid_1 crab_1")
    assert own(game, 0)["keys"] == (1 if lord in KEYED else 0)
    assert len(KEYED) == 16


@rule("A-6.10")
def test_an_ambassador_shows_the_three_keys_that_it_controls_a_location_with() -> None:
    faces = hlubina.title("abyss").faces(hlubina.title("abyss").standard)
    for lord in AMBASSADORS:
        assert faces[f"lord-{lord}"]["figures"]["keys"] == 3
        assert faces[f"lord-{lord}"]["symbols"][1] == ["key"] * 3


@rule("A-6.1")
@pytest.mark.parametrize(("lords", "keys"), [("", 2), ("slaver", 1), ("slaver oracle", 0)])
def test_tokens_and_lords_together_make_three_keys(lords: str, keys: int) -> None:
    game = keyed(lords, keys, available="jail")
    assert step(game) == "control_location"
    assert asked(game) == DRAW | {"location jail"}
    answer(game, "location jail")
    assert locations(game, 0) == {"jail": {"shepherd", *lords.split()}}
    assert (own(game, 0)["key_tokens"], own(game, 0)["keys"]) == (0, 0)
    assert turn(game) == 1


@rule("A-6.1")
@pytest.mark.parametrize("place", ["disabled", "under"])
def test_keys_of_lords_that_are_disabled_or_used_do_not_count(place: str) -> None:
    lord: dict[str, Any] = {place: {"abyss": "slaver"} if place == "under" else "slaver"}
    game = table(
        player(hand="seahorse_5 seahorse_3", keys=1, **lord),
        court="shepherd keeper reaper miller",
        council="squid_1 crab_1",
        available="jail",
    )
    recruit(game, "shepherd", "seahorse_3", "seahorse_5")
    assert (turn(game), own(game, 0)["keys"]) == (1, 2)


def four_keys(lords: str = "slaver oracle") -> hlubina.Game:
    """Two lords, no token, and then two tokens at once from threat space 6."""
    game = table(player(free=lords), council="squid_1", deck="monster", threat=6, available="jail abyss")
    return answer(game, "explore", "fight")


@rule("A-6.1")
def test_keys_are_used_in_any_order() -> None:
    game = answer(four_keys("slaver oracle"), "location abyss", "key_token", "lord oracle")
    assert asked(game) == {"lord slaver", "key_token"}
    answer(game, "lord slaver")
    assert frozenset(locations(game, 0)["abyss"]) == {"slaver", "oracle"}
    assert own(game, 0)["key_tokens"] == 1


@rule("A-6.1")
@pytest.mark.parametrize(("one", "two"), [("slaver", "oracle"), ("recruiter", "tamer")])
def test_with_more_keys_the_player_chooses_which_three_after_the_location(one: str, two: str) -> None:
    start = four_keys(f"{one} {two}")
    assert step(start) == "control_location"
    answer(start, "location abyss")
    assert asked(start) == {f"lord {one}", f"lord {two}", "key_token"}
    seen = set()

    def follow(game: hlubina.Game) -> None:
        if turn(game) == 0 and step(game) == "use_keys":
            for text in asked(game):
                follow(answer(game.copy(), text))
        else:
            if step(game) == "finish_turn":
                answer(game, "end_turn")
            assert turn(game) == 1
            seen.add((frozenset(locations(game, 0)["abyss"]), own(game, 0)["key_tokens"], frozenset(free(game, 0))))

    follow(start)
    assert seen == {
        (frozenset([one, two]), 1, frozenset()),
        (frozenset([one]), 0, frozenset([two])),
        (frozenset([two]), 0, frozenset([one])),
    }


@rule("A-6.2")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_locations_are_drawn_together_one_is_kept_and_the_others_are_laid_out(count: int) -> None:
    top = ["jail", "abyss", "depths", "chasm", "sanctuary"]
    game = keyed(keys=2, stack=" ".join(top), available="dockworks")
    answer(game, f"draw_locations {count}")
    if count > 1:
        assert asked(game) == {f"location {name}" for name in top[:count]}
        answer(game, "location jail")
    assert locations(game, 0) == {"jail": {"shepherd"}}
    assert sorted(available(game)) == sorted(["dockworks", *top[1:count]])
    assert location_stack(game)[0] == top[count]


@rule("A-6.2", "A-1.4")
def test_drawn_locations_are_seen_by_the_player_alone_until_they_are_laid_out() -> None:
    game = keyed(keys=2, stack="jail abyss depths")
    answer(game, "draw_locations 2")
    assert sorted(game.view(0)["drawn_locations"]) == ["abyss", "jail"]
    for viewer in (1, None):
        assert game.view(viewer)["drawn_locations"] == [None, None]


@rule("A-6.2")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_no_more_locations_are_drawn_than_the_stack_holds(size: int) -> None:
    names = LOCATIONS[:size]
    game = keyed(keys=2, stack=" ".join(names), other_locations="available")
    drawing = {text for text in asked(game) if text.startswith("draw")}
    assert drawing == {f"draw_locations {number}" for number in range(1, min(size, 4) + 1)}


@rule("A-6.3")
def test_lords_under_a_location_lose_ability_and_key_but_not_their_influence() -> None:
    game = keyed("slaver", 1, available="throne_room", council="squid_1 crab_1 jellyfish_1 seahorse_1")
    answer(game, "location throne_room")
    assert free(game, 0) == set()
    assert lines(game)["lords"] == FACTS["slaver"]["influence"] + FACTS["shepherd"]["influence"]
    answer(game, "support crab")
    assert turn(game) == 0
    assert refused(game, "sell")
    answer(game, "support squid")
    assert (turn(game), hand(game, 0)) == (1, ["squid_1"]), "nothing was offered at the end of the turn either"


@rule("A-6.3")
def test_used_tokens_return_to_the_supply() -> None:
    game = answer(keyed(keys=2, available="jail"), "location jail")
    assert own(game, 0)["key_tokens"] == 0


@rule("A-6.3", "A-7.3")
def test_a_lord_under_a_location_is_no_target_of_the_assassin() -> None:
    game = table(
        player(hand="crab_5 crab_4 crab_1"),
        player(under={"jail": "slaver oracle recruiter"}),
        court="assassin keeper reaper miller",
        council="squid_1 jellyfish_1",
    )
    recruit(game, "assassin", "crab_1", "crab_4", "crab_5")
    assert turn(game) == 1
    assert own(game, 1)["disabled"] == []


@rule("A-6.4")
def test_the_last_available_location_is_not_replaced() -> None:
    game = keyed(keys=2, available="jail")
    answer(game, "location jail")
    assert available(game) == []
    assert len(location_stack(game)) == 19


@rule("A-6.5")
def test_after_a_location_there_is_none_with_fewer_than_three_keys() -> None:
    game = table(player(keys=2), council="squid_1", deck="monster", threat=6, available="jail abyss")
    answer(game, "explore", "fight", "location jail")
    assert (turn(game), own(game, 0)["keys"]) == (1, 1)


@rule("A-6.5")
def test_control_is_repeated_while_there_are_keys_enough(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    text, printed = CARD_FILE.read_text("utf-8"), "\n[control]\nkeys = 3 "
    assert printed in text
    file.write_text(text.replace(printed, printed.replace("3", "1")), "utf-8")
    game = table(player(), council="squid_1", deck="monster", threat=6, available="jail abyss depths", cards=file)
    answer(game, "explore", "fight", "location jail")
    assert (turn(game), step(game)) == (0, "control_location"), "where one key is enough, the second wins another"
    answer(game, "location abyss")
    assert locations(game, 0) == {"jail": set(), "abyss": set()}
    assert (turn(game), own(game, 0)["keys"]) == (1, 0)


@rule("A-6.6")
def test_with_an_empty_stack_only_available_locations_can_be_taken() -> None:
    game = keyed(keys=2, other_locations="available")
    assert asked(game) == {f"location {name}" for name in LOCATIONS}


def everything_controlled(spare: str = "") -> dict[str, Any]:
    """Seat 1 controls every location but the named ones, all with tokens alone."""
    return player(under={name: "" for name in LOCATIONS if name not in spare.split()})


@rule("A-6.6")
def test_without_any_location_nothing_happens_and_the_keys_stay() -> None:
    game = table(
        player(hand="seahorse_5 seahorse_3", keys=2),
        everything_controlled(),
        court="shepherd keeper reaper miller",
        council="squid_1 crab_1",
    )
    recruit(game, "shepherd", "seahorse_3", "seahorse_5")
    assert turn(game) == 1
    assert (own(game, 0)["key_tokens"], own(game, 0)["keys"]) == (2, 3)
    assert free(game, 0) == {"shepherd"}


@rule("A-6.6")
def test_the_only_location_left_is_taken_with_the_empty_stack() -> None:
    game = table(
        player(hand="seahorse_5 seahorse_3", keys=2),
        everything_controlled("jail"),
        court="shepherd keeper reaper miller",
        council="squid_1 crab_1",
        available="jail",
    )
    recruit(game, "shepherd", "seahorse_3", "seahorse_5")
    assert locations(game, 0) == {"jail": {"shepherd"}}
    assert turn(game) == 1


@rule("A-6.7")
def test_nobody_keeps_more_than_two_keys_at_the_end_of_a_turn() -> None:
    game = four_keys()
    answer(game, "location jail")
    while turn(game) == 0:
        answer(game, sorted(asked(game))[0])
    assert own(game, 0)["keys"] <= 2
    data = table(player(keys=2), council="squid_1 crab_1").dump()
    data["players"][0]["key_tokens"] = 3
    with pytest.raises(hlubina.Invalid):
        hlubina.load(data)


@rule("A-6.7")
def test_at_the_worst_moment_four_players_hold_the_ten_tokens() -> None:
    game = table(
        *[player(keys=2) for _ in range(4)], council="squid_1", deck="monster", threat=6, available="jail abyss"
    )
    answer(game, "explore", "fight")
    assert sum(own(game, seat)["key_tokens"] for seat in range(4)) == 10
    answer(game, "location jail")
    assert own(game, 0)["key_tokens"] == 1


@rule("A-6.7", "A-6.6", "A-3.7")
@pytest.mark.parametrize(("mine", "other"), [(10, 0), (5, 5)])
def test_without_locations_the_supply_of_key_tokens_is_no_limit(mine: int, other: int) -> None:
    controlled = dict.fromkeys(LOCATIONS, "")
    game = table(
        player(keys=mine), player(under=controlled, keys=other), council="squid_1 crab_1", deck="monster", threat=3
    )
    answer(game, "explore", "fight")
    assert sum(own(game, seat)["key_tokens"] for seat in range(2)) == 11
    assert hlubina.load(game.dump()).digest() == game.digest()


@rule("A-6.8")
def test_no_lord_has_both_a_key_and_an_arrow() -> None:
    assert not [lord for lord in LORDS if FACTS[lord].get("keys") and FACTS[lord]["timing"] == "once"]


@rule("A-6.8", "A-7.5")
def test_the_commanders_check_comes_before_the_location() -> None:
    crowd = "squid_1 squid_2 squid_3 squid_4 squid_5 jellyfish_1 jellyfish_2"
    game = table(
        player(hand="crab_5 crab_3", keys=2),
        player(hand=crowd),
        court="commander keeper reaper miller",
        available="jail",
    )
    recruit(game, "commander", "crab_3", "crab_5")
    assert (step(game), game.acting()) == ("discard_allies", [1])
    answer(game, "ally squid_1")
    assert (step(game), game.acting()) == ("control_location", [0])


@rule("A-6.8", "A-7.6")
def test_the_landlords_pearl_comes_before_the_location() -> None:
    game = table(
        player(hand="shellfish_5 shellfish_4 crab_1", keys=2), court="landlord keeper reaper miller", available="jail"
    )
    recruit(game, "landlord", "crab_1", "shellfish_4", "shellfish_5")
    assert step(game) == "control_location"
    assert pearls(game, 0) == 1


def ambassador(lord: str, held: str = ONE_EACH, free: str = "", keys: int = 0, **layout: Any) -> hlubina.Game:
    layout.setdefault("council", "squid_1 crab_1")
    layout.setdefault("court", f"{lord} keeper reaper miller trader")
    game = table(player(hand=held, free=free, keys=keys), **layout)
    return recruit(game, lord, *held.split())


def keep(game: hlubina.Game, card: str = "ally crab_2") -> hlubina.Game:
    return answer(game, card) if step(game) == "affiliate_ally" else game


@rule("A-6.9", "A-7.14")
@pytest.mark.parametrize(("lord", "count"), [("hermit", 1), ("sage", 2), ("elder", 3)])
def test_an_ambassador_draws_its_locations_and_controls_one_alone_at_once(lord: str, count: int) -> None:
    top = ["jail", "abyss", "depths", "chasm"]
    game = keep(ambassador(lord, stack=" ".join(top), available="dockworks", keys=2, free=""))
    if count > 1:
        assert asked(game) == {f"location {name}" for name in top[:count]}, "an available one is no choice"
        answer(game, "location jail")
    assert locations(game, 0) == {"jail": {lord}}
    assert sorted(available(game)) == sorted(["dockworks", *top[1:count]])
    assert own(game, 0)["key_tokens"] == 2, "no keys are used"
    assert free(game, 0) == set()
    assert turn(game) == 1


@rule("A-6.9")
@pytest.mark.parametrize("size", [1, 2])
def test_an_ambassador_draws_what_is_left_in_the_stack(size: int) -> None:
    names = ["jail", "abyss"][:size]
    game = keep(ambassador("elder", stack=" ".join(names), other_locations="available"))
    if size > 1:
        assert asked(game) == {"location jail", "location abyss"}
        answer(game, "location jail")
    assert locations(game, 0) == {"jail": {"elder"}}
    assert len(available(game)) == 19
    assert location_stack(game) == []


EMPTY = "ambassador_with_empty_location_stack"


@rule("A-6.9")
@pytest.mark.parametrize("reading", SETTINGS[EMPTY])
@pytest.mark.parametrize("lord", AMBASSADORS)
def test_an_ambassador_with_an_empty_stack_stays_free_or_takes_an_available_location(lord: str, reading: str) -> None:
    game = keep(ambassador(lord, other_locations="available", settings={EMPTY: reading, "ambassador_keys": "no_key"}))
    if reading == "power_lost_lord_stays_free":
        assert turn(game) == 1
        assert (free(game, 0), locations(game, 0)) == ({lord}, {})
        assert len(available(game)) == 20
    else:
        assert asked(game) == {f"location {name}" for name in LOCATIONS}
        answer(game, "location jail")
        assert locations(game, 0) == {"jail": {lord}}
        assert turn(game) == 1


@rule("A-6.9", "A-6.6")
@pytest.mark.parametrize("reading", SETTINGS[EMPTY])
def test_an_ambassador_without_any_location_stays_free(reading: str) -> None:
    game = table(
        player(hand=ONE_EACH),
        everything_controlled(),
        court="sage keeper reaper miller",
        council="squid_1 crab_1",
        settings={EMPTY: reading},
    )
    keep(recruit(game, "sage", *ONE_EACH.split()))
    assert (turn(game), free(game, 0)) == (1, {"sage"})


@rule("A-6.9", "A-7.9", "A-7.11")
def test_an_ambassador_bought_by_the_corruptor_controls_a_location_at_once() -> None:
    game = table(
        player(hand="squid_1 squid_4 squid_5", pearls=5),
        court="corruptor sage keeper reaper miller",
        council="squid_2 crab_1",
        stack="jail abyss depths",
    )
    recruit(game, "corruptor", "squid_1", "squid_4", "squid_5")
    answer(game, "lord sage", "location abyss")
    assert locations(game, 0) == {"abyss": {"sage"}}
    assert free(game, 0) == {"corruptor"}
    assert available(game) == ["jail"]
    assert turn(game) == 1


@rule("A-6.9", "A-7.10", "A-7.11")
@pytest.mark.parametrize("lord", ["traitor", "schemer"])
def test_an_ambassador_brought_by_traitor_or_schemer_controls_a_location_at_once(lord: str) -> None:
    game = table(
        player(hand="squid_5 squid_4 crab_3 jellyfish_1", free="trader", keys=2),
        court=f"{lord} hermit keeper reaper miller",
        lord_deck="elder",
        council="squid_2 crab_1",
        stack="jail abyss depths",
    )
    recruit(game, lord, "squid_5", "squid_4", "crab_3", "jellyfish_1")
    answer(game, "lord trader")
    if lord == "traitor":
        answer(game, "lord hermit")
        assert locations(game, 0) == {"jail": {"hermit"}}
    else:
        answer(game, "location depths")
        assert locations(game, 0) == {"depths": {"elder"}}
    assert own(game, 0)["key_tokens"] == 2
    assert turn(game) == 1


@rule("A-6.10")
@pytest.mark.parametrize("reading", SETTINGS["ambassador_keys"])
def test_ambassadors_show_no_key_or_three_for_the_towers(reading: str) -> None:
    mine = {"closed_tower": "sage", "lost_tower": "elder"}
    game = table(player(under=mine, free="slaver trader"), council="squid_1 crab_1", ambassador_keys=reading)
    worth = {place["location"]: place["worth"] for place in own(game, 0)["locations"]}
    if reading == "no_key":
        assert worth == {"closed_tower": 3, "lost_tower": 9}
    else:
        assert worth == {"closed_tower": 9, "lost_tower": 3}


@rule("A-6.10", "A-6.9")
@pytest.mark.parametrize("reading", SETTINGS["ambassador_keys"])
def test_a_free_ambassador_with_three_keys_controls_a_location_alone(reading: str) -> None:
    game = keep(ambassador("sage", other_locations="available", keys=1, ambassador_keys=reading))
    if reading == "no_key":
        assert (turn(game), free(game, 0), own(game, 0)["keys"]) == (1, {"sage"}, 1)
        return
    assert step(game) == "control_location"
    answer(game, "location jail")
    assert locations(game, 0) == {"jail": {"sage"}}
    assert own(game, 0)["key_tokens"] == 1


def smoked(**layout: Any) -> hlubina.Game:
    return keyed(keys=2, available=SMOKERS, **layout)


@rule("A-6.11")
@pytest.mark.parametrize("destination", SETTINGS["black_smokers_destination"])
def test_black_smokers_let_the_player_take_another_location_from_the_stack(destination: str) -> None:
    game = smoked(black_smokers_destination=destination)
    answer(game, f"location {SMOKERS}")
    assert step(game) == "search_stack"
    assert asked(game) >= {f"location {name}" for name in LOCATIONS if name != SMOKERS}
    answer(game, "location abyss")
    assert locations(game, 0) == {"abyss": {"shepherd"}}, "the lords move along"
    left = [name for name in LOCATIONS if name not in (SMOKERS, "abyss")]
    if destination == "removed":
        assert game.view(None)["removed_locations"] == [SMOKERS]
        assert sorted(location_stack(game)) == sorted(left)
    else:
        assert game.view(None)["removed_locations"] == []
        assert sorted(location_stack(game)) == sorted([*left, SMOKERS])
    assert available(game) == []
    assert turn(game) == 1


@rule("A-6.11")
def test_black_smokers_may_be_kept() -> None:
    game = smoked()
    answer(game, f"location {SMOKERS}")
    refusal = asked(game) - {f"location {name}" for name in LOCATIONS if name != SMOKERS}
    assert len(refusal) == 1
    answer(game, *refusal)
    assert locations(game, 0) == {SMOKERS: {"shepherd"}}
    assert turn(game) == 1
    assert lines(game)["locations"] == 0


@rule("A-6.11")
def test_the_stack_is_shuffled_after_the_search_and_nobody_knows_it() -> None:
    orders = set()
    for seed in (1, 2, 3):
        game = smoked(seed=seed, stack="jail depths chasm sanctuary parliament barracks dockworks")
        answer(game, f"location {SMOKERS}", "location abyss")
        orders.add(tuple(name for name in location_stack(game) if name in ("jail", "depths", "chasm", "sanctuary")))
        assert set(game.dump()["location_stack"]["known"]) == {0}
    assert len(orders) > 1


@rule("A-6.11", "A-1.4")
def test_nobody_sees_the_order_of_the_stack_that_is_searched() -> None:
    games = [answer(smoked(stack=stack), f"location {SMOKERS}") for stack in ("jail depths", "depths jail")]
    for viewer in (0, 1, None):
        assert games[0].view(viewer) == games[1].view(viewer)
    assert asked(games[0]) == asked(games[1])
    assert games[0].options(1) == []


@rule("A-6.11")
def test_black_smokers_are_kept_when_the_stack_is_empty() -> None:
    game = smoked(other_locations="available")
    answer(game, f"location {SMOKERS}")
    assert locations(game, 0) == {SMOKERS: {"shepherd"}}
    assert turn(game) == 1


@rule("A-6.11", "A-6.9")
def test_black_smokers_drawn_by_an_ambassador_are_searched_from_too() -> None:
    game = keep(ambassador("hermit", stack=f"{SMOKERS} jail"))
    assert step(game) == "search_stack"
    answer(game, "location depths")
    assert locations(game, 0) == {"depths": {"hermit"}}
    assert game.view(None)["removed_locations"] == [SMOKERS]


@rule("A-6.11", "A-6.2")
def test_black_smokers_drawn_and_kept_are_searched_from_too() -> None:
    game = keyed(keys=2, stack=f"{SMOKERS} jail abyss")
    answer(game, "draw_locations 2", f"location {SMOKERS}")
    assert step(game) == "search_stack"
    assert refused(game, "location jail"), "it was laid out and is no longer in the stack"
    answer(game, "location abyss")
    assert available(game) == ["jail"]


def illusion(**layout: Any) -> hlubina.Game:
    layout.setdefault("council", "squid_2 crab_1")
    mine = layout.pop("mine", {"jail": "slaver oracle recruiter", "abyss": "sage"})
    game = table(
        player(hand="jellyfish_1 jellyfish_4 jellyfish_5", under=mine),
        court="illusionist keeper reaper miller",
        **layout,
    )
    return recruit(game, "illusionist", "jellyfish_1", "jellyfish_4", "jellyfish_5")


@rule("A-6.12", "A-7.14")
def test_the_illusionist_exchanges_a_location_and_the_lords_move_along() -> None:
    game = illusion(available="depths chasm")
    answer(game, "location jail")
    assert asked(game) >= {"location depths", "location chasm"}
    answer(game, "location chasm")
    assert locations(game, 0) == {"chasm": {"slaver", "oracle", "recruiter"}, "abyss": {"sage"}}
    assert sorted(available(game)) == ["depths", "jail"]
    assert free(game, 0) == {"illusionist"}
    assert turn(game) == 1


@rule("A-6.12")
def test_the_illusionist_may_leave_everything() -> None:
    game = illusion(available="depths chasm")
    (no,) = asked(game) - {"location jail", "location abyss"}
    answer(game, no)
    assert set(locations(game, 0)) == {"jail", "abyss"}
    assert turn(game) == 1


@rule("A-6.12", "A-7.12")
@pytest.mark.parametrize("layout", [{"available": ""}, {"mine": {}, "available": "depths"}])
def test_the_illusionist_does_nothing_without_a_location_on_either_side(layout: dict[str, Any]) -> None:
    game = illusion(**layout)
    assert turn(game) == 1
    assert free(game, 0) == {"illusionist"}


@rule("A-6.12", "A-6.11")
def test_black_smokers_gained_by_the_illusionist_are_searched_from_too() -> None:
    game = illusion(available=f"{SMOKERS} depths")
    answer(game, "location abyss", f"location {SMOKERS}")
    assert step(game) == "search_stack"
    answer(game, "location chasm")
    assert locations(game, 0)["chasm"] == {"sage"}
    assert sorted(available(game)) == ["abyss", "depths"]


@rule("A-6.13")
def test_the_city_of_mirrors_is_the_best_of_the_opponents_locations_with_ones_own_cards() -> None:
    game = table(
        player(free="miller aquaculturalist trader", under={"city_of_mirrors": ""}),
        player(free="landowner", under={"sargasso_silos": "", "throne_room": ""}),
        player(under={"jail": "sage"}),
        court="keeper reaper",
        council="squid_1 crab_1",
    )
    assert lines(game, 0)["locations"] == 15 - 3, "silos 5 + 2 * 2 = 9, throne room 11, jail 12"
    assert lines(game, 1)["locations"] == 5 + 2 + 12
    assert lines(game, 2)["locations"] == 14


@rule("A-6.13")
def test_the_city_of_mirrors_is_worth_nothing_without_locations_of_opponents() -> None:
    game = table(player(under={"city_of_mirrors": "", "jail": ""}), player(), council="squid_1 crab_1")
    assert lines(game, 0)["locations"] == 0 + 15


@rule("A-6.10", "A-6.9")
@pytest.mark.parametrize("reading", SETTINGS["ambassador_keys"])
def test_an_ambassador_with_three_keys_does_not_win_a_second_location(reading: str) -> None:
    game = keep(ambassador("sage", stack="jail abyss depths", keys=2, ambassador_keys=reading))
    answer(game, "location jail")
    assert (turn(game), locations(game, 0), own(game, 0)["key_tokens"]) == (1, {"jail": {"sage"}}, 2)


@rule("A-6.10", "A-1.5")
def test_a_disabled_ambassador_has_no_keys() -> None:
    game = table(player(disabled="sage", keys=2), council="squid_1 crab_1", ambassador_keys="three_keys")
    assert own(game, 0)["keys"] == 2


@rule("A-6.2", "A-6.3")
@pytest.mark.parametrize("way", ["available", "drawn", "ambassador", "smokers", "illusionist"])
def test_the_first_location_and_the_first_lord_of_the_list_are_like_any_other(way: str) -> None:
    first = LOCATIONS[0]
    if way == "available":
        game = answer(keyed("recruiter", 1, available=f"{first} jail"), f"location {first}")
        under = {"recruiter", "shepherd"}
    elif way == "drawn":
        game = answer(keyed("recruiter", 1, stack=f"jail {first} abyss"), "draw_locations 2", f"location {first}")
        under = {"recruiter", "shepherd"}
    elif way == "ambassador":
        game = answer(keep(ambassador("sage", stack=f"jail {first} abyss")), f"location {first}")
        under = {"sage"}
    elif way == "smokers":
        game = answer(smoked(), f"location {SMOKERS}", f"location {first}")
        under = {"shepherd"}
    else:
        game = illusion(mine={first: "recruiter", "abyss": "sage"}, available="depths chasm")
        answer(game, f"location {first}", "location depths")
        assert locations(game, 0) == {"depths": {"recruiter"}, "abyss": {"sage"}}
        game = illusion(mine={"jail": "recruiter", "abyss": "sage"}, available=f"{first} chasm")
        answer(game, "location jail", f"location {first}")
        under = {"recruiter"}
    assert locations(game, 0)[first] == under
    assert turn(game) == 1


@rule("A-6.13", "A-6.2")
def test_a_city_of_mirrors_that_was_won_is_worth_a_location_of_an_opponent() -> None:
    game = table(
        player(hand="seahorse_5 seahorse_3", keys=2),
        player(under={"throne_room": "", "sargasso_fields": "slaver"}),
        court="shepherd keeper reaper miller",
        council="squid_1 crab_1",
        available="city_of_mirrors",
    )
    recruit(game, "shepherd", "seahorse_3", "seahorse_5")
    answer(game, "location city_of_mirrors")
    assert lines(game, 0)["locations"] == 6, "the Throne Room with the Shepherd, or 3 + 3 for the affiliated seahorse"
    assert lines(game, 1)["locations"] == 5 + 3
