"""P-6 and P-7: points, winners, and both scoring examples."""

from __future__ import annotations

import random
from typing import Any

import pytest

import hlubina
from hlubina.games.passengers.cards import CARD_NAMES, COLOURS, GUIDE, LONER, SIDES, SMUGGLER
from hlubina.games.passengers.scoring import Tally, count_up, winning_side
from tests.games.passengers.scene import CARDS, deal, name, next_round, place_all, told
from tests.kit.marks import rule
from tests.kit.tables import play_at_random

Data = dict[str, Any]


def tally(rows: list[list[str]], **settings: str) -> Tally:
    """The points of boats laid out as in the card file, round I first."""
    game: Any = hlubina.new("passengers", 8, 1, settings)
    cards = [-1] * 30
    for row, boat in enumerate(rows):
        for column, code in enumerate(boat):
            place = row * 10 + column
            if code != ".":
                card, _, mask = code.partition("+")
                cards[place] = CARD_NAMES.index(name(card))
                if mask:
                    game.masks[place] = "grb".index(mask)
    return count_up(game, cards)


def values(points: Tally) -> dict[str, int]:
    """What each demon is worth, by boat and column."""
    found: dict[str, int] = {}
    for demon in points.demons:
        worth = 1 + sum(bond[0] == demon for bond in points.bonds)
        found[f"{'I' * (demon // 10 + 1)}{demon % 5 + 1}"] = worth
    return found


@rule("P-6.1", "P-6.2", "P-6.3", "P-6.4", "P-6.5", "P-6.6")
@pytest.mark.parametrize("case", CARDS["scoring_case"], ids=lambda case: case["id"])
def test_scoring_cases(case: Data) -> None:
    points = tally(case["rows"])
    assert (points.guides(), points.smugglers()) == (case["guides"], case["smugglers"])
    if "demon_values" in case:
        assert values(points) == case["demon_values"]


@rule("P-6.2")
def test_with_the_other_reading_each_group_of_a_boat_pays() -> None:
    case = next(case for case in CARDS["scoring_case"] if case["id"] == "two_pairs_one_boat")
    assert tally(case["rows"], colour_groups="each_group").guides() == 9
    assert tally(case["rows"]).guides() == 8


