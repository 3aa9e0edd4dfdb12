"""Ahead: what can be prepared while others play."""

from __future__ import annotations

from typing import Final

from ludoteca.core.ahead import Ahead, asked_at_once
from ludoteca.games.feudum.actions import PASS
from ludoteca.games.feudum.components import NOBODY
from ludoteca.games.feudum.conquest import Defend, Immunity
from ludoteca.games.feudum.round import PLAY_CARD
from ludoteca.games.feudum.state import Feudum


def asked(game: Feudum, seat: int) -> Feudum | None:
    """Which of the chosen cards to play next."""
    if game.active == NOBODY or not game.players[seat].chosen:
        return None
    copy = game.clone()
    copy.active = seat
    return asked_at_once(copy, PLAY_CARD[seat])


def may_pass(game: Feudum, seat: int) -> bool:
    """Cards are played one after the other, never left out: to pass is to answer no attack."""
    return game.active != NOBODY and game.players[seat].may_defend()


AHEAD: Final = Ahead[Feudum](
    round=lambda game, seat: game.round,
    asked=asked,
    passes={Defend: PASS, Immunity: PASS},
    may_pass=may_pass,
)
