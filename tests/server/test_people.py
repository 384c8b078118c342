"""Guests, accounts and what is known about them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest

from hlubina.registry import title
from tests.server.client import Seat, Visitor, fine, table_of
from tests.server.hosting import Hosted
from tests.server.scenes import hang_up, refused, run

PASSWORD = "korálový útes 7"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with Hosted(tmp_path_factory.mktemp("people"), limits=False) as server:
        yield server
        assert server.stumbles == []


async def account(served: Hosted, name: str) -> Visitor:
    found = Visitor(served.url)
    await found.come()
    await found.post("/api/me/claim", {"name": name, "password": PASSWORD})
    return found


# Guests


def test_the_cookie_of_a_guest_is_out_of_reach_of_scripts_and_other_sites(served: Hosted) -> None:
    async def story() -> None:
        guest = Visitor(served.url)
        cookie = SimpleCookie((await guest.ask("POST", "/api/me", {"name": "Jana"})).headers["set-cookie"])
        ((name, morsel),) = cookie.items()
        assert name == "__Host-hlubina"
        assert morsel["httponly"]
        assert morsel["secure"]
        assert morsel["samesite"].lower() in {"lax", "strict"}
        assert morsel["path"] == "/"
        assert not morsel["domain"], "A __Host- cookie with a domain is thrown away by browsers."
        assert int(morsel["max-age"]) <= 400 * 86_400, "Browsers keep none longer."

    run(story())


def test_a_guest_is_the_same_person_again_with_the_cookie_and_somebody_else_without(served: Hosted) -> None:
    async def story() -> None:
        guest, other = Visitor(served.url), Visitor(served.url)
        person = await guest.come("Jana", "cs")
        assert person | {"id": ""} == {"id": "", "name": "Jana", "language": "cs", "account": False, "preferences": {}}
        assert await guest.come("Petr") == person
        assert await guest.get("/api/me") == person
        assert (await other.come("Jana"))["id"] != person["id"]

    run(story())


def test_a_guest_without_a_name_gets_one(served: Hosted) -> None:
    async def story() -> None:
        for body in ({}, {"name": None}, {"language": "cs"}):
            guest = Visitor(served.url)
            assert (await guest.post("/api/me", body))["name"]

    run(story())


def test_name_language_and_preferences_can_be_changed_one_by_one(served: Hosted) -> None:
    async def story() -> None:
        guest = Visitor(served.url)
        expected = await guest.come("Jana", "cs")
        for change in (
            {"name": "Žofie 🐙"},
            {"language": "en"},
            {"preferences": {"confirm": True, "theme": "dark", "nested": {"sound": 0.5}}},
            {},
            {"name": "J", "language": "cs", "preferences": {}},
        ):
            expected |= change
            assert fine(await guest.ask("PATCH", "/api/me", change)) == expected
            assert await guest.get("/api/me") == expected

    run(story())


@pytest.mark.parametrize(
    "change",
    [
        {"name": ""},
        {"name": "   "},
        {"name": "x" * 31},
        {"name": "a\u0000b"},
        {"name": "\u202egnp.exe"},
        {"name": 7},
        {"language": "de"},
        {"language": ""},
        {"preferences": []},
        {"preferences": {f"p{number}": 1 for number in range(41)}},
        {"preferences": {"p": "x" * 100_000}},
        {"account": True},
        {"id": "0"},
        {"name": "Fine", "language": "xx"},
    ],
    ids=lambda change: json.dumps(change)[:40],
)
def test_a_bad_value_is_refused_and_nothing_is_changed(served: Hosted, change: dict[str, Any]) -> None:
    async def story() -> None:
        guest = Visitor(served.url)
        person = await guest.come("Jana")
        answer = await guest.ask("PATCH", "/api/me", change)
        assert answer.status_code == 400
        assert set(answer.json()) == {"code", "text"}
        assert await guest.get("/api/me") == person

    run(story())


def test_a_name_is_shown_on_one_line(served: Hosted) -> None:
    async def story() -> None:
        for name in ("a\nb", "a\tb", "a\u2028b", "a\x1b[31mb"):
            guest = Visitor(served.url)
            answer = await guest.ask("POST", "/api/me", {"name": name})
            assert answer.status_code == 400 or answer.json()["name"].isprintable(), name

    run(story())


# Accounts


def test_an_account_is_the_guest_who_claimed_it_and_opens_from_another_browser(served: Hosted) -> None:
    async def story() -> None:
        here, there = Visitor(served.url), Visitor(served.url)
        guest = await here.come("Anežka", "cs")
        table = (await here.new_table())["table"]["id"]
        person = await here.post("/api/me/claim", {"name": "Anežka", "password": PASSWORD})
        assert person == guest | {"account": True}
        assert await there.post("/api/session", {"name": "Anežka", "password": PASSWORD}) == person
        assert await there.get("/api/me") == person
        assert list((await there.get(f"/api/tables/{table}"))["seats"]) == ["0"], "The seats are the person's."

    run(story())


def test_a_name_is_claimed_once(served: Hosted) -> None:
    async def story() -> None:
        first = await account(served, "Bořek")
        await refused(first, "POST", "/api/me/claim", {"name": "Other", "password": PASSWORD}, 409, "has_account")
        second = Visitor(served.url)
        person = await second.come()
        for name in ("Bořek", "bořek", "BOŘEK", " Bořek "):
            await refused(second, "POST", "/api/me/claim", {"name": name, "password": PASSWORD}, 409, "name_taken")
        assert await second.get("/api/me") == person

    run(story())


def test_nobody_else_goes_by_the_name_of_an_account(served: Hosted) -> None:
    async def story() -> None:
        owner = await account(served, "Cecílie")
        fine(await owner.ask("PATCH", "/api/me", {"name": "Cecílie"}))
        guest = Visitor(served.url)
        await refused(guest, "POST", "/api/me", {"name": "Cecílie"}, 409, "name_taken")
        await guest.come()
        rival = await account(served, "Ctibor")
        for visitor in (guest, rival):
            for name in ("Cecílie", "CECÍLIE", "Ｃecílie"):
                await refused(visitor, "PATCH", "/api/me", {"name": name}, 409, "name_taken")
        assert (await rival.get("/api/me"))["name"] == "Ctibor"

    run(story())


def test_a_renamed_account_opens_by_the_name_that_is_shown(served: Hosted) -> None:
    async def story() -> None:
        here, there = await account(served, "Dana"), Visitor(served.url)
        fine(await here.ask("PATCH", "/api/me", {"name": "Drahomíra"}))
        person = await there.post("/api/session", {"name": "Drahomíra", "password": PASSWORD})
        assert person["name"] == "Drahomíra"

    run(story())


def test_a_password_has_at_least_8_characters(served: Hosted) -> None:
    async def story() -> None:
        guest = Visitor(served.url)
        await guest.come()
        for password in ("", "1234567", "x" * 201, None, 12345678):
            answer = await guest.ask("POST", "/api/me/claim", {"name": "Eliška", "password": password})
            assert answer.status_code == 400
        assert (await guest.get("/api/me"))["account"] is False

    run(story())


def test_a_wrong_password_opens_nothing_and_does_not_tell_whether_the_name_exists(served: Hosted) -> None:
    async def story() -> None:
        await account(served, "František")
        browser = Visitor(served.url)
        answers = []
        for name, password in (("František", "wrong password"), ("František", PASSWORD + " "), ("Nobody", PASSWORD)):
            answer = await browser.ask("POST", "/api/session", {"name": name, "password": password})
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong_password")
            assert "set-cookie" not in answer.headers
            answers.append(answer.text)
        assert len(set(answers)) == 1
        await refused(browser, "GET", "/api/me", None, 401, "no_visitor")

    run(story())


def test_logging_out_ends_every_session_of_the_account(served: Hosted) -> None:
    async def story() -> None:
        here, there = await account(served, "Gita"), Visitor(served.url)
        person = await there.post("/api/session", {"name": "Gita", "password": PASSWORD})
        cookies = [here.cookie, there.cookie]
        answer = await here.ask("DELETE", "/api/session")
        assert answer.status_code == 204
        assert "Max-Age=0" in answer.headers["set-cookie"]
        for cookie in cookies:
            here.cookie = cookie
            await refused(here, "GET", "/api/me", None, 401, "no_visitor")
        assert await there.post("/api/session", {"name": "Gita", "password": PASSWORD}) == person

    run(story())


# Rated games


def test_a_rated_table_is_for_accounts_and_without_bots(served: Hosted) -> None:
    async def story() -> None:
        owner, guest = await account(served, "Hana"), Visitor(served.url)
        await guest.come()
        rated = {"game": "conspiracy", "seats": 2, "rated": True}
        await refused(guest, "POST", "/api/tables", rated, 403, "account_needed")
        name = (await owner.post("/api/tables", rated))["table"]["id"]
        await refused(guest, "POST", f"/api/tables/{name}/seats", {}, 403, "account_needed")
        await refused(owner, "POST", f"/api/tables/{name}/bots", {"seat": 1, "bot": "random"}, 409, "rated")
        assert (await owner.get(f"/api/tables/{name}"))["table"]["seats"][1]["kind"] == "empty"

    run(story())


async def play(served: Hosted, visitors: list[Visitor], **more: Any) -> tuple[str, dict[str, Any]]:
    """A whole game among these, and how it ended."""
    made = await visitors[0].new_table(seats=len(visitors), **more)
    name = made["table"]["id"]
    tokens = list(made["seats"].values())
    for visitor in visitors[1:]:
        tokens += (await visitor.post(f"/api/tables/{name}/seats", {}))["seats"].values()
    await visitors[0].post(f"/api/tables/{name}/start")
    seats = [await Seat(served.socket_url, name, token).open() for token in tokens]
    await asyncio.gather(*(seat.play() for seat in seats))
    for seat in seats:
        await seat.close()
    return name, seats[0].update["result"]


async def profiles(visitors: list[Visitor]) -> list[dict[str, Any]]:
    reader = Visitor(visitors[0].url)
    found = [await reader.get(f"/api/people/{(await visitor.get('/api/me'))['id']}") for visitor in visitors]
    await reader.close()
    return found


def test_a_rated_game_counts_once_for_ratings_and_statistics(tmp_path: Path) -> None:
    async def story(served: Hosted) -> None:
        players = [await account(served, "Ivo"), await account(served, "Jitka")]
        name, result = await play(served, players, rated=True)
        found = await settled(served, players, 1)
        winner, loser = (found[seat] for seat in sorted(range(2), key=lambda seat: result["ranks"][seat]))
        if result["ranks"] != [1, 1]:
            assert winner["ratings"]["conspiracy"]["mu"] > loser["ratings"]["conspiracy"]["mu"]
            assert winner["ratings"]["conspiracy"]["value"] > loser["ratings"]["conspiracy"]["value"]
            assert loser["statistics"]["conspiracy"]["won"] == 0
        assert winner["statistics"]["conspiracy"]["won"] == 1
        for seat, person in enumerate(found):
            assert person["ratings"]["conspiracy"]["games"] == 1
            statistics = person["statistics"]["conspiracy"]
            assert statistics["games"] == 1
            assert statistics["best"] == statistics["mean_score"] == result["scores"][seat]
            assert statistics["mean_rank"] == result["ranks"][seat]
            (played,) = person["played"]
            assert (played["table"], played["game"], played["role"]) == (name, "conspiracy", "")
            assert (played["rank"], played["points"]) == (result["ranks"][seat], result["scores"][seat])
            assert played["won"] == (result["ranks"][seat] == 1)

        # Whoever looks at the finished table again, and in whichever life of the server, counts nothing twice.
        for visitor in players:
            await visitor.get(f"/api/tables/{name}")
            await visitor.get(f"/api/records/{name}")
        await asyncio.to_thread(served.stop)
        served.start()
        players = [again(served, player) for player in players]
        token = (await players[0].get(f"/api/tables/{name}"))["seats"]["0"]
        await (await Seat(served.socket_url, name, token).open()).close()
        assert await profiles(players) == found

        await play(served, players, rated=True)
        assert [person["ratings"]["conspiracy"]["games"] for person in await settled(served, players, 2)] == [2, 2]

    with Hosted(tmp_path, limits=False) as served:
        run(story(served))


def again(served: Hosted, visitor: Visitor) -> Visitor:
    """The same person at the next life of the server, which has another address."""
    found = Visitor(served.url)
    found.cookie = visitor.cookie
    return found


async def settled(served: Hosted, players: list[Visitor], games: int, game: str = "conspiracy") -> list[dict[str, Any]]:
    """The profiles once so many games have been counted, which is a little later than the last move."""
    await served.until(
        lambda manager: all(live.driving is None or live.driving.done() for live in manager.live_tables.values())
    )
    found = await profiles(players)
    assert [person["statistics"][game]["games"] for person in found] == [games] * len(found)
    return found


def test_an_unrated_game_changes_no_rating(served: Hosted) -> None:
    async def story() -> None:
        players = [await account(served, "Karel"), await account(served, "Lenka")]
        name, _ = await play(served, players)
        for person in await settled(served, players, 1):
            assert person["ratings"] == {}
            assert [played["table"] for played in person["played"]] == [name]

    run(story())


def test_against_whom_one_played_is_told_to_oneself_only(served: Hosted) -> None:
    async def story() -> None:
        players = [await account(served, "Nora"), await account(served, "Oto")]
        await play(served, players)
        told = await settled(served, players, 1)
        assert [played["rivals"] for person in told for played in person["played"]] == [[], []]
        mine = [await player.get(f"/api/people/{person['id']}") for player, person in zip(players, told, strict=True)]
        assert [played["rivals"] for person in mine for played in person["played"]] == [
            [{"name": "Oto", "bot": None}],
            [{"name": "Nora", "bot": None}],
        ]

    run(story())


def test_whoever_loses_together_has_not_won_and_has_no_rank(served: Hosted) -> None:
    async def story() -> None:
        players = [await account(served, "Pavla"), await account(served, "Radim")]
        _, result = await play(served, players, game="heroes")
        for person in await settled(served, players, 1, "heroes"):
            statistics = person["statistics"]["heroes"]
            (played,) = person["played"]
            assert statistics["won"] == int(result["won"])
            assert played["won"] == result["won"]
            assert played["rank"] is None
            assert statistics["mean_rank"] is None
            assert statistics["roles"] == {played["role"]: {"games": 1, "won": int(result["won"])}}

    run(story())


def test_a_lesson_counts_for_nothing(served: Hosted) -> None:
    async def story() -> None:
        player = await account(served, "Simona")
        made = await player.new_table(seats=2, lesson=True, listed=False)
        name = made["table"]["id"]
        await player.post(f"/api/tables/{name}/bots", {"seat": 1, "bot": "random"})
        await player.post(f"/api/tables/{name}/start")
        seat = await Seat(served.socket_url, name, made["seats"]["0"]).open()
        await seat.play()
        await seat.close()
        (person,) = await profiles([player])
        assert person["played"] == []
        assert person["statistics"] == {}

    run(story())


def test_a_public_profile_has_no_secrets(served: Hosted) -> None:
    async def story() -> None:
        owner = await account(served, "Magda")
        await owner.ask("PATCH", "/api/me", {"preferences": {"note": "my secret note"}})
        private = (await owner.new_table(listed=False))["table"]["id"]
        (person,) = await profiles([owner])
        assert set(person) == {"id", "name", "account", "since", "ratings", "statistics", "played"}
        text = json.dumps(person, ensure_ascii=False)
        for secret in (PASSWORD, "argon2", "secret note", private, owner.cookie.split("=", 1)[1]):
            assert secret not in text
        stranger = Visitor(served.url)
        await refused(stranger, "GET", "/api/people/nosuchperson", None, 404, "no_person")

    run(story())


def test_whom_the_game_silences_cannot_speak_from_any_window(served: Hosted) -> None:
    async def story() -> None:
        name, visitors, seats = await table_of(served.url, "passengers", 5, settings={"talk": "off"})
        silent: list[Seat] = []
        while not silent:
            mover = next(seat for seat in seats if seat.update["prompt"] is not None)
            number = (await mover.say(mover.move(to_the_bell(mover.update))))["number"]
            for seat in seats:
                await seat.settle(number)
            silent = [seat for seat in seats if seat.update["view"]["players"][seat.update["seat"]]["silent"]]
        (quiet,) = silent
        window = await Seat(served.socket_url, name, None, visitors[quiet.update["seat"]].cookie).open()
        for seat in (quiet, window):
            assert (await seat.say(line(seat)))["code"] == "silenced"
        loud = next(seat for seat in seats if seat is not quiet)
        assert (await loud.say(line(loud)))["type"] == "ack"
        hang_up(window, *seats)

    def to_the_bell(update: dict[str, Any]) -> int | None:
        """Whoever places first takes the gift that silences somebody."""
        vocabulary = title("passengers").vocabulary
        for boat in update["view"]["boats"]:
            for place in boat["seats"]:
                if boat["where"] == "in_play" and place["gift"] == "I-3":
                    wanted = {"boat": boat["boat"], "column": place["column"]}
        options = [vocabulary.decode(action) for action in update["prompt"]["options"]]
        return next((each.number for each in options if wanted.items() <= each.arguments.items()), None)

    def line(seat: Seat) -> dict[str, Any]:
        said = seat.wish("say", text="Ahoj")
        del said["token"]
        return said

    run(story())
