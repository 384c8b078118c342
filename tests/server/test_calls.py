"""Calls to people whose decision is due while they look elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from hlubina.server import calls, push
from hlubina.server.api.calls import MOST_BROWSERS
from hlubina.server.calls import Call, Caller
from hlubina.server.errors import Denied
from hlubina.server.push import CURVE, from_text, open_key, to_text
from hlubina.server.settings import Settings
from hlubina.server.table_manager import TableManager
from tests.server.client import Seat, Visitor, table_of
from tests.server.hosting import Hosted
from tests.server.pushing import Browser, PushService, certified, claims_of
from tests.server.scenes import hang_up, refused, run, visitor


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    folder = tmp_path_factory.mktemp("calls")
    with Hosted(folder, limits=False, call_after=0, private_endpoints=True) as server:
        yield server
        assert server.stumbles == []


class Pair:
    """A table for two: one plays, the other one has gone away."""

    def __init__(self, name: str, visitors: list[Visitor], seats: list[Seat]) -> None:
        acting = seats[0].update["acting"][0]
        self.table = name
        self.here, self.gone = seats[acting], seats[1 - acting]
        self.who = visitors[1 - acting]
        self.visitors = visitors

    async def leave(self) -> None:
        """As the server sees it."""
        await self.gone.close()
        seat = self.gone.welcome["seat"]
        while (await self.here.expect("table"))["table"]["seats"][seat]["connected"]:
            pass

    async def play(self) -> None:
        """Until the other one is asked."""
        while self.here.update["acting"] == [self.here.welcome["seat"]]:
            await self.here.settle((await self.here.say(self.here.move()))["number"])

    async def close(self) -> None:
        hang_up(self.here)
        for each in self.visitors:
            await each.close()


async def pair_of(served: Hosted, **more: Any) -> Pair:
    return Pair(*await table_of(served.url, **more))


async def called(served: Hosted, pair: Pair) -> None:
    """Call the one who is gone once more, and wait until that is done."""

    async def tell(manager: TableManager) -> None:
        live = manager.live_tables[pair.table]
        seat = pair.gone.welcome["seat"]
        await manager.caller.tell(Call(live, live.table.places[seat].person or "", seat, live.table.asked[seat]))

    assert served.loop is not None
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(tell(served.manager), served.loop))


# Who is called, and with what


def test_whoever_is_asked_and_does_not_look_is_called_once(served: Hosted, service: PushService) -> None:
    async def story() -> None:
        pair = await pair_of(served)
        browser = Browser(service)
        await pair.who.ask("PATCH", "/api/me", {"language": "cs", "name": "Bohumila"})
        await pair.who.post("/api/me/calls", browser.subscription())
        await pair.leave()
        noted: list[Call] = []
        call = served.manager.caller.call

        def note(made: Call) -> None:
            noted.append(made)
            call(made)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(served.manager.caller, "call", note)
            await pair.play()
        assert len(noted) == 1
        arrived = await service.next()
        other = pair.here.welcome["table"]["seats"][pair.here.welcome["seat"]]["name"]
        assert browser.read(arrived) == {
            "table": pair.table,
            "title": "Spiknutí",
            "text": f"Jsi na tahu. U stolu: {other}.",
        }
        assert arrived.path == "/jana"
        assert int(arrived.headers["ttl"]) > 0
        assert pair.table not in str(arrived.headers)
        key = (await pair.who.get("/api/calls"))["key"]
        claims = claims_of(arrived.headers["authorization"], key)
        now = await served.look(lambda manager: manager.now() // 1000)
        assert claims["aud"] == service.url
        assert now < claims["exp"] <= now + 24 * 3600
        await pair.close()

    run(story())


def test_nobody_is_called_who_looks_has_left_or_has_been_asked_already(served: Hosted) -> None:
    """Each of them would be noted at once, before the move that makes it due is shown to anybody."""

    async def story() -> None:
        noted: list[Call] = []
        pair = await pair_of(served)
        seat = pair.gone.welcome["seat"]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(served.manager.caller, "call", noted.append)
            await pair.play()
            assert noted == []
            while pair.gone.update["acting"] != [seat]:
                await pair.gone.expect("update")
            while pair.gone.update["acting"] == [seat]:
                await pair.gone.settle((await pair.gone.say(pair.gone.move()))["number"])
            await pair.here.settle(pair.gone.number)
            watching = await Seat(served.socket_url, pair.table, None, pair.who.cookie).open()
            await pair.leave()
            await pair.play()
            assert noted == []  # the same person looks on from another window
            hang_up(watching)
        await pair.close()

    run(story())


def test_whose_link_is_lost_before_the_answer_is_called_but_not_who_says_goodbye(served: Hosted) -> None:
    """As of a telephone that sleeps: it was there when the question came, and no more when it could be answered."""

    async def story() -> None:
        noted: list[Call] = []
        pair = await pair_of(served)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(served.manager.caller, "call", noted.append)
            await pair.play()
            await pair.leave()
            assert noted == []
            for _ in range(2):  # once for this question
                back = await Seat(served.socket_url, pair.table, pair.gone.token, pair.who.cookie).open()
                hang_up(back)
                await served.until_at(pair.table, lambda live: len(live.connections) == 1)
            assert [call.seat for call in noted] == [pair.gone.welcome["seat"]]
        await pair.close()

    run(story())


def test_a_draft_calls_nobody_until_it_is_confirmed(served: Hosted) -> None:
    async def story() -> None:
        noted: list[Call] = []
        pair = await pair_of(served, game="conspiracy")
        await pair.leave()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(served.manager.caller, "call", noted.append)
            here = pair.here
            while here.update["prompt"] is not None:
                await here.settle((await here.say(here.move(draft=True)))["number"])
                if here.update["drafting"] is not None:
                    assert noted == []
            if here.update["drafting"] is not None:
                await here.settle((await here.say(here.wish("confirm")))["number"])
            assert [call.seat for call in noted] == [pair.gone.welcome["seat"]]
            assert noted[0].person == (await pair.who.get("/api/me"))["id"]
        await pair.close()

    run(story())


def test_what_others_say_in_between_is_no_new_question(served: Hosted) -> None:
    async def story() -> None:
        noted: list[Call] = []
        _, visitors, seats = await table_of(served.url, "passengers", 4)
        here, *others = sorted(seats, key=lambda seat: seat.update["acting"] == [seat.welcome["seat"]])
        for seat in others:
            await seat.close()
        while sum(each["connected"] for each in (await here.expect("table"))["table"]["seats"]) > 1:
            pass
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(served.manager.caller, "call", noted.append)
            sayable = (await here.say(here.wish("ask", what="interjections")))["actions"]
            assert (await here.say(here.wish("interject", action=sayable[0])))["type"] == "ack"
        assert noted == []
        hang_up(here)
        for each in visitors:
            await each.close()

    run(story())


def test_a_table_can_be_quiet(served: Hosted, service: PushService) -> None:
    async def story() -> None:
        pair = await pair_of(served)
        browser = Browser(service)
        await pair.who.post("/api/me/calls", browser.subscription())
        address = f"/api/tables/{pair.table}/calls"
        assert await pair.who.get(address) == {"on": True}
        for on in (False, False):
            assert (await pair.who.ask("PATCH", address, {"on": on})).json() == {"on": on}
        assert await pair.who.get(address) == {"on": False}
        await pair.leave()
        await pair.play()
        await called(served, pair)
        assert service.arrived.empty()
        await pair.who.ask("PATCH", address, {"on": True})
        await called(served, pair)
        assert browser.read(await service.next())["table"] == pair.table
        stranger = await visitor(served)
        await refused(stranger, "GET", address, None, 403, "not_seated")
        await refused(stranger, "PATCH", address, {"on": False}, 403, "not_seated")
        await stranger.close()
        await pair.close()

    run(story())


# Browsers come and go


@pytest.mark.parametrize(("status", "kept"), [(404, 0), (410, 0), (201, 1), (302, 1), (429, 1), (500, 1)])
def test_a_browser_that_is_gone_is_forgotten(served: Hosted, service: PushService, status: int, kept: int) -> None:
    async def story() -> None:
        pair = await pair_of(served)
        await pair.who.post("/api/me/calls", Browser(service).subscription())
        service.status = status
        await pair.leave()
        await pair.play()
        await service.next()
        await called(served, pair)
        assert len(await browsers_of(served, pair.who)) == kept
        await pair.close()

    run(story())


async def browsers_of(served: Hosted, who: Visitor) -> list[str]:
    person = (await who.get("/api/me"))["id"]
    assert served.loop is not None
    asked = asyncio.run_coroutine_threadsafe(served.manager.store.subscriptions(person), served.loop)
    return [each.endpoint for each in await asyncio.wrap_future(asked)]


def test_a_browser_belongs_to_whoever_used_it_last_and_to_nobody_who_logs_out(
    served: Hosted, service: PushService
) -> None:
    async def story() -> None:
        jana, petr = await visitor(served), await visitor(served)
        shared, own = Browser(service, "shared"), Browser(service, "own")
        await jana.post("/api/me/calls", shared.subscription())
        await jana.post("/api/me/calls", own.subscription())
        await petr.post("/api/me/calls", shared.subscription())
        await jana.post("/api/me/calls/end", {"endpoint": shared.endpoint})  # not hers any more
        assert await browsers_of(served, jana) == [own.endpoint]
        assert await browsers_of(served, petr) == [shared.endpoint]
        await petr.post("/api/me/calls/end", {"endpoint": shared.endpoint})
        assert await browsers_of(served, petr) == []
        cookie = jana.cookie
        await jana.ask("DELETE", "/api/session")
        jana.cookie = cookie
        assert await browsers_of(served, jana) == []
        for number in range(MOST_BROWSERS + 2):
            await petr.post("/api/me/calls", Browser(service, str(number)).subscription())
        assert len(await browsers_of(served, petr)) == MOST_BROWSERS
        await jana.close()
        await petr.close()

    run(story())


# Nothing waits for a call


def test_a_service_that_does_not_answer_delays_no_move(served: Hosted, service: PushService) -> None:
    async def story() -> None:
        service.open.clear()
        pair = await pair_of(served)
        await pair.who.post("/api/me/calls", Browser(service).subscription())
        await pair.leave()
        await pair.play()
        await service.next()
        back = await Seat(served.socket_url, pair.table, pair.gone.token, pair.who.cookie).open()
        assert (await back.say(back.move()))["type"] == "ack"
        hang_up(back)
        service.open.set()
        await pair.close()

    run(story())


def test_with_too_many_calls_waiting_one_is_lost_and_no_move(
    served: Hosted, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "MOST_WAITING", 0)

    async def story() -> None:
        pair = await pair_of(served)
        await pair.who.post("/api/me/calls", Browser(service).subscription())
        await pair.leave()
        await pair.play()
        assert await served.look(lambda manager: manager.caller.waiting) == {}
        await pair.close()

    run(story())


# Where the server may be led


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "ftp://push.example.org/x",
        "https://127.0.0.1/x",
        "https://127.0.0.1:8321/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest",
        "https://100.64.0.1/x",
        "https://0.0.0.0/x",
        "https://224.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[64:ff9b::a00:1]/x",
        "https://[2002:a00:1::]/x",
        "https://[fe80::1%25eth0]/x",
        "https://[fd00::1]/x",
        "https://user:word@push.example.org/x",
        "https://push.example.org:99999/x",
        "https://push.example.org:0/x",
        "https://půsh.example.org/x",
        "https://push.example.org/\n",
        "https://",
        "https://[",
        "push",
        "",
    ],
)
def test_an_endpoint_is_public_and_by_https(endpoint: str) -> None:
    with pytest.raises(Denied):
        push.checked_endpoint(endpoint, private=False)


def test_public_endpoints_are_taken() -> None:
    for endpoint in ("https://push.example.org/x?y=z", "https://push.example.org:8443/x", "https://93.184.215.14/x"):
        assert push.checked_endpoint(endpoint, private=False).geturl() == endpoint


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """As a server is outside of tests."""
    with Hosted(tmp_path_factory.mktemp("guarded"), limits=False, call_after=0) as server:
        yield server
        assert server.stumbles == []


@pytest.mark.parametrize(
    ("addresses", "followed"),
    [
        (["127.0.0.1"], False),
        (["10.0.0.7"], False),
        (["93.184.215.14", "192.168.1.1"], False),
        (["fd00::1"], False),
        (["::"], False),
        (["93.184.215.14"], True),
    ],
)
def test_a_name_that_leads_into_a_private_network_is_not_followed(
    guarded: Hosted, service: PushService, monkeypatch: pytest.MonkeyPatch, addresses: list[str], followed: bool
) -> None:
    tried: list[str] = []

    def look_up(host: str, port: int) -> list[str]:
        tried.append(host)
        return addresses

    async def open_client() -> None:
        tried.append("connected")
        raise OSError

    monkeypatch.setattr(calls, "look_up", look_up)
    monkeypatch.setattr(guarded.manager.caller, "open_client", open_client)

    async def story() -> None:
        pair = await pair_of(guarded)
        keys = {**Browser(service).subscription(), "endpoint": "https://push.example.org/x"}
        await pair.who.post("/api/me/calls", keys)
        await pair.leave()
        await pair.play()
        await called(guarded, pair)
        assert "push.example.org" in tried
        assert ("connected" in tried) is followed
        await pair.close()

    run(story())


def test_the_name_that_was_looked_up_is_the_one_that_is_connected_to(
    served: Hosted, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is looked up once, and the service is told by which name it is asked."""
    asked: list[str] = []

    def look_up(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    async def story() -> None:
        pair = await pair_of(served)
        place = f"push.example.org:{service.server.server_port}"
        await pair.who.post("/api/me/calls", {**Browser(service).subscription(), "endpoint": f"http://{place}/x"})
        await pair.leave()
        with monkeypatch.context() as patch:
            patch.setattr(calls, "look_up", look_up)
            await pair.play()
            assert (await service.next()).headers["host"] == place
        assert asked == ["push.example.org"]
        await pair.close()

    run(story())


@pytest.mark.parametrize(("name", "trusted"), [("push.example.org", True), ("other.example.org", False)])
def test_by_https_the_certificate_must_be_for_the_name_that_the_browser_gave(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, trusted: bool
) -> None:
    serving, trusting = certified(tmp_path, name)
    secured, client = PushService(serving), calls.new_client(trusting)
    answers: list[str] = []
    send = Caller.send

    async def sent(caller: Caller, *arguments: Any) -> None:
        before = secured.arrived.qsize()
        await send(caller, *arguments)
        answers.append("arrived" if secured.arrived.qsize() > before else "refused")

    monkeypatch.setattr(calls, "look_up", lambda host, port: ["127.0.0.1"])
    monkeypatch.setattr(calls, "new_client", lambda: client)
    monkeypatch.setattr(Caller, "send", sent)

    async def story(server: Hosted) -> None:
        pair = await pair_of(server)
        endpoint = f"https://push.example.org:{secured.server.server_port}/x"
        await pair.who.post("/api/me/calls", {**Browser(secured).subscription(), "endpoint": endpoint})
        await pair.leave()
        await pair.play()
        await called(server, pair)
        assert set(answers) == {"arrived" if trusted else "refused"}
        await pair.close()

    with secured, Hosted(tmp_path, limits=False, call_after=0, private_endpoints=True) as server:
        run(story(server))
        assert server.stumbles == []


def test_keys_that_are_none_are_refused(served: Hosted, service: PushService) -> None:
    async def story() -> None:
        who = await visitor(served)
        good = Browser(service).subscription()
        for bad in ({"p256dh": "x"}, {"p256dh": ""}, {"p256dh": good["auth"]}, {"auth": "AAAA"}, {"auth": "ů"}):
            await refused(who, "POST", "/api/me/calls", good | bad, 400, "bad_subscription")
        stranger = Visitor(served.url)
        await refused(stranger, "POST", "/api/me/calls", good, 401, "no_visitor")
        await who.close()
        await stranger.close()

    run(story())


# The server's key


def test_the_key_stays_the_same_over_restarts_and_is_a_point_of_the_curve(tmp_path: Path) -> None:
    async def key_of(server: Hosted) -> str:
        who = Visitor(server.url)
        found = (await who.get("/api/calls"))["key"]
        await who.close()
        assert isinstance(found, str)
        return found

    found = []
    with Hosted(tmp_path) as first:
        found.append(asyncio.run(key_of(first)))
    with Hosted(tmp_path, database=first.database) as second:
        found.append(asyncio.run(key_of(second)))
    assert found[0] == found[1]
    assert ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(found[0]))


def test_where_browsers_do_not_allow_calls_there_is_no_key(tmp_path: Path, service: PushService) -> None:
    async def story(server: Hosted) -> None:
        who = await visitor(server)
        assert await who.get("/api/calls") == {"key": ""}
        await refused(who, "POST", "/api/me/calls", Browser(service).subscription(), 409, "no_calls")
        await who.close()

    with Hosted(tmp_path, public_url="http://table.example.org", private_endpoints=True) as server:
        run(story(server))


def test_messages_are_encrypted_as_the_example_of_rfc_8291() -> None:
    made = push.encrypted(
        b"When I grow up, I want to be a watermelon",
        from_text("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        from_text("BTBZMqHH6r4Tts7J_aSIgg"),
        open_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        from_text("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert to_text(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_tests_call_private_endpoints() -> None:
    assert Settings().private_endpoints is False
