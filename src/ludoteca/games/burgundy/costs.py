"""What an action takes from whoever takes it, as the chapters reckon it."""

from __future__ import annotations

from ludoteca.games.burgundy.actions import (
    BUY,
    CLAIM,
    COIN,
    DIE,
    KEEP,
    NO_DIE,
    PAY,
    PLACE,
    RECRUIT,
    SELL,
    SHIELD,
    SILVER,
    SWAP,
    TAKE,
    VERB,
)
from ludoteca.games.burgundy.components import ANY, GOODS_FOR_TILE, PRICE
from ludoteca.games.burgundy.shields import workers_to_claim
from ludoteca.games.burgundy.state import Burgundy
from ludoteca.games.burgundy.turn import TakeTurn, WhiteAction, workers_for


def costs(game: Burgundy, seat: int, action: int) -> dict[str, int]:
    """What one of the options takes of workers, silver and goods; nothing that it does not take."""
    silver, goods = 0, 0
    workers = workers_taken(game, seat, action)
    if VERB[action] == BUY:
        silver = PRICE - PAY[action]
    elif VERB[action] == KEEP:
        silver = 1 if PAY[action] == SILVER else 0
    elif action in (RECRUIT, COIN):
        silver = 1
    elif VERB[action] == SWAP:
        goods = GOODS_FOR_TILE
    found = {"workers": workers, "silver": silver, "goods": goods}
    return {kind: count for kind, count in found.items() if count}


def workers_taken(game: Burgundy, seat: int, action: int) -> int:
    """Workers that shift dice, or that are paid in place of silver."""
    verb = VERB[action]
    step = game.step_of(seat)
    if verb == CLAIM:
        return workers_to_claim(game, seat, SHIELD[action]) if isinstance(step, TakeTurn) else 0
    if verb in (TAKE, PLACE, SELL):
        return workers_for(game, seat, action, number_of_die(game, seat, action))
    if verb == BUY:
        return PAY[action]
    return 1 if verb == KEEP and PAY[action] != SILVER else 0


def number_of_die(game: Burgundy, seat: int, action: int) -> int:
    """What the die of an action shows; without one of the two it is the white die, or any number."""
    if DIE[action] != NO_DIE:
        return game.dice[2 * seat + DIE[action]]
    return game.white if isinstance(game.step_of(seat), WhiteAction) else ANY
