"""PR-15 and PR-18.9: who has won, and the final battle."""

from __future__ import annotations

from typing import Final

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.games.prophecy.actions import GO_TO, NUMBER, NUMBERS
from hlubina.games.prophecy.cards import FIELD_NAMES, FIELDS, ISLAND, PLACES, PORTS, SPHERE_FIELDS
from hlubina.games.prophecy.names import ARTIFACT, CARD_NAMES
from hlubina.games.prophecy.state import (
    ADVENTURE_PILE,
    CHANCE_DECK,
    CHANCE_PILE,
    EMPTY,
    FOR_ARTIFACTS,
    HUNTERS,
    MAP_PILE,
    PALACE_DECK,
    SLOTS,
    TREASURE_OFFER,
    ProphecyStep,
    State,
)

DIE_NAMES: Final = ["light", "dark"]


def needed(state: State) -> int:
    return state.cards.to_win_fast if state.settings.fast else state.cards.to_win


def win(state: State, seat: int) -> None:
    state.winner = seat
    state.fight = None
    state.stack.cut(0)
    if state.journal is not None:
        state.tell("won", {"seat": seat})


def close_game(state: State) -> None:
    """PR-15.8, PR-18.5: the game ends and what everybody has decides."""
    state.fight = None
    state.stack.cut(0)
    if state.journal is not None:
        state.tell("game_ended", {})


def is_over(state: State) -> bool:
    return state.stack.is_empty()


def realm_holds_back(state: State) -> bool:
    """PR-15.2: the artifact of the Water Realm is still there."""
    if not state.settings.water:
        return False
    return state.gate_sphere == EMPTY or state.decks[PALACE_DECK].size() > 0


def nearly_winning(state: State) -> int:
    """The seat to which the others may grant the victory, EMPTY if none: only the artifact of the Water Realm keeps it
    from winning (PR-15.2), or nobody can catch up with its fame any more (PR-18.5)."""
    if state.settings.goal == HUNTERS:
        left = 0
        for card in state.piles[TREASURE_OFFER]:
            left += state.cards.maps[card]
        ranking = sorted(state.fame, reverse=True)
        if len(ranking) > 1 and ranking[0] > ranking[1] + left:
            return state.fame.index(ranking[0])
    elif state.settings.goal == FOR_ARTIFACTS and state.seats > 1 and not state.final:
        for seat in range(state.seats):
            if len(state.artifacts[seat]) >= needed(state) and realm_holds_back(state):
                return seat
    return EMPTY


def may_concede(state: State, seat: int) -> bool:
    rival = nearly_winning(state)
    return rival != EMPTY and rival != seat and state.conceded[seat] == EMPTY


def concede(state: State, seat: int) -> None:
    """PR-15.2, PR-18.5: the game is over when all the others have granted the victory."""
    rival = nearly_winning(state)
    state.conceded[seat] = rival
    if state.journal is not None:
        state.tell("conceded", {"seat": seat, "opponent": rival})
    for other in range(state.seats):
        if other != rival and state.conceded[other] == EMPTY:
            return
    if state.settings.goal == HUNTERS:
        close_game(state)
    else:
        win(state, rival)


def is_protected(state: State, seat: int) -> bool:
    """PR-15.3: another holder of an artifact has a Rainbow Pearl."""
    return any(other != seat and state.pearl[other] and state.artifacts[other] for other in range(state.seats))


def holders(state: State) -> list[int]:
    return [seat for seat in range(state.seats) if state.artifacts[seat] and not state.out[seat]]


def take_artifact(state: State, seat: int, card: int) -> None:
    state.dropped[card - ARTIFACT] = EMPTY
    state.add_artifact(seat, card)
    if state.journal is not None:
        state.tell("took_artifact", {"seat": seat, "card": CARD_NAMES[card], "total": len(state.artifacts[seat])})


def ownership_changed(state: State) -> None:
    """PR-15, PR-20.22: checked whenever an artifact has changed hands."""
    if state.settings.goal != FOR_ARTIFACTS or is_over(state):
        return
    rival = nearly_winning(state)
    for seat in range(state.seats):
        if state.conceded[seat] != rival:
            state.conceded[seat] = EMPTY
    if state.final:
        drop_out(state)
    if not realm_holds_back(state):
        for seat in range(state.seats):
            if len(state.artifacts[seat]) >= needed(state) and not is_protected(state, seat):
                win(state, seat)
                return
    if state.final:
        remaining = holders(state)
        if len(remaining) == 1:
            win(state, remaining[0])
    elif all_taken(state):
        start_final_battle(state)


def all_taken(state: State) -> bool:
    """PR-15.4: none is hidden, and none lies anywhere."""
    if state.settings.solo or state.hidden_artifacts() > 0 or realm_holds_back(state) or not holders(state):
        return False
    return all(place == EMPTY for place in state.dropped)


def drop_out(state: State) -> None:
    """PR-15.5: who has no artifact leaves the game before the final battle."""
    for seat in range(state.seats):
        if not state.artifacts[seat] and not state.out[seat]:
            state.out[seat] = 1
            state.place[seat] = EMPTY
            state.bag[seat] = 0
            state.bubbles[seat] = 0
            state.slowed[seat] = 0
            if state.journal is not None:
                state.tell("dropped_out", {"seat": seat})
            if seat == state.turn and not is_over(state):
                state.fight = None
                state.cut_to("finish_round")


