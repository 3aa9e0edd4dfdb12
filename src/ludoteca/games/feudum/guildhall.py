"""The guild action: one function of one guild, or a feast that borrows another's rank."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Step
from ludoteca.games.feudum import flow, notes, timetable, trade
from ludoteca.games.feudum.actions import (
    DECLINE,
    FEAST_VERB,
    FUNCTION,
    GUILD,
    LOCATION,
    PIECE,
    USE_VERB,
    VERB,
    feast,
    feast_feudum,
    use,
)
from ludoteca.games.feudum.components import (
    FEUDUM,
    GUILD_CARD,
    GUILDS,
    NOBODY,
    NOTHING,
    PAWNS,
    PULL,
    PUSH,
    SULFUR,
    TRADE,
)
from ludoteca.games.feudum.state import SEATS, Feudum


class UseGuild(Step[Feudum]):
    """Trade with a guild, pull as its journeyman, push as its master, or hold a feast."""

    def options(self, game: Feudum) -> list[int]:
        player = self.player
        me = game.players[player]
        found: list[int] = []
        for guild in range(GUILDS):
            if me.guilds >> guild & 1:
                continue
            if trade.can_trade(game, player, guild):
                found.append(use(guild, TRADE))
            if game.journeyman(guild) == player:
                if flow.can_flow(game, (guild - 1) % GUILDS):
                    found.append(use(guild, PULL))
            elif game.master(guild) == player and flow.can_flow(game, guild):
                found.append(use(guild, PUSH))
        if game.setting.advanced and me.barrel:
            offer_feasts(game, player, found)
        if found:
            found.append(DECLINE)
        return found

    def apply(self, game: Feudum, action: int) -> None:
        player = self.player
        if action == DECLINE:
            game.note(notes.IDLE, player, GUILD_CARD)
        elif VERB[action] == USE_VERB:
            guild = GUILD[action]
            function = FUNCTION[action]
            game.note(notes.USES, player, guild, function)
            game.players[player].guilds |= 1 << guild
            if function == TRADE:
                trade.begin_trade(game, player, guild)
            else:
                flow.begin_flow(game, player, guild, function, NOBODY)
        elif VERB[action] == FEAST_VERB:
            piece = PIECE[action]
            host = piece // PAWNS
            hold_feast(game, player, host, game.players[host].faces[piece % PAWNS])
        else:
            location = LOCATION[action]
            hold_feast(game, player, game.ruler[location], game.discs[location] - FEUDUM)

    def nothing_to_choose(self, game: Feudum) -> None:
        game.note(notes.IDLE, self.player, GUILD_CARD)

    def fits(self, game: Feudum, place: int) -> bool:
        return timetable.in_turn(game, place, self.player)


USE_GUILD: Final = [UseGuild(seat) for seat in SEATS]


def offer_feasts(game: Feudum, player: int, found: list[int]) -> None:
    """For the owner of any pawn or feudum beside one's own pawns, if the owner's rank can do something."""
    me = game.players[player]
    seen: list[int] = []
    for here in me.at:
        if here == NOTHING or here in seen:
            continue
        seen.append(here)
        for seat in range(len(game.players)):
            if seat != player:
                other = game.players[seat]
                for pawn in range(PAWNS):
                    if other.at[pawn] == here and can_feast(game, player, seat, other.faces[pawn]):
                        found.append(feast(PAWNS * seat + pawn))
        ruler = game.ruler[here]
        disc = game.discs[here]
        if disc >= FEUDUM and ruler != NOBODY and ruler != player:
            if can_feast(game, player, ruler, disc - FEUDUM):
                found.append(feast_feudum(here))


def can_feast(game: Feudum, player: int, host: int, guild: int) -> bool:
    if game.players[player].guilds >> guild & 1:
        return False
    if game.master(guild) == host:
        return flow.can_flow(game, guild)
    return game.journeyman(guild) == host and flow.can_flow(game, (guild - 1) % GUILDS)


def hold_feast(game: Feudum, player: int, host: int, guild: int) -> None:
    """Sulfur from the barrel; then the host's function, for one's own points."""
    me = game.players[player]
    me.barrel -= 1
    game.bag[SULFUR] += 1
    me.guilds |= 1 << guild
    game.note(notes.FEASTS, player, guild)
    function = PUSH if game.master(guild) == host else PULL
    flow.begin_flow(game, player, guild, function, host)
