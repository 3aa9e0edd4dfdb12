"""The guild action: one function of one guild, or a feast that borrows another's rank."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.feudum import (
    flow,
    notes,
    reasons,
    standing,
    timetable,
    trade,
)
from ludoteca.games.feudum.actions import (
    BY_CARD,
    DECLINE,
    FEAST_FEUDUM_VERB,
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
    FIRST_MONSTER,
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

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] == USE_VERB:
            return why_not_use(game, self.player, GUILD[action], FUNCTION[action])
        if VERB[action] not in (FEAST_VERB, FEAST_FEUDUM_VERB):
            return Reason(reasons.CARD_LATER if VERB[action] in BY_CARD else NOT_NOW, [])
        if not game.setting.advanced:
            return Reason(reasons.BASIC_GAME, [])
        if VERB[action] == FEAST_VERB:
            return why_not_feast(game, self.player, PIECE[action])
        return why_not_feast_feudum(game, self.player, LOCATION[action])

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


def why_not_use(game: Feudum, player: int, guild: int, function: int) -> Reason:
    """Why a function of a guild cannot be used: it takes the rank, something to move, or the price."""
    if game.players[player].guilds >> guild & 1:
        return Reason(reasons.GUILD_USED, [guild])
    if function == TRADE:
        return trade.why_not_trade(game, player, guild)
    is_master = game.master(guild) == player
    is_journeyman = game.journeyman(guild) == player
    if function == PULL:
        if is_journeyman:
            return flow.why_not_flow(game, (guild - 1) % GUILDS)
        if is_master:
            return Reason(reasons.MASTERS_PUSH, [guild])
        return Reason(reasons.NOT_JOURNEYMAN, [guild, standing.stars_in(game, player, guild)])
    if is_master:
        return flow.why_not_flow(game, guild)
    if is_journeyman:
        return Reason(reasons.JOURNEYMEN_PULL, [guild])
    return Reason(reasons.NOT_MASTER, [guild, standing.stars_in(game, player, guild)])


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


def why_not_feast(game: Feudum, player: int, piece: int) -> Reason:
    """Why no feast can be held for the owner of this piece."""
    if piece >= FIRST_MONSTER:
        return Reason(reasons.NO_FEAST_FOR_MONSTERS, [])
    host = piece // PAWNS
    if host == player:
        return Reason(reasons.FEAST_FOR_OTHERS, [])
    if host >= len(game.players) or game.players[host].at[piece % PAWNS] == NOTHING:
        return Reason(reasons.NOT_BESIDE_TO_FEAST, [])
    other = game.players[host]
    return why_not_host(game, player, other.at[piece % PAWNS], host, other.faces[piece % PAWNS])


def why_not_feast_feudum(game: Feudum, player: int, location: int) -> Reason:
    """Why no feast can be held for the ruler of this location."""
    if game.discs[location] < FEUDUM or game.ruler[location] == NOBODY:
        return Reason(reasons.NO_FEUDUM_TO_FEAST, [])
    if game.ruler[location] == player:
        return Reason(reasons.FEAST_FOR_OTHERS, [])
    return why_not_host(game, player, location, game.ruler[location], game.discs[location] - FEUDUM)


def why_not_host(game: Feudum, player: int, here: int, host: int, guild: int) -> Reason:
    """Why no feast can be held here for the rank of somebody in a guild."""
    me = game.players[player]
    if here not in me.at:
        return Reason(reasons.NOT_BESIDE_TO_FEAST, [])
    if me.barrel == 0:
        return Reason(reasons.NO_WINE_FOR_FEAST, [])
    if me.guilds >> guild & 1:
        return Reason(reasons.GUILD_USED, [guild])
    if game.master(guild) == host:
        return flow.why_not_flow(game, guild)
    if game.journeyman(guild) == host:
        return flow.why_not_flow(game, (guild - 1) % GUILDS)
    return Reason(reasons.HOST_WITHOUT_RANK, [guild])


def hold_feast(game: Feudum, player: int, host: int, guild: int) -> None:
    """Sulfur from the barrel; then the host's function, for one's own points."""
    me = game.players[player]
    me.barrel -= 1
    game.bag[SULFUR] += 1
    me.guilds |= 1 << guild
    game.note(notes.FEASTS, player, guild)
    function = PUSH if game.master(guild) == host else PULL
    flow.begin_flow(game, player, guild, function, host)
