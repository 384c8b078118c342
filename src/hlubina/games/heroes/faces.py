"""What is printed on cards, rooms, clans, heroes, chests and scenarios, made from the card data and from nothing else.

A card has a sentence for each kind of symbol on each side, in the order of the symbols; what a scenario card does is
told op by op.
"""

from __future__ import annotations

from typing import Final

from hlubina.core.faces import GAME, Face, Faces, Facts, Sentence, face, sentence
from hlubina.games.heroes.cards import Cards
from hlubina.games.heroes.names import (
    ARCHITECT,
    CARD_NAMES,
    CATACOMBS,
    CHAMPION,
    CLAN_CARDS,
    CLAN_NAMES,
    DIFFICULTIES,
    EFFECT_NAMES,
    ENEMY_NAMES,
    ENEMY_TYPES,
    GOLD,
    HERO_CARDS,
    HERO_KINDS,
    HERO_NAMES,
    LABORATORY,
    LOOT_KINDS,
    NO_ROOM,
    NOTHING,
    RESOURCES,
    ROLES,
    ROOM_NAMES,
    ROOMS,
    TOKEN_NAMES,
    TOKENS,
    TYPE_NAMES,
    VAULT,
)
from hlubina.games.heroes.notation import (
    AMBUSH,
    CREATE,
    DEED_OF,
    DEFEND,
    DEPLOY,
    DRAW,
    LAY_TRAP,
    PAY,
    PORTAL,
    REINFORCE,
    SIMPLE,
    SYMBOLS,
    Item,
    Side,
)
from hlubina.games.heroes.scenarios import (
    AT_DISTANCE,
    CHAMPION_HIT_POINTS,
    FARTHEST,
    MOST_IN_SUPPLY,
    NO_CHEST,
    OP_CONFISCATE,
    OP_DARK,
    OP_DEPLOY,
    OP_DISCARD,
    OP_ENCOURAGE,
    OP_FROGS,
    OP_JAIL,
    OP_JAIL_OR_BREAK,
    OP_PAY,
    Op,
    Scenario,
    Tokens,
)

SPECIAL_ROOMS: Final = [LABORATORY, ARCHITECT]  # whose action is code of its own


def faces(cards: Cards) -> Faces:
    found: Faces = {GAME: face(GAME, rule_figures(cards))}
    for number, name in enumerate(CLAN_NAMES):
        found[f"clan-{name}"] = clan_face(cards, number)
    for number, name in enumerate(CARD_NAMES):
        if cards.sides[number]:
            found[f"card-{name}"] = card_face(cards, number)
    for number, name in enumerate(ROOM_NAMES):
        found[f"room-{name}"] = room_face(cards, number)
    for number, name in enumerate(TYPE_NAMES):
        found[f"type-{name}"] = face("type", sentences=[sentence("type-rooms", {"rooms": rooms_of(cards, number)})])
    for number, name in enumerate(TOKEN_NAMES):
        found[f"token-{name}"] = face("token", {"tokens": cards.token_limit(number)})
    for number, name in enumerate(HERO_NAMES):
        found[f"hero-{name}"] = hero_face(cards, number)
    for number, name in enumerate(ENEMY_NAMES):
        if number < HERO_CARDS:
            found[f"enemy-{name}"] = hero_card_face(cards, number)
        elif any(number in scenario.cards for scenario in cards.scenarios):
            found[f"enemy-{name}"] = face("enemy", sentences=special_sentences(cards, number))
    for value in range(1, len(cards.chests)):
        found[f"chest-{value}"] = chest_face(cards, value)
    for name in EFFECT_NAMES:
        found[f"effect-{name}"] = face("effect", sentences=[sentence(f"opened-{name}")])
    for number, name in enumerate(DIFFICULTIES):
        waves = {"wave1": cards.wave_cards[number][0], "wave2": cards.wave_cards[number][1]}
        facts: Facts = {"wave1": waves["wave1"], "wave2": waves["wave2"]}
        found[f"difficulty-{name}"] = face("difficulty", waves, sentences=[sentence("difficulty-waves", facts)])
    for number, scenario in enumerate(cards.scenarios):
        found[f"scenario-{scenario.name}"] = scenario_face(cards, number)
    for number, numbers in enumerate(cards.chapters):
        found[f"chapter-{number + 1}"] = chapter_face(cards, numbers, cards.chapter_clans[number])
    return found


