"""What is printed on the components of Prophecy: figures, symbols, and sentences made from the effects of PR-19.

An effect is told as the interpreter carries it out (effects.py, equipment.py and fight.py of rules/): when it works,
what is paid for it, and what it does. Every operation has one phrase, `does-OPERATION`; the rest is put together here.
"""

from __future__ import annotations

from hlubina.core.cardfile import table, tables
from hlubina.core.faces import GAME, Face, Faces, Facts, Sentence, face, sentence
from hlubina.games.prophecy.cards import (
    ACT,
    ALL_GAIN,
    ANY_GUILD,
    BONUS,
    BONUS_ON_DIE,
    BOTH_HANDS,
    BUBBLES,
    BUY,
    CHARACTER_NAMES,
    CHARITY,
    CHOOSE_ONE,
    DAMAGE_SELF,
    DEFEAT_WITHOUT_FIGHT,
    DRAW_WINS,
    DRIFT,
    FIELD_NAMES,
    FIELDS,
    FIGHT,
    FOE_BONUS,
    FURTHER_WORDS,
    GAINS,
    GUILDS,
    HAND,
    HEAL,
    IGNORE_WATER_PENALTY,
    JUMP_TERRAIN,
    LOSS,
    MAGIC,
    MOMENTS,
    MOVE_TO,
    NO_HEALTH_LOSS,
    NO_WATER_PENALTY_SELF,
    OFFER_ABILITY,
    OPS,
    OWN,
    OWN_GUILDS,
    PAY_OR_LOSE,
    PEEK_ADVENTURE,
    PEEK_ANY,
    PEEK_WATER,
    PER_ROUND,
    PLACE_ADVENTURES,
    POST,
    PRE,
    PRICE_DELTA,
    REQUIREMENTS,
    RESTOCK,
    RIDDLE,
    ROUNDSTART,
    ROW_HURT,
    ROWS,
    SHIELD,
    SHIP_INCOME,
    SLOTS,
    SURVIVE,
    TABLE,
    TERRAINS,
    UNSLOTTED,
    VERSUS,
    VILLAGE,
    WHERE,
    WILL_CHECK,
    WIN,
    XP,
    XP_BONUS,
    Cards,
    Effect,
)
from hlubina.games.prophecy.names import (
    CARD_NAMES,
    CHANCE,
    FAMILIES,
    FIRSTS,
    GATE,
    OBSTACLE,
    UNDERSEA_KING,
    UNDERWATER,
    WATER_ABILITY,
    WATER_MONSTER,
)

GROUPS = {  # what a family is called on its cards
    "abilities": "ability",
    "underwater_abilities": "underwater_ability",
    "water_abilities": "water_ability",
    "common_items": "common",
    "rare_items": "rare",
    "treasures": "treasure",
    "water_items": "water_item",
    "artifacts": "artifact",
    "water_opportunities": "water_opportunity",
    "opportunities": "opportunity",
    "monsters": "monster",
    "lesser_guardians": "lesser",
    "gate": "gate",
    "greater_guardians": "greater",
    "obstacles": "obstacle",
    "water_monsters": "water_monster",
    "chance": "chance",
}
FIGURES = {  # of an entry of the card file, and what they are called on the card
    "s": "strength",
    "w": "will",
    "w_vs_f": "will_vs_woman",
    "w_vs_m": "will_vs_man",
    "lives": "lives",
    "xp": "xp",
    "gold": "gold",
    "price": "price",
    "maps": "maps",
    "copies": "copies",
    "count": "copies",
    "extra": "more_copies",
    "reserve": "reserve",
}
SYMBOLS = {"common": "item", "rare": "rare_item", "S+1": "strength", "W+1": "will"}
LOSSES = ["health", "magic", "gold", "item", "damage_item", "bubbles", "drift"]
OFFERING = [
    "magic_wasteland",
    "forest_camp",
    "thieves_guild",
    "village",
    "magic_tower",
    "monastery",
    "city",
    "fortress",
]
ALL = 99  # more than anybody can have


