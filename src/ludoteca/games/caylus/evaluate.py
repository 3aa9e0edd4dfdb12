"""How good a position is for a seat: the bots' eye. Opinion, not rules.

For every player the rest of the turn is planned with the workers that stand now: what the special buildings,
the road and the castle will bring, in their order, from the player's own cubes and deniers. What is left
then, and what has been founded, is worth so much a turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.caylus.castle import Deliver, VisitCastle
from ludoteca.games.caylus.components import (
    BIT,
    BUILD,
    BUILDS,
    BUY,
    BUY_LIMIT,
    BUY_PRICE,
    CLOTH,
    COST,
    COST_ANY,
    CUBES,
    CUBES_PER_POINT,
    DENIERS_PER_POINT,
    EFFECT,
    EXCHANGE,
    FAVOURS,
    FOOD,
    FOR_DENIERS,
    FOR_PRESTIGE,
    FOR_RESOURCES,
    GATE,
    GOLD,
    GOLD_POINTS,
    GUILD,
    INCOME,
    JOUST_FIELD,
    KIND,
    LINES,
    MIXED,
    NO_BATCH_LOSS,
    NO_BUILDING,
    NO_CUBE,
    NO_SPACE,
    NOBODY,
    OPEN_COLUMNS,
    ORDINARY,
    POINTS,
    PRESTIGE,
    PRODUCE,
    RATES,
    RATES_OF,
    RESIDENCE,
    RESIDENCE_CLOTH,
    RESIDENCE_DENIERS,
    SCORING_SPACE,
    SECTION_FAVOURS,
    SECTION_LOSS,
    SECTION_POINTS,
    SECTION_SPACES,
    SECTIONS,
    SELL,
    SELL_PRICE,
    SPACES,
    TILES_OF,
    TOWERS,
    TRADING_POST,
    TRADING_POST_DENIERS,
    WOOD,
    YIELDS,
)
from ludoteca.games.caylus.construction import can_pay
from ludoteca.games.caylus.provost import MoveProvost, OfferBribe
from ludoteca.games.caylus.state import Caylus
from ludoteca.games.caylus.weights import TUNED, Weights

LAST_CUBE_WORTH: Final = [1 / CUBES_PER_POINT] * ORDINARY + [float(GOLD_POINTS)]
LAST_DENIER_WORTH: Final = 1 / DENIERS_PER_POINT


def evaluate(game: Caylus, seat: int) -> float:
    """How good a position is, by the weights of today."""
    return judge(game, seat, TUNED)


def evaluate_with(weights: dict[str, float]) -> Callable[[Caylus, int], float]:
    """The same by other weights."""
    own = Weights(weights)
    return lambda game, seat: judge(game, seat, own)


def judge(game: Caylus, seat: int, w: Weights) -> float:
    """My points and prospects against the mean of the others'."""
    if not game.stack:
        scores = game.scores()
        return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)
    total = 0.0
    mine = 0.0
    for player in range(len(game.players)):
        worth = Plan(game, player, w).worth()
        total += worth
        if player == seat:
            mine = worth
    others = len(game.players) - 1
    return mine - w.rivalry * (total - mine) / (others * others)


def turns_left(game: Caylus, w: Weights) -> float:
    """How many turns will follow this one, by the bailiff's way and by the free spaces of the towers."""
    way = SCORING_SPACE[TOWERS] - game.bailiff
    turns = way / w.steps_a_turn
    if game.phase < 7:
        turns -= 1.0
    free = SECTION_SPACES[TOWERS] - game.houses_in(TOWERS)
    if game.scored == TOWERS:
        turns = min(turns, free / (0.6 * len(game.players)))
    return max(0.0, turns)


