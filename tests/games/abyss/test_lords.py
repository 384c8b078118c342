"""A-7: what every lord does."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

import hlubina
from tests.games.abyss.figures import FACTS, LORDS, RACES, SETTINGS, value
from tests.games.abyss.looks import (
    available,
    court,
    discard,
    free,
    hand,
    lines,
    locations,
    lord_deck,
    own,
    pearls,
    prices,
    threat,
    turn,
)
from tests.games.abyss.scene import player, recruit, table
from tests.games.words import answer, asked, refused, step
from tests.kit.marks import rule

Data = dict[str, Any]
FILLERS = ["keeper", "reaper", "shepherd", "miller", "trader"]
STACKS = "jellyfish_1 crab_1 squid_1 squid_3"


def price_of(lord: str) -> list[str]:
    """Allies that pay for the lord exactly enough races; their lowest is unique, so nothing is asked."""
    facts = FACTS[lord]
    first = facts.get("race", "jellyfish")
    races = [first, *(one for one in RACES if one != first)][: facts["bubbles"]]
    cards = [f"{one}_{5 if number == 0 else 4}" for number, one in enumerate(races)]
    if len(cards) > 1:
        cards[-1] = f"{races[-1]}_2"
    cards += [f"{first}_4", f"{first}_3"]
    while sum(map(value, cards[:-1])) >= facts["cost"] and len(cards) > facts["bubbles"]:
        cards.pop()
    return cards


def arrives(
    lord: str,
    *others: Data,
    hand: str = "",
    court: str | None = None,
    **layout: Any,
) -> hlubina.Game:
    """Seat 0 recruits the lord from a court of five and pays for it with cards it has for that alone."""
    mine = {
        name: layout.pop(name) for name in ("pearls", "free", "disabled", "under", "tokens", "keys") if name in layout
    }
    lords = court.split() if court is not None else [one for one in FILLERS if one != lord][:4]
    cards = price_of(lord)
    layout.setdefault("council", STACKS)
    others = others or (player(),)
    game = table(
        player(hand=" ".join([*cards, *hand.split()]), **mine), *others, court=" ".join([lord, *lords]), **layout
    )
    return recruit(game, lord, *cards)


@rule("A-7")
@pytest.mark.parametrize("lord", [lord for lord in LORDS if FACTS[lord]["guild"] != "ambassador"])
def test_every_lord_can_be_recruited_and_brings_its_influence(lord: str) -> None:
    game = arrives(lord)
    assert lord in free(game, 0)
    assert lines(game)["lords"] == FACTS[lord]["influence"]
    assert sum(FACTS[one]["influence"] for one in LORDS) == 223


@rule("A-7.14", "A-7")
@pytest.mark.parametrize("lord", ["keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner"])
def test_farmers_do_nothing_and_their_influence_counts(lord: str) -> None:
    crowd = player(hand="squid_2 squid_4", pearls=3, free="slaver", tokens="2")
    game = arrives(lord, crowd, court="shaman sage hermit elder")
    assert turn(game) == 1, "nothing was asked"
    assert (
        lines(game)["lords"]
        == {
            "keeper": 6,
            "reaper": 6,
            "shepherd": 6,
            "miller": 10,
            "aquaculturalist": 11,
            "landowner": 12,
        }[lord]
    )
    assert pearls(game, 0) == 0
    assert own(game, 1).items() >= {"hand": ["squid_2", "squid_4"], "pearls": 3, "tokens": [2]}.items()


@rule("A-7.14")
@pytest.mark.parametrize(
    ("lord", "gain"), [("trader", 3), ("peddler", 2), ("shopkeeper", 1), ("landlord", 1), ("slaver", 0)]
)
def test_merchants_bring_pearls_on_arrival(lord: str, gain: int) -> None:
    assert pearls(arrives(lord, court="shaman sage hermit elder"), 0) == gain


@rule("A-7.1", "A-5.1")
def test_the_recruiter_makes_lords_dearer_for_the_opponents_only() -> None:
    game = arrives("recruiter")
    assert turn(game) == 1
    assert prices(game) == {lord: FACTS[lord]["cost"] + 2 for lord in court(game)}
    answer(game, "support squid")
    assert prices(game) == {lord: FACTS[lord]["cost"] for lord in court(game)}


@rule("A-7.1", "A-5.1")
def test_the_treasurer_makes_lords_cheaper_for_the_owner() -> None:
    game = answer(arrives("treasurer"), "support squid")
    assert turn(game) == 0
    assert prices(game) == {lord: FACTS[lord]["cost"] - 2 for lord in court(game)}


@rule("A-7.1", "A-5.2")
def test_the_diplomat_waives_the_race_for_the_next_recruitment() -> None:
    game = arrives("diplomat", hand="crab_5 crab_4")
    answer(game, "support jellyfish")
    assert "recruit shepherd" in asked(game)


@rule("A-7.1", "A-5.5")
def test_the_master_of_magic_works_from_the_next_recruitment_on() -> None:
    game = table(
        player(hand="jellyfish_5 crab_3 squid_2 seahorse_5 seahorse_3"),
        court="master_of_magic shepherd reaper miller keeper",
        council="jellyfish_1 crab_1 squid_3",
    )
    recruit(game, "master_of_magic", "jellyfish_5", "crab_3", "squid_2")
    assert (turn(game), own(game, 0)["affiliated"]) == (1, ["squid_2"])
    answer(game, "support crab")
    recruit(game, "shepherd", "seahorse_3", "seahorse_5")
    assert asked(game) == {"ally seahorse_3", "ally seahorse_5"}


@rule("A-7.1", "A-7.9")
@pytest.mark.parametrize(("mine", "other"), [("treasurer", ""), ("", "recruiter")])
def test_the_five_pearls_of_the_corruptor_never_change(mine: str, other: str) -> None:
    extra = "" if mine else "squid_2"
    cards = ["squid_5", "squid_4", "squid_3", *extra.split()]
    for purse, enough in ((4, False), (5, True)):
        game = table(
            player(hand=" ".join(cards), pearls=purse, free=mine),
            player(free=other),
            court="corruptor keeper reaper miller",
            council="crab_1 jellyfish_1",
        )
        recruit(game, "corruptor", *cards)
        assert (turn(game) == 0) == enough
        if enough:
            answer(game, "lord miller")
            assert pearls(game, 0) == 2, "5 - 5, and 2 for the refilled court"


@rule("A-7.2")
def test_the_jailer_makes_every_opponent_with_cards_discard_one_of_their_choice_at_the_same_time() -> None:
    game = arrives(
        "jailer",
        player(hand="squid_1 squid_2"),
        player(),
        player(hand="crab_1 jellyfish_1"),
        council="seahorse_1 squid_3",
    )
    assert sorted(game.acting()) == [1, 3]
    assert asked(game, 1) == {"ally squid_1", "ally squid_2"}
    assert asked(game, 3) == {"ally crab_1", "ally jellyfish_1"}
    answer(game, "ally jellyfish_1", seat=3)
    assert game.acting() == [1]
    assert refused(game, "ally crab_1", seat=3)
    answer(game, "ally squid_2", seat=1)
    assert (hand(game, 1), hand(game, 3)) == (["squid_1"], ["crab_1"])
    assert {"squid_2", "jellyfish_1"} <= set(discard(game))
    assert turn(game) == 1


@rule("A-7.2", "A-7")
def test_the_jailer_spares_the_owner_and_a_player_with_a_shaman() -> None:
    game = arrives("jailer", player(hand="squid_1 squid_2", free="shaman"), hand="shellfish_1")
    assert turn(game) == 1
    assert (hand(game, 0), hand(game, 1)) == (["shellfish_1"], ["squid_1", "squid_2"])


@rule("A-7.2")
@pytest.mark.parametrize(("purse", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_the_seeker_takes_two_pearls_from_every_opponent_or_what_they_have(purse: int, left: int) -> None:
    game = arrives("seeker", player(pearls=purse), player(pearls=5, free="shaman"), player(pearls=7), pearls=4)
    assert [pearls(game, seat) for seat in range(4)] == [4, left, 5, 5]


@rule("A-7.2")
def test_the_hunter_takes_a_random_token_of_a_chosen_opponent_and_both_see_it() -> None:
    taken = set()
    for seed in range(8):
        game = arrives("hunter", player(tokens="2 4"), player(tokens="3"), player(), seed=seed)
        assert asked(game) == {"opponent 1", "opponent 2"}
        answer(game, "opponent 1")
        (token,) = own(game, 0)["tokens"]
        taken.add(token)
        assert own(game, 1)["tokens"] == [6 - token]
        assert game.view(1)["players"][0]["tokens"] == [token], "the victim knows what it was"
        assert game.view(2)["players"][0]["tokens"] == [None]
        assert game.view(None)["players"][0]["tokens"] == [None]
        assert game.view(0)["players"][1]["tokens"] == [None], "what is left stays the victim's secret"
    assert taken == {2, 4}


@rule("A-7.2", "A-7.12", "A-7")
@pytest.mark.parametrize("victim", [player(), player(tokens="3", free="shaman")])
def test_the_hunter_finds_nothing_without_tokens_or_against_a_shaman(victim: Data) -> None:
    game = arrives("hunter", victim)
    assert turn(game) == 1
    assert own(game, 0)["tokens"] == []


@rule("A-7.3")
def test_the_assassin_disables_one_free_lord_of_every_opponent_chosen_by_its_owner() -> None:
    game = arrives(
        "assassin",
        player(free="slaver trader"),
        player(free="oracle"),
        player(free="schemer jailer", under={"jail": "recruiter commander tamer"}),
        court="keeper reaper shepherd miller",
    )
    assert game.acting() == [0]
    assert asked(game) == {"lord slaver", "lord trader"}
    answer(game, "lord slaver")
    assert asked(game) == {"lord schemer", "lord jailer"}, "the Oracle was the only one of seat 2"
    answer(game, "lord jailer")
    assert [own(game, seat)["disabled"] for seat in range(4)] == [[], ["slaver"], ["oracle"], ["jailer"]]
    assert [own(game, seat)["keys"] for seat in (1, 2)] == [0, 0]
    assert refused(game, "sell")
    assert turn(game) == 1


@rule("A-7.3", "A-7")
def test_the_assassin_spares_an_active_shaman_and_all_lords_of_its_owner() -> None:
    game = arrives(
        "assassin", player(free="shaman slaver"), player(disabled="trader"), court="keeper reaper miller sage"
    )
    assert turn(game) == 1
    assert own(game, 1)["disabled"] == []
    assert own(game, 0)["disabled"] == []


@rule("A-7.3", "A-7")
def test_a_disabled_shaman_protects_nobody() -> None:
    game = arrives("seeker", player(pearls=5, disabled="shaman"), player(pearls=5, under={"jail": "slaver"}))
    assert pearls(game, 1) == 3


@rule("A-7.3", "A-7.10")
@pytest.mark.parametrize("lord", ["traitor", "schemer"])
def test_a_disabled_lord_may_be_discarded_and_its_successor_is_not_disabled(lord: str) -> None:
    game = arrives(lord, disabled="slaver", court="diplomat keeper reaper miller", lord_deck="alchemist")
    answer(game, "lord slaver")
    if lord == "traitor":
        answer(game, "lord diplomat")
    new = "diplomat" if lord == "traitor" else "alchemist"
    assert (free(game, 0), own(game, 0)["disabled"]) == ({lord, new}, [])
    assert own(game, 0)["keys"] == 1
    assert game.view(None)["removed_lords"] == ["slaver"]


@rule("A-7.4")
@pytest.mark.parametrize("reading", SETTINGS["disabled_lord_in_formulas"])
def test_disabled_lords_count_for_locations_or_only_with_their_influence(reading: str) -> None:
    places = {
        "dockworks": "",
        "closed_tower": "",
        "jail": "",
        "abyss": "",
        "throne_room": "",
        "depths": "",
        "lost_tower": "",
    }
    game = table(
        player(free="trader", disabled="slaver landowner elder", under=places),
        court="keeper reaper",
        council="squid_1 crab_1",
        disabled_lord_in_formulas=reading,
    )
    worth = {place["location"]: place["worth"] for place in own(game, 0)["locations"]}
    normal = reading == "counts_normally"
    assert worth["dockworks"] == 5 + 2 * (2 if normal else 1)
    assert worth["closed_tower"] == 3 * (2 if normal else 0)
    assert worth["lost_tower"] == 3 * (2 if normal else 1)
    assert worth["jail"] == 15 - (4 if normal else 1)
    assert worth["abyss"] == 2 * (3 if normal else 1)
    assert (worth["throne_room"], worth["depths"]) == (12, 2 * 3), "influence counts in any case"
    assert lines(game)["lords"] == 9 + 5 + 12 + 3


@rule("A-7.4", "A-6.10", "A-3.14")
def test_the_defaults_are_those_of_the_rulebook() -> None:
    settings = hlubina.new("abyss", 2, 1).dump()["settings"]
    assert settings["disabled_lord_in_formulas"] == "ip_only"
    assert settings["ambassador_keys"] == "three_keys"
    assert settings["commander_buyer_discard"] == "end_of_own_next_turn"


CROWD = "squid_1 squid_2 squid_3 squid_4 squid_5 jellyfish_1 jellyfish_2 jellyfish_3"


SHELLS = "shellfish_1 shellfish_1 shellfish_2 shellfish_2 shellfish_3 shellfish_3 shellfish_4"


@rule("A-7.5")
def test_the_commander_makes_every_opponent_discard_down_to_six_on_arrival() -> None:
    game = arrives(
        "commander",
        player(hand=CROWD),
        player(hand="crab_1 crab_1 crab_2 crab_2 seahorse_1 seahorse_2"),
        player(hand=SHELLS),
        council="crab_3 seahorse_5",
        deck="monster",
    )
    assert sorted(game.acting()) == [1, 3]
    answer(game, "ally jellyfish_3", seat=1)
    assert sorted(game.acting()) == [1, 3]
    assert len(hand(game, 1)) == 8, "nothing has left the hand yet"
    assert game.view(0)["players"][1]["hand"] == game.view(2)["players"][1]["hand"]
    answer(game, "ally shellfish_4", seat=3)
    assert game.acting() == [1]
    answer(game, "ally squid_1", seat=1)
    assert asked(game) == {"take_back jellyfish_3", "take_back squid_1", "discard"}
    answer(game, "discard")
    assert hand(game, 1) == ["jellyfish_1", "jellyfish_2", "squid_2", "squid_3", "squid_4", "squid_5"]
    assert (len(hand(game, 2)), len(hand(game, 3))) == (6, 6)
    assert turn(game) == 1


@rule("A-7.5")
def test_opponents_of_the_commander_are_limited_at_the_end_of_their_own_turns() -> None:
    six = CROWD.rsplit(" ", 2)[0]
    game = table(player(hand=six), player(free="commander"), council="crab_1 crab_2 seahorse_1")
    answer(game, "support crab")
    assert (turn(game), step(game), game.acting()) == (0, "discard_allies", [0])
    answer(game, "ally crab_1", "ally crab_2", "discard")
    assert (turn(game), len(hand(game, 0))) == (1, 6)


@rule("A-7.5", "A-7")
@pytest.mark.parametrize(
    ("mine", "other"),
    [
        ({"free": "commander"}, {}),
        ({"free": "shaman"}, {"free": "commander"}),
        ({}, {"disabled": "commander"}),
        ({}, {"under": {"jail": "commander"}}),
    ],
)
def test_who_is_not_limited_by_the_commander(mine: Data, other: Data) -> None:
    game = table(player(hand=CROWD, **mine), player(**other), council="crab_1 crab_2 seahorse_1")
    answer(game, "support crab")
    assert (turn(game), len(hand(game, 0))) == (1, 10)


@rule("A-7.5", "A-7")
def test_the_arriving_commander_spares_a_player_with_a_shaman() -> None:
    game = arrives("commander", player(hand=CROWD, free="shaman"), council="crab_1 seahorse_5")
    assert (turn(game), len(hand(game, 1))) == (1, 8)


@rule("A-7.5", "A-1.7")
@pytest.mark.parametrize("memory", SETTINGS["memory"])
def test_opponents_do_not_see_which_cards_are_chosen(memory: str) -> None:
    start = arrives(
        "commander", player(hand=CROWD), player(hand=SHELLS), council="crab_1 seahorse_5", deck="monster", memory=memory
    )
    assert sorted(start.acting()) == [1, 2]
    one, two = (answer(start.copy(), f"ally {card}", seat=1) for card in ("jellyfish_1", "squid_1"))
    for viewer in (0, 2, None):
        assert one.view(viewer) == two.view(viewer)
        assert one.view(viewer)["players"][1]["marked"] == []
    assert one.view(1)["players"][1]["marked"] == ["jellyfish_1"]
    assert asked(one, 2) == asked(two, 2)


@rule("A-7.6", "A-3.8")
def test_the_tamer_lowers_the_reward_of_the_opponents() -> None:
    game = arrives("tamer", deck="monster", threat=2)
    answer(game, "explore", "fight")
    assert asked(game) == {"reward 1", "reward 2"}, "the two rewards of space 1"
    assert threat(game) == 2


@rule("A-7.6", "A-3.9")
def test_the_ship_master_pays_for_what_the_owner_sends_to_the_council() -> None:
    game = arrives("ship_master", deck="jellyfish_3 jellyfish_2 crab_3 squid_2 shellfish_1")
    answer(game, "explore", "go_on", "take_ally")
    assert pearls(game, 0) == 0, "that was an opponent"
    answer(game, "explore", "go_on", "go_on")
    assert asked(game) == {"take_ally", "go_on"}
    answer(game, "take_ally")
    assert pearls(game, 0) == 2


@rule("A-7.6")
def test_the_landlord_pays_on_arrival_and_at_the_beginning_of_each_own_turn() -> None:
    game = arrives("landlord")
    assert pearls(game, 0) == 1
    answer(game, "support squid")
    assert (turn(game), pearls(game, 0)) == (0, 2)


@rule("A-7.6", "A-7.8")
def test_the_landlord_pays_in_an_extra_turn_too() -> None:
    game = arrives("invoker", free="landlord", pearls=1)
    assert (turn(game), pearls(game, 0)) == (0, 2)


@rule("A-7.7")
@pytest.mark.parametrize("frequency", SETTINGS["per_turn_frequency"])
def test_the_slaver_sells_an_ally_for_two_pearls_once_a_turn_or_as_often_as_it_likes(frequency: str) -> None:
    game = table(
        player(hand="crab_1 crab_2 crab_3", free="slaver"),
        council=STACKS.replace("crab_1", "crab_4"),
        per_turn_frequency=frequency,
    )
    answer(game, "sell")
    assert asked(game) == {"ally crab_1", "ally crab_2", "ally crab_3"}
    answer(game, "ally crab_2")
    assert (pearls(game, 0), hand(game, 0), discard(game)) == (2, ["crab_1", "crab_3"], ["crab_2"])
    assert ("sell" in asked(game)) == (frequency == "unlimited")
    if frequency == "unlimited":
        answer(game, "sell", "ally crab_1")
        assert pearls(game, 0) == 4


@rule("A-7.7")
def test_the_slaver_works_in_the_turn_in_which_it_is_recruited() -> None:
    game = arrives("slaver", hand="crab_2 squid_2")
    assert asked(game) == {"sell", "end_turn"}


@rule("A-7.7")
def test_the_oracle_works_at_the_end_of_the_turn_in_which_it_is_recruited() -> None:
    game = arrives("oracle")
    assert asked(game) == {"purge", "end_turn"}
    answer(game, "purge", "stack squid")
    assert {"squid_1", "squid_3"} <= set(discard(game))
    assert turn(game) == 1


@rule("A-7.7")
@pytest.mark.parametrize("frequency", SETTINGS["per_turn_frequency"])
def test_the_opportunist_replaces_a_lord_of_the_court_on_the_same_space(frequency: str) -> None:
    game = table(
        player(free="opportunist"),
        court="keeper reaper miller",
        lord_deck="sage hermit",
        council=STACKS,
        per_turn_frequency=frequency,
    )
    answer(game, "replace", "lord reaper")
    assert court(game) == ["keeper", "sage", "miller"]
    assert game.view(None)["removed_lords"] == ["reaper"]
    assert lord_deck(game)[0] == "hermit"
    assert ("replace" in asked(game)) == (frequency == "unlimited")
    if frequency == "unlimited":
        answer(game, "replace", "lord sage")
        assert court(game) == ["keeper", "hermit", "miller"]


@rule("A-7.7")
def test_the_opportunist_arrives_and_works_after_the_court_was_closed_up() -> None:
    game = arrives("opportunist", court="keeper reaper shepherd miller", lord_deck="sage")
    assert asked(game) == {"replace", "end_turn"}
    answer(game, "replace", "lord miller")
    assert court(game) == ["keeper", "reaper", "shepherd", "sage"]


@rule("A-7.7")
def test_no_sale_with_an_empty_hand_and_no_replacement_with_an_empty_lord_deck() -> None:
    game = table(player(free="slaver opportunist"), other_lords="removed", council=STACKS)
    assert asked(game).isdisjoint({"sell", "replace"})
    assert refused(game, "sell")
    assert refused(game, "replace")


@rule("A-7.7")
def test_the_opponents_use_no_abilities_in_my_turn() -> None:
    game = table(
        player(), player(free="slaver opportunist", hand="crab_2 crab_3", pearls=1), council="squid_1", deck="crab_4"
    )
    answer(game, "explore")
    assert (game.acting(), asked(game)) == ([1], {"buy", "decline"})


@rule("A-7.8")
def test_the_invoker_gives_one_more_whole_turn_directly_after_this_one() -> None:
    game = arrives("invoker", pearls=1)
    assert (turn(game), step(game)) == (0, "choose_action")
    assert {"plot", "explore", "support squid"} <= asked(game)
    answer(game, "plot", "support squid")
    assert turn(game) == 1, "only one more"


@rule("A-7.8", "A-9.2")
@pytest.mark.parametrize("reading", SETTINGS["invoker_at_game_end"])
def test_an_invoker_as_seventh_lord_gives_its_turn_or_not(reading: str) -> None:
    game = arrives(
        "invoker",
        player(),
        player(),
        free="jailer seeker assassin hunter peddler shopkeeper",
        court="keeper reaper shepherd miller",
        council="jellyfish_1 crab_1 squid_1 seahorse_1 shellfish_1",
        invoker_at_game_end=reading,
    )
    assert game.view(None)["finisher"] == 0
    if reading == "yes":
        assert turn(game) == 0
        answer(game, "support squid")
    for seat, stack in ((1, "crab"), (2, "jellyfish")):
        assert (turn(game), game.is_over()) == (seat, False)
        answer(game, f"support {stack}")
    assert game.is_over()


@rule("A-7.8", "A-9.2")
@pytest.mark.parametrize("reading", SETTINGS["invoker_at_game_end"])
def test_an_invoker_recruited_in_a_last_turn_gives_its_turn_or_not(reading: str) -> None:
    seven = player(free="jailer seeker assassin hunter peddler shopkeeper trader")
    game = arrives("invoker", seven, finisher=1, court="keeper reaper shepherd miller", invoker_at_game_end=reading)
    if reading == "yes":
        assert (turn(game), game.is_over()) == (0, False)
        answer(game, "support squid")
    assert game.is_over()


@rule("A-7.9")
def test_the_corruptor_may_take_another_lord_of_the_court_for_five_pearls() -> None:
    game = arrives("corruptor", pearls=6, court="trader keeper reaper miller")
    choices = {f"lord {lord}" for lord in ("trader", "keeper", "reaper", "miller")}
    (no,) = asked(game) - choices
    assert asked(game) >= choices
    declined = answer(game.copy(), no)
    assert (turn(declined), pearls(declined, 0), free(declined, 0)) == (1, 6, {"corruptor"})
    answer(game, "lord trader")
    assert free(game, 0) == {"corruptor", "trader"}
    assert pearls(game, 0) == 6 - 5 + 3, "the arrow ability of the Trader is resolved"
    assert len(own(game, 0)["affiliated"]) == 1, "nobody is affiliated for the second lord"
    assert court(game) == ["keeper", "reaper", "miller"]


@rule("A-7.9", "A-7.12")
@pytest.mark.parametrize(("purse", "lords"), [(4, "keeper reaper miller"), (5, "")])
def test_the_corruptor_does_nothing_without_five_pearls_or_another_lord(purse: int, lords: str) -> None:
    game = arrives("corruptor", pearls=purse, court=lords)
    assert (turn(game), free(game, 0)) == (1, {"corruptor"})
    assert pearls(game, 0) == purse + (0 if lords.count(" ") == 2 else 2)


@rule("A-7.10")
def test_the_traitor_may_exchange_another_free_lord_for_any_lord_of_the_court() -> None:
    game = arrives("traitor", free="slaver miller", court="trader keeper reaper shepherd")
    choices = {"lord slaver", "lord miller"}
    (no,) = asked(game) - choices - {"sell"}
    declined = answer(game.copy(), no)
    assert free(declined, 0) == {"traitor", "slaver", "miller"}
    answer(game, "lord miller")
    assert asked(game) >= {"lord trader", "lord keeper", "lord reaper", "lord shepherd"}
    answer(game, "lord trader")
    assert free(game, 0) == {"traitor", "slaver", "trader"}
    assert pearls(game, 0) == 3
    assert game.view(None)["removed_lords"] == ["miller"]
    assert court(game) == ["keeper", "reaper", "shepherd"]


@rule("A-7.10")
def test_the_schemer_may_exchange_another_free_lord_for_the_top_lord_of_the_deck() -> None:
    game = arrives("schemer", free="slaver miller", court="keeper reaper shepherd aquaculturalist", lord_deck="trader")
    choices = {"lord slaver", "lord miller"}
    assert choices <= asked(game)
    (no,) = asked(game) - choices - {"sell"}
    declined = answer(game.copy(), no)
    assert free(declined, 0) == {"schemer", "slaver", "miller"}
    assert lord_deck(declined)[0] == "trader"
    answer(game, "lord miller")
    assert free(game, 0) == {"schemer", "slaver", "trader"}
    assert pearls(game, 0) == 3
    assert game.view(None)["removed_lords"] == ["miller"]
    assert len(court(game)) == 4


@rule("A-7.10", "A-7.12")
@pytest.mark.parametrize("lord", ["traitor", "schemer"])
@pytest.mark.parametrize("place", ["none", "under"])
def test_traitor_and_schemer_do_nothing_without_another_free_lord(lord: str, place: str) -> None:
    under = {"jail": "recruiter tamer commander"} if place == "under" else {}
    game = arrives(lord, under=under)
    assert (turn(game), free(game, 0)) == (1, {lord})


@rule("A-7.10", "A-7.12")
def test_the_traitor_does_nothing_with_an_empty_court() -> None:
    game = arrives("traitor", free="miller", court="")
    assert (turn(game), free(game, 0)) == (1, {"traitor", "miller"})
    assert pearls(game, 0) == 2


@rule("A-7.10", "A-7.12")
def test_the_schemer_does_nothing_with_an_empty_deck() -> None:
    game = arrives("schemer", free="miller", court="keeper reaper shepherd trader", other_lords="removed")
    assert (turn(game), free(game, 0)) == (1, {"schemer", "miller"})


@rule("A-7.11", "A-7.9", "A-7.10", "A-7.8")
def test_a_chain_of_corruptor_traitor_and_invoker() -> None:
    game = arrives("corruptor", pearls=5, free="miller", court="traitor invoker keeper reaper shepherd")
    answer(game, "lord traitor")
    assert {"lord miller", "lord corruptor"} <= asked(game), "the Corruptor itself is another free lord"
    answer(game, "lord corruptor", "lord invoker")
    assert free(game, 0) == {"traitor", "invoker", "miller"}
    assert game.view(None)["removed_lords"] == ["corruptor"]
    assert court(game) == ["keeper", "reaper", "shepherd"]
    assert (turn(game), step(game)) == (0, "choose_action")


@rule("A-7.11")
def test_a_traitor_takes_the_corruptor_and_the_corruptor_an_ambassador() -> None:
    game = arrives(
        "traitor", pearls=5, free="miller", court="corruptor sage keeper reaper shepherd", stack="jail abyss depths"
    )
    answer(game, "lord miller", "lord corruptor", "lord sage", "location abyss")
    assert free(game, 0) == {"traitor", "corruptor"}
    assert locations(game, 0) == {"abyss": {"sage"}}
    assert available(game) == ["jail"]
    assert court(game) == ["keeper", "reaper", "shepherd"]
    assert turn(game) == 1


@rule("A-7.11", "A-5.6")
def test_a_chain_that_empties_the_court_brings_one_bonus_and_one_refill() -> None:
    game = arrives("corruptor", pearls=5, free="miller", court="traitor peddler")
    answer(game, "lord traitor", "lord miller")
    assert free(game, 0) == {"corruptor", "traitor", "peddler"}
    assert pearls(game, 0) == 0 + 2 + 2, "the Peddler's and the bonus"
    assert len(court(game)) == 6


@rule("A-7.11", "A-6.1")
def test_a_lord_with_a_key_ends_the_chain_and_wins_a_location_after_the_court_is_refilled() -> None:
    game = arrives("corruptor", pearls=5, keys=2, court="keeper reaper", available="jail")
    answer(game, "lord keeper")
    assert step(game) == "control_location"
    assert (len(court(game)), pearls(game, 0)) == (6, 2)


@rule("A-7.12")
@pytest.mark.parametrize(
    "lord", ["jailer", "seeker", "assassin", "hunter", "illusionist", "corruptor", "traitor", "schemer"]
)
def test_an_arrow_that_can_do_nothing_is_skipped_and_the_recruitment_stands(lord: str) -> None:
    game = arrives(lord)
    assert (turn(game), step(game)) == (1, "choose_action")
    assert free(game, 0) == {lord}


@rule("A-7.13")
@pytest.mark.parametrize(("lord", "word"), [("slaver", "sell"), ("oracle", "purge"), ("opportunist", "replace")])
def test_a_disabled_lord_cannot_be_used(lord: str, word: str) -> None:
    game = table(player(disabled=lord, hand="seahorse_1"), council=STACKS)
    assert refused(game, word)
    game = table(player(free=lord, hand="seahorse_1"), council=STACKS)
    assert word in asked(game)


@rule("A-7.13", "A-7.9")
def test_an_assassin_taken_for_five_pearls_works_like_any_arriving_lord() -> None:
    game = arrives("corruptor", player(free="slaver trader"), pearls=5, court="assassin keeper reaper shepherd")
    answer(game, "lord assassin")
    assert asked(game) == {"lord slaver", "lord trader"}
    answer(game, "lord slaver")
    assert own(game, 1)["disabled"] == ["slaver"]


@rule("A-7", "A-7.14")
def test_the_shaman_protects_from_every_soldier_from_its_arrival_on() -> None:
    game = arrives("shaman", player(free="recruiter tamer", pearls=1))
    assert (turn(game), prices(game)["shepherd"]) == (1, 8)
    answer(game, "support squid")
    assert turn(game) == 0
    assert prices(game) == {lord: FACTS[lord]["cost"] for lord in court(game)}


@rule("A-7.14", "A-4.2")
def test_the_alchemist_takes_two_stacks_from_the_next_support_on() -> None:
    game = arrives("alchemist", council="jellyfish_1 crab_1 squid_1 squid_3 shellfish_1")
    answer(game, "support shellfish", "support squid")
    assert step(game) == "second_stack"


@rule("A-7.14", "A-4.3")
def test_the_apprentice_takes_a_stack() -> None:
    game = arrives("apprentice")
    assert asked(game) == {"stack jellyfish", "stack crab", "stack squid"}
    answer(game, "stack squid")
    assert {"squid_1", "squid_3"} <= set(hand(game, 0))


@rule("A-7.14", "A-6.12")
def test_the_illusionist_exchanges_a_location() -> None:
    game = arrives("illusionist", under={"jail": "sage"}, available="abyss")
    answer(game, "location jail")
    assert locations(game, 0) == {"abyss": {"sage"}}
    assert available(game) == ["jail"]


@rule("A-7.6", "A-1.5")
@pytest.mark.parametrize("place", ["disabled", "under"])
def test_a_landlord_that_is_not_active_pays_nothing(place: str) -> None:
    lord: Data = {place: {"jail": "landlord"} if place == "under" else "landlord"}
    game = table(player(), player(**lord), council=STACKS)
    answer(game, "support squid")
    assert (turn(game), pearls(game, 1)) == (1, 0)


@rule("A-7.8", "A-2.1")
def test_abilities_are_ready_again_in_the_extra_turn() -> None:
    cards = price_of("invoker")
    game = table(
        player(hand=" ".join(cards), free="opportunist"), court="invoker keeper reaper miller shepherd", council=STACKS
    )
    answer(game, "replace", "lord keeper")
    recruit(game, "invoker", *cards)
    assert (turn(game), step(game)) == (0, "choose_action")
    assert "replace" in asked(game)


@rule("A-7.8", "A-7.5")
def test_the_limit_of_the_commander_holds_between_a_turn_and_the_extra_turn() -> None:
    game = arrives("invoker", player(free="commander"), hand="squid_2 squid_4 squid_5 crab_2 crab_3 crab_4 seahorse_1")
    assert (turn(game), step(game), game.acting()) == (0, "discard_allies", [0])
    answer(game, "ally seahorse_1")
    assert (turn(game), step(game), len(hand(game, 0))) == (0, "choose_action", 6)


@rule("A-7.5")
def test_every_choice_of_cards_to_discard_can_be_made_and_none_is_a_dead_end() -> None:
    held = ["jellyfish_1", "jellyfish_1", "crab_1", "crab_2", "crab_2", "squid_1", "squid_3", "squid_3"]
    start = arrives("commander", player(hand=" ".join(held)), council="seahorse_1 shellfish_1")
    left: set[tuple[str, ...]] = set()
    met: set[tuple[str, ...]] = set()

    def follow(game: hlubina.Game) -> None:
        if turn(game) == 1:
            left.add(tuple(hand(game, 1)))
            return
        chosen = own(game, 1)["marked"]
        if tuple(chosen) not in met:
            met.add(tuple(chosen))
            assert {f"take_back {card}" for card in chosen} <= asked(game, 1)
            for text in asked(game, 1):
                follow(answer(game.copy(), text, seat=1))

    follow(start)
    assert left == set(combinations(held, 6))


@rule("A-7.5")
def test_cards_to_discard_are_chosen_in_any_order_and_taken_back_until_they_are_confirmed() -> None:
    held = ["jellyfish_1", "jellyfish_1", "crab_1", "crab_2", "crab_2", "squid_1", "squid_3", "squid_3"]
    game = arrives("commander", player(hand=" ".join(held)), council="seahorse_1 shellfish_1")
    answer(game, "ally squid_3", seat=1)
    assert own(game, 1)["marked"] == ["squid_3"]
    answer(game, "take_back squid_3", seat=1)
    assert own(game, 1)["marked"] == []
    answer(answer(game, "ally squid_1", seat=1), "ally crab_1", seat=1)
    assert refused(game, "ally crab_2", seat=1)
    answer(answer(game, "take_back crab_1", seat=1), "ally jellyfish_1", seat=1)
    answer(game, "discard", seat=1)
    assert hand(game, 1) == ["jellyfish_1", "crab_1", "crab_2", "crab_2", "squid_3", "squid_3"]


@rule("A-7.3")
def test_the_first_lord_of_the_list_is_disabled_like_any_other() -> None:
    game = arrives("assassin", player(free="recruiter trader"), player(free="peddler"))
    answer(game, "lord recruiter")
    assert [own(game, seat)["disabled"] for seat in (1, 2)] == [["recruiter"], ["peddler"]]
    assert prices(game)["shepherd"] == 8


@rule("A-7.9", "A-7.10", "A-7.7")
@pytest.mark.parametrize("lord", ["corruptor", "traitor", "schemer", "opportunist"])
def test_the_first_lord_of_the_list_is_taken_discarded_and_replaced_like_any_other(lord: str) -> None:
    if lord == "corruptor":
        game = answer(arrives(lord, pearls=5, court="recruiter keeper reaper miller"), "lord recruiter")
        assert free(game, 0) == {"corruptor", "recruiter"}
    elif lord == "traitor":
        game = arrives(lord, free="miller", court="recruiter keeper reaper shepherd")
        answer(game, "lord miller", "lord recruiter")
        assert free(game, 0) == {"traitor", "recruiter"}
    elif lord == "schemer":
        game = answer(
            arrives(lord, free="recruiter miller", court="keeper reaper shepherd", lord_deck="trader"), "lord recruiter"
        )
        assert free(game, 0) == {"schemer", "miller", "trader"}
        assert game.view(None)["removed_lords"] == ["recruiter"]
    else:
        game = table(player(free=lord), court="keeper recruiter miller", lord_deck="sage", council=STACKS)
        answer(game, "replace", "lord recruiter")
        assert court(game) == ["keeper", "sage", "miller"]
    assert game.dump()["used"] == (["opportunist"] if lord == "opportunist" else [])


@rule("A-7.2")
def test_the_hunter_robs_seat_zero_like_any_other() -> None:
    cards = price_of("hunter")
    game = table(
        player(tokens="4"),
        player(hand=" ".join(cards)),
        player(tokens="2"),
        turn=1,
        court="hunter keeper reaper miller shepherd",
        council=STACKS,
    )
    recruit(game, "hunter", *cards)
    assert asked(game) == {"opponent 0", "opponent 2"}
    answer(game, "opponent 0")
    assert (own(game, 0)["tokens"], own(game, 1)["tokens"]) == ([], [4])
    assert game.view(0)["players"][1]["tokens"] == [4]


@rule("A-7.2", "A-7.5")
def test_who_chose_last_cannot_take_it_back_after_seeing_what_the_others_threw() -> None:
    """The choices of all come to light together, so there is no undo past them."""
    undone = 0
    for seed in range(40):
        match = hlubina.Match(hlubina.new("abyss", 3, seed), ["random"] * 3)
        chooser = random.Random(seed)
        while not match.game.is_over():
            together = match.game.view(None)["step"] == "discard_allies"
            seat = chooser.choice(match.game.acting())
            match.take(seat, chooser.choice(match.game.options(seat)))
            if together and match.game.view(None)["step"] != "discard_allies":
                undone += 1
                assert not match.may_undo(seat)
    assert undone > 10