def faces(cards: Cards) -> Faces:
    found: Faces = {GAME: face(GAME, rule_figures(cards))}
    for field, name in enumerate(FIELD_NAMES):
        found[f"field-{name}"] = field_face(cards, field)
    for number, name in enumerate(CHARACTER_NAMES):
        found[f"character-{name}"] = character_face(cards, number)
    for family, first in zip(FAMILIES, FIRSTS, strict=False):
        entries = [{}] if first == GATE else tables(table(cards.data, "cards"), family)
        for number, entry in enumerate(entries):
            card = first + number
            found[f"card-{CARD_NAMES[card]}"] = card_face(cards, card, GROUPS[family], entry)
    return found


def rule_figures(cards: Cards) -> dict[str, int]:
    """[rules] under their own names, [water] with its bags one by one, [solo] as those of the nemesis."""
    figures = {name: value for name, value in table(cards.data, "rules").items() if isinstance(value, int)}
    for name in ("left_over", "flee_bubbles", "duel_bubbles", "hand_penalty", "pearl_bonus", "king_bonus"):
        figures[name] = number_of(table(cards.data, "water"), name)
    figures["water_steps"] = cards.water_steps
    for size in range(len(cards.bag_gold)):
        figures[f"bag_gold_{size + 1}"] = cards.bag_gold[size]
        figures[f"bag_bubbles_{size + 1}"] = cards.bag_bubbles[size]
    figures["nemesis_strength"] = cards.nemesis_strength
    figures["nemesis_will"] = cards.nemesis_will
    figures["nemesis_per_artifact"] = cards.nemesis_per_artifact
    figures["nemesis_per_run"] = cards.nemesis_per_run
    figures["nemesis_xp"] = cards.nemesis_xp
    figures["solo_runs"] = cards.solo_runs
    return figures


def number_of(entry: dict[str, object], name: str) -> int:
    value = entry.get(name, 0)
    assert isinstance(value, int)
    return value


# The board and the characters


def field_face(cards: Cards, field: int) -> Face:
    name = FIELD_NAMES[field]
    words: dict[str, str] = {}
    figures: dict[str, int] = {}
    symbols: list[str] = []
    told: list[Sentence] = []
    if field >= FIELDS:
        words["terrain"] = "island"
        told.append(sentence("place-offers-treasure_island"))
    else:
        entry = tables(table(cards.data, "board"), "fields")[field]
        terrain = cards.terrain[field]
        special = "wasteland" if entry["type"] == "special" else "civilization"
        words["terrain"] = special if terrain < 0 else TERRAINS[terrain]
        if terrain >= 0:
            told.append(sentence("place-is-wild"))
        if name in OFFERING:
            told.append(sentence(f"place-offers-{name}"))
        if "guild" in entry:
            words["guild"] = str(entry["guild"])
            told.append(sentence("place-teaches"))
        if words["terrain"] == "civilization":
            told.append(sentence("place-repairs"))
        if cards.safe[field]:
            symbols.append("safe")
            told.append(sentence("place-is-safe"))
        if entry["port"] is True:
            symbols.append("port")
            told.append(sentence("place-has-port"))
        if entry["gate"] is True:
            symbols.append("gate")
            told.append(sentence("place-has-gate"))
        if "sphere" in entry:
            figures["sphere"] = number_of(entry, "sphere")
            told.append(sentence("place-has-sphere", {"n": figures["sphere"]}))
    return face("field", figures, words, [symbols] if symbols else [], told)


