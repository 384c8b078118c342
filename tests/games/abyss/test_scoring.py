"""A-8: what everything is worth at the end, location by location."""

from __future__ import annotations

from typing import Any

import pytest

import hlubina
from tests.games.abyss.figures import CARDS, FACTS, LOCATIONS, LORDS, RACES, SETTINGS
from tests.games.abyss.looks import discard, hand, lines, own
from tests.games.abyss.scene import player, recruit, table
from tests.games.words import answer
from tests.kit.marks import rule

Data = dict[str, Any]
SEVEN = "jailer seeker assassin hunter trader peddler shopkeeper"


def ended(*players: Data, **layout: Any) -> hlubina.Game:
    """The last turn of seat 1 is over: everything is counted. Seat 1 takes a single jellyfish_1 from the council."""
    layout.setdefault("council", "jellyfish_1 squid_1")
    game = table(*players, turn=len(players) - 1, finisher=0, **layout)
    answer(game, "support jellyfish")
    assert game.is_over()
    return game


def worth(location: str, free: str = "", affiliated: str = "", disabled: str = "", **settings: str) -> int:
    """What the location is worth to a player with these cards; all others are taken, so that no key is of use."""
    mine = player(free=free, disabled=disabled, affiliated=affiliated, under={location: ""})
    others = player(under={name: "" for name in LOCATIONS if name != location})
    game = table(mine, others, council="squid_2 crab_2", court="", settings=settings)
    points: int = own(game, 0)["locations"][0]["worth"]
    assert lines(game)["locations"] == points
    return points


@rule("A-8.1")
def test_each_player_affiliates_the_lowest_ally_of_every_race_in_hand_and_discards_the_rest() -> None:
    game = ended(
        player(hand="crab_4 crab_2 crab_3 squid_5 jellyfish_3 jellyfish_3", affiliated="crab_1", free=SEVEN),
        player(hand="seahorse_2 seahorse_1"),
    )
    assert own(game, 0)["affiliated"] == ["jellyfish_3", "crab_1", "crab_2", "squid_5"]
    assert own(game, 1)["affiliated"] == ["jellyfish_1", "seahorse_1"]
    assert (hand(game, 0), hand(game, 1)) == ([], [])
    assert {"crab_3", "crab_4", "jellyfish_3", "seahorse_2"} <= set(discard(game))
    assert lines(game, 0)["allies"] == 3 + 2 + 5
    assert lines(game, 1)["allies"] == 1 + 1


@rule("A-8.1")
def test_the_master_of_magic_has_no_say_at_the_end() -> None:
    game = ended(player(hand="crab_4 crab_2", free=f"{SEVEN} master_of_magic"), player())
    assert own(game, 0)["affiliated"] == ["crab_2"]


@rule("A-8.1", "A-8.3")
def test_allies_affiliated_at_the_end_count_for_locations() -> None:
    places = {"chasm": "", "coral_barrier": "", "chamber_of_allies": ""}
    game = ended(player(hand="crab_4 crab_2 squid_3", affiliated="crab_5", free=SEVEN, under=places), player())
    by_name = {place["location"]: place["worth"] for place in own(game, 0)["locations"]}
    assert by_name == {"chasm": 5 + 3 * 2, "coral_barrier": 20 - 3, "chamber_of_allies": 3 + 2 + 3}


@rule("A-8.2")
def test_lords_count_whether_free_tucked_or_disabled() -> None:
    game = table(
        player(free="trader", disabled="slaver", under={"black_smokers": "recruiter tamer commander"}),
        player(),
        council="squid_1 crab_1",
    )
    assert lines(game)["lords"] == 9 + 5 + 4 + 4 + 4


@rule("A-8.2")
def test_of_the_affiliated_allies_the_best_of_each_race_counts() -> None:
    game = table(player(affiliated="crab_1 crab_4 crab_2 jellyfish_1 jellyfish_2 squid_5"), council="squid_1 crab_1")
    assert lines(game)["allies"] == 4 + 2 + 5


@rule("A-8.2")
def test_monster_tokens_count_their_value() -> None:
    game = ended(player(free=SEVEN, tokens="2 3 4 4"), player(tokens="3"))
    assert lines(game, 0)["tokens"] == 13
    assert lines(game, 1)["tokens"] == 3


GUILDS = {
    "sargasso_silos": (5, ["keeper", "reaper", "landowner"]),
    "hydrozoa_reserves": (6, ["shaman", "invoker", "apprentice"]),
    "parliament": (6, ["corruptor", "traitor", "schemer"]),
    "barracks": (7, ["jailer", "seeker", "assassin"]),
    "dockworks": (5, ["trader", "peddler", "shopkeeper"]),
}


