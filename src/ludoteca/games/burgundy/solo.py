"""The solo game: what is due once a tile lies, goods for black tiles, colours that bring tiles."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import Event, InAnyOrder, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.core.tuples import put
from ludoteca.games.burgundy import counter, due, notes, placing, reasons, scoring, shields, storage
from ludoteca.games.burgundy.actions import DECLINE, GIVE, GOODS_OF, SLOT, SPACE, SWAP, VERB, give, swap
from ludoteca.games.burgundy.components import (
    AREA_POINTS,
    BLACK_SLOTS_USED,
    CASTLE,
    DEPOT_SLOTS,
    DEPOTS,
    FACE_DOWN,
    FIRST_MONASTERY,
    FROM_MONASTERIES,
    GOODS,
    GOODS_FOR_TILE,
    MONASTERY_OF,
    NEXT_DEPOT,
    NO_TILE,
    NOBODY,
    PHASE_POINTS,
    SCORING_MONASTERIES,
    SHIP,
    SPACES,
)
from ludoteca.games.burgundy.state import Burgundy

# --- placing --------------------------------------------------------------------------------------


class AfterPlacing(Event[Burgundy]):
    """The player orders what is due: points for the area, the tile of a finished colour, the tile's effect.

    With the last space covered the game is won at once.
    """

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space: Final = space

    def happen(self, game: Burgundy) -> None:
        player = 0
        me = game.duchies[player]
        board = me.board
        if me.covered == board.full:
            game.note(notes.WON, player)
            game.active = NOBODY
            game.stack.clear()
            return
        effects: list[Step[Any]] = []
        area = board.area_mask[board.area_of[self.space]]
        if me.covered & area == area:
            effects.append(ScoreArea(player, self.space))
            colour = board.of_colour[board.colour[self.space]]
            if me.covered & colour == colour:
                me.large |= 1 << board.colour[self.space]
                game.note(notes.COLOUR_DONE, player, board.colour[self.space])
                effects.append(COLOUR_REWARD[player])
        if has_effect(me.tiles[self.space]):
            effects.append(UseTile(player, self.space))
        if len(effects) > 1:
            game.stack.append(InAnyOrder(player, tuple(effects)))
        else:
            game.stack.extend(effects)


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
        counter.count_area(game, self.seat, points, PHASE_POINTS[game.phase])

    def fits(self, game: Burgundy, place: int) -> bool:
        return game.is_turn_of(self.seat, place) and lies_at(game, self.space)

    def may_wait(self, game: Burgundy, player: int) -> bool:
        return self.seat == player


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
            scoring.score(game, self.seat, points, FROM_MONASTERIES)
        else:
            placing.tile_effect(game, self.seat, tile, self.space)

    def fits(self, game: Burgundy, place: int) -> bool:
        lies = game.is_turn_of(self.seat, place) and lies_at(game, self.space)
        return lies and has_effect(game.duchies[0].tiles[self.space])

    def may_wait(self, game: Burgundy, player: int) -> bool:
        return self.seat == player


class ColourReward(Step[Burgundy]):
    """A finished colour brings a tile of the black depot straight into the duchy, whatever its number."""

    def options(self, game: Burgundy) -> list[int]:
        found: list[int] = []
        shields.gift_options(game, self.player, BLACK_SLOTS_USED[game.table], found)
        if found:
            found.append(DECLINE)
        return found

    def why_not(self, game: Burgundy, action: int) -> Reason:
        slots = BLACK_SLOTS_USED[game.table]
        return shields.why_not_gift(game, self.player, action, slots, reasons.REWARD_OF_BLACK)

    def apply(self, game: Burgundy, action: int) -> None:
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
        else:
            shields.place_gift(game, self.player, SLOT[action], SPACE[action])

    def nothing_to_choose(self, game: Burgundy) -> None:
        game.note(notes.NOTHING_FITS, self.player)

    def fits(self, game: Burgundy, place: int) -> bool:
        return game.is_solo() and game.is_turn_of(self.player, place)

    def may_wait(self, game: Burgundy, player: int) -> bool:
        return self.player == player


COLOUR_REWARD: Final[list[Step[Any]]] = [ColourReward(0)]
due.AFTER_PLACING.extend([AfterPlacing(space) for space in range(SPACES)])


def lies_at(game: Burgundy, space: int) -> bool:
    """Solo: does a tile lie on this space?"""
    me = game.duchies[0]
    return game.is_solo() and 0 <= space < me.board.spaces and me.tiles[space] != NO_TILE


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

    def fits(self, game: Burgundy, place: int) -> bool:
        return game.is_solo() and game.is_turn_of(self.seat, place)


class SwapGoods(Step[Burgundy]):
    """Five goods buy a tile of the black depot, which goes face down into storage."""

    def options(self, game: Burgundy) -> list[int]:
        if sum(game.duchy_of(self.player).goods) < GOODS_FOR_TILE:
            return []
        found = [swap(slot) for slot in BLACK_SLOTS_USED[game.table] if game.slots[slot] != NO_TILE]
        if found:
            found.append(DECLINE)
        return found

    def why_not(self, game: Burgundy, action: int) -> Reason:
        if VERB[action] != SWAP:
            return Reason(NOT_NOW, [])
        reason = storage.why_not_from(game, SLOT[action])
        return reason if reason.kind is not NOT_NOW else Reason(reasons.ONLY_BLACK_SWAPPED, [])

    def apply(self, game: Burgundy, action: int) -> None:
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
            return
        tile = game.lift_tile(SLOT[action])
        game.remove_tile(tile)
        game.note(notes.SWAPPED, self.player, tile, SLOT[action])
        storage.store_tile(game, self.player, FACE_DOWN)
        game.stack.append(GiveGoods(self.player, GOODS_FOR_TILE, 0))

    def nothing_to_choose(self, game: Burgundy) -> None:
        """Too few goods, or no tile to be had."""

    def fits(self, game: Burgundy, place: int) -> bool:
        return game.is_solo() and game.is_turn_of(self.player, place)


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

    def why_not(self, game: Burgundy, action: int) -> Reason:
        if VERB[action] != GIVE:
            return Reason(NOT_NOW, [])
        goods = game.duchy_of(self.player).goods
        if not goods[GOODS_OF[action]]:
            return Reason(reasons.NO_GOODS_TO_GIVE, [GOODS_OF[action]])
        due = [kind for kind in range(self.lowest, GOODS) if goods[kind]]
        return Reason(reasons.GIVEN_IN_ORDER, [due[0]])

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

    def fits(self, game: Burgundy, place: int) -> bool:
        if not game.is_solo() or not game.is_next(place) or not game.is_turn_of(self.player, place):
            return False
        goods = game.duchies[0].goods
        return self.left >= 1 and 0 <= self.lowest < GOODS and sum(goods[self.lowest :]) >= self.left


due.AFTER_SHIP.append(AfterShip(0))
SWAP_GOODS: Final[list[Step[Any]]] = [SwapGoods(0)]


# --- rounds ---------------------------------------------------------------------------------------


def remove_from_depot(game: Burgundy, depot: int) -> None:
    """The white die removes a tile from its depot, from the top or left; from the next one if it is empty."""
    for _ in range(DEPOTS):
        for slot in DEPOT_SLOTS[game.table][depot]:
            if game.slots[slot] != NO_TILE:
                tile = game.lift_tile(slot)
                game.remove_tile(tile)
                game.note(notes.REMOVED, NOBODY, tile, slot)
                return
        depot = NEXT_DEPOT[depot]
