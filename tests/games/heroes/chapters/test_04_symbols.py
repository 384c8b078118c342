"""H-4 and H-6: every symbol, every clan's ability, portals."""

from __future__ import annotations

import pytest

import hlubina
from tests.games.heroes.looks import discard, hand, heroes, monsters, player, room, supply, tokens
from tests.games.heroes.scene import CARDS, CLANS, Data, changed, end_turn, lead, loot_cards, scene_cards, spread, table
from tests.games.words import answer, asked, refused, step
from tests.kit.marks import rule

ROOMS = [name for row in CARDS["scenarios"][0]["grid"] for name in row if name]


@rule("H-4.1", "H-3.6")
def test_draw_takes_a_card_that_may_be_played_at_once_and_needs_no_monster() -> None:
    game = table("dragon", hands=["dragon_fury"], piles=["dragon_claws dragon_scales"])
    answer(game, "play_right dragon_fury", "draw", "draw")
    assert sorted(hand(game)) == ["dragon_claws", "dragon_scales"]
    assert "play dragon_claws" in asked(game)


@rule("H-3.6")
def test_an_empty_pile_is_made_from_the_discard_without_the_play_area() -> None:
    game = table("lizardfolk", hands=["lizardfolk_watch"], piles=["lizardfolk_hunt"], rooms={"vault": "lizardfolk"})
    answer(game, "play lizardfolk_watch", "draw", "draw")
    assert len(hand(game)) == 2
    assert player(game)["played"] == ["lizardfolk_watch"]
    assert len(player(game)["pile"]) == 7


@rule("H-3.6")
def test_with_nothing_left_drawing_stops() -> None:
    game = table(
        "dragon",
        hands=["dragon_fury"],
        piles=["dragon_flight*3 dragon_claws*2"],
        others="pile",
        rooms={"vault": "dragon"},
    )
    data = game.dump()
    data["players"][0]["hand"] += data["players"][0]["pile"]["cards"]
    data["players"][0]["pile"] = {"cards": [], "known": []}
    game = hlubina.load(data, scene_cards())
    assert "play_right dragon_fury" not in asked(game), "there is nothing to draw"


@rule("H-4.2", "H-5.1")
def test_activate_uses_the_room_of_a_monster_again_and_again() -> None:
    game = table("imps", rooms={"workshop": "imps"}, hands=["imps_bustle"])
    answer(game, "play imps_bustle")
    assert asked(game) == {"ability", "activate workshop", "done"}
    answer(game, "activate workshop", "activate workshop")
    assert tokens(game, "workshop") == {"trap": 2}


@rule("H-4.2", "H-6.1")
def test_activate_finishes_a_portal() -> None:
    game = table("imps", rooms={"library": "imps unfinished", "forge": "imps unfinished"}, hands=["imps_bustle"])
    answer(game, "play imps_bustle", "finish_portal")
    assert asked(game) == {"room library", "room forge"}
    answer(game, "room forge")
    assert room(game, "forge")["portal"] == "finished"
    assert room(game, "library")["portal"] == "unfinished"


@rule("H-4.3")
def test_move_goes_through_a_corridor_and_carries_one_token_with_its_wounds() -> None:
    game = table("witches", rooms={"vault": "witches witches:2 gold*2 trap"}, hands=["witches_brew"])
    answer(game, "play_right witches_brew", "move vault")
    assert asked(game) == {"room sewer", "room workshop", "room forge"}
    answer(game, "room forge")
    assert step(game) == "move_figure"
    assert asked(game) == {"figure 0", "figure 2"}
    answer(game, "figure 2")
    assert asked(game) == {"carry gold", "carry trap", "carry_nothing"}
    answer(game, "carry gold")
    assert monsters(game, "forge", "witches") == [2]
    assert monsters(game, "vault", "witches") == [0]
    assert (tokens(game, "forge"), tokens(game, "vault")) == ({"gold": 1}, {"gold": 1, "trap": 1})


@rule("H-4.3", "H-6.2")
def test_move_goes_from_a_finished_portal_to_any_other() -> None:
    game = table(
        "imps", rooms={"graveyard": "imps portal", "library": "portal", "study": "unfinished"}, hands=["imps_bustle"]
    )
    answer(game, "play_right imps_bustle", "move graveyard")
    assert asked(game) == {"room kennel", "room library"}


@rule("H-4.4", "H-4.15")
def test_melee_wounds_a_hero_in_the_same_room() -> None:
    game = table("dragon", rooms={"forge": "dragon rogue mage", "vault": "archer"}, hands=["dragon_claws"])
    answer(game, "play dragon_claws")
    assert asked(game) == {"melee forge", "done"}
    answer(game, "melee forge", "hero mage", "melee forge")
    assert heroes(game, "forge") == {}
    assert heroes(game, "vault") == {"archer": 1}
    assert game.view(None)["supply"]["heroes"]["rogue"] == 6


