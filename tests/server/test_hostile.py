"""Other sites, other seats, onlookers and nonsense: the table stands as it stood, and honest play goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hlubina.protocol.messages import PROTOCOL
from tests.kit.marks import campaign
from tests.server.client import ConnectionClosed, Seat, Visitor, fine, table_of
from tests.server.hosting import Hosted, StandingClock
from tests.server.scenes import hang_up, run, visitor
from tests.server.test_schema import CLIENT, WISH

OTHER_SITES = ["https://evil.example", "null", "http://127.0.0.1.evil.example", "http://127.0.0.1:1"]
KEY = "k-123456"
PUBLIC = ["acting", "view", "prompt", "standing", "events"]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with Hosted(tmp_path_factory.mktemp("hostile"), limits=False) as server:
        yield server
        assert server.stumbles == [], "Nothing here is an error in the eyes of the server itself."


class Besieged(NamedTuple):
    """A table in play. `actor` has the turn and `other` has not."""

    name: str
    visitors: list[Visitor]
    seats: list[Seat]
    served: Hosted

    @property
    def address(self) -> str:
        return self.seats[0].address

    @property
    def actor(self) -> Seat:
        return next(seat for seat in self.seats if seat.update["prompt"] is not None)

    @property
    def other(self) -> Seat:
        return next(seat for seat in self.seats if seat.update["prompt"] is None)

    async def again(self, seat: Seat) -> Seat:
        """Another socket of the same seat, which knows nothing yet."""
        return await Seat(self.served.socket_url, self.name, seat.token, seat.cookie).open()

    async def look(self) -> list[dict[str, Any]]:
        """The table as each seat and, where there may be one, an onlooker see it now."""
        tokens = [seat.token for seat in self.seats]
        info = self.seats[0].welcome["table"]
        if info["spectators"] and info["listed"]:
            tokens.append(None)
        found = []
        for token in tokens:
            eyes = await Seat(self.served.socket_url, self.name, token).open()
            found.append(eyes.update)
            await eyes.close()
        return found


@asynccontextmanager
async def besieged(served: Hosted, **more: Any) -> AsyncIterator[Besieged]:
    """A table that has to stand as before when the attack is over, and on which the next honest move is taken."""
    name, visitors, seats = await table_of(served.url, **more)
    table = Besieged(name, visitors, seats, served)
    before = await table.look()
    yield table
    assert await table.look() == before
    honest = await table.again(table.actor)
    answer = await honest.say(honest.move())
    assert answer["type"] == "ack", answer
    assert answer["number"] == before[0]["number"] + 1
    for who in visitors:
        await who.close()
    hang_up(honest, *seats)


async def refused_handshake(address: str, **how: Any) -> int:
    """The HTTP status with which a handshake is refused; 101 if it is not."""
    try:
        async with connect(address, proxy=None, **how):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


async def closed(address: str, *frames: str | bytes, cookie: str = "") -> tuple[int, list[dict[str, Any]]]:
    """The code with which the server closes a socket that sends these frames, and what it said before."""
    said = []
    headers = {"cookie": cookie} if cookie else {}
    async with connect(address, additional_headers=headers, proxy=None, compression=None) as socket:
        try:
            for frame in frames:
                await socket.send(frame)
            while True:
                said.append(json.loads(await socket.recv()))
        except ConnectionClosed:
            return socket.close_code or 0, said  # 1006 if the link was cut without a word


def hello(token: str | None = None, **more: Any) -> str:
    return json.dumps({"type": "hello", "v": PROTOCOL, "token": token, "since": -1, **more})


# Other sites


def test_a_handshake_from_another_site_is_refused(served: Hosted) -> None:
    async def attack() -> None:
        async with besieged(served) as table:
            cookie = {"cookie": table.actor.cookie}
            for site in OTHER_SITES:
                for address in (table.address, f"{served.socket_url}/api/lobby/socket"):
                    assert await refused_handshake(address, origin=site, additional_headers=cookie) == 403, site
            assert await refused_handshake(table.address, origin=served.url, additional_headers=cookie) == 101

    run(attack())


def test_an_unsafe_request_from_another_site_changes_nothing(served: Hosted) -> None:
    async def attack() -> None:
        async with besieged(served) as table:
            victim = await visitor(served)
            person = await victim.get("/api/me")
            waiting = await victim.new_table()
            name = waiting["table"]["id"]
            tables = await served.look(lambda manager: set(manager.live_tables))
            requests = [
                ("POST", "/api/me", {"name": "Mallory"}),
                ("PATCH", "/api/me", {"name": "Mallory"}),
                ("POST", "/api/me/claim", {"name": "Mallory", "password": "mallory knows"}),
                ("DELETE", "/api/session", None),
                ("POST", "/api/tables", {"game": "conspiracy", "seats": 2}),
                ("POST", f"/api/tables/{name}/seats", {"seat": 1}),
                ("POST", f"/api/tables/{name}/bots", {"seat": 1, "bot": "random"}),
                ("DELETE", f"/api/tables/{name}/seats/0", None),
                ("DELETE", f"/api/tables/{name}", None),
                ("POST", f"/api/tables/{name}/start", {}),
                ("POST", f"/api/tables/{table.name}/rematch", {}),
            ]
            for site in OTHER_SITES:
                for method, path, body in requests:
                    answer = await victim.ask(method, path, body, origin=site)
                    assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin"), (site, method, path)
                    assert "set-cookie" not in answer.headers
            assert await victim.get("/api/me") == person
            assert name in {found["id"] for found in await victim.get("/api/lobby")}
            assert await victim.get(f"/api/tables/{name}") == waiting
            assert await served.look(lambda manager: set(manager.live_tables)) == tables
            answer = await victim.ask("PATCH", "/api/me", {"language": "cs"}, origin=served.url)
            assert answer.status_code == 200, "The own site may."
            await victim.close()

    run(attack())


def test_no_answer_invites_other_sites_to_read_it(served: Hosted) -> None:
    async def attack() -> None:
        guest = await visitor(served)
        for method, path in (("GET", "/api/me"), ("OPTIONS", "/api/me"), ("GET", "/api/lobby")):
            answer = await guest.ask(method, path, origin="https://evil.example")
            assert "access-control-allow-origin" not in answer.headers, (method, path)
        policy = (await guest.ask("GET", "/api/me")).headers["content-security-policy"]
        assert "unsafe-inline" not in policy
        assert "frame-ancestors 'none'" in policy
        await guest.close()

    run(attack())


def test_a_name_that_is_not_the_servers_is_refused(served: Hosted) -> None:
    """A page that has its own name resolved to this address would otherwise be of the same origin as we are."""

    async def attack() -> None:
        async with besieged(served) as table:
            for name in ("evil.example", f"evil.example:{served.port}", "127.0.0.1.evil.example"):
                for method, path, body in (("GET", "/api/me", None), ("POST", "/api/tables", {"game": "abyss"})):
                    answer = await table.visitors[0].ask(method, path, body, host=name, origin=f"http://{name}")
                    assert answer.status_code == 403, name
                    assert answer.json()["code"] == "bad_host"
                # The client library sets Host from the address, so the handshake is spoken by hand.
                reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
                writer.write(
                    f"GET /api/tables/{table.name}/socket HTTP/1.1\r\nHost: {name}\r\nOrigin: http://{name}\r\n"
                    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                    f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {table.actor.cookie}\r\n\r\n".encode()
                )
                assert b" 403 " in await reader.readline()
                writer.close()

    run(attack())


# Cookies


def test_without_a_valid_cookie_nobody_is_anybody(served: Hosted) -> None:
    async def attack() -> None:
        async with besieged(served) as table:
            stranger = Visitor(served.url)
            name, value = table.visitors[0].cookie.split("=", 1)
            payload, stamp, signature = value.rsplit(".", 2)
            other = table.visitors[1].cookie.split("=", 1)[1].rsplit(".", 2)[0]
            forged = [
                "",
                f"{name}=",
                f"{name}={payload}",
                f"{name}={payload}.{stamp}.",
                f"{name}={other}.{stamp}.{signature}",
                f"{name}={payload}.{stamp}.{'A' * len(signature)}",
                f"{name}={value[:-2]}",
                f"{name}=%00%ff{value}",
                f"{name}={'x' * 4000}",
                f"other={value}",
            ]
            for cookie in forged:
                for method, path, body in (
                    ("GET", "/api/me", None),
                    ("PATCH", "/api/me", {"name": "Mallory"}),
                    ("POST", "/api/tables", {"game": "conspiracy", "seats": 2}),
                    ("POST", f"/api/tables/{table.name}/rematch", {}),
                ):
                    stranger.cookie = cookie
                    answer = await stranger.ask(method, path, body)
                    assert (answer.status_code, answer.json()["code"]) == (401, "no_visitor"), (cookie, method, path)
                stranger.cookie = cookie
                assert (await stranger.get(f"/api/tables/{table.name}"))["seats"] == {}
            await stranger.close()

    run(attack())


def test_a_cookie_of_another_server_and_one_that_is_too_old_open_nothing(served: Hosted, tmp_path: Path) -> None:
    async def status(server: Hosted, cookie: str) -> int:
        browser = Visitor(server.url)
        browser.cookie = cookie
        answer = await browser.ask("GET", "/api/me")
        await browser.close()
        return answer.status_code

    async def attack(elsewhere: Hosted) -> None:
        cookie = (await visitor(elsewhere)).cookie
        assert await status(elsewhere, cookie) == 200
        assert await status(served, cookie) == 401
        await elsewhere.forward(400 * 86_400)
        assert await status(elsewhere, cookie) == 200
        await elsewhere.forward(1)
        assert await status(elsewhere, cookie) == 401
        assert await status(elsewhere, (await visitor(elsewhere)).cookie) == 200

    with Hosted(tmp_path, clock=StandingClock(), limits=False) as elsewhere:
        run(attack(elsewhere))


# Other seats and onlookers


def test_the_token_of_another_seat_moves_nothing(served: Hosted) -> None:
    async def attack() -> None:
        async with besieged(served) as table:
            actor, other = table.actor, table.other
            for thief in (await table.again(other), await Seat(served.socket_url, table.name, None).open()):
                answer = await thief.say(actor.move())
                assert (answer["type"], answer.get("code")) == ("refusal", "bad_token")
                await thief.close()
            answer = await other.say(other.wish("move", number=other.number, action=0))
            assert answer["code"] == "not_your_turn"

    run(attack())


def test_a_token_of_another_table_opens_no_seat(served: Hosted) -> None:
    async def attack() -> None:
        async with besieged(served) as table, besieged(served) as elsewhere:
            code, said = await closed(table.address, hello(elsewhere.actor.token), cookie=table.actor.cookie)
            assert (code, said[-1]["code"]) == (4403, "bad_token")
            answer = await table.actor.say(table.actor.move() | {"token": elsewhere.actor.token})
            assert answer["code"] == "bad_token"

    run(attack())


def test_an_onlooker_can_do_nothing_but_watch(served: Hosted) -> None:
    async def attack() -> None:
        async with besieged(served) as table:
            newest = {"number": table.actor.number}
            for wish in WISHES:
                kind, more = wish["type"], {name: newest.get(name, wish[name]) for name in wish.keys() - {"type"}}
                watcher = await Seat(served.socket_url, table.name, None, table.actor.cookie).open()
                assert watcher.update["prompt"] is None
                assert watcher.update["seat"] is None
                for token in ("", "x", "A" * 200):
                    watcher.token = token
                    answer = await watcher.say(watcher.wish(kind, **more))
                    assert (answer["type"], answer["code"]) == ("refusal", "bad_token"), kind
                await watcher.close()

    run(attack())


def test_who_rose_has_no_seat_any_more(served: Hosted) -> None:
    async def attack() -> None:
        owner, first, second = [await visitor(served) for _ in range(3)]
        name = (await owner.new_table(sit=False))["table"]["id"]
        owners = (await owner.post(f"/api/tables/{name}/seats", {"seat": 0}))["seats"]["0"]
        old = (await first.post(f"/api/tables/{name}/seats", {"seat": 1}))["seats"]["1"]
        early = await Seat(served.socket_url, name, old, first.cookie).open()
        fine(await first.ask("DELETE", f"/api/tables/{name}/seats/1"))
        new = (await second.post(f"/api/tables/{name}/seats", {"seat": 1}))["seats"]["1"]
        await owner.post(f"/api/tables/{name}/start")
        assert (await first.get(f"/api/tables/{name}"))["seats"] == {}
        code, said = await closed(f"{served.socket_url}/api/tables/{name}/socket", hello(old), cookie=first.cookie)
        assert (code, said[-1]["code"]) == (4403, "bad_token")

        seats = [
            await Seat(served.socket_url, name, token, someone.cookie).open()
            for token, someone in ((owners, owner), (new, second))
        ]
        while (actor := next(seat for seat in seats if seat.update["prompt"] is not None)) is not seats[1]:
            await seats[1].settle((await actor.say(actor.move()))["number"])
            await actor.settle(seats[1].number)
        number = seats[1].number
        try:
            answer = await early.say(early.wish("move", number=number, action=seats[1].update["prompt"]["options"][0]))
            assert answer["code"] == "bad_token"
        except ConnectionClosed:
            pass  # as good: it is no socket of that seat any more
        seen = [message for message in early.log if message["type"] == "update" and message["status"] == "playing"]
        assert all(update["seat"] is None and update["prompt"] is None for update in seen), "It shows another's hand."
        answer = await seats[1].say(seats[1].move())
        assert answer == {"type": "ack", "key": answer["key"], "number": number + 1}

    run(attack())


def test_the_owner_of_a_table_acts_for_nobody_else(served: Hosted) -> None:
    async def attack() -> None:
        owner, guest = await visitor(served), await visitor(served)
        name = (await owner.new_table())["table"]["id"]
        await guest.post(f"/api/tables/{name}/seats", {"seat": 1})
        assert list((await owner.get(f"/api/tables/{name}"))["seats"]) == ["0"]
        answer = await owner.ask("DELETE", f"/api/tables/{name}/seats/1")
        assert answer.status_code == 403, answer.text
        for seat in (0, 1):
            answer = await owner.ask("POST", f"/api/tables/{name}/bots", {"seat": seat, "bot": "random"})
            assert answer.status_code == 409, answer.text
        assert [seat["kind"] for seat in (await owner.get(f"/api/tables/{name}"))["table"]["seats"]] == ["person"] * 2

        async with besieged(served) as table:
            mine, theirs = table.seats
            assert (await mine.say(mine.wish("replace", seat=1)))["type"] == "refusal"
            assert (await mine.say(theirs.wish("resign")))["code"] == "bad_token"
            answer = await table.visitors[0].ask("DELETE", f"/api/tables/{table.name}/seats/1")
            assert 400 <= answer.status_code < 500
            answer = await table.visitors[0].ask("DELETE", f"/api/tables/{table.name}")
            assert 400 <= answer.status_code < 500

    run(attack())


def test_who_does_not_sit_at_a_table_arranges_nothing_there(served: Hosted) -> None:
    async def attack() -> None:
        owner, stranger = await visitor(served), await visitor(served)
        made = await owner.new_table(seats=3)
        name = made["table"]["id"]
        await owner.post(f"/api/tables/{name}/bots", {"seat": 1, "bot": "random"})
        before = await owner.get(f"/api/tables/{name}")
        for method, path, body in (
            ("POST", "bots", {"seat": 2, "bot": "random"}),
            ("DELETE", "seats/0", None),
            ("DELETE", "seats/1", None),
            ("POST", "start", {}),
            ("DELETE", "", None),
        ):
            answer = await stranger.ask(method, f"/api/tables/{name}/{path}".rstrip("/"), body)
            assert answer.status_code == 403, (method, path, answer.text)
        assert await owner.get(f"/api/tables/{name}") == before

    run(attack())


# Private tables


def test_a_private_table_opens_only_by_its_invitation(served: Hosted) -> None:
    async def attack() -> None:
        async with besieged(served, listed=False) as table:
            stranger = await visitor(served)
            own = await table.visitors[0].get(f"/api/tables/{table.name}")
            assert own["invite"]
            assert table.name not in {found["id"] for found in await stranger.get("/api/lobby")}
            for invite in ("", "wrong", own["invite"][:-1], "%00", "x" * 300):
                for path in ("tables/{}", "records/{}", "records/{}/position", "records/{}/analysis"):
                    answer = await stranger.ask("GET", f"/api/{path.format(table.name)}?invite={invite}")
                    assert answer.status_code in {400, 403}, (path, answer.text)
                    assert "seats" not in answer.json()
                code, said = await closed(f"{table.address}?invite={invite}", hello(), cookie=stranger.cookie)
                assert code == 4403
                assert not [message for message in said if message["type"] != "refusal"]
            waiting = await table.visitors[1].new_table(listed=False)
            path = f"/api/tables/{waiting['table']['id']}/seats"
            for invite in ("", "wrong", own["invite"]):
                answer = await stranger.ask("POST", path, {"invite": invite})
                assert (answer.status_code, answer.json()["code"]) == (403, "not_invited")
            await stranger.post(path, {"invite": waiting["invite"]})
            assert (await stranger.get(f"/api/tables/{table.name}?invite={own['invite']}"))["seats"] == {}

    run(attack())


def test_a_table_without_onlookers_shows_them_nothing(served: Hosted) -> None:
    async def attack() -> None:
        async with besieged(served, spectators=False) as table:
            stranger = await visitor(served)
            for who in ("", stranger.cookie, table.actor.cookie):
                code, said = await closed(table.address, hello(), cookie=who)
                assert code == 4403
                assert not [message for message in said if message["type"] != "refusal"]
            answer = await stranger.ask("GET", f"/api/records/{table.name}/position")
            assert answer.status_code == 403

    run(attack())


# Secrets of a running game


def test_the_record_of_a_running_game_is_for_nobody(served: Hosted) -> None:
    async def attack() -> None:
        async with besieged(served) as table:
            for who in [*table.visitors, await visitor(served)]:
                for path in (f"/api/records/{table.name}", f"/api/records/{table.name}/analysis"):
                    answer = await who.ask("GET", path)
                    assert (answer.status_code, answer.json()["code"]) == (403, "not_over")

    run(attack())


def test_nobody_looks_through_the_eyes_of_another_seat_while_the_game_is_played(served: Hosted) -> None:
    async def attack() -> None:
        async with besieged(served) as table:
            stranger = Visitor(served.url)
            for viewer, who in enumerate([*table.visitors, stranger]):
                for seat in (0, 1):
                    answer = await who.ask("GET", f"/api/records/{table.name}/position?seat={seat}")
                    assert answer.status_code == (200 if viewer == seat else 403), (viewer, seat, answer.text)
                public = await who.get(f"/api/records/{table.name}/position")
                assert public["seat"] is None

    run(attack())


def test_nobody_else_sees_or_touches_a_draft(served: Hosted) -> None:
    async def attack() -> None:
        while True:
            name, visitors, seats = await table_of(served.url, "abyss")
            table = Besieged(name, visitors, seats, served)
            drafter, other = table.actor, table.other
            if drafter.update["prompt"]["name"] == "offer_ally":  # an answer to it brings nothing hidden to light
                break
            hang_up(*seats)
        before = await table.look()
        number = (await drafter.say(drafter.move(drafter.update["prompt"]["decline"], draft=True)))["number"]
        await drafter.settle(number)
        seat = drafter.update["seat"]
        assert drafter.update["drafting"] == seat
        assert drafter.update["view"] != before[seat]["view"]
        for kind, more in {"confirm": {}, "undo": {}, "answer_undo": {"agree": True}}.items():
            assert (await other.say(other.wish(kind, **more)))["type"] == "refusal"
        for who in [*visitors, Visitor(served.url)]:
            assert (await who.get(f"/api/records/{name}/position"))["moves"] == 0
        for old, new in zip(before, await table.look(), strict=True):
            if old["seat"] != seat:
                assert [new[part] for part in PUBLIC] == [old[part] for part in PUBLIC]
        hang_up(*seats)

    run(attack())


def test_there_is_nothing_at_a_table_that_does_not_exist(served: Hosted) -> None:
    async def attack() -> None:
        guest = await visitor(served)
        for name in ("nosuchtable0", "%2e%2e%2fetc", "x" * 500, "%00"):
            if "%2f" not in name:  # which is another path
                code, said = await closed(f"{served.socket_url}/api/tables/{name}/socket", hello())
                assert (code, [message for message in said if message["type"] != "refusal"]) == (4404, [])
            for method, path, body in (
                ("GET", f"/api/tables/{name}", None),
                ("POST", f"/api/tables/{name}/seats", {}),
                ("POST", f"/api/tables/{name}/start", {}),
                ("GET", f"/api/records/{name}", None),
                ("GET", f"/api/people/{name}", None),
                ("GET", f"/api/games/{name}/rules", None),
                ("GET", f"/api/games/conspiracy/texts/{name}", None),
            ):
                answer = await guest.ask(method, path, body)
                assert answer.status_code in {400, 404, 405}, (method, path, answer.text)

    run(attack())


# Frames


def bad_frames(seat: Seat) -> dict[str, str | bytes]:
    move = seat.move()
    deep = "[" * 7000

    def changed(**fields: Any) -> str:
        return json.dumps(move | fields)

    return {
        "not JSON": "hello",
        "empty": "",
        "half a message": json.dumps(move)[:-5],
        "two messages": json.dumps(move) * 2,
        "a list": json.dumps([move]),
        "a number": "7",
        "null": "null",
        "NaN": '{"type":"move","number":NaN}',
        "no type": json.dumps({name: value for name, value in move.items() if name != "type"}),
        "unknown type": changed(type="sudo"),
        "type of the server": changed(type="ack"),
        "type is a list": changed(type=["move"]),
        "unknown field": changed(admin=True),
        "field of another type": changed(agree=True),
        "missing action": json.dumps({name: value for name, value in move.items() if name != "action"}),
        "action as text": changed(action=str(move["action"])),
        "action as fraction": changed(action=move["action"] + 0.5),
        "action as truth": changed(action=True),
        "negative action": changed(action=-1),
        "huge action": changed(action=10**400),
        "huge number": changed(number=2**64),
        "number null": changed(number=None),
        "key too short": changed(key="a"),
        "key too long": changed(key="a" * 65),
        "key with a line break": changed(key="abcdefgh\n"),
        "key is null": changed(key=None),
        "token is a number": changed(token=1),
        "token too long": changed(token="t" * 201),
        "draft as number": changed(draft=1),
        "nested bomb": deep,
        "nested bomb in a field": json.dumps(move)[:-1] + ',"x":' + deep + "}",
        "nested bomb of objects": '{"a":' * 3000,
        "nested bomb in orders": json.dumps(seat.wish("orders"))[:-1] + ',"orders":{"x":' + deep + "}}",
        "too many orders": json.dumps(seat.wish("orders", orders={f"o{i}": 1 for i in range(51)})),
        "seat out of range": json.dumps(seat.wish("replace", seat=16)),
        "chat too long": json.dumps({"type": "say", "key": KEY, "text": "x" * 501}),
        "phrase with markup": json.dumps({"type": "say", "key": KEY, "phrase": "<script>"}),
        "hello again": hello(seat.token),
        "lone surrogate": '{"type":"say","key":"k-123456","text":"\\ud800"}',
        "binary": b"\x00\xff\xfe",
    }


def test_a_frame_that_is_no_message_is_refused_and_changes_nothing(served: Hosted) -> None:
    async def attack() -> None:
        async with besieged(served) as table:
            for what, frame in bad_frames(table.actor).items():
                socket = await table.again(table.actor)
                await socket.send(frame)
                answer = await socket.expect("refusal", "ack")
                assert (answer["type"], answer.get("code")) == ("refusal", "bad_message"), (what, answer)
                assert answer["text"].endswith("."), answer["text"]
                answer = await socket.say(socket.wish("confirm"))
                assert answer["code"] == "no_draft", (what, "after one fault the socket still serves")
                await socket.close()

    run(attack())


def test_a_frame_over_16_kib_closes_the_socket(served: Hosted) -> None:
    async def attack() -> None:
        async with besieged(served) as table:
            move = json.dumps(table.actor.move())
            assert (await closed(table.address, hello(table.actor.token), move[:-1] + " " * 20_000 + "}"))[0] == 1009
            assert (await closed(table.address, hello() + " " * 20_000))[0] == 1009

    run(attack())


def test_who_does_not_begin_with_hello_is_not_served(served: Hosted) -> None:
    async def attack() -> None:
        async with besieged(served) as table:
            move = json.dumps(table.actor.move())
            token = table.actor.token
            bad: list[str | bytes] = [
                move,
                "{",
                "null",
                b"\x00",
                hello(token, v=PROTOCOL - 1),
                hello(token, v=str(PROTOCOL)),
                hello(token, since=-2),
            ]
            for first in [*bad, hello(token, as_seat=0), hello(token)[:-1], json.dumps({"type": "hello"})]:
                code, said = await closed(table.address, first, move, cookie=table.actor.cookie)
                assert code == 1008, first
                assert [message["code"] for message in said] == ["bad_message"], first
            for false in ("", "x", token[:-1] if token else "", token[::-1] if token else ""):
                code, said = await closed(table.address, hello(false), cookie=table.actor.cookie)
                assert (code, [message["code"] for message in said]) == (4403, ["bad_token"])

    run(attack())


def test_a_number_from_the_future_is_no_secret_door(served: Hosted) -> None:
    async def attack() -> None:
        async with besieged(served) as table:
            for since in (2**53, 10**30):
                ahead = await Seat(served.socket_url, table.name, table.actor.token).open(since)
                assert {**ahead.update, "events": [], "events_from": 0} == {
                    **table.actor.update,
                    "events": [],
                    "events_from": 0,
                }
            answer = await ahead.say(ahead.wish("move", number=2**53, action=ahead.update["prompt"]["options"][0]))
            assert (answer["type"], answer.get("code")) == ("refusal", "stale")
            answer = await ahead.say(ahead.wish("move", number=ahead.number, action=1_000_000))
            assert (answer["type"], answer.get("code")) == ("refusal", "refused")

    run(attack())


def test_a_socket_is_closed_after_too_many_faults_and_the_others_stay(served: Hosted) -> None:
    async def attack() -> None:
        async with besieged(served) as table:
            code, said = await closed(table.address, hello(table.actor.token), *["{"] * 100)
            assert code == 1008
            faults = [message for message in said if message["type"] == "refusal"]
            assert 3 <= len(faults) < 100
            stays = await table.other.say(table.other.wish("confirm"))
            assert stays["code"] == "no_draft"

    run(attack())


def test_a_body_that_is_no_request_is_refused_with_a_sentence(served: Hosted) -> None:
    async def attack() -> None:
        guest = await visitor(served)
        person = await guest.get("/api/me")
        bodies = {
            b"": {400},
            b"{": {400},
            b"null": {400},
            b"[]": {400},
            b'{"name": "\xff"}': {400},
            b'{"name": "\\ud800"}': {400},
            b'{"name": "a\\u0000b"}': {400},
            b'{"password": "unknown here"}': {400},
            b'{"preferences": {"a": ' + b"[" * 3000 + b"]" * 3000 + b"}}": {400},
            b'{"preferences": ' + b'{"a":' * 3000 + b"1" + b"}" * 3001: {400},
            b"[" * 100_000: {400, 413},
            b" " * 20_000_000: {400, 413},
        }
        for method, path in (("PATCH", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/records")):
            for body, statuses in bodies.items():
                answer = await guest.http.request(method, path, content=body, headers={"cookie": guest.cookie})
                assert answer.status_code in statuses, (method, path, body[:40], answer.text)
                assert set(answer.json()) == {"code", "text"}
                assert answer.json()["text"].endswith(".")
                assert "[{" not in answer.json()["text"], "This is for programs."
        assert await guest.get("/api/me") == person
        await guest.close()

    run(attack())


# Random nonsense

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
WISHES = [
    {"type": kind, **{name: value for name, value in example.items() if name not in WISH}}
    for kind, examples in CLIENT.items()
    for example in examples
    if "token" in example and kind != "hello"
]
MESSAGES = [
    *({"key": KEY, "token": "TOKEN", **wish} for wish in WISHES),
    {"type": "hello", "v": PROTOCOL, "token": "TOKEN", "since": -1},
    {"type": "say", "key": KEY, "text": "Ahoj"},
]


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """A message with a field too much, too few or of a wrong type, with a false token, or broken in its text."""
    message = dict(draw(st.sampled_from(MESSAGES)))
    needed = sorted(set(message) - {"text"})
    how = draw(st.sampled_from(["less", "more", "type", "range", "false", "cut", "noise", "other"]))
    if how == "less":
        del message[draw(st.sampled_from(needed))]
    if how == "more":
        message["x" + draw(st.text(max_size=8))] = draw(anything)
    if how == "type":
        message[draw(st.sampled_from(needed))] = draw(st.lists(anything, max_size=2))
    if how == "range":
        message[draw(st.sampled_from(needed))] = draw(st.integers(2**53 + 1) | st.integers(max_value=-2))
    if how == "false":
        message["token"] = draw(st.text(max_size=40) | st.text("TOKENtoken.-_", max_size=6).map("TOKEN".__add__))
        message["token"] += "."
    text = json.dumps(message)
    if how == "cut":
        text = text[: draw(st.integers(0, len(text) - 1))]
    if how == "noise":
        at = draw(st.integers(0, len(text)))
        text = text[:at] + draw(st.text(min_size=1, max_size=5)) + text[at:] + "]"
    if how == "other":
        text = json.dumps(draw(anything))
    return text


@pytest.mark.parametrize("attempts", [40, pytest.param(1000, marks=campaign)])
def test_random_nonsense_never_changes_a_table_nor_hurts_the_server(served: Hosted, attempts: int) -> None:
    async def attack(table: Besieged, before: dict[str, Any], text: str) -> None:
        socket = await table.again(table.actor)
        try:
            await socket.send(text.replace("TOKEN", table.actor.token or ""))
            answer = await socket.expect("ack", "refusal", "hint", "chances", "interjections")
            assert (answer["type"], answer.get("code")) in {("refusal", "bad_message"), ("refusal", "bad_token")}
        except ConnectionClosed:
            pass
        assert socket.socket is not None
        assert socket.socket.close_code in {None, 1008}
        await socket.close()
        eyes = await table.again(table.actor)
        assert eyes.update == before
        await eyes.close()

    siege = besieged(served)
    with asyncio.Runner() as runner:
        table = runner.run(siege.__aenter__())
        before = runner.run(table.look())[table.actor.update["seat"]]

        @settings(
            max_examples=attempts,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(spoilt())
        def bombard(nonsense: str) -> None:
            runner.run(attack(table, before, nonsense))

        bombard()
        runner.run(siege.__aexit__(None, None, None))