def character_face(cards: Cards, number: int) -> Face:
    first, second = cards.guilds[number]
    figures = {"strength": cards.first_strength[number], "will": cards.first_will[number]}
    words = {
        "gender": "woman" if cards.woman[number] else "man",
        "first_guild": GUILDS[first],
        "second_guild": GUILDS[second],
    }
    facts: Facts = {
        "strength": figures["strength"],
        "will": figures["will"],
        "first": sentence(f"guild-{GUILDS[first]}"),
        "second": sentence(f"guild-{GUILDS[second]}"),
    }
    return face("character", figures, words, [], [sentence("fx-character", facts)])


# Cards


def card_face(cards: Cards, card: int, group: str, entry: dict[str, object]) -> Face:
    figures: dict[str, int] = {}
    for key, name in FIGURES.items():
        if key in entry:
            figures[name] = number_of(entry, key)
    words = {"group": group}
    for key in ("kind", "guild", "set", "module", "expansion"):
        if key in entry:
            words[key] = str(entry[key])
    symbols: list[list[str]] = []
    told: list[Sentence] = []
    if card == GATE:
        told.append(sentence("fx-gate"))
    elif cards.kind[card] > 0:
        if "loss" in entry:
            loss = table(entry, "loss")
            figures |= {f"loss_{name}": number_of(loss, name) for name in loss}
        if cards.gains[card]:
            symbols.append([SYMBOLS[GAINS[gain]] for gain in cards.gains[card]])
        told += opponent_sentences(cards, card, "loss" in entry)
    else:
        if cards.slot[card] != UNSLOTTED:
            words["slot"] = SLOTS[cards.slot[card]]
            if cards.slot[card] in (HAND, BOTH_HANDS, SHIELD):
                figures["hands"] = 2 if cards.slot[card] == BOTH_HANDS else 1
            what = "bow" if cards.bow[card] else "weapon" if cards.weapon[card] else "thing"
            told.append(
                sentence(
                    "fx-slot", {"what": sentence(f"slot-{what}"), "slot": sentence(f"slot-{SLOTS[cards.slot[card]]}")}
                )
            )
        if cards.scroll[card]:
            told.append(sentence("fx-scroll"))
        if UNDERWATER <= card < WATER_ABILITY:
            told.append(sentence("fx-underwater"))
        if OBSTACLE <= card < WATER_MONSTER and cards.xp[card] > 0:
            told.append(sentence("fx-obstacle", {"gain": amount("xp", cards.xp[card])}))
        told += effect_sentences(cards.effects[card])
        if card >= CHANCE and cards.module[card] > 0:
            told.append(sentence("fx-only-water" if cards.module[card] == 1 else "fx-only-island"))
        if cards.experienced[card]:
            told.append(sentence("fx-only-experienced"))
    if cards.second[card]:
        told.append(sentence("fx-second-expansion"))
    return face("card", figures, words, symbols, told)


def opponent_sentences(cards: Cards, card: int, own_loss: bool) -> list[Sentence]:
    """A monster or guardian: how it can be fought, what a victory brings, what a loss costs beyond the usual."""
    attributes: list[Sentence] = []
    if cards.strength[card] >= 0:
        attributes.append(sentence("fx-strength", {"n": cards.strength[card]}))
    will = cards.will[card]
    if will >= 0:
        women, men = cards.will_vs_woman[card], cards.will_vs_man[card]
        if women == will and men == will:
            attributes.append(sentence("fx-will", {"n": will}))
        else:
            attributes.append(sentence("fx-will-split", {"women": women, "men": men}))
    if cards.lives[card] > 1:
        attributes.append(sentence("fx-lives", {"n": cards.lives[card]}))
    kind = VERSUS[3:][[cards.kind[card] >> 3 + number & 1 for number in range(len(VERSUS) - 3)].index(1)]
    found = [sentence("fx-opponent", {"kind": kind, "attributes": joined(attributes, "and")})]
    gains: list[Sentence] = []
    if cards.xp[card] > 0:
        gains.append(amount("xp", cards.xp[card]))
    if cards.gold[card] > 0:
        gains.append(amount("gold", cards.gold[card]))
    gains += [sentence(f"fx-gain-{SYMBOLS[GAINS[gain]]}") for gain in cards.gains[card]]
    found.append(sentence("fx-reward", {"gains": joined(gains, "and")}) if gains else sentence("fx-no-reward"))
    if own_loss:
        losses = opponent_losses(cards, card)
        found.append(sentence("fx-loss", {"losses": joined(losses, "and")}) if losses else sentence("fx-no-loss"))
    if card == UNDERSEA_KING:
        found.append(sentence("fx-undersea_king"))
    return found


