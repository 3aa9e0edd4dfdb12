"""Ahead: what can be prepared while the other plays."""

from __future__ import annotations

from typing import Final

from ludoteca.core.ahead import Ahead, asked_at_once
from ludoteca.games.duel.components import NONE
from ludoteca.games.duel.state import Duel
from ludoteca.games.duel.turn import BEFORE_THE_ROLL


def asked(game: Duel, seat: int) -> Duel | None:
    """To roll the dice, or to play a card before that."""
    if game.active != 1 - seat:
        return None
    copy = game.clone()
    copy.active, copy.number, copy.face, copy.minted = seat, 0, NONE, ()
    return asked_at_once(copy, BEFORE_THE_ROLL[seat])


def coming_turn(game: Duel, seat: int) -> int:
    """The own turn that goes on, or the one after the other's."""
    return game.turn if game.active == seat else game.turn + 1


AHEAD: Final = Ahead[Duel](round=coming_turn, asked=asked)
