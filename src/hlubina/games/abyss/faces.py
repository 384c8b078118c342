"""What is printed on the components of Abyss, and the figures of its rules: made from the card data alone."""

from __future__ import annotations

from typing import Final

from hlubina.core.faces import GAME, Face, Faces, Facts, Sentence, face, sentence
from hlubina.games.abyss.actions import PURGE, REPLACE, SELL, VOCABULARY
from hlubina.games.abyss.cards import (
    ALL_RACES,
    ALLY_NAMES,
    ANY_RACE,
    BLACK_SMOKERS,
    COMMANDER,
    COPY_LOCATION,
    ELDER,
    FARMERS,
    FIXED,
    GUILDS,
    HERMIT,
    LOCATION_NAMES,
    LORD_NAMES,
    NOTHING,
    OPPORTUNIST,
    ORACLE,
    PEDDLER,
    RACES,
    SAGE,
    SCORINGS,
    SHOPKEEPER,
    SLAVER,
    STRONGEST_LORD,
    TIMINGS,
    TRADER,
    VALUES,
    WEAKEST_AFFILIATED,
    WEAKEST_LORD,
    Cards,
)

THREAT_START: Final = 1
ORDER: Final = ("first", "second", "third")
POWER_ACTIONS: Final = {SLAVER: SELL, ORACLE: PURGE, OPPORTUNIST: REPLACE}  # the answers that use a lord
TIMES: Final = (WEAKEST_LORD, STRONGEST_LORD, WEAKEST_AFFILIATED)  # here `per` is a factor, and one is not printed


