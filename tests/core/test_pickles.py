"""What belongs to no game can be pickled and copied too: chance, records, bots, refusals."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import hlubina
from hlubina.bots.evaluation import Evaluation
from hlubina.core.chance import Chance, load_chance, stream
from hlubina.core.journal import Statement
from hlubina.core.outcome import Line, Outcome

WAYS: list[Callable[[Any], Any]] = [lambda thing: pickle.loads(pickle.dumps(thing)), copy.copy, copy.deepcopy]


def parts(thing: Any) -> Any:
    """What a pickle holds of it: a function, and what that is given."""
    return thing.__reduce__()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", [7, "seven", "sealed:" + "ab" * 32])
def test_chance_goes_on_as_it_would_have(seed: int | str, way: Callable[[Chance], Chance]) -> None:
    chance = stream(seed, "play")
    for _ in range(11):
        chance.below(6)
    twin = way(chance)
    assert type(twin) is type(chance)
    assert [twin.below(1000) for _ in range(40)] == [chance.below(1000) for _ in range(40)]


def test_a_tampered_chance_is_refused() -> None:
    restore, (state,) = parts(stream(7, "play"))
    assert restore is load_chance
    with pytest.raises(hlubina.Invalid):
        load_chance([*state, 5])


@pytest.mark.parametrize("way", WAYS)
def test_a_record_is_independent_of_its_copies(way: Callable[[hlubina.Record], hlubina.Record]) -> None:
    record = hlubina.play(hlubina.new("conspiracy", 2, "sealed:" + "cd" * 32), ["random", "random"])
    held = copy.deepcopy(record.to_dict())
    twin = way(record)
    assert twin.to_dict() == held
    twin.moves.pop()
    twin.players[0] = "somebody"
    assert twin.result is not None
    twin.result["over"] = False
    assert record.to_dict() == held
    hlubina.verify(record)


def test_a_tampered_record_is_refused() -> None:
    restore, (data,) = parts(hlubina.play(hlubina.new("conspiracy", 2, 1), ["random", "random"]))
    with pytest.raises(hlubina.Invalid):
        restore({**data, "moves": [[0, "all"]]})


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("code", ["random", "greedy", "search:60", "search:1.5s"])
def test_a_bot_stays_the_bot_it_was(code: str, way: Callable[[hlubina.Bot], hlubina.Bot]) -> None:
    twin = way(hlubina.bot(code))
    assert twin.code() == code
    assert repr(twin) == f"<bot {code}>"


@pytest.mark.parametrize("way", WAYS)
def test_a_refusal_keeps_what_it_says(way: Callable[[Any], Any]) -> None:
    game = hlubina.new("conspiracy", 2, 1)
    with pytest.raises(hlubina.Refused) as refusal:
        game.take(game.actor, 200)
    twin = way(refusal.value)
    assert isinstance(twin, hlubina.Refused)
    assert [str(twin), twin.seat, twin.action, twin.rule] == [
        str(refusal.value),
        refusal.value.seat,
        200,
        refusal.value.rule,
    ]
    for error in (hlubina.Invalid("so not"), hlubina.HlubinaError("nor so")):
        assert (type(way(error)), str(way(error))) == (type(error), str(error))


@pytest.mark.parametrize("way", WAYS)
def test_small_things_survive(way: Callable[[Any], Any]) -> None:
    outcome = Outcome(True, [Line("pearls", [3, 4])], [Line("keys", [0, 1])], parts=2, together=True, won=True)
    assert way(outcome).to_dict() == outcome.to_dict()
    assert way(Statement("why", {"seat": 1})).flat("reason") == {"reason": "why", "seat": 1}
    assert way(Statement("aim", {"seat": 1})).to_dict() == {"name": "aim", "facts": {"seat": 1}}
    assert way(Evaluation(3, 10, 0.5)).visits == 10
    action = hlubina.title("conspiracy").vocabulary.decode(0)
    assert str(way(action)) == str(action)
