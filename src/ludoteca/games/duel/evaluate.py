"""How good a position is for a seat: the bots' eye. Opinion, not rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.duel import building, cards, dice, resources, turn
from ludoteca.games.duel.components import (
    ACTION,
    AMOUNT,
    BIT,
    CAPACITY,
    CITY_COST,
    CITY_EXPANSION,
    COMMERCE,
    COST,
    DESIGN_OF,
    GOLD,
    NOBODY,
    NONE,
    ONLY_ONE,
    PARISH_HALL,
    RESOURCE_OF,
    RESOURCES,
    ROAD_COST,
    SAFE_FROM_BRIGANDS,
    SETTLEMENT_COST,
    STRENGTH,
    TOWN_HALL,
    TYPE,
    VICTORY,
    WOOL,
)
from ludoteca.games.duel.state import Duel, Player, amount_of
from ludoteca.games.duel.weights import TUNED, Weights

WIN: Final = 1000.0


def evaluate(game: Duel, seat: int) -> float:
    """How good a position is, by the weights of today."""
    return judge(game, seat, TUNED)


def evaluate_with(weights: dict[str, float]) -> Callable[[Duel, int], float]:
    """The same by other weights."""
    own = Weights(weights)
    return lambda game, seat: judge(game, seat, own)


def judge(game: Duel, seat: int, w: Weights) -> float:
    """My principality, resources, hand and plans against the other's principality and resources."""
    if game.winner != NOBODY:
        return WIN if game.winner == seat else -WIN
    mine = principality(game, seat, w) + hand_worth(game, seat, w) + pending(game, seat, w)
    if game.points(seat) >= game.target():
        mine += WIN / 4
    theirs = principality(game, 1 - seat, w)
    if game.points(1 - seat) >= game.target():
        theirs += WIN / 4
    return mine - w.other * theirs


def principality(game: Duel, seat: int, w: Weights) -> float:
    """What stands, what it yields, and what lies in store."""
    me = game.players[seat]
    tally = me.tally
    worth = w.point * game.points(seat) + resources_worth(game, me, w)
    for card in me.sites:
        if card != NONE:
            design = DESIGN_OF[card]
            worth += w.built[design] - w.point * VICTORY[design]
    worth += w.region * len(me.stores) + w.boost * tally.boosted.bit_count()
    worth += w.city * me.cities.bit_count() + w.place * me.places()
    worth += (
        w.road
        * (int(me.road_left) + int(me.road_right))
        * (w.second_road if me.road_left and me.road_right else 1.0)
    )
    worth += w.site * min(3, len(tally.open_sites))
    return worth


def resources_worth(game: Duel, me: Player, w: Weights) -> float:
    """Each further unit of a resource is worth less; too many tempt the brigands."""
    stock = game.stock
    amounts = [0] * RESOURCES
    counted = 0
    for store in me.stores:
        amounts[RESOURCE_OF[store]] += stock[store]
        if me.tally.sheltered & BIT[store] == 0:
            counted += stock[store]
    worth = 0.0
    for resource in range(RESOURCES):
        factor = w.gold if resource == GOLD else 1.0
        for n in range(amounts[resource]):
            worth += factor * w.unit[n]
    if counted > SAFE_FROM_BRIGANDS:
        worth -= w.brigands * (amounts[GOLD] + amounts[WOOL])
    return worth


def hand_worth(game: Duel, seat: int, w: Weights) -> float:
    """The cards of the hand, and how near the best thing is that could be bought."""
    me = game.players[seat]
    purse = game.purse(seat)
    worth = 0.0
    best = plan(purse, ROAD_COST, w.road, w) if wants_road(game, me) else 0.0
    if game.settlements and (me.road_left or me.road_right):
        best = max(best, plan(purse, SETTLEMENT_COST, w.settlement - w.road, w))
    if game.cities and me.cities.bit_count() < me.places():
        best = max(best, plan(purse, CITY_COST, w.point + w.city, w))
    for card in me.hand:
        design = DESIGN_OF[card]
        worth += w.hand[design]
        if TYPE[design] != ACTION and may_come(me, design):
            best = max(best, plan(purse, COST[design], gain_of(game, seat, design, w), w))
    if game.face_up and may_come(me, DESIGN_OF[game.face_up[0]]):
        design = DESIGN_OF[game.face_up[0]]
        best = max(best, plan(purse, COST[design], gain_of(game, seat, design, w), w))
    return worth + best


def wants_road(game: Duel, me: Player) -> bool:
    return game.roads > 0 and game.settlements > 0 and not me.road_left and not me.road_right


