"""A position of Prophecy as plain data and back. Loading checks that the position can really have come about."""

from __future__ import annotations

from typing import Final

from hlubina.core.data import Reader
from hlubina.core.errors import Invalid
from hlubina.core.game import NOBODY
from hlubina.core.knowledge import EVERYBODY, SPECTATOR, Deck
from hlubina.core.positions import StepClasses, dump_core, dump_deck, load_core, load_deck, resume
from hlubina.core.steps import Stack, Step
from hlubina.games.prophecy.actions import CELL_NAMES, NUMBERS
from hlubina.games.prophecy.cards import (
    CELLS,
    CHARACTER_NAMES,
    CHARACTERS,
    FIELD_NAMES,
    FIELDS,
    GUILDS,
    PLACES,
    SPHERES,
)
from hlubina.games.prophecy.fight_state import WITH_CHARACTER, WITH_NEMESIS, Fight
from hlubina.games.prophecy.names import (
    ABILITY,
    ARTIFACT,
    CARD_NAMES,
    CARDS,
    CHANCE,
    COMMON,
    GREATER,
    LESSER,
    OBSTACLE,
    OPPORTUNITY,
    OWNABLE,
    UNDERWATER,
    WATER_ABILITY,
    WATER_ITEM,
    WATER_OPPORTUNITY,
)
from hlubina.games.prophecy.rules.adventures import AfterMonster, Encounter
from hlubina.games.prophecy.rules.chance_cards import ChooseGuild, Doom, DrawChance, RevealCell, WaveOrDraw
from hlubina.games.prophecy.rules.currents import ChooseDrift, HoldOn
from hlubina.games.prophecy.rules.duel import AfterDuel, ChooseSpoils, LoserChooses, PickItem
from hlubina.games.prophecy.rules.effects import (
    ChooseGain,
    Destination,
    DestroyMonster,
    Peek,
    StealGold,
    TakeOffer,
    Wish,
)
from hlubina.games.prophecy.rules.ending import BeginArena, Bid, ComeAshore, RollForArena, nearly_winning
from hlubina.games.prophecy.rules.fight import (
    AfterDice,
    AnswerKind,
    ChooseGear,
    ChooseKind,
    DamageItem,
    Declare,
    FightOn,
    SaveHealth,
    Suffer,
)
from hlubina.games.prophecy.rules.health import Breathe
from hlubina.games.prophecy.rules.opportunities import (
    BurnHealth,
    BuyFromPedlar,
    ChooseFace,
    ChooseLeast,
    PayHermit,
    RaiseAny,
    Riddle,
    SellFull,
    SwapItem,
    TemperWeapon,
)
from hlubina.games.prophecy.rules.setup import (
    KeepCharacter,
    LayArtifacts,
    NameArtifact,
    PassCharacters,
    StartGame,
    StrikeArtifact,
    TakeCharacter,
    chance_cards,
    enough,
    in_the_box,
    is_light,
)
from hlubina.games.prophecy.rules.spheres import (
    AfterGuardian,
    ChooseBag,
    KeepArtifact,
    MayEnter,
    RevealSphere,
    SphereOn,
)
from hlubina.games.prophecy.rules.trade import RepairItem
from hlubina.games.prophecy.rules.turn import (
    Act,
    BeginTurn,
    DropItem,
    EndTurn,
    FinishRound,
    ForgetAbility,
    Move,
    NemesisMoves,
    PassRound,
    PlayOn,
)
from hlubina.games.prophecy.rules.water import (
    AfterWaterMonster,
    LeavePalace,
    PalaceOn,
    PayOrLose,
    Swim,
    SwimOn,
    WaterMove,
)
from hlubina.games.prophecy.state import (
    ADVENTURE_PILE,
    ADVENTURES,
    ARTIFACTS_ASIDE,
    CHANCE_DECK,
    CHANCE_PILE,
    CITY_OFFER,
    COMMON_DECK,
    COMMON_PILE,
    DAMAGED,
    DARK_ASIDE,
    DECK_NAMES,
    DECKS,
    EMPTY,
    FOR_ARTIFACTS,
    GREATER_ASIDE,
    GUILD_DECK,
    GUILD_OFFER,
    LESSER_ASIDE,
    LIGHT_ASIDE,
    MAP_DECK,
    MAP_PILE,
    PALACE_DECK,
    PILE_NAMES,
    PILES,
    RARE_DECK,
    RARE_PILE,
    REMOVED,
    SHOWN,
    SLOTS,
    SPHERE_DECK,
    TEMPERED,
    TREASURE_DECK,
    TREASURE_OFFER,
    UNDERWATER_DECK,
    UNDERWATER_TREASURE,
    VILLAGE_OFFER,
    State,
)

