"""A position of Abyss as plain data and back. Loading checks that the position can really have come about."""

from __future__ import annotations

import re
from typing import Final

from hlubina.core.data import Reader
from hlubina.core.errors import Invalid
from hlubina.core.game import NOBODY
from hlubina.core.knowledge import EVERYBODY, Deck
from hlubina.core.positions import StepClasses, dump_core, dump_deck, load_core, load_deck, resume
from hlubina.core.steps import Stack, Step
from hlubina.games.abyss.cards import (
    ALCHEMIST,
    ALLY_NAMES,
    AMBASSADOR,
    APPRENTICE,
    ASSASSIN,
    BLACK_SMOKERS,
    CARD_NAMES,
    CORRUPTOR,
    HUNTER,
    ILLUSIONIST,
    INVOKER,
    JAILER,
    KINDS,
    LOCATION_NAMES,
    LORD_NAMES,
    LORDS,
    MONSTER,
    OPPORTUNIST,
    ORACLE,
    SCHEMER,
    SLAVER,
    TRAITOR,
)
from hlubina.games.abyss.rules.control import (
    ControlKeys,
    ControlLocation,
    KeepLocation,
    SearchStack,
    SwapLocation,
    SwapWith,
    TakeAvailable,
    UseKeys,
    keys,
    lords_under,
)
from hlubina.games.abyss.rules.council import SecondStack, TakeStack
from hlubina.games.abyss.rules.explore import AllyRevealed, ChooseReward, MonsterRevealed, OfferAlly, RevealNext, price
from hlubina.games.abyss.rules.hands import DiscardAllies, MartialLaw, ThrowMarked, excess, martial_excess
from hlubina.games.abyss.rules.lords import BetrayLord, CorruptLord, DisableLord, RobToken, SchemeLord, TakeLord
from hlubina.games.abyss.rules.powers import POWERS, PurgeStack, ReplaceLord, SellAlly
from hlubina.games.abyss.rules.recruit import AffiliateAlly, CloseCourt, PayForLord
from hlubina.games.abyss.rules.turn import ChooseAction, FinishTurn, MartialCheck, PassTurn
from hlubina.games.abyss.state import EMPTY, State, card_names, lord_names, lords_in, race_of

# The stacks of steps that can come about, bottom first
POWER: Final = r"(?: (?:sell_ally|purge_stack|replace_lord))"
DISCARDS: Final = r" throw_marked(?: discard_allies)+"
EXPLORING: Final = rf"(?: offer_ally| (?:ally_revealed|monster_revealed){POWER}?| choose_reward| reveal_next{DISCARDS})"
ARRIVING: Final = (
    rf"(?:{DISCARDS}|(?: disable_lord)+| rob_token| take_stack| (?:corrupt_lord|betray_lord){POWER}?| take_lord"
    r"| scheme_lord| keep_location| take_available| search_stack| swap_location| swap_with)"
)
CONTROLLING: Final = r"(?: control_keys (?:control_location|keep_location|use_keys|search_stack))"
ACTION: Final = rf" control_keys(?:{EXPLORING}| second_stack| close_court(?: affiliate_ally|{ARRIVING}))"
TURN: Final = re.compile(
    rf"pass_turn(?: finish_turn(?: choose_action(?:{POWER}| pay_for_lord)?|{POWER}|{ACTION}|{CONTROLLING})?"
    rf"|(?: martial_check)?{DISCARDS}| martial_law)"
)


def dump(state: State) -> dict[str, object]:
    tokens = token_names(state)
    return {
        **dump_core(state, state.cards.version, state.cards.digest, state.settings.chosen),
        "turn": state.turn,
        "deck": dump_deck(state.deck, CARD_NAMES),
        "discard": dump_deck(state.discard, CARD_NAMES),
        "track": [CARD_NAMES[card] for card in state.track],
        "council": [dump_deck(stack, CARD_NAMES) for stack in state.council],
        "payment": [CARD_NAMES[card] for card in state.payment],
        "threat": state.threat,
        "lord_deck": dump_deck(state.lord_deck, LORD_NAMES),
        "court": lord_names(state.court),
        "removed_lords": lord_names(state.removed_lords),
        "location_stack": dump_deck(state.location_stack, LOCATION_NAMES),
        "drawn_locations": dump_deck(state.drawn_locations, LOCATION_NAMES),
        "available": [LOCATION_NAMES[location] for location in state.available],
        "removed_locations": [LOCATION_NAMES[location] for location in state.removed_locations],
        "token_pool": dump_deck(state.token_pool, tokens),
        "players": [dump_player(state, seat, tokens) for seat in range(state.seats)],
        "bought": state.bought,
        "buyers": [seat for seat in range(state.seats) if state.buyers >> seat & 1],
        "used": lord_names(lords_in(state.used)),
        "abandoned": lord_names(lords_in(state.abandoned)),
        "passes": state.passes,
        "extra_turns": state.extra_turns,
        "finisher": state.finisher,
    }


