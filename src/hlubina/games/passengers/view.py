"""What a seat or a spectator may see of the table.

Denied by default: only what is named here is shown. Everything about hidden cards and loyalties comes from `mind`: it
is shown if and only if it holds in every world that fits what the viewer knows (P-8.1). Hands are sorted.
"""

from __future__ import annotations

from typing import Final, cast

from hlubina.core.game import NOBODY
from hlubina.core.knowledge import EVERYBODY, bit
from hlubina.games.passengers.actions import VOCABULARY
from hlubina.games.passengers.cards import (
    ANIMALS,
    CARD_NAMES,
    COLOURLESS,
    COLOURS,
    COLUMNS,
    DEMON,
    GIFT_NAMES,
    GUIDE,
    HAND,
    KINDS,
    LONER,
    NO_GIFT,
    PLACES,
    ROUNDS,
    SETS,
    SHADOWS_PER_ROUND,
    SIDES,
    SMUGGLER,
    SOUL,
    colour_of,
    kind_of,
)
from hlubina.games.passengers.knowledge.clues import known_worlds, knows_smugglers, unpacked
from hlubina.games.passengers.knowledge.solver import Worlds
from hlubina.games.passengers.knowledge.verdicts import carries, verdict
from hlubina.games.passengers.language import (
    CHOOSE_COLOUR,
    CHOOSE_KIND,
    CHOOSE_PLAYERS,
    MOMENTS,
    Op,
)
from hlubina.games.passengers.rules.claims import trace_of_claim
from hlubina.games.passengers.rules.gifts import steps_of
from hlubina.games.passengers.rules.placement import gift_of
from hlubina.games.passengers.rules.talk import is_of_shadow, may_speak
from hlubina.games.passengers.rules.targets import unused_masks
from hlubina.games.passengers.scoring import HALVES, Tally, favoured, tally, winner
from hlubina.games.passengers.shown import (
    Answer,
    BoatSeat,
    BoatState,
    Card,
    Chosen,
    Claim,
    Colour,
    Colours,
    GiftInUse,
    GiftSet,
    GiftTurn,
    How,
    Identity,
    Kind,
    Passenger,
    Phase,
    Place,
    Placed,
    Player,
    Promise,
    Question,
    Scoring,
    ScoringStep,
    Seen,
    SeenHow,
    Side,
    Subject,
    Until,
    Verdict,
    View,
    Voting,
    Where,
)
from hlubina.games.passengers.shown import Boat as Animal
from hlubina.games.passengers.shown import Use as UseForm
from hlubina.games.passengers.state import (
    COLOUR_STATED,
    COUNT_ADMITTED,
    EMPTY,
    FIRST_SHADOW,
    HAND_CARD,
    KIND_ADMITTED,
    KIND_STATED,
    LOOKED,
    PASSENGERS,
    PHASES,
    VOTING,
    WHOLE_HAND,
    Clue,
    State,
    Use,
    animal_of,
    owner_of,
    phase_said,
    place_of_trace,
    round_of,
    round_said,
    speaker,
    words,
)

BOATS: Final = cast(list[Animal], ANIMALS)
COLOUR_NAMES: Final = cast(list[Colour], COLOURS)
KIND_NAMES: Final = cast(list[Kind], KINDS)
SIDE_NAMES: Final = cast(list[Side], SIDES)
CARD_FORMS: Final = cast(list[Card], CARD_NAMES)
PHASE_NAMES: Final = cast(list[Phase], PHASES)
UNTIL: Final = cast(list[Until], MOMENTS)
SET_NAMES: Final = cast(list[GiftSet], SETS)
SPOTS: Final[list[Place]] = [
    {"round": round_of(place), "boat": BOATS[animal_of(place)], "column": place % COLUMNS + 1}
    for place in range(PLACES)
]
MAY_BE_SOUL: Final = 0x47  # sets of cards: souls and Zholyk,
MAY_BE_DEMON: Final = 0x78  # demons and Zholyk


