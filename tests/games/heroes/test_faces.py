"""What is printed is generated from the card file: symbols, ops and figures become sentences in both languages."""

from __future__ import annotations

import re

import pytest

from hlubina.core.cardfile import CardSource
from hlubina.games.heroes.cards import CARD_FILE, Cards, read_cards
from hlubina.text import LANGUAGES, Texts, texts

STANDARD = CARD_FILE.read_text(encoding="utf-8")


def changed(*changes: tuple[str, str]) -> Cards:
    """The standard cards with some places of the file written otherwise."""
    text = STANDARD
    for before, after in changes:
        assert text.count(before) >= 1, before
        text = text.replace(before, after, 1)
    return read_cards(CardSource(text.encode()))


def with_symbols(card: str, symbols: str) -> Cards:
    text, found = re.subn(rf'(id = "{card}"[^\[]*?sym = ")[^"]*', rf"\g<1>{symbols}", STANDARD, count=1)
    assert found == 1
    return read_cards(CardSource(text.encode()))


def sentences(thing: str, language: str, cards: Cards | None = None) -> list[str]:
    words = Texts("heroes", language, cards)
    return words.sentences(words.faces[thing])


def test_a_card_tells_each_kind_of_symbol_of_each_side_once() -> None:
    face = texts("heroes", "en").faces["card-dragon_flight"]
    assert face["symbols"] == [["ranged", "ranged"], ["move"]]
    assert face["words"] == {"clan": "dragon"}
    assert face["figures"] == {"copies": 3}
    assert sentences("card-dragon_flight", "en") == [
        "Either: 2× ranged. 1 wound to a hero in a room one corridor away from your monster.",
        "Or: 1× move. One of your monsters to an adjacent room or from a finished portal to another. "
        "It may carry a resource or a trap.",
    ]
    assert sentences("card-fire_flask", "cs")[0] == (
        "2× útok na dálku. 1 zranění hrdinovi v místnosti, kterou s místností tvé příšery spojuje chodba."
    )


def test_further_symbols_of_a_side_are_added_to_the_first() -> None:
    starts = [told.split("×")[0] for told in sentences("card-ghosts_whisper", "en")]
    assert starts == ["Either: 1", "And: 1", "Or: 1", "And: 1"]
    assert [told.split("×")[0] for told in sentences("card-spider", "cs")] == ["1", "2"]


def test_an_arrow_tells_cost_and_reward() -> None:
    assert sentences("card-skeletons_bones", "en")[0] == (
        "Either: 1× discard a bone, then deploy 3 figures. Discard a bone from a room with your monster. "
        "Once this is done, you may deploy 3 figures in the same room."
    )
    both = with_symbols("axe", "(melee -> deploy:2 create:gold)")
    assert sentences("card-axe", "cs", both) == [
        "1× útok na blízko, potom nasadit 2 figurky a vytvořit zlaták. 1 zranění hrdinovi v místnosti s tvou příšerou. "
        "Provedeš-li to, smíš v téže místnosti nasadit 2 figurky a vytvořit zlaták."
    ]


@pytest.mark.parametrize(
    ("count", "czech", "english"),
    [
        (1, "1 figurka z doupěte do místnosti", "1 figure from the lair into a room"),
        (
            2,
            "Až 2 figurky z doupěte, libovolně rozdělené do místností",
            "Up to 2 figures from the lair, split as you like among rooms",
        ),
        (
            5,
            "Až 5 figurek z doupěte, libovolně rozdělených do místností",
            "Up to 5 figures from the lair, split as you like among rooms",
        ),
    ],
)
def test_an_ambush_of_one_two_or_five(count: int, czech: str, english: str) -> None:
    cards = with_symbols("axe", f"ambush:{count}:swords")
    assert sentences("card-axe", "cs", cards) == [f"1× léčka {count}, Meče. {czech} tohoto typu (Dílna a Kovárna)."]
    assert sentences("card-axe", "en", cards) == [
        f"1× ambush {count}, swords. {english} of this type (workshop and forge)."
    ]


