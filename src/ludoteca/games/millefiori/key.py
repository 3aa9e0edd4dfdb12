"""The key of a position: all that the rules read, in 64 bits."""

from __future__ import annotations

from ludoteca.core.key import Trace
from ludoteca.games.millefiori.state import MilleFiori, Player


def key_of(game: MilleFiori) -> int:
    """The same for equal positions, whatever chance has in store."""
    trace = Trace(game)
    trace.flag(game.setting.tactical)
    for player in game.players:
        trace_player(player, trace)
    trace.row(game.owner)
    trace.row(game.bonus)
    trace.first(game.pile, game.left)
    trace.fixed(game.face_up)
    trace.fixed(game.discard)
    trace.number(game.playing)
    trace.flag(game.extra)
    trace.number(game.round)
    trace.number(game.trick)
    trace.number(game.first)
    return trace.key()


def trace_player(player: Player, trace: Trace) -> None:
    trace.fixed(player.hand)
    trace.number(player.kept)
    trace.number(player.supply)
    trace.number(player.reserve)
    trace.number(player.ship)
    trace.number(player.collected)
    trace.row(player.points)