@rule("P-6.2")
@pytest.mark.parametrize(("souls", "bonus"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_the_bonus_for_souls_of_one_colour(souls: int, bonus: int) -> None:
    row = ["Sr", "Sr", "Sr", "Sr", "Sg+r"][:souls]
    assert tally([row, [], []]).group_points == bonus


@rule("P-6.4")
def test_neighbours_are_never_diagonal_and_at_most_four() -> None:
    assert tally([["Sr", "Sg", "Sr"], ["Sg", "Dr", "Sg"], ["Sr", "Sg", "Sr"]]).bond_points == 0
    assert tally([["Sg", "Sr", "Sg"], ["Sr", "Dr", "Sr"], ["Sg", "Sr", "Sg"]]).bond_points == 4


@rule("P-6.6")
def test_a_masked_zholyk_never_scores_with_itself() -> None:
    points = tally([["Z+r"], [], []])
    assert (points.guides(), points.smugglers(), points.bonds) == (1, 1, [])


@rule("P-7.1", "P-7.2", "P-7.3", "P-6.7")
@pytest.mark.parametrize("case", CARDS["winner_case"], ids=lambda case: case["id"])
def test_winner_cases(case: Data) -> None:
    crew = next(crew for crew in CARDS["player_count"] if crew["n"] == case["players"])
    favoured = SMUGGLER if case["coin"] == "smuggler" else GUIDE
    side = winning_side(case["guides"], case["smugglers"], favoured, crew["zholyk_half_points"])
    assert SIDES[side] == case["winner"].removesuffix("s")


@rule("P-7.3")
@pytest.mark.parametrize(("halves", "highest"), [(13, 6), (17, 8)])
def test_zholyk_wins_exactly_if_nobody_has_more(halves: int, highest: int) -> None:
    for guides in range(12):
        for smugglers in range(12):
            side = winning_side(guides, smugglers, GUIDE, halves)
            assert (side == LONER) == (max(guides, smugglers) <= highest)


def finished(seats: int, seed: int, **settings: str) -> hlubina.Game:
    game = hlubina.new("passengers", seats, seed, settings, listen=True)
    for _ in play_at_random(game, seed):
        pass
    return game


@rule("P-6.7", "P-7.1")
@pytest.mark.parametrize(("seats", "points"), [(4, 6.5), (6, 6.5), (8, 8.5)])
def test_zholyks_player_always_has_the_fixed_points(seats: int, points: float) -> None:
    for seed in range(4):
        game = finished(seats, seed)
        loyalty = game.dump()["deal"]["loyalty"]
        result = game.outcome().to_dict()
        assert result["scores"][loyalty.index("zholyk")] == points
        assert result["parts"] == 2
        assert any(form["event"] == "scored_zholyk" for form in told(game))


@rule("P-7.1", "P-7.2", "P-6.1")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_a_team_wins_together_and_the_coin_breaks_ties(seats: int) -> None:
    ties = 0
    for seed in range(12):
        game = finished(seats, seed)
        scoring = game.view(None)["scoring"]
        loyalty = scoring["loyalties"]
        outcome = game.outcome()
        assert outcome.over
        assert {loyalty[seat] for seat in outcome.winners()} == {scoring["winner"]}
        assert len(outcome.winners()) == loyalty.count(scoring["winner"])
        coin = loyalty[game.view(None)["coin"]]
        assert scoring["wins_ties"] == ("guide" if coin == "zholyk" else coin)
        if scoring["guides"] == scoring["smugglers"] and scoring["winner"] != "zholyk":
            ties += 1
            assert scoring["winner"] == scoring["wins_ties"]
        assert told(game)[-1]["event"] == f"won_{scoring['winner']}{'' if scoring['winner'] == 'zholyk' else 's'}"


def referee(game: hlubina.Game) -> tuple[int, int]:
    """Guides' and smugglers' points, counted anew from what lies on the table."""
    table = game.dump()["table"]
    stack: list[list[tuple[str, str | None] | None]] = []
    for number, animal in enumerate(table["underworld"]):
        row = table["boats"][2 * number + ["raven", "wolf"].index(animal)]
        stack.append([None if card is None else worn(card) for card in row])
    guides = smugglers = 0
    each = game.dump()["settings"]["colour_groups"] == "each_group"
    for row in stack:
        souls = [card for card in row if card and card[0] != "demon"]
        guides += len(souls)
        bonus = [max(0, sum(card[1] == colour for card in souls) - 1) for colour in COLOURS]
        guides += sum(bonus) if each else max(bonus)
    for y, row in enumerate(stack):
        for x, card in enumerate(row):
            if card is None or card[0] == "soul":
                continue
            smugglers += 1
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                a, b = x + dx, y + dy
                while 0 <= a < len(row) and 0 <= b < len(stack) and stack[b][a] is None:
                    a, b = a + dx, b + dy
                if 0 <= a < len(row) and 0 <= b < len(stack):
                    other = stack[b][a]
                    assert other is not None
                    smugglers += other[0] != "demon" and other[1] is not None and other[1] == card[1]
    return guides, smugglers


def worn(card: str) -> tuple[str, str | None]:
    printed, _, mask = card.lower().partition("+")
    kind, _, colour = printed.partition("_")
    return kind, mask or colour or None


@rule("P-6.2", "P-6.3", "P-6.4", "P-6.5", "P-6.6")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_a_second_count_of_random_games_agrees(seats: int) -> None:
    chooser = random.Random(seats)
    for seed in range(15):
        settings = {
            "gift_set": chooser.choice(["I", "II", "III"]),
            "colour_groups": chooser.choice(["best_group", "each_group"]),
            "talk": "off",
        }
        game = finished(seats, seed, **settings)
        scoring = game.view(None)["scoring"]
        assert (scoring["guides"], scoring["smugglers"]) == referee(game)
        assert scoring["guides"] == sum(entry["points"] for part in ("souls", "groups") for entry in scoring[part])
        assert scoring["smugglers"] == sum(e["points"] for part in ("demons", "neighbours") for e in scoring[part])


@rule("P-6.1", "P-5.5")
@pytest.mark.parametrize("shown", ["shown", "hidden"])
def test_after_the_end_the_underworld_lies_open_and_the_lost_boats_if_wanted(shown: str) -> None:
    game = deal(6, lost_boats_after_game=shown)
    for boat in ("wolf", "raven", "wolf"):
        place_all(game)
        next_round(game, boat)
    view = game.view(None)
    for boat in view["boats"]:
        for seat in boat["seats"]:
            if "passenger" in seat:
                below = boat["where"] == "underworld"
                assert seat["passenger"]["face_up"] or not below
                if below or shown == "shown":
                    assert seat["passenger"]["card"] is not None
    if shown == "hidden":
        lost = [seat.get("passenger") for boat in view["boats"] if boat["where"] == "lost" for seat in boat["seats"]]
        assert any(passenger and passenger["card"] is None for passenger in lost)
    assert [player["loyalty"] for player in view["players"]] == view["scoring"]["loyalties"]


def test_before_the_end_nobody_can_tell_how_it_stands() -> None:
    game = place_all(deal(6))
    for viewer in (None, 0, 5):
        standing = game.standing(viewer).to_dict()
        assert standing["scores"] == [0] * 6
        assert not standing["over"]
        assert game.view(viewer)["scoring"] is None
