"""Chance: the only source of randomness. The same seed gives the same game on every Python, pure or compiled.

A seed is split into named streams (set-up, play, each bot), so that nothing one of them does shifts another.
An open seed (any number or text) feeds a small, fast generator, sfc32. A sealed seed (32 secret bytes) feeds
HMAC-SHA-256 in counter mode instead: whoever has seen every card so far still cannot tell the next one. Its
commitment can be published before the game and the seed after it; what the players contribute in between is mixed in,
so that nobody, the dealer included, could choose the cards.
"""

from __future__ import annotations

import hashlib
import hmac
import os
from typing import TYPE_CHECKING, Final, SupportsIndex

from hlubina.core.errors import Invalid, as_whole, shown
from hlubina.core.native import mypyc_attr

if TYPE_CHECKING:  # a type for the compiler only; at run time these are plain ints
    from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
SEALED: Final = "sealed:"

Seed = int | str


@mypyc_attr(acyclic=True)
class Chance:
    """A stream of random numbers with a tiny state. Values stay below 2**32, sums and products below 2**63."""

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def word(self) -> i64:
        """The next 32 random bits (sfc32, Chris Doty-Humphrey)."""
        b: i64 = self.b
        c: i64 = self.c
        out: i64 = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + out) & WORD
        return out

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each equally likely (Lemire's method)."""
        size: i64 = bound
        product: i64 = self.word() * size
        low: i64 = product & WORD
        if low < size:
            unfair: i64 = (WORD + 1) % size
            while low < unfair:
                product = self.word() * size
                low = product & WORD
        return product >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards into a random order, in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card

    def fork(self) -> Chance:
        """A fresh open stream that this one seeds: for imagined games, which must not share a real future."""
        return warmed_up(self.word(), self.word(), self.word())

    def copy(self) -> Chance:
        return Chance(self.a, self.b, self.c, self.counter)

    def dump(self) -> list[int | str]:
        return [self.a, self.b, self.c, self.counter]

    def __reduce__(self) -> tuple[object, ...]:
        return load_chance, (self.dump(),)


class SealedChance(Chance):
    """HMAC-SHA-256 in counter mode, keyed by a secret: no run of draws gives the next one away."""

    def __init__(self, key: bytes, drawn: int) -> None:
        super().__init__(0, 0, 0, drawn)
        self.key = key
        self.block = b""

    def word(self) -> i64:
        drawn: int = self.counter
        place = drawn % 8
        if place == 0 or not self.block:
            self.block = hmac.digest(self.key, (drawn // 8).to_bytes(8, "big"), "sha256")
        self.counter = drawn + 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big")

    def copy(self) -> Chance:
        twin = SealedChance(self.key, self.counter)
        twin.block = self.block
        return twin

    def dump(self) -> list[int | str]:
        return [self.key.hex(), self.counter]


def warmed_up(a: int, b: int, c: int) -> Chance:
    """A generator past its first dozen outputs, where close seeds still look alike."""
    chance = Chance(a, b, c, 1)
    for _ in range(12):
        chance.word()
    return chance


def stream(seed: str | SupportsIndex, name: str) -> Chance:
    """The named stream of a seed, for instance `stream(7, "play")`."""
    if isinstance(seed, str) and seed.startswith(SEALED):
        return SealedChance(hmac.digest(secret_of(seed), name.encode(), "sha256"), 0)
    text = check_seed(seed)
    key = hashlib.sha256(f"{text}/{name}".encode()).digest()
    return warmed_up(int.from_bytes(key[0:4], "big"), int.from_bytes(key[4:8], "big"), int.from_bytes(key[8:12], "big"))


def check_seed(seed: object) -> str:
    """The seed as text, so that 7 and "7" are two seeds."""
    plain = plain_seed(seed)
    return f"str:{plain}" if isinstance(plain, str) else f"int:{plain}"


def plain_seed(seed: object) -> Seed:
    """The seed, checked: a whole number of another library as a plain one."""
    if isinstance(seed, str):
        if seed.startswith(SEALED):
            secret_of(seed)
        elif len(seed) > 200 or not seed.isprintable():
            raise Invalid("A seed that is a text has at most 200 printable characters.")
        return seed
    number = as_whole(seed)
    if number is None:
        raise Invalid(f"A seed is a whole number or a text, not {shown(seed)}.")
    if abs(number) >= 1 << 256:
        raise Invalid("A seed that is a number must be below 2**256.")
    return number


def sealed_seed() -> str:
    """A new sealed seed from the operating system."""
    return SEALED + os.urandom(32).hex()


def with_contributions(seed: str, contributions: list[str]) -> str:
    """The sealed seed with what each player contributed, hexadecimal digits or nothing; its commitment is the same."""
    mixed = ".".join([SEALED + committed(seed).hex(), *contributions]) if any(contributions) else seed
    secret_of(mixed)
    return mixed


def secret_of(seed: str) -> bytes:
    """The key of a sealed seed: the committed secret, mixed with the contributions if there are any."""
    secret = committed(seed)
    contributions = seed.partition(".")[2]
    if "." not in seed:
        return secret
    if len(seed) > 2000 or any(digit not in "0123456789abcdef." for digit in contributions):
        raise Invalid("The contributions to a sealed seed are hexadecimal digits, each after a dot.")
    return hmac.digest(secret, contributions.encode(), "sha256")


def committed(seed: str) -> bytes:
    """The 32 bytes that were chosen before the players contributed."""
    digits = seed[len(SEALED) :].partition(".")[0]
    try:
        secret = bytes.fromhex(digits)
    except ValueError:
        secret = b""
    if len(secret) != 32 or secret.hex() != digits:
        raise Invalid(f"A sealed seed is '{SEALED}' and 64 hexadecimal digits, not {shown(seed)}.")
    return secret


def commitment(seed: str) -> str:
    """What may be published before the deal: it binds to the sealed seed without giving it away."""
    if not seed.startswith(SEALED):
        raise Invalid("Only a sealed seed has a commitment: an open one can be guessed.")
    return hashlib.sha256(b"hlubina commitment" + committed(seed)).hexdigest()


def load_chance(data: object) -> Chance:
    """The stream that `dump` wrote."""
    if isinstance(data, list) and len(data) == 4 and all(type(n) is int and 0 <= n <= WORD for n in data):
        return Chance(data[0], data[1], data[2], data[3])
    if isinstance(data, list) and len(data) == 2:
        key, drawn = data
        if isinstance(key, str) and type(drawn) is int and 0 <= drawn < 1 << 62:
            return SealedChance(secret_of(SEALED + key), drawn)
    raise Invalid(f"The state of chance is four 32-bit numbers, or a key and a count, not {shown(data)}.")
