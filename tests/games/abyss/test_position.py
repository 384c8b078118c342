"""Positions that cannot have come about are refused in one sentence."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hlubina
from tests.games.abyss.figures import CARD_FILE, LORDS
from tests.games.abyss.looks import own
from tests.games.abyss.scene import ALL, player, table
from tests.games.words import answer
from tests.kit.damage import Change, Data, both, put, refused_in_one_sentence
from tests.kit.marks import rule

JAILER, COMMANDER, TRADER = (LORDS.index(lord) for lord in ("jailer", "commander", "trader"))
TURN = [["pass_turn", -1], ["finish_turn", 0]]
ARRIVED = [*TURN, ["control_keys", -1], ["close_court", -1]]


@pytest.fixture(scope="module")
def position() -> Data:
    return table(
        player(
            hand="crab_2 crab_3 squid_1",
            pearls=3,
            free="slaver trader jailer",
            under={"jail": "recruiter tamer", "abyss": "sage"},
            affiliated="crab_1 squid_2",
            tokens="2 3",
            keys=1,
        ),
        player(
            hand="seahorse_5 seahorse_4 jellyfish_3", pearls=2, free="opportunist peddler", affiliated="jellyfish_1"
        ),
        player(hand="crab_4 seahorse_3"),
        council="squid_3 jellyfish_2",
        court="keeper reaper shepherd miller",
        available="depths chasm",
        discard="monster crab_5",
        threat=2,
        memory="perfect",
    ).dump()


def seat(number: int, **fields: object) -> Change:
    return lambda data: data["players"][number].update(**fields)


def setting(**values: str) -> Change:
    return lambda data: data["settings"].update(**values)


def steps(*pending: list[Any], under: list[list[Any]] = TURN) -> Change:
    return lambda data: data.update(steps=[*under, *pending])


def masks(zone: str, mask: int) -> Change:
    def change(data: Data) -> None:
        data[zone]["known"] = [mask] * len(data[zone]["cards"])

    return change


def hand_masks(number: int, mask: int) -> Change:
    def change(data: Data) -> None:
        held = data["players"][number]["hand"]
        held["known"] = [mask] * len(held["cards"])

    return change


def leave(data: Data, zone: str, card: str) -> str:
    """Take a card out of a face-down zone."""
    index = data[zone]["cards"].index(card)
    del data[zone]["known"][index]
    name: str = data[zone]["cards"].pop(index)
    return name


def top_goes(zone: str, to: Callable[[Data, str], object]) -> Change:
    return lambda data: to(data, leave(data, zone, data[zone]["cards"][-1]))


def monster_goes(to: Callable[[Data], Data]) -> Change:
    def change(data: Data) -> None:
        leave(data, "discard", "monster")
        to(data)["cards"].append("monster")
        to(data)["known"].append(ALL)

    return change


def monster_affiliated(data: Data) -> None:
    data["players"][0]["affiliated"].append(leave(data, "discard", "monster"))


def seven_at_court(data: Data) -> None:
    for _ in range(3):
        data["court"].append(leave(data, "lord_deck", data["lord_deck"]["cards"][-1]))


def two_more_lords(data: Data) -> None:
    for lord in ("hunter", "seeker"):
        data["players"][0]["free"].append(leave(data, "lord_deck", lord))


def exploring(*cards: str, step: list[Any], **fields: object) -> Change:
    def change(data: Data) -> None:
        data["track"] = [leave(data, "deck", card) for card in cards]
        data.update(steps=[*TURN, ["control_keys", -1], step], **fields)

    return change


def paying(lord: str, *laid: str) -> Change:
    def change(data: Data) -> None:
        data["players"][0]["marked"] = [*laid]
        data["steps"] = [*TURN, ["choose_action", 0], ["pay_for_lord", 0, LORDS.index(lord)]]

    return change


def drawn(*names: str, step: list[Any], keys: int = 2, mask: int = 1, under: list[list[Any]] = TURN) -> Change:
    def change(data: Data) -> None:
        cards = [leave(data, "location_stack", name) for name in names]
        data["drawn_locations"] = {"cards": cards, "known": [mask] * len(cards)}
        data["players"][0]["key_tokens"] = keys
        data["steps"] = [*under, ["control_keys", -1], step]

    return change


def discarding(*pending: list[Any], **marked: list[str]) -> Change:
    def change(data: Data) -> None:
        data["steps"] = [*ARRIVED, ["throw_marked", -1], *pending]
        for name, cards in marked.items():
            data["players"][int(name[-1])]["marked"] = cards

    return change


IMPOSSIBLE: dict[str, tuple[Change, str]] = {
    "an ally twice": (
        lambda data: data["players"][2].update(hand={"cards": ["crab_4"] * 3, "known": [ALL] * 3}),
        "crab_4",
    ),
    "an ally missing": (top_goes("deck", lambda data, card: None), "not"),
    "an unknown ally": (seat(2, hand={"cards": ["crab_9"], "known": [ALL]}), "crab_9"),
    "a monster in a hand": (monster_goes(lambda data: data["players"][2]["hand"]), "monster"),
    "a monster in the council": (monster_goes(lambda data: data["council"][0]), "monster"),
    "an affiliated monster": (monster_affiliated, "monster"),
    "council stacks in another order": (lambda data: data["council"].reverse(), "another race"),
    "a lord twice": (lambda data: data["court"].append("jailer"), "2 times"),
    "a lord missing": (lambda data: data["court"].pop(), "0 times"),
    "a lord free and disabled": (seat(0, disabled=["slaver"]), "twice"),
    "seven lords at court": (seven_at_court, "6 spaces"),
    "seven lords and no end": (two_more_lords, "end"),
    "a location twice": (lambda data: data["available"].append("jail"), "2 times"),
    "a location missing": (lambda data: data["available"].pop(), "0 times"),
    "a token missing": (top_goes("token_pool", lambda data, token: None), "tokens"),
    "a token of five": (seat(0, tokens={"cards": ["5", "3"], "known": [1, 1]}), "'5'"),
    "a token its owner does not know": (seat(0, tokens={"cards": ["2", "3"], "known": [0, 1]}), "seat 0|Seat 0"),
    "masks that are missing": (lambda data: data["deck"]["known"].pop(), "known"),
    "a mask below zero": (hand_masks(0, -1), "65535"),
    "a mask too large": (hand_masks(0, 1 << 16), "65535"),
    "a hand its owner does not know": (hand_masks(0, 2), "know"),
    "a hand that was forgotten": (hand_masks(0, 1), "know"),
    "a known exploration deck": (masks("deck", 1), "know"),
    "a known lord deck": (masks("lord_deck", 1), "know"),
    "a known location stack": (masks("location_stack", 1), "know"),
    "a known token pool": (masks("token_pool", 1), "know"),
    "a forgotten discard": (masks("discard", 0), "know"),
    "a discard known to one": (masks("discard", 1), "know"),
    "a discard thrown by nobody": (both(setting(hand_discards="face_down"), masks("discard", 8)), "know"),
    "a discard thrown by two": (both(setting(hand_discards="face_down"), masks("discard", 3)), "know"),
    "a forgotten council": (lambda data: data["council"][0].update(known=[0]), "know"),
    "masks of memory without memory": (setting(memory="none"), "know"),
    "three keys and no location": (seat(2, key_tokens=3), "3 keys"),
    "a third key on a lord": (seat(0, key_tokens=2), "3 keys"),
    "key tokens below zero": (seat(2, key_tokens=-1), "key_tokens"),
    "eleven key tokens": (seat(2, key_tokens=11), "must have controlled"),
    "pearls below zero": (seat(2, pearls=-1), "pearls"),
    "half a pearl": (seat(2, pearls=0.5), "pearls"),
    "pearls that are true": (seat(2, pearls=True), "pearls"),
    "an ally marked for nothing": (seat(2, marked=["crab_4"]), "do not fit"),
    "a marked ally of somebody else": (seat(2, marked=["crab_5"]), "does not hold"),
    "a threat of zero": (put(threat=0), "threat"),
    "a threat of seven": (put(threat=7), "threat"),
    "a payment for nothing": (
        both(put(payment=["crab_2"]), seat(0, hand={"cards": ["crab_3", "squid_1"], "known": [ALL] * 2})),
        "do not fit",
    ),
    "a track without exploration": (top_goes("deck", lambda data, card: data["track"].append(card)), "do not fit"),
    "locations drawn for nothing": (drawn("dockworks", step=["choose_action", 0], keys=1), "cannot|do not fit"),
    "a purchase without buyer": (put(bought=1), "buyers"),
    "a buyer without purchase": (put(buyers=[1]), "buyers"),
    "the active player as buyer": (put(bought=1, buyers=[0]), "buyers"),
    "a buyer twice": (put(bought=2, buyers=[1, 1]), "buyers"),
    "a buyer from nowhere": (put(bought=1, buyers=[5]), "buyers"),
    "two extra turns": (put(extra_turns=2), "extra_turns"),
    "a finisher from nowhere": (put(finisher=3), "finisher"),
    "a turn of nobody": (put(turn=-1), "turn"),
    "a turn of somebody else": (put(turn=1), "seat 0|seat 1"),
    "no turns yet": (put(turns=0), "turns"),
    "no steps in a running game": (put(steps=[]), "over"),
    "steps without the end of the turn": (put(steps=[["pass_turn", -1], ["choose_action", 0]]), "pending together"),
    "an action of the wrong seat": (steps(["choose_action", 1]), "seat 1"),
    "two actions": (steps(["choose_action", 0], ["choose_action", 0]), "pending together"),
    "an unknown step": (steps(["dance", 0]), "dance"),
    "a step without its seat": (steps(["choose_action"]), "choose_action"),
    "a step with too many numbers": (steps(["choose_action", 0, 1]), "choose_action"),
    "a step that is none": (put(steps=[7]), "7"),
    "a step with text": (steps(["choose_action", "0"]), "step"),
    "a duty as question": (steps(["control_keys", -1]), "pending together|question"),
    "a step without a real question": (
        both(
            lambda data: data["council"][0].update(cards=[], known=[]),
            lambda data: data["deck"]["cards"].append("jellyfish_2"),
            lambda data: data["deck"]["known"].append(0),
            steps(["take_stack", 0], under=ARRIVED),
        ),
        "do not fit",
    ),
    "an ally revealed that is a monster": (exploring("monster", step=["ally_revealed", 0]), "do not fit"),
    "a monster revealed that is an ally": (exploring("crab_1", step=["monster_revealed", 0]), "do not fit"),
    "a reward without a monster": (exploring("crab_1", step=["choose_reward", 0]), "do not fit"),
    "a monster for sale": (exploring("monster", step=["offer_ally", 1]), "do not fit"),
    "an offer to oneself": (exploring("crab_1", step=["offer_ally", 0]), "seat 0"),
    "an exploration without a card": (exploring(step=["ally_revealed", 0]), "do not fit"),
    "six cards on the track": (
        exploring("crab_1", "crab_1", "squid_1", "squid_1", "squid_4", "monster", step=["monster_revealed", 0]),
        "5 spaces",
    ),
    "a payment for a lord of the deck": (paying("commander", "crab_2"), "pay_for_lord"),
    "a payment of the wrong race": (paying("shepherd", "crab_2"), "do not fit"),
    "an ambassador that nobody has": (
        drawn("dockworks", "barracks", step=["keep_location", 0, LORDS.index("elder")], under=TURN),
        "keep_location|pending together",
    ),
    "drawn locations known to another": (drawn("dockworks", "barracks", step=["keep_location", 0, -1], mask=2), "know"),
    "a discard demanded by a trader": (discarding(["discard_allies", 1, 1, TRADER]), "discard_allies"),
    "a victim twice": (
        discarding(["discard_allies", 1, 1, JAILER], ["discard_allies", 1, 1, JAILER]),
        "do not fit",
    ),
    "four seats of three": (put(seats=4), "players"),
    "seven seats": (put(seats=7), "players"),
    "another format": (put(format="fen"), "format"),
    "another version": (put(version=1), "Load it with the release of Hlubina that wrote it"),
    "another card file": (put(cards="0" * 16), "card file"),
    "a damaged state of chance": (put(chance=[1]), "chance"),
    "an unknown setting": (setting(speed="fast"), "speed"),
    "an unknown value of a setting": (setting(memory="elephant"), "elephant"),
    "an unknown field": (put(cheat=1), "cheat"),
    "an unknown field of a player": (seat(0, cheat=1), "cheat"),
    "a field missing": (lambda data: data.pop("bought"), "bought"),
    "a barrier ahead of the moves": (put(barrier=10**6), "barrier"),
}


@rule("A-1.3")
@pytest.mark.parametrize("impossible", IMPOSSIBLE)
def test_an_impossible_position_is_refused_in_one_sentence(position: Data, impossible: str) -> None:
    refused_in_one_sentence(position, *IMPOSSIBLE[impossible])
    hlubina.load(position)


def tuck(lord: str, place: int) -> Change:
    def change(data: Data) -> None:
        data["players"][0]["free"].remove(lord)
        data["players"][0]["locations"][place]["lords"].append(lord)

    return change


def four_under_one_location(data: Data) -> None:
    tuck("slaver", 0)(data)
    data["players"][0]["free"].remove("trader")
    data["removed_lords"].append("trader")
    data["players"][1]["free"].remove("opportunist")
    data["players"][0]["locations"][0]["lords"].append("opportunist")


def location_removed(data: Data) -> None:
    data["removed_locations"].append(data["available"].pop())


def black_smokers_removed(data: Data) -> None:
    data["removed_locations"].append(leave(data, "location_stack", "black_smokers"))


def monster_from_a_hand(data: Data) -> None:
    data["discard"]["known"][data["discard"]["cards"].index("monster")] = 1


LENIENT: dict[str, Change] = {
    "a search without Black Smokers": steps(["search_stack", 0], under=ARRIVED),
    "an offer to a player who cannot pay": exploring("crab_1", step=["offer_ally", 2]),
    "an offer to a player who has bought": exploring("crab_1", step=["offer_ally", 1], bought=1, buyers=[1]),
    "a location for too few keys": drawn(step=["control_location", 0], keys=0),
    "a location kept for too few keys": drawn("dockworks", "barracks", step=["keep_location", 0, -1], keys=0),
    "five locations drawn": drawn(
        "dockworks", "barracks", "sanctuary", "parliament", "throne_room", step=["keep_location", 0, -1]
    ),
    "seven keys": drawn(step=["control_location", 0], keys=6),
    "a discard by the owner of the jailer": discarding(["discard_allies", 0, 1, JAILER]),
    "a jailer who demands two cards": discarding(["discard_allies", 1, 2, JAILER]),
    "two cards marked for the jailer": discarding(["discard_allies", 1, 1, JAILER], seat_2=["crab_4", "seahorse_3"]),
    "a card marked by one who still has to choose": discarding(
        ["discard_allies", 1, 1, JAILER], seat_1=["jellyfish_3"]
    ),
    "a commander at six cards or fewer": discarding(["discard_allies", 1, 1, COMMANDER]),
    "martial law where it is off": steps(["martial_law", 0, 0], under=[["pass_turn", -1]]),
    "a stack for an apprentice who is not there": steps(["take_stack", 0], under=ARRIVED),
    "an exchange without the illusionist": steps(["swap_location", 0], under=ARRIVED),
    "a murder without the assassin": steps(["disable_lord", 0, 1], under=ARRIVED),
    "a bribe without the corruptor": both(seat(0, pearls=5), steps(["corrupt_lord", 0], under=ARRIVED)),
    "a treason without the traitor": steps(["betray_lord", 0], under=ARRIVED),
    "a lord taken without the traitor": steps(["take_lord", 0], under=ARRIVED),
    "a plot without the schemer": steps(["scheme_lord", 0], under=ARRIVED),
    "a purge without the oracle": steps(["purge_stack", 0]),
    "a replacement without the opportunist": steps(["replace_lord", 0]),
    "a location removed that is not Black Smokers": location_removed,
    "Black Smokers removed although they return": both(
        setting(black_smokers_destination="shuffled_into_stack"), black_smokers_removed
    ),
    "a lord without key under a location": tuck("trader", 0),
    "a lord beside an ambassador": tuck("slaver", 1),
    "four lords under a location": four_under_one_location,
    "a token known to everybody": seat(0, tokens={"cards": ["2", "3"], "known": [ALL, 1]}),
    "a token known to a seat that is not there": seat(0, tokens={"cards": ["2", "3"], "known": [1 + (1 << 9), 1]}),
    "a monster thrown from a hand": both(setting(hand_discards="face_down"), monster_from_a_hand),
    "a purchase before the action": put(bought=1, buyers=[1]),
    "a used lord without such an ability": put(used=["trader"]),
    "a used lord of somebody else": put(used=["opportunist"]),
    "a used lord twice": put(used=["slaver", "slaver"]),
    "an abandoned lord twice": put(abandoned=["keeper", "keeper"]),
    "an extra turn without the invoker": put(extra_turns=1),
}


@rule("A-1.3")
@pytest.mark.parametrize("impossible", LENIENT)
def test_what_is_impossible_though_it_looks_right_is_refused_as_well(position: Data, impossible: str) -> None:
    data = copy.deepcopy(position)
    LENIENT[impossible](data)
    with pytest.raises(hlubina.Invalid):
        hlubina.load(data)


POSSIBLE: dict[str, Change] = {
    "the position itself": put(),
    "a used slaver": put(used=["slaver"]),
    "an abandoned payment": put(abandoned=["keeper"]),
    "a token both players saw": seat(0, tokens={"cards": ["2", "3"], "known": [3, 1]}),
    "an ally revealed": exploring("crab_1", step=["ally_revealed", 0]),
    "an ally offered": exploring("crab_1", step=["offer_ally", 1]),
    "an ally after a purchase": exploring("crab_1", step=["ally_revealed", 0], bought=1, buyers=[1]),
    "a monster revealed": exploring("crab_1", "monster", step=["monster_revealed", 0]),
    "a reward to choose": exploring("monster", step=["choose_reward", 0]),
    "a location to choose": drawn(step=["control_location", 0]),
    "a location to keep": drawn("dockworks", "barracks", step=["keep_location", 0, -1]),
    "the jailer": discarding(["discard_allies", 2, 1, JAILER], ["discard_allies", 1, 1, JAILER]),
    "the jailer, half done": discarding(["discard_allies", 1, 1, JAILER], seat_2=["crab_4"]),
    "a sale": steps(["choose_action", 0], ["sell_ally", 0]),
    "a sale at the end of the turn": steps(["sell_ally", 0]),
    "the end of the turn": steps(),
}


@rule("A-1.3")
@pytest.mark.parametrize("possible", POSSIBLE)
def test_a_possible_position_is_loaded_and_dumped_again(position: Data, possible: str) -> None:
    data = copy.deepcopy(position)
    POSSIBLE[possible](data)
    game = hlubina.load(copy.deepcopy(data))
    assert hlubina.load(game.dump()).digest() == game.digest()
    assert game.dump() == data
    for number in game.acting():
        for action in game.options(number):
            twin = game.copy()
            twin.take(number, action)
            hlubina.load(twin.dump())


def test_the_order_within_a_hand_is_no_part_of_the_rules(position: Data) -> None:
    data = copy.deepcopy(position)
    data["players"][0]["hand"]["cards"].reverse()
    assert own(hlubina.load(data), 0) == own(hlubina.load(position), 0)


BROKEN_CARDS: dict[str, tuple[Callable[[str], str], str]] = {
    "a lord missing": (lambda text: text.replace('[[lord]]\nid = "recruiter"', '[[removed]]\nid = "recruiter"'), "."),
    "a lord twice": (lambda text: text.replace('id = "recruiter"', 'id = "hunter"'), "."),
    "an unknown lord": (lambda text: text.replace('id = "recruiter"', 'id = "poet"'), "."),
    "an unknown location": (lambda text: text.replace('id = "jail"', 'id = "atlantis"'), "."),
    "a count that does not agree": (lambda text: text.replace("\nallies = 65", "\nallies = 66"), "6[56]"),
    "an influence that does not agree": (lambda text: text.replace("\ninfluence = 12", "\ninfluence = 13"), "22[34]"),
    "other copies than counted": (
        lambda text: text.replace("copies = [4, 3, 3, 2, 1]", "copies = [4, 3, 3, 2, 2]"),
        ".",
    ),
    "no number": (lambda text: text.replace("\ncost = 12", '\ncost = "twelve"'), "twelve"),
    "an unknown race": (lambda text: text.replace('race = "crab"', 'race = "lobster"', 1), "race"),
    "an unknown guild": (
        lambda text: text.replace('id = "jailer"\nguild = "soldier"', 'id = "jailer"\nguild = "poet"'),
        ".",
    ),
    "another order of races": (lambda text: text.replace('id = "jellyfish"', 'id = "medusa"', 1), "."),
    "other settings": (lambda text: text.replace('values = ["off", "on"]', 'values = ["on", "off"]'), "."),
    "another version": (lambda text: re.sub(r"\nversion = \d+", "\nversion = 999", text), "version"),
    "no TOML": (lambda text: text + "\n[[", "TOML"),
    "no threat": (lambda text: text.replace("[[threat]]", "[[danger]]"), "threat"),
}


@pytest.mark.parametrize("broken", BROKEN_CARDS)
def test_a_broken_card_file_is_refused_in_one_sentence(broken: str, tmp_path: Path) -> None:
    change, words = BROKEN_CARDS[broken]
    file = tmp_path / "cards.toml"
    text = CARD_FILE.read_text("utf-8")
    assert change(text) != text
    file.write_text(change(text), "utf-8")
    with pytest.raises(hlubina.Invalid, match=words) as refusal:
        hlubina.new("abyss", 2, 1, cards=file)
    assert "\n" not in str(refusal.value)


def test_a_designer_may_change_a_card_and_play_with_it(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    text = CARD_FILE.read_text("utf-8").replace("\npearls = 1 ", "\npearls = 4 ", 1)
    file.write_text(text, "utf-8")
    record = hlubina.play(hlubina.new("abyss", 2, 1, cards=file), ["random", "random"])
    game = hlubina.replay(record, moves=0, cards=file)
    assert [own(game, number)["pearls"] for number in (0, 1)] == [4, 4]
    hlubina.verify(record, cards=file)
    with pytest.raises(hlubina.Invalid, match="another card file"):
        hlubina.verify(record)


def test_a_loaded_position_goes_on_exactly_as_the_dumped_one(position: Data) -> None:
    one, two = hlubina.load(position), hlubina.load(copy.deepcopy(position))
    for text in ("explore", "decline", "take_ally"):
        answer(one, text)
        answer(two, text)
    assert one.dump() == two.dump()
