"""Ahead: what can be prepared while others play."""

from __future__ import annotations

from typing import Final

from ludoteca.core.ahead import Ahead, asked_at_once
from ludoteca.games.millefiori.components import NO_CARD
from ludoteca.games.millefiori.round import CHOOSE_CARD, ChooseCard
from ludoteca.games.millefiori.state import MilleFiori
from ludoteca.games.millefiori.turn import PLAY_CARD


def asked(game: MilleFiori, seat: int) -> MilleFiori | None:
    """What to do with the card one has kept; in the tactical variant, which card to play."""
    if any([isinstance(step, ChooseCard) and step.player == seat for step in game.stack]):
        return asked_at_once(game.clone(), CHOOSE_CARD[seat])
    if game.players[seat].kept == NO_CARD:
        return None
    copy = game.clone()
    copy.playing, copy.extra = game.players[seat].kept, False
    return asked_at_once(copy, PLAY_CARD[seat])


def trick(game: MilleFiori, seat: int) -> int:
    """Every trick has other cards."""
    return game.round * game.tricks() + game.trick


AHEAD: Final = Ahead[MilleFiori](round=trick, asked=asked)
