"""The solo game: a counter that chases a goal, goods for black tiles, colours that bring tiles."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import Event, InAnyOrder, Step
from ludoteca.core.tuples import put
from ludoteca.games.burgundy import notes, placing, scoring, shields, storage, turn
from ludoteca.games.burgundy.actions import COIN, DECLINE, GOODS_OF, SLOT, SPACE, give, swap
from ludoteca.games.burgundy.components import (
    AREA_POINTS,
    BLACK_SLOTS_USED,
    CASTLE,
    DEPOT_SLOTS,
    DEPOTS,
    FACE_DOWN,
    FIRST_MONASTERY,
    FROM_AREAS,
    FROM_COINS,
    FROM_MONASTERIES,
    FROM_PHASES,
    GOAL_STEP,
    GOODS,
    GOODS_FOR_TILE,
    LOWEST_GOAL,
    MONASTERY_OF,
    NEXT_DEPOT,
    NO_TILE,
    NOBODY,
    PHASE_POINTS,
    SCORING_MONASTERIES,
    SHIP,
)
from ludoteca.games.burgundy.state import Burgundy

# --- the counter ----------------------------------------------------------------------------------


class AddCoins(Step[Burgundy]):
    """Together with a score, silver buys more points, one for a coin."""

    def options(self, game: Burgundy) -> list[int]:
        return [COIN, DECLINE] if game.duchy_of(self.player).silver else []

    def apply(self, game: Burgundy, action: int) -> None:
        if action == COIN:
            game.duchy_of(self.player).silver -= 1
            game.note(notes.ADDED, self.player)
            count(game, self.player, 1, FROM_COINS)

    def nothing_to_choose(self, game: Burgundy) -> None:
        """No silver is left."""


def count(game: Burgundy, player: int, points: int, source: int) -> None:
    """One score: move the counter, then add coins to it, unless the goal is reached."""
    advance(game, player, points, source)
    finish_score(game, player)


def count_area(game: Burgundy, player: int, points: int, phase_points: int) -> None:
    """The points of an area and those of its phase are one score."""
    advance(game, player, points, FROM_AREAS)
    advance(game, player, phase_points, FROM_PHASES)
    finish_score(game, player)


def advance(game: Burgundy, player: int, points: int, source: int) -> None:
    """Move the counter; points beyond the goal are lost."""
    counted = min(points, game.goal - game.counter)
    if counted:
        game.duchy_of(player).points[source] += counted
        game.counter += counted
        game.note(notes.SCORED, player, counted, source)


def finish_score(game: Burgundy, player: int) -> None:
    if game.counter == game.goal:
        reach_goal(game, player)
    elif game.duchy_of(player).silver:
        game.stack.append(ADD_COINS[player])


def reach_goal(game: Burgundy, player: int) -> None:
    """The counter starts again, the goal comes nearer, and an extra action is due."""
    game.counter = 0
    game.goal = max(game.goal - GOAL_STEP, LOWEST_GOAL)
    game.note(notes.GOAL_REACHED, player, game.goal)
    game.stack.append(turn.EXTRA_ACTION[player])


# --- placing --------------------------------------------------------------------------------------


class ScoreArea(Event[Burgundy]):
    """A finished area scores."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.space: Final = space

    def happen(self, game: Burgundy) -> None:
        me = game.duchy_of(self.seat)
        area = me.board.area_of[self.space]
        game.note(notes.AREA_DONE, self.seat, me.board.colour[self.space], len(me.board.spaces_in[area]))
        points = AREA_POINTS[scoring.area_size(me, self.space)]
        count_area(game, self.seat, points, PHASE_POINTS[game.phase])


