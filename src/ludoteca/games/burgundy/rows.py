"""Rows for the learned value: a position as a few numbers a side, chosen by what a good player looks at.

How far the areas and colours are and what they still need; which numbers the open spaces and the stored tiles
ask for; what lies in which depot for this duchy, and who may take it first; which actions are due; the
powers in force; and the other sides by the strongest of them, so that any number of players fits.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import EndTurn, InAnyOrder, Step
from ludoteca.core.rows import RowForm, Rows
from ludoteca.games.burgundy import placing, routes, scoring, solo
from ludoteca.games.burgundy.alone import Loner
from ludoteca.games.burgundy.buildings import CopyBuilding, SellGoods, TakeTile
from ludoteca.games.burgundy.components import (
    ALL_DEPOT_SLOTS,
    ANIMALS_ON,
    ANY,
    AREA_POINTS,
    BIT,
    BLACK_SLOTS_USED,
    BRIDGE_END,
    BUILDINGS,
    COLOUR_NAMES,
    COLOURS,
    COLOURS_TAKEN_BY,
    DEPOT_OF,
    DEPOTS,
    ENOUGH_WORKERS,
    GOAL_STEP,
    GOODS,
    GOODS_SPACES,
    INN,
    INN_SLOT,
    MAX_AREA,
    MONASTERY_COUNT,
    NO_TILE,
    NOBODY,
    NOTHING,
    PHASE_POINTS,
    PHASES,
    POSTS,
    PRICE,
    ROUNDS,
    ROUTE_GOODS,
    ROUTE_SPACES,
    SCORING_MONASTERIES,
    SHIELDS,
    SIDES_OF_DIE,
    STORAGE,
    TILE_COLOUR,
    WORKERS_NEEDED,
)
from ludoteca.games.burgundy.counter import AddCoins
from ludoteca.games.burgundy.evaluate import Eye
from ludoteca.games.burgundy.goods import points_for
from ludoteca.games.burgundy.livestock import ChooseHerd
from ludoteca.games.burgundy.monasteries import BorrowMonasteries
from ludoteca.games.burgundy.placing import PlaceTile, UseStorage
from ludoteca.games.burgundy.setting import EXPANSIONS
from ludoteca.games.burgundy.setup import ChooseDuchy, FoundCastle, FoundSecretly
from ludoteca.games.burgundy.shields import PayTax, PlaceGift
from ludoteca.games.burgundy.ships import CollectGoods, LoadNeighbour, LoadShip, StoreGoods
from ludoteca.games.burgundy.state import Burgundy, Duchy
from ludoteca.games.burgundy.storage import ChooseStorage, DiscardDown, MakeRoom, MakeRoomIn
from ludoteca.games.burgundy.turn import BeginTurn, ExtraAction, TakeTurn, WhiteAction
from ludoteca.games.burgundy.weights import MADE
from ludoteca.games.burgundy.workers import way_of_selling, way_of_taking

_SEATS: Final = 4
_WORKER: Final = 0.8
"""What bending a die by one costs, in points."""
_TAKEN: Final = 0.5
"""The share of a tile's worth that taking it brings: placing it brings the rest."""
_LATER: Final = 0.3
"""The share of a tile's worth while no space of its colour is open yet."""
_GAPS: Final = 4
"""Areas that miss so many tiles or more count alike."""