@rule("H-4.15")
def test_a_champion_takes_two_wounds_and_prisoners_can_be_attacked() -> None:
    game = table("dragon", rooms={"catacombs": "dragon champion"}, hands=["dragon_claws"])
    answer(game, "play dragon_claws", "melee catacombs")
    assert heroes(game, "catacombs") == {"warrior": 1}
    answer(game, "melee catacombs")
    assert heroes(game, "catacombs") == {}


@rule("H-4.5", "H-6.2")
def test_ranged_needs_a_corridor_and_portals_do_not_count() -> None:
    game = table(
        "dragon",
        rooms={"forge": "dragon portal rogue", "library": "rogue", "study": "rogue portal", "vault": "mage"},
        hands=["dragon_breath"],
    )
    answer(game, "play dragon_breath")
    assert asked(game) == {"ranged library", "ranged vault", "done"}
    answer(game, "ranged vault", "done")
    assert heroes(game, "vault") == {}


@rule("H-4.6", "H-8.1")
def test_create_puts_a_resource_beside_a_monster_of_ones_own_while_there_are_any() -> None:
    game = table("ghosts", rooms={"vault": "ghosts", "study": "ghosts"}, hands=["ghosts_whisper"])
    answer(game, "play ghosts_whisper", "create frog")
    assert asked(game) == {"room vault", "room study"}
    answer(game, "room study", "done")
    assert tokens(game, "study") == {"frog": 1}
    empty = table("ghosts", rooms={"vault": "ghosts frog*5"}, hands=["ghosts_whisper"])
    answer(empty, "play ghosts_whisper")
    assert "create frog" not in asked(empty)


@rule("H-4.7")
def test_defend_reduces_the_wound_out_of_turn_and_only_for_its_owner() -> None:
    game = table(
        "ratfolk",
        "dragon",
        rooms={"forge": "dragon ratfolk", "workshop": "chest:3"},
        hands=["ratfolk_rush", "dragon_scales dragon_claws"],
        enemy="mage_swords",
    )
    lead(end_turn(game))
    assert asked(game) == {"victim dragon", "victim ratfolk"}
    other = game.copy()
    answer(game, "victim dragon")
    assert game.acting() == [1]
    assert asked(game) == {"card dragon_scales", "decline"}
    declined = game.copy()
    answer(game, "card dragon_scales")
    assert monsters(game, "forge", "dragon") == [0]
    assert "dragon_scales" in discard(game, 1)
    answer(declined, "decline")
    assert monsters(declined, "forge", "dragon") == [1]
    answer(other, "victim ratfolk")
    assert monsters(other, "forge", "ratfolk") == [], "the dragon's card does not help the rat"


@rule("H-4.8")
def test_trap_is_laid_beside_a_monster_of_ones_own() -> None:
    game = table("imps", rooms={"vault": "imps"}, hands=["imps_snares"])
    answer(game, "play imps_snares", "lay_trap", "lay_trap")
    assert tokens(game, "vault") == {"trap": 2}
    assert supply(game, "trap") == 4


@rule("H-4.9", "H-6.4")
def test_portal_is_laid_finished_where_there_is_none() -> None:
    game = table("witches", rooms={"vault": "witches", "library": "witches unfinished"}, hands=["witches_gate"])
    answer(game, "play witches_gate", "open_portal")
    assert room(game, "vault")["portal"] == "finished", "the library has one already"


@rule("H-4.10", "H-2.7", "H-8.3")
def test_ambush_deploys_in_any_split_and_without_monsters_in_the_dungeon() -> None:
    game = table("ratfolk", hands=["ratfolk_burrows"])
    answer(game, "play ratfolk_burrows", "ambush")
    assert asked(game) == {"room sewer", "room kennel", "done"}
    answer(game, "room kennel", "room sewer", "room kennel", "done")
    assert (len(monsters(game, "sewer", "ratfolk")), len(monsters(game, "kennel", "ratfolk"))) == (1, 2)
    assert player(game)["lair"] == 6
    full = table("dragon", rooms={"forge": "dragon"}, hands=["dragon_hoard"])
    assert asked(full) >= {"play dragon_hoard"}
    assert "play_right dragon_hoard" not in asked(full), "the lair is empty"


@rule("H-4.11")
def test_a_dilemma_allows_one_side_only() -> None:
    game = table("gnolls", rooms={"forge": "gnolls rogue"}, hands=["gnolls_fangs"])
    answer(game, "play_right gnolls_fangs")
    assert asked(game) == {"move forge", "done"}


@rule("H-4.12", "H-8.3")
def test_paying_gold_deploys_up_to_three_in_that_room() -> None:
    game = table("gnolls", rooms={"library": "gnolls gold", "study": "gold"}, hands=["gnolls_hirelings"])
    answer(game, "play gnolls_hirelings")
    assert asked(game) == {"pay", "done"}
    answer(game, "pay", "deploy", "deploy", "decline")
    assert len(monsters(game, "library", "gnolls")) == 3
    assert tokens(game, "library") == {}
    assert tokens(game, "study") == {"gold": 1}