STEPS: Final = StepClasses(
    "Prophecy",
    [
        *[AfterDuel, AfterGuardian, AfterMonster, AfterWaterMonster, BeginArena, BeginTurn, DrawChance],
        *[EndTurn, FightOn, FinishRound, LayArtifacts, LeavePalace, NemesisMoves, PalaceOn, PassCharacters],
        *[PassRound, PlayOn, RollForArena, SphereOn, StartGame, Suffer, Swim],
    ],
    [
        *[Act, AfterDice, AnswerKind, Bid, Breathe, BurnHealth, BuyFromPedlar, ChooseBag, ChooseDrift],
        *[ChooseFace, ChooseGain, ChooseGear, ChooseGuild, ChooseKind, ChooseLeast, ChooseSpoils, ComeAshore],
        *[DamageItem, Declare, Destination, DestroyMonster, Doom, DropItem, Encounter, ForgetAbility, HoldOn],
        *[KeepArtifact, KeepCharacter, LoserChooses, MayEnter, Move, PayHermit, PayOrLose, Peek, PickItem],
        *[RaiseAny, RepairItem, RevealCell, RevealSphere, Riddle, SaveHealth, SellFull, StealGold, SwapItem],
        *[SwimOn, TakeCharacter, TakeOffer, NameArtifact, StrikeArtifact, TemperWeapon, WaterMove, WaveOrDraw],
        *[Wish],
    ],
)
GUARDED: Final = DECK_NAMES[SPHERE_DECK : PALACE_DECK + 1]  # the spheres and the palace
MOST: Final = 1_000_000


# Dumping


def dump(state: State) -> dict[str, object]:
    return {
        **dump_core(state, state.cards.version, state.cards.digest, state.settings.chosen),
        "turn": state.turn,
        "round": state.round,
        "first": state.first,
        "more_turns": state.more_turns,
        "arriving": state.arriving,
        "adrift": state.adrift,
        "spent": state.spent,
        "sneaking": state.sneaking,
        "attacked": state.attacked,
        "busy": state.busy,
        "dug": state.dug,
        "served": state.served,
        "final": state.final,
        "apocalypse": state.apocalypse,
        "arena": state.arena,
        "winner": state.winner,
        "nemesis": state.nemesis,
        "runs": state.runs,
        "decks": {DECK_NAMES[deck]: dump_deck(state.decks[deck], deck_names(deck)) for deck in range(DECKS)},
        "piles": {PILE_NAMES[pile]: pile_names(state, pile) for pile in range(PILES)},
        "fields": [dump_deck(field_deck(state, field), CARD_NAMES) for field in range(FIELDS)],
        "field_lives": state.lying_lives[:],
        "pieces_on": [FIELD_NAMES[field] for field in range(FIELDS) if state.pieces_on >> field & 1],
        "water": dump_water(state),
        "dropped": dict(zip(CARD_NAMES[ARTIFACT:OWNABLE], state.dropped, strict=True)),
        "guardian_lives": dict(zip(GUARDED, state.guardian_lives, strict=True)),
        "gate_sphere": state.gate_sphere,
        "palace_pearls": state.palace_pearls,
        "players": [dump_player(state, seat) for seat in range(state.seats)],
        "spare": dump_deck(state.spare, CHARACTER_NAMES),
        "fight": None if state.fight is None else dump_fight(state.fight),
    }


def deck_names(deck: int) -> list[str]:
    return FIELD_NAMES if deck == MAP_DECK else CARD_NAMES


def pile_names(state: State, pile: int) -> list[str]:
    named = FIELD_NAMES if pile == MAP_PILE else CARD_NAMES
    return [named[card] for card in state.piles[pile]]


def field_deck(state: State, field: int) -> Deck:
    deck = Deck([], [])
    for slot in range(SLOTS * field, SLOTS * field + SLOTS):
        if state.lying[slot] != EMPTY:
            deck.add(state.lying[slot], state.lying_known[slot])
    return deck


