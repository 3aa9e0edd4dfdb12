"""A position as a vector, from the eyes of one seat; nothing in it that the seat cannot know.

Seats are turned so that the viewer comes first; there is room for the largest table and the largest duchy.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.burgundy.components import (
    BOARD_NAMES,
    BRIDGE_END,
    BUILDINGS,
    COLOURS,
    DEPOTS,
    GOODS,
    MAX_SEATS,
    MONASTERY_COUNT,
    NO_TILE,
    NOTHING,
    PHASES,
    ROUNDS,
    ROUTE_GOODS,
    ROUTE_SPACES,
    ROUTE_TILES,
    SHIELDS,
    SIDES_OF_DIE,
    SLOTS,
    SPACES,
    TILES,
)
from ludoteca.games.burgundy.setup import UNDECIDED
from ludoteca.games.burgundy.state import Burgundy, Duchy

ROUTE_LENGTH: Final = max(ROUTE_TILES) * ROUTE_SPACES


def features(game: Burgundy, seat: int) -> list[float]:
    """The table, then each seat from the viewer on with its duchy."""
    found: list[float] = [
        (game.phase + 1) / PHASES,
        game.round / ROUNDS,
        float(game.table),
        float(len(game.private) > 0),
        float(len(game.sides) == 1),
        float(game.bought),
        float(game.turned),
        game.counter / 50,
        game.goal / 50,
        float(game.inns),
    ]
    one_hot(found, game.white, SIDES_OF_DIE)
    one_hot(found, game.hand, TILES)
    for slot in range(SLOTS):
        one_hot(found, game.slots[slot], TILES)
    found.extend([count / 3 for count in game.cargo])
    row = [0.0] * GOODS
    for kind in game.row:
        row[kind] += 1.0
    found.extend(row)
    for depot in range(DEPOTS):
        bits = 0
        for shield in game.crests[depot]:
            bits |= 1 << shield
        flags(found, bits, SHIELDS)
    found.extend([count / 2 for count in game.bonus])
    for turned in range(MAX_SEATS):
        seat_features(game, seat, turned, found)
    return found


def seat_features(game: Burgundy, viewer: int, turned: int, found: list[float]) -> None:
    """One seat: dice, pawn, own storage, and its duchy; zeros where nobody sits."""
    seats = len(game.sides)
    if turned >= seats:
        found.extend([0.0] * SEAT_LENGTH)
        return
    start = len(found)
    seat = (viewer + turned) % seats
    found.append(1.0)
    found.append(float(game.sides[seat] == game.sides[viewer]))
    found.append(float(game.active == seat))
    found.append(game.pawns[seat] / BRIDGE_END)
    found.append(game.order.index(seat) / MAX_SEATS)
    one_hot(found, game.dice[2 * seat], SIDES_OF_DIE)
    one_hot(found, game.dice[2 * seat + 1], SIDES_OF_DIE)
    stored = [0.0] * TILES
    for tile in game.private[seat] if game.private else ():
        stored[tile] += 1.0
    found.extend(stored)
    duchy_features(game.duchies[game.sides[seat]], game.sides[seat] == game.sides[viewer], found)
    assert len(found) - start == SEAT_LENGTH


def duchy_features(me: Duchy, mine: bool, found: list[float]) -> None:
    """What lies in a duchy and what its owners have; a castle chosen face down only for themselves."""
    one_hot(found, NOTHING if me.secret == UNDECIDED else me.board.number, len(BOARD_NAMES))
    found.append(me.score() / 100)
    found.append(me.silver / 5)
    found.append(me.workers / 5)
    found.append(me.posts / 3)
    found.extend([count / 3 for count in me.goods])
    found.extend([count / 6 for count in me.sold])
    stored = [0.0] * TILES
    for tile in me.storage:
        stored[tile] += 1.0
    found.extend(stored)
    flags(found, me.monasteries >> 1, MONASTERY_COUNT)
    flags(found, me.powers >> 1, MONASTERY_COUNT)
    flags(found, me.crests, SHIELDS)
    flags(found, me.large, COLOURS)
    flags(found, me.small, COLOURS)
    flags(found, me.covered, SPACES)
    flags(found, me.open, SPACES)
    one_hot(found, me.secret if mine and me.secret >= 0 else NOTHING, SPACES)
    counts = [0.0] * TILES
    for tile in me.tiles:
        if tile != NO_TILE:
            counts[tile] += 1.0
    found.extend(counts)
    for building in range(BUILDINGS):
        flags(found, me.blocked[building], SPACES)
    for place in range(ROUTE_LENGTH):
        wanted = NOTHING
        if len(me.laid) <= place < len(me.route) * ROUTE_SPACES:
            wanted = ROUTE_GOODS[me.route[place // ROUTE_SPACES]][place % ROUTE_SPACES]
        one_hot(found, wanted, GOODS)


def one_hot(found: list[float], value: int, size: int) -> None:
    """One number a possibility; all zero for none."""
    start = len(found)
    found.extend([0.0] * size)
    if value >= 0:
        found[start + value] = 1.0


def flags(found: list[float], bits: int, size: int) -> None:
    """One number a bit."""
    for bit in range(size):
        found.append(float(bits >> bit & 1))


DUCHY_LENGTH: Final = (
    len(BOARD_NAMES)
    + 4
    + 2 * GOODS
    + 2 * TILES
    + 2 * MONASTERY_COUNT
    + SHIELDS
    + 2 * COLOURS
    + (3 + BUILDINGS) * SPACES
    + ROUTE_LENGTH * GOODS
)
SEAT_LENGTH: Final = 5 + 2 * SIDES_OF_DIE + TILES + DUCHY_LENGTH
