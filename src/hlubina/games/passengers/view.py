"""What a seat or a spectator may see of the table.

Denied by default: only what is named here is shown. Everything about hidden cards and loyalties comes from `mind`: it
is shown if and only if it holds in every world that fits what the viewer knows (P-8.1). Hands are sorted.
"""

from __future__ import annotations

from typing import Final

from hlubina.core.game import NOBODY
from hlubina.core.knowledge import EVERYBODY, bit
from hlubina.games.passengers.actions import SAY_HAND, SAY_PLACED, VOCABULARY, WHATS
from hlubina.games.passengers.cards import (
    ANIMALS,
    CARD_NAMES,
    COLOURLESS,
    COLOURS,
    COLUMNS,
    DEMON,
    GIFT_NAMES,
    HAND,
    KINDS,
    NO_GIFT,
    ROUNDS,
    SETS,
    SHADOWS_PER_ROUND,
    SIDES,
    SMUGGLER,
    SOUL,
    card_names,
    colour_of,
    kind_of,
)
from hlubina.games.passengers.gifts import steps_of
from hlubina.games.passengers.knowledge import knows_smugglers, mind, unpacked
from hlubina.games.passengers.language import (
    CHOOSE_COLOUR,
    CHOOSE_KIND,
    CHOOSE_PLAYERS,
    MOMENTS,
    Op,
)
from hlubina.games.passengers.placement import gift_of
from hlubina.games.passengers.scoring import favoured, standing, tally, winner
from hlubina.games.passengers.state import (
    COLOUR_STATED,
    COUNT_ADMITTED,
    DISCUSSION,
    EMPTY,
    FIRST_SHADOW,
    HAND_CARD,
    KIND_ADMITTED,
    KIND_STATED,
    LOOKED,
    PHASES,
    VOTING,
    WHOLE_HAND,
    Clue,
    State,
    Use,
    owner_of,
    phase_said,
    round_said,
    speaker,
    spot_facts,
    words,
)
from hlubina.games.passengers.talk import is_of_shadow, may_speak, placed_at
from hlubina.games.passengers.targets import unused_masks
from hlubina.games.passengers.worlds import Worlds

Data = dict[str, object]
MAY_BE_SOUL: Final = 0x47  # sets of cards: souls and Zholyk,
MAY_BE_DEMON: Final = 0x78  # demons and Zholyk


def view(state: State, viewer: int | None) -> Data:
    worlds = mind(state, viewer)
    over = state.is_finished()
    return {
        "game": state.title,
        "viewer": viewer,
        "seats": state.seats,
        "round": state.round,
        "phase": "over" if over else PHASES[state.phase],
        "moves": state.moves,
        "acting": state.acting(),
        "step": state.stack.top().name() if state.actor != NOBODY else None,
        "coin": state.coin,
        "starter": state.starters[-1],
        "gift_sets": [SETS[number] for number in state.readings.sets],
        "columns": state.readings.columns,
        "cap": state.readings.cap,
        "masks": [COLOURS[colour] for colour in unused_masks(state)],
        "shadows_left": state.crew.shadows() - state.shadows_laid,
        "sides": dict(zip(SIDES, state.crew.sides, strict=True)),
        "left_over": {"soul": state.crew.souls_left, "demon": state.crew.demons_left},
        "loyalty": None if viewer is None else SIDES[state.loyalty[viewer]],
        "hand": [] if viewer is None else card_names(state.hands[viewer]),
        "smugglers": known_smugglers(state, viewer),
        "players": [player(state, seat, viewer, worlds) for seat in range(state.seats)],
        "boats": [boat(state, number, viewer, worlds) for number in range(2 * ROUNDS)],
        "underworld": [
            {"round": number + 1, "boat": ANIMALS[state.winners[number]]} for number in range(len(state.winners))
        ],
        "passengers": [placed(state, index, viewer, worlds) for index in range(len(state.placements))],
        "gift_order": gift_order(state),
        "gift_in_use": gift_in_use(state),
        "uses": [use(state, entry) for entry in state.uses],
        "seen": [seen(state, index, viewer) for index in range(len(state.clues)) if is_private(state.clues[index])],
        "answers": [answer(clue) for clue in state.clues if is_verified(clue)],
        "claims": [shown_claim(state, claim) for claim in state.claims],
        "votings": [voting(state, number) for number in range(len(state.votings))],
        "standing": standing(state).to_dict(),
        "scoring": scoring(state) if over else None,
    }


