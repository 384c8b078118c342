"""Where several things are chosen, `1 3 5` in one line chooses them all, in any order."""

from __future__ import annotations

import io
from itertools import pairwise

import pytest

import hlubina
from hlubina.terminal.play import LocalTable
from hlubina.terminal.style import new_console
from tests.terminal.test_join import FakeServer, Script, server, table_of, visit  # noqa: F401  (a fixture)
from tests.terminal.test_table import Typist, sit_down

RATFOLK = "9"  # among the clans; its first four figures start in two rooms


def dungeon(*lines: str, language: str = "en") -> tuple[LocalTable, str]:
    """Type these lines, alone in a dungeon, after the choice of the clan."""
    match = hlubina.Match(hlubina.new("heroes", 1, 5, {"scenario": "s04"}, listen=True), ["human"])
    screen = io.StringIO()
    table = LocalTable(match, language, new_console(file=screen, width=160), Typist(RATFOLK, *lines))
    table.run()
    return table, screen.getvalue()


def placed(table: LocalTable) -> dict[str, int]:
    """How many figures stand in each room."""
    rooms = table.match.game.view(0)["rooms"]
    return {room["room"]: len(band["wounds"]) for room in rooms for band in room["monsters"]}


def question(table: LocalTable) -> str:
    prompt = table.match.game.prompt(0)
    assert prompt is not None
    return prompt.name


@pytest.mark.parametrize("line", ["1 2 1 2", "2,1, 2 ,1", " 1  1 2 2 "])
def test_several_numbers_in_one_line_are_chosen_one_after_another(line: str) -> None:
    table, _ = dungeon(line)
    assert sorted(placed(table).values()) == [2, 2]
    assert question(table) == "place_monster", "it is confirmed once"


@pytest.mark.parametrize(
    ("language", "invited", "over"), [("en", "1 3 5", "No longer on offer: "), ("cs", "1 3 5", "Vybrat už nešlo: ")]
)
def test_what_can_no_longer_be_chosen_is_told(language: str, invited: str, over: str) -> None:
    table, text = dungeon("1 2 1 2 1 1", language=language)
    assert invited in text
    assert text.count(over) == 1
    assert sorted(placed(table).values()) == [2, 2]


def test_one_wrong_number_among_several_chooses_nothing() -> None:
    table, text = dungeon("1 99")
    assert "“1 99” is none of the choices" in text
    assert placed(table) == {}


def test_of_several_the_last_is_taken_back_first() -> None:
    table, _ = dungeon("1 1 2 2", "u")
    assert sum(placed(table).values()) == 3


@pytest.mark.parametrize(("language", "told"), [("en", "type a single number"), ("cs", "napiš jen jedno číslo")])
def test_where_one_answer_is_asked_for_several_numbers_choose_nothing(language: str, told: str) -> None:
    table, screen = sit_down(Typist("1 2"), language)
    table.run()
    assert told in screen.getvalue()
    assert 0 not in [seat for seat, _ in table.record.moves]


def test_at_a_server_they_are_sent_one_after_another(server: FakeServer) -> None:  # noqa: F811
    server.table.game = "heroes"
    visit(table_of(server), Script("s", RATFOLK, "1 2 1 2", "q"))
    _, *figures = server.moves()
    assert len(figures) == 4
    assert [move.action for move in figures[:2]] == [move.action for move in figures[2:]]
    assert [after.number - before.number for before, after in pairwise(figures)] == [1, 1, 1]
