"""What a seat or a spectator may see of the table, with everything a page needs to show without running rules.

Denied by default: only what is named here is shown; hidden cards are None, decks are their size. Piles are sorted.
"""

from __future__ import annotations

from typing import Final, Literal

from hlubina.core.game import NOBODY
from hlubina.core.knowledge import EVERYBODY, Deck, bit
from hlubina.games.prophecy.actions import CELL_NAMES
from hlubina.games.prophecy.cards import (
    ARTIFACTS,
    CELLS,
    CHARACTER_NAMES,
    DIRECTIONS,
    FIELD_NAMES,
    FIELDS,
    FIGHT,
    GATES,
    GUILDS,
    IN_WATER,
    ISLAND,
    MOVE,
    ON_BASE,
    PLACES,
    SPHERE_FIELDS,
    SPHERES,
    STRENGTH,
    UNSLOTTED,
    VS_CHARACTER,
    WATER_STEPS,
    WIDTH,
    WILL,
)
from hlubina.games.prophecy.fight_state import (
    ACTIVE,
    OTHER,
    WITH_NEMESIS,
    Fight,
    result_name,
)
from hlubina.games.prophecy.names import (
    ARTIFACT,
    CARD_NAMES,
    COMMON,
    GREATER,
    LESSER,
    MONSTER,
    UNDERSEA_KING,
    WATER_MONSTER,
)
from hlubina.games.prophecy.rules.currents import neighbour
from hlubina.games.prophecy.rules.duel import can_be_attacked, targets
from hlubina.games.prophecy.rules.effects import destinations, is_safe, usable_cards
from hlubina.games.prophecy.rules.ending import needed
from hlubina.games.prophecy.rules.equipment import (
    ONCE,
    applies,
    attribute,
    best_gear,
    bonus_of,
    constant_bonus,
    dice_odds,
    die_bonus,
    die_bonuses,
    fight_place,
    gear_bonus,
    is_plain,
    meets,
    modes_of,
    odds,
    opponent_mask,
    pearl_bonus,
    plain_odds,
    printed,
    set_bonus,
    total,
    trial,
    whole_odds,
    wins_draws,
)
from hlubina.games.prophecy.rules.fight import DECLARE, DICE, call_price
from hlubina.games.prophecy.rules.setup import is_light
from hlubina.games.prophecy.rules.spheres import bag_bonus, is_artifact, sphere_at
from hlubina.games.prophecy.rules.trade import buy_price, can_learn, learn_gold, learn_xp, sell_price
from hlubina.games.prophecy.rules.turn import gate_price, sailings, ship_price
from hlubina.games.prophecy.rules.water import can_pass, flee_price, has_monster
from hlubina.games.prophecy.shown import (
    Adventure,
    Air,
    Bonus,
    Cell,
    Chance,
    Chances,
    Direction,
    Draft,
    Duel,
    FightKind,
    Goal,
    Goods,
    Guild,
    Island,
    Item,
    Journey,
    Lesson,
    Nemesis,
    Odds,
    Pile,
    Player,
    Quest,
    Side,
    Sphere,
    SphereKind,
    View,
    Water,
)
from hlubina.games.prophecy.shown import Field as FieldForm
from hlubina.games.prophecy.shown import Fight as FightForm
from hlubina.games.prophecy.state import (
    ADVENTURE_PILE,
    ADVENTURES,
    CERTIFICATES,
    CHANCE_DECK,
    CHANCE_PILE,
    CITY_OFFER,
    COMMON_DECK,
    COMMON_PILE,
    DAMAGED,
    EMPTY,
    FOR_ARTIFACTS,
    GUILD_DECK,
    GUILD_OFFER,
    HUNTERS,
    MAP_DECK,
    MAP_PILE,
    PALACE_DECK,
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

MODE_NAMES: Final[list[Literal["", "strength", "will"]]] = ["", "strength", "will"]
KIND_NAMES: Final[list[FightKind]] = ["monster", "guardian", "palace", "water_monster", "character", "nemesis"]
GOAL_NAMES: Final[list[Goal]] = ["artifacts", "treasure_hunters", "underwater_treasure", "certificates"]
WAYS: Final[list[Direction]] = ["north", "east", "south", "west"]
NOTHING_MORE: Final = [0, 0, 0, 0, 0, 0]


class Arms:
    """What a seat brings into one kind of fight: the best equipment, and everything that it and the rest add."""

    def __init__(self, state: State, seat: int, mode: int, opponent: int, place: int) -> None:
        self.gear = best_gear(state, seat, mode, opponent, place)
        self.bonus = constant_bonus(state, seat, mode, opponent, place)
        self.bonus += set_bonus(state, seat, mode, opponent, place, self.gear)
        self.plain = is_plain(state, self.gear)


class Armoury:
    """The arms of a seat, chosen once for all fights that are alike to its cards."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.versus = 0  # the opponents and places that its cards ask for
        self.where = IN_WATER
        self.known: dict[int, Arms] = {}
        if seat != EMPTY:
            for card in owned(state, seat):
                for effect in state.cards.effects[card]:
                    if effect.moment == FIGHT:
                        self.versus |= effect.versus
                        self.where |= effect.where

    def arms(self, mode: int, opponent: int, place: int) -> Arms:
        key = ((opponent & self.versus) << 8 | place & self.where) << 2 | mode
        found = self.known.get(key)
        if found is None:
            found = Arms(self.state, self.seat, mode, opponent, place)
            self.known[key] = found
        return found


def owned(state: State, seat: int) -> list[int]:
    return state.abilities[seat] + [code >> 2 for code in state.items[seat]] + state.artifacts[seat]


class Look:
    """One look at the table: who looks, whose figures are shown, and what several parts of the view need."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.viewer = viewer
        self.mask = bit(viewer)
        seat = state.turn if viewer is None else viewer
        self.seat = seat if state.character[seat] != EMPTY and not state.out[seat] else EMPTY
        self.armoury = Armoury(state, self.seat)
        self.artifacts: list[list[str]] = [[] for _ in range(PLACES + CELLS)]
        self.characters: list[list[int]] = [[] for _ in range(PLACES + CELLS)]
        for number in range(ARTIFACTS):
            if state.dropped[number] != EMPTY:
                self.artifacts[state.dropped[number]].append(CARD_NAMES[ARTIFACT + number])
        for other in range(state.seats):
            if state.place[other] != EMPTY:
                self.characters[state.place[other]].append(other)


def view(state: State, viewer: int | None) -> View:
    look = Look(state, viewer)
    return {
        "seats": state.seats,
        "round": state.round,
        "round_limit": state.cards.round_limit,
        "moves": state.moves,
        "turn": state.turn,
        "first": state.first,
        "step": state.stack.top().name() if state.actor != NOBODY else None,
        "goal": GOAL_NAMES[state.settings.goal],
        "quest": quest(state),
        "final": bool(state.final),
        "arena": None if state.arena == EMPTY else FIELD_NAMES[state.arena],
        "apocalypse": bool(state.apocalypse),
        "winner": None if state.winner == NOBODY else state.winner,
        "ring": [field_view(state, field, look) for field in range(FIELDS)],
        "island": island_view(state, look),
        "spheres": [sphere_view(state, sphere, look) for sphere in range(SPHERES)],
        "water": water_view(state, look),
        "chance": pile_view(state, CHANCE_DECK, CHANCE_PILE),
        "adventures": pile_view(state, ADVENTURES, ADVENTURE_PILE),
        "common": pile_view(state, COMMON_DECK, COMMON_PILE),
        "rare": pile_view(state, RARE_DECK, RARE_PILE),
        "maps": {"deck": state.decks[MAP_DECK].size(), "discard": len(state.piles[MAP_PILE])},
        "removed": names(state.piles[REMOVED]),
        "village": offer_view(state, VILLAGE_OFFER, look),
        "city": offer_view(state, CITY_OFFER, look),
        "guilds": {GUILDS[guild]: guild_view(state, guild, look) for guild in range(len(GUILDS))},
        "underwater_deck": state.decks[UNDERWATER_DECK].size(),
        "shown": [CARD_NAMES[card] for card in state.piles[SHOWN]],
        "players": [player_view(state, seat, look) for seat in range(state.seats)],
        "draft": draft_view(state, viewer),
        "nemesis": nemesis_view(state, look),
        "fight": None if state.fight is None else fight_view(state, state.fight),
        "reach": reach_view(state, look.seat),
        "air": None if viewer is None else air_view(state, viewer),
    }


def names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in sorted(cards)]