def rule_figures(cards: Cards) -> dict[str, int]:
    """The figures of the rules, for every text."""
    waves = [number for waves in cards.wave_cards for number in waves]
    figures = {
        "hand_size": cards.hand_size,
        "loot_display": cards.display_size,
        "catacombs_draw": cards.catacombs_draw,
        "vault_chest": len(cards.chests) - 1,
        "best_chest": len(cards.chests) - 2,
        "clan_cards": CLAN_CARDS,
        "loot_cards": len(cards.loot_deck(promo=False)),
        "promo_cards": len(cards.loot_deck(promo=True)) - len(cards.loot_deck(promo=False)),
        "hero_cards": HERO_CARDS,
        "hero_tokens": cards.hero_tokens,
        "resource_tokens": cards.resource_tokens,
        "trap_tokens": cards.trap_tokens,
        "portal_tokens": cards.portal_tokens,
        "chest_tokens": sum(len(effects) for effects in cards.chests),
        "fewest_enemies": min(waves),
        "most_enemies": max(waves),
    }
    for number, name in enumerate(DIFFICULTIES):
        figures[f"{name}_wave1"] = cards.wave_cards[number][0]
        figures[f"{name}_wave2"] = cards.wave_cards[number][1]
    return figures


# Clans and cards


def clan_face(cards: Cards, clan: int) -> Face:
    name = CLAN_NAMES[clan]
    start = TYPE_NAMES[cards.start_type[clan]]
    figures = {
        "monsters": cards.monsters[clan],
        "hit_points": cards.hit_points[clan],
        "start": cards.start_count[clan],
    }
    words = {"type": start}
    if cards.roles[clan] != NOTHING:
        words["role"] = ROLES[cards.roles[clan]]
    facts: Facts = {"type": start}
    facts.update(figures)
    told = [sentence("clan-figures", facts), sentence(f"ability-{name}"), sentence(f"advice-{name}")]
    return face("clan", figures, words, sentences=told)


def card_face(cards: Cards, card: int) -> Face:
    sides = cards.sides[card]
    kind = cards.loot_kind[card]
    words = {"clan": CLAN_NAMES[cards.clan_of[card]]} if kind == NOTHING else {"kind": LOOT_KINDS[kind]}
    told: list[Sentence] = []
    for number, side in enumerate(sides):
        text = "card-line" if len(sides) == 1 else "card-left" if number == 0 else "card-right"
        told += side_sentences(cards, side, text)
    return face("card", {"copies": cards.copies[card]}, words, [side.words() for side in sides], told)


def side_sentences(cards: Cards, side: Side, text: str) -> list[Sentence]:
    """One for each kind of symbol: how many there are, what it is called, what it does.

    Of a card with two sides only the first says which side it is; the others are added to it.
    """
    words = side.words()
    found: list[Sentence] = []
    for number, item in enumerate(side.items):
        if words.index(words[number]) == number:
            facts: Facts = {"count": words.count(words[number])}
            facts["what"] = item_name(item)
            facts["does"] = item_help(cards, item)
            found.append(sentence("card-and" if found and text != "card-line" else text, facts))
    return found


def item_name(item: Item) -> Sentence:
    name = symbol_name(item)
    return sentence("sign-arrow", {"first": name, "then": rewards(item)}) if item.arrow else name


def rewards(item: Item) -> list[Sentence]:
    """What stands behind an arrow."""
    return [symbol_name(reward) for reward in item.then]