def token_names(state: State) -> list[str]:
    return [str(value) for value in state.cards.token_values]


def dump_player(state: State, seat: int, tokens: list[str]) -> dict[str, object]:
    return {
        "hand": dump_deck(state.hands[seat], CARD_NAMES),
        "marked": card_names(state.marked[seat]),
        "pearls": state.pearls[seat],
        "key_tokens": state.key_tokens[seat],
        "affiliated": [CARD_NAMES[card] for card in state.affiliated[seat]],
        "free": lord_names(lords_in(state.active[seat])),
        "disabled": lord_names(lords_in(state.free[seat] & ~state.active[seat])),
        "locations": [
            {
                "location": LOCATION_NAMES[location],
                "lords": lord_names(lords_under(state, location)),
            }
            for location in state.locations[seat]
        ],
        "tokens": dump_deck(state.tokens[seat], tokens),
    }


def load_into(state: State, reader: Reader) -> None:
    """Fill a laid-out state from data, and refuse what cannot be."""
    seats = state.seats
    cards = state.cards
    tokens = token_names(state)
    load_core(state, reader)
    state.turn = reader.number("turn", 0, seats - 1)
    state.deck = load_deck(reader.child("deck"), CARD_NAMES)
    state.discard = load_deck(reader.child("discard"), CARD_NAMES)
    state.track = reader.cards("track", CARD_NAMES)
    state.council = [load_deck(stack, ALLY_NAMES) for stack in reader.children("council", 5)]
    state.payment = reader.cards("payment", ALLY_NAMES)
    state.threat = reader.number("threat", 1, len(cards.reward_keys))
    state.lord_deck = load_deck(reader.child("lord_deck"), LORD_NAMES)
    state.court = reader.cards("court", LORD_NAMES)
    state.removed_lords = reader.cards("removed_lords", LORD_NAMES)
    state.location_stack = load_deck(reader.child("location_stack"), LOCATION_NAMES)
    state.drawn_locations = load_deck(reader.child("drawn_locations"), LOCATION_NAMES)
    state.available = reader.cards("available", LOCATION_NAMES)
    state.removed_locations = reader.cards("removed_locations", LOCATION_NAMES)
    state.token_pool = load_deck(reader.child("token_pool"), tokens)
    for seat, player in enumerate(reader.children("players", seats)):
        load_player(state, seat, player, tokens)
    state.bought = reader.number("bought", 0, seats - 1)
    state.buyers = seat_mask(reader, "buyers", seats)
    state.used = distinct_lords(reader, "used")
    state.abandoned = distinct_lords(reader, "abandoned")
    state.passes = reader.number("passes", 0, seats - 1)
    state.extra_turns = reader.number("extra_turns", 0, 1)
    state.finisher = reader.number("finisher", NOBODY, seats - 1)
    check_cards(state)
    check_lords(state)
    state.stack = Stack([load_step(state, entry) for entry in reader.items("steps")])
    check_steps(state)
    check_turn(state)
    check_knowledge(state)
    reader.done()
    resume(state)


def load_player(state: State, seat: int, reader: Reader, tokens: list[str]) -> None:
    state.hands[seat] = load_deck(reader.child("hand"), ALLY_NAMES)
    state.marked[seat] = reader.cards("marked", ALLY_NAMES)
    state.pearls[seat] = reader.number("pearls", 0, 1000)
    state.key_tokens[seat] = reader.number("key_tokens", 0, 1000)
    state.affiliated[seat] = reader.cards("affiliated", ALLY_NAMES)
    active = reader.cards("free", LORD_NAMES)
    disabled = reader.cards("disabled", LORD_NAMES)
    state.active[seat] = lord_mask(active)
    state.free[seat] = lord_mask(active + disabled)
    tucked: list[int] = []
    for number, entry in enumerate(reader.items("locations")):
        tile = Reader(entry, f"location {number} of seat {seat}")
        location = tile.check_card("location", tile.value("location"), LOCATION_NAMES)
        lords = tile.cards("lords", LORD_NAMES)
        tile.done()
        state.locations[seat].append(location)
        for lord in lords:
            state.under[lord] = location
        tucked += lords
    state.owned[seat] = lord_mask(active + disabled + tucked)
    state.tokens[seat] = load_deck(reader.child("tokens"), tokens)
    reader.done()
    owned = active + disabled + tucked
    if len(lords_in(state.owned[seat])) != len(owned):
        raise Invalid(f"Seat {seat} has a lord twice.")