def faces(cards: Cards) -> Faces:
    found: Faces = {
        GAME: face("game", figures=rule_figures(cards)),
        "board-track": track(cards),
        "board-court": court(cards),
    }
    for space in range(len(cards.reward_keys)):
        found[f"threat-{space + 1}"] = threat_space(cards, space)
    for ally, name in enumerate(ALLY_NAMES):
        value = ally % VALUES
        figures = {"value": value + 1, "copies": cards.ally_copies[value]}
        found[f"card-{name}"] = face("card", figures, {"race": RACES[ally // VALUES]})
    found["card-monster"] = face("card", {"copies": cards.monsters}, sentences=[sentence("does-monster")])
    for token, value in enumerate(cards.token_values):
        found[f"token-{token + 1}"] = face("token", {"value": value, "copies": cards.token_copies[token]})
    for lord, name in enumerate(LORD_NAMES):
        found[f"lord-{name}"] = lord_face(cards, lord)
    for location, name in enumerate(LOCATION_NAMES):
        found[f"location-{name}"] = location_face(cards, location)
    return found


def rule_figures(cards: Cards) -> dict[str, int]:
    """Figures that every text of the game may use."""
    drawn = [value for value, copies in zip(cards.token_values, cards.token_copies, strict=True) if copies > 0]
    return {
        "first_pearls": cards.first_pearls,
        "first_locations": cards.first_locations,
        "track_spaces": cards.track_spaces,
        "last_space_pearls": cards.last_space_pearls,
        "court_spaces": cards.court_spaces,
        "plot_pearls": cards.plot_pearls,
        "refill_at": cards.refill_at,
        "refill_pearls": cards.refill_pearls,
        "keys_needed": cards.keys_needed,
        "most_drawn": cards.most_drawn,
        "last_lord": cards.last_lord,
        "martial_hand": cards.martial_hand,
        "commander_hand": cards.amount[COMMANDER],
        "threat_spaces": len(cards.reward_keys),
        "threat_start": THREAT_START,
        "token_least": min(drawn, default=0),
        "token_most": max(drawn, default=0),
    }


# The board


def track(cards: Cards) -> Face:
    figures = {"track_spaces": cards.track_spaces, "last_space_pearls": cards.last_space_pearls}
    return face("board", figures, sentences=[sentence("does-track")])


def court(cards: Cards) -> Face:
    figures = {
        "court_spaces": cards.court_spaces,
        "plot_pearls": cards.plot_pearls,
        "refill_at": cards.refill_at,
        "refill_pearls": cards.refill_pearls,
    }
    return face("board", figures, sentences=[sentence("does-plot"), sentence("does-refill")])


def threat_space(cards: Cards, space: int) -> Face:
    """A side of symbols for each of the rewards, one of which is chosen."""
    symbols: list[list[str]] = []
    facts: Facts = {}
    for number in range(len(cards.reward_keys[space])):
        keys = cards.reward_keys[space][number]
        pearls = cards.reward_pearls[space][number]
        tokens = cards.reward_tokens[space][number]
        symbols.append(["key"] * keys + ["pearl"] * pearls + ["token"] * tokens)
        facts[ORDER[number]] = reward(keys, pearls, tokens)
    return face("threat", {"space": space + 1}, symbols=symbols, sentences=[sentence(f"pays-{len(facts)}", facts)])


def reward(keys: int, pearls: int, tokens: int) -> Sentence:
    facts: Facts = {}
    for kind, count in (("keys", keys), ("pearls", pearls), ("tokens", tokens)):
        if count > 0:
            facts[ORDER[len(facts)]] = sentence(f"board-reward-{kind}", {"count": count})
    return sentence(f"reward-{len(facts)}", facts)


# Lords


def ability_of(lord: int) -> str:
    """What a lord can do: several do the same with other figures, most have an ability of their own."""
    if lord in (TRADER, PEDDLER, SHOPKEEPER):
        return "gain_pearls"
    if lord in (SAGE, HERMIT, ELDER):
        return "draw_locations"
    if lord in FARMERS:
        return "none"
    return LORD_NAMES[lord]


def lord_face(cards: Cards, lord: int) -> Face:
    ability = ability_of(lord)
    figures = {
        "influence": cards.influence[lord],
        "cost": cards.cost[lord],
        "bubbles": cards.bubbles[lord],
        "keys": cards.keys[lord],
    }
    facts: Facts = {}
    if FIXED.get(lord, 1) > 0:
        figures["amount"] = cards.amount[lord]
        facts["amount"] = cards.amount[lord]
    words = {"guild": GUILDS[cards.guild[lord]], "timing": TIMINGS[cards.timing[lord]], "ability": ability}
    if lord in POWER_ACTIONS:
        words["action"] = VOCABULARY.decode(POWER_ACTIONS[lord]).name
    if cards.race[lord] != ANY_RACE:
        words["race"] = RACES[cards.race[lord]]
    symbols = [bubbles(cards.bubbles[lord], cards.race[lord]), ["key"] * cards.keys[lord]]
    return face("lord", figures, words, symbols, [sentence(f"does-{ability}", facts)])


def bubbles(count: int, race: int) -> list[str]:
    """The races to pay with: the one that must be among them first, `any` for each of the others."""
    if race != ANY_RACE:
        return [RACES[race]] + ["any"] * (count - 1)
    return RACES[:] if count == ALL_RACES else ["any"] * count


# Locations


def location_face(cards: Cards, location: int) -> Face:
    scoring = cards.scoring[location]
    base = cards.base[location]
    per = cards.per[location]
    figures: dict[str, int] = {}
    if base > 0 or (scoring == NOTHING and location != BLACK_SMOKERS):
        figures["base"] = base
    if scoring not in (NOTHING, COPY_LOCATION) and (per != 1 or scoring not in TIMES):
        figures["per"] = per
    words = {"line": SCORINGS[scoring]}
    facts: Facts = {"base": base, "per": per}
    if cards.location_guild[location] >= 0:
        words["guild"] = GUILDS[cards.location_guild[location]]
        facts["guild"] = words["guild"]
    if cards.location_race[location] >= 0:
        words["race"] = RACES[cards.location_race[location]]
        facts["race"] = words["race"]
    sentences = [sentence(f"worth-{SCORINGS[scoring]}", facts)]
    if location == BLACK_SMOKERS:
        sentences.insert(0, sentence("does-exchange"))
        if scoring == NOTHING:
            words["line"] = "exchange"
    return face("location", figures, words, sentences=sentences)