def seen(deck: Deck, viewer: int | None) -> list[str | None]:
    """The top card first."""
    found: list[str | None] = []
    for card in reversed(deck.seen_by(viewer)):
        found.append(None if card is None else CARD_NAMES[card])
    return found


def pile_view(state: State, deck: int, pile: int) -> Pile:
    return {"deck": state.decks[deck].size(), "discard": names(state.piles[pile])}


# The board


def field_view(state: State, field: int, look: Look) -> FieldForm:
    cards: list[Adventure] = []
    hardest: int | None = None
    for slot in range(SLOTS * field, SLOTS * field + SLOTS):
        card = state.lying[slot]
        if card == EMPTY:
            continue
        known = state.lying_known[slot]
        if not known & look.mask:
            cards.append({"card": None, "face_up": False})
            continue
        shown: Adventure = {"card": CARD_NAMES[card], "face_up": known == EVERYBODY}
        if MONSTER <= card < LESSER:
            lives = state.lying_lives[slot]
            chances = monster_odds(state, look, card, state.cards.place_mask[field], lives)
            win = best_share(chances)
            shown["lives"] = lives
            shown["odds"] = chances
            shown["win"] = win
            if win is not None:
                hardest = win if hardest is None else min(hardest, win)
        cards.append(shown)
    form: FieldForm = {
        "field": FIELD_NAMES[field],
        "cards": cards,
        "win": hardest,
        "piece": state.pieces_on >> field & 1 == 1,
        "characters": look.characters[field],
    }
    if look.artifacts[field]:
        form["artifacts"] = look.artifacts[field]
    return form


