"""The purchase of a turn, and whatever else its owner may do at any moment of it."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.burgundy import monasteries, notes, reasons, storage
from ludoteca.games.burgundy.actions import (
    BUY,
    MIXED,
    PAY,
    RECRUIT,
    SEAT,
    SILVER,
    SLOT,
    VERB,
    WORKERS,
    buy,
)
from ludoteca.games.burgundy.components import (
    ALL_DEPOT_SLOTS,
    BLACK_SLOTS_USED,
    BUY_ANYWHERE,
    ENDLESS_STORAGE,
    INN_SLOT,
    MAX_SEATS,
    NO_TILE,
    NUMBERED_SLOTS,
    PRICE,
    STORAGE,
)
from ludoteca.games.burgundy.state import Burgundy, Duchy


class Anytime(Step[Burgundy]):
    """At any moment of one's turn: the purchase of the turn, workers for silver, monasteries to borrow."""

    def options(self, game: Burgundy) -> list[int]:
        me = game.duchies[game.sides[self.player]]
        found: list[int] = []
        if not game.bought and (me.silver >= PRICE or me.powers & BUY_ANYWHERE):
            purchases(game, me, found)
        monasteries.services(game, self.player, found)
        return found

    def why_not(self, game: Burgundy, action: int) -> Reason:
        if VERB[action] == BUY:
            return why_not_buy(game, self.player, SLOT[action], PAY[action])
        if game.active != self.player:
            return Reason(NOT_NOW, [])
        if game.hand != NO_TILE:
            return Reason(reasons.TILE_IN_HAND, [game.hand])
        if action == RECRUIT:
            return monasteries.why_not_recruit(game, self.player)
        return monasteries.why_not_borrow(game, self.player)

    def apply(self, game: Burgundy, action: int) -> None:
        if VERB[action] == BUY:
            buy_tile(game, self.player, SLOT[action], PAY[action])
        elif action == RECRUIT:
            monasteries.recruit(game, self.player)
        else:
            monasteries.borrow_from(game, self.player, SEAT[action])


ANYTIME: Final[list[Step[Any]]] = [Anytime(seat) for seat in range(MAX_SEATS)]


def purchases(game: Burgundy, me: Duchy, found: list[int]) -> None:
    """A tile of the black depot, or an inn, for silver; tiles that storage no longer holds must go first."""
    if len(me.storage) > STORAGE and not me.crests & ENDLESS_STORAGE:
        return
    if me.powers & BUY_ANYWHERE:
        purchases_anywhere(game, me, found)
    else:
        offer(game, BLACK_SLOTS_USED[game.table], SILVER, found)
        if game.slots[INN_SLOT] != NO_TILE:
            found.append(buy(INN_SLOT, SILVER))


def why_not_buy(game: Burgundy, player: int, slot: int, pay: int) -> Reason:
    """Why this tile cannot be bought and paid for like this: the place, the moment, the price, no room."""
    me = game.duchy_of(player)
    there = storage.why_not_from(game, slot)
    if there.kind is not NOT_NOW:
        return there
    if slot < NUMBERED_SLOTS and not me.powers & BUY_ANYWHERE:
        return Reason(reasons.NO_BUYING_ANYWHERE if game.active == player else NOT_NOW, [])
    if game.active != player:
        return Reason(reasons.PURCHASE_IN_TURN, [])
    if game.hand != NO_TILE:
        return Reason(reasons.TILE_IN_HAND, [game.hand])
    if game.bought:
        return Reason(reasons.BOUGHT_ALREADY, [])
    reason = why_too_dear(me, pay)
    return reason if reason.kind is not NOT_NOW else Reason(reasons.DISCARD_FIRST, [])


def why_too_dear(me: Duchy, pay: int) -> Reason:
    """What is missing of the price, NOT_NOW if nothing is; only with a monastery for it do workers pay."""
    silver = max(0, PRICE - pay - me.silver)
    missing = silver + max(0, pay - me.workers)
    if pay != SILVER and not me.powers & BUY_ANYWHERE:
        return Reason(reasons.NO_PAYING_IN_WORKERS, [])
    if not missing:
        return Reason(NOT_NOW, [])
    if me.powers & BUY_ANYWHERE:
        return Reason(reasons.TOO_DEAR_IN_ALL, [missing])
    return Reason(reasons.TOO_DEAR, [me.silver, missing])


def purchases_anywhere(game: Burgundy, me: Duchy, found: list[int]) -> None:
    """With a monastery for it, from any depot, for silver, workers or one of each."""
    for pay in (SILVER, MIXED, WORKERS):
        if me.silver >= PRICE - pay and me.workers >= pay:
            offer(game, ALL_DEPOT_SLOTS[game.table], pay, found)
            offer(game, BLACK_SLOTS_USED[game.table], pay, found)
            if game.slots[INN_SLOT] != NO_TILE:
                found.append(buy(INN_SLOT, pay))


def offer(game: Burgundy, slots: list[int], pay: int, found: list[int]) -> None:
    for slot in slots:
        if game.slots[slot] != NO_TILE:
            found.append(buy(slot, pay))


def buy_tile(game: Burgundy, player: int, slot: int, pay: int) -> None:
    """Pay, and take the tile into storage; ``pay`` is how many of the two coins are workers."""
    me = game.duchy_of(player)
    me.silver -= PRICE - pay
    me.workers -= pay
    game.bought = True
    tile = game.lift_tile(slot)
    game.note(notes.BOUGHT, player, tile, slot)
    storage.store_tile(game, player, tile)
