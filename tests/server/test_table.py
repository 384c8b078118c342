"""The fold: sitting, playing, drafts, taking back, leaving, clocks. The same log gives the same table."""

from __future__ import annotations

import random

import msgspec
import pytest

from hlubina.protocol.messages import ClockRules
from hlubina.server.clocks import between
from hlubina.server.entries import (
    BotSat,
    CameBack,
    Finished,
    Flagged,
    Left,
    Replaced,
    Resigned,
    Rose,
    Sat,
    UndoAgreed,
    UndoDenied,
    Undone,
    Voted,
    read_row,
    write_entry,
)
from hlubina.server.errors import Denied
from hlubina.server.table import TablePlan, due, seats, showing, undo, wishes
from tests.server.tables import Desk, new_plan


def shown(desk: Desk, seat: int | None) -> bytes:
    """Everything that a viewer is sent who comes new to the table."""
    return msgspec.json.encode(showing.update(desk.table, seat, -1, desk.time))


def code(denied: pytest.ExceptionInfo[Denied]) -> str:
    return denied.value.code


def test_a_seat_is_taken_once_and_the_game_starts_when_all_are() -> None:
    table = Desk()
    table.put(seats.sit(table.table, None, "p0", "Anna", False, ""))
    with pytest.raises(Denied) as denied:
        seats.sit(table.table, 0, "p1", "Bert", False, "")
    assert code(denied) == "seat_taken"
    with pytest.raises(Denied) as denied:
        seats.start(table.table, "p0")
    assert code(denied) == "seats_empty"
    table.put(seats.seat_bot(table.table, 1, "greedy", "p0"))
    with pytest.raises(Denied) as denied:
        seats.sit(table.table, None, "p1", "Bert", False, "")
    assert code(denied) == "table_full"
    table.put(seats.start(table.table, "p0"))
    assert table.table.status == "playing"
    with pytest.raises(Denied) as denied:
        seats.rise(table.table, 0, "p0")
    assert code(denied) == "started"


def test_who_rises_leaves_a_seat_that_another_can_take() -> None:
    desk = Desk()
    desk.put(Sat(0, "p0", "Anna"))
    with pytest.raises(Denied) as denied:
        seats.rise(desk.table, 0, "p1")
    assert code(denied) == "not_yours"
    desk.put(Rose(0))
    desk.put(Sat(0, "p1", "Bert"))
    assert desk.table.seats_of("p1") == [0]


def test_the_contributions_of_the_players_are_in_the_seed() -> None:
    desk = Desk()
    desk.put(Sat(0, "p0", "Anna", "c0ffee"))
    desk.put(BotSat(1, "greedy"))
    desk.put(seats.start(desk.table, "p0"))
    assert desk.table.match is not None
    assert desk.table.match.record.seed == desk.table.plan.secret + ".c0ffee."


def test_the_seed_is_in_nothing_that_anybody_is_shown_before_the_end() -> None:
    desk = Desk().start()
    desk.play_until(lambda table: table.number > 30)
    secret = desk.table.plan.secret.removeprefix("sealed:").encode()
    for viewer in (None, 0, 1):
        assert secret not in shown(desk, viewer)
    assert secret not in msgspec.json.encode(showing.info(desk.table, [True, True], [False, False], 0))
    with pytest.raises(Denied) as denied:
        desk.table.record()
    assert code(denied) == "not_over"


@pytest.mark.parametrize("game", ["conspiracy", "abyss"])
def test_the_same_log_folds_to_the_same_table_at_every_entry(game: str) -> None:
    desk = Desk(new_plan(game, 3)).start("greedy")
    chance = random.Random(5)
    digests = []
    while not desk.table.is_done() and desk.table.number < 150:
        desk.move(chance.randrange(len(desk.table.game.options(desk.table.acting()[0]))))
        digests.append(desk.table.game.digest())
    stored = [(row.number, row.key, row.at, write_entry(row.entry)) for row in desk.rows]
    assert [read_row(*row) for row in stored] == desk.rows
    again = Desk(new_plan(game, 3))
    for row in desk.rows:
        again.table.apply(row)
        if row.number > 4:
            assert again.table.game.digest() == digests[row.number - 5]
    assert shown(again, 1)[:200] == shown(desk, 1)[:200]
    assert showing.update(desk.again(), 0, -1, desk.time) == showing.update(desk.table, 0, -1, desk.time)