def island_view(state: State, look: Look) -> Island | None:
    if not state.settings.island:
        return None
    pieces = 0 if look.seat == EMPTY else len(state.pieces[look.seat])
    return {
        "treasures": [
            {
                "card": CARD_NAMES[card],
                "maps": state.cards.maps[card],
                "price": state.cards.price[card],
                "affordable": state.cards.maps[card] <= pieces,
            }
            for card in state.piles[TREASURE_OFFER]
        ],
        "deck": state.decks[TREASURE_DECK].size(),
        "artifacts": look.artifacts[ISLAND],
        "characters": look.characters[ISLAND],
    }


def sphere_view(state: State, sphere: int, look: Look) -> Sphere:
    deck = state.decks[SPHERE_DECK + sphere]
    lives: int | None = None
    chances: Chances | None = None
    if deck.size() > 0 and deck.known[-1] & look.mask:
        top = deck.cards[-1]
        left = state.guardian_lives[sphere] or state.cards.lives[top]
        lives = left
        chances = monster_odds(state, look, top, ON_BASE, left)
    return {
        "sphere": sphere + 1,
        "fields": [FIELD_NAMES[field] for field in SPHERE_FIELDS[sphere]],
        "gate": state.gate_sphere == sphere,
        "cards": seen(deck, look.viewer),
        "face_up": [known == EVERYBODY for known in reversed(deck.known)],
        "kinds": [guardian_kind(state, card, sphere) for card in reversed(deck.cards)],
        "lives": lives,
        "odds": chances,
        "win": best_share(chances),
    }


def guardian_kind(state: State, card: int, sphere: int) -> SphereKind:
    """What kind of card lies there is known, whichever it is."""
    if is_artifact(card):
        return "artifact"
    if state.gate_sphere == sphere:
        return "gate"
    return "greater" if card >= GREATER else "lesser"