@rule("H-4.12")
def test_an_attack_before_an_arrow_need_not_kill() -> None:
    game = table("slimes", rooms={"vault": "slimes champion"}, hands=["slimes_engulf"])
    answer(game, "play slimes_engulf", "melee vault", "deploy")
    assert heroes(game, "vault") == {"warrior": 1}
    assert len(monsters(game, "vault", "slimes")) == 2


@rule("H-4.12")
def test_an_arrow_may_make_a_resource_in_the_room_of_the_attack() -> None:
    game = table("gnolls", rooms={"vault": "gnolls rogue"}, hands=["gnolls_plunder"])
    answer(game, "play gnolls_plunder", "melee vault", "resource gold")
    assert tokens(game, "vault") == {"gold": 1}


@rule("H-4.13")
def test_a_swarm_attacks_in_one_room_each_monster_once() -> None:
    game = table(
        "skeletons", rooms={"vault": "skeletons*2 rogue*3", "study": "skeletons mage"}, hands=["skeletons_horde"]
    )
    answer(game, "play skeletons_horde", "swarm_melee", "room vault", "hero rogue", "hero rogue")
    assert heroes(game, "vault") == {"rogue": 1}
    assert heroes(game, "study") == {"mage": 1}


@rule("H-4.13")
def test_a_swarm_shoots_each_where_it_likes() -> None:
    game = table(
        "lizardfolk",
        rooms={"forge": "lizardfolk*3", "vault": "rogue mage", "library": "archer"},
        hands=["lizardfolk_volley"],
    )
    answer(game, "play lizardfolk_volley", "swarm_ranged", "room vault", "hero mage", "room library", "room vault")
    assert (heroes(game, "vault"), heroes(game, "library")) == ({}, {})


@rule("H-4.14")
def test_reinforcement_keeps_what_shows_the_action_anywhere() -> None:
    game = table(
        "gnolls",
        rooms={"vault": "gnolls"},
        hands=["gnolls_howl"],
        piles=["gnolls_pack gnolls_hirelings gnolls_raid gnolls_fangs"],
    )
    answer(game, "play gnolls_howl", "reinforce")
    assert sorted(hand(game)) == ["gnolls_pack", "gnolls_raid"], "a swarm and one side of a dilemma count"
    assert "gnolls_hirelings" in discard(game)


@rule("H-4.14")
def test_reinforcement_goes_on_with_the_shuffled_discard() -> None:
    game = table("gnolls", rooms={"vault": "gnolls"}, hands=["gnolls_howl"], piles=["gnolls_hirelings"])
    answer(game, "play gnolls_howl", "reinforce")
    assert len(hand(game)) + len(discard(game)) == 3


@rule("H-4.17")
def test_symbols_are_done_in_any_order_and_may_be_skipped() -> None:
    game = table("dragon", rooms={"forge": "dragon", "vault": "rogue*2", "library": "mage"}, hands=["dragon_flight*2"])
    answer(game, "play dragon_flight")
    assert asked(game) == {"move forge", "ranged vault", "ranged library", "done"}
    answer(game, "move forge", "room library")
    assert step(game) == "play_cards"
    assert player(game)["played"] == ["dragon_flight"]
    assert refused(game, "ranged vault")


# Abilities


@rule("H-4.16")
def test_dragon_removes_all_its_wounds() -> None:
    game = table("dragon", rooms={"vault": "dragon:3"}, hands=["dragon_breath"])
    answer(game, "play_right dragon_breath", "ability")
    assert monsters(game, "vault", "dragon") == [0]


@rule("H-4.16")
def test_witches_open_a_portal_beside_a_witch() -> None:
    game = table("witches", rooms={"vault": "witches", "study": "witches"}, hands=["witches_brew"])
    answer(game, "play witches_brew", "ability", "room study")
    assert room(game, "study")["portal"] == "finished"


@rule("H-4.16")
def test_ghosts_move_through_walls_with_a_token() -> None:
    game = table("ghosts", rooms={"library": "ghosts book"}, hands=["ghosts_haunting"])
    answer(game, "play ghosts_haunting", "ability")
    assert asked(game) == {"room forge", "room sewer"}, "the sewer lies behind a wall"
    answer(game, "room sewer", "carry book")
    assert tokens(game, "sewer") == {"book": 1}


@rule("H-4.16")
def test_imps_move_one_imp() -> None:
    game = table("imps", rooms={"library": "imps", "vault": "imps"}, hands=["imps_bustle"])
    answer(game, "play imps_bustle", "ability", "room library")
    assert monsters(game, "forge", "imps") == [0], "there is only one corridor"


@rule("H-4.16")
def test_lizardfolk_shoot() -> None:
    game = table(
        "lizardfolk", rooms={"forge": "lizardfolk", "vault": "rogue", "library": "mage"}, hands=["lizardfolk_camp"]
    )
    answer(game, "play lizardfolk_camp", "ability", "room library", "done")
    assert heroes(game, "library") == {}