def test_an_entry_out_of_order_is_not_folded() -> None:
    desk = Desk().start()
    with pytest.raises(ValueError, match="does not follow"):
        desk.table.apply(desk.rows[-1])


# Moves


def test_a_move_for_an_older_question_is_stale_and_an_unoffered_one_is_refused_with_its_rule() -> None:
    desk = Desk().start()
    number = desk.table.number
    desk.move()
    desk.play_until(lambda table: table.acting() == [0])
    with pytest.raises(Denied) as denied:
        wishes.move(desk.table, 0, number, desk.table.game.options(0)[0], False)
    assert code(denied) == "stale"
    with pytest.raises(Denied) as denied:
        wishes.move(desk.table, 0, desk.table.number + 1, desk.table.game.options(0)[0], False)
    assert code(denied) == "stale"
    unoffered = next(action for action in range(500) if action not in desk.table.game.options(0))
    with pytest.raises(Denied) as denied:
        wishes.move(desk.table, 0, desk.table.number, unoffered, False)
    assert code(denied) == "refused"
    assert denied.value.rule.startswith("C-")
    with pytest.raises(Denied) as denied:
        wishes.move(desk.table, 1, desk.table.number, 0, False)
    assert code(denied) == "not_your_turn"


def test_what_does_not_touch_a_question_does_not_make_its_answer_stale() -> None:
    desk = Desk(new_plan("abyss", 2)).start()
    number = desk.table.number
    desk.put(wishes.order(desk.table, 1, {}))
    assert desk.table.number > number
    seat = desk.table.acting()[0]
    moves = desk.table.game.moves
    desk.put(wishes.move(desk.table, seat, number, desk.table.game.options(seat)[0], False))
    assert desk.table.game.moves == moves + 1


def test_events_since_a_number_continue_what_was_told_before() -> None:
    """Whatever a viewer has seen, the next update completes it to the whole log."""
    desk = Desk(new_plan("abyss", 2)).start()
    chance = random.Random(1)
    told: dict[int | None, list[object]] = {0: [], 1: [], None: []}
    sent: dict[int | None, int] = {0: -1, 1: -1, None: -1}
    for _ in range(120):
        seat = desk.table.acting()[0]
        if undo.kind(desk.table, seat) == "now" and chance.random() < 0.4:
            desk.put(undo.take_back(desk.table, seat))
        elif not desk.table.may_act(seat):
            desk.put(wishes.confirm(desk.table, seat))
        else:
            desk.move(chance.randrange(len(desk.table.game.options(seat))), draft=chance.random() < 0.5)
        if desk.table.drafter is not None and chance.random() < 0.3:
            desk.put(wishes.confirm(desk.table, desk.table.drafter))
        for viewer in told:
            if chance.random() < 0.5:
                fresh = showing.update(desk.table, viewer, sent[viewer], desk.time)
                told[viewer] = told[viewer][: fresh.events_from] + fresh.events
                sent[viewer] = fresh.number
                assert told[viewer] == showing.update(desk.table, viewer, -1, desk.time).events


def test_who_follows_a_table_sees_each_of_many_events_and_who_comes_later_only_reads_them() -> None:
    desk = Desk(new_plan("heroes", 2)).start()
    now = showing.update(desk.table, 0, -1, desk.time)
    while sum("scene" in event for event in now.events) < 2:
        desk.move(0)
        now = showing.update(desk.table, 0, now.number, desk.time)
    assert "scene" not in now.events[-1], "the view shows it"
    late = showing.update(desk.table, 0, -1, desk.time)
    plain = [{key: fact for key, fact in event.items() if key != "scene"} for event in now.events]
    assert late.events[now.events_from :] == plain


# Drafts


def until_undoable(desk: Desk) -> int:
    """Play until a seat could take its next move back; that seat."""
    while True:
        seat = desk.table.acting()[0]
        for index, action in enumerate(desk.table.game.options(seat)):
            probe = desk.table.game.copy()
            probe.take(seat, action)
            if probe.barrier < probe.moves and not probe.is_over():
                return index
        desk.move()


