"""A card file that makes no sense is refused in one sentence, and one that does changes the game."""

from __future__ import annotations

from pathlib import Path

import pytest

import hlubina
from tests.games.passengers.scene import CARD_FILE, deal, next_round, place_all
from tests.games.words import answer, asked, step
from tests.kit.marks import rule

TEXT = CARD_FILE.read_text("utf-8")


def changed(folder: Path, old: str, new: str, count: int = 1) -> Path:
    assert old in TEXT, old
    file = folder / "cards.toml"
    file.write_text(TEXT.replace(old, new, count), "utf-8")
    return file


def gift_step(name: str) -> str:
    """The text of a gift from its id to its end."""
    start = TEXT.index(f'id = "{name}"')
    return TEXT[start : TEXT.index("prov = ", start)]


HAMSA = gift_step("I-4")
LANTERN = gift_step("I-2")
SCROLL = gift_step("4P-6")
MASK = gift_step("I-8")
SCALES = gift_step("II-5")
MOVE = gift_step("II-7")
SHUFFLE = gift_step("III-6")
EXCHANGE = gift_step("III-1")
EACH = gift_step("III-4")

BAD = {
    "unknown op": (HAMSA, HAMSA.replace('op = "look"', 'op = "stare"'), "no op 'stare'"),
    "unknown field": (HAMSA, HAMSA.replace('op = "look"', 'op = "look", loud = true'), "nobody knows the field 'loud'"),
    "no op": (HAMSA, HAMSA.replace('op = "look", ', ""), "'op' is missing"),
    "unbound name": (HAMSA, HAMSA.replace('target = "$x"', 'target = "$y"'), "passengers chosen before"),
    "wrong sort": (LANTERN, LANTERN.replace('to = "owner"', 'to = "$q"'), "players chosen before"),
    "bound twice": (
        MASK,
        MASK.replace('as = "x"', 'as = "c"'),
        "must be a new name",
    ),
    "zone": (HAMSA, HAMSA.replace('zone = "in_play"', 'zone = "heaven"'), "'zone' must be one of"),
    "face": (HAMSA, HAMSA.replace('face = "down"', 'face = "up"'), "'face' must be one of any, down"),
    "boats": (HAMSA, HAMSA.replace('boats = "any"', 'boats = "all"'), "'boats' must be one of"),
    "number of passengers": (HAMSA, HAMSA.replace("n = 1", "n = 3"), "from 1 to 2, not 3"),
    "chosen by others": (HAMSA, HAMSA.replace('by = "owner"', 'by = "others"', 1), "'by' must be owner"),
    "picked by the receiver": (LANTERN, LANTERN.replace('picked_by = "giver"', 'picked_by = "owner"'), "must be giver"),
    "shown to many": (LANTERN, LANTERN.replace('to = "owner"', 'to = "others"'), "a single player"),
    "secret": (LANTERN, LANTERN.replace("secret = true", 'secret = "yes"'), "must be true or false"),
    "three swapped": (SCROLL, SCROLL.replace("n = 2", "n = 1"), "exactly two passengers"),
    "a mask on a masked one": (MASK, MASK.replace('mask = "none"', 'mask = "any"'), "without a mask"),
    "a used mask": (MASK, MASK.replace('from = "unused_masks"', 'from = "all"'), "an unused mask"),
    "admitted without a look": (
        SCALES,
        SCALES.replace('{ op = "look", who = ["owner"], target = "$x" },', ""),
        "after looking at it",
    ),
    "admitted to one": (SCALES, SCALES.replace('audience = "all"', 'audience = "owner"'), "'audience' must be all"),
    "moved to nowhere": (MOVE, MOVE.replace('to = "$s"', 'to = "$x"'), "an empty seat chosen before"),
    "limit ignored": (MOVE, MOVE.replace("respects_cap = true", "respects_cap = false"), "'respects_cap' must be true"),
    "masks shuffled": (SHUFFLE, SHUFFLE.replace('mask = "none"', 'mask = "any"'), "without masks can be shuffled"),
    "three exchange": (EXCHANGE, EXCHANGE.replace('"$p"]', '"others"]'), "exactly two players"),
    "each of one": (EACH, EACH.replace("n = 2, n_min = 1", "n = 1"), "one passenger from each boat"),
    "until": (EACH, EACH.replace("votes_revealed", "dawn"), "'until' must be one of"),
    "steps": (HAMSA, HAMSA.replace("steps = [", "steps = 3\nsteeps = ["), "'steps' must be a list"),
    "needs": (HAMSA, HAMSA.replace('needs = ""', 'needs = "luck"'), "'needs' must be nothing, hand or underworld"),
    "question": (SCALES, SCALES.replace("kind_or_colour_of", "age_of"), "'question' must be one of"),
    "unknown gift": ('id = "I-4"', 'id = "V-4"', "does not know"),
    "gift twice": ('id = "I-4"', 'id = "I-3"', "twice"),
    "number of a gift": ("number = 4\nobject", "number = 5\nobject", "must stay as they are"),
    "object": ('object = "hamsa"', 'object = "hand"', "must stay as they are"),
    "objects": ('names = ["potion", ', 'names = ["poison", ', "must be potion"),
    "too few seats": ('  { gift = "scales", votes = 1 },\n]', "]", "all boats need the same number, 4 or 5"),
    "a gift on two seats": ('{ gift = "scroll", votes = 2 }', '{ gift = "potion", votes = 2 }', "show the same gift"),
    "more votes than tokens": ('{ gift = "potion", votes = 5 }', '{ gift = "potion", votes = 9 }', "17 vote tokens"),
    "boat twice": ('round = 1\nanimal = "wolf"', 'round = 1\nanimal = "raven"', "exactly once"),
    "animal": ('animal = "wolf"', 'animal = "bear"', "must be one of raven, wolf"),
    "players": ("[[player_count]]\nn = 5", "[[player_counts]]\nn = 5", "for each of 4 to 8"),
    "sides": ("guides = 2\n", "guides = 3\n", "must make 4"),
    "left over": ("souls_left = 3 ", "souls_left = 2 ", "3 souls and 4 demons are left over"),
    "shadows": ("shadow_souls = 3 ", "shadow_souls = 2 ", "two for each round"),
    "sets": ('gift_sets = ["4P"]', 'gift_sets = ["5P"]', "must be a list of I, II, III, 4P"),
    "counts": ("passengers = 25 ", "passengers = 24 ", "but its cards make 25"),
    "groups": ("groups = [0, 0, 1, 2, 3, 4]", "groups = [0, 0, 1]", "a list of 6 numbers"),
    "setting": (
        'values = ["best_group", "each_group"]',
        'values = ["best_group", "all_groups"]',
        "settings of the card file must stay",
    ),
    "version": ("version = 7 ", "version = 8 ", "must stay as they are"),
}


