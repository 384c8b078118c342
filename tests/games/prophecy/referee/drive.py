"""Random games with the second referee beside them."""

from __future__ import annotations

import random
from collections import Counter

import hlubina
from hlubina.core.settings import settle
from tests.games.prophecy.referee.figures import SETTINGS
from tests.games.prophecy.referee.game import Referee
from tests.games.words import by_words, weight

HABITS: dict[str, dict[str, int]] = {
    "any": {},
    "busy": {"end_turn": 0, "stay": 0, "decline": 1},
    "fighter": {"end_turn": 0, "attack": 60, "use": 20, "attack_sphere": 20, "monster": 9},
    "diver": {"end_turn": 1, "attack_sphere": 90, "swim": 30, "bag": 30, "take": 90},
    "sensible": {},  # mostly the engine's own rule of thumb, which often wins
}
WHIM = 0.15  # how often a sensible player answers at random


def referee_beside(
    referee: Referee, game: hlubina.Game, habit: str, chance: random.Random, most: int = 1_000_000
) -> None:
    """At every question, `most` of them, the referee must have foreseen the seat, the answers and the whole table."""
    talk = referee.game()
    thumb = hlubina.stream(chance.randrange(1 << 30), "thumb")
    question = next(talk)
    while True:
        seat = question.seat
        assert not game.is_over(), question
        prompt = game.prompt(seat) if seat in game.acting() else None
        assert prompt is not None, (game.acting(), question)
        assert game.acting() == [seat, *question.also], (game.acting(), prompt.name, question)
        assert prompt.name == question.name, (prompt.name, prompt.facts, sorted(by_words(game, seat)), question)
        options = by_words(game, seat)
        missing, surplus = question.answers - set(options), set(options) - question.answers - question.optional
        assert not missing | surplus, (question.name, "missing", missing, "surplus", surplus, question)
        for name, value in question.facts.items():
            assert prompt.facts[name] == value, (name, prompt.facts, question)
        referee.nothing_unheard()
        referee.agrees_with(game)
        choices = sorted(options)
        choice = chance.choices(choices, [weight(HABITS[habit], text, 3) + 0.05 for text in choices])[0]
        if habit == "sensible" and not question.also and chance.random() > WHIM:
            sensible = hlubina.title("prophecy").adviser.habit(game, thumb)
            (choice,) = (text for text, option in options.items() if option == sensible)
        if referee.moves == most:
            return
        game.take(seat, options[choice])
        referee.moves += 1
        try:
            question = talk.send(choice)
        except StopIteration:
            break
    assert game.is_over()
    referee.nothing_unheard()
    referee.agrees_with(game)
    referee.counts_the_same(game)


def follow(name: str, seats: int, habit: str, settings: dict[str, str], kind: type[Referee] = Referee) -> Counter[str]:
    """Play one game with the referee beside it, and tell what was met."""
    chance = random.Random(name)
    game = hlubina.new("prophecy", seats=seats, seed=name, settings=settings, listen=True)
    referee = kind(game, laid(name, seats, settings))
    referee_beside(referee, game, habit, chance)
    return referee.met


def laid(seed: str, seats: int, wanted: dict[str, str]) -> dict[str, object]:
    """The same table before anybody has done anything: where characters are drawn a chance card comes at once."""
    title = hlubina.title("prophecy")
    settings = settle(title.settings(), wanted)
    dealt = title.deal(seats, settings, hlubina.stream(seed, "setup"), hlubina.stream(seed, "play"), title.standard)
    return dealt.dump()


def follow_on(
    data: dict[str, object], name: str, habit: str, moves: int, kind: type[Referee] = Referee
) -> Counter[str]:
    """Play on from a position made by hand, so many moves, with the referee beside it, and tell what was met."""
    game = hlubina.load(data)
    game.listen()
    referee = kind(game, data)
    referee_beside(referee, game, habit, random.Random(name), referee.moves + moves)
    return referee.met


def mixed(chance: random.Random) -> dict[str, str]:
    """Every setting at random."""
    return {name: chance.choice(values) for name, values in SETTINGS.items()}
