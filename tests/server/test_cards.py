"""Tables with cards of their own: all is played and told with them, and a hostile file hurts nobody."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hlubina
from hlubina import rulebook
from hlubina.core.cardfile import CardFile, CardSource
from hlubina.core.errors import Invalid
from hlubina.core.records import Match
from hlubina.protocol.messages import MOST_CARDS
from hlubina.registry import GAMES, title
from hlubina.server import cardfiles, workers
from hlubina.server.errors import Denied
from hlubina.server.store.store import Store, open_database
from hlubina.server.table import wishes
from hlubina.server.table.fold import Tried
from hlubina.server.workers import Workers
from hlubina.text import LANGUAGES
from tests.server.client import Seat, Visitor, fine
from tests.server.hosting import Hosted
from tests.server.scenes import NO_LIMITS, hang_up, refused, run, visitor
from tests.server.serving import Served

STANDARD = title("abyss").standard.source.raw.decode()
RICH = STANDARD.replace("[setup]\npearls = 1 ", "[setup]\npearls = 6 ")  # with a comment behind it
DIGEST = CardSource(RICH.encode()).digest()


def rich() -> CardFile:
    return title("abyss").read(CardSource(RICH.encode()))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with Hosted(tmp_path_factory.mktemp("cards"), limits=False) as server:
        yield server
        assert server.stumbles == []


@pytest.fixture(autouse=True)
def short_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cardfiles, "TRIAL", 0.0)


async def rich_table(url: str, seats: int = 3, bots: int = 1, **more: Any) -> tuple[str, list[Visitor], list[Seat]]:
    """People at a table of Abyss at which everybody begins with six pearls, and greedy bots at its last seats."""
    people = [Visitor(url) for _ in range(seats - bots)]
    for person in people:
        await person.come()
    made = await people[0].new_table("abyss", seats, cards=RICH, **more)
    name, invite = made["table"]["id"], made["invite"] or ""
    tokens = list(made["seats"].values())
    for person in people[1:]:
        tokens += list((await person.post(f"/api/tables/{name}/seats", {"invite": invite}))["seats"].values())
    for seat in range(seats - bots, seats):
        await people[0].post(f"/api/tables/{name}/bots", {"seat": seat, "bot": "greedy"})
    await people[0].post(f"/api/tables/{name}/start")
    sockets = [
        await Seat(url.replace("http", "ws", 1), name, token, person.cookie).open()
        for token, person in zip(tokens, people, strict=True)
    ]
    return name, people, sockets


def test_two_people_and_a_bot_play_with_the_cards_of_the_table_to_the_end(tmp_path: Path) -> None:
    """The bot thinks in a real worker, which is given the cards along."""

    async def story(server: Hosted) -> None:
        name, people, seats = await rich_table(server.url)
        assert seats[0].welcome["table"]["cards"] == DIGEST
        while seats[0].update["prompt"] is None and seats[1].update["prompt"] is None:
            await asyncio.wait([asyncio.ensure_future(seat.expect("update")) for seat in seats])
        asked = seats[0] if seats[0].update["prompt"] else seats[1]
        hint = await asked.say(asked.wish("ask", what="hint"))
        assert {option["action"] for option in hint["options"]} <= set(asked.update["prompt"]["options"])
        chances = await asked.say(asked.wish("ask", what="chances"))
        assert len(chances["chances"]) == 3
        await asyncio.gather(*(seat.play() for seat in seats))
        record = await people[0].get(f"/api/records/{name}")
        assert record["cards"] == DIGEST
        assert hlubina.verify(record, rich()).is_over()
        with pytest.raises(Invalid, match="another card file"):
            hlubina.verify(record)
        first = await people[1].get(f"/api/records/{name}/position?move=0&seat=0")
        assert [player["pearls"] for player in first["view"]["players"]] == [6, 6, 6]
        again = await people[0].post(f"/api/tables/{name}/rematch")
        assert again["table"]["cards"] == DIGEST
        assert (await people[0].ask("GET", f"/api/tables/{again['table']['id']}/cards")).text == RICH
        hang_up(*seats)

    with Hosted(tmp_path, workers=Workers(1), limits=False) as server:
        run(story(server))
        assert server.manager.workers.crashes == 0


def test_whoever_may_see_the_table_sees_its_cards_before_sitting_down(served: Hosted) -> None:
    async def story() -> None:
        owner, guest = await visitor(served), await visitor(served)
        made = await owner.new_table("abyss", 2, cards=RICH)
        name = made["table"]["id"]
        assert made["table"]["cards"] == DIGEST
        listed = {table["id"]: table["cards"] for table in await guest.get("/api/lobby")}
        assert listed[name] == DIGEST
        answer = await guest.ask("GET", f"/api/tables/{name}/cards")
        assert answer.text == RICH
        assert answer.headers["content-disposition"] == 'attachment; filename="abyss.toml"'
        plain = (await owner.new_table("abyss", 2))["table"]
        assert plain["cards"] == ""
        for language in ("cs", "en"):
            standard = await guest.get(f"/api/games/abyss/faces/{language}")
            assert await guest.get(f"/api/tables/{plain['id']}/faces/{language}") == standard
            assert await guest.get(f"/api/tables/{plain['id']}/changes/{language}") == []
            own = await guest.get(f"/api/tables/{name}/faces/{language}")
            changes = await guest.get(f"/api/tables/{name}/changes/{language}")
            if standard:
                assert [thing for thing in own if own[thing] != standard[thing]] == ["game"]
                assert [(change["face"], change["standard"], change["here"]) for change in changes] == [
                    ("game", "1", "6")
                ]

    run(story())


def test_the_rules_of_a_table_have_the_figures_of_its_cards(served: Hosted) -> None:
    standard = title("conspiracy").standard.source.raw.decode()
    cards = standard.replace("pearl_master = 5 ", "pearl_master = 9 ").encode()
    own = title("conspiracy").read(CardSource(cards))

    async def story() -> None:
        owner, guest = await visitor(served), await visitor(served)
        table = (await owner.new_table("conspiracy", 2, cards=cards.decode()))["table"]["id"]
        plain = (await owner.new_table("conspiracy", 2))["table"]["id"]
        for language in LANGUAGES:
            usual = (await guest.ask("GET", f"/api/games/conspiracy/rules?lang={language}")).text
            assert usual == rulebook.rules_text("conspiracy", language)
            assert (await guest.ask("GET", f"/api/tables/{plain}/rules/{language}")).text == usual
            told = (await guest.ask("GET", f"/api/tables/{table}/rules/{language}")).text
            assert told == rulebook.rules_text("conspiracy", language, title("conspiracy").faces(own))
            assert told != usual
            assert "<!--" not in told

    run(story())


def test_the_cards_of_a_private_table_are_for_the_invited(served: Hosted) -> None:
    async def story() -> None:
        owner, stranger = await visitor(served), await visitor(served)
        made = await owner.new_table("abyss", 2, cards=RICH, listed=False)
        for path in ("cards", "faces/en", "rules/en", "changes/cs"):
            address = f"/api/tables/{made['table']['id']}/{path}"
            await refused(stranger, "GET", address, None, 403, "not_invited")
            assert (await stranger.ask("GET", f"{address}?invite={made['invite']}")).status_code == 200
            assert (await owner.ask("GET", address)).status_code == 200

    run(story())


def test_own_cards_are_never_rated_and_no_lesson(served: Hosted) -> None:
    async def story() -> None:
        owner = await visitor(served)
        await owner.post("/api/me/claim", {"name": "Kartář", "password": "correct horse"})
        wish = {"game": "abyss", "seats": 2, "cards": RICH}
        await refused(owner, "POST", "/api/tables", {**wish, "rated": True}, 400, "bad_table")
        await refused(owner, "POST", "/api/tables", {**wish, "lesson": True, "listed": False}, 400, "bad_table")

    run(story())


def test_a_bot_at_such_a_table_is_given_only_what_its_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    game = hlubina.new("abyss", 3, 11, cards=rich())
    chance = hlubina.stream(1, "moves")
    for _ in range(60):
        seat = game.acting()[0]
        options = game.options(seat)
        game.take(seat, options[chance.below(len(options))])
    for seat in range(3):
        given = []
        for twin in (game, game.imagine(seat, hlubina.stream(2, "twin"))):
            with monkeypatch.context() as patch:
                patch.setattr(workers, "fresh_chance", lambda: hlubina.stream("same", "dream"))
                given.append(workers.imagined_for(twin, seat))
        assert given[0] == given[1]
        assert workers.seat_of(given[0], seat, RICH).view() == game.view(seat)
        with pytest.raises(Invalid, match="another card file"):
            workers.seat_of(given[0], seat)


def test_a_killed_server_goes_on_with_the_same_cards(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        name, people, seats = await rich_table(server.url, seats=2, bots=0)
        for _ in range(6):
            mover = next(seat for seat in seats if seat.update["prompt"] is not None)
            answer = await mover.say(mover.move())
            for seat in seats:
                await seat.settle(answer["number"])
        before = [seat.update for seat in seats]
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        back = [await Seat(server.socket_url, name, seat.token, seat.cookie).open() for seat in seats]
        for seat, earlier in zip(back, before, strict=True):
            assert (seat.update["view"], seat.update["prompt"]) == (earlier["view"], earlier["prompt"])
            assert seat.welcome["table"]["cards"] == DIGEST
        mover = next(seat for seat in back if seat.update["prompt"] is not None)
        assert (await mover.say(mover.move()))["type"] == "ack"
        assert (await people[0].ask("GET", f"/api/tables/{name}/cards")).text == RICH
        hang_up(*seats, *back)

    with Served(tmp_path, str(tmp_path / "t.sqlite"), env=NO_LIMITS) as server:
        run(story(server))


def test_what_a_table_was_made_for_is_read_also_if_it_knows_nothing_of_card_files(tmp_path: Path) -> None:
    async def story(server: Hosted) -> str:
        owner = await visitor(server)
        return str((await owner.new_table("abyss", 2))["table"]["id"])

    with Hosted(tmp_path, limits=False) as server:
        name = asyncio.run(story(server))

    async def forget() -> None:
        database = open_database(server.database)
        await database.open()
        plan = await Store(database).plan(name)
        assert plan is not None
        assert plan.card_file == ""
        await database.close()

    asyncio.run(forget())
    with sqlite3.connect(server.database) as database:
        ((text,),) = database.execute("SELECT plan FROM tables")
        plan = json.loads(text)
        del plan["card_file"]
        database.execute("UPDATE tables SET plan = ?", (json.dumps(plan),))
    with Hosted(tmp_path, database=server.database, limits=False) as later:

        async def look() -> None:
            guest = await visitor(later)
            assert (await guest.get(f"/api/tables/{name}"))["table"]["cards"] == ""

        asyncio.run(look())


# Records


def test_a_record_is_kept_with_its_card_file_and_not_without_it(served: Hosted) -> None:
    async def story() -> None:
        record = hlubina.play(hlubina.new("abyss", 2, 5, cards=rich()), ["random", "random"]).to_dict()
        owner, guest = await visitor(served), await visitor(served)
        await refused(owner, "POST", "/api/records", record, 400, "bad_record")
        await refused(owner, "POST", "/api/records", {**record, "card_file": STANDARD}, 400, "bad_record")
        await refused(owner, "POST", "/api/records", {**record, "card_file": 7}, 400, "bad_cards")
        await refused(owner, "POST", "/api/records", {**record, "card_file": "[meta"}, 400, "bad_record")
        await refused(owner, "POST", "/api/records", {**record, "moves": [], "card_file": RICH}, 400, "bad_record")
        name = (await owner.post("/api/records", {**record, "card_file": RICH}))["id"]
        assert await guest.get(f"/api/records/{name}") == record
        assert (await guest.ask("GET", f"/api/tables/{name}/cards")).text == RICH
        position = await guest.get(f"/api/records/{name}/position?move=0")
        assert [player["pearls"] for player in position["view"]["players"]] == [6, 6]
        assert isinstance(await guest.get(f"/api/tables/{name}/faces/cs"), dict)

    run(story())


def test_a_record_with_its_own_cards_is_analysed_with_them(served: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "ANALYSIS", 0)
    monkeypatch.setattr(workers, "ROLLOUTS", 5)
    text = title("conspiracy").standard.source.raw.decode().replace("pearl_master = 5 ", "pearl_master = 9 ")

    async def story() -> None:
        cards = title("conspiracy").read(CardSource(text.encode()))
        record = hlubina.play(hlubina.new("conspiracy", 2, 5, cards=cards), ["random", "random"]).to_dict()
        owner = await visitor(served)
        name = (await owner.post("/api/records", {**record, "card_file": text}))["id"]
        assert (await owner.get(f"/api/records/{name}/analysis"))["moves"][-1] > 0
        assert (await owner.get(f"/api/records/{name}/reasons?seat=0"))["seat"] == 0

    run(story())


# What differs, before a table is made


def test_a_file_can_be_looked_at_before_a_table_is_made(served: Hosted) -> None:
    async def story() -> None:
        owner = await visitor(served)
        for language in ("cs", "en"):
            changes = await owner.post(f"/api/games/abyss/changes/{language}", {"cards": RICH})
            assert [change["here"] for change in changes] in (["6"], [])
            assert await owner.post(f"/api/games/abyss/changes/{language}", {"cards": STANDARD}) == []
        await refused(owner, "POST", "/api/games/abyss/changes/cs", {"cards": "x"}, 400, "bad_cards")
        await refused(owner, "POST", "/api/games/chess/changes/cs", {"cards": ""}, 404, "no_game")

    run(story())


def cellar() -> str:
    """The standard file of Keep the Heroes Out! with one scenario more, which stands first."""
    text = title("heroes").standard.source.raw.decode()
    start, end = (text.index(f'[[scenarios]]\nid = "{name}"') for name in ("s01", "s02"))
    further = text[start:end].replace('id = "s01"', 'id = "s13"\nname = "Cellar"')
    for place in ('values = ["s01"', 'scenarios = ["s01"'):
        assert text.count(place) == 1, place
        text = text.replace(place, place.replace('"s01"', '"s13", "s01"'))
    return text + further


def test_the_scenarios_to_choose_from_are_those_of_the_file(served: Hosted) -> None:
    async def story() -> None:
        owner = await visitor(served)
        for settings in (
            await owner.post("/api/games/heroes/settings/en", {"cards": cellar()}),
            (await owner.get("/api/games?lang=en"))[list(GAMES).index("heroes")]["settings"],
        ):
            (scenario,) = [setting for setting in settings if setting["name"] == "scenario"]
            assert scenario["values"]["s01"] == "1. Olga's Cauldron"
            assert scenario["values"].get("s13") in ("Cellar", None)
        assert len(scenario["values"]) == 12, "those of the standard cards"
        await refused(owner, "POST", "/api/games/heroes/settings/en", {"cards": "x"}, 400, "bad_cards")

    run(story())


def test_a_wish_for_a_table_may_call_its_settings_options_as_before(served: Hosted) -> None:
    async def story() -> None:
        owner = await visitor(served)
        made = await owner.new_table("conspiracy", 2, options={"lone_lord_is_a_coalition": "no"})
        assert made["table"]["settings"]["lone_lord_is_a_coalition"] == "no"

    run(story())


def test_a_table_is_made_for_a_scenario_of_its_file_and_for_no_other(served: Hosted) -> None:
    async def story() -> None:
        owner = await visitor(served)
        for settings in ({"scenario": "s13"}, {}):
            made = await owner.new_table("heroes", 2, cards=cellar(), settings=settings)
            table = made["table"]
            assert table["settings"]["scenario"] == "s13", "the first one of the file is the usual one"
            (scenario, *_) = await owner.get(f"/api/tables/{table['id']}/settings/cs")
            assert (scenario["default"], scenario["values"]["s13"]) == ("s13", "Cellar")
        wish = {"game": "heroes", "seats": 2, "settings": {"scenario": "s14"}}
        for cards, code, offered in ((cellar(), "bad_cards", "s13, s01"), ("", "bad_table", "s01, s02")):
            answer = await owner.ask("POST", "/api/tables", {**wish, "cards": cards})
            assert (answer.status_code, answer.json()["code"]) == (400, code)
            assert f"Setting scenario is one of {offered}" in answer.json()["text"]

    run(story())


# Hostile files

HOSTILE = {
    "no TOML": "This is no card file.",
    "another game": title("conspiracy").standard.source.raw.decode(),
    "nothing in it": "a = 1",
    "deep arrays": "a = " + "[" * (MOST_CARDS - 10),
    "deep tables": "a = " + "{a = " * 20_000,
    "a long key": "a." * 60_000 + "a = 1",
    "a long header": "[" + "a." * 60_000 + "a]",
    "keys below a long header": "[" + "a." * 30 + "a]\n" + "\n".join(f"k{number} = 1" for number in range(10_000)),
    "a huge number": "a = " + "9" * 120_000,
    "a long array": "a = [" + "1," * 60_000 + "]",
    "a byte order mark": "\ufeff" + RICH,
    "a negative figure": RICH.replace("pearls = 6 ", "pearls = -6 "),
    "a figure that is too large": RICH.replace("pearls = 6 ", "pearls = 100000 "),
    "a figure in words": RICH.replace("pearls = 6 ", 'pearls = "six" '),
    "another number of players": RICH.replace("max = 4 ", "max = 9 "),
    "zero bytes": "\0" * 1000,
    "lines of dots": ("." * 30 + "\n") * 4000,
}


@pytest.mark.parametrize("case", HOSTILE)
def test_a_bad_file_gets_a_sentence_and_changes_nothing(case: str, served: Hosted) -> None:
    async def story() -> None:
        owner = await visitor(served)
        before = await owner.get("/api/lobby")
        wish = {"game": "abyss", "seats": 2, "cards": HOSTILE[case]}
        begun = time.process_time()
        answer = await owner.ask("POST", "/api/tables", wish)
        assert time.process_time() - begun < 10, case  # seconds of the server, which is in this process
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_cards"), answer.text
        assert len(answer.json()["text"]) <= 300
        assert await owner.get("/api/lobby") == before

    run(story())


def test_a_file_that_is_too_large_is_refused(served: Hosted) -> None:
    async def story() -> None:
        owner = await visitor(served)
        for cards in (RICH + "#" * MOST_CARDS, "# " + "č" * (MOST_CARDS - 10)):
            answer = await owner.ask("POST", "/api/tables", {"game": "abyss", "seats": 2, "cards": cards})
            assert answer.status_code == 400
        largest = RICH + "#" * (MOST_CARDS - len(RICH.encode()))
        fine(await owner.ask("POST", "/api/tables", {"game": "abyss", "seats": 2, "cards": largest}))

    run(story())


def test_a_file_that_hangs_a_worker_is_refused_and_the_worker_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "TRIED_WITHIN", 2.0)
    monkeypatch.setattr(workers, "try_cards", hang)

    async def story() -> None:
        with pytest.raises(Denied, match="too long"):
            await Workers(1).check_cards("abyss", RICH, 2, {})

    run(story())


def hang(*_: object) -> str:
    while True:
        time.sleep(1)


class Breaking:
    """A match in which the rules divide by nothing."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __getattr__(self, name: str) -> Any:
        return getattr(self.match, name)

    def after(self, seat: int, action: int) -> None:
        raise ZeroDivisionError


