"""Readings of the rulebook that are easy to get wrong, and the settings for those that it leaves open."""

from __future__ import annotations

import hlubina
from tests.games.heroes.looks import awake, discard, display, hand, monsters, tokens, told
from tests.games.heroes.scene import end_turn, lead, table
from tests.games.words import answer, asked, step
from tests.kit.marks import rule


@rule("H-2.2", "H-2.6")
def test_the_loot_lies_there_before_anybody_chooses_a_clan() -> None:
    game = hlubina.new("heroes", 2, 5)
    assert step(game) == "choose_clan"
    shown = display(game)
    assert len(shown) == 5
    answer(game, "clan imps", "clan slimes")
    assert display(game) == shown


@rule("H-2.11")
def test_cards_for_the_laboratory_are_shuffled_into_the_deck_below_the_display() -> None:
    game = hlubina.new("heroes", 1, 5, {"scenario": "s07"})
    shown = display(game)
    answer(game, "clan imps")
    assert step(game) == "choose_unused"
    answer(game, "clan dragon")
    assert display(game) == shown
    assert game.view(None)["loot"]["deck"] == 28 - 5 + 10


@rule("H-4.16", "H-6.2")
def test_the_ability_of_ghosts_does_not_pass_portals() -> None:
    rooms = {"library": "ghosts portal", "graveyard": "portal"}
    game = table("ghosts", rooms=rooms, hands=["ghosts_haunting"])
    by_symbol = game.copy()
    answer(game, "play ghosts_haunting", "ability")
    assert asked(game) == {"room forge", "room sewer"}
    answer(by_symbol, "play_right ghosts_haunting", "move library")
    assert asked(by_symbol) == {"room forge", "room graveyard"}, "a move of a card passes portals, but no wall"


@rule("H-4.16")
def test_the_bone_of_the_ability_comes_into_any_room() -> None:
    game = table("skeletons", rooms={"vault": "skeletons"}, hands=["skeletons_bones"])
    answer(game, "play_right skeletons_bones", "ability", "room kennel")
    assert tokens(game, "kennel") == {"bone": 1}


@rule("H-4.6", "H-4.16")
def test_a_bone_of_a_symbol_comes_into_a_room_with_a_monster() -> None:
    game = table("skeletons", rooms={"vault": "skeletons", "study": "skeletons"}, hands=["blueprints"], promo="on")
    answer(game, "play blueprints", "create bone")
    assert asked(game) == {"room vault", "room study"}


ATTACKED = {"forge": "dragon ratfolk", "workshop": "chest:3"}
SHIELDS = ["dragon_scales", "shield"]


@rule("H-4.7")
def test_by_default_only_the_owner_may_defend() -> None:
    game = table("dragon", "ratfolk", rooms=ATTACKED, hands=SHIELDS, enemy="mage_swords")
    lead(end_turn(game), "forge")
    answer(game, "victim dragon")
    assert (game.acting(), step(game)) == ([0], "defend")
    answer(game, "decline")
    assert monsters(game, "forge", "dragon") == [1]


@rule("H-4.7")
def test_by_the_other_reading_everybody_with_a_monster_in_the_room_may_defend() -> None:
    game = table("dragon", "ratfolk", rooms=ATTACKED, hands=SHIELDS, enemy="mage_swords", defence="anybody_there")
    lead(end_turn(game), "forge")
    answer(game, "victim dragon", "decline")
    assert (game.acting(), step(game)) == ([1], "defend")
    prompt = game.prompt(1)
    assert prompt is not None
    assert (prompt.facts["clan"], prompt.facts["own"]) == ("dragon", 0)
    suffered = game.copy()
    answer(game, "card shield")
    assert monsters(game, "forge", "dragon") == [0]
    assert "shield" in discard(game, 1)
    assert "dragon_scales" in hand(game, 0)
    answer(suffered, "decline")
    assert monsters(suffered, "forge", "dragon") == [1]


@rule("H-4.7")
def test_who_has_no_monster_in_the_room_cannot_defend() -> None:
    rooms = {"forge": "dragon", "study": "ratfolk", "workshop": "chest:3"}
    hands = ["dragon_scales", "shield"]
    game = table("dragon", "ratfolk", rooms=rooms, hands=hands, enemy="mage_swords", defence="anybody_there")
    lead(end_turn(game), "forge")
    assert game.acting() == [0]
    answer(game, "decline")
    assert monsters(game, "forge", "dragon") == [1]


def two_archers(dark: int = 0) -> hlubina.Game:
    """In Olga's Cauldron the archers of crossbones come into the sewer and the kennel."""
    rooms = {"vault": "ratfolk", "workshop": "ratfolk*2", "sewer": "chest:3", "kennel": "chest:3"}
    game = table("ratfolk", rooms=rooms, enemy="archer_crossbones", dark=dark)
    return end_turn(game)


@rule("H-10.2", "H-10.9")
def test_the_order_in_which_two_archers_greet_is_the_players_choice() -> None:
    game = two_archers()
    assert step(game) == "next_archer"
    assert asked(game) == {"room sewer", "room kennel"}
    answer(game, "room kennel")
    assert monsters(game, "workshop", "ratfolk") == [0]
    assert monsters(game, "vault", "ratfolk") == [], "the other one shot too"


@rule("H-10.2", "H-10.9")
def test_who_greets_first_may_leave_nobody_to_shoot_at() -> None:
    """Forge and workshop are both next to the vault, where a single rat stands."""
    rooms = {"vault": "ratfolk", "forge": "chest:3", "workshop": "chest:3"}
    game = end_turn(table("ratfolk", rooms=rooms, enemy="archer_swords"))
    game.listen()
    answer(game, "room workshop")
    assert monsters(game, "vault", "ratfolk") == []
    assert [shot["room"] for shot in told(game, "archer_shot")] == ["workshop"]


@rule("H-10.2")
def test_in_the_dark_nobody_is_asked_for_an_order() -> None:
    game = two_archers(dark=2)
    assert step(game) != "next_archer"
    assert monsters(game, "workshop", "ratfolk") == [0, 0]


@rule("H-8.2", "H-10.2")
def test_with_one_token_for_two_rooms_the_chosen_hero_greets_before_the_others_wake() -> None:
    rooms = {"vault": "ratfolk", "graveyard": "archer*5", "study": "chest:3", "sewer": "chest:3", "kennel": "chest:3"}
    game = table("ratfolk", rooms=rooms, enemy="archer_crossbones")
    end_turn(game)
    assert step(game) == "choose_deploy_room"
    answer(game, "room sewer")
    assert monsters(game, "vault", "ratfolk") == []
    assert awake(game, "graveyard") == {"archer": 5}


@rule("H-11.5")
def test_the_card_that_brings_defeat_was_not_survived() -> None:
    game = table("ratfolk", rooms={"vault": "rogue*3", "workshop": "chest:3"}, enemy="mage_swords", wave=1)
    before = game.outcome().lines[0].points
    lead(end_turn(game), "forge")
    assert game.outcome().won is False
    assert game.outcome().lines[0].points == before