def opponent_losses(cards: Cards, card: int) -> list[Sentence]:
    figures = [
        cards.loss_health[card],
        cards.loss_magic[card],
        cards.loss_gold[card],
        cards.loss_item[card],
        cards.loss_damage[card],
        cards.loss_bubbles[card],
        cards.loss_drift[card],
    ]
    return [sentence(f"fx-loss-{name}", {"n": n}) for name, n in zip(LOSSES, figures, strict=True) if n > 0]


# Phrases


def amount(what: str, n: int) -> Sentence:
    """So much health, magic, gold, experience or so many bubbles, as an object."""
    return sentence(f"qty-{what}", {"n": n})


def joined(phrases: list[Sentence], last: str) -> Sentence:
    """Commas, and before the last one a word, or a comma as well."""
    whole = phrases[0]
    for place in range(1, len(phrases)):
        word = last if place == len(phrases) - 1 else "comma"
        whole = sentence(f"fx-{word}", {"first": whole, "second": phrases[place]})
    return whole


def bonus(n: int) -> Sentence:
    return sentence("fx-plus", {"n": n}) if n >= 0 else sentence("fx-minus", {"n": -n})


def named(mask: int, words: list[str], prefix: str) -> Sentence:
    """The words of a mask, one or another."""
    return joined([sentence(f"{prefix}-{word}") for place, word in enumerate(words) if mask >> place & 1], "or")


def fight_phrase(effect: Effect) -> Sentence:
    """A fight of the kind for which the effect is made."""
    nothing = sentence("fx-nothing")
    facts: Facts = {
        "mode": effect.mode,
        "versus": sentence("fx-versus", {"foes": named(effect.versus, VERSUS, "vs")}) if effect.versus else nothing,
        "place": sentence("fx-there", {"place": named(effect.where, WHERE, "where")}) if effect.where else nothing,
        "held": sentence(f"req-{REQUIREMENTS[effect.requires]}") if effect.requires else nothing,
    }
    return sentence("fx-fight", facts)


# Effects


def effect_sentences(effects: list[Effect]) -> list[Sentence]:
    if not effects:
        return []
    if effects[0].moment == OWN:
        return own_sentences(effects)
    found: list[Sentence] = []
    told: list[int] = []
    for place, effect in enumerate(effects):
        if place in told:
            continue
        if effect.used:
            alike = [other for other in range(place, len(effects)) if belong_together(effect, effects[other])]
            told += alike
            found.append(used_sentence([effects[other] for other in alike]))
        else:
            found.append(standing_sentence(effect, effects[:place]))
    return found


def own_sentences(effects: list[Effect]) -> list[Sentence]:
    """Opportunities, obstacles and chance cards; two effects of which one has a price are alternatives (PR-7.2)."""
    deeds: list[Sentence] = []
    for effect in effects:
        prices = price_phrases([effect])
        deed = does(effect)
        deeds.append(sentence("fx-paid", {"price": joined(prices, "and"), "deed": deed}) if prices else deed)
    if len(effects) > 1 and any(effect.gold + effect.xp > 0 for effect in effects):
        return [sentence("fx-choice", {"deeds": joined(deeds, "or-else")})]
    return [sentence("fx-said", {"deed": joined(deeds, "and")})]


