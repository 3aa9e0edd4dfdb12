"""Observations: a position as a seat sees it, in numbers, declared as named blocks and written sparse."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter, write_f32_le, write_i32_le
from mypy_extensions import i32, i64

from ludoteca.core.game import Step


class Block:
    """Some numbers of an observation that belong together.

    A ``unit`` is what counts as one: a count of 14 with a unit of 27 is written as 14/27, so that numbers are
    about as large as one another. ``least`` and ``most`` are the bounds, in units.
    """

    def __init__(
        self, name: str, length: int, meaning: str, unit: int = 1, most: float = 1.0, least: float = 0.0
    ) -> None:
        self.name: Final = name
        self.length: Final = length
        self.meaning: Final = meaning
        self.unit: Final = unit
        self.most: Final = most
        self.least: Final = least


class Observation:
    """All that a title's observations consist of: blocks in order, the same for every number of players.

    >>> seen = Observation(1, [Block("round", 1, "the round", 5), Block("hand", 3, "cards by kind")])
    >>> seen.size, seen.at("hand")
    (4, 1)
    """

    def __init__(self, version: int, blocks: list[Block]) -> None:
        self.version: Final = version
        """Goes up whenever a block changes its place or meaning."""
        self.blocks: Final = blocks
        self.starts: Final[dict[str, int]] = {}
        size = 0
        for block in blocks:
            assert block.name not in self.starts, f"two blocks called {block.name}"
            self.starts[block.name] = size
            size += block.length
        self.size: Final = size

    def at(self, name: str) -> int:
        """Where a block begins."""
        return self.starts[name]


class Pending:
    """What may be asked in a title: its decisions by their kind, each a place in a block."""

    def __init__(self, kinds: list[type[Step[Any]]]) -> None:
        self.place_of: Final[dict[type[Step[Any]], int]] = {kind: n for n, kind in enumerate(kinds)}
        self.names: Final = [words(kind.__name__) for kind in kinds]
        self.count: Final = len(kinds)

    def place(self, step: Step[Any]) -> int:
        """The kind of a decision, as a place in the block."""
        return self.place_of[type(step)]


def words(name: str) -> str:
    """The name of a step in words.

    >>> words("KeepCard")
    'keep card'
    """
    return "".join([f" {letter.lower()}" if letter.isupper() else letter for letter in name]).strip()


class Sight:
    """What is not zero, each number with its place: written once, in any order of places.

    ``written`` gives pairs of a 32-bit place and a 32-bit float, as numpy reads them in one call.
    """

    def __init__(self) -> None:
        self.out: Final = BytesWriter()

    def one(self, place: int) -> None:
        """Something is so."""
        write_i32_le(self.out, i32(place))
        write_f32_le(self.out, 1.0)

    def put(self, place: int, number: float) -> None:
        """A number; nothing is written where it is zero."""
        if number != 0.0:
            write_i32_le(self.out, i32(place))
            write_f32_le(self.out, number)

    def count(self, place: int, count: int, unit: int) -> None:
        """So many, in units; nothing is written where there are none."""
        if count:
            write_i32_le(self.out, i32(place))
            write_f32_le(self.out, count / unit)

    def bits(self, start: int, mask: int) -> None:
        """Everything of a set."""
        left = i64(mask)
        place = i32(start)
        while left:
            if left & 1:
                write_i32_le(self.out, place)
                write_f32_le(self.out, 1.0)
            left >>= 1
            place += 1

    def row(self, start: int, counts: list[int], unit: int) -> None:
        """So many of each."""
        for number, count in enumerate(counts):
            if count:
                write_i32_le(self.out, i32(start + number))
                write_f32_le(self.out, count / unit)

    def fixed_row(self, start: int, counts: tuple[int, ...], unit: int) -> None:
        """So many of each, out of a tuple."""
        for number in range(len(counts)):
            count = counts[number]
            if count:
                write_i32_le(self.out, i32(start + number))
                write_f32_le(self.out, count / unit)

    def again(self, written: bytes) -> None:
        """What was written before: places and numbers as ``written`` gave them."""
        self.out.write(written)

    def written(self) -> bytes:
        return self.out.getvalue()

    def clear(self) -> None:
        """Begin anew, in the same room."""
        self.out.truncate(0)