def water_view(state: State, look: Look) -> Water | None:
    if not state.settings.water:
        return None
    palace = state.decks[PALACE_DECK]
    hidden = palace.size() == 0 or not palace.known[-1] & look.mask
    chances = None if hidden else palace_odds(state, look)
    more = 0 if look.seat == EMPTY else bag_bonus(state, look.seat)
    return {
        "width": WIDTH,
        "entrance": CELL_NAMES[state.entrance()],
        "palace": CELL_NAMES[state.cards.palace],
        "gate": None if state.gate_sphere == EMPTY else state.gate_sphere + 1,
        "closed": bool(state.final),
        "open": is_open(state),
        "cells": [cell_view(state, cell, look) for cell in range(CELLS)],
        "palace_cards": seen(palace, look.viewer),
        "palace_odds": chances,
        "palace_win": best_share(chances),
        "pearls": state.palace_pearls,
        "bags": [
            {"size": size + 1, "gold": state.cards.bag_gold[size], "bubbles": state.cards.bag_bubbles[size] + more}
            for size in range(4)
        ],
        "rose": [WAYS[direction] for direction in state.cards.rose],
    }


def is_open(state: State) -> bool:
    """Whether somebody is in the realm or may know the way to it."""
    if state.final:
        return False
    if state.gate_sphere != EMPTY or state.settings.goal == UNDERWATER_TREASURE:
        return True
    return any(state.in_water(seat) for seat in range(state.seats))


def cell_view(state: State, cell: int, look: Look) -> Cell:
    card = state.water[cell]
    known = card != EMPTY and state.water_known[cell] & look.mask != 0
    shown: Cell = {
        "cell": CELL_NAMES[cell],
        "light": is_light(cell),
        "filled": card != EMPTY,
        "card": CARD_NAMES[card] if known else None,
        "face_up": card != EMPTY and state.water_known[cell] == EVERYBODY,
        "characters": look.characters[PLACES + cell],
    }
    if look.artifacts[PLACES + cell]:
        shown["artifacts"] = look.artifacts[PLACES + cell]
    if known and card >= WATER_MONSTER:
        shown["lives"] = state.water_lives[cell]
        chances = monster_odds(state, look, card, IN_WATER, state.water_lives[cell])
        shown["odds"] = chances
        shown["win"] = best_share(chances)
    return shown


# Odds


def counted(counts: list[int]) -> Odds:
    return {"win": counts[0], "draw": counts[1], "loss": counts[2], "out_of": counts[3]}


def best_share(chances: Chances | None) -> int | None:
    """The win that the better way to fight promises, in percent; a will fight only if its price can be paid."""
    best: int | None = None
    for chance in [] if chances is None else [chances.get("strength"), chances.get("will")]:
        if chance is not None and chance["affordable"]:
            share = in_percent(chance["whole"])
            best = share if best is None else max(best, share)
    return best


def in_percent(counts: Odds) -> int:
    return (200 * counts["win"] + counts["out_of"]) // (2 * counts["out_of"])


def monster_odds(state: State, look: Look, card: int, place: int, lives: int, more: int = 0) -> Chances | None:
    """How a fight would stand for the seat now, with its best equipment and nothing declared.

    `place` is what effects ask for, `more` what the opponent has beyond what is printed.
    """
    cards = state.cards
    kind = cards.kind[card]
    if look.seat == EMPTY or kind == 0:
        return None
    strength = cards.strength[card]
    will = cards.will_vs_woman[card] if cards.woman[state.character[look.seat]] else cards.will_vs_man[card]
    found: Chances = {}
    if strength >= 0:
        found["strength"] = mode_view(state, look, STRENGTH, kind, place, strength + more, lives, False)
    if will >= 0:
        found["will"] = mode_view(state, look, WILL, kind, place, will + more, lives, strength >= 0)
    return found


def palace_odds(state: State, look: Look) -> Chances | None:
    card = state.decks[PALACE_DECK].cards[-1]
    lives = state.guardian_lives[PALACE_DECK - SPHERE_DECK] or state.cards.lives[card]
    more = state.cards.king_bonus if card == UNDERSEA_KING else 0
    return monster_odds(state, look, card, IN_WATER if state.palace_is_water() else ON_BASE, lives, more)


