"""PR-19: every card does what its effects say, through the one interpreter; each is played at least once."""

from __future__ import annotations

import random
import re

import pytest

from hlubina import rulebook
from hlubina.games.prophecy.actions import USABLE
from hlubina.games.prophecy.cards import OPS, STANDARD
from hlubina.games.prophecy.names import (
    ARTIFACT,
    CARD_NAMES,
    CHANCE,
    COMMON,
    GATE,
    LESSER,
    MONSTER,
    OBSTACLE,
    OPPORTUNITY,
    OWNABLE,
    UNDERWATER,
    WATER_ABILITY,
    WATER_OPPORTUNITY,
)
from hlubina.text import LANGUAGES
from tests.games.prophecy.scene import Play, Table
from tests.kit.marks import rule

WATER = [["end_turn", -1], ["play_on", -1], ["water_move", 0]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_list_every_word_in_which_effects_are_written(language: str) -> None:
    listed = " ".join(
        text for number, text in rulebook.rules("prophecy", language).items() if number.startswith("PR-19.")
    )
    assert [word for word in OPS if not re.search(rf"\b{word}\b", listed)] == []


def give(table: Table, card: int) -> Table:
    name = CARD_NAMES[card]
    if card < COMMON:
        return table.ability(0, name)
    return table.artifact(0, name) if card >= ARTIFACT else table.item(0, name)


def hero(card: int, seed: int) -> Table:
    """A hero with enough of everything, wounded and drained, among monsters, with a rival at hand."""
    table = Table("paladin", "druid", "scout", artifacts="ten", seed=seed)
    table.player(0, strength=7, health=4, will=8, magic=5, gold=9, xp=9).at(0, "plains_4").at(1, "plains_5")
    table.lay("mountain_3", "wolf", "?goblin").lay("forest_4", "bear").lay("plains_5", "zombie", "?thief")
    if UNDERWATER <= card < WATER_ABILITY:
        table.gate(1, "astral_dragon").at(0, "c2").player(0, bag=9, bubbles=9).steps(*WATER)
    return give(table, card)


def drive(play: Play, seed: int, wanted: str, card: str, most: int = 120) -> bool:
    """Play at random, but use the card as soon as it is offered."""
    chooser = random.Random(seed)
    for _ in range(most):
        if play.game.is_over():
            return False
        seat = chooser.choice(play.game.acting())
        if seat == 0 and card in play.offered(0, wanted):
            play.does(0, wanted, card)
            return True
        play.game.take(seat, chooser.choice(play.game.options(seat)))
    return False


@rule("PR-19.1", "PR-19.2", "PR-19.3", "PR-19.4", "PR-19.5", "PR-19.6", "PR-19.7", "PR-11.4", "PR-12.2")
@pytest.mark.parametrize("card", USABLE, ids=[CARD_NAMES[card] for card in USABLE])
def test_every_card_that_is_used_can_be_used(card: int) -> None:
    for seed in range(60):
        table = hero(card, seed)
        if CARD_NAMES[card] == "banner_of_doom":
            table.steps(["begin_turn", -1], ["wave_or_draw", 0])
        if CARD_NAMES[card] == "armourer":
            table.item(0, "dagger!")
        if CARD_NAMES[card] == "shield_cover":
            table.item(0, "iron_shield")
        play = table.play()
        if drive(play, seed, "use", CARD_NAMES[card]):
            assert {"seat": 0, "card": CARD_NAMES[card]} in play.told("used")
            return
    raise AssertionError(f"{CARD_NAMES[card]} was never offered")


BONUSES = [
    card
    for card in range(OWNABLE)
    if any(effect.moment == 1 and effect.op == 0 and not effect.requires for effect in STANDARD.effects[card])
]


@rule("PR-8.2", "PR-19.3")
@pytest.mark.parametrize("card", BONUSES, ids=[CARD_NAMES[card] for card in BONUSES])
def test_every_bonus_counts_where_it_should(card: int) -> None:
    effect = next(effect for effect in STANDARD.effects[card] if effect.moment == 1 and effect.op == 0)
    field = "forest_4" if effect.where & 1 else "mountain_3" if effect.where & 2 else "plains_5"
    foe = "skeleton"
    if effect.versus and not effect.versus & (1 | 64):
        foe = "deserter" if effect.versus & 16 else "wolf"
    if effect.where & 16 or effect.where & 32 or effect.versus == 4:
        pytest.skip("needs a fight between characters or under water; see the tests of those chapters")
    start = {"forest_4": "plains_3", "mountain_3": "plains_4", "plains_5": "fortress"}[field]
    totals: list[int] = []
    for own in (False, True):
        table = Table("paladin", "druid", artifacts="ten").lay(field, foe).at(0, start)
        if own:
            give(table, card)
        if UNDERWATER <= card < WATER_ABILITY:
            pytest.skip("works in the Water Realm only")
        play = table.at(0, field).play()
        (shown,) = [entry["cards"][0]["odds"] for entry in play.game.view(0)["ring"] if entry["field"] == field]
        mode = "will" if effect.mode == 2 else "strength"
        totals.append(shown[mode]["own"] if mode in shown else 0)
    assert totals[1] - totals[0] >= effect.amount


@rule("PR-7.2", "PR-7.3")
@pytest.mark.parametrize("card", range(OPPORTUNITY, MONSTER), ids=CARD_NAMES[OPPORTUNITY:MONSTER])
def test_every_opportunity_can_be_used(card: int) -> None:
    name = CARD_NAMES[card]
    table = Table("paladin", "druid", more_adventures="on").player(0, health=2, magic=1, gold=9, xp=9)
    play = table.item(0, "dagger", "battle_axe!").lay("plains_4", name).play().does(0, "stay")
    assert play.offered(0, "opportunity") == [name]
    play.does(0, "opportunity", name)
    assert play.field("plains_4") == []


@rule("PR-7.1", "PR-8.3")
@pytest.mark.parametrize("card", range(MONSTER, LESSER), ids=CARD_NAMES[MONSTER:LESSER])
def test_every_monster_is_fought_and_pays(card: int) -> None:
    name = CARD_NAMES[card]
    for seed in range(40):
        table = Table("paladin", "druid", seed=seed).player(0, strength=8, health=8, will=10, magic=10)
        play = table.item(0, "rune_axe", "circlet_of_wisdom").lay("plains_5", name).at(0, "fortress").play()
        play.does(0, "walk", "plains_5")
        while (
            play.game.turn == 0 and not play.told("defeated") and play.step in ("choose_kind", "encounter", "declare")
        ):
            play.game.take(0, play.game.options(0)[0])
        if play.told("defeated"):
            assert play.who(0)["xp"] >= 3 + STANDARD.xp[card]
            return
    raise AssertionError(f"{name} was never beaten")


@rule("PR-5.3", "PR-5.5", "PR-19.8")
@pytest.mark.parametrize("card", range(CHANCE, len(CARD_NAMES)), ids=CARD_NAMES[CHANCE:])
def test_every_chance_card_is_drawn(card: int) -> None:
    name = CARD_NAMES[card]
    table = Table("ranger", "druid", "mystic", "scout", chance_rotation="off").chance(name)
    play = table.play().does(0, "stay")
    assert play.told("chance")[0] == {"seat": 1, "card": name}


@rule("PR-17.13", "PR-17.16", "PR-19.9")
@pytest.mark.parametrize("card", [*range(WATER_ABILITY, COMMON), *range(WATER_OPPORTUNITY, OPPORTUNITY)])
def test_every_positive_water_card_is_found_and_used(card: int) -> None:
    name = CARD_NAMES[card]
    table = Table("ranger", "druid", artifacts="new_five", water_realm="corners").gate(1, "astral_dragon", "executor")
    if name not in [*table.data["water"]["lying"]["cards"], *table.deck("light_aside")["cards"]]:
        pytest.skip("a reserve that this layout does not need")
    table.at(0, "c1").cell("c1", None).cell("c2", name, known=0).player(
        0, health=2, magic=1, bag=9, bubbles=5, xp=9
    ).steps(*WATER)
    play = table.play().does(0, "swim", "south")
    play.does(0, "learn" if card < COMMON else "opportunity", name)
    assert play.game.view(0)["water"]["cells"][8]["filled"] is False


@rule("PR-17.13")
@pytest.mark.parametrize("card", range(OBSTACLE, CHANCE), ids=CARD_NAMES[OBSTACLE:CHANCE])
def test_every_negative_water_card_is_met(card: int) -> None:
    name = CARD_NAMES[card]
    table = Table("ranger", "druid", artifacts="new_five", water_realm="corners").gate(1, "astral_dragon", "executor")
    table.at(0, "c2").cell("c2", None).cell("c3", name, known=0).player(0, bag=9, bubbles=9).steps(*WATER)
    play = table.play().does(0, "swim", "south")
    assert play.told("revealed")[0]["card"] == name


def test_the_gate_is_no_card_to_fight() -> None:
    assert STANDARD.kind[GATE] == 0