def dump_water(state: State) -> dict[str, object]:
    cells = [cell for cell in range(CELLS) if state.water[cell] != EMPTY]
    deck = Deck([state.water[cell] for cell in cells], [state.water_known[cell] for cell in cells])
    return {
        "cells": [CELL_NAMES[cell] for cell in cells],
        "lying": dump_deck(deck, CARD_NAMES),
        "lives": [state.water_lives[cell] for cell in cells],
    }


def dump_player(state: State, seat: int) -> dict[str, object]:
    return {
        "character": state.character[seat],
        "strength": state.strength[seat],
        "will": state.will[seat],
        "health": state.health[seat],
        "magic": state.magic[seat],
        "gold": state.gold[seat],
        "xp": state.xp[seat],
        "place": state.place[seat],
        "items": [CARD_NAMES[code >> 2] for code in state.items[seat]],
        "damaged": [index for index, code in enumerate(state.items[seat]) if code & DAMAGED],
        "tempered": [index for index, code in enumerate(state.items[seat]) if code & TEMPERED],
        "abilities": [CARD_NAMES[card] for card in state.abilities[seat]],
        "artifacts": [CARD_NAMES[card] for card in state.artifacts[seat]],
        "pieces": [FIELD_NAMES[piece] for piece in state.pieces[seat] if piece < FIELDS],
        "guardians": [CARD_NAMES[piece - FIELDS] for piece in state.pieces[seat] if piece >= FIELDS],
        "used": [CARD_NAMES[card] for card in state.used[seat]],
        "bag": state.bag[seat],
        "bubbles": state.bubbles[seat],
        "pearl": state.pearl[seat],
        "slowed": state.slowed[seat],
        "resting": state.resting[seat],
        "out": state.out[seat],
        "fame": state.fame[seat],
        "conceded": state.conceded[seat],
        "certificates": state.certificates[seat],
        "hand": dump_deck(state.hands[seat], CHARACTER_NAMES),
        "kept": state.kept[seat],
        "bid": state.bids[seat],
    }


def dump_fight(fight: Fight) -> dict[str, object]:
    return {
        "kind": fight.kind,
        "active": fight.active,
        "defender": fight.defender,
        "card": None if fight.card == EMPTY else CARD_NAMES[fight.card],
        "place": fight.place,
        "mode": fight.mode,
        "lives": fight.lives,
        "for_map": int(fight.for_map),
        "gear": [[dump_item(code) for code in gear] for gear in fight.gear],
        "bonus": fight.bonus[:],
        "twice": [int(twice) for twice in fight.twice],
        "used": [[CARD_NAMES[card] for card in used] for used in fight.used],
        "dice": fight.dice[:],
        "draw_forced": int(fight.draw_forced),
        "guarded": int(fight.guarded),
        "stage": fight.stage,
        "result": fight.result,
        "less_xp": fight.less_xp,
        "loser": fight.loser,
        "stake": fight.stake,
    }


def dump_item(code: int) -> dict[str, object]:
    return {
        "card": CARD_NAMES[code >> 2],
        "damaged": 1 if code & DAMAGED else 0,
        "tempered": 1 if code & TEMPERED else 0,
    }


# Loading


