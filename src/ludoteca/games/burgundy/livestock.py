"""Livestock: animals score with their like in the same pasture."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.burgundy import reasons, scoring
from ludoteca.games.burgundy.actions import ANIMAL, HERD, VERB, herd
from ludoteca.games.burgundy.components import (
    ANIMAL_NAMES,
    ANIMAL_OF,
    ANIMALS_ON,
    FROM_LIVESTOCK,
    GEESE,
    GOOSE,
    JOINED_PASTURES,
    NO_TILE,
    NOTHING,
    PASTURE,
    POINT_PER_LIVESTOCK,
)
from ludoteca.games.burgundy.state import Burgundy, Duchy


class ChooseHerd(Step[Burgundy]):
    """Geese just placed here score with one kind of animal in their pasture, of the player's choice."""

    def __init__(self, player: int, space: int) -> None:
        super().__init__(player)
        self.space: Final = space

    def options(self, game: Burgundy) -> list[int]:
        herds = herds_around(game.duchy_of(self.player), self.space)
        return [herd(animal) for animal in range(GOOSE) if herds[animal]]

    def why_not(self, game: Burgundy, action: int) -> Reason:
        if VERB[action] != HERD:
            return Reason(NOT_NOW, [])
        return Reason(reasons.NO_SUCH_HERD, [ANIMAL[action]])

    def apply(self, game: Burgundy, action: int) -> None:
        me = game.duchy_of(self.player)
        herds = herds_around(me, self.space)
        scoring.score(game, self.player, animals_worth(me, GEESE) + herds[ANIMAL[action]], FROM_LIVESTOCK)

    def fits(self, game: Burgundy, place: int) -> bool:
        if not game.is_turn_of(self.player, place):
            return False
        me = game.duchy_of(self.player)
        grazes = 0 <= self.space < me.board.spaces and me.tiles[self.space] == GEESE
        return grazes and max(herds_around(me, self.space)[:GOOSE]) > 0


def graze(game: Burgundy, player: int, tile: int, space: int) -> None:
    """Score a livestock tile just placed here; geese ask with which animal, if that makes a difference."""
    me = game.duchy_of(player)
    if tile == GEESE:
        worths = [worth for worth in herds_around(me, space)[:GOOSE] if worth]
        if worths and min(worths) < max(worths):
            game.stack.append(ChooseHerd(player, space))
            return
    scoring.score(game, player, grazing_points(me, tile, space), FROM_LIVESTOCK)


def animals_worth(me: Duchy, tile: int) -> int:
    """What a livestock tile counts by itself; a monastery makes it one more."""
    return ANIMALS_ON[tile] + 1 if me.powers & POINT_PER_LIVESTOCK else ANIMALS_ON[tile]


def grazing_points(me: Duchy, tile: int, space: int) -> int:
    """The new animals and all of their kind in the pasture; geese join in with every other livestock.

    Geese themselves count with the best kind of animal there.
    """
    herds = herds_around(me, space)
    mine = animals_worth(me, tile)
    if ANIMAL_OF[tile] == GOOSE:
        return mine + max(herds[:GOOSE])
    return mine + herds[ANIMAL_OF[tile]] + herds[GOOSE]


def herds_around(me: Duchy, space: int) -> list[int]:
    """What the tiles already in this pasture are worth, by kind of animal."""
    board = me.board
    joined = me.crests & JOINED_PASTURES
    pasture = board.spaces_of[PASTURE] if joined else board.spaces_in[board.area_of[space]]
    herds = [0] * len(ANIMAL_NAMES)
    for other in pasture:
        there = me.tiles[other]
        if other != space and there != NO_TILE and ANIMAL_OF[there] != NOTHING:
            herds[ANIMAL_OF[there]] += animals_worth(me, there)
    return herds
