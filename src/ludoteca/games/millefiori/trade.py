"""Trade: four goods, worth more to everybody the more of them are taken."""

from __future__ import annotations

from ludoteca.games.millefiori.components import NOBODY, SPACES_WITH, SYMBOL_OF, TRADE
from ludoteca.games.millefiori.scoring import collect
from ludoteca.games.millefiori.state import MilleFiori


def open_goods(game: MilleFiori, symbol: int) -> list[int]:
    """Any empty space of the good on the card."""
    owner = game.owner
    return [space for space in SPACES_WITH[symbol] if owner[space] == NOBODY]


def deal(game: MilleFiori, player: int, space: int) -> bool:
    """Every diamond on this good pays its owner the number of them; is an extra card won?"""
    diamonds = diamonds_on(game, SYMBOL_OF[space])
    value = sum(diamonds)
    for trader in range(len(diamonds)):
        game.score(trader, value * diamonds[trader], TRADE)
    collect(game, player, space)
    return max(diamonds) > diamonds[player]


def diamonds_on(game: MilleFiori, symbol: int) -> list[int]:
    """How many diamonds each player has on a good."""
    count = [0] * len(game.players)
    for space in SPACES_WITH[symbol]:
        if game.owner[space] != NOBODY:
            count[game.owner[space]] += 1
    return count