def view(state: State, viewer: int | None) -> View:
    worlds = known_worlds(state, viewer)
    homes = homes_of(state, worlds)
    over = state.is_finished()
    return {
        "seats": state.seats,
        "round": state.round,
        "phase": "over" if over else PHASE_NAMES[state.phase],
        "moves": state.moves,
        "step": state.stack.top().name() if state.actor != NOBODY else None,
        "coin": state.coin,
        "starter": state.starters[-1],
        "gift_sets": [SET_NAMES[number] for number in state.settings.sets],
        "columns": state.cards.columns,
        "cap": state.settings.cap,
        "masks": [COLOUR_NAMES[colour] for colour in unused_masks(state)],
        "shadows_left": state.crew.shadows() - state.shadows_laid,
        "sides": {
            "guide": state.crew.sides[GUIDE],
            "smuggler": state.crew.sides[SMUGGLER],
            "zholyk": state.crew.sides[LONER],
        },
        "left_over": {"soul": state.crew.souls_left, "demon": state.crew.demons_left},
        "loyalty": None if viewer is None else SIDE_NAMES[state.loyalty[viewer]],
        "hand": [] if viewer is None else cards_of(state.hands[viewer]),
        "smugglers": known_smugglers(state, viewer),
        "players": [player(state, seat, viewer, worlds) for seat in range(state.seats)],
        "boats": [boat(state, number, viewer, worlds) for number in range(2 * ROUNDS)],
        "underworld": [
            {"round": number + 1, "boat": BOATS[state.winners[number]]} for number in range(len(state.winners))
        ],
        "passengers": [placed(state, index, viewer, worlds) for index in range(len(state.placements))],
        "gift_order": gift_order(state),
        "gift_in_use": gift_in_use(state),
        "uses": [use(state, entry) for entry in state.uses],
        "seen": [
            seen(state, index, viewer, worlds, homes)
            for index in range(len(state.clues))
            if is_private(state.clues[index])
        ],
        "answers": [answer(state, clue, worlds, homes) for clue in state.clues if is_verified(clue)],
        "claims": [shown_claim(state, claim, viewer, worlds, homes) for claim in state.claims],
        "votings": [voting(state, number) for number in range(len(state.votings))],
        "scoring": scoring(state) if over else None,
    }


def cards_of(cards: list[int]) -> list[Card]:
    return [CARD_FORMS[card] for card in sorted(cards)]


def known_smugglers(state: State, viewer: int | None) -> list[int]:
    """P-1.10: what the demon gaze has shown."""
    if viewer is None or not knows_smugglers(state, viewer):
        return []
    return [seat for seat in range(state.seats) if state.loyalty[seat] == SMUGGLER]


# Certainties


IDENTITIES: Final[dict[int, Identity]] = {}


def identity(cards: int) -> Identity:
    """What a set of possible cards has in common; Zholyk has no colour. Shared by all views, which copy it."""
    found = IDENTITIES.get(cards)
    if found is None:
        found = in_common(cards)
        IDENTITIES[cards] = found
    return found


def in_common(cards: int) -> Identity:
    found: Identity = {"card": None, "kind": None, "colour": None}
    kinds: list[int] = []
    colours: list[int] = []
    for card in range(len(CARD_NAMES)):
        if cards >> card & 1:
            if kind_of(card) not in kinds:
                kinds.append(kind_of(card))
            if colour_of(card) not in colours:
                colours.append(colour_of(card))
            found["card"] = CARD_FORMS[card]
    if cards & (cards - 1):
        found["card"] = None
    if len(kinds) == 1:
        found["kind"] = KIND_NAMES[kinds[0]]
    if len(colours) == 1 and colours[0] != COLOURLESS:
        found["colour"] = COLOUR_NAMES[colours[0]]
    return found


def certain_side(worlds: Worlds, seat: int) -> Side | None:
    sides = worlds.possible_sides(seat)
    for side in range(len(SIDES)):
        if sides == 1 << side:
            return SIDE_NAMES[side]
    return None


