"""Residences: one line, filled in order; own runs score again and again."""

from __future__ import annotations

from ludoteca.games.millefiori.components import (
    EXTRA_AT_VALUES,
    FIRST_RESIDENCE,
    NOBODY,
    RESIDENCE_LINE,
    RESIDENCES,
    VALUE_OF,
)
from ludoteca.games.millefiori.scoring import collect
from ludoteca.games.millefiori.state import MilleFiori


def next_residence(game: MilleFiori) -> list[int]:
    """Only the first empty space of the line."""
    for space in RESIDENCE_LINE:
        if game.owner[space] == NOBODY:
            return [space]
    return []


def reside(game: MilleFiori, player: int, space: int) -> bool:
    """Score the unbroken own run that ends here; is an extra card won?"""
    points = 0
    here = space
    while here >= FIRST_RESIDENCE and game.owner[here] == player:
        points += VALUE_OF[here]
        here -= 1
    game.score(player, points, RESIDENCES)
    return collect(game, player, space) in EXTRA_AT_VALUES
