"""PR-13 and PR-17.4: attacks on spheres, their guardians and artifacts, and the Gate of the Water Realm."""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.knowledge import EVERYBODY, Deck
from hlubina.games.prophecy.actions import ATTACK_SPHERE, BAG, CARD, DECLINE, NO_BAG, SPHERE
from hlubina.games.prophecy.cards import ARTIFACTS, BAG_BONUS, ENTER_WATER, FIELDS, PLACES, SPHERES, Effect
from hlubina.games.prophecy.fight_state import WITH_GUARDIAN, Fight
from hlubina.games.prophecy.inference import deduce
from hlubina.games.prophecy.names import ARTIFACT, CARD_NAMES, GATE, GREATER
from hlubina.games.prophecy.rules.ending import ownership_changed, take_artifact
from hlubina.games.prophecy.rules.fight import begin_fight
from hlubina.games.prophecy.rules.operations import Operation
from hlubina.games.prophecy.state import (
    EMPTY,
    HUNTERS,
    PALACE_DECK,
    REMOVED,
    SPHERE_DECK,
    OptionalStep,
    ProphecyStep,
    State,
)


def sphere_at(state: State, seat: int) -> int:
    """The sphere that can be attacked, or the Gate that can be entered, from where the seat stands (PR-13.1)."""
    place = state.place[seat]
    if place >= PLACES or place < 0 or state.final:
        return EMPTY
    sphere = state.cards.sphere[place]
    return sphere if sphere != EMPTY and state.decks[SPHERE_DECK + sphere].size() > 0 else EMPTY


def attack_sphere(state: State, seat: int, sphere: int) -> None:
    if state.gate_sphere == sphere:
        state.push(ChooseBag(seat))
        return
    if state.journal is not None:
        state.tell("attacked_sphere", {"seat": seat, "count": sphere + 1})
    state.push(SphereOn(NOBODY, sphere))


def turn_up(state: State, deck: Deck, place: int) -> None:
    """Bring a hidden card of a sphere to light."""
    if deck.known[place] != EVERYBODY:
        deck.known[place] = EVERYBODY
        state.turned_up()
        deduce(state)
        if state.journal is not None:
            state.tell("revealed", {"card": CARD_NAMES[deck.cards[place]]})


class SphereOn(ProphecyStep):
    """PR-13.2: the next guardian, the artifact, or the Gate; `first` is the sphere."""

    def name(self) -> str:
        return "sphere_on"

    def fits(self, state: State) -> bool:
        return 0 <= self.first <= SPHERES

    def carried_out(self, state: State) -> None:
        seat = state.turn
        sphere = self.first
        deck = state.own_deck(SPHERE_DECK + sphere)
        if deck.size() == 0:
            return
        turn_up(state, deck, -1)
        card = deck.cards[-1]
        if card == GATE:
            find_gate(state, sphere)
            state.push(MayEnter(seat))
        elif is_artifact(card):
            win_artifact(state, seat, SPHERE_DECK + sphere)
        else:
            state.push(SphereOn(NOBODY, sphere))
            fight_guardian(state, seat, deck, WITH_GUARDIAN, sphere)


def is_artifact(card: int) -> bool:
    return ARTIFACT <= card < ARTIFACT + ARTIFACTS


def fight_guardian(state: State, seat: int, deck: Deck, kind: int, place: int) -> None:
    """The guardian on top; beaten lives stay beaten."""
    card = deck.cards[-1]
    fight = Fight(kind, seat, card, place)
    fight.lives = state.guardian_lives[place] or state.cards.lives[card]
    state.push(AfterGuardian(NOBODY, place))
    begin_fight(state, fight)


class AfterGuardian(ProphecyStep):
    """PR-13.3: a beaten guardian is gone; `first` is the sphere, or the palace."""

    def name(self) -> str:
        return "after_guardian"

    def fits(self, state: State) -> bool:
        return 0 <= self.first <= SPHERES

    def carried_out(self, state: State) -> None:
        card = state.own_deck(SPHERE_DECK + self.first).draw()
        state.guardian_lives[self.first] = 0
        if state.settings.goal == HUNTERS and card >= GREATER:
            state.pieces[state.turn].append(FIELDS + card)  # PR-18.5: it counts as a map piece
            if state.journal is not None:
                state.tell("gained_piece", {"seat": state.turn, "total": len(state.pieces[state.turn])})
        else:
            state.piles[REMOVED].append(card)


def win_artifact(state: State, seat: int, deck: int) -> None:
    """PR-13.4, PR-18.1: the artifacts of a sphere are turned up, and the character takes one."""
    found = state.own_deck(deck)
    for place in range(found.size()):
        turn_up(state, found, place)
    if found.size() > 1:
        state.push(KeepArtifact(seat, deck))
        return
    take_artifact(state, seat, found.draw())
    ownership_changed(state)


