"""Standing in the guilds: stars, ranks, and the markers that show them."""

from __future__ import annotations

from ludoteca.games.feudum.actions import (
    TOLD_GOT_MARKERS,
    TOLD_LEFT_GUILD,
    TOLD_RANK,
    TOLD_REEVE_BACK,
)
from ludoteca.games.feudum.components import (
    FEUDUM,
    FEUDUM_STARS,
    GUILDS,
    LOCATIONS,
    NOBODY,
    NOTHING,
    PAWN_STARS,
    PLACE_STARS,
    RANKS,
    RANKS_IN_USE,
    RELATED_DISC,
)
from ludoteca.games.feudum.state import Feudum


def stars_of_all(game: Feudum) -> list[int]:
    """The stars of every seat in every guild, seat by seat."""
    seats = len(game.players)
    stars = [0] * (seats * GUILDS)
    related = [0] * (seats * FEUDUM)
    ruler = game.ruler
    discs = game.discs
    for location in range(LOCATIONS):
        seat = ruler[location]
        if seat != NOBODY:
            disc = discs[location]
            if disc < FEUDUM:
                related[seat * FEUDUM + disc] += PLACE_STARS
            else:
                stars[seat * GUILDS + disc - FEUDUM] += FEUDUM_STARS
    for seat in range(seats):
        for face in game.players[seat].faces:
            if face != NOTHING:
                stars[seat * GUILDS + face] += PAWN_STARS
        for guild in range(GUILDS):
            if stars[seat * GUILDS + guild]:
                stars[seat * GUILDS + guild] += related[seat * FEUDUM + RELATED_DISC[guild]]
    return stars


def stars_in(game: Feudum, player: int, guild: int) -> int:
    """The stars of one player in one guild."""
    return stars_of_all(game)[player * GUILDS + guild]


def refresh(game: Feudum) -> None:
    """After any change: who is in which guild, in which order, and whose marker lies there.

    A last marker that several guilds wait for goes where it makes its owner a master, else to the first.
    """
    stars = stars_of_all(game)
    for guild in range(GUILDS):
        game.members[guild] = reorder(game, guild, stars)
    again = True
    while again:
        again = False
        for guild in range(GUILDS):
            if awaits_master(game, guild) and seat_members(game, guild, game.members[guild]):
                again = True
        for guild in range(GUILDS):
            if seat_members(game, guild, game.members[guild]):
                again = True


def awaits_master(game: Feudum, guild: int) -> bool:
    """Has the first member of a guild no marker there yet?"""
    members = game.members[guild]
    return len(members) > 0 and members[0] not in game.ranks[RANKS * guild : RANKS * (guild + 1)]


def reorder(game: Feudum, guild: int, stars: list[int]) -> tuple[int, ...]:
    """Those with a star: newcomers join at the end, only more stars overtake."""
    found: list[int] = []
    for seat in game.members[guild]:
        if stars[seat * GUILDS + guild]:
            found.append(seat)
    for seat in range(len(game.players)):
        if stars[seat * GUILDS + guild] and seat not in found:
            found.append(seat)
    for last in range(1, len(found)):
        place = last
        while place and stars[found[place] * GUILDS + guild] > stars[found[place - 1] * GUILDS + guild]:
            seat = found[place]
            found[place] = found[place - 1]
            found[place - 1] = seat
            place -= 1
    return tuple(found)


def seat_members(game: Feudum, guild: int, members: tuple[int, ...]) -> bool:
    """The first members with a marker hold the ranks; the others take theirs back.

    True if somebody took one back, who may need it in another guild.
    """
    start = RANKS * guild
    held = game.ranks[start : start + RANKS]
    wanted: list[int] = []
    free = RANKS_IN_USE[len(game.players)]
    for seat in members:
        if len(wanted) < free and (seat in held or game.players[seat].markers):
            wanted.append(seat)
    while len(wanted) < RANKS:
        wanted.append(NOBODY)
    if wanted == held:
        return False
    returned = False
    for seat in held:
        if seat != NOBODY and seat not in wanted:
            returned = True
            game.players[seat].markers += 1
            game.note(TOLD_LEFT_GUILD, seat, guild)
    for rank in range(RANKS):
        seat = wanted[rank]
        game.ranks[start + rank] = seat
        if seat != NOBODY and held[rank] != seat:
            if seat not in held:
                game.players[seat].markers -= 1
            game.note(TOLD_RANK, seat, guild, rank)
    take_back_reeves(game, guild, wanted)
    return returned


def take_back_reeves(game: Feudum, guild: int, ranks: list[int]) -> None:
    """A reeve goes home when its owner is neither master nor journeyman any more."""
    for seat in range(len(game.players)):
        player = game.players[seat]
        if player.reeves >> guild & 1 and seat != ranks[0] and seat != ranks[1]:
            player.reeves &= ~(1 << guild)
            game.note(TOLD_REEVE_BACK, seat, guild)


def take_markers(game: Feudum, player: int, count: int) -> int:
    """Own markers from the supply, as far as there are; a guild space that is due takes them at once."""
    taken = min(count, game.supply[player])
    game.supply[player] -= taken
    gain_markers(game, player, taken)
    return taken


def gain_markers(game: Feudum, player: int, count: int) -> None:
    """Markers come back to a player."""
    if count:
        me = game.players[player]
        had_none = me.markers == 0
        me.markers += count
        game.note(TOLD_GOT_MARKERS, player, count)
        if had_none:
            refresh(game)
