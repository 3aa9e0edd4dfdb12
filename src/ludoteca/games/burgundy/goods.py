"""Goods: selling them, and laying them on trade routes."""

from __future__ import annotations

from typing import Any

from ludoteca.core.game import Step
from ludoteca.core.tuples import put
from ludoteca.games.burgundy import due, notes, scoring
from ludoteca.games.burgundy.components import (
    DOUBLE_SALE,
    FROM_SALES,
    MORE_SILVER_FOR_SALE,
    MORE_SILVER_PER_SALE,
    POINTS_PER_GOODS,
    ROUTE_GOODS,
    ROUTE_REWARDS,
    ROUTE_SPACES,
    SILVER_PER_GOODS,
    SILVER_PER_SALE,
    WORKER_FOR_SALE,
)
from ludoteca.games.burgundy.state import Burgundy, Duchy


def sell_goods(game: Burgundy, player: int, kind: int) -> None:
    """Sell all goods of a type: silver once, points for each tile."""
    me = game.duchy_of(player)
    count = me.goods[kind]
    me.goods[kind] = 0
    me.sold = put(me.sold, kind, me.sold[kind] + count)
    game.note(notes.SOLD, player, kind, count)
    game.gain_silver(player, silver_for(me, count))
    if me.powers & WORKER_FOR_SALE:
        game.gain_workers(player, 1)
    scoring.score(game, player, points_for(game, me, count), FROM_SALES)
    if me.route:
        lay_on_route(game, player, kind, count)


def silver_for(me: Duchy, count: int) -> int:
    """One coin a sale; a shield that pays by the tile stands above a monastery that pays more a sale."""
    if me.crests & SILVER_PER_GOODS:
        return count
    return MORE_SILVER_PER_SALE if me.powers & MORE_SILVER_FOR_SALE else SILVER_PER_SALE


def points_for(game: Burgundy, me: Duchy, count: int) -> int:
    points = POINTS_PER_GOODS[game.table] * count
    return 2 * points if me.crests & DOUBLE_SALE else points


def lay_on_route(game: Burgundy, player: int, kind: int, count: int) -> None:
    """Lay the tiles on the next free spaces of the route, from the left; rewards follow in that order."""
    me = game.duchy_of(player)
    spaces = len(me.route) * ROUTE_SPACES
    rewards: list[Step[Any]] = []
    for _ in range(count):
        space = len(me.laid)
        if space == spaces:
            break
        tile = me.route[space // ROUTE_SPACES]
        if ROUTE_GOODS[tile][space % ROUTE_SPACES] == kind:
            rewards.append(due.REWARD[player][ROUTE_REWARDS[tile][space % ROUTE_SPACES]])
        me.laid = (*me.laid, kind)
    for index in range(len(rewards) - 1, -1, -1):
        game.stack.append(rewards[index])
