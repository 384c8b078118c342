"""What is printed is made from the card file: a changed step of a gift reads as it is played, in both languages."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from hlubina.core.cardfile import CardSource
from hlubina.core.errors import Invalid
from hlubina.registry import title
from hlubina.text import Texts, texts
from tests.games.passengers.scene import CARDS
from tests.kit.cardfiles import toml

Steps = list[dict[str, Any]]
ANYBODY = {"zone": "in_play", "face": "any", "mask": "any", "shadow": "any", "boats": "any"}


def printed(language: str, data: dict[str, Any], thing: str) -> str:
    return Texts("passengers", language, title("passengers").read(CardSource(toml(data)))).help(thing)


def with_steps(steps: Steps, **fields: Any) -> dict[str, Any]:
    """The card file with another gift III-3."""
    data = copy.deepcopy(CARDS)
    gift = next(entry for entry in data["gift"] if entry["id"] == "III-3")
    gift |= {"steps": steps, "impossible_steps": [], **fields}
    return data


def both(steps: Steps, **fields: Any) -> tuple[str, str]:
    data = with_steps(steps, **fields)
    return printed("en", data, "gift-III-3"), printed("cs", data, "gift-III-3")


def players(number: int, name: str = "p", whom: str = "others") -> dict[str, Any]:
    return {"op": "choose_players", "by": "owner", "from": whom, "n": number, "as": name}


def passengers(number: int, name: str = "x", **select: str) -> dict[str, Any]:
    return {"op": "choose_passengers", "by": "owner", "n": number, "as": name, "select": ANYBODY | select}


STANDARD = {
    "I-0": ("No action.", "Bez akce."),
    "I-2": (
        "Choose 2 other players. Each of them secretly shows you 1 card from hand, of their own choice.",
        "Vyber 2 jiné hráče. Každý z nich ti tajně ukáže 1 kartu z ruky podle své volby.",
    ),
    "II-2": (
        "Choose another player. You secretly show each other 1 card from hand.",
        "Vyber jiného hráče. Tajně si navzájem ukážete 1 kartu z ruky.",
    ),
    "II-4": (
        "Look at 1 face-down passenger in play.",
        "Podívej se na 1 cestujícího ve hře, který leží lícem dolů.",
    ),
    "II-6": (
        "Swap 2 passengers from different boats in play.",
        "Prohoď 2 cestující z různých lodí ve hře.",
    ),
    "II-7": (
        "Move 1 passenger in play to an empty seat. If that is impossible, reveal 1 face-down passenger in play.",
        "Přesuň 1 cestujícího ve hře na volné místo. Když to nejde, odhal 1 cestujícího ve hře, který leží lícem dolů.",
    ),
    "III-4": (
        "Look at 1 face-down passenger on each boat in play. Then be silent until the votes are shown.",
        "Podívej se na 1 cestujícího na každé lodi ve hře, který leží lícem dolů. Pak mlč, dokud se neukážou hlasy.",
    ),
    "III-5": (
        "Secretly look at up to 2 face-down passengers on one boat in the Underworld.",
        "Tajně se podívej na nejvýš 2 cestující na jedné lodi v Podsvětí, kteří leží lícem dolů.",
    ),
    "III-1": (
        "Choose a kind (souls or demons) and another player. Each of you picks 1 card from hand, and you exchange them "
        "face down. Everybody else admits whether they hold at least one such passenger.",
        "Vyber druh (duše, nebo démony) a jiného hráče. Každý z vás zvolí 1 kartu z ruky a vyměníte si je lícem dolů. "
        "Všichni ostatní přiznají, jestli mají v ruce aspoň jednoho takového cestujícího.",
    ),
    "4P-4": (
        "Look at 1 face-down passenger in play that is not a shadow.",
        "Podívej se na 1 cestujícího ve hře, který leží lícem dolů a není stínový.",
    ),
}


@pytest.mark.parametrize("gift", STANDARD)
def test_a_gift_says_what_its_steps_do(gift: str) -> None:
    assert (texts("passengers", "en").help(f"gift-{gift}"), texts("passengers", "cs").help(f"gift-{gift}")) == STANDARD[
        gift
    ]


@pytest.mark.parametrize(
    ("number", "english", "czech"),
    [
        (1, "Choose another player. That player", "Vyber jiného hráče. Ten"),
        (2, "Choose 2 other players. Each of them", "Vyber 2 jiné hráče. Každý z nich"),
        (3, "Choose 3 other players. Each of them", "Vyber 3 jiné hráče. Každý z nich"),
    ],
)
def test_players_are_counted(number: int, english: str, czech: str) -> None:
    said = both([players(number), {"op": "silence", "who": "$p", "until": "gift_phase_end"}])
    assert said == (f"{english} is silent until the gift phase ends.", f"{czech} mlčí až do konce fáze darů.")


@pytest.mark.parametrize(
    ("who", "english", "czech"),
    [
        (["owner"], "Take", "Vezmi si"),
        (["$p"], "Choose another player. That player takes", "Vyber jiného hráče. Ten si vezme"),
    ],
)
def test_whoever_takes_the_coin_is_named(who: list[str], english: str, czech: str) -> None:
    steps = [{"op": "take_coin", "who": who[0]}]
    said = both([players(1), *steps] if who == ["$p"] else steps)
    assert said == (f"{english} the ferryman’s coin.", f"{czech} minci lodivoda.")


@pytest.mark.parametrize(
    ("who", "english", "czech"),
    [
        ("owner", "Announce a boat now; you must vote for it.", "Hned oznam loď, pro kterou pak musíš hlasovat."),
        (
            "others",
            "Everybody else announces a boat now and must vote for it.",
            "Všichni ostatní hned oznámí loď a musí pro ni hlasovat.",
        ),
        (
            "everyone",
            "Everybody, you included, announces a boat now and must vote for it.",
            "Všichni včetně tebe hned oznámí loď a musí pro ni hlasovat.",
        ),
    ],
)
def test_verbs_follow_whoever_acts(who: str, english: str, czech: str) -> None:
    assert both([{"op": "bind_vote", "who": who}]) == (english, czech)


@pytest.mark.parametrize(
    ("select", "english", "czech"),
    [
        ({"zone": "underworld"}, "1 passenger in the Underworld", "1 cestujícího v Podsvětí"),
        (
            {"zone": "in_play|underworld", "face": "down"},
            "1 face-down passenger, in play or in the Underworld",
            "1 cestujícího ve hře nebo v Podsvětí, který leží lícem dolů",
        ),
        (
            {"mask": "none", "shadow": "never"},
            "1 passenger in play that has no mask and is not a shadow",
            "1 cestujícího ve hře, který nemá masku a není stínový",
        ),
        (
            {"shadow": "only", "boats": "same"},
            "1 shadow passenger on one boat in play",
            "1 stínového cestujícího na jedné lodi ve hře",
        ),
    ],
)
def test_a_passenger_is_described_as_it_is_selected(select: dict[str, str], english: str, czech: str) -> None:
    assert both([passengers(1, **select), {"op": "reveal", "target": "$x"}]) == (
        f"Reveal {english}.",
        f"Odhal {czech}.",
    )


def test_later_deeds_come_then_and_name_what_was_chosen_before() -> None:
    steps = [
        passengers(1, face="down"),
        {"op": "look", "who": ["owner"], "target": "$x", "secret": True},
        players(1, whom="others_with_hand"),
        {"op": "look", "who": ["$p"], "target": "$x"},
        {"op": "reveal", "target": "$x"},
    ]
    assert both(steps) == (
        "Secretly look at 1 face-down passenger in play. Then choose another player with cards in hand. "
        "That player looks at that passenger. Then reveal that passenger.",
        "Tajně se podívej na 1 cestujícího ve hře, který leží lícem dolů. Pak vyber jiného hráče s kartami v ruce. "
        "Ten se podívá na toho cestujícího. Pak odhal toho cestujícího.",
    )


def test_a_gift_says_when_it_does_nothing_unless_its_steps_do() -> None:
    steps = [{"op": "take_coin", "who": "owner"}]
    assert both(steps, needs="hand")[0] == "Take the ferryman’s coin. Nothing happens while you hold no cards."
    assert both(steps, needs="underworld")[1].endswith("Dokud v Podsvětí není žádná loď, nestane se nic.")


def changed(*way: str | int, to: int) -> dict[str, Any]:
    """The card file with another figure."""
    data = copy.deepcopy(CARDS)
    inner: Any = data
    for step in way[:-1]:
        inner = inner[step]
    inner[way[-1]] = to
    return data


@pytest.mark.parametrize(
    ("points", "english", "czech"), [(1, "1 point", "1 bod"), (2, "2 points", "2 body"), (5, "5 points", "5 bodů")]
)
def test_points_are_counted(points: int, english: str, czech: str) -> None:
    data = changed("scoring", "demon", to=points)
    assert printed("en", data, "side-smuggler").startswith(f"{english} for each demon in the Underworld.")
    assert printed("cs", data, "side-smuggler").startswith(f"{czech} za každého démona v Podsvětí.")


def test_bonuses_and_the_points_of_zholyk_are_those_of_the_card_file() -> None:
    data = changed("scoring", "groups", 5, to=0)
    assert "2 souls +1, 3 souls +2, 4 souls +3." in printed("en", data, "side-guide")
    data = changed("player_count", 4, "zholyk_half_points", to=18)
    assert printed("cs", data, "side-zholyk").endswith("Ve hře pro 8 hráčů má vždy 9 bodů.")
    cards = title("passengers").read(CardSource(toml(data)))
    assert "With 6 players 6.5. With 8 players 9." in Texts("passengers", "en", cards).say("how-to-play")


def test_a_boat_shows_its_gifts_and_votes() -> None:
    faces = texts("passengers", "cs").faces
    assert faces["ship-raven-1"]["symbols"] == [["potion"], ["scroll"], ["lantern"], ["coin"], ["scales"]]
    assert faces["ship-wolf-3"]["figures"] == {f"votes_{n + 1}": votes for n, votes in enumerate([1, 1, 5, 1, 1])}
    data = changed("boat", 0, "seats", 1, "votes", to=1)
    assert "Seat 2: Scroll, 1 vote." in printed("en", data, "ship-raven-1")


@pytest.mark.parametrize(
    "way", [("scoring", "groups", 0), ("player_count", 1, "zholyk_half_points")], ids=["no souls", "no Zholyk"]
)
def test_a_figure_that_can_never_count_is_refused(way: tuple[str | int, ...]) -> None:
    with pytest.raises(Invalid, match="must be 0"):
        title("passengers").read(CardSource(toml(changed(*way, to=1))))


def test_every_passenger_prints_how_often_it_is_in_the_box() -> None:
    box = CARDS["passengers"]
    times = {"soul": box["souls_per_colour"], "demon": box["demons_per_colour"], "zholyk": box["zholyk"]}
    faces = title("passengers").faces(title("passengers").standard)
    printed_on = {thing: face["figures"]["copies"] for thing, face in faces.items() if face["kind"] == "card"}
    assert printed_on == {thing: times[thing.split("-")[1].split("_")[0]] for thing in printed_on}
