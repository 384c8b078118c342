"""Exactly once: repeated, reordered, concurrent and stale submits; reconnecting; bots; the whole way to the record."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import hlubina
from hlubina.server import workers
from hlubina.server.live_table import SOON
from tests.server.client import Seat, Visitor, table_of
from tests.server.hosting import Hosted, StandingClock
from tests.server.scenes import run


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with Hosted(tmp_path_factory.mktemp("once"), limits=False) as running:
        yield running
        assert running.stumbles == []


def ready(seats: list[Seat]) -> Seat:
    """The seat that is asked."""
    return next(seat for seat in seats if seat.update["prompt"] is not None)


def test_fifty_sockets_with_one_number_one_is_accepted_the_others_are_told_stale(server: Hosted) -> None:
    async def go() -> None:
        name, visitors, seats = await table_of(server.url)
        mover = ready(seats)
        token, cookie = mover.token, visitors[seats.index(mover)].cookie
        rivals = [await Seat(server.socket_url, name, token, cookie).open() for _ in range(50)]
        answers = await asyncio.gather(*(rival.say(rival.move()) for rival in rivals))
        accepted = [answer for answer in answers if answer["type"] == "ack"]
        told = [answer["code"] for answer in answers if answer["type"] == "refusal"]
        assert len(accepted) == 1
        assert told == ["stale"] * 49
        for rival in rivals:
            await rival.settle(accepted[0]["number"])
            assert rival.update["view"] == rivals[0].update["view"]

    run(go())


def test_a_repeated_wish_gets_the_stored_answer_and_changes_nothing(server: Hosted) -> None:
    async def go() -> None:
        name, visitors, seats = await table_of(server.url)
        mover = ready(seats)
        wish = mover.move()
        first = await mover.say(wish)
        await mover.settle(first["number"])
        assert await mover.say(wish) == first
        again = await Seat(server.socket_url, name, mover.token, visitors[seats.index(mover)].cookie).open()
        assert await again.say(wish) == first
        assert again.update["number"] == first["number"]

    run(go())


def test_wishes_sent_in_one_burst_are_each_answered_and_only_what_fits_happens(server: Hosted) -> None:
    async def go() -> None:
        _, _, seats = await table_of(server.url)
        mover = ready(seats)
        wishes = [mover.move(action) for action in mover.update["prompt"]["options"] for _ in range(3)]
        for wish in [*wishes, *reversed(wishes)]:
            await mover.send(wish)
        answers: dict[str, list[dict[str, object]]] = {}
        for _ in range(2 * len(wishes)):
            answer = await mover.expect("ack", "refusal")
            answers.setdefault(answer["key"], []).append(answer)
        accepted = [key for key, found in answers.items() if found[0]["type"] == "ack"]
        assert accepted == [wishes[0]["key"]]
        assert answers[accepted[0]][0] == answers[accepted[0]][1]

    run(go())


def test_the_acknowledgement_comes_before_anybody_is_shown_the_move(server: Hosted) -> None:
    async def go() -> None:
        _, _, seats = await table_of(server.url)
        mover = ready(seats)
        seen = len(mover.log)
        await mover.say(mover.move())
        await mover.expect("update")
        told = [message["type"] for message in mover.log[seen:] if message["type"] != "table"]
        assert told == ["ack", "update"]

    run(go())


def test_who_comes_back_is_shown_what_happened_since_and_nothing_twice(server: Hosted) -> None:
    async def go() -> None:
        name, visitors, seats = await table_of(server.url)
        away = seats[0]
        told = list(away.update["events"])
        since = away.number
        await away.close()
        again = await Seat(server.socket_url, name, away.token, visitors[0].cookie).open()
        for seat in (again, seats[1]):
            if seat.update["prompt"] is not None:
                answer = await seat.say(seat.move())
                await seat.settle(answer["number"])
                await again.settle(answer["number"])
        fresh = await Seat(server.socket_url, name, away.token, visitors[0].cookie).open(since=-1)
        back = await Seat(server.socket_url, name, away.token, visitors[0].cookie).open(since=since)
        update = back.update
        assert told[: update["events_from"]] + update["events"] == fresh.update["events"]
        assert update["events_from"] == len(told)
        assert update["view"] == fresh.update["view"]

    run(go())


@pytest.mark.parametrize("game", ["conspiracy", "abyss"])
def test_people_and_a_bot_play_to_the_end_and_the_record_holds(
    server: Hosted, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "ANALYSIS", 0)  # the fewest simulations
    monkeypatch.setattr(workers, "ROLLOUTS", 20)

    async def go() -> None:
        anna, bert = Visitor(server.url), Visitor(server.url)
        await anna.come("Anna")
        await bert.come("Bert", "cs")
        made = await anna.new_table(game, 3, contribution="c0ffee")
        name = made["table"]["id"]
        commitment = made["table"]["commitment"]
        await anna.post(f"/api/tables/{name}/bots", {"seat": 1, "bot": "greedy"})
        sat = await bert.post(f"/api/tables/{name}/seats", {"contribution": "beef"})
        await anna.post(f"/api/tables/{name}/start")
        seats = [
            await Seat(server.socket_url, name, made["seats"]["0"], anna.cookie).open(),
            await Seat(server.socket_url, name, sat["seats"]["2"], bert.cookie).open(),
        ]
        spectator = await Seat(server.socket_url, name, None).open()
        assert (await anna.ask("GET", f"/api/records/{name}")).status_code == 403
        await asyncio.gather(*(seat.play() for seat in seats))
        while spectator.update["status"] != "over":
            await spectator.expect("update")
        record = await bert.get(f"/api/records/{name}")
        assert hlubina.verify(record).is_over()
        assert record["commitment"] == commitment
        assert record["seed"].endswith(".c0ffee..beef")
        assert record["players"] == ["Anna", "greedy", "Bert"]
        assert record["result"]["ranks"] == spectator.update["result"]["ranks"]
        uploaded = await anna.post("/api/records", record)
        middle = len(record["moves"]) // 2
        here = await anna.get(f"/api/records/{uploaded['id']}/position?move={middle}&seat=1")
        assert here["view"] == hlubina.replay(record, middle).view(1)
        report = await anna.get(f"/api/records/{name}/analysis")
        assert report["curve"][-1] == [1.0 if rank == 1 else 0.0 for rank in record["result"]["ranks"]]
        assert all(abs(sum(chances) - 1) < 0.01 for chances in report["curve"])
        assert all(record["moves"][swing["move"]] == [swing["seat"], swing["action"]] for swing in report["swings"])

    run(go())


def test_a_rematch_rotates_the_seats_and_starts_when_all_have_agreed(server: Hosted) -> None:
    async def go() -> None:
        name, visitors, seats = await table_of(server.url, "conspiracy", 3)
        await asyncio.gather(*(seat.play() for seat in seats))
        tables = [await visitor.post(f"/api/tables/{name}/rematch") for visitor in visitors]
        assert len({table["table"]["id"] for table in tables}) == 1
        assert [list(table["seats"]) for table in tables] == [["1"], ["2"], ["0"]]
        assert tables[-1]["table"]["status"] == "playing"
        assert tables[0]["table"]["commitment"] != seats[0].welcome["table"]["commitment"]

    run(go())


def test_a_player_who_is_gone_is_replaced_by_the_opponents_decision_and_may_return(tmp_path: Path) -> None:
    async def go(server: Hosted) -> None:
        name, _, seats = await table_of(server.url, "conspiracy", 2)
        gone = ready(seats)
        index = seats.index(gone)
        other = seats[1 - index]
        await gone.close()
        await server.until_at(name, lambda live: not live.connected()[index])
        await server.forward(server.settings.grace - 0.001)
        answer = await other.say(other.wish("replace", seat=index))
        assert answer["code"] == "not_replaceable"
        await server.forward(0.2)
        await server.forward(SOON)
        while not (await other.expect("table"))["table"]["seats"][index]["replaceable"]:
            pass
        assert (await other.say(other.wish("replace", seat=index)))["type"] == "ack"
        while other.update["prompt"] is None:  # the bot plays on
            await other.expect("update")
        await gone.open()
        assert gone.welcome["table"]["seats"][index]["stand_in"] == "greedy"
        assert (await gone.say(gone.wish("back")))["type"] == "ack"
        while (await gone.expect("table"))["table"]["seats"][index]["stand_in"] is not None:
            pass

    with Hosted(tmp_path, clock=StandingClock(), limits=False) as server:
        run(go(server))


def test_standing_orders_answer_for_the_player(server: Hosted) -> None:
    async def go() -> None:
        _, _, seats = await table_of(server.url, "abyss", 2)
        buyer = seats[1]
        orders = {order["name"]: order["highest"] for order in (await orders_of(server))}
        number = (await buyer.say(buyer.wish("orders", orders=orders)))["number"]
        assert (await buyer.say(buyer.wish("orders", orders={"nonsense": 1})))["code"] == "bad_order"
        while not await answers_after(number, seats):
            seat = ready(seats)
            number = (await seat.say(seat.move()))["number"]

    async def answers_after(number: int, seats: list[Seat]) -> int:
        """How often the order answers after the last thing that somebody wished for."""
        opponent, buyer = seats
        await buyer.settle(number)
        while is_offered(buyer):
            await buyer.settle(buyer.number + 1)
        await opponent.settle(buyer.number)
        return buyer.number - number

    def is_offered(buyer: Seat) -> bool:
        return buyer.update["prompt"] is not None and buyer.update["prompt"]["name"] == "offer_ally"

    async def orders_of(server: Hosted) -> list[dict[str, object]]:
        visitor = Visitor(server.url)
        games = await visitor.get("/api/games")
        found: list[dict[str, object]] = next(game for game in games if game["name"] == "abyss")["orders"]
        return found

    run(go())


def test_a_hint_is_one_of_the_options_and_is_not_given_to_others(server: Hosted) -> None:
    async def go() -> None:
        _, _, seats = await table_of(server.url)
        mover = ready(seats)
        other = seats[1 - seats.index(mover)]
        hint = await mover.say(mover.wish("ask", what="hint"))
        assert {option["action"] for option in hint["options"]} == set(mover.update["prompt"]["options"])
        chances = await mover.say(mover.wish("ask", what="chances"))
        assert abs(sum(chances["chances"]) - 1) < 0.02
        assert (await other.say(other.wish("ask", what="hint")))["code"] == "not_your_turn"
        assert not [message for message in other.log if message["type"] in ("hint", "chances")]

    run(go())


def test_undo_takes_back_what_showed_nothing_and_a_draft_is_private(server: Hosted) -> None:
    async def go() -> None:
        _, _, seats = await table_of(server.url)
        for _ in range(60):
            mover = ready(seats)
            other = seats[1 - seats.index(mover)]
            shown = other.update["view"]
            before = mover.update["view"]
            answer = await mover.say(mover.move(draft=True))
            for seat in seats:
                await seat.settle(answer["number"])
            if mover.update["drafting"] is not None:
                assert other.update["view"] == shown
                assert mover.update["undo"] == "now"
                answer = await mover.say(mover.wish("undo"))
                await mover.settle(answer["number"])
                assert {**mover.update["view"], "moves": 0} == {**before, "moves": 0}
                return
        raise AssertionError("no draft in sixty moves")

    run(go())


def test_chat_reaches_everybody_once_and_is_there_for_who_comes_later(server: Hosted) -> None:
    async def go() -> None:
        name, _, seats = await table_of(server.url)
        line = seats[0].wish("say", text="Ahoj, <b>hlubino</b>!")
        del line["token"]
        first = await seats[0].say(line)
        assert await seats[0].say(line) == first
        assert (await seats[1].expect("chat"))["text"] == "Ahoj, <b>hlubino</b>!"
        later = await Seat(server.socket_url, name, None).open()
        assert [said["text"] for said in later.welcome["chat"]] == ["Ahoj, <b>hlubino</b>!"]

    run(go())


def test_a_lesson_is_dealt_the_same_for_everybody_and_counts_for_nothing(server: Hosted) -> None:
    async def go() -> None:
        views = []
        for _ in range(2):
            visitor = Visitor(server.url)
            await visitor.come()
            made = await visitor.new_table("conspiracy", 2, lesson=True, listed=False)
            name = made["table"]["id"]
            await visitor.post(f"/api/tables/{name}/bots", {"seat": 1, "bot": "greedy"})
            await visitor.post(f"/api/tables/{name}/start")
            seat = await Seat(server.socket_url, name, made["seats"]["0"], visitor.cookie).open()
            answer = await seat.say(seat.move(0))
            await seat.settle(answer["number"])
            views.append(seat.update["view"])
        assert views[0] == views[1]
        listed = {"game": "conspiracy", "seats": 2, "lesson": True}
        assert (await visitor.ask("POST", "/api/tables", listed)).status_code == 400

    run(go())
