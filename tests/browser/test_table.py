"""What happens at a table besides playing: inviting, watching, talking, taking back, help, sharing one screen."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import gather, make_table, moves_but, sit_at, table_of_people, table_played
from tests.browser.visitor import Visitor, play

MOVES = 20  # that were made before somebody looks on


def test_the_invitation_of_a_private_table_brings_a_second_browser_there(visit: Visit) -> None:
    jana, petr = visit("Jana", language="cs"), visit("Petr")
    address = make_table(jana, "conspiracy", 2, private=True)
    link = jana.page.get_by_label(jana.say("invite-label")).input_value()
    assert link == address
    assert re.search(r"\?invite=.+", link)
    assert jana.page.get_by_text(jana.say("invite-only-here")).is_visible()
    expect(jana.page.get_by_role("img", name=jana.say("invite-qr"))).to_be_visible()
    petr.forgive("status of 40")
    petr.go("/")
    petr.page.get_by_role("heading", name=petr.say("tables-now")).wait_for()
    expect(petr.page.locator(f"[href*='{urlsplit(address).path}']")).to_have_count(0)
    petr.go(urlsplit(address).path)  # without the invitation
    petr.page.get_by_text(petr.say("denied-not_invited")).wait_for()
    petr.go(link)
    petr.press(petr.button("waiting-sit"))
    jana.page.get_by_role("listitem").filter(has_text="Petr").wait_for()
    jana.press(jana.button("waiting-start"))
    play(jana, petr, until=lambda: len(jana.acks) >= 2 and len(petr.acks) >= 2)


@pytest.mark.parametrize("game", ["conspiracy", "abyss"])
def test_a_spectator_sees_no_hand_and_cannot_act(game: str, visit: Visit) -> None:
    jana, petr, olga = visit("Jana"), visit("Petr", chance=1), visit("Olga")
    table = gather(table_played(game, moves_but(0, game, 2)[:MOVES], jana, petr), jana, petr)
    play(jana, petr, until=lambda: len(jana.acks) >= 1 and not jana.pending() and not petr.pending())
    gather(f"{table}?invite={jana.ask('GET', f'/api/tables/{table}')['invite']}", olga)
    for other in (jana, petr):
        olga.wait(lambda: olga.update["number"] == other.update["number"], "the newest position")  # noqa: B023
    asked = jana if jana.asked() else petr
    asked.wait(lambda: bool(asked.look()["glowing"]), "the question")
    sight = olga.look()
    assert not sight["glowing"]
    assert not sight["calling"]
    expect(olga.region("answers")).to_contain_text(olga.say("waiting-watching"))
    for key in ("1", "2", "3", "Enter", "u", "h"):
        olga.page.keyboard.press(key)
    for thing in olga.region("board").get_by_role("button").all()[:5]:
        olga.press_seen(thing)  # one may lie under what another has opened
    olga.heed()
    assert not olga.wishes, "A spectator has sent a wish."
    assert olga.update["prompt"] is None
    for seat, other in ((0, petr), (1, jana)):
        known = hand_of(other, seat)
        shown = hand_of(olga, seat)
        assert len(shown) == len(known)
        assert all(card is None or card == seen for card, seen in zip(shown, known, strict=True)), (
            "More than an opponent"
        )


def hand_of(viewer: Visitor, seat: int) -> list[str | None]:
    """The hand of a seat as this viewer was told of it."""
    players = viewer.update["view"].get("players", [])
    return list(players[seat].get("hand", [])) if players else []


def test_the_title_and_the_icon_of_the_tab_call_whoever_is_asked(visit: Visit) -> None:
    jana, petr = visit("Jana", language="cs"), visit("Petr", chance=1)
    gather(table_of_people("conspiracy", jana, petr), jana, petr)

    def called(person: Visitor) -> bool:
        icon = person.page.locator("link[rel=icon]").get_attribute("href")
        return person.page.title().startswith("●") and icon == "/favicon-turn.svg"

    for one, other in ((jana, petr), (petr, jana)):
        play(jana, petr, until=lambda: one.asked() and not one.pending() and not other.asked())  # noqa: B023
        one.wait(lambda: called(one), "the call")  # noqa: B023
        other.wait(lambda: not called(other), "no call")  # noqa: B023


def test_a_move_can_be_taken_back(visit: Visit) -> None:
    jana = visit("Jana")
    sit_at(jana, "abyss", "greedy")
    play(jana, until=lambda: jana.asked() and not jana.pending() and jana.update["undo"] == "now")
    number = jana.update["number"]
    jana.press(jana.button("undo"))
    jana.wait(lambda: jana.update["number"] > number and bool(jana.look()["glowing"]), "the question before")
    assert jana.acks
    play(jana, until=lambda: jana.update["number"] > number + 2)


def test_a_hint_names_answers_and_how_good_they_are(visit: Visit) -> None:
    jana = visit("Jana")
    sit_at(jana, "conspiracy", "greedy")
    jana.page.keyboard.press("h")
    expect(jana.region("answers").get_by_text(jana.say("hint-title"))).to_be_visible()
    expect(jana.region("answers").get_by_text(re.compile(r"\d %")).first).to_be_visible()


def test_a_turn_is_a_draft_until_it_is_confirmed_if_one_likes(visit: Visit) -> None:
    jana, petr = visit("Jana", confirm=True), visit("Petr")
    gather(table_of_people("abyss", jana, petr), jana, petr)
    people = (jana, petr)
    play(*people, until=lambda: jana.update.get("drafting") == 0 and not any(person.pending() for person in people))
    petr.wait(lambda: petr.update["number"] == jana.update["number"], "that something is being drafted")
    before = petr.update["view"]
    assert before["moves"] < jana.update["view"]["moves"], "The draft is shown to others."
    play(jana, petr, until=lambda: "confirm" in {wish["type"] for wish in jana.wishes.values()})
    petr.wait(lambda: petr.update["view"] != before, "the confirmed turn")


def test_a_quick_phrase_is_read_in_the_readers_language_and_a_muted_person_is_not_heard(visit: Visit) -> None:
    jana, petr = visit("Jana", language="cs"), visit("Petr")
    gather(table_of_people("conspiracy", jana, petr), jana, petr)
    for person in (jana, petr):
        person.page.get_by_role("radio", name=person.say("chat")).check()
    jana.press(jana.button("chat-phrases"))
    jana.press(jana.button("phrase-good_luck"))
    heard = petr.page.get_by_role("log", name=petr.say("chat"))
    expect(heard).to_contain_text(petr.say("phrase-good_luck"))
    jana.page.get_by_placeholder(jana.say("chat-write")).fill("<b>Ahoj</b>")
    jana.page.keyboard.press("Enter")
    expect(heard).to_contain_text("<b>Ahoj</b>")
    petr.press(petr.button("chat-mute", name="Jana"))
    expect(heard).not_to_contain_text("Ahoj")


@pytest.mark.parametrize(("language", "word", "form"), [("en", "stacks", "stack"), ("cs", "hromádka", "hromádky")])
def test_the_rules_are_one_key_away_and_can_be_searched(language: str, word: str, form: str, visit: Visit) -> None:
    jana = visit("Jana", language=language)
    sit_at(jana, "abyss", "greedy")
    jana.page.keyboard.press("?")
    book = jana.page.get_by_role("dialog")
    book.get_by_role("searchbox").fill(word)
    expect(book.get_by_role("status")).to_contain_text(re.compile(r"\d"))
    expect(book.get_by_text(re.compile("A-\\d")).first).to_be_visible()
    expect(book.locator("mark", has_text=re.compile(f"^{form}$", re.IGNORECASE)).first).to_be_visible()
    jana.page.keyboard.press("Escape")  # empties the search
    jana.page.keyboard.press("Escape")
    expect(jana.page.get_by_role("dialog")).to_have_count(0)
    jana.wait(lambda: bool(jana.look()["glowing"]), "the question")


def test_a_rule_is_found_by_its_number_in_the_language_of_the_page(visit: Visit) -> None:
    jana = visit("Jana", language="cs")
    jana.go("/rules/abyss#A-5.6")
    rule = jana.page.locator("[id='rule-A-5.6']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("šipkou")
    jana.press(jana.button("open-settings"))
    jana.page.get_by_role("radio", name=jana.say("language-en"), exact=True).check()
    expect(rule).to_contain_text("arrow")


def test_a_rematch_brings_everybody_to_the_next_table(visit: Visit) -> None:
    jana, petr = visit("Jana"), visit("Petr", chance=1)
    table = gather(table_played("conspiracy", moves_but(2, "conspiracy", 2), jana, petr), jana, petr)
    play(jana, petr)
    jana.press(jana.button("sheet-rematch"))
    petr.press(petr.button("sheet-rematch-join"))
    for person in (jana, petr):
        person.page.wait_for_url(lambda url: table not in url)
    assert urlsplit(jana.page.url).path == urlsplit(petr.page.url).path
    play(jana, petr, until=lambda: jana.update.get("status") == "playing")


def test_several_people_share_one_screen_behind_a_curtain(visit: Visit) -> None:
    jana = visit("Jana", language="cs")
    make_table(jana, "abyss", 2)
    jana.page.get_by_label(jana.say("shared-add")).fill("Petr")
    jana.press(jana.page.get_by_role("button", name=jana.say("waiting-sit")).last)
    jana.page.get_by_text(jana.say("waiting-complete")).wait_for()
    jana.press(jana.button("waiting-start"))
    names = []
    for _ in range(3):
        jana.wait(lambda: bool(asked_seats(jana)) and not jana.pending(), "somebody is asked")
        names.append(("Jana", "Petr")[asked_seats(jana)[0]])
        jana.page.get_by_role("heading", level=1, name=jana.say("shared-turn", name=names[-1])).wait_for()
        expect(jana.region("board")).to_have_count(0)
        expect(jana.region("answers")).to_have_count(0)
        jana.button("shared-hold").hover()
        jana.page.mouse.down()
        jana.region("board").wait_for()
        jana.page.mouse.up()
        curtain = jana.button("shared-hold")
        play(jana, until=lambda: curtain.is_visible())  # noqa: B023
    assert names[0] != names[1]


def asked_seats(screen: Visitor) -> list[int]:
    return [seat for seat, update in screen.updates.items() if seat is not None and update["prompt"] is not None]
