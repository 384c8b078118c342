"""A referee of its own: Keep the Heroes Out! implemented again, from rules.en.md and the rulebook alone.

It sits beside random games, foresees every question, all its answers and the whole table, and counts the score again.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hlubina
from tests.games.heroes.larger import larger_source
from tests.games.heroes.referee.drive import HABITS, follow, mixed
from tests.games.heroes.referee.figures import CARDS, Item, figures_of
from tests.games.heroes.referee.invasion import kinds
from tests.games.heroes.referee.table import Asking, Pile, Player, Room
from tests.games.heroes.referee.turn import Referee, Way
from tests.kit.cardfiles import rewritten
from tests.kit.marks import campaign, rule

FIGURES = figures_of(CARDS)
SCENARIOS = FIGURES.settings["scenario"]
DIFFICULTIES = FIGURES.settings["difficulty"]
SEATS = [1, 2, 3, 4]
ACTIONS = ["draw", "activate", "move", "melee", "ranged", "trap", "portal", "create", "ambush", "reinforce"]
FORMS = [
    *[f"swarm {action}" for action in ACTIONS],
    *[f"behind an arrow: {action}" for action in [*ACTIONS, "deploy", "swarm_move", "swarm_trap"]],
    *["told apart", "nothing done before an arrow", "hit an active hero", "defended"],
]


def options_of(name: str, **fixed: str) -> dict[str, str]:
    """Every setting at random, but for those that are fixed."""
    return {**mixed(random.Random(name)), **fixed}


@pytest.fixture(scope="module")
def few_tokens(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A designer's file with so few heroes, resources and portals that they run out again and again."""
    changes = {
        "hero_each       = 6": "hero_each       = 3",
        "resource_each   = 5": "resource_each   = 2",
        "portals         = 6": "portals         = 3",
        "events          = 8 ": "events          = 35 ",
        'sewer = ["frog", "frog"], apothecary': 'sewer = ["frog"], apothecary',
        '{ vault = ["gold", "gold"], architect = ["gold", "gold"] }': '{ vault = ["gold"], architect = ["gold"] }',
    }
    text = rewritten(CARDS.read_text(encoding="utf-8"), changes.items())
    path = tmp_path_factory.mktemp("cards") / "few.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def every_form(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A designer's file with every form of the symbol language, one-sided cards and other hit points."""
    path = tmp_path_factory.mktemp("cards") / "larger.toml"
    path.write_bytes(larger_source().raw)
    return path


def test_the_referee_knows_every_setting() -> None:
    settings = {setting.name: list(setting.values) for setting in hlubina.title("heroes").settings()}
    assert settings == FIGURES.settings


@rule("H-1.1", "H-1.2", "H-1.3", "H-1.4", "H-2.1", "H-2.2", "H-2.3", "H-2.4", "H-2.5", "H-2.6", "H-2.7", "H-2.8")
@rule("H-2.9", "H-2.10", "H-3.1", "H-3.2", "H-3.3", "H-3.4", "H-3.5", "H-3.6", "H-3.7", "H-4.1", "H-4.2", "H-4.3")
@rule("H-4.4", "H-4.5", "H-4.6", "H-4.7", "H-4.8", "H-4.9", "H-4.10", "H-4.11", "H-4.12", "H-4.13", "H-4.14", "H-4.15")
@rule("H-4.16", "H-4.17", "H-5.1", "H-5.2", "H-5.3", "H-5.4", "H-6.1", "H-6.2", "H-6.3", "H-6.4", "H-7.1", "H-7.2")
@rule("H-7.3", "H-9.1", "H-10.1", "H-10.2", "H-10.3", "H-10.4", "H-10.5", "H-10.6", "H-10.7", "H-10.8", "H-10.9")
@rule("H-10.10", "H-11.2", "H-11.3", "H-11.4", "H-11.5")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("habit", HABITS)
def test_a_second_referee_foresees_every_question_and_the_whole_table(habit: str, seats: int) -> None:
    for number in range(4):
        name = f"{habit}/{seats}/{number}"
        assert follow(name, seats, habit, options_of(name))