class UseTile(Event[Burgundy]):
    """The tile just placed here does what it does; a monastery scores at once, not at the end."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.space: Final = space

    def happen(self, game: Burgundy) -> None:
        me = game.duchy_of(self.seat)
        tile = me.tiles[self.space]
        if FIRST_MONASTERY <= tile < CASTLE:
            points = scoring.monastery_points(me, 1 << MONASTERY_OF[tile])
            game.score(self.seat, points, FROM_MONASTERIES)
        else:
            placing.tile_effect(game, self.seat, tile, self.space)


class ColourReward(Step[Burgundy]):
    """A finished colour brings a tile of the black depot straight into the duchy, whatever its number."""

    def options(self, game: Burgundy) -> list[int]:
        found: list[int] = []
        shields.gift_options(game, self.player, BLACK_SLOTS_USED[game.table], found)
        if found:
            found.append(DECLINE)
        return found

    def apply(self, game: Burgundy, action: int) -> None:
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
        else:
            shields.place_gift(game, self.player, SLOT[action], SPACE[action])

    def nothing_to_choose(self, game: Burgundy) -> None:
        game.note(notes.NOTHING_FITS, self.player)


def after_placing(game: Burgundy, player: int, tile: int, space: int) -> None:
    """The player orders what is due: points for the area, the tile of a finished colour, the tile's effect.

    With the last space covered the game is won at once.
    """
    me = game.duchy_of(player)
    board = me.board
    if me.covered == board.full:
        game.note(notes.WON, player)
        game.active = NOBODY
        game.stack.clear()
        return
    due: list[Step[Any]] = []
    area = board.area_mask[board.area_of[space]]
    if me.covered & area == area:
        due.append(ScoreArea(player, space))
        colour = board.of_colour[board.colour[space]]
        if me.covered & colour == colour:
            me.large |= 1 << board.colour[space]
            game.note(notes.COLOUR_DONE, player, board.colour[space])
            due.append(COLOUR_REWARD[player])
    if has_effect(tile):
        due.append(UseTile(player, space))
    if len(due) > 1:
        game.stack.append(InAnyOrder(player, tuple(due)))
    else:
        game.stack.extend(due)


def has_effect(tile: int) -> bool:
    """Does this tile do something when it is placed?"""
    if FIRST_MONASTERY <= tile < CASTLE:
        return SCORING_MONASTERIES >> MONASTERY_OF[tile] & 1 == 1
    return tile < FIRST_MONASTERY or tile in (CASTLE, SHIP)


# --- ships ----------------------------------------------------------------------------------------


class AfterShip(Event[Burgundy]):
    """All goods left in the depots leave the game; then goods may be swapped for a black tile."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def happen(self, game: Burgundy) -> None:
        gone = list(game.gone_goods)
        for place in range(DEPOTS * GOODS):
            gone[place % GOODS] += game.cargo[place]
            game.cargo[place] = 0
        if gone != list(game.gone_goods):
            game.gone_goods = tuple(gone)
            game.note(notes.CLEARED, self.seat)
        game.stack.append(SWAP_GOODS[self.seat])


class SwapGoods(Step[Burgundy]):
    """Five goods buy a tile of the black depot, which goes face down into storage."""

    def options(self, game: Burgundy) -> list[int]:
        if sum(game.duchy_of(self.player).goods) < GOODS_FOR_TILE:
            return []
        found = [swap(slot) for slot in BLACK_SLOTS_USED[game.table] if game.slots[slot] != NO_TILE]
        if found:
            found.append(DECLINE)
        return found

    def apply(self, game: Burgundy, action: int) -> None:
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
            return
        tile = turn.lift_tile(game, SLOT[action])
        game.remove_tile(tile)
        game.note(notes.SWAPPED, self.player, tile, SLOT[action])
        storage.store_tile(game, self.player, FACE_DOWN)
        game.stack.append(GiveGoods(self.player, GOODS_FOR_TILE, 0))

    def nothing_to_choose(self, game: Burgundy) -> None:
        """Too few goods, or no tile to be had."""


class GiveGoods(Step[Burgundy]):
    """Say which goods leave the game, from the first type on.

    ``left`` is how many are still to be given, ``lowest`` the first type that may still be named.
    """

    def __init__(self, player: int, left: int, lowest: int) -> None:
        super().__init__(player)
        self.left: Final = left
        self.lowest: Final = lowest

    def options(self, game: Burgundy) -> list[int]:
        goods = game.duchy_of(self.player).goods
        found: list[int] = []
        rest = sum(goods[self.lowest :])
        for kind in range(self.lowest, GOODS):
            if rest < self.left:
                break
            if goods[kind]:
                found.append(give(kind))
            rest -= goods[kind]
        return found

    def unordered(self, game: Burgundy) -> tuple[int, list[int]]:
        goods = game.duchy_of(self.player).goods
        return (self.left, [give(kind) for kind in range(self.lowest, GOODS) for _ in range(goods[kind])])

    def apply(self, game: Burgundy, action: int) -> None:
        kind = GOODS_OF[action]
        game.duchy_of(self.player).goods[kind] -= 1
        game.gone_goods = put(game.gone_goods, kind, game.gone_goods[kind] + 1)
        game.note(notes.GAVE, self.player, kind)
        if self.left > 1:
            game.stack.append(GiveGoods(self.player, self.left - 1, kind))


ADD_COINS: Final[list[Step[Any]]] = [AddCoins(0)]
COLOUR_REWARD: Final[list[Step[Any]]] = [ColourReward(0)]
AFTER_SHIP: Final[list[Step[Any]]] = [AfterShip(0)]
SWAP_GOODS: Final[list[Step[Any]]] = [SwapGoods(0)]


# --- rounds ---------------------------------------------------------------------------------------


def remove_from_depot(game: Burgundy, depot: int) -> None:
    """The white die removes a tile from its depot, from the top or left; from the next one if it is empty."""
    for _ in range(DEPOTS):
        for slot in DEPOT_SLOTS[game.table][depot]:
            if game.slots[slot] != NO_TILE:
                tile = turn.lift_tile(game, slot)
                game.remove_tile(tile)
                game.note(notes.REMOVED, NOBODY, tile, slot)
                return
        depot = NEXT_DEPOT[depot]