def test_a_draft_is_seen_by_its_seat_alone_until_it_is_confirmed() -> None:
    desk = Desk().start()
    option = until_undoable(desk)
    seat = desk.table.acting()[0]
    before = {viewer: showing.update(desk.table, viewer, -1, desk.time) for viewer in (1 - seat, None)}
    desk.move(option, draft=True)
    assert desk.table.drafter == seat
    assert desk.table.acting() == [seat]
    for viewer, earlier in before.items():
        fresh = showing.update(desk.table, viewer, -1, desk.time)
        assert (fresh.view, fresh.events, fresh.standing) == (earlier.view, earlier.events, earlier.standing)
    assert showing.update(desk.table, seat, -1, desk.time).view != before[None].view
    with pytest.raises(Denied):
        wishes.move(desk.table, 1 - seat, desk.table.number, 0, False)
    desk.put(wishes.confirm(desk.table, seat))
    assert showing.update(desk.table, None, -1, desk.time).view != before[None].view


def test_a_draft_is_taken_back_without_a_trace() -> None:
    desk = Desk().start()
    option = until_undoable(desk)
    seat = desk.table.acting()[0]
    digest = desk.table.game.digest()
    desk.move(option, draft=True)
    assert undo.kind(desk.table, seat) == "now"
    assert undo.kind(desk.table, 1 - seat) == "no"
    desk.put(undo.take_back(desk.table, seat))
    assert desk.table.drafter is None
    assert desk.table.game.digest() == digest


def test_what_brings_something_to_light_is_no_draft() -> None:
    desk = Desk().start()
    seat = desk.table.acting()[0]
    desk.move(0, draft=True)  # draws a card
    assert desk.table.game.barrier == desk.table.game.moves
    assert desk.table.drafter is None
    assert undo.kind(desk.table, seat) == "no"


# Taking back


def test_who_has_been_followed_by_another_asks_and_all_who_moved_must_agree() -> None:
    desk = until_asking(Desk())
    asker = next(seat for seat in (0, 1) if undo.kind(desk.table, seat) == "ask")
    other = 1 - asker
    moves = len(desk.table.game_moves())
    desk.put(undo.take_back(desk.table, asker))
    assert showing.update(desk.table, other, -1, 0).asked == asker
    with pytest.raises(Denied):
        undo.answer(desk.table, asker, True)
    desk.put(undo.answer(desk.table, other, False))
    assert desk.table.request is None
    assert len(desk.table.game_moves()) == moves
    desk.put(undo.take_back(desk.table, asker))
    assert isinstance(undo.answer(desk.table, other, False), UndoDenied)
    agreed = undo.answer(desk.table, other, True)
    assert isinstance(agreed, UndoAgreed)
    desk.put(agreed)
    assert desk.table.last_move_of(asker) != moves - 2
    assert len(desk.table.game_moves()) < moves
    assert desk.table.acting() == [asker]


def until_asking(desk: Desk) -> Desk:
    """Two people have moved, one after the other, and nothing has come to light since: the first may ask."""
    desk.start()
    chance = random.Random(0)
    while not any(undo.kind(desk.table, seat) == "ask" for seat in (0, 1)):
        if desk.table.is_done():
            desk = Desk(desk.table.plan).start()
        desk.move(chance.randrange(len(desk.table.game.options(desk.table.acting()[0]))))
    return desk


def test_bots_do_not_mind_and_rated_games_have_no_asking() -> None:
    desk = until_asking(Desk())
    asker = next(seat for seat in (0, 1) if undo.kind(desk.table, seat) == "ask")
    desk.put(Replaced(1 - asker, "greedy"))
    assert isinstance(undo.take_back(desk.table, asker), Undone)
    rated = until_same(desk, new_plan(rated=True))
    assert undo.kind(rated.table, asker) == "no"


def until_same(desk: Desk, plan: TablePlan) -> Desk:
    other = Desk(plan)
    for row in desk.rows:
        if not isinstance(row.entry, Replaced):
            other.table.apply(row)
    return other


# Leaving


def test_with_two_a_resignation_ends_the_game_and_the_resigned_is_last() -> None:
    desk = Desk().start()
    desk.put(wishes.resign(desk.table, 0))
    assert desk.table.is_done()
    desk.finish()
    assert desk.table.status == "over"
    assert desk.table.ranks() == [2, 1]
    result = desk.table.result()
    assert result is not None
    assert (result["absent"], result["ranks"]) == ([0], [2, 1])
    with pytest.raises(Denied) as denied:
        wishes.resign(desk.table, 1)
    assert code(denied) == "table_over"


def test_with_three_a_bot_goes_on_for_the_resigned_who_cannot_come_back() -> None:
    desk = Desk(new_plan(seats=3)).start()
    desk.put(Resigned(0))
    assert not desk.table.is_done()
    assert desk.table.places[0].player() == "greedy"
    with pytest.raises(Denied) as denied:
        wishes.come_back(desk.table, 0)
    assert code(denied) == "resigned"


