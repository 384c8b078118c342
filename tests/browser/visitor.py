"""A person at a browser: sees what glows, clicks it by its accessible name, and notices every error of the page."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, TypedDict

from playwright.sync_api import Browser, ConsoleMessage, Frame, Locator, Page, WebSocket
from playwright.sync_api import Error as BrowserError

from tests.browser.scripts import FOCUSED, HAND, LET_GO, LOOK, POINTS, RESTING
from tests.browser.words import say

PATIENCE = 60.0  # seconds; this machine may be busy
WHOLE_GAME = 600.0  # seconds; who can do nothing for long is noticed sooner
ASIDE = ("say", "ask")  # wishes that are no entries of the table's log
DESK = (1280, 800)
PHONE = (390, 844)
Hands = Literal["mouse", "touch", "keys"]


class Focus(TypedDict):
    name: str
    glows: bool
    visible: bool
    tag: str


class Choice(TypedDict):
    """One of the things that glow, where it can be pressed, and the keys that answers show."""

    name: str
    point: dict[str, float] | None
    keys: list[str]


class Sight(TypedDict):
    shown: int | None  # the number of the update, unless something is on its way
    question: str
    glowing: list[str]
    calling: bool
    over: bool
    choice: Choice | None


class NotYet(Exception):
    """Something was asked of a table that has told nothing yet."""


class Untold(dict[str, Any]):
    """The update before the first one: whatever it is asked for may still come."""

    def __missing__(self, name: str) -> Any:
        raise NotYet(name)


def holds(condition: Callable[[], bool]) -> bool:
    """Whether it is so already; what depends on an update that has not come is not."""
    try:
        return condition()
    except NotYet:
        return False


class Visitor:
    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str = "",
        *,
        language: str = "en",
        theme: str = "dark",
        size: tuple[int, int] = DESK,
        scale: float = 1,
        hands: Hands = "mouse",
        still: bool = True,
        chance: int = 0,
        cookies: list[Any] | None = None,
        **preferences: Any,
    ) -> None:
        self.url = url
        self.language = language
        self.hands = hands
        self.holds_time = False
        self.chance = random.Random(chance)
        self.draw = self.chance.random()
        self.faults: list[str] = []
        self.log: list[str] = []
        self.forgiven: list[re.Pattern[str]] = []
        self.table = ""
        self.update: dict[str, Any] = Untold()
        self.updates: dict[int | None, dict[str, Any]] = {}  # of every seat at this screen
        self.wishes: dict[str, dict[str, Any]] = {}
        self.acks: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.tried: tuple[str, set[str]] = ("", set())
        self.wanted: tuple[str, float] = ("", 0.0)  # what cannot be pressed yet, and until when it must
        self.context = browser.new_context(
            base_url=url,
            locale={"cs": "cs-CZ", "en": "en-GB"}[language],
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=scale,
            has_touch=hands == "touch",
            is_mobile=hands == "touch",
            reduced_motion="reduce" if still else "no-preference",
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        settings = {"theme": theme, "speed": "instant" if still else "normal", "sound": False, **preferences}
        text = json.dumps(json.dumps(settings))
        self.context.add_init_script(HAND)
        self.context.add_init_script(f"localStorage['hlubina-settings'] ??= {text}")
        if cookies is not None:
            self.context.add_cookies(cookies)
        elif name:
            self.ask("POST", "/api/me", {"name": name, "language": language})
        self.page: Page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self._fault(f"{error}\n{error.stack or ''}"))
        self.page.on("crash", lambda _: self._fault("The page crashed."))
        self.page.on("websocket", self._socket)
        self.page.on("framenavigated", self._went)

    def close(self) -> None:
        self.context.close()

    # What the page does

    def _console(self, message: ConsoleMessage) -> None:
        place = message.location.get("url", "") if message.location else ""
        line = f"{message.type}: {message.text} ({place})"
        self.log.append(line)
        if message.type == "error":
            self._fault(line)

    def _fault(self, text: str) -> None:
        self.log.append(text)
        if not any(each.search(text) for each in self.forgiven):
            self.faults.append(text)

    def _went(self, frame: Frame) -> None:
        found = re.search("/t/([^/?#]+)", frame.url)
        if found is not None:
            self.turn_to(found[1])

    def _socket(self, socket: WebSocket) -> None:
        found = re.search("/api/tables/([^/]+)/", socket.url)
        if found is not None:
            table = found[1]
            self.turn_to(table)
            socket.on("framesent", lambda payload: self._sent(table, payload))
            socket.on("framereceived", lambda payload: self._received(table, payload))

    def turn_to(self, table: str) -> None:
        """Another table: numbers begin anew, and what still comes from the last one is not heard."""
        if table != self.table:
            self.table = table
            self.update = Untold()
            for known in (self.updates, self.wishes, self.acks, self.refused):
                known.clear()

    def _sent(self, table: str, payload: str | bytes) -> None:
        message = json.loads(payload)
        if table == self.table and "key" in message:
            self.wishes[message["key"]] = message

    def _received(self, table: str, payload: str | bytes) -> None:
        message = json.loads(payload)
        if table != self.table:
            return
        if message["type"] == "update":
            self.update = message
            self.updates[message["seat"]] = message
        elif message["type"] == "ack":
            self.acks[message["key"]] = message["number"]
        elif message["type"] == "refusal":
            self.refused[message["key"]] = message["code"]
            self.log.append(f"refusal: {message}")

    def forgive(self, *patterns: str) -> None:
        """Errors that this test brings about itself."""
        self.forgiven += [re.compile(each) for each in patterns]

    def check(self) -> None:
        """A page without errors, a missing text included: texts.ts throws it."""
        faults, self.faults = self.faults, []
        assert not faults, "The page has errors:\n" + "\n".join(faults)

    def keep(self, folder: Path, name: str) -> str:
        """A picture, the console and what was done, for who looks into a failure; the words."""
        words = [self.page.url, *self.log]
        try:
            self.page.screenshot(path=folder / f"{name}.png", timeout=5000)
        except BrowserError as error:
            words.append(f"no picture: {error}")
        (folder / f"{name}.log").write_text("\n".join(words) + "\n", "utf-8")
        return "\n".join(words)

    # What the person does

    def say(self, name: str, /, **facts: Any) -> str:
        return say(self.language, name, **facts)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server by HTTP as this visitor, for what a test does not want to click."""
        headers = {"content-type": "application/json"}
        data = None if body is None else json.dumps(body)
        answer = self.context.request.fetch(
            f"{self.url}{path}", method=method, data=data, headers=headers, timeout=PATIENCE * 1000
        )
        assert answer.ok, (path, answer.status, answer.text())
        return answer.json() if answer.body() else None

    def go(self, path: str) -> Visitor:
        table = re.search("/t/([^/?]+)", path)
        if table is not None:
            self.turn_to(table[1])
        self.page.goto(path, wait_until="domcontentloaded")
        self.page.locator("main").first.wait_for()
        return self

    def see_table(self) -> None:
        """Until the table has told how it stands and shows it; before that nothing can be said about it."""
        self.region("board").wait_for()
        self.wait(self.shows_newest, "the table")

    def shows_newest(self) -> bool:
        """Whether the page shows the newest that it has been told, and no answer is on its way."""
        return bool(self.look()["shown"] == self.update["number"])

    def reload(self) -> None:
        """Begin anew at the same table, knowing nothing of it."""
        self.update = Untold()
        self.updates.clear()
        self.page.reload(wait_until="domcontentloaded")
        self.see_table()

    def button(self, name: str, /, **facts: Any) -> Locator:
        """A button or a link of the shell by the name of its text."""
        text = self.say(name, **facts)
        here = self.page.get_by_role("button", name=text, exact=True)
        return here.or_(self.page.get_by_role("link", name=text, exact=True)).locator("visible=true").first

    def press(self, thing: Locator) -> None:
        """Click or tap a thing of the shell as soon as it stands still."""
        if self.hands == "touch":
            thing.first.tap()
        else:
            thing.first.click()
        self.heed()

    def press_seen(self, things: Locator) -> bool:
        """Click or tap one of these things where it is seen, at once; whether one was."""
        points = things.evaluate_all(POINTS, self.hands == "touch")
        for point in points:
            self.press_at(point)
        self.heed()
        return bool(points)

    def press_at(self, point: dict[str, float]) -> None:
        if self.hands == "touch":
            self.page.touchscreen.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])

    def press_key(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.heed()

    def heed(self) -> None:
        """Hear of all that the page has sent by now: it tells in order, so an answer comes after what was sent before."""
        try:
            self.page.evaluate(LET_GO)
        except BrowserError:
            self.log.append("The page went elsewhere.")

    def hold_time(self) -> None:
        """From now on the page's clock stands, so that nothing it shows for a while is missed, and goes on a bit with every step."""
        self.page.clock.pause_at(self.page.evaluate("Date.now()") + 1000)
        self.holds_time = True

    def pass_time(self, milliseconds: int = 300) -> None:
        self.page.clock.run_for(milliseconds)

    def rest(self) -> None:
        """Until the page has laid itself out and nothing moves but what never ends."""
        self.wait(lambda: bool(self.page.evaluate(RESTING)), "rest")

    def region(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=self.say(name), exact=True)

    # At the table

    def look(self, wish: dict[str, Any] | None = None) -> Sight:
        self.check()
        labels = {"answers": self.say("answers"), "sheet": self.say("sheet-title")}
        found: Sight = self.page.evaluate(LOOK, {**labels, "wish": wish})
        return found

    def step(self, seen: dict[str, Any] | None = None) -> bool:
        """Answer if something is asked; whether the person did something.

        Nothing is answered but the update `seen`, when the page shows it: what comes later must be looked at first.
        """
        seen = self.update if seen is None else seen
        if self.holds_time:
            self.pass_time()
        if self.pending() or not self.asked():
            return False
        sight = self.look(self.wish(seen["number"]))
        if sight["choice"] is None:
            hidden = (
                sight["shown"] == seen["number"] and sight["calling"] and not sight["glowing"] and not sight["over"]
            )
            return hidden and self.turn_over()
        try:
            return self.update is seen and self.choose(sight["choice"], sight["question"])
        finally:
            self.heed()

    def wish(self, number: int) -> dict[str, Any]:
        """What the page must know to choose something to press: for which update, and what answered nothing before, such as a deck."""
        question, tried = self.tried
        return {
            "number": number,
            "question": question,
            "tried": sorted(tried),
            "name": self.wanted[0],
            "chance": self.draw,
            "hands": self.hands,
        }

    def pending(self) -> bool:
        """Whether the last wish has not been answered and shown, to every seat at this screen."""
        entries = [key for key, wish in self.wishes.items() if wish["type"] not in ASIDE]
        if not all(key in self.acks or key in self.refused for key in entries):
            return True
        newest = max((self.acks[key] for key in entries if key in self.acks), default=0)
        seated = [update["number"] for seat, update in self.updates.items() if seat is not None]
        return bool(min(seated, default=self.update.get("number", 0)) < newest)

    def asked(self) -> bool:
        """Whether the server waits for this person, so that there is something to look for."""
        return any(
            update["prompt"] is not None or (seat is not None and update["drafting"] == seat)
            for seat, update in self.updates.items()
        )

    def choose(self, choice: Choice, question: str) -> bool:
        """Press what was chosen; what answered nothing, such as a deck, not at once again."""
        name = choice["name"]
        if self.hands == "keys":
            self.choose_by_keys(choice["keys"])
        elif choice["point"] is None:
            self.make_way(name)
            return False
        else:
            self.press_at(choice["point"])
        if self.tried[0] != question or name in self.tried[1]:
            self.tried = (question, set())
        self.tried[1].add(name)
        self.wanted = ("", 0.0)
        self.draw = self.chance.random()
        self.log.append(f"{question} -> {name}")
        return True

    def make_way(self, name: str) -> None:
        """It may be flying there, or lie under words about its neighbour."""
        if self.wanted[0] != name:
            self.wanted = (name, time.monotonic() + PATIENCE)
        assert time.monotonic() < self.wanted[1], f"{name} glows but cannot be pressed"
        self.page.mouse.move(0, 0)

    def choose_by_keys(self, keys: list[str]) -> None:
        """By the key that an answer shows, or with Tab to something that glows and Enter."""
        seen = self.update
        key = self.chance.choice(keys) if keys and self.chance.random() < 0.5 else "Enter"
        if key == "Enter":
            self.tab_to(lambda at: at["glows"] or self.update is not seen, self.chance.randrange(2))
        if self.update is seen:  # else the focus may be anywhere
            self.page.keyboard.press(key)

    def answer(self, thing: Locator | str) -> None:
        """Give this answer, or the one with this key, until it is acknowledged and shown.

        The page does not believe in an answer to a question that was put a moment ago, and the thing may be on its way.
        """
        before = set(self.wishes)

        def is_given() -> bool:
            sent = self.wishes.keys() - before
            if all(key in self.refused for key in sent):
                if isinstance(thing, str):
                    self.press_key(thing)
                else:
                    self.press_seen(thing)
            return any(key in self.acks for key in self.wishes.keys() - before) and not self.pending()

        self.wait(is_given, "the answer")

    def tab_to(self, wanted: Callable[[Focus], bool], passed: int = 0, most: int = 150) -> None:
        """Press Tab until the focus is where it is wanted, passing some; wherever it is, it must be seen."""
        for _ in range(most):
            self.page.keyboard.press("Tab")
            at: Focus = self.page.evaluate(FOCUSED)
            assert at["visible"], f"The focus cannot be seen: {at}"
            if wanted(at):
                if passed == 0:
                    return
                passed -= 1
        raise AssertionError(f"{most} times Tab did not lead there.")

    def turn_over(self) -> bool:
        """On a phone the answer may be on another part of the table."""
        tabs = self.page.get_by_role("navigation", name=self.say("tabs")).get_by_role("button")
        others = [tab for tab in tabs.all()[:2] if tab.get_attribute("aria-current") != "true"]
        if others:
            self.press(others[0])
        return bool(others)

    def wait(self, until: Callable[[], bool], what: str, within: float = PATIENCE) -> None:
        end = time.monotonic() + within
        while not holds(until):
            self.check()
            assert time.monotonic() < end, f"It did not come to this in {within:g} s: {what}"
            self.page.wait_for_timeout(25)

    @property
    def scores(self) -> Locator:
        return self.region("sheet-title")

    def moves(self) -> list[int]:
        """The actions of this person's acknowledged moves, in the order of the table's log."""
        numbered = sorted((number, key) for key, number in self.acks.items() if self.wishes[key]["type"] == "move")
        return [self.wishes[key]["action"] for _, key in numbered]


def play(*people: Visitor, until: Callable[[], bool] | None = None, within: float = WHOLE_GAME) -> None:
    """Everybody answers whenever asked, to the score screen or until something holds.

    Nothing is answered that came after `until` was asked; when it holds, an answer may be on its way only if somebody is pending.
    """
    end = time.monotonic() + within
    idle = time.monotonic()
    while True:
        newest = [person.update for person in people]
        if until is not None and holds(until):
            return
        done = [person.step(seen) for person, seen in zip(people, newest, strict=True)]
        now = time.monotonic()
        if any(done) or any(person.update is not seen for person, seen in zip(people, newest, strict=True)):
            idle = now
        elif all(person.update.get("status") == "over" and person.look()["over"] for person in people):
            if not any(person.pending() for person in people):
                return
        else:
            people[0].page.wait_for_timeout(15)
        questions = [person.look()["question"] for person in people] if now > min(end, idle + PATIENCE) else []
        assert now < idle + PATIENCE, f"Nobody can do anything: {questions}"
        assert now < end, f"The game did not end in {within:g} s: {questions}"