def lord_mask(lords: list[int]) -> int:
    mask = 0
    for lord in lords:
        mask |= 1 << lord
    return mask


def distinct_lords(reader: Reader, name: str) -> int:
    lords = reader.cards(name, LORD_NAMES)
    if len(set(lords)) != len(lords):
        raise Invalid(f"In {reader.what}, {name!r} has a lord twice.")
    return lord_mask(lords)


def seat_mask(reader: Reader, name: str, seats: int) -> int:
    mask = 0
    for value in reader.items(name):
        mask |= 1 << reader.check_number(name, value, 0, seats - 1)
    return mask


def check_cards(state: State) -> None:
    """Every card exactly once (equal allies and tokens: as many as there are)."""
    cards = state.cards
    allies = [*state.deck.cards, *state.discard.cards, *state.track, *state.payment]
    lords = [*state.lord_deck.cards, *state.court, *state.removed_lords]
    locations = [*state.location_stack.cards, *state.drawn_locations.cards, *state.available, *state.removed_locations]
    tokens = state.token_pool.cards[:]
    for race, stack in enumerate(state.council):
        allies += stack.cards
        for ally in stack.cards:
            if race_of(ally) != race:
                raise Invalid(f"The ally {ALLY_NAMES[ally]} lies in a council stack of another race.")
    for seat in range(state.seats):
        allies += state.hands[seat].cards + state.affiliated[seat]
        lords += lords_in(state.owned[seat])
        locations += state.locations[seat]
        tokens += state.tokens[seat].cards
    for kind in range(KINDS + 1):
        there = cards.monsters if kind == MONSTER else cards.ally_copies[kind % 5]
        if allies.count(kind) != there:
            raise Invalid(f"The position has {allies.count(kind)} cards {CARD_NAMES[kind]}, not {there}.")
    for lord in range(LORDS):
        if lords.count(lord) != 1:
            raise Invalid(f"The position has the lord {LORD_NAMES[lord]} {lords.count(lord)} times, not once.")
    for location in range(len(LOCATION_NAMES)):
        if locations.count(location) != 1:
            name = LOCATION_NAMES[location]
            raise Invalid(f"The position has the location {name} {locations.count(location)} times, not once.")
    for token, there in enumerate(cards.token_copies):
        if tokens.count(token) != there:
            value = cards.token_values[token]
            raise Invalid(f"The position has {tokens.count(token)} monster tokens of value {value}, not {there}.")
    if len(state.court) > cards.court_spaces:
        raise Invalid(f"The court has {cards.court_spaces} spaces; {len(state.court)} lords are too many.")
    if len(state.track) > cards.track_spaces:
        raise Invalid(f"The track has {cards.track_spaces} spaces; {len(state.track)} cards are too many.")


def check_lords(state: State) -> None:
    """What lies under locations, and what was removed."""
    for seat in range(state.seats):
        for location in state.locations[seat]:
            lords = lords_under(state, location)
            alone = len(lords) == 1 and state.cards.guild[lords[0]] == AMBASSADOR
            used = sum(state.keys_of(lord) for lord in lords)
            if not alone and (used > state.cards.keys_needed or any(state.keys_of(lord) == 0 for lord in lords)):
                raise Invalid(f"The lords under {LOCATION_NAMES[location]} cannot have controlled it with their keys.")
    for location in state.removed_locations:
        if location != BLACK_SMOKERS or not state.settings.smokers_removed:
            raise Invalid(f"The location {LOCATION_NAMES[location]} cannot have been removed from the game.")


