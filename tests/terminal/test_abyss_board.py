"""The table of Abyss in the terminal: drawn from every view, and true to it."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import count, pairwise, product
from typing import Any

import pytest
from rich.cells import cell_len

import hlubina
from hlubina.core.chance import stream
from hlubina.games.abyss.cards import LOCATION_NAMES, LORD_NAMES, RACES
from hlubina.terminal import boards
from hlubina.terminal.boards import scene_of
from hlubina.terminal.play import LocalTable
from hlubina.terminal.style import new_console
from hlubina.text import LANGUAGES, texts
from tests.kit.marks import campaign
from tests.kit.tables import play_at_random, positions

PLAYERS = ["Ada", "Ben", "Cleo", "Dan"]


def drawn(view: dict[str, Any], viewer: int, language: str, width: int = 100) -> list[str]:
    """The lines of the board without colours."""
    screen = io.StringIO()
    console = new_console(file=screen, width=width)
    console.print(boards.draw("abyss", view, viewer, PLAYERS[: view["seats"]], texts("abyss", language)))
    return screen.getvalue().splitlines()


def some_positions(seats: int, settings: dict[str, str] | None = None) -> Iterator[hlubina.Game]:
    """Positions spread over a random game, its end among them."""
    for number, game in enumerate(positions("abyss", seats, settings or {}, 1, seed=seats)):
        if number % 8 == 0 or game.is_over():
            yield game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_can_be_drawn(seats: int, pytestconfig: pytest.Config) -> None:
    """Every fifth one, all of them in the long campaigns. Viewers, languages and widths take turns; the game's end and
    some other positions are drawn for all of them."""
    screens = list(product([None, *range(seats)], LANGUAGES, [80, 120]))
    step = 1 if pytestconfig.getoption("--campaign") else 5
    for number, game in enumerate(positions("abyss", seats, {}, 1, seed=seats)):
        everybody = number % 100 == 0 or game.is_over()
        if number % step and not everybody:
            continue
        for viewer, language, width in screens if everybody else [screens[number % len(screens)]]:
            lines = drawn(scene_of(game, viewer), viewer or 0, language, width)
            assert max(cell_len(line.rstrip()) for line in lines) <= width
            assert all(name in "\n".join(lines) for name in PLAYERS[:seats])


def test_the_board_is_at_most_forty_lines_long_in_a_usual_game() -> None:
    sizes = sorted(len(drawn(scene_of(game, 0), 0, "cs")) for game in some_positions(4))
    assert sizes[len(sizes) * 9 // 10] <= 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_its_note_and_explanation(language: str) -> None:
    words = texts("abyss", language)
    noted = {"recruit", "lord", "location", "support", "stack", "reward", "opponent"}
    met = set()
    for seed in range(6):
        for game in play_at_random(hlubina.new("abyss", 3, seed), seed):
            for seat in game.acting():
                view = scene_of(game, seat)
                for option in game.options(seat):
                    action = game.vocabulary.decode(option)
                    note = boards.note("abyss", action, view, words)
                    if action.name in noted:
                        met.add(action.name)
                        assert note
                    elif action.name not in ("ally", "take_back"):
                        assert note == ""
                    assert all(boards.explain("abyss", action.arguments, view, words))
    assert met >= noted - {"opponent"}


def test_what_is_marked_affordable_is_what_the_view_says() -> None:
    words = texts("abyss", "en")
    marked = unmarked = 0
    for game in some_positions(3):
        for viewer in range(3):
            view = scene_of(game, viewer)
            lines = drawn(view, viewer, "en")
            for entry in view["court"]:
                name = words.say(f"lord-{entry['lord']}")
                (line,) = [line for line in lines if line.startswith((f"✓ {name} ", f"  {name} "))]
                assert line.startswith("✓") == entry["affordable"]
                assert str(entry["price"]) in line.split()
                marked += entry["affordable"]
                unmarked += not entry["affordable"]
    assert marked > 20
    assert unmarked > 20


def test_a_spectator_sees_no_marks_and_no_worth() -> None:
    for game in some_positions(2):
        text = "\n".join(drawn(scene_of(game, None), 0, "en"))
        assert "✓" not in text
        assert "to you now" not in text


def test_hidden_cards_do_not_show() -> None:
    """What differs only in cards that the viewer may not know looks the same."""
    hidden = 0
    for game in some_positions(3):
        for viewer in range(3):
            view = scene_of(game, viewer)
            lines = drawn(view, viewer, "en", 200)
            for seat in range(3):
                hand = view["players"][seat]["hand"]
                if seat != viewer and hand and hand == [None] * len(hand) and not game.is_over():
                    hidden += 1
                    shown = " ".join("?" * len(hand)) if len(hand) <= 6 else f"?×{len(hand)}"
                    (line,) = [after for line, after in pairwise(lines) if PLAYERS[seat] in line]
                    assert f"hand {len(hand)}: {shown}" in line
                tokens = view["players"][seat]["tokens"]
                if tokens and None in tokens:
                    assert any("monster token" in line and "?" in line for line in lines)
            dream = game.imagine(viewer, stream(1, "board"))
            assert drawn(scene_of(dream, viewer), viewer, "en", 200) == lines
    assert hidden > 20


def test_known_cards_are_grouped_by_race_with_letters() -> None:
    words = texts("abyss", "en")
    for game in some_positions(2, {"memory": "perfect"}):
        view = scene_of(game, 0)
        text = "\n".join(drawn(view, 0, "en", 200))
        for race in RACES:
            held = [card.split("_")[1] for card in view["players"][1]["hand"] if card and card.startswith(race)]
            if held:
                assert f" {words.say(f'letters-{race}')}  {' '.join(held)}" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lord_and_location_can_be_looked_up_by_its_name(language: str) -> None:
    words = texts("abyss", language)
    for card in [*[f"lord-{lord}" for lord in LORD_NAMES], *[f"location-{location}" for location in LOCATION_NAMES]]:
        found = boards.look_up("abyss", words.say(card).upper(), words)
        assert any(line.startswith(f"{words.say(card)}: ") for line in found)
    assert boards.look_up("abyss", "kraken", words) == []


def test_a_looked_up_lord_says_all_that_is_printed_on_it() -> None:
    english = (
        "Recruiter: soldier, price 10, crab and 1 other race, influence 4, key. Opponents pay 2 more for every lord."
    )
    assert boards.look_up("abyss", "recruiter", texts("abyss", "en")) == [english]
    czech = "Verbíř: voják, cena 10, krab a 1 další rasa, vliv 4, klíč. Soupeři platí za každého vládce o 2 víc."
    assert boards.look_up("abyss", "verbíř", texts("abyss", "cs")) == [czech]


@pytest.mark.parametrize("language", ["cs", pytest.param("en", marks=campaign)])
def test_a_whole_game_can_be_played_by_typing_numbers(language: str) -> None:
    game = hlubina.new("abyss", 2, 3)
    game.listen()
    screen = io.StringIO()
    numbers = count()

    def typed(_: str) -> str:
        """One of the first answers that lead on: choosing and taking back in turn would never end."""
        seat = game.acting()[0]
        onward = game.onward(seat)
        return str(1 + game.options(seat).index(onward[next(numbers) % min(3, len(onward))]))

    assert LocalTable(hlubina.Match(game, ["human", "human"]), language, new_console(file=screen), typed).run()
    assert {"cs": "Konec hry", "en": "The game is over"}[language] in screen.getvalue()