def load_into(state: State, reader: Reader) -> None:
    """Fill a laid-out state from data, and refuse what cannot be."""
    seats = state.seats
    load_core(state, reader, fewest_turns=0)
    state.turn = reader.number("turn", 0, seats - 1)
    state.round = reader.number("round", 0, state.cards.round_limit)
    state.first = reader.number("first", 0, seats - 1)
    state.more_turns = reader.number("more_turns", 0, 9)
    state.arriving = reader.number("arriving", 0, 9)
    state.adrift = reader.number("adrift", 0, 9)
    state.spent = reader.number("spent", 0, 9)
    state.sneaking = reader.number("sneaking", 0, 9)
    state.attacked = reader.number("attacked", 0, 9)
    state.busy = reader.number("busy", 0, 9)
    state.dug = reader.number("dug", 0, 9)
    state.served = reader.number("served", 0, 9)
    state.final = reader.number("final", 0, 9)
    state.apocalypse = reader.number("apocalypse", 0, 9)
    state.arena = reader.number("arena", EMPTY, FIELDS - 1)
    state.winner = reader.number("winner", NOBODY, seats - 1)
    state.nemesis = reader.number("nemesis", EMPTY, FIELDS - 1)
    state.runs = reader.number("runs", 0, max(1, state.cards.solo_runs))
    decks = reader.child("decks")
    for deck in range(DECKS):
        state.decks[deck] = load_deck(decks.child(DECK_NAMES[deck]), deck_names(deck))
    decks.done()
    piles = reader.child("piles")
    for pile in range(PILES):
        state.piles[pile] = piles.cards(PILE_NAMES[pile], FIELD_NAMES if pile == MAP_PILE else CARD_NAMES)
    piles.done()
    load_fields(state, reader)
    load_water(state, reader.child("water"))
    state.dropped = reader.named_numbers("dropped", CARD_NAMES[ARTIFACT:OWNABLE], EMPTY, PLACES + CELLS - 1)
    state.guardian_lives = reader.named_numbers("guardian_lives", GUARDED, 0, 9)
    state.gate_sphere = reader.number("gate_sphere", EMPTY, SPHERES - 1)
    state.palace_pearls = reader.number("palace_pearls", 0, seats)
    for seat, player in enumerate(reader.children("players", seats)):
        load_player(state, seat, player)
    state.spare = load_deck(reader.child("spare"), CHARACTER_NAMES)
    fight = reader.value("fight")
    if fight is not None:
        state.fight = load_fight(state, Reader(fight, "the fight"))
    check_cards(state)
    check_places(state)
    check_characters(state)
    check_fight(state)
    state.stack = Stack([load_step(state, entry) for entry in reader.items("steps")])
    check_stack(state)
    reader.done()
    resume(state)


def load_fields(state: State, reader: Reader) -> None:
    lives = reader.numbers("field_lives", SLOTS * FIELDS, 0, 9)
    for field, entry in enumerate(reader.children("fields", FIELDS)):
        deck = load_deck(entry, CARD_NAMES)
        if deck.size() > SLOTS:
            raise Invalid(f"More than {SLOTS} adventures lie on the field {FIELD_NAMES[field]}.")
        for place in range(deck.size()):
            slot = SLOTS * field + place
            state.lying[slot] = deck.cards[place]
            state.lying_known[slot] = deck.known[place]
    for slot, card in enumerate(state.lying):
        most = 0 if card == EMPTY else state.cards.lives[card]
        if lives[slot] > most or (card != EMPTY and lives[slot] == 0):
            raise Invalid(f"In the position, an adventure on {FIELD_NAMES[slot // SLOTS]} has {lives[slot]} lives.")
    state.lying_lives = lives
    for piece in reader.cards("pieces_on", FIELD_NAMES):
        state.pieces_on |= 1 << piece


def load_water(state: State, reader: Reader) -> None:
    cells = reader.cards("cells", CELL_NAMES)
    deck = load_deck(reader.child("lying"), CARD_NAMES)
    lives = reader.numbers("lives", len(cells), 1, 9)
    reader.done()
    if sorted(set(cells)) != cells or deck.size() != len(cells):
        raise Invalid("The cells of the Water Realm must be named once each, in order, with a card for each.")
    for index, cell in enumerate(cells):
        state.water[cell] = deck.cards[index]
        state.water_known[cell] = deck.known[index]
        state.water_lives[cell] = lives[index]


