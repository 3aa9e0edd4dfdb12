"""Points: areas, colours, border posts, and what is counted at the end."""

from __future__ import annotations

from ludoteca.core.tuples import put
from ludoteca.games.burgundy import counter, notes
from ludoteca.games.burgundy.components import (
    ANIMAL_NAMES,
    ANIMAL_OF,
    ANIMAL_TYPES,
    AREA_POINTS,
    BIT,
    BONUS_TILES,
    BUILDING_SCORED_BY,
    BUILDINGS,
    COLOURS,
    CRANE,
    DOUBLE_BONUS,
    DOUBLE_MONASTERIES,
    DOUBLE_SHIELDS,
    FROM_AREAS,
    FROM_BONUS,
    FROM_LEFTOVERS,
    FROM_MONASTERIES,
    FROM_PHASES,
    FROM_POSTS,
    FROM_SHIELDS,
    GOODS,
    LARGE_BONUS,
    LARGER_AREAS,
    MAX_AREA,
    NO_TILE,
    NOBODY,
    NOTHING,
    PHASE_POINTS,
    POINTS_PER_ANIMAL_TYPE,
    POINTS_PER_BONUS_TILE,
    POINTS_PER_BUILDING,
    POINTS_PER_SOLD_TILE,
    POINTS_PER_SOLD_TYPE,
    POSTS,
    SCORES_SOME_BUILDING,
    SHIELD_POINTS,
    SHIELDS,
    SMALL_BONUS,
    SOLD_TILES,
    SOLD_TYPES,
    WORKERS_PER_POINT,
)
from ludoteca.games.burgundy.state import Burgundy, Duchy

# --- a score ----------------------------------------------------------------------------------------


def score(game: Burgundy, player: int, points: int, source: int) -> None:
    """Move a score marker forward; alone, the counter towards the goal."""
    if points == 0:
        return
    if game.is_solo():
        counter.count(game, player, points, source)
        return
    game.duchies[game.sides[player]].points[source] += points
    if game.markers:
        game.markers = put(game.markers, player, game.markers[player] + points)
    game.note(notes.SCORED, player, points, source)


# --- while tiles are placed -----------------------------------------------------------------------


def complete(game: Burgundy, player: int, space: int) -> None:
    """Points for the area, the colour and the border posts that a tile just placed here completes."""
    me = game.duchies[game.sides[player]]
    board = me.board
    area = board.area_mask[board.area_of[space]]
    if me.covered & area == area:
        game.note(notes.AREA_DONE, player, board.colour[space], len(board.spaces_in[board.area_of[space]]))
        score(game, player, AREA_POINTS[area_size(me, space)], FROM_AREAS)
        score(game, player, PHASE_POINTS[game.phase], FROM_PHASES)
        colour = board.of_colour[board.colour[space]]
        if me.covered & colour == colour:
            win_colour(game, player, board.colour[space])
    if board.post_masks and me.posts < POSTS:
        join_posts(game, player)


def area_size(me: Duchy, space: int) -> int:
    """What an area counts as; an inn in it and a shield each make it one larger, up to eight."""
    size = len(me.board.spaces_in[me.board.area_of[space]])
    if me.inned & BIT[space]:
        size += 1
    if me.crests & LARGER_AREAS:
        size += 1
    return min(size, MAX_AREA)


def win_colour(game: Burgundy, player: int, colour: int) -> None:
    """The first to cover a colour wins its large bonus tile, the second the small one, nobody else."""
    before = game.bonus[colour]
    points = bonus_points(game, before)
    game.note(notes.COLOUR_DONE, player, colour, points)
    if before >= 2:
        return
    me = game.duchy_of(player)
    if before == 0:
        me.large |= 1 << colour
    else:
        me.small |= 1 << colour
    count_bonus(game, colour)
    score(game, player, 2 * points if me.crests & DOUBLE_BONUS else points, FROM_BONUS)


def bonus_points(game: Burgundy, before: int) -> int:
    """What a bonus is worth that so many have won already."""
    if before == 0:
        return LARGE_BONUS[game.table]
    return SMALL_BONUS[game.table] if before == 1 else 0


