"""Positions and records that somebody has written by hand or damaged, and how they are refused."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import hlubina

Data = dict[str, Any]
Change = Callable[[Data], object]


def put(**fields: object) -> Change:
    return lambda data: data.update(fields)


def both(*changes: Change) -> Change:
    def change(data: Data) -> None:
        for one in changes:
            one(data)

    return change


def refused_in_one_sentence(
    sound: Data,
    change: Change,
    words: str = ".",
    read: Callable[[Data], object] = hlubina.load,
    error: type[hlubina.HlubinaError] = hlubina.Invalid,
) -> None:
    """What was sound is refused after the change, with these words and a full stop."""
    data = copy.deepcopy(sound)
    change(data)
    with pytest.raises(error, match=words) as refusal:
        read(data)
    sentence = str(refusal.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
