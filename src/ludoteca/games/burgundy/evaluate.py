"""How good a position is for a seat: the bots' eye. Opinion, not rules."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from ludoteca.games.burgundy import placing, scoring
from ludoteca.games.burgundy.alone import worth_alone
from ludoteca.games.burgundy.components import (
    AREA_POINTS,
    BANK,
    BIT,
    BOARDING_HOUSE,
    BUILDINGS,
    CASTLE,
    COLOURS,
    CRANE,
    DEPOTS,
    FIRST_MONASTERY,
    GOODS,
    GOODS_SPACES,
    INN,
    MAX_AREA,
    MINE,
    MONASTERY_COUNT,
    MONASTERY_OF,
    NOTHING,
    PHASE_POINTS,
    PHASES,
    POINTS_PER_GOODS,
    ROUNDS,
    SCORING_MONASTERIES,
    SHIELD_POINTS,
    SHIELDS,
    SHIP,
    SIDES_OF_DIE,
    TILE_COLOUR,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    WATCHTOWER_POINTS,
    WHITE_CASTLE,
)
from ludoteca.games.burgundy.livestock import grazing_points
from ludoteca.games.burgundy.state import Burgundy, Duchy
from ludoteca.games.burgundy.weights import TUNED, Weights

EARLY_TURNS: Final = 12
FIRST_WORKERS: Final = 4


def evaluate(game: Burgundy, seat: int) -> float:
    """How good a position is, by the weights of today."""
    return judge(game, seat, TUNED)


def evaluate_with(weights: dict[str, float]) -> Callable[[Burgundy, int], float]:
    """The same by other weights."""
    own = Weights(weights)
    return lambda game, seat: judge(game, seat, own)


def judge(game: Burgundy, seat: int, w: Weights) -> float:
    """My points and prospects against the mean of the others'."""
    if len(game.sides) == 1:
        return worth_alone(game)
    side = game.sides[seat]
    worths = [worth(game, one, w) for one in range(len(game.duchies))]
    others = sum(worths) - worths[side]
    return worths[side] - others / (len(worths) - 1)


def worth(game: Burgundy, side: int, w: Weights) -> float:
    """Points so far and what may be expected of the rest."""
    me = game.duchies[side]
    if not game.stack:
        return float(me.score())
    eye = Eye(game, me, side, w)
    return me.score() + eye.supplies() + eye.areas() + eye.stored() + eye.lasting() + eye.dice()


