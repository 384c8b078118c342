"""H-6: portals, finished and not."""

from __future__ import annotations

from tests.games.heroes.looks import heroes, monsters, room
from tests.games.heroes.scene import end_turn, lead, table
from tests.games.words import answer, asked
from tests.kit.marks import rule


@rule("H-6.1")
def test_a_portal_is_finished_only_by_a_monster_in_its_room() -> None:
    rooms = {"library": "unfinished", "forge": "imps", "study": "ratfolk unfinished"}
    game = table("imps", "ratfolk", rooms=rooms, hands=["imps_bustle*2"])
    answer(game, "play imps_bustle")
    assert "finish_portal" not in asked(game)


@rule("H-6.1")
def test_a_finished_portal_needs_no_more_work() -> None:
    game = table("imps", rooms={"library": "imps portal"}, hands=["imps_bustle*2"])
    answer(game, "play imps_bustle")
    assert "finish_portal" not in asked(game)


@rule("H-6.1", "H-6.2")
def test_a_portal_can_be_passed_as_soon_as_both_ends_are_finished() -> None:
    rooms = {"library": "imps unfinished", "graveyard": "portal"}
    game = table("imps", rooms=rooms, hands=["imps_bustle*2"])
    answer(game, "play imps_bustle", "finish_portal", "done")
    answer(game, "play_right imps_bustle", "move library")
    assert asked(game) == {"room forge", "room graveyard"}
    answer(game, "room graveyard")
    assert monsters(game, "graveyard", "imps") == [0]


@rule("H-6.2", "H-4.3")
def test_whoever_laid_it_a_portal_serves_every_clan_with_what_it_carries() -> None:
    rooms = {"library": "ratfolk portal book", "graveyard": "portal", "study": "portal", "vault": "imps"}
    game = table("ratfolk", "imps", rooms=rooms, hands=["ratfolk_works*2"])
    answer(game, "play_right ratfolk_works", "move library")
    assert asked(game) == {"room forge", "room graveyard", "room study"}
    answer(game, "room study", "carry book")
    assert room(game, "study")["tokens"] == {"book": 1}


@rule("H-6.3", "H-1.1")
def test_portals_bring_no_room_nearer_to_the_vault() -> None:
    plain = table("dragon", rooms={"vault": "dragon"})
    joined = table("dragon", rooms={"vault": "dragon portal", "graveyard": "portal", "library": "portal"})
    for name in ("graveyard", "library", "catacombs"):
        assert room(joined, name)["distance"] == room(plain, name)["distance"]
        assert room(joined, name)["corridors"] == room(plain, name)["corridors"]


@rule("H-6.3", "H-10.2")
def test_an_archer_does_not_shoot_through_a_portal() -> None:
    rooms = {"graveyard": "portal chest:3", "study": "chest:3", "vault": "portal ratfolk"}
    game = table("ratfolk", rooms=rooms, enemy="archer_eye")
    lead(end_turn(game))
    assert monsters(game, "vault", "ratfolk") == [0]
    assert heroes(game, "graveyard") == {"archer": 1}


@rule("H-6.4", "H-4.16")
def test_witches_open_no_second_portal_where_an_unfinished_one_lies() -> None:
    game = table("witches", rooms={"library": "witches unfinished"}, hands=["witches_brew*2"])
    answer(game, "play witches_brew")
    assert "ability" not in asked(game)
    assert "finish_portal" in asked(game), "but it may be finished"