def may_come(me: Player, design: int) -> bool:
    """Could this expansion be built, if it could be paid?"""
    if ONLY_ONE[design] and me.has(design):
        return False
    if TYPE[design] == CITY_EXPANSION and not me.tally.open_city_sites:
        return False
    if design == TOWN_HALL and not me.has(PARISH_HALL):
        return False
    return building.meets_requirement(me, design)


def gain_of(game: Duel, seat: int, design: int, w: Weights) -> float:
    """What building this brings, a token included that it would win."""
    worth = w.built[design]
    mine = game.players[seat].tally
    theirs = game.players[1 - seat].tally
    if STRENGTH[design] and game.hero_token() != seat:
        total = mine.strength + STRENGTH[design]
        if total >= 3 and total > theirs.strength:
            worth += w.point
    if COMMERCE[design] and game.trade_token() != seat:
        total = mine.commerce + COMMERCE[design]
        if total >= 3 and total > theirs.commerce:
            worth += w.point
    return worth


def plan(purse: int, cost: int, gain: float, w: Weights) -> float:
    """The nearer a purchase, the more of its gain may be hoped for."""
    missing = 0
    rest = cost
    have = purse
    while rest:
        missing += max(0, (rest & AMOUNT) - (have & AMOUNT))
        rest >>= 6
        have >>= 6
    worth = w.plan * gain
    for _ in range(missing):
        worth *= w.step_to_plan
    return worth


def pending(game: Duel, seat: int, w: Weights) -> float:
    """What has been begun and will be finished: things paid for, things still to be paid or received."""
    worth = 0.0
    stack = game.stack
    for place in range(len(stack) - 1, -1, -1):
        step = stack[place]
        if isinstance(step, turn.ActionPhase | turn.ExchangePhase):
            break
        if isinstance(step, resources.Pay):
            worth += (-w.due if step.player == seat else w.their_due) * amount_in(step.bill)
        elif isinstance(step, resources.PayAny):
            worth -= w.pay_any * step.count
        elif isinstance(step, resources.TakeAny):
            worth += (w.choice_to_come if step.player == seat else -w.theirs_to_come) * step.count
        elif isinstance(step, resources.Receive):
            worth += (w.to_come if step.player == seat else -w.theirs_to_come) * step.amount
        elif isinstance(step, resources.Deliver):
            worth += (w.to_come if step.seat == seat else -w.theirs_to_come) * amount_in(step.purse)
        elif isinstance(step, resources.DeliverTo):
            worth += w.to_come * step.amount
        elif isinstance(step, building.PlaceCard | building.ChooseSite | building.LayCache):
            if game.playing != NONE and game.active == seat:
                worth += placing(game, seat, isinstance(step, building.PlaceCard), w)
        elif isinstance(step, building.LayRoad):
            worth += w.road
        elif isinstance(step, building.Settle):
            worth += w.settlement - w.road
        elif isinstance(step, building.Explore | building.ChooseRegion | building.LayRegions):
            worth += 2 * w.region
        elif isinstance(step, building.RaiseCity):
            worth += w.point + w.city
        elif isinstance(step, building.VisitLibrary | building.PickCard | turn.TakeNewCard):
            worth += w.new_card
        elif isinstance(step, turn.SearchStack):
            worth += w.search
        elif isinstance(step, dice.Demand | cards.DemandGold | cards.Raid | cards.RaidAmount):
            worth += w.demand
        elif isinstance(step, cards.SetFire | cards.Betray):
            worth += w.attack
        elif isinstance(step, cards.Foretell):
            worth += w.foretell
        elif isinstance(step, turn.BeforeTheRoll) and game.number:
            worth += production_worth(game, seat, w)
            worth -= w.their_production * production_worth(game, 1 - seat, w)
    return worth


def amount_in(purse: int) -> int:
    """How many resources a purse holds."""
    total = 0
    for resource in range(RESOURCES):
        total += amount_of(purse, resource)
    return total


def placing(game: Duel, seat: int, charged: bool, w: Weights) -> float:
    """An expansion on its way to its site."""
    design = DESIGN_OF[game.playing]
    worth = gain_of(game, seat, design, w)
    return worth if charged else worth - w.due * amount_in(COST[design])


def production_worth(game: Duel, seat: int, w: Weights) -> float:
    """What the chosen number yields."""
    me = game.players[seat]
    worth = 0.0
    for store in me.numbered[game.number]:
        yielded = 2 if me.tally.boosted & BIT[store] else 1
        worth += w.production * min(yielded, CAPACITY - game.stock[store])
    return worth