def test_where_all_play_together_one_may_play_alone_until_they_give_up() -> None:
    alone = Desk(new_plan(seats=1, game="heroes")).start()
    assert not alone.table.is_done()
    pair = Desk(new_plan(seats=2, game="heroes")).start()
    pair.put(Resigned(0))
    assert not pair.table.is_done()
    alone.put(Resigned(0))
    assert alone.table.is_done()


def test_a_bot_takes_over_only_when_every_opponent_who_is_there_agrees_and_the_player_may_return() -> None:
    desk = Desk(new_plan(seats=3)).start()
    with pytest.raises(Denied) as denied:
        wishes.vote(desk.table, 1, 0, [False, False, False])
    assert code(denied) == "not_replaceable"
    desk.put(Left(0))
    desk.put(Voted(1, 0))
    assert due.replacement(desk.table, [True, False, False], {1, 2}) is None
    desk.put(Voted(2, 0))
    assert due.replacement(desk.table, [False, False, False], {1, 2}) is None
    replaced = due.replacement(desk.table, [True, False, False], {1, 2})
    assert replaced == Replaced(0, "greedy")
    desk.put(replaced)
    assert desk.table.places[0].player() == "greedy"
    desk.put(wishes.come_back(desk.table, 0))
    assert desk.table.places[0].player() is None
    with pytest.raises(Denied) as denied:
        wishes.come_back(desk.table, 0)
    assert code(denied) == "not_gone"


def test_whoever_had_a_bot_go_on_to_the_end_comes_last() -> None:
    desk = Desk(new_plan(seats=3)).start()
    desk.put(Replaced(2, "greedy"))
    chance = random.Random(2)
    while not desk.table.is_done():
        desk.move(chance.randrange(len(desk.table.game.options(desk.table.acting()[0]))))
    desk.put(Finished())
    assert desk.table.ranks()[2] == 3
    assert desk.table.record().result is not None


# Clocks


LIVE = ClockRules(kind="live", bank=60, increment=5)


def test_a_clock_runs_only_while_its_player_has_to_decide_and_gains_with_the_turn() -> None:
    desk = Desk(new_plan(clock=LIVE)).start()
    first = desk.table.acting()[0]
    desk.time += 10_000
    assert desk.table.clock.left_at(first, desk.time) == 50_000
    assert desk.table.clock.left_at(1 - first, desk.time) == 60_000
    while desk.table.acting() == [first]:
        desk.move()
    assert desk.table.clock.left_at(first, desk.time) == 55_000
    desk.time += 3_000
    assert desk.table.clock.left_at(first, desk.time) == 55_000
    assert desk.table.clock.left_at(1 - first, desk.time) == 57_000


def test_days_are_given_for_every_decision_anew() -> None:
    desk = Desk(new_plan(clock=ClockRules(kind="days", days=2))).start()
    first = desk.table.acting()[0]
    day = 24 * 3600
    while desk.table.acting() == [first]:
        desk.move(seconds=day / 10)
    while desk.table.acting() != [first]:
        desk.move()
    assert desk.table.clock.left_at(first, desk.time) == 2 * day * 1000


def test_out_of_time_is_said_once_and_who_comes_back_can_go_on() -> None:
    desk = Desk(new_plan(clock=LIVE)).start()
    first = desk.table.acting()[0]
    assert due.flag(desk.table, desk.time + 59_000) is None
    desk.time += 60_001
    flag = due.flag(desk.table, desk.time)
    assert flag == Flagged(first)
    desk.put(flag)
    assert due.flag(desk.table, desk.time) is None
    assert desk.table.clock.deadline() is None
    desk.put(CameBack(first))
    assert desk.table.clock.left_at(first, desk.time) == 60_000


def test_a_bot_has_no_clock() -> None:
    desk = Desk(new_plan(clock=LIVE)).start("greedy", "greedy")
    assert desk.table.clock.deadline() is None


def test_time_in_which_the_server_was_down_is_given_back() -> None:
    outages = [(20_000, 50_000)]
    assert between(10_000, 60_000, outages) == 20_000
    assert between(30_000, 40_000, outages) == 0
    desk = Desk(new_plan(clock=LIVE), outages).start()
    first = desk.table.acting()[0]
    assert desk.table.clock.deadline() == desk.time + 60_000 + 30_000
    assert desk.table.clock.left_at(first, 60_000) == 60_000 - (60_000 - desk.time - 30_000)
