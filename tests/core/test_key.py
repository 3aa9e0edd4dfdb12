"""Keys: the same in every engine, and stirred well."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.game import InAnyOrder, Step
from ludoteca.core.key import BITS, Trace, mark_of
from ludoteca.core.rng import seeded
from tests.core import toy


def trace() -> Trace:
    game = toy.TITLE.start(2, seeded(1), {})
    game.stack = []
    return Trace(game)


def test_keys_are_the_same_in_every_engine() -> None:
    found = trace()
    found.number(-1)
    found.number((1 << 62) + 5)
    found.flag(True)
    found.row([3, -1, 250])
    found.fixed((7, 0, -2))
    found.first([9, 8, 7, 6], 2)
    found.text("señor")
    assert found.key() == 4775457265446586630
    assert toy.key_of(toy.TITLE.start(3, seeded(5), {"length": 2})) == 3120572659073634811


def test_rows_say_how_long_they_are() -> None:
    one, other, third = trace(), trace(), trace()
    one.row([1, 2])
    one.row([3])
    other.row([1])
    other.row([2, 3])
    third.fixed((1, 2))
    third.first([3, 4], 1)
    assert one.key() != other.key()
    assert one.key() == third.key(), "a tuple, a list and the rest of a pile count alike"


def test_one_bit_changes_half_of_a_key() -> None:
    """So keys may be cut to any length."""
    changed = [0] * BITS
    for number in range(1000):
        one, other = trace(), trace()
        one.row([number, 5, 6])
        other.row([number ^ 1, 5, 6])
        difference = one.key() ^ other.key()
        for bit in range(BITS):
            changed[bit] += difference >> bit & 1
    assert all([300 < count < 700 for count in changed])


def test_small_rows_have_different_keys() -> None:
    keys: set[int] = set()
    for number in range(30_000):
        found = trace()
        found.row([number % 31, number // 31 % 31, number // 961 - 1, -1])
        keys.add(found.key())
    assert len(keys) == 30_000
    assert 1 << (BITS - 1) <= max(keys) < 1 << BITS
    assert min(keys) >= 0


@pytest.mark.parametrize(
    "other",
    [toy.Pick(0), toy.TakeTurn(1), InAnyOrder(0, (toy.Give(0), toy.Pick(0))), InAnyOrder(0, (toy.Pick(0),))],
)
def test_marks_tell_steps_apart(other: Step[Any]) -> None:
    assert mark_of(toy.TakeTurn(0)) != mark_of(other)
    assert mark_of(toy.TakeTurn(0)) == mark_of(toy.TakeTurn(0)) > 0
    assert mark_of(InAnyOrder(0, (toy.Pick(0), toy.Give(0)))) != mark_of(other)