@rule("P-11.4")
@pytest.mark.parametrize("fault", BAD)
def test_a_senseless_card_file_is_refused_with_a_sentence(fault: str, tmp_path: Path) -> None:
    old, new, sentence = BAD[fault]
    assert old != new
    with pytest.raises(hlubina.Invalid) as refusal:
        hlubina.new("passengers", 5, 1, cards=changed(tmp_path, old, new))
    assert sentence in str(refusal.value)
    assert str(refusal.value).endswith(".")


def test_a_gift_rewritten_in_the_card_file_is_played_as_it_is_written(tmp_path: Path) -> None:
    """The feather of set I now looks at two passengers and then silences somebody."""
    feather = gift_step("I-7")
    new = feather[: feather.index("steps = [")] + (
        "steps = [\n"
        '  { op = "choose_passengers", by = "owner", n = 2, n_min = 1, as = "x", '
        'select = { zone = "in_play", face = "down", mask = "any", shadow = "any", boats = "same" } },\n'
        '  { op = "choose_players", by = "owner", from = "others", n = 1, as = "p" },\n'
        '  { op = "look", who = ["owner", "$p"], target = "$x" },\n'
        '  { op = "silence", who = "$p", until = "votes_revealed" },\n'
        "]\n"
    )
    file = changed(tmp_path, feather, new)
    game = deal(5, cards=file)
    for _ in range(2):
        place_all(game)
        next_round(game, "raven")
    answer(game, next(text for text in sorted(asked(game)) if text.endswith("raven 2")))
    owner = next(seat for seat in range(5) if game.view(None)["players"][seat]["gift"] == "I-7")
    place_all(game)
    while game.view(None)["gift_in_use"] is None or game.view(None)["gift_in_use"]["gift"] != "I-7":
        seat = game.acting()[0]
        game.take(seat, game.options(seat)[0])
    answer(game, sorted(asked(game))[0])
    assert "enough" in asked(game)
    answer(game, "enough")
    assert step(game) == "choose_players"
    other = int(sorted(asked(game))[0].split()[1])
    answer(game, f"player {other}")
    assert not game.may_speak(other)
    assert game.view(owner)["seen"][-1]["cards"] == game.view(other)["seen"][-1]["cards"]


def test_points_votes_and_layouts_of_a_card_file_count(tmp_path: Path) -> None:
    file = changed(tmp_path, "soul = 1  ", "soul = 5  ")
    game = hlubina.new("passengers", 5, 3, {"talk": "off"}, cards=file)
    while not game.is_over():
        seat = game.acting()[0]
        game.take(seat, game.options(seat)[0])
    scoring = game.view(None)["scoring"]
    assert all(entry["points"] == 5 for entry in scoring["souls"])


def test_a_card_file_that_is_no_toml_or_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(hlubina.Invalid, match="cannot be read"):
        hlubina.new("passengers", 5, 1, cards=tmp_path / "none.toml")
    (tmp_path / "bad.toml").write_text("steps = [", "utf-8")
    with pytest.raises(hlubina.Invalid, match="not valid TOML"):
        hlubina.new("passengers", 5, 1, cards=tmp_path / "bad.toml")


@rule("P-9.7")
def test_without_claims_in_the_card_file_there_is_no_discussion(tmp_path: Path) -> None:
    file = changed(tmp_path, "claims_per_discussion = 3", "claims_per_discussion = 0")
    game = hlubina.new("passengers", 5, 1, cards=file)
    while game.view(None)["phase"] in ("placement", "gifts"):
        seat = game.acting()[0]
        game.take(seat, game.options(seat)[0])
    assert step(game) == "vote"
