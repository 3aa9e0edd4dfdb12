"""The key of a position: all that the rules read, in 64 bits.

What the seats remember of decrees and seals is left out: it follows from what happened, and no rule asks for
it.
"""

from __future__ import annotations

from ludoteca.core.key import Trace
from ludoteca.games.feudum.state import Feudum, Player


def key_of(game: Feudum) -> int:
    """The same for equal positions, whatever chance has in store."""
    trace = Trace(game)
    trace.flag(game.setting.advanced)
    trace.flag(game.setting.takeover)
    trace.flag(game.setting.any_goods)
    trace.flag(game.setting.piers)
    for player in game.players:
        trace_player(player, trace)
    trace_map(game, trace)
    trace_guilds(game, trace)
    trace.number(game.guild)
    trace.number(game.function)
    trace.number(game.host)
    trace.number(game.before)
    trace.fixed(game.crop)
    trace.number(game.force)
    trace.number(game.powder)
    trace.number(game.epoch)
    trace.number(game.round)
    trace.number(game.first)
    trace.number(game.turn)
    trace.number(game.active)
    return trace.key()


def trace_player(player: Player, trace: Trace) -> None:
    trace.row(player.goods)
    trace.number(player.barrel)
    trace.number(player.shillings)
    trace.number(player.markers)
    trace.fixed(player.seals)
    trace.fixed(player.beads)
    trace.fixed(player.tiles)
    trace.fixed(player.vessels)
    trace.fixed(player.faces)
    trace.fixed(player.at)
    trace.fixed(player.aboard)
    trace.number(player.wine)
    trace.fixed(player.decrees)
    trace.number(player.chosen)
    trace.number(player.played)
    trace.number(player.pouch)
    trace.number(player.moves)
    trace.number(player.guilds)
    trace.number(player.voyage)
    trace.number(player.military)
    trace.number(player.reeves)
    trace.flag(player.slayer)
    trace.row(player.points)


def trace_map(game: Feudum, trace: Trace) -> None:
    """What lies on the map and beside it."""
    trace.fixed(game.discs)
    trace.row(game.ruler)
    trace.row(game.serf)
    trace.number(game.subjects)
    trace.number(game.subject_seals)
    trace.number(game.serf_seals)
    trace.row(game.goods)
    trace.fixed(game.landscape)
    trace.fixed(game.grown)
    trace.fixed(game.adrift)
    trace.fixed(game.fresh)
    trace.fixed(game.disc_supply)
    trace.fixed(game.vessel_supply)
    trace.row(game.bag)
    trace.number(game.targets)
    trace.fixed(game.stacks)
    trace.fixed(game.backs)
    trace.number(game.gone)
    trace.fixed(game.monster_owner)
    trace.fixed(game.monster_at)


def trace_guilds(game: Feudum, trace: Trace) -> None:
    """What lies in the guilds, seals and decrees."""
    trace.fixed(game.for_sale)
    trace.row(game.barn)
    trace.row(game.shelf)
    trace.row(game.carts)
    trace.row(game.row)
    trace.row(game.supply)
    trace.number(game.scrolls)
    trace.fixed(game.rosary)
    trace.fixed(game.hens)
    trace.fixed(game.seals)
    trace.fixed(game.below)
    trace.number(game.purse)
    trace.number(game.coffer)
    trace.fixed(game.deck)
    trace.fixed(game.drawn)
    for members in game.members:
        trace.fixed(members)
    trace.row(game.ranks)
