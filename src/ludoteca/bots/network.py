"""A small network: a side's row goes in, what that side may still expect comes out. It needs no library."""

from __future__ import annotations

import array
import base64
import hashlib
import sys
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

POINTS: Final = "points"
"""A network of this aim says how many points a side will still make."""
WIN: Final = "win"
"""One of this aim says how likely a side wins, in percent."""
UNIT: Final = 50.0
"""What one unit of a network's output stands for, in points or percent."""


def weights_of(size: int, hidden: int) -> int:
    """How many weights a network of this shape has."""
    return 1 + size + hidden + size * hidden + hidden


class Network:
    """``bias + skip · row + second · relu(first · row + offset)``.

    The weights come in one list: bias, skip, offset, first (one input after the other), second.
    """

    def __init__(self, size: int, hidden: int, weights: list[float]) -> None:
        assert len(weights) == weights_of(size, hidden), "weights of another shape"
        self.size: Final = size
        self.hidden: Final = hidden
        self.bias: Final = weights[0]
        begin = 1
        self.skip: vec[float] = vec[float](weights[begin : begin + size])
        begin += size
        self.offset: vec[float] = vec[float](weights[begin : begin + hidden])
        begin += hidden
        self.first: vec[float] = vec[float](weights[begin : begin + size * hidden])
        begin += size * hidden
        self.second: vec[float] = vec[float](weights[begin:])
        self.sums: vec[float] = vec[float]([0.0] * hidden)

    def of_row(self, numbers: vec[float], start: i64) -> float:
        """What the row that begins here promises."""
        size: i64 = self.size
        hidden: i64 = self.hidden
        sums = self.sums
        first = self.first
        skip = self.skip
        offset = self.offset
        h: i64 = 0
        while h < hidden:
            sums[h] = offset[h]
            h += 1
        found = self.bias
        i: i64 = 0
        while i < size:
            number = numbers[start + i]
            if number != 0.0:
                found += number * skip[i]
                at: i64 = i * hidden
                h = 0
                while h < hidden:
                    sums[h] += number * first[at + h]
                    h += 1
            i += 1
        second = self.second
        h = 0
        while h < hidden:
            above = sums[h]
            if above > 0.0:
                found += above * second[h]
            h += 1
        return found * UNIT


def pack(weights: list[float]) -> str:
    """Weights as text: 32-bit numbers in base64."""
    numbers = array.array("f", weights)
    if sys.byteorder == "big":
        numbers.byteswap()
    return base64.b64encode(numbers.tobytes()).decode("ascii")


def unpack(text: str) -> list[float]:
    """The weights of a text."""
    numbers = array.array("f")
    numbers.frombytes(base64.b64decode(text, validate=True))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()


def fingerprint(text: str) -> str:
    """By what a network is known: the beginning of the SHA-256 of its weights."""
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:12]