def load_player(state: State, seat: int, reader: Reader) -> None:
    cards = state.cards
    state.character[seat] = reader.number("character", EMPTY, CHARACTERS - 1)
    state.strength[seat] = reader.number("strength", 0, cards.max_strength)
    state.will[seat] = reader.number("will", 0, cards.max_will)
    state.health[seat] = reader.number("health", -9, state.strength[seat])
    state.magic[seat] = reader.number("magic", 0, state.will[seat])
    state.gold[seat] = reader.number("gold", 0, MOST)
    state.xp[seat] = reader.number("xp", 0, MOST)
    state.place[seat] = reader.number("place", EMPTY, PLACES + CELLS - 1)
    items = reader.cards("items", CARD_NAMES)
    damaged = flagged(reader, "damaged", len(items))
    tempered = flagged(reader, "tempered", len(items))
    for index, card in enumerate(items):
        flags = (DAMAGED if index in damaged else 0) | (TEMPERED if index in tempered else 0)
        if not COMMON <= card < ARTIFACT:
            raise Invalid(f"Seat {seat} has the item {CARD_NAMES[card]}, which is none.")
        if flags & TEMPERED and not cards.weapon[card]:
            raise Invalid(f"Seat {seat} has a tempered {CARD_NAMES[card]}, which is no weapon.")
        state.items[seat].append(card << 2 | flags)
    state.abilities[seat] = owned(reader, seat, "abilities", 0, COMMON)
    state.artifacts[seat] = owned(reader, seat, "artifacts", ARTIFACT, OWNABLE)
    state.count_moments(seat)
    state.pieces[seat] = reader.cards("pieces", FIELD_NAMES)
    for card in owned(reader, seat, "guardians", GREATER, OBSTACLE):
        state.pieces[seat].append(FIELDS + card)
    state.used[seat] = reader.cards("used", CARD_NAMES)
    state.bag[seat] = reader.number("bag", 0, 1000)
    state.bubbles[seat] = reader.number("bubbles", 0, state.bag[seat])
    state.pearl[seat] = reader.number("pearl", 0, 1)
    state.slowed[seat] = reader.number("slowed", 0, 1)
    state.resting[seat] = reader.number("resting", 0, 1)
    state.out[seat] = reader.number("out", 0, 1)
    state.fame[seat] = reader.number("fame", 0, 100)
    state.conceded[seat] = reader.number("conceded", EMPTY, state.seats - 1)
    state.certificates[seat] = reader.number("certificates", 0, (1 << len(GUILDS)) - 1)
    state.hands[seat] = load_deck(reader.child("hand"), CHARACTER_NAMES)
    state.kept[seat] = reader.number("kept", EMPTY, CHARACTERS - 1)
    state.bids[seat] = reader.number("bid", EMPTY, NUMBERS - 1)
    reader.done()


def flagged(reader: Reader, name: str, size: int) -> list[int]:
    return [reader.check_number(name, value, 0, size - 1) for value in reader.items(name)]


def owned(reader: Reader, seat: int, name: str, first: int, after: int) -> list[int]:
    cards = reader.cards(name, CARD_NAMES)
    for card in cards:
        if not first <= card < after:
            raise Invalid(f"Seat {seat} has {CARD_NAMES[card]} among its {name}.")
    return cards


def load_fight(state: State, reader: Reader) -> Fight:
    seats = state.seats
    name = reader.value("card")
    card = EMPTY if name is None else reader.check_card("card", name, CARD_NAMES)
    kind = reader.number("kind", 0, WITH_NEMESIS)
    fight = Fight(kind, reader.number("active", 0, seats - 1), card, EMPTY)
    fight.defender = reader.number("defender", NOBODY, seats - 1)
    fight.place = reader.number("place", EMPTY, SLOTS * FIELDS - 1)
    fight.mode = reader.number("mode", 1, 2)
    fight.lives = reader.number("lives", 1, 9)
    fight.for_map = reader.number("for_map", 0, 1) == 1
    fight.gear = load_gear(state, fight, reader)
    fight.bonus = reader.numbers("bonus", 2, -99, 99)
    fight.twice = [number == 1 for number in reader.numbers("twice", 2, 0, 1)]
    fight.used = reader.card_lists("used", CARD_NAMES, 2)
    fight.dice = reader.numbers("dice", 2, 0, 6)
    fight.draw_forced = reader.number("draw_forced", 0, 1) == 1
    fight.guarded = reader.number("guarded", 0, 1) == 1
    fight.stage = reader.number("stage", 0, 30)
    fight.result = reader.number("result", 0, 3)
    fight.less_xp = reader.number("less_xp", -9, 9)
    fight.loser = reader.number("loser", NOBODY, seats - 1)
    fight.stake = reader.number("stake", 0, 9)
    reader.done()
    return fight


