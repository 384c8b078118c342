"""PR-2, PR-14 and PR-17.8: losing health, magic and air, dying and coming back."""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.games.prophecy.actions import PAY_BUBBLE, PAY_MAGIC
from hlubina.games.prophecy.cards import FIELDS, GUILD_FIELDS, LETHAL, MAGIC_FOR_BUBBLE
from hlubina.games.prophecy.names import ARTIFACT, CARD_NAMES
from hlubina.games.prophecy.rules.ending import is_over, ownership_changed
from hlubina.games.prophecy.state import (
    EMPTY,
    MAP_PILE,
    REMOVED,
    ProphecyStep,
    State,
)


def lose_health(state: State, seat: int, count: int, killer: int = NOBODY) -> bool:
    """Says whether the character has died of it (PR-14.1)."""
    if count <= 0:
        return False
    state.health[seat] -= count
    if state.journal is not None:
        state.tell("lost_health", {"seat": seat, "count": count, "total": max(0, state.health[seat])})
    if state.health[seat] > 0 or (state.health[seat] == 0 and state.settings.below_zero):
        return False
    if survives(state, seat):
        return False
    die(state, seat, killer)
    return True


def survives(state: State, seat: int) -> bool:
    """An item that saves from death is used up by it."""
    if not state.moments[seat] >> LETHAL & 1:
        return False
    for code in state.items[seat]:
        if state.cards.moments[code >> 2] >> LETHAL & 1 and state.works(code >> 2, code):
            for effect in state.cards.effects[code >> 2]:
                if effect.moment == LETHAL:
                    state.health[seat] = min(effect.amount, state.strength[seat])
                    if effect.extra:
                        state.discard_item(seat, code)
                    if state.journal is not None:
                        state.tell("survived", {"seat": seat, "card": CARD_NAMES[code >> 2]})
                    return True
    return False


def lose_magic(state: State, seat: int, count: int, killer: int = NOBODY) -> bool:
    """PR-8.7: each missing magic costs 1 health instead; says whether the character has died of it."""
    paid = min(count, state.magic[seat])
    if paid > 0:
        state.magic[seat] -= paid
        if state.journal is not None:
            state.tell("lost_magic", {"seat": seat, "count": paid, "total": state.magic[seat]})
    return lose_health(state, seat, count - paid, killer)


def can_spare(state: State, seat: int) -> bool:
    """A price in health is never the last one."""
    return state.health[seat] > 1


def die(state: State, seat: int, killer: int) -> None:
    """PR-14.2, PR-14.3, PR-9.6: the character loses all it has, and is reborn unless the final battle has begun."""
    if state.journal is not None:
        state.tell("died", {"seat": seat})
    state.resting[seat] = 0
    if killer >= 0:
        inherit(state, seat, killer)
    else:
        for card in state.artifacts[seat]:
            state.dropped[card - ARTIFACT] = state.place[seat]
        for code in state.items[seat]:
            state.put_away(code >> 2)
        discard_pieces(state, state.pieces[seat])
    for card in state.abilities[seat]:
        state.return_ability(card)
    state.strip(seat)
    state.pieces[seat] = []
    state.bag[seat] = 0
    state.bubbles[seat] = 0
    state.slowed[seat] = 0
    if state.pearl[seat]:
        state.pearl[seat] = 0
        state.palace_pearls += 1
    if state.final:
        state.out[seat] = 1
        state.place[seat] = EMPTY
        state.gold[seat] = 0
    else:
        be_reborn(state, seat)
    if seat == state.turn:
        state.fight = None
        state.cut_to("finish_round")
    ownership_changed(state)


def inherit(state: State, seat: int, killer: int) -> None:
    state.gain_gold(killer, state.gold[seat])
    for code in state.items[seat]:
        state.add_item(killer, code)
    for card in state.artifacts[seat]:
        state.add_artifact(killer, card)
    state.pieces[killer] += state.pieces[seat]


def discard_pieces(state: State, pieces: list[int]) -> None:
    """PR-16.9, PR-18.5: guardians that served as pieces leave the game."""
    for piece in pieces:
        if piece < FIELDS:
            state.piles[MAP_PILE].append(piece)
        else:
            state.piles[REMOVED].append(piece - FIELDS)


def be_born(state: State, seat: int) -> None:
    """PR-2.4: the character begins in a field of its guild with its first attributes, gold and experience."""
    cards = state.cards
    character = state.character[seat]
    state.strength[seat] = cards.first_strength[character]
    state.will[seat] = cards.first_will[character]
    state.health[seat] = state.strength[seat]
    state.magic[seat] = state.will[seat]
    state.gold[seat] = cards.start_gold
    state.xp[seat] = cards.start_xp
    state.place[seat] = GUILD_FIELDS[cards.guilds[character][0]]


def be_reborn(state: State, seat: int) -> None:
    """PR-14.3: the character begins anew, with less health and magic than at first."""
    be_born(state, seat)
    state.health[seat] -= state.cards.rebirth_health_missing
    state.magic[seat] = max(0, state.magic[seat] - state.cards.rebirth_magic_missing)
    state.certificates[seat] = 0


# Air


def lose_bubbles(state: State, seat: int, count: int) -> None:
    """PR-17.7, PR-17.8; with Water Breathing each of them is a question."""
    for left in range(count, 0, -1):
        if state.magic[seat] > 0 and state.has(seat, MAGIC_FOR_BUBBLE):
            state.push(Breathe(seat, left))
            return
        if not lose_bubble(state, seat):
            return


def lose_bubble(state: State, seat: int) -> bool:
    """Says whether the character is still alive."""
    if state.bubbles[seat] > 0:
        state.bubbles[seat] -= 1
        if state.journal is not None:
            state.tell("lost_bubble", {"seat": seat, "total": state.bubbles[seat]})
        return True
    if state.journal is not None:
        state.tell("drowning", {"seat": seat})
    return not lose_health(state, seat, 1)


class Breathe(ProphecyStep):
    """Water Breathing: a bubble, or magic instead; `first` is the number still to give up."""

    def name(self) -> str:
        return "breathe"

    def legal(self, state: State) -> list[int]:
        return [PAY_BUBBLE, PAY_MAGIC]

    def answered(self, state: State, action: int) -> None:
        if action == PAY_MAGIC:
            state.magic[self.seat] -= 1
            if state.journal is not None:
                state.tell("breathed_magic", {"seat": self.seat, "total": state.magic[self.seat]})
        elif not lose_bubble(state, self.seat):
            return
        if not is_over(state):
            lose_bubbles(state, self.seat, self.first - 1)

    def rule(self, state: State) -> str:
        return "PR-17.8"

    def about(self, state: State) -> dict[str, int | str | list[str]]:
        return {"bubbles": state.bubbles[self.seat], "magic": state.magic[self.seat], "count": self.first}
