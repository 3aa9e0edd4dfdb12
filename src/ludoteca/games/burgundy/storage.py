"""Storage: every tile gained goes there first; where it is full, a stored tile makes room."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import Step
from ludoteca.core.reasons import NOT_NOW, Reason, ReasonKind
from ludoteca.games.burgundy import notes, reasons
from ludoteca.games.burgundy.actions import DISCARD, PRIVATE, SHARED, STORE, TILE, VERB, discard, store
from ludoteca.games.burgundy.components import (
    BIT,
    BLACK_SLOTS_USED,
    DEPOT_OF,
    DEPOT_SLOTS,
    ENDLESS_STORAGE,
    INN_SLOT,
    MAX_SEATS,
    NO_TILE,
    NUMBERED_SLOTS,
    PRIVATE_STORAGE,
    SHARED_STORAGE,
    STORAGE,
    UNCOUNTED,
)
from ludoteca.games.burgundy.state import Burgundy


class MakeRoom(Step[Burgundy]):
    """Storage is full: remove one of the tiles in it from the game before the new one goes there."""

    def options(self, game: Burgundy) -> list[int]:
        return discards(stored(game, self.player))

    def why_not(self, game: Burgundy, action: int) -> Reason:
        if VERB[action] != DISCARD:
            return Reason(NOT_NOW, [])
        if TILE[action] == game.hand:
            return Reason(reasons.NEVER_THE_NEW_TILE, [game.hand])
        return why_not_stored(game, self.player, TILE[action], reasons.NOT_STORED_TO_DISCARD)

    def apply(self, game: Burgundy, action: int) -> None:
        tile = TILE[action]
        if not game.private:
            exchange(game, self.player, SHARED, tile)
            return
        shared = holds(game, self.player, SHARED, tile)
        if shared and holds(game, self.player, PRIVATE, tile):
            game.stack.append(MakeRoomIn(self.player, tile))
        else:
            exchange(game, self.player, SHARED if shared else PRIVATE, tile)

    def fits(self, game: Burgundy, place: int) -> bool:
        if not game.has_tile_in_hand(self.player, place):
            return False
        me = game.duchy_of(self.player)
        if game.is_team():
            return are_full(game, self.player)
        return len(me.storage) == STORAGE and not me.crests & ENDLESS_STORAGE


class MakeRoomIn(Step[Burgundy]):
    """Team: the tile to be removed lies in both storages; say in which one the new tile takes its place."""

    def __init__(self, player: int, tile: int) -> None:
        super().__init__(player)
        self.tile: Final = tile

    def options(self, game: Burgundy) -> list[int]:
        return [store(SHARED), store(PRIVATE)]

    def apply(self, game: Burgundy, action: int) -> None:
        exchange(game, self.player, STORE[action], self.tile)

    def fits(self, game: Burgundy, place: int) -> bool:
        if not game.is_team() or not game.has_tile_in_hand(self.player, place):
            return False
        shared = holds(game, self.player, SHARED, self.tile)
        return shared and holds(game, self.player, PRIVATE, self.tile) and are_full(game, self.player)


class ChooseStorage(Step[Burgundy]):
    """Team: put a new tile into the shared storage or one's own, where both have room."""

    def options(self, game: Burgundy) -> list[int]:
        return [store(SHARED), store(PRIVATE)]

    def apply(self, game: Burgundy, action: int) -> None:
        tile = game.hand
        game.hand = NO_TILE
        put(game, self.player, STORE[action], tile)

    def fits(self, game: Burgundy, place: int) -> bool:
        if not game.is_team() or not game.has_tile_in_hand(self.player, place):
            return False
        shared = len(game.duchy_of(self.player).storage) < SHARED_STORAGE
        return shared and len(game.private[self.player]) < PRIVATE_STORAGE


class DiscardDown(Step[Burgundy]):
    """Storage is no longer endless: discard down to what it holds."""

    def options(self, game: Burgundy) -> list[int]:
        return discards(stored(game, self.player))

    def why_not(self, game: Burgundy, action: int) -> Reason:
        if VERB[action] != DISCARD:
            return Reason(NOT_NOW, [])
        return why_not_stored(game, self.player, TILE[action], reasons.NOT_STORED_TO_DISCARD_DOWN)

    def apply(self, game: Burgundy, action: int) -> None:
        withdraw(game, self.player, SHARED, TILE[action])
        throw_away(game, self.player, TILE[action])
        discard_down(game, self.player)

    def fits(self, game: Burgundy, place: int) -> bool:
        if not game.setting.shields or not game.is_turn_of(self.player, place):
            return False
        me = game.duchy_of(self.player)
        return len(me.storage) > STORAGE and not me.crests & ENDLESS_STORAGE


MAKE_ROOM: Final[list[Step[Any]]] = [MakeRoom(seat) for seat in range(MAX_SEATS)]
CHOOSE_STORAGE: Final[list[Step[Any]]] = [ChooseStorage(seat) for seat in range(MAX_SEATS)]
DISCARD_DOWN: Final[list[Step[Any]]] = [DiscardDown(seat) for seat in range(MAX_SEATS)]


