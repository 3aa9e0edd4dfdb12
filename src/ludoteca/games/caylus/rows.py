"""Rows: what a learned value looks at, a few numbers a player. Opinion, not rules.

The table first, then the player's stock, the rest of the turn as ``evaluate`` plans it, the lasting things,
what is asked of whom, and the strongest and the mean of the others.
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.rows import RowForm, Rows, each
from ludoteca.games.caylus import components as box
from ludoteca.games.caylus.castle import Deliver, VisitCastle
from ludoteca.games.caylus.construction import PayAnyCube, ReplaceResidence
from ludoteca.games.caylus.evaluate import Plan, rank, reach, turns_left
from ludoteca.games.caylus.favours import ChooseFavour, TakeCubes
from ludoteca.games.caylus.observe import PENDING
from ludoteca.games.caylus.placing import price
from ludoteca.games.caylus.provost import MoveProvost, OfferBribe
from ludoteca.games.caylus.state import Caylus
from ludoteca.games.caylus.trade import BuyCube, PayCubes
from ludoteca.games.caylus.turn import income
from ludoteca.games.caylus.weights import MADE

_TRADES: Final = ["cubes", "gold", "sell", "buy", "wood", "stone", "prestige", "transform", "exchange"]
"""What a worker on the road is there for."""
_KINDS: Final = len(_TRADES)
_CUBES_TRADE: Final = 0
_GOLD_TRADE: Final = 1


def _trade_of(building: int) -> int:
    effect = box.EFFECT[building]
    if effect == box.PRODUCE:
        return _GOLD_TRADE if box.YIELDS[building][0][box.GOLD] else _CUBES_TRADE
    if effect == box.BUILD:
        return {box.WOODEN: 4, box.OF_STONE: 5, box.PRESTIGE: 6}[box.BUILDS[building]]
    return {box.SELL: 2, box.BUY: 3, box.TRANSFORM: 7, box.EXCHANGE: 8}.get(effect, -1)


TRADE_OF: Final = [_trade_of(building) for building in range(box.BUILDINGS)]
SIZE_OF: Final = [
    sum(box.YIELDS[building][0]) / 2 if TRADE_OF[building] == _CUBES_TRADE else 1.0
    for building in range(box.BUILDINGS)
]
"""Of production buildings, how much they make."""
EXCHANGES: Final = [building for building in range(box.BUILDINGS) if box.EFFECT[building] == box.EXCHANGE]
SPECIALS: Final = [box.GATE, box.TRADING_POST, box.GUILD, box.JOUST_FIELD]
PRESTIGE_TILES: Final = box.TILES_OF[box.PRESTIGE]
MISSING_WORTH: Final = 2.5
"""What a cube short of a prestige building takes from the hope of it."""


NAMES: Final = [
    *each("players", [str(count) for count in box.PLAYER_COUNTS]),
    *("simplified", "jeweller", "turns left", "turns left, few"),
    *each("phase", box.PHASE_NAMES),
    *("way to the end", "surely last turn", "perhaps last turn"),
    *("way to the scoring", "surely scored", "perhaps scored", "provost ahead", "room in the section"),
    *each("scored", ["0", "1", "2"]),
    *("wood tiles", "stone tiles", "prestige tiles", "road left", "others passed"),
    *each("free for", _TRADES),
    *each("stands", [box.BUILDING_NAMES[building] for building in EXCHANGES]),
    *each("free", [box.BUILDING_NAMES[building] for building in SPECIALS]),
    *("stables free", "inn free", "score"),
    *each("cubes", box.CUBE_NAMES),
    *each("has", box.CUBE_NAMES),
    *("batches in hand", "deniers", "deniers, few", "workers", "price", "income"),
    *("prestige in hand", "prestige in hope"),
    *("plan points", "plan deniers", "plan batches", "plan houses", "plan batches in hand", "plan prestige"),
    *each("plan", box.CUBE_NAMES),
    *("favour worth", "stock worth", "holdings worth", "castle worth", "markers worth", "worth"),
    *("workers reached", "workers lost"),
    *each("at", _TRADES),
    *each("at", [box.BUILDING_NAMES[building] for building in SPECIALS]),
    *("in the stables", "inn left", "inn right", "in the castle", "castle before", "castle after"),
    *("delivers", "batches", "best builder", "bribes"),
    *each("houses", box.SECTION_NAMES),
    *("no house", "house to a favour"),
    *each("favours", box.LINE_NAMES),
    *each("used", box.LINE_NAMES),
    *("favours due", "of wood", "of stone", "of prestige", "residences", "waiting"),
    *each("own", _TRADES),
    *("rank", "first", "passed", "passed first", "passed before"),
    "asked",
    *each("asked", PENDING.names),
    *("cubes to choose", "points in the making", "favours in the making"),
    *("best other worth", "mean other worth", "best other score", "mean other deniers", "mean other cubes"),
    *("best other batches", "others in the castle", "mean other workers", "best other houses"),
    *("best other prestige", "best other residences", "best other favours", "others bribe"),
]
ROW: Final = RowForm(1, NAMES)


class Digest:
    """What the rows of one position need of every player, worked out once."""

    def __init__(self, game: Caylus) -> None:
        seats = len(game.players)
        self.plans = [Plan(game, seat, MADE) for seat in range(seats)]
        self.stocks: list[float] = []
        self.holdings: list[float] = []
        self.castles: list[float] = []
        self.worths: list[float] = []
        self.batches: list[int] = []
        self.prestige: list[float] = []
        for seat in range(seats):
            plan = self.plans[seat]
            plan.play_on()
            stock = plan.stock_worth()
            holdings = plan.holdings_worth()
            castle = plan.castle_worth()
            self.stocks.append(stock)
            self.holdings.append(holdings)
            self.castles.append(castle)
            self.worths.append(plan.points + stock + holdings + castle)
            self.batches.append(batches_in(game.players[seat].cubes))
            self.prestige.append(prestige_in(game, plan.cubes, 0) if game.players[seat].residences else 0.0)
        self.free = [0.0] * _KINDS
        self.at = [0.0] * (_KINDS * seats)
        self.own = [0] * (_KINDS * seats)
        self.reached = [0.0] * seats
        self.lost = [0.0] * seats
        self.favours_due = [0] * seats
        self.delivers = [False] * seats
        self.bribes = [False] * seats
        self.look_along_road(game)
        self.look_at_stack(game)

    def look_along_road(self, game: Caylus) -> None:
        """Whose workers stand where, which places are free, and whose the buildings are."""
        seats = len(game.players)
        for space in range(box.SPACES):
            building = game.road[space]
            if building == box.NO_BUILDING or TRADE_OF[building] < 0:
                continue
            trade = TRADE_OF[building]
            chance = reach(game, space, MADE)
            user = box.NOBODY
            for seat in range(seats):
                player = game.players[seat]
                if player.at & box.BIT[building]:
                    user = seat
                if player.own & box.BIT[building]:
                    self.own[seat * _KINDS + trade] += 1
            if user == box.NOBODY:
                self.free[trade] += chance * SIZE_OF[building]
            else:
                self.at[user * _KINDS + trade] += chance * SIZE_OF[building]
                self.reached[user] += chance
                self.lost[user] += 1.0 - chance

    def look_at_stack(self, game: Caylus) -> None:
        """What is still due to whom."""
        for step in game.stack:
            if isinstance(step, ChooseFavour):
                self.favours_due[step.player] += 1
            elif isinstance(step, Deliver):
                self.delivers[step.player] = True
            elif isinstance(step, VisitCastle):
                self.delivers[step.seat] = True
            elif isinstance(step, MoveProvost):
                self.bribes[step.player] = True
            elif isinstance(step, OfferBribe):
                self.bribes[step.seat] = game.players[step.seat].deniers > 0


def write_rows(game: Caylus, out: Rows) -> None:
    """One row a player."""
    digest = Digest(game)
    for seat in range(len(game.players)):
        write_table(game, seat, digest, out)
        write_stock(game, seat, out)
        write_plan(game, seat, digest, out)
        write_workers(game, seat, digest, out)
        write_castle(game, seat, digest, out)
        write_lasting(game, seat, digest, out)
        write_order(game, seat, out)
        write_asked(game, seat, out)
        write_others(game, seat, digest, out)


def write_table(game: Caylus, seat: int, digest: Digest, out: Rows) -> None:
    """Players and options, time left, the castle, and what is free to go to."""
    out.one_of(len(game.players) - 2, len(box.PLAYER_COUNTS))
    out.flag(game.setting.simplified)
    out.flag(game.setting.jeweller)
    left = turns_left(game, MADE)
    out.put(left / 8.0)
    out.put(min(left, 2.0) / 2.0)
    out.one_of(game.phase - 1, len(box.PHASE_NAMES))
    way = box.SCORING_SPACE[box.TOWERS] - game.bailiff
    out.count(way, 12)
    out.flag(way <= box.BAILIFF_SLOW)
    out.flag(way <= box.BAILIFF_FAST)
    section = min(game.scored, box.TOWERS)
    way = box.SCORING_SPACE[section] - game.bailiff
    out.count(way, 6)
    out.flag(way <= box.BAILIFF_SLOW)
    out.flag(way <= box.BAILIFF_FAST)
    out.count(game.provost - game.bailiff, 3)
    out.count(box.SECTION_SPACES[section] - game.houses_in(section), 8)
    out.one_of(game.scored, box.SECTIONS)
    write_supply(game, box.WOODEN, out)
    write_supply(game, box.OF_STONE, out)
    write_supply(game, box.PRESTIGE, out)
    space = game.first_empty_space()
    out.count(0 if space == box.NO_SPACE else box.LAST_SPACE - space, 16)
    passed = len(game.passed) - (1 if seat in game.passed else 0)
    out.put(passed / (len(game.players) - 1.0) if game.phase == 2 else 0.0)
    for trade in range(_KINDS):
        out.put(digest.free[trade] / 2.0)
    standing = ~(game.supply | game.removed)
    for building in EXCHANGES:
        out.flag(standing & box.BIT[building] != 0)
    occupied = game.occupied()
    for building in SPECIALS:
        out.flag(game.phase == 2 and not occupied & box.BIT[building])
    out.count(box.STABLES_PLACES - len(game.stables) if game.phase <= 2 else 0, box.STABLES_PLACES)
    out.flag(game.phase == 2 and game.inn_left == box.NOBODY)


def write_supply(game: Caylus, kind: int, out: Rows) -> None:
    """How many tiles of a kind can still be built."""
    left = 0
    for building in box.TILES_OF[kind]:
        if game.supply & box.BIT[building]:
            left += 1
    out.count(left, 8)


def write_stock(game: Caylus, seat: int, out: Rows) -> None:
    """Points, cubes, deniers and workers, and what they would do now."""
    me = game.players[seat]
    out.count(me.score(), 50)
    for cube in range(box.CUBES):
        out.count(me.cubes[cube], 4)
    for cube in range(box.CUBES):
        out.flag(me.cubes[cube] > 0)
    out.count(batches_in(me.cubes), 3)
    out.count(me.deniers, 10)
    out.count(min(me.deniers, 3), 3)
    out.count(me.workers, box.WORKERS)
    out.count(price(game, seat) if game.phase == 2 else 0, 3)
    out.count(income(me), 6)
    out.put(prestige_in(game, me.cubes, 0) / 15.0)
    out.put(prestige_in(game, me.cubes, 3) / 15.0)


def batches_in(cubes: list[int]) -> int:
    """How many batches a stock holds, each a food and two further kinds."""
    largest = 0
    further = 0
    for cube in range(box.WOOD, box.CUBES):
        further += cubes[cube]
        largest = max(largest, cubes[cube])
    return min(cubes[box.FOOD], further // 2, further - largest)


def prestige_in(game: Caylus, cubes: list[int], missing: int) -> float:
    """Points of the best prestige building these cubes pay for, or nearly: so many may be missing."""
    best = 0.0
    for building in PRESTIGE_TILES:
        if game.supply & box.BIT[building]:
            short = 0
            cost = box.COST[building]
            for cube in range(box.CUBES):
                if cost[cube] > cubes[cube]:
                    short += cost[cube] - cubes[cube]
            if short <= missing:
                worth = box.POINTS[building] + 3.0 * box.FAVOURS[building] - MISSING_WORTH * short
                if worth > best:
                    best = worth
    return best


def write_plan(game: Caylus, seat: int, digest: Digest, out: Rows) -> None:
    """The rest of the turn as it will go on if nothing changes, and what it is all worth."""
    plan = digest.plans[seat]
    out.put((plan.points - plan.me.score()) / 10.0)
    out.count(plan.deniers, 10)
    out.count(plan.delivered, 3)
    out.count(plan.houses, 3)
    out.count(batches_in(plan.cubes), 3)
    out.put(digest.prestige[seat] / 15.0)
    for cube in range(box.CUBES):
        out.count(plan.cubes[cube], 4)
    out.put(plan.favour / 4.0)
    out.put(digest.stocks[seat] / 20.0)
    out.put(digest.holdings[seat] / 15.0)
    out.put(digest.castles[seat] / 8.0)
    out.put(plan.markers_worth() / 6.0)
    out.put(digest.worths[seat] / 60.0)


def write_workers(game: Caylus, seat: int, digest: Digest, out: Rows) -> None:
    """Workers that stand somewhere, and what for."""
    me = game.players[seat]
    out.put(digest.reached[seat] / 3.0)
    out.put(digest.lost[seat] / 2.0)
    for trade in range(seat * _KINDS, (seat + 1) * _KINDS):
        out.put(digest.at[trade])
    for building in SPECIALS:
        out.flag(me.at & box.BIT[building] != 0)
    out.flag(seat in game.stables)
    out.flag(game.inn_left == seat)
    out.flag(game.inn_right == seat)


def write_castle(game: Caylus, seat: int, digest: Digest, out: Rows) -> None:
    """The place before the castle, batches and houses."""
    me = game.players[seat]
    there = seat in game.castle
    before = game.castle.index(seat) if there else 0
    out.flag(there)
    out.count(before, 2)
    out.count(len(game.castle) - 1 - before if there else 0, 2)
    out.flag(digest.delivers[seat])
    out.count(me.batches if game.phase == 6 else 0, 3)
    out.flag(there and game.phase == 6 and is_best_builder(game, seat))
    out.flag(digest.bribes[seat])
    for section in range(box.SECTIONS):
        out.count(me.houses[section], 4)
    if game.scored == box.SECTIONS:
        out.flag(False)
        out.flag(False)
        return
    houses = me.houses[game.scored]
    table = box.SECTION_FAVOURS[game.scored]
    last = len(table) - 1
    out.flag(houses == 0)
    out.flag(table[min(houses + 1, last)] > table[min(houses, last)])


def is_best_builder(game: Caylus, seat: int) -> bool:
    """Would this player get the favour for most batches if nobody delivered any more?"""
    best = box.NOBODY
    most = 0
    for other in game.castle:
        if game.players[other].batches > most:
            best = other
            most = game.players[other].batches
    return best == seat


def write_lasting(game: Caylus, seat: int, digest: Digest, out: Rows) -> None:
    """Favours, buildings and residences."""
    me = game.players[seat]
    for line in range(box.LINES):
        out.count(me.favours[line], box.COLUMNS)
    for line in range(box.LINES):
        out.flag(me.used >> line & 1 == 1)
    out.count(digest.favours_due[seat], 2)
    write_own(me.own, box.WOODEN, out)
    write_own(me.own, box.OF_STONE, out)
    write_own(me.own, box.PRESTIGE, out)
    out.count(me.residences.bit_count(), 3)
    out.count(me.waiting.bit_count(), 2)
    for trade in range(seat * _KINDS, (seat + 1) * _KINDS):
        out.count(digest.own[trade], 2)


def write_own(own: int, kind: int, out: Rows) -> None:
    """How many buildings of a kind are in a set."""
    found = 0
    for building in box.TILES_OF[kind]:
        if own & box.BIT[building]:
            found += 1
    out.count(found, 4)


def write_order(game: Caylus, seat: int, out: Rows) -> None:
    """The place in the turn order and among those who have passed."""
    place = rank(game, seat)
    out.put(place / (len(game.players) - 1.0))
    out.flag(place == 0)
    passed = seat in game.passed and game.phase <= 4
    out.flag(passed)
    out.flag(passed and game.passed[0] == seat)
    out.count(game.passed.index(seat) if passed else 0, 2)


def write_asked(game: Caylus, seat: int, out: Rows) -> None:
    """What the player is asked, and what is paid for but not there yet."""
    step = game.stack[-1] if game.stack else None
    if step is None or step.player != seat:
        out.flag(False)
        out.one_of(-1, PENDING.count + 3)
        return
    out.flag(True)
    out.one_of(PENDING.place(step), PENDING.count)
    left = 0
    points = 0
    favours = 0
    if isinstance(step, (PayAnyCube, ReplaceResidence)):
        points = box.POINTS[step.building]
        favours = box.FAVOURS[step.building]
    elif isinstance(step, PayCubes):
        rate = box.RATES[step.rate]
        left = step.left
        points = rate.points + box.GOLD_POINTS * rate.gold
    elif isinstance(step, (BuyCube, TakeCubes)):
        left = step.left
    out.count(left, 3)
    out.count(points, 8)
    out.count(favours, 1)


def write_others(game: Caylus, seat: int, digest: Digest, out: Rows) -> None:
    """The strongest and the mean of the others."""
    best_worth = -100.0
    worths = 0.0
    best_score = 0
    deniers = 0
    cubes = 0
    batches = 0
    castle = 0
    workers = 0
    houses = 0
    prestige = 0.0
    residences = 0
    favours = 0
    bribes = 0
    section = min(game.scored, box.TOWERS)
    for other, player in enumerate(game.players):
        if other == seat:
            continue
        worth = digest.worths[other]
        best_worth = max(best_worth, worth)
        worths += worth
        best_score = max(best_score, player.score())
        deniers += player.deniers
        cubes += sum(player.cubes)
        batches = max(batches, digest.batches[other])
        castle += 1 if other in game.castle else 0
        workers += 0 if other in game.passed else player.workers
        houses = max(houses, player.houses[section])
        prestige = max(prestige, digest.prestige[other])
        residences = max(residences, player.residences.bit_count())
        favours = max(favours, sum(player.favours))
        bribes += 1 if digest.bribes[other] else 0
    others = len(game.players) - 1.0
    out.put(best_worth / 60.0)
    out.put(worths / others / 60.0)
    out.count(best_score, 50)
    out.put(deniers / others / 10.0)
    out.put(cubes / others / 10.0)
    out.count(batches, 3)
    out.put(castle / others)
    out.put(workers / others / box.WORKERS)
    out.count(houses, 4)
    out.put(prestige / 15.0)
    out.count(residences, 3)
    out.count(favours, 8)
    out.put(bribes / others)