class Eye:
    """One look at a duchy, with what the parts of it need to know in common."""

    def __init__(self, game: Burgundy, me: Duchy, side: int, w: Weights) -> None:
        self.game = game
        self.w = w
        self.me = me
        self.side = side
        phase = game.phase if game.phase > 0 else 0
        self.phase = phase
        self.rounds = (PHASES - 1 - phase) * ROUNDS + (ROUNDS - game.round)
        unused = 0
        for seat in range(len(game.sides)):
            if game.sides[seat] == side:
                for shown in (game.dice[2 * seat], game.dice[2 * seat + 1]):
                    if shown != NOTHING:
                        unused += 1
        self.unused = unused
        self.turns = self.rounds + unused / 2
        if game.private:
            self.turns += self.rounds
        share = self.turns / EARLY_TURNS
        self.early = share if share < 1.0 else 1.0
        self.silver = self.w.silver + self.w.silver_early * self.early
        self.reach = [0.0] * SIDES_OF_DIE
        """The most a stored tile could bring on a space with each number, once ``stored`` has looked."""
        self.extra = self.w.extra_action * (self.w.extra_late + (1.0 - self.w.extra_late) * self.early)

    def supplies(self) -> float:
        """Silver, workers and goods."""
        me = self.me
        found = self.silver * me.silver
        workers = me.workers
        first = workers if workers < FIRST_WORKERS else FIRST_WORKERS
        found += self.w.worker * workers + self.w.first_worker_early * self.early * first
        each = float(POINTS_PER_GOODS[self.game.table])
        for kind in range(GOODS):
            if me.goods[kind]:
                found += self.sale(me.goods[kind], each)
        return found

    def sale(self, count: int, each: float) -> float:
        """Goods in stock: a sale is to come, if there is time."""
        if self.turns < 0.5:
            return float(count)
        gain = self.w.sale_share * (count * each + self.silver) - self.w.sale_cost
        return gain if gain > count else float(count)

    def areas(self) -> float:
        """Areas begun, colours begun, and ways to go on."""
        me = self.me
        board = me.board
        found = 0.0
        for area in range(board.areas):
            mask = board.area_mask[area]
            if me.covered & mask and me.covered & mask != mask:
                found += self.begun(len(board.spaces_in[area]), (me.covered & mask).bit_count())
        for colour in range(COLOURS):
            mask = board.of_colour[colour]
            if me.covered & mask != mask:
                size = len(board.spaces_of[colour])
                have = (me.covered & mask).bit_count()
                left = scoring.bonus_points(self.game, self.game.bonus[colour])
                share = have / size
                found += self.w.colour_share * left * share * share * self.feasible(size - have)
                if me.open & mask:
                    found += self.w.open_colour * self.early
        return found + self.w.open_space * self.early * me.open.bit_count()

    def feasible(self, missing: int) -> float:
        """How likely so many tiles can still be placed."""
        likely = 1.0 - missing / (1.0 + self.w.tiles_a_turn * self.turns)
        return likely if likely > 0.0 else 0.0

    def begun(self, size: int, have: int) -> float:
        """A share of what an area will bring."""
        missing = size - have
        ahead = self.phase + (missing * 2 + self.game.round) // ROUNDS
        phase = PHASE_POINTS[ahead] if ahead < PHASES else 0
        points = AREA_POINTS[size if size < MAX_AREA else MAX_AREA] + phase
        return (
            self.w.progress_share
            * points
            * math.pow(have / size, self.w.progress_bend)
            * self.feasible(missing)
        )

    def gain(self, space: int, tile: int) -> float:
        """What covering a space brings, effect included."""
        return self.covering(space, tile) + self.effect(tile, space)

    def covering(self, space: int, tile: int) -> float:
        """What covering a space brings for area and colour."""
        me = self.me
        board = me.board
        area = board.area_of[space]
        size = len(board.spaces_in[area])
        have = (me.covered & board.area_mask[area]).bit_count()
        before = self.begun(size, have) if have else 0.0
        if have + 1 < size:
            return self.begun(size, have + 1) - before
        counted = scoring.area_size(me, space)
        if tile == INN and counted < MAX_AREA:
            counted += 1
        found = AREA_POINTS[counted] + PHASE_POINTS[self.phase] - before
        colour = board.colour[space]
        mask = board.of_colour[colour]
        if (me.covered | BIT[space]) & mask == mask:
            found += scoring.bonus_points(self.game, self.game.bonus[colour]) * (1.0 - self.w.colour_share)
        return found

    def effect(self, tile: int, space: int) -> float:
        """What a tile does when it is placed."""
        if tile < BUILDINGS:
            return self.building(tile)
        if tile < FIRST_MONASTERY:
            return (1.0 + self.w.herd_to_come * self.early) * grazing_points(self.me, tile, space)
        if tile < CASTLE:
            return self.monastery(MONASTERY_OF[tile])
        if tile == CASTLE:
            return self.extra
        if tile == MINE:
            return self.silver * (PHASES - self.phase)
        if tile == SHIP:
            return self.ship()
        return 0.0

    def building(self, tile: int) -> float:
        if tile == WATCHTOWER:
            return float(WATCHTOWER_POINTS)
        if tile == BANK:
            return 2 * self.silver
        if tile == BOARDING_HOUSE:
            return 4 * (self.w.worker + 0.5 * self.w.first_worker_early * self.early)
        if tile == WAREHOUSE:
            return self.w.taking * self.w.warehouse if self.me.goods_types() else 0.0
        if tile == TOWN_HALL:
            return self.extra * self.w.town_hall
        if tile in (WHITE_CASTLE, CRANE):
            return self.extra * self.w.crane
        return self.w.taking * (self.w.taking_late + (1.0 - self.w.taking_late) * self.early)

    def monastery(self, number: int) -> float:
        """A power for the phases to come, or points at the end."""
        bit = 1 << number
        if bit & SCORING_MONASTERIES:
            return scoring.monastery_points(self.me, bit) + self.w.scoring_early * self.early
        return self.w.power[number] * (self.turns / ROUNDS)

    def ship(self) -> float:
        """The best cargo there is, and the pawn."""
        game = self.game
        me = self.me
        each = POINTS_PER_GOODS[game.table] * self.w.sale_share
        best = 0
        full = me.goods_types() >= GOODS_SPACES
        for depot in range(DEPOTS):
            count = 0
            for kind in range(GOODS):
                here = game.cargo[depot * GOODS + kind]
                if here and not (full and me.goods[kind] == 0):
                    count += here
            if count > best:
                best = count
        return best * each + self.w.pawn

    def stored(self) -> float:
        """Tiles in storage: a share of the best each could do."""
        me = self.me
        game = self.game
        found = 0.0
        tiles = me.storage
        if game.private:
            tiles = me.storage.copy()
            for seat in range(len(game.sides)):
                if game.sides[seat] == self.side:
                    tiles.extend(game.private[seat])
        taken = 0
        for tile in tiles:
            spaces = placing.fitting(me, tile, me.board.full) & ~taken
            best = 0.0
            where = NOTHING
            if spaces:
                for space in me.board.spaces_of[TILE_COLOUR[tile]]:
                    if spaces & BIT[space]:
                        gain = self.gain(space, tile)
                        if gain > self.reach[me.board.die[space]]:
                            self.reach[me.board.die[space]] = gain
                        if gain > best:
                            best = gain
                            where = space
            if where != NOTHING:
                taken |= BIT[where]
                found += self.w.stored_share * best
            else:
                found += self.w.misfit * self.early
        if self.turns < len(tiles):
            found *= self.turns / len(tiles)
        return found

    def lasting(self) -> float:
        """Mines, monasteries and shields that go on paying."""
        me = self.me
        found = me.mines() * self.silver * (PHASES - self.phase)
        if me.powers:
            for number in range(1, MONASTERY_COUNT + 1):
                if me.powers >> number & 1 and not SCORING_MONASTERIES >> number & 1:
                    found += self.monastery(number)
            if me.powers & SCORING_MONASTERIES:
                found += scoring.monastery_points(me, me.powers)
                found += self.w.scoring_early * self.early * (me.powers & SCORING_MONASTERIES).bit_count()
        if me.crests:
            for shield in range(SHIELDS):
                if me.crests >> shield & 1:
                    found += SHIELD_POINTS[shield] - self.silver * (PHASES - self.phase) + 1.0
        return found

    def dice(self) -> float:
        """Dice still to be used, and the place on the bridge."""
        found = self.w.unused_die * self.unused
        game = self.game
        for place in range(len(game.order)):
            if game.sides[game.order[place]] == self.side:
                found += self.w.place_on_bridge * (len(game.order) - place) * self.early
        return found
