"""What stands on a gift: its steps (P-11) put into sentences, so that a changed step reads as it is played.

Every deed is a message of the catalogue, `deed-NAME` or `deed-NAME-FORM`, where the form says who does it: you, one
other player, all of several, or both you and others. What was chosen is a phrase within it, `thing-NAME`. A choice is
told together with the deed it is for if the owner alone does it (look at 1 passenger), and otherwise in a sentence of
its own (choose another player).
"""

from __future__ import annotations

from typing import Final

from hlubina.core.faces import Facts, Sentence, sentence
from hlubina.games.passengers.language import (
    ADMIT,
    BIND_VOTE,
    CHOOSE_COLOUR,
    CHOOSE_EMPTY_SEAT,
    CHOOSE_KIND,
    CHOOSE_PASSENGERS,
    CHOOSE_PLAYERS,
    COUNT_COLOUR,
    EACH_BOAT,
    EVERYONE,
    EXCHANGE_HAND,
    IN_PLAY,
    KIND_OR_COLOUR,
    LOOK,
    LOOK_HAND,
    MASK,
    MOMENTS,
    MOVE,
    NEEDS_HAND,
    NEEDS_UNDERWORLD,
    NO_SHADOWS,
    ONLY_SHADOWS,
    OTHERS,
    OWNER,
    REVEAL,
    SHOW_HAND_CARD,
    SHUFFLE,
    SILENCE,
    SWAP,
    TAKE_COIN,
    UNDERWORLD,
    Gift,
    Op,
)

# How a sentence begins
FIRST: Final = 0
THEN: Final = 1
INSTEAD: Final = 2  # of what was impossible

# Who does something
YOU: Final = 0
ONE: Final = 1  # chosen player
EACH: Final = 2  # of several chosen players
ALL_OTHERS: Final = 3
EVERYBODY: Final = 4
YOU_AND_ONE: Final = 5
YOU_AND_SEVERAL: Final = 6
FORMS: Final = ["you", "one", "one", "all", "all", "both", "both"]

# What is said of the hands of players who are to be chosen
ANY_HAND: Final = 0
WITH_CARDS: Final = 1
EVEN_WITHOUT_CARDS: Final = 2

# What a passenger must not be: masks and shadows add up
UNMASKED: Final = 1
NOT_A_SHADOW: Final = 2
UNMASKED_FOR_A_MASK: Final = 4  # "that has none"


def sentences_of(gift: Gift) -> list[Sentence]:
    """All that a gift does."""
    if not gift.steps:
        return [sentence("deed-nothing")]
    found = Wording(gift.steps, FIRST).write()
    if gift.impossible:
        found += Wording(gift.impossible, INSTEAD).write()
    if gift.needs == NEEDS_HAND and not any(concerns_hands(op) for op in gift.steps):
        found.append(sentence("deed-needs_hand"))
    if gift.needs == NEEDS_UNDERWORLD and not any(is_only_below(op) for op in gift.steps):
        found.append(sentence("deed-needs_underworld"))
    return found


def concerns_hands(op: Op) -> bool:
    if op.op == ADMIT:
        return op.question != KIND_OR_COLOUR
    return op.op in (SHOW_HAND_CARD, LOOK_HAND, EXCHANGE_HAND)


def is_only_below(op: Op) -> bool:
    return op.op == CHOOSE_PASSENGERS and op.zones == UNDERWORLD