@rule("H-4.16")
@pytest.mark.parametrize(
    ("reading", "rooms"),
    [("with_skeleton", {"room vault", "room study"}), ("anywhere", {f"room {name}" for name in ROOMS})],
)
def test_skeletons_make_a_bone(reading: str, rooms: set[str]) -> None:
    game = table(
        "skeletons",
        rooms={"vault": "skeletons", "study": "skeletons"},
        hands=["skeletons_bones"],
        skeleton_bone=reading,
    )
    answer(game, "play_right skeletons_bones", "ability")
    assert asked(game) == rooms
    answer(game, "room study")
    assert tokens(game, "study") == {"bone": 1}


@rule("H-4.16")
def test_gnolls_attack() -> None:
    game = table("gnolls", rooms={"vault": "gnolls rogue", "study": "gnolls mage"}, hands=["gnolls_hirelings"])
    answer(game, "play_right gnolls_hirelings", "ability", "room study", "done")
    assert heroes(game, "study") == {}


@rule("H-4.16")
def test_slimes_draw_a_card() -> None:
    game = table("slimes", rooms={"vault": "slimes"}, hands=["slimes_bubble"], piles=["slimes_slap"])
    answer(game, "play slimes_bubble", "ability", "done")
    assert hand(game) == ["slimes_slap"]


@rule("H-4.16", "H-8.3")
def test_ratfolk_deploy_beside_a_rat() -> None:
    game = table("ratfolk", rooms={"vault": "ratfolk"}, hands=["ratfolk_works"])
    answer(game, "play ratfolk_works", "ability", "done")
    assert monsters(game, "vault", "ratfolk") == [0, 0]


@rule("H-4.16")
@pytest.mark.parametrize("clan", ["slimes", "ratfolk", "imps", "ghosts"])
def test_an_ability_needs_a_monster_in_the_dungeon(clan: str) -> None:
    cards = {"slimes": "slimes_bubble", "ratfolk": "ratfolk_works", "imps": "imps_bustle", "ghosts": "ghosts_haunting"}
    game = table(clan, hands=[cards[clan]], piles=[""], others="pile")
    answer(game, f"play {cards[clan]}")
    assert step(game) != "symbols", "nothing can be done"


# Loot cards


@rule("H-4.17", "H-2.2")
@pytest.mark.parametrize("card", sorted(set(loot_cards(promo=True))))
def test_every_loot_card_can_be_played_and_each_of_its_symbols_is_offered(card: str) -> None:
    """Beside heroes, with everything at hand, a card offers just what stands on it."""
    entry = next(entry for entry in CARDS["loot"] + CARDS["promo"] if entry["id"] == card)
    for number, side in enumerate(entry["sym"].split("/")):
        if side.strip() == "defend":
            continue
        game = table(
            "ratfolk",
            rooms={"forge": "ratfolk*2 rogue*2 gold*2", "vault": "mage", "library": "unfinished"},
            hands=[card],
            piles=["ratfolk_rush"],
            display="spider",
            promo="on",
        )
        answer(game, f"{'play_right' if number else 'play'} {card}")
        offered = {text.split()[0] for text in asked(game)} - {"done"}
        assert offered == {
            ANSWERS[word.strip("(").split(":")[0] if "swarm" not in word else word] for word in symbols(side)
        }


ANSWERS = {
    "draw": "draw",
    "activate": "ability",
    "move": "move",
    "melee": "melee",
    "ranged": "ranged",
    "trap": "lay_trap",
    "portal": "open_portal",
    "ambush": "ambush",
    "reinforce": "reinforce",
    "create": "create",
    "swarm:move": "swarm_move",
    "swarm:melee": "swarm_melee",
    "swarm:ranged": "swarm_ranged",
}


def symbols(side: str) -> set[str]:
    """The symbols of a side that are offered: not what stands behind an arrow."""
    found: set[str] = set()
    behind = False
    for word in side.split():
        if word == "->":
            behind = True
        elif not behind:
            found.add(word)
        if word.endswith(")"):
            behind = False
    return found


def kinds(texts: set[str]) -> set[str]:
    return {text.split()[0] for text in texts}


# Draw


@rule("H-4.1", "H-4.17")
def test_a_card_that_was_drawn_may_be_played_with_what_is_left_of_the_turn() -> None:
    game = table("dragon", rooms={"vault": "dragon rogue"}, hands=["dragon_fury"], piles=["dragon_claws dragon_scales"])
    answer(game, "play_right dragon_fury", "draw", "draw", "play dragon_claws", "melee vault")
    assert heroes(game, "vault") == {}


@rule("H-4.1")
def test_the_draw_symbol_may_be_skipped() -> None:
    game = table("dragon", hands=["dragon_fury dragon_claws"], piles=["dragon_scales dragon_hoard"])
    answer(game, "play_right dragon_fury", "draw", "done")
    assert sorted(hand(game)) == ["dragon_claws", "dragon_scales"]
    assert player(game)["pile"] == ["dragon_hoard"]


# Activate


