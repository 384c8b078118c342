"""The small language in which all gifts are written (P-11): read from the card file, checked, and kept as flat steps.

A gift is a list of steps. Choices bind names (`as`), deeds use them (`$name`); a name becomes a register. What a step
means is carried out in gifts.py and effects.py of rules/; here every field is read once, and what makes no sense is
refused.
"""

from __future__ import annotations

from typing import Final

from hlubina.core.data import Reader
from hlubina.core.errors import Invalid, shown

CHOOSE_COLOUR: Final = 0
CHOOSE_KIND: Final = 1
CHOOSE_PLAYERS: Final = 2
CHOOSE_PASSENGERS: Final = 3
CHOOSE_EMPTY_SEAT: Final = 4
LOOK: Final = 5
REVEAL: Final = 6
ADMIT: Final = 7
SHOW_HAND_CARD: Final = 8
LOOK_HAND: Final = 9
EXCHANGE_HAND: Final = 10
SWAP: Final = 11
SHUFFLE: Final = 12
MOVE: Final = 13
MASK: Final = 14
TAKE_COIN: Final = 15
SILENCE: Final = 16
BIND_VOTE: Final = 17
OPS: Final = [
    *["choose_colour", "choose_kind", "choose_players", "choose_passengers", "choose_empty_seat"],
    *["look", "reveal", "admit", "show_hand_card", "look_hand", "exchange_hand", "swap", "shuffle", "move", "mask"],
    *["take_coin", "silence", "bind_vote"],
]

# Who, beside registers of players
OWNER: Final = -1
OTHERS: Final = -2
EVERYONE: Final = -3

# What a register holds
A_COLOUR: Final = 0
A_KIND: Final = 1
PLAYERS: Final = 2
PASSENGERS: Final = 3
A_SEAT: Final = 4
SORTS: Final = ["a colour", "a kind", "players", "passengers", "an empty seat"]

IN_PLAY: Final = 1
UNDERWORLD: Final = 2
ZONES: Final = {"in_play": IN_PLAY, "underworld": UNDERWORLD, "in_play|underworld": IN_PLAY | UNDERWORLD}
SHADOW_MODES: Final = ["any", "only", "never"]
ONLY_SHADOWS: Final = 1
NO_SHADOWS: Final = 2
BOAT_MODES: Final = ["any", "same", "each", "different"]
SAME_BOAT: Final = 1
EACH_BOAT: Final = 2
DIFFERENT_BOATS: Final = 3

COUNT_COLOUR: Final = 0
KIND_OR_COLOUR: Final = 2
QUESTIONS: Final = ["hand_count_of_colour", "hand_has_kind", "kind_or_colour_of"]

UNTIL_VOTES: Final = 1
UNTIL_GIFTS_END: Final = 2
MOMENTS: Final = ["", "votes_revealed", "gift_phase_end"]

NEEDS: Final = ["", "hand", "underworld"]
NEEDS_HAND: Final = 1
NEEDS_UNDERWORLD: Final = 2
MOST_REGISTERS: Final = 4


class Op:
    """One step of a gift; only the fields of its own op have a meaning."""

    def __init__(self, op: int) -> None:
        self.op = op
        self.register = -1  # that a choice fills
        self.most = 1
        self.least = 1
        self.zones = IN_PLAY
        self.face_down = False
        self.unmasked = False
        self.shadow = 0
        self.boats = 0
        self.movable = False  # a passenger that will be moved
        self.with_hand = False
        self.unused_masks = False
        self.who: list[int] = []
        self.to: list[int] = []
        self.targets: list[int] = []  # registers
        self.argument = -1  # a register
        self.question = -1
        self.until = 0
        self.secret = False

    def chooses(self) -> bool:
        return self.op <= CHOOSE_EMPTY_SEAT


class Gift:
    """A gift: its steps, and those that take their place if they are impossible."""

    def __init__(self, name: str, needs: int, steps: list[Op], impossible: list[Op]) -> None:
        self.name = name
        self.needs = needs
        self.steps = steps
        self.impossible = impossible


def read_gift(entry: dict[str, object], name: str) -> Gift:
    where = f"gift {name} of the card file"
    needs = entry.get("needs", "")
    if needs not in NEEDS:
        raise Invalid(f"In {where}, 'needs' must be nothing, hand or underworld, not {shown(needs)}.")
    steps = Grammar(where).read(entry.get("steps"))
    impossible = Grammar(f"impossible_steps of {where}").read(entry.get("impossible_steps", []))
    return Gift(name, NEEDS.index(str(needs)), steps, impossible)