# --- what is due: kinds of decisions that are pending ---------------------------------------------
_DUE_NAMES: Final = [
    *("turn", "extra action", "white action", "place tile", "sell goods", "take tile", "copy building"),
    *("load ship", "load neighbour", "store goods", "collect goods", "make room", "choose storage", "gift"),
    *("tax", "borrow", "coins", "swap goods", "give goods", "reward", "herd", "begin"),
]
_TURN: Final = 0
_EXTRA: Final = 1
_WHITE: Final = 2
_PLACE: Final = 3
_SELL: Final = 4
_TAKE: Final = 5
_COPY: Final = 6
_LOAD: Final = 7
_NEIGHBOUR: Final = 8
_STORE: Final = 9
_COLLECT: Final = 10
_ROOM: Final = 11
_STORAGE: Final = 12
_GIFT: Final = 13
_TAX: Final = 14
_BORROW: Final = 15
_COINS: Final = 16
_SWAP: Final = 17
_GIVE: Final = 18
_REWARD: Final = 19
_HERD: Final = 20
_BEGIN: Final = 21
_DUE: Final = len(_DUE_NAMES)

_DEPOT_NUMBERS: Final = range(1, DEPOTS + 1)
ROW: Final = RowForm(
    1,
    [
        *[f"{seats} seats" for seats in range(1, _SEATS + 1)],
        *("team", *[f"with {key}" for key in EXPANSIONS]),
        *[f"phase {phase + 1}" for phase in range(PHASES)],
        *("round", "turns left", "early", "last round", "goods to come"),
        *("my turn", "asked", "first", "place in order", "pawn", "rival dice before mine", "rival dice left"),
        *[f"dice that show {number}" for number in _DEPOT_NUMBERS],
        "dice left",
        *[f"due: {name}" for name in _DUE_NAMES],
        "worth of what is due",
        *("points", "supplies", "areas", "stored", "lasting", "dice", "prospects"),
        *("silver", "a purchase", "workers", "first workers", "may buy"),
        *("goods", "types of goods", "most goods of a type", "no room for goods", "sold", "types sold"),
        *("cargo", "best cargo", "worth of a ship"),
        *[f"stored {colour}" for colour in COLOUR_NAMES],
        *("tiles stored", "room in storage", "stored tiles that fit"),
        *("covered", "open spaces"),
        *[f"open spaces with {number}" for number in _DEPOT_NUMBERS],
        *[f"{colour} covered" for colour in COLOUR_NAMES],
        *[f"{colour} bonus in sight" for colour in COLOUR_NAMES],
        *[f"{colour} spaces open" for colour in COLOUR_NAMES],
        *[f"{colour} spaces missing" for colour in COLOUR_NAMES],
        *[f"points of areas that miss {gap + 1}" for gap in range(_GAPS)],
        *[f"areas that miss {gap + 1}" for gap in range(_GAPS)],
        *("areas untouched", "last tiles stored", "last tiles on offer"),
        *[f"worth of depot {number}" for number in _DEPOT_NUMBERS],
        *("worth of the black depot", "black tile to be had"),
        *[f"{colour} on offer" for colour in COLOUR_NAMES],
        *("dice place", "best die places", "dice take", "dice sell", "dice do"),
        *("a die will place", "a die will take", "a die will sell", "a die will do"),
        *[f"monastery {number}" for number in range(1, MONASTERY_COUNT + 1)],
        *("mines", "animals", "points of monasteries"),
        *[f"shield {number + 1}" for number in range(SHIELDS)],
        *("shields held", "points of shields", "inns laid", "posts", "route laid", "route fits"),
        *("rival points", "mean rival points", "rival prospects", "ahead", "rival silver", "rival workers"),
        *("rival storage", "rivals would take"),
        *[f"{colour} covered by a rival" for colour in COLOUR_NAMES],
        *[f"ahead in {colour}" for colour in COLOUR_NAMES],
        *[f"rivals have {colour} open" for colour in COLOUR_NAMES],
        *("goal", "counter", "laps", "missing a turn", "worth alone"),
    ],
)


def write_rows(game: Burgundy, out: Rows) -> None:
    """The rows of all sides."""
    offer = Offer(game)
    looks = [Look(game, side) for side in range(len(game.duchies))]
    for look in looks:
        write_time(game, look, out)
        write_due(look, out)
        write_supplies(game, look, offer, out)
        write_shape(look, offer, out)
        write_chances(look, offer, out)
        write_powers(look, out)
        write_rivals(look, looks, out)
        write_alone(game, look, out)