def load_gear(state: State, fight: Fight, reader: Reader) -> list[list[int]]:
    sides = reader.items("gear")
    if len(sides) != 2:
        raise Invalid("A fight has two sides with equipment.")
    found: list[list[int]] = []
    for side, entries in enumerate(sides):
        gear: list[int] = []
        for entry in entries if isinstance(entries, list) else [None]:
            piece = Reader(entry, "a piece of equipment")
            card = piece.check_card("card", piece.value("card"), CARD_NAMES)
            damaged = DAMAGED if piece.number("damaged", 0, 1) else 0
            gear.append(card << 2 | damaged | (TEMPERED if piece.number("tempered", 0, 1) else 0))
            piece.done()
        seat = fight.seat_of(side)
        for code in gear:
            damaged_since = code | DAMAGED
            has = seat >= 0 and (code in state.items[seat] or damaged_since in state.items[seat])
            if not has and (seat < 0 or code >> 2 not in state.artifacts[seat]):
                raise Invalid(f"In the fight {CARD_NAMES[code >> 2]} is used by a side that does not have it.")
        found.append(gear)
    return found


# Checks


def check_cards(state: State) -> None:
    """Every card as often as it is in the game."""
    found = [0] * CARDS
    for deck in range(DECKS):
        if deck != MAP_DECK:
            check_family(state.decks[deck].cards, deck)
            for card in state.decks[deck].cards:
                found[card] += 1
    for pile in range(PILES):
        if pile != MAP_PILE:
            for card in state.piles[pile]:
                found[card] += 1
    pieces = [*state.decks[MAP_DECK].cards, *state.piles[MAP_PILE]]
    pieces += [field for field in range(FIELDS) if state.pieces_on >> field & 1]
    for card in [*state.lying, *state.water]:
        if card != EMPTY:
            found[card] += 1
    for seat in range(state.seats):
        for card in [*[code >> 2 for code in state.items[seat]], *state.abilities[seat], *state.artifacts[seat]]:
            found[card] += 1
        for piece in state.pieces[seat]:
            if piece < FIELDS:
                pieces.append(piece)
            else:
                found[piece - FIELDS] += 1
    for number, place in enumerate(state.dropped):
        found[ARTIFACT + number] += 1 if place != EMPTY else 0
    expected = cards_in_game(state)
    for card in range(CARDS):
        if found[card] != expected[card]:
            raise Invalid(f"The position has {found[card]} cards {CARD_NAMES[card]}, not {expected[card]}.")
    wanted = [field for field in range(FIELDS) if state.cards.terrain[field] >= 0] if state.settings.island else []
    if sorted(pieces) != wanted:
        raise Invalid("The position must have one map piece for each field of the wilderness.")


def cards_in_game(state: State) -> list[int]:
    """How many of each card the settings put into the game."""
    cards = state.cards
    settings = state.settings
    expected = [0] * CARDS
    for card in range(ABILITY, UNDERWATER):
        expected[card] = 1
    for card in range(COMMON, WATER_ITEM):
        expected[card] = cards.copies[card] if in_the_box(state, card) else 0
    if not settings.island:
        for card in range(WATER_ITEM - 10, WATER_ITEM):
            expected[card] = 0
    for card in range(OPPORTUNITY, LESSER):
        expected[card] = 1 if in_the_box(state, card) else 0
    if settings.spheres:
        for card in range(LESSER, OBSTACLE):
            expected[card] = 0 if cards.extra_set[card] and not settings.all_guardians else 1
        if not settings.water:
            expected[GREATER - 1] = 0
        if settings.goal == FOR_ARTIFACTS:
            for card in range(ARTIFACT, OWNABLE):
                expected[card] = 1
    if settings.water:
        expect_water(state, expected)
    for card in chance_cards(state):
        expected[card] += 1
    return expected


def expect_water(state: State, expected: list[int]) -> None:
    for card in range(UNDERWATER, WATER_ABILITY):
        expected[card] = 1
    light = [*range(WATER_ABILITY, COMMON), *range(WATER_ITEM, ARTIFACT), *range(WATER_OPPORTUNITY, OPPORTUNITY)]
    for card in water_cards(state, light, True) + water_cards(state, list(range(OBSTACLE, CHANCE)), False):
        expected[card] += 1


def water_cards(state: State, family: list[int], light: bool) -> list[int]:
    free = [cell for cell in range(CELLS) if cell not in (state.cards.palace, state.entrance())]
    fields = [cell for cell in free if is_light(cell) == light]
    return enough(state, family, len(fields) + state.cards.left_over)