def count_bonus(game: Burgundy, which: int) -> None:
    game.bonus = put(game.bonus, which, game.bonus[which] + 1)


def join_posts(game: Burgundy, player: int) -> None:
    """The second post joined scores the phase, the third the phase again and a bonus."""
    me = game.duchy_of(player)
    joined = posts_joined(me)
    while me.posts < joined:
        me.posts = 2 if me.posts < 2 else POSTS
        game.note(notes.POSTS_JOINED, player, me.posts)
        score(game, player, PHASE_POINTS[game.phase], FROM_POSTS)
        if me.posts == POSTS:
            score(game, player, bonus_points(game, game.bonus[COLOURS]), FROM_POSTS)
            if game.bonus[COLOURS] < 2:
                count_bonus(game, COLOURS)


def posts_joined(me: Duchy) -> int:
    """How many border posts hang together; one alone joins nothing."""
    most = 0
    for post in me.board.post_masks:
        group = grow(me, me.covered & post)
        joined = 0
        for other in me.board.post_masks:
            if group & other:
                joined += 1
        most = max(most, joined)
    return most if most >= 2 else 0


def grow(me: Duchy, group: int) -> int:
    """All covered spaces that hang together with one of these.

    The two spaces of a post touch each other, so they never belong to two groups.
    """
    while group:
        larger = group
        for space in range(me.board.spaces):
            if group & BIT[space]:
                larger |= me.board.near[space] & me.covered
        if larger == group:
            break
        group = larger
    return group


# --- at the end -----------------------------------------------------------------------------------


def final_scoring(game: Burgundy) -> None:
    """Leftovers, monasteries and shields; partners count once together."""
    for side in range(len(game.duchies)):
        me = game.duchies[side]
        left = sum(me.goods) + me.silver + me.workers // WORKERS_PER_POINT
        add(game, side, left, FROM_LEFTOVERS)
        points = monastery_points(me, me.powers)
        add(game, side, 2 * points if me.crests & DOUBLE_MONASTERIES else points, FROM_MONASTERIES)
        add(game, side, shield_points(me), FROM_SHIELDS)
    game.note(notes.OVER, NOBODY)


def add(game: Burgundy, side: int, points: int, source: int) -> None:
    """Points for a side at the end; of partners the first one's marker moves."""
    score(game, game.sides.index(side), points, source)


def monastery_points(me: Duchy, powers: int) -> int:
    """What these monasteries are worth in this duchy."""
    points = 0
    for building in range(BUILDINGS):
        if powers & BUILDING_SCORED_BY[building]:
            points += POINTS_PER_BUILDING * me.tiles.count(building)
    if powers & SCORES_SOME_BUILDING and CRANE in me.tiles:
        points += POINTS_PER_BUILDING  # the crane is one building of a type of one's choice
    if powers & SOLD_TYPES:
        points += POINTS_PER_SOLD_TYPE * (GOODS - me.sold.count(0))
    if powers & ANIMAL_TYPES:
        points += POINTS_PER_ANIMAL_TYPE * animal_types(me)
    if powers & SOLD_TILES:
        points += POINTS_PER_SOLD_TILE * sum(me.sold)
    if powers & BONUS_TILES:
        points += POINTS_PER_BONUS_TILE * bonus_tiles(me)
    return points


def animal_types(me: Duchy) -> int:
    """How many kinds of animals graze in the duchy."""
    seen = [0] * len(ANIMAL_NAMES)
    for tile in me.tiles:
        if tile != NO_TILE and ANIMAL_OF[tile] != NOTHING:
            seen[ANIMAL_OF[tile]] = 1
    return sum(seen)


def bonus_tiles(me: Duchy) -> int:
    """How many bonus tiles the duchy has won."""
    return me.large.bit_count() + me.small.bit_count()


def shield_points(me: Duchy) -> int:
    points = 0
    for shield in range(SHIELDS):
        if me.crests >> shield & 1:
            points += SHIELD_POINTS[shield]
    return 2 * points if me.crests & DOUBLE_SHIELDS else points