@rule("H-2.11", "H-2.12", "H-12.1", "H-12.2", "H-12.3", "H-12.4", "H-12.5", "H-12.6", "H-12.7", "H-12.8", "H-12.9")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_does_so_in_every_scenario_at_every_difficulty(scenario: str) -> None:
    met: Counter[str] = Counter()
    for number, difficulty in enumerate(DIFFICULTIES):
        name = f"{scenario}/{difficulty}"
        settings = options_of(name, scenario=scenario, difficulty=difficulty)
        met += follow(name, SEATS[(number + SCENARIOS.index(scenario)) % 4], "sensible", settings)
    assert any(met[f"card {card['id']}"] for card in FIGURES.scenarios[scenario]["cards"])


@rule("H-9.2", "H-9.3", "H-9.4", "H-11.1", "H-11.5", "H-11.6")
def test_it_sees_games_through_both_waves_to_victory() -> None:
    met: Counter[str] = Counter()
    for number in range(12):
        name = f"victory/{number}"
        settings = options_of(name, scenario=SCENARIOS[number % 4], difficulty="family", clans="drawn")
        met += follow(name, 1 + number % 4, "sensible", settings)
    assert met["second wave"] > met["won"] > 0
    assert met["lost"]


@rule("H-2.12", "H-5.6")
def test_it_does_so_where_rooms_are_built() -> None:
    met: Counter[str] = Counter()
    for number in range(10):
        name = f"builder/{number}"
        met += follow(name, 1 + number % 4, "builder", options_of(name, scenario="s08"))
    assert all(met[f"built {room}"] for room in FIGURES.scenarios["s08"]["architect_pool"])