def belong_together(effect: Effect, other: Effect) -> bool:
    """Used at once, under the same conditions."""
    if not other.used or other.moment != effect.moment or other.consumed != effect.consumed:
        return False
    here = (effect.mode, effect.versus, effect.where, effect.requires)
    return here == (other.mode, other.versus, other.where, other.requires)


def used_sentence(effects: list[Effect]) -> Sentence:
    """What a player decides about: how often, when, for what price, and what it does."""
    effect = effects[0]
    moment = effect.moment
    lead: list[Sentence] = []
    if effect.consumed:
        lead.append(sentence("fx-one-use"))
    elif any(each.limit == PER_ROUND or each.op == PEEK_WATER for each in effects):
        lead.append(sentence("fx-once-a-round"))
    elif any(each.limit > 0 for each in effects):
        lead.append(sentence("fx-once-a-fight"))
    if moment in (PRE, POST, LOSS):
        lead.append(sentence(f"when-{MOMENTS[moment]}", {"fight": fight_phrase(effect)}))
    elif moment == ACT and effect.consumed:
        lead.append(sentence("when-potion"))
    else:
        lead.append(sentence(f"when-{MOMENTS[moment]}"))
        if effect.where:
            lead.append(sentence("fx-standing", {"place": named(effect.where, WHERE, "where")}))
    lead += price_phrases(effects)
    deeds = [does(each) for each in effects]
    return sentence("fx-used", {"lead": joined(lead, "comma"), "deed": joined(deeds, "and")})


def price_phrases(effects: list[Effect]) -> list[Sentence]:
    prices = [0, 0, 0, 0]
    for effect in effects:
        prices[0] += effect.magic
        prices[1] += effect.gold
        prices[2] += effect.xp
        prices[3] += effect.health
    names = ["magic", "gold", "xp", "last-health"]
    return [sentence("fx-price", {"price": amount(name, n)}) for name, n in zip(names, prices, strict=True) if n]


def standing_sentence(effect: Effect, before: list[Effect]) -> Sentence:
    """What works by itself."""
    moment, op = effect.moment, effect.op
    if moment == FIGHT and op not in (IGNORE_WATER_PENALTY, NO_WATER_PENALTY_SELF):
        facts: Facts = {"bonus": bonus(effect.amount), "fight": fight_phrase(effect)}
        return sentence(
            "fx-fight-further" if any(adds_to(each, effect) for each in before) else "fx-fight-bonus", facts
        )
    if moment in (WIN, LOSS):
        facts = {"lead": sentence(f"when-{MOMENTS[moment]}", {"fight": fight_phrase(effect)}), "deed": does(effect)}
        return sentence("fx-used", facts)
    if moment == POST and op in (DAMAGE_SELF, DRAW_WINS, BONUS_ON_DIE):
        when = "when-fought" if op == DAMAGE_SELF else "when-fighting"
        return sentence("fx-used", {"lead": sentence(when, {"fight": fight_phrase(effect)}), "deed": does(effect)})
    if moment == ROUNDSTART:
        return sentence("fx-used", {"lead": sentence("when-roundstart"), "deed": does(effect)})
    return sentence("fx-said", {"deed": does(effect)})


def adds_to(base: Effect, further: Effect) -> bool:
    """Whether one bonus always comes on top of another."""
    if base.moment != FIGHT or base.op != BONUS or base.versus or base.where or base.requires:
        return False
    return base.mode in (0, further.mode)


