"""Bots: legal, reproducible, within their budget, and as strong as they claim."""

from __future__ import annotations

import time

import pytest

import hlubina
from hlubina.bots.search import SearchBot
from hlubina.bots.seat import Seat
from hlubina.lab.simulate import BotScore, Plan, simulate
from hlubina.play import bot_stream
from tests.kit.marks import campaign
from tests.kit.tables import games_and_seats, title_of

pytestmark = pytest.mark.usefixtures("with_dive")


def is_tried(name: str, seats: int, code: str) -> bool:
    """Whether an ordinary run tries this: search at the fewest seats, greedy at the most too, random at all."""
    fewest, most = title_of(name).fewest, title_of(name).most
    return code == "random" or seats == fewest or (code == "greedy" and seats == most)


@pytest.mark.parametrize(
    ("name", "seats", "code"),
    [
        pytest.param(name, seats, code, marks=[] if is_tried(name, seats, code) else [campaign])
        for code in ("random", "greedy", "search:30")
        for name, seats in games_and_seats()
    ],
)
def test_bots_play_whole_legal_games_and_the_same_again(name: str, seats: int, code: str) -> None:
    one = hlubina.play(hlubina.new(name, seats, 5), [code] * seats)
    two = hlubina.play(hlubina.new(name, seats, 5), [code] * seats)
    assert hlubina.verify(one).is_over()
    assert one.moves == two.moves


def seat_to_move(name: str = "conspiracy", seats: int = 3) -> Seat:
    game = hlubina.new(name, seats, 8)
    return Seat(game, game.acting()[0], hlubina.stream(1, "bot"))


@pytest.mark.parametrize("simulations", [1, 7, 250])
def test_search_makes_just_as_many_simulations_as_it_may(simulations: int) -> None:
    judged = SearchBot(simulations, 0.0).evaluate(seat_to_move())
    assert sum(evaluation.visits for evaluation in judged) == simulations
    assert [evaluation.visits for evaluation in judged] == sorted((j.visits for j in judged), reverse=True)
    assert all(0.0 <= evaluation.win_chance <= 1.0 for evaluation in judged)


def test_search_stops_when_its_time_is_up() -> None:
    start, worked = time.perf_counter(), time.process_time()
    judged = SearchBot(0, 0.2).evaluate(seat_to_move())
    assert time.perf_counter() - start >= 0.2
    assert sum(evaluation.visits for evaluation in judged) >= 16
    assert time.process_time() - worked < 1.0, "it works on after its time is up"


def test_search_judges_every_option() -> None:
    seat = seat_to_move()
    judged = SearchBot(100, 0.0).evaluate(seat)
    assert sorted(evaluation.action for evaluation in judged) == seat.options()


@pytest.mark.parametrize(("name", "seats"), games_and_seats())
def test_bots_do_not_depend_on_what_they_cannot_see(name: str, seats: int) -> None:
    """In two positions that a seat cannot tell apart, each bot chooses the same."""
    game = hlubina.new(name, seats, 3)
    hlubina.title(name).adviser.play_on(game, hlubina.stream(2, "middle"), 6)
    (seat,) = game.acting()
    other = game.imagine(seat, hlubina.stream(9, "other truth"))
    for code in ("random", "greedy", "search:200"):
        chosen = [hlubina.bot(code).choose(Seat(truth, seat, hlubina.stream(4, code))) for truth in (game, other)]
        assert chosen[0] == chosen[1], code


def duel(game: str, first: str, second: str, games: int) -> BotScore:
    return simulate(Plan(game, [first, second], games, seed=2026), jobs=2)[0]


@pytest.mark.parametrize("seed", ["0/178", "1", "2", "3"])
def test_hoarding_is_not_its_own_reward_and_games_of_abyss_come_to_an_end(seed: str) -> None:
    game = hlubina.new("abyss", 2, seed)
    players = [hlubina.bot("greedy"), hlubina.bot("search:60")]
    while not game.is_over():
        seat = game.acting()[0]
        game.take(seat, players[seat].choose(hlubina.Seat(game, seat, bot_stream(seed, seat, game.moves))))
        assert game.turns < 2 * 70


def test_greedy_beats_random_by_far() -> None:
    low, _ = duel("conspiracy", "greedy", "random", 120).interval()
    assert low > 0.85


def test_search_beats_greedy() -> None:
    low, _ = duel("conspiracy", "search:300", "greedy", 40).interval()
    assert low > 0.4


@campaign
def test_campaign_greedy_beats_random_in_95_of_100_games() -> None:
    line = duel("conspiracy", "greedy", "random", 400)
    print(line.to_dict())
    assert line.wins >= 0.95 * 400


@campaign
def test_campaign_search_beats_greedy_in_75_of_100_games() -> None:
    line = duel("conspiracy", "search:1000", "greedy", 400)
    print(line.to_dict())
    assert line.wins >= 0.75 * 400


@campaign
def test_campaign_search_beats_greedy_in_60_of_100_games_of_prophecy() -> None:
    line = duel("prophecy", "search:60", "greedy", 200)
    print(line.to_dict())
    assert line.wins >= 0.6 * 200
