"""PR-3: the table as it is laid, and how characters are chosen."""

from __future__ import annotations

from typing import Final

from hlubina.core.chance import Chance
from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.knowledge import EVERYBODY, Deck, shuffled
from hlubina.games.prophecy.actions import CARD, CHARACTER, DECLINE
from hlubina.games.prophecy.cards import (
    ARTIFACTS,
    CELLS,
    CHARACTER_NAMES,
    CHARACTERS,
    FIELDS,
    GUILDS,
    PLACE_ADVENTURES,
    SPHERES,
    WASTELAND,
    WIDTH,
)
from hlubina.games.prophecy.names import (
    ABILITY,
    ARTIFACT,
    CARD_NAMES,
    CARDS,
    CHANCE,
    COMMON,
    GATE,
    GREATER,
    INTERESTING_TIMES,
    LESSER,
    MONSTER,
    OBSTACLE,
    OPPORTUNITY,
    RARE,
    TREASURE,
    UNDERSEA_KING,
    UNDERWATER,
    WATER_ABILITY,
    WATER_ITEM,
    WATER_OPPORTUNITY,
)
from hlubina.games.prophecy.rules.adventures import place_on_terrain
from hlubina.games.prophecy.rules.health import be_born
from hlubina.games.prophecy.rules.trade import fill_offers, show_treasures
from hlubina.games.prophecy.state import (
    ADVENTURES,
    ARTIFACTS_ASIDE,
    CHANCE_DECK,
    CHANCE_PILE,
    COMMON_DECK,
    DARK_ASIDE,
    EMPTY,
    FOR_ARTIFACTS,
    GREATER_ASIDE,
    GUILD_DECK,
    HUNTERS,
    LESSER_ASIDE,
    LIGHT_ASIDE,
    MAP_DECK,
    PALACE_DECK,
    RARE_DECK,
    SHOWN,
    SPHERE_DECK,
    TREASURE_DECK,
    TREASURE_OFFER,
    UNDERWATER_DECK,
    UNDERWATER_TREASURE,
    OptionalStep,
    ProphecyStep,
    State,
)


def lay_table(state: State, setup: Chance) -> None:
    """Everything up to the choice of characters; what is random here comes from the stream of the set-up."""
    play = state.chance
    state.chance = setup
    cards = state.cards
    state.decks[COMMON_DECK] = shuffled(with_copies(state, COMMON, RARE), setup)
    state.decks[RARE_DECK] = shuffled(with_copies(state, RARE, TREASURE), setup)
    for guild in range(len(GUILDS)):
        own = [card for card in range(ABILITY, UNDERWATER) if cards.guild[card] == guild]
        state.decks[GUILD_DECK + guild] = shuffled(own, setup)
    adventures = [*range(MONSTER, LESSER), *range(OPPORTUNITY, MONSTER)]
    state.decks[ADVENTURES] = shuffled([card for card in adventures if in_the_box(state, card)], setup)
    if state.settings.spheres:
        fill_spheres(state, setup)
    if state.settings.water:
        fill_water(state, setup)
    if state.settings.island:
        state.decks[MAP_DECK] = shuffled([field for field in range(FIELDS) if cards.terrain[field] >= 0], setup)
        state.decks[TREASURE_DECK] = shuffled(list(range(TREASURE, WATER_ITEM)), setup)
    fill_offers(state)
    lay_first_terrain(state, setup)
    state.first = setup.below(state.seats)
    state.turn = (state.first - 1) % state.seats
    state.chance = play
    if state.settings.solo:
        state.nemesis = WASTELAND


def in_the_box(state: State, card: int) -> bool:
    """PR-3.10, PR-7.4: whether an item or adventure is used at all."""
    if state.cards.experienced[card] and not state.settings.more_adventures:
        return False
    return state.settings.second_expansion or not state.cards.second[card]


def with_copies(state: State, first: int, after: int) -> list[int]:
    found: list[int] = []
    for card in range(first, after):
        if in_the_box(state, card):
            found += [card] * state.cards.copies[card]
    return found


