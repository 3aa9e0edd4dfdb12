"""Goods: selling them, and laying them on trade routes."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import Event, Step
from ludoteca.core.tuples import put
from ludoteca.games.burgundy import buildings, notes, turn
from ludoteca.games.burgundy.actions import DECLINE, copy
from ludoteca.games.burgundy.components import (
    BANK,
    BOARDING_HOUSE,
    CASTLE_REWARD,
    DOUBLE_SALE,
    FROM_SALES,
    MAX_SEATS,
    MORE_SILVER_FOR_SALE,
    MORE_SILVER_PER_SALE,
    POINTS_PER_GOODS,
    REWARD_NAMES,
    ROUTE_GOODS,
    ROUTE_REWARDS,
    ROUTE_SPACES,
    SILVER_PER_GOODS,
    SILVER_PER_SALE,
    WATCHTOWER,
    WORKER_FOR_SALE,
)
from ludoteca.games.burgundy.state import Burgundy, Duchy


class Reward(Event[Burgundy]):
    """A goods tile laid on a space of its colour earns what is printed there."""

    def __init__(self, seat: int, reward: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.reward: Final = reward

    def happen(self, game: Burgundy) -> None:
        game.note(notes.REWARDED, self.seat, self.reward)
        if self.reward == CASTLE_REWARD:
            game.stack.append(turn.EXTRA_ACTION[self.seat])
        elif self.reward in PAYING:
            game.stack.append(TAKE_REWARD[self.seat][self.reward])
        else:
            buildings.use(game, self.seat, self.reward)


class TakeReward(Step[Burgundy]):
    """Silver, workers or points from a trade route, or do without; the other rewards ask for themselves."""

    def __init__(self, player: int, reward: int) -> None:
        super().__init__(player)
        self.reward: Final = reward

    def options(self, game: Burgundy) -> list[int]:
        return [copy(self.reward), DECLINE]

    def apply(self, game: Burgundy, action: int) -> None:
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
        else:
            buildings.use(game, self.player, self.reward)


PAYING: Final = (BANK, BOARDING_HOUSE, WATCHTOWER)
TAKE_REWARD: Final[list[list[Step[Any]]]] = [
    [TakeReward(seat, reward) for reward in range(len(REWARD_NAMES))] for seat in range(MAX_SEATS)
]
REWARD: Final[list[list[Step[Any]]]] = [
    [Reward(seat, reward) for reward in range(len(REWARD_NAMES))] for seat in range(MAX_SEATS)
]


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
    game.score(player, points_for(game, me, count), FROM_SALES)
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
            rewards.append(REWARD[player][ROUTE_REWARDS[tile][space % ROUTE_SPACES]])
        me.laid = (*me.laid, kind)
    for index in range(len(rewards) - 1, -1, -1):
        game.stack.append(rewards[index])
