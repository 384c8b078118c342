"""Tables of Keep the Heroes Out! laid out by hand, and the words to play on them: put this, do that, expect this.

A room is described in words: `ratfolk*3` or `witches:1` (one wound) are monsters, `rogue*2` exhausted heroes,
`gold*2` or `trap` tokens, `portal` a finished and `unfinished` an unfinished portal, `chest:2:heal` a chest. Only the
vault has a chest that nobody names.
"""

from __future__ import annotations

import random
import re
import tempfile
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import hlubina
from tests.games.decks import face_down, without
from tests.games.words import answer, asked, spoken, step

CARD_FILE = Path(__file__).parents[3] / "src/hlubina/games/heroes/cards.toml"
CARDS = tomllib.loads(CARD_FILE.read_text(encoding="utf-8"))
CLANS: dict[str, dict[str, Any]] = {clan["id"]: clan for clan in CARDS["clans"]}
HEROES = ["rogue", "warrior", "archer", "mage", "champion"]
TOKENS = ["gold", "frog", "bone", "book", "trap"]
EFFECTS = ["loot", "curse", "heal", "prisoner", "defeat"]
SCENARIOS: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in CARDS["scenarios"]}
FACES = {  # the scenes are written for these; balance may give the clans others
    "dragon_claws": "melee melee / move",
    "dragon_flight": "ranged ranged move / move move",
    "dragon_fury": "melee melee move / draw draw",
    "dragon_scales": "ranged ranged move / defend",
    "ghosts_whisper": "create:frog move / create:book move",
    "gnolls_hirelings": "(pay:gold -> deploy:3) / activate activate",
    "gnolls_howl": "reinforce:melee / move",
    "imps_bustle": "activate activate / move move",
    "imps_mischief": "trap move / activate activate",
    "imps_snares": "trap trap / move move",
    "lizardfolk_camp": "activate activate / melee melee",
    "lizardfolk_volley": "swarm:ranged / move",
    "ratfolk_burrows": "ambush:3:crossbones / activate",
    "ratfolk_rush": "swarm:move / melee",
    "ratfolk_teeth": "swarm:melee / move",
    "ratfolk_works": "activate activate / move move",
    "skeletons_bones": "(pay:bone -> deploy:3) / activate activate",
    "slimes_bubble": "activate activate / melee",
    "slimes_engulf": "(melee -> deploy:1) / move move",
    "slimes_split": "(defend -> deploy:1) / activate",
    "witches_brew": "activate / move",
    "witches_gate": "portal move move / draw draw",
    "witches_broom": "ambush:1:hats / ranged ranged",
}
HELD = {
    "library": "chest:3",
    "apothecary": "chest:3",
    "vault": "dragon",
}  # who comes to hats just waits
Data = dict[str, Any]


@cache
def scene_cards() -> Path:
    """A card file with the faces of the scenes."""
    text = CARD_FILE.read_text(encoding="utf-8")
    for name, face in FACES.items():
        text, found = re.subn(rf'(id = "{name}", n = \d, sym = ")[^"]*', rf"\g<1>{face}", text)
        assert found == 1, name
    path = Path(tempfile.mkdtemp(prefix="hlubina-")) / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return path


@cache
def standard_digest() -> str:
    digest: str = hlubina.new("heroes", 1, 1).dump()["cards"]
    return digest


def changed(game: hlubina.Game, change: Callable[[Data], object]) -> hlubina.Game:
    """The same table after a change of its position."""
    data = game.dump()
    change(data)
    return hlubina.load(data, None if data["cards"] == standard_digest() else scene_cards())


def words(text: str) -> list[str]:
    """`a*2 b` is a, a, b."""
    found: list[str] = []
    for word in text.split():
        name, _, times = word.partition("*")
        found += [name] * int(times or 1)
    return found


def deck_of(clan: str) -> list[str]:
    return [card["id"] for card in CLANS[clan]["cards"] for _ in range(card["n"])]