def fill_spheres(state: State, setup: Chance) -> None:
    """PR-3.2: artifact, greater guardian, lesser guardian."""
    cards = state.cards
    lesser = [card for card in range(LESSER, GATE) if not cards.extra_set[card] or state.settings.all_guardians]
    setup.shuffle(lesser)
    count = SPHERES
    if state.settings.water:  # PR-17.4: four random ones and the Gate
        count -= 1
    state.decks[LESSER_ASIDE] = Deck(lesser[count:], [0] * (len(lesser) - count))
    lesser = lesser[:count]
    if state.settings.water:
        lesser.append(GATE)
        setup.shuffle(lesser)
    greater = [card for card in range(GREATER, OBSTACLE) if not cards.extra_set[card] or state.settings.all_guardians]
    setup.shuffle(greater)
    artifacts = choose_artifacts(state, setup)
    each = len(artifacts) // SPHERES
    for sphere in range(SPHERES):
        lying = artifacts[each * sphere : each * sphere + each]
        if state.settings.goal != UNDERWATER_TREASURE:
            lying.append(greater.pop())
        lying.append(lesser[sphere])
        state.decks[SPHERE_DECK + sphere] = Deck(lying, [0] * len(lying))
    state.decks[GREATER_ASIDE] = Deck(greater, [0] * len(greater))


def choose_artifacts(state: State, setup: Chance) -> list[int]:
    """PR-18.1, PR-18.2: in random order; the others are put aside."""
    if state.settings.goal != FOR_ARTIFACTS:
        return []
    everything = list(range(ARTIFACT, ARTIFACT + ARTIFACTS))
    chosen: list[int] = []
    selection = state.settings.selection
    if selection in TALKED_OVER:  # they are laid under the guardians when the players have chosen
        state.decks[ARTIFACTS_ASIDE] = Deck(everything, [EVERYBODY] * len(everything))
        return []
    if selection == "ten":
        chosen = everything[:]
    elif selection == "random_five":
        setup.shuffle(everything)
        chosen = everything[:SPHERES]
    else:
        for pair in range(SPHERES):
            first = ARTIFACT + 2 * pair
            if selection == "one_of_each_pair":
                chosen.append(first + setup.below(2))
            else:
                chosen.append(first if state.cards.new_set[first] == (selection == "new_five") else first + 1)
    aside = [card for card in everything if card not in chosen]
    public = selection == "base_five" or selection == "new_five"
    state.decks[ARTIFACTS_ASIDE] = Deck(aside, [EVERYBODY if public else 0] * len(aside))
    setup.shuffle(chosen)
    return chosen


TALKED_OVER: Final = ["agreed", "vetoed"]
NAMED: Final = SPHERES  # artifacts that are agreed on,
STRUCK: Final = 3  # or at most so many that are struck


def talk_over_artifacts(state: State) -> None:
    """PR-18.2: before anything else, beginning with who will play last."""
    if state.settings.goal == FOR_ARTIFACTS and state.settings.selection in TALKED_OVER:
        state.push(LayArtifacts(NOBODY))
        last = (state.first - 1) % state.seats
        state.push(NameArtifact(last) if state.settings.selection == "agreed" else StrikeArtifact(last))


class NameArtifact(ProphecyStep):
    """PR-18.2: in turn everybody names an artifact to play with; `first` have been named."""

    def name(self) -> str:
        return "name_artifact"

    def legal(self, state: State) -> list[int]:
        return [CARD + card for card in sorted(state.decks[ARTIFACTS_ASIDE].cards)]

    def answered(self, state: State, action: int) -> None:
        show_artifact(state, action - CARD)
        if state.journal is not None:
            state.tell("named_artifact", {"seat": self.seat, "card": CARD_NAMES[action - CARD]})
        if self.first + 1 < NAMED:
            state.push(NameArtifact((self.seat - 1) % state.seats, self.first + 1))

    def rule(self, state: State) -> str:
        return "PR-18.2"

    def about(self, state: State) -> dict[str, Fact]:
        return {"count": NAMED - self.first}


