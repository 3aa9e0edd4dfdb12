"""Workers: how far they shift a die, and what that takes."""

from __future__ import annotations

from ludoteca.games.burgundy import notes
from ludoteca.games.burgundy.components import BY_TWO, FREE_SHIFT_TAKING, FREE_STEP, PLAIN, SHIFT_BY_TWO
from ludoteca.games.burgundy.state import Burgundy, Duchy


def way_of_taking(me: Duchy) -> int:
    """How a die may be shifted to take a tile."""
    way = BY_TWO if me.powers & SHIFT_BY_TWO else PLAIN
    return way | FREE_STEP if me.powers & FREE_SHIFT_TAKING else way


def way_of_selling(me: Duchy) -> int:
    """How a die may be shifted to sell goods: by workers alone."""
    return BY_TWO if me.powers & SHIFT_BY_TWO else PLAIN


def pay_workers(game: Burgundy, player: int, workers: int) -> None:
    """Workers that shift a die go back to the supply."""
    if workers:
        game.duchies[game.sides[player]].workers -= workers
        game.note(notes.SPENT, player, workers)
