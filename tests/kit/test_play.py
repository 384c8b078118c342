"""Random play with three alarms: a crash, a dead end, an endless game; and every action and card is seen."""

from __future__ import annotations

import json
import random
from itertools import chain

import pytest

import hlubina
from hlubina.core.chance import stream
from hlubina.core.game import ENDLESS
from hlubina.registry import title
from tests.kit.marks import campaign
from tests.kit.tables import (
    PLAYED,
    Table,
    cards_of,
    every_table,
    games_and_seats,
    new,
    own_game,
    play_at_random,
    play_by_habit,
    positions,
    random_settings,
    some_seeds,
    table_id,
    telling_positions,
    written,
)

FAR = 8  # every so many positions are played on to the end, in the long campaigns all,
NEAR = 2  # the others for so many turns: from there on it is the game of their neighbours

# Offered only with other cards, or almost never; the title's own tests play them
ELSEWHERE = {"heroes": [("take_back_room", room) for room in ("laboratory", "architect", "catacombs")]}

EVERY_TABLE = pytest.mark.parametrize("table", every_table(), ids=table_id)


@EVERY_TABLE
def test_every_offered_action_is_sorted_unique_known_and_takable(table: Table) -> None:
    _, seats, settings = table
    for game in chain.from_iterable(own_game(table, seed) for seed in range(1 if settings else 3)):
        for seat in range(seats):
            offered = game.options(seat)
            assert offered == sorted(set(offered))
            assert bool(offered) == (seat in game.acting())
            assert len(offered) != 1, "a question with one answer is not a question"
            assert all(0 <= action < game.vocabulary.size for action in offered)
            for action in offered:
                game.copy().take(seat, action)
            check_interjections(game, seat)


def check_interjections(game: hlubina.Game, seat: int) -> None:
    """What may be said out of turn is no answer to a question, and changes nobody else's: only who is asked something
    by it while answering may answer that too."""
    said = game.interjections(seat)
    assert said == sorted(set(said))
    assert game.may_interject(seat) == bool(said)
    assert not set(said) & set(game.options(seat))
    for action in said[game.moves % 11 :: 29]:
        later = game.copy()
        later.take(seat, action)
        assert later.moves == game.moves + 1
        for other in game.acting():
            before, after = game.options(other), later.options(other)
            asked = game.vocabulary.decode(action).arguments.get("seat") == other
            assert other == seat or before == after or (asked and set(before) < set(after))


@EVERY_TABLE
def test_what_is_not_offered_is_refused_with_a_sentence_and_changes_nothing(table: Table) -> None:
    name, seats, _ = table
    chooser = random.Random(1)
    rules = (title(name).text_folder / "rules.en.md").read_text(encoding="utf-8")
    for game in telling_positions(table, 13):
        before = written(game)
        seat = chooser.randrange(seats)
        offered = {*game.options(seat), *game.interjections(seat)}
        numbers = range(-2, game.vocabulary.size + 2)
        for action in chooser.sample(numbers, min(12, len(numbers))):
            if action in offered:
                continue
            with pytest.raises(hlubina.Refused) as refusal:
                game.take(seat, action)
            assert str(refusal.value).endswith(".")
            if refusal.value.rule:
                assert f"## {refusal.value.rule.split('.')[0]} " in rules
        assert written(game) == before


@EVERY_TABLE
def test_the_same_seed_gives_the_same_game(table: Table) -> None:
    first = [written(game) for game in telling_positions(table, 11)]
    again = [written(game) for game in telling_positions(table, 11)]
    other = [written(game) for game in telling_positions(table, 12)]
    assert first == again
    assert first[0] != other[0]


@EVERY_TABLE
def test_a_copy_never_changes_with_its_original(table: Table, pytestconfig: pytest.Config) -> None:
    """Neither while the original is played on, nor while a copy of the copy is."""
    kept: list[tuple[hlubina.Game, bytes]] = []
    for game in telling_positions(table, 14):
        twin, before = game.copy(), written(game)
        assert written(twin) == before
        kept.append((twin, before))
    for number, (twin, before) in enumerate(kept):
        twin.copy().playout(stream(1, "later"), turns_played_on(number, pytestconfig))
        assert written(twin) == before


@EVERY_TABLE
def test_a_dump_loads_to_a_game_that_goes_on_just_so(table: Table, pytestconfig: pytest.Config) -> None:
    _, seats, _ = table
    for number, game in enumerate(telling_positions(table, 15)):
        data = game.dump()
        loaded = hlubina.load(json.loads(json.dumps(data)), cards_of(table[0]))
        assert loaded.dump() == data
        assert [loaded.options(seat) for seat in range(seats)] == [game.options(seat) for seat in range(seats)]
        twin = game.copy()
        for each in (twin, loaded):
            each.playout(stream(5, "rest"), turns_played_on(number, pytestconfig))
        assert loaded.dump() == twin.dump()


def turns_played_on(number: int, config: pytest.Config) -> int:
    """For how many turns a position is played on: to the end every `FAR`th time, in the long campaigns always."""
    return ENDLESS if number % FAR == 0 or config.getoption("--campaign") else NEAR


@EVERY_TABLE
def test_a_record_replays_to_the_same_digest(table: Table) -> None:
    name, seats, settings = table
    record = hlubina.play(new(name, seats, "kit", settings), ["random"] * seats)
    data = json.loads(json.dumps(record.to_dict()))
    assert hlubina.verify(data, cards_of(name)).digest() == record.digest
    half = len(record.moves) // 2
    assert hlubina.replay(data, half, cards_of(name)).moves == half