def check_knowledge(state: State) -> None:
    """Who knows a card follows from where it lies and from the settings (A-1.6, A-1.7)."""
    remembered = state.remembered()
    over = state.stack.is_empty()
    known: list[tuple[Deck, list[int]]] = [(state.deck, [0]), (state.lord_deck, [0]), (state.location_stack, [0])]
    known += [(state.token_pool, [0]), (state.drawn_locations, [1 << state.turn])]
    known += [(stack, [remembered]) for stack in state.council]
    secret = remembered != 0 and not state.settings.thrown_face_up
    thrown = [1 << seat for seat in range(state.seats)] if secret else []
    known.append((state.discard, [remembered, *thrown]))
    for seat in range(state.seats):
        known.append((state.hands[seat], [remembered | 1 << seat, *([1 << seat] if secret else [])]))
        for mask in state.tokens[seat].known:
            if over and mask != EVERYBODY:
                raise Invalid("At the end of the game everybody knows all monster tokens.")
            if not over and (not mask >> seat & 1 or mask >= 1 << state.seats):
                raise Invalid(f"A monster token of seat {seat} is known to that seat, and to others who had it.")
    for deck, masks in known:
        if any(mask not in masks for mask in deck.known):
            raise Invalid("The position says that seats know cards which they cannot know, or the other way round.")
    for place, card in enumerate(state.discard.cards):
        if card == MONSTER and state.discard.known[place] != remembered:
            raise Invalid("A monster goes to the discard face up.")


STEPS: Final = StepClasses(
    "Abyss",
    [PassTurn, ControlKeys, CloseCourt, RevealNext, ThrowMarked, MartialCheck],
    [
        *[ChooseAction, FinishTurn, OfferAlly, AllyRevealed, MonsterRevealed, ChooseReward, TakeStack, SecondStack],
        *[SellAlly, PurgeStack, ReplaceLord, PayForLord, AffiliateAlly, ControlLocation, KeepLocation, TakeAvailable],
        *[SearchStack, SwapLocation, SwapWith, UseKeys, DisableLord, RobToken, CorruptLord, BetrayLord, TakeLord],
        *[SchemeLord, MartialLaw, DiscardAllies],
    ],
)


def load_step(state: State, entry: object) -> Step:
    step = STEPS.read(state, entry)
    return step if step.seat == NOBODY else check_owner(state, step)


def check_owner(state: State, step: Step) -> Step:
    """Offers go to opponents, discards to anybody, all else to the player whose turn it is."""
    name = step.name()
    if name == "discard_allies" or (step.seat == state.turn) != (name == "offer_ally"):
        return step
    raise Invalid(f"The step {name} cannot belong to seat {step.seat} in the turn of seat {state.turn}.")


# The lord of the active player that a step comes from
COMES_FROM: Final = {
    "sell_ally": SLAVER,
    "purge_stack": ORACLE,
    "replace_lord": OPPORTUNIST,
    "second_stack": ALCHEMIST,
    "take_stack": APPRENTICE,
    "swap_location": ILLUSIONIST,
    "swap_with": ILLUSIONIST,
    "disable_lord": ASSASSIN,
    "rob_token": HUNTER,
    "corrupt_lord": CORRUPTOR,
    "betray_lord": TRAITOR,
    "take_lord": TRAITOR,
    "scheme_lord": SCHEMER,
}


def check_steps(state: State) -> None:
    names = [step.name() for step in state.stack.steps()]
    if not names:
        check_end(state)
        return
    if not TURN.fullmatch(" ".join(names)):
        raise Invalid(f"The steps {', '.join(names)} cannot be pending together.")
    if not (
        track_fits(state, names)
        and payment_fits(state, names)
        and locations_fit(state)
        and discards_fit(state)
        and lords_fit(state, names)
    ):
        raise Invalid(f"The pending steps {', '.join(names)} do not fit the cards on the table.")


def track_fits(state: State, names: list[str]) -> bool:
    last = state.track[-1] if state.track else EMPTY
    exploring = "control_keys" in names and re.search(EXPLORING, " ".join(names)) is not None
    if state.track and not exploring:
        return False
    if ("monster_revealed" in names or "choose_reward" in names) and last != MONSTER:
        return False
    offered = "offer_ally" in names or "ally_revealed" in names
    if offered != (last not in (EMPTY, MONSTER) and "reveal_next" not in names):
        return False
    asked = state.stack.top().seat
    may_buy = not state.buyers >> asked & 1 and state.pearls[asked] >= price(state)
    return names[-1] != "offer_ally" or may_buy


def payment_fits(state: State, names: list[str]) -> bool:
    if state.payment != sorted(state.payment):
        return False
    top = state.stack.top()
    if isinstance(top, PayForLord) and not top.can_be_completed(state):
        return False
    return bool(state.payment) == ("affiliate_ally" in names)