def does(effect: Effect) -> Sentence:
    """The phrase of the operation with its figures."""
    op, n, extra, other = effect.op, effect.amount, effect.extra, effect.other
    name = f"does-{OPS[op]}"
    facts: Facts = {"n": abs(n), "less": 1 if n < 0 else 0, "die": effect.die}
    if op in (HEAL, MAGIC, BUBBLES) and n == ALL:
        return sentence(f"{name}-all")
    if op in (BONUS, FOE_BONUS, BONUS_ON_DIE):
        return sentence(name, {"bonus": bonus(n), "die": effect.die})
    if op == NO_HEALTH_LOSS and effect.die > 1 and not effect.used:
        return sentence(f"{name}-die", facts)
    if op == JUMP_TERRAIN:
        return sentence(name, {"target": sentence(f"terrain-{TERRAINS[extra]}.other")})
    if op == PLACE_ADVENTURES:
        return sentence(name, {"fields": sentence(f"terrain-{TERRAINS[extra]}.every")})
    if op == MOVE_TO:
        return sentence(name, {"field": FIELD_NAMES[extra]})
    if op == OFFER_ABILITY:
        if extra in (ANY_GUILD, OWN_GUILDS):
            return sentence(f"{name}-{FURTHER_WORDS['guild'][extra]}")
        return sentence(name, {"guild": GUILDS[extra]})
    if op == RESTOCK:
        goods = [sentence(f"qty-{what}", {"n": count}) for what, count in (("common", n), ("rare", other)) if count > 0]
        place = "village" if extra == VILLAGE else "city"
        return sentence(name, {"field": place, "goods": joined(goods or [sentence("qty-common", {"n": 0})], "and")})
    if op == ALL_GAIN:
        what = FURTHER_WORDS["what"][extra]
        return sentence(f"{name}-{what}", {"gain": amount(what, n), "others": amount(what, other)})
    if op == CHARITY:
        return sentence(
            name, {"gold": amount("gold", n), "health": amount("health", extra), "magic": amount("magic", other)}
        )
    if op == TABLE:
        return sentence(name, {"rows": table_rows(effect.rows), "danger": 1 if ROW_HURT in effect.rows else 0})
    if op == CHOOSE_ONE:
        return joined([sentence(f"row-{row_name(row)}") for row in effect.rows], "or")
    if op == DRIFT and extra > 0:
        return sentence(f"{name}-hold", {"n": n, "price": amount("bubbles", extra)})
    if op == XP and extra > 0:
        return sentence(f"{name}-if_hurt", facts)
    if op == XP_BONUS and extra > 0:
        return sentence(f"{name}-from", {"n": n, "from": extra})
    if op == PEEK_ADVENTURE and extra > 0:
        return sentence(f"{name}-near", facts)
    if op == PEEK_ANY and effect.moment != ACT:
        return sentence(f"{name}-fortune", facts)
    if op == PRICE_DELTA:
        return sentence(f"{name}-{'buy' if effect.moment == BUY else 'sell'}", facts)
    if op == DEFEAT_WITHOUT_FIGHT:
        return sentence(name, {"n": abs(extra), "less": 1 if extra < 0 else 0})
    if op == PAY_OR_LOSE:
        return sentence(name, {"magic": amount("magic", n), "health": amount("health", extra)})
    if op == WILL_CHECK:
        return sentence(name, {"n": n, "magic": amount("magic", extra)})
    if op == RIDDLE:
        return sentence(name, {"xp": amount("xp", n), "health": amount("health", extra)})
    if op == SHIP_INCOME:
        return sentence(name, {"fare": amount("gold", n), "back": amount("gold", extra)})
    if op == SURVIVE and extra > 0:
        return sentence(f"{name}-discard", facts)
    facts["extra"] = extra
    return sentence(name, facts)


def row_name(row: int) -> str:
    return ROWS[row].replace("+", "-")


def table_rows(rows: list[int]) -> Sentence:
    """What each number of the die brings, equal neighbours together."""
    found: list[Sentence] = []
    start = 0
    for place in range(1, len(rows) + 1):
        if place == len(rows) or rows[place] != rows[start]:
            facts: Facts = {"from": start + 1, "to": place, "row": sentence(f"row-{row_name(rows[start])}")}
            found.append(sentence("fx-row" if start + 1 == place else "fx-rows", facts))
            start = place
    return joined(found, "comma")
