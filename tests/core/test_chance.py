"""Chance: portable, fair, and sealed where it has to be."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare

import hlubina
from hlubina.core.chance import Chance, load_chance, stream, with_contributions


def sfc32(a: int, b: int, c: int, count: int) -> list[int]:
    """The generator written down once more, straight from its definition."""
    words, counter, mask = [], 1, 0xFFFFFFFF
    for _ in range(count):
        out = (a + b + counter) & mask
        counter += 1
        a, b, c = b ^ (b >> 9), (c + (c << 3)) & mask, (((c << 21) | (c >> 11)) + out) & mask
        words.append(out)
    return words


def test_an_open_stream_is_sfc32_seeded_by_sha_256_as_documented() -> None:
    key = hashlib.sha256(b"int:7/setup").digest()
    a, b, c = (int.from_bytes(key[place : place + 4], "big") for place in (0, 4, 8))
    chance = stream(7, "setup")
    assert [chance.word() for _ in range(50)] == sfc32(a, b, c, 62)[12:]


def test_a_sealed_stream_is_hmac_sha_256_as_documented() -> None:
    secret = bytes(range(32))
    chance = stream("sealed:" + secret.hex(), "play")
    key = hmac.digest(secret, b"play", "sha256")
    blocks = b"".join(hmac.digest(key, number.to_bytes(8, "big"), "sha256") for number in range(3))
    assert [chance.word() for _ in range(20)] == [int.from_bytes(blocks[i : i + 4], "big") for i in range(0, 80, 4)]


def test_words_stay_the_same_for_ever() -> None:
    chance = stream("anchor", "play")
    assert [chance.word() for _ in range(4)] == ANCHOR


ANCHOR = [303500112, 2234573271, 3919640376, 3831276111]


@settings(derandomize=True, deadline=None)  # the same numbers everywhere, on a busy machine too
@given(st.integers(1, 2**31), st.integers())
def test_a_number_below_a_bound_is_below_it(bound: int, seed: int) -> None:
    chance = stream(seed, "below")
    assert all(0 <= chance.below(bound) < bound for _ in range(20))


@pytest.mark.parametrize("seed", [3, "sealed:" + "5a" * 32])
@pytest.mark.parametrize("bound", [2, 6, 60, 1000])
def test_numbers_are_equally_likely(bound: int, seed: int | str) -> None:
    chance = stream(seed, f"fair {bound}")
    counts = [0] * bound
    for _ in range(100 * bound):
        counts[chance.below(bound)] += 1
    assert chisquare(counts).pvalue > 1e-6


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance = stream(1, "orders")
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(12_000):
        cards = [1, 2, 3, 4]
        chance.shuffle(cards)
        orders[tuple(cards)] = orders.get(tuple(cards), 0) + 1
    assert len(orders) == 24
    assert chisquare(list(orders.values())).pvalue > 1e-6


@pytest.mark.parametrize("seed", [3, "sealed:" + "5a" * 32])
def test_a_copy_and_a_dump_go_on_just_so(seed: int | str) -> None:
    chance = stream(seed, "copies")
    for drawn in range(20):
        twin, loaded = chance.copy(), load_chance(chance.dump())
        expected = chance.word()
        assert twin.word() == expected, drawn
        assert loaded.word() == expected, drawn


def test_streams_and_kinds_of_seed_are_independent() -> None:
    firsts = {stream(seed, name).word() for seed in (7, "7", 8) for name in ("setup", "play", "bot:0")}
    assert len(firsts) == 9


def test_a_fork_is_another_stream_that_its_parent_decides() -> None:
    one, two = stream(1, "fork"), stream(1, "fork")
    assert [one.fork().word() for _ in range(3)] == [two.fork().word() for _ in range(3)]
    assert one.fork().word() != one.fork().word()


@pytest.mark.parametrize("seed", ["sealed:", "sealed:xyz", "sealed:" + "0" * 63, "sealed:" + "AB" * 32, True, 1.5])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(hlubina.Invalid, match="seed"):
        hlubina.new("conspiracy", 2, seed)


def test_a_sealed_seed_can_be_committed_to_and_an_open_one_cannot() -> None:
    seed = hlubina.sealed_seed()
    assert hlubina.commitment(seed) == hlubina.commitment(seed)
    assert hlubina.commitment(seed) != hlubina.commitment(hlubina.sealed_seed())
    assert seed[7:] not in hlubina.commitment(seed)
    with pytest.raises(hlubina.Invalid):
        hlubina.commitment("7")


@pytest.mark.parametrize(
    "data", [None, [], [1, 2, 3], [1, 2, 3, 2**32], [1, 2, 3, -1], ["ab", 1], ["5a" * 32, -1], "x"]
)
def test_a_damaged_state_of_chance_is_refused(data: object) -> None:
    with pytest.raises(hlubina.Invalid):
        load_chance(data)


def test_the_generator_does_not_repeat_early() -> None:
    chance = Chance(0, 0, 0, 1)
    assert len({chance.word() for _ in range(20_000)}) > 19_990


def test_contributions_change_the_deal_but_not_what_was_committed_to() -> None:
    seed = "sealed:" + "7e" * 32
    mixed = with_contributions(seed, ["0a", "", "ff"])
    assert mixed == f"{seed}.0a..ff"
    assert hlubina.commitment(mixed) == hlubina.commitment(seed)
    secret = bytes.fromhex(seed.removeprefix("sealed:"))
    key = hmac.digest(secret, b"0a..ff", "sha256")
    assert stream(mixed, "play").word() == stream("sealed:" + key.hex(), "play").word()
    assert with_contributions(seed, ["", ""]) == seed
    assert hlubina.verify(hlubina.play(hlubina.new("conspiracy", 2, mixed), ["random", "random"])).is_over()


@pytest.mark.parametrize("contribution", ["0A", "xyz", "0 ", "a" * 2000])
def test_a_contribution_is_a_few_hexadecimal_digits(contribution: str) -> None:
    with pytest.raises(hlubina.Invalid):
        with_contributions(hlubina.sealed_seed(), [contribution])