class Offer:
    """What lies on the central board, whoever looks at it."""

    def __init__(self, game: Burgundy) -> None:
        self.by_colour = [0] * (COLOURS + 1)
        for slot in ALL_DEPOT_SLOTS[game.table]:
            tile = game.slots[slot]
            if tile != NO_TILE:
                self.by_colour[TILE_COLOUR[tile]] += 1
        self.cargo = 0
        self.best_cargo = 0
        for depot in range(DEPOTS):
            here = 0
            for kind in range(GOODS):
                here += game.cargo[depot * GOODS + kind]
            self.cargo += here
            if here > self.best_cargo:
                self.best_cargo = here


class Look:
    """One look at a side: its duchy, what the board offers it, and what it could do with which number."""

    def __init__(self, game: Burgundy, side: int) -> None:
        me = game.duchies[side]
        self.game = game
        self.side = side
        self.me = me
        self.eye = Eye(game, me, side, MADE)
        self.dice = dice_of(game, side)
        self.score = me.score()
        self.supplies = self.eye.supplies()
        self.areas = self.eye.areas()
        self.stored = self.eye.stored()
        self.lasting = self.eye.lasting()
        self.in_hand = self.eye.dice()
        self.prospects = self.supplies + self.areas + self.stored + self.lasting + self.in_hand
        self.open = me.open
        if me.secret >= 0:
            self.open |= me.board.near[me.secret] & ~me.covered
        self.open_numbers = [0] * SIDES_OF_DIE
        self.open_colours = [0] * COLOURS
        self.best = [0.0] * (COLOURS + 1)
        self.where = [NOTHING] * (COLOURS + 1)
        self.look_at_spaces()
        self.covered = [0] * COLOURS
        self.missing = [0] * COLOURS
        for colour in range(COLOURS):
            self.covered[colour] = (me.covered & me.board.of_colour[colour]).bit_count()
            self.missing[colour] = len(me.board.spaces_of[colour]) - self.covered[colour]
        self.depots = [0.0] * DEPOTS
        self.colours = [0.0] * (COLOURS + 1)
        self.black = 0.0
        self.look_at_offer()
        self.sales = [0.0] * GOODS
        for kind in range(GOODS):
            if me.goods[kind]:
                self.sales[kind] = points_for(game, me, me.goods[kind]) + self.eye.silver
        self.taking = way_of_taking(me)
        self.selling = way_of_selling(me)
        self.due = [0.0] * _DUE
        self.worth_due = 0.0
        self.look_at_timetable()

    def look_at_spaces(self) -> None:
        """Which numbers and colours the open spaces ask for, and the best of each colour."""
        board = self.me.board
        rest = self.open
        while rest:
            space = rest.bit_length() - 1
            rest ^= BIT[space]
            colour = board.colour[space]
            self.open_numbers[board.die[space]] += 1
            self.open_colours[colour] += 1
            gain = self.eye.covering(space, NO_TILE)
            if self.where[colour] == NOTHING or gain > self.best[colour]:
                self.best[colour] = gain
                self.where[colour] = space
            if self.where[ANY] == NOTHING or gain > self.best[ANY]:
                self.best[ANY] = gain
                self.where[ANY] = space

    def look_at_offer(self) -> None:
        """The best tile of each depot, of each colour, and of the black depot, for this duchy."""
        game = self.game
        for slot in ALL_DEPOT_SLOTS[game.table]:
            tile = game.slots[slot]
            if tile != NO_TILE:
                worth = self.worth_of(tile)
                if worth > self.depots[DEPOT_OF[slot]]:
                    self.depots[DEPOT_OF[slot]] = worth
                if worth > self.colours[TILE_COLOUR[tile]]:
                    self.colours[TILE_COLOUR[tile]] = worth
        for slot in BLACK_SLOTS_USED[game.table]:
            tile = game.slots[slot]
            if tile != NO_TILE:
                worth = self.worth_of(tile)
                if worth > self.black:
                    self.black = worth
        if game.slots[INN_SLOT] != NO_TILE:
            worth = self.worth_of(INN)
            if worth > self.black:
                self.black = worth

    def worth_of(self, tile: int) -> float:
        """What a tile would bring on the best open space of its colour; less if none is open."""
        colour = TILE_COLOUR[tile]
        space = self.where[colour]
        if space == NOTHING:
            if self.missing[colour] == 0:
                return 0.0
            return _LATER * self.eye.effect(tile, self.me.board.spaces_of[colour][0])
        if (tile < BUILDINGS or tile == INN) and not placing.within_limits(self.me, tile, BIT[space]):
            return self.worth_elsewhere(tile)
        return self.best[colour] + self.eye.effect(tile, space)

    def worth_elsewhere(self, tile: int) -> float:
        """The same for a tile that may not lie on the best space."""
        me = self.me
        rest = placing.within_limits(me, tile, self.open & me.board.for_tile[tile])
        best = 0.0
        while rest:
            space = rest.bit_length() - 1
            rest ^= BIT[space]
            gain = self.eye.gain(space, tile)
            if gain > best:
                best = gain
        return best

    # --- what a number could do -------------------------------------------------------------------

    def within(self, worths: list[float], way: int, shown: int) -> float:
        """The best of six worths, one a number, that a die can be bent to."""
        workers = self.me.workers
        needed = WORKERS_NEEDED[way][shown]
        best = 0.0
        for number in range(SIDES_OF_DIE):
            if needed[number] <= workers:
                worth = worths[number] - _WORKER * needed[number]
                if worth > best:
                    best = worth
        return best

    def places(self, shown: int) -> float:
        return self.within(self.eye.reach, self.selling, shown)

    def takes(self, shown: int) -> float:
        return self.within(self.depots, self.taking, shown)

    def sells(self, shown: int) -> float:
        return self.within(self.sales, self.selling, shown)

    def does(self, shown: int) -> float:
        """The best that a die can do."""
        best = self.places(shown)
        taken = _TAKEN * self.takes(shown)
        if taken > best:
            best = taken
        sold = self.sells(shown)
        return sold if sold > best else best

    # --- what is due ------------------------------------------------------------------------------

    def look_at_timetable(self) -> None:
        """Every decision of this side that is pending, down to the end of the turn."""
        stack = self.game.stack
        for place in range(len(stack) - 1, -1, -1):
            step = stack[place]
            if isinstance(step, EndTurn | BeginTurn):
                break
            if isinstance(step, InAnyOrder):
                for part in step.steps:
                    self.look_at(part)
            else:
                self.look_at(step)
        hand = self.game.hand
        if hand != NO_TILE and self.is_mine(self.game.active):
            self.worth_due += _TAKEN * self.worth_of(hand)

    def is_mine(self, seat: int) -> bool:
        return seat != NOBODY and self.game.sides[seat] == self.side

    def look_at(self, step: Step[Any]) -> None:
        if step.player == NOBODY:
            self.look_at_event(step)
        elif self.is_mine(step.player):
            self.look_at_decision(step)

    def look_at_event(self, step: Step[Any]) -> None:
        """Things that will happen: rewards of a trade route, and what a tile laid alone brings."""
        if isinstance(step, routes.Reward):
            if self.is_mine(step.seat):
                self.owes(_REWARD, self.eye.extra)
        elif isinstance(step, solo.ScoreArea):
            points = AREA_POINTS[scoring.area_size(self.me, step.space)] + PHASE_POINTS[self.eye.phase]
            self.worth_due += points
        elif isinstance(step, solo.UseTile):
            self.worth_due += self.eye.effect(self.me.tiles[step.space], step.space)

    def look_at_decision(self, step: Step[Any]) -> None:
        """A decision of this side: its kind, and what it is likely to bring."""
        if isinstance(step, TakeTurn):
            self.due[_TURN] += 1.0
        elif isinstance(step, ExtraAction):
            self.owes(_EXTRA, self.does(ANY))
        elif isinstance(step, WhiteAction):
            self.owes(_WHITE, self.does(self.game.white))
        elif isinstance(step, PlaceTile):
            self.owes(_PLACE, self.places(ANY))
        elif isinstance(step, SellGoods):
            self.owes(_SELL, self.sells(ANY))
        elif isinstance(step, TakeTile):
            self.owes(_TAKE, _TAKEN * self.best_of(COLOURS_TAKEN_BY[step.building]))
        elif isinstance(step, CopyBuilding):
            self.owes(_COPY, self.does(ANY))
        elif isinstance(step, LoadShip):
            self.owes(_LOAD, self.eye.ship())
        elif isinstance(step, LoadNeighbour):
            self.owes(_NEIGHBOUR, self.eye.ship())
        elif isinstance(step, StoreGoods):
            self.due[_STORE] += 1.0
        elif isinstance(step, CollectGoods):
            self.owes(_COLLECT, self.eye.ship())
        elif isinstance(step, MakeRoom | MakeRoomIn | DiscardDown):
            self.due[_ROOM] += 1.0
        elif isinstance(step, ChooseStorage | UseStorage):
            self.due[_STORAGE] += 1.0
        elif isinstance(step, PlaceGift | solo.ColourReward):
            self.owes(_GIFT, self.black)
        elif isinstance(step, PayTax):
            self.due[_TAX] += step.due.bit_count()
        elif isinstance(step, BorrowMonasteries):
            self.due[_BORROW] += 1.0
        elif isinstance(step, AddCoins):
            self.due[_COINS] += 1.0
        elif isinstance(step, solo.SwapGoods):
            self.due[_SWAP] += 1.0
        elif isinstance(step, solo.GiveGoods):
            self.due[_GIVE] += step.left
        elif isinstance(step, routes.TakeReward):
            self.owes(_REWARD, self.eye.building(step.reward))
        elif isinstance(step, ChooseHerd):
            self.owes(_HERD, 6.0)
        elif isinstance(step, ChooseDuchy | FoundCastle | FoundSecretly):
            self.due[_BEGIN] += 1.0

    def owes(self, kind: int, worth: float) -> None:
        """Something is due that brings about so much."""
        self.due[kind] += 1.0
        self.worth_due += worth

    def best_of(self, colours: int) -> float:
        """The best tile on offer of some colours."""
        best = 0.0
        for colour in range(COLOURS):
            if colours >> colour & 1 and self.colours[colour] > best:
                best = self.colours[colour]
        return best


