"""H-7: whom traps hit, and whom not."""

from __future__ import annotations

from tests.games.heroes.looks import heroes, monsters, tokens
from tests.games.heroes.scene import end_turn, lead, spread, suffer, table
from tests.games.words import answer
from tests.kit.marks import rule


@rule("H-7.1")
def test_a_hero_meets_the_traps_of_every_room_on_the_way() -> None:
    """One mage falls where he is deployed; the other runs from the library into a trap in the forge."""
    rooms = {"apothecary": "trap", "forge": "trap", "vault": "dragon"}
    game = table("dragon", rooms=rooms, enemy="mage_hats")
    lead(end_turn(game))
    assert tokens(game, "apothecary") == tokens(game, "forge") == {}
    assert game.view(None)["supply"]["heroes"]["mage"] == 6
    assert monsters(game, "vault", "dragon") == [0]


@rule("H-7.1", "H-10.3")
def test_traps_that_nobody_is_left_to_meet_stay() -> None:
    rooms = {"library": "trap*3 rogue chest:3", "apothecary": "chest:3", "vault": "dragon"}
    game = table("dragon", rooms=rooms, enemy="mage_hats")
    lead(end_turn(game))
    assert tokens(game, "library") == {"trap": 2}
    assert heroes(game, "library") == {"rogue": 1}, "who lies there is no arrival"


@rule("H-7.1", "H-4.15")
def test_a_champion_survives_one_trap_and_falls_to_two() -> None:
    rooms = dict.fromkeys(("apothecary", "graveyard", "workshop"), "chest:2")
    for traps, left in (("trap", {"warrior": 1}), ("trap*2", {})):
        game = table(
            "dragon", scenario="s09", rooms={**rooms, "study": f"chest:2 {traps}", "vault": "dragon"}, enemy="champion"
        )
        end_turn(game)
        spread(game, "study")
        assert heroes(game, "study") == left
        assert tokens(game, "study") == {}


@rule("H-7.2")
def test_monsters_that_are_deployed_among_traps_do_not_trigger_them() -> None:
    game = table("ratfolk", rooms={"kennel": "trap", "sewer": "trap*2"}, hands=["ratfolk_burrows*2"])
    answer(game, "play ratfolk_burrows", "ambush")
    spread(game, "sewer", "kennel", "kennel")
    assert (tokens(game, "kennel"), tokens(game, "sewer")) == ({"trap": 1}, {"trap": 2})
    assert (monsters(game, "kennel", "ratfolk"), monsters(game, "sewer", "ratfolk")) == ([0, 0], [0])


@rule("H-7.2")
def test_a_swarm_runs_through_traps_and_may_carry_one_into_another_room_of_traps() -> None:
    game = table("ratfolk", rooms={"library": "ratfolk*2 trap", "forge": "trap"}, hands=["ratfolk_rush*2"])
    answer(game, "play ratfolk_rush", "swarm_move", "room forge", "carry trap", "room forge")
    assert tokens(game, "forge") == {"trap": 2}
    assert monsters(game, "forge", "ratfolk") == [0, 0]


@rule("H-7.3", "H-8.2")
def test_heroes_woken_beside_a_trap_do_not_meet_it() -> None:
    """All six mages are inside, so that no other comes: those who are there wake, and attack."""
    rooms = {"kennel": "mage*6 trap dragon", "vault": ""}
    game = table("dragon", rooms=rooms, enemy="mage_hats")
    suffer(end_turn(game))
    assert tokens(game, "kennel") == {"trap": 1}
    assert monsters(game, "kennel", "dragon") == [], "five have attacked the dragon"


@rule("H-7.3", "H-5.4")
def test_prisoners_freed_by_a_mage_do_not_meet_the_trap_that_kills_him() -> None:
    rooms = {"catacombs": "rogue*2 trap", "apothecary": "chest:3", "vault": "dragon"}
    game = table("dragon", rooms=rooms, enemy="mage_eye", gambled=0)
    answer(game, "gamble")
    assert tokens(game, "catacombs") == {}
    assert heroes(game, "catacombs") == {}
    assert heroes(game, "apothecary") == {"rogue": 2}, "he greets before he looks around"
