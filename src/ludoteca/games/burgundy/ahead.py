"""Ahead: what can be prepared while others play."""

from __future__ import annotations

from typing import Final

from ludoteca.core.ahead import Ahead, asked_at_once
from ludoteca.games.burgundy.components import NO_TILE, ROUNDS
from ludoteca.games.burgundy.state import Burgundy
from ludoteca.games.burgundy.turn import TAKE_TURN, BeginTurn


def asked(game: Burgundy, seat: int) -> Burgundy | None:
    """The dice have been rolled for the whole round: what to do with one's own."""
    if not any([isinstance(step, BeginTurn) and step.seat == seat for step in game.stack]):
        return None
    copy = game.clone()
    copy.active, copy.bought, copy.turned, copy.hand = seat, False, False, NO_TILE
    return asked_at_once(copy, TAKE_TURN[seat])


AHEAD: Final = Ahead[Burgundy](round=lambda game, seat: game.phase * (ROUNDS + 1) + game.round, asked=asked)