class KeepArtifact(ProphecyStep):
    """PR-18.1: one of two; `first` is the deck."""

    def name(self) -> str:
        return "keep_artifact"

    def fits(self, state: State) -> bool:
        return SPHERE_DECK <= self.first <= PALACE_DECK

    def legal(self, state: State) -> list[int]:
        return sorted(CARD + card for card in state.decks[self.first].cards)

    def answered(self, state: State, action: int) -> None:
        for card in state.own_deck(self.first).empty():
            if card == action - CARD:
                take_artifact(state, self.seat, card)
            else:
                state.piles[REMOVED].append(card)
        ownership_changed(state)

    def rule(self, state: State) -> str:
        return "PR-18.1"


# The Gate


def find_gate(state: State, sphere: int) -> None:
    """PR-17.4: what lay beneath it moves to the palace as it is."""
    state.gate_sphere = sphere
    deck = state.own_deck(SPHERE_DECK + sphere)
    palace = state.own_deck(PALACE_DECK)
    palace.cards += deck.cards[:-1]
    palace.known += deck.known[:-1]
    deck.cards = [GATE]
    deck.known = [EVERYBODY]
    if state.journal is not None:
        state.tell("gate_found", {"count": sphere + 1})


class MayEnter(OptionalStep):
    """PR-17.4: who finds the Gate by an attack may enter at once."""

    def name(self) -> str:
        return "may_enter"

    def legal(self, state: State) -> list[int]:
        return [ATTACK_SPHERE, DECLINE]

    def answered(self, state: State, action: int) -> None:
        if action == ATTACK_SPHERE:
            state.push(ChooseBag(self.seat))

    def rule(self, state: State) -> str:
        return "PR-17.4"

    def about(self, state: State) -> dict[str, Fact]:
        return {"gold": state.gold[self.seat]}


def bag_bonus(state: State, seat: int) -> int:
    """The bubbles that a bag holds for this seat beyond what is printed."""
    bubbles = 0
    for card in state.abilities[seat]:
        for effect in state.cards.effects[card]:
            if effect.moment == ENTER_WATER and effect.op == BAG_BONUS:
                bubbles += effect.amount
    return bubbles


class ChooseBag(ProphecyStep):
    """PR-17.5: an air bag for this visit."""

    def name(self) -> str:
        return "choose_bag"

    def legal(self, state: State) -> list[int]:
        options = [BAG + size for size in range(4) if state.cards.bag_gold[size] <= state.gold[self.seat]]
        options.append(NO_BAG)
        return options

    def answered(self, state: State, action: int) -> None:
        seat = self.seat
        bubbles = 0
        if action != NO_BAG:
            size = action - BAG
            state.gold[seat] -= state.cards.bag_gold[size]
            bubbles = state.cards.bag_bubbles[size] + bag_bonus(state, seat)
        state.bag[seat] = bubbles
        state.bubbles[seat] = bubbles
        state.slowed[seat] = 0
        state.place[seat] = PLACES + state.entrance()
        if state.journal is not None:
            state.tell("entered_water", {"seat": seat, "count": bubbles})
        state.cut_to("finish_round")  # the realm begins with the next round, whatever Quiet Times would allow

    def rule(self, state: State) -> str:
        return "PR-17.5"

    def about(self, state: State) -> dict[str, Fact]:
        return {"gold": state.gold[self.seat]}


# Revealing (PR-5.7)


def hidden_spheres(state: State) -> list[int]:
    """Spheres with a card that is not open; the palace belongs to the sphere of the Gate."""
    found: list[int] = []
    for sphere in range(SPHERES):
        if next_hidden(state, sphere) != EMPTY:
            found.append(sphere)
    return found


def deck_of(state: State, sphere: int) -> int:
    return PALACE_DECK if sphere == state.gate_sphere else SPHERE_DECK + sphere


def next_hidden(state: State, sphere: int) -> int:
    """The place of the topmost hidden card."""
    known = state.decks[deck_of(state, sphere)].known
    for place in range(len(known) - 1, -1, -1):
        if known[place] != EVERYBODY:
            return place
    return EMPTY


class OpenSphere(Operation):
    """One hidden card of a sphere is turned up for all."""

    def helps(self, state: State, seat: int, card: int, effect: Effect) -> bool:
        return bool(hidden_spheres(state))

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        if hidden_spheres(state):
            state.push(RevealSphere(seat))


class RevealSphere(ProphecyStep):
    """PR-5.7: the next hidden card of one sphere, for everybody."""

    def name(self) -> str:
        return "reveal_sphere"

    def legal(self, state: State) -> list[int]:
        return [SPHERE + sphere for sphere in hidden_spheres(state)]

    def answered(self, state: State, action: int) -> None:
        sphere = action - SPHERE
        deck = state.own_deck(deck_of(state, sphere))
        place = next_hidden(state, sphere)
        turn_up(state, deck, place)
        if deck.cards[place] == GATE:
            find_gate(state, sphere)
        elif place > 0 and is_artifact(deck.cards[place]):
            turn_up(state, deck, place - 1)  # PR-18.1: two artifacts count as one card

    def rule(self, state: State) -> str:
        return "PR-5.7"