class Wording:
    """Tells the steps of a gift in order and remembers which choices have not been told yet."""

    def __init__(self, steps: list[Op], lead: int) -> None:
        self.steps = steps
        self.lead = lead
        self.choices = [op for op in steps if op.chooses()]  # by register
        self.open: list[int] = []  # registers chosen, but not told yet
        self.found: list[Sentence] = []

    def write(self) -> list[Sentence]:
        index = 0
        while index < len(self.steps):
            op = self.steps[index]
            if op.chooses():
                self.open.append(op.register)
            elif index + 1 < len(self.steps) and self.is_mutual(op, self.steps[index + 1]):
                self.announce(self.open)
                self.tell("show_each_other_secretly" if op.secret else "show_each_other", {})
                index += 1
            else:
                self.tell_deed(op)
            index += 1
        self.announce(self.open)
        return self.found

    def tell(self, name: str, facts: Facts) -> None:
        """A deed; what follows comes then."""
        self.found.append(sentence(f"deed-{name}", {"lead": self.lead, **facts}))
        self.lead = THEN
        self.open = []

    def announce(self, registers: list[int]) -> None:
        """The choices in a sentence of their own."""
        if registers:
            things = [self.thing(register, register != registers[-1]) for register in registers]
            self.found.append(sentence("deed-choose", {"lead": self.lead, "things": things}))
            self.lead = FIRST
            self.open = [register for register in self.open if register not in registers]

    # Deeds

    def tell_deed(self, op: Op) -> None:
        within = self.told_within(op)
        self.announce([register for register in self.open if register not in within])
        code = op.op
        if code == LOOK:
            self.tell_of_people("look_secretly" if op.secret else "look", op.who, self.passengers(op.targets, within))
        elif code == REVEAL:
            self.tell("reveal", self.passengers(op.targets, within))
        elif code == ADMIT:
            self.tell_admission(op)
        elif code == SHOW_HAND_CARD:
            self.tell_show(op)
        elif code == LOOK_HAND:
            hands = [self.hand(register, register in within) for register in op.targets]
            self.tell_of_people("look_hand_secretly" if op.secret else "look_hand", op.who, {"hands": hands})
        elif code == EXCHANGE_HAND:
            self.tell("exchange-both" if OWNER in op.who else "exchange-two", {})
        elif code == SWAP:
            self.tell_swap(op, within)
        elif code == SHUFFLE:
            self.tell("shuffle", {})
        elif code == MOVE:
            known = 0 if op.argument in within else 1
            self.tell("move", {"known": known, **self.passengers(op.targets, within)})
        elif code == MASK:
            passenger = self.passenger(op.targets[0], op.targets[0] in within, False, True)
            self.tell("mask" if op.argument in within else "mask_chosen", {"passengers": passenger})
        elif code == TAKE_COIN:
            self.tell_of_people("coin", op.who, {})
        elif code == SILENCE:
            self.tell_of_people("silence", op.who, {"until": MOMENTS[op.until]})
        else:
            assert code == BIND_VOTE
            self.tell_of_people("bind_vote", op.who, {})

    def told_within(self, op: Op) -> list[int]:
        """The last choices that need no sentence of their own, because the owner makes them for this deed only."""
        fitting: list[int] = []
        if op.op in (REVEAL, SWAP) or (op.op in (LOOK, LOOK_HAND) and op.who == [OWNER]):
            fitting = op.targets
        elif op.op in (MOVE, MASK):
            fitting = [*op.targets, op.argument]
        within: list[int] = []
        for register in reversed(self.open):
            if register not in fitting:
                break
            within.append(register)
        return within

    def tell_of_people(self, name: str, people: list[int], facts: Facts) -> None:
        who = self.who(people)
        self.tell(f"{name}-{FORMS[who]}", {"subject": self.subject(people, who), **facts})

    def tell_admission(self, op: Op) -> None:
        if op.question == KIND_OR_COLOUR:
            nth = self.nth(op.argument)
            self.tell("admit_passenger", {"nth": nth, "passenger": self.passenger(op.argument, False, False, False)})
        else:
            self.tell_of_people("admit_count" if op.question == COUNT_COLOUR else "admit_kind", op.who, {})

    def tell_show(self, op: Op) -> None:
        """Nobody shows a card to themselves."""
        givers = op.who
        if op.to == [OWNER]:
            givers = [OTHERS if who == EVERYONE else who for who in givers if who != OWNER]
        if givers:
            receiver = sentence("thing-receiver", {"nth": -1 if op.to == [OWNER] else self.nth(op.to[0])})
            self.tell_of_people("show_secretly" if op.secret else "show", givers, {"receiver": receiver})

    def is_mutual(self, op: Op, following: Op) -> bool:
        """Whether the owner and a chosen player show each other a card."""
        return (
            op.op == following.op == SHOW_HAND_CARD
            and op.secret == following.secret
            and (op.who, op.to) == (following.to, following.who)
            and OWNER in (op.who[0], op.to[0])
            and len(op.who) == 1
        )

    def tell_swap(self, op: Op, within: list[int]) -> None:
        if len(op.targets) == 1:
            choice = self.choices[op.targets[0]]
            anywhere = op.targets[0] in within and not choice.boats and choice.zones == IN_PLAY
            self.tell("swap", {"anywhere": int(anywhere), **self.passengers(op.targets, within)})
        else:
            one, two = [self.passenger(register, register in within, False, False) for register in op.targets]
            if op.targets[0] in within:
                one = self.passenger(op.targets[0], True, True, False)
            self.tell("swap_two", {"passengers": one, "others": two})

    # Phrases

    def who(self, people: list[int]) -> int:
        chosen = 0
        for who in people:
            chosen += self.choices[who].most if who >= 0 else 0
        if EVERYONE in people or (OWNER in people and OTHERS in people):
            return EVERYBODY
        if OTHERS in people:
            return ALL_OTHERS
        if OWNER in people:
            return YOU if chosen == 0 else YOU_AND_ONE if chosen == 1 else YOU_AND_SEVERAL
        return ONE if chosen == 1 else EACH

    def subject(self, people: list[int], who: int) -> Sentence:
        nth = 0
        for register in people:
            if register >= 0:
                nth = self.nth(register)
        return sentence("thing-subject", {"who": who, "nth": nth, "lead": self.lead})

    def nth(self, register: int) -> int:
        """Which of several choices of players or passengers is meant; 0 if there is only one."""
        alike = [op.register for op in self.choices if op.op == self.choices[register].op]
        return 0 if len(alike) == 1 else alike.index(register) + 1

    def thing(self, register: int, more: bool) -> Sentence:
        """What is chosen; `more` if the sentence goes on behind it."""
        op = self.choices[register]
        if op.op == CHOOSE_COLOUR:
            return sentence("thing-colour", {"unused": int(op.unused_masks)})
        if op.op == CHOOSE_KIND:
            return sentence("thing-kind")
        if op.op == CHOOSE_PLAYERS:
            return sentence("thing-players", {"count": op.most, "hand": self.hands_of(register)})
        if op.op == CHOOSE_EMPTY_SEAT:
            return sentence("thing-seat")
        return self.passenger(register, True, more, False)

    def hands_of(self, register: int) -> int:
        """That players have cards goes without saying where their cards are wanted."""
        wanted = False
        for op in self.steps:
            concerned = op.who + op.to + (op.targets if op.op == LOOK_HAND else [])
            if concerns_hands(op) and register in concerned:
                wanted = True
        if self.choices[register].with_hand:
            return ANY_HAND if wanted else WITH_CARDS
        return EVEN_WITHOUT_CARDS if wanted else ANY_HAND

    def passengers(self, registers: list[int], within: list[int]) -> Facts:
        found = [self.passenger(each, each in within, each != registers[-1], False) for each in registers]
        return {"passengers": found}

    def passenger(self, register: int, new: bool, more: bool, for_a_mask: bool) -> Sentence:
        """Passengers that are chosen with these words, or those chosen before."""
        op = self.choices[register]
        if not new:
            return sentence("thing-those", {"count": op.most, "nth": self.nth(register)})
        each = op.boats == EACH_BOAT
        without = (UNMASKED_FOR_A_MASK if for_a_mask else UNMASKED) if op.unmasked else 0
        if op.shadow == NO_SHADOWS:
            without += NOT_A_SHADOW
        return sentence(
            "thing-passengers",
            {
                "count": 1 if each else op.most,
                "some": int(op.least < op.most and not each),
                "down": int(op.face_down),
                "shadow": int(op.shadow == ONLY_SHADOWS),
                "zone": op.zones,
                "boats": op.boats,
                "without": without,
                "more": int(more),
            },
        )

    def hand(self, register: int, new: bool) -> Sentence:
        count = self.choices[register].most
        return sentence("thing-hand", {"count": count, "new": int(new), "nth": self.nth(register)})