def test_a_move_that_the_cards_break_is_refused_and_the_table_stands(served: Hosted) -> None:
    async def story() -> None:
        name, _, seats = await rich_table(served.url, seats=2, bots=0)
        mover = next(seat for seat in seats if seat.update["prompt"] is not None)

        def spoil(manager: Any) -> Match:
            table = manager.live_tables[name].table
            match: Match = table.match
            table.match = Breaking(match)
            return match

        match = await served.look(spoil)
        answer = await mover.say(mover.move())
        assert answer["code"] == "broken_cards"
        assert match.record.moves == []
        hang_up(*seats)

    run(story())


def test_a_move_is_played_once_with_changed_cards_too(served: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made on a copy before it is stored, and the copy then is the game."""
    made: list[Tried] = []

    def tried(*facts: Any) -> Tried:
        made.append(Tried(*facts))
        return made[-1]

    monkeypatch.setattr(wishes, "Tried", tried)

    async def story() -> None:
        name, _, seats = await rich_table(served.url, seats=2, bots=0)
        mover = next(seat for seat in seats if seat.update["prompt"] is not None)
        assert (await mover.say(mover.move()))["type"] == "ack"
        game = await served.look(lambda manager: manager.live_tables[name].table.game)
        assert [one.after is game for one in made] == [True]
        hang_up(*seats)

    run(story())


def test_a_card_file_is_read_once_for_many_loads(monkeypatch: pytest.MonkeyPatch) -> None:
    cardfiles.read_cards.cache_clear()
    first = cardfiles.read_cards("abyss", RICH)
    assert cardfiles.read_cards("abyss", str(bytes(RICH, "utf-8"), "utf-8")) is first
    assert cardfiles.read_cards("abyss", "") is title("abyss").standard
    for number in range(3 * cardfiles.KEPT):
        cardfiles.read_cards("abyss", f"{RICH}# {number}\n")
    assert cardfiles.read_cards.cache_info().currsize == cardfiles.KEPT
