"""The alphabet: what a player can do."""

from __future__ import annotations

from typing import Final

from ludoteca.core.alphabet import Alphabet, Field, Verb
from ludoteca.games.millefiori.components import (
    CARD_NAMES,
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


def is_keep(action: int) -> bool:
    return _KEEP <= action < _PLACE


def place(space: int) -> int:
    """Place a diamond here."""
    return _PLACE + space


def take(card: int) -> int:
    """Play this face-up card as an extra card."""
    return _TAKE + card


def is_take(action: int) -> bool:
    return _TAKE <= action < DECLINE