@rule("H-13.3")
def test_it_does_so_where_loot_is_kept() -> None:
    met: Counter[str] = Counter()
    for number in range(8):
        name = f"kept/{number}"
        settings = options_of(name, kept_loot=("two", "three")[number % 2], scenario=("s02", "s07")[number // 4])
        met += follow(name, 1 + number % 4, "busy", settings)
    assert met["kept loot"] >= 8 * 2


@rule("H-2.11", "H-5.5")
def test_it_does_so_where_there_is_a_laboratory() -> None:
    met: Counter[str] = Counter()
    for number in range(8):
        name = f"laboratory/{number}"
        met += follow(name, 1 + number % 4, "builder", options_of(name, scenario=("s07", "s11")[number % 2]))
    assert met["experiment"] == met["loot: foreign"] > 0


@rule("H-8.1", "H-8.2", "H-8.3", "H-8.4")
def test_it_does_so_where_tokens_run_out(few_tokens: Path) -> None:
    met: Counter[str] = Counter()
    for number, scenario in enumerate(SCENARIOS):
        name = f"few/{number}"
        met += follow(
            name, 1 + number % 4, [*HABITS][number % 7], options_of(name, scenario=scenario), cards=few_tokens
        )
    assert met["one token for two rooms"]
    assert met["no token for the catacombs"]


@rule("H-4.7", "H-4.12", "H-4.13", "H-4.14", "H-4.15", "H-4.17")
def test_it_does_so_with_every_form_of_the_symbol_language(every_form: Path) -> None:
    met: Counter[str] = Counter()
    for number in range(36):
        name = f"forms/{number}"
        habit = ["any", "busy", "careful", "sensible"][number % 4]
        scenario = ["s13", "s07", "s08", "s04"][number // 4 % 4]
        settings = options_of(name, scenario=scenario, defence=["owner", "anybody_there"][number % 2])
        met += follow(name, 1 + number % 4, habit, settings, cards=every_form)
    assert {form for form in FORMS if not met[form]} == set()


@campaign
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("habit", HABITS)
def test_a_second_referee_follows_many_games(habit: str, scenario: str, few_tokens: Path, every_form: Path) -> None:
    for number in range(20):
        name = f"campaign/{habit}/{scenario}/{number}"
        cards = [None, every_form, few_tokens, every_form][number % 4]
        assert follow(name, 1 + number // 3 % 4, habit, options_of(name, scenario=scenario), cards=cards)


def test_what_is_left_of_a_shuffled_pile_is_drawn_before_the_next_shuffle() -> None:
    """Reinforcements may have shuffled it since the last question; then its cards are known, but not their order."""
    pile = Pile(["howl", "raid", "muster"])
    assert pile.draw(["muster", "raid"], 2) == ["muster", "raid"]
    assert pile.draw(["fangs", "howl", "muster"], 1) == ["howl"]
    pile.compare({"cards": [], "known": []})


def test_a_card_that_the_journal_does_not_name_cannot_be_drawn() -> None:
    for cards, told, number in [
        (["howl"], ["fangs", "raid"], 1),
        (["howl", "raid"], ["fangs"], 1),
        (["howl", "raid"], ["raid", "raid"], 2),
        (["howl", "raid"], ["howl", "raid"], 1),
    ]:
        with pytest.raises((AssertionError, ValueError)):
            Pile(cards).draw(told, number)


def test_a_pile_of_other_cards_is_noticed_before_anybody_draws_them() -> None:
    for cards in (["howl", "fangs"], ["howl"], ["howl", "howl", "raid"], ["howl", "howl"]):
        with pytest.raises(AssertionError):
            Pile(["howl", "raid"]).compare({"cards": cards, "known": [0] * len(cards)})


def wrong(**rules: Callable[..., Any]) -> type[Referee]:
    return type("WrongReferee", (Referee,), rules)


def lonely_encouragement(self: Referee, room: Room) -> Asking:
    """Traps only; nobody wakes anybody."""
    yield from self.spring_traps(room)
    room.active += room.fresh
    room.fresh = Counter()


def crowded_traps(self: Referee, room: Room) -> Asking:
    """Traps hit whoever is there, not only who has just arrived."""
    while room.tokens["trap"] and room.heroes():
        hero = yield from self.pick(self.me, "trap_victim", "hero", kinds(room.heroes()), room=room.name)
        room.tokens["trap"] -= 1
        self.wound_hero(next(group for group in (room.resting, room.active, room.fresh) if group[hero]), hero)


def defenceless(self: Referee, room: Room, cause: int) -> Asking:
    yield from Referee.wound_monster(self, room, cause or 1)


def frail_champion(self: Referee, heroes: Counter[str], hero: str) -> None:
    heroes -= Counter([hero])


def any_direction(self: Referee, room: Room) -> list[Room]:
    return self.joined(room)


def no_portals(self: Referee, room: Room) -> list[Room]:
    return self.joined(room)


def lone_arrow(self: Referee, player: Player, room: Room | None, behind: tuple[Item, ...]) -> Asking:
    yield from ()


def six_cards(self: Referee, player: Player, number: int) -> None:
    Referee.draw(self, player, 6 if number == 5 else number)


def no_swarms(self: Referee, item: Item) -> dict[str, Way]:
    return {} if item.swarm else Referee.ways(self, item)


WRONG_RULES: dict[str, type[Referee]] = {
    "nobody is encouraged": wrong(check_room=lonely_encouragement),
    "traps hit everybody": wrong(spring_traps=crowded_traps),
    "nobody can defend": wrong(wound_monster=defenceless),
    "heroes run anywhere": wrong(nearer=any_direction),
    "portals lead nowhere": wrong(adjacent=no_portals),
    "nothing stands behind an arrow": wrong(rewards=lone_arrow),
    "the hand is filled up to six": wrong(draw=six_cards),
    "swarms do nothing": wrong(ways=no_swarms),
    "one gambles as often as one likes": wrong(gamble_if_unused=lambda self: {"gamble"}),
    "tokens never run out": wrong(in_supply=lambda self, token: 99),
    "a champion falls like anybody": wrong(wound_hero=frail_champion),
    "the second wave never begins": wrong(card_resolved=lambda self: None),
}


def follow_until_a_complaint(kind: type[Referee]) -> None:
    for number in range(60):
        name = f"wrong/{number}"
        follow(name, 2 + number % 3, ["careful", "sensible"][number % 2], options_of(name), kind)


@pytest.mark.parametrize("name", WRONG_RULES)
def test_the_referee_complains_if_a_rule_is_wrong(name: str) -> None:
    """Were it blind, a slip in the engine would pass as well."""
    with pytest.raises((AssertionError, ValueError, LookupError)):
        follow_until_a_complaint(WRONG_RULES[name])
