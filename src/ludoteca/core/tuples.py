"""Tuples hold what seldom changes: a change makes a new one."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same values but for one."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)


def place_of(values: tuple[int, ...], value: int) -> int:
    """Where a number stands that is among these."""
    place = 0
    while values[place] != value:
        place += 1
    return place


def holds(values: tuple[int, ...], value: int) -> bool:
    """Is a number among these few? Compiled, ``in`` would make an object of it and compare objects."""
    for other in values:
        if other == value:
            return True
    return False