def dice_of(game: Burgundy, side: int) -> list[int]:
    """The dice of a side that are not used yet."""
    found: list[int] = []
    for seat in range(len(game.sides)):
        if game.sides[seat] == side:
            for shown in (game.dice[2 * seat], game.dice[2 * seat + 1]):
                if shown != NOTHING:
                    found.append(shown)
    return found


# --- the parts of a row, in the order of its form -------------------------------------------------


def write_time(game: Burgundy, look: Look, out: Rows) -> None:
    """How many play with what, how much time is left, whose turn it is, and what the dice show."""
    setting = game.setting
    out.one_of(len(game.sides) - 1, _SEATS)
    out.flag(game.is_team())
    out.flag(setting.extra_tiles)
    out.flag(setting.border_posts)
    out.flag(setting.white_castles)
    out.flag(setting.inns)
    out.flag(setting.trade_routes)
    out.flag(setting.shields)
    out.one_of(game.phase, PHASES)
    out.count(game.round, ROUNDS)
    out.put(look.eye.turns / 15.0)
    out.put(look.eye.early)
    out.flag(look.eye.rounds == 0)
    out.count(len(game.row), ROUNDS)
    write_order(game, look, out)
    shown = [0] * SIDES_OF_DIE
    for number in look.dice:
        shown[number] += 1
    for number in range(SIDES_OF_DIE):
        out.count(shown[number], 2)
    out.count(len(look.dice), 2)


