"""A second opinion on what can be known: everything that a viewer was told, and all histories that fit it, played out.

It reads the journal as the viewer sees it, never the position, and deals real colours to every card. Slow, and sure.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Any

import hlubina

CARDS = ["soul_green", "soul_red", "soul_blue", "demon_green", "demon_red", "demon_blue", "zholyk"]
COLOURS = ["green", "red", "blue"]
SIDES = ["guide", "smuggler", "zholyk"]
Data = dict[str, Any]
Hand = tuple[int, ...]
Sums = int  # how many players of each side, and how many cards of each number they were dealt: a byte for each


def hands_of(side: int) -> list[Hand]:
    """Every hand that a side can be dealt."""
    souls, demons = range(3), range(3, 6)
    if side == 0:
        return [(*pair, demon) for pair in combinations_with_replacement(souls, 2) for demon in demons]
    if side == 1:
        return [(soul, *pair) for soul in souls for pair in combinations_with_replacement(demons, 2)]
    return [(soul, demon, 6) for soul in souls for demon in demons]


def packed(numbers: list[int]) -> Sums:
    return int.from_bytes(bytes(numbers), "little")


def sums_of(side: int | None, cards: Hand) -> Sums:
    found = [0] * 9
    if side is not None:
        found[side] = 1
    for card in cards:
        if card < 6:
            found[3 + card] += 1
    return packed(found)


GUARDS = packed([128] * 9)  # the highest bit of each byte, which no sum reaches
ONLY_SIDES = packed([255] * 3)


def place_of(form: Data, prefix: str = "") -> tuple[int, str, int]:
    return form[f"{prefix}round"], form[f"{prefix}boat"], form[f"{prefix}column"]


class Group:
    """What can have become of some players' cards, by what they were dealt in all."""

    def __init__(self) -> None:
        self.passengers: dict[Sums, dict[object, set[int]]] = {}
        self.hands: dict[Sums, dict[int, set[Hand]]] = {}
        self.sides: dict[Sums, dict[int, set[int]]] = {}

    def note(self, sums: Sums, slots: dict[object, int], hands: dict[int, Hand], sides: dict[int, int]) -> None:
        for slot, card in slots.items():
            self.passengers.setdefault(sums, {}).setdefault(slot, set()).add(card)
        for seat, hand in hands.items():
            self.hands.setdefault(sums, {}).setdefault(seat, set()).add(hand)
        for seat, side in sides.items():
            self.sides.setdefault(sums, {}).setdefault(seat, set()).add(side)
        self.passengers.setdefault(sums, {})


