"""The alphabet: what a player can do."""

from __future__ import annotations

from typing import Final

from ludoteca.core.alphabet import Alphabet, Field, Verb
from ludoteca.games.caylus.components import (
    BATCH_NAMES,
    BUILDING_NAMES,
    CUBE_NAMES,
    LINE_NAMES,
    RATE_NAMES,
    SPACE_NAMES,
)

BUILDING_FIELD: Final = Field("building", BUILDING_NAMES, place="building")
SPACE_FIELD: Final = Field("space", SPACE_NAMES, place="space")
CUBE_FIELD: Final = Field("cube", CUBE_NAMES, place="cube")
LINE_FIELD: Final = Field("line", LINE_NAMES, place="line")
BATCH_FIELD: Final = Field("batch", BATCH_NAMES)
RATE_FIELD: Final = Field("rate", RATE_NAMES)

ALPHABET: Final = Alphabet(
    [
        Verb("place", BUILDING_FIELD),
        Verb("pass"),
        Verb("decline"),
        Verb("provost", SPACE_FIELD),
        Verb("joust"),
        Verb("leave"),
        Verb("stay"),
        Verb("take", CUBE_FIELD),
        Verb("sell", CUBE_FIELD),
        Verb("buy", CUBE_FIELD),
        Verb("pay", CUBE_FIELD),
        Verb("trade", CUBE_FIELD),
        Verb("build", BUILDING_FIELD),
        Verb("replace", SPACE_FIELD),
        Verb("transform", BUILDING_FIELD),
        Verb("exchange", RATE_FIELD),
        Verb("deliver", BATCH_FIELD),
        Verb("favour", LINE_FIELD),
    ]
)

BUILDING: Final = ALPHABET.table("building")
SPACE: Final = ALPHABET.table("space")
CUBE: Final = ALPHABET.table("cube")
LINE: Final = ALPHABET.table("line")
BATCH: Final = ALPHABET.table("batch")
RATE: Final = ALPHABET.table("rate")
VERB: Final = ALPHABET.verb_of

PASS: Final = ALPHABET.first("pass")
DECLINE: Final = ALPHABET.first("decline")
JOUST: Final = ALPHABET.first("joust")
LEAVE: Final = ALPHABET.first("leave")
STAY: Final = ALPHABET.first("stay")
BUILD: Final = ALPHABET.verb("build")
BUY: Final = ALPHABET.verb("buy")
DELIVER: Final = ALPHABET.verb("deliver")
EXCHANGE: Final = ALPHABET.verb("exchange")
FAVOUR: Final = ALPHABET.verb("favour")
PAY: Final = ALPHABET.verb("pay")
PLACE: Final = ALPHABET.verb("place")
PROVOST: Final = ALPHABET.verb("provost")
REPLACE: Final = ALPHABET.verb("replace")
SELL: Final = ALPHABET.verb("sell")
TAKE: Final = ALPHABET.verb("take")
TRADE: Final = ALPHABET.verb("trade")
TRANSFORM: Final = ALPHABET.verb("transform")
_PLACE: Final = ALPHABET.first("place")
_PROVOST: Final = ALPHABET.first("provost")
_TAKE: Final = ALPHABET.first("take")
_SELL: Final = ALPHABET.first("sell")
_BUY: Final = ALPHABET.first("buy")
_PAY: Final = ALPHABET.first("pay")
_TRADE: Final = ALPHABET.first("trade")
_BUILD: Final = ALPHABET.first("build")
_REPLACE: Final = ALPHABET.first("replace")
_TRANSFORM: Final = ALPHABET.first("transform")
_EXCHANGE: Final = ALPHABET.first("exchange")
_DELIVER: Final = ALPHABET.first("deliver")
_FAVOUR: Final = ALPHABET.first("favour")


def place(building: int) -> int:
    """Put a worker on this building."""
    return _PLACE + building


def provost(space: int) -> int:
    """Move the provost here."""
    return _PROVOST + space


def take(cube: int) -> int:
    """Take this kind of cube from the stock."""
    return _TAKE + cube


def sell(cube: int) -> int:
    """Sell a cube of this kind."""
    return _SELL + cube


def buy(cube: int) -> int:
    """Buy a cube of this kind."""
    return _BUY + cube


def pay(cube: int) -> int:
    """Pay with a cube of this kind."""
    return _PAY + cube


def trade(cube: int) -> int:
    """Give a cube of this kind for two of one's choice."""
    return _TRADE + cube


def build(building: int) -> int:
    """Build this tile from the supply."""
    return _BUILD + building


def replace(space: int) -> int:
    """Put the new building in the place of the residence here."""
    return _REPLACE + space


def transform(building: int) -> int:
    """Turn this building into a residence."""
    return _TRANSFORM + building


def exchange(rate: int) -> int:
    """Use one of the rates of an exchange."""
    return _EXCHANGE + rate


def deliver(batch: int) -> int:
    """Deliver these three cubes to the castle."""
    return _DELIVER + batch


def favour(line: int) -> int:
    """Take a royal favour from this line."""
    return _FAVOUR + line
