"""What is printed on lords and locations: sentences made from the card file, in both languages."""

from __future__ import annotations

import pytest

from hlubina.core.cardfile import CardFile
from hlubina.games.conspiracy.cards import LOCATION_NAMES
from hlubina.text import Texts, texts
from tests.kit.cardfiles import changed

RANKS = {"0": 0, "1": 1, "2": 2, "3": 3, "4": 4, "6": 5}


def with_lord(rank: str, key: str, figure: int) -> CardFile:
    cards = changed("conspiracy", ("lord", RANKS[rank], key), figure)
    assert cards is not None
    return cards


def with_location(name: str, key: str, figure: int) -> CardFile:
    cards = changed("conspiracy", ("location", LOCATION_NAMES.index(name), key), figure)
    assert cards is not None
    return cards


@pytest.mark.parametrize(
    ("thing", "english", "czech"),
    [
        ("lord-blue_1", "Silver key.", "Stříbrný klíč."),
        ("lord-red_3", "Gives 2 pearls.", "Dá 2 perly."),
        ("lord-red_4", "Gives 1 pearl.", "Dá 1 perlu."),
        ("location-ip_7", "Worth 7.", "Hodnota 7 BV."),
        ("location-ip_4_pearl_2", "Gain 2 pearls now. Worth 4.", "Ihned 2 perly. Hodnota 4 BV."),
        (
            "location-count_lords_yellow",
            "Worth 1 plus 1 for each Farmer in your chamber.",
            "Hodnota 1 a k tomu 1 za každého farmáře ve tvé frakci.",
        ),
        (
            "location-best_lord_blue",
            "Worth the influence of your best Politician (0 if you have none).",
            "Hodnota: vliv tvého nejvlivnějšího politika (0, pokud žádného nemáš).",
        ),
        (
            "location-force_one_lord",
            "Until your next turn each opponent must draw exactly 1 lord. Worth 3.",
            "Do tvého příštího tahu musí každý soupeř vzít z balíčku právě 1 lorda. Hodnota 3 BV.",
        ),
        (
            "location-per_gold_key",
            "Worth 2 per gold key in your chamber, spent and covered ones too.",
            "Hodnota: 2 za každý zlatý klíč ve tvé frakci, i použitý či zakrytý.",
        ),
    ],
)
def test_a_card_says_what_it_does(thing: str, english: str, czech: str) -> None:
    assert texts("conspiracy", "en").help(thing) == english
    assert texts("conspiracy", "cs").help(thing) == czech


@pytest.mark.parametrize(
    ("pearls", "english", "czech"),
    [
        (1, "Gives 1 pearl.", "Dá 1 perlu."),
        (2, "Gives 2 pearls.", "Dá 2 perly."),
        (5, "Gives 5 pearls.", "Dá 5 perel."),
    ],
)
def test_other_pearls_are_told_in_the_right_number(pearls: int, english: str, czech: str) -> None:
    cards = with_lord("3", "amount", pearls)
    assert Texts("conspiracy", "en", cards).help("lord-green_3") == english
    assert Texts("conspiracy", "cs", cards).help("lord-green_3") == czech


@pytest.mark.parametrize(
    ("lords", "czech", "name"),
    [
        (1, "právě 1 lorda.", "Soupeři berou 1 lorda"),
        (2, "právě 2 lordy a jednoho si nechat.", "Soupeři berou 2 lordy"),
        (3, "právě 3 lordy a jednoho si nechat.", "Soupeři berou 3 lordy"),
    ],
)
def test_a_forcing_location_names_the_lords_that_opponents_draw(lords: int, czech: str, name: str) -> None:
    words = Texts("conspiracy", "cs", with_location("force_two_lords", "amount", lords))
    assert czech in words.help("location-force_two_lords")
    assert words.say("location-force_two_lords") == name


def test_names_show_the_figures_of_the_card_file() -> None:
    words = Texts("conspiracy", "cs", with_lord("6", "influence", 7))
    assert words.say("lord-purple_6") == "čaroděj 7"
    placed = {"event": "placed_lord", "seat": 0, "lord": "purple_6", "place": 1}
    assert words.event(placed, ["Jana"]) == "Jana řadí čaroděje 7 na místo 1."
    english = Texts("conspiracy", "en", with_location("ip_5_pearl_1", "pearls", 0))
    assert english.say("location-ip_5_pearl_1") == "5 points, 0 pearls"
    assert english.help("location-ip_5_pearl_1") == "Worth 5."
    english = Texts("conspiracy", "en", with_location("per_silver_key", "influence", 2))
    assert english.say("location-per_silver_key") == "2 + 1 per silver key"
    assert english.help("location-per_silver_key").startswith("Worth 2 plus 1 per silver key")
    english = Texts("conspiracy", "en", with_location("best_lord_red", "per", 2))
    assert english.say("location-best_lord_red") == "2 × as the best Soldier"
    assert english.help("location-best_lord_red").startswith("Worth 2 times the influence of your best Soldier")


def test_figures_of_the_rules_fill_in_every_text() -> None:
    cards = changed("conspiracy", ("scoring", "coalition_per_lord"), 5)
    words = Texts("conspiracy", "cs", cards)
    assert "5 bodů za každého lorda" in words.say("how-to-play")
    assert words.say("setting-lone_lord_is_a_coalition-yes") == "ano, 5 bodů"
    assert texts("conspiracy", "cs").say("setting-lone_lord_is_a_coalition-yes") == "ano, 3 body"


def test_a_face_shows_colour_figures_and_signs() -> None:
    faces = texts("conspiracy", "en").faces
    lord = faces["lord-yellow_3"]
    assert (lord["words"], lord["figures"], lord["symbols"]) == (
        {"colour": "yellow"},
        {"influence": 3, "pearls": 2},
        [["pearl"]],
    )
    location = faces["location-best_lord_green"]
    assert location["figures"] == {"influence": 0, "per": 1}
    assert location["symbols"] == [["best_lord", "green"]]