def write_order(game: Burgundy, look: Look, out: Rows) -> None:
    """Who comes first: the bridge, and the dice that others may use before this side's are used."""
    out.flag(look.is_mine(game.active))
    out.flag(len(game.stack) > 0 and look.is_mine(game.stack[-1].player))
    seats = len(game.order)
    first = seats
    pawn = 0
    before = 0
    left = 0
    waiting = False
    for place in range(seats):
        seat = game.order[place]
        unused = int(game.dice[2 * seat] != NOTHING) + int(game.dice[2 * seat + 1] != NOTHING)
        if look.is_mine(seat):
            if place < first:
                first = place
            if game.pawns[seat] > pawn:
                pawn = game.pawns[seat]
            waiting = waiting or unused > 0
        else:
            left += unused
            if not waiting:
                before += unused
    out.flag(first == 0)
    out.put(first / (seats - 1) if seats > 1 else 0.0)
    out.count(pawn, BRIDGE_END)
    out.count(before, 2)
    out.count(left, 2)


def write_due(look: Look, out: Rows) -> None:
    """What is pending, and the terms of the hand-made eye."""
    for kind in range(_DUE):
        out.put(look.due[kind])
    out.put(look.worth_due / 10.0)
    out.put(look.score / 100.0)
    out.put(look.supplies / 20.0)
    out.put(look.areas / 20.0)
    out.put(look.stored / 20.0)
    out.put(look.lasting / 20.0)
    out.put(look.in_hand / 10.0)
    out.put(look.prospects / 50.0)