def loot_cards(promo: bool = False) -> list[str]:
    cards = [card["id"] for card in CARDS["loot"] for _ in range(card["n"])]
    return cards + [card["id"] for card in CARDS["promo"]] if promo else cards


def chest_backs() -> dict[int, list[str]]:
    backs: dict[int, list[str]] = {1: [], 2: [], 3: []}
    for chest in CARDS["chests"]:
        if chest["value"] < 4:
            backs[chest["value"]] += [chest["effect"]] * chest["n"]
    return backs


def table(
    *clans: str,
    scenario: str = "s01",
    rooms: dict[str, str] | None = None,
    hands: list[str] | None = None,
    piles: list[str] | None = None,
    others: str = "discard",
    enemy: str = "",
    other_enemies: str = "deck",
    display: str = "axe sword spider wolf fire_flask",
    loot_deck: str = "",
    turn: int = 0,
    wave: int = 1,
    gambled: int = 1,
    dark: int = 0,
    unused: str | None = None,
    tiles: str = "",
    cards: Path | None = None,
    seed: int = 1,
    **settings: str,
) -> hlubina.Game:
    """A table in the middle of a turn. Piles and decks are named in the order of drawing.

    Cards of a clan that are not named lie in the discard, or below in the pile (`others`); enemy cards likewise. The
    active player has a card in hand even if none is named.
    """
    seats = len(clans)
    solo = {} if "solo_clans" not in settings else {"solo_clans": settings["solo_clans"]}
    if solo:
        seats = 1
    chosen = {"scenario": scenario, **settings}
    if cards is None and any(name in held for held in [*(hands or []), *(piles or [])] for name in FACES):
        cards = scene_cards()
    data: Data = hlubina.new("heroes", seats, seed, chosen, cards).dump()
    bands: dict[str, int] = dict.fromkeys(clans, 0)
    backs = chest_backs()
    for entry in data["rooms"]:
        fill_room(entry, (rooms or {}).get(entry["room"], ""), list(clans), bands, backs)
    data["players"] = []
    for number, clan in enumerate(clans):
        hand = words(hands[number]) if hands and number < len(hands) else deck_of(clan)[:1] if number == turn else []
        pile = words(piles[number]) if piles and number < len(piles) else []
        rest = without(deck_of(clan), [card for card in hand + pile if card.startswith(clan)])
        thrown: list[str] = []
        (thrown if others == "discard" else pile).extend(rest)
        data["players"].append(
            {
                "clan": clan,
                "lair": CLANS[clan]["monsters"] - bands[clan],
                "pile": face_down(pile[::-1]),
                "hand": hand,
                "played": [],
                "discard": thrown,
            }
        )
    held = [card for player in data["players"] for card in player["hand"] + player["pile"]["cards"]]
    foreign = deck_of(unused) if unused else []
    shown, first = words(display), words(loot_deck)
    everything = loot_cards(settings.get("promo") == "on") + foreign
    owned = [card for card in held if card in loot_cards(True) or (card in foreign)]
    below = without(everything, shown, first, owned)
    random.Random(seed).shuffle(below)
    to_come = words(enemy)
    all_enemies = data["enemy_deck"]["cards"] + data["enemy_discard"]
    spare = without(all_enemies, to_come)
    random.Random(seed).shuffle(spare)
    gone: list[str] = []
    (to_come if other_enemies == "deck" else gone).extend(spare)
    revealed = words(tiles)
    hidden = without(data["tiles"] + data["tile_pile"]["cards"], revealed) if revealed else data["tile_pile"]["cards"]
    data.update(
        turn=turn,
        turns=50,
        moves=100,
        barrier=0,
        wave=wave,
        dark=dark,
        gambled=gambled,
        enemy_deck=face_down(to_come[::-1]),
        enemy_discard=gone,
        loot_deck=face_down([*below, *first[::-1]]),
        display=shown,
        chest_supply=[face_down(backs[value]) for value in (1, 2, 3)],
        unused_clan=unused,
        tiles=revealed or data["tiles"],
        tile_pile=face_down(hidden),
        steps=[["pass_turn", -1], ["begin_invasion", -1], ["draw_up", -1], ["play_cards", 0 if seats == 1 else turn]],
    )
    return hlubina.load(data, cards=cards)


