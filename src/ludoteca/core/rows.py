"""Rows: a position as a few hand-chosen numbers a side, for the learned values of the bots.

Not the observation: that is complete and stable, for researchers. A row is small, says what matters, is
written from a guess at the whole game, and may change with every network.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


def each(what: str, names: list[str]) -> list[str]:
    """A number for each of these: ``goods iron``, ``goods wood``."""
    return [f"{what} {name}" for name in names]


class RowForm:
    """What each number of a title's rows means, in order; the same for every number of players and option."""

    def __init__(self, version: int, names: list[str]) -> None:
        assert len(set(names)) == len(names), "two numbers of a row with one name"
        self.version: Final = version
        """Goes up with any change of the numbers or of how they are written."""
        self.names: Final = names
        self.size: Final = len(names)


class Rows:
    """The rows of all sides, one after the other, written in order into one unboxed buffer.

    A title writes its first side's numbers in the order of the form's names, then the next side's.
    """

    def __init__(self, size: int, sides: int) -> None:
        self.numbers: vec[float] = vec[float]([0.0] * (size * sides))
        self.at: i64 = 0

    def begin(self) -> None:
        """Write from the first side's first number again, in the same room."""
        self.at = 0

    def put(self, number: float) -> None:
        """The next number; about as large as one, as networks like them."""
        self.numbers[self.at] = number
        self.at += 1

    def count(self, count: int, unit: int) -> None:
        """So many, in units."""
        self.numbers[self.at] = count / unit
        self.at += 1

    def flag(self, so: bool) -> None:
        """Whether something is so."""
        self.numbers[self.at] = 1.0 if so else 0.0
        self.at += 1

    def one_of(self, place: int, length: int) -> None:
        """One of so many; of none, if the place is outside."""
        for number in range(length):
            self.numbers[self.at] = 1.0 if number == place else 0.0
            self.at += 1