def write_supplies(game: Burgundy, look: Look, offer: Offer, out: Rows) -> None:
    """Silver, workers, goods, the cargo that waits in the depots, and the tiles in storage."""
    me = look.me
    out.count(me.silver, 5)
    out.flag(me.silver >= PRICE)
    out.count(me.workers, 5)
    out.count(me.workers if me.workers < ENOUGH_WORKERS else ENOUGH_WORKERS, ENOUGH_WORKERS)
    out.flag(look.is_mine(game.active) and not game.bought and me.silver >= PRICE)
    total = 0
    most = 0
    for count in me.goods:
        total += count
        if count > most:
            most = count
    types = me.goods_types()
    out.count(total, 6)
    out.count(types, GOODS_SPACES)
    out.count(most, 4)
    out.flag(types >= GOODS_SPACES)
    out.count(sum(me.sold), 12)
    out.count(GOODS - me.sold.count(0), GOODS)
    out.count(offer.cargo, 10)
    out.count(offer.best_cargo, 4)
    out.put(look.eye.ship() / 10.0)
    write_tiles(game, look, out)


def write_tiles(game: Burgundy, look: Look, out: Rows) -> None:
    """The tiles in storage, a team's own ones included."""
    me = look.me
    tiles = me.storage
    if game.private:
        tiles = tiles.copy()
        for seat in range(len(game.sides)):
            if look.is_mine(seat):
                tiles.extend(game.private[seat])
    held = [0] * (COLOURS + 1)
    fits = 0
    for tile in tiles:
        held[TILE_COLOUR[tile]] += 1
        if placing.fitting(me, tile, me.board.full):
            fits += 1
    for colour in range(COLOURS):
        out.count(held[colour], 2)
    out.count(len(tiles), STORAGE)
    out.count(STORAGE - len(tiles), STORAGE)
    out.count(fits, STORAGE)