def certain_hand(state: State, seat: int, worlds: Worlds) -> list[Identity]:
    """What is certain of a hand: first whole cards, then kinds, then nothing."""
    size = len(state.hands[seat])
    if size == 0:
        return []
    labels = [seat * HAND + HAND - 1 - number for number in range(size)]
    found: list[Identity] = []
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


def certain_colours(state: State, seat: int, worlds: Worlds) -> Colours:
    """How many cards of each colour a hand has at least."""
    size = len(state.hands[seat])
    if size == 0:
        return {"green": 0, "red": 0, "blue": 0}
    labels = [seat * HAND + HAND - 1 - number for number in range(size)]
    return {
        "green": worlds.certain_number(labels, 9),
        "red": worlds.certain_number(labels, 9 << 1),
        "blue": worlds.certain_number(labels, 9 << 2),
    }


# Players


def player(state: State, seat: int, viewer: int | None, worlds: Worlds) -> Player:
    voted = state.ballots[seat] != EMPTY
    return {
        "gift": None if state.gifts[seat] == NO_GIFT else GIFT_NAMES[gift_of(state, state.gifts[seat])],
        "votes": state.votes[seat],
        "used": state.used >> seat & 1 == 1,
        "hand": certain_hand(state, seat, worlds),
        "colours": certain_colours(state, seat, worlds),
        "loyalty": certain_side(worlds, seat),
        "silent": None if may_speak(state, seat) else UNTIL[state.silent[seat]],
        "bound": None if state.bound[seat] == EMPTY else BOATS[state.bound[seat]],
        "voted": voted and state.phase == VOTING,
        "vote": BOATS[state.ballots[seat]] if voted and seat == viewer else None,
        "ready": state.ready >> seat & 1 == 1,
        "claims_left": claims_left(state, seat),
        "picked": state.picks[seat] != EMPTY,
        "pick": CARD_FORMS[state.picks[seat]] if state.picks[seat] != EMPTY and seat == viewer else None,
    }


def claims_left(state: State, seat: int) -> int:
    """How many claims the seat may still make in this phase of its own accord."""
    if not state.settings.talk or state.phase == VOTING or not may_speak(state, seat):
        return 0
    return state.cards.claims - state.claims_made(seat)


# Boats and passengers


def boat(state: State, number: int, viewer: int | None, worlds: Worlds) -> BoatState:
    first = number * COLUMNS
    where: Where
    if state.in_underworld(first):
        where = "underworld"
    elif state.in_play(first):
        where = "in_play"
    else:
        where = "lost" if number // 2 < len(state.winners) else "waiting"
    found: BoatState = {
        "round": number // 2 + 1,
        "boat": BOATS[number % 2],
        "where": where,
        "seats": [seat_of_boat(state, first + column, viewer, worlds) for column in range(state.cards.columns)],
    }
    if where == "in_play":
        found["promise"] = promise(state, number, worlds)
        found["promise_to_all"] = promise(state, number, known_worlds(state, None))
    return found


def promise(state: State, number: int, worlds: Worlds) -> Promise:
    """What the boat could bring, by what is possible for each passenger: points for souls and demons at least and at
    most, and at most the bonus for souls of one colour."""
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
    bonuses = [max(state.cards.group_points[: count + 1]) for count in colours]
    return {
        "souls": (souls[0] * state.cards.soul_points, souls[1] * state.cards.soul_points),
        "demons": (demons[0] * state.cards.demon_points, demons[1] * state.cards.demon_points),
        "bonus": sum(bonuses) if state.settings.each_group else max(bonuses),
    }


def count_possible(range_of: list[int], cards: int, wanted: int) -> None:
    if cards & ~wanted == 0:
        range_of[0] += 1
    if cards & wanted:
        range_of[1] += 1