def mode_view(
    state: State, look: Look, mode: int, kind: int, place: int, other: int, lives: int, called: bool
) -> Chance:
    """A fight with an opponent of a kind, whose total is `other`."""
    seat = look.seat
    price = call_price(state, seat, NOBODY) if called else 0
    arms = look.armoury.arms(mode, kind, place)
    own = arms.bonus + current(state, seat, mode, price)
    if arms.plain:
        counts = plain_odds(own - other)
    else:
        tie = 1 if wins_draws(state, arms.gear, mode, kind, place) else 0
        counts = dice_odds(own - other, ONCE, die_bonuses(state, arms.gear, mode), ONCE, NOTHING_MORE, tie)
    return fight_odds(price, price <= state.magic[seat], own, other, counts, lives)


def current(state: State, seat: int, mode: int, price: int) -> int:
    """Health, or magic after the price."""
    return state.health[seat] if mode == STRENGTH else max(0, state.magic[seat] - price)


def fight_odds(price: int, affordable: bool, own: int, other: int, counts: list[int], lives: int) -> Chance:
    once = counted(counts)
    return {
        "price": price,
        "affordable": affordable,
        "own": own,
        "other": other,
        "odds": once,
        "whole": once if lives == 1 else counted(whole_odds(counts, lives)),
    }


# The fight in progress


def fight_view(state: State, fight: Fight) -> FightForm:
    thrown = fight.stage > DICE
    counts = odds(state, fight)
    modes = modes_of(state, fight)
    choosing = fight.stage <= DECLARE and not fight.gear[ACTIVE]
    return {
        "kind": KIND_NAMES[fight.kind],
        "seat": fight.active,
        "opponent": None if fight.defender == NOBODY else fight.defender,
        "card": None if fight.card == EMPTY else CARD_NAMES[fight.card],
        "mode": MODE_NAMES[fight.mode],
        "lives": fight.lives,
        "for_map": fight.for_map,
        "sides": [side_view(state, fight, side) for side in (ACTIVE, OTHER)],
        "dice": fight.dice[:] if thrown else None,
        "totals": [thrown_total(state, fight, side) for side in (ACTIVE, OTHER)] if thrown else None,
        "odds": None if thrown else counted(counts),
        "whole": None if thrown else counted(whole_odds(counts, fight.lives)),
        "modes": choices_view(state, fight, modes) if choosing else None,
        "result": result_name(fight.result) if fight.result else None,
        "stake": fight.stake,
    }


def thrown_total(state: State, fight: Fight, side: int) -> int:
    """A side with its die, and with what that adds beyond its number."""
    return total(state, fight, side) + fight.dice[side] + die_bonus(state, fight, side, fight.dice[side])


def choices_view(state: State, fight: Fight, modes: list[int]) -> Chances:
    found: Chances = {}
    if STRENGTH in modes:
        found["strength"] = choice_view(state, fight, STRENGTH, modes)
    if WILL in modes:
        found["will"] = choice_view(state, fight, WILL, modes)
    return found


def choice_view(state: State, fight: Fight, mode: int, modes: list[int]) -> Chance:
    """The fight as it would be in one of its modes."""
    seat = fight.active
    price = call_price(state, seat, fight.defender) if mode == WILL and STRENGTH in modes else 0
    chosen = trial(state, fight.kind, seat, fight.card, fight.place, mode, fight.defender)
    chosen.add_bonus(ACTIVE, -min(price, state.magic[seat]))
    own, other = total(state, chosen, ACTIVE), total(state, chosen, OTHER)
    return fight_odds(price, price <= state.magic[seat], own, other, odds(state, chosen), fight.lives)


def side_view(state: State, fight: Fight, side: int) -> Side:
    """The attribute, what each card adds, and the sum without the die."""
    lines: list[Bonus] = []
    if side == ACTIVE or fight.defender >= 0:
        lines = bonus_lines(state, fight, side)
    return {
        "attribute": attribute(state, fight, side),
        "lines": lines,
        "declared": fight.bonus[side],
        "better_of_two": fight.twice[side],
        "used": [CARD_NAMES[card] for card in fight.used[side]],
        "total": total(state, fight, side),
    }


