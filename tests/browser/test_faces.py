"""The page prints what the engine plays: every number, symbol and sentence on every component of all five games."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from hlubina.core.faces import GAME, Faces
from hlubina.registry import GAMES
from hlubina.text import texts
from tests.browser.conftest import Visit
from tests.browser.tables import usually
from tests.browser.visitor import Visitor
from tests.kit.marks import campaign

READ = """
() => [...document.querySelectorAll('[data-face]')].map((face) => {
  const all = (selector, name) =>
    [...face.querySelectorAll(selector)].map((each) => [each.dataset[name], each.textContent.trim()]);
  return {
    id: face.dataset.face,
    name: face.querySelector('h3').textContent,
    told: all('[data-told]', 'told'),
    printed: all('[data-figure]', 'figure'),
    symbols: all('[data-symbol]', 'symbol').map(([symbol]) => symbol),
    sentences: [...face.querySelectorAll('.told p')].map((each) => each.textContent),
  };
})
"""


def seen(visitor: Visitor, game: str) -> dict[str, Any]:
    """The faces as the page shows them."""
    visitor.go(f"/cards/{game}")
    visitor.page.locator("[data-face]").first.wait_for()
    return {face["id"]: face for face in visitor.page.evaluate(READ)}


def differences(shown: dict[str, Any], game: str, language: str) -> list[str]:
    """What the page shows otherwise than the engine has it."""
    words = texts(game, language)
    found = [f"{thing} is not shown" for thing in words.faces if thing not in shown]
    for thing, face in shown.items():
        true = words.faces[thing]
        figures = {name: str(number) for name, number in true["figures"].items()}
        symbols = sorted(symbol for side in true["symbols"] for symbol in side)
        told = {name: re.sub(r"\D", "", text) for name, text in face["told"]}
        if told != figures:
            found.append(f"{thing}: the figures {told} are {figures}")
        for name, text in face["printed"]:
            if text != figures.get(name):
                found.append(f"{thing}: {name} is printed as {text}, but is {figures.get(name)}")
        if thing != GAME and true["figures"] and {name for name, _ in face["printed"]} != set(figures):
            found.append(f"{thing}: of {sorted(figures)} only {face['printed']} is printed")
        if sorted(face["symbols"]) != symbols:
            found.append(f"{thing}: the symbols {sorted(face['symbols'])} are {symbols}")
        if face["name"] != words.say("title" if thing == GAME else thing):
            found.append(f"{thing} is called {face['name']}")
        if face["sentences"] != words.sentences(true):
            found.append(f"{thing}: {face['sentences']}")
    return found


@pytest.mark.parametrize("language", [pytest.param("cs"), pytest.param("en", marks=campaign)])
@pytest.mark.parametrize("game", GAMES)
def test_every_number_symbol_and_sentence_on_every_component_is_the_engines(
    visit: Visit, game: str, language: str
) -> None:
    shown = seen(visit("Jana", language=language), game)
    assert shown
    assert differences(shown, game, language) == []


def plant_figure(faces: Faces) -> str:
    """A figure is printed one too high; the face on which it is."""
    victim = next(thing for thing, face in faces.items() if face["figures"] and thing != GAME)
    figures = faces[victim]["figures"]
    figures[next(iter(figures))] += 1
    return victim


def plant_symbol(faces: Faces) -> str:
    """A face has the first symbol of another one of its kind."""
    for victim, face in faces.items():
        for other in faces.values():
            if other["kind"] == face["kind"] and face["symbols"] and other["symbols"]:
                mine, theirs = face["symbols"][0], other["symbols"][0]
                if mine and theirs and mine[0] != theirs[0] and sorted(mine) != sorted([theirs[0], *mine[1:]]):
                    mine[0] = theirs[0]
                    return victim
    raise AssertionError("There are no two symbols to confuse.")


def plant_sentence(faces: Faces) -> str:
    """A face says what another one says."""
    first, second = [thing for thing, face in faces.items() if face["sentences"] and thing != GAME][:2]
    faces[first]["sentences"] = [*faces[first]["sentences"], *faces[second]["sentences"]]
    return first


@pytest.mark.parametrize("plant", [plant_figure, plant_symbol, plant_sentence])
@pytest.mark.parametrize("game", usually("heroes"))
def test_what_is_printed_wrong_is_noticed(visit: Visit, game: str, plant: Callable[[Faces], str]) -> None:
    if plant is plant_symbol and not any(face["symbols"] for face in texts(game, "en").faces.values()):
        pytest.skip("No face of this game has symbols.")
    visitor = visit("Jana", language="en")
    victims = []

    def corrupt(route: Any) -> None:
        faces = route.fetch().json()
        victims.append(plant(faces))
        route.fulfill(body=json.dumps(faces), content_type="application/json")

    visitor.page.route("**/faces/*", corrupt)
    found = differences(seen(visitor, game), game, "en")
    assert found
    assert all(victims[0] in each for each in found)