def seat_of_boat(state: State, place: int, viewer: int | None, worlds: Worlds) -> BoatSeat:
    number = state.cards.seat_gift[place]
    gift = state.settings.sets[place // (2 * COLUMNS)] * 10 + number
    found = empty_seat(place % COLUMNS, gift, state.cards.seat_votes[place])
    if state.traces[place]:
        found["passenger"] = passenger(state, place, viewer, worlds)
    return found


EMPTY_SEATS: Final[dict[int, BoatSeat]] = {}


def empty_seat(column: int, gift: int, votes: int) -> BoatSeat:
    """A seat with its gift and votes; the same in every game."""
    key = (votes << 8 | gift) << 4 | column
    found = EMPTY_SEATS.get(key)
    if found is None:
        found = {"column": column + 1, "gift": GIFT_NAMES[gift], "votes": votes}
        EMPTY_SEATS[key] = found
    return found.copy()


def passenger(state: State, place: int, viewer: int | None, worlds: Worlds) -> Passenger:
    """Who sits there, as far as it is certain; after a shuffle `passengers` are the ones that it can be."""
    trace = state.traces[place]
    sitting = worlds.sitting(trace)
    alone = len(sitting) == 1
    found = identity(worlds.possible_at(trace))
    form: Passenger = {
        "passengers": sitting,
        "owner": owner_of(sitting[0]) if alone and sitting[0] < FIRST_SHADOW else None,
        "face_up": state.face_up >> place & 1 == 1,
        "card": found["card"],
        "kind": found["kind"],
        "colour": found["colour"],
        "how": how_known(state, place, sitting, viewer, found),
    }
    if alone and sitting[0] >= FIRST_SHADOW:
        form["shadow"] = True
    if state.masks[place] != EMPTY:
        form["mask"] = COLOUR_NAMES[state.masks[place]]
    return form


def how_known(state: State, place: int, sitting: list[int], viewer: int | None, found: Identity) -> How | None:
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


def placed(state: State, index: int, viewer: int | None, worlds: Worlds) -> Placed:
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
        **SPOTS[place],
        **identity(worlds.possible(label)),
    }


def homes_of(state: State, worlds: Worlds) -> list[int]:
    """Where each passenger sits now, by its number, as far as the viewer knows."""
    homes = [EMPTY] * PASSENGERS
    for placement in range(len(state.traces)):
        trace = state.traces[placement]
        if trace:
            sitting = worlds.sitting(trace) if len(trace) > 1 else trace
            if len(sitting) == 1:
                homes[sitting[0]] = placement
    return homes


def subject(state: State, trace: list[int], worlds: Worlds, homes: list[int]) -> Subject:
    """P-8.1: the passenger that was once at the place of a trace, wherever it sits now."""
    sitting = worlds.sitting(trace) if len(trace) > 1 else trace
    alone = len(sitting) == 1
    place = homes[sitting[0]] if alone else place_of_trace(state, trace)
    found: Subject = {
        "passengers": sitting,
        "owner": owner_of(sitting[0]) if alone and sitting[0] < FIRST_SHADOW else None,
        "now": None if place == EMPTY else SPOTS[place].copy(),
    }
    if alone and sitting[0] >= FIRST_SHADOW:
        found["shadow"] = True
    return found


# Gifts


def gift_order(state: State) -> list[GiftTurn]:
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


def gift_in_use(state: State) -> GiftInUse | None:
    if state.gift == NO_GIFT:
        return None
    return {
        "seat": state.owner,
        "gift": GIFT_NAMES[state.gift],
        "chosen": chosen(steps_of(state), state.registers),
    }


def use(state: State, entry: Use) -> UseForm:
    gift = state.cards.gifts[entry.gift]
    steps = gift.impossible if entry.instead else gift.steps
    found = chosen(steps, entry.chosen)
    form: UseForm = {
        "round": entry.round,
        "seat": entry.seat,
        "gift": GIFT_NAMES[entry.gift],
        "instead": entry.instead,
        "chosen": found,
    }
    if found and carries(steps):
        form["carried"] = True
    return form


