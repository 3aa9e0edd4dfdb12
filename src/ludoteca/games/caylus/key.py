"""The key of a position: all that the rules read, in 64 bits."""

from __future__ import annotations

from ludoteca.core.key import Trace
from ludoteca.games.caylus.state import Caylus, Player


def key_of(game: Caylus) -> int:
    """The same for equal positions, whatever chance has in store."""
    trace = Trace(game)
    trace.flag(game.setting.simplified)
    trace.flag(game.setting.jeweller)
    for player in game.players:
        trace_player(player, trace)
    trace.fixed(game.order)
    trace.fixed(game.passed)
    trace.fixed(game.stables)
    trace.fixed(game.castle)
    trace.number(game.inn_left)
    trace.number(game.inn_right)
    trace.row(game.road)
    trace.number(game.supply)
    trace.number(game.removed)
    trace.number(game.provost)
    trace.number(game.bailiff)
    trace.number(game.scored)
    trace.number(game.turn)
    trace.number(game.phase)
    trace.number(game.acting)
    return trace.key()


def trace_player(player: Player, trace: Trace) -> None:
    trace.number(player.deniers)
    trace.row(player.cubes)
    trace.number(player.workers)
    trace.number(player.at)
    trace.number(player.own)
    trace.number(player.residences)
    trace.number(player.waiting)
    trace.fixed(player.houses)
    trace.fixed(player.favours)
    trace.number(player.used)
    trace.number(player.batches)
    trace.row(player.points)