@rule("A-8.3")
@pytest.mark.parametrize("location", GUILDS)
def test_two_for_each_lord_of_a_guild(location: str) -> None:
    base, lords = GUILDS[location]
    strangers = [other[1][0] for name, other in GUILDS.items() if name != location]
    assert worth(location) == base
    assert worth(location, strangers[0]) == base
    assert worth(location, f"{lords[0]} elder") == base + 2
    assert worth(location, " ".join([*lords, strangers[1]])) == base + 6
    assert worth(location, " ".join([*lords[1:], strangers[1]]), disabled=lords[0]) == base + 4, "A-7.4"


KIN = {
    "sanctuary": (4, "jellyfish"),
    "sargasso_fields": (3, "seahorse"),
    "oceanic_senate": (4, "squid"),
    "chasm": (5, "crab"),
    "giant_clams": (3, "shellfish"),
}


@rule("A-8.3")
@pytest.mark.parametrize("location", KIN)
def test_three_for_each_affiliated_ally_of_a_race(location: str) -> None:
    base, race = KIN[location]
    others = " ".join(f"{one}_1" for one in RACES if one != race)
    assert worth(location) == base
    assert worth(location, affiliated=others) == base
    assert worth(location, affiliated=f"{others} {race}_1 {race}_1 {race}_4") == base + 9


@rule("A-8.3")
def test_the_abyss_counts_guilds_with_the_ambassadors_as_one() -> None:
    assert worth("abyss") == 0
    assert worth("abyss", "sage hermit elder") == 2
    assert worth("abyss", "trader peddler jailer") == 4
    assert worth("abyss", "miller trader shaman jailer corruptor elder") == 12


@rule("A-8.3")
def test_the_depths_are_twice_the_weakest_lord() -> None:
    assert worth("depths") == 0
    assert worth("depths", "landowner") == 24
    assert worth("depths", "landowner elder trader") == 6


@rule("A-8.3")
def test_the_throne_room_is_the_strongest_lord() -> None:
    assert worth("throne_room") == 0
    assert worth("throne_room", "elder trader landowner") == 12
    assert worth("throne_room", "elder recruiter") == 4


@rule("A-8.3")
def test_the_towers_count_lords_with_and_without_key() -> None:
    assert worth("closed_tower") == worth("lost_tower") == 0
    assert worth("closed_tower", "trader jailer") == 0
    assert worth("closed_tower", "slaver oracle trader") == 6
    assert worth("closed_tower", "slaver trader elder") == 6, "an ambassador has keys"
    assert worth("lost_tower", "slaver oracle trader elder miller") == 6
    game = table(
        player(under={"closed_tower": "recruiter tamer commander", "lost_tower": "slaver"}),
        player(),
        council="squid_1 crab_1",
    )
    assert [place["worth"] for place in own(game, 0)["locations"]] == [12, 0], "keys that were used count as well"


@rule("A-8.3")
def test_the_chamber_of_allies_adds_the_lowest_of_each_race() -> None:
    assert worth("chamber_of_allies") == 3
    assert worth("chamber_of_allies", affiliated="jellyfish_5 jellyfish_2 crab_3 crab_3 squid_1") == 3 + 2 + 3 + 1


@rule("A-8.3")
def test_the_jail_loses_with_every_lord() -> None:
    assert worth("jail") == 15
    assert worth("jail", "trader jailer elder slaver") == 11
    assert worth("jail", "trader jailer elder", disabled="slaver") == 12, "A-7.4"


@rule("A-8.3")
def test_the_coral_barrier_loses_with_every_affiliated_ally_but_never_falls_below_nothing() -> None:
    assert worth("coral_barrier") == 20
    assert worth("coral_barrier", affiliated="crab_1 crab_1 squid_5") == 17
    twenty = " ".join(f"{race}_{number}" for race in RACES for number in (1, 1, 2, 3))
    assert worth("coral_barrier", affiliated=twenty) == 0
    assert worth("coral_barrier", affiliated=f"{twenty} crab_5 squid_5") == 0


@rule("A-8.3", "A-6.11")
def test_black_smokers_are_worth_nothing() -> None:
    assert worth("black_smokers", SEVEN.rsplit(" ", 1)[0], affiliated="crab_5") == 0


COURTIERS = "keeper slaver shaman jailer traitor elder"
FRIENDS = "jellyfish_1 crab_2 seahorse_3 shellfish_4 squid_5 squid_1"
FIGURES = {
    "sargasso_silos": 5 + 2,
    "hydrozoa_reserves": 6 + 2,
    "sanctuary": 4 + 3,
    "parliament": 6 + 2,
    "barracks": 7 + 2,
    "dockworks": 5 + 2,
    "sargasso_fields": 3 + 3,
    "abyss": 2 * 6,
    "oceanic_senate": 4 + 3 * 2,
    "depths": 2 * 3,
    "throne_room": 7,
    "jail": 15 - 6,
    "chasm": 5 + 3,
    "closed_tower": 3 * 4,
    "lost_tower": 3 * 2,
    "chamber_of_allies": 3 + 1 + 2 + 3 + 4 + 1,
    "giant_clams": 3 + 3,
    "coral_barrier": 20 - 6,
    "black_smokers": 0,
}


