"""Speaking out of turn: what may be said is told who asks, and only what may be said now is taken."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import hlubina
from hlubina.server.errors import Denied
from hlubina.server.table import showing, wishes
from tests.kit.marks import rule
from tests.server.client import Seat, table_of
from tests.server.hosting import Hosted
from tests.server.scenes import run
from tests.server.tables import Desk, new_plan

ASK = {"kind": "ask", "what": "interjections"}
VOCABULARY = hlubina.title("passengers").vocabulary
DOUBT = VOCABULARY.encode("say_trust", 1, "doubt")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with Hosted(tmp_path_factory.mktemp("interjections"), limits=False) as running:
        yield running
        assert running.stumbles == []


@rule("P-9.9")
def test_an_update_tells_whether_a_seat_may_speak_and_what_it_may_say_is_told_when_it_asks(server: Hosted) -> None:
    async def go() -> None:
        name, _, seats = await table_of(server.url, "passengers", 4)
        for number, seat in enumerate(seats):
            assert "interjections" not in seat.update
            game = await server.look(lambda manager: manager.live_tables[name].table.game)
            answer = await seat.say(seat.wish(**ASK))
            assert answer["type"] == "interjections"
            assert (answer["number"], answer["actions"]) == (seat.update["number"], game.interjections(number))
            assert seat.update["may_interject"] is bool(answer["actions"]) is True

    run(go())


@rule("P-9.9")
def test_what_was_said_meanwhile_is_refused_in_a_sentence_and_changes_nothing(server: Hosted) -> None:
    async def go() -> None:
        name, visitors, seats = await table_of(server.url, "passengers", 4)
        window = await Seat(server.socket_url, name, seats[0].token, visitors[0].cookie).open()
        answer = await window.say(window.wish(**ASK))
        assert DOUBT in answer["actions"]
        wish = seats[0].wish("interject", action=DOUBT)
        said = await seats[0].say(wish)
        assert said["type"] == "ack"
        late = await window.say(window.wish("interject", action=DOUBT))
        assert (late["type"], late["code"], late["text"]) == ("refusal", "not_sayable", "You cannot say that now.")
        assert await seats[0].say(wish) == said  # its key makes it the same wish
        assert window.update["number"] == said["number"]
        again = await window.say(window.wish(**ASK))
        assert set(answer["actions"]) - set(again["actions"]) == {DOUBT}

    run(go())


def test_who_watches_or_brings_the_token_of_another_seat_is_told_nothing(server: Hosted) -> None:
    async def go() -> None:
        name, visitors, seats = await table_of(server.url, "passengers", 4)
        watcher = await Seat(server.socket_url, name, None).open()
        assert watcher.update["may_interject"] is False
        strangers = [watcher, await Seat(server.socket_url, name, seats[1].token, visitors[1].cookie).open()]
        for stranger in strangers:
            stranger.token = seats[0].token
            for wish in (stranger.wish(**ASK), stranger.wish("interject", action=DOUBT)):
                answer = await stranger.say(wish)
                assert (answer["type"], answer["code"]) == ("refusal", "bad_token")
        assert (await seats[0].say(seats[0].wish(**ASK)))["number"] == seats[0].update["number"]

    run(go())


def test_in_a_game_without_talk_nothing_may_be_said(server: Hosted) -> None:
    async def go() -> None:
        _, _, seats = await table_of(server.url)
        for seat in seats:
            assert seat.update["may_interject"] is False
            assert (await seat.say(seat.wish(**ASK)))["actions"] == []
            answer = await seat.say(seat.wish("interject", action=seats[0].update["acting"][0]))
            assert (answer["type"], answer["code"]) == ("refusal", "not_sayable")

    run(go())


def test_before_the_deal_and_after_the_end_nothing_may_be_said() -> None:
    desk = Desk(new_plan("passengers", 4))
    assert showing.update(desk.table, 0, -1, 0).may_interject is False
    with pytest.raises(Denied, match="has not started"):
        wishes.say(desk.table, 0, DOUBT)
    desk.start().play_until(lambda table: table.is_done())
    desk.finish()
    assert showing.update(desk.table, 0, -1, 0).may_interject is False
    assert desk.table.interjections(0) == []
    with pytest.raises(Denied, match="is over"):
        wishes.say(desk.table, 0, DOUBT)


@rule("P-9.9")
def test_an_answer_to_a_question_is_nothing_said_out_of_turn() -> None:
    desk = Desk(new_plan("passengers", 4)).start()
    (seat,) = desk.table.acting()
    for action in desk.table.game.options(seat):
        with pytest.raises(Denied, match="cannot say that"):
            wishes.say(desk.table, seat, action)
