"""What a game shows is what it declares in its `shown.py`: views, the facts of questions, the facts of events."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import get_type_hints

import msgspec
import pytest

from hlubina.core.shown import OutcomeForm, PromptForm
from hlubina.views import game_typescript, shown_types
from tests.kit.tables import HOUSE, Table, every_table, new, play_at_random, some_seeds, table_id, telling

WEB = Path(__file__).parents[2] / "web" / "src" / "games"


def check_form(form: object, declared: object, what: str) -> None:
    """Exactly what is declared: nothing missing, nothing of another type, nothing more."""
    try:
        read = msgspec.to_builtins(msgspec.convert(form, declared, strict=True))
    except msgspec.ValidationError as error:
        raise AssertionError(f"{what}: {error}") from None
    assert read == msgspec.to_builtins(form), f"{what} shows more than is declared"


@pytest.mark.parametrize("table", every_table(), ids=table_id)
def test_all_that_is_shown_has_the_declared_type(table: Table) -> None:
    name, seats, settings = table
    module: ModuleType = shown_types(name)
    prompts = get_type_hints(module.Prompts, include_extras=True)
    events = get_type_hints(module.Events, include_extras=True)
    for seed in some_seeds(name, seats, games=2):
        game = new(name, seats, f"shown/{seed}/{table_id(table)}", settings, listen=True)
        game.listen(scenes=True)
        for _, position in telling(play_at_random(game, seed), 10 if settings else 5):
            for viewer in [None, *range(seats)]:
                check_form(position.view(viewer), module.View, f"the view of {name}")
                check_form(position.standing(viewer).to_dict(), OutcomeForm, f"the standing of {name}")
            for seat in position.acting():
                prompt = position.prompt(seat)
                assert prompt is not None
                assert prompt.name in prompts, f"{name} does not declare the question {prompt.name}"
                check_form(prompt.to_dict(), PromptForm, f"the question {prompt.name}")
                check_form(prompt.facts, prompts[prompt.name], f"the facts of the question {prompt.name}")
        for event in game.listen().events:
            assert event.name in events, f"{name} does not declare the event {event.name}"
            for viewer in [None, *range(seats)]:
                form = {key: fact for key, fact in event.seen_by(viewer).items() if key not in ("event", "hidden")}
                check_form(form, events[event.name], f"the event {event.name}")
            if event.scene:
                check_form(event.scene, module.Scene, f"the scene of the event {event.name}")


@pytest.mark.parametrize("name", HOUSE)
def test_the_page_has_the_types_that_are_declared(name: str) -> None:
    kept = (WEB / name / "shown.ts").read_text(encoding="utf-8")
    assert kept == game_typescript(name), f"write it anew: hlubina schema {name} --typescript"
