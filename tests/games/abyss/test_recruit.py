"""A-5: recruiting lords."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import hlubina
from tests.games.abyss.figures import AMBASSADORS, CARDS, FACTS, LORDS, RACES, SETTINGS, in_order, race, value
from tests.games.abyss.looks import court, discard, free, hand, lord_deck, own, pearls, prices, turn
from tests.games.abyss.scene import nobody, player, recruit, table
from tests.games.words import answer, asked, refused, spoken, step
from tests.kit.marks import rule
from tests.kit.tables import some_positions

FARM = "shepherd keeper reaper miller"


@rule("A-5.1")
@pytest.mark.parametrize(
    ("mine", "other", "change"),
    [
        ({}, {}, 0),
        ({}, {"free": "recruiter"}, 2),
        ({"free": "recruiter"}, {}, 0),
        ({"free": "treasurer"}, {}, -2),
        ({}, {"free": "treasurer"}, 0),
        ({"free": "treasurer"}, {"free": "recruiter"}, 0),
        ({"free": "shaman"}, {"free": "recruiter"}, 0),
        ({"free": "shaman treasurer"}, {"free": "recruiter"}, -2),
        ({"disabled": "shaman"}, {"free": "recruiter"}, 2),
        ({"under": {"jail": "shaman"}}, {"free": "recruiter"}, 2),
        ({}, {"disabled": "recruiter"}, 0),
        ({}, {"under": {"jail": "recruiter"}}, 0),
        ({"disabled": "treasurer"}, {}, 0),
        ({"under": {"jail": "treasurer"}}, {}, 0),
    ],
)
def test_the_price_with_recruiter_treasurer_and_shaman(
    mine: dict[str, Any], other: dict[str, Any], change: int
) -> None:
    game = table(player(**mine), nobody(), player(**other), court=FARM, council="squid_1")
    assert prices(game) == {"shepherd": 8 + change, "keeper": 6 + change, "reaper": 7 + change, "miller": 8 + change}
    assert {entry["change"] for entry in game.view(0)["court"]} == {change}


@rule("A-5.1", "A-5.3")
def test_the_changed_price_is_the_one_that_is_paid() -> None:
    game = table(player(hand="seahorse_5 seahorse_3", pearls=3), player(free="recruiter"), court=FARM)
    recruit(game, "shepherd", "seahorse_3", "seahorse_5")
    assert pearls(game, 0) == 1, "8 + 2 - 5 - 3 = 2 pearls"
    game = table(player(hand="seahorse_5 seahorse_3 seahorse_1", free="treasurer"), court=FARM)
    recruit(game, "shepherd", "seahorse_1", "seahorse_5")
    assert free(game, 0) == {"treasurer", "shepherd"}
    assert hand(game, 0) == ["seahorse_3"]


@rule("A-5.2")
def test_exactly_as_many_races_as_bubbles_with_the_printed_one_among_them() -> None:
    everything = [f"{one}_{number}" for one in RACES for number in (4, 5)]
    game = table(player(hand=" ".join(everything)), court="miller keeper reaper shepherd")
    for lord, bubbles in (("miller", 2), ("shepherd", 1), ("keeper", 3)):
        met = {frozenset(race(card) for card in cards) for cards, _ in payments(game, lord)}
        wanted = {frozenset(some) for some in combinations(RACES, bubbles) if "seahorse" in some}
        assert met == wanted


def payments(start: hlubina.Game, lord: str, like_a_bot: bool = False) -> list[tuple[list[str], hlubina.Game]]:
    """Every payment that can be completed for the lord, in any order, with the game after it; nothing is a dead end."""
    found: list[tuple[list[str], hlubina.Game]] = []
    before = start.view(0)
    met: set[tuple[str, ...]] = set()

    def follow(game: hlubina.Game) -> None:
        chosen = own(game, 0)["marked"]
        if not like_a_bot and tuple(chosen) in met:
            return
        met.add(tuple(chosen))
        options = {spoken(game, action) for action in (game.onward(0) if like_a_bot else game.options(0))}
        backwards = {f"take_back {card}" for card in chosen}
        assert "abandon" in options
        assert options - backwards != {"abandon"}, f"a dead end after {chosen}"
        assert not options & backwards if like_a_bot else backwards <= options or "pay" in options
        for text in options:
            twin = answer(game.copy(), text)
            if text == "abandon":
                assert (turn(twin), twin.view(0)["players"]) == (0, before["players"])
            elif text == "pay":
                found.append((chosen, twin))
            else:
                assert step(twin) == "pay_for_lord"
                follow(twin)

    follow(answer(start.copy(), f"recruit {lord}"))
    return found


@rule("A-5.2", "A-7.1")
@pytest.mark.parametrize("place", ["free", "disabled", "under"])
def test_the_diplomat_waives_the_printed_race_but_not_the_number(place: str) -> None:
    lord: dict[str, Any] = {place: {"jail": "diplomat"} if place == "under" else "diplomat"}
    game = table(
        player(hand="crab_5 crab_4 squid_5 squid_4", **lord), court="shepherd keeper reaper miller", council="squid_1"
    )
    recruitable = {text for text in asked(game) if text.startswith("recruit")}
    if place != "free":
        assert recruitable == set()
        return
    assert recruitable == {"recruit shepherd", "recruit reaper", "recruit miller"}, "the Keeper needs three races"
    assert {frozenset(map(race, cards)) for cards, _ in payments(game, "shepherd")} == {
        frozenset(["crab"]),
        frozenset(["squid"]),
    }
    assert {frozenset(map(race, cards)) for cards, _ in payments(game, "miller")} == {frozenset(["crab", "squid"])}


@rule("A-5.2")
@pytest.mark.parametrize("missing", [*RACES, ""])
@pytest.mark.parametrize("lord", AMBASSADORS)
def test_ambassadors_need_all_five_races(lord: str, missing: str) -> None:
    held = " ".join(f"{one}_2" for one in RACES if one != missing)
    game = table(player(hand=held, pearls=9), court=f"{lord} keeper reaper miller", council="squid_1")
    assert (f"recruit {lord}" in asked(game)) == (not missing)


@rule("A-5.2", "A-5.7")
@pytest.mark.parametrize("lord", [lord for lord in LORDS if lord not in AMBASSADORS])
def test_every_lord_needs_its_printed_race_and_number(lord: str) -> None:
    facts = FACTS[lord]
    others = [one for one in RACES if one != facts["race"]]
    enough = [facts["race"], *others[: facts["bubbles"] - 1]]
    too_few, wrong = enough[:-1], others[: facts["bubbles"]]
    spare = [one for one in ("keeper", "reaper", "miller", "shepherd") if one != lord][:3]
    for races, possible in ((enough, True), (too_few, False), (wrong, False)):
        held = " ".join(f"{one}_1" for one in races)
        game = table(player(hand=held, pearls=11), court=" ".join([lord, *spare]), council="squid_2")
        assert (f"recruit {lord}" in asked(game)) == possible


@rule("A-5.3")
def test_each_missing_point_is_paid_with_a_pearl_and_not_one_more() -> None:
    game = table(player(hand="seahorse_1 seahorse_2 seahorse_3", pearls=5), court=FARM)
    paid = {tuple(cards): pearls(after, 0) for cards, after in payments(game, "shepherd")}
    assert paid == {
        ("seahorse_3",): 0,
        ("seahorse_1", "seahorse_2"): 0,
        ("seahorse_1", "seahorse_3"): 1,
        ("seahorse_2", "seahorse_3"): 2,
        ("seahorse_1", "seahorse_2", "seahorse_3"): 3,
    }


@rule("A-5.3")
def test_pearls_never_replace_the_ally_of_a_race() -> None:
    game = table(player(hand="seahorse_5", pearls=30), court="miller keeper reaper shepherd")
    assert {"recruit shepherd"} == {text for text in asked(game) if text.startswith("recruit")}


@rule("A-5.3")
def test_allies_may_pay_too_much_and_the_surplus_is_lost() -> None:
    game = table(player(hand="seahorse_4 seahorse_5", pearls=2), court=FARM, council="squid_1")
    recruit(game, "shepherd", "seahorse_4", "seahorse_5")
    assert pearls(game, 0) == 2
    assert hand(game, 0) == []


@rule("A-5.3")
def test_a_payment_is_chosen_in_any_order_and_every_card_can_be_taken_back() -> None:
    game = table(
        player(hand="jellyfish_1 crab_2 crab_3 seahorse_3 seahorse_4", pearls=9), court="miller keeper reaper shepherd"
    )
    answer(game, "recruit miller", "ally seahorse_4", "ally crab_3", "ally seahorse_3")
    assert own(game, 0)["marked"] == ["crab_3", "seahorse_3", "seahorse_4"]
    assert refused(game, "ally jellyfish_1"), "a third race"
    answer(game, "take_back crab_3", "ally jellyfish_1", "take_back seahorse_3")
    assert own(game, 0)["marked"] == ["jellyfish_1", "seahorse_4"]
    assert refused(game, "take_back crab_3"), "it is in hand"
    answer(game, "pay")
    assert hand(game, 0) == ["crab_2", "crab_3", "seahorse_3"]
    assert free(game, 0) == {"miller"}


@rule("A-5.3")
def test_bots_choose_a_payment_in_the_order_of_the_council_and_take_nothing_back() -> None:
    game = table(
        player(hand="jellyfish_1 crab_2 crab_3 seahorse_3 seahorse_4", pearls=9), court="miller keeper reaper shepherd"
    )
    answer(game, "recruit miller", "ally crab_3")
    plain = {spoken(game, action) for action in game.onward(0)}
    assert plain == {"ally seahorse_3", "ally seahorse_4", "abandon"}
    answer(game, "ally crab_2", "ally seahorse_4", "take_back crab_2", "take_back crab_3")
    plain = {spoken(game, action) for action in game.onward(0)}
    lower = {"ally jellyfish_1", "ally crab_2", "ally crab_3", "ally seahorse_3"}
    assert plain == {*lower, "abandon"}, "nothing higher can complete it"


@rule("A-5.3")
def test_the_payer_is_told_what_a_payment_lacks() -> None:
    game = table(
        player(hand="crab_2 crab_3 seahorse_1 seahorse_4 seahorse_5", pearls=3), court="miller keeper reaper shepherd"
    )
    assert [game.view(seat)["bill"] for seat in (None, 0, 1)] == [None, None, None]
    assert game.view(0)["sums"] == [{"race": "crab", "value": 5}, {"race": "seahorse", "value": 10}]
    answer(game, "recruit miller", "ally crab_2")
    due = {"lord": "miller", "price": 8, "pearls": 3, "missing": 3, "over": 0, "races_missing": 1}
    sums = [{"race": "crab", "value": 2}]
    assert game.view(0)["bill"] == {"paid": 2, "sums": sums, "due": due}
    answer(game, "ally seahorse_4")
    assert game.view(0)["bill"]["due"] == due | {"pearls": 2, "missing": 0, "races_missing": 0}
    answer(game, "ally seahorse_5")
    assert game.view(0)["bill"]["due"] == due | {"pearls": 0, "missing": 0, "over": 3, "races_missing": 0}
    assert game.view(0)["bill"]["sums"] == [*sums, {"race": "seahorse", "value": 9}]


@rule("A-5.3", "A-1.4")
@pytest.mark.parametrize("memory", SETTINGS["memory"])
def test_what_is_chosen_for_a_payment_is_the_payers_secret_until_it_is_paid(memory: str) -> None:
    start = table(player(hand="crab_2 crab_3 seahorse_2 seahorse_3", pearls=9), court=FARM, memory=memory)
    answer(start, "recruit miller")
    one, two = (answer(start.copy(), f"ally crab_{number}") for number in (2, 3))
    for viewer in (1, None):
        assert one.view(viewer) == two.view(viewer)
        assert (one.view(viewer)["bill"], one.view(viewer)["payment"]) == (None, [])
        assert one.prompt(viewer) is None
    assert own(one, 0)["marked"] == ["crab_2"]
    assert len(one.view(1)["players"][0]["hand"]) == 4, "nothing has left the hand yet"
    answer(one, "ally seahorse_2", "pay")
    for viewer in (0, 1, None):
        assert one.view(viewer)["payment"] == ["crab_2", "seahorse_2"]
        assert len(one.view(viewer)["players"][0]["hand"]) == 2
    assert one.view(1)["bill"]["due"] is None


@rule("A-5.3", "A-1.4")
def test_choosing_can_be_taken_back_and_paying_cannot_since_the_others_have_seen_the_cards() -> None:
    game = table(player(hand="crab_2 seahorse_2 seahorse_3", pearls=9), court=FARM)
    before = game.moves
    answer(game, "recruit miller", "ally crab_2", "ally seahorse_2")
    assert game.barrier <= before
    answer(game, "pay")
    assert game.barrier == game.moves


@rule("A-5.5")
def test_the_payment_is_still_told_while_the_ally_that_stays_is_chosen() -> None:
    game = table(player(hand="crab_2 seahorse_2", pearls=5), court="miller keeper reaper shepherd")
    recruit(game, "miller", "crab_2", "seahorse_2")
    assert step(game) == "affiliate_ally"
    due = {"lord": "miller", "price": 8, "pearls": 4, "missing": 0, "over": 0, "races_missing": 0}
    assert game.view(0)["bill"]["due"] == due
    answer(game, "ally crab_2")
    assert game.view(0)["bill"] is None


@rule("A-5.3")
def test_bots_meet_no_payment_in_two_ways() -> None:
    game = table(
        player(hand="crab_1 crab_1 crab_3 seahorse_3 seahorse_3 seahorse_4", pearls=4),
        court="miller keeper reaper shepherd",
    )
    laid = [tuple(cards) for cards, _ in payments(game, "miller", like_a_bot=True)]
    assert len(laid) == len(set(laid))
    assert ("crab_1", "crab_1", "seahorse_3", "seahorse_3") in laid


@rule("A-5.3", "A-5.4")
@pytest.mark.parametrize("superfluous", SETTINGS["superfluous_payment"])
@pytest.mark.parametrize("lord", ["miller", "keeper", "shepherd", "sage"])
@pytest.mark.parametrize(
    ("held", "purse"),
    [
        ("jellyfish_1 jellyfish_5 crab_2 seahorse_1 seahorse_4 shellfish_1 squid_3", 0),
        ("jellyfish_3 crab_1 crab_1 seahorse_2 seahorse_5 seahorse_3 shellfish_4 squid_1", 2),
        ("jellyfish_1 crab_1 seahorse_1 shellfish_1 squid_1 squid_1", 5),
    ],
)
def test_payments_are_exactly_those_of_the_rules(superfluous: str, lord: str, held: str, purse: int) -> None:
    game = table(
        player(hand=held, pearls=purse),
        court=f"{lord} trader peddler landlord",
        council="squid_5",
        superfluous_payment=superfluous,
    )
    foreseen = set(foreseen_payments(held.split(), purse, lord, superfluous == "forbidden"))
    assert (f"recruit {lord}" in asked(game)) == bool(foreseen)
    if foreseen:
        assert {tuple(cards) for cards, _ in payments(game, lord)} == foreseen


def foreseen_payments(held: list[str], purse: int, lord: str, strict: bool) -> list[tuple[str, ...]]:
    facts = FACTS[lord]
    found = []
    for size in range(1, len(held) + 1):
        for cards in set(combinations(in_order(held), size)):
            races = {race(card) for card in cards}
            total = sum(map(value, cards))
            if len(races) != facts["bubbles"] or ("race" in facts and facts["race"] not in races):
                continue
            if total + purse < facts["cost"]:
                continue
            spare = [
                card
                for card in cards
                if sum(race(other) == race(card) for other in cards) > 1 and total - value(card) >= facts["cost"]
            ]
            if not (strict and spare):
                found.append(cards)
    return found


@rule("A-5.3")
def test_allies_that_have_to_be_paid_choose_themselves() -> None:
    game = table(player(hand="crab_1 crab_3 seahorse_5 squid_3"), court=FARM, council="squid_1")
    answer(game, "recruit miller", "ally crab_3")
    assert own(game, 0)["marked"] == ["crab_3", "seahorse_5"]
    assert asked(game) == {"take_back crab_3", "ally crab_1", "pay", "abandon"}, "the seahorse would come back at once"
    answer(game, "take_back crab_3")
    assert own(game, 0)["marked"] == ["seahorse_5"]


@rule("A-5.3")
def test_if_a_lord_can_be_paid_in_one_way_only_that_is_to_be_confirmed() -> None:
    game = table(player(hand="crab_2 seahorse_1 seahorse_1 seahorse_4"), court=FARM, council="squid_1")
    answer(game, "recruit miller")
    assert own(game, 0)["marked"] == ["crab_2", "seahorse_1", "seahorse_1", "seahorse_4"]
    assert asked(game) == {"pay", "abandon"}


@rule("A-5.3")
def test_an_abandoned_payment_leaves_everything_as_it_was() -> None:
    game = table(player(hand="crab_2 seahorse_5 seahorse_4 seahorse_3", pearls=3), court=FARM, council="squid_1")
    before = game.view(0)
    answer(game, "recruit miller", "ally crab_2", "ally seahorse_3", "abandon")
    after = game.view(0)
    for field in set(before) - {"moves", "court"}:
        assert after[field] == before[field], field
    assert court(game) == ["shepherd", "keeper", "reaper", "miller"]
    assert {"recruit shepherd", "recruit reaper", "explore", "support squid"} <= asked(game)
    recruit(game, "shepherd", "seahorse_3", "seahorse_5")
    assert free(game, 0) == {"shepherd"}


@rule("A-5.3", "A-2.1")
def test_a_payment_may_be_abandoned_again_in_the_next_turn() -> None:
    game = table(player(hand="seahorse_5 seahorse_4 seahorse_3"), court=FARM, council="squid_1 crab_1 jellyfish_1")
    answer(game, "recruit shepherd", "abandon", "support squid")
    answer(game, "support crab", "recruit shepherd")
    assert "abandon" in asked(game)


@rule("A-5.3")
def test_a_payment_may_be_abandoned_again_and_again_in_one_turn() -> None:
    game = table(player(hand="crab_2 seahorse_5 seahorse_4 seahorse_3"), court=FARM, council="squid_1")
    for _ in range(3):
        answer(game, "recruit miller", "ally crab_2", "abandon")
        answer(game, "recruit miller", "abandon")
        assert own(game, 0)["marked"] == []
    recruit(game, "miller", "seahorse_5", "seahorse_4", "crab_2")
    assert free(game, 0) == {"miller"}


@rule("A-5.3")
def test_a_bot_abandons_the_payment_for_a_lord_once_in_a_turn() -> None:
    game = table(player(hand="crab_2 seahorse_5 seahorse_4 seahorse_3"), court=FARM, council="squid_1")
    abandon = game.vocabulary.encode("abandon")
    answer(game, "recruit miller")
    assert abandon in game.onward(0)
    answer(game, "abandon", "recruit miller")
    assert abandon not in game.onward(0)
    assert abandon in game.options(0)


@rule("A-5.3")
def test_a_complete_payment_cannot_be_abandoned() -> None:
    game = table(player(hand="jellyfish_2 crab_2 seahorse_2"), court=FARM, council="squid_1")
    recruit(game, "keeper", "jellyfish_2", "crab_2", "seahorse_2")
    assert step(game) == "affiliate_ally"
    assert refused(game, "abandon")


@rule("A-5.4")
def test_superfluous_cards_are_allowed_by_default() -> None:
    game = table(player(hand="seahorse_5 seahorse_4 seahorse_1"), court=FARM, council="squid_1")
    recruit(game, "shepherd", "seahorse_1", "seahorse_4", "seahorse_5")
    assert own(game, 0)["affiliated"] == ["seahorse_1"], "the card that was not needed becomes the affiliated one"


@rule("A-5.4")
def test_superfluous_cards_are_refused_if_forbidden() -> None:
    game = table(
        player(hand="seahorse_5 seahorse_4 seahorse_1"), court=FARM, council="squid_1", superfluous_payment="forbidden"
    )
    assert {tuple(cards) for cards, _ in payments(game, "shepherd")} == {("seahorse_4", "seahorse_5")}
    game = table(
        player(hand="seahorse_5 seahorse_3 crab_1"),
        court="miller keeper reaper shepherd",
        council="squid_1",
        superfluous_payment="forbidden",
    )
    cards = {tuple(cards) for cards, _ in payments(game, "miller")}
    assert cards == {("crab_1", "seahorse_3", "seahorse_5")}, "the crab is needed as a race"


@rule("A-5.4")
def test_a_card_that_saves_pearls_is_not_superfluous() -> None:
    game = table(
        player(hand="seahorse_5 seahorse_2 seahorse_1", pearls=1),
        court=FARM,
        council="squid_1",
        superfluous_payment="forbidden",
    )
    assert {tuple(cards) for cards, _ in payments(game, "shepherd")} == {
        ("seahorse_2", "seahorse_5"),
        ("seahorse_1", "seahorse_2", "seahorse_5"),
    }


@rule("A-5.5")
def test_the_lowest_ally_is_affiliated_and_the_others_are_discarded() -> None:
    game = table(player(hand="crab_2 seahorse_5 seahorse_3"), court=FARM, council="squid_1")
    recruit(game, "miller", "crab_2", "seahorse_3", "seahorse_5")
    assert own(game, 0)["affiliated"] == ["crab_2"]
    assert discard(game) == ["seahorse_3", "seahorse_5"]
    assert hand(game, 0) == []


@rule("A-5.5")
def test_among_equally_low_allies_the_player_chooses() -> None:
    game = table(player(hand="jellyfish_2 crab_2 seahorse_4 seahorse_3"), court=FARM, council="squid_1")
    recruit(game, "keeper", "jellyfish_2", "crab_2", "seahorse_3")
    assert asked(game) == {"ally jellyfish_2", "ally crab_2"}
    answer(game, "ally jellyfish_2")
    assert own(game, 0)["affiliated"] == ["jellyfish_2"]
    assert discard(game) == ["crab_2", "seahorse_3"]


@rule("A-5.5")
def test_equal_cards_are_no_choice() -> None:
    game = table(player(hand="seahorse_2 seahorse_2 seahorse_4"), court=FARM, council="squid_1")
    recruit(game, "shepherd", "seahorse_2", "seahorse_2", "seahorse_4")
    assert own(game, 0)["affiliated"] == ["seahorse_2"]
    assert discard(game) == ["seahorse_2", "seahorse_4"]


@rule("A-5.5", "A-7.1")
@pytest.mark.parametrize("place", ["free", "disabled", "under"])
def test_with_an_active_master_of_magic_any_paid_ally_is_kept(place: str) -> None:
    lord: dict[str, Any] = {place: {"jail": "master_of_magic"} if place == "under" else "master_of_magic"}
    game = table(player(hand="crab_2 seahorse_5 seahorse_3", **lord), court=FARM, council="squid_1")
    recruit(game, "miller", "crab_2", "seahorse_3", "seahorse_5")
    if place == "free":
        assert asked(game) == {"ally crab_2", "ally seahorse_3", "ally seahorse_5"}
        answer(game, "ally seahorse_5")
        assert discard(game) == ["crab_2", "seahorse_3"]
    assert own(game, 0)["affiliated"] == (["seahorse_5"] if place == "free" else ["crab_2"])


@rule("A-5.5")
def test_an_opponents_master_of_magic_changes_nothing() -> None:
    game = table(
        player(hand="crab_2 seahorse_5 seahorse_3"), player(free="master_of_magic"), court=FARM, council="squid_1"
    )
    recruit(game, "miller", "crab_2", "seahorse_3", "seahorse_5")
    assert own(game, 0)["affiliated"] == ["crab_2"]


@rule("A-5.5")
def test_affiliated_allies_pay_for_nothing() -> None:
    game = table(player(hand="seahorse_3", free="trader", affiliated="seahorse_5"), court=FARM, council="squid_1")
    assert refused(game, "recruit shepherd")


@rule("A-5.6")
@pytest.mark.parametrize("taken", range(6))
def test_the_court_closes_up_away_from_the_deck(taken: int) -> None:
    lords = ["shepherd", "slaver", "commander", "invoker", "diplomat", "peddler"]
    lord = lords[taken]
    one = FACTS[lord]["race"]
    game = table(player(hand=f"{one}_5 {one}_3"), court=" ".join(lords), council="squid_1 crab_1")
    recruit(game, lord, f"{one}_3", f"{one}_5")
    assert court(game) == [other for other in lords if other != lord]
    assert len(lord_deck(game)) == 29


@rule("A-5.6")
@pytest.mark.parametrize(("before", "refilled"), [(6, False), (5, False), (4, False), (3, True), (2, True), (1, True)])
def test_with_two_lords_or_fewer_left_the_court_is_refilled_for_two_pearls(before: int, refilled: bool) -> None:
    lords = ["shepherd", "slaver", "commander", "invoker", "diplomat", "peddler"][:before]
    game = table(
        player(hand="seahorse_3 seahorse_5"), court=" ".join(lords), lord_deck="sage hermit elder", council="squid_1"
    )
    recruit(game, "shepherd", "seahorse_3", "seahorse_5")
    assert pearls(game, 0) == (2 if refilled else 0)
    assert len(court(game)) == (6 if refilled else before - 1)
    assert court(game)[: before - 1] == lords[1:]
    if refilled:
        assert court(game)[before - 1 : before + 2] == ["sage", "hermit", "elder"]


@rule("A-5.6", "A-7.9")
@pytest.mark.parametrize(("before", "bonus"), [(3, 2), (4, 2), (5, 0)])
def test_one_bonus_and_one_refill_however_many_lords_a_recruitment_brings(before: int, bonus: int) -> None:
    lords = ["corruptor", "miller", "slaver", "commander", "invoker"][:before]
    game = table(player(hand="squid_1 squid_4 squid_5", pearls=5), court=" ".join(lords), council="squid_2 crab_1")
    recruit(game, "corruptor", "squid_1", "squid_4", "squid_5")
    answer(game, "lord miller")
    assert pearls(game, 0) == bonus
    assert len(court(game)) == (6 if bonus else before - 2)


@rule("A-5.6", "A-7.9")
def test_the_bonus_comes_too_late_for_the_corruptor() -> None:
    game = table(
        player(hand="squid_1 squid_4 squid_5", pearls=3), court="corruptor miller keeper", council="squid_2 crab_1"
    )
    recruit(game, "corruptor", "squid_1", "squid_4", "squid_5")
    assert (turn(game), pearls(game, 0)) == (1, 5)
    assert free(game, 0) == {"corruptor"}


@rule("A-5.6")
def test_there_is_no_bonus_for_other_actions_at_a_small_court() -> None:
    game = table(player(), court="keeper reaper", council="squid_2 crab_1")
    answer(game, "support squid")
    assert (pearls(game, 0), court(game)) == (0, ["keeper", "reaper"])


@rule("A-5.6")
def test_the_lord_comes_free_before_its_owner_and_the_ability_first() -> None:
    game = table(
        player(hand="jellyfish_3 crab_2 shellfish_1"),
        court="apprentice keeper reaper",
        council="jellyfish_1 crab_1 squid_2",
    )
    recruit(game, "apprentice", "jellyfish_3", "crab_2", "shellfish_1")
    assert step(game) == "take_stack"
    assert free(game, 0) == {"apprentice"}
    assert pearls(game, 0) == 0, "the court has not been refilled yet"
    answer(game, "stack crab")
    assert pearls(game, 0) == 2


@rule("A-5.7")
@pytest.mark.parametrize(("purse", "possible"), [(0, False), (1, False), (2, True)])
def test_a_lord_is_offered_only_if_cards_and_pearls_reach_the_price(purse: int, possible: bool) -> None:
    game = table(
        player(hand="crab_5 seahorse_1 seahorse_2 seahorse_3", pearls=purse),
        court="shepherd keeper trader sage",
        council="squid_1",
    )
    assert ("recruit shepherd" in asked(game)) == possible
    shown = {place["lord"]: place["affordable"] for place in game.view(0)["court"]}
    assert shown["shepherd"] == possible
    assert shown["trader"] is False


@rule("A-5.2")
@pytest.mark.parametrize("lord", ["shaman", "apprentice", "invoker", "alchemist"])
def test_jellyfish_as_the_printed_race_cannot_be_left_out(lord: str) -> None:
    game = table(
        player(hand="crab_5 crab_4 seahorse_5 seahorse_4 squid_5 squid_4", pearls=9),
        court=f"{lord} keeper trader sage",
        council="squid_1",
    )
    assert refused(game, f"recruit {lord}")
    held = "jellyfish_1 crab_5 crab_4 seahorse_5 seahorse_4 squid_5"
    game = table(player(hand=held, pearls=9), court=f"{lord} keeper trader sage", council="squid_1")
    for cards, _ in payments(game, lord):
        assert "jellyfish_1" in cards


@rule("A-5.2", "A-7.1")
def test_with_the_diplomat_jellyfish_alone_pay_for_a_lord_of_another_race() -> None:
    game = table(player(hand="jellyfish_5 jellyfish_4", free="diplomat"), court=FARM, council="squid_1")
    recruit(game, "shepherd", "jellyfish_4", "jellyfish_5")
    assert free(game, 0) == {"diplomat", "shepherd"}


@rule("A-5.4", "A-5.1")
@pytest.mark.parametrize(("mine", "other", "smallest"), [("", "recruiter", 3), ("", "", 2), ("treasurer", "", 2)])
def test_what_is_superfluous_depends_on_the_changed_price(mine: str, other: str, smallest: int) -> None:
    held = "seahorse_1 seahorse_4 seahorse_5"
    game = table(
        player(hand=held, free=mine),
        player(free=other),
        court=FARM,
        council="squid_1",
        superfluous_payment="forbidden",
    )
    found = {tuple(cards) for cards, _ in payments(game, "shepherd")}
    assert min(map(len, found)) == smallest
    expected = {
        "recruiter": {("seahorse_1", "seahorse_4", "seahorse_5")},
        "": {("seahorse_4", "seahorse_5")},
        "treasurer": {("seahorse_4", "seahorse_5"), ("seahorse_1", "seahorse_5")},
    }
    assert found == expected[mine or other]


EXAMPLES = CARDS["recruit_example"]
HELD = "jellyfish_3 crab_2 shellfish_5 shellfish_1"


def rulebook_table() -> hlubina.Game:
    return table(
        player(hand=HELD, pearls=2), court="master_of_magic slaver traitor", lord_deck="sage", council="squid_1"
    )


@rule("A-5.2", "A-5.3", "A-5.5", "A-5.6")
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["lord"])
def test_rulebook_examples_of_recruiting(example: dict[str, Any]) -> None:
    game = rulebook_table()
    recruit(game, example["lord"], *example["pay"])
    assert free(game, 0) == {example["lord"]}
    assert own(game, 0)["affiliated"] == [example["affiliated"]]
    assert sorted([*discard(game), example["affiliated"]]) == sorted(example["pay"])
    assert pearls(game, 0) == 2 - example["pearls"] + 2, "the court is refilled and pays 2 pearls"
    assert len(court(game)) == 6


@rule("A-5.2", "A-5.7")
def test_rulebook_example_the_traitor_is_out_of_reach_without_a_squid() -> None:
    game = rulebook_table()
    assert {text for text in asked(game) if text.startswith("recruit")} == {"recruit master_of_magic", "recruit slaver"}
    assert refused(game, "recruit traitor")


@rule("A-5.3")
def test_random_payments_always_come_to_an_end() -> None:
    for seed in range(12):
        cards = [card for index, card in enumerate(hlubina.new("abyss", 2, seed).dump()["deck"]["cards"]) if index < 13]
        held = [card for card in cards if card != "monster"]
        lords = hlubina.new("abyss", 2, seed).dump()["court"]
        game = table(player(hand=" ".join(held), pearls=seed % 5), court=" ".join(lords), council=without_race(held))
        for text in asked(game):
            if text.startswith("recruit"):
                twin = answer(game.copy(), text)
                while step(twin) == "pay_for_lord":
                    options = [spoken(twin, action) for action in twin.options(0)]
                    answer(twin, next(option for option in options if option != "abandon"))
                if step(twin) == "affiliate_ally":
                    twin.take(0, twin.options(0)[0])
                assert text.split()[1] not in court(twin)


def without_race(held: list[str]) -> str:
    return next(f"{one}_{number}" for one in RACES for number in (1, 2) if f"{one}_{number}" not in held)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_view_says_with_what_each_lord_would_be_paid_and_what_is_missing(seats: int) -> None:
    told: set[bool] = set()
    for game in some_positions(("abyss", seats, {}), 8, 150):
        if game.is_over():
            continue
        for seat in range(seats):
            view: dict[str, Any] = game.view(seat)
            pearls = view["players"][seat]["pearls"]
            for entry in view["court"]:
                assert entry["affordable"] == (entry["missing"] == 0)
                assert entry["pearls"] <= pearls
                assert bool(entry["races"]) == (entry["missing"] is not None)
                told.add(entry["affordable"])
        assert all("races" not in entry for entry in game.view(None)["court"])
    assert told == {True, False}