def chosen(steps: list[Op], registers: list[list[int]]) -> list[Chosen]:
    """What was chosen, in order: colours, kinds, seats or places."""
    found: list[Chosen] = []
    for op in steps:
        if op.chooses() and op.register < len(registers):
            for value in registers[op.register]:
                if op.op == CHOOSE_COLOUR:
                    found.append({"colour": COLOUR_NAMES[value]})
                elif op.op == CHOOSE_KIND:
                    found.append({"kind": KIND_NAMES[value]})
                elif op.op == CHOOSE_PLAYERS:
                    found.append({"seat": value})
                else:
                    place = SPOTS[value]
                    found.append({"round": place["round"], "boat": place["boat"], "column": place["column"]})
    return found


# What was seen and admitted


def is_private(clue: Clue) -> bool:
    return clue.viewers != EVERYBODY


def is_verified(clue: Clue) -> bool:
    return clue.sort in (COUNT_ADMITTED, KIND_ADMITTED, KIND_STATED, COLOUR_STATED)


def seen(state: State, index: int, viewer: int | None, worlds: Worlds, homes: list[int]) -> Seen:
    """That somebody looked, showed or exchanged, and what it was if the viewer may know."""
    clue = state.clues[index]
    content = state.contents[index]
    may = clue.viewers & bit(viewer) != 0
    how: SeenHow
    cards: list[Card]
    if clue.sort == LOOKED:
        how = "looked"
        cards = [CARD_FORMS[state.passengers[clue.trace[state.flips & (len(clue.trace) - 1)]]]]
    elif clue.sort == HAND_CARD:
        how = "showed"
        cards = [CARD_FORMS[content]]
    elif clue.sort == WHOLE_HAND:
        how = "looked_at_hand"
        cards = cards_of(unpacked(content))
    else:
        how = "exchanged"
        cards = [CARD_FORMS[content // 8], CARD_FORMS[content % 8]]
    found: Seen = {
        "round": clue.round,
        "gift": GIFT_NAMES[clue.gift],
        "seats": [seat for seat in range(state.seats) if clue.viewers >> seat & 1],
        "secret": clue.secret,
        "how": how,
        "cards": cards if may else None,
    }
    if clue.sort == LOOKED:
        place = SPOTS[clue.place]
        found["round"] = place["round"]
        found["boat"] = place["boat"]
        found["column"] = place["column"]
        found["subject"] = subject(state, clue.trace, worlds, homes)
    else:
        found["seat"] = clue.seat
        found["opponent"] = clue.other
    return found


def answer(state: State, clue: Clue, worlds: Worlds, homes: list[int]) -> Answer:
    """P-9.3: an admitted answer, verified."""
    question: Question
    if clue.sort == COUNT_ADMITTED:
        question = "hand_count_of_colour"
    elif clue.sort == KIND_ADMITTED:
        question = "hand_has_kind"
    else:
        question = "kind_of" if clue.sort == KIND_STATED else "colour_of"
    found: Answer = {
        "round": clue.round,
        "gift": GIFT_NAMES[clue.gift],
        "seat": clue.seat,
        "question": question,
        "answer": clue.answer,
    }
    if clue.sort == COUNT_ADMITTED:
        found["colour"] = COLOUR_NAMES[clue.argument]
    elif clue.sort == KIND_ADMITTED:
        found["kind"] = KIND_NAMES[clue.argument]
    else:
        place = SPOTS[clue.place]
        found["round"] = place["round"]
        found["boat"] = place["boat"]
        found["column"] = place["column"]
        found["subject"] = subject(state, clue.trace, worlds, homes)
        if clue.sort == KIND_STATED:
            found["answer"] = KIND_NAMES[clue.answer]
        else:
            found["answer"] = None if clue.answer == COLOURLESS else COLOUR_NAMES[clue.answer]
    return found


DESCRIBED: Final[dict[int, Claim]] = {}  # claims, as soon as they were once shown


def shown_claim(state: State, claim: int, viewer: int | None, worlds: Worlds, homes: list[int]) -> Claim:
    key = claim & 0xFFFFFF  # but for the number of clues
    shown = DESCRIBED.get(key)
    if shown is None:
        shown = described(claim)
        DESCRIBED[key] = shown
    found = shown.copy()
    trace = trace_of_claim(state, claim)
    if trace:
        found["subject"] = subject(state, trace, worlds, homes)
    judged = None if speaker(claim) == viewer else VERDICTS[verdict(state, claim, worlds)]
    if judged is not None:
        found["verdict"] = judged
    return found


VERDICTS: Final[list[Verdict | None]] = [None, "fits", "contradicted"]


def described(claim: int) -> Claim:
    """All of it that is the same in every game and for everybody."""
    decoded = VOCABULARY.decode(words(claim))
    found: dict[str, object] = {
        "said_in": round_said(claim),
        "phase": PHASES[phase_said(claim)],
        "seat": speaker(claim),
        "name": decoded.name,
    }
    for name, value in decoded.arguments.items():
        found["opponent" if name == "seat" else name] = value
    if decoded.name == "say_both":
        found["count"] = 2
    return cast(Claim, found)


# Votes and scoring


def voting(state: State, number: int) -> Voting:
    ballots = state.votings[number]
    weights = [0] * state.seats
    for index in range(len(state.placements)):
        placement = state.placements[index]
        place = placement >> 4
        if place // (2 * COLUMNS) == number and not is_of_shadow(state, index):
            weights[placement & 0xF] = state.cards.seat_votes[place]
    totals = [0, 0]
    for seat in range(state.seats):
        totals[ballots[seat]] += weights[seat]
    return {
        "round": number + 1,
        "votes": [{"boat": BOATS[ballots[seat]], "votes": weights[seat]} for seat in range(state.seats)],
        "raven": totals[0],
        "wolf": totals[1],
        "coin": state.deciders[number],
        "winner": BOATS[state.winners[number]],
    }


def scoring(state: State) -> Scoring:
    """Every point: by passenger, by group of a boat, and by pairs of a demon and a neighbouring soul."""
    points = tally(state)
    return {
        "guides": points.guides(),
        "smugglers": points.smugglers(),
        "zholyk": state.crew.zholyk_half_points / HALVES,
        "winner": SIDE_NAMES[winner(state)],
        "tied": points.guides() == points.smugglers(),
        "wins_ties": SIDE_NAMES[favoured(state)],
        "loyalties": [SIDE_NAMES[side] for side in state.loyalty],
        "souls": [{**SPOTS[place], "points": state.cards.soul_points} for place in points.souls],
        "demons": [{**SPOTS[place], "points": state.cards.demon_points} for place in points.demons],
        "groups": [
            {
                **SPOTS[group.places[0]],
                "columns": [place % COLUMNS + 1 for place in group.places],
                "colour": COLOUR_NAMES[group.colour],
                "points": group.points,
            }
            for group in points.groups
        ],
        "neighbours": [
            {"demon": SPOTS[demon].copy(), "soul": SPOTS[soul].copy(), "points": state.cards.neighbour_points}
            for demon, soul in points.bonds
        ],
        "steps": scoring_steps(state, points),
    }


def scoring_steps(state: State, points: Tally) -> list[ScoringStep]:
    """From the first boat up, column by column; then the groups, the neighbours, and who was on which side."""
    found: list[ScoringStep] = []
    guides = 0
    smugglers = 0
    for number in range(len(state.winners)):
        first = (number * 2 + state.winners[number]) * COLUMNS
        for place in range(first, first + COLUMNS):
            if state.traces[place]:
                guides += state.cards.soul_points if place in points.souls else 0
                smugglers += state.cards.demon_points if place in points.demons else 0
                found.append(
                    {"step": "turn", "index": 0, "place": SPOTS[place].copy(), "guides": guides, "smugglers": smugglers}
                )
    for index in range(len(points.groups)):
        guides += points.groups[index].points
        found.append({"step": "group", "index": index, "place": None, "guides": guides, "smugglers": smugglers})
    for index in range(len(points.bonds)):
        smugglers += state.cards.neighbour_points
        found.append({"step": "pair", "index": index, "place": None, "guides": guides, "smugglers": smugglers})
    found.append({"step": "sides", "index": 0, "place": None, "guides": guides, "smugglers": smugglers})
    return found
