"""Placing tiles: colour, number and contact; what a tile completes, and what it does."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.burgundy import (
    buildings,
    due,
    livestock,
    monasteries,
    notes,
    reasons,
    scoring,
    ships,
    storage,
)
from ludoteca.games.burgundy.actions import (
    DECLINE,
    DIE,
    NO_DIE,
    PLACE,
    PLACE_WITH,
    PRIVATE,
    SHARED,
    SPACE,
    STORE,
    TILE,
    VERB,
    store,
)
from ludoteca.games.burgundy.components import (
    ANY,
    BIT,
    BUILDINGS,
    BY_TWO,
    CASTLE,
    FIRST_MONASTERY,
    FREE_SHIFT,
    FREE_SHIFTS,
    FREE_STEP,
    INN,
    MAX_SEATS,
    MONASTERY_OF,
    NO_TILE,
    ONE_NUMBER,
    ONE_WAY,
    SHARED_STORAGE,
    SHIFT_BY_TWO,
    SHIP,
    SPACES,
    TILE_COLOUR,
    TOWN_HALL,
    TWIN_BUILDINGS,
)
from ludoteca.games.burgundy.state import Burgundy, Duchy


class PlaceTile(Step[Burgundy]):
    """Town hall: place one more tile from storage, whatever its number; a purchase may still provide it."""

    def options(self, game: Burgundy) -> list[int]:
        found: list[int] = []
        place_anywhere(game, self.player, found)
        if found or game.may_interject(self.player):
            found.append(DECLINE)
        return found

    def why_not(self, game: Burgundy, action: int) -> Reason:
        if VERB[action] != PLACE:
            return Reason(NOT_NOW, [])
        reason = why_not_on(game.duchy_of(self.player), SPACE[action])
        if reason.kind is not NOT_NOW:
            return reason
        if DIE[action] != NO_DIE:
            return Reason(reasons.DICE_WAIT, [])
        return why_not_stored_on(game, self.player, TILE[action], SPACE[action])

    def apply(self, game: Burgundy, action: int) -> None:
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
        else:
            place_stored(game, self.player, TILE[action], SPACE[action])

    def nothing_to_choose(self, game: Burgundy) -> None:
        game.note(notes.LOST_EFFECT, self.player, TOWN_HALL)

    def fits(self, game: Burgundy, place: int) -> bool:
        return game.is_turn_of(self.player, place)


class UseStorage(Step[Burgundy]):
    """Team: such a tile lies in both storages; say from which one it is placed.

    It is in hand already, taken from the shared storage: for one's own the two change places.
    """

    def __init__(self, player: int, space: int) -> None:
        super().__init__(player)
        self.space: Final = space

    def options(self, game: Burgundy) -> list[int]:
        return [store(SHARED), store(PRIVATE)]

    def apply(self, game: Burgundy, action: int) -> None:
        tile = game.hand
        game.hand = NO_TILE
        if STORE[action] == PRIVATE:
            storage.withdraw(game, self.player, PRIVATE, tile)
            game.duchy_of(self.player).storage.append(tile)
        place_tile(game, self.player, tile, self.space)

    def fits(self, game: Burgundy, place: int) -> bool:
        if not game.is_team() or not game.has_tile_in_hand(self.player, place):
            return False
        me = game.duchy_of(self.player)
        was_in_both = game.hand in game.private[self.player] and len(me.storage) < SHARED_STORAGE
        there = 0 <= self.space < me.board.spaces
        return was_in_both and there and fitting(me, game.hand, BIT[self.space]) > 0


due.PLACE_TILE.extend([PlaceTile(seat) for seat in range(MAX_SEATS)])


def way_of_placing(me: Duchy, tile: int) -> int:
    """How a die may be shifted to place this tile: a free step depends on its colour."""
    way = BY_TWO if me.powers & SHIFT_BY_TWO else 0
    return way | FREE_STEP if me.powers & FREE_SHIFT[TILE_COLOUR[tile]] else way


def fitting(me: Duchy, tile: int, spaces: int) -> int:
    """Those of the spaces that colour and contact, and the limits of buildings and inns, allow."""
    return within_limits(me, tile, spaces & me.open & me.board.of_colour[TILE_COLOUR[tile]])


def within_limits(me: Duchy, tile: int, spaces: int) -> int:
    """No second building of a type in a city, unless a monastery allows it; no second inn in an area."""
    if tile < BUILDINGS:
        return spaces if me.powers & TWIN_BUILDINGS else spaces & ~me.blocked[tile]
    return spaces & ~me.inned if tile == INN else spaces


def why_not_on(me: Duchy, space: int) -> Reason:
    """Why nothing at all can be placed here; NOT_NOW if it is a free space."""
    if space >= me.board.spaces:
        return Reason(reasons.NO_SUCH_SPACE, [me.board.spaces])
    if me.covered & BIT[space]:
        return Reason(reasons.COVERED, [me.tiles[space]])
    return Reason(NOT_NOW, [])


def why_not_stored_on(game: Burgundy, player: int, tile: int, space: int) -> Reason:
    """Why a tile of one's storage cannot go on this free space, whatever the number; NOT_NOW if it can."""
    tiles = storage.stored(game, player)
    if not tiles:
        return Reason(reasons.NOTHING_STORED, [])
    if tile not in tiles:
        return storage.why_not_stored(game, player, tile, reasons.NOT_STORED)
    return why_not_fitting(game.duchy_of(player), tile, space)