def symbol_name(item: Item) -> Sentence:
    name = deed_name(item)
    return sentence("sign-swarm", {"symbol": name}) if is_swarm(item) else name


def deed_name(item: Item) -> Sentence:
    deed = DEED_OF[item.symbol]
    if deed == CREATE or deed == PAY:
        return sentence(f"sign-{SYMBOLS[deed]}", {"token": RESOURCES[item.of]})
    if deed == AMBUSH:
        return sentence("sign-ambush", {"count": item.amount, "type": TYPE_NAMES[item.of]})
    if deed == REINFORCE:
        return sentence("sign-reinforce", {"symbol": sentence(f"symbol-{SYMBOLS[item.of]}")})
    if deed == DEPLOY:
        return sentence("sign-deploy", {"count": item.amount})
    return sentence(f"symbol-{SIMPLE[deed]}")


def is_swarm(item: Item) -> bool:
    return DEED_OF[item.symbol] != item.symbol


def item_help(cards: Cards, item: Item) -> Sentence:
    """A defence by a swarm is one: a hero's attack is one wound, which one monster wards off."""
    told = symbol_help(cards, item)
    if is_swarm(item) and DEED_OF[item.symbol] != DEFEND:
        told = sentence("help-swarm", {"symbol": deed_name(item)})
    if not item.arrow:
        return told
    symbols = [reward.symbol for reward in item.then]
    if not any(symbol in (DEPLOY, CREATE, LAY_TRAP, PORTAL) for symbol in symbols):
        text = "help-arrow-any"
    elif not has_room(item):
        text = "help-arrow-anywhere"
    else:
        text = "help-arrow" if all(symbol in (DEPLOY, CREATE) for symbol in symbols) else "help-arrow-placed"
    return sentence(text, {"first": told, "then": rewards(item)})


def has_room(item: Item) -> bool:
    """Whether the symbol before an arrow is done in a room, into which figures and tokens come then."""
    return is_swarm(item) or item.symbol not in (DRAW, REINFORCE, AMBUSH)


def symbol_help(cards: Cards, item: Item) -> Sentence:
    deed = DEED_OF[item.symbol]
    if deed == CREATE or deed == PAY:
        return sentence(f"help-{SYMBOLS[deed]}", {"token": RESOURCES[item.of]})
    if deed == AMBUSH:
        rooms = rooms_of(cards, item.of)
        text = "help-ambush-one-room" if len(rooms) == 1 else "help-ambush"
        return sentence(text, {"count": item.amount, "rooms": rooms})
    if deed == REINFORCE:
        return sentence("help-reinforce", {"symbol": sentence(f"symbol-{SYMBOLS[item.of]}")})
    return sentence(f"help-{SIMPLE[deed]}")


# Rooms, heroes, chests


def rooms_of(cards: Cards, room_type: int) -> list[str]:
    return [name for room, name in enumerate(ROOM_NAMES) if cards.room_type[room] == room_type]


def room_face(cards: Cards, room: int) -> Face:
    name = ROOM_NAMES[room]
    words = {"type": TYPE_NAMES[cards.room_type[room]]}
    told: list[Sentence] = []
    if room == CATACOMBS:
        words["action"] = name
        told.append(sentence("special-catacombs", {"draw": cards.catacombs_draw}))
    elif cards.makes[room] != NOTHING:
        words["makes"] = TOKEN_NAMES[cards.makes[room]]
        told.append(sentence("room-makes", {"token": words["makes"]}))
    elif cards.crafts[room] != NOTHING:
        words["pay"] = RESOURCES[cards.pays[room]]
        words["loot"] = LOOT_KINDS[cards.crafts[room]]
        told.append(sentence("room-crafts", {"token": words["pay"], "kind": words["loot"]}))
    elif room in SPECIAL_ROOMS:
        words["action"] = name
        if room == ARCHITECT:
            words["pay"] = RESOURCES[GOLD]  # H-5.6
        told.append(sentence(f"special-{name}"))
    if room == VAULT:
        told.append(sentence("special-vault"))
    return face("room", {"draw": cards.catacombs_draw} if room == CATACOMBS else {}, words, sentences=told)


