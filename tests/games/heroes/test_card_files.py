"""A player's card file may have all that the rulebook defines: any swarm, any arrow, other cards and scenarios."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hlubina
from hlubina.core.cardfile import CardSource
from hlubina.games.heroes.cards import read_cards
from hlubina.games.heroes.names import CARD_NAMES
from hlubina.text import LANGUAGES, Texts
from tests.games.heroes.larger import larger_cards, larger_data
from tests.games.heroes.looks import awake, hand, heroes, monsters, room, tokens
from tests.games.heroes.scene import CARD_FILE, end_turn, lead, table
from tests.games.words import answer, asked, step
from tests.kit.cardfiles import toml
from tests.kit.marks import rule
from tests.kit.tables import BUILD, play_at_random, play_by_habit

Change = Callable[[dict[str, Any]], object]
GAMES = 12


@pytest.fixture
def faces(tmp_path: Path) -> Callable[..., Path]:
    """The standard file with other faces of some cards."""

    def write(**changed: str) -> Path:
        text = CARD_FILE.read_text(encoding="utf-8")
        for card, face in changed.items():
            text, found = re.subn(rf'(id = "{card}", n = \d, sym = ")[^"]*', rf"\g<1>{face}", text)
            assert found == 1, card
        path = tmp_path / "cards.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


# Whole games


def game_of(number: int) -> hlubina.Game:
    cards = larger_cards()
    scenarios = cards.scenario_names()
    settings = {
        "scenario": scenarios[number % len(scenarios)],
        "promo": ["off", "on"][number % 2],
        "defence": ["owner", "anybody_there"][number // 2 % 2],
    }
    return hlubina.new("heroes", 1 + number % 4, f"larger/{number}", settings, cards)


def played(number: int) -> list[hlubina.Game]:
    game = game_of(number)
    positions = play_by_habit(game, number) if number % 2 else play_at_random(game, number)
    return [position.copy() for position in positions]


def digests() -> list[str]:
    """A hash for each game: every answer that was ever offered, and how it ended."""
    found: list[str] = []
    for number in range(GAMES):
        trail = [[position.acting(), position.dump()] for position in played(number)[::9]]
        found.append(hashlib.sha256(json.dumps(trail, sort_keys=True).encode()).hexdigest())
    return found


@rule("H-4.12", "H-4.13", "H-4.14", "H-4.18")
def test_games_with_a_larger_file_come_to_their_end_and_every_position_can_be_stored() -> None:
    cards = larger_cards()
    met: set[str] = set()
    names: set[str] = set()
    for number in range(GAMES):
        positions = played(number)
        for position in positions:
            met.update(step.name() for step in position.stack.steps())
            for seat in position.acting():
                names.update(position.vocabulary.decode(action).name for action in position.options(seat))
        for position in positions[::5]:
            assert hlubina.load(position.dump(), cards).digest() == position.digest()
        assert positions[-1].is_over()
    assert met >= {"swarm_act", "behind_arrow", "reward", "one_symbol", "give_back"}
    assert names >= {"swarm_draw", "swarm_create", "swarm_reinforce", "symbol"}


@pytest.mark.skipif(BUILD == "pure", reason="Hlubina is not compiled here; there is nothing to compare")
def test_pure_and_compiled_play_the_same_games_with_a_larger_file(
    checkout: Path, pure_environment: dict[str, str]
) -> None:
    code = "import json; from tests.games.heroes.test_card_files import digests; print(json.dumps(digests()))"
    other = subprocess.run(
        [sys.executable, "-c", code], cwd=checkout, env=pure_environment, capture_output=True, check=True, text=True
    )
    assert json.loads(other.stdout) == digests()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_answer_has_its_text(language: str) -> None:
    words = Texts("heroes", language, larger_cards())
    people = ["Ada", "Bob", "Cyn", "Dan"]
    for number in range(GAMES):
        for position in played(number)[::7]:
            for seat in position.acting():
                prompt = position.prompt(seat)
                assert prompt is not None
                assert all(words.question(prompt, people))
                told = [words.action(position.vocabulary.decode(action), people) for action in prompt.options]
                assert len(set(told)) == len(told), told


# Swarms (H-4.13)


@rule("H-4.13")
def test_each_monster_of_a_drawing_swarm_draws_a_card(faces: Callable[..., Path]) -> None:
    cards = faces(ratfolk_rush="swarm:draw")
    game = table("ratfolk", rooms={"vault": "ratfolk*3", "sewer": "ratfolk"}, hands=["ratfolk_rush"], cards=cards)
    answer(game, "play ratfolk_rush", "swarm_draw", "room vault", "draw", "draw")
    assert step(game) == "swarm_act"
    answer(game, "draw")
    assert len(hand(game)) == 3


@rule("H-4.13")
def test_each_monster_of_an_activating_swarm_activates_its_room(faces: Callable[..., Path]) -> None:
    cards = faces(ratfolk_rush="swarm:activate")
    game = table("ratfolk", rooms={"workshop": "ratfolk*3"}, hands=["ratfolk_rush"], cards=cards)
    answer(game, "play ratfolk_rush", "swarm_activate", "activate workshop", "activate workshop", "done")
    assert tokens(game, "workshop") == {"trap": 2}


@rule("H-4.13")
def test_a_swarm_creates_in_its_room_as_long_as_tokens_are_left(faces: Callable[..., Path]) -> None:
    cards = faces(ratfolk_rush="swarm:create:bone swarm:trap swarm:portal")
    game = table("ratfolk", rooms={"vault": "ratfolk*2 bone*4"}, hands=["ratfolk_rush"], cards=cards)
    answer(game, "play ratfolk_rush", "swarm_create bone", "create bone")
    assert tokens(game, "vault") == {"bone": 5}, "there are five bones"
    answer(game, "swarm_trap", "lay_trap", "lay_trap", "swarm_portal", "open_portal")
    assert tokens(game, "vault") == {"bone": 5, "trap": 2}
    assert room(game, "vault")["portal"] == "finished"


def slimes_in_the_forge(forge: str, cards: Path) -> hlubina.Game:
    """Slimes that hold one card, before a rogue comes into their forge."""
    return table(
        "slimes",
        rooms={"forge": forge, "workshop": "chest:3"},
        hands=["slimes_split"],
        others="pile",
        enemy="rogue_swords",
        cards=cards,
        difficulty="family",
    )


@rule("H-4.7", "H-4.13")
def test_a_swarm_defends_like_one_monster(faces: Callable[..., Path]) -> None:
    cards = faces(slimes_split="swarm:defend / move")
    game = slimes_in_the_forge("slimes*2", cards)
    lead(end_turn(game))
    assert step(game) == "defend"
    answer(game, "card slimes_split")
    assert len(monsters(game, "forge", "slimes")) == 2


# Arrows (H-4.12)


@rule("H-4.12")
def test_a_move_before_an_arrow_lets_figures_and_traps_come_where_it_led(faces: Callable[..., Path]) -> None:
    cards = faces(ratfolk_rush="(move -> deploy:1 trap)")
    game = table("ratfolk", rooms={"vault": "ratfolk"}, hands=["ratfolk_rush"], cards=cards)
    answer(game, "play ratfolk_rush", "move vault", "room forge", "deploy")
    assert asked(game) == {"lay_trap", "decline"}
    answer(game, "lay_trap")
    assert len(monsters(game, "forge", "ratfolk")) == 2
    assert tokens(game, "forge") == {"trap": 1}


@rule("H-4.12")
def test_what_has_no_room_lets_figures_come_to_any_monster(faces: Callable[..., Path]) -> None:
    cards = faces(ratfolk_rush="(draw -> deploy:2)")
    rooms = {"vault": "ratfolk", "sewer": "ratfolk"}
    game = table("ratfolk", rooms=rooms, hands=["ratfolk_rush"], cards=cards)
    answer(game, "play ratfolk_rush", "draw")
    assert asked(game) == {"room vault", "room sewer", "decline"}
    answer(game, "room sewer", "deploy")
    assert len(monsters(game, "sewer", "ratfolk")) == 3


@rule("H-4.12")
def test_another_action_behind_an_arrow_is_done_by_any_monster(faces: Callable[..., Path]) -> None:
    cards = faces(ratfolk_rush="(activate -> melee)")
    rooms = {"workshop": "ratfolk", "sewer": "ratfolk rogue*2"}
    game = table("ratfolk", rooms=rooms, hands=["ratfolk_rush*2"], cards=cards)
    answer(game, "play ratfolk_rush", "activate workshop", "melee sewer")
    assert step(game) == "play_cards"
    assert heroes(game, "sewer") == {"rogue": 1}


@rule("H-4.12")
def test_an_ambush_that_brings_nobody_was_not_done(faces: Callable[..., Path]) -> None:
    cards = faces(ratfolk_rush="(ambush:2:crossbones -> draw)")
    game = table("ratfolk", rooms={"vault": "ratfolk"}, hands=["ratfolk_rush*2"], cards=cards)
    answer(game, "play ratfolk_rush", "ambush", "done")
    assert step(game) == "play_cards"
    answer(game, "play ratfolk_rush", "ambush", "room sewer", "done")
    assert asked(game) == {"draw", "decline"}


@rule("H-4.12", "H-4.13")
def test_a_swarm_before_an_arrow_counts_once_if_one_of_it_acted(faces: Callable[..., Path]) -> None:
    cards = faces(ratfolk_rush="(swarm:melee -> deploy:1)")
    game = table("ratfolk", rooms={"vault": "ratfolk*2 rogue*3"}, hands=["ratfolk_rush*2"], cards=cards)
    answer(game, "play ratfolk_rush", "swarm_melee", "done")
    assert step(game) == "play_cards"
    answer(game, "play ratfolk_rush", "swarm_melee", "melee vault", "done", "deploy")
    assert heroes(game, "vault") == {"rogue": 2}
    assert len(monsters(game, "vault", "ratfolk")) == 3


@rule("H-4.7", "H-4.12")
def test_behind_the_arrow_of_a_defence_one_strikes_back_out_of_turn(faces: Callable[..., Path]) -> None:
    cards = faces(slimes_split="(defend -> melee) / move")
    game = table(
        "dragon",
        "slimes",
        rooms={"forge": "slimes", "vault": "dragon", "workshop": "chest:3"},
        hands=["dragon_claws", "slimes_split"],
        others="pile",
        enemy="rogue_swords",
        cards=cards,
        difficulty="family",
    )
    lead(end_turn(game), "forge")
    answer(game, "card slimes_split")
    assert (game.acting(), step(game)) == ([1], "reward")
    assert asked(game) == {"melee forge", "decline"}
    assert hlubina.load(game.dump(), cards).digest() == game.digest()
    answer(game, "melee forge")
    assert heroes(game, "forge") == {}
    lead(game)
    assert game.view(None)["player"] == 1, "the turn has passed from the dragon to the slimes"


@rule("H-4.12", "H-4.15")
def test_who_strikes_behind_a_defence_hits_an_active_hero_first(faces: Callable[..., Path]) -> None:
    cards = faces(slimes_split="(defend -> melee) / move")
    game = slimes_in_the_forge("slimes*2 rogue", cards)
    lead(end_turn(game), "forge")
    answer(game, "card slimes_split")
    assert (awake(game, "forge"), room(game, "forge")["resting"]) == ({"rogue": 1}, {"rogue": 1})
    answer(game, "melee forge")
    assert heroes(game, "forge") == {"rogue": 1}, "the one who has attacked; nobody is left to attack"


@rule("H-4.12", "H-4.13")
def test_an_ambushing_swarm_that_brings_nobody_has_not_acted(faces: Callable[..., Path]) -> None:
    cards = faces(ratfolk_rush="(swarm:ambush:2:crossbones -> draw)")
    game = table("ratfolk", rooms={"vault": "ratfolk*2"}, hands=["ratfolk_rush*2"], cards=cards)
    answer(game, "play ratfolk_rush", "swarm_ambush", "ambush", "done", "ambush", "done")
    assert step(game) == "play_cards"
    answer(game, "play ratfolk_rush", "swarm_ambush", "ambush", "room sewer", "done", "ambush", "done")
    assert asked(game) == {"draw", "decline"}
    assert hlubina.load(game.dump(), cards).digest() == game.digest()


# Symbols with the same actions (H-4.17)


@rule("H-4.17")
def test_two_different_ambushes_of_a_card_are_told_apart(faces: Callable[..., Path]) -> None:
    cards = faces(ratfolk_rush="ambush:1:crossbones ambush:2:eye ambush:2:eye")
    game = table("ratfolk", rooms={"vault": "ratfolk"}, hands=["ratfolk_rush"], cards=cards)
    answer(game, "play ratfolk_rush")
    assert asked(game) == {"symbol 1", "symbol 2", "done"}
    assert game.view(None)["card"]["answers"].keys() == {"ambush:1:crossbones", "ambush:2:eye"}
    answer(game, "symbol 2", "room study", "room study", "done")
    assert len(monsters(game, "study", "ratfolk")) == 2
    answer(game, "symbol 1", "room sewer", "ambush")
    assert step(game) == "ambush", "of one kind there is nothing to tell apart"


@rule("H-4.12", "H-4.17")
def test_an_attack_and_one_before_an_arrow_are_told_apart(faces: Callable[..., Path]) -> None:
    cards = faces(ratfolk_rush="melee (melee -> deploy:1)")
    game = table("ratfolk", rooms={"vault": "ratfolk rogue*2"}, hands=["ratfolk_rush"], cards=cards)
    answer(game, "play ratfolk_rush", "symbol 1")
    assert asked(game) == {"melee vault", "done"}
    answer(game, "melee vault", "deploy")
    assert len(monsters(game, "vault", "ratfolk")) == 2


@rule("H-4.14")
def test_reinforcements_may_show_ambushes_and_what_stands_behind_an_arrow(faces: Callable[..., Path]) -> None:
    cards = faces(ratfolk_rush="reinforce:ambush", ratfolk_works="(move -> ambush:1:eye)")
    game = table(
        "ratfolk",
        rooms={"vault": "ratfolk"},
        hands=["ratfolk_rush"],
        piles=["ratfolk_works ratfolk_teeth ratfolk_burrows"],
        cards=cards,
    )
    answer(game, "play ratfolk_rush", "reinforce")
    assert sorted(hand(game)) == ["ratfolk_burrows", "ratfolk_works"]


# Figures


@rule("H-4.3")
def test_a_figure_with_many_wounds_is_an_answer_of_its_own() -> None:
    game = hlubina.new("heroes", 1, 1)
    actions = [game.vocabulary.encode("figure", wounds) for wounds in range(9)]
    others = [game.vocabulary.encode("carry", "gold"), game.vocabulary.encode("victim", "ratfolk")]
    assert len({*actions, *others}) == 11
    assert [game.vocabulary.decode(action).arguments["wounds"] for action in actions] == list(range(9))


@rule("H-4.18")
def test_a_card_of_any_name_has_actions_of_its_own() -> None:
    vocabulary = hlubina.title("heroes").vocabulary
    found = {vocabulary.encode(block, card) for block in ("play", "play_right", "card") for card in CARD_NAMES}
    assert len(found) == 3 * len(CARD_NAMES)


# Faces


def sentences(symbols: str, language: str) -> list[str]:
    data = larger_data()
    data["clans"][0]["cards"][0]["sym"] = symbols
    words = Texts("heroes", language, read_cards(CardSource(toml(data))))
    assert words.faces["card-dragon_1"]["symbols"] == [[symbols]]
    return words.sentences(words.faces["card-dragon_1"])


@pytest.mark.parametrize(
    ("symbols", "english", "czech"),
    [
        (
            "swarm:create:gold",
            ["1× swarm: create a gold coin. ", "may do this once: create a gold coin."],
            ["1× hejno: vytvořit zlaták. ", "smí jednou provést akci: vytvořit zlaták."],
        ),
        (
            "(move -> melee draw)",
            ["1× move, then melee and draw. ", " Once this is done, you may also do this: melee and draw."],
            ["1× pohyb, potom útok na blízko a dobrání. ", " smíš provést také: útok na blízko a dobrání."],
        ),
        (
            "(swarm:melee -> trap)",
            ["1× swarm: melee, then trap. ", " also do this: trap. What you put down comes into the same room."],
            [
                "1× hejno: útok na blízko, potom past. ",
                " také: past. Co při tom položíš nebo nasadíš, přijde do téže místnosti.",
            ],
        ),
        (
            "(draw -> deploy:2)",
            ["1× draw, then deploy 2 figures. ", "What you put down comes into a room with your monster."],
            ["1× dobrání, potom nasadit 2 figurky. ", "nasadíš, přijde do místnosti s tvou příšerou."],
        ),
        (
            "reinforce:ambush",
            ["1× reinforcement: ambush. ", "those with the symbol “ambush” come to your hand"],
            ["1× posily: léčka. ", "ty se symbolem „léčka“"],
        ),
    ],
)
def test_a_face_tells_every_form(symbols: str, english: list[str], czech: list[str]) -> None:
    for language, parts in {"en": english, "cs": czech}.items():
        (told,) = sentences(symbols, language)
        assert told.startswith(parts[0])
        assert parts[1] in told


@rule("H-12.10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_further_scenario_has_its_title_and_rule_from_the_file(language: str) -> None:
    words = Texts("heroes", language, larger_cards())
    assert words.faces["scenario-s13"]["words"] == {"title": "Cellar", "rule": "Mind the step."}
    assert "card-dragon_flight" not in words.faces, "a card that the file does not have has no face"
    assert words.help("clan-witches").count("9") == 1
    assert words.say("card-dragon_1")


# Wrong files


def first_card(sym: str) -> Change:
    return lambda data: data["clans"][0]["cards"][0].update(sym=sym)


WRONG: dict[str, tuple[Change, str]] = {
    "a swarm of a swarm": (first_card("swarm:swarm:move"), "has a swarm of a swarm, 'swarm:swarm:move'"),
    "a deployment by itself": (first_card("deploy:2"), "has 'deploy:2' by itself; it can only stand behind an arrow"),
    "a price by itself": (first_card("pay:gold"), "has 'pay:gold' by itself; it can only stand before an arrow"),
    "a defence behind an arrow": (first_card("(move -> defend)"), "cannot follow anything"),
    "an open arrow": (first_card("(move -> draw"), "not of the form (cost -> reward)"),
    "two arrows in one": (first_card("(move -> draw -> melee)"), "not of the form (cost -> reward)"),
    "an unknown symbol": (first_card("dance"), "has a symbol 'dance' that nobody knows"),
    "too many figures": (first_card("ambush:10:hats"), "there must be 1 to 9 figures"),
    "too many symbols": (first_card("move " * 9), "needs 1 to 8 symbols"),
    "three sides": (first_card("move / draw / melee"), "has more than two sides"),
    "a deck of nine": (lambda data: data["clans"][0]["cards"].pop(), "must have 10 cards, not 9"),
    "a card twice": (
        lambda data: data["clans"][0]["cards"][1].update(id="dragon_1"),
        "has the card 'dragon_1' twice; say it with n",
    ),
    "a card of another clan": (
        lambda data: data["clans"][0]["cards"][0].update(id="imps_1"),
        "The id of a card of the clan 'dragon' in the card file must be one of dragon_flight",
    ),
    "an eleventh name": (lambda data: data["clans"][0]["cards"][0].update(id="dragon_11"), "not 'dragon_11'"),
    "a card without copies": (lambda data: data["clans"][0]["cards"][0].update(n=0), "leave the card out"),
    "too many hit points": (lambda data: data["clans"][1].update(hp=10), "from 0 to 9, not 10"),
    "a scenario beyond the last": (
        lambda data: data["setting"][0]["values"].append("s41"),
        "must list scenarios from s01 to s40, each once, not 's41'",
    ),
    "a scenario that is listed only": (
        lambda data: data["setting"][0]["values"].append("s14"),
        "lacks the scenarios 's14'",
    ),
    "another setting": (
        lambda data: data["setting"][1]["values"].append("easy"),
        "must stay as they are, but for the values of 'scenario'",
    ),
}


@rule("H-4.18")
@pytest.mark.parametrize("fault", WRONG)
def test_a_file_that_does_not_hold_is_refused_with_a_sentence(fault: str) -> None:
    change, said = WRONG[fault]
    data = larger_data()
    change(data)
    with pytest.raises(hlubina.Invalid) as refusal:
        read_cards(CardSource(toml(data)))
    assert said in str(refusal.value)
    assert str(refusal.value).endswith(".")
