"""PR-5: chance cards, and PR-15.6 the Apocalypse when they have run out."""

from __future__ import annotations

from typing import Final

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.knowledge import EVERYBODY
from hlubina.games.prophecy.actions import (
    CELL,
    DECLINE,
    DRAW_CHANCE,
    GUILD,
    HIDING_CELLS,
    LOSE_HEALTH,
    LOSE_MAGIC,
    PLACE_OF_CELL,
    use_of,
    used_card,
)
from hlubina.games.prophecy.cards import (
    ALL_GAIN,
    ANY_GUILD,
    CHARITY,
    CRISIS,
    EXTRA_TURN,
    FIELD_NAMES,
    FIELDS,
    GAIN_GOLD,
    GAIN_HEALTH,
    GAIN_XP,
    GUILDS,
    OFFER_ABILITY,
    OFFER_UNDERWATER,
    ON_CHANCE,
    OWN_GUILDS,
    PLACE_ADVENTURES,
    PLACE_MAP,
    RESTOCK,
    REVEAL_SPHERE,
    REVEAL_WATER,
    VILLAGE,
    Effect,
)
from hlubina.games.prophecy.names import CARD_NAMES, CLAIRVOYANT_DREAM, LEGENDS
from hlubina.games.prophecy.rules.adventures import place_on_terrain
from hlubina.games.prophecy.rules.effects import usable_cards, use_card
from hlubina.games.prophecy.rules.ending import close_game
from hlubina.games.prophecy.rules.health import lose_health
from hlubina.games.prophecy.rules.operations import Operation, table_of
from hlubina.games.prophecy.rules.spheres import OpenSphere
from hlubina.games.prophecy.rules.trade import offer_ability, put_on_offer, restock
from hlubina.games.prophecy.state import (
    CHANCE_DECK,
    CHANCE_PILE,
    CITY_OFFER,
    EMPTY,
    HUNTERS,
    MAP_DECK,
    MAP_PILE,
    UNDERWATER_DECK,
    VILLAGE_OFFER,
    ProphecyStep,
    State,
)


def draws_chance(state: State) -> bool:
    """PR-5.9: no cards in the arena, none in the Apocalypse; alone they go on being the clock (PR-22.4)."""
    return state.arena == EMPTY and (state.settings.solo or not state.apocalypse)


class WaveOrDraw(ProphecyStep):
    """The Banner of Doom may be waved instead of drawing; in the arena nothing is drawn (PR-18.9)."""

    def name(self) -> str:
        return "wave_or_draw"

    def legal(self, state: State) -> list[int]:
        other = DRAW_CHANCE if draws_chance(state) else DECLINE
        return [other, *[use_of(card) for card in usable_cards(state, self.seat, ON_CHANCE)]]

    def answered(self, state: State, action: int) -> None:
        if action == DRAW_CHANCE:
            state.push(DRAW_CHANCE_CARD)
        elif action != DECLINE:
            use_card(state, self.seat, used_card(action), ON_CHANCE)

    def rule(self, state: State) -> str:
        return "PR-5.9"

    def about(self, state: State) -> dict[str, Fact]:
        count = 0
        for card in usable_cards(state, self.seat, ON_CHANCE):
            for effect in state.cards.effects[card]:
                count += effect.amount if effect.moment == ON_CHANCE else 0
        return {"count": count}


class DrawChance(ProphecyStep):
    """The card of the round; ignored ones are replaced at once (PR-15.6)."""

    def name(self) -> str:
        return "draw_chance"

    def carried_out(self, state: State) -> None:
        seat = state.turn
        while True:
            card = next_card(state)
            if card == EMPTY:
                return
            if state.journal is not None:
                state.tell("chance", {"seat": seat, "card": CARD_NAMES[card]})
            state.piles[CHANCE_PILE].append(card)
            if not state.final or card not in (CLAIRVOYANT_DREAM, LEGENDS):
                break
        for effect in state.cards.effects[card]:
            OPERATIONS[effect.op].carry_out(state, seat, card, effect)


DRAW_CHANCE_CARD: Final = DrawChance(NOBODY)