def bonus_lines(state: State, fight: Fight, side: int) -> list[Bonus]:
    seat = fight.seat_of(side)
    cards = state.cards
    opponent = opponent_mask(state, fight, side)
    place = fight_place(state, fight)
    lines: list[Bonus] = []
    added = 0
    for code in fight.gear[side]:
        bonus = bonus_of(state, code >> 2, fight.mode, opponent, place)
        bonus += 1 if code & TEMPERED and fight.mode == STRENGTH else 0
        lines.append({"card": CARD_NAMES[code >> 2], "bonus": bonus})
        added += bonus
    resting = [code >> 2 for code in state.items[seat] if cards.slot[code >> 2] == UNSLOTTED and not code & DAMAGED]
    resting += [card for card in state.artifacts[seat] if cards.slot[card] == UNSLOTTED]
    for card in [*state.abilities[seat], *resting]:
        if card < COMMON and not state.is_active_ability(seat, card):
            continue
        bonus = bonus_of(state, card, fight.mode, opponent, place)
        for effect in cards.effects[card]:
            if effect.moment != FIGHT or not effect.requires or not applies(effect, fight.mode, opponent, place):
                continue
            if meets(cards, fight.gear[side], effect.requires):
                bonus += effect.amount
                added += effect.amount
        if bonus:
            lines.append({"card": CARD_NAMES[card], "bonus": bonus})
    penalty = gear_bonus(state, fight, side, fight.gear[side]) - added
    if penalty:
        lines.append({"card": "penalty", "bonus": penalty})
    if pearl_bonus(state, fight, side):
        lines.append({"card": "pearl", "bonus": pearl_bonus(state, fight, side)})
    return lines


# Offers


def offer_view(state: State, pile: int, look: Look) -> list[Goods]:
    seat = look.seat
    found: list[Goods] = []
    for card in state.piles[pile]:
        price = state.cards.price[card] if seat == EMPTY else buy_price(state, seat, card)
        affordable = seat != EMPTY and price <= state.gold[seat]
        found.append({"card": CARD_NAMES[card], "price": price, "affordable": affordable})
    return found


def guild_view(state: State, guild: int, look: Look) -> Guild:
    seat = look.seat
    offers: list[Lesson] = []
    for card in state.piles[GUILD_OFFER + guild]:
        offers.append(
            {
                "card": CARD_NAMES[card],
                "xp": state.cards.xp[card] if seat == EMPTY else learn_xp(state, seat, card),
                "gold": 0 if seat == EMPTY else learn_gold(state, seat, card),
                "affordable": seat != EMPTY and can_learn(state, seat, card),
            }
        )
    return {"offers": offers, "deck": state.decks[GUILD_DECK + guild].size()}


# Players


def place_of(state: State, seat: int) -> str | None:
    place = state.place[seat]
    if place == EMPTY:
        return None
    return FIELD_NAMES[place] if place < PLACES else CELL_NAMES[place - PLACES]


def player_view(state: State, seat: int, look: Look) -> Player:
    cast = state.character[seat] != EMPTY
    return {
        "character": CHARACTER_NAMES[state.character[seat]] if cast else None,
        "guilds": [GUILDS[guild] for guild in state.cards.guilds[state.character[seat]]] if cast else [],
        "strength": state.strength[seat],
        "health": state.health[seat],
        "will": state.will[seat],
        "magic": state.magic[seat],
        "gold": state.gold[seat],
        "xp": state.xp[seat],
        "place": place_of(state, seat),
        "under_water": state.in_water(seat),
        "items": [item_view(state, seat, code) for code in state.items[seat]],
        "abilities": [CARD_NAMES[card] for card in state.abilities[seat]],
        "artifacts": [CARD_NAMES[card] for card in state.artifacts[seat]],
        "item_limit": state.item_limit(seat),
        "ability_limit": state.ability_limit(seat),
        "used": [CARD_NAMES[card] for card in state.used[seat]],
        "pieces": len(state.pieces[seat]),
        "bag": state.bag[seat],
        "bubbles": state.bubbles[seat],
        "pearl": bool(state.pearl[seat]),
        "safe": cast and not state.out[seat] and is_safe(state, seat),
        "out": bool(state.out[seat]),
        "fame": state.fame[seat],
        "conceded": state.conceded[seat] != EMPTY,
        "certificates": [GUILDS[guild] for guild in range(len(GUILDS)) if state.certificates[seat] >> guild & 1],
        "quest": quest_of(state, seat),
        "duel": duel_view(state, seat, look),
    }