@rule("H-4.2", "H-5.1")
def test_the_room_of_another_clan_cannot_be_activated() -> None:
    rooms = {"vault": "imps", "library": "ratfolk", "sewer": ""}
    game = table("imps", "ratfolk", rooms=rooms, hands=["imps_bustle*2"])
    answer(game, "play imps_bustle")
    assert asked(game) == {"ability", "activate vault", "done"}


@rule("H-4.2")
def test_two_activations_may_do_two_different_things() -> None:
    game = table("imps", rooms={"library": "imps unfinished"}, hands=["imps_bustle*2"])
    answer(game, "play imps_bustle", "finish_portal", "activate library")
    assert room(game, "library")["portal"] == "finished"
    assert tokens(game, "library") == {"book": 1}


@rule("H-4.2", "H-4.16")
def test_without_a_monster_in_the_dungeon_there_is_nothing_to_activate() -> None:
    game = table("imps", "ratfolk", rooms={"vault": "ratfolk"}, hands=["imps_bustle*2"])
    answer(game, "play imps_bustle")
    assert step(game) == "play_cards"
    assert player(game)["played"] == ["imps_bustle"]


# Move


@rule("H-4.3", "H-4.17")
def test_only_ones_own_monsters_move() -> None:
    game = table("imps", "ratfolk", rooms={"vault": "imps", "library": "ratfolk"}, hands=["imps_bustle*2"])
    answer(game, "play_right imps_bustle")
    assert asked(game) == {"move vault", "done"}


@rule("H-4.3")
def test_a_monster_carries_one_token_a_move_and_may_carry_another_with_the_next() -> None:
    game = table("imps", rooms={"library": "imps book*2"}, hands=["imps_bustle*2"])
    answer(game, "play_right imps_bustle", "move library", "carry book")
    assert (tokens(game, "library"), tokens(game, "forge")) == ({"book": 1}, {"book": 1})
    answer(game, "move forge", "room library", "carry_nothing")
    assert (tokens(game, "library"), tokens(game, "forge")) == ({"book": 1}, {"book": 1})


@rule("H-4.3", "H-6.1", "H-6.2")
def test_a_portal_without_a_finished_partner_leads_nowhere() -> None:
    rooms = {"graveyard": "imps portal", "library": "unfinished"}
    game = table("imps", rooms=rooms, hands=["imps_bustle*2"])
    answer(game, "play_right imps_bustle", "move graveyard")
    assert monsters(game, "kennel", "imps") == [0], "the corridor was the only way"


# Melee and ranged


@rule("H-4.4")
def test_without_a_hero_beside_a_monster_of_ones_own_there_is_no_melee() -> None:
    rooms = {"forge": "dragon", "vault": "rogue", "library": "ratfolk mage"}
    game = table("dragon", "ratfolk", rooms=rooms, hands=["dragon_claws*2"])
    assert "play dragon_claws" not in asked(game), "the other side of the dilemma can be carried out"
    answer(game, "play_right dragon_claws")
    assert kinds(asked(game)) <= {"move", "room", "done"}


@rule("H-4.4")
def test_each_melee_may_be_done_in_another_room() -> None:
    rooms = {"forge": "imps rogue", "vault": "imps rogue mage"}
    game = table("imps", rooms=rooms, hands=["rage_brew imps_bustle"])
    answer(game, "play rage_brew", "melee forge", "melee vault", "hero mage")
    assert asked(game) == {"melee vault", "done"}
    answer(game, "done")
    assert (heroes(game, "forge"), heroes(game, "vault")) == ({}, {"rogue": 1})


@rule("H-4.5")
def test_ranged_reaches_no_hero_in_the_same_room_nor_behind_a_wall_nor_two_corridors_away() -> None:
    """The library touches the sewer without a corridor; the vault is two corridors away."""
    rooms = {"library": "dragon rogue", "sewer": "rogue", "vault": "mage", "study": "archer"}
    game = table("dragon", rooms=rooms, hands=["dragon_flight*2"])
    answer(game, "play dragon_flight")
    assert asked(game) == {"move library", "done"}


@rule("H-4.5", "H-4.15")
def test_prisoners_can_be_shot_through_the_corridor() -> None:
    game = table("dragon", rooms={"apothecary": "dragon", "catacombs": "rogue mage"}, hands=["dragon_flight*2"])
    answer(game, "play dragon_flight", "ranged catacombs", "hero mage", "ranged catacombs")
    assert heroes(game, "catacombs") == {}


# Create, trap, portal


@rule("H-4.6", "H-8.1")
def test_the_last_token_can_be_created_once() -> None:
    rooms = {"vault": "ratfolk gold*4", "library": "bone*4"}
    game = table("ratfolk", rooms=rooms, hands=["blueprints ratfolk_rush"], promo="on")
    answer(game, "play blueprints", "create gold")
    assert supply(game, "gold") == 0
    assert asked(game) == {"create bone", "done"}
    answer(game, "create bone")
    assert tokens(game, "vault") == {"gold": 5, "bone": 1}


