"""Prophecy: journeys by clicking on the map, fights with their chances, the Water Realm and the final battle."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

from playwright.sync_api import Locator, expect

from hlubina.core.game import Game
from hlubina.games.prophecy.state import State
from tests.browser.conftest import Visit
from tests.browser.tables import Moves, gather, moves_of_bots, sit_at, started, table_of_people, table_played
from tests.browser.test_coming_back import settled
from tests.browser.visitor import PHONE, Visitor, play
from tests.browser.words import say
from tests.kit.marks import campaign

BOARD = "games/prophecy/text/board"
RANDOM = ["random", "random"]
GREEDY = ["greedy", "greedy"]
SHORT = {"goal": "certificates"}  # over in some twenty rounds
CHANGES = {
    "artifacts": "new_five",
    "characters": "random",
    "death": "below_zero",
    "maps": "peaceful",
    "length": "long",
}


def word(visitor: Visitor, name: str, /, **facts: Any) -> str:
    return say(visitor.language, name, BOARD, **facts)


def within(text: str) -> re.Pattern[str]:
    """Any name with these words in it."""
    return re.compile(re.escape(text))


def some_moves_until(bots: list[str], wanted: Callable[[Game], bool], **settings: str) -> tuple[Moves, dict[str, str]]:
    """Games differ by their settings: the first of them in which it comes to a position like that."""
    for count in range(len(CHANGES) + 1):
        for changed in combinations(CHANGES, count):
            chosen = {**settings, **{name: CHANGES[name] for name in changed}}
            try:
                return moves_of_bots("prophecy", bots, wanted, **chosen), chosen
            except AssertionError:
                continue
    raise AssertionError("It never comes to this.")


def part(person: Visitor, name: str) -> Locator:
    return person.page.get_by_role("region", name=word(person, name), exact=True)


def asks(*names: str) -> Callable[[Game], bool]:
    """Whether one of these questions is open."""

    return lambda game: any(question(game, seat) in names for seat in game.acting())


def question(game: Game, seat: int) -> str:
    prompt = game.prompt(seat)
    return "" if prompt is None else prompt.name


def may_dive(game: Game) -> bool:
    """Whether the first player stands before the Gate, with gold for a bag."""
    if game.acting() != [0] or question(game, 0) != "may_enter":
        return False
    view: Any = game.view(0)
    return bool(view["players"][0]["gold"] >= view["water"]["bags"][0]["gold"])


def may_ride(game: Game) -> bool:
    """Whether the first player is about to move and can pay for a ride."""
    return game.acting() == [0] and question(game, 0) == "move" and bool(rides(game.view(0)))


def rides(view: Any) -> list[dict[str, Any]]:
    return [each for each in view["reach"] if each["by"] == "ride" and each["affordable"]]


def is_final(game: Game) -> bool:
    return isinstance(game, State) and bool(game.final)


def asked(person: Visitor, *names: str) -> bool:
    return person.asked() and not person.pending() and person.update["prompt"]["name"] in names


def player(person: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = person.update["view"]["players"][person.update["seat"]]
    return found


def figure(person: Visitor, place: str) -> Locator:
    """The own figure where it should stand."""
    return person.page.locator(f"[data-token=figure-{person.update['seat']}][data-zone={place}]")


def look_at(table: str, *people: Visitor) -> Visitor:
    """They open the table; who is asked there."""
    gather(table, *people)
    people[0].wait(lambda: any(person.asked() for person in people), "a question")  # bots may be first
    return next(person for person in people if person.asked())


def test_one_person_and_three_bots_play_a_whole_game(visit: Visit) -> None:
    jana = visit("Jana", language="cs")
    sit_at(jana, "prophecy", "greedy", "greedy", "greedy", settings=SHORT)
    play(jana)
    expect(jana.scores.get_by_role("heading", level=1)).to_be_visible()
    assert max(len(each["certificates"]) for each in jana.update["view"]["players"]) == 5


@campaign
def test_two_people_and_two_bots_play_a_whole_game(visit: Visit) -> None:
    jana, petr = visit("Jana", language="cs"), visit("Petr", chance=1, hands="touch", size=PHONE)
    table = table_of_people("prophecy", jana, petr, seats=4, bot="greedy", settings=SHORT)
    look_at(table, jana, petr)
    play(jana, petr)
    for person in (jana, petr):
        expect(person.scores.get_by_role("heading", level=1)).to_be_visible()
        assert max(len(each["certificates"]) for each in person.update["view"]["players"]) == 5


def test_a_click_on_the_map_goes_there_for_the_price_that_it_shows(visit: Visit) -> None:
    jana, petr = visit("Jana"), visit("Petr")
    look_at(table_played("prophecy", moves_of_bots("prophecy", RANDOM, may_ride), jana, petr), jana, petr)
    gold = player(jana)["gold"]
    ride = rides(jana.update["view"])[0]
    field = jana.page.locator(f"button[data-field={ride['place']}]")
    expect(field).to_have_accessible_name(within(word(jana, "way-paid", way=word(jana, "way-ride"), gold=ride["gold"])))
    jana.answer(field)
    jana.wait(lambda: player(jana)["place"] == ride["place"], "the journey")
    assert player(jana)["gold"] <= gold - ride["gold"] or jana.update["events"]
    expect(figure(jana, ride["place"])).to_be_visible()


def test_a_journey_into_the_water_realm_and_back(visit: Visit) -> None:
    jana, petr = visit("Jana"), visit("Petr", chance=1)
    moves, settings = some_moves_until(RANDOM, may_dive)
    look_at(table_played("prophecy", moves, jana, petr, **settings), jana, petr)
    answers = jana.region("answers")
    jana.answer(answers.get_by_role("button", name=word(jana, "enter-gate")))
    play(petr, until=lambda: asked(jana, "choose_bag"))
    bag = jana.update["view"]["water"]["bags"][0]
    jana.answer(answers.get_by_role("button", name=word(jana, "bag", bubbles=bag["bubbles"], gold=bag["gold"])))
    jana.wait(lambda: player(jana)["under_water"], "the dive")
    expect(figure(jana, player(jana)["place"])).to_be_visible()
    realm = jana.page.locator("section.realm")
    expect(realm).to_contain_text(word(jana, "reserve", reserve=jana.update["view"]["air"]["reserve"]))
    end = jana.page.get_by_role("button", name=within(word(jana, "swim-out", direction=word(jana, "to-west"))))

    def is_ashore() -> bool:
        """Swims to the west wherever that can be done."""
        if asked(jana, "water_move", "swim_on") and end.count():
            jana.answer(end)
        return not player(jana)["under_water"]

    play(jana, petr, until=is_ashore)
    expect(figure(jana, player(jana)["place"])).to_be_visible()


def test_a_reload_in_a_fight_shows_the_same_chances(visit: Visit) -> None:
    jana, petr = visit("Jana", language="cs"), visit("Petr")
    moves = moves_of_bots("prophecy", RANDOM, asks("choose_kind"))
    person = look_at(table_played("prophecy", moves, jana, petr), jana, petr)
    before = settled(person)
    fight = part(person, "fight")
    shown = fight.aria_snapshot()
    chances = person.update["view"]["fight"]["modes"]
    for mode in chances.values():
        odds = mode["whole"]
        told = word(person, "odds", win=odds["win"], draw=odds["draw"], loss=odds["loss"], throws=odds["out_of"])
        expect(fight.get_by_role("img", name=told, exact=True).first).to_be_visible()
    person.reload()
    assert settled(person) == before
    assert part(person, "fight").aria_snapshot() == shown
    person.answer(person.page.locator(".answers button.legal").first)


def test_dice_are_thrown_before_our_eyes_and_a_key_shows_the_rest(visit: Visit) -> None:
    jana, petr = (visit(name, still=False, speed="slow") for name in ("Jana", "Petr"))
    moves = moves_of_bots("prophecy", RANDOM, asks("choose_kind"))
    person = look_at(table_played("prophecy", moves, jana, petr), jana, petr)
    person.hold_time()
    person.answer(person.page.locator(".answers button.legal").first)
    dice = part(person, "fight").get_by_role("img", name=within(word(person, "shows-light", value="")))

    def is_thrown() -> bool:
        person.pass_time()
        return dice.is_visible()

    person.wait(is_thrown, "the dice")
    expect(part(person, "fight").get_by_role("status")).to_be_visible()
    person.page.keyboard.press("Shift")
    expect(part(person, "fight")).to_have_count(0)


def test_the_final_battle_is_fought_to_its_end(visit: Visit) -> None:
    jana, petr = visit("Jana", language="cs"), visit("Petr", chance=1)
    moves, settings = some_moves_until(GREEDY, is_final, water_realm="off", treasure_island="off")
    look_at(table_played("prophecy", moves, jana, petr, **settings), jana, petr)
    for person in (jana, petr):
        assert person.update["view"]["final"]
    play(jana, petr)
    for person in (jana, petr):
        expect(person.scores.get_by_role("heading", level=1)).to_be_visible()


def test_who_plays_alone_meets_the_nemesis(visit: Visit) -> None:
    jana = visit("Jana")
    made = jana.ask("POST", "/api/tables", {"game": "prophecy", "seats": 1})
    look_at(started(jana, made["table"]["id"], {}), jana)
    play(jana, until=lambda: jana.update["view"]["round"] >= 3 and asked(jana, "move"))
    assert jana.update["status"] == "playing"

    def is_where_it_should_be() -> bool:
        field = jana.update["view"]["nemesis"]["field"]
        return jana.page.locator(f".place:has([data-field={field}]) .nemesis").is_visible()

    jana.wait(is_where_it_should_be, "the nemesis")  # an answer may still be on its way, and it moves again