def next_card(state: State) -> int:
    """EMPTY when the Apocalypse or the end has come instead (PR-5.8, PR-15.6, PR-22)."""
    deck = state.own_deck(CHANCE_DECK)
    if deck.size() == 0:
        if state.final:
            begin_apocalypse(state)
            return EMPTY
        deck.cards = state.piles[CHANCE_PILE]
        state.piles[CHANCE_PILE] = []
        deck.shuffle(state.chance)
        if state.settings.solo:
            state.runs += 1
            if state.runs >= state.cards.solo_runs:
                close_game(state)
                return EMPTY
            if state.runs + 1 == state.cards.solo_runs:
                begin_apocalypse(state)
                if state.stack.is_empty():
                    return EMPTY
    state.turned_up()
    return deck.draw()


def begin_apocalypse(state: State) -> None:
    state.apocalypse = 1
    if state.journal is not None:
        state.tell("apocalypse", {})
    state.push(Doom(state.turn))


class Doom(ProphecyStep):
    """PR-15.6: everybody loses one health or one magic at the start of each of their rounds."""

    def name(self) -> str:
        return "doom"

    def legal(self, state: State) -> list[int]:
        return [LOSE_HEALTH, LOSE_MAGIC] if state.magic[self.seat] > 0 else [LOSE_HEALTH]

    def answered(self, state: State, action: int) -> None:
        if action == LOSE_HEALTH:
            lose_health(state, self.seat, 1)
        else:
            state.magic[self.seat] -= 1
            if state.journal is not None:
                state.tell("lost_magic", {"seat": self.seat, "count": 1, "total": state.magic[self.seat]})

    def rule(self, state: State) -> str:
        return "PR-15.6"

    def about(self, state: State) -> dict[str, Fact]:
        return {"health": state.health[self.seat], "magic": state.magic[self.seat]}


def touched(state: State) -> list[int]:
    """PR-4.4: chance reaches nobody in the Water Realm."""
    return [seat for seat in range(state.seats) if state.on_base(seat)]


class PlaceAdventures(Operation):
    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        place = state.place[seat]
        place_on_terrain(state, effect.extra, place if place < FIELDS else 0)


class OfferAbility(Operation):
    """Of one guild, of one that the player chooses, or of both guilds of the character."""

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        if effect.extra == ANY_GUILD:
            state.push(ChooseGuild(seat))
        elif effect.extra == OWN_GUILDS:
            for guild in state.cards.guilds[state.character[seat]]:
                offer_ability(state, guild)
        else:
            offer_ability(state, effect.extra)


class OfferUnderwaterAbility(Operation):
    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        deck = state.own_deck(UNDERWATER_DECK)
        if deck.size() > 0:
            state.turned_up()
            ability = deck.draw()
            put_on_offer(state, state.cards.guild[ability], ability)


class Restock(Operation):
    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        pile = VILLAGE_OFFER if effect.extra == VILLAGE else CITY_OFFER
        restock(state, pile, effect.amount, effect.other)


class ExtraTurn(Operation):
    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        state.more_turns += effect.amount


class AllGain(Operation):
    """Who drew the card may gain more than the others."""

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        for other in touched(state):
            gain(state, other, effect.extra, effect.amount if other == seat else effect.other)


class OpenWater(Operation):
    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        reveal_water(state, seat, effect.amount)


class PlaceMaps(Operation):
    """One more where pieces of the map are what is played for."""

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        more = 1 if state.settings.goal == HUNTERS else 0
        place_pieces(state, effect.amount + more)


def gain(state: State, seat: int, what: int, count: int) -> None:
    if what == GAIN_GOLD:
        state.gain_gold(seat, count)
    elif what == GAIN_XP:
        state.gain_xp(seat, count)
    elif what == GAIN_HEALTH:
        state.heal(seat, count)
    else:
        state.regain(seat, count)


class ChooseGuild(ProphecyStep):
    """Free Training."""

    def name(self) -> str:
        return "choose_guild"

    def legal(self, state: State) -> list[int]:
        return [GUILD + guild for guild in range(len(GUILDS))]

    def answered(self, state: State, action: int) -> None:
        offer_ability(state, action - GUILD)

    def rule(self, state: State) -> str:
        return "PR-5.2"