def check_family(cards: list[int], deck: int) -> None:
    for card in cards:
        if not fits(card, deck):
            raise Invalid(f"The card {CARD_NAMES[card]} cannot lie in the deck {DECK_NAMES[deck]}.")


def fits(card: int, deck: int) -> bool:
    if deck == CHANCE_DECK:
        return card >= CHANCE
    if deck == ADVENTURES:
        return OPPORTUNITY <= card < LESSER
    if deck == COMMON_DECK or deck == RARE_DECK or deck == TREASURE_DECK:
        return COMMON <= card < WATER_ITEM
    if GUILD_DECK <= deck < UNDERWATER_DECK:
        return card < UNDERWATER
    if deck == UNDERWATER_DECK:
        return UNDERWATER <= card < WATER_ABILITY
    if SPHERE_DECK <= deck < LESSER_ASIDE:
        return card >= ARTIFACT
    if deck == LESSER_ASIDE:
        return LESSER <= card < GREATER - 1
    if deck == GREATER_ASIDE:
        return GREATER <= card < OBSTACLE
    if deck == ARTIFACTS_ASIDE:
        return ARTIFACT <= card < OWNABLE
    if deck == LIGHT_ASIDE:
        return card < OPPORTUNITY
    return deck == DARK_ASIDE and card >= OBSTACLE


