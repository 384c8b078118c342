"""PR-7: adventures on the fields of the wilderness, from the deck to the fight or the opportunity."""

from __future__ import annotations

from typing import Final

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.knowledge import EVERYBODY
from hlubina.games.prophecy.actions import MONSTER_CARD, SEATS, is_use, use_of, used_card
from hlubina.games.prophecy.cards import ACT, ARRIVE, FIELD_NAMES, FIELDS
from hlubina.games.prophecy.fight_state import WITH_MONSTER, Fight
from hlubina.games.prophecy.names import CARD_NAMES, MONSTER, OPPORTUNITY
from hlubina.games.prophecy.rules.effects import can_use, clear_slot, usable_cards, use_card
from hlubina.games.prophecy.rules.fight import begin_fight
from hlubina.games.prophecy.state import (
    ADVENTURE_PILE,
    ADVENTURES,
    DAMAGED,
    EMPTY,
    NO_CARDS,
    NO_SLOTS,
    SLOTS,
    ProphecyStep,
    State,
)


def draw_adventure(state: State) -> int:
    """PR-7.1: the top card of the adventures; when they have run out, the discarded ones are shuffled."""
    deck = state.own_deck(ADVENTURES)
    if deck.size() == 0:
        deck.cards = state.piles[ADVENTURE_PILE]
        state.piles[ADVENTURE_PILE] = []
        deck.shuffle(state.chance)
    state.turned_up()
    return deck.draw() if deck.size() > 0 else EMPTY


def place_adventure(state: State, field: int) -> None:
    """PR-5.1: the first one face up, a second one face down, never a third."""
    slot = SLOTS * field
    if state.lying[slot] != EMPTY:
        slot += 1
        if state.lying[slot] != EMPTY:
            return
    card = draw_adventure(state)
    if card == EMPTY:
        return
    state.lying[slot] = card
    state.lying_known[slot] = 0 if slot & 1 else EVERYBODY
    state.lying_lives[slot] = state.cards.lives[card]
    if state.journal is not None and slot & 1 == 0:
        state.tell("placed", {"field": FIELD_NAMES[field], "card": CARD_NAMES[card]})


def place_on_terrain(state: State, terrain: int, start: int) -> None:
    """PR-5.1: round the ring, beginning with the drawer's field."""
    fields = state.cards.fields_of[terrain]
    for field in fields:
        if field >= start:
            place_adventure(state, field)
    for field in fields:
        if field < start:
            place_adventure(state, field)


def reveal_field(state: State, field: int) -> None:
    """PR-4.2: every face-down adventure on the field."""
    if field >= FIELDS:
        return
    for slot in range(SLOTS * field, SLOTS * field + SLOTS):
        if state.lying[slot] != EMPTY and state.lying_known[slot] != EVERYBODY:
            state.lying_known[slot] = EVERYBODY
            state.turned_up()
            if state.journal is not None:
                state.tell("revealed", {"card": CARD_NAMES[state.lying[slot]]})


def potions(state: State, seat: int) -> list[int]:
    """PR-12.2: one-use cards that may be used at any time in one's own round outside a fight."""
    if not state.moments[seat] >> ACT & 1:
        return NO_CARDS
    cards = state.cards
    found: list[int] = []
    for code in state.items[seat]:
        card = code >> 2
        whole_potion = cards.one_use[card] >> ACT & 1 and not code & DAMAGED
        if whole_potion and card not in found and can_use(state, seat, card, ACT):
            found.append(card)
    if len(found) > 1:
        found.sort()
    return found


class Encounter(ProphecyStep):
    """PR-4.2: which monster first, and whether something is done about it before."""

    def name(self) -> str:
        return "encounter"

    def legal(self, state: State) -> list[int]:
        seat = self.seat
        options = [MONSTER_CARD + state.lying[slot] - MONSTER for slot in state.monster_slots(state.place[seat])]
        for card in usable_cards(state, seat, ARRIVE):
            options.append(use_of(card))
        for card in potions(state, seat):
            if use_of(card) not in options:
                options.append(use_of(card))
        if len(options) > 1:
            options.sort()
        return options

    def answered(self, state: State, action: int) -> None:
        if is_use(action):
            card = used_card(action)
            on_arrival = state.cards.uses[card] >> ARRIVE & 1 == 1
            use_card(state, self.seat, card, ARRIVE if on_arrival else ACT)
            return
        card = MONSTER + action - MONSTER_CARD
        slot = SLOTS * state.place[self.seat]
        if state.lying[slot] != card or not state.is_monster(slot):
            slot += 1
        fight_monster(state, self.seat, slot)

    def rule(self, state: State) -> str:
        return "PR-4.2"

    def about(self, state: State) -> dict[str, Fact]:
        slots = state.monster_slots(state.place[self.seat])
        return {"cards": [CARD_NAMES[state.lying[slot]] for slot in slots]}


ENCOUNTERS: Final = [Encounter(seat) for seat in range(SEATS)]


def fight_monster(state: State, seat: int, slot: int) -> None:
    fight = Fight(WITH_MONSTER, seat, state.lying[slot], slot)
    fight.lives = state.lying_lives[slot]
    state.push(AFTER_MONSTERS[slot])
    begin_fight(state, fight)


class AfterMonster(ProphecyStep):
    """PR-8.3: a beaten monster is discarded; `first` is its slot."""

    def name(self) -> str:
        return "after_monster"

    def fits(self, state: State) -> bool:
        return 0 <= self.first < len(state.lying) and state.lying[self.first] != EMPTY

    def carried_out(self, state: State) -> None:
        clear_slot(state, self.first)


AFTER_MONSTERS: Final = [AfterMonster(NOBODY, slot) for slot in range(SLOTS * FIELDS)]


def opportunities_at(state: State, field: int) -> list[int]:
    """The slots of a field with an opportunity face up."""
    if state.is_clear(field):
        return NO_SLOTS
    found: list[int] = []
    for slot in range(SLOTS * field, SLOTS * field + SLOTS):
        if OPPORTUNITY <= state.lying[slot] < MONSTER and state.lying_known[slot] == EVERYBODY:
            found.append(slot)
    return found
