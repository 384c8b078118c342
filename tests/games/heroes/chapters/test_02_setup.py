"""H-1, H-2 and H-11: the table before the first turn, what holds in every scenario and what happens at the edges."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import hlubina
from tests.games.decks import face_down
from tests.games.heroes.looks import chest, discard, display, hand, player, room, supply, tokens
from tests.games.heroes.scene import (
    CARDS,
    CLANS,
    SCENARIOS,
    Data,
    changed,
    deck_of,
    end_turn,
    lead,
    loot_cards,
    onward,
    refresh,
    spread,
    table,
)
from tests.games.words import answer, asked, step
from tests.kit.marks import rule


def begun(seats: int = 2, seed: int = 3, **settings: str) -> hlubina.Game:
    """A game at the first turn; whatever is asked before is answered at random."""
    game = hlubina.new("heroes", seats, seed, settings)
    chooser = random.Random(seed)
    while game.turns == 0:
        answer(game, chooser.choice(sorted(asked(game))))
    return game


@rule("H-2.1", "H-1.1", "H-1.2", "H-2.5")
@pytest.mark.parametrize("name", sorted(SCENARIOS))
def test_the_dungeon_is_as_the_scenario_says(name: str) -> None:
    scenario = SCENARIOS[name]
    game = begun(4, scenario=name, clans="drawn")
    view = game.view(None)
    assert {entry["room"]: entry["distance"] for entry in view["rooms"]} == scenario["distance"]
    assert {entry["room"]: entry["chest"] for entry in view["rooms"] if entry["chest"]} == scenario["chests"]
    assert {entry["room"] for entry in view["rooms"] if entry["portal"] == "unfinished"} == set(scenario["portals"])
    traps = {**scenario.get("traps", {})}
    for place, number in scenario["players"]["4"].get("traps", {}).items():
        traps[place] = traps.get(place, 0) + number
    assert {entry["room"]: entry["tokens"]["trap"] for entry in view["rooms"] if "trap" in entry["tokens"]} == traps
    more = scenario["players"]["4"].get("heroes", {})
    for place, there in scenario.get("heroes", {}).items():
        assert sum(room(game, place)["resting"].values()) == len(there) + len(more.get(place, []))
    for place, there in scenario.get("resources", {}).items():
        assert sum(number for token, number in room(game, place)["tokens"].items() if token != "trap") == len(there)


@rule("H-1.1")
def test_corridors_are_where_two_doorways_meet() -> None:
    for name, scenario in SCENARIOS.items():
        game = hlubina.new("heroes", 1, 1, {"scenario": name})
        made = {
            tuple(sorted((entry["room"], other))) for entry in game.view(None)["rooms"] for other in entry["corridors"]
        }
        assert made == {tuple(pair) for pair in scenario["corridors"]}


@rule("H-2.2", "H-1.4")
@pytest.mark.parametrize(("promo", "cards"), [("off", 28), ("on", 32)])
def test_five_loot_cards_are_shown(promo: str, cards: int) -> None:
    game = begun(promo=promo)
    assert len(display(game)) == 5
    assert game.view(None)["loot"]["deck"] == cards - 5


@rule("H-2.3", "H-1.5")
def test_chests_are_random_and_their_backs_hidden() -> None:
    backs = {
        str(entry["back"]["cards"])
        for seed in range(30)
        for entry in hlubina.new("heroes", 1, seed).dump()["rooms"]
        if entry["room"] == "study"
    }
    assert len(backs) > 2
    assert "back" not in room(hlubina.new("heroes", 1, 1), "study")
    supply = hlubina.new("heroes", 1, 1).view(None)["supply"]["chests"]
    assert sum(supply.values()) == CARDS["tokens"]["chests"] - len(SCENARIOS["s01"]["chests"])


@rule("H-2.4")
def test_the_enemy_deck_has_sixteen_hero_cards_and_those_of_the_scenario() -> None:
    left = hlubina.new("heroes", 1, 1, {"scenario": "s12"}).view(None)["enemy"]
    assert left["deck"] == 16 + 5
    assert left["left"]["champion"] == 2
    assert sum(number for name, number in left["left"].items() if name.startswith("rogue_")) == 4


@rule("H-2.6")
def test_everybody_picks_a_clan_that_is_free() -> None:
    game = hlubina.new("heroes", 3, 1)
    assert (game.acting(), step(game), len(asked(game))) == ([0], "choose_clan", 9)
    answer(game, "clan imps")
    assert game.acting() == [1]
    assert "clan imps" not in asked(game)
    answer(game, "clan dragon", "clan ratfolk")
    assert [player(game, seat)["clan"] for seat in range(3)] == ["imps", "dragon", "ratfolk"]


@rule("H-2.6")
def test_clans_may_be_drawn_or_limited_to_the_chapter() -> None:
    drawn = {hlubina.new("heroes", 1, seed, {"clans": "drawn"}).view(None)["players"][0]["clan"] for seed in range(80)}
    assert drawn == set(CLANS)
    chapter = hlubina.new("heroes", 2, 1, {"clans": "chapter", "scenario": "s06"})
    assert asked(chapter) == {f"clan {name}" for name in CARDS["chapters"][1]["clans"]}


@rule("H-2.7", "H-1.3")
@pytest.mark.parametrize("clan", sorted(CLANS))
def test_each_clan_begins_with_its_figures_in_rooms_of_its_type(clan: str) -> None:
    game = hlubina.new("heroes", 1, 1)
    answer(game, f"clan {clan}")
    start = CLANS[clan]["start"]
    rooms = CARDS["room_types"][start["type"]]["rooms"]
    while step(game) == "place_monster":
        assert onward(game) == {"done"} or onward(game) <= {f"room {name}" for name in rooms}
        answer(game, max(onward(game)))
    there = [entry for entry in game.view(None)["rooms"] if entry["monsters"]]
    assert {entry["room"] for entry in there} <= set(rooms)
    assert sum(len(group["wounds"]) for entry in there for group in entry["monsters"]) == start["count"]
    assert player(game)["lair"] == CLANS[clan]["monsters"] - start["count"]
    assert player(game)["hit_points"] == CLANS[clan]["hp"]


@rule("H-2.8", "H-1.3")
def test_everybody_has_ten_cards_and_draws_five() -> None:
    game = begun(4)
    for seat in range(4):
        assert len(hand(game, seat)) == 5
        assert len(player(game, seat)["pile"]) == 5


@rule("H-2.10")
def test_the_smallest_clan_begins() -> None:
    game = hlubina.new("heroes", 3, 1)
    answer(game, "clan ratfolk", "clan dragon", "clan imps")
    while game.turns == 0:
        answer(game, min(asked(game)))
    assert game.view(None)["player"] == 1


@rule("H-2.11")
def test_the_laboratory_needs_a_clan_that_nobody_plays() -> None:
    game = hlubina.new("heroes", 2, 1, {"scenario": "s07"})
    answer(game, "clan dragon", "clan imps")
    assert step(game) == "choose_unused"
    assert len(asked(game)) == 7
    answer(game, "clan ghosts")
    assert game.view(None)["loot"]["unused_clan"] == "ghosts"
    assert game.view(None)["loot"]["deck"] == 28 + 10 - 5
    drawn = begun(2, scenario="s07", clans="drawn").view(None)
    assert drawn["loot"]["unused_clan"] not in [entry["clan"] for entry in drawn["players"]]


@rule("H-2.12")
def test_the_architect_shows_three_tiles() -> None:
    tiles = hlubina.new("heroes", 1, 1, {"scenario": "s08"}).view(None)["tiles"]
    assert (len(tiles["shown"]), tiles["pile"]) == (3, 1)


@rule("H-1.5")
def test_hands_are_open_and_draw_piles_tell_their_cards_but_not_their_order() -> None:
    game = begun(2)
    assert game.view(0)["players"] == game.view(1)["players"] == game.view(None)["players"]
    pile = player(game, 1)["pile"]
    assert pile == sorted(pile, key=pile.index)
    orders = {
        tuple(game.imagine(0, hlubina.stream(number, "order")).dump()["players"][1]["pile"]["cards"])
        for number in range(20)
    }
    assert len(orders) > 1


@rule("H-11.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_play_and_an_invasion_follows_every_turn(seats: int) -> None:
    game = begun(seats, clans="drawn")
    first = game.view(None)["player"]
    answer(game, "end_play")
    while game.turns == 1:
        answer(game, "reveal" if "reveal" in asked(game) else max(asked(game)))
    assert len(game.view(None)["enemy"]["discard"]) >= 1
    assert game.view(None)["player"] == (first + 1) % seats


@rule("H-11.3")
@pytest.mark.parametrize(("clans", "number"), [("one", 1), ("two", 2), ("three", 3), ("four", 4)])
def test_alone_one_may_lead_several_clans(clans: str, number: int) -> None:
    game = begun(1, solo_clans=clans)
    assert [entry["seat"] for entry in game.view(None)["players"]] == [0] * number
    assert game.acting() == [0]
    many = begun(2, solo_clans=clans)
    assert len(many.view(None)["players"]) == 2, "only for a single player"


@rule("H-8.4")
def test_the_supply_is_what_the_card_file_says() -> None:
    game = table("dragon")
    supply = game.view(None)["supply"]
    assert supply["tokens"]["trap"] == CARDS["tokens"]["traps"]
    assert supply["heroes"] == dict.fromkeys(["rogue", "warrior", "archer", "mage"], CARDS["tokens"]["hero_each"])
    assert supply["portals"] == CARDS["tokens"]["portals"]


EVERY_SCENARIO = pytest.mark.parametrize("scenario", sorted(SCENARIOS))
SEEDS = range(20)


def dealt(seats: int, seed: int, **settings: str) -> hlubina.Game:
    """A game at the first turn."""
    game = hlubina.new("heroes", seats, seed, {"clans": "drawn", **settings})
    while step(game) in ("place_monster", "choose_unused"):
        answer(game, min(onward(game)))
    return game


@rule("H-2.1")
@EVERY_SCENARIO
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_scenario_lays_more_traps_for_those_numbers_of_players_that_it_names(scenario: str, seats: int) -> None:
    entry = SCENARIOS[scenario]
    expected = Counter(entry.get("traps", {}))
    expected.update(entry["players"].get(str(seats), {}).get("traps", {}))
    rooms = hlubina.new("heroes", seats, 1, {"scenario": scenario}).view(None)["rooms"]
    assert {each["room"]: each["tokens"]["trap"] for each in rooms if "trap" in each["tokens"]} == dict(expected)


@rule("H-2.1", "H-2.3")
def test_chests_of_a_scenario_have_the_value_it_states_and_any_back_of_that_value() -> None:
    seen: Counter[tuple[int, str]] = Counter()
    for seed in range(60):
        for entry in hlubina.new("heroes", 1, seed).dump()["rooms"]:
            if entry["chest"]:
                assert entry["chest"] == SCENARIOS["s01"]["chests"][entry["room"]]
                seen[entry["chest"], entry["back"]["cards"][0]] += 1
    assert set(seen) == {(each["value"], each["effect"]) for each in CARDS["chests"]}


def without_a_loot_deck(game: hlubina.Game) -> hlubina.Game:
    """The cards of the loot deck were all taken long ago."""

    def take_all(data: Data) -> None:
        data["players"][0]["discard"] += data["loot_deck"]["cards"]
        data["loot_deck"] = face_down([])

    return changed(game, take_all)


@rule("H-2.2")
def test_the_display_is_not_refilled_when_the_loot_deck_is_empty() -> None:
    game = table("imps", rooms={"forge": "imps gold"}, hands=["imps_bustle"], display="axe spider wolf raven insight")
    game = without_a_loot_deck(game)
    answer(game, "play imps_bustle", "activate forge")
    assert "axe" in discard(game)
    assert sorted(display(game)) == ["insight", "raven", "spider", "wolf"]


@rule("H-2.2", "H-3.2")
def test_cards_put_under_an_empty_loot_deck_come_back_at_once() -> None:
    game = without_a_loot_deck(table("imps", rooms={"forge": "imps"}, hands=["imps_bustle imps_snares"]))
    shown = sorted(display(game))
    refresh(game, "imps_bustle", shown[0], shown[1])
    assert sorted(display(game)) == shown


@rule("H-2.3")
def test_the_chest_supply_holds_of_each_value_what_the_dungeon_does_not() -> None:
    for scenario, entry in SCENARIOS.items():
        inside = Counter(entry["chests"].values())
        every = Counter(dict.fromkeys((1, 2, 3), 0))
        for each in CARDS["chests"]:
            every[each["value"]] += each["n"]
        left = hlubina.new("heroes", 1, 1, {"scenario": scenario}).view(None)["supply"]["chests"]
        assert left == {str(value): every[value] - inside[value] for value in (1, 2, 3)}


@rule("H-2.4")
@EVERY_SCENARIO
def test_each_hero_comes_once_to_each_type_and_each_scenario_has_its_own_cards(scenario: str) -> None:
    left = hlubina.new("heroes", 1, 1, {"scenario": scenario}).view(None)["enemy"]["left"]
    pairs = {f"{hero}_{kind}": 1 for hero in ("rogue", "warrior", "archer", "mage") for kind in TWO_ROOMED}
    assert left == pairs | {card["id"]: card["n"] for card in SCENARIOS[scenario]["cards"]}


TWO_ROOMED = [name for name, entry in CARDS["room_types"].items() if len(entry["rooms"]) == 2]


@rule("H-2.4")
def test_the_enemy_deck_is_shuffled() -> None:
    assert len({tuple(hlubina.new("heroes", 1, seed).dump()["enemy_deck"]["cards"]) for seed in SEEDS}) == len(SEEDS)


@rule("H-2.5")
def test_what_leaves_the_dungeon_is_in_the_supply_again() -> None:
    game = table(
        "gnolls",
        rooms={"library": "gnolls gold", "forge": "trap chest:3", "vault": "gnolls rogue", "workshop": "chest:3"},
        hands=["gnolls_hirelings gnolls_fangs gnolls_howl"],
        enemy="mage_swords",
    )
    gold, traps, rogues = supply(game, "gold"), supply(game, "trap"), game.view(None)["supply"]["heroes"]["rogue"]
    answer(game, "play gnolls_hirelings", "pay", "decline")
    assert supply(game, "gold") == gold + 1
    answer(game, "play gnolls_fangs", "melee vault")
    assert game.view(None)["supply"]["heroes"]["rogue"] == rogues + 1
    lead(end_turn(game))
    assert supply(game, "trap") == traps + 1, "the trap has hit a mage, and both are gone"
    assert game.view(None)["supply"]["heroes"]["mage"] == CARDS["tokens"]["hero_each"] - 1


@rule("H-2.6")
def test_the_last_of_four_chooses_among_what_the_others_left() -> None:
    game = hlubina.new("heroes", 4, 1, {"clans": "chapter", "scenario": "s01"})
    clans = CARDS["chapters"][0]["clans"]
    answer(game, *(f"clan {name}" for name in clans[:3]))
    assert game.acting() == [3]
    assert asked(game) == {f"clan {name}" for name in clans[3:]}
    assert len({entry["clan"] for entry in hlubina.new("heroes", 4, 9, {"clans": "drawn"}).view(None)["players"]}) == 4


@rule("H-2.7")
def test_starting_figures_may_all_stand_in_one_room_or_be_spread() -> None:
    """Four rats begin in rooms of crossbones."""
    count = CLANS["ratfolk"]["start"]["count"]
    for split in range(count + 1):
        game = hlubina.new("heroes", 1, 1)
        answer(game, "clan ratfolk")
        spread(game, *["sewer"] * split, *["kennel"] * (count - split))
        there = {entry["room"]: len(entry["monsters"][0]["wounds"]) for entry in rooms_with_monsters(game)}
        assert there == {name: n for name, n in (("sewer", split), ("kennel", count - split)) if n}
        assert player(game)["lair"] == CLANS["ratfolk"]["monsters"] - count


@rule("H-2.7")
def test_with_one_room_of_the_type_nobody_is_asked() -> None:
    game = hlubina.new("heroes", 1, 1)
    answer(game, "clan dragon")
    assert step(game) == "play_cards"
    assert [entry["room"] for entry in rooms_with_monsters(game)] == ["vault"]
    built = hlubina.new("heroes", 1, 1, {"scenario": "s08"})  # nobody has built a workshop yet
    answer(built, "clan gnolls")
    assert [entry["room"] for entry in rooms_with_monsters(built)] == ["forge"]


def rooms_with_monsters(game: hlubina.Game) -> list[Data]:
    return [entry for entry in game.view(None)["rooms"] if entry["monsters"]]


@rule("H-2.8")
def test_hand_and_pile_are_the_whole_deck_of_the_clan_in_a_random_order() -> None:
    hands = set()
    for seed in SEEDS:
        data = dealt(2, seed).dump()
        for entry in data["players"]:
            assert sorted(entry["hand"] + entry["pile"]["cards"]) == sorted(deck_of(entry["clan"]))
            assert (len(entry["hand"]), entry["played"], entry["discard"]) == (5, [], [])
        hands.add(str(data["players"][0]["hand"]))
    assert len(hands) > 1


@rule("H-2.9", "H-11.1")
@pytest.mark.parametrize("difficulty", sorted(CARDS["difficulty"]))
def test_every_game_begins_with_the_first_wave_of_its_difficulty(difficulty: str) -> None:
    view = dealt(2, 4, difficulty=difficulty).view(None)
    assert (view["difficulty"], view["wave"]) == (difficulty, 1)
    assert view["invasion"]["cards_per_turn"] == CARDS["difficulty"][difficulty]["wave1"]


@rule("H-2.9")
def test_the_difficulty_changes_nothing_else_on_the_table() -> None:
    tables = [dealt(2, 4, difficulty=difficulty).view(None) for difficulty in sorted(CARDS["difficulty"])]
    for part in ("rooms", "players", "supply", "loot"):
        assert tables[0][part] == tables[1][part] == tables[2][part]


@rule("H-2.10")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whoever_has_the_smallest_clan_begins_wherever_he_sits(seats: int) -> None:
    first = set()
    for seed in SEEDS:
        view = dealt(seats, seed).view(None)
        sizes = [CLANS[entry["clan"]]["monsters"] for entry in view["players"]]
        assert view["player"] == sizes.index(min(sizes))
        first.add(view["player"])
    assert first == set(range(seats))


@rule("H-2.10", "H-11.3")
def test_alone_with_several_clans_the_smallest_begins_too() -> None:
    game = hlubina.new("heroes", 1, 1, {"solo_clans": "three"})
    answer(game, "clan ratfolk", "clan slimes", "clan dragon")
    while step(game) == "place_monster":
        answer(game, min(onward(game)))
    assert player(game, game.view(None)["player"])["clan"] == "dragon"


@rule("H-2.11")
def test_without_a_laboratory_nobody_chooses_another_clan() -> None:
    game = hlubina.new("heroes", 1, 1)
    answer(game, "clan dragon")
    assert step(game) == "play_cards"
    assert game.view(None)["loot"]["unused_clan"] is None
    assert game.view(None)["loot"]["deck"] == len(loot_cards()) - 5


@rule("H-2.12", "H-5.6")
def test_revealed_tiles_are_refilled_while_there_are_any() -> None:
    rooms = {"architect": "imps gold*4"}
    game = table("imps", scenario="s08", rooms=rooms, hands=["imps_bustle*2"], tiles="workshop study apothecary")
    answer(game, "play imps_bustle")
    for name, shown, pile in [("workshop", 3, 0), ("study", 2, 0)]:
        answer(game, "activate architect", "chest 1", f"room {name}")
        while step(game).startswith("build"):
            answer(game, min(asked(game)))
        tiles = game.view(None)["tiles"]
        assert (len(tiles["shown"]), tiles["pile"]) == (shown, pile)
        assert name not in tiles["shown"]
        assert chest(game, name) == 1
    assert tokens(game, "architect") == {"gold": 2}


@rule("H-2.12")
def test_without_an_architect_there_are_no_tiles() -> None:
    tiles = hlubina.new("heroes", 1, 1).view(None)["tiles"]
    assert not tiles or (tiles["shown"], tiles["pile"]) == ([], 0)
    pool = SCENARIOS["s08"]["architect_pool"]
    for seed in SEEDS:
        game = hlubina.new("heroes", 1, seed, {"scenario": "s08"})
        assert set(game.view(None)["tiles"]["shown"]) <= set(pool)
        assert not {entry["room"] for entry in game.view(None)["rooms"]} & set(pool)
    assert room(game, "architect")["corridors"]
