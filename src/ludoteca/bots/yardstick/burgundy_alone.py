"""How the yardstick sees a position of the solo game, counted in actions saved; it never changes.

A tile takes two actions, one to take it and one to place it; everything else is worth what it saves of them.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.burgundy import placing, scoring
from ludoteca.games.burgundy.components import (
    AREA_POINTS,
    BANK,
    BIT,
    BOARDING_HOUSE,
    BUILDINGS,
    CASTLE,
    COLOURS,
    FIRST_MONASTERY,
    GOAL_STEP,
    GOODS,
    MINE,
    MONASTERY_COUNT,
    MONASTERY_OF,
    NOTHING,
    PHASE_POINTS,
    PHASES,
    ROUNDS,
    SCORING_MONASTERIES,
    SHIP,
    SIDES_OF_DIE,
    TILE_COLOUR,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    WATCHTOWER_POINTS,
)
from ludoteca.games.burgundy.livestock import grazing_points
from ludoteca.games.burgundy.state import Burgundy, Duchy

WON: Final = 1000.0
COVERED: Final = 2.0
STORED: Final = 0.9
MISFIT: Final = 0.35
EFFECT_SHARE: Final = 0.5
SILVER: Final = 0.4
WORKER: Final = 0.12
FIRST_WORKERS: Final = 4
FIRST_WORKER: Final = 0.12
GOODS_TILE: Final = 0.15
EXTRA: Final = 1.0
COLOUR_TILE: Final = 1.8
AREA_SHARE: Final = 0.6
OPEN_COLOUR: Final = 0.15
OPEN_NUMBER: Final = 0.1
UNUSED_DIE: Final = 0.6
POWER: Final = 0.25


def worth_alone(game: Burgundy) -> float:
    """Spaces covered, and what may help to cover the others."""
    me = game.duchies[0]
    if me.covered == me.board.full:
        return WON
    if not game.stack:
        return float(me.covered.bit_count())
    return Loner(game, me).worth()


class Loner:
    """One look at a duchy, with what the parts of it need to know in common."""

    def __init__(self, game: Burgundy, me: Duchy) -> None:
        self.game = game
        self.me = me
        self.phase = game.phase if game.phase > 0 else 0
        self.unused = 2 - game.dice.count(NOTHING)
        self.turns = (PHASES - 1 - self.phase) * ROUNDS + ROUNDS - game.round + self.unused / 2
        self.point = EXTRA / game.goal
        self.early = self.turns / ROUNDS if self.turns < ROUNDS else 1.0

    def worth(self) -> float:
        game = self.game
        me = self.me
        laps = (game.setting.goal - game.goal) / GOAL_STEP + game.counter / game.goal
        found = COVERED * me.covered.bit_count() + EXTRA * laps + UNUSED_DIE * self.unused
        return (
            found
            + self.early * (self.supplies() + self.areas() + self.reach() + self.lasting())
            + self.stored()
        )

    def supplies(self) -> float:
        """Silver buys tiles, workers bend dice, five goods are a tile."""
        me = self.me
        first = me.workers if me.workers < FIRST_WORKERS else FIRST_WORKERS
        return SILVER * me.silver + WORKER * me.workers + FIRST_WORKER * first + GOODS_TILE * sum(me.goods)

    def areas(self) -> float:
        """Areas begun bring points, colours begun a tile that costs nothing."""
        me = self.me
        board = me.board
        points = 0.0
        for area in range(board.areas):
            have = me.covered & board.area_mask[area]
            if have and have != board.area_mask[area]:
                size = len(board.spaces_in[area])
                share = have.bit_count() / size
                points += AREA_SHARE * share * (AREA_POINTS[size] + PHASE_POINTS[self.phase])
        tiles = 0.0
        for colour in range(COLOURS):
            share = (me.covered & board.of_colour[colour]).bit_count() / len(board.spaces_of[colour])
            tiles += COLOUR_TILE * (share * share if share < 1.0 else 0.0)
        return points * self.point + tiles

    def reach(self) -> float:
        """Ways to go on: colours and numbers of the spaces that contact allows."""
        me = self.me
        board = me.board
        found = 0.0
        numbers = 0
        for colour in range(COLOURS):
            if me.open & board.of_colour[colour]:
                found += OPEN_COLOUR
                for space in board.spaces_of[colour]:
                    if me.open & BIT[space]:
                        numbers |= 1 << (colour * SIDES_OF_DIE + board.die[space])
        return found + OPEN_NUMBER * numbers.bit_count()

    def lasting(self) -> float:
        """Mines and monasteries that go on helping."""
        me = self.me
        found = SILVER * me.mines() * (PHASES - self.phase)
        for number in range(1, MONASTERY_COUNT + 1):
            if me.monasteries >> number & 1 and not SCORING_MONASTERIES >> number & 1:
                found += POWER * self.turns / ROUNDS
        return found

    def stored(self) -> float:
        """Tiles in storage: half of the way is done, if there is a space and time for them."""
        me = self.me
        found = 0.0
        taken = 0
        left = self.turns * 2
        for tile in me.storage:
            spaces = placing.fitting(me, tile, me.board.full) & ~taken
            if not spaces or left < 1.0:
                found += MISFIT * self.early
                continue
            best = -1.0
            where = NOTHING
            for space in me.board.spaces_of[TILE_COLOUR[tile]]:
                if spaces & BIT[space]:
                    gain = self.finishes(space) + EFFECT_SHARE * self.effect(tile, space)
                    if gain > best:
                        best = gain
                        where = space
            taken |= BIT[where]
            left -= 1.0
            found += STORED + EFFECT_SHARE * best
        return found

    def finishes(self, space: int) -> float:
        """What is complete once this space is covered."""
        me = self.me
        board = me.board
        mask = board.area_mask[board.area_of[space]]
        if (me.covered | BIT[space]) & mask != mask:
            return 0.0
        found = self.point * (
            AREA_POINTS[len(board.spaces_in[board.area_of[space]])] + PHASE_POINTS[self.phase]
        )
        colour = board.of_colour[board.colour[space]]
        return found + COLOUR_TILE if (me.covered | BIT[space]) & colour == colour else found

    def effect(self, tile: int, space: int) -> float:
        """What a tile does when it is placed."""
        if tile < BUILDINGS:
            return self.building(tile)
        if tile < FIRST_MONASTERY:
            return self.point * grazing_points(self.me, tile, space)
        if tile < CASTLE:
            return self.monastery(MONASTERY_OF[tile])
        if tile == MINE:
            return SILVER * (PHASES - self.phase)
        if tile == SHIP:
            return GOODS_TILE * self.best_cargo()
        return EXTRA if tile == CASTLE else 0.0

    def building(self, tile: int) -> float:
        if tile == WATCHTOWER:
            return self.point * WATCHTOWER_POINTS
        if tile == BANK:
            return 2 * SILVER
        if tile == BOARDING_HOUSE:
            return 4 * WORKER + 2 * FIRST_WORKER
        if tile == WAREHOUSE:
            return SILVER if self.me.goods_types() else 0.0
        return EXTRA if tile == TOWN_HALL else EXTRA * 0.8

    def monastery(self, number: int) -> float:
        """Points at once, or a power for the phases to come."""
        bit = 1 << number
        if bit & SCORING_MONASTERIES:
            return self.point * scoring.monastery_points(self.me, bit)
        return POWER * self.turns / ROUNDS

    def best_cargo(self) -> int:
        """The most goods a depot holds."""
        best = 0
        for start in range(0, len(self.game.cargo), GOODS):
            count = sum(self.game.cargo[start : start + GOODS])
            if count > best:
                best = count
        return best