@rule("H-4.6")
def test_a_resource_cannot_be_created_beside_another_clan() -> None:
    rooms = {"vault": "ghosts", "study": "ratfolk"}
    game = table("ghosts", "ratfolk", rooms=rooms, hands=["ghosts_whisper ghosts_mist"])
    answer(game, "play ghosts_whisper", "create frog")
    assert tokens(game, "vault") == {"frog": 1}, "the only room with a ghost"


@rule("H-4.8", "H-8.1")
def test_without_a_trap_in_the_supply_none_is_laid() -> None:
    game = table("imps", rooms={"vault": "imps trap*5"}, hands=["imps_snares imps_bustle"])
    answer(game, "play imps_snares", "lay_trap")
    assert supply(game, "trap") == 0
    assert step(game) == "play_cards", "the second trap cannot be laid"
    assert tokens(game, "vault") == {"trap": 6}


@rule("H-4.8")
def test_each_trap_may_be_laid_beside_another_monster() -> None:
    game = table(
        "imps",
        "ratfolk",
        rooms={"vault": "imps", "study": "imps", "forge": "ratfolk"},
        hands=["imps_snares imps_bustle"],
    )
    answer(game, "play imps_snares", "lay_trap")
    assert asked(game) == {"room vault", "room study"}
    answer(game, "room study", "lay_trap", "room vault")
    assert (tokens(game, "vault"), tokens(game, "study")) == ({"trap": 1}, {"trap": 1})


@rule("H-4.9", "H-8.1")
def test_without_a_portal_in_the_supply_none_is_opened() -> None:
    full = dict.fromkeys(["library", "forge", "study", "sewer", "kennel", "graveyard"], "portal")
    game = table("witches", rooms={**full, "vault": "witches"}, hands=["witches_gate witches_brew"])
    assert game.view(None)["supply"]["portals"] == 0
    answer(game, "play witches_gate")
    assert asked(game) == {"move vault", "done"}


@rule("H-4.9", "H-6.4")
def test_where_every_witch_stands_at_a_portal_none_is_opened() -> None:
    rooms = {"vault": "witches portal", "library": "witches unfinished"}
    game = table("witches", rooms=rooms, hands=["witches_gate witches_brew"])
    answer(game, "play witches_gate")
    assert kinds(asked(game)) == {"move", "done"}


# Defend


@rule("H-4.7", "H-10.5")
def test_each_wound_asks_for_a_card_of_its_own() -> None:
    rooms = {"forge": "dragon rogue", "workshop": "chest:3"}
    hands = ["dragon_scales shield dragon_claws*2 dragon_fury"]
    game = table("dragon", rooms=rooms, hands=hands, enemy="mage_swords")
    lead(end_turn(game), "forge")
    assert asked(game) == {"card dragon_scales", "card shield", "decline"}
    answer(game, "card shield")
    assert monsters(game, "forge", "dragon") == [0]
    lead(game, "forge")
    assert asked(game) == {"card dragon_scales", "decline"}, "the second attack needs a second card"
    answer(game, "decline")
    assert monsters(game, "forge", "dragon") == [1]
    assert "dragon_scales" in hand(game)


@rule("H-4.7", "H-4.17")
def test_in_ones_own_turn_the_defence_does_nothing() -> None:
    game = table("dragon", rooms={"forge": "dragon rogue"}, hands=["dragon_scales dragon_claws"])
    assert "play_right dragon_scales" not in asked(game)


# Ambush


@rule("H-4.10", "H-8.3")
def test_an_ambush_of_three_with_two_in_the_lair_deploys_two() -> None:
    rats = CLANS["ratfolk"]["monsters"]
    game = table("ratfolk", rooms={"vault": f"ratfolk*{rats - 2}"}, hands=["ratfolk_burrows*2"])
    answer(game, "play ratfolk_burrows", "ambush")
    spread(game, "sewer", "kennel")
    assert (monsters(game, "sewer", "ratfolk"), monsters(game, "kennel", "ratfolk")) == ([0], [0])
    assert (player(game)["lair"], step(game)) == (0, "play_cards")


@rule("H-4.10")
def test_an_ambush_may_bring_fewer_than_it_says_and_all_into_one_room() -> None:
    game = table("ratfolk", rooms={"vault": "ratfolk"}, hands=["ratfolk_burrows*2"])
    fewer = game.copy()
    answer(game, "play ratfolk_burrows", "ambush")
    spread(game, "kennel", "kennel", "kennel")
    assert monsters(game, "kennel", "ratfolk") == [0, 0, 0]
    answer(fewer, "play ratfolk_burrows", "ambush")
    spread(fewer, "sewer")
    assert monsters(fewer, "sewer", "ratfolk") == [0]
    assert step(fewer) == "play_cards"


# Dilemma, arrow, swarm


@rule("H-4.11")
def test_a_side_that_can_do_nothing_leaves_the_other_one() -> None:
    game = table("dragon", rooms={"forge": "dragon"}, hands=["dragon_claws*2"])
    assert "play_right dragon_claws" in asked(game)
    assert "play dragon_claws" not in asked(game), "nobody is there to attack"


