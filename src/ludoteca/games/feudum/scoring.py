"""Points at the dawn of an epoch and at the end of the game."""

from __future__ import annotations

from ludoteca.games.feudum.components import (
    BARREL_CHARTER,
    BARREL_POINTS,
    CHARTER_KINGDOM,
    CHARTER_POINTS,
    DAWN_EMPTY,
    DAWN_GROWN,
    DISLOYALTY,
    FARM,
    FEUDUM,
    FROM_CHARTERS,
    FROM_DISLOYALTY,
    FROM_EMPIRE,
    FROM_LANDSCAPES,
    FROM_REGIONS,
    FROM_SHILLINGS,
    FROM_STATUS,
    FROM_VOYAGE,
    GUILDS,
    KINGDOMS,
    LOCATIONS,
    MANDATES,
    MILITARY,
    NOBODY,
    NOTHING,
    OUTPOST,
    PLACE_POINTS,
    RANK_POINTS,
    RANKS,
    REGION_OF,
    REGION_POINTS,
    RULED_FEUDUM_POINTS,
    SET_POINTS,
    SHILLINGS_PER_POINT,
    SLAYER_CHARTER,
    SLAYER_POINTS,
    TOWN,
    VOYAGE_HIGH,
    VOYAGE_LOW,
    VOYAGE_SECTION,
)
from ludoteca.games.feudum.state import Feudum, bits


def score_epoch(game: Feudum) -> None:
    """Standing in the guilds, landscapes tended, regions where one is active."""
    for place in range(GUILDS * RANKS):
        if game.ranks[place] != NOBODY:
            game.score(game.ranks[place], RANK_POINTS[place % RANKS], FROM_STATUS)
    for location in range(LOCATIONS):
        serf = game.serf[location]
        if game.landscape[location] != NOTHING and serf != NOBODY:
            game.score(serf, DAWN_GROWN if game.grown[location] else DAWN_EMPTY, FROM_LANDSCAPES)
    for seat in range(len(game.players)):
        game.score(seat, REGION_POINTS[bits(active_regions(game, seat))], FROM_REGIONS)


def active_regions(game: Feudum, player: int) -> int:
    """The set of regions with a location one rules or a landscape one's serf tends."""
    found = 0
    for location in range(LOCATIONS):
        if game.ruler[location] == player or (
            game.serf[location] == player and game.landscape[location] != NOTHING
        ):
            found |= 1 << REGION_OF[location]
    return found


def punish_disloyalty(game: Feudum) -> None:
    """Vassals lose points for every conquest they owe the king."""
    for seat in range(len(game.players)):
        loss = disloyalty(game, seat, game.epoch)
        if loss and game.rules(seat, FEUDUM):
            game.score(seat, loss, FROM_DISLOYALTY)


def disloyalty(game: Feudum, player: int, epoch: int) -> int:
    """What the uncovered spaces of military service cost at the dawn of this epoch."""
    loss = 0
    for space in range(game.players[player].military, MILITARY):
        loss += DISLOYALTY[epoch][space]
    return loss


def score_end(game: Feudum) -> None:
    """Voyage, empire, shillings and charters with a seal."""
    for seat in range(len(game.players)):
        me = game.players[seat]
        game.score(seat, voyage_points(game, seat), FROM_VOYAGE)
        game.score(seat, empire_points(game, seat), FROM_EMPIRE)
        game.score(seat, me.shillings // SHILLINGS_PER_POINT, FROM_SHILLINGS)
        game.score(seat, charters_points(game, seat), FROM_CHARTERS)


def voyage_points(game: Feudum, player: int) -> int:
    """The high value of the section for whoever is furthest in it, the low one for the others."""
    mine = game.players[player].voyage
    section = VOYAGE_SECTION[mine]
    for other in game.players:
        if VOYAGE_SECTION[other.voyage] == section and other.voyage > mine:
            return VOYAGE_LOW[section]
    return VOYAGE_HIGH[section]


def empire_points(game: Feudum, player: int) -> int:
    """Every location ruled, and every three alike; a feudum stands for any kind."""
    counts = [game.rules(player, kind) for kind in (OUTPOST, FARM, TOWN, FEUDUM)]
    plain = counts[OUTPOST] + counts[FARM] + counts[TOWN]
    points = plain * PLACE_POINTS + counts[FEUDUM] * RULED_FEUDUM_POINTS
    return points + SET_POINTS * sets_of_three(counts)


def sets_of_three(counts: list[int]) -> int:
    """How many sets the locations make, feudums filling the gaps where they are smallest."""
    sets = 0
    gaps: list[int] = []
    for kind in (OUTPOST, FARM, TOWN):
        sets += counts[kind] // 3
        if counts[kind] % 3:
            gaps.append(3 - counts[kind] % 3)
    gaps.sort()
    wild = counts[FEUDUM]
    for gap in gaps:
        if gap <= wild:
            wild -= gap
            sets += 1
    return sets + wild // 3


def charter_points(game: Feudum, player: int, charter: int) -> int:
    """What a charter is worth with a seal on it."""
    me = game.players[player]
    if charter == BARREL_CHARTER:
        return BARREL_POINTS[me.barrel]
    if charter == SLAYER_CHARTER:
        return SLAYER_POINTS if me.slayer else 0
    ruled = 0
    for location in KINGDOMS[CHARTER_KINGDOM[charter]]:
        if game.ruler[location] == player:
            ruled += 1
    table = CHARTER_POINTS[charter]
    return table[min(ruled, len(table) - 1)]


def charters_points(game: Feudum, player: int) -> int:
    """The best charters, one for every seal; seals under own markers serve as well."""
    worths = [charter_points(game, player, d) for d in game.players[player].decrees if d >= MANDATES]
    worths.sort(reverse=True)
    return sum(worths[: seals_of(game, player)])


def seals_of(game: Feudum, player: int) -> int:
    """Seals in hand and under one's own markers."""
    found = len(game.players[player].seals)
    if game.subject_seals or game.serf_seals:
        for location in range(LOCATIONS):
            if game.subject_seals >> location & 1 and game.ruler[location] == player:
                found += 1
            if game.serf_seals >> location & 1 and game.serf[location] == player:
                found += 1
    return found