def write_shape(look: Look, offer: Offer, out: Rows) -> None:
    """The shape of the duchy: colours and areas, how far they are and what they still need."""
    me = look.me
    board = me.board
    out.count(me.covered.bit_count(), board.spaces)
    out.count(look.open.bit_count(), 15)
    for number in range(SIDES_OF_DIE):
        out.count(look.open_numbers[number], 3)
    for colour in range(COLOURS):
        out.count(look.covered[colour], len(board.spaces_of[colour]))
    for colour in range(COLOURS):
        bonus = 0.0
        if look.missing[colour]:
            share = look.covered[colour] / len(board.spaces_of[colour])
            bonus = scoring.bonus_points(look.game, look.game.bonus[colour]) * share * share / 5.0
        out.put(bonus)
    for colour in range(COLOURS):
        out.count(look.open_colours[colour], 3)
    for colour in range(COLOURS):
        out.count(look.missing[colour], 5)
    write_areas(me, look, offer, out)


def write_areas(me: Duchy, look: Look, offer: Offer, out: Rows) -> None:
    """Areas by the number of tiles they miss; whether the last tile of one is there."""
    board = me.board
    points = [0] * _GAPS
    areas = [0] * _GAPS
    untouched = 0
    stored = 0
    offered = 0
    for area in range(board.areas):
        mask = board.area_mask[area]
        size = len(board.spaces_in[area])
        gap = size - (me.covered & mask).bit_count()
        if gap == 0:
            continue
        if gap == size:
            untouched += 1
        if look.open & mask:
            where = gap - 1 if gap < _GAPS else _GAPS - 1
            points[where] += AREA_POINTS[size if size < MAX_AREA else MAX_AREA]
            areas[where] += 1
            if gap == 1:
                if holds_for(me, board.colour[board.spaces_in[area][0]], look.open & mask):
                    stored += 1
                if offer.by_colour[board.colour[board.spaces_in[area][0]]]:
                    offered += 1
    for gap in range(_GAPS):
        out.count(points[gap], 15)
    for gap in range(_GAPS):
        out.count(areas[gap], 4)
    out.count(untouched, 8)
    out.count(stored, 2)
    out.count(offered, 3)


def holds_for(me: Duchy, colour: int, spaces: int) -> bool:
    """Is a tile stored that may lie on one of these spaces, all of one colour?"""
    for tile in me.storage:
        if TILE_COLOUR[tile] in (colour, ANY) and placing.within_limits(me, tile, spaces):
            return True
    return False


def write_chances(look: Look, offer: Offer, out: Rows) -> None:
    """What the board offers this duchy by number, and what its dice and those to come can do with it."""
    for depot in range(DEPOTS):
        out.put(look.depots[depot] / 10.0)
    out.put(look.black / 10.0)
    rich = look.me.silver >= PRICE
    out.put(look.black / 10.0 if rich else 0.0)
    for colour in range(COLOURS):
        out.count(offer.by_colour[colour], 4)
    placed = 0.0
    best = 0.0
    taken = 0.0
    sold = 0.0
    done = 0.0
    for shown in look.dice:
        worth = look.places(shown)
        placed += worth
        if worth > best:
            best = worth
        taken += look.takes(shown)
        sold += look.sells(shown)
        done += look.does(shown)
    out.put(placed / 20.0)
    out.put(best / 10.0)
    out.put(taken / 20.0)
    out.put(sold / 10.0)
    out.put(done / 20.0)
    write_outlook(look, out)


def write_outlook(look: Look, out: Rows) -> None:
    """What a die of any number will do on average."""
    placed = 0.0
    taken = 0.0
    sold = 0.0
    done = 0.0
    for shown in range(SIDES_OF_DIE):
        place = look.places(shown)
        take = look.takes(shown)
        sell = look.sells(shown)
        placed += place
        taken += take
        sold += sell
        most = _TAKEN * take
        if place > most:
            most = place
        done += sell if sell > most else most
    out.put(placed / 60.0)
    out.put(taken / 60.0)
    out.put(sold / 30.0)
    out.put(done / 60.0)


