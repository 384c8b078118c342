"""The decks fit the roles that the rulebook gives the clans."""

from __future__ import annotations

import pytest

from hlubina.games.heroes.cards import STANDARD
from hlubina.games.heroes.names import CLAN_NAMES, ROLES
from hlubina.games.heroes.notation import ACTIVATE, AMBUSH, MELEE, MOVE, RANGED
from tests.kit.marks import rule

PLAIN = {"activate", "move", "melee", "ranged", "draw", "defend", "trap"}


def cards_that_show(clan: int, *actions: int) -> int:
    """How many of the clan's ten cards have one of the actions on a side."""
    return sum(
        any(side.shows(action) for side in STANDARD.sides[card] for action in actions)
        for card in STANDARD.clan_deck(clan)
    )


def symbols(clan: int, action: int) -> int:
    """How many symbols of an action the clan's deck has."""
    sides = [side for card in STANDARD.clan_deck(clan) for side in STANDARD.sides[card]]
    return sum(item.shows(action) for side in sides for item in side.items)


@rule("H-2.13")
def test_every_clan_has_the_role_of_the_rulebook() -> None:
    roles = {role: {CLAN_NAMES[clan] for clan in range(9) if ROLES[STANDARD.roles[clan]] == role} for role in ROLES}
    assert roles == {
        "slayer": {"dragon", "lizardfolk", "gnolls"},
        "defender": {"slimes", "skeletons", "ratfolk"},
        "team": {"imps", "ghosts", "witches"},
    }


def deployments(clan: int) -> int:
    cards = [STANDARD.sides[card] for card in STANDARD.clan_deck(clan)]
    return sum(any(item.symbol == AMBUSH or item.deploys for side in sides for item in side.items) for sides in cards)


@rule("H-2.13")
@pytest.mark.parametrize("clan", range(9), ids=CLAN_NAMES)
def test_a_slayer_attacks_a_defender_deploys_and_a_team_player_activates_and_moves(clan: int) -> None:
    role = ROLES[STANDARD.roles[clan]]
    if role == "slayer":
        assert cards_that_show(clan, MELEE, RANGED) >= 7
    elif role == "team":
        assert symbols(clan, ACTIVATE) >= 10
        assert symbols(clan, MOVE) >= 10
    elif CLAN_NAMES[clan] == "ratfolk":
        assert symbols(clan, ACTIVATE) >= 10, "their ability deploys"
    else:
        assert deployments(clan) >= 5


@rule("H-2.13")
@pytest.mark.parametrize("clan", range(9), ids=CLAN_NAMES)
def test_a_deck_has_few_sides_with_nothing_but_one_plain_symbol(clan: int) -> None:
    sides = [side for card in STANDARD.clan_deck(clan) for side in STANDARD.sides[card]]
    assert len(sides) == 20
    assert sum(" ".join(side.words()) in PLAIN for side in sides) <= 8
