"""The alphabet: what a player can do, and what can be told of it."""

from __future__ import annotations

from typing import Final

from ludoteca.core.alphabet import Alphabet, Field, Verb
from ludoteca.games.millefiori.components import (
    BONUS_NAMES,
    CARD_NAMES,
    CARGO,
    LAST_STEP,
    SOURCE_NAMES,
    SPACE_NAMES,
)

CARD_FIELD: Final = Field("card", CARD_NAMES, place="card")
SPACE_FIELD: Final = Field("space", SPACE_NAMES, place="space")

ALPHABET: Final = Alphabet(
    [
        Verb("keep", CARD_FIELD),
        Verb("place", SPACE_FIELD),
        Verb("sail"),
        Verb("stay"),
        Verb("take", CARD_FIELD),
        Verb("decline"),
    ]
)

CARD: Final = ALPHABET.table("card")
SPACE: Final = ALPHABET.table("space")

SAIL: Final = ALPHABET.first("sail")
STAY: Final = ALPHABET.first("stay")
DECLINE: Final = ALPHABET.first("decline")
_KEEP: Final = ALPHABET.first("keep")
_PLACE: Final = ALPHABET.first("place")
_TAKE: Final = ALPHABET.first("take")


def keep(card: int) -> int:
    """Keep this card of the hand; the others move on to the left."""
    return _KEEP + card


def place(space: int) -> int:
    """Place a diamond here."""
    return _PLACE + space


def take(card: int) -> int:
    """Play this face-up card as an extra card."""
    return _TAKE + card


# --- what can be told -----------------------------------------------------------------------------
ROUND: Final = 0
KEPT: Final = 1
TURNED_UP: Final = 2
PLACED: Final = 3
SCORED: Final = 4
BONUS: Final = 5
SAILED: Final = 6
STAYED: Final = 7
EXTRA: Final = 8
TOOK: Final = 9
DECLINED: Final = 10
NO_CARD_LEFT: Final = 11
FLEET: Final = 12
LEFT: Final = 13
FIRST: Final = 14
LAST_DIAMOND: Final = 15
OVER: Final = 16

NUMBER_FIELD: Final = Field("number")
POINTS_FIELD: Final = Field("points")
SOURCE_FIELD: Final = Field("source", SOURCE_NAMES)
BONUS_FIELD: Final = Field("bonus", BONUS_NAMES, place="bonus")
STEP_FIELD: Final = Field("step", [str(step) for step in range(LAST_STEP + 1)], place="route")
LINE_FIELD: Final = Field("line", [str(line + 1) for line in range(len(CARGO))], place="fleet")