class StrikeArtifact(OptionalStep):
    """PR-18.2: in turn everybody may strike an artifact; `first` have been asked."""

    def name(self) -> str:
        return "strike_artifact"

    def legal(self, state: State) -> list[int]:
        return [DECLINE, *[CARD + card for card in sorted(state.decks[ARTIFACTS_ASIDE].cards)]]

    def answered(self, state: State, action: int) -> None:
        if action != DECLINE:
            show_artifact(state, action - CARD)
            if state.journal is not None:
                state.tell("struck_artifact", {"seat": self.seat, "card": CARD_NAMES[action - CARD]})
        if self.first + 1 < STRUCK:
            state.push(StrikeArtifact((self.seat - 1) % state.seats, self.first + 1))

    def rule(self, state: State) -> str:
        return "PR-18.2"

    def about(self, state: State) -> dict[str, Fact]:
        return {"count": STRUCK - self.first}


def show_artifact(state: State, card: int) -> None:
    state.own_deck(ARTIFACTS_ASIDE).take(card)
    state.piles[SHOWN].append(card)


class LayArtifacts(ProphecyStep):
    """PR-18.2: one artifact under the guardians of each sphere; what was not chosen by name stays unseen."""

    def name(self) -> str:
        return "lay_artifacts"

    def carried_out(self, state: State) -> None:
        others = sorted(state.decks[ARTIFACTS_ASIDE].cards)
        shown = sorted(state.piles[SHOWN])
        state.piles[SHOWN] = []
        state.turned_up()
        if state.settings.selection == "agreed":
            chosen = shown
            state.decks[ARTIFACTS_ASIDE] = Deck(others, [EVERYBODY] * len(others))
        else:
            state.chance.shuffle(others)
            chosen = others[:SPHERES]
            unseen = others[SPHERES:]
            known = [0] * len(unseen) + [EVERYBODY] * len(shown)
            state.decks[ARTIFACTS_ASIDE] = Deck(unseen + shown, known)
        state.chance.shuffle(chosen)
        for sphere in range(SPHERES):
            deck = state.own_deck(SPHERE_DECK + sphere)
            deck.cards.insert(0, chosen[sphere])
            deck.known.insert(0, 0)


