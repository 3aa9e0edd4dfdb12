"""A 64-bit key of a position: equal for equal states, to know transpositions and repetitions by."""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

from mypy_extensions import i64

from ludoteca.core.game import Game, Step, fields_of

BITS: Final = 64
_FACTOR: Final[i64] = 0x1E37_79B9_7F4A_7C15
_START: Final[i64] = 0x2545_F491_4F6C_DD1D
_SHIFT: Final[i64] = 31
_SHIFTED: Final[i64] = 0x1_FFFF_FFFF
"""The bits left by a shift; without it, the sign of a wrapped number would be shifted in."""
_MARK: Final[i64] = 0x0FFF_FFFF_FFFF_FFFF
_UNSIGNED: Final = (1 << BITS) - 1
_TAGS: Final[dict[type, int]] = {}


def every_bit(eighth: i64) -> i64:
    """What an endless number is cut down to, so that it goes on like a wrapped one; of that it leaves all."""
    return eighth * 8 - 1


_MASK: Final[i64] = every_bit(0x2000_0000_0000_0000)


class Trace:
    """All fields of a position stirred together, one after the other; what may be long says first how long
    it is.

    A title hands in all that its rules read, and nothing else: not the generator, the journal or the reveals.
    Compiled, numbers wrap and have a sign; interpreted, they are cut down and have none; their 64 bits are
    the same.
    """

    def __init__(self, game: Game) -> None:
        self.mixed: i64 = _START
        # A field, because what a module has made is looked up and checked at each use.
        self.mask: i64 = _MASK
        self.number(1 if game.confirm else 0)
        self.steps(game.stack)

    def number(self, number: i64) -> None:
        """A number, or a set as a mask, of at most 64 bits."""
        mixed: i64 = ((self.mixed ^ number) * _FACTOR) & self.mask
        self.mixed = mixed ^ (mixed >> _SHIFT & _SHIFTED)

    def flag(self, flag: bool) -> None:
        self.number(1 if flag else 0)

    def row(self, numbers: list[int]) -> None:
        mask = self.mask
        mixed: i64 = ((self.mixed ^ i64(len(numbers))) * _FACTOR) & mask
        for number in numbers:
            mixed = (((mixed ^ (mixed >> _SHIFT & _SHIFTED)) ^ i64(number)) * _FACTOR) & mask
        self.mixed = mixed ^ (mixed >> _SHIFT & _SHIFTED)

    def first(self, numbers: list[int], count: i64) -> None:
        """What is left of a pile."""
        mask = self.mask
        mixed: i64 = ((self.mixed ^ count) * _FACTOR) & mask
        for place in range(count):
            mixed = (((mixed ^ (mixed >> _SHIFT & _SHIFTED)) ^ i64(numbers[place])) * _FACTOR) & mask
        self.mixed = mixed ^ (mixed >> _SHIFT & _SHIFTED)

    def fixed(self, numbers: tuple[int, ...]) -> None:
        """A row that is a tuple."""
        mask = self.mask
        mixed: i64 = ((self.mixed ^ i64(len(numbers))) * _FACTOR) & mask
        for number in numbers:
            mixed = (((mixed ^ (mixed >> _SHIFT & _SHIFTED)) ^ i64(number)) * _FACTOR) & mask
        self.mixed = mixed ^ (mixed >> _SHIFT & _SHIFTED)

    def text(self, text: str) -> None:
        self.number(crc32(text.encode()))

    def steps(self, stack: list[Step[Any]]) -> None:
        """The timetable; a step never changes, so its mark is worked out once."""
        self.number(len(stack))
        for step in stack:
            if step.mark == 0:
                step.mark = mark_of(step)
            self.number(step.mark)

    def key(self) -> int:
        """All of it in one number."""
        return int(self.mixed) & _UNSIGNED


def mark_of(step: Step[Any]) -> int:
    """A step's kind and fields in one number, never 0."""
    kind = type(step)
    if kind not in _TAGS:
        _TAGS[kind] = crc32(kind.__name__.encode())
    mixed = stirred(_START, i64(_TAGS[kind]))
    for name in fields_of(kind):
        mixed = with_field(mixed, getattr(step, name))
    return int(mixed & _MARK) or 1


def with_field(mixed: i64, field: Any) -> i64:
    """Stir in a number, a flag, a step within a step, or several of these."""
    if isinstance(field, int):
        return stirred(mixed, i64(field))
    if isinstance(field, Step):
        return stirred(mixed, i64(mark_of(field)))
    assert isinstance(field, tuple), field
    mixed = stirred(mixed, i64(len(field)))
    for one in field:
        mixed = with_field(mixed, one)
    return mixed


def stirred(mixed: i64, number: i64) -> i64:
    """Another number stirred in."""
    mixed = ((mixed ^ number) * _FACTOR) & _MASK
    return mixed ^ (mixed >> _SHIFT & _SHIFTED)
