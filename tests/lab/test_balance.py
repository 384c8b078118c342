"""Balance: how often each side wins, each seat, or all together; a game counts once for a side."""

from __future__ import annotations

import pytest

import hlubina
from hlubina.games.heroes.cards import STANDARD
from hlubina.lab.balance import TOGETHER, across, balance, combinations
from hlubina.lab.simulate import Plan, results
from tests.games.heroes.larger import larger_cards


def test_where_everybody_plays_alone_seats_take_the_place_of_sides() -> None:
    shares = balance(Plan("conspiracy", ["random"] * 3, 30, seed=4))
    assert [share.side for share in shares] == ["1", "2", "3"]
    assert all(share.games == 30 for share in shares)
    assert sum(share.wins for share in shares) >= 30


def test_sides_win_together_and_a_game_counts_once_for_each() -> None:
    shares = balance(Plan("passengers", ["random"] * 6, 40, seed=4))
    assert [share.side for share in shares] == ["guide", "smuggler", "zholyk"]
    assert all(share.games == 40 for share in shares)
    assert sum(share.wins for share in shares) == 40
    assert all(share.points / share.games == 6.5 for share in shares if share.side == "zholyk")


def test_different_bots_are_told_apart_on_each_side() -> None:
    shares = balance(Plan("passengers", ["greedy", *["random"] * 4], 5, seed=4))
    greedy = [share for share in shares if share.bot == "greedy"]
    assert sum(share.games for share in greedy) == 5  # one seat after the other, on whatever side it was
    data = shares[0].to_dict()
    assert data["win_rate_interval"][0] <= data["win_rate"] <= data["win_rate_interval"][1]


def test_bots_that_are_all_alike_get_a_new_deal_for_every_game() -> None:
    alike, different = (
        Plan("conspiracy", ["random"] * 3, 6, seed=4),
        Plan("conspiracy", ["greedy", "random"], 6, seed=4),
    )
    assert alike.rotations() == 1
    assert different.rotations() == 2
    assert Plan("abyss", ["greedy", "random"] * 2, 6, seed=4).rotations() == 2


def test_what_all_win_together_counts_once_over_all_by_setting_and_combination_and_for_each_clan_over_all() -> None:
    settings = {"clans": "drawn", "difficulty": "family"}
    over = ["scenario", "difficulty"]
    varied = combinations(STANDARD.settings, over, settings)[:2]
    shares = [share for each in varied for share in balance(Plan("heroes", ["random"] * 2, 6, 4, each), over=over)]
    whole, scenarios, difficulties, clans, cells = across(shares)
    assert [(share.settings, share.games) for share in whole] == [("", 12)]
    assert [(share.settings, share.games) for share in scenarios] == [("s01", 6), ("s02", 6)]
    assert [(share.settings, share.games) for share in difficulties] == [("family", 12)]
    assert [(share.settings, share.games) for share in cells] == [("s01, family", 6), ("s02, family", 6)]
    assert all(share.side == TOGETHER for part in (whole, scenarios, difficulties, cells) for share in part)
    assert sum(share.games for share in clans) == 24
    assert sum(share.wins for share in clans) == 2 * whole[0].wins
    assert all(share.settings == "" for share in clans)


def test_without_settings_all_stand_before_the_clans() -> None:
    parts = across(balance(Plan("heroes", ["random"] * 2, 3, 4, {"clans": "drawn"})))
    assert [share.side for share in parts[0]] == [TOGETHER]
    assert len(parts) == 2


def test_plans_that_begin_elsewhere_have_other_deals() -> None:
    one, other, both = (
        Plan("heroes", ["random"] * 2, games, 4, {"clans": "drawn"}, first=first)
        for games, first in ((3, 0), (3, 3), (6, 0))
    )
    assert [*results(one), *results(other)] == list(results(both))


def test_every_value_of_the_settings_is_varied_and_what_is_fixed_stays() -> None:
    assert len(combinations(STANDARD.settings, ["scenario", "difficulty"], {})) == 36
    assert combinations(STANDARD.settings, ["difficulty"], {"difficulty": "family"}) == [{"difficulty": "family"}]
    assert combinations(STANDARD.settings, [], {"promo": "on"}) == [{"promo": "on"}]
    with pytest.raises(hlubina.Invalid, match="no setting 'speed'"):
        combinations(STANDARD.settings, ["speed"], {})
    with pytest.raises(hlubina.Invalid, match="this game has none"):
        combinations([], ["speed"], {})


def test_with_a_card_file_the_values_are_those_that_it_offers() -> None:
    varied = combinations(larger_cards().settings, ["scenario"], {"clans": "drawn"})
    assert [each["scenario"] for each in varied] == ["s13", *(f"s{number:02}" for number in range(1, 13))]