def known_smugglers(state: State, viewer: int | None) -> list[int]:
    """P-1.10: what the demon gaze has shown."""
    if viewer is None or not knows_smugglers(state, viewer):
        return []
    return [seat for seat in range(state.seats) if state.loyalty[seat] == SMUGGLER]


# Certainties


IDENTITIES: Final[dict[int, Data]] = {}


def identity(cards: int) -> Data:
    """What a set of possible cards has in common; Zholyk has no colour. Shared by all views, which copy it."""
    found = IDENTITIES.get(cards)
    if found is None:
        found = in_common(cards)
        IDENTITIES[cards] = found
    return found


def in_common(cards: int) -> Data:
    found: Data = {"card": None, "kind": None, "colour": None}
    kinds: list[int] = []
    colours: list[int] = []
    for card in range(len(CARD_NAMES)):
        if cards >> card & 1:
            if kind_of(card) not in kinds:
                kinds.append(kind_of(card))
            if colour_of(card) not in colours:
                colours.append(colour_of(card))
            found["card"] = CARD_NAMES[card]
    if cards & (cards - 1):
        found["card"] = None
    if len(kinds) == 1:
        found["kind"] = KINDS[kinds[0]]
    if len(colours) == 1 and colours[0] != COLOURLESS:
        found["colour"] = COLOURS[colours[0]]
    return found


def certain_side(worlds: Worlds, seat: int) -> str | None:
    sides = worlds.possible_sides(seat)
    for side in range(len(SIDES)):
        if sides == 1 << side:
            return SIDES[side]
    return None


def certain_hand(state: State, seat: int, worlds: Worlds) -> list[Data]:
    """What is certain of a hand: first whole cards, then kinds, then nothing."""
    size = len(state.hands[seat])
    if size == 0:
        return []
    labels = [seat * HAND + HAND - 1 - number for number in range(size)]
    found: list[Data] = []
    kinds = worlds.certain_kinds(labels)
    for card in range(len(CARD_NAMES)):
        for _ in range(worlds.certain_number(labels, 1 << card)):
            found.append(identity(1 << card).copy())
            kinds[kind_of(card)] -= 1
    for kind in (SOUL, DEMON):
        for _ in range(kinds[kind]):
            found.append(identity(7 << (3 * kind)).copy())
    for _ in range(size - len(found)):
        found.append(identity(0x7F).copy())
    return found


def certain_colours(state: State, seat: int, worlds: Worlds) -> Data:
    """How many cards of each colour a hand has at least."""
    size = len(state.hands[seat])
    labels = [seat * HAND + HAND - 1 - number for number in range(size)]
    return {
        COLOURS[colour]: worlds.certain_number(labels, 9 << colour) if labels else 0 for colour in range(len(COLOURS))
    }


# Players


def player(state: State, seat: int, viewer: int | None, worlds: Worlds) -> Data:
    voted = state.ballots[seat] != EMPTY
    return {
        "gift": None if state.gifts[seat] == NO_GIFT else GIFT_NAMES[gift_of(state, state.gifts[seat])],
        "votes": state.votes[seat],
        "used": state.used >> seat & 1 == 1,
        "hand": certain_hand(state, seat, worlds),
        "colours": certain_colours(state, seat, worlds),
        "loyalty": certain_side(worlds, seat),
        "silent": None if may_speak(state, seat) else MOMENTS[state.silent[seat]],
        "bound": None if state.bound[seat] == EMPTY else ANIMALS[state.bound[seat]],
        "voted": voted and state.phase == VOTING,
        "vote": ANIMALS[state.ballots[seat]] if voted and seat == viewer else None,
        "ready": state.ready >> seat & 1 == 1,
        "claims_left": claims_left(state, seat),
        "picked": state.picks[seat] != EMPTY,
        "pick": CARD_NAMES[state.picks[seat]] if state.picks[seat] != EMPTY and seat == viewer else None,
    }


def claims_left(state: State, seat: int) -> int:
    """How many claims the seat may still make in the discussion that is going on."""
    if state.phase != DISCUSSION or not may_speak(state, seat) or state.ready >> seat & 1:
        return 0
    left = state.cards.claims
    for claim in state.claims:
        if speaker(claim) == seat and round_said(claim) == state.round and phase_said(claim) == DISCUSSION:
            left -= 1
    return left