def write_powers(look: Look, out: Rows) -> None:
    """Monasteries and shields in force, and what goes on paying."""
    me = look.me
    for number in range(1, MONASTERY_COUNT + 1):
        out.flag(me.powers >> number & 1 == 1)
    out.count(me.mines(), 3)
    animals = 0
    for tile in me.tiles:
        if tile != NO_TILE:
            animals += ANIMALS_ON[tile]
    out.count(animals, 15)
    out.count(scoring.monastery_points(me, me.powers) if me.powers & SCORING_MONASTERIES else 0, 10)
    for shield in range(SHIELDS):
        out.flag(me.crests >> shield & 1 == 1)
    out.count(me.crests.bit_count(), 3)
    out.count(scoring.shield_points(me) if me.crests else 0, 10)
    out.count(me.tiles.count(INN), 2)
    out.count(me.posts, POSTS)
    out.count(len(me.laid), 10)
    space = len(me.laid)
    fits = False
    if space < len(me.route) * ROUTE_SPACES:
        fits = me.goods[ROUTE_GOODS[me.route[space // ROUTE_SPACES]][space % ROUTE_SPACES]] > 0
    out.flag(fits)


def write_rivals(look: Look, looks: list[Look], out: Rows) -> None:
    """The other sides: the strongest of them in each respect, and where they compete."""
    points = 0
    total = 0
    prospects = 0.0
    silver = 0
    workers = 0
    stored = 0
    takes = 0.0
    rivals = 0
    covered = [0.0] * COLOURS
    missing = [9] * COLOURS
    opened = [0] * COLOURS
    for other in looks:
        if other is look:
            continue
        rivals += 1
        him = other.me
        total += other.score
        points = max(points, other.score)
        prospects = max(prospects, other.score + other.prospects)
        silver = max(silver, him.silver)
        workers = max(workers, him.workers)
        stored = max(stored, len(him.storage))
        for shown in other.dice:
            takes += other.takes(shown)
        for colour in range(COLOURS):
            covered[colour] = max(covered[colour], other.covered[colour] / len(him.board.spaces_of[colour]))
            missing[colour] = min(missing[colour], other.missing[colour])
            opened[colour] += other.open_colours[colour]
    out.put(points / 100.0)
    out.put(total / (100.0 * rivals) if rivals else 0.0)
    out.put(prospects / 100.0)
    out.put((look.score + look.prospects - prospects) / 50.0 if rivals else 0.0)
    out.count(silver, 5)
    out.count(workers, 5)
    out.count(stored, STORAGE)
    out.put(takes / 40.0)
    for colour in range(COLOURS):
        out.put(covered[colour])
    for colour in range(COLOURS):
        out.put(lead(look.missing[colour], missing[colour]) if rivals else 0.0)
    for colour in range(COLOURS):
        out.put(opened[colour] / (3.0 * rivals) if rivals else 0.0)


def lead(missing: int, theirs: int) -> float:
    """Who will cover a colour first, by the tiles still missing; nothing is left to win for who has it."""
    if missing == 0 or theirs == 0:
        return 0.0
    ahead = theirs - missing
    if ahead > 3:
        return 1.5
    return ahead / 2.0 if ahead > -3 else -1.5


def write_alone(game: Burgundy, look: Look, out: Rows) -> None:
    """The solo game: the goal, the counter, and how many spaces a turn must still cover."""
    if not game.is_solo():
        for _ in range(5):
            out.put(0.0)
        return
    me = look.me
    out.count(game.goal, 20)
    out.put(game.counter / game.goal)
    out.count(game.setting.goal - game.goal, 5 * GOAL_STEP)
    missing = (me.board.spaces - me.covered.bit_count()) / (1.0 + look.eye.turns) / 2.0
    out.put(missing if missing < 3.0 else 3.0)
    out.put(Loner(game, me).worth() / 50.0)