@rule("H-4.11")
def test_of_two_sides_that_work_the_player_chooses_and_never_gets_both() -> None:
    game = table("dragon", rooms={"forge": "dragon rogue*2"}, hands=["dragon_claws*2"])
    assert {"play dragon_claws", "play_right dragon_claws"} <= asked(game)
    answer(game, "play dragon_claws")
    assert asked(game) == {"melee forge", "done"}
    answer(game, "melee forge", "melee forge")
    assert step(game) == "play_cards"
    assert player(game)["played"] == ["dragon_claws"]


@rule("H-4.12")
def test_gold_beside_another_clan_or_nobody_does_not_pay() -> None:
    rooms = {"library": "gnolls", "study": "gold", "vault": "ratfolk gold"}
    game = table("gnolls", "ratfolk", rooms=rooms, hands=["gnolls_hirelings gnolls_howl"])
    assert "play gnolls_hirelings" not in asked(game)
    assert "play_right gnolls_hirelings" in asked(game)


@rule("H-4.12")
def test_what_stands_behind_the_arrow_is_done_in_the_room_of_what_stands_before_it() -> None:
    rooms = {"library": "gnolls gold", "study": "gnolls gold"}
    game = table("gnolls", rooms=rooms, hands=["gnolls_hirelings gnolls_howl"])
    answer(game, "play gnolls_hirelings", "pay")
    assert asked(game) == {"room library", "room study"}
    answer(game, "room study", "deploy", "deploy", "deploy")
    assert len(monsters(game, "study", "gnolls")) == 4
    assert len(monsters(game, "library", "gnolls")) == 1
    assert step(game) == "play_cards", "no more than three"


@rule("H-4.12", "H-8.3")
def test_an_arrow_deploys_no_more_than_the_lair_holds() -> None:
    figures = CLANS["slimes"]["monsters"]
    game = table("slimes", rooms={"vault": f"slimes*{figures} rogue"}, hands=["slimes_engulf slimes_bubble"])
    answer(game, "play slimes_engulf", "melee vault")
    assert heroes(game, "vault") == {}
    assert step(game) == "play_cards", "nobody is left to deploy"


@rule("H-4.13")
def test_a_swarm_is_of_one_room_and_each_monster_may_stay() -> None:
    game = table("ratfolk", rooms={"vault": "ratfolk*2", "kennel": "ratfolk"}, hands=["ratfolk_rush*2"])
    answer(game, "play ratfolk_rush", "swarm_move", "room vault", "room forge")
    assert "room kennel" not in asked(game), "the rat of the kennel is no part of the swarm"
    answer(game, "done")
    assert (monsters(game, "vault", "ratfolk"), monsters(game, "forge", "ratfolk")) == ([0], [0])
    assert step(game) == "play_cards"


@rule("H-4.13", "H-4.3")
def test_each_monster_of_a_swarm_carries_a_token_of_its_own() -> None:
    game = table("ratfolk", rooms={"library": "ratfolk*2 gold book"}, hands=["ratfolk_rush*2"])
    answer(game, "play ratfolk_rush", "swarm_move")
    carried = 0
    while step(game) != "play_cards":
        wish = "carry gold" if "carry gold" in asked(game) else "carry book" if "carry book" in asked(game) else ""
        carried += bool(wish)
        answer(game, wish or "room forge")
    assert carried == 2
    assert tokens(game, "forge") == {"gold": 1, "book": 1}
    assert monsters(game, "forge", "ratfolk") == [0, 0], "each has moved once"


@rule("H-4.13")
def test_a_swarm_attacks_no_more_often_than_there_are_heroes() -> None:
    game = table("ratfolk", rooms={"vault": "ratfolk*3 rogue"}, hands=["ratfolk_teeth*2"])
    answer(game, "play ratfolk_teeth", "swarm_melee", "hero rogue")
    assert heroes(game, "vault") == {}
    assert step(game) == "play_cards"


# Reinforcement


@rule("H-4.14", "H-3.6")
def test_reinforcement_looks_at_no_more_cards_than_there_are() -> None:
    game = table("gnolls", rooms={"vault": "gnolls"}, hands=["gnolls_howl"], piles=["gnolls_hirelings"])

    def hold_the_rest(data: Data) -> None:
        data["players"][0]["hand"] += data["players"][0]["discard"]
        data["players"][0]["discard"] = []

    game = changed(game, hold_the_rest)
    before = len(hand(game))
    answer(game, "play gnolls_howl", "reinforce")
    assert len(hand(game)) == before - 1, "the hirelings show no melee"
    assert discard(game) == ["gnolls_hirelings"]


