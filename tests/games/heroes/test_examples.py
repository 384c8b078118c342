"""The worked examples of the rulebook, played move by move."""

from __future__ import annotations

from tests.games.heroes.looks import (
    awake,
    chest,
    discard,
    display,
    hand,
    heroes,
    monsters,
    player,
    room,
    supply,
    tokens,
)
from tests.games.heroes.scene import end_turn, lead, table
from tests.games.words import answer, asked, step
from tests.kit.marks import rule


@rule("H-3.1", "H-3.3", "H-3.4", "H-3.5", "H-4.13", "H-5.4", "H-10.2", "H-10.5", "H-10.6", "H-10.8", "H-10.9")
def test_the_whole_turn_of_the_ratfolk() -> None:
    game = table(
        "ratfolk",
        "dragon",
        rooms={
            "vault": "ratfolk*3",
            "forge": "dragon",
            "apothecary": "mage archer",
            "kennel": "rogue warrior bone",
            "study": "archer*2 chest:3:prisoner",
            "graveyard": "bone*2 chest:1:heal",
        },
        hands=["ratfolk_rush*2 ratfolk_works*2 ratfolk_teeth"],
        piles=["ratfolk_rush ratfolk_works ratfolk_teeth ratfolk_burrows*2"],
        enemy="warrior_hats rogue_swords warrior_eye archer_hats mage_hats",
        gambled=0,
        wave=2,
        difficulty="hardcore",
    )
    traps = supply(game, "trap")
    answer(game, "gamble")  # 1, 1.1
    assert heroes(game, "catacombs") == {"warrior": 1}
    assert len(hand(game)) == 8
    answer(game, "play ratfolk_rush", "swarm_move", "room sewer", "room sewer", "room workshop")  # 2
    assert (monsters(game, "vault", "ratfolk"), monsters(game, "sewer", "ratfolk")) == ([], [0, 0])
    assert monsters(game, "workshop", "ratfolk") == [0]
    answer(game, "play ratfolk_works", "activate sewer", "activate workshop")  # 3
    assert (tokens(game, "sewer"), tokens(game, "workshop")) == ({"frog": 1}, {"trap": 1})
    answer(game, "play ratfolk_works", "activate workshop", "activate workshop")  # 4
    assert tokens(game, "workshop") == {"trap": 3}
    assert supply(game, "trap") == traps - 3
    answer(
        game, "play ratfolk_rush", "swarm_move", "room sewer", "room apothecary", "carry frog", "room apothecary"
    )  # 5
    assert monsters(game, "apothecary", "ratfolk") == [0, 0]
    assert tokens(game, "apothecary") == {"frog": 1}
    answer(game, "play_right ratfolk_teeth", "move workshop", "room kennel", "carry trap")  # 6
    assert (tokens(game, "workshop"), tokens(game, "kennel")) == ({"trap": 2}, {"bone": 1, "trap": 1})
    assert monsters(game, "kennel", "ratfolk") == [0]
    answer(game, "play ratfolk_teeth", "swarm_melee", "room apothecary", "hero mage", "hero archer")  # 7
    assert heroes(game, "apothecary") == {}
    answer(game, "play ratfolk_works", "activate apothecary")  # 8.1
    assert tokens(game, "apothecary") == {}
    assert discard(game) == ["fire_flask"]
    assert len(display(game)) == 5
    answer(game, "ability", "room kennel")  # 8.2
    assert (monsters(game, "kennel", "ratfolk"), player(game)["lair"]) == ([0, 0], 5)
    answer(game, "play_right ratfolk_rush", "melee kennel", "hero warrior")  # 9, then 10
    assert heroes(game, "kennel") == {"rogue": 1}
    assert (len(hand(game)), len(player(game)["pile"]), discard(game)) == (5, 6, [])
    assert asked(game) == {"room forge", "room workshop"}  # 11: the order of the two rogues
    assert tokens(game, "workshop") == {"trap": 1}, "the rogue there has disarmed one"
    answer(game, "room forge")  # 11.1, 11.2, then 12
    assert monsters(game, "forge", "dragon") == [1]
    assert (heroes(game, "forge"), heroes(game, "workshop"), tokens(game, "workshop")) == ({"rogue": 1}, {}, {})
    assert asked(game) == {"room graveyard", "room study"}
    answer(game, "room graveyard")  # 12.1
    assert tokens(game, "graveyard") == {}
    assert chest(game, "graveyard") is None
    assert room(game, "graveyard")["active"] == {"warrior": 1}, "healed"
    answer(game, "room study")  # 12.2, 12.3, 12.4, then 13
    assert heroes(game, "study") == {"warrior": 1, "archer": 2}
    assert chest(game, "study") is None
    assert heroes(game, "catacombs") == {"warrior": 1, "archer": 1}
    assert monsters(game, "apothecary", "ratfolk") == [0]
    assert heroes(game, "graveyard") == {}
    assert heroes(game, "kennel") == {"rogue": 1}
    assert tokens(game, "kennel") == {"bone": 1}
    assert asked(game) == {"room library", "room apothecary"}
    answer(game, "room library", "room forge", "room forge")  # 13.1, 13.2
    assert monsters(game, "forge", "dragon") == [3]
    assert heroes(game, "forge") == {"rogue": 1, "mage": 1}
    assert heroes(game, "apothecary") == {"mage": 1}
    assert player(game)["lair"] == 7
    assert chest(game, "vault") == 4
    for name in ("library", "sewer", "workshop", "vault", "graveyard"):
        assert heroes(game, name) == {}
    assert len(game.view(None)["enemy"]["discard"]) == 5
    assert game.view(None)["player"] == 1, "the dragon's turn"


