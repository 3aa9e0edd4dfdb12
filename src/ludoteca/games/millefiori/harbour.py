"""Harbour: fleets that carry the goods of their line, and the sea route."""

from __future__ import annotations

from ludoteca.games.millefiori import notes
from ludoteca.games.millefiori.components import (
    CARGO,
    FLEET_POINTS,
    FLEETS,
    FROM_FLEETS,
    FROM_ROUTE,
    LAST_STEP,
    LINE_OF,
    NOBODY,
    ROUTE_EXTRA,
    ROUTE_POINTS,
    SPACES_WITH,
)
from ludoteca.games.millefiori.state import MilleFiori


def open_ships(game: MilleFiori, symbol: int) -> list[int]:
    """Any empty ship space."""
    owner = game.owner
    return [space for space in SPACES_WITH[symbol] if owner[space] == NOBODY]


def board_ship(game: MilleFiori, player: int, space: int) -> None:
    """A fleet whose third ship space is filled sails: its diamonds score by the goods of its line."""
    line = LINE_OF[space]
    for ship in FLEETS[line]:
        if game.owner[ship] == NOBODY:
            return
    each = FLEET_POINTS[goods_in(game, line)]
    game.note(notes.FLEET, player, line)
    for ship in FLEETS[line]:
        game.score(game.owner[ship], each, FROM_FLEETS)


def goods_in(game: MilleFiori, line: int) -> int:
    """How many goods spaces of a line are occupied, by whomever."""
    count = 0
    for space in CARGO[line]:
        if game.owner[space] != NOBODY:
            count += 1
    return count


def sail(game: MilleFiori, player: int, steps: int) -> bool:
    """Move the ship; only the space where it stops counts, and a ship at the end earns nothing more.

    Is an extra card won?
    """
    me = game.players[player]
    if me.ship == LAST_STEP:
        game.note(notes.STAYED, player)
        return False
    me.ship = min(me.ship + steps, LAST_STEP)
    game.note(notes.SAILED, player, me.ship)
    game.score(player, ROUTE_POINTS[me.ship], FROM_ROUTE)
    return ROUTE_EXTRA[me.ship]
