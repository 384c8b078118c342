"""H-1: what lies on the table, whose it is, and who sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import hlubina
from tests.games.decks import face_down
from tests.games.heroes.looks import room
from tests.games.heroes.scene import CARDS, CLANS, SCENARIOS, TOKENS, Data, changed, loot_cards, table
from tests.games.words import answer, asked, refused
from tests.kit.marks import rule
from tests.kit.tables import play_by_habit

EVERY_SCENARIO = pytest.mark.parametrize("scenario", sorted(SCENARIOS))


@rule("H-1.1")
def test_tiles_that_touch_without_a_corridor_are_not_adjacent() -> None:
    """In Olga's Cauldron the sewer lies right below the library, behind a wall."""
    game = table("imps", rooms={"library": "imps"}, hands=["imps_bustle"])
    assert room(game, "library")["x"] == room(game, "sewer")["x"]
    assert room(game, "library")["y"] + 1 == room(game, "sewer")["y"]
    answer(game, "play_right imps_bustle", "move library")
    assert room(game, "forge")["monsters"], "the only corridor was taken without a question"
    assert "move forge" in asked(game)


@rule("H-1.1")
@EVERY_SCENARIO
def test_the_distance_is_one_more_than_that_of_the_nearest_neighbour(scenario: str) -> None:
    rooms = {entry["room"]: entry for entry in hlubina.new("heroes", 1, 1, {"scenario": scenario}).view(None)["rooms"]}
    assert rooms["vault"]["distance"] == 0
    for name, entry in rooms.items():
        nearest = min(rooms[other]["distance"] for other in entry["corridors"])
        assert name == "vault" or entry["distance"] == nearest + 1


@rule("H-1.2")
def test_a_room_holds_everything_at_once_but_one_portal_and_one_chest() -> None:
    things = "gold*2 frog bone book*3 trap*2 portal chest:2:heal rogue*2 mage champion dragon:4 ratfolk*3"
    game = table("dragon", "ratfolk", rooms={"library": things})
    there = room(game, "library")
    assert there["tokens"] == {"gold": 2, "frog": 1, "bone": 1, "book": 3, "trap": 2}
    assert (there["portal"], there["chest"]) == ("finished", 2)
    assert there["resting"] == {"rogue": 2, "mage": 1, "champion": 1}
    assert {group["clan"]: group["wounds"] for group in there["monsters"]} == {"dragon": [4], "ratfolk": [0, 0, 0]}


@rule("H-1.2")
def test_a_room_cannot_hold_two_chests() -> None:
    game = table("dragon", rooms={"library": "chest:2:heal"})

    def pile_up(data: Data) -> None:
        (library,) = (entry for entry in data["rooms"] if entry["room"] == "library")
        library["back"] = face_down(["heal", "loot"])

    with pytest.raises(hlubina.Invalid):
        changed(game, pile_up)


def some_games() -> Iterator[hlubina.Game]:
    """Every position of a few games with all that can happen."""
    for seed, scenario in enumerate(["s02", "s08", "s12"]):
        settings = {"scenario": scenario, "clans": "drawn", "difficulty": "hardcore"}
        yield from play_by_habit(hlubina.new("heroes", 1 + seed, seed, settings), seed)


@rule("H-1.3")
def test_no_figure_and_no_card_of_a_player_is_ever_lost() -> None:
    for game in some_games():
        view = game.view(None)
        if view["step"] in ("choose_clan", "place_monster"):
            continue
        for number, player in enumerate(game.dump()["players"]):
            clan = player["clan"]
            inside = [
                group["wounds"] for entry in view["rooms"] for group in entry["monsters"] if group["clan"] == clan
            ]
            assert sum(map(len, inside)) + player["lair"] == CLANS[clan]["monsters"]
            held = [*player["hand"], *player["pile"]["cards"], *player["played"], *player["discard"]]
            own = Counter(card for card in held if card.startswith(clan))
            assert own == {card["id"]: card["n"] for card in CLANS[clan]["cards"]}, number


@rule("H-1.4", "H-2.5", "H-8.4")
def test_what_is_not_in_the_dungeon_lies_in_the_supply() -> None:
    for game in some_games():
        view = game.view(None)
        rooms, supply = view["rooms"], view["supply"]
        for token in TOKENS:
            number = CARDS["tokens"]["traps" if token == "trap" else "resource_each"]
            assert supply["tokens"][token] + sum(entry["tokens"].get(token, 0) for entry in rooms) == number
        portals = sum(entry["portal"] is not None for entry in rooms)
        assert supply["portals"] + portals == CARDS["tokens"]["portals"]
        chests = sum(entry["chest"] is not None for entry in rooms)
        opened = room(game, "vault")["chest"] is None
        assert sum(supply["chests"].values()) + chests == CARDS["tokens"]["chests"] - opened


@rule("H-1.4", "H-2.2", "H-2.4")
def test_every_loot_card_and_every_enemy_card_is_always_somewhere() -> None:
    for game in some_games():
        data = game.dump()
        held = [
            card
            for player in data["players"]
            for card in [*player["hand"], *player["pile"]["cards"], *player["played"], *player["discard"]]
        ]
        foreign = data["unused_clan"]
        loot = [*data["display"], *data["loot_deck"]["cards"], *(card for card in held if card in loot_cards())]
        assert Counter(card for card in loot if card in loot_cards()) == Counter(loot_cards())
        assert len(data["display"]) <= CARDS["meta"]["loot_display"]
        assert foreign is None or foreign not in [player["clan"] for player in data["players"]]
        own = sum(card["n"] for card in SCENARIOS[data["settings"]["scenario"]]["cards"])
        assert len(data["enemy_deck"]["cards"]) + len(data["enemy_discard"]) == 16 + own


@rule("H-1.5")
def test_everybody_knows_which_enemies_are_left_and_nobody_in_which_order() -> None:
    game = table("dragon", "ratfolk", rooms={"vault": "dragon"}, enemy="mage_eye rogue_hats")
    left = Counter(game.dump()["enemy_deck"]["cards"])
    assert game.view(0)["enemy"]["left"] == game.view(None)["enemy"]["left"] == left
    tops = {game.imagine(0, hlubina.stream(n, "top")).dump()["enemy_deck"]["cards"][-1] for n in range(20)}
    assert len(tops) > 1


@rule("H-1.5")
def test_a_seat_cannot_do_what_only_the_active_player_may() -> None:
    game = table("dragon", "ratfolk", rooms={"vault": "dragon"}, hands=["dragon_claws", "ratfolk_rush"])
    assert game.acting() == [0]
    assert game.options(1) == []
    assert refused(game, "play ratfolk_rush"), "open hands are for looking, not for playing"