class Reference:
    """All that fits what the viewer knows."""

    def __init__(self, start: hlubina.Game, forms: list[Data], viewer: int | None) -> None:
        view: Data = start.view(viewer)
        self.seats: int = view["seats"]
        self.viewer = viewer
        self.totals = [view["sides"][side] for side in SIDES]
        self.most = packed([*self.totals, *[4] * 6])
        self.shadows = view["shadows_left"]
        self.own_hand = tuple(sorted(CARDS.index(card) for card in view["hand"]))
        self.own_side = None if viewer is None else SIDES.index(view["loyalty"])
        self.smugglers: list[int] = view["smugglers"]
        self.forms = forms
        self.shuffles = sum(form["event"] == "shuffled" for form in forms)
        self.passengers: dict[object, set[int]] = {}  # by who placed it when
        self.places: dict[tuple[int, str, int], set[int]] = {}
        self.hands: dict[int, set[Hand]] = {seat: set() for seat in range(self.seats)}
        self.sides: dict[int, set[int]] = {seat: set() for seat in range(self.seats)}
        for coins in product((0, 1), repeat=self.shuffles):
            self.weigh(coins)

    # One outcome of the shuffles

    def weigh(self, coins: tuple[int, ...]) -> None:
        where, seen = self.follow(coins)
        groups = [self.listed(members, seen) for members in self.groups()]
        if self.shadows:
            groups.append(self.listed_shadows(seen))
        before: list[set[Sums]] = [{0}]
        for group in groups:
            before.append({s for one in before[-1] for two in group.passengers if self.fits(s := one + two)})
        after: list[set[Sums]] = [{0}]
        for group in reversed(groups):
            after.append({s for one in after[-1] for two in group.passengers if self.fits(s := one + two)})
        after.reverse()
        slots: dict[object, set[int]] = {}
        for index, group in enumerate(groups):
            rest = {one + two for one in before[index] for two in after[index + 1]}
            for sums in group.passengers:
                if any(self.complete(sums + other) for other in rest):
                    for slot, cards in group.passengers[sums].items():
                        slots.setdefault(slot, set()).update(cards)
                    for seat, hands in group.hands.get(sums, {}).items():
                        self.hands[seat] |= hands
                    for seat, sides in group.sides.get(sums, {}).items():
                        self.sides[seat] |= sides
        for slot, cards in slots.items():
            self.passengers.setdefault(slot, set()).update(cards)
        if slots:
            for place, slot in where.items():
                self.places.setdefault(place, set()).update(slots[slot])

    def fits(self, sums: Sums) -> bool:
        """Whether no number is higher than there are players of a side or cards of a kind."""
        return (self.most + GUARDS - sums) & GUARDS == GUARDS

    def complete(self, sums: Sums) -> bool:
        return self.fits(sums) and sums & ONLY_SIDES == self.most & ONLY_SIDES

    def follow(self, coins: tuple[int, ...]) -> tuple[dict[tuple[int, str, int], object], dict[object, set[int]]]:
        """Where every passenger is in the end, and what was seen of each."""
        where: dict[tuple[int, str, int], object] = {}
        seen: dict[object, set[int]] = {}
        flips = iter(coins)
        laid = 0

        def see(form: Data, cards: set[int]) -> None:
            slot = where[place_of(form)]
            seen[slot] = seen.get(slot, set(range(7))) & cards

        for form in self.forms:
            event = form["event"]
            if event == "laid_shadow":
                where[place_of(form)] = f"shadow {laid}"
                laid += 1
            elif event == "placed":
                where[place_of(form)] = (form["seat"], form["round"])
                if "card" in form:
                    see(form, {CARDS.index(form["card"])})
            elif event in ("looked", "revealed") and "card" in form:
                see(form, {CARDS.index(form["card"])})
            elif event == "stated_kind":
                see(form, {card for card in range(7) if CARDS[card].split("_")[0] == form["kind"]})
            elif event == "stated_colour":
                see(form, {card for card in range(6) if CARDS[card].endswith(form["colour"])})
            elif event == "stated_no_colour":
                see(form, {6})
            elif event == "swapped" or (event == "shuffled" and next(flips)):
                one, two = place_of(form), place_of(form, "other_")
                where[one], where[two] = where[two], where[one]
            elif event == "moved":
                where[place_of(form, "other_")] = where.pop(place_of(form))
        return where, seen

    # Groups of players

    def groups(self) -> list[list[int]]:
        """Players who exchanged cards belong together."""
        group = {seat: {seat} for seat in range(self.seats)}
        for form in self.forms:
            if form["event"] == "exchanged":
                joined = group[form["seat"]] | group[form["opponent"]]
                for seat in joined:
                    group[seat] = joined
        found: list[list[int]] = []
        for seat in range(self.seats):
            if sorted(group[seat]) not in found:
                found.append(sorted(group[seat]))
        return found

    def listed(self, members: list[int], seen: dict[object, set[int]]) -> Group:
        """Deal every hand to the players and let them play every way that fits what is known."""
        events = [form for form in self.forms if form.get("seat") in members or form.get("opponent") in members]
        group = Group()
        for dealt in product(*[self.hands_dealt(seat) for seat in members]):
            sums = sum(sums_of(side, hand) for side, hand in dealt)
            if self.fits(sums):
                hands = {seat: hand for seat, (_, hand) in zip(members, dealt, strict=True)}
                sides = {seat: side for seat, (side, _) in zip(members, dealt, strict=True)}
                self.play(events, 0, members, hands, {}, seen, lambda s, h, n=sums, a=sides: group.note(n, s, h, a))
        return group

    def hands_dealt(self, seat: int) -> list[tuple[int, Hand]]:
        if seat == self.viewer:
            assert self.own_side is not None
            return [(self.own_side, self.own_hand)]
        sides = [side for side in range(3) if self.totals[side]]
        if self.smugglers:
            sides = [1] if seat in self.smugglers else [side for side in sides if side != 1]
        return [(side, hand) for side in sides for hand in hands_of(side)]

    def play(
        self,
        events: list[Data],
        at: int,
        members: list[int],
        hands: dict[int, Hand],
        slots: dict[object, int],
        seen: dict[object, set[int]],
        note: Any,
    ) -> None:
        if at == len(events):
            note(slots, hands)
            return
        form = events[at]
        event, seat = form["event"], form["seat"]

        def go_on(hands: dict[int, Hand] = hands, slots: dict[object, int] = slots) -> None:
            self.play(events, at + 1, members, hands, slots, seen, note)

        if event == "placed":
            slot = (seat, form["round"])
            for card in set(hands[seat]) & seen.get(slot, set(range(7))):
                go_on({**hands, seat: less(hands[seat], card)}, {**slots, slot: card})
        elif event == "exchanged":
            other = form["opponent"]
            known = (CARDS.index(form["card"]), CARDS.index(form["other_card"])) if "card" in form else None
            for given, received in product(set(hands[seat]), set(hands[other])):
                if known is None or known == (given, received):
                    one = tuple(sorted((*less(hands[seat], given), received)))
                    two = tuple(sorted((*less(hands[other], received), given)))
                    go_on({**hands, seat: one, other: two})
        elif self.agrees(form, hands):
            go_on()

    def agrees(self, form: Data, hands: dict[int, Hand]) -> bool:
        """Whether a hand is as it was shown or admitted to be."""
        event = form["event"]
        if event == "showed" and "card" in form and form["seat"] in hands:
            return CARDS.index(form["card"]) in hands[form["seat"]]
        if event == "looked_at_hand" and "cards" in form and form["opponent"] in hands:
            return sorted(CARDS.index(card) for card in form["cards"]) == list(hands[form["opponent"]])
        if event == "admitted_count" and form["seat"] in hands:
            colour = COLOURS.index(form["colour"])
            count: int = form["count"]
            return sum(card < 6 and card % 3 == colour for card in hands[form["seat"]]) == count
        if event == "admitted_kind" and form["seat"] in hands:
            kind = ["soul", "demon"].index(form["kind"])
            return any(card // 3 in (kind, 2) for card in hands[form["seat"]]) == bool(form["count"])
        return True

    def listed_shadows(self, seen: dict[object, set[int]]) -> Group:
        group = Group()
        laid = sum(form["event"] == "laid_shadow" for form in self.forms)
        choices = [sorted(seen.get(f"shadow {number}", set(range(7))) - {6}) for number in range(laid)]
        for cards in product(*choices):
            souls = sum(card < 3 for card in cards)
            if souls > 3 or laid - souls > 3:
                continue
            for rest in product(
                combinations_with_replacement(range(3), 3 - souls),
                combinations_with_replacement(range(3, 6), 3 - (laid - souls)),
            ):
                sums = sums_of(None, (*cards, *rest[0], *rest[1]))
                if self.fits(sums):
                    group.note(sums, {f"shadow {number}": card for number, card in enumerate(cards)}, {}, {})
        return group


def less(hand: Hand, card: int) -> Hand:
    left = list(hand)
    left.remove(card)
    return tuple(left)


# What must be shown


def common(cards: set[int]) -> Data:
    """Card, kind and colour as far as all possible cards share them."""
    kinds = {CARDS[card].split("_")[0] for card in cards}
    colours = {CARDS[card].split("_")[-1] if card < 6 else None for card in cards}
    return {
        "card": CARDS[min(cards)] if len(cards) == 1 else None,
        "kind": kinds.pop() if len(kinds) == 1 else None,
        "colour": colours.pop() if len(colours) == 1 else None,
    }


def certain_hand(hands: set[Hand]) -> list[Data]:
    """First whole cards, then kinds, then nothing, as in a view."""
    size = len(next(iter(hands)))
    found = [common({card}) for card in range(7) for _ in range(min(hand.count(card) for hand in hands))]
    for kind, cards in ((0, {0, 1, 2}), (1, {3, 4, 5})):
        surely = min(sum(card // 3 == kind for card in hand) for hand in hands)
        known = sum(entry["kind"] == ("soul", "demon")[kind] for entry in found)
        found += [common(cards)] * (surely - known)
    return found + [common(set(range(7)))] * (size - len(found))
