"""The key of a position: all that the rules read, in 64 bits.

What the seats remember of hidden cards is left out: it follows from what happened, and no rule asks for it.
"""

from __future__ import annotations

from ludoteca.core.key import Trace
from ludoteca.games.duel.state import Duel, Player


def key_of(game: Duel) -> int:
    """The same for equal positions, whatever chance has in store."""
    trace = Trace(game)
    trace.number(game.setting.number)
    for player in game.players:
        trace_player(player, trace)
    trace.row(game.stock)
    for stack in game.stacks:
        trace.fixed(stack)
    for pile in game.discards:
        trace.fixed(pile)
    trace.fixed(game.face_up)
    for unused in game.unused:
        trace.fixed(unused)
    trace.number(game.roads)
    trace.number(game.settlements)
    trace.number(game.cities)
    trace.first(game.regions, game.regions_left)
    trace_events(game, trace)
    trace.number(game.first)
    trace.number(game.turn)
    trace.number(game.active)
    trace.number(game.number)
    trace.number(game.face)
    trace.number(game.event)
    trace.number(game.playing)
    trace.fixed(game.minted)
    trace.fixed(game.marked)
    trace.number(game.immune)
    trace.number(game.winner)
    return trace.key()


def trace_player(player: Player, trace: Trace) -> None:
    """What lies in a principality; the rest is counted from it."""
    trace.fixed(player.hand)
    trace.number(player.left)
    trace.number(player.right)
    trace.flag(player.road_left)
    trace.flag(player.road_right)
    trace.number(player.cities)
    trace.fixed(player.regions)
    trace.fixed(player.sites)
    trace.number(player.beneath)
    trace.fixed(player.caches)
    trace.fixed(player.cache_cards)


def trace_events(game: Duel, trace: Trace) -> None:
    """The event cards, drawn and undrawn."""
    trace.row(game.events)
    trace.number(game.events_left)
    trace.fixed(game.spare)
    for chosen in game.foreseen:
        trace.fixed(chosen)
    trace.fixed(game.met)
