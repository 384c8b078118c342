"""What an answer would bring is what the engine reckons, with the settings of the table: the page reckons nothing."""

from __future__ import annotations

import json
import random
import re
from functools import partial
from typing import Any, NamedTuple

import pytest

import hlubina
from hlubina.core.chance import Chance
from hlubina.core.errors import HlubinaError
from hlubina.core.game import Game
from hlubina.registry import title
from hlubina.server.table.plan import lesson_seed
from tests.browser.conftest import Visit
from tests.browser.previews import READ, Previews, Told, longest, previews_of
from tests.browser.tables import FEWEST, Moves, gather, moves_until, play_on, table_played
from tests.browser.visitor import Visitor
from tests.kit.marks import campaign

SETTINGS = [
    pytest.param({setting.name: value}, marks=[] if setting.name == "lone_lord_is_a_coalition" else campaign)
    for setting in title("conspiracy").settings()
    for value in setting.values
    if len(setting.values) > 1
]
SIGNED = re.compile(r"[+−-]\d+")


def has_previews(game: Game) -> bool:
    """Whether the seat that is asked is told the points of several answers, and they differ from each other or from none."""
    acting = game.acting()
    previews = game.view(acting[0])["previews"] if acting else []
    return len(previews) > 1 and any(each["points"] for each in previews)


def labels(person: Visitor) -> str:
    """All that the buttons of the table say, as a screen reader hears it."""
    buttons = [each for part in ("board", "answers") for each in person.region(part).get_by_role("button").all()]
    return "\n".join(button.get_attribute("aria-label") or button.inner_text() for button in buttons)


def points_told(text: str) -> set[int]:
    return {int(number.replace("−", "-")) for number in SIGNED.findall(text)} - {0}


@pytest.mark.parametrize("settings", SETTINGS, ids=lambda settings: "-".join(f"{k}={v}" for k, v in settings.items()))
def test_the_points_of_an_answer_are_those_of_the_engine(visit: Visit, settings: dict[str, str]) -> None:
    jana, petr = visit("Jana"), visit("Petr")
    moves = moves_until("conspiracy", 2, has_previews, 20, **settings)
    gather(table_played("conspiracy", moves, jana, petr, **settings), jana, petr)
    asked = jana if jana.asked() else petr
    previews: list[dict[str, Any]] = asked.update["view"]["previews"]
    assert points_told(labels(asked)) == {each["points"] for each in previews if each["points"]}


def test_a_first_lord_alone_is_worth_what_the_setting_says(visit: Visit) -> None:
    told = {}
    for value in ("yes", "no"):
        jana, petr = visit("Jana"), visit("Petr")
        moves = moves_until("conspiracy", 2, first_lord, lone_lord_is_a_coalition=value)
        gather(table_played("conspiracy", moves, jana, petr, lone_lord_is_a_coalition=value), jana, petr)
        asked = jana if jana.asked() else petr
        told[value] = {each["lines"]["coalition"] for each in asked.update["view"]["previews"]}
        assert points_told(labels(asked)) == {e["points"] for e in asked.update["view"]["previews"] if e["points"]}
    assert told == {"yes": {3}, "no": {0}}


def first_lord(game: Game) -> bool:
    """Whether somebody with an empty chamber chooses a lord to recruit."""
    acting = game.acting()
    if not acting:
        return False
    view = game.view(acting[0])
    return bool(view["previews"]) and not any(view["chambers"][acting[0]]["places"])


# The other games: tables that change every setting, looked at wherever something new is told ahead, or a setting matters

LONGEST = 160  # moves of a game that is looked at
STRIDE = 4  # of the seat's decisions: at so few it is asked which settings matter
TABLES = {"abyss": 2, "passengers": 4, "heroes": 12, "prophecy": 5}  # so many change every setting
USUALLY = 1  # of them, without --campaign: the page says what it is told, whatever the settings are
SEEN = 0  # the seat through whose eyes it is looked at


class Look(NamedTuple):
    """A position worth a look: how many moves lead to it, why, and what the engine tells there."""

    moves: int
    why: set[str]
    told: Previews


def seats_at(game: str) -> int:
    return max(2, FEWEST.get(game, 2))


def with_setting(position: Game, name: str, value: str) -> Game | None:
    """The same position with a setting changed; none if the table was set up for the other value."""
    data = json.loads(json.dumps(position.dump()))
    data["settings"][name] = value
    try:
        return hlubina.load(data)
    except HlubinaError:
        return None


def is_light(game: str, name: str, value: str) -> bool:
    """Whether a setting changes only how it goes on, so that the same position may stand with either value."""
    return with_setting(hlubina.new(game, seats_at(game), lesson_seed(game)), name, value) is not None


def settings_of(game: str, number: int) -> dict[str, str]:
    """The first table changes every setting that leaves the set-up alone, the others change all: each to its next value."""
    settings = {}
    for setting in title(game).settings():
        values = sorted(setting.values, key=lambda value: value == setting.default)  # the usual one comes last
        if is_light(game, setting.name, values[0]):
            settings[setting.name] = values[number % len(values)]
        elif number > 0:
            settings[setting.name] = values[(number - 1) % len(values)]
    return settings


def game_to_look_at(game: str, settings: dict[str, str]) -> tuple[Moves, list[Look]]:
    """Moves at random in the deal of the lessons, and the positions on the way at which something new is told ahead."""
    chance = random.Random(0)
    position = hlubina.new(game, seats_at(game), lesson_seed(game), settings)
    moves: Moves = []
    looks: list[Look] = []
    known: set[str] = set()
    asked = 0
    while not position.is_over() and len(moves) < LONGEST:
        if SEEN in position.acting():
            told = previews_at(position)
            why = set(told)
            if asked % STRIDE == 0:
                why |= settings_that_matter(position, settings, known)
            if why - known:
                looks.append(Look(len(moves), why - known, told))
                known |= why
            asked += 1
        seat = chance.choice(position.acting())
        moves.append((seat, chance.choice(position.options(seat))))
        position.take(*moves[-1])
    return moves, looks


