"""Citizens: the pyramids of the nobles and of the common people, built from the bottom up."""

from __future__ import annotations

from ludoteca.games.millefiori.components import (
    AREA_OF,
    CARD_SYMBOL,
    LEVEL_OF,
    LEVEL_POINTS,
    MATCH_FACTOR,
    NOBODY,
    PYRAMIDS,
    SUPPORTS,
    SYMBOL_OF,
    TOP_LEVEL,
    TRIANGLE_BELOW,
    TRIANGLE_POINTS,
)
from ludoteca.games.millefiori.scoring import collect
from ludoteca.games.millefiori.state import MilleFiori


def open_citizens(game: MilleFiori, area: int) -> list[int]:
    """Any empty space of the pyramid whose two spaces below are both occupied, whatever its symbol."""
    owner = game.owner
    found: list[int] = []
    for space in PYRAMIDS[area]:
        if owner[space] == NOBODY:
            below = SUPPORTS[space]
            if not below or (owner[below[0]] != NOBODY and owner[below[1]] != NOBODY):
                found.append(space)
    return found


def missing_below(game: MilleFiori, space: int) -> list[int]:
    """Which of the two spaces right below are still empty."""
    return [below for below in SUPPORTS[space] if game.owner[below] == NOBODY]


def settle_citizen(game: MilleFiori, player: int, space: int, card: int) -> bool:
    """Score the new space, doubled if the card shows its symbol, and the triangle below it.

    Is an extra card won?
    """
    area = AREA_OF[space]
    points = LEVEL_POINTS[LEVEL_OF[space]]
    if SYMBOL_OF[space] == CARD_SYMBOL[card]:
        points *= MATCH_FACTOR
    game.score(player, points, area)
    for below in TRIANGLE_BELOW[space]:
        game.score(game.owner[below], TRIANGLE_POINTS[LEVEL_OF[below]], area)
    collect(game, player, space)
    return LEVEL_OF[space] == TOP_LEVEL