# Boats and passengers


def boat(state: State, number: int, viewer: int | None, worlds: Worlds) -> Data:
    first = number * COLUMNS
    if state.in_underworld(first):
        where = "underworld"
    elif state.in_play(first):
        where = "in_play"
    else:
        where = "lost" if number // 2 < len(state.winners) else "waiting"
    return {
        "round": number // 2 + 1,
        "boat": ANIMALS[number % 2],
        "where": where,
        "promise": promise(state, number, worlds) if where == "in_play" else None,
        "seats": [seat_of_boat(state, first + column, viewer, worlds) for column in range(state.readings.columns)],
    }


def promise(state: State, number: int, worlds: Worlds) -> Data:
    """What the boat could bring, by what is possible for each passenger: souls and demons at least and at most, and the
    best bonus for one colour."""
    souls = [0, 0]
    demons = [0, 0]
    colours = [0] * len(COLOURS)
    for place in range(number * COLUMNS, number * COLUMNS + COLUMNS):
        if state.traces[place]:
            cards = worlds.possible_at(state.traces[place])
            count_possible(souls, cards, MAY_BE_SOUL)
            count_possible(demons, cards, MAY_BE_DEMON)
            for colour in range(len(COLOURS)):
                if state.masks[place] == EMPTY:
                    colours[colour] += cards >> colour & 1
                elif state.masks[place] == colour and cards & MAY_BE_SOUL:
                    colours[colour] += 1
    return {
        "souls": souls,
        "demons": demons,
        "bonus": max(state.cards.group_points[count] for count in colours),
    }


def count_possible(range_of: list[int], cards: int, wanted: int) -> None:
    if cards & ~wanted == 0:
        range_of[0] += 1
    if cards & wanted:
        range_of[1] += 1


