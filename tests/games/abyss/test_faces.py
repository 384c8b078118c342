"""What is printed on the cards of Abyss: sentences made from the card data, in both languages."""

from __future__ import annotations

import pytest

from hlubina.core.cardfile import CardFile
from hlubina.games.abyss.cards import LOCATION_NAMES, LORD_NAMES
from hlubina.registry import title
from hlubina.text import LANGUAGES, Texts, texts
from tests.kit.cardfiles import changed

STANDARD = title("abyss").standard


def place(kind: str, name: str, fact: str) -> tuple[str | int, ...]:
    """Where a fact of a card stands in the card file."""
    return kind, {"lord": LORD_NAMES, "location": LOCATION_NAMES}[kind].index(name), fact


def with_figure(where: tuple[str | int, ...], figure: int) -> CardFile:
    cards = changed("abyss", where, figure)
    assert cards is not None
    return cards


def said(thing: str, language: str, cards: CardFile = STANDARD) -> str:
    return Texts("abyss", language, cards).help(thing)


@pytest.mark.parametrize(
    ("amount", "english", "czech"),
    [
        (1, "Gain 1 pearl now.", "Ihned získáš 1 perlu."),
        (2, "Gain 2 pearls now.", "Ihned získáš 2 perly."),
        (5, "Gain 5 pearls now.", "Ihned získáš 5 perel."),
    ],
)
def test_three_merchants_share_a_sentence_that_counts_their_pearls(amount: int, english: str, czech: str) -> None:
    for lord in ("trader", "peddler", "shopkeeper"):
        cards = with_figure(place("lord", lord, "amount"), amount)
        assert said(f"lord-{lord}", "en", cards) == english
        assert said(f"lord-{lord}", "cs", cards) == czech


@pytest.mark.parametrize(
    ("amount", "english", "czech"),
    [
        (1, "Draw 1 location and control it with this lord.", "Dobereš 1 lokaci a s tímto vládcem ji ovládneš."),
        (
            2,
            "Draw 2 locations and control one of them with this lord; the other becomes available.",
            "Dobereš 2 lokace a jednu s tímto vládcem ovládneš; druhá bude dostupná.",
        ),
        (
            5,
            "Draw 5 locations and control one of them with this lord; the others become available.",
            "Dobereš 5 lokací a jednu s tímto vládcem ovládneš; ostatní budou dostupné.",
        ),
    ],
)
def test_ambassadors_share_a_sentence(amount: int, english: str, czech: str) -> None:
    cards = with_figure(place("lord", "elder", "amount"), amount)
    assert said("lord-elder", "en", cards) == english
    assert said("lord-elder", "cs", cards) == czech


@pytest.mark.parametrize(
    ("location", "fact", "figure", "english", "czech"),
    [
        (
            "barracks",
            "base",
            7,
            "Worth 7 plus 2 for each of your soldiers.",
            "Hodnota 7 BV + 2 BV za každého tvého vojáka.",
        ),
        ("barracks", "base", 0, "Worth 2 for each of your soldiers.", "Hodnota 2 BV za každého tvého vojáka."),
        (
            "sanctuary",
            "per",
            5,
            "Worth 4 plus 5 for each of your affiliated jellyfish.",
            "Hodnota 4 BV + 5 BV za každou tvou spolupracující medúzu.",
        ),
        (
            "depths",
            "per",
            2,
            "Worth 2 times the influence of your weakest lord.",
            "Hodnota je 2 × vliv tvého nejslabšího vládce.",
        ),
        (
            "depths",
            "per",
            1,
            "Worth the influence of your weakest lord.",
            "Hodnota je vliv tvého nejslabšího vládce.",
        ),
        (
            "throne_room",
            "base",
            4,
            "Worth 4 plus the influence of your strongest lord.",
            "Hodnota je 4 BV + vliv tvého nejvlivnějšího vládce.",
        ),
        (
            "jail",
            "per",
            2,
            "Worth 15 minus 2 for each of your lords, but at least 0.",
            "Hodnota 15 BV minus 2 BV za každého tvého vládce, nejméně však 0.",
        ),
        (
            "black_smokers",
            "base",
            3,
            "When you gain it, you may exchange it for any location of the stack. Worth 3.",
            "Při zisku smíš tuto lokaci vyměnit za kteroukoli z hromádky. Hodnota 3 BV.",
        ),
    ],
)
def test_a_location_says_what_its_figures_make_it_worth(
    location: str, fact: str, figure: int, english: str, czech: str
) -> None:
    cards = with_figure(place("location", location, fact), figure)
    assert said(f"location-{location}", "en", cards) == english
    assert said(f"location-{location}", "cs", cards) == czech


def test_a_threat_space_lists_its_rewards() -> None:
    assert said("threat-4", "en") == "A fight pays 1 key + 1 pearl, or 1 key + 1 monster token."
    assert said("threat-4", "cs") == "Odměna za boj: 1 klíč + 1 perla, nebo 1 klíč + 1 žeton nestvůry."
    richer = with_figure(("threat", 3, "rewards", 0, "pearls"), 5)
    assert said("threat-4", "cs", richer) == "Odměna za boj: 1 klíč + 5 perel, nebo 1 klíč + 1 žeton nestvůry."
    assert texts("abyss", "en").faces["threat-4"]["symbols"] == [["key", "pearl"], ["key", "token"]]


def test_a_lord_shows_the_races_it_asks_for() -> None:
    faces = texts("abyss", "en").faces
    assert faces["lord-jailer"]["symbols"] == [["crab", "any", "any"], []]
    assert faces["lord-recruiter"]["symbols"] == [["crab", "any"], ["key"]]
    assert faces["lord-hermit"]["symbols"][0] == ["jellyfish", "crab", "seahorse", "shellfish", "squid"]
    fewer = title("abyss").faces(with_figure(place("lord", "hermit", "bubbles"), 4))
    assert fewer["lord-hermit"]["symbols"][0] == ["any"] * 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_the_rules_follow_the_card_file(language: str) -> None:
    """The price of plotting, the keys of a location and the last lord stand in no text as such."""
    for where, figure, message in [
        (("court", "plot_pearls"), 23, "action-plot"),
        (("control", "keys"), 9, "how-to-play"),
        (("end", "lords"), 29, "how-to-play"),
        (("martial_law", "hand"), 27, "setting-martial_law"),
        (place("lord", "commander", "amount"), 28, "refusal-A-7_5"),
    ]:
        assert str(figure) not in texts("abyss", language).say(message)
        assert str(figure) in Texts("abyss", language, with_figure(where, figure)).say(message)


def test_figures_that_no_rule_reads_cannot_be_changed() -> None:
    """What would be printed and not be played is refused."""
    for where in [
        place("lord", "hunter", "amount"),
        place("lord", "alchemist", "amount"),
        place("location", "city_of_mirrors", "base"),
    ]:
        assert changed("abyss", where, 3) is None
