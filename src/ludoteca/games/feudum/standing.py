"""Standing in the guilds: stars, ranks, and the markers that show them."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import END_TURN_OF, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.feudum import notes, reasons
from ludoteca.games.feudum.actions import GUILD, JOIN_VERB, VERB, join
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
from ludoteca.games.feudum.state import SEATS, Feudum


class JoinGuild(Step[Feudum]):
    """More guilds are due a marker than a player has: choose the one that gets it."""

    def options(self, game: Feudum) -> list[int]:
        due = guilds_due(game, self.player)
        if len(due) <= game.players[self.player].markers:
            return []
        return [join(guild) for guild in due]

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != JOIN_VERB:
            return Reason(NOT_NOW, [])
        guild = GUILD[action]
        held = self.player in game.ranks[RANKS * guild : RANKS * (guild + 1)]
        return Reason(reasons.RANK_HELD if held else reasons.RANK_NOT_DUE, [guild])

    def apply(self, game: Feudum, action: int) -> None:
        guild = GUILD[action]
        held = game.ranks[RANKS * guild : RANKS * (guild + 1)]
        members = [s for s in first_members(game, guild) if s == self.player or s in held]
        while len(members) < RANKS:
            members.append(NOBODY)
        seat_members(game, guild, members)
        refresh(game)

    def nothing_to_choose(self, game: Feudum) -> None:
        """There are markers enough by now, or none."""
        refresh(game)

    def fits(self, game: Feudum, place: int) -> bool:
        """It can come up at any moment, once for a seat."""
        asked = [step for step in game.stack if isinstance(step, JoinGuild) and step.player == self.player]
        return 0 <= self.player < len(game.players) and place > 0 and len(asked) == 1


JOIN_GUILD: Final = [JoinGuild(seat) for seat in SEATS]


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
    """After any change: who is in which guild, in which order, and whose marker lies there."""
    stars = stars_of_all(game)
    for guild in range(GUILDS):
        game.members[guild] = reorder(game, guild, stars)
    while settle_ranks(game):
        pass


def settle_ranks(game: Feudum) -> bool:
    """Ranks to those they are due; True if a marker came back, which may be due in another guild.

    Whoever is due in more guilds than there are markers has to choose; until then these guilds wait.
    """
    due: list[int] = []
    wanted: list[list[int]] = []
    for guild in range(GUILDS):
        members = first_members(game, guild)
        if not hold_ranks(game, guild, members):
            due.append(guild)
            wanted.append(members)
    if not due:
        return False
    torn = seats_torn(game, due, wanted)
    returned = False
    for number in range(len(due)):
        members = wanted[number]
        if torn and waits_for(game, due[number], members, torn):
            members = still_there(game, due[number])
        if seat_members(game, due[number], members):
            returned = True
    return returned


def first_members(game: Feudum, guild: int) -> list[int]:
    """The members who hold the ranks: the first with a marker here or one to place."""
    free = RANKS_IN_USE[len(game.players)]
    found: list[int] = []
    for seat in game.members[guild]:
        if len(found) < free and (game.players[seat].markers or has_rank(game, guild, seat)):
            found.append(seat)
    while len(found) < RANKS:
        found.append(NOBODY)
    return found


def has_rank(game: Feudum, guild: int, seat: int) -> bool:
    first = RANKS * guild
    for place in range(first, first + RANKS):
        if game.ranks[place] == seat:
            return True
    return False


def hold_ranks(game: Feudum, guild: int, seats: list[int]) -> bool:
    """Are these the ones who hold the ranks, from the master on?"""
    place = RANKS * guild
    for seat in seats:
        if game.ranks[place] != seat:
            return False
        place += 1
    return True


def guilds_due(game: Feudum, player: int) -> list[int]:
    """The guilds in which a player has earned a rank and has no marker yet."""
    return [
        guild
        for guild in range(GUILDS)
        if player in first_members(game, guild)
        and player not in game.ranks[RANKS * guild : RANKS * (guild + 1)]
    ]


def seats_torn(game: Feudum, due: list[int], wanted: list[list[int]]) -> int:
    """The set of seats with fewer markers than guilds that are due one; they are asked."""
    counts = [0] * len(game.players)
    for number in range(len(due)):
        held = game.ranks[RANKS * due[number] : RANKS * (due[number] + 1)]
        for seat in wanted[number]:
            if seat != NOBODY and seat not in held:
                counts[seat] += 1
    torn = 0
    for seat in range(len(counts)):
        if counts[seat] > game.players[seat].markers:
            torn |= 1 << seat
            ask_to_join(game, seat)
    return torn


def ask_to_join(game: Feudum, seat: int) -> None:
    """The owner of the markers decides, in another's turn too; nobody is asked twice for the same."""
    for step in game.stack:
        if isinstance(step, JoinGuild) and step.player == seat:
            return
    if game.active in (NOBODY, seat):
        game.stack.append(JOIN_GUILD[seat])
    else:
        game.stack.append(END_TURN_OF[seat])
        game.stack.append(JOIN_GUILD[seat])
        game.stack.append(END_TURN_OF[game.active])


def waits_for(game: Feudum, guild: int, members: list[int], torn: int) -> bool:
    """Has somebody who has yet to choose a rank to take here?"""
    held = game.ranks[RANKS * guild : RANKS * (guild + 1)]
    for seat in members:
        if seat != NOBODY and torn >> seat & 1 and seat not in held:
            return True
    return False


def still_there(game: Feudum, guild: int) -> list[int]:
    """Those with a rank who still have a star."""
    found = [seat for seat in game.ranks[RANKS * guild : RANKS * (guild + 1)] if seat in game.members[guild]]
    while len(found) < RANKS:
        found.append(NOBODY)
    return found


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


def seat_members(game: Feudum, guild: int, wanted: list[int]) -> bool:
    """These hold the ranks now; the others take their markers back. True if anybody did."""
    start = RANKS * guild
    held = game.ranks[start : start + RANKS]
    if wanted == held:
        return False
    returned = False
    for seat in held:
        if seat != NOBODY and seat not in wanted:
            returned = True
            game.players[seat].markers += 1
            game.note(notes.LEFT_GUILD, seat, guild)
    for rank in range(RANKS):
        seat = wanted[rank]
        game.ranks[start + rank] = seat
        if seat != NOBODY and held[rank] != seat:
            if seat not in held:
                game.players[seat].markers -= 1
            game.note(notes.RANK, seat, guild, rank)
    take_back_reeves(game, guild, wanted)
    return returned


def take_back_reeves(game: Feudum, guild: int, ranks: list[int]) -> None:
    """A reeve goes home when its owner is neither master nor journeyman any more."""
    for seat in range(len(game.players)):
        player = game.players[seat]
        if player.reeves >> guild & 1 and seat != ranks[0] and seat != ranks[1]:
            player.reeves &= ~(1 << guild)
            game.note(notes.REEVE_BACK, seat, guild)


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
        game.note(notes.GOT_MARKERS, player, count)
        if had_none:
            refresh(game)
