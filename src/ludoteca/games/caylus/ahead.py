"""Ahead: what can be prepared while others play."""

from __future__ import annotations

from typing import Final

from ludoteca.core.ahead import Ahead, asked_at_once
from ludoteca.games.caylus.actions import DECLINE, PASS
from ludoteca.games.caylus.components import PROVOST_PRICE
from ludoteca.games.caylus.placing import PLACE_WORKER, PlaceWorker
from ludoteca.games.caylus.provost import MOVE_PROVOST, MoveProvost, OfferBribe
from ludoteca.games.caylus.state import Caylus

_PLACING, _PROVOST = 2, 4


def asked(game: Caylus, seat: int) -> Caylus | None:
    """The next worker; who has passed is asked about the provost next."""
    if may_place(game, seat):
        return asked_at_once(game.clone(), PLACE_WORKER[seat])
    if may_bribe(game, seat):
        return asked_at_once(game.clone(), MOVE_PROVOST[seat])
    return None


def may_pass(game: Caylus, seat: int) -> bool:
    """Whoever passes leaves the bridge, and then leaves the provost where he is."""
    return may_place(game, seat) or may_bribe(game, seat)


def may_place(game: Caylus, seat: int) -> bool:
    return game.phase == _PLACING and seat not in game.passed


def may_bribe(game: Caylus, seat: int) -> bool:
    """Is the provost still ahead, and can the player pay for a space by now?"""
    if seat not in game.passed or game.players[seat].deniers < PROVOST_PRICE:
        return False
    if _PLACING <= game.phase < _PROVOST:
        return True
    return any([isinstance(step, OfferBribe) and step.seat == seat for step in game.stack])


AHEAD: Final = Ahead[Caylus](
    round=lambda game, seat: game.turn,
    asked=asked,
    passes={PlaceWorker: PASS, MoveProvost: DECLINE},
    may_pass=may_pass,
)