def quest(state: State) -> Quest | None:
    """What the players go after."""
    goal = state.settings.goal
    if goal == FOR_ARTIFACTS:
        return {"name": "artifacts", "of": needed(state)}
    if goal == HUNTERS:
        return {"name": "fame", "of": None}
    return {"name": "certificates", "of": len(GUILDS)} if goal == CERTIFICATES else None


def quest_of(state: State, seat: int) -> int:
    """How much of it a player has."""
    goal = state.settings.goal
    if goal == FOR_ARTIFACTS:
        return len(state.artifacts[seat])
    if goal == HUNTERS:
        return state.fame[seat]
    return state.certificates[seat].bit_count() if goal == CERTIFICATES else 0


def item_view(state: State, seat: int, code: int) -> Item:
    return {
        "card": CARD_NAMES[code >> 2],
        "damaged": code & DAMAGED != 0,
        "tempered": code & TEMPERED != 0,
        "sells_for": sell_price(state, seat, code >> 2),
    }


def duel_view(state: State, seat: int, look: Look) -> Duel | None:
    """How the viewer would fare against this character, and whether an attack is possible where it stands."""
    own = look.seat
    if own == EMPTY or own == seat or state.out[seat] or state.character[seat] == EMPTY:
        return None
    armoury = Armoury(state, seat)
    return {
        "exposed": can_be_attacked(state, seat),
        "here": state.place[seat] == state.place[own],
        "now": own == state.turn and seat in targets(state, own),
        "strength": rival_view(state, look, armoury, STRENGTH),
        "will": rival_view(state, look, armoury, WILL),
    }


def rival_view(state: State, look: Look, rival: Armoury, mode: int) -> Chance:
    """A fight with another character where that one stands."""
    seat, other = look.seat, rival.seat
    place = state.mask_of(other)
    price = call_price(state, seat, other) if mode == WILL else 0
    mine = look.armoury.arms(mode, VS_CHARACTER, place)
    theirs = rival.arms(mode, VS_CHARACTER, place)
    own = mine.bonus + current(state, seat, mode, price)
    foe = theirs.bonus + current(state, other, mode, 0)
    if state.pearl[seat] != state.pearl[other]:
        if state.pearl[seat]:
            own += state.cards.pearl_bonus
        else:
            foe += state.cards.pearl_bonus
    if mine.plain and theirs.plain:
        counts = plain_odds(own - foe)
    else:
        tie = 1 if wins_draws(state, mine.gear, mode, VS_CHARACTER, place) else 0
        tie -= 1 if wins_draws(state, theirs.gear, mode, VS_CHARACTER, place) else 0
        own_more, foe_more = die_bonuses(state, mine.gear, mode), die_bonuses(state, theirs.gear, mode)
        counts = dice_odds(own - foe, ONCE, own_more, ONCE, foe_more, tie)
    return fight_odds(price, price <= state.magic[seat], own, foe, counts, 1)


def draft_view(state: State, viewer: int | None) -> Draft | None:
    if state.hands[0].size() == 0:
        return None
    hand = [] if viewer is None else [card for card in state.hands[viewer].seen_by(viewer) if card is not None]
    kept = EMPTY if viewer is None else state.kept[viewer]
    return {
        "hand": [CHARACTER_NAMES[card] for card in sorted(hand)],
        "kept": None if kept == EMPTY else CHARACTER_NAMES[kept],
        "chosen": [seat for seat in range(state.seats) if state.kept[seat] != EMPTY],
    }