def locations_fit(state: State) -> bool:
    top = state.stack.top()
    drawn = state.drawn_locations.size()
    if (drawn > 0) != (top.name() == "keep_location"):
        return False
    if top.name() == "search_stack":
        return BLACK_SMOKERS in state.locations[state.turn]
    if top.name() == "control_location" or (top.name() == "keep_location" and top.numbers()[1] == EMPTY):
        gained = max(max(rewards) for rewards in state.cards.reward_keys)
        most = state.cards.keys_needed + max(gained, state.cards.keys_needed if state.settings.ambassador_keys else 1)
        return state.cards.keys_needed <= keys(state, state.turn) < most and drawn <= state.cards.most_drawn
    if top.name() == "keep_location":
        return drawn <= state.cards.amount[top.numbers()[1]]
    return True


def discards_fit(state: State) -> bool:
    """Each seat that still has to choose has so many to discard as the lord demands."""
    pending = {step.seat: step.numbers() for step in state.stack.steps() if step.name() == "discard_allies"}
    if len(pending) != sum(step.name() == "discard_allies" for step in state.stack.steps()):
        return False
    for seat in range(state.seats):
        marked = state.marked[seat]
        hand = state.hands[seat].cards
        if any(marked.count(ally) > hand.count(ally) for ally in marked):
            raise Invalid(f"Seat {seat} has chosen an ally that it does not hold.")
        paying = state.stack.top().name() == "pay_for_lord" and seat == state.turn
        if marked != sorted(marked) or (marked and not pending and not paying):
            return False
    lords = {numbers[2] for numbers in pending.values()}
    if len(lords) > 1:
        return False
    for lord in lords:
        for seat in range(state.seats):
            if seat in pending:
                due = (
                    min(state.cards.amount[JAILER], len(state.hands[seat].cards))
                    if lord == JAILER
                    else excess(state, seat)
                )
                if state.against(seat, lord) == NOBODY or pending[seat][1] + len(state.marked[seat]) != due:
                    return False
            elif lord == JAILER and len(state.marked[seat]) > state.cards.amount[JAILER]:
                return False
    return True


def lords_fit(state: State, names: list[str]) -> bool:
    for name in names:
        if name in COMES_FROM and not state.works(state.turn, COMES_FROM[name]):
            return False
    if "martial_law" in names:
        kept = state.stack.top().numbers()[1]
        return state.settings.martial_law and martial_excess(state, state.turn, kept) > 0
    return True


def check_turn(state: State) -> None:
    """What the turn so far has left behind."""
    buyers = [seat for seat in range(state.seats) if state.buyers >> seat & 1]
    if len(buyers) != state.bought or state.turn in buyers:
        raise Invalid("Each opponent buys once in a turn: there must be as many buyers as allies bought.")
    names = [step.name() for step in state.stack.steps()]
    if state.bought > 0 and "choose_action" in names:
        raise Invalid("Nobody can have bought before the action of the turn.")
    if state.used & ~POWERS:
        raise Invalid("Only Slaver, Oracle and Opportunist can have been used in this turn.")
    gone = lord_mask(state.removed_lords)
    if state.used & ~(state.owned[state.turn] | gone):
        raise Invalid("A lord can only have been used by its owner.")
    if state.extra_turns and not (state.owned[state.turn] | gone) >> INVOKER & 1:
        raise Invalid("An extra turn is owed only to the owner of the Invoker.")
    for seat in range(state.seats):
        if state.finisher == NOBODY and len(lords_in(state.owned[seat])) >= state.cards.last_lord:
            raise Invalid(f"Seat {seat} has {state.cards.last_lord} lords, so somebody must have triggered the end.")
        if seat != state.turn or "choose_action" in names:
            left = state.location_stack.size() > 0 or bool(state.available)
            if left and keys(state, seat) >= state.cards.keys_needed:
                raise Invalid(
                    f"Seat {seat} has {keys(state, seat)} keys and must have controlled a location with them."
                )


def check_end(state: State) -> None:
    dry = state.settings.dry_ends_game or state.passes == state.seats - 1
    if state.finisher != (state.turn + 1) % state.seats and not dry:
        raise Invalid("A game without pending steps must be over: the seat after the last turn has triggered the end.")
    if state.track or state.payment or any(hand.size() > 0 for hand in state.hands):
        raise Invalid("A game without pending steps must be over: its hands and track are empty.")
