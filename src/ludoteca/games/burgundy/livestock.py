"""Livestock: animals score with their like in the same pasture."""

from __future__ import annotations

from ludoteca.games.burgundy.components import (
    ANIMAL_NAMES,
    ANIMAL_OF,
    ANIMALS_ON,
    FROM_LIVESTOCK,
    GOOSE,
    JOINED_PASTURES,
    NO_TILE,
    NOTHING,
    PASTURE,
    POINT_PER_LIVESTOCK,
)
from ludoteca.games.burgundy.state import Burgundy, Duchy


def graze(game: Burgundy, player: int, tile: int, space: int) -> None:
    """Score a livestock tile just placed here."""
    game.score(player, grazing_points(game.duchy_of(player), tile, space), FROM_LIVESTOCK)


def grazing_points(me: Duchy, tile: int, space: int) -> int:
    """The new animals and all of their kind in the pasture; geese join in with every other livestock.

    Geese themselves count with the kind of animal of which there are most.
    """
    herds = herds_around(me, space)
    mine = ANIMALS_ON[tile]
    if me.powers & POINT_PER_LIVESTOCK:
        mine += 1
    if ANIMAL_OF[tile] == GOOSE:
        return mine + max(herds[:GOOSE])
    return mine + herds[ANIMAL_OF[tile]] + herds[GOOSE]


def herds_around(me: Duchy, space: int) -> list[int]:
    """What the tiles already in this pasture are worth, by kind of animal."""
    board = me.board
    joined = me.crests & JOINED_PASTURES
    pasture = board.spaces_of[PASTURE] if joined else board.spaces_in[board.area_of[space]]
    each = 1 if me.powers & POINT_PER_LIVESTOCK else 0
    herds = [0] * len(ANIMAL_NAMES)
    for other in pasture:
        there = me.tiles[other]
        if other != space and there != NO_TILE and ANIMAL_OF[there] != NOTHING:
            herds[ANIMAL_OF[there]] += ANIMALS_ON[there] + each
    return herds
