"""Ten thousand games with random settings: they end in time, and everything comes up."""

from __future__ import annotations

import json
import random

import hlubina
from hlubina.core.chance import stream
from hlubina.games.prophecy.cards import STANDARD
from hlubina.games.prophecy.names import CARD_NAMES
from hlubina.registry import title
from tests.kit.marks import campaign, rule
from tests.kit.tables import random_settings

GAMES = 10_000


@campaign
@rule("PR-15.8")
def test_ten_thousand_games_end_within_the_limit_and_show_every_card_and_action() -> None:
    chooser = random.Random(15)
    chance = stream(15, "campaign")
    actions: set[int] = set()
    cards = set(CARD_NAMES)
    for number in range(GAMES):
        game = hlubina.new("prophecy", 1 + number % 5, f"campaign/{number}", random_settings("prophecy", chooser))
        adviser = hlubina.title("prophecy").adviser
        sensible = number % 5 == number // 5 % 5
        while not game.is_over():
            actions.update(game.choices)
            game.answer(adviser.habit(game, chance) if sensible else game.choices[chance.below(len(game.choices))])
        view = game.view(None)
        assert view["round"] <= STANDARD.round_limit
        if cards:
            shown = json.dumps(view)
            cards = {card for card in cards if f'"{card}"' not in shown}
    vocabulary = title("prophecy").vocabulary
    assert [vocabulary.decode(action) for action in range(vocabulary.size) if action not in actions] == []
    assert cards == set()
