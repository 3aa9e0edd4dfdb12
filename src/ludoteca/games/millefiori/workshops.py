"""Workshops: raw materials for glass, connected groups, and cards at the meeting points."""

from __future__ import annotations

from ludoteca.games.millefiori.components import (
    NEIGHBOURS,
    NOBODY,
    PIGMENT,
    PIGMENT_POINTS,
    SPACES_WITH,
    SYMBOL_OF,
    TRIPLE_OF,
    WORKSHOP_POINTS,
    WORKSHOPS,
)
from ludoteca.games.millefiori.scoring import collect
from ludoteca.games.millefiori.state import MilleFiori


def open_workshops(game: MilleFiori, symbol: int) -> list[int]:
    """Any empty space with the symbol of the card."""
    owner = game.owner
    return [space for space in SPACES_WITH[symbol] if owner[space] == NOBODY]


def group_size(game: MilleFiori, player: int, space: int) -> int:
    """How many of the player's diamonds hang together with this one, itself included."""
    owner = game.owner
    group = [space]
    for member in group:
        for near in NEIGHBOURS[member]:
            if owner[near] == player and near not in group:
                group.append(near)
    return len(group)


def work(game: MilleFiori, player: int, space: int) -> bool:
    """Score a diamond just placed here; is an extra card won?

    Each diamond of the group counts 1 point, or 2 if the new space is pigment.
    """
    each = PIGMENT_POINTS if SYMBOL_OF[space] == PIGMENT else WORKSHOP_POINTS
    game.score(player, each * group_size(game, player, space), WORKSHOPS)
    collect(game, player, space)
    return completes_triple(game, space)


def completes_triple(game: MilleFiori, space: int) -> bool:
    """Whoever fills the last of the three spaces around a symbol wins an extra card."""
    for other in TRIPLE_OF[space]:
        if game.owner[other] == NOBODY:
            return False
    return True