class Plan:
    """A player's turn as it will go on if nothing changes, reckoned in points."""

    def __init__(self, game: Caylus, seat: int, w: Weights) -> None:
        me = game.players[seat]
        self.game = game
        self.w = w
        self.seat = seat
        self.me = me
        self.left = turns_left(game, w)
        self.cubes = me.cubes.copy()
        self.deniers = me.deniers
        self.points = float(me.score())
        self.houses = 0
        self.delivered = me.batches if game.phase == 6 else 0
        share = min(1.0, self.left / 1.5)
        self.denier = share * w.denier + (1 - share) * LAST_DENIER_WORTH
        self.cube = [share * w.cube[n] + (1 - share) * LAST_CUBE_WORTH[n] for n in range(CUBES)]
        self.favour = self.favour_worth()

    # --- the rest of the turn ---------------------------------------------------------------------------

    def worth(self) -> float:
        self.play_on()
        return self.points + self.stock_worth() + self.holdings_worth() + self.castle_worth()

    def play_on(self) -> None:
        """The rest of the turn, with the workers as they stand."""
        game = self.game
        if game.phase <= 3:
            self.visit_specials()
        if game.phase <= 5 and self.me.at:
            self.walk_road()
        if game.phase <= 6 and self.seat in game.castle:
            if game.phase < 6 or delivers(game, self.seat):
                self.deliver()
            if self.delivered:
                self.points += (
                    self.favour
                    * min(0.9, self.w.batches + self.w.a_batch * self.delivered)
                    / max(1, len(game.castle) - 1)
                )

    def visit_specials(self) -> None:
        at = self.me.at
        if at & BIT[TRADING_POST]:
            self.deniers += TRADING_POST_DENIERS
        if at & BIT[GUILD]:
            self.points += self.w.guild
        if at & BIT[GATE]:
            self.points += self.w.gate
        if at & BIT[JOUST_FIELD] and self.cubes[CLOTH] and self.deniers:
            self.cubes[CLOTH] -= 1
            self.deniers -= 1
            self.points += self.favour
        if self.game.inn_left == self.seat:
            self.points += self.w.inn * min(2.0, self.left)

    def walk_road(self) -> None:
        game = self.game
        at = self.me.at
        for space in range(SPACES):
            building = game.road[space]
            if building != NO_BUILDING and at & BIT[building]:
                chance = reach(game, space, self.w)
                if chance > 0.0:
                    self.use(building, chance)

    def use(self, building: int, chance: float) -> None:
        """What a building on the road will bring, made less by the chance that the provost stays short."""
        effect = EFFECT[building]
        if effect == PRODUCE:
            self.produce(building, chance)
        elif effect == BUILD:
            self.build(BUILDS[building], chance)
        elif effect == SELL:
            self.sell(building, chance)
        elif effect == BUY:
            self.buy(building, chance)
        elif effect == EXCHANGE:
            self.exchange(building, chance)
        else:
            self.transform(chance)

    def produce(self, building: int, chance: float) -> None:
        from_yields = YIELDS[building]
        best = 0
        best_worth = -1.0
        for number, amounts in enumerate(from_yields):
            worth = 0.0
            for cube in range(CUBES):
                if amounts[cube]:
                    worth += amounts[cube] * self.cube[cube] / (1.0 + 0.15 * self.cubes[cube])
            if worth > best_worth:
                best = number
                best_worth = worth
        if chance < 0.5:
            self.points += chance * best_worth
            return
        for cube in range(CUBES):
            self.cubes[cube] += from_yields[best][cube]
        self.points -= (1.0 - chance) * best_worth

    def sell(self, building: int, chance: float) -> None:
        best = NO_CUBE
        gain = 0.0
        for cube in range(CUBES):
            if self.cubes[cube]:
                worth = SELL_PRICE[building] * self.denier - self.cube[cube] / (1.0 + 0.1 * self.cubes[cube])
                if worth > gain:
                    best = cube
                    gain = worth
        if best == NO_CUBE:
            return
        if chance < 0.5:
            self.points += chance * gain
            return
        self.cubes[best] -= 1
        self.deniers += SELL_PRICE[building]
        self.points -= (1.0 - chance) * gain

    def buy(self, building: int, chance: float) -> None:
        for _ in range(BUY_LIMIT[building]):
            if self.deniers < BUY_PRICE[building]:
                return
            best = FOOD
            best_worth = -1.0
            for cube in range(ORDINARY):
                worth = self.cube[cube] / (1.0 + 0.3 * self.cubes[cube])
                if worth > best_worth:
                    best = cube
                    best_worth = worth
            gain = self.cube[best] - BUY_PRICE[building] * self.denier
            if gain <= 0.0:
                return
            if chance < 0.5:
                self.points += chance * gain
                return
            self.deniers -= BUY_PRICE[building]
            self.cubes[best] += 1
            self.points -= (1.0 - chance) * gain

    def exchange(self, building: int, chance: float) -> None:
        best = 0.0
        number = -1
        for n in RATES_OF[building]:
            rate = RATES[n]
            if self.deniers < rate.deniers:
                continue
            gain = rate.points + rate.gold * self.cube[GOLD] - rate.deniers * self.denier
            if rate.kind == MIXED:
                if sum(self.cubes) - self.cubes[GOLD] < rate.cubes:
                    continue
                gain -= 1.2 * rate.cubes
            else:
                if self.cubes[rate.kind] < rate.cubes:
                    continue
                gain -= rate.cubes * self.cube[rate.kind]
            if gain > best:
                best = gain
                number = n
        if number < 0:
            return
        self.points += chance * best
        if chance >= 0.5:
            rate = RATES[number]
            self.deniers -= rate.deniers
            self.points += rate.deniers * self.denier
            if rate.kind != MIXED:
                self.cubes[rate.kind] -= rate.cubes
                self.points += rate.cubes * self.cube[rate.kind]

    def build(self, kind: int, chance: float) -> None:
        """The best tile that can be paid for then."""
        game = self.game
        if kind == PRESTIGE:
            if not self.me.residences:
                return
        elif game.first_empty_space() == NO_SPACE:
            return
        best = NO_BUILDING
        best_worth = 0.0
        for building in TILES_OF[kind]:
            if game.supply & BIT[building] and can_pay(self.cubes, building, NO_CUBE):
                worth = self.tile_worth(building) - self.price(building)
                if worth > best_worth:
                    best = building
                    best_worth = worth
        if best == NO_BUILDING:
            return
        self.points += chance * best_worth
        if chance >= 0.5:
            self.points += self.price(best)
            for cube in range(CUBES):
                self.cubes[cube] -= COST[best][cube]

    def price(self, building: int) -> float:
        worth = 1.0 if COST_ANY[building] else 0.0
        cost = COST[building]
        for cube in range(CUBES):
            worth += cost[cube] * self.cube[cube]
        return worth

    def tile_worth(self, building: int) -> float:
        """Points, favours and what it brings later."""
        worth = POINTS[building] + FAVOURS[building] * self.favour
        if KIND[building] == PRESTIGE:
            return worth + (INCOME[building] - INCOME[RESIDENCE]) * self.denier * self.left
        space = self.game.first_empty_space()
        return worth + self.w.uses[building] * self.turns_reached(space)

    def turns_reached(self, space: int) -> float:
        """In how many turns the provost will reach a space."""
        wait = (space - self.game.bailiff - 1) / self.w.steps_a_turn
        return max(0.0, self.left - max(0.0, wait))

    def transform(self, chance: float) -> None:
        if self.cubes[CLOTH] < RESIDENCE_CLOTH or self.deniers < RESIDENCE_DENIERS:
            return
        gain = POINTS[RESIDENCE] + self.w.residence * self.left - self.cube[CLOTH] - self.denier
        if gain > 0.0:
            self.points += chance * gain
            if chance >= 0.5:
                self.cubes[CLOTH] -= 1
                self.deniers -= 1
                self.points += self.cube[CLOTH] + self.denier

    # --- the castle -------------------------------------------------------------------------------------

    def deliver(self) -> None:
        """Batches as long as they are worth their cubes; none at all costs points."""
        game = self.game
        section = game.section_to_build()
        if section == SECTIONS:
            return
        room = SECTION_SPACES[section] - game.houses_in(section)
        while section < SECTIONS:
            price = self.cheapest_batch(False)
            if price < 0.0:
                break
            gain = SECTION_POINTS[section] + self.w.batch
            if self.delivered == 0:
                gain += NO_BATCH_LOSS
            if gain < price:
                break
            self.cheapest_batch(True)
            self.points += SECTION_POINTS[section]
            if section == game.scored:
                self.houses += 1
            self.delivered += 1
            room -= 1
            if room == 0:
                section += 1
                if section < SECTIONS:
                    room = SECTION_SPACES[section] - game.houses_in(section)
        if self.delivered == 0:
            self.points -= min(NO_BATCH_LOSS, self.me.score())

    def cheapest_batch(self, pay: bool) -> float:
        """What the batch that is missed least is worth; -1 if there is none."""
        if self.cubes[FOOD] == 0:
            return -1.0
        first = NO_CUBE
        second = NO_CUBE
        first_worth = 100.0
        second_worth = 100.0
        for cube in range(WOOD, CUBES):
            if self.cubes[cube]:
                worth = self.cube[cube] / (1.0 + 0.1 * self.cubes[cube])
                if worth < first_worth:
                    second = first
                    second_worth = first_worth
                    first = cube
                    first_worth = worth
                elif worth < second_worth:
                    second = cube
                    second_worth = worth
        if second == NO_CUBE:
            return -1.0
        if pay:
            self.cubes[FOOD] -= 1
            self.cubes[first] -= 1
            self.cubes[second] -= 1
        return self.cube[FOOD] + first_worth + second_worth

    def castle_worth(self) -> float:
        """Houses in sections that will still be scored: favours won, penalties to come."""
        game = self.game
        worth = 0.0
        for section in range(game.scored, SECTIONS):
            houses = self.me.houses[section]
            if section == game.scored:
                houses += self.houses
            table = SECTION_FAVOURS[section]
            certain = section == game.scored
            if houses == 0:
                if certain:
                    turns = max(0.0, (SCORING_SPACE[section] - game.bailiff) / self.w.steps_a_turn - 1.0)
                    worth -= SECTION_LOSS[section] / (1.0 + 0.5 * turns)
                continue
            last = len(table) - 1
            now = float(table[min(houses, last)])
            following = float(table[min(houses + 1, last)])
            worth += self.favour * (now + self.w.next_favour * (following - now))
        return worth

    # --- what lasts ---------------------------------------------------------------------------------------

    def stock_worth(self) -> float:
        """Cubes and deniers in hand; the more of one kind, the less each is worth, until the end."""
        worth = 0.0
        if self.left == 0.0:
            ordinary = sum(self.cubes) - self.cubes[GOLD]
            worth = ordinary / CUBES_PER_POINT + GOLD_POINTS * self.cubes[GOLD]
            return worth + self.deniers / DENIERS_PER_POINT
        for cube in range(CUBES):
            have = self.cubes[cube]
            few = min(have, 4)
            worth += self.cube[cube] * (few - 0.04 * few * (few - 1) + 0.6 * (have - few))
        some = min(self.deniers, 8)
        return worth + self.denier * (some + 0.6 * (self.deniers - some))

    def holdings_worth(self) -> float:
        """Own buildings, residences, favour markers, the inn and the rank in the turn order."""
        game = self.game
        me = self.me
        worth = 0.0
        if me.own:
            for space in range(SPACES):
                building = game.road[space]
                if building != NO_BUILDING and me.own & BIT[building]:
                    if KIND[building] == PRESTIGE:
                        worth += INCOME[building] * self.denier * self.left
                    else:
                        worth += self.w.uses[building] * self.turns_reached(space)
        worth += self.w.residence * self.left * me.residences.bit_count()
        worth += me.waiting.bit_count() * (POINTS[RESIDENCE] + self.w.residence * self.left)
        if game.inn_right == self.seat and game.inn_left == NOBODY:
            worth += self.w.inn * min(2.0, self.left)
        if len(game.players) > 2 and self.left > 0.0:
            worth += self.w.rank * (len(game.players) - 1 - rank(game, self.seat))
        return worth + self.markers_worth()

    def markers_worth(self) -> float:
        """Favours still to come will use the markers where they are."""
        if self.game.setting.simplified:
            return 0.0
        to_come = self.w.favours_a_turn * self.left + (self.w.favour_to_come if self.left > 0.0 else 0.0)
        best = 0.0
        total = 0.0
        for line in range(LINES):
            worth = line_worth(line, self.me.favours[line], self.denier, self.w)
            total += worth
            best = max(best, worth)
        return to_come * (self.w.best_favour * best + self.w.all_favours * total)

    def favour_worth(self) -> float:
        """What one more favour is worth to this player."""
        if self.game.setting.simplified:
            return 3.0
        best = 0.0
        limit = OPEN_COLUMNS[min(self.game.scored, SECTIONS - 1)]
        for line in range(LINES):
            column = min(self.me.favours[line] + 1, max(limit, self.me.favours[line]))
            best = max(best, line_worth(line, column, self.denier, self.w))
        return best + 0.1 * min(self.left, 3.0)