def stored(game: Burgundy, player: int) -> list[int]:
    """All the tiles a player may place: partners share some and have some of their own."""
    me = game.duchy_of(player)
    return me.storage + list(game.private[player]) if game.private else me.storage


def why_not_stored(game: Burgundy, player: int, tile: int, kind: ReasonKind) -> Reason:
    """Why there is no such tile to be used: the partner's own may not be, else it is not stored at all."""
    if game.private:
        for partner in range(len(game.sides)):
            if game.sides[partner] == game.sides[player] and tile in game.private[partner]:
                return Reason(reasons.OF_THE_PARTNER, [tile])
    return Reason(kind, [tile])


def discards(tiles: list[int]) -> list[int]:
    """One of these tiles may go; tiles of one kind are all alike."""
    found: list[int] = []
    for tile in tiles:
        action = discard(tile)
        if action not in found:
            found.append(action)
    return found


def holds(game: Burgundy, player: int, where: int, tile: int) -> bool:
    return tile in (game.duchy_of(player).storage if where == SHARED else game.private[player])


def are_full(game: Burgundy, player: int) -> bool:
    """Team: is there room neither in the shared storage nor in one's own?"""
    shared = len(game.duchy_of(player).storage) == SHARED_STORAGE
    return shared and len(game.private[player]) == PRIVATE_STORAGE


def why_not_from(game: Burgundy, slot: int) -> Reason:
    """Why no tile can come from this place of the central board; NOT_NOW if one lies there."""
    if slot == INN_SLOT:
        return Reason(NOT_NOW if game.inns else reasons.NO_INN, [])
    used = DEPOT_SLOTS[game.table][DEPOT_OF[slot]] if slot < NUMBERED_SLOTS else BLACK_SLOTS_USED[game.table]
    if slot not in used:
        return Reason(reasons.UNUSED_WITH_TWO if game.table == 2 else reasons.UNUSED_WITH_THREE, [])
    return Reason(NOT_NOW if game.slots[slot] != NO_TILE else reasons.EMPTY_SLOT, [])


def take_tile(game: Burgundy, player: int, slot: int) -> None:
    """Take a tile from a numbered depot into storage."""
    tile = game.slots[slot]
    game.slots[slot] = NO_TILE
    if game.stocked != UNCOUNTED:
        game.stocked ^= BIT[slot]
    game.note(notes.TOOK, player, tile, slot)
    store_tile(game, player, tile)


def store_tile(game: Burgundy, player: int, tile: int) -> None:
    """Put a tile just gained into storage."""
    me = game.duchies[game.sides[player]]
    if game.private:
        store_in_team(game, player, tile)
    elif len(me.storage) < STORAGE or me.crests & ENDLESS_STORAGE:
        me.storage.append(tile)
    else:
        game.hand = tile
        game.stack.append(MAKE_ROOM[player])


def store_in_team(game: Burgundy, player: int, tile: int) -> None:
    """Team: any free one of the two shared and the two own spaces."""
    shared = len(game.duchy_of(player).storage) < SHARED_STORAGE
    private = len(game.private[player]) < PRIVATE_STORAGE
    if shared and private:
        game.hand = tile
        game.stack.append(CHOOSE_STORAGE[player])
    elif shared or private:
        put(game, player, SHARED if shared else PRIVATE, tile)
    else:
        game.hand = tile
        game.stack.append(MAKE_ROOM[player])


def put(game: Burgundy, player: int, where: int, tile: int) -> None:
    """Lay a tile into one of the storages."""
    if where == SHARED:
        game.duchy_of(player).storage.append(tile)
    else:
        set_private(game, player, (*game.private[player], tile))
    if game.private:
        game.note(notes.STORED, player, tile, where)


def withdraw(game: Burgundy, player: int, where: int, tile: int) -> None:
    """Take a tile out of one of the storages."""
    if where == SHARED:
        game.duchy_of(player).storage.remove(tile)
    else:
        rest = list(game.private[player])
        rest.remove(tile)
        set_private(game, player, tuple(rest))


def set_private(game: Burgundy, player: int, tiles: tuple[int, ...]) -> None:
    private = list(game.private)
    private[player] = tiles
    game.private = tuple(private)


def exchange(game: Burgundy, player: int, where: int, tile: int) -> None:
    """Remove a stored tile from the game and put the new one in its place."""
    withdraw(game, player, where, tile)
    throw_away(game, player, tile)
    new = game.hand
    game.hand = NO_TILE
    put(game, player, where, new)


def throw_away(game: Burgundy, player: int, tile: int) -> None:
    game.remove_tile(tile)
    game.note(notes.DISCARDED, player, tile)


def discard_down(game: Burgundy, player: int) -> None:
    """Without the shield for endless storage three tiles may stay."""
    if len(game.duchy_of(player).storage) > STORAGE:
        game.stack.append(DISCARD_DOWN[player])