@pytest.mark.parametrize(
    ("count", "czech", "english"),
    [
        (1, "1 figurka", "1 figure"),
        (2, "Až 2 figurky", "Up to 2 figures"),
        (5, "Až 5 figurek", "Up to 5 figures"),
    ],
)
def test_an_ambush_into_the_only_room_of_its_type_is_not_split(count: int, czech: str, english: str) -> None:
    cards = with_symbols("axe", f"ambush:{count}:jewel")
    assert sentences("card-axe", "cs", cards) == [
        f"1× léčka {count}, Klenot. {czech} z doupěte do místnosti tohoto typu (Pokladnice)."
    ]
    assert sentences("card-axe", "en", cards) == [
        f"1× ambush {count}, jewel. {english} from the lair into the room of this type (vault)."
    ]


def test_swarm_and_reinforcement_name_their_action() -> None:
    assert sentences("card-sword", "en")[0] == (
        "Either: 1× swarm: melee. Each of your monsters in one room of your choice may do this once: melee."
    )
    assert sentences("card-gnolls_howl", "cs")[0] == (
        "Buď: 1× posily: útok na blízko. Z horních tří karet tvého balíčku jdou do ruky ty se symbolem "
        "„útok na blízko“, ostatní na odhazovací hromádku."
    )


def test_a_room_tells_what_its_activation_does_in_this_card_file() -> None:
    assert sentences("room-sewer", "cs") == ["Aktivace: 1 žába do této místnosti."]
    assert sentences("room-forge", "en") == [
        "Activate: for a gold coin from this room 1 weapon from the loot display onto your discard pile."
    ]
    other = changed(
        ('makes = "frog"', 'makes = "bone"'), ('pay = "gold"\nloot = "weapon"', 'pay = "book"\nloot = "potion"')
    )
    assert sentences("room-sewer", "cs", other) == ["Aktivace: 1 kost do této místnosti."]
    assert sentences("room-forge", "en", other) == [
        "Activate: for a book from this room 1 potion from the loot display onto your discard pile."
    ]


def test_a_special_room_says_which_it_is_and_what_it_is_paid_with() -> None:
    faces = texts("heroes", "en").faces
    assert faces["room-architect"]["words"] == {"type": "special", "action": "architect", "pay": "gold"}
    assert faces["room-catacombs"]["words"] == {"type": "special", "action": "catacombs"}


def test_a_changed_type_of_a_room_changes_the_rooms_of_hero_cards_and_ambushes() -> None:
    cards = changed(('cz = "Stoka"\ntype = "crossbones"', 'cz = "Stoka"\ntype = "hats"'))
    assert sentences("type-hats", "en", cards) == ["Its rooms: library, sewer, apothecary."]
    assert sentences("enemy-mage_hats", "cs", cards) == [
        "Do každé z těchto místností přijde mág: Knihovna, Stoka, Mastičkárna."
    ]
    assert sentences("card-slimes_ooze", "en", cards)[0].endswith("of this type (library, sewer, apothecary).")


def test_a_clan_tells_its_figures() -> None:
    assert sentences("clan-dragon", "en")[0] == "1 figure with 5 hit points; 1 begins in a room of the type jewel."
    assert sentences("clan-dragon", "cs")[0] == "1 figurka, má 5 životů. V místnosti typu Klenot začíná 1."
    assert sentences("clan-witches", "cs")[0] == (
        "2 figurky, každá má 3 životy. V místnostech typu Klobouky začínají 2."
    )
    assert texts("heroes", "en").faces["clan-witches"]["words"] == {"type": "hats", "role": "team"}


