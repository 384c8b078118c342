"""The table of Passengers in the terminal: drawn from every view, and true to it."""

from __future__ import annotations

import io
from itertools import product

import pytest
from rich.cells import cell_len

import hlubina
from hlubina.core.chance import stream
from hlubina.core.game import Game
from hlubina.games.passengers.cards import GIFT_NAMES
from hlubina.terminal import boards
from hlubina.terminal.play import LocalTable
from hlubina.terminal.style import new_console
from hlubina.text import LANGUAGES, texts
from tests.kit.marks import rule
from tests.kit.tables import play_at_random, positions

PLAYERS = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Filip", "Gita", "Hugo"]


def drawn(game: Game, viewer: int | None, language: str, width: int = 100) -> list[str]:
    """The lines of the board without colours."""
    screen = io.StringIO()
    console = new_console(file=screen, width=width)
    scene = boards.scene_of(game, viewer)
    console.print(boards.draw("passengers", scene, viewer or 0, PLAYERS[: game.seats], texts("passengers", language)))
    return screen.getvalue().splitlines()


@pytest.mark.parametrize("seats", [4, 5, 8])
def test_every_position_can_be_drawn(seats: int) -> None:
    """Viewers, languages and widths take turns."""
    screens = list(product([None, *range(seats)], LANGUAGES, [80, 120]))
    settings = {"gift_set": "III"}
    for number, game in enumerate(positions("passengers", seats, settings, 1, seed=seats)):
        for viewer, language, width in screens if game.is_over() else [screens[number % len(screens)]]:
            lines = drawn(game, viewer, language, width)
            assert max(cell_len(line.rstrip()) for line in lines) <= width
            assert all(name in "\n".join(lines) for name in PLAYERS[:seats])


def test_a_player_sees_hand_loyalty_and_what_is_certain() -> None:
    game = hlubina.new("passengers", 5, 3)
    view = game.view(1)
    text = "\n".join(drawn(game, 1, "en", 200))
    words = texts("passengers", "en")
    assert all(words.say(f"card-{card}") in text for card in view["hand"])
    assert words.say(f"side-{view['loyalty']}") in text


def test_hidden_cards_do_not_show() -> None:
    for number, game in enumerate(positions("passengers", 6, {"gift_set": "III"}, 1, seed=2)):
        if number % 6 == 0:
            for viewer in range(6):
                lines = drawn(game, viewer, "en", 200)
                dream = game.imagine(viewer, stream(1, "board"))
                assert drawn(dream, viewer, "en", 200) == lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_its_note_and_explanation(language: str) -> None:
    words = texts("passengers", language)
    met = set()
    for game in play_at_random(hlubina.new("passengers", 6, 1, {"gift_set": "II"}), 1):
        for seat in game.acting():
            scene = boards.scene_of(game, seat)
            for option in game.options(seat)[:40]:
                action = game.vocabulary.decode(option)
                note = boards.note("passengers", action, scene, words)
                if action.name == "place":
                    met.add(action.name)
                    assert note
                assert all(boards.explain("passengers", action.arguments, scene, words))
    assert met


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_gift_can_be_looked_up_by_its_name(language: str) -> None:
    words = texts("passengers", language)
    for gift in GIFT_NAMES:
        found = boards.look_up("passengers", words.say(f"gift-{gift}").upper(), words)
        assert any(line.startswith(f"{gift} ") for line in found)
    assert boards.look_up("passengers", "kraken", words) == []