def nemesis_view(state: State, look: Look) -> Nemesis | None:
    if not state.settings.solo or state.character[0] == EMPTY:
        return None
    place = state.mask_of(0)
    fight = Fight(WITH_NEMESIS, 0, EMPTY, EMPTY)
    strength, will = printed(state, fight, STRENGTH), printed(state, fight, WILL)
    found: Chances = {
        "strength": mode_view(state, look, STRENGTH, VS_CHARACTER, place, strength, 1, False),
        "will": mode_view(state, look, WILL, VS_CHARACTER, place, will, 1, True),
    }
    return {"field": FIELD_NAMES[state.nemesis], "runs": state.runs, "last_run": state.cards.solo_runs, "odds": found}


# Where one can go


def reach_view(state: State, seat: int) -> list[Journey]:
    """Every journey from where the seat stands, with its price, whether or not it is its turn."""
    if seat == EMPTY or state.arena != EMPTY:
        return []
    if state.in_water(seat):
        return water_reach(state, seat)
    here = state.place[seat]
    found: list[Journey] = []
    if here < FIELDS:
        for step in (1, FIELDS - 1):
            add_journey(state, seat, found, (here + step) % FIELDS, "walk", 0)
        for step in (2, FIELDS - 2):
            add_journey(state, seat, found, (here + step) % FIELDS, "ride", state.cards.ride_gold)
    for port in sailings(state, seat):
        add_journey(state, seat, found, port, "ship", ship_price(state, seat, port))
    if here in GATES:
        for gate in GATES:
            if gate != here:
                add_journey(state, seat, found, gate, "gate", gate_price(state, seat))
    for card in usable_cards(state, seat, MOVE):
        for effect in state.cards.effects[card]:
            if effect.moment == MOVE:
                for place in destinations(state, seat, effect):
                    found.append(
                        {"place": FIELD_NAMES[place], "by": CARD_NAMES[card], "gold": effect.gold, "affordable": True}
                    )
    if sphere_at(state, seat) != EMPTY:
        found.append({"place": f"sphere_{sphere_at(state, seat) + 1}", "by": "attack", "gold": 0, "affordable": True})
    return found


def add_journey(state: State, seat: int, found: list[Journey], place: int, by: str, gold: int) -> None:
    found.append({"place": FIELD_NAMES[place], "by": by, "gold": gold, "affordable": gold <= state.gold[seat]})


def water_reach(state: State, seat: int) -> list[Journey]:
    cell = state.cell_of(seat)
    price = flee_price(state, seat)
    found: list[Journey] = []
    for direction in range(4):
        target = neighbour(cell, direction)
        place = "ashore" if target == EMPTY else CELL_NAMES[target]
        found.append({"place": place, "by": DIRECTIONS[direction], "bubbles": price, "affordable": True})
    return found


def air_view(state: State, seat: int) -> Air | None:
    """Air against the way home: rounds to leave the realm, as far as the seat can tell, and what is left then."""
    if not state.in_water(seat) or state.out[seat]:
        return None
    rounds = rounds_ashore(state, seat)
    price = flee_price(state, seat)
    return {
        "bubbles": state.bubbles[seat],
        "bag": state.bag[seat],
        "rounds_home": rounds,
        "flee": price,
        "reserve": state.bubbles[seat] - rounds - price,
        "penalty": state.mask_of(seat) == IN_WATER,
        "monster": has_monster(state, state.cell_of(seat)),
    }


def rounds_ashore(state: State, seat: int) -> int:
    """The fewest rounds to step off the board, stopping where one must."""
    steps = state.cards.water_steps + state.passive(seat, WATER_STEPS)
    reached = [state.cell_of(seat)]
    seen_cells = reached[:]
    for rounds in range(1, CELLS):
        ends: list[int] = []
        frontier = reached
        for step in range(steps):
            further: list[int] = []
            for cell in frontier:
                if step > 0 and not can_pass(state, seat, cell):
                    continue
                for direction in range(4):
                    target = neighbour(cell, direction)
                    if target == EMPTY:
                        return rounds
                    if target not in seen_cells:
                        seen_cells.append(target)
                        further.append(target)
            ends += further
            frontier = further
        reached = ends
    return CELLS
