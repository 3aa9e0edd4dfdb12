"""The key of a position: all that the rules read, in 64 bits."""

from __future__ import annotations

from ludoteca.core.key import Trace
from ludoteca.games.burgundy.setting import Setting
from ludoteca.games.burgundy.state import Burgundy, Duchy


def key_of(game: Burgundy) -> int:
    """The same for equal positions, whatever chance has in store."""
    trace = Trace(game)
    trace_setting(game.setting, trace)
    trace.number(game.table)
    trace.fixed(game.sides)
    for duchy in game.duchies:
        trace_duchy(duchy, trace)
    trace.fixed(game.order)
    trace.fixed(game.pawns)
    trace.row(game.dice)
    trace.number(game.white)
    for tiles in game.private:
        trace.fixed(tiles)
    trace.fixed(game.markers)
    for pile in range(len(game.piles)):
        trace.first(game.piles[pile], game.left[pile])
    trace_board(game, trace)
    trace.number(game.hand)
    trace.number(game.phase)
    trace.number(game.round)
    trace.number(game.active)
    trace.flag(game.bought)
    trace.flag(game.turned)
    trace.number(game.counter)
    trace.number(game.goal)
    return trace.key()


def trace_setting(setting: Setting, trace: Trace) -> None:
    trace.text(setting.duchy)
    trace.text(setting.castle)
    trace.flag(setting.extra_tiles)
    trace.flag(setting.border_posts)
    trace.flag(setting.white_castles)
    trace.flag(setting.inns)
    trace.flag(setting.trade_routes)
    trace.flag(setting.shields)
    trace.text(setting.team)
    trace.text(setting.solo)
    trace.number(setting.goal)


def trace_duchy(me: Duchy, trace: Trace) -> None:
    """What was laid there and what its owners have; the rest follows from it."""
    trace.number(me.board.number)
    trace.row(me.tiles)
    trace.row(me.storage)
    trace.row(me.goods)
    trace.number(me.silver)
    trace.number(me.workers)
    trace.row(me.points)
    trace.fixed(me.sold)
    trace.number(me.powers)
    trace.number(me.large)
    trace.number(me.small)
    trace.number(me.posts)
    trace.fixed(me.shields)
    trace.number(me.borrowed)
    trace.fixed(me.route)
    trace.fixed(me.laid)
    trace.number(me.secret)


def trace_board(game: Burgundy, trace: Trace) -> None:
    trace.row(game.slots)
    trace.row(game.cargo)
    trace.fixed(game.row)
    trace.fixed(game.bonus)
    for shields in game.crests:
        trace.fixed(shields)
    trace.number(game.inns)
    trace.row(game.gone)
    trace.fixed(game.gone_goods)
