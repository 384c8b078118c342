"""A record and a position from before settings had their name, and card files a digest of what they mean."""

from __future__ import annotations

import hashlib
import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import hlubina
from hlubina.core.cardfile import CardSource

FOLDER = Path(__file__).parent / "former"


def former(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    assert "options" in data
    assert "settings" not in data
    return data


def test_a_former_record_is_replayed_and_verified_but_for_the_digest_of_its_last_position() -> None:
    data = former("record")
    game = hlubina.verify(data)
    assert game.is_over()
    assert game.dump()["settings"] == data["options"]
    assert data["digest"] != game.digest(), "positions are written otherwise now"
    data["result"]["scores"][0] += 1
    with pytest.raises(hlubina.Invalid, match="another result"):
        hlubina.verify(data)


def test_a_former_record_is_written_as_it_was_read() -> None:
    record = hlubina.read_record(former("record"))
    assert record.to_dict() == record.copy().to_dict() == pickle.loads(pickle.dumps(record)).to_dict()
    assert record.to_dict() == former("record")


def test_a_former_position_goes_on_as_its_record_does() -> None:
    game, record = hlubina.load(former("position")), former("record")
    assert game.dump() == hlubina.replay(record, game.moves).dump()
    for seat, action in record["moves"][game.moves :]:
        game.take(seat, action)
    assert game.digest() == hlubina.replay(record).digest()


def test_a_record_of_other_cards_may_name_the_digest_of_their_bytes() -> None:
    standard = hlubina.title("conspiracy").standard.source.raw
    cards = hlubina.title("conspiracy").read(CardSource(standard + b"# mine\n"))
    data = hlubina.play(hlubina.new("conspiracy", 2, 1, cards=cards), ["random", "random"]).to_dict()
    assert hlubina.verify({**data, "cards": sha256_of(cards.source.raw)}, cards).is_over()
    with pytest.raises(hlubina.Invalid, match="another card file"):
        hlubina.replay({**data, "cards": sha256_of(standard + b"# yours\n")}, cards=cards)


def sha256_of(raw: bytes) -> str:
    return hashlib.sha256(raw).hexdigest()[:16]
