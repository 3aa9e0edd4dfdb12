"""Tuples that seldom change: one value put anew, a number found among a few."""

from __future__ import annotations

import pytest

from ludoteca.core.tuples import holds, place_of, put


def test_one_value_changes_and_the_tuple_before_does_not() -> None:
    before = (5, 6, 7)
    assert [put(before, place, 0) for place in range(3)] == [(0, 6, 7), (5, 0, 7), (5, 6, 0)]
    assert before == (5, 6, 7)


def test_a_number_is_found_where_it_stands() -> None:
    assert [place_of((3, 1, 2), number) for number in (3, 1, 2)] == [0, 1, 2]
    with pytest.raises(IndexError):
        place_of((3, 1, 2), 4)


def test_a_number_is_among_these_or_not() -> None:
    assert holds((3, 1, 2), 2)
    assert not holds((3, 1, 2), 4)
    assert not holds((), 0)