@rule("A-8.3", "A-6.13")
@pytest.mark.parametrize("location", FIGURES)
def test_every_location_for_its_owner_and_in_the_city_of_mirrors(location: str) -> None:
    settings = {"disabled_lord_in_formulas": "counts_normally"}  # disabled ones use no keys
    assert worth(location, disabled=COURTIERS, affiliated=FRIENDS, **settings) == FIGURES[location]
    game = table(
        player(disabled=COURTIERS, affiliated=FRIENDS, under={"city_of_mirrors": ""}),
        player(free="trader", under={location: ""}),
        council="squid_2 crab_1",
        court="",
        settings=settings,
    )
    assert lines(game, 0)["locations"] == FIGURES[location]


@rule("A-8.3")
def test_every_location_has_a_test() -> None:
    assert {*FIGURES, "city_of_mirrors"} == set(LOCATIONS)
    assert len(LOCATIONS) == 20


@rule("A-8.3", "A-8.2")
@pytest.mark.parametrize("reading", SETTINGS["ambassador_keys"])
def test_rulebook_example_of_ninety_one_points(reading: str) -> None:
    example = CARDS["scoring_example"]
    parliament, sanctuary, abyss = example["locations"]
    game = table(
        player(
            free="jailer traitor corruptor",
            under={parliament: "keeper slaver master_of_magic", sanctuary: "elder", abyss: ""},
            affiliated=" ".join(example["affiliated"]),
            tokens=" ".join(map(str, example["tokens"])),
        ),
        player(),
        turn=1,
        finisher=0,
        court="reaper miller",
        council="squid_1 crab_1",
        ambassador_keys=reading,
    )
    assert {lord for lord in LORDS if lord in example["lords"]} == set(example["lords"])
    answer(game, "support squid")
    assert game.is_over()
    assert lines(game) == example["lines"] == {"locations": 32, "lords": 39, "allies": 14, "tokens": 6}
    assert {place["location"]: place["worth"] for place in own(game, 0)["locations"]} == {
        "parliament": 10,
        "sanctuary": 10,
        "abyss": 12,
    }
    assert game.outcome().scores[0] == 91 == example["total"]
    assert game.outcome().winners() == [0]


@rule("A-8.4")
def test_a_tie_goes_to_more_pearls() -> None:
    outcome = table(
        player(free="trader", pearls=1), player(free="peddler", pearls=2), council="squid_1 crab_1"
    ).outcome()
    assert outcome.scores == [9, 9]
    assert outcome.ranks == [2, 1]
    assert outcome.winners() == [1]


@rule("A-8.4")
def test_a_tie_with_equal_pearls_goes_to_the_strongest_lord() -> None:
    outcome = table(
        player(free="slaver oracle", affiliated="squid_2", pearls=2),
        player(free="landowner", pearls=2),
        player(free="trader", affiliated="crab_3", pearls=1),
        court="keeper reaper",
        council="squid_1 crab_1",
    ).outcome()
    assert outcome.scores == [12, 12, 12]
    assert outcome.ranks == [2, 1, 3]


@rule("A-8.4")
def test_a_tie_with_equal_pearls_and_lords_is_shared() -> None:
    outcome = table(
        player(free="trader", pearls=1), player(free="peddler", pearls=1), player(pearls=9), council="squid_1 crab_1"
    ).outcome()
    assert outcome.ranks == [1, 1, 3]
    assert outcome.winners() == [0, 1]


@rule("A-8.4")
@pytest.mark.parametrize("place", ["disabled", "under"])
def test_a_tucked_or_disabled_lord_breaks_a_tie_as_well(place: str) -> None:
    lord: Data = {place: {"black_smokers": "shepherd"} if place == "under" else "landowner"}
    other = player(affiliated="crab_5 squid_1") if place == "under" else player(affiliated="crab_5 squid_4 seahorse_3")
    outcome = table(player(**lord), other, court="keeper reaper", council="squid_2 crab_1").outcome()
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.winners() == [0]


@rule("A-8.2")
def test_the_scores_of_a_running_game_add_up() -> None:
    game = table(player(hand="seahorse_5 seahorse_3"), court="shepherd keeper reaper miller", council="squid_1 crab_1")
    recruit(game, "shepherd", "seahorse_3", "seahorse_5")
    assert game.outcome().scores[0] == sum(lines(game, 0).values()) == FACTS["shepherd"]["influence"] + 3
