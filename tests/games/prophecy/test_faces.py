"""What is printed on cards is what the card file says, and what the interpreter of effects does with it."""

from __future__ import annotations

import pytest

from hlubina.core.cardfile import CardSource
from hlubina.core.errors import Invalid
from hlubina.games.prophecy.cards import (
    CARD_FILE,
    HEAL,
    MOMENTS,
    OPS,
    OWN,
    PASSIVE,
    PRE,
    STANDARD,
    Cards,
    Effect,
    read_cards,
)
from hlubina.games.prophecy.faces import effect_sentences
from hlubina.games.prophecy.names import CARD_NAMES, GREATER, LESSER, MONSTER, OBSTACLE, WATER_MONSTER
from hlubina.text import LANGUAGES, Texts, texts

PRINTED = {
    ("card-wolf", "en"): "Beast: strength 3. Reward: 2 experience and 1 gold.",
    ("card-wolf", "cs"): "Zvíře: síla 3. Odměna: 2 zkušenosti a 1 zlatý.",
    ("card-harpies", "cs"): "Zvíře: síla 3 a 3 životy. Odměna: 4 zkušenosti, 1 zlatý a běžný předmět.",
    ("card-incubus", "en"): "Demon: will 5 against a woman, 3 against a man. Reward: 2 experience and 1 gold.",
    ("card-kobold", "cs"): (
        "Humanoid: síla 2 a vůle 3. Odměna: 2 zkušenosti a 3 zlaté. Prohra: 2 zlaté (nemáš-li zlato, 1 život)."
    ),
    ("card-reaper", "en"): "Undead: strength 9 and will 8. Reward: 5 experience. If you lose: 2 health.",
    ("card-poisons", "en"): (
        "+1 in every strength fight against characters, beasts, humans, humanoids or dragons in which you use a "
        "one-handed weapon."
    ),
    ("card-fury", "en"): (
        "Once per round, before the dice of a strength fight, for 1 health (never the last): you get +4."
    ),
    ("card-fury", "cs"): "Jednou za kolo, před hodem v boji silou, za 1 život (nikdy poslední): máš +4.",
    ("card-silver_blade", "cs"): (
        "Zbraň do jedné ruky. +2 v každém boji silou. Další +2 v každém boji silou proti nemrtvým nebo démonům."
    ),
    ("card-hospitality", "en"): (
        "Instead of moving, standing on a civilization field: heal 1 health, regain 1 magic and gain 1 gold."
    ),
    ("card-old_barrow", "en"): (
        "Roll a die: 1 lose 1 health, 2–4 draw a common item, 5–6 draw a rare item; you need at least 2 health."
    ),
    ("card-sage", "cs"): "Za 4 zkušenosti: vůle +1.",
    ("card-treasure_maps", "cs"): (
        "Na plán přijdou 2 Části mapy (při hře Lovci pokladů o jednu víc). Jen s Ostrovem pokladů."
    ),
    ("character-druid", "en"): "Strength 3, will 6. Start: Forest Camp. Second guild: Monastery.",
}


@pytest.mark.parametrize(("thing", "language"), PRINTED)
def test_a_card_says_what_its_entry_says(thing: str, language: str) -> None:
    assert texts("prophecy", language).help(thing) == PRINTED[thing, language]


def with_change(old: str, new: str) -> Cards:
    text = CARD_FILE.read_text(encoding="utf-8")
    assert old in text
    return read_cards(CardSource(text.replace(old, new, 1).encode()))


@pytest.mark.parametrize(
    ("amount", "told"),
    [
        (1, "Místo pohybu: doplníš si 1 mag."),
        (2, "Místo pohybu: doplníš si 2 magy."),
        (5, "Místo pohybu: doplníš si 5 magů."),
        (99, "Místo pohybu: doplníš si všechny magy."),
    ],
)
def test_another_figure_has_the_right_plural(amount: int, told: str) -> None:
    cards = with_change('{ t = "instead", op = "magic", n = 3 }', f'{{ t = "instead", op = "magic", n = {amount} }}')
    assert Texts("prophecy", "cs", cards).help("card-meditation") == told


def test_another_effect_is_another_sentence() -> None:
    cards = with_change(
        '{ t = "fight", mode = "any", op = "bonus", n = 2, where = ["forest"] }',
        '{ t = "fight", mode = "w", op = "bonus", n = 3, vs = ["spirit"], where = ["mountain", "port"] }',
    )
    told = "+3 in every will fight against spirits in mountains or on a field with a port."
    assert Texts("prophecy", "en", cards).help("card-forest_wisdom") == told


def test_figures_of_the_rules_stand_in_every_text() -> None:
    cards = with_change("tower_magic = 2", "tower_magic = 5")
    assert "Za 1 zlatý si doplníš 5 magů." in Texts("prophecy", "cs", cards).help("field-magic_tower")
    assert "For 1 gold regain 5 magic." in Texts("prophecy", "en", cards).help("field-magic_tower")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('op = "raise_strength", n = 1', 'op = "raise_strength", n = 2'),
        ('terrain = "forest", gate = false, port = false, sphere = 1', 'terrain = "forest", gate = false, port = true'),
        ('set = "base", pair = 1', 'set = "base", pair = 2'),
        ("n = 2, range = 1", "n = 2, range = 2"),
    ],
)
def test_a_figure_that_nothing_would_obey_is_refused(old: str, new: str) -> None:
    with pytest.raises(Invalid):
        with_change(old, new)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_opponent_prints_its_own_strength_will_and_reward(language: str) -> None:
    words = texts("prophecy", language)
    for card in [*range(MONSTER, LESSER), *range(LESSER, OBSTACLE), *range(WATER_MONSTER, WATER_MONSTER + 8)]:
        if CARD_NAMES[card] == "gate":
            continue
        figures = words.faces[f"card-{CARD_NAMES[card]}"]["figures"]
        assert figures.get("strength", -1) == STANDARD.strength[card]
        assert figures.get("will", -1) == STANDARD.will[card]
        assert (figures["xp"], figures.get("gold", 0)) == (STANDARD.xp[card], STANDARD.gold[card])
        if card >= GREATER:
            assert str(STANDARD.xp[card]) in words.help(f"card-{CARD_NAMES[card]}")


def test_every_operation_and_moment_has_a_phrase_in_both_languages() -> None:
    """A designer may give a card any effect of the vocabulary."""
    pairs = [(moment, op) for op in range(len(OPS)) for moment in (OWN, PASSIVE, PRE)]
    pairs += [(moment, HEAL) for moment in range(len(MOMENTS))]
    for moment, op in pairs:
        for extra in (0, 2):
            effect = Effect(moment, op)
            effect.amount, effect.extra, effect.die, effect.magic = 2, extra, 5, extra
            effect.rows = [0, 1, 1, 2, 3, 4]
            effect.used = moment != OWN and effect.waits()
            for sentence in effect_sentences([effect]):
                assert all(texts("prophecy", language).sentence(sentence) for language in LANGUAGES)