def test_a_scenario_card_is_told_op_by_op() -> None:
    assert sentences("enemy-olga", "en") == [
        "Discard from the apothecary: 1× frog.",
        "If that is not possible: Every player discards 1 card.",
    ]
    assert sentences("enemy-bars", "cs") == [
        "Jsou-li v Katakombách aspoň 3 hrdinové, prolomí mříže a všichni jsou povzbuzeni. "
        "Jinak tam přibude hrdina z další karty nepřátel."
    ]
    more = changed(('op = "discard_each", n = 1', 'op = "discard_each", n = 5'), ("limit = 3", "limit = 5"))
    assert sentences("enemy-olga", "cs", more)[1] == "Není-li to možné: Každý hráč odhodí 5 karet."
    assert sentences("enemy-bars", "cs", more)[0].startswith("Je-li v Katakombách aspoň 5 hrdinů, ")


def test_a_card_that_differs_between_scenarios_says_in_which() -> None:
    cards = changed(
        ('res = "gold", n = 1, otherwise = [{ op = "deploy"', 'res = "gold", n = 2, otherwise = [{ op = "deploy"')
    )
    told = sentences("enemy-bailiffs", "en", cards)
    assert "In scenario 4: Discard from the vault: 2× gold." in told
    assert "In scenario 12: Discard from the vault: 1× gold." in told


def test_a_scenario_tells_its_deck_and_what_lies_in_it() -> None:
    told = sentences("scenario-s05", "en")
    assert told[1:] == [
        "Enemy deck, 18 cards: 16 hero cards and 2× Rattling bars.",
        "Chests: vault 4, graveyard 3, library 2, apothecary 2, study 2, sewer 1, forge 1, kennel 1.",
        "Unfinished portals: graveyard and study.",
        "At the beginning: 1× exhausted warrior in the catacombs and 1× exhausted archer in the catacombs.",
        "With 3 clans also: 1× exhausted archer in the graveyard and 1× exhausted mage in the graveyard.",
        "With 4 clans also: 1× exhausted archer in the graveyard, 1× exhausted mage in the graveyard, "
        "1× exhausted rogue in the study, 1× exhausted mage in the study, 1× exhausted warrior in the catacombs.",
    ]
    assert texts("heroes", "en").faces["scenario-s05"]["figures"] == {"deck": 18, "stars": 3}


def test_a_file_of_scenarios_alone_has_its_own_title_rule_and_cards() -> None:
    text = """
[[scenarios]]
id = "s02"
name = "Cellar"
rule = "Mind the step."
grid = [["vault"], ["catacombs"]]
chests = { vault = 4 }
cards = [{ id = "special_1", n = 2, ops = [{ op = "dark", turns = 1 }, { op = "jail", n = 2 }] }]
"""
    cards = read_cards(CardSource(text.encode()))
    words = Texts("heroes", "cs", cards)
    assert words.faces["scenario-s02"]["words"] == {"title": "Cellar", "rule": "Mind the step."}
    assert words.faces["scenario-s02"]["figures"] == {"deck": 18}
    assert sentences("scenario-s02", "en", cards)[0] == "Enemy deck, 18 cards: 16 hero cards and 2× Special card 1."
    assert sentences("enemy-special_1", "cs", cards) == [
        "Žádné útoky na dálku ani pozdravy lučištnic, dokud neskončí tento tah.",
        "Do Katakomb přibudou hrdinové z dalších 2 karet nepřátel.",
    ]
    assert "enemy-revolt" not in words.faces
    assert sentences("scenario-s01", "en", cards) == sentences("scenario-s01", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_of_the_rules_fill_every_text(language: str) -> None:
    cards = changed(
        ("hand_size       = 5", "hand_size       = 7"),
        ("catacombs_draw  = 3", "catacombs_draw  = 1"),
        ("wave1 = 1, wave2 = 2", "wave1 = 4, wave2 = 6"),
    )
    words = Texts("heroes", language, cards)
    assert " 7 " in words.say("how-to-play")
    assert "1 card" in words.say("how-to-play") or "1 kartu" in words.say("how-to-play")
    assert re.findall(r"\d+", words.say("setting-difficulty-family")) == ["4", "6"]
    assert words.help("difficulty-family").count("4") == 1
    assert words.faces["room-catacombs"]["figures"] == {"draw": 1}