class Charity(Operation):
    """PR-5.6: each of the three among those whom chance reaches."""

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        seats = touched(state)
        for other in lowest(state.gold, seats):
            state.gain_gold(other, effect.amount)
        for other in lowest(state.health, seats):
            state.heal(other, effect.extra)
        for other in lowest(state.magic, seats):
            state.regain(other, effect.other)


def lowest(figures: list[int], seats: list[int]) -> list[int]:
    """Those of the seats that have least."""
    least = figures[seats[0]]
    found: list[int] = []
    for seat in seats:
        if figures[seat] < least:
            least = figures[seat]
            found = []
        if figures[seat] == least:
            found.append(seat)
    return found


class Crisis(Operation):
    """PR-5.4, PR-18.8: unless the die averts it, everybody concerned loses half of their gold."""

    def carry_out(self, state: State, seat: int, card: int, effect: Effect) -> None:
        die = state.roll()
        happens = die != effect.die
        if state.journal is not None:
            state.tell("crisis_came" if happens else "crisis_averted", {"seat": seat, "die": die})
        if not happens:
            return
        for other in touched(state):
            state.gold[other] -= state.gold[other] // 2
        if state.settings.rotation:
            state.push(DRAW_CHANCE_CARD)


# Maps (PR-16.2, PR-16.3)


def place_pieces(state: State, count: int) -> None:
    """All at once: they are told in the order of the board, not in that of the deck."""
    fields: list[int] = []
    for _ in range(count):
        field = next_field(state)
        if field != EMPTY:
            fields.append(field)
            state.pieces_on |= 1 << field
    if state.journal is not None:
        for field in sorted(fields):
            state.tell("piece_placed", {"field": FIELD_NAMES[field]})


def next_field(state: State) -> int:
    deck = state.own_deck(MAP_DECK)
    if deck.size() == 0:
        deck.cards = state.piles[MAP_PILE]
        state.piles[MAP_PILE] = []
        deck.shuffle(state.chance)
    if deck.size() == 0:
        return EMPTY
    state.turned_up()
    return deck.draw()


# Legends of the Deep (PR-17.3)


def hidden_cells(state: State) -> list[int]:
    return [cell for cell in HIDING_CELLS if is_hidden(state, cell)]


def is_hidden(state: State, cell: int) -> bool:
    return state.water[cell] != EMPTY and state.water_known[cell] != EVERYBODY


def reveal_water(state: State, seat: int, count: int) -> None:
    if count > 0 and any(is_hidden(state, cell) for cell in HIDING_CELLS):
        state.push(RevealCell(seat, count))


class RevealCell(ProphecyStep):
    """Turn over a card of the Water Realm; `first` is the number still to turn."""

    def name(self) -> str:
        return "reveal_cell"

    def legal(self, state: State) -> list[int]:
        return [CELL + PLACE_OF_CELL[cell] for cell in hidden_cells(state)]

    def answered(self, state: State, action: int) -> None:
        cell = HIDING_CELLS[action - CELL]
        state.water_known[cell] = EVERYBODY
        state.turned_up()
        if state.journal is not None:
            state.tell("revealed", {"card": CARD_NAMES[state.water[cell]]})
        reveal_water(state, self.seat, self.first - 1)

    def rule(self, state: State) -> str:
        return "PR-17.3"

    def about(self, state: State) -> dict[str, Fact]:
        return {"count": self.first}


# The table: what chance brings

OPERATIONS: Final = table_of(
    [
        (PLACE_ADVENTURES, PlaceAdventures()),
        (OFFER_ABILITY, OfferAbility()),
        (OFFER_UNDERWATER, OfferUnderwaterAbility()),
        (RESTOCK, Restock()),
        (EXTRA_TURN, ExtraTurn()),
        (ALL_GAIN, AllGain()),
        (CHARITY, Charity()),
        (CRISIS, Crisis()),
        (REVEAL_SPHERE, OpenSphere()),
        (REVEAL_WATER, OpenWater()),
        (PLACE_MAP, PlaceMaps()),
    ]
)