def is_light(cell: int) -> bool:
    return (cell % WIDTH + cell // WIDTH) % 2 == 1


def fill_water(state: State, setup: Chance) -> None:
    """PR-17.1: light cells get positive cards, dark ones negative; the rest is put away unseen."""
    cards = state.cards
    free = [cell for cell in range(CELLS) if cell not in (cards.palace, state.entrance())]
    light = [cell for cell in free if is_light(cell)]
    dark = [cell for cell in free if not is_light(cell)]
    positive = list(range(WATER_ABILITY, COMMON)) + list(range(WATER_ITEM, ARTIFACT))
    good = enough(state, positive + list(range(WATER_OPPORTUNITY, OPPORTUNITY)), len(light) + cards.left_over)
    bad = enough(state, list(range(OBSTACLE, CHANCE)), len(dark) + cards.left_over)
    if state.settings.goal == UNDERWATER_TREASURE:
        bad.remove(UNDERSEA_KING)
        state.decks[PALACE_DECK] = Deck([UNDERSEA_KING], [EVERYBODY])
    elif state.settings.goal == FOR_ARTIFACTS:
        state.palace_pearls = state.seats
    setup.shuffle(good)
    setup.shuffle(bad)
    for cell in light:
        lay_on_cell(state, cell, good.pop())
    for cell in dark:
        lay_on_cell(state, cell, bad.pop())
    state.decks[LIGHT_ASIDE] = Deck(good, [0] * len(good))
    state.decks[DARK_ASIDE] = Deck(bad, [0] * len(bad))
    state.decks[UNDERWATER_DECK] = shuffled(list(range(UNDERWATER, WATER_ABILITY)), setup)


def enough(state: State, family: list[int], needed: int) -> list[int]:
    """All copies of a family, with the reserves that the layout needs; PR-7.4: with the later ones first."""
    cards = state.cards
    found: list[int] = []
    for reserve in (0, 2, 1) if state.settings.more_adventures else (0, 1, 2):
        for card in family:
            if cards.reserve[card] == reserve and len(found) < needed:
                found += [card] * cards.copies[card]
    return found


def lay_on_cell(state: State, cell: int, card: int) -> None:
    state.water[cell] = card
    state.water_lives[cell] = state.cards.lives[card]


def lay_first_terrain(state: State, setup: Chance) -> None:
    """PR-3.5, PR-3.6: lay the first adventures by a chance card that does so, and shuffle the others."""
    deck = chance_cards(state)
    setup.shuffle(deck)
    for place in range(len(deck) - 1, -1, -1):
        for effect in state.cards.effects[deck[place]]:
            if effect.op == PLACE_ADVENTURES and not state.piles[CHANCE_PILE]:
                place_on_terrain(state, effect.extra, 0)
                state.piles[CHANCE_PILE].append(deck[place])
    if state.piles[CHANCE_PILE]:
        deck.remove(state.piles[CHANCE_PILE][0])
    state.decks[CHANCE_DECK] = shuffled(deck, setup)


def chance_cards(state: State) -> list[int]:
    cards = state.cards
    many = state.seats >= 4
    found: list[int] = []
    for card in range(CHANCE, CARDS):
        if (cards.module[card] == 1 and not state.settings.water) or (
            cards.module[card] == 2 and not state.settings.island
        ):
            continue
        if card == INTERESTING_TIMES and state.settings.rotation and many:
            continue
        found += [card] * (cards.copies[card] + (cards.more_copies[card] if many else 0))
    return found


# Characters (PR-3.7)


def deal_characters(state: State, setup: Chance) -> None:
    everybody = list(range(CHARACTERS))
    setup.shuffle(everybody)
    state.push(StartGame(NOBODY))
    if not state.settings.draft:
        for seat in range(state.seats):
            state.kept[seat] = everybody.pop()
        return
    for seat in range(state.seats):
        state.hands[seat] = Deck([everybody.pop(), everybody.pop()], [1 << seat, 1 << seat])
    state.spare = Deck(everybody, [0] * len(everybody))
    state.turns = 1
    if state.settings.solo:
        state.push(TakeCharacter(0))
        return
    state.push(PassCharacters(NOBODY))
    for seat in range(state.seats - 1, -1, -1):
        state.push(KeepCharacter(seat))


class KeepCharacter(ProphecyStep):
    """PR-3.7: keep one of two, the other goes to the left."""

    def name(self) -> str:
        return "keep_character"

    def legal(self, state: State) -> list[int]:
        return sorted(CHARACTER + card for card in state.hands[self.seat].cards)

    def answered(self, state: State, action: int) -> None:
        state.kept[self.seat] = action - CHARACTER

    def together(self) -> bool:
        return True

    def rule(self, state: State) -> str:
        return "PR-3.7"


class TakeCharacter(KeepCharacter):
    """PR-3.7: one of the two is the character to play."""

    def name(self) -> str:
        return "take_character"


class PassCharacters(ProphecyStep):
    """PR-3.7: what was not kept goes to the left."""

    def name(self) -> str:
        return "pass_characters"

    def carried_out(self, state: State) -> None:
        passed: list[int] = []
        for seat in range(state.seats):
            hand = state.hands[seat].cards
            passed.append(hand[1] if hand[0] == state.kept[seat] else hand[0])
        for seat in range(state.seats):
            right = (seat - 1) % state.seats
            state.hands[seat] = Deck([state.kept[seat], passed[right]], [1 << seat, 1 << seat | 1 << right])
            state.kept[seat] = EMPTY
        state.turned_up()
        for seat in range(state.seats - 1, -1, -1):
            state.push(TakeCharacter(seat))


class StartGame(ProphecyStep):
    """PR-2.4, PR-3.8: characters on their fields, the first treasures in view."""

    def name(self) -> str:
        return "start_game"

    def carried_out(self, state: State) -> None:
        state.turned_up()
        state.turns = 0
        for seat in range(state.seats):
            state.character[seat] = state.kept[seat]
            be_born(state, seat)
            if state.journal is not None:
                state.tell("plays", {"seat": seat, "character": CHARACTER_NAMES[state.character[seat]]})
        state.kept = [EMPTY] * state.seats
        state.hands = [Deck([], []) for _ in range(state.seats)]
        state.spare = Deck([], [])
        if state.settings.goal == HUNTERS:
            deck = state.own_deck(TREASURE_DECK)
            while len(state.piles[TREASURE_OFFER]) < state.settings.hunters_treasures and deck.size() > 0:
                state.piles[TREASURE_OFFER].append(deck.draw())
        elif state.settings.island:
            show_treasures(state)