def hero_face(cards: Cards, hero: int) -> Face:
    if hero == CHAMPION:
        points = CHAMPION_HIT_POINTS
        return face("hero", {"hit_points": points}, sentences=[sentence("greeting-champion", {"hit_points": points})])
    return face("hero", {"tokens": cards.hero_tokens}, sentences=[sentence(f"greeting-{HERO_NAMES[hero]}")])


def hero_card_face(cards: Cards, card: int) -> Face:
    hero = HERO_NAMES[card // ENEMY_TYPES]
    room_type = card % ENEMY_TYPES
    facts: Facts = {"hero": hero, "rooms": rooms_of(cards, room_type)}
    return face("enemy", {}, {"hero": hero, "type": TYPE_NAMES[room_type]}, sentences=[sentence("hero-card", facts)])


def chest_face(cards: Cards, value: int) -> Face:
    effects = cards.chests[value]
    backs: list[Sentence] = []
    for number, name in enumerate(EFFECT_NAMES):
        if number in effects:
            backs.append(sentence("chest-back", {"count": effects.count(number), "effect": name}))
    told = [sentence("chest-opened", {"value": value})]
    if backs:
        told.append(sentence("chest-backs", {"backs": backs}))
    return face("chest", {"value": value, "tokens": len(effects)}, sentences=told)


# Scenarios


def scenario_face(cards: Cards, number: int) -> Face:
    """A scenario of a player has its title and rule from the file, as words."""
    scenario = cards.scenarios[number]
    words: dict[str, str] = {}
    if scenario.title:
        words["title"] = scenario.title
    if scenario.rule:
        words["rule"] = scenario.rule
    figures = {"deck": scenario.deck_size()}
    if scenario.difficulty:
        figures["stars"] = scenario.difficulty
    told = [sentence(f"about-{scenario.name}")] if scenario.standard else []
    return face("scenario", figures, words, sentences=told + scenario_sentences(scenario))


def scenario_sentences(scenario: Scenario) -> list[Sentence]:
    """The enemy deck, the special rooms, and what lies where."""
    found = [deck_sentence(scenario)]
    if scenario.dungeon.has[LABORATORY]:
        found.append(sentence("scenario-laboratory"))
    elif LABORATORY in scenario.pool:
        found.append(sentence("scenario-laboratory-built"))
    if scenario.missing_room != NO_ROOM:
        found.append(sentence("scenario-missing", {"room": ROOM_NAMES[scenario.missing_room]}))
    if scenario.pool:
        found.append(sentence("scenario-pool", {"rooms": [ROOM_NAMES[room] for room in scenario.pool]}))
    chests: list[Sentence] = []
    for room in sorted(range(ROOMS), key=lambda room: -scenario.chests[room]):
        if scenario.chests[room]:
            chests.append(sentence("there-chest", {"room": ROOM_NAMES[room], "value": scenario.chests[room]}))
    found.append(sentence("scenario-chests", {"chests": chests}))
    if scenario.portals:
        found.append(sentence("scenario-portals", {"rooms": [ROOM_NAMES[room] for room in scenario.portals]}))
    lying = lying_there(scenario.setup)
    if lying:
        found.append(sentence("scenario-tokens", {"things": lying}))
    for clans, extra in enumerate(scenario.extra):
        more = lying_there(extra)
        if more:
            found.append(sentence("scenario-extra", {"clans": clans, "things": more}))
    return found


def deck_sentence(scenario: Scenario) -> Sentence:
    special: list[Sentence] = []
    for card in sorted(set(scenario.cards)):
        special.append(sentence("counted-enemy", {"count": scenario.cards.count(card), "enemy": ENEMY_NAMES[card]}))
    facts: Facts = {"count": scenario.deck_size()}
    if special:
        facts["cards"] = special
    return sentence("scenario-deck" if special else "scenario-deck-plain", facts)


def lying_there(tokens: Tokens) -> list[Sentence]:
    found: list[Sentence] = []
    for room, name in enumerate(ROOM_NAMES):
        for token in range(TOKENS):
            count = tokens.tokens[room * TOKENS + token]
            if count > 0:
                found.append(sentence("there-token", {"count": count, "token": TOKEN_NAMES[token], "room": name}))
        for hero in range(HERO_KINDS):
            count = tokens.heroes[room * HERO_KINDS + hero]
            if count > 0:
                found.append(sentence("there-hero", {"count": count, "hero": HERO_NAMES[hero], "room": name}))
    return found


def chapter_face(cards: Cards, scenarios: list[int], clans: list[int]) -> Face:
    names = cards.scenario_names()
    facts: Facts = {
        "scenarios": [names[number] for number in scenarios],
        "clans": [CLAN_NAMES[clan] for clan in clans],
    }
    return face("chapter", sentences=[sentence("chapter-about", facts)])


# Scenario cards


def special_sentences(cards: Cards, card: int) -> list[Sentence]:
    """What a scenario card does; if it does different things in different scenarios, in which of them."""
    told: list[list[Sentence]] = []
    where: list[list[int]] = []
    for number, scenario in enumerate(cards.scenarios):
        if card in scenario.cards:
            found = ops_sentences(scenario, scenario.card_ops[card])
            if found not in told:
                told.append(found)
                where.append([])
            where[told.index(found)].append(number + 1)
    if len(told) == 1:
        return told[0]
    found = []
    for place, ops in enumerate(told):
        for number in where[place]:
            found += [sentence("special-in", {"number": number, "what": op}) for op in ops]
    return found


def ops_sentences(scenario: Scenario, numbers: list[int]) -> list[Sentence]:
    found: list[Sentence] = []
    for number in numbers:
        op = scenario.ops[number]
        found += op_sentences(op)
        for other in ops_sentences(scenario, op.otherwise):
            found.append(sentence("op-otherwise", {"what": other}))
    return found


def op_sentences(op: Op) -> list[Sentence]:
    if op.kind == OP_PAY:
        facts: Facts = {"room": ROOM_NAMES[op.room], "token": RESOURCES[op.token], "count": op.amount}
        return [sentence("op-pay", facts)]
    if op.kind == OP_DEPLOY:
        return deploy_sentences(op)
    return [sentence(OP_TEXTS[op.kind], {"count": op.amount})]


OP_TEXTS: Final = {
    OP_DISCARD: "op-discard",
    OP_ENCOURAGE: "op-encourage",
    OP_JAIL: "op-jail",
    OP_JAIL_OR_BREAK: "op-jail-or-break",
    OP_FROGS: "op-frogs",
    OP_DARK: "op-dark",
    OP_CONFISCATE: "op-confiscate",
}


def deploy_sentences(op: Op) -> list[Sentence]:
    facts: Facts = {"count": op.amount}
    if op.hero == MOST_IN_SUPPLY:
        facts["hero"] = sentence("hero-plentiful")
    else:
        facts["hero"] = HERO_NAMES[CHAMPION if op.strong else op.hero]
    if op.where >= 0:
        facts["room"] = ROOM_NAMES[op.where]
        found = [sentence("op-deploy", facts)]
    elif op.where == FARTHEST:
        found = [sentence("op-deploy-farthest", facts)]
    elif op.where == NO_CHEST:
        found = [sentence("op-deploy-no-chest", facts)]
    else:
        facts["steps"] = AT_DISTANCE - op.where
        found = [sentence("op-deploy-distance", facts)]
    if op.hit_points > 0:
        found.append(sentence("op-strong" if op.strong else "op-weak", {"hit_points": op.hit_points}))
    return found