@rule("H-4.14")
def test_reinforcement_takes_all_three_if_all_show_the_action() -> None:
    game = table("gnolls", hands=["gnolls_howl"], piles=["axe rage_brew shield gnolls_fangs"])
    answer(game, "play gnolls_howl", "reinforce")
    assert sorted(hand(game)) == ["axe", "rage_brew", "shield"], "without a monster in the dungeon too"
    assert player(game)["pile"] == ["gnolls_fangs"]


# Heroes and monsters


@rule("H-4.15")
def test_an_exhausted_hero_falls_like_any_other_and_a_wounded_champion_stays() -> None:
    game = table("dragon", rooms={"vault": "dragon rogue champion"}, hands=["dragon_claws*2"])
    tokens_left = game.view(None)["supply"]["heroes"]["warrior"]
    answer(game, "play dragon_claws", "melee vault", "hero champion")
    assert heroes(game, "vault") == {"rogue": 1, "warrior": 1}
    assert game.view(None)["supply"]["heroes"]["warrior"] == tokens_left, "it has one hit point left"
    answer(game, "melee vault", "hero warrior")
    assert heroes(game, "vault") == {"rogue": 1}
    assert game.view(None)["supply"]["heroes"]["warrior"] == tokens_left + 1


ABILITY_CARDS = {"skeletons": "skeletons_bones", "ratfolk": "ratfolk_works", "witches": "witches_brew"}
SPENT = {
    "skeletons": {"vault": "skeletons bone*5"},
    "ratfolk": {"vault": f"ratfolk*{CLANS['ratfolk']['monsters']}"},
    "witches": {"vault": "witches portal"},
}


@rule("H-4.16", "H-8.1", "H-8.3")
@pytest.mark.parametrize("clan", sorted(SPENT))
def test_an_ability_that_has_nothing_left_to_give_is_not_offered(clan: str) -> None:
    card = ABILITY_CARDS[clan]
    game = table(clan, rooms=SPENT[clan], hands=[f"{card}*2"])
    answer(game, f"{'play_right' if clan == 'skeletons' else 'play'} {card}")
    assert "ability" not in asked(game)


@rule("H-4.17")
def test_all_symbols_may_be_skipped() -> None:
    game = table("dragon", rooms={"forge": "dragon rogue"}, hands=["dragon_claws*2"])
    answer(game, "play dragon_claws", "done")
    assert heroes(game, "forge") == {"rogue": 1}
    assert player(game)["played"] == ["dragon_claws"]


@rule("H-4.17")
def test_the_symbols_of_a_card_are_shared_out_among_the_monsters_in_any_order() -> None:
    rooms = {"vault": "imps", "library": "imps"}
    game = table("imps", rooms=rooms, hands=["imps_snares imps_mischief"])
    answer(game, "play imps_mischief", "move library", "lay_trap", "room forge")
    assert tokens(game, "forge") == {"trap": 1}, "laid by the imp that has moved"
    again = table("imps", rooms=rooms, hands=["imps_snares imps_mischief"])
    answer(again, "play imps_mischief", "lay_trap", "room library", "move vault", "room forge")
    assert tokens(again, "library") == {"trap": 1}
    assert monsters(again, "forge", "imps") == [0]
    assert refused(again, "lay_trap")


@rule("H-4.14", "H-4.7")
def test_reinforcement_leaves_nobody_a_choice_what_to_keep() -> None:
    game = table("gnolls", hands=["gnolls_howl gnolls_raid"], piles=["rage_brew gnolls_hirelings shield"])
    answer(game, "play gnolls_howl", "reinforce")
    assert step(game) == "play_cards"
    assert sorted(hand(game)) == ["gnolls_raid", "rage_brew", "shield"]


@rule("H-4.12", "H-4.7")
def test_what_stands_behind_a_defence_is_done_in_the_room_of_the_attack() -> None:
    rooms = {"apothecary": "slimes*2", "library": "chest:2", "vault": "slimes"}
    game = table("slimes", rooms=rooms, hands=["slimes_split slimes_bubble"], enemy="mage_hats")
    lead(end_turn(game), "apothecary")
    assert step(game) == "defend"
    answer(game, "card slimes_split", "decline")
    assert monsters(game, "apothecary", "slimes") == [0, 0]
    assert monsters(game, "vault", "slimes") == [0]


@rule("H-4.16", "H-3.6")
@pytest.mark.parametrize("others", ["pile", "discard"])
def test_slimes_draw_as_long_as_pile_or_discard_has_a_card(others: str) -> None:
    game = table("slimes", rooms={"vault": "slimes"}, hands=["slimes_bubble*2"], others=others)
    answer(game, "play slimes_bubble", "ability", "done")
    assert len(hand(game)) == 2

    def hold_everything(data: Data) -> None:
        data["players"][0]["hand"] += data["players"][0]["pile"]["cards"] + data["players"][0]["discard"]
        data["players"][0]["pile"], data["players"][0]["discard"] = {"cards": [], "known": []}, []

    empty = changed(table("slimes", rooms={"vault": "slimes"}, hands=["slimes_bubble*2"]), hold_everything)
    answer(empty, "play slimes_bubble")
    assert "ability" not in asked(empty)
