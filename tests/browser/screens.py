"""Every screen there is, and how a visitor gets there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.browser.tables import GAMES, finished_table, gather, play_unseen, table_with_bots
from tests.browser.visitor import WHOLE_GAME, Visitor
from tests.browser.words import LESSONS, SHELL, say

MOVES = 6


@dataclass
class House:
    """A served house in which every kind of table stands; whoever has the cookies is its host."""

    cookies: list[Any]
    waiting: str
    conspiracy: str
    abyss: str
    passengers: str
    heroes: str
    prophecy: str
    finished: str
    underworld: str


def furnish(host: Visitor) -> House:
    """All kinds of tables; those that are played have come a few moves far."""
    made = host.ask("POST", "/api/tables", {"game": "abyss", "seats": 3, "listed": False})
    tables = {}
    for game in GAMES:
        tables[game] = table_with_bots(host, game, "greedy", "greedy")
        play_unseen(host, tables[game], MOVES)
    return House(
        waiting=f"{made['table']['id']}?invite={made['invite']}",
        finished=finished_table(host, "conspiracy", "random", "random"),
        underworld=finished_table(host, "passengers", "random"),
        cookies=host.context.cookies(),
        **tables,
    )


Way = Callable[[Visitor, House], None]


def go_to_lobby(visitor: Visitor, house: House) -> None:
    visitor.go("/")
    visitor.region("tables-now").get_by_role("listitem").first.wait_for()


def go_to_new_table(visitor: Visitor, house: House) -> None:
    """With everything that can be chosen unfolded."""
    go_to_lobby(visitor, house)
    visitor.page.locator("[aria-expanded=false]").first.click()


def go_to_waiting_room(visitor: Visitor, house: House) -> None:
    visitor.go(f"/t/{house.waiting}")
    visitor.page.get_by_role("heading", name=visitor.say("waiting-title")).wait_for()


def go_to_table(game: str) -> Way:
    """A table of this game at which the visitor is asked something."""

    def go(visitor: Visitor, house: House) -> None:
        gather(getattr(house, game), visitor)
        visitor.wait(lambda: bool(visitor.look()["glowing"]), "a question")

    return go


def go_to_underworld(visitor: Visitor, house: House) -> None:
    visitor.go(f"/t/{house.underworld}")
    visitor.scores.wait_for()


def go_to_score(visitor: Visitor, house: House) -> None:
    visitor.go(f"/t/{house.finished}")
    visitor.scores.wait_for()


def open_settings(visitor: Visitor, house: House) -> None:
    visitor.go("/about")
    visitor.press(visitor.button("open-settings"))
    visitor.page.get_by_role("dialog", name=visitor.say("settings-title")).wait_for()


def open_rules(visitor: Visitor, house: House) -> None:
    """The book of rules beside the table."""
    go_to_table("abyss")(visitor, house)
    visitor.press(visitor.button("open-rules"))
    visitor.page.get_by_role("dialog").get_by_role("searchbox").wait_for()


def open_menu(visitor: Visitor, house: House) -> None:
    go_to_table("abyss")(visitor, house)
    visitor.press(visitor.button("table-menu"))
    visitor.page.get_by_role("dialog").get_by_role("button", name=visitor.say("resign")).wait_for()


def go_to_rules(visitor: Visitor, house: House) -> None:
    visitor.go("/rules/abyss")
    visitor.page.get_by_role("searchbox").wait_for()


def go_to_replay(visitor: Visitor, house: House) -> None:
    visitor.go(f"/r/{house.finished}?move=20")
    visitor.region("board").wait_for()


def go_to_analysis(visitor: Visitor, house: House) -> None:
    visitor.go(f"/r/{house.finished}?analysis=1")
    visitor.press(visitor.button("analysis-start"))
    visitor.page.get_by_role("img", name=visitor.say("analysis-curve")).wait_for(timeout=WHOLE_GAME * 1000)


def go_to_page(address: str, part: str, book: str = SHELL) -> Way:
    """A page that is there when this text is, which comes last."""

    def go(visitor: Visitor, house: House) -> None:
        visitor.go(address.format(finished=house.finished))
        visitor.page.get_by_role("heading", level=1).wait_for()
        visitor.page.get_by_text(say(visitor.language, part, book), exact=True).wait_for()

    return go


def begin_lesson(visitor: Visitor, house: House) -> None:
    visitor.go("/learn/conspiracy")
    visitor.press(visitor.page.get_by_role("button", name=say(visitor.language, "start", LESSONS), exact=True))
    visitor.page.get_by_role("button", name=say(visitor.language, "leave", LESSONS), exact=True).wait_for()


def go_nowhere(visitor: Visitor, house: House) -> None:
    visitor.forgive("status of 404")
    visitor.go("/nowhere")
    visitor.page.get_by_text(visitor.say("not-found")).wait_for()


SCREENS: dict[str, Way] = {
    "lobby": go_to_lobby,
    "new table": go_to_new_table,
    "waiting room": go_to_waiting_room,
    "table of Conspiracy": go_to_table("conspiracy"),
    "table of Abyss": go_to_table("abyss"),
    "table of Passengers": go_to_table("passengers"),
    "end of Passengers": go_to_underworld,
    "table of Heroes": go_to_table("heroes"),
    "table of Prophecy": go_to_table("prophecy"),
    "menu of a table": open_menu,
    "rules at a table": open_rules,
    "score": go_to_score,
    "rules": go_to_rules,
    "settings": open_settings,
    "profile": go_to_page("/me", "profile-statistics"),
    "replay": go_to_replay,
    "analysis": go_to_analysis,
    "upload": go_to_page("/r", "replay-choose-file"),
    "verifier": go_to_page("/verify?record={finished}", "verify-computed"),
    "first steps": go_to_page("/learn/conspiracy", "start", LESSONS),
    "lesson": begin_lesson,
    "about": go_to_page("/about", "about-fonts"),
    "nothing": go_nowhere,
}