def check_places(state: State) -> None:
    """Only adventures lie on the ring, and each colour of the realm has its own cards."""
    for slot, card in enumerate(state.lying):
        if card != EMPTY and not OPPORTUNITY <= card < LESSER:
            raise Invalid(f"The card {CARD_NAMES[card]} cannot lie on {FIELD_NAMES[slot // SLOTS]}.")
        if card != EMPTY and state.cards.terrain[slot // SLOTS] < 0:
            raise Invalid(f"No adventures lie on {FIELD_NAMES[slot // SLOTS]}.")
    for cell, card in enumerate(state.water):
        if card != EMPTY and (card >= OBSTACLE) == is_light(cell):
            raise Invalid(f"The card {CARD_NAMES[card]} cannot lie on the cell {CELL_NAMES[cell]}.")
        if card != EMPTY and cell in (state.cards.palace, state.entrance()):
            raise Invalid(f"No water card lies on the cell {CELL_NAMES[cell]}.")
    seats = (1 << state.seats) - 1 | SPECTATOR
    masks = [mask for deck in state.decks for mask in deck.known] + state.lying_known + state.water_known
    if any(mask != EVERYBODY and mask & ~seats for mask in masks):
        raise Invalid("The position says that seats know cards which are not at the table.")
    if state.gate_sphere != EMPTY and not state.settings.water:
        raise Invalid("Without the Water Realm there is no Gate.")
    shown = OWNABLE if state.character[0] == EMPTY else WATER_ITEM  # artifacts while they are chosen
    offers = [(VILLAGE_OFFER, WATER_ITEM), (CITY_OFFER, WATER_ITEM), (SHOWN, shown), (TREASURE_OFFER, WATER_ITEM)]
    for pile, after in offers:
        if any(not COMMON <= card < after for card in state.piles[pile]):
            raise Invalid(f"Something lies in the pile {PILE_NAMES[pile]} that does not belong there.")
    for guild in range(len(GUILDS)):
        for card in state.piles[GUILD_OFFER + guild]:
            if card >= WATER_ABILITY or state.cards.guild[card] != guild:
                raise Invalid(f"The card {CARD_NAMES[card]} cannot be offered in {GUILDS[guild]}.")
    check_piles(state)


def check_piles(state: State) -> None:
    for pile, first, after in (
        (CHANCE_PILE, CHANCE, CARDS),
        (ADVENTURE_PILE, OPPORTUNITY, LESSER),
        (COMMON_PILE, COMMON, WATER_ITEM),
        (RARE_PILE, COMMON, WATER_ITEM),
        (REMOVED, UNDERWATER, CHANCE),
    ):
        if any(not first <= card < after for card in state.piles[pile]):
            raise Invalid(f"Something lies in the pile {PILE_NAMES[pile]} that does not belong there.")
    if state.settings.goal == UNDERWATER_TREASURE and state.decks[PALACE_DECK].size() > 1:
        raise Invalid("Only the Undersea King waits in the palace of this variant.")


def check_characters(state: State) -> None:
    drafting = any(character == EMPTY for character in state.character)
    for seat in range(state.seats):
        if drafting:
            if state.character[seat] != EMPTY or state.place[seat] != EMPTY:
                raise Invalid("Either all characters are chosen, or none.")
            continue
        if state.hands[seat].size() or state.kept[seat] != EMPTY:
            raise Invalid("When the characters are chosen, nobody has character cards in hand.")
        if state.out[seat] != (state.place[seat] == EMPTY):
            raise Invalid(f"Seat {seat} must stand somewhere exactly if it is in the game.")
        if state.place[seat] >= PLACES and state.gate_sphere == EMPTY:
            raise Invalid(f"Seat {seat} cannot be in the Water Realm before the Gate is found.")
        if state.health[seat] <= (-1 if state.settings.below_zero else 0) and not state.out[seat]:
            raise Invalid(f"Seat {seat} has no health left and would be dead.")
        if state.out[seat] and not state.final:
            raise Invalid("Nobody is out before the final battle.")
        granted = state.conceded[seat]
        if granted != EMPTY and (granted == seat or granted != nearly_winning(state)):
            raise Invalid(f"Seat {seat} grants the victory to a seat that is not about to win.")
    if not drafting and len(set(state.character)) != state.seats:
        raise Invalid("Two seats play the same character.")


def check_fight(state: State) -> None:
    fight = state.fight
    if fight is None:
        return
    if (fight.kind == WITH_CHARACTER) != (fight.defender >= 0) or fight.defender == fight.active:
        raise Invalid("A fight between characters, and no other, has a defender.")
    if (fight.card == EMPTY) != (fight.kind in (WITH_CHARACTER, WITH_NEMESIS)):
        raise Invalid("A fight with a monster or guardian names its card.")
    if fight.card != EMPTY and state.cards.kind[fight.card] == 0:
        raise Invalid(f"Nobody fights with {CARD_NAMES[fight.card]}.")


FIGHT_STEPS: Final = [
    *["fight_on", "choose_kind", "answer_kind", "choose_gear", "declare", "after_dice", "save_health", "suffer"],
    *["after_duel", "choose_spoils", "loser_chooses"],
]


def load_step(state: State, entry: object) -> Step:
    step = STEPS.read(state, entry)
    name = step.name()
    if name in FIGHT_STEPS and state.fight is None:
        raise Invalid(f"The step {name} needs a fight.")
    if name in ("swim", "swim_on", "water_move", "hold_on", "choose_drift") and not state.in_water(state.turn):
        raise Invalid(f"The step {name} needs a character in the Water Realm.")
    return step


def check_stack(state: State) -> None:
    steps = [step.name() for step in state.stack.steps()]
    drafting = state.character[0] == EMPTY
    if not steps:
        if drafting:
            raise Invalid("The game cannot be over before the characters are chosen.")
        return
    if steps[0] != "pass_round" or steps.count("pass_round") != 1:
        raise Invalid("A running game begins with the step pass_round.")
    if drafting != ("start_game" in steps):
        raise Invalid("The step start_game stands exactly while characters are chosen.")
    if state.winner != NOBODY:
        raise Invalid("A game with a winner is over.")
    if state.fight is not None and not any(name in FIGHT_STEPS for name in steps):
        raise Invalid("A fight needs steps that carry it out.")
    if not drafting and state.out[state.turn] and "finish_round" in steps:
        raise Invalid("It cannot be the round of a player who is out.")
    check_turn(state, steps)


def check_turn(state: State, steps: list[str]) -> None:
    for order in (["finish_round", "begin_turn"], ["finish_round", "end_turn"], ["end_turn", "play_on"]):
        if order[1] in steps and (order[0] not in steps or steps.index(order[0]) > steps.index(order[1])):
            raise Invalid(f"The step {order[1]} must stand above {order[0]}.")
    for step in state.stack.steps():
        if step.name() in ("move", "act", "water_move", "encounter") and step.seat != state.turn:
            raise Invalid(f"The step {step.name()} belongs to the seat whose turn it is.")
        if step.name() in ("move", "encounter") and not state.on_base(state.turn):
            raise Invalid(f"The step {step.name()} needs a character on the base board.")