def test_cards_boats_and_sides_can_be_looked_up_too() -> None:
    words = texts("passengers", "en")
    assert boards.look_up("passengers", "red demon", words) == [f"A red demon: {words.help('card-demon_red')}"]
    assert boards.look_up("passengers", "wolf boat III", words)[0].startswith("Wolf boat III: Seat 1: Scales, 1 vote.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_by_typing_numbers(language: str) -> None:
    game = hlubina.new("passengers", 4, 3, None, listen=True)
    screen = io.StringIO()
    answers = iter(str(number % 2 + 1) for number in range(100_000))
    table = LocalTable(hlubina.Match(game, ["human"] * 4), language, new_console(file=screen), lambda _: next(answers))
    assert table.run()
    text = screen.getvalue()
    assert {"cs": "Konec hry", "en": "The game is over"}[language] in text
    assert {"cs": "6,5", "en": "6.5"}[language] in text


@rule("P-9.7")
def test_in_a_discussion_bots_speak_first_and_none_is_ready_before_the_person_is() -> None:
    """In the first game whose gifts do not silence the person before the discussion."""
    heard = next(filter(None, map(claims_heard, range(20))))
    assert heard[0] > 0  # the bots spoke first
    assert len(heard) == 2


def claims_heard(seed: int) -> list[int]:
    """How many claims the person has heard at each question of the first discussion."""
    game = hlubina.new("passengers", 5, seed, listen=True)
    match = hlubina.Match(game, ["human", *["greedy"] * 4])
    heard: list[int] = []

    def read(prompt: str) -> str:
        """Asks somebody, then is ready; leaves when it comes to the vote."""
        view = game.view(0)
        if view["phase"] == "vote":
            raise EOFError
        if view["phase"] != "discussion":
            return "1"
        said = [claim["seat"] for claim in view["claims"] if claim["phase"] == "discussion"]
        assert [s for s in range(1, 5) if view["players"][s]["ready"] and said.count(s) < 3] == []
        heard.append(len(said))
        asks = game.vocabulary.encode("say_ask", 1, "placed")
        return str(game.options(0).index(asks) + 1) if len(heard) == 1 else "1"

    assert not LocalTable(match, "en", new_console(file=io.StringIO(), width=100), read).run()
    assert game.view(0)["phase"] == "vote"
    return heard


@rule("P-9.9", "P-9.10")
def test_out_of_turn_one_asks_with_t_and_the_bot_answers_before_the_card_is_placed() -> None:
    game = next(game for seed in range(50) if (game := hlubina.new("passengers", 5, seed, listen=True)).acting() == [1])
    match = hlubina.Match(game, ["human", *["greedy"] * 4])
    screen = io.StringIO()
    typed: list[str] = []

    def read(prompt: str) -> str:
        """Shows what can be said, asks the bot that placed first, and leaves at the next question."""
        said = [claim["seat"] for claim in game.view(0)["claims"] if claim["name"] == "say_ask"]
        if said:
            raise EOFError
        asks = game.interjections(0).index(game.vocabulary.encode("say_ask", 1, "loyalty"))
        typed.append(["t", "t nonsense", f"t {asks + 1}"][len(typed)])
        return typed[-1]

    assert not LocalTable(match, "en", new_console(file=screen, width=100), read).run()
    assert typed == ["t", "t nonsense", typed[-1]]
    assert "Nothing that you may say now has “nonsense” in it." in screen.getvalue()
    assert "t say something" in screen.getvalue()
    view = game.view(0)
    asked = [claim["name"] for claim in view["claims"]].index("say_ask")
    answers = [claim for claim in view["claims"][asked + 1 :] if claim["seat"] == 1]
    assert all(claim["name"] == "say_loyalty" and claim["phase"] == "placement" for claim in answers)
    assert game.prompt(0) is not None
    assert len(view["hand"]) == 3  # still to be placed


@rule("P-9.1", "P-9.7", "P-9.9")
def test_at_a_terminal_that_several_people_share_each_of_them_speaks_and_takes_being_ready_back() -> None:
    game = hlubina.new("passengers", 4, 1, listen=True)
    assert game.acting() == [2]
    screen = io.StringIO()
    spoken = iter(["t", "t @9", "t @2", "t @2 1", "t @0"])
    debate = iter(["1", "t @1", "t @1 1", "t @4", "2"])  # the first is ready, then speaks again; the fourth is asked

    def read(prompt: str) -> str:
        view = game.view(None)
        if view["phase"] == "placement" and view["round"] == 1:
            return next(spoken, "1")
        if view["phase"] == "discussion":
            if len(heard(game)) == 1:
                assert not view["players"][0]["ready"]
            return next(debate, "q")
        return "1"

    assert not LocalTable(hlubina.Match(game, ["human"] * 4), "en", new_console(file=screen, width=100), read).run()
    assert [claim["seat"] for claim in game.view(None)["claims"] if claim["phase"] == "placement"] == [1]
    assert heard(game) == [0, 3]
    text = screen.getvalue()
    assert "“t @2” shows what Player 2 may say" in text
    assert text.count("Nobody who plays at this terminal has the seat “@9”.") == 1
    assert text.count("Nobody who plays at this terminal has the seat “@0”.") == 1


def heard(game: hlubina.Game) -> list[int]:
    """Who has spoken in the discussion."""
    return [claim["seat"] for claim in game.view(None)["claims"] if claim["phase"] == "discussion"]