def fill_room(entry: Data, text: str, clans: list[str], bands: dict[str, int], backs: dict[int, list[str]]) -> None:
    tokens, heroes = dict.fromkeys(TOKENS, 0), dict.fromkeys(HEROES, 0)
    monsters = [[0] * CLANS[clan]["hp"] for clan in clans]
    vault = entry["room"] == "vault"
    entry.update(portal="none", chest=4 if vault else 0, back=face_down(["defeat"] if vault else []))
    for word in words(text):
        name, *more = word.split(":")
        if name in TOKENS:
            tokens[name] += 1
        elif name in HEROES:
            heroes[name] += 1
        elif name in clans:
            monsters[clans.index(name)][int(more[0]) if more else 0] += 1
            bands[name] += 1
        elif name in ("portal", "unfinished"):
            entry["portal"] = "finished" if name == "portal" else "unfinished"
        elif name == "chest":
            value = int(more[0])
            effect = more[1] if len(more) > 1 else backs[value][0]
            backs[value].remove(effect)
            entry.update(chest=value, back=face_down([effect]))
        else:
            raise AssertionError(f"nobody knows {word}")
    none = dict.fromkeys(HEROES, 0)
    entry.update(tokens=tokens, resting=heroes, active=none, fresh=dict(none), monsters=monsters)


# Playing


def offered(game: hlubina.Game, name: str) -> list[str]:
    """The rooms, cards or heroes that may be named now, in the order in which they are offered."""
    texts = [spoken(game, action).split() for action in game.options(game.acting()[0])]
    return [text[1] for text in texts if text[0] == name]


def onward(game: hlubina.Game) -> set[str]:
    """What leads on: everything but taking a choice back."""
    return {text for text in asked(game) if not text.startswith("take_back_")}


def end_turn(game: hlubina.Game) -> hlubina.Game:
    """Play no more, so that the invasion begins."""
    return answer(game, "end_play")


def lead(game: hlubina.Game, *rooms: str) -> hlubina.Game:
    """Answer every question of the order of heroes: the named rooms first, then any."""
    wishes = [f"room {name}" for name in rooms]
    while not game.is_over() and step(game) == "lead_heroes":
        wished = [wish for wish in wishes if wish in asked(game)]
        answer(game, wished[0] if wished else min(asked(game)))
    return game


def suffer(game: hlubina.Game, *rooms: str) -> hlubina.Game:
    """Lead the heroes, the named rooms first, without any defence; who attacks or is exhausted first is all one."""
    while not game.is_over() and step(game) in ("lead_heroes", "defend", "attack", "exhaust"):
        wished = [f"room {name}" for name in rooms if f"room {name}" in asked(game)]
        answer(game, "decline" if step(game) == "defend" else wished[0] if wished else min(asked(game)))
    return game


def spread(game: hlubina.Game, *rooms: str) -> hlubina.Game:
    """Put figures or heroes into rooms, in whatever order the rooms are offered."""
    question, left = step(game), list(rooms)
    while left and step(game) == question:
        name = next(name for name in offered(game, "room") if name in left)
        left.remove(name)
        answer(game, f"room {name}")
    if step(game) == question and "done" in asked(game):
        answer(game, "done")
    return game


def refresh(game: hlubina.Game, thrown: str, *cards: str) -> hlubina.Game:
    """Discard a card from the hand and replace cards of the display, in whatever order they are offered."""
    answer(game, *(["refresh"] if "refresh" in asked(game) else []))
    if step(game) == "refresh_loot":
        answer(game, f"card {thrown}")
    left = list(cards)
    while left and step(game) == "replace_loot":
        name = next(name for name in offered(game, "card") if name in left)
        left.remove(name)
        answer(game, f"card {name}")
    if step(game) == "replace_loot":
        answer(game, "done")
    return game
