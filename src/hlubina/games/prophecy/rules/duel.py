"""PR-9 and PR-16.6: fights between characters, and fights for maps."""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.games.prophecy.actions import CARD, GIVE_ITEM, LOSE_HEALTH, TAKE_PIECE, TAKE_SPOILS
from hlubina.games.prophecy.cards import ISLAND, UNATTACKABLE
from hlubina.games.prophecy.fight_state import (
    DRAWN,
    WITH_CHARACTER,
    WON,
    Fight,
    result_name,
)
from hlubina.games.prophecy.names import ARTIFACT, CARD_NAMES
from hlubina.games.prophecy.rules.effects import alternatives, is_safe
from hlubina.games.prophecy.rules.ending import ownership_changed
from hlubina.games.prophecy.rules.fight import NO_XP, begin_fight, suffer, win_effects
from hlubina.games.prophecy.state import (
    EMPTY,
    NO_SEATS,
    ProphecyStep,
    State,
)


def targets(state: State, seat: int) -> list[int]:
    """PR-9.1, PR-9.2: whom the seat may attack where it stands."""
    if state.attacked or state.sneaking or is_alone(state, seat):
        return NO_SEATS
    if state.in_palace(seat) and not state.palace_is_water():
        return NO_SEATS
    found: list[int] = []
    place = state.place[seat]
    for other in range(state.seats):
        if state.place[other] == place and other != seat and not state.out[other] and can_be_attacked(state, other):
            found.append(other)
    return found


def is_alone(state: State, seat: int) -> bool:
    place = state.place[seat]
    return not any(state.place[other] == place and other != seat for other in range(state.seats))


def can_be_attacked(state: State, seat: int) -> bool:
    if state.arena != EMPTY:
        return True
    return not is_safe(state, seat) and (bool(state.artifacts[seat]) or not state.has(seat, UNATTACKABLE))


def map_targets(state: State, seat: int) -> list[int]:
    """PR-16.6: both need a piece."""
    if state.settings.peaceful or state.settings.aggressive or not state.pieces[seat]:
        return []
    return [other for other in targets(state, seat) if state.pieces[other]]


def begin_duel(state: State, seat: int, other: int, for_map: bool) -> None:
    state.attacked = 1
    fight = Fight(WITH_CHARACTER, seat, EMPTY, EMPTY)
    fight.defender = other
    fight.for_map = for_map
    state.push(AfterDuel(NOBODY))
    begin_fight(state, fight)


class AfterDuel(ProphecyStep):
    """PR-9.4 to PR-9.7: what the winner of a duel gets, and whether the turn goes on."""

    def name(self) -> str:
        return "after_duel"

    def carried_out(self, state: State) -> None:
        fight = state.fight
        assert fight is not None
        goes_on = state.place[fight.active] == ISLAND  # PR-9.7: the fight comes before the digging
        if fight.result == DRAWN:
            if state.journal is not None:
                state.tell("fight_drawn", {"seat": fight.active, "result": result_name(DRAWN)})
            state.fight = None
            if not goes_on:
                state.cut_to("end_turn")
            return
        won = fight.result == WON
        winner = fight.active if won else fight.defender
        loser = fight.defender if won else fight.active
        if not won and not goes_on:
            state.cut_to("end_turn")
        if state.journal is not None:
            state.tell("duel_won", {"seat": winner, "opponent": loser, "result": result_name(fight.result)})
        if fight.for_map:
            hand_over_piece(state, winner, loser)
        elif state.settings.aggressive and state.pieces[loser]:
            state.push(ChooseSpoils(winner, loser))
        else:
            take_spoils(state, winner, loser)


def take_spoils(state: State, winner: int, loser: int) -> None:
    """PR-9.4, PR-9.5: the winner gets experience and takes a card of the loser, or the loser pays with health."""
    fight = state.fight
    assert fight is not None
    state.gain_xp(winner, state.cards.duel_xp)
    win_effects(state, fight, fight.side_of(winner), state.cards.duel_xp)
    if state.items[loser] or state.artifacts[loser]:
        state.push(LoserChooses(loser, winner))
    else:
        pay_with_health(state, loser)


def pay_with_health(state: State, loser: int) -> None:
    fight = state.fight
    assert fight is not None
    fight.stake = 1
    suffer(state, fight, loser)


def hand_over_piece(state: State, winner: int, loser: int) -> None:
    """PR-16.6: no experience and no loss, but what cards give for a victory."""
    fight = state.fight
    assert fight is not None
    win_effects(state, fight, fight.side_of(winner), NO_XP)
    state.fight = None
    piece = min(state.pieces[loser])
    state.pieces[loser].remove(piece)
    state.pieces[winner].append(piece)
    if state.journal is not None:
        state.tell("won_piece", {"seat": winner, "opponent": loser})


class ChooseSpoils(ProphecyStep):
    """PR-18.4: the winner takes a piece of the loser, or the usual result; `first` is the loser."""

    def name(self) -> str:
        return "choose_spoils"

    def fits(self, state: State) -> bool:
        return 0 <= self.first < state.seats

    def legal(self, state: State) -> list[int]:
        return [TAKE_PIECE, TAKE_SPOILS]

    def answered(self, state: State, action: int) -> None:
        if action == TAKE_PIECE:
            hand_over_piece(state, self.seat, self.first)
        else:
            take_spoils(state, self.seat, self.first)

    def rule(self, state: State) -> str:
        return "PR-18.4"

    def about(self, state: State) -> dict[str, Fact]:
        return {"opponent": self.first}


class LoserChooses(ProphecyStep):
    """PR-9.4: health, or any one item that the winner picks; `first` is the winner."""

    def name(self) -> str:
        return "loser_chooses"

    def fits(self, state: State) -> bool:
        return 0 <= self.first < state.seats

    def legal(self, state: State) -> list[int]:
        return [LOSE_HEALTH, GIVE_ITEM]

    def answered(self, state: State, action: int) -> None:
        if action == LOSE_HEALTH:
            pay_with_health(state, self.seat)
        else:
            state.fight = None
            state.push(PickItem(self.first, self.seat))

    def rule(self, state: State) -> str:
        return "PR-9.4"

    def about(self, state: State) -> dict[str, Fact]:
        return {"opponent": self.first, "health": state.health[self.seat]}


class PickItem(ProphecyStep):
    """PR-9.4: any one item of the loser, artifacts included; `first` is the loser."""

    def name(self) -> str:
        return "pick_item"

    def fits(self, state: State) -> bool:
        return 0 <= self.first < state.seats

    def legal(self, state: State) -> list[int]:
        cards = [code >> 2 for code in state.items[self.first]]
        return alternatives([*cards, *state.artifacts[self.first]])

    def answered(self, state: State, action: int) -> None:
        card = action - CARD
        if state.journal is not None:
            state.tell("took_item", {"seat": self.seat, "opponent": self.first, "card": CARD_NAMES[card]})
        if card >= ARTIFACT:
            state.remove_artifact(self.first, card)
            state.add_artifact(self.seat, card)
            ownership_changed(state)
            return
        best = EMPTY
        for code in state.items[self.first]:
            if code >> 2 == card and (best == EMPTY or better(code, best)):
                best = code
        state.remove_item(self.first, best)
        state.add_item(self.seat, best)

    def rule(self, state: State) -> str:
        return "PR-9.4"

    def about(self, state: State) -> dict[str, Fact]:
        return {"opponent": self.first}


def better(code: int, than: int) -> bool:
    """Of equal items: undamaged before damaged, then the tempered one."""
    return (code & 1, -(code & 2)) < (than & 1, -(than & 2))
