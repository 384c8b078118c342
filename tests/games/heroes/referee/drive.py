"""Random games with the second referee beside them."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import hlubina
from tests.games.heroes.referee.figures import CARDS, figures_of
from tests.games.heroes.referee.turn import Referee
from tests.games.words import by_words, weight

HABITS: dict[str, dict[str, int]] = {
    "any": {},
    "busy": {"end_play": 0, "refresh": 0, "done": 0, "take_back": 0, "gamble": 0},
    "careful": {
        "end_play": 0,
        "refresh": 0,
        "done": 0,
        "take_back": 0,
        "gamble": 0,
        "melee": 30,
        "ranged": 30,
        "swarm_": 20,
        "trap": 9,
    },
    "looter": {
        "end_play": 0,
        "refresh": 1,
        "done": 0,
        "take_back": 0,
        "carry ": 20,
        "activate": 30,
        "finish_portal": 9,
        "move": 9,
    },
    "gambler": {"gamble": 9, "end_play": 2, "refresh": 3, "split": 9},
    "builder": {
        "end_play": 0,
        "refresh": 0,
        "done": 0,
        "take_back": 0,
        "gamble": 0,
        "activate architect": 300,
        "activate laboratory": 300,
        "activate vault": 60,
        "activate": 9,
        "carry gold": 60,
        "move vault": 60,
        "room architect": 60,
        "room vault": 20,
        "room laboratory": 20,
    },
    "sensible": {},  # mostly the engine's own rule of thumb, which often wins
}
WHIM = 0.04  # how often a sensible player answers at random


def referee_beside(referee: Referee, game: hlubina.Game, habit: str, chance: random.Random) -> None:
    """At every question the referee must have foreseen the seat, the answers and the whole table."""
    talk = referee.game()
    thumb = hlubina.stream(chance.randrange(1 << 30), "thumb")
    question = next(talk)
    while True:
        assert game.acting() == [question.seat], (game.acting(), question)
        prompt = game.prompt(question.seat)
        assert prompt is not None
        assert prompt.name == question.name, (prompt.name, prompt.facts, question)
        options = by_words(game, question.seat)
        assert set(options) == question.answers, (question.name, set(options) ^ question.answers, question)
        assert prompt.facts == question.facts, (prompt.facts, question.facts)
        referee.nothing_unheard()
        referee.agrees_with(game)
        choices = sorted(options)
        choice = chance.choices(choices, [weight(HABITS[habit], text, 3) + 0.05 for text in choices])[0]
        if habit == "sensible" and chance.random() > WHIM:
            sensible = hlubina.title("heroes").adviser.habit(game, thumb)
            (choice,) = (text for text, option in options.items() if option == sensible)
        game.take(question.seat, options[choice])
        referee.moves += 1
        try:
            question = talk.send(choice)
        except StopIteration:
            break
    assert game.is_over()
    referee.nothing_unheard()
    referee.agrees_with(game)


def follow(
    name: str,
    seats: int,
    habit: str,
    settings: dict[str, str],
    kind: type[Referee] = Referee,
    cards: Path | None = None,
) -> Counter[str]:
    """Play one game with the referee beside it, and tell what was met."""
    chance = random.Random(name)
    game = hlubina.new("heroes", seats=seats, seed=name, settings=settings, cards=cards, listen=True)
    referee = kind(game, figures_of(cards or CARDS))
    referee_beside(referee, game, habit, chance)
    return referee.met


def mixed(chance: random.Random) -> dict[str, str]:
    return {name: chance.choice(values) for name, values in figures_of(CARDS).settings.items()}
