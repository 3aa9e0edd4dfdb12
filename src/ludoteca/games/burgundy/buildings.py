"""Buildings: what each of them does once, when it is placed."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import Step
from ludoteca.core.reasons import NOT_NOW, Reason, ReasonKind
from ludoteca.games.burgundy import due, goods, notes, reasons, scoring, storage
from ludoteca.games.burgundy.actions import (
    BUILDING,
    COPY,
    DECLINE,
    DIE,
    GOODS_OF,
    NO_DIE,
    SELL,
    SLOT,
    TAKE,
    VERB,
    copy,
    sell,
    take,
)
from ludoteca.games.burgundy.components import (
    ALL_DEPOT_SLOTS,
    BANK,
    BANK_SILVER,
    BOARDING_HOUSE,
    BOARDING_WORKERS,
    BUILDINGS,
    CARPENTER,
    CHURCH,
    COLOURS_TAKEN_BY,
    CRANE,
    FROM_BUILDINGS,
    GOODS,
    MARKET,
    MAX_SEATS,
    NO_TILE,
    NUMBERED_SLOTS,
    TILE_COLOUR,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    WATCHTOWER_POINTS,
    WHITE_CASTLE,
)
from ludoteca.games.burgundy.state import Burgundy


class TakeTile(Step[Burgundy]):
    """Carpenter, church, market: take a tile of certain colours from any numbered depot, or do without."""

    def __init__(self, player: int, building: int) -> None:
        super().__init__(player)
        self.building: Final = building

    def options(self, game: Burgundy) -> list[int]:
        found = [take(NO_DIE, slot) for slot in slots_for(game, self.building)]
        if found:
            found.append(DECLINE)
        return found

    def why_not(self, game: Burgundy, action: int) -> Reason:
        if VERB[action] != TAKE:
            return Reason(NOT_NOW, [])
        if SLOT[action] >= NUMBERED_SLOTS:
            return Reason(reasons.NOT_FROM_BLACK, [])
        reason = storage.why_not_from(game, SLOT[action])
        if reason.kind is not NOT_NOW:
            return reason
        return Reason(reasons.DICE_WAIT if DIE[action] != NO_DIE else reasons.NOT_TAKEN_BY[self.building], [])

    def apply(self, game: Burgundy, action: int) -> None:
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
        else:
            storage.take_tile(game, self.player, SLOT[action])

    def nothing_to_choose(self, game: Burgundy) -> None:
        game.note(notes.LOST_EFFECT, self.player, self.building)

    def fits(self, game: Burgundy, place: int) -> bool:
        return self.building in (CARPENTER, CHURCH, MARKET) and game.is_turn_of(self.player, place)


class SellGoods(Step[Burgundy]):
    """Warehouse: sell goods of one type without a die, or do without."""

    def options(self, game: Burgundy) -> list[int]:
        me = game.duchy_of(self.player)
        found = [sell(NO_DIE, kind) for kind in range(GOODS) if me.goods[kind]]
        if found:
            found.append(DECLINE)
        return found

    def why_not(self, game: Burgundy, action: int) -> Reason:
        if VERB[action] != SELL:
            return Reason(NOT_NOW, [])
        if not game.duchy_of(self.player).goods[GOODS_OF[action]]:
            return Reason(reasons.NO_GOODS, [GOODS_OF[action]])
        return Reason(reasons.DICE_WAIT, [])

    def apply(self, game: Burgundy, action: int) -> None:
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
        else:
            goods.sell_goods(game, self.player, GOODS_OF[action])

    def nothing_to_choose(self, game: Burgundy) -> None:
        game.note(notes.LOST_EFFECT, self.player, WAREHOUSE)

    def fits(self, game: Burgundy, place: int) -> bool:
        return game.is_turn_of(self.player, place)


class CopyBuilding(Step[Burgundy]):
    """Crane: use the effect of any building, even one that is not in the duchy, or do without."""

    def options(self, game: Burgundy) -> list[int]:
        found = [copy(building) for building in range(BUILDINGS) if is_useful(game, self.player, building)]
        found.append(DECLINE)
        return found

    def why_not(self, game: Burgundy, action: int) -> Reason:
        return Reason(why_useless(BUILDING[action]) if VERB[action] == COPY else NOT_NOW, [])

    def apply(self, game: Burgundy, action: int) -> None:
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
        else:
            game.note(notes.COPIED, self.player, BUILDING[action])
            use(game, self.player, BUILDING[action])

    def fits(self, game: Burgundy, place: int) -> bool:
        return game.setting.extra_tiles and game.is_turn_of(self.player, place)


TAKE_TILE: Final[list[list[Step[Any]]]] = [
    [TakeTile(seat, building) for seat in range(MAX_SEATS)] for building in range(BUILDINGS)
]
SELL_GOODS: Final[list[Step[Any]]] = [SellGoods(seat) for seat in range(MAX_SEATS)]
COPY_BUILDING: Final[list[Step[Any]]] = [CopyBuilding(seat) for seat in range(MAX_SEATS)]


def use(game: Burgundy, player: int, building: int) -> None:
    """The effect of a building, also where a crane or a trade route grants it."""
    if building == WATCHTOWER:
        scoring.score(game, player, WATCHTOWER_POINTS, FROM_BUILDINGS)
    elif building == BOARDING_HOUSE:
        game.gain_workers(player, BOARDING_WORKERS)
    elif building == BANK:
        game.gain_silver(player, BANK_SILVER)
    elif building == WAREHOUSE:
        game.stack.append(SELL_GOODS[player])
    elif building == TOWN_HALL:
        game.stack.append(due.PLACE_TILE[player])
    elif building == WHITE_CASTLE:
        game.stack.append(due.WHITE_ACTION[player])
    elif building == CRANE:
        game.stack.append(COPY_BUILDING[player])
    else:
        game.stack.append(TAKE_TILE[building][player])


def slots_for(game: Burgundy, building: int) -> list[int]:
    """Where a tile of the colours a building takes lies in a numbered depot."""
    colours = COLOURS_TAKEN_BY[building]
    found: list[int] = []
    for slot in ALL_DEPOT_SLOTS[game.table]:
        tile = game.slots[slot]
        if tile != NO_TILE and colours >> TILE_COLOUR[tile] & 1:
            found.append(slot)
    return found


def is_useful(game: Burgundy, player: int, building: int) -> bool:
    """Could the effect of this building be used now?"""
    if building == WAREHOUSE:
        return game.duchy_of(player).goods_types() > 0
    if building in (CARPENTER, CHURCH, MARKET):
        return len(slots_for(game, building)) > 0
    if building == TOWN_HALL:
        return len(due.PLACE_TILE[player].options(game)) > 0
    if building == WHITE_CASTLE:
        return game.setting.white_castles
    return building != CRANE


def why_useless(building: int) -> ReasonKind:
    """What is missing for the effect of a building that cannot be used now."""
    if building == WAREHOUSE:
        return reasons.NOTHING_TO_SELL
    if building == TOWN_HALL:
        return reasons.NOTHING_TO_PLACE
    if building == WHITE_CASTLE:
        return reasons.NO_WHITE_CASTLES
    return reasons.NO_CRANE if building == CRANE else reasons.NOTHING_TO_TAKE[building]