def seat_of_boat(state: State, place: int, viewer: int | None, worlds: Worlds) -> Data:
    number = state.cards.seat_gift[state.readings.layout][place]
    gift = state.readings.sets[place // (2 * COLUMNS)] * 10 + number
    found = empty_seat(place % COLUMNS, gift, state.cards.seat_votes[state.readings.layout][place])
    if state.traces[place]:
        found["passenger"] = passenger(state, place, viewer, worlds)
    return found


EMPTY_SEATS: Final[dict[int, Data]] = {}


def empty_seat(column: int, gift: int, votes: int) -> Data:
    """A seat with its gift and votes; the same in every game."""
    key = (votes << 8 | gift) << 4 | column
    found = EMPTY_SEATS.get(key)
    if found is None:
        found = {"column": column + 1, "gift": GIFT_NAMES[gift], "votes": votes, "passenger": None}
        EMPTY_SEATS[key] = found
    return found.copy()


def passenger(state: State, place: int, viewer: int | None, worlds: Worlds) -> Data:
    """Who sits there, as far as it is certain; after a shuffle `passengers` are the ones that it can be."""
    trace = state.traces[place]
    sitting = worlds.sitting(trace)
    alone = len(sitting) == 1
    found = identity(worlds.possible_at(trace))
    return {
        "passengers": sitting,
        "owner": owner_of(sitting[0]) if alone and sitting[0] < FIRST_SHADOW else None,
        "shadow": sitting[0] >= FIRST_SHADOW if alone else None,
        "face_up": state.face_up >> place & 1 == 1,
        "mask": None if state.masks[place] == EMPTY else COLOURS[state.masks[place]],
        **found,
        "how": how_known(state, place, sitting, viewer, found),
    }


def how_known(state: State, place: int, sitting: list[int], viewer: int | None, found: Data) -> str | None:
    if found["kind"] is None and found["colour"] is None:
        return None
    if state.face_up >> place & 1:
        return "revealed"
    if viewer is not None and len(sitting) == 1 and owner_of(sitting[0]) == viewer:
        return "own"
    if state.is_shown_at_the_end(place):
        return "seen"
    stated = False
    for clue in state.clues:
        if clue.place != EMPTY and clue.trace == state.traces[place]:
            if clue.sort == LOOKED and clue.viewers & bit(viewer):
                return "seen"
            stated = stated or clue.sort in (KIND_STATED, COLOUR_STATED)
    return "stated" if stated and found["card"] is None else "deduced"


def placed(state: State, index: int, viewer: int | None, worlds: Worlds) -> Data:
    """A passenger by itself, wherever it is now: who placed it where, and what it certainly is."""
    placement = state.placements[index]
    place = placement >> 4
    seat = placement & 0xF
    shadow = is_of_shadow(state, index)
    number = place // (2 * COLUMNS)
    if shadow:
        label = FIRST_SHADOW + number * SHADOWS_PER_ROUND + index % (state.seats + SHADOWS_PER_ROUND)
    else:
        label = seat * HAND + number
    return {
        "passenger": label,
        "owner": None if shadow else seat,
        "laid_by": seat,
        **spot_facts(place),
        **identity(worlds.possible(label)),
    }


# Gifts


def gift_order(state: State) -> list[Data]:
    """Who acts when in this round (P-4.1)."""
    holders = [seat for seat in range(state.seats) if state.gifts[seat] != NO_GIFT]
    holders.sort(key=lambda seat: state.gifts[seat])
    return [
        {
            "seat": seat,
            "gift": GIFT_NAMES[gift_of(state, state.gifts[seat])],
            "used": state.used >> seat & 1 == 1,
        }
        for seat in holders
    ]


def gift_in_use(state: State) -> Data | None:
    if state.gift == NO_GIFT:
        return None
    return {
        "seat": state.owner,
        "gift": GIFT_NAMES[state.gift],
        "chosen": chosen(steps_of(state), state.registers),
    }


def use(state: State, entry: Use) -> Data:
    gift = state.cards.gifts[entry.gift]
    return {
        "round": entry.round,
        "seat": entry.seat,
        "gift": GIFT_NAMES[entry.gift],
        "instead": entry.instead,
        "chosen": chosen(gift.impossible if entry.instead else gift.steps, entry.chosen),
    }


def chosen(steps: list[Op], registers: list[list[int]]) -> list[Data]:
    """What was chosen, in order: colours, kinds, seats or places."""
    found: list[Data] = []
    for op in steps:
        if op.chooses() and op.register < len(registers):
            for value in registers[op.register]:
                if op.op == CHOOSE_COLOUR:
                    found.append({"colour": COLOURS[value]})
                elif op.op == CHOOSE_KIND:
                    found.append({"kind": KINDS[value]})
                elif op.op == CHOOSE_PLAYERS:
                    found.append({"seat": value})
                else:
                    found.append({**spot_facts(value)})
    return found


# What was seen and admitted


def is_private(clue: Clue) -> bool:
    return clue.viewers != EVERYBODY


def is_verified(clue: Clue) -> bool:
    return clue.sort in (COUNT_ADMITTED, KIND_ADMITTED, KIND_STATED, COLOUR_STATED)


def seen(state: State, index: int, viewer: int | None) -> Data:
    """That somebody looked, showed or exchanged, and what it was if the viewer may know."""
    clue = state.clues[index]
    content = state.contents[index]
    may = clue.viewers & bit(viewer) != 0
    found: Data = {
        "round": clue.round,
        "gift": GIFT_NAMES[clue.gift],
        "seats": [seat for seat in range(state.seats) if clue.viewers >> seat & 1],
        "secret": clue.secret,
        "cards": None,
    }
    if clue.sort == LOOKED:
        card = state.passengers[clue.trace[state.flips & (len(clue.trace) - 1)]]
        found.update({"how": "looked", **spot_facts(clue.place)})
        found["cards"] = [CARD_NAMES[card]] if may else None
    elif clue.sort == HAND_CARD:
        found.update({"how": "showed", "seat": clue.seat, "opponent": clue.other})
        found["cards"] = [CARD_NAMES[content]] if may else None
    elif clue.sort == WHOLE_HAND:
        found.update({"how": "looked_at_hand", "seat": clue.seat, "opponent": clue.other})
        found["cards"] = card_names(unpacked(content)) if may else None
    else:
        found.update({"how": "exchanged", "seat": clue.seat, "opponent": clue.other})
        found["cards"] = [CARD_NAMES[content // 8], CARD_NAMES[content % 8]] if may else None
    return found


def answer(clue: Clue) -> Data:
    """P-9.3: an admitted answer, verified."""
    found: Data = {"round": clue.round, "gift": GIFT_NAMES[clue.gift], "seat": clue.seat}
    if clue.sort == COUNT_ADMITTED:
        found.update({"question": "hand_count_of_colour", "colour": COLOURS[clue.argument], "answer": clue.answer})
    elif clue.sort == KIND_ADMITTED:
        found.update({"question": "hand_has_kind", "kind": KINDS[clue.argument], "answer": clue.answer})
    elif clue.sort == KIND_STATED:
        found.update({"question": "kind_of", **spot_facts(clue.place), "answer": KINDS[clue.answer]})
    else:
        colour = None if clue.answer == COLOURLESS else COLOURS[clue.answer]
        found.update({"question": "colour_of", **spot_facts(clue.place), "answer": colour})
    return found


CLAIMS = {
    "say_placed": "placed",
    "say_hand": "hand",
    "say_both": "hand",
    "say_saw": "saw",
    "say_saw_hand": "saw",
    "say_loyalty": "loyalty",
    "say_trust": "trust",
    "say_plan": "plan_vote",
    "say_urge": "urge_vote",
    "say_ask": "ask",
}


DESCRIBED: Final[dict[int, Data]] = {}  # claims, as soon as they were once shown


def shown_claim(state: State, claim: int) -> Data:
    """The same for everybody, and ever after."""
    shown = DESCRIBED.get(claim)
    if shown is None:
        shown = described(claim)
        DESCRIBED[claim] = shown
    found = shown.copy()
    if SAY_PLACED <= words(claim) < SAY_HAND:
        number = (words(claim) - SAY_PLACED) // len(WHATS) + 1
        found.update(spot_facts(placed_at(state, speaker(claim), number)))
    return found


def described(claim: int) -> Data:
    """All of it that is the same in every game."""
    decoded = VOCABULARY.decode(words(claim))
    found: Data = {
        "said_in": round_said(claim),
        "phase": PHASES[phase_said(claim)],
        "seat": speaker(claim),
        "claim": CLAIMS[decoded.name],
        "action": words(claim),
    }
    for name, value in decoded.arguments.items():
        found["opponent" if name == "seat" else name] = value
    if decoded.name == "say_both":
        found["count"] = 2
    if "what" in found:
        found.update(said_of_card(str(found["what"])))
    return found


def said_of_card(what: str) -> Data:
    """Kind and colour of a claim, None for what it leaves open."""
    parts = what.split("_")
    return {
        "kind": parts[0] if parts[0] in KINDS else None,
        "colour": parts[-1] if parts[-1] in COLOURS else None,
    }


# Votes and scoring


def voting(state: State, number: int) -> Data:
    ballots = state.votings[number]
    weights = [0] * state.seats
    for index in range(len(state.placements)):
        placement = state.placements[index]
        place = placement >> 4
        if place // (2 * COLUMNS) == number and not is_of_shadow(state, index):
            weights[placement & 0xF] = state.cards.seat_votes[state.readings.layout][place]
    totals = [0, 0]
    for seat in range(state.seats):
        totals[ballots[seat]] += weights[seat]
    return {
        "round": number + 1,
        "votes": [{"boat": ANIMALS[ballots[seat]], "votes": weights[seat]} for seat in range(state.seats)],
        "raven": totals[0],
        "wolf": totals[1],
        "coin": state.deciders[number],
        "winner": ANIMALS[state.winners[number]],
    }


def scoring(state: State) -> Data:
    """Every point: by passenger, by group of a boat, and by pairs of a demon and a neighbouring soul."""
    points = tally(state)
    return {
        "guides": points.guides(),
        "smugglers": points.smugglers(),
        "zholyk_half_points": state.crew.zholyk_half_points,
        "winner": SIDES[winner(state)],
        "wins_ties": SIDES[favoured(state)],
        "loyalties": [SIDES[side] for side in state.loyalty],
        "souls": [{**spot_facts(place), "points": state.cards.soul_points} for place in points.souls],
        "demons": [{**spot_facts(place), "points": state.cards.demon_points} for place in points.demons],
        "groups": [
            {
                **spot_facts(group.places[0]),
                "columns": [place % COLUMNS + 1 for place in group.places],
                "colour": COLOURS[group.colour],
                "points": group.points,
            }
            for group in points.groups
        ],
        "neighbours": [
            {"demon": {**spot_facts(demon)}, "soul": {**spot_facts(soul)}, "points": state.cards.neighbour_points}
            for demon, soul in points.bonds
        ],
    }