def start_final_battle(state: State) -> None:
    """PR-15.4 to PR-15.6: those without artifacts drop out, and the others come ashore for the final battle."""
    state.final = 1
    state.turned_up()
    if state.journal is not None:
        state.tell("final_battle", {})
    drop_out(state)
    remaining = holders(state)
    if len(remaining) == 1:
        win(state, remaining[0])
        return
    deck = state.own_deck(CHANCE_DECK)
    deck.cards += state.piles[CHANCE_PILE]
    state.piles[CHANCE_PILE] = []
    deck.shuffle(state.chance)
    if state.settings.heroic:
        state.fight = None
        state.stack.cut(1)
        state.push(RollForArena(NOBODY))
    elif state.place[state.turn] >= PLACES:
        state.fight = None
        state.cut_to("finish_round")
    for seat in range(state.seats):
        if state.place[seat] >= PLACES:
            state.push(ComeAshore(seat))


class ComeAshore(ProphecyStep):
    """PR-17.12, PR-20.16: back on one of the two base fields of the Gate."""

    def name(self) -> str:
        return "come_ashore"

    def legal(self, state: State) -> list[int]:
        return [GO_TO + field for field in SPHERE_FIELDS[state.gate_sphere]]

    def answered(self, state: State, action: int) -> None:
        land(state, self.seat, action - GO_TO)

    def rule(self, state: State) -> str:
        return "PR-17.12"


def land(state: State, seat: int, field: int) -> None:
    state.place[seat] = field
    state.bag[seat] = 0
    state.bubbles[seat] = 0
    state.slowed[seat] = 0
    if state.journal is not None:
        state.tell("came_ashore", {"seat": seat, "field": FIELD_NAMES[field]})


class RollForArena(ProphecyStep):
    """PR-18.9 a: the higher die goes to the Magic Wasteland, and everybody sees it before the bids."""

    def name(self) -> str:
        return "roll_for_arena"

    def carried_out(self, state: State) -> None:
        light, dark = state.roll(), state.roll()
        while light == dark:
            light, dark = state.roll(), state.roll()
        die = 1 if dark > light else 0
        if state.journal is not None:
            state.tell("arena_dice", {"light": light, "dark": dark, "die": DIE_NAMES[die]})
        state.push(BeginArena(NOBODY, die))
        for seat in reversed(holders(state)):
            state.push(Bid(seat, die))


class Bid(ProphecyStep):
    """PR-18.9 b: gold taken into the hand in secret; `first` is the die that will move, 0 light or 1 dark."""

    def name(self) -> str:
        return "bid"

    def fits(self, state: State) -> bool:
        return 0 <= self.first < len(DIE_NAMES)

    def legal(self, state: State) -> list[int]:
        return [NUMBER + gold for gold in range(min(state.gold[self.seat], NUMBERS - 1) + 1)]

    def answered(self, state: State, action: int) -> None:
        state.bids[self.seat] = action - NUMBER

    def together(self) -> bool:
        return True

    def rule(self, state: State) -> str:
        return "PR-18.9"

    def about(self, state: State) -> dict[str, Fact]:
        return {"gold": state.gold[self.seat], "die": DIE_NAMES[self.first]}


def distance(state: State, place: int, field: int) -> int:
    """PR-18.9 d: the fewest steps from a place to a field of the ring."""
    if place == ISLAND:
        return 1 + min(distance(state, port, field) for port in PORTS)
    steps = abs(place - field)
    return min(steps, FIELDS - steps)


class BeginArena(ProphecyStep):
    """PR-18.9 b to d: the bids, the arena, and who begins; `first` is the die, as in `Bid`."""

    def name(self) -> str:
        return "begin_arena"

    def fits(self, state: State) -> bool:
        return 0 <= self.first < len(DIE_NAMES)

    def carried_out(self, state: State) -> None:
        total = 0
        fighters = holders(state)
        for seat in fighters:
            total += state.bids[seat]
            state.gold[seat] -= state.bids[seat]
        arena = -total % FIELDS if self.first else total % FIELDS
        if state.journal is not None:
            for seat in fighters:
                state.tell("bid", {"seat": seat, "count": state.bids[seat]})
            state.tell("arena", {"field": FIELD_NAMES[arena], "count": total})
        clear_arena(state, arena)
        state.first = first_fighter(state, fighters, arena)
        for seat in fighters:
            state.place[seat] = arena
            state.health[seat] = state.strength[seat]
            state.magic[seat] = state.will[seat]
        state.arena = arena
        state.bids = [EMPTY] * state.seats
        state.turn = (state.first - 1) % state.seats


def clear_arena(state: State, arena: int) -> None:
    """PR-18.9 c: discard the adventures and map pieces that lie on the arena."""
    for slot in range(SLOTS * arena, SLOTS * arena + SLOTS):
        if state.lying[slot] != EMPTY:
            state.piles[ADVENTURE_PILE].append(state.lying[slot])
            state.lying[slot] = EMPTY
            state.lying_known[slot] = 0
            state.lying_lives[slot] = 0
    if state.pieces_on >> arena & 1:
        state.pieces_on ^= 1 << arena
        state.piles[MAP_PILE].append(arena)


def first_fighter(state: State, fighters: list[int], arena: int) -> int:
    """PR-18.9 d: the nearest, then the higher bid, then dice."""
    best: list[int] = []
    record = [1000, 0]
    for seat in fighters:
        mark = [distance(state, state.place[seat], arena), -state.bids[seat]]
        if mark < record:
            record = mark
            best = [seat]
        elif mark == record:
            best.append(seat)
    if len(best) > 1:
        state.turned_up()
    return best[state.chance.below(len(best))] if len(best) > 1 else best[0]