@rule("H-5.4", "H-11.4")
def test_the_lost_gamble() -> None:
    game = table(
        "ratfolk",
        scenario="s05",
        rooms={"catacombs": "rogue warrior archer chest:1:loot", "vault": "archer"},
        hands=[""],
        piles=["ratfolk_rush*3"],
        enemy="mage_hats",
        gambled=0,
    )
    game.listen()
    answer(game, "gamble")
    assert hand(game) == ["ratfolk_rush"] * 3, "the cards are drawn first"
    assert step(game) == "exhaust"
    assert room(game, "catacombs")["active"] == {"rogue": 1, "warrior": 1, "archer": 1, "mage": 1}
    answer(game, "hero rogue")
    assert game.is_over()
    assert game.outcome().won is False


@rule("H-10.4", "H-10.6", "H-10.7")
def test_waiting_for_reinforcements() -> None:
    game = table(
        "dragon",
        rooms={"kennel": "trap chest:2:loot", "sewer": "chest:3", "vault": "dragon"},
        enemy="rogue_crossbones mage_crossbones",
    )
    lead(end_turn(game))
    assert heroes(game, "kennel") == {"rogue": 1}
    assert tokens(game, "kennel") == {}, "the rogue has disarmed the trap"
    assert chest(game, "kennel") == 2
    lead(answer(game, "end_play", "reveal"), "kennel")
    assert chest(game, "kennel") is None
    assert heroes(game, "kennel") == {"rogue": 1, "mage": 1}


@rule("H-8.2")
def test_no_token_left() -> None:
    game = table(
        "dragon",
        scenario="s04",
        rooms={
            "kennel": "archer*2 rogue chest:3",
            "study": "archer*2 chest:3",
            "catacombs": "archer*2 chest:2",
            "vault": "dragon",
        },
        enemy="archer_swords",
    )
    game.listen()
    end_turn(game)
    assert asked(game) == {"room kennel", "room study", "room catacombs"}
    assert awake(game, "kennel") == {"archer": 2, "rogue": 1}
    assert room(game, "forge")["resting"] == {}, "nobody was deployed"


@rule("H-10.6", "H-10.7", "H-10.8")
def test_heal_and_wait() -> None:
    game = table(
        "dragon",
        rooms={"study": "rogue chest:1:heal", "workshop": "chest:3", "graveyard": "dragon", "vault": ""},
        enemy="mage_eye",
    )
    end_turn(game)
    answer(game, "room study")
    assert asked(game) == {"hero rogue", "hero mage"}
    answer(game, "hero rogue")
    while step(game) == "lead_heroes":
        answer(game, sorted(asked(game))[-1])
    assert chest(game, "study") is None
    assert heroes(game, "workshop") == {"rogue": 1, "mage": 1}
    assert chest(game, "workshop") == 3


@rule("H-5.2")
def test_the_crafting_of_a_spider() -> None:
    game = table(
        "imps",
        rooms={"kennel": "imps"},
        hands=["imps_bustle*3 imps_mischief"],
        display="spider axe sword fireball raven",
    )
    answer(game, "play_right imps_bustle", "move kennel", "room graveyard", "done")
    answer(game, "play imps_bustle", "activate graveyard", "done")
    assert tokens(game, "graveyard") == {"bone": 1}
    answer(game, "play_right imps_bustle", "move graveyard", "carry bone", "done")
    answer(game, "play_right imps_mischief", "activate kennel", "card spider")
    assert tokens(game, "kennel") == {}
    assert "spider" in discard(game)
    assert len(display(game)) == 5


@rule("H-9.2", "H-9.3")
def test_the_deck_runs_out_in_the_middle_of_an_invasion() -> None:
    game = table(
        "dragon", "ratfolk", rooms={"vault": "dragon"}, enemy="olga", other_enemies="discard", difficulty="challenge"
    )
    before = game.view(None)
    assert (before["wave"], before["enemy"]["deck"]) == (1, 1)
    end_turn(game)
    while game.view(None)["player"] == 0 and not game.is_over():
        answer(game, sorted(asked(game))[0])
    after = game.view(None)
    assert after["wave"] == 2
    assert len(after["enemy"]["discard"]) >= 1, "the second card of this turn came from the new deck"


@rule("H-9.3", "H-11.5")
def test_the_last_card_of_the_second_wave_is_victory_for_all() -> None:
    game = table(
        "dragon",
        "ratfolk",
        rooms={"vault": "dragon"},
        hands=["dragon_flight dragon_claws"],
        enemy="olga",
        other_enemies="discard",
        wave=2,
        difficulty="hardcore",
    )
    answer(end_turn(game), "card dragon_flight")
    assert game.is_over()
    assert game.outcome().won is True
    assert game.outcome().winners() == [0, 1]
    assert game.outcome().ranks == [1, 1]


@rule("H-4.7")
def test_a_slime_that_defends_itself_splits() -> None:
    game = table(
        "slimes",
        rooms={"apothecary": "slimes", "library": "chest:2"},
        hands=["slimes_split"],
        enemy="mage_hats",
        others="pile",
    )
    end_turn(game)
    if step(game) == "lead_heroes":
        answer(game, "room apothecary")
    assert step(game) == "defend"
    answer(game, "card slimes_split", "deploy")
    assert monsters(game, "apothecary", "slimes") == [0, 0]
    assert "slimes_split" in discard(game)


@rule("H-10.2")
def test_an_archer_does_not_shoot_away_from_the_vault() -> None:
    game = table("ratfolk", rooms={"library": "ratfolk", "vault": "ratfolk", "forge": "chest:2"}, enemy="archer_swords")
    game.listen()
    end_turn(game)
    assert monsters(game, "library", "ratfolk") == [0]