class Grammar:
    """Reads the steps of one gift in order and remembers what has been bound."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.names: list[str] = []
        self.sorts: list[int] = []
        self.binders: list[Op] = []

    def read(self, steps: object) -> list[Op]:
        if not isinstance(steps, list):
            raise Invalid(f"In {self.where}, 'steps' must be a list of steps.")
        found: list[Op] = []
        for number, step in enumerate(steps, 1):
            reader = Reader(step, f"step {number} of {self.where}")
            name = reader.text("op")
            if name not in OPS:
                raise Invalid(f"In {reader.what}, there is no op {shown(name)}; there are {', '.join(OPS)}.")
            op = Op(OPS.index(name))
            if op.chooses():
                self.read_choice(op, reader)
            else:
                self.read_deed(op, reader, found)
            reader.done()
            found.append(op)
        return found

    # Choices

    def read_choice(self, op: Op, reader: Reader) -> None:
        fixed(reader, "by", "owner")
        if op.op == CHOOSE_COLOUR:
            op.unused_masks = one_of(reader, "from", ["all", "unused_masks"]) == 1
            self.bind(op, reader, A_COLOUR)
        elif op.op == CHOOSE_KIND:
            self.bind(op, reader, A_KIND)
        elif op.op == CHOOSE_PLAYERS:
            op.with_hand = one_of(reader, "from", ["others", "others_with_hand"]) == 1
            op.most = reader.number("n", 1, 3)
            self.bind(op, reader, PLAYERS)
        elif op.op == CHOOSE_PASSENGERS:
            self.read_selection(op, reader)
            self.bind(op, reader, PASSENGERS)
        else:
            if reader.value("respects_cap") is not True:
                raise Invalid(f"In {reader.what}, 'respects_cap' must be true.")
            self.bind(op, reader, A_SEAT)

    def read_selection(self, op: Op, reader: Reader) -> None:
        op.most = reader.number("n", 1, 2)
        op.least = reader.number("n_min", 1, op.most) if "n_min" in reader.fields else op.most
        select = reader.child("select")
        zone = select.text("zone")
        if zone not in ZONES:
            raise Invalid(f"In {select.what}, 'zone' must be one of {', '.join(ZONES)}, not {shown(zone)}.")
        op.zones = ZONES[zone]
        op.face_down = one_of(select, "face", ["any", "down"]) == 1
        op.unmasked = one_of(select, "mask", ["any", "none"]) == 1
        op.shadow = one_of(select, "shadow", SHADOW_MODES)
        op.boats = one_of(select, "boats", BOAT_MODES)
        select.done()
        if op.boats == EACH_BOAT and (op.zones != IN_PLAY or op.most != 2 or op.least != 1):
            raise Invalid(f"In {reader.what}, one passenger from each boat means n = 2 and n_min = 1, in play.")
        if op.boats == DIFFERENT_BOATS and (op.most != 2 or op.least != 2):
            raise Invalid(f"In {reader.what}, passengers from different boats must be exactly two.")

    def bind(self, op: Op, reader: Reader, sort: int) -> None:
        name = reader.text("as")
        if name in self.names or not name.isidentifier():
            raise Invalid(f"In {reader.what}, 'as' must be a new name, not {shown(name)}.")
        if len(self.names) == MOST_REGISTERS:
            raise Invalid(f"In {reader.what}, a gift binds more than {MOST_REGISTERS} names.")
        op.register = len(self.names)
        self.names.append(name)
        self.sorts.append(sort)
        self.binders.append(op)

    # Deeds

    def read_deed(self, op: Op, reader: Reader, earlier: list[Op]) -> None:
        code = op.op
        if code == LOOK:
            op.who = self.people(reader, "who")
            op.targets = self.registers(reader, "target", PASSENGERS)
            op.secret = optional_flag(reader, "secret")
        elif code == REVEAL:
            op.targets = self.registers(reader, "target", PASSENGERS)
        elif code == ADMIT:
            self.read_admission(op, reader, earlier)
        elif code == SHOW_HAND_CARD:
            op.who = self.people(reader, "who")
            op.to = self.one_player(reader, "to")
            fixed(reader, "picked_by", "giver")
            op.secret = optional_flag(reader, "secret")
        elif code == LOOK_HAND:
            op.who = self.people(reader, "who")
            op.targets = self.registers(reader, "target", PLAYERS)
            op.secret = optional_flag(reader, "secret")
        elif code == EXCHANGE_HAND:
            op.who = self.people(reader, "who")
            fixed(reader, "picked_by", "giver")
            if self.number_of(op.who) != 2:
                raise Invalid(f"In {reader.what}, exactly two players exchange cards.")
        elif code in (SWAP, SHUFFLE):
            op.targets = self.registers(reader, "target", PASSENGERS)
            self.check_pair(op, reader)
        elif code == MOVE:
            self.read_move(op, reader)
        elif code == MASK:
            self.read_mask(op, reader)
        elif code == TAKE_COIN:
            op.who = self.one_player(reader, "who")
        elif code == SILENCE:
            op.who = self.people(reader, "who")
            op.until = 1 + one_of(reader, "until", MOMENTS[1:])
        else:
            op.who = self.people(reader, "who")

    def read_admission(self, op: Op, reader: Reader, earlier: list[Op]) -> None:
        op.question = one_of(reader, "question", QUESTIONS)
        op.who = self.people(reader, "who")
        sort = (A_COLOUR, A_KIND, PASSENGERS)[op.question]
        op.argument = self.registers(reader, "arg", sort)[0]
        fixed(reader, "audience", "all")
        if op.question == KIND_OR_COLOUR:
            looked = False
            for step in earlier:
                looked = looked or (step.op == LOOK and OWNER in step.who and op.argument in step.targets)
            if op.who != [OWNER] or not looked or self.binders[op.argument].most != 1:
                raise Invalid(f"In {reader.what}, only the owner admits something of a passenger, after looking at it.")

    def read_move(self, op: Op, reader: Reader) -> None:
        op.targets = self.registers(reader, "target", PASSENGERS)
        op.argument = self.registers(reader, "to", A_SEAT)[0]
        binder = self.binders[op.targets[0]]
        if binder.most != 1 or binder.zones != IN_PLAY or op.argument < op.targets[0]:
            raise Invalid(f"In {reader.what}, one passenger in play is chosen first and then moved to an empty seat.")
        binder.movable = True
        self.binders[op.argument].argument = op.targets[0]

    def read_mask(self, op: Op, reader: Reader) -> None:
        op.targets = self.registers(reader, "target", PASSENGERS)
        op.argument = self.registers(reader, "colour", A_COLOUR)[0]
        binder = self.binders[op.targets[0]]
        if binder.most != 1 or not binder.unmasked or not self.binders[op.argument].unused_masks:
            raise Invalid(f"In {reader.what}, an unused mask is laid on one passenger without a mask.")

    def check_pair(self, op: Op, reader: Reader) -> None:
        chosen = 0
        for register in op.targets:
            binder = self.binders[register]
            chosen += binder.most if binder.least == binder.most else 99
            if op.op == SHUFFLE and not (binder.face_down and binder.unmasked):
                raise Invalid(f"In {reader.what}, only face-down passengers without masks can be shuffled.")
        if chosen != 2:
            raise Invalid(f"In {reader.what}, exactly two passengers change places.")
        zones = [self.binders[register].zones for register in op.targets]
        if len(zones) == 2 and (zones[0] & zones[1]):
            raise Invalid(f"In {reader.what}, passengers chosen one by one must be in different zones.")

    # Words

    def people(self, reader: Reader, field: str) -> list[int]:
        """Players by word or register, one or several."""
        value = reader.value(field)
        words = value if isinstance(value, list) else [value]
        found: list[int] = []
        for word in words:
            if word == "owner":
                found.append(OWNER)
            elif word == "others":
                found.append(OTHERS)
            elif word == "everyone":
                found.append(EVERYONE)
            else:
                found.append(self.register(reader, field, word, PLAYERS))
        if not found or len(set(found)) != len(found):
            raise Invalid(f"In {reader.what}, {field!r} must name players, each once.")
        return found

    def one_player(self, reader: Reader, field: str) -> list[int]:
        found = self.people(reader, field)
        if self.number_of(found) != 1:
            raise Invalid(f"In {reader.what}, {field!r} must be a single player.")
        return found

    def number_of(self, people: list[int]) -> int:
        """How many players are meant; many for words that mean several."""
        number = 0
        for who in people:
            if who == OWNER:
                number += 1
            else:
                number += 99 if who < 0 else self.binders[who].most
        return number

    def registers(self, reader: Reader, field: str, sort: int) -> list[int]:
        value = reader.value(field)
        words = value if isinstance(value, list) else [value]
        found = [self.register(reader, field, word, sort) for word in words]
        if not found or len(set(found)) != len(found):
            raise Invalid(f"In {reader.what}, {field!r} must name {SORTS[sort]} that were chosen before.")
        return found

    def register(self, reader: Reader, field: str, word: object, sort: int) -> int:
        if isinstance(word, str) and word.startswith("$") and word[1:] in self.names:
            found = self.names.index(word[1:])
            if self.sorts[found] == sort:
                return found
        raise Invalid(f"In {reader.what}, {field!r} must name {SORTS[sort]} chosen before, not {shown(word)}.")


def fixed(reader: Reader, field: str, value: str) -> None:
    """A field that has only one meaning yet."""
    if reader.value(field) != value:
        raise Invalid(f"In {reader.what}, {field!r} must be {value}.")


def one_of(reader: Reader, field: str, words: list[str]) -> int:
    value = reader.text(field)
    if value not in words:
        raise Invalid(f"In {reader.what}, {field!r} must be one of {', '.join(words)}, not {shown(value)}.")
    return words.index(value)


def optional_flag(reader: Reader, field: str) -> bool:
    if field not in reader.fields:
        return False
    value = reader.value(field)
    if not isinstance(value, bool):
        raise Invalid(f"In {reader.what}, {field!r} must be true or false, not {shown(value)}.")
    return value