def previews_at(position: Game) -> Previews:
    prompt = position.prompt(SEEN)
    assert prompt is not None
    form: Any = prompt.to_dict()
    return previews_of(position.title, position.view(SEEN), form, SEEN, position.vocabulary)


def settings_that_matter(position: Game, settings: dict[str, str], known: set[str]) -> set[str]:
    """Those without which something else would be told ahead in this very position."""
    found = set()
    told = previews_at(position)
    for setting in title(position.title).settings():
        if setting.name in known or settings.get(setting.name, setting.default) == setting.default:
            continue
        other = with_setting(position, setting.name, setting.default)
        if other is not None and SEEN in other.acting() and previews_at(other) != told:
            found.add(setting.name)
    return found


def number_of_table(game: str, number: int) -> Any:
    marks = [campaign] if number >= USUALLY else []
    return pytest.param(game, number, id=f"{game}-{number + 1}", marks=marks)


@pytest.mark.parametrize(
    ("game", "number"), [number_of_table(game, number) for game in TABLES for number in range(TABLES[game])]
)
def test_what_is_told_ahead_is_what_the_engine_tells(game: str, number: int, visit: Visit) -> None:
    settings = settings_of(game, number)
    moves, looks = game_to_look_at(game, settings)
    people = [visit(name) for name in ("Jana", "Petr", "Eva", "Jan")[: seats_at(game)]]
    jana = people[0]
    table, made = "", 0
    for look in looks:
        if not table:
            table = gather(table_played(game, moves[: look.moves], *people, **settings), jana)
        else:
            play_on(table, moves[made : look.moves], *people)
        made = look.moves
        jana.wait(partial(is_asked_after, jana, made), "the position")
        where = f"{game} {settings} after {made} moves, for {sorted(look.why)}"
        compare(jana, look.told, where)
        for kind in look.told.keys() & look.why:  # each kind of preview once
            with pytest.raises(AssertionError, match="should say"):
                compare(jana, {kind: [falsified(one) for one in look.told[kind]]}, where)


def falsified(told: Told) -> Told:
    """The same with another figure in one text, or with another word where there is none."""
    first, *others = told.texts
    wrong = re.sub(r"\d+", lambda figure: str(int(figure[0]) + 57), first, count=1)
    return told._replace(texts=[f"not {first}" if wrong == first else wrong, *others])


def is_asked_after(person: Visitor, moves: int) -> bool:
    """Whether so many moves were made, and the page shows the question that comes then."""
    return bool(person.asked() and person.update["view"]["moves"] == moves and person.shows_newest())


def compare(person: Visitor, told: Previews, where: str) -> None:
    """The page says all of it."""
    if "one hero" in told:
        person.page.locator(f"[data-room={longest(person.update['view'])['room']}]").dispatch_event("pointerenter")
        person.page.locator(".preview .arrival").wait_for()
    for kind, each in told.items():
        found = person.page.evaluate(READ, [one.where for one in each])
        for one, texts in zip(each, found, strict=True):
            assert one.stands_in(texts), f"{where}: {kind} should say {one}, but says {texts}"


# Switches of Abyss that matter so late in a game, or so seldom, that the tables above never show it

SELDOM = {"ambassador_keys": "no_key", "disabled_lord_in_formulas": "counts_normally"}


def position_in_which_it_matters(setting: str) -> tuple[Game, Moves]:
    """A position in which the setting changes what is told, from a game of four, who plot much and want the Assassin."""
    settings = {setting: SELDOM[setting]}
    for attempt in range(200):
        chance = hlubina.stream(attempt, "seldom")
        position = hlubina.new("abyss", 4, lesson_seed("abyss"), settings)
        moves: Moves = []
        while not position.is_over():
            if position.actor == SEEN and has_lords(position) and settings_that_matter(position, settings, set()):
                return position, moves
            moves.append((position.actor, eager_answer(position, chance)))
            position.take(*moves[-1])
    raise AssertionError(f"It never comes to a position in which {setting} matters.")


def has_lords(position: Game) -> bool:
    own = position.view(SEEN)["players"][SEEN]
    return bool(own["free"] or own["disabled"])


def eager_answer(position: Game, chance: Chance) -> int:
    for action in position.options(position.actor):
        answer = position.vocabulary.decode(action)
        if answer.arguments.get("lord") == "assassin" or (answer.name == "plot" and chance.below(4)):
            return action
    return hlubina.title(position.title).adviser.habit(position, chance)


@campaign
@pytest.mark.parametrize("setting", SELDOM)
def test_a_setting_that_matters_seldom_is_not_forgotten(setting: str, visit: Visit) -> None:
    position, moves = position_in_which_it_matters(setting)
    usual = with_setting(position, setting, next(s.default for s in title("abyss").settings() if s.name == setting))
    assert usual is not None
    people = [visit(name) for name in ("Jana", "Petr", "Eva", "Jan")]
    jana = people[0]
    gather(table_played("abyss", moves, *people, **{setting: SELDOM[setting]}), jana)
    jana.wait(partial(is_asked_after, jana, len(moves)), "the position")
    compare(jana, previews_at(position), f"abyss with {setting}")
    with pytest.raises(AssertionError, match="should say"):
        compare(jana, previews_at(usual), f"abyss without {setting}")
