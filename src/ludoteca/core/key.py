"""A 64-bit key of a position: equal for equal states, to know transpositions and repetitions by."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from librt.strings import BytesWriter, write_i16_le, write_i32_le, write_i64_le
from mypy_extensions import i16, i32, i64

from ludoteca.core.game import Game, Step, fields_of

_TAGS: Final[dict[type, bytes]] = {}


class Trace:
    """The fields of a position, one after the other; what may be long says first how long it is.

    A title writes all that its rules read, and nothing else: not the generator, the journal or the reveals.
    """

    def __init__(self, game: Game) -> None:
        self.out: Final = BytesWriter()
        self.flag(game.confirm)
        self.steps(game.stack)

    def number(self, number: int) -> None:
        """Any number that is not a set."""
        write_i32_le(self.out, i32(number))

    def flag(self, flag: bool) -> None:
        self.out.append(1 if flag else 0)

    def mask(self, mask: int) -> None:
        """A set of at most 63."""
        write_i64_le(self.out, i64(mask))

    def row(self, numbers: list[int]) -> None:
        out = self.out
        write_i32_le(out, i32(len(numbers)))
        for number in numbers:
            write_i32_le(out, i32(number))

    def first(self, numbers: list[int], count: int) -> None:
        """What is left of a pile of at most some thousand pieces."""
        out = self.out
        write_i32_le(out, i32(count))
        for place in range(count):
            write_i16_le(out, i16(numbers[place]))

    def fixed(self, numbers: tuple[int, ...]) -> None:
        """A row that is a tuple."""
        out = self.out
        count = len(numbers)
        write_i32_le(out, i32(count))
        for place in range(count):
            write_i32_le(out, i32(numbers[place]))

    def text(self, text: str) -> None:
        written = text.encode()
        write_i32_le(self.out, i32(len(written)))
        self.out.write(written)

    def steps(self, stack: list[Step[Any]]) -> None:
        """The timetable; a step never changes, so it is written once."""
        write_i32_le(self.out, i32(len(stack)))
        for step in stack:
            if not step.trace:
                step.trace = trace_of(step)
            self.out.write(step.trace)

    def key(self) -> int:
        """All of it in 64 bits."""
        return int.from_bytes(hashlib.blake2b(self.out.getvalue(), digest_size=8).digest(), "little")


def trace_of(step: Step[Any]) -> bytes:
    """A step's kind and fields."""
    kind = type(step)
    if kind not in _TAGS:
        _TAGS[kind] = hashlib.blake2b(kind.__name__.encode(), digest_size=8).digest()
    out = BytesWriter()
    out.write(_TAGS[kind])
    for name in fields_of(kind):
        field = getattr(step, name)
        if isinstance(field, tuple):
            write_i16_le(out, i16(len(field)))
            for one in field:
                trace_field(one, out)
        else:
            trace_field(field, out)
    return out.getvalue()


def trace_field(field: Any, out: BytesWriter) -> None:
    """A number, a flag, or a step within a step."""
    if isinstance(field, Step):
        out.write(trace_of(field))
    else:
        assert isinstance(field, int), field
        write_i64_le(out, i64(field))