def line_worth(line: int, column: int, denier: float, w: Weights) -> float:
    """What a favour on a line brings with the marker in a column."""
    if line == FOR_PRESTIGE:
        return float(column)
    if line == FOR_DENIERS:
        return (2 + column) * denier if column else 0.0
    if line == FOR_RESOURCES:
        return w.resource_line[column]
    return w.building_line[column]


def reach(game: Caylus, space: int, w: Weights) -> float:
    """How likely it is that a space of the road will be activated."""
    ahead = space - game.provost
    if game.phase == 5:
        return 1.0 if ahead <= 0 else 0.0
    if game.phase == 4:
        movers = bribes_to_come(game)
        if ahead <= -3 * movers:
            return 1.0
        if ahead > 3 * movers:
            return 0.0
    if ahead <= 0:
        return w.behind[min(-ahead, 3)]
    return w.ahead[ahead] if ahead <= 3 else w.far_ahead


def delivers(game: Caylus, seat: int) -> bool:
    """May a player still deliver in this turn?"""
    for step in game.stack:
        if isinstance(step, Deliver):
            if step.player == seat:
                return True
        elif isinstance(step, VisitCastle) and step.seat == seat:
            return True
    return False


def bribes_to_come(game: Caylus) -> int:
    """How many players may still move the provost."""
    found = 0
    for step in game.stack:
        if isinstance(step, OfferBribe):
            if game.players[step.seat].deniers:
                found += 1
        elif isinstance(step, MoveProvost):
            found += 1
    return found


def rank(game: Caylus, seat: int) -> int:
    """The place in the turn order once the stables have acted."""
    if seat in game.stables:
        return game.stables.index(seat)
    before = len(game.stables)
    for player in game.order:
        if player == seat:
            break
        if player not in game.stables:
            before += 1
    return before