def why_not_fitting(me: Duchy, tile: int, space: int) -> Reason:
    """Why a tile does not fit a free space: colour, contact, the limits; NOT_NOW if it does."""
    if not me.board.for_tile[tile] & BIT[space]:
        if not me.board.for_tile[tile] & ~me.covered:
            return Reason(reasons.NO_SPACE_LEFT, [tile])
        return Reason(reasons.OTHER_COLOUR, [space, me.board.colour[space]])
    if not me.open & BIT[space]:
        return Reason(reasons.NO_CONTACT, [space])
    if within_limits(me, tile, BIT[space]):
        return Reason(NOT_NOW, [])
    if tile == INN:
        return Reason(reasons.SECOND_INN, [space])
    return Reason(reasons.SECOND_BUILDING, [tile, space])


def place_anywhere(game: Burgundy, player: int, found: list[int]) -> None:
    """Every stored tile on every space it fits, whatever the number."""
    me = game.duchies[game.sides[player]]
    place_options(me, storage.stored(game, player), NO_DIE, ANY * ONE_NUMBER, found)


def place_options(me: Duchy, tiles: list[int], die: int, paid: int, found: list[int]) -> None:
    """Every one of these tiles on every space that the die reaches.

    ``paid`` says where the tables of what a die can reach have it, as far as workers pay for it.
    """
    board = me.board
    reached = me.open & board.within[paid]
    free = me.powers & FREE_SHIFTS
    if not reached and not free:
        return
    seen = 0
    for tile in tiles:
        spaces = reached
        if free and free & FREE_SHIFT[TILE_COLOUR[tile]]:
            spaces = me.open & board.within[paid + FREE_STEP * ONE_WAY]
        spaces &= board.for_tile[tile]
        if not spaces:
            continue
        bit = 1 << tile
        if seen & bit:
            continue
        seen |= bit
        if tile < BUILDINGS or tile == INN:
            spaces = within_limits(me, tile, spaces)
        first = PLACE_WITH[die] + tile * SPACES
        while spaces:
            highest = spaces.bit_length() - 1
            found.append(first + highest)
            spaces ^= 1 << highest


def place_stored(game: Burgundy, player: int, tile: int, space: int) -> None:
    """Place a tile from storage; partners say from which one if it lies in both."""
    if game.private:
        shared = storage.holds(game, player, SHARED, tile)
        if shared and storage.holds(game, player, PRIVATE, tile):
            storage.withdraw(game, player, SHARED, tile)
            game.hand = tile
            game.stack.append(UseStorage(player, space))
            return
        storage.withdraw(game, player, SHARED if shared else PRIVATE, tile)
    else:
        game.duchies[game.sides[player]].storage.remove(tile)
    place_tile(game, player, tile, space)


def place_tile(game: Burgundy, player: int, tile: int, space: int) -> None:
    """Cover a space; then points for what is complete, then the tile's own effect."""
    me = game.duchies[game.sides[player]]
    me.cover(space, tile)
    game.note(notes.PLACED, player, tile, space)
    if MONASTERY_OF[tile]:
        monasteries.consecrate(game, player, tile)
    if len(game.sides) == 1:
        game.stack.append(due.AFTER_PLACING[space])
        return
    scoring.complete(game, player, space)
    tile_effect(game, player, tile, space)


def tile_effect(game: Burgundy, player: int, tile: int, space: int) -> None:
    """What a tile does at once; mines, monasteries and inns wait."""
    if tile < BUILDINGS:
        buildings.use(game, player, tile)
    elif tile < FIRST_MONASTERY:
        livestock.graze(game, player, tile, space)
    elif tile == CASTLE:
        game.stack.append(due.CASTLE_ACTION[player])
    elif tile == SHIP:
        ships.arrive(game, player)
