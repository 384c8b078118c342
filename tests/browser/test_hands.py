"""Wherever several cards are chosen they are clicked and unclicked in any order, and the choice is confirmed once."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

import hlubina
from hlubina.core.game import Game
from hlubina.registry import title
from hlubina.server.table.plan import lesson_seed
from tests.browser.conftest import Visit
from tests.browser.tables import Moves, gather, table_played
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.browser.words import say

ABYSS = "games/abyss/text/board"
SCREENS = pytest.mark.parametrize(
    ("language", "size", "hands"),
    [("cs", PHONE, "touch"), ("en", PHONE, "touch"), ("cs", DESK, "mouse"), ("en", DESK, "mouse")],
)
LIMITED = 209  # the deal after which a player has eleven allies too many when the Commander comes


def limited_hand() -> Moves:
    """The first player collects allies until the second one recruits the Commander."""
    chance = random.Random(LIMITED)
    position = hlubina.new("abyss", 2, lesson_seed("abyss"))
    moves: Moves = []
    while True:
        seat = position.acting()[0]
        step = position.step_of(seat)
        assert step is not None
        if step.name() == "discard_allies":
            return moves
        options = {action: position.vocabulary.decode(action) for action in position.onward(seat)}
        recruits = [action for action, each in options.items() if each.name == "recruit"]
        commander = [action for action in recruits if options[action].arguments["lord"] == "commander"]
        if seat == 0:
            rest = [action for action, each in options.items() if each.name not in ("recruit", "abandon")]
            among = rest or list(options)
        else:
            rest = [action for action, each in options.items() if each.name != "abandon"]
            among = commander or (recruits if recruits and chance.random() < 0.5 else None) or rest or list(options)
        moves.append((seat, chance.choice(among)))
        position.take(*moves[-1])


def paying(deal: int, lord: str) -> Moves:
    """A game at random up to the first payment for this lord."""
    chance = random.Random(deal)
    position = hlubina.new("abyss", 2, lesson_seed("abyss"))
    moves: Moves = []
    while not asks(position, "pay_for_lord", lord):
        seat = position.acting()[0]
        moves.append((seat, chance.choice(position.onward(seat))))
        position.take(*moves[-1])
    return moves


def asks(position: Game, name: str, lord: str) -> bool:
    prompt = position.prompt(position.acting()[0])
    return prompt is not None and prompt.name == name and prompt.facts["lord"] == lord


def at_table(visit: Visit, moves: Moves, language: str, size: tuple[int, int], hands: str) -> Visitor:
    """Whoever of two people is asked after these moves, before the question."""
    people = [visit(name, language=language, size=size, hands=hands) for name in ("Jana", "Petr")]
    gather(table_played("abyss", moves, *people), *people)
    (asked,) = [person for person in people if person.asked()]
    asked.wait(lambda: bool(asked.look()["glowing"]), "the question")
    return asked


def chosen(person: Visitor) -> list[str]:
    cards: list[str] = person.update["view"]["players"][person.update["seat"]]["marked"]
    return cards


def confirming(person: Visitor, name: str, **facts: int) -> Locator:
    return person.page.get_by_role("button", name=say(person.language, name, ABYSS, **facts))


@SCREENS
def test_allies_to_discard_are_clicked_and_unclicked_in_any_order(
    language: str, size: tuple[int, int], hands: str, visit: Visit
) -> None:
    jana = at_table(visit, limited_hand(), language, size, hands)
    count = jana.update["prompt"]["facts"]["count"]
    held = jana.page.locator(".hand .ally.legal:not(.lifted)")
    confirm = confirming(jana, "answer-discard", count=count)
    for number in range(count):
        expect(jana.page.get_by_text(say(language, "discard-left", ABYSS, count=count - number))).to_be_visible()
        expect(confirm).to_have_count(0)
        jana.answer(held.last if number % 2 else held.first)
    expect(held).to_have_count(0)
    expect(confirm).to_be_visible()
    before = chosen(jana)
    jana.answer(jana.page.locator(".hand .ally.lifted").nth(count // 2))
    assert len(chosen(jana)) == count - 1
    expect(confirm).to_have_count(0)
    jana.answer(held.last)
    assert len(chosen(jana)) == count
    assert chosen(jana) != before
    jana.answer(confirm)
    assert chosen(jana) == []


@SCREENS
def test_a_payment_is_clicked_in_any_order_and_says_what_it_would_cost(
    language: str, size: tuple[int, int], hands: str, visit: Visit
) -> None:
    jana = at_table(visit, paying(568, "oracle"), language, size, hands)
    held = jana.page.locator(".hand .ally.legal:not(.lifted)")
    while "pay" not in offered(jana):
        jana.answer(held.last)
    pearls = jana.update["prompt"]["facts"]["pearls"]
    expect(confirming(jana, "answer-pay", pearls=pearls)).to_be_visible()
    lifted = jana.page.locator(".hand .ally.lifted.legal")
    before = len(chosen(jana))
    jana.answer(lifted.first)
    assert len(chosen(jana)) < before
    while "pay" not in offered(jana):
        jana.answer(held.first)
    jana.answer("b")
    assert chosen(jana) == []


@SCREENS
def test_a_payment_that_can_be_made_in_one_way_only_is_ready_at_once(
    language: str, size: tuple[int, int], hands: str, visit: Visit
) -> None:
    jana = at_table(visit, paying(36, "trader"), language, size, hands)
    assert len(chosen(jana)) == 5
    pearls = jana.update["prompt"]["facts"]["pearls"]
    expect(jana.page.locator(".hand .ally.lifted")).to_have_count(5)
    jana.answer(confirming(jana, "answer-pay", pearls=pearls))
    assert chosen(jana) == []


def offered(person: Visitor) -> set[str]:
    """The names of the answers that there are."""
    vocabulary = title("abyss").vocabulary
    return {vocabulary.decode(action).name for action in person.update["prompt"]["options"]}