@pytest.mark.parametrize(("name", "seats"), games_and_seats())
def test_undo_stops_at_the_barrier_and_restores_the_position(name: str, seats: int) -> None:
    chooser = random.Random(seats)
    undone = 0
    for seed in some_seeds(name, seats):
        match = hlubina.Match(new(name, seats, seed), ["random"] * seats)
        while not match.game.is_over():
            before = match.game.copy()
            seat = chooser.choice(match.game.acting())
            match.take(seat, chooser.choice(match.game.options(seat)))
            assert not any(match.may_undo(other) for other in range(seats) if other != seat)
            if match.may_undo(seat) and chooser.random() < 0.3:
                match.undo(seat)
                undone += 1
                assert match.game.dump() == before.dump()
                assert match.game.view(None) == before.view(None)
    assert undone > 0


@pytest.mark.parametrize(("name", "seats"), games_and_seats())
def test_after_an_undo_the_journal_tells_only_what_still_holds(name: str, seats: int) -> None:
    chooser = random.Random(seats)
    compared = 0
    for seed in some_seeds(name, seats):
        game = new(name, seats, seed)
        game.listen()
        match = hlubina.Match(game, ["random"] * seats)
        while not match.game.is_over():
            tried = chooser.random() < 0.3
            before = match.game.listen().seen_by(None) if tried else []
            seat = chooser.choice(match.game.acting())
            match.take(seat, chooser.choice(match.game.options(seat)))
            if tried and match.may_undo(seat):
                match.undo(seat)
                told = match.game.listen().seen_by(None)
                assert told == before
                compared += bool(told)
    assert compared > 0


@pytest.mark.parametrize(("name", "seats"), games_and_seats())
def test_a_move_made_on_a_copy_is_the_same_move_and_changes_nothing_before(name: str, seats: int) -> None:
    chooser = random.Random(seats)
    match = hlubina.Match(new(name, seats, 5, listen=True), ["random"] * seats)
    match.game.listen(scenes=True)
    plain = new(name, seats, 5, listen=True)
    plain.listen(scenes=True)
    while not match.game.is_over() and match.game.moves < 200:
        seat = chooser.choice(match.game.acting())
        action = chooser.choice(match.game.options(seat))
        before, told = match.game, len(match.game.listen().events)
        after = match.after(seat, action)
        assert before.digest() == plain.digest()
        assert len(before.listen().events) == told
        match.go_to(after, seat, action)
        plain.take(seat, action)
        assert match.game.digest() == plain.digest()
    assert [(event.seen_by(0), event.scene) for event in match.game.listen().events] == [
        (event.seen_by(0), event.scene) for event in plain.listen().events
    ]
    assert hlubina.replay(match.record, cards=cards_of(name)).digest() == plain.digest()


@pytest.mark.parametrize(("name", "seats"), games_and_seats())
def test_a_playout_stops_as_soon_as_so_many_turns_have_begun(name: str, seats: int) -> None:
    for turns in (1, 2, 5):
        game = new(name, seats, 4)
        by_hand = game.copy()
        decisions = game.playout(stream(1, "turns"), turns)
        chance = stream(1, "turns")
        last = by_hand.turns + turns
        while not by_hand.is_over() and by_hand.turns < last:
            by_hand.answer(by_hand.choices[chance.below(len(by_hand.choices))])
        assert decisions == by_hand.moves
        assert game.digest() == by_hand.digest()


@pytest.mark.parametrize(("name", "seats"), games_and_seats())
def test_progress_rises_to_a_hundred(name: str, seats: int) -> None:
    shown = [game.progress() for game in positions(name, seats, {}, games=1)]
    assert shown == sorted(shown)
    assert shown[-1] == 100
    assert all(percent < 100 for percent in shown[:-1])


def unseen_in_games(name: str, games: int, seed: int) -> tuple[set[int], set[str]]:
    """The actions never offered and the cards never in view, over games with random settings, until there are none.

    Every other game is played by habit, for where random play never comes far.
    """
    vocabulary = title(name).vocabulary
    chooser = random.Random(seed)
    elsewhere = {vocabulary.encode(*words) for words in ELSEWHERE.get(name, [])}
    actions = set(range(vocabulary.size)) - elsewhere - set(title(name).reserved())
    labels = {
        str(value) for block in vocabulary.blocks for argument in block.arguments for value in argument.labels or []
    }
    faces = title(name).faces(title(name).standard)
    cards = {label for label in labels if any(thing.endswith(f"-{label}") for thing in faces)}
    for number in range(games):
        seats = chooser.randint(title(name).fewest, title(name).most)
        game = hlubina.new(name, seats, f"{seed}/{number}", random_settings(name, chooser))
        for position in play_by_habit(game, number) if number % 2 else play_at_random(game, seed + number):
            for seat in position.acting():
                actions.difference_update(position.options(seat))
        if cards:
            shown = json.dumps(game.view(None))
            cards = {card for card in cards if f'"{card}"' not in shown}
        if not actions and not cards:
            break
    return actions, cards


@pytest.mark.parametrize("name", PLAYED)
def test_every_action_and_card_is_seen_in_a_bounded_number_of_games(name: str) -> None:
    actions, cards = unseen_in_games(name, games=6000, seed=3)
    assert [title(name).vocabulary.decode(action) for action in sorted(actions)] == []
    assert cards == set()


@campaign
@pytest.mark.parametrize(("name", "seats"), games_and_seats())
def test_campaign_of_random_games_never_crashes_sticks_or_runs_on(name: str, seats: int) -> None:
    chooser = random.Random(seats)
    chance = stream(seats, "campaign")
    for number in range(100_000):
        game = new(name, seats, f"campaign/{number}", random_settings(name, chooser))
        decisions = 0
        while not game.is_over():
            game.playout(chance, 50)
            decisions = game.moves
            assert decisions < 5000
        assert game.outcome().over
